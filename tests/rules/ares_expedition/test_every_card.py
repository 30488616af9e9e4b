"""Every card is played once and every action used once, and what happens is what the digest of the facts says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arsia.testing import Situation, proves

from .tables import FACTS, PHASE_OF, PROJECTS, play_out, quiet

ZONES: list[str] = FACTS["table"]["zones"]
TILES: list[dict[str, int]] = FACTS["table"]["oceans"]
RICH = {"mc": 99, "heat": 20, "plants": 20, "tr": 20}
HAND = ("comet", "mine", "research")
#: Played cards that ask what the first answer does not decide alone; they have stories of their own.
ASKING = ("mars_university", "business_contacts", "microprocessors")


def edge(track: str, need: str) -> int:
    """The value of a track at which a requirement just holds."""
    relation, zone = need.split()[1:]
    values = [value for value, name in FACTS["table"][track] if name == zone]
    return int(values[0] if relation == ">=" else values[-1])


def beyond(track: str, need: str) -> int:
    """The value next to it, at which it does not hold any more."""
    values = [value for value, _ in FACTS["table"][track]]
    return int(values[values.index(edge(track, need)) + (-1 if ">=" in need else 1)])


def holders(card: str) -> tuple[str, str]:
    """Two other cards, one for microbes and one for animals."""
    return ("regolith_eaters" if card == "tardigrades" else "tardigrades", "fish" if card == "birds" else "birds")


def ready(card: str, failing: str = "") -> Situation:
    """Seat 0 holds the card and everything that it needs, except for what is to fail."""
    printed = PROJECTS[card]
    t = quiet().set(0, played=holders(card), **RICH).give(0, card)
    tags = dict(t.get(0, "tags"))
    for need in printed.get("needs", ()):
        what = need.split()[0]
        if what == "oceans":
            n = int(need.split()[2])
            t.set(oceans=n if need != failing else n + (-1 if ">=" in need else 1))
        elif what == "tags":
            tag, n = need.split()[1], int(need.split()[2])
            tags[tag] = n if need != failing else n - 1
        elif what == "tr":
            t.set(0, tr=int(need.split()[2]) - (1 if need == failing else 0))
        else:
            t.set(None, **{what: edge(what, need) if need != failing else beyond(what, need)})
    t.set(0, tags=tags)
    for cost in printed.get("spend", ()):
        what, n = cost.split()
        if cost == failing:
            t.set(0, **{what: int(n) - 1})
    return t.at(PHASE_OF[printed["colour"]])


def expect(ops: list[Any], changes: Counter[str], t: Situation, card: str) -> None:
    """Add up what operations should change, with the first answer to whatever they ask."""
    for op in ops:
        if isinstance(op, list):
            head, *rest = op
            if head == "choose":
                expect(rest[0], changes, t, card)
            else:
                tag, n = head.split()[1:]
                if t.get(0, "tags")[tag] >= int(n):
                    expect(rest, changes, t, card)
            continue
        verb, *parts = op.split()
        if verb == "gain":
            changes[parts[0]] += int(parts[1])
        elif verb == "draw":
            changes["hand"] += int(parts[0])
        elif verb == "tr":
            changes["tr"] += int(parts[0])
        elif verb in ("temperature", "oxygen"):
            changes[verb] += int(parts[0]) * (2 if verb == "temperature" else 1)
            changes["tr"] += int(parts[0])
        elif verb == "ocean":
            for _ in range(int(parts[0])):
                for what, n in TILES[t.get("oceans") + changes["oceans"]].items():
                    changes["hand" if what == "cards" else what] += n
                changes["oceans"] += 1
                changes["tr"] += 1
        elif verb == "forest":
            changes.update({name: int(parts[0]) for name in ("forests", "oxygen", "tr")})
        elif verb == "tr_per":
            changes["tr"] += t.get(0, "tags")[parts[0]] + PROJECTS[card]["tags"].count(parts[0])
        elif verb == "add":
            kind, n, where = parts
            target = card if where == "here" else holders(card)[1 if kind == "animal" else 0]
            changes[f"held {target}"] += int(n)
        elif verb == "draw_keep":
            changes["hand"] += int(parts[1])
        elif verb == "reveal_top":
            changes["hand"] += 1  # the top card is made a blue one
        elif verb == "reveal":
            changes["hand"] += 1
        else:
            assert verb in ("extra_play", "next_discount", "next_ease", "free_green", "draw_discard"), op


def expect_own_triggers(card: str, changes: Counter[str], t: Situation) -> None:
    """What the card's own tags set off on the card itself."""
    for effect in PROJECTS[card].get("effects", ()):
        if isinstance(effect, list) and effect[0].startswith("when tag") and effect[0].endswith(" own"):
            wanted = effect[0].split()[2].split(",")
            for tag in PROJECTS[card]["tags"]:
                if tag in wanted:
                    expect(effect[1:], changes, t, card)


def standing(t: Situation, *cards: str) -> Counter[str]:
    """Everything that a card can change."""
    now: Counter[str] = Counter({name: t.get(0, name) for name in ("mc", "heat", "plants", "tr", "forests")})
    now.update({name: t.get(name) for name in ("temperature", "oxygen", "oceans")})
    now["hand"] = len(t.get(0, "hand"))
    for product, n in t.get(0, "production").items():
        now[f"{product} production"] = n
    for card in cards:
        now[f"held {card}"] = t.get(0, "held").get(card, 0)
    return now


