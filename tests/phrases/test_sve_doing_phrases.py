"""Phrases of Shadowverse: Evolve that do, ask and hear something, and that nothing played."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.games.sve.catalog import Catalog
from ludex.games.sve.ch02_cards.cardfile import CardRow
from ludex.games.sve.ch06_preparation.construction import STANDARD, faults
from ludex.kernel.decisions import ACT
from tests.phrases.test_sve_phrases import GAIN, gained
from tests.rulebook.sve.construction import CATALOG, copies, deck
from tests.rulebook.sve.looking import open_table
from tests.rulebook.sve.test_14_4_drive_check import trigger, vanguard
from tests.sve_table import P1, P2, by

HURT = "give your leader {defense}-1."


# -- decks ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "most"),
    [("", 3), ("You can put any number of this card into your deck.", 40),
     ("You can put up to 5 of this card into your deck.", 5)],
)  # fmt: skip
def test_how_many_of_a_card_a_deck_has(text: str, most: int) -> None:
    catalog = Catalog([*CATALOG.rows, CardRow(name="Many", type="follower", class_="Forestcraft", text=text)])
    for count in (most, most + 1):
        wrong = [fault.rule for fault in faults(deck(copies("Leaf", 40) | {"Many": count}), STANDARD, catalog)]
        assert ("sve 6.1.1.4" in wrong) is (count > most and most < 40), wrong
    t = open_table()
    assert t.zone_of(t.hand(P1, text, cost=2)) == "hand"


# -- how many instead -------------------------------------------------------------------------------------------------
INSTEAD = {
    "bury": ("Bury the top card of your deck.", "cemetery"),
    "banish": ("Banish the top card of your deck.", "banished zone"),
    "put": ("Put the top card of your deck into your EX area.", "ex area"),
    "discard": ("Discard a card.", "cemetery"),
    "destroy": ("Destroy a follower on your field.", "cemetery"),
    "return": ("Return a follower on your field to your hand.", "hand"),
    "summon": ("Summon a Knight token.", "field"),
    "search for": ("Search your deck for a follower, reveal it, and add it to your hand.", "hand"),
    "select": ("Select a follower on your field and destroy it.", "cemetery"),
}


@pytest.mark.parametrize(("verb", "doing", "to"), [(verb, *how) for verb, how in INSTEAD.items()], ids=INSTEAD)
def test_so_many_of_the_same_instead(verb: str, doing: str, to: str) -> None:
    """One card, or two with an amulet on the field: how many come where they go. Each question is answered."""
    for amulets, moved in ((0, 1), (1, 2)):
        t = open_table()
        for _ in range(amulets):
            t.amulet(P1)
        for n in range(3):
            if verb != "summon":  # a field is full with five cards
                t.field(P1, name=f"Standing {n}", attack=1)
            t.hand(P1, name=f"Held {n}", attack=1)
            t.deck(P1, name=f"Hidden {n}", attack=1)
        spell = t.spell(P1, f"{doing} If there is an amulet on your field, {verb} 2 instead.")
        before = t.count(P1, to) + (to == "cemetery") - (to == "hand")
        gained(t, spell)
        assert t.count(P1, to) - before == moved, amulets


# -- what is heard ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", ["critical", "draw", "heal", "stand"])
def test_a_trigger_of_a_kind_is_checked(kind: str) -> None:
    for icon in ("critical", "draw", "heal", "stand"):
        t = vanguard()
        t.field(P1, attack=1)
        t.amulet(P1, f"Whenever you drive check a {kind.capitalize()} Trigger, deal 1 damage to each enemy leader.")
        t.amulet(P2, f"Whenever you drive check a {kind.capitalize()} Trigger, deal 9 damage to each enemy leader.")
        trigger(t, icon)
        spell = t.spell(P1, "Perform a drive check.")
        t.choose(f"play {spell}")
        while t.game.decision is not None and t.game.decision.kind != ACT:
            t.choose("yes" if "yes" in t.options else t.options[0])
        assert (t.leader_defense(P2) == 19) is (kind == icon), icon
        assert t.leader_defense(P1) >= 20


@pytest.mark.parametrize(("points", "answers"), [("evolution points", (True,)), ("super-evolution points", (True,))])
def test_points_that_are_used_for_evolving_are_heard(points: str, answers: tuple[bool, ...]) -> None:
    t = open_table()
    t.set(P1, **{points.replace(" ", "_").replace("-", "_"): 1}, turns_passed=7, play_points=1)
    if points == "evolution points":
        t.set(P1, super_evolution_points=0)
    else:
        t.set(P1, evolution_points=0)
    t.amulet(P1, f"Whenever you use {points}, {GAIN}")
    t.amulet(P2, f"Whenever you use {points}, {HURT}")
    card = t.field(P1, "{evolve} {cost 1}: Evolve this.", name="Warden")
    t.evolve_deck(P1, name="Warden", type="follower", attack=3, defense=3)
    t.activate(card, *answers)
    assert (t.value(P1, points), t.leader_defense(P1), t.leader_defense(P2)) == (0, 21, 20)


def test_a_counter_that_is_removed_is_heard() -> None:
    t = open_table()
    hearing = "Whenever a Stack counter is removed from this,"
    text = f"{hearing} {GAIN}\n{{act}} {{cost 0}}: Remove 1 Stack counter from this. Draw a card."
    card = t.field(P1, text, counters={"Stack": 2})
    t.field(P1, f"{hearing} {HURT}", counters={"Stack": 2})
    t.activate(card)
    assert (t.counters(card, "Stack"), t.leader_defense(P1)) == (1, 21)


@pytest.mark.parametrize(
    ("words", "few", "many"),
    [("there are at least 3 amulets on your field", 2, 3), ("your leader's {defense} becomes 15 or less", 4, 5)],
)
def test_what_comes_to_be_so_is_heard_once(words: str, few: int, many: int) -> None:
    """A third amulet, or the fifth damage; that it is still so afterwards is nothing new."""
    for number, heard in ((few, False), (many, True)):
        t = open_table()
        t.amulet(P1, f"When {words}, draw a card.")
        more = t.spell(P1, "Deal 1 damage to each enemy leader.")
        if "amulet" in words:
            for _ in range(number - 2):
                t.amulet(P1)
            late = t.put(P1, "hand", "", type="amulet", cost=0, name="Late")
            before = t.count(P1, "deck")
            t.play(late)
        else:
            late = t.spell(P1, f"Deal {number} damage to your leader.")
            before = t.count(P1, "deck")
            t.play(late)
        assert (before - t.count(P1, "deck") == 1) is heard, number
        t.play(more)
        assert before - t.count(P1, "deck") == heard


def test_damage_to_a_leader_is_heard() -> None:
    t = open_table()
    t.amulet(P1, f"Whenever a follower on your field deals damage to an enemy leader, {GAIN}")
    first, second = t.field(P1, attack=1, defense=9), t.field(P1, attack=1, defense=9)
    foe = t.field(P2, attack=0, defense=9, engaged=True)
    t.attack(first, foe)
    assert t.leader_defense(P1) == 20
    t.attack(second)
    assert t.leader_defense(P1) == 21


def test_what_was_drawn_this_turn_is_known() -> None:
    for drawn, wanted in ((1, 0), (2, 1), (3, 1)):
        t = open_table()
        first = t.spell(P1, f"Draw {drawn} cards.")
        second = t.spell(P1, f"If you've drawn at least 2 cards this turn, {GAIN}")
        t.play(first)
        t.play(second)
        assert t.leader_defense(P1) == 20 + wanted, drawn


@pytest.mark.parametrize("trigger_", ["{fanfare}", "{act} {cost 0}:"])
def test_a_union_burst_is_known_by_its_label(trigger_: str) -> None:
    """It does what it says, and what waits for it hears it; another ability of the same sort is none."""
    for label, heard in (("{union burst} ", True), ("", False)):
        t = open_table()
        t.amulet(P1, f"Whenever the {{union burst}} ability of a follower on your field activates, {GAIN}")
        text = f"{label}{trigger_} Deal 1 damage to each enemy leader."
        card = t.field(P1, text) if "act" in trigger_ else t.hand(P1, text, cost=0)
        if "act" in trigger_:
            t.activate(card)
        else:
            t.play(card)
        assert t.leader_defense(P2) == 19
        assert (t.leader_defense(P1) == 21) is heard, label


# -- what is asked ----------------------------------------------------------------------------------------------------
def test_followers_by_what_they_originally_cost() -> None:
    t = open_table()
    cheap, dear = t.field(P2, name="Cheap", cost=2), t.field(P2, name="Dear", cost=3)
    t.play(t.spell(P1, "Destroy each enemy follower on the field that originally costs 2 or less."))
    assert (t.zone_of(cheap), t.zone_of(dear)) == ("cemetery", "field")


@pytest.mark.parametrize("counters", [1, 2, 3])
@pytest.mark.parametrize("words", ["2 or less Stack counters", "2 Stack counters or less"])
def test_few_counters(words: str, counters: int) -> None:
    t = open_table()
    card = t.field(P1, f"{{act}} {{cost 0}}: If this has {words}, {GAIN}", counters={"Stack": counters})
    t.activate(card)
    assert (t.leader_defense(P1) == 21) is (counters <= 2)


def test_what_a_card_does_not_have() -> None:
    for text, without in (("Ward.\n", False), ("", True)):
        t = open_table()
        card = t.field(P1, f"{text}{{act}} {{cost 0}}: If this doesn't have Ward, {GAIN}")
        t.activate(card)
        assert (t.leader_defense(P1) == 21) is without, text


@pytest.mark.parametrize("word", ["evolved", "advanced", "double-faced"])
def test_cards_that_are_not_of_a_kind(word: str) -> None:
    t = open_table()
    up = t.put(P2, "evolve zone", "", name="Grown", special="evolved", attack=1, defense=5)
    special: dict[str, Any] = {"special": word} if word == "advanced" else {}
    if word == "evolved":
        special = {"evolved_with": up}
    if word == "double-faced":
        special = {"back": {"name": "Other Side", "type": "follower", "attack": 1, "defense": 1}}
    odd, plain = t.field(P2, name="Grown", defense=4, **special), t.field(P2, name="Plain", defense=4)
    t.play(t.spell(P1, f"Destroy each non-{word} enemy follower on the field."))
    assert (t.zone_of(odd), t.zone_of(plain)) == ("field", "cemetery")


@pytest.mark.parametrize(("words", "from_hand", "from_ex"), [("wasn't played from your hand", False, True)])
def test_where_a_card_was_not_played_from(words: str, from_hand: bool, from_ex: bool) -> None:
    for zone, wanted in (("hand", from_hand), ("ex area", from_ex)):
        t = open_table()
        card = t.put(P1, zone, f"{{fanfare}} If this {words}, {GAIN}", cost=0)
        t.play(card)
        assert (t.leader_defense(P1) == 21) is wanted, zone


def test_where_a_card_was_not_put_from() -> None:
    """A follower that watches itself come: from the cemetery it is not meant, from the EX area it is."""
    for zone, wanted in (("cemetery", False), ("ex area", True)):
        t = open_table()
        text = f"When this is put onto the field, if this wasn't put onto the field from your cemetery, {GAIN}"
        card = t.put(P1, zone, text, name="Comer")
        t.play(t.spell(P1, f"Put each follower in your {'EX area' if zone == 'ex area' else zone} onto your field."))
        assert t.zone_of(card) == "field"
        assert (t.leader_defense(P1) == 21) is wanted, zone


def test_the_class_of_a_leader() -> None:
    for class_, wanted in (("Forestcraft", True), ("Runecraft", False)):
        t = open_table(leaders=("Forestcraft", "Runecraft"))
        t.play(t.spell(P1, f"If your leader is {class_}, {GAIN}"))
        assert (t.leader_defense(P1) == 21) is wanted, class_


def test_so_many_and_exactly_so_many() -> None:
    """With three one card, with four two instead, with five one again."""
    for there, drawn in ((2, 0), (3, 1), (4, 2), (5, 1)):
        t = open_table()
        for _ in range(there):
            t.amulet(P1)
        words = "If there are at least 3 amulets on your field, draw a card. If there are 4, draw 2 cards instead."
        spell = t.spell(P1, words)
        before = t.count(P1, "hand")
        t.play(spell)
        assert t.count(P1, "hand") - before + 1 == drawn, there


def test_of_different_costs_only() -> None:
    t = open_table()
    one, twin, other = (t.field(P2, name=f"Of {n}", cost=n // 2) for n in (4, 5, 6))
    spell = t.spell(P1, "Select up to 2 enemy followers on the field with different costs and destroy them.")
    t.choose(f"play {spell}")
    t.choose(f"pick {one}")
    assert f"pick {twin}" not in t.options and f"pick {other}" in t.options
    t.choose(f"pick {other}")
    assert (t.zone_of(one), t.zone_of(twin), t.zone_of(other)) == ("cemetery", "field", "cemetery")


# -- how long, and when -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("until", "turns"), [("until the end of its controller's next turn", 2), ("until the end of your turn", 1)]
)
def test_how_long_it_lasts(until: str, turns: int) -> None:
    t = open_table()
    t.ex(P2, "Draw a card.", name="Spare", type="spell", cost=0)
    foe = t.field(P2, attack=5, defense=5)
    t.play(t.spell(P1, f"Select an enemy follower on the field. Give it {{attack}}-1 {until}."))
    held = 0
    while t.stats(foe)[0] == 4 and held < 5:
        held += 1
        t.end()
    assert held == turns


def test_an_ability_for_ones_own_turn() -> None:
    for turn_of, able in ((P1, True), (P2, False)):
        t = open_table(turn_of=turn_of)
        card = t.field(P1, "{quick} {act} {cost 0}: Give your leader {defense}+1. Activate only during your turn.")
        other = t.field(P1, "{quick} {act} {cost 0}: Draw a card.")
        fighter = t.field(P2, attack=1)
        if turn_of == P2:
            t.choose(f"attack {fighter} leader")
        assert any(key.startswith(f"activate {other}") for key in t.options)
        assert any(key.startswith(f"activate {card}") for key in t.options) is able, turn_of
        if able:
            t.activate(card)
            assert t.leader_defense(P1) == 21


def test_the_next_time_only() -> None:
    t = open_table()
    blows = [t.spell(P1, "Deal 3 damage to your leader.", name=f"Blow {n}") for n in range(2)]
    t.play(t.spell(P1, "The next time your leader would take damage this turn, it takes 1 instead."))
    t.play(blows[0])
    assert t.leader_defense(P1) == 19
    t.play(blows[1])
    assert t.leader_defense(P1) == 16


# -- what is done -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("state", "engaged"), [("engaged", True), ("reserved", False)])
def test_in_which_state_a_card_is_put(state: str, engaged: bool) -> None:
    t = open_table()
    card = t.cemetery(P1, name="Comer", attack=1)
    t.play(t.spell(P1, f"Put each follower in your cemetery onto your field {state}."))
    assert (t.zone_of(card), t.engaged(card)) == ("field", engaged)


@pytest.mark.parametrize(("state", "engaged"), [("engaged", True), ("reserved", False)])
def test_in_which_state_a_token_is_summoned(state: str, engaged: bool) -> None:
    t = open_table()
    t.play(t.spell(P1, f"Summon 2 Knight tokens {state}."))
    assert [t.engaged(piece) for piece in t.pieces(P1, "field")] == [engaged] * 2


def test_tokens_here_or_there() -> None:
    """Where each of two goes is asked, and they are spoken of again wherever they are."""
    for places, there in (((1, 1), (2, 0)), ((1, 2), (1, 1)), ((2, 2), (0, 2))):
        t = open_table()
        spell = t.spell(P1, "Put 2 Knight tokens onto your field or into your EX area. Give them {attack}+1.")
        spare = t.count(P1, "ex area")
        t.play(spell, *(f"place {n}" for n in places))
        assert (t.count(P1, "field"), t.count(P1, "ex area") - spare) == there
        assert all(t.stats(piece)[0] == 2 for piece in t.pieces(P1, "field"))


def test_cards_here_or_there() -> None:
    for place, zone in ((1, "field"), (2, "ex area")):
        t = open_table()
        card = t.cemetery(P1, name="Comer", attack=1)
        t.play(t.spell(P1, "Put a follower from your cemetery onto your field or into your EX area."), f"place {place}")
        assert t.zone_of(card) == zone


@pytest.mark.parametrize(("state", "faceup"), [("facedown", False), ("faceup", True)])
def test_how_a_card_lies_in_the_evolve_deck(state: str, faceup: bool) -> None:
    t = open_table()
    card = t.evolve_deck(P1, name="Warden", type="follower", attack=3, defense=3, faceup=not faceup)
    word = "" if faceup else "faceup "  # a faceup card is none of the evolve deck (sve 4.6.3)
    t.play(t.spell(P1, f"Put each {word}card in your evolve deck into your evolve deck {state}."))
    assert (t.zone_of(card), t.game.cards[card.id].faceup) == ("evolve deck", faceup)


def test_a_card_is_turned_over() -> None:
    for faceup in (False, True):
        t = open_table()
        card = t.evolve_deck(P1, name="Warden", type="follower", attack=3, defense=3, faceup=faceup)
        t.play(t.spell(P1, f"Turn each {'faceup ' * faceup}card in your evolve deck over."))
        assert t.game.cards[card.id].faceup is not faceup


def test_it_comes_with_counters() -> None:
    t = open_table()
    card = t.hand(P1, "This is put onto the field with 2 Stack counters on it.", cost=0)
    t.play(card)
    assert t.counters(card, "Stack") == 2


def test_a_follower_super_evolves() -> None:
    t = open_table()
    card = t.field(P1, name="Warden", attack=1, defense=1)
    t.evolve_deck(P1, name="Warden", type="follower", attack=3, defense=3)
    destroy = t.spell(P1, "Destroy each super-evolved follower on your field.", name="Late")
    t.play(t.spell(P1, "Select a follower on your field and super-evolve it."))
    assert t.events("super-evolved", card) and t.stats(card) == (4, 4)
    t.play(destroy)
    assert t.zone_of(card) == "cemetery"


def test_who_only_evolved_is_not_super_evolved() -> None:
    t = open_table()
    card = t.field(P1, name="Warden", attack=1, defense=1)
    t.evolve_deck(P1, name="Warden", type="follower", attack=3, defense=3)
    destroy = t.spell(P1, "Destroy each super-evolved follower on your field.", name="Late")
    t.play(t.spell(P1, "Select a follower on your field and evolve it."))
    assert not t.events("super-evolved", card) and t.stats(card) == (3, 3)
    t.play(destroy)
    assert t.zone_of(card) == "field"


def test_this_spell_goes_where_it_says() -> None:
    for words, zone in (("Draw a card.", "cemetery"), ("Banish this spell.", "banished zone")):
        t = open_table()
        spell = t.spell(P1, words)
        t.play(spell)
        assert t.zone_of(spell) == zone


def test_damage_is_divided_among_a_leader_and_a_follower() -> None:
    t = open_table()
    foe = t.field(P2, defense=9)
    words = "Select up to 2 enemy leaders or enemy followers on the field. Deal 3 damage divided among them."
    spell = t.spell(P1, words)
    t.choose(f"play {spell}")
    t.choose(f"pick {foe}")
    t.choose(f"pick {t.leader(P2)}")
    while t.options and not any(key.startswith(("play", "end")) for key in t.options):
        t.choose(by(P1, t.options[0]))
    assert (9 - t.stats(foe)[1]) + (20 - t.leader_defense(P2)) == 3
    assert t.stats(foe)[1] < 9 and t.leader_defense(P2) < 20


def test_what_was_not_originally_of_a_kind() -> None:
    """An amulet that has become a follower, and a follower that always was one."""
    t = open_table()
    odd, plain = t.amulet(P1, "This is also a follower."), t.field(P1, name="Plain")
    t.play(t.spell(P1, "Destroy each card on your field that wasn't originally a follower."))
    assert (t.zone_of(odd), t.zone_of(plain)) == ("cemetery", "field")


def test_several_phrases_together() -> None:
    t = open_table()
    mine, theirs, amulet = t.field(P1, defense=1), t.field(P2, defense=1), t.amulet(P2)
    t.play(t.spell(P1, "Destroy each follower on your field and each enemy follower on the field."))
    assert [t.zone_of(card) for card in (mine, theirs, amulet)] == ["cemetery", "cemetery", "field"]


BY_PART = 'Evolve this into an evolved follower with "Ember" in its name.'


@pytest.mark.parametrize("embers", [(), ("High Ember",), ("High Ember", "Low Ember")])
def test_a_card_evolves_into_one_with_words_in_its_name_and_into_no_other(embers: tuple[str, ...]) -> None:
    t = open_table()
    t.set(P1, play_points=1, evolution_points=0)
    card = t.field(P1, f"{{evolve}} {{cost 1}}: {BY_PART}", name="Warden", attack=1)
    t.evolve_deck(P1, name="Warden", type="follower", attack=9, defense=9)
    t.evolve_deck(P1, name="Ember Shrine", type="amulet")
    there = [t.evolve_deck(P1, name=name, type="follower", attack=n, defense=n) for n, name in enumerate(embers, 4)]
    assert any(key.startswith(f"activate {card}") for key in t.options) is bool(embers)
    if embers:
        t.activate(card, *(there[-1:] if len(there) > 1 else ()))
        assert [t.zone_of(each) for each in there] == ["evolve deck"] * (len(there) - 1) + ["evolve zone"]
        assert t.stats(card)[0] == 3 + len(there)


def test_an_effect_evolves_into_one_with_words_in_its_name() -> None:
    t = open_table()
    t.evolve_deck(P1, name="Warden", type="follower", attack=9, defense=9)
    ember = t.evolve_deck(P1, name="High Ember", type="follower", attack=5, defense=5)
    card = t.hand(P1, f"{{fanfare}} {BY_PART}", name="Warden", cost=1)
    t.play(card)
    assert t.zone_of(ember) == "evolve zone" and t.stats(card)[0] == 5


@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_as_many_as_a_zone_has(whose: str) -> None:
    """Two cards in one's own EX area (one lies there on every such table), one in the opponent's, and more in hand."""
    t = open_table()
    for seat in (P1, P2):
        t.ex(seat, name="Kept")
    for n in range(4):
        t.hand(P1, name=f"Card {n}")
    spell = t.spell(P1, f"Discard X cards. X equals the number of cards in {whose} EX area.")
    t.choose(f"play {spell}")
    for _ in range(9):
        if t.game.decision is not None and t.game.decision.kind != ACT:
            t.choose(t.options[0])
    thrown = [card for card in t.pieces(P1, "cemetery") if card.id != spell.id]
    assert len(thrown) == (2 if whose == "your" else 1)


def test_as_much_is_paid_as_there_are() -> None:
    """For each follower on one's own field, not for those in hand or of the opponent."""
    t = open_table()
    text = "{act} Reduce your leader's defense by X: Draw a card. X equals the number of followers on your field."
    card = t.field(P1, text)
    t.field(P1)
    for _ in range(3):
        t.hand(P1)
        t.field(P2)
    before = t.leader_defense(P1), t.count(P1, "hand")
    t.activate(card)
    assert (t.leader_defense(P1), t.count(P1, "hand")) == (before[0] - 2, before[1] + 1)


