"""Breaking a piece of code mechanically, in ways that would break the rule it keeps.

A *site* is one change of a syntax tree: a row or a statement left out, a refusal dropped, a comparison turned, the
other player, another zone, a number off by one. Planting it changes the tree it was found in, and nothing else.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from ludex.rulebook.keepers import Function

__all__ = ["OPERATORS", "Site", "sites"]

OPERATORS = ("left out", "refusal dropped", "comparison turned", "other player", "other zone", "off by one")
"""What can be done to a keeper."""

_TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_SEATS = frozenset(
    ("seat", "active", "owner", "controller", "you", "to_seat", "player", "actor", "seat_of", "other", "holder")
)
_SPOKEN = frozenset({"prompt", "words", "label", "title", "yes", "no", "refusal", "form"})
_REFUSALS = frozenset({"Obstacle", "Fault", "IllegalChoice", "canceled"})
_SLIPS = frozenset({"AssertionError", "LookupError", "KeyError", "NotImplementedError", "TypeError"})
_SILENT_FIELDS = frozenset({"annotation", "returns", "decorator_list", "type_comment", "ctx"})


@dataclass(frozen=True, slots=True)
class Site:
    """One way to break a piece of code."""

    operator: str
    before: str
    after: str
    line: int
    plant: Callable[[], None]


@dataclass(frozen=True, slots=True)
class _Slot:
    """Where a node hangs in its tree."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST

    def put(self, new: ast.AST) -> None:
        """Hang another node there."""
        ast.copy_location(new, self.node)
        ast.fix_missing_locations(new)
        if self.index is None:
            setattr(self.parent, self.field, new)
        else:
            getattr(self.parent, self.field)[self.index] = new

    def site(self, operator: str, new: ast.AST) -> Site:
        line = getattr(self.node, "lineno", 0)
        return Site(operator, _brief(self.node), _brief(new), line, lambda: self.put(new))


def sites(tree: ast.Module, keeper: ast.AST, at: int = 0) -> list[Site]:
    """Every way to break a keeper in its tree; if a line is named, only what decides about that line."""
    _mark_both(tree)
    if isinstance(keeper, Function):
        within = _near(keeper, at) if at else [keeper]
        found = [*_left_out(keeper), *(site for node in within for site in _sites_in(node))]
    else:
        found = [*_removed(tree, keeper), *_sites_in(keeper)]
        found += [site for slot in _slots(tree) if slot.node is keeper for site in _changed(slot)]
    return list({(s.operator, s.before, s.after, s.line): s for s in reversed(found)}.values())[::-1]


# -- leaving out ------------------------------------------------------------------------------------------------------
def _left_out(function: Function) -> Iterator[Site]:
    """The function does nothing, says yes, or says no. A row that only ends its procedure does nothing as it is, and
    what a game must answer itself does nothing anywhere."""
    if _only_ends(function) or _is_promised(function):
        return
    for value in _neutral(function):
        new = ast.copy_location(ast.Return(value), function.body[-1])
        ast.fix_missing_locations(new)

        def plant(new: ast.Return = new) -> None:
            function.body = [new]

        if ast.unparse(function.body[-1]) != ast.unparse(new) or len(function.body) > 2:
            yield Site("left out", f"def {function.name}", ast.unparse(new), function.lineno, plant)


def _only_ends(function: Function) -> bool:
    """`return Return(f.answer)`: what a row hands up that has nothing else to do."""
    match getattr(function.body[-1], "value", None):
        case ast.Call(func=ast.Name(id="Return"), args=[ast.Constant() | ast.Attribute(attr="answer")]):
            return all(isinstance(each, ast.Expr) for each in function.body[:-1])
    return False


def _is_promised(function: Function) -> bool:
    """`raise NotImplementedError`: nobody calls it, for every game has one of its own."""
    last = function.body[-1]
    return isinstance(last, ast.Raise) and isinstance(last.exc, ast.Name) and last.exc.id == "NotImplementedError"


def _neutral(function: Function) -> Iterator[ast.expr]:
    """What a function that does nothing gives back, by what it says it gives."""
    said = ast.unparse(function.returns) if function.returns else "None"
    if said == "bool":
        yield from (ast.Constant(True), ast.Constant(False))
    elif "None" in said:
        yield ast.Constant(None)
    elif said == "int":
        yield ast.Constant(0)
    elif said.startswith(("tuple", "list", "Sequence", "Iterable", "Iterator", "Ids")) and not _yields(function):
        yield ast.Tuple([], ast.Load())


def _yields(function: Function) -> bool:
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function))


