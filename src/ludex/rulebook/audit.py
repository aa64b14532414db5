"""The audit: does every rule have its line, and every enforced rule its code and its test?

It joins three things that are written by different hands: the ledger, the citations in the sources, and the
citations in the tests. Each must know the others' numbers.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from pathlib import Path

import msgspec

from ludex.rulebook.citing import BadCitation, Rule, rulings_in
from ludex.rulebook.families import editions, family_of, is_heading_only, number_in
from ludex.rulebook.keepers import RULELESS, Role
from ludex.rulebook.ledger import Kept, Ledger, UnknownRule, ledger, official_numbers
from ludex.rulebook.places import (
    NotACheckout,
    Place,
    Sighting,
    checkout,
    name_surroundings,
    sightings_in_code,
)
from ludex.rulebook.rulings import rulings, rulings_on
from ludex.rulebook.testmarks import sightings_in_tests

Where = dict[str, list[Place]]
"""Places by what they cite: a number of the book, or the id of a ruling."""


PILE = 4
"""A test that carries so many rules is the own test of none."""


class Details(msgspec.Struct, frozen=True):
    """The numbers behind an audit's counts."""

    missing_ids: tuple[str, ...]
    not_in_book_ids: tuple[str, ...]
    enforced_without_code_ids: tuple[str, ...]
    enforced_without_test_ids: tuple[str, ...]
    enforced_by_mention_only_ids: tuple[str, ...]
    enforced_without_own_test_ids: tuple[str, ...]
    unknown: tuple[Sighting, ...]
    rulings_without_code_ids: tuple[str, ...]
    rulings_without_test_ids: tuple[str, ...]


class Audit(msgspec.Struct, frozen=True):
    """The state of one book. `total` counts the book's paragraphs, the ways of keeping the ledger's lines."""

    book: str
    total: int
    enforced: int
    defined: int
    title: int
    physical: int
    judge: int
    missing: int
    not_in_book: int
    enforced_without_code: int
    enforced_without_test: int
    enforced_by_mention_only: int
    enforced_without_own_test: int
    unknown_citations: int
    rulings: int
    rulings_without_code: int
    rulings_without_test: int
    details: Details

    @property
    def clean(self) -> bool:
        """A build may pass: no gap in the ledger, no enforced rule unkept, no citation of nothing."""
        return not (
            self.missing
            or self.not_in_book
            or self.enforced_without_code
            or self.enforced_without_test
            or self.enforced_by_mention_only
            or self.enforced_without_own_test
            or self.unknown_citations
        )

    def as_json(self, *, detail: bool = False) -> dict[str, object]:
        """Plain data: the counts, and with detail the numbers behind them."""
        counts: dict[str, object] = {
            field: getattr(self, field) for field in self.__struct_fields__ if field != "details"
        }
        return counts | (msgspec.to_builtins(self.details) if detail else {})


class RuleCard(msgspec.Struct, frozen=True):
    """All there is to know about one rule. `traced` is false where no sources and tests could be read."""

    book: str
    number: str
    gist: str
    status: str
    reason: str
    see: tuple[str, ...]
    parent: str | None
    children: tuple[str, ...]
    ruling: tuple[str, ...]
    code: tuple[Place, ...]
    tests: tuple[Place, ...]
    traced: bool


class FamilyCard(msgspec.Struct, frozen=True):
    """One rule of a family: its card in each of the books, None where a book says no such thing."""

    family: str
    number: str
    editions: dict[str, RuleCard | None]


class Trace(msgspec.Struct, frozen=True):
    """Where the rules and rulings of one book are cited, and citations that fit nothing."""

    code: Where
    tests: Where
    unknown: tuple[Sighting, ...]


class Cited(msgspec.Struct, frozen=True):
    """Every citation in a checkout, of whatever book."""

    root: Path
    code: list[Sighting]
    tests: list[Sighting]


def cited_in(root: Path) -> Cited:
    """Read a checkout."""
    return Cited(root, sightings_in_code(root), sightings_in_tests(root))


def trace(book: str, checked: Path | Cited) -> Trace:
    """The citations of one book in a checkout."""
    cited = cited_in(checked) if isinstance(checked, Path) else checked
    lines = ledger(book)
    known = frozenset(ruling.id for ruling in rulings(book))
    code, strays_in_code = _sort(cited.code, lines, known)
    tests, strays_in_tests = _sort(cited.tests, lines, known)
    return Trace(code, tests, (*strays_in_code, *strays_in_tests))


