"""What events do, as steps. *Each* means every player; a stock that all share counts once for each of them (MA-63)."""

from __future__ import annotations

from typing import Final

from arsia.games.martians.components import (
    BUILDING,
    BUILDINGS,
    CREDIT,
    DEMANDS,
    GOOD,
    GOODS,
    HUNGER,
    MOD_CLOSED,
    MOD_NAMES,
    MOD_OVERTIME,
    MOD_SOS,
    PAY,
    QUARTER,
    QUARTERS,
    REPUTATION,
    SKIP,
    WIDE,
    Goods,
)
from arsia.games.martians.cost import amount, amounts
from arsia.games.martians.mission import expedition_option, move_expedition, raise_hostility, uncover
from arsia.games.martians.scenarios import (
    BASE_CAMP,
    CAMP_STEPS,
    FACE_CLIMBS,
    FACE_COLUMN,
    FACE_ROW,
    FACE_STEPS,
    INTEGRATE,
    LAUNCH,
    MISSIONS,
    RESCUE,
    THE_SUMMIT,
    face_space,
)
from arsia.games.martians.shared import REMOVE, Effect
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step

ByPlayers = tuple[int, int, int, int]  # for one to four seats


def each_time(table: Martians) -> list[int]:
    """A player for every time that an effect on each of them happens; the same one where all share a stock."""
    return [0] * table.players if table.setup.shared_stock else table.in_turn_order()


class Gain(Effect):
    """Each gains goods."""

    __slots__ = ("goods",)

    def __init__(self, goods: Goods) -> None:
        self.goods = goods

    def do(self, table: Martians, seat: int) -> None:
        for player in each_time(table):
            for good, n in self.goods:
                table.gain(player, good, n)

    def text(self) -> Message:
        return Message("effect-each-gains", {"goods": amounts(self.goods)})


class Lose(Effect):
    """Each loses goods, as many as there are."""

    __slots__ = ("good", "n")

    def __init__(self, good: int, n: int) -> None:
        self.good = good
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        for player in each_time(table):
            table.lose(player, self.good, self.n)

    def text(self) -> Message:
        return Message("effect-each-loses", {"goods": amount(self.good, self.n)})


class LoseOr(Effect):
    """Each loses a good, or something else where it is lacking; reputation at most once for a shared track."""

    __slots__ = ("good", "n", "other", "other_n")

    def __init__(self, good: int, n: int, other: int, other_n: int) -> None:
        self.good = good
        self.n = n
        self.other = other
        self.other_n = other_n

    def do(self, table: Martians, seat: int) -> None:
        lost_reputation = False
        for player in each_time(table):
            if table.has(player, self.good) >= self.n:
                table.pay(player, self.good, self.n)
            elif self.other != REPUTATION or not (lost_reputation and table.setup.shared_stock):
                table.lose(player, self.other, self.other_n)
                lost_reputation = True

    def text(self) -> Message:
        args: dict[str, object] = {"goods": amount(self.good, self.n), "other": amount(self.other, self.other_n)}
        return Message("effect-each-loses-or", args)


class ColonyLosesOr(Effect):
    """The colony, or the first player where stocks are own, loses a good; if it cannot, something else happens."""

    __slots__ = ("good", "n", "otherwise")

    def __init__(self, good: int, n: int, otherwise: Step[Martians]) -> None:
        self.good = good
        self.n = n
        self.otherwise = otherwise

    def do(self, table: Martians, seat: int) -> None:
        if table.has(table.first, self.good) >= self.n:
            table.pay(table.first, self.good, self.n)
        else:
            table.then(self.otherwise)

    def text(self) -> Message:
        args: dict[str, object] = {"goods": amount(self.good, self.n), "effect": self.otherwise.text()}
        return Message("effect-colony-loses-or", args)


