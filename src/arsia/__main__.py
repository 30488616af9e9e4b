"""``python -m arsia``."""

from __future__ import annotations

from arsia.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
