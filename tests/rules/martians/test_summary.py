"""The summary of the Quarters: growth, oxygen, sickness, hunger."""

from __future__ import annotations

from arsia.testing import Situation, proves

from .tables import calm, com, coop, semi, solo


def summary(t: Situation, **quarters: tuple[int, int, int]) -> Situation:
    """The end of the first cycle with these tokens left, up to the next question."""
    return calm(t).set(None, **quarters).at("summary")


@proves("MA-90")
def test_clean_quarters_bring_a_growth_token() -> None:
    assert summary(coop()).get("growth") == 1
    assert summary(coop(), Q3=(0, 0, 1)).get("growth") == 0


@proves("MA-90")
def test_rivals_look_at_their_own_quarters() -> None:
    t = summary(com(3), Q2=(0, 1, 0))
    assert [t.get(seat, "growth") for seat in (0, 1, 2)] == [1, 0, 1]


@proves("MA-92")
def test_oxygen_kills_a_colonist_of_everybody() -> None:
    t = summary(coop(3), Q2=(1, 0, 0))
    assert [t.get(seat, "dead") for seat in (0, 1, 2)] == [1, 1, 1]
    assert [t.get(seat, "colonists") for seat in (0, 1, 2)] == [2, 2, 2]


@proves("MA-92", "MA-96")
def test_once_for_a_quarter_whatever_the_number_of_tokens() -> None:
    assert summary(semi(), Q1=(3, 0, 0)).get(0, "dead") == 1
    assert summary(semi(), Q1=(1, 0, 0), Q2=(1, 0, 0)).get(1, "dead") == 2


@proves("MA-92")
def test_in_com_only_the_owner_suffers() -> None:
    t = summary(com(), Q2=(1, 0, 0))
    assert (t.get(0, "dead"), t.get(1, "dead")) == (0, 1)


@proves("MA-92")
def test_alone_both_corporations_suffer() -> None:
    t = summary(solo(), Q1=(1, 0, 0))
    assert (t.get(0, "dead"), t.get(1, "dead")) == (1, 1)


@proves("MA-94", "MA-91")
def test_where_somebody_died_sickness_and_hunger_are_skipped() -> None:
    t = summary(coop(), Q1=(1, 2, 2), Q2=(0, 1, 0))
    assert t.get(0, "lazaret") == {"Q1": 0, "Q2": 1, "Q3": 0, "Q4": 0}
    assert sum(t.get(0, "homes").values()) == 0


@proves("MA-95", "MA-96")
def test_sickness_puts_a_marker_of_everybody_into_the_lazaret() -> None:
    t = summary(semi(), Q3=(0, 2, 0))
    for seat in (0, 1):
        assert t.get(seat, "lazaret")["Q3"] == 1
        assert t.get(seat, "markers") == 2


@proves("MA-97")
def test_hunger_puts_a_marker_of_everybody_into_the_homes() -> None:
    t = summary(coop(), Q4=(0, 0, 1))
    assert [t.get(seat, "homes")["Q4"] for seat in (0, 1)] == [1, 1]


@proves("MA-95", "MA-97")
def test_in_com_only_the_owner_of_the_quarter() -> None:
    t = summary(com(), Q1=(0, 1, 1))
    assert (t.get(0, "lazaret")["Q1"], t.get(0, "homes")["Q1"], t.get(0, "markers")) == (1, 1, 1)
    assert t.get(1, "markers") == 3


@proves("MA-95", "MA-97")
def test_alone_a_marker_of_each_corporation() -> None:
    t = summary(solo(), Q2=(0, 1, 1))
    for corporation in (0, 1):
        assert t.get(corporation, "markers") == 1


@proves("MA-98")
def test_without_a_marker_in_the_pool_one_comes_from_the_board_by_choice() -> None:
    t = summary(com().set(0, board={"mining": 1, "lander": 1, "moxie": 1}), Q1=(0, 1, 0))
    assert t.options(0) == (("surrender", "moxie"), ("surrender", "mining"), ("surrender", "lander"))
    t.do(0, "surrender", "mining")
    assert t.get(0, "board") == {"moxie": 1, "lander": 1}
    assert t.get(0, "lazaret")["Q1"] == 1


@proves("MA-98")
def test_who_has_no_marker_left_is_spared() -> None:
    t = summary(com().set(0, homes={"Q1": 2}, lazaret={"Q1": 1}), Q1=(0, 1, 1))
    assert (t.get(0, "homes")["Q1"], t.get(0, "lazaret")["Q1"]) == (2, 1)
    t.table.check()


@proves("MA-99")
def test_demand_tokens_go_and_growth_stays() -> None:
    t = calm(coop()).set(growth=2, Q1=(0, 1, 1)).set(cycle=1).at("summary")
    assert t.get("growth") == 2
    # What lies there now came with the refill of the second cycle.
    assert t.get("Q1") == (1, 1, 1)


@proves("MA-100")
def test_in_the_last_cycle_they_stay() -> None:
    t = calm(com()).set(cycle=5, Q1=(0, 2, 1)).at("summary")
    assert t.table.outcome is not None
    assert t.get("Q1") == (0, 2, 1)


@proves("MA-93")
def test_a_shared_colony_with_nobody_left_is_lost_at_once() -> None:
    t = coop()
    for seat in (0, 1):
        t.set(seat, dead=2)
    t = summary(t, Q1=(1, 0, 0))
    assert t.table.outcome is not None
    assert t.table.outcome.won is False
    assert t.table.outcome.reason.id == "end-nobody-left"


@proves("MA-93")
def test_half_together_reputation_still_decides() -> None:
    t = semi().set(0, dead=2, reputation=3).set(1, dead=2, reputation=7)
    t = summary(t, Q1=(1, 0, 0))
    assert t.places == (2, 1)


@proves("MA-93")
def test_a_rival_without_colonists_just_has_no_turns() -> None:
    t = summary(com().set(0, dead=2).set(cycle=1), Q1=(1, 0, 0))
    assert t.table.outcome is None
    assert t.get(0, "colonists") == 0
    assert list(t.table.pending) == [1]


@proves("MA-91")
def test_quarters_are_looked_at_one_after_the_other() -> None:
    t = summary(coop(), Q1=(0, 0, 1), Q2=(0, 1, 1))
    told = [event for event in t.table.events(None) if event[0] == "surrender" and event[1] == 0]
    assert [event[2:] for event in told] == [("homes", "Q1"), ("lazaret", "Q2"), ("homes", "Q2")]
