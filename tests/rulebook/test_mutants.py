"""Mutants: the ways to break a keeper, and a small run over a made-up module, which leaves every file as it was."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from ludex.rulebook import mutants, places
from ludex.rulebook.audit import cited_in
from ludex.rulebook.breaking import Guards, Keeper, keepers, mutants_of, sample
from ludex.rulebook.keepers import Function
from ludex.rulebook.mutating import OPERATORS, sites
from ludex.rulebook.overruling import overruled
from ludex.rulebook.planting import Living, Planted
from ludex.rulebook.reaching import MARK, marked
from ludex.rulebook.trying import is_quick
from tests.rulebook.checkouts import Checkout


def ways(text: str, at: int = 0, function: int = 0) -> list[tuple[str, str]]:
    """How a text is broken: each way and the whole text after it."""
    text = dedent(text)
    count = len(_sites(text, at, function)[1])
    made = []
    for nth in range(count):
        tree, found = _sites(text, at, function)
        found[nth].plant()
        made.append((found[nth].operator, ast.unparse(tree)))
    return made


def _sites(text: str, at: int, function: int) -> tuple[ast.Module, list[Any]]:
    tree = ast.parse(text)
    functions = [node for node in ast.walk(tree) if isinstance(node, Function)]
    return tree, sites(tree, functions[function] if functions else tree.body[0], at)


def broken_by(way: str, text: str, at: int = 0) -> list[str]:
    return [made for each, made in ways(text, at) if each == way]


def test_a_row_is_left_out():
    (made,) = broken_by("left out", "def engage(g) -> Signal | None:\n    x = 1\n    return perform(g)")
    assert made == "def engage(g) -> Signal | None:\n    return None"


def test_a_row_that_only_ends_its_procedure_is_left_alone():
    assert broken_by("left out", "def done(g, f) -> Signal | None:\n    return Return(f.answer)") == []
    assert len(broken_by("left out", "def done(g, f) -> Signal | None:\n    return Return(g.x)")) == 1


def test_what_every_game_must_answer_itself_is_left_alone():
    assert broken_by("left out", "def may(g) -> bool:\n    raise NotImplementedError") == []


def test_a_question_says_yes_or_no():
    made = broken_by("left out", "def may(g) -> bool:\n    return g.x")
    assert [each.splitlines()[-1].strip() for each in made] == ["return True", "return False"]


def test_a_refusal_is_dropped():
    (made,) = broken_by("refusal dropped", "def f(g) -> X:\n    if g:\n        return Obstacle('sve 8.4.2', 'no')")
    assert made == "def f(g) -> X:\n    if g:\n        return None"
    assert broken_by("refusal dropped", "def f(g) -> X:\n    raise Bad('sve 2.2.1')") == ["def f(g) -> X:\n    pass"]


@pytest.mark.parametrize(
    ("asked", "turned"),
    [
        ("a == b", "a != b"),
        ("a < b", "a >= b"),
        ("a in b", "a not in b"),
        ("a and b", "a or b"),
        ("not a", "a"),
    ],
)
def test_a_comparison_is_turned(asked, turned):
    assert broken_by("comparison turned", f"def f(a, b) -> X:\n    return {asked}") == [
        f"def f(a, b) -> X:\n    return {turned}"
    ]


def test_a_question_about_types_is_left_alone():
    assert broken_by("comparison turned", "def f(a) -> X:\n    return isinstance(a, int) and a.b") == []


def test_the_other_player():
    assert broken_by("other player", "def f(g) -> X:\n    return ask(g.active)") == [
        "def f(g) -> X:\n    return ask(1 - g.active)"
    ]
    assert broken_by("other player", "def f(g) -> X:\n    return ask(1 - g.active)") == [
        "def f(g) -> X:\n    return ask(g.active)"
    ]


def test_another_zone():
    assert broken_by("other zone", "def f(g) -> X:\n    return move(g, zones.FIELD)") == [
        "def f(g) -> X:\n    return move(g, zones.HAND)"
    ]


def test_a_number_off_by_one():
    assert broken_by("off by one", "LIMIT = 7") == ["LIMIT = 8"]
    assert broken_by("off by one", "def f(x) -> X:\n    return x[0], -1") == []  # an index, a sign for nothing


def test_whether_there_is_one_at_all_is_no_number():
    assert broken_by("off by one", "def f(card) -> X:\n    return card < 0 or card >= 0") == []
    assert len(broken_by("comparison turned", "def f(card) -> X:\n    return card < 0")) == 1
    assert len(broken_by("off by one", "def f(life) -> X:\n    return life <= 0")) == 1
    assert broken_by("other player", "def f(seat) -> X:\n    return seat >= 0") == []
    assert broken_by("off by one", "def f(card) -> X:\n    return 0 <= card < 4") == [
        "def f(card) -> X:\n    return 0 <= card < 5"
    ]


def test_a_number_that_only_has_to_be_another_one():
    assert broken_by("off by one", "def f(g) -> X:\n    g.batch += 1") == []
    assert len(broken_by("off by one", "def f(g) -> X:\n    g.turn += 1")) == 1


def test_a_mark_is_there_or_is_not():
    text = "def f(c) -> X:\n    return Event(events.{}, card=c, key=KEY, amount=1)"
    assert broken_by("off by one", text.format("MARK")) == []
    assert len(broken_by("off by one", text.format("COUNTER"))) == 1


def test_a_value_that_is_there_or_is_not_is_no_number():
    assert broken_by("off by one", 'def f(g, e) -> X:\n    return {**g.values, "judged": 1}') == []
    assert len(broken_by("off by one", 'def f(g, e) -> X:\n    return {"hand": 5, "life": 1}')) == 2


def test_a_stamp_that_is_given_later_is_no_number():
    assert broken_by("off by one", "def f(g) -> X:\n    return Change(0, ADD, key)") == []
    assert len(broken_by("off by one", "def f(g) -> X:\n    return Change(0, ADD, key, 0)")) == 1
    for fresh in ("g.batch += 1", "incarnation = old.incarnation + 1", "use(g.clock + 1)"):
        assert broken_by("off by one", f"def f(g) -> X:\n    {fresh}") == []
    assert len(broken_by("off by one", "def f(g) -> X:\n    g.turn += 1")) == 1


@pytest.mark.parametrize(("asked", "off"), [("n > 0", "n > -1"), ("n <= 0", "n <= -1"), ("n > 2", "n > 3")])
def test_next_to_more_than_none_lies_none_at_all(asked, off):
    assert broken_by("off by one", f"def f(n) -> X:\n    return {asked}") == [f"def f(n) -> X:\n    return {off}"]


def test_what_is_made_for_each_player_alike_has_no_other_player():
    alike = "def f(g) -> X:\n    return [Event(seat=seat) for seat in (g.active, 1 - g.active)]"
    assert [made for made in broken_by("other player", alike) if "1 - seat" in made] == []
    differs = "def f(g) -> X:\n    return [Event(seat=seat) for seat in (0, 1) if wants(g, seat)]"
    assert broken_by("other player", differs) != []


def test_what_is_gathered_for_each_player_alike_has_no_other_player():
    text = "def step(g):\n    made = []\n    for seat in (0, 1):\n        {}\n    return made"
    assert broken_by("other player", text.format("made.extend(found(g, seat))")) == []
    assert broken_by("other player", text.format("made += found(g, seat)")) == []
    assert broken_by("other player", text.format("made.append(Event('x', seat=seat, to_seat=seat))")) != []
    assert broken_by("other player", text.format("act(g, seat)")) != []


def test_no_more_are_picked_at_least_than_at_most():
    assert broken_by("off by one", "def ask(g, cards):\n    return pick(g.active, cards, 1, 1)") == [
        "def ask(g, cards):\n    return pick(g.active, cards, 1, 2)"
    ]
    assert len(broken_by("off by one", "def ask(g, cards):\n    return pick(g.active, cards, 0, 1)")) == 2


def test_nobody_counts_to_a_million():
    assert broken_by("off by one", "def room(g) -> X:\n    return 1_000_000") == []
    assert len(broken_by("off by one", "def room(g) -> X:\n    return 1_000")) == 1


def test_a_zone_that_both_share_has_no_other_seat():
    assert broken_by("off by one", "def f(g) -> X:\n    return g.zone(0, zones.CHASE)") == []


def test_an_error_of_the_program_is_no_refusal():
    assert broken_by("refusal dropped", "def f(g) -> X:\n    raise LookupError(g.name)") == []


def test_an_edition_with_a_row_of_its_own_does_not_play_that_of_its_family(tmp_path):
    made = Checkout(tmp_path)
    row = "@phase.row({!r})\ndef begins(g) -> None:\n    g.begin(1)\n"
    made.code("games/fow/ch05_turn/turn.py", row.format("fow 5.2:2"))
    made.code("games/fow/editions/v2_0/phases.py", row.format("fow-2.0 5.3:3"))

    assert [k.path.name for k in keepers(made.root, "fow-2.0")["5.3:3"]] == ["phases.py"]
    assert [k.path.name for k in keepers(made.root, "fow-5.5")["5.2:2"]] == ["turn.py"]


def test_a_file_of_one_edition_is_played_by_no_other(tmp_path):
    made = Checkout(tmp_path)
    text = 'def {}(g) -> None:\n    \"\"\"It begins (fow 5.2:2).\"\"\"\n    g.begin(1)\n'
    made.code("games/fow/ch05_turn/turn.py", text.format("begins"))
    made.code("games/fow/editions/v2_0/phases.py", text.format("begins_otherwise"))

    assert [k.path.name for k in keepers(made.root, "fow-2.0")["5.3:3"]] == ["phases.py"]
    assert [k.path.name for k in keepers(made.root, "fow-5.5")["5.2:2"]] == ["turn.py"]


def test_what_an_editions_class_answers_itself_its_family_does_not_answer_there(tmp_path):
    """Unless it asks on with `super()`, or shared code makes a thing of the family's class."""
    made = Checkout(tmp_path)
    made.code(
        "games/fow/ruleset.py",
        '''\
        class Rules:
            def may(self, g) -> bool:
                """Whether it may (fow 5.2:2)."""
                return g.a == 1

            def must(self, g) -> bool:
                """Whether it must (fow 5.2:3)."""
                return g.b == 1

        class Loose:
            def may(self, g) -> bool:
                """Whether it may (fow 5.2:4)."""
                return g.c == 1

        LOOSE = Loose()
        ''',
    )
    made.code(
        "games/fow/editions/v2_0/ruleset.py",
        """\
        from ludex.games.fow.ruleset import Loose, Rules

        class Edition(Rules):
            def may(self, g) -> bool:
                return True

            def must(self, g) -> bool:
                return super().must(g) and g.d == 1

        class Tight(Loose):
            def may(self, g) -> bool:
                return True
        """,
    )

    found = overruled(made.root, "fow-2.0")
    assert [(path.name, line) for path, line in found] == [("ruleset.py", 2)]
    assert overruled(made.root, "fow-5.5") == frozenset()
    assert [k.line for k in keepers(made.root, "fow-5.5")["5.2:2"]] == [2]
    assert "5.3:3" not in {number for number, those in keepers(made.root, "fow-2.0").items() if those}


