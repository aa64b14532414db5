"""Shadowverse: Evolve, chapter by chapter."""

from ludex.families import Family

FAMILY = Family(
    "sve",
    books={"sve": "Shadowverse: Evolve"},
    room="ludex.games.sve.starting",
    dialect="ludex.games.sve.text.phrases:grammar",
    notation="ludex.games.sve.text.phrases.notation:SVE",
    board="ludex.games.sve.board:BOARD",
    place=1,
    rulesets={
        "sve": "Shadowverse: Evolve",
        "sve/cross-craft": "Shadowverse: Evolve, Cross Craft",
        "sve/open-8": "Shadowverse: Evolve, Sealed (Open 8)",
        "sve/box-battle": "Shadowverse: Evolve, Sealed (Box Battle)",
    },
)
