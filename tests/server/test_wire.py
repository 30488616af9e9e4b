"""What the server hands on as the games made it has the shape that is told about it."""

from __future__ import annotations

import msgspec
import pytest

import arsia
from arsia import bots
from arsia.arena import play_match
from arsia.server.http.routes.games import printed
from arsia.server.wire.games import OutcomeFacts, Printed, View
from tools import wire_types


@pytest.mark.parametrize("game", arsia.games())
def test_views_and_outcomes_of_every_game(game: str) -> None:
    table = arsia.new(game, seed=3)
    before = [table.view(seat) for seat in (None, *range(table.seats))]
    play_match(table, [bots.make("random", seed=seat) for seat in range(table.seats)])
    for view in [*before, *(table.view(seat) for seat in (None, *range(table.seats)))]:
        shown = msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), View)
        assert (shown.game, shown.seats) == (game, table.seats)
    assert table.outcome is not None
    ended = msgspec.convert(table.outcome.data(), OutcomeFacts)
    assert msgspec.json.decode(msgspec.json.encode(ended)) == msgspec.json.decode(
        msgspec.json.encode(table.outcome.data())
    )


@pytest.mark.parametrize("game", arsia.games())
def test_catalogues_of_every_game(game: str) -> None:
    things = msgspec.json.encode(printed(game), enc_hook=lambda message: message.data())
    assert all(thing.id and thing.kind for thing in msgspec.json.decode(things, type=list[Printed]))


def test_the_browser_reads_what_the_server_writes(capsys: pytest.CaptureFixture[str]) -> None:
    assert wire_types.main(["--check"]) == 0, capsys.readouterr().out
