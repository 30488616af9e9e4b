"""``arsia new-game``: a small game to begin with, in a package of its own."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import arsia
from arsia.cli.arguments import Arguments
from arsia.cli.screen import screen
from arsia.cli.speech import Words
from arsia.kernel.message import Message, Refused

#: What the skeleton is called in its files, and what every file's name ends with, so that nobody runs it as it is.
_CALLED: Final = "new_game"
_ENDING: Final = ".txt"


def new_game(arguments: Arguments, language: str) -> int:
    """Write the skeleton into a folder of that name, and say what comes next."""
    name = arguments.needed()
    if not name.isidentifier() or not name.isascii() or name != name.lower() or name.startswith("_"):
        raise Refused(Message("cli-refuse-game-name", {"value": name}))
    if name in arsia.names():
        raise Refused(Message("cli-refuse-game-taken", {"value": name}))
    folder = Path(name)
    if folder.exists():
        raise Refused(Message("cli-refuse-folder", {"value": str(folder.absolute())}))
    _write(files("arsia.cli") / "skeleton", folder, name)
    screen().print(Words(language).text("cli-new-game-made", folder=str(folder.absolute()), name=name))
    return 0


def _write(source: Traversable, target: Path, name: str) -> None:
    target.mkdir(parents=True)
    for each in source.iterdir():
        called = each.name.removesuffix(_ENDING).replace(_CALLED, name)
        if each.is_dir():
            _write(each, target / called, name)
        else:
            (target / called).write_text(_named(each.read_text(encoding="utf-8"), name), encoding="utf-8")


def _named(text: str, name: str) -> str:
    """The text about the game of that name."""
    words = name.split("_")
    spellings = {
        _CALLED: name,
        "new-game": name.replace("_", "-"),
        "NewGame": "".join(word.capitalize() for word in words),
        "New Game": " ".join(word.capitalize() for word in words),
    }
    for skeletons, own in spellings.items():
        text = text.replace(skeletons, own)
    return text
