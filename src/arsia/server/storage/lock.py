"""One server holds a database file, and says who it is. Two would not know of each other's moves."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from arsia.kernel.message import Message, Refused

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

#: What systems say when somebody else has the lock.
_HELD: Final = (errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)


class LockHolder(msgspec.Struct, frozen=True):
    """Who holds a database."""

    pid: int
    address: str = ""


class DatabaseLock:
    """A lock on a file beside the database, which the system lets go of when the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = database.with_name(f"{database.name}.lock")
        self._file = -1

    def take(self) -> None:
        """Hold it, or say who does."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError as error:
            if error.errno not in _HELD:  # some file systems lock nothing, and a table there is better than none
                os.close(file)
                return
            holder = _read(file)
            os.close(file)
            facts: dict[str, object] = {
                "file": str(self._database),
                "pid": str(holder.pid),
                "address": holder.address or "–",
            }
            raise Refused(Message("refuse-database-held", facts)) from None
        self._file = file
        self.tell("")

    def tell(self, address: str) -> None:
        """Say where we can be found."""
        if self._file >= 0:
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, msgspec.json.encode(LockHolder(os.getpid(), address)))

    def leave(self) -> None:
        """Let go. The file stays: whoever removed it could remove one that another has just locked."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _read(file: int) -> LockHolder:
    try:
        return msgspec.json.decode(os.read(file, 1000), type=LockHolder)
    except (msgspec.MsgspecError, OSError):
        return LockHolder(0)


if sys.platform == "win32":

    def _lock(file: int) -> None:
        os.lseek(file, 2**20, os.SEEK_SET)  # far behind what is written, which others must be able to read
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
