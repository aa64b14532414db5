"""Phrases of Force of Will that speak of players where others speak of cards."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table
from tests.phrases.test_fow_doing_phrases import GAIN, GAME, done, gained

HIT = "Deal 300 damage to target player."


def player(t: Table, seat: int) -> str:
    """The answer that names a player."""
    return f"pick {t.player(seat)}"


def test_a_player_who_cannot_be_targeted() -> None:
    """Only that player, and only by spells; where one target is left it is not asked for."""
    t = Table(GAME, asking=True)
    shield, hit = t.chant(P1, "Target player cannot be targeted by spells until end of turn."), t.chant(P1, HIT)
    thief = t.field(P1, "[Activate] {0}: Target player loses 100 life.", attack=500)
    done(t, shield, player(t, P2))
    done(t, hit)
    t.activate(thief, t.player(P2))
    t.resolve()
    assert (t.life(P1), t.life(P2)) == (3700, 3900)


def test_a_player_takes_no_damage() -> None:
    t = Table(GAME)
    shield = t.chant(P1, "Target player takes no damage until end of turn.")
    hits = [t.chant(P1, HIT, name=f"Hit {n}") for n in range(3)]
    done(t, shield, player(t, P2))
    done(t, hits[0], player(t, P2))
    done(t, hits[1], player(t, P1))
    assert (t.life(P1), t.life(P2)) == (3700, 4000)
    for _ in range(2):
        t.to_next_turn()
    done(t, hits[2], player(t, P2))
    assert t.life(P2) == 3700


def test_resonators_and_players_take_no_damage() -> None:
    t = Table(GAME)
    t.addition(P1, "[Continuous] Resonators and players take no damage.")
    victim = t.field(P2, attack=100, defense=900)
    hits = [t.chant(P1, HIT), t.chant(P1, "Deal 300 damage to target resonator.")]
    done(t, hits[0], player(t, P2))
    done(t, hits[1])
    assert (t.life(P2), t.damage_on(victim)) == (4000, 0)


@pytest.mark.parametrize("seat", [P1, P2])
def test_a_spell_that_targets_you(seat: int) -> None:
    t = Table(GAME, asking=True)
    gift, stop = t.instant(P1, "Target player gains 300 life."), t.instant(P1, "Cancel target spell targeting you.")
    t.play(gift, t.player(seat))
    assert bool(t.forbids(f"play {stop}")) is (seat == P2)
    if seat == P1:
        t.play(stop)
    t.resolve()
    assert t.life(seat) == (4000 if seat == P1 else 4300)


def test_damage_goes_to_a_player_instead() -> None:
    t = Table(GAME)
    text = "[Continuous] If this card would be dealt damage, it's dealt to your opponent instead."
    card = t.field(P1, text, attack=100, defense=900)
    done(t, t.chant(P1, "Deal 300 damage to target resonator."))
    assert (t.life(P1), t.life(P2), t.damage_on(card)) == (4000, 3700, 0)


def test_damage_is_divided_among_players() -> None:
    t = Table(GAME)
    words = "This card deals 500 damage divided as you choose among any number of target players."
    done(t, t.chant(P1, words), player(t, P1), player(t, P2), "number 1")
    assert (t.life(P1), t.life(P2)) == (3900, 3600)
    t = Table(GAME)
    done(t, t.chant(P1, words), player(t, P2), "done")
    assert (t.life(P1), t.life(P2)) == (4000, 3500)


@pytest.mark.parametrize(("words", "on"), [("a resonator or player", "both"), ("a resonator you control", "card")])
def test_a_player_is_attacked(words: str, on: str) -> None:
    for attacked in ("player", "card"):
        t = Table(GAME)
        t.addition(P2, f"When {words} is attacked, {GAIN}")
        fighter = t.field(P1, name="Fighter", attack=100, defense=900)
        victim = t.field(P2, name="Victim", attack=100, defense=900, rested=True)
        t.attack(fighter, victim if attacked == "card" else None)
        assert t.life(P2) == 4000 + 100 * (on in (attacked, "both")) - 100 * (attacked == "player")


@pytest.mark.parametrize(("words", "heard"), [("a resonator or player", {"player", "card"}), ("a resonator", {"card"})])
def test_a_player_is_targeted(words: str, heard: set[str]) -> None:
    for target in ("player", "card"):
        t = Table(GAME)
        t.addition(P1, f"When {words} is targeted by a spell, {GAIN}")
        t.field(P2, attack=100, defense=900)
        chant = t.chant(P1, f"Deal 100 damage to target {'player' if target == 'player' else 'resonator'}.")
        done(t, chant, *([player(t, P2)] if target == "player" else []))
        assert (gained(t) == 1) is (target in heard), target


def test_what_can_attack_players_too() -> None:
    """Only rested resonators are attacked as a rule; what can attack resonators attacks others."""
    t = Table(GAME)
    text = "[Continuous] This card can attack resonators or players."
    fighter = t.field(P1, text, name="Fighter", attack=100, defense=900)
    plain = t.field(P1, name="Plain", attack=100, defense=900)
    upright = t.field(P2, name="Upright", attack=100, defense=900)
    t.to_attack()
    assert f"attack {fighter} {upright}" in t.options and f"attack {plain} {upright}" not in t.options
    assert f"attack {fighter} {t.player(P2)}" in t.options
    assert f"attack {fighter} {t.player(P1)}" not in t.options


# -- what no rule carries out -----------------------------------------------------------------------------------------
DECLINED = {
    "Prevent all damage that would be dealt by target player this turn.": "can do nothing with players",
    "The ATK of target player becomes 1000.": "can do nothing with players",
    "If target player is rested, draw a card.": "can do nothing with players",
    'Target player gains "[Activate] {0}: Draw a card." until end of turn.': "can do nothing with players",
    "Copy target resonator.": "can do nothing with cards in play",
    "Put target resonator into the chase.": "only what is played is put into the chase area",
    "Flip target resonator.": "no rule says what it is to turn a face",
    "Skip your draw phase.": "only the next phase of a name can be skipped",
}
HELD = {
    "[Continuous] Damage dealt by resonators or players deal 100 more damage.": "can do nothing with players",
    "[Continuous] You may play resonators from your main deck.": "nobody can play cards from a deck",
    "[Continuous] Target player cannot be targeted by spells.": "nobody chooses a target for what holds",
    "[Continuous] Target resonator gains [+100/+100].": "nobody chooses a target for what holds",
    "[Continuous] As long as target resonator is rested, this card gains [+100/+100].": "nobody chooses a target",
    "When target player is attacked, draw a card.": "nobody chooses a target for what an ability waits for",
    "When target resonator is destroyed, draw a card.": "nobody chooses a target for what an ability waits for",
    "As this card comes into a magic stone area, choose an attribute.": "AsComesIn cannot be enacted",
}


@pytest.mark.parametrize(("text", "why"), (DECLINED | HELD).items(), ids=DECLINED | HELD)
@pytest.mark.parametrize("ruleset", ["fow-2.0", "fow-5.01/valhalla", GAME])
def test_what_no_rule_carries_out_is_declined(text: str, why: str, ruleset: str) -> None:
    t = Table(ruleset)
    with pytest.raises(ValueError, match=why):
        (t.chant if text in DECLINED else t.field)(P1, text)


def test_targets_are_chosen_for_what_lasts_and_for_what_comes_instead() -> None:
    t = Table(GAME)
    one, other = (t.field(P2, name=name, attack=100, defense=900) for name in ("One", "Other"))
    chant = t.chant(P1, "Target resonator gains [+100/+100] until end of turn.")
    done(t, chant, one)
    assert (t.stats(one), t.stats(other)) == ((200, 1000), (100, 900))


@pytest.mark.parametrize("ruleset", ["fow-2.0", "fow-5.01/valhalla", GAME])
@pytest.mark.parametrize("who", ["Your opponent", "Target player"])
def test_a_target_of_what_another_player_does(who: str, ruleset: str) -> None:
    """Who plays the text has named it (fow 9.3:2.4); who does it does not choose again."""
    t = Table(ruleset)
    one, other = (t.field(P2, name=name, attack=100, defense=900) for name in ("One", "Other"))
    chant = t.chant(P1, f"{who} destroys target resonator.")
    t.cast(chant, *([t.player(P2)] if who == "Target player" else []), other)
    assert (t.zone_of(one), t.zone_of(other)) == ("field", "graveyard")
