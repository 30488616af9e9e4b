"""What a seat hears depends only on what it may know.

Two servers hold the same table, but in the second everything hidden from one seat is dealt anew. All that this seat, a
spectator and a stranger send and hear is recorded at both: it is the same, to the letter, until something hidden comes
to light. `make soak` plays more games so.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from arsia.kernel.message import Answer
from arsia.kernel.table import Table
from arsia.server.live.updates import heard
from arsia.server.storage.rows import KeptMove
from arsia.server.storage.tokens import hashed
from arsia.server.tables import registry
from arsia.server.tables.room import Room
from arsia.server.thinking import worker
from arsia.server.thinking.jobs import Guess, Job
from arsia.server.thinking.shares import Asker
from arsia.server.thinking.thinkers import Thinkers

from ..kit import Clock, Data, Here, Line, bearer, play_live, running, tokens
from .prying import Ask, asks, weighs

pytestmark = pytest.mark.anyio

SEAT = 0
LARGEST = 20_000  # bytes of a message, compressed, that nobody has to wait for
ASKED = 4  # requests of all kinds at each decision
HINTS = 2  # in each game
PLAYED = 24  # moves, until people do something beside the game
CLOCK: Data = {"kind": "turn", "seconds": 60, "then": "pass"}
UNDONE = 0.05  # how often the seat takes back a move when it may
ROUNDS = int(os.environ.get("ROUNDS", "1"))
USUAL = [
    ("pocket_mars", 3),
    ("terraforming_mars", 2),
    ("ares_expedition", 2),
    ("mission_red_planet", 3),
    ("martians", 2),
]
WAYS = [pytest.param("pocket_mars", 2, marks=pytest.mark.long), *USUAL]


class Present(Thinkers):
    """Thinks here and now, about the table that lies in the room and not about its record, and counts its thoughts
    instead of the time they take: else no two hints would be alike."""

    def __init__(self, here: Here) -> None:
        super().__init__(here.services.settings)
        self._here = here

    async def choose(self, job: Job, asker: Asker, is_wanted: Callable[[], bool]) -> Answer:
        """Only for the seat, whose bot knows what it knows. What the others' bots do may depend on what they hold, so
        they never come to an end."""
        if job.seat != SEAT:
            await asyncio.Event().wait()
        return worker.think(self._lay_out(job))

    async def rank(self, job: Job, asker: Asker, most: int) -> list[Answer]:
        return worker.rank(self._lay_out(job), 2)

    async def try_out(self, job: Job, asker: Asker, answers: list[Answer], part: int, seconds: float) -> list[Guess]:
        return worker.try_out(self._lay_out(job), answers, part, 0.0)

    def _lay_out(self, job: Job) -> Job:
        worker._tables[job.table] = self._here.services.registry._rooms[job.table].dealt().copy()
        return msgspec.structs.replace(job, bot="mcts:12") if job.bot.startswith("mcts") else job


class Ear:
    """All traffic of the seat and of others at one server, with the table's name and the seat's token left out."""

    def __init__(self, here: Here, made: Data) -> None:
        self.here = here
        self.table = made["table"]
        self.tokens = tokens(made)
        self.heard: list[str] = []
        here.services.thinkers = Present(here)

    @property
    def room(self) -> Room:
        return self.here.services.registry._rooms[self.table]

    @property
    def real(self) -> Table:
        return self.room.dealt()

    async def ask(self, ask: Ask) -> None:
        """Send a request, and note the whole answer but for the time of day."""
        token = self.tokens[SEAT] if ask.token is True else ask.token or None
        path = f"/api/tables/{self.table}/{ask.path}".rstrip("/")
        more = {} if ask.method == "GET" else {"json": ask.body}
        plain = {"Accept-Encoding": "identity"}  # packed, the table's own name would change the length
        answer = await self.here.web.request(ask.method, path, headers={**bearer(token), **plain}, **more)
        assert ask.token is True or ask.method == "GET" or answer.status_code in (400, 401, 409), answer.text
        headers = sorted((name, said) for name, said in answer.headers.items() if name != "date")
        self.heard.append(f"{ask} {answer.status_code} {headers} {answer.text}")

    async def weigh(self, line: Line, decision: int, answer: Data) -> None:
        """Ask on the socket what an answer would come to."""
        await line.say(type="weigh", request="weighing", decision=decision, **answer)
        while True:
            async with asyncio.timeout(30):
                text = str(await line.socket.recv())
            self.heard.append(text)
            if '"request":"weighing"' in text:
                return

    async def note(self, line: Line, wanted: int) -> None:
        """Everything on the socket up to the update of a version."""
        while True:
            async with asyncio.timeout(30):
                text = str(await line.socket.recv())
            self.heard.append(text)
            if '"type":"update"' in text and f'"version":{wanted}' in text:
                return

    def said(self) -> list[str]:
        return [text.replace(self.table, "TABLE").replace(self.tokens[SEAT], "OWN") for text in self.heard]


class Pair:
    """The two tables with those who listen there: the seat on one socket of each, a spectator on another."""

    def __init__(self, one: Ear, other: Ear, near: tuple[Line, Line], far: tuple[Line, Line]) -> None:
        self.one = one
        self.other = other
        self.lines = ((one, *near), (other, *far))

    async def note(self, version: int) -> None:
        """Everything that is heard up to a version."""
        for ear, own, spectator in self.lines:
            await ear.note(own, version)
            await ear.note(spectator, version)

    async def pry(self, chance: random.Random) -> int:
        """Some of everything that can be asked without changing anything; how much it was."""
        real = self.one.real
        asked = real.pending.get(SEAT)
        some = chance.sample(every := asks(real, SEAT, chance), min(ASKED, len(every)))
        answers = [] if asked is None else chance.sample(tries := weighs(asked, chance), min(2, len(tries)))
        for ear, own, _ in self.lines:
            for each in some:
                await ear.ask(each)
            for answer in answers:
                assert asked is not None
                await ear.weigh(own, asked.id, answer)
        return len(some) + len(answers)

    async def advise(self) -> bool:
        """A hint for the seat, if it is asked anything."""
        asked = self.one.real.pending.get(SEAT)
        if asked is None:
            return False
        for ear, _, _ in self.lines:
            await ear.ask(Ask("POST", "hint", {"decision": asked.id}))
            assert '"progress":1' in ear.heard[-1], ear.heard[-1]
        return True

    async def take_back(self) -> None:
        """The seat's last move is taken back at both tables."""
        version = self.one.real.ply
        for ear, _, _ in self.lines:
            await ear.ask(Ask("POST", "undo", {"version": version}))
        await self.note(version + 1)

    async def play(self, chance: random.Random) -> None:
        """The same move at both tables, and everything that is heard of it."""
        one, other = self.one.real, self.other.real
        seat = chance.choice(sorted(one.pending))
        asked, there = one.pending[seat], other.pending[seat]
        both = [option for option in asked.options if option in there.options]
        body: Data = {"decision": asked.id, "option": list(chance.choice(both))}
        version = one.ply + 1
        for ear, own, _ in self.lines:
            if seat == SEAT:
                await own.say(type="move", request="mine", **body)
            else:
                await ear.here.post(f"{ear.table}/moves", ear.tokens[seat], body)
        await self.note(version)


