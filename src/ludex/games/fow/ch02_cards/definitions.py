"""Definitions: a row of card data becomes a card with its front and, for rulers and double-sided cards, its back."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

from ludex.enact.scenes.making import card_abilities
from ludex.enact.scenes.paragraphs import as_one
from ludex.games.definitions import Definitions, UnreadableCard, read_text, row_of
from ludex.games.fow.catalog import shipped
from ludex.games.fow.ch02_cards.cardfile import PSEUDO, CardRow, Side, sides
from ludex.games.fow.ch02_cards.cost_symbols import ATTRIBUTES, symbols, total
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch09_playing.played_text import BREAK
from ludex.games.lexicons import Known
from ludex.kernel.cards import Characteristics, Definition
from ludex.kernel.memo import remembered

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset
    from ludex.games.cardfiles import Words
    from ludex.games.fow.ch02_cards.attributes import Attributing
    from ludex.kernel.abilities import Ability

__all__ = [
    "UnreadableCard",
    "define",
    "definition",
    "learn",
    "lexicon",
    "named",
    "names",
    "printed",
    "row_of",
    "types_of",
]

# fow 2.1:5.2: a magic stone named like a magic stone type has that type.
STONE_TYPES: dict[str, str] = {f"{a.capitalize()} Magic Stone": f"{a} magic stone" for a in ATTRIBUTES.values()}


# -- words ------------------------------------------------------------------------------------------------------------
_known = Known(
    lambda: shipped().rows,
    names=lambda row: [side.name for side in sides(row)],
    traits=lambda row: [race for side in sides(row) for race in side.race or ()],
)
lexicon, learn = _known.lexicon, _known.learn


@cache
def names() -> tuple[str, ...]:
    """Every name a player may name."""
    return shipped().declarable()


@cache
def races() -> tuple[str, ...]:
    """Every race that a player may name. Only of the cards that come with ludex: what else this process has read is no
    part of the game."""
    return tuple(sorted({race for row in shipped().rows for side in sides(row) for race in side.race or ()}))


@remembered
def choosable(what: str) -> tuple[str | int, ...]:
    """The attributes, races, names or numbers that a text may have one chosen of."""
    found: dict[str, tuple[str | int, ...]] = {
        "attribute": tuple(ATTRIBUTES.values()),
        "race": races(),
        "name": names(),
        "number": tuple(range(MOST + 1)),
    }
    return found.get(what, ())


MOST = 20  # a number that is chosen is compared with total costs and counted cards


def named(rules: TextRuleset, name: str) -> Definition | None:
    """The card with a name that comes with ludex."""
    row = shipped().get(name)
    return None if row is None else definition(rules, row)


# -- cards ------------------------------------------------------------------------------------------------------------
def types_of(side: Side) -> frozenset[str]:
    """Type, subtype and magic stone types of a side, each a word that texts ask for (fow 2.1). A true magic stone is
    also a special one."""
    kind, subtype = side.type or "", side.subtype or ""
    found: set[str] = {kind}
    if kind == "magic stone":
        found |= {f"{subtype} magic stone"} | ({"special magic stone"} if subtype == "true" else set())
        found |= {f"{stone} magic stone" for stone in side.stone}
        found |= {STONE_TYPES[side.name]} if side.name in STONE_TYPES else set()
    elif kind == "addition":
        found.add(f"addition: {subtype}")
    elif subtype:
        found.add(subtype)
    return frozenset(found)


def _faces(rules: TextRuleset, card: CardRow) -> tuple[Characteristics, ...]:
    """Front and back; a card has the information of the side that is up (fow 14.3:2.5)."""
    faces = tuple(_face(rules, side, card.words) for side in sides(card))
    if "ruler" not in faces[zones.FRONT].types or len(faces) < 2:
        return faces
    return (*faces, _lost(cast("Attributing", rules), faces[zones.BACK]))


def _lost(edition: Attributing, j_ruler: Characteristics) -> Characteristics:
    """A destroyed J-ruler in its ruler area: no abilities, no ATK, no DEF (fow 3.8:6). Only here is there an astral
    ruler (fow 2.1:2.3)."""
    return Characteristics(j_ruler.names, edition.lost_ruler, j_ruler.labels, {}, ())


def cost_of(made: Definition, face: int) -> tuple[str, ...]:
    """The symbols of the cost on a side of a card."""
    row = made.row
    back = row.get("back")
    side = back if face == zones.BACK and isinstance(back, dict) else row
    return symbols(str(side.get("cost") or ""))


def _face(rules: TextRuleset, side: Side, words: Words | None) -> Characteristics:
    """A side: its name, which texts name whole or in part (fow 2.2:3, fow 2.2:3.1), types, attributes, races or traits,
    each of those by itself (fow 2.5:3), numbers and abilities."""
    edition = cast("Attributing", rules)
    labels = {"attribute": edition.attributes_of(side), "race": frozenset(side.race or ())}  # fow 2.5:1
    return Characteristics((side.name,), types_of(side), labels, _numbers(side), _text(rules, side, words))


def _numbers(side: Side) -> dict[str, int]:
    """Total cost, ATK and DEF, as far as the side has them: rulers and magic stones have no cost, some J-rulers
    neither ATK nor DEF (fow 2.6:1.1, 2.7:2.1)."""
    found = {"cost": total(side.cost)} if symbols(side.cost) else {}
    found |= {} if side.attack is None else {"attack": side.attack}
    return found if side.defense is None else {**found, "defense": side.defense}


def _text(rules: TextRuleset, side: Side, words: Words | None) -> tuple[Ability, ...]:
    """The abilities in the text, each paragraph one (fow 2.4:1, fow 2.4:2) and nothing that stands in
    parentheses (fow 2.4:3); without lifebreak areas no [Break] (fow
    14.2:2)."""
    if not side.text.strip():
        return ()
    kind = side.type or ""
    text = read_text(rules, side.text, "fow", kind=kind, name=side.name, lexicon=lexicon, words=words)
    found = card_abilities(rules, as_one(text) if kind == "spell" else text, kind)
    if cast("Attributing", rules).lifebreaks:
        return found
    return tuple(ability for ability in found if ability.keyword != BREAK)


_cards = Definitions(CardRow, _faces, frozenset(zones.LURKING))


def define(rules: TextRuleset, row: dict[str, object]) -> Definition:
    """The definition of a row; the same row always gives the same object."""
    return _cards.define(rules, row)


def definition(rules: TextRuleset, card: CardRow) -> Definition:
    """The definition of a card of a catalog."""
    return _cards.of(rules, card)


def printed(rules: TextRuleset, name: str) -> Definition:
    """What the rules themselves put among the cards: "player", "ability", "judgment", "life break"."""
    if name not in PSEUDO:
        raise LookupError(f"the rules make no {name!r}; they make {', '.join(PSEUDO)}")
    return define(rules, {"name": name.capitalize(), "type": name})
