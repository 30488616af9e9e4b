"""Event cards are drawn, discoveries assigned and looked at."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.effects.asking import asked_for
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


class Research(Choice[MissionRedPlanet]):
    """Draw an event card, or look at a discovery that lies face down (MR-47). A neutral colour only draws (MR-76)."""

    __slots__ = ()

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        options: list[Option] = [c.DRAW] if table.deck else []
        if table.actor < table.seats:
            options += [c.LOOK[zone] for zone in table.found_zones()]
        return options

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        if option[0] == "look":
            look_at(table, seat, c.ZONE[str(option[1])])
        else:
            draw_event(table, seat)

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return (DRAW_OR_LOOK if table.deck else ONLY_LOOK)[table.actor]

    def text(self) -> Message:
        return Message("effect-research")


def draw_event(table: MissionRedPlanet, seat: int) -> None:
    """A mission or an action is held face down; a discovery goes to a zone, or if none is free, out (MR-48)."""
    card = table.deck.pop()
    table.reveal()
    if table.telling:
        table.tell("draw", table.actor)
        table.tell_only(seat, "drawn", table.actor, c.EVENT_CARDS[card])
    if c.KIND[card] == c.IS_DISCOVERY:
        if c.NO_CARD in table.finds:
            table.drawn = card
            table.drawer = seat
            table.then(ASSIGN)
        else:
            table.discard_event(card)
            if table.telling:
                table.tell("discard", table.actor, c.EVENT_CARDS[card])
            table.then(LOOK_AT_ONE)
    elif table.actor < table.seats:
        table.hands[seat].append(card)
        if table.telling:
            table.tell("hold", table.actor)
    else:
        table.boxes[seat].append(card)
        if table.telling:
            table.tell("box", table.actor)


def look_at(table: MissionRedPlanet, seat: int, zone: int) -> None:
    """The seat alone sees the discovery there."""
    table.seen[zone] |= 1 << seat
    table.reveal()
    if table.telling:
        table.tell("look", table.actor, c.ZONES[zone])
        table.tell_only(seat, "looked", table.actor, c.ZONES[zone], c.EVENT_CARDS[table.finds[zone]])


class Assign(Choice[MissionRedPlanet]):
    """Which outer zone without a discovery gets the one that was drawn?"""

    __slots__ = ()

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return [c.TO_ZONE[zone] for zone in table.bare_zones()]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        table.assign(seat, c.ZONE[str(option[1])], table.drawn)
        table.drawn = c.NO_CARD
        if table.telling:
            table.tell("assign", table.actor, option[1])

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return Message("prompt-assign", {"player": table.actor, "event": c.EVENT_CARDS[table.drawn]})

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        taken = [Refusal(c.TO_ZONE[zone], (Message("why-has-discovery"),)) for zone in table.found_zones()]
        return taken + [Refusal(c.TO_ZONE[zone], (Message("why-not-outer"),)) for zone in range(c.OUTER, c.PLACES)]


class LookAtOne(Choice[MissionRedPlanet]):
    """Look at one of the discoveries in play."""

    __slots__ = ()

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return [c.LOOK[zone] for zone in table.found_zones()]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        look_at(table, seat, c.ZONE[str(option[1])])

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return Message("prompt-look", {"player": table.actor, "event": c.EVENT_CARDS[table.discarded[-1]]})


DRAW_OR_LOOK: Final = asked_for("prompt-research")
ONLY_LOOK: Final = asked_for("prompt-research-empty")
RESEARCH: Final = Research()
ASSIGN: Final = Assign()
LOOK_AT_ONE: Final = LookAtOne()
