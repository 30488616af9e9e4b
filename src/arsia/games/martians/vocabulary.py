"""Every option that can be offered and every event that can be told, with the names of their parts."""

from __future__ import annotations

from typing import Final

from arsia.games.martians.components import (
    BUILDINGS,
    DEMANDS,
    GOODS,
    HEXES,
    INSTALLATIONS,
    OF_A_KIND,
    PRODUCTS,
    QUARTERS,
    SPACES,
    SUPPLIES_MAX,
    TRADED,
    UNBUILT,
)
from arsia.games.martians.cost import COLOURS
from arsia.games.martians.decks import (
    COLONY_TECHS,
    CORPORATION_TECHS,
    CROPS,
    GOALS,
    GROUND,
    HELPERS,
    ORDERS,
    SPECIALISTS,
    TILES,
)
from arsia.games.martians.scenarios import EXPEDITION_STEP, FACE_ROWS
from arsia.games.martians.table import Martians
from arsia.kernel.message import Option

#: The parts of every option after its verb.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "quarter": ("quarter",),
    "keep": ("goal",),
    "block": ("round",),
    "place": ("building", "space"),
    "refugee": ("building", "space"),
    "rest": (),
    "collect": ("building",),
    "collect_refugee": ("building",),
    "free": ("area", "quarter"),
    "rtg": (),
    "use": ("person",),
    "proof": (),
    "end": (),
    "deliver": ("good", "quarter"),
    "done": (),
    "oxygen": ("quarter",),
    "build": ("building",),
    "upgrade": ("building", "space"),
    "install": ("installation",),
    "medicine": (),
    "treat": (),
    "dig": ("hex", "regolith", "ice"),
    "move": ("hex",),
    "analyse": (),
    "research": ("tile",),
    "supplies": ("n",),
    "mission": ("mission",),
    "expedition": ("row", "column"),
    "order": ("order",),
    "card": ("mineral",),
    "harvest": (),
    "change_crop": ("crop",),
    "hire": ("person",),
    "colony_tech": ("technology",),
    "corp_tech": ("technology",),
    "remove": ("token", "quarter"),
    "surrender": ("building",),
    "damage": ("building",),
    "close": ("building",),
    "gain": ("good", "n"),
    "overtime": (),
    "uncover": ("row", "column"),
    "guard": (),
    "back": (),
    "contribute": ("good",),
    "pay": (),
    "skip": (),
    "offer": ("player",),
    "give": ("good", "n"),
    "want": ("good", "n"),
    "send": (),
    "lend": (),
    "cancel": (),
    "accept": (),
    "decline": (),
}

#: The parts of every event after its verb.
EVENT_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "start": ("player",),
    "quarter": ("player", "quarter"),
    "keep": ("player",),
    "kept": ("player", "goal"),
    "cycle": ("n",),
    "round": ("cycle", "n"),
    "refill": (),
    "growth": ("player",),
    "fourth": ("player",),
    "demand": ("token", "quarter", "n"),
    "remove": ("token", "quarter"),
    "block": ("player", "round"),
    "event": ("event",),
    "guard": ("player",),
    "weather": ("weather",),
    "turn": ("player",),
    "place": ("player", "building", "space"),
    "refugee": ("player", "building", "space"),
    "rest": ("player",),
    "collect": ("player", "building"),
    "collect_refugee": ("player", "building"),
    "free": ("player", "area", "quarter"),
    "use": ("player", "person"),
    "home": ("player",),
    "deliver": ("player", "good", "quarter"),
    "gain": ("player", "good", "n"),
    "pay": ("player", "good", "n"),
    "build": ("player", "building"),
    "upgrade": ("player", "building", "space"),
    "install": ("player", "installation"),
    "dig": ("player", "hex"),
    "move": ("player", "hex"),
    "unearth": ("hex", "ground"),
    "analyse": ("player",),
    "draw": ("player", "n"),
    "drawn": ("player", "mineral"),
    "discard": ("player", "mineral"),
    "reshuffle": ("n",),
    "research": ("player", "tile"),
    "mission": ("player", "mission"),
    "order": ("player", "order"),
    "harvest": ("player", "crop"),
    "change_crop": ("player", "crop"),
    "hire": ("player", "person"),
    "colony_tech": ("player", "technology"),
    "corp_tech": ("player", "technology"),
    "flare": (),
    "overtime": ("player",),
    "damage": ("building", "space"),
    "close": ("building",),
    "advance": ("mission",),
    "setback": ("mission",),
    "hostility": ("n",),
    "expedition": ("player", "row", "column"),
    "summit": ("player",),
    "uncover": ("row", "column", "exploration"),
    "descend": ("row",),
    "summary": (),
    "dead": ("player",),
    "surrender": ("player", "area", "quarter"),
    "offer": ("player", "other:player"),
    "gives": ("player", "good", "n"),
    "wants": ("player", "good", "n"),
    "as_loan": ("player",),
    "accept": ("player", "other:player"),
    "decline": ("player", "other:player"),
    "promise": ("player", "other:player", "good", "n"),
    "end": (),
}


