"""The benchmark: how fast the kernel and the games are on one core, in numbers that compare across machines.

Every time is scaled to a core on which the reference loop takes 6 ms. It is the best of several, as `timeit` gives it,
in processor time for figures and loop alike, as `timeit --process` takes it.
"""

from __future__ import annotations

import platform
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from time import process_time
from typing import Any, Final

import arsia
from arsia import bots
from arsia.arena.idle import idle
from arsia.arena.match import play_match
from arsia.arena.simulation import Progress
from arsia.bots.budget import Iterations
from arsia.kernel.game import Game, Mode
from arsia.kernel.message import Option
from arsia.kernel.table import Table

REFERENCE_MS: Final = 6.0
ITERATIONS: Final = 400
#: How much of a game is played on the tables that are looked at.
MIDWAY: Final = 0.5
LATE: Final = 0.9

#: What is measured: its name, how it is called in the table, and its unit.
KERNEL: Final = ("steps_per_second", "steps that do nothing", "/s")
MEASURES: Final = (
    ("decisions_per_second", "decisions, random bots", "/s"),
    ("games_per_second", "games, random bots", "/s"),
    ("copy_us", "copy", "µs"),
    ("copy_and_move_us", "copy and one move", "µs"),
    ("imagine_us", "imagine", "µs"),
    ("imagine_first_us", "imagine, once each", "µs"),
    ("imagine_late_us", "imagine, late, all seats", "µs"),
    ("greedy_decisions_per_second", "decisions, greedy bots", "/s"),
    ("mcts_iterations_per_second", "mcts iterations", "/s"),
)
#: What must be reached, by game (the kernel has no name); microseconds at most, all else at least.
PLAIN: Final[Mapping[tuple[str, str], float]] = {
    ("", "steps_per_second"): 600_000,
    ("pocket_mars", "decisions_per_second"): 40_000,
    ("pocket_mars", "copy_and_move_us"): 25,
    ("terraforming_mars", "decisions_per_second"): 40_000,
    ("terraforming_mars", "games_per_second"): 40,
    ("terraforming_mars", "copy_and_move_us"): 60,
    ("mission_red_planet", "decisions_per_second"): 40_000,
    ("mission_red_planet", "copy_and_move_us"): 40,
    ("ares_expedition", "decisions_per_second"): 30_000,
    ("ares_expedition", "copy_and_move_us"): 60,
    ("martians", "decisions_per_second"): 30_000,
    ("martians", "copy_and_move_us"): 60,
}
#: What the compiled build must reach.
COMPILED: Final[Mapping[tuple[str, str], float]] = {
    **PLAIN,
    ("terraforming_mars", "decisions_per_second"): 250_000,
    ("terraforming_mars", "games_per_second"): 750,
    ("terraforming_mars", "copy_us"): 3,
    ("terraforming_mars", "imagine_us"): 8,
    ("terraforming_mars", "imagine_late_us"): 40,
    ("ares_expedition", "imagine_us"): 12,
    **{
        (game, "decisions_per_second"): 280_000
        for game in ("ares_expedition", "mission_red_planet", "martians", "pocket_mars")
    },
}
GOALS: Final = COMPILED if arsia.COMPILED else PLAIN

#: The seats that a game is measured with, where it is not the most there can be.
SEATS: Final[Mapping[str, int]] = {"terraforming_mars": 2, "ares_expedition": 2, "mission_red_planet": 4}


class Effort:
    """How much is measured. The quick one only shows that everything runs."""

    def __init__(self, quick: bool) -> None:
        self.seconds = 0.0 if quick else 3.0  # for each figure, at least
        self.steps = 2_000 if quick else 100_000
        self.games = 2 if quick else 15
        self.tables = 2 if quick else 30
        self.thoughts = 1 if quick else 3

    def best(self, act: Callable[[], object]) -> float:
        """The processor's seconds that the act takes at its best, so that waiting for a busy core does not count."""
        times: list[float] = []
        while not times or sum(times) < self.seconds:
            started = process_time()
            act()
            times.append(process_time() - started)
        return min(times)


