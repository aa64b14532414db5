"""Clauses of Force of Will that were read rightly and played wrongly: one group of tests for each class."""

from __future__ import annotations

import pytest

from ludex.lang import read, render
from tests.fow_table import P1, P2, Piece, Table, by

NEW, MIDDLE, OLD = "fow-5.5/valhalla", "fow-5.01/valhalla", "fow-2.0"
every = pytest.mark.parametrize("ruleset", (NEW, MIDDLE, OLD))
newer = pytest.mark.parametrize("ruleset", (NEW, MIDDLE))


# -- the same name as a card spoken of --------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(("lies", "whose", "cheaper"), (("Twin", P1, True), ("Twin", P2, False), ("Other", P1, False)))
def test_a_card_with_the_same_name_is_one_named_like_the_card_played(
    ruleset: str, lies: str, whose: int, cheaper: bool
) -> None:
    t = Table(ruleset)
    t.addition(P1, "You may pay {2} less to play a card if a card with the same name is in your graveyard.")
    card = t.chant(P1, "Draw a card.", cost="{R}{2}", name="Twin")
    t.graveyard(whose, name=lies, type="spell", subtype="chant")
    t.set(P1, will_r=1)
    assert (t.forbids(f"play {card}") == "") is cheaper


@every
def test_others_with_the_same_name_are_named_like_the_target(ruleset: str) -> None:
    t = Table(ruleset)
    text = "{0}: Target resonator and all other resonators with the same name gain [+300/+300] until end of turn."
    bridge = t.addition(P1, text)
    one, two, theirs = (t.field(seat, name="Crane", attack=500) for seat in (P1, P1, P2))
    other, alike = t.field(P1, name="Heron", attack=500), t.field(P2, name="Heron", attack=500)
    t.activate(bridge, one)
    t.resolve()
    assert [t.stats(card)[0] for card in (one, two, theirs, other, alike)] == [800, 800, 800, 500, 500]


@every
def test_a_card_with_the_same_name_is_searched_for(ruleset: str) -> None:
    t = Table(ruleset)
    text = "Destroy target resonator. Search your main deck for a card with the same name and put it into your hand."
    foe = t.field(P2, name="Crane", attack=500)
    twin, _ = t.deck(P1, name="Crane", attack=500), t.deck(P1, name="Heron", attack=500)
    t.cast(t.chant(P1, text))
    assert {*t.options} == {f"pick {twin}", "done"}
    t.choose(twin)
    assert (t.where(foe), t.where(twin)) == ((P2, "graveyard"), (P1, "hand"))


@every
def test_two_or_more_with_the_same_name_share_it_with_one_another(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P1, "When you control two or more Cats with the same name, draw a card.", race="Cat", name="Tom")
    kit = t.hand(P1, race="Cat", name="Kit", cost="{0}")
    other, same = t.hand(P1, race="Cat", name="Pip", cost="{0}"), t.hand(P1, race="Cat", name="Kit", cost="{0}")
    drawn = []
    for card in (kit, other, same):
        before = t.count(P1, "hand")
        t.cast(card)
        t.resolve()
        drawn.append(t.count(P1, "hand") - before + 1)
    assert drawn == [0, 0, 1]


def test_all_with_the_same_name_as_nothing_are_declined() -> None:
    reading = read("Destroy all resonators with the same name.", "fow", kind="spell")
    assert reading.card_text is None and "the same name" in reading.message


# -- conditions that speak of each card -------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(("race", "cheaper"), (("Moth", True), ("Owl", False)))
def test_what_is_cheaper_if_it_is_of_a_race(ruleset: str, race: str, cheaper: bool) -> None:
    t = Table(ruleset)
    t.addition(P1, "You may pay {2} less to play a resonator if it's a Moth.")
    card = t.hand(P1, race=race, cost="{2}", name="Comer")
    assert (t.forbids(f"play {card}") == "") is cheaper


