"""Where others reach a server: at this machine's address, once it listens to more than this machine."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

#: Nobody lives there, and nothing is sent: the system only says by which of its addresses it would go.
_ELSEWHERE: Final = ("192.0.2.1", 9)


def is_loopback(host: str) -> bool:
    """Does only this machine itself find anybody at the host?"""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    found = _address(host)
    return found is not None and found.is_loopback


def reachable(host: str, port: int) -> str | None:
    """Where others find a server that listens on the host, if they do."""
    if is_loopback(host):
        return None
    found = _address(host)
    if found is not None and found.is_unspecified:
        own = next(_own_addresses(), None)
        if own is None:
            return None
        host = own
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _own_addresses() -> Iterator[str]:
    """The addresses of this machine that others may know, the likeliest first."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(_ELSEWHERE)
        yield from _known([asking.getsockname()[0]])
    with suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        yield from _known([str(address[0]) for *_, address in named])


def _known(hosts: list[str]) -> Iterator[str]:
    for host in hosts:
        found = _address(host)
        if found is not None and not (found.is_loopback or found.is_unspecified):
            yield host


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host.strip("[]"))
    except ValueError:
        return None
