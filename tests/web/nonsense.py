"""What nobody should send: messages, requests and what a page says to its server, more or less like real ones."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from hypothesis import strategies as st

from ludex import games
from ludex.rulebook import BOOKS
from ludex.web.protocol import messages

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
values = st.recursive(scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner))
fields = st.sampled_from(["version", "key", "card", "text", "answers", "seat", "token", "game", "since", "protocol"])
keys = st.sampled_from(["keep", "end", "pass", "play c1", "concede 0", "pick c5", "c1", "attack c1 leader", "\n", "#"])
OTHER_VERSION = st.integers(min_value=1) | st.integers(max_value=-1) | st.text(max_size=3) | st.none() | st.floats(1)


# -- messages ---------------------------------------------------------------------------------------------------------
@st.composite
def nearly(draw: st.DrawFn) -> dict[str, Any]:
    """A message of a kind there is, with fields that may fit; its version is never the present one."""
    body = draw(st.dictionaries(fields, values | keys, max_size=5))
    body["type"] = draw(st.sampled_from(sorted(messages.KINDS)))
    body["version"] = draw(OTHER_VERSION)
    if body["type"] in ("rematch", "chat"):
        body["no such field"] = 1
    return body


anything = (
    values.map(json.dumps) | nearly().map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200)
)  # fmt: skip

words = st.sampled_from(
    ["play", "attack", "activate", "pick", "leader", "end", "pass", "done", "number", "repeat", "c", "c0", "c1", "c²",
     "c١", "c-1", "c01", "c999999999", "1", "²", "-0", "1e9", "9" * 190, "\x00", "\u202e", "é", "  "]
)  # fmt: skip
odd_keys = st.lists(words | st.text(max_size=6), min_size=1, max_size=4).map(" ".join)
"""Keys for the question that is asked: nearly all of them are refused."""


@st.composite
def askings(draw: st.DrawFn) -> dict[str, Any]:
    """An answer or a question about one, to be sent with the present version."""
    kind = draw(st.sampled_from(["answer", "why", "why-card", "at", "chat", "undo", "hint", "analyse", "takeback"]))
    if kind == "hint":
        return {"type": "hint", **draw(st.dictionaries(st.sampled_from(["answers"]), st.integers(-1, 1 << 40)))}
    if kind == "analyse":
        return {"type": "analyse"}
    if kind == "takeback":
        return {"type": "takeback", "say": draw(st.sampled_from(["ask", "no", "yes", ""]))}
    if kind == "at":
        return {"type": "at", "answers": draw(st.integers(-1, 1 << 70)), "seat": draw(st.integers(-1, 2) | st.none())}
    if kind == "chat":
        return {"type": "chat", "text": draw(st.text(max_size=600))}
    if kind == "undo":
        return {"type": "undo"}
    if kind == "why-card":
        return {"type": "why", "card": draw(odd_keys)}
    return {"type": kind, "key": draw(odd_keys)}


# -- requests ---------------------------------------------------------------------------------------------------------
places = st.sampled_from(
    ["/", "/history", "/decks", "/lab", "/reports", "/reports/x", "/rules", "/rules/sve", "/rules/sve/8.4.9",
     "/table/x", "/rules/compare/fow-5.01/fow-5.5", "/static/table.js", "/static/../app.py", "/api/rulesets",
     "/api/decks/sve", "/api/games", "/api/games/x", "/api/games/x/record", "/api/words/en", "/api/words/xx",
     "/ws", "/favicon.ico", "/cards", "/cards/x", "/learn", "/puzzles", "/puzzles/x", "/tables", "/desk", "/api/desk",
     "/api/desk/file", "/api/desk/cards/sve", "/api/desk/faces/cfv", "/api/pools", "/api/games/x/join",
     "/api/games/x/side", "/api/playmats/sve", "/api/schema"]
    + [f"/api/rules/{book}/1.1.1" for book in BOOKS]
)  # fmt: skip
pieces = st.sampled_from(["..", "%00", "%2e%2e", "", "°", "0", "9" * 60, "<script>", "'", '"', "\\", "~", "é" * 40])


@st.composite
def addresses(draw: st.DrawFn) -> str:
    """A place, or something like one, with a query."""
    path = draw(places)
    for piece in draw(st.lists(pieces | st.text(max_size=12), max_size=2)):
        at = draw(st.integers(0, len(path)))
        path = path[:at] + quote(piece, safe="/%.") + path[at:]
    query = draw(st.lists(st.tuples(st.text(max_size=8), st.text(max_size=40)), max_size=3))
    asked = "&".join(f"{quote(name)}={quote(value)}" for name, value in query)
    return "/" + path.lstrip("/") + (f"?{asked}" if asked else "")


rulesets = st.sampled_from([*games.rulesets(), "", "chess", "sve/", "SVE", "sve/open-8/open-8"])
texts = st.lists(
    st.sampled_from(["Draw a card.", "Draw 99999999 cards.", "Choose 1.", "(1)", "Ward.", "{fanfare}", "{", "}}", "\n",
                     "At the end of your turn,", "if you have a vanguard,", "this card", "deals 3 damage", "²", "—"]),
    max_size=12,
).map(" ".join)  # fmt: skip
cards = st.dictionaries(
    st.sampled_from(["name", "type", "class", "cost", "attack", "defense", "text", "grade", "power", "colour", "x"]),
    texts | scalars,
    max_size=7,
)
decks = st.sampled_from(["bellmere", "derby", "nothing", "../x"]) | st.dictionaries(
    st.sampled_from(["name", "main", "leader", "evolve", "ruler", "stones", "title", "vanguard", "x"]),
    scalars | st.dictionaries(st.text(max_size=10), scalars, max_size=6) | st.lists(scalars, max_size=4),
    max_size=5,
)
seats = st.lists(
    st.dictionaries(st.sampled_from(["kind", "name", "bot", "x"]), st.sampled_from(["person", "bot"]) | scalars),
    max_size=3,
)
wanted = st.fixed_dictionaries(
    {},
    optional={
        "ruleset": rulesets | scalars, "decks": st.lists(decks, max_size=3) | scalars, "seats": seats | scalars,
        "seed": st.integers() | scalars, "clock": st.dictionaries(st.sampled_from(["bank", "x"]), scalars) | scalars,
        "cards": st.lists(cards, max_size=3) | scalars, "from": values, "spectators": scalars, "x": values,
        "scenario": values, "lesson": st.sampled_from(["sve/1", "x"]) | scalars, "puzzle": scalars, "waits": scalars,
        "open": scalars, "listed": scalars, "hints": scalars, "best_of": scalars,
    },
)  # fmt: skip
"""New games that somebody asks for, hardly ever in earnest."""

kinds = st.sampled_from(["application/json", "application/json; charset=x", "text/plain", "", "multipart/form-data"])
methods = st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"])
bodies = values.map(json.dumps).map(str.encode) | wanted.map(json.dumps).map(str.encode) | st.binary(max_size=300)

# -- what is brought --------------------------------------------------------------------------------------------------
_EXAMPLES = Path(__file__).parents[2] / "examples" / "scenarios"
_ODD: tuple[object, ...] = (
    -1, 0, 1, 7, 99, 300, 99_999, 1 << 31, 1 << 63, 10**30, 1.5, "", "x" * 1_600, None, True, [], {},
)  # fmt: skip


@cache
def _shown() -> tuple[dict[str, Any], ...]:
    return tuple(tomllib.loads(file.read_text()) for file in sorted(_EXAMPLES.glob("*.toml")))


def _leaves(value: object, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    parts: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in parts:
        yield (*at, key)
        yield from _leaves(inner, (*at, key))


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """A position that somebody might show a judge, with a few things in it other than they should be."""
    found: dict[str, Any] = deepcopy(draw(st.sampled_from(_shown())))
    for _ in range(draw(st.integers(1, 4))):
        *path, last = draw(st.sampled_from(list(_leaves(found))))
        place: Any = found
        for key in path:
            place = place[key]
        if draw(st.integers(0, 3)):
            place[last] = draw(st.sampled_from(_ODD) | texts | values)
        elif isinstance(place, dict):
            place[draw(st.text(max_size=8))] = place.pop(last)
        else:
            place += [place[last]] * draw(st.sampled_from([1, 40, 400]))
    return found


_COLUMNS = ("name", "Name", "text", "type", "class", "cost", "attack", "defense", "number", "grade", "faces", "x", "")
_ROW = st.dictionaries(st.sampled_from(_COLUMNS), scalars | texts | values, max_size=6)
_CELLS = st.lists(st.lists(st.text(max_size=12) | texts, max_size=6).map(",".join), min_size=1, max_size=8)
files = (
    st.lists(_ROW, max_size=5).map(json.dumps).map(str.encode)
    | st.lists(_ROW, max_size=5).map(lambda rows: "\n".join(map(json.dumps, rows)).encode())
    | _CELLS.map(lambda lines: "\n".join([",".join(_COLUMNS[:6]), *lines]).encode())
    | st.binary(max_size=400)
    | st.sampled_from([b"[" * 100_000, b'{"cards":' * 20_000, b"name,text\n" + b'"' * 50_000, b"[" + b"9" * 9_000])
)
"""Files of cards."""
