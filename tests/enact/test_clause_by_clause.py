"""Clauses that were read rightly and played wrongly, or read as something else: one group of tests for each class."""

from __future__ import annotations

import pytest

from ludex.enact.unsupported import unsupported
from ludex.games import ruleset as rules_of
from ludex.lang import read, render
from tests.cfv_table import Table as Cfv
from tests.fow_table import P1, P2, by
from tests.fow_table import Table as Fow
from tests.sve_table import Table as Sve

every = pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla", "fow-5.01/valhalla", "fow-2.0"))


# -- "if you do" after an "instead" that nobody chooses ---------------------------------------------------------------
REST = (
    "Rest two recovered resonators you control. If you control an addition, rest one recovered resonator you control "
    "instead. If you do, destroy target resonator."
)


@every
@pytest.mark.parametrize(
    ("helpers", "addition", "done"), ((2, False, True), (1, False, False), (1, True, True), (0, True, False))
)
def test_if_you_do_asks_of_the_way_that_was_taken(ruleset: str, helpers: int, addition: bool, done: bool) -> None:
    t = Fow(ruleset)
    for n in range(helpers):
        t.field(P1, name=f"Helper {n}", attack=100)
    if addition:
        t.addition(P1)
    foe = t.field(P2, name="Foe", attack=100, rested=True)
    t.play(t.chant(P1, REST), *((foe,) if helpers else ()))
    t.resolve()
    assert (t.zone_of(foe) == "graveyard") is done


@pytest.mark.parametrize(("hand", "amulet", "drawn"), ((2, False, 3), (1, False, 0), (1, True, 3), (0, True, 0)))
def test_if_you_do_asks_of_the_way_that_was_taken_in_sve(hand: int, amulet: bool, drawn: int) -> None:
    t = Sve()
    for _ in range(hand):
        t.hand(P1, cost=9)
    if amulet:
        t.amulet(P1)
    text = "Discard 2 cards. If there is an amulet on your field, discard a card instead. If you do, draw 3 cards."
    t.play(t.spell(P1, text))
    assert t.count(P1, "hand") == drawn


# -- the owners of several cards --------------------------------------------------------------------------------------
@every
def test_cards_of_several_kinds_go_to_their_owners(ruleset: str) -> None:
    t = Fow(ruleset)
    mine, theirs = t.field(P1, name="Mine", attack=100), t.field(P2, name="Theirs", attack=100)
    borrowed = t.field(P1, name="Borrowed", attack=100, owner=P2)
    waiting = t.standby(P2, "[Trigger] During your turn: Draw a card.")
    text = "Return all resonators and all cards in all chant-standby areas to their owner's hands."
    t.cast(t.chant(P1, text))
    assert [t.where(card) for card in (mine, theirs, borrowed, waiting)] == [(P1, "hand"), *[(P2, "hand")] * 3]


@every
def test_several_cards_that_are_paid_with_go_to_their_owners(ruleset: str) -> None:
    t = Fow(ruleset)
    borrowed = t.field(P1, name="Borrowed", attack=100, owner=P2)
    text = "Return this card and another resonator you control to their owners' hands: Draw a card."
    lender = t.field(P1, text, attack=100)
    t.activate(lender)
    t.resolve()
    assert (t.where(borrowed), t.where(lender)) == ((P2, "hand"), (P1, "hand"))


def test_cards_of_several_kinds_go_to_their_owners_in_sve() -> None:
    t = Sve()
    borrowed, theirs = t.field(P1, name="Borrowed", owner=P2), t.field(P2, name="Theirs")
    text = "Return each card on your field and each enemy follower on the field to their owners' hands."
    t.play(t.spell(P1, text))
    assert t.where(borrowed) == t.where(theirs) == (P2, "hand")


