"""Card information (sve 2) as it stands in our card files: one TOML table a card, checked when it is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from ludex.games import cardfiles
from ludex.games.cardfiles import CardFileError, Misprint, Words, texts_in

__all__ = [
    "UNIVERSES",
    "VANGUARD",
    "CardClass",
    "CardFileError",
    "CardRow",
    "CardType",
    "Face",
    "Rarity",
    "SpecialType",
    "TriggerIcon",
    "Universe",
    "digest",
    "read_rows",
    "row_from",
    "shipped_rows",
]

# Primary types (sve 2.3.2), and evolve-deck cards of two universes that are none (sve 14.2.1, 14.4.9).
CardType = Literal["follower", "amulet", "spell", "leader", "carrot", "drive point"]
# sve 2.3.3.1; a token is treated as a card (sve 9.1.1.1).
SpecialType = Literal["evolved", "advanced", "token"]
# sve 2.2.2
CardClass = Literal["Neutral", "Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft"]
Universe = Literal["Umamusume: Pretty Derby", "THE IDOLM@STER CINDERELLA GIRLS", "Cardfight!! Vanguard"]
TriggerIcon = Literal["critical", "draw", "stand", "heal"]  # sve 14.4.1.1
Rarity = Literal["bronze", "silver", "gold", "legendary"]

VANGUARD: Universe = "Cardfight!! Vanguard"
UNIVERSES: tuple[Universe, ...] = (
    "Umamusume: Pretty Derby",
    "THE IDOLM@STER CINDERELLA GIRLS",
    VANGUARD,
)


class Face(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is printed on one face of a card: name, class, type, traits (sve 2.1-2.4), cost (sve 2.5.1), text,
    attack and defense (sve 2.7.1, 2.8.1), alternate name (sve 2.13.1), universe (sve 2.12.2.1)."""

    name: str
    type: CardType
    class_: CardClass = msgspec.field(name="class")
    special: SpecialType | None = None
    traits: tuple[str, ...] = ()
    universe: Universe | None = None
    cost: int | None = None
    attack: int | None = None
    defense: int | None = None
    alternate_name: str | None = None
    trigger: TriggerIcon | None = None
    text: str = ""


class CardRow(Face, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card: its front face, its collector number and rarity, and the back face of a double-faced card
    (sve 2.14.1). `words`: what the texts of a card from elsewhere speak of."""

    number: str = ""
    rarity: Rarity = "bronze"
    back: Face | None = None
    words: Words | None = None

    @property
    def faces(self) -> tuple[Face, ...]:
        """The front face, and the back face if there is one (sve 2.14.2)."""
        return (self,) if self.back is None else (self, self.back)

    @property
    def in_main_deck(self) -> bool:
        """Whether the main deck is this card's place: no leader and no special type (sve 6.1.1.2)."""
        return self.special is None and self.type != "leader"

    @property
    def in_evolve_deck(self) -> bool:
        """Whether the evolve deck is this card's place: evolved and advanced cards (sve 6.1.1.3)."""
        return self.special in ("evolved", "advanced")


def read_rows(text: str, file: str) -> tuple[CardRow, ...]:
    """The cards of one file's text; the first thing that is wrong with it is refused by name."""
    return cardfiles.read_rows(text, file, CardRow, lambda row: (m for face in row.faces for m in _misprints(face)))


def row_from(fields: object, file: str, card: str) -> CardRow:
    """One card in plain data, checked as those of a file are."""
    return cardfiles.checked_row(fields, file, card, CardRow, lambda row: (m for f in row.faces for m in _misprints(f)))


def _misprints(face: Face) -> Iterator[Misprint]:
    """What no card can be, however well its fields are typed."""
    if not face.name.strip():
        yield "name", "is empty.", "Every card has a name (sve 2.1.1)."
    yield from _wrong_numbers(face)
    if face.type in ("carrot", "drive point") and face.special != "evolved":
        yield "special", f"of a {face.type} card is not evolved.", 'Write special = "evolved".'
    if face.trigger is not None and face.universe != VANGUARD:
        yield "trigger", "stands on a card of another universe.", "Only Vanguard has it (sve 14.4.1.1)."


def _wrong_numbers(face: Face) -> Iterator[Misprint]:
    """Cost, attack and defense where they belong (sve 2.5, 2.7, 2.8)."""
    costless = face.special == "evolved" or face.type == "leader"
    if costless and face.cost is not None:
        yield "cost", "stands on a card that is never played.", "Take it away."
    if not costless and face.cost is None:
        yield "cost", "is missing.", "Write what the card costs to play (sve 2.5.1)."
    for field, value in (("cost", face.cost), ("attack", face.attack), ("defense", face.defense)):
        if value is not None and value < 0:
            yield field, f"is {value}.", "A printed number is 0 or more."
    if (face.attack is None) != (face.defense is None):
        yield "attack", "and defense come together.", "Write both or neither."
    if face.type == "follower" and face.attack is None:
        yield "attack", "is missing.", "A follower has attack and defense (sve 2.7, 2.8)."
    if face.type not in ("follower", "amulet") and face.attack is not None:
        yield "attack", f"stands on a {face.type}.", "Only followers and some amulets have it."


def shipped_rows() -> tuple[CardRow, ...]:
    """Every card that comes with ludex: Lanterns of the Mere and the tokens of Appendix A."""
    return tuple(row for file, text in texts_in("ludex.games.sve", "cards") for row in read_rows(text, file))


def digest(row: CardRow) -> str:
    """A short name for everything on a card that can matter in play, for records to pin (sve 2.11.2)."""
    return cardfiles.digest(msgspec.structs.replace(row, rarity="bronze", number=""))
