"""Every card, tile, event, scenario and number compared with a digest of the facts, kept apart from the code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arsia.games.martians import components as c
from arsia.games.martians.cards.events import EVENTS
from arsia.games.martians.views.catalogue import DIGEST, digest
from arsia.testing import proves

FACTS: dict[str, Any] = json.loads((Path(__file__).parents[2] / "facts" / "martians.json").read_text("utf-8"))
EACH = {"who": "each"}


def told_goods(goods: Any) -> dict[str, int]:
    return {c.GOODS[good]: n for good, n in goods}


def told_cost(cost: c.Cost) -> dict[str, Any]:
    """A cost in the words of the digest."""
    found: dict[str, Any] = told_goods(cost.goods)
    minerals = {c.COLOURS[colour]: n for colour, n in enumerate(cost.colours) if n}
    if minerals:
        found["mineral"] = minerals
    if cost.any:
        found["mineral_any"] = cost.any
    if cost.distinct:
        found["mineral_distinct"] = cost.distinct
    return found


def by_seats(n: Any) -> dict[str, int]:
    return {str(seats + 1): each for seats, each in enumerate(n)}


# ---- decks -----------------------------------------------------------------------------------------------------------


def test_weather_is_what_the_facts_say() -> None:
    names = {"solar": "solar", "wind": "wind", "harvest_energy": "harvest_energy_cost", "food": "harvest_food"}
    names["crystals"] = "mining_crystals"
    found = {
        card.id: [card.copies, {name: getattr(card, own) for own, name in names.items() if getattr(card, own)}]
        for card in c.WEATHER
    }
    assert found == FACTS["weather"]
    assert len(c.WEATHER_KIND) == 17


def test_specialists_and_helpers_are_what_the_facts_say() -> None:
    found = {}
    for card in c.SPECIALISTS:
        effect: list[Any] = []
        if card.removes:
            effect = [c.DEMANDS[card.token], card.removes]
        elif card.draws:
            effect = ["draw", card.draws]
        elif card.builds:
            effect = ["construct"]
        edition = "collector" if card.collector else "base"
        found[card.id] = [card.copies, edition, told_cost(card.cost), told_goods(card.gain), effect]
    assert found == FACTS["specialists"]
    assert dict.fromkeys(c.HELPERS, c.HELPER_COPIES) == FACTS["helpers"]


@proves("MA-orders")
def test_orders_are_what_the_facts_say() -> None:
    assert {card.id: [card.reputation, told_cost(card.cost)] for card in c.ORDERS} == FACTS["orders"]


@proves("MA-tiles")
def test_research_tiles_are_what_the_facts_say() -> None:
    assert {tile.id: [tile.time, tile.credits, told_cost(tile.cost)] for tile in c.TILES} == FACTS["tiles"]


def test_mining_tiles_and_minerals_are_what_the_facts_say() -> None:
    assert {id: [regolith, ice, copies] for id, regolith, ice, copies in c.GROUND} == FACTS["ground"]
    assert dict(zip(c.COLOURS, c.MINERAL_COPIES, strict=True)) == FACTS["minerals"]


def test_crops_are_what_the_facts_say() -> None:
    found = {}
    for crop in c.CROPS:
        cost = {"energy": crop.energy, "water": crop.water}
        gain = {"food": crop.food, "medicine": crop.medicine}
        copies = 0 if crop.id == "base" else c.CROP_COPIES
        found[crop.id] = [{k: n for k, n in cost.items() if n}, {k: n for k, n in gain.items() if n}, copies]
    assert found == FACTS["crops"]


def test_hidden_goals_are_what_the_facts_say() -> None:
    found: dict[str, Any] = {}
    for goal in c.GOALS:
        require: dict[str, Any] = {}
        own = told_goods(goal.goods)
        if goal.distinct:
            own["mineral_distinct"] = goal.distinct
        staff = [c.HELPERS[kind] for kind in goal.helpers]
        if own:
            require["own_at_end"] = own
        elif staff:
            require["staff"] = staff + ["any_specialist"] * goal.specialists
        elif goal.same:
            require["staff_same_helper_type"] = goal.same
        else:
            require["specialists"] = goal.specialists
        found[goal.id] = [goal.reputation, require]
    assert found == FACTS["goals"]


def test_technologies_are_what_the_facts_say() -> None:
    colony = dict.fromkeys(c.COLONY_TECHS, c.COLONY_TIME)
    corporation = dict(zip(c.CORPORATION_TECHS, c.CORPORATION_TIME, strict=True))
    assert {"colony": colony, "corporation": corporation} == FACTS["technologies"]


# ---- events ----------------------------------------------------------------------------------------------------------

MODS: dict[str, Any] = {
    "extract_energy": lambda n: {"op": "cost", "action": "mining.extract", "res": {"energy": n}},
    "moxie_energy": lambda n: {"op": "cost", "action": "moxie.oxygen", "res": {"energy": n}},
    "construction_energy": lambda n: {"op": "cost", "building": "construction", "res": {"energy": n}},
    "solar": lambda n: {"op": "production", "type": "solar", "delta": n},
    "fewer_supplies": lambda n: {"op": "limit", "action": "lander.supplies", "max": 2 - n},
    "fewer_deliveries": lambda n: {"op": "limit", "action": "delivery", "max": 2 - n},
    "crystals": lambda n: {"op": "yield", "action": "mining.extract", "crystals": n},
    "food_reputation": lambda n: {"op": "delivery_bonus", "product": "food", "reputation": n},
    "rest_time": lambda n: {"op": "time", "action": "rest", "delta": n},
    "upgrade_time": lambda n: {"op": "time", "space": "upgrade_token", "delta": n},
    "research_time": lambda n: {"op": "time", "action": "lander.research", "delta": n, "min": 1},
    "laboratory_time": lambda n: {"op": "time", "building": "laboratory", "delta": n, "min": 1},
    "no_mission": lambda n: {"op": "close", "action": "lander.mission"},
    "free_goods": lambda n: {"op": "mission_free_goods", "uses": n},
    "free_step": lambda n: {"op": "expedition_free", "uses": n},
}


def told(step: Any) -> Any:
    """An effect in the words of the digest; longer texts are cut to what the rule is."""
    kind = type(step).__name__
    if kind == "Modify":
        return MODS[c.MOD_NAMES[step.mod]](step.n)
    simple: dict[str, Any] = {
        "Gain": lambda: {"op": "gain", **EACH, "res": told_goods(step.goods)},
        "Lose": lambda: {"op": "lose", **EACH, "res": {c.GOODS[step.good]: step.n}},
        "LoseOr": lambda: {
            "op": "lose_or",
            **EACH,
            "res": {c.GOODS[step.good]: step.n},
            "else": {c.GOODS[step.other]: -step.other_n},
        },
        "ColonyLosesOr": lambda: {
            "op": "lose_or",
            "who": "colony",
            "res": {c.GOODS[step.good]: step.n},
            "else": told(step.otherwise),
        },
        "FirstLosesReputation": lambda: {"reputation": -step.n},
        "Reputation": lambda: {"op": "reputation", "delta": step.n},
        "ReturnMarkers": lambda: {
            "op": "return_markers",
            "from": "action_spaces",
            "not_from": ["lazaret", "homes"],
        },
        "MayPay": lambda: {
            "op": "may_pay",
            **EACH,
            "pay": {"reputation": step.reputation},
            "gain": {"credit": step.credits},
        },
        "ChooseGain": lambda: {
            "op": "choose",
            **EACH,
            "options": [told_goods([step.one]), told_goods([step.other])],
        },
        "DrawCards": lambda: {"op": "draw_regolith", **EACH, "n": step.n},
        "FirstDraws": lambda: {"op": "draw_regolith", "who": "first player", "n": step.n},
        "FreePenalty": lambda: {"op": "free_penalty_markers", **EACH, "n": 1},
        "Advance": lambda: {"op": "mission_progress", "mission": step.mission, "delta": 1},
        "Setback": lambda: {"op": "mission_progress", "mission": step.mission, "delta": -1},
        "PassFirst": lambda: {"op": "pass_first_player", "steps": 1},
        "PayOr": lambda: {
            "op": "pay_or",
            "who": "colony",
            "pay": told_goods(step.cost),
            "else": told(step.otherwise),
        },
        "GoDown": lambda: {"op": "expedition_down", "rows": 1},
        "GoUp": lambda: {"op": "expedition_up", "rows": 1, "pay": {}},
        "Hostility": lambda: {"op": "hostility", "delta": step.n},
        "Uncover": lambda: {"op": "reveal_exploration", "n": step.n, "where": "adjacent to the expedition"},
    }
    return simple[kind]()


#: Effects that are a sentence in the facts, or several steps in one: what is left of them to compare.
SENTENCES = {
    "E301": "add_upgrade_token",
    "E305": "cost",
    "E306": "may",
    "S104": "mission_bonus",
    "S202": "if",
    "S204": "close",
    "S504": "pay_or",
}


@pytest.mark.parametrize("event", EVENTS, ids=[event.id for event in EVENTS])
def test_an_event_is_what_the_facts_say(event: Any) -> None:
    number, cycle, kind, duration, effects = FACTS["events"][event.id]
    assert [event.number, event.cycle, event.kind, event.duration] == [number, cycle, kind, duration]
    if event.id in SENTENCES:
        assert effects[0]["op"] == SENTENCES[event.id]
        return
    found: list[Any] = []
    for step in event.effects:
        name = type(step).__name__
        if name == "AddDemand":
            found.append({"op": "add_demand", "token": c.DEMANDS[step.token], "shared_n": by_seats(step.n)})
            if step.each:
                found[-1]["com_each"] = step.each
        elif name == "RemoveDemand":
            n: Any = by_seats(step.n) if len(set(step.n)) > 1 else step.n[0]
            found.append({"op": "remove_demand", "token": c.DEMANDS[step.token], "n": n})
        else:
            found.append(told(step))
    assert found == effects


def test_there_are_56_events_and_eight_of_the_base_game_for_each_cycle() -> None:
    assert [event.id for event in EVENTS] == list(FACTS["events"])
    assert [sum(event.number == 0 and event.cycle == cycle for event in EVENTS) for cycle in (1, 2, 3, 4)] == [8] * 4


# ---- scenarios -------------------------------------------------------------------------------------------------------


def told_most(mission: Any) -> Any:
    return {c.AS_REQUIRED: "required", c.UNLIMITED: None}.get(mission.most, mission.most)


def told_after(scenario: Any, mission: Any) -> list[str]:
    ids = [each.id for each in scenario.missions]
    after = [f"{ids[other]} complete" if not n else f"{ids[other]}>={n}" for other, n in mission.after]
    if mission.behind >= 0:
        behind = {"refugees": "a rescued, not integrated refugee"}
        after.append(behind.get(scenario.id, "tunnels > chambers before this action"))
    return after


CHECKS: dict[str, Any] = {
    "installations": lambda check: {"check": "installations_on_board", "min": by_seats(check.n)},
    "fourth": lambda check: {"check": "fourth_colonist_unlocked", "by": "end of game"},
    "satisfaction": lambda check: {
        "check": "colony_satisfaction_or_sum_of_reputation",
        "min": by_seats(check.n),
    },
    "summit": lambda check: {"check": "expedition_reached_summit"},
    "hostility": lambda check: {"check": "hostility", "max": check.n[0]},
    "trust": lambda check: {"check": "trust", "min": by_seats(check.n)},
    "undamaged": lambda check: {
        "check": "no_upgrade_tokens",
        "buildings": [c.BUILDINGS[building] for building in check.buildings],
    },
    "built": lambda check: {
        "check": "no_construction_token",
        "buildings": [c.BUILDINGS[building] for building in check.buildings],
    },
}


@pytest.mark.parametrize("scenario", c.SCENARIOS, ids=[scenario.id for scenario in c.SCENARIOS])
def test_a_scenario_is_what_the_facts_say(scenario: Any) -> None:
    fact = FACTS["scenarios"][scenario.id]
    assert scenario.number == fact["number"]
    assert ("collector" if scenario.collector else "base") == fact["edition"]
    missions = {
        mission.id: [
            told_cost(mission.cost),
            mission.reward,
            list(mission.required),
            told_most(mission),
            told_after(scenario, mission),
        ]
        for mission in scenario.missions
    }
    assert missions == fact["missions"]
    checks = [CHECKS[check.what](check) for check in scenario.checks]
    # The surveys of the expedition are counted as a requirement of their own.
    assert checks == [check for check in fact["checks"] if check["check"] != "surveys"]


def test_the_setup_of_scenarios_is_what_the_facts_say() -> None:
    found = {id: {each["op"]: each for each in fact["setup"]} for id, fact in FACTS["scenarios"].items()}
    table = c.SCENARIO
    assert found["deep_drilling"]["reveal_mining"]["rows"] == [table["deep_drilling"].open_row]
    assert found["refugees"]["place_grey_figures"]["n"] == table["refugees"].refugees
    face = found["martian_face"]["exploration_board"]
    assert (face["rows_bottom_up"], face["tokens"]) == (list(c.FACE_ROWS), c.FACE_SPACES)
    dark = found["dark_side_of_mars"]["hostility"]
    assert dark["start"] == by_seats(table["dark_side_of_mars"].hostility)
    assert dark["track"] == [0, c.HOSTILITY_MAX]
    ruin = found["catastrophe"]
    assert ruin["energy_per_player"]["n"] == table["catastrophe"].energy_each
    assert ruin["rtg_energy"]["delta"] == table["catastrophe"].rtg
    damaged = [c.BUILDINGS[building] for building in table["catastrophe"].damaged]
    assert ruin["upgrade_token_on_space_1"]["buildings"] == damaged
    assert found["vastitas_borealis"]["production_base"]["value"] == table["vastitas_borealis"].solar
    assert dict(c.TOKENS) == FACTS["exploration"]


# ---- the board -------------------------------------------------------------------------------------------------------


def test_the_board_is_what_the_facts_say() -> None:
    assert dict(zip(c.BUILDINGS, c.SPACES, strict=True)) == FACTS["spaces"]
    assert [c.BUILDINGS[building] for building in c.UNBUILT] == FACTS["construction"]
    assert {c.BUILDINGS[building]: [2, 3] for building in c.UPGRADABLE} == FACTS["upgrade"]
    for players in (2, 3, 4):
        found = {c.BUILDINGS[building]: n for building, n in c.UNAVAILABLE[players]}
        fact = {name: n[str(players)] for name, n in FACTS["unavailable"].items() if n[str(players)]}
        assert found == fact
    for name in ("rtg_energy", "specialists_face_up", "helpers_face_up", "research_tiles_face_up"):
        assert {str(players): n for players, n in c.LAID_OUT.items()} == {
            players: n for players, n in FACTS["laid_out"][name].items() if players != "1"
        }
    up = [bool(c.OPEN_AT_START >> hex & 1) for hex in range(len(c.HEXES))]
    assert [[x, row, face] for x, row, face in zip(c.HEX_X, c.HEX_ROW, up, strict=True)] == FACTS["hexes"]


def test_the_numbers_are_those_of_the_facts() -> None:
    numbers = {
        "markers": c.MARKERS,
        "colonists": c.COLONISTS,
        "time": c.TIME,
        "production": c.PRODUCTION,
        "installations": [c.INSTALLATIONS_MAX, c.SOLO_INSTALLATIONS],
        "credits": list(c.START_CREDITS),
        "energy": c.START_ENERGY,
        "supply": c.START_SUPPLY,
        "solo_credits": c.SOLO_CREDITS,
        "start_reputation": c.START_REPUTATION,
        "crystals": c.CRYSTALS,
        "deliveries": c.DELIVERIES,
        "lazaret_time": c.PENALTY_TIME,
        "homes_credits": c.PENALTY_CREDITS,
        "cycles": dict(zip(c.MODES, c.CYCLES, strict=True)),
        "end": {
            "demand": c.LEFT_DEMAND,
            "dead": c.DEAD_COLONISTS,
            "energy_per_point": c.ENERGY_PER_POINT,
            "fourth": c.FOURTH_COLONIST,
            "majority": list(c.MAJORITY),
        },
    }
    facts = dict(FACTS["numbers"])
    assert sorted(facts.pop("tradeable")) == sorted(c.GOODS[good] for good in c.TRADED)
    assert numbers == facts
    awards = FACTS["awards"]
    assert awards["moxie"] == c.OXYGEN_REPUTATION
    assert awards["build"] == awards["upgrade"] == c.BUILD_REPUTATION
    assert awards["colony_technology"] == c.COLONY_REPUTATION
    assert awards["rtg"] == -c.RTG_REPUTATION
    assert [awards["deliver_food"], awards["deliver_medicine"]] == list(c.DELIVERED.values())


def test_a_corrected_number_is_another_game_to_its_records() -> None:
    for index in range(len(c.NUMBERS)):
        assert digest((*c.NUMBERS[:index], "another", *c.NUMBERS[index + 1 :])) != DIGEST