def audit(book: str, root: Path | Cited | None = None) -> Audit:
    """Join the ledger of a book with the code and the tests of a checkout, or of what was read of it."""
    lines = ledger(book)
    official = official_numbers(book)
    found = trace(book, root if isinstance(root, Cited) else checkout(root, book))
    enforced = [line.number for line in lines.kept_as(Kept.ENFORCED)]
    ids = [ruling.id for ruling in rulings(book)]
    details = Details(
        missing_ids=_without(official, lines.lines),
        not_in_book_ids=_without(lines.lines, official),
        enforced_without_code_ids=_without(enforced, found.code),
        enforced_without_test_ids=_without(enforced, found.tests),
        enforced_by_mention_only_ids=tuple(n for n in enforced if found.code.get(n) and not _kept(found.code[n])),
        enforced_without_own_test_ids=_piled(enforced, found.tests),
        unknown=found.unknown,
        rulings_without_code_ids=_without(ids, found.code),
        rulings_without_test_ids=_without(ids, found.tests),
    )
    return Audit(
        book=book,
        total=len(official),
        **{kept.value: len(lines.kept_as(kept)) for kept in Kept},
        missing=len(details.missing_ids),
        not_in_book=len(details.not_in_book_ids),
        enforced_without_code=len(details.enforced_without_code_ids),
        enforced_without_test=len(details.enforced_without_test_ids),
        enforced_by_mention_only=len(details.enforced_by_mention_only_ids),
        enforced_without_own_test=len(details.enforced_without_own_test_ids),
        unknown_citations=len(details.unknown),
        rulings=len(ids),
        rulings_without_code=len(details.rulings_without_code_ids),
        rulings_without_test=len(details.rulings_without_test_ids),
        details=details,
    )


def show(book: str, number: str, root: Path | None = None) -> RuleCard:
    """One rule: what it says, how it is kept, and (in a checkout) where."""
    return _card(Rule(book, number), _cited_if_any(root, book))


def show_family(family: str, number: str, root: Path | None = None) -> FamilyCard:
    """One rule of a family, edition by edition."""
    rules = editions(family, number)
    cited = _cited_if_any(root, family)
    cards = {book: None if rule is None else _card(rule, cited) for book, rule in rules.items()}
    return FamilyCard(family, number, cards)


def where(citation: str | Rule, root: Path | None = None) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    """The code places and the tests of a rule of one book."""
    rule = Rule.parse(citation) if isinstance(citation, str) else citation
    return _places(rule, cited_in(checkout(root, rule.book)))


def _cited_if_any(root: Path | None, book: str) -> Cited | None:
    try:
        return cited_in(checkout(root, book))
    except NotACheckout:
        return None


def _places(rule: Rule, cited: Cited) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    found = trace(rule.book, cited)
    code = name_surroundings(cited.root, found.code.get(rule.number, ()))
    return code, tuple(sorted(found.tests.get(rule.number, ())))


def _card(rule: Rule, cited: Cited | None) -> RuleCard:
    book, number = rule.book, rule.number
    lines = ledger(book)
    line = lines[number]
    code, tests = _places(rule, cited) if cited else ((), ())
    return RuleCard(
        book=book,
        number=number,
        gist=line.gist,
        status=line.kept.value,
        reason=line.reason,
        see=line.see,
        parent=lines.parent(number),
        children=lines.children(number),
        ruling=tuple(ruling.id for ruling in rulings_on(book, number)),
        code=code,
        tests=tests,
        traced=cited is not None,
    )


def _sort(sightings: Iterable[Sighting], lines: Ledger, known_rulings: frozenset[str]) -> tuple[Where, list[Sighting]]:
    """The sightings that are this book's, by number or ruling, and those that cite what does not exist."""
    found: Where = defaultdict(list)
    unknown: list[Sighting] = []
    for sighting in sightings:
        key = key_of(sighting, lines.book)
        if key is None or lines.is_heading_only(key):
            continue
        if key in lines or key in known_rulings:
            if not _is_example(sighting.place):
                found[key].append(sighting.place)
        else:
            unknown.append(sighting)
    return found, unknown


def _is_example(place: Place) -> bool:
    """A mention in a room that contains no rule."""
    parts = place.path.split("/")
    return place.role == Role.MENTION and len(parts) > 2 and parts[2] in RULELESS


def _kept(places: Iterable[Place]) -> bool:
    """Whether one of the places keeps the rule and does not merely mention it."""
    return any(place.role != Role.MENTION for place in places)


def _piled(enforced: Collection[str], tests: Where) -> tuple[str, ...]:
    """The enforced rules whose every test carries so many that none is the rule's own; headings do not count."""
    carried = Counter(place for number in enforced for place in set(tests.get(number, ())))
    return tuple(n for n in enforced if tests.get(n) and all(carried[place] >= PILE for place in tests[n]))


def key_of(sighting: Sighting, book: str) -> str | None:
    """The number or ruling cited, None if of another book; what is no citation is given back as it is."""
    for ruling, _ in rulings_in(sighting.citation):
        return ruling if ruling.startswith(f"{book}-R") else None
    try:
        rule = Rule.parse(sighting.citation)
    except BadCitation:
        return sighting.citation
    if rule.book == family_of(book):
        return _key_in_family(rule, book, sighting.editions)
    return rule.number if rule.book == book else None


def _key_in_family(rule: Rule, book: str, only: tuple[str, ...]) -> str | None:
    """The number that a family citation has in one of its books; an unknown one is given back as it is."""
    try:
        number = number_in(book, rule.number)
    except UnknownRule:
        return None if is_heading_only(rule.book, rule.number) else str(rule)
    return None if only and book not in only else number


def _without(wanted: Iterable[str], present: Iterable[str]) -> tuple[str, ...]:
    """What is wanted and not present, in order."""
    have = frozenset(present)
    return tuple(each for each in wanted if each not in have)
