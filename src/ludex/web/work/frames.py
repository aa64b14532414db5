"""Frames: how the server and its workers pass things to each other, over a pair of sockets."""

from __future__ import annotations

import pickle
import socket
import struct
from typing import Any

_SIZE = struct.Struct("!I")
LARGEST = 32 * 1_048_576  # bytes; what is larger is taken for work that got out of hand


class TooLarge(Exception):
    """Something is too large to be passed on."""


def packed(thing: object) -> bytes:
    """A thing as one frame. Both sides are this program: nothing that a visitor sent is ever unpickled."""
    body = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    if len(body) > LARGEST:
        raise TooLarge
    return _SIZE.pack(len(body)) + body


def receive(sock: socket.socket) -> Any:
    """The next thing, waited for; None if the other side has gone."""
    head = _exactly(sock, _SIZE.size)
    body = None if head is None else _exactly(sock, _SIZE.unpack(head)[0])
    return None if body is None else pickle.loads(body)


def _exactly(sock: socket.socket, size: int) -> bytes | None:
    parts: list[bytes] = []
    while size:
        part = sock.recv(min(size, 1 << 20))
        if not part:
            return None
        parts.append(part)
        size -= len(part)
    return parts[0] if len(parts) == 1 else b"".join(parts)


class Unpacking:
    """Bytes as they come in, and the things that are whole by now."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def take(self, data: bytes) -> list[Any]:
        """Take in more bytes; returns what they complete."""
        buffer = self._buffer
        buffer += data
        found: list[Any] = []
        start = 0
        while len(buffer) - start >= _SIZE.size:
            end = start + _SIZE.size + int(_SIZE.unpack_from(buffer, start)[0])
            if len(buffer) < end:
                break
            found.append(pickle.loads(memoryview(buffer)[start + _SIZE.size : end]))
            start = end
        del buffer[:start]
        return found