@every
def test_what_cannot_be_destroyed_as_long_as_it_is_rested(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P1, "Each resonator you control cannot be destroyed as long as it's rested.")
    tired, fresh = t.field(P1, name="Tired", attack=500, rested=True), t.field(P1, name="Fresh", attack=500)
    t.cast(t.chant(P1, "Destroy all resonators."))
    assert (t.zone_of(tired), t.zone_of(fresh)) == ("field", "graveyard")


@every
def test_what_cannot_be_targeted_as_long_as_it_is_rested(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P2, "Each resonator cannot be targeted by spells or abilities as long as it's rested.")
    tired, fresh = t.field(P2, name="Tired", attack=500, rested=True), t.field(P2, name="Fresh", attack=500)
    t.cast(t.chant(P1, "Destroy target resonator."))
    assert (t.zone_of(tired), t.zone_of(fresh)) == ("field", "graveyard")


@every
def test_what_cannot_attack_if_it_has_a_counter(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P2, "Each resonator cannot attack if it has an oar counter on it.")
    rower, walker = t.field(P1, name="Rower", counters={"oar": 1}, attack=500), t.field(P1, name="Walker", attack=500)
    t.to_attack()
    attackers = {key.split()[1] for key in t.options if key.startswith("attack")}
    assert attackers == {str(walker)} and str(rower) not in attackers


@every
def test_damage_is_prevented_as_long_as_each_is_rested(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P2, "Prevent all damage that would be dealt to resonators you control as long as they are rested.")
    tired, fresh = t.field(P2, name="Tired", defense=900, rested=True), t.field(P2, name="Fresh", defense=900)
    t.cast(t.chant(P1, "This card deals 200 damage to each resonator your opponent controls."))
    assert (t.damage_on(tired), t.damage_on(fresh)) == (0, 200)


# -- a duration that is said last -------------------------------------------------------------------------------------
@every
def test_what_two_kinds_gain_until_end_of_turn_both_lose(ruleset: str) -> None:
    t = Table(ruleset)
    text = "Non-Moth resonators gain [-100/+0] and Moth resonators gain [+100/+0] until end of turn."
    moth, owl = t.field(P1, race="Moth", name="Moth", attack=500), t.field(P2, race="Owl", name="Owl", attack=500)
    t.cast(t.chant(P1, text))
    assert (t.stats(moth)[0], t.stats(owl)[0]) == (600, 400)
    t.to_next_turn()
    assert (t.stats(moth)[0], t.stats(owl)[0]) == (500, 500)


@every
def test_what_is_lost_and_set_until_end_of_turn_comes_back(ruleset: str) -> None:
    t = Table(ruleset)
    owl = t.field(P2, "{0}: Draw a card.", name="Owl", attack=500)
    t.cast(t.chant(P1, "Target resonator loses all abilities and its ATK becomes 0 until end of turn."))
    assert t.stats(owl)[0] == 0 and not t.chars(owl).abilities
    t.to_next_turn()
    assert t.stats(owl)[0] == 500 and t.chars(owl).abilities


def test_what_is_said_in_another_sentence_has_its_own_duration() -> None:
    t = Table(NEW)
    moth = t.field(P1, name="Moth", attack=500)
    t.cast(t.chant(P1, "Target resonator gains [Flying]. It gains [+100/+0] until end of turn."))
    t.to_next_turn()
    assert t.has(moth, "Flying") and t.stats(moth)[0] == 500


# -- will abilities that cost more or less ----------------------------------------------------------------------------
TAX = "Your opponent pays {1} more to play regalia's activate abilities."


def _taxed(ruleset: str, *, stones: int = 0) -> tuple[Table, Piece, Piece]:
    t = Table(ruleset)
    t.addition(P2, TAX)
    lamp = t.put(P1, "field", "{Rest}: Produce {R}.", type="regalia")
    for _ in range(stones):
        t.stone(P1, "wind")
    return t, lamp, t.chant(P1, "Draw a card.", cost="{R}")


