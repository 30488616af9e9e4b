"""Every card of Ares Expedition in English, read as a stranger would: what playing it changes is what it says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

import arsia
from arsia.testing import Situation
from arsia.words import Words
from tests.rules.ares_expedition.tables import PROJECTS, play_out, quiet
from tests.rules.ares_expedition.test_every_card import HAND, RICH, changed, holders, ready, standing

GAME = arsia.game("ares_expedition")
WORDS = Words("en", "ares_expedition", ("Ada", "Bo"), GAME.verbs, GAME.events)
Reading = tuple[str, Callable[["Reader", re.Match[str]], None]]


def said(card: str) -> dict[str, str]:
    """The parts of a card, each without its full stop."""
    [texts] = [entry["texts"] for entry in GAME.catalogue() if entry["id"] == card]
    assert isinstance(texts, dict)
    return {part: WORDS.say(text).removesuffix(".") for part, text in texts.items()}


class Reader:
    """Adds up what sentences announce."""

    def __init__(self, t: Situation, card: str) -> None:
        self.t = t
        self.card = card
        self.tags = Counter(t.get(0, "tags"))
        if card not in t.get(0, "played"):
            self.tags.update(PROJECTS[card].get("tags", ()))
        self.changes: Counter[str] = Counter()

    def read(self, clause: str) -> None:
        """One clause; none may be left that nobody understands."""
        clause = clause[:1].lower() + clause[1:]
        for pattern, does in GRAMMAR:
            found = re.fullmatch(pattern, clause)
            if found:
                does(self, found)
                return
        raise AssertionError(f"{self.card}: nobody understands “{clause}”")

    def amounts(self, text: str, sign: int, suffix: str = "") -> None:
        """Amounts like “2 plants, 3 heat”."""
        for each in text.split(", "):
            n, what = each.split(" ", 1)
            name = {"M€": "mc", "plant": "plants", "card": "cards"}.get(what, what)
            self.changes[f"{name}{suffix}"] += sign * int(n)

    def rise(self, what: str, steps: int) -> None:
        self.changes[what] += steps * (2 if what == "temperature" else 1)
        self.changes["tr"] += steps

    def forest(self, n: int, steps: int) -> None:
        self.changes["forests"] += n
        self.rise("oxygen", steps)

    def own_tags(self, tags: str, effect: str) -> None:
        """For each of these tags on the card itself; what one may also leave changes nothing here."""
        times = sum(tag in tags.split("/") for tag in PROJECTS[self.card]["tags"])
        for _ in range(0 if effect.startswith("you may") else times):
            self.read(effect.split(", or ")[0])

    def flip(self, n: int) -> None:
        for reward in self.t.get("next_oceans")[:n]:
            for what, amount in reward.items():
                self.changes["hand" if what == "cards" else what] += amount
        self.rise("oceans", n)

    def hold(self, n: int, kind: str) -> None:
        """On another card: the first that holds the kind."""
        microbes, animals = holders(self.card)
        self.changes[f"held {animals if kind.startswith('animal') else microbes}"] += n

    def count(self, tag: str) -> int:
        return self.t.get(0, "forests") if tag == "forests" else self.tags[tag.lower().removesuffix(" tags")]


def nothing(reader: Reader, found: re.Match[str]) -> None:
    """It changes something later, or nothing that can be counted here."""


GRAMMAR: tuple[Reading, ...] = (
    # What happens at once.
    (r"gain (\d+ .+)", lambda r, m: r.amounts(m[1], 1)),
    (r"spend (\d+ (?:heat|plants?))", lambda r, m: r.amounts(m[1], -1)),
    (r"lower your TR by (\d+)", lambda r, m: r.changes.update({"tr": -int(m[1])})),
    (r"raise your TR (\d+)", lambda r, m: r.changes.update({"tr": int(m[1])})),
    (r"raise your TR (\d+) for each of your (.+)", lambda r, m: r.changes.update({"tr": int(m[1]) * r.count(m[2])})),
    (r"raise the (temperature|oxygen) (\d+) steps?", lambda r, m: r.rise(m[1], int(m[2]))),
    (r"flip (\d+) ocean tiles?", lambda r, m: r.flip(int(m[1]))),
    (
        r"take (\d+) forests? and raise the oxygen (\d+) steps?",
        lambda r, m: r.forest(int(m[1]), int(m[2])),
    ),
    (r"draw (\d+) cards?", lambda r, m: r.changes.update({"hand": int(m[1])})),
    (
        r"draw (\d+) cards, then discard (\d+)",
        lambda r, m: r.changes.update({"hand": int(m[1]) - int(m[2])}),
    ),
    (r"draw \d+ cards, keep (\d+) and discard the rest", lambda r, m: r.changes.update({"hand": int(m[1])})),
    (r"discard (\d+) card", lambda r, m: r.changes.update({"hand": -int(m[1])})),
    (r"discard 1 to \d+ cards and draw as many", nothing),
    (r"reveal \d+ cards, keep one with a .+ tag and discard the rest", lambda r, m: r.changes.update({"hand": 1})),
    (r"reveal the top card: .+, any other comes to your hand", lambda r, m: r.changes.update({"hand": 1})),
    (r"add (\d+) \w+(?: resource)?s? here", lambda r, m: r.changes.update({f"held {r.card}": int(m[1])})),
    (r"remove (\d+) \w+ from here", lambda r, m: r.changes.update({f"held {r.card}": -int(m[1])})),
    (r"remove (\d+) \w+ or \w+ from any of your cards", lambda r, m: r.changes.update({f"held {r.card}": -int(m[1])})),
    (r"add (\d+) (\w+) to another of your cards", lambda r, m: r.hold(int(m[1]), m[2])),
    (r"add (\d+) resources to one of your cards, .+", lambda r, m: r.hold(int(m[1]), "any")),
    (
        r"with (\d+) (\w+) tags or more, also (.+)",
        lambda r, m: r.read(m[3]) if r.tags[m[2]] >= int(m[1]) else None,
    ),
    (
        r"spend (?:any amount of|1 to (\d+)) heat and gain as many (\S+)",
        lambda r, m: r.changes.update({"heat": -int(m[1] or 20), {"M€": "mc"}.get(m[2], m[2]): int(m[1] or 20)}),
    ),
    (r"you may play (?:another|a green card).+", nothing),
    (r"(?:your next card|the oxygen or temperature requirement of your next card) .+", nothing),
    # Production and potential.
    (r"produces (\d+ (?:(?! for ).)+)", lambda r, m: r.amounts(m[1], 1, " production")),
    (r"building potential: (.+)", lambda r, m: r.amounts(m[1], 1, " production")),
    (
        r"produces 1 (\S+) for (?:each|every (\d+)) of your (.+)",
        lambda r, m: r.amounts(f"{r.count(m[3]) // int(m[2] or 1)} {m[1]}", 1, " production"),
    ),
    # What the card's own tags set off.
    (
        r"for each (\S+) tag you play, this card’s too, (.+)",
        lambda r, m: r.own_tags(m[1], m[2]),
    ),
    (r"(?:for each|whenever|each|your|cards|a card|a forest) .+", nothing),
    (r"(?:standard actions|in the research phase|when you) .+", nothing),
)


@pytest.mark.parametrize("card", PROJECTS)
def test_playing_a_card_does_what_it_says(card: str) -> None:
    t = ready(card)
    says = said(card)
    reader = Reader(t, card)
    if "spend" in says:
        reader.read(says["spend"].removeprefix("To play it, "))
    for part in ("now", "production", "potential", "effect"):
        for clause in says[part].split("; ") if part in says else ():
            reader.read(clause.split(", or ")[0] if part == "now" else clause)
    changes = reader.changes
    changes.update({"mc": -int(t.table.view(0)["prices"][card]), "hand": -1})  # type: ignore[index]
    before = standing(t, card, *holders(card))
    play_out(t.do(0, "play", card))
    assert changed(before, standing(t, card, *holders(card))) == {name: n for name, n in changes.items() if n}


ACTIONS = [(card, index) for card, printed in PROJECTS.items() for index in range(len(printed.get("action", ())))]


@pytest.mark.parametrize("chose", [False, True])
@pytest.mark.parametrize(("card", "index"), ACTIONS)
def test_using_an_action_does_what_it_says(card: str, index: int, chose: bool) -> None:
    t = quiet().set(0, played=[card, *holders(card)], **RICH).set(0, hand=HAND, steel=1, titanium=2)
    if "holds" in PROJECTS[card]:
        t.set(0, held={card: 5})
    t.set(0, phase="action" if chose else None).set(deck=["birds" if card == "fish" else "olympus_conference"])
    t.at("action")
    way = said(card)["action"].removeprefix("Action: ").split("; or ")[index]
    reader = Reader(t, card)
    read_way(reader, way, chose)
    before = standing(t, card, *holders(card))
    t.do(0, "action", card)
    if len(PROJECTS[card]["action"]) > 1:
        t.do(0, "choose", index)
    play_out(t)
    changes = {name: n for name, n in reader.changes.items() if n}
    assert changed(before, standing(t, card, *holders(card))) == changes


def read_way(reader: Reader, way: str, chose: bool) -> None:
    """“pay 10 M€: flip 1 ocean tile (2 M€ less for each steel you have)”"""
    found = re.fullmatch(r"(?:pay (\d+) M€: )?(.+?)(?: \((\d+) M€ less (.+?)\))?(?: \(if you chose (.+?)\))?", way)
    assert found, way
    price, rest, less, per, bonus = found.groups()
    if price:
        off = 0
        if less:
            kinds = r"for each (\w+) you have|for each of your (\w+) tags|with (\d+) blue cards or more"
            each = re.fullmatch(kinds, per)
            assert each, per
            blue = sum(PROJECTS[card]["colour"] == "blue" for card in reader.t.get(0, "played"))
            times = reader.t.get(0, each[1]) if each[1] else reader.tags[each[2]] if each[2] else blue >= int(each[3])
            off = int(less) * times
        reader.changes["mc"] -= max(0, int(price) - off)
    cost, _, gain = rest.rpartition(": ") if not rest.startswith("reveal") else ("", "", rest)
    instead = chose and bonus is not None and bonus.endswith(" instead")
    if cost or instead:
        reader.read(bonus.removeprefix("the action phase, ").removesuffix(" instead") if instead else cost)
    for clause in re.split(r", (?=raise)", gain):
        reader.read(clause)
    if chose and bonus and not instead:
        reader.read(bonus.removeprefix("the action phase, also "))


@pytest.mark.parametrize("card", [card for card, printed in PROJECTS.items() if "points" in printed])
def test_a_card_is_worth_the_points_that_it_says(card: str) -> None:
    t = quiet().set(0, tr=0, forests=7, played=[card, "mine", "comet", "research", "interns"])
    if "holds" in PROJECTS[card]:
        t.set(0, held={card: 7})
    found = re.fullmatch(r"(−?\d+) points?(?: for (?:each|every (\d+)) (.+))?", said(card)["points"])
    assert found
    n, every, what = int(found[1].replace("−", "-")), int(found[2] or 1), found[3]
    if what:
        played = t.get(0, "played")
        counts = {
            "of your forests": 7,
            "cards you have in play": len(played),
            "blue cards you have in play": sum(PROJECTS[each]["colour"] == "blue" for each in played),
        }
        tag = re.fullmatch(r"of your (\w+) tags", what)
        here = 7 if what.endswith(" here") else counts.get(what, 0)
        n *= (t.get(0, "tags")[tag[1].lower()] if tag else here) // every
    assert t.get(0, "score") == 7 + n
