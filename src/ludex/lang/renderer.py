"""Writing: a node back to the words it was read from, or to its first fitting wording."""

from __future__ import annotations

import dataclasses
from typing import Any

from ludex.lang.ast import Node, Ref
from ludex.lang.grammar import UNTOLD, Form, Grammar, fits
from ludex.lang.inflection import article
from ludex.lang.notation import CLOSE, Notation
from ludex.lang.templates import JOINTS, Slot

_ARTICLE = "\0a"
SILENT_STOP = "\0."


class Renderer:
    """Writes nodes by a grammar."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar

    def text(self, node: Node) -> str:
        """The node as text."""
        signs = self.write(node, type(node).__name__, "")
        if signs is None:
            raise ValueError(f"no wording for {node!r}")
        return finished(signs, self.grammar.notation)

    def write(self, value: Any, name: str, mode: str) -> list[str] | None:
        """The signs of a value in a category and mode, or None when there are no words for it."""
        writers = self.grammar.writers
        cls_name = type(value).__name__ if isinstance(value, Node) else name
        for key in ((name, mode), (name, ""), (cls_name, mode), (cls_name, "")):
            if key in writers:
                return writers[key](self, value)
        if isinstance(value, Node):
            return self.node(value, mode)
        return self._word(value, name, mode)

    def _word(self, value: Any, name: str, mode: str) -> list[str] | None:
        for wording in self.grammar.values.get(name, {}).get(value, ()):
            if fits(wording.mode, mode):
                return [_sign(p) for p in wording.pieces if isinstance(p, str)]
        return None

    def node(self, node: Node, mode: str) -> list[str] | None:
        """The signs of a node by the wordings there are for it, the one it was read in first."""
        forms = self.grammar.forms.get(type(node).__name__, [])
        if node.form < len(forms):
            signs = self._form(node, forms[node.form], mode)
            if signs is not None:
                return signs
        for form in forms:
            signs = self._form(node, form, mode)
            if signs is not None:
                return signs
        return None

    def _form(self, node: Node, form: Form, mode: str) -> list[str] | None:
        if not fits(form.wording.mode, mode) or not self._sayable(node, form):
            return None
        inherited = form.wording.mode if form.wording.mode in ("s", "p") else mode
        out: list[str] = []
        for piece in form.wording.pieces:
            if isinstance(piece, str):
                out.append(stop(out) if piece == "." else _sign(piece))
                continue
            signs = self._slot(node, piece, inherited)
            if signs is None:
                return None
            out += signs
        return out

    def _sayable(self, node: Node, form: Form) -> bool:
        said = {s.field for s in form.slots}
        for name, fact in self.grammar.facts[type(node).__name__].items():
            if name in _UNSAID:
                continue
            value = getattr(node, name)
            if name in form.consts:
                if form.consts[name] == UNTOLD:
                    continue
                if value != form.consts[name] and _unbound(value) != form.consts[name]:
                    return False
            elif name not in said and value != fact.default:
                return False
        return form.guard is None or form.guard(node)

    def _slot(self, node: Node, slot: Slot, mode: str) -> list[str] | None:
        value = getattr(node, slot.field)
        name = self.grammar.slot_category(type(node).__name__, slot)
        mode = self.grammar.slot_mode(name, slot, mode)
        if any(not self.grammar.holds(name, v) for v in (value if slot.joint else (value,))):
            return None
        if not slot.joint:
            return None if value is None else self.write(value, name, mode)
        items = [self.write(v, name, mode) for v in value]
        if any(i is None for i in items):
            return None
        return _listed([i for i in items if i is not None], slot)


# Fields that the reader works out and the text does not say in so many words.
_UNSAID = frozenset(("binding", "but", "nth", "joins", "layout", "value", "words", "ref", "said"))


def _unbound(value: Any) -> Any:
    """A phrase without its number: the words of a wording may name a phrase that the text does not spell out, or speak
    of one without a word for it."""
    if isinstance(value, Ref):
        return dataclasses.replace(value, binding=-1)
    return dataclasses.replace(value, binding=0) if getattr(value, "binding", 0) > 0 else value


def _listed(items: list[list[str]], slot: Slot) -> list[str] | None:
    if slot.joint in "*+":
        return [s for i in items for s in i] if items or slot.joint == "*" else None
    if not items or (slot.joint.endswith("2") and len(items) < 2) or (not slot.comma and len(items) < 3):
        return None
    word = JOINTS[slot.joint[0]]
    out = list(items[0])
    for i, item in enumerate(items[1:], 1):
        if i < len(items) - 1:
            out.append(",")
        else:
            out += [",", *word] if slot.comma and len(items) > 2 else word
        if "a" in slot.joint:
            out.append(_ARTICLE)
        out += item
    return out


def stop(out: list[str]) -> str:
    """A full stop, or only the end of a sentence when a quoted full stop stands already."""
    return SILENT_STOP if out[-2:] == [".", CLOSE] else "."


def _sign(piece: str) -> str:
    return _ARTICLE if piece == "a" else piece


def finished(signs: list[str], notation: Notation) -> str:
    """Signs as text, with articles and capitals."""
    out = [
        article(signs[i + 1]) if sign == _ARTICLE and i + 1 < len(signs) else sign.replace(_ARTICLE, "a")
        for i, sign in enumerate(signs)
    ]
    silent = {i for i, sign in enumerate(out) if sign == SILENT_STOP}
    out = notation.capitalised(["." if i in silent else sign for i, sign in enumerate(out)])
    return notation.joined([sign for i, sign in enumerate(out) if i not in silent])
