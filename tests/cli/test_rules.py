from typing import Any

import pytest
from msgspec.structs import replace

from ludex import rulebook
from ludex.cli import rules
from ludex.games import books
from tests.cli.conftest import Ludex

PROMISED = {
    "total", "enforced", "defined", "title", "physical", "judge", "missing",
    "enforced_without_code", "enforced_without_test",
}  # fmt: skip


def gapless(book: str, cited: object = None) -> rulebook.Audit:
    """An audit with nothing to complain of."""
    nothing: dict[str, Any] = dict.fromkeys(rulebook.Details.__struct_fields__, ())
    zeros: dict[str, Any] = dict.fromkeys(rulebook.Audit.__struct_fields__, 0)
    return rulebook.Audit(**zeros | {"book": book, "details": rulebook.Details(**nothing)})


def gap(book: str, cited: object = None) -> rulebook.Audit:
    """An audit that misses one line."""
    clean = gapless(book)
    return replace(clean, missing=1, details=replace(clean.details, missing_ids=("1.1",)))


def test_audit_of_one_book_is_one_flat_document(ludex: Ludex) -> None:
    outcome = ludex("rules", "audit", "sve", "--json")

    assert outcome.code == 0
    assert outcome.err == ""
    assert outcome.document.keys() >= PROMISED
    assert outcome.document["total"] == 819
    assert outcome.document["missing"] == 0


def test_audit_without_a_book_has_every_book_that_is_played(ludex: Ludex) -> None:
    document = ludex("rules", "audit", "--json").document

    assert tuple(document) == books()
    assert all(each.keys() >= PROMISED for each in document.values())


def test_detail_adds_the_numbers_behind_the_counts(ludex: Ludex) -> None:
    document = ludex("rules", "audit", "sve", "--detail", "--json").document

    assert len(document["missing_ids"]) == document["missing"]
    assert len(document["enforced_without_test_ids"]) == document["enforced_without_test"]


def test_a_clean_audit_passes(ludex: Ludex, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "audit_book", gapless)

    assert ludex("rules", "audit", "sve").code == 0


def test_a_gap_fails_the_build_by_number(ludex: Ludex, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "audit_book", gap)

    outcome = ludex("rules", "audit", "sve")

    assert outcome.code == 1
    assert "sve: no line in the ledger: 1.1" in outcome.out


def test_an_unknown_book_is_refused_with_the_books_there_are(ludex: Ludex) -> None:
    outcome = ludex("rules", "audit", "svw", "--json")

    assert outcome.code == 2
    assert outcome.out == ""
    assert "no book 'svw'" in outcome.err
    assert "fow-5.5" in outcome.err


def test_show_says_gist_state_code_and_tests(ludex: Ludex) -> None:
    document = ludex("rules", "show", "sve", "8.4.9", "--json").document

    assert document["gist"] == rulebook.gist("sve 8.4.9")
    assert document["status"] == "enforced"
    assert {"code", "tests", "parent", "children"} <= document.keys()

    page = ludex("rules", "show", "sve", "8.4.9")
    assert page.code == 0
    assert page.out.startswith("sve 8.4.9\n")


def test_a_family_is_audited_book_by_book(ludex: Ludex) -> None:
    document = ludex("rules", "audit", "fow", "--json").document

    assert tuple(document) == rulebook.FAMILIES["fow"]
    assert all(each.keys() >= PROMISED for each in document.values())


def test_show_of_a_family_says_each_editions_gist(ludex: Ludex) -> None:
    document = ludex("rules", "show", "fow", "9.6:10", "--json").document

    assert (document["family"], document["number"]) == ("fow", "9.6:10")
    assert {book: each["number"] for book, each in document["editions"].items()} == {
        "fow-5.5": "9.6:10",
        "fow-5.01": "9.6:8",
        "fow-2.0": "7.2.1.2:3",
    }

    page = ludex("rules", "show", "fow", "12.3:2")
    assert page.code == 0
    assert page.out.startswith("fow 12.3:2\n")
    assert f"fow-5.01 12.3:2 (enforced) {rulebook.gist('fow-5.01 12.3:2')}" in page.out
    assert "fow-2.0: no such rule" in page.out


def test_a_number_the_family_lacks_is_refused_with_what_is_near(ludex: Ludex) -> None:
    outcome = ludex("rules", "show", "fow", "8.2:33")

    assert outcome.code == 2
    assert "fow has no paragraph 8.2:33" in outcome.err
    assert "Near it are 8.2:1, 8.2:2" in outcome.err


def test_diff_is_one_document_of_rules_that_differ(ludex: Ludex) -> None:
    document = ludex("rules", "diff", "fow-5.01", "fow-5.5", "--json").document

    told = document.pop("differences")
    assert document == {
        "family": "fow", "old": "fow-5.01", "new": "fow-5.5",
        "same": 408, "moved": 22, "changed": 82, "added": 103, "removed": 3,
    }  # fmt: skip
    assert len(told) == 22 + 82 + 103 + 3
    assert {
        "change": "moved",
        "old": "10.9:4",
        "new": "10.9:3",
        "old_gist": rulebook.gist("fow-5.01 10.9:4"),
        "new_gist": rulebook.gist("fow-5.5 10.9:3"),
    } in told


def test_diff_is_a_page_by_chapters(ludex: Ludex) -> None:
    outcome = ludex("rules", "diff", "fow-5.01", "fow-2.0")

    assert outcome.code == 0
    assert "fow-2.0, chapter 5: The course of the game" in outcome.out
    assert "fow-5.01, chapter 12" in outcome.out
    assert f"- {rulebook.gist('fow-5.01 8.1:1')}" in outcome.out
    assert f"+ {rulebook.gist('fow-2.0 5.6.1:1')}" in outcome.out
    assert outcome.out.rstrip().splitlines()[-1].startswith("From fow-5.01 to fow-2.0: 0 same, ")


@pytest.mark.parametrize(
    ("books", "complaint"),
    [
        (("sve", "cfv"), "sve and cfv are not editions of one game"),
        (("fow-5.5", "sve"), "The families are fow: fow-5.5, fow-5.01, fow-2.0"),
        (("fow-5.5", "fow-5"), "There is no book 'fow-5'"),
        (("fow", "fow-5.5"), "There is no book 'fow'"),
    ],
)
def test_diff_of_strangers_is_refused(ludex: Ludex, books: tuple[str, str], complaint: str) -> None:
    outcome = ludex("rules", "diff", *books)

    assert outcome.code == 2
    assert outcome.out == ""
    assert complaint in outcome.err


@pytest.mark.parametrize(("number", "near"), [("8.4.99", "8.4.1"), ("8", "8.1"), ("99.1", "begins with 1.1")])
def test_a_number_the_book_lacks_is_refused_with_what_is_near(ludex: Ludex, number: str, near: str) -> None:
    outcome = ludex("rules", "show", "sve", number)

    assert outcome.code == 2
    assert f"sve has no paragraph {number}" in outcome.err
    assert near in outcome.err
