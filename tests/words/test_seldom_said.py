"""What Terraforming Mars says so seldom that random games do not get to it."""

from __future__ import annotations

import pytest

from arsia.kernel.message import Message
from arsia.words import LANGUAGES, Words

from .test_games_speak import LEFT_OVER

OXYGEN = Message("needs-least-oxygen", {"n": 7})
OCEANS = Message("needs-most-oceans", {"n": 3})
SELDOM = [
    Message("effect-nothing"),
    Message("ended-solo-won", {"generation": 14}),
    Message("prompt-add", {"n": 1, "kind": "any"}),
    Message("prompt-add", {"n": 3, "kind": "microbe"}),
    Message("prompt-copy-box", {"tag": "building"}),
    Message("prompt-ocean", {"bonus": 1}),
    Message("prompt-remove-from-card", {"n": 2, "kind": "animal"}),
    Message("why-first-action"),
    Message("why-here", {"n": 2, "kind": "microbe", "have": 1}),
    Message("why-no-cards", {"n": 1}),
    Message("why-no-cards", {"n": 2}),
    Message("why-no-claim"),
    Message("why-not-possible", {"step": Message("effect-draw", {"n": 2})}),
    Message("why-oceans", {"needs": OCEANS, "have": 6, "eased": 2}),
    Message("why-oxygen", {"needs": OXYGEN, "have": 4, "eased": 2}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", SELDOM, ids=lambda message: str(message.id))
def test_it_is_said_all_the_same(language: str, message: Message) -> None:
    said = Words(language, "terraforming_mars").say(message)
    assert said
    assert not LEFT_OVER.search(said), said


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "it requires 7% oxygen or more and there is 4%, which your 2 steps of leeway do not cover"),
        ("pl", "wymaga: co najmniej 7% tlenu, a jest 4%, czego nie pokrywa twój luz (2 poziomy)"),
        ("de", "verlangt: mindestens 7 % Sauerstoff; es sind 4 %, was auch 2 Stufen Spielraum nicht decken"),
    ],
)
def test_a_requirement_that_is_eased_says_so(language: str, text: str) -> None:
    assert Words(language, "terraforming_mars").say(SELDOM[-1]) == text
