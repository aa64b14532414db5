"""The classes' conditions (sve 13): Combo, Spellchain, Overflow, Necrocharge, Sanguine."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Table

SPELL = "Give your leader {defense}+1."


def spells_in_cemetery(t: Table, seat: int, count: int) -> None:
    for n in range(count):
        t.cemetery(seat, SPELL, type="spell", name=f"Old Spell {n}")


def cards_in_cemetery(t: Table, seat: int, count: int) -> None:
    for n in range(count):
        t.cemetery(seat, name=f"Old Card {n}")


# -- Combo (sve 13.2.1) -----------------------------------------------------------------------------------------------
def test_13_2_1_1_combo_counts_the_cards_its_player_played_this_turn() -> None:
    """What was played last turn does not count any more, nor what the opponent plays."""
    t = unhurried()
    for n in range(2):
        t.spell(P1, SPELL, name=f"Small {n}")
    (first, second) = [p for p in t.lying(P1, "hand") if p.name.startswith("Small")]
    foe = t.spell(P2, SPELL, name="Foe")
    late = t.spell(P1, "Combo (2) - Deal 5 damage to each enemy leader.", name="Late")

    t.play(first)
    t.play(second)
    t.end()
    t.play(foe)
    t.end()
    t.play(late)

    assert t.leader_defense(P2) == 21, "the first card of a new turn"


def test_13_2_1_2_combo_is_met_from_x_on_with_this_card_counted() -> None:
    """Combo (2) is not met by the first card of a turn and is met by the second, itself."""
    t = unhurried()
    text = "Combo (2) - Deal 1 damage to each enemy leader."
    cards = [t.spell(P1, text, name=f"Swarm {n}") for n in range(3)]
    t.play(cards[0])
    assert t.leader_defense(P2) == 20
    t.play(cards[1])
    assert t.leader_defense(P2) == 19
    t.play(cards[2])
    assert t.leader_defense(P2) == 18


def test_13_2_1_2_a_follower_counts_itself_for_its_fanfare() -> None:
    """Combo (2) of a Fanfare is met when its own card was the second one played, and not when it was summoned."""
    t = unhurried()
    first = t.spell(P1, SPELL, name="First")
    swarm = t.hand(P1, "{fanfare} Combo (2) - Draw a card.")
    t.play(first)
    t.play(swarm)
    assert len(t.events("draw")) == 1


def test_13_2_1_3_plays_from_every_zone_count() -> None:
    """Two tokens played from the EX area and one card from the hand make three."""
    t = unhurried()
    fairies = [t.ex(P1, name="Fairy", special="token", type="follower") for _ in range(2)]
    swarm = t.spell(P1, "Combo (3) - Deal 3 damage to each enemy leader.")
    for fairy in fairies:
        t.play(fairy)
    t.play(swarm)
    assert t.leader_defense(P2) == 17


@pytest.mark.rule("sve 13.2.1.2")
def test_13_2_1_2_an_ability_counts_no_card_that_was_not_played() -> None:
    """Playing an ability of a card is not playing the card, wherever the card is."""
    t = unhurried()
    amulet = t.amulet(P1, "{act} {cost 0}: Combo (1) - Draw a card.")
    text = "{act} {cost 0}: Combo (1) - Draw a card. Activate only from your hand."
    held = t.hand(P1, text, name="Held")
    t.activate(amulet)
    t.activate(held)
    assert t.zone_of(held) == "hand" and not t.events("draw")


# -- Spellchain (sve 13.3.1) ------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 13.3.1.2")
def test_13_3_1_1_spellchain_counts_spells_in_the_own_cemetery() -> None:
    """Followers there do not count, the opponent's spells do not, and X is the least number."""
    t = unhurried()
    spells_in_cemetery(t, P1, 2)
    cards_in_cemetery(t, P1, 5)
    spells_in_cemetery(t, P2, 5)
    two = t.hand(P1, "{fanfare} Spellchain (2) - Draw a card.")
    three = t.hand(P1, "{fanfare} SC (3) - Draw a card.", name="Three")
    t.play(two)
    assert len(t.events("draw")) == 1
    t.play(three)
    assert len(t.events("draw")) == 1


