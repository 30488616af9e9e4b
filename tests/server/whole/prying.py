"""Whatever somebody might send to learn what they may not: nothing of it changes the table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from arsia.kernel.decision import Decision, IllegalMove
from arsia.kernel.table import Table

from ..kit import Data

NOBODY = "a token that opens nothing"
#: Bodies that no request has.
JUNK: list[Any] = [None, [], {}, 7, "x", {"decision": "x"}, {"option": []}, {"decision": 0, "option": None}, [[[]]]]
LATE = 10**6


class Ask(NamedTuple):
    """A request below a table's address: whose token it carries (True: the seat's own), and what it says."""

    method: str
    path: str
    body: Any = None
    token: bool | str = True


def asks(table: Table, seat: int, chance: random.Random) -> list[Ask]:
    """One request of each kind: by the seat, by a spectator, by a stranger."""
    found = [*reads(table), *company(table, chance), Ask("POST", chance.choice(POSTS), chance.choice(JUNK))]
    found += [Ask("POST", "moves", body) for body in wrong_moves(table, seat, chance)]
    if not table.can_undo(seat):
        found.append(Ask("POST", "undo", {"version": table.ply}))
    found += [Ask("POST", "undo/ask", {"version": table.ply}), Ask("POST", "undo/ask", {"version": LATE})]
    found.append(Ask("POST", "undo/answer", {"version": table.ply, "allow": True}))
    found += [Ask("POST", "undo", {"version": version}) for version in (0, table.ply + 1, LATE) if version != table.ply]
    stranger = chance.choice(found)
    anybody = table.pending[min(table.pending)]
    move = {"decision": anybody.id, "option": list(anybody.options[0])}
    for token in (False, NOBODY):
        found.append(stranger._replace(token=token) if stranger.path != "claim" else Ask("GET", "view", token=token))
        found += [Ask("GET", "view", token=token), Ask("POST", "moves", move, token)]
        found.append(Ask("POST", "hint", {"decision": anybody.id}, token))
    return found


POSTS = [
    "bot",
    "undo/ask",
    "undo/answer",
    "talk/watching",
    "moves",
    "undo",
    "hint",
    "handover",
    "free",
    "passing",
    "push",
    "push/stop",
    "talk",
    "claim",
    "ready",
]


def reads(table: Table) -> list[Ask]:
    """What can be read, and what only after the end."""
    later = ["record", "chart", "replay", f"replay/{table.ply}", f"replay/{table.ply}/picture", "replay/0?seat=1"]
    return [Ask("GET", path) for path in ("", "view", "talk", "qr", "nothing", *later)]


def company(table: Table, chance: random.Random) -> list[Ask]:
    """Beside the game, where everything is refused while all are here."""
    other = chance.randrange(table.seats)
    keys = {"p256dh": "x", "auth": "x"}
    return [
        Ask("POST", "handover", {"seat": other, "to": chance.choice(["open", "greedy", "nobody"])}),
        Ask("POST", "free", {"seat": other}),
        Ask("POST", "bot", {"seat": other, "bot": "greedy"}),
        Ask("POST", "leave", {"to": "nobody"}),
        Ask("POST", "talk/watching", {"phrase": "What does she hold?"}),
        Ask("POST", "claim", {"name": "Eve", "seat": other}),
        Ask("POST", "passing", {"until": "dawn"}),
        Ask("POST", "talk", {"text": "What do you hold?"}),
        Ask("POST", "push", {"endpoint": "https://example.org/", "keys": keys}),
        Ask("POST", "hint", {"decision": LATE}),
        Ask("POST", "rematch"),
        Ask("POST", "return"),
    ]


def wrong_moves(table: Table, seat: int, chance: random.Random) -> list[Data]:
    """Moves that are refused at the table: not the seat's to make, too late, not offered, or no answer at all."""
    asked = table.pending.get(seat)
    bodies: list[Data] = []
    for decision in (asked.id if asked else 0, chance.choice([0, LATE, table.ply * table.seats + seat + 1])):
        verb = chance.choice(table.vocabulary)
        bodies += [{"decision": decision, "option": option} for option in (["nonsense"], list(verb), [*verb, 0])]
        bodies.append({"decision": decision, "option": list(verb), "set": [list(verb)]})
        bodies.append({"decision": decision, "options": [list(verb), list(verb)]})
        bodies.append({"decision": decision, "option": [list(verb), ["nonsense"]]})
    for other in table.pending.values():
        option = list(chance.choice(other.options))
        bodies.append({"decision": other.id if other is not asked else LATE, "option": option})
    if asked is not None:
        bodies += [{"decision": asked.id, "set": chosen} for chosen in sets(asked, chance)]
    return [body for body in bodies if is_refused(table, seat, body)]


def sets(asked: Decision, chance: random.Random) -> list[list[list[Any]]]:
    """Sets of all sizes, of what can be chosen and what cannot: the old way to ask what would follow, too."""
    several = asked.several
    pool: list[list[Any]] = [list(option) for option in (asked.options if several is None else tuple(several.elements))]
    some = chance.sample(pool, chance.randint(0, min(len(pool), 6)))
    first = chance.choice(pool) if pool else ["nonsense"]
    return [some, [first], [first, first], [first, ["nonsense"]], [first, ["done"]], [*some, *some], pool[:40]]


def weighs(asked: Decision, chance: random.Random) -> list[Data]:
    """Answers to weigh: every option, or many, and sets."""
    some = chance.sample(asked.options, min(len(asked.options), 4))
    tries: list[Data] = [{"option": list(option)} for option in some]
    return tries + [{"set": chosen} for chosen in chance.sample(sets(asked, chance), 2)] + [{"option": ["nonsense"]}]


def is_refused(table: Table, seat: int, body: Data) -> bool:
    """Would the table refuse the move? Only such moves are tried."""
    answer: Sequence[object] | None = body.get("set", body.get("option"))
    if answer is None or ("set" in body and "option" in body):
        return True
    try:
        table.copy().play(seat, answer, body["decision"])
    except IllegalMove:
        return True
    return False
