"""Phrases of Cardfight!! Vanguard that do, ask and count something, and that nothing played."""

from __future__ import annotations

import pytest

from ludex.games.definitions import UnreadableCard
from ludex.kernel.decisions import ACT
from tests.cfv_table import CB, GC, LB, LF, P1, P2, RB, RF, VC, Piece, Table

DRAW, PLAIN = "draw a card.", "Plain Clan"


def speaking(words: str, **details: object) -> tuple[Table, Piece]:
    """A table where a vanguard can say something for a card of its soul."""
    t = Table()
    for seat in (P1, P2):
        for n in range(6):
            t.deck(seat, name=f"Hidden {n}", power=5000)
    t.soul(P1)
    return t, t.vanguard(P1, f"[ACT](VC): [Soul Blast (1)] {words}", **details)


def said(t: Table, van: Piece, *answers: str | Piece) -> None:
    """The vanguard speaks; what is asked besides gets the answers in turn, and then its first option."""
    t.choose(next(key for key in t.options if key.startswith(f"activate {van}")))
    left = list(answers)
    for _ in range(20):
        d = t.game.decision
        if d is None or d.kind == ACT:
            break
        answer = left.pop(0) if left else t.options[0]
        t.choose(f"pick {answer}" if isinstance(answer, Piece) else answer)
    assert not left


def drawn(words: str, build: object = None) -> bool:
    """Whether a card is drawn when a vanguard says so."""
    t, van = speaking(words)
    if callable(build):
        build(t)
    before = t.count(P1, "hand")
    said(t, van)
    return t.count(P1, "hand") > before


# -- how many ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("words", "fewest"), [("any number of", 0), ("1 or more of", 1), ("at least 2 of", 2)])
def test_how_many_may_be_chosen(words: str, fewest: int) -> None:
    """From the fewest to all three."""
    for number in range(4):
        t, van = speaking(f"Choose {words} your rear-guards, and retire them.")
        rears = [t.rear(P1, circle=circle, name=circle, power=5000) for circle in (LF, RF, LB)]
        t.choose(next(key for key in t.options if key.startswith(f"activate {van}")))
        for n in range(number):
            t.choose(f"pick {rears[n]}")
        if number < 3:
            assert ("done" in t.options) is (number >= fewest)
            if "done" not in t.options:
                continue
            t.choose("done")
        assert t.count(P1, "drop zone") - 1 == number


@pytest.mark.parametrize(
    ("words", "mine", "theirs", "holds"),
    [("less", 1, 2, True), ("less", 2, 2, False), ("greater", 2, 1, True), ("greater", 2, 2, False),
     ("more", 1, 2, False)],
)  # fmt: skip
def test_two_numbers_are_compared(words: str, mine: int, theirs: int, holds: bool) -> None:
    def build(t: Table) -> None:
        for seat, number in ((P1, mine), (P2, theirs)):
            for circle in (LF, RF)[:number]:
                t.rear(seat, circle=circle)

    asked = f"If the number of your rear-guards is {words} than the number of your opponent's rear-guards, {DRAW}"
    assert drawn(asked, build) is holds


@pytest.mark.parametrize(
    ("amount", "more"),
    [("1000 plus 2000", 3000), ("1000 times the number of your rear-guards", 2000),
     ("twice the number of your rear-guards", 4), ("half of this unit's power", 5000),
     ("the highest [Power] among your rear-guards", 8000), ("the lowest [Power] among your rear-guards", 3000),
     ("the total [Power] of your rear-guards", 11000), ("this unit's original power", 10000)],
)  # fmt: skip
def test_numbers_that_are_reckoned(amount: str, more: int) -> None:
    """A vanguard of 10000 with rear-guards of 3000 and 8000; the opponent has a greater one."""
    t, van = speaking(f"This unit gets [Power]+X until end of turn. X is {amount}.")
    t.rear(P1, circle=LF, power=3000)
    t.rear(P1, circle=RF, power=8000)
    t.rear(P2, circle=LF, power=20000)
    said(t, van)
    assert t.power(van) == 10000 + more


def test_its_own_number_as_printed() -> None:
    """What it has gained is no part of it."""
    words = "This unit gets [Power]+X until end of turn. X is this unit's original power."
    t, van = speaking(f"{words}\n[CONT](VC): This unit gets [Power]+5000.")
    said(t, van)
    assert t.power(van) == 25000


@pytest.mark.parametrize(
    "words", ["This unit gets [Power]+1000 for each of your rear-guards until end of turn.",
              "For each of your rear-guards, this unit gets [Power]+1000 until end of turn."]
)  # fmt: skip
def test_for_each(words: str) -> None:
    t, van = speaking(words)
    for circle in (LF, RF):
        t.rear(P1, circle=circle)
    t.rear(P2, circle=LF)
    said(t, van)
    assert t.power(van) == 12000


