"""All cards, tiles, technologies and scenarios with their texts, made from their structure; and their digest."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.cards.buildings import BUILT
from arsia.games.martians.cards.events import EVENTS
from arsia.kernel.message import Message

DESIGNED_BASE_NAMES: Final = ("relay_station", "new_settlers", "deep_drilling")
PRINTED_FLARES: Final = ("E201", "E401")


def catalogue() -> list[dict[str, object]]:
    """Everything that has a name and a text. ``designed`` lists what no public text prints."""
    things: list[dict[str, object]] = []
    things += [_thing("weather", card.id, "weather", {"text": weather_text(card)}, ["copies"]) for card in c.WEATHER]
    things += [
        _thing("person", card.id, "specialist", {"text": specialist_text(card)}, ["copies"]) for card in c.SPECIALISTS
    ]
    things += [_thing("person", name, "helper", {"text": Message(f"helper-text-{name}")}, []) for name in c.HELPERS]
    for event in EVENTS:
        flare = event.id in PRINTED_FLARES
        named = event.number > 0 or flare
        ours = (["cycle"] if flare else ["effect"]) + ([] if named else ["name"])
        things.append(_thing("event", event.id, event.kind, {"text": event.text()}, ours))
    things += [
        _thing("order", card.id, "order", {"text": _order_text(card.reputation, card.cost.parts())}, ["all"])
        for card in c.ORDERS
    ]
    for index, tile in enumerate(c.TILES):
        ours = [[], ["materials"]][index] if index < 2 else ["all"]
        args: dict[str, object] = {"time": tile.time, "cost": tile.cost.parts(), "credits": tile.credits}
        things.append(_thing("tile", tile.id, "tile", {"text": Message("tile-text", args)}, ours))
    for id, regolith, ice, _ in c.GROUND:
        text = Message("ground-text", {"regolith": regolith, "ice": ice})
        things.append(_thing("ground", id, "ground", {"text": text}, ["all"]))
    for kind, name in enumerate(c.COLOURS):
        text = Message(
            "mineral-text-proof" if name == "proof_of_life" else "mineral-text", {"n": c.MINERAL_COPIES[kind]}
        )
        things.append(_thing("mineral", name, "mineral", {"text": text}, ["effect"] if kind == 4 else ["copies"]))
    things += [_thing("crop", crop.id, "crop", {"text": crop_text(crop)}, ["contents"]) for crop in c.CROPS]
    things += [_thing("goal", goal.id, "goal", {"text": goal_text(goal)}, ["contents"]) for goal in c.GOALS]
    for name in c.COLONY_TECHS:
        text = Message("technology-text", {"time": c.COLONY_TIME, "effect": Message(f"technology-text-{_kebab(name)}")})
        things.append(_thing("technology", name, "colony", {"text": text}, []))
    for name, time in zip(c.CORPORATION_TECHS, c.CORPORATION_TIME, strict=True):
        text = Message("technology-text", {"time": time, "effect": Message(f"technology-text-{_kebab(name)}")})
        things.append(_thing("technology", name, "corporation", {"text": text}, []))
    for scenario in c.SCENARIOS:
        ours = ["contents", "name"] if scenario.id in DESIGNED_BASE_NAMES else ["contents"]
        things.append(_thing("scenario", scenario.id, "scenario", _scenario_texts(scenario), ours))
        for mission in scenario.missions:
            args = {"cost": mission.cost.parts(), "reputation": mission.reward}
            things.append(_thing("mission", mission.id, "mission", {"text": Message("mission-text", args)}, ["all"]))
    for id, n in c.TOKENS:
        text = Message(f"exploration-text-{_kebab(id)}", {"n": n})
        things.append(_thing("exploration", id, "exploration", {"text": text}, ["all"]))
    return things


def _thing(kind: str, id: str, colour: str, texts: dict[str, Message], designed: list[str]) -> dict[str, object]:
    return {"id": id, "kind": kind, "colour": colour, "texts": texts, "designed": designed}


def _kebab(name: str) -> str:
    return name.replace("_", "-")


def weather_text(card: c.Weather) -> Message:
    """What a weather card changes."""
    parts: list[Message] = []
    for what, n in (
        ("solar", card.solar),
        ("wind", card.wind),
        ("harvest-energy", card.harvest_energy),
        ("food", card.food),
        ("crystals", card.crystals),
    ):
        if n:
            parts.append(Message(f"weather-{what}-{'more' if n > 0 else 'less'}", {"n": abs(n)}))
    return Message("weather-text", {"effects": tuple(parts)}) if parts else Message("weather-text-none")


def specialist_text(card: c.Specialist) -> Message:
    """What a specialist costs and does."""
    effects: list[Message] = []
    if card.removes:
        effects.append(Message("effect-remove", {"token": c.DEMANDS[card.token], "n": card.removes}))
    if card.draws:
        effects.append(Message("effect-draw", {"n": card.draws}))
    if card.builds:
        effects.append(Message("effect-construct"))
    if card.gain:
        effects.append(Message("effect-gain", {"goods": c.amounts(card.gain)}))
    return Message("specialist-text", {"cost": card.cost.parts(), "effects": tuple(effects)})


def _order_text(reputation: int, cost: tuple[Message, ...]) -> Message:
    return Message("order-text", {"cost": cost, "reputation": reputation})


def crop_text(crop: c.Crop) -> Message:
    """What a harvest costs and gives."""
    cost = tuple([c.amount(good, n) for good, n in ((0, crop.energy), (4, crop.water)) if n])
    gain = tuple([c.amount(good, n) for good, n in ((5, crop.food), (6, crop.medicine)) if n])
    return Message("crop-text", {"cost": cost, "goods": gain})


def goal_text(goal: c.Goal) -> Message:
    """What a hidden goal asks for."""
    needs: list[Message] = list(c.amounts(goal.goods))
    if goal.distinct:
        needs.append(Message("mineral-distinct", {"n": goal.distinct}))
    needs += [Message("needs-helper", {"person": c.HELPERS[kind]}) for kind in goal.helpers]
    if goal.same:
        needs.append(Message("needs-same", {"n": goal.same}))
    if goal.specialists:
        needs.append(Message("needs-specialists", {"n": goal.specialists}))
    return Message("goal-text", {"cost": tuple(needs), "reputation": goal.reputation})


def _scenario_texts(scenario: c.Scenario) -> dict[str, Message]:
    texts = {}
    for seats in (2, 3, 4):
        missions = tuple(
            [
                Message("scenario-mission", {"mission": mission.id, "n": mission.required[seats - 1]})
                for mission in scenario.missions
                if mission.counts and mission.required[seats - 1]
            ]
        )
        checks = tuple([check_text(check, seats) for check in scenario.checks])
        texts[f"seats_{seats}"] = Message("scenario-text", {"seats": seats, "needs": missions + checks})
    texts["rules"] = Message(f"scenario-rules-{_kebab(scenario.id)}")
    return texts


def check_text(check: c.Check, seats: int) -> Message:
    """A state that a scenario asks for."""
    if check.buildings:
        buildings = tuple([Message(f"building-{_kebab(c.BUILDINGS[each])}") for each in check.buildings])
        return Message(f"needs-{check.what}", {"buildings": buildings})
    return Message(f"needs-{check.what}", {"n": check.n[seats - 1]})


def facts() -> dict[str, object]:
    """Where tracks end, which rows of the face are steep, and what can be done in each building."""
    buildings = {building.name: [act.picture() for act in building.acts] for building in BUILT}
    return {"growth": c.GROWTH, "hostility": c.HOSTILITY_MAX, "steep": list(c.STEEP), "buildings": buildings}


def digest(numbers: tuple[object, ...]) -> str:
    """A hash of everything that is printed or was completed by us."""
    decks = [[card.key() for card in deck] for deck in (c.WEATHER, c.SPECIALISTS, c.ORDERS, c.TILES, c.CROPS, c.GOALS)]
    rest = (c.GROUND, c.MINERAL_COPIES, c.HELPER_COPIES, c.CROP_COPIES, c.COLONY_TIME, c.CORPORATION_TIME, c.TOKENS)
    events = [event.key() for event in EVENTS]
    scenarios = [scenario.key() for scenario in c.SCENARIOS]
    return blake2b(repr((decks, rest, events, scenarios, numbers)).encode(), digest_size=8).hexdigest()


DIGEST: Final = digest(c.NUMBERS)
