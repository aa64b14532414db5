"""Phrases of Force of Will that many cards share, played: what a player would see at the table. All cards are made
up."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
NEW = "fow-5.5/valhalla"


def offered(t: Table, *cards: Piece) -> set[Piece]:
    return {card for card in cards if t._key(card) in t.options}


# -- when abilities may be played -------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("text", ("Activate only", "You can use this ability only"))
def test_only_at_the_beginning_of_the_opponents_battle_phase(ruleset: str, text: str) -> None:
    t = Table(ruleset, turn_of=P2, asking=True)
    guard = t.field(
        P1, f"[Activate] {{Rest}}: {text} at the beginning of your opponent's battle phase. You gain 100 life."
    )
    t.field(P2)
    assert t.forbids(t.activation(guard))
    for _ in range(200):
        if any(f.procedure.name == "fow battle" for f in t.game.stack):
            break
        t.choose("battle" if "battle" in t.options else "pass")
    while t.activation(guard) not in t.options and t.menu != "fow attack":
        t.choose("pass")
    assert t.activation(guard) in t.options
    t.to_attack()
    assert t.forbids(t.activation(guard))


@every
def test_it_is_a_battle_phase_while_there_is_a_battle(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P1, "Whenever this card attacks, if it's your battle phase, you gain 100 life.", name="Drummer")
    late = t.field(P1, "{0}: If it's your battle phase, you gain 500 life.", name="Piper")
    t.activate(late)
    t.resolve()
    assert t.life(P1) == t.life(P2)
    t.declare(Piece(late.id - 1, "Drummer"))
    t.finish_battle()
    assert t.life(P1) >= 4100


@every
def test_once_in_each_of_your_turns(ruleset: str) -> None:
    t = Table(ruleset)
    well = t.field(P1, "{0}: You gain 100 life. This ability can be activated only once in each of your turns.")
    t.activate(well)
    t.resolve()
    assert t.forbids(t.activation(well))
    t.to_next_turn()
    assert t.forbids(t.activation(well))


@every
def test_up_to_twice_per_turn(ruleset: str) -> None:
    t = Table(ruleset)
    well = t.field(P1, "{0}: You gain 100 life. You may play this ability up to twice per turn.")
    for _ in range(2):
        t.activate(well)
        t.resolve()
    assert t.forbids(t.activation(well)) and t.life(P1) == t.life(P2) + 200


# -- what is summoned -------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("words", ("target summoned resonator", "target resonator that was just summoned"))
def test_a_standby_card_meets_what_was_just_summoned(ruleset: str, words: str) -> None:
    t = Table(ruleset, turn_of=P2)
    trap = t.standby(P1, f"[Trigger] When opponent summons a resonator: Destroy {words}.")
    old, new = t.field(P2, name="Ox", cost="{5}"), t.hand(P2, name="Ass", cost="{0}")
    t.stone(P1, "fire")
    t.cast(new)
    if ruleset == "fow-2.0":
        t.play(trap, way="standby")
    elif "yes" in t.options:
        t.answer("yes")
    t.resolve()
    assert (t.zone_of(old), t.zone_of(new), t.zone_of(trap)) == ("field", "graveyard", "graveyard")


@every
def test_when_a_resonator_summoned_without_a_verb(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P1, "Whenever a resonator summoned, you gain 100 life.", name="Bell")
    elf = t.hand(P1, cost="{0}", name="Elf")
    t.cast(elf)
    t.resolve()
    assert t.life(P1) == t.life(P2) + 100


@every
def test_it_attacks_in_the_turn_that_it_was_summoned(ruleset: str) -> None:
    t = Table(ruleset)
    dog = t.hand(P1, "[Enter] This card can attack during the turn that it was summoned.", cost="{0}", name="Dog")
    cat = t.hand(P1, cost="{0}", name="Cat")
    t.cast(dog)
    t.cast(cat)
    t.to_attack()
    foe = t.player(P2)
    assert not t.forbids(f"attack {dog} {foe}") and t.forbids(f"attack {cat} {foe}")


# -- additions --------------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("with_it", (True, False))
def test_a_resonator_with_this(ruleset: str, with_it: bool) -> None:
    t = Table(ruleset)
    elf, orc = t.field(P1, name="Elf", attack=300), t.field(P1, name="Orc", attack=300)
    t.addition(
        P1, "[Continuous] When a resonator with this deals battle damage to your opponent, you gain 100 life.", on=elf
    )
    t.attack(who := elf if with_it else orc)
    assert t.rested(who) and t.life(P1) == 4000 + 100 * with_it


@every
@pytest.mark.parametrize("paid", (True, False))
def test_when_you_add_this_card(ruleset: str, paid: bool) -> None:
    t = Table(ruleset)
    t.field(P1)
    text = (
        "When you add this card, banish it unless you pay 400 life.\n[Continuous] Resonator with this gains [+600/+0]."
    )
    mark = t.hand(P1, text, type="addition", subtype="resonator", cost="{0}")
    t.play(mark)
    t.resolve("yes" if paid else "no")
    assert t.zone_of(mark) == ("field" if paid else "graveyard")
    assert t.life(P1) == t.life(P2) - 400 * paid


# -- what is done -----------------------------------------------------------------------------------------------------
@every
def test_a_card_named_as_a_target(ruleset: str) -> None:
    t = Table(ruleset)
    ox, ass = t.field(P1, name="Ox", cost="{3}"), t.field(P1, name="Ass", cost="{4}")
    wanted, other = t.deck(P1, name="Ox", cost="{3}"), t.deck(P1, name="Ass", cost="{4}")
    text = (
        "Search your main deck for a card named as target resonator, reveal it and put it into your hand. Then "
        "shuffle your main deck."
    )
    t.play(t.chant(P1, text))
    assert offered(t, ox, ass) == {ox, ass}
    t.answer(ox)
    t.resolve(wanted)
    assert (t.zone_of(wanted), t.zone_of(other)) == ("hand", "deck")


@every
@pytest.mark.parametrize("kind", ("resonator", "spell"))
def test_the_other_and_both_of_them(ruleset: str, kind: str) -> None:
    t = Table(ruleset)
    more = {"subtype": "chant"} if kind == "spell" else {}
    cards = [
        t.hand(P1, "You gain 100 life." if more else "", type=kind, name=n, cost="{9}", **more) for n in ("Ox", "Ass")
    ]
    text = (
        "Choose two cards in your hand. Choose a card at random from among them. If the chosen card is a "
        "resonator, put "
        "it into your field and put the other into your graveyard. Otherwise put both of them into your graveyard."
    )
    t.cast(t.chant(P1, text), then=(cards[0],) if more else ())
    there = sorted(t.zone_of(card) for card in cards)
    assert there == (["field", "graveyard"] if kind == "resonator" else ["graveyard", "graveyard"])


@every
def test_at_the_next_end_of_turn(ruleset: str) -> None:
    t = Table(ruleset)
    elf = t.field(P1)
    t.cast(t.chant(P1, "Target resonator gains [+100/+100] until end of turn. At the next end of turn, destroy it."))
    assert t.zone_of(elf) == "field"
    t.to_next_turn()
    assert t.zone_of(elf) == "graveyard"


@every
def test_an_equal_amount_of_damage_to_who_played_the_spell(ruleset: str) -> None:
    t = Table(ruleset, turn_of=P2)
    text = (
        "Whenever this card is dealt damage by a spell, this card deals an equal amount of damage to the player "
        "who played that spell."
    )
    worm = t.field(P1, text, attack=100, defense=900)
    t.cast(t.chant(P2, "This card deals 300 damage to target resonator."))
    t.resolve()
    assert t.damage_on(worm) == 300 and (t.life(P1), t.life(P2)) == (4000, 3700)


@every
def test_put_back_and_looked_at_again(ruleset: str) -> None:
    t = Table(ruleset)
    below, top = t.deck(P1, name="Ox", cost="{3}"), t.deck(P1, name="Ass", cost="{4}")
    text = (
        "Reveal the top card of your main deck. If it's a resonator, put it back, look the top two cards of your "
        "main deck and put them in any order."
    )
    t.cast(t.chant(P1, text), then=(below,))
    assert t.game.zone(P1, "deck")[:2] == (below.id, top.id)


@every
@pytest.mark.parametrize("many", (1, 2))
def test_less_than_or_equal_to(ruleset: str, many: int) -> None:
    t = Table(ruleset)
    ox = t.field(P2, name="Ox", cost="{2}")
    for n in range(many):
        t.field(P1, name=f"Cat {n}", race=["Cat"], cost="{2}")
    text = "Return target resonator to its owner's hand if its total cost is less than or equal to the number of Cats."
    t.cast(t.chant(P1, text), ox)
    assert t.zone_of(ox) == ("hand" if many == 2 else "field")


@every
def test_put_from_graveyard_into_the_field_rested(ruleset: str) -> None:
    t = Table(ruleset)
    harp = t.graveyard(P1, "[Activate] {0}: Put this card from graveyard into your field rested.", type="resonator")
    t.activate(harp)
    t.resolve()
    assert t.zone_of(harp) == "field" and t.rested(harp)


def test_a_gods_art_for_less_rather_than_its_cost() -> None:
    t = Table(NEW)
    queen = t.j_ruler(P1, "God's Art <Last Oar> {2}: You gain 500 life.", name="Queen of Oars")
    chant = t.chant(
        P1,
        'As long as your J-ruler is "Queen of Oars", you may pay {2} less to play its next God\'s Art ability '
        "rather than pay its cost this turn.",
    )
    assert t.forbids(t.activation(queen))
    t.cast(chant)
    t.activate(queen)
    t.resolve()
    assert t.life(P1) == t.life(P2) + 500


# -- dice and amounts -------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("head", ("[Force] 1", "[Force] 1.", "Roll a die."))
def test_the_result_of_a_roll(ruleset: str, head: str) -> None:
    t = Table(ruleset)
    elf = t.field(P1, attack=100, defense=100)
    text = "Target resonator gains [+X00/+X00] until end of turn, where X is the result of the roll."
    t.cast(t.chant(P1, f"{head} {text}"))
    (rolled,) = [e.amount for e in t.game.events if e.kind == "roll"]
    assert 1 <= rolled <= 6 and t.stats(elf) == (100 + 100 * rolled, 100 + 100 * rolled)


@every
def test_life_multiplied_by_a_roll(ruleset: str) -> None:
    t = Table(ruleset)
    t.cast(t.chant(P1, "[Force] 1 You gain 200 life multiplied by the result of the roll."))
    (rolled,) = [e.amount for e in t.game.events if e.kind == "roll"]
    assert t.life(P1) == t.life(P2) + 200 * rolled


@every
def test_amounts_in_brackets(ruleset: str) -> None:
    t = Table(ruleset)
    eater = t.field(P1, "This card's ATK is increased by [Total number of cards in your graveyard x 100].", attack=100)
    for n in range(3):
        t.graveyard(P1, name=f"Bone {n}", attack=100)
    assert t.stats(eater)[0] == 400


@every
def test_the_number_equal_to_an_amount_in_brackets(ruleset: str) -> None:
    t = Table(ruleset)
    text = (
        "[Activate] Banish a resonator in your field: Target two resonators' ATK becomes the number equal to "
        "[the printed ATK of the banished resonator] until end of turn."
    )
    anger = t.addition(P1, text)
    ox, ass = (t.field(P1, name=n, attack=700, defense=700) for n in ("Ox", "Ass"))
    cat, dog = (t.field(P2, name=n, attack=100, defense=100) for n in ("Cat", "Dog"))
    t.activate(anger, cat, dog, ox)
    t.resolve()
    assert t.zone_of(ox) == "graveyard" and [t.stats(c)[0] for c in (ass, cat, dog)] == [700, 700, 700]


# -- options ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("ruleset", ("fow-2.0", NEW))
@pytest.mark.parametrize("before", (True, False))
def test_an_option_by_torrent(ruleset: str, before: bool) -> None:
    t = Table(ruleset)
    rill = t.chant(P1, "You lose 100 life.", name="Rill")
    gust = t.chant(P1, "Choose one - You gain 100 life; [Torrent] You gain 500 life.", name="Gust")
    if before:
        t.cast(rill)
        t.play(gust)
        assert {"option 1", "option 2"} <= set(t.options)
        t.answer("option 2")
        t.resolve()
        assert t.life(P1) == t.life(P2) + 400
    else:
        t.cast(gust)
        assert t.life(P1) == t.life(P2) + 100


# -- what goes on about the subject -----------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("race", ("Cat", "Dog"))
def test_it_in_the_next_sentence_is_the_card_an_addition_is_on(ruleset: str, race: str) -> None:
    t = Table(ruleset)
    pet = t.field(P1, race=[race], attack=100, defense=100)
    text = "[Continuous] Resonator with this gains [+200/+0]. If it's a Cat, it also gains [+400/+0] and [Flying]."
    t.addition(P1, text, on=pet, race=["Cat"] if race == "Dog" else [])
    cat = race == "Cat"
    assert t.stats(pet)[0] == (700 if cat else 300) and ("Flying" in t.chars(pet).keywords) is cat


@every
@pytest.mark.parametrize("race", ("Cat", "Dog"))
def test_otherwise_it_is_the_other_way_round(ruleset: str, race: str) -> None:
    t = Table(ruleset)
    pet = t.field(P1, race=[race], attack=100, defense=100)
    text = "[Continuous] Resonator with this cannot attack if it's a Cat. Otherwise, it gains [+200/+0]."
    t.addition(P1, text, on=pet)
    assert t.stats(pet)[0] == (100 if race == "Cat" else 300)
    t.to_attack() if race == "Dog" else None
    assert bool(t.forbids(f"attack {pet} {t.player(P2)}")) is (race == "Cat")


@every
@pytest.mark.parametrize("words", ("to or dealt by", "to and by", "to and dealt by"))
@pytest.mark.parametrize("attacking", (True, False))
def test_damage_is_prevented_both_ways(ruleset: str, words: str, attacking: bool) -> None:
    t = Table(ruleset)
    safe = t.field(P1 if attacking else P2, attack=300, defense=300, rested=not attacking)
    foe = t.field(P2 if attacking else P1, attack=300, defense=300, rested=attacking)
    t.addition(P1, f"[Continuous] Prevent all battle damage that would be dealt {words} added resonator.", on=safe)
    t.attack(*((safe, foe) if attacking else (foe, safe)))
    assert (t.zone_of(safe), t.zone_of(foe)) == ("field", "field")


@every
def test_what_is_prevented_for_a_subject_said_before(ruleset: str) -> None:
    t = Table(ruleset)
    pet = t.field(P1, attack=300, defense=300)
    text = (
        "[Continuous] Resonator with this gains [+100/+0], cannot be targeted by darkness spells and prevent "
        "all damage "
        "that would be dealt to it by Cats."
    )
    t.addition(P1, text, on=pet)
    cat = t.field(P2, race=["Cat"], attack=900, defense=900, rested=True, cost="{W}")
    dog = t.field(P2, race=["Dog"], attack=900, defense=900, rested=True, cost="{W}{W}")
    t.attack(pet, cat)
    assert t.zone_of(pet) == "field" and t.stats(pet)[0] == 400
    t.to_next_turn()
    t.attack(dog, pet)
    assert t.zone_of(pet) == "graveyard"


# -- what cannot be chased with ---------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(
    "head", ("While this card is a summon spell, players", "When this card is a summon spell players")
)
def test_what_cards_of_a_kind_cannot_chase(ruleset: str, head: str) -> None:
    t = Table(ruleset)
    giant = t.hand(P1, f"{head} cannot chase cards with total cost 1 or less.", cost="{0}")
    small, great = t.instant(P2, "You gain 100 life.", cost="{W}"), t.instant(P2, "You gain 100 life.", cost="{W}{W}")
    t.stone(P2, "light"), t.stone(P2, "light")
    t.play(giant)
    if t.asked == P1:
        t.pass_()
    assert t.forbids(f"play {small}") and not t.forbids(f"play {great}")
    t.resolve()
    assert t.zone_of(giant) == "field"


@every
def test_a_spell_that_cannot_be_chased_by_what_it_aims_at(ruleset: str) -> None:
    t = Table(ruleset)
    text = "Destroy target card in a chant-standby area. It cannot be used to chase this card."
    blow = t.chant(P1, text)
    traps = [t.standby(P2, "[Trigger] Anytime: You gain 100 life.", name=n) for n in ("Pit", "Net")]
    t.play(blow, traps[0])
    if t.asked == P1:
        t.pass_()
    ways = [t.forbids(f"play {trap} standby") for trap in traps]
    assert ways[0] and not ways[1]


# -- what holds -------------------------------------------------------------------------------------------------------
@every
def test_who_cannot_call_magic_stones(ruleset: str) -> None:
    t = Table(ruleset)
    t.put(P1, "magic stone deck", type="magic stone", subtype="special", name="Oar Stone")
    t.field(P1, "You cannot call magic stones.")
    assert t.forbids("call") or "call" not in t.options


@every
@pytest.mark.parametrize("rested", (True, False))
def test_who_must_attack_this_card_if_able(ruleset: str, rested: bool) -> None:
    t = Table(ruleset, asking=True)
    king = t.field(P2, "Resonators your opponent controls must attack this card if able.", rested=rested, defense=900)
    elf = t.field(P1, attack=100)
    for _ in range(99):
        if t.menu == "fow attack" or t.damage_on(king):
            break
        t.choose("battle" if "battle" in t.options else "pass")
    if rested:
        assert t.damage_on(king) == 100 or [k for k in t.options if k.startswith("attack")] == [f"attack {elf} {king}"]
    else:
        assert f"attack {elf} {t.player(P2)}" in t.options


def test_a_card_may_stay_rested_in_the_oldest_edition_too() -> None:
    t = Table("fow-2.0", turn_of=P2)
    lazy = t.field(P1, "You may choose not to recover this card during your recovery phase.", rested=True, name="Cat")
    other = t.field(P1, rested=True, name="Dog", attack=100)
    t.to_next_turn()
    while f"pick {lazy}" not in t.options and t.menu != "fow attack":
        t._go_on()
    t.choose(lazy)
    for _ in range(9):
        if t.game.turn > 2 or "battle" in t.options or "call" in t.options:
            break
        t._go_on()
    assert t.rested(lazy) and not t.rested(other) and not t.foreign_rules()


# -- whose abilities --------------------------------------------------------------------------------------------------
@every
def test_abilities_of_a_kind_of_cards_cannot_be_played(ruleset: str) -> None:
    t = Table(ruleset)
    lady = t.ruler(P1, "{0}: You gain 100 life.")
    elf = t.field(P1, "{0}: You gain 100 life.", name="Elf")
    t.addition(P1, "Players cannot play rulers' activate abilities.")
    assert t.forbids(t.activation(lady)) and not t.forbids(t.activation(elf))


@every
def test_who_controls_the_card_an_addition_is_on_cannot_play_its_abilities(ruleset: str) -> None:
    t = Table(ruleset)
    elf, orc = (t.field(P1, "{0}: You gain 100 life.", name=name) for name in ("Elf", "Orc"))
    t.addition(P2, "Added resonator's controller cannot play its activate abilities.", on=elf)
    assert t.forbids(t.activation(elf)) and not t.forbids(t.activation(orc))


@every
def test_abilities_of_regalia_cost_more(ruleset: str) -> None:
    if ruleset == "fow-2.0":
        return  # there are no regalia
    t = Table(ruleset, turn_of=P2)
    t.addition(P1, "Your opponent pays {1} more to play regalia's activate abilities.")
    cup = t.put(P2, "field", "{0}: You gain 100 life.", type="regalia", name="Cup")
    elf = t.field(P2, "{0}: You gain 100 life.", name="Elf")
    assert t.forbids(t.activation(cup)) and not t.forbids(t.activation(elf))


# -- conditions -------------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("special", (True, False))
def test_what_you_control_and_what_you_control_none_of(ruleset: str, special: bool) -> None:
    t = Table(ruleset)
    text = "This card gains [+200/+200] as long as you control a Cat and control no Dogs."
    girl = t.field(P1, text, attack=100, defense=100)
    t.field(P1, race=["Cat"], name="Cat")
    if special:
        t.field(P1, race=["Dog"], name="Dog")
    assert t.stats(girl) == ((100, 100) if special else (300, 300))


@every
def test_what_has_not_entered_a_graveyard(ruleset: str) -> None:
    t = Table(ruleset)
    well = t.field(
        P1,
        "{0}: You gain 100 life. You cannot play this ability if a resonator your opponent controlled hasn't entered a "
        "graveyard this turn.",
    )
    foe, blow = t.field(P2, name="Ox", attack=100), t.chant(P1, "Destroy target resonator.")
    assert t.forbids(t.activation(well))
    t.cast(blow, foe)
    assert not t.forbids(t.activation(well))


@every
@pytest.mark.parametrize("many", (0, 2))
def test_what_lasts_if_a_condition_is_met(ruleset: str, many: int) -> None:
    t = Table(ruleset)
    ox, ass = t.field(P1, name="Ox", attack=300, defense=300), t.field(P2, name="Ass", attack=300, rested=True)
    chants = [t.chant(P1, "You gain 100 life.", name=f"Rill {n}") for n in range(many)]
    text = (
        "Prevent all damage that would be dealt by target resonator this turn, if you played two or more cards "
        "this turn."
    )
    shield = t.chant(P1, text, name="Shield")
    for chant in chants:
        t.cast(chant)
    t.cast(shield, *((ass,) if many == 2 else ()))
    t.attack(ox, ass)
    assert t.zone_of(ox) == ("field" if many == 2 else "graveyard")


# -- damage -----------------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("words", ("that damage is reduced to 0", "prevent that damage"))
def test_little_damage_is_none(ruleset: str, words: str) -> None:
    t = Table(ruleset)
    king = t.field(P2, f"If a source would deal 200 or less damage to this card, {words}.", defense=900, attack=100)
    little, much = (t.chant(P1, f"This card deals {n} damage to target resonator.") for n in (200, 300))
    t.cast(little)
    assert t.damage_on(king) == 0
    t.cast(much)
    assert t.damage_on(king) == 300


@every
def test_damage_plus_more_for_each(ruleset: str) -> None:
    t = Table(ruleset)
    ox = t.field(P2, name="Ox", attack=100, defense=900)
    for n in range(2):
        t.field(P1, race=["Cat"], name=f"Cat {n}")
    text = "This card deals 300 damage to target resonator, plus an additional 100 damage for each Cat you control."
    t.cast(t.chant(P1, text), ox)
    assert t.damage_on(ox) == 500


@every
def test_much_battle_damage_by_a_single_resonator_brings_a_card(ruleset: str) -> None:
    for much in (900, 1000):
        t = Table(ruleset, turn_of=P2)
        text = (
            "When you are dealt 1000 or more battle damage by a single resonator, you may put this card into "
            "your field "
            "from your hand without paying its cost."
        )
        hero, ox = t.hand(P1, text, cost="{9}"), t.field(P2, name="Ox", attack=much)
        t.attack(ox, None, *(("yes",) if much == 1000 else ()))
        assert t.zone_of(hero) == ("field" if much == 1000 else "hand")


@every
def test_what_blocked_this_card_is_destroyed_after_the_battle(ruleset: str) -> None:
    t = Table(ruleset)
    text = "[Activate] Pay {0}: At the end of battle phase, destroy the resonator that blocked this card."
    judge = t.field(P1, text, attack=100, defense=900)
    wall, other = t.field(P2, name="Wall", attack=100, defense=900), t.field(P2, name="Gate", attack=100, defense=900)
    t.declare(judge)
    t.block(wall)
    t.activate(judge)
    t.finish_battle()
    t.resolve()
    assert (t.zone_of(wall), t.zone_of(other)) == ("graveyard", "field")


@every
def test_a_stone_treated_as_two_kinds(ruleset: str) -> None:
    t = Table(ruleset)
    text = "[Continuous] Treat this card as light magic stone and dark magic stone."
    rift = t.put(P1, "magic stone area", text, type="magic stone", subtype="special", name="Rift")
    assert {"light magic stone", "darkness magic stone"} <= t.chars(rift).types
