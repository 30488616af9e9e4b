"""Mission: Red Planet at the terminal: the zones, the launchpad, the players, and the cards that the seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from arsia.cli.speech import Words, name, say
from arsia.kernel.game import Game

#: Players by a shape and a colour, so that either is enough.
SHAPES: Final = ("●", "■", "▲", "◆", "★", "♥")
SHADES: Final = ("bright_yellow", "bright_blue", "orange1", "bright_green", "magenta", "white")
RESOURCES: Final = {"ice": "bright_cyan", "sylvanite": "green", "celerium": "bright_red"}
NOTHING: Final = "·"
HIDDEN: Final = "?"


def draw(view: Mapping[str, Any], game: Game[Any], words: Words, width: int) -> RenderableType:
    """The whole table as the seat sees it."""
    parts: list[RenderableType] = [_heading(view, words), _zones(view, words), Text(), _docks(view, words), Text()]
    parts.append(_players(view, words))
    if view["you"] is not None:
        parts += [Text(), _own(view, game, words)]
    return Group(*parts)


def _heading(view: Mapping[str, Any], words: Words) -> Rule:
    told = [_told(words, "round", n=view["round"]), _told(words, "first", player=view["first"])]
    if view["called"] < 10:
        told.append(_told(words, "called", n=view["called"]))
    told.append(_told(words, "events", count=view["event_deck"]))
    return Rule(Text(" · ".join(told)), style="dim")


def _told(words: Words, id: str, **args: object) -> str:
    return words.text(f"cli-mission-red-planet-{id}", **args)


def _grid(words: Words, *heads: str) -> Grid:
    told = [_told(words, head) for head in heads]
    return Grid(*told, box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")


def _crowd(counts: Sequence[int]) -> Text:
    """So many astronauts of each player."""
    shown = Text()
    for player, n in enumerate(counts):
        if n:
            shown.append(SHAPES[player] * n + " ", style=SHADES[player])
    return shown if shown else Text(NOTHING, style="dim")


def _points(points: Mapping[str, int], words: Words) -> Text:
    shown = Text()
    for kind, n in points.items():
        if n:
            shown.append(f"{n} {name(words, 'resource', kind)} ", style=RESOURCES[kind])
    return shown if shown else Text(NOTHING, style="dim")


def _zones(view: Mapping[str, Any], words: Words) -> Grid:
    grid = _grid(words, "zone", "resource", "astronauts", "lying", "discovery")
    for zone in view["zones"]:
        kind, find = zone["resource"], zone["discovery"]
        seen = "" if find is None else HIDDEN if find["event"] is None else name(words, "event", find["event"])
        grid.add_row(
            Text(name(words, "zone", zone["id"]), style="bold" if zone["group"] == "inner" else ""),
            Text(HIDDEN, style="dim") if kind is None else Text(name(words, "resource", kind), style=RESOURCES[kind]),
            _crowd(zone["astronauts"]),
            _points(zone["points"], words),
            seen,
        )
    return grid


def _docks(view: Mapping[str, Any], words: Words) -> Grid:
    grid = _grid(words, "ship", "to", "crew", "seats")
    for dock in view["docks"]:
        if dock is None:
            grid.add_row(Text(NOTHING, style="dim"))
            continue
        goes = HIDDEN if dock["destination"] is None else name(words, "zone", dock["destination"])
        left = _told(words, "launched") if dock["launched"] else f"{dock['free']} / {dock['capacity']}"
        grid.add_row(dock["ship"], goes, _crowd(dock["crew"]), left)
    return grid


def _players(view: Mapping[str, Any], words: Words) -> Grid:
    grid = _grid(words, "player", "supply", "lost", "tokens", "cards", "chosen", "played")
    for player in view["players"]:
        who = player["player"]
        chosen = player["chosen"]
        told = "" if not player["has_chosen"] else HIDDEN if chosen is None else name(words, "character", chosen)
        grid.add_row(
            Text(
                f"{SHAPES[who]} {words.player(who)}", style=f"bold {SHADES[who]}" if who == view["you"] else SHADES[who]
            ),
            str(player["supply"]),
            str(player["lost"]),
            _points(player["points"], words),
            str(player["holds"]),
            told,
            ", ".join(name(words, "character", each) for each in player["played"]),
        )
    return grid


def _own(view: Mapping[str, Any], game: Game[Any], words: Words) -> Grid:
    """The seat's event cards with what they do."""
    texts = {entry["id"]: entry["texts"] for entry in game.catalogue()}
    own = view["players"][view["you"]]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for card in [*own["dealt"], *own["missions"], *own["actions"]]:
        way = texts[card]
        assert isinstance(way, dict)
        grid.add_row(name(words, "event", card), say(words, way["effect"]))
    return grid
