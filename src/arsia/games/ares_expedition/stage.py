"""Situations for tests, by name.

Of a seat: ``mc``, ``heat``, ``plants``; ``mc_production``, ``heat_production``, ``plants_production``,
``cards_production``, the levels ``steel`` and ``titanium``, or all as ``production={…}``; ``tr``, ``forests``,
``corporation`` (its effect, tags and production, not its M€), ``hand``, ``played`` (with their effects, tags and
production), ``held`` (resources on cards), ``used`` (actions used in this phase), ``tags``, ``phase`` (chosen for this
round, which gives its bonus), ``plan`` (chosen and not yet revealed), ``plays``, ``bonus``, ``done``,
``next_discount``, ``next_ease``, ``dealt``, ``offered``, ``score``.
Of the table: ``temperature`` (°C), ``oxygen``, ``oceans``, as they stand and stood when the phase began; ``start``
(to read: as the phase began), ``next_oceans`` (rewards of the next tiles, as ``{"plants": 2}``), ``round``, ``phase``,
``phases`` (of this round), ``deck`` (top first), ``discards``, ``bot_tr``, ``bot_deck`` (top first), ``bot_plan``,
``cubes``, ``markers``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from arsia.games.ares_expedition.cards import DECK, TAGS_OF, corporation
from arsia.games.ares_expedition.components import (
    ACTION,
    BOT_TR,
    COOP_CUBES,
    COOP_MARKERS,
    CUTS,
    FOREST_PLANTS,
    NO_PHASE,
    OCEAN_TILES,
    PHASES,
    PRODUCTS,
    SALE,
    START_TR,
    STEEL_VALUE,
    TAG_KINDS,
    TAG_NAMES,
    TITANIUM_VALUE,
)
from arsia.games.ares_expedition.coop import TAKE_ALL
from arsia.games.ares_expedition.effects import Produce
from arsia.games.ares_expedition.invariants import expected
from arsia.games.ares_expedition.names import ALL_CARDS, CORPORATION_IDS, IDS, INDEX, PROJECT_CARDS, PROJECT_IDS
from arsia.games.ares_expedition.phases import ACT, BEGIN_PHASE, CONSTRUCT, DEVELOP, FORCE_ALL
from arsia.games.ares_expedition.rules import (
    CHOOSE_CORPORATION,
    CHOOSE_PHASE,
    DEAL,
    END_ROUND,
    EXCHANGE,
    LAST_SALE,
    OPEN_CORPORATIONS,
    PLAN_ROUND,
    REVEAL_PHASES,
)
from arsia.games.ares_expedition.score import score
from arsia.games.ares_expedition.solo import HELP_PLANET
from arsia.games.ares_expedition.table import NO_CARD, OCCASIONS, AresExpedition
from arsia.games.mars_engine.climate import OCEANS, OXYGEN, TEMPERATURE, degrees, warmth
from arsia.games.mars_engine.resources import HEAT, KINDS, MC, PLANTS, STEEL, TITANIUM
from arsia.games.mars_engine.tags import TAGS
from arsia.kernel.knowledge import Knowledge
from arsia.kernel.stage import ByHand
from arsia.kernel.step import Step, Together

_STOCKS: Final = {"mc": MC, "heat": HEAT, "plants": PLANTS}
_LEVELS: Final = {"steel": STEEL, "titanium": TITANIUM}
_PRODUCTION: Final = "_production"
_NUMBERS: Final = ("tr", "forests", "plays")
_FLAGS: Final = {"bonus": "bonus", "done": "done", "next_ease": "next_eased"}
_OF_A_SEAT: Final = (
    "it has mc, heat, plants, the same and cards with _production, steel, titanium, production, tr, forests, "
    "corporation, hand, played, held, used, tags, phase, plan, plays, bonus, done, next_discount, next_ease, dealt, "
    "offered, score"
)
_OF_THE_TABLE: Final = (
    "it has temperature, oxygen, oceans, start, next_oceans, round, phase, phases, deck, discards, bot_tr, bot_deck, "
    "bot_plan, cubes, markers"
)


class AresExpeditionStage(ByHand):
    """Sets and reads a table of Ares Expedition."""

    def __init__(self) -> None:
        self.entered: tuple[int, int, int] | None = None  # the phase of cards or actions, the ply and the round

    def clear(self, table: AresExpedition) -> None:
        seats = table.seats
        table.lane.clear()
        table.lanes = []
        table.group = -1
        table.round = 1
        table.phase = NO_PHASE
        table.agenda = table.bonus = table.used = table.done = table.raised = table.playing = 0
        table.reached = False
        table.params = [0, 0, 0]
        table.start_params = [0, 0, 0]
        table.stock = [0] * (KINDS * seats)
        table.tr = [START_TR] * seats
        table.forests = [0] * seats
        table.corporations = [NO_CARD] * seats
        for zones in (table.hands, table.fronts, table.offered, table.dealt, table.chosen):
            for zone in zones:
                zone.clear()
        table.held = [0] * PROJECT_CARDS
        table.picked = [NO_PHASE] * seats
        table.plans = [NO_PHASE] * seats
        table.plays = [0] * seats
        table.next_cut = [0] * seats
        table.next_eased = 0
        table.deck = list(range(PROJECT_CARDS))
        table.discards = []
        table.box = list(range(PROJECT_CARDS, ALL_CARDS))
        table.swapped = NO_CARD
        table.tiles = list(range(len(OCEAN_TILES)))
        table.bot_deck = list(range(len(PHASES)))[::-1] if table.is_solo else []
        table.bot_plan = NO_PHASE
        table.bot_tr = BOT_TR
        table.cubes = COOP_CUBES if table.is_coop else 0
        table.markers = COOP_MARKERS if table.is_coop else 0
        table.knowledge = Knowledge(ALL_CARDS)
        for card in table.box:
            table.knowledge.eras[card] = -1
        self._begin_effects(table)

    def give(self, table: AresExpedition, seat: int, card: str) -> None:
        self._move(table, table.hands[seat], card, 1 << seat)
        self._wake(table, seat)

    # ---- of a seat -----------------------------------------------------------------------------------------------

    def put(self, table: AresExpedition, seat: int | None, name: str, value: Any) -> None:
        if seat is None:
            self._put_table(table, name, value)
        else:
            self._put_seat(table, seat, name, value)
            self._wake(table, seat)

    def _put_seat(self, table: AresExpedition, seat: int, name: str, value: Any) -> None:
        if name in _STOCKS:
            table.stock[seat * KINDS + _STOCKS[name]] = value
        elif name in _LEVELS:
            table.prod[seat * KINDS + _LEVELS[name]] = value
        elif name == "production":
            for product, n in value.items():
                table.prod[seat * KINDS + PRODUCTS.index(product)] = n
        elif name.removesuffix(_PRODUCTION) in PRODUCTS:
            table.prod[seat * KINDS + PRODUCTS.index(name.removesuffix(_PRODUCTION))] = value
        elif name in _NUMBERS:
            getattr(table, name)[seat] = value
        elif name == "next_discount":
            table.next_cut[seat] = value
        elif name in _FLAGS:
            bits = getattr(table, _FLAGS[name]) & ~(1 << seat)
            setattr(table, _FLAGS[name], bits | (1 << seat if value else 0))
        elif name in ("phase", "plan"):
            (table.picked if name == "phase" else table.plans)[seat] = _phase(value)
        elif name == "tags":  # as if other cards with these tags lay there
            for tag, n in value.items():
                table.tags[seat * TAG_KINDS + TAGS.index(tag)] = n
        else:
            self._put_cards(table, seat, name, value)

    def _put_cards(self, table: AresExpedition, seat: int, name: str, value: Any) -> None:
        if name in ("hand", "dealt"):
            zone = table.hands[seat] if name == "hand" else table.dealt[seat]
            for card in list(zone):
                self._move(table, table.deck, IDS[card], 0)
                table.deck.insert(0, table.deck.pop())
            for card_name in value:
                self._move(table, zone, card_name, 1 << seat)
        elif name == "played":
            more = _set_by_hand(table)
            for card_name in value:
                self._move(table, table.fronts[seat], card_name, table.everyone)
            self._begin_effects(table, *more)
        elif name == "corporation":
            self._found(table, seat, value)
        elif name == "offered":
            table.box += table.offered[seat]
            table.offered[seat] = [_corporation(each) for each in value]
            for card in table.offered[seat]:
                table.box.remove(card)
                table.knowledge.known[card] = 1 << seat
        elif name == "held":
            for card_name, n in value.items():
                table.held[_project(card_name)] = n
        elif name == "used":
            for card_name in value:
                table.used |= 1 << _project(card_name)
        else:
            raise ValueError(f"a seat has no {name!r}; {_OF_A_SEAT}")

    def get(self, table: AresExpedition, seat: int | None, name: str) -> Any:
        if seat is None:
            return self._get_table(table, name)
        base = seat * KINDS
        if name in _STOCKS:
            return table.stock[base + _STOCKS[name]]
        if name in _LEVELS:
            return table.prod[base + _LEVELS[name]]
        if name == "production":
            return {product: table.prod[base + index] for index, product in enumerate(PRODUCTS)}
        if name.removesuffix(_PRODUCTION) in PRODUCTS:
            return table.prod[base + PRODUCTS.index(name.removesuffix(_PRODUCTION))]
        if name in _NUMBERS:
            return getattr(table, name)[seat]
        if name == "next_discount":
            return table.next_cut[seat]
        if name in _FLAGS:
            return getattr(table, _FLAGS[name]) >> seat & 1 == 1
        if name in ("phase", "plan"):
            return _phase_name((table.picked if name == "phase" else table.plans)[seat])
        if name == "tags":
            return {tag: table.tags[seat * TAG_KINDS + TAGS.index(tag)] for tag in TAG_NAMES}
        if name == "score":
            return score(table, seat)
        return self._get_cards(table, seat, name)

    def _get_cards(self, table: AresExpedition, seat: int, name: str) -> Any:
        zones = {"hand": table.hands, "dealt": table.dealt, "played": table.fronts, "offered": table.offered}
        if name in zones:
            return tuple(IDS[card] for card in zones[name][seat])
        if name == "corporation":
            return None if table.corporations[seat] == NO_CARD else IDS[table.corporations[seat]]
        if name == "held":
            return {IDS[card]: table.held[card] for card in table.fronts[seat] if table.held[card]}
        if name == "used":
            return tuple(IDS[card] for card in table.fronts[seat] if table.used >> card & 1)
        raise ValueError(f"a seat has no {name!r}; {_OF_A_SEAT}")

    # ---- phases --------------------------------------------------------------------------------------------------

    def at(self, table: AresExpedition, phase: str, seat: int) -> None:
        everyone = tuple(range(table.seats))
        phases: dict[str, tuple[Step[AresExpedition], ...]] = {
            "deal": (DEAL, Together(CHOOSE_CORPORATION, everyone), OPEN_CORPORATIONS, PLAN_ROUND),
            "exchange": (Together(EXCHANGE, everyone), PLAN_ROUND),
            "corporation": (Together(CHOOSE_CORPORATION, everyone), OPEN_CORPORATIONS, PLAN_ROUND),
            "planning": (Together(CHOOSE_PHASE, everyone), REVEAL_PHASES),
            "pool": (TAKE_ALL, END_ROUND),
            "conversion": (FORCE_ALL, END_ROUND),
            "help": (HELP_PLANET, PLAN_ROUND),
            "end_of_round": (END_ROUND,),
            "end": (LAST_SALE,),
        }
        for index, name in enumerate(PHASES):
            phases[name] = (BEGIN_PHASE[index], END_ROUND)
        if phase not in phases:
            raise ValueError(f"there is no phase {phase!r}; there are {', '.join(phases)}")
        table.lane.clear()
        table.lanes = []
        table.outcome = None
        table.running = table.lane
        table.phase = NO_PHASE
        table.start_params = table.params[:]
        table.agenda = 1 << PHASES.index(phase) if phase in PHASES else 0
        table.then(*phases[phase], seat=seat)
        self.entered = None
        if phase in PHASES[: ACTION + 1]:
            self.entered = (PHASES.index(phase), table.ply, table.round)

    def _wake(self, table: AresExpedition, seat: int) -> None:
        """Before the first move of a phase, a seat that had nothing to decide and now may have is asked after all."""
        if self.entered is None or self.entered[1] != table.ply:
            return
        phase, _, round_then = self.entered
        if table.phase != phase:
            table.round = round_then
            self.at(table, PHASES[phase], 0)
        elif table.lanes and not table.lanes[seat]:
            table.done &= ~(1 << seat)
            table.lanes[seat].append(((DEVELOP, CONSTRUCT, ACT)[phase], seat))

    # ---- of the table --------------------------------------------------------------------------------------------

    def _put_table(self, table: AresExpedition, name: str, value: Any) -> None:
        parameters = {"temperature": TEMPERATURE, "oxygen": OXYGEN, "oceans": OCEANS}
        if name in parameters:
            steps = warmth(value) if name == "temperature" else value
            table.params[parameters[name]] = steps
            table.start_params[parameters[name]] = steps
        elif name == "next_oceans":
            self._put_oceans(table, value)
        elif name == "phases":
            table.agenda = sum(1 << PHASES.index(each) for each in value)
        elif name == "bot_deck":
            table.bot_deck = [PHASES.index(each) for each in reversed(value)]
        elif name in ("bot_plan", "phase"):
            setattr(table, name, _phase(value))
        elif name in ("round", "bot_tr", "cubes", "markers"):
            setattr(table, name, value)
        elif name == "deck":  # these on top, in this order; the rest below as they were
            for card in reversed(value):
                self._move(table, table.deck, card, 0)
        elif name == "discards":
            for card in value:
                self._move(table, table.discards, card, 0)
        else:
            raise ValueError(f"the table has no {name!r}; {_OF_THE_TABLE}")

    def _get_table(self, table: AresExpedition, name: str) -> Any:
        planet = _planet(table.params)
        if name in planet:
            return planet[name]
        if name == "start":
            return _planet(table.start_params)
        if name == "next_oceans":
            hidden = table.tiles[table.params[OCEANS] :]
            return tuple({PRODUCTS[what]: n for what, n in OCEAN_TILES[tile]} for tile in hidden)
        if name == "phases":
            return tuple(each for index, each in enumerate(PHASES) if table.agenda >> index & 1)
        if name == "bot_deck":
            return tuple(PHASES[phase] for phase in reversed(table.bot_deck))
        if name in ("bot_plan", "phase"):
            return _phase_name(getattr(table, name))
        if name in ("round", "bot_tr", "cubes", "markers"):
            return getattr(table, name)
        if name == "deck":
            return tuple(IDS[card] for card in reversed(table.deck))
        if name == "discards":
            return tuple(IDS[card] for card in table.discards)
        raise ValueError(f"the table has no {name!r}; {_OF_THE_TABLE}")

    def _put_oceans(self, table: AresExpedition, rewards: Sequence[Mapping[str, int]]) -> None:
        """These tiles come next; if need be they change places with tiles that lie face up."""
        tiles, at = table.tiles, table.params[OCEANS]
        for index, reward in enumerate(rewards, at):
            wanted = {PRODUCTS.index(what): n for what, n in reward.items()}
            fits = [tile for tile in [*tiles[index:], *tiles[:at]] if dict(OCEAN_TILES[tile]) == wanted]
            if not fits or index >= len(tiles):
                raise ValueError(f"no ocean tile beside those already named gives {dict(reward)}")
            place = tiles.index(fits[0])
            tiles[index], tiles[place] = tiles[place], tiles[index]

    # ---- cards ---------------------------------------------------------------------------------------------------

    def _found(self, table: AresExpedition, seat: int, name: str) -> None:
        card = _corporation(name)
        more = _set_by_hand(table)
        if card in table.box:
            table.box.remove(card)
        if table.corporations[seat] != NO_CARD:
            table.box.append(table.corporations[seat])
        table.corporations[seat] = card
        table.knowledge.known[card] = table.everyone
        self._begin_effects(table, *more)

    def _begin_effects(self, table: AresExpedition, prod: Sequence[int] = (), tags: Sequence[int] = ()) -> None:
        """Tags, effects and production of everything in play, from the beginning, and what was set by hand."""
        seats = table.seats
        table.prod = list(prod or [0] * (KINDS * seats))
        table.tags = list(tags or [0] * (TAG_KINDS * seats))
        table.cuts = [0] * (CUTS * seats)
        table.dear_cut = [0] * seats
        table.dear_least = [0] * seats
        table.eased = table.heat_pays = 0
        table.steel_value = [STEEL_VALUE] * seats
        table.titanium_value = [TITANIUM_VALUE] * seats
        table.forest_cost = [FOREST_PLANTS] * seats
        table.mc_cut = [0] * seats
        table.sale = [SALE] * seats
        table.research_draw = [0] * seats
        table.research_keep = [0] * seats
        table.reducers = [()] * seats
        table.growth = [()] * seats
        table.listeners = [()] * (OCCASIONS * seats)
        for seat in range(seats):
            for card in [table.corporations[seat], *table.fronts[seat]]:
                if card == NO_CARD:
                    continue
                for tag in TAGS_OF[card]:
                    table.add_tag(seat, tag)
                own = corporation(card) if card >= PROJECT_CARDS else DECK[card]
                for effect in own.lasting:
                    effect.begin(table, seat)
                for step in own.now:
                    if isinstance(step, Produce):
                        step.do(table, seat)

    def _move(self, table: AresExpedition, zone: list[int], name: str, known: int) -> None:
        """Move a card to the end of a zone, from wherever it is."""
        card = _project(name)
        for place in (table.deck, table.discards, *table.hands, *table.dealt, *table.fronts):
            if card in place:
                place.remove(card)
        zone.append(card)
        table.knowledge.known[card] = known


def _set_by_hand(table: AresExpedition) -> tuple[list[int], list[int]]:
    """Production and tags that a test has set beyond what the cards in play say."""
    prod, tags = table.prod[:], table.tags[:]
    for seat in range(table.seats):
        said_tags, _, said_prod = expected(table, seat)
        for index, n in enumerate(said_prod):
            prod[seat * KINDS + index] -= n
        for index, n in enumerate(said_tags):
            tags[seat * TAG_KINDS + index] -= n
    return prod, tags


def _planet(params: list[int]) -> dict[str, int]:
    return {"temperature": degrees(params[TEMPERATURE]), "oxygen": params[OXYGEN], "oceans": params[OCEANS]}


def _phase(name: str | None) -> int:
    if name is not None and name not in PHASES:
        raise ValueError(f"there is no phase {name!r}; there are {', '.join(PHASES)}")
    return NO_PHASE if name is None else PHASES.index(name)


def _phase_name(phase: int) -> str | None:
    return None if phase == NO_PHASE else PHASES[phase]


def _project(name: str) -> int:
    if name not in INDEX or INDEX[name] >= PROJECT_CARDS:
        raise ValueError(f"there is no card {name!r}; cards are called like {PROJECT_IDS[0]!r} or {PROJECT_IDS[11]!r}")
    return INDEX[name]


def _corporation(name: str) -> int:
    if name not in CORPORATION_IDS:
        raise ValueError(f"there is no corporation {name!r}; there are {', '.join(CORPORATION_IDS)}")
    return INDEX[name]
