"""Martians: goods, needs and deaths, markers that are held, technologies, production, rewards, majorities."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from arsia.kernel.journal import Event
from arsia.kernel.outcome import Outcome
from arsia.properties.cases import Case
from tests.accounts.book import Book, Wrong, places

GOODS = ("energy", "regolith", "ice", "supply", "water", "food", "medicine", "credit", "reputation")
TOKENS = ("oxygen", "sickness", "hunger")
QUARTERS = ("Q1", "Q2", "Q3", "Q4")
SOLAR_SCENARIOS = {"vastitas_borealis": 1}
TRUST = ("DS_A", "DS_B")
#: What is told between a reason and the goods that it moves.
BESIDE = frozenset(
    {"gain", "pay", "remove", "draw", "drawn", "discard", "promise", "reshuffle", "expedition", "setback"}
)


class Martians(Book):
    """By player, which alone means by corporation; goods by whoever shares them, needs by Quarter."""

    SILENT: ClassVar[frozenset[str]] = frozenset(
        {
            "keep",
            "last_for_mission",
            "last_for_points",
            "guard",
            "place",
            "refugee",
            "collect",
            "collect_refugee",
            "home",
            "harvest",
            "hire",
            "change_crop",
            "dig",
        }
        | {"move", "unearth", "overtime", "damage", "close", "uncover", "expedition", "summit", "descend", "as_loan"}
        | {"promise", "stop", "go_on", "flare", "rest", "analyse", "reshuffle", "drawn"}
    )
    #: What comes and goes is told, too; these only say that it must.
    REASONS: ClassVar[frozenset[str]] = frozenset({"use", "deliver", "research", "rtg"})

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.mode = str(case.options.get("mode", "com" if case.seats > 1 else "solo"))
        self.numbers: dict[str, Any] = self.facts["numbers"]
        self.awards: dict[str, int] = self.facts["awards"]
        self.scenario = str(case.options.get("scenario", "orders"))
        self.story: dict[str, Any] = self.facts["scenarios"].get(self.scenario, {})
        self.missions: dict[str, Any] = self.story.get("missions", {})
        self.players = max(2, case.seats)
        self.shares = self.mode in ("solo", "coop")
        self.is_com = self.mode == "com"
        everybody = range(self.players)
        self.owner = [0 if self.shares else player for player in everybody]
        self.card = [0 if self.mode == "solo" else player for player in everybody]
        self.stocks: list[Counter[str]] = [Counter() for _ in set(self.owner)]
        self.home: list[str | None] = [None] * self.players
        self.needs = {quarter: Counter[str]() for quarter in QUARTERS}
        self.growth = [0] * (self.players if self.is_com else 1)
        self.fourth = [False] * self.players
        self.dead = [0] * self.players
        self.held = {area: {quarter: [0] * self.players for quarter in QUARTERS} for area in ("lazaret", "homes")}
        cards = len(set(self.card))
        self.installed = [Counter[str]() for _ in range(cards)]
        self.known: list[set[str]] = [set() for _ in range(cards)]
        self.colony: list[set[str]] = [set() for _ in self.growth]
        self.built = [0] * self.players
        self.upgraded = [0] * self.players
        self.unbuilt = set(self.facts["construction"])
        self.orders: list[set[str]] = [set() for _ in everybody]
        self.hands = [0] * len(self.stocks)
        self.rtg = self.facts["laid_out"]["rtg_energy"][str(case.seats)]
        self.done: Counter[str] = Counter()
        self.hostility = 0
        self.cycle = self.round = 0
        self.weather = "stable"
        self.dusty = False  # dust lies on the panels
        self.live_food = False  # food is worth more
        self.key = self.sos = False
        self.offer: tuple[int, int, Counter[str], Counter[str]] | None = None
        self.due: Counter[tuple[object, ...]] = Counter()
        self.added: Counter[tuple[str, str]] | None = None  # needs of this refill
        self.dying: list[int] | None = None  # who must still die in this summary
        self.going: Counter[tuple[int, str, str]] = Counter()  # who must still give a marker
        self.turns = 0
        self.has_happened = True
        self.blocked: list[set[int]] = [set() for _ in everybody]
        self.over = False
        for change in self.story.get("setup", []):
            self._prepare(change)

    def _prepare(self, change: dict[str, Any]) -> None:
        if change["op"] == "hostility":
            self.hostility = change["start"][str(self.seats)]
        if change["op"] == "rtg_energy":
            self.rtg += change["delta"]

    def hear(self, event: Event) -> None:
        verb = str(event[0])
        if verb not in BESIDE:
            self.must(not +self.due, f"before {event} nobody was given {dict(+self.due)}")
            self.due.clear()
        if self.offer:
            self.must(verb in ("gives", "wants", "as_loan", "accept", "decline"), f"{event} comes before an answer")
        super().hear(event)

    def _expect(self, player: int, good: str, n: int) -> None:
        """So much must come, or go, for what was just told."""
        if n:
            self.due["gain" if n > 0 else "pay", player, good, abs(n)] += 1

    # ---- the beginning -------------------------------------------------------------------------------------------

    def on_start(self, player: int) -> None:
        if self.cycle:
            return  # the marker was passed by an event
        numbers = self.numbers
        each = next((c["n"] for c in self.story.get("setup", []) if c["op"] == "energy_per_player"), numbers["energy"])
        for turn in range(self.players):
            who = (player + turn) % self.players
            stock = self.stocks[self.owner[who]]
            stock["credit"] += 0 if self.mode == "solo" else numbers["credits"][turn]
            stock["energy"] += each
            stock["supply"] += numbers["supply"]
            stock["reputation"] = numbers["start_reputation"]
            if not self.is_com:
                self.needs[QUARTERS[who]]["oxygen"] += 1
        if self.mode == "solo":
            self.stocks[0]["credit"] = numbers["solo_credits"]

    def on_quarter(self, player: int, quarter: str) -> None:
        self.home[player] = quarter

    # ---- goods ---------------------------------------------------------------------------------------------------

    def on_gain(self, player: int, good: str, n: int) -> None:
        self._met("gain", player, good, n)
        self.stocks[self.owner[player]][good] += n

    def on_pay(self, player: int, good: str, n: int) -> None:
        self._met("pay", player, good, n)
        self.stocks[self.owner[player]][good] -= n
        self.must(self.stocks[self.owner[player]][good] >= 0, f"{player} pays {n} {good} too many")

    def _met(self, what: str, player: int, good: str, n: int) -> None:
        if +self.due:
            self.must(self.due[what, player, good, n] > 0, f"{player}: {what} {n} {good}, and {dict(+self.due)} is due")
            self.due[what, player, good, n] -= 1

    def on_draw(self, player: int, n: int) -> None:
        self.hands[self.owner[player]] += n

    def on_discard(self, player: int, mineral: str) -> None:
        self.hands[self.owner[player]] -= 1

    def on_rtg(self, player: int) -> None:
        self.rtg -= 1
        self._expect(player, "reputation", -1)
        self._expect(player, "energy", 1)

    # ---- trade ---------------------------------------------------------------------------------------------------

    def on_offer(self, player: int, other: int) -> None:
        self.offer = (player, other, Counter(), Counter())

    def on_gives(self, player: int, good: str, n: int) -> None:
        self._offered()[2][good] += n

    def on_wants(self, player: int, good: str, n: int) -> None:
        self._offered()[3][good] += n

    def _offered(self) -> tuple[int, int, Counter[str], Counter[str]]:
        if self.offer is None:
            raise Wrong(f"{self.case}: nobody made an offer")
        return self.offer

    def on_decline(self, player: int, other: int) -> None:
        self._offered()
        self.offer = None

    def on_accept(self, player: int, other: int) -> None:
        giver, taker, given, wanted = self._offered()
        self.offer = None
        self.must((other, player) == (giver, taker), f"{player} accepts, and {taker} was asked")
        for one, two, goods in ((giver, taker, given), (taker, giver, wanted)):
            for good, n in goods.items():
                self.must(good in self.numbers["tradeable"], f"{good} changes hands")
                self._expect(one, good, -n)
                self._expect(two, good, n)

    # ---- acts ----------------------------------------------------------------------------------------------------

    def on_build(self, player: int, building: str) -> None:
        self.unbuilt.remove(building)
        self.built[player] += 1
        self._expect(player, "reputation", self.awards["build"])

    def on_upgrade(self, player: int, building: str, space: int) -> None:
        self.upgraded[player] += 1
        self._expect(player, "reputation", self.awards["upgrade"])

    def on_install(self, player: int, kind: str) -> None:
        card = self.installed[self.card[player]]
        card[kind] += 1
        self.must(card.total() <= self.numbers["installations"][self.mode == "solo"], f"{player} installs too much")

    def on_colony_tech(self, player: int, technology: str) -> None:
        known = self.colony[player if self.is_com else 0]
        self.must(technology not in known, f"{technology} is developed twice")
        known.add(technology)
        self._expect(player, "reputation", self.awards["colony_technology"])

    def on_corp_tech(self, player: int, technology: str) -> None:
        self.must(technology not in self.known[self.card[player]], f"{technology} is developed twice")
        self.known[self.card[player]].add(technology)

    def on_use(self, player: int, person: str) -> None:
        _, _, cost, gains, _ = self.facts["specialists"][person]
        for good, n in cost.items():
            self._expect(player, good, -n)
        for good, n in gains.items():
            self._expect(player, good, n)

    def on_deliver(self, player: int, good: str, quarter: str) -> None:
        self.must(self.home[player] in (None, quarter), f"{player} delivers to {quarter}")
        self._expect(player, good, -1)
        self._expect(player, "reputation", self.awards[f"deliver_{good}"] + (good == "food" and self.live_food))

    def on_research(self, player: int, tile: str) -> None:
        _, credits, cost = self.facts["tiles"][tile]
        self._expect(player, "credit", credits)
        self._pays(player, cost)

    def on_order(self, player: int, order: str) -> None:
        reputation, cost = self.facts["orders"][order]
        self.orders[player].add(order)
        self._expect(player, "reputation", reputation)
        self._pays(player, cost)

    def on_mission(self, player: int, mission: str) -> None:
        cost, reputation = self.missions[mission][:2]
        self.done[mission] += 1
        self._expect(player, "reputation", reputation)
        if mission == "MO_D" and self.sos:
            self._expect(player, "reputation", 2)
            self.sos = False
        if not self.key:
            self._pays(player, cost)
        self.key = False
        self.hostility = max(0, self.hostility - {"DS_A": 1, "DS_B": 2}.get(mission, 0))

    def _pays(self, player: int, cost: dict[str, Any]) -> None:
        for good in GOODS:
            self._expect(player, good, -int(cost.get(good, 0)))

    def on_advance(self, mission: str) -> None:
        self.done[mission] += 1

    def on_setback(self, mission: str) -> None:
        self.done[mission] -= 1

    def on_hostility(self, n: int) -> None:
        self.must(n > self.hostility or n == 12, f"hostility goes from {self.hostility} to {n}")
        self.hostility = n

    # ---- cycles and rounds ---------------------------------------------------------------------------------------

    def on_cycle(self, n: int) -> None:
        self._closed()
        self.must(n == self.cycle + 1, f"cycle {n} comes after {self.cycle}")
        self.must(self.round == 0, "a cycle ends without its summary")
        self.cycle = n
        self.blocked = [set() for _ in range(self.players)]
        self.live_food = self.sos = False
        if n > 1:
            for quarter in QUARTERS:
                self.needs[quarter].clear()
            self.added = Counter()

    def on_growth(self, owner: int) -> None:
        self.growth[owner] += 1

    def on_growth_for_all(self) -> None:
        self.growth[0] += 1

    def on_fourth(self, player: int) -> None:
        self.must(self.growth[player if self.is_com else 0] >= 3, f"{player} has a fourth colonist too early")
        self.fourth[player] = True

    def on_demand(self, token: str, quarter: str, n: int) -> None:
        self.needs[quarter][token] += n
        if self.added is not None:
            self.added[quarter, token] += n

    def on_remove(self, token: str, quarter: str) -> None:
        self.needs[quarter][token] -= 1
        self.must(self.needs[quarter][token] >= 0, f"{token} leaves {quarter}, where there is none")

    def living(self, player: int) -> int:
        """Colonists who can work."""
        return int(self.numbers["colonists"]) + self.fourth[player] - self.dead[player]

    def on_refill(self) -> None:
        """All needs have come: as many as the people, the technologies and the scenario ask for."""
        expected: Counter[tuple[str, str]] = Counter()
        if self.is_com:
            for player, quarter in enumerate(self.home):
                for token, n in zip(TOKENS, self._asked(player, 1), strict=True):
                    expected[str(quarter), token] += n
        else:
            oxygen, sickness, hunger = self._asked(0, self.players)
            if self.scenario == "the_end" and self.cycle >= 3:
                oxygen += 1
            if self.scenario == "refugees":
                hunger += self.done["RF_A"] - self.done["RF_B"]
            used = QUARTERS[:2] if self.mode == "solo" else QUARTERS
            for token, n in zip(TOKENS, (oxygen, sickness, hunger), strict=True):
                for index in range(n):
                    expected[used[index % len(used)], token] += 1
        self.must(+expected == +(self.added or Counter()), f"the refill brings {self.added}, by the rules {expected}")
        self.added = None

    def _asked(self, player: int, players: int) -> tuple[int, int, int]:
        known = self.colony[player if self.is_com else 0]
        hunger = 2 * players + self.living(player) - 3
        return players - ("co2_converter" in known), players - ("medicine" in known), max(0, hunger)

    def on_round(self, cycle: int, n: int) -> None:
        self._worked()
        self.must((cycle, n) == (self.cycle, self.round + 1), f"round {n} comes after {self.round}")
        self.must(self.added is None, "needs came and the refill was not over")
        self.round, self.turns, self.has_happened = n, 0, cycle == 5
        self.must(n < 4 or any(self.fourth), "there is a fourth round without a fourth colonist")

    def _worked(self) -> None:
        """In the round that is over everybody had a turn who has somebody for it."""
        n = self.round
        working = [p for p in range(self.players) if (n < 4 or self.fourth[p]) and n not in self.blocked[p]]
        self.must(not n or self.turns == len(working), f"{self.turns} turns in round {n}, by the rules {len(working)}")

    def on_block(self, player: int, n: int) -> None:
        self.must(n not in self.blocked[player], f"the dead of {player} block round {n} twice")
        self.blocked[player].add(n)

    def on_event(self, event: str) -> None:
        self.has_happened = True
        self.dusty = event == "E104"
        self.live_food = self.live_food or event == "E208"
        self.key = self.key or event == "S103"
        self.sos = self.sos or event == "S104"

    def on_weather(self, weather: str) -> None:
        self.weather = weather
        self.must(self.has_happened and self.round in (1, 3), f"new weather in round {self.round}")
        change = self.facts["weather"][weather][1]
        base = self.numbers["production"]
        for card, installed in enumerate(self.installed):
            solar = SOLAR_SCENARIOS.get(self.scenario, base) - self.dusty + change.get("solar", 0)
            wind = base + change.get("wind", 0)
            solar += "solar_energy" in self.known[card]
            wind += "kinetic_energy" in self.known[card]
            n = installed["solar"] * max(0, solar) + installed["wind"] * max(0, wind)
            if not (self.scenario == "underground_colony" and weather == "earthquake"):
                self._expect(card, "energy", n)
        self.dusty = False

    def on_turn(self, player: int) -> None:
        self.must(self.living(player) > 0, f"{player} has a turn and nobody for it")
        self.turns += 1

    # ---- the summary ---------------------------------------------------------------------------------------------

    def on_summary(self) -> None:
        """Who must die and whose markers are held, before any of it is told."""
        self._worked()
        self.must(self.round >= 3, f"round {self.round} is the last one")
        for player, blocked in enumerate(self.blocked):
            self.must(len(blocked) == self.dead[player], f"{player} has {self.dead[player]} dead, who block {blocked}")
        self.round = 0
        self.dying = []
        alive = [self.living(player) for player in range(self.players)]
        free = [self.numbers["markers"] - self._held(player) for player in range(self.players)]
        for quarter in QUARTERS:
            needs = self.needs[quarter]
            affected = [player for player in range(self.players) if self.home[player] in (None, quarter)]
            if needs["oxygen"]:
                for player in affected:
                    if alive[player]:
                        alive[player] -= 1
                        self.dying.append(player)
                if not self.is_com and not any(alive):
                    break
                continue
            for token, area in (("sickness", "lazaret"), ("hunger", "homes")):
                for player in affected if needs[token] else ():
                    if free[player]:
                        free[player] -= 1
                        self.going[player, area, quarter] += 1

    def _held(self, player: int) -> int:
        return sum(quarters[quarter][player] for quarters in self.held.values() for quarter in QUARTERS)

    def on_dead(self, player: int, quarter: str) -> None:
        self.must(player in (self.dying or []), f"somebody of {player} dies, and need not")
        self.dying = self.dying or []
        self.dying.remove(player)
        self.dead[player] += 1

    def on_surrender(self, player: int, area: str, quarter: str) -> None:
        self.must(self.going[player, area, quarter] > 0, f"a marker of {player} goes to {area} of {quarter}")
        self.going[player, area, quarter] -= 1
        self.held[area][quarter][player] += 1

    def on_free(self, player: int, area: str, quarter: str) -> None:
        self.held[area][quarter][player] -= 1

    def _closed(self) -> None:
        self.must(not self.dying, f"{self.dying} should have died")
        self.must(not +self.going, f"{dict(+self.going)} should be held")
        self.dying = None
        self.going.clear()

    # ---- the end -------------------------------------------------------------------------------------------------

    def on_end(self) -> None:
        self.over = True

    def score(self, player: int) -> int:
        """All points but those of hidden goals, which nobody is told."""
        end = self.numbers["end"]
        stock = self.stocks[self.owner[player]]
        total = stock["reputation"]
        if self.shares and self.missions:
            return int(total)
        total += stock["energy"] // end["energy_per_point"]
        if self.mode == "semi":
            return int(total)
        home = self.home[player]
        needs = [self.needs[home]] if home else list(self.needs.values())
        total += end["demand"] * sum(each.total() for each in needs)
        if self.mode == "solo":
            return int(total + end["dead"] * sum(self.dead) + end["fourth"] * any(self.fourth))
        total += end["dead"] * self.dead[player] + end["fourth"] * self.fourth[player]
        for counts in (self.built, self.upgraded):
            ranks = sorted({n for n in counts if n}, reverse=True)
            place = ranks.index(counts[player]) if counts[player] else 2
            total += end["majority"][place] if place < 2 else 0
        return int(total)

    def close(self, outcome: Outcome) -> None:
        self.must(self.over, "nobody was told that the game is over")
        self._closed()
        goals = [
            sum(line.points for line in sheet if line.label == "score-goals") for sheet in outcome.sheets[: self.seats]
        ]
        scores = tuple(self.score(seat) + goals[seat] for seat in range(self.seats))
        self.must(outcome.scores == scores, f"scores {outcome.scores}, by the log {scores}")
        if self.shares:
            return
        credits = [stock["credit"] for stock in self.stocks]
        found = places([(scores[seat], credits[seat]) for seat in range(self.seats)])
        lost = self.case.options.get("all_lose") and outcome.reason.id != "end-accomplished"
        self.must(outcome.places == (found if not lost else (2,) * self.seats), f"places {outcome.places}")

    # ---- what a spectator sees -----------------------------------------------------------------------------------

    def stand(self) -> dict[str, object]:
        stand: dict[str, object] = {
            "stocks": [{good: stock[good] for good in GOODS} for stock in self.stocks],
            "needs": {quarter: {token: needs[token] for token in TOKENS} for quarter, needs in self.needs.items()},
            "growth": self.growth,
            "people": [(self.living(player), self.dead[player]) for player in range(self.players)],
            "held": self.held,
            "installed": [(card["solar"], card["wind"]) for card in self.installed],
            "known": self.known,
            "colony": self.colony,
            "tokens": (self.built, self.upgraded),
            "unbuilt": self.unbuilt,
            "orders": self.orders,
            "hands": self.hands,
            "rtg": self.rtg,
            "done": {mission: self.done[mission] for mission in self.missions if mission != "MF_A"},
            "when": (self.cycle, self.weather) if self.cycle else None,
        }
        if self.scenario == "dark_side_of_mars":
            stand["hostility"] = (self.hostility, sum(self.done[mission] for mission in TRUST))
        return stand

    def seen(self, view: Any) -> dict[str, object]:
        players, cards, mission = view["players"], view["cards"], view["mission"] or {}
        hands = {player["stock"]: len(player["hand"]) for player in players}
        steps = mission.get("requirements", [])
        return {
            "stocks": view["stocks"],
            "needs": {quarter["id"]: {token: quarter[token] for token in TOKENS} for quarter in view["quarters"]},
            "growth": view["growth"],
            "people": [(player["colonists"], player["dead"]) for player in players],
            "held": {area: {each["id"]: each[area] for each in view["quarters"]} for area in ("lazaret", "homes")},
            "installed": [(card["solar"], card["wind"]) for card in cards],
            "known": [set(card["technologies"]) for card in cards],
            "colony": [set(known) for known in view["colony_technologies"]],
            "tokens": ([player["built"] for player in players], [player["upgraded"] for player in players]),
            "unbuilt": {building["id"] for building in view["buildings"] if not building["built"]},
            "orders": [set(player["orders"]) for player in players],
            "hands": [hands[stock] for stock in range(len(hands))],
            "rtg": view["rtg"],
            "done": {step["id"]: step["done"] for step in steps if step["id"] != "MF_A"},
            "when": (view["cycle"], view["weather"]) if self.cycle else None,
            "hostility": (mission.get("hostility"), mission.get("trust")),
        }
