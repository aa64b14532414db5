"""Waking other servers: what one stores, the others that share the database hear of.

With PostgreSQL by LISTEN and NOTIFY. With SQLite there is one server, and nobody to wake.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy import Engine

CHANNEL = "ludex"
_PATIENCE = 0.5  # seconds after which a listener looks whether it should stop
_BETWEEN = 1.0  # seconds before a lost connection is tried again

Heard = Callable[[str], None]

_log = logging.getLogger("ludex.web")


class Bell:
    """Says and hears short messages. A message may be lost with its connection: `heard("resync")` says so."""

    def __init__(self, engine: Engine) -> None:
        self._url = ""
        if engine.dialect.name == "postgresql":
            self._url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._speaker: psycopg.Connection[tuple[object, ...]] | None = None
        self._mouth = threading.Lock()

    @property
    def shared(self) -> bool:
        """Whether other servers may be listening."""
        return bool(self._url)

    def listen(self, loop: asyncio.AbstractEventLoop, heard: Heard) -> None:
        """Call back, in the loop, with every message from now on."""
        if self.shared:
            self._thread = threading.Thread(target=self._run, args=(loop, heard), name="ludex-bell", daemon=True)
            self._thread.start()

    def say(self, message: str) -> None:
        """Tell the other servers; talks to the database, so call it in a thread."""
        if not self.shared:
            return
        with self._mouth:
            try:
                if self._speaker is None or self._speaker.closed:
                    self._speaker = psycopg.connect(self._url, autocommit=True)
                self._speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))
            except psycopg.Error as error:
                _log.warning("could not notify other servers: %s", error)

    def close(self) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join(timeout=5)
        if self._speaker is not None:
            self._speaker.close()

    def _run(self, loop: asyncio.AbstractEventLoop, heard: Heard) -> None:
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    _call(loop, heard, "resync")
                    self._hear(connection, loop, heard)
            except psycopg.Error as error:
                _log.warning("the connection that listens for other servers is lost: %s", error)
                self._stop.wait(_BETWEEN)

    def _hear(
        self, connection: psycopg.Connection[tuple[object, ...]], loop: asyncio.AbstractEventLoop, heard: Heard
    ) -> None:
        while not self._stop.is_set():
            for note in connection.notifies(timeout=_PATIENCE):
                _call(loop, heard, note.payload)
                if self._stop.is_set():
                    return


def _call(loop: asyncio.AbstractEventLoop, heard: Heard, message: str) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(heard, message)
