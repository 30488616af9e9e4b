"""What anybody may ask before sitting down: is the server there, which games, their cards, rules and pictures."""

from __future__ import annotations

from typing import Any, Final

from litestar import get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

import arsia
from arsia import bots
from arsia.kernel.message import Message
from arsia.server.http.example import example
from arsia.server.http.requests import Asked, says, services_of
from arsia.server.http.rules import check_language, rules
from arsia.server.wire.games import GameFacts, GameWords, Health, ModeFacts, OptionFacts, Rules
from arsia.server.wire.refusals import Status, refusal
from arsia.server.wire.tables import Update
from arsia.words import LANGUAGES, catalogue, introduction


@get("/healthz", summary="Is the server there, and its database?", responses=says())
async def healthz(request: Asked) -> Health:
    """Answer as long as tables can be played here."""
    if not await services_of(request).database.answers():
        raise refusal(Status.UNAVAILABLE, Message("refuse-database-away"))
    return Health(arsia=arsia.__version__)


@get("/api/games", summary="The games, their seats, modes, options and bots")
async def list_games() -> list[GameFacts]:
    """Everything a visitor can know about the games before playing."""
    return [
        GameFacts(
            name=game.name,
            edition=game.edition,
            seats=list(game.seats),
            modes=[ModeFacts(mode.name, list(mode.seats), mode.options) for mode in game.modes],
            options=[OptionFacts(each.name, each.default, list(each.values)) for each in game.options.values()],
            verbs={verb: list(parts) for verb, parts in game.verbs.items()},
            events={verb: list(parts) for verb, parts in game.events.items()},
            bots=list(bots.names()),
            facts=game.facts(),
            words={language: introduction(game.name, language) for language in LANGUAGES},
        )
        for game in arsia.games().values()
    ]


@get("/api/games/{game:str}/catalogue", summary="A game's cards, with their texts as messages", responses=says())
async def read_catalogue(game: FromPath[str]) -> list[dict[str, Any]]:
    """Every card of a game."""
    _check(game)
    return printed(game)


@get(
    "/api/games/{game:str}/words/{language:str}",
    summary="A game's own words in a language",
    sync_to_thread=True,
    responses=says(),
)
def read_words(game: FromPath[str], language: FromPath[str]) -> GameWords:
    """Everything that the game says, as Fluent: a game of another package brings its words with it."""
    _check(game)
    check_language(language)
    return GameWords(game, language, catalogue(game, language))


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="A game's rules in a language, cut into sections",
    sync_to_thread=True,
    responses=says(),
)
def read_rules(game: FromPath[str], language: FromPath[str]) -> Rules:
    """The rules page, as HTML without styles or scripts."""
    _check(game)
    return rules(game, language)


@get(
    "/api/games/{game:str}/example",
    summary="A table in the middle of a game, to look at",
    sync_to_thread=True,
    responses=says(),
)
def read_example(game: FromPath[str]) -> Update:
    """An update like that of a seat at a table which nobody plays at."""
    _check(game)
    return example(game)


def printed(game: str) -> list[dict[str, Any]]:
    """What a game prints; most games have nothing to say about texts that were designed."""
    return [{"texts": {}, "designed": [], **thing} for thing in arsia.game(game).catalogue()]


def _check(game: str) -> None:
    if game not in arsia.games():
        raise refusal(Status.NOT_FOUND, Message("refuse-game", {"value": game[:60], "games": tuple(arsia.games())}))


HANDLERS: Final[list[ControllerRouterHandler]] = [
    healthz,
    list_games,
    read_catalogue,
    read_words,
    read_rules,
    read_example,
]
