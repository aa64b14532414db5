"""Conformance cases about putting, searching, damage and evolving (sve 5.4 to 5.17, 5.22, 5.34)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2


@pytest.mark.rule(
    "sve 5.22.3", "sve 5.22.5", "sve 5.34.1", "sve 13.5.1.2", "sve 13.5.1.3.1", "sve 13.5.1.3.2", "sve 10.6.2.5"
)
def test_case_sve_013_a_buried_stolen_follower_goes_to_its_owners_cemetery() -> None:
    """It may be buried by who controls it, but counts for nobody's Necrocharge but its owner's."""
    t = unhurried()
    t.set(P2, leader_defense=10)
    for _ in range(5):
        t.cemetery(P1)
    for _ in range(3):
        t.cemetery(P2)
    stolen = t.field(P1, owner=P2)
    spell = t.spell(
        P1,
        "As an additional cost to play this, bury a follower.\n-----\n"
        "Deal 1 damage to each enemy leader. Necrocharge (6) - Deal 3 damage to each enemy leader.",
    )

    t.play(spell)

    assert t.where(stolen) == (P2, "cemetery")
    assert t.event("bury", stolen).rule == "sve 5.34.1" and not t.events("destroy")
    assert t.count(P2, "cemetery") == 4
    assert [e.amount for e in t.events("damage")] == [1]
    assert t.leader_defense(P2) == 9
    assert t.where(spell) == (P1, "cemetery") and t.count(P1, "cemetery") == 6


@pytest.mark.rule("sve 5.8.1.1", "sve 5.8.1.2", "sve 5.8.2", "sve 4.1.2.2")
def test_case_sve_021_a_search_with_a_condition_may_find_nothing() -> None:
    """A condition need not be admitted to be met; a bare number must be found, unseen. Both searches shuffle."""
    t = unhurried()
    t.set(P1, deck=18)
    officers = [t.deck(P1, name="Adjutant", traits=["Officer"], attack=a, at="bottom") for a in (2, 3)]
    careful = t.spell(P1, "Search your deck for an Officer follower, reveal it, and add it to your hand.")
    plain = t.spell(P1, "Search your deck for a card and add it to your hand.")
    size = t.count(P1, "deck")

    t.choose(f"play {careful}")
    assert {f"pick {o}" for o in officers} | {"done"} == set(t.options)
    t.do("done")
    assert t.count(P1, "deck") == size and not t.events("reveal")
    assert t.event("shuffle").rule == "sve 5.9.1" and t.event("shuffle").seat == P1

    t.choose(f"play {plain}")
    assert "done" not in t.options and t.forbids("done") != ""
    t.do(t.options[0])
    assert t.count(P1, "hand") == 1 and t.count(P1, "deck") == size - 1 == 19
    assert not t.events("reveal")
    assert len(t.events("shuffle")) == 2
    hand = t.game.view(P2)["players"][P1]["zones"]["hand"]  # type: ignore[index]
    assert hand["hidden"] == hand["count"] == 1


@pytest.mark.rule("sve 5.16.1.1", "sve 5.16.3", "sve 11.6.1", "sve 4.6.3", "sve 1.3.2")
def test_case_sve_022_a_used_evolved_card_lies_faceup_and_is_not_used_again() -> None:
    """The evolved card comes home faceup, and an effect that evolves finds no facedown card."""
    t = unhurried()
    used = t.put(P1, "evolve zone", name="F", special="evolved", attack=4, defense=5)
    f = t.field(P1, name="F", cost=2, attack=2, defense=3, evolved_with=used)
    watcher = t.amulet(P1, "Whenever a follower on your field evolves, draw a card.")
    back = t.spell(P1, "Select a follower on your field and return it to its owner's hand.", cost=1)
    again = t.spell(P1, "Select a follower on your field and evolve it.", cost=1)
    assert t.stats(f) == (4, 5)

    t.play(back)
    assert t.zone_of(f) == "hand"
    assert t.event("unlink").rule == "sve 5.16.3"
    home = t.event("put", used)
    assert home.rule == "sve 11.6.1" and t.where(used) == (P1, "evolve deck")
    assert t.game.cards[used.id].faceup

    t.play(f)
    assert t.stats(f) == (2, 3)
    t.play(again)
    assert t.where(used) == (P1, "evolve deck") and t.game.cards[used.id].faceup
    assert t.stats(f) == (2, 3) and not t.game.cards[f.id].links
    assert not t.events("evolved")
    assert watcher.id not in [e.card for e in t.events("played")]
    assert t.zone_of(again) == "cemetery", "the spell was played, it only did nothing"


@pytest.mark.rule("sve 5.5.3", "sve 10.6.2.1", "sve 10.6.2.8.1")
def test_case_sve_024_played_from_the_ex_area_is_put_from_the_ex_area() -> None:
    """The way through the resolution zone does not count: what matters is where the card was played from."""
    t = unhurried()
    t.set(P1, leader_defense=10)
    from_ex = t.amulet(P1, "Whenever a follower is put onto your field from your EX area, draw a card.")
    not_hand = t.amulet(
        P1,
        "Whenever a follower is put onto your field from somewhere other than your hand, give your leader {defense}+1.",
    )
    first = t.ex(P1, attack=2)
    second = t.hand(P1, attack=3)

    t.choose(f"play {first}")
    assert t.options == ["trigger 1", "trigger 2"]
    t.do("trigger 2")
    assert [e.card for e in t.events("played")] == [first.id, not_hand.id, from_ex.id]
    assert t.leader_defense(P1) == 11
    assert t.count(P1, "hand") == 2  # the other follower and the card drawn

    t.play(second)
    assert [e.card for e in t.events("played")][3:] == [second.id]
    assert t.leader_defense(P1) == 11 and len(t.events("draw")) == 1


@pytest.mark.rule("sve 5.14.3.1", "sve 5.14.3.2", "sve 12.13.2.1", "sve 12.13.2.2", "sve 8.4.9.1")
def test_case_sve_026_the_defender_deals_combat_damage_but_no_attack_damage() -> None:
    """What the attacked follower deals back triggers neither Drain nor "attack damage"."""
    t = unhurried()
    t.set(P2, leader_defense=9)
    attacker = t.field(P1, attack=3, defense=5)
    defender = t.field(P2, "Drain.", attack=2, defense=6, engaged=True)
    attack_watch = t.amulet(P2, "Whenever a follower on your field deals attack damage, draw a card.")
    combat_watch = t.amulet(
        P2, "Whenever a follower on your field deals combat damage, give each follower on your field {attack}+1."
    )

    t.attack(attacker, defender)

    assert t.stats(attacker) == (3, 3)
    assert t.stats(defender) == (3, 3)
    assert [e.card for e in t.events("played")] == [combat_watch.id]
    assert attack_watch.id not in [e.card for e in t.events("played")]
    assert t.leader_defense(P2) == 9 and t.count(P2, "hand") == 0


@pytest.mark.rule("sve 5.16.1", "sve 5.16.1.2", "sve 5.16.2", "sve 5.16.2.1", "sve 4.12.1", "sve 8.4.2")
def test_case_sve_027_evolving_on_a_full_field_keeps_gains_and_losses_and_does_not_refresh() -> None:
    """The evolved card lies in the evolve zone; the follower stays engaged, wounded and strengthened."""
    t = unhurried()
    t.set(P1, play_points=1)
    f = t.field(
        P1, "{evolve} {cost 1}: Evolve this follower.", name="F", attack=2, defense=3, gained_attack=1, gained_defense=1
    )
    for attack in range(4):
        t.field(P1, attack=attack)
    evolved = t.evolve_deck(P1, name="F", attack=4, defense=5)
    target = t.field(P2, attack=2, defense=9, engaged=True)

    t.attack(f, target)
    assert t.stats(f) == (3, 2) and t.engaged(f)
    assert t.count(P1, "field") == 5

    t.activate(f)
    assert t.where(evolved) == (P1, "evolve zone") and t.count(P1, "field") == 5
    assert t.stats(f) == (5, 4)
    assert t.engaged(f)
    assert t.forbids(f"attack {f} {target}") == t.forbids(f"attack {f} leader") == "sve 8.4.2"


@pytest.mark.rule("sve 5.16.1.1", "sve 5.16.1.3", "sve 11.6.2", "sve 11.6.1", "sve 10.5.2.1", "sve 10.9.1.1.1")
def test_case_sve_029_evolving_again_keeps_the_newest_link_only() -> None:
    """Rules handling cuts the older link and sends its card home before the amulet's ability is played."""
    t = unhurried()
    old = t.put(P1, "evolve zone", name="F", special="evolved", attack=4, defense=4)
    f = t.field(P1, name="F", attack=2, defense=2, evolved_with=old)
    new = t.evolve_deck(P1, name="F", attack=4, defense=4)
    amulet = t.amulet(P1, "Whenever a follower on your field evolves, draw a card.")
    spell = t.spell(P1, "Select a follower on your field and evolve it.")

    t.play(spell)

    assert t.where(new) == (P1, "evolve zone") and t.game.cards[f.id].links == (new.id,)
    assert t.where(old) == (P1, "evolve deck") and t.game.cards[old.id].faceup
    assert t.stats(f) == (4, 4)
    assert t.count(P1, "hand") == 1
    story = [(e.kind, e.rule) for e in t.events() if e.kind in ("evolved", "unlink", "put", "played", "draw")]
    evolved = story.index(("evolved", "sve 5.16.1.3"))
    cut, home = story.index(("unlink", "sve 11.6.2")), story.index(("put", "sve 11.6.1"))
    assert evolved < cut < home < story.index(("draw", "sve 5.10.1"))
    assert [e.card for e in t.events("played")] == [spell.id, amulet.id]


