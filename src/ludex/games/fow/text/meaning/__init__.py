"""What the nodes of Force of Will mean: modules that register it (docs/decisions/0023)."""

from ludex.games.fow.text.meaning import (
    abilities,
    additions,
    asking,
    bans,
    becoming,
    chase,
    describing,
    entering,
    gains,
    happenings,
    preventing,
    wills,
    words,
)

__all__ = [
    "abilities",
    "additions",
    "asking",
    "bans",
    "becoming",
    "chase",
    "describing",
    "entering",
    "gains",
    "happenings",
    "preventing",
    "wills",
    "words",
]
