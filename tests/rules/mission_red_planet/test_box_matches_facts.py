"""Zones, ships, characters, events and numbers compared with a digest of the facts, written apart from the code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import arsia
from arsia.games.mission_red_planet import components
from arsia.games.mission_red_planet.cards import characters, event_deck
from arsia.games.mission_red_planet.components import CHARACTERS, EVENT, KIND, KINDS, NUMBERS, RESOURCES, ZONES
from arsia.games.mission_red_planet.effects import astronauts, boarding, discoveries, missions
from arsia.testing import proves
from arsia.words import Words

FACTS: dict[str, Any] = json.loads((Path(__file__).parents[2] / "facts" / "mission_red_planet.json").read_text("utf-8"))
HOW = ("anyhow", "apart", "together")
STEPS = {
    "ReturnCards": "return_cards",
    "Research": "choose_one",
    "ForceLaunch": "force_launch",
    "DestroyShip": "destroy_ship",
    "Replace": "replace",
    "Kill": "kill",
    "Steer": "set_destination",
}


def told_step(step: Any) -> list[Any]:
    """A step of a character in the words of the digest."""
    if isinstance(step, boarding.Place):
        return ["place", step.left, HOW[step.how]]
    if isinstance(step, astronauts.Explore):
        return ["move", 0, step.left]
    if isinstance(step, astronauts.LeavePhobos):
        return ["move_from_phobos", 1, components.SOLDIER_MOVES]
    return [STEPS[type(step).__name__]]


def told_event(card: int) -> Any:
    """The numbers of an event card in the words of the digest."""
    if card in event_deck.WAYS:
        names = {"blocks_of_ice": "ice", "rescue_operation": "max", "hired_hands": "extra"}
        way = event_deck.WAYS[card]
        return {names[components.EVENT_CARDS[card]]: way.numbers()[0]} if way.numbers() else None
    rule: Any = event_deck.FINDS[card] if card in event_deck.FINDS else event_deck.AIMS[card]
    if isinstance(rule, discoveries.LoseEach):
        return {"per_colour": rule.n}
    if isinstance(rule, (discoveries.HelpNeighbours, discoveries.ProduceMore)):
        return {"extra": rule.n}
    if isinstance(rule, discoveries.Produce):
        return {"produced": rule.n}
    if isinstance(rule, missions.Influence):
        scale = {str(n): points for n, points in enumerate(rule.scale)}
        return {"scale": scale, "red_zones": [ZONES[zone] for zone in rule.zones]}
    if isinstance(rule, missions.Spread):
        return {"scale_min_zones": {str(least): points for least, points in rule.scale}}
    if isinstance(rule, missions.SomeOfEach):
        return {"points": rule.points, "min_each": rule.least}
    return {"points": rule.points} if hasattr(rule, "points") else None


@pytest.mark.parametrize("name", FACTS["characters"])
def test_a_character_is_what_the_facts_say(name: str) -> None:
    fact = FACTS["characters"][name]
    number = components.CHARACTER[name]
    assert number == fact["number"]
    assert [told_step(step) for step in characters.EFFECTS[number]] == fact["steps"]


@pytest.mark.parametrize("name", FACTS["events"])
def test_an_event_is_what_the_facts_say(name: str) -> None:
    fact = FACTS["events"][name]
    card = EVENT[name]
    assert KINDS[KIND[card]] == fact["type"]
    assert event_deck.source(name) == fact["status"]
    assert told_event(card) == fact.get("params")
    when: dict[int, Any] = {**event_deck.FINDS, **event_deck.WAYS}
    assert (when[card].when if card in when else "final_scoring") == fact["when"]


@proves("MR-04")
def test_the_fleet_is_that_of_the_facts() -> None:
    found = {
        ship: [zone, seats, ship in components.CONFIRMED_SHIPS] for ship, (zone, seats) in components.FLEET.items()
    }
    assert found == FACTS["ships"]


@proves("MR-01", "MR-17", "MR-53")
def test_the_map_is_that_of_the_facts() -> None:
    zones: Any = arsia.new("mission_red_planet", 3, seed=1).view(None)["zones"]
    assert [zone["id"] for zone in zones] == list(FACTS["zones"])
    for index, zone in enumerate(zones):
        fact = FACTS["zones"][zone["id"]]
        assert (zone["group"], sorted(zone["adjacent"])) == (fact["group"], fact["adjacent"])
        assert (index < components.OUTER) == fact["discovery"]
        assert (index not in (components.SYRTIS_MAJOR, components.VALLES_MARINERIS)) == fact["kill"]


@proves("MR-15")
def test_the_track_is_that_of_the_facts() -> None:
    assert [list(stop) for stop in components.TRACK] == FACTS["track"]


def test_the_numbers_in_the_box_are_those_of_the_facts() -> None:
    numbers = FACTS["numbers"]
    assert numbers["astronauts"] == components.ASTRONAUTS
    assert numbers["colours"] == list(components.COLOURS)
    for name, mine in (
        ("resource_tokens", components.RESOURCE_TOKENS),
        ("point_values", components.VALUES),
        ("point_tokens", components.POINT_TOKENS),
    ):
        assert numbers[name] == dict(zip(RESOURCES, mine, strict=True))
    assert numbers["destination_tokens"] == components.DESTINATION_TOKENS
    assert numbers["ice_monopoly"] == components.ICE_MONOPOLY
    assert numbers["missions_dealt"] == components.DEALT
    assert numbers["neutral_below"] == list(components.NEUTRAL_LOW)
    assert numbers["neutral_top"] == components.NEUTRAL_TOP


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_decks_have_the_sizes_of_the_facts(seats: int) -> None:
    table = arsia.new("mission_red_planet", seats, seed=1)
    for seat in range(seats):
        table.play(seat, table.pending[seat].options[0])
    view = table.view(None)
    assert view["event_deck"] == FACTS["numbers"]["event_deck"][str(seats)]
    assert view["ship_deck"] == FACTS["numbers"]["ship_deck"][str(seats)]


@pytest.mark.parametrize(("index", "language"), [(0, "en"), (1, "pl"), (2, "de")])
def test_everything_that_has_a_printed_name_goes_by_it(index: int, language: str) -> None:
    words = Words(language, "mission_red_planet")
    for kind, things in (("character", FACTS["characters"]), ("event", FACTS["events"])):
        for name, fact in things.items():
            if fact["names"][index] is not None:
                spelt = fact["names"][index]
                if language == "pl":
                    spelt = spelt.replace("sylvanit", "sylwanit")  # as everybody spells it
                assert words.text(f"{kind}-{name}") == spelt


def test_a_corrected_number_is_another_game_to_its_records() -> None:
    for index in range(len(NUMBERS)):
        assert event_deck.digest((*NUMBERS[:index], "another", *NUMBERS[index + 1 :])) != event_deck.DIGEST
    assert len(CHARACTERS) == 10