@pytest.mark.rule("sve 5.17.1", "sve 5.7.1", "sve 9.1.2.1", "sve 9.1.2.2", "sve 12.5.3", "sve 4.1.4", "sve 4.2.2.3")
def test_case_sve_030_a_transformed_follower_is_banished_and_a_new_token_put() -> None:
    """The token is the opponent's, new and plain; the banished follower has no last words."""
    t = unhurried()
    t.set(P2, leader_defense=10)
    victim = t.field(
        P2, "{last words} Draw 2 cards.", attack=5, defense=5, gained_attack=2, gained_defense=2, engaged=True
    )
    amulet = t.amulet(P2, "Whenever a follower is put onto your field, give your leader {defense}+1.")
    spell = t.spell(P1, "Select an enemy follower on the field and transform it into a Fairy token.")

    t.play(spell)

    assert t.where(victim) == (P2, "banished zone")
    assert t.count(P2, "hand") == 0
    (token,) = [p for p in t.pieces(P2, "field") if p.name == "Fairy"]
    card = t.game.cards[token.id]
    assert card.owner == card.seat == P2 and token.id != victim.id
    assert t.stats(token) == (1, 1) and not t.engaged(token)
    assert [e.card for e in t.events("played")] == [spell.id, amulet.id]
    assert t.leader_defense(P2) == 11
