"""The rules of Pocket Mars, in the order of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.pocket_mars.card_effects import TAKE_FROM_AUTOMATICS
from arsia.games.pocket_mars.cards import ABILITIES, DECK
from arsia.games.pocket_mars.components import (
    ATTACH,
    COLONISTS,
    COLOUR,
    CONSTRUCTION,
    DISCARD,
    FOUR_IN_ONE,
    HAND,
    HOMES,
    IDS,
    IN_ALL_FOUR,
    INDEX,
    LAND,
    LAUNCH,
    MOST_ENERGY,
    NAMES,
    ON_SHIP,
    ON_STAR1,
    ON_STAR2,
    PLAY,
    PREP,
    PREPARE,
    SKIP,
    SOLO_DISCARD_ENERGY,
    USE,
    VALUE,
)
from arsia.games.pocket_mars.table import NO_CARD, PocketMars
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.outcome import Line, Outcome, places
from arsia.kernel.several import GONE, Several, SeveralSeen
from arsia.kernel.step import Choice, Step, Together

DRAFT: Final = 5  # cards dealt to each seat in the draft variant

# ---- set-up ----------------------------------------------------------------------------------------------------------


class SetUp(Step[PocketMars]):
    """Shuffle, draw lots for the first player, deal or draft four cards each, split them (PM-01 to PM-08)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        from arsia.games.pocket_mars.solo import SET_UP_AUTOMATICS

        everyone = tuple(range(table.seats))
        table.shuffle(table.deck)
        table.first = table.below(table.seats)
        table.tell("start", table.first)
        steps: list[Step[PocketMars]] = [DEAL]
        if table.options["draft"]:
            steps = [DEAL_PACKS] + [Together(PICK, everyone), PASS_PACKS] * (DRAFT - 1)
        steps += [Together(SPLIT, everyone), LAY_OUT, SET_UP_AUTOMATICS if table.is_solo else PLAY_ROUND]
        table.then(*steps)


class Deal(Step[PocketMars]):
    """Four cards to each seat."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        for each in range(table.seats):
            for _ in range(HAND + PREP):
                table.draw(each)


class SplitCards(Several[PocketMars]):
    """Which two of the four cards go to the prep module? In secret, until all have chosen (PM-07)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-split")

    def elements(self, table: PocketMars, seat: int) -> list[Option]:
        return [PREPARE[card] for card in table.hands[seat]]

    def limits(self, table: PocketMars, seat: int) -> tuple[int, int]:
        return PREP, PREP

    def marked(self, table: PocketMars, seat: int) -> tuple[int, int]:
        chosen = table.chosen[seat]
        return (table.hands[seat].index(chosen[-1]) + 1, len(chosen)) if chosen else (0, 0)

    def add(self, table: PocketMars, seat: int, element: Option) -> None:
        table.chosen[seat].append(INDEX[str(element[1])])


class LayOut(Step[PocketMars]):
    """The chosen cards are laid out, face down."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        for each in range(table.seats):
            for card in table.chosen[each]:
                table.prepare(each, card)
        table.chosen = [[] for _ in range(table.seats)]


# ---- the draft variant -----------------------------------------------------------------------------------------------


class DealPacks(Step[PocketMars]):
    """Five cards to each seat, to choose from (PM-80)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        for each in range(table.seats):
            pack = [table.deck.pop() for _ in range(DRAFT)]
            table.packs.append(pack)
            for card in pack:
                table.knowledge.show(card, 1 << each)


class PickCard(Choice[PocketMars]):
    """Which card of the pack to keep? In secret, until all have chosen (PM-81)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-pick")

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        return [("pick", IDS[card]) for card in table.packs[seat]]

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        table.chosen[seat].append(INDEX[str(option[1])])


class PassPacks(Step[PocketMars]):
    """The picks are kept and the packs go to the left; the last cards go back to the deck (PM-82, PM-83)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        for each in range(table.seats):
            card = table.chosen[each].pop()
            pack = table.packs[each]
            table.knowledge.blur([twin for twin in pack if COLOUR[twin] == COLOUR[card]], table.others(each))
            pack.remove(card)
            table.hold(each, card)
            table.tell("pick", each, NAMES[COLOUR[card]])
            table.tell_only(each, "picked", each, IDS[card])
        if len(table.packs[0]) == 1:
            self._put_back(table)
            return
        table.packs = [table.packs[each - 1] for each in range(table.seats)]
        for each, pack in enumerate(table.packs):
            for card in pack:
                table.knowledge.show(card, 1 << each)

    def _put_back(self, table: PocketMars) -> None:
        for pack in table.packs:
            table.deck += pack
        table.packs = []
        table.shuffle(table.deck)
        table.knowledge.blur(table.deck, (1 << table.seats) - 1)
        for hand in table.hands:
            table.shuffle(hand)  # the order of the picks is nobody else's business


# ---- the four-card rule ----------------------------------------------------------------------------------------------


