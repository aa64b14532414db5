"""Answers as JSON, and errors as they are documented: `{"error": {"sentence", "field"?, "rule"?}}`."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from ludex.web.protocol.http import Error, Fault


def answered(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refused(status: int, sentence: str, **more: str) -> Response:
    """An error: what is wrong, and where."""
    return answered(Error(Fault(sentence, **more)), status)