def test_a_line_that_bears_a_number_keeps_it_and_not_the_whole_function(tmp_path):
    made = Checkout(tmp_path)
    made.code(
        "games/sve/ch10_playing/legality.py",
        '''\
        def obstacle(g) -> Obstacle | None:
            """Why not (sve 8.4.2, sve 8.4.4)."""
            if g.a == 1:
                return Obstacle("sve 8.4.2")
            return None
        ''',
    )
    found = keepers(made.root, "sve")
    assert [k.at for k in found["8.4.2"]] == [4]
    assert [k.at for k in found["8.4.4"]] == [0]


def test_what_is_only_said_is_left_alone():
    text = '''
        def f(g) -> X:
            """7"""
            assert g.a == 1
            prompt = g.n == 1
            return f(prompt=f"{g.n + 1}", form=0)'''
    assert broken_by("off by one", text) == broken_by("comparison turned", text) == []


def test_of_a_bearer_only_what_decides_about_its_line():
    text = """
    def f(g) -> X:
        if g.a == 1:
            return Event("sve 5.10.1", g.b == 2)
        return g.c == 3
    """
    made = broken_by("comparison turned", text, at=4)
    assert len(made) == 2
    assert all("g.c == 3" in each for each in made)


def test_the_statement_of_a_bearer_itself_is_dropped():
    text = """
    def f(g) -> X:
        for a in g:
            if a.b == 1:
                return Obstacle("sve 8.4.2", "no")
            match a:
                case 1:
                    raise Bad("sve 2.2.1")
        return None
    """
    (made,) = broken_by("refusal dropped", text, at=5)
    assert "Obstacle" not in made and "return None" in made
    (made,) = broken_by("refusal dropped", text, at=8)
    assert "raise" not in made


