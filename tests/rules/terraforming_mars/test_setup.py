"""Set-up: parameters at their starts, lots, corporations and projects chosen in secret, beginners."""

from __future__ import annotations

from typing import Any

import pytest

import arsia
from arsia.kernel.game import BadSetup
from arsia.testing import proves

from .tables import seen

NAME = "terraforming_mars"


def choose_all(table: arsia.Table, cards: int = 0) -> arsia.Table:
    """Everybody takes the first corporation and so many projects."""
    while any(asked.prompt.id in ("prompt-corporation", "prompt-buy") for asked in table.pending.values()):
        seat = min(table.pending)
        buys = [option for option in table.pending[seat].options if option[0] in ("corporation", "buy")]
        bought = sum(chosen in seen(table, seat, seat)["dealt"] for chosen in seen(table, seat, seat)["chosen"])
        if buys and (buys[0][0] == "corporation" or bought < cards):
            table.play(seat, buys[0])
        else:
            table.play(seat, ("done",))
    return table


@proves("TM-01", "TM-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_cold_planet_without_air_or_water(seats: int) -> None:
    view: Any = arsia.new(NAME, seats, seed=1).view(None)
    assert (view["temperature"], view["oxygen"], view["oceans"]) == (-30, 0, 0)
    assert all(space["tile"] is None for space in view["board"])
    assert [player["tr"] for player in view["players"]] == [20] * seats


@proves("TM-01", "TM-12")
def test_the_first_generation_begins_with_actions() -> None:
    table = choose_all(arsia.new(NAME, 3, seed=1))
    assert table.view(None)["generation"] == 1
    assert [asked.prompt.id for asked in table.pending.values()] == ["prompt-action"]


@proves("TM-02")
def test_lots_decide_who_begins() -> None:
    begins = set()
    for seed in range(40):
        table = choose_all(arsia.new(NAME, 4, seed=seed))
        first = table.view(None)["first"]
        assert list(table.pending) == [first] or table.view(None)["active"] == first
        begins.add(first)
    assert begins == {0, 1, 2, 3}


@proves("TM-03", "TM-04")
@pytest.mark.parametrize(("era", "projects", "production"), [(True, 208, 0), (False, 137, 1)])
def test_corporate_era_adds_cards_and_takes_the_first_production(era: bool, projects: int, production: int) -> None:
    table = arsia.new(NAME, 3, seed=4, options={"corporate_era": era})
    view: Any = table.view(0)
    assert view["deck"] + sum(len(player["dealt"]) for player in view["players"]) == projects
    assert all(set(player["production"].values()) == {production} for player in view["players"])


@proves("TM-03", "TM-04")
def test_two_corporations_belong_to_corporate_era() -> None:
    dealt: dict[bool, set[str]] = {True: set(), False: set()}
    for era, names in dealt.items():
        for seed in range(30):
            table = arsia.new(NAME, 5, seed=seed, options={"corporate_era": era})
            names |= {name for seat in range(5) for name in seen(table, seat, seat)["offered"]}
    assert (len(dealt[True]), len(dealt[False])) == (12, 10)
    assert dealt[True] - dealt[False] == {"saturn_systems", "teractor"}


@proves("TM-07")
def test_two_corporations_and_ten_projects_to_choose_from() -> None:
    table = arsia.new(NAME, 5, seed=2)
    for seat in range(5):
        own = seen(table, seat, seat)
        assert (len(own["offered"]), len(own["dealt"])) == (2, 10)
        assert None not in own["offered"] + own["dealt"]
        assert table.pending[seat].options == tuple(("corporation", name) for name in own["offered"])


@proves("TM-07", "TM-130")
def test_a_choice_stays_secret_until_all_have_chosen() -> None:
    table = arsia.new(NAME, 3, seed=2)
    before = table.view(2)["players"]
    for seat in (0, 1):
        table.play(seat, table.pending[seat].options[1])
        table.play(seat, table.pending[seat].options[3])
        table.play(seat, ("done",))
    assert table.view(2)["players"] == before
    assert set(before[0]["offered"]) == set(before[0]["dealt"]) == {None}  # type: ignore[index]
    table.play(2, table.pending[2].options[0])
    table.play(2, ("done",))
    assert None not in [seen(table, 2, player)["corporation"] for player in range(3)]


@proves("TM-07")
def test_no_set_of_projects_can_be_chosen_in_two_ways() -> None:
    table = arsia.new(NAME, 2, seed=2)
    table.play(0, table.pending[0].options[0])
    cards = [option[1] for option in table.pending[0].options[:-1]]
    table.play(0, ("buy", cards[4]))
    assert [option[1] for option in table.pending[0].options[:-1]] == cards[5:]


@proves("TM-08", "TM-09")
def test_projects_cost_three_each_and_the_rest_is_discarded() -> None:
    table = choose_all(arsia.new(NAME, 2, seed=11), cards=4)
    for seat in range(2):
        own = seen(table, seat, seat)
        assert len(own["hand"]) >= 4
        assert own["offered"] == own["dealt"] == own["chosen"] == []
    told = [event for event in table.events(None) if event[0] in ("corporation", "pay")]
    first: Any = table.view(None)["first"]
    assert [event[:2] for event in told if event[0] == "corporation"] == [
        ("corporation", first),
        ("corporation", 1 - first),
    ]
    assert [event for event in told if event[0] == "pay"][:2] == [
        ("pay", first, "mc", 12),
        ("pay", 1 - first, "mc", 12),
    ]
    view: Any = table.view(None)
    assert view["discards"] == 12  # six of each
    held = sum(len(player["hand"]) for player in view["players"])
    assert view["deck"] + view["discards"] + held == 208


@proves("TM-09")
def test_the_corporation_not_chosen_is_out_of_the_game() -> None:
    table = arsia.new(NAME, 2, seed=11)
    other = table.pending[0].options[1][1]
    choose_all(table)
    assert table.whereabouts()[str(other)] == "box"


@proves("TM-08")
def test_nobody_buys_more_than_the_corporation_brings() -> None:
    for seed in range(40):
        table = arsia.new(NAME, 2, seed=seed)
        if ("corporation", "phobolog") in table.pending[0].options:
            break
    table.play(0, ("corporation", "phobolog"))  # 23 M€
    for _ in range(7):
        table.play(0, table.pending[0].options[0])
    assert table.pending[0].options == (("done",),)


@proves("TM-18", "TM-03")
def test_what_a_corporation_brings_comes_on_top_of_the_first_production() -> None:
    found = set()
    for seed in range(60):
        table = choose_all(arsia.new(NAME, 2, seed=seed, options={"corporate_era": False}))
        for seat in range(2):
            own = seen(table, None, seat)
            if own["corporation"] == "ecoline":
                found.add("ecoline")
                assert (own["stock"]["mc"], own["stock"]["plants"], own["production"]["plants"]) == (36, 3, 3)
            if own["corporation"] == "interplanetary_cinematics":
                found.add("cinematics")
                assert (own["stock"]["mc"], own["stock"]["steel"], own["production"]["steel"]) == (30, 20, 1)
    assert found == {"ecoline", "cinematics"}


@proves("TM-06")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_beginners_keep_ten_projects_and_have_42(seats: int) -> None:
    table = arsia.new(NAME, seats, seed=3, options={"corporate_era": False, "beginner": True})
    for seat in range(seats):
        own = seen(table, seat, seat)
        assert (own["corporation"], own["stock"]["mc"], len(own["hand"])) == ("beginner_corporation", 42, 10)
        assert set(own["production"].values()) == {1}
    assert [asked.prompt.id for asked in table.pending.values()] == ["prompt-action"]


@proves("TM-102")
@pytest.mark.parametrize("era", [True, False])
def test_a_beginner_among_others(era: bool) -> None:
    table = arsia.new(NAME, 3, seed=3, options={"corporate_era": era, "beginner": [1]})
    assert sorted(table.pending) == [0, 2]
    choose_all(table)
    assert seen(table, None, 1)["corporation"] == "beginner_corporation"
    assert "beginner_corporation" not in (seen(table, None, 0)["corporation"], seen(table, None, 2)["corporation"])


@proves("TM-90", "TM-102")
@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {"draft": True}, "refuse-draft-solo"),
        (2, {"beginner": [2]}, "refuse-beginner-seat"),
        (2, {"corporate_era": "yes"}, "refuse-value"),
        (6, {}, "refuse-seats"),
    ],
)
def test_what_cannot_be_played_is_refused(seats: int, options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        arsia.new(NAME, seats, seed=1, options=options)
    assert refused.value.message.id == reason
