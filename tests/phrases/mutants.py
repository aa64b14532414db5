"""`make mutants`, the phrases: break each phrase and see whether the tests that play it notice.

The tests are collected once; each mutant is a fork that reads texts with one phrase broken and runs the tests which the
kept table names for it. Results are added to a table as they come, so that a run goes on where the last one stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from _pytest.runner import runtestprotocol

from ludex.families import families
from ludex.lang.phrasebook import phrases
from tests.phrases.breaking import WAYS, Breaker, install
from tests.phrases.keeping import MUTANTS as TABLE
from tests.phrases.keeping import ROOT, Table, kept, merged, rows

COLUMNS = ("dialect", "phrase", "way", "verdict", "by")
MOST_ITEMS, MOST_OF_ONE, MOST_SECONDS = 60, 16, 60
WIDE_ITEMS, WIDE_OF_ONE = 240, 3  # of many tests a few items each
NOTICED, UNNOTICED, NO_CHANGE = "noticed", "unnoticed", "changes nothing"
UNSEEN = "nobody could see"
WHY = ROOT / "benchmarks" / "phrase-mutants-unseen.tsv"
"""What nobody could see, each with the reason; written by hand."""

Key = tuple[str, str, str]


class Nursery:
    """Runs mutants in place of the tests that were collected."""

    def __init__(self, chosen: Sequence[Key], tests: Table, more: Table, jobs: int) -> None:
        self.chosen, self.tests, self.more, self.jobs = list(chosen), tests, more, jobs
        self.rows = _rows()

    def _items(self, key: Key, items: dict[str, list[pytest.Item]]) -> list[pytest.Item]:
        """Of the tests that the table keeps many items each, of those of a record a few."""
        near = [item for test in self.tests.get(key[:2], ()) for item in items.get(test, ())[:MOST_OF_ONE]]
        far = [item for test in self.more.get(key[:2], ()) for item in items.get(test, ())[:WIDE_OF_ONE]]
        return near[:MOST_ITEMS] + far[:WIDE_ITEMS]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            items.setdefault(item.nodeid.partition("[")[0], []).append(item)
        install()
        running: dict[int, tuple[Key, int]] = {}
        waiting = [key for key in self.chosen if self.rows.get(key, "")[:1] == ""]
        done = 0
        while waiting or running:
            while waiting and len(running) < self.jobs:
                key = waiting.pop(0)
                those = self._items(key, items)
                running.__setitem__(*_fork(key, those))
            pid, status = os.wait()
            key, pipe = running.pop(pid)
            said = os.read(pipe, 500).decode(errors="replace")
            os.close(pipe)
            verdict, _, by = said.partition(" ")
            if not said or os.waitstatus_to_exitcode(status) not in (0, 1):
                verdict, by = NOTICED, "a crash or no end"
            self.rows[key] = (verdict.replace("_", " "), by)
            done += 1
            if done % 10 == 0 or not (waiting or running):
                _write(self.rows)
                sys.stderr.write(f"\r{done} tried, {len(waiting) + len(running)} left ")
        return True


def _fork(key: Key, items: list[pytest.Item]) -> tuple[int, tuple[Key, int]]:
    hear, tell = os.pipe()
    pid = os.fork()
    if pid:
        os.close(tell)
        return pid, (key, hear)
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS + 1))
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    os.write(tell, _tried(key, items).encode())
    os._exit(0)


def _tried(key: Key, items: list[pytest.Item]) -> str:
    breaker = Breaker(*key)
    breaker.plant()
    for item in items:
        reports = runtestprotocol(item, log=False, nextitem=None)
        if any(report.failed for report in reports):
            return f"{NOTICED} {item.nodeid}"
    return UNNOTICED if breaker.changed else NO_CHANGE.replace(" ", "_")


# -- the table --------------------------------------------------------------------------------------------------------
def _rows() -> dict[Key, tuple[str, str]]:
    found = {(r["dialect"], r["phrase"], r["way"]): (r["verdict"], r["by"]) for r in rows(TABLE)}
    unseen = {(r["dialect"], r["phrase"], r["way"]): (UNSEEN, r["why"]) for r in rows(WHY)}
    return found | unseen


def _write(rows: dict[Key, tuple[str, str]]) -> None:
    lines = ["\t".join(COLUMNS), *("\t".join((*key, *row)).replace("\n", " ") for key, row in sorted(rows.items()))]
    fresh = TABLE.with_suffix(".new")
    fresh.write_text("\n".join(lines) + "\n", encoding="utf-8")
    fresh.replace(TABLE)


def _texts_first(found: Table) -> Table:
    """The tests that read texts before those that build trees by hand."""
    return {key: sorted(tests, key=lambda test: test.startswith("tests/enact")) for key, tests in found.items()}


def chosen_of(dialects: Sequence[str], ways: Sequence[str], count: int, seed: int) -> list[Key]:
    """So many mutants of each dialect, in the seed's order; 0: all."""
    found: list[Key] = []
    for dialect in dialects:
        every = [(dialect, name, way) for name in phrases(dialect) for way in ways]
        Random(f"{dialect} {seed}").shuffle(every)
        found += every[: count or None]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--game", choices=tuple(families()), action="append")
    parser.add_argument("--way", choices=WAYS, action="append")
    parser.add_argument("--mutants", type=int, default=200, help="so many of each game (MUTANTS=); 0: all")
    parser.add_argument("--seed", type=int, default=1, help="which ones (SEED=)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many at a time (JOBS=)")
    parser.add_argument("--again", action="store_true", help="only what was unnoticed, of whatever seed")
    parser.add_argument("--record", action="append", default=[], help="more tests: what `recording` wrote of them")
    given = parser.parse_args(arguments)
    more = _texts_first(merged(json.loads(Path(path).read_text(encoding="utf-8")) for path in given.record))
    os.chdir(ROOT)
    tests = _texts_first(kept())
    if given.again:
        every = [key for key, row in _rows().items() if row[0] == UNNOTICED]
    else:
        every = chosen_of(given.game or tuple(families()), given.way or WAYS, given.mutants, given.seed)
    chosen = [key for key in every if tests.get(key[:2])]
    files = sorted({test.partition("::")[0] for key in chosen for test in (*tests[key[:2]], *more.get(key[:2], ()))})
    nursery = Nursery(chosen, tests, more, given.jobs)
    if given.again:
        nursery.rows = {key: row for key, row in nursery.rows.items() if row[0] != UNNOTICED}
    pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no", "-W", "ignore", *files], plugins=[nursery]
    )
    return _told(chosen, nursery.rows)


def _told(chosen: Sequence[Key], rows: dict[Key, tuple[str, str]]) -> int:
    missed = [key for key in chosen if rows.get(key, ("",))[0] == UNNOTICED]
    for dialect in dict.fromkeys(key[0] for key in chosen):
        counts = Counter(rows.get(key, ("untried",))[0] for key in chosen if key[0] == dialect)
        tried = counts[NOTICED] + counts[UNNOTICED]
        share = 100 * counts[UNNOTICED] / tried if tried else 0.0
        said = ", ".join(f"{count} {verdict}" for verdict, count in counts.most_common())
        sys.stdout.write(f"\n{dialect}: {said}; unnoticed {share:.1f} %\n")
    for key in missed:
        sys.stdout.write(f"  {' | '.join(key)}\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
