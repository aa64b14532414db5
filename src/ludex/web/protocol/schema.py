"""The protocol as a JSON schema, made of the structures that the server sends and reads.

The server gives it at `ADDRESS`; `docs/protocol.schema.json` is the same, written by `docs/make_schema.py`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from ludex.table.views import View
from ludex.web.hosting.creating import NewGame
from ludex.web.hosting.joining import Join
from ludex.web.protocol import http, messages, told

ADDRESS = "/api/schema"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


@cache
def schema() -> dict[str, Any]:
    """The schema of a message of the server; `$defs` has every structure, those of clients and of HTTP too."""
    server, client = get_args(told.Message), get_args(messages.Said)
    answers = [kind for _, kind in http.ANSWERS.values()]
    kinds = [*server, *client, View, *told.WITHIN, *http.WITHIN, http.Error, NewGame, Join, *answers]
    found, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    of = dict(zip([str(kind) for kind in kinds], found, strict=True))
    return {
        "$schema": DIALECT,
        "$id": ADDRESS,
        "title": f"ludex, protocol {messages.PROTOCOL}",
        "description": "A message of the server. `$defs/Client`: one of a client; `http`: what requests are answered.",
        "$ref": "#/$defs/Server",
        "http": {
            f"{method} {path}": {"status": status, "answer": of[str(kind)]}
            for (method, path), (status, kind) in http.ANSWERS.items()
        },
        "$defs": {
            "Server": {"anyOf": [of[str(kind)] for kind in server]},
            "Client": {"anyOf": [of[str(kind)] for kind in client]},
            **dict(sorted(parts.items())),
        },
    }


def written() -> str:
    """The schema as it is kept in a file."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n"
