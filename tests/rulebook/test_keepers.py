"""Keepers, not mentions: which role a citation has where it stands, and what the audit makes of it."""

from __future__ import annotations

import ast
from textwrap import dedent

import pytest

from ludex.rulebook import audit, show
from ludex.rulebook.citing import rules_in
from ludex.rulebook.keepers import Declared, Source
from tests.rulebook.checkouts import Checkout


@pytest.fixture
def checkout(tmp_path) -> Checkout:
    return Checkout(tmp_path)


def declared(text: str) -> list[Declared]:
    """What each citation of a text is, in order."""
    text = dedent(text)
    source = Source(text, ast.parse(text))
    found = []
    for _, offset in rules_in(text):
        line = text.count("\n", 0, offset) + 1
        found.append(source.role(line, offset - (text.rfind("\n", 0, offset) + 1)))
    return found


def roles(text: str) -> list[str]:
    return [each.role.value for each in declared(text)]


def kept_by(text: str) -> str:
    """The source of the piece that the only citation of a text declares."""
    (one,) = declared(text)
    assert one.node is not None
    return ast.unparse(one.node)


@pytest.mark.parametrize(
    "text",
    [
        '@attacking.row("sve 8.4.4")\ndef engage(g): ...',
        'ROWS = (("sve 8.4.4", engage),)',
        'KEYWORDS = {"Ward": ("sve 12.8.2", ON_FIELD)}',
        'attacking.add("sve 8.4.4", engage)',
        'timing = Timing(handle="sve 10.5.2.1")',
        'ROWS = {"sve 8.4.4": engage}',
    ],
)
def test_a_row_is_a_number_beside_what_is_played(text):
    assert roles(text) == ["row"]


@pytest.mark.parametrize(
    "text",
    [
        'def f(g):\n    return Event("rest", "sve 8.4.4")',
        'def f(g):\n    return Obstacle("sve 8.4.2", "it is engaged")',
        'def f(g):\n    raise CardFault(f"{name} has no class (sve 2.2.1)")',
        'class Menu:\n    rule = "sve 8.1.1"',
    ],
)
def test_a_bearer_says_the_number_in_play(text):
    assert roles(text) == ["bearer"]


def test_a_function_is_declared_by_a_number_in_parentheses_in_its_own_docstring():
    text = '''
    def hand_size(g):
        """Discard down to seven (sve 7.4.3, ruling sve-R3; sve 7.4.4), other than sve 7.4.5."""
        return 7
    '''
    assert roles(text) == ["keeper", "keeper", "mention"]
    assert all(isinstance(each.node, ast.FunctionDef) for each in declared(text)[:2])


def test_docstrings_of_modules_and_classes_mention():
    text = '''
    """Zones (sve 4.1.1)."""

    class Zone:
        """A zone (sve 4.1.2)."""

        size: int
        """How many (sve 4.1.2.1)."""
    '''
    assert roles(text) == ["mention"] * 3


def test_labels_jumps_and_headings_mention():
    text = '''
    CITATIONS = {"draw": "sve 5.10.1"}
    PHASES = {"draw": ("sve 7.2.4", "draw phase")}
    attacking = Procedure("sve 8.4.1", "Attacking")

    def again(g):
        return Goto("sve 8.4.7")
    '''
    assert roles(text) == ["mention"] * 4


def test_a_comment_at_the_end_of_a_line_declares_what_is_on_it():
    assert kept_by("HAND_LIMIT = 7  # sve 4.7.3.1") == "HAND_LIMIT = 7"
    assert kept_by("def f(x):\n    if x:\n        return 1  # but for the first (sve 7.2.4.1)") == "return 1"
    assert kept_by('PLACES = {\n    "ruler": frozenset({RULER}),  # fow 9.2:1.2\n}') == "frozenset({RULER})"
    assert kept_by("t = Timing(\n    select=own,  # sve 10.7.3.1\n)") == "select=own"


def test_a_comment_of_its_own_declares_what_stands_below_if_it_begins_with_the_number():
    assert kept_by("# sve 4.7.3.1: at the start\n# of the game\nHAND_LIMIT = 7") == "HAND_LIMIT = 7"
    assert roles("# The limit of the hand (sve 4.7.3.1).\nHAND_LIMIT = 7") == ["mention"]


def test_a_comment_beside_a_label_mentions():
    assert roles('CITATIONS = {\n    "win": "sve 5.23.1",  # at once (sve 1.2.4)\n}') == ["mention"] * 2


def test_a_game_declares_functions_of_the_kernel_in_kept_by(checkout):
    checkout.code("kernel/pipeline/appliers.py", "class Zone:\n    def put(self): ...\n\n\ndef place(): ...\n")
    checkout.code(
        "games/sve/foundations.py",
        """\
        from ludex.kernel.pipeline import appliers
        from ludex.kernel.pipeline.appliers import Zone, place

        KEPT_BY: dict[str, object] = {
            "sve 4.1.3": appliers.place,
            "sve 4.1.2": Zone.put,
            "sve 4.1.1": Zone,
        }
        """,
    )

    def best(number):
        place = show("sve", number, checkout.root).code[0]
        return place.path.rpartition("/")[2], place.within, place.role

    assert best("4.1.3") == ("appliers.py", "place", "keeper")
    assert best("4.1.2") == ("appliers.py", "Zone.put", "keeper")
    assert best("4.1.1") == ("foundations.py", "", "mention")


def test_keepers_are_shown_first_and_examples_of_pages_not_at_all(checkout):
    checkout.code("games/sve/a.py", '"""Drawing (sve 5.10.1)."""')
    checkout.code("games/sve/b.py", 'def draw():\n    """Draw (sve 5.10.1)."""')
    checkout.code("games/sve/c.py", '@rows.row("sve 5.10.1")\ndef draw(): ...')
    checkout.code("web/pages.py", 'def link(rule):\n    """A link, like (sve 5.10.1)."""')

    assert [place.role for place in show("sve", "5.10.1", checkout.root).code] == ["row", "keeper", "mention"]


def test_a_rule_that_is_only_mentioned_is_told(checkout):
    told = '"""Drawing (sve 5.10.1)."""\n\ndef look():\n    """Look (sve 5.11.1)."""'
    checkout.code("games/sve/ch07_turn/turn.py", told)
    found = audit("sve", checkout.root)

    assert found.details.enforced_by_mention_only_ids == ("5.10.1",)
    assert found.enforced_by_mention_only == 1


def test_a_page_is_no_code(checkout):
    checkout.code("web/pages.py", 'def link(rule):\n    """A link, like (sve 5.10.1)."""')

    assert "5.10.1" in audit("sve", checkout.root).details.enforced_without_code_ids


def test_a_rule_whose_every_test_carries_four_or_more_has_no_test_of_its_own(checkout):
    checkout.test(
        "rulebook/sve/test_x.py",
        """\
        @pytest.mark.rule("sve 5.10.1", "sve 5.11.1", "sve 5.12.1", "sve-R1")
        def test_three_rules_and_a_ruling(): ...

        @pytest.mark.rule("sve 5.10.1", "sve 5.13.1", "sve 5.14.1", "sve 5.15.1")
        def test_four_rules(): ...
        """,
    )
    found = audit("sve", checkout.root)

    assert found.details.enforced_without_own_test_ids == ("5.13.1", "5.14.1", "5.15.1")
    assert found.enforced_without_own_test == 3
