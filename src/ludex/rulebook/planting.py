"""A broken module in a running Python: no file is changed.

The quick way gives the new code to every living function that has the old one, which reaches all who hold it. What
runs while modules are loaded (tables, phrases, constants) needs the thorough way: a Python of its own, in which the
import of one module finds the broken text.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from resource import RLIMIT_CPU, setrlimit
from types import CodeType, FunctionType

PYTEST = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=no", "-rfE", "-W", "ignore")
MOST_SECONDS = 30
"""So many seconds of a processor a run may take: a broken game that never ends is noticed."""

_THOROUGH = """
import importlib.abc, importlib.util, sys
name, path, origin, *arguments = sys.argv[1:]
class Planted(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, wanted, where=None, target=None):
        return importlib.util.spec_from_loader(wanted, self, origin=origin) if wanted == name else None
    def exec_module(self, module):
        module.__file__ = origin
        exec(compile(open(path, encoding="utf-8").read(), origin, "exec"), module.__dict__)
sys.meta_path.insert(0, Planted())
import pytest
sys.exit(pytest.main(arguments))
"""


def swap(old: CodeType, new: CodeType) -> int:
    """Give the functions of a module's old code their new code; how many were changed."""
    pairs = dict(_differing(old, new))
    changed = 0
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__ in pairs:
            wanted = pairs[thing.__code__]
            if wanted.co_filename == thing.__code__.co_filename and wanted.co_freevars == thing.__code__.co_freevars:
                thing.__code__ = wanted
                changed += 1
        elif hasattr(type(thing), "cache_clear"):
            with suppress(Exception):
                thing.cache_clear()
    return changed


def _differing(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The pieces of code that are not the same any more, inner ones too."""
    before = [each for each in old.co_consts if isinstance(each, CodeType)]
    after = [each for each in new.co_consts if isinstance(each, CodeType)]
    for one, other in zip(before, after, strict=False):
        if one != other and one.co_qualname == other.co_qualname:
            yield one, other
        yield from _differing(one, other)


def module_name(path: Path, src: Path) -> str:
    """The module that a file is: `src/ludex/enact/flow.py` is `ludex.enact.flow`."""
    parts = path.relative_to(src).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def run_here(root: Path, tests: Sequence[str], told: Path) -> int:
    """Run tests in this very process and write what they say into a file; pytest's code of exit."""
    import pytest

    os.chdir(root)
    limit_time()
    with told.open("w", encoding="utf-8") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
        return int(pytest.main([*PYTEST, *tests]))


def run_thoroughly(root: Path, module: str, origin: Path, broken: Path, tests: Sequence[str], told: Path) -> int:
    """Run tests in a Python of their own that finds the broken text; pytest's code of exit."""
    command = [sys.executable, "-c", _THOROUGH, module, str(broken), str(origin), *PYTEST, *tests]
    with told.open("w", encoding="utf-8") as file:
        done = subprocess.run(command, cwd=root, stdout=file, stderr=file, preexec_fn=limit_time, check=False)
    return done.returncode


def limit_time() -> None:
    """Let this process end after so much work."""
    setrlimit(RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
