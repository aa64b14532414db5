"""What is wrong with a file that somebody brings: as a whole, or in one place of it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec


@dataclass(eq=False)  # Python itself sets where it was raised, so it is not frozen
class PoolError(ValueError):
    """Nothing can be done with this, and nothing was: what is wrong, where, and how to mend it."""

    what: str
    where: str = ""
    mend: str = ""

    def __reduce__(self) -> tuple[object, ...]:
        """A copy in another process is made from the fields."""
        return type(self), (self.what, self.where, self.mend)

    def __str__(self) -> str:
        return " ".join(part for part in (f"{self.where}:" if self.where else "", self.what, self.mend) if part)


class Trouble(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One row that is no card; the others are taken all the same. Lines and columns count from 1; 0 is unknown."""

    file: str
    what: str
    line: int = 0
    column: str = ""
    card: str = ""

    @property
    def place(self) -> str:
        """Where it is, for a person."""
        line = f":{self.line}" if self.line else ""
        column = self.column and f"column {self.column}"
        return ", ".join(part for part in (f"{self.file}{line}", column, self.card) if part)
