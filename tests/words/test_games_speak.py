"""Random games, and everything that is said in them, in every language."""

from __future__ import annotations

import re

import pytest

import arsia
from arsia.words import Words

from .heard import heard, languages

#: What an unfilled place, an id or a piece of code in a sentence would look like.
LEFT_OVER = re.compile(r"[{}|$_]|\b(card|building|colour|log|option|prompt|why)-[a-z]|Message\(|  |\s$|^\s| [.,;:]")
every_game = pytest.mark.parametrize("words", [words for name in arsia.games() for words in languages(name)])


def name_of(words: Words) -> str:
    return next(name for name in arsia.games() if arsia.game(name).verbs is words.verbs)


@every_game
def test_every_question_reason_and_card_text_is_said(words: Words) -> None:
    messages = heard(name_of(words)).messages
    assert messages
    for message in messages:
        said = words.say(message)
        assert said, message
        assert not LEFT_OVER.search(said), said


@every_game
def test_every_option_that_is_offered_or_refused_is_said(words: Words) -> None:
    for option in heard(name_of(words)).options:
        assert not LEFT_OVER.search(words.option(option)), option


@every_game
def test_every_option_that_can_ever_be_offered_is_said(words: Words) -> None:
    for seats in arsia.game(name_of(words)).seats:
        for option in arsia.new(name_of(words), seats, 0).vocabulary:
            assert not LEFT_OVER.search(words.option(option)), option


@every_game
def test_every_event_is_said_except_what_the_table_answered_by_itself(words: Words) -> None:
    events = heard(name_of(words)).events
    assert events
    for event in events:
        said = words.event(event)
        assert bool(said) == (event[0] != "forced"), event
        assert not LEFT_OVER.search(said), said


@every_game
def test_a_question_is_a_sentence(words: Words) -> None:
    for message in heard(name_of(words)).messages:
        if message.id.startswith("prompt-"):
            said = words.say(message)
            assert said[0] == said[0].upper(), said
            assert said[-1] in ".?", said


@every_game
def test_two_options_of_one_question_never_read_the_same(words: Words) -> None:
    name = name_of(words)
    for seats in arsia.game(name).seats:
        table = arsia.new(name, seats, 5)
        while table.pending:
            asked = table.pending[min(table.pending)]
            said = [words.option(option) for option in asked.options]
            assert len(set(said)) == len(said), said
            table.play(asked.seat, asked.options[table.ply % len(asked.options)])
