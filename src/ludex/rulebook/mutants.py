"""`make mutants`: break the keeper of each rule and see whether the rule's tests notice.

Every mutant runs in a process of its own, several at a time; the sources are never touched. First the tests listed for
the rule run; if they pass, those of the other rules that the same piece of code keeps and of the rules near it in the
book: what they notice was *noticed beside*. What is left is tried by whoever of the whole suite comes by the broken
line: *noticed elsewhere*. Each result is added to a table at once, so a run can be stopped and taken up again: what was
noticed is not tried again while its code is the same.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from ludex.rulebook.audit import cited_in
from ludex.rulebook.breaking import Guards, Mutant, golden_games, neighbours, sample, surroundings
from ludex.rulebook.citing import BOOKS
from ludex.rulebook.places import checkout
from ludex.rulebook.reaching import Reach, reach
from ludex.rulebook.trying import Outcome, Trial, quickly, thoroughly

TABLE = "benchmarks/mutants.tsv"
UNSEEN = "benchmarks/mutants-unseen.tsv"
COLUMNS = ("mutant", "rule", "place", "way", "change", "verdict", "by")
NOTICED, BESIDE, ELSEWHERE = "noticed", "noticed beside", "noticed elsewhere"
UNNOTICED, INVISIBLE = "unnoticed", "invisible"
MOST_BESIDE, MOST_NEAR = 40, 60
"""So many tests are tried of the other rules of a keeper, and so many each of rules near it in book and code."""
MOST_ELSEWHERE, MOST_LOADING = 400, 2500
"""So many are tried of those that come by, the quickest first; more if everybody does, for few of them care."""


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
    run(root, chosen, table, given.jobs)
    return _told(root, chosen, table)


class Table:
    """The results so far, a line for each mutant, and the reasons why some cannot be seen."""

    def __init__(self, path: Path, unseen: Path) -> None:
        self.path = path
        self.rows: dict[str, dict[str, str]] = {row["mutant"]: row for row in _rows(path)}
        self.reasons: dict[str, str] = {row["mutant"]: row["why"] for row in _rows(unseen)}

    def verdict(self, name: str) -> str:
        """What is known of a mutant; "" if it is to be tried."""
        return INVISIBLE if name in self.reasons else self.rows.get(name, {}).get("verdict", "")

    def settled(self, name: str) -> bool:
        """Whether it need not be tried: it was noticed, or nobody could."""
        return self.verdict(name) in (NOTICED, BESIDE, ELSEWHERE, INVISIBLE)

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
def run(root: Path, chosen: Iterable[Mutant], table: Table, jobs: int, *, elsewhere: bool = True) -> None:
    """Try every mutant that is not settled, so many at a time: by the tests near it, then by those that come by."""
    guards = Guards(cited_in(root))
    trials = {m.name(root): _trial(root, guards, m) for m in chosen if not table.settled(m.name(root))}
    missed: list[Trial] = []
    for outcome in _tried(root, list(trials.values()), jobs):
        table.add(_row(root, outcome, NOTICED if outcome.own else BESIDE))
        if not outcome.by:
            missed.append(outcome.trial)
    if missed and elsewhere:
        found = reach(root, [trial.mutant for trial in missed])
        wider = [_wider(trial, those) for trial, those in zip(missed, found, strict=True)]
        for outcome in _tried(root, wider, jobs):
            table.add(_row(root, outcome, ELSEWHERE))


def _tried(root: Path, trials: Sequence[Trial], jobs: int) -> Iterator[Outcome]:
    """Each trial's outcome: quickly if that will do, thoroughly if not."""
    waiting = {trial.mutant.name(root): trial for trial in trials}
    begun = time.monotonic()
    for way in (quickly, thoroughly):
        for outcome in way(root, list(waiting.values()), jobs):
            if not outcome.final:
                continue
            yield outcome
            del waiting[outcome.trial.mutant.name(root)]
            done = len(trials) - len(waiting)
            minutes = (time.monotonic() - begun) / done * len(waiting) / 60
            sys.stderr.write(f"\r{done} tried, {len(waiting)} left, {minutes:.0f} min ")
            sys.stderr.flush()


def _wider(trial: Trial, reached: Reach) -> Trial:
    """The tests that come by a broken line, besides those that have passed. What is read while modules are loaded
    everybody comes by: then those of the book."""
    tried = {*trial.own, *trial.beside}
    most = MOST_LOADING if reached.loading else MOST_ELSEWHERE
    others = [test for test in reached.quickest(most) if not {test, test.partition("[")[0]} & tried]
    return Trial(trial.mutant, (), tuple(others))


def _trial(root: Path, guards: Guards, mutant: Mutant) -> Trial:
    """The tests of the mutant's rule; those of the other rules that its keeper keeps, the golden games of the book, and
    the tests of rules near it in code and book."""
    book, _, number = mutant.rule.partition(" ")
    own = guards.of(book, number)
    beside = [test for n in neighbours(root, book, mutant.keeper) if n != number for test in guards.of(book, n)]
    around = [test for n in surroundings(root, book, mutant.keeper) for test in guards.of(book, n)]
    others = (
        *list(dict.fromkeys(beside))[:MOST_BESIDE],
        *golden_games(root, book),
        *list(dict.fromkeys(around))[:MOST_NEAR],
        *guards.near(book, number)[:MOST_NEAR],
    )
    return Trial(mutant, tuple(own), tuple(test for test in dict.fromkeys(others) if test not in own))


def _row(root: Path, outcome: Outcome, verdict: str) -> dict[str, str]:
    """A line of the table. Whatever ends otherwise than by passing was noticed: a failure, a crash, no end."""
    mutant = outcome.trial.mutant
    return {
        "mutant": mutant.name(root),
        "rule": mutant.rule,
        "place": f"{mutant.keeper.path.relative_to(root)}:{mutant.line}",
        "way": mutant.operator,
        "change": f"{mutant.before} -> {mutant.after}".replace("\t", " "),
        "verdict": verdict if outcome.by else UNNOTICED,
        "by": outcome.by,
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
