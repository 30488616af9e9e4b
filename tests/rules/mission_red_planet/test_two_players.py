"""Two players with neutral colours: players 2 and 3, decided for by seats 0 and 1."""

from __future__ import annotations

from typing import Any

import pytest

import arsia
from arsia.games.mission_red_planet.components import EVENT_CARDS
from arsia.testing import proves

from .tables import quiet

LOW = {"recruiter", "explorer", "femme_fatale", "soldier"}


@proves("MR-70", "MR-90")
def test_each_seat_has_a_main_and_a_neutral_colour_opposite() -> None:
    players: Any = arsia.new("mission_red_planet", 2, seed=1).view(None)["players"]
    assert [(each["owner"], each["neutral"]) for each in players] == [(0, False), (1, False), (0, True), (1, True)]
    assert len({each["colour"] for each in players}) == 4


@proves("MR-71")
def test_neutral_colours_get_no_missions() -> None:
    table: Any = arsia.new("mission_red_planet", 2, seed=1)
    assert sorted(table.pending) == [0, 1]
    assert [each["holds"] for each in table.view(None)["players"][2:]] == [0, 0]
    for seat in (0, 1):
        table.play(seat, table.pending[seat].options[0])
    assert table.view(None)["event_deck"] == 28


@proves("MR-73")
def test_a_neutral_deck_has_three_harmless_characters_on_top() -> None:
    stage = arsia.game("mission_red_planet").stage
    assert stage is not None
    tops = set()
    for seed in range(20):
        table: Any = arsia.new("mission_red_planet", 2, seed=seed)
        for player in (2, 3):
            cards = [stage.get(table, player, "deck")][0]
            assert len(set(cards)) == 9
            assert not LOW & set(cards[:3])
            assert set(cards[3:]) >= LOW
            tops.update(cards[:3])
    assert tops == {"scientist", "secret_agent", "saboteur", "travel_agent", "pilot"}


@proves("MR-74")
def test_the_owner_alone_sees_the_neutral_card_before_choosing() -> None:
    t = quiet(2).set(2, deck=["pilot", "saboteur"]).set(3, deck=["scientist", "soldier"]).at("round")
    for seat, seen in ((0, ["pilot", None]), (1, [None, "scientist"]), (None, [None, None])):
        players: Any = t.table.view(seat)["players"]
        assert [each["chosen"] for each in players[2:]] == seen
    assert sorted(t.table.pending) == [0, 1]
    assert ("neutral", 2, "pilot") in t.table.events(0)
    assert ("neutral", 2, "pilot") not in t.table.events(1)


@proves("MR-75", "MR-23")
def test_the_owner_decides_for_the_neutral_colour_in_its_own_turn() -> None:
    t = quiet(2).set(0, chosen="saboteur").set(2, chosen="saboteur").set(1, chosen="saboteur").at("resolve")
    order = []
    while t.asked(0) != "prompt-character":
        seat = min(t.table.pending)
        if t.asked(seat) == "prompt-place":
            order.append((seat, t.get("actor")))
        t.do(seat, *t.options(seat)[0])
    assert order == [(0, 0), (1, 1), (0, 2)]


@proves("MR-75")
def test_a_neutral_soldier_may_have_to_kill_its_owner_s_astronaut() -> None:
    t = quiet(2).set(0, hellas=1).set(2, chosen="soldier").set(3, chosen="pilot").at("resolve").do(0, "place", "S02")
    assert t.get(0, "lost") == 1


@proves("MR-75", "MR-51")
def test_a_neutral_femme_fatale_may_replace_her_owner_s_astronaut() -> None:
    t = quiet(2).set(0, hellas=1).set(2, chosen="femme_fatale", hellas=1).set(1, hellas=1)
    t.set(3, chosen="pilot").at("resolve").do(0, "place", "S02")
    assert t.offers(0, "replace", "hellas", 0)
    assert t.offers(0, "replace", "hellas", 1)


@proves("MR-76")
def test_a_neutral_scientist_draws_and_puts_a_mission_into_the_box_unseen() -> None:
    t = quiet(2).set(2, chosen="scientist").set(3, chosen="pilot").set(deck=["polar_claim"])
    t.set(discovery_hellas="lichens").at("resolve").do(0, "place", "S02").do(0, "place", "S02")
    assert t.get(0, "box") == ("polar_claim",)  # it never looks at a discovery, so there was nothing to choose
    assert t.get(0, "missions") == ()
    for seat, seen in ((0, ["polar_claim"]), (1, []), (None, [])):
        players: Any = t.table.view(seat)["players"]
        assert players[2]["box"] == seen
        assert players[2]["boxed"] == 1


