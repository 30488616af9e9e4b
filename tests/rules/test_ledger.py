"""The ledgers of rules: every line has a test, and nobody names a line that does not exist."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from pathlib import Path

import pytest

from arsia.games.pocket_mars.cards import DECK

TESTS = Path(__file__).parent
ROOT = TESTS.parents[1]
LEDGERS = sorted((ROOT / "docs" / "rules").glob("*.md"))
LINE = re.compile(r"^- \*\*([A-Z]{2}-[a-z0-9-]+)\*\* (.+)$")
MARKS = ("(rulebook)", "(designed)", "(other source)", "(fact sheet)", "(our reading)")


def lines(ledger: Path) -> list[tuple[str, str]]:
    """The rules of a ledger as (id, text), with what was wrapped joined again."""
    text = re.sub(r"\n +", " ", ledger.read_text("utf-8"))
    return [(found[1], found[2]) for found in map(LINE.match, text.splitlines()) if found]


def proved() -> Counter[str]:
    """How many tests prove each rule, by what is written above them."""
    count: Counter[str] = Counter()
    for path in sorted(TESTS.glob("*/test_*.py")):
        module = importlib.import_module(f"{path.parent.name}.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                count.update(set(getattr(test, "proves", ())))
    return count


def all_rules() -> set[str]:
    return {rule for ledger in LEDGERS for rule, _ in lines(ledger)}


def test_there_is_a_ledger_and_it_can_be_read() -> None:
    rules = all_rules()
    assert {"PM-01", "PM-42", "PM-96", "PM-energy-1-snap", "TM-01", "TM-42", "TM-101"} <= rules


def test_every_rule_has_a_test() -> None:
    missing = sorted(all_rules() - set(proved()))
    assert not missing, f"no test proves {', '.join(missing)}"


def test_no_test_proves_a_rule_that_is_in_no_ledger() -> None:
    unknown = sorted(set(proved()) - all_rules())
    assert not unknown, f"no ledger has {', '.join(unknown)}"


@pytest.mark.parametrize("ledger", LEDGERS, ids=[ledger.stem for ledger in LEDGERS])
def test_an_id_stands_for_one_rule_and_each_rule_says_where_it_comes_from(ledger: Path) -> None:
    rules = lines(ledger)
    twice = [rule for rule, n in Counter(rule for rule, _ in rules).items() if n > 1]
    assert not twice, f"{', '.join(twice)} stands twice in {ledger.name}"
    unmarked = [rule for rule, text in rules if not text.endswith(MARKS)]
    assert not unmarked, f"{', '.join(unmarked)} does not say where it comes from"


@pytest.mark.parametrize("ledger", LEDGERS, ids=[ledger.stem for ledger in LEDGERS])
def test_the_source_and_the_ledger_itself_mention_only_rules_that_exist(ledger: Path) -> None:
    rules = {rule for rule, _ in lines(ledger)}
    prefix = next(iter(rules))[:2]
    sources = [*(ROOT / "src" / "arsia" / "games" / ledger.stem).rglob("*.py"), ledger]
    mentioned = {rule for source in sources for rule in re.findall(rf"\b{prefix}-\d+\b", source.read_text("utf-8"))}
    assert mentioned, f"nothing in the source of {ledger.stem} mentions a rule"
    assert not mentioned - rules, f"no ledger has {', '.join(sorted(mentioned - rules))}"


@pytest.mark.parametrize("ledger", LEDGERS, ids=[ledger.stem for ledger in LEDGERS])
def test_a_file_or_a_name_in_it_that_a_ledger_points_at_is_there(ledger: Path) -> None:
    text, game = ledger.read_text("utf-8"), ROOT / "src" / "arsia" / "games" / ledger.stem
    for name, path in re.findall(r"`([\w.]+)` in\s+`([a-z_/]+\.py)`", text):
        assert name.split(".")[-1] in (game / path).read_text("utf-8"), f"{name} is not in {path}"
    for path, names in re.findall(r"`([a-z_/]+\.py)`((?:,? `\w[\w.]*`)*)", text):
        assert (game / path).exists(), f"{ledger.stem} has no {path}"
        for name in re.findall(r"`([\w.]+)`", names):
            assert name.split(".")[-1] in (game / path).read_text("utf-8"), f"{name} is not in {path}"


def test_the_ledger_and_the_cards_agree_on_what_was_completed_by_us() -> None:
    texts = dict(lines(ROOT / "docs" / "rules" / "pocket_mars.md"))
    for card in DECK:
        for way, action in (("snap", card.snap), ("prepared", card.prepared)):
            assert texts[f"PM-{card.id}-{way}"].endswith("(designed)") == action.designed, (card.id, way)
