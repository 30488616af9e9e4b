"""What a game says of itself is so: its fields are all in its state, its parts are declared, its cards can be printed,
and everything has its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import arsia
from arsia.kernel.decision import Broken
from arsia.kernel.game import Game
from arsia.kernel.journal import Event
from arsia.kernel.message import Message, Option
from arsia.kernel.plain import fields, told
from arsia.kernel.table import Table
from arsia.properties.cases import Case, Taken, any_move, sample
from arsia.words import LANGUAGES, UnknownWord, Words

#: Positions of a game at which every field is altered once.
LOOKS: Final = 3
#: Where a tool writes `state` from the fields, none is forgotten, and what follows from others is marked.
WRITTEN: Final = "arsia.games."
#: The kernel's own, which no game declares.
KERNEL_VERBS: Final = ("first", "undo")
KERNEL_EVENTS: Final = ("undo", "forced")
#: What a printed thing must have, and what else it may have that everybody reads in the same way. A game's own board
#: may ask for more.
PRINTED: Final[Mapping[str, type]] = {"id": str, "kind": str}
ALSO_PRINTED: Final[Mapping[str, type]] = {
    "texts": dict,  # messages by the part of the card that they stand on
    "designed": list,  # which of these are ours, where no public copy tells
    "colour": str,  # by which cards are sorted; its name is colour-<colour>
    "value": int,
    "cost": int,
    "tags": list,  # names, said as tag-<tag>
}


def state_has_every_field(case: Case, taken: Taken, rng: Random) -> None:
    """A field that changes during a game is in `state`, or follows from others, which `check` must know; and a copy has
    all of them."""
    start = case.table()
    is_written = type(start).__module__.startswith(WRITTEN)
    for table in sample(case, taken, rng, LOOKS):
        twin = table.copy()
        for name in fields(table):
            if not hasattr(twin, name) or told_or_itself(getattr(twin, name)) != told_or_itself(getattr(table, name)):
                raise Broken(f"move {table.ply}: a copy does not have the field {name!r}; copy_into must give it")
            before, now = getattr(start, name), getattr(table, name)
            if not is_written and told_or_itself(before) != told_or_itself(now) and not is_noticed(table, name):
                raise Broken(f"the field {name!r} changes, and neither state() has it nor check() re-derives it")


def is_noticed(table: Table, name: str) -> bool:
    """Does it show in the state, or in what must hold, if this field alone is another?"""
    twin = table.copy()
    try:
        setattr(twin, name, altered(getattr(twin, name)))
        if twin.state() != table.state():
            return True
        twin.check()
    except Exception:  # whatever goes wrong, it was noticed
        return True
    return False


def altered(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if value is None:
        return 0
    if isinstance(value, (list, tuple)):
        return type(value)([altered(value[0]), *value[1:]] if value else [0])
    if isinstance(value, dict):
        first = next(iter(value), None)
        return {**value, first: altered(value[first])} if value else {0: 0}
    twin = value.copy()
    for name in [*getattr(type(value), "__slots__", ()), *getattr(value, "__dict__", {})]:
        setattr(twin, name, altered(getattr(twin, name)))
    return twin


def told_or_itself(value: Any) -> Any:
    """A field as plain data, where it can be told."""
    try:
        return told(value)
    except AttributeError:
        return value


def declares_its_parts(case: Case, taken: Taken) -> None:
    """Options and events have as many parts as the game declares for their verbs, and no verb is undeclared."""
    table = case.table()
    game = arsia.game(case.game)
    if not game.verbs and not game.events:
        return  # a game for tests, which nobody reads about
    for seat, answer in taken:
        for asked in table.pending.values():
            for option in asked.options:
                fits("option", option, game.verbs, KERNEL_VERBS)
        table.play(seat, answer)
    for hearer in (None, *range(table.seats)):
        for event in table.events(hearer):
            fits("event", event, game.events, KERNEL_EVENTS)


def fits(what: str, parts: Sequence[object], names: Mapping[str, tuple[str, ...]], kernel: tuple[str, ...]) -> None:
    """Are these parts declared?"""
    verb = str(parts[0])
    if verb in kernel and verb not in names:
        return
    if verb not in names:
        raise Broken(f"the {what} {tuple(parts)} is not declared; there are {', '.join(names)}")
    if len(parts) - 1 > len(names[verb]):
        raise Broken(f"the {what} {tuple(parts)} has more parts than {names[verb]}, which are declared")


def prints_well(game: Game[Any]) -> None:
    """Every printed thing has its id and kind, each once, and what else everybody reads is what it should be."""
    known: set[tuple[str, str]] = set()
    for thing in game.catalogue():
        for key, kind in PRINTED.items():
            if not isinstance(thing.get(key), kind):
                raise Broken(f"{thing} is printed without its {key!r}, which is a {kind.__name__}")
        for key, kind in ALSO_PRINTED.items():
            if key in thing and not isinstance(thing[key], kind):
                raise Broken(f"{thing['id']} is printed with the {key!r} {thing[key]!r}, which is no {kind.__name__}")
        if not all(isinstance(text, Message) for text in texts_of(thing)):
            raise Broken(f"{thing['id']} is printed with a text that is no Message")
        named = (str(thing["kind"]), str(thing["id"]))
        if named in known:
            raise Broken(f"{named} is printed twice")
        known.add(named)


def texts_of(thing: Mapping[str, object]) -> list[Any]:
    """The messages that stand on a printed thing."""
    texts = thing.get("texts", {})
    return list(texts.values()) if isinstance(texts, dict) else []


def speaks(case: Case) -> None:
    """Whatever is asked, offered, told and printed has its words, in every language, if the game has any words."""
    game = arsia.game(case.game)
    spoken = [Words(language, game.name, (), game.verbs, game.events) for language in LANGUAGES]
    if not spoken[0].has(f"game-{game.name}"):
        return
    rng = Random(case.seed)
    table = case.table()
    messages: dict[str, Message] = {}
    options: set[Option] = set(table.vocabulary)
    while table.outcome is None:
        for seat, asked in table.pending.items():
            said = [asked.prompt]
            for refusal in (*table.explain(seat), *table.warnings(seat)):
                said += refusal.reasons
            messages.update({repr(message): message for message in said})
            options.update(asked.options)
        table.play(*any_move(table, rng))
    events = {event for hearer in (None, *range(table.seats)) for event in table.events(hearer)}
    lines = [Message(line.label) for sheet in (*table.outcome.sheets, table.outcome.rival) for line in sheet]
    printed = [text for thing in game.catalogue() for text in texts_of(thing)]
    for words in spoken:
        has_words(words, [*messages.values(), table.outcome.reason, *lines, *printed], options, events)
        names_things(words, game)


def has_words(words: Words, messages: Sequence[Message], options: set[Option], events: set[Event]) -> None:
    """All of it can be said."""
    try:
        for message in messages:
            words.say(message)
        for option in options:
            words.option(option)
        for event in events:
            if not words.event(event) and event[0] not in KERNEL_EVENTS:
                raise UnknownWord(f"{words.language}: log-{event[0]}")
    except UnknownWord as missing:
        raise Broken(f"there are no words for {missing}") from missing


def names_things(words: Words, game: Game[Any]) -> None:
    """What is printed has a name, and so has its colour."""
    for thing in game.catalogue():
        if words.thing(str(thing["kind"]), thing["id"]) is None:
            raise Broken(f"there are no words for {words.language}: {thing['kind']}-{thing['id']}")
        if "colour" in thing and not words.has(f"colour-{thing['colour']}"):
            raise Broken(f"there are no words for {words.language}: colour-{thing['colour']}")
