"""Who knows where a card lies: seen, moved in secret, seen again, shuffled."""

from __future__ import annotations

import random
from collections.abc import Callable

from arsia.kernel.cards.knowledge import Knowledge
from tests.kernel.toy import toy

A, B, C, D = 0, 1, 2, 3
BACKS = [0, 0, 0, 0]
HIDDEN = [-1, -1, -1, -1]
APART = ["a", "b", "c", "d"]
ME, YOU = 0, 1


def worlds(
    knowledge: Knowledge, seat: int, kinds: list[int] = BACKS, shown: list[int] = HIDDEN
) -> set[tuple[int, ...]]:
    """Every deal that the seat can imagine."""
    rng = random.Random(1)
    return {tuple(knowledge.copy().redeal(seat, kinds, shown, range(4), rng.shuffle)) for _ in range(300)}


def test_what_nobody_saw_can_lie_anywhere() -> None:
    assert len(worlds(Knowledge(4), ME)) == 24


def test_a_card_that_was_shown_stays() -> None:
    knowledge = Knowledge(4)
    knowledge.show(A, 1 << ME)
    assert knowledge.knows(ME, A)
    assert not knowledge.knows(YOU, A)
    assert {deal[A] for deal in worlds(knowledge, ME)} == {A}
    assert {deal[A] for deal in worlds(knowledge, YOU)} == {A, B, C, D}


def test_one_of_two_moved_in_secret_could_be_either() -> None:
    knowledge = Knowledge(4)
    for card in (A, B, C):
        knowledge.show(card, 1 << ME)
    knowledge.blur([A, B], 1 << ME)
    assert not knowledge.knows(ME, A)
    assert knowledge.knows(ME, C)
    assert worlds(knowledge, ME) == {(A, B, C, D), (B, A, C, D)}
    assert knowledge.movable(ME, BACKS, HIDDEN, APART) == {A, B}


def test_the_one_comes_to_light_and_gives_the_other_away() -> None:
    knowledge = Knowledge(4)
    for card in (A, B):
        knowledge.show(card, 1 << ME)
    knowledge.blur([A, B], 1 << ME)
    knowledge.show(B, 1 << ME)
    assert knowledge.knows(ME, A)
    assert {deal[:2] for deal in worlds(knowledge, ME)} == {(A, B)}


def test_a_known_card_among_unknown_ones_is_somewhere_among_them() -> None:
    knowledge = Knowledge(4)
    knowledge.show(A, 1 << ME)
    knowledge.blur([A, B], 1 << ME)
    found = worlds(knowledge, ME)
    assert {deal.index(A) for deal in found} == {A, B}
    assert {deal.index(B) for deal in found} == {A, B, C, D}


def test_an_unknown_one_comes_to_light_and_leaves_the_known_one() -> None:
    knowledge = Knowledge(4)
    knowledge.show(A, 1 << ME)
    knowledge.blur([A, B], 1 << ME)
    knowledge.show(B, 1 << ME)
    assert knowledge.knows(ME, A)


def test_an_imagined_table_remembers_which_card_was_known() -> None:
    knowledge = Knowledge(4)
    knowledge.show(A, 1 << ME)
    knowledge.blur([A, B], 1 << ME)
    rng = random.Random(2)
    placed = knowledge.redeal(ME, BACKS, HIDDEN, range(4), rng.shuffle)
    while placed[B] != A:
        placed = knowledge.redeal(ME, BACKS, HIDDEN, range(4), rng.shuffle)
    for _ in range(100):
        placed = knowledge.redeal(ME, BACKS, HIDDEN, range(4), rng.shuffle)
        assert knowledge.held[A] == 1 << ME
    assert sum(knowledge.held) == 1


def test_what_others_know_of_a_place_follows_the_place() -> None:
    knowledge = Knowledge(4)
    knowledge.show(A, 1 << YOU)
    placed = knowledge.redeal(ME, BACKS, HIDDEN, range(4), lambda cards: None)
    assert placed[A] != A
    assert knowledge.knows(YOU, placed[A])
    assert not knowledge.knows(YOU, A)


def test_blurs_one_after_another_pass_cards_on() -> None:
    knowledge = Knowledge(4)
    for card in (A, B, C, D):
        knowledge.show(card, 1 << ME)
    knowledge.blur([A, B], 1 << ME)
    knowledge.blur([B, C], 1 << ME)
    assert worlds(knowledge, ME) == {(0, 1, 2, 3), (1, 0, 2, 3), (0, 2, 1, 3), (1, 2, 0, 3)}
    assert knowledge.movable(ME, BACKS, HIDDEN, APART) == {A, B, C}


def test_a_card_from_two_blurs_does_not_tell_which_it_was() -> None:
    knowledge = Knowledge(4)
    knowledge.show(A, 1 << ME)
    knowledge.blur([A, B], 1 << ME)  # A or an unknown card lies in the hand, the other went away
    knowledge.mingle([B, C], 1 << ME)  # another unknown card joins the hand
    knowledge.show(C, 1 << ME)  # and one of the hand is shown
    assert not knowledge.knows(ME, A)
    other = Knowledge(4)
    other.show(A, 1 << ME)
    other.blur([A, B], 1 << ME)
    other.mingle([B, C], 1 << ME)
    other.show(B, 1 << ME)  # it was the older one, which the seat cannot tell
    assert not other.knows(ME, A)


