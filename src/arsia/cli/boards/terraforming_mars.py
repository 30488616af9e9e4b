"""Terraforming Mars at the terminal: the planet, the players' mats, titles, and the cards that the seat holds."""

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
SHAPES: Final = ("●", "■", "▲", "◆", "★")
SHADES: Final = ("bright_yellow", "bright_blue", "orange1", "bright_green", "magenta")
ROWS: Final = (5, 6, 7, 8, 9, 8, 7, 6, 5)
WIDEST: Final = max(ROWS)
#: A sign for each tile; special tiles share one.
SIGNS: Final = {"ocean": "~~", "greenery": "gg", "city": "CC", "capital": "CC"}
SPECIAL: Final = "xx"
SHADES_OF: Final = {"ocean": "bright_cyan", "greenery": "green"}
RESOURCES: Final = ("mc", "steel", "titanium", "plants", "energy", "heat")


def draw(view: Mapping[str, Any], game: Game[Any], words: Words, width: int) -> RenderableType:
    """The whole table as the seat sees it."""
    parts: list[RenderableType] = [_heading(view, words), _planet(view, words), Text(), _players(view, words), Text()]
    if view["seats"] > 1:
        parts += [_titles(view, words), Text()]
    if view["you"] is not None:
        parts.append(_own(view, game, words))
    return Group(*parts)


def _told(words: Words, id: str, **args: object) -> str:
    return words.text(f"cli-terraforming-mars-{id}", **args)


def _heading(view: Mapping[str, Any], words: Words) -> Rule:
    told = [
        _told(words, "generation", n=view["generation"]),
        f"{view['temperature']} °C",
        f"{view['oxygen']} % O₂",
        _told(words, "oceans", n=view["oceans"]),
        _told(words, "deck", n=view["deck"]),
    ]
    return Rule(Text(" · ".join(told)), style="dim")


def _planet(view: Mapping[str, Any], words: Words) -> Text:
    """Nine rows of hexes: an empty one shows its name, a tile its sign and its owner."""
    shown = Text()
    spaces = iter(view["board"])
    for cells in ROWS:
        shown.append(" " * (2 * (WIDEST - cells)))
        for _ in range(cells):
            space = next(spaces)
            shown.append_text(_space(space, words))
            shown.append(" ")
        shown.append("\n")
    for space in spaces:  # those above the planet
        shown.append(name(words, "space", space["space"]) + ": ", style="dim")
        shown.append_text(_space(space, words) if space["tile"] else Text("·", style="dim"))
        shown.append("   ")
    return shown


def _space(space: Mapping[str, Any], words: Words) -> Text:
    tile, owner = space["tile"], space["owner"]
    mark = SHAPES[owner] if owner is not None else " "
    if tile is None:
        claim = space["claim"]
        called = name(words, "space", space["space"])[:2]
        return Text(f"{called}{SHAPES[claim] if claim is not None else ' '}", style="dim")
    style = SHADES[owner] if owner is not None else SHADES_OF.get(tile, "white")
    return Text(SIGNS.get(tile, SPECIAL) + mark, style=f"bold {style}")


def _grid(heads: list[str]) -> Grid:
    return Grid(*heads, box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")


def _players(view: Mapping[str, Any], words: Words) -> Grid:
    """Stock, with production after it."""
    heads = [_told(words, "player"), _told(words, "rating"), *[name(words, "resource", each) for each in RESOURCES]]
    grid = _grid([*heads, _told(words, "cards"), _told(words, "points"), ""])
    for player in view["players"]:
        who = player["player"]
        style = f"bold {SHADES[who]}" if who == view["you"] else SHADES[who]
        corporation = "" if player["corporation"] is None else f" ({name(words, 'card', player['corporation'])})"
        amounts = [f"{player['stock'][each]} {player['production'][each]:+d}" for each in RESOURCES]
        grid.add_row(
            Text(f"{SHAPES[who]} {words.player(who)}{corporation}", style=style),
            str(player["tr"]),
            *amounts,
            str(len(player["hand"])),
            str(player["points"]),
            _told(words, "passed") if player["passed"] else "",
        )
    return grid


def _titles(view: Mapping[str, Any], words: Words) -> Grid:
    """Milestones and awards: who has them, and how far everybody is."""
    grid = _grid([_told(words, "title"), *[SHAPES[each["player"]] for each in view["players"]], _told(words, "owner")])
    for kind, titles in (("milestone", view["milestones"]), ("award", view["awards"])):
        for title in titles:
            called = name(words, kind, title["id"])
            needed = f" {title['needs']}" if kind == "milestone" else ""
            owner = "" if title["owner"] is None else words.player(title["owner"])
            grid.add_row(called + needed, *[str(count) for count in title["counts"]], owner)
    return grid


def _own(view: Mapping[str, Any], game: Game[Any], words: Words) -> Grid:
    """The seat's cards with what they cost now and what they do."""
    entries = {entry["id"]: entry for entry in game.catalogue() if "texts" in entry}
    own = view["players"][view["you"]]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(style="bold")
    grid.add_column()
    for card in [*own["offered"], *own["pack"], *own["dealt"], *own["hand"]]:
        entry = entries[card]
        texts = entry["texts"]
        assert isinstance(texts, dict)
        price = view["prices"].get(card, entry.get("cost", ""))
        grid.add_row(str(price), name(words, "card", card), " ".join(say(words, text) for text in texts.values()))
    return grid
