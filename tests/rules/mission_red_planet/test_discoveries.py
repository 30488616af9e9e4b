"""The thirteen discoveries, and when they act."""

from __future__ import annotations

from typing import Any

from arsia.testing import Situation, proves

from .tables import in_zone, quiet


def at_hellas(find: str, **zones: Any) -> Situation:
    """A discovery at Hellas, where ice lies open."""
    return quiet().set(discovery_hellas=find, resource_hellas="ice", open=["hellas"])


def ice(t: Situation) -> list[int]:
    return [t.get(player, "ice") for player in range(4)]


@proves("MR-55")
def test_all_discoveries_are_turned_up_together() -> None:
    t = quiet(3).set(discovery_hellas="lichens", discovery_ausonia="rich_vein").set(round=10).at("docking")
    told = [event[1:] for event in t.table.events(None) if event[0] == "discovery"]
    assert told == [("rich_vein", "ausonia"), ("lichens", "hellas")]
    assert t.get("uncovered")


@proves("MR-55", "MR-16")
def test_before_that_a_discovery_does_nothing() -> None:
    t = at_hellas("rich_vein").set(0, hellas=1).at("production_2")
    assert ice(t) == [2, 0, 0, 0]


@proves("MR-56")
def test_discoveries_act_in_the_order_of_the_zones_from_the_north() -> None:
    # The crews are pulled to Tritonis Sinus first; then each colour loses one at Hellas, where nobody came.
    t = quiet().set(discovery_tritonis_sinus="ether_magnet", discovery_vastitas_borealis="native_resistance")
    t.set(0, S03=2, vastitas_borealis=1).at("discovery_reveal")
    assert t.table.outcome is not None
    told = [event[0] for event in t.table.events(None)]
    assert told.index("lose") < told.index("pull")


@proves("MR-native-resistance")
def test_native_resistance_costs_every_colour_there_one_astronaut() -> None:
    t = at_hellas("native_resistance").set(0, hellas=3).set(1, hellas=1).set(2, ausonia=1).at("discovery_reveal")
    assert in_zone(t, "hellas") == (2, 0, 0, 0)
    assert [t.get(player, "lost") for player in range(4)] == [1, 1, 0, 0]


@proves("MR-ether-magnet")
def test_the_ether_magnet_pulls_everybody_from_docked_ships() -> None:
    t = quiet().set(discovery_hellas="ether_magnet").set(0, S03=2).set(1, S03=1, S02=2).at("discovery_reveal")
    assert in_zone(t, "hellas") == (2, 3, 0, 0)
    assert "hellas" in t.get("open")


@proves("MR-dust-storm")
def test_the_dust_storm_drives_everybody_into_adjacent_zones_clockwise() -> None:
    t = at_hellas("dust_storm").set(0, hellas=2).set(1, hellas=1).set(first=1).at("discovery_reveal")
    assert list(t.table.pending) == [1]
    assert {option[2] for option in t.options(1)} == {"ausonia", "mare_serpentis", "syrtis_major", "valles_marineris"}
    t.do(1, "move", "hellas", "ausonia")
    assert "ausonia" in t.get("open")
    t.do(0, "move", "hellas", "ausonia")
    assert t.asked(0) == "prompt-storm"
    t.do(0, "move", "hellas", "syrtis_major")
    assert in_zone(t, "hellas") == (0, 0, 0, 0)
    assert (t.get(0, "ausonia"), t.get(0, "syrtis_major"), t.get(1, "ausonia")) == (1, 1, 1)


@proves("MR-dust-storm")
def test_in_the_storm_no_split_is_reached_twice() -> None:
    t = at_hellas("dust_storm").set(0, hellas=2).at("discovery_reveal")
    t.do(0, "move", "hellas", "syrtis_major")
    assert t.options(0) == (("move", "hellas", "syrtis_major"), ("move", "hellas", "valles_marineris"))


@proves("MR-synergy")
def test_synergy_gives_every_adjacent_open_zone_a_token_more() -> None:
    t = quiet().set(discovery_hellas="synergy", resource_ausonia="ice", resource_syrtis_major="celerium")
    t.set(0, ausonia=1, hellas=1).set(1, syrtis_major=1).set(resource_hellas="sylvanite").at("production_3")
    assert (t.get(0, "ice"), t.get(0, "sylvanite"), t.get(1, "celerium")) == (4, 3, 4)


