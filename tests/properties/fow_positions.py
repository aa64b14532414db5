"""Small positions of Force of Will in the books' own terms, and the same built for the engine to read.

A `Blueprint` says what a card means (for the literal enumerator) and what is written on it (for the engine). Only cards
whose legality follows from the printed rules are here: costs, symbol skills, keywords, activate and will abilities,
judgments, [Break], [Trigger]. What they do is small, and nothing triggers by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from hypothesis import strategies as st

from ludex.table.scenario import Piece, Scenario

FIELD, HAND, GRAVEYARD, DECK = "field", "hand", "graveyard", "deck"
STONES, RULER, LIFEBREAK, STANDBY = "magic stone area", "ruler area", "lifebreak area", "chant-standby area"
CHASE, STONE_DECK, REMOVED = "chase area", "magic stone deck", "removed area"
PLAYGROUND = (FIELD, RULER, STONES)
FRONT, BACK, LOST = 0, 1, 2  # a ruler, its J-ruler, and a J-ruler in the ruler area
STAYING = ("resonator", "addition", "regalia")

# How effects name what they do, and what they need a target for.
TARGETS = {
    "": "You gain 100 life.",
    "resonator": "Rest target resonator.",
    "J/resonator": "Target J/resonator gains [+100/+100] until end of turn.",
    "player": "Target player gains 100 life.",
}
# [Trigger] and [Stealth]: a state that has to hold, or something that has to be done.
STATES = {"resonator": "you control a resonator", "their turn": "it is your opponent's turn"}
DEEDS = {"anytime": "Anytime", "discard": "Discard a card", "pay": "Pay {1}"}


@dataclass(frozen=True, slots=True)
class Edition:
    """What the literal reading asks of a ruleset: the differences of the books."""

    ruleset: str
    calls_in_main: bool = True  # else in a phase of its own (fow-2.0 5.4)
    battle_by_action: bool = True  # else in a phase of its own (fow-2.0 5.5:4)
    keeps_priority: bool = True  # fow 6.4:1.1; else every act hands it over (fow-2.0 9:3)
    resolves_one: bool = True  # fow 6.4:1.2; else the whole chase (fow-2.0 10.2:2)
    wills_anytime: bool = True  # fow 9.7:2; else only while paying (fow-2.0 2.7:2)
    stones_alone: bool = False  # only magic stones are rested for wills off the chase (fow-2.0 2.7:3)
    judges_once: bool = True  # fow 7.5:1
    sets_any: bool = True  # fow 7.6:3; else chant-standby cards (fow-5.01-R10, fow-2.0 3.9:4)
    standby_from_hand: bool = True  # fow 7.9:4
    shows_stones: bool = False  # fow-5.01 9.3:2.1, fow-2.0 2.6.3:4
    lifebreak: bool = True
    once_a_chase: bool = False  # fow-2.0 7.2.3:5
    one_field_addition: bool = False  # of each name (fow-2.0 2.5.1:3)
    free_forfeit: bool = False  # fow-5.01 8.2:3
    judged_waits: bool = False  # a J-ruler does not attack in the turn of its judgment (fow-2.0 2.3:4)
    lost_hosts: bool = False  # additions may lie on a J-ruler in the ruler area (ruling fow-2.0-R33)
    banishes_j_rulers: bool = False  # to the ruler area (fow-2.0 2.3:6); else they do not move (fow 3.15:2)
    swiftness: bool = True
    keywords: tuple[str, ...] = ("Quickcast", "Incarnation")
    additions: tuple[str, ...] = ("field", "resonator")
    regalia: bool = False


V5_5 = Edition(
    "fow-5.5/valhalla", keywords=("Quickcast", "Incarnation", "Remnant", "Stealth"), regalia=True,
    additions=("field", "resonator", "J/resonator", "ruler", "J-ruler", "J/ruler"),
)  # fmt: skip
V5_01 = Edition(
    "fow-5.01/valhalla", sets_any=False, standby_from_hand=False, shows_stones=True, free_forfeit=True,
    additions=("field", "resonator", "ruler/J-ruler"),
)  # fmt: skip
V2_0 = Edition(
    "fow-2.0", calls_in_main=False, battle_by_action=False, keeps_priority=False, resolves_one=False,
    wills_anytime=False, stones_alone=True, judges_once=False, sets_any=False, standby_from_hand=False,
    shows_stones=True, once_a_chase=True, one_field_addition=True, judged_waits=True, lost_hosts=True,
    banishes_j_rulers=True, swiftness=False, keywords=(), additions=("field", "resonator", "ruler/J-ruler"),
)  # fmt: skip
EDITIONS = {
    edition.ruleset: edition
    for edition in (
        V2_0, V5_01, replace(V5_01, ruleset="fow-5.01/bifrost", lifebreak=False),
        V5_5, replace(V5_5, ruleset="fow-5.5/bifrost", lifebreak=False),
    )
}  # fmt: skip


# -- cards ------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Act:
    """An activate ability: what it costs, what it needs, and what wills it produces, one of each entry."""

    wills: str = ""
    rests: bool = False
    banishes: bool = False  # this card
    discards: bool = False
    target: str = ""
    produces: tuple[str, ...] = ()  # ("RG", "R"): fire or wind, and fire
    art: str = ""

    @property
    def text(self) -> str:
        costs = [f"Pay {self.wills}"] * bool(self.wills) + ["{Rest}"] * self.rests
        costs += ["banish this card"] * self.banishes + ["discard a card"] * self.discards
        effect = f"Produce {self._produced}." if self.produces else TARGETS[self.target]
        if self.art:
            return f"God's Art <{self.art}> {self.wills}: {effect}"
        cost = ", ".join(costs)
        return f"[Activate] {cost[0].upper()}{cost[1:]}: {effect}"

    @property
    def _produced(self) -> str:
        if len(self.produces) == 1:
            return " or ".join(f"{{{kind}}}" for kind in self.produces[0])
        return "".join(f"{{{kinds[0]}}}" for kinds in self.produces)


@dataclass(frozen=True)
class Blueprint:
    """A card, or a side of one: what the rules ask about it."""

    type: str = "resonator"
    subtype: str = ""
    cost: str = ""
    fights: bool = True
    skills: tuple[str, ...] = ()  # symbol skills and keywords
    orders: tuple[str, ...] = ()  # "must attack", "cannot attack", "cannot block"
    acts: tuple[Act, ...] = ()
    target: str = ""  # of a spell
    trigger: str = ""  # of a chant-standby card
    stealth: str = ""
    incarnation: tuple[str, ...] = ()
    judgment: str = ""
    stone: str = ""  # attributes
    breaks: bool = False
    other: Blueprint | None = None  # the J-ruler of a ruler

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The text, an ability in each line."""
        if self.type == "spell":
            return (self._standby if self.subtype == "chant-standby" else TARGETS[self.target],)
        said = [f"[{skill}]" for skill in self.skills]
        said += [f"This card {order}{' if able' * (order == 'must attack')}." for order in self.orders]
        said += [f"[Incarnation] {', '.join(f'{{{a}}}' for a in self.incarnation)}"] * bool(self.incarnation)
        if self.stealth:
            said.append(f"[Stealth] {STATES[self.stealth].capitalize()}.")
        said += [f"[Judgment] {self.judgment}"] * bool(self.judgment)
        said += [act.text for act in self.acts]
        return (*said, *["[Break] You gain 100 life."] * self.breaks)

    @property
    def _standby(self) -> str:
        head = DEEDS.get(self.trigger) or f"If {STATES[self.trigger]}"
        return f"[Trigger] {head}: {TARGETS[self.target]}"

    @cached_property
    def text(self) -> str:
        return "\n".join(self.lines)

    @cached_property
    def name(self) -> str:
        """Cards that say the same are the same card, and only those."""
        told = f"{self.type} {self.subtype} {self.cost} {self.stone} {self.text} {self.other and self.other.text}"
        return "".join(c for c in told.replace("\n", " / ") if c not in "{}[]<>\"'").strip().replace(".", "")

    def place_of(self, act: int) -> int:
        """The place of an activate ability among the card's abilities, from 1."""
        return self.lines.index(self.acts[act].text) + 1

    @property
    def attributes(self) -> frozenset[str]:
        return frozenset(self.cost) & frozenset("WRUGB")