class FirstLosesReputation(Effect):
    """The colony or the first player loses reputation."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        table.lose(table.first, REPUTATION, self.n)

    def text(self) -> Message:
        return Message("effect-lose-reputation", {"n": self.n})


class Reputation(Effect):
    """Everybody, or the colony once, gains reputation."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        for player in range(1 if table.setup.shared_stock else table.players):
            table.gain(player, REPUTATION, self.n)

    def text(self) -> Message:
        return Message("effect-reputation", {"n": self.n})


class AddDemand(Effect):
    """Demand tokens: so many for a shared colony by its seats, or so many for each in COM.4."""

    __slots__ = ("each", "n", "token")

    def __init__(self, token: int, n: ByPlayers, each: int) -> None:
        self.token = token
        self.n = n
        self.each = each

    def do(self, table: Martians, seat: int) -> None:
        if table.setup.shared_quarters:
            for _ in range(self.n[table.seats - 1]):
                table.add_demand(table.least_demand(self.token), self.token, 1)
        else:
            for player in range(table.players):
                table.add_demand(table.quarter[player], self.token, self.each)

    def text(self) -> Message:
        few, many = self.n[1], self.n[3]
        args: dict[str, object] = {"token": DEMANDS[self.token], "few": few, "three": self.n[2], "many": many}
        return Message("effect-add-demand", {**args, "each": self.each})


class RemoveDemand(Effect):
    """Demand tokens are removed, and nobody gains by it; the first player says where."""

    __slots__ = ("n", "token")

    def __init__(self, token: int, n: ByPlayers) -> None:
        self.token = token
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        table.then(REMOVE[self.token][self.n[table.seats - 1]][0], seat=table.seat_of(table.first))

    def text(self) -> Message:
        return Message("effect-remove-demand", {"token": DEMANDS[self.token], "few": self.n[1], "many": self.n[3]})


class ReturnMarkers(Effect):
    """All markers on action spaces go back to their owners; those in Lazaret and Homes stay."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        for owner in range(table.players):
            for building in range(len(BUILDINGS)):
                if table.here[owner] >> building & 1:
                    table.take_back(owner, building)
        for building in range(len(BUILDINGS)):
            if table.neutral_here >> building & 1:
                table.take_back(4, building)
        table.tell("flare")

    def text(self) -> Message:
        return Message("effect-return-markers")


class Modify(Effect):
    """Something is different until the round or the cycle is over, or until it is used."""

    __slots__ = ("mod", "n")

    def __init__(self, mod: int, n: int) -> None:
        self.mod = mod
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        table.mods[self.mod] += self.n

    def text(self) -> Message:
        return Message(_MODIFY[self.mod], {"n": abs(self.n)})


_MODIFY: Final[tuple[str, ...]] = tuple([f"effect-mod-{name.replace('_', '-')}" for name in MOD_NAMES])


class DrawCards(Effect):
    """Each draws regolith cards."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        for player in table.in_turn_order():
            table.draw_minerals(player, self.n)

    def text(self) -> Message:
        return Message("effect-each-draws", {"n": self.n})


class FirstDraws(Effect):
    """The first player draws regolith cards."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        table.draw_minerals(table.first, self.n)

    def text(self) -> Message:
        return Message("effect-first-draws", {"n": self.n})


class Ask(Effect):
    """Every player is asked, from the first one clockwise. The questions exist once for each player."""

    __slots__ = ()

    def question_to(self, player: int) -> Choice[Martians]:
        """The question to a player."""
        raise NotImplementedError

    def do(self, table: Martians, seat: int) -> None:
        for player in reversed(table.in_turn_order()):
            table.then(self.question_to(player), seat=table.seat_of(player))


class OfPlayer(Choice[Martians]):
    """A question about one player."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class MayPay(Ask):
    """Each may pay reputation for credits."""

    __slots__ = ("credits", "reputation")

    def __init__(self, reputation: int, credits: int) -> None:
        self.reputation = reputation
        self.credits = credits

    def question_to(self, player: int) -> Choice[Martians]:
        return Sponsor(player, self.reputation, self.credits)

    def text(self) -> Message:
        cost, goods = amount(REPUTATION, self.reputation), amount(CREDIT, self.credits)
        return Message("effect-may-pay", {"cost": cost, "goods": goods})


