"""Phrases of Force of Will about the chase, battles, places, wills and words that few cards use."""

from __future__ import annotations

import pytest

from ludex.games.fow.catalog import Catalog
from ludex.games.fow.ch02_cards.cardfile import CardRow, Side
from ludex.games.fow.ch02_cards.definitions import names
from ludex.games.fow.ch04_preparation.construction import FORMATS, faults
from ludex.games.fow.ch04_preparation.deckfile import Deck
from tests.fow_table import P1, P2, Table, by
from tests.phrases.test_fow_doing_phrases import GAIN, GAME, done, gained


# -- the chase --------------------------------------------------------------------------------------------------------
def chased(t: Table, first: str) -> None:
    """Something waits in the chase, and an instant is played on top of it."""
    user = t.field(P1, "[Activate] {0}: Draw a card.", name="User", attack=100)
    below, answer = t.instant(P1, "Draw a card.", name="Below"), t.instant(P1, "Draw a card.", name="Answer")
    comer = t.hand(P1, cost="{0}", name="Comer", attack=100)
    if first == "ability":
        t.activate(user)
    else:
        t.play(below if first == "chant" else comer)
    t.play(answer)
    t.resolve()


@pytest.mark.parametrize(
    ("what", "heard"),
    [
        ("an ability", {"ability"}),
        ("a card", {"chant", "resonator"}),
        ("a resonator", {"resonator"}),
        ("a spell", {"chant", "resonator"}),
    ],
)
def test_what_is_chased_to(what: str, heard: set[str]) -> None:
    """An ability that waits is no card, though it lies among cards."""
    for first in ("chant", "ability", "resonator"):
        t = Table(GAME, asking=True)
        t.addition(P1, f"When you chase to {what}, {GAIN}")
        chased(t, first)
        assert (gained(t) == 1) is (first in heard), first


def test_who_chases() -> None:
    t = Table(GAME, asking=True)
    t.addition(P1, f"When your opponent chases to a card, {GAIN}")
    chased(t, "chant")
    assert gained(t) == 0


@pytest.mark.parametrize(
    ("by", "heard"),
    [("a resonator", {"ability"}), ("a chant", {"chant"}), ("a card", {"ability", "chant"})],
)
def test_which_cards_target(by: str, heard: set[str]) -> None:
    """What an ability does is done by the card that it is on (fow 9.1:1.5)."""
    for way in ("ability", "chant"):
        t = Table(GAME)
        t.field(P2, f"When this card is targeted by {by}, {GAIN}", race=["Cat"], name="Cat", attack=100)
        user = t.field(P1, "[Activate] {0}: Rest target Cat.", name="User", attack=100)
        chant = t.chant(P1, "Rest target Cat.")
        if way == "ability":
            t.activate(user)
        else:
            t.play(chant)
        t.resolve()
        assert (gained(t, P2) == 1) is (way in heard), way


@pytest.mark.parametrize(("by", "barred"), [("resonators", {"ability"}), ("chants", {"chant"})])
def test_which_cards_cannot_target(by: str, barred: set[str]) -> None:
    t = Table(GAME)
    t.field(P2, f"[Continuous] This card cannot be targeted by {by}.", race=["Cat"], name="Cat", attack=100)
    user = t.field(P1, "[Activate] {0}: Rest target Cat.", name="User", attack=100)
    chant = t.chant(P1, "Rest target Cat.")
    forbidden = {way for way, key in (("ability", t.activation(user)), ("chant", f"play {chant}")) if t.forbids(key)}
    assert forbidden == barred


@pytest.mark.parametrize("to", ["this card", "target resonator"])
def test_a_target_is_changed_to_a_card(to: str) -> None:
    t = Table(GAME, asking=True)
    old, other = (t.field(P2, name=name, attack=100, defense=900) for name in ("Old", "Other"))
    new = t.field(P1, f"[Activate] {{0}}: Change the target of target spell to {to}.", name="New", attack=100)
    kill = t.instant(P1, "Destroy target resonator.")
    t.play(kill, old)
    t.activate(new, kill, *([new] if to == "target resonator" else []))
    t.resolve()
    assert [t.zone_of(card) for card in (old, other, new)] == ["field", "field", "graveyard"]


