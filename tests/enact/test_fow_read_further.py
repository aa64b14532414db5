"""More phrases of Force of Will, played: what a player would see at the table. All cards are made up."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
NEW = "fow-5.5/valhalla"


def offered(t: Table, *cards: Piece) -> set[Piece]:
    return {card for card in cards if t._key(card) in t.options}


@every
@pytest.mark.parametrize("many", (2, 3))
def test_so_many_more_than_you(ruleset: str, many: int) -> None:
    t = Table(ruleset)
    t.field(P1, name="Ox", attack=100)
    for n in range(many):
        t.field(P2, name=f"Cat {n}", attack=100)
    t.cast(t.chant(P1, "If your opponent controls two or more resonators than you, you gain 100 life."))
    assert t.life(P1) == t.life(P2) + 100 * (many == 3)


@every
@pytest.mark.parametrize("which", ("ATK", "DEF"))
def test_with_a_number_that_is_not_the_printed_one(ruleset: str, which: str) -> None:
    t = Table(ruleset)
    raised = t.field(P2, "This card gains [+100/+0].", name="Ox", attack=100, defense=100)
    tough = t.field(P2, "This card gains [+0/+100].", name="Ass", attack=100, defense=100)
    t.field(P2, name="Cat", attack=100, defense=100)
    either = t.chant(
        P1, "Destroy target resonator with ATK different from its printed ATK or DEF different from its printed DEF."
    )
    one = t.chant(P1, f"Destroy target resonator with {which} different from its printed {which}.")
    t.play(either)
    assert offered(t, raised, tough) == {raised, tough} and len(t.options) == 2
    t.answer(raised if which == "DEF" else tough)
    t.resolve()
    t.cast(one)
    assert t.zone_of(raised) == t.zone_of(tough) == "graveyard"


@every
def test_each_of_one_kind_and_others_of_another(ruleset: str) -> None:
    t = Table(ruleset)
    elf, foe = t.field(P1, name="Elf", attack=100, defense=900), t.field(P2, name="Ox", attack=100, defense=900)
    mine = t.j_ruler(P1, "{0}: This card deals 100 damage to each resonator and other J-rulers.")
    theirs = t.j_ruler(P2)
    t.activate(mine)
    t.resolve()
    assert [t.damage_on(card) for card in (elf, foe, theirs, mine)] == [100, 100, 100, 0]


@every
@pytest.mark.parametrize("battle", (True, False))
def test_during_battle_phase(ruleset: str, battle: bool) -> None:
    t = Table(ruleset)
    text = (
        "[Continuous] During battle phase, this card cannot be dealt any damage other than battle damage and cannot be "
        "destroyed by spells and abilities."
    )
    king = t.field(P1, text, attack=100, defense=900)
    foe = t.field(P2, name="Ox", attack=300, defense=900, rested=True)
    burn = t.instant(P1, "This card deals 200 damage to target resonator.")
    blow = t.instant(P1, "Destroy target resonator.")
    if battle:
        t.declare(king, foe)
        t.play(burn, king)
        t.play(blow, king)
        t.finish_battle()
        assert t.zone_of(king) == "field" and t.damage_on(king) == 300
    else:
        t.cast(burn, king)
        assert t.damage_on(king) == 200
        t.cast(blow, king)
        assert t.zone_of(king) == "graveyard"


@every
def test_a_trigger_that_must_be_played(ruleset: str) -> None:
    t = Table(ruleset)
    text = (
        "[Continuous] Whenever a spell is played, cancel target spell and banish this card. "
        "You must play this ability if able."
    )
    flower = t.field(P2, text, name="Flower")
    t.cast(t.chant(P1, "You gain 100 life."))
    assert t.life(P1) == t.life(P2) and t.zone_of(flower) == "graveyard"


@every
def test_the_rest_of_the_revealed_cards(ruleset: str) -> None:
    t = Table(ruleset)
    below = t.deck(P1, name="Oar", attack=100)
    elf = t.deck(P1, name="Elf", attack=100)
    chant = t.deck(P1, "You gain 100 life.", type="spell", subtype="chant", cost="{0}", name="Rill")
    text = (
        "Reveal cards from the top of your main deck until you reveal a resonator, then summon the resonator to"
        " the field. "
        "Then put the rest of the revealed cards into your graveyard."
    )
    t.cast(t.chant(P1, text))
    t.resolve()
    assert [t.zone_of(card) for card in (elf, chant, below)] == ["field", "graveyard", "deck"]


@every
def test_up_to_so_many_of_the_top_cards(ruleset: str) -> None:
    t = Table(ruleset)
    third, second, first = (t.deck(P1, name=n, attack=100) for n in ("Oar", "Sail", "Mast"))
    text = "You may put up to two top cards of your main deck into your graveyard."
    t.play(t.chant(P1, text))
    t.resolve("yes")
    for _ in range(4):
        if t.menu or t.asked != P1 or "battle" in t.options:
            break
        t.choose(next(k for k in ("1", "number 1", "yes", "done", *t.options) if k in t.options))
    assert t.zone_of(first) == "graveyard" and t.zone_of(third) == "deck", (t.zone_of(second), t.options)


@every
def test_a_resonator_targeted_by_an_addition(ruleset: str) -> None:
    t = Table(ruleset)
    elf, orc = t.field(P1, name="Elf", attack=100), t.field(P1, name="Orc", attack=100)
    t.ruler(P1, "[Continuous] Resonator targeted by an addition gains [+200/+0].")
    t.addition(P1, "Added resonator gains [+0/+100].", on=elf)
    assert (t.stats(elf)[0], t.stats(orc)[0]) == (300, 100)


@every
def test_resting_is_paid_with_wills(ruleset: str) -> None:
    t = Table(ruleset)
    t.stone(P1, "fire")
    well = t.field(P1, "[Activate] Pay {Rest}{1}: You gain 100 life.")
    t.activate(well)
    t.resolve()
    assert t.rested(well) and t.life(P1) == t.life(P2) + 100


@pytest.mark.parametrize("hurt", (True, False))
def test_at_the_end_of_a_turn_in_which_something_happened(hurt: bool) -> None:
    t = Table(NEW, turn_of=P2)
    flow = t.standby(P1, "[Trigger] At the end of a turn you're dealt damage: You gain 100 life.")
    ox = t.field(P2, name="Ox", attack=300)
    if hurt:
        t.attack(ox)
    t.to_next_turn(*(("yes",) if hurt else ()))
    assert t.zone_of(flow) == ("graveyard" if hurt else "chant-standby area")
