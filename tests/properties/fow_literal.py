"""What may be done in Force of Will, read slowly and literally from the books: chapters 6.3, 7, 8.2, 8.3, 9.5, 9.7,
10.2, 11 and 12 of fow-5.5 with the differences of fow-5.01, chapters 2, 5, 7, 8 and 9 of fow-2.0.

Written against the books and nothing else: it knows no menu, no legality and no game. It is shown what lies on the
table and what has happened this turn (`Table`), and every conceivable key is tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from tests.properties.fow_positions import (
    BACK,
    CHASE,
    FIELD,
    GRAVEYARD,
    HAND,
    LIFEBREAK,
    LOST,
    RULER,
    STANDBY,
    STATES,
    STONE_DECK,
    STONES,
    Act,
    Blueprint,
    Edition,
)  # fmt: skip

WAYS = ("", "trigger", "standby", "incarnation", "remnant", "stealth")
Sources = list[tuple[int, list[tuple[str, ...]], str]]  # a card, what an ability of it may produce, what that takes


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table, one side up. `now`: in its player's playground, or face down in the area, only since this
    turn; `new`: in the field only since this turn."""

    card: Blueprint
    seat: int
    zone: str
    rested: bool
    face: int
    now: bool = False
    new: bool = False

    @property
    def side(self) -> Blueprint:
        """What is to be read on it; a J-ruler in the ruler area has nothing left."""
        if self.face == LOST:
            return Blueprint("lost", fights=False)
        return self.card.other if self.face == BACK and self.card.other is not None else self.card

    @property
    def fights(self) -> bool:
        """A J/resonator with ATK and DEF in a field."""
        return self.zone == FIELD and self.side.type in ("resonator", "J-ruler") and self.side.fights


@dataclass(slots=True)
class Table:
    """Everything a judge who walks up to the table has to know."""

    edition: Edition
    turn_player: int
    phase: str  # "main", "battle" or any other
    lying: dict[int, Lying]
    players: tuple[int, int]  # the keys of the two players as attacked objects
    life: tuple[int, int]
    wills: tuple[Counter[str], Counter[str]]
    called: bool = False
    judged: bool = False
    forfeited: bool = False
    arts: set[tuple[int, str]] = field(default_factory=set)
    in_chase: set[tuple[int, int]] = field(default_factory=set)  # abilities on this chase: card and place
    attacking: int = -1
    attacked: int = -1