@pytest.mark.parametrize(
    ("who", "asked"), [("Change the target of", P1), ("Your opponent chooses a new target for", P2)]
)
def test_who_chooses_the_new_target(who: str, asked: int) -> None:
    t = Table(GAME, asking=True)
    old, new, other = (t.field(P2, name=name, attack=100, defense=900) for name in ("Old", "New", "Other"))
    kill, turn = t.instant(P1, "Destroy target resonator."), t.instant(P1, f"{who} target spell.", name="Turn")
    t.play(kill, old)
    t.play(turn, kill)
    t.pass_both()
    assert t.asked == asked and f"pick {old}" not in t.options
    t.choose(by(asked, new))
    t.resolve()
    assert [t.zone_of(card) for card in (old, new, other)] == ["field", "graveyard", "field"]


def test_an_ability_is_canceled() -> None:
    for what, heard in (("an ability", True), ("a card", False)):
        t = Table(GAME, asking=True)
        t.addition(P1, f"When {what} is canceled, {GAIN}")
        user, stop = t.field(P1, "[Activate] {0}: Draw a card.", attack=100), t.instant(P1, "Cancel target ability.")
        t.activate(user)
        t.play(stop)
        t.resolve()
        assert (gained(t) == 1) is heard, what


def test_abilities_that_cannot_be_canceled() -> None:
    t = Table(GAME, asking=True)
    t.addition(P1, "[Continuous] Your abilities cannot be canceled.")
    user, chant = t.field(P1, f"[Activate] {{0}}: {GAIN.capitalize()}", attack=100), t.instant(P1, GAIN.capitalize())
    stops = [t.instant(P1, f"Cancel target {what}.", name=f"Stop {what}") for what in ("ability", "spell")]
    t.activate(user)
    t.play(stops[0])
    t.resolve()
    assert gained(t) == 1
    t.play(chant)
    t.play(stops[1])
    t.resolve()
    assert gained(t) == 1


@pytest.mark.parametrize("paid", [True, False])
def test_this_ability_is_copied(paid: bool) -> None:
    """The copy waits in the chase and does the same again."""
    t = Table(GAME, asking=True)
    t.stone(P1, "fire")
    user = t.field(P1, "[Activate] {0}: You gain 100 life. You may pay {1}. If you do, copy this ability.", attack=100)
    t.activate(user)
    t.resolve("yes" if paid else "no")
    assert gained(t) == 1 + paid


def test_a_spell_is_chosen() -> None:
    t = Table(GAME, asking=True)
    one, other = t.instant(P1, "Draw a card.", name="One"), t.instant(P1, GAIN.capitalize(), name="Other")
    picking = t.instant(P1, "Choose target spell. Remove it from the game.", name="Picking")
    t.play(one)
    t.play(other)
    t.play(picking, one)
    t.resolve()
    assert (t.zone_of(one), t.zone_of(other), gained(t)) == ("removed area", "graveyard", 1)


PUT: dict[str, set[str]] = {
    "a chant is put into your chase from anywhere": {"play", "burn"},
    "a card is put into a chase area from anywhere": {"play", "burn", "comer"},
    "a card is put into your graveyard from the chase": {"play", "burn"},
    "a card is put into your graveyard from your hand": set(),
    "a card is put into your graveyard from a chant-standby area": {"burn"},
    "a card enters your field from your ruler area": {"judgment"},
    "a card enters your field from your hand": {"comer"},
}


@pytest.mark.parametrize(("event", "heard"), PUT.items(), ids=PUT)
def test_what_moves_is_heard(event: str, heard: set[str]) -> None:
    """A spell comes from the chase, where it waited (fow 3.13:3), not from the hand (fow 7.3:3)."""
    for doing in ("play", "burn", "judgment", "comer"):
        t = Table(GAME, asking=True)
        t.addition(P1, f"When {event}, {GAIN}")
        t.ruler(P1, "[Judgment] {0}", back={"attack": 800, "defense": 800})
        t.standby(P1, "Draw a card.", name="Set")
        cards = {
            "play": t.chant(P1, "Draw a card."),
            "burn": t.chant(P1, "Destroy target card in your chant-standby area.", name="Burn"),
            "comer": t.hand(P1, cost="{0}", name="Comer", attack=100),
        }
        if doing == "judgment":
            t.judgment()
            t.resolve()
        else:
            done(t, cards[doing])
        assert (gained(t) >= 1) is (doing in heard), doing


