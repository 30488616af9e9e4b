"""Martians at the terminal: the buildings, the quarters, the mining area, the goal, the stocks, and the own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from arsia.cli.speech import Words, name, say
from arsia.kernel.game import Game

#: Players by a shape and a colour, so that either is enough.
SHAPES: Final = ("●", "■", "▲", "◆")
SHADES: Final = ("bright_yellow", "bright_blue", "orange1", "bright_green")
GOODS: Final = ("energy", "regolith", "ice", "supply", "water", "food", "medicine", "credit", "reputation")
DEMANDS: Final = {"oxygen": "bright_blue", "sickness": "yellow", "hunger": "red"}
FREE: Final = "·"
UNUSED: Final = "x"
UPGRADE: Final = "+"
REFUGEE: Final = "☺"
#: A face-down tile, a tile that is gone, and signs for what lies on a tile.
DOWN: Final = "??"
GONE: Final = "  "
CELL: Final = 6

View = Mapping[str, Any]


def draw(view: View, game: Game[Any], words: Words, width: int) -> RenderableType:
    """The whole table as the seat sees it."""
    texts = {(entry["kind"], entry["id"]): entry["texts"] for entry in game.catalogue()}
    left = Group(_buildings(view, words), Text(), _quarters(view, words))
    parts: list[RenderableType] = [_heading(view, words), _conditions(view, texts, words), Text()]
    beside = Grid.grid(padding=(0, 4, 0, 0))
    beside.add_row(left, _mining(view, texts, words))
    parts.append(beside)
    parts += [Text(), _goal(view, texts, words), Text(), _market(view, texts, words), Text()]
    parts += [_stocks(view, words), Text(), _players(view, words)]
    if view["you"] is not None:
        parts += [Text(), _own(view, texts, words)]
    return Group(*parts)


def _told(words: Words, id: str, **args: object) -> str:
    return words.text(f"cli-martians-{id}", **args)


def _grid(*heads: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for head in heads:
        grid.add_column(head, min_width=len(head))
    return grid


def _who(words: Words, player: int) -> Text:
    return Text(f"{SHAPES[player]} {words.player(player)}", style=SHADES[player])


def _heading(view: View, words: Words) -> Rule:
    told = [
        _told(words, "cycle", n=view["cycle"], most=view["cycles"]),
        _told(words, "round", n=view["round"]),
        _told(words, "time", n=view["time"]),
        _told(words, "first", player=view["first"]),
        _told(words, "rtg", n=view["rtg"]),
    ]
    return Rule(Text(" · ".join(told)), style="dim")


def _conditions(view: View, texts: Mapping[Any, Any], words: Words) -> Text:
    """The weather and the event, with what they change."""
    shown = Text()
    for kind in ("weather", "event"):
        if view[kind] is not None:
            shown.append(name(words, kind, view[kind]) + ": ", style="bold")
            shown.append(say(words, texts[kind, view[kind]]["text"]) + "\n")
    if view["next_weather"] is not None:
        shown.append(_told(words, "next-weather", weather=name(words, "weather", view["next_weather"])) + "\n")
    return shown


# ---- the colony ------------------------------------------------------------------------------------------------------


def _buildings(view: View, words: Words) -> Grid:
    grid = _grid(_told(words, "building"), _told(words, "spaces"), "")
    for building in view["buildings"]:
        state = "" if building["built"] else _told(words, "unbuilt")
        if building["closed"]:
            state = _told(words, "closed")
        spaces = Text()
        for space in building["spaces"]:
            spaces.append_text(_space(space))
            spaces.append(" ")
        grid.add_row(
            Text(name(words, "building", building["id"]), style="dim" if state else ""), spaces, Text(state, "dim")
        )
    return grid


def _space(space: View) -> Text:
    """Who stands there; a plus for an upgrade token."""
    marker = space["marker"]
    token = UPGRADE if space["upgrade"] else " "
    if marker == "refugee":
        return Text(REFUGEE + token)
    if marker is not None:
        return Text(SHAPES[marker] + token, style=SHADES[marker])
    return Text((FREE if space["available"] else UNUSED) + token, style="dim")


def _quarters(view: View, words: Words) -> Grid:
    heads = [_told(words, "quarter"), *[name(words, "token", each) for each in DEMANDS]]
    grid = _grid(*heads, name(words, "area", "lazaret"), name(words, "area", "homes"), "")
    for quarter in view["quarters"]:
        if not quarter["used"]:
            continue
        lamps = [Text(str(quarter[each]) if quarter[each] else FREE, style=DEMANDS[each]) for each in DEMANDS]
        owner = quarter["owner"]
        held = [_held(quarter[area]) for area in ("lazaret", "homes")]
        grid.add_row(quarter["id"], *lamps, *held, Text() if owner is None else _who(words, owner))
    return grid


def _held(counts: Sequence[int]) -> Text:
    shown = Text()
    for player, n in enumerate(counts):
        shown.append(SHAPES[player] * n, style=SHADES[player])
    return shown


def _mining(view: View, texts: Mapping[Any, Any], words: Words) -> Text:
    """Rows of hexes: what lies on a tile, and the machine in brackets."""
    hexes = view["mining"]["hexes"]
    least = min(hex["x"] for hex in hexes)
    shown = Text()
    row = -1
    column = 0
    for hex in hexes:
        if hex["row"] != row:
            row, column = hex["row"], least
            shown.append("\n" if row else "")
        shown.append(" " * (CELL // 2 * (hex["x"] - column)))
        column = hex["x"] + 2
        lying = _lying(hex, texts, words)
        if hex["id"] == view["mining"]["machine"]:
            shown.append(f"[{lying}]".ljust(CELL), style="bold bright_yellow")
        else:
            shown.append(f" {lying} ".ljust(CELL), style="" if hex["face_up"] else "dim")
    return shown


def _lying(hex: View, texts: Mapping[Any, Any], words: Words) -> str:
    if hex["gone"]:
        return GONE
    if hex["tile"] is None:
        return DOWN
    args = texts["ground", hex["tile"]]["text"].args
    found = [f"{args[good]}{name(words, 'good', good)[0]}" for good in ("regolith", "ice") if args[good]]
    return "".join(found)


# ---- what is to be done ----------------------------------------------------------------------------------------------


def _goal(view: View, texts: Mapping[Any, Any], words: Words) -> RenderableType:
    """The scenario with its progress, or the orders."""
    mission = view["mission"]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    if mission is None:
        for order in view["orders"]:
            grid.add_row(Text(name(words, "order", order), style="bold"), say(words, texts["order", order]["text"]))
        return grid
    title = Text(name(words, "scenario", mission["scenario"]), style="bold")
    title.append("  " + say(words, texts["scenario", mission["scenario"]]["rules"]), style="dim")
    for each in mission["requirements"]:
        met = str(each["done"]) if each["required"] is None else f"{each['done']} / {each['required']}"
        style = "bold" if each["open"] else "dim"
        text = say(words, texts["mission", each["id"]]["text"])
        grid.add_row(Text(name(words, "mission", each["id"]), style=style), met, text)
    return Group(title, grid, _story(mission, words))


def _story(mission: View, words: Words) -> Text:
    """What only some scenarios have."""
    told = []
    if "refugees" in mission:
        told.append(_told(words, "refugees", **mission["refugees"]))
    if "hostility" in mission:
        told.append(_told(words, "hostility", n=mission["hostility"], trust=mission["trust"], guards=mission["guards"]))
    if "expedition" in mission:
        at = mission["expedition"]["at"]
        known = [
            f"{space['row']}/{space['column']} {name(words, 'exploration', space['token'])}"
            for space in mission["expedition"]["spaces"]
            if space["token"] is not None
        ]
        where = _told(words, f"expedition-{at}") if isinstance(at, str) else f"{at[0]}/{at[1]}"
        told.append(_told(words, "expedition", where=where))
        told += known
    return Text(" · ".join(told))


def _market(view: View, texts: Mapping[Any, Any], words: Words) -> Grid:
    """Research tiles, and who can be hired."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for tile in view["research_tiles"]:
        grid.add_row(name(words, "tile", tile), say(words, texts["tile", tile]["text"]))
    for person, n in Counter([*view["helpers"], *view["specialists"]]).items():
        grid.add_row(f"{n} × {name(words, 'person', person)}", say(words, texts["person", person]["text"]))
    return grid


