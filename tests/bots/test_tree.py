"""The tree of a search: how it grows, what is picked in it, and what is kept of it from move to move."""

from __future__ import annotations

import random
from functools import partial

import pytest

import arsia
from arsia.bots import Mcts
from arsia.bots.budget import Iterations
from arsia.bots.mcts import better_half
from arsia.bots.tree import FAMILIAR, Question, Walk
from arsia.kernel.decision import Decision
from arsia.kernel.message import Message, Option

A: Option = ("a",)
B: Option = ("b",)
C: Option = ("c",)
D: Option = ("d",)
TURN, PAY = Message("turn"), Message("pay")


def asked(prompt: Message, *options: Option) -> Decision:
    return Decision(0, 0, prompt, options, 0)


def tried(**values: list[float]) -> Question:
    """A question whose answers brought these values."""
    question = Question()
    for name, all_of_it in values.items():
        for value in all_of_it:
            Walk(question, (name,)).learn(value)
    return question


def test_a_walk_follows_what_is_known_and_adds_one_question() -> None:
    chance = random.Random(1)
    root = Question()
    for _ in range(3):
        walk = Walk(root, A)
        assert walk.answer(asked(PAY, B, C), B, chance) == B
        assert walk.answer(asked(TURN, A, D), D, chance) == D
        assert walk.answer(asked(TURN, A, D), D, chance) == D
        walk.learn(2.0)
    assert (root.n, root.total, root.answers[A].n) == (3, 6.0, 3)
    paid = root.answers[A].then[PAY]
    assert (paid.n, paid.answers[B].n, list(paid.answers)) == (3, 3, [B])
    first_turn = paid.answers[B].then[TURN]
    assert first_turn.n == 2, "the first walk left the tree before"
    assert first_turn.answers[D].then[TURN].n == 1


def test_the_only_option_is_no_question() -> None:
    root = Question()
    walk = Walk(root, A)
    assert walk.answer(asked(PAY, B), B, random.Random(1)) == B
    assert root.answers[A].then == {}


def test_the_hunch_is_followed_until_it_is_well_known_and_then_others_are_tried() -> None:
    chance = random.Random(1)
    question = tried(a=[1.0] * (FAMILIAR - 1))
    assert {question.pick((A, B, C), A, chance) for _ in range(20)} == {A}
    assert question.pick((A, B, C), B, chance) == B, "a hunch that was never followed comes first"
    question = tried(a=[1.0, 2.0] * FAMILIAR)
    assert {question.pick((A, B, C), A, chance) for _ in range(40)} == {A, B, C}


def test_of_known_answers_the_better_is_picked_and_a_rare_one_gets_its_chance() -> None:
    chance = random.Random(1)
    often = tried(a=[1.0, 2.0] * 20, b=[3.0, 4.0] * 20)
    assert often.pick((A, B), A, chance) == B
    assert often.pick((A, C), A, chance) in (A, C), "what is not open is not picked"
    rare = tried(a=[1.0, 2.0] * 20, b=[1.0])
    assert rare.pick((A, B), A, chance) == B


def test_a_lead_is_over_what_is_usual_and_counts_every_time() -> None:
    question = tried(a=[1.0, 1.0, 1.0], b=[5.0])
    assert question.lead(A) == pytest.approx(-3.0)
    assert question.lead(B) == pytest.approx(3.0)
    assert question.lead(C) == 0.0
    assert question.favourite((A, B)) == A
    assert question.favourite((B, C)) == B
    assert question.favourite((C, D)) is None


def test_hunches_stay_in_the_better_half_while_there_is_room_beside_them() -> None:
    e: Option = ("e",)
    f: Option = ("f",)
    six: list[Option] = [A, B, C, D, e, f]
    assert better_half(six, [None, None]) == [A, B, C]
    assert better_half(six, [f, D]) == [A, D, f]
    assert better_half(six, [f, f]) == [A, B, f]
    assert better_half([A, B, C, D], [D, C]) == [A, D]
    assert better_half([A, B], [B, None]) == [A], "the last one is the best"


@pytest.mark.parametrize("game", arsia.games())
def test_most_questions_were_foreseen_when_they_come(game: str) -> None:
    """After every move the tree below it is kept, and the next question is found in it."""
    table = arsia.new(game, 2, 5, journal=False)
    players = [Mcts(seat, Iterations(48)) for seat in range(2)]
    questions = 0
    while table.outcome is None and questions < 24:
        seat = min(table.pending)
        decision = table.pending[seat]
        questions += len(decision.options) > 1
        table.play(seat, players[seat].choose({}, decision, partial(table.imagine, seat)))
    foreseen = sum(player.foreseen for player in players)
    assert foreseen > questions / 2, f"only {foreseen} of {questions} questions were in the tree"


def test_what_was_seen_when_looking_ahead_speaks_for_an_answer() -> None:
    """The same bot with the same chance, once with a tree that holds one answer to be far better than the others."""
    table = arsia.new("pocket_mars", 2, 3, journal=False)
    seat = min(table.pending)
    decision = table.pending[seat]
    imagine = partial(table.imagine, seat)
    ranked = Mcts(1, Iterations(8)).rank(decision, imagine)
    last = ranked[-1]
    bot = Mcts(1, Iterations(8))
    root = Question()
    for option in decision.options:
        for _ in range(50):
            Walk(root, option).learn(1000.0 if option == last else 0.0)
    bot._ahead = {decision.prompt: root}
    assert bot.choose({}, decision, imagine) == last
