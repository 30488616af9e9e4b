"""The order of effects is the player's, and is asked where it can matter."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.testing import Situation, proves

from .tables import acting, mars


@proves("TM-55")
@pytest.mark.parametrize(("card", "space"), [("lava_flows", "r1c1"), ("nuclear_zone", "r0c2")])
def test_at_the_step_to_an_ocean_the_tile_may_come_first_or_last(card: str, space: str) -> None:
    t = acting(card).set(temperature=-4).do(0, "play", card)
    assert (t.asked(0), t.options(0)) == ("prompt-which-first", (("first", 0), ("first", 1)))
    t.do(0, "first", 0).do(0, "space", "r0c1").do(0, "space", space)
    after = t.get(0, "mc")
    t = acting(card).set(temperature=-4).do(0, "play", card)
    t.do(0, "first", 1).do(0, "space", space).do(0, "space", "r0c1")
    assert after - t.get(0, "mc") == 2  # the tile came to lie next to an ocean, or the ocean next to a tile
    assert (t.get("temperature"), t.get("oceans"), t.get(0, "tr")) == (0, 1, 23)


@proves("TM-55")
@pytest.mark.parametrize("planet", [{"temperature": -10}, {"temperature": 0}, {"temperature": -4, "oceans": 9}])
def test_elsewhere_it_is_not_asked(planet: dict[str, int]) -> None:
    t = acting("lava_flows").set(**planet).do(0, "play", "lava_flows")
    assert t.asked(0) == "prompt-tile"


@proves("TM-55", "TM-43")
def test_what_is_removed_is_chosen_when_all_else_has_happened() -> None:
    t = mars().set(1, played=["arctic_algae"]).give(0, "comet").at("action").do(0, "play", "comet")
    t.do(0, "space", "r0c4")  # which brings player 1 two plants
    assert t.options(0) == (("remove", 1, 2), ("remove", 1, 1), ("skip",))


def scholars(*cards: str, held: int) -> Situation:
    """Player 0 has both cards that listen to science, and Olympus Conference holds so much."""
    own: dict[str, Any] = {"played": ["olympus_conference", "mars_university"], "held": {"olympus_conference": held}}
    return acting(*cards, **own).set(deck=["comet", "algae", "moss", "trees"])


@proves("TM-57")
def test_olympus_conference_may_draw_before_mars_university_discards() -> None:
    t = scholars("trans_neptune_probe", held=1).do(0, "play", "trans_neptune_probe")
    assert t.asked(0) == "prompt-which-first"
    t.do(0, "first", 0).do(0, "choose", 1)
    assert t.offers(0, "discard", "comet")
    t.do(0, "discard", "comet")
    assert t.get(0, "hand")[-1] == "algae"


@proves("TM-57")
def test_or_after_it() -> None:
    t = scholars("trans_neptune_probe", held=1).do(0, "play", "trans_neptune_probe")
    t.do(0, "first", 1)
    assert not t.offers(0, "discard", "comet")
    t.do(0, "discard", "io_mining_industries").do(0, "choose", 1)
    assert t.get(0, "hand") == ("comet", "algae")


@proves("TM-57")
def test_with_two_tags_every_order_is_possible() -> None:
    t = scholars("research", held=1).do(0, "play", "research")
    assert t.options(0) == (("first", 0), ("first", 2))
    t.do(0, "first", 2).do(0, "skip")
    assert (t.asked(0), t.options(0)) == ("prompt-which-first", (("first", 0), ("first", 2)))
    t.do(0, "first", 2).do(0, "skip")
    assert t.asked(0) == "prompt-choose-one"  # both of Mars University are done
    t.do(0, "choose", 1)
    assert t.get(0, "held") == {"olympus_conference": 1}  # taken for the first tag, put there again for the second


@proves("TM-57", "TM-123")
def test_an_empty_olympus_conference_draws_nothing_so_nothing_is_asked() -> None:
    t = scholars("trans_neptune_probe", held=0).do(0, "play", "trans_neptune_probe")
    assert t.asked(0) == "prompt-discard-to-draw"
    assert t.get(0, "held") == {"olympus_conference": 1}


@proves("TM-57")
def test_mars_university_alone_asks_once_for_each_tag() -> None:
    t = acting("research", played=["mars_university"]).do(0, "play", "research")
    assert t.asked(0) == "prompt-discard-to-draw"
    t.do(0, "skip")
    assert t.asked(0) == "prompt-discard-to-draw"
    t.do(0, "skip")
    assert t.asked(0) == "prompt-action"
