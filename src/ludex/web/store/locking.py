"""One server for one SQLite file. The lock is the operating system's: it goes with the process, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TextIO

from ludex.web.settings import SettingsError


class InUse(SettingsError):
    """Another server has the file; `where` it is, if it said so."""

    def __init__(self, file: str, note: str) -> None:
        process, _, self.where = note.partition(" ")
        by = f" (process {process}{', ' + self.where if self.where else ''})" if process else ""
        super().__init__(
            f"database {file} is in use by another server{by}. Stop that one, or give this one another file with "
            "--database; several servers share a PostgreSQL database"
        )
        self._told = (file, note)

    def __reduce__(self) -> tuple[object, ...]:
        """A copy in another process is made from what is known, not from the sentence."""
        return type(self), self._told


class FileLock:
    """A lock beside a database file, held until it is closed."""

    def __init__(self, file: str) -> None:
        real = Path(file).resolve()  # by whatever name it is called
        if real.is_file() and real.stat().st_nlink > 1:  # SQLite would keep a log of its own for each
            raise SettingsError(f"database {file} has several names (hard links): leave it one, or copy it")
        self._path = Path(f"{real}.lock")
        self._held: TextIO = open(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="ascii")  # noqa: PTH123, SIM115
        try:
            _lock(self._held)
        except OSError:
            self._held.seek(0)
            note = self._held.read(300).strip()
            self._held.close()
            raise InUse(file, note) from None
        self.note("")

    def note(self, where: str) -> None:
        """Say who has it, and where it is to be found."""
        self._held.seek(0)
        self._held.truncate()
        self._held.write(f"{os.getpid()} {where}".strip())
        self._held.flush()

    def close(self) -> None:
        """Let another have it. The file stays: who removes it would let two in."""
        if not self._held.closed:
            self._held.truncate(0)
            self._held.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: TextIO) -> None:
        """A byte far behind what is written there."""
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def _lock(file: TextIO) -> None:
        """Not passed on to processes that are forked, unlike flock: a helper that stays behind keeps nobody out."""
        fcntl.lockf(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
