"""Half an hour of nonsense for a real server: messages of the protocol, requests, and what pages say.

Each kind runs in batches that are numbered on; a batch is made from its number. Whatever is sent, the server answers
in time, nothing of a game changes by a message that is refused, and its log holds no traceback and stays short.
"""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.soak.figures import Fault, Figures
from tests.soak.progress import Budget, say
from tests.web.serving import Server

PART = "fuzz"
_BATCH = 150
_LOG = 200_000  # bytes of log that a batch may cause


class Nuisance(Protocol):
    """Somebody who sends one kind of nonsense to a server."""

    nonsense: st.SearchStrategy[Any]
    bounded: bool  # whether the server may complain of it in its log, within bounds

    def __init__(self, server: Server) -> None: ...

    def send(self, what: Any) -> None:
        """Send it and look at the answer; AssertionError or any other exception says what is wrong."""

    def close(self) -> None: ...


Comes = Callable[[Server], Nuisance]

def soak(figures: Figures, budget: Budget, kinds: Mapping[str, Comes], each: int = _BATCH) -> int:
    """Batches of every kind in turn until so many examples were sent or time is up; the faults of this run."""
    faults = 0
    while not budget.spent():
        with _served() as server:
            for kind, comes in kinds.items():
                if budget.spent():
                    break
                number = figures.claim(PART, kind, 1)[0]
                began = time.monotonic()
                found = batch(server, comes, number, min(each, budget.left), budget)
                found.counts["seconds"] = round(time.monotonic() - began)
                wrong = tuple(_fault(kind, number, figures, what) for what in found.faults)
                figures.add(PART, kind, found.counts, wrong)
                faults += len(found.faults)
                budget.take(found.counts["sent"])
                say(f"fuzz: {figures.read().total(PART, 'sent'):,} in all, {budget.done:,} in this run, now {kind}; "
                    f"faults in this run: {faults}")  # fmt: skip
                if found.faults:
                    break  # with a fresh server
    return faults


@contextmanager
def _served() -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="ludex-fuzz-") as folder:
        log = Path(folder) / "log"
        lenient = {"strikes": 1_000_000, "local_burst": 100_000, "hello_seconds": 600}
        server = Server(f"sqlite:///{folder}/ludex.db", log, pages=True, **lenient)
        try:
            yield server.start()
        finally:
            server.stop()


class Batch:
    """What a batch has come to."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter(sent=0)
        self.faults: list[str] = []


def batch(server: Server, comes: Comes, number: int, count: int, budget: Budget) -> Batch:
    """So much nonsense, made from a number; after the first fault the rest is left."""
    found = Batch()
    before = len(server.said)
    nuisance = comes(server)

    @seed(number)
    @settings(
        max_examples=count, database=None, deadline=None, phases=[Phase.generate], derandomize=False,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(nuisance.nonsense)
    def one(what: Any) -> None:
        if found.faults or budget.late:
            return
        found.counts["sent"] += 1
        try:
            nuisance.send(what)
        except Exception as error:
            found.faults.append(f"{type(error).__name__}: {str(error)[:300]} after {what!r:.500}")

    try:
        one()
        alive(server, before, found, bounded=nuisance.bounded)
    finally:
        nuisance.close()
    return found


def alive(server: Server, before: int, found: Batch, *, bounded: bool = False) -> None:
    """The server still answers others, and has not filled its log."""
    said = server.said[before:]
    if "Traceback" in said and not bounded:
        found.faults.append(f"the server complained: …{said[said.index('Traceback') :][-600:]}")
    if len(said) > _LOG:
        found.faults.append(f"the server wrote {len(said)} characters into its log: {said[:200]}…")
    try:
        assert server.get("/api/rulesets").status_code == 200
    except Exception as error:
        found.faults.append(f"the server does not answer any more: {error!r}")


def _fault(kind: str, number: int, figures: Figures, what: str) -> Fault:
    say(f"FAULT {kind} batch {number}: {what}")
    return Fault(PART, kind, number, figures.commit, what)
