"""Objects, filters, amounts and gains only Force of Will has (fow 2, 3, 10.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Object
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.kinds import Object


@node
class Host(Object):
    """The card this addition is added to (fow 10.1): `added resonator`, `resonator with this`. `kind`: only while the
    host is of that kind; empty: whatever it is. `again`: spoken of as `it` in the next sentence."""

    kind: Literal["", "card", "resonator", "ruler", "J-ruler", "J/resonator", "J/ruler"] = ""
    binding: int = 0
    again: bool = False
