"""Every sentence in the sources that a person may be told: what is asked, offered, refused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

import ludex

ROOT = Path(ludex.__file__).parent
SAID: dict[str, tuple[int, tuple[str, ...]]] = {
    "Fault": (1, ("sentence", "hint")),
    "Decision": (3, ("prompt", "refusal")),
    "Obstacle": (1, ("sentence",)),
    "Option": (2, ("words",)),
    "Refusal": (1, ("sentence",)),
    "bar": (1, ("words",)),
    "_bar": (1, ("words",)),
    "Wrong": (0, ("sentence",)),
    "refused": (1, ("sentence",)),
    "confirm": (9, ("prompt", "yes", "no")),
    "number": (9, ("prompt",)),
    "order": (9, ("prompt",)),
    "pick": (9, ("prompt",)),
    "question": (1, ("otherwise",)),
}
"""Where calls take what is said: the place of the argument, and its names."""

NAMES = frozenset({"prompt", "refusal", "sentence", "hint", "label"})
"""Variables that hold what is said."""

OTHER = re.compile(
    r"text/(phrases|nodes)|deck(file|bench|rules)|cardfile|outside|playmat|features|positions"
    r"|staging|sources|board\.py|games/(decks|deckfiles|deckrules|catalogs|cells|foreign|cardfiles)"
)
"""Files of cards and decks, whose complaints are for who writes them; what pages show has words of its own."""

_TABLED = re.compile(r"[A-Z][a-z]+ .*[^.]$|[A-Z][a-z ]+\?$")
_CITED = re.compile(r"(sve|cfv|fow)(-[\d.]+)? \S+")


class Sentence(NamedTuple):
    """An English sentence as the source has it, `{}` where it has gaps."""

    words: str
    where: str

    def samples(self) -> Iterator[str]:
        """The sentence with its gaps filled by numbers and names in every way."""
        between = self.words.split("{}")
        for filled in product(("7", "Xyz"), repeat=len(between) - 1):
            yield between[0] + "".join(gap + after for gap, after in zip(filled, between[1:], strict=True))


def sentences(room: str) -> list[Sentence]:
    """Those of a room, each once."""
    found: dict[str, Sentence] = {}
    for path in sorted((ROOT / room).rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if OTHER.search(name):
            continue
        for node in _said(ast.parse(path.read_text(encoding="utf-8"))):
            for words in _texts(node):
                if re.search("[A-Za-z]{2,}", words.replace("{}", "")) and not _CITED.fullmatch(words):
                    found.setdefault(words, Sentence(words, f"{name}:{node.lineno}"))
    return list(found.values())


FILES = ("table/scenariofile.py", "table/named_cards.py", "web/hosting/side_decks.py", "web/judging/handing.py")
"""Where files of positions and decks are complained about, besides what each game says of cards and places."""


def complaints() -> list[Sentence]:
    """What somebody is told whose position, deck or card cannot be taken as it is: whatever is raised there."""
    own = [*ROOT.glob("games/*/positions.py"), *ROOT.glob("games/*/*/outside.py"), ROOT / "games/positions.py"]
    found: dict[str, Sentence] = {}
    for path in [*(ROOT / name for name in FILES), *own]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                for words in _texts(node.exc.args[0]):
                    if re.search("[A-Za-z]{2,}", words.replace("{}", "")):
                        found.setdefault(words, Sentence(words, f"{path.relative_to(ROOT)}:{node.lineno}"))
    return list(found.values())


TERMINAL = ("seated", "board", "compact", "telling", "advice")
_SAYING = frozenset({"_say", "_complain", "sentence"})


def at_the_terminal() -> list[Sentence]:
    """What `ludex play` says around a game."""
    found: dict[str, Sentence] = {}
    for path in [ROOT / f"cli/{name}.py" for name in TERMINAL]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and getattr(node.func, "attr", "") in _SAYING:
                for words in _texts(node.args[0]):
                    if re.search("[A-Za-z]{2,}", words.replace("{}", "")):
                        found.setdefault(words, Sentence(words, f"cli/{path.name}:{node.lineno}"))
    return list(found.values())


def _said(tree: ast.Module) -> Iterator[ast.expr]:
    """The expressions that are said, and tables of whole sentences: a large letter, and several words."""
    titles = {id(part) for node in ast.walk(tree) if _is_no_speech(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _given(node)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target, value in _pairs(targets[0], node.value):
                if isinstance(target, ast.Name) and target.id in NAMES:
                    yield value
        elif id(node) not in titles and isinstance(node, ast.Constant) and _TABLED.match(str(node.value)):
            yield node


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        yield from zip(target.elts, value.elts, strict=False)
    else:
        yield target, value


def _is_no_speech(node: ast.AST) -> bool:
    """Docstrings, titles of procedures, faults of programs, annotations."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("Procedure", "Zone", "ZoneSpec", "zone", "TypeVar")
    return isinstance(node, ast.Expr | ast.Raise | ast.Assert | ast.JoinedStr | ast.arg)


def _given(call: ast.Call) -> Iterator[ast.expr]:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name not in SAID:
        return
    place, names = SAID[name]
    if len(call.args) > place and not any(isinstance(each, ast.Starred) for each in call.args):
        yield from call.args[place : place + 2] if name == "Fault" else [call.args[place]]
    yield from (keyword.value for keyword in call.keywords if keyword.arg in names)


def _texts(node: ast.expr) -> Iterator[str]:
    """What an expression may come to, as far as it is written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.sub(r"\{\{|\}\}", "", node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = [str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values]
        yield "".join(parts).replace("{{}}", "{}")
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for each in node.values:
            yield from _texts(each)
