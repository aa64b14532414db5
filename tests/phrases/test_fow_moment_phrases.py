"""Phrases of Force of Will about damage, battles, phases and words that are chosen, and that nothing played."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

GAME = "fow-5.5/valhalla"


# -- damage -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("words", "heard"), [("400 or more", {400, 600}), ("400 or less", {200, 400})])
@pytest.mark.parametrize("kind", ["damage", "battle damage"])
def test_much_or_little_damage_is_heard(words: str, heard: set[int], kind: str) -> None:
    for amount in (200, 400, 600):
        t = Table(GAME)
        text = f"When this card is dealt {words} {kind}, you gain 100 life."
        victim = t.field(P1, text, name="Struck", attack=0, defense=2000)
        if kind == "damage":
            t.cast(t.chant(P1, f"Deal {amount} damage to target resonator."))
        else:
            t.attack(victim, t.field(P2, attack=amount, defense=900, rested=True))
        t.resolve()
        assert (t.life(P1) > 4000) is (amount in heard), amount


def test_battle_damage_is_no_other() -> None:
    t = Table(GAME)
    t.field(P1, "When this card is dealt battle damage, you gain 100 life.", attack=0, defense=2000)
    t.cast(t.chant(P1, "Deal 300 damage to target resonator."))
    assert t.life(P1) == 4000


@pytest.mark.parametrize(
    ("words", "first", "second"),
    [("all damage", 0, 0), ("the next damage", 0, 300), ("all battle damage", 300, 300),
     ("the next battle damage", 300, 300)],
)  # fmt: skip
def test_damage_that_is_prevented(words: str, first: int, second: int) -> None:
    """Two chants deal 300 each: how much arrives."""
    t = Table(GAME)
    victim = t.field(P1, name="Shielded", attack=500, defense=2000)
    shield = t.chant(P1, f"Prevent {words} that would be dealt to target resonator this turn.")
    chants = [t.chant(P1, "Deal 300 damage to target resonator.") for _ in range(2)]
    t.cast(shield)
    t.cast(chants[0])
    assert t.damage_on(victim) == first
    t.cast(chants[1])
    assert t.damage_on(victim) == first + second


def test_battle_damage_that_is_prevented() -> None:
    for words, dealt in (("all battle damage", 0), ("the next battle damage", 0)):
        t = Table(GAME)
        by, on = t.field(P1, name="Shielded", attack=0, defense=2000), t.field(P2, attack=400, defense=900, rested=True)
        t.cast(t.chant(P1, f"Prevent {words} that would be dealt to target resonator this turn."), by)
        t.attack(by, on)
        assert t.damage_on(by) == dealt, words


# -- battles ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("role", "attacks", "blocks"), [("attacked", True, False), ("blocked", False, True),
                                                         ("attacked or blocked", True, True)])  # fmt: skip
def test_at_the_end_of_a_battle_in_which_it_fought(role: str, attacks: bool, blocks: bool) -> None:
    words = f"At end of battle in which this card {role}, you gain 100 life."
    t = Table(GAME)
    t.attack(t.field(P1, words, attack=500))
    t.resolve()
    assert (t.life(P1) > 4000) is attacks
    t = Table(GAME)
    by, guard = t.field(P1, attack=100, defense=900), t.field(P2, words, attack=100, defense=900)
    t.attack(by, block=guard)
    t.resolve()
    assert (t.life(P2) > 4000) is blocks


# -- words that are chosen --------------------------------------------------------------------------------------------
def test_a_race_is_chosen_and_those_of_it_are_meant() -> None:
    for words, dead in (("of the chosen race", {"Halcyon"}), ("not of the chosen race", {"Heath"})):
        t = Table(GAME)
        there = {race: t.field(P2, name=f"Of {race}", race=[race], attack=500) for race in ("Halcyon", "Heath")}
        t.cast(t.chant(P1, f"Choose a race. Destroy all resonators {words}."), then=("name Halcyon",))
        assert {race for race, card in there.items() if t.zone_of(card) == "graveyard"} == dead


# -- phases -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("words", "skipped"), [("Your opponent skips their next draw phase.", 1)])
def test_a_phase_is_skipped(words: str, skipped: int) -> None:
    t = Table(GAME)
    chant = t.chant(P1, words)
    before = t.count(P2, "hand")
    t.cast(chant)
    t.to_next_turn()
    t.pass_to("main phase")
    assert t.game.active == P2 and t.count(P2, "hand") == before + 1 - skipped


@pytest.mark.parametrize(("when", "mine", "theirs"), [("your turn", True, False), ("your main phase", True, False),
                                                      ("your opponent's turn", False, True)])  # fmt: skip
def test_an_ability_that_is_played_at_some_times_only(when: str, mine: bool, theirs: bool) -> None:
    for turn_of, able in ((P1, mine), (P2, theirs)):
        t = Table(GAME, turn_of=turn_of, asking=True)
        card = t.field(P1, f"[Activate] {{0}}: Draw a card. Play this ability only during {when}.", attack=500)
        if turn_of == P2:
            t.pass_()
        assert t.asked == P1
        assert any(key.startswith(f"activate {card}") for key in t.options) is able, turn_of


# -- open cards -------------------------------------------------------------------------------------------------------
def test_who_plays_with_an_open_hand_is_seen() -> None:
    for words, seen in (("", False), ("[Continuous] Your opponent plays with their hand revealed.", True)):
        t = Table(GAME)
        t.field(P1, words, attack=500)
        held = t.hand(P2, name="Held", attack=500)
        t.cast(t.chant(P1, "Draw a card."))
        assert t.sees(P1, held) is seen


def test_who_plays_with_the_top_of_the_deck_open_is_seen() -> None:
    words = "[Continuous] You play with the top card of your main deck revealed."
    t = Table(GAME)
    t.field(P1, words, attack=500)
    top = t.deck(P1, name="Upper", attack=500)
    t.cast(t.chant(P1, "You gain 100 life."))
    assert t.sees(P2, top) and t.sees(P1, top)


@pytest.mark.parametrize(("words", "chanted"), [("all damage", 0), ("all battle damage", 300)])
def test_damage_that_is_prevented_both_ways(words: str, chanted: int) -> None:
    """Neither the card that is shielded is hurt nor what it fights; a chant's damage is no battle damage."""
    t = Table(GAME)
    by, on = t.field(P1, name="Shielded", attack=400, defense=2000), t.field(P2, attack=500, defense=900, rested=True)
    shield = t.chant(P1, f"Prevent {words} that would be dealt to and by target resonator this turn.")
    blow = t.chant(P1, "Deal 300 damage to target resonator.")
    t.cast(shield, by)
    t.cast(blow, by)
    t.attack(by, on)
    assert (t.damage_on(by), t.damage_on(on)) == (chanted, 0)


