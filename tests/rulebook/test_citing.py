"""Rule citations: reading, writing, ordering, finding them in prose."""

from __future__ import annotations

import random

import pytest

from ludex.rulebook.citing import BOOKS, BadCitation, Rule, ancestors, rules_in, rulings_in
from ludex.rulebook.ledger import official_numbers


@pytest.mark.parametrize("text", ["sve 8.4.9", "fow-5.5 5.4:6.2", "sve B-1:8.5.1", "sve B-2", "fow-2.0 1:1"])
def test_a_citation_is_read_and_written_back(text):
    assert str(Rule.parse(text)) == text


@pytest.mark.parametrize("text", ["8.4.9", "sve", "sve  8.4.9", "sve 8.4.9.", "chess 1", "sve b-1:6.1"])
def test_what_is_no_citation_is_refused_with_an_example(text):
    with pytest.raises(BadCitation, match=r"sve 8\.4\.9"):
        Rule.parse(text)


@pytest.mark.parametrize("book", BOOKS)
def test_rules_sort_as_their_book_prints_them(book):
    printed = [Rule(book, number) for number in official_numbers(book)]
    mixed = random.Random(5).sample(printed, len(printed))

    assert sorted(mixed) == printed


def test_books_sort_in_the_order_they_are_listed():
    assert Rule("sve", "15.2.1.3") < Rule("cfv", "1.1") < Rule("fow-5.5", "1.1")


@pytest.mark.parametrize(
    ("number", "above"),
    [
        ("8.4.9.1", ["8.4.9", "8.4", "8"]),
        ("5.4:6.2", ["5.4:6", "5.4", "5"]),
        ("B-1:8.5.1", ["B-1:8.5", "B-1:8", "B-1"]),
        ("8", []),
    ],
)
def test_ancestors_come_nearest_first(number, above):
    assert list(ancestors(number)) == above


def test_citations_are_found_in_prose():
    prose = "Both deal damage (sve 8.4.9), see sve 8.4.9.1. In fow-5.5 5.4:6.2: not; in sve B-1:8.5.1, yes."

    assert [str(rule) for rule, _ in rules_in(prose)] == [
        "sve 8.4.9",
        "sve 8.4.9.1",
        "fow-5.5 5.4:6.2",
        "sve B-1:8.5.1",
    ]


@pytest.mark.parametrize("prose", ["sve 8.4.9a", "xsve 8.4.9", "sve8.4.9", "sve\n8.4.9", "mysve-sve 8x"])
def test_a_misspelt_citation_is_not_read_as_part_of_itself(prose):
    assert list(rules_in(prose)) == []


def test_rulings_are_found_in_prose():
    assert [ruling for ruling, _ in rulings_in("as in sve-R12, fow-5.5-R3; not sve-R or sve-R1x")] == [
        "sve-R12",
        "fow-5.5-R3",
    ]
