"""Zones: declared, not coded. Who sees them, whether order, orientation and facing are kept, how many cards fit."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Sight(Enum):
    """Who may know the cards of a zone."""

    PUBLIC = "public"
    OWNER = "owner"
    HIDDEN = "hidden"


# A member of an enumeration is looked up anew wherever it is named; who may see a card is asked all the time.
PUBLIC: Final = Sight.PUBLIC
OWNER: Final = Sight.OWNER
HIDDEN: Final = Sight.HIDDEN


@dataclass(frozen=True, slots=True)
class ZoneSpec:
    """One kind of zone.

    `faceup_public`: a faceup card in it is seen by all although the zone is not public. `faceup_apart`: a faceup card
    lies there without being one of the zone's cards, unless a text speaks of faceup ones.
    `facedown_hidden`: a facedown card in it is hidden although the zone is public
    (`facedown_owner`: but its owner may look). `transit`: cards only pass through it on their way, so they keep the
    zone they came from. `watched`: abilities are valid there as a rule; `lurking`: abilities of a few cards are.
    """

    name: str
    rule: str
    sight: Sight
    title: str
    ordered: bool = False
    oriented: bool = False
    capacity: int | None = None
    shared: bool = False
    faceup_public: bool = False
    faceup_apart: bool = False
    facedown_hidden: bool = False
    facedown_owner: bool = False
    transit: bool = False
    watched: bool = False
    lurking: bool = False

    @property
    def held_open(self) -> bool:
        """Which side is taken to be up of a card that lies unseen in it. Nobody can say, and how it came there must not
        tell: in a hand, one of the first cards and one that was drawn later."""
        return self.sight is OWNER and not self.faceup_public
