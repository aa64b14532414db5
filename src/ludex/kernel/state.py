"""State: the fields of a game, each listed once. Slots, saves and loads follow from it; tests hold clones to it."""

from __future__ import annotations

from typing import Final

SAVED: Final = (
    "cards", "zones", "values", "stack", "decision", "result", "rng", "clock", "turn", "active", "first", "lasting",
    "pending", "log", "turn_mark", "turn_stamp", "uses", "states", "memory", "lost", "setup", "answers", "auto",
    "_serial", "batch", "refusals", "repeats", "pages", "played", "offers", "naming",
)  # fmt: skip
"""What a game is, in the order in which a save holds it."""

GIVEN: Final = ("rules", "checkpoint")
"""What a save names or holds elsewhere: the ruleset, and the point that the game can return to."""

DERIVED: Final = ("tags", "unusual_zones", "moments")
"""What follows from the cards and effects of a game, and is made again when it is loaded."""

PASSING: Final = ("rounds",)
"""What begins anew with every answer."""

LATELY: Final = ("quiet",)
"""What begins anew with every event, and is not missed where a game is loaded."""

CACHES: Final = ("epoch", "drafts", "settled_batch", "idle", "written", "shown", "_index", "_chars")
"""What was worked out, and may be worked out again at any time: no answer of a game depends on it."""

FIELDS: Final = (*GIVEN, *SAVED, *DERIVED, *PASSING, *LATELY, *CACHES)
