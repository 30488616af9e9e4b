"""Blue projects: effects that last, and actions."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.card import Card, Way, blue
from arsia.games.ares_expedition.card_effects import (
    AddToCard,
    DiscardCards,
    DiscardToDraw,
    ExtraPlay,
    MayTradeCard,
    RevealAndKeep,
    RevealTop,
    TakeFromAny,
)
from arsia.games.ares_expedition.counts import EnoughBlue, Level, PerBlue, PerForests, PerProjects
from arsia.games.ares_expedition.effects import (
    ConvertHeat,
    FlipOcean,
    GrowForest,
    RaiseOxygen,
    RaiseTemperature,
    SpendRating,
)
from arsia.games.ares_expedition.lasting import (
    CheapStandard,
    DearerSale,
    Discount,
    Ease,
    PayLess,
    Research,
    when_action,
    when_card,
    when_forest,
    when_ocean,
    when_oxygen,
    when_tag,
    when_temperature,
)
from arsia.games.ares_expedition.needs import (
    PURPLE,
    RED_ZONE,
    WHITE,
    YELLOW,
    oceans,
    oxygen,
    temperature,
    temperature_at_most,
)
from arsia.games.mars_engine.counts import OwnTags
from arsia.games.mars_engine.effects import AddHere, ChooseOne, Draw, Lose, RaiseRating, TakeHere, gain
from arsia.games.mars_engine.lasting import MetalValue
from arsia.games.mars_engine.needs import TagNeed
from arsia.games.mars_engine.points import PerResource, PerTag, Points
from arsia.games.mars_engine.resources import (
    ANIMAL,
    HEAT,
    MC,
    MICROBE,
    NOTHING,
    PLANTS,
    SCIENCE_RESOURCE,
    STEEL,
    TITANIUM,
)
from arsia.games.mars_engine.tags import (
    ANIMAL_TAG,
    BUILDING,
    EARTH,
    EVENT_TAG,
    JOVIAN,
    MICROBE_TAG,
    PLANT,
    POWER,
    SCIENCE,
    SPACE,
)

BLUE_CARDS: Final[tuple[Card, ...]] = (
    blue("adaptation_technology", 12, SCIENCE, lasting=(Ease(),), points=Points(1)),
    blue("advanced_alloys", 9, BUILDING, lasting=(MetalValue(1, 1),)),
    blue("advanced_screening_technology", 6, SCIENCE, action=(Way((), (RevealAndKeep(3, (SCIENCE, PLANT)),)),)),
    blue(
        "ai_central",
        22,
        SCIENCE,
        BUILDING,
        needs=(TagNeed(SCIENCE, 5),),
        action=(Way((), (Draw(2),)),),
        points=Points(2),
    ),
    blue(
        "anaerobic_microorganisms",
        10,
        MICROBE_TAG,
        lasting=(when_tag(AddHere(MICROBE), PLANT, MICROBE_TAG, ANIMAL_TAG), PayLess(NOTHING, 2, 10)),
        holds=MICROBE,
    ),
    blue(
        "anti_gravity_technology",
        18,
        SCIENCE,
        needs=(TagNeed(SCIENCE, 5),),
        lasting=(when_card(gain(heat=2, plants=2)),),
        points=Points(3),
    ),
    blue("aquifer_pumping", 14, BUILDING, action=(Way((), (FlipOcean(1),), money=10, less=2, per=Level(STEEL)),)),
    blue(
        "arctic_algae",
        19,
        PLANT,
        needs=(temperature(RED_ZONE),),
        lasting=(when_ocean(gain(plants=4)),),
        points=Points(2),
    ),
    blue("artificial_jungle", 5, action=(Way((Lose(PLANTS, 1),), (Draw(1),)),)),
    blue("assembly_lines", 13, SPACE, lasting=(when_action(gain(mc=1)),)),
    blue("asset_liquidation", 0, SCIENCE, now=(ExtraPlay(),), action=(Way((SpendRating(1),), (Draw(3),)),)),
    blue(
        "birds",
        15,
        ANIMAL_TAG,
        needs=(oxygen(WHITE),),
        action=(Way((), (AddHere(ANIMAL),)),),
        points=PerResource(1),
        holds=ANIMAL,
    ),
    blue("brainstorming_session", 8, SPACE, action=(Way((), (RevealTop(1),)),)),
    blue(
        "caretaker_contract",
        18,
        needs=(temperature(YELLOW),),
        action=(Way((Lose(HEAT, 8),), (RaiseRating(1),)),),
        points=Points(2),
    ),
    blue("circuit_board_factory", 14, BUILDING, action=(Way((), (Draw(1),)),)),
    blue("community_gardens", 20, PLANT, action=(Way((), (gain(mc=2),), bonus_gains=(gain(plants=1),)),)),
    blue("composting_factory", 13, BUILDING, lasting=(DearerSale(1),), points=Points(1)),
    blue(
        "conserved_biome",
        25,
        BUILDING,
        MICROBE_TAG,
        ANIMAL_TAG,
        action=(Way((), (AddToCard(MICROBE, 1),)), Way((), (AddToCard(ANIMAL, 1),))),
        points=PerForests(2),
    ),
    blue(
        "decomposers",
        7,
        MICROBE_TAG,
        needs=(oxygen(RED_ZONE),),
        lasting=(
            when_tag(
                ChooseOne(
                    (
                        (AddHere(MICROBE),),
                        (TakeHere(MICROBE, 1), Draw(1)),
                    )
                ),
                PLANT,
                MICROBE_TAG,
                ANIMAL_TAG,
            ),
        ),
        points=Points(1),
        holds=MICROBE,
    ),
    blue(
        "decomposing_fungus",
        10,
        MICROBE_TAG,
        now=(AddHere(MICROBE, 2),),
        action=(Way((TakeFromAny((ANIMAL, MICROBE)),), (gain(plants=3),)),),
        holds=MICROBE,
    ),
    blue(
        "developed_infrastructure",
        12,
        action=(Way((), (RaiseTemperature(1),), money=10, less=5, per=EnoughBlue(5)),),
        points=Points(1),
    ),
    blue("development_center", 7, SCIENCE, BUILDING, action=(Way((Lose(HEAT, 2),), (Draw(1),)),)),
    blue("earth_catapult", 24, BUILDING, EARTH, lasting=(Discount(2),), points=Points(2)),
    blue(
        "ecological_zone",
        11,
        PLANT,
        ANIMAL_TAG,
        lasting=(when_tag(AddHere(ANIMAL), PLANT, ANIMAL_TAG),),
        points=PerResource(1, 2),
        holds=ANIMAL,
    ),
    blue("energy_subsidies", 5, SPACE, lasting=(Discount(4, POWER), when_tag(Draw(1), POWER))),
    blue("extended_resources", 10, SCIENCE, BUILDING, lasting=(Research(0, 1),)),
    blue(
        "extreme_cold_fungus",
        10,
        MICROBE_TAG,
        needs=(temperature_at_most(PURPLE),),
        action=(Way((), (gain(plants=1),)), Way((), (AddToCard(MICROBE, 1),))),
    ),
    blue("farmers_market", 12, PLANT, action=(Way((), (gain(plants=2),), money=1),), points=Points(1)),
    blue("farming_co_ops", 15, PLANT, now=(gain(plants=3),), action=(Way((DiscardCards(1),), (gain(plants=3),)),)),
    blue(
        "fish",
        11,
        ANIMAL_TAG,
        needs=(temperature(RED_ZONE),),
        lasting=(when_ocean(AddHere(ANIMAL)),),
        points=PerResource(1),
        holds=ANIMAL,
    ),
    blue(
        "ghg_producing_bacteria",
        10,
        SCIENCE,
        MICROBE_TAG,
        needs=(oxygen(RED_ZONE),),
        action=(Way((), (AddHere(MICROBE),)), Way((TakeHere(MICROBE, 2),), (RaiseTemperature(1),))),
        holds=MICROBE,
    ),
    blue(
        "greenhouses", 11, BUILDING, PLANT, needs=(temperature(YELLOW),), action=(Way((), (ConvertHeat(PLANTS, 4),)),)
    ),
    blue(
        "herbivores",
        25,
        ANIMAL_TAG,
        needs=(oceans(5),),
        lasting=(when_temperature(AddHere(ANIMAL)), when_oxygen(AddHere(ANIMAL)), when_ocean(AddHere(ANIMAL))),
        points=PerResource(1, 2),
        holds=ANIMAL,
    ),
    blue(
        "hydro_electric_energy", 11, BUILDING, action=(Way((), (gain(heat=2),), money=1, bonus_gains=(gain(heat=1),)),)
    ),
    blue("interplanetary_relations", 35, SPACE, JOVIAN, lasting=(Research(1, 1),), points=PerProjects(4)),
    blue("interns", 3, SCIENCE, lasting=(Research(2, 0),)),
    blue(
        "interplanetary_conference",
        6,
        EARTH,
        lasting=(Discount(3, EARTH), Discount(3, JOVIAN), when_tag(Draw(1), EARTH, JOVIAN, own=False)),
    ),
    blue("ironworks", 12, BUILDING, action=(Way((Lose(HEAT, 4),), (RaiseOxygen(1),)),)),
    blue(
        "livestock",
        15,
        ANIMAL_TAG,
        needs=(oxygen(YELLOW),),
        lasting=(when_temperature(AddHere(ANIMAL)),),
        points=PerResource(1),
        holds=ANIMAL,
    ),
    blue("mars_university", 10, SCIENCE, BUILDING, lasting=(when_tag(MayTradeCard(PLANT), SCIENCE),), points=Points(1)),
    blue("matter_manufacturing", 9, SCIENCE, action=(Way((), (Draw(1),), money=1),)),
    blue("media_group", 11, EARTH, lasting=(Discount(5, EVENT_TAG),)),
    blue(
        "nitrite_reducing_bacteria",
        11,
        MICROBE_TAG,
        now=(AddHere(MICROBE, 3),),
        action=(Way((), (AddHere(MICROBE),)), Way((TakeHere(MICROBE, 3),), (FlipOcean(1),))),
        holds=MICROBE,
    ),
    blue("olympus_conference", 15, SCIENCE, BUILDING, EARTH, lasting=(when_tag(Draw(1), SCIENCE),), points=Points(1)),
    blue("optimal_aerobraking", 10, SPACE, lasting=(when_tag(gain(heat=2, plants=2), EVENT_TAG, own=False),)),
    blue(
        "physics_complex",
        5,
        SCIENCE,
        BUILDING,
        needs=(TagNeed(SCIENCE, 4),),
        lasting=(when_temperature(AddHere(SCIENCE_RESOURCE)),),
        points=PerResource(1, 2),
        holds=SCIENCE_RESOURCE,
    ),
    blue("power_infrastructure", 4, BUILDING, POWER, action=(Way((), (ConvertHeat(MC),)),)),
    blue("recycled_detritus", 24, lasting=(when_tag(Draw(2), EVENT_TAG, own=False),), points=Points(1)),
    blue("redrafted_contracts", 4, action=(Way((), (DiscardToDraw(3),)),)),
    blue(
        "regolith_eaters",
        10,
        SCIENCE,
        MICROBE_TAG,
        needs=(temperature(RED_ZONE),),
        action=(Way((), (AddHere(MICROBE),)), Way((TakeHere(MICROBE, 2),), (RaiseOxygen(1),))),
        holds=MICROBE,
    ),
    blue("research_outpost", 6, SCIENCE, BUILDING, lasting=(Discount(1),)),
    blue("restructured_resources", 7, lasting=(PayLess(PLANTS, 1, 5),)),
    blue(
        "small_animals",
        9,
        ANIMAL_TAG,
        needs=(temperature(RED_ZONE),),
        lasting=(when_forest(AddHere(ANIMAL)),),
        points=PerResource(1, 2),
        holds=ANIMAL,
    ),
    blue(
        "solarpunk",
        15,
        SPACE,
        PLANT,
        action=(Way((), (GrowForest(1),), money=15, less=2, per=Level(TITANIUM)),),
        points=Points(1),
    ),
    blue("standard_technology", 15, SCIENCE, lasting=(CheapStandard(4),), points=Points(1)),
    blue("steelworks", 15, BUILDING, action=(Way((Lose(HEAT, 6),), (gain(mc=2), RaiseOxygen(1))),), points=Points(1)),
    blue(
        "symbiotic_fungus", 3, MICROBE_TAG, needs=(temperature(RED_ZONE),), action=(Way((), (AddToCard(MICROBE, 1),)),)
    ),
    blue(
        "tardigrades", 6, MICROBE_TAG, action=(Way((), (AddHere(MICROBE),)),), points=PerResource(1, 3), holds=MICROBE
    ),
    blue("think_tank", 13, SCIENCE, action=(Way((), (Draw(1),), money=2),), points=PerBlue(3)),
    blue("united_planetary_alliance", 11, SCIENCE, EARTH, lasting=(Research(1, 1),)),
    blue(
        "viral_enhancers",
        8,
        MICROBE_TAG,
        PLANT,
        lasting=(
            when_tag(
                ChooseOne(
                    (
                        (gain(plants=1),),
                        (AddToCard(ANIMAL, 1),),
                        (AddToCard(MICROBE, 1),),
                    )
                ),
                PLANT,
                MICROBE_TAG,
                ANIMAL_TAG,
            ),
        ),
    ),
    blue(
        "volcanic_pools",
        17,
        SPACE,
        action=(Way((), (FlipOcean(1),), money=12, less=1, per=OwnTags(POWER)),),
        points=Points(1),
    ),
    blue(
        "water_import_from_europa",
        22,
        SPACE,
        JOVIAN,
        action=(Way((), (FlipOcean(1),), money=12, less=1, per=Level(TITANIUM)),),
        points=PerTag(JOVIAN),
    ),
    blue(
        "wood_burning_stoves",
        13,
        BUILDING,
        now=(gain(plants=4),),
        action=(Way((Lose(PLANTS, 4),), (RaiseTemperature(1),), bonus_costs=(Lose(PLANTS, 3),)),),
    ),
)
