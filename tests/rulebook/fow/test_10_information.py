"""Actions by rules (fow 10.4, 10.7, 10.13, 10.14, 10.16, 10.19 to 10.21): revealing, chasing, choosing, triggering,
copying, becoming, shuffling, counters."""

from __future__ import annotations

import pytest

from tests.fow_table import CHASE, DECK, FIELD, GRAVEYARD, HAND, P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
newest = pytest.mark.editions("fow-5.5")
BOOK = "fow-5.5/valhalla"
REGALIA = {"type": "regalia", "cost": "{1}"}


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- revealing --------------------------------------------------------------------------------------------------------
@both
def test_10_4__1_a_revealed_card_is_shown_to_everybody(ruleset: str) -> None:
    """The top card of a deck: neither player knew it, both do now; what is below it stays unknown."""
    t = Table(ruleset, deck=0)
    below, top = t.deck(P1, attack=100), t.deck(P1, attack=200)
    t.cast(t.chant(P1, "Reveal the top card of your main deck."))
    assert t.event("reveal", top).rule == rule(t, "10.4:1")
    assert all(t.sees(seat, top) and not t.sees(seat, below) for seat in (P1, P2, None))


@newest
@pytest.mark.rule("fow 10.4:1", "fow 10.4:2")
def test_10_4__2_a_hand_played_with_revealed_is_not_revealed_again() -> None:
    """Everybody sees it, a drawn card too; an effect that reveals a card of it reveals nothing."""
    t = Table(BOOK)
    held, drawn = t.hand(P1, attack=100), t.deck(P1, attack=200)
    t.field(P2, "Your opponent plays with their hand revealed.", **REGALIA)
    draw, reveal = t.chant(P1, "Draw a card."), t.chant(P1, "Reveal a card in your hand. If you do, you gain 500 life.")
    t.cast(draw)
    assert t.sees(P2, held) and t.sees(P2, drawn)
    before = len(t.events("reveal"))
    t.cast(reveal, then=(held,))
    assert len(t.events("reveal")) == before and t.life(P1) == 4000


# -- chasing ----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 10.7:1")
def test_10_7__1_to_chase_is_to_play_onto_the_chase(ruleset: str) -> None:
    """An instant on a chant is a chase, the chant alone is none, and an automatic ability is none either."""
    t = Table(ruleset, asking=True)
    t.field(P1, "When your opponent chases, you gain 100 life.")
    t.field(P2, "When your opponent plays a spell, draw a card.")
    spell, answer = t.chant(P1, "You gain 500 life."), t.instant(P2, "Draw a card.")
    t.play(spell)
    while t.menu != "fow priority":
        t.choose(t.options[0])
    assert len(t.chase) == 2 and not [e for e in t.events("value") if e.key == "life"]
    t.pass_()
    t.play(answer)
    t.resolve()
    assert t.life(P1) == 4600


@newest
@pytest.mark.rule("fow 10.7:2", "fow-5.5-R34")
def test_10_7__2_what_cannot_be_chased_binds_everybody() -> None:
    """Its controller too, unless a player is named; a resonator says so while it waits, and no longer."""
    t = Table(BOOK, asking=True)
    t.set(P1, will_r=2)
    bear = t.hand(P1, "Players cannot chase this card.")
    mine, theirs = t.instant(P1, "Draw a card."), t.instant(P2, "Draw a card.")
    t.play(bear)
    assert t.forbids(f"play {mine}") == "fow-5.5 10.7:2"
    t.pass_()
    assert t.forbids(f"play {theirs}") == "fow-5.5 10.7:2"
    t.pass_()
    assert t.zone_of(bear) == FIELD and t.forbids(f"play {mine}") == ""
    t.play(mine)
    t.pass_()
    assert t.forbids(f"play {theirs}") == ""


# -- choosing ---------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 10.13:1")
def test_10_13__1_what_lies_open_must_be_chosen(ruleset: str) -> None:
    """A resonator of the own field: one of them, and no way out."""
    t = Table(ruleset)
    first, second = t.field(P1), t.field(P1, attack=100)
    t.cast(t.chant(P1, "Rest a resonator you control."))
    assert set(t.options) == {f"pick {first}", f"pick {second}"}
    asked = t.game.decision
    assert asked is not None
    assert asked.rule.endswith(" 10.13:1"), "it is no target (fow 9.3:2.4)"


@both
@pytest.mark.rule("fow 10.13:2", "fow-5.5-R35")
def test_10_13__2_a_card_without_description_is_found(ruleset: str) -> None:
    """Among any cards there is one; the player sees all of them, the other none."""
    t = Table(ruleset, deck=0)
    cards = [t.deck(P1, attack=100 * n) for n in range(1, 4)]
    t.cast(t.chant(P1, "Search your main deck for a card and put it into your hand."))
    assert set(t.options) == {f"pick {card}" for card in cards}
    assert all(t.sees(P1, card) and not t.sees(P2, card) for card in cards)