def compare(one: Ear, other: Ear) -> None:
    """Was the same said at both tables? The first difference, if not."""
    said, there_said = one.said(), other.said()
    for here, there in zip(said, there_said, strict=False):
        at = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
        assert here == there, f"move {one.real.ply}: {here[:160]} … {here[at - 80 : at + 80]} or {there[at:][:80]}"
    assert len(said) == len(there_said)


def redealt(table: Table, seed: int) -> Table:
    """The same table with the same past, but what is hidden from the seat lies elsewhere."""
    twin = table.imagine(SEAT, seed)
    twin.seed, twin.telling = table.seed, True
    twin.journal, twin.last_move = table.journal, table.last_move
    twin.key, twin.count = table.key, table.count  # what is shuffled from here on, the own hand too, comes out alike
    return twin


def same_to_the_seat(one: Table, other: Table) -> bool:
    return one.view(SEAT) == other.view(SEAT) and heard(one, SEAT, 0) == heard(other, SEAT, 0)


@pytest.mark.parametrize("round", range(ROUNDS))
@pytest.mark.parametrize(("game", "seats"), WAYS)
async def test_all_traffic_is_the_same_whatever_is_hidden(tmp_path: Path, game: str, seats: int, round: int) -> None:
    """Over a whole game: what has come to light is then the same at both, and the rest is dealt anew again."""
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    seed = seats + 100 * round
    chance = random.Random(seed)
    clock = Clock()  # when somebody was seen is no secret, and must not differ either
    async with running(tmp_path / "a", clock, burst=10_000) as a, running(tmp_path / "b", clock, burst=10_000) as b:
        people = ["me", *["here"] * (seats - 1)]
        one, other = [Ear(here, await here.make(*people, game=game, seed=seed, hints=True)) for here in (a, b)]
        async with (
            a.live(one.table, one.tokens[SEAT]) as near,
            b.live(other.table, other.tokens[SEAT]) as far,
            a.live(one.table) as above,
            b.live(other.table) as beyond,
        ):
            pair = Pair(one, other, (near, above), (far, beyond))
            await pair.note(0)
            await settled(pair)
            alike = tried = hints = 0
            while one.real.outcome is None:
                differ = deal_alike(one, other, chance)
                tried += await pair.pry(chance)
                if hints < HINTS and chance.random() < 0.1:
                    hints += await pair.advise()
                compare(one, other)
                if one.real.can_undo(SEAT) and chance.random() < UNDONE:
                    await pair.take_back()
                    compare(one, other)
                    continue
                await pair.play(chance)
                assert max(len(gzip.compress(text.encode())) for text in one.heard) < LARGEST
                if same_to_the_seat(one.real, other.real):
                    compare(one, other)
                    alike += differ
            assert alike > one.real.ply // 2
            assert tried > ASKED * alike - 1
            assert hints == HINTS


