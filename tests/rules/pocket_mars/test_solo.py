"""Alone against the automatics: set-up, the player's turn, the end."""

from __future__ import annotations

from typing import Any

import pytest

import arsia
from arsia.testing import Situation, proves

from .tables import colonists, dealt, leave_in_deck, to_next_turn


def alone(*theirs: str, level: str = "normal") -> Situation:
    """The player has two and two cards; the automatics have these."""
    return dealt(1, solo_level=level).set(1, prep=theirs or ("science-5", "ecosystem-4"))


@proves("PM-70", "PM-01")
@pytest.mark.parametrize(("level", "ship", "earth"), [("normal", 5, 2), ("hard", 6, 1), ("hardest", 7, 0)])
def test_the_automatics_begin_with_more_aboard_at_each_level(level: str, ship: int, earth: int) -> None:
    table = arsia.new("pocket_mars", 1, seed=2, options={"solo_level": level})
    while table.pending[0].prompt.id == "prompt-split":
        table.play(0, table.pending[0].options[0])
    view: Any = table.view(0)
    you, they = view["players"]
    assert (you["ship"], you["earth"], you["energy"]) == (1, 6, 1)
    assert (they["ship"], they["earth"], they["energy"]) == (ship, earth, 1)
    assert [card["card"] for card in they["prep"]] == [None, None]
    assert they["hand"] == []
    assert view["deck"]["count"] == 29


@proves("PM-71")
def test_a_draw_takes_one_of_the_automatics_cards_by_its_back() -> None:
    t = alone("science-5", "ecosystem-4").at("action")
    t.do(0, "discard", "energy-2")
    assert t.options(0) == (("draw", 0), ("draw", 1))
    players: Any = t.table.view(0)["players"]
    assert players[1]["prep"] == [{"colour": "science", "card": None}, {"colour": "ecosystem", "card": None}]
    t.do(0, "draw", 1)
    assert t.get(0, "hand") == ("water-3", "ecosystem-4")


@proves("PM-71")
def test_only_when_they_have_none_left_the_deck_is_drawn_from() -> None:
    t = alone("science-5", "ecosystem-4").set(0, hand=["water-6", "energy-2"], prep=["water-1"])
    t.set(deck=["energy-7"]).at("action")
    t.do(0, "play", "water-6").do(0, "draw", 0)
    assert set(t.get(0, "hand")) == {"energy-2", "science-5", "ecosystem-4"}
    t = alone("science-5").set(0, hand=["water-6", "energy-2"]).set(deck=["energy-7"]).at("action")
    t.do(0, "play", "water-6")
    assert t.get(0, "hand") == ("energy-2", "science-5", "energy-7")


@proves("PM-72")
def test_a_round_is_the_players_turn_a_failure_the_androids_and_a_refill() -> None:
    t = alone("science-5", "ecosystem-4").set(deck=["water-1", "water-2", "energy-5", "energy-6"]).at("action")
    t.do(0, "discard", "energy-2").do(0, "draw", 0)
    assert t.get("discard") == ("energy-2", "water-1", "water-2")
    assert t.get(1, "ecosystem") == (0, 1)
    assert t.get(1, "prep") == ("ecosystem-4", "energy-5")
    assert (t.get("round"), t.asked(0)) == (2, "prompt-turn")


@proves("PM-73")
def test_hand_cards_and_own_prep_cards_are_played_as_always() -> None:
    t = alone().set(0, hand=["energy-1", "energy-2"], prep=["science-7", "water-1"]).at("action")
    t.do(0, "play", "energy-1")
    assert (t.get(0, "ship"), t.get(0, "energy")) == (2, 2)
    t = alone().set(0, hand=["science-1", "energy-2"], prep=["science-7", "water-1"]).at("action")
    t.do(0, "attach", "science-7").do(0, "land", "science").do(0, "use").do(0, "use")
    assert (t.get(0, "science"), t.get(0, "ship")) == ((1, 0), 2)


@proves("PM-74")
def test_a_card_of_the_automatics_is_compared_for_the_player_and_has_no_prepared_action() -> None:
    t = alone("science-5", "ecosystem-4").set(0, science=(1, 0), ship=1).at("action")
    t.do(0, "reveal", 1, 0)
    assert t.asked(0) == "prompt-land-here"
    assert t.table.pending[0].prompt.args["card"] == "science-5"  # whoever's it was, this one is higher
    t.do(0, "land", "science")
    assert t.asked(0) == "prompt-effect"  # straight to the ability
    earth = t.get(0, "earth")
    t.do(0, "use")
    assert t.get(0, "earth") == earth - 1
    assert t.get(0, "science") == (2, 0)


@proves("PM-74", "PM-41")
def test_a_low_card_of_the_automatics_lands_nobody() -> None:
    t = alone("science-2", "ecosystem-4").at("action")
    t.do(0, "reveal", 1, 0)
    assert t.asked(0) == "prompt-effect"


@proves("PM-75", "PM-56")
def test_taking_a_colonist_also_discards_one_of_their_cards() -> None:
    t = alone("science-5", "ecosystem-4").at("action")
    t.do(0, "launch")
    assert colonists(t, 0) == (5, 2)
    assert t.options(0) == (("reveal", 1, 0), ("reveal", 1, 1))
    t.do(0, "reveal", 1, 1)
    assert t.get("discard")[0] == "ecosystem-4"
    assert t.get(1, "prep")[0] == "science-5"
    assert len(t.get(0, "hand")) == 2