def test_who_cannot_declare_attacks() -> None:
    for words, able in (("", True), ("[Continuous] Your opponent cannot declare attacks.", False)):
        t = Table(GAME)
        fighter = t.field(P1, name="Fighter", attack=500)
        t.field(P2, words, name="Watcher", attack=500)
        t.choose("battle")
        for _ in range(4):
            if t.menu and "pass" in t.options and not any(key.startswith("attack ") for key in t.options):
                t.pass_()
        assert any(key.startswith(f"attack {fighter}") for key in t.options) is able


@pytest.mark.parametrize(("zone", "name"), [("deck", "main deck"), ("magic stone deck",) * 2, ("lifebreak area",) * 2])
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_up_to_so_many_cards_of_a_pile(zone: str, name: str, end: str) -> None:
    t = Table(GAME)
    details: dict[str, object] = {"stone": ["fire"]} if "stone" in zone else {"attack": 500}
    for n in range(3):
        t.put(P1, zone, "", name=f"Card {n}", **details)
    chant = t.chant(P1, f"Put up to two of the {end} cards of your {name} into your graveyard.")
    before = [piece.id for piece in t.pieces(P1, zone)]
    t.play(chant)
    for _ in range(20):
        if t.chase or not t.menu:
            yes = [key for key in t.options if key in ("2", "yes", "number 2")]
            t.choose("pass" if t.menu else yes[0] if yes else t.options[-1])
    left = [piece.id for piece in t.pieces(P1, zone)]
    assert left == (before[2:] if end == "top" else before[:-2])
