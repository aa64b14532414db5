"""Trees of our cfv cards that forgot how they were worded find words that mean the same."""

import tomllib
from pathlib import Path

from ludex.lang import read, render
from tests.lang.test_cards import forgetful

CARDS = Path(__file__).parents[2] / "src" / "ludex" / "games" / "cfv" / "cards"


def texts() -> list[tuple[str, str]]:
    rows = [row for path in sorted(CARDS.glob("*.toml")) for row in tomllib.loads(path.read_text("utf-8"))["card"]]
    return [(row["text"], row["name"]) for row in rows if row.get("text")]


def test_a_tree_that_forgot_its_words_finds_words_that_mean_the_same():
    bad = []
    for text, name in texts():
        tree = read(text, "cfv", name=name).card_text
        assert tree is not None, text
        again = read(render(forgetful(tree), "cfv"), "cfv", name=name)
        if again.card_text != tree:
            bad.append((text, again.canonical))
    assert bad == []
