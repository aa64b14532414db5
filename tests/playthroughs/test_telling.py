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


def test_a_battle_is_told_in_the_words_of_its_game() -> None:
    """cfv: who attacks, boosts and guards whom, what is checked and hit."""
    table = Scenario("cfv", phase="battle")
    rider = table.put(P1, "left front", "", name="Rider", power=9000)
    page = table.put(P1, "left back", "", name="Page", power=7000, icons="Boost")
    wall = table.put(P2, "hand", "", name="Wall", power=1000, shield=5000)
    for key in ("attack", f"attack {rider}", f"boost {page}", f"guard {wall}"):
        table.choose(key)
    lines = "\n".join(_told(table, None))
    for said in (
        f"Page (c{page.id}) boosts Rider (c{rider.id}). [cfv 7.3.1.8]",
        f"Wall (c{wall.id}) is called from hand to guardian circle. [cfv 8.5.2.4.3]",
        f"Wall (c{wall.id}) guards Plain Vanguard (c21). [cfv 7.4.1.2.1]",
        "is checked for damage from deck to trigger zone. [cfv 7.6.1.6.1]",
        f"Rider (c{rider.id}) has hit Plain Vanguard (c21). [cfv 7.6.1.9]",
        f"Ben: Wall (c{wall.id}) is retired from guardian circle to drop zone. [cfv 7.6.1.8]",
    ):
        assert said in lines, said


def test_locks_deletes_and_lost_abilities_are_told_by_name() -> None:
    table = Scenario("cfv")
    text = (
        "[ACT](VC): Choose one of your opponent's rear-guards, and lock it.\n"
        "[ACT](VC): Choose one of your opponent's rear-guards, and delete it.\n"
        "[ACT](VC): Choose one of your locked cards, and unlock it."
    )
    chief = table.put(P1, "vanguard circle", text, name="Chief", grade=3, power=10000)
    felon = table.put(P2, "left front", "", name="Felon", power=5000)
    blot = table.put(P2, "right front", "", name="Blot", power=5000)
    mine = table.put(P1, "left back", "", name="Trusty", power=5000, locked=True)
    table.do(f"activate {chief} 1", felon)
    table.do(f"activate {chief} 2")
    table.do(f"activate {chief} 3")
    lines = _told(table, P2)
    assert f"Ben: Felon (c{felon.id}) is locked on left front by Chief (c{chief.id}). [cfv 10.1.21.1]" in lines
    assert f"Blot (c{blot.id}) is deleted by Chief (c{chief.id}). [cfv 10.1.25.2]" in lines
    assert f"Ann: Trusty (c{mine.id}) is unlocked on left back by Chief (c{chief.id}). [cfv 10.1.23.1]" in lines


def test_what_is_lost_is_not_told_as_won() -> None:
    table = Scenario("cfv")
    text = "[CONT](VC/RC): Restraint\n[ACT](VC): This unit loses Restraint until end of turn."
    titan = table.put(P1, "vanguard circle", text, name="Titan", grade=3, power=10000)
    table.choose(f"activate {titan} 2")
    assert f"Titan (c{titan.id}) loses Restraint. [cfv 10.1.20.2]" in _told(table, P2)


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
