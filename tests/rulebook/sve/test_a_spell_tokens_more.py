"""Appendix A: what spell tokens do (sve 9.1.2.3): treasures, omens and what lasts for a turn."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.rulebook.sve.test_a_spell_tokens import cast, fill, stage
from tests.rulebook.sve.tokenlist import token
from tests.sve_table import P1, P2, Piece

pytestmark = pytest.mark.rule("sve 9.1.2.3", "sve 9.1.4.2")


@pytest.mark.parametrize("pile", [9, 10])
def test_a_remnant_of_hollowess_does_more_against_a_full_cemetery(pile: int) -> None:
    """Three damage and one option; or eight damage and up to two options with ten cards in the enemy cemetery."""
    t, spell, foe = stage("Remnant of Hollowess")
    fill(t, P2, pile)
    thief = t.deck(P1, traits=("Thief",), attack=7)
    t.choose(f"play {spell}")
    t.choose("option 1")
    if pile == 10:
        assert "done" in t.options
        t.choose("option 2")
        t.choose(True)
        t.choose(thief)
    t.settle()
    assert t.stats(foe) == (1, 1 if pile == 10 else 6)
    assert (t.zone_of(thief) == "hand") == (pile == 10)


@pytest.mark.parametrize("pile", [9, 10])
def test_a_gilded_treasures_do_more_against_a_full_cemetery(pile: int) -> None:
    """Blade: 2 to its leader; Goblet: +2; Boots: Storm, each with ten cards in the enemy cemetery."""
    rich = pile == 10
    t, blade, foe = stage("Gilded Blade")
    goblet, boots = token(t, "Gilded Goblet", "ex area"), token(t, "Gilded Boots", "ex area")
    thief = t.field(P1, traits=("Thief",), arrived="now")
    fill(t, P2, pile)
    cast(t, blade)
    assert (t.stats(foe), t.leader_defense(P2)) == ((1, 7), 18 if rich else 20)
    cast(t, goblet)
    assert t.leader_defense(P1) == (22 if rich else 21)
    cast(t, boots)
    assert (t.has(thief, "Storm"), t.has(thief, "Rush")) == (rich, not rich)


def test_a_ersatz_elimination_summons_an_omen_mage() -> None:
    """Both traits and cost 3 or less."""
    t = unhurried()
    spell = token(t, "Ersatz Elimination", "ex area")
    mage = t.cemetery(P1, traits=("Omen", "Mage"), cost=3)
    for traits, cost in ((("Omen",), 1), (("Mage",), 1), (("Omen", "Mage"), 4)):
        t.cemetery(P1, traits=traits, cost=cost)
    cast(t, spell)
    assert t.where(mage) == (P1, "field")


@pytest.mark.parametrize("engaged", [0, 1, 2])
def test_a_melodious_monody_deals_two_for_each_idolatry_card_engaged(engaged: int) -> None:
    """Any number may be engaged as an additional cost, also none."""
    t, spell, foe = stage("Melodious Monody")
    idols = [t.amulet(P1, traits=("Idolatry",)), t.field(P1, traits=("Idolatry",))]
    answers: list[object] = [engaged > 0]
    if engaged:
        answers += idols[:engaged] + (["done"] if engaged < 2 else [])
    cast(t, spell, *answers)  # type: ignore[arg-type]
    assert sum(t.engaged(c) for c in idols) == engaged
    assert t.stats(foe) == (1, 9 - 2 * engaged)


@pytest.mark.parametrize("maximum", [6, 7])
def test_a_fangs_of_ardent_destruction_hit_everyone_and_wake_galmieux(maximum: int) -> None:
    """1 damage to each follower of both players; Storm for Galmieux in Overflow."""
    t, spell, foe = stage("Fangs of Ardent Destruction")
    galmieux = t.field(P1, name="Galmieux, Ardent Disdain", defense=3)
    t.set(P1, max_play_points=maximum, play_points=maximum)
    cast(t, spell)
    assert (t.stats(foe), t.stats(galmieux)) == ((1, 8), (1, 2))
    assert t.has(galmieux, "Storm") == (maximum == 7)


def test_a_wings_of_desire_strikes_for_each_loss_of_the_turn() -> None:
    """The leader loses 1 by the spell itself and 1 more: the Strike deals 2 to each enemy follower."""
    t, spell, foe = stage("Wings of Desire")
    mine = t.field(P1)
    more = t.spell(P1, "Deal 1 damage to your leader.")
    cast(t, spell)
    assert t.leader_defense(P1) == 19
    t.play(more)
    t.attack(mine)
    assert t.stats(foe) == (1, 7)


@pytest.mark.parametrize(("pile", "made"), [(4, 0), (9, 1), (10, 2)])
def test_a_scream_diffusion_summons_for_every_five_cards(pile: int, made: int) -> None:
    """Rounded down."""
    t = unhurried()
    spell = token(t, "Scream Diffusion", "ex area")
    fill(t, P1, pile)
    cast(t, spell)
    assert t.names(P1, "field") == ["Rulenye, Echoing Scream"] * made


def test_a_torrent_of_despair_banishes() -> None:
    """Banished, not destroyed."""
    t, spell, foe = stage("Torrent of Despair")
    cast(t, spell)
    assert t.where(foe) == (P2, "banished zone")


@pytest.mark.parametrize("friend", [True, False])
def test_a_great_testimony_destroys_and_burns_beside_mjerrabaine(friend: bool) -> None:
    """Two damage to the leader only with him on the field."""
    t, spell, foe = stage("Great Testimony")
    if friend:
        t.field(P1, name="Mjerrabaine, Great One")
    cast(t, spell)
    assert t.zone_of(foe) == "cemetery" and t.leader_defense(P2) == (18 if friend else 20)


def test_a_ravenous_sweetness_does_four_things() -> None:
    """2 damage, +2, two cards, and the opponent discards two at random."""
    t, spell, _ = stage("Ravenous Sweetness")
    for n in range(3):
        t.hand(P2, attack=n)
    cast(t, spell)
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (22, 18)
    assert (t.count(P1, "hand"), t.count(P2, "hand"), t.count(P2, "cemetery")) == (2, 1, 2)


def test_a_looking_smart_draws_before_discarding() -> None:
    """2 damage, a card drawn, a card discarded."""
    t, spell, foe = stage("Looking Smart!")
    card = t.hand(P1, attack=6)
    cast(t, spell, card)
    assert t.stats(foe) == (1, 7) and t.zone_of(card) == "cemetery" and t.count(P1, "hand") == 1


def test_a_astaroths_reckoning_leaves_one_defense() -> None:
    """The enemy leader's defense becomes 1 and nobody has lost."""
    t, spell, _ = stage("Astaroth's Reckoning")
    cast(t, spell)
    assert t.leader_defense(P2) == 1 and t.result is None