class Friends:
    """A table of people at two servers, each with a seat of their own, and clocks that run."""

    def __init__(self, ears: list[Ear], own: list[dict[int, str]], clock: Clock) -> None:
        self.one, self.other = self.ears = ears
        self.own = own
        self.clock = clock

    async def play_on(self, chance: random.Random, most: int) -> None:
        """Some moves, the same at both, until the seat is asked and no other; or so many that it does not matter."""
        self.other.room.table = self.one.real.copy()
        for made in range(most):
            real = self.one.real
            if made >= PLAYED and set(real.pending) == {SEAT}:
                return
            seat = chance.choice(sorted(real.pending))
            asked = real.pending[seat]
            move = KeptMove(seat, asked.id, chance.choice(asked.options))
            for ear in self.ears:
                await ear.here.services.moves.make(ear.room, move)

    async def post(self, seat: int, path: str, body: Data) -> None:
        """The same request by somebody at both tables."""
        for ear, own in zip(self.ears, self.own, strict=True):
            answer = await ear.here.web.post(f"/api/tables/{ear.table}/{path}", headers=bearer(own[seat]), json=body)
            ear.heard.append(f"{seat} {path} {answer.status_code} {answer.text}" if seat == SEAT else path)
            assert answer.status_code == 200 or seat == SEAT, answer.text

    async def look_around(self) -> None:
        """Everything that can be read, once the clocks are wound; it is the same at both."""
        for ear in self.ears:
            while ear.here.services.timing._winding:
                await asyncio.wait(ear.here.services.timing._winding.values())
            for token in (True, False):
                for path in ("", "view", "talk"):
                    await ear.ask(Ask("GET", path, token=token))
        compare(self.one, self.other)

    def deal_anew(self, chance: random.Random) -> None:
        assert deal_alike(self.one, self.other, chance), "nothing is hidden"


