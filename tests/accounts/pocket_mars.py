"""Pocket Mars: colonists, energy, cards by their backs, columns and values, points."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from arsia.kernel.outcome import Outcome
from arsia.properties.cases import Case
from tests.accounts.book import Book, places

AUTOMATICS = 1  # alone they are player 1 and hold no seat


class PocketMars(Book):
    """By player. Of cards only backs are told, and faces once they are open."""

    SILENT: ClassVar[frozenset[str]] = frozenset({"use", "peek", "android"})
    REASONS: ClassVar[frozenset[str]] = frozenset({"start", "prepare", "retrieve"})

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.numbers: dict[str, Any] = self.facts["numbers"]
        self.is_solo = case.seats == 1
        self.players = max(2, case.seats)
        self.room = 1 if self.players == 2 else 2
        self.homes = [name for name, building in self.facts["buildings"].items() if building["holds"]]
        colonists = self.numbers["colonists"]
        self.earth = [colonists - 1] * self.players
        self.ship = [1] * self.players
        if self.is_solo:
            self.ship[AUTOMATICS] = self.numbers["automatics"]["on_ship"][str(case.options["solo_level"])]
            self.earth[AUTOMATICS] = colonists - self.ship[AUTOMATICS]
        self.energy = [self.numbers["energy"]["start"]] * self.players
        self.star1 = {name: [0] * self.players for name in self.homes}
        self.star2 = {name: [0] * self.players for name in self.homes}
        self.cards = [Counter[str]() for _ in range(case.seats)]  # hand and prep module together, by colour
        self.theirs = 0  # the automatics' prep cards
        self.deck = len(self.facts["cards"])
        self.discard: list[str] = []
        self.playing = ""
        self.columns: dict[str, list[str]] = {name: [] for name in self.facts["buildings"]}  # "": face down
        self.round = 0
        self.first = 0
        self.turns = 0
        self.due = 0  # energy that a discarded card has still to bring
        self.over = False

    def colour(self, card: str) -> str:
        return str(self.facts["cards"][card]["colour"])

    # ---- rounds and turns ----------------------------------------------------------------------------------------

    def on_start(self, player: int) -> None:
        self.first = player

    def on_round(self, n: int) -> None:
        self.must(n == self.round + 1, f"round {n} comes after {self.round}")
        self.must(n == 1 or self.turns == self.seats, f"{self.turns} turns in round {n - 1}")
        self.round, self.turns = n, 0
        if n == 1 and self.case.options.get("draft"):
            self.deck = len(self.facts["cards"]) - sum(sum(cards.values()) for cards in self.cards)
        if self.is_solo:
            self._fill_up()
        self._settled()

    def _fill_up(self) -> None:
        new = min(self.numbers["prep"] - self.theirs, self.deck)
        self.theirs += new
        self.deck -= new

    def _turn(self, player: int) -> None:
        self.must(player == (self.first + self.turns) % self.seats, f"{player} has a turn")
        self.turns += 1
        self._settled()

    def _settled(self) -> None:
        """Between turns everybody has four cards, and what was played is discarded."""
        self._put_away()
        four = self.numbers["hand"] + self.numbers["prep"]
        for player, cards in enumerate(self.cards):
            short = self.is_solo and self.deck == 0
            self.must(short or cards.total() == four, f"{player} has {cards.total()} cards before a turn")

    def _put_away(self) -> None:
        if self.playing:
            self.discard.append(self.playing)
            self.playing = ""

    # ---- colonists and energy ------------------------------------------------------------------------------------

    def on_take(self, player: int) -> None:
        self._turn(player)

    def on_launch(self, player: int, n: int) -> None:
        self.earth[player] -= n
        self.ship[player] += n
        self.must(self.earth[player] >= 0, f"{player} launches {n}")

    def on_land(self, player: int, building: str) -> None:
        self.ship[player] -= 1
        self.star1[building][player] += 1
        self.must(self.ship[player] >= 0, f"{player} lands with nobody aboard")

    def on_land_high(self, player: int, building: str) -> None:
        self.ship[player] -= 1
        self._up(player, building)

    def _up(self, player: int, building: str) -> None:
        self.star2[building][player] += 1
        self.must(sum(self.star2[building]) <= self.room, f"the double star of {building} is overfull")

    def on_promote(self, player: int, building: str) -> None:
        self.star1[building][player] -= 1
        self._up(player, building)

    def on_demote(self, player: int, building: str) -> None:
        self.star2[building][player] -= 1
        self.star1[building][player] += 1

    def on_swap(self, player: int, other: int, building: str) -> None:
        self.on_demote(other, building)
        self.on_promote(player, building)

    def on_transfer(self, player: int, star: int, building: str, to: str) -> None:
        (self.star1 if star == 1 else self.star2)[building][player] -= 1
        self.star1[to][player] += 1

    def on_gain(self, player: int, n: int) -> None:
        self.energy[player] += n
        self.must(self.energy[player] <= self.numbers["energy"]["max"], f"{player} has too much energy")
        if self.due:
            self.must(n == self.due, f"{player} gains {n} energy for a card")
            self.due = 0

    def on_pay(self, player: int, n: int) -> None:
        self.energy[player] -= n
        self.must(self.energy[player] >= 0, f"{player} pays {n} energy")

    # ---- cards ---------------------------------------------------------------------------------------------------

    def on_recycle(self, player: int) -> None:
        self._turn(player)
        worth = self.numbers["automatics"]["discard_energy"] if self.is_solo else 1
        self.due = min(worth, self.numbers["energy"]["max"] - self.energy[player])

    def on_play(self, player: int, card: str) -> None:
        self._turn(player)
        self.cards[player][self.colour(card)] -= 1
        self.playing = card

    def on_attach(self, player: int, card: str) -> None:
        self._turn(player)
        self.cards[player][self.colour(card)] -= 1
        self.columns[self.colour(card)].append(card)

    def on_reveal(self, player: int, other: int, card: str) -> None:
        self._turn(player)
        self._leaves(other, card)
        self.columns[self.colour(card)].append(card)

    def _leaves(self, player: int, card: str) -> None:
        if self.is_solo and player == AUTOMATICS:
            self.theirs -= 1
        else:
            self.cards[player][self.colour(card)] -= 1

    def on_draw(self, player: int, colour: str) -> None:
        self.cards[player][colour] += 1
        if self.is_solo and self.round and self.theirs:
            self.theirs -= 1
        else:
            self.deck -= 1

    def on_pick(self, player: int, colour: str) -> None:
        self.cards[player][colour] += 1

    def on_prepare(self, player: int, colour: str) -> None:
        self.must(self.cards[player][colour] > 0, f"{player} prepares {colour}")

    def on_retrieve(self, player: int, colour: str) -> None:
        self.must(self.cards[player][colour] > 0, f"{player} takes {colour} back")

    def on_bottom(self, player: int, colour: str) -> None:
        self.cards[player][colour] -= 1
        self.deck += 1

    def on_cover(self, player: int, building: str) -> None:
        self.cards[player][building] -= 1
        self.columns[building].append("")

    def on_exchange(self, player: int, building: str, position: int, place: int) -> None:
        column = self.columns[building]
        i, j = position - 1, place - 1
        column[i], column[j] = column[j], column[i]

    def on_discard(self, player: int, card: str) -> None:
        self._leaves(player, card)
        self.discard.append(card)

    def on_failure(self, card: str) -> None:
        self.deck -= 1
        self.discard.append(card)

    def on_reshuffle(self, n: int) -> None:
        self.must(self.deck == 0 and not self.is_solo, "the deck is made anew too early")
        under = sum(max(0, len(column) - 1) for column in self.columns.values())
        if n == len(self.discard) + under + 1:
            self._put_away()  # its action was over before the last card was drawn
        self.must(n == len(self.discard) + under, f"the new deck has {n} cards")
        self.columns = {name: column[-1:] for name, column in self.columns.items()}
        self.deck, self.discard = n, []

    # ---- the end -------------------------------------------------------------------------------------------------

    def on_end(self) -> None:
        if self.is_solo:
            self._fill_up()
        landed = max(map(self.landed, range(self.players)))
        stuck = self.is_solo and self.theirs < self.numbers["prep"]
        self.must(landed == self.numbers["colonists"] or stuck, "the game ends too early")
        self.must(self.turns == self.seats, "the game ends within a round")
        self.over = True

    def landed(self, player: int) -> int:
        """How many are on Mars."""
        return sum(star[player] for stars in (self.star1, self.star2) for star in stars.values())

    def score(self, player: int) -> int:
        """All points of a player."""
        points = dict(self.numbers["points"])
        if self.is_solo and player == AUTOMATICS:
            points |= self.numbers["automatics"]["points"]
        homes = [self.star1[name][player] + self.star2[name][player] for name in self.homes]
        return int(
            points["ship"] * self.ship[player]
            + points["star1"] * sum(star[player] for star in self.star1.values())
            + points["star2"] * sum(star[player] for star in self.star2.values())
            + points["most_energy"] * (self.energy[player] == max(self.energy))
            + points["all_four"] * (min(homes) > 0)
            + points["four_in_one"] * (max(homes) >= 4)
        )

    def close(self, outcome: Outcome) -> None:
        self.must(self.over, "nobody was told that the game is over")
        scores = tuple(self.score(seat) for seat in range(self.seats))
        self.must(outcome.scores == scores, f"scores {outcome.scores}, by the log {scores}")
        if self.is_solo:
            rival = self.score(AUTOMATICS)
            self.must(sum(line.points for line in outcome.rival) == rival, f"the automatics have {rival}")
            self.must(outcome.won == (scores[0] > rival), f"won: {outcome.won}")
            return
        high = [sum(star[seat] for star in self.star2.values()) for seat in range(self.seats)]
        ranks = [(scores[seat], high[seat], self.landed(seat)) for seat in range(self.seats)]
        self.must(outcome.places == places(ranks), f"places {outcome.places}, by the log {places(ranks)}")

    # ---- what a spectator sees -----------------------------------------------------------------------------------

    def stand(self) -> dict[str, object]:
        self.must(self.due == 0, f"{self.due} energy was not gained")
        for player in range(self.players):
            all_of_them = self.earth[player] + self.ship[player] + self.landed(player)
            self.must(all_of_them == self.numbers["colonists"], f"{player} has {all_of_them} colonists")
        return {
            "earth": self.earth,
            "ship": self.ship,
            "energy": self.energy,
            "star1": self.star1,
            "star2": self.star2,
            "cards": [+cards for cards in self.cards],
            "columns": self.columns,
            "values": {name: self._value(self.columns[name]) for name in self.homes},
            "open": sorted([*self.discard, self.playing]) if self.playing else sorted(self.discard),
            **({"deck": self.deck, "theirs": self.theirs} if self.round else {}),
        }

    def _value(self, column: list[str]) -> int:
        if not column:
            return 3
        return int(self.facts["cards"][column[-1]]["value"]) if column[-1] else 0

    def seen(self, view: Any) -> dict[str, object]:
        players, buildings = view["players"], {each["id"]: each for each in view["buildings"]}
        return {
            "earth": [player["earth"] for player in players],
            "ship": [player["ship"] for player in players],
            "energy": [player["energy"] for player in players],
            "star1": {name: buildings[name]["star1"] for name in self.homes},
            "star2": {name: buildings[name]["star2"] for name in self.homes},
            "cards": [
                Counter(card["colour"] for card in player["hand"] + player["prep"]) for player in players[: self.seats]
            ],
            "columns": {name: [card["card"] or "" for card in each["column"]] for name, each in buildings.items()},
            "values": {name: buildings[name]["value"] for name in self.homes},
            "open": sorted([*view["discard"], *([view["playing"]] if view["playing"] else [])]),
            "deck": view["deck"]["count"],
            "theirs": len(players[AUTOMATICS]["prep"]) if self.is_solo else 0,
        }
