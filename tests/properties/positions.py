"""Small positions of Shadowverse: Evolve in the book's own terms, and the same built for the engine to read.

A `Blueprint` says what a card means (for the literal enumerator) and what is written on it (for the engine). Only cards
whose legality follows from the printed rules are here: vanilla, keywords, and simple texts.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hypothesis import strategies as st

from ludex.table.scenario import Scenario

KEYWORDS = ("Ward", "Storm", "Rush", "Assail", "Intimidate", "Aura", "Bane", "Drain")


@dataclass(frozen=True, slots=True)
class Selects:
    """What must be selected when playing: so many followers or amulets on a field (sve 10.6.2.3)."""

    count: int
    kind: str
    enemy: bool

    @property
    def words(self) -> str:
        number = "a" if self.count == 1 else str(self.count)
        number = "an" if number == "a" and (self.enemy or self.kind == "amulet") else number
        plural = self.kind if self.count == 1 else f"{self.kind}s"
        return f"{number} enemy {plural} on the field" if self.enemy else f"{number} {plural} on your field"


@dataclass(frozen=True, slots=True)
class Act:
    """An activated ability: its cost in play points, whether it engages its card, and what it selects."""

    cost: int = 0
    engages: bool = False
    quick: bool = False
    evolves: bool = False
    selects: Selects | None = None

    @property
    def text(self) -> str:
        if self.evolves:
            return f"{{evolve}} {{cost {self.cost}}}: Evolve this."
        cost = ", ".join([f"{{cost {self.cost}}}"] * (self.cost > 0 or not self.engages) + ["{engage}"] * self.engages)
        effect = "Draw a card." if self.selects is None else f"Select {self.selects.words}. Banish it."
        return f"{'{quick} ' * self.quick}{{act}} {cost}: {effect}"


@dataclass(frozen=True, slots=True)
class Blueprint:
    """A card: what the rules ask about it."""

    name: str
    type: str = "follower"
    cost: int = 1
    keywords: tuple[str, ...] = ()
    quick: bool = False
    timid: str = ""
    acts: tuple[Act, ...] = ()
    selects: Selects | None = None
    optional: bool = False

    @property
    def text(self) -> str:
        lines = ["{quick}"] * self.quick + [f"{word}." for word in self.keywords]
        lines += [f"This can't attack {self.timid}."] * bool(self.timid) + [act.text for act in self.acts]
        if self.type == "spell":
            lines.append(self._spell())
        return "\n".join(lines)

    def _spell(self) -> str:
        if self.selects is None:
            return "Draw a card."
        words = self.selects.words
        return f"Select {'up to 1 ' + words.partition(' ')[2] if self.optional else words}. Banish {self._them()}."

    def _them(self) -> str:
        assert self.selects is not None
        return "it" if self.selects.count == 1 else "them"

    def place_of(self, act: int) -> int:
        """The place of an activated ability among the card's abilities, from 1."""
        return self.quick + len(self.keywords) + bool(self.timid) + act + 1


@dataclass(frozen=True, slots=True)
class Placed:
    """A card of the position: where it lies and how."""

    card: Blueprint
    seat: int
    zone: str
    engaged: bool = False
    now: bool = False  # put there this turn
    faceup: bool = False  # in the evolve deck (sve 4.6.3)


@dataclass(frozen=True, slots=True)
class Position:
    """A whole position, of whose turn it is nothing is said."""

    cards: tuple[Placed, ...]
    play_points: tuple[int, int] = (3, 3)
    evolution_points: tuple[int, int] = (0, 0)
    evolved: bool = False  # an evolve ability was played this turn (sve 8.3.2.1)

    def on(self, seat: int, zone: str) -> list[Placed]:
        return [card for card in self.cards if (card.seat, card.zone) == (seat, zone)]


