"""People who play on whatever happens: they come back after every break, and repeat what was not answered."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any, Final

import httpx
import websockets

from ..kit import Data, bearer, live_address, tokens
from .lives import BREAKS, Lives
from .witness import AWAY, Seat, Witness

#: Seconds that a person thinks, at most.
_PAUSE: Final = 0.2
#: How often a set is sent whole, and a move taken back.
_SETS: Final = 0.5
_UNDOS: Final = 0.03
#: Games that one party plays, at most.
_GAMES: Final = 30

#: Who plays what: people on sockets and by requests, alone, with each other and with bots.
PARTIES: Final[list[tuple[str, list[str]]]] = [
    ("pocket_mars", ["me", "random"]),
    ("pocket_mars", ["me", "here", "here"]),
    ("terraforming_mars", ["me", "greedy"]),
    ("ares_expedition", ["me", "random", "here"]),
    ("mission_red_planet", ["me", "random", "greedy"]),
    ("martians", ["random", "me"]),
    ("ares_expedition", ["greedy", "me"]),
    ("mission_red_planet", ["me", "here", "random"]),
    ("martians", ["me", "here"]),
    ("terraforming_mars", ["random", "me", "here"]),
]


class Party:
    """Those who play one game after the other at tables of the same kind."""

    def __init__(self, lives: Lives, witness: Witness, number: int, seed: int, stop: asyncio.Event) -> None:
        self.game, self.wish = PARTIES[number % len(PARTIES)]
        self._lives = lives
        self._witness = witness
        self._number = number
        self._chance = random.Random(f"{seed} party {number}")
        self._stop = stop

    async def play(self) -> None:
        async with httpx.AsyncClient(base_url=self._lives.address, verify=False, timeout=30) as web:
            for _ in range(_GAMES):
                made = await self._make(web)
                if made is None:
                    return
                people: list[Person] = []
                for seat, token in tokens(made).items():
                    kept = Seat(made["table"], self.game, seat, token)
                    self._witness.seats.append(kept)
                    kind = OnSocket if (seat + self._number) % 3 else ByRequests
                    chance = random.Random(self._chance.random())
                    people.append(kind(self._lives, self._witness, kept, chance, self._stop, web))
                await asyncio.gather(*[person.play() for person in people])

    async def _make(self, web: httpx.AsyncClient) -> Data | None:
        wish = {"game": self.game, "seats": self.wish, "seed": self._chance.getrandbits(64)}
        while not self._stop.is_set():
            with suppress(*BREAKS):
                answer = await web.post("/api/tables", json=wish)
                self._witness.see_status(answer.status_code, answer.json(), "making a table")
                if answer.status_code == 201:
                    made: Data = answer.json()
                    return made
            await asyncio.sleep(0.2)
        return None


class Person:
    """Somebody with a seat."""

    def __init__(
        self,
        lives: Lives,
        witness: Witness,
        seat: Seat,
        chance: random.Random,
        stop: asyncio.Event,
        web: httpx.AsyncClient,
    ) -> None:
        self.lives = lives
        self.witness = witness
        self.seat = seat
        self.chance = chance
        self.stop = stop
        self.web = web
        self.sure: dict[int, Any] = {}  # by decision: what was chosen and has no answer yet
        self.unlucky: set[int] = set()  # decisions for which a set was refused
        self.version = 0

    async def play(self) -> None:
        raise NotImplementedError

    @property
    def name(self) -> str:
        return f"{self.seat.game} {self.seat.table} seat {self.seat.seat}"

    def look(self, update: Data) -> None:
        """Time never goes backwards at a table."""
        if update["version"] < self.version:
            self.witness.blame(f"{self.name}: version {update['version']} after {self.version}")
        if update["trouble"] is not None:
            self.witness.blame(f"{self.name}: {update['trouble']}")
        self.version = max(self.version, update["version"])

    def choose(self, decision: Data) -> Data:
        """An answer to the decision, as it is sent; the same again until there is a reply."""
        id = decision["id"]
        if id not in self.sure:
            self.sure[id] = self._option(decision)
            self.seat.sent.setdefault(id, []).append(self.sure[id])
        return {"decision": id, **self.sure[id]}

    def _option(self, decision: Data) -> Data:
        several = decision["several"]
        if several is not None and decision["id"] not in self.unlucky and self.chance.random() < _SETS:
            all = [each["option"] for each in several["elements"] for _ in range(each["times"])]
            least, most = several["least"], min(several["most"], len(all))
            if least <= most:
                return {"set": self.chance.sample(all, self.chance.randint(least, most))}
        return {"option": self.chance.choice(decision["options"])}

    def acknowledge(self, decision: int, version: int) -> None:
        answer = self.sure.pop(decision)
        known = self.seat.done.setdefault(decision, (version, answer))
        if known != (version, answer):
            self.witness.blame(f"{self.name}: {decision} was {known}, and now {(version, answer)}")

    def turned_down(self, decision: int, message: str) -> None:
        """What is refused is thought about anew; where the database is away it is sent again."""
        if message != AWAY:
            self.sure.pop(decision, None)
            self.unlucky.add(decision)

    async def think(self) -> None:
        await asyncio.sleep(self.chance.uniform(0, _PAUSE))


class ByRequests(Person):
    """Looks and moves by requests."""

    async def play(self) -> None:
        while not self.stop.is_set():
            with suppress(*BREAKS):
                if await self._turn():
                    return
            await self.think()

    async def _turn(self) -> bool:
        """Look, and move if it is time; whether the game is over."""
        for decision in list(self.sure):
            await self._move({"decision": decision, **self.sure[decision]})
        seen = await self._ask("GET", "view", None)
        if seen is None:
            return False
        self.look(seen)
        if seen["state"] == "over":
            return not self.sure
        if seen["can_undo"] and self.chance.random() < _UNDOS:
            self.seat.undos += 1
            done = await self._ask("POST", "undo", {"version": seen["version"]})
            if done is not None:
                self.seat.undone.append(done["version"])
        elif seen["decision"] is not None:
            await self._move(self.choose(seen["decision"]))
        return False

    async def _move(self, answer: Data) -> None:
        done = await self._ask("POST", "moves", answer)
        if done is not None:
            self.acknowledge(answer["decision"], done["version"])

    async def _ask(self, method: str, what: str, body: Data | None) -> Data | None:
        headers = bearer(self.seat.token)
        answer = await self.web.request(method, f"/api/tables/{self.seat.table}/{what}", json=body, headers=headers)
        said: Data = answer.json()
        self.witness.see_status(answer.status_code, said, f"{self.name} {what}")
        if answer.status_code == 200:
            return said
        if body is not None and "decision" in body:
            self.turned_down(body["decision"], said["error"]["message"][0])
        return None


class OnSocket(Person):
    """Plays on a socket."""

    _asked: Data | None = None
    _is_over = False
    _is_undoing = False

    async def play(self) -> None:
        while not self.stop.is_set():
            with suppress(*BREAKS):
                address = live_address(self.lives.address, self.seat.table)
                async with websockets.connect(address, compression=None, close_timeout=0.1, open_timeout=10) as line:
                    if await self._stay(line):
                        return
            await asyncio.sleep(self.chance.uniform(0.05, 0.3))

    async def _stay(self, line: websockets.ClientConnection) -> bool:
        """Play until the line breaks; whether the game is over."""
        self._asked, self._is_over, self._is_undoing = None, False, False
        await line.send(json.dumps({"type": "hello", "token": self.seat.token, "version": self.version or None}))
        await self._repeat(line)
        while not self.stop.is_set():
            try:
                async with asyncio.timeout(1):
                    frame: Data = json.loads(await line.recv())
            except TimeoutError:
                await self._repeat(line)
                await self._answer(line)
                continue
            await self._take(line, frame)
            if self._is_over and not self.sure:
                return True
        return True

    async def _take(self, line: websockets.ClientConnection, frame: Data) -> None:
        request = frame.get("request")
        if frame["type"] == "refused":
            message = self.witness.see_refusal(frame, self.name)
            if request == "undo":
                self._is_undoing = False
            elif request is not None:
                self.turned_down(request, message)
        elif frame["type"] == "done" and request == "undo":
            self._is_undoing = False
            self.seat.undone.append(frame["version"])
        elif frame["type"] == "done":
            if request in self.sure:
                self.acknowledge(request, frame["version"])
        elif frame["type"] == "update":
            self.look(frame)
            self._asked, self._is_over = frame["decision"], frame["state"] == "over"
            if frame["can_undo"] and not self._is_undoing and not self.sure and self.chance.random() < _UNDOS:
                self._is_undoing = True
                self.seat.undos += 1
                await line.send(json.dumps({"type": "undo", "version": frame["version"], "request": "undo"}))
            else:
                await self._answer(line)

    async def _answer(self, line: websockets.ClientConnection) -> None:
        """Answer what is asked, unless that was done."""
        asked = self._asked
        if asked is not None and asked["id"] not in self.sure and asked["id"] not in self.seat.done:
            await self.think()
            await line.send(json.dumps({"type": "move", "request": asked["id"], **self.choose(asked)}))

    async def _repeat(self, line: websockets.ClientConnection) -> None:
        """Send again what has no answer."""
        for decision, answer in self.sure.items():
            await line.send(json.dumps({"type": "move", "request": decision, "decision": decision, **answer}))
