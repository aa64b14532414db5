"""RULES.md is the book: it says what the ledger says."""

from pathlib import Path

from ludex.rulebook import ledger

BOOK = (Path(__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")


def test_every_line_of_the_ledger_is_in_the_book():
    for line in ledger("skerry"):
        assert f"{line.number} {line.gist}" in BOOK.replace("**", "")
