"""Rule processes (fow 13): losing, destroying, illegal additions, too many lifebreak cards; all that is due at once."""

from __future__ import annotations

import pytest

from tests.fow_table import CHASE, FIELD, GRAVEYARD, HAND, LIFEBREAK, P1, P2, RULER, Piece, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
BURN = "Deal {} damage to target player."


def ended(t: Table) -> tuple[int | None, str]:
    """Who has won, and by which number."""
    assert t.result is not None
    return t.result.winner, t.result.rule.partition(" ")[2]


# -- losing -----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 1.3:1", "fow 1.3:2", "fow 1.5:4")
@pytest.mark.parametrize("life", [300, 200])
def test_13_1_1_no_life_left_loses(ruleset: str, life: int) -> None:
    """With 0 life, or less, a player loses and the other one wins."""
    t = Table(ruleset)
    t.set(P2, life=life)
    burn = t.chant(P1, BURN.format(300))
    t.cast(burn, t.player(P2))
    assert t.life(P2) == life - 300 and ended(t) == (P1, "13.1:1")
    assert t.event("lose the game").seat == P2


@both
def test_13_1_1_a_hundred_life_is_enough(ruleset: str) -> None:
    """The game goes on."""
    t = Table(ruleset)
    t.set(P2, life=400)
    t.cast(t.chant(P1, BURN.format(300)), t.player(P2))
    assert t.life(P2) == 100 and t.result is None


@both
@pytest.mark.rule("fow-5.01-R2", "fow-5.5-R3", "fow 13.1:1")
def test_1_3_3_both_at_once_is_a_draw(ruleset: str) -> None:
    """Both players are at 0 when rule processes are performed: nobody wins."""
    t = Table(ruleset)
    for seat in (P1, P2):
        t.set(seat, life=300)
    burn = t.chant(P1, "Deal 300 damage to each player.")
    t.cast(burn)
    assert ended(t) == (None, "1.3:3")


@both
@pytest.mark.rule("fow-5.01-R1", "fow-5.5-R2")
def test_13_1_1_only_when_rule_processes_are_performed(ruleset: str) -> None:
    """What is resolving is resolved to its end first: the card is drawn before the game is over."""
    t = Table(ruleset)
    t.set(P2, life=300)
    t.cast(t.chant(P1, "Deal 500 damage to your opponent. Draw a card."))
    assert ended(t) == (P1, "13.1:1") and t.count(P1, HAND) == 1
    assert [e.kind for e in t.events() if e.kind in ("draw", "lose the game")] == ["draw", "lose the game"]


@both
@pytest.mark.rule("fow 5.1:3")
def test_13_1_2_the_draw_of_the_turn_from_an_empty_deck_loses(ruleset: str) -> None:
    """The player has priority before the draw and loses in the sequence after it."""
    t = Table(ruleset, phase="draw")
    t.set(P1, deck=0)
    t.instant(P1, "Draw a card.")
    assert t.asked == P1 and t.result is None
    t.pass_()
    assert ended(t) == (P2, "13.1:2")


@both
def test_13_1_2_any_draw_in_the_own_draw_phase_that_lacks_a_card_loses(ruleset: str) -> None:
    """Two cards are to be drawn by an effect in the draw phase, and one is there: it is drawn, and the player loses."""
    t = Table(ruleset, phase="draw")
    t.set(P1, deck=1)
    t.cast(t.instant(P1, "Draw 2 cards."))
    assert t.count(P1, HAND) == 1 and ended(t) == (P2, "13.1:2")


@both
@pytest.mark.rule("fow 13.1:2")
def test_13_1_2_the_opponents_draw_phase_is_not_the_own(ruleset: str) -> None:
    """Who lacks a card in the opponent's draw phase does not lose."""
    t = Table(ruleset, phase="draw")
    t.set(P2, deck=1)
    t.cast(t.instant(P2, "Draw 2 cards."))
    assert t.count(P2, HAND) == 1 and t.result is None


@both
@pytest.mark.rule("fow-5.01-R36", "fow-5.5-R43", "fow 1.4:2")
def test_13_1_2_no_other_draw_loses(ruleset: str) -> None:
    """Three of two cards are drawn outside the draw phase, and nothing else happens."""
    t = Table(ruleset)
    t.set(P1, deck=2)
    t.cast(t.chant(P1, "Draw 3 cards."))
    assert t.count(P1, HAND) == 2 and t.result is None
    t.to_next_turn()
    assert t.game.active == P2 and t.result is None


