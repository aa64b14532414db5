"""What a browser does with a page, done by hand: open it, connect, and say what no browser would say."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from html import unescape
from typing import Any
from urllib.parse import urlencode
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.web.serving import PATIENCE, Server


class Page:
    """A page that was opened, and its connection."""

    def __init__(self, server: Server, path: str) -> None:
        self._visitor = httpx.Client(base_url=server.url, headers={"accept": "text/html"}, timeout=PATIENCE)
        sent = self._visitor.get(path)
        assert sent.status_code == 200, sent.text
        said = re.search(r"parseElements\(String\.raw`(.*?)`", sent.text, re.DOTALL)
        assert said is not None
        self.elements: dict[str, dict[str, Any]] = json.loads(unescape(said[1]))
        found = re.search(r"'client_id': '([^']+)'", sent.text)
        assert found is not None
        self.id = found[1]
        query = {"EIO": 4, "transport": "websocket", "client_id": self.id, "next_message_id": 0, "tab_id": str(uuid4()),
                 "document_id": str(uuid4()), "implicit_handshake": "true"}  # fmt: skip
        address = f"{server.url.replace('http', 'ws', 1)}/_nicegui_ws/socket.io/?{urlencode(query)}"
        self.socket: ClientConnection = connect(address, open_timeout=PATIENCE, max_size=None).__enter__()
        assert self.hear().startswith("0")
        self.socket.send("40")
        assert self.hear().startswith("40")

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()
        self._visitor.close()

    def hear(self, patience: float = PATIENCE) -> str:
        """The next message; a question whether one is there is answered."""
        while True:
            said = self.socket.recv(timeout=patience)
            assert isinstance(said, str)
            if said != "2":
                return said
            self.socket.send("3")

    def stay(self) -> None:
        """Answer that one is still there, if the server asks."""
        with suppress(TimeoutError):
            while True:
                self.hear(0.01)

    def say(self, event: str, **fields: Any) -> None:
        self.socket.send("42" + json.dumps([event, {"client_id": self.id, **fields}]))

    def element(self, **props: str) -> tuple[int, dict[str, Any]]:
        """The element with such properties."""
        return next(
            (int(number), element)
            for number, element in self.elements.items()
            if all(element.get("props", {}).get(key.replace("_", "-")) == value for key, value in props.items())
        )

    def event(self, *args: object, **props: str) -> None:
        """What the first listener of an element hears when something happens to it."""
        number, element = self.element(**props)
        listener = element["events"][0]["listener_id"]
        self.say("event", id=number, listener_id=listener, args=[json.dumps(arg) for arg in args])
