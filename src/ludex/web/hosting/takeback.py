"""Taking back by consent: between people an answer is taken back if who sits opposite agrees, there and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.web.hosting.refusal import Refusal
from ludex.web.protocol import told

if TYPE_CHECKING:
    from ludex.web.hosting.table import Table

ASKED, DECLINED = "asked", "declined"


class TakeBack:
    """Who wants an answer back, and at which version, as who sits opposite counts, that was asked."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._seat: int | None = None
        self._version = -1

    def ask(self, seat: int, version: int) -> None:
        """A person asks; the others are told."""
        table = self._table
        if len(table.people) != 2:
            raise Refusal("not-allowed", "Against a bot one takes back without asking.")
        if table.over:
            raise Refusal("over", "The game is over.")
        if version != table.facts.versions[seat]:
            raise Refusal("stale", f"The game stands at version {table.facts.versions[seat]}, not at {version}.")
        self.heard(f"{seat} {ASKED}")
        table.house.ring(f"takeback {table.id} {seat} {ASKED}")

    async def answer(self, seat: int, *, agreed: bool) -> None:
        """Who was asked agrees, and the answer with all that followed is taken back; or does not."""
        table, asker = self._table, self._seat
        if asker is None or seat == asker or self._version != table.facts.versions[seat]:
            raise Refusal("not-allowed", "Nobody asks to take anything back now.")
        self._seat = None
        if agreed:
            await table.agreed(asker)
        else:
            table.post(self._news(asker, DECLINED))
            table.house.ring(f"takeback {table.id} {asker} {DECLINED}")

    def heard(self, words: str) -> None:
        """How it stands, as this or another server says."""
        seat, state = words.split(" ")
        self._seat = int(seat) if state == ASKED else None
        self._version = self._table.facts.versions[1 - int(seat)]  # what is declined in secret goes unnoticed
        self._table.post(self._news(int(seat), state))

    @staticmethod
    def _news(seat: int, state: str) -> told.Back:
        return told.Back(seat, state)
