"""One claim, one test: rules of sve each by itself, by what a player would see."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.games.sve.ch14_universes.universes import base_universe
from tests.rulebook.sve.cases.leisure import unhurried
from tests.rulebook.sve.looking import open_table, seen
from tests.sve_table import P1, P2, Piece, Table

EVERYBODY = (P1, P2, None)
EVOLVE = "{evolve} {cost 1}: Evolve this."
VANGUARD = "Cardfight!! Vanguard"
UMAMUSUME = "Umamusume: Pretty Derby"


def _stack(t: Table, *names: str) -> None:
    """Followers on top of P1's deck, the first named uppermost."""
    for name in reversed(names):
        t.deck(P1, name=name, type="follower")


# -- zones -------------------------------------------------------------------------------------------------------------
def _read(zone: str, **details: object) -> bool:
    """Whether everybody can read a card in a zone of P1."""
    t = unhurried()
    card = t.put(P1, zone, "", name="Telltale", **details)
    return all(t.sees(seat, card) for seat in EVERYBODY)


@pytest.mark.rule("sve 4.4.2")
def test_the_field_is_public_and_its_cards_are_reserved_or_engaged() -> None:
    assert _read("field")
    t = Table()
    attacker = t.field(P1)
    t.attack(attacker)
    assert t.engaged(attacker)


@pytest.mark.rule("sve 4.6.2")
def test_the_own_evolve_deck_is_read_and_never_the_opponents() -> None:
    t = unhurried()
    card = t.evolve_deck(P1, name="Telltale")
    assert [t.sees(seat, card) for seat in EVERYBODY] == [True, False, False]


@pytest.mark.rule("sve 4.9.2")
def test_everybody_reads_the_cemetery() -> None:
    assert _read("cemetery")


@pytest.mark.rule("sve 4.12.2")
def test_everybody_reads_the_evolve_zone() -> None:
    assert _read("evolve zone", special="evolved")


@pytest.mark.rule("sve 4.13.2")
def test_everybody_reads_the_race_zone() -> None:
    assert _read("race zone", special="evolved", type="carrot")


@pytest.mark.rule("sve 4.14.2")
def test_everybody_reads_the_drive_zone() -> None:
    assert _read("drive zone", special="evolved", type="drive point")


@pytest.mark.rule("sve 4.15.2")
def test_everybody_reads_the_trigger_zone() -> None:
    assert _read("trigger zone")


@pytest.mark.rule("sve 2.14.3.1")
def test_the_side_that_is_up_is_the_one_that_counts() -> None:
    t = unhurried()
    heron = t.field(P1, EVOLVE, name="Moon Heron", attack=1, defense=1)
    t.evolve_deck(P1, "", name="Sun Heron", type="follower", attack=4, defense=4,
                  back={"name": "Moon Heron", "special": "evolved", "attack": 2, "defense": 7})  # fmt: skip
    t.activate(heron)
    assert t.stats(heron) == (2, 7)


# -- drawing and looking -----------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 5.10.3")
def test_drawing_up_to_a_number_goes_card_by_card() -> None:
    t = open_table()
    spell = t.spell(P1, "Draw up to 2 cards.")
    t.choose(f"play {spell}")
    hands = [t.count(P1, "hand")]
    for _ in range(2):
        t.choose(True)
        hands.append(t.count(P1, "hand"))
    assert hands == [0, 1, 2]


def _looking() -> Table:
    t = open_table()
    _stack(t, "First", "Second", "Third")
    spell = t.spell(P1, "Look at up to 2 of the top cards of your deck.")
    t.choose(f"play {spell}")
    return t


@pytest.mark.rule("sve 5.11.2", "sve 5.11.2.1")
def test_looking_up_to_a_number_begins_with_the_top_card() -> None:
    t = _looking()
    assert seen(t, P1, P1, "deck") == []
    t.choose(True)
    assert seen(t, P1, P1, "deck") == ["First"]


@pytest.mark.rule("sve 5.11.2.3")
def test_who_goes_on_looking_sees_the_next_card() -> None:
    t = _looking()
    t.choose(True)
    t.choose(True)
    assert seen(t, P1, P1, "deck") == ["First", "Second"]