def test_as_many_as_there_were_of_them() -> None:
    t, van = speaking("Retire all of your rear-guards. Draw cards equal to the number of them.")
    for circle in (LF, RF):
        t.rear(P1, circle=circle)
    before = t.count(P1, "hand")
    said(t, van)
    assert t.count(P1, "hand") == before + 2


@pytest.mark.parametrize(("total", "allowed"), [("3 or less", {1, 2, 3}), ("3", {3}), ("3 or more", {3, 4, 5, 6})])
def test_grades_that_are_added_up(total: str, allowed: set[int]) -> None:
    """Cards of grade 1, 2 and 3 in the drop zone: those sums may be taken, and no others."""
    sums = set()
    for mask in range(1, 8):
        which = f"cards from your drop zone whose total grades are {total}"
        t, van = speaking(f"Choose any number of {which}, and put them into your soul.")
        cards = [t.drop(P1, grade=n, name=f"Grade {n}") for n in (1, 2, 3)]
        wanted = [card for n, card in enumerate(cards) if mask >> n & 1]
        t.choose(next(key for key in t.options if key.startswith(f"activate {van}")))
        for card in wanted:
            if f"pick {card}" not in t.options:
                break
            t.choose(f"pick {card}")
        else:
            if "done" in t.options:
                t.choose("done")
            if {card.id for card in t.pieces(P1, "soul")} == {card.id for card in wanted}:
                sums.add(sum(n + 1 for n in range(3) if mask >> n & 1))
    assert sums == allowed


def test_half_of_the_rear_guards() -> None:
    t, van = speaking("Retire half of the rear-guards.")
    for circle in (LF, RF, LB):
        t.rear(P1, circle=circle, name=circle, power=5000)
    said(t, van)
    assert t.count(P1, "drop zone") - 1 == 2


# -- what was done ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("doing", "past"),
    [("Retire all of your rear-guards.", "are retired"), ("[Stand] all of your rear-guards.", "[Stand]")],
)
def test_how_many_units_were_touched(doing: str, past: str) -> None:
    for number, holds in ((1, False), (2, True)):
        t, van = speaking(f"{doing} If two or more units {past} this way, {DRAW}")
        for circle in (LF, RF)[:number]:
            t.rear(P1, circle=circle, resting=True)
        before = t.count(P1, "hand")
        said(t, van)
        assert (t.count(P1, "hand") > before) is holds, number


@pytest.mark.parametrize("number", ["one", "two"])
def test_how_many_units_were_called(number: str) -> None:
    words = f"Call {number} card{'s' * (number == 'two')} from your drop zone to open (RC)."
    t, van = speaking(f"{words} If two or more units are called this way, {DRAW}")
    for n in range(2):
        t.drop(P1, name=f"Gone {n}", power=5000)
    before = t.count(P1, "hand")
    said(t, van)
    assert (t.count(P1, "hand") > before) is (number == "two")


def test_a_card_was_put_into_the_damage_zone_this_way() -> None:
    words = f"Choose one of your rear-guards, and put it into your damage zone. If you put a card into the damage zone this way, {DRAW}"  # noqa: E501
    assert drawn(words, lambda t: t.rear(P1, circle=LF))
    assert not drawn(words)


def test_what_is_not_done_has_its_own_sentence() -> None:
    for answer, power in (("yes", 10000), ("no", 11000)):
        t, van = speaking("You may draw a card. If you don't, this unit gets [Power]+1000 until end of turn.")
        said(t, van, answer)
        assert t.power(van) == power


def test_otherwise() -> None:
    for rears, power in ((1, 11000), (2, 10000)):
        t, van = speaking(
            f"If you have two rear-guards, {DRAW} Otherwise, this unit gets [Power]+1000 until end of turn."
        )
        for circle in (LF, RF)[:rears]:
            t.rear(P1, circle=circle)
        before = t.count(P1, "hand")
        said(t, van)
        assert (t.power(van), t.count(P1, "hand") - before) == (power, rears - 1)


def test_one_or_the_other_is_so() -> None:
    words = f"If you have a rear-guard or your opponent has a rear-guard, {DRAW}"
    assert drawn(words, lambda t: t.rear(P1, circle=LF))
    assert drawn(words, lambda t: t.rear(P2, circle=LF))
    assert not drawn(words)


@pytest.mark.parametrize(("words", "draws"), [("Repeat this process two times.", 3), ("Repeat this process once.", 2)])
def test_the_process_is_repeated(words: str, draws: int) -> None:
    t, van = speaking(f"Draw a card. {words}")
    before = t.count(P1, "hand")
    said(t, van)
    assert t.count(P1, "hand") == before + draws


