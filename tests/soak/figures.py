"""The figures of `make soak`: what was counted, by part, subject and commit, and with which number to go on.

They stand in one JSON file. Several processes may count at once: each change reads the file, adds and writes it whole,
under a lock. A process that is killed loses at most what it had not added yet, never what stands there.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
FIGURES = ROOT / "benchmarks" / "reliability.json"


class Row(msgspec.Struct):
    """What was counted of one subject (a ruleset, a kind of message) at one commit."""

    part: str
    of: str
    commit: str
    counts: dict[str, int]


class Fault(msgspec.Struct, frozen=True):
    """Something that went wrong, with everything that is needed to see it again."""

    part: str
    of: str
    number: int
    commit: str
    what: str
    answers: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()


class Counted(msgspec.Struct):
    """Everything in the file."""

    next: dict[str, int] = {}
    rows: list[Row] = []
    faults: list[Fault] = []

    def total(self, part: str, what: str, of: str | None = None) -> int:
        """A figure over all commits, of one subject or of all."""
        return sum(row.counts.get(what, 0) for row in self.rows if row.part == part and of in (None, row.of))


class Figures:
    """The file of figures."""

    def __init__(self, file: Path = FIGURES, commit: str = "") -> None:
        self.file = file
        self.commit = commit or present_commit()

    def read(self) -> Counted:
        """All that was counted so far."""
        if not self.file.exists():
            return Counted()
        return msgspec.json.decode(self.file.read_bytes(), type=Counted)

    def claim(self, part: str, of: str, count: int) -> range:
        """The next numbers, which no other process gets."""
        with self._changing() as counted:
            subject = f"{part} {of}".strip()
            first = counted.next.get(subject, 0)
            counted.next[subject] = first + count
            return range(first, first + count)

    def add(self, part: str, of: str, counts: Mapping[str, int], faults: tuple[Fault, ...] = ()) -> None:
        """Count something that was done at the present commit."""
        with self._changing() as counted:
            row = next((r for r in counted.rows if (r.part, r.of, r.commit) == (part, of, self.commit)), None)
            if row is None:
                row = Row(part, of, self.commit, {})
                counted.rows.append(row)
            for what, number in counts.items():
                row.counts[what] = row.counts.get(what, 0) + number
            counted.faults += faults

    @contextmanager
    def _changing(self) -> Iterator[Counted]:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            counted = self.read()
            yield counted
            fresh = self.file.with_suffix(f".{os.getpid()}")
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(counted), indent=1) + b"\n")
            fresh.replace(self.file)


def present_commit() -> str:
    """The commit that is being tried, with a plus sign if files of the program differ from it."""
    try:
        commit = _git("rev-parse", "--short=7", "HEAD")
        return commit + ("+" if _git("status", "--porcelain", "--untracked-files=no", "--", "src") else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
