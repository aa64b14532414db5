"""The database behind the store. What is committed survives a crash of the process and of the machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ludex.web.settings import Settings, SettingsError
from ludex.web.store.locking import FileLock
from ludex.web.store.upgrading import bring_up_to_date


def opened(settings: Settings) -> tuple[Engine, FileLock | None]:
    """The database of a URL, with its tables, and the lock by which a file is this server's; one that cannot be used is
    refused with the reason."""
    lock = None
    try:
        file = sqlite_file(settings)
        lock = None if file is None else FileLock(file)
        engine = _postgres(settings) if file is None else _sqlite(settings)
        bring_up_to_date(engine)
    except BaseException as error:
        if lock is not None:
            lock.close()
        if not isinstance(error, SQLAlchemyError | OSError):
            raise
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        url = make_url(settings.database).render_as_string(hide_password=True)
        raise SettingsError(f"database {url} cannot be used: {reason}") from error
    return engine, lock


def _postgres(settings: Settings) -> Engine:
    url = make_url(settings.database).set(drivername="postgresql+psycopg")
    return create_engine(url, pool_size=8, pool_pre_ping=True)


def sqlite_file(settings: Settings) -> str | None:
    """The file of a database, made room for; None if it is no file but a server."""
    if settings.postgres:
        return None
    url = make_url(settings.database)
    file = url.database
    if not file or file == ":memory:":
        raise SettingsError("database names no file; games in memory would not survive the server")
    if file.startswith("file:") or url.query:  # SQLite would open another file than the one that is locked
        raise SettingsError("database is to be written as sqlite:///FILE: the file itself, and nothing after it")
    Path(file).parent.mkdir(parents=True, exist_ok=True, mode=0o700)  # it holds the seeds of games being played
    return file


def _sqlite(settings: Settings) -> Engine:
    engine = create_engine(settings.database, connect_args={"check_same_thread": False, "timeout": 15}, pool_size=8)
    event.listen(engine, "connect", _durable)
    return engine


def _durable(connection: Any, _record: object) -> None:
    """Readers do not wait for writers, and a commit is on disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
