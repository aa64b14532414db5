"""Clauses of cards drawn by chance that were played wrongly, in sve and cfv: one group of tests for each class."""

from __future__ import annotations

import pytest

from tests.cfv_table import Table as Cfv
from tests.fow_table import Table as Fow
from tests.play_table import Answer
from tests.sve_table import P1, P2, by
from tests.sve_table import Table as Sve

# -- another amount is divided instead --------------------------------------------------------------------------------
SPLIT = (
    "Select up to 2 enemy followers on the field and deal 3 damage divided between them. "
    "If there are at least 2 amulets on your field, deal 5 damage divided between them instead."
)


@pytest.mark.rule("sve 10.6.2.4", "sve 10.6.2.4.3")
@pytest.mark.parametrize(("amulets", "most"), ((1, 2), (2, 4)))
def test_what_is_divided_is_the_amount_that_will_be_dealt(amulets: int, most: int) -> None:
    """Below two amulets 3 damage is divided, from there on 5; the other amount is never offered."""
    t = Sve()
    for _ in range(amulets):
        t.amulet(P1)
    a, b = t.field(P2, name="A", defense=9), t.field(P2, name="B", defense=9)
    spell = t.spell(P1, SPLIT)
    for answer in (f"play {spell}", a, b):
        t.choose(answer)
    assert t.options == [f"number {n}" for n in range(1, most + 1)]
    t.choose(by(P1, 2))
    t.settle()
    assert (t.number(a, "defense"), t.number(b, "defense")) == (7, 9 - most + 1)


def test_a_division_by_another_way_is_asked_for_when_it_is_taken() -> None:
    """Whether the other amount is dealt is only known when it resolves: what was divided on playing does not fit it."""
    t = Sve()
    a, b = t.field(P2, name="A", defense=9), t.field(P2, name="B", defense=9)
    t.deck(P1, type="amulet", cost=1)
    text = (
        "Put the top card of your deck into your cemetery. Select up to 2 enemy followers on the field and deal 2 "
        "damage divided between them. If it's an amulet, deal 6 damage divided between them instead."
    )
    spell = t.spell(P1, text)
    for answer in (f"play {spell}", a, b):
        t.choose(answer)
    t.choose(by(P1, 4))
    t.settle()
    assert (t.number(a, "defense"), t.number(b, "defense")) == (5, 7)


# -- a cost that acts on a chosen card --------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.4.2.2", "sve 15.1.4")
def test_counters_are_paid_from_a_card_that_has_them_all() -> None:
    """Only own cards of the name with enough counters may pay, and one of them gives all."""
    t = Sve()
    wheel = t.field(P1, "{act} {engage}, remove 3 notch counters from a Dial on your field: Draw a card.")
    full, spare = (t.amulet(P1, name="Dial", counters={"notch": n}) for n in (4, 3))
    t.amulet(P1, name="Dial", counters={"notch": 2})
    t.amulet(P1, name="Face", counters={"notch": 9})
    t.amulet(P2, name="Dial", counters={"notch": 9})
    t.choose(t.activation(wheel))
    assert t.options == [f"pick {full}", f"pick {spare}"]
    t.choose(full)
    t.settle()
    assert (t.counters(full, "notch"), t.counters(spare, "notch"), t.count(P1, "hand")) == (1, 3, 1)


@pytest.mark.rule("sve 10.4.2.2")
@pytest.mark.parametrize(
    "cost",
    (
        "remove 3 notch counters from a Dial on your field",
        "put a notch counter on another follower on your field",
        "give another follower on your field {attack}-1",
        "deal 1 damage to another follower on your field",
    ),
)
def test_without_such_a_card_of_ones_own_it_cannot_be_paid(cost: str) -> None:
    t = Sve()
    wheel = t.field(P1, f"{{act}} {cost}: Draw a card.")
    t.amulet(P1, name="Dial", counters={"notch": 2})
    t.field(P2, name="Foe")
    assert t.forbids(t.activation(wheel)) == "sve 10.4.2.2"


@pytest.mark.rule("sve 10.4.7.5")
def test_such_a_cost_may_be_paid_while_an_ability_resolves() -> None:
    t = Sve()
    dial = t.amulet(P1, name="Dial", counters={"notch": 1})
    t.play(t.hand(P1, "{fanfare} Remove a notch counter from an amulet on your field: Draw a card."), True)
    assert (t.counters(dial, "notch"), t.count(P1, "hand")) == (0, 1)


@pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla", "fow-2.0"))
@pytest.mark.rule("fow 9.3:2.5")
def test_counters_are_paid_from_a_chosen_resonator(ruleset: str) -> None:
    t = Fow(ruleset)
    text = "Remove two oar counters from a resonator you control: Draw a card."
    rower = t.field(P1, text, attack=100)
    assert t.forbids(t.activation(rower))
    t = Fow(ruleset)
    rower = t.field(P1, text, attack=100)
    boat = t.field(P1, name="Boat", attack=100, counters={"oar": 3})
    t.field(P2, name="Wreck", attack=100, counters={"oar": 3})
    held = t.count(P1, "hand")
    t.activate(rower)
    t.resolve()
    assert (t.game.cards[boat.id].counters["oar"], t.count(P1, "hand") - held) == (1, 1)


# -- what is called a unit where no units are -------------------------------------------------------------------------
@pytest.mark.rule("cfv 2.9.2", "cfv 3.8.1")
@pytest.mark.parametrize(
    ("words", "zone"),
    (
        ("Choose a grade 2 unit from your soul, and put it into your hand.", "soul"),
        ("Choose a grade 2 unit from your drop zone, and put it into your hand.", "drop zone"),
        ("Search your deck for up to one grade 2 unit, put it into your hand, and shuffle your deck.", "deck"),
        ("Look at two cards from the top of your deck, search for a grade 2 unit, and call it to (RC).", "deck"),
        ("Reveal the top card of your deck. If the revealed card is a grade 2 unit, put it into your hand.", "deck"),
    ),
)
def test_a_unit_in_a_zone_is_any_such_card_there(words: str, zone: str) -> None:
    t = Cfv()
    caller = t.rear(P1, f"[ACT](RC): {words}", grade=2)
    wanted = {where: t.put(P1, where, name="Wanted", grade=2) for where in ("soul", "drop zone", "deck")}
    t.put(P1, zone, name="Too small", grade=1, at="bottom")
    key = t.activation(caller)
    t.choose(key)
    if "done" in t.options:
        assert t.options == [f"pick {wanted[zone]}", "done"]
        t.choose(wanted[zone])
    if "circle right-front" in t.options:
        t.choose("circle right-front")
    t.settle()
    assert {where for where, card in wanted.items() if t.zone_of(card) != where} == {zone}


@pytest.mark.rule("cfv 3.8.1")
def test_a_unit_of_no_named_zone_is_on_the_field() -> None:
    """One of your units, when a unit is put somewhere: those on circles alone."""
    t = Cfv()
    text = (
        "[AUTO](RC): When your unit is put into the drop zone, this unit gets [Power]+1000 until end of turn.\n"
        "[ACT](RC): Choose a card from your hand, and discard it.\n"
        "[ACT](RC): Choose one of your other units, and retire it."
    )
    counting = t.rear(P1, text)
    held, other = t.hand(P1), t.rear(P1, name="Other", grade=1)
    t.activate(counting)
    assert (t.zone_of(held), t.power(counting)) == ("drop zone", 5000)
    t.choose(t.activation(counting, 2))
    assert f"pick {other}" in t.options and f"pick {held}" not in t.options
    t.choose(other)
    t.settle()
    assert t.power(counting) == 6000


# -- a cost that puts cards where there is no room -------------------------------------------------------------------
@pytest.mark.rule("sve 4.8.3.2", "sve 10.4.2.2")
@pytest.mark.parametrize(("lying", "paid"), ((4, True), (5, False)))
@pytest.mark.parametrize(
    "cost",
    (
        "put a card from your hand into your EX area",
        "put this into your EX area",
        "put another follower from your field into its owner's EX area",
    ),
)
def test_a_full_ex_area_takes_no_cost(cost: str, lying: int, paid: bool) -> None:
    t = Sve()
    mover = t.field(P1, f"{{act}} {cost}: Draw a card.")
    t.field(P1, name="Other")
    t.hand(P1, name="Held", cost=9)
    for _ in range(lying):
        t.ex(P1, cost=9)
    assert (t.forbids(t.activation(mover)) == "") is paid


@pytest.mark.rule("sve 4.8.3.2", "sve 10.4.7.5")
@pytest.mark.parametrize(("lying", "gained"), ((4, 3), (5, 0)))
def test_nobody_is_offered_a_cost_that_finds_no_room(lying: int, gained: int) -> None:
    t = Sve()
    t.hand(P1, name="Held", cost=9)
    for _ in range(lying):
        t.ex(P1, cost=9)
    words = "{fanfare} Put a card from your hand into your EX area: Give your leader {defense}+3."
    t.play(t.hand(P1, words), *((True,) if gained else ()))
    assert (t.leader_defense(P1), t.count(P1, "ex area")) == (20 + gained, 5)


@pytest.mark.rule("sve 4.4.4", "sve 10.4.2.1")
@pytest.mark.parametrize(("before", "paid"), (("", False), ("bury another follower, ", True)))
def test_what_is_paid_before_makes_room_on_the_field(before: str, paid: bool) -> None:
    t = Sve()
    mover = t.field(P1, f"{{act}} {before}put a follower from your hand onto your field: Draw a card.")
    for _ in range(4):
        t.field(P1)
    t.hand(P1, name="Held", cost=9)
    assert (t.forbids(t.activation(mover)) == "") is paid