def test_13_3_1_3_the_spell_being_resolved_does_not_count_itself() -> None:
    """With two spells in the cemetery, a spell with Spellchain (3) finds two."""
    t = unhurried()
    spells_in_cemetery(t, P1, 2)
    first = t.spell(P1, "Spellchain (3) - Draw a card.", name="First")
    second = t.spell(P1, "Spellchain (3) - Draw a card.", name="Second")
    t.play(first)
    assert not t.events("draw") and t.zone_of(first) == "cemetery"
    t.play(second)
    assert len(t.events("draw")) == 1, "now the first one lies there"


@pytest.mark.rule("sve 13.5.1.3.2")
def test_13_3_1_4_the_number_is_fixed_when_the_effect_begins() -> None:
    """Spells put into the cemetery, or taken from it, by the same effect change nothing."""
    t = unhurried()
    spells_in_cemetery(t, P1, 1)
    for n in range(2):
        t.deck(P1, SPELL, type="spell", name=f"Top {n}")
    t.set(P1, leader_defense=10)
    grows = t.spell(
        P1, "Put the top 2 cards of your deck into your cemetery. Spellchain (2) - Give your leader {defense}+5."
    )
    shrinks = t.spell(
        P1, "Banish each card in your cemetery. Spellchain (3) - Give your leader {defense}+1. "
        "Necrocharge (4) - Give your leader {defense}+3.", name="Shrinks",
    )  # fmt: skip
    t.play(grows)
    assert t.leader_defense(P1) == 10
    assert t.count(P1, "cemetery") == 4
    t.play(shrinks)
    assert t.leader_defense(P1) == 14, "four spells and four cards were there when it began"


@pytest.mark.rule("sve 13.5.1.3.2.1")
@pytest.mark.parametrize("keyword", ["Spellchain", "Necrocharge"])
def test_13_3_1_4_1_how_many_options_is_counted_on_playing(keyword: str) -> None:
    """The cost banishes the very spells that were counted; both options chosen before paying are carried out."""
    t = unhurried()
    spells_in_cemetery(t, P1, 2)
    text = (
        f"{{act}} {{cost 0}}, banish 2 cards in your cemetery: Choose 1. {keyword} (2) - Choose 2 instead. "
        "(1) Draw a card. (2) Give your leader {defense}+2. (3) Deal 2 damage to each enemy leader."
    )
    book = t.amulet(P1, text)
    t.activate(book, "option 2", "option 3")
    assert t.count(P1, "cemetery") == 0
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (22, 18)


@pytest.mark.parametrize(("keyword", "least"), [("Spellchain", 3), ("Necrocharge", 5)])
def test_13_3_1_4_1_too_few_on_playing_is_one_option(keyword: str, least: int) -> None:
    """With one fewer than asked for, only one option is chosen, though more cards come before it resolves."""
    t = unhurried()
    spells_in_cemetery(t, P1, 2)
    cards_in_cemetery(t, P1, 2)
    hand = t.spell(P1, SPELL, name="Paid")
    text = (
        f"{{act}} {{cost 0}}, discard a card: Choose 1. {keyword} ({least}) - Choose 2 instead. "
        "(1) Draw a card. (2) Give your leader {defense}+2. (3) Deal 2 damage to each enemy leader."
    )
    book = t.amulet(P1, text)
    t.activate(book, "option 2")
    assert t.zone_of(hand) == "cemetery", "now there are enough, too late"
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (22, 20)


