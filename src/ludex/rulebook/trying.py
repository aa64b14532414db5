"""Running the tests of a rule against its broken keeper, each mutant in a fork that costs next to nothing.

A *nursery* loads and collects all tests once; a fork of it breaks a function and runs the few tests it needs. What the
nursery could not decide, because the code runs while modules are loaded or because everything passed, a fork of this
process tries, which has loaded the tools and nothing of the games.

A test counts only if it passes with nothing broken, in the same kind of fork.
"""

from __future__ import annotations

import ast
import gc
import importlib
import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from resource import RLIMIT_CPU, RUSAGE_SELF, getrlimit, getrusage, setrlimit
from typing import Any

from ludex.rulebook.breaking import Mutant, broken, is_read_once
from ludex.rulebook.keepers import Function
from ludex.rulebook.planting import Living, Planted, module_name
from ludex.rulebook.pointing import parsed

PYTEST = (
    "-q",
    "-x",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-o",
    "timeout=0",
    "--tb=no",
    "-W",
    "ignore",
)
MOST_SECONDS = 20
"""So many seconds of a processor one test may take: a broken game that never ends is noticed."""
NO_END, CRASH = "it did not end", "a crash"
_TOOLS = (
    "pytest",
    "hypothesis",
    "msgspec",
    "tomllib",
    "asyncio",
    "unittest.mock",
    "dataclasses",
    "random",
    "fractions",
)


@dataclass(frozen=True, slots=True)
class Trial:
    """A mutant, the tests of its rule, and others: of the rules that its keeper keeps, of rules near it in the book."""

    mutant: Mutant
    own: tuple[str, ...]
    beside: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What noticed a mutant: a test's name, that it never ended, that it crashed, or "" for nothing."""

    trial: Trial
    by: str
    own: bool = True
    final: bool = True
    """Whether a Python that loads the broken module from the start could not find anything else."""


class Tester:
    """Tries mutants in forks of this process, so many at a time, and remembers which tests can be trusted."""

    def __init__(self, root: Path, jobs: int, run: Callable[[Sequence[str]], int], plant: Callable[[Mutant], bool]):
        self._root, self._jobs = root, jobs
        self._run, self._plant = run, plant
        self._sound: dict[tuple[str, ...], bool] = {}

    def outcomes(self, trials: Iterable[Trial]) -> Iterator[Outcome]:
        """Every trial's outcome, as they end."""
        waiting = list(trials)[::-1]
        running: dict[int, tuple[Trial, int]] = {}
        while waiting or running:
            while waiting and len(running) < self._jobs:
                trial = waiting.pop()
                pid, told = self._fork(partial(self._try, trial))
                running[pid] = (trial, told)
            pid, status = os.wait()
            if pid in running:
                trial, told = running.pop(pid)
                outcome = _outcome(trial, status, _said(told))
                if outcome.by and not self._trusted(outcome):
                    waiting.append(_without(trial, outcome.by))
                else:
                    yield outcome

    def _try(self, trial: Trial) -> int:
        if not self._plant(trial.mutant):
            return _UNPLANTED
        return self._run(trial.own) or self._run(trial.beside)

    def _fork(self, work: Callable[[], int]) -> tuple[int, int]:
        """Do something in a process of its own; its number, and where to read what it says."""
        told, say = os.pipe()
        pid = os.fork()
        if pid:
            os.close(say)
            return pid, told
        code = 3
        try:
            signal.signal(signal.SIGXCPU, signal.SIG_DFL)
            quiet = os.open(os.devnull, os.O_WRONLY)
            for stream, goes_to in ((1, quiet), (2, quiet), (_SAY, say)):
                os.dup2(goes_to, stream)
            os.chdir(self._root)
            code = work()
        finally:
            os._exit(code)

    def _trusted(self, outcome: Outcome) -> bool:
        """Whether the tests that noticed pass if nothing is broken."""
        whose = outcome.trial.own if outcome.own else outcome.trial.beside
        tests = (outcome.by,) if "::" in outcome.by else whose
        if tests not in self._sound:
            pid, told = self._fork(lambda: self._run(tests))
            self._sound[tests] = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
            os.close(told)
        return self._sound[tests]


_UNPLANTED = 77
"""What a fork ends with that could not break the code where it runs."""
_SAY = 9
"""Where a fork writes which test failed, and which test it is at."""


def _said(told: int) -> list[str]:
    with os.fdopen(told, encoding="utf-8", errors="replace") as file:
        return file.read().splitlines()


def _outcome(trial: Trial, status: int, said: list[str]) -> Outcome:
    code = os.waitstatus_to_exitcode(status)
    if code in (0, _UNPLANTED):
        return Outcome(trial, "", final=code == 0)
    last = next((line for line in reversed(said)), "")
    failed = last.removeprefix("failed ") if last.startswith("failed ") else ""
    at = (failed or last).partition("[")[0]
    beside = {test.partition("[")[0] for test in trial.beside}
    return Outcome(trial, failed or (NO_END if code < 0 else CRASH), own=at not in beside)


def _without(trial: Trial, test: str) -> Trial:
    """The same trial without a test that cannot be trusted; without any, if a whole group cannot."""
    if "::" not in test:
        return Trial(trial.mutant, (), ())
    name = test.partition("[")[0]
    own, beside = (tuple(e for e in group if e.partition("[")[0] != name) for group in (trial.own, trial.beside))
    return Trial(trial.mutant, own, beside)


