"""Words that players name: those of their own cards and of cards they see, never of what another keeps hidden."""

from __future__ import annotations

import pytest

from tests.cfv_table import Table as CfvTable
from tests.fow_table import P1, P2, Table
from tests.sve_table import Table as SveTable

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")


@pytest.mark.parametrize("what", ["race", "name"])
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_words_of_ones_own_cards_and_of_cards_in_sight_may_be_chosen(ruleset: str, what: str) -> None:
    t = Table(ruleset)
    t.field(P1, race=["Puss"], name="Boots", attack=100)
    t.deck(P1, race=["Below"], name="Deep", attack=100)
    t.field(P2, race=["Shown"], name="Open", attack=100)
    t.hand(P2, race=["Held"], name="Kept", attack=100)
    t.deck(P2, race=["Buried"], name="Dark", attack=100)
    chant = t.chant(P1, f"Choose a {what}.")
    t.play(chant)
    t.resolve()
    offered = {key.removeprefix("name ") for key in t.options}
    known, hidden = {
        "race": ({"Puss", "Below", "Shown"}, {"Held", "Buried"}),
        "name": ({"Boots", "Deep", "Open"}, {"Kept", "Dark", "Player"}),
    }[what]
    assert known <= offered and not hidden & offered
    words = str(t.game.view(P2))
    assert "Below" not in words and "Deep" not in words, "who waits is not told what may be answered"


def test_a_name_of_ones_own_card_may_be_declared_sve() -> None:
    t = SveTable()
    spell = t.spell(P1, "Declare a card name.")
    t.deck(P1, name="Own secret", attack=1, defense=1)
    t.deck(P2, name="Other secret", attack=1, defense=1)
    t.choose(f"play {spell}")
    assert "name Own secret" in t.options and "name Other secret" not in t.options


def test_a_name_of_ones_own_card_may_be_declared_cfv() -> None:
    t = CfvTable()
    v = t.vanguard(P1, "[ACT](VC): Declare a card name.")
    t.deck(P1, name="Own secret", power=5000)
    t.deck(P2, name="Other secret", power=5000)
    t.choose(t.activation(v))
    assert "name Own secret" in t.options and "name Other secret" not in t.options
