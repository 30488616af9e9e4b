"""Compile the kernel and a game with mypyc, in a copy of the package beside the sources.

    python tools/compile.py build/compiled

Nothing of it is shipped: it proves that what we write can be compiled, and PYTHONPATH=build/compiled runs it.
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
#: The other games run uncompiled on the compiled kernel, as games from outside do.
PARTS: Final = ("kernel", "games/pocket_mars")
#: The check wants an answer soon more than the fastest code.
OPTIMISE: Final = "0"


def main(target: Path) -> None:
    """Compile into the target folder, unless what is there is still the same."""
    sources = sorted(path for part in PARTS for path in (SOURCE / part).rglob("*.py"))
    digest = digest_of(sources)
    stamp = target / "digest"
    if not stamp.exists() or stamp.read_text() != digest:
        shutil.rmtree(target, ignore_errors=True)
    copy(target)
    if stamp.exists():
        print(f"{target}: compiled before, and nothing in {' or '.join(PARTS)} has changed")
        return
    names = [str(Path("arsia") / path.relative_to(SOURCE)) for path in sources]
    print(f"Compiling {len(names)} modules into {target} ...", flush=True)
    os.chdir(target)
    compile_here(names)
    Path("digest").write_text(digest)


def digest_of(sources: list[Path]) -> str:
    """A hash of everything that the compiled modules are made from."""
    digest = blake2b(f"{sys.version} {mypy.version.__version__} {OPTIMISE}".encode(), digest_size=16)
    digest.update(Path(__file__).read_bytes())
    for path in sources:
        digest.update(str(path.relative_to(SOURCE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def copy(target: Path) -> None:
    """The package as it is now, beside what was compiled before."""
    for path in SOURCE.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            place = target / "arsia" / path.relative_to(SOURCE)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, place)


def compile_here(names: list[str]) -> None:
    """Compile the named modules of the current folder in place, and say only what went wrong."""
    # Types are checked by `make lint`; here only what the compiler itself refuses counts.
    flags = ["--follow-imports=silent", "--ignore-missing-imports"]
    extensions = mypycify([*flags, *names], opt_level=OPTIMISE, debug_level="0", group_name="arsia", target_dir="c")
    setup(
        name="arsia",
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("Say where to: python tools/compile.py build/compiled")
    main(Path(sys.argv[1]).resolve())
