"""The four actions: optional, once, at their own moment, and nobody learns who might."""

from __future__ import annotations

from arsia.testing import proves
from arsia.words import Words

from .tables import quiet


@proves("MR-blocks-of-ice", "MR-69")
def test_blocks_of_ice_are_two_tokens_at_the_end_of_the_last_production() -> None:
    t = quiet(3).set(0, actions=["blocks_of_ice"]).at("production_3")
    assert t.asked(0) == "prompt-action"
    t.do(0, "use", "blocks_of_ice")
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (11, 0, 0)


@proves("MR-blocks-of-ice")
def test_blocks_of_ice_are_not_offered_before() -> None:
    for phase in ("production_1", "production_2"):
        t = quiet(3).set(0, actions=["blocks_of_ice"]).at(phase)
        assert not t.offers(0, "use")


@proves("MR-69")
def test_an_action_need_not_be_used() -> None:
    t = quiet(3).set(0, actions=["blocks_of_ice"]).at("production_3").do(0, "pass")
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (0, 0, 0)


@proves("MR-course-correction", "MR-69", "MR-18")
def test_a_course_correction_redirects_a_launched_ship_before_it_lands() -> None:
    t = quiet().set(0, actions=["course_correction"], S01=2).set(1, S04=2).set(launched=["S01", "S04"]).at("landing")
    t.do(0, "use", "course_correction")
    assert t.options(0) == (("ship", "S01"), ("ship", "S04"))
    t.do(0, "ship", "S04").do(0, "zone", "phobos")
    assert t.get(1, "phobos") == 2
    assert t.get(0, "vastitas_borealis") == 2
    assert t.get("discard") == ("course_correction",)


@proves("MR-course-correction")
def test_without_a_launched_ship_nobody_is_asked() -> None:
    t = quiet().set(0, actions=["course_correction"]).at("landing")
    assert t.asked(0) == "prompt-character"


@proves("MR-rescue-operation")
def test_a_rescue_brings_up_to_two_back_where_an_own_astronaut_is() -> None:
    t = quiet(3).set(0, actions=["rescue_operation"], lost=3, hellas=1, ausonia=1).at("discovery_reveal")
    t.do(0, "use", "rescue_operation")
    assert t.options(0) == (("zone", "ausonia"), ("zone", "hellas"))
    t.do(0, "zone", "hellas").do(0, "rescue", 2)
    assert (t.get(0, "hellas"), t.get(0, "lost")) == (3, 1)


@proves("MR-rescue-operation")
def test_without_anybody_lost_there_is_nobody_to_rescue() -> None:
    t = quiet(3).set(0, actions=["rescue_operation"], hellas=1).at("discovery_reveal")
    assert t.get(0, "actions") == ("rescue_operation",)
    assert not t.offers(0, "use")


@proves("MR-hired-hands")
def test_hired_hands_count_one_more_in_one_production() -> None:
    t = quiet(3).set(0, actions=["hired_hands"], hellas=1).set(1, hellas=2, missions=["polar_claim"])
    t.set(resource_hellas="ice").at("production_2").do(0, "use", "hired_hands")
    # There was one zone to choose; 2 against 2 they share the two tokens.
    assert (t.get(0, "ice"), t.get(1, "ice")) == (1, 1)
    assert t.get(0, "hellas") == 1
    assert t.get(0, "hired") is None


@proves("MR-hired-hands", "MR-uneven-ground")
def test_hired_hands_count_before_any_discovery_acts() -> None:
    t = quiet(3).set(0, actions=["hired_hands"], hellas=1).set(1, hellas=1).set(resource_hellas="ice")
    t.set(discovery_hellas="uneven_ground").at("production_3").do(0, "use", "hired_hands").settle()
    assert (t.get(0, "ice"), t.get(1, "ice")) == (0, 3)


@proves("MR-69")
def test_everybody_who_might_hold_it_is_asked_clockwise_and_nobody_else() -> None:
    t = quiet(3).set(0, actions=["hired_hands"], hellas=1).set(2, missions=["polar_claim", "basin_claim"], ausonia=1)
    t.set(1, missions=["lunar_outpost"], phobos=1).set(first=1).at("production_1")
    assert t.options(2) == (("pass",),)  # has drawn a card, which the others do not know
    t.table.play(2, ("pass",))
    assert list(t.table.pending) == [0]  # seat 1 holds a first mission only, as everybody knows
    assert t.options(0) == (("use", "hired_hands"), ("pass",))


@proves("MR-69")
def test_once_an_action_is_used_nobody_is_asked_for_it_any_more() -> None:
    t = quiet(3).set(discard=["hired_hands"]).set(0, missions=["polar_claim", "basin_claim"], hellas=1)
    t.at("production_1")
    assert t.asked(0) == "prompt-character"


@proves("MR-69")
def test_who_is_asked_without_the_card_hears_why_and_who_holds_it_hears_its_name() -> None:
    t = quiet(3).set(0, actions=["hired_hands"], hellas=1).set(1, missions=["polar_claim", "basin_claim"], ausonia=1)
    t.at("production_1")
    asked = {0: t.table.pending[0].prompt}
    t.table.play(0, ("pass",))
    asked[1] = t.table.pending[1].prompt
    assert t.options(1) == (("pass",),)
    words = Words("en", "mission_red_planet", ("Anna", "Ben", "Cleo"))
    assert "Do you use Hired Hands?" in words.say(asked[0])
    assert "You hold no action" in words.say(asked[1])
    assert "so that nobody can tell" in words.say(asked[1])


@proves("MR-18", "MR-69")
def test_an_action_that_was_passed_by_stays_face_down_for_its_next_moment() -> None:
    t = quiet(3).set(0, actions=["hired_hands"], hellas=1).at("production_1").do(0, "pass")
    assert t.get(0, "actions") == ("hired_hands",)
    assert t.at("production_2").offers(0, "use", "hired_hands")