PLAIN = Blueprint(cost="{2}")
PLAIN_STONE = Blueprint("magic stone", "basic")


@dataclass(frozen=True, slots=True)
class Placed:
    """A card of the position: where it lies and how."""

    card: Blueprint
    seat: int
    zone: str
    rested: bool = False
    now: bool = False  # it has come there this turn
    face: int = FRONT


@dataclass(frozen=True, slots=True)
class Position:
    """A whole position. Seat 0 has the turn; life, and wills that are there already, by seat."""

    cards: tuple[Placed, ...]
    life: tuple[int, int] = (4000, 4000)
    wills: tuple[str, str] = ("", "")


def build(position: Position, edition: Edition, *, phase: str = "main") -> tuple[Scenario, dict[int, Blueprint]]:
    """The position for the engine, every question asked, and which of its cards is which."""
    table = Asking(edition.ruleset, deck=8, stone_deck=4, phase=phase)
    named: dict[int, Blueprint] = {}
    for placed in position.cards:
        named[_put(table, placed).id] = placed.card
    for seat in (0, 1):
        produced = {f"will_{kind.lower()}": position.wills[seat].count(kind) for kind in "RG"}
        table.set(seat, life=position.life[seat], **produced)
        for zone, plain in ((DECK, PLAIN), (STONE_DECK, PLAIN_STONE)):
            named |= {piece.id: plain for piece in table.lying(seat, zone)}
    return table, named