def test_a_j_ruler_comes_back_to_its_area() -> None:
    for event, heard in (("put into your ruler area", True), ("put into your opponent's ruler area", False)):
        t = Table(GAME)
        t.addition(P1, f"When a card is {event}, {GAIN}")
        ruler = t.j_ruler(P1)
        done(t, t.chant(P1, "Put target J-ruler into your ruler area as a ruler."))
        assert t.zone_of(ruler) == "ruler area" and (gained(t) == 1) is heard


# -- damage and battles -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("words", "heard"), [("an ability", "ability"), ("a spell", "chant")])
def test_by_what_a_player_is_dealt_damage(words: str, heard: str) -> None:
    for way in ("ability", "chant"):
        t = Table(GAME)
        t.addition(P1, f"When {words} deals damage to your opponent, {GAIN}")
        user = t.field(P1, "[Activate] {0}: This card deals 200 damage to your opponent.", attack=100)
        chant = t.chant(P1, "This card deals 200 damage to your opponent.")
        if way == "ability":
            t.activate(user)
            t.resolve()
        else:
            done(t, chant)
        assert t.life(P2) == 3800 and (gained(t) == 1) is (way == heard), way


@pytest.mark.parametrize(("words", "heard"), [("400 or less", {200, 400}), ("400 or more", {400, 600})])
def test_little_damage_by_a_spell(words: str, heard: set[int]) -> None:
    for amount in (200, 400, 600):
        for way in ("chant", "ability"):
            t = Table(GAME)
            t.field(P1, f"When this card is dealt {words} damage by a spell, {GAIN}", race=["Cat"], defense=2000)
            user = t.field(P1, f"[Activate] {{0}}: This card deals {amount} damage to target Cat.", name="User")
            chant = t.chant(P1, f"Deal {amount} damage to target Cat.")
            if way == "ability":
                t.activate(user)
                t.resolve()
            else:
                done(t, chant)
            assert (gained(t) == 1) is (amount in heard and way == "chant"), (amount, way)


def test_spells_deal_more_damage() -> None:
    for seat, lost in ((P1, 700), (P2, 600)):
        t = Table(GAME)
        t.addition(seat, "[Continuous] Damage dealt by your spells deal 100 more damage.")
        user = t.field(P1, "[Activate] {0}: This card deals 300 damage to your opponent.", attack=100)
        done(t, t.chant(P1, "This card deals 300 damage to your opponent."))
        t.activate(user)
        t.resolve()
        assert 4000 - t.life(P2) == lost


@pytest.mark.parametrize("words", ["attacked resonator", "resonator attacked by a resonator you control"])
def test_the_one_that_is_attacked(words: str) -> None:
    t = Table(GAME, asking=True)
    fighter, victim, other = (
        t.field(seat, name=name, attack=100, defense=900, rested=seat == P2)
        for seat, name in ((P1, "Fighter"), (P2, "Victim"), (P2, "Other"))
    )
    chant = t.instant(P1, f"Destroy target {words}.")
    assert t.forbids(f"play {chant}")
    t.declare(fighter, victim)
    t.pass_until(f"play {chant}")
    t.cast(chant)
    assert [t.zone_of(card) for card in (fighter, victim, other)] == ["field", "graveyard", "field"]


# -- places and counts ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("zone", "many"), [("main deck", 20), ("magic stone deck", 10)])
def test_cards_in_a_deck_are_counted(zone: str, many: int) -> None:
    for least, holds in ((many, True), (many + 1, False)):
        t = Table(GAME)
        done(t, t.chant(P1, f"If you have {least} or more cards in your {zone}, you gain 100 life."))
        assert (gained(t) == 1) is holds