# -- which ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "spared"),
    [('your opponent\'s rear-guards not named "Squire"', "Squire"),
     ("your opponent's non-<<Plain Clan>> rear-guards", "Squire"),
     ("your opponent's non-<Human> rear-guards", "Squire")],
)  # fmt: skip
def test_all_but_some(words: str, spared: str) -> None:
    t, van = speaking(f"Retire all of {words}.")
    kept = t.rear(P2, circle=LF, name="Squire", clan=PLAIN, race=["Human"], power=5000)
    gone = t.rear(P2, circle=RF, name="Stranger", clan="Other Clan", race=["Elf"], power=5000)
    said(t, van)
    assert (t.zone_of(kept), t.zone_of(gone)) == (LF, "drop zone")


def test_a_card_with_a_trigger_icon() -> None:
    t, van = speaking("Choose a card with a trigger icon from your drop zone, and put it into your hand.")
    heal, plain = t.drop(P1, name="Heal", trigger="heal", grade=0), t.drop(P1, name="Plain", power=5000)
    said(t, van)
    assert (t.zone_of(heal), t.zone_of(plain)) == ("hand", "drop zone")


@pytest.mark.parametrize("facedown", [False, True])
def test_a_face_down_card(facedown: bool) -> None:
    t = Table()
    van = t.vanguard(P1, "[CONT](VC): If you have a face-down card in your damage zone, this unit gets [Power]+1000.")
    t.damage(P1, facedown=facedown)
    assert t.power(van) == 10000 + 1000 * facedown


def test_one_of_them() -> None:
    """Of two that were chosen one is retired, and nobody else."""
    t, van = speaking("Choose two of your rear-guards. Retire one of them.")
    rears = [t.rear(P1, circle=circle, name=circle, power=5000) for circle in (LF, RF, LB)]
    said(t, van, rears[0], rears[1], rears[1])
    assert [t.zone_of(card) for card in rears] == [LF, "drop zone", LB]


def test_two_phrases_together() -> None:
    t, van = speaking("Choose one of your rear-guards and one of your opponent's rear-guards, and retire them.")
    mine, theirs = t.rear(P1, circle=LF), t.rear(P2, circle=LF)
    said(t, van)
    assert t.zone_of(mine) == t.zone_of(theirs) == "drop zone"


def test_what_it_is_not() -> None:
    for grade, drawn_ in ((3, False), (2, True)):
        t, van = speaking("Reveal the top card of your deck. If it is not a grade 3 card, put it into your hand.")
        top = t.deck(P1, name="Upper", grade=grade)
        said(t, van)
        assert (t.zone_of(top) == "hand") is drawn_


def test_one_of_them_is_of_a_clan() -> None:
    for clan, power in (("Other Clan", 11000), (PLAIN, 10000)):
        t = Table()
        gets = "this unit gets [Power]+1000 until end of that battle."
        van = t.vanguard(
            P1, f"[AUTO](VC): When this unit attacks, if one of your rear-guards is a <<Other Clan>>, {gets}"
        )
        t.rear(P1, circle=LF, clan=clan)
        t.hand(P2, shield=5000)
        t.declare(van)
        assert t.power(van) == power


def test_its_controller_draws() -> None:
    t, van = speaking("Choose one of your opponent's rear-guards, and retire it. Its controller draws a card.")
    t.rear(P2, circle=LF)
    before = t.count(P1, "hand"), t.count(P2, "hand")
    said(t, van)
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (before[0], before[1] + 1)


# -- where ------------------------------------------------------------------------------------------------------------
def test_a_guardian_is_called_resting() -> None:
    t = Table()
    van = t.vanguard(P1)
    t.vanguard(P2, "[AUTO](VC): When this unit is attacked, call a card from your drop zone to (GC) as [Rest].")
    card = t.drop(P2, name="Guard", shield=5000)
    t.hand(P2, shield=5000)
    t.declare(van)
    for _ in range(6):
        if t.zone_of(card) == "drop zone":
            t.choose(t.options[0])
    assert (t.zone_of(card), t.rested(card)) == (GC, True)


@pytest.mark.parametrize(("how", "rested"), [(" as [Rest]", True), (" as [Stand]", False)])
def test_how_a_card_is_ridden(how: str, rested: bool) -> None:
    t, van = speaking(f"Choose a card from your drop zone, and ride it{how}.", resting=not rested)
    card = t.drop(P1, name="Rider", grade=3)
    said(t, van)
    assert (t.zone_of(card), t.rested(card)) == (VC, rested)


