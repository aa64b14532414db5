"""Conformance cases about keywords (sve 12)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2


@pytest.mark.rule("sve 12.8.2", "sve 12.12.2", "sve 12.12.2.1", "sve 8.4.3.1")
def test_case_sve_087_ward_that_cannot_be_attacked_does_not_bind() -> None:
    """Intimidate takes the warder out of reach of attacks, but not of spells."""
    t = unhurried()
    warder = t.field(P2, "Ward. Intimidate.", attack=2, engaged=True)
    plain = t.field(P2, attack=3, engaged=True)
    attacker = t.field(P1, attack=4)
    spell = t.spell(P1, "Select an enemy follower on the field and deal it 2 damage.")

    attacks = {o for o in t.options if o.startswith("attack")}
    assert attacks == {f"attack {attacker} {plain}", f"attack {attacker} leader"}
    assert t.forbids(f"attack {attacker} {warder}") == "sve 12.12.2"
    t.choose(f"play {spell}")
    assert set(t.options) == {f"pick {warder}", f"pick {plain}"}
    t.choose(warder)
    t.settle()
    assert t.zone_of(warder) == "cemetery"


@pytest.mark.rule("sve 12.10.2", "sve 12.11.2", "sve 12.8.2", "sve 8.4.3.1")
@pytest.mark.parametrize("ward", [False, True])
def test_case_sve_088_rush_with_assail_reaches_reserved_followers_and_minds_ward(ward: bool) -> None:
    """Reserved followers count as engaged for it; the leader is out of reach; engaged Ward comes first."""
    t = unhurried()
    reserved = t.field(P2, attack=2)
    engaged = t.field(P2, attack=3, engaged=True)
    warder = t.field(P2, "Ward.", attack=4, engaged=True) if ward else None
    v = t.hand(P1, "Rush. Assail.")

    t.play(v)

    assert not t.engaged(v)
    attacks = {o for o in t.options if o.startswith("attack")}
    if warder is not None:
        assert attacks == {f"attack {v} {warder}"}
        assert t.forbids(f"attack {v} {reserved}") == t.forbids(f"attack {v} {engaged}") == "sve 12.8.2"
    else:
        assert attacks == {f"attack {v} {reserved}", f"attack {v} {engaged}"}
    assert t.forbids(f"attack {v} leader") == "sve 8.4.3.1"


@pytest.mark.rule(
    "sve 12.13.2", "sve 12.13.3", "sve 5.14.1", "sve 5.14.1.1", "sve 1.3.2.4", "sve 10.7.7", "sve 11.3.1", "sve 8.4.10"
)
def test_case_sve_090_drain_counts_all_damage_once_even_after_death() -> None:
    """Six damage to a follower with one defense heals six, once, above 20, by a follower that died meanwhile."""
    t = unhurried()
    t.set(P1, leader_defense=18)
    d = t.field(P1, "Drain.", attack=6, defense=2)
    target = t.field(P2, attack=3, defense=1, engaged=True)
    gift = t.spell(P1, "Select a follower on your field and give it Drain.")
    t.play(gift)

    t.attack(d, target)

    ends = {e.card: e.before.chars.number("defense") for e in t.events("destroy") if e.before is not None}
    assert ends == {target.id: -5, d.id: -1}
    assert [e.card for e in t.events("played")] == [gift.id, d.id], "pending once"
    story = [e.kind for e in t.events() if e.kind in ("damage", "destroy", "played")]
    assert story == ["played", "damage", "damage", "destroy", "destroy", "played"]
    assert t.zone_of(d) == "cemetery" and t.leader_defense(P1) == 24


@pytest.mark.rule("sve 8.4.9", "sve 8.4.9.2", "sve 11.3.2", "sve 12.14.2")
def test_case_sve_092_no_fight_no_bane() -> None:
    """The attacker was returned in the Quick window: nothing is dealt, nobody fought, Bane destroys nothing."""
    t = unhurried()
    attacker = t.field(P1, "Bane.", attack=1, defense=1)
    target = t.field(P2, attack=5, defense=5, engaged=True)
    quick = t.spell(P2, "{quick}\nSelect an enemy follower on the field and return it to its owner's hand.")

    t.choose(f"attack {attacker} {target}")
    t.do(f"play {quick}")

    assert t.zone_of(attacker) == "hand"
    assert t.zone_of(target) == "field" and t.stats(target) == (5, 5)
    assert not t.events("damage") and not t.events("fought") and not t.events("destroy")
