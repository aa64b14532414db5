"""Card information (sve 2) as it stands in our card files: one TOML table a card, checked when it is read."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

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
    (sve 2.14.1)."""

    number: str = ""
    rarity: Rarity = "bronze"
    back: Face | None = None

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


@dataclass(frozen=True)
class CardFileError(ValueError):
    """A card file says something a card cannot be: where, what, and how to mend it."""

    file: str
    card: str
    field: str
    wrong: str
    mend: str

    def __str__(self) -> str:
        place = f"{self.file}, {self.card}" + (f", {self.field}" if self.field else "")
        return f"{place}: {self.wrong} {self.mend}"


_WHERE = re.compile(r"(?P<what>.*) - at `\$\.?(?P<path>[^`]*)`", re.DOTALL)


def read_rows(text: str, file: str) -> tuple[CardRow, ...]:
    """The cards of one file's text; the first thing that is wrong with it is refused by name."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CardFileError(file, "the file", "", f"is not TOML: {error}.", "Mend that line.") from error
    cards = table.pop("card", [])
    if table or not isinstance(cards, list):
        raise CardFileError(file, "the file", "", "holds more than cards.", "Begin every card with [[card]].")
    return tuple(_row(fields, file, number) for number, fields in enumerate(cards, start=1))


def _row(fields: object, file: str, number: int) -> CardRow:
    named = fields.get("name") if isinstance(fields, dict) else None
    card = f"card {number}" + (f" ({named})" if isinstance(named, str) else "")
    try:
        row = msgspec.convert(fields, CardRow)
    except msgspec.ValidationError as error:
        found = _WHERE.fullmatch(str(error))
        what, path = (found["what"], found["path"]) if found else (str(error), "")
        raise CardFileError(file, card, path, what + ".", "See the other cards for the form.") from error
    for face in row.faces:
        for field, wrong, mend in _misprints(face):
            raise CardFileError(file, card, field, wrong, mend)
    return row


def _misprints(face: Face) -> Iterator[tuple[str, str, str]]:
    """What no card can be, however well its fields are typed: (field, what is wrong, how to mend it)."""
    if not face.name.strip():
        yield "name", "is empty.", "Every card has a name (sve 2.1.1)."
    yield from _wrong_numbers(face)
    if face.type in ("carrot", "drive point") and face.special != "evolved":
        yield "special", f"of a {face.type} card is not evolved.", 'Write special = "evolved".'
    if face.trigger is not None and face.universe != VANGUARD:
        yield "trigger", "stands on a card of another universe.", "Only Vanguard has it (sve 14.4.1.1)."


def _wrong_numbers(face: Face) -> Iterator[tuple[str, str, str]]:
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
    return tuple(row for path in _shipped_files() for row in read_rows(path.read_text("utf-8"), path.name))


def _shipped_files() -> list[Traversable]:
    room = files("ludex.games.sve") / "cards"
    return sorted((p for p in room.iterdir() if p.name.endswith(".toml")), key=lambda p: p.name)


def digest(row: CardRow) -> str:
    """A short name for everything on a card that can matter in play, for records to pin (sve 2.11.2)."""
    plain = msgspec.structs.replace(row, rarity="bronze", number="")
    return hashlib.blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=8).hexdigest()