@pytest.mark.rule("sve 5.11.2.4")
def test_looking_ends_with_the_number_stated() -> None:
    t = _looking()
    t.choose(True)
    t.choose(True)
    assert t.game.decision is not None and t.game.decision.kind == "act"
    assert "Third" not in seen(t, P1, P1, "deck")


# -- setting up --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 6.2.1")
def test_leaders_are_shown_before_anybody_says_who_goes_first_and_hands_come_after() -> None:
    deck = games.room("sve").starter_decks("sve")[0]
    g = games.start("sve", (deck, deck), 3, auto=False)
    assert all(g.zone(seat, "leader area") and not g.zone(seat, "hand") for seat in (0, 1))
    g.choose("first")
    assert all(len(g.zone(seat, "hand")) == 4 for seat in (0, 1))


@pytest.mark.rule("sve B-1:6.2.1")
def test_a_sealed_game_begins_without_leader_cards() -> None:
    decks = games.room("sve/open-8").starter_decks("sve/open-8")[:2]
    g = games.start("sve/open-8", (decks[0], decks[1]), 5, auto=False)
    for answer in ("first", "no", "no"):
        g.choose(answer)
    for seat in (0, 1):
        (leader,) = g.zone(seat, "leader area")
        assert g.chars(leader).number("defense") == 20 and not g.chars(leader).abilities
        assert len(g.zone(seat, "hand")) == 4


@pytest.mark.rule("sve 6.1.1.5", "sve B-1:6.1.1.6")
def test_in_a_game_a_deck_is_of_its_universe_and_a_sealed_one_of_none() -> None:
    g = games.start("sve", ("kiln", "lanternwood"), 5, auto=False)
    assert (base_universe(g, 0), base_universe(g, 1)) == (VANGUARD, "")
    decks = games.room("sve/open-8").starter_decks("sve/open-8")[:2]
    g = games.start("sve/open-8", (decks[0], decks[1]), 5, auto=False)
    assert (base_universe(g, 0), base_universe(g, 1)) == ("", "")


# -- abilities ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.1.1")
def test_there_are_four_sorts_of_abilities() -> None:
    t = Table()
    card = t.field(P1, "{act} {cost 1}: Draw a card.\nAt the start of your end phase, draw a card.\n"
                       "Other followers on your field have {attack}+1.")  # fmt: skip
    kinds = {a.kind for piece in (card, t.spell(P1, "Draw a card.")) for a in t.chars(piece).abilities}
    assert kinds == {"activated", "automatic", "passive", "spell"}


@pytest.mark.rule("sve 10.1.1.3.1")
def test_what_is_neither_activated_nor_automatic_just_works() -> None:
    t = Table()
    t.field(P1, "Other followers on your field have {attack}+1.")
    other = t.field(P1, attack=1)
    assert t.number(other, "attack") == 2 and not [key for key in t.options if key.startswith("activate")]


@pytest.mark.rule("sve 10.2.1.3")
def test_a_replacement_puts_another_event_in_the_place_of_one() -> None:
    t = Table()
    doomed = t.field(P1, "If this follower would be destroyed, banish it instead.")
    t.play(t.spell(P1, "Select a follower on your field and destroy it."))
    assert t.zone_of(doomed) == "banished zone"


@pytest.mark.rule("sve 10.5.1", "sve 10.5.2")
def test_rules_handling_comes_before_what_has_triggered() -> None:
    t = Table()
    dying = t.field(P1, attack=2, defense=1)
    t.field(P1, "Whenever another follower on your field takes damage, give it {defense}+3.", defense=9)
    t.play(t.spell(P1, "Deal 1 damage to each follower on the field."))
    assert t.zone_of(dying) == "cemetery"


@pytest.mark.rule("sve 10.6.2", "sve 10.6.2.8")
def test_a_spell_is_aimed_then_paid_for_then_resolved() -> None:
    t = Table()
    first = t.field(P2, defense=1, attack=1)
    t.field(P2, defense=1, attack=2)
    spell = t.spell(P1, "Select an enemy follower on the field and destroy it.", cost=2)
    t.choose(f"play {spell}")
    assert t.value(P1, "play points") == 10 and t.zone_of(spell) == "resolution zone"
    t.choose(first)
    assert t.value(P1, "play points") == 8 and t.zone_of(first) == "cemetery" == t.zone_of(spell)