# ---- whose things ----------------------------------------------------------------------------------------------------


def _stocks(view: View, words: Words) -> Grid:
    """Goods: one row for all, or one for each player."""
    grid = _grid("", *[name(words, "good", each) for each in GOODS])
    shared = len(view["stocks"]) == 1
    for owner, stock in enumerate(view["stocks"]):
        whose = Text(_told(words, "colony"), style="bold") if shared else _who(words, owner)
        grid.add_row(whose, *[str(stock[each]) for each in GOODS])
    return grid


def _players(view: View, words: Words) -> Grid:
    heads = ("player", "markers", "colonists", "installations", "crop", "technologies", "people")
    grid = _grid(*[_told(words, head) for head in heads])
    for player in view["players"]:
        card = view["cards"][player["card"]]
        known = [name(words, "technology", each) for each in card["technologies"]]
        people = [*[each["id"] for each in card["specialists"]], *card["helpers"]]
        grid.add_row(
            _who(words, player["player"]),
            str(player["markers"]),
            str(player["colonists"]),
            f"{card['solar']} + {card['wind']}",
            name(words, "crop", card["crop"]),
            ", ".join(known),
            ", ".join(name(words, "person", each) for each in people),
        )
    return grid


def _own(view: View, texts: Mapping[Any, Any], words: Words) -> Grid:
    """The seat's regolith cards and hidden goals."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    own = next(player for player in view["players"] if player["seat"] == view["you"])
    for mineral, n in Counter(card for card in own["hand"] if card is not None).items():
        grid.add_row(f"{n} × {name(words, 'mineral', mineral)}", say(words, texts["mineral", mineral]["text"]))
    for goal in [*own["goals"], *own["pack"]]:
        if goal is not None:
            grid.add_row(name(words, "goal", goal), say(words, texts["goal", goal]["text"]))
    return grid