def test_every_way_changes_something():
    text = "def f(g) -> X | None:\n    if not g.seat == 1:\n        return Obstacle(zones.HAND)\n    call(g.seat, 2)"
    before = ast.unparse(ast.parse(text))
    for at in (0, 2, 3, 4):
        assert all(made != before for _, made in ways(text, at))


def test_an_entry_of_a_table_is_left_out():
    tree = ast.parse("PLACES = {'ruler': frozenset({RULER}), 'stone': STONES}")
    table = tree.body[0].value  # type: ignore[attr-defined]
    (left_out,) = [site for site in sites(tree, table.values[0]) if site.operator == "left out"]
    left_out.plant()
    assert ast.unparse(tree) == "PLACES = {'stone': STONES}"


def test_a_statement_that_names_nothing_is_left_out():
    text = "def f(g) -> X:\n    here = g.a\n    g.b = here\n    g.c += 1\n    return g"
    for at, gone in ((0, False), (1, True), (2, True)):
        tree = ast.parse(text)
        statement = tree.body[0].body[at]  # type: ignore[attr-defined]
        assert any(site.operator == "left out" for site in sites(tree, statement)) is gone


def test_every_way_is_known():
    text = "def f(g) -> X | None:\n    if not g.seat == 1:\n        return Obstacle(zones.HAND)\n    call(g.seat, 2)"
    assert {way for way, _ in ways(text)} <= set(OPERATORS)


