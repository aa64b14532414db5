"""Conformance cases about special cards (sve 9) and playing and resolving (sve 10)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, by


@pytest.mark.rule("sve 9.1.4.1", "sve 9.1.4.3", "sve 12.5.3", "sve 10.7.7", "sve 5.29.1")
def test_case_sve_061_destroyed_tokens_are_gone_before_the_next_sentence() -> None:
    """Eliminated tokens are not counted in the cemetery, yet a token's Last Words is played."""
    t = unhurried()
    t.cemetery(P1)
    plain = t.field(P1, attack=3)
    fairies = [t.field(P1, name="Fairy", special="token", type="follower") for _ in range(2)]
    paper = t.field(
        P1, "{last words} Draw a card. Discard a card.", name="Paper Shikigami", special="token", type="follower"
    )
    kept = t.hand(P1, attack=7)
    spell = t.spell(P1, "Destroy each follower on your field. Draw a card for every 2 cards in your cemetery.")

    t.choose(f"play {spell}")
    assert len(t.events("draw")) == 2, "one by the spell, one by Last Words"
    t.choose(kept)
    t.settle()

    assert t.zone_of(plain) == "cemetery"
    gone = t.events("eliminate")
    assert {e.card for e in gone} == {paper.id, *(f.id for f in fairies)}
    assert all(e.rule == "sve 9.1.4.3" for e in gone)
    story = [e.kind for e in t.events() if e.kind in ("destroy", "eliminate", "draw", "discard")]
    assert story == ["destroy"] * 4 + ["eliminate"] * 3 + ["draw", "draw", "discard"]
    assert [e.card for e in t.events("played")] == [spell.id, paper.id]
    assert t.zone_of(kept) == "cemetery" and t.count(P1, "hand") == 2
    assert t.count(P1, "cemetery") == 4  # one before, the follower, the spell, the discarded card


@pytest.mark.rule("sve 9.2.1", "sve 9.2.2", "sve 1.3.2", "sve 4.6.3")
def test_case_sve_062_an_advanced_card_returned_to_hand_goes_home_at_once() -> None:
    """It is in the evolve deck area, faceup, before the second sentence asks for a discard."""
    t = unhurried(turn_of=P2)
    advanced = t.field(P1, name="V", special="advanced", attack=5, defense=5)
    spell = t.spell(
        P2,
        "Select an enemy follower on the field and return it to its owner's hand. Each opponent discards a card.",
    )

    t.play(spell)

    assert t.where(advanced) == (P1, "evolve deck") and t.game.cards[advanced.id].faceup
    assert t.event("put", advanced).rule == "sve 9.2.2"
    assert t.count(P1, "hand") == 0 and t.count(P1, "cemetery") == 0
    assert not t.events("discard")


@pytest.mark.rule("sve 10.6.2.3.1", "sve 10.6.2.4", "sve 10.6.2.4.2", "sve 10.6.2.4.2.1", "sve 10.6.2.5")
def test_case_sve_066_every_target_of_divided_damage_gets_at_least_one() -> None:
    """The division is settled while playing, before the cost; too little to divide cannot be played."""
    t = unhurried()
    t.set(P1, play_points=4)
    foes = [t.field(P2, attack=a, defense=10) for a in (1, 2, 3)]
    four = t.spell(
        P1, "Select 3 enemy followers on the field and deal 4 damage divided among them as you choose.", cost=1
    )
    two = t.spell(
        P1, "Select 3 enemy followers on the field and deal 2 damage divided among them as you choose.", cost=1
    )

    assert t.forbids(f"play {two}") == "sve 10.6.2.4.2"
    t.choose(f"play {four}")
    assert t.options == ["number 1", "number 2"], "more would leave the others nothing to share"
    assert t.forbids("number 3") == t.forbids("number 0") == "sve 10.6.2.4.2"
    t.choose(by(P1, 1))
    assert t.options == ["number 1", "number 2"]
    assert t.forbids("number 3") == t.forbids("number 0") == "sve 10.6.2.4.2"
    assert t.value(P1, "play points") == 4 and not t.events("damage"), "the division comes before the cost"
    t.do("number 2")

    assert t.value(P1, "play points") == 3
    assert [t.number(f, "defense") for f in foes] == [9, 8, 9]
    assert [e.kind for e in t.events() if e.kind in ("value", "damage")] == ["value"] + ["damage"] * 3
    assert t.forbids(f"play {two}") == "sve 10.6.2.4.2"