@both
@pytest.mark.rule("fow 10.13:2", "fow-5.5-R35")
def test_10_13__2_a_card_of_a_description_need_not_be_found(ruleset: str) -> None:
    """The other player cannot tell."""
    t = Table(ruleset, deck=0)
    dragon = t.deck(P1, race=["Dragon"])
    t.deck(P1, race=["Elf"])
    t.cast(t.chant(P1, "Search your main deck for a Dragon and put it into your hand."))
    assert set(t.options) == {f"pick {dragon}", "done"}
    t.answer("done")
    assert t.zone_of(dragon) == DECK


# -- triggering -------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 10.14:1", "fow 10.14:1.1")
@pytest.mark.parametrize("silent", [False, True])
def test_10_14__1_1_an_ability_kept_from_triggering_does_not(ruleset: str, silent: bool) -> None:
    """Its condition is met either way."""
    t = Table(ruleset)
    t.field(P1, "When you draw a card, you gain 100 life.")
    if silent:
        t.field(P2, "Automatic abilities of resonators your opponent controls do not trigger.")
    t.cast(t.chant(P1, "Draw a card."))
    assert t.life(P1) == (4000 if silent else 4100)


@both
def test_10_14__2_an_activate_ability_is_triggered_by_playing_it(ruleset: str) -> None:
    """By nothing that happens: it waits for its player, and is in the chase when played."""
    t = Table(ruleset, asking=True)
    source = t.field(P1, "[Activate] {0}: You gain 100 life.")
    t.cast(t.chant(P1, "Draw a card."))
    assert t.life(P1) == 4000
    t.activate(source)
    assert len(t.chase) == 1 and [e.key for e in t.events("played")][-1] == "ability"


# -- copying ----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 10.16:1", "fow 10.16:1.1", "fow 10.16:1.3")
def test_10_16__1_a_copy_of_a_spell_is_a_spell_with_its_choices(ruleset: str) -> None:
    """A card of that information, controlled by who copies, with the X and the target that were chosen."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=3)
    mark, other = t.field(P2, defense=900), t.field(P2, attack=100)
    spell = t.instant(P1, "Deal 300 damage to target resonator.", cost="{1}")
    copying = t.instant(P2, "Copy target normal spell.")
    t.play(spell, mark)
    t.pass_()
    t.play(copying, spell)
    t.pass_both()
    copy, original = t.chase
    assert original == spell and t.game.cards[copy.id].seat == P2 and "spell" in t.chars(copy).types
    t.pass_both()
    assert t.damage_on(mark) == 300 and t.zone_of(copy) == "" and t.chase == [spell]
    t.resolve()
    assert t.damage_on(mark) == 600 and t.damage_on(other) == 0 and t.count(P2, GRAVEYARD) == 1


@both
@pytest.mark.rule("fow 10.16:1.2")
def test_10_16__1_2_a_copy_of_an_ability_is_the_same_ability(ruleset: str) -> None:
    """It is put into the chase too, and costs nothing."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=1)
    source, copying = t.field(P1, "[Activate] {1}: Draw a card."), t.instant(P1, "Copy target ability.")
    t.activate(source)
    (ability,) = t.chase
    t.play(copying, ability)
    t.pass_both()
    assert len(t.chase) == 2 and t.chase[1] == ability and all("ability" in t.chars(c).types for c in t.chase)
    t.resolve()
    assert t.count(P1, HAND) == 2 and t.count(P1, GRAVEYARD) == 1 and t.wills(P1) == {}


@newest
@pytest.mark.rule("fow 10.16:2", "fow-5.5-R36")
def test_10_16__2_who_becomes_a_copy_has_the_originals_information() -> None:
    """As printed, without what is done to the original; what was done to the card itself goes on."""
    t = Table(BOOK)
    card = t.field(P1, attack=100, defense=100)
    model = t.field(P1, "[Flying]", name="Model", attack=400, defense=400, race=["Elf"])
    raise_model, raise_card = (t.chant(P1, "Target resonator gains [+200/+200] until end of turn.") for _ in range(2))
    become = t.chant(P1, "Target resonator becomes a copy of another target resonator until end of turn.")
    t.cast(raise_model, model)
    t.cast(raise_card, card)
    t.cast(become, card)  # another: only the model is left
    assert t.chars(card).name == "Model" and t.has(card, "Flying") and t.chars(card).label("race") == {"Elf"}
    assert t.stats(card) == (600, 600) == t.stats(model)
    t.to_next_turn()
    assert t.stats(card) == (100, 100) and not t.has(card, "Flying")


# -- becoming and gaining ---------------------------------------------------------------------------------------------
@newest
def test_10_19__1_becoming_replaces_and_gaining_adds() -> None:
    """A race: in place of the old one, or beside it."""
    t = Table(BOOK)
    one, other = t.field(P1, race=["Elf"]), t.field(P1, race=["Elf"], attack=100)
    become = t.chant(P1, "Target resonator becomes a Dragon until end of turn.")
    gain = t.chant(P1, "Target resonator gains Dragon in addition to its other races until end of turn.")
    t.cast(become, one)
    t.cast(gain, other)
    assert t.chars(one).label("race") == {"Dragon"} and t.chars(other).label("race") == {"Dragon", "Elf"}


