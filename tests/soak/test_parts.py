"""The parts of the soak in small, what each notices, and the page that is written of them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from hypothesis import strategies as st
from typer.testing import CliRunner

from tests.soak import auditing, fuzzing, report, testing
from tests.soak.__main__ import app
from tests.soak.figures import Counted, Fault, Figures, Row
from tests.soak.nuisances import KINDS, Founder, Prowler, refusals_are_documented
from tests.soak.progress import Budget


@pytest.fixture
def figures(tmp_path: Path) -> Figures:
    return Figures(tmp_path / "figures.json", "aaaaaaa")


# -- nonsense ---------------------------------------------------------------------------------------------------------
def test_a_little_nonsense_of_every_kind(figures: Figures) -> None:
    assert fuzzing.soak(figures, Budget(4 * len(KINDS)), KINDS, each=4) == 0, figures.read().faults
    assert figures.read().next == {f"fuzz {kind}": 1 for kind in KINDS}
    assert figures.read().total("fuzz", "sent") == 4 * len(KINDS)


class Picky:
    """Finds fault with one thing."""

    nonsense = st.integers(0, 3)
    bounded = False

    def __init__(self, _: object) -> None:
        self.closed = False

    def send(self, what: int) -> None:
        if what == 2:
            raise ValueError("two is too much")

    def close(self) -> None:
        self.closed = True


class Loud:
    """A server that complains."""

    url = ""
    said = "all is well"

    def get(self, _: str) -> Any:
        self.said += " Traceback (most recent call last): oh"
        raise ConnectionError("gone")


def test_a_fault_of_a_batch_says_what_was_sent() -> None:
    server: Any = Loud()
    found = fuzzing.batch(server, Picky, 1, 50, Budget(50))
    assert found.faults[0] == "ValueError: two is too much after 2"
    assert "does not answer any more" in found.faults[1]


def test_a_traceback_and_a_flood_in_the_log_are_faults() -> None:
    server: Any = Loud()
    server.said = "Traceback (most recent call last): oh" + "x" * 300_000
    found = fuzzing.Batch()
    fuzzing.alive(server, 0, found)
    starts = ("the server complained", "the server wrote 300037", "the server does not answer")
    assert len(found.faults) == 3
    assert all(fault.startswith(start) for fault, start in zip(found.faults, starts, strict=True))


def test_a_batch_is_made_from_its_number() -> None:
    sent: list[list[int]] = []

    class Noting(Picky):
        def __init__(self, server: object) -> None:
            super().__init__(server)
            sent.append([])

        def send(self, what: int) -> None:
            sent[-1].append(what)

    server: Any = Loud()
    for number in (1, 1, 2):
        fuzzing.batch(server, Noting, number, 30, Budget(30))
    assert sent[0] == sent[1] != sent[2]


@pytest.mark.parametrize(("nuisance", "what"), [(Prowler, ("GET", "/", "", b"")), (Founder, "{}")])
def test_a_failure_of_the_server_is_no_answer(nuisance: Any, what: object) -> None:
    somebody = nuisance(SimpleNamespace(url="http://nowhere.test"))
    failing = httpx.MockTransport(lambda _: httpx.Response(500, text="Internal Server Error"))
    somebody.client = httpx.Client(base_url="http://nowhere.test", transport=failing)
    with pytest.raises(AssertionError, match="500"):
        somebody.send(what)


def test_an_error_without_a_sentence_is_noticed() -> None:
    server: Any = SimpleNamespace(url="http://nowhere.test")
    somebody = Founder(server)
    silent = httpx.MockTransport(lambda _: httpx.Response(422, json={"error": {"sentence": ""}}))
    somebody.client = httpx.Client(base_url="http://nowhere.test", transport=silent)
    with pytest.raises(AssertionError, match="without a sentence"):
        somebody.send("{}")


@pytest.mark.parametrize("refused", [{"reason": "unavailable", "sentence": "Oh."}, {"reason": "stale", "sentence": ""}])
def test_a_refusal_that_is_not_documented_is_noticed(refused: dict[str, str]) -> None:
    client: Any = SimpleNamespace(heard=[{"type": "refused", **refused}])
    with pytest.raises(AssertionError, match="refused"):
        refusals_are_documented(client, 0)


# -- audit and tests --------------------------------------------------------------------------------------------------
def test_known_weaknesses_are_faults(figures: Figures) -> None:
    weak = {"name": "oldlib", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
    fine = {"name": "newlib", "version": "2.0", "vulns": []}
    assert auditing.soak(figures, lambda _: json.dumps({"dependencies": [weak, fine]})) == 1
    assert figures.read().faults[0].what == "oldlib 1.0 is known to be weak (PYSEC-1); mended in 1.1"
    assert figures.read().total("audit", "audits") == 1


@pytest.mark.parametrize("said", ["", json.dumps({"dependencies": [{"name": "a", "skip_reason": "not found"}]})])
def test_a_database_out_of_reach_is_no_fault_and_no_audit(
    figures: Figures, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert auditing.soak(figures, lambda _: said) == 0
    assert "NOT DONE" in capsys.readouterr().err
    assert (figures.read().total("audit", "audits"), figures.read().total("audit", "unreachable")) == (0, 1)


def test_what_pytest_says_is_counted() -> None:
    said = """
  - during generate phase (1.00 seconds):
    - Typical runtimes: < 1ms
    - 1990 passing, 10 failing, and 0 invalid test cases
