"""What each seat sees, built field by field."""

from __future__ import annotations

from arsia.games.pocket_mars.components import BASE_VALUE, COLOUR, CONSTRUCTION, HOMES, IDS, NAMES, VALUE
from arsia.games.pocket_mars.rules.scoring import automatics_sheet, score_sheet
from arsia.games.pocket_mars.table import NO_CARD, PocketMars
from arsia.kernel.outcome import Line


def look(table: PocketMars, seat: int | None) -> dict[str, object]:
    """The table as the seat sees it; for None, as a spectator does."""
    return {
        "round": table.round,
        "first": table.first,
        "active": table.active,
        "players": [_player(table, player, seat) for player in range(table.players)],
        "buildings": [_building(table, building, seat) for building in range(len(NAMES))],
        "deck": _deck(table, seat),
        "discard": [IDS[card] for card in table.discard],
        "playing": None if table.playing == NO_CARD else IDS[table.playing],
        "sheets": [[[line.label, line.points] for line in _sheet(table, player)] for player in range(table.players)],
    }


def _sheet(table: PocketMars, player: int) -> tuple[Line, ...]:
    """The points so far, of which nothing is hidden."""
    return score_sheet(table, player) if player < table.seats else automatics_sheet(table)


def _player(table: PocketMars, player: int, seat: int | None) -> dict[str, object]:
    own = player == seat
    seen: dict[str, object] = {
        "player": player,
        "automatics": player >= table.seats,
        "earth": table.earth[player],
        "ship": table.ship[player],
        "energy": table.energy[player],
        # A hand is held in no order that others could read anything from.
        "hand": sorted((_back(table, card, seat) for card in table.hands[player]), key=_by_colour),
        "prep": [_back(table, card, seat) for card in table.preps[player]],
        "pack": sorted((_back(table, card, seat) for card in table.packs[player]), key=_by_colour)
        if table.packs
        else [],
        "chosen": [IDS[card] for card in table.chosen[player]] if own else [],
    }
    return seen


def _building(table: PocketMars, building: int, seat: int | None) -> dict[str, object]:
    at = building * table.players
    holds = building < HOMES
    return {
        "id": NAMES[building],
        "value": None if building == CONSTRUCTION else table.last_value(building),
        "base": None if building == CONSTRUCTION else BASE_VALUE,
        "room": table.room if holds else 0,
        "star1": table.star1[at : at + table.players] if holds else [],
        "star2": table.star2[at : at + table.players] if holds else [],
        "column": [_attached(table, card, seat) for card in table.columns[building]],
    }


def _attached(table: PocketMars, card: int, seat: int | None) -> dict[str, object]:
    covered = table.covered >> card & 1 == 1
    seen = _back(table, card, seat) if covered else {"colour": NAMES[COLOUR[card]], "card": IDS[card]}
    return {**seen, "value": 0 if covered else VALUE[card], "covered": covered}


def _deck(table: PocketMars, seat: int | None) -> dict[str, object]:
    """Its size, the back on top, and what is known of the cards put under it, lowest first."""
    under: list[dict[str, object]] = []
    for card in table.deck[:-1]:
        if not table.bottomed >> card & 1:
            break
        under.append(_back(table, card, seat))
    top = _back(table, table.deck[-1], seat) if table.deck else None
    return {"count": len(table.deck), "top": top, "under": under}


def _back(table: PocketMars, card: int, seat: int | None) -> dict[str, object]:
    """A card as the seat sees it: always its back, its face if the seat knows it."""
    face = seat is not None and table.knowledge.knows(seat, card)
    return {"colour": NAMES[COLOUR[card]], "card": IDS[card] if face else None}


def _by_colour(seen: dict[str, object]) -> tuple[int, str]:
    return (NAMES.index(str(seen["colour"])), str(seen["card"] or "~"))
