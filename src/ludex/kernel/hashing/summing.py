"""Summing: a position as one number, from which is taken what has changed since the position before.

Each part says what it was made from, and stands as long as that is the same: the very object, cards that have not
become new ones, names and ranks that are as they were. One sum follows a game and its clones from position to position,
whichever way they go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.cards import CardRef
from ludex.kernel.hashing.digests import MASK, digest
from ludex.kernel.hashing.saying import Gone, last_known
from ludex.kernel.hashing.spoken import Spoken
from ludex.kernel.hashing.tally import NAMED, Part
from ludex.kernel.memo import Kept

if TYPE_CHECKING:
    from ludex.kernel.cards import Snapshot
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset

Told = tuple["Event", int, int, Part | None]  # an event, its card if it is one's, what it says; or a part of its own
_BY, _BY_NOTHING = digest("by"), digest("by nothing")
_words: Kept[tuple[object, ...], int] = Kept()


class Summed(Spoken):
    """The sum of a position, with what has happened this turn or without."""

    __slots__ = ("_by_card", "_gone", "_history", "_mark", "_naming", "_told")

    def __init__(self, rules: Ruleset, history: bool) -> None:
        super().__init__(rules)
        self._history: bool = history
        self._mark: int = -1
        self._told: list[Told] = []
        self._by_card: dict[int, list[int]] = {}  # which of them are about a card
        self._gone: dict[Snapshot | None, int] = {}
        self._naming: set[int] = set()  # which of them name a card or tell what one that has gone was

    def of(self, g: Game) -> int:
        """The sum of a game's position."""
        self.g = g
        g.seal()
        self.look_at_cards()
        self.look_at_places()
        self.look_at_ages()
        self.look_around()
        self.look_at_values()
        self.look_at_frames()
        self.look_at_groups()
        self.look_at_ties()
        self.look_at_question()
        if self._history:
            self._look_back()
        self.count_cards()
        del self.g  # a sum keeps no game alive
        return self.total

    # -- history -----------------------------------------------------------------------------------------------------
    def _look_back(self) -> None:
        """What has happened this turn, in whichever order."""
        g = self.g
        mark, size = g.turn_mark, g.log.size
        if mark < g.log.unread:
            g.log.since(mark)
        items = g.log.items
        if self.strange:
            if mark != self._mark:
                self._forget_all()
            told, most = self._told, size - mark
            while told and (len(told) > most or items[mark + len(told) - 1] is not told[-1][0]):
                self._untell()
            self._mark = mark
        told = self._told
        if self.shaken and told:
            self._tell_again()
        for e in items[mark + len(told) : size]:
            here = len(told)
            told.append(self._tell(e, here))
            if e.card >= 0:
                self._by_card.setdefault(e.card, []).append(here)
            if e.source is not None and e.source.card not in (e.card, -1):
                self._by_card.setdefault(e.source.card, []).append(here)

    def _forget_all(self) -> None:
        """Another turn: nothing has happened yet."""
        labels = self.labels
        for _, cid, said, part in self._told:
            if part is not None:
                self.take(part)
            elif cid < 0:
                self.total -= said
            else:
                labels[cid] -= said
        self.touched.update(self._by_card)
        self._told, self._by_card, self._naming, self._gone = [], {}, set(), {}

    def _untell(self) -> None:
        """The last event has not happened here."""
        e, cid, said, part = self._told.pop()
        self._unsay(cid, said, part)
        self._naming.discard(len(self._told))
        if e.card >= 0:
            self._by_card[e.card].pop()
        if e.source is not None and e.source.card not in (e.card, -1):
            self._by_card[e.source.card].pop()

    def _tell_again(self) -> None:
        """Events whose cards are not as they were."""
        told = self._told
        found = {n for cid in self.moved for n in self._by_card.get(cid, ())}
        for n in self._naming:
            part = told[n][3]
            if part is not None and self.stale(part):
                found.add(n)
        for n in found:
            e, cid, said, part = told[n]
            self._unsay(cid, said, part)
            self._naming.discard(n)
            told[n] = self._tell(e, n)

    def _unsay(self, cid: int, said: int, part: Part | None) -> None:
        if part is not None:
            self.take(part)
        elif cid < 0:
            self.total -= said
        else:
            self.label([(cid, -said)])

    def _tell(self, e: Event, here: int) -> Told:
        """What an event says of its card and what it came from: of those that are still there, wherever they are."""
        cid, source, left, itself = e.card, e.source, "", False
        if cid >= 0:
            now = self.g.cards[cid].incarnation
            if now != e.incarnation and now != e.arrived:
                if source is not None or e.before is None:
                    return self._tell_at_length(e, here)
                cid, left = -1, e.before.definition.digest or e.before.definition.key
            elif source is not None:
                if source.card != cid or source.incarnation != now:
                    return self._tell_at_length(e, here)
                itself = True
        elif source is not None:
            return self._tell_at_length(e, here)
        said = _said(e, left, itself)
        if cid < 0:
            self.total += said
        else:
            self.labels[cid] = self.labels.get(cid, 0) + said
            self.touched.add(cid)
        return e, cid, said, None

    def _tell_at_length(self, e: Event, here: int) -> Told:
        """An event of a card that has gone, or of several."""
        cid, g, source = e.card, self.g, e.source
        of, left = -1, ""
        part = Part(e, 0, [])
        gone: list[Gone] = []
        if cid >= 0 and g.cards[cid].incarnation in (e.incarnation, e.arrived):
            of = cid
        elif cid >= 0:
            left = self._left(e, gone)
        said = _said(e, left, False)
        if source is not None:
            if source.card < 0:
                said *= _BY_NOTHING
            elif g.cards[source.card].incarnation != source.incarnation:
                ref = CardRef(source.card, source.incarnation)
                was = g.memory.get(ref)
                gone.append((ref, was))
                said *= self._last_known(was)
            elif of < 0:
                of, said = source.card, said * _BY
            else:
                name = self.name(source.card)
                part.named = [(source.card, name)]
                part.labels.append((source.card, name * NAMED & MASK))
                said *= name + _BY
        if of >= 0:
            part.labels.append((of, said & MASK))
        else:
            part.amount = said & MASK
        if gone or part.named:
            part.gone, part.about = gone, (cid,)
            self._naming.add(here)
        self.put(part)
        return e, cid, 0, part

    def _left(self, e: Event, gone: list[Gone]) -> str:
        """What the card was that an event was about and that has gone."""
        was = e.before
        if was is None:
            ref = CardRef(e.card, e.incarnation)
            was = self.g.memory.get(ref)
            gone.append((ref, was))
        return "gone" if was is None else was.definition.digest or was.definition.key

    def _last_known(self, was: Snapshot | None) -> int:
        """A card that has gone, from which something came."""
        found = self._gone.get(was)
        if found is None:
            found = self._gone[was] = digest(f"by {last_known(was)}")
        return found


def _said(e: Event, left: str, itself: bool) -> int:
    """What an event says by itself."""
    words = (
        left, itself, e.kind, e.seat, e.amount, e.key, e.frm, e.frm_seat, e.to, e.to_seat, e.faceup, e.rested,
    )  # fmt: skip
    said = _words.get(words)
    if said is None:
        said = _words[words] = digest(f"told {words}")
    return said
