"""By which names this server may be called.

A page of another site can have its own name point at this machine ("rebinding"); the browser then takes the server for
a part of that page. It cannot choose the name that the browser says, though: who calls the server by a name that is
not its own is turned away.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.datastructures import Headers

    from ludex.web.settings import Settings

_ANYWHERE = ("0.0.0.0", "::", "")
_HOST = re.compile(r"(?:\[(?P<number>[0-9a-f:.]+)\]|(?P<name>[^:\[\]@/]+))(?::[0-9]*)?")
_SHOWN = 60  # characters of a wrong name that are said back


class Hosts:
    """The names of a server: this machine's own, where it listens, where it is public, and those of the settings."""

    def __init__(self, settings: Settings) -> None:
        named = {"localhost", settings.host.lower(), (urlsplit(settings.public).hostname or "").lower()}
        named |= {name.strip().lower().strip("[]") for name in settings.hosts.split(",")}
        self._everywhere = settings.host in _ANYWHERE
        if self._everywhere:  # then others of the network call it by the name of this machine
            machine = socket.gethostname().lower()
            named |= {machine, machine.partition(".")[0], machine.partition(".")[0] + ".local"}
        self._any = "*" in named
        self._named = frozenset(named - {"", "*"} - set(_ANYWHERE))

    def obstacle(self, headers: Headers) -> str | None:
        """Why a request may not come in by the name it used, or None."""
        said = headers.getlist("host")
        if len(said) == 1 and (self._any or self._is_ours(_name(said[0]))):
            return None
        shown = said[0][:_SHOWN] if said else ""
        return f"This server is not called {shown!r}. If it is meant, name it: LUDEX_HOSTS, or LUDEX_PUBLIC of a proxy."

    def _is_ours(self, name: str) -> bool:
        if name in self._named:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return name.endswith(".localhost")  # always this machine (RFC 6761)
        # A number is no name: nobody can have it point elsewhere.
        return address.is_loopback or self._everywhere


def _name(host: str) -> str:
    """The name in a Host header, without its port; empty if it is no name."""
    found = _HOST.fullmatch(host.strip().lower())
    return "" if found is None else found["number"] or found["name"].rstrip(".")
