"""Judges' cases: where an ability is valid by what it does (J-sve-16, 17), what a text names (J-sve-18, 21), and whose
end phase is meant (J-sve-28)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Table

RISES = "{act} {cost 3}: Summon this card from your cemetery. Give it Bane."


@pytest.mark.rule("sve 10.3.4")
def test_j_sve_16a_an_ability_that_acts_on_its_card_in_the_cemetery_is_valid_there() -> None:
    t = Table()
    t.set(P1, play_points=3, max_play_points=3)
    r = t.cemetery(P1, RISES)
    t.activate(r)
    t.settle()
    assert t.zone_of(r) == "field" and t.has(r, "Bane")


@pytest.mark.rule("sve 10.3.4")
@pytest.mark.parametrize(
    "does", ("Add this card from your cemetery to your hand", "Put this card from your cemetery into your EX area")
)
def test_j_sve_16_the_same_to_the_hand_and_the_ex_area(does: str) -> None:
    t = Table()
    t.set(P1, play_points=3, max_play_points=3)
    r, spare = t.cemetery(P1, f"{{act}} {{cost 1}}: {does}."), t.spell(P1, "Draw a card.")
    assert t.activation(r) in t.options
    t.activate(r)
    t.settle()
    assert t.zone_of(r) == ("hand" if "hand" in does else "ex area") and t.zone_of(spare) == "hand"


@pytest.mark.rule("sve 10.3.5")
def test_j_sve_16b_and_not_valid_on_the_field() -> None:
    t = Table()
    t.set(P1, play_points=3, max_play_points=3)
    r = t.field(P1, RISES)
    t.spell(P1, "Draw a card.")
    assert t.activation(r) not in t.options and t.forbids(t.activation(r)) == "sve 10.3.4"


@pytest.mark.rule("sve 10.3.4")
@pytest.mark.parametrize("zone", ("cemetery", "field"))
def test_j_sve_17a_an_automatic_ability_waits_in_the_cemetery(zone: str) -> None:
    t = Table()
    t.set(P1, play_points=3, max_play_points=3)
    p = t.put(P1, zone, "Whenever you play a spell, you may summon this card from your cemetery.")
    t.play(t.spell(P1, "Draw a card."), *(["yes"] if zone == "cemetery" else []))
    assert t.zone_of(p) == "field"


@pytest.mark.rule("sve 10.3.4")
def test_j_sve_17b_an_ability_that_acts_on_its_card_in_the_ex_area() -> None:
    t = Table()
    t.set(P1, play_points=3, max_play_points=3)
    q = t.ex(P1, "{act} {cost 1}: Summon this card from your EX area.")
    t.activate(q)
    t.settle()
    assert t.zone_of(q) == "field"


@pytest.mark.rule("sve 10.3.4")
def test_a_trigger_about_its_own_card_still_waits_on_the_field() -> None:
    """Last Words happen as the card goes, and find it where it went."""
    t = Table()
    p = t.field(P1, "{lastwords} Add this card from your cemetery to your hand.")
    t.play(t.spell(P1, "Destroy each follower on your field."))
    t.settle()
    assert t.zone_of(p) == "hand"


# -- named by the text ------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 5.16.1.1.1", "sve 12.2.2")
@pytest.mark.parametrize(("name", "able"), (("Bright Herald", True), ("Herald", False)))
def test_j_sve_18_the_text_names_the_corresponding_card(name: str, able: bool) -> None:
    t = Table()
    t.set(P1, play_points=3, max_play_points=3)
    t.evolve_deck(P1, name=name, attack=7, defense=7)
    herald = t.field(P1, "{evolve} {cost 1}: Evolve this follower into a Bright Herald.", name="Herald")
    t.spell(P1, "Draw a card.")
    assert (t.activation(herald) in t.options) is able
    if able:
        t.activate(herald)
        t.settle()
        assert t.stats(herald) == (7, 7)
    else:
        assert t.forbids(t.activation(herald)) == "sve 12.2.2"


@pytest.mark.rule("sve 13.3.3.1")
@pytest.mark.parametrize(
    ("word", "text"),
    (
        ("Earth Rite", "{fanfare} Earth Rite: Draw a card."),
        ("Spellchain", "{fanfare} Spellchain (3) - Draw a card."),
        ("Combo", "{fanfare} Combo (3) - Draw a card."),
        ("Necrocharge", "{fanfare} Necrocharge (10) - Draw a card."),
    ),
)
def test_j_sve_21_a_card_with_a_keyword_that_opens_a_clause(word: str, text: str) -> None:
    t = Table()
    t.deck(P1), t.deck(P1)
    x = t.deck(P1, text)
    search = f"Search your deck for a card with {word}, reveal it, add it to your hand, then shuffle your deck."
    t.play(t.spell(P1, search), x)
    t.settle()
    assert t.zone_of(x) == "hand" and t.count(P1, "hand") == 1


# -- whose turn -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.7.5", "sve 10.7.5.1")
def test_j_sve_28_this_turns_end_phase_is_that_of_whoevers_turn_it_is() -> None:
    t = unhurried(turn_of=P1)
    attacker = t.field(P1, "Storm.", attack=1, defense=9)
    quick = t.spell(P2, "{quick}\nAt the start of this turn's end phase, give your leader {defense}+1.", cost=0)
    before = t.leader_defense(P2)
    t.choose(f"attack {attacker} leader")
    t.do(f"play {quick}")
    assert t.leader_defense(P2) == before - 1
    t.end()
    assert t.leader_defense(P2) == before
    t.end()
    assert t.leader_defense(P2) == before


# -- a draw that is replaced ------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 11.2.2", "sve 5.10.1.1", "sve-R48")
@pytest.mark.parametrize("replaced", (True, False))
def test_a_draw_that_is_replaced_is_not_from_an_empty_deck(replaced: bool) -> None:
    """Sibling of J-fow-06: what never happens has not failed."""
    t = unhurried()
    t.set(P1, deck=0)
    if replaced:
        t.amulet(P1, "If you would draw a card, give your leader {defense}+1 instead.")
    spell = t.spell(P1, "Draw a card.")
    before = t.leader_defense(P1)
    t.play(spell)
    if replaced:
        assert t.result is None and t.leader_defense(P1) == before + 1
    else:
        assert t.result is not None and t.result.winner == P2



@pytest.mark.rule("sve 10.10.1", "sve 5.10.1.1", "sve-R48")
@pytest.mark.parametrize("answer", ("yes", "no"))
def test_a_draw_that_may_be_replaced_is_asked_about_from_an_empty_deck_too(answer: str) -> None:
    """Who replaces it has not failed to draw; who does not has, and loses."""
    t = unhurried()
    t.set(P1, deck=0)
    t.amulet(P1, "If you would draw a card, you may give your leader {defense}+1 instead.")
    spell = t.spell(P1, "Draw a card.")
    before = t.leader_defense(P1)
    t.play(spell, answer)
    if answer == "yes":
        assert t.result is None and t.leader_defense(P1) == before + 1
    else:
        assert t.result is not None and t.result.winner == P2 and not t.events("draw")


@pytest.mark.rule("sve 5.10.2", "sve-R48")
def test_each_of_two_draws_from_an_empty_deck_is_replaced() -> None:
    t = unhurried()
    t.set(P1, deck=0)
    t.amulet(P1, "If you would draw a card, give your leader {defense}+1 instead.")
    spell = t.spell(P1, "Draw 2 cards.")
    before = t.leader_defense(P1)
    t.play(spell)
    assert t.result is None and t.leader_defense(P1) == before + 2
