"""Judges' cases about costs, swaps, choices and what the book leaves open (sve)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table


def full(t: Table, count: int = 5) -> list[Piece]:
    """So many followers on the first player's field."""
    return [t.field(P1, name=f"Guard {n}", defense=3) for n in range(count)]


# -- costs ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.6.2.1.2", "sve 10.6.2.5", "sve 10.6.2.6")
def test_case_j_sve_01_a_cost_that_returns_a_card_frees_its_place() -> None:
    """Costs are paid before the field is counted: with one of five returned the newcomer is the fifth."""
    t = unhurried()
    guards = full(t)
    card = t.hand(P1, "As an additional cost to play this, return a follower on your field to its owner's hand.")

    assert t.forbids(f"play {card}") == ""
    t.play(card, guards[1])

    assert t.zone_of(card) == "field" and t.zone_of(guards[1]) == "hand"
    assert t.count(P1, "field") == 5


@pytest.mark.rule("sve 10.6.2.1.2", "sve 10.6.2.5", "sve 10.6.2.6")
def test_case_j_sve_01_a_cost_that_buries_cards_frees_their_places() -> None:
    """Playing it for less buries two of five: three are left, and the newcomer is the fourth."""
    t = unhurried()
    guards = full(t)
    card = t.hand(P1, "When playing this, bury 2 followers: This costs 3 less to play.", cost=4)

    assert t.forbids(f"play {card}") == ""
    t.play(card, guards[0], guards[3])

    assert t.zone_of(card) == "field" and t.count(P1, "field") == 4
    assert t.value(P1, "play points") == 9


@pytest.mark.rule("sve 10.6.2.6", "sve 10.6.2.1.2")
def test_case_j_sve_01_who_declines_the_cost_that_makes_room_has_no_room() -> None:
    """The cheaper way is the only one with room, so whether it is taken is not asked; with room it is."""
    for followers, asked in ((5, False), (4, True)):
        t = unhurried()
        full(t, followers)
        card = t.hand(P1, "When playing this, bury 2 followers: This costs 3 less to play.", cost=4)
        t.choose(f"play {card}")
        assert ("no" in t.options) == asked


@pytest.mark.rule("sve 10.6.2.6")
def test_case_j_sve_01_a_cost_of_its_fanfare_comes_too_late() -> None:
    """What is paid only when the Fanfare resolves frees nothing for the card itself."""
    t = unhurried()
    full(t)
    card = t.hand(P1, "{fanfare} Bury a follower: Draw a card.")
    assert t.forbids(f"play {card}") == "sve 10.6.2.6"


@pytest.mark.rule("sve 10.6.2.6", "sve 10.6.2.5")
def test_case_j_sve_01_a_cost_that_takes_nothing_off_the_field_frees_nothing() -> None:
    """A discarded card was in the hand, a follower is engaged where it stands: the field stays full."""
    for text in ("discard a card", "engage a follower on your field"):
        t = unhurried()
        full(t)
        t.hand(P1)
        card = t.hand(P1, f"As an additional cost to play this, {text}.")
        assert t.forbids(f"play {card}") == "sve 10.6.2.6"


@pytest.mark.rule("sve 10.6.2.1.2", "sve 10.6.2.6", "sve 13.3.3.2")
def test_case_j_sve_01_the_last_stack_counter_spent_for_the_play_frees_a_place() -> None:
    """Earth Rite as a cost of playing the card takes the amulet away with its last counter."""
    t = unhurried()
    full(t, 4)
    stack = t.amulet(P1, "Stack.")
    card = t.hand(P1, "When playing this, Earth Rite (1): This costs 1 less to play.")
    assert t.forbids(f"play {card}") == ""
    t.play(card)
    assert t.zone_of(card) == "field" and t.zone_of(stack) == "cemetery"


