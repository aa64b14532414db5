"""A run's journal: every outcome is written down as it comes, so that a run that was stopped can go on.

The journal of a run is found by what it plays (ruleset and its version, bots, decks, seed, limits), not by how many
games of it: a stopped thousand may go on to ten thousand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from os import environ
from pathlib import Path

import msgspec

from ludex import games
from ludex.sim.playing import Limits, Match, Outcome


def cache_folder() -> Path:
    """Where what can be made again is kept for this user."""
    home = environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "ludex" / "sim"


class Journal:
    """The outcomes of one run, on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def of(cls, todo: Sequence[Match], limits: Limits, *, records: bool, folder: Path | None = None) -> Journal:
        """The journal of these games."""
        opening = todo[:256]  # decks and bots recur; the seed of the first says the run's
        rules = games.ruleset(todo[0].ruleset)
        named = msgspec.json.encode([rules.id, rules.version, opening, limits, records], enc_hook=repr)
        return cls((folder or cache_folder()) / f"{sha256(named).hexdigest()[:24]}.jsonl")

    def read(self, todo: Sequence[Match]) -> list[Outcome]:
        """What was played of these games. A line that was cut off, or is about another game, is played again."""
        wanted = {match.number: match for match in todo}
        found: dict[int, Outcome] = {}
        with suppress(FileNotFoundError):
            for line in self.path.read_bytes().splitlines():
                with suppress(msgspec.MsgspecError):
                    outcome = msgspec.json.decode(line, type=Outcome)
                    match = wanted.get(outcome.match.number)
                    if match is not None and match.seed == outcome.match.seed:
                        found[match.number] = replace(outcome, match=match)  # decks as they were, not as JSON has them
        return [found[number] for number in sorted(found)]

    def written(self, outcomes: Iterable[Outcome], *, go_on: bool) -> Iterator[Outcome]:
        """Pass outcomes on, each after it was written down."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab" if go_on else "wb") as file:
            if go_on and file.tell():
                file.write(b"\n")  # ends a line that was cut off
            for outcome in outcomes:
                file.write(msgspec.json.encode(outcome, enc_hook=repr) + b"\n")
                file.flush()
                yield outcome

    def forget(self) -> None:
        """The run is done."""
        with suppress(OSError):
            self.path.unlink()