class FourCardRule(Step[PocketMars]):
    """After every turn all come back to two and two, the active player first, each finishing before the next."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        seats = table.seats
        for turn in range(seats - 1, -1, -1):
            each = (seat + turn) % seats
            if len(table.hands[each]) != HAND or len(table.preps[each]) != PREP:
                table.then(REPLENISH, seat=each)


class Replenish(Step[PocketMars]):
    """Draw what is missing, then fill the prep module, then discard what is too much (PM-20 to PM-23)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        hand = table.hands[seat]
        missing = HAND + PREP - len(hand) - len(table.preps[seat])
        table.then(FILL_PREP, seat=seat)
        if table.seats == 1:
            for _ in range(missing):
                table.then(TAKE_FROM_AUTOMATICS, seat=seat)
            return
        for _ in range(missing):
            table.draw(seat)


class FillPrep(Step[PocketMars]):
    """Hand cards go to the prep module until it has two; then hand cards are discarded until two are left."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        hand = table.hands[seat]
        room = PREP - len(table.preps[seat])
        if room > 1:
            table.shuffle(hand)  # the slots must not tell which card was held longer
        if room:
            table.then(PREPARE_CARDS, DROP_CARDS, seat=seat)
        else:
            table.then(DROP_CARDS, seat=seat)


class PrepareCards(SeveralSeen[PocketMars]):
    """Which hand cards go to the prep module?"""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-prepare")
    walks: ClassVar[int] = GONE

    def elements(self, table: PocketMars, seat: int) -> list[Option]:
        return [PREPARE[card] for card in table.hands[seat]]

    def limits(self, table: PocketMars, seat: int) -> tuple[int, int]:
        n = self.taken + min(len(table.hands[seat]), PREP - len(table.preps[seat]))
        return n, n

    def onward(self, place: int, taken: int) -> PrepareCards:
        return PrepareCards(place, taken)

    def add(self, table: PocketMars, seat: int, element: Option) -> None:
        table.prepare(seat, INDEX[str(element[1])])

    def is_public(self, table: PocketMars, seat: int) -> bool:
        return self.place == 0  # how many are left to choose from tells where the last one was held


class DropCards(SeveralSeen[PocketMars]):
    """Which hand cards are too much?"""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-drop")
    walks: ClassVar[int] = GONE

    def elements(self, table: PocketMars, seat: int) -> list[Option]:
        return [DISCARD[card] for card in table.hands[seat]]

    def limits(self, table: PocketMars, seat: int) -> tuple[int, int]:
        n = self.taken + max(0, len(table.hands[seat]) - HAND)
        return n, n

    def onward(self, place: int, taken: int) -> DropCards:
        return DropCards(place, taken)

    def add(self, table: PocketMars, seat: int, element: Option) -> None:
        card = INDEX[str(element[1])]
        table.hands[seat].remove(card)
        table.discard_card(seat, card)

    def is_public(self, table: PocketMars, seat: int) -> bool:
        return self.place == 0  # how many are left to choose from tells where the last one was held


# ---- rounds and turns ------------------------------------------------------------------------------------------------


class PlayRound(Step[PocketMars]):
    """One turn each, from the first player clockwise; then see whether the game is over (PM-24)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        table.round += 1
        if table.telling:
            table.tell("round", table.round)
        table.then(END_ROUND)
        for turn in range(table.seats - 1, -1, -1):
            table.then(TURN, seat=(table.first + turn) % table.seats)


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
            reasons = DECK[card].prepared.why_not(table, seat)
            if reasons:
                found.append(Refusal(ATTACH[card], tuple(reasons)))
        return found


# ---- the five actions ------------------------------------------------------------------------------------------------


def play_from_hand(table: PocketMars, seat: int, card: int) -> None:
    """The snap action of a hand card; then the card is discarded (PM-30)."""
    table.hands[seat].remove(card)
    table.playing = card
    table.knowledge.show(card, (1 << table.seats) - 1)
    if table.telling:
        table.tell("play", seat, IDS[card])
    table.then(DISCARD_PLAYED)
    DECK[card].snap.use(table, seat)


class DiscardPlayed(Step[PocketMars]):
    """The hand card whose action is done goes to the discard pile."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        table.discard.append(table.playing)
        table.playing = NO_CARD


def attach_own(table: PocketMars, seat: int, card: int) -> None:
    """An own prep card: compare and land, prepared action, Building ability, each optional (PM-40 to PM-43)."""
    building = COLOUR[card]
    beats = VALUE[card] > table.last_value(building)
    table.preps[seat].remove(card)
    table.attach(card)
    if table.telling:
        table.tell("attach", seat, IDS[card])
    # Construction holds no colonists, so there is nothing to compare.
    if beats and building != CONSTRUCTION:
        table.then(LAND_HERE[building], USE_PREPARED[card], ABILITIES[building])
    else:
        table.then(USE_PREPARED[card], ABILITIES[building])


def reveal_other(table: PocketMars, seat: int, owner: int, slot: int) -> None:
    """Another's prep card: its owner may use the prepared action, then the active player the ability (PM-50, PM-51)."""
    card = table.preps[owner].pop(slot)
    building = COLOUR[card]
    beats = VALUE[card] > table.last_value(building)
    table.attach(card)
    table.reveal()
    if table.telling:
        table.tell("reveal", seat, owner, IDS[card])
    table.then(ABILITIES[building])
    if not table.is_solo:
        table.then(USE_PREPARED[card], seat=owner)
    elif beats and building != CONSTRUCTION:
        # PM-74: the automatics have no use for the card, so the player compares instead.
        table.then(LAND_HERE[building])


