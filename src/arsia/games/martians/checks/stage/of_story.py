"""What a test may set and read of a scenario: its mission, strangers, refugees, the expedition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arsia.games.martians import components as c
from arsia.games.martians.checks.stage.of_player import (
    put_board,
)
from arsia.games.martians.table import Martians
from arsia.kernel.stage import Entry, Where, amounts, number, other, told


def _progress(table: Martians, seat: int) -> dict[str, int]:
    return {mission.id: table.story.progress[at] for at, mission in enumerate(table.setup.scenario.missions)}


def _put_progress(table: Martians, seat: int, value: Mapping[str, int]) -> None:
    for mission, n in value.items():
        table.story.progress[c.MISSIONS[mission]] = n


def _is_progress(table: Martians, value: Any) -> bool:
    own = _progress(table, 0)
    return isinstance(value, Mapping) and all(id in own and type(n) is int and n >= 0 for id, n in value.items())


def _of_story(name: str) -> Where[Martians]:
    def put(table: Martians, seat: int, n: int) -> None:
        setattr(table.story, name, n)

    return Where(lambda table, seat: getattr(table.story, name), put)


def _refugees(table: Martians, seat: int) -> dict[str, int]:
    rescued, integrated = table.story.progress[c.RESCUE], table.story.progress[c.INTEGRATE]
    outside = table.setup.scenario.refugees - rescued
    return {"outside": outside, "rescued": rescued - integrated, "integrated": integrated}


def _put_refugees(table: Martians, seat: int, spaces: Mapping[str, int]) -> None:
    put_board(table, c.NEUTRAL, spaces)


_ENDS: Final = {"camp": c.BASE_CAMP, "summit": c.THE_SUMMIT}


def _is_face_space(value: Any) -> bool:
    if not isinstance(value, (tuple, list)) or len(value) != 2 or not all(type(n) is int for n in value):
        return False
    row, column = int(value[0]), int(value[1])
    return 1 <= row <= len(c.FACE_ROWS) and 1 <= column <= c.FACE_ROWS[row - 1]


def _expedition(table: Martians, seat: int) -> Any:
    ends = {space: name for name, space in _ENDS.items()}
    at = table.story.expedition
    return ends[at] if at in ends else (c.FACE_ROW[at], c.FACE_COLUMN[at])


def _put_expedition(table: Martians, seat: int, value: Any) -> None:
    table.story.expedition = _ENDS[value] if isinstance(value, str) else c.face_space(*value)


def _exploration(table: Martians, seat: int) -> dict[tuple[int, int], str]:
    spaces = zip(c.FACE_ROW, c.FACE_COLUMN, table.story.face_tokens, strict=False)
    return {(row, column): TOKEN_IDS[c.TOKEN_KIND[token]] for row, column, token in spaces}


TOKEN_IDS: Final = tuple([id for id, _ in c.TOKENS])


def _put_exploration(table: Martians, seat: int, value: Mapping[tuple[int, int], str]) -> None:
    """Tokens on spaces; where they lay lies what lay here."""
    tokens = list(table.story.face_tokens)
    fixed = [c.face_space(row, column) for row, column in value]
    for space, id in zip(fixed, value.values(), strict=True):
        kind = TOKEN_IDS.index(id)
        places = [at for at, token in enumerate(tokens) if c.TOKEN_KIND[token] == kind]
        free = [at for at in places if at == space or at not in fixed]
        if not free:
            raise ValueError(f"there is no {id!r} left among the tokens")
        tokens[space], tokens[free[0]] = tokens[free[0]], tokens[space]
    table.story.face_tokens = tuple(tokens)


def _are_tokens(table: Martians, value: Any) -> bool:
    if not isinstance(value, Mapping) or not table.story.face_tokens:
        return False
    return all(_is_face_space(space) and token in TOKEN_IDS for space, token in value.items())


OF_STORY: Final[tuple[Entry, ...]] = (
    other(
        "progress",
        "how often, by the ids of this scenario's requirements",
        _is_progress,
        Where(_progress, _put_progress),
        "requirements met, as `{id: n}`",
    ),
    number("hostility", 0, c.HOSTILITY_MAX, _of_story("hostility"), "of the dark side"),
    told("trust", lambda table, seat: sum(table.story.progress[at] for at in c.CALMED), "of the dark side"),
    number("guards", 0, 9, _of_story("guards"), "guard posts"),
    told("failed", lambda table, seat: table.story.failed, "has the mission failed already?"),
    amounts(
        "refugees",
        c.BUILDINGS,
        1,
        c.WIDE,
        Where(_refugees, _put_refugees),
        "set: refugees on the board, as `{building: space}`; read: how many are outside, rescued, integrated",
    ),
    other(
        "expedition",
        '"camp", "summit" or (row, space)',
        lambda table, value: value in _ENDS if isinstance(value, str) else _is_face_space(value),
        Where(_expedition, _put_expedition),
        "where the expedition is",
    ),
    other(
        "exploration",
        "ids of tokens by (row, space)",
        _are_tokens,
        Where(_exploration, _put_exploration),
        "tokens of the face, as `{(row, space): id}`; where they lay lies what lay here",
    ),
    told(
        "surveyed",
        lambda table, seat: tuple([at for at in range(c.FACE_SPACES + 1) if table.story.surveyed >> at & 1]),
        "spaces of the face by number; the last is the Summit",
    ),
)
