"""Red projects: events, which happen once and whose tags count."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.cards.card import Card, red
from arsia.games.ares_expedition.components import FAVOURITE_LEAST
from arsia.games.ares_expedition.effects.cards import AddToCard, DrawAndKeep, DrawThenDiscard
from arsia.games.ares_expedition.effects.climate import FlipOcean, GrowForest, RaiseOxygen, RaiseTemperature
from arsia.games.ares_expedition.effects.mat import IfTags, SpendRating
from arsia.games.ares_expedition.effects.needs import RED_ZONE, WHITE, YELLOW, oxygen, oxygen_at_most, temperature
from arsia.games.ares_expedition.effects.play import ExtraPlay, NextDiscount, NextEase
from arsia.games.mars_engine.components.resources import ANIMAL, ANY_KIND, HEAT, MICROBE
from arsia.games.mars_engine.components.tags import (
    ANIMAL_TAG,
    BUILDING,
    EARTH,
    EVENT_TAG,
    JOVIAN,
    MICROBE_TAG,
    PLANT,
    SCIENCE,
    SPACE,
)
from arsia.games.mars_engine.effects.cards import Draw
from arsia.games.mars_engine.effects.counts import OwnTags
from arsia.games.mars_engine.effects.mat import Lose, RaiseRating, RaiseRatingPer, gain
from arsia.games.mars_engine.effects.needs import TagNeed
from arsia.games.mars_engine.effects.one_of import one_of
from arsia.games.mars_engine.effects.points import Points

RED_CARDS: Final[tuple[Card, ...]] = (
    red(
        "advanced_ecosystems",
        10,
        MICROBE_TAG,
        ANIMAL_TAG,
        EVENT_TAG,
        needs=(TagNeed(PLANT, 1), TagNeed(MICROBE_TAG, 1), TagNeed(ANIMAL_TAG, 1)),
        points=Points(3),
    ),
    red("artificial_lake", 13, EVENT_TAG, needs=temperature(YELLOW), now=FlipOcean(1), points=Points(1)),
    red("atmosphere_filtering", 6, SPACE, EVENT_TAG, needs=TagNeed(SCIENCE, 2), now=RaiseOxygen(1)),
    red("breathing_filters", 9, EVENT_TAG, needs=oxygen(YELLOW), points=Points(2)),
    red("bribed_committee", 5, EARTH, EVENT_TAG, now=RaiseRating(2), points=Points(-2)),
    red("business_contacts", 5, EARTH, EVENT_TAG, now=DrawThenDiscard(4, discard=2)),
    red("ceos_favorite_project", 3, EVENT_TAG, now=AddToCard(ANY_KIND, 2, least=FAVOURITE_LEAST)),
    red("colonizer_training_camp", 10, BUILDING, JOVIAN, EVENT_TAG, needs=oxygen_at_most(RED_ZONE), points=Points(2)),
    red("comet", 25, SPACE, EVENT_TAG, now=(RaiseTemperature(1), FlipOcean(1))),
    red("convoy_from_europa", 14, SPACE, EVENT_TAG, now=(Draw(1), FlipOcean(1))),
    red("crater", 7, EVENT_TAG, needs=TagNeed(EVENT_TAG, 3), now=FlipOcean(1)),
    red("deimos_down", 30, SPACE, EVENT_TAG, now=(RaiseTemperature(3), gain(mc=7))),
    red("giant_ice_asteroid", 36, SPACE, EVENT_TAG, now=(RaiseTemperature(2), FlipOcean(2))),
    red("ice_asteroid", 21, SPACE, EVENT_TAG, now=FlipOcean(2)),
    red("ice_cap_melting", 4, EVENT_TAG, needs=temperature(WHITE), now=FlipOcean(1)),
    red(
        "imported_hydrogen",
        17,
        SPACE,
        EARTH,
        EVENT_TAG,
        now=(FlipOcean(1), one_of(gain(plants=3), AddToCard(MICROBE, 3), AddToCard(ANIMAL, 2))),
    ),
    red(
        "imported_nitrogen",
        20,
        SPACE,
        EARTH,
        EVENT_TAG,
        now=(RaiseRating(1), gain(plants=4), AddToCard(ANIMAL, 2), AddToCard(MICROBE, 3)),
    ),
    red("interstellar_colony_ship", 20, SPACE, EARTH, EVENT_TAG, needs=TagNeed(SCIENCE, 4), points=Points(4)),
    red("invention_contest", 1, SCIENCE, EVENT_TAG, now=DrawAndKeep(3, keep=1)),
    red("investment_loan", 1, EARTH, EVENT_TAG, spend=SpendRating(1), now=gain(mc=10), points=Points(1)),
    red("lagrange_observatory", 7, SCIENCE, SPACE, EVENT_TAG, now=Draw(1), points=Points(1)),
    red("lake_marineris", 17, EVENT_TAG, needs=temperature(YELLOW), now=FlipOcean(2), points=Points(1)),
    red(
        "large_convoy",
        36,
        SPACE,
        EARTH,
        EVENT_TAG,
        now=(FlipOcean(1), Draw(2), one_of(gain(plants=5), AddToCard(ANIMAL, 3))),
        points=Points(2),
    ),
    red("lava_flows", 17, EVENT_TAG, now=RaiseTemperature(2)),
    red(
        "local_heat_trapping",
        0,
        EVENT_TAG,
        spend=Lose(HEAT, 3),
        now=(gain(plants=4), one_of(AddToCard(ANIMAL, 2), AddToCard(MICROBE, 2))),
    ),
    red("mangrove", 12, PLANT, EVENT_TAG, needs=temperature(WHITE), now=GrowForest(1)),
    red(
        "nitrogen_rich_asteroid",
        30,
        SPACE,
        EVENT_TAG,
        now=(RaiseRating(2), RaiseTemperature(1), gain(plants=2), IfTags(PLANT, 3, gain(plants=4))),
    ),
    red("permafrost_extraction", 8, EVENT_TAG, needs=temperature(YELLOW), now=FlipOcean(1)),
    red("phobos_falls", 32, SPACE, EVENT_TAG, now=(RaiseTemperature(1), FlipOcean(1), Draw(2)), points=Points(1)),
    red("plantation", 22, PLANT, EVENT_TAG, needs=TagNeed(SCIENCE, 4), now=GrowForest(2)),
    red("release_of_inert_gases", 16, EVENT_TAG, now=RaiseRating(2)),
    red("research", 5, SCIENCE, SCIENCE, EVENT_TAG, now=Draw(2)),
    red("special_design", 3, EVENT_TAG, now=(ExtraPlay(), NextEase())),
    red("subterranean_reservoir", 10, EVENT_TAG, now=FlipOcean(1)),
    red("technology_demonstration", 17, SCIENCE, SPACE, EVENT_TAG, now=(FlipOcean(1), Draw(2))),
    red("terraforming_ganymede", 28, SPACE, JOVIAN, EVENT_TAG, now=RaiseRatingPer(OwnTags(JOVIAN)), points=Points(2)),
    red("towing_a_comet", 22, SPACE, EVENT_TAG, now=(RaiseOxygen(1), FlipOcean(1), gain(plants=2))),
    red("work_crews", 5, EVENT_TAG, now=(ExtraPlay(), NextDiscount(11))),
)
