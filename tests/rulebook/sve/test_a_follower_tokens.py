"""Appendix A: what follower tokens do (sve 9.1.2.3). Those without text are covered by the list itself."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.rulebook.sve.tokenlist import token
from tests.sve_table import P1, P2, Piece, Table, by

KILL = "Select a follower on your field and destroy it."
pytestmark = pytest.mark.rule("sve 9.1.2.3")


def arrive(name: str, foes: int = 0, extra: tuple[tuple[str, dict[str, object]], ...] = ()) -> tuple[Table, Piece]:
    """A token about to be played from the EX area, with so many enemy followers of 9 defense."""
    t = unhurried()
    for n in range(foes):
        t.field(P2, attack=n, defense=9)
    for text, details in extra:
        t.field(P1, text, **details)
    return t, token(t, name, "ex area")


def dying(name: str) -> tuple[Table, Piece, Piece]:
    """A token on the field, an enemy follower of 9 defense, and the token destroyed."""
    t = unhurried()
    foe = t.field(P2, defense=9)
    victim = token(t, name)
    kill = t.spell(P1, KILL)
    t.play(kill)
    assert t.zone_of(victim) == ""
    return t, victim, foe


def test_a_ghost_attacks_at_once_and_is_gone_at_the_end_of_the_turn() -> None:
    """Storm, and banished at the start of its controller's end phase."""
    t, ghost = arrive("Ghost")
    t.play(ghost)
    t.attack(ghost)
    assert t.leader_defense(P2) == 19
    t.end()
    assert t.zone_of(ghost) == "" and len(t.events("banish", ghost)) == 1


def test_a_gargantuan_ghost_stays_until_its_controllers_next_main_phase() -> None:
    """Still there in the opponent's turn, gone when the main phase comes round."""
    t, ghost = arrive("Gargantuan Ghost")
    t.play(ghost, False)
    t.end("done")
    assert t.zone_of(ghost) == "field"
    t.end()
    assert t.zone_of(ghost) == ""


def test_a_serpent_kills_what_it_fights() -> None:
    """Bane with no attack at all."""
    t = unhurried()
    foe = t.field(P2, attack=1, defense=9, engaged=True)
    t.attack(token(t, "Serpent"), foe)
    assert t.zone_of(foe) == "cemetery"


def test_a_goblin_king_strengthens_the_other_goblinoids() -> None:
    """Other Goblinoid followers get +1/+1; the king and others do not."""
    t = unhurried()
    goblin, plain = t.field(P1, traits=("Goblinoid",)), t.field(P1)
    king = token(t, "Goblin King", "ex area")
    t.play(king, False)
    assert (t.stats(goblin), t.stats(plain), t.stats(king)) == ((2, 2), (1, 1), (6, 6))


@pytest.mark.parametrize("name", ["Mystic Artifact", "Eschamali Adviser", "Victoria"])
def test_a_tokens_that_draw_on_arriving(name: str) -> None:
    """One card is drawn."""
    t, made = arrive(name)
    t.play(made, *([False] if name != "Victoria" else []))
    assert len(t.events("draw")) == 1


@pytest.mark.parametrize(
    ("name", "gain", "ward"),
    [
        ("Lloyd", 2, True),
        ("Anne's Summoning", 2, True),
        ("Fox of Invitation", 1, True),
        ("Eschamali Constable", 2, False),
    ],
)
def test_a_tokens_that_heal_on_arriving(name: str, gain: int, ward: bool) -> None:
    """The leader's defense goes up."""
    t, made = arrive(name)
    t.play(made, *([False] if ward else []))
    assert t.leader_defense(P1) == 20 + gain


def test_a_celestial_shikigami_cannot_be_selected_by_the_opponent() -> None:
    """Aura: the opponent's spell has no target, the controller's has."""
    t = unhurried()
    shikigami = token(t, "Celestial Shikigami", seat=P2)
    bolt = t.spell(P1, "Select an enemy follower on the field and destroy it.")
    assert t.forbids(f"play {bolt}") == "sve 10.6.2.3.3"
    assert t.zone_of(shikigami) == "field"


