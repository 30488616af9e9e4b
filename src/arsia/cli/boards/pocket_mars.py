"""Pocket Mars at the terminal: five Buildings side by side, the Ships, and the cards that the seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from arsia.cli.speech import Words, name, say
from arsia.kernel.game import Game

#: Players by a shape and a colour, so that either is enough.
SHAPES: Final = ("●", "■", "▲", "◆")
SHADES: Final = ("bright_red", "bright_yellow", "bright_cyan", "bright_green")
COLOURS: Final = {
    "energy": "yellow",
    "ecosystem": "green",
    "water": "blue",
    "science": "magenta",
    "construction": "red",
}
FREE: Final = "·"
COVERED: Final = "▒"
ENERGY_TRACK: Final = 5
NARROW: Final = 16  # columns that a Building needs at least
ROOMY: Final = 18  # columns in which its name still fits into the frame
WIDE: Final = 20


def draw(view: Mapping[str, Any], game: Game[Any], words: Words, width: int) -> RenderableType:
    """The whole table as the seat sees it."""
    own: list[RenderableType] = [] if view["you"] is None else [_own_cards(view, game, words), Text()]
    return Group(
        _heading(view, words), _buildings(view, words, width), _ships(view, words), Text(), *own, _piles(view, words)
    )


def _heading(view: Mapping[str, Any], words: Words) -> Rule:
    told = [words.text("cli-pocket-mars-round" if view["round"] else "cli-pocket-mars-setup", n=view["round"])]
    if view["seats"] > 1:
        told.append(words.text("cli-pocket-mars-first", player=view["first"]))
    return Rule(Text(" · ".join(told)), style="dim")


# ---- Buildings -------------------------------------------------------------------------------------------------------


def _buildings(view: Mapping[str, Any], words: Words, width: int) -> Columns:
    each = max(NARROW, min(WIDE, width // len(view["buildings"])))
    framed = each >= ROOMY
    return Columns([_building(building, words, framed) for building in view["buildings"]], width=each, padding=0)


def _building(building: Mapping[str, Any], words: Words, framed: bool) -> Panel:
    colour = COLOURS[building["id"]]
    title = Text(_colour_name(building["id"], words), style=f"bold {colour}")
    lines = [_value(building, words)] if framed else [title, _value(building, words)]
    if building["room"]:
        lines.append(Text("★★ ", style="dim") + _people(building["star2"], building["room"]))
        lines.append(Text("★  ", style="dim") + _people(building["star1"], 0))
    else:
        lines += [Text(words.text("cli-pocket-mars-nobody"), style="dim"), Text()]
    lines.append(_column(building["column"], colour))
    return Panel(Group(*lines), title=title if framed else None, border_style=colour, box=box.ROUNDED, padding=(0, 1))


def _value(building: Mapping[str, Any], words: Words) -> Text:
    if building["value"] is None:
        return Text()
    return Text(words.text("cli-pocket-mars-beat", n=building["value"]), style="bold")


def _people(counts: Sequence[int], room: int) -> Text:
    """Everybody who is there, then the free places."""
    people = Text()
    for player, count in enumerate(counts):
        people.append(SHAPES[player] * count, style=SHADES[player])
    return people.append(FREE * max(0, room - sum(counts)), style="dim")


def _column(column: Sequence[Mapping[str, Any]], colour: str) -> Text:
    """The attached cards by value, the newest last. A covered one counts 0; who knows its face sees it beside."""
    shown = Text()
    for place, card in enumerate(column):
        newest = place == len(column) - 1
        value = COVERED + (_number(card["card"]) if card["card"] else "") if card["covered"] else str(card["value"])
        shown.append(" " if place else "").append(value, style=f"bold reverse {colour}" if newest else "dim")
    return shown


# ---- Ships -----------------------------------------------------------------------------------------------------------


def _ships(view: Mapping[str, Any], words: Words) -> Grid:
    heads = ("player", "earth", "ship", "mars", "energy", "hand", "prep")
    grid = _grid([words.text(f"cli-pocket-mars-{head}") for head in heads])
    for player in view["players"]:
        who = player["player"]
        shape, shade = SHAPES[who], SHADES[who]
        mars = sum(
            building[star][who] for building in view["buildings"] for star in ("star1", "star2") if building[star]
        )
        mine = who == view["you"]
        grid.add_row(
            Text(f"{shape} {words.player(who)}", style=f"bold {shade}" if mine else shade),
            _row(shape, player["earth"], shade),
            _row(shape, player["ship"], shade),
            _row(shape, mars, shade),
            Text("▰" * player["energy"], style="yellow") + Text("▱" * (ENERGY_TRACK - player["energy"]), style="dim"),
            Text("\n").join(_held([_card(card, words) for card in player["hand"]])),
            Text("\n").join([_card(card, words) for card in player["prep"]]),
        )
    for column in grid.columns[1:]:
        column.no_wrap = True
    return grid


def _grid(heads: Sequence[str]) -> Grid:
    return Grid(*heads, box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")


def _row(shape: str, count: int, shade: str) -> Text:
    return Text(shape * count, style=shade) if count else Text(FREE, style="dim")


def _held(cards: Sequence[Text]) -> list[Text]:
    """A hand is held in no order, so backs that look alike are counted."""
    counts: dict[str, list[Text]] = {}
    for card in cards:
        counts.setdefault(card.plain, []).append(card)
    return [alike[0].append(f" ×{len(alike)}" if len(alike) > 1 else "") for alike in counts.values()]


def _card(card: Mapping[str, Any], words: Words) -> Text:
    """A card as far as it is known: the colour of its back, or its name where the face was seen."""
    known = card["card"] is not None
    told = name(words, "card", card["card"]) if known else _colour_name(card["colour"], words)
    return Text("▮ " if known else "▯ ", style=COLOURS[card["colour"]]) + Text(told)


# ---- cards -----------------------------------------------------------------------------------------------------------


def _own_cards(view: Mapping[str, Any], game: Game[Any], words: Words) -> Grid:
    """The seat's own cards with what they do; the way they are used from where they lie stands out."""
    texts = {entry["id"]: entry["texts"] for entry in game.catalogue()}
    heads = ("card", "snap", "prepared")
    grid = _grid(["", *[words.text(f"cli-pocket-mars-{head}") for head in heads]])
    for column, share in zip(grid.columns, (0, 0, 1, 1), strict=True):
        column.ratio = share or None
        column.no_wrap = not share
    for place, card in _places(view["players"][view["you"]]):
        way = texts[card]
        assert isinstance(way, dict)
        grid.add_row(
            Text(words.text(f"cli-pocket-mars-{place}"), style="dim"),
            Text(name(words, "card", card), style=f"bold {COLOURS[_colour(card)]}"),
            Text(say(words, way["snap"]), style="dim" if place == "in-prep" else ""),
            Text(say(words, way["prepared"]), style="" if place == "in-prep" else "dim"),
        )
    return grid


