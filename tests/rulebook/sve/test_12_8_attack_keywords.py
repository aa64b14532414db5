"""Keywords about attacking (sve 12.8 to 12.12): Ward, Storm, Rush, Assail, Intimidate."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table


def attacks(t: Table, by: Piece) -> set[str]:
    """What a follower may attack now, as the keys say it."""
    start = f"attack {by} "
    return {key.removeprefix(start) for key in t.options if key.startswith(start)}


# -- 12.8: engaged, it must be attacked --------------------------------------------------------------------------------
@pytest.mark.rule("sve 12.8.2")
def test_12_8_1_an_engaged_ward_must_be_attacked_before_others() -> None:
    """With two of them either may be chosen; the leader and other followers are out of reach."""
    t = unhurried()
    attacker = t.field(P1)
    wards = [t.field(P2, "Ward.", attack=n, engaged=True) for n in (1, 2)]
    plain = t.field(P2, engaged=True)
    assert attacks(t, attacker) == {str(w) for w in wards}
    assert t.forbids(f"attack {attacker} leader") == t.forbids(f"attack {attacker} {plain}") == "sve 12.8.2"


@pytest.mark.parametrize("case", ["reserved", "amulet", "own", "lost"])
def test_12_8_2_other_wards_do_not_bind(case: str) -> None:
    """One that is reserved, no follower, the attacker's own, or has lost its abilities."""
    t = unhurried()
    attacker = t.field(P1)
    strip = t.spell(P1, "Select an enemy follower on the field. It loses all abilities.") if case == "lost" else None
    if case == "amulet":
        t.amulet(P2, "Ward.", engaged=True)
    else:
        t.field(P1 if case == "own" else P2, "Ward.", engaged=case != "reserved")
    if strip is not None:
        t.play(strip)
    assert "leader" in attacks(t, attacker)


def test_12_8_2_a_ward_that_came_by_an_effect_binds_too() -> None:
    """Ward given by another card is Ward."""
    t = unhurried()
    attacker = t.field(P1)
    t.amulet(P2, "Each follower on your field has Ward.")
    warder = t.field(P2, engaged=True)
    assert attacks(t, attacker) == {str(warder)}


def test_12_8_2_ward_says_nothing_about_cards_and_abilities() -> None:
    """Spells may select whom they like."""
    t = unhurried()
    warder, plain = t.field(P2, "Ward.", engaged=True), t.field(P2)
    t.choose(f"play {t.spell(P1, 'Select an enemy follower on the field and destroy it.')}")
    assert set(t.options) == {f"pick {warder}", f"pick {plain}"}
    t.do(f"pick {plain}")


def test_12_8_2_who_ignores_ward_attacks_as_it_likes() -> None:
    """A text that lifts the duty beats the rule (sve 1.3.1), for its own follower only."""
    t = unhurried()
    free, bound = t.field(P1, "This follower ignores Ward."), t.field(P1)
    warder, plain = t.field(P2, "Ward.", engaged=True), t.field(P2, engaged=True)
    assert attacks(t, free) == {str(warder), str(plain), "leader"}
    assert attacks(t, bound) == {str(warder)}


@pytest.mark.rule("sve 1.3.1")
def test_12_8_2_a_duty_to_attack_certain_followers_goes_with_ward() -> None:
    """Among those with Ward first; without Ward the text of the duty is what forbids others."""
    t = unhurried()
    sworn = t.field(P1, "This follower must attack an evolved enemy follower if able.")
    up = t.put(P2, "evolve zone", "Ward.", name="Diver", type="follower", special="evolved", attack=1, defense=1)
    duty = t.field(P2, name="Diver", evolved_with=up, engaged=True)
    other = t.field(P2, "Ward.", engaged=True)
    assert attacks(t, sworn) == {str(duty)}
    assert t.forbids(f"attack {sworn} {other}") == "sve 1.3.1"
    assert t.forbids(f"attack {sworn} leader") == "sve 12.8.2"


# -- 12.8: engaged on arriving -----------------------------------------------------------------------------------------
@pytest.mark.rule("sve-R38")
@pytest.mark.parametrize("engage", [True, False])
def test_12_8_2_a_follower_with_ward_may_be_engaged_as_it_arrives(engage: bool) -> None:
    """The player decides; it is put reserved and engaged right then, before its Fanfare is played."""
    t = unhurried()
    card = t.hand(P1, "Ward.\n{fanfare} Draw a card.")
    t.play(card, engage)
    assert t.engaged(card) is engage
    course = [e.kind for e in t.events() if e.kind in ("put", "rest", "draw")]
    assert course == (["put", "rest", "draw"] if engage else ["put", "draw"])
    assert not t.event("put", card).rested


