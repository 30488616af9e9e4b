"""What a corporation gets for good: crops, people, technologies."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians import components as c
from arsia.games.martians.components.board import STOCK
from arsia.games.martians.effects.acts import NEVER, Act, Reasons, Refused, too_late
from arsia.games.martians.table import NO_CARD, Martians
from arsia.kernel.message import Message, Option

# ---- crops -----------------------------------------------------------------------------------------------------------


class Harvest(Act):
    """The crop on the corporation card is harvested: it says what that costs and gives (MA-81, MA-82)."""

    __slots__ = ()

    def is_payable(self, table: Martians, player: int) -> bool:
        at = table.owners[player] * STOCK
        crop = c.CROPS[table.assets.crop[table.cards[player]]]
        return table.stock[at + c.WATER] >= crop.water and table.stock[at] >= harvest_energy(table, player)

    def price(self, table: Martians, player: int) -> c.Goods:
        crop = c.CROPS[table.assets.crop[table.cards[player]]]
        return ((c.ENERGY, harvest_energy(table, player)), (c.WATER, crop.water))

    def do(self, table: Martians, player: int, option: Option) -> None:
        crop = c.CROPS[table.assets.crop[table.cards[player]]]
        table.time -= self.time
        if table.telling:
            table.tell("harvest", player, crop.id)
        table.pay_all(player, self.price(table, player))
        table.gain(player, c.FOOD, harvest_food(table, player))
        table.gain(player, c.MEDICINE, crop.medicine)


def harvest_energy(table: Martians, player: int) -> int:
    """What a harvest costs in energy, in this weather (MA-81)."""
    crop = c.CROPS[table.assets.crop[table.cards[player]]]
    return max(0, crop.energy + c.WEATHER[c.WEATHER_KIND[table.weather]].harvest_energy)


def harvest_food(table: Martians, player: int) -> int:
    """What a harvest brings, with botanists and weather (MA-82)."""
    crop = c.CROPS[table.assets.crop[table.cards[player]]]
    return max(0, crop.food + table.helper(player, c.BOTANIST) + c.WEATHER[c.WEATHER_KIND[table.weather]].food)


class ChangeCrop(Act):
    """A crop tile from the board; the old one goes back (MA-83). An event may make that free."""

    __slots__ = ()

    def __init__(self, verbs: str, cost: c.Goods) -> None:
        super().__init__(verbs, cost=cost)
        self.quickest = 0

    def is_payable(self, table: Martians, player: int) -> bool:
        return table.mods[c.MOD_FREE_CROP] > 0 or super().is_payable(table, player)

    def start(self, table: Martians, player: int) -> int:
        return 0 if table.mods[c.MOD_FREE_CROP] else self.time

    def options(self, table: Martians, player: int) -> list[Option]:
        if self.start(table, player) > table.time or not self.is_payable(table, player):
            return []
        assets = table.assets
        now, left = assets.crop[table.cards[player]], assets.crops_left
        return [CHANGES[crop] for crop in range(1, len(c.CROPS)) if left[crop] and crop != now]

    def price(self, table: Martians, player: int) -> c.Goods:
        return () if table.mods[c.MOD_FREE_CROP] else self.cost

    def time_of(self, table: Martians, player: int, option: Option) -> int:
        return 0 if table.mods[c.MOD_FREE_CROP] else self.time

    def work(self, table: Martians, player: int, option: Option) -> None:
        crop, card = c.CROP_INDEX[str(option[1])], table.cards[player]
        table.assets = assets = table.assets.copy()
        left = list(assets.crops_left)
        left[crop] -= 1
        if assets.crop[card]:
            left[assets.crop[card]] += 1
        assets.crops_left = tuple(left)
        assets.crop[card] = crop
        if table.telling:
            table.tell("change_crop", player, option[1])

    def refusals(self, table: Martians, player: int) -> Refused:
        return [(CHANGES[crop], self._unfit(table, player, crop)) for crop in range(1, len(c.CROPS))]

    def _unfit(self, table: Martians, player: int, crop: int) -> Reasons:
        reasons: Reasons = []
        if crop == table.assets.crop[table.cards[player]]:
            reasons.append(Message("why-same-crop"))
        elif not table.assets.crops_left[crop]:
            reasons.append(Message("why-no-crop"))
        return reasons + too_late(table, self.time_of(table, player, ())) + self.obstacles(table, player)


CHANGES: Final[tuple[Option, ...]] = tuple([("change_crop", crop.id) for crop in c.CROPS])


# ---- people ----------------------------------------------------------------------------------------------------------


class Hire(Act):
    """Somebody joins the corporation for good: two helpers and two specialists at most (MA-84, MA-85)."""

    __slots__ = ()

    def start(self, table: Martians, player: int) -> int:
        return self.time if self.ways(table, player) else NEVER

    def ways(self, table: Martians, player: int) -> list[Option]:
        """Everybody whom the corporation has a place for, each kind once."""
        found: list[Option] = []
        card, market, assets = table.cards[player], table.market, table.assets
        if market.specialists_up and assets.specialists[card * 2 + c.SPECIALISTS_MAX - 1] == NO_CARD:
            found += _each_once(market.specialists_up, c.SPECIALIST_KIND, HIRES)
        if market.helpers_up and sum(assets.helpers[card * 3 : card * 3 + 3]) < c.HELPERS_MAX:
            found += _each_once(market.helpers_up, c.HELPER_KIND, HIRE_HELPERS)
        return found

    def work(self, table: Martians, player: int, option: Option) -> None:
        name, card = str(option[1]), table.cards[player]
        if table.telling:
            table.tell("hire", player, name)
        table.market = market = table.market.copy()
        table.assets = assets = table.assets.copy()
        if name in c.HELPER_INDEX:
            kind = c.HELPER_INDEX[name]
            helper = next(each for each in market.helpers_up if c.HELPER_KIND[each] == kind)
            market.helpers_up = tuple([each for each in market.helpers_up if each != helper])
            assets.helpers[card * 3 + kind] += 1
            return
        kind = c.SPECIALIST_INDEX[name]
        hired = next(each for each in market.specialists_up if c.SPECIALIST_KIND[each] == kind)
        market.specialists_up = tuple([each for each in market.specialists_up if each != hired])
        place = card * 2 if assets.specialists[card * 2] == NO_CARD else card * 2 + 1
        assets.specialists[place] = hired

    def refusals(self, table: Martians, player: int) -> Refused:
        card, lacking = table.cards[player], self.obstacles(table, player)
        specialists = [each for each in table.assets.specialists[card * 2 : card * 2 + 2] if each != NO_CARD]
        full = [Message("why-specialists", {"n": c.SPECIALISTS_MAX})] if len(specialists) == c.SPECIALISTS_MAX else []
        up = _each_once(table.market.specialists_up, c.SPECIALIST_KIND, HIRES)
        found: Refused = [(option, full + lacking) for option in up]
        helpers = sum(table.assets.helpers[card * 3 : card * 3 + 3])
        full = [Message("why-helpers", {"n": c.HELPERS_MAX})] if helpers == c.HELPERS_MAX else []
        up = _each_once(table.market.helpers_up, c.HELPER_KIND, HIRE_HELPERS)
        return found + [(option, full + lacking) for option in up]


def _each_once(cards: tuple[int, ...], kind_of: tuple[int, ...], options: tuple[Option, ...]) -> list[Option]:
    """An option for each kind that is among the cards."""
    kinds = 0
    for card in cards:
        kinds |= 1 << kind_of[card]
    return [option for kind, option in enumerate(options) if kinds >> kind & 1]


HIRES: Final[tuple[Option, ...]] = tuple([("hire", card.id) for card in c.SPECIALISTS])
HIRE_HELPERS: Final[tuple[Option, ...]] = tuple([("hire", name) for name in c.HELPERS])


# ---- technologies ----------------------------------------------------------------------------------------------------


def laboratory_time(table: Martians, player: int, time: int) -> int:
    """A scientist saves time, but one unit is always needed (MA-87)."""
    return max(1, time - table.helper(player, c.SCIENTIST) + table.mods[c.MOD_LABORATORY_TIME])


class DevelopForColony(Act):
    """A technology for the colony, felt from the next refill on (MA-86)."""

    __slots__ = ()
    brings: ClassVar[tuple[tuple[str, int], ...]] = (("colony_technology", 1),)

    def start(self, table: Martians, player: int) -> int:
        if table.assets.colony_tech[table.quarter_owner(player)] == ALL_COLONY:
            return NEVER
        return laboratory_time(table, player, self.time)

    def options(self, table: Martians, player: int) -> list[Option]:
        if not self.is_payable(table, player) or laboratory_time(table, player, self.time) > table.time:
            return []
        known = table.assets.colony_tech[table.quarter_owner(player)]
        return [option for tech, option in enumerate(COLONIES) if not known >> tech & 1]

    def time_of(self, table: Martians, player: int, option: Option) -> int:
        return laboratory_time(table, player, self.time)

    def work(self, table: Martians, player: int, option: Option) -> None:
        table.assets = table.assets.copy()
        table.assets.colony_tech[table.quarter_owner(player)] |= 1 << c.COLONY_INDEX[str(option[1])]
        if table.telling:
            table.tell("colony_tech", player, option[1])

    def refusals(self, table: Martians, player: int) -> Refused:
        known = table.assets.colony_tech[table.quarter_owner(player)]
        return _undeveloped(table, player, self, COLONIES, known)


class Develop(Act):
    """A technology for the own corporation, felt at once (MA-87, MA-88); what is printed for each is its time."""

    __slots__ = ()

    def start(self, table: Martians, player: int) -> int:
        known = table.assets.tech[table.cards[player]]
        if known == ALL_CORPORATION:
            return NEVER
        only_the_longest = known | 1 << c.DNA == ALL_CORPORATION
        return laboratory_time(table, player, c.CORPORATION_TIME[c.DNA] if only_the_longest else self.time)

    def options(self, table: Martians, player: int) -> list[Option]:
        found: list[Option] = []
        if not self.is_payable(table, player):
            return found
        known = table.assets.tech[table.cards[player]]
        for tech, time in enumerate(c.CORPORATION_TIME):
            if not known >> tech & 1 and laboratory_time(table, player, time) <= table.time:
                found.append(CORPORATIONS[tech])
        return found

    def time_of(self, table: Martians, player: int, option: Option) -> int:
        return laboratory_time(table, player, c.CORPORATION_TIME[c.CORPORATION_INDEX[str(option[1])]])

    def work(self, table: Martians, player: int, option: Option) -> None:
        tech = c.CORPORATION_INDEX[str(option[1])]
        table.assets = table.assets.copy()
        table.assets.tech[table.cards[player]] |= 1 << tech
        if table.telling:
            table.tell("corp_tech", player, option[1])
        if tech == c.WEATHER_REPORTS:
            table.reveal()  # the top weather card is seen

    def refusals(self, table: Martians, player: int) -> Refused:
        return _undeveloped(table, player, self, CORPORATIONS, table.assets.tech[table.cards[player]])


def _undeveloped(table: Martians, player: int, act: Act, options: tuple[Option, ...], known: int) -> Refused:
    """Technologies that are known, take too long or cost too much."""
    lacking = act.obstacles(table, player)
    found: Refused = []
    for tech, option in enumerate(options):
        late = too_late(table, act.time_of(table, player, option))
        found.append((option, [Message("why-known")] if known >> tech & 1 else late + lacking))
    return found


COLONIES: Final[tuple[Option, ...]] = tuple([("colony_tech", name) for name in c.COLONY_TECHS])
CORPORATIONS: Final[tuple[Option, ...]] = tuple([("corp_tech", name) for name in c.CORPORATION_TECHS])
ALL_COLONY: Final = (1 << len(c.COLONY_TECHS)) - 1
ALL_CORPORATION: Final = (1 << len(c.CORPORATION_TECHS)) - 1