def build(position: Position, **options: object) -> tuple[Scenario, dict[int, Placed]]:
    """The position for the engine, and which of its cards is which."""
    table = Scenario("sve", deck=3, **options)  # type: ignore[arg-type]
    named = {}
    for placed in position.cards:
        card = placed.card
        details: dict[str, object] = {"type": card.type, "name": card.name}
        if placed.zone == "evolve deck":
            details |= {"special": "evolved", "faceup": placed.faceup}
        else:
            details |= {"cost": card.cost}
        if card.type == "follower":
            details |= {"attack": 2, "defense": 3}
        if placed.zone == "field":
            details |= {"engaged": placed.engaged, "arrived": "now" if placed.now else ""}
        text = "" if placed.zone == "evolve deck" else card.text
        named[table.put(placed.seat, placed.zone, text, **details).id] = placed
    for seat in (0, 1):
        points = {"play_points": position.play_points[seat], "evolution_points": position.evolution_points[seat]}
        table.set(seat, **points, evolve_abilities=int(position.evolved))
    return table, named


# -- strategies -------------------------------------------------------------------------------------------------------
SELECTS = st.builds(Selects, st.sampled_from([1, 1, 2]), st.sampled_from(["follower", "amulet"]), st.booleans())
ONE = st.builds(Selects, st.just(1), st.sampled_from(["follower", "amulet"]), st.booleans())
ACTS = st.one_of(
    st.builds(Act, st.integers(0, 3), st.booleans(), st.booleans(), st.just(False), st.none() | ONE),
    st.builds(Act, st.integers(0, 2), evolves=st.just(True)),
)


def _named(card: Blueprint) -> Blueprint:
    """Cards with the same text and cost are the same card, and only those."""
    return replace(card, name=f"Test {card.type} {card.cost} {card.text}".replace("\n", " / "))


FOLLOWERS = st.builds(
    Blueprint,
    st.just(""),
    st.just("follower"),
    st.integers(0, 4),
    st.lists(st.sampled_from(KEYWORDS), unique=True, max_size=2).map(tuple),
    st.booleans(),
    st.sampled_from(["", "", "", "enemies", "leaders"]),
    st.lists(ACTS, max_size=1).map(tuple),
).map(_named)
AMULETS = st.builds(
    Blueprint, st.just(""), st.just("amulet"), st.integers(0, 4), quick=st.booleans(),
    acts=st.lists(ACTS.filter(lambda act: not act.evolves), max_size=1).map(tuple),
).map(_named)  # fmt: skip
SPELLS = st.builds(
    Blueprint, st.just(""), st.just("spell"), st.integers(0, 4), quick=st.booleans(), selects=st.none() | SELECTS,
).map(_named)  # fmt: skip
UP_TO = st.builds(
    Blueprint, st.just(""), st.just("spell"), st.integers(0, 4), selects=ONE, optional=st.just(True)
).map(_named)  # fmt: skip
PERMANENTS = st.one_of(FOLLOWERS, FOLLOWERS, AMULETS)
ANY = st.one_of(FOLLOWERS, AMULETS, SPELLS, UP_TO)


def _laid(seat: int, zone: str, cards: st.SearchStrategy[Blueprint], most: int) -> st.SearchStrategy[list[Placed]]:
    field = zone == "field"
    state = st.booleans() if field else st.just(False)
    return st.lists(st.builds(Placed, cards, st.just(seat), st.just(zone), state, state), max_size=most)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position with both fields, seat 0's hand and EX area, and evolved cards for some followers that can evolve."""
    cards = draw(_laid(0, "field", PERMANENTS, 5)) + draw(_laid(1, "field", PERMANENTS, 4))
    cards += draw(_laid(0, "hand", ANY, 3)) + draw(_laid(0, "ex area", ANY, 2)) + draw(_laid(1, "hand", ANY, 1))
    if cards and draw(st.booleans()):
        cards.append(replace(draw(st.sampled_from(cards)), zone="hand", seat=0))  # two of a kind
    for placed in [p for p in cards if any(act.evolves for act in p.card.acts)]:
        if draw(st.booleans()):
            cards.append(replace(placed, zone="evolve deck", faceup=draw(st.booleans())))
    points = st.tuples(st.integers(0, 4), st.integers(0, 4))
    spare = st.tuples(st.integers(0, 1), st.integers(0, 1))
    return Position(tuple(cards), draw(points), draw(spare), draw(st.sampled_from([False, False, True])))
