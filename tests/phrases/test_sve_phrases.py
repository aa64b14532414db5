"""Phrases of Shadowverse: Evolve that nothing played: what a player would see if each did what it says."""

from __future__ import annotations

from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2


def test_one_or_the_other_place() -> None:
    """`From your hand or EX area`: both are looked at, and nowhere else."""
    t = open_table()
    held, kept = t.hand(P1, name="Held"), t.ex(P1, name="Kept")
    lying = t.field(P1, name="Lying")
    spell = t.spell(P1, "Banish each follower in your hand and EX area.")
    t.play(spell)
    assert t.zone_of(held) == t.zone_of(kept) == "banished zone"
    assert t.zone_of(lying) == "field"


def test_not_of_this_name() -> None:
    """`Not named`: all but those."""
    t = open_table()
    otter, heron = t.field(P2, name="Brook Otter"), t.field(P2, name="Heron")
    t.play(t.spell(P1, "Destroy each enemy follower not named Brook Otter on the field."))
    assert (t.zone_of(otter), t.zone_of(heron)) == ("field", "cemetery")


def test_few_enough() -> None:
    """`At most 2`: with two it happens, with three it does not."""
    for there, gained in ((2, 1), (3, 0)):
        t = open_table()
        for _ in range(there):
            t.field(P1)
        t.play(t.spell(P1, "If there are 2 or less followers on your field, give your leader {defense}+1."))
        assert t.leader_defense(P1) == 20 + gained, there


def test_a_card_that_cannot_deal_damage_deals_none() -> None:
    t = open_table()
    calm = t.field(P1, "This can't deal damage.", attack=4)
    t.attack(calm)
    assert t.leader_defense(P2) == 20


def test_what_is_not_done_has_its_own_sentence() -> None:
    """`If you don't`: only who declines gets it."""
    for done, gained in ((True, 0), (False, 1)):
        t = open_table()
        t.hand(P1, name="Held")
        spell = t.spell(P1, "You may discard a card. If you don't, give your leader {defense}+1.")
        t.play(spell, "yes" if done else "no")
        assert t.leader_defense(P1) == 20 + gained, done


def test_shuffled_into_the_deck() -> None:
    t = open_table()
    t.cemetery(P1, name="Gone")
    spell = t.spell(P1, "Shuffle your cemetery into your deck.")
    before = t.count(P1, "deck")
    t.play(spell)
    assert t.count(P1, "deck") == before + 1


def test_less_damage_is_taken_instead() -> None:
    t = open_table()
    t.field(P2, "If your leader would take damage, it takes that much minus 1 instead.")
    t.play(t.spell(P1, "Deal 3 damage to each enemy leader."))
    assert t.leader_defense(P2) == 18