class Sponsor(OfPlayer):
    """Reputation for credits?"""

    __slots__ = ("credits", "reputation")

    def __init__(self, player: int, reputation: int, credits: int) -> None:
        super().__init__(player)
        self.reputation = reputation
        self.credits = credits

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [PAY, SKIP] if table.has(self.player, REPUTATION) >= self.reputation else []

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option == PAY:
            table.pay(self.player, REPUTATION, self.reputation)
            table.gain(self.player, CREDIT, self.credits)

    def prompt(self, table: Martians, seat: int) -> Message:
        cost, goods = amount(REPUTATION, self.reputation), amount(CREDIT, self.credits)
        return Message("prompt-sponsor", {"player": self.player, "cost": cost, "goods": goods})


class ChooseGain(Ask):
    """Each gains one of two things."""

    __slots__ = ("one", "other")

    def __init__(self, one: tuple[int, int], other: tuple[int, int]) -> None:
        self.one = one
        self.other = other

    def question_to(self, player: int) -> Choice[Martians]:
        return OneOfTwo(player, self.one, self.other)

    def text(self) -> Message:
        return Message("effect-choose-gain", {"one": amount(*self.one), "other": amount(*self.other)})


class OneOfTwo(OfPlayer):
    """Which of the two?"""

    __slots__ = ("one", "other")

    def __init__(self, player: int, one: tuple[int, int], other: tuple[int, int]) -> None:
        super().__init__(player)
        self.one = one
        self.other = other

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("gain", GOODS[good], n) for good, n in (self.one, self.other)]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        table.gain(self.player, GOOD[str(option[1])], int(option[2]))

    def prompt(self, table: Martians, seat: int) -> Message:
        args: dict[str, object] = {"player": self.player, "one": amount(*self.one), "other": amount(*self.other)}
        return Message("prompt-choose-gain", args)


class Overtime(Ask):
    """Each may work longer this round, and is hungrier for it."""

    __slots__ = ()

    def question_to(self, player: int) -> Choice[Martians]:
        return WORK_LONGER[player]

    def text(self) -> Message:
        return Message("effect-overtime")


class WorkLonger(OfPlayer):
    """One more time unit for one more hunger?"""

    __slots__ = ()

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("overtime",), SKIP] if table.has_turn(self.player, table.round) else []

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option != SKIP:
            table.mods[MOD_OVERTIME] |= 1 << self.player
            shared = table.setup.shared_quarters
            table.tell("overtime", self.player)
            table.add_demand(table.least_demand(HUNGER) if shared else table.quarter[self.player], HUNGER, 1)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-overtime", {"player": self.player})


WORK_LONGER: Final = tuple([WorkLonger(player) for player in range(4)])


class FreePenalty(Ask):
    """Each takes one marker back from Homes or Lazaret."""

    __slots__ = ()

    def question_to(self, player: int) -> Choice[Martians]:
        return FREE_ONE[player]

    def text(self) -> Message:
        return Message("effect-free-penalty")


class FreeOne(OfPlayer):
    """Which marker comes free?"""

    __slots__ = ()

    def options(self, table: Martians, seat: int) -> list[Option]:
        return penalties(table, self.player, True, True)

    def take(self, table: Martians, seat: int, option: Option) -> None:
        set_free(table, self.player, option)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-free", {"player": self.player})


FREE_ONE: Final = tuple([FreeOne(player) for player in range(4)])


def penalties(table: Martians, player: int, lazaret: bool, homes: bool) -> list[Option]:
    """The player's markers that are held as a penalty, as options to free them."""
    found: list[Option] = []
    for quarter, name in enumerate(QUARTERS):
        at = quarter * table.players + player
        if lazaret and table.lazaret[at]:
            found.append(("free", "lazaret", name))
        if homes and table.homes[at]:
            found.append(("free", "homes", name))
    return found


