"""What was found out about texts, kept on disk: under all that a card says, for as long as the language is the same."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

import msgspec

from ludex.pools.folder import cache_folder, written

_ROOMS = ("lang", "enact", "kernel", "games", "pools")
_MOST = 50_000
Kept = dict[str, tuple[str, str, str]]


@cache
def language_version() -> str:
    """A short name for everything that decides how a text is read: the code of the rooms that do."""
    found = blake2b(digest_size=8)
    root = Path(str(files("ludex")))
    for room in _ROOMS:
        for path in sorted((root / room).rglob("*.py")):
            found.update(str(path.relative_to(root)).encode())
            found.update(path.read_bytes())
    return found.hexdigest()


class Readings:
    """What became of cards under one book. What is kept for another version of the language, or was spoiled, counts as
    nothing; nothing is ever lost by losing it. Several processes may keep what they found at once."""

    def __init__(self, book: str) -> None:
        self._path = cache_folder() / f"readings-{book}-{language_version()}.msgpack"
        self._book = book
        self._kept: Kept = self._written()
        self._new: Kept = {}

    def get(self, key: str) -> tuple[str, str, str] | None:
        """What was found out under a key."""
        return self._kept.get(key)

    def put(self, key: str, found: tuple[str, str, str]) -> None:
        self._kept[key] = self._new[key] = found

    def keep(self) -> None:
        """Write down what is new, with what others have written by now; what was found out first goes when there is too
        much. A disk that is full or read-only is no reason to stop."""
        if not self._new:
            return
        with suppress(OSError):
            whole = list({**self._written(), **self._new}.items())[-_MOST:]
            written(self._path, msgspec.msgpack.encode(dict(whole)))
            for old in self._path.parent.glob(f"readings-{self._book}-*.msgpack"):
                if old != self._path:
                    old.unlink(missing_ok=True)
        self._new = {}

    def _written(self) -> Kept:
        with suppress(OSError, ValueError, msgspec.MsgspecError):
            return msgspec.msgpack.decode(self._path.read_bytes(), type=Kept)
        return {}