def test_a_paper_shikigami_draws_and_then_discards() -> None:
    """One card drawn, one discarded, in this order."""
    t = unhurried()
    token(t, "Paper Shikigami")
    kill, card = t.spell(P1, KILL), t.hand(P1, attack=5)
    t.play(kill, card)
    assert t.zone_of(card) == "cemetery" and len(t.events("draw")) == 1


def test_a_assembly_droid_buries_three_machina_followers_for_five_damage() -> None:
    """It may be one of the three; two are not enough."""
    t = unhurried()
    foe = t.field(P2, defense=6)
    droids = [token(t, "Assembly Droid") for _ in range(3)]
    t.activate(droids[0])
    assert t.stats(foe) == (1, 1) and t.count(P1, "field") == 0
    poor = unhurried()
    poor.field(P2, defense=6)
    pair = [token(poor, "Assembly Droid") for _ in range(2)]
    assert poor.forbids(poor.activation(pair[0])) != ""


@pytest.mark.parametrize("name", ["Lloyd", "Victoria"])
def test_a_lloyd_and_victoria_are_puppets_on_the_field_only(name: str) -> None:
    """Their name is also Puppet while they are on the field."""
    t = unhurried()
    there, aside = token(t, name), token(t, name, "ex area")
    assert set(t.chars(there).names) == {name, "Puppet"}
    assert t.chars(aside).names == (name,)


def test_a_exterminus_weapon_destroys_an_enemy_card_and_burns_when_it_goes() -> None:
    """An amulet may be selected too; its Last Words deal 4 to the enemy leader."""
    t = unhurried()
    amulet, follower = t.amulet(P2), t.field(P2)
    weapon = token(t, "Exterminus Weapon", "ex area")
    kill = t.spell(P1, KILL)
    t.play(weapon, amulet)
    assert (t.zone_of(amulet), t.zone_of(follower)) == ("cemetery", "field")
    t.play(kill)
    assert t.leader_defense(P2) == 16


@pytest.mark.parametrize("friend", [True, False])
def test_a_devoted_dragon_takes_no_ability_damage_beside_aiela(friend: bool) -> None:
    """With her on the field ability damage does nothing; without her it does; combat damage always does."""
    t = unhurried()
    dragon = token(t, "Devoted Dragon")
    if friend:
        t.field(P1, name="Aiela, Devoted Knight", attack=2, defense=9)
    burn = t.spell(P1, "Deal 2 damage to each follower on your field.")
    foe = t.field(P2, attack=1, defense=9, engaged=True)
    t.play(burn)
    assert t.stats(dragon) == (6, 6 if friend else 4)
    t.attack(dragon, foe)
    assert t.stats(dragon) == (6, 5 if friend else 3)


@pytest.mark.parametrize(
    ("name", "gain"), [("Armored Tentacle", 4), ("Guardian Golem", 2), ("Lococo's Teddy Bear", -1)]
)
def test_a_tokens_whose_last_words_change_the_own_leaders_defense(name: str, gain: int) -> None:
    """Up or down as listed."""
    t, _, _ = dying(name)
    assert t.leader_defense(P1) == 20 + gain


@pytest.mark.parametrize(
    ("name", "damage"), [("Assault Tentacle", 4), ("Sootspawn", 2), ("Mimi, Right Paw Hellhound", 2)]
)
def test_a_tokens_whose_last_words_hurt_an_enemy_follower(name: str, damage: int) -> None:
    """The selected enemy follower takes the damage."""
    t, _, foe = dying(name)
    assert t.stats(foe) == (1, 9 - damage)


@pytest.mark.parametrize("name", ["Mimi, Right Paw Hellhound", "Coco, Left Paw Hellhound"])
def test_a_the_hellhounds_bury_the_top_card_of_the_deck(name: str) -> None:
    """The spell that destroyed it and the buried card lie in the cemetery."""
    t, _, _ = dying(name)
    assert t.count(P1, "cemetery") == 2 and t.count(P1, "deck") == 19
    assert t.leader_defense(P1) == (22 if name.startswith("Coco") else 20)


