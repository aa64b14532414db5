"""Making: cards from rows of data, and what a save names instead of holding."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability
    from ludex.kernel.cards import Definition
    from ludex.kernel.frames import Procedure


class AboutMaking:
    """How a book's cards, abilities and procedures are made (again)."""

    def define(self, row: dict[str, object]) -> Definition:
        """Make a definition from a row of card data."""
        raise NotImplementedError

    def printed(self, name: str) -> Definition:
        """The definition of a card the rules themselves create."""
        raise NotImplementedError

    def ability(self, key: object) -> Ability:
        """The ability that a key is the reading of."""
        raise NotImplementedError

    def procedure(self, key: object) -> Procedure:
        """The procedure made from a text, by its key. Procedures that chapters wrote are in `procedures`."""
        raise NotImplementedError
