"""Every card of Terraforming Mars in English, read as a stranger would: what playing it changes is what it says."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import arsia
from arsia.testing import Situation
from arsia.words import Words
from tests.rules.terraforming_mars.card_stories import mars
from tests.rules.terraforming_mars.digest_words import FACTS
from tests.rules.terraforming_mars.test_cards_play_as_the_facts_say import (
    CITIES,
    RESOURCES,
    RIVALS_TAGS,
    TAGS,
    Foretold,
    answer,
    busy,
    look,
)

GAME = arsia.game("terraforming_mars")
WORDS = Words("en", "terraforming_mars", ("Ada", "Bo"), GAME.verbs, GAME.events)
CARDS: dict[str, Any] = {str(entry["id"]): entry["texts"] for entry in GAME.catalogue() if entry["kind"] == "card"}
PROJECTS = FACTS["projects"]
NAMES = {"M€": "mc", "plant": "plants"}
KINDS = "(?:animal|microbe|fighter|resource|science resource)s?"


def said(card: str) -> dict[str, str]:
    """The parts of a card, each without its full stop."""
    return {part: WORDS.say(text).removesuffix(".") for part, text in CARDS[card].items()}


class Told(Foretold):
    """Adds up what sentences announce, with the first answer to every question."""

    def __init__(self, t: Situation, card: str) -> None:
        super().__init__(t, card)
        self.t = t
        self.card = card
        self.metal = False
        self.tags = {
            tag: n + (PROJECTS[card]["tags"].count(tag) if card in t.get(0, "hand") else 0) for tag, n in TAGS.items()
        }

    def read(self, clause: str) -> None:
        """One clause; none may be left that nobody understands."""
        clause = clause[:1].lower() + clause[1:]
        for pattern, does in GRAMMAR:
            found = re.fullmatch(pattern, clause)
            if found:
                does(self, found)
                return
        raise AssertionError(f"{self.card}: nobody understands “{clause}”")

    def made(self, text: str) -> None:
        """Changes of production, one after the other."""
        for each in text.split(", "):
            found = re.fullmatch(r"(\S+) production ([+−]\d+)", each)
            assert found, f"{self.card}: nobody understands “{each}”"
            self.own(name(found[1]), int(found[2].replace("−", "-")), True)

    def gained(self, text: str, sign: int = 1) -> None:
        for each in re.split(r", | and ", text):
            n, what = each.split(" ")
            self.own(name(what), sign * int(n))

    def rise(self, what: str, steps: int) -> None:
        self.one(what, steps)

    def per(self, text: str) -> int:
        """“for every 2 microbe tags you have”"""
        found = re.fullmatch(r"for (?:each|every (\d+)) (\w+) tags? you have", text)
        if found:
            return self.tags[found[2].lower()] // int(found[1] or 1)
        found = re.fullmatch(r"for each (\w+) tag your opponents have", text)
        if found:
            return RIVALS_TAGS[found[1].lower()]
        return {"for each city in play": len(CITIES), "for each city on Mars": len(CITIES)}.get(text, self.events)

    def placed(self, space: str, question: str) -> None:
        super().placed(space, question)
        if self.metal:  # what it says of the metal, and not what the facts say
            metal = next(each for each in FACTS["hexes"][space][1] if each in ("steel", "titanium"))
            assert any(step[0] == "metal_under" for step in self.fact["now"])
            self.changes[f"told {metal}"] = 1

    def own_tags(self, tags: str, effect: str) -> None:
        for tag in self.fact["tags"]:
            if tag in tags.lower().split(" or "):
                self.read(effect.split(", or ")[0])


def name(word: str) -> str:
    return NAMES.get(word, word)


def metal_below(told: Told, found: re.Match[str]) -> None:
    told.metal = True


def noctis(told: Told, found: re.Match[str]) -> None:
    told.changes["tiles"] += 1
    told.placed("r4c2", "tile")


def put(told: Told, found: re.Match[str]) -> None:
    told.changes["own held"] += int(found[1])


def took(told: Told, found: re.Match[str]) -> None:
    told.changes["own held"] -= int(found[1])


def hunted(told: Told, found: re.Match[str]) -> None:
    told.changes["rival held" if found[1] == "animal" else "own held"] -= 1


def nothing(told: Told, found: re.Match[str]) -> None:
    """It changes something later, or nothing that can be counted here."""


def tile(told: Told, found: re.Match[str]) -> None:
    told.changes["tiles"] += 1
    if found[1]:
        told.rise("oxygen", 1)


GRAMMAR: tuple[tuple[str, Callable[[Told, re.Match[str]], None]], ...] = (
    (r"your (\w+|M€) production \+1 (for .+)", lambda r, m: r.own(name(m[1]), r.per(m[2]), True)),
    (r"your production of the metal shown on that area \+1", metal_below),
    (r"your ((?:\S+ production [+−]\d+(?:, )?)+)", lambda r, m: r.made(m[1])),
    (r"any player’s (\S+) production −(\d+)", lambda r, m: r.rivals(name(m[1]), int(m[2]), True)),
    (r"raise (temperature|oxygen) (\d+) steps?", lambda r, m: r.rise(m[1], int(m[2]))),
    (r"raise your TR 1 step (for .+)", lambda r, m: r.one("rating", r.per(m[1]))),
    (r"raise your TR (\d+) steps?", lambda r, m: r.one("rating", int(m[1]))),
    (
        r"place (\d) oceans?(?: on an area that is not reserved for oceans)?",
        lambda r, m: r.all_of([["ocean"]] * int(m[1])),
    ),
    (r"place a city on its reserved area \(next to other cities or not\)", noctis),
    (r"place (?:an? \w+|the .+?)(?: (?:on|next to) .+?)?( and raise oxygen 1 step)?", tile),
    (r"gain 1 (\S+) (for .+)", lambda r, m: r.own(name(m[1]), r.per(m[2]))),
    (r"gain (\d+ .+)", lambda r, m: r.gained(m[1])),
    (r"(?:lose|spend) (\d+ \w+)", lambda r, m: r.gained(m[1], -1)),
    (r"remove up to (\d+) (\S+) from any player", lambda r, m: r.rivals(name(m[2]), int(m[1]), False)),
    (r"remove up to (\d+) animals from any card", lambda r, m: r.one("remove_from_card", "animal", int(m[1]))),
    (r"remove up to \d+ M€ from the owner of a tile next to that ocean", nothing),
    (r"steal up to (\d+) (\S+) from any player", lambda r, m: r.one("steal", name(m[2]), int(m[1]))),
    (rf"add (\d+) {KINDS} to (?:this card|one of your cards(?: that has a resource on it)?)", put),
    (rf"remove (\d+) {KINDS} from this card", took),
    (r"remove 1 (animal|microbe) from any card", hunted),
    (r"draw (\d+) cards?", lambda r, m: r.changes.update({"hand": int(m[1])})),
    (r"look at the top \d+ cards of the deck, keep (\d+) .+", lambda r, m: r.changes.update({"hand": int(m[1])})),
    (
        r"look at the top card of the deck and buy it for (\d+) M€ or discard it",
        lambda r, m: r.changes.update({"hand": 1, "own mc": -int(m[1])}),
    ),
    (
        r"reveal and discard the top card of the deck; if it has a (\w+) tag, (.+)",
        lambda r, m: r.read(m[2]),  # the top card is made one that has it
    ),
    (r"put your marker on a free land area: .+", lambda r, m: r.changes.update({"claims": 1})),
    (r"repeat the production changes of one of your cards with a building tag", lambda r, m: r.own("steel", 1, True)),
    (
        r"lower your (\w+) production any number of steps and raise your (\S+) production as many steps",
        lambda r, m: r.one("convert", name(m[1]), name(m[2])),
    ),
    (
        r"with (\d+) (\w+) tags or more (.+), otherwise (.+)",
        lambda r, m: r.read(m[3] if r.tags[m[2]] >= int(m[1]) else m[4]),
    ),
    (r"spend any amount of energy and gain as many (\S+)", lambda r, m: r.one("all energy", name(m[1]))),
    (r"for each (.+) tag you play, this card’s own too, you may .+", nothing),
    (r"for each (.+) tag you play, this card’s own too, (.+)", lambda r, m: r.own_tags(m[1], m[2])),
    (r"when anyone places a city, this one too, (.+)", lambda r, m: r.read(m[1])),
    (r"(?:when|cards|your|temperature,|nothing|opponents|the next) .+", nothing),
)


@pytest.mark.parametrize("card", PROJECTS)
def test_playing_a_card_does_what_it_says(card: str) -> None:
    t = busy(card)
    before, told, says = look(t), Told(t, card), said(card)
    for part in ("now", "effect"):
        for clause in says[part].removeprefix("Effect: ").split(". ") if part in says else ():
            told.read(clause.split(", or ")[0] if part == "now" else clause)
    t.do(0, "play", card)
    answer(t, told)
    after = look(t)
    changes = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    foretold = {name: n for name, n in told.changes.items() if n and not name.startswith("told")}
    assert changes == foretold
    assert told.metal == any(name.startswith("told") for name in told.changes)


ACTIONS = [(card, index) for card, printed in PROJECTS.items() for index in range(len(printed.get("action", ())))]


@pytest.mark.parametrize(("card", "index"), ACTIONS)
def test_using_an_action_does_what_it_says(card: str, index: int) -> None:
    text, rival = said(card)["action"], "fish" if card == "birds" else "birds"
    own = [each for each in ("tardigrades", "mine") if each != card]
    held = {"tardigrades": 2, card: 5 if "holds" in PROJECTS[card] else 0}
    metals = {metal: 0 if f"{metal} may be used" in text else 5 for metal in ("steel", "titanium")}
    t = mars(temperature=-12, oxygen=3, oceans=0, deck=["virus", "asteroid", "comet"])
    t.set(
        0, production=dict.fromkeys(RESOURCES, 5), mc=50, plants=20, energy=20, heat=20, played=[card, *own], **metals
    )
    t.set(0, held={each: n for each, n in held.items() if n and each in (card, *own)})
    t.set(1, played=[rival], cities=CITIES).set(1, held={rival: 2}).at("action")
    ways = text.removeprefix("Action: ").split("; or ")
    assert len(ways) == len(PROJECTS[card]["action"])
    before, told = look(t), Used(t, card)
    for clause in ways[index].split(" → "):
        price = re.fullmatch(r"[Pp]ay (\d+) M€(?: \(\w+ may be used\))?", clause)
        if price:
            told.own("mc", -int(price[1]))
        else:
            for each in re.split(r" and (?=raise)", clause):
                told.read(each)
    t.do(0, "action", card)
    if len(ways) > 1:
        t.do(0, "choose", index)
    while t.asked(0) != "prompt-action":
        option = max(t.options(0), key=lambda each: each[2] if each[0] == "spend" else 0)
        if option[0] == "space":
            told.placed(str(option[1]), t.asked(0))
        t.do(0, *option)
    after = look(t)
    changes = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changes == {name: n for name, n in told.changes.items() if n}


class Used(Told):
    """What an action says: nothing is paid for the card itself."""

    def __init__(self, t: Situation, card: str) -> None:
        super().__init__(t, card)
        self.changes.clear()

    def one(self, verb: str, *rest: object) -> None:
        if verb == "all energy":
            self.own("energy", -20)
            self.own(str(rest[0]), 20)
        else:
            super().one(verb, *rest)


VALUED = [card for card, printed in PROJECTS.items() if "points" in printed and "next to" not in said(card)["points"]]


@pytest.mark.parametrize("card", VALUED)
def test_a_card_is_worth_the_points_that_it_says(card: str) -> None:
    tags = {"jovian": 3}
    bare = mars(tr=0).set(1, cities=[*CITIES, "r2c2"]).set(0, tags=tags).get(0, "score")
    t = mars(tr=0).set(1, cities=[*CITIES, "r2c2"])
    event = PROJECTS[card]["kind"] == "event"
    t.set(0, **{"events" if event else "played": [card]}).set(0, tags=tags)
    if "holds" in PROJECTS[card]:
        t.set(0, held={card: 7})
    found = re.fullmatch(r"([−\d]+) VP(?: (?:if there is a|for each|for every (\d+)) (.+))?", said(card)["points"])
    assert found, said(card)["points"]
    n, every, what = int(found[1].replace("−", "-")), int(found[2] or 1), found[3]
    if what == "cities in play":
        n *= 3 // every
    elif what == "Jovian tag you have":
        n *= 3
    elif what and " if " not in found[0]:
        n *= 7 // every
    assert t.get(0, "score") == bare + n