def test_a_medusiana_counts_demons_and_takes_a_follower_along() -> None:
    """Herself and another Demon make +2; when she goes the opponent buries a follower of their choice."""
    t = unhurried()
    t.field(P1, traits=("Demon",), attack=3)
    one, two = t.field(P2, attack=2), t.field(P2, attack=3)
    medusiana = token(t, "Medusiana", "ex area")
    kill = t.spell(P1, KILL)
    t.play(medusiana)
    assert t.leader_defense(P1) == 22
    t.choose(f"play {kill}")
    t.choose(medusiana)
    assert t.game.decision is not None and t.game.decision.seat == P2
    t.choose(by(P2, two))
    t.settle()
    assert (t.zone_of(one), t.zone_of(two)) == ("field", "cemetery")
    assert not t.events("destroy", two)


def test_a_annes_summoning_is_gone_in_the_next_main_phase() -> None:
    """Banished at the start of its controller's main phase."""
    t = unhurried()
    golem = token(t, "Anne's Summoning")
    t.end("done")
    t.end()
    assert t.zone_of(golem) == ""


def test_a_keenedge_artifact_drains_with_its_attack() -> None:
    """The leader gains what the attack dealt."""
    t = unhurried()
    t.attack(token(t, "Keenedge Artifact"))
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (23, 17)


def test_a_fire_drake_whelp_cannot_be_attacked() -> None:
    """Intimidate, even engaged."""
    t = unhurried()
    whelp, attacker = token(t, "Fire Drake Whelp", seat=P2, engaged=True), t.field(P1)
    assert t.forbids(f"attack {attacker} {whelp}") == "sve 12.12.2"


def test_a_demon_of_purgatory_deals_six_on_arriving() -> None:
    """To the selected enemy follower."""
    t, demon = arrive("Demon of Purgatory", foes=1)
    t.play(demon, False)
    (foe,) = t.pieces(P2, "field")
    assert t.stats(foe) == (0, 3)


def test_a_adelle_avenges_ian() -> None:
    """Five damage when an Ian of hers is put into the cemetery, none for an enemy's or another card."""
    t = unhurried()
    token(t, "Adelle, Jealous Dragon")
    ian, other = t.field(P1, name="Ian, Dragon Buster", attack=2), t.field(P1, attack=3)
    kills = [t.spell(P1, KILL), t.spell(P1, KILL)]
    t.play(kills[0], other)
    assert t.leader_defense(P2) == 20
    t.play(kills[1], ian)
    assert t.leader_defense(P2) == 15


def test_a_bansai_suzuki_makes_another_of_itself_at_the_end_of_the_turn() -> None:
    """At the start of the own end phase, not of the opponent's."""
    t = unhurried()
    token(t, "Bansai Suzuki, Clone Technique")
    t.end(False, "done")
    assert t.names(P1, "field") == ["Bansai Suzuki, Clone Technique"] * 2
    t.end()
    assert t.count(P1, "field") == 2


@pytest.mark.parametrize(
    ("name", "leader", "follower"),
    [
        ("Viking", True, True), ("Holy Falcon", True, True), ("Silent Rider", True, True),
        ("Strikeform Golem", False, True), ("Holy Tiger", False, True), ("Hellflame Dragon", False, True),
        ("Puppet", False, True), ("Ancient Artifact", False, True), ("Otohime's Vanguard", False, True),
        ("Rulenye, Echoing Scream", False, True), ("Fairy", False, False), ("Dragon", False, False),
    ],
)  # fmt: skip
def test_a_what_new_tokens_may_attack(name: str, leader: bool, follower: bool) -> None:
    """Storm: the leader too; Rush: followers; neither: nothing in the turn they arrive."""
    t = unhurried()
    foe = t.field(P2, defense=9, engaged=True)
    made = token(t, name, "ex area")
    t.play(made)
    assert (t.forbids(f"attack {made} leader") == "") == leader
    assert (t.forbids(f"attack {made} {foe}") == "") == follower
