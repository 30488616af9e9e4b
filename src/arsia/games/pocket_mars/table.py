"""The state of a game of Pocket Mars, and the small verbs that change it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from arsia.games.pocket_mars import components as c
from arsia.kernel.cards.knowledge import Knowledge
from arsia.kernel.game import Game
from arsia.kernel.table import Table

NOWHERE: Final = -1
NO_CARD: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)  # which also lets `copy` make its twin without __init__
class PocketMars(Table):
    """Ships, Buildings, hands, prep modules, deck and discard pile.

    A *player* is a seat or, in the solo game, the automatics, who are player 1 and hold no seat.
    """

    # fields: written by tools/fields.py
    __slots__ = (
        "active", "bottomed", "chosen", "columns", "covered", "deck", "discard", "earth", "energy", "first",
        "hands", "knowledge", "packs", "players", "playing", "preps", "room", "round", "ship", "spot", "star1",
        "star2",
    )  # fmt: skip

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling)
        self.players = max(2, seats)  # setup: the automatics are a player
        self.room = 1 if self.players == 2 else 2  # setup: places on each double star (PM-12)
        self.round = 0
        self.first = 0
        self.active = 0
        self.earth = [6] * self.players
        self.ship = [1] * self.players
        self.energy = [c.ENERGY_START] * self.players
        self.star1 = [0] * (c.HOMES * self.players)  # by Building, then player
        self.star2 = [0] * (c.HOMES * self.players)
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.preps: list[list[int]] = [[] for _ in range(self.players)]
        self.packs: list[list[int]] = []  # what is passed on in a draft
        self.chosen: list[list[int]] = [[] for _ in range(seats)]  # picked in secret and not yet laid out
        self.deck = list(range(c.CARDS))  # the top card last
        self.discard: list[int] = []
        self.columns: list[list[int]] = [[] for _ in c.NAMES]
        self.covered = 0  # attached cards that lie face down, as bits
        self.bottomed = 0  # cards in the deck whose back everybody saw go in, as bits
        self.playing = NO_CARD  # a hand card whose action is being done
        self.spot = NOWHERE  # the Building that the last effect of the current action went to
        self.knowledge = Knowledge(c.CARDS)

    def copy_into(self, twin: Table) -> None:
        super().copy_into(twin)
        assert isinstance(twin, PocketMars)
        twin.players = self.players
        twin.room = self.room
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.earth = self.earth[:]
        twin.ship = self.ship[:]
        twin.energy = self.energy[:]
        twin.star1 = self.star1[:]
        twin.star2 = self.star2[:]
        twin.hands = [each[:] for each in self.hands]
        twin.preps = [each[:] for each in self.preps]
        twin.packs = [each[:] for each in self.packs] if self.packs else []
        twin.chosen = [each[:] for each in self.chosen]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.columns = [each[:] for each in self.columns]
        twin.covered = self.covered
        twin.bottomed = self.bottomed
        twin.playing = self.playing
        twin.spot = self.spot
        twin.knowledge = self.knowledge.copy()

    def state(self) -> tuple[object, ...]:
        return (
            self.round, self.first, self.active, self.earth, self.ship, self.energy, self.star1, self.star2, self.hands,
            self.preps, self.packs, self.chosen, self.deck, self.discard, self.columns, self.covered, self.bottomed,
            self.playing, self.spot, self.knowledge.state(),
        )  # fmt: skip

    # ---- questions -----------------------------------------------------------------------------------------------

    @property
    def is_solo(self) -> bool:
        """Is it the solo game against the automatics?"""
        return self.seats == 1

    def last_value(self, building: int) -> int:
        """The value to beat at a Building: that of its newest card, or its own (PM-25, PM-26)."""
        column = self.columns[building]
        if not column:
            return c.BASE_VALUE
        return 0 if self.covered >> column[-1] & 1 else c.VALUE[column[-1]]

    def colonists_in(self, building: int, player: int) -> int:
        """How many colonists of the player are in the Building, on either star."""
        at = building * self.players + player
        return self.star1[at] + self.star2[at]

    def has_room(self, building: int) -> bool:
        """Is there a free place on the double star?"""
        at = building * self.players
        return sum(self.star2[at : at + self.players]) < self.room

    def landed(self, player: int) -> int:
        """How many colonists of the player are on Mars."""
        return sum(self.star1[player :: self.players]) + sum(self.star2[player :: self.players])

    def others(self, seat: int) -> int:
        """Every seat but this one, as bits."""
        return ((1 << self.seats) - 1) & ~(1 << seat)

    # ---- colonists and energy ------------------------------------------------------------------------------------

    def launch(self, player: int, n: int) -> None:
        """Own colonists from Earth to the own Ship, as many as there are."""
        n = min(n, self.earth[player])
        if n:
            self.earth[player] -= n
            self.ship[player] += n
            if self.telling:
                self.tell("launch", player, n)

    def land(self, player: int, building: int) -> None:
        """One own colonist from the Ship to the single star of a Building."""
        self.ship[player] -= 1
        self.star1[building * self.players + player] += 1
        self.spot = building
        if self.telling:
            self.tell("land", player, c.NAMES[building])

    def land_high(self, player: int, building: int) -> None:
        """One own colonist from the Ship straight to the double star of a Building."""
        self.ship[player] -= 1
        self.star2[building * self.players + player] += 1
        self.spot = building
        if self.telling:
            self.tell("land_high", player, c.NAMES[building])

    def promote(self, player: int, building: int) -> None:
        """One colonist from the single to the double star."""
        at = building * self.players + player
        self.star1[at] -= 1
        self.star2[at] += 1
        if self.telling:
            self.tell("promote", player, c.NAMES[building])

    def demote(self, player: int, building: int) -> None:
        """One colonist from the double to the single star."""
        at = building * self.players + player
        self.star2[at] -= 1
        self.star1[at] += 1
        if self.telling:
            self.tell("demote", player, c.NAMES[building])

    def gain_energy(self, player: int, n: int) -> None:
        """Energy up, not above the end of the track; what is above is lost (PM-15)."""
        gained = min(n, c.ENERGY_MAX - self.energy[player])
        if gained:
            self.energy[player] += gained
            if self.telling:
                self.tell("gain", player, gained)

    def pay_energy(self, player: int, n: int) -> None:
        """Energy down, always in full."""
        self.energy[player] -= n
        if self.telling:
            self.tell("pay", player, n)

    # ---- cards ---------------------------------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """The top card of the deck to the hand. The last one makes a new deck at once (PM-44)."""
        if not self.deck:
            return
        card = self.deck.pop()
        self.bottomed &= ~(1 << card)
        self.take_in_hand(seat, card)
        if not self.deck and not self.is_solo:
            self.reshuffle()

    def take_in_hand(self, seat: int, card: int) -> None:
        """A card that others do not see comes to the hand; only its back is shown."""
        self.knowledge.show(card, 1 << seat)
        self.hold(seat, card)
        self.reveal()
        self.touch()
        if self.telling:
            self.tell("draw", seat, c.NAMES[c.COLOUR[card]])
            self.tell_only(seat, "drawn", seat, c.IDS[card])

    def hold(self, seat: int, card: int) -> None:
        """A card joins the hand, which is held in no order: others cannot tell it from its twins in colour."""
        hand = self.hands[seat]
        hand.append(card)
        if self.seats > 1:
            colour = c.COLOUR[card]
            twins = [each for each in hand if c.COLOUR[each] == colour]
            if len(twins) > 1:
                self.knowledge.mingle(twins, self.others(seat))

    def reshuffle(self) -> None:
        """A new deck from the discard pile and the covered part of every column (PM-44, PM-45)."""
        cards = self.discard
        for column in self.columns:
            cards += column[:-1]
            del column[:-1]
        everyone = (1 << self.seats) - 1
        for card in cards:
            self.covered &= ~(1 << card)
            self.knowledge.show(card, everyone)
        self.shuffle(cards)
        self.knowledge.shuffled(cards)
        self.deck = cards
        self.discard = []
        if self.telling:
            self.tell("reshuffle", len(cards))

    def discard_card(self, seat: int, card: int) -> None:
        """A seat's card to the discard pile, face up."""
        self.discard.append(card)
        self.knowledge.show(card, (1 << self.seats) - 1)
        if self.telling:
            self.tell("discard", seat, c.IDS[card])

    def slip(self, seat: int, card: int) -> None:
        """A card leaves the hand face down: the others see only its back, so its twins in colour blur (PM-18)."""
        hand = self.hands[seat]
        if self.seats > 1:
            colour = c.COLOUR[card]
            self.knowledge.blur([each for each in hand if c.COLOUR[each] == colour], self.others(seat))
        hand.remove(card)

    def prepare(self, seat: int, card: int) -> None:
        """A hand card to the own prep module, face down."""
        self.slip(seat, card)
        self.preps[seat].append(card)
        if self.telling:
            self.tell("prepare", seat, c.NAMES[c.COLOUR[card]])
            self.tell_only(seat, "prepared", seat, c.IDS[card])

    def put_under_deck(self, seat: int, card: int) -> None:
        """A card of the own hand or prep module to the bottom of the deck, face down."""
        if card in self.preps[seat]:
            self.preps[seat].remove(card)
        else:
            self.slip(seat, card)
        self.deck.insert(0, card)
        self.bottomed |= 1 << card
        self.touch()
        if self.telling:
            self.tell("bottom", seat, c.NAMES[c.COLOUR[card]])
            self.tell_only(seat, "bottomed", seat, c.IDS[card])

    def attach(self, card: int) -> None:
        """A card to the end of the column of its colour, face up."""
        self.columns[c.COLOUR[card]].append(card)
        self.knowledge.show(card, (1 << self.seats) - 1)
        self.touch()

    def attach_covered(self, seat: int, card: int) -> None:
        """A hand card to the end of the column of its colour, face down: its value there is 0."""
        self.slip(seat, card)
        self.columns[c.COLOUR[card]].append(card)
        self.covered |= 1 << card
        self.spot = c.COLOUR[card]
        self.touch()
        if self.telling:
            self.tell("cover", seat, c.NAMES[c.COLOUR[card]])
            self.tell_only(seat, "covered", seat, c.IDS[card])

    @property
    def clock(self) -> int:
        return self.round
