"""One, a few, many: each language counts in its own way."""

from __future__ import annotations

import pytest

from arsia.kernel.message import Message
from arsia.words import Words


def draw(n: int) -> Message:
    return Message("effect-draw", {"n": n})


@pytest.mark.parametrize(
    ("n", "text"), [(1, "draw 1 card"), (2, "draw 2 cards"), (5, "draw 5 cards"), (22, "draw 22 cards")]
)
def test_english(n: int, text: str) -> None:
    assert Words("en", "pocket_mars").say(draw(n)) == text


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (1, "dobierz 1 kartę"),
        (2, "dobierz 2 karty"),
        (4, "dobierz 4 karty"),
        (5, "dobierz 5 kart"),
        (12, "dobierz 12 kart"),
        (21, "dobierz 21 kart"),
        (22, "dobierz 22 karty"),
    ],
)
def test_polish(n: int, text: str) -> None:
    assert Words("pl", "pocket_mars").say(draw(n)) == text


@pytest.mark.parametrize(
    ("n", "text"), [(1, "1 Karte ziehen"), (2, "2 Karten ziehen"), (5, "5 Karten ziehen"), (22, "22 Karten ziehen")]
)
def test_german(n: int, text: str) -> None:
    assert Words("de", "pocket_mars").say(draw(n)) == text


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (1, "możesz zapłacić 1 energię, aby wziąć 1 kolonistę z Ziemi na Statek"),
        (2, "możesz zapłacić 2 energie, aby wziąć 2 kolonistów z Ziemi na Statek"),
        (5, "możesz zapłacić 5 energii, aby wziąć 5 kolonistów z Ziemi na Statek"),
    ],
)
def test_a_number_counts_inside_an_effect_as_well(n: int, text: str) -> None:
    launch = Message("effect-launch", {"n": n})
    assert Words("pl", "pocket_mars").say(Message("effect-pay-then", {"energy": n, "effects": (launch,)})) == text


@pytest.mark.parametrize(("n", "text"), [(1, "Powstaje nowa talia: 1 karta."), (23, "Powstaje nowa talia: 23 karty.")])
def test_the_log_counts_too(n: int, text: str) -> None:
    assert Words("pl", "pocket_mars", events={"reshuffle": ("n",)}).event(("reshuffle", n)) == text
