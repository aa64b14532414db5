"""`make mutants`: break the keeper of each rule and see whether the rule's tests notice.

Every mutant runs in a process of its own, several at a time; the sources are never touched. First the tests listed for
the rule run; if they pass, those of the other rules that the same piece of code keeps. Each result is added to a table
at once, so a run can be stopped and taken up again: what was noticed is not tried again while its code is the same.
"""

from __future__ import annotations

import argparse
import ast
import csv
import importlib
import os
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ludex.rulebook.audit import cited_in
from ludex.rulebook.breaking import Guards, Mutant, broken, neighbours, sample
from ludex.rulebook.citing import BOOKS
from ludex.rulebook.keepers import Function
from ludex.rulebook.places import checkout
from ludex.rulebook.planting import module_name, run_here, run_thoroughly, swap

TABLE = "benchmarks/mutants.tsv"
UNSEEN = "benchmarks/mutants-unseen.tsv"
COLUMNS = ("mutant", "rule", "place", "way", "change", "verdict", "by")
NOTICED, BESIDE, UNNOTICED, INVISIBLE = "noticed", "noticed beside", "unnoticed", "invisible"
MOST_TESTS = 40
"""So many tests of neighbouring rules are tried."""
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a sample; the exit code is 1 if something visible went unnoticed."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--book", choices=tuple(BOOKS), action="append", help="only this book (BOOK=)")
    parser.add_argument("--mutants", type=int, default=200, help="so many in each book (MUTANTS=); 0: all")
    parser.add_argument("--seed", type=int, default=1, help="which ones (SEED=)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many at a time (JOBS=)")
    parser.add_argument("--table", default=TABLE, help="where results are kept")
    given = parser.parse_args(arguments)
    root = checkout()
    table = Table(root / given.table, root / UNSEEN)
    chosen = [m for book in given.book or BOOKS for m in sample(root, book, given.mutants, given.seed)]
    _warm(root)
    run(root, chosen, table, given.jobs)
    return _told(root, chosen, table)


class Table:
    """The results so far, a line for each mutant, and the reasons why some cannot be seen."""

    def __init__(self, path: Path, unseen: Path) -> None:
        self.path = path
        self.rows = {row["mutant"]: row for row in _rows(path)}
        self.reasons = {row["mutant"]: row["why"] for row in _rows(unseen)}

    def verdict(self, name: str) -> str:
        """What is known of a mutant; "" if it is to be tried."""
        return INVISIBLE if name in self.reasons else self.rows.get(name, {}).get("verdict", "")

    def settled(self, name: str) -> bool:
        """Whether it need not be tried: it was noticed, or nobody could."""
        return self.verdict(name) in (NOTICED, BESIDE, INVISIBLE)

    def add(self, row: dict[str, str]) -> None:
        """Keep a result and write it down at once."""
        self.rows[row["mutant"]] = row
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = ["\t".join(COLUMNS)]
        ordered = sorted(self.rows.values(), key=lambda each: (each["rule"], each["mutant"]))
        lines += ["\t".join(each[column] for column in COLUMNS) for each in ordered]
        fresh = self.path.with_suffix(".new")
        fresh.write_text("\n".join(lines) + "\n", encoding="utf-8")
        fresh.replace(self.path)


def _rows(path: Path) -> list[dict[str, str]]:
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


# -- running ----------------------------------------------------------------------------------------------------------
def _warm(root: Path) -> None:
    """Load what the tests will load, once for all mutants."""
    import pytest  # noqa: F401

    for room in ("kernel", "lang", "enact", "games", "table"):
        for path in sorted((root / "src" / "ludex" / room).rglob("*.py")):
            importlib.import_module(module_name(path, root / "src"))


