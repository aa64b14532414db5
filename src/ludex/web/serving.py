"""Running the server: one process, one loop."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import uvicorn

from ludex.web.app import create_app, tables
from ludex.web.complaints import take_complaints
from ludex.web.patience import patient
from ludex.web.settings import Settings, SettingsError

_FRAME_BYTES = 1_048_576  # larger WebSocket messages end the connection (1009) before they are read
_SELDOM = (10_000, 5, 500)  # games have no cycles: looking through all of them often would only make everybody wait
_LAST_SECONDS = 6.0  # from being told to stop to the end, whatever is being done
_SWITCH = 0.001  # seconds after which a thinking bot lets the loop run


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop, it stops: in good order if it can, and soon in any case. What was acknowledged is stored."""
        if not self.should_exit:
            last = threading.Timer(_LAST_SECONDS, os._exit, (0,))
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Serve until told to stop."""
    take_complaints()
    sys.setswitchinterval(_SWITCH)
    gc.set_threshold(*_SELDOM)
    listening = _listening(settings)
    settings = replace(settings, port=listening.getsockname()[1])

    def tell() -> None:
        here = replace(settings, public="").url
        behind = f", behind {settings.url}" if settings.public else ""
        sys.stderr.write(f"ludex is at {here}{behind}\n")
        sys.stderr.flush()
        tables().store.say_where(settings.url)
        if ready is not None:
            ready(settings.url)

    try:
        app = create_app(settings)
    except BaseException:
        listening.close()
        raise
    take_complaints()  # also of what has been loaded by now
    config = uvicorn.Config(
        app,
        http=patient(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=_FRAME_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(settings.public),
    )
    _Server(config, tell).run(sockets=[listening])


def is_free(settings: Settings) -> bool:
    """Whether nobody listens where this server would."""
    try:
        _listening(settings).close()
    except SettingsError:
        return False
    return True


def _listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, socket.gaierror) as error:
        listening.close()
        raise SettingsError(f"{settings.host}:{settings.port} cannot be listened at: {error.strerror}") from error
    listening.listen(512)
    return listening
