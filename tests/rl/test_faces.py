"""The faces stand the tests of the projects whose faces they are, for every game and mode."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import warnings
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import api_test, seed_test

import arsia
from arsia.kernel.record import BadRecord
from arsia.rl import gymnasium as one_seat
from arsia.rl import openspiel
from arsia.rl import pettingzoo as all_seats

from .ways import Way, ways

QUICK = ("pocket_mars", "mission_red_planet")


def aec(way: Way, **more: Any) -> Any:
    return all_seats.env(way.game, way.seats, way.options, **more)


@pytest.mark.parametrize("way", ways())
def test_pettingzoo(way: Way) -> None:
    with warnings.catch_warnings():
        # Observations with a mask are dictionaries; its own classic games are told the same.
        warnings.filterwarnings("ignore", message="Observation")
        api_test(aec(way), num_cycles=100)
        seed_test(partial(aec, way), num_cycles=100)


def test_whole_games_of_pettingzoo_add_up_to_nothing() -> None:
    env = all_seats.env("pocket_mars", 3)
    chance = np.random.default_rng(1)
    for seed in range(3):
        env.reset(seed=seed)
        worth = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            worth[agent] += reward
            assert not truncated
            env.step(None if terminated else chance.choice(np.flatnonzero(seen["action_mask"])))
        assert env.table.outcome is not None
        assert sum(worth.values()) == 0
        assert max(worth.values()) > 0


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    env = all_seats.env("pocket_mars", 2)
    env.reset(seed=1)
    before = env.table.fingerprint()
    with pytest.raises(arsia.IllegalMove):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    assert env.table.fingerprint() == before


def test_a_game_is_cut_short_after_so_many_cycles() -> None:
    env = all_seats.env("pocket_mars", 2, max_cycles=5)
    env.reset(seed=1)
    steps = 0
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        steps += 1
    assert steps == 5
    assert not any(env.terminations.values())


@pytest.mark.parametrize("way", ways())
def test_gymnasium(way: Way) -> None:
    check_env(one_seat.env(way.game, ("random",) * (way.seats - 1), 0, way.options), skip_render_check=True)


def test_a_whole_game_of_gymnasium_against_bots_at_any_seat() -> None:
    for seat in range(3):
        env = one_seat.env("pocket_mars", ("greedy", "random"), seat)
        seen, _ = env.reset(seed=3)
        over, reward, info = False, 0.0, dict[str, Any]()
        while not over:
            assert seat in env.table.pending
            seen, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert info["outcome"]["places"][seat] in (1, 2, 3)
        assert -1 <= reward <= 1
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)


def test_an_action_outside_the_mask_loses() -> None:
    env = one_seat.env("pocket_mars")
    seen, _ = env.reset(seed=3)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


@pytest.mark.parametrize("way", [pytest.param(way.values[0], id=way.id, marks=way.marks) for way in ways()])
def test_openspiel(way: Way) -> None:
    openspiel.register()
    game = pyspiel.load_game(way.spec)
    # Keeping a state and reading it again at every step takes long in a long game.
    pyspiel.random_sim_test(game, num_sims=1, serialize=way.game in QUICK, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("way", ways())
def test_openspiel_with_serialisation(way: Way) -> None:
    openspiel.register()
    pyspiel.random_sim_test(pyspiel.load_game(way.spec), num_sims=1, serialize=True, verbose=False)


def middle(spec: str = "arsia_pocket_mars", deal: int = 3, moves: int = 40) -> Any:
    """A state in the middle of a game."""
    openspiel.register()
    state = pyspiel.load_game(spec).new_initial_state()
    state.apply_action(deal)
    chance = random.Random(deal)
    for _ in range(moves):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_a_state_is_copied_and_kept() -> None:
    state = middle()
    twin, kept = state.clone(), pickle.loads(pickle.dumps(state))
    assert str(twin) == str(kept) == str(state)
    assert twin.history() == kept.history() == state.history()
    state.apply_action(state.legal_actions()[0])
    assert str(twin) == str(kept) != str(state)


def test_whoever_searches_sees_a_state_that_could_be() -> None:
    state = middle()
    player = state.current_player()
    others = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(8)]
    assert {other.observation_string(player) for other in others} == {state.observation_string(player)}
    assert {tuple(other.legal_actions()) for other in others} == {tuple(state.legal_actions())}
    assert len({str(other.table.whereabouts()) for other in others}) > 4
    with pytest.raises(BadRecord):
        pickle.dumps(others[0].held)


def test_ismcts_searches_honestly() -> None:
    state = middle()
    looked_at: list[str] = []

    def resample(real: Any, player: int) -> Any:
        assert player == state.current_player()
        sampled = real.resample_from_infostate(player, random.Random(len(looked_at)).random)
        looked_at.append(str(sampled.table.whereabouts()))
        return sampled

    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(
        state.get_game(),
        evaluator,
        uct_c=1.4,
        max_simulations=10,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(resample)
    assert bot.step(state) in state.legal_actions()
    assert len(set(looked_at)) > 5
    assert str(state.table.whereabouts()) not in looked_at


def test_a_wrong_parameter_is_refused_in_a_sentence() -> None:
    openspiel.register()
    with pytest.raises(arsia.BadSetup, match="not played with 9 seats"):
        pyspiel.load_game("arsia_pocket_mars(seats=9)")


def test_python_ends_in_peace_with_games_registered() -> None:
    code = "import pyspiel; from arsia.rl import openspiel; pyspiel.load_game(openspiel.register()[0])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0
