"""Small positions of Cardfight!! Vanguard in the book's own terms, and the same built for the engine to read.

A `Blueprint` says what a card means (for the literal enumerator) and what is written on it (for the engine). Only cards
whose legality follows from the printed rules are here: vanilla, skill icons, keywords, and simple activated abilities.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hypothesis import strategies as st

from ludex.table.scenario import Piece, Scenario

VC = "vanguard circle"
LEFT, RIGHT = ("left front", "left back"), ("right front", "right back")
REAR = ("left front", "right front", "left back", "center back", "right back")
CLANS = ("Plain Clan", "Other Clan")


@dataclass(frozen=True, slots=True)
class Act:
    """An activated ability: where it is active, from how much damage on, and what it costs."""

    zones: tuple[str, ...] = ("RC",)
    limit_break: int = 0
    counter_blast: int = 0
    soul_blast: int = 0
    rests: bool = False
    discards: bool = False

    @property
    def text(self) -> str:
        costs = [f"Counter Blast ({self.counter_blast})"] * (self.counter_blast > 0)
        costs += [f"Soul Blast ({self.soul_blast})"] * (self.soul_blast > 0) + ["[Rest] this unit"] * self.rests
        costs += ["Choose a card from your hand, and discard it"] * self.discards
        limit = f" Limit Break {self.limit_break}" * (self.limit_break > 0)
        cost = f" [{' & '.join(costs)}]" if costs else ""
        return f"[ACT]({'/'.join(self.zones)}){limit}:{cost} Soul Charge (1)."


@dataclass(frozen=True, slots=True)
class Blueprint:
    """A card: what the rules ask about it."""

    name: str = ""
    grade: int = 1
    clan: str = "Plain Clan"
    icons: tuple[str, ...] = ()
    words: tuple[str, ...] = ()  # Restraint and Lord, which stand in the text
    acts: tuple[Act, ...] = ()

    @property
    def text(self) -> str:
        return "\n".join([*(f"[CONT](VC/RC): {word}" for word in self.words), *(act.text for act in self.acts)])

    def place_of(self, act: int, *, deleted: bool = False) -> int:
        """The place of an activated ability among the card's abilities, from 1: icons come first."""
        return len(self.icons) + len(self.words) + act + 1


@dataclass(frozen=True, slots=True)
class Placed:
    """A card of the position: where it lies and how."""

    card: Blueprint
    seat: int
    zone: str
    resting: bool = False
    locked: bool = False
    deleted: bool = False
    mate: bool = False  # in legion with the vanguard before it


@dataclass(frozen=True, slots=True)
class Position:
    """A whole position; seat 0 has the turn. `damage` counts the cards of a damage zone, `up` those face up."""

    cards: tuple[Placed, ...]
    damage: int = 0
    up: int = 0
    soul: int = 0

    def on(self, seat: int, zone: str) -> list[Placed]:
        return [card for card in self.cards if (card.seat, card.zone) == (seat, zone)]


def build(position: Position, **options: object) -> tuple[Scenario, dict[int, Placed]]:
    """The position for the engine, and which of its cards is which."""
    table = Scenario("cfv", deck=8, **options)  # type: ignore[arg-type]
    named: dict[int, Placed] = {}
    leaders: dict[int, Piece] = {}
    for placed in position.cards:
        card = placed.card
        details: dict[str, object] = {"name": card.name, "grade": card.grade, "clan": card.clan, "power": 7000}
        details |= {"icons": list(card.icons)}
        if placed.zone in (VC, *REAR):
            details |= {"resting": placed.resting, "locked": placed.locked, "deleted": placed.deleted}
        if placed.mate:
            details |= {"legion_with": leaders[placed.seat]}
        piece = table.put(placed.seat, placed.zone, card.text, **details)
        if placed.zone == VC and not placed.mate:
            leaders[placed.seat] = piece
        named[piece.id] = placed
    for n in range(position.damage):
        table.put(0, "damage zone", "", name="Wound", power=1000, facedown=n >= position.up)
    table.set(0, soul=position.soul)
    return table, named