def vocabulary(table: Martians) -> tuple[Option, ...]:
    """Every option that this table can ever offer."""
    setup = table.setup
    scenario = setup.scenario
    quarters = QUARTERS[: setup.quarters]
    spaces = [(name, at + 1) for building, name in enumerate(BUILDINGS) for at in range(SPACES[building])]
    words: list[Option] = [
        (verb,)
        for verb in ("rest", "rtg", "end", "done", "medicine", "treat", "analyse", "harvest", "overtime", "pay", "skip")
    ]
    words += [("place", name, at) for name, at in spaces]
    words += [("upgrade", name, at) for name, at in spaces]
    words += [("collect", name) for name in BUILDINGS]
    words += [("surrender", name) for name in ("pool", *BUILDINGS)]
    words += [("free", area, quarter) for area in ("lazaret", "homes") for quarter in quarters]
    words += [("deliver", GOODS[good], quarter) for good in PRODUCTS for quarter in quarters]
    words += [("oxygen", quarter) for quarter in quarters]
    words += [("build", BUILDINGS[building]) for building in UNBUILT]
    words += [("install", name) for name in INSTALLATIONS]
    words += _digs()
    words += [("move", hex) for hex in HEXES]
    words += [("research", tile.id) for tile in TILES]
    words += [("supplies", n) for n in range(1, SUPPLIES_MAX + 1)]
    words += [("change_crop", crop.id) for crop in CROPS[1:]]
    words += [("hire", card.id) for card in SPECIALISTS if setup.collector or not card.collector]
    words += [("hire", name) for name in HELPERS]
    words += [("use", card.id) for card in SPECIALISTS if setup.collector or not card.collector]
    words += [("colony_tech", name) for name in COLONY_TECHS]
    words += [("corp_tech", name) for name in CORPORATION_TECHS]
    words += [("remove", token, quarter) for token in DEMANDS for quarter in quarters]
    words += [("block", round) for round in (1, 2, 3, 4)]
    words += [("damage", name) for name in BUILDINGS]
    words += [("gain", "supply", 2), ("gain", "energy", 4)]
    if setup.collector:
        words.append(("proof",))
    if not setup.shared_quarters:
        words += [("quarter", name) for name in QUARTERS]
    if setup.goals:
        words += [("keep", goal.id) for goal in GOALS]
    if setup.is_trading:
        words += _trade(table)
    if setup.has_orders:
        words += [("order", order.id) for order in ORDERS]
    else:
        words += _mission_words(table)
    if scenario.refugees:
        words += [("refugee", name, at) for name, at in spaces]
        words += [("collect_refugee", name) for name in BUILDINGS]
        words += [("close", name) for name in ("hospital", "water_plant", "greenhouses")]
    return tuple(words)


def _digs() -> list[Option]:
    most = max(kind[1] + kind[2] for kind in GROUND)
    mixes = [(r, i) for r in range(4) for i in range(4) if 1 <= r + i <= most]
    return [("dig", hex, r, i) for hex in HEXES for r, i in mixes]


def _trade(table: Martians) -> list[Option]:
    words: list[Option] = [(verb,) for verb in ("send", "lend", "cancel", "accept", "decline")]
    words += [("offer", player) for player in range(table.players)]
    amounts = range(1, OF_A_KIND + 1)
    words += [(verb, GOODS[good], n) for verb in ("give", "want") for good in TRADED for n in amounts]
    words += [("contribute", name) for name in ("energy", "supply", "water", "credit")]
    return words


def _mission_words(table: Martians) -> list[Option]:
    scenario = table.setup.scenario
    words: list[Option] = [("card", name) for name in COLOURS]
    for index, mission in enumerate(scenario.missions):
        if not (scenario.expedition and index == EXPEDITION_STEP):
            words.append(("mission", mission.id))
    if scenario.expedition:
        spaces = [(row + 1, column + 1) for row, n in enumerate(FACE_ROWS) for column in range(n)]
        words += [("expedition", row, column) for row, column in [*spaces, (6, 1)]]
        words += [("uncover", row, column) for row, column in spaces]
        words.append(("back",))
    if any(scenario.hostility):
        words.append(("guard",))
    return words