def test_cards_alike_before_are_not_blurred() -> None:
    knowledge = Knowledge(4)
    knowledge.blur([A, B], 1 << ME)
    knowledge.mingle([C, D], 1 << ME)
    assert not knowledge.blurs


def test_cards_of_two_shuffles_are_told_apart_until_one_moves_in_secret() -> None:
    knowledge = Knowledge(4)
    knowledge.shuffled([C, D])
    assert {deal.index(A) for deal in worlds(knowledge, ME)} == {A, B}
    knowledge.blur([B, C], 1 << ME)
    assert {deal.index(A) for deal in worlds(knowledge, ME)} == {A, B, C}


def test_a_shuffle_of_what_all_had_seen_makes_it_unknown_again() -> None:
    knowledge = Knowledge(4)
    for card in (A, B, C, D):
        knowledge.show(card, 0b11)
    knowledge.shuffled([A, B])
    assert worlds(knowledge, ME) == {(A, B, C, D), (B, A, C, D)}
    assert knowledge.knows(YOU, C)


def test_a_back_that_all_see_keeps_its_kind() -> None:
    red, blue = 0, 1
    kinds, shown = [red, red, blue, blue], [red, -1, blue, -1]
    found = worlds(Knowledge(4), ME, kinds, shown)
    assert {kinds[deal[A]] for deal in found} == {red}
    assert {kinds[deal[C]] for deal in found} == {blue}
    assert {kinds[deal[B]] for deal in found} == {red, blue}


def test_a_card_moves_only_where_its_back_fits() -> None:
    red, blue = 0, 1
    kinds, shown = [red, red, blue, blue], [red, red, blue, -1]
    assert Knowledge(4).movable(ME, kinds, shown, APART) == {A, B, C, D}
    assert Knowledge(4).movable(ME, [red, blue, 2, 3], [red, blue, -1, -1], APART) == {C, D}
    assert Knowledge(4).movable(ME, BACKS, HIDDEN, ["hand", "hand", "hand", "hand"]) == set()


def test_a_copy_learns_by_itself() -> None:
    knowledge = Knowledge(4)
    twin = knowledge.copy()
    knowledge.show(A, 1)
    knowledge.blur([A, B], 1)
    assert not twin.knows(ME, A)
    assert twin.state() == Knowledge(4).state()


def test_what_a_copy_or_the_first_notes_the_other_never_hears() -> None:
    """They share what is known until one of them notes something, whatever that is."""

    def known_before() -> Knowledge:
        knowledge = Knowledge(4)
        for card in (A, B, C):
            knowledge.show(card, 1 << ME | 1 << YOU)
        knowledge.blur([A, B], 1 << YOU)
        return knowledge

    notes: tuple[Callable[[Knowledge], object], ...] = (
        lambda knowledge: knowledge.show(A, 1 << YOU),
        lambda knowledge: knowledge.show(D, 1 << ME),
        lambda knowledge: knowledge.put(C, 0),
        lambda knowledge: knowledge.shuffled([C]),
        lambda knowledge: knowledge.blur([B, C], 1 << YOU),
        lambda knowledge: knowledge.mingle([A, D], 1 << YOU),
        lambda knowledge: knowledge.follow(YOU, [B, A, D, C], [3]),
    )
    before = known_before().state()
    for note in notes:
        for copies_note in (False, True):
            knowledge = known_before()
            twin = knowledge.copy()
            noting, other = (twin, knowledge) if copies_note else (knowledge, twin)
            note(noting)
            assert noting.state() != before
            assert other.state() == before


def test_a_peek_then_a_shuffle() -> None:
    table = toy("turns", seats=2)
    table.play(0, ("peek",))
    top = table.deck[-1]
    assert table.view(0)["deck"] == [None] * 7 + [top]
    assert table.view(1)["deck"] == [None] * 8
    assert ("saw", 0, top) in table.events(0)
    assert ("saw", 0, top) not in table.events(1)
    assert {table.imagine(0, seed).whereabouts()[f"card {top}"] for seed in range(50)} == {"deck 7"}
    table.play(0, ("mix",))
    assert table.view(0)["deck"] == [None] * 8
    # The seat still knows that it is not in the other's hand.
    lies = {table.imagine(0, seed).whereabouts()[f"card {top}"] for seed in range(50)}
    assert len(lies) > 1
    assert all(place.startswith("deck") for place in lies)


def test_what_is_imagined_does_not_tell_how_the_cards_lie() -> None:
    """Blurs one in another: whichever of the possible deals is the real one, the same is imagined."""
    for seed in range(200):
        knowledge = Knowledge(4)
        for card in (A, B, C):
            knowledge.show(card, 1 << ME)
        knowledge.blur([A, B], 1 << ME)
        knowledge.blur([B, C, D], 1 << ME)
        otherwise = knowledge.copy()
        lying = otherwise.redeal(ME, BACKS, HIDDEN, range(4), random.Random(seed).shuffle)
        placed = knowledge.redeal(ME, BACKS, HIDDEN, range(4), random.Random(seed + 1).shuffle)
        again = otherwise.redeal(ME, BACKS, HIDDEN, lying, random.Random(seed + 1).shuffle)
        assert [again[card] for card in lying] == placed
        assert otherwise.state() == knowledge.state()