def run(games: Sequence[str] | None = None, quick: bool = False, progress: Progress | None = None) -> dict[str, Any]:
    """Measure the kernel and each game (all of them unless named), and give everything as JSON-able data."""
    chosen = [arsia.game(name) for name in (arsia.games() if games is None else games)]
    effort = Effort(quick)
    told = progress or (lambda done, total: None)
    told(0, len(chosen) + 1)
    core = Core(effort)
    result: dict[str, Any] = {
        "arsia": arsia.__version__,
        "python": platform.python_version(),
        "interpreter": interpreter(),
        "compiled": arsia.COMPILED,
        "quick": quick,
        "kernel": core.scaled({KERNEL[0]: effort.steps / effort.best(partial(idle, effort.steps))}),
        "games": {},
    }
    for done, game in enumerate(chosen, 1):
        told(done, len(chosen) + 1)
        core = Core(effort)
        figures = measure(game, effort)
        core.look_again(effort)
        result["games"][game.name] = {"seats": seats_of(game), **core.scaled(figures)}
    told(len(chosen) + 1, len(chosen) + 1)
    result["goals"] = goals(result)
    return result


def measure(game: Game[Any], effort: Effort) -> dict[str, float]:
    """One game, in times and rates of this core."""
    seats = seats_of(game)
    mode = next(mode for mode in game.modes if seats in mode.seats)
    decisions = play(game, mode, effort)
    seconds = effort.best(partial(play, game, mode, effort))
    moves = [any_move(on_the_way(game, mode, seats, seed, MIDWAY)) for seed in range(effort.tables)]
    most = max(mode.seats)
    late = [any_move(on_the_way(game, mode, most, seed, LATE)) for seed in range(effort.tables)]
    thinking = moves[: effort.thoughts]
    trials = think(thinking)
    seconds_copying = effort.best(partial(copy, moves))
    return {
        "decisions_per_second": decisions / seconds,
        "games_per_second": effort.games / seconds,
        "copy_us": 1e6 * seconds_copying / len(moves),
        "copy_and_move_us": 1e6 * effort.best(partial(copy_and_move, moves)) / len(moves),
        "imagine_us": 1e6 * effort.best(partial(imagine, moves)) / len(moves),
        "imagine_first_us": 1e6 * max(0.0, effort.best(partial(imagine_first, moves)) - seconds_copying) / len(moves),
        "imagine_late_us": 1e6 * effort.best(partial(imagine, late)) / len(late),
        "greedy_decisions_per_second": len(moves) / effort.best(partial(greedy, moves)),
        "mcts_iterations_per_second": trials / effort.best(partial(think, thinking)),
    }


class Core:
    """This core as it runs now, measured against the reference loop."""

    def __init__(self, effort: Effort) -> None:
        self.reference_ms = 1e3 * effort.best(reference_loop)

    def look_again(self, effort: Effort) -> None:
        """Measure the loop once more: if the core was slowed down before, the figures were not."""
        self.reference_ms = min(self.reference_ms, 1e3 * effort.best(reference_loop))

    def scaled(self, figures: Mapping[str, float]) -> dict[str, float]:
        """The figures as a core with a 6 ms loop would show them."""
        slower = self.reference_ms / REFERENCE_MS
        scaled = {name: value / slower if name.endswith("_us") else value * slower for name, value in figures.items()}
        return {"reference_ms": self.reference_ms, **scaled}


def reference_loop() -> None:
    """What `python -m timeit 'sum(i*i for i in range(100_000))'` does once."""
    sum(i * i for i in range(100_000))


# ---- what is timed -----------------------------------------------------------------------------------------------


def seats_of(game: Game[Any]) -> int:
    """How many seats a game is measured with."""
    return SEATS.get(game.name, max(game.seats))


def play(game: Game[Any], mode: Mode, effort: Effort) -> int:
    """Whole games between random bots, set-up included; how many decisions left a choice."""
    seats = seats_of(game)
    decisions = 0
    for seed in range(effort.games):
        table = game.new(seats, seed, mode.options, journal=False)
        decisions += play_match(table, [bots.make("random", seed * seats + seat) for seat in range(seats)]).decisions
    return decisions


def copy(moves: Sequence[tuple[Table, int, Option]]) -> None:
    """Each table copied."""
    for table, _, _ in moves:
        table.copy()


def copy_and_move(moves: Sequence[tuple[Table, int, Option]]) -> None:
    """Each table copied, and one move made on the copy."""
    for table, seat, option in moves:
        table.copy().play(seat, option)


def imagine(moves: Sequence[tuple[Table, int, Option]]) -> None:
    """Each table imagined by a seat that is to decide."""
    for table, seat, _ in moves:
        table.sketch(seat, 1)


