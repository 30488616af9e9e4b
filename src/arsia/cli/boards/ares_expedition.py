"""Ares Expedition at the terminal: the planet, the phases of the round, who is done, mats, and the seat's cards."""

from __future__ import annotations

from collections.abc import Mapping
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
PHASES: Final = ("development", "construction", "action", "production", "research")
STOCKS: Final = ("mc", "heat", "plants")
LEVELS: Final = ("steel", "titanium", "cards")
ZONES: Final = {"purple": "magenta", "red": "red", "yellow": "yellow", "white": "white"}
COLOURS: Final = {"green": "green", "blue": "bright_blue", "red": "red"}
#: First value, step and number of values of each track.
TRACKS: Final = {"temperature": (-30, 2, 20), "oxygen": (0, 1, 15)}


def draw(view: Mapping[str, Any], game: Game[Any], words: Words, width: int) -> RenderableType:
    """The whole table as the seat sees it."""
    entries = {entry["id"]: entry for entry in game.catalogue()}
    parts: list[RenderableType] = [_heading(view, words), _planet(view, words), Text(), _phases(view, words), Text()]
    if view["bot"] is not None or view["pool"] is not None:
        parts += [_company(view, words), Text()]
    parts += [_players(view, words), Text()]
    for player in view["players"]:
        if player["played"]:
            parts.append(_tableau(player, entries, words))
    if view["you"] is not None:
        parts += [Text(), _own(view, entries, words)]
    return Group(*parts)


def _told(words: Words, id: str, **args: object) -> str:
    return words.text(f"cli-ares-expedition-{id}", **args)


def _heading(view: Mapping[str, Any], words: Words) -> Rule:
    rounds = 25 if view["bot"] is not None else 15 if view["pool"] is not None else 0
    told = [
        _told(words, "round-of", n=view["round"], most=rounds) if rounds else _told(words, "round", n=view["round"]),
        f"{view['temperature']} °C",
        f"{view['oxygen']} % O₂",
        _told(words, "oceans", n=view["oceans"]),
        _told(words, "deck", n=view["deck"]),
    ]
    return Rule(Text(" · ".join(told)), style="dim")


def _planet(view: Mapping[str, Any], words: Words) -> Grid:
    """Both tracks as bars with the marker's zone, and what the oceans brought."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for track, (first, step, length) in TRACKS.items():
        at = (view[track] - first) // step
        bar = Text("█" * (at + 1) + "·" * (length - at - 1), style=ZONES[view["zone"][track]])
        grid.add_row(name(words, "parameter", track), bar)
    tiles = []
    for tile in view["ocean_tiles"]:
        gains = [words.text("amount", n=n, resource=what) for what, n in (tile or {}).items()]
        tiles.append("+".join(gains) if gains else "·")
    grid.add_row(name(words, "parameter", "oceans"), Text(" | ".join(tiles), style="bright_cyan"))
    return grid


def _phases(view: Mapping[str, Any], words: Words) -> Text:
    """The five phases: those of this round are bright, with the shapes of who chose them."""
    shown = Text()
    for phase in PHASES:
        chosen = phase in view["phases"]
        style = "bold reverse" if phase == view["phase"] else "bold" if chosen else "dim"
        who = [SHAPES[each["player"]] for each in view["players"] if chosen and each["phase"] == phase]
        bot = ["☼"] if view["bot"] is not None and view["bot"]["plan"] == phase else []
        shown.append(f" {_told(words, f'phase-{phase}')} {' '.join(who + bot)}".rstrip() + " ", style=style)
        shown.append("  ")
    return shown


def _company(view: Mapping[str, Any], words: Words) -> Text:
    """The virtual player, or what two share."""
    bot, pool = view["bot"], view["pool"]
    if bot is not None:
        left = ", ".join(_told(words, f"phase-{each}") for each in bot["cards"])
        return Text(_told(words, "bot", n=bot["tr"], left=left or "–"))
    together = sum(player["points"] for player in view["players"])
    return Text(_told(words, "pool", cubes=pool["cubes"], markers=pool["markers"], n=together))


def _state(view: Mapping[str, Any], player: Mapping[str, Any], words: Words) -> str:
    """Everybody acts at once: who is still at it?"""
    if view["outcome"] is not None:
        return ""
    if player["player"] in view["pending"]:
        return _told(words, "acting")
    return _told(words, "chosen") if player["planned"] else _told(words, "done") if view["phase"] else ""


def _players(view: Mapping[str, Any], words: Words) -> Grid:
    """Stock with production after it; levels of steel and titanium, cards made and held."""
    heads = [_told(words, "player"), _told(words, "rating"), _told(words, "forests")]
    heads += [name(words, "resource", each) for each in (*STOCKS, *LEVELS)]
    heads += [_told(words, "hand"), _told(words, "points"), ""]
    grid = Grid(*heads, box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for player in view["players"]:
        who = player["player"]
        style = f"bold {SHADES[who]}" if who == view["you"] else SHADES[who]
        corporation = "" if player["corporation"] is None else f" ({name(words, 'card', player['corporation'])})"
        grid.add_row(
            Text(f"{SHAPES[who]} {words.player(who)}{corporation}", style=style),
            str(player["tr"]),
            str(player["forests"]),
            *[f"{player[each]} {player['production'][each]:+d}" for each in STOCKS],
            *[f"{player['production'][each]:+d}" for each in LEVELS],
            str(len(player["hand"])),
            str(player["points"]),
            _state(view, player, words),
        )
    return grid


def _tableau(player: Mapping[str, Any], entries: Mapping[Any, Mapping[str, Any]], words: Words) -> Text:
    """A player's cards by colour; a used action is marked, and what lies on a card is counted."""
    shown = Text(f"{SHAPES[player['player']]} ", style=SHADES[player["player"]])
    for colour, style in COLOURS.items():
        for card in player["played"]:
            if entries[card]["colour"] != colour:
                continue
            held = player["held"].get(card)
            mark = "✓" if card in player["used"] else "→" if card in player["actions"] else ""
            shown.append(name(words, "card", card) + (f" {held}" if held else "") + mark, style=style)
            shown.append("  ")
    return shown


def _own(view: Mapping[str, Any], entries: Mapping[Any, Mapping[str, Any]], words: Words) -> Grid:
    """The seat's cards with what they cost now and what they do."""
    own = view["players"][view["you"]]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(style="bold")
    grid.add_column()
    for card in [*own["offered"], *own["dealt"], *own["hand"]]:
        entry = entries[card]
        price = view["prices"].get(card, entry.get("cost", ""))
        called = Text(name(words, "card", card), style=COLOURS.get(entry["colour"], ""))
        grid.add_row(str(price), called, " ".join(say(words, text) for text in entry["texts"].values()))
    return grid
