"""Positions written out: the literal oracle of position hashes. Two positions are equal if they are written alike.

Cards are named by where they lie, in a zone without an order by what they are and when they came; stamps by their rank,
references by what they point at. Nothing is kept and nothing is summed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from ludex.kernel.abilities import Ability, Source
from ludex.kernel.cards import CardRef, Definition
from ludex.kernel.effects.changes import Change, Lasting
from ludex.kernel.events import Event
from ludex.kernel.frames import Procedure
from ludex.kernel.keys import CARD
from ludex.kernel.knowledge.sight import lies_open
from ludex.kernel.memo import Kept
from ludex.kernel.storage.plain import kind_of

if TYPE_CHECKING:
    from ludex.kernel.cards import Card
    from ludex.kernel.decisions import Decision
    from ludex.kernel.events import Pending, Played
    from ludex.kernel.game import Game
    from ludex.kernel.zones import ZoneSpec

_FLAGS = ("00", "01", "10", "11")


def writing(g: Game, history: bool = True) -> str:
    """The canonical writing of a position."""
    p = _Position(g)
    lines = p.zones()
    lines.append(f"{g.rules.id} {g.rules.version} {g.turn} {g.active} {g.first} {g.result} {g.auto}")
    lines.append(str([sorted([(k, v) for k, v in values.items() if v]) for values in g.values]))
    lines.extend(p.lasting(effect) for effect in g.lasting)
    lines.extend(p.waiting(g.pending))
    lines.extend(f"offered {line}" for line in p.waiting(g.offers))
    lines.extend(p.unresolved(g.played))
    lines.extend(p.counted())
    lines.append(str(g.lost))
    for frame in g.stack:
        lines.append(f"{p.say(frame.procedure)} {frame.row} {p.local(frame.local)}")
    if g.decision is not None:
        lines.append(p.decision(g.decision))
    if history:
        lines.append(f"chance {g.rng}")
        lines.extend(p.history())
    return "\n".join(lines)


class Written(NamedTuple):
    """A zone as it is written: the very cards that lie there, the turn if that matters, their names, a line for each,
    and which lines go on with what has to do with other cards."""

    cards: list[Card]
    turn: int
    names: dict[int, str]
    lines: list[str]
    timed: list[tuple[int, int]]


class Told(NamedTuple):
    """What an event says by itself: itself, its words before and after what it was about, and what it came from."""

    event: Event
    begins: str
    ends: str
    source: CardRef | None




def _told(e: Event) -> Told:
    ends = f" {e.amount} {e.key} {e.frm} {e.frm_seat} {e.to} {e.to_seat} {e.faceup} {e.rested} "
    source = None if e.source is None else CardRef(e.source.card, e.source.incarnation)
    return Told(e, f"{e.kind} {e.seat} ", ends, source)


class _Position:
    """Writes the parts of one position, with its names for cards and ranks for stamps."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.names: dict[int, str] = {}
        self.written: list[Written] = []
        self._place()
        self.rank = self._ranks()

    # -- names ---------------------------------------------------------------------------------------------
    def _place(self) -> None:
        """Name every card by its zone and place; where order is not kept, by what it is and when it came. A zone in
        which the very same cards lie is written already: cards that have been written are not changed in place."""
        g = self.g
        g.seal()
        cards, specs = g.cards, g.rules.zones
        known: dict[int, Written] = {}
        for at, ids in enumerate(g.zones):
            if not ids:
                continue
            spec = specs[at % len(specs)]
            there = list(map(cards.__getitem__, ids))
            turn = g.turn_stamp if spec.watched else -1
            found = known.get(at)
            if found is None or found.cards != there or found.turn != turn:
                found = known[at] = self._write(at, there, spec, turn)
            self.names.update(found.names)
            self.written.append(found)

    def _write(self, at: int, there: list[Card], spec: ZoneSpec, turn: int) -> Written:
        found = [(self._alone(card, spec), card.stamp, card.id) for card in there]
        if not spec.ordered:
            found.sort()
        names = {cid: f"{at}.{n}" for n, (_, _, cid) in enumerate(found)}
        lines = [f"{names[cid]} {content}" for content, _, cid in found]
        timed = [(n, cid) for n, (_, _, cid) in enumerate(found) if self._timed(self.g.cards[cid])]
        return Written(there, turn, names, lines, timed)

    def _alone(self, card: Card, spec: ZoneSpec) -> str:
        """What can be said of a card without naming another."""
        definition = card.definition
        known = card.known
        if known and lies_open(spec, None, seat=card.seat, owner=card.owner, faceup=card.faceup):
            known = 0  # everybody sees it anyway
        text = (
            f"{definition.digest or definition.key} {card.owner}{card.face}{known}"
            f"{_FLAGS[2 * card.faceup + card.rested]}"
        )
        if spec.watched:
            since, start = card.since, self.g.turn_stamp
            text += "new" if since > start else "now" if since == start else "old"
        if card.counters or card.marks or card.origin:
            text += f" {sorted(card.counters.items())} {sorted(card.marks.items())} {card.origin}"
        return text

    def _ranks(self) -> dict[int, int]:
        """Time stamps matter by their order only, and only where effects are ordered by them."""
        g = self.g
        stamps = {effect.stamp for effect in g.lasting}
        for zone in self.written:
            for _, cid in zone.timed:
                card = g.cards[cid]
                stamps.add(card.stamp)
                if card.changes:
                    stamps.update([c.stamp for c in card.changes])
        return {stamp: n for n, stamp in enumerate(sorted(stamps))}

    def _timed(self, card: Card) -> bool:
        if card.links or card.changes:
            return True
        definition = card.definition
        return (self.g.rules.spec[card.zone].watched or card.zone in definition.unusual_zones) and definition.watches

    # -- the parts -----------------------------------------------------------------------------------------
    def zones(self) -> list[str]:
        found: list[str] = []
        for zone in self.written:
            lines = zone.lines
            if zone.timed:
                lines = lines.copy()
                for n, cid in zone.timed:
                    lines[n] += self._ties(self.g.cards[cid])
            found += lines
        return found

    def _ties(self, card: Card) -> str:
        """What is said of a card with effects: since when, linked to which cards, changed by what."""
        text = f" {self.rank[card.stamp]}"
        if card.links:
            text += " " + ",".join(self.names.get(other, "-") for other in card.links)
        if card.changes:
            text += " " + self.say(card.changes)
        return text

    def lasting(self, effect: Lasting) -> str:
        words = self.say((effect.ability, effect.card, effect.bindings, effect.duration, effect.once, effect.passing))
        return f"lasting {self.rank[effect.stamp]} {effect.seat} {effect.uses} {words}"

    def unresolved(self, played: dict[int, Played]) -> list[str]:
        """What waits to be resolved, by where the card lies that stands for it."""
        return sorted(f"played {self.names[cid]} {self.say(waits)}" for cid, waits in played.items())

    def waiting(self, pending: tuple[Pending, ...]) -> list[str]:
        groups: dict[int, int] = {}
        lines: list[str] = []
        for p in pending:
            group = -1 if p.group < 0 else groups.setdefault(p.group, len(groups))
            lines.append(f"pending {group} {p.quota} {self.say(p.source)} {self.say(p.event)}")
        return lines

    def counted(self) -> list[str]:
        """How often limited abilities were used and which states held, of what is still there."""
        lines: list[str] = []
        for word, table in (("used", self.g.uses), ("held", self.g.states)):
            for (cid, incarnation, lasting, ordinal), n in table.items():
                there = lasting in self.rank if lasting >= 0 else self.g.cards[cid].incarnation == incarnation
                if there and n:
                    stamp = self.rank[lasting] if lasting >= 0 else -1
                    lines.append(f"{word} {self.names.get(cid, '-')} {stamp} {ordinal} {int(n)}")
        lines.sort()
        return lines

    def decision(self, d: Decision) -> str:
        """A question. What a menu lists follows from the position; that something was tried and taken back, or leads in
        circles, is no part of it."""
        keys = "" if d.menu else self.keys(frozenset([o.key for o in d.options]))
        return f"{d.seat} {d.kind} {d.rule} {d.menu} {self.number(d.card)} {self.say(d.picked)} {keys}"

    def keys(self, keys: frozenset[str]) -> str:
        """Option keys, with cards named by where they lie."""
        return ";".join(sorted([CARD.sub(self._named, key) for key in keys]))

    def _named(self, found: re.Match[str]) -> str:
        return f"@{self.names.get(self.g.named(found[0]), '-')}"

    def history(self) -> list[str]:
        """What has happened this turn, in whichever order. What an event says by itself is written once; where its
        cards are now is not."""
        g, lines = self.g, []
        told: list[Told] = []
        for at, e in enumerate(g.this_turn()):
            if at < len(told) and told[at].event is e:
                words = told[at]
            else:
                words = _told(e)
                told[at:] = [words]
            what = self._which(e) if e.card >= 0 else ""
            source = words.source
            lines.append(f"{words.begins}{what}{words.ends}{self.ref(source) if source is not None else ''}")
        lines.sort()
        return lines

    def _which(self, e: Event) -> str:
        """The card an event was about: where it lies if it is still the same card, and what it was."""
        card = self.g.cards[e.card]
        there = card.incarnation == e.incarnation or card.incarnation == e.arrived
        was = e.before or self.g.memory.get(CardRef(e.card, e.incarnation))
        what = was.definition if was is not None else card.definition if there else None
        place = self.names.get(e.card, "-") if there else "-"
        return place if what is None else f"{place} {what.digest or what.key}"

    def local(self, local: Mapping[str, object]) -> str:
        """What a frame remembers, its bookkeeping aside."""
        kept = sorted([(k, v) for k, v in local.items() if not k.startswith("_")], key=_first)
        plain = self.g.rules.plain_locals
        return " ".join([f"{k}={v}" if k in plain else f"{k}={self.say(v)}" for k, v in kept])

    # -- values --------------------------------------------------------------------------------------------
    def number(self, n: int) -> str:
        """A bare number may be a card's: it is the same only if it is also the same card's."""
        return f"{n}@{self.names.get(n, '')}"

    def say(self, value: object) -> str:
        """Any value, canonically."""
        kind = type(value)
        if kind is int:
            return f"{value}@{self.names.get(value, '')}"  # type: ignore[call-overload]
        if kind is str:
            return f"{len(value)}:{value}"  # type: ignore[arg-type]
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
            return "{" + " ".join(sorted([f"{self._key(k)}={self.say(v)}" for k, v in value.items()])) + "}"
        if isinstance(value, frozenset):
            return "<" + " ".join(sorted([self.say(v) for v in value])) + ">"
        return self._fact(value)

    def _key(self, key: object) -> str:
        """What a value is bound to: a number there counts words of a text."""
        return str(key) if isinstance(key, int) else self.say(key)

    def _fact(self, value: object) -> str:
        if isinstance(value, Ability):
            return reading(value.key)
        if isinstance(value, Procedure):
            return value.name if value.key is None else reading(value.key)
        if isinstance(value, Definition):
            return value.digest or value.key
        if isinstance(value, Change):
            return self._change(value)
        if isinstance(value, Source):
            return self._source(value)
        if isinstance(value, Event):
            return self._event(value)
        return _parts(self.say, value)

    def ref(self, ref: CardRef) -> str:
        """A reference: the card where it lies, or what was last known of it."""
        if ref.id < 0:
            return "nothing"
        if self.g.cards[ref.id].incarnation == ref.incarnation:
            return f"@{self.names.get(ref.id, '-')}"
        was = self.g.memory.get(ref)
        if was is None:
            return "gone"
        numbers = sorted(was.chars.numbers.items())
        return f"gone {was.definition.digest or was.definition.key} {was.zone} {was.seat} {numbers}"

    def _change(self, c: Change) -> str:
        stamp = self.rank.get(c.stamp, -1)
        value = c.value if isinstance(c.value, int) else self.say(c.value)
        source = "" if c.source is None else self.ref(c.source)
        return f"[{stamp} {c.op} {c.key} {value} {c.duration} {source} {c.seat} {c.carries}]"

    def _source(self, s: Source) -> str:
        lasting = self.rank.get(s.lasting, -1)
        words = self.say((CardRef(s.card, s.incarnation), s.ability, s.bindings))
        return f"[{s.seat} {lasting} {s.ordinal} {words}]"

    def _event(self, e: Event) -> str:
        card = self.ref(CardRef(e.card, e.incarnation)) if e.incarnation >= 0 else self.number(e.card)
        words = self.say((e.value, e.source, e.faceup, e.rested, e.carry, e.secret, e.face))
        return f"[{e.kind} {e.seat} {card} {e.frm} {e.to} {e.to_seat} {e.place} {e.amount} {e.key} {words}]"


def _first(pair: tuple[str, object]) -> str:
    return pair[0]


def _parts(say: Callable[[object], str], value: object) -> str:
    """A registered fact, part by part."""
    kind = kind_of(value)
    if kind is None:
        raise TypeError(f"a {type(value).__qualname__} in a position cannot be hashed: register it for saves")
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
    return _parts(_spell, value)


_NAME = re.compile(r"(?<![\w.])\d+\.\d+(?![\w.])")


def blurred(written: str) -> str:
    """A writing in which cards that lie in one zone and differ in nothing have one name."""
    names: dict[str, str] = {}
    first: dict[tuple[str, str], str] = {}
    for line in written.split("\n"):
        name, _, content = line.partition(" ")
        if _NAME.fullmatch(name):
            names[name] = first.setdefault((name.partition(".")[0], content), name)
    return "\n".join(sorted(_NAME.sub(lambda found: names.get(found[0], found[0]), written).split("\n")))
