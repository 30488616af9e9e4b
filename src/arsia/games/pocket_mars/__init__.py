"""Pocket Mars: colonists, prepared projects and five Buildings. Two to four players, or one against automatics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arsia.games.pocket_mars.components import EVENTS, NAMES, SKIP, SOLO_SHIP, VERBS
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.game import Game, Mode, Setting, Stage
from arsia.kernel.message import Message

LEVELS: Final = tuple(SOLO_SHIP)


def _conflict(seats: int, options: Mapping[str, object]) -> Message | None:
    if seats == 1 and options["draft"]:
        return Message("refuse-draft-alone")
    if seats > 1 and options["solo_level"] != LEVELS[0]:
        return Message("refuse-level-not-alone")
    return None


def _catalogue() -> list[dict[str, object]]:
    from arsia.games.pocket_mars.cards import ABILITIES, DECK

    cards: list[dict[str, object]] = [
        {
            "id": card.id,
            "kind": "card",
            "colour": NAMES[card.colour],
            "value": card.value,
            "texts": {"snap": card.snap.text(), "prepared": card.prepared.text()},
            "designed": [name for name, way in (("snap", card.snap), ("prepared", card.prepared)) if way.designed],
        }
        for card in DECK
    ]
    return cards + [
        {
            "id": name,
            "kind": "building",
            "colour": name,
            "texts": {"ability": Message("ability", {"effect": ABILITIES[index].text()})},
            "designed": [],
        }
        for index, name in enumerate(NAMES)
    ]


def _stage() -> Stage:
    from arsia.games.pocket_mars.stage import PocketMarsStage

    return PocketMarsStage()


GAME: Final = Game(
    table=PocketMars,
    modes=(
        Mode("standard", (2, 3, 4), {}),
        Mode("draft", (2, 3, 4), {"draft": True}),
        *[Mode(f"solo_{level}", (1,), {"solo_level": level}) for level in LEVELS],
    ),
    settings=(Setting("draft", False, (False, True)), Setting("solo_level", LEVELS[0], LEVELS)),
    verbs=VERBS,
    events=EVENTS,
    conflict=_conflict,
    catalogue=_catalogue,
    stage=_stage,
    passes=(SKIP,),
)
