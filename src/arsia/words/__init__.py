"""Words: the only place where a message becomes a sentence, in English, Polish or German.

Catalogues are Fluent files in a folder for each language: ``table.ftl``, ``cli.ftl``, ``doors.ftl`` and ``server.ftl``
for what all games share, ``<game>.ftl`` for a game's own, beside ``<game>.md``, its rules. A game of another package
has both in that package's folder ``words``, laid out the same way; a language it does not speak is English there.

An argument that names a thing is looked up by its kind: ``card`` with the value ``water-3`` is the message
``card-water-3``, or where there is none ``card-water`` with ``$n`` 3. An attribute of a message is another form of it,
a grammatical case, say, and is passed along beside the plain one: ``building-water`` with the attribute ``in`` gives
``$building`` and ``$building_in``.

Three functions are ours: ``PLACE($n)`` counts a place from 1, ``SENTENCE($text)`` gives a text its capital letter and
full stop, ``GIVEN($text)`` is ``yes`` or, for an empty text, ``no``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast, parse, serialize

from arsia.kernel.message import Message, Refused

LANGUAGES: Final = ("en", "pl", "de")

#: What every game shares: the words of the table itself, of the command line and of the server.
_SHARED: Final = ("table", "cli", "doors", "server", "talk")
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
#: How the ids of those messages begin by which a game introduces itself: its name, what it is about, its settings.
_INTRODUCING: Final = ("game-", "about-", "setting-", "value-")
#: The package whose folder `words` has everything that is not said to lie elsewhere.
_OURS: Final = "arsia"
#: The packages that bring the words of their games with them, by the game's name.
_homes: dict[str, str] = {}


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

    def thing(self, kind: str, value: object) -> str | None:
        """The name of a thing, or None where nothing names it: ``thing("card", "water-3")``."""
        forms = self._thing(_kebab(kind), _kebab(str(value)))
        return None if forms is None else forms[""]

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

    def plain(self, parts: Sequence[object]) -> str:
        """An option or an event for which there are no words: its verb, and its parts as far as they have names."""
        verb = str(parts[0])
        named = [
            (declared, value)
            for names, kernel in ((self.verbs, _KERNEL_VERBS), (self.events, _KERNEL_EVENTS))
            for declared, value in _named(parts, names, kernel).items()
            if verb in names
        ] or [("", value) for value in parts[1:]]
        said = [plain_id(verb)]
        who = ""
        for declared, value in named:
            name, _, kind = declared.partition(":")
            word = plain_id(str(self._argument(name, kind or name, value).get("", value)))
            if (kind or name) == "player" and not who:
                who = word
            else:
                said.append(word)
        return f"{who}: {' '.join(said)}" if who else " ".join(said)

    def rules(self, game: str) -> str:
        """The rules page of a game, as Markdown."""
        page = _file(self.language, game, ".md")
        if page is None:
            raise FileNotFoundError(f"{game} has no rules page")
        return page.read_text(encoding="utf-8")

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
        below_zero = [str(value) for value in given.values() if isinstance(value, int) and value < 0]
        forms: dict[str, str] = {}
        for form, pattern in {"": message.value, **message.attributes}.items():
            text, errors = self._bundle.format_pattern(pattern, given)
            if errors:
                raise UnknownWord(f"{self.language}: {id}: {errors[0]}")
            for number in below_zero:  # with a true minus sign, whatever sign the language would have
                text = text.replace(number, number.replace("-", "−"))
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
        if kind == "game" and isinstance(value, str):
            return {"": title(self.language, value)}
        if isinstance(value, str):
            forms = None if kind in _LITERAL else self._thing(kind, value)
            if forms is not None:
                return forms
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
        forms = self._thing(kind, str(value)) if kind else None
        return {"": str(value)} if forms is None else forms

    def _thing(self, kind: str, value: str) -> dict[str, str] | None:
        """A thing by its kind, in all its forms; one of a numbered kind by its number."""
        if self.has(f"{kind}-{value}"):
            return self._forms(f"{kind}-{value}", {})
        stem, _, number = value.rpartition("-")
        if stem and number.isdecimal() and self.has(f"{kind}-{stem}"):
            return self._forms(f"{kind}-{stem}", {"n": int(number)})
        return None

    def _seat(self, seat: int) -> str:
        """Whoever sits there; without names the reader is a programmer, who counts seats from 0."""
        return self.player(seat) if self.players else self.text("seat", n=seat)


def house(game: str, package: str) -> None:
    """The words of a game are in this package's folder ``words``."""
    if _homes.get(game, _OURS) != package:
        _homes[game] = package
        _bundle.cache_clear()


def catalogue(game: str, language: str) -> str:
    """The words of a game as they are written, in Fluent; empty where it has none."""
    file = _file(language, game, ".ftl")
    return "" if file is None else file.read_text(encoding="utf-8")


def introduction(game: str, language: str) -> str:
    """Those of a game's words by which it introduces itself to whoever does not sit at it yet, in Fluent."""
    said = parse(catalogue(game, language)).body
    return serialize(
        ast.Resource([each for each in said if isinstance(each, ast.Message) and each.id.name.startswith(_INTRODUCING)])
    )


def title(language: str, game: str) -> str:
    """What a game is called."""
    words = Words(language, game)
    return words.text(f"game-{game}") if words.has(f"game-{game}") else plain_id(game)


def plain_id(id: str) -> str:
    """An id as somebody may read it who should have read words."""
    return id.replace("_", " ").replace("-", " ")


def plain_message(message: Message) -> str:
    """A message for which there are no words: its id without its family, and what it is about."""
    family, _, rest = _kebab(message.id).partition("-")
    said = [str(value) for value in message.args.values() if isinstance(value, (str, int))]
    return _capital(" ".join([plain_id(rest or family), *map(plain_id, said)]))


def english(message: Message) -> str:
    """The sentence of an error that reaches a programmer: in English, by whatever catalogue has it."""
    for name in ("", *_games(), *_homes):
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


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _file(language: str, name: str, ending: str) -> Traversable | None:
    """A file of words in a language, or in English where a game of another package does not speak it."""
    home = _homes.get(name, _OURS)
    for spoken in (language,) if home == _OURS else (language, LANGUAGES[0]):
        found = files(home) / "words" / spoken / f"{name}{ending}"
        if found.is_file():
            return found
    return None


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
        bundle.add_resource(FluentResource(catalogue(name, language)), allow_overrides=True)
    return bundle


def _place(n: int) -> Any:
    return fluent_number(n + 1)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def _given(text: str) -> str:
    return "yes" if text else "no"
