"""Make docs/card-language.md: every phrase of the card language, what it means, and the shortest text that says it.

`python docs/make_card_language.py` reads the cards that come with ludex, the examples of docs/language.md, the texts in
the tests and the page as it is, and keeps for each phrase the shortest ability that holds it.
"""

from __future__ import annotations

import ast as python
import itertools
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludex.families import families
from ludex.lang import ast, read, render
from ludex.lang.grammar import Form, Grammar
from ludex.lang.parser import Parser, TooHardError
from ludex.lang.phrasebook import Phrase, _name, phrase_of, phrases
from ludex.lang.reading import EMPTY, grammar_of, kind_of
from ludex.lang.renderer import Renderer, finished
from ludex.lang.templates import Slot

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "card-language.md"
PART = "…"
"""Stands before an example that is part of a text."""
KINDS = {"sve": ("follower", "spell"), "cfv": ("unit",), "fow": ("resonator", "chant", "chant-standby", "ruler")}
LONGEST = 300
_HEAD = """# Every phrase of the card language

Made by `docs/make_card_language.py` from the language itself; [language.md](language.md) explains it, and
`ludex lang phrases WORD` finds a phrase on the command line. A phrase may have more wordings than the one shown;
`…` stands for any phrase that fits. An example is a whole text that ludex reads, in words of our own; one that
begins with `…` is part of one.
"""


def candidates() -> Iterator[tuple[str, str]]:
    """Texts, each with the dialect it may be in."""
    for dialect in families():
        for path in sorted((ROOT / "src" / "ludex" / "games" / dialect / "cards").rglob("*.toml")):
            text = path.read_text("utf-8")
            for block in re.findall(r'text = """(.*?)"""|text = "(.*?)"$', text, re.DOTALL | re.MULTILINE):
                yield from ((dialect, line) for line in "".join(block).strip().splitlines())
    for path in (ROOT / "docs" / "language.md", PAGE):
        text = path.read_text("utf-8") if path.exists() else ""
        for kind, block in re.findall(r"```(\w+)\n(.*?)```", text, re.DOTALL):
            yield from ((kind if kind in families() else "sve", line) for line in block.splitlines())
        for dialect, part in re.findall(r"^## (\w+)$(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE):
            rows = re.findall(r"^\| .*? \| `(.*?)` \|", part, re.MULTILINE)
            yield from ((dialect, line.replace("\\|", "|")) for line in rows if not line.startswith(PART))
    for room in ("phrases", "enact", "lang", "rulebook"):
        for path in sorted((ROOT / "tests" / room).rglob("*.py")):
            yield from _literals(path)


def _literals(path: Path) -> Iterator[tuple[str, str]]:
    """The texts of a test module, of the games that its path names, else of all."""
    said = path.relative_to(ROOT).as_posix()
    dialects = [d for d in families() if d in said] or list(families())
    for node in python.walk(python.parse(path.read_text("utf-8"))):
        if isinstance(node, python.Constant) and isinstance(node.value, str) and " " in node.value:
            for line in node.value.splitlines():
                if 8 < len(line) < LONGEST and "{" not in line.replace("{", "", 9):
                    yield from ((dialect, line.strip()) for dialect in dialects)


def examples() -> dict[tuple[str, str], str]:
    """The shortest text that holds each phrase; where there is none, the phrase itself with words of other texts in
    its slots."""
    best: dict[tuple[str, str], str] = {}
    parts: dict[str, dict[str, list[ast.Node]]] = {dialect: {} for dialect in families()}
    for dialect, text in dict.fromkeys(candidates()):
        for kind in KINDS[dialect]:
            tree = read(text, dialect, kind=kind).card_text if _is_whole(text, dialect, kind) else None
            if tree is None:
                continue
            said = render(tree, dialect)
            for node in ast.walk(tree):
                parts[dialect].setdefault(type(node).__name__, []).append(node)
                key = (dialect, phrase_of(node, dialect))
                if key[1] and "\n" not in said and (key not in best or (len(said), said) < (len(best[key]), best[key])):
                    best[key] = said
            break
    for dialect in families():
        for name in phrases(dialect):
            if (dialect, name) not in best:
                said = _made(dialect, name, parts[dialect])
                best |= {(dialect, name): said} if said else {}
    return best


def _made(dialect: str, name: str, parts: dict[str, list[ast.Node]]) -> str:
    """A phrase with nodes of other texts in its slots, in words."""
    grammar = grammar_of(dialect)
    renderer = Renderer(grammar)
    for form in grammar.forms[name.partition("(")[0]]:
        if _name(form, dialect) != name:
            continue
        slots = (_fillings(grammar, form, slot, parts) for slot in form.slots)
        for values in itertools.islice(itertools.product(*slots), 400):
            node = form.make(values)
            signs = renderer._form(node, form, form.wording.mode) if node is not None else None
            if signs:
                return f"{PART} {finished(signs, grammar.notation)}"
    return f"{PART} {phrases(dialect)[name].wordings[0]}"


def _fillings(grammar: Grammar, form: Form, slot: Slot, parts: dict[str, list[ast.Node]]) -> list[Any]:
    """Values for a slot: few and short ones."""
    name = grammar.slot_category(form.cls.__name__, slot)
    found: list[Any] = list(grammar.values.get(name, {}))[:3]
    for member in sorted(grammar.members(name)):
        found += sorted(dict.fromkeys(parts.get(member, ())), key=lambda node: len(str(node)))[:6]
    found += _PLAIN.get(name, ())
    if slot.joint:
        return [(value,) for value in found] + [(value, value) for value in found]
    return found


_PLAIN: dict[str, tuple[Any, ...]] = {
    "int": (2,), "Name": ("Lamp",), "RaceWord": ("Elf",), "CounterKind": ("oil",), "str": ("Lamp",),
}  # fmt: skip


def _is_whole(text: str, dialect: str, kind: str) -> bool:
    """Whether a text can be read at all; why not is nobody's question here."""
    grammar = grammar_of(dialect)
    signs = grammar.notation.signs_of(text)
    parser = Parser(grammar, signs, EMPTY, kind_of(kind, grammar), "")
    try:
        return bool(signs.text) and any(end == parser.size for end, _ in parser.read("CardText", "", 0))
    except TooHardError:
        return False


def written(found: dict[tuple[str, str], str]) -> str:
    """The page."""
    out = [_HEAD]
    for dialect in families():
        out.append(f"\n## {dialect}\n\n| phrase | example | means |\n|---|---|---|")
        out += [_row(phrase, found.get((dialect, name), "")) for name, phrase in phrases(dialect).items()]
    return "\n".join(out) + "\n"


def _row(phrase: Phrase, example: str) -> str:
    cells = (f"`{phrase.wordings[0]}`", f"`{example}`" if example else "", phrase.meaning)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


if __name__ == "__main__":
    found = examples()
    PAGE.write_text(written(found), encoding="utf-8")
    for dialect in families():
        lacking = [name for name in phrases(dialect) if (dialect, name) not in found]
        sys.stdout.write(f"{dialect}: {len(phrases(dialect))} phrases, {len(lacking)} without an example\n")
