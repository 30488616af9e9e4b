"""Set-up: the planet, cards, corporations, the first game, exchanging cards."""

from __future__ import annotations

import pytest

import arsia
from arsia.games.ares_expedition.cards.deck import STARTER_CORPORATIONS, STARTERS
from arsia.games.ares_expedition.components import IDS
from arsia.games.ares_expedition.table import AresExpedition
from arsia.testing import proves

from .tables import CORPORATIONS, quiet


def new(seats: int, seed: int = 1, **options: object) -> AresExpedition:
    table = arsia.new("ares_expedition", seats, seed, options)
    assert isinstance(table, AresExpedition)
    return table


@proves("AE-01", "AE-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_planet_is_cold_and_everybody_begins_alike(seats: int) -> None:
    view = new(seats).view(0)
    assert (view["temperature"], view["oxygen"], view["oceans"]) == (-30, 0, 0)
    for player in view["players"]:  # type: ignore[attr-defined]
        assert player["tr"] == 5
        assert set(player["production"].values()) == {0}
        assert (player["mc"], player["heat"], player["plants"], player["forests"]) == (0, 0, 0, 0)


@proves("AE-03")
def test_nine_ocean_tiles_lie_face_down_in_an_order_that_nobody_knows() -> None:
    orders = {tuple(new(2, seed).tiles) for seed in range(10)}
    assert len(orders) > 5
    assert new(2).view(0)["ocean_tiles"] == [None] * 9


@proves("AE-04", "AE-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_gets_eight_projects_that_only_they_see(seats: int) -> None:
    table = new(seats)
    assert [len(hand) for hand in table.hands] == [8] * seats
    assert len(table.deck) == 208 - 8 * seats
    players = table.view(0)["players"]
    assert None not in players[0]["hand"]  # type: ignore[index]
    assert all(set(player["hand"]) == {None} for player in players[1:])  # type: ignore[index]


@proves("AE-07", "AE-10")
def test_one_of_two_corporations_is_chosen_in_secret_and_opened_by_all_together() -> None:
    table = new(2)
    assert [len(cards) for cards in table.offered] == [2, 2]
    first, second = table.pending[0].options
    table.play(0, first)
    assert table.view(1)["players"][0]["corporation"] is None  # type: ignore[index]
    assert table.can_undo(0)
    choice = table.pending[1].options[0]
    table.play(1, choice)
    for seat, chosen in ((0, first), (1, choice)):
        own = table.view(1)["players"][seat]  # type: ignore[index]
        assert own["corporation"] == chosen[1]
        assert own["mc"] == CORPORATIONS[str(chosen[1])]["mc"]
        for line in CORPORATIONS[str(chosen[1])].get("produces", ()):
            product, n = line.split()
            assert own["production"][product] == int(n)
    assert IDS.index(str(second[1])) in table.box


@proves("AE-10")
@pytest.mark.parametrize("name", list(CORPORATIONS))
def test_a_corporation_brings_what_it_prints(name: str) -> None:
    others = [each for each in CORPORATIONS if each != name][:3]
    t = quiet().set(0, offered=[name, others[0]]).set(1, offered=others[1:]).at("corporation")
    t.do(0, "corporation", name).do(1, "corporation", others[1])
    assert t.get(0, "mc") == CORPORATIONS[name]["mc"]
    produced = {product: n for product, n in t.get(0, "production").items() if n}
    assert [f"{product} {n}" for product, n in produced.items()] == CORPORATIONS[name].get("produces", [])
    assert len(t.get(0, "hand")) == (3 if name == "inventrix" else 0)
    tags = [tag for tag, n in t.get(0, "tags").items() for _ in range(n)]
    assert sorted(tags) == CORPORATIONS[name].get("tags", [])


@proves("AE-06", "AE-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_first_game_deals_four_starters_and_four_others_and_a_starter_corporation(seats: int) -> None:
    table = new(seats, first_game=True)
    for seat in range(seats):
        assert sum(card in STARTERS for card in table.hands[seat]) == 4
        assert len(table.hands[seat]) == 8
        assert table.corporations[seat] in STARTER_CORPORATIONS
    assert len(STARTERS) == 16
    assert len(STARTER_CORPORATIONS) == 4
    unused = [card for card in STARTERS if all(card not in hand for hand in table.hands)]
    assert sorted(table.discards) == unused
    assert table.round == 1


@proves("AE-09")
def test_cards_may_be_exchanged_once_before_the_corporation_is_chosen() -> None:
    table = new(2, exchange=True)
    hand = table.view(0)["players"][0]["hand"]  # type: ignore[index]
    table.play(0, ("discard", hand[1]))
    table.play(0, ("discard", hand[4]))
    assert ("discard", hand[3]) not in table.pending[0].options  # in the order they are held
    table.play(0, ("done",))
    now = table.view(0)["players"][0]["hand"]  # type: ignore[index]
    assert len(now) == 8
    assert hand[1] not in now
    assert hand[4] not in now
    assert len(set(hand) & set(now)) == 6
    assert 0 not in table.pending  # waits for the others, then chooses the corporation
    assert len(table.discards) == 2
    table.play(1, ("done",))
    assert {option[0] for option in table.pending[0].options} == {"corporation"}


@proves("AE-11", "AE-20")
def test_everybody_has_five_phase_cards_to_choose_from() -> None:
    t = quiet(3).at("planning")
    for seat in range(3):
        assert [option[1] for option in t.options(seat)] == [
            "development",
            "construction",
            "action",
            "production",
            "research",
        ]


def test_modes_and_seats_that_do_not_go_together_are_refused() -> None:
    for seats, name, value, why in (
        (3, "mode", "coop", "2 players"),
        (1, "mode", "coop", "2 players"),
        (2, "difficulty", "expert", "solo game"),
    ):
        with pytest.raises(ValueError, match=why):
            arsia.new("ares_expedition", seats, 1, {name: value})
