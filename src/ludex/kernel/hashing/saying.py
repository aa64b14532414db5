"""Saying: any value of a position as a canonical text, with the cards it speaks of beside it.

Card numbers, incarnations, stamps and serial numbers are accidents of how a position came about. A card that is still
there is a gap in the text, and which card fills it is told apart from the text (`Saying.cards`); one that has gone is
what was last known of it; a stamp is its rank. A bare number may be a card's, and is taken for both. Where cards stand
without an order, or are spoken of by another card, nothing says which gap is which: there the text has their names.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING

import ludex.kernel.storage.types  # noqa: F401 -- registers the kernel's own types
from ludex.kernel.abilities import Ability, Source
from ludex.kernel.cards import CardRef, Definition, Snapshot
from ludex.kernel.effects.changes import Change
from ludex.kernel.events import Event
from ludex.kernel.frames import Procedure
from ludex.kernel.memo import Kept
from ludex.kernel.storage.plain import Kind, kind_of

if TYPE_CHECKING:
    from ludex.kernel.game import Game

Gone = tuple[CardRef, Snapshot | None]


class Saying:
    """One text as it is said. `own`: the card of which it is said, if it is one's. `naming`: whether cards are named.
    `cards`: those that fill its gaps, in their order; `named`: those it names, and how; `gone`: what was last known of
    others. `ranked`: it says how old something is."""

    __slots__ = ("cards", "g", "gone", "named", "names", "naming", "own", "rank", "ranked")

    def __init__(
        self, g: Game, rank: dict[int, int], names: Callable[[int], int], *, own: int = -1, naming: bool = False
    ) -> None:
        self.g: Game = g
        self.rank: dict[int, int] = rank
        self.names: Callable[[int], int] = names
        self.own: int = own
        self.cards: list[int] = []
        self.gone: list[Gone] = []
        self.named: list[tuple[int, int]] = []
        self.naming: bool = naming
        self.ranked: bool = False

    # -- cards -----------------------------------------------------------------------------------------------------
    def gap(self, cid: int) -> str:
        """A card that is still there."""
        if cid == self.own:
            return "@own"
        if not self.naming:
            self.cards.append(cid)
            return "@"
        name = self.names(cid)
        self.named.append((cid, name))
        return f"@{name:x}"

    def number(self, n: int) -> str:
        """A bare number may be a card's: it is the same only if it is also the same card's."""
        return f"{n}{self.gap(n)}" if n >= 0 else f"{n}@"

    def ref(self, ref: CardRef) -> str:
        """A reference: the card where it lies, or what was last known of it."""
        if ref.id < 0:
            return "nothing"
        if self.g.cards[ref.id].incarnation == ref.incarnation:
            return self.gap(ref.id)
        was = self.g.memory.get(ref)
        self.gone.append((ref, was))
        return last_known(was)

    def stamped(self, stamp: int) -> int:
        self.ranked = True
        return self.rank.get(stamp, -1)

    # -- values ----------------------------------------------------------------------------------------------------
    def say(self, value: object) -> str:
        """Any value, canonically."""
        kind = type(value)
        if kind is int:
            return self.number(value)  # type: ignore[arg-type]
        if kind is CardRef:
            return self.ref(value)  # type: ignore[arg-type]
        if value is None or isinstance(value, (bool, float)):
            return str(value)
        if isinstance(value, str):
            return f"{len(value)}:{value}"
        if isinstance(value, int):
            return self.number(value)
        if isinstance(value, (tuple, list)):
            return "(" + " ".join([self.say(v) for v in value]) + ")"
        if isinstance(value, dict):
            return self._table(value)
        if isinstance(value, frozenset):
            return "<" + " ".join(sorted([self._apart(v) for v in value])) + ">"
        return self._fact(value)

    def _apart(self, value: object) -> str:
        """One of several things without an order."""
        before, self.naming = self.naming, True
        text = self.say(value)
        self.naming = before
        return text

    def _table(self, table: dict[object, object]) -> str:
        said = [(str(key) if isinstance(key, int) else self._apart(key), value) for key, value in table.items()]
        said.sort(key=_first)
        say = self.say if len({key for key, _ in said}) == len(said) else self._apart
        lines = [f"{key}={say(value)}" for key, value in said]
        return "{" + " ".join(lines if say == self.say else sorted(lines)) + "}"

    def _fact(self, value: object) -> str:
        if isinstance(value, Ability):
            return reading(value.key)
        if isinstance(value, Procedure):
            return called(value)
        if isinstance(value, Definition):
            return value.digest or value.key
        if isinstance(value, Change):
            return f"[{self.stamped(value.stamp)} {self.change(value)}]"
        if isinstance(value, Source):
            return self._source(value)
        if isinstance(value, Event):
            return self._event(value)
        kind = _kind(value)
        return reading(value) if kind.wording else _parts(self.say, kind, value)

    def change(self, c: Change) -> str:
        """A change, without how old it is."""
        value = c.value if isinstance(c.value, int) else self.say(c.value)
        source = "" if c.source is None else self.ref(c.source)
        return f"{c.op} {c.key} {value} {c.duration} {source} {c.seat} {c.carries}"

    def _source(self, s: Source) -> str:
        rank = self.stamped(s.lasting) if s.lasting >= 0 else -1
        ability = "" if s.ability is None else reading(s.ability.key)
        bindings = self._table(s.bindings) if s.bindings else ""
        return f"[{s.seat} {rank} {s.ordinal} {self.ref(CardRef(s.card, s.incarnation))} {ability} {bindings}]"

    def _event(self, e: Event) -> str:
        card = self.ref(CardRef(e.card, e.incarnation)) if e.incarnation >= 0 else self.number(e.card)
        words = self.say((e.value, e.source, e.faceup, e.rested, e.carry, e.secret, e.face))
        return f"[{e.kind} {e.seat} {card} {e.frm} {e.to} {e.to_seat} {e.place} {e.amount} {e.key} {words}]"


def _first(pair: tuple[str, object]) -> str:
    return pair[0]


def last_known(was: Snapshot | None) -> str:
    """A card that has gone."""
    if was is None:
        return "gone"
    numbers = sorted(was.chars.numbers.items())
    return f"gone {was.definition.digest or was.definition.key} {was.zone} {was.seat} {numbers}"


def called(procedure: Procedure) -> str:
    """Which procedure it is."""
    return procedure.name if procedure.key is None else reading(procedure.key)


def _kind(value: object) -> Kind:
    found = kind_of(value)
    if found is None:
        raise TypeError(f"a {type(value).__qualname__} in a position cannot be hashed: register it for saves")
    return found


def _parts(say: Callable[[object], str], kind: Kind, value: object) -> str:
    """A registered fact, part by part."""
    return f"[{kind.tag} {' '.join([say(part) for part in kind.essence(value)])}]"


_readings: Kept[object, str] = Kept()


def reading(key: object) -> str:
    """The canonical writing of an ability's or a procedure's key, kept because texts come again and again."""
    found = _readings.get(key)
    if found is None:
        text = _spell(key)
        found = _readings[key] = blake2b(text.encode(), digest_size=12).hexdigest()
    return found


def _spell(value: object) -> str:
    """A value in which there are no cards."""
    if value is None or isinstance(value, (bool, float, int)):
        return str(value)
    if isinstance(value, str):
        return f"{len(value)}:{value}"
    if isinstance(value, (tuple, list)):
        return "(" + " ".join([_spell(v) for v in value]) + ")"
    if isinstance(value, dict):
        return "{" + " ".join(sorted([f"{_spell(k)}={_spell(v)}" for k, v in value.items()])) + "}"
    if isinstance(value, frozenset):
        return "<" + " ".join(sorted([_spell(v) for v in value])) + ">"
    return _parts(_spell, _kind(value), value)
