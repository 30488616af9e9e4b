"""The cards of Terraforming Mars: texts made from their structure, and the kept table of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

import arsia
from arsia.games.terraforming_mars.cards.card import Card
from arsia.games.terraforming_mars.cards.corporations import CORPORATIONS, Corporation
from arsia.games.terraforming_mars.cards.deck import DECK
from arsia.kernel.message import Message
from arsia.words import LANGUAGES, Words
from tools import card_table

EVERY_CARD: tuple[Card | Corporation, ...] = (*DECK, *CORPORATIONS)
every_card = pytest.mark.parametrize("card", EVERY_CARD, ids=lambda card: str(card.id))
NUMBER = re.compile(r"[−+-]?\d+")


def said(language: str, card: Card | Corporation) -> str:
    """Everything that a card says."""
    words = Words(language, "terraforming_mars")
    return " ".join(words.say(text) for text in card.texts().values())


def numbers(message: Message) -> Iterator[int]:
    """The numbers in a message and in all messages inside it. A 0 only says that there is nothing to say."""
    for name, value in message.args.items():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Message):
                yield from numbers(each)
            elif isinstance(each, int) and each and name not in ("own", "raised"):
                yield abs(each)


@every_card
def test_the_three_languages_name_the_same_numbers(card: Card | Corporation) -> None:
    english = sorted(NUMBER.findall(said("en", card)))
    for language in LANGUAGES[1:]:
        assert sorted(NUMBER.findall(said(language, card))) == english, said(language, card)


@every_card
def test_every_number_of_a_card_is_in_its_text(card: Card | Corporation) -> None:
    wanted = Counter(number for text in card.texts().values() for number in numbers(text) if number > 1)
    found = Counter(int(digits) for digits in re.findall(r"\d+", said("en", card)))
    assert wanted <= found, said("en", card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_whole_sentences(language: str) -> None:
    words = Words(language, "terraforming_mars")
    for sentence in [words.say(text) for card in EVERY_CARD for text in card.texts().values()]:
        assert sentence[0] == sentence[0].upper(), sentence
        assert sentence.endswith("."), sentence
        assert not re.search(r"\.\.|  | [.,;:]", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_projects_that_say_the_same_do_the_same(language: str) -> None:
    read: dict[str, object] = {}
    for card in DECK:
        does = card.data()[1:]
        assert read.setdefault(said(language, card), does) == does, card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    words = Words(language, "terraforming_mars")
    names = Counter(words.text(f"card-{card.id}") for card in EVERY_CARD)
    assert [name for name, count in names.items() if count > 1] == []
    assert len(names) == 221


@pytest.mark.parametrize(
    ("language", "id", "text"),
    [
        (
            "en",
            "domed_crater",
            "Requires 7% oxygen or less. Your energy production −1, M€ production +3. Gain 3 plants. Place a city. "
            "1 VP.",
        ),
        (
            "pl",
            "domed_crater",
            "Wymagania: co najwyżej 7% tlenu. Twoja produkcja energii −1, produkcja M€ +3. Zyskaj 3 rośliny. "
            "Umieść miasto. 1 PZ.",
        ),
        (
            "de",
            "domed_crater",
            "Voraussetzung: höchstens 7 % Sauerstoff. Deine Energieproduktion −1, M€-Produktion +3. "
            "3 Pflanzen erhalten. Eine Stadt platzieren. 1 SP.",
        ),
        (
            "en",
            "regolith_eaters",
            "Action: Remove 2 microbes from this card → raise oxygen 1 step; or add 1 microbe to this card. "
            "Holds microbes.",
        ),
        (
            "pl",
            "regolith_eaters",
            "Akcja: Usuń 2 mikroby z tej karty → podnieś tlen o 1 poziom; albo dodaj 1 mikroba do tej karty. "
            "Gromadzi mikroby.",
        ),
        (
            "de",
            "regolith_eaters",
            "Aktion: 2 Mikroben von dieser Karte entfernen → den Sauerstoff um 1 Stufe erhöhen; oder 1 Mikrobe auf "
            "diese Karte legen. Sammelt Mikroben.",
        ),
        ("en", "lake_marineris", "Requires 0 °C or warmer. Place 2 oceans. 2 VP."),
        ("pl", "algae", "Wymagania: co najmniej 5 oceanów. Twoja produkcja roślin +2. Zyskaj 1 roślinę."),
        (
            "de",
            "water_import_from_europa",
            "Aktion: 12 M€ (auch mit Titan) zahlen → 1 Ozean platzieren. 1 SP für jedes deiner Jupitersymbole.",
        ),
    ],
)
def test_a_project_reads_like_this(language: str, id: str, text: str) -> None:
    assert said(language, next(card for card in DECK if card.id == id)) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You start with 36 M€, 3 plants, plant production +2. Effect: A greenery takes only 7 of your plants."),
        (
            "pl",
            "Na początek: 36 M€, 3 rośliny, produkcja roślin +2. Efekt: Obszar zieleni kosztuje cię tylko 7 roślin.",
        ),
        (
            "de",
            "Zu Beginn: 36 M€, 3 Pflanzen, Pflanzenproduktion +2. Effekt: Eine Grünfläche kostet dich nur 7 Pflanzen.",
        ),
    ],
)
def test_a_corporation_reads_like_this(language: str, text: str) -> None:
    assert said(language, next(card for card in CORPORATIONS if card.id == "ecoline")) == text


def test_only_a_card_that_places_a_city_itself_says_that_it_counts() -> None:
    by_id = {card.id: said("en", card) for card in DECK}
    assert "When anyone places a city, this one too, your M€ production +1." in by_id["immigrant_city"]
    assert "When anyone places a city, gain 2 M€." in by_id["rover_construction"]


@pytest.mark.parametrize(
    ("n", "text"),
    [(1, "zyskaj 1 roślinę"), (2, "zyskaj 2 rośliny"), (5, "zyskaj 5 roślin"), (22, "zyskaj 22 rośliny")],
)
def test_plants_are_counted_in_polish(n: int, text: str) -> None:
    plants = Message("amount", {"n": n, "resource": "plants"})
    assert Words("pl", "terraforming_mars").say(Message("effect-gain", {"gains": (plants,)})) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Only you see what you drew: Ants, Birds."),
        ("pl", "Tylko ty widzisz, co dobierasz: Mrówki, Ptaki."),
        ("de", "Nur du siehst, was du ziehst: Ameisen, Vögel."),
    ],
)
def test_cards_in_a_list_go_by_their_names(language: str, text: str) -> None:
    events = arsia.game("terraforming_mars").events
    words = Words(language, "terraforming_mars", events=events)
    assert words.event(("drawn", 0, ("ants", "birds"))) == text


def test_the_kept_table_of_cards_is_what_the_cards_say() -> None:
    kept = card_table.KEPT.read_text(encoding="utf-8")
    assert kept == card_table.page(), "python tools/card_table.py writes it anew"
    assert len(re.findall(r"^\| \d{3}", kept, re.MULTILINE)) == 208
