"""Force of Will: the chapters of its comprehensive rules, in three editions, with its cards and decks."""

from ludex.families import Family

FAMILY = Family(
    "fow",
    books={"fow-2.0": "Force of Will, 2.0", "fow-5.01": "Force of Will, 5.01", "fow-5.5": "Force of Will, 5.5"},
    room="ludex.games.fow.starting",
    dialect="ludex.games.fow.text.phrases:grammar",
    notation="ludex.games.fow.text.phrases.notation:FOW",
    board="ludex.games.fow.board:BOARD",
    place=3,
    rulesets={
        "fow-2.0": "Force of Will 2.0",
        "fow-5.01/valhalla": "Force of Will 5.01, Valhalla",
        "fow-5.01/bifrost": "Force of Will 5.01, Bifrost",
        "fow-5.5/valhalla": "Force of Will 5.5, Valhalla",
        "fow-5.5/bifrost": "Force of Will 5.5, Bifrost",
    },
)