@proves("PM-75", "PM-52")
def test_with_nobody_on_earth_there_is_nobody_to_take_here_either() -> None:
    t = alone().set(0, earth=0).at("action")
    assert not t.offers(0, "launch")


@proves("PM-76")
def test_a_discarded_card_gives_two_energy() -> None:
    t = alone().at("action")
    t.do(0, "discard", "ecosystem-3")
    assert t.get(0, "energy") == 3


@proves("PM-77")
def test_a_failure_discards_the_top_two_cards() -> None:
    t = alone().set(deck=["water-1", "water-2"]).at("end")
    assert t.get("discard") == ("water-1", "water-2")


@proves("PM-79")
def test_the_deck_is_never_made_anew_and_its_end_is_the_end() -> None:
    t = leave_in_deck(alone("construction-5"), "water-1", "water-2").at("end")
    assert t.get("deck") == ()
    assert t.table.outcome is not None
    assert t.table.outcome.reason.id == "end-deck-empty"


@proves("PM-79", "PM-71")
def test_drawing_the_last_card_makes_no_new_deck() -> None:
    t = leave_in_deck(alone("science-5").set(0, hand=["water-6", "energy-2"]), "water-2").at("action")
    t.do(0, "play", "water-6")
    assert t.get(0, "hand") == ("energy-2", "science-5", "water-2")
    assert t.get("deck") == ()


@proves("PM-79")
def test_it_goes_on_while_they_can_fill_up() -> None:
    t = leave_in_deck(alone("construction-5"), "water-1", "water-2", "energy-1").at("end")
    assert t.table.outcome is None
    assert t.get(1, "prep") == ("construction-5", "energy-1")


@proves("PM-79")
def test_the_players_seventh_landing_ends_it_with_the_round() -> None:
    t = alone("science-5", "ecosystem-4").set(0, energy_home=(3, 0), water=(3, 0), earth=0)
    t.set(0, hand=["construction-3", "energy-2"], prep=["ecosystem-3", "water-1"]).at("action")
    t.do(0, "play", "construction-3").do(0, "land", "science")
    to_next_turn(t)
    assert t.table.outcome is not None
    assert t.table.outcome.reason.id == "end-you-landed"
    assert t.get(1, "science") == (1, 0)  # the androids still acted


@proves("PM-79")
def test_the_automatics_seventh_landing_ends_it() -> None:
    t = alone("water-5").set(1, energy_home=(3, 0), science=(3, 0), earth=0).at("end")
    assert t.table.outcome is not None
    assert t.table.outcome.reason.id == "end-automatics-landed"


def scored(t: Situation) -> tuple[dict[str, int], dict[str, int]]:
    """Both score sheets at the end of a solo game."""
    outcome = t.at("end").table.outcome
    assert outcome is not None
    yours, theirs = ({line.label: line.points for line in lines} for lines in (outcome.sheets[0], outcome.rival))
    return yours, theirs


@proves("PM-95", "PM-63", "PM-64", "PM-65")
def test_the_automatics_have_higher_bonuses() -> None:
    homes: dict[str, Any] = {"energy_home": (4, 0), "ecosystem": (1, 0), "water": (1, 0), "science": (1, 0)}
    t = alone().set(0, **homes, energy=3).set(1, **homes, energy=3)
    yours, theirs = scored(t)
    assert (yours["score-energy"], yours["score-all-four"], yours["score-four-in-one"]) == (1, 2, 3)
    assert (theirs["score-energy"], theirs["score-all-four"], theirs["score-four-in-one"]) == (2, 4, 5)


@proves("PM-95", "PM-61", "PM-62")
def test_their_colonists_count_like_the_players() -> None:
    t = leave_in_deck(alone("water-5", "water-7").set(1, water=(1, 1), ship=3), "water-1").set(0, energy=5)
    _, theirs = scored(t.set(1, prep=[]))
    assert (theirs["score-ship"], theirs["score-star1"], theirs["score-star2"]) == (3, 2, 4)
    assert theirs["score-energy"] == 0


@proves("PM-96")
@pytest.mark.parametrize(("ship", "won"), [(1, False), (2, False), (3, True)])
def test_the_player_wins_with_more_points_and_a_tie_is_lost(ship: int, won: bool) -> None:
    t = leave_in_deck(alone("water-5"), "water-1").set(1, prep=[], water=(1, 0), ship=1, energy=1)
    t.set(0, ship=ship, energy=2).at("end")  # one more for energy
    outcome = t.table.outcome
    assert outcome is not None
    assert sum(line.points for line in outcome.rival) == 3
    assert outcome.won is won
    assert outcome.places == ((1,) if won else (2,))


@proves("PM-70")
def test_the_automatics_are_aboard_before_the_player_chooses_anything() -> None:
    for level, aboard in (("normal", 5), ("hard", 6), ("hardest", 7)):
        table = arsia.new("pocket_mars", 1, seed=1, options={"solo_level": level})
        assert table.pending[0].prompt.id == "prompt-split"
        theirs: Any = table.view(0)["players"]
        assert (theirs[1]["ship"], theirs[1]["earth"]) == (aboard, 7 - aboard)
