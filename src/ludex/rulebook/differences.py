"""What changed between two editions of a game, rule by rule, in the words of their ledgers."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum

import msgspec

from ludex.rulebook.citing import FAMILIES
from ludex.rulebook.families import family_of, table
from ludex.rulebook.ledger import ledger


class Change(StrEnum):
    """What became of a rule from one book to another."""

    SAME = "same"  # the same number and the same gist
    MOVED = "moved"  # the same gist under another number
    CHANGED = "changed"  # the same question, answered or worded otherwise; its number may be another, too
    ADDED = "added"  # only the later one of the two named has it
    REMOVED = "removed"  # only the first one named has it


class Strangers(ValueError):
    """Two books that are not of one family, so their rules cannot be told apart one by one."""


class Difference(msgspec.Struct, frozen=True):
    """One rule in two books: its number and gist in each that has it."""

    change: Change
    old: str | None
    new: str | None
    old_gist: str = ""
    new_gist: str = ""

    @property
    def chapter(self) -> str:
        """The chapter it stands in: the new book's, or the old one's for what is only there."""
        number = self.new or self.old or ""
        return number.partition(":")[0].partition(".")[0]


class Comparison(msgspec.Struct, frozen=True):
    """Two books of one family, and every rule that differs, in the order of the new one and then of the old."""

    family: str
    old: str
    new: str
    same: int
    differences: tuple[Difference, ...]

    @property
    def counts(self) -> dict[str, int]:
        """How many rules became what."""
        found = Counter(each.change for each in self.differences)
        return {change.value: self.same if change is Change.SAME else found[change] for change in Change}


def differences(old: str, new: str) -> Comparison:
    """Compare two books of one family."""
    family = family_of(old)
    if family is None or family != family_of(new):
        known = "; ".join(f"{name}: {', '.join(books)}" for name, books in FAMILIES.items())
        raise Strangers(f"{old} and {new} are not editions of one game. The families are {known}")
    pairs = _pairs(family, old, new)
    found = [_difference(old, new, *pair) for pair in pairs]
    paired_old, paired_new = {pair[0] for pair in pairs}, {pair[1] for pair in pairs}
    found += [
        Difference(Change.ADDED, None, line.number, new_gist=line.gist)
        for line in ledger(new)
        if line.number not in paired_new
    ]
    order = {number: at for at, number in enumerate(ledger(new).lines)}
    found.sort(key=lambda each: order[each.new or ""])
    found += [
        Difference(Change.REMOVED, line.number, None, old_gist=line.gist)
        for line in ledger(old)
        if line.number not in paired_old
    ]
    told = tuple(each for each in found if each.change is not Change.SAME)
    return Comparison(family, old, new, len(found) - len(told), told)


def _pairs(family: str, old: str, new: str) -> list[tuple[str, str]]:
    """Numbers of the two books that stand for one rule."""
    if old == new:
        return [(number, number) for number in ledger(old).lines]
    books = table(family)
    shared = (number for number in books[FAMILIES[family][0]] if number in books[old] and number in books[new])
    return list(dict.fromkeys((books[old][number], books[new][number]) for number in shared))


def _difference(old: str, new: str, old_number: str, new_number: str) -> Difference:
    before, after = ledger(old)[old_number].gist, ledger(new)[new_number].gist
    unmoved = Change.SAME if old_number == new_number else Change.MOVED
    return Difference(unmoved if before == after else Change.CHANGED, old_number, new_number, before, after)
