"""KEPT_BY: a table in which a game declares functions of the kernel, which knows no book, as keepers of rules.

`"sve 4.1.3": applying.place` says that `place` in the kernel's module `applying` keeps the rule. A pointer to
something that is no function declares nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from threading import Lock

from ludex.rulebook.citing import rules_in, rulings_in

Pointed = tuple[str, Path, ast.FunctionDef]


def pointed_to(src: Path, tree: ast.Module) -> Iterator[Pointed]:
    """The citations in a module's KEPT_BY, each with the file and the function that it points to."""
    table = _table(tree)
    if table is None:
        return
    names = dict(imported(src, tree))
    for key, value in zip(table.keys, table.values, strict=True):
        found = function_named(value, names)
        if isinstance(key, ast.Constant) and found is not None:
            said = str(key.value)
            for cited, _ in (*rules_in(said), *rulings_in(said)):
                yield str(cited), *found


def parsed(path: Path) -> ast.Module:
    """The syntax tree of a file. One thread at a time: Python 3.11 counts the depth of trees for all together."""
    with _ONE_PARSER:
        return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


_ONE_PARSER = Lock()


def _table(tree: ast.Module) -> ast.Dict | None:
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id="KEPT_BY"), value=ast.Dict() as table):
                return table
    return None


def imported(src: Path, tree: ast.Module) -> Iterator[tuple[str, Path | tuple[Path, str]]]:
    """What the module's imports call things: a module by its file, a thing of a module by file and name."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            folder = _package(src, node.module.partition(".")[0]).joinpath(*node.module.split(".")[1:])
            for alias in node.names:
                module = folder / f"{alias.name}.py"
                inside = (folder.with_suffix(".py"), alias.name)
                yield alias.asname or alias.name, module if module.exists() else inside


def _package(src: Path, name: str) -> Path:
    """The folder of a package: among these sources, else where it is installed."""
    spec = None if (src / name).is_dir() else find_spec(name)
    places = spec.submodule_search_locations if spec is not None else None
    return Path(next(iter(places))) if places else src / name


def function_named(value: ast.expr, names: dict[str, Path | tuple[Path, str]]) -> tuple[Path, ast.FunctionDef] | None:
    """The function that a name stands for: `index.build`, `build`, `ZoneSpec.seen_by`, `index.Index.build`."""
    dotted = ast.unparse(value).split(".")
    known = names.get(dotted[0])
    if known is None:
        return None
    path, within = (known, dotted[1:]) if isinstance(known, Path) else (known[0], [known[1], *dotted[1:]])
    body: list[ast.stmt] = parsed(path).body if path.exists() else []
    for at, name in enumerate(within):
        for node in body:
            if isinstance(node, ast.FunctionDef) and node.name == name and at == len(within) - 1:
                return path, node
            if isinstance(node, ast.ClassDef) and node.name == name:
                body = node.body
                break
        else:
            return None
    return None
