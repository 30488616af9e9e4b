"""What is shared and what is not, mode by mode; and the solo game with its two corporations."""

from __future__ import annotations

from arsia.testing import proves

from .tables import calm, com, coop, end_turns, go, rich, semi, solo, to_round, view


@proves("MA-132")
def test_in_coop_one_players_work_is_everybodys_gain() -> None:
    t = coop().set(supply=0).at("turn")
    go(t, "lander", "supplies", 2)
    assert t.get(1, "supply") == 2
    assert t.get("supply") == 2


@proves("MA-132")
def test_in_the_semi_cooperative_game_stocks_are_own() -> None:
    t = semi().set(0, supply=0).set(1, supply=0).at("turn")
    go(t, "lander", "supplies", 2)
    assert (t.get(0, "supply"), t.get(1, "supply")) == (2, 0)


@proves("MA-133")
def test_technologies_installations_and_people_are_a_corporations_own_even_in_coop() -> None:
    t = rich(coop(3)).set(helpers=["botanist"]).at("turn")
    go(t, "construction", "install", "wind")
    go(t, "laboratory", "corp_tech", "long_arm")
    go(t, "education", "hire", "botanist")
    cards = view(t)["cards"]
    assert [(card["wind"], card["technologies"], card["helpers"]) for card in cards] == [
        (1, ["long_arm"], ["botanist"]),
        (0, [], []),
        (0, [], []),
    ]


@proves("MA-134", "MA-86")
def test_a_colony_technology_is_everybodys_and_developed_once() -> None:
    t = rich(coop()).at("turn")
    go(t, "laboratory", "colony_tech", "medicine")
    end_turns(t)
    t.do(1, "place", "laboratory", 2)
    assert not t.offers(1, "colony_tech", "medicine")
    assert t.offers(1, "colony_tech", "birth_control")


@proves("MA-134", "MA-86")
def test_rivals_develop_colony_technologies_each_for_themselves() -> None:
    t = rich(com()).at("turn")
    go(t, "laboratory", "colony_tech", "medicine")
    end_turns(t)
    t.do(1, "place", "laboratory", 2)
    assert t.offers(1, "colony_tech", "medicine")
    assert view(t)["colony_technologies"] == [["medicine"], []]


@proves("MA-140")
def test_alone_both_corporations_take_turns_and_the_marker_goes_from_one_to_the_other() -> None:
    t = calm(solo()).at("round")
    turns = []
    for _ in range(6):
        turns.append((t.get("round"), t.get("active")))
        end_turns(t)
    assert turns == [(1, 0), (1, 1), (2, 1), (2, 0), (3, 0), (3, 1)]


@proves("MA-140")
def test_alone_each_corporation_has_its_own_markers_on_one_corporation_card() -> None:
    t = rich(solo()).at("turn")
    go(t, "laboratory", "corp_tech", "dna_modification")
    assert (t.get(0, "markers"), t.get(1, "markers")) == (2, 3)
    end_turns(t)
    assert t.get("active") == 1
    assert t.get("time") == 4, "the technology serves both"
    go(t, "laboratory", "corp_tech", "long_arm", space=2)
    assert t.get(1, "markers") == 2
    assert view(t)["cards"][0]["technologies"] == ["long_arm", "dna_modification"]


@proves("MA-69", "MA-140")
def test_alone_there_may_be_four_installations() -> None:
    t = rich(solo()).set(0, solar=2, wind=1).at("turn")
    go(t, "construction", "install", "wind")
    assert (t.get(0, "solar"), t.get(0, "wind")) == (2, 2)
    full = rich(solo()).set(0, solar=2, wind=2).at("turn")
    assert not full.offers(0, "place", "construction")


@proves("MA-141")
def test_alone_a_specialist_works_once_a_round_for_both() -> None:
    t = rich(solo()).give(0, "chemist").at("turn")
    t.do(0, "use", "chemist")
    end_turns(t)
    assert t.get("active") == 1
    assert not t.offers(0, "use")
    end_turns(t)
    assert t.get("round") == 2
    assert t.offers(0, "use", "chemist")


@proves("MA-141", "MA-62")
def test_alone_each_corporation_may_take_energy_from_the_rtg() -> None:
    t = solo().at("turn")
    t.do(0, "rtg")
    assert not t.offers(0, "rtg")
    end_turns(t)
    t.do(0, "rtg")
    assert (t.get("rtg"), t.get("energy"), t.get("reputation")) == (2, 12, 0)


@proves("MA-27")
def test_rivals_play_five_cycles_and_the_others_four() -> None:
    for t, cycles in ((com(), 5), (semi(), 4), (coop(), 4), (solo(), 4)):
        assert view(t)["cycles"] == cycles
        calm(t).at("round")
        to_round(t, cycles, 3)
        assert t.get("cycle") == cycles or t.table.outcome is not None
        while t.table.pending:
            end_turns(t)
        assert t.table.outcome is not None
        assert t.get("cycle") <= cycles
