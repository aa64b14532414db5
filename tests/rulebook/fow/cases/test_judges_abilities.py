"""Judges' cases: an ability is a thing that texts speak of, wherever they do (J-fow-07 to J-fow-13)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

ALL = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
every = pytest.mark.parametrize("ruleset", ALL)
later = pytest.mark.parametrize("ruleset", ALL[1:])
DRAWS = "[Activate] {0}: Draw a card."


# -- prohibitions -----------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("what", ("[Activate] abilities", "abilities", "activate abilities of resonators"))
@pytest.mark.rule("fow 1.4:4")
def test_j_fow_07a_abilities_that_cannot_be_played(ruleset: str, what: str) -> None:
    t = Table(ruleset, asking=True)
    x = t.field(P1, DRAWS)
    t.addition(P2, f"[Continuous] Your opponent cannot play {what}.")
    spell = t.chant(P1, "Draw a card.")
    assert t.activation(x) not in t.options and t.forbids(t.activation(x)) == t.rules.rule("fow 1.4:4")
    assert f"play {spell}" in t.options, "a card is no ability"


@every
@pytest.mark.rule("fow 1.4:4")
def test_j_fow_07b_only_those_of_the_cards_named(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    ruler = t.ruler(P1, DRAWS)
    x = t.field(P1, DRAWS)
    t.addition(P2, "[Continuous] Your opponent cannot play activate abilities of rulers.")
    assert t.activation(ruler) not in t.options and t.activation(x) in t.options
    t.forbids(t.activation(ruler))


@every
@pytest.mark.rule("fow 1.4:4")
def test_j_fow_07_the_one_who_forbids_may(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    x = t.field(P1, DRAWS)
    t.addition(P1, "[Continuous] Your opponent cannot play abilities.")
    assert t.activation(x) in t.options


@every
@pytest.mark.rule("fow 1.4:4")
def test_j_fow_07_who_cannot_play_resonators_plays_their_abilities(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    t.set(P1, will_0=4)
    x, card = t.field(P1, DRAWS), t.hand(P1)
    t.addition(P2, "[Continuous] Your opponent cannot play resonators.")
    assert t.activation(x) in t.options and f"play {card}" not in t.options


@every
@pytest.mark.parametrize(
    ("what", "chant", "resonator"), (("normal spells", False, True), ("summon spells", True, False))
)
@pytest.mark.rule("fow 3.13:3")
def test_j_fow_12_normal_spells_and_summon_spells(ruleset: str, what: str, chant: bool, resonator: bool) -> None:
    t = Table(ruleset, asking=True)
    one, other = t.chant(P1, "Draw a card."), t.hand(P1, cost="{0}")
    t.addition(P2, f"[Continuous] Players cannot play {what}.")
    assert (f"play {one}" in t.options, f"play {other}" in t.options) == (chant, resonator)


@every
@pytest.mark.rule("fow 3.13:3")
def test_j_fow_12c_for_a_turn(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    one, other = t.chant(P1, "Draw a card."), t.hand(P1, cost="{0}")
    t.cast(t.chant(P1, "You cannot play normal spells until end of turn."))
    assert f"play {one}" not in t.options and f"play {other}" in t.options


# -- triggers ---------------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(
    "when",
    (
        "your opponent plays an [Activate] ability",
        "your opponent plays an ability",
        "your opponent plays a spell or ability",
        "an [Activate] ability is played",
    ),
)
@pytest.mark.rule("fow 9.6:2")
def test_j_fow_08a_playing_an_ability_is_heard(ruleset: str, when: str) -> None:
    t = Table(ruleset)
    x = t.field(P1, DRAWS)
    t.addition(P2, f"[Continuous] Whenever {when}, you gain 100 life.")
    t.activate(x)
    t.resolve()
    assert t.life(P2) == 4100


@every
@pytest.mark.rule("fow 9.6:2")
def test_j_fow_08_another_sort_is_not(ruleset: str) -> None:
    t = Table(ruleset)
    x = t.field(P1, DRAWS)
    t.addition(P2, "[Continuous] Whenever your opponent plays an automatic ability, you gain 100 life.")
    t.addition(P2, "[Continuous] Whenever your opponent plays a spell, you gain 100 life.")
    t.addition(P2, "[Continuous] Whenever you play an ability of a resonator, you gain 100 life.")
    t.activate(x)
    t.resolve()
    assert t.life(P2) == 4000


@later
@pytest.mark.rule("fow 9.6:2")
def test_j_fow_08b_a_standby_card_cancels_an_automatic_ability(ruleset: str) -> None:
    t = Table(ruleset, turn_of=P2)
    t.stone(P1, "fire"), t.stone(P1, "fire")
    trap = t.standby(P1, "[Trigger] When your opponent plays an automatic ability of a resonator: Cancel that ability.")
    x = t.hand(P2, "[Enter] Draw a card.", cost="{0}")
    before = t.count(P2, "hand") - 1
    t.play(x)
    t.resolve()
    for _ in range(20):
        if t.zone_of(trap) == "graveyard":
            break
        key = next((k for k in t.options if k.startswith(("trigger", "yes", "reveal", f"play {trap}"))), "pass")
        t.choose(key)
    t.resolve()
    assert t.zone_of(trap) == "graveyard" and t.count(P2, "hand") == before


@every
@pytest.mark.parametrize("of", ("a resonator", "this card"))
@pytest.mark.rule("fow 10.16:1")
def test_j_fow_09_an_ability_that_is_played_is_copied(ruleset: str, of: str) -> None:
    t = Table(ruleset)
    text = f"[Continuous] Whenever you play an activate ability of {of}, copy that ability."
    x = t.field(P1, DRAWS if of == "a resonator" else f"{DRAWS}\n{text}")
    if of == "a resonator":
        t.addition(P1, text)
    t.activate(x)
    t.resolve()
    assert t.count(P1, "hand") == 2


# -- costs ------------------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("what", ("[Activate] abilities", "abilities", "abilities of resonators"))
@pytest.mark.rule("fow 9.3:2.5")
def test_j_fow_10_abilities_cost_more_or_less(ruleset: str, what: str) -> None:
    t = Table(ruleset, asking=True)
    x = t.field(P1, "[Activate] {1}: Draw a card.")
    t.stone(P1, "fire")
    t.addition(P2, f"[Continuous] Your opponent pays {{1}} more to play {what}.")
    assert t.activation(x) not in t.options

    t = Table(ruleset, asking=True)
    x = t.field(P1, "[Activate] {1}: Draw a card.")
    t.addition(P1, f"[Continuous] You pay {{1}} less to play {what}.")
    t.activate(x)
    t.resolve()
    assert t.count(P1, "hand") == 1


# -- damage -----------------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("by", ("abilities", "spells or abilities"))
@pytest.mark.rule("fow 10.17:1", "fow-2.0-R49", "fow-5.01-R41", "fow-5.5-R48")
def test_j_fow_11_damage_by_abilities_is_prevented(ruleset: str, by: str) -> None:
    t = Table(ruleset)
    x = t.field(P1, "[Activate] {0}: This card deals 300 damage to target resonator your opponent controls.")
    k = t.field(P2, f"[Continuous] Prevent all damage that would be dealt to this card by {by}.", defense=900)
    t.activate(x)
    t.resolve()
    assert t.damage_on(k) == 0 and t.zone_of(k) == "field"


@pytest.mark.parametrize(("cost", "dealt"), (("{B}", 0), ("{R}", 300)))
@pytest.mark.rule("fow-5.5 9.1:1.5")
def test_j_fow_11_a_darkness_ability_is_one_of_a_darkness_card(cost: str, dealt: int) -> None:
    t = Table("fow-5.5/valhalla")
    x = t.field(P1, "[Activate] {0}: This card deals 300 damage to target resonator your opponent controls.", cost=cost)
    text = "[Continuous] Prevent all damage that would be dealt to this card by darkness abilities."
    k = t.field(P2, text, defense=900)
    t.activate(x)
    t.resolve()
    assert t.damage_on(k) == dealt


@every
@pytest.mark.rule("fow 10.17:1")
def test_j_fow_11_battle_damage_is_not_by_an_ability(ruleset: str) -> None:
    t = Table(ruleset)
    x = t.field(P1, attack=300, defense=900)
    k = t.field(P2, "[Continuous] Prevent all damage that would be dealt to this card by abilities.", defense=900)
    t.attack(x, t.player(P2), block=k)
    assert t.damage_on(k) == 300


# -- targets ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("cost", "drawn"), (("{R}", 0), ("{B}", 1)))
@pytest.mark.rule("fow-5.5 9.1:1.5", "fow-5.5 10.11:1")
def test_j_fow_13_a_fire_ability_is_one_of_a_fire_card(cost: str, drawn: int) -> None:
    t = Table("fow-5.5/valhalla", turn_of=P2, asking=True)
    x = t.field(P2, DRAWS, cost=cost)
    answer = t.instant(P1, "Cancel target fire ability.")
    t.activate(x)
    t.pass_()
    assert (f"play {answer}" in t.options) is (drawn == 0)
    if not drawn:
        t.play(answer, t.chase[0])
    t.resolve()
    assert t.count(P2, "hand") == drawn


# -- where nothing can be done with an ability ------------------------------------------------------------------------
@every
@pytest.mark.parametrize("text", ("Destroy target ability.", "Return target ability to its owner's hand."))
def test_a_text_that_nothing_could_do_is_declined(ruleset: str, text: str) -> None:
    t = Table(ruleset)
    with pytest.raises(ValueError, match="abilit"):
        t.chant(P1, text)