def _attacks(text: str) -> set[str]:
    """What a follower with a text may attack in the turn it comes."""
    t = unhurried()
    card, engaged = t.hand(P1, text), t.field(P2, engaged=True)
    t.play(card)
    return {"leader" if key.endswith("leader") else "follower" for key in t.options
            if key.startswith(f"attack {card} ") and (key.endswith("leader") or str(engaged) in key)}  # fmt: skip


@pytest.mark.rule("sve 12.9.1")
def test_storm_attacks_whatever_it_likes_in_the_turn_it_comes() -> None:
    assert _attacks("Storm.") == {"leader", "follower"} and _attacks("") == set()


@pytest.mark.rule("sve 12.10.1")
def test_rush_attacks_followers_in_the_turn_it_comes() -> None:
    assert _attacks("Rush.") == {"follower"}


# -- universes ---------------------------------------------------------------------------------------------------------
def _racing(text: str) -> tuple[Table, Piece]:
    t = unhurried()
    for _ in range(2):
        t.evolve_deck(P1, name="Test Carrot", type="carrot", universe=UMAMUSUME, special="evolved")
    runner = t.field(P1, f"{{serve}} {{cost 1}}: Race this.\n{text}", name="Runner")
    t.activate(runner)
    return t, runner


@pytest.mark.rule("sve 14.2.3.1.1")
def test_racing_without_a_number_is_racing_once() -> None:
    t, _ = _racing("On Race: Draw a card.")
    assert len(t.events("raced")) == 1 and t.count(P1, "hand") == 1


@pytest.mark.rule("sve 14.2.4.2")
def test_the_colon_after_on_race_is_no_cost() -> None:
    t, runner = _racing("On Race: Draw a card.")
    assert t.count(P1, "hand") == 1
    assert [a.kind for a in t.chars(runner).abilities][:2] == ["activated", "automatic"]


@pytest.mark.rule("sve 14.4.5.1")
def test_a_drive_check_shows_the_top_card_and_puts_it_away() -> None:
    t = unhurried(universes=(VANGUARD, ""))
    top = t.deck(P1, name="Plain Top")
    t.play(t.spell(P1, "Perform a drive check."))
    assert t.pieces(P1, "deck")[-1] == top and t.count(P1, "trigger zone") == 0


@pytest.mark.rule("sve 3.1.2.3")
def test_an_ability_made_by_an_effect_is_of_who_controls_the_effect() -> None:
    t = Table()
    giver = t.field(P1, "{act} {cost 0}: At the start of your next end phase, draw a card.", owner=P2)
    t.activate(giver)
    t.end()
    assert [e.seat for e in t.events("draw")][:1] == [P1]


@pytest.mark.rule("sve 10.7.2", "sve 12.1.2")
def test_one_text_under_two_signs_is_done_on_either_occasion() -> None:
    """It draws when it comes, and again when it is destroyed."""
    t = open_table()
    card = t.hand(P1, "{fanfare} {last words} Draw a card.", cost=0)
    kill = t.spell(P1, "Destroy all followers on your field.")
    t.play(card)
    assert len(t.events("draw")) == 1
    t.play(kill)
    assert t.zone_of(card) == "cemetery" and len(t.events("draw")) == 2


@pytest.mark.rule("sve 10.7.4.1.2", "sve 10.7.2.1")
@pytest.mark.parametrize("more", [True, False])
def test_an_ability_that_triggers_an_additional_time_is_done_twice(more: bool) -> None:
    """What its card says of its Last Words still holds as it leaves; a card without that text draws once."""
    t = open_table()
    twice = "\nThis card's {last words} abilities trigger an additional time." * more
    card = t.field(P1, "{last words} Draw a card." + twice)
    t.play(t.spell(P1, "Destroy all followers on your field."))
    assert t.zone_of(card) == "cemetery" and len(t.events("draw")) == 1 + more
