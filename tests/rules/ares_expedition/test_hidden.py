"""What is hidden stays hidden, and what was seen stays known."""

from __future__ import annotations

from arsia.testing import proves

from .tables import acting, quiet


@proves("AE-05", "AE-84")
def test_hands_and_discards_of_others_are_dealt_anew_in_imagination() -> None:
    t = quiet().set(0, hand=["comet", "mine", "fish"]).set(1, hand=["birds", "moss"]).at("action").do(0, "sell", "fish")
    hands = {tuple(sorted(t.table.imagine(1, seed).hands[0])) for seed in range(8)}  # type: ignore[attr-defined]
    gone = {t.table.imagine(1, seed).discards[0] for seed in range(8)}  # type: ignore[attr-defined]
    assert len(hands) > 4
    assert len(gone) > 4
    assert all(t.table.imagine(0, seed).view(0) == t.table.view(0) for seed in range(4))


@proves("AE-20")
def test_a_phase_chosen_in_secret_is_guessed_in_imagination_and_never_an_impossible_one() -> None:
    t = quiet().set(0, phase="action").at("planning").do(0, "phase", "research")
    guesses = {t.table.imagine(1, seed).plans[0] for seed in range(40)}  # type: ignore[attr-defined]
    assert guesses == {0, 1, 3, 4}
    assert {t.table.imagine(0, seed).plans[0] for seed in range(10)} == {4}  # type: ignore[attr-defined]


@proves("AE-03")
def test_face_down_oceans_are_shuffled_in_imagination_and_the_others_stay() -> None:
    t = quiet().set(oceans=4).at("action")
    orders = [tuple(t.table.imagine(0, seed).tiles) for seed in range(10)]  # type: ignore[attr-defined]
    assert len({order[:4] for order in orders}) == 1
    assert len({order[4:] for order in orders}) > 5


def test_a_card_that_was_revealed_is_known_until_it_may_have_been_sold() -> None:
    t = acting("brainstorming_session", hand=["comet", "mine"]).set(deck=["fish"])
    t.do(0, "action", "brainstorming_session")
    assert t.table.view(1)["players"][0]["hand"] == ["fish", None, None]  # type: ignore[index]
    t.do(0, "sell", "comet")
    assert t.table.view(1)["players"][0]["hand"] == [None, None]  # type: ignore[index]
