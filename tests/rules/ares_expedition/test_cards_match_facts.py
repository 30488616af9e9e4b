"""Every card, track and number compared with a digest of the facts, written down once and apart from the code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from arsia.games.ares_expedition import components
from arsia.games.ares_expedition.cards.corporations import CORPORATIONS
from arsia.games.ares_expedition.cards.deck import DECK
from arsia.games.ares_expedition.components import COLOURS, PHASES, PRODUCTS, STANDARD, TAG_NAMES, ZONES
from arsia.games.mars_engine.components.climate import GOALS, PARAMETERS, degrees
from arsia.games.mars_engine.components.resources import CARD_RESOURCES, NOTHING, RESOURCES
from arsia.games.mars_engine.components.tags import TAGS
from arsia.testing import proves

from .tables import CORPORATIONS as PRINTED_CORPORATIONS
from .tables import FACTS, PROJECTS

TABLE: dict[str, Any] = FACTS["table"]


def kinds(tags: Any) -> str:
    return ",".join(TAGS[tag] for tag in tags)


def told(step: Any) -> list[Any]:
    """A step in the words of the digest; the card's production is told apart."""
    kind = type(step).__name__
    simple = {
        "Draw": "draw",
        "GrowForest": "forest",
        "RaiseRating": "tr",
        "RaiseTemperature": "temperature",
        "RaiseOxygen": "oxygen",
        "FlipOcean": "ocean",
    }
    if kind in simple:
        return [f"{simple[kind]} {step.n}"]
    if kind == "Gain":
        return [f"gain {RESOURCES[resource]} {n}" for resource, n in step.gains]
    if kind == "ChooseOne":
        return [["choose", *[[each for one in way for each in told(one)] for way in step.ways]]]
    if kind == "IfTags":
        return [[f"if {TAGS[step.tag]} {step.n}", *told(step.step)]]
    if kind == "AddToCard":
        held = "any" if step.kind_of == 9 else CARD_RESOURCES[step.kind_of]
        return [f"add {held} {step.n} {'any' if held == 'any' else 'other'}"]
    words: dict[str, Callable[[], str]] = {
        "RaiseRatingPer": lambda: f"tr_per {TAGS[step.count.tag]}",
        "AddHere": lambda: f"add {CARD_RESOURCES[step.kind_of]} {step.n} here",
        "TakeHere": lambda: f"remove {CARD_RESOURCES[step.kind_of]} {step.n}",
        "MayTradeCard": lambda: f"trade {TAGS[step.tag]}",
        "BuyRating": lambda: f"buy_tr {step.price}",
        "DrawThenDiscard": lambda: f"draw_discard {step.n} {step.discard.n}",
        "DrawAndKeep": lambda: f"draw_keep {step.n} {step.keep.n}",
        "RevealAndKeep": lambda: f"reveal {step.n} {kinds(step.tags)}",
        "RevealTop": lambda: f"reveal_top {step.mc}",
        "ExtraPlay": lambda: "extra_play",
        "NextDiscount": lambda: f"next_discount {step.n}",
        "NextEase": lambda: "next_ease",
        "FreePlay": lambda: f"free_green {components.FREE_GREEN}",
    }
    return [words[kind]()]


def told_needs(needs: Any) -> list[str]:
    said: list[str] = []
    for need in needs:
        kind = type(need).__name__
        if kind == "ZoneNeed":
            lower = need.high == 3
            zone = ZONES[need.low if lower else need.high]
            said.append(f"{PARAMETERS[need.parameter]} {'>=' if lower else '<='} {zone}")
        elif kind == "OceanNeed":
            said.append(f"oceans >= {need.low}" if need.low else f"oceans <= {need.high}")
        elif kind == "TagNeed":
            said.append(f"tags {TAGS[need.tag]} {need.n}")
        else:
            said.append(f"tr >= {need.n}")
    return said


def told_cost(step: Any) -> str:
    kind = type(step).__name__
    if kind == "Lose":
        return f"{RESOURCES[step.resource]} {step.n}"
    if kind == "SpendRating":
        return f"tr {step.n}"
    if kind == "TakeHere":
        return f"here {step.n}"
    if kind == "TakeFromAny":
        return f"any {','.join(CARD_RESOURCES[each] for each in step.kinds)} 1"
    return f"cards {step.n}"


def told_production(card: Any) -> list[str]:
    said = [
        f"{PRODUCTS[product]} {n}"
        for step in card.now
        if type(step).__name__ == "Produce"
        for product, n in step.changes
    ]
    for effect in card.lasting:
        if type(effect).__name__ == "Grow":
            per = "forest_token" if effect.per == components.FOREST else TAGS[effect.per]
            said.append(f"grow {PRODUCTS[effect.product]} per {effect.every} {per}")
    return sorted(said)


