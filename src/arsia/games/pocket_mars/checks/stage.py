"""What a test may set and read of a table of Pocket Mars."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arsia.games.pocket_mars import components as c
from arsia.games.pocket_mars.rules.automatics import ANDROIDS, SYSTEM_FAILURE
from arsia.games.pocket_mars.rules.four_cards import FOUR_CARD_RULE
from arsia.games.pocket_mars.rules.rounds import END_ROUND, TURN
from arsia.games.pocket_mars.rules.scoring import automatics_sheet, score_sheet
from arsia.games.pocket_mars.rules.setup import SPLIT
from arsia.games.pocket_mars.rules.solo import END_SOLO_ROUND
from arsia.games.pocket_mars.table import NO_CARD, NOWHERE, PocketMars
from arsia.kernel.cards.knowledge import Knowledge
from arsia.kernel.stage import Phase, Stage, Where, at, cards, field, number, other, quiet, seat_number, told
from arsia.kernel.step import Step, Together

_HOMES: Final = {"energy_home": 0, "ecosystem": 1, "water": 2, "science": 3}


def clear(table: PocketMars) -> None:
    """A quiet table: two and a half of everything are in the deck, and everybody has one colonist aboard."""
    quiet(table)
    players = table.players
    table.round = 1
    table.first = table.active = 0
    table.earth = [c.COLONISTS - 1] * players
    table.ship = [1] * players
    table.energy = [c.ENERGY_START] * players
    table.star1 = [0] * (c.HOMES * players)
    table.star2 = [0] * (c.HOMES * players)
    table.hands = [[] for _ in range(players)]
    table.preps = [[] for _ in range(players)]
    table.packs = []
    table.chosen = [[] for _ in range(table.seats)]
    table.deck = list(range(c.CARDS))
    table.discard = []
    table.columns = [[] for _ in c.NAMES]
    table.covered = table.bottomed = 0
    table.playing = NO_CARD
    table.spot = NOWHERE
    table.knowledge = Knowledge(c.CARDS)
    if table.is_solo:
        table.ship[1] = c.SOLO_SHIP[str(table.options["solo_level"])]
        table.earth[1] = c.COLONISTS - table.ship[1]


# ---- colonists -------------------------------------------------------------------------------------------------------


def _colonists(name: str, elsewhere: str) -> Where[PocketMars]:
    """Colonists of a player in one place; what is set there comes from the other, or goes to it."""

    def put(table: PocketMars, player: int, n: int) -> None:
        here, there = getattr(table, name), getattr(table, elsewhere)
        there[player] += here[player] - n
        here[player] = n
        if there[player] < 0:
            raise ValueError(f"player {player} has only {c.COLONISTS} colonists")

    return Where(lambda table, player: getattr(table, name)[player], put)


def _home(building: int) -> Where[PocketMars]:
    def read(table: PocketMars, player: int) -> tuple[int, int]:
        at = building * table.players + player
        return (table.star1[at], table.star2[at])

    def put(table: PocketMars, player: int, value: Any) -> None:
        low, high = (value, 0) if isinstance(value, int) else value
        at = building * table.players + player
        missing = low + high - table.star1[at] - table.star2[at]
        from_earth = min(missing, table.earth[player])
        if table.ship[player] < missing - from_earth:
            raise ValueError(f"player {player} has only {c.COLONISTS} colonists")
        table.star1[at], table.star2[at] = low, high
        table.earth[player] -= from_earth
        table.ship[player] -= missing - from_earth

    return Where(read, put)


def _are_colonists(table: PocketMars, value: Any) -> bool:
    pair = (value, 0) if type(value) is int else value
    if not isinstance(pair, (tuple, list)) or len(pair) != 2 or not all(type(n) is int for n in pair):
        return False
    return min(pair) >= 0 and sum(pair) <= c.COLONISTS and pair[1] <= table.room


def _score(table: PocketMars, player: int) -> int:
    sheet = score_sheet(table, player) if player < table.seats else automatics_sheet(table)
    return sum(line.points for line in sheet)


# ---- cards -----------------------------------------------------------------------------------------------------------


def give(table: PocketMars, seat: int, card: str) -> None:
    """A card into a hand, from wherever it is."""
    _place(table, table.hands[seat], card, 1 << seat)


def _place(table: PocketMars, zone: list[int], name: str, known: int) -> None:
    """Move a card to the end of a zone, from wherever it is."""
    card = c.INDEX[name]
    for place in (table.deck, table.discard, *table.hands, *table.preps, *table.columns):
        if card in place:
            place.remove(card)
    table.covered &= ~(1 << card)
    table.bottomed &= ~(1 << card)
    zone.append(card)
    table.knowledge.put(card, known)


def _refill(table: PocketMars, zone: list[int], names: list[str], known: int) -> None:
    """These cards and no others in a zone; what lay there goes to the bottom of the deck."""
    for card in list(zone):
        _place(table, table.deck, c.IDS[card], 0)
        table.deck.insert(0, table.deck.pop())
    for name in names:
        _place(table, zone, name, known)


def _cards_of(zone: str) -> Where[PocketMars]:
    def put(table: PocketMars, player: int, names: list[str]) -> None:
        _refill(table, getattr(table, zone)[player], names, 1 << player if player < table.seats else 0)

    return Where(lambda table, player: tuple(c.IDS[card] for card in getattr(table, zone)[player]), put)


def _open_pile(pile: Callable[[PocketMars], list[int]]) -> Where[PocketMars]:
    def put(table: PocketMars, seat: int, names: list[str]) -> None:
        _refill(table, pile(table), names, (1 << table.seats) - 1)

    return Where(lambda table, seat: tuple(c.IDS[card] for card in pile(table)), put)


def _column(building: int) -> Where[PocketMars]:
    return _open_pile(lambda table: table.columns[building])


def _put_on_deck(table: PocketMars, seat: int, names: list[str]) -> None:
    for name in reversed(names):
        _place(table, table.deck, name, 0)


def _cover(table: PocketMars, seat: int, names: list[str]) -> None:
    attached = {card for column in table.columns for card in column}
    for name in names:
        if c.INDEX[name] not in attached:
            raise ValueError(f"{name!r} is attached to no Building, so it cannot lie there face down")
    table.covered = 0
    for name in names:
        table.covered |= 1 << c.INDEX[name]
        table.knowledge.put(c.INDEX[name], 0)


# ---- phases ----------------------------------------------------------------------------------------------------------


def _begin(*steps: Step[PocketMars], others_follow: bool = False) -> Callable[[PocketMars, int], None]:
    """The seat's steps; then, if so, the turns of those behind it; then the end of the round."""

    def begin(table: PocketMars, seat: int) -> None:
        ending: list[Step[PocketMars]] = [SYSTEM_FAILURE, ANDROIDS, END_SOLO_ROUND] if table.is_solo else [END_ROUND]
        table.then(*ending, seat=0)
        if others_follow:
            order = [(table.first + turn) % table.seats for turn in range(table.seats)]
            for later in reversed(order[order.index(seat) + 1 :]):
                table.then(TURN, seat=later)
        table.active = seat
        table.then(*steps, seat=seat)

    return begin


