"""A set is one answer: whole, in any order, one move; a walk comes to the same table."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random
from typing import Any

import pytest

from arsia.bots import Bot, make, whole
from arsia.kernel.decision import IllegalMove
from arsia.kernel.message import Option
from arsia.kernel.record import replay
from arsia.properties.choosing import answers_whole
from arsia.properties.refusing import refuses
from tests.kernel.baskets import BASKETS, CANCEL, LEND, SEND, baskets
from tests.kernel.toy import Toy

GIVE_CUBE, GIVE_POINT, WANT_CUBE, WANT_POINT = ("give", "cube"), ("give", "point"), ("want", "cube"), ("want", "point")


def keep(*numbers: int) -> list[Option]:
    return [("keep", number) for number in numbers]


def refused(table: Toy, seat: int, answer: Any, match: str) -> None:
    """The answer is refused with this sentence, and nothing has changed."""
    before, asked = table.fingerprint(), table.pending
    with pytest.raises(IllegalMove, match=match):
        table.play(seat, answer)
    assert table.pending is asked
    assert table.fingerprint() == before


# ---- whole, in any order ---------------------------------------------------------------------------------------------


def test_in_whatever_order_it_is_the_same_set() -> None:
    ends = set()
    for order in permutations(keep(1, 3)):
        table = baskets("keep")
        table.play(0, list(order))
        assert table.secrets[0] == [1, 3]
        ends.add(table.fingerprint())
    assert len(ends) == 1


def test_lists_as_they_come_from_json_are_a_set_too() -> None:
    table = baskets("keep")
    table.play(0, [["keep", 3], ["keep", 0]])
    assert table.secrets[0] == [0, 3]


def test_a_set_and_a_walk_lead_to_the_same_table() -> None:
    given, walk = baskets("keep"), baskets("keep")
    given.play(0, keep(3, 1))
    walk.play(0, ("keep", 1))
    walk.play(0, ("keep", 3))
    assert given.fingerprint() == walk.fingerprint()
    assert (given.ply, walk.ply) == (1, 2)


def test_a_set_is_one_move_and_one_undo() -> None:
    table = baskets("keep")
    before = table.fingerprint()
    table.play(0, keep(2, 0))
    assert table.ply == 1
    table.undo(0)
    assert table.fingerprint() == before
    assert table.pending[0].several is not None


def test_a_set_is_recorded_whole_and_replayed() -> None:
    table = baskets("keep")
    table.play(1, keep(3, 0))
    table.play(0, keep(2, 1))
    record = json.loads(json.dumps(table.record()))
    assert record["moves"] == [
        [1, {"set": [["keep", 0], ["keep", 3]]}],
        [0, {"set": [["keep", 1], ["keep", 2]]}],
    ]
    again = replay(record, BASKETS)
    assert again.fingerprint() == table.fingerprint()
    assert again.record() == table.record()


def test_a_record_that_walked_is_still_a_record() -> None:
    table = baskets("keep")
    for number in (0, 2):
        table.play(0, ("keep", number))
    table.play(1, keep(0, 2))
    record = table.record()
    assert record["moves"] == [[0, ["keep", 0]], [0, ["keep", 2]], [1, {"set": [["keep", 0], ["keep", 2]]}]]
    assert replay(record, BASKETS).fingerprint() == table.fingerprint()


def test_the_decision_says_what_a_set_may_be_made_of() -> None:
    several = baskets("keep").pending[0].several
    assert several is not None
    assert several.elements == dict.fromkeys(keep(0, 1, 2, 3), 1)
    assert (several.least, several.most, several.taken, several.ends) == (2, 2, 0, ())
    offer = baskets("offer").pending[0].several
    assert offer is not None
    assert offer.elements == {GIVE_CUBE: 2, GIVE_POINT: 1, WANT_CUBE: 1, WANT_POINT: 1}
    assert (offer.least, offer.most, offer.ends) == (1, 4, (SEND, LEND, CANCEL))


@pytest.mark.parametrize("story", ["keep", "fill", "offer"])
def test_every_set_that_a_walk_reaches_is_taken_and_no_other(story: str) -> None:
    table = baskets(story)
    several = table.pending[0].several
    assert several is not None
    answers_whole(table, 0, several, Random(1))


# ---- what is no set --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        ((), "Exactly 2 must be chosen, and 0 were"),
        ((1,), "Exactly 2 must be chosen, and 1 were"),
        ((0, 1, 2), "Exactly 2 must be chosen, and 3 were"),
        ((1, 1), "can be in the set only once"),
        ((1, 4), "One of these cannot be in the set"),
    ],
)
def test_a_wrong_set_is_told_what_is_wrong_with_it(numbers: tuple[int, ...], sentence: str) -> None:
    refused(baskets("keep"), 0, keep(*numbers), sentence)


def test_an_open_set_is_told_how_many_there_may_be() -> None:
    refused(baskets("fill"), 0, keep(0, 1, 2, 3), "At most 3 can be chosen, and 4 were")
    refused(baskets("offer"), 0, [], "Between 1 and 4 must be chosen, and 0 were")
    refused(baskets("offer"), 0, [GIVE_CUBE] * 3, "at most 2 times")


@pytest.mark.parametrize("part", [None, 7, "keep", [], {}, ("keep", True), ("keep", 1.0), (("keep", 1),), (1, "keep")])
def test_what_is_no_option_is_in_no_set(part: object) -> None:
    refuses(baskets("keep"), (0, [("keep", 0), part], None))


def test_what_does_not_go_together_is_refused_and_the_table_is_as_it_was() -> None:
    table = baskets("offer")
    refused(table, 0, [WANT_CUBE, GIVE_CUBE], "do not go together: .*want.* cannot join the others")
    table.play(0, [WANT_CUBE, GIVE_POINT])
    assert table.events(0)[-1] == ("offered", 0, "send")


def test_a_plain_question_refuses_a_set() -> None:
    table = baskets("keep")
    for seat in (0, 1):
        table.play(seat, keep(0, 1))
    assert table.pending[0].several is None
    refused(table, 0, [("collect",)], "One option answers this question")
    refused(table, 0, [], "One option answers this question")


def test_a_walk_out_of_order_is_shown_the_whole_set() -> None:
    table = baskets("keep")
    table.play(0, ("keep", 2))
    refused(table, 0, ("keep", 0), r"Answer with the whole set at once.*\[\('keep', 0\), \('keep', 3\)\]")
    table.undo(0)
    table.play(0, keep(2, 0))
    assert table.secrets[0] == [0, 2]


def test_a_walk_that_begins_too_late_is_shown_the_whole_set() -> None:
    refused(baskets("keep"), 0, ("keep", 3), r"\[\('keep', 3\), \('keep', 0\)\]")


# ---- how a set ends --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", [[], [("done",)]])
def test_an_open_set_may_be_empty(given: list[Option]) -> None:
    table = baskets("fill")
    table.play(0, given)
    assert table.secrets[0] == []
    assert 0 not in table.pending
    assert table.moves() == [(0, ())]


@pytest.mark.parametrize("given", [[*keep(3, 0)], [*keep(0, 3), ("done",)], [("done",), *keep(3, 0)]])
def test_the_usual_ending_need_not_be_said_and_is_not_recorded(given: list[Option]) -> None:
    table = baskets("fill")
    table.play(0, given)
    assert table.moves() == [(0, tuple(keep(0, 3)))]


def test_a_walk_must_say_that_it_ends() -> None:
    table = baskets("fill")
    for number in (0, 1, 2):
        table.play(0, ("keep", number))
    assert table.pending[0].options == (("done",),)
    table.play(0, ("done",))
    assert 0 not in table.pending


@pytest.mark.parametrize(
    ("given", "ending"),
    [
        ([GIVE_POINT, GIVE_CUBE], "send"),
        ([GIVE_POINT, SEND], "send"),
        ([LEND, GIVE_POINT], "lend"),
        ([CANCEL], "cancel"),
        ([WANT_CUBE, CANCEL], "cancel"),
    ],
)
def test_a_set_ends_as_it_says_or_in_the_usual_way(given: list[Option], ending: str) -> None:
    table = baskets("offer")
    table.play(0, given)
    assert table.events(0)[-1] == ("offered", 0, ending)


def test_an_unusual_ending_is_recorded_last() -> None:
    table = baskets("offer")
    table.play(0, [LEND, GIVE_POINT, GIVE_CUBE, GIVE_CUBE])
    assert table.moves() == [(0, (GIVE_CUBE, GIVE_CUBE, GIVE_POINT, LEND))]
    assert replay(table.record(), BASKETS).fingerprint() == table.fingerprint()


def test_an_ending_that_does_not_fit_is_refused() -> None:
    refused(baskets("offer"), 0, [WANT_CUBE, LEND], "cannot be closed with .*lend")
    refused(baskets("offer"), 0, [GIVE_CUBE, SEND, CANCEL], "cannot be in the set")
    refused(baskets("offer"), 0, [SEND], "Between 1 and 4 must be chosen")


# ---- who knows of it -------------------------------------------------------------------------------------------------


def test_a_hidden_set_is_nobody_elses_business_even_half_way() -> None:
    table = baskets("keep")
    elsewhere = baskets("keep")
    table.play(0, ("keep", 0))
    elsewhere.play(0, ("keep", 2))
    assert table.view(0)["secrets"] == [0]
    assert table.view(1) == elsewhere.view(1)
    assert table.events(1) == elsewhere.events(1) == ()
    assert table.pending[0].several is not None
    assert table.pending[0].several.taken == 1


def test_a_hidden_walk_is_asked_to_the_end_though_one_answer_is_left() -> None:
    table = baskets("keep")
    table.play(0, ("keep", 2))
    assert table.pending[0].options == (("keep", 3),)


def test_others_who_decide_at_the_same_time_are_asked_the_same_under_the_same_id() -> None:
    table = baskets("keep", seats=4)
    asked = {seat: table.pending[seat].id for seat in (1, 2, 3)}
    table.play(0, keep(3, 1))
    assert table.ply == 1
    assert {seat: question.id for seat, question in table.pending.items()} == asked
    table.play(2, keep(1, 0), asked[2])
    assert table.ply == 2


def test_an_answer_to_an_older_question_is_late_as_a_set_too() -> None:
    table = baskets("keep")
    first = table.pending[0].id
    table.play(0, keep(0, 1))
    table.undo(0)
    with pytest.raises(IllegalMove, match="no longer open"):
        table.play(0, keep(0, 1), first)


# ---- walks and bots --------------------------------------------------------------------------------------------------


def test_walked_is_the_set_at_the_end_of_a_walk_and_changes_nothing() -> None:
    table = baskets("keep")
    before = table.fingerprint()
    assert table.walked(0, keep(1, 3)) == tuple(keep(1, 3))
    assert baskets("fill").walked(0, [*keep(0, 3), ("done",)]) == tuple(keep(0, 3))
    assert baskets("offer").walked(0, [GIVE_CUBE, GIVE_POINT, LEND]) == (GIVE_CUBE, GIVE_POINT, LEND)
    assert baskets("offer").walked(0, [CANCEL]) == (CANCEL,)
    assert table.fingerprint() == before


def test_a_walk_that_was_begun_is_finished_with_the_rest() -> None:
    table = baskets("keep")
    table.play(0, ("keep", 1))
    refused(table, 0, keep(1, 3), "One of these cannot be in the set")
    table.play(0, keep(3))
    assert table.secrets[0] == [1, 3]


@pytest.mark.parametrize("story", ["keep", "fill", "offer"])
@pytest.mark.parametrize("seed", range(10))
def test_a_bot_answers_with_the_whole_set(story: str, seed: int) -> None:
    table = baskets(story)
    before = table.fingerprint()
    answer = whole.answer(make("random", seed), table, 0)
    assert table.fingerprint() == before
    assert all(isinstance(part, tuple) for part in answer)
    table.play(0, answer)
    assert (table.ply, table.moves()) == (1, [(0, answer)])
    assert not whole.is_under_way(table, 0)


def test_a_bot_sees_its_own_marks_while_it_walks() -> None:
    class Watching(Bot):
        def __init__(self) -> None:
            self.seen: list[object] = []

        def choose(self, view: Any, decision: Any, imagine: Any) -> Option:
            self.seen.append(view["secrets"])
            option: Option = decision.options[-1]
            return option

    bot = Watching()
    assert whole.answer(bot, baskets("keep"), 0) == tuple(keep(2, 3))
    assert bot.seen == [[], [2]]
