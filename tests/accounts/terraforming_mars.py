"""Terraforming Mars: what everything costs, brings and sets off, income, the map and the whole score sheet.

Nothing may happen that was not announced: whoever plays a card, uses an action, raises a parameter or places a tile is
owed what the facts say, and every gain and loss in the log must be one of those. Where a player chooses, the ways to go
lie beside it until one of them was gone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, TypeAlias

from arsia.kernel.journal import Event
from arsia.kernel.outcome import Outcome
from arsia.properties.cases import Case
from tests.accounts.book import Book, Wrong, places

#: An event as far as it is known: None stands for any part, a range for any number in it.
Owed: TypeAlias = tuple[Any, ...]
RESOURCES = ("mc", "steel", "titanium", "plants", "energy", "heat")
METALS = ("steel", "titanium")
CITIES = ("city", "capital")
NEUTRAL = -1
TURN = 2  # actions in one turn


class Choice:
    """Ways to go; each event that belongs to some of them leaves only those."""

    def __init__(self, ways: Iterable[Iterable[Owed]], optional: bool) -> None:
        self.ways = [list(way) for way in ways]
        self.over = optional or any(not way for way in self.ways)  # may it stay like this?

    def take(self, event: Event) -> Owed | None:
        """What of it the event is, if it belongs here."""
        left = []
        it: Owed | None = None
        for way in self.ways:
            found = best(way, event)
            if found is not None:
                it = found
                left.append([each for each in way if each is not found])
        if left:
            self.ways = left
            self.over = any(not way for way in left)
        return it


class TerraformingMars(Book):
    """By seat; temperature in degrees."""

    SILENT: ClassVar[frozenset[str]] = frozenset({"end"})
    REASONS: ClassVar[frozenset[str]] = frozenset()
    #: What must have been announced.
    ANNOUNCED: ClassVar[frozenset[str]] = frozenset(
        {
            *("gain", "lose", "steal", "production", "tr", "raise", "tile", "claim", "add", "take"),
            *("draw", "bought", "sold", "discarded", "revealed", "pay"),
        }
    )

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.numbers: dict[str, Any] = self.facts["numbers"]
        self.tracks: dict[str, Any] = self.facts["tracks"]
        self.hexes: dict[str, Any] = self.facts["hexes"]
        self.printed: dict[str, dict[str, Any]] = {**self.facts["projects"], **self.facts["corporations"]}
        options = dict(case.options)
        self.alone = self.seats == 1
        era = "base" if options.get("corporate_era") is False else "corporate_era"
        beginner: Any = options.get("beginner", False)
        seats = range(self.seats)
        self.beginners = {seat for seat in seats if beginner is True or (beginner and seat in beginner)}
        start = self.numbers["start_production"][era] or {}
        self.stock = [Counter(dict.fromkeys(RESOURCES, 0)) for _ in seats]
        self.making = [Counter({name: int(start.get(name, 0)) for name in RESOURCES}) for _ in seats]
        self.tr = [int(self.numbers["rating"]["solo" if self.alone else "many"])] * self.seats
        self.own: list[str | None] = [None] * self.seats
        self.cards: list[list[str]] = [[] for _ in seats]
        self.events: list[list[str]] = [[] for _ in seats]
        self.tags = [Counter[str]() for _ in seats]
        self.held: Counter[str] = Counter()
        self.hand = [0] * self.seats
        self.dealt = [0] * self.seats
        self.deck = int(self.numbers["deck"][era])
        self.discards = 0
        self.planet = {name: int(track["start"]) for name, track in self.tracks.items()}
        self.tiles: dict[str, tuple[str, int]] = {}  # what lies where, and whose it is
        self.claims: dict[str, int] = {}
        self.last_ocean = ""
        self.milestones: dict[str, int] = {}
        self.awards: dict[str, int] = {}
        self.generation = 0
        self.first = self.active = 0
        self.acts = 0
        self.passed: set[int] = set()
        self.unopened: set[int] = set()
        self.used: set[str] = set()
        self.raised: set[int] = set()
        self.next_cut = [0] * self.seats
        self.next_ease = [0] * self.seats
        self.owed: list[Owed] = []
        self.may: list[Choice] = []
        self.due = [0] * self.seats  # M€ that are still to be paid
        self.accepted: list[set[str]] = [set() for _ in seats]  # what may pay for it, beside M€
        self.then: tuple[int, str] | None = None  # the card that comes into play once it is paid
        self.paid = [0] * self.seats  # for a card that is still to be taken
        self.behind: Owed = ()  # what else is known of the event that was owed
        self.incomes: set[int] = set()
        self.over = False

    # ---- what is owed --------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        self.behind = ()
        if event[0] in self.ANNOUNCED:
            self.behind = self.settle(event)[len(event) :]
        super().hear(event)

    def owe(self, *owed: Owed) -> None:
        self.owed += owed

    def settle(self, event: Event) -> Owed:
        """Strike out what was owed, or go one of the ways that were open; M€ go to what is due."""
        if event[0] == "pay" and self.due[int(str(event[1]))]:
            return ()
        if event[0] == "pay" and self.buys(int(str(event[1])), str(event[2])):
            return ()
        found = best(self.owed, event)
        if found is None and event[0] == "raise":
            found = self.cut_short(event)
        if found is not None:
            self.owed.remove(found)
            return found
        for choice in self.may:
            it = choice.take(event)
            if it is not None:
                return it
        open_ways = [each.ways for each in self.may]
        raise Wrong(f"{self.case}: {event} was not announced; owed are {self.owed}, open {open_ways}")

    def buys(self, seat: int, resource: str) -> bool:
        """A card that one looked at is paid before it is taken."""
        looked = any(each[:2] == ("bought", seat) and each[2] == range(2) for each in self.owed)
        return looked and resource == "mc"

    def cut_short(self, event: Event) -> Owed | None:
        """A raise that ends at the goal."""
        _, seat, name, n = event
        track = self.tracks[str(name)]
        if self.planet[str(name)] + int(str(n)) * track["step"] != track["goal"]:
            return None
        for each in self.owed:
            if each[:3] == ("raise", seat, name) and each[3] > n:
                return each
        return None

    def at_goal(self, name: str) -> bool:
        return bool(self.planet[name] == self.tracks[name]["goal"])

    def rule_off(self) -> None:
        """What was done is over: nothing may be owed any more, but for what goes beyond a goal (TM-24)."""
        for each in self.owed:
            self.must(self.lost(each), f"{each} did not happen")
        for choice in self.may:
            lost = any(all(map(self.lost, way)) for way in choice.ways)
            self.must(choice.over or lost, f"none of {choice.ways} happened")
        self.must(not any(self.due), f"not all is paid: {self.due}")
        self.owed, self.may = [], []

    def lost(self, owed: Owed) -> bool:
        """Would it go beyond a goal?"""
        if owed[0] == "raise":
            return self.at_goal(owed[2])
        return owed[0] == "tile" and owed[2] == "ocean" and self.at_goal("oceans")

    def effects(self, seat: int) -> Iterator[tuple[str, Any]]:
        """Every lasting effect of a seat's cards, with its card."""
        for card in [self.own[seat], *self.cards[seat]]:
            for effect in self.printed[card].get("lasting", ()) if card else ():
                yield card or "", effect

    def lasting(self, seat: int, word: str) -> list[list[Any]]:
        """What follows a word in the seat's plain effects."""
        return [effect[1:] for _, effect in self.effects(seat) if isinstance(effect, list) and effect[0] == word]

    def set_off(self, occasion: str, by: int, played: str = "", on_mars: bool = True, price: int = 0) -> None:
        """What everybody's cards do on an occasion."""
        tags = self.printed[played]["tags"] if played else []
        for seat in range(self.seats):
            for card, effect in self.effects(seat):
                if not isinstance(effect, dict) or effect["when"] != occasion:
                    continue
                if (effect["by"] == "self" and seat != by) or (effect.get("on_mars") and not on_mars):
                    continue
                if price < effect.get("least", 0):
                    continue
                wanted = effect.get("tags", ())
                times = sum(tag in wanted for tag in tags) if occasion == "tag" else 1
                if occasion == "event" and wanted:
                    times = int(bool(set(wanted) & set(tags)))
                for _ in range(times):
                    self.promise(seat, card, effect["do"], played)

    def promise(self, seat: int, card: str, ops: Iterable[Any], played: str = "") -> None:
        for op in ops:
            self.owe(*self.steps(seat, card, op, played))

    def steps(self, seat: int, card: str, op: Any, played: str = "") -> list[Owed]:
        """What one operation of a card does; what is chosen goes beside it."""
        verb, *rest = op
        if verb in ("gain", "production"):
            return [(verb, seat, name, n) for name, n in rest[0].items()]
        if verb in ("gain_per", "production_per"):
            n = self.count(seat, *rest[1])
            return [(verb.removesuffix("_per"), seat, rest[0], n)] if n else []
        if verb in ("rating", "rating_per"):
            n = rest[0] if verb == "rating" else self.count(seat, *rest[0])
            return [("tr", seat, n)] if n else []
        if verb in ("temperature", "oxygen"):
            return [("raise", seat, verb, rest[0])]
        if verb == "ocean":
            return [("tile", seat, "ocean", None, rest[0])]
        if verb == "tile":
            return [("tile", seat, rest[0], None, rest[1])]
        if verb == "draw":
            return [("draw", seat, rest[0])]
        if verb == "lose":
            return [("lose", seat, rest[0], rest[1])]
        if verb == "look":
            return self.look(seat, *rest)
        if verb in ("add_here", "take_here"):
            return [(verb.removesuffix("_here"), seat, card, rest[1])]
        if verb == "add":
            kind, n, *least = rest
            fits = [each for each in self.cards[seat] if self.takes(each, kind) and self.held[each] >= sum(least)]
            return [("add", seat, None, n, kind)] if fits else []
        if verb == "add_played":
            return [("add", seat, played, 1)] if self.printed[played].get("holds") in ("animal", "microbe") else []
        if verb == "decrease":
            return [] if self.alone else [("production", None, rest[0], -rest[1])]
        if verb == "if_tags":
            ops = rest[2] if self.tags[seat][rest[0]] >= rest[1] else rest[3]
            return [each for op in ops for each in self.steps(seat, card, op)]
        if verb == "claim":
            return [("claim", seat, None)]
        if verb == "reveal":
            return [("revealed", seat, None, card)]
        if verb == "metal_under":
            metals = [self.metal(at) for at, (tile, _) in self.tiles.items() if tile == rest[0]]
            return [("production", seat, metals[0] if metals else METALS, 1)]
        self.choose(seat, card, verb, rest, played)
        return []

    def choose(self, seat: int, card: str, verb: str, rest: list[Any], played: str) -> None:
        """What a player may decide."""
        ways: list[list[Owed]] = []
        optional = True
        if verb == "choose":
            optional = "or_nothing" in rest
            for ops in rest:
                if ops != "or_nothing":
                    before = len(self.may)
                    ways.append([each for op in ops for each in self.steps(seat, card, op, played)])
                    for choice in self.may[before:]:
                        ways += choice.ways
                    del self.may[before:]
        elif verb == "remove" and not self.alone:
            ways = [[("lose", None, rest[0], range(1, rest[1] + 1), seat)]]
        elif verb == "steal":
            thieves = ("gain", seat, rest[0], rest[1]) if self.alone else ("steal", seat, None, rest[0], upto(rest[1]))
            ways = [[thieves]]
        elif verb == "remove_from_card" and not self.alone:
            ways = [[("take", seat, None, upto(rest[1]), rest[0])]]
        elif verb == "flood" and not self.alone:
            ways = [[("lose", None, rest[0], upto(rest[1]), "flood")]]
        elif verb == "may_discard":
            ways = [[("discarded", seat, 1), ("draw", seat, 1)]]
        elif verb == "convert":
            most = self.making[seat][rest[0]]
            pairs = [(("production", seat, rest[0], -n), ("production", seat, rest[1], n)) for n in upto(most)]
            ways = [list(pair) for pair in pairs]
        elif verb == "copy_box":
            optional = False
            for each in [*self.cards[seat], self.own[seat] or ""]:
                if each and rest[0] in self.printed[each]["tags"]:
                    ways += [way for way in [self.box(seat, each)] if way]
        else:
            self.must(verb in ("remove", "remove_from_card", "flood"), f"nobody knows what {verb} does")
        if ways:
            self.may.append(Choice(ways, optional))

    def box(self, seat: int, card: str) -> list[Owed]:
        """The production box of a card."""
        printed = self.printed[card]
        ops = [
            op for op in printed.get("now", ()) if op[0] in ("production", "production_per", "decrease", "metal_under")
        ]
        ops += [["production", printed["production"]]] if "production" in printed else []
        return [each for op in ops for each in self.steps(seat, card, op)]

    def look(self, seat: int, n: int, keep: list[int], price: int) -> list[Owed]:
        self.deck -= n
        self.dealt[seat] += n
        return [("bought", seat, range(keep[0], keep[1] + 1), price)]

    def count(self, seat: int, what: str, *rest: Any) -> int:
        if what == "own_tags":
            return int(self.tags[seat][rest[0]]) // int(rest[1])
        if what == "others_tags":
            return sum(tags[rest[0]] for other, tags in enumerate(self.tags) if other != seat)
        if what == "cities":
            return sum(tile in CITIES and (at in self.hexes or rest[0] != "on_mars") for at, (tile, _) in self.placed())
        return sum(len(events) for events in self.events)

    def placed(self) -> Iterable[tuple[str, tuple[str, int]]]:
        return self.tiles.items()

    def takes(self, card: str, kind: str) -> bool:
        holds = self.printed[card].get("holds")
        return holds is not None and kind in (holds, "any")

    # ---- cards ---------------------------------------------------------------------------------------------------

    def on_corporation(self, seat: int, card: str, n: int) -> None:
        printed = self.printed[card]
        self.own[seat] = card
        self.stock[seat]["mc"] += printed["mc"]
        self.stock[seat].update(printed.get("stock", {}))
        self.owe(*[("production", seat, name, each) for name, each in printed.get("production", {}).items()])
        if self.alone and card == "tharsis_republic":
            self.owe(("production", seat, "mc", 2))  # TM-94
        if seat not in self.beginners:
            self.due[seat] = self.numbers["card_price"] * n
            self.owe(("bought", seat, n, 0))
        self.tags[seat].update(printed["tags"])
        self.set_off("tag", seat, card)
        if "first" in printed:
            self.unopened.add(seat)

    def price(self, seat: int, card: str) -> int:
        printed = self.printed[card]
        cut = self.next_cut[seat]
        for n, *tag in self.lasting(seat, "discount"):
            cut += n if not tag or tag[0] in printed["tags"] else 0
        return max(0, int(printed["cost"]) - cut)

    def on_play(self, seat: int, card: str) -> None:
        self.act(seat)
        printed = self.printed[card]
        self.needed(seat, printed.get("needs", ()))
        self.hand[seat] -= 1
        self.due[seat] = self.price(seat, card)
        self.accepted[seat] = {m for m, (_, tag) in self.numbers["metals"].items() if tag in printed["tags"]}
        self.next_cut[seat] = self.next_ease[seat] = 0
        self.then = (seat, card)
        if not self.due[seat]:
            self.into_play()

    def needed(self, seat: int, needs: Iterable[list[Any]]) -> None:
        ease = self.next_ease[seat] + sum(n for n, *_ in self.lasting(seat, "ease"))
        for what, which, *n in needs:
            if what in self.tracks:
                here, off = self.planet[what], ease * self.tracks[what]["step"]
                holds = here + off >= n[0] if which == "least" else here - off <= n[0]
            elif what == "tags":
                holds = self.tags[seat][which] >= n[0]
            elif what == "production":
                holds = self.making[seat][which] >= n[0]
            elif what == "own_greeneries":
                holds = self.owned(seat, "greenery") >= which
            else:
                holds = self.count(seat, "cities", which) >= n[0]
            self.must(holds, f"seat {seat} plays a card that requires {what} {which} {n}")

    def into_play(self) -> None:
        """The card is paid: its tags, what happens at once, what that sets off."""
        assert self.then
        seat, card = self.then
        self.then = None
        printed = self.printed[card]
        event = printed["kind"] == "event"
        (self.events if event else self.cards)[seat].append(card)
        if not event:
            self.tags[seat].update(printed["tags"])
        self.set_off("price", seat, price=printed["cost"])
        for word, n in [(each[0], each[1]) for each in printed.get("lasting", ()) if isinstance(each, list)]:
            self.next_cut[seat] += n if word == "next_discount" else 0
            self.next_ease[seat] += n if word == "next_ease" else 0
        self.promise(seat, card, printed.get("now", ()))
        if event:
            self.set_off("event", seat, card)
        self.set_off("tag", seat, card)

    # ---- actions -------------------------------------------------------------------------------------------------

    def act(self, seat: int) -> None:
        """An action begins: is it this seat's turn (TM-50)?"""
        self.rule_off()
        if self.acts == TURN or self.active in self.passed:
            self.acts = 0
            self.active = (self.active + 1) % self.seats
            while self.active in self.passed:
                self.active = (self.active + 1) % self.seats
        self.must(seat == self.active and seat not in self.unopened, f"seat {seat} acts out of turn")
        self.acts += 1

    def on_first_action(self, seat: int) -> None:
        self.unopened.discard(seat)
        self.act(seat)
        self.promise(seat, "", self.printed[self.own[seat] or ""]["first"])

    def on_action(self, seat: int, card: str) -> None:
        self.act(seat)
        self.must(card == self.own[seat] or card in self.cards[seat], f"{card} is not in play")
        self.must(card not in self.used, f"{card} is used twice")
        self.used.add(card)
        ways = self.printed[card]["action"]
        if len(ways) == 1:
            self.owe(*self.use(seat, card, ways[0]))
        else:
            self.may.append(Choice([self.use(seat, card, way) for way in ways], optional=False))

    def use(self, seat: int, card: str, way: dict[str, Any]) -> list[Owed]:
        costs = dict(way.get("pay", {}))
        if "mc" in costs:
            self.due[seat] = costs.pop("mc")
            self.accepted[seat] = set(way.get("with", ()))
        self.must(not way.get("raised_only") or seat in self.raised, f"the rating of seat {seat} did not rise")
        owed: list[Owed] = [("lose", seat, name, n) for name, n in costs.items()]
        owed += [("production", seat, name, -n) for name, n in way.get("production", {}).items()]
        if "here" in way:
            owed.append(("take", seat, card, way["here"]))
        if "hunt" in way and not self.alone:
            owed.append(("take", seat, None, 1, way["hunt"][0]))
        if "spend" in way:
            most = self.stock[seat][way["spend"][0]]
            pairs = [(("pay", seat, way["spend"][0], n), ("gain", seat, "mc", n)) for n in upto(most)]
            self.may.append(Choice(pairs, optional=False))
            return owed
        return owed + [each for op in way["gain"] for each in self.steps(seat, card, op)]

    def on_project(self, seat: int, project: str) -> None:
        self.act(seat)
        price, ops = self.facts["standard_projects"][project]
        if project == "sell_patents":
            self.owe(("sold", seat, upto(self.hand[seat])))
            return
        self.due[seat] = price - sum(n for n, each in self.lasting(seat, "project_discount") if each == project)
        self.accepted[seat] = set()
        self.promise(seat, "", ops)
        self.set_off("project", seat)
        self.set_off("price", seat, price=price)

    def on_convert(self, seat: int, resource: str) -> None:
        self.act(seat)
        if resource == "heat":
            self.owe(("pay", seat, "heat", self.numbers["temperature_heat"]), ("raise", seat, "temperature", 1))
        else:
            self.owe(("pay", seat, "plants", self.greenery(seat)), ("tile", seat, "greenery", None, "greenery"))

    def greenery(self, seat: int) -> int:
        cheaper = self.lasting(seat, "greenery")
        return int(cheaper[0][0] if cheaper else self.numbers["greenery_plants"])

    def on_milestone(self, seat: int, milestone: str) -> None:
        self.act(seat)
        facts = self.facts["milestones"]
        self.must(milestone not in self.milestones and len(self.milestones) < facts["claimed"], "no more milestones")
        self.must(self.reached(seat, milestone) >= facts["needs"][milestone][1], f"{milestone} is not fulfilled")
        self.milestones[milestone] = seat
        self.due[seat] = facts["cost"]
        self.accepted[seat] = set()

    def reached(self, seat: int, milestone: str) -> int:
        counts = {
            "rating": self.tr[seat],
            "cities": self.owned(seat, *CITIES),
            "greeneries": self.owned(seat, "greenery"),
            "building_tags": self.tags[seat]["building"],
            "hand": self.hand[seat],
        }
        return counts[self.facts["milestones"]["needs"][milestone][0]]

    def on_award(self, seat: int, award: str, n: int) -> None:
        self.act(seat)
        costs = self.facts["awards"]["costs"]
        self.must(award not in self.awards and len(self.awards) < len(costs), "no more awards")
        self.due[seat] = costs[len(self.awards)]
        self.must(n == self.due[seat], f"an award costs {n}")
        self.accepted[seat] = set()
        self.awards[award] = seat

    def on_pass(self, seat: int) -> None:
        self.act(seat)
        self.must(self.acts == 1, f"seat {seat} passes within a turn")
        self.passed.add(seat)
        self.next_cut[seat] = self.next_ease[seat] = 0

    def on_done(self, seat: int) -> None:
        self.rule_off()
        self.must(seat == self.active and self.acts == 1, f"seat {seat} ends a turn")
        self.acts = TURN

    # ---- mats ----------------------------------------------------------------------------------------------------

    def on_pay(self, seat: int, resource: str, n: int) -> None:
        self.stock[seat][resource] -= n
        if not self.due[seat]:
            if self.buys(seat, resource):
                self.paid[seat] += n
            return
        worth = 1
        if resource == "heat":
            self.must(bool(self.lasting(seat, "heat_pays")), f"seat {seat} pays with heat")
        elif resource != "mc":
            self.must(resource in self.accepted[seat], f"seat {seat} pays with {resource}")
            more = sum(each.get(resource, 0) for each, *_ in self.lasting(seat, "metals"))
            worth = self.numbers["metals"][resource][0] + more
        left = self.due[seat] - n * worth
        self.must(left > -worth, f"seat {seat} pays {n} {resource} for {self.due[seat]} M€")
        self.due[seat] = max(0, left)
        if not self.due[seat] and self.then:
            self.into_play()

    def on_gain(self, seat: int, resource: str, n: int) -> None:
        self.stock[seat][resource] += n

    def on_lose(self, seat: int, resource: str, n: int) -> None:
        self.stock[seat][resource] -= n
        if self.behind == ("flood",):
            near = self.hexes[self.last_ocean][2]
            self.must(any(self.tiles.get(at, ("", NEUTRAL))[1] == seat for at in near), f"seat {seat} is not flooded")
        elif self.behind and self.behind[0] != seat and resource == "plants":
            safe = any(each[0] == "owner" for _, each in self.protected(seat))
            self.must(not safe, f"the plants of seat {seat} are protected")

    def on_steal(self, seat: int, other: int, resource: str, n: int) -> None:
        self.must(seat != other, f"seat {seat} steals from itself")
        self.stock[other][resource] -= n
        self.stock[seat][resource] += n

    def on_production(self, seat: int, resource: str, n: int) -> None:
        self.making[seat][resource] += n
        least = self.numbers["lowest_production"]["mc" if resource == "mc" else "others"]
        self.must(
            self.making[seat][resource] >= least, f"seat {seat} produces {self.making[seat][resource]} {resource}"
        )

    def on_income(self, seat: int, n: int) -> None:
        self.rule_off()
        self.must(len(self.passed) == self.seats, "production comes before all have passed")
        mine, making = self.stock[seat], self.making[seat]
        expected = max(0, self.tr[seat] + making["mc"])
        self.must(n == expected, f"seat {seat} has an income of {n}, by the log {expected}")
        mine["mc"] += n
        mine["heat"] += mine["energy"] + making["heat"]
        mine["energy"] = making["energy"]
        for name in ("steel", "titanium", "plants"):
            mine[name] += making[name]
        self.incomes.add(seat)
        if len(self.incomes) == self.seats:
            self.produced()

    def produced(self) -> None:
        """Markers come off; with the planet ready there are only last greeneries to come (TM-62)."""
        self.incomes = set()
        self.used, self.raised, self.passed = set(), set(), set()
        self.next_cut, self.next_ease = [0] * self.seats, [0] * self.seats
        ready = all(map(self.at_goal, self.tracks))
        self.over = self.generation == self.numbers["solo_generations"] if self.alone else ready
        if self.over and ready:
            self.last_ones()

    def last_ones(self) -> None:
        for seat in range(self.seats):
            way = [("pay", seat, "plants", self.greenery(seat)), ("tile", seat, "greenery", None, "greenery")]
            self.may.append(Choice([way], optional=True))

    def on_tr(self, seat: int, n: int) -> None:
        self.tr[seat] += n
        self.raised.add(seat)

    def on_add(self, seat: int, card: str, n: int) -> None:
        kind = self.behind[0] if self.behind else "any"
        self.must(card in self.cards[seat] and self.takes(card, kind), f"{card} holds no {kind}")
        self.held[card] += n

    def on_take(self, seat: int, card: str, n: int) -> None:
        [owner] = [each for each in range(self.seats) if card in self.cards[each]]
        if self.behind:  # any card of this kind
            self.must(self.takes(card, self.behind[0]), f"{card} holds no {self.behind[0]}")
            safe = [own for own, each in self.protected(owner) if own == card or (each[0] == "owner" and owner != seat)]
            self.must(not safe, f"{card} is protected")
        self.held[card] -= n
        self.must(self.held[card] >= 0, f"{card} holds {self.held[card]}")

    def protected(self, seat: int) -> list[tuple[str, list[Any]]]:
        return [(own, each[1:]) for own, each in self.effects(seat) if isinstance(each, list) and each[0] == "protect"]

    # ---- the planet ----------------------------------------------------------------------------------------------

    def on_raise(self, seat: int, name: str, n: int) -> None:
        track = self.tracks[name]
        before = self.planet[name]
        now = self.planet[name] = before + n * track["step"]
        self.must(now <= track["goal"], f"{name} is {now}")
        self.owe(("tr", seat, n))
        for at, ops in track["bonuses"]:
            if before < at <= now:
                self.promise(seat, "", ops)

    def on_tile(self, seat: int, tile: str, space: str) -> None:
        self.must(space not in self.tiles, f"{space} is taken")
        claim = self.claims.pop(space, seat)
        self.must(claim == seat or tile == "ocean", f"{space} is claimed by seat {claim}")
        on_mars = space in self.hexes
        [rule] = self.behind
        self.must(self.allows(rule, seat, space), f"a {tile} of seat {seat} on {space}, by the rule {rule}")
        _, bonus, near = self.hexes[space][:3] if on_mars else ("", {}, [])
        self.tiles[space] = (tile, NEUTRAL if tile == "ocean" else seat)
        self.owe(*[("draw", seat, n) if what == "card" else ("gain", seat, what, n) for what, n in bonus.items()])
        wet = sum(self.lies(each, "ocean") for each in near)
        if wet:
            self.owe(("gain", seat, "mc", wet * self.numbers["ocean_neighbour"]))
        if tile == "ocean":
            self.last_ocean = space
            self.owe(("raise", seat, "oceans", 1))
            self.set_off("ocean", seat)
        elif tile == "greenery":
            self.owe(("raise", seat, "oxygen", 1))
            self.set_off("greenery", seat)
        elif tile in CITIES:
            self.set_off("city", seat, on_mars=on_mars)
        if set(bonus) & set(METALS):
            self.set_off("metal", seat)
        self.owed = [self.settled(each, tile, space) for each in self.owed]
        if self.over:
            self.must(self.at_goal("oxygen"), "last greeneries before the planet is ready")
            self.last_ones()

    def allows(self, rule: str, seat: int, space: str) -> bool:
        """May a tile lie there (TM-32 to TM-39)?"""
        if space not in self.hexes:
            return space.startswith(rule)
        ground, bonus, near = self.hexes[space][:3]
        if rule in ("ocean_reserved", "noctis_reserved"):
            return str(ground) == rule.removesuffix("_reserved" if rule.startswith("ocean") else "")
        cities = sum(self.lies(each, *CITIES) for each in near)
        beside = [each for each in near if self.tiles.get(each, ("", NEUTRAL))[1] == seat]
        metal = bool(set(bonus) & set(METALS))
        holds = {
            "city": cities == 0,
            "greenery": bool(beside) or not any(self.open_to(seat, each) for each in self.hexes),
            "isolated": not any(each in self.tiles for each in near),
            "volcanic": ground == "volcanic",
            "next_to_city": cities > 0,
            "next_to_2_cities": cities > 1,
            "next_to_greenery": any(self.lies(each, "greenery") for each in near),
            "metal_bonus": metal,
            "metal_bonus_next_to_own_tile": metal and bool(beside),
        }
        return ground in ("land", "volcanic") and holds.get(rule, True)

    def open_to(self, seat: int, space: str) -> bool:
        """Usable land next to an own tile."""
        ground, _, near = self.hexes[space][:3]
        free = space not in self.tiles and self.claims.get(space, seat) == seat and ground in ("land", "volcanic")
        return free and any(self.tiles.get(each, ("", NEUTRAL))[1] == seat for each in near)

    def settled(self, owed: Owed, tile: str, space: str) -> Owed:
        """Which metal lies under a tile is known once it was placed."""
        if owed[0] == "production" and owed[2] == METALS and tile.startswith("mining"):
            return (*owed[:2], self.metal(space), *owed[3:])
        return owed

    def metal(self, space: str) -> str:
        return next(each for each in METALS if each in self.hexes[space][1])

    def lies(self, space: str, *tiles: str) -> bool:
        return self.tiles.get(space, ("", NEUTRAL))[0] in tiles

    def owned(self, seat: int, *tiles: str) -> int:
        return sum(owner == seat and (not tiles or tile in tiles) for tile, owner in self.tiles.values())

    def on_claim(self, seat: int, space: str) -> None:
        free = space not in self.tiles and space not in self.claims and self.hexes[space][0] in ("land", "volcanic")
        self.must(free, f"{space} is claimed")
        self.claims[space] = seat

    def on_neutral(self, tile: str, space: str) -> None:
        self.must(self.alone and self.hexes[space][0] in ("land", "volcanic"), f"a neutral {tile} on {space}")
        if tile == "greenery":
            self.must(any(self.lies(each, "city") for each in self.hexes[space][2]), "a greenery without its city")
        self.tiles[space] = (tile, NEUTRAL)

    # ---- hands and piles -----------------------------------------------------------------------------------------

    def on_start(self, player: int) -> None:
        self.first = self.active = player
        n = self.numbers["dealt"]["projects"]
        for seat in range(self.seats):
            if seat in self.beginners:
                self.owe(("draw", seat, n))
            else:
                self.deck -= n
                self.dealt[seat] += n
        if self.alone:
            self.owe(*[("revealed", 0, None, "")] * 4)

    def on_generation(self, n: int, first: int) -> None:
        self.rule_off()
        self.must(n == self.generation + 1, f"generation {n} follows {self.generation}")
        self.must(not self.over, "there should be no other generation")
        self.must(first == (self.first + (n > 1)) % self.seats, f"seat {first} is first")
        self.generation, self.first, self.active = n, first, first
        self.acts = 0
        if n > 1:
            share = min(self.numbers["dealt"]["research"], (self.deck + self.discards) // self.seats)
            for seat in range(self.seats):
                self.deck -= share
                self.dealt[seat] += share
                if share:
                    self.owe(("bought", seat, range(share + 1), self.numbers["card_price"]))

    def on_draw(self, seat: int, n: int) -> None:
        self.deck -= n
        self.hand[seat] += n

    def on_bought(self, seat: int, n: int) -> None:
        self.hand[seat] += n
        self.discards += self.dealt[seat] - n
        self.dealt[seat] = 0
        [price] = self.behind
        self.due[seat] += price * n - self.paid[seat]
        self.must(self.due[seat] >= 0, f"seat {seat} pays too much for cards")
        self.paid[seat] = 0
        if price:
            self.accepted[seat] = set()

    def on_sold(self, seat: int, n: int) -> None:
        self.on_discarded(seat, n)
        self.owe(("gain", seat, "mc", n))

    def on_discarded(self, seat: int, n: int) -> None:
        self.hand[seat] -= n
        self.discards += n

    def on_revealed(self, seat: int, card: str) -> None:
        self.deck -= 1
        self.discards += 1
        [by] = self.behind
        if by:
            for _, tag, ops in self.printed[by]["action"][0]["gain"]:
                self.promise(seat, by, ops if tag in self.printed[card]["tags"] else ())

    def on_reshuffle(self, n: int) -> None:
        self.must(self.deck <= 0, f"the deck has {self.deck} cards and is made anew")
        self.must(n == self.discards, f"{n} cards are shuffled and {self.discards} were discarded")
        self.deck += n
        self.discards = 0

    # ---- the table -----------------------------------------------------------------------------------------------

    def stand(self) -> dict[str, object]:
        seats = range(self.seats)
        return {
            "generation": (self.generation, self.first),
            "planet": self.planet,
            "tiles": self.tiles,
            "claims": self.claims,
            "titles": (self.milestones, self.awards),
            "deck": (self.deck, self.discards),
            "stock": [dict(each) for each in self.stock],
            "production": [dict(each) for each in self.making],
            "tr": self.tr,
            "corporation": self.own,
            "tags": [+each for each in self.tags],
            "played": [Counter(each) for each in self.cards],
            "events": [Counter(each) for each in self.events],
            "held": [{card: self.held[card] for card in self.cards[seat] if self.held[card]} for seat in seats],
            "hand": self.hand,
            "dealt": self.dealt,
            "used": self.used,
            "passed": self.passed,
            "next": (self.next_cut, self.next_ease),
            "sheet": [self.sheet(seat) for seat in seats],
            "milestones": [[self.reached(seat, name) for seat in seats] for name in self.facts["milestones"]["needs"]],
            "awards": [[self.ahead(seat, name) for seat in seats] for name in self.facts["awards"]["counts"]],
        }

    def seen(self, view: Any) -> dict[str, object]:
        players, board = view["players"], view["board"]
        whose = [
            {title["id"]: title["owner"] for title in view[kind] if title["owner"] is not None}
            for kind in ("milestones", "awards")
        ]
        lying = {each["space"]: each for each in board if each["tile"] is not None}
        return {
            "generation": (view["generation"], view["first"]),
            "planet": {name: view[name] for name in self.tracks},
            "tiles": {
                space: (each["tile"], NEUTRAL if each["owner"] is None else each["owner"])
                for space, each in lying.items()
            },
            "claims": {each["space"]: each["claim"] for each in board if each["claim"] is not None},
            "titles": tuple(whose),
            "deck": (view["deck"], view["discards"]),
            "stock": [player["stock"] for player in players],
            "production": [player["production"] for player in players],
            "tr": [player["tr"] for player in players],
            "corporation": [player["corporation"] for player in players],
            "tags": [+Counter(player["tags"]) for player in players],
            "played": [Counter(player["played"]) for player in players],
            "events": [Counter(player["events"]) for player in players],
            "held": [player["held"] for player in players],
            "hand": [len(player["hand"]) for player in players],
            "dealt": [len(player["dealt"]) + len(player["pack"]) for player in players],
            "used": {card for player in players for card in player["used"]},
            "passed": {player["player"] for player in players if player["passed"]},
            "next": (
                [player["next_discount"] for player in players],
                [player["next_ease"] for player in players],
            ),
            "sheet": [dict(player["sheet"]) for player in players],
            "milestones": [each["counts"] for each in view["milestones"]],
            "awards": [each["counts"] for each in view["awards"]],
        }

    # ---- points --------------------------------------------------------------------------------------------------

    def ahead(self, seat: int, award: str) -> int:
        """What an award looks at."""
        counts = {
            "tiles": self.owned(seat),
            "mc_production": self.making[seat]["mc"],
            "science_tags": self.tags[seat]["science"],
            "heat": self.stock[seat]["heat"],
            "metals": self.stock[seat]["steel"] + self.stock[seat]["titanium"],
        }
        return counts[self.facts["awards"]["counts"][award]]

    def award(self, seat: int, name: str) -> int:
        """First and second place, with ties (TM-83, TM-85)."""
        better = sorted(self.ahead(other, name) for other in range(self.seats))
        mine = self.ahead(seat, name)
        place = 1 + sum(each > mine for each in better)
        if place == 1:
            return int(self.facts["awards"]["first"])
        return int(self.facts["awards"]["second"]) if place == 2 and self.seats > 2 else 0

    def sheet(self, seat: int) -> dict[str, int]:
        cities = [at for at, (tile, owner) in self.tiles.items() if owner == seat and tile in CITIES]
        beside = [each for at in cities if at in self.hexes for each in self.hexes[at][2]]
        return {
            "tr": self.tr[seat],
            "milestones": self.facts["milestones"]["points"] * sum(own == seat for own in self.milestones.values()),
            "awards": sum(self.award(seat, name) for name in self.awards),
            "greeneries": self.owned(seat, "greenery"),
            "cities": sum(self.lies(each, "greenery") for each in beside),
            "cards": sum(self.points(seat, card) for card in [*self.cards[seat], *self.events[seat]]),
        }

    def points(self, seat: int, card: str) -> int:
        points = self.printed[card].get("points", 0)
        if isinstance(points, int):
            return points
        how, *rest = points
        if how == "per_resource":
            return int(rest[0]) * (self.held[card] // int(rest[1]))
        if how == "if_resource":
            return int(rest[0]) if self.held[card] else 0
        if how == "per_tag":
            return self.tags[seat][rest[0]]
        if how == "per_cities":
            return self.count(seat, "cities", "anywhere") // int(rest[0])
        here = [at for at, (tile, _) in self.tiles.items() if tile == card]
        wanted = ("ocean",) if rest[0] == "ocean" else CITIES
        return sum(self.lies(each, *wanted) for at in here for each in self.hexes[at][2])

    def close(self, outcome: Outcome) -> None:
        self.rule_off()
        self.must(self.over, "the game ends too early")
        scores = tuple(sum(self.sheet(seat).values()) for seat in range(self.seats))
        self.must(outcome.scores == scores, f"the scores are {outcome.scores}, by the log {scores}")
        if self.alone:
            won = all(map(self.at_goal, self.tracks))
            self.must(outcome.won is won, f"won is {outcome.won}, by the log {won}")
            return
        ranks = [(score, self.stock[seat]["mc"]) for seat, score in enumerate(scores)]
        self.must(outcome.places == places(ranks), f"the places are {outcome.places}, by the log {places(ranks)}")


def upto(n: int) -> range:
    """One to so many."""
    return range(1, n + 1)


def best(owed: Iterable[Owed], event: Event) -> Owed | None:
    """What is owed and is this event; of several the one that says most."""
    fits = [each for each in owed if is_this(each, event)]
    return min(fits, key=lambda each: sum(not isinstance(part, (int, str)) for part in each), default=None)


def is_this(owed: Owed, event: Event) -> bool:
    """Is it what was owed, as far as that is known? What follows the parts of the event is for the book alone."""
    return len(owed) >= len(event) and all(map(fits, owed, event))


def fits(wanted: Any, part: Any) -> bool:
    if isinstance(wanted, range) or wanted == METALS:
        return part in wanted
    return wanted is None or wanted == part
