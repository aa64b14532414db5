"""Whole texts of Cardfight!! Vanguard: heads, costs, what an `if` governs, and what is refused."""

from typing import Any

import pytest

from ludex.games.cfv.text import nodes
from ludex.lang import ast as a
from ludex.lang import read, render
from ludex.lang.reading import grammar_of

YOU = a.Player()


def abilities(text: str) -> tuple[Any, ...]:
    got = read(text, "cfv")
    assert got.card_text is not None, got.message
    return got.card_text.abilities


@pytest.mark.rule("cfv 8.1.1.1.1")
def test_an_activated_ability_has_its_zones_and_its_cost():
    (act,) = abilities("[ACT](VC/RC): [Counter Blast (1) & Choose a card from your hand, and discard it] Draw a card.")
    hand = a.Some(a.Exactly(a.Number(1)), a.Group((), a.Kind("card"), (a.Place("hand", YOU),)), 1)
    assert act.zones == ("vanguard circle", "rear-guard circle")
    assert act.costs == a.Costs((nodes.CounterBlast(a.Number(1)), a.DoAction(a.Discard(hand))))
    assert act.effect == a.Sequence((a.Draw(a.Number(1)),))


@pytest.mark.rule("cfv 10.2.5.1")
def test_limit_break_stands_after_the_zones():
    bare, zoned = abilities(
        "[AUTO] Limit Break 4: When this unit rides, draw a card.\n"
        "[CONT](VC) Limit Break 5: This unit gets [Power]+5000."
    )
    assert (bare.zones, bare.limit_break) == ((), 4)
    assert (zoned.zones, zoned.limit_break) == (("vanguard circle",), 5)


@pytest.mark.rule("cfv 10.1.15.1.1", "cfv 10.1.16.1.1")
def test_a_blast_may_name_the_cards_it_takes():
    (act,) = abilities(
        '[ACT](VC): [Counter Blast (2)-cards with "Lamp" in its card name & '
        "Soul Blast (1) - <<Lamp Guild>>] Draw a card."
    )
    counter, soul = act.costs.items
    assert counter == nodes.CounterBlast(a.Number(2), a.Group((), a.Kind("card"), (a.NameContains("Lamp"),)))
    assert soul == nodes.SoulBlast(a.Number(1), a.Group((nodes.OfClan("Lamp Guild"),), a.Kind("card")))


@pytest.mark.rule("cfv 8.1.1.2.2")
def test_the_cost_of_an_automatic_ability_is_paid_while_it_resolves():
    (auto,) = abilities(
        "[AUTO]: [Soul Blast (1)] When this unit is placed on (RC), you may pay the cost. If you do, draw a card."
    )
    assert auto.costs == a.Costs((nodes.SoulBlast(a.Number(1)),))
    assert auto.effect.steps == (nodes.PayCost(), a.If(a.DidIt(), a.Sequence((a.Draw(a.Number(1)),))))


@pytest.mark.rule("cfv 8.1.1.1.2.1", "cfv 8.1.1.1.2.2")
def test_an_if_governs_what_stands_before_the_full_stop():
    (act,) = abilities(
        "[ACT](VC): If you have a rear-guard, draw a card, and Soul Charge (1). This ability cannot be used for the "
        "rest of that turn."
    )
    asked, used = act.effect.steps
    assert [type(step) for step in asked.effect.steps] == [a.Draw, nodes.SoulCharge]
    assert used == nodes.CannotUse("turn")


@pytest.mark.rule("cfv 8.1.1.1.2.5", "cfv 8.1.1.2.3.5")
def test_then_belongs_to_the_if_before_it():
    text = "[ACT](VC): If you have a rear-guard, draw a card. Then, Soul Charge (1). Discard your hand."
    (act,) = abilities(text)
    asked, discard = act.effect.steps
    assert [type(step) for step in asked.effect.steps] == [a.Draw, nodes.SoulCharge]
    assert isinstance(discard, a.Discard)
    assert render(read(text, "cfv").card_text, "cfv") == text  # type: ignore[arg-type]


def test_then_after_a_plain_sentence_is_the_next_step():
    (act,) = abilities("[ACT](VC): Draw a card. Then, discard your hand.")
    assert [type(step) for step in act.effect.steps] == [a.Draw, a.Discard]


def test_a_duration_said_ahead_is_that_of_all_that_lasts_in_its_sentence():
    text = (
        "[ACT](VC): Until end of that battle, this unit gets [Critical]+1, your other units lose all abilities, and "
        "your opponent cannot call units to (GC) from hand."
    )
    (act,) = abilities(text)
    assert {step.duration for step in act.effect.steps} == {a.Duration("end of battle")}
    assert len(act.effect.steps) == 3
    assert render(read(text, "cfv").card_text, "cfv") == text  # type: ignore[arg-type]
    (once,) = abilities("[ACT](VC): Until end of turn, this unit gets [Critical]+1, and draw a card.")
    assert [type(step) for step in once.effect.steps] == [a.Give, a.Draw]