@pytest.mark.rule("sve 10.6.2.1.2", "sve 10.6.2.2.4", "sve 10.6.2.5.4", "sve 8.1.2")
@pytest.mark.parametrize(
    ("cost", "zone"),
    [
        ("discard X cards", "hand"),
        ("bury X followers", "field"),
        ("banish X cards from your cemetery", "cemetery"),
        ("put X cards from your hand on the bottom of your deck", "hand"),
    ],
)
def test_case_j_sve_05_x_is_no_more_than_can_be_paid(cost: str, zone: str) -> None:
    """With two cards to pay with, X is 0, 1 or 2; nothing else is offered, and two of them are paid."""
    t = unhurried()
    spell = t.spell(P1, f"As an additional cost to play this, {cost}.\nDraw X cards.")
    for n in range(2):
        t.put(P1, zone, name=f"Paid {n}")

    t.choose(f"play {spell}")
    assert t.options == ["number 0", "number 1", "number 2"]
    t.choose(2)
    while t.game.decision is not None and t.game.decision.kind != "act":
        t.choose(t.options[0])  # in which order they go below the deck
    assert len(t.events("draw")) == 2
    assert t.count(P1, zone) == {"hand": 2, "field": 0, "cemetery": 1}[zone], "the spell itself is in the cemetery"


@pytest.mark.rule("sve 5.2.1.2", "sve 10.6.2.5.4")
def test_case_j_sve_05_an_x_that_cannot_be_paid_ends_nothing() -> None:
    """Nothing else could be done this turn: it is still the player's turn, and the spell can be played."""
    t = Table()
    spell = t.spell(P1, "As an additional cost to play this, discard X cards.\nDraw X cards.")
    t.hand(P1, cost=9), t.hand(P1, cost=9)
    t.set(P1, play_points=0)
    t.choose(f"play {spell}")
    with pytest.raises(Exception, match="number 5"):
        t.choose(5)
    assert t.game.active == P1 and t.asked == P1
    t.choose(2)
    t.settle()
    assert t.event("played", spell).rule


# -- swaps ------------------------------------------------------------------------------------------------------------
SWAP = "Swap an amulet on your field for a follower in your EX area."


@pytest.mark.rule("sve 5.13.1", "sve 5.13.2", "sve 13.3.2.2", "sve 4.4.4.2", "sve-R43")
@pytest.mark.parametrize("followers", [0, 4])
def test_case_j_sve_06_half_a_swap_is_no_swap(followers: int) -> None:
    """Stack keeps the amulet on the field, so the follower stays in the EX area, full field or not."""
    t = unhurried()
    full(t, followers)
    stack = t.amulet(P1, "Stack.", counters={"Stack": 2})
    other = t.ex(P1, name="E")
    spell = t.spell(P1, SWAP)

    t.choose(f"play {spell}")
    t.settle()

    assert t.zone_of(stack) == "field" and t.zone_of(other) == "ex area"
    assert t.count(P1, "field") == followers + 1
    assert t.counters(stack, "Stack") == 1, "Stack has replaced its leaving"


@pytest.mark.rule("sve 5.13.1")
def test_case_j_sve_06_a_whole_swap_moves_both() -> None:
    t = unhurried()
    amulet = t.amulet(P1, "")
    other = t.ex(P1, name="E")
    spell = t.spell(P1, SWAP)
    t.choose(f"play {spell}")
    t.settle()
    assert (t.zone_of(amulet), t.zone_of(other)) == ("ex area", "field")


@pytest.mark.rule("sve 5.13.1", "sve 5.13.2", "sve 9.1.4.1", "sve 9.1.4.3", "sve-R44")
def test_case_j_sve_14_a_token_is_swapped_and_then_eliminated() -> None:
    """A token can be moved to the cemetery; it is eliminated right after that, and the card comes."""
    t = unhurried()
    token = t.field(P1, name="Fairy")
    card = t.cemetery(P1, name="C")
    spell = t.spell(P1, "Select a follower on your field and a follower in your cemetery and swap them.")
    t.choose(f"play {spell}")
    t.settle()
    assert t.zone_of(card) == "field"
    assert t.event("eliminate", token).rule == "sve 9.1.4.3"


