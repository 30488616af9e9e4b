"""What a test may set and read of a table of Ares Expedition."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from arsia.games.ares_expedition import components as c
from arsia.games.ares_expedition.cards.deck import DECK, corporation
from arsia.games.ares_expedition.checks.invariants import expected
from arsia.games.ares_expedition.effects.climate import ASKED_IN
from arsia.games.ares_expedition.effects.mat import Produce
from arsia.games.ares_expedition.rules.action_phase import FORCE_ALL
from arsia.games.ares_expedition.rules.coop import TAKE_ALL
from arsia.games.ares_expedition.rules.phases import BEGIN_PHASE
from arsia.games.ares_expedition.rules.rounds import CHOOSE_PHASE, END_ROUND, PLAN_ROUND, REVEAL_PHASES
from arsia.games.ares_expedition.rules.scoring import LAST_SALE, tally
from arsia.games.ares_expedition.rules.setup import CHOOSE_CORPORATION, DEAL, EXCHANGE, OPEN_CORPORATIONS
from arsia.games.ares_expedition.rules.solo import HELP_PLANET
from arsia.games.ares_expedition.table import NO_CARD, AresExpedition
from arsia.games.mars_engine.checks import stage as mars
from arsia.games.mars_engine.components.climate import (
    COLDEST,
    DEGREES,
    GOALS,
    OCEANS,
    OXYGEN,
    PARAMETERS,
    TEMPERATURE,
    degrees,
    warmth,
)
from arsia.games.mars_engine.components.resources import HEAT, KINDS, MC, PLANTS, STEEL, TITANIUM
from arsia.games.mars_engine.components.tags import TAGS
from arsia.kernel.stage import (
    Phase,
    Stage,
    Where,
    amounts,
    at,
    bit,
    cards,
    choice,
    field,
    flag,
    number,
    other,
    quiet,
    told,
)
from arsia.kernel.step import Step, Together
from arsia.kernel.table import changed

MOST: Final = 999
_PHASES: Final = (*c.PHASES, None)


_FROM_CARDS: Final = (
    *mars.FROM_CARDS,
    *("dear_cut", "dear_least", "eased", "forest_cost", "mc_cut", "sale", "research_draw", "research_keep"),
    *("reducers", "growth"),
)


def clear(table: AresExpedition) -> None:
    """A quiet table: nobody has anything, and the planet is cold and dry."""
    mars.unplayed(table).copy_into(table)
    quiet(table)
    table.round = 1
    if table.is_solo:
        table.bot_deck = list(range(len(c.PHASES)))[::-1]


def _begin_effects(table: AresExpedition, prod: list[int], tags: list[int]) -> None:
    """Tags, effects and production of everything in play, from the beginning, and what was set by hand."""
    mars.forget(table, _FROM_CARDS)
    table.prod = prod
    table.tags = tags
    for seat in range(table.seats):
        for card in [table.corporations[seat], *table.fronts[seat]]:
            if card == NO_CARD:
                continue
            for tag in c.TAGS_OF[card]:
                table.add_tag(seat, tag)
            own = corporation(card) if card >= c.PROJECT_CARDS else DECK[card]
            for effect in own.lasting:
                effect.begin(table, seat)
            for step in own.now:
                if isinstance(step, Produce):
                    step.do(table, seat)
    if min(prod) < 0:
        raise ValueError("less was set to be produced than the cards in play say, and one of them is gone; set it anew")


def _set_by_hand(table: AresExpedition) -> tuple[list[int], list[int]]:
    """Production and tags that a test has set beyond what the cards in play say."""
    prod, tags = table.prod[:], table.tags[:]
    for seat in range(table.seats):
        said_tags, _, said_prod = expected(table, seat)
        for index, n in enumerate(said_prod):
            prod[seat * KINDS + index] -= n
        for index, n in enumerate(said_tags):
            tags[seat * c.TAG_KINDS + index] -= n
    return prod, tags


# ---- cards -----------------------------------------------------------------------------------------------------------


def _put_played(table: AresExpedition, seat: int, names: Sequence[str]) -> None:
    more = _set_by_hand(table)
    for name in names:
        mars.lay(table, "fronts", seat, name)
    _begin_effects(table, *more)


def _put_corporation(table: AresExpedition, seat: int, name: str) -> None:
    more = _set_by_hand(table)
    mars.swap_corporation(table, seat, name)
    _begin_effects(table, *more)


def _put_offered(table: AresExpedition, seat: int, names: Sequence[str]) -> None:
    table.box += table.offered[seat]
    table.offered[seat] = [c.INDEX[name] for name in names]
    for card in table.offered[seat]:
        table.box.remove(card)
        table.knowledge.put(card, 1 << seat)


# ---- numbers by name -------------------------------------------------------------------------------------------------


def _level(product: int) -> Where[AresExpedition]:
    return at("prod", KINDS, product)


def _phase_name(phase: int) -> str | None:
    return None if phase == c.NO_PHASE else c.PHASES[phase]


def _phase_number(name: str | None) -> int:
    return c.NO_PHASE if name is None else c.PHASES.index(name)


def _phase_of_seat(field_name: str) -> Where[AresExpedition]:
    def put(table: AresExpedition, seat: int, name: str | None) -> None:
        setattr(table, field_name, changed(getattr(table, field_name), seat, _phase_number(name)))

    return Where(lambda table, seat: _phase_name(getattr(table, field_name)[seat]), put)


def _phase_of_table(field_name: str) -> Where[AresExpedition]:
    def put(table: AresExpedition, seat: int, name: str | None) -> None:
        setattr(table, field_name, _phase_number(name))

    return Where(lambda table, seat: _phase_name(getattr(table, field_name)), put)


# ---- the planet and the round ----------------------------------------------------------------------------------------


def _planet(params: Sequence[int]) -> dict[str, int]:
    return {"temperature": degrees(params[TEMPERATURE]), "oxygen": params[OXYGEN], "oceans": params[OCEANS]}


def _parameter(which: int) -> Where[AresExpedition]:
    """A parameter as it stands and stood when the phase began."""

    def put(table: AresExpedition, seat: int, value: int) -> None:
        steps = warmth(value) if which == TEMPERATURE else value
        table.params[which] = steps
        table.start_params = changed(table.start_params, which, steps)

    return Where(lambda table, seat: _planet(table.params)[PARAMETERS[which]], put)


def _get_oceans(table: AresExpedition, seat: int) -> tuple[dict[str, int], ...]:
    hidden = table.tiles[table.params[OCEANS] :]
    return tuple({c.PRODUCTS[what]: n for what, n in c.OCEAN_TILES[tile]} for tile in hidden)


def _put_oceans(table: AresExpedition, seat: int, rewards: Sequence[Mapping[str, int]]) -> None:
    """These tiles come next; if need be they change places with tiles that lie face up."""
    tiles, now = table.tiles, table.params[OCEANS]
    for index, reward in enumerate(rewards, now):
        wanted = {c.PRODUCTS.index(what): n for what, n in reward.items()}
        fits = [tile for tile in [*tiles[index:], *tiles[:now]] if dict(c.OCEAN_TILES[tile]) == wanted]
        if not fits or index >= len(tiles):
            raise ValueError(f"no ocean tile beside those already named gives {dict(reward)}")
        place = tiles.index(fits[0])
        tiles[index], tiles[place] = tiles[place], tiles[index]


def _are_rewards(table: AresExpedition, value: Any) -> bool:
    if not isinstance(value, (list, tuple)) or not all(isinstance(each, Mapping) for each in value):
        return False
    return all(what in c.PRODUCTS and type(n) is int for each in value for what, n in each.items())


def _put_agenda(table: AresExpedition, seat: int, names: Sequence[str]) -> None:
    table.agenda = sum(1 << c.PHASES.index(name) for name in names)


def _get_agenda(table: AresExpedition, seat: int) -> tuple[str, ...]:
    return tuple(name for index, name in enumerate(c.PHASES) if table.agenda >> index & 1)


def _put_bot_deck(table: AresExpedition, seat: int, names: Sequence[str]) -> None:
    table.bot_deck = [c.PHASES.index(name) for name in reversed(names)]


def _get_bot_deck(table: AresExpedition, seat: int) -> tuple[str, ...]:
    return tuple(c.PHASES[phase] for phase in reversed(table.bot_deck))


# ---- phases ----------------------------------------------------------------------------------------------------------


def _begin(*steps: Step[AresExpedition], agenda: int = 0) -> Callable[[AresExpedition, int], None]:
    def begin(table: AresExpedition, seat: int) -> None:
        table.phase = c.NO_PHASE
        table.start_params = table.params[:]
        table.agenda = agenda
        table.then(*steps, seat=seat)

    return begin


def _all_at(step: Step[AresExpedition], *after: Step[AresExpedition]) -> Callable[[AresExpedition, int], None]:
    """Everybody is asked at once, then this."""

    def begin(table: AresExpedition, seat: int) -> None:
        _begin(Together(step, tuple(range(table.seats))), *after)(table, seat)

    return begin


def _deal(table: AresExpedition, seat: int) -> None:
    everyone = tuple(range(table.seats))
    _begin(DEAL, Together(CHOOSE_CORPORATION, everyone), OPEN_CORPORATIONS, PLAN_ROUND)(table, seat)


class AresStage(Stage[AresExpedition]):
    """Where nobody has anything to decide a phase is over at once, so what a seat gets after a phase began and before
    the first move of it lets the seat be asked after all."""

    entered: tuple[AresExpedition, int, int, int] | None = None  # the table, its phase, the ply and the round

    def give(self, table: AresExpedition, seat: int, card: str) -> None:
        super().give(table, seat, card)
        self._wake(table, seat)

    def put(self, table: AresExpedition, seat: int | None, name: str, value: Any) -> None:
        super().put(table, seat, name, value)
        if seat is not None:
            self._wake(table, seat)

    def at(self, table: AresExpedition, phase: str, seat: int) -> None:
        super().at(table, phase, seat)
        index = c.PHASES.index(phase) if phase in c.PHASES else c.NO_PHASE
        self.entered = (table, index, table.ply, table.round) if index in ASKED_IN else None

    def _wake(self, table: AresExpedition, seat: int) -> None:
        if self.entered is None or self.entered[0] is not table or self.entered[2] != table.ply:
            return
        _, phase, _, round_then = self.entered
        if table.phase != phase:
            table.round = round_then
            self.at(table, c.PHASES[phase], 0)
        elif table.lanes and not table.lanes[seat]:
            table.done &= ~(1 << seat)
            table.lanes[seat].append((ASKED_IN[phase], seat))


STAGE: Final = AresStage(
    clear=clear,
    give=mars.give,
    things=c.PROJECT_IDS,
    seat=(
        *mars.stock({"mc": MC, "heat": HEAT, "plants": PLANTS}),
        number("mc_production", 0, MOST, _level(MC), "what is produced each time, beside the terraform rating for M€"),
        *[
            number(f"{name}_production", 0, MOST, _level(c.PRODUCTS.index(name)), "what is produced each time")
            for name in ("heat", "plants", "cards")
        ],
        number("steel", 0, MOST, _level(STEEL), "the level, which lowers prices and is never spent"),
        number("titanium", 0, MOST, _level(TITANIUM), "the level, which lowers prices and is never spent"),
        amounts(
            "production",
            c.PRODUCTS,
            0,
            MOST,
            mars.by_name("prod", KINDS, {name: index for index, name in enumerate(c.PRODUCTS)}),
            "production and levels by name; those that are not named stay",
        ),
        number("tr", 0, MOST, at("tr"), "terraform rating"),
        number("forests", 0, MOST, at("forests"), "forest tokens"),
        mars.corporation(c.CORPORATION_IDS, _put_corporation),
        *mars.seat_cards(c.PROJECT_IDS),
        mars.used(c.PROJECT_IDS),
        cards(
            "played",
            c.PROJECT_IDS,
            mars.played("fronts", _put_played),
            "adds projects in play, with their effects, tags and production",
        ),
        amounts(
            "tags",
            c.TAG_NAMES,
            0,
            MOST,
            mars.by_name("tags", c.TAG_KINDS, {name: TAGS.index(name) for name in c.TAG_NAMES}),
            "tags in play, as if other cards with them lay there",
        ),
        choice("phase", _PHASES, _phase_of_seat("picked"), "the phase chosen for this round, which gives its bonus"),
        choice("plan", _PHASES, _phase_of_seat("plans"), "the phase chosen and not yet revealed"),
        number("plays", 0, MOST, at("plays"), "cards that may still be played in this phase"),
        flag("bonus", bit("bonus"), "is the bonus of the phase still open?"),
        flag("done", bit("done"), "has the seat ended its phase?"),
        number("next_discount", 0, MOST, at("next_cut"), "a discount for the next card of this phase"),
        flag("next_ease", bit("next_eased"), "are the zones of the next card of this phase widened?"),
        cards(
            "offered",
            c.CORPORATION_IDS,
            Where(lambda table, seat: mars.names_in(table, table.offered[seat]), _put_offered),
            "corporations to choose from; replaces them",
        ),
        mars.score(tally),
    ),
    table=(
        number(
            "temperature",
            COLDEST,
            degrees(GOALS[TEMPERATURE]),
            _parameter(TEMPERATURE),
            "in °C, as it stands and stood when the phase began",
            DEGREES,
        ),
        number("oxygen", 0, GOALS[OXYGEN], _parameter(OXYGEN), "in %, as it stands and stood when the phase began"),
        number("oceans", 0, GOALS[OCEANS], _parameter(OCEANS), "turned up, now and when the phase began"),
        told("start", lambda table, seat: _planet(table.start_params), "all three as the phase began"),
        other(
            "next_oceans",
            'rewards of ocean tiles, each like {"plants": 2}',
            _are_rewards,
            Where(_get_oceans, _put_oceans),
            "the tiles still face down, in their order; puts these first",
        ),
        number("round", 1, MOST, field("round"), "the number of the round"),
        choice("phase", _PHASES, _phase_of_table("phase"), "the phase that is played"),
        cards("phases", c.PHASES, Where(_get_agenda, _put_agenda), "the phases of this round"),
        *mars.piles(c.PROJECT_IDS),
        number("bot_tr", 0, MOST, field("bot_tr"), "solo: the virtual player's marker"),
        cards("bot_deck", c.PHASES, Where(_get_bot_deck, _put_bot_deck), "solo: its phase cards, top first"),
        choice("bot_plan", _PHASES, _phase_of_table("bot_plan"), "solo: its phase of this round"),
        number("cubes", 0, c.COOP_CUBES, field("cubes"), "together: cubes in the pool"),
        number("markers", 0, c.COOP_MARKERS, field("markers"), "together: markers in the pool"),
    ),
    phases=(
        *[
            Phase(name, f"phase {index + 1}, for everybody at once", _begin(step, END_ROUND, agenda=1 << index))
            for index, (name, step) in enumerate(zip(c.PHASES, BEGIN_PHASE, strict=True))
        ],
        Phase("deal", "cards and corporations are dealt", _deal),
        Phase("exchange", "which cards to exchange", _all_at(EXCHANGE, PLAN_ROUND)),
        Phase("corporation", "which corporation", _all_at(CHOOSE_CORPORATION, OPEN_CORPORATIONS, PLAN_ROUND)),
        Phase("planning", "everybody chooses a phase", _all_at(CHOOSE_PHASE, REVEAL_PHASES)),
        Phase("pool", "together: a cube or a marker each", _begin(TAKE_ALL, END_ROUND)),
        Phase("conversion", "the end of phase III: what must be converted", _begin(FORCE_ALL, END_ROUND)),
        Phase("help", "solo: help for the planet", _begin(HELP_PLANET, PLAN_ROUND)),
        Phase("end_of_round", "hands come down to ten", _begin(END_ROUND)),
        Phase("end", "the last sale, then points are counted", _begin(LAST_SALE)),
    ),
)
