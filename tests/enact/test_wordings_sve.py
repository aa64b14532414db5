"""Wordings of sve cards that were declined, played: what one sees at the table when each does what it says."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2, Table

IDLE = "Banish each card in your banished zone."


# -- conditions -------------------------------------------------------------------------------------------------------
def test_three_kinds_in_one_place() -> None:
    """The place said last is that of all three, and each must be there in number."""
    text = (
        "If there are at least 2 Mage cards, at least 1 Heron card, and at least 2 Otter cards in your cemetery, give "
        "your leader {defense}+1."
    ).replace("at least 1 Heron card", "at least 2 Heron cards")
    for herons, gained in ((2, 1), (1, 0)):
        t = open_table()
        for trait, number in (("Mage", 2), ("Heron", herons), ("Otter", 2)):
            for _ in range(number):
                t.cemetery(P1, traits=[trait])
        t.field(P1, traits=["Heron"])
        t.play(t.spell(P1, text))
        assert t.leader_defense(P1) == 20 + gained, herons


def test_a_keyword_with_a_number_holds_for_what_a_card_has() -> None:
    for spells, rush in ((1, False), (2, True)):
        t = open_table()
        for _ in range(spells):
            t.cemetery(P1, IDLE, type="spell")
        assert t.has(t.field(P1, "Spellchain (2): This follower has Rush."), "Rush") is rush


def test_a_keyword_with_a_number_raises_the_number_of_options() -> None:
    text = (
        "Choose 1 of the following. Spellchain (2): Choose up to 2 instead. (1) Give your leader {defense}+1. "
        "(2) Deal 1 damage to each enemy leader."
    )
    for spells, expected in ((1, (21, 20)), (2, (21, 19))):
        t = open_table()
        for _ in range(spells):
            t.cemetery(P1, IDLE, type="spell")
        t.play(t.spell(P1, text), "option 1", *(["option 2"] if spells == 2 else []))
        assert (t.leader_defense(P1), t.leader_defense(P2)) == expected


@pytest.mark.parametrize(("words", "enough"), [("at least 2 cards", (2, 3)), ("2 cards", (2,))])
def test_a_zone_has_so_many_cards(words: str, enough: tuple[int, ...]) -> None:
    for there in (1, 2, 3):
        t = Table()
        for _ in range(there):
            t.ex(P1)
        t.ex(P2)
        t.play(t.spell(P1, f"If your EX area has {words}, give your leader {{defense}}+1."))
        assert t.leader_defense(P1) == 20 + (there in enough), there


def test_summoned_by_an_ability_or_played() -> None:
    text = "{fanfare} If this was summoned by an ability, give your leader {defense}+1."
    t = open_table()
    held = t.hand(P1, text, cost=0)
    t.cemetery(P1, text, name="Otter")
    spell = t.spell(P1, "Select a card named Otter in your cemetery and summon it.")
    t.play(held)
    assert t.leader_defense(P1) == 20
    t.play(spell)
    assert t.leader_defense(P1) == 21


def test_a_card_has_so_much_or_less() -> None:
    for defense, gone in ((5, True), (6, False)):
        t = open_table()
        hers = t.field(P2, defense=defense)
        t.play(t.spell(P1, "Select an enemy follower on the field. If it has 5 defense or less, destroy it."))
        assert (t.zone_of(hers) == "cemetery") is gone


def test_what_this_ability_has_put_somewhere() -> None:
    """Only what it puts there counts, not what lay there before or what it put elsewhere."""
    text = (
        "Look at the top 2 cards of your deck. You may put a follower from among them into your EX area. Bury the "
        "rest. If you put a follower into your EX area this way, give your leader {defense}+1."
    )
    for taken, gained in ((True, 1), (False, 0)):
        t = open_table()
        t.ex(P1, name="Old")
        card = t.deck(P1, name="New")
        t.play(t.spell(P1, text), *(("yes", card) if taken else ("no",)))
        assert t.leader_defense(P1) == 20 + gained, taken


def test_it_was_put_into_your_zone() -> None:
    """Whose card it was decides whose EX area it went to."""
    text = (
        "Select a follower on the field and put it into its owner's EX area. If you put it into your EX area, give "
        "your leader {defense}+1."
    )
    for owner, gained in ((P1, 1), (P2, 0)):
        t = open_table()
        card = t.field(owner, name="Otter")
        t.play(t.spell(P1, text))
        assert t.zone_of(card) == "ex area" and t.leader_defense(P1) == 20 + gained


@pytest.mark.parametrize("by", ["by this ability", "this way"])
def test_what_was_put_or_banished_by_this_ability(by: str) -> None:
    put = (
        f"Put the top card of your deck into your cemetery. If a spell was put into your cemetery {by}, give your "
        "leader {defense}+1."
    )
    for spell, gained in ((True, 1), (False, 0)):
        t = open_table()
        t.cemetery(P1, IDLE, type="spell")
        t.deck(P1, IDLE, type="spell") if spell else t.deck(P1)
        t.play(t.spell(P1, put))
        assert t.leader_defense(P1) == 20 + gained
    gone = (
        f"Banish each enemy follower on the field. If at least 2 followers were banished {by}, give your leader "
        "{defense}+1."
    )
    for there, gained in ((1, 0), (2, 1)):
        t = open_table()
        for _ in range(there):
            t.field(P2)
        t.play(t.spell(P1, gone))
        assert t.leader_defense(P1) == 20 + gained, there


def test_so_many_were_put_there_by_this_ability() -> None:
    text = (
        "Select up to 2 followers on your field and put them into their owners' EX areas. If at least 1 Mage follower "
        "was put into an EX area by this ability, give your leader {defense}+2."
    )
    for traits, gained in ((["Mage"], 2), ([], 0)):
        t = open_table()
        card = t.field(P1, traits=traits)
        t.play(t.spell(P1, text), card)
        assert t.leader_defense(P1) == 20 + gained


# -- how many ---------------------------------------------------------------------------------------------------------
def test_this_one_is_counted_among_them() -> None:
    t = open_table()
    t.field(P1)
    card = t.hand(
        P1,
        "{fanfare} Give your leader {defense}+X. X equals the number of followers on your field, including this one.",
        cost=0,
    )
    t.play(card)
    assert t.leader_defense(P1) == 22


def test_how_many_left_the_field_this_turn() -> None:
    """Of that name, and from your field; however they left."""
    t = open_table()
    for seat, name in ((P1, "Otter"), (P1, "Otter"), (P2, "Otter"), (P1, "Heron")):
        t.field(seat, name=name)
    card = t.hand(
        P1,
        "This costs X less to play. X equals the number of cards named Otter that left your field this turn.",
        cost=9,
    )
    t.set(P1, play_points=7, max_play_points=7)
    t.play(t.spell(P1, "Return each follower on the field to its owner's hand."))
    t.play(card)
    assert t.value(P1, "play points") == 0


def test_for_every_card_this_was_done_to() -> None:
    """What could not be destroyed was not destroyed this way."""
    t = open_table()
    there = [t.field(P2, defense=1), t.field(P2, "This can't be destroyed by abilities.", defense=1)]
    text = (
        "Select up to 2 enemy followers on the field. Destroy them and, for every follower destroyed this way, deal 2 "
        "damage to each enemy leader."
    )
    t.play(t.spell(P1, text), *there)
    assert t.leader_defense(P2) == 18


# -- which cards ------------------------------------------------------------------------------------------------------
def test_one_number_or_the_other() -> None:
    text = "Banish each enemy follower with 1 attack or less or 1 defense on the field."
    t = open_table()
    weak, frail = t.field(P2, attack=1, defense=5), t.field(P2, attack=5, defense=1)
    strong = t.field(P2, attack=2, defense=2)
    t.play(t.spell(P1, text))
    assert [t.zone_of(card) for card in (weak, frail, strong)] == ["banished zone", "banished zone", "field"]


def test_a_zone_of_anyone() -> None:
    for owner in (P1, P2):
        t = open_table()
        cards = {seat: t.ex(seat, name="Otter") for seat in (P1, P2)}
        t.play(t.spell(P1, "Select a card in an EX area and banish it."), cards[owner])
        assert t.zone_of(cards[owner]) == "banished zone"


def test_from_your_field_into_a_cemetery() -> None:
    t = open_table()
    mine = t.amulet(P1, "Whenever a follower is put from your field into a cemetery, put an ink counter on this.")
    t.field(P1), t.field(P2)
    t.play(t.spell(P1, "Destroy each follower on the field."))
    assert t.counters(mine, "ink") == 1


def test_a_cost_or_greater() -> None:
    for cost, gone in ((5, False), (6, True), (7, True)):
        t = open_table()
        hers = t.field(P2, cost=cost)
        t.play(t.spell(P1, "Destroy each 6-cost or greater enemy follower on the field."))
        assert (t.zone_of(hers) == "cemetery") is gone


@pytest.mark.parametrize(("words", "which"), [("took damage", 0), ("attacked", 1)])
def test_what_happened_to_it_this_turn(words: str, which: int) -> None:
    t = open_table()
    hurt, busy = t.field(P1, defense=9), t.field(P1, "Storm.", defense=9)
    first = t.spell(P1, "Select a follower on your field and deal it 1 damage.")
    second = t.spell(P1, f"Destroy each follower on your field that {words} this turn.")
    t.play(first, hurt)
    t.attack(busy)
    t.play(second)
    assert [t.zone_of(card) == "cemetery" for card in (hurt, busy)] == [which == 0, which == 1]


def test_what_evolved_this_turn() -> None:
    t = open_table()
    t.evolve_deck(P1, name="Otter")
    grown, plain = t.field(P1, name="Otter"), t.field(P1, name="Heron")
    first = t.spell(P1, "Select a card named Otter on your field and evolve it.")
    second = t.spell(P1, "Destroy each follower on your field that evolved this turn.")
    t.play(first)
    t.play(second)
    assert (t.zone_of(grown), t.zone_of(plain)) == ("cemetery", "field")


# -- triggers ---------------------------------------------------------------------------------------------------------
def test_two_things_that_happen_to_a_card_named_once() -> None:
    for verb, gained in (("Discard", 1), ("Banish", 1), ("Reveal", 0)):
        t = open_table()
        t.hand(P1, "When this is discarded or banished from your hand, give your leader {defense}+1.")
        where = "" if verb == "Discard" else " from your hand"
        t.play(t.spell(P1, f"{verb} a card{where}."), )
        assert t.leader_defense(P1) == 20 + gained, verb


def test_banished_from_the_field_is_not_from_the_hand() -> None:
    t = open_table()
    t.field(P1, "When this is discarded or banished from your hand, give your leader {defense}+1.")
    t.play(t.spell(P1, "Banish each follower on your field."))
    assert t.leader_defense(P1) == 20


@pytest.mark.parametrize(
    ("second", "deed"),
    [
        ("destroyed", "Destroy each follower on your field."),
        ("leaves the field", "Return each follower on your field to its owner's hand."),
    ],
)
def test_the_second_of_two_things(second: str, deed: str) -> None:
    t = open_table()
    t.field(P1, name="Otter")
    first = "is banished" if second == "destroyed" else "attacks"
    mine = t.amulet(P1, f"Whenever a follower on your field {first} or {second}, put an ink counter on this.")
    t.play(t.spell(P1, deed))
    assert t.counters(mine, "ink") == 1


def test_selected_for_an_ability() -> None:
    t = open_table()
    mine = t.field(P1, "Once on each of your turns, when this follower is selected for an ability, give it {attack}+1.")
    other = t.field(P1)
    first, second = (t.spell(P1, "Select a follower on your field and give it {defense}+1.") for _ in (1, 2))
    before = t.stats(mine)[0]
    t.play(first, other)
    assert t.stats(mine)[0] == before
    t.play(second, mine)
    assert t.stats(mine)[0] == before + 1


def test_abilities_of_two_keywords_do_not_trigger() -> None:
    """Those of opponents, of these keywords; your own and others trigger."""
    text = "Your opponents' {fanfare} and On Evolve abilities don't trigger."
    for whose, gained in ((P1, 1), (P2, 0)):
        t = open_table()
        t.field(whose, text)
        t.play(t.hand(P1, "{fanfare} Give your leader {defense}+1.", cost=0))
        assert t.leader_defense(P1) == 20 + gained
    for keyword, gained in (("On Evolve -", 0), ("Strike -", 1)):
        t = open_table()
        t.field(P2, text)
        t.evolve_deck(P1, f"{keyword} Give your leader {{defense}}+1.", name="Otter")
        otter = t.field(P1, "Storm.", name="Otter")
        t.play(t.spell(P1, "Select a follower on your field and evolve it."))
        t.attack(otter)
        assert t.leader_defense(P1) == 20 + gained, keyword


def test_abilities_of_one_keyword_do_not_trigger() -> None:
    t = open_table()
    t.field(P2, "Your opponents' {last words} abilities don't trigger.")
    t.field(P1, "{last words} Give your leader {defense}+1.")
    t.play(t.spell(P1, "Destroy each follower on your field."))
    assert t.leader_defense(P1) == 20


# -- what holds -------------------------------------------------------------------------------------------------------
def test_neither_destroyed_by_abilities_nor_hurt_by_them() -> None:
    t = open_table()
    mine = t.field(P1, "This card can't be destroyed by abilities or take ability damage.", defense=3)
    other = t.field(P1, defense=3)
    first = t.spell(P1, "Deal 2 damage to each follower on your field.")
    second = t.spell(P1, "Destroy each follower on your field.")
    t.play(first)
    assert (t.stats(mine)[1], t.stats(other)[1]) == (3, 1)
    t.play(second)
    assert (t.zone_of(mine), t.zone_of(other)) == ("field", "cemetery")


def test_only_from_hand() -> None:
    t = open_table()
    text = "This card can only be played from hand."
    held, kept = t.hand(P1, text, cost=0), t.ex(P1, text, cost=0)
    assert not t.forbids(f"play {held}") and t.forbids(f"play {kept}")


def test_any_number_of_evolve_abilities() -> None:
    free = "While there's an amulet on your field, you may play any number of {evolve} per turn."
    for text, second in (("", False), (free, True)):
        t = open_table()
        t.set(P1, play_points=9, max_play_points=9)
        for name in ("Otter", "Heron"):
            t.evolve_deck(P1, name=name)
        t.amulet(P1, text)
        t.amulet(P2, free)
        first, other = (t.field(P1, "{evolve} {cost 1}: Evolve this.", name=name) for name in ("Otter", "Heron"))
        t.activate(first)
        assert (not t.forbids(t.activation(other))) is second, text


# -- what is done -----------------------------------------------------------------------------------------------------
def test_engage_this_card_as_an_instruction() -> None:
    t = open_table()
    card = t.hand(P1, "Storm. {fanfare} {engage} card.", cost=0)
    t.play(card)
    assert t.engaged(card)


@pytest.mark.parametrize("words", ["Repeat", "Repeat this"])
def test_repeat_until_a_zone_is_full(words: str) -> None:
    t = Table()
    for _ in range(7):
        t.deck(P1)
    t.ex(P1)
    spell = t.spell(P1, f"Put the top card of your deck into your EX area. {words} until your EX area is full.")
    left = t.count(P1, "deck")
    t.play(spell)
    assert t.count(P1, "ex area") == 5 and t.count(P1, "deck") == left - 4


def test_repeating_ends_when_nothing_is_left_to_do() -> None:
    t = Table()
    t.ex(P1, name="Spare", cost=0)
    t.play(
        t.spell(
            P1,
            "Bury each card in your deck. Put the top card of your deck into your EX area. Repeat until your EX area "
            "is full.",
        )
    )
    assert t.count(P1, "ex area") == 1


def test_a_zone_that_is_full_or_not() -> None:
    for there, expected in ((4, (20, 21)), (5, (21, 20))):
        t = open_table()
        for _ in range(there):
            t.field(P1)
        first = t.spell(P1, "If your field is full, give your leader {defense}+1.")
        second = t.spell(P1, "If your field isn't full, give your leader {defense}+1.")
        t.play(first)
        full = t.leader_defense(P1)
        t.play(second)
        assert (full, t.leader_defense(P1) - full + 20) == expected


def test_options_that_were_not_chosen_this_turn() -> None:
    """Each once a turn, all of them again the next turn; another card of the same text has its own."""
    text = (
        "Whenever you play a spell, choose 1 that you haven't already chosen this turn. (1) Give your leader "
        "{defense}+1. (2) Give your leader {defense}+5."
    )
    t = open_table()
    t.amulet(P1, text)
    spells = [t.spell(P1, IDLE) for _ in range(4)]
    t.deck(P2), t.deck(P1)
    t.play(spells[0], "option 2")
    t.play(spells[1])
    assert t.leader_defense(P1) == 26
    t.play(spells[2])
    assert t.leader_defense(P1) == 26
    t.end()
    t.end()
    t.play(spells[3], "option 2")
    assert t.leader_defense(P1) == 31
