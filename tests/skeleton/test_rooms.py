"""The rooms of a game are the same in all, and the same role has the same file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import arsia

SOURCE: Final = Path(arsia.__file__).parent
GAMES: Final = [name for name in arsia.names() if (SOURCE / "games" / name / "views").is_dir()]
ROOMS: Final = {"components", "table", "effects", "cards", "rules", "views", "judgement", "checks"}
#: What a room must hold, and whatever else it may: a file, or a folder of the same name.
FURNITURE: Final = {
    "rules": ({"setup", "scoring"}, None),
    "views": ({"view", "hidden", "catalogue"}, {"explain", "why"}),
    "judgement": ({"worth", "rollout"}, None),
    "checks": ({"invariants", "vocabulary", "stage"}, set[str]()),
}


def inside(folder: Path) -> set[str]:
    return {each.stem for each in folder.iterdir() if each.stem not in ("__init__", "__pycache__")}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_these_rooms_and_no_others(game: str) -> None:
    found = inside(SOURCE / "games" / game)
    assert not ROOMS - found, f"{game} lacks {sorted(ROOMS - found)}"
    assert not found - ROOMS, f"{game} has {sorted(found - ROOMS)} beside its rooms"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("room", FURNITURE)
def test_a_room_holds_what_it_is_for(game: str, room: str) -> None:
    must, may = FURNITURE[room]
    found = inside(SOURCE / "games" / game / room)
    assert not must - found, f"{game}/{room} lacks {sorted(must - found)}"
    if may is not None:
        assert not found - must - may, f"{game}/{room} holds {sorted(found - must - may)}, which belongs elsewhere"
