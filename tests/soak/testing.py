"""The tests that are marked `soak`, with fresh examples: forged saves and records, and whatever else takes long.

Each run of a test has a number from which hypothesis makes its examples, so that it can be repeated.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter

from tests.soak.figures import ROOT, Fault, Figures
from tests.soak.progress import say

FORGED = "forged"
TESTS = "tests"
_MANY = 30
_EXAMPLES = re.compile(r"(\d+) passing(?: examples)?, (\d+) failing")
_ENDED = re.compile(r"(\d+) (passed|failed|error)")
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)(?: - (.*))?", re.MULTILINE)


def soak(figures: Figures, part: str) -> int:
    """Run the marked tests one by one, those about forging or all others, the least often run first; each that fails
    is a fault. What is counted stands when it has ended, so that the next run goes on with what this one left."""
    counted = figures.read()
    tests = sorted(_marked(part), key=lambda test: counted.next.get(f"{part} {test}", 0))
    faults = sum(_run(figures, part, test) for test in tests)
    say(f"{part}: {len(tests)} tests; faults in this run: {faults}")
    return faults


def _marked(part: str) -> list[str]:
    """The names of the tests of a part; a test of very many variants is run as one."""
    forging = sorted(str(file.relative_to(ROOT)) for file in (ROOT / "tests").glob("*/test_forged*.py"))
    where = forging if part == FORGED else [f"--ignore={file}" for file in forging]
    said = _pytest("--collect-only", *where).stdout
    names = [line for line in said.splitlines() if "::" in line]
    variants = Counter(name.partition("[")[0] for name in names)
    return list(dict.fromkeys(whole if variants[whole := name.partition("[")[0]] > _MANY else name for name in names))


def _run(figures: Figures, part: str, test: str) -> int:
    number = figures.read().next.get(f"{part} {test}", 0)
    wanted = ("-o", "timeout=0")  # they are meant to take long
    examples = ("--hypothesis-profile=soak", f"--hypothesis-seed={number}", "--hypothesis-show-statistics")
    done = _pytest(*wanted, *examples, test)
    counts, faults = read(done.stdout, part, number, figures.commit)
    if done.returncode not in (0, 1):
        faults = (*faults, Fault(part, test, number, figures.commit, f"pytest ended with {done.returncode}"))
    for fault in faults:
        say(f"FAULT {fault.of}: {fault.what}")
    figures.add(part, "", counts, faults)
    figures.claim(part, test, 1)
    say(f"{test}: {counts['examples']:,} examples; faults: {len(faults)}")
    return len(faults)


def _pytest(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-m", "soak", "-p", "no:cacheprovider", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def read(said: str, part: str, number: int, commit: str) -> tuple[Counter[str], tuple[Fault, ...]]:
    """What pytest said, counted."""
    ended = Counter({what: int(count) for count, what in _ENDED.findall(said.rstrip().rpartition("\n")[2])})
    examples = sum(int(passed) + int(failed) for passed, failed in _EXAMPLES.findall(said))
    counts = Counter(runs=1, tests=ended.total(), examples=examples)
    faults = tuple(Fault(part, test, number, commit, why[:400]) for test, why in _FAILED.findall(said))
    return counts, faults