@pytest.mark.parametrize(("how", "faceup"), [("face down", False), ("face up", True)])
@pytest.mark.parametrize(("zone", "place"), [("damage zone", "damage zone"), ("bind zone", "bind zone")])
def test_how_a_card_is_put(how: str, faceup: bool, zone: str, place: str) -> None:
    t, van = speaking(f"Put the top card of your deck into your {place} {how}.")
    top = t.deck(P1, name="Upper", power=5000)
    said(t, van)
    assert (t.zone_of(top), t.game.cards[top.id].faceup) == (zone, faceup)


def test_shuffled_into_the_deck() -> None:
    t, van = speaking("Choose a card from your drop zone, and shuffle it into your deck.")
    card = t.drop(P1, name="Gone", power=5000)
    before = t.count(P1, "deck")
    said(t, van, card)
    assert (t.zone_of(card), t.count(P1, "deck")) == ("deck", before + 1)
    assert not t.sees(P1, card)


def test_the_bottom_of_a_deck() -> None:
    t, van = speaking("Put the bottom card of your deck into your hand.")
    low, top = t.deck(P1, name="Lowest", at="bottom", power=5000), t.deck(P1, name="Upper", power=5000)
    said(t, van)
    assert (t.zone_of(low), t.zone_of(top)) == ("hand", "deck")


def test_up_to_so_many_cards_of_the_top() -> None:
    for number in range(3):
        t, van = speaking("Put up to two cards from the top of your deck into your drop zone.")
        before = t.count(P1, "deck")
        t.choose(next(key for key in t.options if key.startswith(f"activate {van}")))
        for n in range(2):
            if t.game.decision is not None and t.game.decision.kind != ACT:
                keys = [key for key in (f"number {number}", "yes" if n < number else "no") if key in t.options]
                t.choose(keys[0])
        assert before - t.count(P1, "deck") == number


def test_two_units_change_places() -> None:
    t, van = speaking("Choose two of your rear-guards, and exchange the positions of them.")
    left, right = t.rear(P1, circle=LF, name="Left", power=5000), t.rear(P1, circle=RB, name="Right", power=5000)
    said(t, van)
    assert (t.zone_of(left), t.zone_of(right)) == (RB, LF)


def test_this_unit_changes_places_with_another() -> None:
    t = Table()
    text = "[ACT](RC): [Soul Blast (1)] Exchange the positions of this unit and one of your rear-guards."
    unit, other = t.rear(P1, text, CB, name="Mover", power=5000), t.rear(P1, circle=LF, name="Other", power=5000)
    t.soul(P1)
    said(t, unit)
    assert (t.zone_of(unit), t.zone_of(other)) == (LF, CB)


def test_in_the_same_column() -> None:
    t = Table()
    text = "[ACT](RC): [Soul Blast (1)] Choose a card from your drop zone, and call it to (RC) in the same column as this unit."  # noqa: E501
    unit = t.rear(P1, text, LF, name="Front", power=5000)
    card = t.drop(P1, name="Comer", power=5000)
    t.soul(P1)
    said(t, unit, card)
    assert t.zone_of(card) in (LF, LB)


def test_this() -> None:
    t = Table()
    unit, other = t.rear(P1, "[CONT](RC): This gets [Power]+1000.", LF, power=5000), t.rear(P1, circle=RF, power=5000)
    assert (t.power(unit), t.power(other)) == (6000, 5000)


# -- the course of the game -------------------------------------------------------------------------------------------
def test_a_text_about_what_no_rule_says_is_declined() -> None:
    with pytest.raises(UnreadableCard, match="skip a turn"):
        speaking("Skip your opponent's next turn.")


def test_who_would_lose_does_something_instead() -> None:
    for words, over in (("", True), ("[CONT](VC): If you would lose the game, draw a card instead.", False)):
        t = Table()
        van = t.vanguard(P1)
        t.vanguard(P2, words)
        for _ in range(5):
            t.damage(P2)
        for seat in (P1, P2):
            for _ in range(6):
                t.deck(seat)
        t.attack(van)
        assert (t.game.result is not None) is over, words


def test_damage_that_is_not_dealt() -> None:
    t = Table()
    van = t.vanguard(P1)
    t.vanguard(P2, "[CONT](VC): If this unit would be dealt damage, draw a card instead.")
    for seat in (P1, P2):
        for _ in range(6):
            t.deck(seat)
    t.attack(van)
    drawn_ = t.events("draw")  # the first for the damage, the second in the next turn
    assert t.damages(P2) == 0 and drawn_ and t.events("hit")
    assert t.events().index(drawn_[0]) < t.events().index(t.events("hit")[0])
