"""Mining: digging and moving, what is turned up, and the regolith that is looked into."""

from __future__ import annotations

import pytest

from arsia.testing import Situation, proves

from .tables import com, coop, gained, go, rich, stock


def mine(t: Situation) -> Situation:
    """Player 0 has a marker at Mining and begins an extraction."""
    return rich(t).at("turn").do(0, "place", "mining", 1)


def digs(t: Situation, hex: str) -> set[tuple[int, int]]:
    return {(int(o[2]), int(o[3])) for o in t.options(0) if o[:2] == ("dig", hex)}


def moves(t: Situation) -> set[str]:
    return {str(option[1]) for option in t.options(0) if option[0] == "move"}


@proves("MA-70", "MA-73", "MA-72")
def test_the_printed_example_dig_then_move_then_turn_up() -> None:
    t = mine(com().set(mining_tiles={"H01": "MT1"}))
    before = stock(t)
    t.do(0, "dig", "H01", 2, 0)
    assert moves(t) == {"H02", "H03"}
    t.do(0, "move", "H02")
    assert gained(t, before) == {"energy": -1, "regolith": 2}
    assert t.get("time") == 2
    assert t.get("mining_tiles")["H01"] is None, "the tile is gone"
    assert t.get("machine") == "H02"
    assert {"H04", "H05"} <= set(t.get("face_up"))


@proves("MA-70")
def test_moving_first_and_digging_the_new_tile() -> None:
    t = mine(com().set(mining_tiles={"H01": "MT1", "H03": "MT2"}))
    t.do(0, "move", "H03")
    assert digs(t, "H03") == {(0, 1), (0, 2)}
    t.do(0, "dig", "H03", 0, 2)
    assert t.get(0, "ice") == 11
    assert t.get("mining_tiles")["H01"] == "MT1"
    assert t.get("mining_tiles")["H03"] is None
    assert t.get("machine") == "H03", "it stands on an empty hex"


@proves("MA-73")
def test_any_mix_of_one_or_two_crystals_and_the_rest_is_lost() -> None:
    t = mine(com().set(mining_tiles={"H01": "MT8"}))
    assert digs(t, "H01") == {(2, 0), (1, 1), (0, 2), (1, 0), (0, 1)}
    t.do(0, "dig", "H01", 1, 0)
    assert t.get("mining_tiles")["H01"] is None


@proves("MA-71")
def test_the_machine_never_goes_farther_from_what_is_face_down() -> None:
    t = com().set(machine="H05", face_up=["H01", "H02", "H03", "H04", "H05", "H06"])
    # Back up to H02 or H03 the next face-down tile would be two steps away.
    assert moves(mine(t)) == {"H04", "H06", "H08", "H09"}


@proves("MA-71")
def test_when_all_are_face_up_it_goes_anywhere() -> None:
    t = com().set(machine="H05", face_up=[f"H{n:02d}" for n in range(1, 29)])
    assert moves(mine(t)) == {"H02", "H03", "H04", "H06", "H08", "H09"}


@proves("MA-72")
def test_with_no_neighbour_it_goes_to_the_nearest_tile_that_will_do() -> None:
    holes = dict.fromkeys(("H02", "H03", "H04", "H05", "H06"))
    t = com().set(mining_tiles=holes, face_up=["H01"])
    t = mine(t)
    assert moves(t) == {"H07", "H08", "H09", "H10"}
    t.do(0, "move", "H08")
    assert "H08" in t.get("face_up"), "what it stands on is turned up too"


@proves("MA-72")
def test_or_else_to_the_nearest_of_all() -> None:
    # Only H28 is face down, far from everything; the machine at H24 beside it can only go away.
    rest = {f"H{n:02d}": None for n in range(1, 28) if n not in (24, 11)}
    t = com().set(mining_tiles=rest, machine="H24", face_up=["H24", "H11"])
    t = mine(t)
    assert moves(t) == {"H28"}
    far = com().set(mining_tiles={**rest, "H28": None}, machine="H24", face_up=["H24"])
    assert moves(mine(far)) == {"H11"}


@proves("MA-74", "MA-geologist")
def test_two_geologists_take_four_crystals_if_they_are_there() -> None:
    t = mine(com().set(0, helpers=["geologist", "geologist"]).set(mining_tiles={"H01": "MT8"}))
    assert (2, 2) in digs(t, "H01")
    poor = mine(com().set(0, helpers=["geologist"]).set(mining_tiles={"H01": "MT1"}))
    assert digs(poor, "H01") == {(2, 0), (1, 0)}


