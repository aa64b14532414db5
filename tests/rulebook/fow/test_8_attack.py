"""Battle (fow 8.1, 8.2): its beginning, and the attack that is declared or forfeited."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


def moments(t: Table) -> list[tuple[str, str]]:
    """The moments that came, and by which rule."""
    return [(e.key, e.rule) for e in t.events("moment")]


# -- the beginning -----------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 8.1:2")
def test_8_1__1_the_battle_begins_before_anybody_attacks(ruleset: str) -> None:
    """What waits for the beginning of the battle is played first; both players have priority, the turn player first."""
    t = Table(ruleset, asking=True)
    t.field(P1, "At the beginning of your battle phase, draw a card.")
    t.choose("battle")
    assert moments(t) == [("battle phase", rule(t, "8.1:1"))]
    t.choose("trigger 1")
    assert (t.menu, t.asked, len(t.chase)) == ("fow priority", P1, 1)
    t.pass_both()
    assert t.count(P1, "hand") == 1 and t.asked == P1
    t.pass_()
    assert t.asked == P2 and t.menu == "fow priority"


@both
@pytest.mark.rule("fow 8.1:2", "fow 8.2:7", "fow 8.3:2", "fow 8.3:6", "fow 8.4:3", "fow 8.5:4", "fow 8.6:2")
def test_8_2__2_every_step_has_a_priority_sequence_of_its_own(ruleset: str) -> None:
    """Beginning, before and after the attack, before and after the block, both damage steps, the end."""
    t = Table(ruleset, asking=True)
    attacker, blocker = t.field(P1), t.field(P2)
    t.choose("battle")
    asked: list[str] = []
    while t._in_battle():
        if t.menu == "fow attack":
            asked.append("attack")
            t.choose(f"attack {attacker} {t.player(P2)}")
        elif t.menu == "fow block":
            asked.append("block")
            t.choose(f"block {blocker}")
        else:
            asked.append({P1: "P1", P2: "P2"}[t.asked or 0])
            t.pass_()
    pair = ["P1", "P2"]
    assert asked == [*pair, *pair, "attack", *pair, *pair, "block", *pair, *pair, *pair, *pair]


@both
@pytest.mark.rule("fow 8.2:1", "fow 8.3:1", "fow 8.6:1")
def test_8_2__1_the_moments_of_a_battle_in_their_order(ruleset: str) -> None:
    """Each of the four moments for which abilities wait comes once, under its rule."""
    t = Table(ruleset)
    t.attack(t.field(P1))
    assert moments(t) == [
        ("battle phase", rule(t, "8.1:1")),
        ("declare attack step", rule(t, "8.2:1")),
        ("declare block step", rule(t, "8.3:1")),
        ("battle phase end", rule(t, "8.6:1")),
    ]


# -- who attacks what --------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 8.2:3.1")
def test_8_2__3_1_who_can_attack(ruleset: str) -> None:
    """A recovered J/resonator controlled since the turn began; not a rested one, a newcomer, or another card."""
    t = Table(ruleset)
    able, j_ruler = t.field(P1), t.j_ruler(P1)
    rested, fresh = t.field(P1, rested=True), t.field(P1, arrived="now")
    other, theirs = t.addition(P1), t.field(P2)
    t.to_attack()
    them = t.player(P2)
    found = [key for key in t.options if key.endswith(str(them))]
    assert found == [f"attack {able} {them}", f"attack {j_ruler} {them}"]
    for card in (rested, fresh, other, theirs):
        assert t.forbids(f"attack {card} {them}") == rule(t, "8.2:3.1")


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 8.2:3.1", "fow 8.2:3.2", "fow 8.3:4", "fow 2.6:1.1", "fow 2.7:2.1")
def test_8_2__3_1_without_atk_and_def_nobody_fights() -> None:
    """A J-ruler without them neither attacks nor is attacked nor blocks."""
    t = Table(turn_of=P1)
    nothing = {"attack": None, "defense": None}
    mine = t.j_ruler(P1, back=nothing)
    theirs = t.j_ruler(P2, back=nothing, rested=True)
    attacker = t.field(P1)
    t.to_attack()
    assert t.options == [f"attack {attacker} {t.player(P2)}", "forfeit"]
    assert t.forbids(f"attack {mine} {t.player(P2)}") == "fow-5.5 8.2:3.1"
    assert t.forbids(f"attack {attacker} {theirs}") == "fow-5.5 8.2:3.2"
    t = Table()
    attacker, blocker = t.field(P1), t.j_ruler(P2, back=nothing)
    t.field(P2)
    t.declare(attacker)
    t.to_block()
    assert t.forbids(f"block {blocker}") == "fow-5.5 8.3:4"


@both
def test_8_2__3_2_what_can_be_attacked(ruleset: str) -> None:
    """The opponent, and rested J/resonators of the opponent's field."""
    t = Table(ruleset)
    attacker, own = t.field(P1), t.field(P1, rested=True)
    rested, j_ruler = t.field(P2, rested=True), t.j_ruler(P2, rested=True)
    recovered, other = t.field(P2), t.addition(P2, rested=True)
    t.to_attack()
    legal = [t.player(P2), rested, j_ruler]
    assert t.options == [*(f"attack {attacker} {c}" for c in legal), "forfeit"]
    for card in (own, recovered, other, t.player(P1)):
        assert t.forbids(f"attack {attacker} {card}") == rule(t, "8.2:3.2")


@both
@pytest.mark.rule("fow 8.2:3")
def test_8_2__4_who_cannot_attack_must_forfeit(ruleset: str) -> None:
    """With no J/resonator that could attack the only answer is to forfeit."""
    t = Table(ruleset, asking=True)
    t.field(P1, rested=True)
    t.choose("battle")
    t.to_attack()
    assert t.options == ["forfeit"]


