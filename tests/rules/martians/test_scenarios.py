"""The thirteen scenarios: what they ask for, what is special, and their own events."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.games.martians.components import SCENARIO, SCENARIOS
from arsia.testing import Situation, proves

from .tables import PLENTY, calm, coop, end_turns, gained, go, rich, semi, solo, stock, view
from .test_cards_match_facts import FACTS

COLOURS = ("yellow", "green", "black", "white")
#: Every requirement but the steps of the expedition, with what must have been done before it.
BEFORE: dict[str, dict[str, int]] = {
    "DD_C": {"DD_A": 1, "DD_B": 1},
    "MO_B": {"MO_A": 2},
    "MO_C": {"MO_A": 2, "MO_B": 1},
    "MO_D": {"MO_A": 2},
    "RF_B": {"RF_A": 1},
    "PH_D": {"PH_A": 2, "PH_B": 2},
    "UC_B": {"UC_A": 1},
    "TE_C": {"TE_A": 1},
    "TE_D": {"TE_A": 1, "TE_B": 1, "TE_C": 1},
}
MISSIONS = [(s.id, m.id) for s in SCENARIOS for m in s.missions if m.id != "MF_A"]


def seats_for(mission: str) -> int:
    """The fewest players at which a requirement may be met at all."""
    return {"RF_C": 3, "PH_C": 3, "CA_A": 3}.get(mission, 2)


def at_lander(scenario: str, mission: str, seats: int = 2) -> Situation:
    """Player 0 has plenty of everything and may meet the requirement."""
    t = rich(coop(seats, scenario)).give(0, *COLOURS).set(progress=BEFORE.get(mission, {}))
    if scenario == "martian_face":
        t.set(expedition=(2, 2))
    return t.at("turn")


@proves("MA-160", *[f"MA-{s.id.replace('_', '-')}" for s in SCENARIOS])
@pytest.mark.parametrize(("scenario", "mission"), MISSIONS)
def test_every_requirement_costs_and_rewards_what_it_says(scenario: str, mission: str) -> None:
    cost, reward, _, _, _ = FACTS["scenarios"][scenario]["missions"][mission]
    t = at_lander(scenario, mission, seats_for(mission))
    before, time = stock(t), t.get("time")
    done = t.get("progress")[mission]
    go(t, "lander", "mission", mission)
    while t.offers(0, "card"):
        t.do(0, *t.options(0)[0])
    cards = cost.get("mineral_any", 0) + cost.get("mineral_distinct", 0)
    goods = {good: -n for good, n in cost.items() if not good.startswith("mineral")}
    assert gained(t, before) == {**goods, "reputation": reward}
    assert (4 - len(t.get(0, "hand")), time - t.get("time")) == (cards, 1)
    assert t.get("progress")[mission] == done + 1
    assert not t.offers(0, "mission"), "one requirement for one marker"


@proves("MA-160")
def test_half_together_the_reward_is_the_acting_players() -> None:
    t = rich(semi()).at("turn")
    go(t, "lander", "mission", "BC_C")
    assert (t.get(0, "reputation"), t.get(1, "reputation")) == (5, 2)


@proves("MA-161")
def test_a_requirement_is_met_as_often_as_required_and_no_more() -> None:
    t = rich(coop(2)).set(progress={"BC_A": 2}).at("turn").do(0, "place", "lander", 1)
    assert not t.offers(0, "mission", "BC_A")
    assert [reason.id for reason in t.why_not(0, "mission", "BC_A")] == ["why-mission-done"]
    more = rich(coop(3)).set(progress={"BC_A": 2}).at("turn").do(0, "place", "lander", 1)
    assert more.offers(0, "mission", "BC_A"), "three players need three"


@proves("MA-161")
def test_some_may_be_met_more_often() -> None:
    t = rich(coop(2, "underground_colony")).set(progress={"UC_A": 5}).at("turn").do(0, "place", "lander", 1)
    assert t.offers(0, "mission", "UC_A")


@proves("MA-162")
@pytest.mark.parametrize("mission", BEFORE)
def test_some_requirements_wait_for_others(mission: str) -> None:
    scenario = next(scenario for scenario, each in MISSIONS if each == mission)
    t = rich(coop(2, scenario)).give(0, *COLOURS)
    least = {other: n - 1 for other, n in BEFORE[mission].items()}
    t.set(progress=least).at("turn").do(0, "place", "lander", 1)
    assert not t.offers(0, "mission", mission)
    reasons = t.why_not(0, "mission", mission)
    named = {reason.args["mission"] for reason in reasons if reason.id == "why-mission-first"}
    assert named == set(BEFORE[mission]) - ({"MO_A"} if mission == "MO_C" else set()), "the logs wait for the power"


def won(t: Situation) -> bool | None:
    t.at("end")
    assert t.table.outcome is not None
    return t.table.outcome.won


def accomplished(scenario: str) -> Situation:
    """Everything that the scenario requires for two players is done; the checks are left to the story."""
    done = {m.id: m.required[1] for m in SCENARIO[scenario].missions}
    return calm(coop(2, scenario)).set(progress=done)


PLAIN = [s.id for s in SCENARIOS if not s.checks]


@proves("MA-120", *[f"MA-{id.replace('_', '-')}" for id in PLAIN])
@pytest.mark.parametrize("scenario", PLAIN)
def test_a_scenario_is_won_by_its_requirements(scenario: str) -> None:
    assert won(accomplished(scenario)) is True
    last = [m for m in SCENARIO[scenario].missions if m.required[1]][-1]
    assert won(accomplished(scenario).set(progress={last.id: last.required[1] - 1})) is False


# ---- the base scenarios ----------------------------------------------------------------------------------------------


@proves("MA-relay-station")
def test_the_relay_station_needs_installations() -> None:
    assert won(accomplished("relay_station").set(0, solar=1).set(1, wind=1)) is True
    assert won(accomplished("relay_station").set(0, solar=1)) is False


@proves("MA-new-settlers")
def test_new_settlers_need_a_fourth_colonist_and_satisfaction() -> None:
    assert won(accomplished("new_settlers").set(fourth=True, reputation=40)) is True
    assert won(accomplished("new_settlers").set(fourth=True, reputation=39)) is False
    assert won(accomplished("new_settlers").set(reputation=50)) is False


@proves("MA-new-settlers")
def test_half_together_the_sum_of_reputation_counts() -> None:
    t = calm(semi(2, "new_settlers")).set(progress={"NS_A": 2, "NS_B": 2}).set(fourth=True)
    t.set(0, reputation=30).set(1, reputation=10).at("end")
    assert t.table.outcome is not None
    assert t.table.outcome.reason.id == "end-accomplished"


@proves("MA-deep-drilling")
def test_deep_drilling_begins_with_a_third_row_face_up() -> None:
    import arsia

    table = arsia.new("martians", 2, 1, {"mode": "coop", "scenario": "deep_drilling"})
    seen: Any = table.view(None)
    assert [hex["id"] for hex in seen["mining"]["hexes"] if hex["face_up"]] == [f"H0{n}" for n in range(1, 7)]


# ---- Mars One --------------------------------------------------------------------------------------------------------


@proves("MA-s101")
def test_south_entrance_counts_as_one_entrance() -> None:
    t = coop(2, "mars_one").at("S101")
    assert (t.get("progress")["MO_A"], t.get("reputation")) == (1, 2)
    full = coop(2, "mars_one").set(progress={"MO_A": 2}).at("S101")
    assert full.get("progress")["MO_A"] == 2


@proves("MA-s102", "MA-s107")
def test_transmitter_and_pantry_give_goods_to_each() -> None:
    assert coop(2, "mars_one").set(credit=0).at("S102").get("credit") == 4
    assert coop(3, "mars_one").set(food=0).at("S107").get("food") == 3


@proves("MA-s103", "MA-66")
def test_the_key_makes_the_next_requirement_free() -> None:
    t = coop(2, "mars_one").set(energy=0, supply=0).at("S103")
    end_turns(t)
    t.do(1, "place", "lander", 1).do(1, "mission", "MO_A")
    assert (t.get("progress")["MO_A"], t.get("time")) == (1, 2)
    assert t.get("effects") == {}


@proves("MA-s104")
def test_sos_thanks_who_tends_the_crew_and_blames_all_if_nobody_does() -> None:
    t = rich(coop(2, "mars_one")).set(progress={"MO_A": 2}).at("S104")
    go(t, "lander", "mission", "MO_D")
    assert t.get("reputation") == 2 + 5 + 2
    assert t.get("effects") == {}
    nobody = calm(coop(2, "mars_one")).set(reputation=5, effects={"sos": 1}).at("summary")
    assert nobody.get("reputation") == 3
    half = calm(semi(2, "mars_one")).set(0, reputation=5).set(effects={"sos": 1}).at("summary")
    assert (half.get(0, "reputation"), half.get(1, "reputation")) == (4, 1)


@proves("MA-s105")
def test_the_journal_gives_a_card_to_each() -> None:
    t = semi(3, "mars_one").at("S105")
    assert [len(t.get(seat, "hand")) for seat in (0, 1, 2)] == [1, 1, 1]
    assert len(coop(3, "mars_one").at("S105").get(0, "hand")) == 3


@proves("MA-s106")
@pytest.mark.parametrize(("seats", "n"), [(2, 1), (4, 2)])
def test_the_medic_removes_sickness_without_reputation(seats: int, n: int) -> None:
    t = calm(coop(seats, "mars_one")).set(Q1=(0, 1, 0), Q2=(0, 1, 0), Q3=(0, 1, 0)).at("S106")
    while t.asked(0) == "prompt-remove":
        t.do(0, *t.options(0)[0])
    assert sum(t.get("sickness").values()) == 3 - n
    assert t.get("reputation") == 2


@proves("MA-s108")
def test_living_quarters_free_a_marker_of_each_and_feed_one() -> None:
    t = calm(coop(2, "mars_one")).set(0, homes={"Q1": 1}, lazaret={"Q2": 1}).set(1, homes={"Q1": 1})
    t.set(Q4=(0, 0, 1)).at("S108")
    assert t.options(0) == (("free", "homes", "Q1"), ("free", "lazaret", "Q2"))
    t.do(0, "free", "lazaret", "Q2")
    assert (t.get(0, "markers"), t.get(1, "markers")) == (2, 3)
    assert t.get("Q4") == (0, 0, 0)


# ---- Refugees --------------------------------------------------------------------------------------------------------


def refugees(rescued: int, integrated: int, seats: int = 2) -> Situation:
    return rich(coop(seats, "refugees")).set(progress={"RF_A": rescued, "RF_B": integrated})


@proves("MA-refugees")
def test_a_rescued_refugee_is_hungry_until_integrated() -> None:
    t = calm(refugees(3, 1)).set(cycle=2).at("refill")
    assert sum(t.get("hunger").values()) == 4 + 2


@proves("MA-refugees")
def test_an_integrated_refugee_is_a_marker_for_everybody() -> None:
    t = refugees(2, 2).set(0, board={"greenhouses": 1}).at("turn")
    t.do(0, "refugee", "greenhouses", 2).do(0, "harvest")
    assert t.get(0, "markers") == 2, "no own marker was used"
    assert not t.offers(0, "refugee", "greenhouses"), "one to a building"
    assert t.offers(0, "refugee", "hospital")
    end_turns(t)
    t.do(1, "rest")
    assert t.get("refugees") == {"outside": 1, "rescued": 0, "integrated": 2}
    assert t.offers(1, "refugee", "greenhouses"), "anybody's rest calls it back"


@proves("MA-refugees")
def test_a_refugee_beside_a_fresh_marker_may_do_the_same_action_again() -> None:
    t = refugees(1, 1).set(0, food=0).at("turn")
    t.do(0, "place", "greenhouses", 1).do(0, "harvest")
    assert not t.offers(0, "harvest")
    t.do(0, "refugee", "greenhouses", 2).do(0, "harvest")
    assert t.get("food") == 4


@proves("MA-refugees")
def test_the_question_says_whose_marker_acts_and_that_one_acts() -> None:
    t = refugees(1, 1, 4).set(upgrades={"hospital": [2, 3]}).set(0, technologies=["dna_modification"]).at("turn")
    t.do(0, "place", "construction", 1)
    assert t.asked(0) == "prompt-act"
    t.do(0, "install", "solar").do(0, "refugee", "construction", 2)
    assert t.asked(0) == "prompt-act-refugee"
    t.do(0, "upgrade", "hospital", 2)
    assert t.offers(0, "upgrade"), "the own marker still may"
    t.do(0, "rest").choose(0, [("collect", "construction")])
    assert t.get("time") == 1
    assert t.offers(0, "install")
    assert not t.offers(0, "upgrade"), "the refugee did it"


@proves("MA-refugees", "MA-76")
@pytest.mark.parametrize("first", ["place", "refugee"])
def test_a_refugee_in_mining_leaves_the_own_analysis_open(first: str) -> None:
    t = (
        refugees(1, 1, 4)
        .set(mining_tiles={"H01": "MT6", "H02": "MT3", "H03": "MT6"})
        .set(0, technologies=["dna_modification"])
    )
    other = "refugee" if first == "place" else "place"
    t.at("turn").do(0, first, "mining", 1).do(0, "dig", "H01", 2, 0).do(0, "move", "H02")
    t.do(0, other, "mining", 2)
    assert not t.offers(0, "analyse"), "who has just come has mined nothing"
    t.do(0, "dig", "H02", 1, 0).do(0, *t.options(0)[0])
    t.do(0, "analyse")
    assert len(t.get(0, "hand")) == 2, "the larger find first"
    t.do(0, "analyse")
    assert len(t.get(0, "hand")) == 3
    assert not t.offers(0, "analyse")


@proves("MA-refugees")
def test_who_is_still_outside_costs_reputation_at_the_end_of_the_cycle() -> None:
    t = calm(refugees(1, 0)).set(reputation=9).at("summary")
    assert t.get("reputation") == 7
    half = calm(semi(2, "refugees")).set(0, reputation=9).set(1, reputation=1).at("summary")
    assert (half.get(0, "reputation"), half.get(1, "reputation")) == (6, 0)


@proves("MA-s201", "MA-63")
def test_the_agent_takes_a_credit_or_reputation() -> None:
    t = semi(2, "refugees").set(0, credit=1).set(1, credit=0).at("S201")
    assert (t.get(0, "credit"), t.get(0, "reputation"), t.get(1, "reputation")) == (0, 2, 1)


@proves("MA-s202")
def test_the_desperate_man_takes_food_only_if_a_refugee_waits() -> None:
    assert refugees(1, 1).at("S202").get("food") == 9
    assert refugees(1, 0).at("S202").get("food") == 7
    poor = refugees(1, 0).set(food=1, reputation=5).at("S202")
    assert (poor.get("food"), poor.get("reputation")) == (1, 3)
    half = semi(2, "refugees").set(progress={"RF_A": 1}).set(first=1).set(1, food=2).at("S202")
    assert half.get(1, "food") == 0, "the first player pays"


@proves("MA-s203")
@pytest.mark.parametrize(("seats", "n"), [(2, 1), (3, 1), (4, 2)])
def test_radiation_effects(seats: int, n: int) -> None:
    assert sum(calm(coop(seats, "refugees")).at("S203").get("sickness").values()) == n


@proves("MA-s204", "MA-66")
def test_careless_handling_closes_a_building_for_the_round() -> None:
    t = refugees(1, 1).at("S204").do(0, "close", "hospital")
    assert not t.offers(0, "place", "hospital")
    assert [reason.id for reason in t.why_not(0, "place", "hospital", 1)] == ["why-closed"]
    end_turns(t, 2)
    assert t.offers(1, "place", "hospital") or t.offers(0, "place", "hospital")
    assert refugees(1, 0).at("S204").asked(0) == "prompt-turn"


# ---- Mission to Phobos -----------------------------------------------------------------------------------------------


@proves("MA-s301")
def test_confusion_passes_the_first_player_marker_at_once() -> None:
    t = coop(3, "mission_to_phobos").at("S301")
    assert (t.get("first"), t.get("active")) == (1, 1)


@proves("MA-s302", "MA-165")
def test_hard_landing_costs_a_supply_or_a_hull_section() -> None:
    t = coop(2, "mission_to_phobos").set(progress={"PH_A": 1}, supply=1).at("S302")
    assert t.options(0) == (("pay",), ("skip",))
    assert t.do(0, "pay").get("supply") == 0
    lost = coop(2, "mission_to_phobos").set(progress={"PH_A": 1}, supply=1).at("S302").do(0, "skip")
    assert lost.get("progress")["PH_A"] == 0
    broke = coop(2, "mission_to_phobos").set(progress={"PH_A": 1}, supply=0).at("S302")
    assert broke.get("progress")["PH_A"] == 0
    nothing = coop(2, "mission_to_phobos").set(supply=1).at("S302")
    assert nothing.get("supply") == 1


@proves("MA-s303", "MA-165")
def test_a_fuel_leak_half_together_is_paid_by_whoever_likes() -> None:
    t = semi(2, "mission_to_phobos").set(progress={"PH_B": 1})
    t.set(0, water=1, energy=0).set(1, water=0, energy=2).at("S303")
    t.do(0, "contribute", "water")
    assert list(t.table.pending) == [1]
    t.do(1, "contribute", "energy")
    assert (t.get(0, "water"), t.get(1, "energy"), t.get("progress")["PH_B"]) == (0, 1, 1)


@proves("MA-165")
def test_what_is_not_complete_is_given_back() -> None:
    t = semi(2, "mission_to_phobos").set(progress={"PH_B": 1})
    t.set(0, water=1, energy=0).set(1, water=0, energy=2).at("S303")
    t.do(0, "contribute", "water").do(1, "skip")
    assert (t.get(0, "water"), t.get(1, "energy"), t.get("progress")["PH_B"]) == (1, 2, 0)


@proves("MA-mission-to-phobos")
def test_after_the_launch_nothing_is_undone() -> None:
    t = coop(2, "mission_to_phobos").set(progress={"PH_A": 2, "PH_B": 2, "PH_D": 1}, supply=0).at("S302")
    assert t.get("progress")["PH_A"] == 2


@proves("MA-s304")
def test_loss_of_contact_closes_the_mission_for_a_round() -> None:
    t = rich(coop(2, "mission_to_phobos")).at("S304").do(0, "place", "lander", 1)
    assert not t.offers(0, "mission")
    assert "why-no-mission" in [reason.id for reason in t.why_not(0, "mission", "PH_A")]


# ---- Dark side of Mars -----------------------------------------------------------------------------------------------


def dark(seats: int = 2, **what: Any) -> Situation:
    return rich(coop(seats, "dark_side_of_mars")).set(None, **what)


@proves("MA-dark-side-of-mars")
def test_hostility_begins_and_grows_by_the_number_of_players() -> None:
    for seats, start, growth in ((2, 4, 1), (3, 5, 2), (4, 6, 2)):
        t = dark(seats)
        assert t.get("hostility") == start
        assert calm(t).set(cycle=2).at("refill").get("hostility") == start + growth
    assert solo("dark_side_of_mars").get("hostility") == 4


@proves("MA-dark-side-of-mars")
def test_negotiation_and_aid_calm_and_build_trust() -> None:
    t = dark().at("turn")
    go(t, "lander", "mission", "DS_A")
    assert (t.get("hostility"), t.get("trust")) == (3, 1)
    aid = dark(hostility=1).at("turn")
    go(aid, "lander", "mission", "DS_B")
    assert (aid.get("hostility"), aid.get("trust")) == (0, 1)


@proves("MA-dark-side-of-mars")
def test_it_is_won_with_calm_and_trust() -> None:
    done = {"DS_A": 2, "DS_B": 1, "DS_C": 1}
    assert won(calm(dark(progress=done, hostility=4))) is True
    assert won(calm(dark(progress=done, hostility=5))) is False


@proves("MA-dark-side-of-mars")
def test_at_twelve_the_colony_is_lost_or_half_together_the_mission() -> None:
    t = calm(dark(hostility=11, cycle=2)).at("refill")
    assert t.table.outcome is not None
    assert t.table.outcome.won is False
    half = calm(semi(2, "dark_side_of_mars")).set(hostility=11, cycle=2).at("refill")
    assert half.table.outcome is None
    assert half.get("failed") is True
    half.set(progress={"DS_A": 2, "DS_B": 1, "DS_C": 1}, hostility=0).at("end")
    assert half.table.outcome is not None
    assert half.table.outcome.reason.id == "end-failed"


@proves("MA-dark-side-of-mars")
def test_a_guard_post_cancels_an_event_of_the_strangers() -> None:
    t = dark().at("turn")
    go(t, "lander", "mission", "DS_C")
    assert t.get("guards") == 1
    t.at("S502").do(0, "guard")
    assert (t.get("guards"), t.get("food")) == (0, 9)
    other = dark(guards=1).at("S502").do(0, "skip")
    assert (other.get("guards"), other.get("food")) == (1, 7)
    assert dark(guards=1).at("E202").get("guards") == 1, "not an event of the base game"


@proves("MA-s501")
def test_uninvited_guests() -> None:
    assert dark().at("S501").get("supply") == 8
    assert dark(supply=0).at("S501").get("hostility") == 5


@proves("MA-s502")
def test_food_theft() -> None:
    assert dark().at("S502").get("food") == 7


@proves("MA-s503", "MA-165")
def test_a_threat() -> None:
    assert dark().at("S503").do(0, "pay").get("credit") == 6
    assert dark().at("S503").do(0, "skip").get("hostility") == 5


@proves("MA-s504", "MA-165")
def test_sabotage_hits_the_first_space_of_a_working_building() -> None:
    assert dark().at("S504").do(0, "pay").get("energy") == 7
    t = dark(unbuilt=["hospital"]).at("S504").do(0, "skip")
    assert not t.offers(0, "damage", "hospital")
    t.do(0, "damage", "mining")
    assert t.get("upgrades")["mining"] == (1,)


# ---- the others ------------------------------------------------------------------------------------------------------


@proves("MA-underground-colony", "MA-165")
def test_an_earthquake_threatens_a_tunnel_without_a_chamber() -> None:
    def shaken(**what: Any) -> Situation:
        return calm(coop(2, "underground_colony")).set(weather_deck=["earthquake"], **what).at("weather")

    assert shaken(progress={"UC_A": 2, "UC_B": 1}, supply=1).do(0, "pay").get("progress")["UC_A"] == 2
    assert shaken(progress={"UC_A": 2, "UC_B": 1}, supply=1).do(0, "skip").get("progress")["UC_A"] == 1
    assert shaken(progress={"UC_A": 2, "UC_B": 1}, supply=0).get("progress")["UC_A"] == 1
    assert shaken(progress={"UC_A": 1, "UC_B": 1}, supply=0).get("progress")["UC_A"] == 1


@proves("MA-catastrophe")
def test_the_catastrophe_begins_with_damage_and_little_energy() -> None:
    import arsia

    seen: Any = arsia.new("martians", 3, 1, {"mode": "coop", "scenario": "catastrophe"}).view(None)
    assert (seen["stocks"][0]["energy"], seen["rtg"]) == (12, 3)
    damaged = [each["id"] for each in seen["buildings"] if each["spaces"][0]["upgrade"]]
    assert damaged == ["moxie", "mining", "lander"]
    alone: Any = arsia.new("martians", 1, 1, {"scenario": "catastrophe"}).view(None)
    assert (alone["stocks"][0]["energy"], alone["rtg"]) == (8, 2)


@proves("MA-catastrophe")
def test_the_catastrophe_is_over_when_everything_works() -> None:
    fine = {"unbuilt": ["education"], "upgrades": {"hospital": [2, 3]}}
    assert won(accomplished("catastrophe").set(None, **fine)) is True
    assert won(accomplished("catastrophe").set(unbuilt=["laboratory"], upgrades={})) is False
    assert won(accomplished("catastrophe").set(unbuilt=[], upgrades={"greenhouses": [3]})) is False


@proves("MA-vastitas-borealis")
def test_in_vastitas_borealis_the_sun_is_weak_and_ice_is_plenty() -> None:
    t = calm(coop(2, "vastitas_borealis")).set(0, solar=1).set(energy=0).at("production")
    assert t.get("energy") == 1
    dig = rich(coop(2, "vastitas_borealis")).set(ice=0, regolith=0, mining_tiles={"H01": "MT3"}).at("turn")
    go(dig, "mining", "dig", "H01", 1, 1).do(0, "move", "H02")
    assert (dig.get("regolith"), dig.get("ice")) == (1, 2)


@proves("MA-the-end")
@pytest.mark.parametrize(("cycle", "oxygen"), [(2, 2), (3, 3), (4, 3)])
def test_the_end_brings_more_oxygen_tokens_in_the_last_cycles(cycle: int, oxygen: int) -> None:
    t = calm(coop(2, "the_end")).set(cycle=cycle).at("refill")
    assert sum(t.get("oxygen").values()) == oxygen
    assert t.get("oxygen")["Q3"] == oxygen - 2


def test_the_view_shows_how_far_the_mission_is() -> None:
    t = coop(2, "relay_station").set(progress={"RS_A": 1}).set(0, **PLENTY).at("turn")
    mission = view(t, None)["mission"]
    assert mission["requirements"][0] == {"id": "RS_A", "done": 1, "required": 2, "open": True}
    assert mission["checks"] == [{"what": "installations", "n": 2, "holds": False}]
    assert mission["accomplished"] is False