# -- destroying -------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 2.7:2")
@pytest.mark.parametrize(("damage", "dies"), [(400, False), (500, True), (600, True)])
def test_13_2_1_damage_as_much_as_the_defense_destroys(ruleset: str, damage: int, dies: bool) -> None:
    """Damage below the DEF lies on the card; as much or more destroys it."""
    t = Table(ruleset)
    hurt = t.field(P2, defense=500)
    t.cast(t.chant(P1, f"Deal {damage} damage to target resonator."))
    assert t.zone_of(hurt) == (GRAVEYARD if dies else FIELD)
    if dies:
        assert t.event("destroy", hurt).rule == f"{t.rules.book} 13.2:1"
    else:
        assert t.damage_on(hurt) == damage


@both
@pytest.mark.rule("fow 2.7:1")
def test_13_2_1_a_j_ruler_is_destroyed_too(ruleset: str) -> None:
    """It goes to its ruler area."""
    t = Table(ruleset)
    leader = t.j_ruler(P2, defense=600)
    t.cast(t.chant(P1, "Deal 600 damage to target J/resonator."))
    assert t.where(leader) == (P2, RULER) and t.event("destroy", leader).rule == f"{t.rules.book} 13.2:1"


@both
def test_13_2_2_no_defense_left_destroys(ruleset: str) -> None:
    """DEF 0 destroys without any damage; DEF of a hundred does not."""
    t = Table(ruleset)
    gone, left = t.field(P2, defense=300), t.field(P2, defense=400)
    t.cast(t.chant(P1, "Resonators your opponent controls gain [+0/-300] until end of turn."))
    assert t.zone_of(gone) == GRAVEYARD and t.zone_of(left) == FIELD
    assert t.event("destroy", gone).rule == f"{t.rules.book} 13.2:2"


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 2.7:2.1", "fow 2.6:1.1", "fow 13.2:1")
def test_13_2_2_a_j_ruler_without_defense_is_not_destroyed() -> None:
    """No DEF is not a DEF of 0."""
    t = Table("fow-5.5/valhalla")
    leader = t.j_ruler(P1, back={"attack": None, "defense": None})
    assert t.zone_of(leader) == FIELD and not {"attack", "defense"} & set(t.chars(leader).numbers)


@both
@pytest.mark.rule("fow-5.01-R2", "fow-5.5-R3", "fow 13.2:1")
def test_13_2_1_several_are_destroyed_together(ruleset: str) -> None:
    """Of two destroyed at the same time each sees the other go."""
    t = Table(ruleset)
    text = "[Continuous] Whenever another resonator is put into a graveyard from a field, you draw a card."
    for _ in range(2):
        t.field(P1, text, defense=300)
    t.cast(t.chant(P1, "Deal 300 damage to each resonator."), then=("trigger 1",))
    destroyed = t.events("destroy")
    assert len(destroyed) == 2 and destroyed[0].batch == destroyed[1].batch
    assert t.count(P1, HAND) == 2


# -- additions --------------------------------------------------------------------------------------------------------
@both
def test_13_3_1_an_addition_whose_host_is_gone_goes_to_the_graveyard(ruleset: str) -> None:
    """It is put there and not destroyed; an addition of the field stays."""
    t = Table(ruleset)
    host = t.field(P2, defense=300)
    added, of_field = t.addition(P1, on=host), t.addition(P1)
    t.cast(t.chant(P1, "Destroy target resonator."))
    assert t.zone_of(host) == t.zone_of(added) == GRAVEYARD and t.zone_of(of_field) == FIELD
    gone = [e for e in t.events("", added) if e.to == GRAVEYARD]
    assert [(e.kind, e.rule) for e in gone] == [("put", f"{t.rules.book} 13.3:1")]


@both
@pytest.mark.rule("fow 3.1:5")
def test_13_3_1_to_its_owners_graveyard(ruleset: str) -> None:
    """Whoever controlled it."""
    t = Table(ruleset)
    host = t.field(P2, defense=300)
    added = t.addition(P2, on=host, owner=P1)
    t.cast(t.chant(P1, "Destroy target resonator."))
    assert t.where(added) == (P1, GRAVEYARD)


