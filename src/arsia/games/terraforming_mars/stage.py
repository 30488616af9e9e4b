"""Situations for tests, by name.

Of a seat: ``mc``, ``steel``, ``titanium``, ``plants``, ``energy``, ``heat``; production of each as ``mc_production``
and so on, or all as ``production={…}``; ``tr``, ``corporation``, ``hand``, ``played`` (cards that lie face up),
``events``, ``held`` (resources on cards), ``used`` (actions used), ``tags``, ``tiles`` (spaces and what lies there),
``cities``, ``greeneries``, ``claims`` (spaces), ``passed``, ``dealt``, ``raised``, ``score``.
Of the table: ``temperature`` (°C), ``oxygen``, ``oceans`` (a number, or the spaces), ``generation``, ``first``,
``active``, ``acts``, ``deck`` (top first), ``discards``, ``milestones`` and ``awards`` (by name, the seat), ``neutral``
(spaces and what lies there), ``tiles`` (to read).
"""

from __future__ import annotations

from typing import Any

from arsia.games.mars_engine.climate import OCEANS, OXYGEN, TEMPERATURE, degrees, warmth
from arsia.games.mars_engine.resources import KINDS, RESOURCES
from arsia.games.terraforming_mars.actions import TURN
from arsia.games.terraforming_mars.board import SEAS, SPACE_INDEX, SPACES, members
from arsia.games.terraforming_mars.cards import DECK, IS_EVENT, TAGS_OF, corporation, projects_in
from arsia.games.terraforming_mars.components import (
    AWARDS,
    CITY,
    CUTS,
    GREENERY,
    GREENERY_PLANTS,
    MILESTONES,
    NO_TILE,
    OCEAN,
    SOLO_TR,
    START_TR,
    STEEL_VALUE,
    TAG_KINDS,
    TAGS,
    TILE,
    TILES,
    TITANIUM_VALUE,
)
from arsia.games.terraforming_mars.names import IDS, INDEX, PROJECT_CARDS
from arsia.games.terraforming_mars.rules import BUY_CARDS, DEAL_PACKS, DEAL_RESEARCH, END_GAME, PRODUCTION, TAKE_BOUGHT
from arsia.games.terraforming_mars.score import score
from arsia.games.terraforming_mars.table import BEGINNER, NO_CARD, NOBODY, OCCASIONS, TerraformingMars
from arsia.kernel.knowledge import Knowledge
from arsia.kernel.stage import ByHand
from arsia.kernel.step import Step, Together

_OF_A_SEAT = (
    f"it has {', '.join(RESOURCES)}, the same with _production, production, tr, corporation, hand, played, events, "
    "held, used, tags, tiles, cities, greeneries, claims, passed, dealt, raised, first_action, score"
)
_OF_THE_TABLE = (
    "it has temperature, oxygen, oceans, generation, first, active, acts, deck, discards, milestones, awards, "
    "neutral, tiles"
)
_PRODUCTION = "_production"


