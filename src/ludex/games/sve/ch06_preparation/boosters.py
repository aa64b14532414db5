"""Booster packs of Lanterns of the Mere (sve B-1:6.1.1): a seed opens the same packs everywhere (ruling sve-R40)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ludex.games.sve.catalog import Catalog, Kind, kind_of
from ludex.games.sve.ch02_cards.cardfile import CardRow, Rarity
from ludex.games.sve.ch06_preparation.deckfile import Pool
from ludex.kernel.chance import below, seeded

RARITIES: tuple[Rarity, ...] = ("bronze", "silver", "gold", "legendary")
PACKS_OF_OPEN_8 = 8
PACKS_OF_A_BOX = 24


@dataclass(frozen=True, slots=True)
class Slot:
    """One place in a pack: which deck its card is for, and the weight of each rarity."""

    kind: Kind
    weights: tuple[int, int, int, int]


_COMMON = Slot("main", (10, 0, 0, 0))
# Six cards for the main deck, two for the evolve deck; about one pack in five holds a legendary main card.
PACK: tuple[Slot, ...] = (
    _COMMON,
    _COMMON,
    _COMMON,
    Slot("main", (4, 6, 0, 0)),
    Slot("main", (0, 8, 2, 0)),
    Slot("main", (0, 0, 8, 2)),
    Slot("evolve", (7, 3, 0, 0)),
    Slot("evolve", (0, 5, 3, 2)),
)

Pack = tuple[CardRow, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """A box: its packs, and the promo card beside them that no Sealed deck may use (sve B-1:6.1.1.1.1)."""

    packs: tuple[Pack, ...]
    unpacked: tuple[CardRow, ...]


def _printed(catalog: Catalog) -> dict[tuple[Kind, Rarity], tuple[CardRow, ...]]:
    """The sheets packs are cut from: the set without tokens, leaders and guests of other universes."""
    sheets: dict[tuple[Kind, Rarity], list[CardRow]] = {}
    for row in catalog.rows:
        if row.universe is None and kind_of(row) in ("main", "evolve"):
            sheets.setdefault((kind_of(row), row.rarity), []).append(row)
    return {key: tuple(sorted(rows, key=lambda r: r.number)) for key, rows in sheets.items()}


def open_packs(seed: int, count: int, catalog: Catalog) -> tuple[Pack, ...]:
    """So many packs; the first packs of a seed are the same however many are opened (sve B-1:6.1.1.1.1)."""
    sheets = _printed(catalog)
    state = seeded(seed)
    packs = []
    for _ in range(count):
        pack = []
        for slot in PACK:
            state, rarity = _rarity(state, slot)
            sheet = sheets[slot.kind, rarity]
            state, pick = below(state, len(sheet))
            pack.append(sheet[pick])
        packs.append(tuple(pack))
    return tuple(packs)


def _rarity(state: int, slot: Slot) -> tuple[int, Rarity]:
    state, ticket = below(state, sum(slot.weights))
    for rarity, weight in zip(RARITIES, slot.weights, strict=True):
        if ticket < weight:
            return state, rarity
        ticket -= weight
    raise AssertionError("a ticket is smaller than the sum of the weights")


def open_box(seed: int, catalog: Catalog) -> Box:
    """A whole box, with its promo card."""
    promos = _printed(catalog)["main", "legendary"]
    _, pick = below(seeded(~seed), len(promos))
    return Box(open_packs(seed, PACKS_OF_A_BOX, catalog), (promos[pick],))


def pool_of(packs: tuple[Pack, ...]) -> Pool:
    """What packs hold, counted by name and by the deck it is for."""
    counted = {
        kind: Counter(row.name for pack in packs for row in pack if kind_of(row) == kind) for kind in ("main", "evolve")
    }
    return Pool(main=dict(counted["main"]), evolve=dict(counted["evolve"]))


def open_eight(seed: int, catalog: Catalog) -> Pool:
    """The pool of Open 8: eight packs (sve B-1:6.1.1.1)."""
    return pool_of(open_packs(seed, PACKS_OF_OPEN_8, catalog))


def open_box_pool(seed: int, catalog: Catalog) -> Pool:
    """The pool of Box Battle: all packs of a box and nothing beside (sve B-1:6.1.1.1, B-1:6.1.1.1.1)."""
    return pool_of(open_box(seed, catalog).packs)
