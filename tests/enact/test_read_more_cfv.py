"""Phrases of cfv read by composition, played: what one sees at the table when each does what it says."""

from __future__ import annotations

import pytest

from tests.cfv_table import CB, LF, P1, P2, RF, Table


@pytest.mark.parametrize(
    "words",
    [
        "at the end of the battle that this unit boosted",
        "at the end of the battle in which this unit boosts",
        "at the end of a battle in which this unit boosted a vanguard",
    ],
)
def test_the_end_of_a_battle_in_which_a_unit_boosted(words: str) -> None:
    for boost, charged in ((True, 1), (False, 0)):
        t = Table()
        van = t.vanguard(P1)
        text = f"[AUTO](RC): {words[0].upper()}{words[1:]}, Soul Charge (1)."
        rear = t.rear(P1, text, circle=CB, icons="Boost", power=5000)
        t.attack(van, boost=rear if boost else None)
        assert t.count(P1, "soul") == charged, boost


def test_locked_by_an_effect_of_your_card() -> None:
    """The opponent's own locking of it, or the same card locked by nobody's effect of yours, does not trigger it."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your opponent's rear-guards, and lock it.")
    t.rear(P1, "[AUTO](RC): When an opponent's rear-guard becomes locked due to your card's effect, draw a card.")
    t.rear(P2)
    before = t.count(P1, "hand")
    t.activate(van)
    assert t.count(P1, "hand") == before + 1


def test_locked_by_an_effect_of_another_is_not_by_yours() -> None:
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and lock it.")
    text = "[AUTO](RC): When an opponent's rear-guard becomes locked due to your card's effect, draw a card."
    hers = t.rear(P2, text)
    t.rear(P1)
    before = t.count(P2, "hand")
    t.activate(van)
    assert t.count(P2, "hand") == before and t.zone_of(hers)


@pytest.mark.parametrize("hand", ["", " from hand"])
def test_guards_of_some_grades_cannot_be_called(hand: str) -> None:
    """A grade 1 stays in hand, a grade 0 may guard."""
    t = Table()
    van = t.vanguard(
        P1,
        "[AUTO](VC): When this unit attacks, until end of that battle, your opponent cannot call grade 1 or greater "
        f"units to (GC){hand}.",
    )
    small, great = t.hand(P2, grade=0, shield=5000), t.hand(P2, grade=1, shield=5000)
    t.declare(van)
    keys = " ".join(t.options)
    assert t._key(small).split()[-1] in keys and t._key(great).split()[-1] not in keys


def test_during_the_battle_in_which_a_unit_of_a_kind_attacked() -> None:
    text = (
        "[AUTO]: When this unit is placed on (GC), if it is during the battle in which your opponent's grade 2 or less "
        "vanguard attacked, this unit gets [Shield]+5000 until end of that battle."
    )
    for grade, shield in ((2, 10000), (3, 5000)):
        t = Table()
        van = t.vanguard(P1, grade=grade)
        guard = t.hand(P2, text, grade=0, shield=5000)
        t.hand(P2, name="Another", grade=0, shield=5000)  # so that there is more to ask after the first
        t.declare(van)
        t.choose(next(key for key in t.options if t._key(guard).split()[-1] in key))
        assert t.number(guard, "shield") == shield, grade


def test_you_may_have_a_unit_get_power() -> None:
    for answer, raised in (("yes", 4000), ("no", 0)):
        t = Table()
        van = t.vanguard(
            P1,
            "[ACT](VC): Choose one of your rear-guards, and you may have that unit get [Power]+4000 until end of turn.",
        )
        rear = t.rear(P1, power=5000)
        t.activate(van, answer)
        assert t.power(rear) == 5000 + raised


def test_at_the_end_of_a_battle_in_which_it_attacked_or_boosted() -> None:
    text = "[AUTO](RC): At the end of the battle that this unit attacked or boosted, Soul Charge (1)."
    for part, charged in (("attacks", 1), ("boosts", 1), ("neither", 0)):
        t = Table()
        van = t.vanguard(P1)
        rear = t.rear(P1, text, circle=LF if part == "attacks" else CB, icons="Boost", power=5000)
        if part == "attacks":
            t.attack(rear)
        else:
            t.attack(van, boost=rear if part == "boosts" else None)
        assert t.count(P1, "soul") == charged, part


def test_the_attack_did_not_hit() -> None:
    """A strong attack hits and nothing is charged; one too weak to hit charges, though an earlier one hit."""
    for words, power, charged in (
        ("did not hit", 20000, 0), ("did not hit", 3000, 1), ("hit", 20000, 1), ("hit", 3000, 0)
    ):  # fmt: skip
        t = Table()
        text = f"[AUTO](RC): At the end of the battle that this unit attacked, if the attack {words}, Soul Charge (1)."
        rear = t.rear(P1, text, circle=LF, power=power)
        strong = t.rear(P1, circle=RF, power=30000, name="Strong")
        t.attack(strong)
        t.attack(rear)
        assert t.count(P1, "soul") == charged, (words, power)


def test_only_units_of_a_clan_can_be_boosted() -> None:
    for clan, power in (("Lamp Guild", 15000), ("Plain Clan", 10000)):
        t = Table()
        van = t.vanguard(P1, clan=clan)
        text = "[CONT](RC): This unit cannot boost a unit other than a <<Lamp Guild>>."
        rear = t.rear(P1, text, circle=CB, icons="Boost", power=5000)
        t.hand(P2, grade=0, shield=5000)  # so that the guard step asks something
        t.declare(van, boost=rear)
        assert t.power(van) == power, clan


def test_each_fighter_draws() -> None:
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Each fighter draws a card.")
    before = t.count(P1, "hand"), t.count(P2, "hand")
    t.activate(van)
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (before[0] + 1, before[1] + 1)


def test_put_into_the_drop_zone_from_a_circle_by_your_effect() -> None:
    text = "[AUTO]: When this unit is put into the drop zone from (RC) due to your card's effect, draw a card."
    for words, drawn in (("Choose one of your rear-guards, and retire it.", 1), ("Draw a card.", 1)):
        t = Table()
        van = t.vanguard(P1, f"[ACT](VC): {words}")
        rear = t.rear(P1, text)
        before = t.count(P1, "hand")
        t.activate(van)
        assert t.count(P1, "hand") == before + drawn
        assert (t.zone_of(rear) == "drop zone") is words.startswith("Choose")


def test_a_player_cannot_intercept() -> None:
    barred = "[AUTO](VC): When this unit attacks, your opponent cannot intercept until end of that battle."
    for text, may in (("", True), (barred, False)):
        t = Table()
        van = t.vanguard(P1, text)
        guard = t.rear(P2, circle=LF, grade=2, icons="Intercept", shield=5000)
        t.hand(P2, grade=0, shield=5000)
        t.declare(van)
        assert (f"intercept {guard}" in t.options) is may


def test_units_in_the_back_row_can_be_attacked() -> None:
    for text, may in (("", False), ("[CONT](VC): This unit can attack units in the back row.", True)):
        t = Table()
        van = t.vanguard(P1, text)
        behind = t.rear(P2, circle=CB)
        t.rear(P2, circle=LF)
        t.to_battle()
        t.choose("attack")
        if t.menu == "cfv attack":
            t.choose(f"attack {van}")
        assert (t.why_not(f"target {behind}") is None) is may


def test_what_opponents_effects_cannot_choose() -> None:
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your opponent's rear-guards, and retire it.")
    safe = t.rear(P2, "[CONT](RC): This unit cannot be chosen by your opponent's effects.")
    other = t.rear(P2)
    t.activate(van)
    assert t.zone_of(other) == "drop zone" and t.zone_of(safe) != "drop zone"


def test_a_deck_shuffled_by_your_effect_this_turn() -> None:
    text = (
        "[ACT](RC): If your deck has been shuffled by your card's effect during that turn, this unit gets [Power]+3000 "
        "until end of turn."
    )
    for shuffles, power in ((True, 8000), (False, 5000)):
        t = Table()
        van = t.vanguard(P1, "[ACT](VC): Shuffle your deck.")
        rear = t.rear(P1, text, power=5000)
        if shuffles:
            t.activate(van)
        t.activate(rear)
        assert t.power(rear) == power, shuffles


def test_when_a_deck_is_shuffled() -> None:
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Shuffle your deck.")
    t.rear(P1, "[AUTO](RC): When your deck is shuffled by your card's effect, Soul Charge (1).")
    t.rear(P2, "[AUTO](RC): When your deck is shuffled, Soul Charge (1).")
    t.activate(van)
    assert (t.count(P1, "soul"), t.count(P2, "soul")) == (1, 0)


def test_circles_that_hold_no_card() -> None:
    """Five rear-guard circles each; two of yours and one of theirs are taken."""
    for words, more in (("each of your open (RC)", 3000), ("each fighter's open (RC)", 7000)):
        t = Table()
        van = t.vanguard(P1, f"[CONT](VC): During your turn, this unit gets [Power]+1000 for {words}.")
        t.rear(P1), t.locked(P1), t.rear(P2)
        assert t.power(van) == 10000 + more, words


@pytest.mark.parametrize("words", ["on (RC)", "on a (RC)"])
def test_you_place_a_unit(words: str) -> None:
    t = Table()
    t.vanguard(P1, grade=1)
    card = t.hand(P1, f"[AUTO]: When you place this unit {words}, Soul Charge (1).", grade=1)
    t.call(card, LF)
    assert t.count(P1, "soul") == 1


def test_when_something_happens_and_there_is_a_unit() -> None:
    """What must be there is asked when it happens."""
    for clan, power in (("Lamp Guild", 7000), ("Otter Guild", 5000)):
        t = Table()
        t.vanguard(P1, clan=clan)
        text = (
            "[AUTO](RC): When this unit attacks and you have a <<Lamp Guild>> vanguard, this unit gets [Power]+2000 "
            "until end of that battle."
        )
        card = t.rear(P1, text, circle=LF, power=5000)
        t.hand(P2, grade=0, shield=5000)
        t.declare(card)
        assert t.power(card) == power, clan


def test_a_name_alone_is_a_unit_of_that_name() -> None:
    for name, charged in (("Lamplighter Anna", 1), ("Otter", 0)):
        t = Table()
        van = t.vanguard(P1, name=name)
        text = '[AUTO](RC): When this unit boosts "Lamplighter Anna", Soul Charge (1).'
        t.attack(van, boost=t.rear(P1, text, circle=CB, icons="Boost"))
        assert t.count(P1, "soul") == charged, name


def test_a_card_that_was_found_is_added_to_the_hand() -> None:
    t = Table()
    text = (
        "[ACT](VC): Search your deck for up to one card named \"Otter\", reveal it, add it to your hand, and shuffle "
        "your deck."
    )
    van, card = t.vanguard(P1, text), t.deck(P1, name="Otter", grade=1)
    t.activate(van, card)
    assert t.zone_of(card) == "hand"


def test_retired_due_to_an_effect() -> None:
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and retire it.")
    t.rear(P1, "[AUTO]: When this unit is retired due to an effect, Soul Charge (1).")
    t.activate(van)
    assert t.count(P1, "soul") == 1
