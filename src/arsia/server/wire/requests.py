"""What visitors send, as strict types: whatever does not fit is refused before anybody looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from arsia.kernel.message import Answer, Message
from arsia.server.wire.parts import Chosen, ChosenSet, Number
from arsia.server.wire.refusals import Status, refusal

#: Minutes of absence unless somebody chooses others: a day.
USUAL: Final = 24 * 60


class Clock(Struct, forbid_unknown_fields=True):
    """How much time a seat has: for each decision (`turn`) or for all of them together (`game`), and what happens when
    it is up: a bot takes over, it passes, or the game ends for the seat."""

    kind: Literal["turn", "game"]
    seconds: int
    then: Literal["bot", "pass", "end"]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. Each seat is `me`, `here`, `open` or a bot's name."""

    game: str
    seats: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=16)]
    seed: int | str | None = None
    options: dict[str, Any] = {}
    name: str = ""
    listed: bool = False
    free_talk: bool = False
    hints: bool | None = None  # may players ask for hints? Unless said, only where no second person plays
    clock: Clock | None = None
    absence: int | None = USUAL  # minutes after which the seat of somebody who is away may be handed on; null: never


class SetBot(Struct, forbid_unknown_fields=True):
    """A wish of whoever made the table, before the cards are dealt: a bot where nobody sits, or (null) nobody where
    a bot does."""

    seat: Number
    bot: Annotated[str, Meta(max_length=32)] | None


class Leave(Struct, forbid_unknown_fields=True):
    """A wish to get up: once the cards are dealt, the bot plays on until one comes back."""

    to: Annotated[str, Meta(max_length=32)] = "greedy"


class AllowUndo(Struct, forbid_unknown_fields=True):
    """An answer to somebody who would like to take back a move, as of the version that both see."""

    version: Number
    allow: bool


class SayWatching(Struct, forbid_unknown_fields=True):
    """Something that somebody who watches says to others who do."""

    name: str = ""
    phrase: str | None = None
    text: Annotated[str, Meta(max_length=4000)] | None = None


class Claim(Struct, forbid_unknown_fields=True):
    """A wish to sit down, at a certain seat or at any."""

    name: str = ""
    seat: Number | None = None


class Ready(Struct, forbid_unknown_fields=True):
    """Whether the cards may be dealt, as far as this seat is concerned."""

    ready: bool = True


class MakeMove(Struct, forbid_unknown_fields=True):
    """One answer to a decision: an option, or where several things are chosen the whole set, in any order."""

    decision: Number
    option: Chosen | None = None
    set: ChosenSet | None = None

    def answer(self) -> Answer:
        """The answer that was sent: an option or a set, told apart by name, and not both."""
        if self.set is not None and self.option is None:
            return tuple([tuple(option) for option in self.set])
        if self.option is not None and self.set is None:
            return tuple(self.option)
        raise refusal(Status.BAD_REQUEST, Message("refuse-one-answer"))


class AskHint(Struct, forbid_unknown_fields=True):
    """A wish for a hint about the seat's open decision."""

    decision: Number


class Undo(Struct, forbid_unknown_fields=True):
    """A wish to take back the last move, as of the version that the player sees."""

    version: Number


class SaySomething(Struct, forbid_unknown_fields=True):
    """Something to say: one of the ready phrases, or a text."""

    phrase: str | None = None
    text: Annotated[str, Meta(max_length=4000)] | None = None


class HandOver(Struct, forbid_unknown_fields=True):
    """A wish to hand on the seat of somebody who is away: to a bot, to whoever comes (`open`), or (null) not at all."""

    seat: Number
    to: Annotated[str, Meta(max_length=32)] | None


class FreeSeat(Struct, forbid_unknown_fields=True):
    """A wish of whoever made the table, before the cards are dealt: a seat that somebody else may claim."""

    seat: Number


class Passing(Struct, forbid_unknown_fields=True):
    """A wish to have decisions passed until the round is over, until one says stop, or no more."""

    until: Literal["round", "stop"] | None


class PushKeys(Struct):
    """What a message to a browser is sealed with."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushHere(Struct):
    """A browser's push subscription, as the browser itself writes it, and the language to speak."""

    endpoint: Annotated[str, Meta(max_length=4000)]
    keys: PushKeys
    language: Annotated[str, Meta(max_length=20)] = "en"


class PushStop(Struct, forbid_unknown_fields=True):
    """A browser that wants to be told no more."""

    endpoint: Annotated[str, Meta(max_length=4000)]