def set_free(table: Martians, player: int, option: Option) -> None:
    """A marker from Lazaret or Homes back to the pool."""
    held = table.lazaret if option[1] == "lazaret" else table.homes
    held[QUARTER[str(option[2])] * table.players + player] -= 1
    table.pool[player] += 1
    if table.telling:
        table.tell("free", player, option[1], option[2])


class Damage(Effect):
    """An upgrade token comes onto a working building: the rightmost space without one, or the first space."""

    __slots__ = ("buildings", "leftmost")

    def __init__(self, buildings: tuple[int, ...], leftmost: bool) -> None:
        self.buildings = buildings
        self.leftmost = leftmost

    def space(self, table: Martians, building: int) -> int:
        """The space of the building that would be damaged, or -1."""
        if table.unbuilt >> building & 1:
            return -1
        at = building * WIDE
        for space in [at] if self.leftmost else [at + 2, at + 1, at]:
            if not (table.upgrades | table.setup.unavailable) >> space & 1:
                return space
        return -1

    def do(self, table: Martians, seat: int) -> None:
        table.then(CHOOSE_DAMAGE_LEFT if self.leftmost else CHOOSE_DAMAGE, seat=table.seat_of(table.first))

    def matters(self, table: Martians, seat: int) -> bool:
        return any(self.space(table, building) >= 0 for building in self.buildings)

    def text(self) -> Message:
        return Message("effect-damage-first" if self.leftmost else "effect-damage")


class ChooseDamage(Choice[Martians]):
    """Which building is hit?"""

    __slots__ = ("damage",)

    def __init__(self, damage: Damage) -> None:
        self.damage = damage

    def options(self, table: Martians, seat: int) -> list[Option]:
        hit = [building for building in self.damage.buildings if self.damage.space(table, building) >= 0]
        return [("damage", BUILDINGS[building]) for building in hit]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        space = self.damage.space(table, BUILDING[str(option[1])])
        table.upgrades |= 1 << space
        table.tell("damage", option[1], space % WIDE + 1)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-damage")


METEORITE: Final = Damage((2, 3, 8, 7, 6), False)
SABOTAGE: Final = Damage(tuple(range(len(BUILDINGS))), True)
CHOOSE_DAMAGE: Final = ChooseDamage(METEORITE)
CHOOSE_DAMAGE_LEFT: Final = ChooseDamage(SABOTAGE)


class CloseBuilding(Effect):
    """A building is closed for the round, if a refugee works in the colony."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        if table.progress[INTEGRATE]:
            table.then(CHOOSE_CLOSED, seat=table.seat_of(table.first))

    def text(self) -> Message:
        return Message("effect-close")


class ChooseClosed(Choice[Martians]):
    """Which building is closed?"""

    __slots__ = ()

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("close", "hospital"), ("close", "water_plant"), ("close", "greenhouses")]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        table.mods[MOD_CLOSED] = BUILDING[str(option[1])] + 1
        table.tell("close", option[1])

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-close")


CHOOSE_CLOSED: Final = ChooseClosed()


class PassFirst(Effect):
    """The first player marker goes one seat to the left at once."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.first = (table.first + 1) % table.players
        table.tell("start", table.first)

    def text(self) -> Message:
        return Message("effect-pass-first")


class IfWaiting(Effect):
    """Only if a rescued refugee is not integrated yet."""

    __slots__ = ("effect",)

    def __init__(self, effect: Step[Martians]) -> None:
        self.effect = effect

    def do(self, table: Martians, seat: int) -> None:
        if table.progress[RESCUE] > table.progress[INTEGRATE]:
            table.then(self.effect)

    def text(self) -> Message:
        return Message("effect-if-waiting", {"effect": self.effect.text()})


