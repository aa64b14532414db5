"""The kept table of played phrases: `python -m tests.phrases.keeping RECORD…` makes it from what `recording` wrote.

For each phrase it keeps the few tests that play it and least besides: those would notice first.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "benchmarks" / "phrases.tsv"
OWED = ROOT / "benchmarks" / "phrases-unplayed.tsv"
KEPT = 4


def merged(records: Iterable[dict[str, list[list[str]]]]) -> dict[tuple[str, str], list[str]]:
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


def write(found: dict[tuple[str, str], list[str]], path: Path = TABLE) -> None:
    """Write the table."""
    lines = ["dialect\tphrase\ttests"]
    lines += [f"{dialect}\t{phrase}\t{' '.join(tests[:KEPT])}" for (dialect, phrase), tests in found.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def strike_off(found: dict[tuple[str, str], list[str]], path: Path = OWED) -> None:
    """What is played is not owed any more."""
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    left = [line for line in lines if tuple(line.split("\t")[:2]) not in found]
    path.write_text("\n".join([head, *left]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    records = [json.loads(Path(path).read_text(encoding="utf-8")) for path in sys.argv[1:]]
    table = merged(records)
    write(table)
    strike_off(table)
