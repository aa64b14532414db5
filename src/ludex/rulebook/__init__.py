"""Rule numbers as data: citing, the ledger of every book, and the audit that joins ledger, code and tests.

`gist("sve 8.4.9")` is what a rule says, in our own words; `show("sve", "8.4.9")` its line, code, tests and
rulings; `audit("sve")` tells whether every rule has its line, its code and its test. Editions of one game are a
family, cited together as `fow 8.2:3`; `differences("fow-5.01", "fow-5.5")` tells what changed.
"""

from ludex.rulebook.audit import Audit, Details, FamilyCard, RuleCard, audit, show, show_family, where
from ludex.rulebook.citing import BOOKS, FAMILIES, BadCitation, Rule
from ludex.rulebook.differences import Change, Comparison, Difference, Strangers, differences
from ludex.rulebook.families import family_of, numbers
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
    "FAMILIES",
    "Audit",
    "BadCitation",
    "Change",
    "Comparison",
    "Details",
    "Difference",
    "FamilyCard",
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
    "Strangers",
    "UnknownBook",
    "UnknownRule",
    "audit",
    "books",
    "differences",
    "family_of",
    "gist",
    "ledger",
    "numbers",
    "rulings",
    "rulings_on",
    "show",
    "show_family",
    "where",
]