@pytest.mark.rule("sve 10.7.3.1", "sve 10.7.3.2", "sve 10.6.2.1.2", "sve 10.6.2.3.3")
def test_case_sve_067_an_automatic_ability_without_its_target_is_dropped_entirely() -> None:
    """It was pending, cannot be played, and nothing of it happens."""
    t = unhurried()
    doomed = t.field(
        P1, "{last words} Select an enemy follower on the field. Deal it 2 damage and bury the top card of your deck."
    )
    spell = t.spell(P1, "Select a follower on your field and destroy it.")
    size = t.count(P1, "deck")

    t.play(spell)

    assert t.zone_of(doomed) == "cemetery"
    assert t.count(P1, "deck") == size and not t.events("bury")
    assert [e.card for e in t.events("played")] == [spell.id]
    assert not t.game.pending


@pytest.mark.rule("sve 10.10.2.5", "sve 10.10.2.5.1", "sve 13.4.1.2", "sve 10.2.1.3.1")
def test_case_sve_074_a_spells_own_instead_is_applied_first() -> None:
    """The 4 damage has become 6 before the follower's own replacement looks at it."""
    t = unhurried()
    t.set(P1, max_play_points=7, play_points=7)
    target = t.field(P2, "If this follower would take 4 or less damage, it takes none instead.", attack=3, defense=6)
    spell = t.spell(
        P1,
        "Select an enemy follower on the field and deal it 4 damage. If Overflow is active for you, "
        "deal 6 damage instead.",
    )

    t.play(spell)

    assert [e.amount for e in t.events("damage", target)] == [6]
    assert t.zone_of(target) == "cemetery" and t.event("destroy", target).rule == "sve 11.3.1"


@pytest.mark.rule("sve 10.10.2.5", "sve 13.4.1.2")
def test_case_sve_074_without_overflow_the_followers_replacement_applies() -> None:
    """With six maximum play points the damage stays 4, and the follower takes none."""
    t = unhurried()
    t.set(P1, max_play_points=6, play_points=6)
    target = t.field(P2, "If this follower would take 4 or less damage, it takes none instead.", attack=3, defense=6)
    spell = t.spell(
        P1,
        "Select an enemy follower on the field and deal it 4 damage. If Overflow is active for you, "
        "deal 6 damage instead.",
    )
    t.play(spell)
    assert t.stats(target) == (3, 6) and not t.events("damage")


@pytest.mark.rule("sve 10.11.1", "sve 10.9.1.1.1", "sve 5.16.3")
def test_case_sve_075_a_destroyed_targets_last_information_is_used() -> None:
    """The attack it had on the field, evolved and strengthened, counts."""
    t = unhurried()
    evolved = t.put(P2, "evolve zone", name="T", special="evolved", attack=5, defense=5)
    target = t.field(P2, name="T", attack=2, defense=2, gained_attack=1, evolved_with=evolved)
    spell = t.spell(
        P1,
        "Select an enemy follower on the field. Destroy it, then deal damage equal to its attack to each enemy leader.",
    )
    assert t.stats(target) == (6, 5)

    t.play(spell)

    assert t.where(target) == (P2, "cemetery") and not t.game.cards[target.id].links
    assert t.number(target, "attack") == 2
    assert t.leader_defense(P2) == 14


@pytest.mark.rule("sve 10.6.2.3.1", "sve 10.7.3.1", "sve 11.3.1", "sve 4.4.3")
def test_case_sve_079_a_mandatory_fanfare_may_have_to_hit_its_own_card() -> None:
    """It must be played, and the only follower there is the follower itself."""
    t = unhurried()
    f = t.hand(P1, "{fanfare} Select a follower on the field and deal it 3 damage.", attack=2, defense=2)

    t.play(f)

    assert t.event("damage", f).amount == 3
    assert t.zone_of(f) == "cemetery" and t.event("destroy", f).rule == "sve 11.3.1"


@pytest.mark.rule("sve 10.7.7", "sve 10.7.3.1", "sve 10.5.2.1", "sve 10.6.2.8.2.1", "sve 11.3.1")
def test_case_sve_081_a_fanfare_resolves_though_its_follower_has_died() -> None:
    """The amulet's damage kills the follower in rules handling; the Fanfare is still pending and is played."""
    t = unhurried()
    amulet = t.amulet(P1, "Whenever a follower is put onto your field, deal 1 damage to it.")
    f = t.hand(P1, "{fanfare} Draw a card.", attack=2, defense=1)

    t.choose(f"play {f}")
    labels = {o.key: o.label for o in t.game.decision.options} if t.game.decision is not None else {}
    (first,) = [key for key, label in labels.items() if "deal 1 damage" in label]
    t.do(first)

    assert t.zone_of(f) == "cemetery" and t.count(P1, "hand") == 1
    assert [e.card for e in t.events("played")] == [f.id, amulet.id, f.id]
    story = [e.kind for e in t.events() if e.kind in ("damage", "destroy", "draw")]
    assert story == ["damage", "destroy", "draw"]
