"""Every card, Building and number compared with a digest of the facts, written down once and apart from the code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import arsia
from arsia.games.pocket_mars import components
from arsia.games.pocket_mars.cards import ABILITIES, DECK, DIGEST, digest
from arsia.games.pocket_mars.components import NAMES, NUMBERS
from arsia.games.pocket_mars.effects.ways import Action
from arsia.games.pocket_mars.rules.draft import DRAFT
from arsia.testing import proves

FACTS: dict[str, Any] = json.loads((Path(__file__).parents[2] / "facts" / "pocket_mars.json").read_text("utf-8"))
PLACES = {-1: "any", -2: "none_of_mine", -3: "some_of_mine", -4: "elsewhere", -5: "there"}
VERBS = {
    "Launch": ("launch", "n"),
    "Land": ("land", "where"),
    "LandHigh": ("land_high", "where"),
    "Promote": ("promote", "where"),
    "Demote": ("demote", "where"),
    "Shift": ("shift", "n"),
    "SwapStars": ("swap_stars",),
    "SwapCards": ("swap_cards",),
    "Draw": ("draw", "n"),
    "Bottom": ("bottom", "n", "also_prep"),
    "Peek": ("peek", "n"),
    "Cover": ("cover",),
    "Retrieve": ("retrieve",),
    "Transfer": ("transfer",),
    "GainEnergy": ("gain_energy", "n"),
}


def told(step: Any) -> list[Any]:
    """A step in the words of the digest."""
    kind = type(step).__name__
    if kind == "PayThen":
        return ["may_pay", step.energy, *[told(effect) for effect in step.effects]]
    if kind == "May":
        return ["may", told(step.effect)]
    verb, *names = VERBS[kind]
    words: list[Any] = [verb]
    for name in names:
        value = getattr(step, name)
        if name == "where":
            value = NAMES[value] if value >= 0 else PLACES[value]
        elif name == "also_prep":
            value = "hand+prep" if value else "hand"
        words.append(value)
    return ["may", words] if getattr(step, "optional", False) else words


def told_action(action: Action) -> dict[str, Any]:
    whole: dict[str, Any] = {"do": [told(effect) for effect in action.effects]}
    if action.needs is not None:
        whole["needs"] = [action.needs.what, NAMES[action.needs.building]]
    if action.energy:
        whole["energy"] = action.energy
    if action.hand_card:
        whole["hand_card"] = 1
    if action.designed:
        whole["designed"] = True
    return whole


@pytest.mark.parametrize("card", DECK, ids=[card.id for card in DECK])
def test_a_card_is_what_the_facts_say(card: Any) -> None:
    found = {
        "colour": NAMES[card.colour],
        "value": card.value,
        "snap": told_action(card.snap),
        "prepared": told_action(card.prepared),
    }
    assert found == FACTS["cards"][card.id]


@proves("PM-09")
def test_the_deck_is_one_card_of_each_value_from_1_to_7_in_five_colours() -> None:
    assert [card.id for card in DECK] == list(FACTS["cards"])
    assert len({(card.colour, card.value) for card in DECK}) == 35
    assert {card.value for card in DECK} == set(range(1, 8))


@proves("PM-43")
def test_each_building_offers_its_ability_and_never_forces_it() -> None:
    for building, ability in zip(NAMES, ABILITIES, strict=True):
        assert told(ability) == ["may", *FACTS["buildings"][building]["ability"]]


@proves("PM-10", "PM-26")
def test_four_buildings_hold_colonists_and_are_worth_three() -> None:
    buildings: Any = arsia.new("pocket_mars", 2, seed=1).view(None)["buildings"]
    assert [each["id"] for each in buildings] == list(FACTS["buildings"])
    for each in buildings:
        fact = FACTS["buildings"][each["id"]]
        assert each["base"] == each["value"] == fact["value"]
        assert bool(each["star1"]) == fact["holds"]


def test_the_numbers_in_the_box_are_those_of_the_facts() -> None:
    points = {
        "ship": components.ON_SHIP,
        "star1": components.ON_STAR1,
        "star2": components.ON_STAR2,
        "most_energy": components.MOST_ENERGY,
        "all_four": components.IN_ALL_FOUR,
        "four_in_one": components.FOUR_IN_ONE,
    }
    automatics = {
        "on_ship": components.SOLO_SHIP,
        "discard_energy": components.SOLO_DISCARD_ENERGY,
        "failure": components.SOLO_FAILURE,
        "points": {
            "most_energy": components.SOLO_MOST_ENERGY,
            "all_four": components.SOLO_IN_ALL_FOUR,
            "four_in_one": components.SOLO_FOUR_IN_ONE,
        },
    }
    box = {
        "colonists": components.COLONISTS,
        "energy": {"start": components.ENERGY_START, "max": components.ENERGY_MAX},
        "hand": components.HAND,
        "prep": components.PREP,
        "draft": DRAFT,
        "points": points,
        "automatics": automatics,
    }
    assert box == FACTS["numbers"]


def test_sixty_actions_on_thirty_cards_are_marked_as_ours() -> None:
    ours = [(card.snap.designed, card.prepared.designed) for card in DECK]
    assert ours.count((True, True)) == 30
    assert ours.count((False, False)) == 5


def test_a_corrected_number_is_another_game_to_its_records() -> None:
    for index, number in enumerate(NUMBERS):
        assert digest((*NUMBERS[:index], number + 1, *NUMBERS[index + 1 :])) != DIGEST