def test_several_cards_that_are_paid_with_go_to_their_owners_in_sve() -> None:
    t = Sve()
    borrowed = t.field(P1, name="Borrowed", owner=P2)
    text = "{act} {cost 1}, put this card and a Borrowed from your field into their owners' cemeteries: Draw a card."
    lender = t.field(P1, text)
    t.activate(lender)
    assert (t.where(borrowed), t.where(lender)) == ((P2, "cemetery"), (P1, "cemetery"))


# -- where a card of a type comes from --------------------------------------------------------------------------------
@every
@pytest.mark.rule("fow 3.6:4")
@pytest.mark.parametrize(
    ("words", "heard"),
    (
        ("a resonator is put into a graveyard", (0, 1, 1)),
        ("a resonator is put into a graveyard from anywhere", (1, 1, 1)),
        ("a card is put into your graveyard from anywhere", (0, 0, 1)),
        ("a card is put into a graveyard", (1, 1, 1)),
    ),
)
def test_a_resonator_that_goes_somewhere_was_on_the_field(
    ruleset: str, words: str, heard: tuple[int, int, int]
) -> None:
    t = Fow(ruleset)
    counting = t.field(P1, f"Whenever {words}, put an oar counter on this card.", attack=100)
    t.hand(P2, name="Held", attack=100)
    theirs, mine = t.field(P2, name="Theirs", attack=100), t.field(P1, name="Mine", attack=100)
    forget = t.field(P1, "{0}: Each opponent discards a card.", name="Thief", attack=100)
    fell = t.field(P1, "{0}: Destroy target resonator.", name="Axe", attack=100)
    found = []
    for card, answers in ((forget, ()), (fell, (theirs,)), (fell, (mine,))):
        before = t.game.cards[counting.id].counters.get("oar", 0)
        t.activate(card, *answers)
        t.resolve()
        t.resolve()
        found.append(t.game.cards[counting.id].counters.get("oar", 0) - before)
    assert tuple(found) == heard


@pytest.mark.rule("sve 4.4.3")
def test_a_follower_that_goes_somewhere_was_on_the_field_in_sve() -> None:
    t = Sve()
    t.amulet(P1, "Whenever a follower is put into your cemetery, give your leader {defense}+1.")
    held = t.hand(P1, cost=9)
    t.field(P1, name="Mine")
    forget, fell = t.spell(P1, "Discard a card."), t.spell(P1, "Destroy each follower on your field.")
    t.play(forget, held)
    assert t.leader_defense(P1) == 20
    t.play(fell)
    assert t.leader_defense(P1) == 21


# -- whose phase, whose field -----------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(("whose", "allowed"), (("a", True), ("your", False)))
def test_a_main_phase_is_that_of_either_player(ruleset: str, whose: str, allowed: bool) -> None:
    t = Fow(ruleset, turn_of=P2, asking=True)
    text = f"[Activate] Pay {{0}}: You can only use this ability during {whose} main phase. Draw a card."
    card = t.field(P1, text, attack=100)
    t.pass_()
    assert t.asked == P1 and (t.activation(card) in t.options) is allowed
    if allowed:
        t.activate(card)
        while t.chase:
            t.pass_()
        assert t.count(P1, "hand") == 1


@every
@pytest.mark.parametrize(
    ("whose", "rested"), (("your", (True, False)), ("your opponent's", (False, True)), ("a", (True, True)))
)
def test_what_comes_into_somebodys_field_rested(ruleset: str, whose: str, rested: tuple[bool, bool]) -> None:
    found = []
    for seat in (P1, P2):
        t = Fow(ruleset, turn_of=seat)
        t.addition(P1, f"Resonators enter {whose} field rested.")
        card = t.hand(seat, name="Comer", attack=100, cost="{0}")
        t.act(f"play {card}")
        t.resolve()
        found.append(t.rested(card))
    assert tuple(found) == rested