# -- which event ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.7.2.2")
def test_case_j_sve_15_of_two_events_at_once_the_player_sees_which_is_which() -> None:
    """Small and Big are destroyed together: who determines the event can tell the two answers apart."""
    t = unhurried()
    text = "Once per turn, when a follower on your field is put into the cemetery, "
    t.amulet(P1, text + "deal damage equal to its attack to each enemy leader.", name="M")
    t.field(P1, name="Small", attack=2)
    t.field(P1, name="Big", attack=5)
    spell = t.spell(P1, "Destroy each follower on your field.")

    t.choose(f"play {spell}")

    assert t.asked == P1 and t.game.decision is not None
    labels = [o.label for o in t.game.decision.options]
    assert len({*labels}) == 2 and "Small" in labels[0] and "Big" in labels[1]
    shown = t.game.view(P1)["decision"]
    assert [o["label"] for o in shown["options"]] == labels  # type: ignore[index]
    t.choose(next(o.key for o in t.game.decision.options if "Big" in o.label))
    t.settle()
    assert t.leader_defense(P2) == 15


# -- what the book leaves open ----------------------------------------------------------------------------------------
@pytest.mark.rule("sve 13.3.2.1", "sve 13.3.2.2", "sve-R11")
def test_case_j_sve_30_handing_over_stack_counters_engages_the_amulet() -> None:
    """An engaged amulet cannot hand over; a reserved one is engaged by doing so."""
    t = unhurried()
    s1 = t.amulet(P1, "Stack.", name="S1", engaged=True, counters={"Stack": 2})
    s2 = t.amulet(P1, "Stack.", name="S2", counters={"Stack": 2})
    assert t.forbids(t.activation(s1)) != ""
    t.activate(s2)
    assert t.counters(s1, "Stack") == 4
    assert [e.card for e in t.events("rest")] == [s2.id]
    assert t.zone_of(s2) == "cemetery"


@pytest.mark.rule("sve 10.6.2.3", "sve 10.6.2.3.3", "sve 10.4.7.5", "sve-R45")
@pytest.mark.parametrize("enemy", [False, True])
@pytest.mark.parametrize(
    "text",
    [
        "{engage} 2 followers on your field: Select an enemy follower on the field and deal it 3 damage.",
        "You may discard a card. If you do, select an enemy follower on the field and deal it 3 damage.",
    ],
)
def test_case_j_sve_31_a_target_behind_a_process_is_still_a_target(text: str, enemy: bool) -> None:
    """Without an enemy follower neither can be played, whatever is decided on resolution."""
    t = unhurried()
    full(t, 2)
    t.hand(P1)
    spell = t.spell(P1, text)
    if enemy:
        t.field(P2)
    assert t.forbids(f"play {spell}") == ("" if enemy else "sve 10.6.2.3.3")


@pytest.mark.rule("sve 10.10.1", "sve 11.3.1", "sve-R46")
def test_case_j_sve_32_a_replacement_that_cannot_be_done_does_not_replace() -> None:
    """It cannot be banished, so it goes to the cemetery, and its Last Words trigger."""
    t = unhurried()
    t.amulet(P1, "If a follower would be put from the field into the cemetery, banish it instead.")
    x = t.field(P2, "This card can't be destroyed or banished by abilities.\n{lastwords} Draw a card.", defense=1)
    t.deck(P2)
    spell = t.spell(P1, "Deal 20 damage to each enemy follower on the field.")
    t.choose(f"play {spell}")
    t.settle()
    assert t.zone_of(x) == "cemetery"
    assert t.count(P2, "hand") == 1


@pytest.mark.rule("sve 4.6.2", "sve 4.6.3", "sve 10.6.2.3", "sve 10.6.2.3.3", "sve-R47")
@pytest.mark.parametrize("faceup", [False, True])
def test_case_j_sve_34_a_faceup_card_of_the_evolve_deck_is_a_target(faceup: bool) -> None:
    """Everybody sees it, so it can be selected; without one the Fanfare is not played and nothing drawn."""
    t = unhurried()
    t.evolve_deck(P1, name="Echo", faceup=faceup)
    t.deck(P1)
    text = "{fanfare} Select a faceup Echo in your evolve deck. Turn it facedown and draw a card."
    card = t.hand(P1, text, name="Echo")
    t.choose(f"play {card}")
    t.settle()
    assert len(t.events("draw")) == int(faceup)
