"""A card's text is made from its structure and names its numbers, no more and no fewer."""

from __future__ import annotations

import re
from typing import Any

import pytest

from arsia.games.pocket_mars.cards import ABILITIES, DECK, Card
from arsia.games.pocket_mars.effects.cards import Bottom, Cover, Draw, Peek, Retrieve, SwapCards
from arsia.games.pocket_mars.effects.colonists import (
    Demote,
    Land,
    LandHigh,
    Launch,
    Promote,
    Shift,
    SwapStars,
    Transfer,
)
from arsia.games.pocket_mars.effects.steps import GainEnergy, May, PayThen
from arsia.games.pocket_mars.effects.ways import Action
from arsia.kernel.step import Step
from arsia.words import LANGUAGES, Words

#: What an effect without a number of its own moves: one colonist or card, or two cards that swap; two colonists that
#: swap are named without a number.
FIXED: dict[type, list[int]] = {
    Land: [1],
    LandHigh: [1],
    Promote: [1],
    Demote: [1],
    Transfer: [1],
    Cover: [1],
    Retrieve: [1],
    SwapCards: [2],
    SwapStars: [],
}


def numbers_of(effect: Step[Any]) -> list[int]:
    """The numbers in an effect's structure, in any order."""
    if isinstance(effect, May):
        return numbers_of(effect.effect)
    if isinstance(effect, PayThen):
        return [effect.energy, *[number for each in effect.effects for number in numbers_of(each)]]
    if type(effect) in FIXED:
        return FIXED[type(effect)]
    assert isinstance(effect, (Launch, GainEnergy, Draw, Bottom, Shift, Peek))
    return [effect.n]


def numbers_in_action(action: Action) -> list[int]:
    numbers = [number for effect in action.effects for number in numbers_of(effect)]
    if action.energy:
        numbers.append(action.energy)
    if action.hand_card:
        numbers.append(1)
    return numbers


def digits(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", DECK, ids=lambda card: str(card.id))
def test_a_card_names_exactly_the_numbers_of_its_structure(language: str, card: Card) -> None:
    words = Words(language, "pocket_mars")
    for action in (card.snap, card.prepared):
        said = words.say(action.text())
        assert digits(said) == sorted(numbers_in_action(action)), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_names_exactly_the_numbers_of_its_structure(language: str) -> None:
    words = Words(language, "pocket_mars")
    for ability in ABILITIES:
        assert digits(words.say(ability.text())) == sorted(numbers_of(ability))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_text_is_one_sentence(language: str) -> None:
    words = Words(language, "pocket_mars")
    for card in DECK:
        for action in (card.snap, card.prepared):
            said = words.say(action.text())
            assert said[0] == said[0].upper()
            assert said.endswith(".")
            assert said.count(".") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_actions_read_the_same_only_if_they_are_the_same(language: str) -> None:
    words = Words(language, "pocket_mars")
    read: dict[str, tuple[object, ...]] = {}
    for card in DECK:
        for action in (card.snap, card.prepared):
            assert read.setdefault(words.say(action.text()), action.key()) == action.key()


@pytest.mark.parametrize(
    ("language", "snap", "prepared"),
    [
        (
            "en",
            "Launch 1 colonist; gain 1 energy.",
            "If you have no colonist in the Energy Building, launch 2 colonists.",
        ),
        (
            "pl",
            "Weź 1 kolonistę z Ziemi na Statek; zwiększ energię o 1.",
            "Jeśli nie masz kolonisty w Budynku energii, weź 2 kolonistów z Ziemi na Statek.",
        ),
        (
            "de",
            "1 Kolonisten starten; 1 Energie erhalten.",
            "Wenn du keinen Kolonisten im Gebäude Energie hast: 2 Kolonisten starten.",
        ),
    ],
)
def test_energy_1_reads_like_this(language: str, snap: str, prepared: str) -> None:
    words = Words(language, "pocket_mars")
    assert words.say(DECK[0].snap.text()) == snap
    assert words.say(DECK[0].prepared.text()) == prepared


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Gain 1 energy; you may pay 2 energy to move 1 of your colonists from ★ to ★★ in any Building."),
        (
            "pl",
            "Zwiększ energię o 1; możesz zapłacić 2 energie, aby przesunąć 1 swojego kolonistę z ★ na ★★ w dowolnym "
            "Budynku.",
        ),
        (
            "de",
            "1 Energie erhalten; du darfst 2 Energie zahlen und dafür 1 eigenen Kolonisten in einem beliebigen Gebäude "
            "von ★ auf ★★ bewegen.",
        ),
    ],
)
def test_an_effect_inside_another_takes_the_form_that_the_sentence_needs(language: str, text: str) -> None:
    energy_5 = DECK[4]
    assert Words(language, "pocket_mars").say(energy_5.snap.text()) == text