def _removed(tree: ast.Module, keeper: ast.AST) -> Iterator[Site]:
    """An element of a table is missing."""
    for parent in ast.walk(tree):
        if isinstance(parent, ast.Tuple | ast.List | ast.Set) and keeper in parent.elts and len(parent.elts) > 1:
            yield Site("left out", _brief(keeper), "nothing", _line(keeper), partial(_without, parent, keeper))
        if isinstance(parent, ast.Dict) and keeper in parent.values:
            yield Site("left out", _brief(keeper), "nothing", _line(keeper), partial(_without, parent, keeper))
        for body in (getattr(parent, "body", None), getattr(parent, "orelse", None)):
            if isinstance(body, list) and keeper in body and _can_go(keeper):
                place = body.index(keeper)
                skip = ast.copy_location(ast.Pass(), keeper)
                put = _Slot(parent, "body" if body is getattr(parent, "body", None) else "orelse", place, keeper)
                yield put.site("left out", skip)


def _can_go(statement: ast.AST) -> bool:
    """Whether the rest makes sense without a statement: it gives no name to anything."""
    if isinstance(statement, ast.Assign):
        return not any(isinstance(node, ast.Name) for target in statement.targets for node in _stored(target))
    return isinstance(statement, ast.Expr | ast.Return | ast.If | ast.AugAssign)


def _stored(target: ast.AST) -> list[ast.AST]:
    return [node for node in ast.walk(target) if isinstance(getattr(node, "ctx", None), ast.Store)]


def _without(table: ast.Tuple | ast.List | ast.Set | ast.Dict, entry: ast.AST) -> None:
    """Take an entry out of a table."""
    if isinstance(table, ast.Dict):
        at = next(at for at, value in enumerate(table.values) if value is entry)
        del table.keys[at], table.values[at]
    else:
        table.elts = [each for each in table.elts if each is not entry]


# -- changing ---------------------------------------------------------------------------------------------------------
def _near(function: Function, line: int) -> Iterator[ast.AST]:
    """The statement of a function that has a line, and the questions that lead to it."""
    owner: ast.AST = function
    field = "body"
    while True:
        body: list[ast.stmt] = getattr(owner, field)
        at = next((n for n, s in enumerate(body) if s.lineno <= line <= (s.end_lineno or s.lineno)), None)
        if at is None:
            return
        here = body[at]
        inner = [(here, name) for name in ("body", "orelse") if isinstance(getattr(here, name, None), list)]
        inner += [(case, "body") for case in getattr(here, "cases", [])]
        deeper = next(((node, name) for node, name in inner if _holds(getattr(node, name), line)), None)
        if deeper is None:
            yield _Statement(owner, field, at)
            return
        if isinstance(here, ast.If | ast.While):
            yield _Test(here)
        owner, field = deeper


def _holds(body: list[ast.stmt], line: int) -> bool:
    return bool(body) and body[0].lineno <= line <= (body[-1].end_lineno or 0)


class _Statement(ast.AST):
    """One statement of a body, as a tree of its own whose changes reach it."""

    _fields = ("of", "field", "at")

    def __init__(self, of: ast.AST, field: str, at: int) -> None:
        super().__init__()
        self.of, self.field, self.at = of, field, at


class _Test(ast.AST):
    """The question of an `if`, as a tree of its own whose changes reach it."""

    _fields = ("of",)

    def __init__(self, of: ast.If | ast.While) -> None:
        super().__init__()
        self.of = of


def _slots(node: ast.AST) -> Iterator[_Slot]:
    """Every node below another one that is looked at, with where it hangs."""
    if isinstance(node, _Test):
        yield _Slot(node.of, "test", None, node.of.test)
        yield from _slots(node.of.test)
        return
    if isinstance(node, _Statement):
        statement = getattr(node.of, node.field)[node.at]
        if not _passed_over(statement):
            yield _Slot(node.of, node.field, node.at, statement)
            yield from _slots(statement)
        return
    for field, value in ast.iter_fields(node):
        if field in _SILENT_FIELDS:
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or _passed_over(child) or _is_flag(node, child):
                continue
            if not _is_least_of_as_many(node, child):
                yield _Slot(node, field, index, child)
                yield from _slots(child)


def _passed_over(node: ast.AST) -> bool:
    """What is said or checked and changes nothing: assertions, prompts, strings put together, docstrings."""
    spoken = isinstance(node, ast.keyword) and node.arg in _SPOKEN
    said = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    spoken |= isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in _SPOKEN
    return spoken or said or isinstance(node, ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom)