def changed(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in {*before, *after} if after[name] != before[name]}


def expect_production(card: str, changes: Counter[str], t: Situation) -> None:
    for line in PROJECTS[card].get("produces", ()):
        words = line.split()
        if words[0] != "grow":
            changes[f"{words[0]} production"] += int(words[1])
            continue
        _, product, _, every, per = words
        have = t.get(0, "forests") + changes["forests"]
        if per != "forest_token":
            have = t.get(0, "tags")[per] + PROJECTS[card].get("tags", []).count(per)
        changes[f"{product} production"] += have // int(every)


@proves("AE-30", "AE-32")
@pytest.mark.parametrize("card", [card for card in PROJECTS if card not in ASKING])
def test_playing_a_card_does_what_is_printed(card: str) -> None:
    t = ready(card)
    changes: Counter[str] = Counter({"mc": -PROJECTS[card]["cost"], "hand": -1})
    for cost in PROJECTS[card].get("spend", ()):
        what, n = cost.split()
        changes[what] -= int(n)
    expect(PROJECTS[card].get("now", []), changes, t, card)
    expect_production(card, changes, t)
    expect_own_triggers(card, changes, t)
    before, tags = standing(t, card, *holders(card)), t.get(0, "tags")
    play_out(t.do(0, "play", card))
    assert changed(before, standing(t, card, *holders(card))) == {name: n for name, n in changes.items() if n}
    now = t.get(0, "tags")
    assert {tag: now[tag] - tags[tag] for tag in now if now[tag] != tags[tag]} == Counter(
        PROJECTS[card].get("tags", [])
    )
    assert t.get(0, "played")[-1] == card


CONDITIONS = [
    (card, condition)
    for card, printed in PROJECTS.items()
    for condition in (*printed.get("needs", ()), *printed.get("spend", ()))
]


@proves("AE-33", "AE-35")
@pytest.mark.parametrize(("card", "condition"), CONDITIONS, ids=[f"{card}: {what}" for card, what in CONDITIONS])
def test_a_card_is_not_offered_while_what_it_needs_is_missing(card: str, condition: str) -> None:
    assert ready(card).offers(0, "play", card)
    t = ready(card, failing=condition)
    assert not t.offers(0, "play", card)
    assert len(t.why_not(0, "play", card)) == 1


WAYS = [
    (card, index, chose)
    for card, printed in PROJECTS.items()
    for index, way in enumerate(printed.get("action", ()))
    for chose in ((False, True) if "bonus" in way or "bonus_cost" in way else (False,))
]


@proves("AE-50", "AE-51")
@pytest.mark.parametrize(("card", "index", "chose"), WAYS)
def test_using_an_action_does_what_is_printed(card: str, index: int, chose: bool) -> None:
    way = PROJECTS[card]["action"][index]
    t = quiet().set(0, played=[card, *holders(card)], **RICH).set(0, hand=HAND)
    if "holds" in PROJECTS[card]:
        t.set(0, held={card: 5})
    t.set(0, phase="action" if chose else None).set(deck=["birds" if card == "fish" else "olympus_conference"])
    t.at("action")
    changes: Counter[str] = Counter()
    for cost in way["bonus_cost"] if chose and "bonus_cost" in way else way.get("cost", ()):
        what, n = cost.split()[0], cost.split()[-1]
        if what == "here":
            changes[f"held {card}"] -= int(n)
        elif what == "any":
            changes[f"held {card}"] -= 1
        elif what == "cards":
            changes["hand"] -= int(n.split("-")[-1])
        elif what == "heat" and "-" in n:
            spent = 20 if n.endswith("any") else int(n.split("-")[1])
            changes["heat"] -= spent
            changes[way["gain"][0].split()[1]] += spent
        else:
            changes[what] -= int(n)
    if way["gain"] == ["as_many cards"]:
        changes["hand"] = 0
    elif not way["gain"][0].startswith("as_many"):
        expect(way["gain"], changes, t, card)
    expect(way.get("bonus", []) if chose else [], changes, t, card)
    before = standing(t, card, *holders(card))
    t.do(0, "action", card)
    if len(PROJECTS[card]["action"]) > 1:
        t.do(0, "choose", index)
    play_out(t)
    assert changed(before, standing(t, card, *holders(card))) == {name: n for name, n in changes.items() if n}
    assert t.get(0, "used") == (card,)
    assert t.offers(0, "action", card) == chose


@proves("AE-70")
@pytest.mark.parametrize("card", [card for card, printed in PROJECTS.items() if "points" in printed])
def test_a_card_is_worth_the_points_that_it_prints(card: str) -> None:
    points = PROJECTS[card]["points"]
    t = quiet().set(0, tr=0, forests=7, played=[card, "mine", "comet", "research", "interns"])
    if "holds" in PROJECTS[card]:
        t.set(0, held={card: 7})
    if isinstance(points, str):
        _, _, every, what = points.split(" ", 3)
        played = t.get(0, "played")
        counts = {
            "forest_token": 7,
            "own_project_card_in_play": len(played),
            "own_blue_card_in_play": sum(PROJECTS[each]["colour"] == "blue" for each in played),
        }
        if what.endswith(" tag"):
            tag = what.split()[0]
            counts[what] = sum(PROJECTS[each]["tags"].count(tag) for each in played)
        points = counts.get(what, 7) // int(every)
    assert t.get(0, "score") == 7 + points
