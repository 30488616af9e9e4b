"""Every option that a table can ever offer."""

from __future__ import annotations

from arsia.games.mars_engine.components.resources import ANIMAL, HEAT, RESOURCES, STEEL, TITANIUM
from arsia.games.terraforming_mars.cards.deck import ACTION, DECK
from arsia.games.terraforming_mars.components.names import CORPORATION_IDS, IDS, PROJECT_CARDS
from arsia.games.terraforming_mars.components.options import (
    AMOUNT,
    BUY,
    CLAIM,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    DISCARD,
    DO_PROJECT,
    DONE,
    FIRST_ACTION,
    FUND,
    KEEP,
    PASS,
    PLAY,
    SELL,
    SKIP,
    SPACE,
    USE,
)
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Option

_MOST_REMOVED = 8
_MOST_SPENT = 99
_MOST_FIRST = 6


def vocabulary(table: TerraformingMars) -> tuple[Option, ...]:
    """All options at the table."""
    seats = table.seats
    options: list[Option] = [("corporation", name) for name in CORPORATION_IDS[:-1]]
    projects = IDS[:PROJECT_CARDS]
    for per_card in (PLAY, BUY, KEEP, SELL, DISCARD):
        options += per_card[:PROJECT_CARDS]
    options += [("pick", name) for name in projects]
    options += [USE[card] for card in range(len(IDS)) if ACTION[card]]
    options += [("card", name) for name in IDS]
    options += [("take", card.id, n) for card in DECK if card.holds == ANIMAL for n in (1, 2)]
    options += [FIRST_ACTION, PASS, DONE, SKIP, CONVERT_PLANTS, CONVERT_HEAT, *DO_PROJECT, *CLAIM, *FUND, *SPACE]
    for resource in (STEEL, TITANIUM, HEAT):
        options += AMOUNT[resource]
    options += [("spend", RESOURCES[HEAT], n) for n in range(_MOST_SPENT)]
    options += [("spend", "energy", n) for n in range(1, _MOST_SPENT)]
    options += [("choose", n) for n in range(4)]
    options += [("first", n) for n in range(_MOST_FIRST)]
    for seat in range(seats):
        options.append(("decrease", seat))
        options += [("remove", seat, n) for n in range(1, _MOST_REMOVED + 1)]
        options += [("steal", seat, n) for n in range(1, 4)]
    return tuple(options)
