"""The tests that a change calls for: `make quick`, or `make quick SINCE=main` for all that has come since a commit.

What changed is asked of git; what it calls for is the tests that mirror it, and for a game its stories, its golden
records, its words and a few random games. Everything else waits for `make test`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
#: What a change below the first calls for; the longest that fits counts.
MIRRORS: Final[dict[str, tuple[str, ...]]] = {
    "src/arsia/kernel": ("tests/kernel", "tests/golden"),
    "src/arsia/games/mars_engine": ("tests/rules/terraforming_mars", "tests/rules/ares_expedition", "tests/golden"),
    "src/arsia/bots": ("tests/bots/test_specs.py", "tests/bots/test_tree.py", "tests/bots/test_budget.py"),
    "src/arsia/arena": ("tests/arena",),
    "src/arsia/cli": ("tests/cli",),
    "src/arsia/words": ("tests/words",),
    "src/arsia/server": ("tests/server/http", "tests/server/live", "tests/server/tables"),
    "src/arsia/testing.py": ("tests/kernel",),
    "docs": ("tests/skeleton", "tests/rules/test_ledger.py"),
    "web": (),
}
ALWAYS: Final = ("tests/skeleton",)


def changed(since: str) -> list[str]:
    """Files that differ from a commit, and those that git does not know yet."""
    said = [
        subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for words in (("diff", "--name-only", since), ("ls-files", "--others", "--exclude-standard"))
    ]
    return [line for text in said for line in text.splitlines()]


def called_for(path: str) -> tuple[list[str], str]:
    """The tests that a changed file calls for, and which game it belongs to."""
    parts = path.split("/")
    if path.startswith("src/arsia/games/") and len(parts) > 4 and parts[3] != "mars_engine":
        return [f"tests/rules/{parts[3]}"], parts[3]
    if parts[0] == "tests":
        return ([path] if parts[-1].startswith("test_") else [str(Path(path).parent)]), ""
    fitting = [below for below in MIRRORS if path.startswith(below)]
    return (list(MIRRORS[max(fitting, key=len)]) if fitting else []), ""


def main(since: str) -> int:
    """Run what is called for; 0 if all of it holds."""
    tests, games = set(ALWAYS), set[str]()
    files = changed(since)
    for path in files:
        more, game = called_for(path)
        tests.update(each for each in more if (ROOT / each).exists())
        games.update({game} - {""})
    print(f"{len(files)} changed files call for {', '.join(sorted(tests))}", flush=True)
    pytest = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal"]
    commands = [
        [str(Path(sys.executable).with_name("ruff")), "check"],
        [str(Path(sys.executable).with_name("ruff")), "format", "--check"],
        [*pytest, *sorted(tests)],
    ]
    for game in sorted(games):
        # A few random games, closely looked at, and the records that must replay.
        commands.append([*pytest, "tests/golden", "tests/words/test_games_speak.py", "-k", game])
        commands.append([sys.executable, "-m", "arsia.properties", "--game", game, "--games", "6"])
    if any(path.startswith("web/") for path in files):
        commands += [["tools/web.sh", "check"], ["tools/web.sh", "test"]]
    return max(subprocess.run(command, cwd=ROOT, check=False).returncode for command in commands)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1] if len(sys.argv) > 1 else "HEAD"))
