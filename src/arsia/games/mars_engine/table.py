"""What a table of either game keeps in the same way: the planet, mats, cards, and the small verbs that change them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.components.climate import GOALS
from arsia.games.mars_engine.components.resources import HEAT, KINDS, RESOURCES, STEEL_VALUE, TITANIUM_VALUE
from arsia.kernel.cards.knowledge import Knowledge
from arsia.kernel.game import Game
from arsia.kernel.message import Option
from arsia.kernel.table import Table, changed

NO_CARD: Final = -1

#: A table of one game; what is made for either fits there too.
M = TypeVar("M", bound="MarsTable", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)  # which also lets `copy` make its twin without __init__
class MarsTable(Table):
    """The planet, mats and cards. What belongs to a seat lies in flat lists, seat by seat.

    Cards are numbers: projects first, corporations behind them. A game says what they are called and how many of them
    are projects, what each holds and by which option it is pointed to, and what its production tracks are called.
    """

    ids: ClassVar[tuple[str, ...]] = ()
    index: ClassVar[dict[str, int]] = {}
    projects: ClassVar[int] = 0
    holds: ClassVar[list[int]] = []
    targets: ClassVar[tuple[Option, ...]] = ()
    products: ClassVar[tuple[str, ...]] = RESOURCES

    # fields: written by tools/fields.py, but for state
    __slots__ = (
        "box", "chosen", "corporations", "cuts", "dealt", "deck", "discards", "fronts", "hands", "heat_pays",
        "held", "knowledge", "next_cut", "offered", "params", "prod", "raised", "steel_value", "stock", "tags",
        "titanium_value", "tr", "used",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int,
        options: dict[str, object],
        telling: bool,
        backs: int,
        tag_kinds: int,
        rating: int,
    ) -> None:
        super().__init__(game, seats, seed, options, telling)
        self.params = [0, 0, 0]
        self.stock = [0] * (KINDS * seats)
        self.prod = [0] * (KINDS * seats)
        self.tr = [rating] * seats
        self.raised = 0  # seats whose rating rose lately
        self.corporations = [NO_CARD] * seats  # shared: one for each seat
        self.held = [0] * self.projects  # shared: resources on cards
        self.used = 0  # cards whose action was used lately, as bits
        self.next_cut = [0] * seats  # shared: a discount for the next card only
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.fronts: list[list[int]] = [[] for _ in range(seats)]  # shared: played cards that lie face up, oldest first
        self.deck: list[int] = []  # the top card last
        self.discards: list[int] = []
        self.box: list[int] = []  # what is not in play
        self.offered: list[list[int]] = [[] for _ in range(seats)]  # corporations to choose from
        self.dealt: list[list[int]] = [[] for _ in range(seats)]  # cards to choose from
        self.chosen: list[list[int]] = [[] for _ in range(seats)]  # so far, in secret
        self.knowledge = Knowledge(backs)
        self.tags = [0] * (tag_kinds * seats)  # these and all below follow from the cards in play
        self.cuts = [0] * ((tag_kinds + 1) * seats)  # shared: discounts, by tag and for every card
        self.steel_value = [STEEL_VALUE] * seats  # shared: in M€
        self.titanium_value = [TITANIUM_VALUE] * seats  # shared: in M€
        self.heat_pays = 0  # seats that may pay with heat

    def copy_into(self, twin: Table) -> None:
        super().copy_into(twin)
        assert isinstance(twin, MarsTable)
        twin.params = self.params[:]
        twin.stock = self.stock[:]
        twin.prod = self.prod[:]
        twin.tr = self.tr[:]
        twin.raised = self.raised
        twin.corporations = self.corporations
        twin.held = self.held
        twin.used = self.used
        twin.next_cut = self.next_cut
        twin.hands = [each[:] for each in self.hands]
        twin.fronts = self.fronts
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.box = self.box[:]
        twin.offered = [each[:] for each in self.offered]
        twin.dealt = [each[:] for each in self.dealt]
        twin.chosen = [each[:] for each in self.chosen]
        twin.knowledge = self.knowledge.copy()
        twin.tags = self.tags[:]
        twin.cuts = self.cuts
        twin.steel_value = self.steel_value
        twin.titanium_value = self.titanium_value
        twin.heat_pays = self.heat_pays

    @property
    def is_solo(self) -> bool:
        """Is there only one player?"""
        return self.seats == 1

    @property
    def everyone(self) -> int:
        """All seats as bits."""
        return (1 << self.seats) - 1

    def others(self, seat: int) -> int:
        """All seats but one, as bits."""
        return (1 << self.seats) - 1 & ~(1 << seat)

    def counts(self, parameter: int) -> bool:
        """Does a step of this parameter still bring anything?"""
        return self.params[parameter] < GOALS[parameter]

    @property
    def is_terraformed(self) -> bool:
        """Are all three parameters at their goals?"""
        params = self.params
        return params[0] == GOALS[0] and params[1] == GOALS[1] and params[2] == GOALS[2]

    def tag_count(self, seat: int, tag: int) -> int:
        """The seat's tags of one kind, on cards that lie face up."""
        return self.tags[len(self.tags) // self.seats * seat + tag]

    def closed_zones(self) -> list[list[int]]:
        """Everywhere that cards lie face down or are held."""
        return [self.deck, self.discards, self.box, *self.hands, *self.offered, *self.dealt]

    def open_zones(self) -> list[list[int]]:
        """Everywhere that played cards lie."""
        return self.fronts

    # ---- mats ----------------------------------------------------------------------------------------------------

    def gain(self, seat: int, resource: int, n: int) -> None:
        """Take resources from the supply."""
        if n:
            self.stock[seat * KINDS + resource] += n
            if self.telling:
                self.tell("gain", seat, RESOURCES[resource], n)

    def lose(self, seat: int, resource: int, n: int) -> None:
        """Give resources back to the supply."""
        if n:
            self.stock[seat * KINDS + resource] -= n
            if self.telling:
                self.tell("lose", seat, RESOURCES[resource], n)

    def pay(self, seat: int, resource: int, n: int) -> None:
        """Pay with a resource."""
        if n:
            self.stock[seat * KINDS + resource] -= n
            if self.telling:
                self.tell("pay", seat, RESOURCES[resource], n)

    def produce(self, seat: int, product: int, n: int) -> None:
        """Production, or a level that stands for it, up or down."""
        if n:
            self.prod[seat * KINDS + product] += n
            if self.telling:
                self.tell("production", seat, self.products[product], n)

    def purse(self, seat: int) -> int:
        """What the seat can pay where M€ are asked."""
        base = seat * KINDS
        money = self.stock[base]
        return money + self.stock[base + HEAT] if self.heat_pays >> seat & 1 else money

    def rate_up(self, seat: int, n: int) -> None:
        """The terraform rating goes up."""
        raise NotImplementedError

    # ---- resources on cards --------------------------------------------------------------------------------------

    def put_on(self, card: int, n: int, seat: int) -> None:
        """Resources onto a card."""
        self.held = changed(self.held, card, self.held[card] + n)
        if self.telling and n:
            self.tell("add", seat, self.ids[card], n)

    def take_off(self, card: int, n: int, seat: int) -> None:
        """Resources off a card; the seat is the one that takes them."""
        self.held = changed(self.held, card, self.held[card] - n)
        if self.telling and n:
            self.tell("take", seat, self.ids[card], n)

    # ---- cards ---------------------------------------------------------------------------------------------------

    def can_draw(self, n: int) -> bool:
        """Are there that many cards to draw?"""
        return len(self.deck) + len(self.discards) >= n

    def pop_card(self) -> int:
        """The top card of the deck; an empty deck is made anew from the discards first."""
        if not self.deck:
            self.reshuffle()
        self.shared = True
        return self.deck.pop()

    def marks(self, seat: int, cards: list[int]) -> tuple[int, int]:
        """How far the seat has chosen among the cards: behind which place it goes on, and how many it has. Before the
        game a corporation may lie first among what is chosen."""
        chosen = self.chosen[seat]
        projects = self.projects
        if not chosen or chosen[-1] >= projects:
            return 0, 0
        return cards.index(chosen[-1]) + 1, len(chosen) - (1 if chosen[0] >= projects else 0)

    def deal_to(self, seat: int, zone: list[int], n: int) -> int:
        """Up to n cards into a zone that only this seat sees; how many there were."""
        bit = 1 << seat
        got = 0
        while got < n and (self.deck or self.discards):
            card = self.pop_card()
            self.knowledge.show(card, bit)
            zone.append(card)
            got += 1
        if got:
            self.reveal()
        return got

    def draw(self, seat: int, n: int) -> None:
        """Cards to the hand, without paying."""
        hand = self.hands[seat]
        got = self.deal_to(seat, hand, n)
        if got:
            self.mingle(seat, hand)
            if self.telling:
                self.tell("draw", seat, got)
                self.tell_drawn(seat, [self.ids[card] for card in hand[-got:]])

    def tell_drawn(self, seat: int, cards: list[str]) -> None:
        """Tell the seat alone which cards it drew."""
        raise NotImplementedError

    def mingle(self, seat: int, cards: list[int]) -> None:
        """These cards are held together in no order, for those who do not see them."""
        if self.seats > 1 and len(cards) > 1:
            self.knowledge.mingle(cards, self.others(seat))

    def reshuffle(self) -> None:
        """A new deck from the discards. What each seat knew of them is blurred."""
        cards = self.discards
        self.mix(cards)
        self.closed = True
        self.shared = True
        self.deck = cards
        self.discards = []
        self.knowledge.blur(cards, self.everyone)
        if self.telling:
            self.tell("reshuffle", len(cards))

    def discard_hidden(self, seat: int, cards: list[int], among: list[int]) -> None:
        """Cards go to the discards face down, from among these that the seat holds."""
        if not cards:
            return
        self.shared = True
        if self.seats > 1:
            self.knowledge.blur(among, self.others(seat))
        for card in cards:
            among.remove(card)
        self.discards += cards

    def show_all(self, card: int) -> None:
        """Everybody sees the card."""
        self.knowledge.show(card, self.everyone)