@newer
def test_a_will_ability_costs_what_effects_add(ruleset: str) -> None:
    t, lamp, chant = _taxed(ruleset)
    assert t.forbids(t.activation(lamp)) and t.forbids(f"play {chant}")
    t, lamp, chant = _taxed(ruleset, stones=1)
    t.choose(t.activation(lamp))
    assert t.wills(P1) == {"R": 1} and t.rested(t.pieces(P1, "magic stone area")[0])
    t.cast(chant)
    assert t.count(P1, "hand") == 1


@newer
def test_a_will_ability_of_another_kind_costs_no_more(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P2, TAX)
    t.field(P1, "{Rest}: Produce {R}.", attack=100)
    chant = t.chant(P1, "Draw a card.", cost="{R}")
    t.cast(chant)
    assert t.count(P1, "hand") == 1


@newer
def test_a_will_ability_costs_what_effects_leave(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P1, "You may pay {1} less to play regalia's activate abilities.")
    lamp = t.put(P1, "field", "{1}, {Rest}: Produce {R}{R}.", type="regalia")
    t.choose(t.activation(lamp))
    assert t.wills(P1) == {"R": 2}


# -- what it takes to attack or block ---------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("pays", (True, False))
def test_an_attack_is_paid_for(ruleset: str, pays: bool) -> None:
    t = Table(ruleset)
    t.addition(P2, "Each resonator cannot attack unless a player pays {2}.")
    bear = t.field(P1)
    t.set(P2, will_r=2)
    t.declare(bear)
    assert t.asked == P2 and t.options == ["yes", "no"]
    t.choose(by(P2, pays))
    assert t.rested(bear) == pays and t.wills(P2) == ({} if pays else {"R": 2})
    assert not t.foreign_rules()


@every
def test_an_attack_takes_what_its_text_says(ruleset: str) -> None:
    t = Table(ruleset)
    led, helper = t.field(P1, "This card cannot attack unless you rest a resonator."), t.field(P1)
    t.attack(led)
    assert t.rested(led) and t.rested(helper) and t.life(P2) == 3500


@every
def test_a_block_is_paid_for(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P1, "Resonators cannot block unless their controller pays {1}.")
    lord, guard = t.j_ruler(P1), t.field(P2, attack=100, defense=900)
    stone = t.stone(P2, "fire")
    t.declare(lord)
    t.block(guard)
    assert t.rested(stone) and t.rested(guard) and not t.foreign_rules()


# -- writing ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    (
        "You may pay {2} less to play a card if a card with the same name is in your graveyard.",
        "{0}: Target resonator and all other resonators of the same name gain [+300/+300] until end of turn.",
        "{0}: Non-Moth resonators gain [-100/+0] and Moth resonators gain [+100/+0] until end of turn.",
        "{0}: Target resonator gains [Flying], and target J-ruler gains [Pierce] until end of turn.",
        "{0}: Target resonator loses all abilities and its ATK becomes 0 until end of turn.",
    ),
)
def test_they_are_written_as_they_were_read(text: str) -> None:
    reading = read(text, "fow", kind="addition")
    assert reading.card_text is not None and render(reading.card_text, "fow") == reading.canonical


# -- cards of a type, or any card in a place --------------------------------------------------------------------------
@every
def test_a_place_after_or_card_is_that_of_the_card(ruleset: str) -> None:
    t = Table(ruleset)
    fairy = t.field(P1, "Banish this card: Destroy target addition or card in a chant-standby area.", attack=100)
    law, card = t.addition(P2), t.standby(P2, "[Trigger] Anytime: Draw a card.")
    t.graveyard(P2, type="addition")
    t.choose(t.activation(fairy))
    assert {*t.options} == {f"pick {law}", "pick hidden 1"}
    t.choose(law)
    t.resolve()
    assert (t.zone_of(law), t.zone_of(card)) == ("graveyard", "chant-standby area")


