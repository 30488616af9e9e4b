"""Web Push: telling somebody whose browser is closed that the table waits for them. It never disturbs play."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from arsia.kernel.message import Message
from arsia.server.logs import note, trouble
from arsia.server.settings import Settings
from arsia.server.storage.people import PeopleStore
from arsia.server.storage.rows import KeptSubscription
from arsia.server.tables.room import Room
from arsia.server.wire.refusals import Status, refusal
from arsia.words import LANGUAGES, Words, title

_KEY_BYTES: Final = 65  # a point of the curve P-256, not compressed
_SECRET_BYTES: Final = 16
_ADDRESS_LENGTH: Final = 1000
#: A turn that nobody took for a day is no news.
_TTL: Final = 24 * 3600
_PATIENCE: Final = 10.0
#: What a push service answers when a browser is gone for good.
_GONE: Final = (404, 410)


class Push:
    """Tells the browsers of a seat that must decide and is not connected."""

    def __init__(self, store: PeopleStore, settings: Settings) -> None:
        self.public = ""  # what a browser needs to know before it subscribes
        self._private = ""
        self._store = store
        self._settings = settings
        self._telling: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Find the server's keys, or make them."""
        self._private, self.public = await self._store.keys("push", _fresh_keys)

    async def close(self) -> None:
        """Tell nobody any more."""
        for task in self._telling:
            task.cancel()
        if self._telling:
            await asyncio.wait(self._telling)

    def tell(self, room: Room, seats: Iterable[int]) -> None:
        """A decision opened for these seats."""
        for seat in seats:
            if room.facts.seats[seat].kind == "human" and not room.is_online(seat):
                task = asyncio.create_task(self._tell(room, seat))
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)

    async def _tell(self, room: Room, seat: int) -> None:
        try:
            await asyncio.sleep(self._settings.push_after)  # a page that is only reloaded is back by then
            if room.is_online(seat) or seat not in room.dealt().pending:
                return
            for browser in await self._store.subscriptions(room.id, seat):
                if is_push_service(browser.address, self._settings.push_services):  # what was known once may not be now
                    await self._send_to(room, seat, browser)
        except Exception as error:
            trouble("nobody could be told", error, table=room.id, seat=seat)

    async def _send_to(self, room: Room, seat: int, browser: KeptSubscription) -> None:
        try:
            status = await asyncio.to_thread(
                _send, browser, self._private, self._settings.contact, _news(room, browser)
            )
        except Exception as error:  # a push service that is away is no trouble of ours
            note("a push failed", table=room.id, seat=seat, why=type(error).__name__)
            return
        note("a push was sent", table=room.id, seat=seat, status=status)
        if status in _GONE:
            await self._store.unsubscribe(room.id, seat, browser.id)

    def read(self, address: str, key: str, secret: str, language: str) -> KeptSubscription:
        """A browser that can be told: at a push service that we know, with keys of the right kind."""
        if len(address) > _ADDRESS_LENGTH or not is_push_service(address, self._settings.push_services):
            raise refusal(Status.BAD_REQUEST, Message("refuse-push-service"))
        if language not in LANGUAGES:
            raise refusal(Status.BAD_REQUEST, Message("refuse-language", {"value": language, "languages": LANGUAGES}))
        point = _bytes(key)
        if len(point) != _KEY_BYTES or len(_bytes(secret)) != _SECRET_BYTES or not _is_on_the_curve(point):
            raise refusal(Status.BAD_REQUEST, Message("refuse-push-keys"))
        return KeptSubscription(address, key, secret, language)


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


def _news(room: Room, browser: KeptSubscription) -> bytes:
    """What the browser shows. It is sealed so that only the browser can read it, and tells nothing of the game."""
    words = Words(browser.language, room.facts.game)
    game = title(browser.language, room.facts.game)
    return msgspec.json.encode(
        {
            "table": room.id,
            "title": words.say(Message("push-turn")),
            "body": words.say(Message("push-waits", {"name": game})),
        }
    )


def _send(browser: KeptSubscription, private: str, contact: str, news: bytes) -> int:
    """Send, and say what the service answered."""
    import requests  # only here: they are large, and most servers at home never need them
    from pywebpush import WebPushException, webpush

    straight = requests.Session()
    straight.max_redirects = 0  # a service that we know could send us on to one that we do not
    keys = {"p256dh": browser.key, "auth": browser.secret}
    try:
        answer = webpush(
            {"endpoint": browser.address, "keys": keys},
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
    key = ec.generate_private_key(ec.SECP256R1())
    secret = key.private_numbers().private_value.to_bytes(32, "big")
    return _text(secret), _text(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _is_on_the_curve(point: bytes) -> bool:
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
