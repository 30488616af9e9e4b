"""The rooms of a game are the same in all, and the same role has the same file."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

import arsia
from arsia.kernel.table import Table

SOURCE: Final = Path(arsia.__file__).parent
GAMES: Final = [name for name in arsia.names() if (SOURCE / "games" / name / "views").is_dir()]
ROOMS: Final = {"components", "table", "effects", "cards", "rules", "views", "judgement", "checks"}
#: What a room must hold, and whatever else it may: a file, or a folder of the same name.
FURNITURE: Final = {
    "rules": ({"setup", "scoring"}, None),
    "views": ({"view", "hidden", "catalogue"}, {"explain"}),
    "judgement": ({"worth", "rollout"}, None),
    "checks": ({"invariants", "vocabulary", "stage"}, set[str]()),
}
#: Where what a game declares is written: the room and, where a role has a file of its own, the file.
PLACES: Final = {
    "table": "table",
    "opening": "rules.setup",
    "vocabulary": "checks.vocabulary",
    "look": "views.view",
    "deal_anew": "views.hidden",
    "whereabouts": "views.hidden",
    "movable": "views.hidden",
    "worth": "judgement.worth",
    "standing": "judgement.worth",
    "rollout": "judgement.rollout",
    "foresight": "judgement.rollout",
    "check": "checks.invariants",
    "catalogue": "views.catalogue",
    "facts": "views.catalogue",
    "stage": "checks.stage",
    "tally": "rules.scoring",
    "explain": "views.explain",
    "warn": "views.explain",
}
#: Files that one role has in several games, and words by which the same was called elsewhere.
ROLES: Final = {
    "cards": {"drawing", "card_effects", "card_resources"},
    "climate": {"planet", "parameters"},
    "hidden": {"secrets", "imagine", "deal_anew"},
    "invariants": {"invariant", "check"},
    "lasting": {"ongoing", "passive"},
    "needs": {"requirements", "requirement"},
    "payment": {"paying", "payments", "bill"},
    "scoring": {"score", "ending", "end", "endgame", "final"},
    "setup": {"set_up", "preparation", "prepare"},
    "solo": {"alone", "automa"},
    "ways": {"action", "way"},
    "worth": {"value", "evaluate"},
    "rollout": {"quick", "playout"},
    "explain": {"why", "why_not"},
    "view": {"look", "sight"},
}
#: A glance: about a dozen files and folders in one folder, `__init__` aside.
GLANCE: Final = 14


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


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_declares_is_written_where_its_name_says(game: str) -> None:
    declared = arsia.game(game)
    for role, place in PLACES.items():
        written = place_of(getattr(declared, role))
        if written.startswith("arsia.games."):  # else the kernel's own, for what a game does not say
            room = f"arsia.games.{game}.{place}"
            assert written == room or written.startswith(room + "."), f"{game}: {role} is in {written}, not in {room}"


def place_of(thing: Any) -> str:
    """The module of a function, of a class, of a step, or of a game's own stage."""
    return str(getattr(thing, "__module__", None) or type(thing).__module__)


@pytest.mark.parametrize("game", GAMES)
def test_one_role_has_one_name(game: str) -> None:
    found = {path.stem: path for path in (SOURCE / "games" / game).rglob("*.py")}
    for name, others in ROLES.items():
        for other in others & set(found):
            raise AssertionError(f"{found[other].relative_to(SOURCE)} is called {name}.py in the other games")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_passes_nothing_on_that_its_game_does(game: str) -> None:
    """What is asked of a table and is no state, the kernel asks the game for."""
    kind: Any = arsia.game(game).table
    public = {*PLACES, "view", "record", "imagine", "copy", "fingerprint"} - {"table", "opening"}
    for cls in kind.__mro__[: kind.__mro__.index(Table)]:
        assert not public & set(vars(cls)), f"{cls.__name__} has {sorted(public & set(vars(cls)))} of its own"


FOLDERS: Final = sorted(path for room in ("games", "kernel") for path in (SOURCE / room).glob("**/"))


@pytest.mark.parametrize("folder", [path for path in FOLDERS if path.name != "__pycache__"], ids=lambda path: path.name)
def test_a_folder_is_one_glance(folder: Path) -> None:
    assert len(inside(folder)) <= GLANCE, f"{folder.relative_to(SOURCE)} holds {len(inside(folder))}: group them"
