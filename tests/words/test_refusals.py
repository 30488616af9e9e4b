"""Whatever is refused is refused with a sentence, in every language."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint

import pytest

import arsia
from arsia import arena, bots, testing
from arsia.games import GROUP, outside
from arsia.kernel.message import Message, Refused
from arsia.words import LANGUAGES, Words

from .catalogues import TABLE_AND_GAMES, arguments

Act = Callable[[], object]


def played() -> dict[str, object]:
    """The record of a game after one move."""
    table = arsia.new("pocket_mars", 2, 1)
    table.play(0, table.pending[0].options[0])
    return table.record()


def damaged() -> dict[str, object]:
    return {**played(), "moves": [[0, ["launch"]]]}


def finished() -> arsia.Table:
    table = arsia.new("pocket_mars", 1, 1)
    while table.pending:
        table.play(0, table.pending[0].options[-1])
    return table


def split() -> arsia.Table:
    """Both seats choose their prep cards; nothing that is asked yet can be refused with a reason."""
    return arsia.new("pocket_mars", 2, 1)


def turn() -> testing.Situation:
    """Seat 0 is to act, with everybody aboard and nobody on Earth."""
    return testing.table("pocket_mars", 2).give(0, "energy-2", "water-6").set(0, ship=7).at("action", seat=0)


def offer() -> testing.Situation:
    """Seat 0 makes an offer to seat 1."""
    rivals = testing.table("martians", 2).set(0, energy=2, ice=2).set(1, energy=2, ice=2).at("turn")
    return rivals.do(0, "offer", 1)


def installed(name: str, where: str) -> object:
    """Ask for a game that a package names so."""
    outside()[name] = EntryPoint(name, where, GROUP)
    try:
        return arsia.new(name)
    finally:
        del outside()[name]


def refuse(id: str, **args: object) -> object:
    raise Refused(Message(id, args))


def duel(games: int) -> object:
    return arena.mirrored("pocket_mars", "random", "random", games)


ACTS: dict[str, Act] = {
    "refuse-game": lambda: arsia.new("chess"),
    "refuse-game-broken": lambda: installed("lost", "no_such_package:GAME"),
    "refuse-game-other": lambda: installed("chess", "arsia.games.pocket_mars:GAME"),
    "refuse-seats": lambda: arsia.new("pocket_mars", 7),
    "refuse-option": lambda: arsia.new("pocket_mars", 2, 1, {"corporate_era": True}),
    "refuse-value": lambda: arsia.new("pocket_mars", 2, 1, {"draft": 1}),
    "refuse-seed": lambda: arsia.new("pocket_mars", 2, -1),
    "refuse-draft-alone": lambda: arsia.new("pocket_mars", 1, 1, {"draft": True}),
    "refuse-level-not-alone": lambda: arsia.new("pocket_mars", 2, 1, {"solo_level": "hard"}),
    "refuse-draft-solo": lambda: arsia.new("terraforming_mars", 1, 1, {"draft": True}),
    "refuse-beginner-seat": lambda: arsia.new("terraforming_mars", 2, 1, {"beginner": [2]}),
    "refuse-coop-seats": lambda: arsia.new("ares_expedition", 3, 1, {"mode": "coop"}),
    "refuse-difficulty-not-alone": lambda: arsia.new("ares_expedition", 2, 1, {"difficulty": "expert"}),
    "refuse-solo-seats": lambda: arsia.new("martians", 2, 1, {"mode": "solo"}),
    "refuse-scenario-com": lambda: arsia.new("martians", 2, 1, {"scenario": "mars_one"}),
    "refuse-orders-together": lambda: arsia.new("martians", 2, 1, {"mode": "coop", "scenario": "orders"}),
    "refuse-goals-mode": lambda: arsia.new("martians", 2, 1, {"mode": "semi", "hidden_goals": True}),
    "refuse-all-lose-mode": lambda: arsia.new("martians", 2, 1, {"all_lose": True}),
    "refuse-early-end-mode": lambda: arsia.new("martians", 2, 1, {"mode": "coop", "early_end": "never"}),
    "refuse-unkept-seats": lambda: arsia.new("mission_red_planet", 3, 1, {"unkept_aside": True}),
    "refuse-language": lambda: Words("fr"),
    "refuse-record-head": lambda: arsia.replay({}),
    "refuse-format": lambda: arsia.replay({**played(), "format": 99}),
    "refuse-upto": lambda: arsia.replay(played(), upto=2),
    "refuse-record-move": lambda: arsia.replay({**played(), "moves": [[0]]}),
    "refuse-record-damaged": lambda: arsia.replay(damaged()),
    "refuse-record-edition": lambda: arsia.replay({**damaged(), "edition": 0}),
    "refuse-imagined": lambda: split().imagine(0, 1).record(),
    "refuse-over": lambda: finished().play(0, ("launch",)),
    "refuse-no-such-seat": lambda: split().play(2, ("launch",)),
    "refuse-not-asked": lambda: turn().do(1, "launch"),
    "refuse-late": lambda: turn().table.play(0, ("play", "energy-2"), decision=-1),
    "refuse-malformed": lambda: turn().table.play(0, 7),
    "refuse-because": lambda: turn().do(0, "launch"),
    "refuse-not-this": lambda: turn().do(0, "play", "science-1"),
    "refuse-not-offered": lambda: turn().do(0, "use"),
    "refuse-not-several": lambda: turn().choose(0, [("play", "energy-2")]),
    "refuse-set-order": lambda: split().play(0, tuple(split().pending[0].several.whole[-1])),  # type: ignore[union-attr]
    "refuse-set-element": lambda: split().play(0, [("launch",), ("launch",)]),
    "refuse-set-often": lambda: split().play(0, [split().pending[0].options[0]] * 2),
    "refuse-set-exact": lambda: split().play(0, [split().pending[0].options[0]]),
    "refuse-set-size": lambda: offer().choose(0, []),
    "refuse-set-together": lambda: offer().choose(0, [("want", "energy", 1), ("give", "energy", 2)]),
    "refuse-set-ending": lambda: offer().choose(0, [("want", "energy", 1), ("give", "ice", 2), ("lend",)]),
    "refuse-undo": lambda: split().undo(0),
    "refuse-bot": lambda: bots.make("genius"),
    "refuse-bot-count": lambda: arena.simulate("pocket_mars", 2, ["random"] * 3, 1),
    "refuse-too-few": lambda: duel(0),
    "refuse-odd-games": lambda: duel(3),
    # How workers come to be refused takes processes: tests/outside/test_finding.py.
    "refuse-worker": lambda: refuse("refuse-worker", why=Message("refuse-game", {"value": "zoo", "games": ("chess",)})),
    "refuse-worker-died": lambda: refuse("refuse-worker-died"),
}


#: What every game can refuse, told here with the options of another one than Pocket Mars.
OPTIONS_OF = {"refuse-set-together": "martians", "refuse-set-ending": "martians"}


def game_of(id: str) -> str:
    """The game that has words for a refusal; what all share is said with those of Pocket Mars."""
    own = [name for name in arsia.games() if id in arguments("en", f"{name}.ftl") or OPTIONS_OF.get(id) == name]
    return own[0] if own else "pocket_mars"


def refused(act: Act) -> Refused:
    with pytest.raises(Refused) as caught:
        act()
    return caught.value


def test_every_refusal_that_has_words_is_tried_here() -> None:
    written = {id for name in TABLE_AND_GAMES for id in arguments("en", name) if id.startswith("refuse-")}
    assert written - {"refuse-more"} == set(ACTS)


@pytest.mark.parametrize("id", ACTS)
def test_a_refusal_is_an_english_sentence_for_a_programmer(id: str) -> None:
    refusal = refused(ACTS[id])
    assert refusal.message.id == id
    said = str(refusal)
    assert said[0].isupper() or said[0] == "“", said
    assert said.endswith("."), said
    assert "Message(" not in said, said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ACTS)
def test_a_refusal_is_a_sentence_for_a_player(language: str, id: str) -> None:
    game = arsia.game(game_of(id))
    words = Words(language, game.name, ("Anna", "Ben"), game.verbs, game.events)
    said = words.say(refused(ACTS[id]).message)
    assert said[0].isupper() or said[0] in "“„", said
    assert said.endswith("."), said


def test_an_illegal_move_says_what_would_work() -> None:
    said = str(refused(ACTS["refuse-not-this"]))
    assert said == "That is not possible now, but these are: ('play', 'energy-2'), ('play', 'water-6')."


def test_a_reason_is_said_by_the_words_of_its_own_game() -> None:
    table = testing.table("terraforming_mars", 2).set(0, mc=40).at("action", seat=0)
    said = str(refused(lambda: table.do(0, "project", "sell_patents")))
    assert said.startswith("That does not work now: you have no card to sell. These work: ")


def test_an_illegal_move_says_why_if_there_is_a_reason() -> None:
    words = Words("pl", "pocket_mars", ("Anna", "Ben"), arsia.game("pocket_mars").verbs)
    said = words.say(refused(ACTS["refuse-because"]).message)
    assert said.startswith(
        "Teraz tak nie można: Anna nie ma już kolonistów na Ziemi. Możliwe: Zagraj z ręki kartę Energia 2,"
    )


def test_a_wrong_option_is_answered_with_the_right_ones() -> None:
    assert (
        str(refused(ACTS["refuse-option"])) == "Pocket Mars has no option “corporate_era”; it has: draft, solo_level."
    )
    assert str(refused(ACTS["refuse-seats"])).endswith("these numbers work: 1, 2, 3, 4.")