def _places(own: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The seat's cards and where they lie. Cards chosen in secret still lie with the others; they are told apart."""
    for place in ("pack", "hand", "prep"):
        for card in own[place]:
            yield ("chosen" if card["card"] in own["chosen"] else f"in-{place}"), card["card"]


def _piles(view: Mapping[str, Any], words: Words) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    deck = view["deck"]
    pile = Text(words.text("cli-pocket-mars-cards", count=deck["count"]))
    if deck["top"] is not None:
        pile = pile.append("  ").append(words.text("cli-pocket-mars-top")).append(" ") + _card(deck["top"], words)
    if deck["under"]:
        below = Text(", ").join([_card(card, words) for card in deck["under"]])
        pile = pile.append("  ").append(words.text("cli-pocket-mars-under")).append(" ") + below
    grid.add_row(words.text("cli-pocket-mars-deck"), pile)
    grid.add_row(words.text("cli-pocket-mars-discard"), _discard(view["discard"], words))
    if view["playing"] is not None:
        grid.add_row(words.text("cli-pocket-mars-playing"), name(words, "card", view["playing"]))
    return grid


def _discard(cards: Sequence[str], words: Words) -> Text:
    """How many, and which of each colour."""
    shown = Text(words.text("cli-pocket-mars-cards", count=len(cards)))
    for colour, shade in COLOURS.items():
        values = sorted(_number(card) for card in cards if _colour(card) == colour)
        if values:
            shown.append("  ").append(_colour_name(colour, words), style=shade).append(" " + " ".join(values))
    return shown


def _colour_name(colour: str, words: Words) -> str:
    told = name(words, "colour", colour)
    return told[:1].upper() + told[1:]


def _colour(card: str) -> str:
    return card.rpartition("-")[0]


def _number(card: str) -> str:
    return card.rpartition("-")[2]
