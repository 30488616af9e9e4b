"""What each seat sees, built field by field.

The view of a seat (``None``: a spectator) has, besides what every game's has:

- ``round``, ``stop`` (index into ``track``), ``track`` (list of ``{"type", "n"}``; types: round, production,
  discovery_reveal, final_scoring), ``first`` (player with the marker), ``actor`` (player whose character is being
  resolved, or None), ``called`` (number called last, 10 before the countdown);
- ``players``: one for each colour, neutral ones included (two seats: players 2 and 3): ``player``, ``colour``,
  ``owner`` (seat), ``neutral``, ``supply``, ``lost``, ``points`` (by resource), ``tokens`` (their number), ``hand``
  (characters not played, public; for a neutral colour those in its deck and face down), ``played`` (face up),
  ``has_chosen``, ``chosen`` (character, None if it is hidden from the seat), ``shown``, ``deck`` (cards in a
  neutral deck, else None), ``holds`` (how many event cards face down), ``missions`` and ``actions`` (ids, own or
  revealed at the end; None if hidden), ``boxed`` (how many events were put out of the game unseen), ``box`` (own
  ones, ids), ``dealt`` (own missions to choose from), ``picked``, ``rejected`` (own first mission that was not
  kept);
- ``zones``: ``id``, ``group`` (outer, inner, moon), ``adjacent`` (ids), ``astronauts`` (by player), ``resource``
  (id, None face down), ``points`` (tokens lying there, by resource), ``discovery`` (None, or ``{"event": id or
  None, "seen": seats that know it, "up": bool}``), ``destination_tokens`` (in the supply), ``hired`` (players
  counting one more here);
- ``docks``, from the left: None, or ``{"ship", "capacity", "printed" (zone or None for "?"), "destination" (zone or
  None), "tokens" (zones, the top one last), "crew" (by player), "free", "launched"}``;
- ``ship_deck`` (count), ``ship_discard`` (ids), ``event_deck`` (count), ``event_discard`` (ids), ``drawn`` (event
  that the seat is assigning, None if there is none or it is hidden), ``uncovered`` (are discoveries face up?),
  ``ice_monopoly`` (points), ``sheets`` (for each player the lines ``[label, points]`` so far: missions and discoveries
  as far as the seat knows them; of others' missions there is no line until the game is over).

Verbs of options: ``keep`` a mission, ``play`` a character, ``place`` an astronaut on a ship (Travel Agent: all
three), ``zone`` (destination, zone for a discovery, for hired hands, for the rescued), ``move`` from to, ``done``,
``draw``, ``look`` at the discovery of a zone, ``launch`` or ``destroy`` a ship, ``replace`` (ship or zone, player),
``kill`` (zone, player), ``ship`` (which one gets a destination token), ``use`` an action, ``pass``, ``rescue`` so
many.
"""

from __future__ import annotations

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.rules.scoring import find_points, score_sheet
from arsia.games.mission_red_planet.table import MissionRedPlanet


def look(table: MissionRedPlanet, seat: int | None) -> dict[str, object]:
    """The table as the seat sees it; for None, as a spectator does."""
    counting = table.called <= c.HIGHEST and c.TRACK[table.stop][0] == "round"
    return {
        "round": table.round,
        "stop": table.stop,
        "track": [{"type": kind, "n": n} for kind, n in c.TRACK],
        "first": table.first,
        "actor": table.actor if counting else None,
        "called": table.called,
        "players": [_player(table, player, seat) for player in range(table.players)],
        "zones": [_zone(table, zone, seat) for zone in range(c.PLACES)],
        "docks": [_dock(table, dock) for dock in range(table.players)],
        "ship_deck": len(table.ship_deck),
        "ship_discard": [c.SHIPS[ship] for ship in table.ship_discard],
        "event_deck": len(table.deck),
        "event_discard": [c.EVENT_CARDS[card] for card in table.discarded],
        "drawn": c.EVENT_CARDS[table.drawn] if table.drawn != c.NO_CARD and table.drawer == seat else None,
        "uncovered": table.uncovered,
        "ice_monopoly": c.ICE_MONOPOLY,
        "sheets": [_sheet(table, player, seat) for player in range(table.players)],
    }


def _sheet(table: MissionRedPlanet, player: int, seat: int | None) -> list[list[object]]:
    """The points so far, as far as the seat knows what they are for."""
    lines: list[list[object]] = []
    for line in score_sheet(table, player):
        points = line.points
        if table.outcome is None:
            if line.label == "score-missions" and player < table.seats and player != seat:
                continue
            if line.label == "score-discoveries":
                points = sum([find_points(table, zone, player) for zone in range(c.OUTER) if _knows(table, zone, seat)])
        lines.append([line.label, points])
    return lines


def _characters(bits: int) -> list[str]:
    return [c.CHARACTERS[n] for n in range(c.HIGHEST, 0, -1) if bits >> n & 1]


