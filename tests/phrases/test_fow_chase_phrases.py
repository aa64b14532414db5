"""Phrases of Force of Will about the chase, rulers, places and times, and that nothing played."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table
from tests.phrases.test_fow_doing_phrases import GAIN, GAME, done, gained


# -- rulers -----------------------------------------------------------------------------------------------------------
def test_the_ruler_that_an_addition_is_on() -> None:
    """Whatever it is called first, "it" is the same card in the next sentence."""
    for mine in (P1, P2):
        t = Table(GAME, turn_of=mine)
        ruler = t.ruler(P1)
        t.addition(
            P1, "Added ruler gains [Flying]. If it's your turn, it also gains [Swiftness].", on=ruler, subtype="ruler"
        )
        assert (t.has(ruler, "Flying"), t.has(ruler, "Swiftness")) == (True, mine == P1)


def test_the_j_ruler_that_an_addition_is_on() -> None:
    for mine, attack in ((P1, 1200), (P2, 900)):
        t = Table(GAME, turn_of=mine)
        card, other = t.j_ruler(P1), t.field(P1, attack=500)
        words = "Added J/ruler gains [+100/+100]. If it's your turn, it also gains [+300/+0]."
        t.addition(P1, words, on=card, subtype="J/ruler")
        assert (t.stats(card)[0], t.stats(other)[0]) == (attack, 500)


def test_judgment_with_a_ruler_that_is_named() -> None:
    t = Table(GAME)
    ruler = t.ruler(P1, "[Judgment] {9}", back={"attack": 800, "defense": 800})
    done(t, t.chant(P1, "Do judgment with target ruler without paying its cost."))
    assert t.zone_of(ruler) == "field"


# -- times ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("when", "turn_of"), [("your turn", P1), ("your main phase", P1), ("your opponent's turn", P2)]
)
def test_an_ability_at_its_time_does_what_it_says(when: str, turn_of: int) -> None:
    """And in the other player's turn it is not played."""
    text = f"[Activate] {{0}}: {GAIN.capitalize()} Play this ability only during {when}."
    t = Table(GAME, turn_of=1 - turn_of, asking=True)
    card = t.field(P1, text, attack=500)
    if turn_of == P1:
        t.pass_()
    assert t.asked == P1 and t.forbids(t.activation(card))
    t = Table(GAME, turn_of=turn_of, asking=True)
    card = t.field(P1, text, attack=500)
    if turn_of == P2:
        t.pass_()
    t.activate(card)
    t.resolve()
    assert gained(t) == 1


def test_an_ability_for_a_main_phase() -> None:
    """Anybody's main phase; in the end phase it is too late."""
    text = f"[Activate] {{0}}: {GAIN.capitalize()} You can only use this ability during a main phase."
    for turn_of in (P1, P2):
        t = Table(GAME, turn_of=turn_of, asking=True)
        card = t.field(P1, text, attack=500)
        if turn_of == P2:
            t.pass_()
        t.activate(card)
        t.resolve()
        assert gained(t) == 1
        t.to_end()
        while t.asked != P1 and "pass" in t.options:
            t.pass_()
        assert t.forbids(t.activation(card))


# -- the chase --------------------------------------------------------------------------------------------------------
def test_spells_that_cannot_be_canceled() -> None:
    for text, gains in (("", 0), ("[Continuous] Your spells cannot be canceled.", 1)):
        t = Table(GAME, asking=True)
        t.field(P1, text, attack=500)
        chant, answer = t.chant(P1, "You gain 100 life."), t.instant(P1, "Cancel target spell.")
        t.play(chant)
        t.play(answer)
        t.resolve()
        assert gained(t) == gains, text


@pytest.mark.parametrize("what", ["a spell", "a card"])
def test_what_is_canceled_is_heard(what: str) -> None:
    t = Table(GAME, asking=True)
    t.field(P1, f"When {what} is canceled, {GAIN}", attack=500)
    chant, answer = t.chant(P1, "Draw a card."), t.instant(P1, "Cancel target spell.")
    t.play(chant)
    t.play(answer)
    t.resolve()
    assert gained(t) == 1