# -- strategies -------------------------------------------------------------------------------------------------------
def _named(card: Blueprint) -> Blueprint:
    """Cards that say the same are the same card, and only those."""
    said = f"{card.grade} {card.clan} {' '.join(card.icons)} {card.text}"
    return replace(card, name=f"Test {said}".replace("\n", " / ").replace('"', ""))


GRADES = st.integers(0, 3)
ICONS = st.lists(st.sampled_from(["Boost", "Intercept"]), unique=True, max_size=1).map(tuple)
WORDS = st.sampled_from([(), (), (), (), ("Restraint",), ("Lord",)])
FIGHTERS = st.builds(
    Blueprint, grade=GRADES, clan=st.sampled_from([*CLANS, CLANS[0]]), icons=ICONS, words=WORDS
).map(_named)  # fmt: skip
HANDS = st.builds(Blueprint, grade=GRADES).map(_named)
ACTS = st.builds(
    Act, st.sampled_from([("VC",), ("RC",), ("VC", "RC")]), st.sampled_from([0, 0, 4]), st.integers(0, 2),
    st.integers(0, 2), st.booleans(), st.booleans(),
)  # fmt: skip
ACTORS = st.builds(
    Blueprint, grade=GRADES, icons=ICONS, acts=st.lists(ACTS, min_size=1, max_size=2).map(tuple)
).map(_named)  # fmt: skip
STATES = st.sampled_from(["", "", "", "resting", "resting", "locked", "deleted", "deleted resting"])


@st.composite
def _side(draw: st.DrawFn, seat: int, cards: st.SearchStrategy[Blueprint], most: int) -> list[Placed]:
    """A vanguard, perhaps in legion, and rear-guards here and there, standing or not, some locked or deleted."""
    resting, deleted = draw(st.booleans()) and seat == 1, draw(st.sampled_from([False, False, True]))
    found = [Placed(draw(cards), seat, VC, resting, deleted=deleted)]
    if draw(st.sampled_from([False, False, True])):
        found.append(Placed(draw(cards), seat, VC, resting, deleted=draw(st.booleans()), mate=True))
    circles = draw(st.permutations(REAR))[: draw(st.integers(0, most))]
    for circle in circles:
        state = draw(STATES)
        found.append(
            Placed(draw(cards), seat, circle, "resting" in state, state == "locked", state.startswith("deleted"))
        )
    return found


@st.composite
def _hand(draw: st.DrawFn, seat: int, low: int, high: int) -> list[Placed]:
    """Cards in hand, twins among them now and then."""
    found = [Placed(draw(HANDS), seat, "hand") for _ in range(draw(st.integers(low, high)))]
    twins = draw(st.booleans())
    return [*found, found[0]] if found and twins else found


@st.composite
def fights(draw: st.DrawFn) -> Position:
    """Both sides with icons and keywords, and cards to guard with (cfv 7.3, 7.4)."""
    cards = draw(_side(0, FIGHTERS, 4)) + draw(_side(1, FIGHTERS, 4)) + draw(_hand(1, 0, 3))
    return Position(tuple(cards))


@st.composite
def rides(draw: st.DrawFn) -> Position:
    """A hand and a vanguard, perhaps in legion (cfv 8.5.2.1.1.1)."""
    return Position((*draw(_side(0, FIGHTERS, 1)), *draw(_hand(0, 1, 4)), *draw(_hand(1, 0, 1))))


@st.composite
def main_phases(draw: st.DrawFn) -> Position:
    """Calls, exchanges and abilities with costs (cfv 6.6.1.2)."""
    cards = draw(_side(0, ACTORS, 5)) + draw(_side(1, ACTORS, 2)) + draw(_hand(0, 0, 3))
    damage = draw(st.integers(0, 5))
    return Position(tuple(cards), damage, draw(st.integers(0, damage)), draw(st.integers(0, 2)))