class Book:
    """The rules for one player at a table."""

    def __init__(self, table: Table, you: int) -> None:
        self.table, self.you = table, you
        self.edition = table.edition
        self.chase_empty = not self.at(CHASE)

    def at(self, zone: str, seat: int | None = None) -> dict[int, Lying]:
        return {n: c for n, c in self.table.lying.items() if c.zone == zone and seat in (None, c.seat)}

    def mine(self, zone: str) -> dict[int, Lying]:
        return self.at(zone, self.you)

    # -- with priority (fow 6.3) ---------------------------------------------------------------------------------------
    @property
    def main(self) -> bool:
        """Your turn, your main phase, no battle, nothing in the chase (fow 6.3:2; fow-2.0 2.4:1)."""
        return self.you == self.table.turn_player and self.table.phase == "main" and self.chase_empty

    def with_priority(self) -> set[str]:
        """Every action there is, passing apart."""
        return self.plays() | self.sets() | self.activations(producing=False) | self.others()

    def others(self) -> set[str]:
        """Battle, judgment, calling, lifebreak."""
        found = {word for word, can in (("judgment", self.can_judge()), ("break", self.can_break())) if can}
        if self.edition.battle_by_action and self.main and not self.table.forfeited:  # fow 7.4:1, 8.2:6
            found.add("battle")
        if self.edition.calls_in_main and self.main and self.can_call():  # fow 7.11:1
            found.add("call")
        return found

    def can_pass(self) -> bool:
        """Not while somebody has to attack and can (fow 7.12:2); in fow-2.0 battle has a phase of its own."""
        if not self.main or not self.edition.battle_by_action or self.table.forfeited:
            return True
        return not any(self.must_attack(c) for c in self.attackers().values())

    # -- cards ---------------------------------------------------------------------------------------------------------
    def plays(self) -> set[str]:
        return {
            f"play c{n} {way}".rstrip() for n, c in self.table.lying.items() for way in WAYS if self.can_play(n, c, way)
        }

    def can_play(self, n: int, c: Lying, way: str) -> bool:
        card = c.card
        if c.seat != self.you or not self._from_there(c, way) or not self._now(c, way):
            return False
        if card.type == "addition" and not self._has_room(card):
            return False
        return self._has_target(card.target) and self._can_pay_for(card, way)

    def _from_there(self, c: Lying, way: str) -> bool:
        """The hand (fow 7.1:2), or where keywords and the books let a card be played from."""
        standby = c.card.subtype == "chant-standby"
        if c.zone == HAND:
            if standby:
                return way == "trigger" and self.edition.standby_from_hand  # fow 7.9:4, fow-2.0 2.6.3:1
            return way == "" or (way == "incarnation" and bool(c.card.incarnation))  # fow 12.2:2
        if c.zone == STANDBY:
            if standby:
                return way == "standby" and not c.now  # fow 7.9:5, fow-2.0 2.6.3:3
            return way == "stealth" and bool(c.card.stealth)  # fow 12.5:2, also in the same turn (fow 12.5:3)
        return c.zone == GRAVEYARD and way == "remnant" and "Remnant" in c.card.skills  # fow 12.6:2

    def _now(self, c: Lying, way: str) -> bool:
        """Whether it is the time for it."""
        card = c.card
        if card.subtype == "chant-standby":
            return self._holds(card.trigger)
        if way == "stealth":
            return self._holds(card.stealth)
        return self.main or card.subtype == "chant-instant" or "Quickcast" in card.skills  # fow 7.7:1, 12.3:2

    def _holds(self, word: str) -> bool:
        """A state (rulings fow-5.5-R13, fow-5.01-R12, fow-2.0-R29); what has to be done is paid instead."""
        if word not in STATES:
            return True
        if word == "their turn":
            return self.table.turn_player != self.you
        return any(c.side.type == "resonator" for c in self.mine(FIELD).values())

    def _has_room(self, card: Blueprint) -> bool:
        if card.subtype == "field":
            twins = [c for c in self.mine(FIELD).values() if c.card.name == card.name]
            return not (self.edition.one_field_addition and twins)  # fow-2.0 2.5.1:3
        return any(self._can_host(card, c) for c in self.table.lying.values())

    def _can_host(self, card: Blueprint, c: Lying) -> bool:
        """A card of the type in a field (fow 7.2:3), or a ruler in its area (rulings fow-5.5-R6, fow-5.01-R4)."""
        kinds = {"J/resonator": "resonator J-ruler", "J/ruler": "ruler J-ruler", "ruler/J-ruler": "ruler J-ruler"}
        wanted = kinds.get(card.subtype, card.subtype).split()
        if c.zone == RULER and c.face == LOST:
            return self.edition.lost_hosts and "J-ruler" in wanted
        return c.zone in (FIELD, RULER) and c.side.type in wanted

    def targets(self, word: str) -> set[int]:
        """What a text may choose: J/resonators and resonators in any field, players."""
        if word == "player":
            return set(self.table.players)
        kinds = ("resonator", "J-ruler") if word == "J/resonator" else (word,)
        return {n for n, c in self.at(FIELD).items() if c.side.type in kinds}

    def _has_target(self, word: str) -> bool:
        """fow 9.3:2.4, fow-2.0 1.4.5:13."""
        return not word or bool(self.targets(word))

    def _can_pay_for(self, card: Blueprint, way: str) -> bool:
        """fow 9.3:2.5: the cost, unless the way says otherwise, and what a [Trigger] asks for."""
        if way == "incarnation" and not self._sacrifices(card.incarnation):
            return False
        hand = len(self.mine(HAND)) - (way == "trigger")  # what is being played is in the chase (fow 9.3:2.2)
        if card.trigger == "discard" and not hand:
            return False
        if way == "standby" and self.edition.shows_stones and not self._shows(card.cost):
            return False
        price = "" if way in ("incarnation", "standby", "stealth") else card.cost
        return self.can_pay(price + "{1}" * (card.trigger == "pay"))

    def _sacrifices(self, attributes: tuple[str, ...]) -> bool:
        """A resonator of one's own for each attribute (fow 12.2:2.1)."""
        able = [c.side for c in self.mine(FIELD).values() if c.side.type == "resonator"]
        return any(
            len(set(chosen)) == len(attributes)
            and all(a in able[at].attributes for a, at in zip(attributes, chosen, strict=True))
            for chosen in product(range(len(able)), repeat=len(attributes))
        )

    def _shows(self, cost: str) -> bool:
        """A magic stone for each will, rested or not (fow-5.01 9.3:2.1, fow-5.01-R13; fow-2.0 2.6.3:4, fow-2.0-R30)."""
        stones: Sources = []
        for n, c in self.mine(STONES).items():
            stones.append((n, [*product(c.card.stone or "0")], ""))
        return _enough(Counter(), stones, cost)

    def sets(self) -> set[str]:
        """For two wills (fow 7.6:1, fow-2.0 2.6.3:2)."""
        if not self.main or not self.can_pay("{2}"):
            return set()
        hand = self.mine(HAND).items()
        return {f"set c{n}" for n, c in hand if self.edition.sets_any or c.card.subtype == "chant-standby"}

    # -- abilities -----------------------------------------------------------------------------------------------------
    def activations(self, *, producing: bool) -> set[str]:
        return {
            f"activate c{n} {c.side.place_of(at)}"
            for n, c in self.table.lying.items()
            for at, act in enumerate(c.side.acts)
            if self.is_will_ability(c, act) == producing and self.can_activate(n, c, at)
        }

    def is_will_ability(self, c: Lying, act: Act) -> bool:
        """fow 9.7:1; only resting a magic stone in fow-2.0 2.7:3."""
        return bool(act.produces) and (not self.edition.stones_alone or c.side.type == "magic stone")

    def can_activate(self, n: int, c: Lying, at: int) -> bool:
        act = c.side.acts[at]
        if not self._active(c) or not self._can_do(c, act):
            return False
        if self.is_will_ability(c, act) and not self.edition.wills_anytime:
            return False
        if act.art and (self.you, act.art) in self.table.arts:  # fow 12.4:2
            return False
        if self.edition.once_a_chase and (n, c.side.place_of(at)) in self.table.in_chase:  # fow-2.0 7.2.3:5
            return False
        if act.discards and not self.mine(HAND):
            return False
        return self._has_target(act.target) and self.can_pay(act.wills, by=n, act=act)

    def _active(self, c: Lying) -> bool:
        """Of cards one controls (fow 7.8:1), where they are active (fow 9.2:1)."""
        where = {"ruler": RULER, "magic stone": STONES}.get(c.side.type, FIELD)
        return c.seat == self.you and c.zone == where

    def _can_do(self, c: Lying, act: Act) -> bool:
        """Resting and banishing the card itself; no J-ruler goes to a graveyard (fow 3.15:2)."""
        if act.banishes and c.side.type == "J-ruler" and not self.edition.banishes_j_rulers:
            return False
        return not act.rests or self._can_rest(c)

    def _can_rest(self, c: Lying) -> bool:
        """{Rest}: recovered (fow 10.12:2); resonators and J-rulers not in the turn they came (fow 9.5:3, 9.5:4), unless
        with Swiftness (fow 11.6:1)."""
        if c.rested:
            return False
        if "Swiftness" in c.side.skills:
            return True
        return not {"resonator": c.now, "J-ruler": c.new}.get(c.side.type, False)

    # -- wills (fow 9.7, 10.2) -----------------------------------------------------------------------------------------
    def can_pay(self, price: str, *, by: int = -1, act: Act | None = None) -> bool:
        """Wholly, with wills that are there and what will abilities produce (fow 10.2:4, 10.2:5). What the cost rests
        itself (`by`, `act`) produces nothing for it; what it banishes may be rested for it, not banished for it."""
        busy = {"rest": act.rests, "banish": act.banishes} if act is not None else {}
        sources = [s for s in self.sources() if not (s[0] == by and (busy.get(s[2]) or busy.get("rest")))]
        return _enough(self.table.wills[self.you], sources, price)

    def sources(self) -> Sources:
        """What will abilities one may play now: of which card, what they may give, what they do to it."""
        found: Sources = []
        for n, c in self.table.lying.items():
            if not self._active(c):
                continue
            for act in c.side.acts:
                if not self.is_will_ability(c, act) or not self._can_do(c, act):
                    continue
                found.append((n, list(product(*act.produces)), "rest" if act.rests else "banish"))
        return found

    # -- judgment, stones, lifebreak -----------------------------------------------------------------------------------
    def can_judge(self) -> bool:
        """fow 7.5:1, fow-2.0 7.2.4:1."""
        if not self.main or (self.edition.judges_once and self.table.judged):
            return False
        rulers = [c for c in self.mine(RULER).values() if c.side.type == "ruler" and not c.rested]
        return any(c.card.judgment and self.can_pay(c.card.judgment) for c in rulers)

    def can_call(self) -> bool:
        """fow 7.11:1: once a turn and not after a judgment. A ruler, a J-ruler or a lost one is rested."""
        able = [c for z in (RULER, FIELD) for c in self.mine(z).values() if c.side.type in ("ruler", "J-ruler", "lost")]
        free = not self.table.called and not self.table.judged
        return free and any(not c.rested for c in able) and bool(self.mine(STONE_DECK))

    def can_break(self) -> bool:
        """fow 7.10:1, ruling fow-5.01-R15, fow-2.0 7.3.1:5."""
        there, life = len(self.mine(LIFEBREAK)), self.table.life[self.you]
        return self.edition.lifebreak and there > (life - 1) // 1000 and there > 0

    # -- battle (fow 8.2, 8.3) -----------------------------------------------------------------------------------------
    def attackers(self) -> dict[int, Lying]:
        """Who can attack (fow 8.2:3.1, fow-2.0 5.6.2:5, 13.1:1)."""
        return {n: c for n, c in self.mine(FIELD).items() if c.fights and not c.rested and self._has_waited(c)
                and "cannot attack" not in c.side.orders}  # fmt: skip

    def _has_waited(self, c: Lying) -> bool:
        """A J-ruler was a ruler of one's own before its judgment (fow 3.1:3), where it is asked that way."""
        waits = c.new if self.edition.judged_waits else c.now
        return not waits or "Swiftness" in c.side.skills

    def must_attack(self, c: Lying) -> bool:
        return "must attack" in c.side.orders

    def attacks(self) -> set[str]:
        """Of those who can only those who must, if there are any (fow 8.2:3.1)."""
        able = self.attackers()
        forced = {n: c for n, c in able.items() if self.must_attack(c)}
        return {f"attack c{n} c{on}" for n, c in (forced or able).items() for on in self.objects(c)}

    def objects(self, attacker: Lying) -> set[int]:
        """The opponent, and rested J/resonators (fow 8.2:3.2), with Target Attack recovered ones too (fow 11.2:1)."""
        theirs = self.at(FIELD, 1 - self.you).items()
        reach = "Target Attack" in attacker.side.skills
        return {self.table.players[1 - self.you]} | {n for n, c in theirs if c.fights and (c.rested or reach)}

    def can_forfeit(self) -> bool:
        """fow 8.2:3; in fow-5.01 8.2:3 always."""
        return self.edition.free_forfeit or not any(self.must_attack(c) for c in self.attackers().values())

    def blocks(self) -> set[str]:
        """fow 8.3:3, 8.3:4, 11.5:1, fow-2.0 5.6.3:5, 8.1:1."""
        flying = "Flying" in self.table.lying[self.table.attacking].side.skills
        return {
            f"block c{n}"
            for n, c in self.mine(FIELD).items()
            if c.fights and not c.rested and n != self.table.attacked and "cannot block" not in c.side.orders
            and (not flying or "Flying" in c.side.skills)
        }  # fmt: skip


