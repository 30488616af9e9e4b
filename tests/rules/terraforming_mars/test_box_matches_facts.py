"""The map, the tracks, the standard projects, milestones, awards and numbers compared with the digest of the facts."""

from __future__ import annotations

from typing import Any

import pytest

import arsia
from arsia import testing
from arsia.games.mars_engine.components.climate import GOALS, PARAMETERS
from arsia.games.mars_engine.components.resources import RESOURCES
from arsia.games.terraforming_mars import components
from arsia.games.terraforming_mars.cards.deck import DECK, METALS, corporations_in, projects_in
from arsia.games.terraforming_mars.components import TAGS, board
from arsia.games.terraforming_mars.rules.projects import PROJECT_STEPS
from arsia.testing import Situation

from .card_stories import makes, mars, spaces
from .digest_words import FACTS, all_words

GAME = "terraforming_mars"
NUMBERS = FACTS["numbers"]
TRACKS = FACTS["tracks"]


# ---- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FACTS["hexes"])
def test_a_hex_is_what_the_facts_say(name: str) -> None:
    at = board.SPACE_INDEX[name]
    bonus = {"card" if what == board.CARD else RESOURCES[what]: n for what, n in board.BONUS[at]}
    near = [board.SPACES[each] for each in board.NEIGHBOURS[at]]
    printed = [board.NAMES[name]] if name in board.NAMES else []
    assert [board.GROUND[at], bonus, near, *printed] == FACTS["hexes"][name]


def test_the_map_has_these_hexes_and_two_places_above_it() -> None:
    assert list(board.SPACES) == [*FACTS["hexes"], *FACTS["above_the_board"]]
    for space, card in FACTS["above_the_board"].items():
        t = mars().give(0, card).at("action").do(0, "play", card)
        assert (t.get(0, "cities"), t.get(0, "plants")) == ((space,), 0)
        at = board.SPACE_INDEX[space]
        assert not board.NEIGHBOURS[at]
        assert not board.BONUS[at]


@pytest.mark.parametrize("name", FACTS["hexes"])
def test_a_tile_on_a_hex_brings_what_the_facts_say(name: str) -> None:
    kind, bonus, near = FACTS["hexes"][name][:3]
    beside = [each for each in near if FACTS["hexes"][each][0] == "ocean"]
    card = {"ocean": "mohole_area", "noctis_reserved": "noctis_city"}.get(kind, "nuclear_zone")
    t = mars(energy_production=1).set(oceans=beside).give(0, card).at("action")
    money, hand = t.get(0, "mc"), len(t.get(0, "hand"))
    t.do(0, "play", card)
    if t.asked(0) == "prompt-tile":  # Noctis City asks nothing
        t.do(0, "space", name)
    got = {resource: t.get(0, resource) for resource in ("steel", "titanium", "plants")}
    got["card"] = len(t.get(0, "hand")) - (hand - 1)
    assert {what: n for what, n in got.items() if n} == bonus
    paid = FACTS["projects"][card]["cost"]
    assert t.get(0, "mc") == money - paid + NUMBERS["ocean_neighbour"] * len(beside)


def test_the_map_shows_the_kinds_of_hexes_by_what_may_be_placed() -> None:
    kinds = {name: fact[0] for name, fact in FACTS["hexes"].items()}
    t = mars().at("action").do(0, "project", "aquifer")
    assert spaces(t) == {name for name, kind in kinds.items() if kind == "ocean"}
    t = mars().at("action").do(0, "project", "city")
    assert spaces(t) == {name for name, kind in kinds.items() if kind in ("land", "volcanic")}
    t = mars().give(0, "lava_flows").at("action").do(0, "play", "lava_flows")
    assert spaces(t) == {name for name, kind in kinds.items() if kind == "volcanic"}


# ---- the tracks ------------------------------------------------------------------------------------------------------


def raised_from(parameter: str, before: int) -> Situation:
    """Player 0 raises a parameter by a standard project or a greenery."""
    t = mars(plants=8, **{parameter: before}).at("action")
    return t.do(0, "project", "asteroid") if parameter == "temperature" else t.do(0, "convert", "plants")