@asynccontextmanager
async def friends(folder: Path, game: str, seats: int, seed: int) -> AsyncIterator[Friends]:
    clock = Clock()
    (folder / "a").mkdir()
    (folder / "b").mkdir()
    async with running(folder / "a", clock) as a, running(folder / "b", clock) as b:
        ears, own = [], []
        for here in (a, b):
            here.services.timing._looking.cancel()  # type: ignore[union-attr]  # only when the story says so
            wish: Data = {"game": game, "seed": seed, "hints": True, "absence": 10}
            made = await here.make("me", *["open"] * (seats - 1), clock=CLOCK, **wish)
            held = tokens(made)
            for seat in range(1, seats):
                sat = await here.post(f"{made['table']}/claim", None, {"name": f"Friend {seat}", "seat": seat})
                held[seat] = sat["token"]
                await here.post(f"{made['table']}/ready", sat["token"], {"ready": True})
            ears.append(Ear(here, made))
            own.append(held)
        yield Friends(ears, own, clock)


@pytest.mark.parametrize(("game", "seats"), USUAL)
async def test_clocks_leaving_and_wishes_tell_nothing_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    """What people do beside the game, while what is hidden from the seat differs."""
    chance = random.Random(7)
    async with friends(tmp_path, game, seats, 7) as table:
        monkeypatch.setattr(registry, "time", table.clock)  # for what is said
        await table.play_on(chance, 200)
        table.deal_anew(chance)
        version = {"version": table.one.real.ply}
        # The seat wishes to take back its move, which somebody does not like.
        await table.post(SEAT, "undo/ask", version)
        await table.look_around()
        if table.one.room.facts.undo is not None:
            await table.post(1, "undo/answer", {**version, "allow": False})
            await table.look_around()
        # Somebody gets up, is to be replaced, and comes back.
        await table.post(1, "leave", {"to": "random"})
        await table.look_around()
        await table.post(SEAT, "handover", {"seat": 1, "to": "greedy"})
        await table.post(1, "return", {})
        await table.look_around()
        # The seat's time is up.
        if set(table.one.real.pending) == {SEAT}:
            table.clock.now += CLOCK["seconds"]
            for ear in table.ears:
                await ear.here.services.timing.look()
            assert table.one.real.ply == table.other.real.ply == version["version"] + 1
            if same_to_the_seat(table.one.real, table.other.real):
                await table.look_around()
        # All agree that it takes back its move after all.
        await table.play_on(chance, 5)
        table.deal_anew(chance)
        version = {"version": table.one.real.ply}
        await table.post(SEAT, "undo/ask", version)
        await table.look_around()
        if table.one.room.facts.undo is not None:
            for seat in range(1, seats):
                await table.post(seat, "undo/answer", {**version, "allow": True})
                await table.look_around()
            assert table.one.real.ply > version["version"]
        # Of three somebody concedes, and the others play on.
        if seats > 2 and table.one.real.outcome is None:
            table.deal_anew(chance)
            await table.post(1, "concede", {})
            await table.look_around()


async def settled(pair: Pair) -> None:
    """Until everybody has heard that the spectator came, which may be one update or two."""
    for ear, own, spectator in pair.lines:
        for line in (own, spectator):
            await line.say(type="ping", request="settled")
            async with asyncio.timeout(30):
                while '"pong"' not in str(await line.socket.recv()):
                    pass
        ear.heard.clear()


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
            other.here.services.registry._rooms[other.table].table = twin
            return True
    other.here.services.registry._rooms[other.table].table = real.copy()
    return False


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
        seed = str(here.services.registry._rooms[table].facts.seed)
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