@both
def test_13_3_1_an_addition_on_an_illegal_card_goes_too(ruleset: str) -> None:
    """An addition for resonators on a J-ruler is on no resonator."""
    t = Table(ruleset)
    leader, host = t.j_ruler(P1), t.field(P1)
    wrong, right = t.addition(P1, on=leader), t.addition(P1, on=host)
    assert t.zone_of(wrong) == GRAVEYARD and t.zone_of(right) == FIELD


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 13.3:1.1", "fow-5.01-R4")
def test_13_3_1_1_an_addition_on_a_lost_j_ruler_goes() -> None:
    """5.01: a J-ruler in the ruler area is no legal card for an addition of J-rulers, a ruler there is."""
    t = Table("fow-5.01/valhalla")
    leader, other = t.j_ruler(P1), t.ruler(P2)
    on_leader = t.addition(P1, on=leader, subtype="ruler/J-ruler")
    on_ruler = t.addition(P2, on=other, subtype="ruler/J-ruler")
    t.cast(t.chant(P1, "Destroy target J-ruler."))
    assert t.zone_of(leader) == RULER and t.zone_of(on_leader) == GRAVEYARD and t.zone_of(on_ruler) == FIELD


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow-5.5-R6", "fow 3.8:6")
@pytest.mark.parametrize("subtype", ["J-ruler", "J/ruler"])
def test_13_3_1_an_addition_on_an_astral_ruler_goes(subtype: str) -> None:
    """5.5: an astral ruler is neither ruler nor J-ruler."""
    t = Table("fow-5.5/valhalla")
    leader, other = t.j_ruler(P1), t.ruler(P2)
    on_leader = t.addition(P1, on=leader, subtype=subtype)
    on_ruler = t.addition(P2, on=other, subtype="J/ruler")
    t.cast(t.chant(P1, "Destroy target J-ruler."))
    assert t.zone_of(on_leader) == GRAVEYARD and t.zone_of(on_ruler) == FIELD


def linked(t: Table, addition: Piece, *others: Piece) -> None:
    """Lay an addition onto further cards, as no play does."""
    cards = t._game.cards
    for other in others:
        cards[addition.id].links = (*cards[addition.id].links, other.id)
        cards[other.id].links = (*cards[other.id].links, addition.id)


@both
def test_13_3_2_of_several_hosts_its_controller_chooses_one(ruleset: str) -> None:
    """The addition stays on the card its controller chooses and is added to the other no more."""
    t = Table(ruleset)
    first, second = t.field(P1), t.field(P1, attack=700)
    added = t.addition(P2, "[Continuous] The added resonator gains [+200/+200].", on=first)
    linked(t, added, second)
    assert t.asked == P2 and t.asking_rule() == f"{t.rules.book} 13.3:2"
    t.choose(second)
    assert t.zone_of(added) == FIELD
    assert t.stats(first) == (500, 500) and t.stats(second) == (900, 700)


# -- lifebreak --------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 3.10:2", "fow 3.10:3", "fow 3.3:3", "fow 3.1:4")
def test_13_4_1_the_bottom_four_lifebreak_cards_stay(ruleset: str) -> None:
    """New cards lie on top, and those above the fourth from the bottom go to the graveyard."""
    t = Table(ruleset)
    old = [t.lifebreak(P1, attack=100 + n) for n in range(3)]
    new = [t.deck(P1, attack=200 + n) for n in range(3)]
    t.cast(t.chant(P1, "Put the top three cards of your main deck into your lifebreak area."))
    assert t.asked == P1 and t.asking_rule() == f"{t.rules.book} 3.1:4"  # their order in the graveyard
    t.choose(new[0])
    assert [p.id for p in t.pieces(P1, LIFEBREAK)] == [new[2].id, *(p.id for p in reversed(old))]
    assert [p.id for p in t.pieces(P1, GRAVEYARD)[:2]] == [new[0].id, new[1].id]
    assert {e.rule for e in t.events("put", new[0]) if e.to == GRAVEYARD} == {f"{t.rules.book} 13.4:1"}


@pytest.mark.parametrize("ruleset", ["fow-5.01/valhalla", "fow-5.5/valhalla"])
@pytest.mark.rule("fow 13.3:1", "fow 6.1:1.1")
def test_13_3_1_rule_processes_come_before_triggered_abilities(ruleset: str) -> None:
    """The addition is in the graveyard before what triggered by its host's end waits in the chase."""
    t = Table(ruleset, asking=True)
    host = t.field(P1, "[Continuous] When this card is put into a graveyard from a field, draw a card.", defense=300)
    added = t.addition(P1, on=host)
    chant = t.chant(P1, "Destroy target resonator.")
    t.play(chant)
    t.pass_both()
    t.choose("trigger 1")
    kinds = [e.kind for e in t.events() if e.card == added.id or e.kind == "create"]
    assert kinds.index("put") < kinds.index("create") and t.count(0, CHASE) == 1