class TerraformingMarsStage(ByHand):
    """Sets and reads a table of Terraforming Mars."""

    def clear(self, table: TerraformingMars) -> None:
        seats = table.seats
        table.lane.clear()
        table.lanes = []
        table.group = -1
        table.generation = 1
        table.first = table.active = table.acts = table.passed = table.unopened = table.raised = table.used = 0
        table.params = [0, 0, 0]
        table.stock = [0] * (KINDS * seats)
        table.prod = [0] * (KINDS * seats)
        table.tr = [SOLO_TR if table.is_solo else START_TR] * seats
        table.corporations = [NO_CARD] * seats
        for zones in (table.hands, table.fronts, table.events_of, table.offered, table.dealt, table.chosen):
            for zone in zones:
                zone.clear()
        table.packs = []
        table.held = [0] * PROJECT_CARDS
        table.tiles = [NO_TILE] * len(SPACES)
        table.owned = [0] * seats
        table.claims = [0] * seats
        table.cities = table.greens = table.seas = 0
        table.last_ocean = NOBODY
        table.milestones = [NOBODY] * len(MILESTONES)
        table.awards = [NOBODY] * len(AWARDS)
        table.deck = list(projects_in(table.options["corporate_era"] is True))
        table.discards = []
        table.box = [card for card in range(BEGINNER) if card not in table.deck]
        table.playing = NO_CARD
        table.spots = {}
        table.knowledge = Knowledge(BEGINNER)
        for card in table.box:
            table.knowledge.known[card] = table.everyone
        self._forget_effects(table)

    def give(self, table: TerraformingMars, seat: int, card: str) -> None:
        self._move(table, table.hands[seat], card, 1 << seat)

    def put(self, table: TerraformingMars, seat: int | None, name: str, value: Any) -> None:
        if seat is None:
            self._put_table(table, name, value)
        elif name in RESOURCES:
            table.stock[seat * KINDS + RESOURCES.index(name)] = value
        elif name == "production":
            for resource, n in value.items():
                table.prod[seat * KINDS + RESOURCES.index(resource)] = n
        elif name.removesuffix(_PRODUCTION) in RESOURCES:
            table.prod[seat * KINDS + RESOURCES.index(name.removesuffix(_PRODUCTION))] = value
        elif name == "tr":
            table.tr[seat] = value
        elif name == "tiles":
            for space, tile in value.items():
                table.lay_tile(seat, TILE[tile], SPACE_INDEX[space])
        elif name in ("cities", "greeneries"):
            for space in value:
                table.lay_tile(seat, CITY if name == "cities" else GREENERY, SPACE_INDEX[space])
        elif name == "claims":
            table.claims[seat] = sum(1 << SPACE_INDEX[space] for space in value)
            table.spots = {}
        elif name in ("passed", "raised"):
            bits = getattr(table, name) & ~(1 << seat)
            setattr(table, name, bits | (1 << seat if value else 0))
        else:
            self._put_cards(table, seat, name, value)

    def _put_cards(self, table: TerraformingMars, seat: int, name: str, value: Any) -> None:
        if name in ("hand", "dealt"):
            zone = table.hands[seat] if name == "hand" else table.dealt[seat]
            for card in list(zone):
                self._move(table, table.deck, IDS[card], 0)
                table.deck.insert(0, table.deck.pop())
            for card_name in value:
                self._move(table, zone, card_name, 1 << seat)
        elif name == "played":
            for card_name in value:
                self._move(table, table.fronts[seat], card_name, table.everyone)
            self._begin_effects(table)
        elif name == "events":
            for card_name in value:
                self._move(table, table.events_of[seat], card_name, table.everyone)
        elif name == "corporation":
            if value not in INDEX or INDEX[value] < PROJECT_CARDS:
                raise ValueError(f"there is no corporation {value!r}; there are {', '.join(IDS[PROJECT_CARDS:])}")
            if INDEX[value] in table.box:
                table.box.remove(INDEX[value])
            if table.corporations[seat] not in (NO_CARD, BEGINNER):
                table.box.append(table.corporations[seat])
            table.corporations[seat] = INDEX[value]
            self._begin_effects(table)
        elif name == "held":
            for card_name, n in value.items():
                table.held[INDEX[card_name]] = n
        elif name == "used":
            for card_name in value:
                table.used |= 1 << INDEX[card_name]
        elif name == "tags":  # as if other cards with these tags lay there
            for tag, n in value.items():
                table.tags[seat * TAG_KINDS + TAGS.index(tag)] = n
        elif name == "first_action":
            table.unopened = table.unopened & ~(1 << seat) | (1 << seat if value else 0)
        else:
            raise ValueError(f"a seat has no {name!r}; {_OF_A_SEAT}")

    def get(self, table: TerraformingMars, seat: int | None, name: str) -> Any:
        if seat is None:
            return self._get_table(table, name)
        if name in RESOURCES:
            return table.stock[seat * KINDS + RESOURCES.index(name)]
        if name == "production":
            return {resource: table.prod[seat * KINDS + index] for index, resource in enumerate(RESOURCES)}
        if name.removesuffix(_PRODUCTION) in RESOURCES:
            return table.prod[seat * KINDS + RESOURCES.index(name.removesuffix(_PRODUCTION))]
        if name == "tiles":
            return {SPACES[at]: TILES[table.tiles[at]] for at in members(table.owned[seat])}
        if name in ("cities", "greeneries"):
            tiles = table.cities if name == "cities" else table.greens
            return tuple(SPACES[at] for at in members(tiles & table.owned[seat]))
        if name == "claims":
            return tuple(SPACES[at] for at in members(table.claims[seat]))
        if name in ("passed", "raised"):
            return getattr(table, name) >> seat & 1 == 1
        return self._get_cards(table, seat, name)

    def _get_cards(self, table: TerraformingMars, seat: int, name: str) -> Any:
        zones = {"hand": table.hands, "dealt": table.dealt, "played": table.fronts, "events": table.events_of}
        if name in zones:
            return tuple(IDS[card] for card in zones[name][seat])
        if name == "tr":
            return table.tr[seat]
        if name == "score":
            return score(table, seat)
        if name == "corporation":
            return None if table.corporations[seat] == NO_CARD else IDS[table.corporations[seat]]
        if name == "held":
            return {IDS[card]: table.held[card] for card in table.fronts[seat] if table.held[card]}
        if name == "used":
            own = [*table.fronts[seat], *[card for card in [table.corporations[seat]] if card != NO_CARD]]
            return tuple(IDS[card] for card in own if table.used >> card & 1)
        if name == "tags":
            return {tag: table.tags[seat * TAG_KINDS + index] for index, tag in enumerate(TAGS)}
        if name == "first_action":
            return table.unopened >> seat & 1 == 1
        raise ValueError(f"a seat has no {name!r}; {_OF_A_SEAT}")

    def at(self, table: TerraformingMars, phase: str, seat: int) -> None:
        everyone = tuple(range(table.seats))
        buy: tuple[Step[TerraformingMars], ...] = (Together(BUY_CARDS, everyone), TAKE_BOUGHT)
        phases: dict[str, tuple[Step[TerraformingMars], ...]] = {
            "action": (TURN, PRODUCTION),
            "research": (DEAL_RESEARCH, *buy, TURN, PRODUCTION),
            "buy": (*buy, TURN, PRODUCTION),
            "draft": (DEAL_PACKS, *buy, TURN, PRODUCTION),
            "production": (PRODUCTION,),
            "end": (END_GAME,),
        }
        if phase not in phases:
            raise ValueError(f"there is no phase {phase!r}; there are {', '.join(phases)}")
        table.lane.clear()
        table.lanes = []
        table.outcome = None
        table.running = table.lane
        table.active = seat
        table.acts = 0
        table.then(*phases[phase], seat=seat)

    def _put_table(self, table: TerraformingMars, name: str, value: Any) -> None:
        if name == "temperature":
            table.params[TEMPERATURE] = warmth(value)
        elif name == "oxygen":
            table.params[OXYGEN] = value
        elif name == "oceans":
            self._put_oceans(table, value)
        elif name == "neutral":
            for space, tile in value.items():
                table.lay_tile(NOBODY, TILE[tile], SPACE_INDEX[space])
        elif name in ("generation", "first", "active", "acts"):
            setattr(table, name, value)
        elif name == "deck":  # these on top, in this order; the rest below as they were
            for card in reversed(value):
                self._move(table, table.deck, card, 0)
        elif name == "discards":
            for card in value:
                self._move(table, table.discards, card, 0)
        elif name in ("milestones", "awards"):
            owners, names = (table.milestones, MILESTONES) if name == "milestones" else (table.awards, AWARDS)
            for title, owner in value.items():
                owners[names.index(title)] = owner
        else:
            raise ValueError(f"the table has no {name!r}; {_OF_THE_TABLE}")

    def _put_oceans(self, table: TerraformingMars, value: Any) -> None:
        for at in members(table.seas):
            table.tiles[at] = NO_TILE
        table.seas = 0
        free = [at for at in members(SEAS) if table.tiles[at] == NO_TILE]
        for at in free[:value] if isinstance(value, int) else [SPACE_INDEX[space] for space in value]:
            table.lay_tile(NOBODY, OCEAN, at)
        table.params[OCEANS] = table.seas.bit_count()
        table.spots = {}

    def _get_table(self, table: TerraformingMars, name: str) -> Any:
        if name == "temperature":
            return degrees(table.params[TEMPERATURE])
        if name in ("oxygen", "oceans"):
            return table.params[OXYGEN if name == "oxygen" else OCEANS]
        if name in ("generation", "first", "active", "acts"):
            return getattr(table, name)
        if name in ("deck", "discards"):
            cards = reversed(table.deck) if name == "deck" else iter(table.discards)
            return tuple(IDS[card] for card in cards)
        if name == "milestones":
            return {MILESTONES[index]: owner for index, owner in enumerate(table.milestones) if owner != NOBODY}
        if name == "awards":
            return {AWARDS[index]: owner for index, owner in enumerate(table.awards) if owner != NOBODY}
        if name in ("tiles", "neutral"):
            owned = sum(table.owned) | table.seas if name == "neutral" else 0
            laid = [at for at in range(len(SPACES)) if table.tiles[at] != NO_TILE and not owned >> at & 1]
            return {SPACES[at]: TILES[table.tiles[at]] for at in laid}
        raise ValueError(f"the table has no {name!r}; {_OF_THE_TABLE}")

    def _forget_effects(self, table: TerraformingMars) -> None:
        seats = table.seats
        table.tags = [0] * (TAG_KINDS * seats)
        table.cuts = [0] * (CUTS * seats)
        table.next_cut = [0] * seats
        table.shift = [0] * seats
        table.next_shift = [0] * seats
        table.steel_value = [STEEL_VALUE] * seats
        table.titanium_value = [TITANIUM_VALUE] * seats
        table.greenery_cost = [GREENERY_PLANTS] * seats
        table.heat_pays = table.habitats = 0
        table.listeners = [()] * OCCASIONS

    def _begin_effects(self, table: TerraformingMars) -> None:
        """Tags and effects of everything that lies face up, from the beginning."""
        self._forget_effects(table)
        for seat in range(table.seats):
            for card in [table.corporations[seat], *table.fronts[seat]]:
                if card == NO_CARD:
                    continue
                for tag in TAGS_OF[card]:
                    table.tags[seat * TAG_KINDS + tag] += 1
                for effect in (DECK[card] if card < PROJECT_CARDS else corporation(card)).lasting:
                    effect.begin(table, seat)

    def _move(self, table: TerraformingMars, zone: list[int], name: str, known: int) -> None:
        """Move a card to the end of a zone, from wherever it is."""
        if name not in INDEX or INDEX[name] >= PROJECT_CARDS:
            raise ValueError(f"there is no card {name!r}; cards are called like {IDS[0]!r} or {IDS[34]!r}")
        card = INDEX[name]
        if any(zone is front for front in table.fronts) and IS_EVENT[card]:
            raise ValueError(f"{name} is an event, which does not lie face up; set events instead")
        places = (table.deck, table.discards, table.box, *table.hands, *table.dealt, *table.fronts, *table.events_of)
        for place in places:
            if card in place:
                place.remove(card)
        zone.append(card)
        table.knowledge.known[card] = known