# -- Overflow (sve 13.4.1) --------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 13.4.1.2")
def test_13_4_1_1_overflow_asks_for_a_maximum_of_seven() -> None:
    """The maximum counts, not the play points left: six is too low, seven with none left is enough."""
    t = unhurried()
    t.set(P1, play_points=6, max_play_points=6)
    t.set(P2, play_points=10, max_play_points=10)
    rain = "If Overflow is active for you, draw a card."
    first, second = t.spell(P1, rain, name="First"), t.spell(P1, rain, name="Second")
    swell = t.spell(P1, "Increase your max play points by 1.", cost=6)
    t.play(first)
    assert not t.events("draw")
    t.play(swell)
    assert (t.value(P1, "play points"), t.value(P1, "max play points")) == (0, 7)
    t.play(second)
    assert len(t.events("draw")) == 1


@pytest.mark.rule("sve 13.4.1.1", "sve 13.5.2.1")
@pytest.mark.parametrize("state", ["Overflow", "Sanguine"])
def test_13_4_1_1_what_is_treated_as_active_is_so_for_its_player_alone(state: str) -> None:
    """An amulet of P1's makes it active for P1; the opponent's own text does not find it active."""
    for owner in (P1, P2):
        t = unhurried()
        t.set(P1, play_points=5, max_play_points=5)
        t.put(owner, "field", f"{state} is treated as active for you.", type="amulet")
        t.play(t.spell(P1, f"If {state} is active for you, draw a card."))
        assert bool(t.events("draw")) is (owner == P1)


# -- Necrocharge (sve 13.5.1) -----------------------------------------------------------------------------------------
@pytest.mark.rule("sve 13.5.1.2", "sve 13.5.1.3.1")
def test_13_5_1_1_necrocharge_counts_cards_in_the_own_cemetery() -> None:
    """Cards of every type count; the opponent's do not, nor the spell that is being resolved."""
    t = unhurried()
    cards_in_cemetery(t, P1, 1)
    spells_in_cemetery(t, P1, 1)
    cards_in_cemetery(t, P2, 9)
    first = t.spell(P1, "Necrocharge (3) - Draw a card.", name="First")
    second = t.spell(P1, "NC (3) - Draw a card.", name="Second")
    t.play(first)
    assert not t.events("draw")
    t.play(second)
    assert len(t.events("draw")) == 1


# -- Sanguine (sve 13.5.2) --------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 13.5.2.2", "sve-R19")
@pytest.mark.parametrize(
    "wound",
    [
        "Deal 1 damage to your leader.",
        "Give your leader {defense}-1.",
        "Change your leader's {defense} to 5.",
    ],
)
def test_13_5_2_1_sanguine_looks_for_any_loss_of_the_own_leader(wound: str) -> None:
    """Damage, a decrease and a lower value are all losses."""
    t = unhurried()
    hurt = t.spell(P1, wound, name="Hurt")
    first, second = (t.spell(P1, "If Sanguine is active for you, draw a card.", name=n) for n in ("First", "Second"))
    other = t.spell(P1, "Deal 3 damage to each enemy leader.", name="Other")
    t.play(other)
    t.play(first)
    assert not t.events("draw"), "the enemy leader's loss is not mine"
    t.play(hurt)
    t.play(second)
    assert len(t.events("draw")) == 1


@pytest.mark.rule("sve-R19", "sve 13.5.2.2")
def test_13_5_2_2_a_cost_of_defense_is_a_loss_and_a_new_turn_forgets_it() -> None:
    """Defense paid for a card makes Sanguine active for the rest of that turn only."""
    t = unhurried()
    look = "If Sanguine is active for you, draw a card."
    blood = t.amulet(P1, "{act} Reduce your leader's defense by 2: Give your leader {defense}+1.")
    first, second = (t.spell(P1, look, name=n) for n in ("First", "Second"))
    t.activate(blood)
    t.play(first)
    assert len(t.events("draw")) == 1
    t.end()
    t.end()
    before = len(t.events("draw"))
    t.play(second)
    assert len(t.events("draw")) == before
