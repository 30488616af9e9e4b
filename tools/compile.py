"""Compile kernel, games and bots with mypyc, in a copy of the package beside the sources.

    python tools/compile.py build/fast [-O0] [PART ...]

PYTHONPATH=build/fast runs it. Each part becomes a library of its own, so they are compiled side by side. With parts
named (`kernel`, `games/pocket_mars`, ...) only those are compiled, and the rest stays plain, as games from outside do.
"""

from __future__ import annotations

import os
import shutil
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Final

import mypy.version
from mypyc.build import mypycify
from setuptools import setup

SOURCE: Final = Path(__file__).parents[1] / "src" / "arsia"
#: What a part needs comes before it.
PARTS: Final = (
    "kernel",
    "games/mars_engine",
    *sorted(f"games/{path.parent.name}" for path in SOURCE.glob("games/*/rules*")),
    "bots",
    "arena/match.py",
)
#: A change in these changes how everything else is laid out, so all is compiled again.
BELOW: Final = ("kernel", "games/mars_engine")
#: What stays plain: lists of cards, whose one long function is slow to compile and runs once, what is asked for now
#: and then by people but never while a game is simulated, and what is for games from outside, which are plain too.
PLAIN: Final = {
    *("plain", "zones"),
    *("blue_cards", "green_cards", "red_cards"),
    *("catalogue", "explain", "invariants", "stage", "view", "vocabulary"),
}
USUAL: Final = "2"  # takes minutes already


def main(target: Path, optimise: str = USUAL, parts: tuple[str, ...] = PARTS) -> None:
    """Compile into the target folder, unless what is there is still the same."""
    groups = {part: modules(part) for part in parts}
    below = digest_of([path for part in BELOW if part in groups for path in groups[part]], optimise)
    digest = digest_of([path for sources in groups.values() for path in sources], optimise)
    stamp = target / "digest"
    before = stamp.read_text().split() if stamp.exists() else []
    if before[:1] != [below]:
        shutil.rmtree(target, ignore_errors=True)
    clean(target)
    copy(target)
    if before == [below, digest]:
        print(f"{target}: compiled before, and nothing that is compiled has changed")
        return
    named = {part: [str(Path("arsia") / path.relative_to(SOURCE)) for path in groups[part]] for part in parts}
    print(f"Compiling {sum(map(len, named.values()))} modules into {target} ...", flush=True)
    os.chdir(target)
    Path("digest").write_text(below)
    try:
        compile_here(named, optimise)
    except SystemExit:
        if not before:
            raise
        # The compiler remembers some classes of parts that it leaves alone not quite as they are.
        print("This does not fit what was compiled before, so all is compiled anew.", flush=True)
        os.chdir(target.parent)
        shutil.rmtree(target)
        return main(target, optimise, parts)
    Path("digest").write_text(f"{below} {digest}")


def modules(part: str) -> list[Path]:
    """The sources of a part that are compiled."""
    place = SOURCE / part
    return [place] if place.is_file() else sorted(path for path in place.rglob("*.py") if not is_plain(path))


def is_plain(path: Path) -> bool:
    """Is it among what stays plain, by its own name or that of its folder? So does what passes all names of other
    modules on: the compiler reads them where they are, and forgets them there. What bots believe is always compiled."""
    if path.parent.name == "judgement":
        return False
    return path.stem in PLAIN or path.parent.name in PLAIN or " import *" in path.read_text(encoding="utf-8")


def digest_of(sources: list[Path], optimise: str) -> str:
    """A hash of everything that the compiled modules are made from."""
    digest = blake2b(f"{sys.version} {mypy.version.__version__} {optimise}".encode(), digest_size=16)
    digest.update(Path(__file__).read_bytes())
    for path in sources:
        digest.update(str(path.relative_to(SOURCE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def clean(target: Path) -> None:
    """Take away what is made of modules that are no more. The rest stays: unchanged parts are not compiled again."""
    for path in (target / "arsia").rglob("*"):
        source = SOURCE / path.relative_to(target / "arsia")
        module = source.with_name(source.name.partition(".")[0] + ".py")
        if path.is_file() and not source.exists() and not module.exists():
            path.unlink()


def copy(target: Path) -> None:
    """The package as it is now, beside what was compiled before."""
    for path in SOURCE.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            place = target / "arsia" / path.relative_to(SOURCE)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, place)


def compile_here(parts: dict[str, list[str]], optimise: str) -> None:
    """Compile the parts of the package in the current folder in place, and say only what went wrong."""
    # Types are checked by `make lint`; here only what the compiler itself refuses counts.
    flags = ["--follow-imports=silent", "--ignore-missing-imports"]
    names = [name for group in parts.values() for name in group]
    separate: list[tuple[list[str], str | None]] = [
        (group, "arsia_" + part.rpartition("/")[2].removesuffix(".py")) for part, group in parts.items()
    ]
    extensions = mypycify([*flags, *names], opt_level=optimise, debug_level="0", separate=separate, target_dir="c")
    setup(
        name="arsia",
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if not word.startswith("-O")]
    level = next((word[2:] for word in sys.argv[1:] if word.startswith("-O")), USUAL)
    unknown = [word for word in words[1:] if word not in PARTS]
    if not words or unknown:
        raise SystemExit(f"Say where to, and what of {', '.join(PARTS)}: python tools/compile.py build/compiled")
    main(Path(words[0]).resolve(), level, tuple(words[1:]) or PARTS)
