"""Events: they happen once and are turned over."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.resources import ANIMAL, ANY_KIND, HEAT, MC, MICROBE, PLANTS, STEEL, TITANIUM
from arsia.games.mars_engine.components.tags import EARTH, MICROBE_TAG, PLANT, SCIENCE, SPACE
from arsia.games.mars_engine.effects.mat import Lose, RaiseRating, gain
from arsia.games.mars_engine.effects.needs import TagNeed
from arsia.games.mars_engine.effects.one_of import at_most_one_of, one_of
from arsia.games.mars_engine.effects.points import Points
from arsia.games.terraforming_mars.cards.card import Card, event
from arsia.games.terraforming_mars.cards.single import ClaimLand, FloodNeighbour, ForgetOcean, RemoveFromCard
from arsia.games.terraforming_mars.effects.cards import AddToCard, Draw, look
from arsia.games.terraforming_mars.effects.climate import PlaceOcean, RaiseOxygen, RaiseTemperature
from arsia.games.terraforming_mars.effects.lasting import NextDiscount, NextEase
from arsia.games.terraforming_mars.effects.mat import IfTags, production
from arsia.games.terraforming_mars.effects.needs import temperature
from arsia.games.terraforming_mars.effects.rivals import Remove, Steal
from arsia.games.terraforming_mars.effects.spots import VOLCANIC
from arsia.games.terraforming_mars.effects.tiles import place

RED: Final[tuple[Card, ...]] = (
    event("asteroid", 14, SPACE, now=(gain(titanium=2), RaiseTemperature(1), Remove(PLANTS, 3))),
    event("comet", 21, SPACE, now=(RaiseTemperature(1), PlaceOcean(), Remove(PLANTS, 3))),
    event("big_asteroid", 27, SPACE, now=(gain(titanium=4), RaiseTemperature(2), Remove(PLANTS, 4))),
    event(
        "imported_hydrogen",
        16,
        EARTH,
        SPACE,
        now=(PlaceOcean(), one_of(gain(plants=3), AddToCard(MICROBE, 3), AddToCard(ANIMAL, 2))),
    ),
    event("interstellar_colony_ship", 24, EARTH, SPACE, needs=TagNeed(SCIENCE, 5), points=Points(4), corporate=True),
    event("release_of_inert_gases", 14, now=RaiseRating(2)),
    event(
        "nitrogen_rich_asteroid",
        31,
        SPACE,
        now=(
            RaiseTemperature(1),
            RaiseRating(2),
            IfTags(PLANT, 3, then=production(plants=4), otherwise=production(plants=1)),
        ),
    ),
    event("deimos_down", 31, SPACE, now=(gain(steel=4), RaiseTemperature(3), Remove(PLANTS, 8))),
    event("virus", 1, MICROBE_TAG, now=at_most_one_of(RemoveFromCard(ANIMAL, 2), Remove(PLANTS, 5)), corporate=True),
    event("mineral_deposit", 5, now=gain(steel=5), corporate=True),
    event("mining_expedition", 12, now=(gain(steel=2), RaiseOxygen(1), Remove(PLANTS, 2))),
    event("land_claim", 1, now=ClaimLand(), corporate=True),
    event("towing_a_comet", 23, SPACE, now=(gain(plants=2), RaiseOxygen(1), PlaceOcean())),
    event("ice_asteroid", 23, SPACE, now=(PlaceOcean(), PlaceOcean())),
    event("giant_ice_asteroid", 36, SPACE, now=(RaiseTemperature(2), PlaceOcean(), PlaceOcean(), Remove(PLANTS, 6))),
    event("business_contacts", 7, EARTH, now=look(4, keep=2), corporate=True),
    event("bribed_committee", 7, EARTH, now=RaiseRating(2), points=Points(-2), corporate=True),
    event("sabotage", 1, now=at_most_one_of(Remove(TITANIUM, 3), Remove(STEEL, 4), Remove(MC, 7)), corporate=True),
    event("hired_raiders", 1, now=at_most_one_of(Steal(STEEL, 2), Steal(MC, 3)), corporate=True),
    event("subterranean_reservoir", 11, now=PlaceOcean()),
    event("lava_flows", 18, now=(RaiseTemperature(2), place("lava_flows", VOLCANIC))),
    event(
        "large_convoy",
        36,
        EARTH,
        SPACE,
        now=(Draw(2), PlaceOcean(), one_of(gain(plants=5), AddToCard(ANIMAL, 4))),
        points=Points(2),
    ),
    event("ceos_favorite_project", 1, now=AddToCard(ANY_KIND, 1, least=1), corporate=True),
    event("investment_loan", 3, EARTH, now=(production(mc=-1), gain(mc=10)), corporate=True),
    event("convoy_from_europa", 15, SPACE, now=(Draw(1), PlaceOcean())),
    event("imported_ghg", 7, EARTH, SPACE, now=(production(heat=1), gain(heat=3))),
    event(
        "imported_nitrogen",
        23,
        EARTH,
        SPACE,
        now=(gain(plants=4), RaiseRating(1), AddToCard(MICROBE, 3), AddToCard(ANIMAL, 2)),
    ),
    event("import_of_advanced_ghg", 9, EARTH, SPACE, now=production(heat=2)),
    event("aerobraked_ammonia_asteroid", 26, SPACE, now=(production(plants=1, heat=3), AddToCard(MICROBE, 2))),
    event("ice_cap_melting", 5, needs=temperature(2), now=PlaceOcean()),
    event("flooding", 7, now=(ForgetOcean(), PlaceOcean(), FloodNeighbour(4)), points=Points(-1)),
    event("local_heat_trapping", 1, now=(Lose(HEAT, 5), one_of(gain(plants=4), AddToCard(ANIMAL, 2)))),
    event("permafrost_extraction", 8, needs=temperature(-8), now=PlaceOcean()),
    event("invention_contest", 2, SCIENCE, now=look(3, keep=1), corporate=True),
    event("indentured_workers", 0, lasting=NextDiscount(8), points=Points(-1), corporate=True),
    event("technology_demonstration", 5, SCIENCE, SPACE, now=Draw(2), corporate=True),
    event("special_design", 4, SCIENCE, lasting=NextEase(2)),
)
