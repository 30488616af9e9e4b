"""Every game early, in the middle and late, as the first seat sees it: tables of the kit, at no server."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import arsia
from arsia import testing
from arsia.kernel.record import read
from arsia.kernel.table import Table
from arsia.server.live.updates import heard, question
from arsia.server.wire.tables import Lobby, PublicSeat, Update

NAMES: Final = ("Ann", "Bartholomew", "Cleo", "Dora", "Emil", "Franciszka")
GOLDEN: Final = Path(__file__).parents[1] / "golden"
#: How many of the last events are told.
_TOLD: Final = 60


def told(table: Table, id: str, seat: int | None = 0) -> Update:
    """What a server would tell the seat of this table."""
    return Update(
        type="update",
        table=id,
        game=table.game.name,
        version=table.ply + 1,
        state="playing" if table.outcome is None else "over",
        seat=seat,
        seats=_seats(table.seats),
        hints=True,
        watching=0,
        view=table.view(seat),
        decision=None if seat is None else question(table, seat),
        can_undo=True,
        thinking=sorted(table.pending),
        events=heard(table, seat, 0)[-_TOLD:],
        events_from=0,
        trouble=None,
        free_talk=True,
        rematch=None,
    )


def lobby(table: Table, id: str) -> Lobby:
    """The same table before anybody looks at it."""
    return Lobby(
        table=id,
        game=table.game.name,
        options={},
        state="playing",
        listed=False,
        seeded=False,
        hints=True,
        watching=0,
        version=table.ply + 1,
        free_talk=True,
        rematch=None,
        absence=None,
        maker=0,
        seats=_seats(table.seats),
        thinking=[],
        clock=None,
    )


def _seats(count: int) -> list[PublicSeat]:
    return [PublicSeat(seat, "human", None, NAMES[seat], True, True, True) for seat in range(count)]


def _begun(game: str, seats: int, **options: Any) -> Table:
    """A table at its first question."""
    return arsia.new(game, seats=seats, seed=7, options=options or None)


def _pocket_middle() -> Table:
    t = testing.table("pocket_mars", seats=3)
    t.set(0, energy=3, ship=3, water=(1, 0), science=(0, 1), hand=["energy-2", "water-3", "science-6"])
    t.set(0, prep=["construction-5", "ecosystem-1"])
    t.set(1, energy=5, ship=2, energy_home=(1, 1), hand=["energy-5", "water-4"], prep=["ecosystem-6", "science-1"])
    t.set(2, energy=1, ship=1, ecosystem=(2, 0), hand=["energy-3", "water-5"], prep=["ecosystem-7", "science-2"])
    t.set(column_energy=["energy-7"], column_water=["water-1", "water-2"], column_construction=["construction-4"])
    return t.at("action").table


def _pocket_late() -> Table:
    t = testing.table("pocket_mars", seats=4)
    for seat in range(4):
        t.set(seat, energy=5 - seat, ship=1, energy_home=(1, 1), water=(1, 1), science=(1, 0), ecosystem=(0, 1))
    t.set(0, hand=["energy-6", "water-7", "science-7", "construction-7"], prep=["ecosystem-7", "energy-5"])
    t.set(1, hand=["energy-4", "water-6"], prep=["ecosystem-6", "energy-3"])
    t.set(2, hand=["energy-2", "water-5"], prep=["ecosystem-5", "construction-6"])
    t.set(3, hand=["energy-1", "water-4"], prep=["ecosystem-4", "construction-5"])
    t.set(column_energy=["energy-7"], column_water=["water-1", "water-2", "water-3"], column_ecosystem=["ecosystem-1"])
    t.set(column_science=["science-1", "science-2", "science-3", "science-4"], column_construction=["construction-1"])
    return t.at("action").table


_TM_HAND: Final = ("asteroid", "mine", "birds", "fish", "comet", "search_for_life", "ai_central", "domed_crater")
_TM_MORE: Final = (
    "kelp_farming",
    "lake_marineris",
    "noctis_city",
    "trees",
    "windmills",
    "zeppelins",
    "insects",
    "worms",
)
_TM_PLAYED: Final = (
    "development_center",
    "electro_catapult",
    "ants",
    "earth_catapult",
    "ecological_zone",
    "herbivores",
    "immigrant_city",
    "ironworks",
    "livestock",
    "mars_university",
    "media_archives",
    "olympus_conference",
    "physics_complex",
    "predators",
    "regolith_eaters",
    "search_for_life",
    "solar_wind_power",
    "standard_technology",
    "steelworks",
    "tardigrades",
)


def _terraforming_middle() -> Table:
    t = testing.table("terraforming_mars", seats=3)
    for seat in range(3):
        t.set(seat, mc=28 + seat, steel=3, titanium=2, plants=9, energy=4, heat=12, tr=27 + seat)
        t.set(seat, production={"mc": 5, "steel": 2, "titanium": 1, "plants": 3, "energy": 2, "heat": 4})
    t.set(0, corporation="tharsis_republic", played=list(_TM_PLAYED[:8])).give(0, *_TM_HAND)
    t.set(1, corporation="ecoline", hand=["trees"], cities=["r4c2"], greeneries=["r4c3", "r3c2"])
    t.set(2, corporation="helion", hand=["worms"], cities=["r6c4"], greeneries=["r6c5"])
    t.set(temperature=-14, oxygen=5, oceans=4, generation=6, milestones={"mayor": 1}, awards={"banker": 2})
    return t.at("action").table


def _terraforming_late() -> Table:
    t = testing.table("terraforming_mars", seats=5)
    for seat in range(5):
        t.set(seat, mc=128 + seat, steel=13, titanium=12, plants=29, energy=14, heat=32, tr=41 + seat)
        t.set(seat, production={"mc": 25, "steel": 12, "titanium": 11, "plants": 13, "energy": 12, "heat": 14})
    t.set(0, corporation="interplanetary_cinematics", played=list(_TM_PLAYED)).give(0, *_TM_HAND, *_TM_MORE)
    t.set(0, cities=["r4c2", "r6c2"], greeneries=["r4c3", "r3c2", "r5c2"])
    t.set(1, corporation="ecoline", hand=["ganymede_colony"], cities=["r6c4"], greeneries=["r6c5", "r7c4"])
    t.set(temperature=4, oxygen=12, oceans=8, generation=12)
    t.set(milestones={"mayor": 1, "builder": 0, "planner": 3}, awards={"banker": 2, "thermalist": 0})
    return t.at("action").table


def _terraforming_laying() -> Table:
    t = testing.table("terraforming_mars", seats=3).set(temperature=-14, oxygen=5, oceans=4, generation=6)
    t.set(0, mc=40, corporation="tharsis_republic", cities=["r4c2"], greeneries=["r4c3"]).give(0, *_TM_HAND)
    t.set(1, mc=20, plants=9, corporation="ecoline", cities=["r6c4"], greeneries=["r6c5"])
    t.set(2, mc=20, plants=9, corporation="helion")
    return t.at("action").do(0, "project", "city").table


_AE_HAND: Final = ("mine", "comet", "microprocessors", "birds", "trees", "ai_central", "worms", "fish", "sponsors")
_AE_PLAYED: Final = (
    "physics_complex",
    "decomposers",
    "regolith_eaters",
    "solar_power",
    "power_plant",
    "soletta",
    "deimos_down",
    "nitrophilic_moss",
    "tundra_farming",
    "development_center",
    "livestock",
    "steelworks",
)


def _ares_middle() -> Table:
    t = testing.table("ares_expedition", seats=3)
    for seat in range(3):
        t.set(seat, mc=18, heat=9, plants=7, tr=12 + seat, forests=2)
        t.set(seat, production={"mc": 5, "heat": 3, "plants": 2, "cards": 1, "steel": 2, "titanium": 1})
    t.set(0, corporation="tharsis_republic", played=list(_AE_PLAYED[:6]), hand=list(_AE_HAND[:6]), phase="action")
    t.set(1, corporation="ecoline", hand=["windmills"], phase="development")
    t.set(2, corporation="helion", hand=["zeppelins"], phase="construction")
    t.set(temperature=-12, oxygen=5, oceans=4, round=6)
    return t.at("action").table


def _ares_late() -> Table:
    t = testing.table("ares_expedition", seats=4)
    for seat in range(4):
        t.set(seat, mc=118, heat=29, plants=27, tr=32 + seat, forests=12, hand=[])
        t.set(seat, production={"mc": 25, "heat": 13, "plants": 12, "cards": 3, "steel": 4, "titanium": 3})
    t.set(0, corporation="interplanetary_cinematics", played=list(_AE_PLAYED), hand=list(_AE_HAND))
    t.set(1, corporation="ecoline", played=["windmills"])
    t.set(temperature=6, oxygen=13, oceans=8, round=14)
    return t.at("planning").table


def _mission_middle() -> Table:
    t = testing.table("mission_red_planet", seats=3)
    t.set(0, hellas=2, phobos=1, S01=1, ice=2, sylvanite=1, played=["recruiter", "soldier"])
    t.set(1, hellas=1, syrtis_major=3, S02=2, celerium=1).set(2, ausonia=2, phobos=1, S01=1)
    t.set(round=4)
    return t.at("round").table


def _mission_late() -> Table:
    t = testing.table("mission_red_planet", seats=5)
    zones = ("hellas", "ausonia", "syrtis_major", "valles_marineris", "phobos")
    for seat in range(5):
        t.set(seat, **dict.fromkeys(zones, 2), ice=3, sylvanite=2, celerium=1)
    t.set(0, chosen="explorer").set(1, chosen="pilot").set(2, chosen="soldier", S01=1).set(round=8)
    t.set(3, chosen="pilot").set(4, chosen="saboteur")
    return t.at("resolve").table


def _laid_out(t: testing.Situation) -> testing.Situation:
    t.set(specialists=["doctor", "engineer", "chemist"], helpers=["geologist", "botanist"])
    return t.set(research_tiles=["RT02", "RT01", "RT05"])


def _martians_middle() -> Table:
    t = _laid_out(testing.table("martians", seats=3))
    for seat in range(3):
        t.set(seat, energy=3, regolith=2, ice=2, supply=2, water=3, food=2, medicine=1, credit=6, reputation=8)
    t.set(0, hand=["yellow", "green", "black"], solar=2, wind=1, goals=["HG01", "HG02"])
    t.set(Q1=(1, 1, 0), Q2=(2, 0, 1), Q3=(0, 1, 1), cycle=2, round=2, orders=["O19", "O02", "O05"])
    return t.at("turn").table


def _martians_late() -> Table:
    t = _laid_out(testing.table("martians", seats=4))
    for seat in range(4):
        t.set(seat, energy=6, regolith=5, ice=4, supply=5, water=6, food=5, medicine=4, credit=26, reputation=31)
    t.set(0, hand=["yellow", "green", "black", "white"], solar=2, wind=2, goals=["HG03", "HG07"])
    t.set(Q1=(2, 2, 2), Q2=(3, 1, 1), Q3=(1, 2, 3), Q4=(2, 2, 1), cycle=4, round=3, orders=["O19", "O02", "O05"])
    return t.at("turn").table


def _martians_together() -> Table:
    t = _laid_out(testing.table("martians", seats=2, options={"mode": "coop", "scenario": "mars_one"}))
    t.set(energy=6, regolith=5, ice=4, supply=5, water=6, food=5, medicine=4)
    return t.set(Q1=(1, 1, 2), Q2=(2, 1, 0), cycle=2, round=1).at("turn").table


SITUATIONS: Final[dict[str, dict[str, Callable[[], Table]]]] = {
    "martians": {
        "early": lambda: _begun("martians", 3),
        "middle": _martians_middle,
        "late": _martians_late,
        "together": _martians_together,
    },
    "pocket_mars": {
        "early": lambda: _begun("pocket_mars", 2),
        "middle": _pocket_middle,
        "late": _pocket_late,
    },
    "ares_expedition": {
        "early": lambda: _begun("ares_expedition", 2),
        "middle": _ares_middle,
        "late": _ares_late,
    },
    "mission_red_planet": {
        "early": lambda: _begun("mission_red_planet", 3),
        "middle": _mission_middle,
        "late": _mission_late,
    },
    "terraforming_mars": {
        "early": lambda: _begun("terraforming_mars", 3),
        "middle": _terraforming_middle,
        "late": _terraforming_late,
        "laying": _terraforming_laying,
    },
}


class Asked(NamedTuple):
    """A question, and where it has the most answers."""

    answers: int
    ply: int
    seat: int
    table: Table


def questions(game: str) -> dict[str, Asked]:
    """Every question that the golden games ask, each where it has the most answers, and the latest of these."""
    found: dict[str, Asked] = {}
    for path in sorted((GOLDEN / game).glob("*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        table = arsia.new(game, record["seats"], record["seed"], record["options"])
        for ply, (seat, written) in enumerate(record["moves"]):
            for asked, decision in table.pending.items():
                best = found.get(decision.prompt.id)
                if best is None or (best.answers, best.ply) < (len(decision.options), ply):
                    found[decision.prompt.id] = Asked(len(decision.options), ply, asked, table.copy())
            if written == ["undo"]:
                table.undo(seat)
            elif (answer := read(written)) is not None:
                table.play(seat, answer)
    return found
