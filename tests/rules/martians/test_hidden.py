"""What is hidden stays hidden, and what was seen is remembered."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import arsia
from arsia.testing import proves

from .tables import com, coop, rich, view


@proves("MA-29", "MA-76")
def test_others_see_how_many_regolith_cards_are_drawn_and_not_which() -> None:
    t = rich(com()).set(mining_tiles={"H01": "MT1"}, regolith_deck=["white", "black"]).at("turn")
    t.do(0, "place", "mining", 1).do(0, "dig", "H01", 2, 0).do(0, "move", "H02").do(0, "analyse")
    assert view(t, 0)["players"][0]["hand"] == ["black", "white"]
    assert view(t, 1)["players"][0]["hand"] == [None, None]
    own = [event for event in t.table.events(0) if event[0] == "drawn"]
    assert [event[2] for event in own] == ["white", "black"]
    assert not [event for event in t.table.events(1) if event[0] == "drawn"]


@proves("MA-29")
def test_in_coop_everybody_sees_them() -> None:
    t = rich(coop()).set(mining_tiles={"H01": "MT1"}, regolith_deck=["white", "black"]).at("turn")
    t.do(0, "place", "mining", 1).do(0, "dig", "H01", 2, 0).do(0, "move", "H02").do(0, "analyse")
    assert view(t, 1)["players"][0]["hand"] == ["black", "white"]


def test_an_imagined_hand_of_another_differs_and_the_own_does_not() -> None:
    t = com(3).give(0, "yellow", "yellow").give(1, "white", "black").at("turn")
    others = set()
    for seed in range(20):
        world: Any = t.table.imagine(0, seed)
        assert world.hands[0] == t.table.hands[0]  # type: ignore[attr-defined]
        others.add(world.hands[1])
    assert len(others) > 10


def test_face_down_mining_tiles_and_decks_are_imagined_anew() -> None:
    table: Any = arsia.new("martians", 2, 4, {"mode": "coop", "scenario": "martian_face"})
    worlds: Any = [table.imagine(0, seed) for seed in range(8)]
    for hidden in (
        "weather_deck",
        "market.tile_deck",
        "market.helper_deck",
        "market.specialist_deck",
        "mineral_deck",
        "story.face_tokens",
        "stacks",
    ):
        assert len({str(attrgetter(hidden)(world)) for world in worlds}) > 1, hidden
    grounds = {tuple(world.ground.tiles) for world in worlds}
    assert len(grounds) == 8
    assert {ground[:3] for ground in grounds} == {tuple(table.ground.tiles[:3])}


def test_weather_reports_keep_the_top_card_in_every_imagined_table() -> None:
    t = com().set(weather_deck=["earthquake"]).set(0, technologies=["weather_reports"]).at("turn")
    deck: Any = t.table.weather_deck  # type: ignore[attr-defined]
    assert {t.table.imagine(0, seed).weather_deck[-1] for seed in range(9)} == {deck[-1]}  # type: ignore[attr-defined]
    assert len({t.table.imagine(1, seed).weather_deck[-1] for seed in range(9)}) > 1  # type: ignore[attr-defined]


def test_who_holds_cards_is_asked_even_if_there_is_nothing_to_do() -> None:
    # Were the turn to end by itself, the others would know that the card is no Proof of life.
    holding = com(collector=True).set(rtg=0).set(0, markers=0).give(0, "yellow").at("turn")
    holding.table.offers = 2  # type: ignore[attr-defined]
    holding.set(0, time=0)
    assert holding.options(0) == (("end",),)