def _player(table: MissionRedPlanet, player: int, seat: int | None) -> dict[str, object]:
    over = table.outcome is not None
    owner = table.owner(player)
    neutral = player >= table.seats
    shown = table.shown >> player & 1 == 1
    chosen = table.chosen[player]
    own = owner == seat
    hand = c.ALL_CHARACTERS & ~table.played[player]
    if table.boxed >> player & 1:
        hand &= ~(1 << c.HIGHEST)
    points = table.points[player * c.TYPES : (player + 1) * c.TYPES]
    seen: dict[str, object] = {
        "player": player,
        "colour": c.COLOURS[player],
        "owner": owner,
        "neutral": neutral,
        "supply": table.supply[player],
        "lost": table.lost[player],
        "points": dict(zip(c.RESOURCES, points, strict=True)),
        "tokens": sum(points),
        "hand": _characters(hand),
        "played": _characters(table.played[player]),
        "has_chosen": chosen != c.NOBODY,
        "chosen": c.CHARACTERS[chosen] if chosen and (own or shown) else None,
        "shown": shown,
        "deck": len(table.neutral[player]) if neutral else None,
    }
    if neutral:
        seen.update(
            {"holds": 0, "missions": [], "actions": [], "boxed": len(table.boxes[owner])},
            box=_ids(table.boxes[owner]) if own else [],
            dealt=[],
            picked=None,
            rejected=None,
        )
        return seen
    cards = [card for card in [table.kept[player], *table.hands[player]] if card != c.NO_CARD]
    open_to_seat = own or over
    mine = own and bool(table.dealt)
    pick = table.picks[player] if mine else -1
    seen.update(
        {
            "holds": len(cards),
            "missions": _ids([card for card in cards if c.KIND[card] == c.IS_MISSION]) if open_to_seat else None,
            "actions": _ids([card for card in cards if c.KIND[card] != c.IS_MISSION]) if open_to_seat else None,
            "boxed": 0,
            "box": [],
            "dealt": _ids(table.dealt[player]) if mine else [],
            "picked": c.EVENT_CARDS[table.dealt[player][pick]] if pick >= 0 else None,
            "rejected": c.EVENT_CARDS[table.rejected[player]] if own and table.rejected[player] != c.NO_CARD else None,
        }
    )
    return seen


def _ids(cards: list[int]) -> list[str]:
    return [c.EVENT_CARDS[card] for card in cards]


def _zone(table: MissionRedPlanet, zone: int, seat: int | None) -> dict[str, object]:
    players = table.players
    return {
        "id": c.ZONES[zone],
        "group": "outer" if zone < c.OUTER else "inner" if zone < c.MARS else "moon",
        "adjacent": [c.ZONES[other] for other in c.ADJACENT[zone]],
        "astronauts": table.men[zone * players : (zone + 1) * players],
        "resource": c.RESOURCES[table.resources[zone]] if table.opened >> zone & 1 else None,
        "points": dict(zip(c.RESOURCES, table.lying[zone * c.TYPES : (zone + 1) * c.TYPES], strict=True)),
        "discovery": _discovery(table, zone, seat),
        "destination_tokens": table.tokens[zone],
        "hired": [player for player, where in enumerate(table.hired) if where == zone],
    }


def _discovery(table: MissionRedPlanet, zone: int, seat: int | None) -> dict[str, object] | None:
    """A discovery as the seat sees it. That others looked at it is open; what they saw is not."""
    if zone >= c.OUTER or table.finds[zone] == c.NO_CARD:
        return None
    return {
        "event": c.EVENT_CARDS[table.finds[zone]] if _knows(table, zone, seat) else None,
        "seen": [each for each in range(table.seats) if table.seen[zone] >> each & 1],
        "up": table.uncovered,
    }


def _knows(table: MissionRedPlanet, zone: int, seat: int | None) -> bool:
    """Does the seat know which discovery lies at the zone?"""
    return table.uncovered or (seat is not None and table.seen[zone] >> seat & 1 == 1)


def _dock(table: MissionRedPlanet, dock: int) -> dict[str, object] | None:
    ship = table.ships[dock]
    if ship == c.NO_SHIP:
        return None
    players = table.players
    printed, heading = c.DESTINATION[ship], table.heading[dock]
    return {
        "ship": c.SHIPS[ship],
        "capacity": c.CAPACITY[ship],
        "printed": None if printed == c.UNKNOWN else c.ZONES[printed],
        "destination": None if heading == c.UNKNOWN else c.ZONES[heading],
        "tokens": [c.ZONES[zone] for zone in table.stacks[dock]],
        "crew": table.crews[dock * players : (dock + 1) * players],
        "free": table.free[dock],
        "launched": table.launched >> dock & 1 == 1,
    }
