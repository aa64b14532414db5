"""Appendix A: what amulet tokens do (sve 9.1.2.3)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.rulebook.sve.tokenlist import token
from tests.sve_table import P1, P2, by

pytestmark = pytest.mark.rule("sve 9.1.2.3")


def test_a_magic_sediment_arrives_with_a_counter_and_stays_while_it_has_one() -> None:
    """Leaving the field costs a Stack counter instead; without counters it goes."""
    t = unhurried()
    stone = token(t, "Magic Sediment", "ex area")
    kill = t.spell(P1, "Destroy each amulet on your field.")
    t.play(stone)
    assert t.counters(stone, "Stack") == 1
    t.play(kill)
    assert t.zone_of(stone) == ""


def test_a_magic_sediment_hands_its_counters_on() -> None:
    """All its counters go to another amulet with Stack, and it leaves."""
    t = unhurried()
    one, two = token(t, "Magic Sediment"), token(t, "Magic Sediment", counters={"Stack": 2})
    t.activate(one)
    assert t.counters(two, "Stack") == 3 and t.zone_of(one) == ""


def test_a_leonidass_resolve_strengthens_arriving_swordcraft_followers() -> None:
    """+3/+3 and Rush for Swordcraft, nothing for others."""
    t = unhurried()
    token(t, "Leonidas's Resolve")
    sword, other = t.hand(P1, class_="Swordcraft"), t.hand(P1, class_="Forestcraft")
    t.play(sword)
    t.play(other)
    assert (t.stats(sword), t.stats(other)) == ((4, 4), (1, 1))
    assert t.has(sword, "Rush") and not t.has(other, "Rush")


def test_a_draconic_weapon_arms_a_dragoncraft_follower() -> None:
    """It is buried, and the follower has +0/+1 and the Armed trait."""
    t = unhurried()
    weapon, dragon = token(t, "Draconic Weapon"), t.field(P1, class_="Dragoncraft", traits=("Wyrmkin",))
    t.field(P1, class_="Neutral")
    t.activate(weapon)
    assert t.stats(dragon) == (1, 2) and t.chars(dragon).labels["trait"] == {"Wyrmkin", "Armed"}
    assert t.zone_of(weapon) == ""


def test_a_ephemeral_moon_protects_kaguya_in_the_own_turn() -> None:
    """No damage to Kaguya in the own turn, damage to others; gone in the next main phase."""
    t = unhurried()
    moon, kaguya, other = token(t, "Ephemeral Moon"), t.field(P1, name="Kaguya", defense=9), t.field(P1, defense=9)
    burn = t.spell(P1, "Deal 2 damage to each follower on your field.")
    back = t.spell(P2, "Deal 3 damage to each enemy follower on the field.")
    t.play(burn)
    assert (t.stats(kaguya), t.stats(other)) == ((1, 9), (1, 7))
    t.end()
    t.play(back)
    assert t.stats(kaguya) == (1, 6)
    t.end()
    assert t.zone_of(moon) == ""


def test_a_destruction_in_white_and_black_work_in_each_own_main_phase() -> None:
    """+2 for the own leader, 2 damage to the enemy's, at the start of the main phase."""
    t = unhurried()
    token(t, "Destruction in White", seat=P2)
    token(t, "Destruction in Black", seat=P2)
    t.end(by(P2, "trigger 1"))
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (18, 22)


def test_a_naterran_great_tree_draws_and_discards_on_leaving() -> None:
    """Buried by its own ability for 1 play point."""
    t = unhurried()
    tree, card = token(t, "Naterran Great Tree"), t.hand(P1, attack=4)
    t.activate(tree, card)
    assert t.zone_of(tree) == "" and t.zone_of(card) == "cemetery"
    assert t.count(P1, "hand") == 1 and t.value(P1, "play points") == 9


def test_a_aftershock_gathers_lightning() -> None:
    """A counter for each Draconic Duelist follower that arrives, none for others."""
    t = unhurried()
    shock = token(t, "Aftershock")
    duelist, other = t.hand(P1, traits=("Draconic Duelist",)), t.hand(P1)
    t.play(duelist)
    t.play(other)
    assert t.counters(shock, "lightning") == 1
    assert t.forbids(t.activation(shock)) == "sve 10.3.3"


@pytest.mark.parametrize(("counters", "first", "second"), [(4, False, False), (5, True, False), (10, True, True)])
def test_a_aftershock_asks_for_five_and_ten_counters(counters: int, first: bool, second: bool) -> None:
    """With enough lightning: +2 attack, or destroy and 3 damage."""
    t = unhurried()
    shock = token(t, "Aftershock", counters={"lightning": counters})
    dragon, foe = t.field(P1, class_="Dragoncraft"), t.field(P2)
    assert [t.forbids(t.activation(shock, n)) == "" for n in (1, 2)] == [first, second]
    if second:
        t.activate(shock, n=2)
        assert t.zone_of(foe) == "cemetery" and t.leader_defense(P2) == 17
    elif first:
        t.activate(shock, n=1)
        assert t.stats(dragon) == (3, 1) and t.engaged(shock)


