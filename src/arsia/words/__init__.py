"""Words: the only place where a message becomes a sentence, in English, Polish or German.

Catalogues are Fluent files: ``<language>/table.ftl`` for what all games share, ``<language>/<game>.ftl`` for a game's
own. An argument that names a thing is looked up by its kind: ``card`` with the value ``water-3`` is the message
``card-water-3``, and each attribute of that message (a grammatical case, say) is passed along as ``card_<attribute>``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from arsia.kernel.message import Message, Refused

LANGUAGES: Final = ("en", "pl", "de")
_NAMES: Final[Mapping[str, tuple[str, ...]]] = {}


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
            raise Refused(Message("refuse-language", {"value": language, "languages": LANGUAGES}))
        self.language = language
        self.players = players
        self.verbs = verbs
        self.events = events
        self._bundle = _bundle(language, game)

    def has(self, id: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(id))

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        return self._format(message.id, message.args)

    def text(self, id: str, **args: object) -> str:
        """A message by its id and arguments."""
        return self._format(id, args)

    def option(self, option: Sequence[object]) -> str:
        """What an option says on a button or in a list."""
        return self._format(f"option-{_kebab(option[0])}", _named(option, self.verbs))

    def event(self, event: Sequence[object]) -> str:
        """A line of the log, or an empty string for what the log does not mention."""
        id = f"log-{_kebab(event[0])}"
        return self._format(id, _named(event, self.events)) if self.has(id) else ""

    def player(self, player: int) -> str:
        """A player's name."""
        if player < len(self.players):
            return self.players[player]
        return self.text("player", n=player + 1)

    def rules(self, game: str) -> str:
        """The rules page of a game, as Markdown."""
        return (files("arsia.words") / self.language / f"{game}.md").read_text(encoding="utf-8")

    def _format(self, id: str, args: Mapping[str, object]) -> str:
        if not self.has(id):
            raise UnknownWord(f"{self.language}: {id}")
        given: dict[str, Any] = {}
        for name, value in args.items():
            self._give(given, name, value)
        text, errors = self._bundle.format_pattern(self._bundle.get_message(id).value, given)
        if errors:
            raise UnknownWord(f"{self.language}: {id}: {errors[0]}")
        return str(text)

    def _give(self, given: dict[str, Any], declared: str, value: object) -> None:
        """Put one argument in words: a message said, a list joined, a thing by its name."""
        name, _, kind = declared.partition(":")
        kind = kind or name
        if isinstance(value, Message):
            given[name] = self.say(value)
        elif isinstance(value, (tuple, list)):
            given[name] = self._list(name, value)
        elif kind == "player" and isinstance(value, int):
            given[name] = self.player(value)
        elif isinstance(value, str) and self.has(f"{kind}-{_kebab(value)}"):
            thing = self._bundle.get_message(f"{kind}-{_kebab(value)}")
            given[name] = self._bundle.format_pattern(thing.value, {})[0]
            for case, pattern in thing.attributes.items():
                given[f"{name}_{case}"] = self._bundle.format_pattern(pattern, {})[0]
        else:
            given[name] = value

    def _list(self, name: str, values: Sequence[object]) -> str:
        said: list[str] = []
        for value in values:
            if isinstance(value, Message):
                said.append(self.say(value))
            elif isinstance(value, (tuple, list)):
                # Without the game's verbs the reader is a programmer, who wants the option itself.
                said.append(self.option(value) if self.verbs else repr(tuple(value)))
            elif name == "pending" and isinstance(value, int):
                said.append(self.player(value))
            else:
                said.append(str(value))
        return self.text("list-separator").strip("|").join(said)


def english(message: Message) -> str:
    """The sentence of an error that reaches a programmer: in English, by whatever catalogue has it."""
    for name in ("", *_games()):
        words = Words("en", name)
        if words.has(message.id):
            try:
                return words.say(message)
            except UnknownWord:
                continue
    return repr(message)


def _named(parts: Sequence[object], names: Mapping[str, tuple[str, ...]]) -> dict[str, object]:
    declared = names.get(str(parts[0]), ())
    return dict(zip(declared, parts[1:], strict=False))


def _kebab(word: object) -> str:
    return str(word).replace("_", "-")


@cache
def _games() -> tuple[str, ...]:
    found = (each.name for each in (files("arsia.words") / "en").iterdir())
    return tuple(sorted(name[:-4] for name in found if name.endswith(".ftl") and name != "table.ftl"))


@cache
def _bundle(language: str, game: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for name in ("table", game):
        if name:
            source = (files("arsia.words") / language / f"{name}.ftl").read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle
