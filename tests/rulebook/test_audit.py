"""The audit: what it finds in a small made-up checkout."""

from __future__ import annotations

import pytest

from ludex.rulebook import NotACheckout, Place, audit, show, where
from ludex.rulebook.audit import trace
from ludex.rulebook.ledger import Kept, ledger
from tests.rulebook.checkouts import Checkout


@pytest.fixture
def checkout(tmp_path) -> Checkout:
    return Checkout(tmp_path)


def test_code_is_cited_in_docstrings_strings_and_comments(checkout):
    checkout.code(
        "games/sve/ch07_turn/turn.py",
        '''\
        """Turns (sve 7.1.1)."""

        start = Procedure("sve 7.2.1", "Start phase")


        class Turn:
            def draw(self):
                """Draw (sve 7.2.4)."""
                return 1  # the first player does not: sve 7.2.4.1
        ''',
    )
    found = trace("sve", checkout.root)

    assert sorted(found.code) == ["7.1.1", "7.2.1", "7.2.4", "7.2.4.1"]
    assert found.unknown == ()


def test_where_names_the_line_and_the_function_around_it(checkout):
    checkout.code(
        "games/sve/ch07_turn/turn.py",
        '''\
        class Turn:
            @row("sve 7.2.4")
            def draw(self):
                """Draw (sve 7.2.4)."""

        LAST = "sve 7.2.4"
        ''',
    )
    checkout.test("rulebook/sve/test_turn.py", "def test_7_2_4_one_card(): ...")

    code, tests = where("sve 7.2.4", checkout.root)

    path = "src/ludex/games/sve/ch07_turn/turn.py"
    assert code == (
        Place(path, 2, "Turn.draw", "row"),
        Place(path, 6, "", "bearer"),
        Place(path, 4, "Turn.draw", "keeper"),
    )
    assert tests == (Place("tests/rulebook/sve/test_turn.py", 1, "test_7_2_4_one_card"),)


def test_data_files_cite_in_a_rules_key_only(checkout):
    checkout.code(
        "games/sve/limits.toml",
        """\
        text = "as sve 1.1.1 says"
        rules = [
          "sve 4.4.4.1",
          "sve 4.7.3.1",
        ]
        """,
    )
    found = trace("sve", checkout.root)

    assert sorted(found.code) == ["4.4.4.1", "4.7.3.1"]
    assert found.code["4.7.3.1"] == [Place("src/ludex/games/sve/limits.toml", 4, role="row")]


def test_the_rulebook_room_itself_is_no_code(checkout):
    checkout.code("rulebook/citing.py", '"""As in sve 8.4.9."""')

    assert trace("sve", checkout.root).code == {}


def test_a_number_the_book_does_not_have_is_an_unknown_citation(checkout):
    checkout.code("games/sve/ch07_turn/turn.py", "# sve 7.2.99 is not there, sve-R999 neither")

    found = audit("sve", checkout.root)

    assert [str(stray.place) for stray in found.details.unknown] == ["src/ludex/games/sve/ch07_turn/turn.py:1"] * 2
    assert [stray.citation for stray in found.details.unknown] == ["sve 7.2.99", "sve-R999"]
    assert found.unknown_citations == 2
    assert not found.clean


def test_a_chapter_may_be_cited_and_keeps_no_rule(checkout):
    checkout.code("games/sve/ch04_zones/zones.py", '"""Zones (sve 4), advanced cards (sve 9.2)."""')
    found = trace("sve", checkout.root)

    assert (found.code, found.unknown) == ({}, ())


def test_another_books_citations_are_not_this_books(checkout):
    checkout.code("games/cfv/ch06_turn/turn.py", "# cfv 1.1.1")

    found = trace("sve", checkout.root)

    assert (found.code, found.unknown) == ({}, ())


def test_marks_are_read_from_test_class_and_module(checkout):
    checkout.test(
        "kernel/test_draw.py",
        """\
        import pytest

        pytestmark = [pytest.mark.soak, pytest.mark.rule("sve 1.1.1")]

        @pytest.mark.rule("sve 7.2.4", "sve 7.2.4.1")
        def test_draw(): ...

        @pytest.mark.rule("sve 5.10.1")
        class TestDraw:
            def test_one(self): ...

        @pytest.mark.rule("sve 9.1.5")
        def helper(): ...
        """,
    )

    assert checkout.tested() == ["sve 1.1.1", "sve 7.2.4", "sve 7.2.4.1", "sve 1.1.1", "sve 5.10.1"]


def test_a_mark_on_one_case_of_a_parametrized_test_counts(checkout):
    checkout.test(
        "test_draw.py",
        """\
        @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("sve 5.10.2"))])
        def test_draw(n): ...
        """,
    )

    assert checkout.tested() == ["sve 5.10.2"]


