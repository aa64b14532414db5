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
    evolved: bool = False  # this turn (sve 8.4.2.1)


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
def _named(card: Blueprint) -> Blueprint:
    """Cards with the same text and cost are the same card, and only those."""
    return replace(card, name=f"Test {card.type} {card.cost} {card.text}".replace("\n", " / "))


Cards = st.SearchStrategy[Blueprint]
SELECTS = st.builds(Selects, st.sampled_from([1, 1, 2]), st.sampled_from(["follower", "amulet"]), st.booleans())
ONE = st.builds(Selects, st.just(1), st.sampled_from(["follower", "amulet"]), st.booleans())
ACTS = st.builds(Act, st.integers(0, 2), st.booleans(), st.booleans(), st.just(False), st.none() | ONE)
EVOLVES = st.builds(Act, st.integers(0, 2), evolves=st.just(True))

FIGHTERS: Cards = st.builds(
    Blueprint, st.just(""),
    keywords=st.lists(st.sampled_from(KEYWORDS), unique=True, min_size=1, max_size=2).map(tuple),
    timid=st.sampled_from(["", "", "", "", "enemies", "leaders"]),
).map(_named)  # fmt: skip
PLAIN: Cards = st.sampled_from(
    [Blueprint("Plain"), Blueprint("Veiled", keywords=("Aura",)), Blueprint("Stone", "amulet")]
)
ACTORS: Cards = st.builds(
    Blueprint, st.just(""), st.sampled_from(["follower", "amulet"]),
    acts=st.lists(ACTS, min_size=1, max_size=2).map(tuple),
).map(_named)  # fmt: skip
LARVAE: Cards = st.builds(
    Blueprint, st.just(""), keywords=st.sampled_from([(), ("Ward",)]), acts=EVOLVES.map(lambda act: (act,))
).map(_named)  # fmt: skip
PERMANENTS: Cards = st.builds(
    Blueprint, st.just(""), st.sampled_from(["follower", "amulet"]), st.integers(0, 4), quick=st.booleans()
).map(_named)  # fmt: skip
SPELLS: Cards = st.builds(
    Blueprint, st.just(""), st.just("spell"), st.integers(0, 4), quick=st.booleans(), selects=st.none() | SELECTS
).map(_named)  # fmt: skip
UP_TO: Cards = st.builds(
    Blueprint, st.just(""), st.just("spell"), st.integers(0, 4), selects=ONE, optional=st.just(True)
).map(_named)  # fmt: skip
POINTS = st.tuples(st.integers(0, 4), st.integers(0, 4))


@st.composite
def _laid(draw: st.DrawFn, seat: int, zone: str, cards: Cards, low: int, high: int) -> list[Placed]:
    """So many cards of a zone, on the field this way or that, there before or put there now."""
    state = st.booleans() if zone == "field" else st.just(False)
    return [Placed(draw(cards), seat, zone, draw(state), draw(state)) for _ in range(draw(st.integers(low, high)))]


@st.composite
def attacks(draw: st.DrawFn) -> Position:
    """Followers with keywords on both sides (sve 8.4, 12.8 to 12.12)."""
    return Position((*draw(_laid(0, "field", FIGHTERS, 2, 4)), *draw(_laid(1, "field", FIGHTERS, 1, 4))))


@st.composite
def plays(draw: st.DrawFn) -> Position:
    """Cards in hand and EX area, twins among them, and fields that may be full or lack targets (sve 8.2, 10.6)."""
    playable = st.one_of(PERMANENTS, SPELLS, SPELLS, UP_TO)
    size = draw(st.sampled_from([0, 1, 2, 4, 5, 5]))
    cards = draw(_laid(0, "field", PLAIN, size, size)) + draw(_laid(1, "field", PLAIN, 0, 3))
    cards += draw(_laid(0, "hand", playable, 1, 4)) + draw(_laid(0, "ex area", playable, 0, 2))
    cards += draw(_laid(1, "hand", playable, 0, 1))
    if draw(st.booleans()):
        cards.append(replace(draw(st.sampled_from([c for c in cards if c.zone == "hand"])), seat=0))
    return Position(tuple(cards), draw(POINTS))


@st.composite
def acts(draw: st.DrawFn) -> Position:
    """Activated abilities with costs and targets, and evolve abilities (sve 8.3, 12.2, 12.3.3)."""
    cards = draw(_laid(0, "field", ACTORS, 0, 3)) + draw(_laid(0, "field", LARVAE, 0, 2))
    cards += draw(_laid(1, "field", st.one_of(PLAIN, PLAIN, ACTORS), 0, 2)) + draw(_laid(0, "hand", ACTORS, 0, 1))
    for larva in [p for p in cards if any(act.evolves for act in p.card.acts)]:
        lies = draw(st.sampled_from(["facedown", "facedown", "faceup", "missing"]))
        if lies != "missing":
            cards.append(replace(larva, zone="evolve deck", faceup=lies == "faceup"))
    spare = st.tuples(st.integers(0, 1), st.integers(0, 1))
    return Position(tuple(cards), draw(POINTS), draw(spare), draw(st.sampled_from([False, False, False, True])))


POSITIONS = st.one_of(attacks(), plays(), acts())
