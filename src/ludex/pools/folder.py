"""Where pools lie: a file each, in the folder that the platform keeps for a user's data."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
from platformdirs import user_cache_path, user_data_path

from ludex.pools.pool import FORMAT, Pool, checked_name
from ludex.pools.troubles import PoolError

HOME = "LUDEX_HOME"
"""The variable that names another folder, for data and cache both."""
_SUFFIX = ".pool.json"
LARGEST = 64_000_000  # bytes of a file somebody shares


def data_folder() -> Path:
    """The folder of this user's pools."""
    home = os.environ.get(HOME)
    return (Path(home) if home else user_data_path("ludex", appauthor=False)) / "pools"


def cache_folder() -> Path:
    """The folder for what can be found out anew."""
    home = os.environ.get(HOME)
    return Path(home) / "cache" if home else user_cache_path("ludex", appauthor=False)


def names(game: str | None = None) -> tuple[str, ...]:
    """The pools there are, of one game or all."""
    return tuple(pool.name for pool in pools(game))


def pools(game: str | None = None) -> Iterator[Pool]:
    """The pools there are, by name; what is no pool is left alone."""
    folder = data_folder()
    for path in sorted(folder.glob(f"*{_SUFFIX}")) if folder.is_dir() else ():
        found = decoded(path.read_bytes(), str(path))
        if game is None or found.game == game:
            yield found


def find(name: str) -> Pool | None:
    """The pool of a name."""
    path = _path(name)
    if not path.exists():
        return None
    return decoded(path.read_bytes(), str(path))


def known(name: str) -> Pool:
    """The pool of a name, or a complaint that names those there are."""
    found = find(name)
    if found is None:
        there = ", ".join(names())
        mend = f"There are: {there}." if there else "Bring cards with `ludex cards import FILE --game sve`."
        raise PoolError(f"There is no pool {name!r}.", mend=mend)
    return found


def keep(pool: Pool) -> bool:
    """Store a pool as a whole or not at all; whether anything changed."""
    path = _path(pool.name)
    data = encoded(pool)
    if path.exists() and path.read_bytes() == data:
        return False
    written(path, data)
    return True


def remove(name: str) -> None:
    """Throw a pool away."""
    known(name)
    _path(name).unlink()


def rename(old: str, new: str) -> Pool:
    """Call a pool otherwise; one that is called so already stays as it is."""
    pool = known(old)
    if find(new) is not None:
        raise PoolError(f"There is a pool {new!r} already.", mend="Take another name, or remove that one first.")
    renamed = msgspec.structs.replace(pool, name=checked_name(new))
    keep(renamed)
    _path(old).unlink()
    return renamed


# -- one file ---------------------------------------------------------------------------------------------------------
def encoded(pool: Pool) -> bytes:
    """A pool as a file that can be given to others; the same pool is always the same file."""
    return msgspec.json.format(msgspec.json.encode(pool, order="deterministic"), indent=1) + b"\n"


def decoded(data: bytes, where: str) -> Pool:
    """The pool in a file."""
    if len(data) > LARGEST:
        raise PoolError(f"This file has {len(data):,} bytes; a pool has {LARGEST:,} at most.", where)
    try:
        pool = msgspec.json.decode(data, type=Pool)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise PoolError(f"This is no pool of ludex: {error}.", where) from error
    if pool.format > FORMAT:
        raise PoolError(f"This pool was written by a later ludex (format {pool.format}).", where)
    if not all(isinstance(card.row.get("name"), str) and isinstance(card.row.get("type"), str) for card in pool.cards):
        raise PoolError("This is no pool of ludex: a card in it has no name or no type.", where)
    checked_name(pool.name)
    return pool


def written(path: Path, data: bytes) -> None:
    """Write a file as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)  # noqa: PTH105 -- the name is a plain one
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def _path(name: str) -> Path:
    return data_folder() / f"{checked_name(name)}{_SUFFIX}"
