"""What a card of Martians says in English, read as a stranger reads it, against what it changes when it is played."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

import arsia
from arsia.testing import Situation
from arsia.words import Words
from tests.rules.martians.tables import OPEN, calm, com, coop, rich, semi, solo, stock

GAME: Final = arsia.game("martians")
WORDS: Final = Words("en", "martians", ("Ada", "Bo", "Cy", "Di"), GAME.verbs, GAME.events)
GOODS: Final = {"supply": "supply", "supplies": "supply", "credits": "credit"}
COLOURS: Final = ("yellow", "green", "black", "white")
THINGS: Final[list[dict[str, Any]]] = GAME.catalogue()


def sentence(kind: str, id: str) -> str:
    thing = next(each for each in THINGS if (each["kind"], each["id"]) == (kind, id))
    return WORDS.say(thing["texts"]["text"])


def ids(kind: str) -> list[str]:
    return [each["id"] for each in THINGS if each["kind"] == kind]


def goods(text: str) -> dict[str, int]:
    """Amounts of goods as they are written; cards are counted together."""
    found: dict[str, int] = {}
    for n, word in re.findall(r"(\d+) ([a-z]+)", text):
        name = "card" if word in (*COLOURS, "regolith") and re.search(rf"{n} {word} cards?", text) else word
        name = GOODS.get(name, name)
        found[name] = found.get(name, 0) + int(n)
    return found


def changed(t: Situation, before: dict[str, int], cards: int) -> dict[str, int]:
    now = {good: n - before[good] for good, n in stock(t).items()}
    now["card"] = len(t.get(0, "hand")) - cards
    return {good: n for good, n in now.items() if n}


def trade(cost: dict[str, int], gain: dict[str, int]) -> dict[str, int]:
    both = {good: gain.get(good, 0) - cost.get(good, 0) for good in {*cost, *gain}}
    return {good: n for good, n in both.items() if n}


def at_lander(t: Situation) -> tuple[Situation, dict[str, int], int]:
    rich(t).set(0, hand=[*COLOURS * 4])
    t.at("turn").do(0, "place", "lander", 1)
    return t, stock(t), len(t.get(0, "hand"))


def pay_any_cards(t: Situation) -> None:
    while t.offers(0, "card"):
        t.do(0, *t.options(0)[0])


@pytest.mark.parametrize("order", ids("order"))
def test_an_order_costs_and_brings_what_it_says(order: str) -> None:
    read = re.fullmatch(r"Deliver (.+) for (\d+) reputation\.", sentence("order", order))
    assert read
    t, before, cards = at_lander(com().set(orders=[order]))
    t.do(0, "order", order)
    pay_any_cards(t)
    assert changed(t, before, cards) == trade(goods(read[1]), {"reputation": int(read[2])})


@pytest.mark.parametrize("tile", ids("tile"))
def test_a_research_tile_costs_and_brings_what_it_says(tile: str) -> None:
    read = re.fullmatch(r"(\d) time units?: (.+) for (\d+) credits\.", sentence("tile", tile))
    assert read
    t, before, cards = at_lander(com().set(research_tiles=[tile]))
    t.do(0, "research", tile)
    pay_any_cards(t)
    assert changed(t, before, cards) == trade(goods(read[2]), {"credit": int(read[3])})
    assert t.get("time") == 3 - int(read[1])


@pytest.mark.parametrize("mode", [com, coop])
@pytest.mark.parametrize("tokens", [1, 2, 3])
@pytest.mark.parametrize("person", [id for id in ids("person") if "pay" in sentence("person", id)])
def test_a_specialist_costs_and_does_what_it_says(person: str, tokens: int, mode: Any) -> None:
    read = re.fullmatch(r"Once a round, pay ([^:]+): (.+)\.", sentence("person", person))
    assert read
    t = rich(calm(mode(2, collector=True))).set(Q1=(tokens,) * 3).set(0, specialists=[person])
    t.at("turn")
    before, cards = stock(t), len(t.get(0, "hand"))
    t.do(0, "use", person)
    gain: dict[str, int] = {}
    removed = re.search(r"remove (up to )?(\d) (\w+) tokens?", read[2])
    while t.offers(0, "remove"):
        t.do(0, *t.options(0)[0])
    if removed:
        assert t.get("Q1")[("oxygen", "sickness", "hunger").index(removed[3])] == max(0, tokens - int(removed[2]))
    for part in re.findall(r"gain ([^;]+)|draw (\d regolith card)", read[2]):
        gain |= goods(part[0]) if part[0] else {"card": int(part[1][0])}
    if person == "builder":
        assert read[2] == "do one action of Construction at its usual cost, time included, without a marker"
        t.do(0, "install", "wind")
        gain = {"energy": -1, "regolith": -1, "supply": -1}
        assert t.get("time") == 2
    assert changed(t, before, cards) == trade(goods(read[1]), gain)
    assert not t.offers(0, "use", person), "once a round"


def view(table: arsia.Table) -> Any:
    return table.view(0)


def plenty(mode: str) -> Situation:
    makers: dict[str, Any] = {"com": lambda: com(3), "semi": lambda: semi(4), "coop": coop, "solo": solo}
    made: Situation = rich(makers[mode]())
    return calm(made)


EACH: Final = [
    id
    for id in ids("event")
    if re.fullmatch(r"Every player (gains|loses) \d \w+(, as far as possible)?\.", sentence("event", id))
]
MORE: Final = [id for id in ids("event") if re.match(r"(More \w+ tokens|\d more \w+ token)", sentence("event", id))]


@pytest.mark.parametrize("mode", ["com", "semi", "coop", "solo"])
@pytest.mark.parametrize("event", [id for id in EACH if id[0] == "E"])
def test_an_event_gives_each_what_it_says(event: str, mode: str) -> None:
    t = plenty(mode)
    before = stock(t)
    t.at(event)
    times = 2 if mode in ("coop", "solo") else 1
    sign = 1 if "gains" in sentence("event", event) else -1
    assert changed(t, before, 0) == {good: sign * n * times for good, n in goods(sentence("event", event)).items()}


@pytest.mark.parametrize(("mode", "seats"), [("com", 3), ("semi", 2), ("semi", 3), ("semi", 4), ("solo", 1)])
@pytest.mark.parametrize("event", [id for id in MORE if id[0] == "E"])
def test_an_event_brings_the_needs_that_it_says(event: str, mode: str, seats: int) -> None:
    said = sentence("event", event)
    t = calm(com(seats) if mode == "com" else solo() if mode == "solo" else semi(seats)).at(event)
    token = next(each for each in ("oxygen", "sickness", "hunger") if each in said)
    by_seats = re.search(r"(\d) for up to two players, (\d) for three, (\d) for four", said)
    shared = int(by_seats[max(1, seats - 1)]) if by_seats else int(said[0])
    each = re.search(r"competitive game (\d) for each player", said)
    assert each
    assert sum(t.get(token).values()) == (int(each[1]) * seats if mode == "com" else shared)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("event", "token"), [("S106", "sickness"), ("S108", "hunger")])
def test_what_is_removed_is_what_the_card_says(event: str, token: str, seats: int) -> None:
    said = sentence("event", event)
    t = calm(coop(seats, "mars_one")).set(Q1=(0, 2, 2), Q2=(0, 1, 1)).at(event)
    while t.offers(0, "remove"):
        t.do(0, *t.options(0)[0])
    by_seats = re.search(r"(\d) for up to two players, (\d) for three, (\d) for four", said)
    one = re.search(r"removes (\d) hunger token", said)
    n = int(by_seats[seats - 1]) if by_seats else int(one[1]) if one else -1
    assert sum(t.get(token).values()) == 3 - n


def test_a_meteorite_hits_the_buildings_that_it_names() -> None:
    said = sentence("event", "E301")
    listed = re.search(r"is built: ([^;]+);", said)
    assert listed
    t = com().set(**OPEN).at("E301")
    hit = [WORDS.text(f"building-{str(option[1]).replace('_', '-')}") for option in t.options(0)]
    assert sorted(hit) == sorted(listed[1].split(", "))
    t.do(0, "damage", "hospital")
    assert t.get("upgrades")["hospital"] == (3,), "the rightmost space"
    assert "rightmost" in said


def test_a_key_waives_regolith_cards_too() -> None:
    assert "regolith cards" in sentence("event", "S103")
    t = rich(coop(2, "mars_one")).set(progress={"MO_A": 2, "MO_B": 1}, effects={"free_goods": 1}).at("turn")
    t.do(0, "place", "lander", 1).do(0, "mission", "MO_C")
    assert t.get("progress")["MO_C"] == 1


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_catastrophe_begins_with_as_much_energy_as_it_says(seats: int) -> None:
    thing = next(each for each in THINGS if each["id"] == "catastrophe")
    read = re.search(
        r"with (\d) energy instead of (\d) \(alone with (\d) instead of (\d+)\), the RTG with (\d) less",
        WORDS.say(thing["texts"]["rules"]),
    )
    assert read
    mode = "solo" if seats == 1 else "semi"
    hard, usual = [
        view(arsia.new("martians", seats, 1, {"mode": mode, "scenario": s})) for s in ("catastrophe", "the_end")
    ]
    one, other = (3, 4) if seats == 1 else (1, 2)
    assert (hard["stocks"][0]["energy"], usual["stocks"][0]["energy"]) == (int(read[one]), int(read[other]))
    assert usual["rtg"] - hard["rtg"] == int(read[5])
