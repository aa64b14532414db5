"""The ledger: reading it, refusing a faulty one, and what every ledger in the project must satisfy."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from ludex import rulebook
from ludex.rulebook.citing import BOOKS
from ludex.rulebook.ledger import (
    NEEDS_REASON,
    Kept,
    LedgerError,
    UnknownBook,
    UnknownRule,
    ledger,
    official_numbers,
    read_ledger,
)
from ludex.rulebook.rulings import rulings, rulings_on, rulings_page

HEADER = "number\tkept\tgist\treason\tsee\n"
ROOT = Path(__file__).parents[2]


def read(tmp_path: Path, rows: str, header: str = HEADER) -> rulebook.Ledger:
    path = tmp_path / "sve.tsv"
    path.write_text(header + rows, encoding="utf-8")
    return read_ledger(path, "sve")


def test_a_line_has_number_way_gist_reason_and_pointers(tmp_path):
    lines = read(tmp_path, "1.1\ttitle\tPlayers\n1.1.1\tjudge\tTwo of them.\tOnly people can count\t1.1\n")

    assert lines["1.1.1"] == rulebook.Line(
        "1.1.1", Kept.JUDGE, "Two of them.", "Only people can count", ("1.1",)
    )
    assert [line.number for line in lines.kept_as(Kept.TITLE)] == ["1.1"]


def test_parents_and_children_skip_numbers_without_a_line(tmp_path):
    lines = read(tmp_path, "4.1\ttitle\tA\n4.1.2\ttitle\tB\n4.1.2.1.1\ttitle\tC\n4.1.3\ttitle\tD\n")

    assert lines.children("4.1") == ("4.1.2", "4.1.3")
    assert lines.children("4.1.2") == ("4.1.2.1.1",)
    assert lines.parent("4.1.2.1.1") == "4.1.2"
    assert lines.parent("4.1") is None
    assert lines.children("4.1.3") == ()


def test_a_chapter_is_a_heading_without_a_line(tmp_path):
    lines = read(tmp_path, "4.1.2\ttitle\tB\n")

    assert lines.is_heading_only("4.1")
    assert lines.is_heading_only("4")
    assert not lines.is_heading_only("4.1.2")
    assert not lines.is_heading_only("5")


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        ("1.1\ttitle\tA\n1.1\ttitle\tB\n", r"sve\.tsv:3: sve 1\.1 has a line already"),
        ("1.1\tkept\tA\n", r"sve\.tsv:2: 1\.1 is kept as 'kept'; expected one of enforced, defined"),
        ("1.1\tphysical\tA\n", r"sve\.tsv:2: 1\.1 is physical, which needs a reason"),
        ("1.1\tjudge\tA\t \n", r"1\.1 is judge, which needs a reason"),
        ("1.1\tenforced\t\n", r"1\.1 has no gist"),
        ("1.1 enforced A\n", r"1 columns where 3 to 5 are expected"),
        ("1.2\ttitle\tB\n1.1\ttitle\tA\n", r"1\.1 stands after 1\.2"),
        ("1.1\ttitle\tA\t\t9.9\n", r"1\.1 points to 9\.9, which has no line"),
    ],
)
def test_a_faulty_ledger_is_refused_with_the_fault(tmp_path, rows, complaint):
    with pytest.raises(LedgerError, match=complaint):
        read(tmp_path, rows)


def test_all_faults_are_told_at_once(tmp_path):
    with pytest.raises(LedgerError) as refused:
        read(tmp_path, "1.1\tkept\tA\n1.2\tenforced\t\n")

    assert len(str(refused.value).splitlines()) == 2


def test_the_columns_must_be_named(tmp_path):
    with pytest.raises(LedgerError, match="columns must be number, kept, gist, reason, see"):
        read(tmp_path, "", header="id\tgist\n")


def test_a_gist_is_found_by_its_citation():
    assert rulebook.gist("sve 7.2.4") == "One card is drawn for the turn."
    assert rulebook.gist(rulebook.Rule("sve", "7.2.4")) == rulebook.gist("sve 7.2.4")


def test_an_unknown_book_or_rule_is_named():
    with pytest.raises(UnknownBook, match="'chess'; there are sve"):
        ledger("chess")
    with pytest.raises(UnknownRule, match=r"sve has no paragraph 99\.1"):
        rulebook.gist("sve 99.1")


def test_a_book_without_a_ledger_has_no_lines_and_is_not_listed(tmp_path, monkeypatch):
    (tmp_path / "ledger").mkdir()
    (tmp_path / "ledger/cfv.tsv").write_text(HEADER, encoding="utf-8")
    # The package's `ledger` is the function; the module of that name is asked for by its full name.
    monkeypatch.setattr(import_module("ludex.rulebook.ledger"), "folder", lambda book, name: tmp_path / name)

    assert rulebook.books() == ("cfv",)
    assert len(ledger.__wrapped__("sve")) == 0


@pytest.mark.parametrize(
    ("book", "count"), [("sve", 819), ("cfv", 660), ("fow-2.0", 629), ("fow-5.01", 505), ("fow-5.5", 615)]
)
def test_every_paragraph_of_the_book_is_listed_once(book, count):
    numbers = official_numbers(book)

    assert len(numbers) == len(set(numbers)) == count
    assert list(BOOKS).count(book) == 1


@pytest.mark.parametrize("book", rulebook.books())
class TestEveryLedger:
    def test_has_a_line_for_every_paragraph_in_order(self, book):
        assert tuple(line.number for line in ledger(book)) == official_numbers(book)

    def test_says_each_rule_in_words_of_its_own(self, book):
        gists = Counter(line.gist for line in ledger(book) if line.kept is not Kept.TITLE)

        assert [text for text, times in gists.items() if times > 1] == []

    def test_writes_rules_as_sentences_and_titles_as_titles(self, book):
        for line in ledger(book):
            assert line.gist == line.gist.strip(), line.number
            assert line.gist.endswith(".") == (line.kept is not Kept.TITLE), line.number

    def test_gives_its_reasons(self, book):
        assert all(line.reason for line in ledger(book) if line.kept in NEEDS_REASON)

    def test_has_rulings_about_rules_that_exist(self, book):
        for at, ruling in enumerate(rulings(book), start=1):
            assert ruling.id == f"{book}-R{at}"
            assert ruling.rules
            assert all(number in ledger(book) for number in ruling.rules), ruling.id

    def test_has_a_page_of_rulings_that_says_what_the_data_says(self, book):
        page = ROOT / "docs" / "rulings" / f"{book}.md"
        mend = f"ludex.rulebook.rulings.write_rulings_page({book!r}, Path('.')) writes it anew"

        assert page.read_text(encoding="utf-8") == rulings_page(book), mend


def test_sve_is_nearly_all_enforced():
    assert len(ledger("sve").kept_as(Kept.ENFORCED)) >= 520


def test_rulings_are_found_by_the_rule_they_are_about():
    assert [ruling.id for ruling in rulings_on("sve", "1.2.4")] == ["sve-R24"]
    assert rulings_on("sve", "1.1.1") == ()
