"""Random games of every registered game, spread over its modes, through everything that must hold.

A few hundred of a short game; of a long one its first and last ways to play once, closely: with others and alone.
`make stories` plays two thousand and the other ways, and `make soak` on through the night.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import arsia
from arsia import testing
from arsia.kernel.decision import Broken, IllegalMove
from arsia.kernel.game import Game
from arsia.kernel.message import Message
from arsia.properties import Case, cases, chunk, hold
from arsia.properties.declaring import prints_well, speaks
from arsia.properties.uncommitted import answers_the_same, imagines_the_same
from arsia.properties.warning import changes_nothing
from tests.kernel.toy import TOY, Toy, toy

GAMES = {"pocket_mars": 2_000}
SIZE = {"pocket_mars": 50}
FEW = 3
SAMPLE = {"pocket_mars": 300}


def ways(game: str) -> set[tuple[str, int]]:
    return {(mode.name, seats) for mode in arsia.game(game).modes for seats in mode.seats}


def chunks(game: str) -> list[Any]:
    """So many games at a time; not all of them in every run."""
    many = range(0, GAMES.get(game, len(ways(game))), SIZE.get(game, FEW))
    sample = many[: SAMPLE[game] // SIZE[game]] if game in SAMPLE else (many[0], many[-1])
    return [pytest.param(game, first, marks=() if first in sample else pytest.mark.long) for first in many]


@pytest.mark.parametrize(("game", "first"), [each for game in sorted(arsia.games()) for each in chunks(game)])
def test_everything_holds(game: str, first: int) -> None:
    size = SIZE.get(game, FEW)
    assert chunk(game, first, size) > size


@pytest.mark.parametrize("first", range(0, 100, 25))
def test_everything_holds_for_a_game_from_outside(toy_game: str, first: int) -> None:
    for _, case in zip(range(25), cases(toy_game, first), strict=False):
        assert hold(case, closely=True) > 1


@pytest.mark.parametrize("game", sorted(arsia.games()))
def test_every_mode_and_number_of_seats_has_its_turn(game: str) -> None:
    every = ways(game)
    turns = [case for _, case in zip(range(len(every)), cases(game), strict=False)]
    assert {(case.mode, case.seats) for case in turns} == every
    assert len({case.seed for case in turns}) == len(every)
    assert all(case.turn == 0 for case in turns)


def test_a_failure_names_the_game_to_look_at(toy_game: str) -> None:
    case = Case(toy_game, "gather", 3, {"story": "gather"}, 11)
    with pytest.raises(Broken, match=r"toy, mode gather, 3 seats, seed 11: .*not played with 3 seats"):
        hold(case, closely=False)


def test_imagining_that_starts_from_how_the_cards_lie_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = toy("turns")
    imagines_the_same(table, table.imagine(0, 1), 0)

    def mix_as_they_lie(table: Toy, seat: int) -> None:
        table.mix(table.deck)

    monkeypatch.setattr(table.game, "deal_anew", mix_as_they_lie)
    with pytest.raises(Broken, match="what seat 0 imagines tells where card"):
        imagines_the_same(table, table.imagine(0, 1), 0)


def test_a_refusal_that_reads_what_is_hidden_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = toy("turns")
    seat = min(table.pending)
    twins = [table.imagine(seat, seed) for seed in range(3)]
    answers_the_same(table, twins, seat, Random(1))

    def tell_the_next_card(self: Toy, asked: object, option: object) -> IllegalMove:
        return IllegalMove(Message("refuse-not-this", {"options": (("card", self.deck[-1]),), "more": 0}))

    monkeypatch.setattr(Toy, "_not_offered", tell_the_next_card)
    with pytest.raises(Broken, match="by what is hidden from it"):
        answers_the_same(table, twins, seat, Random(1))


def test_a_warning_that_discourages_from_something_good_is_noticed() -> None:
    table = testing.table("pocket_mars", 2).give(0, "energy-1").at("action").table
    with pytest.raises(Broken, match="changes nothing, and it does"):
        changes_nothing(table, 0, ("launch",))


def broken(game: str, games: int = 60) -> str:
    """The first thing that does not hold in some games."""
    for _, case in zip(range(games), cases(game), strict=False):
        try:
            hold(case, closely=True)
        except Broken as failure:
            return str(failure)
    return ""


def test_a_field_that_the_state_forgets_is_noticed(toy_game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert broken(toy_game, 5) == ""
    whole = Toy.state
    monkeypatch.setattr(Toy, "state", lambda self: whole(self)[1:])
    assert "the field 'cubes' changes, and neither state() has it nor check() re-derives it" in broken(toy_game)


def test_a_field_that_a_copy_forgets_is_noticed(toy_game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    copy_into = Toy.copy_into

    def forget(self: Toy, twin: Any) -> None:
        copy_into(self, twin)
        twin.passed = [False] * self.seats

    monkeypatch.setattr(Toy, "copy_into", forget)
    assert "a copy does not have the field 'passed'; copy_into must give it" in broken(toy_game)


def test_a_hand_whose_cards_are_not_mingled_is_noticed(toy_game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def hold_in_order(self: Toy, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.knowledge.show(card, 1 << seat)

    monkeypatch.setattr(Toy, "hold", hold_in_order)
    assert "somebody could tell apart what is held in no order" in broken(toy_game)


def test_an_option_with_parts_that_are_not_declared_is_noticed(toy_game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY, "verbs", {"pass": ()})
    assert "is not declared; there are pass" in broken(toy_game)
    monkeypatch.setattr(TOY, "verbs", {option[0]: () for option in TOY.vocabulary(toy("whole"))})
    assert "has more parts than ()" in broken(toy_game)


@pytest.mark.parametrize(
    ("thing", "wrong"),
    [
        ({"kind": "card"}, "is printed without its 'id'"),
        ({"id": "ants", "kind": "card", "colour": 3}, "ants is printed with the 'colour' 3, which is no str"),
        ({"id": "ants", "kind": "card", "texts": {"rule": "crawls"}}, "ants is printed with a text that is no Message"),
        ({"id": "bees", "kind": "card"}, "is printed twice"),
    ],
)
def test_a_card_that_cannot_be_printed_is_noticed(
    thing: dict[str, object], wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TOY, "catalogue", lambda: [{"id": "bees", "kind": "card"}, thing])
    with pytest.raises(Broken, match=wrong.replace("(", r"\(")):
        prints_well(TOY)


def test_words_that_are_missing_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game[Any] = arsia.game("pocket_mars")
    case = next(cases("pocket_mars"))
    speaks(case)
    printed = [*game.catalogue(), {"id": "ants", "kind": "card"}]
    monkeypatch.setattr(game, "catalogue", lambda: printed)
    with pytest.raises(Broken, match="there are no words for en: card-ants"):
        speaks(case)
