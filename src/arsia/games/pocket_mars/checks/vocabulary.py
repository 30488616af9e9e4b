"""Every option that can be offered, which is also what a learning agent chooses from."""

from __future__ import annotations

from arsia.games.pocket_mars.components import HOMES, IDS, NAMES, PREP, VALUES, VERBS
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.message import Option


def vocabulary(table: PocketMars) -> tuple[Option, ...]:
    """Every option that the table can ever offer."""
    everyone = range(table.players)
    homes = NAMES[:HOMES]
    card_verbs = [verb for verb, parts in VERBS.items() if parts == ("card",)]
    words: list[Option] = [("launch",), ("use",), ("skip",)]
    words += [(verb, card) for verb in card_verbs for card in IDS]
    words += [("reveal", player, slot) for player in everyone for slot in range(PREP)]
    words += [("peek", player) for player in everyone]
    words += [("peek_one", player, slot) for player in everyone for slot in range(PREP)]
    words += [("draw", slot) for slot in range(PREP)]
    words += [(verb, home) for verb in ("land", "land_high") for home in homes]
    words += [(verb, home, player) for verb in ("promote", "demote") for home in homes for player in everyone]
    words += [("swap", home, player, other) for home in homes for player in everyone for other in everyone]
    words += [("exchange", name, i, j) for name in NAMES for i in range(VALUES) for j in range(i + 1, VALUES)]
    words += [("transfer", home, star, to) for home in homes for star in (1, 2) for to in homes if to != home]
    return tuple(words)
