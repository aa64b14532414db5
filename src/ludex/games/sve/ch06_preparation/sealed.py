"""A Sealed deck out of opened packs (sve B-1:6.1.1): bodies along a curve, the best cards first."""

from __future__ import annotations

from ludex.games.sve.catalog import Catalog
from ludex.games.sve.ch02_cards.cardfile import CardRow
from ludex.games.sve.ch06_preparation.boosters import RARITIES
from ludex.games.sve.ch06_preparation.deckfile import Deck, Pool

LEAST = 30
# How many cards of each cost a deck of thirty likes to hold; the last number is for everything dearer.
CURVE = (1, 4, 7, 7, 5, 3, 2, 1)
OTHERS = 9  # spells and amulets: more of them leave the field empty


def build(pool: Pool, catalog: Catalog, name: str, ruleset: str = "sve/open-8", packs: int | None = None) -> Deck:
    """A legal Sealed deck: thirty main cards (or all there are), and every evolve card of the pool.

    An evolve deck has no upper limit here, and each card in it can also be turned faceup to grant Rush, so none is left
    at home.
    """
    ranked = sorted(_copies(pool, catalog), key=lambda row: (-worth(row, pool), row.name))
    chosen = _along_curve(ranked)
    main: dict[str, int] = {}
    for row in sorted(chosen, key=lambda row: (row.cost or 0, row.name)):
        main[row.name] = main.get(row.name, 0) + 1
    return Deck(
        name=name,
        title=name.replace("-", " ").title(),
        ruleset=ruleset,
        packs=packs,
        pool=None if packs is not None else pool,
        main=main,
        evolve=dict(sorted(pool.evolve.items())),
    )


def worth(row: CardRow, pool: Pool) -> float:
    """How gladly a deck takes this card, by what is printed in figures on it."""
    value = 2.0 * RARITIES.index(row.rarity)
    if row.attack is not None and row.defense is not None:
        value += (row.attack + row.defense) - 2.0 * (row.cost or 0)
    if row.type == "follower":
        value += 1.0
    if pool.evolve.get(row.name):
        value += 2.0
    return value


def _copies(pool: Pool, catalog: Catalog) -> list[CardRow]:
    found = ((catalog.main(name), count) for name, count in pool.main.items())
    return [row for row, count in found if row is not None for _ in range(count)]


def _along_curve(ranked: list[CardRow]) -> list[CardRow]:
    """The best cards that fit the curve; then, if the packs were odd, the best of the rest."""
    room, others = list(CURVE), OTHERS
    chosen: list[CardRow] = []
    rest: list[CardRow] = []
    for row in ranked:
        step = min(row.cost or 0, len(CURVE) - 1)
        body = row.type == "follower"
        if room[step] > 0 and (body or others > 0):
            room[step] -= 1
            others -= not body
            chosen.append(row)
        else:
            rest.append(row)
    rest.sort(key=lambda row: row.type != "follower")  # stable: still the best first
    return chosen + rest[: max(0, LEAST - len(chosen))]