@pytest.mark.parametrize(("zone", "heard"), [("graveyard", True), ("removed area", False)])
def test_from_where_this_card_entered(zone: str, heard: bool) -> None:
    t = Table(GAME)
    text = f"When this card enters your field, if this card entered from your graveyard, {GAIN}"
    card = t.put(P1, zone, text, name="Comer", attack=500)
    done(t, t.chant(P1, f"Put target card from your {zone} into your field."))
    t.resolve()
    assert t.zone_of(card) == "field" and (gained(t) == 1) is heard


@pytest.mark.parametrize("many", [0, 2])
def test_how_often_something_happened_this_turn(many: int) -> None:
    t = Table(GAME)
    for n in range(3):
        t.field(P2, name=f"Victim {n}", attack=500)
    kills = [t.chant(P1, "Destroy target resonator.", name=f"Kill {n}") for n in range(many)]
    counting = t.chant(P1, "You gain 100 life for each resonator put into a graveyard this turn.")
    for kill in kills:
        done(t, kill)
    done(t, counting)
    assert gained(t) == many


def test_what_was_summoned_this_way_is_counted() -> None:
    t = Table(GAME)
    for name in ("One", "Other"):
        t.graveyard(P1, name=name, attack=100)
    t.field(P1, name="Third", attack=100)
    words = "Put all resonators from your graveyard into your field. You gain 100 life for each resonator summoned this"
    done(t, t.chant(P1, f"{words} way."))
    assert gained(t) == 2


@pytest.mark.parametrize(("whose", "skipped"), [("your", P1), ("your opponent's", P2)])
def test_a_turn_is_skipped(whose: str, skipped: int) -> None:
    t = Table(GAME)
    done(t, t.chant(P1, f"Skip {whose} next turn."))
    players = []
    for _ in range(3):
        t.to_next_turn()
        players.append(t.game.active)
    assert players == ([P1, P2, P1] if skipped == P2 else [P2, P2, P1])


@pytest.mark.parametrize("kind", ["chant", "resonator"])
@pytest.mark.parametrize(("word", "with_cat"), [("unless", True), ("if", False)])
def test_when_this_card_cannot_be_played(kind: str, word: str, with_cat: bool) -> None:
    for cat in (True, False):
        t = Table(GAME)
        if cat:
            t.field(P1, race=["Cat"], attack=100)
        rule = f"You cannot play this card {word} you control a Cat."
        card = t.chant(P1, f"Draw a card. {rule}") if kind == "chant" else t.hand(P1, rule, cost="{0}", attack=100)
        assert bool(t.forbids(f"play {card}")) is (cat is not with_cat)


# -- rulers and stones ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("what", "heard"), [('a ruler named "King"', True), ('a ruler named "Queen"', False)])
def test_with_what_judgment_is_done(what: str, heard: bool) -> None:
    t = Table(GAME)
    t.addition(P1, f"When you do judgment with {what}, {GAIN}")
    t.ruler(P1, "[Judgment] {0}", name="King", back={"attack": 800, "defense": 800})
    t.judgment()
    t.resolve()
    assert (gained(t) == 1) is heard


@pytest.mark.parametrize(("stone", "heard"), [("fire", True), ("water", False)])
def test_which_stone_is_called(stone: str, heard: bool) -> None:
    t = Table(GAME)
    t.addition(P1, f"When you call a {stone} magic stone, {GAIN}")
    t.put(P1, "magic stone deck", "", name="Stone", stone=["fire"])
    t.call()
    t.resolve()
    assert t.count(P1, "magic stone area") == 1 and (gained(t) == 1) is heard