@proves("MA-74", "MA-earthquake")
def test_an_earthquake_leaves_one_crystal() -> None:
    t = mine(com().set(weather="earthquake").set(mining_tiles={"H01": "MT8"}))
    assert digs(t, "H01") == {(1, 0), (0, 1)}


@proves("MA-75", "MA-long-arm")
def test_the_long_arm_digs_beside_the_machine() -> None:
    t = mine(com().set(0, technologies=["long_arm"]).set(mining_tiles={"H02": "MT7"}))
    assert digs(t, "H02") == {(0, 1), (0, 2)}
    assert not digs(t, "H05"), "not what is face down or farther away"
    t.do(0, "dig", "H02", 0, 2)
    assert t.get("mining_tiles")["H02"] is None
    assert t.get("machine") == "H03", "the only way left"


@proves("MA-75")
def test_without_it_only_where_the_machine_stands() -> None:
    t = mine(com())
    assert {option[1] for option in t.options(0) if option[0] == "dig"} == {"H01"}


@proves("MA-76", "MA-77", "MA-molecular-sensor")
def test_the_printed_example_of_research_with_a_sensor() -> None:
    t = mine(com().set(0, technologies=["molecular_sensor"]).set(mining_tiles={"H01": "MT1"}))
    t.do(0, "dig", "H01", 2, 0).do(0, "move", "H02").do(0, "analyse")
    assert len(t.get(0, "hand")) == 3, "two for the regolith and one for the sensor"
    assert t.get("time") == 1


@proves("MA-76")
@pytest.mark.parametrize(("tile", "regolith", "ice"), [("MT3", 1, 1), ("MT1", 2, 0)])
def test_a_card_for_each_regolith_and_none_for_ice(tile: str, regolith: int, ice: int) -> None:
    t = mine(com().set(mining_tiles={"H01": tile}))
    t.do(0, "dig", "H01", regolith, ice).do(0, "move", "H03").do(0, "analyse")
    assert len(t.get(0, "hand")) == regolith
    assert not t.offers(0, "analyse")


@proves("MA-76")
def test_ice_is_never_looked_into() -> None:
    t = mine(com().set(mining_tiles={"H01": "MT2"}).set(0, technologies=["molecular_sensor"]))
    t.do(0, "dig", "H01", 0, 2).do(0, "move", "H02")
    assert not t.offers(0, "analyse")


@proves("MA-76")
def test_the_regolith_of_an_earlier_turn_is_too_old() -> None:
    t = rich(com()).set(0, board={"mining": 1}).at("turn")
    assert not t.offers(0, "analyse")


@proves("MA-28")
def test_spent_regolith_cards_are_shuffled_when_the_deck_is_empty() -> None:
    t = com().set(mining_tiles={"H01": "MT1"})
    t.table.mineral_discard = t.table.mineral_deck[1:]  # type: ignore[attr-defined]
    t.table.mineral_deck = t.table.mineral_deck[:1]  # type: ignore[attr-defined]
    for card in t.table.mineral_discard:  # type: ignore[attr-defined]
        t.table.knowledge.show(card, 3)  # type: ignore[attr-defined]
    t = mine(t)
    t.do(0, "dig", "H01", 2, 0).do(0, "move", "H02").do(0, "analyse")
    assert len(t.get(0, "hand")) == 2
    assert (len(t.get("regolith_deck")), t.get("regolith_discard")) == (34, ())
    t.table.check()


@proves("MA-104")
def test_an_empty_area_is_laid_out_anew() -> None:
    t = com().set(mining_tiles={f"H{n:02d}": None for n in range(2, 29)})
    t = mine(t)
    assert not moves(t), "there is nowhere to go before"
    hex = next(option for option in t.options(0) if option[0] == "dig")
    t.do(0, *hex)
    assert t.get("machine") == "H01"
    assert t.get("face_up") == ("H01", "H02", "H03")
    assert None not in t.get("mining_tiles").values()
    assert t.asked(0) == "prompt-turn"


@proves("MA-70")
def test_in_coop_the_crystals_are_everybodys() -> None:
    t = coop().set(mining_tiles={"H01": "MT3"}).at("turn")
    go(t, "mining", "dig", "H01", 1, 1).do(0, "move", "H02")
    assert (t.get("regolith"), t.get("ice")) == (1, 1)


def test_what_was_turned_up_cannot_be_taken_back() -> None:
    t = mine(com().set(mining_tiles={"H01": "MT1"}))
    t.do(0, "dig", "H01", 2, 0)
    assert t.table.can_undo(0)
    t.do(0, "move", "H02")
    assert not t.table.can_undo(0)
