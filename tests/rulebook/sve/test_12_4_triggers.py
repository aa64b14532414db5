"""Keywords that trigger (sve 12.1, 12.4 to 12.7, 12.17): Fanfare, Last Words, On Evolve, Strike, On Super-Evolve."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table, by

GAIN = "Give your leader {defense}+1."


def gains(t: Table, seat: int = P1) -> int:
    """How often the leader got its +1."""
    return t.leader_defense(seat) - 20


def pair(t: Table, text: str, up: str) -> Piece:
    """A follower of P1 with an evolve ability, its evolution with the text `up`."""
    t.evolve_deck(P1, up, name="Diver", attack=3, defense=3)
    return t.field(P1, f"{{evolve}} {{cost 0}}: Evolve this follower.\n{text}".strip(), name="Diver")


# -- 12.1 -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 12.1.2.1")
@pytest.mark.parametrize("signs", ["{fanfare} {last words}", "{fanfare}/{last words}"])
def test_12_1_2_several_symbols_are_several_abilities(signs: str) -> None:
    """The same process on arriving and on leaving, and two abilities on the card."""
    t = unhurried()
    card = t.hand(P1, f"{signs} {GAIN}")
    drop = t.spell(P1, "Destroy each follower on your field.")
    t.play(card)
    assert gains(t) == 1 and len(t.chars(card).abilities) == 2
    t.play(drop)
    assert gains(t) == 2


@pytest.mark.rule("sve 12.1.2")
def test_12_1_2_1_a_slash_may_stand_between_words() -> None:
    """Strike/On Evolve: on attacking and on evolving."""
    t = unhurried()
    base = pair(t, f"Strike/On Evolve - {GAIN}", f"Strike/On Evolve - {GAIN}")
    t.activate(base)
    assert gains(t) == 1
    t.attack(base)
    assert gains(t) == 2


@pytest.mark.rule("sve 12.1.2.1")
@pytest.mark.parametrize("signs", ["{fanfare}/Strike", "{fanfare} Strike", "{fanfare} / Strike"])
def test_12_1_2_a_symbol_and_a_word_go_together(signs: str) -> None:
    """One process for a symbol and a keyword in words."""
    t = unhurried()
    card = t.hand(P1, f"Storm.\n{signs} - {GAIN}")
    t.play(card)
    assert gains(t) == 1
    t.attack(card)
    assert gains(t) == 2


# -- 12.4 -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 12.4.2")
def test_12_4_1_fanfare_is_automatic_and_goes_off_on_arrival() -> None:
    """It cannot be declined: without a question it is played after the follower lies on the field."""
    t = unhurried()
    card = t.hand(P1, f"{{fanfare}} {GAIN}")
    t.play(card)
    assert gains(t) == 1
    assert [e.key for e in t.events("played", card)] == ["card", "automatic"]
    assert t.chars(card).abilities[0].kind == "automatic"


@pytest.mark.parametrize(
    "how",
    {
        "deck": "Summon the top card of your deck.",
        "cemetery": "Summon a follower from your cemetery.",
        "banished zone": "Summon a follower from your banished zone.",
        "ex area": "Summon a follower from your EX area.",
        "hand": "Summon each follower from your hand.",
    }.items(),
)
def test_12_4_3_fanfare_triggers_from_every_zone_but_the_field(how: tuple[str, str]) -> None:
    """Put onto the field by an effect counts like being played."""
    zone, text = how
    t = unhurried()
    card = t.put(P1, zone, f"{{fanfare}} {GAIN}")
    t.play(t.spell(P1, text))
    assert t.zone_of(card) == "field" and gains(t) == 1


def test_12_4_3_changing_fields_is_no_arrival() -> None:
    """A stolen follower's Fanfare does not go off."""
    t = unhurried()
    card = t.field(P2, f"{{fanfare}} {GAIN}")
    t.play(t.spell(P1, "Select an enemy follower on the field and steal it."))
    assert t.where(card) == (P1, "field") and gains(t) == gains(t, P2) == 0


def test_12_4_3_it_is_its_own_arrival_only() -> None:
    """Another follower's arrival does not trigger it."""
    t = unhurried()
    t.field(P1, f"{{fanfare}} {GAIN}")
    t.play(t.hand(P1))
    assert gains(t) == 0


