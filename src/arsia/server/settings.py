"""What whoever runs a server may set. Everything has a value that suits a table at home."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
import platformdirs

PACKAGED_CLIENT: Final = Path(__file__).parent / "static"


def _listed(variable: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in os.environ.get(variable, "").split(",") if part.strip())


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the server listens, where it keeps its tables, and how much it puts up with."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # an SQLAlchemy address; empty: a file in the user's data directory
    client: Path = PACKAGED_CLIENT  # the built browser client
    compress: bool = True  # WebSocket frames, for those who ask for it
    #: Reverse proxies (addresses, networks, or * for all): what they say of whom they speak for is believed.
    proxies: tuple[str, ...] = msgspec.field(default_factory=lambda: _listed("FORWARDED_ALLOW_IPS"))
    #: Where else than here the page may come from, such as https://mars.example; needed behind a proxy that hides Host.
    origins: tuple[str, ...] = ()
    synchronous: str = "NORMAL"  # how SQLite writes; see storage/database.py
    collects_when_idle: bool = True  # garbage; see garbage.py

    thinkers: int = max(1, (os.cpu_count() or 2) - 1)  # worker processes for bots; what is quick has one more
    think_seconds: float = 5.0  # the most a bot may be asked to think about one decision, and the most it ever takes
    think_iterations: int = 5000
    retry_seconds: float = 1.0  # the pause before a bot that failed tries again; after each failure twice as long
    hint_seconds: float = 6.0  # how long a hint is thought about
    chart_points: int = 40  # moments of a finished game that its chart shows
    chart_games: int = 32  # quick games that a winning chance in it comes from
    chart_turns: int = 3  # turning points that are looked for
    chart_doubts: int = 6  # moves that are weighed again, to see whether they were mistakes
    chart_trials: int = 200  # that a search makes to find what would have been better
    chart_pairs: int = 64  # quick games after either of the two
    replay_seconds: float = 4.0  # the most that making the moves of a game anew may take
    record_moves: int = 5000  # in a record that somebody sends

    rooms: int = 2000  # tables kept in memory; others are replayed when somebody comes back
    body_bytes: int = 16_384
    frame_bytes: int = 16_384
    tables_per_hour: int = 200  # from one address
    messages_per_second: int = 50  # on one socket
    burst: int = 100  # messages that may come at once before the rate counts
    sockets_per_table: int = 64
    connections_per_address: int = 200
    request_seconds: float = 20.0  # how long a request may take to arrive
    #: Where Web Push may be sent: these hosts and those below them over https, or an address that begins like this.
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        "android.googleapis.com",
        "push.services.mozilla.com",
        "notify.windows.com",
        "push.apple.com",
    )
    contact: str = "mailto:arsia@localhost"  # whom a push service may write to about this server
    push_after: float = 3.0  # seconds before a seat that is away is told, so that a reload is no absence
    hello_seconds: float = 10.0  # how long a socket may stay silent before it says who it is

    def address(self) -> str:
        """The database's address, with the drivers that the server uses."""
        if not self.database:
            folder = Path(platformdirs.user_data_dir("arsia", appauthor=False, ensure_exists=True))
            return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        scheme, colon, rest = self.database.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        return drivers.get(scheme, scheme) + colon + rest

    @property
    def is_shared(self) -> bool:
        """May other processes write to the same database?"""
        return not self.address().startswith("sqlite")
