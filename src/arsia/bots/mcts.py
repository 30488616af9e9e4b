"""A bot that plays the game on in its mind: information-set Monte Carlo tree search.

Every turn of thought imagines the table anew, goes down one tree that all imagined tables share, adds a node, plays
on to the end of the step and judges where it got. Options that some imagined tables do not offer are counted by how
often they were offered. Every seat is taken to want its own reward.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import exp, sqrt
from typing import Any, ClassVar, Final

from arsia.bots.bot import Bot, Imagine
from arsia.bots.budget import Budget
from arsia.bots.greedy import look_ahead
from arsia.bots.judge import Judge
from arsia.kernel.decision import Decision
from arsia.kernel.message import Option
from arsia.kernel.table import Table

CURIOSITY: Final = 0.15  # how much an option that was seldom tried is worth trying
TRUST: Final = 0.5  # how much of that goes to what the game's quick player would do
GLANCES: Final = 2  # imagined tables for the first impression of the options
ROUNDS: Final = 1  # how often the others move below the tree
PATIENCE: Final = 6  # decisions played on below the tree, at most, for each seat


class Mcts(Bot):
    """Searches until its budget is used up, then takes the option it looked at most."""

    looks: ClassVar[bool] = False

    def __init__(self, seed: int, budget: Budget) -> None:
        self._random = random.Random(seed)
        self._budget = budget

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        search = Search(decision, imagine, self._random)
        for _ in self._budget.turns():
            search.think()
        return search.favourite()


class Node:
    """What came of an option: tried how often, offered how often, with what rewards for whoever took it."""

    __slots__ = ("children", "offered", "reward", "visits")

    def __init__(self) -> None:
        self.children: dict[Option, Node] = {}
        self.visits = 0
        self.offered = 0
        self.reward = 0.0

    def pick(self, options: tuple[Option, ...], likely: Mapping[Option, float], otherwise: float) -> Option:
        """The option with the best hope: good so far, or likely and seldom tried."""
        children = self.children
        visits = 0
        reward = 0.0
        for option in options:
            child = children.get(option)
            if child is None:
                child = children[option] = Node()
            child.offered += 1
            visits += child.visits
            reward += child.reward
        usual = reward / visits if visits else 0.5
        best = options[0]
        most = -1.0
        for option in options:
            child = children[option]
            tried = child.visits
            hope = child.reward / tried if tried else usual
            hope += CURIOSITY * likely.get(option, otherwise) * sqrt(child.offered) / (1 + tried)
            if hope > most:
                most = hope
                best = option
        return best


class Search:
    """The tree that grows over one decision."""

    def __init__(self, decision: Decision, imagine: Imagine, chance: random.Random) -> None:
        self.decision = decision
        self.imagine = imagine
        self.chance = chance
        self.root = Node()
        worths = look_ahead(decision, imagine, [chance.getrandbits(64) for _ in range(GLANCES)])
        best = max(worths)
        usual = sum(worths) / len(worths)
        spread = sum(abs(worth - usual) for worth in worths) / len(worths)
        weights = [exp((worth - best) / spread) if spread else 1.0 for worth in worths]
        whole = sum(weights)
        self.impression = {option: w / whole for option, w in zip(decision.options, weights, strict=True)}
        self.judge = Judge(imagine(chance.getrandbits(64)), spread)

    def think(self) -> None:
        """One turn of thought, on a table imagined anew."""
        table = self.imagine(self.chance.getrandbits(64))
        path = self._descend(table)
        self._play_on(table, path[-1][0])
        rewards: dict[int, float] = {}
        for seat, node in path:
            if seat not in rewards:
                rewards[seat] = self.judge.reward(table, seat)
            node.visits += 1
            node.reward += rewards[seat]

    def favourite(self) -> Option:
        """The option looked at most."""
        children = self.root.children
        return max(self.decision.options, key=lambda option: children[option].visits)

    def _descend(self, table: Table) -> list[tuple[int, Node]]:
        """Down the tree to a node that was never visited, or to the end of the game: who went where."""
        seat = self.decision.seat
        node = self.root
        option = node.pick(self.decision.options, self.impression, 0.0)
        path: list[tuple[int, Node]] = []
        while True:
            table.play(seat, option)
            node = node.children[option]
            path.append((seat, node))
            if not node.visits or table.outcome is not None:
                return path
            seat = min(table.pending)  # of several at once the lowest; their order changes nothing
            options = table.pending[seat].options
            quick = table.rollout(seat)
            if quick is None:
                option = node.pick(options, {}, 1.0 / len(options))
            else:
                option = node.pick(options, {quick: TRUST}, (1.0 - TRUST) / len(options))

    def _play_on(self, table: Table, mover: int) -> None:
        """Play on quickly until the others have moved and the seat is asked again: there all options are compared
        at the same point of the game."""
        own = self.decision.seat
        rounds = 0
        for _ in range(PATIENCE * table.seats):
            if table.outcome is not None:
                return
            seat = min(table.pending)
            if seat == own and mover != own:
                rounds += 1
                if rounds == ROUNDS:
                    return
            mover = seat
            option = table.rollout(seat)
            if option is None:
                options = table.pending[seat].options
                option = options[int(self.chance.random() * len(options))]
            table.play(seat, option)
