"""The face of PettingZoo: every seat is an agent, and one after the other acts.

env = arsia.rl.pettingzoo.env("pocket_mars", seats=3)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import arsia
from arsia.kernel.table import Table
from arsia.rl.codec import BOUND, PLACES, Codec, payoffs


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    max_cycles: int | None = None,
    places: int = PLACES,
) -> ArsiaAEC:
    """A game as an environment. After so many cycles, one for each answer of anybody, it is cut short."""
    return ArsiaAEC(game, seats, options, max_cycles, places)


class ArsiaAEC(AECEnv):
    """An agent sees ``{"observation", "action_mask"}``. Of several who must decide the lowest seat is next."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, object] | None, max_cycles: int | None, places: int
    ) -> None:
        super().__init__()
        played = arsia.game(game)
        self.metadata = {"name": f"arsia_{game}_v{played.edition}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self._game = game
        self._chosen = played.read_options(seats, options or {})
        self._max_cycles = max_cycles
        self._random = np.random.default_rng()
        self.table: Table = arsia.new(game, seats, 0, self._chosen, journal=False)
        self.codec = Codec(self.table, places)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-BOUND, BOUND, (places,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.codec.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.codec.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can do; the mask tells what it may."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Deal anew. The same seed deals alike, and so do those after it."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        deal = int(self._random.integers(2**63))
        self.table = arsia.new(self._game, len(self.possible_agents), deal, self._chosen, journal=False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self.agent_selection = self.possible_agents[self.table.mover]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What the agent's seat sees, and its actions."""
        seat = self._seats[agent]
        return {"observation": self.codec.observe(self.table, seat), "action_mask": self.codec.mask(self.table, seat)}

    def step(self, action: Any) -> None:
        """Answer for the agent that is selected. An illegal action is refused with a sentence, and nothing happens."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.play(self._seats[agent], self.codec.option(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._cycles += 1
        if table.outcome is not None:
            self.rewards = dict(zip(self.possible_agents, payoffs(table.outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[table.mover]
        if self._cycles == self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> None:
        """Nothing is drawn; `table.view` tells everything."""

    def close(self) -> None:
        """Nothing is kept open."""
