"""The tally: a sum of parts that can be taken out again, and what is said of each card meanwhile."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ludex.kernel.hashing.digests import MASK, Places, digest
from ludex.kernel.hashing.saying import Gone, Saying

Labels = list[tuple[int, int]]  # what is said of cards: a card, and the digest of what is said of it

GAPS = Places("gap", 16)  # of a card in what is said
NOTHING = -1
NAMED = digest("named")  # that a card is called what another speaks of


class Part:
    """Something that was said: what it was made from, what it adds to the sum and to what is said of cards.

    `about`: the cards it speaks of, still there or not; without any it stands for good. `gone`, `named` and `ranked`
    are as with `Saying`.
    """

    __slots__ = ("about", "amount", "gone", "labels", "named", "ranked", "value")

    def __init__(self, value: object, amount: int, labels: Labels, about: Collection[int] = ()) -> None:
        self.value: object = value
        self.amount: int = amount
        self.labels: Labels = labels
        self.about: Collection[int] = about
        self.gone: Sequence[Gone] = ()
        self.named: Sequence[tuple[int, int]] = ()
        self.ranked: bool = False


class Tally:
    """A sum, and by card what is said of it; which cards something else is said of than before."""

    __slots__ = ("labels", "total", "touched")

    def __init__(self) -> None:
        self.total: int = 0
        self.labels: dict[int, int] = {}
        self.touched: set[int] = set()

    def put(self, part: Part) -> None:
        self.total += part.amount
        if part.labels:
            self.label(part.labels)

    def take(self, part: Part) -> None:
        self.total -= part.amount
        if part.labels:
            self.label([(cid, -said) for cid, said in part.labels])

    def label(self, labels: Labels) -> None:
        """Something is said of cards."""
        known, touched = self.labels, self.touched
        for cid, said in labels:
            known[cid] = known.get(cid, 0) + said
            touched.add(cid)


def part_of(value: object, root: int, saying: Saying, text: str) -> Part:
    """A part that is said at one place of a position: the only one there, so that a gap is known by its number."""
    labels = [(cid, root * GAPS[n] & MASK) for n, cid in enumerate(saying.cards)]
    part = Part(value, root * digest(text) & MASK, labels)
    return complete(part, saying)


def complete(part: Part, saying: Saying) -> Part:
    """With all that it was made from. A card that was named bears its name, so that the name can be told to be its."""
    if saying.named:
        part.named = saying.named
        part.labels = [*part.labels, *[(cid, name * NAMED & MASK) for cid, name in saying.named]]
    part.gone, part.ranked = saying.gone, saying.ranked
    about = {*part.about, *saying.cards}
    if saying.named:
        about.update([cid for cid, _ in saying.named])
    if saying.gone:
        about.update([ref.id for ref, _ in saying.gone])
    if saying.ranked and not about:
        about.add(NOTHING)
    part.about = about
    return part