@pytest.mark.parametrize(
    ("zone", "text"),
    [
        ("cemetery", "Select a follower in your cemetery and summon it."),
        ("deck", "Summon the top card of your deck."),
        ("ex area", "Summon a follower from your EX area."),
    ],
)
def test_12_8_2_so_may_one_put_there_by_an_effect(zone: str, text: str) -> None:
    """Not only played followers arrive."""
    t = unhurried()
    card = t.put(P1, zone, "Ward.")
    t.play(t.spell(P1, text), True)
    assert t.zone_of(card) == "field" and t.engaged(card)


def test_12_8_2_each_arriving_follower_is_asked_for() -> None:
    """Two tokens with Ward: one may be engaged and the other not."""
    t = unhurried()
    t.play(t.spell(P1, "Summon 2 Shield Guardian tokens."), True, False)
    assert sorted(t.engaged(c) for c in t.pieces(P1, "field")) == [False, True]


def test_12_8_2_a_follower_without_ward_is_not_asked_for() -> None:
    """It lies reserved, and no question comes."""
    t = unhurried()
    card = t.hand(P1)
    t.play(card)
    assert not t.engaged(card)


@pytest.mark.parametrize("there", [False, True])
@pytest.mark.parametrize(
    ("own", "others"),
    [("While there is an amulet on your field, this has Ward.", ""), ("", "Each follower on your field has Ward.")],
)
def test_12_8_2_ward_that_it_will_have_on_the_field_counts(own: str, others: str, there: bool) -> None:
    """Ward by its own text under a condition, or from another card."""
    t = unhurried()
    card = t.hand(P1, own)
    if there:
        t.amulet(P1, others)
    t.play(card, *[True] * there)
    assert t.engaged(card) is there


@pytest.mark.rule("sve 10.9.3")
def test_12_8_2_ward_from_a_card_that_comes_with_it_counts() -> None:
    """Both arrive at once, and the effect of one applies to the other as they do."""
    t = unhurried()
    giver, other = t.cemetery(P1, "Each other follower on your field has Ward."), t.cemetery(P1)
    t.play(t.spell(P1, "Summon each follower from your cemetery."), True)
    assert (t.engaged(giver), t.engaged(other)) == (False, True)


def test_12_8_2_one_that_arrives_engaged_is_not_asked_for() -> None:
    """Nothing is replaced where the text itself puts the follower engaged."""
    t = unhurried()
    card = t.hand(P1, "Ward.\nThis is put onto the field engaged.")
    t.play(card)
    assert t.engaged(card) and not t.events("rest")


def test_12_8_2_a_transformed_card_that_becomes_a_warder_may_be_engaged() -> None:
    """The token is put onto the field, so its controller is asked."""
    t = unhurried()
    t.field(P1)
    t.play(t.spell(P1, "Transform each follower on your field into Shield Guardian tokens."), True)
    (token,) = t.pieces(P1, "field")
    assert t.engaged(token)


@pytest.mark.parametrize("engage", [True, False])
def test_12_8_2_a_follower_swapped_onto_the_field_may_be_engaged(engage: bool) -> None:
    """Swapping moves it onto the field, which is putting it there."""
    t = unhurried()
    out, warder = t.field(P1), t.cemetery(P1, "Ward.")
    t.play(t.spell(P1, "Select a follower on your field and a follower in your cemetery and swap them."), engage)
    assert (t.zone_of(out), t.zone_of(warder)) == ("cemetery", "field")
    assert t.engaged(warder) is engage and not t.event("swap", warder).rested


# -- 12.8: engaged in the end phase ------------------------------------------------------------------------------------
def test_12_8_2_wards_may_be_engaged_in_the_own_end_phase() -> None:
    """Any number of the player's reserved followers with Ward; others are not offered."""
    t = unhurried()
    one, two = t.field(P1, "Ward.", attack=1), t.field(P1, "Ward.", attack=2)
    plain, tired = t.field(P1), t.field(P1, "Ward.", attack=3, engaged=True)
    theirs = t.field(P2, "Ward.")
    t.choose("end")
    assert t.game.decision is not None and t.game.decision.rule == "sve 7.4.3"
    assert set(t.options) == {f"pick {one}", f"pick {two}", "done"}
    t.choose(two)
    t.do("done")
    assert [t.engaged(c) for c in (one, two, plain, tired)] == [False, True, False, True]
    assert not t.engaged(theirs) and t.event("rest").rule == "sve 7.4.3"


