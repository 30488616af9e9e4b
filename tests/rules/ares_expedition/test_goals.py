"""Global parameters: steps, rewards, reaching a goal within a phase and after it, the end of the game."""

from __future__ import annotations

from arsia.testing import proves

from .tables import quiet


@proves("AE-60")
def test_every_step_is_a_step_of_rating() -> None:
    t = quiet().set(0, mc=99, hand=["deimos_down"]).at("construction").do(0, "play", "deimos_down")
    assert (t.get("temperature"), t.get(0, "tr")) == (-24, 8)


@proves("AE-61", "AE-13")
def test_an_ocean_gives_the_reward_on_its_back() -> None:
    t = quiet().set(0, mc=30).set(next_oceans=[{"cards": 1, "mc": 1}, {"mc": 2, "plants": 1}]).at("action")
    t.do(0, "standard", "ocean_mc")
    assert (t.get(0, "mc"), len(t.get(0, "hand"))) == (16, 1)
    t.do(0, "standard", "ocean_mc")
    assert (t.get(0, "mc"), t.get(0, "plants"), t.get(0, "tr")) == (3, 1, 7)
    assert t.table.view(None)["ocean_tiles"][:3] == [{"mc": 1, "cards": 1}, {"mc": 2, "plants": 1}, None]  # type: ignore[index]


@proves("AE-61")
def test_after_the_ninth_ocean_the_last_reward_comes_again_until_the_phase_ends() -> None:
    t = quiet().set(0, mc=45).set(1, mc=15).set(oceans=8).set(next_oceans=[{"mc": 4}]).at("action")
    t.do(0, "standard", "ocean_mc").do(0, "standard", "ocean_mc").do(1, "standard", "ocean_mc")
    assert t.get("oceans") == 9
    assert (t.get(0, "mc"), t.get(0, "tr")) == (45 - 30 + 8, 7)
    assert (t.get(1, "mc"), t.get(1, "tr")) == (4, 6)
    t.at("action").set(0, mc=50)
    assert not t.offers(0, "standard", "ocean_mc")


@proves("AE-62")
def test_a_goal_reached_in_this_phase_still_rewards_everybody() -> None:
    t = quiet().set(0, mc=28, played=["livestock"]).set(1, heat=8).set(temperature=6).at("action")
    t.do(0, "standard", "temperature_mc").do(0, "standard", "temperature_mc").do(1, "standard", "temperature_heat")
    assert t.get("temperature") == 8
    assert (t.get(0, "tr"), t.get(0, "held"), t.get(1, "tr")) == (7, {"livestock": 2}, 6)


@proves("AE-62")
def test_from_the_next_phase_on_nothing_comes_of_it() -> None:
    t = quiet().set(0, mc=99, played=["livestock", "arctic_algae"], hand=["giant_ice_asteroid"])
    t.set(temperature=8, oceans=9).at("construction").do(0, "play", "giant_ice_asteroid")
    assert (t.get(0, "tr"), t.get(0, "held"), t.get(0, "plants")) == (5, {}, 0)


@proves("AE-63")
def test_forest_tokens_and_what_listens_for_them_stay_after_the_goal() -> None:
    t = quiet().set(0, plants=8, played=["small_animals", "zeppelins", "herbivores"]).set(oxygen=14).at("action")
    t.do(0, "standard", "forest_plants")
    assert (t.get(0, "forests"), t.get(0, "tr")) == (1, 5)
    assert t.get(0, "held") == {"small_animals": 1}
    assert t.get(0, "mc_production") == 1


@proves("AE-65", "AE-66")
def test_the_game_ends_with_the_phase_in_which_the_planet_is_ready() -> None:
    t = quiet().set(0, mc=14).set(1, mc=14).set(temperature=6, oxygen=14, oceans=9)
    t.set(0, phase=None).give(1, "mine").at("planning")
    t.do(0, "phase", "action").do(1, "phase", "production")
    t.do(0, "standard", "temperature_mc")
    assert t.get("temperature") == 8
    assert t.table.outcome is None
    t.do(1, "standard", "temperature_mc").do(1, "done")
    assert t.asked(1) == "prompt-last-sale"  # production was chosen and is not played
    t.do(1, "done")
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (6, 6)
    assert t.get(0, "mc") == 0


@proves("AE-87", "AE-71")
def test_cards_sold_before_scoring_break_a_tie() -> None:
    t = quiet().set(0, mc=2, heat=1, hand=["comet"]).set(1, mc=4, plants=1).at("end")
    t.do(0, "sell", "comet")
    assert t.table.outcome is not None
    assert t.places == (1, 2)
    kept = quiet().set(0, mc=2, heat=1, hand=["comet"]).set(1, mc=4, plants=1).at("end").do(0, "done")
    assert kept.places == (2, 1)


@proves("AE-72")
def test_still_equal_players_share_the_victory() -> None:
    t = quiet(3).set(0, mc=2, heat=1).set(1, plants=3).set(2, mc=2).at("end")
    assert t.settle().places == (1, 1, 3)


@proves("AE-70")
def test_example_robert_has_43_points() -> None:
    # 25 rating, forests worth 6, four cards worth 9 together, and 7 animals at a point for two.
    t = quiet().set(0, tr=25, forests=6, held={"ecological_zone": 7})
    t.set(0, played=["earth_catapult", "breathing_filters", "advanced_ecosystems", "arctic_algae", "ecological_zone"])
    assert t.get(0, "score") == 25 + 6 + (2 + 2 + 3 + 2) + 3 == 43
    t.at("end").settle()
    assert t.table.outcome is not None
    assert t.table.outcome.scores[0] == 43
    assert [line.points for line in t.table.outcome.sheets[0]] == [25, 6, 12]
