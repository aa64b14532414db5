"""Appendix A: what spell tokens do (sve 9.1.2.3): damage, healing, cards. All are played from the EX area."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.rulebook.sve.tokenlist import TOKENS, token
from tests.sve_table import P1, P2, Piece, Table

pytestmark = pytest.mark.rule("sve 9.1.2.3", "sve 9.1.4.2")
COST = {listed.name: listed.cost for listed in TOKENS}


def cast(t: Table, spell: Piece, *answers: str | bool | int | Piece) -> None:
    """Play a spell token: its cost is paid, and it is gone afterwards."""
    points = t.value(P1, "play points")
    t.play(spell, *answers)
    assert t.zone_of(spell) == "" and t.event("eliminate", spell).rule == "sve 9.1.4.3"
    assert t.value(P1, "play points") == points - COST[spell.name]


def stage(name: str, text: str = "", **foe: object) -> tuple[Table, Piece, Piece]:
    """A table with the spell token in the EX area and an enemy follower of 9 defense."""
    t = unhurried()
    return t, token(t, name, "ex area"), t.field(P2, text, **{"defense": 9, **foe})


def fill(t: Table, seat: int, cards: int, text: str = "", **details: object) -> None:
    """So many cards in a cemetery."""
    for _ in range(cards):
        t.cemetery(seat, text, **details)


@pytest.mark.parametrize(
    ("name", "damage", "leader", "drawn"),
    [
        ("Mimi", 2, 0, 0),
        ("Instant Poison", 4, 2, 0),
        ("Mysterian Missile", 3, 0, 0),
        ("Tidal Tyranny", 6, 0, 0),  # ten play points: Overflow is active
        ("Gilded Blade", 2, 0, 0),
        ("Fangs of Ardent Destruction", 1, 0, 0),
        ("Ravenous Sweetness", 0, 2, 2),
        ("Gale Arrow", 0, 0, 0),
        ("Annihilating Onslaught", 0, 0, 0),
        ("Storm Arrow", 0, 0, 0),
    ],
)
def test_a_damage_to_an_enemy_follower_and_its_leader(name: str, damage: int, leader: int, drawn: int) -> None:
    """What the one enemy follower and its leader lose, and how many cards are drawn."""
    t, spell, foe = stage(name)
    cast(t, spell)
    assert t.stats(foe) == (1, 9 - damage)
    assert t.leader_defense(P2) == 20 - leader
    assert len(t.events("draw")) == drawn


def test_a_thorn_burst_hits_a_leader_or_a_follower_and_draws() -> None:
    """Three damage either way."""
    for aim in ("leader", "follower"):
        t, spell, foe = stage("Thorn Burst")
        cast(t, spell, foe if aim == "follower" else t.leader(P2))
        assert (t.stats(foe)[1], t.leader_defense(P2)) == ((6, 20) if aim == "follower" else (9, 17))
        assert t.count(P1, "hand") == 1


def test_a_coco_gives_two_attack() -> None:
    """To a follower of one's own."""
    t = unhurried()
    spell, mine = token(t, "Coco", "ex area"), t.field(P1)
    cast(t, spell)
    assert t.stats(mine) == (3, 1)


@pytest.mark.parametrize(
    ("name", "gain", "drawn"), [("Magical Item", 1, 1), ("Repair Mode", 1, 0), ("Gilded Goblet", 1, 0)]
)
def test_a_healing(name: str, gain: int, drawn: int) -> None:
    """The own leader gains, cards are drawn."""
    t, spell, _ = stage(name)
    cast(t, spell)
    assert t.leader_defense(P1) == 20 + gain and t.count(P1, "hand") == drawn


def test_a_repair_mode_is_quick() -> None:
    """It answers an attack from the EX area."""
    t = unhurried()
    spell, attacker = token(t, "Repair Mode", "ex area", seat=P2), t.field(P1, attack=1)
    t.choose(f"attack {attacker} leader")
    t.choose(f"play {spell}")
    t.settle()
    assert t.leader_defense(P2) == 20


def test_a_eternal_potion_raises_a_runecraft_follower_for_the_turn() -> None:
    """Cost 3 or less, with Rush, destroyed at the start of the own end phase."""
    t = unhurried()
    spell = token(t, "Eternal Potion", "ex area")
    mage = t.cemetery(P1, class_="Runecraft", cost=3)
    t.cemetery(P1, class_="Runecraft", cost=4)
    t.cemetery(P1, class_="Forestcraft", cost=1)
    cast(t, spell)
    assert t.where(mage) == (P1, "field") and t.has(mage, "Rush")
    t.end()
    assert t.zone_of(mage) == "cemetery" and len(t.events("destroy", mage)) == 1


@pytest.mark.parametrize(("pile", "leader"), [(9, 20), (10, 18)])
def test_a_mysterian_missile_hits_the_leader_with_ten_academic_cards(pile: int, leader: int) -> None:
    """Nine are not enough."""
    t, spell, foe = stage("Mysterian Missile")
    fill(t, P1, pile, traits=("Academic",))
    cast(t, spell)
    assert (t.stats(foe), t.leader_defense(P2)) == ((1, 6), leader)


@pytest.mark.parametrize("option", [1, 2, 3])
def test_a_carbuncles_sparkle_has_three_options(option: int) -> None:
    """Return a follower, heal 4, or draw 2."""
    t, spell, foe = stage("Carbuncle's Sparkle")
    cast(t, spell, f"option {option}")
    assert (t.zone_of(foe) == "hand") == (option == 1)
    assert t.leader_defense(P1) == (24 if option == 2 else 20)
    assert len(t.events("draw")) == (2 if option == 3 else 0)


