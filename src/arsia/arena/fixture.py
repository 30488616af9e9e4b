"""A game to be played, as plain data that any process can read, and a pool of processes that play many."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from typing import Final, NamedTuple

import arsia
from arsia import doors
from arsia.arena.match import play_match
from arsia.kernel.message import Message, Refused

_CHUNK: Final = 64  # games handed to a process at once, at most


class Fixture(NamedTuple):
    """One game: everything that decides how it goes."""

    game: str
    options: Mapping[str, object]
    bots: tuple[str, ...]  # a spec for each seat
    seed: int  # of the table
    bot_seeds: tuple[int, ...]


class Result(NamedTuple):
    """What came of it."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    won: bool | None
    decisions: int
    faults: tuple[Mapping[str, int], ...]  # by seat: what a bot behind a door did not answer, by what was wrong


def seed_of(base: int, *parts: int | str) -> int:
    """A seed for one part of a run: the same on every machine, whoever plays it and when."""
    text = ":".join(map(str, (base, *parts)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8, person=b"arsia.arena").digest(), "little")


def play(fixture: Fixture) -> Result:
    """Play one game."""
    players = [doors.make(spec, seed) for spec, seed in zip(fixture.bots, fixture.bot_seeds, strict=True)]
    guests = [isinstance(player, doors.Guest) for player in players]
    table = arsia.new(fixture.game, len(fixture.bots), fixture.seed, fixture.options, journal=any(guests))
    match = play_match(table, players)
    faults = tuple([player.faults if isinstance(player, doors.Guest) else {} for player in players])
    return Result(match.outcome.places, match.outcome.scores, match.outcome.won, match.decisions, faults)


def play_all(fixtures: Sequence[Fixture], workers: int) -> Iterator[Result]:
    """Play them all, on so many processes; results come in the order of the fixtures. What no process can play is
    refused once."""
    if workers <= 1:
        yield from map(play, fixtures)
        return
    chunk = max(1, min(_CHUNK, len(fixtures) // (workers * 4)))
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    try:
        for result in pool.map(_try, fixtures, chunksize=chunk):
            if isinstance(result, _Refusal):
                raise Refused(Message("refuse-worker", {"why": Message(result.id, dict(result.args))}))
            yield result
    except BrokenProcessPool as broken:
        raise Refused(Message("refuse-worker-died")) from broken
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


class _Refusal(NamedTuple):
    """Why a process could not play, as plain data."""

    id: str
    args: Mapping[str, object]


def _try(fixture: Fixture) -> Result | _Refusal:
    try:
        return play(fixture)
    except Refused as refused:
        return _Refusal(refused.message.id, refused.message.args)
