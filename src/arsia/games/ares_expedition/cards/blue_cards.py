"""Blue projects: effects that last, and actions."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.cards.card import Card, blue
from arsia.games.ares_expedition.effects.cards import (
    AddToCard,
    DiscardCards,
    DiscardToDraw,
    MayTradeCard,
    RevealAndKeep,
    RevealTop,
    TakeFromAny,
)
from arsia.games.ares_expedition.effects.climate import FlipOcean, GrowForest, RaiseOxygen, RaiseTemperature
from arsia.games.ares_expedition.effects.counts import EnoughBlue, Level, PerBlue, PerForests, PerProjects
from arsia.games.ares_expedition.effects.lasting import (
    CheapStandard,
    DearerSale,
    Discount,
    Ease,
    Research,
    pay_less,
    when_action,
    when_card,
    when_forest,
    when_ocean,
    when_oxygen,
    when_tag,
    when_temperature,
)
from arsia.games.ares_expedition.effects.mat import ConvertHeat
from arsia.games.ares_expedition.effects.needs import (
    PURPLE,
    RED_ZONE,
    WHITE,
    YELLOW,
    oceans,
    oxygen,
    temperature,
    temperature_at_most,
)
from arsia.games.ares_expedition.effects.play import ExtraPlay
from arsia.games.ares_expedition.effects.ways import act, spend
from arsia.games.mars_engine.components.resources import ANIMAL, MC, MICROBE, PLANTS, SCIENCE_RESOURCE, STEEL, TITANIUM
from arsia.games.mars_engine.components.tags import (
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
from arsia.games.mars_engine.effects.cards import AddHere, Draw, TakeHere
from arsia.games.mars_engine.effects.counts import OwnTags
from arsia.games.mars_engine.effects.lasting import MetalValue
from arsia.games.mars_engine.effects.mat import Lose, RaiseRating, gain
from arsia.games.mars_engine.effects.needs import TagNeed
from arsia.games.mars_engine.effects.one_of import one_of
from arsia.games.mars_engine.effects.points import PerResource, PerTag, Points

BLUE_CARDS: Final[tuple[Card, ...]] = (
    blue("adaptation_technology", 12, SCIENCE, lasting=Ease(), points=Points(1)),
    blue("advanced_alloys", 9, BUILDING, lasting=MetalValue(steel=1, titanium=1)),
    blue("advanced_screening_technology", 6, SCIENCE, action=act(RevealAndKeep(3, (SCIENCE, PLANT)))),
    blue("ai_central", 22, SCIENCE, BUILDING, needs=TagNeed(SCIENCE, 5), action=act(Draw(2)), points=Points(2)),
    blue(
        "anaerobic_microorganisms",
        10,
        MICROBE_TAG,
        lasting=(when_tag(AddHere(MICROBE), PLANT, MICROBE_TAG, ANIMAL_TAG), pay_less(10, microbes=2)),
        holds=MICROBE,
    ),
    blue(
        "anti_gravity_technology",
        18,
        SCIENCE,
        needs=TagNeed(SCIENCE, 5),
        lasting=when_card(gain(heat=2, plants=2)),
        points=Points(3),
    ),
    blue("aquifer_pumping", 14, BUILDING, action=spend(mc=10, less=2, per=Level(STEEL)).to(FlipOcean(1))),
    blue("arctic_algae", 19, PLANT, needs=temperature(RED_ZONE), lasting=when_ocean(gain(plants=4)), points=Points(2)),
    blue("artificial_jungle", 5, action=spend(plants=1).to(Draw(1))),
    blue("assembly_lines", 13, SPACE, lasting=when_action(gain(mc=1))),
    blue("asset_liquidation", 0, SCIENCE, now=ExtraPlay(), action=spend(rating=1).to(Draw(3))),
    blue(
        "birds", 15, ANIMAL_TAG, needs=oxygen(WHITE), action=act(AddHere(ANIMAL)), points=PerResource(1), holds=ANIMAL
    ),
    blue("brainstorming_session", 8, SPACE, action=act(RevealTop(1))),
    blue(
        "caretaker_contract", 18, needs=temperature(YELLOW), action=spend(heat=8).to(RaiseRating(1)), points=Points(2)
    ),
    blue("circuit_board_factory", 14, BUILDING, action=act(Draw(1))),
    blue("community_gardens", 20, PLANT, action=act(gain(mc=2), bonus=gain(plants=1))),
    blue("composting_factory", 13, BUILDING, lasting=DearerSale(1), points=Points(1)),
    blue(
        "conserved_biome",
        25,
        BUILDING,
        MICROBE_TAG,
        ANIMAL_TAG,
        action=(act(AddToCard(MICROBE, 1)), act(AddToCard(ANIMAL, 1))),
        points=PerForests(2),
    ),
    blue(
        "decomposers",
        7,
        MICROBE_TAG,
        needs=oxygen(RED_ZONE),
        lasting=when_tag(one_of(AddHere(MICROBE), (TakeHere(MICROBE, 1), Draw(1))), PLANT, MICROBE_TAG, ANIMAL_TAG),
        points=Points(1),
        holds=MICROBE,
    ),
    blue(
        "decomposing_fungus",
        10,
        MICROBE_TAG,
        now=AddHere(MICROBE, 2),
        action=spend(TakeFromAny((ANIMAL, MICROBE))).to(gain(plants=3)),
        holds=MICROBE,
    ),
    blue(
        "developed_infrastructure",
        12,
        action=spend(mc=10, less=5, per=EnoughBlue(5)).to(RaiseTemperature(1)),
        points=Points(1),
    ),
    blue("development_center", 7, SCIENCE, BUILDING, action=spend(heat=2).to(Draw(1))),
    blue("earth_catapult", 24, BUILDING, EARTH, lasting=Discount(2), points=Points(2)),
    blue(
        "ecological_zone",
        11,
        PLANT,
        ANIMAL_TAG,
        lasting=when_tag(AddHere(ANIMAL), PLANT, ANIMAL_TAG),
        points=PerResource(1, every=2),
        holds=ANIMAL,
    ),
    blue("energy_subsidies", 5, SPACE, lasting=(Discount(4, POWER), when_tag(Draw(1), POWER))),
    blue("extended_resources", 10, SCIENCE, BUILDING, lasting=Research(draws=0, keeps=1)),
    blue(
        "extreme_cold_fungus",
        10,
        MICROBE_TAG,
        needs=temperature_at_most(PURPLE),
        action=(act(gain(plants=1)), act(AddToCard(MICROBE, 1))),
    ),
    blue("farmers_market", 12, PLANT, action=spend(mc=1).to(gain(plants=2)), points=Points(1)),
    blue("farming_co_ops", 15, PLANT, now=gain(plants=3), action=spend(DiscardCards(1)).to(gain(plants=3))),
    blue(
        "fish",
        11,
        ANIMAL_TAG,
        needs=temperature(RED_ZONE),
        lasting=when_ocean(AddHere(ANIMAL)),
        points=PerResource(1),
        holds=ANIMAL,
    ),
    blue(
        "ghg_producing_bacteria",
        10,
        SCIENCE,
        MICROBE_TAG,
        needs=oxygen(RED_ZONE),
        action=(act(AddHere(MICROBE)), spend(TakeHere(MICROBE, 2)).to(RaiseTemperature(1))),
        holds=MICROBE,
    ),
    blue("greenhouses", 11, BUILDING, PLANT, needs=temperature(YELLOW), action=act(ConvertHeat(PLANTS, most=4))),
    blue(
        "herbivores",
        25,
        ANIMAL_TAG,
        needs=oceans(5),
        lasting=(when_temperature(AddHere(ANIMAL)), when_oxygen(AddHere(ANIMAL)), when_ocean(AddHere(ANIMAL))),
        points=PerResource(1, every=2),
        holds=ANIMAL,
    ),
    blue("hydro_electric_energy", 11, BUILDING, action=spend(mc=1).to(gain(heat=2), bonus=gain(heat=1))),
    blue("interplanetary_relations", 35, SPACE, JOVIAN, lasting=Research(draws=1, keeps=1), points=PerProjects(4)),
    blue("interns", 3, SCIENCE, lasting=Research(draws=2, keeps=0)),
    blue(
        "interplanetary_conference",
        6,
        EARTH,
        lasting=(Discount(3, EARTH), Discount(3, JOVIAN), when_tag(Draw(1), EARTH, JOVIAN, own=False)),
    ),
    blue("ironworks", 12, BUILDING, action=spend(heat=4).to(RaiseOxygen(1))),
    blue(
        "livestock",
        15,
        ANIMAL_TAG,
        needs=oxygen(YELLOW),
        lasting=when_temperature(AddHere(ANIMAL)),
        points=PerResource(1),
        holds=ANIMAL,
    ),
    blue("mars_university", 10, SCIENCE, BUILDING, lasting=when_tag(MayTradeCard(PLANT), SCIENCE), points=Points(1)),
    blue("matter_manufacturing", 9, SCIENCE, action=spend(mc=1).to(Draw(1))),
    blue("media_group", 11, EARTH, lasting=Discount(5, EVENT_TAG)),
    blue(
        "nitrite_reducing_bacteria",
        11,
        MICROBE_TAG,
        now=AddHere(MICROBE, 3),
        action=(act(AddHere(MICROBE)), spend(TakeHere(MICROBE, 3)).to(FlipOcean(1))),
        holds=MICROBE,
    ),
    blue("olympus_conference", 15, SCIENCE, BUILDING, EARTH, lasting=when_tag(Draw(1), SCIENCE), points=Points(1)),
    blue("optimal_aerobraking", 10, SPACE, lasting=when_tag(gain(heat=2, plants=2), EVENT_TAG, own=False)),
    blue(
        "physics_complex",
        5,
        SCIENCE,
        BUILDING,
        needs=TagNeed(SCIENCE, 4),
        lasting=when_temperature(AddHere(SCIENCE_RESOURCE)),
        points=PerResource(1, every=2),
        holds=SCIENCE_RESOURCE,
    ),
    blue("power_infrastructure", 4, BUILDING, POWER, action=act(ConvertHeat(MC))),
    blue("recycled_detritus", 24, lasting=when_tag(Draw(2), EVENT_TAG, own=False), points=Points(1)),
    blue("redrafted_contracts", 4, action=act(DiscardToDraw(most=3))),
    blue(
        "regolith_eaters",
        10,
        SCIENCE,
        MICROBE_TAG,
        needs=temperature(RED_ZONE),
        action=(act(AddHere(MICROBE)), spend(TakeHere(MICROBE, 2)).to(RaiseOxygen(1))),
        holds=MICROBE,
    ),
    blue("research_outpost", 6, SCIENCE, BUILDING, lasting=Discount(1)),
    blue("restructured_resources", 7, lasting=pay_less(5, plants=1)),
    blue(
        "small_animals",
        9,
        ANIMAL_TAG,
        needs=temperature(RED_ZONE),
        lasting=when_forest(AddHere(ANIMAL)),
        points=PerResource(1, every=2),
        holds=ANIMAL,
    ),
    blue(
        "solarpunk",
        15,
        SPACE,
        PLANT,
        action=spend(mc=15, less=2, per=Level(TITANIUM)).to(GrowForest(1)),
        points=Points(1),
    ),
    blue("standard_technology", 15, SCIENCE, lasting=CheapStandard(4), points=Points(1)),
    blue("steelworks", 15, BUILDING, action=spend(heat=6).to(gain(mc=2), RaiseOxygen(1)), points=Points(1)),
    blue("symbiotic_fungus", 3, MICROBE_TAG, needs=temperature(RED_ZONE), action=act(AddToCard(MICROBE, 1))),
    blue("tardigrades", 6, MICROBE_TAG, action=act(AddHere(MICROBE)), points=PerResource(1, every=3), holds=MICROBE),
    blue("think_tank", 13, SCIENCE, action=spend(mc=2).to(Draw(1)), points=PerBlue(3)),
    blue("united_planetary_alliance", 11, SCIENCE, EARTH, lasting=Research(draws=1, keeps=1)),
    blue(
        "viral_enhancers",
        8,
        MICROBE_TAG,
        PLANT,
        lasting=when_tag(
            one_of(gain(plants=1), AddToCard(ANIMAL, 1), AddToCard(MICROBE, 1)), PLANT, MICROBE_TAG, ANIMAL_TAG
        ),
    ),
    blue(
        "volcanic_pools", 17, SPACE, action=spend(mc=12, less=1, per=OwnTags(POWER)).to(FlipOcean(1)), points=Points(1)
    ),
    blue(
        "water_import_from_europa",
        22,
        SPACE,
        JOVIAN,
        action=spend(mc=12, less=1, per=Level(TITANIUM)).to(FlipOcean(1)),
        points=PerTag(JOVIAN),
    ),
    blue(
        "wood_burning_stoves",
        13,
        BUILDING,
        now=gain(plants=4),
        action=spend(plants=4, with_bonus=Lose(PLANTS, 3)).to(RaiseTemperature(1)),
    ),
)
