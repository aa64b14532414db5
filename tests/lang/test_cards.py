"""Every card of our own sets is understood, in one way, and rendered back; trees made anew mean the same."""

import dataclasses
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ludex.lang import Lexicon, read, render
from ludex.lang import ast as a

CARDS = Path(__file__).parents[2] / "src" / "ludex" / "games" / "sve" / "cards"


def faces() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for path in sorted(CARDS.glob("*.toml")):
        for card in tomllib.loads(path.read_text(encoding="utf-8")).get("card", []):
            rows += [card, *([card["back"]] if "back" in card else [])]
    return rows


ROWS = faces()
NAMES = frozenset(row["name"] for row in ROWS)
TRAITS = frozenset(t for row in ROWS for t in row.get("traits", ()))
LEXICON = Lexicon(names=NAMES, traits=TRAITS)
TEXTS = sorted({(row.get("text", ""), row["type"]) for row in ROWS if row.get("text")})


def forgetful(node: Any) -> Any:
    """The tree without any memory of how it was worded."""
    if isinstance(node, tuple):
        return tuple(forgetful(n) for n in node)
    if not isinstance(node, a.Node):
        return node
    kept = {f.name: forgetful(getattr(node, f.name)) for f in dataclasses.fields(node)}
    kept["form"] = node.form if isinstance(node, a.Ref) else 0
    for name in ("joins", "layout"):
        if name in kept:
            kept[name] = ()
    return type(node)(**kept)


@pytest.mark.parametrize("lexicon", [LEXICON, None], ids=["lexicon", "bare"])
def test_every_card_is_understood_and_rendered_back(lexicon):
    bad = []
    for text, kind in TEXTS:
        got = read(text, kind=kind, lexicon=lexicon)
        if got.card_text is None:
            bad.append(got.message)
        elif render(got.card_text) != got.canonical:
            bad.append(f"{got.canonical!r} rendered as {render(got.card_text)!r}")
    assert bad == []


def test_a_tree_that_forgot_its_words_finds_words_that_mean_the_same():
    bad = []
    for text, kind in TEXTS:
        tree = read(text, kind=kind, lexicon=LEXICON).card_text
        assert tree is not None
        again = read(render(forgetful(tree)), kind=kind, lexicon=LEXICON)
        if again.card_text != tree:
            bad.append((text, again.canonical))
    assert bad == []
