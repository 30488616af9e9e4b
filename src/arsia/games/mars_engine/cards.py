"""What a project card of either game is made of: requirements, immediate effects, lasting ones, an action, points."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.components.resources import CARD_RESOURCES, NOTHING
from arsia.games.mars_engine.components.tags import TAGS
from arsia.games.mars_engine.effects.lasting import Lasting
from arsia.games.mars_engine.effects.needs import Need
from arsia.games.mars_engine.effects.points import Points
from arsia.games.mars_engine.effects.steps import Part
from arsia.games.mars_engine.effects.texts import points_on
from arsia.games.mars_engine.effects.ways import Way, placed
from arsia.games.mars_engine.table import M
from arsia.kernel.message import Message

P = TypeVar("P")
W = TypeVar("W", bound=Way[Any])
#: A card names one part, or several.
Some: TypeAlias = P | tuple[P, ...]


def some(parts: Some[P]) -> tuple[P, ...]:
    """The parts, however many were named."""
    return parts if isinstance(parts, tuple) else (parts,)


@mypyc_attr(allow_interpreted_subclasses=True)
class ProjectCard(Generic[M, W]):
    """A project card. Everything about it, its text too, comes from these parts."""

    __slots__ = ("action", "cost", "holds", "id", "index", "lasting", "needs", "now", "points", "tags")

    def __init__(
        self,
        id: str,
        index: int,
        cost: int,
        tags: tuple[int, ...],
        needs: tuple[Need[M], ...],
        now: tuple[Part[M], ...],
        lasting: tuple[Lasting[M], ...],
        action: tuple[W, ...],
        points: Points[M] | None,
        holds: int,
    ) -> None:
        self.id = id
        self.index = index
        self.cost = cost
        self.tags = tags
        self.needs = needs
        self.now = placed(now, index)
        self.lasting = tuple([effect.on(index) for effect in lasting])
        self.action = action
        self.points = points
        self.holds = holds

    def told_once(self) -> dict[str, Message]:
        """What it says of the moment in which it is played."""
        raise NotImplementedError

    def told_lasting(self, effect: Lasting[M]) -> Message:
        """What it says of an effect."""
        return effect.text()

    def texts(self) -> dict[str, Message]:
        """Everything that the card says, in parts."""
        parts: dict[str, Message] = {}
        if self.needs:
            parts["needs"] = Message("card-needs", {"needs": tuple([need.text() for need in self.needs])})
        parts.update(self.told_once())
        if self.lasting:
            effects = tuple([self.told_lasting(effect) for effect in self.lasting])
            parts["effect"] = Message("card-effect", {"effects": effects})
        if self.action:
            parts["action"] = Message("card-action", {"ways": tuple([way.text() for way in self.action])})
        if self.holds != NOTHING:
            parts["holds"] = Message("card-holds", {"kind": CARD_RESOURCES[self.holds]})
        if self.points is not None:
            parts["points"] = points_on(self.points.text(), self.holds)
        return parts

    def entry(self, colour: str) -> dict[str, object]:
        """The card in the catalogue."""
        return {
            "id": self.id,
            "kind": "card",
            "colour": colour,
            "number": self.index + 1,
            "cost": self.cost,
            "tags": [TAGS[tag] for tag in self.tags],
            "holds": None if self.holds == NOTHING else CARD_RESOURCES[self.holds],
            "points": None if self.points is None else list(self.points.key()),
            "texts": self.texts(),
            "designed": [],
        }