def test_living_functions_get_the_new_code():
    before, after = "def f(x):\n    return [y + 1 for y in x]", "def f(x):\n    return [y + 2 for y in x]"
    space: dict[str, Any] = {}
    old = compile(before, "made-up.py", "exec")
    exec(old, space)
    held = space["f"]
    assert held([1]) == [2]
    assert Living().swap(compile(before, "made-up.py", "exec"), compile(after, "made-up.py", "exec")) == 1
    assert held([1]) == [3]


def test_a_module_not_loaded_yet_is_found_broken(monkeypatch):
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    Planted("made_up", Path("made_up.py"), ast.parse("LIMIT = 8"))

    assert importlib.import_module("made_up").LIMIT == 8
    del sys.modules["made_up"]


def test_a_mark_stands_before_the_line_that_is_asked_about():
    """Who calls the function, who comes by a line of it, and who only loads the module."""
    text = '''
def f(a):
    """Says something."""
    if a:
        return [b + 1 for b in a]
    return None

TABLE = {"a": 1}
'''
    tree = marked(ast.parse(text), {0: 2, 1: 5, 2: 8})
    came: list[int] = []
    space: dict[str, Any] = {MARK: came.append}
    exec(compile(tree, "made-up.py", "exec"), space)
    assert came == [2]
    assert space["f"]([]) is None and came == [2, 0]
    assert space["f"]([1]) == [2] and came == [2, 0, 0, 1]


def test_tests_near_a_rule_are_those_of_its_chapter_nearest_first(checkout):
    guards = Guards(cited_in(checkout.root))

    assert [test.partition("::")[2] for test in guards.near("sve", "7.2.4")] == ["test_two"]
    assert guards.near("sve", "8.4.4") == []


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    made = Checkout(tmp_path)
    made.code(
        "games/sve/ch07_turn/turn.py",
        '''\
        from ludex.games.sve import rows

        LIMIT = 7  # sve 4.7.3.1
        TABLE = (("sve 7.2.4", rows.draw), ("sve 7.2.5", look))


        def look(g) -> None:
            """Look (sve 5.11.1)."""
            g.look(1)
        ''',
    )
    made.code("games/sve/rows.py", "def draw(g) -> None:\n    g.draw(1)\n")
    made.test(
        "rulebook/sve/test_x.py",
        """\
        @pytest.mark.rule("sve 5.11.1", "sve 7.2.5")
        def test_two(): ...

        def test_5_11_1_one(): ...
        """,
    )
    return made


