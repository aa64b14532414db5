"""Families of books: the table of numbers, citing a family, and what the audit and the comparison make of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludex import rulebook
from ludex.rulebook import FAMILIES, LedgerError, Rule, Strangers, UnknownBook, UnknownRule, differences, ledger
from ludex.rulebook.audit import audit, show_family, trace
from ludex.rulebook.citing import BadCitation, rules_in
from ludex.rulebook.differences import Change
from ludex.rulebook.families import editions, number_in, numbers, read_family, table
from ludex.rulebook.ledger import Kept, official_numbers
from tests.rulebook.checkouts import Checkout

FOW = FAMILIES["fow"]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


# -- the table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_the_numbers_of_its_first_book(family):
    first = FAMILIES[family][0]

    assert tuple(table(family)[first]) == official_numbers(first)
    assert all(number == own for number, own in table(family)[first].items())


@pytest.mark.parametrize(
    ("family", "number", "earlier", "earliest"),
    [
        ("fow-5.5", "8.2:3", "8.2:3", "5.6.2:3"),  # attack or forfeit
        ("fow-5.5", "9.1:1.1", "9.1:1.2", "7.2.3:1"),  # an activated ability: the kinds are listed in another order
        ("fow-5.5", "9.6:10", "9.6:8", "7.2.1.2:3"),  # a trigger whose card is gone: changed and moved
        ("fow-5.5", "7.10:1", "7.10:1", "7.3.1:5"),  # when a lifebreak is open: the threshold is another
        ("fow-5.5", "11.1:1.2", "11.1:2", "8.2:1"),  # what pierces
        ("fow-5.5", "2.8:2", "2.3:6", None),  # where attributes come from
        ("fow-5.5", "12.4:2", None, None),  # God's Art came with 5.5
    ],
)
def test_a_rule_is_found_in_every_edition(family, number, earlier, earliest):
    assert [number_in(book, number) for book in (family, "fow-5.01", "fow-2.0")] == [number, earlier, earliest]
    assert editions("fow", number) == {
        "fow-5.5": Rule("fow-5.5", number),
        "fow-5.01": earlier and Rule("fow-5.01", earlier),
        "fow-2.0": earliest and Rule("fow-2.0", earliest),
    }


def test_two_editions_that_say_the_same_are_one_line():
    """Only the three rules that 5.5 left out have no line, and an equal gist is never cut in two."""
    said = {line.gist: line.number for line in ledger("fow-5.01") if line.kept is not Kept.TITLE}
    held = set(table("fow")["fow-5.01"].values())

    assert [number for number in official_numbers("fow-5.01") if number not in held] == [
        "7.2:3.1",
        "10.9:2",
        "13.3:1.1",
    ]
    for line in ledger("fow-5.5"):
        if line.kept is not Kept.TITLE and line.gist in said:
            assert number_in("fow-5.01", line.number) == said[line.gist]


def test_titles_stand_beside_titles():
    for book in FOW:
        for number, own in table("fow")[book].items():
            title = ledger("fow-5.5")[number].kept is Kept.TITLE
            assert (ledger(book)[own].kept is Kept.TITLE) == title, (book, number, own)


def test_numbers_turn_what_chapters_cite_into_what_the_book_says():
    assert numbers("fow-5.01")["fow 9.1:1.1"] == "fow-5.01 9.1:1.2"
    assert numbers("fow-2.0")["fow 9.3:3.1"] == "fow-2.0 1.4.5:26"
    assert numbers("fow-5.5")["fow 8.2:3"] == "fow-5.5 8.2:3"
    assert "fow 12.4:2" not in numbers("fow-2.0")
    assert [len(numbers(book)) for book in FOW] == [615, 512, 364]
    assert numbers("sve") == {}


@pytest.mark.parametrize("book", FOW)
def test_every_number_can_be_cited_and_read(book):
    for citation, own in numbers(book).items():
        assert Rule.parse(citation).book == "fow"
        assert rulebook.gist(own)


def test_what_is_unknown_is_named():
    with pytest.raises(UnknownBook, match="'fow-9'; there are sve"):
        numbers("fow-9")
    with pytest.raises(UnknownRule, match=r"fow has no paragraph 99:1: its numbers are those of fow-5\.5"):
        number_in("fow-2.0", "99:1")
    with pytest.raises(UnknownRule, match="sve belongs to no family"):
        number_in("sve", "1.1.1")


HEADER = "fow-5.5\tfow-5.01\tfow-2.0"
WHOLE = [f"{number}\t-\t-" for number in official_numbers("fow-5.5")]


def read(tmp_path: Path, rows: list[str], header: str = HEADER) -> object:
    path = tmp_path / "fow.tsv"
    path.write_text("\n".join([header, *rows]) + "\n", encoding="utf-8")
    return read_family(path, FOW)


def test_a_table_may_leave_a_book_out(tmp_path):
    assert read(tmp_path, WHOLE) == {"fow-5.5": table("fow")["fow-5.5"], "fow-5.01": {}, "fow-2.0": {}}


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        (["1.1\t1.1", *WHOLE[1:]], r"fow\.tsv:2: 2 columns where 3 are expected"),
        (["1.1\t9.99\t-", *WHOLE[1:]], r"fow\.tsv:2: fow-5\.01 has no paragraph 9\.99"),
        (["1.1\t\t-", *WHOLE[1:]], r"fow-5\.01 has no paragraph \(nothing\)"),
        (["-\t1.1\t-", *WHOLE[1:]], r"fow\.tsv:2: a line begins with a number of fow-5\.5"),
        (WHOLE[1:], r"fow\.tsv: 1\.1 has no line"),
        ([WHOLE[0], *WHOLE], r"fow\.tsv: 1\.1 has more than one line"),
        ([WHOLE[1], WHOLE[0], *WHOLE[2:]], r"1\.1 stands after 1\.1:1; lines go in the order of fow-5\.5"),
    ],
)
def test_a_faulty_table_is_refused_with_the_fault(tmp_path, rows, complaint):
    with pytest.raises(LedgerError, match=complaint):
        read(tmp_path, rows)


def test_all_faults_of_a_table_are_told_at_once(tmp_path):
    with pytest.raises(LedgerError) as refused:
        read(tmp_path, ["1.1\t99\t99", *WHOLE[1:]])

    assert len(str(refused.value).splitlines()) == 2


def test_the_columns_are_the_books_of_the_family(tmp_path):
    with pytest.raises(LedgerError, match=r"columns must be fow-5\.5, fow-5\.01, fow-2\.0"):
        read(tmp_path, WHOLE, header="fow-5.5\tfow-2.0\tfow-5.01")


# -- citing ---------------------------------------------------------------------------------------------------------


def test_a_family_is_cited_by_its_name():
    assert str(Rule.parse("fow 8.2:3")) == "fow 8.2:3"
    prose = "As fow 8.2:3 has it, unlike fow-5.01 8.2:3; see fow 8.2:3.1. Not fow-5 8.2, xfow 8.2 or fow 8.2:3x."
    assert [str(rule) for rule, _ in rules_in(prose)] == ["fow 8.2:3", "fow-5.01 8.2:3", "fow 8.2:3.1"]
    with pytest.raises(BadCitation, match=r"fow-5\.5, fow\)"):
        Rule.parse("fow-5 8.2:3")


def test_family_citations_sort_after_their_books():
    mixed = [Rule("fow", "8.2:3"), Rule("fow", "8.2:10"), Rule("fow", "8.2:1"), Rule("fow-5.5", "9.1")]

    assert sorted(mixed) == [mixed[3], mixed[2], mixed[0], mixed[1]]


def test_the_gist_of_a_family_citation_is_the_first_books():
    assert rulebook.gist("fow 7.10:1") == rulebook.gist("fow-5.5 7.10:1") != rulebook.gist("fow-5.01 7.10:1")


# -- the audit ------------------------------------------------------------------------------------------------------


def kept(checkout: Checkout, where: str) -> dict[str, list[str]]:
    """The numbers of each book that the code, or the tests, of a checkout cite."""
    return {book: sorted(getattr(trace(book, checkout.root), where)) for book in FOW}


def test_code_that_cites_the_family_keeps_the_rule_of_every_book_that_has_it(checkout):
    said = 'attack.row("fow 9.1:1.1")\nonce("fow 12.4:2")  # and fow-2.0 2.3:5'
    checkout.code("games/fow/ch08_battle/steps.py", said)

    assert kept(checkout, "code") == {
        "fow-5.5": ["12.4:2", "9.1:1.1"],
        "fow-5.01": ["9.1:1.2"],
        "fow-2.0": ["2.3:5", "7.2.3:1"],
    }
    assert trace("sve", checkout.root).code == {}


def test_a_rule_card_names_the_place_of_a_family_citation(checkout):
    checkout.code("games/fow/ch08_battle/steps.py", "def attack():\n    'fow 9.1:1.1'")

    card = show_family("fow", "9.1:1.1", checkout.root)

    assert [own and own.number for own in card.editions.values()] == ["9.1:1.1", "9.1:1.2", "7.2.3:1"]
    places = {str(own.code[0]) for own in card.editions.values() if own}
    assert places == {"src/ludex/games/fow/ch08_battle/steps.py:2 attack"}
    assert show_family("fow", "12.4:2", checkout.root).editions["fow-2.0"] is None


@pytest.mark.parametrize("book", FOW)
def test_an_unknown_family_number_is_an_unknown_citation_in_every_book(checkout, book):
    checkout.code("games/fow/ch08_battle/steps.py", "# fow 8.2:99")
    checkout.test("rulebook/fow/test_battle.py", "def test_88_1_nothing(): ...")

    found = audit(book, checkout.root)

    assert [stray.citation for stray in found.details.unknown] == ["fow 8.2:99", "fow 88.1"]
    assert not found.clean
    assert trace("sve", checkout.root).unknown == ()


def test_a_chapter_of_the_family_may_be_cited_and_keeps_no_rule(checkout):
    checkout.code("games/fow/ch08_battle/steps.py", '"""Battle (fow 8)."""')

    assert all(trace(book, checkout.root).code == {} for book in FOW)
    assert all(trace(book, checkout.root).unknown == () for book in FOW)


def test_a_test_that_cites_the_family_counts_for_all_its_books(checkout):
    checkout.test("rulebook/fow/test_battle.py", "@pytest.mark.rule('fow 9.6:10')\ndef test_8_2_3_1_attacker(): ...")

    assert kept(checkout, "tests") == {
        "fow-5.5": ["8.2:3.1", "9.6:10"],
        "fow-5.01": ["8.2:3.1", "9.6:8"],
        "fow-2.0": ["5.6.2:5", "7.2.1.2:3"],
    }


MARK = "@pytest.mark.editions('fow-5.01', 'fow-5.5')\n"


@pytest.mark.parametrize(
    "text",
    [
        f"{MARK}def test_8_2_3_forfeit(): ...",
        f"{MARK}@pytest.mark.rule('fow 8.2:3')\ndef test_forfeit(): ...",
        f"{MARK}class TestAttack:\n    def test_8_2_3_forfeit(self): ...",
        "pytestmark = pytest.mark.editions('fow-5.01', 'fow-5.5')\ndef test_8_2_3_forfeit(): ...",
        f"pytestmark = pytest.mark.editions('fow-2.0')\n{MARK}def test_8_2_3_forfeit(): ...",
        f"@pytest.mark.parametrize('n', [pytest.param(1, marks={MARK[1:].strip()})])\ndef test_8_2_3_forfeit(n): ...",
    ],
    ids=["name", "rule", "class", "module", "nearest", "param"],
)
def test_editions_restrict_what_a_test_counts_for(checkout, text):
    checkout.test("rulebook/fow/test_battle.py", text)

    assert kept(checkout, "tests") == {"fow-5.5": ["8.2:3"], "fow-5.01": ["8.2:3"], "fow-2.0": []}


def test_editions_of_one_test_are_not_anothers(checkout):
    checkout.test("rulebook/fow/test_battle.py", f"{MARK}def test_8_2_3_forfeit(): ...\n\ndef test_8_2_1_begin(): ...")

    assert kept(checkout, "tests")["fow-2.0"] == ["5.6.2:1"]


def test_editions_leave_a_single_books_citation_alone(checkout):
    checkout.test("test_x.py", f"{MARK}@pytest.mark.rule('fow-2.0 2.3:5', 'fow 8.2:3')\ndef test_x(): ...")

    assert kept(checkout, "tests")["fow-2.0"] == ["2.3:5"]


@pytest.mark.parametrize("folder", ["fow-2.0", "fow_2_0"])
def test_the_folder_of_one_book_speaks_for_that_book(checkout, folder):
    checkout.test(f"rulebook/{folder}/test_j_ruler.py", "def test_2_3__5_life_is_halved(): ...")

    assert kept(checkout, "tests") == {"fow-5.5": [], "fow-5.01": [], "fow-2.0": ["2.3:5"]}


@pytest.mark.parametrize("mark", ["'fow-5.0'", "'sve'", "'fow'", "EDITIONS"])
def test_an_edition_that_does_not_exist_is_told(checkout, mark):
    checkout.test("rulebook/fow/test_battle.py", f"@pytest.mark.editions({mark})\ndef test_8_2_3_forfeit(): ...")

    assert kept(checkout, "tests")["fow-5.5"] == []
    assert [stray.citation for stray in trace("fow-5.5", checkout.root).unknown] == [mark.strip("'")]


# -- what changed ---------------------------------------------------------------------------------------------------


def test_every_rule_of_both_books_is_accounted_for():
    found = differences("fow-5.01", "fow-5.5")
    numbers_told = {each.old for each in found.differences}, {each.new for each in found.differences}

    assert found.counts == {"same": 408, "moved": 22, "changed": 82, "added": 103, "removed": 3}
    assert found.same + len(numbers_told[1] - {None}) == len(ledger("fow-5.5"))


@pytest.mark.parametrize(
    ("change", "old", "new"),
    [
        (Change.CHANGED, "7.10:1", "7.10:1"),
        (Change.CHANGED, "9.6:8", "9.6:10"),
        (Change.MOVED, "10.9:4", "10.9:3"),
        (Change.ADDED, None, "12.4:2"),
        (Change.REMOVED, "7.2:3.1", None),
    ],
)
def test_a_rule_is_told_as_what_became_of_it(change, old, new):
    there = [each for each in differences("fow-5.01", "fow-5.5").differences if (each.old, each.new) == (old, new)]
    back = [each for each in differences("fow-5.5", "fow-5.01").differences if (each.new, each.old) == (old, new)]
    opposite = {Change.ADDED: Change.REMOVED, Change.REMOVED: Change.ADDED}

    assert [each.change for each in there] == [change]
    assert [each.change for each in back] == [opposite.get(change, change)]
    assert there[0].old_gist == (rulebook.gist(f"fow-5.01 {old}") if old else "")
    assert there[0].new_gist == (rulebook.gist(f"fow-5.5 {new}") if new else "")


def test_differences_go_in_the_new_books_order_and_then_the_olds():
    told = differences("fow-2.0", "fow-5.01").differences
    new = [Rule("fow-5.01", each.new) for each in told if each.new]
    old = [Rule("fow-2.0", each.old) for each in told if each.old and not each.new]

    assert new == sorted(new)
    assert old == sorted(old)
    assert [each.new is None for each in told] == sorted(each.new is None for each in told)


@pytest.mark.parametrize("book", FOW)
def test_a_book_does_not_differ_from_itself(book):
    found = differences(book, book)

    assert (found.same, found.differences) == (len(ledger(book)), ())


def test_books_of_different_games_are_not_compared():
    with pytest.raises(Strangers, match=r"sve and fow-5\.5 are not editions of one game.*fow: fow-5\.5"):
        differences("sve", "fow-5.5")
    with pytest.raises(Strangers):
        differences("sve", "cfv")
