"""Skerry: two keepers, two lighthouses, one coast. A game from another package that ludex finds by its entry point."""

from ludex.families import Family

FAMILY = Family(
    "skerry",
    books={"skerry": "Skerry"},
    room="skerry.starting",
    dialect="skerry.text.phrases:grammar",
    board="skerry.board:BOARD",
    rulebook="skerry",
)