ARTS = "God's Art <Dance> {2}: You gain 100 life.\nGod's Art <Song> {2}: You gain 100 life."
HOW = {"{1} less": 1, "{1} more": 3, "{1}": 1}


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(("who", "whose"), [("You pay", {P1}), ("Your opponent pays", {P2}), ("Players pay", {P1, P2})])
def test_what_the_next_gods_art_costs(who: str, whose: set[int], how: str) -> None:
    """It is another cost once, for the first art of that card which the player named plays."""
    for seat in (P1, P2):
        t = Table(GAME, asking=True)
        for _ in range(6):
            t.stone(seat, "fire")
        card = t.j_ruler(seat, ARTS)
        instead = " rather than pay its cost" if how == "{1}" else ""
        chant = t.chant(P1, f"{who} {how} to play target J-ruler's next God's Art ability{instead}.")
        done(t, chant)
        if seat == P2:
            t.pass_()
        paid = []
        for n in (1, 2):
            before = sum(t.rested(stone) for stone in t.pieces(seat, "magic stone area"))
            t.activate(card, n=n)
            paid.append(sum(t.rested(stone) for stone in t.pieces(seat, "magic stone area")) - before)
        assert paid == [HOW[how] if seat in whose else 2, 2], seat


# -- wills and words --------------------------------------------------------------------------------------------------
def test_wills_in_any_combination() -> None:
    t = Table(GAME)
    done(t, t.chant(P1, "Produce two wills in any combination of attributes."), "produce {U}", "produce {B}")
    assert (t.wills(P1), t.wills(P2)) == ({"U": 1, "B": 1}, {})


@pytest.mark.parametrize(("name", "symbol"), [("water", "U"), ("wind", "G")])
def test_a_will_of_the_chosen_attribute(name: str, symbol: str) -> None:
    t = Table(GAME)
    done(t, t.chant(P1, "Choose an attribute. Produce one will of the chosen attribute."), f"name {name}")
    assert t.wills(P1) == {symbol: 1}


def test_a_will_for_spells_only() -> None:
    """A resonator that is played is a spell too; an ability is none."""
    t = Table(GAME)
    spring = t.field(P1, "[Activate] {Rest}: Produce {R}. Spend this will only to play spells.", name="Spring")
    chant, comer = t.chant(P1, "Draw a card.", cost="{R}"), t.hand(P1, cost="{R}", name="Comer", attack=100)
    user = t.field(P1, "[Activate] {R}: Draw a card.", name="User", attack=100)
    assert t.forbids(t.activation(user)) and not t.forbids(f"play {chant}") and not t.forbids(f"play {comer}")
    t.activate(spring)
    assert t.forbids(t.activation(user)) and not t.forbids(f"play {chant}")
    done(t, chant)
    assert t.wills(P1) == {} and t.zone_of(chant) == "graveyard"


def test_what_is_lowered_is_lowered_twice_as_much() -> None:
    t = Table(GAME)
    text = "If a spell or ability would decrease ATK or DEF of resonators, it decreases double that much instead."
    t.addition(P1, f"[Continuous] {text}")
    card = t.field(P2, attack=900, defense=900)
    lower, higher = (
        t.chant(P1, f"Target resonator gains {change} until end of turn.", name=change)
        for change in ("[-100/-200]", "[+100/+200]")
    )
    done(t, lower)
    assert t.stats(card) == (700, 500)
    done(t, higher)
    assert t.stats(card) == (800, 700)


def test_a_number_is_chosen_by_chance() -> None:
    """Nobody is asked, and it is not always the same."""
    shown = set()
    for seed in range(6):
        t = Table(GAME, seed=seed)
        card = t.field(P1, attack=500)
        done(t, t.chant(P1, "Choose a number at random. Put charge counters equal to the chosen number on target"
                            " resonator."))  # fmt: skip
        shown.add(t.game.cards[card.id].counters.get("charge", 0))
    assert len(shown) > 2


def test_a_name_is_chosen_by_chance() -> None:
    """Of all names there are: of one resonator of each, only the one so named dies."""
    dead: set[str] = set()
    for seed in range(3):
        t = Table(GAME, seed=seed)
        there = [t.field(P2, name=name, attack=500) for name in names()]
        done(t, t.chant(P1, "Choose a name at random. Destroy all resonators with the chosen name."))
        gone = [card.name for card in there if t.zone_of(card) == "graveyard"]
        assert len(gone) <= 1
        dead.update(gone)
    assert len(dead) > 1


