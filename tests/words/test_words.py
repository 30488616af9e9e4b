"""How arguments become words: things by name and case, players, places, lists, what somebody typed."""

from __future__ import annotations

import re

import pytest

import arsia
from arsia.kernel.message import Message, Refused
from arsia.words import LANGUAGES, Words, english

GAME = arsia.game("pocket_mars")


def words(language: str, *players: str) -> Words:
    return Words(language, "pocket_mars", players, GAME.verbs, GAME.events)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Move a colonist from ★★ in the Water Building to ★ in the Science Building"),
        ("pl", "Przenieś kolonistę z ★★ w Budynku wody na ★ w Budynku nauki"),
        ("de", "Kolonisten von ★★ im Gebäude Wasser auf ★ im Gebäude Wissenschaft bewegen"),
    ],
)
def test_a_thing_is_named_in_the_case_that_the_sentence_needs(language: str, text: str) -> None:
    assert words(language).option(("transfer", "water", 2, "science")) == text


def test_players_go_by_their_names() -> None:
    assert words("en", "Anna", "Ben").event(("peek", 1, 0, 2)) == "Ben looks at 2 prep cards of Anna."


@pytest.mark.parametrize(("language", "name"), [("en", "Player 2"), ("pl", "Gracz 2"), ("de", "Spieler 2")])
def test_a_player_without_a_name_has_a_number_from_1(language: str, name: str) -> None:
    assert words(language, "Anna").player(1) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_automatics_have_a_name(language: str) -> None:
    automatics = words(language).text("player-automatics")
    assert automatics in words(language, "Anna", automatics).event(("gain", 1, 2))


def test_places_are_counted_from_1() -> None:
    assert words("en", "Anna", "Ben").option(("reveal", 1, 0)) == "Reveal prep card 1 of Ben"
    assert words("en").option(("exchange", "water", 0, 2)) == "Water Building: swap cards 1 and 3 of the column"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernel_s_own_options_and_events_need_no_declaration(language: str) -> None:
    plain = Words(language, players=("Anna",))
    assert "1" in plain.option(("first", 0))
    assert plain.option(("undo",))
    assert plain.event(("undo", 0)).startswith("Anna")
    assert plain.event(("forced", 0, ("skip",))) == ""


def test_an_event_that_the_log_does_not_mention_is_empty() -> None:
    assert words("en").event(("no_such_event", 1)) == ""


def test_a_list_of_options_is_said_to_a_player_and_shown_to_a_programmer() -> None:
    late = Message("refuse-late", {"options": (("play", "water-3"), ("launch",))})
    said = words("en").say(late)
    assert said.endswith("These work now: Play Water 3 from your hand, Take 1 colonist from Earth.")
    assert english(late).endswith("These work now: ('play', 'water-3'), ('launch',).")


def test_seats_are_named_for_players_and_numbered_for_programmers() -> None:
    waiting = Message("refuse-not-asked", {"seat": 0, "pending": (1, 2)})
    assert words("en", "Anna", "Ben", "Cleo").say(waiting).endswith("for Anna; the table waits for Ben, Cleo.")
    assert english(waiting).endswith("for seat 0; the table waits for seat 1, seat 2.")


def test_what_somebody_typed_is_repeated_as_it_is_and_never_taken_for_a_word() -> None:
    wrong = Message("refuse-value", {"game": "pocket_mars", "option": "skip", "value": "use", "values": ("true",)})
    assert words("en").say(wrong) == "“use” is no value for the option skip of Pocket Mars; these are: true."


def test_what_somebody_typed_at_length_is_cut_short() -> None:
    said = english(Message("refuse-game", {"value": "x" * 10_000, "games": ("pocket_mars",)}))
    assert "x…" in said
    assert len(said) < 300
    assert said.endswith("there are: pocket_mars.")


def test_a_language_that_does_not_exist_is_answered_with_those_that_do() -> None:
    with pytest.raises(Refused) as refused:
        Words("fr")
    assert str(refused.value) == "There are no words in “fr”; the languages are: en, pl, de."


def test_a_message_of_a_game_without_words_is_at_least_shown() -> None:
    assert english(Message("why-of-another-world", {"n": 3})) == "Message(why-of-another-world, n=3)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", arsia.games())
def test_every_game_has_a_rules_page(language: str, name: str) -> None:
    page = Words(language, name).rules(name)
    assert page.startswith(f"# {Words(language, name).text(f'game-{name}')}\n")
    assert "\n## " in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_of_pocket_mars_tells_how_many_cards_are_ours(language: str) -> None:
    things = GAME.catalogue()
    cards = [thing for thing in things if thing["kind"] == "card"]
    ours = [card for card in cards if card["designed"]]
    last = Words(language).rules("pocket_mars").split("\n## ")[-1]
    assert str(len(cards)) in last
    assert str(len(ours)) in last


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_have_a_true_minus_sign(language: str) -> None:
    mars = arsia.game("terraforming_mars")
    log = Words(language, "terraforming_mars", ("Ada",), mars.verbs, mars.events)
    assert "−2" in log.event(("production", 0, "mc", -2))
    for game in arsia.games():
        spoken = Words(language, game, (), arsia.game(game).verbs, arsia.game(game).events)
        for entry in arsia.game(game).catalogue():
            texts = entry.get("texts", {})
            said = " ".join(map(spoken.say, texts.values())) if isinstance(texts, dict) else ""
            assert not re.search(r"(?<!\w)-\d", said), said