def told_effect(effect: Any) -> list[Any]:
    kind = type(effect).__name__
    if kind == "When":
        trigger = effect.trigger
        if trigger.occasion == 0:
            head = f"when tag {kinds(trigger.tags)}{' own' if trigger.own else ''}" if trigger.tags else "when card"
        else:
            names = ("ocean", "temperature", "oxygen", "forest", "action", "steel", "rating")
            head = f"when {names[trigger.occasion - 2]}"
        return [[head, *told(trigger.step)]]
    words: dict[str, Callable[[], str]] = {
        "Grow": lambda: "",
        "Discount": lambda: f"discount {effect.n} {'any' if effect.tag == components.EVERY_CARD else TAGS[effect.tag]}",
        "DearDiscount": lambda: f"discount {effect.n} dear {effect.least}",
        "MetalValue": lambda: f"metals {effect.steel} {effect.titanium}",
        "Ease": lambda: "ease",
        "Research": lambda: f"research {effect.draws} {effect.keeps}",
        "DearerSale": lambda: f"sale {effect.n}",
        "CheapStandard": lambda: f"standard {effect.n}",
        "CheapForest": lambda: f"forest {effect.n}",
        "HeatPays": lambda: "heat_pays",
        "PayLess": lambda: f"pay_less {'here' if effect.resource < 0 else 'plants'} {effect.n} {effect.cut}",
    }
    said = words[kind]()
    return [said] if said else []


def told_way(way: Any) -> dict[str, Any]:
    said: dict[str, Any] = {}
    cost = [told_cost(step) for step in way.costs]
    if way.money:
        cost.insert(0, f"mc {way.money}")
    gains: list[Any] = []
    for step in way.gains:
        kind = type(step).__name__
        if kind == "ConvertHeat":
            cost.append(f"heat 1-{'any' if step.most > 100 else step.most}")
            gains.append(f"as_many {RESOURCES[step.resource]}")
        elif kind == "DiscardToDraw":
            cost.append(f"cards 1-{step.most}")
            gains.append("as_many cards")
        else:
            gains += told(step)
    if cost:
        said["cost"] = cost
    said["gain"] = gains
    if way.per is not None:
        kind = type(way.per).__name__
        if kind == "EnoughBlue":
            said["less"] = f"{way.less} if blue >= {way.per.n}"
        else:
            said["less"] = f"{way.less} per {PRODUCTS[way.per.product] if kind == 'Level' else TAGS[way.per.tag]}"
    if way.bonus_gains:
        said["bonus"] = [each for step in way.bonus_gains for each in told(step)]
    if way.bonus_costs:
        said["bonus_cost"] = [told_cost(step) for step in way.bonus_costs]
    return said


def told_points(card: Any) -> Any:
    points = card.points
    if points is None:
        return 0
    kind = type(points).__name__
    if kind == "Points":
        return points.n
    what: dict[str, Callable[[], str]] = {
        "PerResource": lambda: f"{CARD_RESOURCES[card.holds]}_here",
        "PerTag": lambda: f"{TAGS[points.tag]} tag",
        "PerForests": lambda: "forest_token",
        "PerProjects": lambda: "own_project_card_in_play",
        "PerBlue": lambda: "own_blue_card_in_play",
    }
    return f"1 per {points.every} {what[kind]()}"


def told_card(card: Any) -> dict[str, Any]:
    """A project in the words of the digest."""
    said: dict[str, Any] = {"number": card.index + 1, "colour": COLOURS[card.colour], "cost": card.cost}
    once = [each for step in card.now if type(step).__name__ != "Produce" for each in told(step)]
    parts = {
        "tags": sorted(TAGS[tag] for tag in card.tags),
        "needs": told_needs(card.needs),
        "spend": [told_cost(step) for step in card.spend],
        "now": once,
        "produces": told_production(card),
        "effects": [each for effect in card.lasting for each in told_effect(effect)],
        "action": [told_way(way) for way in card.action],
        "points": told_points(card),
        "holds": None if card.holds == NOTHING else CARD_RESOURCES[card.holds],
        "starter": card.starter,
        "phases": list(card.phases()),
    }
    return said | {name: value for name, value in parts.items() if value}


