"""The expedition to the Martian face: steps, tokens, surveys and their events."""

from __future__ import annotations

import pytest

from arsia.testing import Situation, proves

from .tables import calm, coop, end_turns, go, rich, semi, view


def face(seats: int = 2) -> Situation:
    return rich(coop(seats, "martian_face"))


def ways(t: Situation) -> set[tuple[int, int]]:
    return {(int(o[1]), int(o[2])) for o in t.options(0) if o[0] == "expedition"}


@proves("MA-martian-face")
def test_from_the_base_camp_every_space_of_the_first_row_can_be_reached() -> None:
    t = face().at("turn").do(0, "place", "lander", 1)
    assert ways(t) == {(1, column) for column in range(1, 7)}


@proves("MA-martian-face")
@pytest.mark.parametrize(
    ("at", "to"),
    [
        ((1, 1), {(1, 2), (2, 1)}),
        ((1, 3), {(1, 2), (1, 4), (2, 2), (2, 3)}),
        ((1, 6), {(1, 5), (2, 5)}),
        ((5, 2), {(5, 1), (6, 1)}),
    ],
)
def test_a_step_goes_beside_or_up(at: tuple[int, int], to: set[tuple[int, int]]) -> None:
    assert ways(face().set(expedition=at).at("turn").do(0, "place", "lander", 1)) == to


@proves("MA-martian-face", "MA-clear")
def test_a_step_costs_energy_and_steep_rows_a_supply() -> None:
    t = face().set(expedition=(1, 1), exploration={(2, 1): "clear"}).at("turn")
    go(t, "lander", "expedition", 2, 1)
    assert (t.get("energy"), t.get("supply"), t.get("reputation"), t.get("time")) == (8, 9, 3, 2)
    steep = face().set(expedition=(2, 1), exploration={(3, 1): "clear"}).at("turn")
    go(steep, "lander", "expedition", 3, 1)
    assert (steep.get("energy"), steep.get("supply")) == (8, 8)
    poor = face().set(expedition=(2, 1), supply=0).at("turn").do(0, "place", "lander", 1)
    assert (3, 1) not in ways(poor)


TOKENS = {
    "regolith_cache": ("regolith", 11),
    "ice_cache": ("ice", 11),
    "crashed_probe": ("credit", 13),
    "relic": ("reputation", 2 + 1 + 3),
    "clear": ("credit", 9),
}


@proves(*[f"MA-{token.replace('_', '-')}" for token in TOKENS], "MA-martian-face")
@pytest.mark.parametrize("token", TOKENS)
def test_a_token_works_once(token: str) -> None:
    good, n = TOKENS[token]
    t = face().set(exploration={(1, 2): token}).at("turn")
    go(t, "lander", "expedition", 1, 2)
    assert t.get(good) == n
    space = next(s for s in view(t)["mission"]["expedition"]["spaces"] if (s["row"], s["column"]) == (1, 2))
    assert (space["token"], space["used"]) == (token, True)
    assert not t.table.can_undo(0)


@proves("MA-mineral-vein")
def test_a_mineral_vein_gives_two_cards() -> None:
    t = face().set(exploration={(1, 1): "mineral_vein"}).at("turn")
    go(t, "lander", "expedition", 1, 1)
    assert len(t.get(0, "hand")) == 2


@proves("MA-rockfall")
def test_a_rockfall_costs_energy_or_the_way_back() -> None:
    paid = face().set(exploration={(1, 1): "rockfall"}).at("turn")
    go(paid, "lander", "expedition", 1, 1).do(0, "pay")
    assert (paid.get("expedition"), paid.get("energy")) == ((1, 1), 7)
    back = face().set(expedition=(1, 2), exploration={(2, 1): "rockfall"}).at("turn")
    go(back, "lander", "expedition", 2, 1).do(0, "back")
    assert back.get("expedition") == (1, 2)
    broke = face().set(exploration={(1, 1): "rockfall"}, energy=1).at("turn")
    go(broke, "lander", "expedition", 1, 1)
    assert broke.get("expedition") == "camp", "without energy there is no choice"


