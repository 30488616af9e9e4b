"""Web Push: telling somebody whose browser is closed that the table waits for them. It never disturbs play."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import msgspec

from arsia.kernel.message import Message
from arsia.server.beside import Bell, Beside
from arsia.server.logs import note, trouble
from arsia.server.refusals import Status, refusal
from arsia.server.room import Room
from arsia.server.settings import Settings
from arsia.words import LANGUAGES, Words

_KEY_BYTES: Final = 65  # a point of the curve P-256, not compressed
_SECRET_BYTES: Final = 16
_ADDRESS_LENGTH: Final = 1000
#: A turn that nobody took for a day is no news.
_TTL: Final = 24 * 3600
_PATIENCE: Final = 10.0
#: What a push service answers when a browser is gone for good.
_GONE: Final = (404, 410)


class Ringers:
    """Rings at the browsers of a seat that must decide and is not connected."""

    def __init__(self, beside: Beside, settings: Settings) -> None:
        self.public = ""  # what a browser needs to know before it lets itself be rung at
        self._private = ""
        self._beside = beside
        self._settings = settings
        self._ringing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Find the server's keys, or make them."""
        self._private, self.public = await self._beside.keys("push", _fresh_keys)

    async def close(self) -> None:
        """Ring no more."""
        for task in self._ringing:
            task.cancel()
        if self._ringing:
            await asyncio.wait(self._ringing)

    def ring(self, room: Room, seats: Iterable[int]) -> None:
        """A decision opened for these seats."""
        for seat in seats:
            if room.facts.seats[seat].kind == "human" and not room.is_online(seat):
                task = asyncio.create_task(self._ring(room, seat))
                self._ringing.add(task)
                task.add_done_callback(self._ringing.discard)

    async def _ring(self, room: Room, seat: int) -> None:
        try:
            await asyncio.sleep(self._settings.ring_after)  # a page that is only reloaded is back by then
            if room.is_online(seat) or seat not in room.dealt().pending:
                return
            for bell in await self._beside.bells(room.id, seat):
                if is_push_service(bell.address, self._settings.push_services):  # what was known once may not be now
                    await self._ring_at(room, seat, bell)
        except Exception as error:
            trouble("nobody could be told", error, table=room.id, seat=seat)

    async def _ring_at(self, room: Room, seat: int, bell: Bell) -> None:
        try:
            status = await asyncio.to_thread(_send, bell, self._private, self._settings.contact, _news(room, bell))
        except Exception as error:  # a push service that is away is no trouble of ours
            note("a push failed", table=room.id, seat=seat, why=type(error).__name__)
            return
        note("a push was sent", table=room.id, seat=seat, status=status)
        if status in _GONE:
            await self._beside.take_down(room.id, seat, bell.id)

    def read(self, address: str, key: str, secret: str, language: str) -> Bell:
        """A bell that can be rung: at a push service that we know, with keys of the right kind."""
        if len(address) > _ADDRESS_LENGTH or not is_push_service(address, self._settings.push_services):
            raise refusal(Status.BAD_REQUEST, Message("refuse-push-service"))
        if language not in LANGUAGES:
            raise refusal(Status.BAD_REQUEST, Message("refuse-language", {"value": language, "languages": LANGUAGES}))
        point = _bytes(key)
        if len(point) != _KEY_BYTES or len(_bytes(secret)) != _SECRET_BYTES or not _is_on_the_curve(point):
            raise refusal(Status.BAD_REQUEST, Message("refuse-push-keys"))
        return Bell(address, key, secret, language)


def is_push_service(address: str, services: Iterable[str]) -> bool:
    """May the server send there? Only to services it knows, or anybody could make it call where they like."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    plain = parts.scheme == "https" and port is None and parts.username is None
    return any(
        address.startswith(f"{service}/")
        if "://" in service
        else plain and (host == service or host.endswith(f".{service}"))
        for service in services
    )


def _news(room: Room, bell: Bell) -> bytes:
    """What the browser shows. It is sealed so that only the browser can read it, and tells nothing of the game."""
    words = Words(bell.language, room.facts.game)
    game = words.say(Message(f"game-{room.facts.game}"))
    return msgspec.json.encode(
        {
            "table": room.id,
            "title": words.say(Message("push-turn")),
            "body": words.say(Message("push-waits", {"name": game})),
        }
    )


def _send(bell: Bell, private: str, contact: str, news: bytes) -> int:
    """Send, and say what the service answered."""
    import requests  # only here: they are large, and most servers at home never need them
    from pywebpush import WebPushException, webpush

    straight = requests.Session()
    straight.max_redirects = 0  # a service that we know could send us on to one that we do not
    keys = {"p256dh": bell.key, "auth": bell.secret}
    try:
        answer = webpush(
            {"endpoint": bell.address, "keys": keys},
            news.decode(),
            vapid_private_key=private,
            vapid_claims={"sub": contact},
            ttl=_TTL,
            timeout=_PATIENCE,
            requests_session=straight,
        )
    except WebPushException as refused:
        if refused.status_code is None:
            raise
        return int(refused.status_code)
    finally:
        straight.close()
    assert not isinstance(answer, str)
    return int(answer.status_code)


def _fresh_keys() -> tuple[str, str]:
    """A pair of keys by which push services know this server again."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.generate_private_key(ec.SECP256R1())
    secret = key.private_numbers().private_value.to_bytes(32, "big")
    return _text(secret), _text(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _is_on_the_curve(point: bytes) -> bool:
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return True


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