@every
def test_a_place_after_two_types_is_that_of_both(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P1, name="Standing", attack=100)
    one, two = t.graveyard(P1, name="Fallen", attack=100), t.graveyard(P1, type="addition", name="Law")
    t.choose(f"play {t.chant(P1, 'Put target resonator or addition in your graveyard into your hand.')}")
    assert {*t.options} == {f"pick {one}", f"pick {two}"}


# -- wills that may be produced besides -------------------------------------------------------------------------------
MORE = "When you rest a magic stone to produce will for the first time in a turn, you may produce an additional {G}."


@newer
@pytest.mark.parametrize("takes", (True, False))
def test_what_may_be_produced_besides_pays_too(ruleset: str, takes: bool) -> None:
    t = Table(ruleset)
    t.addition(P1, MORE)
    stone, chant = t.stone(P1, "fire"), t.chant(P1, "Draw a card.", cost="{R}{G}")
    t.choose(f"play {chant}")
    assert t.options == ["yes", "no"]
    t.choose(takes)
    t.resolve()
    assert (t.zone_of(chant), t.rested(stone)) == (("graveyard", True) if takes else ("hand", False))


@newer
def test_what_was_produced_besides_is_not_produced_again(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P1, MORE)
    for _ in range(2):
        t.stone(P1, "fire")
    first, second = (t.chant(P1, "Draw a card.", cost="{R}{G}", name=name) for name in ("First", "Second"))
    t.choose(f"play {first}")
    t.choose(True)
    t.resolve()
    assert t.zone_of(first) == "graveyard" and t.forbids(f"play {second}")


def test_what_comes_later_in_the_oldest_book_pays_for_nothing() -> None:
    """There it waits in the chase."""
    t = Table(OLD)
    t.addition(P1, "When you rest a magic stone to produce will, produce an additional {G}.")
    t.stone(P1, "fire")
    chant = t.chant(P1, "Draw a card.", cost="{R}{G}")
    assert t.forbids(f"play {chant}")


# -- the card that an ability is of -----------------------------------------------------------------------------------
@newer
def test_that_resonator_is_the_one_whose_ability_it_is(ruleset: str) -> None:
    t = Table(ruleset, turn_of=P2)
    text = (
        "[Trigger] When your opponent plays an automatic ability of a resonator they control: Cancel that ability and "
        "destroy that resonator."
    )
    t.standby(P1, text)
    comer = t.hand(P2, "When this card enters your field, you gain 500 life.", name="Comer", cost="{0}")
    bystander = t.field(P2, name="Bystander", attack=500)
    t.play(comer)
    t.pass_until(*(["yes"] if ruleset == NEW else []), "battle")
    if ruleset == NEW:
        t.choose(True)
    t.resolve()
    assert (t.zone_of(comer), t.zone_of(bystander), t.life(P2)) == ("graveyard", "field", 4000)


@newer
@pytest.mark.parametrize("kind", ("activate", "automatic"))
def test_that_resonator_is_heard_with_its_ability(ruleset: str, kind: str) -> None:
    t = Table(ruleset)
    t.addition(P2, f"Whenever your opponent plays an {kind} ability of a resonator, destroy that resonator.")
    giver, waiter = t.field(P1, "{0}: You gain 500 life.", name="Giver"), t.field(P1, name="Waiter", attack=500)
    t.activate(giver)
    t.resolve()
    assert (t.zone_of(giver), t.zone_of(waiter), t.life(P1)) == (
        "graveyard" if kind == "activate" else "field", "field", 4500,
    )  # fmt: skip


@every
def test_several_awakenings_are_declined(ruleset: str) -> None:
    t = Table(ruleset)
    with pytest.raises(ValueError, match="Awakening"):
        t.hand(P1, "[Awakening] {1}: [Enter] Draw a card.\n[Awakening] {2}: [Enter] You gain 100 life.")


