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


@pytest.mark.parametrize("awake", (True, False))
@pytest.mark.parametrize("cost", ("[Awakening] {U}{U}.", "[Awakening] {U}, discard a card."))
def test_a_second_target_if_this_card_was_awakened(awake: bool, cost: str) -> None:
    t = Table(NEW)
    t.stone(P1, "water"), t.stone(P1, "water")
    t.hand(P1, name="Oar", cost="{9}")
    text = (
        "Return target resonator to its owner's hand. Return up to one second target resonator to its owner's "
        "hand if this "
        f"card was awakened.\n{cost}"
    )
    tide = t.chant(P1, text)
    ox, ass = t.field(P2, name="Ox", attack=100), t.field(P2, name="Ass", attack=100)
    t.play(tide, "yes" if awake else "no", ox)
    if awake:
        assert offered(t, ox, ass) == {ass}
        t.answer(ass)
    for _ in range(9):
        if t.menu == "fow priority":
            break
        t.choose("done" if "done" in t.options else t.options[0])
    t.resolve()
    assert (t.zone_of(ox), t.zone_of(ass)) == ("hand", "hand" if awake else "field")


@every
@pytest.mark.parametrize("both", (True, False))
def test_one_and_or_the_other(ruleset: str, both: bool) -> None:
    t = Table(ruleset)
    names = ("Oar", "Sail") if both else ("Oar", "Mast")
    cards = [t.deck(P1, name=name, attack=100) for name in (*names, "Oar")]
    text = (
        'Search your main deck for a card named "Oar" and/or a card named "Sail", reveal them and put them into'
        " your hand. "
        "Then shuffle your main deck."
    )
    t.play(t.chant(P1, text))
    t.resolve()
    for _ in range(9):
        if t.menu or "battle" in t.options:
            break
        wanted = [t._key(card) for card in cards if t._key(card) in t.options]
        t.choose(wanted[0] if wanted else "done" if "done" in t.options else t.options[0])
    found = sorted(t.game.cards[c].definition.name for c in t.game.zone(P1, "hand"))
    assert found == (["Oar", "Sail"] if both else ["Oar"])


@every
@pytest.mark.parametrize("owner", (P1, P2))
def test_who_attacks_your_resonator_discards(ruleset: str, owner: int) -> None:
    t = Table(ruleset, turn_of=P2)
    text = (
        "[Continuous] Whenever a resonator in your opponent's field attacks your resonator, he or she discards a "
        "card from his or her hand."
    )
    t.addition(P1, text)
    card, ox = t.hand(P2, name="Oar", cost="{9}"), t.field(P2, name="Ox", attack=100)
    elf = t.field(P1, name="Elf", defense=900, attack=100, rested=True)
    t.attack(ox, elf if owner == P1 else None)
    t.resolve()
    assert t.zone_of(card) == ("graveyard" if owner == P1 else "hand")


@every
@pytest.mark.parametrize("host", (P1, P2))
def test_at_the_end_of_its_controllers_turn(ruleset: str, host: int) -> None:
    t = Table(ruleset)
    elf = t.field(host, name="Elf", attack=100)
    t.addition(P1, "[Continuous] Destroy added resonator at the end of its controller's turn.", on=elf)
    t.to_next_turn()
    assert t.zone_of(elf) == ("graveyard" if host == P1 else "field")
    if host == P2:
        t.to_next_turn()
        assert t.zone_of(elf) == "graveyard"


@every
@pytest.mark.parametrize("said", ("yes", "no"))
def test_what_is_done_instead_and_if_so_more(ruleset: str, said: str) -> None:
    t = Table(ruleset)
    text = (
        "[Enter] Put an oar counter on this card.\nIf this card would be destroyed, you may remove an oar "
        "counter from it "
        "instead. If you do, remove all damage from it."
    )
    ship = t.hand(P1, text, cost="{0}", attack=100, defense=900)
    burn = t.chant(P1, "This card deals 300 damage to target resonator.")
    blow = t.chant(P1, "Destroy target resonator.")
    t.cast(ship)
    t.resolve()
    t.cast(burn)
    t.cast(blow, then=(said,))
    kept = said == "yes"
    assert t.zone_of(ship) == ("field" if kept else "graveyard")
    assert not kept or (t.damage_on(ship) == 0 and not t.game.cards[ship.id].counters.get("oar"))


# -- what is declined ---------------------------------------------------------------------------------------------
def test_what_no_text_of_the_oldest_edition_does_is_declined() -> None:
    from ludex.enact.unsupported import unsupported
    from ludex.games import ruleset
    from ludex.lang import read

    read_so = read("As this card comes into a magic stone area, draw a card.", "fow", kind="magic stone").card_text
    assert read_so is not None
    assert unsupported(read_so, ruleset("fow-2.0")) and unsupported(read_so, ruleset(NEW))  # type: ignore[arg-type]


@every
@pytest.mark.parametrize("cat", (True, False))
def test_an_option_only_if(ruleset: str, cat: bool) -> None:
    t = Table(ruleset)
    if cat:
        t.field(P1, race=["Cat"], name="Cat")
    text = "Choose one - You gain 100 life; or you gain 500 life. Choose the second only if you control a Cat."
    t.play(t.chant(P1, text))
    assert ("option 2" in t.options) is cat
    if cat:
        t.answer("option 2")
    t.resolve()
    assert t.life(P1) == t.life(P2) + (500 if cat else 100)


