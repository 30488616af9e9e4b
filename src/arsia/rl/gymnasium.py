"""The face of Gymnasium: one seat is the agent, bots sit at the others.

env = arsia.rl.gymnasium.env("pocket_mars", rivals=("greedy",))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import arsia
from arsia import doors
from arsia.arena.fixture import seed_of
from arsia.kernel.table import Table
from arsia.rl.codec import BOUND, PLACES, Codec, payoffs


def env(
    game: str,
    rivals: Sequence[str] = ("random",),
    seat: int = 0,
    options: Mapping[str, object] | None = None,
    places: int = PLACES,
) -> ArsiaEnv:
    """A game as an environment, with a rival at each of the other seats: any that `arsia.doors.make` knows."""
    return ArsiaEnv(game, rivals, seat, options, places)


class ArsiaEnv(gymnasium.Env):
    """The agent's seat is observed as ``{"observation", "action_mask"}``. The reward comes at the end. An action that
    the mask does not have loses the game at once; ``info["illegal"]`` tells."""

    def __init__(
        self, game: str, rivals: Sequence[str], seat: int, options: Mapping[str, object] | None, places: int
    ) -> None:
        self._game = game
        self._rivals = tuple(rivals)
        self._seat = seat
        seats = len(rivals) + 1
        self._chosen = arsia.game(game).read_options(seats, options or {})
        if not 0 <= seat < seats:
            raise ValueError(f"the agent's seat is one from 0 to {seats - 1}, not {seat}")
        for rival in rivals:
            doors.make(rival)
        self.table: Table = arsia.new(game, seats, 0, self._chosen, journal=False)
        self.codec = Codec(self.table, places)
        self._players: dict[int, doors.Player] = {}
        self._is_over = True
        self.action_space = spaces.Discrete(self.codec.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (places,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.codec.actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Deal anew, and let the rivals go on to the agent's first decision."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63))
        self.close()
        others = [seat for seat in range(len(self._rivals) + 1) if seat != self._seat]
        self._players = {
            seat: doors.make(spec, seed_of(deal, seat)) for seat, spec in zip(others, self._rivals, strict=True)
        }
        telling = any(isinstance(player, doors.Guest) for player in self._players.values())
        self.table = arsia.new(self._game, len(others) + 1, deal, self._chosen, journal=telling)
        self._is_over = False
        self._go_on()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        """Answer, and let the rivals go on to the agent's next decision."""
        table, seat = self.table, self._seat
        if self._is_over:
            raise gymnasium.error.ResetNeeded("the game is over; reset deals the next one")
        option = self.codec.option(int(action))
        asked = table.pending.get(seat)
        if asked is None or option not in asked.options:
            self._is_over = True
            return self._seen(), -1.0, True, False, {"illegal": True}
        table.play(seat, option)
        self._go_on()
        if table.outcome is None:
            return self._seen(), 0.0, False, False, {}
        self._is_over = True
        return self._seen(), payoffs(table.outcome)[seat], True, False, {"outcome": table.outcome.data()}

    def close(self) -> None:
        """Hang up on rivals behind doors."""
        for player in self._players.values():
            if isinstance(player, doors.Guest):
                player.leave(self.table)
        self._players = {}

    def _go_on(self) -> None:
        table, own = self.table, self._seat
        while table.outcome is None and own not in table.pending:
            table.play(table.mover, doors.answer(self._players[table.mover], table, table.mover))

    def _seen(self) -> dict[str, np.ndarray]:
        return {
            "observation": self.codec.observe(self.table, self._seat),
            "action_mask": self.codec.mask(self.table, self._seat),
        }
