"""Words for the terminal: which language, whose names, and something readable where a game has no words yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import arsia
from arsia.kernel.game import Game
from arsia.kernel.message import Answer, Message, set_in
from arsia.words import LANGUAGES, UnknownWord, Words, plain_id, plain_message

__all__ = ["Words", "answer", "event", "language_of", "name", "option", "say", "sentence", "words_for"]

#: Players who hold no seat come after those who do.
_UNSEATED: Final = ("player-automatics", "player-neutral-1", "player-neutral-2")
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(given: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language asked for with ``--language``, else the machine's if we speak it, else English; and the rest."""
    rest = list(given)
    for index, word in enumerate(rest):
        if word.startswith("--language="):
            return word.partition("=")[2], rest[:index] + rest[index + 1 :]
        if word == "--language" and index + 1 < len(rest):
            return rest[index + 1], rest[:index] + rest[index + 2 :]
    return _spoken(environment), rest


def _spoken(environment: Mapping[str, str]) -> str:
    for variable in _VARIABLES:
        if environment.get(variable):
            code = environment[variable][:2].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def words_for(game: Game[Any], language: str, players: Sequence[str] = ()) -> Words:
    """The words of a game's table, where players that hold no seat go by the names the game has for them."""
    words = Words(language, game.name, players, game.verbs, game.events)
    if players:
        words.players = (*players, *[words.text(id) for id in _UNSEATED if words.has(id)])
    return words


def sentence(message: Message, language: str) -> str:
    """A refusal in words, by whichever catalogue has it."""
    if language not in LANGUAGES:
        language = LANGUAGES[0]
    for catalogue in ("", *arsia.games()):
        words = Words(language, catalogue)
        if words.has(message.id):
            return say(words, message)
    return say(Words(language), message)


def say(words: Words, message: Message) -> str:
    """A message in words, or as it stands."""
    try:
        return words.say(message)
    except UnknownWord:
        return plain_message(message)


def option(words: Words, option: Sequence[object]) -> str:
    """An option in words, or as it stands."""
    try:
        return words.option(option)
    except UnknownWord:
        return words.plain(option)


def answer(words: Words, answer: Answer) -> str:
    """An answer in words: an option, or all that was chosen."""
    options = set_in(answer)
    if options is None:
        return option(words, answer)
    return ", ".join([option(words, each) for each in options]) or words.text("cli-nothing")


def event(words: Words, event: Sequence[object]) -> str:
    """A line of the log; what the game declares and has no words for is told as it stands."""
    try:
        said = words.event(event)
    except UnknownWord:
        said = ""
    return said or (words.plain(event) if event[0] in words.events else "")


def name(words: Words, kind: str, value: object) -> str:
    """The name of a thing: ``name(words, "card", "water-3")``."""
    return words.thing(kind, value) or plain_id(str(value))
