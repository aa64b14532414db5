"""Conformance cases about the universes (sve 14)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2

VANGUARD = "Cardfight!! Vanguard"


@pytest.mark.rule(
    "sve 14.4.5.1.3.1", "sve 14.4.5.1.3.3", "sve 14.4.5.1.5", "sve 14.4.6.3", "sve 8.4.6", "sve 8.4.9", "sve 10.2.1.2"
)
def test_case_sve_105_twin_drive_with_critical_and_stand() -> None:
    """Both checks come before damage; the attack gained lasts, the refreshed follower may not attack the leader."""
    t = unhurried(universes=(VANGUARD, ""))
    stand = t.deck(P1, name="Stand", trigger="stand", universe=VANGUARD)
    critical = t.deck(P1, name="Critical", trigger="critical", universe=VANGUARD)
    r = t.field(P1, "Twin Drive.", attack=3, defense=3)
    target = t.field(P2, attack=1, defense=4, engaged=True)
    other = t.field(P2, attack=0, defense=9, engaged=True)

    t.choose(f"attack {r} {target}")
    assert t.game.decision is not None and t.game.decision.rule == "sve 14.4.5.1.5"
    assert t.zone_of(critical) == "trigger zone"
    t.choose(True)
    assert t.zone_of(critical) == "cemetery" and t.zone_of(stand) == "trigger zone"
    assert t.stats(r) == (5, 3) and not t.events("damage")
    t.choose(True)
    t.settle()

    assert t.zone_of(stand) == "cemetery"
    assert t.stats(r) == (5, 2) and t.zone_of(target) == "cemetery"
    story = [e.kind for e in t.events() if e.kind in ("change", "ready", "damage")]
    assert story.index("change") < story.index("ready") < story.index("damage")
    assert [e.amount for e in t.events("damage", target)] == [5]
    assert not t.engaged(r)
    assert t.forbids(f"attack {r} {other}") == ""
    assert t.forbids(f"attack {r} leader") == "sve 14.4.5.1.3.3"
    t.attack(r, other)
    assert len([e for e in t.events("put") if e.rule == "sve 14.4.5.1.1"]) == 4, "Twin Drive triggers again"
    assert t.stats(r) == (5, 2)

    t.end()
    t.end()
    assert t.game.active == P1 and t.stats(r) == (5, 2)
    assert t.forbids(f"attack {r} leader") == ""


@pytest.mark.rule("sve 14.4.5.1.1", "sve 14.4.5.1.2", "sve 14.4.5.1.4", "sve 4.15.2", "sve 5.22.4")
def test_case_sve_106_a_drive_check_of_another_deck_only_cycles_the_top_card() -> None:
    """The deck is based on a class: the icon is worth nothing, the card goes to the bottom."""
    t = unhurried()
    t.set(P1, deck=9, leader_defense=10)
    top = t.deck(P1, name="Heal", trigger="heal", universe=VANGUARD)
    stolen = t.field(P1, "Single Drive.", owner=P2, attack=1)
    amulet = t.amulet(P1, "When you drive check a Trigger, draw a card.")

    t.attack(stolen, "leader")

    checked, back = t.events("put", top)
    assert checked.rule == "sve 14.4.5.1.1" and checked.to == "trigger zone" and checked.faceup
    assert back.rule == "sve 14.4.5.1.2" and back.to == "deck"
    told = t.game.view(P2)["events"]
    assert isinstance(told, list)
    assert "Heal" in repr(next(e for e in told if e["kind"] == "put")), "the opponent sees it in the Trigger zone"
    assert t.pieces(P1, "deck")[-1].name == "Heal"
    assert t.count(P1, "deck") == 10 and t.count(P1, "cemetery") == 0
    assert t.leader_defense(P1) == 10
    assert amulet.id not in [e.card for e in t.events("played")] and t.count(P1, "hand") == 0
