"""Spoken: what is said in a position beside its cards: players' values, frames, effects, what waits, what was used, the
question that is asked, and what cards have to do with each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.kernel.cards import CardRef
from ludex.kernel.frames import Procedure
from ludex.kernel.hashing.digests import MASK, digest
from ludex.kernel.hashing.lying import Lying
from ludex.kernel.hashing.saying import Saying, called
from ludex.kernel.hashing.tally import GAPS, NAMED, Labels, Part, complete, part_of
from ludex.kernel.keys import CARD
from ludex.kernel.memo import Kept

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.effects.changes import Change, Lasting
    from ludex.kernel.events import Pending
    from ludex.kernel.frames import Frame
    from ludex.kernel.ruleset import Ruleset

_SIMPLE = frozenset((str, bool, int, type(None)))
_EMPTY = frozenset((tuple, dict))
_simple: Kept[tuple[object, ...], Part] = Kept()  # by depth, key, type, value and whether it can be no card's number
_roots: Kept[tuple[int, str], int] = Kept()
_worth: Kept[tuple[int, str, int], int] = Kept()
_rows: Kept[tuple[int, Procedure, int], int] = Kept()
_keys: Kept[str, tuple[str, tuple[str, ...], int]] = Kept()
_changes: Kept[tuple[object, ...], int] = Kept()
_questions: Kept[tuple[object, ...], int] = Kept()
_GAP = digest("@")
_QUESTION = digest("question")


def _row(depth: int, procedure: Procedure, row: int) -> int:
    """That a frame is at this row."""
    found = _rows.get((depth, procedure, row))
    if found is None:
        found = _rows[depth, procedure, row] = digest(f"frame {depth} {called(procedure)} {row}")
    return found


def _simply(depth: int, key: str, value: object, plain: bool) -> Part:
    """That a frame remembers a word, a truth, a number or nothing."""
    root, kind = digest(f"local {depth} {key}"), type(value)
    labels: Labels = []
    if isinstance(value, int) and kind is int and not plain:
        text = f"{value}@"
        if value >= 0:
            labels = [(value, root * GAPS[0] & MASK)]
    else:
        text = f"{len(value)}:{value}" if isinstance(value, str) and not plain else str(value)
    part = Part(value, root * digest(text) & MASK, labels)
    _simple[depth, key, kind, None if kind is dict else value, plain] = part
    return part


class Said:
    """A frame as it was said."""

    __slots__ = ("amount", "parts", "procedure", "row")

    def __init__(self, procedure: Procedure) -> None:
        self.procedure: Procedure = procedure
        self.row: int = -1
        self.amount: int = 0
        self.parts: dict[str, Part] = {}


class Tied(NamedTuple):
    """What was said of a card that has to do with others."""

    links: tuple[int, ...]
    changes: tuple[Change, ...]
    part: Part


class Spoken(Lying):
    """What is said in one position, compared with the one before."""

    __slots__ = ("_frames", "_groups", "_question", "_ties", "_values", "shaken")

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self._values: list[tuple[object, int]] = [(None, 0), (None, 0)]
        self._frames: list[Said] = []
        self._groups: dict[str, tuple[object, list[Part]]] = {}
        self._ties: dict[int, Tied] = {}
        self._question: Part | None = None
        self.shaken: bool = False  # whether anything that was said of cards may have to be said otherwise

    def look_around(self) -> None:
        """What has changed that other things speak of."""
        self.shaken = bool(self.moved) or self.renamed or self.reranked or self.strange

    def stale(self, part: Part) -> bool:
        """Whether what it speaks of is not as it was, so that it has to be said anew."""
        if not self.moved.isdisjoint(part.about) or (part.ranked and self.reranked):
            return True
        if part.named and self.renamed and any([self.name(cid) != name for cid, name in part.named]):
            return True
        return self.strange and any([self.g.memory.get(ref) is not was for ref, was in part.gone])

    def saying(self, *, own: int = -1, naming: bool = False) -> Saying:
        return Saying(self.g, self.rank, self.name, own=own, naming=naming)

    # -- players ---------------------------------------------------------------------------------------------------
    def look_at_values(self) -> None:
        for seat in (0, 1):
            values = self.g.values[seat]
            known, amount = self._values[seat]
            if values is not known:
                now = 0
                for key, n in values.items():
                    if n:
                        said = _worth.get((seat, key, n))
                        if said is None:
                            said = _worth[seat, key, n] = digest(f"value {seat} {key} {n}")
                        now += said
                self._values[seat] = (values, now)
                self.total += now - amount

    # -- frames ----------------------------------------------------------------------------------------------------
    def look_at_frames(self) -> None:
        stack, known = self.g.stack, self._frames
        for depth, f in enumerate(stack):
            if depth == len(known):
                known.append(Said(f.procedure))
            said = known[depth]
            if said.procedure is not f.procedure:
                self._forget(said)
                said = known[depth] = Said(f.procedure)
            if said.row != f.row:
                amount = _row(depth, f.procedure, f.row)
                self.total += amount - said.amount
                said.row, said.amount = f.row, amount
            self._look_at_locals(depth, f, said.parts)
        while len(known) > len(stack):
            self._forget(known.pop())

    def _forget(self, said: Said) -> None:
        self.total -= said.amount
        for part in said.parts.values():
            self.take(part)

    def _look_at_locals(self, depth: int, f: Frame, parts: dict[str, Part]) -> None:
        """What a frame remembers, its bookkeeping aside."""
        shaken, plain = self.shaken, self.rules.plain_locals
        for key, value in f.local.items():
            part = parts.get(key)
            if part is not None:
                if part.value is value and not (shaken and part.about and self.stale(part)):
                    continue
                self.take(part)
            elif key[0] == "_":
                continue
            kind = type(value)
            if kind in _SIMPLE or (not value and kind in _EMPTY):
                part = _simple.get((depth, key, kind, None if kind is dict else value, key in plain))
                if part is None:
                    part = _simply(depth, key, value, key in plain)
            else:
                part = self._remembered(depth, key, value)
            parts[key] = part
            self.total += part.amount
            if part.labels:
                self.label(part.labels)
        if not parts.keys() <= f.local.keys():
            for key in parts.keys() - f.local.keys():
                self.take(parts.pop(key))

    def _remembered(self, depth: int, key: str, value: object) -> Part:
        root = _roots.get((depth, key))
        if root is None:
            root = _roots[depth, key] = digest(f"local {depth} {key}")
        if key in self.rules.plain_locals:
            return Part(value, root * digest(str(value)) & MASK, [])
        if type(value) is CardRef and value.id >= 0 and self.g.cards[value.id].incarnation == value.incarnation:
            return Part(value, root * _GAP & MASK, [(value.id, root * GAPS[0] & MASK)], (value.id,))
        saying = self.saying()
        return part_of(value, root, saying, saying.say(value))

    # -- effects, what waits, what was used ------------------------------------------------------------------------
    def look_at_groups(self) -> None:
        g = self.g
        nothing = not (g.lasting or g.pending or g.offers or g.played or g.uses or g.states)
        if nothing and not self._groups:
            return
        for word, value in (
            ("lasting", g.lasting), ("pending", g.pending), ("offered", g.offers), ("played", g.played),
            ("used", g.uses), ("held", g.states),
        ):  # fmt: skip
            known = self._groups.get(word)
            if known is None:
                if not value:
                    continue
            elif known[0] is value and not (self.shaken and any([self.stale(part) for part in known[1]])):
                continue
            elif not value:
                del self._groups[word]
            for part in known[1] if known is not None else ():
                self.take(part)
            if value:
                parts = self._group(word)
                for part in parts:
                    self.put(part)
                self._groups[word] = (value, parts)

    def _group(self, word: str) -> list[Part]:
        g = self.g
        match word:
            case "lasting":
                return [self._lasting(n, effect) for n, effect in enumerate(g.lasting)]
            case "pending":
                return self._waiting(word, g.pending)
            case "offered":
                return self._waiting(word, g.offers)
            case "played":
                return [self._of_card(word, cid, waits) for cid, waits in g.played.items()]
            case "used":
                return [self._counted_of(word, key, n) for key, n in g.uses.items() if n]
            case _:
                return [self._counted_of(word, key, on) for key, on in g.states.items() if on]

    def _lasting(self, n: int, effect: Lasting) -> Part:
        saying = self.saying()
        words = saying.say((effect.ability, effect.card, effect.bindings, effect.duration, effect.once, effect.passing))
        text = f"{saying.stamped(effect.stamp)} {effect.seat} {effect.uses} {words}"
        return part_of(effect, digest(f"lasting {n}"), saying, text)

    def _waiting(self, word: str, waiting: tuple[Pending, ...]) -> list[Part]:
        groups: dict[int, int] = {}
        parts: list[Part] = []
        for n, p in enumerate(waiting):
            group = -1 if p.group < 0 else groups.setdefault(p.group, len(groups))
            saying = self.saying()
            text = f"{group} {p.quota} {saying.say(p.source)} {saying.say(p.event)}"
            parts.append(part_of(p, digest(f"{word} {n}"), saying, text))
        return parts

    def _of_card(self, word: str, cid: int, value: object) -> Part:
        """What is said of a card and may speak of others."""
        saying = self.saying(own=cid, naming=True)
        text = f"{word} {saying.say(value)}"
        return complete(Part(value, 0, [(cid, digest(text))], (cid,)), saying)

    def _counted_of(self, word: str, key: tuple[int, int, int, int], n: int) -> Part:
        """How often a limited ability was used or whether a state holds, of what is still there."""
        cid, incarnation, lasting, ordinal = key
        there = lasting in self.rank if lasting >= 0 else self.g.cards[cid].incarnation == incarnation
        rank = self.rank.get(lasting, -1)
        labels = [(cid, digest(f"{word} {rank} {ordinal} {int(n)}"))] if there else []
        part = Part(key, 0, labels, (cid,))
        part.ranked = lasting >= 0
        return part

    # -- cards that have to do with others ---------------------------------------------------------------------------
    def look_at_ties(self) -> None:
        """To which cards one is linked, and what has changed it."""
        cards, ties = self.g.cards, self._ties
        for cid in self._changed:
            card, tied = cards[cid], ties.get(cid)
            if tied is None:
                if card.links or card.changes:
                    self._tie(cid)
            elif tied.links is not card.links or tied.changes is not card.changes:
                self._tie(cid)
        if self.shaken:
            for cid in [cid for cid, tied in ties.items() if self.stale(tied.part)]:
                self._tie(cid)

    def _tie(self, cid: int) -> None:
        tied = self._ties.pop(cid, None)
        if tied is not None:
            self.take(tied.part)
        card = self.g.cards[cid] if cid < len(self.g.cards) else None
        if card is None or not (card.links or card.changes):
            return
        saying = self.saying(own=cid, naming=True)
        said = 0
        for n, other in enumerate(card.links):
            said += digest(f"link {n} {saying.gap(other)}")
        for n, change in enumerate(card.changes):
            said += self._change(n, change, saying)
        part = complete(Part(card, 0, [(cid, said)], (cid,)), saying)
        self.put(part)
        self._ties[cid] = Tied(card.links, card.changes, part)

    def _change(self, n: int, c: Change, saying: Saying) -> int:
        if type(c.value) is not int:
            return digest(f"change {n} {saying.change(c)}")
        source = "" if c.source is None else saying.ref(c.source)
        words = (n, c.op, c.key, c.value, c.duration, source, c.seat, c.carries)
        said = _changes.get(words)
        if said is None:
            said = _changes[words] = digest(f"change {words}")
        return said

    # -- the question ------------------------------------------------------------------------------------------------
    def look_at_question(self) -> None:
        """A question. What a menu lists follows from the position; that something was tried and taken back, or leads in
        circles, is no part of it."""
        if self._question is not None:
            self.take(self._question)
            self._question = None
        d = self.g.decision
        if d is not None:
            self._question = part = self._asked(d)
            self.put(part)

    def _asked(self, d: Decision) -> Part:
        text = (d.seat, d.kind, d.rule, d.menu, d.card, d.picked)
        amount = _questions.get(text)
        if amount is None:
            amount = _questions[text] = digest(f"question {text}")
        labels: Labels = [(d.card, _QUESTION)] if d.card >= 0 else []
        if d.picked:
            labels += [(cid, _QUESTION * GAPS[n] & MASK) for n, cid in enumerate(d.picked)]
        if not d.menu:
            tags = self.g.tags
            for key in {option.key for option in d.options}:
                found = _keys.get(key)
                if found is None:
                    words, named = CARD.sub("@", key), tuple(CARD.findall(key))
                    found = _keys[key] = words, named, digest(f"offered {words}")
                words, named, said = found
                if not named:
                    amount += said
                elif len(named) == 1 and named[0] in tags:
                    labels.append((tags[named[0]], said))
                else:
                    amount += self._offered(words, named, labels)
        return Part(d, amount, labels)

    def _offered(self, words: str, tags: tuple[str, ...], labels: Labels) -> int:
        """An option that names several cards, or one that is none."""
        names: list[int] = []
        for cid in map(self.g.named, tags):
            name = self.name(cid)
            names.append(name)
            if cid >= 0:
                labels.append((cid, name * NAMED & MASK))
        return digest(f"offered {words} {names}")