# -- a name with more spaces than it has -------------------------------------------------------------------------------
def test_spaces_within_a_name_are_one() -> None:
    t = Cfv()
    finder = t.rear(P1, '[ACT](RC): Search your deck for up to one card named " Harbour  Light ", and call it to (RC).')
    light = t.deck(P1, name="Harbour Light", grade=1)
    t.activate(finder, light, "circle right-front")
    assert t.zone_of(light) == "right front"
    f = Fow("fow-5.5/valhalla")
    text = 'When this card enters your field, if you control "Harbour  Light", draw a card.'
    f.field(P1, name="Harbour Light", attack=100)
    newcomer = f.hand(P1, text, attack=100, cost="")
    held = f.count(P1, "hand")
    f.play(newcomer)
    f.resolve()
    f.resolve()
    assert f.count(P1, "hand") == held


# -- "if you do" and "if you don't" ask about the same ----------------------------------------------------------------
DO = "You may discard a spell. If you do, draw 2 cards. If you don't, deal 2 damage to your leader."
DONT = "You may discard a spell. If you don't, deal 2 damage to your leader. If you do, draw 2 cards."


@pytest.mark.parametrize("text", (DO, DONT, f"If there is an amulet on your field, y{DO[1:]}"))
@pytest.mark.parametrize(("spell", "answer", "held", "left"), ((1, True, 2, 20), (1, False, 1, 18), (0, None, 0, 18)))
def test_if_you_dont_is_the_other_side_of_if_you_do(
    text: str, spell: int, answer: bool | None, held: int, left: int
) -> None:
    t = Sve()
    t.amulet(P1)
    arriving = t.hand(P1, f"{{fanfare}} {text}")
    for _ in range(spell):
        t.spell(P1, "Draw a card.", cost=9)
    t.play(
        arriving,
        *(() if answer is None else (answer,)),
        *(("pick " + str(t.pieces(P1, "hand")[-1]),) if answer else ()),
    )
    assert (t.count(P1, "hand"), t.leader_defense(P1)) == (held, left)


def test_without_the_condition_it_is_neither_done_nor_not_done() -> None:
    t = Sve()
    t.spell(P1, "Draw a card.", cost=9)
    t.play(t.hand(P1, f"{{fanfare}} If there is an amulet on your field, y{DO[1:]}"))
    assert (t.count(P1, "hand"), t.leader_defense(P1)) == (1, 20)


@pytest.mark.parametrize(("first", "second", "left"), ((True, True, 20), (True, False, 18), (False, None, 20)))
def test_if_you_dont_asks_of_what_if_you_do_lets_be_chosen(first: bool, second: bool | None, left: int) -> None:
    """The sentence before it is about the second choice, so nobody is hurt who did not come that far."""
    t = Sve()
    spell, held = t.spell(P1, "Draw a card.", cost=9), t.hand(P1, cost=9)
    text = (
        "{fanfare} You may discard a spell. If you do, you may discard a follower. "
        "If you don't, deal 2 damage to your leader."
    )
    answers: list[Answer] = [first]
    if second is not None:
        answers += [spell, second]
    if second:
        answers.append(held)
    t.play(t.hand(P1, text), *answers)
    assert t.leader_defense(P1) == left


@pytest.mark.rule("cfv 8.1.1.1.2.4")
@pytest.mark.parametrize("does", (True, False))
def test_if_you_do_not_in_cfv(does: bool) -> None:
    t = Cfv()
    text = (
        "[ACT](RC): You may put a card from your hand into your soul. If you do, draw two cards. "
        "If you do not, Soul Charge (3)."
    )
    asker, held = t.rear(P1, text), t.hand(P1)
    t.choose(t.activation(asker))
    t.choose(does)
    if does and f"pick {held}" in t.options:
        t.choose(held)
    t.settle()
    assert (t.count(P1, "soul"), t.count(P1, "hand")) == ((1, 2) if does else (3, 1))


@pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla", "fow-2.0"))
@pytest.mark.parametrize("does", (True, False))
def test_if_you_dont_in_fow(ruleset: str, does: bool) -> None:
    t = Fow(ruleset)
    text = "You may banish a resonator you control. If you do, draw two cards. If you don't, you gain 500 life."
    mine = t.field(P1, name="Mine", attack=100)
    spell = t.chant(P1, text)
    held, life = t.count(P1, "hand") - 1, t.value(P1, "life")
    t.play(spell)
    t.resolve(does)
    assert (t.zone_of(mine) == "graveyard") is does
    assert (t.count(P1, "hand") - held, t.value(P1, "life") - life) == ((2, 0) if does else (0, 500))