def _begin_split(table: PocketMars, seat: int) -> None:
    _begin(Together(SPLIT, tuple(range(table.seats))))(table, seat)


STAGE: Final[Stage[PocketMars]] = Stage(
    clear=clear,
    give=give,
    things=c.IDS,
    players=lambda table: table.players,
    seat=(
        number(
            "earth", 0, c.COLONISTS, _colonists("earth", "ship"), "colonists on Earth; they go to or come from the Ship"
        ),
        number("ship", 0, c.COLONISTS, _colonists("ship", "earth"), "colonists aboard; they go to or come from Earth"),
        number("energy", 0, c.ENERGY_MAX, at("energy"), "energy"),
        *[
            other(
                name,
                f"how many, or (on the single star, on the double star), {c.COLONISTS} in all",
                _are_colonists,
                _home(building),
                "colonists in that Building, as (on the single star, on the double star); they come from Earth, "
                "then from the Ship",
            )
            for name, building in _HOMES.items()
        ],
        cards("hand", c.IDS, _cards_of("hands"), "cards in order; replaces the hand"),
        cards("prep", c.IDS, _cards_of("preps"), 'prep cards by slot, as in `("reveal", player, slot)`; replaces them'),
        told("score", _score, "points as things stand"),
    ),
    table=(
        cards(
            "deck",
            c.IDS,
            Where(lambda table, seat: tuple(c.IDS[card] for card in reversed(table.deck)), _put_on_deck),
            "cards, top first; puts these on top and leaves the others below",
        ),
        cards("discard", c.IDS, _open_pile(lambda table: table.discard), "cards, newest last; replaces the pile"),
        *[
            cards(
                f"column_{name}",
                c.IDS,
                _column(building),
                "cards attached to that Building, newest last; replaces them",
            )
            for building, name in enumerate(c.NAMES)
        ],
        cards(
            "covered",
            c.IDS,
            Where(
                lambda table, seat: tuple(c.IDS[card] for card in range(c.CARDS) if table.covered >> card & 1), _cover
            ),
            "attached cards that lie face down; all others lie face up",
        ),
        seat_number("first", field("first"), "the first player"),
        number("round", 1, 999, field("round"), "the number of the round"),
        told("active", lambda table, seat: table.active, "whose turn it is"),
    ),
    phases=(
        Phase("action", "the seat's turn; those behind it in the round follow", _begin(TURN, others_follow=True)),
        Phase(
            "four_cards",
            "the seat's turn is over and the four-card rule begins",
            _begin(FOUR_CARD_RULE, others_follow=True),
        ),
        Phase("end", "the round is over; in the solo game the automatics do their part first", _begin()),
        Phase("split", "all choose what to prepare", _begin_split),
    ),
)
