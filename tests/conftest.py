"""What several tests share."""

from __future__ import annotations

import pytest

import arsia
from arsia.games import outside

# Many tests read all games, and mean ours: what else is installed here is none of their business.
outside().clear()


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy game, registered for one test only: it has no words, and other tests read all games."""
    from tests.kernel.toy import TOY

    monkeypatch.setattr(arsia, "_registered", arsia.games())
    arsia.register(TOY)
    return TOY.name
