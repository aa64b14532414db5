"""Two things that happen to one subject, said together: `whenever this card attacks or blocks`."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.nouns import YOU
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer

_NOBODY = a.Same()
_ENTERS = a.IsPut(_NOBODY, "field", YOU)
_LEAVES = a.Leaves(_NOBODY, "field", YOU)
_DIES = a.IsPut(_NOBODY, "graveyard", None, a.Origin("field", YOU))
_AGAIN = 99  # the form of an event before which `whenever` is said once more
_FALLS = {zone: a.IsPut(_NOBODY, "graveyard", None, a.Origin(zone, None)) for zone in ("hand", "field")}
_FALLS_OF_YOURS = {zone: a.IsPut(_NOBODY, "graveyard", None, a.Origin(zone, YOU)) for zone in ("hand", "field")}
_PAIRS: dict[str, tuple[Any, Any]] = {
    "attacks or blocks": (a.Attacks(_NOBODY), nodes.Blocks(_NOBODY)),
    "blocks or is blocked": (nodes.Blocks(_NOBODY), nodes.IsBlocked(_NOBODY)),
    "attacks or is attacked": (a.Attacks(_NOBODY), a.IsAttacked(_NOBODY)),
    "deals or is dealt damage": (a.DealsDamage(_NOBODY), a.TakesDamage(_NOBODY)),
    "enters your field or shifts": (_ENTERS, nodes.Shifts(_NOBODY)),
    "enters your field or leaves your field for a non- field zone": (_ENTERS, _LEAVES),
    "enters your field or leaves your field": (_ENTERS, _LEAVES),
    "enters your field or attacks": (_ENTERS, a.Attacks(_NOBODY)),
    "enters your field or whenever it attacks": (_ENTERS, a.Attacks(_NOBODY, form=_AGAIN)),
    "is put into a graveyard from hand or field": (_FALLS["hand"], _FALLS["field"]),
    "is put into a graveyard from your hand or field": (_FALLS_OF_YOURS["hand"], _FALLS_OF_YOURS["field"]),
    "enters your field or is put into a graveyard from your field": (_ENTERS, _DIES),
}
"""The words of both, and what they mean of a subject."""


def _read(parser: Parser, pos: int) -> Iterator[Found]:
    for at, what in parser.read("Object", "s", pos):
        for words, pair in _PAIRS.items():
            signs = tuple(words.split())
            if parser.text[at : at + len(signs)] == signs:
                yield at + len(signs), tuple(dataclasses.replace(event, what=what) for event in pair)


def _write(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or value[0].what != value[1].what:
        return None
    subject = renderer.write(value[0].what, "Object", "s")
    bare = tuple(dataclasses.replace(event, what=_NOBODY) for event in value)
    said = tuple(event.form == _AGAIN for event in value)
    fitting = [words for words, pair in _PAIRS.items() if pair == bare]
    words = next((w for w in fitting if tuple(e.form == _AGAIN for e in _PAIRS[w]) == said), None)
    return None if subject is None or words is None else [*subject, *words.split()]


def register(g: Grammar) -> None:
    """Teach a grammar two events of one subject."""
    g.custom("EventPair", _read, _write, begins=(("Object", "s"),))
    g.phrase(a.WhenEither, "when <events:EventPair>", "whenever <events:EventPair>", mode="when")