FAILED tests/kernel/test_x.py::test_forged - ValueError: no
1 failed, 3 passed, 70 deselected in 3.00s
"""
    counts, faults = testing.read(said, "forged", 4, "aaaaaaa")
    assert counts == {"runs": 1, "tests": 4, "examples": 2000}
    assert faults == (Fault("forged", "tests/kernel/test_x.py::test_forged", 4, "aaaaaaa", "ValueError: no"),)


def test_a_stopped_run_of_long_tests_goes_on_where_it_was(figures: Figures, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def pytest_says(*words: str) -> subprocess.CompletedProcess[str]:
        if "--collect-only" in words:
            return subprocess.CompletedProcess(words, 0, "tests/a.py::one[x]\ntests/a.py::one[y]\ntests/a.py::two\n")
        ran.append(words[-1])
        if len(ran) == 2:
            raise KeyboardInterrupt
        return subprocess.CompletedProcess(words, 0, "- 7 passing, 0 failing\n1 passed in 2.00s\n")

    monkeypatch.setattr(testing, "_pytest", pytest_says)
    with pytest.raises(KeyboardInterrupt):
        testing.soak(figures, testing.FORGED)
    assert figures.read().total("forged", "examples") == 7

    assert testing.soak(figures, testing.FORGED) == 0
    assert ran[2:] == ["tests/a.py::one[y]", "tests/a.py::two", "tests/a.py::one[x]"], "what was not run comes first"
    assert figures.read().total("forged", "tests") == 4


# -- all of it --------------------------------------------------------------------------------------------------------
def test_the_command_counts_writes_the_page_and_lists_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "figures.json"
    told = CliRunner().invoke(app, ["run", "games", "--games", "2", "--figures", str(file)])
    assert told.exit_code == 0, told.output
    assert "Random games: 2 of 1,000,000" in file.with_suffix(".md").read_text("utf-8")
    monkeypatch.setattr("tests.contract.invariants.question_cites", lambda game: 1 // 0)
    told = CliRunner().invoke(app, ["run", "games", "--games", "2", "--figures", str(file)])
    assert told.exit_code == 1 and "ZeroDivisionError" in told.stderr and "2 faults" in told.stderr
    assert "ZeroDivisionError" in file.with_suffix(".md").read_text("utf-8")


def test_an_unknown_part_is_refused_with_those_there_are() -> None:
    told = CliRunner().invoke(app, ["run", "dances"])
    assert told.exit_code == 2 and "games" in told.stderr


def test_the_page_has_every_figure(tmp_path: Path) -> None:
    rows = [
        Row("games", "sve", "aaaaaaa", {"games": 1200, "questions": 9}), Row("games", "sve", "bbbbbbb", {"games": 34}),
        Row("kills", "sve", "aaaaaaa", {"kills": 25, "acknowledged": 4321}),
        Row("fuzz", "keys", "aaaaaaa", {"sent": 77, "seconds": 5}),
        Row("forged", "", "aaaaaaa", {"runs": 1, "tests": 6, "examples": 12_000}),
    ]  # fmt: skip
    fault = Fault("games", "cfv", 17, "aaaaaaa", "it broke", ("pass",), ("a", "b"))
    report.write(Counted({}, rows, [fault]), tmp_path / "page.md")
    page = (tmp_path / "page.md").read_text("utf-8")
    figures = ("1,234 of 1,000,000", "| `bbbbbbb` | 34 |", "4,321", "| 77 | 5 |", "12,000", "17 (`aaaaaaa`): it broke")
    assert [figure for figure in figures if figure not in page] == []
