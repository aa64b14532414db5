"""Decks in a few words, for the construction tests: invented cards whose names say what they are."""

from collections.abc import Mapping

from ludex.games.sve.catalog import Catalog
from ludex.games.sve.ch02_cards.cardfile import VANGUARD, CardClass, CardRow, Face, TriggerIcon, Universe
from ludex.games.sve.ch06_preparation.construction import STANDARD, Fault, Format, faults
from ludex.games.sve.ch06_preparation.deckfile import Base, Deck, Pool

UMA: Universe = "Umamusume: Pretty Derby"


def follower(
    name: str,
    class_: CardClass = "Forestcraft",
    universe: Universe | None = None,
    trigger: TriggerIcon | None = None,
    text: str = "",
) -> CardRow:
    return CardRow(
        name=name,
        type="follower",
        class_=class_,
        universe=universe,
        trigger=trigger,
        text=text,
        cost=2,
        attack=2,
        defense=2,
    )


def evolved(name: str, class_: CardClass = "Forestcraft", back: str | None = None, text: str = "") -> CardRow:
    reverse = None
    if back is not None:
        reverse = Face(name=back, type="follower", class_=class_, special="evolved", attack=3, defense=3)
    return CardRow(
        name=name,
        type="follower",
        class_=class_,
        special="evolved",
        attack=4,
        defense=4,
        text=text,
        back=reverse,
    )


def advanced(name: str) -> CardRow:
    return CardRow(name=name, type="follower", class_="Forestcraft", special="advanced", cost=4, attack=5, defense=5)


def token(name: str) -> CardRow:
    return CardRow(name=name, type="follower", class_="Neutral", special="token", cost=1, attack=1, defense=1)


def amulet(name: str, class_: CardClass = "Dragoncraft") -> CardRow:
    return CardRow(name=name, type="amulet", class_=class_, universe=VANGUARD, cost=1, text="Starting Amulet.")


def leader(name: str, class_: CardClass, universe: Universe | None = None) -> CardRow:
    return CardRow(name=name, type="leader", class_=class_, universe=universe)


def series(stem: str, count: int, class_: CardClass = "Forestcraft", universe: Universe | None = None) -> list[CardRow]:
    return [follower(f"{stem} {n}", class_, universe) for n in range(1, count + 1)]


def copies(stem: str, total: int) -> dict[str, int]:
    """So many cards, three of a name: `{"Leaf 1": 3, "Leaf 2": 3, ...}`."""
    return {f"{stem} {n + 1}": min(3, total - 3 * n) for n in range((total + 2) // 3)}


CATALOG = Catalog(
    [
        *series("Leaf", 18),
        *series("Blade", 18, "Swordcraft"),
        *series("Coin", 18, "Neutral"),
        *series("Ink", 2, "Runecraft"),
        *series("Gallop", 18, "Swordcraft", UMA),
        *series("Ember", 18, "Dragoncraft", VANGUARD),
        *series("Tide", 4, "Havencraft", VANGUARD),
        follower("N"),
        follower("Crowd", text="You can put any number of this card into your deck."),
        follower("Cards, Critical", "Dragoncraft", VANGUARD, "critical"),
        follower("Cards, Heal", "Havencraft", VANGUARD, "heal"),
        follower("Cards, Stand", "Neutral", VANGUARD, "stand"),
        amulet("First Hearth"),
        amulet("Second Hearth"),
        *(evolved(f"Leaf {n}") for n in range(1, 5)),
        *(evolved(f"Blade {n}", "Swordcraft") for n in range(1, 5)),
        evolved("N"),
        evolved("Sun Side", back="Moon Side"),
        evolved("Many", text="You can put up to 10 of this card into your evolve deck."),
        advanced("Risen"),
        token("Wisp"),
        leader("Wood Leader", "Forestcraft"),
        leader("Other Wood Leader", "Forestcraft"),
        leader("Sword Leader", "Swordcraft"),
        leader("Racing Leader", "Swordcraft", UMA),
        leader("Racing Wood Leader", "Forestcraft", UMA),
        leader("Ember Leader", "Dragoncraft", VANGUARD),
    ]
)


def deck(
    main: Mapping[str, int],
    evolve: Mapping[str, int] | None = None,
    leaders: tuple[str, ...] = ("Wood Leader",),
    base: Base | None = None,
    pool: Pool | None = None,
) -> Deck:
    return Deck(name="test", leaders=leaders, base=base, pool=pool, main=dict(main), evolve=dict(evolve or {}))


def ember(main: Mapping[str, int]) -> Deck:
    """A deck based on the Vanguard universe."""
    return deck(main, leaders=("Ember Leader",), base="universe")


def racing(main: Mapping[str, int], evolve: Mapping[str, int] | None = None) -> Deck:
    """A deck based on the Umamusume universe."""
    return deck(main, evolve, leaders=("Racing Wood Leader",), base="universe")


def wrong(brought: Deck, form: Format = STANDARD) -> tuple[Fault, ...]:
    """Everything wrong with a deck."""
    return faults(brought, form, CATALOG)


def rules(brought: Deck, form: Format = STANDARD) -> list[str]:
    """The rules a deck breaks, one for each fault."""
    return [fault.rule for fault in wrong(brought, form)]
