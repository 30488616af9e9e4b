"""What a card of Pocket Mars says in English, read as a stranger reads it, against what playing it changes."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

import arsia
from arsia.testing import Situation
from arsia.words import Words
from tests.rules.pocket_mars.tables import holding, prepared, to_next_turn

GAME: Final = arsia.game("pocket_mars")
WORDS: Final = Words("en", "pocket_mars", ("Ada", "Bo"), GAME.verbs, GAME.events)
CARDS: Final[dict[str, dict[str, Any]]] = {str(each["id"]): each for each in GAME.catalogue() if each["kind"] == "card"}
START: Final[dict[str, Any]] = {"earth": 4, "ship": 2, "energy": 2, "energy_home": (1, 0)}


def said(card: str, action: str) -> str:
    """What it orders; what it only allows, with what that costs, is left out."""
    text = WORDS.say(CARDS[card]["texts"][action])
    return "; ".join(part for part in text.rstrip(".").split("; ") if not part.lower().startswith("you may"))


def by_the_sentence(text: str) -> dict[str, int]:
    """How many more are on Earth, aboard, and how much more energy there is."""
    launched, gained, paid, landed = (
        sum(map(int, re.findall(pattern, text, re.IGNORECASE)))
        for pattern in (r"launch (\d)", r"gain (\d) energy", r"pay (\d) energy", r"land (\d) colonist")
    )
    return {"earth": -launched, "ship": launched - landed, "energy": gained - paid}


def stand(t: Situation) -> dict[str, int]:
    return {name: t.get(0, name) for name in ("earth", "ship", "energy")}


def changed(t: Situation, before: dict[str, int]) -> dict[str, int]:
    return {name: n - before[name] for name, n in stand(t).items()}


@pytest.mark.parametrize("card", CARDS)
def test_a_snap_action_changes_what_it_says(card: str) -> None:
    t = holding(card, **START)
    before = stand(t)
    t.do(0, "play", card)
    assert changed(to_next_turn(t), before) == by_the_sentence(said(card, "snap"))


@pytest.mark.parametrize("card", CARDS)
def test_a_prepared_action_changes_what_it_says(card: str) -> None:
    text = said(card, "prepared")
    colour, number = card.split("-")
    home = colour if colour in ("ecosystem", "water", "science") else "energy_home"
    people = (0, 0) if "you have no colonist" in text else (0, 1) if "from ★★" in text else (1, 0)
    t = prepared(card, **{**START, "energy_home": (0, 0), home: people})
    t.set(0, hand=[f"{colour}-{2 if number != '2' else 3}"])
    if "another player" in text:
        t.set(1, prep=["energy-2", "science-3"])
    before = stand(t)
    t.do(0, "attach", card)
    if t.asked(0) == "prompt-land-here":
        t.do(0, "skip")
    assert t.asked(0) == "prompt-prepared", text
    t.do(0, "use")
    assert changed(to_next_turn(t), before) == by_the_sentence(text)
