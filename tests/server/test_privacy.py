"""What a seat hears depends only on what it may know.

Two servers hold the same table, but in the second everything hidden from one seat is dealt anew. All that this seat
sends and hears is recorded at both: it is the same, to the letter, until something hidden comes to light.
"""

from __future__ import annotations

import asyncio
import gzip
import random
from pathlib import Path

import pytest

from arsia.kernel.message import Option
from arsia.kernel.table import Table
from arsia.server.tokens import hashed
from arsia.server.updates import heard

from .kit import Clock, Data, Here, Line, play_live, running, tokens

pytestmark = pytest.mark.anyio

SEAT = 0
LARGEST = 20_000  # bytes of a message, compressed, that nobody has to wait for
CARDS = [f"{colour}-{n}" for colour in ("energy", "water", "science") for n in (1, 4, 7)]


class Ear:
    """All traffic of the seat at one server, with the table's own name and secrets left out."""

    def __init__(self, here: Here, made: Data) -> None:
        self.here = here
        self.table = made["table"]
        self.tokens = tokens(made)
        self.heard: list[str] = []

    @property
    def real(self) -> Table:
        return self.here.house._rooms[self.table].dealt()

    async def look(self) -> None:
        """Everything the seat can ask by requests without changing anything."""
        own = {"Authorization": f"Bearer {self.tokens[SEAT]}"}
        answers = [await self.here.web.get(f"/api/tables/{self.table}{path}", headers=own) for path in ("", "/view")]
        for path, body in probes(self.real):
            answers.append(await self.here.web.post(f"/api/tables/{self.table}/{path}", headers=own, json=body))
        self.heard += [f"{answer.status_code} {answer.text}" for answer in answers]

    async def note(self, line: Line, wanted: int) -> None:
        """Everything on the socket up to the update of a version."""
        while True:
            async with asyncio.timeout(30):
                text = str(await line.socket.recv())
            self.heard.append(text)
            if '"type":"update"' in text and f'"version":{wanted}' in text:
                return

    def said(self) -> list[str]:
        return [text.replace(self.table, "TABLE") for text in self.heard]


def probes(table: Table) -> list[tuple[str, Data]]:
    """Requests that an inquisitive seat might try; none of them may work."""
    decisions = [*range(table.ply * table.seats, (table.ply + 1) * table.seats), 0, 10**6]
    tries: list[Option] = [("nonsense",), ("reveal", 1, 0)]
    tries += [("play", card) for card in CARDS]
    own = table.pending.get(SEAT)
    return [
        ("moves", {"decision": decision, "option": list(option)})
        for decision in decisions
        for option in tries
        if own is None or decision != own.id or option not in own.options
    ] + [("undo", {"version": version}) for version in (table.ply + 1, 10**6)]


def redealt(table: Table, seed: int) -> Table:
    """The same table with the same past, but what is hidden from the seat lies elsewhere."""
    twin = table.imagine(SEAT, seed)
    twin.seed, twin.telling = table.seed, True
    twin.journal, twin.last_move = table.journal, table.last_move
    return twin


def same_to_the_seat(one: Table, other: Table) -> bool:
    return one.view(SEAT) == other.view(SEAT) and heard(one, SEAT, 0) == heard(other, SEAT, 0)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("pocket_mars", 2),
        ("pocket_mars", 3),
        ("terraforming_mars", 2),
        ("ares_expedition", 2),
        ("mission_red_planet", 3),
        ("martians", 2),
    ],
)
async def test_a_seats_traffic_is_the_same_whatever_is_hidden_from_it(tmp_path: Path, game: str, seats: int) -> None:
    """Over a whole game: what has come to light is then the same at both, and the rest is dealt anew again."""
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    chance = random.Random(seats)
    clock = Clock()  # when somebody was seen is no secret, and must not differ either
    async with running(tmp_path / "a", clock, burst=10_000) as a, running(tmp_path / "b", clock, burst=10_000) as b:
        people = ["me", *["here"] * (seats - 1)]
        one, other = [Ear(here, await here.make(*people, game=game, seed=seats)) for here in (a, b)]
        async with a.live(one.table, one.tokens[SEAT]) as near, b.live(other.table, other.tokens[SEAT]) as far:
            await asyncio.gather(one.note(near, 0), other.note(far, 0))
            alike = 0
            while one.real.outcome is None:
                differ = deal_alike(one, other, chance)
                if one.real.ply % 20 == 0:
                    for ear in (one, other):
                        await ear.look()
                    assert one.said() == other.said()
                await play_alike(one, near, other, far, chance)
                assert max(len(gzip.compress(text.encode())) for text in one.heard) < LARGEST
                if same_to_the_seat(one.real, other.real):
                    assert one.said() == other.said()
                    alike += differ
            assert alike > one.real.ply // 2


def deal_alike(one: Ear, other: Ear, chance: random.Random) -> bool:
    """The second table becomes the first, but for what is hidden from the seat; is there any difference?

    The others must still be able to move alike, which late in a game, with few cards hidden, is not always possible.
    """
    for ear in (one, other):
        ear.heard.clear()
    real = one.real
    for _ in range(50):
        twin = redealt(real, chance.getrandbits(32))
        common = all(set(asked.options) & set(twin.pending[seat].options) for seat, asked in real.pending.items())
        if common and twin.whereabouts() != real.whereabouts():
            other.here.house._rooms[other.table].table = twin
            return True
    other.here.house._rooms[other.table].table = real.copy()
    return False


async def play_alike(one: Ear, near: Line, other: Ear, far: Line, chance: random.Random) -> None:
    """The same move at both tables, and everything the seat hears of it."""
    seat = chance.choice(sorted(one.real.pending))
    asked, there = one.real.pending[seat], other.real.pending[seat]
    both = [option for option in asked.options if option in there.options]
    body: Data = {"decision": asked.id, "option": list(chance.choice(both))}
    version = one.real.ply + 1
    for ear, line in ((one, near), (other, far)):
        if seat == SEAT:
            await line.say(type="move", request="mine", **body)
        else:
            await ear.here.post(f"{ear.table}/moves", ear.tokens[seat], body)
    await asyncio.gather(one.note(near, version), other.note(far, version))


async def test_nobody_hears_a_token_or_the_seed(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", "open")
        table, own = made["table"], tokens(made)
        claimed = await here.post(f"{table}/claim", None, {"name": "Cleo"})
        own[claimed["seat"]] = claimed["token"]
        async with here.live(table) as spectator:
            await here.post(f"{table}/ready", claimed["token"], {"ready": True})
            chance = random.Random(1)
            lines = await asyncio.gather(*[play_live(here, table, seat, token, chance) for seat, token in own.items()])
            await spectator.until(lambda frame: frame.get("state") == "over")
        seed = str(here.house._rooms[table].facts.seed)
        everything = str([line.heard for line in [*lines, spectator]])
        everything += str([await here.get(table), await here.get(f"{table}/view")])
        for token in own.values():
            assert token not in everything
            assert hashed(token) not in everything
        assert seed not in everything
        assert str((await here.get(f"{table}/record"))["seed"]) == seed


async def test_tokens_are_kept_hashed(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "open")
        claimed = await here.post(f"{made['table']}/claim", None, {"name": "Bob"})
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for token in (tokens(made)[0], claimed["token"]):
        assert token.encode() not in kept
        assert hashed(token).encode() in kept
