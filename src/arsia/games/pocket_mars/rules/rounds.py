"""Rounds and turns: one of the five actions each (PM-24)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.pocket_mars.cards import ABILITIES, DECK
from arsia.games.pocket_mars.components import (
    ATTACH,
    COLONISTS,
    COLOUR,
    CONSTRUCTION,
    DISCARD,
    INDEX,
    LAUNCH,
    PLAY,
    PREP,
    VALUE,
)
from arsia.games.pocket_mars.rules.actions import (
    attach_own,
    discard_for_energy,
    play_from_hand,
    reveal_other,
    take_colonist,
)
from arsia.games.pocket_mars.rules.four_cards import FOUR_CARD_RULE
from arsia.games.pocket_mars.rules.scoring import score_game
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


class PlayRound(Step[PocketMars]):
    """One turn each, from the first player clockwise; then see whether the game is over (PM-24)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        table.round += 1
        if table.telling:
            table.tell("round", table.round)
        lane = table.running  # nobody acts together with others now
        lane.append((END_ROUND, seat))
        for turn in range(table.seats - 1, -1, -1):
            lane.append((TURN, (table.first + turn) % table.seats))


class Turn(Step[PocketMars]):
    """One action, then the four-card rule for all."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        table.active = seat
        table.then(TAKE_TURN, FOUR_CARD_RULE)


class TakeTurn(Choice[PocketMars]):
    """Exactly one of the five actions."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-turn")

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        hand, prep = table.hands[seat], table.preps[seat]
        options = [PLAY[card] for card in hand]
        for card in prep:
            options.append(ATTACH[card])
        for other in range(table.players):
            if other != seat:
                options += REVEAL[other][: len(table.preps[other])]
        if table.earth[seat]:
            options.append(LAUNCH)
        for card in hand:
            options.append(DISCARD[card])
        for card in prep:
            options.append(DISCARD[card])
        return options

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == "play":
            play_from_hand(table, seat, INDEX[str(option[1])])
        elif verb == "attach":
            attach_own(table, seat, INDEX[str(option[1])])
        elif verb == "reveal":
            reveal_other(table, seat, int(option[1]), int(option[2]))
        elif verb == "launch":
            take_colonist(table, seat)
        else:
            discard_for_energy(table, seat, INDEX[str(option[1])])

    def refusals(self, table: PocketMars, seat: int) -> list[Refusal]:
        if table.earth[seat]:
            return []
        return [Refusal(LAUNCH, (Message("why-earth-empty", {"player": seat}),))]

    def warnings(self, table: PocketMars, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for card in table.hands[seat]:
            if not DECK[card].snap.matters(table, seat):
                found.append(Refusal(PLAY[card], (Message("why-nothing-happens"),)))
        for card in table.preps[seat]:
            # A colonist who lands, the prepared action, the Building's ability: any of them may be what it is for.
            if not _lands(table, seat, card) and not ABILITIES[COLOUR[card]].matters(table, seat):
                reasons = DECK[card].prepared.why_not(table, seat)
                if reasons:
                    found.append(Refusal(ATTACH[card], (*reasons, Message("why-attached-nothing"))))
        return found


def _lands(table: PocketMars, seat: int, card: int) -> bool:
    """Could somebody land where the card is attached (PM-41)?"""
    building = COLOUR[card]
    return building != CONSTRUCTION and table.ship[seat] > 0 and VALUE[card] > table.last_value(building)


class EndRound(Step[PocketMars]):
    """The game ends with the round in which somebody's seventh colonist came to Mars (PM-60)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        if any(table.landed(each) == COLONISTS for each in range(table.players)):
            score_game(table)
        else:
            table.then(PLAY_ROUND)


REVEAL: Final[tuple[list[Option], ...]] = tuple(
    [[("reveal", player, slot) for slot in range(PREP)] for player in range(4)]
)


PLAY_ROUND: Final = PlayRound()
END_ROUND: Final = EndRound()
TURN: Final = Turn()
TAKE_TURN: Final = TakeTurn()
