"""Making a table: who sits where, by which rules, from which seed."""

from __future__ import annotations

from typing import Final

import arsia
from arsia import bots
from arsia.kernel.chance import fresh_seed
from arsia.kernel.game import BadSetup
from arsia.kernel.message import Message
from arsia.server.settings import Settings
from arsia.server.storage.rows import KeptSeat, KeptTable
from arsia.server.storage.tokens import fresh_id, fresh_token, hashed
from arsia.server.tables.clocks import read_clock
from arsia.server.tables.handover import read_absence
from arsia.server.wire.refusals import Status, refusal
from arsia.server.wire.requests import NewTable
from arsia.server.wire.text import clean_name

_LARGEST_SEED: Final = 2**128 - 1


def make_table(wish: NewTable, settings: Settings, now: int) -> tuple[KeptTable, dict[int, str]]:
    """A table as it is to be kept, and the tokens of its maker's seats. A wrong wish is refused with what works."""
    name = clean_name(wish.name)
    game = arsia.game(wish.game)
    options = game.read_options(len(wish.seats), wish.options)
    seed = read_seed(wish.seed)
    tokens: dict[int, str] = {}
    seats: list[KeptSeat] = []
    for seat, who in enumerate(wish.seats):
        if who == "open":
            seats.append(KeptSeat("human", None, "", None, False))
        elif who in ("me", "here"):
            tokens[seat] = fresh_token()
            called = name if who == "me" else ""
            seats.append(KeptSeat("human", None, called, hashed(tokens[seat]), True, seen=now, shared=True))
        else:
            check_bot(who, settings)
            seats.append(KeptSeat("bot", who, "", None, True))
    # The cards are dealt here once, so that what cannot be dealt is refused now and not when all have sat down.
    table = game.new(len(seats), fresh_seed() if seed is None else seed, options, journal=False)
    assert table.seed is not None
    kept = KeptTable(
        id=fresh_id(),
        game=game.name,
        edition=table.game.edition,
        digest=table.game.digest,
        options=options,
        seed=table.seed,
        seeded=seed is not None,
        listed=wish.listed,
        free_talk=wish.free_talk,
        dealt="open" not in wish.seats,
        seats=tuple(seats),
        hints=sum(seat.kind == "human" for seat in seats) == 1 if wish.hints is None else wish.hints,
        clock=read_clock(wish.clock),
        absence=read_absence(wish.absence),
        maker=next((seat for kind in ("me", "here") for seat, who in enumerate(wish.seats) if who == kind), None),
    )
    return kept, tokens


def read_seed(seed: int | str | None) -> int | None:
    """A seed as a number or, since browsers cannot hold large ones, as its digits."""
    if seed is None:
        return None
    if isinstance(seed, str) and seed.isascii() and seed.isdigit() and len(seed) <= 39:
        seed = int(seed)
    if not isinstance(seed, int) or not 0 <= seed <= _LARGEST_SEED:
        raise BadSetup(Message("refuse-seed", {"value": str(seed)[:60]}))
    return seed


def check_bot(spec: str, settings: Settings) -> None:
    """Refuse a bot that does not exist or would think for too long."""
    bots.make(spec)
    _, _, budget = spec.partition(":")
    if not budget:
        return
    seconds, iterations = settings.think_seconds, settings.think_iterations
    patient = float(budget[:-1]) <= seconds if budget.endswith("s") else int(budget) <= iterations
    if not patient:
        limits: dict[str, object] = {"value": spec, "seconds": f"{seconds:g}", "iterations": str(iterations)}
        raise refusal(Status.BAD_REQUEST, Message("refuse-bot-slow", limits))
