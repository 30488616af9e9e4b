"""Whole answers: where several things are chosen, a bot walks to the end of its set, and answers with all of it."""

from __future__ import annotations

from functools import partial

from arsia.bots.bot import Bot
from arsia.kernel.message import Answer, Option
from arsia.kernel.table import Table


def answer(bot: Bot, table: Table, seat: int) -> Answer:
    """The bot's whole answer to the seat's open decision."""
    return finish(bot, table, seat, _choose(bot, table, seat))


def finish(bot: Bot, table: Table, seat: int, option: Option) -> Answer:
    """The answer that begins with the option: a set is walked to its end, on a copy that the bot does not see."""
    if table.pending[seat].several is None:
        return option
    walk = table.copy()
    walk.play(seat, option)
    answers = [option]
    while is_under_way(walk, seat):
        answers.append(_choose(bot, walk, seat))
        walk.play(seat, answers[-1])
    return table.walked(seat, answers)


def is_under_way(table: Table, seat: int) -> bool:
    """Is the seat asked for the rest of a set that it has begun?"""
    asked = table.pending.get(seat)
    return asked is not None and asked.several is not None and asked.several.taken > 0


def _choose(bot: Bot, table: Table, seat: int) -> Option:
    return bot.choose(table.view(seat), table.pending[seat], partial(table.sketch, seat))