class Advance(Effect):
    """A requirement counts as met once more, without a reward."""

    __slots__ = ("mission",)

    def __init__(self, mission: str) -> None:
        self.mission = mission

    def do(self, table: Martians, seat: int) -> None:
        at = MISSIONS[self.mission]
        if table.progress[at] < table.setup.required[at]:
            table.progress[at] += 1
            table.tell("advance", self.mission)

    def text(self) -> Message:
        return Message("effect-advance", {"mission": self.mission})


class Setback(Effect):
    """A finished part of the ship is lost, unless it has been launched."""

    __slots__ = ("mission",)

    def __init__(self, mission: str) -> None:
        self.mission = mission

    def do(self, table: Martians, seat: int) -> None:
        table.progress[MISSIONS[self.mission]] -= 1
        table.tell("setback", self.mission)

    def matters(self, table: Martians, seat: int) -> bool:
        return table.progress[MISSIONS[self.mission]] > 0 and not table.progress[LAUNCH]

    def text(self) -> Message:
        return Message("effect-setback", {"mission": self.mission})


class Sos(Effect):
    """Who tends the crew first this cycle is thanked; if nobody does, everybody is blamed."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.mods[MOD_SOS] = 1

    def text(self) -> Message:
        return Message("effect-sos")


class Hostility(Effect):
    """The strangers grow more hostile."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        raise_hostility(table, self.n)

    def text(self) -> Message:
        return Message("effect-hostility", {"n": self.n})


# ---- the expedition --------------------------------------------------------------------------------------------------


class GoDown(Effect):
    """The expedition goes down a row, to the space below on the left; not below the base camp."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        at = table.expedition
        row, column = (6, 1) if at == THE_SUMMIT else (FACE_ROW[at], FACE_COLUMN[at])
        table.expedition = BASE_CAMP if row == 1 else face_space(row - 1, column)
        table.tell("descend", row - 1)

    def matters(self, table: Martians, seat: int) -> bool:
        return table.expedition != BASE_CAMP

    def text(self) -> Message:
        return Message("effect-go-down")


class GoUp(Effect):
    """The expedition may go up a row for nothing."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.then(CLIMB, seat=table.seat_of(table.first))

    def text(self) -> Message:
        return Message("effect-go-up")


class Climb(Choice[Martians]):
    """Where does the expedition climb, if it does?"""

    __slots__ = ()

    def options(self, table: Martians, seat: int) -> list[Option]:
        climbs = CAMP_STEPS if table.expedition == BASE_CAMP else ()
        if table.expedition not in (BASE_CAMP, THE_SUMMIT):
            climbs = FACE_CLIMBS[table.expedition]
        found = [expedition_option(space) for space in climbs]
        return [*found, SKIP] if found else []

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option != SKIP:
            table.active = table.first
            move_expedition(table, table.first, face_space(int(option[1]), int(option[2])))

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-climb")


CLIMB: Final = Climb()


class Uncover(Effect):
    """Exploration tokens around the expedition are turned up."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        table.then(LOOK_AROUND[self.n][0], seat=table.seat_of(table.first))

    def text(self) -> Message:
        return Message("effect-uncover", {"n": self.n})


class LookAround(Choice[Martians]):
    """Which token is turned up? In the order of the spaces."""

    __slots__ = ("n", "start")

    def __init__(self, n: int, start: int) -> None:
        self.n = n
        self.start = start

    def options(self, table: Martians, seat: int) -> list[Option]:
        at = table.expedition
        around = CAMP_STEPS if at == BASE_CAMP else FACE_STEPS[at]
        hidden = sorted(each for each in around if each != THE_SUMMIT and not table.face_seen >> each & 1)
        enough = hidden[: max(1, len(hidden) - self.n + 1)] if self.start == 0 else hidden
        return [("uncover", FACE_ROW[each], FACE_COLUMN[each]) for each in enough if each >= self.start]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        space = face_space(int(option[1]), int(option[2]))
        uncover(table, space)
        if self.n > 1:
            table.then(LOOK_AROUND[self.n - 1][space])

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-uncover")


LOOK_AROUND: Final = tuple([tuple([LookAround(n, start) for start in range(20)]) for n in range(3)])
