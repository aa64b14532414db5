"""Cardfight!! Vanguard (sve 14.4): Trigger icons, the Starting Amulet, drive checks, Single and Twin Drive."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.games.sve.ch06_preparation.deckfile import starter_decks
from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table

VANGUARD = "Cardfight!! Vanguard"
CHECK = "Perform a drive check."


def vanguard() -> Table:
    return unhurried(universes=(VANGUARD, ""))


def trigger(t: Table, icon: str, name: str = "") -> Piece:
    """A card with a Trigger icon on top of P1's deck."""
    return t.deck(P1, name=name or icon.capitalize(), trigger=icon, universe=VANGUARD)


# -- set-up (sve 14.4.3) ----------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 14.4.3.1", "sve 14.4.3.2")
def test_14_4_3_1_the_starting_amulet_lies_facedown_before_the_deck_is_placed() -> None:
    """It comes from the main deck, facedown, before shuffling; faceup once both have redrawn. Another deck has none."""
    decks = starter_decks()
    g = games.start("sve", (decks["kiln"], decks["lanternwood"]), 5, auto=False)
    if g.decision is not None and g.decision.rule == "sve 14.4.3.1":
        g.choose(g.decision.options[0].key)
    (amulet,) = g.zone(0, "field")
    assert "Starting Amulet" in g.original(amulet).keywords and not g.cards[amulet].faceup
    assert g.zone(1, "field") == ()
    rules = [e.rule for e in g.events]
    assert rules.index("sve 14.4.3.1") < rules.index("sve 6.2.1.4")
    assert len(g.zone(0, "deck")) == decks["kiln"].main_size - 1
    shown = g.view(1)["players"]
    assert isinstance(shown, list) and g.rules.describe(g, amulet) not in repr(shown[0]["zones"]["field"])
    for key in ("first", "no", "no"):
        g.choose(key)
    assert g.cards[amulet].faceup and g.zone(0, "field") == (amulet,)


def test_14_4_3_1_each_player_whose_deck_is_of_that_universe_puts_one() -> None:
    """Both have one on the field before any deck is shuffled, and then the game goes on."""
    kiln = starter_decks()["kiln"]
    g = games.start("sve", (kiln, kiln), 5)
    while g.decision is not None and g.decision.rule == "sve 14.4.3.1":
        g.choose(g.decision.options[0].key)
    put = [(e.seat, e.to) for e in g.events if e.rule == "sve 14.4.3.1"]
    assert put == [(0, "field"), (1, "field")]
    assert [len(g.zone(seat, "field")) for seat in (0, 1)] == [1, 1]
    assert g.decision is not None and g.decision.rule == "sve 6.2.1.6"


# -- drive checks (sve 14.4.5) ----------------------------------------------------------------------------------------
@pytest.mark.rule("sve 14.4.5.1", "sve 14.4.5.1.1", "sve 14.4.1.1", "sve 4.15.1")
def test_14_4_5_1_1_the_top_card_goes_to_the_trigger_zone() -> None:
    """Faceup for both players, and it is there while its Trigger is decided about."""
    t = vanguard()
    card = trigger(t, "heal", "Kindle")
    spell = t.spell(P1, CHECK)
    t.choose(f"play {spell}")
    assert t.where(card) == (P1, "trigger zone") and t.sees(P2, card)
    assert t.game.decision is not None and t.asked == P1
    t.choose(True)
    t.settle()
    assert t.where(card) == (P1, "cemetery")


@pytest.mark.rule("sve 14.4.5.1.5")
def test_14_4_5_1_5_a_card_without_trigger_goes_to_the_bottom() -> None:
    """Nobody is asked; it lies at the bottom, and nothing was drive checked."""
    t = vanguard()
    t.amulet(P1, "Whenever you drive check a Trigger, deal 1 damage to each enemy leader.")
    top = t.deck(P1, name="Plain Top")
    spell = t.spell(P1, CHECK)
    t.play(spell)
    assert t.pieces(P1, "deck")[-1] == top and t.leader_defense(P2) == 20
    assert t.events("put", top)[-1].rule == "sve 14.4.5.1.5"


@pytest.mark.rule("sve 14.4.5.1.5", "sve-R15")
def test_14_4_5_1_5_a_declined_trigger_goes_to_the_bottom_and_was_not_checked() -> None:
    """Declined: no card drawn, nothing triggered, the card at the bottom of the deck."""
    t = vanguard()
    t.amulet(P1, "Whenever you drive check a Trigger, deal 1 damage to each enemy leader.")
    card = trigger(t, "draw")
    spell = t.spell(P1, CHECK)
    t.play(spell, False)
    assert not t.events("draw") and t.leader_defense(P2) == 20
    assert t.pieces(P1, "deck")[-1] == card


@pytest.mark.rule("sve 14.4.5.1.3")
def test_14_4_5_1_3_1_critical_gives_two_attack_to_a_follower_of_ones_choice() -> None:
    """One's own followers only; amulets and the opponent's are no choice."""
    t = vanguard()
    trigger(t, "critical")
    one, two = t.field(P1, name="One", attack=1), t.field(P1, name="Two", attack=1)
    t.field(P2, name="Foe")
    t.amulet(P1, name="Thing")
    spell = t.spell(P1, CHECK)
    t.choose(f"play {spell}")
    t.choose(True)
    assert set(t.options) == {f"pick {one}", f"pick {two}"}
    assert t.asking_rule() == "sve 14.4.5.1.3.1"
    t.choose(two)
    t.settle()
    assert t.stats(two) == (3, 1) and t.stats(one) == (1, 1)
    assert t.event("change", two).rule == "sve 14.4.5.1.3.1"


