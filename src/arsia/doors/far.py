"""A bot at a table of a server: the same talk, over the socket of the one seat whose token it holds."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from time import sleep, time
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from arsia.doors.frames import PROTOCOL, Frame, since
from arsia.doors.talk import Talk
from arsia.kernel.message import Answer, Message, Refused, is_set

#: Seconds in which a server answers.
_PATIENCE: Final = 20.0
#: Seconds before the line is tried again, each time that it breaks without anything heard between.
_PAUSES: Final = (1, 2, 4, 8, 15, 30, 60)
#: How a socket closes that may be opened again: a restart, and lines that broke.
_AGAIN: Final = (1001, 1006, 1011, 1012)


class Place(NamedTuple):
    """Where a table is."""

    server: str  # https://mars.example
    table: str

    @property
    def rest(self) -> str:
        """Where requests about it go."""
        return f"{self.server}/api/tables/{self.table}"

    @property
    def live(self) -> str:
        """Where its socket is."""
        return f"ws{self.rest.removeprefix('http')}/live"


def place_of(link: str) -> Place:
    """The table that a link leads to, as a browser shows it: ``https://mars.example/t/k3vXw9pQzD``."""
    parts = urlsplit(link)
    before, sign, table = parts.path.partition("/t/")
    table = table.partition("/")[0]
    if parts.scheme not in ("http", "https") or not parts.netloc or not sign or not table:
        raise Refused(Message("refuse-link", {"value": link}))
    return Place(f"{parts.scheme}://{parts.netloc}{before}", table)


def sit_down(place: Place, name: str, seat: int | None) -> str:
    """Claim a free seat and be ready; its token."""
    claimed = ask(f"{place.rest}/claim", {"name": name, "seat": seat})
    token = str(claimed["token"])
    ask(f"{place.rest}/ready", {"ready": True}, token)
    return token