@newest
@pytest.mark.rule("fow 10.19:2", "fow 10.19:3")
def test_10_19__2_becoming_numbers_sets_and_gaining_changes_them() -> None:
    """[300/300] is that; [+100/-200] is so much more and less."""
    t = Table(BOOK)
    one, other = t.field(P1, attack=700, defense=900), t.field(P1, attack=700, defense=900)
    become = t.chant(P1, "Target resonator becomes [300/300] until end of turn.")
    gain = t.chant(P1, "Target resonator gains [+100/-200] until end of turn.")
    t.cast(become, one)
    t.cast(gain, other)
    assert t.stats(one) == (300, 300) and t.stats(other) == (800, 700)


# -- shuffling --------------------------------------------------------------------------------------------------------
@newest
@pytest.mark.rule("fow 10.20:1", "fow 10.20:1.1")
def test_10_20__1_1_all_cards_of_a_zone_are_shuffled() -> None:
    """None is added or lost, their order is another, and nobody knows any of them."""
    t = Table(BOOK, deck=0)
    names = [f"Card {n}" for n in range(12)]
    for name in reversed(names):
        t.deck(P1, name=name, attack=100, defense=100)
    show, shuffle = t.chant(P1, "Reveal the top card of your main deck."), t.chant(P1, "Shuffle your main deck.")
    t.cast(show)
    assert t.names(P1, DECK) == names and t.sees(P2, t.pieces(P1, DECK)[0])
    t.cast(shuffle)
    assert sorted(t.names(P1, DECK)) == sorted(names) and t.names(P1, DECK) != names
    assert not any(t.sees(seat, card) for seat in (P1, P2) for card in t.pieces(P1, DECK))
    assert t.event("shuffle").rule == "fow-5.5 10.20:1" and t.event("shuffle").seat == P1


@newest
@pytest.mark.rule("fow 10.20:2")
def test_10_20__2_a_revealed_top_card_is_hidden_while_its_deck_is_shuffled() -> None:
    """The card on top before is not followed; the new one is shown when all is over."""
    t = Table(BOOK, deck=0)
    for n in range(8):
        t.deck(P1, name=f"Card {n}", attack=100, defense=100)
    t.field(P1, "Play with the top card of your main deck revealed.", **REGALIA)
    t.cast(t.chant(P1, "Draw a card. Shuffle your main deck."))
    top, *others = t.pieces(P1, DECK)
    assert t.sees(P2, top) and not any(t.sees(P2, card) for card in others)
    kinds = [e.kind for e in t.events() if e.kind in ("draw", "shuffle", "reveal", "put")]
    assert kinds == ["reveal", "draw", "reveal", "shuffle", "put", "reveal"]  # the put is the spell's, to the graveyard


# -- counters ---------------------------------------------------------------------------------------------------------
@newest
@pytest.mark.rule("fow 10.21:1", "fow 10.21:1.2")
def test_10_21__1_2_counters_of_a_name_are_one_kind() -> None:
    """Put by different cards, they are counted and removed together."""
    t = Table(BOOK)
    bear = t.field(P1, "This card gains [+100/+0] for each bloom counter on it.")
    first, second = t.chant(P1, "Put a bloom counter on target resonator."), t.chant(
        P1, "Put two bloom counters on target resonator."
    )
    less = t.chant(P1, "Remove a bloom counter from target resonator.")
    for spell, count in ((first, 1), (second, 3), (less, 2)):
        t.cast(spell)
        assert t.game.cards[bear.id].counters == {"bloom": count} and t.stats(bear) == (500 + 100 * count, 500)


@newest
def test_10_21__2_a_counter_named_by_modifiers_changes_attack_and_defense() -> None:
    """While the card is a J/resonator; a magic stone has nothing of it."""
    t = Table(BOOK)
    bear, stone = t.field(P1), t.stone(P1, "fire", counters={"+100/+200": 1})
    t.cast(t.chant(P1, "Put a [+100/+200] counter on target resonator."))
    assert t.stats(bear) == (600, 700) and t.chars(stone).numbers == {}


@newest
def test_10_21__3_a_card_that_moves_loses_its_counters() -> None:
    """Not from playground to playground."""
    t = Table(BOOK)
    bear = t.field(P2, counters={"bloom": 2})
    steal = t.chant(P1, "Put target resonator your opponent controls into your field.")
    away = t.chant(P1, "Return target resonator to its owner's hand.")
    t.cast(steal)
    assert t.where(bear) == (P1, FIELD) and t.game.cards[bear.id].counters == {"bloom": 2}
    t.cast(away)
    assert t.zone_of(bear) == HAND and t.game.cards[bear.id].counters == {} and t.zone_of(away) != CHASE
