"""Shadowverse: Evolve, chapter by chapter."""

from ludex.families import Family

FAMILY = Family(
    "sve",
    books={"sve": "Shadowverse: Evolve"},
    room="ludex.games.sve.starting",
    dialect="ludex.games.sve.text.phrases:grammar",
    board="ludex.games.sve.board:BOARD",
    place=1,
)
