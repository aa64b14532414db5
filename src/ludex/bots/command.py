"""A bot that is a program: it reads messages of the protocol from its input and writes answers, a line each.

It is told `welcome` (protocol, ruleset, seat, seed), then `position` (version, view) whenever it is asked, and writes
`{"type": "answer", "version": 7, "key": "end"}`: the messages of docs/protocol.md without a server.
"""

from __future__ import annotations

import shlex
import subprocess
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.table.chair import Chair

COMMAND = "command:"
PROTOCOL = 2


class CommandFailed(RuntimeError):
    """A program that plays said nothing, or nothing that is an answer."""


class CommandBot:
    """A seat whose answers come from a program."""

    __slots__ = ("_events", "_process", "_version", "_words", "seed")

    def __init__(self, words: str, seed: str) -> None:
        self._words = shlex.split(words)
        self.seed: str = seed
        self._process: subprocess.Popen[bytes] | None = None
        self._version = 0
        self._events = 0

    def answer(self, chair: Chair, decision: Decision) -> str:
        view = chair.view(self._events)
        if self._process is None:
            self._welcome(view)
        self._version += 1
        self._events = int(str(view["events_total"]))
        self._tell({"type": "position", "version": self._version, "view": view})
        return self._heard()

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with suppress(OSError):  # what was not read is not missed
                        pipe.close()
            self._process.wait()
            self._process = None

    def _welcome(self, view: dict[str, Any]) -> None:
        try:
            self._process = subprocess.Popen(self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise CommandFailed(f"{self._words[0]!r} cannot be started: {error.strerror}") from error
        seat, ruleset = view["seat"], view["ruleset"]
        self._tell({"type": "welcome", "protocol": PROTOCOL, "ruleset": ruleset, "seat": seat, "seed": self.seed})

    def _tell(self, message: dict[str, object]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except OSError as error:
            self._heard()  # what it said before it ended may say why
            raise CommandFailed(f"the program {self._words[0]!r} has ended") from error

    def _heard(self) -> str:
        """The answer to the present position; what else the program says is not for us."""
        assert self._process is not None
        assert self._process.stdout is not None
        while line := self._process.stdout.readline():
            try:
                said = msgspec.json.decode(line)
            except msgspec.DecodeError as error:
                raise CommandFailed(f"the program {self._words[0]!r} wrote no JSON object: {line[:60]!r}") from error
            if isinstance(said, dict) and said.get("type") == "answer" and said.get("version") == self._version:
                return str(said.get("key"))
        raise CommandFailed(f"the program {self._words[0]!r} has ended")
