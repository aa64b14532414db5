"""Files of cards in every form people have them."""

import pytest

from ludex.pools.tables import read_table
from ludex.pools.troubles import PoolError


def rows(data: str, file: str = "cards.txt") -> list[dict[str, object]]:
    return [row.cells for row in read_table(file, data.encode()).rows]


@pytest.mark.parametrize(
    "data",
    [
        '[{"name": "Oar"}, {"name": "Mast"}]',
        '{"cards": [{"name": "Oar"}, {"name": "Mast"}], "version": 2}',
        '{"set": "X", "all": [{"name": "Oar"}, {"name": "Mast"}]}',
        '{"name": "Oar"}\n\n{"name": "Mast"}\n',
        "name,cost\nOar\nMast",
        "\ufeffname;cost\r\nOar;1\r\n\r\nMast;2\r\n",
        "name\tcost\nOar\t1\nMast\t2",
    ],
)
def test_every_form_gives_its_rows(data):
    assert [cells["name"] for cells in rows(data)] == ["Oar", "Mast"]


def test_an_object_of_cards_gives_them_their_numbers():
    assert rows('{"A-1": {"name": "Oar"}, "A-2": {"name": "Mast"}}')[1] == {"number": "A-2", "name": "Mast"}


def test_what_lies_in_a_card_becomes_columns_and_english_is_taken():
    faces = '[{"text": "a"}, {"text": "b"}]'
    [cells] = rows(f'[{{"name": {{"en": "Oar", "ja": "オール"}}, "stats": {{"atk": 2}}, "faces": {faces}}}]')
    assert cells == {"name": "Oar", "stats.atk": 2, "text": "a", "back.text": "b"}


def test_numbers_that_are_none_are_nothing():
    assert rows('[{"name": "Oar", "attack": NaN}]')[0]["name"] == "Oar"


def test_a_document_that_is_no_json_is_refused_with_its_place():
    with pytest.raises(PoolError) as error:
        read_table("x.json", b'[{"name": "Oar"},\n {"name" "Mast"}]')
    assert error.value.where == "x.json:2, column 10"


def test_a_text_in_quotes_may_have_lines_and_commas():
    assert rows('name,text\nOar,"Ward.\nDraw, then ""stop""."')[0]["text"] == 'Ward.\nDraw, then "stop".'


def test_a_row_that_cannot_be_read_is_told_with_its_line_and_loses_no_other():
    table = read_table("x.csv", b'name,cost\nOar,1\nMast,"2\nKeel,3\nHull,4,5\nRope,6')
    assert [row.cells["name"] for row in table.rows] == ["Oar", "Keel", "Rope"]
    assert [(t.line, t.column) for t in table.troubles] == [(3, ""), (5, "3")]


def test_a_line_that_is_no_json_is_told_with_its_line():
    table = read_table("x.jsonl", b'{"name": "Oar"}\n{"name": \n{"name": "Mast"}\n[1]')
    assert [row.line for row in table.rows] == [1, 3]
    assert [t.line for t in table.troubles] == [2, 4]


@pytest.mark.parametrize(
    "data", [b"", b"  \n", b"[1, 2", b"hello", b"\xff\xfe\xfd\xfc\xfb", b'{"a": 1}', b"name,cost\n", b"[]"]
)
def test_what_is_no_table_is_refused_as_a_whole(data):
    with pytest.raises(PoolError):
        read_table("x", data)


def test_a_table_without_a_row_that_can_be_read_says_why():
    with pytest.raises(PoolError) as refused:
        read_table("x.csv", b"name,text\nOar," + b"x" * 200_000)
    assert refused.value.where == "x.csv:2" and "larger than" in refused.value.what
    with pytest.raises(PoolError, match="no row below the names"):
        read_table("x.csv", b"name,text\n")


def test_a_column_that_stands_there_twice_is_two_columns():
    """The first is the one that is meant; the other can be named in a map and is not lost unseen."""
    [cells] = rows("name,text,name,text\nOar,a,Mast,b")
    assert cells == {"name": "Oar", "text": "a", "name (2)": "Mast", "text (2)": "b"}