def test_a_row_of_a_table_is_kept_by_the_function_it_names(checkout):
    found = keepers(checkout.root, "sve")

    assert [(k.path.name, k.line) for k in found["7.2.4"]] == [("rows.py", 1)]
    assert [(k.path.name, k.line) for k in found["7.2.5"]] == [("turn.py", 7)]
    assert [(k.path.name, k.line) for k in found["5.11.1"]] == [("turn.py", 7)]
    assert found["4.7.3.1"] == [Keeper(checkout.root / "src/ludex/games/sve/ch07_turn/turn.py", 3, 0)]


def test_the_own_guards_of_a_rule_run_first(checkout):
    names = [test.partition("::")[2] for test in Guards(cited_in(checkout.root)).of("sve", "5.11.1")]
    assert names == ["test_5_11_1_one", "test_two"]


def test_a_sample_is_the_same_for_the_same_seed_and_names_stay(checkout):
    one, again = sample(checkout.root, "sve", 3, 4), sample(checkout.root, "sve", 3, 4)

    assert one == again
    assert len({mutant.rule for mutant in one}) == 3
    assert [m.name(checkout.root) for m in one] == [m.name(checkout.root) for m in again]
    assert len(sample(checkout.root, "sve", 0, 4)) > 4


def test_the_table_remembers_what_was_noticed_and_tries_the_rest_again(tmp_path):
    path = tmp_path / "mutants.tsv"
    table = mutants.Table(path, tmp_path / "unseen.tsv")
    row = dict.fromkeys(mutants.COLUMNS, "x")
    table.add({**row, "mutant": "a1", "verdict": mutants.NOTICED})
    table.add({**row, "mutant": "b2", "verdict": mutants.UNNOTICED})
    table.add({**row, "mutant": "c3", "verdict": mutants.UNNOTICED})
    table.add({**row, "mutant": "e5", "verdict": mutants.ELSEWHERE})
    (tmp_path / "unseen.tsv").write_text("mutant\twhy\nc3\tonly speed\n", encoding="utf-8")

    again = mutants.Table(path, tmp_path / "unseen.tsv")

    assert [again.settled(name) for name in ("a1", "b2", "c3", "d4", "e5")] == [True, False, True, False, True]
    assert again.verdict("c3") == mutants.INVISIBLE


def test_whatever_stands_in_a_function_is_tried_quickly():
    """The limit of the hand is read as its module is loaded, a line of a function when the function is called."""
    root = places.checkout()
    found = keepers(root, "sve")
    limit, line = (mutants_of(f"sve {number}", found[number])[0] for number in ("4.7.3.1", "12.14.1"))
    assert (is_quick(limit), is_quick(line)) == (False, True)


RUN = """
import sys
from pathlib import Path

from ludex.rulebook import mutants, places
from ludex.rulebook.breaking import keepers, mutants_of

root, folder = places.checkout(), Path(sys.argv[1])
found = keepers(root, "sve")
chosen = [
    next(m for m in mutants_of(f"sve {number}", found[number]) if m.operator == way)
    for number, way in (("4.7.3.1", "off by one"), ("8.4.4", "left out"))
]
before = {m.keeper.path: m.keeper.path.read_bytes() for m in chosen}
table = mutants.Table(folder / "mutants.tsv", folder / "unseen.tsv")
mutants.run(root, chosen, table, 1)
assert [row["verdict"] for row in table.rows.values()] == [mutants.NOTICED] * 2, table.rows
assert all(row["by"].startswith("tests/") for row in table.rows.values()), table.rows
assert all(path.read_bytes() == text for path, text in before.items())
"""


def test_a_run_notices_and_leaves_every_file_as_it_was(tmp_path: Path) -> None:
    """The limit of the hand, which is read at once, and a step of an attack, which is played: both are noticed. A run
    forks, so it has a process of its own here: this one has threads."""
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(tmp_path)],
        check=False, cwd=places.checkout(), capture_output=True, text=True, timeout=110,
    )
    assert done.returncode == 0, done.stderr
