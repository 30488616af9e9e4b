"""Every project is played once at a busy table, and what changed is compared with what the digest of facts foretells.

The digest is read here without a look at our cards: `Foretold` is a second, much simpler reading of the same facts.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arsia.testing import Situation

from .card_stories import mars
from .digest_words import FACTS

RESOURCES = ("mc", "steel", "titanium", "plants", "energy", "heat")
TAGS = dict.fromkeys(("science", "power", "earth", "jovian", "space", "building", "plant", "microbe", "animal"), 7)
RIVALS_TAGS = {"space": 2, "earth": 5}
CITIES = ["r6c2", "r6c4"]  # of a rival; the hex between them is free
STEP = {"temperature": 2, "oxygen": 1}


def busy(card: str) -> Situation:
    """A table at which everything that a card may do can be done, and no bonus of a track is near."""
    fact = FACTS["projects"][card]
    planet: dict[str, Any] = {"temperature": -12, "oxygen": 3, "oceans": 0}
    for name, limit, *n in fact.get("needs", []):
        if limit in ("least", "most"):
            planet[name] = n[0]
    there = [name for name in ("tardigrades", "fish", "mine", "birds") if name != card]
    plenty = {"mc": 50, "plants": 20, "energy": 20, "heat": 20}
    own = {
        "played": [name for name in there if name != "birds"],
        "events": ["asteroid"],
        "greeneries": ["r1c0", "r8c2"],
    }
    rival = {"played": [name for name in there if name == "birds"], "events": ["comet", "virus"], "cities": CITIES}
    t = mars(**planet).set(0, production=dict.fromkeys(RESOURCES, 5), **plenty, **own)
    t.set(1, production=dict.fromkeys(RESOURCES, 9), **dict.fromkeys(RESOURCES, 9), **rival)
    t.set(0, held={name: 2 for name in there if name in ("fish", "birds")}, tags=TAGS).set(1, tags=RIVALS_TAGS)
    return t.give(0, card).at("action")


def look(t: Situation) -> Counter[str]:
    """Everything about the table that a card can change at once."""
    seen = Counter({name: t.get(name) for name in ("temperature", "oxygen", "oceans")})
    for seat, who in enumerate(("own", "rival")):
        for resource in RESOURCES:
            seen[f"{who} {resource}"] = t.get(seat, resource)
            seen[f"{who} {resource} production"] = t.get(seat, f"{resource}_production")
        seen[f"{who} held"] = sum(t.get(seat, "held").values())
    seen["rating"], seen["hand"] = t.get(0, "tr"), len(t.get(0, "hand"))
    seen["tiles"], seen["claims"] = len(t.get(0, "tiles")), len(t.get(0, "claims"))
    return seen


class Foretold:
    """What the digest says that a card changes, when the first answer is given to every question."""

    def __init__(self, t: Situation, card: str) -> None:
        self.fact = FACTS["projects"][card]
        self.events = sum(len(t.get(seat, "events")) for seat in (0, 1))
        self.seas = {space for space, tile in t.get("tiles").items() if tile == "ocean"}
        self.changes: Counter[str] = Counter({"hand": -1, "own mc": -self.fact["cost"]})

    def all_of(self, steps: list[Any]) -> None:
        for verb, *rest in steps:
            self.one(verb, *rest)

    def one(self, verb: str, *rest: Any) -> None:
        if verb in ("production", "gain"):
            for resource, n in rest[0].items():
                self.own(resource, n, verb == "production")
        elif verb in ("production_per", "gain_per"):
            self.own(rest[0], self.count(*rest[1]), verb == "production_per")
        elif verb in ("lose", "convert"):
            self.own(rest[0], -rest[1] if verb == "lose" else -5, verb == "convert")
            if verb == "convert":
                self.own(rest[1], 5, True)
        elif verb in ("rating", "rating_per"):
            self.changes["rating"] += rest[0] if verb == "rating" else self.count(*rest[0])
        elif verb in STEP:
            self.changes[verb] += STEP[verb] * rest[0]
            self.changes["rating"] += rest[0]
        elif verb == "ocean":
            self.changes["oceans"] += 1
            self.changes["rating"] += 1
        elif verb == "tile":
            self.changes["tiles"] += 1
            self.all_of([["oxygen", n] for n in rest[2:]])
            if rest[1] == "noctis_reserved":
                self.placed("r4c2", "tile")
        elif verb in ("draw", "look"):
            self.changes["hand"] += rest[0] if verb == "draw" else rest[1][1]
        elif verb in ("add", "add_here"):
            self.changes["own held"] += rest[1]
        elif verb in ("remove", "steal", "decrease"):
            self.rivals(rest[0], rest[1], verb == "decrease")
            if verb == "steal":
                self.own(*rest)
        elif verb == "remove_from_card":
            self.changes["rival held"] -= rest[1]
        elif verb == "choose":
            self.all_of(rest[0])
        elif verb == "if_tags":
            self.all_of(rest[2] if TAGS[rest[0]] >= rest[1] else rest[3])
        elif verb == "claim":
            self.changes["claims"] += 1
        elif verb == "copy_box":
            self.all_of(FACTS["projects"]["mine"]["now"])
        else:  # metal_under and flood depend on the hex, and no victim lies next to the first one
            assert verb in ("metal_under", "flood", "may_discard"), verb

    def own(self, resource: str, n: int, production: bool = False) -> None:
        self.changes[f"own {resource}{' production' * production}"] += n

    def rivals(self, resource: str, n: int, production: bool) -> None:
        self.changes[f"rival {resource}{' production' * production}"] -= n

    def count(self, what: str, *rest: Any) -> int:
        if what == "own_tags":
            return int(TAGS[rest[0]] + self.fact["tags"].count(rest[0])) // int(rest[1])
        if what == "others_tags":
            return RIVALS_TAGS[rest[0]]
        if what == "cities":
            return len(CITIES)
        return self.events

    def placed(self, space: str, question: str) -> None:
        """A tile brings what the hex prints, and M€ for the oceans around it."""
        _, bonus, near = FACTS["hexes"][space][:3]
        for what, n in bonus.items():
            self.changes["hand" if what == "card" else f"own {what}"] += n
        self.own("mc", FACTS["numbers"]["ocean_neighbour"] * len(self.seas & set(near)))
        if question == "prompt-ocean":
            self.seas.add(space)
        for _ in [step for step in self.fact.get("now", []) if step[0] == "metal_under"]:
            self.own(next(metal for metal in bonus if metal in ("steel", "titanium")), 1, True)

    def own_effects(self) -> None:
        """What the card's lasting effects give for its own tags and tile."""
        for effect in self.fact.get("lasting", []):
            if isinstance(effect, dict) and effect.get("own_too"):
                times = sum(tag in effect.get("tags", []) for tag in self.fact["tags"]) or 1
                self.all_of(effect["do"] * times)


def answer(t: Situation, foretold: Foretold) -> None:
    """Give the first answer to every question about the card, a rival before oneself; keep the hand as it is."""
    while t.asked(0) != "prompt-action":
        options = t.options(0)
        option = options[-1] if t.asked(0) == "prompt-discard-to-draw" else options[0]
        if ("decrease", 1) in options:
            option = ("decrease", 1)
        if option[0] == "space" and t.asked(0) != "prompt-claim":
            foretold.placed(str(option[1]), t.asked(0))
        t.do(0, *option)


@pytest.mark.parametrize("card", FACTS["projects"])
def test_a_card_changes_what_the_facts_foretell(card: str) -> None:
    t = busy(card)
    before, foretold = look(t), Foretold(t, card)
    foretold.all_of(FACTS["projects"][card].get("now", []))
    foretold.own_effects()
    t.do(0, "play", card)
    answer(t, foretold)
    after = look(t)
    changes = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changes == {name: n for name, n in foretold.changes.items() if n}