# -- `its` after words that point at one card -------------------------------------------------------------------------
@pytest.mark.parametrize(
    "blow",
    (
        "deal the selected follower and its leader 2 damage",
        "deal the selected follower and its leader damage equal to the number of amulets on your field",
        "deal 2 damage to the selected follower and 2 damage to its leader",
        "destroy the selected follower and deal 2 damage to its leader",
    ),
)
@pytest.mark.parametrize("before", ("", "put a Fairy token into your EX area, then "))
def test_its_leader_is_that_of_the_follower_just_pointed_at(before: str, blow: str) -> None:
    """What was created in between is nearer, but the sentence points at the other."""
    t = Sve()
    for _ in range(2):
        t.amulet(P1)
    foe = t.field(P2, name="Foe", defense=9)
    words = f"{before}{blow}"
    t.play(t.spell(P1, f"Select an enemy follower on the field. {words[0].upper()}{words[1:]}."))
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (20, 18)
    assert t.zone_of(foe) == "cemetery" or t.number(foe, "defense") == 7


def test_it_is_the_card_named_last_again() -> None:
    """After another card is named, `it` and `its` mean that one."""
    t = Sve()
    mine, foe = t.field(P1, name="Mine", defense=5), t.field(P2, name="Foe", defense=5)
    text = (
        "Select an enemy follower on the field. Deal the selected follower 1 damage. "
        "Select a follower on your field. Deal it 2 damage and deal 3 damage to its leader."
    )
    t.play(t.spell(P1, text))
    assert (t.number(foe, "defense"), t.number(mine, "defense")) == (4, 3)
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (17, 20)


# -- a part of a cost that speaks of what another part lets be chosen -------------------------------------------------
@pytest.mark.rule("sve 10.4.2.1", "sve 10.4.2.2")
def test_what_is_revealed_to_pay_is_put_away_to_pay() -> None:
    t = Sve()
    text = "As an additional cost to play this, reveal an Otter card from your hand and put it into your cemetery."
    spell = t.spell(P1, f"{text}\n-----\nDraw 2 cards.")
    shown, other = (t.hand(P1, name="Brook", traits=[trait], cost=9) for trait in ("Otter", "Stag"))
    t.play(spell)
    assert (t.where(shown), t.zone_of(other), t.count(P1, "hand")) == ((P1, "cemetery"), "hand", 3)
    t = Sve()
    spell = t.spell(P1, f"{text}\n-----\nDraw 2 cards.")
    t.hand(P1, name="Brook", traits=["Stag"], cost=0)
    assert t.forbids(f"play {spell}") == "sve 10.4.2.2"


# -- a card that its own text has moved -------------------------------------------------------------------------------
@pytest.mark.rule("sve 4.1.4.1")
@pytest.mark.parametrize("can", (True, False))
def test_it_is_this_card_once_the_text_has_moved_it(can: bool) -> None:
    """Not the amulet that paid for it: it is put back and evolved, or banished where it cannot evolve."""
    t = Sve()
    text = (
        "{last words} Banish an amulet from your field: Put this card onto its owner's field and evolve it. "
        "If you didn't evolve it, banish it."
    )
    phoenix = t.field(P1, text, name="Phoenix")
    paid = t.amulet(P1)
    if can:
        t.evolve_deck(P1, name="Phoenix", attack=4, defense=4)
    t.play(t.spell(P1, "Select a follower on your field. Destroy it."), True)
    assert t.zone_of(paid) == "banished zone"
    assert (t.zone_of(phoenix), len(t.events("evolved"))) == (("field", 1) if can else ("banished zone", 0))


@pytest.mark.parametrize("word", ["card", "unit"])
def test_a_card_speaks_of_itself_as_a_unit_wherever_it_lies(word: str) -> None:
    """`This unit` in the soul, in the hand and in the drop zone is the card that says so (cfv 2.9.2)."""
    t = Cfv()
    text = f"[AUTO]: When this {word} is put into the drop zone from your soul, call this {word} to (RC)."
    leader = t.vanguard(P1, "[ACT](VC): [Soul Blast (1)] This unit gets [Power]+1000 until end of turn.")
    card = t.put(P1, "soul", text)
    t.activate(leader, "circle left-front")
    assert t.zone_of(card) == "left front"


@pytest.mark.parametrize("word", ["card", "unit"])
def test_a_card_in_the_hand_pays_with_itself_as_a_unit(word: str) -> None:
    """A cost that puts `this unit` from the hand into the soul can be paid (cfv 2.9.2)."""
    t = Cfv()
    t.vanguard(P1)
    t.deck(P1)
    card = t.hand(P1, f"[ACT](Hand): [Put this {word} into your soul] Draw a card.")
    t.activate(card)
    assert t.zone_of(card) == "soul"