# -- 12.9, 12.10 -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("text", "expected"), [("", set()), ("Rush.", {"engaged"}), ("Storm.", {"engaged", "leader"})])
@pytest.mark.rule("sve 12.9.2", "sve 12.10.1", "sve 12.10.2", "sve-R1")
def test_12_9_1_what_a_follower_may_attack_on_the_turn_it_comes(text: str, expected: set[str]) -> None:
    """Nothing; with Rush an engaged follower; with Storm the leader too."""
    t = unhurried()
    card = t.hand(P1, text)
    engaged, reserved = t.field(P2, engaged=True), t.field(P2)
    t.play(card)
    names = {str(engaged): "engaged", str(reserved): "reserved", "leader": "leader"}
    assert {names[a] for a in attacks(t, card)} == expected
    if not text:
        assert t.forbids(f"attack {card} {engaged}") == "sve 8.4.2.1"
    if text == "Rush.":
        assert t.forbids(f"attack {card} leader") == "sve 8.4.3.1"


@pytest.mark.parametrize(("text", "leader"), [("Rush.", False), ("Storm.", True)])
def test_12_9_2_a_stolen_follower_waits_as_if_it_had_come(text: str, leader: bool) -> None:
    """It has not been on this controller's field since the start of the turn."""
    t = unhurried()
    card = t.field(P2, text)
    other = t.field(P2, attack=3, engaged=True)
    plain = t.field(P2, attack=5)
    both = t.spell(P1, "Select 2 enemy followers on the field and steal them.")
    t.play(both, card, plain)
    assert attacks(t, card) == ({str(other), "leader"} if leader else {str(other)})
    assert attacks(t, plain) == set()


@pytest.mark.parametrize("text", ["Rush.", "Storm."])
def test_12_10_2_next_turn_it_attacks_like_any_other(text: str) -> None:
    """Rush does not bind a follower that was there since the start of the turn."""
    t = unhurried()
    card = t.field(P1, text)
    engaged = t.field(P2, engaged=True)
    assert attacks(t, card) == {str(engaged), "leader"}


@pytest.mark.parametrize("text", ["Rush.", "Storm."])
def test_12_9_2_it_still_attacks_once(text: str) -> None:
    """Attacking engages it."""
    t = unhurried()
    card = t.hand(P1, text, attack=1, defense=5)
    target = t.field(P2, engaged=True, attack=1, defense=5)
    t.play(card)
    t.attack(card, target)
    assert t.engaged(card) and attacks(t, card) == set()


# -- 12.11 -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 12.11.2", "sve-R13")
def test_12_11_1_assail_opens_reserved_followers() -> None:
    """Reserved and engaged followers and the leader; a reserved Ward binds nobody; amulets stay out of reach."""
    t = unhurried()
    attacker, plain = t.field(P1, "Assail.", attack=2, defense=5), t.field(P1)
    reserved, engaged = t.field(P2, "Ward.", attack=1, defense=5), t.field(P2, attack=1, engaged=True)
    t.amulet(P2)
    assert attacks(t, attacker) == {str(reserved), str(engaged), "leader"}
    assert attacks(t, plain) == {str(engaged), "leader"}
    t.attack(attacker, reserved)
    assert (t.stats(attacker), t.stats(reserved)) == ((2, 4), (1, 3)) and not t.engaged(reserved)


# -- 12.12 -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 12.12.2", "sve 12.12.2.1")
def test_12_12_1_intimidate_keeps_a_follower_from_being_attacked_but_not_selected() -> None:
    """Not even with Assail; a spell reaches it."""
    t = unhurried()
    attacker, hunter = t.field(P1), t.field(P1, "Assail.")
    hidden, other = t.field(P2, "Intimidate.", engaged=True), t.field(P2, attack=2, engaged=True)
    spell = t.spell(P1, "Select an enemy follower on the field and destroy it.")
    assert attacks(t, attacker) == attacks(t, hunter) == {str(other), "leader"}
    assert t.forbids(f"attack {attacker} {hidden}") == "sve 12.12.2"
    t.play(spell, hidden)
    assert t.zone_of(hidden) == "cemetery"


def test_12_12_2_a_follower_with_intimidate_attacks_like_any_other() -> None:
    """It protects, it does not bind."""
    t = unhurried()
    attacker = t.field(P1, "Intimidate.")
    foe = t.field(P2, engaged=True)
    assert attacks(t, attacker) == {str(foe), "leader"}