def test_if_it_is_not_is_the_other_case():
    (auto,) = abilities(
        "[AUTO]: When this unit is placed on (RC), reveal the top card of your deck. If the revealed card is a "
        "grade 1 or 2 <<Lamp Guild>>, call it to (RC), and if it is not, shuffle your deck."
    )
    reveal, asked, other = auto.effect.steps
    assert asked.effect == a.Sequence((nodes.Call(a.Ref(reveal.what.binding)),))
    assert other == a.Otherwise(a.Sequence((a.Shuffle(YOU),)))


@pytest.mark.rule("cfv 10.2.9")
def test_seek_mate_names_its_mates():
    (act,) = abilities('[ACT](VC): Legion 20000 "Harbour Light" or "Lamp Keeper"')
    (step,) = act.effect.steps
    assert step.number == 20000
    assert [mate.noun for mate in step.mates] == [a.OfName("Harbour Light"), a.OfName("Lamp Keeper")]


def test_keywords_have_a_sort_and_zones():
    lord, sentinel, forerunner = abilities("[CONT](VC/RC): Lord\n[CONT]: Sentinel\n[AUTO]: Forerunner")
    assert lord == a.KeywordAbility("Lord", sort="cont", zones=("vanguard circle", "rear-guard circle"))
    assert sentinel == a.KeywordAbility("Sentinel", sort="cont")
    assert forerunner == a.KeywordAbility("Forerunner", sort="auto")


@pytest.mark.rule("cfv 5.1.2.6")
def test_a_deck_rule_stands_on_the_card_it_names():
    text = '[CONT]: You may have any number of cards named "Lamp Keeper" in a deck.'
    assert abilities(text) == (a.DeckRule(0),)
    assert read(text, "cfv", name="Lamp Keeper").understood
    assert not read(text, "cfv", name="Harbour Light").understood


def test_a_strange_phrase_is_refused_with_its_place():
    got = read("[CONT](VC/RC): Lord\n[AUTO](RC): When this unit attacks, draw a card. Juggle three lemons.", "cfv")
    (bad,) = got.declined
    assert (bad.line, bad.phrase) == (2, "Juggle three lemons")
    assert got.canonical.splitlines()[1][bad.column - 1 :].startswith("Juggle")


def test_the_place_is_counted_in_the_text_as_it_is_written():
    got = read("[ACT](RC): [Counter Blast (1)] If you have a <<Lamp Guild>> teapot, draw a card.", "cfv")
    (bad,) = got.declined
    assert got.canonical[bad.column - 1 :].startswith("teapot")


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card.",
        "[ACT](VC) Draw",
        "[ACT](RC): (Rest this unit) Draw a card.",
        "[ACT](RC) (Rest this unit) Draw a card.",
        "[ACT](Teapot): Draw a card.",
        "[ACT](RC): [Counter Blast (1) Draw a card.",
        "[ACT](RC): Retire it.",
        "[ACT](RC): Return the unit called with this effect to your hand.",
        "[CONT](RC): Teapot",
        "[AUTO](RC): When this unit attacks you may pay the cost.",
    ],
)
def test_what_is_not_said_whole_is_refused(text):
    assert not read(text, "cfv").understood


def test_two_readings_are_refused():
    """A grammar in which a phrase means two things says so instead of taking one."""
    g = grammar_of("cfv")
    kept = list(g.forms["Draw"])
    g.phrase(nodes.Heal, "unravel <what>")
    g.phrase(nodes.Lock, "unravel <what>")
    g._categories.clear()
    try:
        got = read("[ACT](RC): Unravel this unit.", "cfv")
        assert len(got.ambiguous) == 2
        assert not got.understood
        assert "two readings" in got.message
    finally:
        g.forms["Heal"].pop()
        g.forms["Lock"].pop()
        g._categories.clear()
    assert g.forms["Draw"] == kept


def test_each_dialect_refuses_the_other():
    assert not read("{fanfare} Draw a card.", "cfv").understood
    assert not read("[AUTO](RC): When this unit attacks, draw a card.", "sve").understood


@pytest.mark.rule("cfv 8.1.1.1.1", "cfv 8.1.1.2.2")
def test_you_may_pay_the_cost_is_said_of_an_automatic_ability_with_one() -> None:
    pays = "you may pay the cost. If you do, draw a card."
    assert read(f"[AUTO](RC): [Counter Blast (1)] When this unit attacks, {pays}", "cfv").understood
    assert not read(f"[AUTO](RC): When this unit attacks, {pays}", "cfv").understood
    assert not read(f"[ACT](RC): [Counter Blast (1)] If you have a grade 3 vanguard, {pays}", "cfv").understood
