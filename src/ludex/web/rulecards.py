"""Rules as documents: gist, status, code, tests, rulings. The sources are read once, however often one asks."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from ludex.rulebook import NotACheckout, ledger, rulings_on
from ludex.rulebook.audit import Cited, Trace, cited_in, trace
from ludex.rulebook.places import checkout, name_surroundings
from ludex.web.protocol.http import RuleCard


@lru_cache(maxsize=4_096)  # more than there are rules
def rule_card(book: str, number: str) -> RuleCard:
    """All there is to know about a rule; `LookupError` if there is none. `traced`: whether sources could be read."""
    lines = ledger(book)
    line = lines[number]
    cited = _cited(book)
    code: Any = () if cited is None else name_surroundings(cited.root, _trace(book).code.get(number, ()))
    tests: Any = () if cited is None else sorted(_trace(book).tests.get(number, ()))
    return RuleCard(
        book=book,
        number=number,
        gist=line.gist,
        status=line.kept,
        reason=line.reason,
        see=list(line.see),
        parent=lines.parent(number),
        children=list(lines.children(number)),
        code=list(code),
        tests=list(tests),
        rulings=list(rulings_on(book, number)),
        traced=cited is not None,
    )


def _cited(book: str) -> Cited | None:
    try:
        return _read(checkout(book=book))
    except NotACheckout:
        return None


_read = cache(cited_in)


@cache
def _trace(book: str) -> Trace:
    cited = _cited(book)
    assert cited is not None
    return trace(book, cited)