@pytest.mark.parametrize(
    "sleeping",
    [
        '@pytest.mark.skip(reason="later")\ndef test_7_2_4_draw(): ...',
        "@pytest.mark.xfail\ndef test_7_2_4_draw(): ...",
        "@pytest.mark.skip\nclass TestDraw:\n    def test_7_2_4_draw(self): ...",
        "pytestmark = pytest.mark.skip\ndef test_7_2_4_draw(): ...",
    ],
)
def test_a_sleeping_test_keeps_nothing(checkout, sleeping):
    checkout.test("rulebook/sve/test_turn.py", sleeping)

    assert checkout.tested() == []


@pytest.mark.parametrize(
    ("book", "name", "citation"),
    [
        ("sve", "test_8_4_9_both_deal_damage", "sve 8.4.9"),
        ("sve", "test_8_4_9", "sve 8.4.9"),
        ("sve", "test_7_2_1_10_is_the_most", "sve 7.2.1"),
        ("sve", "test_5_14_1_2_followers", "sve 5.14.1.2"),
        ("sve", "test_b_1_8_5_1_rush_is_granted", "sve B-1:8.5.1"),
        ("sve", "test_b_1_differs_only_there", "sve B-1"),
        ("fow-5.5", "test_5_4_5_2_sub_bullet", "fow-5.5 5.4:5.2"),
        ("fow_5_5", "test_5_4__5_2_sub_bullet", "fow-5.5 5.4:5.2"),
        ("fow-2.0", "test_1_4__1_bullet", "fow-2.0 1.4:1"),
    ],
)
def test_a_test_is_named_by_its_rule(checkout, book, name, citation):
    checkout.test(f"rulebook/{book}/test_chapter.py", f"def {name}(): ...")

    assert checkout.tested() == [citation]


def test_names_count_in_the_rulebook_folders_only(checkout):
    checkout.test("kernel/test_draw.py", "def test_7_2_4_draw(): ...")
    checkout.test("rulebook/test_ledger.py", "def test_7_2_4_draw(): ...")
    checkout.test("rulebook/sve/test_words.py", "def test_a_wording(): ...\n\ndef test_a_2_cost_card(): ...")

    assert checkout.tested() == []


@pytest.mark.parametrize(
    ("test", "citation"),
    [
        ("def test_77_1_nothing(): ...", "sve 77.1"),
        ("@pytest.mark.rule('sve8.4.9')\ndef test_it(): ...", "sve8.4.9"),
        ("@pytest.mark.rule(RULE)\ndef test_it(): ...", "RULE"),
    ],
)
def test_a_test_that_cites_nothing_there_is_told(checkout, test, citation):
    checkout.test("rulebook/sve/test_turn.py", test)

    assert [stray.citation for stray in trace("sve", checkout.root).unknown] == [citation]


def test_the_audit_counts_what_has_no_code_and_no_test(checkout):
    checkout.code("games/sve/ch07_turn/turn.py", "# sve 7.2.1, sve 7.2.2")
    checkout.test("rulebook/sve/test_turn.py", "def test_7_2_2_filled_up(): ...")
    enforced = len(ledger("sve").kept_as(Kept.ENFORCED))

    found = audit("sve", checkout.root)

    assert (found.total, found.enforced, found.missing, found.not_in_book) == (819, enforced, 0, 0)
    assert found.enforced + found.defined + found.title + found.physical + found.judge == 819
    assert found.enforced_without_code == enforced - 2
    assert found.enforced_without_test == enforced - 1
    assert "7.2.1" in found.details.enforced_without_test_ids
    assert not found.clean


def test_rulings_are_traced_like_rules(checkout):
    checkout.code("games/sve/attack.py", "# Storm may attack the leader: sve 12.9.1, ruling sve-R1")
    checkout.test("test_storm.py", "@pytest.mark.rule('sve 12.9.1', 'sve-R1')\ndef test_storm(): ...")

    found = audit("sve", checkout.root)

    assert "sve-R1" not in found.details.rulings_without_code_ids
    assert "sve-R1" not in found.details.rulings_without_test_ids
    assert found.rulings_without_code == found.rulings - 1
    assert found.unknown_citations == 0


def test_json_has_counts_and_with_detail_the_numbers(checkout):
    found = audit("sve", checkout.root)

    assert all(isinstance(value, int) for key, value in found.as_json().items() if key != "book")
    assert found.as_json(detail=True)["missing_ids"] == ()


def test_an_installed_package_is_told_apart_from_a_checkout(tmp_path):
    (tmp_path / "src/ludex").mkdir(parents=True)

    with pytest.raises(NotACheckout, match="has no tests: the audit compares"):
        audit("sve", tmp_path)


def test_a_rule_card_says_what_is_known(checkout):
    checkout.code("games/sve/attack.py", "def damage():\n    'sve 12.9.1'")

    card = show("sve", "12.9.1", checkout.root)

    assert (card.status, card.parent, card.ruling) == ("enforced", "12.9", ("sve-R1",))
    assert card.code == (Place("src/ludex/games/sve/attack.py", 2, "damage", "mention"),)
    assert (card.tests, card.traced) == ((), True)


def test_a_rule_card_without_sources_says_so(tmp_path):
    card = show("sve", "12.9", tmp_path)

    assert (card.children, card.code, card.traced) == (("12.9.1", "12.9.2"), (), False)
