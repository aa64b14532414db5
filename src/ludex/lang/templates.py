"""The little language of templates: one line says how a phrase is read and written.

`deal <amount> damage to <to>`   words and slots; a slot is a field of the node
`<what:Object/s>`                category and mode of a slot where the field's own annotation is not meant
`<gains&>` `<names|>` `<after*>` a list: with and, with or, or simply one after another; `%2`: with and/or
`[...]` `(a|b)`                  optional and alternative words, each its own wording
`follower~` `cost^` `*discard`   a noun in either number, a verb that agrees, a verb another may do
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product

from ludex.lang.inflection import agreeing, plural, third_person
from ludex.lang.notation import Notation


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a field. `joint` is empty, `*`, `+`, `&`, `%` or `|` (with 2: at least two; with a: each with its
    article); `comma`: `a, b, and c`."""

    field: str
    category: str
    mode: str
    joint: str = ""
    comma: bool = True


JOINTS = {"&": ("and",), "|": ("or",), "%": ("and", "/", "or")}
"""The signs before the last item of a list."""
Piece = str | Slot


@dataclass(frozen=True, slots=True)
class Wording:
    """One way to say it: pieces, and the mode it belongs to ('' any, 's', 'p', '1' own deed, '3' another's)."""

    pieces: tuple[Piece, ...]
    mode: str

    def slots(self) -> tuple[Slot, ...]:
        """The slots in the order of the text."""
        return tuple(p for p in self.pieces if isinstance(p, Slot))


_SLOT = re.compile(r"<(\w+)(?::([A-Z]\w*)?(?:/?([a-z#0-9]\w*|#))?)?(&a?2?|\|a?2?|%2|\*|\+)?>")


def _expand(text: str) -> list[str]:
    """All wordings of a line with its optional and alternative parts."""
    match = re.search(r"\[([^\[\]]*)\]|\(([^()]*\|[^()]*)\)", text)
    if match is None:
        return [re.sub(r"\s+", " ", text).strip()]
    options = ["", match[1]] if match[1] is not None else match[2].split("|")
    return [done for o in options for done in _expand(text[: match.start()] + o + text[match.end() :])]


def _words(text: str, notation: Notation) -> list[str]:
    marked = re.sub(r"[~^*]", lambda m: {"~": "ŋ", "^": "ʌ", "*": "ɜ"}[m[0]], text)
    signs = notation.cut(marked, reminders=True)
    return [re.sub("[ŋʌɜ]", lambda m: {"ŋ": "~", "ʌ": "^", "ɜ": "*"}[m[0]], s) for s in signs]


def _pieces(line: str, notation: Notation) -> list[Piece]:
    out: list[Piece] = []
    # Slots stand as single letters while the words are cut, so that signs are told apart as in card text.
    slots: list[Slot] = []

    def keep(match: re.Match[str]) -> str:
        name, category, mode, joint = match.groups()
        slots.append(Slot(name, category or "", mode or "", joint or ""))
        return f"ʬ{len(slots) - 1}ʭ"

    guarded = re.sub(_SLOT, keep, line)
    for word in _words(guarded, notation):
        rest = word
        while rest:
            match = re.search(r"ʬ(\d+)ʭ", rest)
            if match is None:
                out.append(rest)
                break
            if match.start():
                out.append(rest[: match.start()])
            out.append(slots[int(match[1])])
            rest = rest[match.end() :]
    return out


def _inflect(piece: Piece, mode: str) -> Piece:
    if isinstance(piece, Slot):
        return Slot(piece.field, piece.category, mode, piece.joint) if piece.mode == "#" else piece
    if piece.endswith("~"):
        return plural(piece[:-1]) if mode == "p" else piece[:-1]
    if piece.endswith("^"):
        return agreeing(piece[:-1], mode)
    if piece.startswith("*"):
        return third_person(piece[1:]) if mode == "3" else piece[1:]
    return piece


def _modes(pieces: list[Piece]) -> tuple[str, ...]:
    words = [p for p in pieces if isinstance(p, str)]
    if any(w.startswith("*") for w in words):
        return ("1", "3")
    if any(w.endswith(("~", "^")) for w in words) or any(isinstance(p, Slot) and p.mode == "#" for p in pieces):
        return ("s", "p")
    return ("",)


def _commas(pieces: tuple[Piece, ...]) -> list[tuple[Piece, ...]]:
    """A wording, and with each of its lists without the last comma."""
    ways = [
        (p, Slot(p.field, p.category, p.mode, p.joint, comma=False))
        if isinstance(p, Slot) and p.joint[:1] in ("&", "|")
        else (p,)
        for p in pieces
    ]
    return list(product(*ways))


def wordings(lines: tuple[str, ...], notation: Notation, fixed: str = "") -> tuple[Wording, ...]:
    """All wordings of a phrase, in a fixed order: their index is a node's `form`."""
    out: list[Wording] = []
    for line in lines:
        for plain in _expand(line):
            raw = _pieces(plain, notation)
            for mode in _modes(raw):
                pieces = tuple(_inflect(p, mode) for p in raw)
                out.extend([Wording(way, fixed or mode) for way in _commas(pieces)])
    return tuple(out)
