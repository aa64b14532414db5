"""Phrases of Force of Will that hold, come later, are open to see or turn things about, and that nothing played."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table
from tests.phrases.test_fow_doing_phrases import GAIN, GAME, done, gained


# -- damage -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "dealt"), [("it deals double damage instead", 1000), ("it deals that much plus 200 instead", 700)]
)
def test_what_is_dealt_instead(words: str, dealt: int) -> None:
    t = Table(GAME)
    t.attack(t.field(P1, f"[Continuous] If this card would deal damage, {words}.", attack=500))
    assert t.life(P2) == 4000 - dealt


def test_damage_that_is_prevented_for_ever() -> None:
    t = Table(GAME)
    text = "[Continuous] If this card would be dealt damage, prevent that damage."
    card, other = t.field(P2, text, name="Tough", attack=500, defense=900), t.field(P2, attack=500, defense=900)
    done(t, t.chant(P1, "Deal 300 damage to all resonators."))
    assert (t.damage_on(card), t.damage_on(other)) == (0, 300)


def test_damage_that_goes_to_another() -> None:
    t = Table(GAME)
    text = "[Continuous] If you would be dealt damage, it's dealt to this card instead."
    shield = t.field(P2, text, name="Shield", attack=500, defense=900)
    t.attack(t.field(P1, attack=500))
    assert (t.life(P2), t.damage_on(shield)) == (4000, 500)


@pytest.mark.parametrize("words", ["the next damage", "the next battle damage"])
def test_the_next_damage_both_ways(words: str) -> None:
    t = Table(GAME)
    by, on = t.field(P1, name="Shielded", attack=400, defense=2000), t.field(P2, attack=500, defense=900, rested=True)
    done(t, t.chant(P1, f"Prevent {words} that would be dealt to and by target resonator this turn."), by)
    t.attack(by, on)
    assert t.damage_on(by) == 0 or t.damage_on(on) == 0


def test_battle_damage_is_heard() -> None:
    for fights in (True, False):
        t = Table(GAME)
        card = t.field(P1, f"When this card is dealt battle damage, {GAIN}", attack=0, defense=900)
        foe = t.field(P2, attack=200, defense=900, rested=True)
        blow = t.chant(P1, "Deal 200 damage to all resonators.")
        if fights:
            t.attack(card, foe)
        else:
            done(t, blow)
        assert (gained(t) == 1) is fights


@pytest.mark.parametrize(
    ("words", "dead"),
    [("that dealt damage this turn", {"fighter"}), ("that were dealt damage this turn", {"struck"}),
     ("that didn't attack this turn", {"struck", "idle"})],
)  # fmt: skip
def test_what_resonators_did_this_turn(words: str, dead: set[str]) -> None:
    t = Table(GAME)
    there = {
        "fighter": t.field(P1, name="Fighter", attack=300, defense=900),
        "struck": t.field(P2, name="Struck", attack=0, defense=900, rested=True),
        "idle": t.field(P1, name="Idle", attack=500, defense=900),
    }
    chant = t.instant(P1, f"Destroy all resonators {words}.")
    t.attack(there["fighter"], there["struck"])
    done(t, chant)
    assert {name for name, card in there.items() if t.zone_of(card) == "graveyard"} == dead


# -- what was ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("word", "race", "gains"), [("was", "Human", 1), ("was", "Elf", 0), ("wasn't", "Human", 0),
                                                     ("wasn't", "Elf", 1)])  # fmt: skip
def test_what_it_was_is_known(word: str, race: str, gains: int) -> None:
    t = Table(GAME)
    t.field(P2, name="Gone", race=[race], attack=500)
    done(t, t.chant(P1, f"Destroy target resonator. If it {word} a Human, {GAIN}"))
    assert gained(t) == gains


def test_the_damage_on_it() -> None:
    t = Table(GAME)
    card = t.field(P2, name="Hurt", attack=500, defense=900)
    blow = t.chant(P1, "Deal 300 damage to target resonator.")
    words = t.chant(P1, "Rest target resonator. You gain life equal to the damage on it.")
    done(t, blow)
    done(t, words)
    assert (t.damage_on(card), gained(t)) == (300, 3)


def test_a_card_in_a_place() -> None:
    for there, gains in ((True, 1), (False, 0)):
        t = Table(GAME)
        t.graveyard(P1 if there else P2, name="Alice", attack=500)
        done(t, t.chant(P1, f'If "Alice" is in your graveyard, {GAIN}'))
        assert gained(t) == gains


def test_other_names_than_this() -> None:
    t = Table(GAME)
    text = "[Activate] {0}: Destroy all resonators with a different name than this card."
    card, twin, other = (t.field(P1, text, name="Ash", attack=500), t.field(P2, name="Ash", attack=500),
                         t.field(P2, name="Elm", attack=500))  # fmt: skip
    t.activate(card)
    t.resolve()
    assert [t.zone_of(each) for each in (card, twin, other)] == ["field", "field", "graveyard"]


# -- when -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("whose", "turns"), [("your", 2), ("your opponent's", 1)])
def test_at_the_beginning_of_a_turn_to_come(whose: str, turns: int) -> None:
    t = Table(GAME)
    chant = t.chant(P1, f"At the beginning of {whose} next turn, {GAIN}")
    start = t.game.turn
    done(t, chant)
    while gained(t) == 0 and t.game.turn < start + 4:
        t.to_next_turn()
        t.pass_to("main phase")
    assert t.game.turn - start == turns


def test_whose_turn_it_is_not() -> None:
    for turn_of, attack in ((P1, 500), (P2, 600)):
        t = Table(GAME, turn_of=turn_of)
        card = t.field(P1, "[Continuous] If it isn't your turn, this card gains [+100/+0].", attack=500)
        assert t.stats(card)[0] == attack


def test_chants_as_instants() -> None:
    for text, able in (
        ("", False),
        ("[Continuous] You may play chants any time you could play a [Spell: Chant-Instant].", True),
    ):
        t = Table(GAME, asking=True)
        t.field(P1, text, name="Hasty", attack=500)
        fighter, chant = t.field(P1, name="Fighter", attack=500), t.chant(P1, "Draw a card.")
        t.declare(fighter)
        assert t.asked == P1 and any(key.startswith(f"play {chant}") for key in t.options) is able


# -- open cards -------------------------------------------------------------------------------------------------------
def test_an_open_hand_of_ones_own() -> None:
    for text, seen in (("", False), ("[Continuous] Play with your hand revealed.", True)):
        t = Table(GAME)
        t.field(P1, text, attack=500)
        held = t.hand(P1, name="Held", attack=500)
        done(t, t.chant(P1, "Draw a card."))
        assert t.sees(P2, held) is seen


def test_the_open_top_of_the_opponents_deck() -> None:
    for text, seen in (
        ("", False),
        ("[Continuous] Your opponent plays with the top card of their main deck revealed.", True),
    ):
        t = Table(GAME)
        t.field(P1, text, attack=500)
        top, mine = t.deck(P2, name="Upper", attack=500), t.deck(P1, name="Mine", attack=500)
        done(t, t.chant(P1, "You gain 100 life."))
        assert (t.sees(P1, top), t.sees(P2, mine)) == (seen, False)


# -- ends and faces ---------------------------------------------------------------------------------------------------
def test_the_bottom_of_a_lifebreak_area() -> None:
    t = Table(GAME)
    low = t.lifebreak(P1, name="Lowest", attack=500)
    top = t.put(P1, "lifebreak area", name="Upper", attack=500, at="top")
    done(t, t.chant(P1, "Put the bottom card of your lifebreak area into your hand."))
    assert (t.zone_of(low), t.zone_of(top)) == ("hand", "lifebreak area")


def test_the_bottom_of_a_magic_stone_deck() -> None:
    t = Table(GAME)
    low = t.put(P1, "magic stone deck", "", name="Lowest", stone=["fire"], at="bottom")
    done(t, t.chant(P1, "Put the bottom card of your magic stone deck into your graveyard."))
    assert t.zone_of(low) == "graveyard"


@pytest.mark.parametrize(("how", "faceup"), [("face up", True), ("face down", False)])
def test_how_a_card_is_put(how: str, faceup: bool) -> None:
    t = Table(GAME)
    card = t.field(P2, name="Mover", attack=500)
    done(t, t.chant(P1, f"Put target resonator into its owner's removed area {how}."))
    assert (t.zone_of(card), t.game.cards[card.id].faceup) == ("removed area", faceup)


def test_a_stone_is_shuffled_into_its_deck() -> None:
    t = Table(GAME)
    stone = t.stone(P2, "fire")
    chant = t.chant(P1, "Shuffle target magic stone into its owner's magic stone deck.")
    before = t.count(P2, "magic stone deck")
    done(t, chant)
    assert (t.zone_of(stone), t.count(P2, "magic stone deck")) == ("magic stone deck", before + 1)


def test_from_the_removed_area() -> None:
    t = Table(GAME)
    card = t.put(P1, "removed area", "", name="Lost", attack=500)
    done(t, t.chant(P1, "Put target card from your removed area into your hand."))
    assert t.zone_of(card) == "hand"


# -- several steps ----------------------------------------------------------------------------------------------------
def test_the_process_is_repeated() -> None:
    t = Table(GAME)
    chant = t.chant(P1, "You gain 100 life. Repeat this process two times.")
    done(t, chant)
    assert gained(t) == 3


def test_the_opponent_does_several_things() -> None:
    t = Table(GAME)
    held = t.hand(P2, name="Held", attack=500)
    chant = t.chant(P1, "Your opponent discards a card and draws a card.")
    before = t.count(P1, "hand"), t.count(P2, "hand")
    t.cast(chant)
    assert t.zone_of(held) == "graveyard" and (t.count(P1, "hand"), t.count(P2, "hand")) == (before[0] - 1, before[1])


def test_one_of_them() -> None:
    t = Table(GAME)
    for n in range(3):
        t.deck(P1, name=f"Card {n}", attack=500)
    looking = "Look at the top three cards of your main deck."
    chant = t.chant(P1, f"{looking} Put one of them into your hand and the rest into your graveyard.")
    before = t.count(P1, "hand")
    done(t, chant)
    assert (t.count(P1, "hand"), t.count(P1, "graveyard")) == (before, 3)


@pytest.mark.parametrize(("total", "allowed"), [("1000 or less", {300, 700, 1000}), ("1000", {1000})])
def test_numbers_that_are_added_up(total: str, allowed: set[int]) -> None:
    """Resonators of 300, 700 and 1100: which sums may be destroyed."""
    sums = set()
    for mask in range(1, 8):
        t = Table(GAME)
        sizes = (300, 700, 1100)
        cards = [t.field(P2, name=f"Of {size}", attack=size) for size in sizes]
        chant = t.chant(P1, f"Destroy any number of target resonators with combined ATK of {total}.")
        wanted = [card for n, card in enumerate(cards) if mask >> n & 1]
        t.choose(f"play {chant}")
        for card in wanted:
            if f"pick {card}" not in t.options:
                break
            t.choose(f"pick {card}")
        else:
            if "done" in t.options:
                t.choose("done")
            for _ in range(6):
                if t.chase:
                    t.choose("pass" if t.menu else t.options[0])
            if {card.id for card in wanted} == {card.id for card in cards if t.zone_of(card) == "graveyard"}:
                sums.add(sum(size for n, size in enumerate(sizes) if mask >> n & 1))
    assert sums == allowed


def test_at_least_two_targets() -> None:
    t = Table(GAME)
    cards = [t.field(P2, name=f"Card {n}", attack=500) for n in range(3)]
    chant = t.chant(P1, "Destroy at least 2 target resonators.")
    t.choose(f"play {chant}")
    t.choose(f"pick {cards[0]}")
    assert "done" not in t.options
    t.choose(f"pick {cards[1]}")
    assert "done" in t.options


def test_life_that_is_paid() -> None:
    for answer, left, drawn in (("yes", 3800, 1), ("no", 4000, 0)):
        t = Table(GAME)
        chant = t.chant(P1, "You may pay 200 life. If you do, draw a card.")
        before = t.count(P1, "hand")
        done(t, chant, answer)
        assert (t.life(P1), t.count(P1, "hand") - before + 1) == (left, drawn)


def test_life_becomes_a_number() -> None:
    t = Table(GAME)
    done(t, t.chant(P1, "Target player's life becomes 1000."), f"pick {t.player(P2)}")
    assert (t.life(P1), t.life(P2)) == (4000, 1000)


def test_judgment_without_its_cost() -> None:
    t = Table(GAME)
    ruler = t.ruler(P1, "[Judgment] {9}", back={"attack": 800, "defense": 800})
    done(t, t.chant(P1, "Do judgment without paying its cost."))
    assert t.zone_of(ruler) == "field"


def test_spells_that_are_put_away() -> None:
    for words, zone in (("Put target spell into its owner's hand.", "hand"),
                        ("Remove target spell from the game.", "removed area")):  # fmt: skip
        t = Table(GAME, asking=True)
        chant, answer = t.chant(P1, "You gain 100 life."), t.instant(P1, words)
        t.play(chant)
        t.play(answer)
        t.resolve()
        assert (t.zone_of(chant), gained(t)) == (zone, 0), words


def test_several_phrases_together() -> None:
    t = Table(GAME)
    text = "[Activate] {0}: Target resonator your opponent controls and this card gain [+100/+100] until end of turn."
    card, foe, other = t.field(P1, text, attack=500), t.field(P2, attack=500), t.field(P1, attack=500)
    t.activate(card)
    t.resolve()
    assert [t.stats(each)[0] for each in (card, foe, other)] == [600, 600, 500]