@pytest.mark.rule("sve-R8")
def test_12_4_3_a_created_token_has_its_fanfare() -> None:
    """Victoria, a token whose Fanfare draws a card, was put onto the field from no field."""
    t = unhurried()
    t.play(t.spell(P1, "Summon a Victoria token."))
    assert t.names(P1, "field") == ["Victoria"]
    assert t.count(P1, "hand") == 1


# -- 12.5 -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 12.5.2", "sve 12.5.3")
@pytest.mark.parametrize(
    "how",
    [
        "Destroy each enemy follower.",
        "Deal 9 damage to each enemy follower.",
        "Give each enemy follower {defense}-9.",
        "Each opponent buries a follower.",
        "Put each enemy follower into its owner's cemetery.",
    ],
)
def test_12_5_1_last_words_go_off_from_field_to_cemetery(how: str) -> None:
    """However it gets there; for its controller; after it has gone."""
    t = unhurried()
    card = t.field(P2, f"{{last words}} {GAIN}")
    t.play(t.spell(P1, how))
    assert t.zone_of(card) == "cemetery"
    assert (gains(t), gains(t, P2)) == (0, 1)


@pytest.mark.parametrize(
    "how",
    [
        "Banish each enemy follower.",
        "Return each enemy follower to its owner's hand.",
        "Put each enemy follower on the bottom of its owner's deck.",
        "Transform each enemy follower into Fairy tokens.",
        "Put each enemy follower into its owner's EX area.",
    ],
)
def test_12_5_3_no_last_words_on_any_other_way(how: str) -> None:
    """Banished, returned, transformed: nothing."""
    t = unhurried()
    card = t.field(P2, f"{{last words}} {GAIN}")
    t.play(t.spell(P1, how))
    assert t.zone_of(card) not in ("field", "cemetery")
    assert gains(t, P2) == 0


@pytest.mark.parametrize("zone", ["hand", "deck", "ex area"])
def test_12_5_3_no_last_words_from_elsewhere(zone: str) -> None:
    """A discarded, milled or cleared card was on no field."""
    how = {
        "hand": "Discard a card.",
        "deck": "Bury the top card of your deck.",
        "ex area": "Bury a follower in your EX area.",
    }[zone]
    t = unhurried()
    card = t.put(P1, zone, f"{{last words}} {GAIN}")
    t.play(t.spell(P1, how))
    assert t.zone_of(card) == "cemetery" and gains(t) == 0


def test_12_5_3_tokens_and_advanced_cards_have_their_last_words() -> None:
    """They pass the cemetery, though they do not stay there."""
    t = unhurried()
    token = t.field(P2, f"{{last words}} {GAIN}", special="token")
    advanced = t.field(P2, f"{{last words}} {GAIN}", special="advanced")
    t.play(t.spell(P1, "Destroy each enemy follower."), by(P2, "trigger 1"))
    assert (t.zone_of(token), t.zone_of(advanced)) == ("", "evolve deck")
    assert gains(t, P2) == 2


def test_12_5_3_an_evolved_follower_has_the_last_words_of_its_evolved_card() -> None:
    """As it was on the field: the evolved text, not the one below it."""
    t = unhurried()
    base = pair(t, f"{{last words}} {GAIN}", "{last words} Give your leader {defense}+5.")
    drop = t.spell(P1, "Destroy each follower on your field.")
    t.activate(base)
    t.play(drop)
    assert t.zone_of(base) == "cemetery" and gains(t) == 5


@pytest.mark.rule("sve-R18")
def test_12_5_3_the_last_words_of_a_stolen_follower_are_the_thiefs() -> None:
    """It lies in its owner's cemetery, but who controlled it on the field gets the effect."""
    t = unhurried()
    card = t.field(P1, f"{{last words}} {GAIN}", owner=P2)
    t.play(t.spell(P1, "Destroy each follower on your field."))
    assert t.where(card) == (P2, "cemetery")
    assert (gains(t), gains(t, P2)) == (1, 0)