@pytest.mark.parametrize("before", [1, 2])
def test_a_gale_arrow_needs_three_cards_played(before: int) -> None:
    """The arrow itself is one of the three."""
    t, spell, foe = stage("Gale Arrow")
    others = [t.spell(P1, "Give your leader {defense}+1.") for _ in range(before)]
    for other in others:
        t.play(other)
    cast(t, spell)
    assert t.stats(foe) == (1, 7 if before == 2 else 9)


@pytest.mark.parametrize("before", [3, 4])
def test_a_storm_arrow_needs_five_cards_played(before: int) -> None:
    """Two damage to the enemy leader with the fifth card."""
    t, spell, _ = stage("Storm Arrow")
    others = [t.spell(P1, "Give your leader {defense}+1.") for _ in range(before)]
    for other in others:
        t.play(other)
    cast(t, spell)
    assert t.leader_defense(P2) == (18 if before == 4 else 20)


@pytest.mark.parametrize("spells", [4, 5])
def test_a_quadra_magic_is_cheaper_with_five_spells_and_makes_elements_of_creation(spells: int) -> None:
    """Up to two followers take 2; the next token lies in the EX area."""
    t, spell, one = stage("Quadra Magic")
    two = t.field(P2, attack=2, defense=9)
    fill(t, P1, spells, "Draw a card.", type="spell")
    t.play(spell, one, two)
    assert t.value(P1, "play points") == (9 if spells == 5 else 8)
    assert (t.stats(one), t.stats(two)) == ((1, 7), (2, 7))
    assert "Elements of Creation" in t.names(P1, "ex area")


@pytest.mark.parametrize("spells", [9, 10])
def test_a_elements_of_creation_needs_ten_spells(spells: int) -> None:
    """Seven damage and +7, or neither."""
    t, spell, _ = stage("Elements of Creation")
    fill(t, P1, spells, "Draw a card.", type="spell")
    cast(t, spell)
    full = spells == 10
    assert (t.leader_defense(P1), t.leader_defense(P2)) == ((27, 13) if full else (20, 20))


def test_a_curse_of_the_black_dragon_strengthens_rowen_in_overflow() -> None:
    """Rowen deals one more for the rest of the turn."""
    t = unhurried()
    spell = token(t, "Curse of the Black Dragon", "ex area")
    rowen = t.field(P1, name="Rowen, Dragon Lance", attack=2)
    cast(t, spell)
    t.attack(rowen)
    assert t.leader_defense(P2) == 17