# -- what happened to a card before it moved --------------------------------------------------------------------------
@every
@pytest.mark.parametrize(("hurt", "taken"), ((True, True), (False, False)))
def test_what_was_done_to_a_card_before_it_fell(ruleset: str, hurt: bool, taken: bool) -> None:
    t = Fow(ruleset)
    text = (
        "Whenever a resonator your opponent controls is put into a graveyard, if it was dealt damage by this card this "
        "turn, put it into your field under your control.\n{0}: This card deals 300 damage to target resonator."
    )
    hunter = t.field(P1, text, attack=100, defense=900)
    prey = t.field(P2, name="Prey", attack=100, defense=900)
    axe = t.chant(P1, "Destroy target resonator your opponent controls.")
    if hurt:
        t.activate(hunter, prey)
        t.resolve()
    t.cast(axe)
    t.resolve()
    assert t.where(prey) == ((P1, "field") if taken else (P2, "graveyard"))


@pytest.mark.parametrize(("attacked", "gained"), ((True, 3), (False, 0)))
def test_what_a_follower_did_before_it_fell_in_sve(attacked: bool, gained: int) -> None:
    t = Sve()
    text = "Whenever a follower on your field is destroyed, if it attacked this turn, give your leader {defense}+3."
    t.amulet(P1, text)
    hero = t.field(P1, attack=1, defense=1)
    foe = t.field(P2, attack=3, defense=3, engaged=True)
    end = t.spell(P1, "Destroy each follower on your field.")
    if attacked:
        t.attack(hero, foe)
    else:
        t.play(end)
    assert t.zone_of(hero) == "cemetery" and t.leader_defense(P1) == 20 + gained


# -- another card than an addition is on ------------------------------------------------------------------------------
@every
def test_an_addition_is_moved_to_another_card_than_it_is_on(ruleset: str) -> None:
    t = Fow(ruleset)
    tailor = t.field(P1, "{Rest}: Move target [Addition: Resonator] you control onto another resonator.", attack=100)
    one, two = t.field(P1, name="One", attack=100), t.field(P2, name="Two", attack=100)
    cloak = t.addition(P1, "Added resonator gains [+300/+300].", on=one)
    t.activate(tailor)
    t.resolve()
    assert {f"pick {tailor}", f"pick {two}"} == {*t.options}
    t.choose(tailor)
    assert t.game.cards[cloak.id].links == (tailor.id,)


@every
def test_an_addition_adds_itself_to_another_card_than_it_is_on(ruleset: str) -> None:
    t = Fow(ruleset)
    one, two, three = (t.field(seat, name="Bearer", attack=100) for seat in (P1, P1, P2))
    cloak = t.addition(P1, "{0}: Add this card to another target resonator.", on=one)
    t.choose(t.activation(cloak))
    assert {*t.options} == {f"pick {two}", f"pick {three}"}


@pytest.mark.parametrize(
    "text",
    (
        "{0}: Add this card to another target resonator.",
        "{0}: Move target addition onto another resonator.",
        "{0}: Move target addition onto target resonator.",
        "Resonators enter your field rested.",
        "Whenever a card is put into your graveyard from anywhere, draw a card.",
    ),
)
def test_they_are_written_as_they_were_read(text: str) -> None:
    reading = read(text, "fow", kind="addition")
    assert reading.card_text is not None and render(reading.card_text, "fow") == reading.canonical


# -- what nothing can be ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "book"),
    (
        ("[ACT](VC): Choose up to one grade 0 grade 1 <<Lamp Guild>> from your soul and call it to (RC).", "cfv"),
        ("{fanfare} Destroy each follower with 2 attack or less and 3 attack or more on the field.", "sve"),
    ),
)
def test_a_description_that_nothing_can_meet_is_declined(text: str, book: str) -> None:
    reading = read(text, book)
    assert reading.card_text is not None
    assert any("is both" in fault for fault in unsupported(reading.card_text, rules_of(book)))  # type: ignore[arg-type]


