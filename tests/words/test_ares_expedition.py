"""What Ares Expedition says is what happens: sentences that once said something else."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import arsia
from arsia import testing
from arsia.kernel.message import Message
from arsia.testing import Situation
from arsia.words import LANGUAGES, Words

GAME = arsia.game("ares_expedition")
PARTS = {str(entry["id"]): entry["texts"] for entry in GAME.catalogue()}


def words(language: str) -> Words:
    return Words(language, "ares_expedition", ("Ada", "Bo"), GAME.verbs, GAME.events)


def says(card: str, part: str) -> tuple[str, ...]:
    """A part of a card in every language."""
    texts = PARTS[card]
    assert isinstance(texts, dict)
    return tuple(words(language).say(texts[part]) for language in LANGUAGES)


def why(t: Situation, *option: str) -> tuple[str, ...]:
    """The reasons against an option, in every language."""
    reasons: Sequence[Message] = t.why_not(0, *option)
    return tuple("; ".join(words(language).say(reason) for reason in reasons) for language in LANGUAGES)


def prompts(t: Situation) -> tuple[str, ...]:
    return tuple(words(language).say(t.table.pending[0].prompt) for language in LANGUAGES)


def quiet(seats: int = 2) -> Situation:
    return testing.table("ares_expedition", seats)


def test_steel_and_titanium_are_building_potential_and_not_produced() -> None:
    assert says("mine", "potential") == (
        "Building potential: 2 steel.",
        "Potencjał budowlany: 2 stali.",
        "Baupotenzial: 2 Stahl.",
    )
    assert "production" not in PARTS["mine"]  # type: ignore[operator]
    assert says("fuel_factory", "production")[0] == "Produces 1 M€."
    assert says("fuel_factory", "potential")[0] == "Building potential: 1 titanium."
    assert says("phobolog", "potential")[2] == "Baupotenzial: 1 Titan."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_calls_a_level_no_production(language: str) -> None:
    produced = words(language).event(("production", 0, "heat", 2))
    risen = words(language).event(("potential", 0, "steel", 2))
    assert {"en": "produces", "pl": "produkcję", "de": "produziert"}[language] in produced
    assert "prod" not in risen


def test_anaerobic_microorganisms_remove_microbes() -> None:
    english, polish, german = says("anaerobic_microorganisms", "effect")
    assert "remove 2 microbes from here" in english
    assert "usunąć stąd 2 mikroby" in polish
    assert "2 Mikroben von hier entfernen" in german


@pytest.mark.parametrize(("card", "own"), [("energy_subsidies", False), ("olympus_conference", True)])
def test_a_card_counts_its_own_tags_only_if_it_has_some(card: str, own: bool) -> None:
    too = ("this card’s too", "także na tej karcie", "auch das dieser Karte")
    assert [part in text for part, text in zip(too, says(card, "effect"), strict=True)] == [own] * 3


def test_what_is_not_mc_is_told_apart() -> None:
    plain = quiet().set(0, mc=10, hand=["mass_converter"]).set(0, tags={"science": 4}).at("development")
    assert why(plain, "play", "mass_converter")[0] == "it costs 20 M€ and you have 10"
    helion = quiet().set(0, corporation="helion", mc=6, heat=4, hand=["asteroid_mining"]).at("development")
    assert why(helion, "play", "asteroid_mining") == (
        "it costs 28 M€ and you can pay 10: 6 M€, 4 with heat",
        "kosztuje 28 M€, a możesz zapłacić 10: 6 M€, 4 ciepłem",
        "es kostet 28 M€ und du kannst 10 zahlen: 6 M€, 4 mit Wärme",
    )
    helped = quiet().set(0, mc=5, plants=1, played=["restructured_resources"], hand=["asteroid_mining"])
    assert why(helped.at("development"), "play", "asteroid_mining") == (
        "it costs 28 M€ and you can pay 10: 5 M€, 5 off thanks to your cards",
        "kosztuje 28 M€, a możesz zapłacić 10: 5 M€, 5 mniej dzięki twoim kartom",
        "es kostet 28 M€ und du kannst 10 zahlen: 5 M€, 5 weniger dank deiner Karten",
    )


def test_the_question_that_lowers_a_price_says_what_is_given() -> None:
    t = quiet().set(0, mc=30, played=["anaerobic_microorganisms"], held={"anaerobic_microorganisms": 2})
    t.set(0, hand=["asteroid_mining"]).at("development").do(0, "play", "asteroid_mining")
    assert prompts(t) == (
        "The price is 28 M€. Give 2 microbes from Anaerobic Microorganisms to pay 10 M€ less?",
        "Cena to 28 M€. Oddajesz 2 mikroby z karty Mikroorganizmy beztlenowe, aby zapłacić o 10 M€ mniej?",
        "Der Preis ist 28 M€. Gibst du 2 Mikroben von Anaerobe Mikroorganismen her, um 10 M€ weniger zu zahlen?",
    )


def test_the_last_sale_says_what_breaks_a_tie() -> None:
    t = quiet().set(0, hand=["mine"]).at("end")
    assert prompts(t)[0] == "The game is over. You may still sell cards: M€, heat and plants together break a tie."


def test_resources_on_a_card_are_called_by_their_kind() -> None:
    assert words("en").event(("add", 1, "birds", 2, "animal")) == "Bo adds 2 animals to Birds."
    assert words("pl").event(("take", 1, "tardigrades", 1, "microbe")).startswith("Bo usuwa 1 mikroba z karty")


def test_the_bonus_of_research_is_more_than_what_one_draws_anyway() -> None:
    t = quiet().set(0, phase="research", played=["interns"]).at("research")
    assert len(t.get(0, "dealt")) == 2 + 2 + 3  # as the board says: 3 more, whatever effects add
    assert prompts(t)[0] == "Which 2 cards do you keep?"
