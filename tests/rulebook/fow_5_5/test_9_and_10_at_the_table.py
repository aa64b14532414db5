"""Abilities and actions as a table meets them (fow-5.5 9, 10): what is paid, what triggers on the way, what is left."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table


@pytest.mark.rule("fow-5.5 9.3:2.4", "fow-5.5 9.3:3.1")
def test_9_3__2_5_the_target_itself_may_be_banished_for_the_cost() -> None:
    """Targets are chosen before costs are paid; what concerns the lost target is left out, the rest is done."""
    t = Table()
    source = t.field(P1, "[Activate] Banish another resonator: Rest target resonator. Draw a card.")
    victim = t.field(P1)
    t.activate(source, victim)
    t.resolve()
    assert t.zone_of(victim) == "graveyard" and t.count(P1, "hand") == 1 and not t.rested(source)


@pytest.mark.rule("fow-5.5 9.6:4", "fow-5.5 6.2:3", "fow-5.5 6.4:1.2")
def test_9_6__4_what_a_cost_triggers_lies_above_what_it_paid_for() -> None:
    """It triggers while the spell is being played, so it is played next and resolved first."""
    t = Table(asking=True)
    t.field(P1, "[Continuous] Whenever you discard a card, you gain 100 life.")
    spell = t.chant(P1, "As an additional cost to play this card, discard a card.\nYou gain 500 life.")
    t.hand(P1)
    t.choose(f"play {spell}")
    while not t.menu:
        t.choose(t.options[0])
    assert len(t.chase) == 2 and t.chase[1].id == spell.id and t.asked == P1
    t.pass_both()
    assert t.life(P1) == 4100 and [c.id for c in t.chase] == [spell.id]
    t.pass_both()
    assert t.life(P1) == 4600


@pytest.mark.rule("fow-5.5 6.2:3", "fow-5.5 9.3:2.4")
def test_9_6__6_a_trigger_without_a_target_is_gone() -> None:
    """It cannot be played; it does not wait for a target to come."""
    t = Table()
    entering = t.hand(P1, "[Enter] Destroy target resonator your opponent controls.", cost="{0}")
    t.cast(entering)
    assert t.zone_of(entering) == "field" and not t.chase
    t.to_next_turn()
    assert not t.events("destroy")


@pytest.mark.rule("fow-5.5 9.11:1")
def test_9_11__1_what_was_banished_for_the_cost_is_remembered() -> None:
    """Its ATK is what it was in the field, the bonus included."""
    t = Table()
    text = "[Activate] Banish this card: This card deals damage equal to its ATK to target player."
    source = t.field(P1, text, attack=300)
    t.addition(P1, "Added resonator gains [+200/+200].", on=source)
    t.activate(source, t.player(P2))
    t.resolve()
    assert t.life(P2) == 3500


@pytest.mark.rule("fow-5.5 9.6:5", "fow-5.5 6.1:1.1", "fow-5.5 13.2:2")
def test_9_6__5_rule_processes_come_between_two_triggers_being_played() -> None:
    """Each has its own sequence: what the rules have to do is done before the next is chosen."""
    t = Table()
    t.field(P1, "[Continuous] At the beginning of your end phase, you gain 100 life.")
    t.field(P2, "[Continuous] At the beginning of your opponent's end phase, you gain 200 life.")
    t.to_next_turn()
    gained = [e.seat for e in t.events("value") if e.key == "life"]
    assert gained == [P2, P1]  # the turn player's was played first and lies below


@pytest.mark.rule("fow-5.5 9.6:1.1", "fow-5.5 10.5:1", "fow-5.5 10.11:1")
def test_10_5__1_a_summoned_card_can_be_canceled() -> None:
    """It is a spell in the chase, so it never gets into the field; and had it come, Enter would not have triggered."""
    for canceled in (True, False):
        t = Table(asking=True)
        body = t.graveyard(P1, "[Enter] You gain 500 life.", cost="{4}")
        call = t.chant(P1, "Summon target resonator card from your graveyard.")
        no = t.instant(P2, "Cancel target summon spell.")
        t.play(call)
        t.pass_both()
        assert [c.id for c in t.chase] == [body.id]
        if canceled:
            t.pass_()
            t.play(no)
        t.resolve()
        assert t.zone_of(body) == ("graveyard" if canceled else "field") and t.life(P1) == 4000


@pytest.mark.rule("fow-5.5 10.9:1", "fow-5.5 3.15:2", "fow-5.5 13.3:1")
def test_10_9__1_a_destroyed_j_ruler_leaves_its_additions_behind() -> None:
    """It is in its ruler area, nothing is added to it any more, and what was goes to the graveyard."""
    t = Table()
    ruler = t.j_ruler(P1)
    ring = t.addition(P1, "Added J-ruler gains [+100/+100].", on=ruler, subtype="J-ruler")
    doom = t.chant(P1, "Destroy target J-ruler.")
    t.cast(doom)
    assert t.zone_of(ruler) == "ruler area" and t.zone_of(ring) == "graveyard"
    assert not t.game.cards[ruler.id].links and t.event("put", ring).rule == "fow-5.5 13.3:1"


@pytest.mark.rule("fow-5.5 10.10:1", "fow-5.5 3.15:2")
def test_10_10__1_a_j_ruler_cannot_be_banished() -> None:
    """Banishing is going to the graveyard, where no J-ruler goes: an effect leaves it where it is, no cost is paid
    so."""
    t = Table()
    ruler = t.j_ruler(P1, "[Activate] Banish this card: Draw a card.")
    away = t.chant(P1, "Banish a J-ruler you control.")
    assert t.why_not(t.activation(ruler)) is not None
    t.cast(away)
    assert t.zone_of(ruler) == "field"


@pytest.mark.rule("fow-5.5 10.8:2", "fow-5.5-R43")
def test_10_8__2_a_deck_that_runs_out_in_the_middle_of_an_effect() -> None:
    """What is there is drawn, and nobody loses for it; the draw of the next draw phase is another matter."""
    t = Table()
    t.set(P1, deck=1)
    t.cast(t.chant(P1, "Draw two cards."))
    assert t.count(P1, "hand") == 1 and not t.game.over
    t.to_next_turn()
    t.to_next_turn()
    result = t.result
    assert result is not None and result.winner == P2 and result.rule == "fow-5.5 13.1:2"


@pytest.mark.rule("fow-5.5 1.3:3", "fow-5.5 13.1:1")
def test_1_3__3_both_lose_together() -> None:
    """Damage to each player at once: a draw."""
    t = Table()
    t.set(P1, life=200)
    t.set(P2, life=100)
    t.cast(t.chant(P1, "This card deals 300 damage to each player."))
    assert t.result is not None and t.result.winner is None


@pytest.mark.rule("fow-5.5 12.4:2", "fow-5.5 9.1:1.4")
def test_12_4__2_one_name_is_one_art_for_each_player() -> None:
    """Another card with an art of that name has had its time too; the opponent's has not."""
    t = Table()
    art = "God's Art <Dawn> {0}: You gain 100 life."
    first, second = t.field(P1, art), t.field(P1, f"[Flying]\n{art}")
    theirs = t.field(P2, art)
    t.activate(first)
    t.resolve()
    assert t.forbids(t.activation(second)) == "fow-5.5 12.4:2"
    t.to_next_turn()
    t.pass_until(t.activation(theirs))


@pytest.mark.rule("fow-5.5 10.16:1.3", "fow-5.5 10.16:1.1")
def test_10_16__1_3_a_copy_has_the_same_targets_and_leaves_nothing() -> None:
    """Both hit what the original was aimed at, and only the card goes to the graveyard."""
    t = Table(asking=True)
    target, other = t.field(P2, defense=900), t.field(P2, defense=900)
    bolt = t.instant(P1, "This card deals 300 damage to target resonator.")
    twin = t.instant(P1, "Copy target normal spell.")
    t.play(bolt, target)
    t.play(twin)
    t.resolve()
    assert t.damage_on(target) == 600 and t.damage_on(other) == 0
    assert {c.id for c in t.pieces(P1, "graveyard")} == {bolt.id, twin.id}