def test_a_twilight_blade_asks_for_both_swordswomen() -> None:
    """Both are engaged as a cost; 10 damage to the leader and each enemy follower."""
    t, spell, foe = stage("Twilight Blade")
    lecia = t.field(P1, name="Lecia, Sky Saber")
    nano = t.field(P1, name="Nano, the Dawnblade")
    cast(t, spell)
    assert t.engaged(lecia) and t.engaged(nano)
    assert t.zone_of(foe) == "cemetery" and t.leader_defense(P2) == 10


def test_a_twilight_blade_cannot_be_played_without_one_of_them() -> None:
    """The additional cost cannot be paid."""
    t, spell, _ = stage("Twilight Blade")
    t.field(P1, name="Lecia, Sky Saber")
    assert t.forbids(f"play {spell}") != ""


@pytest.mark.parametrize("pile", [14, 15])
def test_a_resentful_blaze_hits_two_with_fifteen_academic_cards(pile: int) -> None:
    """The second option hits two with fifteen such cards; the first one hits one in any case."""
    t, spell, one = stage("Resentful Blaze")
    two = t.field(P2, attack=2, defense=9)
    fill(t, P1, pile, traits=("Academic",))
    if pile == 15:
        cast(t, spell, "option 2")
        assert (t.stats(one), t.stats(two)) == ((1, 5), (2, 5))
    else:
        cast(t, spell, "option 1", two)
        assert (t.stats(one), t.stats(two)) == ((1, 9), (2, 5))


@pytest.mark.parametrize("faceup", [2, 3])
def test_a_blood_arts_strengthens_aluzard(faceup: int) -> None:
    """1 damage to the own leader and each enemy follower; +1 and Drain, and +3/+3 more with three faceup."""
    t, spell, foe = stage("Blood Arts")
    name = "Aluzard, Timeworn Vampire"
    aluzard, other = t.field(P1, name=name), t.field(P1, attack=4)
    for _ in range(faceup):
        t.evolve_deck(P1, name=name, type="follower", faceup=True)
    cast(t, spell)
    assert t.leader_defense(P1) == 19 and t.stats(foe) == (1, 8)
    assert t.stats(aluzard) == ((5, 4) if faceup == 3 else (2, 1)) and t.has(aluzard, "Drain")
    assert t.stats(other) == (4, 1)


def test_a_darkest_desire_buries_two_followers() -> None:
    """As an additional cost; 2 damage and +2."""
    t, spell, _ = stage("Darkest Desire")
    mine = [t.field(P1), t.field(P1, attack=2)]
    cast(t, spell)
    assert [t.zone_of(c) for c in mine] == ["cemetery", "cemetery"] and not t.events("destroy")
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (22, 18)


def test_a_glittering_gold_is_spent_by_threes() -> None:
    """Three of them in the EX area are banished for +1 and a card; two are not enough."""
    t = unhurried()
    gold = [token(t, "Glittering Gold", "ex area") for _ in range(3)]
    t.activate(gold[0])
    assert [t.zone_of(g) for g in gold] == ["", "", ""]
    assert t.leader_defense(P1) == 21 and t.count(P1, "hand") == 1 and t.value(P1, "play points") == 9
    poor = unhurried()
    pair = [token(poor, "Glittering Gold", "ex area") for _ in range(2)]
    assert poor.forbids(poor.activation(pair[0])) != ""


def test_a_glittering_gold_may_be_played_for_nothing_at_all() -> None:
    """A spell without a spell text does nothing and is gone (ruling sve-R20)."""
    t = unhurried()
    gold = token(t, "Glittering Gold", "ex area")
    cast(t, gold)
    assert t.leader_defense(P1) == 20 and t.count(P1, "hand") == 0


@pytest.mark.parametrize(("maximum", "damage"), [(6, 4), (7, 6)])
def test_a_tidal_tyranny_deals_more_in_overflow(maximum: int, damage: int) -> None:
    """Four, or six instead from seven maximum play points on."""
    t, spell, foe = stage("Tidal Tyranny")
    t.set(P1, max_play_points=maximum, play_points=maximum)
    cast(t, spell)
    assert t.stats(foe) == (1, 9 - damage)


@pytest.mark.parametrize("discard", [True, False])
def test_a_wolflings_struggle_may_discard_to_bury(discard: bool) -> None:
    """Only if a card was discarded the top card of the deck is buried."""
    t, spell, foe = stage("Wolfling's Struggle")
    card = t.hand(P1)
    cast(t, spell, discard)
    assert t.stats(foe) == (1, 8)
    assert t.count(P1, "cemetery") == (2 if discard else 0) and (t.zone_of(card) == "cemetery") == discard


def test_a_mercurial_might_takes_one_off_each_damage_of_the_turn() -> None:
    """Quick; each damage to the own leader this turn is one less; a card is drawn."""
    t = unhurried()
    spell = token(t, "Mercurial Might", "ex area", seat=P2)
    attackers = [t.field(P1, attack=3), t.field(P1, attack=1)]
    t.choose(f"attack {attackers[0]} leader")
    t.choose(f"play {spell}")
    t.settle()
    assert t.leader_defense(P2) == 18 and t.count(P2, "hand") == 1
    t.attack(attackers[1])
    assert t.leader_defense(P2) == 18


@pytest.mark.parametrize(("pile", "leader"), [(5, 20), (6, 14)])
def test_a_annihilating_onslaught_needs_six_hunters(pile: int, leader: int) -> None:
    """Six damage to the enemy leader, or nothing."""
    t, spell, _ = stage("Annihilating Onslaught")
    fill(t, P1, pile, traits=("Hunter",))
    cast(t, spell)
    assert t.leader_defense(P2) == leader
