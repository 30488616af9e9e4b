"""The thirteen missions and the Ice Monopoly."""

from __future__ import annotations

import pytest

from arsia.testing import Situation, proves

from .tables import quiet

RED = {
    "northern_influence": ("sinus_sabaeus", "vastitas_borealis", "tritonis_sinus", "mare_tyrrhenum"),
    "eastern_influence": ("tritonis_sinus", "mare_tyrrhenum", "ausonia", "hellas"),
    "southern_influence": ("ausonia", "hellas", "mare_serpentis", "sinus_sabaeus"),
    "western_influence": ("hellas", "mare_serpentis", "sinus_sabaeus", "vastitas_borealis"),
}


def owning(mission: str) -> Situation:
    """Player 0 has this mission."""
    return quiet().set(0, missions=[mission])


@proves("MR-northern-influence", "MR-eastern-influence", "MR-southern-influence", "MR-western-influence")
@pytest.mark.parametrize("mission", RED)
@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7)])
def test_influence_is_worth_one_two_four_or_seven(mission: str, n: int, points: int) -> None:
    t = owning(mission).set(0, phobos=1, syrtis_major=2)
    for zone in RED[mission][:n]:
        t.set(0, **{zone: 2}).set(1, **{zone: 3})  # to be there is enough
    assert t.get(0, "score") == points


@proves("MR-strategic-zones")
def test_strategic_zones_are_taken_together() -> None:
    t = owning("strategic_zones").set(0, syrtis_major=2, valles_marineris=2)
    t.set(1, syrtis_major=3).set(2, valles_marineris=3)
    assert t.get(0, "score") == 8  # a majority in neither of the two
    assert t.set(3, syrtis_major=1, valles_marineris=4).get(0, "score") == 0


@proves("MR-lunar-outpost", "MR-61")
def test_a_lunar_outpost_is_the_most_on_phobos_and_a_tie_will_do() -> None:
    t = owning("lunar_outpost").set(0, phobos=2).set(1, phobos=2)
    assert t.get(0, "score") == 8
    assert t.set(1, phobos=3).get(0, "score") == 0


@proves("MR-61")
def test_the_most_of_nothing_is_not_the_most() -> None:
    for mission in ("lunar_outpost", "polar_claim", "celerium_magnate", "fallen_heroes", "strategic_zones"):
        assert owning(mission).get(0, "score") == 0


@proves("MR-celerium-magnate")
def test_a_celerium_magnate_has_the_most_celerium() -> None:
    t = owning("celerium_magnate").set(0, celerium=2).set(1, celerium=1, sylvanite=9)
    assert t.get(0, "score") == 7 + 6
    assert t.set(1, celerium=3).get(0, "score") == 6


@proves("MR-sylvanite-magnate")
def test_a_sylvanite_magnate_has_the_most_sylvanite() -> None:
    t = owning("sylvanite_magnate").set(0, sylvanite=2).set(1, sylvanite=2)
    assert t.get(0, "score") == 7 + 4
    assert t.set(1, sylvanite=3).get(0, "score") == 4


@proves("MR-fallen-heroes")
def test_fallen_heroes_are_the_most_own_astronauts_lost() -> None:
    t = owning("fallen_heroes").set(0, lost=3).set(1, lost=2)
    assert t.get(0, "score") == 6
    assert t.set(1, lost=4).get(0, "score") == 0


@proves("MR-wide-expansion")
@pytest.mark.parametrize(("n", "points"), [(5, 0), (6, 3), (7, 5), (8, 8), (10, 8)])
def test_wide_expansion_counts_zones_phobos_included(n: int, points: int) -> None:
    zones = ["phobos", "syrtis_major", "hellas", "ausonia", "mare_serpentis", "vastitas_borealis", "tritonis_sinus"]
    zones += ["mare_tyrrhenum", "sinus_sabaeus", "valles_marineris"]
    t = owning("wide_expansion")
    for zone in zones[:n]:
        t.set(0, **{zone: 1})
    assert t.get(0, "score") == points


@proves("MR-polar-claim")
def test_a_polar_claim_is_the_most_in_the_north() -> None:
    t = owning("polar_claim").set(0, vastitas_borealis=1)
    assert t.get(0, "score") == 6
    assert t.set(3, vastitas_borealis=2).get(0, "score") == 0


@proves("MR-basin-claim")
def test_a_basin_claim_is_the_most_in_hellas() -> None:
    t = owning("basin_claim").set(0, hellas=1)
    assert t.get(0, "score") == 6
    assert t.set(3, hellas=2).get(0, "score") == 0


@proves("MR-diversified-holdings")
def test_diversified_holdings_are_two_tokens_of_each_kind() -> None:
    t = owning("diversified_holdings").set(0, ice=2, sylvanite=2, celerium=1).set(1, ice=9)
    assert t.get(0, "score") == 2 + 4 + 3
    assert t.set(0, celerium=2).get(0, "score") == 2 + 4 + 6 + 6


@proves("MR-82")
def test_astronauts_on_ships_are_in_no_zone() -> None:
    t = owning("polar_claim").set(0, S03=3)
    assert t.get(0, "score") == 0


@proves("MR-81", "MR-14")
@pytest.mark.parametrize(
    ("ice", "points"),
    [
        ((2, 1, 0, 0), (9, 0, 0, 0)),
        ((2, 2, 1, 0), (4, 4, 0, 0)),
        ((1, 1, 1, 0), (3, 3, 3, 0)),
        ((0, 0, 0, 0), (0,) * 4),
    ],
)
def test_the_ice_monopoly_is_shared_and_rounded_down(ice: tuple[int, ...], points: tuple[int, ...]) -> None:
    t = quiet()
    for player, n in enumerate(ice):
        t.set(player, ice=n)
    assert tuple(t.get(player, "score") - ice[player] for player in range(4)) == points


@proves("MR-81")
def test_four_who_tie_get_two_points_each() -> None:
    t = quiet()
    for player in range(4):
        t.set(player, ice=1)
    assert [t.get(player, "score") for player in range(4)] == [3] * 4
