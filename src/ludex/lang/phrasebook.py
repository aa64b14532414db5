"""The phrasebook: every phrase of a dialect once, made from the phrases themselves.

A phrase is a node and what its words fix of it; other wordings of the same are the same phrase. Its meaning is the
node's own docstring.
"""

from __future__ import annotations

import re
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import lru_cache
from typing import Any

from ludex.lang.ast import Node, Ref, replaced
from ludex.lang.grammar import Form
from ludex.lang.helping import pattern
from ludex.lang.reading import grammar_of


@dataclass(frozen=True, slots=True)
class Phrase:
    """One thing a dialect can say: its name, its wordings, and what it means in our words."""

    dialect: str
    name: str
    node: str
    wordings: tuple[str, ...]
    meaning: str
    forms: tuple[Form, ...] = field(default=(), compare=False, repr=False)


@lru_cache(maxsize=4096)
def phrases(dialect: str) -> dict[str, Phrase]:
    """The phrases of a dialect by name."""
    grammar = grammar_of(dialect)
    found: dict[str, Phrase] = {}
    for node, forms in sorted(grammar.forms.items()):
        by_name: dict[str, list[Form]] = {}
        for form in forms:
            by_name.setdefault(_name(form, dialect), []).append(form)
        for name, those in by_name.items():
            wordings = tuple(dict.fromkeys(pattern(form.wording, grammar) for form in those))
            found[name] = Phrase(dialect, name, node, wordings, meaning_of(those[0].cls), tuple(those))
    return found


def phrase_of(node: Node, dialect: str) -> str:
    """The name of the phrase that a node was read from, or could have been; "" if the dialect has none."""
    forms = grammar_of(dialect).forms.get(type(node).__name__, [])
    first = forms[node.form : node.form + 1]
    fixed = {field for form in forms for field in form.consts}
    fitting = next((form for form in (*first, *forms) if _fits(node, form, fixed)), None)
    return "" if fitting is None else _name(fitting, dialect)


def _fits(node: Node, form: Form, fixed: set[str]) -> bool:
    """Whether a node could have been read from a wording: of what wordings of it fix, this one has fixed the same, or
    leaves it open, or has said nothing of it."""
    unsaid = fixed - form.consts.keys() - {slot.field for slot in form.slots}
    defaults = {f.name: f.default for f in fields(node) if f.name in unsaid and f.default is not MISSING}
    fixed_so = {field: value for field, value in form.consts.items() if not _settled_later(field, value)}
    return all(_same(getattr(node, field), value) for field, value in (*fixed_so.items(), *defaults.items()))


def _same(one: object, other: object) -> bool:
    """Whether two values say the same, whichever numbers reading has given to what they name."""
    if one == other or not isinstance(one, Node) or not isinstance(other, Node):
        return one == other
    return replaced(one, _unnumbered) == replaced(other, _unnumbered)


def _unnumbered(node: Any) -> object:
    return replace(node, binding=0) if getattr(node, "binding", 0) > 0 else node


def _settled_later(field: str, value: object) -> bool:
    """Whether a value only stands for what was spoken of before: reading settles which that is (`it`, `the rest`)."""
    return field == "binding" or (isinstance(value, Ref) and value.binding < 0)


def meaning_of(node: type) -> str:
    """What a node means, in one sentence."""
    said = " ".join((node.__doc__ or "").split())
    return re.split(r"(?<!\.)\. ", said)[0].rstrip(".") + "."


def _name(form: Form, dialect: str) -> str:
    """The node and what tells its phrases apart. What another wording leaves open (`draw a card`, `draw <amount>
    cards`) tells nothing apart, nor what another wording means without a word of it (`isn't` fixes what `is` leaves
    as it is), nor what is settled after reading."""
    left_open, unsaid = _slots(dialect, form.cls.__name__), _unsaid(dialect, form.cls.__name__)
    said = ", ".join(
        f"{field}={_short(value)}"
        for field, value in sorted(form.consts.items())
        if field not in left_open and unsaid.get(field, MISSING) != value and not _settled_later(field, value)
    )
    return f"{form.cls.__name__}({said})" if said else form.cls.__name__


@lru_cache(maxsize=4096)
def _slots(dialect: str, node: str) -> frozenset[str]:
    """The fields of a node that some wording leaves open."""
    return frozenset(slot.field for form in grammar_of(dialect).forms[node] for slot in form.slots)


@lru_cache(maxsize=4096)
def _unsaid(dialect: str, node: str) -> dict[str, Any]:
    """What a node's fields are where some wording says nothing of them."""
    forms = grammar_of(dialect).forms[node]
    return {
        f.name: f.default
        for f in fields(forms[0].cls)
        if f.default is not MISSING and any(f.name not in form.consts for form in forms)
    }


def _short(value: Any) -> str:
    """A value in few words: nodes by their kind and what they say."""
    if isinstance(value, Node):
        said = [getattr(value, f.name) for f in fields(value) if f.compare]
        inner = ",".join(_short(each) for each in said if each not in (None, (), "", 0, False))
        return f"{type(value).__name__}[{inner}]" if inner else type(value).__name__
    if isinstance(value, tuple):
        return "+".join(map(_short, value)) or "none"
    return str(value)
