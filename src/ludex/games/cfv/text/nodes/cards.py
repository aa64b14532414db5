"""What stands on a card (cfv 2): its clan."""

from __future__ import annotations

from typing import ClassVar

from ludex.lang.ast import Adjective
from ludex.lang.ast.node import node

SAVED_IN = "ludex.lang.ast.cfv"


@node
class OfClan(Adjective):
    """Of a clan (cfv 2.2): `<<Royal Paladin>>`."""

    sort: ClassVar[str] = "clan"
    name: str
    negated: bool = False