def ask(url: str, body: Mapping[str, object] | None = None, token: str | None = None) -> Any:
    """What a server answers. A refusal is refused here in the same words."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = Request(url, None if body is None else json.dumps(body).encode(), headers)
    try:
        with urlopen(request, timeout=_PATIENCE) as answer:
            return json.load(answer)
    except HTTPError as error:
        with suppress(ValueError):
            said = json.load(error)
            if isinstance(said, dict) and "error" in said:
                raise Refused(message_in(said["error"]["message"])) from None
        raise Refused(Message("refuse-server", {"value": url, "why": f"{error.code} {error.reason}"})) from None
    except (OSError, ValueError) as error:
        raise Refused(Message("refuse-server", {"value": url, "why": str(error)})) from None


def message_in(data: Any) -> Message:
    """A message as it travels: ``[id, {argument: value}]``."""
    id, args = data
    return Message(str(id), {name: _value(value) for name, value in args.items()})


def _value(value: Any) -> object:
    if isinstance(value, dict):
        return message_in(value["message"])
    return tuple([_value(each) for each in value]) if isinstance(value, list) else value


class FarSeat:
    """A seat at a table of a server, until the game is over."""

    def __init__(self, place: Place, token: str, talk: Talk, seed: int) -> None:
        self._place = place
        self._token = token
        self._talk = talk
        self._seed = seed
        self._chance = Random(seed)
        self._facts: Frame = {}
        self._log: tuple[tuple[int, Any], ...] = ()  # with the version at which it happened
        self._told: tuple[Any, ...] = ()
        self._answered: set[int] = set()
        self._version: int | None = None  # the last that was seen
        self.outcome: Frame | None = None

    def play(self) -> None:
        """Play to the end. The line may break; what was answered stays so."""
        games = ask(f"{self._place.server}/api/games")
        lobby = ask(self._place.rest)
        self._facts = next(game for game in games if game["name"] == lobby["game"])
        self._facts = {**self._facts, "options": lobby["options"], "seats": len(lobby["seats"])}
        failed = 0
        try:
            while self.outcome is None:
                before = self._version
                try:
                    with connect(self._place.live, max_size=None, open_timeout=_PATIENCE) as socket:
                        self._say_hello(socket)
                        while self.outcome is None:
                            self._hear(socket, json.loads(socket.recv()))
                except (ConnectionClosed, OSError) as error:
                    code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd is not None else 1006
                    failed = failed + 1 if self._version == before else 1
                    if code not in _AGAIN or failed > len(_PAUSES):
                        why = Message("refuse-server", {"value": self._place.server, "why": str(error)})
                        raise Refused(why) from None
                    sleep(_PAUSES[failed - 1])
        finally:
            self._talk.end({"type": "over", "outcome": self.outcome})

    def _say_hello(self, socket: ClientConnection) -> None:
        self._answered.clear()  # an answer may have been lost; a repeat is harmless
        socket.send(json.dumps({"type": "hello", "token": self._token, "version": None}))

    def _hear(self, socket: ClientConnection, frame: Frame) -> None:
        if frame["type"] == "refused":
            raise Refused(message_in(frame["error"]["message"]))
        if frame["type"] != "update":
            return
        self._version = frame["version"]
        self._listen(frame)
        if not self._talk.is_begun:
            self._talk.begin(self._hello(frame))
        if frame["state"] == "over":
            self.outcome = frame["view"]["outcome"]
        elif frame["decision"] is not None and frame["decision"]["id"] not in self._answered:
            self._decide(socket, frame)

    def _listen(self, frame: Frame) -> None:
        since_then = tuple([(each["ply"], each["event"]) for each in frame["events"]])
        kept = [each for each in self._log if each[0] <= frame["events_from"]] if frame["events_from"] else []
        self._log = (*kept, *since_then)

    def _decide(self, socket: ClientConnection, frame: Frame) -> None:
        """Answer the decision. What the server refuses counts as not legal, and chance answers."""
        decision = frame["decision"]
        self._answered.add(decision["id"])
        events = tuple([event for _, event in self._log])
        known, news = since(self._told, events)
        self._told = events
        due = frame["seats"][frame["seat"]]["due"]
        asked = {
            "type": "decide",
            **{part: decision[part] for part in ("id", "prompt", "options", "several")},
            "seat": frame["seat"],
            "view": frame["view"] if self._talk.looks else None,
            "told": news,
            "told_from": known,
            "seconds": self._talk.seconds if due is None else max(0.0, min(self._talk.seconds, due - time() - 1)),
        }
        options = [tuple(option) for option in decision["options"]]
        answer = self._talk.ask({**asked, "options": options}, _nothing, None)
        if answer is not None:
            refused = self._send(socket, decision["id"], answer)
            if refused is None:
                return
            self._talk.refuse(decision["id"], "illegal", refused)
        if self._send(socket, decision["id"], self._chance.choice(options)) is not None:
            sleep(_PAUSES[0])
            self._say_hello(socket)  # the table went on meanwhile, or nothing can be kept now: look again

    def _send(self, socket: ClientConnection, id: int, answer: Answer) -> Message | None:
        """Why the answer was refused, if it was. Updates that come before are not missed: a later one has it all."""
        given = {"set": answer} if is_set(answer) else {"option": answer}
        socket.send(json.dumps({"type": "move", "request": id, "decision": id, **given}))
        missed = False
        while True:
            frame = json.loads(socket.recv())
            if frame.get("type") == "update":
                missed = True
            elif frame.get("request") == id and frame["type"] in ("done", "refused"):
                break
        if missed:
            socket.send(json.dumps({"type": "hello", "token": self._token, "version": None}))
        return None if frame["type"] == "done" else message_in(frame["error"]["message"])

    def _hello(self, frame: Frame) -> Frame:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self._facts["name"],
            "edition": self._facts["edition"],
            "seats": self._facts["seats"],
            "seat": frame["seat"],
            "options": self._facts["options"],
            "seed": self._seed,
            "seconds": self._talk.seconds,
            "imagines": False,
        }


def _nothing(answer: Answer) -> None:
    """The server judges."""