@proves("MR-mining-incident")
def test_a_mining_incident_beats_synergy_and_leaves_what_lies_there_to_be_taken() -> None:
    t = at_hellas("mining_incident").set(discovery_ausonia="synergy", points_hellas={"celerium": 1}).set(0, hellas=1)
    t.at("production_3")
    assert (t.get(0, "ice"), t.get(0, "celerium")) == (0, 1)


@proves("MR-rich-vein")
def test_a_rich_vein_produces_five_tokens() -> None:
    assert ice(at_hellas("rich_vein").set(0, hellas=1).at("production_3")) == [5, 0, 0, 0]


@proves("MR-even-ground", "MR-58")
def test_on_even_ground_everybody_shares_but_the_real_numbers_count_at_the_end() -> None:
    t = at_hellas("even_ground").set(0, hellas=5, missions=["basin_claim"]).set(1, hellas=1).set(2, hellas=1)
    t.set(1, missions=["polar_claim"]).at("production_3")
    assert ice(t) == [1, 1, 1, 0]
    assert t.table.outcome is not None
    assert t.table.outcome.scores[0] == 1 + 3 + 6  # the token, a third of the monopoly, the mission


@proves("MR-uneven-ground", "MR-58")
def test_on_uneven_ground_the_fewest_take_and_ties_share() -> None:
    t = at_hellas("uneven_ground").set(0, hellas=5).set(1, hellas=1).at("production_3")
    assert ice(t) == [0, 3, 0, 0]
    t = at_hellas("uneven_ground").set(0, hellas=5).set(1, hellas=1).set(2, hellas=1).at("production_3")
    assert ice(t) == [0, 1, 1, 0]
    assert t.get("points_hellas")["ice"] == 1


@proves("MR-subterfuge", "MR-57")
def test_subterfuge_lets_the_second_most_take() -> None:
    t = at_hellas("subterfuge").set(0, hellas=3).set(1, hellas=2).set(2, hellas=1).at("production_3")
    assert ice(t) == [0, 3, 0, 0]


@proves("MR-subterfuge", "MR-57")
def test_subterfuge_shares_a_tie_for_second_place() -> None:
    t = at_hellas("subterfuge").set(0, hellas=3).set(1, hellas=2).set(2, hellas=2).at("production_3")
    assert ice(t) == [0, 1, 1, 0]
    assert t.get("points_hellas")["ice"] == 1


@proves("MR-subterfuge", "MR-57")
def test_subterfuge_shares_a_tie_for_the_most_as_usual() -> None:
    t = at_hellas("subterfuge").set(0, hellas=3).set(1, hellas=3).set(2, hellas=2).at("production_3")
    assert ice(t) == [1, 1, 0, 0]


@proves("MR-subterfuge", "MR-57")
def test_subterfuge_gives_nothing_to_who_is_alone() -> None:
    t = at_hellas("subterfuge").set(0, hellas=3).at("production_3")
    assert ice(t) == [0, 0, 0, 0]
    assert t.get("points_hellas")["ice"] == 3


@proves("MR-frozen-deposits")
def test_frozen_deposits_make_ice_of_anything() -> None:
    t = quiet().set(discovery_hellas="frozen_deposits", resource_hellas="celerium").set(0, hellas=1)
    t.at("production_3")
    assert (t.get(0, "ice"), t.get(0, "celerium")) == (3, 0)


@proves("MR-lichens", "MR-84")
def test_lichens_are_six_points_for_everybody_there() -> None:
    t = at_hellas("lichens").set(0, hellas=1).set(1, hellas=4).set(2, ausonia=1).at("final_scoring")
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (6, 6, 0, 0)


@proves("MR-underground-lake", "MR-84")
def test_an_underground_lake_is_four_points_for_the_most_and_for_all_who_tie() -> None:
    t = at_hellas("underground_lake").set(0, hellas=2).set(1, hellas=2).set(2, hellas=1).at("final_scoring")
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (4, 4, 0, 0)


@proves("MR-radioactive-rocks", "MR-84")
def test_radioactive_rocks_cost_everybody_there_three_points() -> None:
    t = at_hellas("radioactive_rocks").set(0, hellas=2).set(1, hellas=1).at("final_scoring")
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (-3, -3, 0, 0)
