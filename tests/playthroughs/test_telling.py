"""Events as sentences: what a seat may not know is not told to it, and everything else can be read."""

from __future__ import annotations

from typing import Any

import pytest

from ludex import games
from ludex.table.scenario import P1, P2, Scenario
from ludex.table.telling import Teller
from tests.contract.walking import played

NAMES = ("Ann", "Ben")


def _told(table: Scenario, seat: int | None) -> list[str]:
    view: dict[str, Any] = table.game.view(seat)
    return Teller(NAMES, table.rules.words).lines(view["events"])


def test_an_attack_names_both_and_its_rule() -> None:
    table = Scenario("sve")
    lion = table.put(P1, "field", "", name="Lion", attack=2)
    table.put(P1, "field", "", name="Hare", attack=1)
    mouse = table.put(P2, "field", "", name="Mouse", engaged=True, attack=1)
    table.do(f"attack {lion} {mouse}")
    lines = _told(table, None)
    assert f"Lion (c{lion.id}) is engaged. [sve 8.4.4]" in lines
    assert f"Lion (c{lion.id}) attacks Mouse (c{mouse.id}). [sve 8.4.5]" in lines
    assert f"Mouse (c{mouse.id}) takes 2 damage by Lion (c{lion.id}). [sve 8.4.9]" in lines
    assert f"Ben: Mouse (c{mouse.id}) is destroyed from field to cemetery. [sve 11.3.1]" in lines


def test_an_attack_on_the_first_leader_names_it_too() -> None:
    table = Scenario("sve", turn_of=P2)
    lion = table.put(P2, "field", "", name="Lion", attack=1)
    table.put(P2, "field", "", name="Hare", attack=1)
    table.do(f"attack {lion} leader")
    assert f"Lion (c{lion.id}) attacks Leader (c0). [sve 8.4.5]" in _told(table, P1)


def test_a_draw_is_named_to_who_drew_and_to_nobody_else() -> None:
    table = Scenario("sve")
    table.put(P1, "field", "", name="Hare", attack=1)
    spell = table.put(P1, "hand", "Draw a card.", type="spell", name="Read", cost=0)
    top = table.put(P1, "deck", "", name="Secret", attack=1)
    table.do(f"play {spell}")
    mine, theirs = (_told(table, seat) for seat in (P1, P2))
    assert f"Ann draws Secret (c{top.id}) by Read (c{spell.id}). [sve 5.10.1]" in mine
    assert "Ann draws a card. [sve 5.10.1]" in theirs and not any("Secret" in line for line in theirs)


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_every_event_of_every_game_can_be_told(ruleset: str) -> None:
    for seed in (2, 3, 5):
        game = played(ruleset, seed)
        teller = Teller(NAMES, game.rules.words)
        for seat in (0, 1, None):
            view: dict[str, Any] = game.view(seat)
            lines = teller.lines(view["events"], everything=True)
            assert len(lines) == game.log.size
            assert all(line[0].isupper() and "." in line for line in lines)
            assert not [line for line in lines if "None" in line or "  " in line or "{" in line]