def run(root: Path, chosen: Iterable[Mutant], table: Table, jobs: int) -> None:
    """Try every mutant that is not settled, so many at a time."""
    waiting = [m for m in chosen if not table.settled(m.name(root))]
    guards = Guards(cited_in(root))
    running: dict[int, tuple[Mutant, Path]] = {}
    begun, done = time.monotonic(), 0
    with tempfile.TemporaryDirectory(prefix="ludex-mutants-") as folder:
        while waiting or running:
            while waiting and len(running) < jobs:
                mutant = waiting.pop()
                told = Path(folder) / f"{mutant.name(root)}.txt"
                tests = _tests(root, guards, mutant)
                running[_fork(lambda m=mutant, t=tests, p=told: _try(root, m, t, p))] = (mutant, told)  # type: ignore[misc]
            pid, status = os.wait()
            if pid in running:
                mutant, told = running.pop(pid)
                table.add(_result(root, mutant, os.waitstatus_to_exitcode(status), told))
                done += 1
                left = len(waiting) + len(running)
                minutes = (time.monotonic() - begun) / done * left / 60
                sys.stderr.write(f"\r{done} tried, {left} left, {minutes:.0f} min ")


def _fork(work: Callable[[], int]) -> int:
    """Do something in a process of its own."""
    pid = os.fork()
    if pid == 0:
        code = 3
        try:
            code = work()
        finally:
            os._exit(code)
    return pid


def _tests(root: Path, guards: Guards, mutant: Mutant) -> tuple[list[str], list[str]]:
    """The tests of the mutant's rule, and those of the other rules that its keeper keeps."""
    book, _, number = mutant.rule.partition(" ")
    own = guards.of(book, number)
    beside = [test for n in neighbours(root, book, mutant.keeper) if n != number for test in guards.of(book, n)]
    return own, [test for test in dict.fromkeys(beside) if test not in own][:MOST_TESTS]


OWN, OTHERS, NONE = 10, 11, 12
"""What the process of a mutant ends with: who noticed."""


def _try(root: Path, mutant: Mutant, tests: tuple[list[str], list[str]], told: Path) -> int:
    """In a process of its own: break the code, run the tests. A quick pass is proved by the thorough way."""
    tree, node, sites = broken(mutant.keeper)
    path = mutant.keeper.path
    old = compile(path.read_text(encoding="utf-8"), str(path), "exec")
    sites[mutant.nth].plant()
    quick = isinstance(node, Function) and "lang" not in path.parts
    if quick and swap(old, compile(tree, str(path), "exec")) and run_here(root, tests[0], told):
        return OWN
    text = told.with_suffix(".py")
    text.write_text(ast.unparse(tree), encoding="utf-8")
    name = module_name(path, root / "src")
    for group, code in zip(tests, (OWN, OTHERS), strict=True):
        if group and run_thoroughly(root, name, path, text, group, told):
            return code
    return NONE


def _result(root: Path, mutant: Mutant, code: int, told: Path) -> dict[str, str]:
    """A line of the table. Whatever ends otherwise than by passing was noticed: a failure, a crash, no end."""
    said = told.read_text(encoding="utf-8", errors="replace") if told.exists() else ""
    failed = _FAILED.search(said)
    by = failed[1] if failed else "it did not end" if code < 0 else "a crash"
    return {
        "mutant": mutant.name(root),
        "rule": mutant.rule,
        "place": f"{mutant.keeper.path.relative_to(root)}:{mutant.line}",
        "way": mutant.operator,
        "change": f"{mutant.before} -> {mutant.after}".replace("\t", " "),
        "verdict": {NONE: UNNOTICED, OTHERS: BESIDE}.get(code, NOTICED),
        "by": "" if code == NONE else by,
    }


# -- telling ----------------------------------------------------------------------------------------------------------
def _told(root: Path, chosen: Sequence[Mutant], table: Table) -> int:
    """Say how many of each book were noticed, and list what was not."""
    sys.stderr.write("\n")
    names = {m.name(root): m for m in chosen}
    for book in dict.fromkeys(m.rule.partition(" ")[0] for m in chosen):
        own = [name for name, m in names.items() if m.rule.startswith(f"{book} ")]
        counts = Counter(table.verdict(name) for name in own)
        rules = len({names[name].rule for name in own})
        share = 100 * counts[UNNOTICED] / len(own) if own else 0
        said = ", ".join(f"{count} {verdict}" for verdict, count in counts.most_common())
        sys.stdout.write(f"{book}: {len(own)} mutants of {rules} rules: {said}; unnoticed {share:.1f} %\n")
    missed = [name for name in names if table.verdict(name) == UNNOTICED]
    for name in missed:
        row = table.rows[name]
        sys.stdout.write(f"  {name} {row['rule']} {row['place']} {row['way']}: {row['change']}\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
