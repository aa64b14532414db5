"""Cardfight!! Vanguard: the chapters of its comprehensive rules, its cards and decks."""

from ludex.families import Family

FAMILY = Family(
    "cfv",
    books={"cfv": "Cardfight!! Vanguard"},
    room="ludex.games.cfv.starting",
    dialect="ludex.games.cfv.text.phrases:grammar",
    notation="ludex.games.cfv.text.phrases.notation:CFV",
    board="ludex.games.cfv.board:BOARD",
    place=2,
    rulesets={"cfv": "Cardfight!! Vanguard"},
)