@proves("MA-martian-face")
def test_goods_go_to_the_acting_player_half_together() -> None:
    t = rich(semi(2, "martian_face")).set(exploration={(1, 1): "crashed_probe"}).at("turn")
    go(t, "lander", "expedition", 1, 1)
    assert (t.get(0, "credit"), t.get(1, "credit")) == (13, 9)


@proves("MA-martian-face")
def test_a_space_is_surveyed_once_and_the_camp_never() -> None:
    t = face().give(0, "yellow", "yellow").at("turn").do(0, "place", "lander", 1)
    assert not t.offers(0, "mission", "MF_B")
    up = face().give(0, "yellow", "yellow", "green", "green").set(expedition=(2, 2)).at("turn")
    go(up, "lander", "mission", "MF_B")
    while up.offers(0, "card"):
        up.do(0, *up.options(0)[0])
    assert up.get("progress")["MF_B"] == 1
    up.do(0, "rest").do(0, "place", "lander", 1)
    assert not up.offers(0, "mission", "MF_B")
    top = face().give(0, "yellow", "yellow").set(expedition="summit").at("turn").do(0, "place", "lander", 1)
    assert top.offers(0, "mission", "MF_B")


@proves("MA-martian-face")
def test_it_is_won_on_the_summit_with_enough_surveys() -> None:
    def won(at: object, surveys: int) -> bool | None:
        t = calm(face()).set(expedition=at, progress={"MF_B": surveys}).at("end")
        assert t.table.outcome is not None
        return t.table.outcome.won

    assert won("summit", 2) is True
    assert won("summit", 1) is False
    assert won((5, 1), 2) is False


@proves("MA-s401", "MA-165")
def test_an_avalanche_costs_energy_or_a_row() -> None:
    assert face().set(expedition=(3, 2)).at("S401").do(0, "pay").get("energy") == 7
    assert face().set(expedition=(3, 2)).at("S401").do(0, "skip").get("expedition") == (2, 2)
    assert face().set(expedition=(1, 4)).at("S401").do(0, "skip").get("expedition") == "camp"
    assert face().at("S401").asked(0) == "prompt-turn", "not below the camp"


@proves("MA-s402", "MA-66")
def test_the_guide_makes_the_next_step_free() -> None:
    t = face().set(expedition=(2, 1), exploration={(3, 1): "clear"}, energy=0, supply=0).at("S402")
    end_turns(t)
    t.do(1, "place", "lander", 1).do(1, "expedition", 3, 1)
    assert t.get("expedition") == (3, 1)
    assert t.get("effects") == {}


@proves("MA-s403")
def test_the_cave_shows_two_tokens_and_gives_two_cards() -> None:
    t = face().set(expedition=(1, 3)).at("S403")
    assert t.options(0) == (("uncover", 1, 2), ("uncover", 1, 4), ("uncover", 2, 2), ("uncover", 2, 3))
    t.do(0, "uncover", 1, 4).do(0, "uncover", 2, 3)
    seen = [s for s in view(t, None)["mission"]["expedition"]["spaces"] if s["token"]]
    assert [(s["row"], s["column"], s["used"]) for s in seen] == [(1, 4, False), (2, 3, False)]
    assert len(t.get(0, "hand")) == 2


@proves("MA-s404")
def test_the_summit_event_lifts_the_expedition_for_nothing() -> None:
    t = face().set(expedition=(5, 1)).at("S404")
    assert t.options(0) == (("expedition", 6, 1), ("skip",))
    t.do(0, "expedition", 6, 1)
    assert (t.get("expedition"), t.get("energy"), t.get("reputation")) == ("summit", 9, 2)
    stay = face().set(expedition=(5, 1)).at("S404").do(0, "skip")
    assert stay.get("expedition") == (5, 1)