@pytest.mark.parametrize("head", ["[Continuous] <Wrath> When", "<Wrath> Whenever"])
def test_an_ability_with_a_name(head: str) -> None:
    t = Table(GAME)
    fighter = t.field(P1, f"{head} this card attacks, {GAIN}", attack=100)
    other = t.field(P1, name="Other", attack=100)
    t.attack(other)
    assert gained(t) == 0
    t.attack(fighter)
    assert gained(t) == 1


def test_cards_with_break() -> None:
    t = Table("fow-2.0")
    details = {"type": "spell", "subtype": "chant"}
    one = t.graveyard(P1, "[Break] Draw a card.", name="One", **details)
    other = t.graveyard(P1, "Draw a card.", name="Other", **details)
    t.cast(t.chant(P1, "Put target card with [Break] from your graveyard into your hand."))
    assert (t.zone_of(one), t.zone_of(other)) == ("hand", "graveyard")


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("", 4),
        ('You may have up to ten cards named "Crowd" in your main deck.', 10),
        ('You may have any number of cards named "Crowd" in your main deck.', 40),
    ],
)
def test_how_many_of_a_name_a_deck_has(text: str, most: int) -> None:
    """What a card says while decks are built (fow 4.1:6) changes nothing of it in play."""
    body = {"type": "resonator", "cost": "{1}", "attack": 400, "defense": 400}
    rows = [CardRow(name=f"Porter {n}", **body) for n in range(10)]  # type: ignore[arg-type]
    ruler = CardRow(name="Keeper", type="ruler", back=Side(name="Taker", attack=700, defense=700))
    stone = CardRow(name="Light Magic Stone", type="magic stone", subtype="basic")
    catalog = Catalog([*rows, ruler, stone, CardRow(name="Crowd", text=text, **body)])  # type: ignore[arg-type]
    for count in (most, most + 1):
        main = {**{row.name: 4 for row in rows}, "Crowd": count}
        deck = Deck(name="mine", ruler="Keeper", main=main, stones={"Light Magic Stone": 12})
        wrong = [fault.rule for fault in faults(deck, FORMATS["fow-5.5"], catalog)]
        assert ("fow 4.1:5" in wrong) is (count > most and most < 40), count
    t = Table(GAME)
    assert t.stats(t.field(P1, text, name="Crowd", attack=400, defense=400)) == (400, 400)


@pytest.mark.parametrize(
    ("words", "dead"),
    [
        ("with total cost 2", {"Two"}),
        ("with ATK 300", {"Two", "Three"}),
        ("with DEF 600", {"One"}),
    ],
)
def test_numbers_that_are_just_so(words: str, dead: set[str]) -> None:
    """As they are now: one more than is printed is another number."""
    t = Table(GAME)
    there = [
        t.field(P2, name="One", cost="{1}", attack=200, defense=600),
        t.field(P2, name="Two", cost="{2}", attack=300, defense=500),
        t.field(P2, name="Three", cost="{3}", attack=200, defense=500),
    ]
    t.addition(P2, "[Continuous] Added resonator gains [+100/+0].", on=there[2])
    done(t, t.chant(P1, f"Destroy all resonators {words}."))
    assert {card.name for card in there if t.zone_of(card) == "graveyard"} == dead


@pytest.mark.parametrize(("word", "dead"), [("recovered", {"Upright"}), ("rested", {"Lying"})])
def test_resonators_that_stand_or_lie(word: str, dead: set[str]) -> None:
    t = Table(GAME)
    there = [t.field(P2, name=name, attack=100, rested=name == "Lying") for name in ("Upright", "Lying")]
    done(t, t.chant(P1, f"Destroy all {word} resonators."))
    assert {card.name for card in there if t.zone_of(card) == "graveyard"} == dead


@pytest.mark.parametrize("ruleset", ["fow-2.0", "fow-5.01/valhalla", GAME])
def test_a_card_that_waits_to_be_used_at_any_time(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    card = t.standby(P1, f"[Trigger] Anytime: {GAIN.capitalize()}")
    key = next(key for key in t.options if key.startswith(f"play {card}"))
    t.act(key)
    t.resolve()
    assert gained(t) == 1 and t.zone_of(card) == "graveyard"