# -- what everybody sees has to be found ------------------------------------------------------------------------------
@every
def test_who_chooses_from_anothers_hand_finds_what_is_there(ruleset: str) -> None:
    """Whose hand it is sees it, and so does who chooses there (fow 10.13:2)."""
    t = Table(ruleset)
    there, _ = t.hand(P2, name="There", attack=500), t.hand(P2, type="addition", name="Law")
    t.cast(t.chant(P1, "Look at target opponent's hand and choose a resonator. They discard that card."))
    if f"pick {there}" in t.options:
        assert "done" not in t.options
        t.choose(there)
    assert t.zone_of(there) == "graveyard"


@every
def test_who_chooses_from_the_own_hand_need_not_show_what_is_there(ruleset: str) -> None:
    t = Table(ruleset)
    t.hand(P1, name="There", attack=500, cost="{1}")
    t.cast(t.chant(P1, "Put a resonator from your hand into your field."))
    assert "done" in t.options


# -- what was done to a card by another -------------------------------------------------------------------------------
@every
def test_what_was_dealt_damage_by_this_card_is_heard_falling(ruleset: str) -> None:
    t = Table(ruleset)
    text = (
        "Whenever a resonator that was dealt damage by this card this turn is put into a graveyard, you gain 500 life."
        "\n{0}: This card deals 100 damage to target resonator."
    )
    hunter = t.field(P1, text, attack=100, defense=900)
    prey, other = t.field(P2, name="Prey", attack=100), t.field(P2, name="Other", attack=100)
    axe, again = (t.chant(P1, "Destroy target resonator.", name=name) for name in ("Axe", "Again"))
    t.activate(hunter, prey)
    t.resolve()
    t.cast(axe, other)
    t.resolve()
    assert t.life(P1) == 4000
    t.cast(again, prey)
    t.resolve()
    assert t.life(P1) == 4500


@every
@pytest.mark.parametrize(("by", "hits"), (("this card", False), ("a resonator", True)))
def test_who_was_hurt_is_not_who_hurt(ruleset: str, by: str, hits: bool) -> None:
    t = Table(ruleset)
    shot = "{0}: This card deals 100 damage to target resonator your opponent controls."
    archer = t.field(P1, shot, name="Archer", attack=100, defense=900)
    judge = t.field(P1, f"{{0}}: Destroy target resonator that was dealt damage by {by} this turn.", attack=100)
    prey = t.field(P2, name="Prey", attack=100, defense=900)
    t.activate(archer)
    t.resolve()
    assert (t.forbids(t.activation(judge)) == "") is hits
    if hits:
        t.activate(judge)
        t.resolve()
        assert (t.zone_of(prey), t.zone_of(archer)) == ("graveyard", "field")


# -- a spell that was canceled ----------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(
    ("then", "where"), (("Return it to its owner's hand.", "hand"), ("Remove it from the game.", "removed area"))
)
@pytest.mark.parametrize("kind", ("chant", "resonator"))
def test_what_is_canceled_is_spoken_of_where_it_is_then(ruleset: str, then: str, where: str, kind: str) -> None:
    t = Table(ruleset, turn_of=P2, asking=True)
    stop = t.instant(P1, f"Cancel target spell. {then} Then draw a card.")
    played = t.chant(P2, "Draw a card.") if kind == "chant" else t.hand(P2, cost="{0}", name="Comer")
    t.play(played)
    while t.asked == P2:
        t.pass_()
    t.play(stop, played)
    while t.chase:
        t.pass_()
    assert t.where(played) == (P2, where) and t.count(P1, "hand") == 1