def _enough(have: Counter[str], sources: Sources, price: str) -> bool:
    """Whether a price can be paid: a will of the attribute for each symbol, any for the rest (fow 2.3:2). Every choice
    of what is produced is tried; a card is rested once and banished once."""
    symbols = [s for s in price.replace("{", "").split("}") if s]
    wanted = Counter(s for s in symbols if not s.isdigit())
    total = wanted.total() + sum(int(s) for s in symbols if s.isdigit())
    rests: dict[int, list[tuple[str, ...]]] = {}
    for n, options, how in sources:
        key = 2 * n + (how == "banish")  # one of its abilities that rest it, and one that banishes it
        rests.setdefault(key, []).extend(options)
    reached = {tuple(sorted(have.elements()))}
    for options in rests.values():
        reached |= {_capped((*before, *made), total) for before in reached for made in options}
    return any(not wanted - Counter(r) and len(r) >= total for r in reached)


def _capped(wills: tuple[str, ...], total: int) -> tuple[str, ...]:
    """No more of a kind than could ever be spent."""
    counted = Counter(wills)
    return tuple(sorted(kind for kind, n in counted.items() for _ in range(min(n, total))))


def conceivable(cards: Iterator[int]) -> Iterator[str]:
    """Every key that could be an action with priority, about these cards."""
    yield from ("battle", "judgment", "call", "break")
    for n in cards:
        yield from (f"play c{n} {way}".rstrip() for way in WAYS)
        yield f"set c{n}"
        yield from (f"activate c{n} {place}" for place in range(1, 6))
