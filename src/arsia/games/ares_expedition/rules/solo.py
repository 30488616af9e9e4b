"""Alone with the virtual player: 25 rounds, its phase cards, and the help at lower difficulties (AE-110 to AE-117)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.components import BOT, BOT_TR_LAST, DIFFICULTIES, HELP, HELP_WITH, PHASES
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.climate import GOALS, OCEANS, PARAMETERS
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


def shuffle_bot(table: AresExpedition) -> None:
    """All five phase cards of the virtual player are shuffled."""
    table.bot_deck = list(range(len(PHASES)))
    table.shuffle(table.bot_deck)


def plan_bot(table: AresExpedition) -> None:
    """Its next card is turned up; in the last five rounds the player picks it (AE-111, AE-112)."""
    if table.bot_tr >= BOT_TR_LAST:
        table.then(PICK_BOT)
    else:
        table.bot_plan = table.bot_deck.pop()
        table.reveal()


class PickBot(Choice[AresExpedition]):
    """Which of the virtual player's remaining cards is played in this round?"""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-bot")

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        return [BOT[phase] for phase in sorted(table.bot_deck)]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        table.bot_plan = PHASES.index(str(option[1]))
        table.bot_deck.remove(table.bot_plan)


class AdvanceBot(Step[AresExpedition]):
    """After five rounds its cards are shuffled, its marker moves on, and the planet is helped (AE-113, AE-114)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        if table.bot_deck:
            return
        shuffle_bot(table)
        table.bot_tr += 1
        if table.telling:
            table.tell("bot_tr", table.bot_tr)
        if help_of(table):
            table.then(HELP_PLANET)


def help_of(table: AresExpedition) -> int:
    """The steps of help at this difficulty."""
    return HELP[DIFFICULTIES.index(str(table.options["difficulty"]))]


class HelpPlanet(Choice[AresExpedition]):
    """Oxygen or temperature? Only what is below its goal; it brings no rating and sets nothing off."""

    __slots__ = ()

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        return [HELP_WITH[each] for each in range(OCEANS) if table.params[each] < GOALS[each]]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        parameter = PARAMETERS.index(str(option[1]))
        before = table.params[parameter]
        table.params[parameter] = min(GOALS[parameter], before + help_of(table))
        table.start_params = table.params[:]
        if table.telling:
            table.tell("help", PARAMETERS[parameter], table.params[parameter] - before)

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-help", {"n": help_of(table)})


PICK_BOT: Final = PickBot()
ADVANCE_BOT: Final = AdvanceBot()
HELP_PLANET: Final = HelpPlanet()
