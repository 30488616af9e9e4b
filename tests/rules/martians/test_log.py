"""The log says why things happen, in every language."""

from __future__ import annotations

import pytest

import arsia
from arsia.testing import Situation
from arsia.words import LANGUAGES, Words

from .tables import calm, com, coop, solo


def log(t: Situation, language: str) -> list[str]:
    """What everybody hears of it."""
    game = arsia.game("martians")
    words = Words(language, "martians", ("Ann", "Bob"), game.verbs, game.events)
    return [words.event(event) for event in t.table.events(None)]


DEATH = {
    "en": "There is no oxygen in Q2: a colonist of Ann has died.",
    "pl": "Q2: brakuje tlenu, ginie kolonista (Ann).",
    "de": "In Q2 fehlt Sauerstoff: Ein Kolonist von Ann ist gestorben.",
}
HELD = {
    "en": (
        "Sickness in Q1: a marker of Ann is held in the Lazaret.",
        "Hunger in Q1: a marker of Bob is held in the Homes.",
    ),
    "pl": ("Choroba (Q1), znacznik zostaje w Lazarecie: Ann.", "Głód (Q1), znacznik zostaje w Mieszkaniach: Bob."),
    "de": (
        "Krankheit in Q1: Ein Marker von Ann bleibt im Lazarett.",
        "Hunger in Q1: Ein Marker von Bob bleibt in den Wohnungen.",
    ),
}
LAST = {
    "en": ("This is the last cycle. When it ends, the mission", "This is the last cycle. When it ends, points"),
    "pl": ("To ostatni cykl. Na jego końcu misja", "To ostatni cykl. Na jego końcu liczy się"),
    "de": ("Das ist der letzte Zyklus. An seinem Ende muss", "Das ist der letzte Zyklus. An seinem Ende wird"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_colonists_die_and_markers_are_held(language: str) -> None:
    died = calm(coop()).set(Q2=(1, 0, 0)).at("summary")
    assert DEATH[language] in log(died, language)
    held = calm(coop()).set(Q1=(0, 1, 1)).at("summary")
    while held.asked(min(held.table.pending)) in ("prompt-lazaret", "prompt-homes"):
        seat = min(held.table.pending)
        held.do(seat, *held.options(seat)[0])
    assert set(HELD[language]) <= set(log(held, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_cycle_is_told_and_what_counts_at_its_end(language: str) -> None:
    mission, points = LAST[language]
    together = calm(coop()).set(cycle=coop().table.setup.cycles - 1).at("summary")  # type: ignore[attr-defined]
    assert any(line.startswith(mission) for line in log(together, language))
    for t in (com(), solo("orders")):
        calm(t).set(cycle=t.table.setup.cycles - 1).at("summary")  # type: ignore[attr-defined]
        assert any(line.startswith(points) for line in log(t, language))
    early = calm(coop()).at("summary")
    assert not any(line.startswith(mission) for line in log(early, language))
