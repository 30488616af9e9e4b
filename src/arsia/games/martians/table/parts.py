"""Parts of a table that seldom change.

Copies of a table share them: a part is never changed, it is replaced by a changed copy of its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from arsia.games.martians import components as c

NO_CARD: Final = -1
NO_QUARTER: Final = -1
NO_TILE: Final = -1
Cards = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)  # which also lets `copy` make its twin without __init__
class Quarters:
    """Natural growth, whose Quarter is which, and the markers that are held as a penalty."""

    # fields: written by tools/fields.py
    __slots__ = ("growth", "held", "homes", "lazaret", "own")

    def __init__(self, players: int, owners: int) -> None:
        self.growth = [0] * owners
        self.own = [NO_QUARTER] * players  # in COM.4
        self.lazaret = [0] * (4 * players)  # by quarter, then player
        self.homes = [0] * (4 * players)
        self.held = [0] * players  # derived: markers in both, by player

    def copy(self) -> Quarters:
        """An exact copy."""
        twin: Quarters = Quarters.__new__(Quarters)
        twin.growth = self.growth[:]
        twin.own = self.own[:]
        twin.lazaret = self.lazaret[:]
        twin.homes = self.homes[:]
        twin.held = self.held[:]
        return twin

    def state(self) -> tuple[object, ...]:
        """The fields as plain data, for the fingerprint."""
        return (self.growth, self.own, self.lazaret, self.homes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Assets:
    """What corporations and the colony have for good. A corporation *card* has technologies, installations, a crop and
    people; a player has taken tokens."""

    # fields: written by tools/fields.py
    __slots__ = (
        "built", "colony_tech", "crop", "crops_left", "helpers", "solar", "specialists", "tech", "upgraded", "wind",
    )  # fmt: skip

    def __init__(self, players: int, cards: int, owners: int) -> None:
        self.tech = [0] * cards  # of corporations, as bits
        self.colony_tech = [0] * owners  # as bits
        self.solar = [0] * cards
        self.wind = [0] * cards
        self.crop = [0] * cards
        self.crops_left: Cards = (0,) * len(c.CROPS)
        self.helpers = [0] * (len(c.HELPERS) * cards)  # by card, then type
        self.specialists = [NO_CARD] * (2 * cards)  # by card, then place
        self.built = [0] * players  # construction tokens taken
        self.upgraded = [0] * players  # upgrade tokens taken

    def copy(self) -> Assets:
        """An exact copy."""
        twin: Assets = Assets.__new__(Assets)
        twin.tech = self.tech[:]
        twin.colony_tech = self.colony_tech[:]
        twin.solar = self.solar[:]
        twin.wind = self.wind[:]
        twin.crop = self.crop[:]
        twin.crops_left = self.crops_left
        twin.helpers = self.helpers[:]
        twin.specialists = self.specialists[:]
        twin.built = self.built[:]
        twin.upgraded = self.upgraded[:]
        return twin

    def state(self) -> tuple[object, ...]:
        """The fields as plain data, for the fingerprint."""
        return (
            self.tech, self.colony_tech, self.solar, self.wind, self.crop, self.crops_left, self.helpers,
            self.specialists, self.built, self.upgraded,
        )  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Market:
    """People, orders and research tiles that lie face up, and their decks; of every deck the top card is the last."""

    # fields: written by tools/fields.py
    __slots__ = (
        "helper_deck", "helpers_up", "order_deck", "orders_done", "orders_up", "specialist_deck", "specialists_up",
        "tile_deck", "tile_discard", "tiles_up",
    )  # fmt: skip

    def __init__(self, players: int) -> None:
        self.specialist_deck: Cards = ()
        self.specialists_up: Cards = ()
        self.helper_deck: Cards = ()
        self.helpers_up: Cards = ()
        self.orders_done = [0] * players  # orders, as bits
        self.order_deck: Cards = ()
        self.orders_up: Cards = ()
        self.tile_deck: Cards = ()
        self.tile_discard: Cards = ()
        self.tiles_up: Cards = ()

    def copy(self) -> Market:
        """An exact copy."""
        twin: Market = Market.__new__(Market)
        twin.specialist_deck = self.specialist_deck
        twin.specialists_up = self.specialists_up
        twin.helper_deck = self.helper_deck
        twin.helpers_up = self.helpers_up
        twin.orders_done = self.orders_done[:]
        twin.order_deck = self.order_deck
        twin.orders_up = self.orders_up
        twin.tile_deck = self.tile_deck
        twin.tile_discard = self.tile_discard
        twin.tiles_up = self.tiles_up
        return twin

    def state(self) -> tuple[object, ...]:
        """The fields as plain data, for the fingerprint."""
        return (
            self.specialist_deck, self.specialists_up, self.helper_deck, self.helpers_up, self.orders_done,
            self.order_deck, self.orders_up, self.tile_deck, self.tile_discard, self.tiles_up,
        )  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground:
    """The mining area: its tiles by hex, which of them are face up (as bits), where the machine is."""

    # fields: written by tools/fields.py
    __slots__ = ("machine", "removed", "tiles", "up")

    def __init__(self) -> None:
        self.tiles = [NO_TILE] * len(c.HEXES)
        self.up = 0
        self.machine = 0
        self.removed: Cards = ()

    def copy(self) -> Ground:
        """An exact copy."""
        twin: Ground = Ground.__new__(Ground)
        twin.tiles = self.tiles[:]
        twin.up = self.up
        twin.machine = self.machine
        twin.removed = self.removed
        return twin

    def state(self) -> tuple[object, ...]:
        """The fields as plain data, for the fingerprint."""
        return (self.tiles, self.up, self.machine, self.removed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Goals:
    """Hidden goals: kept, being passed on, chosen in secret, and those in the box."""

    # fields: written by tools/fields.py
    __slots__ = ("box", "chosen", "kept", "packs")

    def __init__(self, players: int) -> None:
        self.kept: list[Cards] = [()] * players
        self.packs: list[Cards] = [()] * players
        self.chosen: Cards = (NO_CARD,) * players
        self.box: Cards = ()

    def copy(self) -> Goals:
        """An exact copy."""
        twin: Goals = Goals.__new__(Goals)
        twin.kept = self.kept[:]
        twin.packs = self.packs[:]
        twin.chosen = self.chosen
        twin.box = self.box
        return twin

    def state(self) -> tuple[object, ...]:
        """The fields as plain data, for the fingerprint."""
        return (self.kept, self.packs, self.chosen, self.box)


@mypyc_attr(allow_interpreted_subclasses=True)
class Story:
    """How far a scenario is: how often each requirement was met, the strangers, the expedition on the face."""

    # fields: written by tools/fields.py
    __slots__ = (
        "expedition", "face_seen", "face_tokens", "face_used", "failed", "guards", "hostility", "progress",
        "surveyed",
    )  # fmt: skip

    def __init__(self, missions: int) -> None:
        self.progress = [0] * missions
        self.hostility = 0
        self.guards = 0
        self.failed = False
        self.expedition = c.BASE_CAMP
        self.face_tokens: Cards = ()
        self.face_seen = 0  # spaces of the face, as bits
        self.face_used = 0
        self.surveyed = 0

    def copy(self) -> Story:
        """An exact copy."""
        twin: Story = Story.__new__(Story)
        twin.progress = self.progress[:]
        twin.hostility = self.hostility
        twin.guards = self.guards
        twin.failed = self.failed
        twin.expedition = self.expedition
        twin.face_tokens = self.face_tokens
        twin.face_seen = self.face_seen
        twin.face_used = self.face_used
        twin.surveyed = self.surveyed
        return twin

    def state(self) -> tuple[object, ...]:
        """The fields as plain data, for the fingerprint."""
        return (
            self.progress, self.hostility, self.guards, self.failed, self.expedition, self.face_tokens, self.face_seen,
            self.face_used, self.surveyed,
        )  # fmt: skip
