"""What a learner asks for: a game's rules, and a picture of its table."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

import arsia
from arsia.kernel.message import Message
from arsia.server.example import example
from arsia.server.refusals import Status, refusal
from arsia.server.rules import Rules, rules
from arsia.server.wire import Trouble, Update

_NOT_THERE: Final = {
    int(Status.NOT_FOUND): ResponseSpec(Trouble, generate_examples=False, description="Refused, with a sentence")
}


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="A game's rules in a language, cut into sections",
    sync_to_thread=True,
    responses=_NOT_THERE,
)
def read_rules(game: FromPath[str], language: FromPath[str]) -> Rules:
    """The rules page, as HTML without styles or scripts."""
    _check(game)
    return rules(game, language)


@get(
    "/api/games/{game:str}/example",
    summary="A table in the middle of a game, to look at",
    sync_to_thread=True,
    responses=_NOT_THERE,
)
def read_example(game: FromPath[str]) -> Update:
    """An update like that of a seat at a table which nobody plays at."""
    _check(game)
    return example(game)


def _check(game: str) -> None:
    if game not in arsia.games():
        raise refusal(Status.NOT_FOUND, Message("refuse-game", {"value": game[:60], "games": tuple(arsia.games())}))


HANDLERS: Final[list[ControllerRouterHandler]] = [read_rules, read_example]