@pytest.mark.parametrize("parameter", PARAMETERS)
def test_a_track_runs_as_the_facts_say(parameter: str) -> None:
    fact = TRACKS[parameter]
    assert GOALS[PARAMETERS.index(parameter)] == fact["steps"]
    assert fact["start"] + fact["step"] * fact["steps"] == fact["goal"]
    assert mars().get(parameter) == fact["start"]


@pytest.mark.parametrize("celsius", range(TRACKS["temperature"]["start"] + 2, TRACKS["temperature"]["goal"] + 2, 2))
def test_a_step_of_temperature_gives_what_the_facts_say(celsius: int) -> None:
    bonuses = dict(TRACKS["temperature"]["bonuses"])
    t = raised_from("temperature", celsius - TRACKS["temperature"]["step"])
    given: list[Any] = [["production", makes(t)]] if makes(t) else []
    if t.asked(0) == "prompt-ocean":
        given.append(["ocean", "ocean_reserved"])
    assert (t.get("temperature"), t.get(0, "tr")) == (celsius, 21)
    assert given == bonuses.get(celsius, [])


@pytest.mark.parametrize("percent", range(1, TRACKS["oxygen"]["goal"] + 1))
def test_a_step_of_oxygen_gives_what_the_facts_say(percent: int) -> None:
    bonuses = dict(TRACKS["oxygen"]["bonuses"])
    t = raised_from("oxygen", percent - 1).do(0, "space", "r6c2")
    warmer = (t.get("temperature") - TRACKS["temperature"]["start"]) // TRACKS["temperature"]["step"]
    assert (t.get("oxygen"), t.get(0, "tr")) == (percent, 21 + warmer)
    assert ([["temperature", warmer]] if warmer else []) == bonuses.get(percent, [])


def test_the_tracks_end_at_their_goals() -> None:
    goals = {parameter: fact["goal"] for parameter, fact in TRACKS.items()}
    t = mars(mc=100, **goals).at("action")
    t.do(0, "project", "asteroid").do(0, "project", "aquifer")
    assert {parameter: t.get(parameter) for parameter in PARAMETERS} == goals
    assert t.get(0, "tr") == 20


# ---- standard projects, milestones, awards ---------------------------------------------------------------------------


def test_standard_projects_are_what_the_facts_say() -> None:
    ours = {
        name: [cost, all_words(steps)]
        for name, cost, steps in zip(components.PROJECTS, components.PROJECT_COSTS, PROJECT_STEPS, strict=True)
    }
    assert ours == FACTS["standard_projects"]


#: Hexes with room for a tile each.
ROW = ["r1c0", "r1c2", "r1c4", "r6c2", "r6c4", "r7c1", "r8c2"]