def take_colonist(table: PocketMars, seat: int) -> None:
    """One colonist from Earth to the Ship; the automatics then also lose a card (PM-52, PM-75)."""
    if table.telling:
        table.tell("take", seat)
    table.launch(seat, 1)
    if table.is_solo:
        from arsia.games.pocket_mars.solo import DISCARD_AUTOMATICS

        table.then(DISCARD_AUTOMATICS)


def discard_for_energy(table: PocketMars, seat: int, card: int) -> None:
    """A hand or own prep card for one energy, two against the automatics (PM-53, PM-76)."""
    if card in table.hands[seat]:
        table.hands[seat].remove(card)
    else:
        table.preps[seat].remove(card)
    if table.telling:
        table.tell("recycle", seat)
    table.discard_card(seat, card)
    table.gain_energy(seat, SOLO_DISCARD_ENERGY if table.is_solo else 1)


class LandHere(Choice[PocketMars]):
    """A higher card: the player may land one colonist in that Building."""

    __slots__ = ("building",)

    def __init__(self, building: int) -> None:
        self.building = building

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        return [LAND[self.building], SKIP] if table.ship[seat] else []

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        if option != SKIP:
            table.land(seat, self.building)

    def prompt(self, table: PocketMars, seat: int) -> Message:
        return Message("prompt-land-here", {"building": NAMES[self.building]})


class UsePrepared(Choice[PocketMars]):
    """The owner of an attached card may use its prepared action."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        return [USE, SKIP] if DECK[self.card].prepared.is_open(table, seat) else []

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        if option == USE:
            if table.telling:
                table.tell("use", seat, IDS[self.card])
            DECK[self.card].prepared.use(table, seat)

    def prompt(self, table: PocketMars, seat: int) -> Message:
        return Message("prompt-prepared", {"card": IDS[self.card], "action": DECK[self.card].prepared.text()})


# ---- end and scoring -------------------------------------------------------------------------------------------------


class EndRound(Step[PocketMars]):
    """The game ends with the round in which somebody's seventh colonist came to Mars (PM-60)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        if any(table.landed(each) == COLONISTS for each in range(table.players)):
            score_game(table)
        else:
            table.then(PLAY_ROUND)


def score_game(table: PocketMars) -> None:
    """Points, then more colonists on double stars, then more on Mars; after that it is a draw (PM-61 to PM-68)."""
    sheets = [score_sheet(table, each) for each in range(table.seats)]
    scores = [sum(line.points for line in sheet) for sheet in sheets]
    ranks = [(scores[each], sum(table.star2[each :: table.players]), table.landed(each)) for each in range(table.seats)]
    table.tell("end")
    table.end(Outcome(places(ranks), tuple(scores), tuple(sheets), Message("end-seven-landed")))


def score_sheet(table: PocketMars, player: int) -> tuple[Line, ...]:
    """The points of one player, line by line."""
    homes = [table.colonists_in(building, player) for building in range(HOMES)]
    return (
        Line("score-ship", ON_SHIP * table.ship[player]),
        Line("score-star1", ON_STAR1 * sum(table.star1[player :: table.players])),
        Line("score-star2", ON_STAR2 * sum(table.star2[player :: table.players])),
        Line("score-energy", MOST_ENERGY if table.energy[player] == max(table.energy) else 0),
        Line("score-all-four", IN_ALL_FOUR if min(homes) else 0),
        Line("score-four-in-one", FOUR_IN_ONE if max(homes) >= 4 else 0),
    )


# Steps without a changing part exist once.
DEAL: Final = Deal()
DEAL_PACKS: Final = DealPacks()
PICK: Final = PickCard()
PASS_PACKS: Final = PassPacks()
SPLIT: Final = SplitCards()
LAY_OUT: Final = LayOut()
PLAY_ROUND: Final = PlayRound()
END_ROUND: Final = EndRound()
TURN: Final = Turn()
TAKE_TURN: Final = TakeTurn()
FOUR_CARD_RULE: Final = FourCardRule()
REPLENISH: Final = Replenish()
FILL_PREP: Final = FillPrep()
PREPARE_CARDS: Final = PrepareCards(0, 0)
DROP_CARDS: Final = DropCards(0, 0)
DISCARD_PLAYED: Final = DiscardPlayed()
LAND_HERE: Final = tuple([LandHere(building) for building in range(HOMES)])
USE_PREPARED: Final = tuple([UsePrepared(card) for card in range(len(DECK))])
REVEAL: Final[tuple[list[Option], ...]] = tuple(
    [[("reveal", player, slot) for slot in range(PREP)] for player in range(4)]
)
