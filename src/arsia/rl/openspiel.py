"""The face of OpenSpiel: `register()`, and then ``pyspiel.load_game("arsia_pocket_mars(seats=3)")``.

A game begins with one chance node that draws the deal; whatever chance it needs later follows from that. Whoever
searches asks the state for another that its player could be in (`resample_from_infostate`): it is imagined, so that
ISMCTS knows no more than the player. An observation is all that a player sees now, without what it saw before.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

import arsia
from arsia.kernel.game import Game
from arsia.kernel.table import Table
from arsia.rl.codec import PLACES, Codec, payoffs

#: Deals that the chance node has, unless the game's parameter `deals` says otherwise.
DEALS: Final = 1_000
#: More answers than any game has.
LONGEST: Final = 20_000
PREFIX: Final = "arsia_"
_registered: set[str] = set()


def register() -> tuple[str, ...]:
    """Make every game known to OpenSpiel, once; their names there."""
    for name, game in arsia.games().items():
        if name not in _registered:
            # A class: of a function OpenSpiel would let go when Python has ended already.
            pyspiel.register_game(_type_of(game), type(f"Arsia_{name}", (ArsiaGame,), {"name": name}))
            _registered.add(name)
    return tuple([PREFIX + name for name in sorted(_registered)])


def _usual(game: Game[Any]) -> int:
    return 2 if 2 in game.seats else game.seats[0]


def _type_of(game: Game[Any]) -> Any:
    """What is declared of a game, its own options among it. What is not yes or no is a word, and no word the usual."""
    options = {option.name: option.default if type(option.default) is bool else "" for option in game.options.values()}
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Arsia: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": _usual(game), "deals": DEALS, "seed": 0, "places": PLACES, **options},
    )


class ArsiaGame(pyspiel.Game):
    """One game with its seats and options."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = arsia.game(self.name)
        given = {"seats": _usual(game), "deals": DEALS, "seed": 0, "places": PLACES, **(params or {})}
        self.facts = _Facts(game, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.facts.codec.actions,
            max_chance_outcomes=self.facts.deals,
            num_players=self.facts.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(game), info, params or {})

    def new_initial_state(self) -> ArsiaState:
        """Before the deal."""
        return ArsiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Whoever turns a state into arrays."""
        return Observer(self.facts)


class _Facts:
    """What all states of a game share."""

    def __init__(self, game: Game[Any], given: dict[str, Any]) -> None:
        self.game = game
        self.given = given
        self.seats = int(given["seats"])
        self.deals = int(given["deals"])
        self.first = int(given["seed"]) * self.deals
        chosen = {name: given[name] for name in game.options if given.get(name, "") != ""}
        read = {name: game.options[name].read(each) if type(each) is str else each for name, each in chosen.items()}
        self.options = game.read_options(self.seats, read)
        self.codec = Codec(self.deal(0), int(given["places"]))

    def deal(self, number: int) -> Table:
        """The table of a deal."""
        table: Table = self.game.new(self.seats, self.first + number, self.options, False)
        return table


class _Held:
    """A state's table. OpenSpiel copies states by copying what they hold, so it is told how."""

    __slots__ = ("table",)

    def __init__(self, table: Table | None) -> None:
        self.table = table

    def __deepcopy__(self, memo: object) -> _Held:
        return _Held(None if self.table is None else self.table.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (None if self.table is None else self.table.record(),)


def _again(record: dict[str, object] | None) -> _Held:
    return _Held(None if record is None else arsia.replay(record, journal=False))


class _Shared:
    """The facts of a game, of which copies of a state need none of their own."""

    __slots__ = ("facts",)

    def __init__(self, facts: _Facts) -> None:
        self.facts = facts

    def __deepcopy__(self, memo: object) -> _Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _shared_again, (self.facts.game.name, self.facts.given)


def _shared_again(name: str, given: dict[str, Any]) -> _Shared:
    return _Shared(_Facts(arsia.game(name), given))


class ArsiaState(pyspiel.State):
    """A table, or none before the deal."""

    def __init__(self, game: ArsiaGame) -> None:
        super().__init__(game)
        self.held = _Held(None)
        self.shared = _Shared(game.facts)

    @property
    def table(self) -> Table | None:
        """The table, once it is dealt."""
        return self.held.table

    def current_player(self) -> int:
        """Whose turn it is; of several who must decide the lowest seat."""
        table = self.held.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return table.mover if table.outcome is None else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        table = self.held.table
        return [] if table is None or player != table.mover else self.shared.facts.codec.legal(table, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each as likely as the others."""
        deals = self.shared.facts.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        table = self.held.table
        if table is None:
            self.held.table = self.shared.facts.deal(action)
        else:
            table.play(table.mover, self.shared.facts.codec.option(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"deal {action}"
        return " ".join(map(str, self.shared.facts.codec.option(action)))

    def is_terminal(self) -> bool:
        """Is the game over?"""
        table = self.held.table
        return table is not None and table.outcome is not None

    def returns(self) -> list[float]:
        """What the game was worth to each player; nothing before its end."""
        table = self.held.table
        if table is None or table.outcome is None:
            return [0.0] * self.shared.facts.seats
        return payoffs(table.outcome)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ArsiaState:
        """Another state that the player could be in, for all it sees."""
        twin: ArsiaState = self.clone()
        if twin.held.table is not None:
            twin.held.table = twin.held.table.imagine(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        table = self.held.table
        return "before the deal" if table is None else f"{table.game_name} {table.ply} {table.fingerprint()}"


class Observer:
    """What a player sees: an array, and the same in words."""

    def __init__(self, facts: _Facts) -> None:
        self._codec = facts.codec
        self.tensor = np.zeros(facts.codec.places, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ArsiaState, player: int) -> None:
        """Look at the state."""
        self.tensor[:] = 0 if state.table is None else self._codec.observe(state.table, player)

    def string_from(self, state: ArsiaState, player: int) -> str:
        """The player's view, and what it is asked."""
        table = state.table
        if table is None:
            return ""
        asked = table.pending.get(player)
        question = None if asked is None else [asked.prompt.data(), asked.options]
        return json.dumps([table.view(player), question], sort_keys=True)