# -- prices -----------------------------------------------------------------------------------------------------------
@every
def test_less_to_a_minimum_free_cost(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P1, "You may pay {2} less to play spells, to a minimum free cost of {1}.")
    t.stone(P1, "fire")
    dear, cheap = t.chant(P1, "You gain 100 life.", cost="{4}"), t.chant(P1, "You gain 100 life.", cost="{2}")
    assert t.forbids(f"play {dear}")
    t.cast(cheap)
    assert t.rested(Piece(t.game.zone(P1, "magic stone area")[0], "Stone")) and t.life(P1) == t.life(P2) + 100


@every
def test_a_cost_that_lost_its_marks(ruleset: str) -> None:
    t = Table(ruleset)
    well = t.field(P1, "[Activate] 1 : You gain 100 life.")
    assert t.forbids(t.activation(well))


# -- amounts and targets ----------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("stones", (1, 2))
def test_a_total_number_of_all_of_two_kinds(ruleset: str, stones: int) -> None:
    t = Table(ruleset)
    t.field(P1, name="Ox", attack=100), t.field(P2, name="Ass", attack=100)
    for _ in range(stones):
        t.stone(P2, "fire")
    t.cast(t.chant(P1, "If the total number of all resonators and all magic stones is four, you gain 100 life."))
    assert t.life(P1) == t.life(P2) + 100 * (stones == 2)


@every
def test_it_deals_damage_when_nobody_else_was_spoken_of(ruleset: str) -> None:
    t = Table(ruleset)
    lady = t.ruler(
        P1, "[J-Activate] Pay {0}.", attack=700, defense=600,
        back={"text": "[Continuous] At the end of turn, it deals 500 damage to you and return to the ruler side."},
    )  # fmt: skip
    t.judgment()
    t.resolve()
    assert t.zone_of(lady) == "field"
    t.to_next_turn()
    assert t.zone_of(lady) == "ruler area" and t.life(P1) == t.life(P2) - 500


def test_a_target_is_changed_to_another() -> None:
    t = Table(NEW)
    ox, ass, _ = (t.field(P2, name=name, attack=100) for name in ("Ox", "Ass", "Owl"))
    blow = t.chant(P1, "Destroy target resonator.")
    mirror = t.instant(P1, "Change a target of a spell or ability that targets a resonator or an addition to another.")
    t.play(blow, ox)
    t.play(mirror)
    t.resolve()
    assert t.asked == P1
    for _ in range(5):
        if t.menu or not t.options:
            break
        t.choose(next((k for k in (t._key(ass), t._key(blow), "yes") if k in t.options), t.options[0]))
    t.resolve()
    assert (t.zone_of(ox), t.zone_of(ass)) == ("field", "graveyard")


@pytest.mark.parametrize("text", ("Destroy target target resonator.", "Two target target resonators gain [Flying]."))
def test_target_is_said_once(text: str) -> None:
    from ludex.lang import read

    assert read(text, "fow", kind="chant").card_text is None


@every
@pytest.mark.parametrize("kind", ("resonator", "spell"))
def test_a_condition_between_commas_is_that_of_what_follows(ruleset: str, kind: str) -> None:
    t = Table(ruleset)
    more = {"subtype": "chant"} if kind == "spell" else {}
    top = t.deck(P1, "You gain 100 life." if more else "", type=kind, cost="{9}", name="Oar", **more)
    t.cast(t.chant(P1, "Reveal the top card of your main deck, if it's a resonator, put it into your hand."))
    assert t.zone_of(top) == ("hand" if kind == "resonator" else "deck")


@every
@pytest.mark.parametrize("cat", (True, False))
def test_a_condition_said_last(ruleset: str, cat: bool) -> None:
    t = Table(ruleset)
    t.field(P1, race=["Cat" if cat else "Dog"], name="Tom")
    t.cast(t.chant(P1, "You gain 100 life, if you control a Cat."))
    assert t.life(P1) == t.life(P2) + 100 * cat


@every
def test_blocking_does_not_rest_it(ruleset: str) -> None:
    t = Table(ruleset)
    ox = t.field(P1, name="Ox", attack=100, defense=900)
    wall = t.field(P2, "Blocking does not cause this card to rest.", name="Wall", attack=100, defense=900)
    t.attack(ox, block=wall)
    assert not t.rested(wall) and t.damage_on(wall) == 100


@every
@pytest.mark.parametrize("life", (100, 200))
def test_life_that_is_a_number(ruleset: str, life: int) -> None:
    t = Table(ruleset)
    lose = t.chant(P1, f"You lose {4000 - life} life.")
    beast = t.hand(P1, "If your life is 100, you may pay {G}{8} less to play this card.", cost="{G}{8}")
    t.cast(lose)
    assert bool(t.forbids(f"play {beast}")) is (life != 100)


@every
@pytest.mark.parametrize("printed", (400, 300))
def test_its_printed_numbers(ruleset: str, printed: int) -> None:
    t = Table(ruleset)
    elf = t.field(P1, attack=printed, defense=400)
    text = (
        "[Continuous] Resonator with this gains [+600/+600] if its printed ATK and DEF is [400/400]. "
        "Otherwise, it gains [-100/-100]."
    )
    t.addition(P1, text, on=elf)
    assert t.stats(elf) == ((1000, 1000) if printed == 400 else (200, 300))
