"""Every card compared with a digest of the facts, written down once and apart from the code."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import arsia
from arsia.games.mars_engine.effects.cards import AddHere, TakeHere
from arsia.games.terraforming_mars.cards.corporations import CORPORATIONS
from arsia.games.terraforming_mars.cards.deck import DECK
from arsia.kernel.step import Step, parameters

from .card_stories import holding, mars
from .digest_words import (
    FACTS,
    all_words,
    card_words,
    corporation_words,
    lasting_words,
    need_words,
    point_words,
    step_words,
    way_words,
)

HERE = (AddHere, TakeHere)

#: Where the printed card or the rulebook wins over the facts' source, by name and part: what we play instead.
DELIBERATE: dict[str, dict[str, Any]] = {
    # The card says any number of steps, so none at all too; the source asks for one.
    "insulation": {"now": [["convert", "heat", "mc", 0, "all"]]},
}


@pytest.mark.parametrize("card", DECK, ids=[card.id for card in DECK])
def test_a_project_is_what_the_facts_say(card: Any) -> None:
    assert card_words(card) == {**FACTS["projects"][card.id], **DELIBERATE.get(card.id, {})}


@pytest.mark.parametrize("card", CORPORATIONS, ids=[card.id for card in CORPORATIONS])
def test_a_corporation_is_what_the_facts_say(card: Any) -> None:
    fact = dict(FACTS["corporations"][card.id])
    fact.pop("setup", None)  # the beginners' ten cards, which a test below counts
    assert corporation_words(card) == fact


def test_a_beginner_gets_the_cards_that_the_facts_say() -> None:
    [[verb, n]] = FACTS["corporations"]["beginner_corporation"]["setup"]
    table = arsia.new("terraforming_mars", 2, seed=3, options={"beginner": True})
    hands = [table.view(seat)["players"][seat]["hand"] for seat in (0, 1)]  # type: ignore[index]
    assert verb == "draw"
    assert [len(hand) for hand in hands] == [n, n]


def test_every_departure_from_the_facts_is_still_one() -> None:
    for name, parts in DELIBERATE.items():
        for part, ours in parts.items():
            assert FACTS["projects"][name][part] != ours, f"{name} departs no longer: take it off the list"


def test_every_departure_is_in_the_ledger_by_name() -> None:
    ledger = (Path(__file__).parents[3] / "docs" / "rules" / "terraforming_mars.md").read_text("utf-8")
    exceptions = ledger.split("## Exceptions by name")[1].split("\n## ")[0]
    for name in DELIBERATE:
        assert f"({FACTS['projects'][name]['number']:03})" in exceptions, f"the ledger does not list {name}"


def test_the_deck_is_in_the_order_of_the_facts() -> None:
    assert [card.id for card in DECK] == list(FACTS["projects"])
    assert {card.id for card in CORPORATIONS} == set(FACTS["corporations"])


def test_the_catalogue_shows_what_the_facts_say() -> None:
    entries = arsia.game("terraforming_mars").catalogue()
    shown: dict[Any, Any] = {each["id"]: each for each in entries if each["kind"] != "space"}
    assert set(shown) == {*FACTS["projects"], *FACTS["corporations"]}
    for name, fact in FACTS["projects"].items():
        entry = shown[name]
        assert (entry["number"], entry["colour"], entry["cost"]) == (fact["number"], fact["kind"], fact["cost"]), name
        assert entry["tags"] == fact["tags"], name
        assert entry["corporate"] == (fact["set"] == "corporate_era"), name
        assert entry["holds"] == fact.get("holds"), name
        assert (entry["points"] is None) == ("points" not in fact), name
    for name, fact in FACTS["corporations"].items():
        assert (shown[name]["mc"], shown[name]["tags"]) == (fact["mc"], fact["tags"]), name
        assert shown[name]["corporate"] == (fact["set"] == "corporate_era"), name


def test_a_production_box_is_what_the_facts_say_of_production() -> None:
    in_the_box = ("production", "production_per", "metal_under", "decrease")
    for card in DECK:
        fact = FACTS["projects"][card.id].get("now", [])
        assert all_words(card.boxes) == [step for step in fact if step[0] in in_the_box], card.id


def test_a_card_only_gathers_and_spends_what_the_facts_say_it_holds() -> None:
    for card in DECK:
        for way in card.action:
            for verb, kind, *_ in [step_words(step) for step in (*way.costs, *way.gains) if type(step) in HERE]:
                assert kind == FACTS["projects"][card.id]["holds"], (card.id, verb)


# ---- the comparison leaves nothing out -------------------------------------------------------------------------------


def parts_of(step: Any) -> list[Any]:
    """A step and the steps inside it."""
    inside = [getattr(step, name) for name in parameters(type(step))]
    found = [step]
    while inside:
        each = inside.pop()
        if isinstance(each, Step):
            found += parts_of(each)
        elif isinstance(each, tuple):
            inside += each
    return found


def told_and_meant() -> list[tuple[Any, Any]]:
    """Every part of every card: in the words of the digest, and as the game itself knows it."""
    pairs: list[tuple[Any, Any]] = []
    for card in DECK:
        steps = [*card.now, *card.last]
        pairs += [(way_words(way), repr(way.on(-1).key())) for way in card.action]
        for step in steps:
            pairs += [(step_words(each), without_card(each)) for each in parts_of(step)]
        pairs += [(need_words(need), need.key()) for need in card.needs]
        pairs += [(lasting_words(effect, card), without_card(effect)) for effect in card.lasting]
        if card.points is not None:
            pairs.append((point_words(card.points), card.points.key()))
    return pairs


def without_card(part: Any) -> str:
    """A part as plain data, on no card in particular."""
    return repr(part.on(-1).key())


def test_what_is_told_alike_is_alike() -> None:
    """A parameter that the words left out would make two different things sound the same."""
    meanings = defaultdict(set)
    for words, meaning in told_and_meant():
        meanings[repr(words)].add(meaning)
    ambiguous = {words: found for words, found in meanings.items() if len(found) > 1}
    assert not ambiguous
    assert len(meanings) > 150


# ---- what the words take for granted ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mangrove", "protected_valley", "plantation"])
def test_a_greenery_on_a_card_raises_the_oxygen_as_the_facts_say(name: str) -> None:
    [steps] = [step[3] for step in FACTS["projects"][name]["now"] if step[:2] == ["tile", "greenery"]]
    t = holding(name, tags={"science": 2}).set(temperature=4).do(0, "play", name)
    t.do(0, *t.options(0)[0])
    assert t.get("oxygen") == steps


@pytest.mark.parametrize("name", ["adaptation_technology", "special_design"])
def test_eased_requirements_are_those_of_the_facts(name: str) -> None:
    """Trees need -4 °C, birds 13% oxygen, algae 5 oceans: two steps are enough, three are too many."""
    eased = FACTS["projects"][name]["lasting"][0][2]
    assert eased == ["oceans", "oxygen", "temperature"]
    for parameter, card, enough, too_few in (
        ("temperature", "trees", -8, -10),
        ("oxygen", "birds", 11, 10),
        ("oceans", "algae", 3, 2),
    ):
        t = mars().give(0, name, card).set(1, plants_production=2).set(None, **{parameter: enough}).at("action")
        assert not t.offers(0, "play", card)
        assert t.do(0, "play", name).offers(0, "play", card)
        assert not t.set(None, **{parameter: too_few}).offers(0, "play", card)
