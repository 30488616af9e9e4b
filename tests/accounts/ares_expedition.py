"""Ares Expedition: what everything costs, brings and sets off, income and points.

Nothing may happen to a player that was not announced: whoever plays a card, uses an action or raises a track is owed
what the facts say, and every gain and loss in the log must be one of those. What a player may choose is on a second
list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar, TypeAlias

from arsia.kernel.journal import Event
from arsia.kernel.outcome import Outcome
from arsia.properties.cases import Case
from tests.accounts.book import Book, places

#: An event as far as it is known; None stands for any part.
Owed: TypeAlias = tuple[Any, ...]
TRACKS = {"temperature": 19, "oxygen": 14, "oceans": 9}
LEVELS = ("steel", "titanium")


class AresExpedition(Book):
    """By seat; the planet is counted in steps."""

    SILENT: ClassVar[frozenset[str]] = frozenset({"reopened", "pass", "end"})
    REASONS: ClassVar[frozenset[str]] = frozenset({"phase"})
    #: What must have been announced.
    ANNOUNCED: ClassVar[frozenset[str]] = frozenset(
        {
            *("gain", "lose", "tr", "tr_spent", "raise", "ocean", "forest", "add", "take", "production", "potential"),
            *("draw", "looked", "kept", "kept_card", "discarded", "revealed", "reduce", "pay"),
        }
    )

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.table: dict[str, Any] = self.facts["table"]
        self.printed: dict[str, dict[str, Any]] = {**self.facts["projects"], **self.facts["corporations"]}
        options = dict(case.options)
        self.together = options.get("mode") == "coop"
        self.alone = self.seats == 1
        seats = range(self.seats)
        self.stock = [Counter({"mc": 0, "heat": 0, "plants": 0}) for _ in seats]
        self.making = [Counter[str]() for _ in seats]
        self.tr = [int(self.table["start"]["tr"])] * self.seats
        self.forests = [0] * self.seats
        self.tags = [Counter[str]() for _ in seats]
        self.cards: list[list[str]] = [[] for _ in seats]
        self.own: list[str | None] = [None] * self.seats
        self.held: Counter[str] = Counter()
        self.hand = [0] * self.seats
        self.dealt = [0] * self.seats
        self.shown: list[list[str]] = [[] for _ in seats]
        first = options.get("first_game") is True
        starters, mine, more = self.table["first_game"]
        self.discards = starters - mine * self.seats if first else 0
        self.deck = len(self.facts["projects"]) - self.discards
        self.planet = dict.fromkeys(TRACKS, 0)
        self.start = dict(self.planet)
        self.rewards: list[dict[str, int]] = []
        self.round = 0
        self.phase = ""
        self.picked = [""] * self.seats
        self.chosen: set[str] = set()
        pool = {name: int(self.table["coop"][name]) for name in ("cubes", "markers")}
        self.pool = pool if self.together else None
        self.bot_tr = int(self.table["solo"]["bot_tr"])
        self.bot_cards = set(self.table["phases"])
        self.owed: list[list[Owed]] = [[] for _ in seats]
        self.may: list[list[list[Owed]]] = [[] for _ in seats]  # each the steps of one way
        self.due = [0] * self.seats  # M€ that are still to be paid
        self.unpaid = [""] * self.seats  # the card that they are paid for
        self.risen = [False] * self.seats  # in this phase
        self.trades = [0] * self.seats  # cards that may be discarded for others
        self.next_cut = [0] * self.seats
        self.played = [0] * self.seats  # in this phase
        self.plays = [0] * self.seats  # as many are allowed in it
        self.bonus = [False] * self.seats  # of phase II: a card to draw, or one more to play
        self.acting = [""] * self.seats
        for seat in seats:
            dealt = (mine, more) if first else (int(self.table["start"]["hand"]),)
            self.owe(seat, *[("draw", n) for n in dealt])

    # ---- what is owed --------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        if event[0] in self.ANNOUNCED:
            self.settle(event)
        super().hear(event)

    def owe(self, seat: int, *owed: Owed) -> None:
        self.owed[seat] += [(each[0], seat, *each[1:]) for each in owed]

    def allow(self, seat: int, *way: Owed) -> None:
        """A way that the seat may go: once it has begun, the rest of it is owed."""
        if way:
            self.may[seat].append([(each[0], seat, *each[1:]) for each in way])

    def settle(self, event: Event) -> None:
        """Strike out what was owed or allowed; M€ go to what is due."""
        seat = int(str(event[1]))
        if event[0] == "pay" and self.due[seat] and event[2] in ("mc", "heat"):
            return
        for each in self.owed[seat]:
            if is_this(each, event):
                self.owed[seat].remove(each)
                return
        for way in self.may[seat]:
            if is_this(way[0], event):
                self.may[seat].remove(way)
                self.owed[seat] += way[1:]
                return
        if event[0] == "discarded" and event[2] == 1 and self.trades[seat]:
            self.trades[seat] -= 1
            self.owe(seat, ("draw", None))
            return
        if event[0] == "draw" and event[2] == 1 and self.bonus[seat]:
            self.bonus[seat] = False
            return
        self.must(False, f"{event} was not announced; owed are {self.owed[seat]}, allowed {self.may[seat]}")

    def rule_off(self, *seats: int) -> None:
        """What these seats do is over: nothing may be owed any more."""
        for seat in seats:
            self.must(not self.owed[seat], f"seat {seat} did not get {self.owed[seat]}")
            self.must(not self.due[seat], f"seat {seat} has not paid {self.due[seat]} M€")
            self.may[seat].clear()
            self.trades[seat] = 0
            self.acting[seat] = ""

    def counts(self, track: str) -> bool:
        return self.start[track] < TRACKS[track]

    def effects(self, seat: int) -> Iterable[tuple[str, Any]]:
        """Every effect of a seat's cards, with its card."""
        for card in [self.own[seat], *self.cards[seat]]:
            for effect in self.printed[card].get("effects", ()) if card else ():
                yield card or "", effect

    def number(self, seat: int, *words: str) -> list[list[str]]:
        """What follows these words in the seat's plain effects."""
        found = [effect.split() for _, effect in self.effects(seat) if isinstance(effect, str)]
        return [each[len(words) :] for each in found if tuple(each[: len(words)]) == words]

    def promise(self, seat: int, card: str, ops: Iterable[Any], owe: Any = None) -> None:
        """Owe what some operations of a card do, or allow it."""
        owe = owe or self.owe
        for op in ops:
            if isinstance(op, list):
                head, *rest = op
                if head == "choose":
                    for way in rest:
                        self.allow_way(seat, card, way)
                elif self.tags[seat][head.split()[1]] >= int(head.split()[2]):
                    self.promise(seat, card, rest, owe)
                continue
            verb, *parts = op.split()
            if verb == "gain":
                owe(seat, ("gain", parts[0], int(parts[1])))
            elif verb in ("draw", "tr"):
                owe(seat, (verb, int(parts[0])))
            elif verb in ("temperature", "oxygen"):
                owe(seat, *[("raise", verb, 1)] * (int(parts[0]) if self.counts(verb) else 0))
            elif verb == "ocean":
                owe(seat, *[("ocean", None)] * (int(parts[0]) if self.counts("oceans") else 0))
            elif verb == "forest":
                owe(seat, *[("forest",)] * int(parts[0]))
            elif verb == "tr_per":
                owe(seat, ("tr", self.tags[seat][parts[0]]))
            elif verb == "add" and parts[2] == "here":
                owe(seat, ("add", card, int(parts[1]), parts[0]))
            elif verb == "add":
                self.allow(seat, ("add", None, int(parts[1]), None if parts[0] == "any" else parts[0]))
            elif verb == "remove":
                owe(seat, ("take", card, int(parts[1]), parts[0]))
            elif verb == "draw_discard":
                owe(seat, ("draw", int(parts[0])), ("discarded", int(parts[1])))
            elif verb == "draw_keep":
                owe(seat, ("looked", int(parts[0])), ("kept", int(parts[1])))
            elif verb == "trade":
                self.trades[seat] += 1
            elif verb == "reveal":
                owe(seat, *[("revealed", None)] * int(parts[0]))
                self.allow(seat, ("kept_card", None))
            elif verb == "reveal_top":
                owe(seat, ("revealed", None))
                self.allow(seat, ("kept_card", None))
                self.allow(seat, ("gain", "mc", int(parts[0])))
            elif verb == "buy_tr":
                self.allow(seat, ("tr", 1), ("pay", "mc", int(parts[0])))
            elif verb == "next_discount":
                self.next_cut[seat] += int(parts[0])
            elif verb == "extra_play":
                self.plays[seat] += 1
            else:
                self.must(verb in ("next_ease", "free_green"), f"nobody knows what {op} does")

    def allow_way(self, seat: int, card: str, ops: Iterable[Any]) -> None:
        """Allow some operations together."""
        steps: list[Owed] = []
        self.promise(seat, card, ops, lambda _, *owed: steps.extend(owed))
        self.allow(seat, *steps)

    def set_off(self, seat: int, occasion: str) -> None:
        """What the seat's cards do on an occasion."""
        for card, effect in self.effects(seat):
            if isinstance(effect, list) and effect[0] == f"when {occasion}":
                self.promise(seat, card, effect[1:])

    # ---- cards ---------------------------------------------------------------------------------------------------

    def price(self, seat: int, card: str) -> int:
        """The printed cost, less everything that the facts take off."""
        cost, tags = int(self.printed[card]["cost"]), self.printed[card].get("tags", [])
        off = self.next_cut[seat] + sum(int(n) for n, what, *_ in self.number(seat, "discount") if what == "any")
        off += sum(int(n) for n, what, *_ in self.number(seat, "discount") for tag in tags if tag == what)
        off += sum(
            int(n) for n, what, *rest in self.number(seat, "discount") if what == "dear" and cost >= int(rest[0])
        )
        more = [[int(each) for each in metals] for metals in self.number(seat, "metals")]
        steel = self.table["steel"] + sum(each[0] for each in more)
        titanium = self.table["titanium"] + sum(each[1] for each in more)
        off += self.making[seat]["steel"] * steel if "building" in tags else 0
        off += self.making[seat]["titanium"] * titanium if "space" in tags else 0
        if self.phase == self.picked[seat] == "development":
            off += self.table["bonus"]["development"]
        return max(0, cost - off)

    def on_play(self, seat: int, card: str) -> None:
        printed = self.printed[card]
        free = self.phase == "development" and self.played[seat] > 0
        if free:
            self.must(printed["colour"] == "green" and printed["cost"] <= 9, f"{card} is played for nothing")
        else:
            self.rule_off(seat)
            if self.played[seat] == self.plays[seat]:
                self.must(self.bonus[seat], f"seat {seat} plays {card}, which is one too many")
                self.bonus[seat] = False
                self.plays[seat] += 1
            self.due[seat] = self.price(seat, card)
            self.next_cut[seat] = 0
            for each, (what, n, _) in self._reducers(seat):
                given = ("pay", "plants", n) if what == "plants" else ("take", each, n, "microbe")
                self.allow(seat, given, ("reduce", each))
        self.played[seat] += 1
        self.hand[seat] -= 1
        for each in printed.get("spend", ()):
            what, amount = each.split()
            self.owe(seat, self.spent(what, int(amount)))
        if free or not self.due[seat]:
            self.into_play(seat, card)
        else:
            self.unpaid[seat] = card

    def paid(self, seat: int, n: int) -> None:
        """So much less is due; a card that is paid comes into play."""
        self.due[seat] -= n
        self.must(self.due[seat] >= 0, f"seat {seat} pays too much")
        card = self.unpaid[seat]
        if card and not self.due[seat]:
            self.unpaid[seat] = ""
            self.into_play(seat, card)

    def _reducers(self, seat: int) -> list[tuple[str, tuple[str, int, int]]]:
        words = [(card, effect.split()) for card, effect in self.effects(seat) if isinstance(effect, str)]
        return [(card, (each[1], int(each[2]), int(each[3]))) for card, each in words if each[0] == "pay_less"]

    def into_play(self, seat: int, card: str) -> None:
        """Tags, production, what happens at once, what that sets off."""
        printed = self.printed[card]
        for tag in printed.get("tags", ()):
            self.tags[seat][tag] += 1
            self.grown(seat, tag, self.tags[seat][tag])
        if "colour" in printed:
            self.cards[seat].append(card)
        for made in printed.get("produces", ()):
            words = made.split()
            if words[0] == "grow":
                per = words[4]
                n = (self.forests[seat] if per == "forest_token" else self.tags[seat][per]) // int(words[3])
                self.owe(seat, *[("production", words[1], n)] * (n > 0))
            else:
                self.owe(seat, ("potential" if words[0] in LEVELS else "production", words[0], int(words[1])))
        self.promise(seat, card, printed.get("now", ()))
        if "colour" not in printed:
            return
        for own, effect in self.effects(seat):
            if not isinstance(effect, list):
                continue
            when, *rest = effect[0].split()[1:]
            itself = own == card
            if when == "card" and not itself:
                self.promise(seat, own, effect[1:])
            if when == "tag" and (not itself or "own" in rest):
                for tag in printed.get("tags", ()):
                    self.promise(seat, own, effect[1:] if tag in rest[0].split(",") else ())
            if when == "steel":
                symbols = [int(made.split()[1]) for made in printed.get("produces", ()) if made.startswith("steel")]
                self.promise(seat, own, effect[1:] * sum(symbols))

    def grown(self, seat: int, what: str, now: int) -> None:
        """Production that grows with what there is one more of."""
        for card in self.cards[seat]:
            for made in self.printed[card].get("produces", ()):
                words = made.split()
                if words[0] == "grow" and words[4] == what and now % int(words[3]) == 0:
                    self.owe(seat, ("production", words[1], 1))

    def on_corporation(self, seat: int, card: str) -> None:
        self.rule_off(seat)
        self.own[seat] = card
        self.owe(seat, ("gain", "mc", self.printed[card]["mc"]))
        self.into_play(seat, card)

    def on_reduce(self, seat: int, card: str) -> None:
        cut = {each: words[2] for each, words in self._reducers(seat)}[card]
        self.paid(seat, min(cut, self.due[seat]))

    # ---- actions -------------------------------------------------------------------------------------------------

    def on_action(self, seat: int, card: str) -> None:
        self.rule_off(seat)
        self.acting[seat] = card
        ways = self.printed[card]["action"]
        if len(ways) == 1:
            self.use(seat, card, ways[0], self.owe)
        else:
            for way in ways:
                steps: list[Owed] = []
                self.use(seat, card, way, lambda _, *owed, steps=steps: steps.extend(owed))
                self.allow(seat, *steps)
        self.set_off(seat, "action")

    def use(self, seat: int, card: str, way: dict[str, Any], owe: Any) -> None:
        chose = self.picked[seat] == "action"
        for cost in way.get("bonus_cost", way.get("cost", ())) if chose else way.get("cost", ()):
            what, n = cost.split()[0], cost.split()[-1]
            if "-" in n and what == "heat":
                self.allow(seat, ("pay", "heat", None), ("gain", way["gain"][0].split()[1], None))
            elif "-" in n:
                self.allow(seat, ("discarded", None), ("draw", None))
            elif what == "mc":
                self.due[seat] = max(0, int(n) - self.less(seat, way))
            elif what == "here":
                owe(seat, ("take", card, int(n), self.printed[card]["holds"]))
            elif what == "any":
                owe(seat, ("take", None, 1, None))
            else:
                owe(seat, ("discarded", 1) if what == "cards" else self.spent(what, int(n)))
        self.promise(seat, card, [gain for gain in way["gain"] if not gain.startswith("as_many")], owe)
        self.promise(seat, card, way.get("bonus", ()) if chose else (), owe)

    def spent(self, what: str, n: int) -> Owed:
        return ("tr_spent", n) if what == "tr" else ("lose", what, n)

    def less(self, seat: int, way: dict[str, Any]) -> int:
        if "less" not in way:
            return 0
        n, how, what, *rest = way["less"].split()
        if how == "if":
            blue = sum(self.printed[card]["colour"] == "blue" for card in self.cards[seat])
            return int(n) if blue >= int(rest[1]) else 0
        return int(n) * (self.making[seat][what] if what in LEVELS else self.tags[seat][what])

    def on_standard(self, seat: int, standard: str) -> None:
        self.rule_off(seat)
        self.do_standard(seat, standard)

    def do_standard(self, seat: int, standard: str) -> None:
        [(resource, n)] = self.table["standard"][standard].items()
        off = sum(int(words[0]) for words in self.number(seat, "standard")) if resource == "mc" else 0
        if standard == "forest_plants":
            off = sum(int(words[0]) for words in self.number(seat, "forest"))
        if resource == "mc":
            self.due[seat] = n - off
        else:
            self.owe(seat, ("pay", resource, n - off))
        self.promise(seat, "", [f"{standard.split('_')[0]} 1"])

    def on_forced_standard(self, seat: int, standard: str) -> None:
        self.must(self.phase == "action", "somebody must convert outside the action phase")
        track = "oxygen" if standard == "forest_plants" else "temperature"
        self.must(self.planet[track] < TRACKS[track], f"{standard} is forced at the goal")
        self.do_standard(seat, standard)  # several in a row, and only then what the first of them opens

    # ---- the mat -------------------------------------------------------------------------------------------------

    def on_gain(self, seat: int, resource: str, n: int) -> None:
        self.stock[seat][resource] += n

    def on_lose(self, seat: int, resource: str, n: int) -> None:
        self.stock[seat][resource] -= n

    def on_pay(self, seat: int, resource: str, n: int) -> None:
        self.stock[seat][resource] -= n
        if self.due[seat] and resource in ("mc", "heat"):
            self.must(resource == "mc" or bool(self.number(seat, "heat_pays")), f"seat {seat} pays with heat")
            self.paid(seat, n)

    def on_income(self, seat: int, n: int) -> None:
        self.rule_off(seat)
        chose = self.table["bonus"]["production"] if self.picked[seat] == "production" else 0
        expected = self.tr[seat] + self.making[seat]["mc"] + chose
        self.must(n == expected, f"seat {seat} has an income of {n}, by the log {expected}")
        self.stock[seat]["mc"] += n
        for what in ("heat", "plants"):
            self.owe(seat, *[("gain", what, self.making[seat][what])] * (self.making[seat][what] > 0))
        self.owe(seat, *[("draw", self.making[seat]["cards"])] * (self.making[seat]["cards"] > 0))

    def on_production(self, seat: int, product: str, n: int) -> None:
        self.must(product not in LEVELS, f"{product} is not produced")
        self.making[seat][product] += n

    def on_potential(self, seat: int, product: str, n: int) -> None:
        self.must(product in LEVELS, f"{product} is produced")
        self.making[seat][product] += n

    def on_tr(self, seat: int, n: int) -> None:
        self.tr[seat] += n
        if not self.risen[seat]:
            self.risen[seat] = True
            self.set_off(seat, "rating")

    def on_tr_spent(self, seat: int, n: int) -> None:
        self.tr[seat] -= n

    def on_add(self, seat: int, card: str, n: int, kind: str) -> None:
        self.must(card in self.cards[seat] and self.printed[card].get("holds") == kind, f"{card} holds no {kind}")
        self.held[card] += n

    def on_take(self, seat: int, card: str, n: int, kind: str) -> None:
        self.must(card in self.cards[seat] and self.printed[card].get("holds") == kind, f"{card} holds no {kind}")
        self.held[card] -= n

    # ---- the planet ----------------------------------------------------------------------------------------------

    def on_raise(self, seat: int, track: str, n: int) -> None:
        self.planet[track] = min(TRACKS[track], self.planet[track] + n)
        self.owe(seat, ("tr", n))
        self.set_off(seat, track)

    def on_ocean(self, seat: int, reward: str) -> None:
        words = reward.split("_")
        gains = {words[at]: int(words[at + 1]) for at in range(0, len(words), 2)}
        if self.planet["oceans"] < TRACKS["oceans"]:
            self.planet["oceans"] += 1
            self.rewards.append(gains)
        self.must(gains == self.rewards[-1], "after the ninth ocean the last reward comes again")
        self.owe(seat, ("tr", 1), *[("draw", n) if what == "cards" else ("gain", what, n) for what, n in gains.items()])
        self.set_off(seat, "ocean")

    def on_forest(self, seat: int) -> None:
        self.forests[seat] += 1
        self.grown(seat, "forest_token", self.forests[seat])
        self.owe(seat, *[("raise", "oxygen", 1)] * self.counts("oxygen"))
        self.set_off(seat, "forest")

    def on_help(self, track: str, n: int) -> None:
        steps = self.table["solo"]["help"][str(dict(self.case.options).get("difficulty", "novice"))]
        self.must(n == min(steps, TRACKS[track] - self.planet[track]), f"the planet is helped by {n} steps")
        self.planet[track] += n
        self.start = dict(self.planet)

    # ---- hands and piles -----------------------------------------------------------------------------------------

    def on_draw(self, seat: int, n: int) -> None:
        self.deck -= n
        self.hand[seat] += n

    def on_looked(self, seat: int, n: int) -> None:
        self.deck -= n
        self.dealt[seat] += n

    def on_kept(self, seat: int, n: int) -> None:
        self.hand[seat] += n
        self.discards += self.dealt[seat] - n
        self.dealt[seat] = 0

    def on_revealed(self, seat: int, card: str) -> None:
        self.deck -= 1
        if self.acting[seat] == "brainstorming_session":
            self.discards += self.printed[card]["colour"] == "green"
            self.shown[seat] = [] if self.printed[card]["colour"] == "green" else [card]
            return
        self.shown[seat].append(card)
        wanted = {"science", "plant"}
        if ("revealed", seat, None) not in self.owed[seat]:
            if any(wanted & set(self.printed[each].get("tags", ())) for each in self.shown[seat]):
                self.dealt[seat] = len(self.shown[seat])
            else:
                self.discards += len(self.shown[seat])
                self.shown[seat] = []

    def on_kept_card(self, seat: int, card: str) -> None:
        self.must(card in self.shown[seat], f"{card} was not revealed")
        self.hand[seat] += 1
        if self.acting[seat] != "brainstorming_session":
            self.discards += len(self.shown[seat]) - 1
        self.shown[seat] = []
        self.dealt[seat] = 0

    def on_discarded(self, seat: int, n: int) -> None:
        self.hand[seat] -= n
        self.discards += n

    def on_exchanged(self, seat: int, n: int) -> None:
        self.on_discarded(seat, n)
        self.owe(seat, ("draw", n))

    def on_sold(self, seat: int) -> None:
        self.on_discarded(seat, 1)
        more = sum(int(words[0]) for words in self.number(seat, "sale"))
        self.owe(seat, ("gain", "mc", self.table["sale"] + more))

    def on_reshuffle(self, n: int) -> None:
        self.must(n == self.discards, f"{n} cards are shuffled and {self.discards} were discarded")
        self.deck += n
        self.discards = 0

    def on_gave(self, seat: int, other: int) -> None:
        self.hand[seat] -= 1
        self.hand[other] += 1

    def on_cube(self, seat: int) -> None:
        assert self.pool is not None
        self.pool["cubes"] -= 1
        self.owe(seat, ("gain", "mc", 1))

    def on_marker(self, seat: int) -> None:
        assert self.pool is not None
        self.pool["markers"] -= 1

    # ---- rounds --------------------------------------------------------------------------------------------------

    def on_round(self, n: int) -> None:
        self.rule_off(*range(self.seats))
        self.must(not any(self.bonus), "a bonus of phase II was lost")
        self.must(n == self.round + 1, f"round {n} follows round {self.round}")
        self.round = n
        self.phase = ""
        self.chosen = set()

    def on_plan(self, seat: int, phase: str) -> None:
        self.must(phase != self.picked[seat], f"seat {seat} chooses {phase} twice in a row")
        self.picked[seat] = phase
        self.chosen.add(phase)

    def on_bot(self, phase: str) -> None:
        self.must(phase in self.bot_cards, f"the virtual player has played {phase} already")
        self.bot_cards.discard(phase)
        self.chosen.add(phase)

    def on_bot_tr(self, n: int) -> None:
        self.must(n == self.bot_tr + 1 and not self.bot_cards, "the virtual player's marker moves too early")
        self.bot_tr = n
        self.bot_cards = set(self.table["phases"])

    def on_phase(self, phase: str) -> None:
        self.rule_off(*range(self.seats))
        self.must(not any(self.bonus), "a bonus of phase II was lost")
        self.must(phase in self.chosen, f"{phase} is played, and nobody chose it")
        order = self.table["phases"]
        self.must(not self.phase or order.index(phase) > order.index(self.phase), f"{phase} comes after {self.phase}")
        ready = self.planet == TRACKS and not self.alone and not self.together
        self.must(not ready, "the planet was ready before this phase")
        self.phase = phase
        self.start = dict(self.planet)
        self.played = [0] * self.seats
        self.plays = [1] * self.seats
        self.bonus = [phase == picked == "construction" for picked in self.picked]
        self.next_cut = [0] * self.seats
        self.risen = [False] * self.seats
        if phase == "research":
            self.research()

    def research(self) -> None:
        for seat in range(self.seats):
            more = self.table["bonus"]["research"] if self.picked[seat] == "research" else (0, 0)
            effects = [[int(n) for n in words] for words in self.number(seat, "research")]
            looks, keeps = (self.table["research"][i] + more[i] + sum(each[i] for each in effects) for i in (0, 1))
            self.owe(seat, ("looked", looks), ("kept", keeps))

    # ---- the table -----------------------------------------------------------------------------------------------

    def stand(self) -> dict[str, object]:
        seats = range(self.seats)
        products = ("mc", "steel", "titanium", "plants", "cards", "heat")
        return {
            "round": self.round,
            "planet": (self.planet["temperature"] * 2 - 30, self.planet["oxygen"], self.planet["oceans"]),
            "rewards": self.rewards,
            "deck": self.deck,
            "discards": self.discards,
            "stock": [dict(self.stock[seat]) for seat in seats],
            "production": [{name: self.making[seat][name] for name in products} for seat in seats],
            "tr": self.tr,
            "forests": self.forests,
            "tags": [+self.tags[seat] for seat in seats],
            "corporation": self.own,
            "played": [Counter(self.cards[seat]) for seat in seats],
            "held": [{card: self.held[card] for card in self.cards[seat] if self.held[card]} for seat in seats],
            "hand": self.hand,
            "dealt": self.dealt,
            "points": [self.points(seat) for seat in seats],
            "pool": self.pool,
            "bot": (self.bot_tr, self.bot_cards) if self.alone else None,
        }

    def seen(self, view: Any) -> dict[str, object]:
        players = view["players"]
        return {
            "round": view["round"],
            "planet": (view["temperature"], view["oxygen"], view["oceans"]),
            "rewards": [tile for tile in view["ocean_tiles"] if tile is not None],
            "deck": view["deck"],
            "discards": view["discards"],
            "stock": [{name: player[name] for name in ("mc", "heat", "plants")} for player in players],
            "production": [player["production"] for player in players],
            "tr": [player["tr"] for player in players],
            "forests": [player["forests"] for player in players],
            "tags": [+Counter(player["tags"]) for player in players],
            "corporation": [player["corporation"] for player in players],
            "played": [Counter(player["played"]) for player in players],
            "held": [player["held"] for player in players],
            "hand": [len(player["hand"]) for player in players],
            "dealt": [len(player["dealt"]) for player in players],
            "points": [player["points"] for player in players],
            "pool": view["pool"],
            "bot": (view["bot"]["tr"], set(view["bot"]["cards"])) if self.alone else None,
        }

    def points(self, seat: int) -> int:
        """Rating, forests, and every card by itself."""
        total = self.tr[seat] + self.forests[seat]
        for card in self.cards[seat]:
            points = self.printed[card].get("points", 0)
            if isinstance(points, int):
                total += points
                continue
            n, _, every, what, *_ = points.split()
            blue = sum(self.printed[each]["colour"] == "blue" for each in self.cards[seat])
            of = {
                "forest_token": self.forests[seat],
                "own_blue_card_in_play": blue,
                "own_project_card_in_play": len(self.cards[seat]),
            }
            count = self.held[card] if what.endswith("_here") else of.get(what, self.tags[seat][what])
            total += int(n) * (count // int(every))
        return total

    def close(self, outcome: Outcome) -> None:
        self.rule_off(*range(self.seats))
        scores = tuple(self.points(seat) for seat in range(self.seats))
        self.must(outcome.scores == scores, f"the scores are {outcome.scores}, by the log {scores}")
        ready = self.planet == TRACKS
        if self.alone or self.together:
            rules = self.table["solo" if self.alone else "coop"]
            won = ready and (self.alone or sum(scores) >= rules["points"])
            self.must(self.round == rules["rounds"], f"the game ends after round {self.round}")
            self.must(outcome.won is won, f"won is {outcome.won}, by the log {won}")
            return
        self.must(ready, "the game ends before the planet is ready")
        ranks = [(score, sum(self.stock[seat].values())) for seat, score in enumerate(scores)]
        self.must(outcome.places == places(ranks), f"the places are {outcome.places}, by the log {places(ranks)}")


def is_this(owed: Owed, event: Event) -> bool:
    """Is it what was owed, as far as that is known?"""
    return len(owed) == len(event) and all(a is None or a == b for a, b in zip(owed, event, strict=True))
