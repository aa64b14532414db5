"""One row for each game, for whoever counts themselves: CSV and Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path

from ludex.sim.playing import Outcome
from ludex.sim.tables import deck_names

Row = dict[str, object]

COLUMNS = (
    "game", "ruleset", "seed", "deck_0", "deck_1", "bot_0", "bot_1", "player_0", "winner", "won_by", "rule", "turns",
    "decisions", "first", "changed_0", "changed_1", "drawn_0", "drawn_1", "played_0", "played_1", "error",
)  # fmt: skip
"""What a row has. Names end in the seat; `player_0` is which of the run's players had seat 0; `drawn` and `played` are
names of cards; `winner` is a seat and `won_by` a player, empty for a draw."""
_BETWEEN = " | "
_NAMES = ("drawn_0", "drawn_1", "played_0", "played_1")


class MissingPackage(RuntimeError):
    """What was asked for needs a package that is not installed."""


def row(o: Outcome) -> Row:
    """A game as a row."""
    decks, told = deck_names(o), o.story
    return {
        "game": o.match.number,
        "ruleset": o.match.ruleset,
        "seed": o.match.seed,
        "deck_0": decks[0],
        "deck_1": decks[1],
        "bot_0": o.match.bots[0],
        "bot_1": o.match.bots[1],
        "player_0": o.match.sides[0],
        "winner": o.winner,
        "won_by": o.won_by,
        "rule": o.rule,
        "turns": o.turns,
        "decisions": o.decisions,
        "first": o.first,
        "changed_0": None if told is None else told.changed[0],
        "changed_1": None if told is None else told.changed[1],
        "drawn_0": [] if told is None else list(told.drawn[0]),
        "drawn_1": [] if told is None else list(told.drawn[1]),
        "played_0": [] if told is None else list(told.played[0]),
        "played_1": [] if told is None else list(told.played[1]),
        "error": "" if o.failure is None else o.failure.reason,
    }


def write_csv(outcomes: Iterable[Outcome], path: Path) -> None:
    """Games as CSV; several names in one cell have ` | ` between them."""
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.DictWriter(file, COLUMNS)
        lines.writeheader()
        for o in outcomes:
            found = row(o)
            for key in _NAMES:
                names = found[key]
                assert isinstance(names, list)
                found[key] = _BETWEEN.join(names)
            lines.writerow(found)


def write_parquet(outcomes: Iterable[Outcome], path: Path) -> None:
    """Games as Parquet, with lists of names; needs the extra `parquet`."""
    try:
        import pyarrow as arrow
        import pyarrow.parquet as parquet
    except ImportError as error:
        raise MissingPackage("Parquet needs pyarrow: pip install 'ludex[parquet]'") from error
    numbers, names = arrow.int64(), arrow.list_(arrow.string())
    texts = {"ruleset", "deck_0", "deck_1", "bot_0", "bot_1", "rule", "error"}
    fields = [(c, arrow.string() if c in texts else names if c in _NAMES else numbers) for c in COLUMNS]
    parquet.write_table(arrow.Table.from_pylist([row(o) for o in outcomes], schema=arrow.schema(fields)), path)