# -- what a fork of the nursery does ----------------------------------------------------------------------------------
def quickly(root: Path, trials: Sequence[Trial], jobs: int) -> Iterator[Outcome]:
    """What a nursery finds about the trials that can be decided there, as they end."""
    trials = [trial for trial in trials if is_quick(trial.mutant)]
    if not trials:
        return
    told, say = os.pipe()
    pid = os.fork()
    if not pid:
        os.close(told)
        try:
            _nurse(root, trials, jobs, say)
        finally:
            os._exit(0)
    os.close(say)
    with os.fdopen(told, encoding="utf-8") as file:
        for line in file:
            nth, by, own, final = json.loads(line)
            yield Outcome(trials[nth], by, own, final)
    os.waitpid(pid, 0)


def is_quick(mutant: Mutant) -> bool:
    """Whether a living function can be given the new code: what stands in none, and what phrases are, is read once."""
    return not is_read_once(mutant) and _function_of(mutant) is not None


def _nurse(root: Path, trials: Sequence[Trial], jobs: int, say: int) -> None:
    """Collect the tests, then try the mutants while pytest believes it runs them."""
    import pytest

    class Nursery:
        """In place of pytest's own loop."""

        def pytest_runtestloop(self, session: Any) -> bool:
            by_name: dict[str, list[Any]] = {}
            for item in session.items:
                for name in {item.nodeid, item.nodeid.partition("[")[0]}:
                    by_name.setdefault(name, []).append(item)
            living = Living()
            gc.collect()
            gc.freeze()
            tester = Tester(
                root, jobs, lambda tests: _run_items([i for t in tests for i in by_name.get(t, ())]),
                lambda mutant: bool(living.swap(*_codes(mutant))),
            )  # fmt: skip
            for outcome in tester.outcomes(trials):
                mutant = outcome.trial.mutant
                late = (str(mutant.keeper.path), _function_of(mutant)) in loading
                final = bool(outcome.by) or (outcome.final and not late)
                line = json.dumps([places[mutant], outcome.by, outcome.own, final])
                os.write(say, f"{line}\n".encode())
            return True

    _quiet()
    os.chdir(root)
    loading = _called_while_loading(root)
    places = {trial.mutant: nth for nth, trial in enumerate(trials)}
    files = dict.fromkeys(test.partition("::")[0] for trial in trials for test in (*trial.own, *trial.beside))
    pytest.main([*PYTEST, "--continue-on-collection-errors", *files], plugins=[Nursery()])


def _called_while_loading(root: Path) -> set[tuple[str, int]]:
    """Load the modules of the games; the functions that run meanwhile, whose effects a swap comes too late for."""
    called: set[tuple[str, int]] = set()

    def look(frame: Any, event: str, _: object) -> None:
        if event == "call":
            called.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

    sys.setprofile(look)
    for room in ("kernel", "lang", "enact", "games", "table"):
        for path in sorted((root / "src" / "ludex" / room).rglob("*.py")):
            importlib.import_module(module_name(path, root / "src"))
    sys.setprofile(None)
    return called


def _function_of(mutant: Mutant) -> int | None:
    """The line where the code of the mutant's function begins: at its first decorator, if it has any; None for what
    stands in no function."""
    line = mutant.keeper.line
    functions = [each for each in ast.walk(parsed(mutant.keeper.path)) if isinstance(each, Function)]
    around = [each for each in functions if each.lineno <= line <= (each.end_lineno or 0)]
    if not around:
        return None
    innermost = max(around, key=lambda each: each.lineno)
    return min([innermost.lineno, *(each.lineno for each in innermost.decorator_list)])


def _quiet() -> None:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)


def _codes(mutant: Mutant) -> tuple[Any, Any]:
    """The code of a mutant's module, right and broken."""
    path = mutant.keeper.path
    tree, _, sites = broken(mutant.keeper)
    right = compile(path.read_text(encoding="utf-8"), str(path), "exec")
    sites[mutant.nth].plant()
    return right, compile(tree, str(path), "exec")


def _run_items(items: Sequence[Any]) -> int:
    """Run collected tests until one fails."""
    for nth, item in enumerate(items):
        following = items[nth + 1] if nth + 1 < len(items) else None
        watch = Watch()
        item.config.pluginmanager.register(watch)
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        item.config.pluginmanager.unregister(watch)
        if watch.failed:
            return 1
    return 0


class Watch:
    """Says which test runs and which failed, and gives each test its time."""

    failed = False

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A test begins."""
        used = getrusage(RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime) + MOST_SECONDS
        setrlimit(RLIMIT_CPU, (most, getrlimit(RLIMIT_CPU)[1]))
        os.write(_SAY, f"{nodeid}\n".encode())

    def pytest_runtest_logreport(self, report: Any) -> None:
        """A test, its setup or its teardown has ended."""
        if report.failed:
            self.failed = True
            os.write(_SAY, f"failed {report.nodeid}\n".encode())


# -- what a fork of this process does ---------------------------------------------------------------------------------
def thoroughly(root: Path, trials: Sequence[Trial], jobs: int) -> Iterator[Outcome]:
    """What a Python finds that loads the broken module from the start."""
    for tool in _TOOLS:
        importlib.import_module(tool)

    def run(tests: Sequence[str]) -> int:
        import pytest

        Watch().pytest_runtest_logstart("loading")
        return int(pytest.main([*PYTEST, *tests], plugins=[Watch()])) if tests else 0

    def plant(mutant: Mutant) -> bool:
        tree, _, sites = broken(mutant.keeper)
        sites[mutant.nth].plant()
        ast.fix_missing_locations(tree)
        Planted(module_name(mutant.keeper.path, root / "src"), mutant.keeper.path, tree)
        return True

    yield from Tester(root, jobs, run, plant).outcomes(trials)
