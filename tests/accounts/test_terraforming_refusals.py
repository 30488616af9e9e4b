"""Why not, in random games of Terraforming Mars: every number in a sentence is one that the seat sees on the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, Final

import arsia
from arsia.kernel.message import Option
from arsia.properties.cases import Case, cases
from arsia.words import Words
from tests.rules.terraforming_mars.digest_words import FACTS

NAME: Final = "terraforming_mars"
GAME: Final = arsia.game(NAME)
WAYS: Final = sum(len(mode.seats) for mode in GAME.modes)
PLAYERS: Final = ("Ada", "Bo", "Cy", "Di", "Ed")
WORDS: Final = Words("en", NAME, PLAYERS, GAME.verbs, GAME.events)
PRINTED: Final[dict[str, Any]] = {**FACTS["projects"], **FACTS["corporations"]}
METALS: Final[dict[str, Any]] = FACTS["numbers"]["metals"]
MILESTONES: Final[dict[str, Any]] = FACTS["milestones"]
AWARDS: Final[dict[str, Any]] = FACTS["awards"]
RESOURCE: Final = {"M€": "mc", "plant": "plants"}
TITLES: Final = {"Ecological Zone": "ecological_zone", "Industrial Center": "industrial_center"}


class Seen:
    """What a seat sees, and what it was told that it may not do."""

    def __init__(self, view: Any, seat: int, option: Option) -> None:
        self.view = view
        self.me = view["players"][seat]
        self.option = option
        self.what = str(option[1]) if len(option) > 1 else ""
        self.printed: dict[str, Any] = PRINTED.get(self.what, {}) if option[0] in ("play", "action") else {}

    @property
    def purse(self) -> int:
        heat = self.me["stock"]["heat"] if self.me["corporation"] == "helion" else 0
        return int(self.me["stock"]["mc"] + heat)

    def metal(self, name: str) -> int:
        worth = METALS[name][0] + sum(
            effect[1].get(name, 0)
            for card in [*self.me["played"], self.me["corporation"]]
            for effect in (PRINTED[card].get("lasting", ()) if card else ())
            if isinstance(effect, list) and effect[0] == "metals"
        )
        return int(self.me["stock"][name] * worth)

    def money(self, price: str, have: str) -> bool:
        verb, means, costs = self.option[0], self.purse, {int(price)}
        if verb == "play":
            costs = {self.view["prices"][self.what]}
            means += sum(self.metal(name) for name, (_, tag) in METALS.items() if tag in self.printed["tags"])
            if self.me["corporation"] == "helion":  # the heat that the card itself takes cannot pay for it
                kept = sum(op[2] for op in self.printed.get("now", ()) if op[:2] == ["lose", "heat"])
                means -= min(kept, self.me["stock"]["heat"])
        elif verb == "action":
            ways = [way for way in self.printed["action"] if "mc" in way.get("pay", {})]
            costs = {way["pay"]["mc"] for way in ways}
            means += sum(self.metal(name) for way in ways for name in way.get("with", ()))
        elif verb == "project":
            costs = {self.view["prices"][f"project:{self.what}"]}
        elif verb == "milestone":
            costs = {MILESTONES["cost"]}
        elif verb == "award":
            costs = {self.view["award_cost"]}
        return int(price) in costs and int(have) == means < int(price)

    def stock(self, n: str, what: str, have: str) -> bool:
        mine = int(self.me["stock"][RESOURCE.get(what, what)])
        asked = {"plants": self.me["greenery_cost"], "heat": 8}.get(self.what, int(n))
        return bool(int(have) == mine < int(n) == asked)

    def ease(self) -> int:
        lasting = sum(
            effect[1]
            for card in [*self.me["played"], self.me["corporation"]]
            for effect in (PRINTED[card].get("lasting", ()) if card else ())
            if isinstance(effect, list) and effect[0] == "ease"
        )
        return int(lasting + self.me["next_ease"])

    def climate(self, name: str, n: str, which: str, have: str, eased: str | None) -> bool:
        least, value, limit = which in ("warmer", "more"), int(self.view[name]), number(n)
        off = self.ease() * FACTS["tracks"][name]["step"]
        outside = value + off < limit if least else value - off > limit
        needs = [[name, "least" if least else "most", limit]]
        return value == number(have) and int(eased or 0) == self.ease() and outside and self.printed["needs"] == needs

    def tags(self, needs: str, have: str) -> bool:
        n, tag = re.fullmatch(r"(\d+) (\w+) tags?", needs).groups()  # type: ignore[union-attr]
        return (
            int(have) == self.me["tags"][tag.lower()] < int(n)
            and ["tags", tag.lower(), int(n)] in self.printed["needs"]
        )

    def produces(self, resource: str, n: str, have: str) -> bool:
        return bool(number(have) == self.me["production"][RESOURCE.get(resource, resource)] < int(n))

    def tiles(self, n: str, what: str, have: str) -> bool:
        lying = [each for each in self.view["board"] if each["tile"]]
        if what.startswith("greener"):
            there = sum(each["tile"] == "greenery" and each["owner"] == self.me["player"] for each in lying)
        else:
            there = sum(each["tile"] in ("city", "capital") for each in lying)
        return bool(int(have) == there < int(n))

    def would_fall(self, resource: str, n: str, have: str) -> bool:
        name = RESOURCE.get(resource, resource)
        return bool(number(have) == self.me["production"][name] < int(n) + (-5 if name == "mc" else 0))

    def no_victim(self, resource: str, n: str) -> bool:
        name = RESOURCE.get(resource, resource)
        others = [each for each in self.view["players"] if each is not self.me]
        return all(each["production"][name] < int(n) + (-5 if name == "mc" else 0) for each in others)

    def no_prey(self, kind: str) -> bool:
        held = {card for each in self.view["players"] if not self.safe(each) for card in each["held"]}
        return not [card for card in held if PRINTED[card]["holds"] == kind and card != "pets"]

    def safe(self, player: Any) -> bool:
        return player is not self.me and "protected_habitats" in player["played"]

    def here(self, n: str, have: str | None) -> bool:
        return bool(int(have or 0) == self.me["held"].get(self.what, 0) < int(n))

    def taken(self, kind: str, who: str) -> bool:
        [owner] = [each["owner"] for each in self.view[kind] if each["id"] == self.what]
        return owner is not None and PLAYERS[owner] == who

    def all_taken(self, kind: str, n: str) -> bool:
        return sum(each["owner"] is not None for each in self.view[kind]) == int(n) == 3

    def milestone(self, n: str, have: str) -> bool:
        [mine] = [each["counts"][self.me["player"]] for each in self.view["milestones"] if each["id"] == self.what]
        return bool(int(have) == mine < int(n) == MILESTONES["needs"][self.what][1])

    def no_space(self, tile: str) -> bool:
        """Nothing that could lie there is free, or it has a rule of its own."""
        return not (tile == "a greenery" and any(self.open_land()))

    def open_land(self) -> list[str]:
        return [
            each["space"]
            for each in self.view["board"]
            if each["tile"] is None
            and each["claim"] in (None, self.me["player"])
            and FACTS["hexes"].get(each["space"], [""])[0] in ("land", "volcanic")
        ]


def number(text: str) -> int:
    return int(text.replace("−", "-"))


EASED: Final = r"(?:, which your (\d+) steps? of leeway do(?:es)? not cover)?"
#: Every sentence that explains, and what must be so. The numbers come from the sentence alone.
SENTENCES: Final[tuple[tuple[str, Callable[..., bool]], ...]] = (
    (r"it costs (\d+) M€ and you can pay (\d+)", Seen.money),
    (r"it takes (\d+) (plants?|heat|steel|titanium|energy) and you have (\d+)", Seen.stock),
    (
        rf"it requires ([−\d]+) °C or (warmer|colder) and it is ([−\d]+) °C{EASED}",
        lambda s, *found: s.climate("temperature", *found),
    ),
    (rf"it requires (\d+)% oxygen or (more|less) and there is (\d+)%{EASED}", lambda s, *f: s.climate("oxygen", *f)),
    (
        rf"it requires (\d+) oceans? or (more|fewer) and there (?:is|are) (\d+){EASED}",
        lambda s, *found: s.climate("oceans", *found),
    ),
    (r"it requires (\d+ \w+ tags?) and you have (\d+)", Seen.tags),
    (r"it requires (\S+) production of (\d+) or more and yours is ([−\d]+)", Seen.produces),
    (r"it requires (\d+) (greener\w+ of your own|cit\w+ in play) and there (?:is|are) (\d+)", Seen.tiles),
    (r"your (\S+) production would go down (\d+) steps? and is ([−\d]+)", Seen.would_fall),
    (r"there is no space for (.+)", Seen.no_space),
    (r"there is no free area to mark", lambda s: not s.open_land()),
    (r"nobody’s (\S+) production can go down (\d+) steps?", Seen.no_victim),
    (r"no card has an? (\w+) that may be removed", Seen.no_prey),
    (r"it takes (\d+) [\w ]+ from this card, (?:which has (\d+)|and there is none)", Seen.here),
    (
        r"you have no card with a building tag whose production changes can be repeated",
        lambda s: s.what == "robotic_workforce",
    ),
    (
        r"there (?:is|are) no (?:card|(\d+) cards) left to draw",
        lambda s, n: s.view["deck"] + s.view["discards"] < int(n or 1),
    ),
    (r"your TR has not gone up in this generation", lambda s: s.what == "united_nations_mars_initiative"),
    (r"its action has been used in this generation", lambda s: s.what in s.me["used"]),
    (r"the first action of your corporation comes first", lambda s: s.me["first_action"]),
    (r"you have no card to sell", lambda s: not s.me["hand"]),
    (r"(\w+) has claimed it", lambda s, who: s.taken("milestones", who)),
    (r"(\d+) milestones have been claimed, and .+", lambda s, n: s.all_taken("milestones", n)),
    (r"it takes (\d+) (?:TR|cities|greeneries|building tags|cards in hand) and you have (\d+)", Seen.milestone),
    (r"(\w+) has funded it", lambda s, who: s.taken("awards", who)),
    (r"(\d+) awards have been funded, and .+", lambda s, n: s.all_taken("awards", n)),
)


def check(view: Any, seat: int, option: Option, sentence: str) -> str:
    """The pattern of the sentence, if what it says is so."""
    for pattern, holds in SENTENCES:
        found = re.fullmatch(pattern, sentence)
        if found:
            assert holds(Seen(view, seat, option), *found.groups()), f"{option}: “{sentence}” is not so"
            return pattern
    raise AssertionError(f"nobody understands “{sentence}”")


def listen(case: Case) -> set[str]:
    """Play a game, half sensibly, and hold what is explained now and then against the table."""
    heard: set[str] = set()
    rng = Random(case.seed)
    table = case.table()
    while table.pending:
        seat = rng.choice(sorted(table.pending))
        asked = table.pending[seat]
        if asked.prompt.id == "prompt-action" and rng.random() < 0.2:
            view: Any = table.view(seat)
            refused = {refusal.option: refusal.reasons for refusal in table.explain(seat)}
            for option, reasons in refused.items():
                assert option not in asked.options
                heard.update(check(view, seat, option, WORDS.say(reason)) for reason in reasons)
            for card in view["players"][seat]["hand"]:
                assert (("play", card) in refused) != (("play", card) in asked.options), card
        quick = table.rollout(seat) if rng.random() < 0.5 else None
        table.play(seat, quick or rng.choice(asked.options))
    return heard


def test_every_number_of_a_refusal_is_on_the_table() -> None:
    heard: set[str] = set()
    for case in islice(cases(NAME), 2 * WAYS):
        heard |= listen(case)
    missing = sorted({each for each, _ in SENTENCES} - heard)
    assert len(missing) <= 5, f"never heard: {missing}"  # they take a full map, an empty deck, or luck
