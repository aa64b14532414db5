"""Facts: what an effect looks at and what it touches, as bits of one integer.

An effect depends on another only if it looks at something the other touches; whoever looks at nothing that anybody
touches need not be asked. Every number of a card is a fact of its own, so that what looks at attack does not mind cost.
Other facts are of the course of play: an event touches them, and what looks at none that was touched is as it was.
"""

from __future__ import annotations

from typing import Final

from ludex.kernel.effects import changes

Facts = int

NOTHING: Final = 0
ABILITIES: Final = 1 << 0
LOSSES: Final = 1 << 1  # that abilities are taken away, the effect's own among them
TYPES: Final = 1 << 2
NAMES: Final = 1 << 3
LABELS: Final = 1 << 4  # traits, races, attributes
# What no effect on characteristics touches, but the course of play does:
WHERE: Final = 1 << 5  # in which zone cards are, wherever that is
TURN: Final = 1 << 6  # whose turn it is
COUNTERS: Final = 1 << 7  # how many counters are on a card
PLAYERS: Final = 1 << 8  # what players have: life, points, wills
MARKS: Final = 1 << 9  # what is remembered about a card
STANCE: Final = 1 << 10  # whether cards rest
PHASE: Final = 1 << 11  # which phase or step it is
PARTS: Final = 1 << 12  # who plays which part in a battle
ELSE: Final = 1 << 13  # everything else, which every event touches
_FIRST: Final = 14
NUMBERS: Final = -1 << _FIRST  # all of them, known or not

INFORMATION: Final = TYPES | NAMES | LABELS
CHARACTERISTICS: Final = ABILITIES | INFORMATION | NUMBERS
COURSE: Final = WHERE | TURN | COUNTERS | PLAYERS | MARKS | STANCE | PHASE | PARTS | ELSE
EVERYTHING: Final = CHARACTERISTICS | COURSE

_numbers: dict[str, int] = {}


def number(key: str) -> Facts:
    """The fact that a number of a card is."""
    found = _numbers.get(key)
    if found is None:
        found = _numbers[key] = 1 << (_FIRST + len(_numbers))
    return found


# What the operations of a change touch; those that are not here touch the number that is their key.
OF_CHANGE: Final[dict[str, Facts]] = {
    changes.GAIN: ABILITIES,
    changes.LOSE_ALL: ABILITIES | LOSSES,
    changes.LOSE: ABILITIES | LOSSES,
    changes.TYPES: TYPES,
    changes.ALSO_TYPE: TYPES,
    changes.RETYPE: TYPES,
    changes.LABEL: LABELS,
    changes.RELABEL: LABELS,
    changes.NAME: NAMES,
    changes.RENAME: NAMES,
    changes.SWAP: NUMBERS,
    changes.COPY: NOTHING,  # what a card is before any layer
    changes.CHOSEN: NOTHING,
}

# What the classes of information consist of.
OF_CLASS: Final[dict[str, Facts]] = {
    changes.ABILITY: ABILITIES | LOSSES,
    changes.INFORMATION: INFORMATION,
    changes.FIXED: NUMBERS,
    changes.NUMBER: NUMBERS,
    changes.COUNTER: NUMBERS,
    changes.BASE: INFORMATION | NUMBERS,
    changes.COPIED: NOTHING,
}