@pytest.mark.parametrize("crew", ["duo", "two"])
def test_a_val_becomes_a_follower_for_the_turn(crew: str) -> None:
    """Driven by the duo, or by any two followers for 1: a 3/3 with Storm until the turn ends."""
    t = unhurried()
    val = token(t, "Val, Trusty Getaway Car")
    if crew == "duo":
        t.field(P1, name="Bunny & Baron, Specter Duo", traits=("Wasteland",))
    else:
        t.field(P1, traits=("Wasteland",))
        t.field(P1, attack=2)
    assert t.forbids(f"attack {val} leader") == "sve 8.4.2"
    t.activate(val, n=1 if crew == "duo" else 2)
    assert t.value(P1, "play points") == (10 if crew == "duo" else 9)
    t.attack(val)
    assert t.leader_defense(P2) == 17 and t.count(P1, "hand") == 1
    t.end()
    assert "amulet" in t.chars(val).types and "follower" not in t.chars(val).types


def test_a_magitrain_is_driven_by_followers_of_total_cost_five() -> None:
    """Two followers of cost 2 and 3 are enough; its Strike destroys an engaged enemy and heals 2."""
    t = unhurried()
    train = token(t, "Magitrain")
    crew = [t.field(P1, cost=2), t.field(P1, cost=3)]
    foe = t.field(P2, defense=9, engaged=True)
    t.choose(t.activation(train))
    while t.game.decision is not None and t.game.decision.kind == "choose":
        t.choose(next(k for k in t.options if k != "done"))
    t.settle()
    assert all(t.engaged(c) for c in crew) and t.stats(train) == (4, 5)
    t.attack(train)
    assert t.zone_of(foe) == "cemetery"
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (22, 16)


def test_a_magitrain_needs_a_total_of_five() -> None:
    """Four is not enough."""
    t = unhurried()
    train = token(t, "Magitrain")
    t.field(P1, cost=2)
    t.field(P1, cost=2, attack=3)
    assert t.forbids(t.activation(train)) != ""


@pytest.mark.parametrize(
    ("name", "wasteland", "plain", "keyword"),
    [
        ("Dutiful Steed", (2, 2), (1, 1), ""),
        ("Bullet Bike", (2, 1), (1, 1), "Rush"),
        ("Arcane Personnel Carrier", (1, 2), (1, 1), "Ward"),
    ],
)
def test_a_mounts_are_buried_for_a_follower(
    name: str, wasteland: tuple[int, int], plain: tuple[int, int], keyword: str
) -> None:
    """A Wasteland follower gets the bonus; the keyword is for any follower."""
    for traits, stats in ((("Wasteland",), wasteland), ((), plain)):
        t = unhurried()
        mount, rider = token(t, name), t.field(P1, traits=traits)
        t.activate(mount)
        assert t.zone_of(mount) == "" and t.stats(rider) == stats
        assert not keyword or t.has(rider, keyword)


def test_a_flame_generals_regalia_burns_when_a_follower_evolves() -> None:
    """Two damage to a selected enemy follower for each evolution on the own field."""
    t = unhurried()
    token(t, "Flame General's Regalia")
    t.evolve_deck(P1, name="Climber", type="follower", attack=3, defense=3)
    climber, foe = t.field(P1, "{evolve} {cost 1}: Evolve this.", name="Climber"), t.field(P2, defense=5)
    t.activate(climber)
    assert t.stats(foe) == (1, 3)


def test_a_flame_generals_regalia_gives_a_commander_a_strike() -> None:
    """Buried for it; the Commander then burns the leader on attacking."""
    t = unhurried()
    regalia, commander = token(t, "Flame General's Regalia"), t.field(P1, traits=("Commander",))
    t.activate(regalia)
    t.attack(commander)
    assert t.zone_of(regalia) == "" and t.leader_defense(P2) == 17


@pytest.mark.parametrize("pile", [7, 8])
def test_a_lunas_doll_fills_the_cemetery_and_draws_at_ten(pile: int) -> None:
    """Two cards are buried on arriving; with ten cards in the cemetery it may be buried for a card."""
    t = unhurried()
    doll = token(t, "Luna's Doll", "ex area")
    for _ in range(pile):
        t.cemetery(P1)
    t.play(doll)
    assert t.count(P1, "cemetery") == pile + 2
    assert (t.forbids(t.activation(doll)) == "") == (pile == 8)
    if pile == 8:
        t.activate(doll)
        assert t.count(P1, "hand") == 1 and t.zone_of(doll) == ""


def test_a_totem_of_madness_gets_worse_each_turn() -> None:
    """One damage, then a discard, then a discard, three damage and its end."""
    t = unhurried()
    totem = token(t, "Totem of Madness")
    cards = [t.hand(P1, attack=n, cost=10) for n in (2, 3, 4, 5)]
    t.end()
    assert (t.counters(totem, "curse"), t.leader_defense(P1), t.count(P1, "hand")) == (1, 19, 4)
    t.end()
    t.end(cards[0])
    assert (t.counters(totem, "curse"), t.leader_defense(P1), t.zone_of(cards[0])) == (2, 19, "cemetery")
    t.end()
    t.end(cards[1])
    assert (t.leader_defense(P1), t.zone_of(cards[1]), t.zone_of(totem)) == (16, "cemetery", "")
