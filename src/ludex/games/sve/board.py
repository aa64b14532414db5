"""Shadowverse: Evolve as pages show it: its cards, its decks, and how the lab asks for a card."""

from __future__ import annotations

from functools import lru_cache

from ludex.games.boards import Asked, Board, CardFacts, Packs, Row, Shape, texts_of
from ludex.games.sve.catalog import shipped
from ludex.games.sve.ch06_preparation import boosters, sealed
from ludex.games.sve.ch06_preparation.deckfile import Pool
from ludex.games.sve.playmat import PLAYMAT

_SIGN = (
    '<path d="M24 5 38 24 24 43 10 24Z" opacity=".35"/><path d="M24 12 33 24 24 36 15 24Z" fill="currentColor" '
    'stroke="none" opacity=".85"/><path d="M24 5v38M10 24h28" opacity=".35"/>'
)

_FIGHTERS = ("follower", "evolved follower")
_FORM = (
    Asked("type", ("follower", "spell", "amulet", "evolved follower")),
    Asked("class", ("Neutral", "Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft",
                    "Havencraft")),
    Asked("cost", number=True, only=("follower", "spell", "amulet")),
    Asked("attack", number=True, only=_FIGHTERS),
    Asked("defense", number=True, only=_FIGHTERS),
    Asked("traits", several=True),
)  # fmt: skip
_FIRST: Row = {
    "name": "Lamp-Oil Courier", "type": "follower", "class": "Neutral", "cost": 2, "attack": 2, "defense": 2,
    "traits": ["Officer"], "text": "Ward.\n{fanfare} Draw a card.",
}  # fmt: skip


def _facts(row: Row) -> CardFacts:
    special, kind = row.get("special"), row["type"]
    part = "token" if special == "token" else "leader" if kind == "leader" else "main"
    if special in ("evolved", "advanced") or kind in ("carrot", "drive point"):
        part = "evolve"
    fights = row.get("attack") is not None
    return CardFacts(
        name=row["name"], part=part, kind=f"{special} {kind}" if special else kind, colours=(row["class"],),
        traits=tuple(row.get("traits", ())), level=row.get("cost"),
        cost="" if row.get("cost") is None else str(row["cost"]),
        figures=f"{row['attack']} / {row['defense']}" if fights else "", text=texts_of(row), row=row,
    )  # fmt: skip


def _fields(row: Row) -> Row:
    """A card's row as the lab asks for it."""
    if row.pop("special", None) == "evolved":
        row["type"] = "evolved follower"
    return row


# -- decks out of packs (sve B-1:6.1.1) -------------------------------------------------------------------------------
_OPENED = {"sve/open-8": boosters.open_eight, "sve/box-battle": boosters.open_box_pool}


@lru_cache(maxsize=64)
def _pool(ruleset: str, seed: int) -> Pool:
    return _OPENED[ruleset](seed, shipped())


def _packs(ruleset: str) -> Packs:
    def held(seed: int) -> dict[str, dict[str, int]]:
        pool = _pool(ruleset, seed)
        return {"main": pool.main, "evolve": pool.evolve}

    def build(seed: int, name: str) -> object:
        return sealed.build(_pool(ruleset, seed), shipped(), name, ruleset, packs=seed)

    return Packs(held, build)


BOARD = Board(
    playmat=PLAYMAT,
    sign=_SIGN,
    shape=Shape("leaders", "leader", 2, ("main", "evolve"), 40),
    facts=_facts,
    form=_FORM,
    first=_FIRST,
    fields=_fields,
    packs={name: _packs(name) for name in _OPENED},
)
