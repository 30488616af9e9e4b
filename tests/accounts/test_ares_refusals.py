"""Why not, in random games of Ares Expedition: every number in the sentence is one that the seat sees on the table."""

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
from tests.rules.ares_expedition.tables import FACTS, PROJECTS

NAME: Final = "ares_expedition"
GAME: Final = arsia.game(NAME)
WAYS: Final = sum(len(mode.seats) for mode in GAME.modes)
WORDS: Final = Words("en", NAME, ("Ada", "Bo", "Cy", "Di"), GAME.verbs, GAME.events)
ZONES: Final[list[str]] = FACTS["table"]["zones"]
PHASES: Final = {"I Development": "green", "II Construction": "blue or red"}


class Seen:
    """What a seat sees, and what it was told that it may not do."""

    def __init__(self, view: Any, seat: int, option: Option) -> None:
        self.view = view
        self.me = view["players"][seat]
        self.option = option
        self.what = str(option[1]) if len(option) > 1 else ""

    @property
    def price(self) -> int:
        verb = self.option[0]
        if verb == "buy_tr":
            return 6
        return int(self.view["prices"][self.what if verb == "play" else f"{verb}:{self.what}"])

    def zones(self, track: str, zone: str, which: str | None, eased: str | None, was: str) -> bool:
        """It was there, and that is outside."""
        low, high = ZONES.index(zone), ZONES.index(zone)
        low, high = (0 if which in ("colder", "lower") else low), (3 if which in ("warmer", "higher") else high)
        ease = 1 if eased else 0
        return bool(self.view["start"]["zone"][track] == was) and not low - ease <= ZONES.index(was) <= high + ease

    def means(self, price: str, total: str, mc: str, heat: str | None, cut: str | None) -> bool:
        paid = int(mc) + int(heat or 0) + int(cut or 0)
        own = int(heat or 0) <= self.me["heat"] and (heat is None or self.me["corporation"] == "helion")
        reducers = {"restructured_resources": 5, "anaerobic_microorganisms": 10}
        most = sum(n for card, n in reducers.items() if card in self.me["played"])
        so = int(mc) == self.me["mc"] and int(total) == paid < int(price) == self.price
        return so and own and int(cut or 0) <= most

    def stock(self, n: str, what: str, have: str) -> bool:
        mine = int(self.me[{"plant": "plants"}.get(what, what)])
        return int(have) == mine < int(n)

    def held(self, n: str, kind: str, have: str) -> bool:
        holds = str(PROJECTS[self.what]["holds"])
        return int(have) == self.me["held"].get(self.what, 0) < int(n) and kind.startswith(holds)

    def none_held(self, *kinds: str) -> bool:
        return not any(PROJECTS[card]["holds"] in kinds for card in self.me["held"])

    def oceans(self, which: str, n: str, have: str) -> bool:
        there = int(self.view["start"]["oceans"])
        return int(have) == there and (there < int(n) if which == "least" else there > int(n))

    def other_phase(self, phase: str) -> bool:
        now = {"development": "green", "construction": "blue or red"}.get(self.view["phase"])
        return PROJECTS[self.what]["colour"] in PHASES[phase] and PHASES[phase] != now

    def at_goal(self) -> bool:
        start = self.view["start"]
        raises = f"{self.what} {PROJECTS.get(self.what, {}).get('action')}"
        return any(
            track in raises and start[name] == goal
            for track, name, goal in (
                ("temperature", "temperature", 8),
                ("oxygen", "oxygen", 14),
                ("ocean", "oceans", 9),
            )
        )


#: Every sentence that explains, and what must be so. The numbers come from the sentence alone.
SENTENCES: Final[tuple[tuple[str, Callable[..., bool]], ...]] = (
    (r"it costs (\d+) M€ and you have (\d+)", lambda s, p, h: int(h) == s.me["mc"] < int(p) == s.price),
    (
        r"it costs (\d+) M€ and you can pay (\d+): (\d+) M€(?:, (\d+) with heat)?(?:, (\d+) off thanks to your cards)?",
        Seen.means,
    ),
    (r"it takes (\d+) (heat|plants?) and you have (\d+)", Seen.stock),
    (r"it takes (\d+) ([\w ]+) from this card, which has (\d+)", Seen.held),
    (r"it takes (\d+) TR and you have (\d+)", lambda s, n, h: int(h) == s.me["tr"] < int(n)),
    (r"it takes (\d+) cards? from your hand and you have (\d+)", lambda s, n, h: int(h) == len(s.me["hand"]) < int(n)),
    (r"no (\w+) or (\w+) lies on your cards", Seen.none_held),
    (
        r"it needs (temperature|oxygen) in the (\w+) zone(?: or (\w+))?(, give or take one zone)?; "
        r"when the phase began it was (\w+)",
        Seen.zones,
    ),
    (r"it needs at (least|most) (\d+) oceans?; when the phase began there were (\d+)", Seen.oceans),
    (r"it needs (\d+) (\w+) tags? and you have (\d+)", lambda s, n, t, h: int(h) == s.me["tags"][t.lower()] < int(n)),
    (r"it needs a TR of at least (\d+) and yours is (\d+)", lambda s, n, h: int(h) == s.me["tr"] < int(n)),
    (r"it is played in phase (.+)", Seen.other_phase),
    (r"you chose this phase in the round before", lambda s: s.me["phase"] == s.what),
    (r"its action was used in this phase", lambda s: s.what in s.me["used"] and not s.me["bonus"]),
    (r"what it raises was at its goal when the phase began", Seen.at_goal),
    (r"it would change nothing now", lambda s: s.what in s.me["actions"]),
    (r"you hold (\d+) cards, and (\d+) is the limit", lambda s, h, n: int(h) == len(s.me["hand"]) > int(n) == 10),
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
        if rng.random() < 0.25:
            view = table.view(seat)
            refused = {refusal.option: refusal.reasons for refusal in table.explain(seat)}
            for option, reasons in refused.items():
                assert option not in asked.options
                heard.update(check(view, seat, option, WORDS.say(reason)) for reason in reasons)
            if asked.prompt.id in ("prompt-development", "prompt-construction"):
                for card in view["players"][seat]["hand"]:  # type: ignore[index]
                    assert (("play", card) in refused) != (("play", card) in asked.options), card
        quick = table.rollout(seat) if rng.random() < 0.6 else None
        table.play(seat, quick or rng.choice(asked.options))
    return heard


def test_every_number_of_a_refusal_is_on_the_table() -> None:
    heard: set[str] = set()
    for case in islice(cases(NAME), 2 * WAYS):
        heard |= listen(case)
    assert len(heard) >= len(SENTENCES) - 3, f"never heard: {sorted({each for each, _ in SENTENCES} - heard)}"
