"""The kept table of played phrases: `python -m tests.phrases.keeping RECORD…` makes it from what `recording` wrote.

For each phrase it keeps the few tests that play it and least besides: those would notice first. Tests that are known to
notice (`phrase-mutants.tsv`) come before all others. `--add` keeps what the table has: for a record of a few tests.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "benchmarks" / "phrases.tsv"
OWED = ROOT / "benchmarks" / "phrases-unplayed.tsv"
MUTANTS = ROOT / "benchmarks" / "phrase-mutants.tsv"
KEPT = 4

Table = dict[tuple[str, str], list[str]]


def rows(path: Path) -> list[dict[str, str]]:
    """The lines of a kept table."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def kept() -> Table:
    """What the table says now."""
    return {(row["dialect"], row["phrase"]): row["tests"].split() for row in rows(TABLE)}


def added(found: Table, more: Table) -> Table:
    """Two tables as one."""
    return {key: list(dict.fromkeys((*found.get(key, ()), *more.get(key, ())))) for key in sorted({*found, *more})}


def noticing_first(found: Table) -> Table:
    """Those tests first that have noticed that a phrase was broken."""
    seen = {(row["dialect"], row["phrase"], row["by"].partition("[")[0]) for row in rows(MUTANTS) if row["by"]}
    return {key: sorted(tests, key=lambda test: (*key, test) not in seen) for key, tests in found.items()}


def merged(records: Iterable[dict[str, list[list[str]]]]) -> Table:
    """The tests that play each phrase, those that play least besides first."""
    size: dict[str, int] = {}
    found: dict[tuple[str, str], dict[str, None]] = {}
    for record in records:
        for test, played in record.items():
            name = test.partition("[")[0]
            size[name] = min(size.get(name, len(played)), len(played))
            for dialect, phrase in played:
                found.setdefault((dialect, phrase), {})[name] = None
    return {key: sorted(tests, key=lambda test: (size[test], test)) for key, tests in sorted(found.items())}


def write(found: Table, path: Path = TABLE) -> None:
    """Write the table."""
    lines = ["dialect\tphrase\ttests"]
    lines += [f"{dialect}\t{phrase}\t{' '.join(tests[:KEPT])}" for (dialect, phrase), tests in found.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def strike_off(found: Table, path: Path = OWED) -> None:
    """What is played is not owed any more."""
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    left = [line for line in lines if tuple(line.split("\t")[:2]) not in found]
    path.write_text("\n".join([head, *left]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    paths = [given for given in sys.argv[1:] if given != "--add"]
    table = merged(json.loads(Path(path).read_text(encoding="utf-8")) for path in paths)
    table = noticing_first(added(kept(), table) if "--add" in sys.argv else table)
    write(table)
    strike_off(table)