def in_order(digest: dict[str, Any]) -> dict[str, Any]:
    """Gains of one operation stand in one order on both sides; their order means nothing."""
    listed = {name: sorted(value, key=str) if name in ("now", "needs") else value for name, value in digest.items()}
    if "effects" in listed:
        listed["effects"] = [[each[0], *sorted(each[1:], key=str)] for each in listed["effects"]]
    return listed


@pytest.mark.parametrize("card", DECK, ids=lambda card: str(card.id))
def test_a_project_is_what_the_facts_say(card: Any) -> None:
    assert in_order(told_card(card)) == in_order(PROJECTS[card.id])


@pytest.mark.parametrize("card", CORPORATIONS, ids=lambda card: str(card.id))
def test_a_corporation_is_what_the_facts_say(card: Any) -> None:
    said: dict[str, Any] = {"number": card.index + 1, "mc": card.mc}
    parts = {
        "tags": sorted(TAGS[tag] for tag in card.tags),
        "now": [each for step in card.now if type(step).__name__ != "Produce" for each in told(step)],
        "produces": told_production(card),
        "effects": [each for effect in card.lasting for each in told_effect(effect)],
        "starter": card.starter,
        "phases": list(card.phases()),
    }
    assert said | {name: value for name, value in parts.items() if value} == PRINTED_CORPORATIONS[card.id]


def test_every_card_of_the_facts_is_there() -> None:
    assert [card.id for card in DECK] == list(PROJECTS)
    assert [card.id for card in CORPORATIONS] == list(PRINTED_CORPORATIONS)


def test_the_sums_of_an_independent_list_come_out() -> None:
    sums = TABLE["sums"]
    assert sum(card.cost for card in DECK) == sums["cost"]
    fixed = [told_points(card) for card in DECK]
    assert sum(each for each in fixed if isinstance(each, int)) == sums["points"]
    assert sum(isinstance(each, str) for each in fixed) == sums["variable"]
    assert sum(card.mc for card in CORPORATIONS) == sums["mc"]
    assert Counter(TAGS[tag] for card in DECK for tag in card.tags) == sums["tags"]
    assert set(sums["tags"]) == set(TAG_NAMES)


@proves("AE-12")
def test_tracks_and_their_zones_are_those_of_the_board() -> None:
    for parameter, name in ((0, "temperature"), (1, "oxygen")):
        for step, (value, zone) in enumerate(TABLE[name]):
            shown = degrees(step) if parameter == 0 else step
            assert (shown, ZONES[components.zone_of(parameter, step)]) == (value, zone)
        assert GOALS[parameter] == len(TABLE[name]) - 1


def test_ocean_tiles_are_those_of_the_board() -> None:
    tiles = [{PRODUCTS[what]: n for what, n in tile} for tile in components.OCEAN_TILES]
    assert tiles == TABLE["oceans"]
    assert GOALS[2] == len(tiles)


def test_the_numbers_of_the_rules_are_those_of_the_facts() -> None:
    assert list(PHASES) == TABLE["phases"]
    paid = zip(STANDARD, components.STANDARD_PAID_IN, components.STANDARD_PRICES, strict=True)
    assert {name: {RESOURCES[resource]: price} for name, resource, price in paid} == TABLE["standard"]
    start = TABLE["start"]
    assert (start["tr"], start["hand"]) == (components.START_TR, components.START_CARDS)
    assert start["corporations"] == components.START_CORPORATIONS
    assert (components.DEVELOPMENT_CUT, components.PRODUCTION_BONUS) == (3, 4)
    assert TABLE["research"] == [components.RESEARCH_DRAW, components.RESEARCH_KEEP]
    assert TABLE["bonus"]["research"] == [components.RESEARCH_BONUS_DRAW, components.RESEARCH_BONUS_KEEP]
    assert (TABLE["hand_limit"], TABLE["sale"]) == (components.HAND_LIMIT, components.SALE)
    assert (TABLE["steel"], TABLE["titanium"]) == (components.STEEL_VALUE, components.TITANIUM_VALUE)
    starters = sum(card.starter for card in DECK)
    assert [starters, components.FIRST_GAME_STARTERS, components.START_CARDS - 4] == TABLE["first_game"]
    assert dict(zip(components.DIFFICULTIES, components.HELP, strict=True)) == TABLE["solo"]["help"]
    assert (TABLE["solo"]["rounds"], TABLE["solo"]["bot_tr"]) == (components.SOLO_ROUNDS, components.BOT_TR)
    coop = TABLE["coop"]
    assert (coop["cubes"], coop["markers"]) == (components.COOP_CUBES, components.COOP_MARKERS)
    assert (coop["rounds"], coop["points"]) == (components.COOP_ROUNDS, components.COOP_POINTS)
