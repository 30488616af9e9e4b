"""Words: the only place where a message becomes a sentence, in English, Polish or German.

Catalogues are Fluent files in a folder for each language: ``table.ftl``, ``cli.ftl`` and ``server.ftl`` for what all
games share, ``<game>.ftl`` for a game's own. An argument that names a thing is looked up by its kind: ``card`` with the
value ``water-3`` is the message ``card-water-3``. An attribute of a message is another form of it, a grammatical case,
say, and is passed along beside the plain one: ``building-water`` with the attribute ``in`` gives ``$building`` and
``$building_in``.

Three functions are ours: ``PLACE($n)`` counts a place from 1, ``SENTENCE($text)`` gives a text its capital letter and
full stop, ``GIVEN($text)`` is ``yes`` or, for an empty text, ``no``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from arsia.kernel.message import Message, Refused

LANGUAGES: Final = ("en", "pl", "de")

#: What every game shares: the words of the table itself, of the command line and of the server.
_SHARED: Final = ("table", "cli", "server", "talk")
_NAMES: Final[Mapping[str, tuple[str, ...]]] = {}
#: The kernel's own options and events, which no game declares.
_KERNEL_VERBS: Final = {"first": ("n",), "undo": ()}
_KERNEL_EVENTS: Final = {"undo": ("player",), "forced": ("player", "option")}
#: Arguments that repeat what somebody typed, or the code name that they should have typed.
_LITERAL: Final = ("value", "values", "option", "options", "games", "languages")
#: Of what kind the items of a list are, where that changes how they are said.
_ITEMS: Final = {"pending": "seat", "cards": "card"}
#: What somebody typed may be of any length; a sentence is not.
_LONGEST: Final = 200


class UnknownWord(KeyError):
    """A message that no catalogue of the language has."""


class Words:
    """A language for one game's table, with the players' names."""

    def __init__(
        self,
        language: str,
        game: str = "",
        players: Sequence[str] = (),
        verbs: Mapping[str, tuple[str, ...]] = _NAMES,
        events: Mapping[str, tuple[str, ...]] = _NAMES,
    ) -> None:
        if language not in LANGUAGES:
            raise Refused(Message("refuse-language", {"value": str(language), "languages": LANGUAGES}))
        self.language = language
        self.players = players
        self.verbs = verbs
        self.events = events
        self._bundle = _bundle(language, game)

    def has(self, id: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(_kebab(id)))

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        return self._forms(message.id, message.args)[""]

    def text(self, id: str, **args: object) -> str:
        """A message by its id and arguments."""
        return self._forms(id, args)[""]

    def option(self, option: Sequence[object]) -> str:
        """What an option says on a button or in a list."""
        return self._forms(f"option-{option[0]}", _named(option, self.verbs, _KERNEL_VERBS))[""]

    def event(self, event: Sequence[object]) -> str:
        """A line of the log, or an empty string for what the log does not mention."""
        id = f"log-{event[0]}"
        return self._forms(id, _named(event, self.events, _KERNEL_EVENTS))[""] if self.has(id) else ""

    def player(self, player: int) -> str:
        """A player's name."""
        if player < len(self.players):
            return self.players[player]
        return self.text("player", n=player + 1)

    def rules(self, game: str) -> str:
        """The rules page of a game, as Markdown."""
        return (files("arsia.words") / self.language / f"{game}.md").read_text(encoding="utf-8")

    def _forms(self, id: str, args: Mapping[str, object]) -> dict[str, str]:
        """A message in words: its plain form under "", and every other form by its name."""
        if not self.has(id):
            raise UnknownWord(f"{self.language}: {id}")
        given: dict[str, object] = {}
        for declared, value in args.items():
            name, _, kind = declared.partition(":")
            for form, said in self._argument(name, kind or name, value).items():
                given[f"{name}_{form}" if form else name] = said
        message = self._bundle.get_message(_kebab(id))
        forms: dict[str, str] = {}
        for form, pattern in {"": message.value, **message.attributes}.items():
            text, errors = self._bundle.format_pattern(pattern, given)
            if errors:
                raise UnknownWord(f"{self.language}: {id}: {errors[0]}")
            forms[form] = str(text)
        return forms

    def _argument(self, name: str, kind: str, value: object) -> Mapping[str, object]:
        """One argument in all its forms: a message said, a list joined, a thing by its name."""
        if isinstance(value, Message):
            return self._forms(value.id, value.args)
        if isinstance(value, (tuple, list)):
            return self._list(name, value)
        if kind == "player" and isinstance(value, int):
            return {"": self.player(value)}
        if kind == "seat" and isinstance(value, int):
            return {"": self._seat(value)}
        if isinstance(value, str):
            if kind not in _LITERAL and self.has(f"{kind}-{value}"):
                return self._forms(f"{kind}-{value}", {})
            return {"": value if len(value) <= _LONGEST else value[:_LONGEST] + "…"}
        return {"": value}

    def _list(self, name: str, values: Sequence[object]) -> dict[str, str]:
        """The items one after the other, in every form that all of them have."""
        items = [self._item(name, value) for value in values]
        if not items:
            return {"": ""}
        link = f"list-{name}" if self.has(f"list-{name}") else "list"
        joined: dict[str, str] = {}
        for form, said in items[0].items():
            if all(form in item for item in items):
                for item in items[1:]:
                    said = self.text(link, before=said, next=item[form])
                joined[form] = said
        return joined

    def _item(self, name: str, value: object) -> dict[str, str]:
        if isinstance(value, Message):
            return self._forms(value.id, value.args)
        if isinstance(value, (tuple, list)):
            # Without the game's verbs the reader is a programmer, who wants the option itself.
            return {"": self.option(value) if self.verbs else repr(tuple(value))}
        kind = _ITEMS.get(name, "")
        if kind == "seat" and isinstance(value, int):
            return {"": self._seat(value)}
        if kind and self.has(f"{kind}-{value}"):
            return self._forms(f"{kind}-{value}", {})
        return {"": str(value)}

    def _seat(self, seat: int) -> str:
        """Whoever sits there; without names the reader is a programmer, who counts seats from 0."""
        return self.player(seat) if self.players else self.text("seat", n=seat)


def english(message: Message) -> str:
    """The sentence of an error that reaches a programmer: in English, by whatever catalogue has it."""
    for name in ("", *_games()):
        try:
            return Words("en", name).say(message)
        except UnknownWord:
            continue
    return repr(message)


def _named(
    parts: Sequence[object], names: Mapping[str, tuple[str, ...]], kernel: Mapping[str, tuple[str, ...]]
) -> dict[str, object]:
    """The parts after the verb by the names that the game, or the kernel, declares for them."""
    verb = str(parts[0])
    declared = names[verb] if verb in names else kernel.get(verb, ())
    return dict(zip(declared, parts[1:], strict=False))


def _kebab(word: str) -> str:
    return word.replace("_", "-")


@cache
def _games() -> tuple[str, ...]:
    found = (each.name for each in (files("arsia.words") / "en").iterdir())
    catalogues = (name[:-4] for name in found if name.endswith(".ftl"))
    return tuple(sorted(name for name in catalogues if name not in _SHARED))


@cache
def _bundle(language: str, game: str) -> Any:
    functions: dict[str, Any] = {"PLACE": _place, "SENTENCE": _sentence, "GIVEN": _given}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for name in (*_SHARED, game):
        catalogue = files("arsia.words") / language / f"{name}.ftl"
        if catalogue.is_file():
            bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _place(n: int) -> Any:
    return fluent_number(n + 1)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def _given(text: str) -> str:
    return "yes" if text else "no"