class Asking(Scenario):
    """A scenario in which every question is asked, those with one answer too."""

    def __init__(self, ruleset: str, **options: object) -> None:
        super().__init__(ruleset, **options)  # type: ignore[arg-type]
        self._game.auto = False


def _put(table: Scenario, placed: Placed) -> Piece:
    card = placed.card
    details: dict[str, object] = {"name": card.name, "type": card.type}
    details |= {"cost": card.cost} if card.cost else {}
    details |= {"subtype": card.subtype} if card.subtype else {}
    details |= {"stone": [_ATTRIBUTES[a] for a in card.stone]} if card.stone else {}
    if card.other is not None:
        details |= {"back": {"name": f"J {card.name}", "text": card.other.text}}
        details |= {"face": placed.face}
    if placed.zone in PLAYGROUND:
        details |= {"rested": placed.rested}
    if placed.now:
        details |= {"arrived": "now"}
    return table.put(placed.seat, placed.zone, card.text, **details)


_ATTRIBUTES = {"W": "light", "R": "fire", "U": "water", "G": "wind", "B": "darkness"}


# -- strategies -------------------------------------------------------------------------------------------------------
COSTS = st.sampled_from(["{0}", "{1}", "{R}", "{G}", "{R}{1}", "{G}{G}", "{R}{G}", "{2}"])
PRICES = st.sampled_from(["", "", "{1}", "{R}", "{G}{1}"])
TARGET = st.sampled_from(["", "", "resonator", "J/resonator", "player"])
SKILLS = ("Flying", "Target Attack", "First Strike", "Pierce")


@st.composite
def _acts(draw: st.DrawFn, edition: Edition) -> Act:
    kind = draw(st.sampled_from(["rest", "pay", "both", "discard", "banish", "produce", "much", "burn", "art"]))
    if kind == "produce":
        return Act(rests=True, produces=(draw(st.sampled_from(["R", "G", "RG"])),))
    if kind == "much":
        return Act(rests=True, produces=("R", draw(st.sampled_from("RG"))))
    if kind == "burn":
        return Act(banishes=True, produces=("G",))
    if kind == "art":
        return Act(wills=draw(st.sampled_from(["{1}", "{R}"])), art="Once", target=draw(TARGET))
    price = draw(PRICES)
    return Act(
        price or "{1}" * (kind == "pay"), kind in ("rest", "both"), kind == "banish", kind == "discard", draw(TARGET)
    )


def _several(edition: Edition, most: int) -> st.SearchStrategy[tuple[Act, ...]]:
    return st.lists(_acts(edition), max_size=most, unique=True).map(tuple)


@st.composite
def _resonators(draw: st.DrawFn, edition: Edition) -> Blueprint:
    skills = ["", "", *SKILLS, *["Swiftness"] * edition.swiftness]
    words = [*edition.keywords, "", ""]
    word = draw(st.sampled_from(words))
    found = tuple(s for s in (draw(st.sampled_from(skills)), word if word in ("Quickcast", "Remnant") else "") if s)
    order = draw(st.sampled_from(["", "", "", "", "must attack", "cannot attack", "cannot block"]))
    return Blueprint(
        "resonator", cost=draw(COSTS), skills=found, orders=(order,) if order else (),
        acts=draw(_several(edition, 2)),
        incarnation=draw(st.sampled_from([("R",), ("G", "R")])) if word == "Incarnation" else (),
        stealth=draw(st.sampled_from(sorted(STATES))) if word == "Stealth" else "",
        breaks=draw(st.booleans()),
    )  # fmt: skip


@st.composite
def _spells(draw: st.DrawFn, edition: Edition) -> Blueprint:
    subtype = draw(st.sampled_from(["chant", "chant-instant", "chant-standby"]))
    trigger = draw(st.sampled_from([*DEEDS, *STATES])) if subtype == "chant-standby" else ""
    return Blueprint("spell", subtype, draw(COSTS), fights=False, target=draw(TARGET), trigger=trigger)


