"""Research: four cards to look at, 3 M€ for each that is taken, and what happens when the deck runs out."""

from __future__ import annotations

from arsia.testing import Situation, proves

from .tables import acting, buy_nothing, everybody_passes, mars, seen

FOUR = ("comet", "mine", "grass", "lichen")
NEXT = ("ants", "pets", "fish", "birds")


def at_research(seats: int = 2) -> Situation:
    """Player 0 has drawn four known cards, player 1 the next four."""
    return mars(seats).set(deck=[*FOUR, *NEXT]).set(generation=2).at("research")


@proves("TM-11", "TM-15")
def test_everybody_looks_at_four_cards_at_the_same_time() -> None:
    t = at_research()
    assert sorted(t.table.pending) == [0, 1]
    assert (t.get(0, "dealt"), t.get(1, "dealt")) == (FOUR, NEXT)
    assert t.options(0) == (*[("buy", card) for card in FOUR], ("done",))


@proves("TM-11", "TM-16")
def test_cards_cost_three_each_and_the_rest_is_discarded() -> None:
    t = at_research()
    t.do(0, "buy", "comet").do(0, "buy", "lichen").do(1, "done")
    assert t.get(0, "hand")[1:] == ("comet", "lichen")
    assert t.get(0, "mc") == 94
    assert t.get(1, "mc") == 100
    assert set(t.get("discards")) == {"mine", "grass", *NEXT}


@proves("TM-11", "TM-130")
def test_nobody_pays_or_shows_anything_before_the_last_one_is_ready() -> None:
    t = at_research()
    before = t.table.view(1)["players"]
    t.do(0, "buy", "comet").do(0, "done")
    assert t.table.view(1)["players"] == before
    assert t.get(0, "mc") == 100


@proves("TM-14")
def test_with_five_mc_one_card_can_be_taken() -> None:
    t = at_research().set(0, mc=5)
    t.table.play(0, ("buy", "comet"))
    assert t.options(0) == (("done",),)


@proves("TM-14")
def test_with_two_mc_nothing_is_asked() -> None:
    t = at_research().set(0, mc=2)
    assert sorted(t.table.pending) == [1]
    t.do(1, "done")
    assert t.get(0, "dealt") == ()
    assert t.get(0, "mc") == 2


@proves("TM-14", "TM-108")
def test_helion_buys_with_heat_and_is_asked_how() -> None:
    t = mars(corporation="helion", heat=4).set(0, mc=2).set(deck=[*FOUR, *NEXT]).at("research")
    t.do(0, "buy", "comet").do(0, "buy", "mine").do(1, "done")  # nothing is left for a third
    assert (t.get(0, "mc"), t.get(0, "heat")) == (0, 0)
    t = mars(corporation="helion", heat=4).set(deck=[*FOUR, *NEXT]).at("research")
    t.do(0, "buy", "comet").do(0, "done").do(1, "done")
    assert t.asked(0) == "prompt-pay"
    t.do(0, "pay", "heat", 2)
    assert (t.get(0, "mc"), t.get(0, "heat")) == (99, 2)


@proves("TM-13")
def test_a_hand_has_no_limit() -> None:
    t = mars(seats=1, options={}).set(generation=2)
    t.give(0, *t.get("deck")[:60]).at("research")
    t.do(0, *t.options(0)[0]).do(0, "done")
    assert len(t.get(0, "hand")) == 62


@proves("TM-10", "TM-15", "TM-12")
def test_a_generation_later_the_next_player_begins() -> None:
    t = mars(3).at("action", seat=0)
    everybody_passes(t)
    assert (t.get("generation"), t.get("first")) == (2, 1)
    assert sorted(t.table.pending) == [0, 1, 2]
    assert t.asked(0) == "prompt-buy"
    buy_nothing(t)
    assert (list(t.table.pending), t.asked(1)) == ([1], "prompt-action")
    everybody_passes(t)
    assert (t.get("generation"), t.get("first")) == (3, 2)


@proves("TM-17", "TM-133")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    t = acting("business_contacts", "lagrange_observatory")
    t.set(discards=t.get("deck"))
    assert t.get("deck") == ()
    gone = set(t.get("discards"))
    t.do(0, "play", "lagrange_observatory")
    drawn = set(t.get(0, "hand")) & gone
    assert len(drawn) == 1
    assert set(t.get("deck")) == gone - drawn
    assert t.get("discards") == ()


@proves("TM-17")
def test_drawing_goes_on_in_the_new_deck() -> None:
    t = mars().set(deck=["comet"])
    t.set(discards=[card for card in t.get("deck") if card != "comet"]).give(0, "business_contacts").at("action")
    t.do(0, "play", "business_contacts")
    assert len(t.get(0, "dealt")) == 4
    assert "comet" in t.get(0, "dealt")


@proves("TM-19")
def test_with_too_few_cards_everybody_gets_equally_many() -> None:
    t = mars(2)
    t.give(1, *t.get("deck")[7:])  # seven are left
    t.at("research")
    assert (len(t.get(0, "dealt")), len(t.get(1, "dealt"))) == (3, 3)
    assert len(t.get("deck")) == 1


@proves("TM-19")
def test_without_any_cards_there_is_no_research() -> None:
    t = mars(2)
    t.give(1, *t.get("deck")).at("research")
    assert list(t.table.pending) == [0]
    assert t.asked(0) == "prompt-action"


@proves("TM-105")
def test_what_must_draw_two_cards_needs_two_cards() -> None:
    t = acting("technology_demonstration", played=["ai_central"])
    t.give(1, *t.get("deck")[1:])
    assert not t.offers(0, "play", "technology_demonstration")
    assert t.why_not(0, "play", "technology_demonstration")[0].id == "why-no-cards"
    assert not t.offers(0, "action", "ai_central")
    t.set(1, hand=t.get(1, "hand")[:-1])
    assert t.offers(0, "play", "technology_demonstration")
    assert t.offers(0, "action", "ai_central")


@proves("TM-105")
def test_a_placement_bonus_brings_what_is_left() -> None:
    t = acting("subterranean_reservoir")
    t.give(1, *t.get("deck")[1:])
    t.do(0, "play", "subterranean_reservoir").do(0, "space", "r1c5")  # prints two cards
    assert len(t.get(0, "hand")) == 2
    assert t.get("deck") == ()


@proves("TM-16", "TM-131")
def test_others_learn_how_many_were_taken_and_no_more() -> None:
    t = at_research().do(0, "buy", "comet").do(0, "done").do(1, "done")
    assert ("bought", 0, 1) in t.table.events(1)
    assert not any("comet" in str(event) or "mine" in str(event) for event in t.table.events(1))
    assert seen(t.table, 1, 0)["hand"] == [None, None]
    assert t.table.view(1)["discards"] == 7
