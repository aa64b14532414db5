"""Nothing is kept without bound that visitors, texts or positions could fill: servers and long runs live for weeks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import ludex
from ludex.kernel.memo import MOST, Kept, Recalled, remembered

ROOT = Path(ludex.__file__).parent

# `@cache` is for functions of nothing, or of what there is a fixed number of.
CLOSED = {"book", "family", "ruleset", "language", "also", "per_minute"}  # also: one file for each kind of table
# Of the developer's checkout; plug-ins that are installed.
TOOLS = {"rulebook/breaking.py", "rulebook/overruling.py", "bots/finding.py"}

# Tables of a module that start empty, and what fills them.
FILLED = {
    "enact/actions/floating.py": {"SETTLED"},  # classes
    "enact/actions/giving.py": {"GIVEN"},  # classes
    "enact/actions/information.py": {"REROLLS"},  # classes
    "enact/actions/lasting.py": {"USES"},  # classes
    "enact/nouns/objects.py": {"OF_ANY_TYPE"},  # classes
    "enact/standing/permissions.py": {"MULTIPLIED"},  # classes
    "enact/standing/statics.py": {"WORDS_HEED"},  # words that games register
    "enact/steps/tree.py": {"WITH_X"},  # classes
    "enact/unsupported.py": {"PLAYED_WITH"},  # classes
    "lang/bindings.py": {"OF_RULERS"},  # classes
    "enact/steps/effect.py": {"ROWS", "ACTS", "_arrangers"},  # classes
    "enact/steps/multiplying.py": {"ONCE"},  # classes
    "enact/playing/affording.py": {"ACTIONS"},  # classes
    "enact/scenes/making.py": {"ABILITIES", "LASTING_MAKERS"},
    "enact/nouns/noun.py": {"_kinds"},
    "enact/scenes/saving.py": {"_known"},  # classes
    "enact/scenes/interning.py": {"_names", "_shared"},  # classes; emptied when it is full
    "games/cfv/starting.py": {"DEFAULTS"},
    "games/fow/ch02_cards/outside.py": {"_SIDES"},  # files of cards that the user names
    "games/fow/ch09_wills/prices.py": {"NO_WILLS"},  # nothing
    "games/sve/ch02_cards/definitions.py": {"_learned", "alternates"},  # files that the user names; up to `MOST`
    "games/sve/starting.py": {"DEFAULTS"},
    "kernel/game.py": {"_NONE"},  # nothing
    "kernel/effects/facts.py": {"_numbers"},  # what numbers of cards are called in the rules
    "kernel/storage/plain.py": {"_kinds", "_tags"},
    "lang/ast/node.py": {"_fields", "_members"},
    "lang/parser.py": {"_BUSY", "_NOTHING"},  # nothing
    "rl/cards.py": {"_known", "_said"},  # emptied when it is full
    "web/pages/waiting.py": {"_waiting"},  # addresses with pages that wait: 400 in all, 25 seconds
}


def _modules() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(ROOT.rglob("*.py")):
        yield str(file.relative_to(ROOT)), ast.parse(file.read_text(encoding="utf-8"))


def _unbounded(decorator: ast.expr) -> bool:
    match decorator:
        case ast.Name("cache") | ast.Attribute(attr="cache"):
            return True
        case ast.Call(func=ast.Name("lru_cache") | ast.Attribute(attr="lru_cache")):
            sizes = [*decorator.args[:1], *(word.value for word in decorator.keywords if word.arg == "maxsize")]
            return any(isinstance(size, ast.Constant) and size.value is None for size in sizes)
    return False


def test_functions_of_texts_and_positions_are_kept_up_to_a_bound() -> None:
    found = []
    for name, tree in _modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and any(map(_unbounded, node.decorator_list)) and name not in TOOLS:
                wanted = {arg.arg for arg in (*node.args.args, *node.args.kwonlyargs)}
                if wanted - CLOSED or node.args.vararg or node.args.kwarg:
                    found.append(f"{name}: {node.name}")
    assert found == []


def test_tables_of_modules_are_known_and_bounded() -> None:
    found: dict[str, set[str]] = {}
    for name, tree in _modules():
        for node in tree.body:
            target: ast.expr | None = node.target if isinstance(node, ast.AnnAssign) else None
            if isinstance(node, ast.Assign):
                target = node.targets[0]
            value = node.value if isinstance(node, ast.AnnAssign | ast.Assign) else None
            if isinstance(target, ast.Name) and _empty(value):
                found.setdefault(name, set()).add(target.id)
    strange = {name: tables - FILLED.get(name, set()) for name, tables in found.items()}
    assert {name: tables for name, tables in strange.items() if tables} == {}


def _empty(value: ast.expr | None) -> bool:
    """A table that is filled later."""
    match value:
        case ast.Dict(keys=[]) | ast.List(elts=[]):
            return True
        case ast.Call(func=ast.Name("dict" | "set" | "list" | "defaultdict" | "OrderedDict" | "Counter" | "deque")):
            return not (value.args and not isinstance(value.args[0], ast.Name))
    return False


def test_what_is_kept_is_emptied_when_it_is_full() -> None:
    kept: Kept[int, int] = Kept()
    for number in range(MOST + 5):
        kept[number] = number
    assert len(kept) == 5
    double = remembered(lambda number: number * 2)
    for number in range(MOST + 5):
        double(number)
    assert double.cache_info().currsize == MOST


def test_what_is_found_by_the_very_object_is_worked_out_once_for_equal_ones_and_bounded() -> None:
    asked: list[str] = []

    def length(word: str) -> int:
        asked.append(word)
        return len(word)

    recalled: Recalled[str, int] = Recalled()
    word, same = "".join(["ab", "cd"]), "".join(["abc", "d"])  # two objects
    assert recalled.learn(word, length) == (word, 4)
    assert recalled[id(word)][0] is word  # held, so that its id is no other's
    assert recalled.get(id(same)) is None
    assert recalled.learn(same, length) == (same, 4)
    assert asked == [word]
    words = [str(number) for number in range(MOST + 5)]
    for each in words:
        recalled.learn(each, len)
    assert len(recalled) <= MOST