def have(t: Situation, seat: int, what: str, n: int) -> Situation:
    """A seat has exactly so many of something that is counted."""
    if what == "rating":
        return t.set(seat, tr=n)
    if what in ("cities", "greeneries"):
        return t.set(seat, **{what: ROW[:n]})
    if what == "tiles":
        return t.set(seat, tiles=dict.fromkeys(ROW[seat::3][:n], "restricted_area"))
    if what.endswith("_tags"):
        return t.set(seat, tags={what.removesuffix("_tags"): n})
    if what == "hand":
        return t.set(seat, hand=[card.id for card in DECK[:n]])
    if what == "metals":
        return t.set(seat, steel=n - n // 2, titanium=n // 2)
    return t.set(seat, **{what: n})


@pytest.mark.parametrize("name", FACTS["milestones"]["needs"])
def test_a_milestone_is_claimed_as_the_facts_say(name: str) -> None:
    what, n = FACTS["milestones"]["needs"][name]
    assert not have(mars(mc=8), 0, what, n - 1).at("action").offers(0, "milestone", name)
    cost = FACTS["milestones"]["cost"]
    assert not have(mars(mc=cost - 1), 0, what, n).at("action").offers(0, "milestone", name)
    t = have(mars(mc=cost), 0, what, n).at("action")
    before = t.get(0, "score")
    t.do(0, "milestone", name)
    assert (t.get(0, "mc"), t.get(0, "score")) == (0, before + FACTS["milestones"]["points"])


def test_milestones_are_these_and_so_many_may_be_claimed() -> None:
    fact = FACTS["milestones"]
    assert list(components.MILESTONES) == list(fact["needs"])
    for claimed in range(len(fact["needs"])):
        t = mars(tr=35, tags={"building": 8})
        t.set(milestones=dict.fromkeys(["planner", "mayor", "gardener", "builder"][:claimed], 1)).at("action")
        assert t.offers(0, "milestone", "terraformer") == (claimed < fact["claimed"])


@pytest.mark.parametrize("name", FACTS["awards"]["counts"])
def test_an_award_looks_at_what_the_facts_say(name: str) -> None:
    what = FACTS["awards"]["counts"][name]
    t = mars(seats=3)
    for seat, n in ((0, 1), (1, 2), (2, 0)):
        have(t, seat, what, n)
    t.set(awards={name: 2}).at("end")
    assert t.table.outcome is not None
    lines = [{line.label: line.points for line in sheet} for sheet in t.table.outcome.sheets]
    assert [line["awards"] for line in lines] == [FACTS["awards"]["second"], FACTS["awards"]["first"], 0]


def test_awards_are_these_and_cost_what_the_facts_say() -> None:
    fact = FACTS["awards"]
    assert list(components.AWARDS) == list(fact["counts"])
    t = mars(mc=sum(fact["costs"])).at("action")
    left = t.get(0, "mc")
    for name, cost in zip(fact["counts"], fact["costs"], strict=False):
        t.at("action").do(0, "award", name)
        left -= cost
        assert t.get(0, "mc") == left
    assert not t.at("action").set(0, mc=100).offers(0, "award")


# ---- numbers ---------------------------------------------------------------------------------------------------------


def test_a_game_starts_with_the_numbers_of_the_facts() -> None:
    rating, dealt = NUMBERS["rating"], NUMBERS["dealt"]
    assert (testing.table(GAME, 2).get(0, "tr"), testing.table(GAME, 1).get(0, "tr")) == (
        rating["many"],
        rating["solo"],
    )
    assert NUMBERS["solo_generations"] == components.SOLO_GENERATIONS
    assert (dealt["corporations"], dealt["projects"]) == (components.START_CORPORATIONS, components.START_CARDS)
    assert (dealt["research"], NUMBERS["card_price"]) == (components.RESEARCH_CARDS, components.CARD_PRICE)
    for era, played in (("corporate_era", True), ("base", False)):
        assert len(projects_in(played)) == NUMBERS["deck"][era]
        assert len(corporations_in(played)) == NUMBERS["corporations"][era]


def test_production_starts_as_the_facts_say() -> None:
    start = NUMBERS["start_production"]
    for era, expected in ((True, dict.fromkeys(RESOURCES, start["corporate_era"])), (False, start["base"])):
        view: Any = arsia.new(GAME, 2, 1, {"corporate_era": era, "beginner": True}).view(None)
        assert [player["production"] for player in view["players"]] == [expected, expected]


def test_resources_are_worth_what_the_facts_say() -> None:
    values = {"steel": components.STEEL_VALUE, "titanium": components.TITANIUM_VALUE}
    for metal, (value, tag) in NUMBERS["metals"].items():
        assert values[metal] == value
        pays_for = {card.id for card in DECK if RESOURCES.index(metal) in METALS[card.index]}
        assert pays_for == {card.id for card in DECK if TAGS.index(tag) in card.tags}
    assert NUMBERS["greenery_plants"] == components.GREENERY_PLANTS
    assert NUMBERS["temperature_heat"] == components.TEMPERATURE_HEAT


def test_production_stops_at_the_floor_of_the_facts() -> None:
    lowest = NUMBERS["lowest_production"]
    for resource in RESOURCES:
        floor = lowest["mc"] if resource == "mc" else lowest["others"]
        t = mars().set(1, **{f"{resource}_production": floor + 1})
        assert t.table.can_lower(1, RESOURCES.index(resource), 1)  # type: ignore[attr-defined]
        assert not t.table.can_lower(1, RESOURCES.index(resource), 2)  # type: ignore[attr-defined]
