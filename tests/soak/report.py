"""The page of figures, `benchmarks/reliability.md`, written from what was counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from ludex import games
from tests.soak import growth
from tests.soak.figures import Counted, Row

AIM = 1_000_000

_HEAD = """# Reliability

`make soak` plays, kills, forges and sends nonsense, and goes on each time where it stopped; the figures here are all it
has counted, by commit, and come from [reliability.json](reliability.json). One part alone: `make soak SOAK_PARTS=games
SOAK_GAMES=5000`. The parts and their amounts are in [CONTRIBUTING.md](../CONTRIBUTING.md#long-runs).
"""

_WATCHED = """Every game ends by a rule of its book, each question and event cites a rule of the ledger, and no card is
lost, doubled or exchanged. At questions picked by the game's number: **twins**, games in which everything hidden from a
seat is exchanged, reordered and dealt anew, look the same to it; all **options** of a menu apply; **refusals**:
`why_not` and `choose` agree about keys that are not offered, name a rule and change nothing; **clones** are equal and
independent; **saves** load as the same game and go on alike; **replays** of the record pass the same positions.
"""

_LOOKS = ("twins", "options", "refusals", "clones", "saves", "replays")


def write(counted: Counted, file: Path) -> None:
    """Write the page."""
    parts = (_games, _by_commit, _kills, _fuzz, _growth, _rest, _faults)
    file.write_text("\n".join([_HEAD, *filter(None, (part(counted) for part in parts))]), "utf-8")


def _games(counted: Counted) -> str:
    total = counted.total("games", "games")
    rows = [
        [ruleset, *(counted.total("games", what, ruleset) for what in ("games", "questions", "events", *_LOOKS))]
        for ruleset in games.rulesets()
    ]
    rows.append(["all", *(counted.total("games", what) for what in ("games", "questions", "events", *_LOOKS))])
    head = f"## Random games: {total:,} of {AIM:,}\n\n{_WATCHED}"
    return f"{head}\n{_table(['ruleset', 'games', 'questions', 'events', *_LOOKS], rows)}"


def _by_commit(counted: Counted) -> str:
    """Games of each ruleset at each commit."""
    commits = list(dict.fromkeys(row.commit for row in counted.rows if row.part == "games"))
    rows = []
    for commit in commits:
        here = Counted(rows=[row for row in counted.rows if row.commit == commit])
        rows.append([f"`{commit}`", *(here.total("games", "games", ruleset) for ruleset in games.rulesets())])
    return f"Games by commit:\n\n{_table(['commit', *games.rulesets()], rows)}" if rows else ""


def _kills(counted: Counted) -> str:
    figures = ("kills", "games", "acknowledged", "resumed", "positions")
    rows: list[list[object]] = [[row.of, f"`{row.commit}`", *_picked(row, figures)] for row in _of(counted, "kills")]
    rows.append(["all", "", *(counted.total("kills", what) for what in figures)])
    head = (
        "## A server killed with SIGKILL while people play\n\nNo acknowledged answer may be missing or be another, "
        "and everybody finds the position again that the answers lead to.\n"
    )
    heads = ["ruleset", "commit", "kills", "games", "acknowledged answers", "games resumed", "positions compared"]
    return f"{head}\n{_table(heads, rows)}"


def _fuzz(counted: Counted) -> str:
    figures = ("sent", "seconds")
    rows: list[list[object]] = [[row.of, f"`{row.commit}`", *_picked(row, figures)] for row in _of(counted, "fuzz")]
    rows.append(["all", "", *(counted.total("fuzz", what) for what in figures)])
    head = (
        "## Nonsense for a server\n\nWhatever is sent, it answers in time and as documented, no game changes by what "
        "is refused, and its log stays short and (but for events that never happened to a page) without a traceback.\n"
    )
    return f"{head}\n{_table(['kind', 'commit', *figures], rows)}"


def _growth(counted: Counted) -> str:
    """What one more use costs, at the last commit at which each ruleset was measured."""
    last = {row.of: row for row in counted.rows if row.part == "growth"}
    if not last:
        return ""
    rows: list[list[object]] = []
    for row in last.values():
        runs = max(1, row.counts.get("uses", 0) // max(growth.AT))
        rows.append([row.of, f"`{row.commit}`", *(row.counts.get(f"us at {at}", 0) // runs for at in growth.AT)])
    head = (
        "## A long turn\n\nMicroseconds of a processor for one use of a free ability, with everything that happens "
        "by it, after so many in the same turn.\n"
    )
    return f"{head}\n{_table(['ruleset', 'commit', *(f'use {at}' for at in growth.AT)], rows)}"


def _rest(counted: Counted) -> str:
    figures = ("runs", "tests", "examples")
    known = [*_of(counted, "forged"), *_of(counted, "tests")]
    rows: list[list[object]] = [[row.part, f"`{row.commit}`", *_picked(row, figures)] for row in known]
    audits = counted.total("audit", "audits")
    said = f"Dependencies were checked {audits} times with `pip-audit`."
    if not audits:
        said = "Dependencies could not be checked yet: `pip-audit`'s database was out of reach where this ran."
    tests = f"## Forged saves and records, and other long tests\n\n{_table(['part', 'commit', *figures], rows)}"
    return f"{tests if rows else ''}\n{said}\n"


def _faults(counted: Counted) -> str:
    if not counted.faults:
        return "## Faults\n\nNone.\n"
    lines = [f"- {f.part} {f.of} {f.number} (`{f.commit}`): {_short(f.what)}" for f in counted.faults]
    return "## Faults\n\nWith the answers that lead there in reliability.json.\n\n" + "\n".join(lines) + "\n"


def _short(what: str) -> str:
    return what.replace("\n", " ")[:240]


def _of(counted: Counted, part: str) -> list[Row]:
    return sorted((row for row in counted.rows if row.part == part), key=lambda row: row.of)


def _picked(row: Row, figures: Iterable[str]) -> list[int]:
    return [row.counts.get(what, 0) for what in figures]


def _table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = ["| " + " | ".join(heads) + " |", "|" + "|".join([" --- "] + [" ---: "] * (len(heads) - 1)) + "|"]
    for row in rows:
        lines.append("| " + " | ".join(f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in row) + " |")
    return "\n".join(lines) + "\n"
