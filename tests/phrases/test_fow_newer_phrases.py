"""Phrases of Force of Will about another card's numbers and skills, several zones, and who may fight whom."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
GAME = EDITIONS[-1]
every = pytest.mark.parametrize("ruleset", EDITIONS)


# -- numbers of another card ------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(
    ("words", "body"),
    [
        ("Target Elf's ATK and DEF become another target resonator's printed ATK and printed DEF until end of turn.",
         (300, 900)),
        ("Target Elf's ATK and DEF become another target resonator's ATK and DEF until end of turn.", (500, 1000)),
        ("ATK and DEF of target Elf become those of another target resonator until end of turn.", (500, 1000)),
        ("The ATK and DEF of target Elf become the ATK and DEF of another target resonator until end of turn.",
         (500, 1000)),
    ],
)  # fmt: skip
def test_atk_and_def_become_those_of_another_card(ruleset: str, words: str, body: tuple[int, int]) -> None:
    """The other is a 300/900 that has 200/100 more; what it has later is not what was taken over."""
    t = Table(ruleset)
    elf = t.field(P1, race=["Elf"], name="Elf", attack=100, defense=100)
    other = t.field(P2, name="Other", attack=300, defense=900)
    t.addition(P2, "[Continuous] Added resonator gains [+200/+100].", on=other)
    taking, parting = t.chant(P1, words), t.chant(P1, "Destroy all additions.")
    t.cast(taking)
    assert t.stats(elf) == body
    t.cast(parting)
    assert t.stats(elf) == body and t.stats(other) == (300, 900)
    t.to_next_turn()
    assert t.stats(elf) == (100, 100)


@every
def test_two_letters_are_the_numbers_of_what_was_rested(ruleset: str) -> None:
    t = Table(ruleset)
    text = (
        "[Activate] Rest another recovered resonator you control: This card gains [+X/+Y] until end of turn, where X "
        "is the ATK and Y is the DEF of the resonator rested this way. This card gains that resonator's symbol skills "
        "until end of turn."
    )
    card = t.field(P1, text, name="Engine", attack=100, defense=200)
    fuel = t.field(P1, "[Flying]", name="Fuel", attack=300, defense=500)
    t.activate(card)
    t.resolve()
    assert t.rested(fuel) and t.stats(card) == (400, 700)
    assert t.has(card, "Flying") and not t.has(card, "Pierce")
    t.to_next_turn()
    assert t.stats(card) == (100, 200) and not t.has(card, "Flying")


@every
def test_two_letters_are_the_numbers_of_what_was_destroyed(ruleset: str) -> None:
    t = Table(ruleset)
    text = (
        "[Continuous] Whenever a resonator you control is destroyed, target Elf gains [+X/+Y] until end of turn, where "
        "X is the destroyed resonator's ATK and Y is the destroyed resonator's DEF."
    )
    t.field(P1, text, name="Mourner", attack=0, defense=100)
    elf = t.field(P1, race=["Elf"], name="Elf", attack=100, defense=100)
    t.field(P1, race=["Cat"], name="Cat", attack=300, defense=600)
    t.cast(t.chant(P1, "Destroy target Cat."))
    t.resolve()
    assert t.stats(elf) == (400, 700)


# -- fights -----------------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("strength", [300, 500])
def test_the_weak_neither_attack_nor_block_this_card(ruleset: str, strength: int) -> None:
    """`cannot attack or block this card` forbids both, and only towards it."""
    t = Table(ruleset)
    text = "[Continuous] Resonators with ATK 400 or less cannot attack or block this card."
    weak = t.field(P1, name="Weak", attack=strength, defense=500)
    proud = t.field(P2, text, name="Proud", attack=500, defense=500, rested=True)
    plain = t.field(P2, name="Plain", attack=500, defense=500, rested=True)
    t.to_attack()
    assert (f"attack {weak} {proud}" in t.options) is (strength > 400)
    assert f"attack {weak} {plain}" in t.options


@every
@pytest.mark.parametrize("strength", [300, 500])
def test_nor_do_they_block_it(ruleset: str, strength: int) -> None:
    t = Table(ruleset)
    text = "[Continuous] Resonators with ATK 400 or less cannot attack or block this card."
    proud = t.field(P1, text, name="Proud", attack=500, defense=500)
    guard = t.field(P2, name="Guard", attack=strength, defense=500)
    other = t.field(P2, name="Other guard", attack=900, defense=500)
    t.to_attack()
    t.declare(proud)
    t.to_block()
    assert f"block {other}" in t.options and (f"block {guard}" in t.options) is (strength > 400)


@every
def test_what_players_cannot_choose_as_a_target(ruleset: str) -> None:
    """Only abilities of small resonators; a chant may name it."""
    t = Table(ruleset)
    text = (
        "[Continuous] Players cannot choose this card as a target for an ability of a resonator with total cost three "
        "or less."
    )
    shy = t.field(P2, text, name="Shy", attack=100, defense=500)
    small = t.field(P1, "[Activate] {0}: Destroy target resonator your opponent controls.", name="Small", cost="{1}")
    chant = t.chant(P1, "Destroy target resonator your opponent controls.")
    assert t.forbids(f"activate {small}")
    t.cast(chant)
    assert t.zone_of(shy) == "graveyard"


@every
@pytest.mark.parametrize("on", ["player", "resonator"])
def test_damage_to_your_opponent_or_to_a_resonator_is_doubled(ruleset: str, on: str) -> None:
    t = Table(ruleset)
    text = (
        "[Continuous] If this card would deal damage to your opponent or to a resonator, it deals double that much "
        "instead.\n[Activate] {0}: This card deals 200 damage to target player.\n"
        "[Activate] {0}: This card deals 200 damage to target Cat."
    )
    card = t.field(P1, text, attack=100, defense=500)
    cat = t.field(P2, race=["Cat"], name="Cat", defense=900)
    if on == "player":
        for victim, lost in ((P2, 400), (P1, 200)):
            before = t.life(victim)
            t.activate(card, t.player(victim), n=1)
            t.resolve()
            assert before - t.life(victim) == lost
    else:
        t.activate(card, n=2)
        t.resolve()
        assert t.damage_on(cat) == 400


@every
def test_those_who_fight_and_their_controllers(ruleset: str) -> None:
    """Both fighters are meant without an article; each controller is hurt."""
    t = Table(ruleset)
    text = (
        "Destroy attacking resonator and blocking resonator. This card deals 300 damage to each controller of those "
        "resonators."
    )
    mine, theirs = (
        t.field(P1, name="Mine", attack=100, defense=900),
        t.field(P2, name="Theirs", attack=100, defense=900),
    )
    t.stone(P1, "fire")
    burn = t.instant(P1, text)
    t.to_attack()
    t.declare(mine)
    t.to_block()
    t.block(theirs)
    t.pass_until(f"play {burn}")
    t.cast(burn)
    assert t.zone_of(mine) == t.zone_of(theirs) == "graveyard"
    assert (t.life(P1), t.life(P2)) == (3700, 3700)


# -- places and counts ------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("many", [1, 2, 3])
def test_who_controls_three_controls_two(ruleset: str, many: int) -> None:
    t = Table(ruleset)
    for n in range(many):
        t.field(P1, race=["Cat"], name=f"Cat {n}")
    t.cast(t.chant(P1, "If you control two Cats, you gain 100 life."))
    assert t.life(P1) == 4000 + 100 * (many >= 2)


@every
def test_cards_from_a_deck_that_nobody_searches_are_its_top_cards(ruleset: str) -> None:
    t = Table(ruleset)
    below, second, first = (t.deck(P1, name=name, attack=100, at="top") for name in ("Third", "Second", "First"))
    t.cast(t.chant(P1, "Put two cards from your main deck into your graveyard."))
    while t.options[0].startswith("pick"):
        t.choose(t.options[0])  # in which order
    t.resolve()
    assert [t.zone_of(card) for card in (first, second, below)] == ["graveyard", "graveyard", "deck"]


@every
def test_stones_go_back_and_the_decks_are_shuffled(ruleset: str) -> None:
    t = Table(ruleset)
    t.stone(P1, "fire")
    t.stone(P2, "water")
    text = "Return all magic stones in all magic stone areas to their magic stone decks, then shuffle the decks."
    chant = t.chant(P1, text)
    counts = [t.count(seat, "magic stone deck") for seat in (P1, P2)]
    t.cast(chant)
    assert [t.count(seat, "magic stone deck") for seat in (P1, P2)] == [n + 1 for n in counts]
    assert {e.seat for e in t.game.log.since(0) if e.kind == "shuffle"} >= {P1, P2}


# -- words, counters, additions, costs --------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("words", ["its race is the one chosen upon [Enter]", "its race becomes the chosen race"])
def test_its_race_is_the_chosen_one(ruleset: str, words: str) -> None:
    t = Table(ruleset)
    text = f"[Enter] Choose a race.\n[Continuous] As long as this card is in a field, {words}."
    card = t.hand(P1, text, race=["Golem"], name="Gimmick", cost="{0}", attack=100, defense=100)
    t.field(P1, race=["Cat"], name="Cat")
    t.play(card)
    t.resolve("name Cat")
    chars = t.game.chars(card.id)
    assert chars.label("race") == frozenset({"Cat"})


@every
def test_a_counter_is_removed_from_this_card(ruleset: str) -> None:
    t = Table(ruleset)
    text = "[Activate] {0}: Put three frost counters on this card.\n[Activate] {0}: Remove a frost counter."
    card, other = t.field(P1, text, name="Kay"), t.field(P1, text, name="Gerda")
    for piece, n in ((card, 1), (other, 1), (card, 2)):
        t.activate(piece, n=n)
        t.resolve()
    assert [t.game.cards[c.id].counters.get("frost", 0) for c in (card, other)] == [2, 3]


@every
def test_a_found_addition_is_added_to_this_card(ruleset: str) -> None:
    t = Table(ruleset)
    sword = t.deck(
        P1, "[Continuous] Added resonator gains [+300/+0].", type="addition", subtype="resonator", name="Sword"
    )
    t.deck(P1, type="addition", subtype="field", name="Meadow")
    text = (
        "[Activate] {0}: Search your main deck for an addition that can be added to a resonator and put it into your "
        "field, added to this card. Then shuffle your main deck."
    )
    card = t.field(P1, text, name="Knight", attack=100, defense=100)
    t.activate(card)
    t.resolve(sword)
    assert t.zone_of(sword) == "field" and t.stats(card) == (400, 100)


@every
def test_a_card_pays_with_its_own_numbers(ruleset: str) -> None:
    t = Table(ruleset)
    text = "[Activate] Let this card gain [-200/-200] until end of turn: You gain 100 life."
    card = t.field(P1, text, name="Golem", attack=500, defense=500)
    t.activate(card)
    assert t.stats(card) == (300, 300)
    t.resolve()
    assert t.life(P1) == 4100
    t.to_next_turn()
    assert t.stats(card) == (500, 500)


@pytest.mark.parametrize("ruleset", ["fow-5.01/valhalla", "fow-5.5/valhalla"])
def test_a_card_in_the_chase_is_copied(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    mark, other = t.field(P2, defense=900), t.field(P2, defense=900)
    spell = t.instant(P1, "Deal 300 damage to target resonator.")
    copying = t.instant(P2, "Copy target card in the chase.")
    t.play(spell, mark)
    t.pass_()
    t.play(copying, spell)
    t.resolve()
    assert (t.damage_on(mark), t.damage_on(other)) == (600, 0)


# -- the next time, and several times ---------------------------------------------------------------------------------
@every
def test_the_next_time_is_once_and_this_turn(ruleset: str) -> None:
    """Only the first of two chants is heard."""
    t = Table(ruleset)
    waiting = t.chant(P1, "The next time you play a spell this turn, you gain 100 life.")
    others = [t.chant(P1, "You gain 200 life.") for _ in range(2)]
    t.cast(waiting)
    before = t.life(P1)
    for other in others:
        t.cast(other)
    assert t.life(P1) == before + 500


@every
@pytest.mark.parametrize(("words", "times"), [("Do this twice.", 2), ("Do this three times.", 3)])
def test_doing_this_so_often_counts_the_first_time(ruleset: str, words: str, times: int) -> None:
    t = Table(ruleset)
    chant = t.chant(P1, f"You gain 100 life. {words}")
    before = t.life(P1)
    t.cast(chant)
    assert t.life(P1) == before + 100 * times


@every
def test_when_its_destroyed_says_is(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.field(P2, name="Marked", attack=100, defense=100)
    marking = t.chant(P1, "Choose target resonator. When it's destroyed this turn, you gain 100 life.")
    ending = t.chant(P1, "Destroy target resonator.")
    t.cast(marking)
    before = t.life(P1)
    t.cast(ending)
    assert t.zone_of(card) == "graveyard" and t.life(P1) == before + 100


@every
@pytest.mark.parametrize(
    ("words", "counters"),
    [("put that many plus one", 3), ("put twice that many", 4), ("put that many plus three counters on it", 5)],
)
def test_more_counters_than_would_be_put(ruleset: str, words: str, counters: int) -> None:
    """Two on each resonator, more on the one that says so; other counters are as many as they were to be."""
    t = Table(ruleset)
    text = f"[Continuous] If frost counters would be put on this card, {words} instead."
    card, other = t.field(P1, text, name="Engine", attack=100), t.field(P1, name="Other", attack=100)
    chants = [t.chant(P1, f"Put two {kind} counters on each resonator.") for kind in ("frost", "charge")]
    for chant in chants:
        t.cast(chant)
    found = [t.game.cards[c.id].counters for c in (card, other)]
    assert found == [{"frost": counters, "charge": 2}, {"frost": 2, "charge": 2}]


@every
def test_enter_with_an_arrow(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.hand(P1, "[Enter] ⇒ You gain 100 life.", name="Comer", attack=100, defense=100, cost="{0}")
    before = t.life(P1)
    t.cast(card)
    assert t.life(P1) == before + 100
