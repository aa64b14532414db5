"""What a citation in the code is: the keeper of a rule, or a mere mention of it.

Four roles. A *row* stands in a table that is played: the row of a procedure, a rule process, a zone with its number. A
*bearer* is an event, a question or a refusal that says the number. A *keeper* is declared: a function by a number in
parentheses in its own docstring, a value or a line by a comment that begins with the number or ends the line. All else
is a *mention*: docstrings of modules and classes, other comments, tables of labels, jumps to a row.

Each but a mention names the piece of code that keeps the rule, which is what `make mutants` breaks.
"""

from __future__ import annotations

import ast
from bisect import bisect_right
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from ludex.rulebook.citing import is_citation, rules_in

__all__ = ["RULELESS", "Declared", "Role", "Source", "is_ruleless"]

RULELESS = frozenset({"cli", "web", "sim", "bots", "rl", "table"})
"""Rooms that contain no rule: what they cite is an example or a label."""

_BESIDE_PLAY = frozenset({"positions.py", "scoring.py", "words.py", "sources.py"})
"""Files of a game that decide nothing at a table: they lay out positions, estimate them for bots, tell of what
happened, read tables of other people. What they cite is where the reader finds it."""

_JUMPS = frozenset({"Goto", "again", "is_past", "Procedure"})
"""Calls that name a number without keeping it: where to go on, how far it is, and the heading of a procedure."""


def is_ruleless(parts: tuple[str, ...]) -> bool:
    """Whether a file of ludex, by the parts of its path, contains no rule."""
    return parts[0] in RULELESS or (parts[0] == "games" and parts[-1] in _BESIDE_PLAY)


class Role(StrEnum):
    """What a citation does where it stands, the best first."""

    ROW = "row"
    BEARER = "bearer"
    KEEPER = "keeper"
    MENTION = "mention"

    @property
    def rank(self) -> int:
        """Rows before bearers before keepers before mentions."""
        return list(Role).index(self)


@dataclass(frozen=True, slots=True)
class Declared:
    """A role, and the piece of code that keeps the rule."""

    role: Role
    node: ast.AST | None = None


MENTION = Declared(Role.MENTION)
Function = ast.FunctionDef | ast.AsyncFunctionDef
_Spot = tuple[int, int]


class Source:
    """One file of the sources: which role a citation at some place has."""

    def __init__(self, text: str, tree: ast.Module) -> None:
        self._lines = text.splitlines()
        self._tree = tree
        self._strings: list[tuple[_Spot, _Spot, Declared | None]] = []
        self._walk(tree, ())
        self._strings.sort(key=lambda each: each[0])

    def role(self, line: int, column: int) -> Declared:
        """The role of the citation that begins there; the column counts characters."""
        spot = (line, len(self._lines[line - 1][:column].encode()))
        at = bisect_right(self._strings, spot, key=lambda each: each[0]) - 1
        if at >= 0 and spot < self._strings[at][1]:
            start, _, declared = self._strings[at]
            if declared is not None and declared.role is Role.KEEPER:  # a docstring: only what is in parentheses
                return declared if self._in_parentheses(start, line, column) else MENTION
            return declared or MENTION
        return self._comment(line, column)

    # -- strings ------------------------------------------------------------------------------------------------------
    def _walk(self, node: ast.AST, above: tuple[ast.AST, ...]) -> None:
        here = (*above, node)
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, ast.Constant):
                self._walk(child, here)
            elif isinstance(child.value, str) and any(True for _ in rules_in(child.value)):
                end = (child.end_lineno or child.lineno, child.end_col_offset or 0)
                self._strings.append(((child.lineno, child.col_offset), end, _of_string(child, here)))

    def _in_parentheses(self, start: _Spot, line: int, column: int) -> bool:
        first, begin = start
        text = [*self._lines[first - 1 : line - 1], self._lines[line - 1][:column]]
        said = "\n".join(text)[begin:]
        return said.count("(") > said.count(")")

    # -- comments -----------------------------------------------------------------------------------------------------
    @cached_property
    def _pieces(self) -> dict[int, ast.AST]:
        """What begins each line: a statement, an entry of a dictionary, an element, an argument."""
        found: dict[int, ast.AST] = {}
        for parent in ast.walk(self._tree):
            for node in ast.iter_child_nodes(parent):
                if isinstance(node, ast.stmt | ast.expr | ast.keyword):
                    begun = self._lines[node.lineno - 1].encode()[: node.col_offset]
                    if not begun.strip():
                        found.setdefault(node.lineno, _entry(node, parent))
        return found

    def _comment(self, line: int, column: int) -> Declared:
        """A comment declares if it ends a line of code, or if it begins with a number and stands right above one."""
        text = self._lines[line - 1]
        begin = text.rfind("#", 0, column)
        if begin < 0:
            return MENTION
        if text[:begin].strip():
            return self._declared_by_comment(line)
        if any(offset == 0 for _, offset in rules_in(text[begin + 1 :].lstrip())):
            below = line
            while below < len(self._lines) and self._lines[below].lstrip().startswith("#"):
                below += 1
            return self._declared_by_comment(below + 1)
        return MENTION

    def _declared_by_comment(self, line: int) -> Declared:
        while line > 0 and line not in self._pieces:  # the end of something that began further up
            line -= 1
        node = self._pieces.get(line)
        if node is None or _is_label(node):
            return MENTION
        return Declared(Role.KEEPER, node)