# -- 12.6 -------------------------------------------------------------------------------------------------------------
def test_12_6_1_on_evolve_goes_off_with_the_evolution_of_its_card() -> None:
    """Of its own card only, by ability or by effect; what the unevolved card says is gone by then."""
    t = unhurried()
    base = pair(t, "On Evolve - Draw a card.", f"On Evolve - {GAIN}")
    t.field(P1, f"On Evolve - {GAIN}")
    t.activate(base)
    assert gains(t) == 1 and t.count(P1, "hand") == 0
    t = unhurried()
    t.evolve_deck(P1, f"On Evolve - {GAIN}", name="Swimmer")
    other = t.field(P1, name="Swimmer")
    t.play(t.spell(P1, "Select a follower on your field and evolve it."))
    assert gains(t) == 1 and len(t.events("evolved", other)) == 1


@pytest.mark.parametrize(("pays", "left", "gained"), [(True, 8, 1), (False, 10, 0)])
def test_12_6_2_on_evolve_with_a_cost_may_be_declined(pays: bool, left: int, gained: int) -> None:
    """The cost is asked for when it resolves."""
    t = unhurried()
    base = pair(t, "", f"On Evolve - {{cost 2}}: {GAIN}")
    t.activate(base, pays)
    assert (t.value(P1, "play points"), gains(t)) == (left, gained)


# -- 12.7 -------------------------------------------------------------------------------------------------------------
def test_12_7_1_strike_goes_off_when_its_follower_attacks() -> None:
    """Before Quick and before damage; not when it is attacked, not when another attacks."""
    t = unhurried()
    striker = t.field(P1, f"Strike - {GAIN}", attack=2)
    t.field(P1, f"Strike - {GAIN}", engaged=True)
    t.spell(P2, "{quick}\nDraw a card.")
    t.choose(f"attack {striker} leader")
    assert t.quick_window() and gains(t) == 1 and not t.events("damage")
    t.choose("pass")
    assert gains(t) == 1 and t.leader_defense(P2) == 18


def test_12_7_1_an_attacked_follower_does_not_strike() -> None:
    """Its Strike waits for its own attack."""
    t = unhurried()
    attacker = t.field(P1)
    target = t.field(P2, f"Strike - {GAIN}", engaged=True)
    t.attack(attacker, target)
    assert gains(t, P2) == 0


@pytest.mark.parametrize(
    ("word", "at_follower", "at_leader"), [("Strike", 1, 1), ("Follower Strike", 1, 0), ("Leader Strike", 0, 1)]
)
def test_12_7_2_the_kinds_of_strike_ask_what_is_attacked(word: str, at_follower: int, at_leader: int) -> None:
    """Strike for both, the others for one of them."""
    for target, expected in (("follower", at_follower), ("leader", at_leader)):
        t = unhurried()
        striker = t.field(P1, f"{word} - {GAIN}", attack=2, defense=5)
        foe = t.field(P2, engaged=True)
        t.attack(striker, foe if target == "follower" else "leader")
        assert gains(t) == expected, target


@pytest.mark.parametrize(("pays", "left", "gained"), [(True, 9, 1), (False, 10, 0)])
@pytest.mark.parametrize("word", ["Strike", "Leader Strike"])
def test_12_7_2_a_strike_with_a_cost_may_be_declined(word: str, pays: bool, left: int, gained: int) -> None:
    """The attack goes on either way."""
    t = unhurried()
    striker = t.field(P1, f"{word} - {{cost 1}}: {GAIN}", attack=2)
    t.attack(striker, "leader", pays)
    assert (t.value(P1, "play points"), gains(t), t.leader_defense(P2)) == (left, gained, 18)


# -- 12.17 ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("pays", "gained"), [(True, 1), (False, 0)])
def test_12_17_1_on_super_evolve_goes_off_only_with_a_super_evolution(pays: bool, gained: int) -> None:
    """Evolving without the point is not enough."""
    t = unhurried(turns_passed=8)
    base = pair(t, "", f"On Super-Evolve - {GAIN}")
    t.activate(base, pays)
    assert len(t.events("evolved", base)) == 1 and gains(t) == gained


@pytest.mark.parametrize(("pays", "left", "gained"), [(True, 8, 1), (False, 10, 0)])
def test_12_17_2_on_super_evolve_with_a_cost_may_be_declined(pays: bool, left: int, gained: int) -> None:
    """The cost is asked for when it resolves."""
    t = unhurried(turns_passed=8)
    base = pair(t, "", f"On Super-Evolve - {{cost 2}}: {GAIN}")
    t.activate(base, True, pays)
    assert (t.value(P1, "play points"), gains(t)) == (left, gained)
