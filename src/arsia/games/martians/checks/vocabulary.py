"""Every option that can be offered and every event that can be told, with the names of their parts."""

from __future__ import annotations

from arsia.games.martians import components as c
from arsia.games.martians.table import Martians
from arsia.kernel.message import Option


def vocabulary(table: Martians) -> tuple[Option, ...]:
    """Every option that this table can ever offer."""
    setup = table.setup
    scenario = setup.scenario
    quarters = c.QUARTERS[: setup.quarters]
    spaces = [(name, at + 1) for building, name in enumerate(c.BUILDINGS) for at in range(c.SPACES[building])]
    words: list[Option] = [
        (verb,)
        for verb in ("rest", "rtg", "end", "done", "medicine", "treat", "analyse", "harvest", "overtime", "pay", "skip")
    ]
    words += [("place", name, at) for name, at in spaces]
    words += [("upgrade", name, at) for name, at in spaces]
    words += [("collect", name) for name in c.BUILDINGS]
    words += [("surrender", name) for name in ("pool", *c.BUILDINGS)]
    words += [("free", area, quarter) for area in ("lazaret", "homes") for quarter in quarters]
    words += [("deliver", c.GOODS[good], quarter) for good in c.PRODUCTS for quarter in quarters]
    words += [("oxygen", quarter) for quarter in quarters]
    words += [("build", c.BUILDINGS[building]) for building in c.UNBUILT]
    words += [("install", name) for name in c.INSTALLATIONS]
    words += _digs()
    words += [("move", hex) for hex in c.HEXES]
    words += [("research", tile.id) for tile in c.TILES]
    words += [("supplies", n) for n in range(1, c.SUPPLIES_MAX + 1)]
    words += [("change_crop", crop.id) for crop in c.CROPS[1:]]
    words += [("hire", card.id) for card in c.SPECIALISTS if setup.collector or not card.collector]
    words += [("hire", name) for name in c.HELPERS]
    words += [("use", card.id) for card in c.SPECIALISTS if setup.collector or not card.collector]
    words += [("colony_tech", name) for name in c.COLONY_TECHS]
    words += [("corp_tech", name) for name in c.CORPORATION_TECHS]
    words += [("remove", token, quarter) for token in c.DEMANDS for quarter in quarters]
    words += [("block", round) for round in (1, 2, 3, 4)]
    words += [("damage", name) for name in c.BUILDINGS]
    words += [("gain", "supply", 2), ("gain", "energy", 4)]
    if setup.collector:
        words.append(("proof",))
    if not setup.shared_quarters:
        words += [("quarter", name) for name in c.QUARTERS]
    if setup.goals:
        words += [("keep", goal.id) for goal in c.GOALS]
    if setup.is_trading:
        words += _trade(table)
    if table.mode == c.SEMI:
        words += [c.STOP, c.GO_ON]
    if setup.has_orders:
        words += [("order", order.id) for order in c.ORDERS]
    else:
        words += _mission_words(table)
    if scenario.refugees:
        words += [("refugee", name, at) for name, at in spaces]
        words += [("collect_refugee", name) for name in c.BUILDINGS]
        words += [("close", name) for name in ("hospital", "water_plant", "greenhouses")]
    return tuple(words)


def _digs() -> list[Option]:
    most = max(kind[1] + kind[2] for kind in c.GROUND)
    mixes = [(r, i) for r in range(4) for i in range(4) if 1 <= r + i <= most]
    return [("dig", hex, r, i) for hex in c.HEXES for r, i in mixes]


def _trade(table: Martians) -> list[Option]:
    words: list[Option] = [(verb,) for verb in ("send", "lend", "cancel", "accept", "decline")]
    words += [("offer", player) for player in range(table.players)]
    amounts = range(1, c.OF_A_KIND + 1)
    words += [(verb, c.GOODS[good], n) for verb in ("give", "want") for good in c.TRADED for n in amounts]
    words += [("contribute", name) for name in ("energy", "supply", "water", "credit")]
    return words


def _mission_words(table: Martians) -> list[Option]:
    scenario = table.setup.scenario
    words: list[Option] = [("card", name) for name in c.COLOURS]
    for index, mission in enumerate(scenario.missions):
        if not (scenario.expedition and index == c.EXPEDITION_STEP):
            words.append(("mission", mission.id))
    if scenario.expedition:
        spaces = [(row + 1, column + 1) for row, n in enumerate(c.FACE_ROWS) for column in range(n)]
        words += [("expedition", row, column) for row, column in [*spaces, (6, 1)]]
        words += [("uncover", row, column) for row, column in spaces]
        words.append(("back",))
    if any(scenario.hostility):
        words.append(("guard",))
    return words
