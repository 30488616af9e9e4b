"""What is sent of a room: to each seat what it may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from arsia.kernel.decision import Refusal, Selection
from arsia.kernel.journal import EVERYONE
from arsia.kernel.table import Table
from arsia.server.storage.rows import KeptLine
from arsia.server.tables import agreeing, clocks
from arsia.server.tables.room import Room
from arsia.server.wire.frames import LiveLobby, LiveTalk
from arsia.server.wire.tables import Because, Element, Lobby, LogEntry, OpenDecision, SetFacts, Spoken, UndoWish, Update

_ENCODE = msgspec.json.Encoder().encode


def text_for(room: Room, seat: int | None, since: int | None) -> str:
    """A frame with everything new since a version. Several who see the same share it."""
    reader = (seat, since)
    text = room.sent.get(reader)
    if text is None:
        frame: Update | LiveLobby = live_lobby(room, seat) if room.table is None else update(room, seat, since)
        text = room.sent[reader] = _ENCODE(frame).decode()
    return text


def update(room: Room, seat: int | None, since: int | None) -> Update:
    """The table as a seat sees it, and what it heard since a version (everything for None)."""
    table = room.dealt()
    since = complete_from(room, since)
    is_playing = room.trouble is None and not room.is_over and seat is not None
    can_undo = is_playing and table.can_undo(seat)
    dead = agreeing.why_no_undo(table, seat) if seat is not None and is_playing and not can_undo else None
    wish = room.facts.undo
    return Update(
        type="update",
        table=room.id,
        game=room.facts.game,
        version=room.version,
        state=room.state,
        seat=seat,
        seats=room.public_seats(),
        hints=room.facts.hints,
        watching=room.watching,
        view=seen(room, seat),
        decision=None if seat is None or room.is_over else question(table, seat),
        can_undo=can_undo,
        thinking=room.awaited,
        events=heard(table, seat, since),
        events_from=since,
        trouble=None if room.trouble is None else room.trouble.data(),
        free_talk=room.facts.free_talk,
        rematch=room.facts.rematch,
        absence=room.facts.absence,
        clock=clocks.told(room.facts.clock),
        why_no_undo=None if dead is None else dead.data(),
        undo_wish=None if wish is None or wish.version != room.version else UndoWish(wish.seat, list(wish.agreed)),
        late=[late.data() for _, late in sorted(room.late.items())],
    )


def seen(room: Room, seat: int | None) -> dict[str, Any]:
    """What a seat sees; of a game that was conceded also how it ended, which the game itself does not know."""
    view = room.dealt().view(seat)
    if room.facts.ended is not None and room.outcome is not None:
        view["outcome"] = room.outcome.data()
    return view


def complete_from(room: Room, since: int | None) -> int:
    """From which version on the log is told; an undo changes the past, so the whole log is told again."""
    if since is None or since > room.version or since < room.last_undo:
        return 0
    return since


def heard(table: Table, seat: int | None, since: int) -> list[LogEntry]:
    """What the seat heard after a version; for 0 everything, the setup included."""
    events: list[LogEntry] = []
    told = table.journal
    while told is not None and (told.ply > since or since == 0):
        if told.audience in (EVERYONE, seat):
            events.append(LogEntry(told.ply, list(told.event)))
        told = told.before
    events.reverse()
    return events


def question(table: Table, seat: int) -> OpenDecision | None:
    """The seat's open decision, with what does not work and what is not worth it."""
    asked = table.pending.get(seat)
    if asked is None:
        return None
    return OpenDecision(
        id=asked.id,
        prompt=asked.prompt.data(),
        options=list(asked.options),
        several=_set_of(asked.several),
        refusals=_because(table.explain(seat)),
        warnings=_because(table.warnings(seat)),
    )


def _set_of(several: Selection | None) -> SetFacts | None:
    if several is None:
        return None
    elements = [Element(list(option), times) for option, times in several.elements.items()]
    ends: list[list[Any]] = [list(option) for option in several.ends]
    return SetFacts(elements, several.least, several.most, several.taken, ends)


def _because(refusals: Iterable[Refusal]) -> list[Because]:
    return [Because(list(each.option), [reason.data() for reason in each.reasons]) for each in refusals]


def audible(lines: Iterable[KeptLine], seat: int | None) -> list[KeptLine]:
    """What a seat hears: not what those who watch say among themselves, which they alone do."""
    return [line for line in lines if seat is None or line.name is None]


def spoken(lines: Iterable[KeptLine]) -> list[Spoken]:
    """What was said, as it is told."""
    return [msgspec.convert(msgspec.structs.asdict(line), Spoken) for line in lines]


def talk_text(lines: Iterable[KeptLine]) -> str:
    """A frame with what was said."""
    return _ENCODE(LiveTalk(spoken(lines))).decode()


def lobby(room: Room) -> Lobby:
    """The table before and beside its game."""
    kept = room.facts
    return Lobby(
        table=room.id,
        game=kept.game,
        options=kept.options,
        state=room.state,
        listed=kept.listed,
        seeded=kept.seeded,
        hints=kept.hints,
        watching=room.watching,
        seats=room.public_seats(),
        version=room.version,
        free_talk=kept.free_talk,
        rematch=kept.rematch,
        absence=kept.absence,
        maker=kept.maker,
        thinking=room.awaited,
        clock=clocks.told(kept.clock),
    )


def live_lobby(room: Room, seat: int | None) -> LiveLobby:
    """The lobby, for a socket."""
    return LiveLobby(seat=seat, **msgspec.structs.asdict(lobby(room)))