def test_a_target_hears_what_targets_it() -> None:
    for by, heard in (("an ability", True), ("a spell", False)):
        t = Table(GAME)
        t.field(P1, f"When this card is targeted by {by}, {GAIN}", name="Watcher", attack=500)
        user = t.field(P1, '[Activate] {0}: Rest target resonator named "Watcher".', attack=500)
        t.activate(user)
        t.resolve()
        assert (gained(t) == 1) is heard, by


def test_this_spell_goes_where_it_says() -> None:
    for words, zone in (("Draw a card.", "graveyard"), ("Remove this spell from the game.", "removed area")):
        t = Table(GAME)
        chant = t.chant(P1, words)
        done(t, chant)
        assert t.zone_of(chant) == zone


# -- places -----------------------------------------------------------------------------------------------------------
HEARD = {
    "a card is put into your chant-standby area from anywhere":
        "Put target resonator into its owner's chant-standby area.",
    "a card is put into your hand from your removed area": "Put target card from your removed area into your hand.",
    "a magic stone is put into a graveyard from your magic stone deck":
        "Put the top card of your magic stone deck into your graveyard.",
    "a charge counter is removed from this card": "Remove a charge counter from target resonator.",
}  # fmt: skip


@pytest.mark.parametrize(("event", "doing"), HEARD.items(), ids=HEARD)
def test_what_comes_from_a_place_is_heard(event: str, doing: str) -> None:
    for words, heard in ((doing, True), ("Draw a card.", False)):
        t = Table(GAME)
        counted = "charge counter" in event
        if not counted:
            t.addition(P1, f"When {event}, {GAIN}")
        t.field(P1, f"When {event}, {GAIN}" if counted else "", name="Victim", attack=500, counters={"charge": 1})
        t.put(P1, "removed area", "", name="Lost", attack=500)
        t.put(P1, "magic stone deck", "", name="Stone", stone=["fire"])
        done(t, t.chant(P1, words))
        assert (gained(t) == 1) is heard, words


@pytest.mark.parametrize(("zone", "heard"), [("hand", True), ("graveyard", False)])
def test_where_a_card_was_played_from(zone: str, heard: bool) -> None:
    t = Table(GAME)
    text = f"[Enter] If this card was played from your hand, {GAIN}"
    if zone == "graveyard":
        t.addition(P1, "[Continuous] You may play resonators from your graveyard.")
    card = t.put(P1, zone, text, name="Comer", cost="{0}", attack=500, type="resonator")
    t.cast(card)
    t.resolve()
    assert t.zone_of(card) == "field" and (gained(t) == 1) is heard


# -- several ----------------------------------------------------------------------------------------------------------
def test_at_least_two_are_destroyed() -> None:
    t = Table(GAME)
    cards = [t.field(P2, name=f"Card {n}", attack=500) for n in range(3)]
    done(t, t.chant(P1, "Destroy at least 2 target resonators."), cards[0], cards[1], "done")
    assert [t.zone_of(card) for card in cards] == ["graveyard", "graveyard", "field"]


def test_numbers_that_are_at_least_so_much_together() -> None:
    t = Table(GAME)
    cards = [t.field(P2, name=f"Of {size}", attack=size) for size in (300, 700)]
    chant = t.chant(P1, "Destroy any number of target resonators with combined ATK of 1000 or more.")
    t.choose(f"play {chant}")
    t.choose(f"pick {cards[0]}")
    assert "done" not in t.options
    if f"pick {cards[1]}" in t.options:
        t.choose(f"pick {cards[1]}")
    for _ in range(8):
        if t.chase:
            t.choose("pass" if t.menu else t.options[0])
    assert [t.zone_of(card) for card in cards] == ["graveyard", "graveyard"]


def test_they_must_block() -> None:
    """Who is asked whether to block does not; who must is not asked."""
    must = "[Continuous] Resonators your opponent controls must block this card if able."
    for text, left in (("", 3500), (must, 4000)):
        t = Table(GAME)
        fighter = t.field(P1, text, name="Fighter", attack=500)
        t.field(P2, name="Guard", attack=100, defense=900)
        t.attack(fighter)
        assert t.life(P2) == left, text


def test_a_player_is_chosen() -> None:
    t = Table(GAME)
    chant = t.chant(P1, "Choose target player. They draw a card.")
    before = t.count(P2, "hand")
    done(t, chant, f"pick {t.player(P2)}")
    assert t.count(P2, "hand") == before + 1