@both
@pytest.mark.rule("fow 8.2:3")
def test_8_2__4_something_that_cannot_be_attacked_is_no_object(ruleset: str) -> None:
    """A J/resonator with nothing to attack cannot attack."""
    t = Table(ruleset, asking=True)
    t.field(P1, "This card cannot attack players.")
    t.choose("battle")
    t.to_attack()
    assert t.options == ["forfeit"]


@both
def test_8_2__5_the_attacker_is_rested_and_attacks_from_then_on(ruleset: str) -> None:
    """It is rested by the declaration, and is the attacking J/resonator until the battle is over."""
    t = Table(ruleset)
    t.field(P1, "Attacking resonators you control gain [+300/+0].")
    attacker = t.field(P1)
    t.instant(P1, "Draw a card.")
    t.to_attack()
    assert t.stats(attacker) == (500, 500)
    t.choose(f"attack {attacker} {t.player(P2)}")
    assert t.rested(attacker) and t.stats(attacker) == (800, 500)
    assert t.event("rest", attacker).rule == rule(t, "8.2:5") == t.event("attack", attacker).rule
    t.finish_battle()
    assert t.life(P2) == 3200 and t.stats(attacker) == (500, 500)


@both
@pytest.mark.rule("fow 8.2:5")
def test_8_2__5_what_cannot_be_rested_cannot_attack(ruleset: str) -> None:
    """Resting is a part of attacking."""
    t = Table(ruleset)
    stiff = t.field(P1, "This card cannot be rested.")
    free = t.field(P1)
    t.to_attack()
    assert t.options == [f"attack {free} {t.player(P2)}", "forfeit"]
    assert t.why_not(f"attack {stiff} {t.player(P2)}") is not None


@both
@pytest.mark.rule("fow 8.2:5")
def test_8_2__5_an_effect_may_spare_the_rest(ruleset: str) -> None:
    """Who attacks without resting stays recovered, and may attack again."""
    t = Table(ruleset)
    tireless = t.field(P1, "Attacking doesn't cause this card to rest.")
    t.attack(tireless)
    assert not t.rested(tireless)
    t.attack(tireless)
    assert t.life(P2) == 3000


# -- forfeiting --------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 8.2:3", "fow 7.4:1")
def test_8_2__6_forfeiting_without_an_answer_is_the_last_battle_of_the_turn(ruleset: str) -> None:
    """The battle goes on with its end, and no other may be initiated this turn; the next turn is free again."""
    t = Table(ruleset)
    t.field(P1)
    t.to_attack()
    t.choose("forfeit")
    t.finish_battle()
    assert [key for key, _ in moments(t)] == ["battle phase", "declare attack step", "battle phase end"]
    assert t.event("forfeit").rule == rule(t, "8.2:6")
    assert t.forbids("battle") == rule(t, "8.2:6")
    t.to_next_turn()
    t.to_next_turn()
    t.pass_until("battle")


@both
@pytest.mark.rule("fow 8.2:6")
def test_8_2__6_an_answer_of_the_opponent_keeps_the_right(ruleset: str) -> None:
    """A spell the opponent played in this battle lets the turn player initiate another."""
    t = Table(ruleset)
    t.field(P1)
    answer = t.instant(P2, "Draw a card.")
    t.choose("battle")
    t.pass_()
    t.cast(answer)
    t.to_attack()
    t.choose("forfeit")
    t.finish_battle()
    assert not t.events("forfeit") and t.why_not("battle") is None


@both
@pytest.mark.rule("fow-5.01-R19", "fow-5.5-R21", "fow 8.2:6")
def test_8_2__6_a_will_ability_is_an_answer_too(ruleset: str) -> None:
    """Whatever was played counts; what was played before this battle does not."""
    for when, may in (("before", False), ("in battle", True)):
        t = Table(ruleset, asking=True)
        t.field(P1)
        stone = t.stone(P2, "fire")
        if when == "before":
            t.instant(P1, "Draw a card.")
            t.play(t.pieces(P1, "hand")[0])
            t.pass_()
            t.activate(stone)
            t.resolve()
        t.choose("battle")
        if when == "in battle":
            t.pass_()
            t.activate(stone)
        t.to_attack()
        t.choose("forfeit")
        t.finish_battle()
        assert t.forbids("battle") == ("" if may else rule(t, "8.2:6"))


@both
@pytest.mark.rule("fow-5.01-R19", "fow-5.5-R21", "fow 8.2:6")
def test_8_2__6_so_is_an_automatic_ability(ruleset: str) -> None:
    """Automatic abilities are played, by whoever controls them."""
    t = Table(ruleset)
    t.field(P1)
    t.field(P2, "At the end of battle phase, draw a card.")
    t.field(P2, "At the beginning of each battle phase, draw a card.")
    t.to_attack()
    t.choose("forfeit")
    t.finish_battle()
    assert t.why_not("battle") is None


@both
@pytest.mark.rule("fow 8.2:5")
def test_8_2__5_who_cannot_do_what_it_takes_does_not_attack(ruleset: str) -> None:
    """The attacker is rested by then, and so cannot be what is rested for it."""
    t = Table(ruleset, asking=True)
    lone = t.field(P1, "This card cannot attack unless you rest a resonator.")
    t.choose("battle")
    t.to_attack()
    assert t.options == ["forfeit"] and t.why_not(f"attack {lone} {t.player(P2)}") is not None
    t = Table(ruleset)
    led, helper = t.field(P1, "This card cannot attack unless you rest a resonator."), t.field(P1)
    t.declare(led)
    t.finish_battle()
    assert t.rested(led) and t.rested(helper) and t.life(P2) == 3500
