"""How far words reach, played in the dialect of fow (docs/language.md). What has a judges' case is
tested with it: `A or B` (J-fow-36), `the rest` (J-fow-35), `instead` (J-fow-26 to 28), `Then` (J-fow-33), the turn
(J-fow-38, 39)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table, by

every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))


def offered(t: Table, *cards: Piece) -> set[Piece]:
    return {card for card in cards if t._key(card) in t.options}


@every
def test_a_limit_said_last_is_that_of_both(ruleset: str) -> None:
    t = Table(ruleset)
    cheap, dear = t.field(P2, cost="{2}"), t.field(P2, cost="{5}")
    thing, great = t.addition(P2, cost="{1}"), t.addition(P2, cost="{6}")
    t.play(t.chant(P1, "Destroy target resonator or addition with total cost 2 or less."))
    assert offered(t, cheap, dear, thing, great) == {cheap, thing}


@every
def test_all_as_and_bs_of_an_opponent_are_all_theirs(ruleset: str) -> None:
    t = Table(ruleset)
    mine, thing = t.field(P1), t.addition(P1)
    hers, her_thing = t.field(P2), t.addition(P2)
    t.cast(t.chant(P1, "Destroy all resonators and additions your opponent controls."))
    t.choose(by(P2, hers))
    assert [t.zone_of(card) for card in (mine, thing, hers, her_thing)] == ["field", "field", "graveyard", "graveyard"]


@every
@pytest.mark.parametrize("up_to", ("", "up to one "))
def test_one_of_each_and_both_from_there(ruleset: str, up_to: str) -> None:
    t = Table(ruleset)
    bears = [t.graveyard(P1, cost="{1}"), t.graveyard(P1, cost="{2}")]
    things = [t.graveyard(P1, type="addition", subtype="field", cost=c) for c in ("{1}", "{2}")]
    afield = t.field(P1), t.field(P2), t.addition(P1)
    t.play(t.chant(P1, f"Put {up_to}target resonator and {up_to}target addition from your graveyard into your hand."))
    assert offered(t, *bears, *things, *afield) == set(bears)
    t.choose(bears[0])
    assert offered(t, *bears, *things, *afield) == set(things)
    t.answer(things[0])
    t.resolve()
    assert [t.zone_of(card) for card in (*bears, *things)] == ["hand", "graveyard", "hand", "graveyard"]


@every
def test_whose_they_are_is_said_of_both_targets(ruleset: str) -> None:
    t = Table(ruleset)
    hers, other, mine = t.field(P2, cost="{1}"), t.field(P2, cost="{3}"), t.field(P1)
    things = t.addition(P2), t.addition(P1)
    t.play(t.chant(P1, "Destroy target resonator and target addition your opponent controls."))
    assert offered(t, hers, other, mine, *things) == {hers, other}


@every
@pytest.mark.parametrize(("mine", "hers", "draws"), ((("Fairy",), ("Elf",), 0), (("Fairy", "Elf"), (), 1)))
def test_an_a_and_a_b_are_both_needed(ruleset: str, mine: tuple[str, ...], hers: tuple[str, ...], draws: int) -> None:
    t = Table(ruleset)
    t.deck(P1)
    for seat, races in ((P1, mine), (P2, hers)):
        for race in races:
            t.field(seat, race=[race])
    t.cast(t.chant(P1, "If you control a Fairy and an Elf, draw a card."))
    assert t.count(P1, "hand") == draws


@every
def test_it_is_the_card_that_was_named_last(ruleset: str) -> None:
    t = Table(ruleset)
    x, y = t.field(P1), t.field(P2)
    t.cast(t.chant(P1, "Rest target resonator. Rest another target resonator. Destroy it."), x)
    assert t.zone_of(x) == "field" and t.zone_of(y) == "graveyard"


@every
def test_they_are_those_of_the_same_number(ruleset: str) -> None:
    t = Table(ruleset)
    x, y, z = t.field(P2, attack=100), t.field(P2, attack=200), t.field(P1, attack=300)
    text = (
        "Rest two target resonators your opponent controls. Recover target resonator you control. They gain "
        "[+100/+0]."
    )
    t.cast(t.chant(P1, f"{text[:-1]} until end of turn."))
    assert [t.stats(card)[0] for card in (x, y, z)] == [200, 300, 300]


@every
def test_this_way_is_by_this_very_text(ruleset: str) -> None:
    t = Table(ruleset)
    for seat in (P1, P1, P2):
        t.field(seat)
    t.graveyard(P1)
    text = "Destroy all resonators you control. You gain 100 life for each resonator destroyed this way."
    t.cast(t.chant(P1, text))
    assert t.life(P1) == 4200


@every
@pytest.mark.parametrize(("answer", "hand"), (("no", 1), ("yes", 2)))
def test_if_you_do_asks_of_the_sentence_before(ruleset: str, answer: str, hand: int) -> None:
    t = Table(ruleset)
    t.hand(P1), t.deck(P1), t.deck(P1)
    t.cast(t.chant(P1, "You gain 100 life. You may discard a card. If you do, draw two cards."), then=(answer,))
    assert t.count(P1, "hand") == hand


@every
@pytest.mark.parametrize("added", (False, True))
def test_if_you_do_falls_with_the_condition_of_the_sentence_before(ruleset: str, added: bool) -> None:
    t = Table(ruleset)
    t.hand(P1)
    if added:
        t.addition(P1)
    t.cast(t.chant(P1, "You gain 100 life. If you control an addition, discard a card. If you do, you gain 500 life."))
    assert t.life(P1) == (4600 if added else 4100)


@every
@pytest.mark.parametrize("added", (False, True))
def test_a_sentence_that_speaks_of_what_was_found_belongs_to_the_if(ruleset: str, added: bool) -> None:
    t = Table(ruleset)
    d = t.deck(P1, cost="{1}")
    t.deck(P1, cost="{2}")
    if added:
        t.addition(P1)
    text = (
        "If you control an addition, search your main deck for a resonator. Reveal it, put it into your hand and you "
        "gain 500 life."
    )
    t.cast(t.chant(P1, text), then=(d,) if added else ())
    assert t.life(P1) == (4500 if added else 4000) and t.zone_of(d) == ("hand" if added else "deck")


@every
@pytest.mark.parametrize("added", (False, True))
def test_then_goes_on_under_the_condition(ruleset: str, added: bool) -> None:
    t = Table(ruleset)
    if added:
        t.addition(P1)
    t.cast(t.chant(P1, "If you control an addition, you gain 100 life. Then you gain 500 life."))
    assert t.life(P1) == (4600 if added else 4000)


@every
def test_then_after_something_optional_is_done_at_any_rate(ruleset: str) -> None:
    t = Table(ruleset)
    t.hand(P1)
    t.cast(t.chant(P1, "You may discard a card. Then you gain 500 life."), then=("no",))
    assert t.life(P1) == 4500


@every
@pytest.mark.parametrize("answer", ("no", "yes"))
def test_what_is_given_to_what_may_be_put_goes_with_putting_it(ruleset: str, answer: str) -> None:
    t = Table(ruleset)
    laid = t.graveyard(P1)
    text = "You may put target resonator from your graveyard into your field. It gains [Flying] until end of turn."
    t.cast(t.chant(P1, text), then=(answer,))
    assert t.has(laid, "Flying") is (answer == "yes")


@every
@pytest.mark.parametrize("added", (False, True))
def test_what_is_given_to_what_is_put_under_a_condition_goes_with_it(ruleset: str, added: bool) -> None:
    t = Table(ruleset)
    hers = t.field(P2)
    if added:
        t.addition(P1)
    t.field(
        P1,
        "[Continuous] Whenever a resonator your opponent controls is put into a graveyard, if you control an addition, "
        "put "
        "it into your field under your control. It gains Imp in addition to its own race.",
        attack=100,
    )
    t.cast(t.chant(P1, "Destroy target resonator your opponent controls."))
    assert t.zone_of(hers) == ("field" if added else "graveyard")
    assert ("Imp" in t.chars(hers).label("race")) is added


@every
def test_what_describes_the_first_describes_a_second_without_a_word_of_its_own(ruleset: str) -> None:
    t = Table(ruleset)
    lying, standing = t.field(P2, rested=True), t.field(P2)
    ruler, other = t.j_ruler(P2), t.field(P2, rested=True, cost="{4}")
    t.play(t.chant(P1, "Return target rested resonator or J-ruler to its owner's hand."))
    assert offered(t, lying, standing, ruler, other) == {lying, other}


@every
def test_with_an_article_the_second_stands_for_itself(ruleset: str) -> None:
    t = Table(ruleset)
    t.deck(P1), t.deck(P1)
    t.addition(P1, "[Continuous] Whenever you play a water chant or a resonator, you gain 100 life.")
    t.cast(t.hand(P1, attribute=["fire"], cost="{0}"))
    assert t.life(P1) == 4100


@every
def test_it_is_the_ruler_where_only_a_ruler_can_be_meant(ruleset: str) -> None:
    t = Table(ruleset)
    ruler = t.j_ruler(P1, name="Old Lamp")
    crown = t.field(P1, 'Banish this card: If your J-Ruler is "Old Lamp", put it into your ruler area as a ruler.')
    t.activate(crown)
    t.resolve()
    assert t.zone_of(ruler) == "ruler area" and t.zone_of(crown) == "graveyard"


@every
@pytest.mark.parametrize("deck", ("main deck", "magic stone deck"))
def test_shuffle_it_is_said_of_the_deck_spoken_of_last(ruleset: str, deck: str) -> None:
    t = Table(ruleset)
    t.deck(P1), t.deck(P1, cost="{4}")
    t.put(P1, "magic stone deck", "", stone=["fire"]), t.put(P1, "magic stone deck", "", stone=["wind"])
    t.cast(t.chant(P1, f"Look at the top card of your {deck}. Then you may shuffle it."), then=("yes",))
    (shuffled,) = t.events("shuffle")
    assert deck.removeprefix("main ") in (shuffled.to, shuffled.key, shuffled.value)


@every
@pytest.mark.parametrize("seat", (P1, P2))
def test_what_you_put_into_a_field_is_put_by_you(ruleset: str, seat: int) -> None:
    t = Table(ruleset)
    t.addition(seat, "[Continuous] When you put a Fairy into a field, you gain 100 life.")
    fairy = t.hand(P1, race=["Fairy"], cost="{0}")
    t.cast(fairy)
    assert t.life(seat) == (4100 if seat == P1 else 4000)


@every
@pytest.mark.parametrize("added", (False, True))
def test_several_steps_done_instead_take_the_place_of_several(ruleset: str, added: bool) -> None:
    t = Table(ruleset)
    found = [t.deck(P1, cost="{1}"), t.deck(P1, cost="{2}")]
    t.deck(P1, cost="{3}", type="addition", subtype="field")
    if added:
        t.addition(P1)
    text = (
        "Search your main deck for a resonator, reveal it and put it into your hand. Then shuffle your main deck. If "
        "you "
        "control an addition, search your main deck for up to two resonators, reveal them and put them into your hand "
        "instead. Then shuffle your main deck."
    )
    t.cast(t.chant(P1, text), then=(found[0], *(found[1:] if added else ())))
    assert t.zone_of(found[0]) == "hand" and t.zone_of(found[1]) == ("hand" if added else "deck")
    assert len([e for e in t.events() if e.card == found[0].id and e.to == "hand"]) == 1
