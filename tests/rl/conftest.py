"""Where the extra `rl` is not installed (`make test` installs it) there is nothing to test."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyspiel") and find_spec("pettingzoo") else ["test_*.py"]
