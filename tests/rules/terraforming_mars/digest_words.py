"""Our cards, told in the words of the digest of facts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from arsia.games.mars_engine.components.climate import PARAMETERS, TEMPERATURE, degrees
from arsia.games.mars_engine.components.resources import ANY_KIND, CARD_RESOURCES, NOTHING, RESOURCES
from arsia.games.mars_engine.effects.counts import Count, OwnTags
from arsia.games.mars_engine.effects.needs import TagNeed
from arsia.games.mars_engine.effects.points import PerResource, PerTag
from arsia.games.terraforming_mars.cards.card import Card
from arsia.games.terraforming_mars.cards.corporations import Corporation
from arsia.games.terraforming_mars.components import (
    CARD_KINDS,
    CARD_PRICE,
    EVERY_CARD,
    GREENERY,
    OCCASION_NAMES,
    PROJECTS,
    TAGS,
    TILES,
)
from arsia.games.terraforming_mars.effects.counts import Cities, EventsPlayed, OthersTags
from arsia.games.terraforming_mars.effects.lasting import When
from arsia.games.terraforming_mars.effects.needs import NO_LIMIT, CitiesInPlay, Climate, OwnGreeneries, ProductionNeed
from arsia.games.terraforming_mars.effects.points import IfResource, PerCities, PerNeighbour
from arsia.games.terraforming_mars.effects.spots import LAND_SPOTS, RULES
from arsia.games.terraforming_mars.effects.ways import Way

FACTS: dict[str, Any] = json.loads((Path(__file__).parents[2] / "facts" / "terraforming_mars.json").read_text("utf-8"))

METALS = ["steel", "titanium"]
A_PLANT_OR_FOOD = ["choose", [["gain", {"plants": 1}]], [["add_played", "any", 1]]]


def kind_of(resource: int) -> str:
    return "any" if resource == ANY_KIND else CARD_RESOURCES[resource]


def by_name(changes: Any) -> dict[str, int]:
    return {RESOURCES[resource]: n for resource, n in changes}


def count_words(count: Count[Any]) -> list[Any]:
    if isinstance(count, OwnTags):
        return ["own_tags", TAGS[count.tag], count.every]
    if isinstance(count, OthersTags):
        return ["others_tags", TAGS[count.tag]]
    if isinstance(count, Cities):
        return ["cities", "on_mars" if count.on_mars else "anywhere"]
    assert isinstance(count, EventsPlayed), count
    return ["events"]


def all_words(steps: Any) -> list[Any]:
    """Several steps. The player chooses their order, so it is no fact; equal steps stand as often as they are made."""
    words = [step_words(step) for step in steps]
    return sorted([each for each in words if each], key=json.dumps)


def step_words(step: Any) -> list[Any]:
    """One step of a card."""
    words: list[Any] = STEPS[type(step).__name__](step)
    return words


def look_words(step: Any) -> list[Any]:
    """What is bought may be left; what is free must be taken."""
    assert step.price in (0, CARD_PRICE)
    return ["look", step.count, [0 if step.price else step.keep, step.keep], step.price]


def tile_words(step: Any) -> list[Any]:
    """A greenery always raises the oxygen: `PlaceTile` does it, and a test below plays it."""
    return ["tile", TILES[step.tile], RULES[step.rule], *([1] if step.tile == GREENERY else [])]


def choose_words(step: Any) -> list[Any]:
    return ["choose", *map(all_words, step.ways), *(["or_nothing"] if step.declinable else [])]


def add_words(step: Any) -> list[Any]:
    return ["add", kind_of(step.kind_of), step.n, *([step.least] if step.least else [])]


STEPS: dict[str, Any] = {
    "Produce": lambda s: ["production", by_name(s.changes)],
    "ProducePer": lambda s: ["production_per", RESOURCES[s.resource], count_words(s.count)],
    "Gain": lambda s: ["gain", by_name(s.gains)],
    "GainPer": lambda s: ["gain_per", RESOURCES[s.resource], count_words(s.count)],
    "Lose": lambda s: ["lose", RESOURCES[s.resource], s.n],
    "RaiseRating": lambda s: ["rating", s.n],
    "RaiseRatingPer": lambda s: ["rating_per", count_words(s.count)],
    "RaiseTemperature": lambda s: ["temperature", s.n],
    "RaiseOxygen": lambda s: ["oxygen", s.n],
    "PlaceOcean": lambda s: ["ocean", RULES[s.rule]],
    "PlaceTile": tile_words,
    "ProduceMetalUnder": lambda s: ["metal_under", TILES[s.tile], 1, METALS],
    "ClaimLand": lambda s: ["claim", RULES[LAND_SPOTS]],
    "Draw": lambda s: ["draw", s.n],
    "Look": look_words,
    "RevealForTag": lambda s: ["reveal", TAGS[s.tag], [step_words(s.effect)]],
    "MayDiscardToDraw": lambda s: ["may_discard", 1, "draw", 1],
    "AddHere": lambda s: ["add_here", kind_of(s.kind_of), s.n],
    "TakeHere": lambda s: ["take_here", kind_of(s.kind_of), s.n],
    "AddToCard": add_words,
    "FeedPlayed": lambda s: A_PLANT_OR_FOOD,
    "CopyBox": lambda s: ["copy_box", TAGS[s.tag]],
    "ConvertProduction": lambda s: ["convert", RESOURCES[s.source], RESOURCES[s.target], 0, "all"],
    "Decrease": lambda s: ["decrease", RESOURCES[s.resource], s.n],
    "Remove": lambda s: ["remove", RESOURCES[s.resource], s.n],
    "RemoveFromCard": lambda s: ["remove_from_card", kind_of(s.kind_of), s.n],
    "Steal": lambda s: ["steal", RESOURCES[s.resource], s.n],
    "Hunt": lambda s: ["hunt", kind_of(s.kind_of), 1],
    "FloodNeighbour": lambda s: ["flood", "mc", s.n],
    "ForgetOcean": lambda s: [],  # prepares FloodNeighbour
    "ChooseOne": choose_words,
    "IfTags": lambda s: ["if_tags", TAGS[s.tag], s.n, all_words([s.then]), all_words([s.otherwise])],
}


def need_words(need: Any) -> list[Any]:
    """A requirement."""
    if isinstance(need, Climate):
        assert NO_LIMIT in (-need.low, need.high), "a requirement has one limit"
        limit = need.high if need.low < 0 else need.low
        shown = degrees(limit) if need.parameter == TEMPERATURE else limit
        return [PARAMETERS[need.parameter], "most" if need.low < 0 else "least", shown]
    if isinstance(need, TagNeed):
        return ["tags", TAGS[need.tag], need.n]
    if isinstance(need, ProductionNeed):
        return ["production", RESOURCES[need.resource], need.n]
    if isinstance(need, OwnGreeneries):
        return ["own_greeneries", need.n]
    assert isinstance(need, CitiesInPlay), need
    return ["cities", "anywhere", need.n]


LASTING: dict[str, Any] = {
    "Discount": lambda e: ["discount", e.n, *([] if e.tag == EVERY_CARD else [TAGS[e.tag]])],
    "ProjectDiscount": lambda e: ["project_discount", e.n, PROJECTS[e.project]],
    "NextDiscount": lambda e: ["next_discount", e.n],
    "MetalValue": lambda e: ["metals", {m: n for m, n in zip(METALS, (e.steel, e.titanium), strict=True) if n}],
    "Ease": lambda e: ["ease", e.n, sorted(PARAMETERS)],
    "NextEase": lambda e: ["next_ease", e.n, sorted(PARAMETERS)],
    "ProtectOwner": lambda e: ["protect", "owner", "opponents", ["animal", "microbe", "plants"]],
    "ProtectHere": lambda e: ["protect", "this_card", "everyone", ["animal"]],
    "HeatPays": lambda e: ["heat_pays", 1],
    "CheapGreenery": lambda e: ["greenery", e.n],
}


def lasting_words(effect: Any, card: Card | Corporation) -> Any:
    """An effect that lasts, as it stands on a card."""
    if not isinstance(effect, When):
        return LASTING[type(effect).__name__](effect)
    trigger = effect.trigger
    occasion = OCCASION_NAMES[trigger.occasion]
    words: dict[str, Any] = {"when": occasion, "by": "anyone" if trigger.anyone else "self"}
    words["do"] = all_words([trigger.step])
    if trigger.on_mars:
        words["on_mars"] = True
    if trigger.tags:
        words["tags"] = sorted(TAGS[tag] for tag in trigger.tags)
    if trigger.limit:
        words["least"] = trigger.limit
    if occasion == "metal":
        words["bonus"] = METALS
    if occasion == "project":
        words["except"] = ["sell_patents"]
    # An effect begins before the card's own tile and tags, so it sees them.
    places_city = isinstance(card, Card) and any(words[:2] == ["tile", "city"] for words in all_words(card.now))
    if set(trigger.tags) & set(card.tags) if occasion == "tag" else occasion == "city" and places_city:
        words["own_too"] = True
    return words


def way_words(way: Way) -> dict[str, Any]:
    """One way to use an action."""
    words: dict[str, Any] = {}
    paid = {"mc": way.money} if way.money else {}
    for cost in way.costs:
        verb, *rest = step_words(cost)
        if verb == "lose":
            paid[rest[0]] = rest[1]
        elif verb == "production":
            words["production"] = {resource: -n for resource, n in rest[0].items()}
        elif verb == "take_here":
            words["here"] = rest[1]
        else:
            assert verb == "hunt", cost
            words["hunt"] = rest
    if paid:
        words["pay"] = paid
    if way.metal != NOTHING:
        words["with"] = [RESOURCES[way.metal]]
    if way.raised_only:
        words["raised_only"] = True
    if [type(step).__name__ for step in way.gains] == ["SpendEnergy"]:
        return {**words, "spend": ["energy", 1, "all"], "gain": [["gain_each", "mc", 1]]}
    return {**words, "gain": all_words(way.gains)}


def point_words(points: Any) -> Any:
    """Points: a number, or for each of something."""
    if isinstance(points, PerResource):
        return ["per_resource", points.n, points.every]
    if isinstance(points, IfResource):
        return ["if_resource", points.n]
    if isinstance(points, PerTag):
        return ["per_tag", TAGS[points.tag]]
    if isinstance(points, PerNeighbour):
        return ["per_neighbour", TILES[points.neighbour]]
    if isinstance(points, PerCities):
        return ["per_cities", points.every]
    return points.n


def card_words(card: Card) -> dict[str, Any]:
    """A whole project; what it has not is not mentioned."""
    words: dict[str, Any] = {
        "number": card.index + 1,
        "set": "corporate_era" if card.corporate else "base",
        "kind": CARD_KINDS[card.kind],
        "cost": card.cost,
        "tags": [TAGS[tag] for tag in card.tags],
        "needs": sorted(need_words(need) for need in card.needs),
        "now": all_words(card.now + card.last),
        "lasting": [lasting_words(effect, card) for effect in card.lasting],
        "action": [way_words(way) for way in card.action],
    }
    if card.points is not None:
        words["points"] = point_words(card.points)
    if card.holds != NOTHING:
        words["holds"] = CARD_RESOURCES[card.holds]
    return {name: value for name, value in words.items() if value != [] or name == "tags"}


def corporation_words(card: Corporation) -> dict[str, Any]:
    """A whole corporation."""
    words: dict[str, Any] = {
        "set": "corporate_era" if card.corporate else "base",
        "mc": card.mc,
        "tags": [TAGS[tag] for tag in card.tags],
        "stock": by_name(card.stock),
        "production": {} if card.production is None else by_name(card.production.changes),
        "first": [] if card.first is None else [step_words(card.first)],
        "lasting": [lasting_words(effect, card) for effect in card.lasting],
        "action": [way_words(way) for way in card.action],
    }
    return {name: value for name, value in words.items() if value or name == "tags"}
