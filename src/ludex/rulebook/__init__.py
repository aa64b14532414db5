"""Rule numbers as data: citing, the ledger of every book, and the audit that joins ledger, code and tests.

`gist("sve 8.4.9")` is what a rule says, in our own words; `show("sve", "8.4.9")` its line, code, tests and
rulings; `audit("sve")` tells whether every rule has its line, its code and its test.
"""

from ludex.rulebook.audit import Audit, Details, RuleCard, audit, show, where
from ludex.rulebook.citing import BOOKS, BadCitation, Rule
from ludex.rulebook.ledger import (
    Kept,
    Ledger,
    LedgerError,
    Line,
    UnknownBook,
    UnknownRule,
    books,
    gist,
    ledger,
)
from ludex.rulebook.places import NotACheckout, Place, Sighting
from ludex.rulebook.rulings import Ruling, rulings, rulings_on

__all__ = [
    "BOOKS",
    "Audit",
    "BadCitation",
    "Details",
    "Kept",
    "Ledger",
    "LedgerError",
    "Line",
    "NotACheckout",
    "Place",
    "Rule",
    "RuleCard",
    "Ruling",
    "Sighting",
    "UnknownBook",
    "UnknownRule",
    "audit",
    "books",
    "gist",
    "ledger",
    "rulings",
    "rulings_on",
    "show",
    "where",
]