# -- what is chosen after a hand was looked at ------------------------------------------------------------------------
@every
@pytest.mark.parametrize("words", ("a non-resonator card", "a card other than \"There\""))
def test_what_is_chosen_after_a_look_is_of_what_was_seen(ruleset: str, words: str) -> None:
    t = Table(ruleset)
    there, law = t.hand(P2, name="There", attack=500), t.hand(P2, type="addition", name="Law")
    t.addition(P2, name="Standing")
    t.cast(t.chant(P1, f"Look at your opponent's hand. Choose {words}. They discard that card."))
    if f"pick {law}" in t.options:
        t.choose(law)
    assert (t.zone_of(there), t.zone_of(law)) == ("hand", "graveyard")


def test_what_is_chosen_after_a_discard_lies_in_the_field() -> None:
    t = Table(NEW)
    t.hand(P1, name="Held", attack=500)
    foe = t.field(P2, name="Foe", attack=500)
    t.cast(t.chant(P1, "Discard your hand. Choose a resonator. Destroy it."))
    assert t.zone_of(foe) == "graveyard"


# -- skills that texts speak of ---------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(
    ("skill", "text"),
    (("Awakening", "[Awakening] {1}: [Enter] Draw a card."), ("Incarnation", "[Incarnation] {R}"),
     ("Stealth", "[Stealth] You control a resonator.")),
)  # fmt: skip
def test_a_skill_is_had_by_what_says_how_it_is_played(ruleset: str, skill: str, text: str) -> None:
    t = Table(ruleset)
    t.addition(P1, f"Resonators you control with [{skill}] gain [+200/+200].")
    able, plain = t.field(P1, text, attack=500), t.field(P1, name="Plain", attack=500)
    assert (t.stats(able)[0], t.stats(plain)[0]) == (700, 500)


@every
def test_symbol_skills_are_lost_and_other_abilities_kept(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P1, "Each resonator your opponent controls loses its symbol skills.")
    theirs = t.field(P2, "[Flying]\n{0}: Draw a card.", name="Theirs", attack=500)
    mine = t.field(P1, "[Flying]", name="Mine", attack=500)
    assert not t.has(theirs, "Flying") and len(t.chars(theirs).abilities) == 1 and t.has(mine, "Flying")


# -- several additions at once ----------------------------------------------------------------------------------------
@every
def test_several_additions_are_put_on_one_card(ruleset: str) -> None:
    t = Table(ruleset)
    text = "You may put up to three [Addition: Resonator] cards from your hand and/or your graveyard on this card."
    smith = t.field(P1, f"{{0}}: {text}", attack=500)
    kind = {"type": "addition", "subtype": "resonator"}
    rings = [
        t.put(P1, zone, "Added resonator gains [+100/+0].", name=f"Ring {n}", **kind)
        for n, zone in enumerate(("hand", "graveyard", "graveyard"))
    ]
    law = t.hand(P1, type="addition", name="Law")
    t.activate(smith)
    t.resolve()
    t.choose(True)
    for ring in rings:
        if not t.menu:
            t.choose(ring)
    assert [t.zone_of(ring) for ring in rings] == ["field"] * 3 and t.zone_of(law) == "hand"
    assert t.stats(smith)[0] == 800 and all(t.game.cards[ring.id].links == (smith.id,) for ring in rings)


@newer
@pytest.mark.parametrize(("stone", "able"), (("fire", True), ("water", False)))
def test_a_will_that_a_stone_could_produce_pays_too(ruleset: str, stone: str, able: bool) -> None:
    t = Table(ruleset)
    text = "[Activate] {Rest}: Produce one will of any attribute that a magic stone you control could produce."
    t.put(P1, "magic stone area", text, type="magic stone", name="Mirror")
    t.stone(P1, stone)
    chant = t.chant(P1, "You gain 100 life.", cost="{R}{R}")
    assert (t.forbids(f"play {chant}") == "") is able
    if able:
        t.choose(f"play {chant}")
        for _ in range(5):
            if t.menu:
                break
            t.choose(next((key for key in t.options if key == "produce {R}"), t.options[-1]))
        t.resolve()
        assert t.life(P1) == 4100
