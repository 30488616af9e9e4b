"""Whatever fits the description of the API, and whatever does not: no answer is the server's own mistake."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from ..kit import Here, Threaded, play_rest, sentence, tokens


class Visited(Threaded):
    """A server with a table in mid-game and one that waits for players."""

    async def prepare(self, here: Here) -> None:
        playing = await here.make("me", "here", seed=1)
        waiting = await here.make("me", "open", listed=True)
        await play_rest(here, playing["table"], tokens(playing), random.Random(1), most=10)
        self.seats = [(made["table"], token) for made in (playing, waiting) for token in tokens(made).values()]


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visited]:
    with Visited(tmp_path_factory.mktemp("described")) as visited:
        yield visited


@pytest.fixture(scope="module")
def description(visited: Visited) -> Any:
    return schemathesis.openapi.from_url(f"{visited.here.address}/api/openapi.json")


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_request_breaks_the_server(visited: Visited, description: Any, mode: GenerationMode) -> None:
    visited_operations = 0
    for found in description.get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def visit(case: schemathesis.Case[Any]) -> None:
            ask(case, visited)

        try:
            visit()
        except Unsatisfiable:
            continue  # a request without parameters cannot be wrong
        visited_operations += 1
    assert visited_operations >= 5


def ask(case: schemathesis.Case[Any], visited: Visited) -> None:
    """Ask as described, then once more where it matters: at a real table, by somebody who sits there."""
    answers = [case.call()]
    if "table" in case.path_parameters:
        table, token = random.Random(repr(case.body)).choice(visited.seats)
        case.path_parameters["table"] = table
        case.headers["Authorization"] = f"Bearer {token}"
        answers.append(case.call())
    for answer in answers:
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert sentence(answer.json())


def test_the_description_is_at_a_stable_address_and_names_every_request(description: Any) -> None:
    paths = description.raw_schema["paths"]
    assert set(paths) == {
        "/healthz",
        "/api/games",
        *[f"/api/games/{{game}}/{what}" for what in ("catalogue", "example", "rules/{language}", "words/{language}")],
        "/api/tables",
        "/api/tables/{table}",
        *[f"/api/tables/{{table}}/{what}" for what in ("claim", "ready", "view", "moves", "undo", "record")],
        *[f"/api/tables/{{table}}/{what}" for what in ("talk", "handover", "return", "free", "passing", "rematch")],
        *["/api/phrases", "/api/push", "/api/tables/{table}/push", "/api/tables/{table}/push/stop"],
        *[f"/api/tables/{{table}}/{what}" for what in ("hint", "chart", "replay", "replay/{ply}")],
        *["/api/reach", "/api/tables/{table}/qr"],
        *[
            f"/api/tables/{{table}}/{what}"
            for what in ("bot", "leave", "concede", "talk/watching", "replay/{ply}/picture")
        ],
        *[f"/api/tables/{{table}}/undo/{what}" for what in ("ask", "answer")],
        "/api/replay",
        "/api/replay/{ply}",
    }
