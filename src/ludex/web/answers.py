"""Answers as JSON, and errors as they are documented: `{"error": {"sentence", "field"?, "rule"?}}`."""

from __future__ import annotations

from contextvars import ContextVar

import msgspec
from starlette.responses import Response

from ludex.table.languages import ENGLISH
from ludex.web.languages import said
from ludex.web.protocol.http import Error, Fault

asked_in: ContextVar[str] = ContextVar("asked_in", default=ENGLISH)
"""The language of the request that is being answered; each is answered in a task of its own."""


def answered(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refused(status: int, sentence: str, **more: str) -> Response:
    """An error: what is wrong, and where, in the language of who is being answered."""
    return answered(Error(Fault(said(sentence, asked_in.get()), **more)), status)
