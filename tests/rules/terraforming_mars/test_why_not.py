"""Everything that a person might try and may not comes with a reason, and what would be wasted with a warning."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.kernel.decision import IllegalMove
from arsia.testing import proves

from .tables import acting, mars, why


@proves("TM-113", "TM-114", "TM-42", "TM-44", "TM-111")
@pytest.mark.parametrize(
    ("card", "own", "reason"),
    [
        ("grass", {}, "why-temperature"),
        ("zeppelins", {}, "why-oxygen"),
        ("kelp_farming", {}, "why-oceans"),
        ("gene_repair", {}, "why-tags"),
        ("great_escarpment_consortium", {}, "why-production"),
        ("ecological_zone", {}, "why-tiles"),
        ("rad_suits", {}, "why-tiles"),
        ("carbonate_processing", {}, "why-own-production"),
        ("heat_trappers", {}, "why-no-victim"),
        ("local_heat_trapping", {"heat": 4}, "why-stock"),
        ("soletta", {"mc": 34}, "why-money"),
    ],
)
def test_why_a_card_is_not_played(card: str, own: dict[str, Any], reason: str) -> None:
    t = acting(card, **own)
    assert not t.offers(0, "play", card)
    assert reason in why(t, "play", card)


@proves("TM-113")
def test_all_reasons_are_given() -> None:
    t = acting("open_city", mc=5)
    assert set(why(t, "play", "open_city")) == {"why-money", "why-oxygen", "why-own-production"}


@proves("TM-52")
def test_a_reason_says_what_is_needed_what_there_is_and_what_eases_it() -> None:
    t = acting("grass", corporation="inventrix")
    (reason,) = t.why_not(0, "play", "grass")
    assert (reason.args["have"], reason.args["eased"]) == (-30, 2)
    needs: Any = reason.args["needs"]
    assert needs.args["n"] == -16


@proves("TM-58")
def test_why_an_action_is_not_used() -> None:
    t = acting(played=["tardigrades", "ironworks", "space_mirrors", "ants"], used=["tardigrades"], mc=6)
    assert why(t, "action", "tardigrades") == ("why-used",)
    assert why(t, "action", "ironworks") == ("why-stock",)
    assert why(t, "action", "space_mirrors") == ("why-money",)
    assert why(t, "action", "ants") == ("why-no-prey",)
    assert why(acting(corporation="united_nations_mars_initiative"), "action", "united_nations_mars_initiative") == (
        "why-not-raised",
    )


@proves("TM-77", "TM-78")
def test_why_nothing_is_converted() -> None:
    t = acting(plants=5, heat=7)
    plants, heat = t.why_not(0, "convert", "plants"), t.why_not(0, "convert", "heat")
    assert (plants[0].args["n"], plants[0].args["have"]) == (8, 5)
    assert (heat[0].args["n"], heat[0].args["have"]) == (8, 7)


@proves("TM-113")
def test_whatever_is_offered_has_no_reason_against_it() -> None:
    t = acting("mine", "grass", "soletta", "fish", heat=9, plants=9, tr=35, played=["tardigrades"])
    refused = {refusal.option for refusal in t.table.explain(0)}
    assert not refused & set(t.options(0))
    assert refused


@proves("TM-113")
def test_a_move_that_is_refused_says_why_and_changes_nothing() -> None:
    t = acting("grass")
    before = t.table.fingerprint()
    with pytest.raises(IllegalMove) as refused:
        t.do(0, "play", "grass")
    assert refused.value.message.id == "refuse-because"
    assert t.table.fingerprint() == before


@proves("TM-103", "TM-104", "TM-47")
@pytest.mark.parametrize(
    ("card", "planet"),
    [
        ("deimos_down", {"temperature": 8}),
        ("ice_asteroid", {"oceans": 9}),
        ("asteroid", {}),
        ("eos_chasma_national_park", {"temperature": -12}),
        ("insulation", {}),
    ],
)
def test_a_warning_where_part_of_a_card_would_be_lost(card: str, planet: dict[str, int]) -> None:
    t = acting(card).set(**planet)
    assert t.offers(0, "play", card)
    warnings = {refusal.option: refusal.reasons for refusal in t.table.warnings(0)}
    assert {reason.id for reason in warnings[("play", card)]} == {"warn-lost"}


@proves("TM-104")
def test_no_warning_where_nothing_is_lost() -> None:
    t = mars().set(1, plants=3).give(0, "asteroid").at("action")
    assert ("play", "asteroid") not in {refusal.option for refusal in t.table.warnings(0)}
