"""Whatever a bot behind a door says, the table stays whole, the game goes on, and the bot hears a sentence."""

from __future__ import annotations

import json

import pytest

import arsia
from arsia import bots
from arsia.arena import play_match
from arsia.doors.line import LONGEST, Inbox

from .lines import Frame, Reply, first, guest, line


def at_decision(say: Reply) -> Reply:
    """Says this at every decision and nothing otherwise."""
    return lambda frame: say(frame) if frame["type"] == "decide" else []


WRONG: dict[str, tuple[Reply, str]] = {
    "no JSON": (lambda frame: [b"hello there"], "door-line"),
    "no text": (lambda frame: [b"\xff\xfe{}"], "door-line"),
    "no object": (lambda frame: [b"[1, 2]"], "door-line"),
    "a deep one": (lambda frame: [b"[" * 30_000], "door-line"),
    "no id": (lambda frame: [line(index=0)], "door-id"),
    "an id to come": (lambda frame: [line(id=frame["id"] + 1, index=0)], "door-id"),
    "an id below all": (lambda frame: [line(id=-1, index=0)], "door-id"),
    "an id that is true": (lambda frame: [line(id=True, index=0)], "door-id"),
    "no answer": (lambda frame: [line(id=frame["id"])], "door-answer"),
    "two answers": (lambda frame: [line(id=frame["id"], index=0, option=["done"])], "door-answer"),
    "an index too high": (lambda frame: [line(id=frame["id"], index=len(frame["options"]))], "door-index"),
    "an index below all": (lambda frame: [line(id=frame["id"], index=-1)], "door-index"),
    "an index that is true": (lambda frame: [line(id=frame["id"], index=False)], "door-index"),
    "an option that is none": (lambda frame: [line(id=frame["id"], option="done")], "door-answer"),
    "an option with a list": (lambda frame: [line(id=frame["id"], option=["play", ["water-3"]])], "door-answer"),
    "an unknown option": (lambda frame: [line(id=frame["id"], option=["dance"])], "refuse-not-offered"),
    "a set of nonsense": (lambda frame: [line(id=frame["id"], set=[["dance"]])], "refuse-set-element"),
    "a set that is none": (lambda frame: [line(id=frame["id"], set={"a": 1})], "door-answer"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_refused_with_a_sentence_and_leaves_the_table_as_it_was(name: str) -> None:
    reply, why = WRONG[name]
    wrong, told = guest(at_decision(reply))
    table = arsia.new("pocket_mars", 2, 3)  # both are asked for a set of two
    before = table.fingerprint()
    answer = wrong.answer(table, 0)
    assert table.fingerprint() == before
    assert wrong.faults == {"late": 0, "illegal": 1, "crashed": 0}
    refused = told.frames[-1]
    assert (refused["type"], refused["id"], refused["why"]) == ("refused", table.pending[0].id, "illegal")
    assert refused["message"][0] == why
    assert len(refused["sentence"].split()) > 3
    table.play(0, answer)  # chance answered in its place, with a whole set
    assert 0 not in table.pending


def test_chance_answers_alike_by_the_seed() -> None:
    def answers(seed: int) -> list[object]:
        wrong, _ = guest(at_decision(WRONG["no JSON"][0]), seed)
        table = arsia.new("pocket_mars", 2, 3)
        return [wrong.answer(table, 0) for _ in range(5)]

    assert answers(1) == answers(1) != answers(2)


def test_whoever_is_silent_three_times_is_asked_no_more() -> None:
    silent, told = guest(lambda frame: [])
    table = arsia.new("pocket_mars", 2, 3)
    played = play_match(table, [silent, bots.make("random", 1)])
    assert played.outcome is not None
    assert [frame["why"] for frame in told.frames if frame["type"] == "refused"] == ["late"] * 3
    assert silent.faults["late"] > 3
    assert silent.faults["illegal"] == silent.faults["crashed"] == 0
    assert told.closed == 1
    assert arsia.replay(table.record()).fingerprint() == table.fingerprint()


def test_being_late_now_and_then_is_no_end() -> None:
    asked: list[int] = []

    def reply(frame: Frame) -> list[bytes]:
        if frame["type"] != "decide":
            return []
        asked.append(frame["id"])
        return [] if len(asked) % 3 else [line(id=asked[-2], index=0), line(id=frame["id"], index=0)]

    tardy, _ = guest(reply)
    play_match(arsia.new("pocket_mars", 2, 3), [tardy, bots.make("random", 1)])
    assert tardy.talk.asked == len(asked)  # it was asked to the end
    assert tardy.faults["late"] == len(asked) - len(asked) // 3
    assert tardy.faults["illegal"] == 0  # a late answer is not taken for one to the next question


def test_a_whole_game_is_told_as_it_goes() -> None:
    mine, told = guest(lambda frame: [line(type="ready", name="n" * 99, view=False), *first(frame)])
    table = arsia.new("pocket_mars", 2, 3)
    play_match(table, [mine, bots.make("random", 1)])
    hello, *middle, over = told.frames
    assert (hello["type"], hello["protocol"], hello["game"], hello["seat"]) == (
        "hello",
        "arsia-bot/1",
        "pocket_mars",
        0,
    )
    assert hello["edition"] == table.game.edition
    assert (over["type"], over["outcome"]["places"]) == ("over", list(table.outcome.places))  # type: ignore[union-attr]
    assert {frame["type"] for frame in middle} == {"decide"}
    assert middle[0]["view"] is not None
    assert middle[1]["view"] is None  # it said that it does not look
    assert len(mine.talk.name) == 24
    heard: list[object] = []
    for frame in middle:
        assert frame["told_from"] == len(heard)
        heard += frame["told"]
    assert heard == json.loads(json.dumps(table.events(0)))[: len(heard)]
    assert len(heard) > 20
    assert not any(mine.faults.values())


def test_what_was_taken_back_is_told_as_such() -> None:
    mine, told = guest(at_decision(first))
    table = arsia.new("pocket_mars", 2, 3)
    mine.answer(table, 1)
    heard = len(table.events(1))
    table.play(0, [*table.pending[0].several.elements][:2])  # type: ignore[union-attr]
    mine.answer(table, 1)
    table.unmake(0)
    mine.answer(table, 1)
    froms = [frame["told_from"] for frame in told.frames if frame["type"] == "decide"]
    assert froms[0] == 0
    assert froms[1] == heard
    assert froms[2] <= len(table.events(1))


def test_a_line_that_is_too_long_is_cut_and_the_next_one_is_read() -> None:
    lines = Inbox()
    for piece in (b"x" * LONGEST, b"y" * 10 * LONGEST, b"\n", b'{"id"', b": 1}\n\n\n", b"rest"):
        lines.add(piece)
    assert lines.take() == b"x" * LONGEST
    assert lines.take() == b'{"id": 1}'
    assert lines.take() is None
