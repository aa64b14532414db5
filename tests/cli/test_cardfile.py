from pathlib import Path

import pytest

from ludex.cli.cardfile import read_cards
from ludex.cli.errors import UserError


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def test_json_lines_in_the_manner_of_either_source(tmp_path: Path) -> None:
    path = written(
        tmp_path / "cards.jsonl",
        '{"type": "follower", "name": "Reed Piper", "atk": 1, "traits": ["Pixie"], "text": "Ward."}\n'
        "\n"
        '{"name": "Reed Piper", "type": "Follower", "race": ["Elf"], "attack": 1}\n',
    )

    first, second = read_cards(path)

    assert (first.name, first.type, first.faces) == ("Reed Piper", "follower", ("Ward.",))
    assert second.faces == ("",)
    assert (first.traits, second.traits) == (("Pixie",), ("Elf",))
    assert second.where == f"{path}:3"


def test_toml_with_a_back_face(tmp_path: Path) -> None:
    path = written(
        tmp_path / "cards.toml",
        '[[card]]\nname = "Two Moons"\ntype = "amulet"\ntext = "Ward."\n'
        'back = { name = "One Moon", text = "Rush." }\n',
    )

    (card,) = read_cards(path)

    assert card.faces == ("Ward.", "Rush.")


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("a.jsonl", '{"name": "A"}\n{"name": \n', "a.jsonl:2"),
        ("a.jsonl", '["A"]\n', "must be an object"),
        ("a.jsonl", '{"name": "A", "text": 3}\n', "must be strings"),
        ("a.jsonl", '{"text": "Ward."}\n', "has no name"),
        ("a.jsonl", "", "has no cards"),
        ("a.toml", "[[card]\n", "is not TOML"),
        ("a.toml", "card = 1\n", "must be a list"),
        ("a.toml", '[[cards]]\nname = "A"\n', "has no cards"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(tmp_path: Path, name: str, text: str, said: str) -> None:
    with pytest.raises(UserError, match=said):
        read_cards(written(tmp_path / name, text))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"nowhere\.jsonl cannot be opened"):
        read_cards(tmp_path / "nowhere.jsonl")