def imagine_first(moves: Sequence[tuple[Table, int, Option]]) -> None:
    """Each table copied and imagined by a seat that is to decide, as if it were seen for the first time."""
    for table, seat, _ in moves:
        table.copy().sketch(seat, 1)


def greedy(moves: Sequence[tuple[Table, int, Option]]) -> None:
    """Each decision made by a bot that looks one step ahead."""
    for table, seat, _ in moves:
        bots.make("greedy", 1).choose({}, table.pending[seat], partial(table.sketch, seat))


def think(moves: Sequence[tuple[Table, int, Option]]) -> int:
    """Each decision searched; how many trials that took, because a clear answer takes fewer."""
    trials = 0
    for table, seat, _ in moves:
        bot = bots.Mcts(1, Iterations(ITERATIONS))
        bot.choose(table.view(seat), table.pending[seat], partial(table.sketch, seat))
        trials += bot.trials
    return trials


# ---- where it is timed -------------------------------------------------------------------------------------------


def on_the_way(game: Game[Any], mode: Mode, seats: int, seed: int, share: float) -> Table:
    """A table after a share of a random game, at a decision that leaves a choice."""
    whole = game.new(seats, seed, mode.options, journal=False)
    chance = Random(seed)
    while whole.outcome is None:
        seat = whole.mover
        whole.play(seat, chance.choice(whole.pending[seat].options))
    table: Table = game.new(seats, seed, mode.options, journal=False)
    moves = whole.moves()
    begin = int(len(moves) * share)
    for seat, option in moves[:begin]:
        table.play(seat, option)
    for seat, option in moves[begin:]:
        if any(len(asked.options) > 1 for asked in table.pending.values()):
            break
        table.play(seat, option)
    return table


def any_move(table: Table) -> tuple[Table, int, Option]:
    """The table with a seat that has a choice, and one of its options."""
    seat = next(seat for seat, asked in table.pending.items() if len(asked.options) > 1)
    options = table.pending[seat].options
    return table, seat, options[table.ply % len(options)]


# ---- what is told ------------------------------------------------------------------------------------------------


def goals(result: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Every goal of what was measured, and whether it is reached."""
    found: list[dict[str, Any]] = []
    for (name, measure), goal in GOALS.items():
        figures = result["games"].get(name) if name else result["kernel"]
        if figures is not None:
            value = figures[measure]
            reached = value <= goal if measure.endswith("_us") else value >= goal
            found.append({"game": name, "measure": measure, "value": value, "goal": goal, "reached": reached})
    return found


def interpreter() -> str:
    """How the interpreter was built, which makes everything faster or slower: compiler, PGO, LTO."""
    flags = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    pgo = "PGO" if "--enable-optimizations" in flags else "no PGO"
    return f"{platform.python_compiler()}, {pgo}, {'LTO' if '--with-lto' in flags else 'no LTO'}"


def table(result: Mapping[str, Any]) -> str:
    """The result as a table for people."""
    build = "compiled" if result["compiled"] else "interpreted"
    lines = [f"Arsia {result['arsia']}, {build}, Python {result['python']} ({result['interpreter']})"]
    lines.append("Scaled to a core with a 6 ms loop.")
    if result["quick"]:
        lines.append("A quick run: it shows that everything runs, not how fast.")
    lines += ["", f"kernel (the loop takes {result['kernel']['reference_ms']:.2f} ms here)"]
    lines.append(line(result, "", *KERNEL))
    for name, figures in result["games"].items():
        lines += ["", f"{name}, {figures['seats']} seats (the loop takes {figures['reference_ms']:.2f} ms here)"]
        lines += [line(result, name, *measure) for measure in MEASURES]
    return "\n".join(lines)


def line(result: Mapping[str, Any], name: str, measure: str, label: str, unit: str) -> str:
    """One figure, and its goal if it has one."""
    figures = result["games"][name] if name else result["kernel"]
    text = f"  {label:<24}{figure(figures[measure]):>11} {unit:<3}"
    for goal in result["goals"]:
        if (goal["game"], goal["measure"]) == (name, measure):
            most = "at most" if measure.endswith("_us") else "at least"
            text += f" {most} {figure(goal['goal'])}: {'reached' if goal['reached'] else 'NOT REACHED'}"
    return text.rstrip()


def figure(value: float) -> str:
    """A number that people can read."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
