"""The token list (sve Appendix A): names, figures, traits and keywords as published, one token a line.

Two letters that the published text has lost are mended here as on the cards: *Wyrmkin* and *Abysscraft*.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.sve_table import P1, Piece, Table


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of the token list."""

    name: str
    type: str
    class_: str
    traits: frozenset[str]
    cost: int
    stats: tuple[int, ...]
    keywords: frozenset[str]


def _listed(line: str) -> Listed:
    name, kind, class_, traits, cost, stats, keywords = (part.strip() for part in line.split("|"))
    figures = tuple(int(n) for n in stats.split("/")) if stats else ()
    return Listed(
        name, kind, class_, frozenset(traits.split(" / ")), int(cost), figures, frozenset(keywords.split())
    )


def token(t: Table, name: str, zone: str = "field", seat: int = P1, **details: object) -> Piece:
    """A token of the list, in a zone; a name that is not in the list is an error."""
    if name not in {listed.name for listed in TOKENS}:
        raise LookupError(f"{name!r} is not in the token list")
    return t.put(seat, zone, "", name=name, **details)


# name | type | class | traits | cost | attack/defense | keywords
_LINES = """
Fairy Wisp | follower | Forestcraft | Pixie | 0 | 1/1 |
Fairy | follower | Forestcraft | Pixie | 1 | 1/1 |
Otohime's Bodyguard | follower | Swordcraft | Officer | 1 | 1/2 | Ward
Knight | follower | Swordcraft | Officer | 1 | 1/1 |
Viking | follower | Swordcraft | Thief | 3 | 3/2 | Storm
Steelclad Knight | follower | Swordcraft | Officer | 2 | 2/2 |
Strikeform Golem | follower | Runecraft | Golem | 2 | 3/2 | Rush
Guardform Golem | follower | Runecraft | Golem | 2 | 2/3 | Ward
Dragon | follower | Dragoncraft | Wyrmkin | 4 | 5/5 |
Ghost | follower | Abysscraft | Departed | 1 | 1/1 | Storm
Forest Bat | follower | Abysscraft | Vampire | 1 | 1/1 |
Holy Falcon | follower | Havencraft | Avian | 3 | 2/2 | Storm
Holy Tiger | follower | Havencraft | Beast | 4 | 4/4 | Rush
Crystalia Eve | follower | Forestcraft | Crystalian | 4 | 4/4 |
Shield Guardian | follower | Swordcraft | Officer | 1 | 1/1 | Ward
Magical Pawn | follower | Runecraft | Chess | 1 | 2/1 |
Megalorca | follower | Dragoncraft | Marine | 2 | 2/2 |
Hellflame Dragon | follower | Dragoncraft | Wyrmkin | 2 | 4/3 | Rush
Gargantuan Ghost | follower | Abysscraft | Departed | 1 | 3/3 | Ward
Serpent | follower | Abysscraft | Demon | 1 | 0/1 | Bane
Goblin King | follower | Neutral | Goblinoid | 4 | 6/6 | Ward
Puppet | follower | Neutral | Puppetry | 1 | 1/1 | Rush
Ancient Artifact | follower | Neutral | Supreme | 1 | 3/1 | Rush
Mystic Artifact | follower | Neutral | Supreme | 3 | 2/3 | Ward
Celestial Shikigami | follower | Runecraft | Shikigami | 4 | 4/5 | Aura
Paper Shikigami | follower | Runecraft | Shikigami | 2 | 2/2 |
One-Tailed Fox | follower | Abysscraft | Yokai | 2 | 1/3 | Ward Rush
Assembly Droid | follower | Neutral | Machina | 1 | 1/1 |
Lloyd | follower | Forestcraft | Puppetry | 0 | 2/4 | Ward
Victoria | follower | Forestcraft | Puppetry / Cutthroat | 0 | 4/1 | Rush Assail
Otohime's Vanguard | follower | Dragoncraft | Marine | 1 | 2/1 | Rush
Exterminus Weapon | follower | Swordcraft | Machina / Officer | 2 | 6/6 |
Devoted Dragon | follower | Dragoncraft | Wyrmkin | 5 | 6/6 | Ward
Armored Tentacle | follower | Runecraft | Machina / Supreme | 3 | 2/4 | Ward
Assault Tentacle | follower | Runecraft | Machina / Supreme | 3 | 4/2 | Storm
Medusiana | follower | Abysscraft | Demon / Gorgon | 3 | 1/5 | Rush Assail Bane
Anne's Summoning | follower | Runecraft | Golem / Arcanaform / Academic | 2 | 4/4 | Ward Rush
Keenedge Artifact | follower | Neutral | Supreme | 5 | 3/4 | Rush Drain
Sootspawn | follower | Swordcraft | Festive | 2 | 2/2 | Ward
Fox of Invitation | follower | Havencraft | Festive / Zealot / Beast | 1 | 0/1 | Ward
Rulenye, Echoing Scream | follower | Abysscraft | Omen / Necromancer | 2 | 2/1 | Rush Assail
Guardian Golem | follower | Runecraft | Golem | 3 | 3/5 | Ward
Fire Drake Whelp | follower | Dragoncraft | Wyrmkin | 1 | 1/1 | Intimidate
Mimi, Right Paw Hellhound | follower | Abysscraft | Demon | 1 | 1/1 |
Coco, Left Paw Hellhound | follower | Abysscraft | Demon | 1 | 2/2 |
Silent Rider | follower | Neutral | Archfiend | 1 | 5/5 | Storm
Servant of Cocytus | follower | Neutral | Archfiend | 1 | 8/8 |
Demon of Purgatory | follower | Neutral | Archfiend | 1 | 6/4 | Ward
Lococo's Teddy Bear | follower | Forestcraft | Puppetry | 2 | 2/2 |
Eschamali Adviser | follower | Havencraft | Faith | 2 | 2/2 | Ward
Eschamali Constable | follower | Havencraft | Faith | 2 | 2/2 | Rush
Adelle, Jealous Dragon | follower | Dragoncraft | Wyrmkin | 4 | 4/4 |
Bansai Suzuki, Clone Technique | follower | Neutral | Togh Keyoh / Ministry | 6 | 5/5 | Ward Rush Assail
Magic Sediment | amulet | Runecraft | Earth Sigil | 1 |  | Stack
Leonidas's Resolve | amulet | Swordcraft | Commander | 8 |  |
Draconic Weapon | amulet | Dragoncraft | Armed | 1 |  |
Ephemeral Moon | amulet | Havencraft | Faith | 3 |  |
Destruction in White | amulet | Runecraft | Omen / Idolatry | 1 |  |
Destruction in Black | amulet | Runecraft | Omen / Idolatry | 2 |  |
Naterran Great Tree | amulet | Neutral | Natura | 1 |  |
Aftershock | amulet | Dragoncraft | Dragonewt / Draconic Duelist | 3 |  |
Val, Trusty Getaway Car | amulet | Swordcraft | Wasteland / Mount | 2 | 3/3 | Storm
Magitrain | amulet | Abysscraft | Wasteland / Mount | 5 | 4/5 | Rush
Dutiful Steed | amulet | Neutral | Wasteland / Mount / Beast | 1 |  |
Bullet Bike | amulet | Neutral | Wasteland / Mount | 1 |  |
Arcane Personnel Carrier | amulet | Neutral | Wasteland / Mount | 1 |  |
Flame General's Regalia | amulet | Swordcraft | Commander / Celestial | 3 |  |
Luna's Doll | amulet | Abysscraft | Necromancer / Puppetry | 1 |  |
Totem of Madness | amulet | Havencraft | Zealot / Eidolon | 4 |  |
Thorn Burst | spell | Forestcraft | Verdant | 2 |  |
Mimi | spell | Abysscraft | Demon | 0 |  |
Coco | spell | Abysscraft | Demon | 0 |  |
Magical Item | spell | Neutral | iM@S CG | 4 |  |
Repair Mode | spell | Neutral | Machina | 1 |  | Quick
Instant Poison | spell | Runecraft | Alchemist / Forbidden | 2 |  |
Eternal Potion | spell | Runecraft | Alchemist / Forbidden | 2 |  |
Mysterian Missile | spell | Runecraft | Mage / Academic | 2 |  |
Carbuncle's Sparkle | spell | Forestcraft | Fae-Touched / Beast | 2 |  |
Twilight Blade | spell | Swordcraft | Commander / Officer | 5 |  |
Resentful Blaze | spell | Runecraft | Mage / Academic / Princess / Cutthroat | 1 |  |
Blood Arts | spell | Abysscraft | Wasteland / Vampire | 1 |  |
Darkest Desire | spell | Abysscraft | Departed / Cutthroat | 1 |  |
Glittering Gold | spell | Swordcraft | Festive / Thief / Loot | 0 |  |
Tidal Tyranny | spell | Dragoncraft | Festive / Dragonewt | 2 |  |
Wolfling's Struggle | spell | Abysscraft | Festive / Demon / Beast | 0 |  |
Mercurial Might | spell | Havencraft | Faith / Supreme | 1 |  | Quick
Annihilating Onslaught | spell | Forestcraft | Omen / Hunter | 3 |  |
Remnant of Hollowess | spell | Swordcraft | Omen / Thief / Loot | 2 |  |
Gilded Blade | spell | Swordcraft | Loot | 2 |  |
Gilded Goblet | spell | Swordcraft | Loot | 2 |  |
Gilded Boots | spell | Swordcraft | Loot | 2 |  |
Ersatz Elimination | spell | Runecraft | Omen / Mage | 1 |  |
Melodious Monody | spell | Runecraft | Omen / Idolatry | 0 |  |
Fangs of Ardent Destruction | spell | Dragoncraft | Omen / Wyrmkin | 1 |  |
Wings of Desire | spell | Abysscraft | Omen / Demon | 1 |  |
Scream Diffusion | spell | Abysscraft | Omen / Necromancer | 2 |  |
Torrent of Despair | spell | Havencraft | Omen / Zealot | 0 |  |
Great Testimony | spell | Neutral | Omen | 0 |  |
Ravenous Sweetness | spell | Neutral | Omen | 5 |  |
Looking Smart! | spell | Runecraft | Mage / Academic | 0 |  |
Astaroth's Reckoning | spell | Neutral | Archfiend | 10 |  |
Gale Arrow | spell | Forestcraft | Elf | 1 |  |
Storm Arrow | spell | Forestcraft | Elf | 1 |  |
Quadra Magic | spell | Runecraft | Mage | 2 |  |
Elements of Creation | spell | Runecraft | Mage | 5 |  |
Curse of the Black Dragon | spell | Dragoncraft | Wyrmkin / Cutthroat / Draconic Duelist | 0 |  |
A Horrible Night | spell | Abysscraft | Vampire | 1 |  |
Seeds of Salvation | spell | Forestcraft | Togh Keyoh / Verdant | 1 |  |
All-Access Search | spell | Swordcraft | Togh Keyoh / Detective | 1 |  |
Adorn with Jewels | spell | Runecraft | Togh Keyoh / Alchemist / Merchant | 1 |  |
Ginger's Curse | spell | Runecraft | Mage | 1 |  |
Youthful Strike | spell | Dragoncraft | Togh Keyoh / Dragonewt / Draconic Duelist | 2 |  |
Diurnal Slumber | spell | Abysscraft | Togh Keyoh / Demon | 1 |  |
Righteous Conviction | spell | Havencraft | Togh Keyoh / Faith | 1 |  |
"""

TOKENS: tuple[Listed, ...] = tuple(_listed(line) for line in _LINES.strip().splitlines())