def _is_flag(parent: ast.AST, given: ast.AST) -> bool:
    """`Event(events.MARK, key=KEY, amount=1)`, `{**values, "judged": 1}`: a mark is there or is not; how much of it
    there is nobody asks. `Change(0, ...)`, `Lasting(0, ...)`: a stamp that is given when it begins.
    `incarnation = … + 1`, `self.batch += 1`, `g.clock + 1`: the number only has to be one that is not taken yet."""
    match parent, given:
        case ast.Call(args=[ast.Attribute(attr="MARK"), *_]), ast.keyword(arg="amount", value=ast.Constant(value=1)):
            return True
        case ast.Dict(keys=[None, ast.Constant()], values=[_, marked]), ast.Constant(value=1) if marked is given:
            return True
        case ast.Call(func=ast.Name(id="Change" | "Lasting"), args=[stamp, *_]), ast.Constant(value=0):
            return stamp is given
        case ast.Assign(targets=[ast.Name(id="incarnation")]) | ast.AugAssign(target=ast.Attribute(attr="batch")), _:
            return True
        case ast.BinOp(left=ast.Attribute(attr="clock"), op=ast.Add()), ast.Constant():
            return True
    return False


def _is_least_of_as_many(parent: ast.AST, given: ast.AST) -> bool:
    """`pick(seat, cards, 1, 1, ...)`: where as many are picked at least as at most, more at least are no more."""
    match parent:
        case ast.Call(func=ast.Name(id="pick"), args=[_, _, ast.Constant() as low, ast.Constant() as high, *_]):
            return given is low and low.value == high.value
    return False


def _sites_in(node: ast.AST) -> Iterator[Site]:
    for slot in _slots(node):
        yield from _changed(slot)


