"""Questions: to another seat, about a hidden hand, in any order, and answered by the table itself."""

from __future__ import annotations

from arsia.kernel.step import AnyOrder, meddles
from tests.kernel.toy import Add, Cube, Double, Toy, toy


def with_hands(*hands: list[int]) -> Toy:
    """A table at the first turn where the seats hold these cards."""
    table = toy("turns", seats=len(hands))
    held = [card for hand in hands for card in hand]
    table.hands = [hand[:] for hand in hands]
    table.deck = [card for card in range(12) if card not in held]
    for card in range(12):
        table.knowledge.put(card, sum(1 << seat for seat, hand in enumerate(hands) if card in hand))
    table.stage()
    return table


def test_another_seat_is_asked_inside_a_turn() -> None:
    table = toy("turns")
    table.play(0, ("offer", 2))
    assert list(table.pending) == [2]
    table.play(2, ("decline",))
    assert list(table.pending) == [0]


def test_a_trade_declined_changes_nothing() -> None:
    table = with_hands([0, 1], [2, 3])
    table.play(0, ("offer", 1))
    table.play(1, ("decline",))
    assert table.hands == [[0, 1], [2, 3]]
    assert table.cubes == [1, 1]
    assert ("answered", 1, "decline") in table.events(None)


def test_a_trade_accepted_goes_back_to_the_one_who_offered() -> None:
    table = with_hands([0, 1], [2, 3])
    table.play(0, ("offer", 1))
    table.play(1, ("accept",))
    assert table.pending[0].options == (("give", 0), ("give", 1))
    table.play(0, ("give", 1))
    assert table.hands == [[0], [2, 3, 1]]
    assert table.cubes == [2, 0]
    assert list(table.pending) == [0]


def test_a_trade_is_hidden_from_the_third() -> None:
    table = with_hands([0, 1], [2, 3], [4, 5], [6, 7])
    table.play(0, ("offer", 1))
    table.play(1, ("accept",))
    table.play(0, ("give", 1))
    assert table.view(1)["hands"] == [[None], [1, 2, 3], [None, None], [None, None]]
    assert table.view(2)["hands"] == [[None], [None, None, None], [4, 5], [None, None]]


def test_a_hidden_hand_does_not_decide_whether_its_seat_is_asked() -> None:
    high, low = with_hands([0, 1], [2, 11]), with_hands([0, 1], [2, 3])
    for table in (high, low):
        table.play(0, ("demand", 1))
        assert list(table.pending) == [1]
    assert high.pending[1].options == (("show", 11), ("nothing",))
    assert low.pending[1].options == (("nothing",),)
    assert high.view(0) == low.view(0)


def test_what_is_shown_is_known_to_all() -> None:
    table = with_hands([0, 1], [2, 11])
    table.play(0, ("demand", 1))
    table.play(1, ("show", 11))
    assert table.view(0)["hands"] == [[0, 1], [None, 11]]


def test_triggers_whose_order_matters_are_asked_for() -> None:
    table = toy("turns", seats=2)
    table.play(0, ("charge",))
    assert table.pending[0].prompt.id == "prompt-which-first"
    assert table.cubes[0] == 2, "the one that meddles with nothing is done at once"
    other = table.copy()
    table.play(0, ("first", 0))
    assert table.points[0] == 1 * 2 + 2
    assert isinstance(other, Toy)
    other.play(0, ("first", 1))
    assert other.points[0] == (1 + 2) * 2


def test_triggers_whose_order_does_not_matter_are_simply_done() -> None:
    table = toy("turns", seats=2)
    table.play(0, ("collect",))
    assert table.pending[0].prompt.id == "toy-turn"
    assert (table.points[0], table.cubes[0]) == (1 + 1 + 2, 2)


def test_steps_meddle_when_one_changes_what_the_other_reads() -> None:
    assert meddles(Double(), Add(1))
    assert meddles(Add(1), Double())
    assert meddles(Double(), Double())
    assert not meddles(Add(1), Add(2))
    assert not meddles(Double(), Cube())


def test_a_choice_with_one_public_option_is_taken_and_told_to_its_seat() -> None:
    table = with_hands([5], [2, 3])
    table.play(0, ("offer", 1))
    table.play(1, ("accept",))
    assert ("forced", 0, ("give", 5)) in table.events(0)
    assert ("forced", 0, ("give", 5)) not in table.events(1)
    assert table.hands == [[], [2, 3, 5]]
    assert [option for _, option in table.moves()] == [("offer", 1), ("accept",)]


def test_nothing_in_any_order_is_nothing() -> None:
    table = toy("turns", seats=2)
    table.lane.pop()
    table.lane.append((AnyOrder(()), 0))
    table.stage()
    assert table.pending[0].prompt.id == "toy-turn"
