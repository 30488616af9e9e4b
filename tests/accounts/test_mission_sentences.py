"""What a card of Mission: Red Planet says in English, read as a stranger reads it, against what playing it changes."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

import arsia
from arsia.kernel.message import Option
from arsia.testing import Situation
from arsia.words import Words
from tests.rules.mission_red_planet.tables import chosen, finished, in_zone, quiet

GAME: Final = arsia.game("mission_red_planet")
WORDS: Final = Words("en", "mission_red_planet", ("Ada", "Bo", "Cy", "Di"), GAME.verbs, GAME.events)
SAID: Final[dict[str, str]] = {
    str(each["id"]): WORDS.say(texts["effect"]) for each in GAME.catalogue() if isinstance(texts := each["texts"], dict)
}


def cards(colour: str) -> list[str]:
    return [str(each["id"]) for each in GAME.catalogue() if each["colour"] == colour and each["id"] != "ice_monopoly"]


def number(pattern: str, text: str) -> int:
    """The number that the sentence gives there, or 0."""
    found = re.search(pattern, text, re.IGNORECASE)
    return int(found[1]) if found else 0


def docks(t: Situation) -> Any:
    view: Any = t.table.view(None)
    return [dock for dock in view["docks"] if dock]


# ---- characters ------------------------------------------------------------------------------------------------------

#: A launchpad with room for everything, others aboard, and somebody to kill, to replace, to explore with.
DOCKS: Final = ["S03", "S24", "S26", "S06"]
EARLIER: Final = {"pilot", "saboteur"}


def scene(character: str) -> Situation:
    t = chosen(character, played=sorted(EARLIER - {character}), phobos=5, hellas=1).set(docks=DOCKS)
    t.set(1, phobos=1, hellas=1, S24=1).set(deck=["polar_claim"], discovery_hellas="lichens")
    return t.at("resolve")


def fully(t: Situation) -> Situation:
    """Player 0 answers every question so that as much as possible happens, and nothing to the own colour."""
    while 0 in t.table.pending:
        decision = t.table.pending[0]
        if decision.several is not None:
            t.choose(0, [list(decision.several.elements)[-1]] * decision.several.most)
            continue
        if t.asked(0) == "prompt-character":
            break
        t.do(0, *max(decision.options, key=wish))
    return t


def wish(option: Option) -> tuple[bool, bool]:
    return (option[0] not in ("done", "look"), option[0] != "kill" or option[2] != 0)


def stand(t: Situation) -> dict[str, int]:
    view: Any = t.table.view(0)
    return {
        "placed": -view["players"][0]["supply"],
        "lost": sum(player["lost"] for player in view["players"]),
        "launched": sum(dock["launched"] for dock in docks(t)),
        "ships": len(docks(t)),
        "tokens": sum(len(dock["tokens"]) for dock in docks(t)),
        "events": view["event_deck"],
        "moved": sum(event[0] == "move" for event in t.table.events(0)),
        "face up": len(view["players"][0]["played"]),
    }


def by_the_sentence(text: str, t: Situation, face_up: int) -> dict[str, int]:
    """What becomes more or fewer, by the words alone; so many characters lie face up."""
    text = text.lower()  # each effect is a sentence
    replaced = int("with one from your supply" in text)
    destroyed = "destroy a docked ship" in text
    aboard = max(sum(dock["crew"]) for dock in docks(t)) if destroyed else 0
    return {
        "placed": number(r"place (\d) astronaut", text) + replaced,
        "lost": replaced * ("the other is lost in space" in text) + ("kill an astronaut" in text) + aboard,
        "launched": int("launch a docked ship" in text),
        "ships": -destroyed,
        "tokens": int("put a destination token" in text),
        "events": -("draw an event card" in text),
        "moved": number(r"up to (\d) moves", text) + number(r"at most (\d) of your astronauts from Phobos", text),
        "face up": -face_up if "take back all" in text else 0,
    }


@pytest.mark.parametrize("character", cards("character"))
def test_a_character_changes_what_it_says(character: str) -> None:
    t = scene(character)
    before = stand(t)
    # The ship with the fullest crew is the one that is destroyed, so that the sentence can be held against it.
    while 0 in t.table.pending and t.asked(0) == "prompt-place":
        t.do(0, *t.options(0)[-1 if character == "saboteur" else 0])
    expected = by_the_sentence(SAID[character], t, before["face up"])
    if character == "saboteur":
        t.do(0, "destroy", max(docks(t), key=lambda dock: sum(dock["crew"]))["ship"])
    fully(t)
    after = stand(t)
    assert {name: n - before[name] for name, n in after.items()} == expected, SAID[character]


@pytest.mark.parametrize("character", cards("character"))
def test_astronauts_board_as_the_sentence_says(character: str) -> None:
    text = SAID[character]
    t = fully(scene(character))
    ships = [event[2] for event in t.table.events(0) if event[0] == "board" and event[1] == 0]
    if "each on a different docked ship" in text:
        assert len(set(ships)) == len(ships) == number(r"place (\d)", text)
    elif "on one docked ship" in text:
        assert len(set(ships)) == 1
    else:
        assert len(ships) == number(r"place (\d)", text)  # told one by one


# ---- discoveries -----------------------------------------------------------------------------------------------------

HERE: Final = "hellas"
NEAR: Final = ("ausonia", "mare_serpentis", "syrtis_major", "valles_marineris")
CROWDS: Final = ((3, 2, 1, 0), (2, 2, 1, 0), (3, 1, 1, 0), (2, 0, 0, 0))
AT: Final = {
    "When discoveries are revealed": "discovery_reveal",
    "In the third production": "production_3",
    "At the final scoring": "final_scoring",
}


def found(card: str | None, crowd: tuple[int, ...]) -> Situation:
    """The card in Hellas with so many astronauts of each colour there; player 3 is alone in all zones around."""
    t = quiet(4).set(discovery_hellas=card, resource_hellas="celerium", uncovered=True)
    for zone in NEAR:
        t.set(None, **{f"resource_{zone}": "ice"}).set(3, **{zone: 1})
    for player, n in enumerate(crowd):
        t.set(player, **{HERE: n})
    return t


def moment(card: str) -> str:
    return next(phase for words, phase in AT.items() if SAID[card].startswith(words))


def takers(text: str, crowd: tuple[int, ...]) -> list[int]:
    """Who takes what lies in the zone, by the words alone."""
    there = sorted({n for n in crowd if n}, reverse=True)
    level = there[:1]
    if "every colour in this zone counts as tied" in text:
        level = there
    elif "the fewest astronauts in this zone" in text:
        level = there[-1:]
    elif "the second most astronauts" in text and crowd.count(there[0]) == 1:
        level = there[1:2]
    return [player for player, n in enumerate(crowd) if n in level]


def produced(text: str, crowd: tuple[int, ...]) -> list[dict[str, int]]:
    """What everybody gains in the third production."""
    here = 0 if "this zone produces nothing" in text else 3 + number(r"this zone produces (\d) tokens? more", text)
    near = 3 + number(r"each adjacent zone .* produces (\d) tokens? more", text)
    kind = "ice" if "produces ice instead" in text else "celerium"
    gains = [{"ice": 0, "celerium": 0} for _ in crowd]
    gains[3]["ice"] += near * len(NEAR)
    who = takers(text, crowd)
    for player in who:
        gains[player][kind] += here // len(who)
    return gains


def of_the_moment(phase: str) -> list[str]:
    return [card for card in cards("discovery") if moment(card) == phase]


@pytest.mark.parametrize("card", [*of_the_moment("production_3"), *of_the_moment("final_scoring")])
def test_a_discovery_brings_what_it_says_in_the_last_production(card: str) -> None:
    text = SAID[card] if moment(card) == "production_3" else ""
    for crowd in CROWDS:
        t = finished(found(card, crowd).at("production_3"))
        gains = [{kind: t.get(player, kind) for kind in ("ice", "celerium")} for player in range(4)]
        assert gains == produced(text, crowd), (crowd, SAID[card])


@pytest.mark.parametrize("card", cards("discovery"))
def test_a_discovery_scores_what_it_says(card: str) -> None:
    text = SAID[card]
    points = number(r"gains (\d) point", text) - number(r"loses (\d) point", text)
    for crowd in CROWDS:
        t = found(card, crowd).at("final_scoring")
        assert t.table.outcome is not None
        scored = [next(line.points for line in sheet if line.label == "score-discoveries") for sheet in sheets(t)]
        level = {max(crowd)} if "the colour with the most" in text else set(crowd) - {0}
        assert scored == [points if n in level else 0 for n in crowd], (crowd, text)


def sheets(t: Situation) -> Any:
    return t.table.outcome.sheets if t.table.outcome else ()


@pytest.mark.parametrize("card", of_the_moment("discovery_reveal"))
def test_a_discovery_does_what_it_says_when_it_is_turned_up(card: str) -> None:
    text = SAID[card]
    for crowd in CROWDS:
        t = found(card, crowd).set(0, S02=1).set(2, S03=2)
        aboard = (1, 0, 2, 0)
        lost = [min(n, number(r"(\d) astronauts? of every colour in this zone is lost in space", text)) for n in crowd]
        comes = aboard if "all astronauts on docked ships come to this zone" in text else (0, 0, 0, 0)
        stays = (0, 0, 0, 0) if "moves all its astronauts from this zone" in text else crowd
        finished(t.at("discovery_reveal"))
        here = tuple(s - gone + more for s, gone, more in zip(stays, lost, comes, strict=True))
        assert in_zone(t, HERE) == here, (crowd, text)
        assert [t.get(player, "lost") for player in range(4)] == lost
        near = [sum(t.get(player, zone) for zone in NEAR) for player in range(4)]
        assert near == [n - s + 4 * (player == 3) for player, (n, s) in enumerate(zip(crowd, stays, strict=True))]
        left = [sum(dock["crew"][player] for dock in docks(t)) for player in range(4)]
        assert left == [n - more for n, more in zip(aboard, comes, strict=True)]


def test_every_discovery_says_when_it_acts() -> None:
    assert len([moment(card) for card in cards("discovery")]) == 13


# ---- actions ---------------------------------------------------------------------------------------------------------

MOMENTS: Final[dict[str, tuple[str, ...]]] = {
    "At the end of the third production": ("production_3",),
    "Before launched ships land": ("landing",),
    "Before discoveries are revealed": ("discovery_reveal",),
    "Before a production": ("production_1", "production_2", "production_3"),
}


def holder(card: str) -> Situation:
    """Player 0 holds the action, with one astronaut in Hellas, three lost, and a ship on its way to Phobos."""
    t = quiet(3).set(docks=["S28", "S02", "S03"], resource_hellas="sylvanite").set(1, hellas=1, phobos=2)
    return t.set(0, actions=[card], lost=3, hellas=1, S28=1).set(launched=["S28"])


@pytest.mark.parametrize("card", cards("action"))
def test_an_action_is_asked_for_at_the_moments_that_it_names_and_at_no_other(card: str) -> None:
    named = next(phases for words, phases in MOMENTS.items() if SAID[card].startswith(words))
    for phase in ("landing", "production_1", "production_2", "discovery_reveal", "production_3"):
        t = holder(card).at(phase)
        stop = t.get("stop")
        asked_for_others(t, card)
        assert (t.get("stop") == stop and t.offers(0, "use", card)) == (phase in named), phase


def asked_for_others(t: Situation, card: str) -> Situation:
    """Who holds one action is asked for the others, too, and says no."""
    while not t.offers(0, "use", card) and "prompt-action" in (t.asked(0), t.asked(1)):
        t.do(min(t.table.pending), "pass")
    return t


@pytest.mark.parametrize("card", cards("action"))
def test_an_action_changes_what_it_says(card: str) -> None:
    text = SAID[card]
    phase = next(phases for words, phases in MOMENTS.items() if text.startswith(words))[-1]
    t = holder(card).at(phase)
    ice, lost = t.get(0, "ice"), t.get(0, "lost")
    asked_for_others(t, card).do(0, "use", card)
    back = number(r"bring up to (\d) of your astronauts", text)
    if back:
        assert t.options(0) == tuple(("rescue", n) for n in range(1, back + 1))
        t.do(0, "rescue", back)
    if "put a destination token on a launched ship" in text:
        t.do(0, "zone", "ausonia")
        assert ("land", "S28", "ausonia") in t.table.events(None)
    assert t.get(0, "ice") - ice == number(r"gain (\d) ice token", text)
    assert lost - t.get(0, "lost") == back
    assert t.get(0, "hellas") == 1 + back
    if phase == "production_3":
        mine = 1 + number(r"count (\d) more", text)  # player 1 has one there, too
        assert t.get(0, "sylvanite") == (3 if mine > 1 else 3 // 2)


# ---- missions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [card for card in cards("mission") if " for the most " in SAID[card]])
def test_a_mission_for_the_most_brings_its_points_with_a_tie_and_nothing_for_none(card: str) -> None:
    text = SAID[card]
    assert "at least 1; a tie is enough" in text
    for own, other in ((0, 0), (1, 2), (2, 2), (2, 1)):
        t = quiet(3).set(0, missions=[card])
        for player, n in ((0, own), (1, other)):
            t.set(player, **asked_for(text, n))
        line = next(line for line in sheets(t.at("final_scoring"))[0] if line.label == "score-missions")
        assert line.points == (number(r"(\d+) points for the most", text) if own and own >= other else 0), (own, other)


def asked_for(text: str, n: int) -> dict[str, int]:
    """So many of what the mission asks for."""
    if "lost in space" in text:
        return {"lost": n}
    if "tokens" in text:
        return {next(kind for kind in ("ice", "sylvanite", "celerium") if kind in text): n}
    named = [zone for zone in all_zones() if zone.replace("_", " ").title() in text]
    split = [n - n // 2, n // 2] if len(named) > 1 else [n]
    return dict(zip(named, split, strict=True))


def all_zones() -> list[str]:
    view: Any = quiet(3).table.view(None)
    return [zone["id"] for zone in view["zones"]]