def test_they_select_among_their_own() -> None:
    t = open_table()
    mine, theirs, other = t.field(P1, name="Mine"), t.field(P2, name="Theirs"), t.field(P2, name="Other")
    spell = t.spell(P1, "Each opponent selects a follower on their field and destroys it.")
    t.choose(f"play {spell}")
    assert t.asked == P2 and sorted(t.options) == sorted(f"pick {card}" for card in (theirs, other))
    t.choose(by(P2, other))
    assert [t.zone_of(card) for card in (mine, theirs, other)] == ["field", "field", "cemetery"]


def test_as_many_options_as_there_are_amulets() -> None:
    """Two amulets on the field, none in hand, one of the opponent's: two of three things are done."""
    t = open_table()
    for seat in (P1, P1, P2):
        t.amulet(seat)
    options = "(1) Give your leader {defense}+1. (2) Give your leader {defense}+2. (3) Give your leader {defense}+4."
    spell = t.spell(P1, f"Choose X. {options} X equals the number of amulets on your field.")
    before = t.leader_defense(P1)
    t.choose(f"play {spell}")
    for _ in range(6):
        if t.game.decision is not None and t.game.decision.kind != ACT:
            t.choose(t.options[0])
    assert t.leader_defense(P1) == before + 3


# -- gifts ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("keyword", ["Ward", "Rush", "Bane"])
def test_a_keyword_that_is_given_is_had(keyword: str) -> None:
    t = open_table()
    mine = t.field(P1, name="Mine")
    t.play(t.spell(P1, f"Select a follower on your field. Give it {keyword}."))
    assert t.has(mine, keyword)