def test_a_curse_of_the_black_dragon_hurts_who_keeps_it_without_overflow() -> None:
    """It cannot be played, and at the start of the own end phase it deals 1 to the own leader."""
    t = unhurried()
    spell = token(t, "Curse of the Black Dragon", "ex area")
    t.field(P1, name="Rowen, Dragon Lance", attack=2)
    t.set(P1, max_play_points=6, play_points=6)
    assert t.forbids(f"play {spell}") != ""
    t.end()
    assert t.leader_defense(P1) == 19


def test_a_a_horrible_night_answers_each_loss_and_is_played_once_a_turn() -> None:
    """For the rest of the turn each loss of the own leader burns the enemy's and heals one; no second one."""
    t = unhurried()
    night, again = token(t, "A Horrible Night", "ex area"), token(t, "A Horrible Night", "ex area")
    hurt = t.spell(P1, "Deal 3 damage to your leader.")
    cast(t, night)
    assert t.forbids(f"play {again}") != ""
    t.play(hurt)
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (18, 19)


def test_a_seeds_of_salvation_turn_evolved_followers_facedown() -> None:
    """A card, an evolution point, and chosen faceup evolved followers are facedown again."""
    t = unhurried()
    spell = token(t, "Seeds of Salvation", "ex area")
    one = t.evolve_deck(P1, name="One", type="follower", faceup=True)
    two = t.evolve_deck(P1, name="Two", type="follower", faceup=True)
    t.choose(f"play {spell}")
    while t.game.decision is not None and t.game.decision.kind != "act":
        key = next(k for k in (f"pick {one}", "yes", "done") if k in t.options)
        t.choose(key)
    assert not t.game.cards[one.id].faceup and t.game.cards[two.id].faceup
    assert t.value(P1, "evolution points") == 1 and t.count(P1, "hand") == 1


def test_a_all_access_search_charges_the_gigabyte_blade() -> None:
    """Three gigabyte counters and two cards."""
    t = unhurried()
    spell, blade = token(t, "All-Access Search", "ex area"), t.amulet(P1, name="Gigabyte Blade")
    cast(t, spell)
    assert t.counters(blade, "gigabyte") == 3 and t.count(P1, "hand") == 2


def test_a_adorn_with_jewels_opens_the_banished_zone_for_the_turn() -> None:
    """A banished card may be played this turn and not in the next."""
    t = unhurried()
    spell = token(t, "Adorn with Jewels", "ex area")
    card, other = t.put(P1, "banished zone", cost=2), t.put(P1, "banished zone", cost=2, attack=5)
    assert t.forbids(f"play {card}") == "sve 8.2.1"
    cast(t, spell)
    t.play(card)
    assert t.where(card) == (P1, "field") and t.value(P1, "play points") == 7
    t.end()
    t.end()
    assert t.forbids(f"play {other}") == "sve 8.2.1"


def test_a_gingers_curse_makes_anything_small() -> None:
    """No abilities, 1/1."""
    t, spell, foe = stage("Ginger's Curse", "Ward.", attack=7)
    cast(t, spell)
    assert t.stats(foe) == (1, 1) and not t.has(foe, "Ward")


def test_a_youthful_strike_destroys_one_and_gives_the_other_storm() -> None:
    """The enemy falls, the Togh Keyoh follower may attack the leader at once."""
    t, spell, foe = stage("Youthful Strike")
    hero = t.field(P1, traits=("Togh Keyoh",), arrived="now", attack=2)
    t.field(P1)
    cast(t, spell)
    assert t.zone_of(foe) == "cemetery"
    t.attack(hero)
    assert t.leader_defense(P2) == 18


def test_a_diurnal_slumber_fetches_up_to_three_of_different_names() -> None:
    """Togh Keyoh cards of cost 2 or less, no two of a name."""
    t = unhurried()
    spell = token(t, "Diurnal Slumber", "ex area")

    def sleeper(name: str, cost: int = 2, attack: int = 1) -> Piece:
        return t.cemetery(P1, name=name, type="follower", traits=("Togh Keyoh",), cost=cost, attack=attack)

    a, twin, b, dear = sleeper("A"), sleeper("A", attack=5), sleeper("B"), sleeper("C", cost=3)
    t.choose(f"play {spell}")
    t.choose(a)
    assert f"pick {twin}" not in t.options and f"pick {dear}" not in t.options
    t.choose(b)
    if t.game.decision is not None and t.game.decision.kind == "choose":
        t.choose("done")
    t.settle()
    assert [t.zone_of(c) for c in (a, b, twin, dear)] == ["hand", "hand", "cemetery", "cemetery"]


def test_a_righteous_conviction_counts_togh_keyoh_followers() -> None:
    """One damage for each of them, and +1."""
    t, spell, _ = stage("Righteous Conviction")
    for n in range(2):
        t.field(P1, traits=("Togh Keyoh",), attack=n)
    t.field(P1, attack=5)
    cast(t, spell)
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (21, 18)
