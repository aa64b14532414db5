"""What a page may say to the server: the messages of NiceGUI's own script, each in its own shape, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

_ALONE = frozenset({"1", "2", "3", "40", "41"})  # closing, questions whether one is there, coming and going
_SAID = "42"


class _Event(msgspec.Struct):
    """Something happened to an element; each argument is JSON within JSON."""

    client_id: str
    id: int
    listener_id: str
    args: tuple[str | None, ...] = ()


class _Acknowledged(msgspec.Struct):
    client_id: str
    next_message_id: int


class _Result(msgspec.Struct):
    client_id: str
    request_id: str


class _Handshake(msgspec.Struct):
    client_id: str
    tab_id: str
    document_id: str
    old_tab_id: str | None = None
    next_message_id: int | str | None = None


_SHAPES: dict[str, Any] = {
    "event": _Event, "ack": _Acknowledged, "javascript_response": _Result, "handshake": _Handshake, "log": dict,
}  # fmt: skip
_WHOLE = msgspec.json.Decoder(tuple[str, msgspec.Raw])
_NESTED = 200  # NiceGUI's reader follows some more brackets into one another


def is_heard(text: str | None) -> bool:
    """Whether a message has a shape that NiceGUI knows."""
    if text is None:
        return False
    if text in _ALONE:
        return True
    if not text.startswith(_SAID):
        return False
    try:
        name, fields = _WHOLE.decode(text[len(_SAID) :].lstrip("0123456789"))
        said = msgspec.json.decode(fields, type=_SHAPES[name])
    except (msgspec.MsgspecError, KeyError, RecursionError, UnicodeError):
        return False
    return not isinstance(said, _Event) or all(arg is None or _is_plain(arg) for arg in said.args)


def _is_plain(text: str) -> bool:
    """Whether an argument can be read."""
    try:
        msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False
    return text.count("[") + text.count("{") < _NESTED or not _deep(text)


def _deep(text: str) -> bool:
    depth = most = 0
    for sign in text:
        depth += (sign in "[{") - (sign in "]}")
        most = max(most, depth)
    return most >= _NESTED
