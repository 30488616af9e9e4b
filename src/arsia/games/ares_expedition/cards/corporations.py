"""The corporations: what they start with, and what makes them different."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.cards.card import Corporation
from arsia.games.ares_expedition.effects.lasting import (
    CheapForest,
    DearDiscount,
    Discount,
    Ease,
    Research,
    when_rating,
    when_steel,
    when_tag,
)
from arsia.games.ares_expedition.effects.mat import BuyRating, production
from arsia.games.mars_engine.components.tags import BUILDING, EARTH, EVENT_TAG, JOVIAN, PLANT, POWER, SCIENCE, SPACE
from arsia.games.mars_engine.effects.cards import Draw
from arsia.games.mars_engine.effects.lasting import HeatPays, MetalValue
from arsia.games.mars_engine.effects.mat import RaiseRating

CORPORATIONS: Final[tuple[Corporation, ...]] = (
    Corporation("credicor", 48, lasting=DearDiscount(4, least=20)),
    Corporation("ecoline", 27, PLANT, now=production(plants=1), lasting=CheapForest(1), starter=True),
    Corporation("helion", 28, SPACE, now=production(heat=3), lasting=HeatPays(), starter=True),
    Corporation(
        "interplanetary_cinematics", 46, BUILDING, now=production(steel=1), lasting=Discount(2, EVENT_TAG), starter=True
    ),
    Corporation("inventrix", 33, SCIENCE, now=Draw(3), lasting=Ease()),
    Corporation("mining_guild", 27, BUILDING, BUILDING, now=production(steel=1), lasting=when_steel(RaiseRating(1))),
    Corporation("phobolog", 20, SPACE, now=production(titanium=1), lasting=MetalValue(steel=0, titanium=1)),
    Corporation(
        "saturn_systems", 24, JOVIAN, now=production(titanium=1), lasting=when_tag(RaiseRating(1), JOVIAN, own=False)
    ),
    Corporation("teractor", 51, EARTH, lasting=Discount(3, EARTH), starter=True),
    Corporation("tharsis_republic", 40, lasting=Research(draws=1, keeps=1)),
    Corporation("thorgate", 45, POWER, now=production(heat=1), lasting=Discount(3, POWER)),
    Corporation("united_nations_mars_initiative", 35, lasting=when_rating(BuyRating(6))),
)
