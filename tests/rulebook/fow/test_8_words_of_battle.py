"""What card texts say of battles (fow 8): steps that begin, what can be attacked, having to, paying for it, its end."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table, by

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


@both
@pytest.mark.rule("fow 8.2:1", "fow 8.3:1")
@pytest.mark.parametrize(("step", "drawn"), (("declare attack step", 1), ("declare block step", 1)))
def test_8_2__1_at_the_beginning_of_a_step(ruleset: str, step: str, drawn: int) -> None:
    t = Table(ruleset)
    bear = t.field(P1, f"At the beginning of your {step}, draw a card.")
    other = t.field(P2, f"At the beginning of the {step}, draw a card.")
    t.attack(bear)
    assert t.count(P1, "hand") == drawn == t.count(P2, "hand") and t.zone_of(other) == "field"


@both
@pytest.mark.rule("fow 8.2:3.2")
def test_8_2__3_2_an_effect_makes_recovered_ones_legal(ruleset: str) -> None:
    """Resonators, and no J-ruler."""
    t = Table(ruleset)
    bear, foe, king = t.field(P1, "This card can attack recovered resonators."), t.field(P2), t.j_ruler(P2)
    t.to_attack()
    assert f"attack {bear} {foe}" in t.options and f"attack {bear} {king}" not in t.options


@both
@pytest.mark.rule("fow 7.12:2", "fow 8.2:3.1")
def test_7_12__2_must_attack_this_turn(ruleset: str) -> None:
    """It is so until the end of the turn; the one that must is the one that attacks."""
    t = Table(ruleset, asking=True)
    bear, other = t.field(P1), t.field(P1, attack=100)
    t.cast(t.chant(P1, "Target resonator must attack this turn if able."), bear)
    assert t.forbids("pass") == f"{t.rules.book} 7.12:2"
    t.to_attack()
    assert not any(key.startswith(f"attack {other}") for key in t.options)
    t.choose(f"attack {bear} {t.player(P2)}")
    t.finish_battle()
    assert t.forbids("pass") == ""


@both
@pytest.mark.rule("fow 8.2:5")
@pytest.mark.parametrize("pays", (True, False))
def test_8_2__5_unless_a_player_pays(ruleset: str, pays: bool) -> None:
    """Its player, who has the wills; or the other, who is asked."""
    t = Table(ruleset)
    t.addition(P2, "Each resonator cannot attack unless a player pays {2}.")
    bear = t.field(P1)
    t.set(P2, will_r=2)
    t.declare(bear)
    assert t.asked == P2 and t.options == ["yes", "no"]
    t.choose(by(P2, pays))
    assert t.rested(bear) == pays and t.wills(P2) == ({} if pays else {"R": 2})


@both
@pytest.mark.rule("fow 8.6:1", "fow 8.3:5")
def test_8_6__1_at_the_end_of_a_battle_a_card_battled(ruleset: str) -> None:
    """The blocker battled, and so did the attacker; the one that stood by did not."""
    t = Table(ruleset)
    text = "At the end of a battle phase this card battled, you gain 100 life."
    attacker, blocker = t.field(P1, text, attack=0), t.field(P2, text, attack=0)
    t.field(P1, text, attack=0)
    t.attack(attacker, block=blocker)
    assert (t.life(P1), t.life(P2)) == (4100, 4100)
