"""What a test may set and read of a table of Terraforming Mars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from arsia.games.mars_engine.checks import stage as mars
from arsia.games.mars_engine.components.climate import (
    COLDEST,
    DEGREES,
    GOALS,
    OCEANS,
    OXYGEN,
    TEMPERATURE,
    degrees,
    warmth,
)
from arsia.games.mars_engine.components.resources import KINDS, MC, RESOURCES
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.cards.deck import DECK, IS_EVENT, corporation, projects_in
from arsia.games.terraforming_mars.components.board import SEAS, SPACE_INDEX, SPACES, members
from arsia.games.terraforming_mars.components.columns import TAGS_OF
from arsia.games.terraforming_mars.components.names import (
    BEGINNER,
    CORPORATION_IDS,
    IDS,
    PROJECT_CARDS,
    PROJECT_IDS,
)
from arsia.games.terraforming_mars.rules.actions import TURN
from arsia.games.terraforming_mars.rules.draft import DEAL_PACKS
from arsia.games.terraforming_mars.rules.generation import PRODUCTION
from arsia.games.terraforming_mars.rules.research import BUY_CARDS, DEAL_RESEARCH, TAKE_BOUGHT
from arsia.games.terraforming_mars.rules.scoring import END_GAME, tally
from arsia.games.terraforming_mars.table import NO_CARD, NOBODY, TerraformingMars
from arsia.kernel import stage
from arsia.kernel.stage import Entry, Phase, Stage, Where, at, bit, field
from arsia.kernel.step import Step, Together
from arsia.kernel.table import changed

_INDEX: Final = {name: resource for resource, name in enumerate(RESOURCES)}
_FROM_CARDS: Final = (*mars.FROM_CARDS, "next_cut", "shift", "next_shift", "greenery_cost", "habitats")
_LIES: Final = tuple(name for name, is_event in zip(PROJECT_IDS, IS_EVENT, strict=True) if not is_event)
_EVENTS: Final = tuple(name for name, is_event in zip(PROJECT_IDS, IS_EVENT, strict=True) if is_event)


def clear(table: TerraformingMars) -> None:
    """A quiet table: all projects in the deck, nobody has a corporation, the planet as it was found."""
    mars.unplayed(table).copy_into(table)
    stage.quiet(table)
    table.generation = 1
    if table.is_solo:
        table.tr = [c.SOLO_TR]
    table.deck = list(projects_in(table.options["corporate_era"] is True))
    table.box = [card for card in range(BEGINNER) if card not in table.deck]
    for card in table.box:
        table.knowledge.put(card, table.everyone)


# ---- cards and their effects -----------------------------------------------------------------------------------------


def _card_tags(table: TerraformingMars) -> list[int]:
    """Tags of everything that lies face up."""
    tags = [0] * len(table.tags)
    for seat in range(table.seats):
        for card in [table.corporations[seat], *table.fronts[seat]]:
            for tag in TAGS_OF[card] if card != NO_CARD else ():
                tags[seat * c.TAG_KINDS + tag] += 1
    return tags


def _set_by_hand(table: TerraformingMars) -> list[int]:
    """Tags that a test has set beyond what the cards in play say."""
    return [n - of_cards for n, of_cards in zip(table.tags, _card_tags(table), strict=True)]


def _begin_effects(table: TerraformingMars, more_tags: list[int]) -> None:
    """Tags and effects of everything that lies face up, from the beginning."""
    mars.forget(table, _FROM_CARDS)
    table.tags = [n + more for n, more in zip(_card_tags(table), more_tags, strict=True)]
    for seat in range(table.seats):
        for card in [table.corporations[seat], *table.fronts[seat]]:
            if card != NO_CARD:
                for effect in (DECK[card] if card < PROJECT_CARDS else corporation(card)).lasting:
                    effect.begin(table, seat)


def _put_played(table: TerraformingMars, seat: int, names: Sequence[str]) -> None:
    more_tags = _set_by_hand(table)
    for name in names:
        mars.lay(table, "fronts", seat, name)
    _begin_effects(table, more_tags)


def _put_events(table: TerraformingMars, seat: int, names: Sequence[str]) -> None:
    for name in names:
        mars.lay(table, "events_of", seat, name)


def _put_corporation(table: TerraformingMars, seat: int, name: str) -> None:
    more_tags = _set_by_hand(table)
    mars.swap_corporation(table, seat, name)
    _begin_effects(table, more_tags)


def _titles(name: str, names: tuple[str, ...]) -> Where[TerraformingMars]:
    def put(table: TerraformingMars, seat: int, value: dict[str, int]) -> None:
        for title, owner in value.items():
            setattr(table, name, changed(getattr(table, name), names.index(title), owner))

    def read(table: TerraformingMars, seat: int) -> dict[str, int]:
        return {names[index]: owner for index, owner in enumerate(getattr(table, name)) if owner != NOBODY}

    return Where(read, put)


# ---- the board -------------------------------------------------------------------------------------------------------


def _are_tiles(table: TerraformingMars, value: Any) -> bool:
    return isinstance(value, dict) and all(
        space in SPACE_INDEX and tile in c.TILE and tile != c.TILES[c.NO_TILE] for space, tile in value.items()
    )


def _are_oceans(table: TerraformingMars, value: Any) -> bool:
    if type(value) is int:
        return 0 <= value <= GOALS[OCEANS]
    return _are_spaces(table, value)


def _spaces(name: str, where: Where[TerraformingMars], what: str) -> Entry:
    return stage.other(name, 'spaces, as `["r6c2", "r6c3"]`', _are_spaces, where, what)


def _are_spaces(table: TerraformingMars, value: Any) -> bool:
    known = isinstance(value, (list, tuple, set)) and all(space in SPACE_INDEX for space in value)
    return known and len(set(value)) == len(value)


def _own_tiles(table: TerraformingMars, seat: int) -> dict[str, str]:
    return {SPACES[at]: c.TILES[table.tiles[at]] for at in members(table.owned[seat])}


def _lay_own(table: TerraformingMars, seat: int, value: dict[str, str]) -> None:
    for space, tile in value.items():
        table.lay_tile(seat, c.TILE[tile], SPACE_INDEX[space])


def _lay_neutral(table: TerraformingMars, seat: int, value: dict[str, str]) -> None:
    _lay_own(table, NOBODY, value)


def _all_tiles(table: TerraformingMars, seat: int) -> dict[str, str]:
    return {SPACES[at]: c.TILES[tile] for at, tile in enumerate(table.tiles) if tile != c.NO_TILE}


def _neutral_tiles(table: TerraformingMars, seat: int) -> dict[str, str]:
    owned = sum(table.owned) | table.seas
    return {space: tile for space, tile in _all_tiles(table, seat).items() if not owned >> SPACE_INDEX[space] & 1}


def _tiles_of(tile: int, name: str) -> Where[TerraformingMars]:
    def put(table: TerraformingMars, seat: int, spaces: list[str]) -> None:
        for space in spaces:
            table.lay_tile(seat, tile, SPACE_INDEX[space])

    def read(table: TerraformingMars, seat: int) -> tuple[str, ...]:
        return tuple(SPACES[at] for at in members(getattr(table, name) & table.owned[seat]))

    return Where(read, put)


def _claims(table: TerraformingMars, seat: int) -> tuple[str, ...]:
    return tuple(SPACES[at] for at in members(table.claims[seat]))


def _put_claims(table: TerraformingMars, seat: int, spaces: list[str]) -> None:
    table.claims = changed(table.claims, seat, sum(1 << SPACE_INDEX[space] for space in spaces))
    table.spots = {}


def _put_temperature(table: TerraformingMars, seat: int, value: int) -> None:
    table.params[TEMPERATURE] = warmth(value)


def _put_oceans(table: TerraformingMars, seat: int, value: Any) -> None:
    for place in members(table.seas):
        table.tiles = changed(table.tiles, place, c.NO_TILE)
    table.seas = 0
    free = [place for place in members(SEAS) if table.tiles[place] == c.NO_TILE]
    for place in free[:value] if isinstance(value, int) else [SPACE_INDEX[space] for space in value]:
        table.lay_tile(NOBODY, c.OCEAN, place)
    table.params[OCEANS] = table.seas.bit_count()
    table.spots = {}


# ---- phases ----------------------------------------------------------------------------------------------------------


def _begin(*steps: Step[TerraformingMars], buying: bool = False) -> Callable[[TerraformingMars, int], None]:
    def begin(table: TerraformingMars, seat: int) -> None:
        table.active = seat
        table.acts = 0
        buy: tuple[Step[TerraformingMars], ...] = (Together(BUY_CARDS, tuple(range(table.seats))), TAKE_BOUGHT)
        table.then(*steps, *((*buy, TURN, PRODUCTION) if buying else ()), seat=seat)

    return begin


STAGE: Final[Stage[TerraformingMars]] = Stage(
    clear=clear,
    give=mars.give,
    things=PROJECT_IDS,
    seat=(
        *mars.stock(_INDEX),
        *[
            stage.number(
                f"{name}_production",
                c.MC_FLOOR if resource == MC else 0,
                99,
                at("prod", KINDS, resource),
                "production of that resource",
            )
            for resource, name in enumerate(RESOURCES)
        ],
        stage.amounts(
            "production",
            RESOURCES,
            c.MC_FLOOR,
            99,
            mars.by_name("prod", KINDS, _INDEX),
            "production of several at once",
        ),
        stage.number("tr", 0, 999, at("tr"), "the terraform rating"),
        mars.corporation(CORPORATION_IDS, _put_corporation),
        *mars.seat_cards(PROJECT_IDS),
        mars.used(IDS),
        stage.cards(
            "played",
            _LIES,
            mars.played("fronts", _put_played),
            "cards that lie face up, with their tags and effects in force; setting adds to them",
        ),
        stage.cards(
            "events", _EVENTS, mars.played("events_of", _put_events), "events that were played; setting adds to them"
        ),
        stage.amounts(
            "tags",
            c.TAGS,
            0,
            99,
            mars.by_name("tags", c.TAG_KINDS, {name: tag for tag, name in enumerate(c.TAGS)}),
            "tags in play, as if other cards with them lay there",
        ),
        stage.other(
            "tiles",
            'spaces and what lies there, as `{"r6c2": "city", "phobos_space_haven": "city"}`',
            _are_tiles,
            Where(_own_tiles, _lay_own),
            "tiles of the player; setting adds to them",
        ),
        _spaces("cities", _tiles_of(c.CITY, "cities"), "own tiles of that kind; setting adds to them"),
        _spaces("greeneries", _tiles_of(c.GREENERY, "greens"), "own tiles of that kind; setting adds to them"),
        _spaces("claims", Where(_claims, _put_claims), "what is kept by a land claim; replaces it"),
        stage.flag("first_action", bit("unopened"), "is the corporation's first action still to come?"),
        stage.flag("passed", bit("passed"), "has the player passed?"),
        stage.flag("raised", bit("raised"), "did the rating rise in this generation?"),
        mars.score(tally),
    ),
    table=(
        stage.number(
            "temperature",
            COLDEST,
            degrees(GOALS[TEMPERATURE]),
            Where(lambda table, seat: degrees(table.params[TEMPERATURE]), _put_temperature),
            "in °C",
            step=DEGREES,
        ),
        stage.number("oxygen", 0, GOALS[OXYGEN], at("params", 0, OXYGEN), "in %"),
        stage.other(
            "oceans",
            f"how many, up to {GOALS[OCEANS]}, from the north-west; or a list of spaces",
            _are_oceans,
            Where(lambda table, seat: table.params[OCEANS], _put_oceans),
            "ocean tiles; replaces them, and is read back as a number",
        ),
        stage.number("generation", 1, 99, field("generation"), "the generation"),
        stage.seat_number("first", field("first"), "its first player"),
        stage.seat_number("active", field("active"), "whose turn it is"),
        stage.number("acts", 0, c.ACTIONS, field("acts"), "actions made in this turn"),
        *mars.piles(PROJECT_IDS),
        stage.amounts("milestones", c.MILESTONES, 0, 4, _titles("milestones", c.MILESTONES), "who has claimed which"),
        stage.amounts("awards", c.AWARDS, 0, 4, _titles("awards", c.AWARDS), "who has funded which"),
        stage.other(
            "neutral",
            'spaces and what lies there, as `{"r6c2": "city"}`',
            _are_tiles,
            Where(_neutral_tiles, _lay_neutral),
            "tiles that belong to nobody; setting adds to them",
        ),
        stage.told("tiles", _all_tiles, "every tile on the board"),
    ),
    phases=(
        Phase("action", "the seat's turn, then the others', then production", _begin(TURN, PRODUCTION)),
        Phase("research", "four cards each are dealt and bought", _begin(DEAL_RESEARCH, buying=True)),
        Phase("buy", "the same with what is already `dealt`", _begin(buying=True)),
        Phase(
            "draft",
            "packs are dealt and passed, to the left if `generation` is even, then bought",
            _begin(DEAL_PACKS, buying=True),
        ),
        Phase(
            "production",
            "production and, with all parameters at their goals, the last greeneries and the end",
            _begin(PRODUCTION),
        ),
        Phase("end", "the score is counted", _begin(END_GAME)),
    ),
)
