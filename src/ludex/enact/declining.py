"""Phrases that are read and that no edition of their game carries out: a refusal can name them, nothing plays them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, fields
from typing import Any

from ludex.enact.ruleset import TextRuleset
from ludex.enact.unsupported import ASKED, KINDS, unruled
from ludex.lang import ast
from ludex.lang.grammar import Form
from ludex.lang.phrasebook import Phrase

_SAID = "\0"
"""What the words of a text would say."""
ASKED_OF: dict[type, str] = {ast.Cannot: "act", ast.CannotDo: "act", ast.FreePlay: "zone", ast.Destination: "zone"}
"""Nodes whose own words alone decide, and the field by which they do; a game adds its own."""


def declined(phrase: Phrase, editions: Iterable[TextRuleset]) -> str:
    """Why no edition of a game carries out a phrase, whatever else its text says; "" if one does."""
    found = ["; ".join(dict.fromkeys(_faults(form, rules))) for rules in editions for form in phrase.forms]
    return found[0] if all(found) else ""


def _faults(form: Form, rules: TextRuleset) -> Iterator[str]:
    for family, word, known in KINDS:
        if issubclass(form.cls, family) and not known(form.cls):
            yield f"the {word} {form.cls.__name__} cannot be enacted"
    yield from unruled(form.cls, rules)
    if issubclass(form.cls, ast.Permission):
        asked = next(ASKED[one] for one in form.cls.__mro__ if one in ASKED)
        if asked is ASKED[ast.Permission] and form.cls not in rules.permits:
            yield f"the standing effect {form.cls.__name__} cannot be enacted"
    elif form.cls is ast.PhaseStarts:
        yield from _moment(form, rules)
    if form.cls in ASKED_OF and ASKED_OF[form.cls] not in {slot.field for slot in form.slots}:
        yield from ASKED[form.cls](_bare(form), rules)


def _moment(form: Form, rules: TextRuleset) -> Iterator[str]:
    """Few rules name a moment for the end of a phase."""
    phase = form.consts.get("phase", _SAID)
    if form.consts.get("edge") == "end" and (not rules.ends or phase not in (_SAID, *rules.ends)):
        yield f"no rule says what triggers at the end of a {'turn' if phase == _SAID else phase}"


def _bare(form: Form) -> Any:
    """A node as far as its wording makes it."""
    node: Any = object.__new__(form.cls)
    for f in fields(form.cls):
        unsaid = None if f.default is MISSING else f.default
        object.__setattr__(node, f.name, form.consts.get(f.name, unsaid))
    return node
