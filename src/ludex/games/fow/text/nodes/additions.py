"""What additions are added to (fow 10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Linked
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    pass

SAVED_IN = "ludex.lang.ast.fow.nouns"


@node
class Host(Linked):
    """The card this addition is added to (fow 10.1): `added resonator`, `resonator with this`. `kind`: only while the
    host is of that kind; empty: whatever it is. `again`: spoken of as `it` in the next sentence."""

    kind: Literal["", "card", "resonator", "ruler", "J-ruler", "J/resonator", "J/ruler"] = ""
    binding: int = 0
    again: bool = False
