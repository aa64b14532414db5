"""A broken module in a running Python: no file is changed.

The quick way gives the new code to every living function that has the old one, which reaches all who hold it. What
runs while modules are loaded (tables, phrases, constants) needs the thorough way: a Python that has not loaded the
module yet, in which its import finds the broken tree.
"""

from __future__ import annotations

import ast
import gc
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any


class Living:
    """The functions and caches of this process, found once so that each fork need not look."""

    def __init__(self) -> None:
        self._functions: defaultdict[tuple[str, str, int], list[FunctionType]] = defaultdict(list)
        self._caches: list[Callable[[], None]] = []
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self._functions[_key(thing.__code__)].append(thing)
            elif hasattr(type(thing), "cache_clear"):
                self._caches.append(thing.cache_clear)

    def swap(self, old: CodeType, new: CodeType) -> int:
        """Give the functions of a module's old code their new code; how many were changed."""
        changed = 0
        for before, after in _differing(old, new):
            for function in self._functions[_key(before)]:
                if function.__code__ == before and before.co_freevars == after.co_freevars:
                    function.__code__ = after
                    changed += 1
        for clear in self._caches:
            with suppress(Exception):
                clear()
        return changed


def _key(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _differing(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The pieces of code that are not the same any more, inner ones too."""
    before = [each for each in old.co_consts if isinstance(each, CodeType)]
    after = [each for each in new.co_consts if isinstance(each, CodeType)]
    for one, other in zip(before, after, strict=False):
        if one != other and one.co_qualname == other.co_qualname:
            yield one, other
        yield from _differing(one, other)


def module_name(path: Path, src: Path) -> str:
    """The module that a file is: `src/ludex/enact/actions/flow.py` is `ludex.enact.actions.flow`."""
    parts = path.relative_to(src).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


class Planted(MetaPathFinder, Loader):
    """Finds one module, which this process has not loaded yet, as a broken tree."""

    def __init__(self, name: str, origin: Path, tree: ast.Module) -> None:
        self.name, self.origin = name, str(origin)
        self.code: CodeType = compile(tree, self.origin, "exec")
        assert name not in sys.modules
        sys.meta_path.insert(0, self)

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The broken module for its own name, nothing for others."""
        if name != self.name:
            return None
        package = self.origin.endswith("__init__.py")
        spec = spec_from_loader(name, self, origin=self.origin, is_package=package)
        if spec is not None and package:
            spec.submodule_search_locations = [str(Path(self.origin).parent)]
        return spec

    def exec_module(self, module: Any) -> None:
        """Run the broken code where the right one would."""
        module.__file__ = self.origin
        exec(self.code, module.__dict__)
