"""The tests that are marked `soak`, with fresh examples: forged saves and records, and whatever else takes long.

Each run has a number of its own from which hypothesis makes its examples, so that a run can be repeated.
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
_EXAMPLES = re.compile(r"(\d+) passing(?: examples)?, (\d+) failing")
_ENDED = re.compile(r"(\d+) (passed|failed|error)")
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)(?: - (.*))?", re.MULTILINE)


def soak(figures: Figures, part: str) -> int:
    """Run the marked tests, those about forging or all others; each that fails is a fault."""
    number = figures.claim(part, "", 1)[0]
    forging = sorted(str(file.relative_to(ROOT)) for file in (ROOT / "tests").glob("*/test_forged*.py"))
    where = forging if part == FORGED else [f"--ignore={file}" for file in forging]
    command = [sys.executable, "-m", "pytest", "-q", "-m", "soak", "-p", "no:cacheprovider", *where]
    command += ["-o", "faulthandler_timeout=0"]  # they are meant to take long
    command += ["--hypothesis-profile=soak", f"--hypothesis-seed={number}", "--hypothesis-show-statistics"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    counts, faults = read(done.stdout, part, number, figures.commit)
    if done.returncode not in (0, 1, 5):  # 5: there was no such test
        faults = (*faults, Fault(part, "", number, figures.commit, f"pytest ended with {done.returncode}"))
    for fault in faults:
        say(f"FAULT {fault.of}: {fault.what}")
    figures.add(part, "", counts, faults)
    say(f"{part}: {counts['tests']} tests, {counts['examples']:,} examples; faults in this run: {len(faults)}")
    return len(faults)


def read(said: str, part: str, number: int, commit: str) -> tuple[Counter[str], tuple[Fault, ...]]:
    """What pytest said, counted."""
    ended = Counter({what: int(count) for count, what in _ENDED.findall(said.rstrip().rpartition("\n")[2])})
    examples = sum(int(passed) + int(failed) for passed, failed in _EXAMPLES.findall(said))
    counts = Counter(runs=1, tests=ended.total(), examples=examples)
    faults = tuple(Fault(part, test, number, commit, why[:400]) for test, why in _FAILED.findall(said))
    return counts, faults