def _changed(slot: _Slot) -> Iterator[Site]:
    """What can be done to one node."""
    match slot.node:
        case ast.Return(value=ast.Call() as call) if _refuses(call):
            yield slot.site("refusal dropped", ast.Return(ast.Constant(None)))
        case ast.Raise(exc=raised) if not _is_a_slip(raised):
            yield slot.site("refusal dropped", ast.Pass())
        case ast.Expr(value=ast.Yield(value=ast.Call())):
            yield slot.site("refusal dropped", ast.Pass())
        case ast.Expr(value=ast.Call()):
            yield slot.site("left out", ast.Pass())
        case ast.Compare(left=left, ops=[op], comparators=right) if type(op) in _TURNED:
            yield slot.site("comparison turned", ast.Compare(left, [_TURNED[type(op)]()], right))
        case ast.BoolOp(op=op, values=values) if not any(_narrows(each) for each in values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield slot.site("comparison turned", ast.BoolOp(other, values))
        case ast.UnaryOp(op=ast.Not(), operand=operand) if not _narrows(operand):
            yield slot.site("comparison turned", operand)
        case ast.BinOp(left=ast.Constant(value=1), op=ast.Sub(), right=seat) if _is_seat(seat):
            yield slot.site("other player", seat)
        case _:
            yield from _changed_value(slot)


def _changed_value(slot: _Slot) -> Iterator[Site]:
    """What can be done to a name or a number."""
    node, parent = slot.node, slot.parent
    if isinstance(node, ast.expr) and _is_seat(node) and _read(slot) and not _is_other(parent):
        yield slot.site("other player", ast.BinOp(ast.Constant(1), ast.Sub(), node))
    match node:
        case ast.Attribute(value=ast.Name(id="zones") as zones, attr=zone) if zone.isupper():
            yield slot.site("other zone", ast.Attribute(zones, "DECK" if zone == "HAND" else "HAND", ast.Load()))
        case ast.Constant(value=int() as number) if _is_counted(slot, number):
            yield slot.site("off by one", ast.Constant(number - 1 if _is_more_than_none(slot) else number + 1))


def _narrows(node: ast.expr) -> bool:
    """A question about a type, or whether there is something at all: without it the rest makes no sense."""
    match node:
        case ast.UnaryOp(op=ast.Not(), operand=asked):
            return _narrows(asked)
        case ast.Call(func=ast.Name(id="isinstance")):
            return True
        case ast.Compare(ops=[ast.Is() | ast.IsNot()]):
            return True
    return False


def _is_a_slip(raised: ast.expr | None) -> bool:
    """An error that says the program is wrong, which no player's act leads to: not a refusal."""
    error = raised.func if isinstance(raised, ast.Call) else raised
    return getattr(error, "id", "") in _SLIPS


def _refuses(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name in _REFUSALS or name.endswith(("obstacle", "fault", "refusal"))


def _is_seat(node: ast.expr) -> bool:
    """An expression that says a player, by its last name."""
    called = node.func if isinstance(node, ast.Call) else node
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name in _SEATS and (called is node or name in {"seat_of", "actor", "holder"})


def _read(slot: _Slot) -> bool:
    """Whether a player is read here: given to something, or compared; not where it is asked whether there is one."""
    if isinstance(getattr(slot.node, "ctx", None), ast.Store) or _is_whether_any(slot.parent):
        return False
    if getattr(slot.node, "both", False):
        return False
    given = isinstance(slot.parent, ast.keyword | ast.Return | ast.Assign)
    return given or (isinstance(slot.parent, ast.Call) and slot.field == "args") or isinstance(slot.parent, ast.Compare)


def _mark_both(tree: ast.Module) -> None:
    """`[Event(..., seat=seat) for seat in (0, 1)]`: where each player is said once, the other player is said as well,
    and of what happens together nobody can tell which was named first."""
    for made in ast.walk(tree):
        if isinstance(made, ast.ListComp | ast.GeneratorExp | ast.SetComp):
            for each in made.generators:
                said = [n for n in ast.walk(made) if isinstance(n, ast.Name) and n.id == getattr(each.target, "id", "")]
                if _is_both(each.iter) and len(said) == 2:
                    for name in said:
                        name.both = True  # type: ignore[attr-defined]
        if isinstance(made, ast.For) and _is_both(made.iter):
            for name in _said_once_for_each(made):
                name.both = True  # type: ignore[attr-defined]


def _said_once_for_each(loop: ast.For) -> Iterator[ast.Name]:
    """`for seat in (0, 1): made.extend(found(g, seat))`: what is added for each player, whom it names once, is added
    for the other one as well; what is gathered so happens together."""
    for each in loop.body:
        added = isinstance(each, ast.AugAssign) and isinstance(each.op, ast.Add)
        match each:
            case ast.Expr(value=ast.Call(func=ast.Attribute(attr="extend" | "append"))):
                added = True
        said = [n for n in ast.walk(each) if isinstance(n, ast.Name) and n.id == getattr(loop.target, "id", "")]
        if added and len(said) == 1:
            yield said[0]


def _is_both(players: ast.expr) -> bool:
    match players:
        case ast.Tuple(elts=[ast.Constant(value=0), ast.Constant(value=1)]):
            return True
        case ast.Tuple(elts=[one, ast.BinOp(left=ast.Constant(value=1), op=ast.Sub(), right=other)]):
            return ast.unparse(one) == ast.unparse(other)
    return False


def _is_other(parent: ast.AST) -> bool:
    return isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.Sub)


def _is_counted(slot: _Slot, number: int) -> bool:
    """Whether there is something to count. Nobody counts to a million, which says that there is no bound."""
    return not isinstance(number, bool) and number < _NOBODY_COUNTS_TO and not _is_sign_or_index(slot)


_NOBODY_COUNTS_TO = 1_000_000


def _is_sign_or_index(slot: _Slot) -> bool:
    parent = slot.parent
    other = isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.Sub) and slot.field == "left"
    sign = isinstance(parent, ast.UnaryOp | ast.Subscript | ast.Slice)
    return other or sign or _is_shared(parent) or _is_whether_any(parent) or _is_whether_any_before(slot)


def _is_more_than_none(slot: _Slot) -> bool:
    """`damage > 0`, `defense <= 0`: next to it lies none at all; between none and the least there may be nothing."""
    match slot.parent:
        case ast.Compare(ops=[ast.Gt() | ast.LtE()], comparators=[ast.Constant(value=0)]):
            return slot.field == "comparators"
    return False


def _is_whether_any(parent: ast.AST) -> bool:
    """`card < 0`, `card >= 0`: whether there is one at all, for -1 says that there is none. No number is next to that;
    the comparison can be turned."""
    match parent:
        case ast.Compare(ops=[ast.Lt() | ast.GtE()], comparators=[ast.Constant(value=0)]):
            return True
    return False


def _is_whether_any_before(slot: _Slot) -> bool:
    """`0 <= card < other`: the same, said first."""
    match slot.parent:
        case ast.Compare(left=ast.Constant(value=0), ops=[ast.LtE(), ast.Lt()]):
            return slot.field == "left"
    return False


def _is_shared(parent: ast.AST) -> bool:
    """`g.zone(0, zones.CHASE)`: a zone that both players share has no other seat."""
    match parent:
        case ast.Call(func=ast.Attribute(attr="zone"), args=[ast.Constant(), ast.Attribute(attr="CHASE")]):
            return True
    return False


def _brief(node: ast.AST, most: int = 90) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= most else text[: most - 1] + "…"


def _line(node: ast.AST) -> int:
    return int(getattr(node, "lineno", 0))