@st.composite
def _additions(draw: st.DrawFn, edition: Edition) -> Blueprint:
    return Blueprint("addition", draw(st.sampled_from(edition.additions)), draw(COSTS), fights=False)


@st.composite
def _regalia(draw: st.DrawFn, edition: Edition) -> Blueprint:
    return Blueprint("regalia", cost=draw(COSTS), fights=False, acts=draw(_several(edition, 1)))


def _of_a_deck(edition: Edition) -> st.SearchStrategy[Blueprint]:
    kinds = [_resonators(edition), _resonators(edition), _spells(edition), _spells(edition), _additions(edition)]
    return st.one_of(*kinds, *[_regalia(edition)] * edition.regalia)


@st.composite
def _rulers(draw: st.DrawFn, edition: Edition, seat: int) -> Placed:
    skills = draw(st.sampled_from([(), ("Flying",), ("Target Attack",)]))
    side = Blueprint("J-ruler", skills=skills, acts=draw(_several(edition, 1)))
    judgment = draw(st.sampled_from(["", "{0}", "{R}", "{G}{1}"]))
    card = Blueprint("ruler", fights=False, judgment=judgment, acts=draw(_several(edition, 1)), other=side)
    face = draw(st.sampled_from([FRONT, FRONT, FRONT, BACK, LOST]))
    return Placed(card, seat, FIELD if face == BACK else RULER, draw(st.sampled_from([False, False, True])), face=face)


@st.composite
def _stones(draw: st.DrawFn, seat: int) -> Placed:
    card = Blueprint("magic stone", "basic", stone=draw(st.sampled_from(["R", "G", "RG", "R", "G"])), fights=False)
    kinds = "".join(kind for kind in "RG" if kind in card.stone)
    rested = draw(st.sampled_from([False, False, True]))
    return Placed(replace(card, acts=(Act(rests=True, produces=(kinds,)),)), seat, STONES, rested)


@st.composite
def positions(draw: st.DrawFn, edition: Edition) -> Position:
    """Both sides with a ruler, stones, a hand, cards in the field, set, broken and in the graveyard."""
    cards: list[Placed] = []
    any_card = _of_a_deck(edition)
    for seat in (0, 1):
        cards.append(draw(_rulers(edition, seat)))
        cards += [draw(_stones(seat)) for _ in range(draw(st.integers(0, 4)))]
        hand = [Placed(draw(any_card), seat, HAND) for _ in range(draw(st.integers(0, 3)))]
        cards += hand + hand[: draw(st.integers(0, 1))]  # twins now and then
        for _ in range(draw(st.integers(0, 3))):
            now = draw(st.sampled_from([False, False, True]))
            cards.append(Placed(draw(_resonators(edition)), seat, FIELD, draw(st.booleans()), now=now))
        for _ in range(draw(st.sampled_from([0, 0, 1]))):
            standing = _regalia(edition) if edition.regalia else _additions(replace(edition, additions=("field",)))
            cards.append(Placed(draw(standing), seat, FIELD, draw(st.booleans())))
        for _ in range(draw(st.sampled_from([0, 1]))):
            waiting = draw(any_card if edition.sets_any else _spells(edition).filter(lambda c: bool(c.trigger)))
            cards.append(Placed(waiting, seat, STANDBY, now=draw(st.booleans())))
        cards += [Placed(draw(any_card), seat, GRAVEYARD)] * draw(st.sampled_from([0, 1]))
        if edition.lifebreak:
            cards += [Placed(draw(_resonators(edition)), seat, LIFEBREAK) for _ in range(draw(st.integers(0, 2)))]
    life, wills = st.sampled_from([1000, 1100, 2000, 3000, 4000]), st.sampled_from(["", "", "R", "G", "RG"])
    return Position(tuple(cards), (draw(life), draw(life)), (draw(wills), draw(wills)))


@st.composite
def fights(draw: st.DrawFn, edition: Edition) -> Position:
    """Fields full of J/resonators and nothing else, so that battles are what there is (fow 8.2, 8.3)."""
    cards: list[Placed] = []
    for seat in (0, 1):
        cards.append(draw(_rulers(edition, seat)))
        for _ in range(draw(st.integers(1, 4))):
            reach = draw(st.sampled_from([(), ("Target Attack",)]))
            fighter = replace(draw(_resonators(edition)), acts=())
            fighter = replace(fighter, skills=tuple(dict.fromkeys((*fighter.skills, *reach))))
            now = draw(st.sampled_from([False, False, False, True]))
            rested = draw(st.sampled_from([False, False, True]))
            cards.append(Placed(fighter, seat, FIELD, rested, now=now))
    return Position(tuple(cards))