def test_14_4_5_1_3_2_draw_draws_the_next_card() -> None:
    """The Trigger itself has left the deck already, so the card below it is drawn."""
    t = vanguard()
    below = t.deck(P1, name="Below")
    card = trigger(t, "draw")
    spell = t.spell(P1, CHECK)
    t.play(spell, True)
    assert t.zone_of(below) == "hand" and t.zone_of(card) == "cemetery"
    assert t.event("draw").seat == P1


@pytest.mark.rule("sve 14.4.5.1.3")
def test_14_4_5_1_3_3_stand_refreshes_a_follower_that_may_not_attack_the_leader() -> None:
    """It may attack followers again; the enemy leader is out of reach until the turn is over."""
    t = vanguard()
    trigger(t, "stand")
    fighter = t.field(P1, engaged=True, attack=1, defense=9)
    foe = t.field(P2, engaged=True, attack=0, defense=9)
    spell = t.spell(P1, CHECK)
    t.play(spell, True)
    assert not t.engaged(fighter)
    assert t.forbids(f"attack {fighter} leader") == "sve 14.4.5.1.3.3"
    assert t.forbids(f"attack {fighter} {foe}") == ""
    t.end()
    t.end()
    assert t.forbids(f"attack {fighter} leader") == ""


def test_14_4_5_1_3_3_the_player_says_which_of_their_followers_stands() -> None:
    """Both are offered, and the one selected is refreshed."""
    t = vanguard()
    trigger(t, "stand")
    one, two = (t.field(P1, engaged=True, attack=n) for n in (1, 2))
    t.choose(f"play {t.spell(P1, CHECK)}")
    t.choose(True)
    assert t.asking_rule() == "sve 14.4.5.1.3.3" and set(t.options) == {f"pick {one}", f"pick {two}"}
    t.choose(two)
    t.settle()
    assert (t.engaged(one), t.engaged(two)) == (True, False)


def test_14_4_5_1_3_4_heal_gives_the_own_leader_three_defense() -> None:
    """Even above 20."""
    t = vanguard()
    trigger(t, "heal")
    spell = t.spell(P1, CHECK)
    t.play(spell, True)
    assert t.leader_defense(P1) == 23 and t.leader_defense(P2) == 20


@pytest.mark.rule("sve 14.4.5.1.4")
def test_14_4_5_1_4_a_resolved_trigger_was_drive_checked_once_each() -> None:
    """Abilities that wait for it trigger for each Trigger, after it was resolved."""
    t = vanguard()
    t.amulet(P1, "Whenever you drive check a Trigger, deal 1 damage to each enemy leader.")
    t.amulet(P2, "Whenever you drive check a Trigger, draw a card.")
    trigger(t, "heal", "Second")
    trigger(t, "heal", "First")
    spell = t.spell(P1, "Perform 2 drive checks.")
    t.play(spell, True, True)
    assert t.leader_defense(P1) == 26 and t.leader_defense(P2) == 18
    assert not t.events("draw"), "the opponent has checked nothing"
    kinds = [e.kind for e in t.events()]
    assert kinds.index("change") < kinds.index("drive checked")


@pytest.mark.rule("sve 14.4.5.1.2")
def test_14_4_5_1_2_only_a_deck_of_this_universe_resolves_triggers() -> None:
    """In another deck the card goes to the bottom and nobody is asked."""
    t = unhurried(universes=("Umamusume: Pretty Derby", VANGUARD))
    card = trigger(t, "heal")
    spell = t.spell(P1, CHECK)
    t.play(spell)
    assert t.leader_defense(P1) == 20 and t.pieces(P1, "deck")[-1] == card
    assert t.events("put", card)[-1].rule == "sve 14.4.5.1.2"


@pytest.mark.rule("sve 14.4.5.1.1", "sve 11.2.2")
def test_14_4_5_1_1_an_empty_deck_has_nothing_to_check_and_that_is_no_loss() -> None:
    """A drive check is not a draw."""
    t = vanguard()
    t.set(P1, deck=0)
    spell = t.spell(P1, CHECK)
    t.play(spell)
    assert t.result is None and t.count(P1, "trigger zone") == 0


# -- Single and Twin Drive (sve 14.4.6) -------------------------------------------------------------------------------
@pytest.mark.rule("sve 14.4.6.1", "sve 14.4.6.2")
def test_14_4_6_2_single_drive_checks_once_when_attacking() -> None:
    """The check comes before the damage, so a Critical counts in the same attack."""
    t = vanguard()
    trigger(t, "heal", "Lower")
    trigger(t, "critical")
    fighter = t.field(P1, "Single Drive.", attack=2)
    t.attack(fighter, "leader", True)
    assert t.leader_defense(P2) == 16
    assert t.names(P1, "deck")[0] == "Lower", "only one card was checked"


@pytest.mark.rule("sve 14.4.6.1", "sve 14.4.6.3")
def test_14_4_6_3_twin_drive_checks_twice() -> None:
    """Two Heal Triggers, six defense; another follower's attack checks nothing."""
    t = vanguard()
    trigger(t, "heal", "Second")
    trigger(t, "heal", "First")
    fighter = t.field(P1, "Twin Drive.", attack=1)
    other = t.field(P1, attack=1)
    t.attack(other, "leader")
    assert t.leader_defense(P1) == 20
    t.attack(fighter, "leader", True, True)
    assert t.leader_defense(P1) == 26