@proves("MR-76")
def test_a_neutral_scientist_s_discovery_is_assigned_by_the_owner() -> None:
    t = quiet(2).set(3, chosen="scientist").set(2, chosen="pilot").set(deck=["lichens"]).at("resolve")
    t.do(1, "place", "S02").do(1, "place", "S02")
    assert t.asked(1) == "prompt-assign"
    t.do(1, "zone", "hellas")
    assert t.get("seen_hellas") == (1,)


@proves("MR-77")
def test_a_neutral_recruiter_places_leaves_the_game_and_the_other_eight_are_a_new_deck() -> None:
    t = quiet(2).set(2, deck=["recruiter", "soldier"]).set(2, played=["pilot", "saboteur"])
    t.set(2, chosen="recruiter").set(3, chosen="pilot").at("resolve").do(0, "place", "S02")
    assert t.get(2, "S02") == 1
    assert t.get(2, "played") == ()
    assert sorted(t.get(2, "deck")) == sorted(
        ["explorer", "scientist", "secret_agent", "saboteur", "femme_fatale", "travel_agent", "soldier", "pilot"]
    )


@proves("MR-89")
def test_the_marker_goes_to_a_neutral_colour_if_it_was_last() -> None:
    t = quiet(2).set(0, chosen="recruiter").set(3, chosen="pilot").at("resolve").do(0, "place", "S02")
    while t.asked(0) != "prompt-character":
        t.do(1, *t.options(1)[0])
    assert t.get("first") == 3


@proves("MR-78")
def test_neutral_colours_take_tokens_for_themselves_and_can_have_the_monopoly() -> None:
    t = quiet(2).set(resource_hellas="ice").set(0, hellas=1).set(2, hellas=2).at("production_2")
    assert (t.get(0, "ice"), t.get(2, "ice")) == (0, 2)
    assert t.get(2, "score") == 2 + 9


@proves("MR-78", "MR-61")
def test_missions_are_compared_with_neutral_colours_too() -> None:
    t = quiet(2).set(0, missions=["basin_claim"], hellas=1).set(3, hellas=2)
    assert t.get(0, "score") == 0


@proves("MR-79")
def test_a_neutral_colour_that_is_ahead_beats_both() -> None:
    t = quiet(2).set(0, celerium=2).set(1, celerium=1).set(3, celerium=3).at("final_scoring")
    assert t.places == (2, 3)
    assert t.table.outcome is not None
    assert t.table.outcome.reason.id == "end-neutral"


@proves("MR-91")
def test_a_tie_with_a_neutral_colour_is_won_by_the_main_colour() -> None:
    t = quiet(2).set(0, celerium=2).set(1, celerium=1).set(3, sylvanite=3).at("final_scoring")
    assert t.places == (1, 2)


@proves("MR-79")
def test_a_neutral_colour_in_between_changes_nothing() -> None:
    t = quiet(2).set(0, celerium=1).set(1, celerium=3).set(2, celerium=2).at("final_scoring")
    assert t.places == (2, 1)


@proves("MR-92")
@pytest.mark.parametrize(("other", "places"), [({"sylvanite": 3}, (2, 1)), ({"celerium": 2}, (1, 1))])
def test_a_tie_of_the_main_colours_goes_by_tokens_then_it_is_shared(
    other: dict[str, int], places: tuple[int, int]
) -> None:
    t = quiet(2).set(0, celerium=2).set(1, **other).at("final_scoring")
    assert t.places == places


@proves("MR-77")
def test_the_log_says_that_a_neutral_recruiter_leaves_the_game() -> None:
    t = quiet(2).set(2, deck=["recruiter", "soldier"]).set(2, played=["pilot", "saboteur"])
    t.set(2, chosen="recruiter").set(3, chosen="pilot").at("resolve").do(0, "place", "S02")
    verbs = [event[0] for event in t.table.events(None)]
    assert ("renew", 2, 8) in t.table.events(None)
    assert "return" not in verbs


@proves("MR-75")
def test_a_question_says_for_which_colour_it_is_answered() -> None:
    t = quiet(2).set(2, chosen="saboteur", deck=[]).set(3, chosen="pilot").at("resolve")
    assert t.table.pending[0].prompt.args["player"] == 2
    t.do(0, "place", "S02")
    assert t.table.pending[0].prompt.args["player"] == 2


@proves("MR-13", "MR-71")
def test_the_mission_that_was_not_kept_goes_into_the_event_deck_with_two_as_with_more() -> None:
    table: Any = arsia.new("mission_red_planet", 2, seed=1)
    dealt: Any = [table.view(seat)["players"][seat]["dealt"] for seat in range(2)]
    for seat in range(2):
        table.play(seat, ("keep", dealt[seat][0]))
    assert all(dealt[seat][1] in [EVENT_CARDS[card] for card in table.deck] for seat in range(2))
