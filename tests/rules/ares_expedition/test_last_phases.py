"""Phases IV and V, and what happens to cards: production, research, the deck, discards, selling."""

from __future__ import annotations

import pytest

from arsia.testing import proves

from .tables import holding, quiet


@proves("AE-74", "AE-75", "AE-73")
def test_example_production_of_robert() -> None:
    # TR 6; his cards make 4 M€, a card, 3 heat and a plant; he chose the phase.
    t = quiet().set(0, tr=6, phase="production")
    t.set(0, played=["economic_growth", "acquired_company", "coal_imports", "lichen"]).set(0, mc_production=4)
    foreseen = t.table.view(1)["players"][0]["produced"]  # type: ignore[index]
    t.at("production")
    assert (t.get(0, "mc"), t.get(0, "heat"), t.get(0, "plants")) == (4 + 6 + 4, 3, 1)
    assert foreseen == {"mc": 4 + 6, "heat": 3, "plants": 1, "cards": 1}, "without the bonus of whoever chooses it"
    assert len(t.get(0, "hand")) == 1


@proves("AE-73")
def test_production_for_tags_grows_with_later_cards() -> None:
    t = holding("cartel").do(0, "play", "cartel")
    assert t.get(0, "mc_production") == 1  # its own tag counts
    t.set(0, mc=99).give(0, "sponsors").at("development").do(0, "play", "sponsors")
    assert t.get(0, "mc_production") == 2 + 2


@proves("AE-73")
def test_every_second_tag_counts_for_the_medical_lab() -> None:
    t = holding("medical_lab", played=["mine", "strip_mine"]).do(0, "play", "medical_lab")
    assert t.get(0, "mc_production") == 1
    t.set(0, mc=99).give(0, "titanium_mine").at("development").do(0, "play", "titanium_mine")
    assert t.get(0, "mc_production") == 2


@proves("AE-76")
def test_steel_and_titanium_are_never_spent_and_nothing_has_an_upper_end() -> None:
    t = quiet().set(0, mc=99, steel=12, titanium=11, heat_production=25, hand=["io_mining_industries"])
    t.at("development").do(0, "play", "io_mining_industries")
    assert (t.get(0, "mc"), t.get(0, "steel"), t.get(0, "titanium")) == (99, 12, 13)
    t.at("production")
    assert t.get(0, "heat") == 25


@proves("AE-80", "AE-81", "AE-82")
def test_research_draws_two_and_keeps_one() -> None:
    t = quiet().set(deck=["comet", "mine", "fish", "birds"]).at("research")
    assert set(t.options(0)) == {("keep", "comet"), ("keep", "mine")}
    t.do(0, "keep", "mine").do(1, "keep", "fish")
    assert (t.get(0, "hand"), t.get(1, "hand")) == (("mine",), ("fish",))
    assert set(t.get("discards")) == {"comet", "birds"}
    assert t.get(0, "mc") == 0


@proves("AE-80")
def test_who_chose_research_draws_five_and_keeps_two() -> None:
    t = quiet().set(0, phase="research").set(deck=["comet", "mine", "fish", "birds", "moss"]).at("research")
    t.do(0, "keep", "mine").do(0, "keep", "moss")
    assert t.get(0, "hand") == ("mine", "moss")
    assert len(t.get("discards")) == 3


@proves("AE-80")
@pytest.mark.parametrize(
    ("own", "drawn", "kept"),
    [
        ({"corporation": "tharsis_republic"}, 3, 2),
        ({"played": ["interns"]}, 4, 1),
        ({"played": ["extended_resources"]}, 2, 2),
        ({"played": ["united_planetary_alliance", "interplanetary_relations"]}, 4, 3),
    ],
)
def test_effects_add_to_research(own: dict[str, object], drawn: int, kept: int) -> None:
    t = quiet().set(0, **own).at("research")
    assert len(t.get(0, "dealt")) in (drawn, 0)
    while t.asked(0) == "prompt-keep":
        t.do(0, *t.options(0)[0])
    assert len(t.get(0, "hand")) == kept
    assert len(t.get("discards")) == drawn - kept


@proves("AE-81")
def test_only_as_many_are_kept_as_there_are() -> None:
    t = quiet().set(0, phase="research")
    everything = t.get("deck")
    t.set(1, hand=everything[1:]).at("research")
    assert t.get(0, "hand") == (everything[0],)


@proves("AE-83")
def test_the_last_cards_are_dealt_before_the_discards_are_shuffled() -> None:
    t = quiet()
    names = list(t.get("deck"))
    t.set(1, hand=names[4:]).set(discards=names[1:4]).set(0, played=[]).at("construction")
    assert t.get("deck") == (names[0],)
    t.set(0, phase="construction").at("construction")
    t.set(0, mc=9, hand=["research"]).do(0, "play", "research")
    held = t.get(0, "hand")
    assert names[0] in held
    assert len(set(held) & set(names[1:4])) == 1
    assert len(t.get("deck")) == 2


@proves("AE-84", "AE-23")
def test_discards_lie_face_down() -> None:
    t = quiet().give(0, "comet", "mine").at("action").do(0, "sell", "comet")
    assert t.table.view(1)["discards"] == 1
    known = [card for card in range(208) if t.table.knowledge.knows(1, card)]  # type: ignore[attr-defined]
    assert known == []


@proves("AE-85")
def test_composting_factory_sells_for_four() -> None:
    t = quiet().set(0, played=["composting_factory"], hand=["comet", "mine"]).at("action").do(0, "sell", "comet")
    assert t.get(0, "mc") == 4


@proves("AE-85")
def test_nothing_is_sold_during_research_or_while_another_question_is_open() -> None:
    t = quiet().give(0, "comet").at("research")
    assert not t.offers(0, "sell")
    asked = holding("imported_hydrogen", played=["tardigrades"]).give(0, "mine")
    asked.do(0, "play", "imported_hydrogen")
    assert asked.asked(0) == "prompt-choose-one"
    assert not asked.offers(0, "sell")


@proves("AE-88")
def test_business_contacts_discard_from_the_whole_hand_for_no_mc() -> None:
    t = holding("business_contacts", mc=5).give(0, "comet").set(deck=["mine", "fish", "birds", "moss"])
    t.do(0, "play", "business_contacts").do(0, "discard", "comet").do(0, "discard", "birds")
    assert t.get(0, "hand") == ("mine", "fish", "moss")
    assert t.get(0, "mc") == 0