def _entry(node: ast.AST, parent: ast.AST) -> ast.AST:
    """Of an entry of a dictionary, its value; of an argument, what is given."""
    if isinstance(parent, ast.Dict) and node in parent.keys:
        return parent.values[parent.keys.index(node)]
    return node


def _is_label(node: ast.AST) -> bool:
    """A citation by itself: the value of an entry in a table of labels."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and is_citation(node.value)


def _of_string(node: ast.Constant, above: tuple[ast.AST, ...]) -> Declared | None:
    """The role of citations in a string, by what is around it."""
    parent = above[-1]
    function = next((each for each in reversed(above) if isinstance(each, Function)), None)
    if isinstance(parent, ast.Expr):
        documented = above[-2]
        own = isinstance(documented, Function) and documented.body[0] is parent
        return Declared(Role.KEEPER, documented) if own else None
    if _is_jump(parent):
        return None
    if function is not None:
        decorates = any(each in above for each in function.decorator_list)
        return Declared(Role.ROW if decorates else Role.BEARER, function)
    return _of_table(node, above) if is_citation(str(node.value)) else None


def _of_table(node: ast.Constant, above: tuple[ast.AST, ...]) -> Declared | None:
    """The role of a number in a table: a row if something that is played stands beside it."""
    parent = above[-1]
    match parent:
        case ast.Call():
            return Declared(Role.ROW, parent)
        case ast.keyword():
            return None if _is_jump(above[-2]) else Declared(Role.ROW, above[-2])
        case ast.Tuple(elts=beside) | ast.List(elts=beside):
            played = any(not isinstance(each, ast.Constant) for each in beside)
            return Declared(Role.ROW, parent) if played else None
        case ast.Dict():
            value = parent.values[parent.keys.index(node)] if node in parent.keys else None
            played = value is not None and not isinstance(value, ast.Constant)
            return Declared(Role.ROW, value) if played and not _points(above) else None
        case ast.Assign() | ast.AnnAssign():
            return Declared(Role.BEARER, parent)
    return None


def _is_jump(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name in _JUMPS


def _points(above: tuple[ast.AST, ...]) -> bool:
    """Whether it is an entry of KEPT_BY, which declares functions of the kernel."""
    return any(isinstance(each, ast.AnnAssign) and getattr(each.target, "id", "") == "KEPT_BY" for each in above)