# -- copies in the oldest book ----------------------------------------------------------------------------------------
@every
def test_a_copy_cites_its_own_book(ruleset: str) -> None:
    t = Fow(ruleset)
    foe = t.field(P2, name="Foe", attack=100)
    other = t.field(P1, name="Other", attack=100)
    text = "Destroy target resonator. Its controller may copy this spell and may choose new targets for the copy."
    t.play(t.chant(P1, text), foe)
    t.resolve(by(P2, True))
    t.choose(by(P2, other))
    t.resolve()
    assert t.zone_of(other) == "graveyard" and not t.foreign_rules()


# -- whose it is, where a wording names somebody and another does not -------------------------------------------------
def test_selected_by_an_opponent_in_sve() -> None:
    t = Sve()
    text = "Whenever this is selected by an opponent's card or ability, give your leader {defense}+1."
    mine, theirs = t.field(P1, text, name="Mine"), t.field(P2, text, name="Theirs")
    for card in (mine, theirs):
        t.spell(P1, f"Select a {card.name} on the field and give it {{attack}}+1.")
    for card, spell in zip((mine, theirs), t.lying(P1, "hand"), strict=True):
        t.play(spell, *((card,) if f"pick {card}" in t.options else ()))
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (20, 21)


@pytest.mark.parametrize(("row", "powers"), (("front", [8000, 5000, 5000]), ("back", [5000, 8000, 5000])))
def test_a_row_of_somebodys_in_cfv(row: str, powers: list[int]) -> None:
    t = Cfv()
    t.vanguard(P1, f"[CONT](VC): All units in your {row} row get [Power]+3000.")
    mine, behind = t.rear(P1, circle="left front", power=5000), t.rear(P1, circle="left back", power=5000)
    theirs = t.rear(P2, circle=f"left {row}", power=5000)
    assert [t.power(unit) for unit in (mine, behind, theirs)] == powers


@every
@pytest.mark.parametrize(("said", "cheaper"), (("", (True, True)), (" you play", (True, False))))
def test_whose_cards_cost_less(ruleset: str, said: str, cheaper: tuple[bool, bool]) -> None:
    found = []
    for seat in (P1, P2):
        t = Fow(ruleset, turn_of=seat)
        t.addition(P1, f"[Continuous] The free cost for [Spell: Chant] cards{said} are reduced by {{1}}.")
        card = t.chant(seat, "Draw a card.", cost="{1}")
        found.append(not t.forbids(f"play {card}"))
    assert tuple(found) == cheaper


# -- one of them, and the others -------------------------------------------------------------------------------------
@pytest.mark.parametrize("one", ("one", "one of them"))
@pytest.mark.parametrize("others", ("the others", "the rest"))
def test_the_others_are_those_that_were_not_taken(one: str, others: str) -> None:
    t = Sve()
    foes = [t.field(P2, name=f"Foe {n}", defense=9) for n in range(4)]
    text = f"Select up to 3 enemy followers on the field. Deal 5 damage to {one} and 2 damage to {others}."
    t.play(t.spell(P1, text), *foes[:3], foes[1])
    assert [t.stats(foe)[1] for foe in foes] == [7, 4, 7, 9]


def test_a_noun_is_nobodys_slip() -> None:
    assert read("Destroy one and draw a card.", "sve", kind="spell", mending=True).card_text is None


# -- a hand that is looked at ----------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("whose", ("your opponent's", "target opponent's"))
def test_who_looks_at_a_hand_and_chooses_sees_it(ruleset: str, whose: str) -> None:
    t = Fow(ruleset)
    one, two = t.hand(P2, name="One", attack=100), t.hand(P2, name="Two", type="addition")
    t.play(t.chant(P1, f"Draw a card. Look at {whose} hand and choose a card. They discard that card."))
    assert t.sees(P1, one) and t.sees(P1, two) and {*t.options} == {f"pick {one}", f"pick {two}"}
    t.choose(two)
    assert t.zone_of(two) == "graveyard" and t.zone_of(one) == "hand"
