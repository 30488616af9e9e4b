"""A picture of a moment in a finished game, for those who are shown a link to it: who stood where, after which move."""

from __future__ import annotations

import struct
import zlib
from typing import Final, TypeAlias

import msgspec

from arsia.server.replays.lettering import HEIGHT, WIDTH, dots, written

Colour: TypeAlias = tuple[int, int, int]

#: As large as those who show links ask for.
SIZE: Final = (1200, 630)
_GROUND: Final[Colour] = (23, 16, 13)
_PANEL: Final[Colour] = (46, 33, 26)
_TEXT: Final[Colour] = (242, 223, 196)
_MUTED: Final[Colour] = (198, 173, 146)
_MARS: Final[Colour] = (123, 58, 32)
_RUST: Final[Colour] = (232, 121, 63)
#: The players' colours, as the boards have them.
_PLAYERS: Final[tuple[Colour, ...]] = (
    (255, 122, 82),
    (98, 195, 232),
    (196, 214, 90),
    (212, 155, 240),
    (242, 209, 107),
    (127, 220, 180),
)
_NAME: Final = 16  # letters of a name


class Moment(msgspec.Struct, frozen=True):
    """What a picture tells: a game, how far it is, and how many points everybody has."""

    title: str
    ply: int
    of: int
    names: list[str]
    scores: list[int]


class Canvas:
    """Dots of three colours each, drawn on from the top left."""

    def __init__(self, width: int, height: int, colour: Colour) -> None:
        self.width = width
        self.height = height
        self._rows = [bytearray(bytes(colour) * width) for _ in range(height)]

    def box(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """A filled box, as much of it as is on the canvas."""
        left, right = max(0, x), min(self.width, x + width)
        if left >= right:
            return
        line = bytes(colour) * (right - left)
        for row in self._rows[max(0, y) : max(0, min(self.height, y + height))]:
            row[3 * left : 3 * right] = line

    def disc(self, x: int, y: int, radius: int, colour: Colour) -> None:
        """A filled disc."""
        for down in range(-radius, radius + 1):
            half = int((radius**2 - down**2) ** 0.5)
            self.box(x - half, y + down, 2 * half, 1, colour)

    def text(self, x: int, y: int, text: str, dot: int, colour: Colour) -> None:
        """A line of letters whose dots are so large."""
        for sign in text:
            for across, down in dots(sign):
                self.box(x + across * dot, y + down * dot, dot, dot, colour)
            x += (WIDTH + 1) * dot

    def png(self) -> bytes:
        """The picture as a file."""
        facts = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        data = zlib.compress(b"".join(b"\0" + row for row in self._rows), 9)
        return b"\x89PNG\r\n\x1a\n" + _part(b"IHDR", facts) + _part(b"IDAT", data) + _part(b"IEND", b"")


def _part(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def wide(text: str, dot: int) -> int:
    """How wide a text is."""
    return max(0, len(text) * (WIDTH + 1) - 1) * dot


def drawn(moment: Moment) -> bytes:
    """The picture of a moment, a PNG file."""
    width, height = SIZE
    canvas = Canvas(width, height, _GROUND)
    canvas.disc(width // 2, height + 1180, 1290, _MARS)
    canvas.disc(width - 150, 178, 22, _MARS)
    title = written(moment.title)
    dot = next(size for size in (9, 8, 7, 6, 5, 4) if size == 4 or wide(title, size) <= width - 140)
    canvas.text(70, 62, title, dot, _TEXT)
    canvas.box(70, 62 + HEIGHT * dot + 22, 180, 8, _RUST)
    canvas.text(70, 62 + HEIGHT * dot + 52, f"{moment.ply} / {moment.of}", 5, _MUTED)
    top = 250
    step = min(92, (height - top - 30) // max(1, len(moment.names)))
    most = max(1, *moment.scores)
    for seat, (name, score) in enumerate(zip(moment.names, moment.scores, strict=True)):
        y, colour = top + seat * step, _PLAYERS[seat % len(_PLAYERS)]
        canvas.box(70, y, 34, 34, colour)
        canvas.text(124, y + 3, written(name)[:_NAME] or str(seat + 1), 4, _TEXT)
        canvas.box(540, y, 480, 34, _PANEL)
        canvas.box(540, y, 480 * max(0, score) // most, 34, colour)
        canvas.text(1042, y + 3, written(str(score)), 4, _TEXT)
    return canvas.png()
