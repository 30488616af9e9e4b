"""Measure everything, print a table, and keep the figures in bench/results/<date>-<commit>.json."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from arsia.arena import bench

ROOT = Path(__file__).parents[1]


def git(*words: str) -> str:
    """What git says, or nothing where there is no git."""
    try:
        said = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return said.stdout.strip()


def main() -> int:
    def progress(done: int, total: int) -> None:
        print(f"\rmeasuring {done} of {total} ...", end="", file=sys.stderr, flush=True)
        if done == total:
            print("\r" + " " * 30, end="\r", file=sys.stderr, flush=True)

    result = bench.run(progress=progress)
    print(bench.table(result))
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    commit = git("rev-parse", "--short", "HEAD") or "nocommit"
    kept = {"date": today, "commit": commit, "changed": bool(git("status", "--porcelain", "src")), **result}
    place = ROOT / "bench" / "results" / f"{today}-{commit}.json"
    place.parent.mkdir(exist_ok=True)
    place.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    print(f"\nkept in bench/results/{place.name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
