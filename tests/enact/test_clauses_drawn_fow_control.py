"""Clauses of Force of Will played as a judge reads them: control gained for good while it was lent, who may attack in
the turn it was summoned, and a judgment that was done before anybody forbade it."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
every = pytest.mark.parametrize("ruleset", EDITIONS)
younger = pytest.mark.parametrize("ruleset", EDITIONS[1:])


# -- control for good, of what is lent ---------------------------------------------------------------------------------
JAIL = (
    "[Activate] {0}: Gain control of target resonator your opponent controls as long as this card is in a field. "
    "Play this ability only once per turn."
)
FOR_GOOD = "Gain control of target resonator with 300 or less ATK."


def jailed(ruleset: str) -> tuple[Table, Piece, Piece]:
    """The first player's jailer has taken a resonator of the second player's."""
    t = Table(ruleset)
    jailer, one = t.field(P1, JAIL, name="Jailer", attack=800), t.field(P2, name="One", attack=300)
    t.field(P2, name="Spare", attack=900)
    return t, jailer, one


@younger
@pytest.mark.rule("fow 9.9:3.2", "fow 1.5:3")
def test_who_gains_control_for_good_later_has_it(ruleset: str) -> None:
    t, jailer, one = jailed(ruleset)
    take, end = t.instant(P2, FOR_GOOD, name="Writ"), t.instant(P1, "Destroy target resonator.")
    t.activate(jailer, one)
    t.resolve()
    assert t.where(one) == (P1, "field")
    t.pass_until(f"play {take}")
    t.play(take)
    t.resolve()
    assert t.where(one) == (P2, "field")
    t.pass_until(f"play {end}")
    t.play(end, jailer)
    t.resolve()
    assert t.where(one) == (P2, "field")


@every
@pytest.mark.rule("fow 9.9:3.2", "fow 1.5:3")
@pytest.mark.parametrize("kept", (True, False))
def test_who_has_it_lent_may_gain_control_for_good(ruleset: str, kept: bool) -> None:
    t, jailer, one = jailed(ruleset)
    take, end = t.instant(P1, FOR_GOOD, name="Writ"), t.instant(P1, "Destroy target resonator.", name="Blow")
    t.activate(jailer, one)
    t.resolve()
    if kept:
        t.cast(take)
    assert t.where(one) == (P1, "field")
    t.cast(end, jailer)
    assert t.where(one) == (P1 if kept else P2, "field")


@younger
@pytest.mark.rule("fow 9.9:3.2")
def test_control_that_lasts_and_is_younger_still_counts(ruleset: str) -> None:
    t, jailer, one = jailed(ruleset)
    second = t.field(P1, JAIL, name="Second", attack=800)
    take = t.instant(P2, FOR_GOOD, name="Writ")
    ends = [t.instant(P1, "Destroy target resonator.", name="Blow") for _ in range(2)]
    t.activate(jailer, one)
    t.resolve()
    t.pass_until(f"play {take}")
    t.play(take)
    t.resolve()
    t.pass_until(t.activation(second))
    t.activate(second, one)
    t.resolve()
    assert t.where(one) == (P1, "field")
    t.cast(ends[0], jailer)
    assert t.where(one) == (P1, "field")
    t.cast(ends[1], second)
    assert t.where(one) == (P2, "field")


# -- who may attack at once --------------------------------------------------------------------------------------------
SUMMONED = ("in the turn it's summoned", "on the turn it's summoned", "during the turn that it was summoned")
ENTERED = ("in the turn it enters your field", "in the turn it comes into a field", "the same turn it enters a field")
RAISE, LURE = "Put target resonator from your graveyard into your field.", (
    "Gain control of target resonator your opponent controls."
)


def attacking(t: Table) -> set[str]:
    """Who may attack, by name."""
    t.to_attack()
    foe = t.player(P2)
    return {p.name for p in t.pieces(P1, "field") if not t.forbids(f"attack {p} {foe}")}


@every
@pytest.mark.rule("fow 10.5:2", "fow 3.6:6", "fow 8.2:3.1")
@pytest.mark.parametrize("when", (*SUMMONED, *ENTERED))
@pytest.mark.parametrize("own", (True, False))
def test_only_who_came_so_attacks_in_the_turn_it_came(ruleset: str, when: str, own: bool) -> None:
    """Of three that were played, put into the field and taken over; said of each by itself or of all by another."""
    t = Table(ruleset)
    text = f"This card can attack {when}." if own else ""
    if not own:
        t.field(P1, f"[Continuous] Your resonators can attack {when}.", name="Drum", attack=100)
    t.field(P1, name="Old", attack=100)
    played = t.hand(P1, text, name="Played", cost="{0}")
    t.graveyard(P1, text, name="Raised", attack=100)
    t.field(P2, text, name="Lured", attack=100)
    spells = [t.chant(P1, words) for words in (RAISE, LURE)]
    for card in (played, *spells):
        t.cast(card)
    came = {"Played"} if when in SUMMONED else {"Played", "Raised"}
    assert attacking(t) == {"Old", *came, *(() if own else ("Drum",))}


JUDGED = ("in the turn you did judgment", "on the turn you did judgement", "during the turn you did judgment")


@pytest.mark.rule("fow-2.0 2.3:4", "fow-2.0 7.2.2:4")
@pytest.mark.parametrize("when", (*JUDGED, *ENTERED, *SUMMONED))
def test_a_j_ruler_attacks_in_the_turn_of_its_judgment_where_its_text_says_so(when: str) -> None:
    """A J-ruler comes into the field by judgment, and is not summoned."""
    t = Table("fow-2.0")
    back = {"name": "Risen", "text": f"[Continuous] This card can attack {when}.", "attack": 800, "defense": 800}
    t.ruler(P1, "[Judgment] {0}", back=back)
    t.field(P1, name="Old", attack=100)
    t.judgment()
    t.resolve()
    assert attacking(t) == ({"Old"} if when in SUMMONED else {"Old", "Risen"})


@pytest.mark.rule("fow-2.0 2.3:4")
@pytest.mark.parametrize("when", JUDGED)
def test_of_a_resonator_that_came_in_that_turn_a_judgment_says_nothing(when: str) -> None:
    t = Table("fow-2.0")
    t.ruler(P1, "[Judgment] {0}", back={"name": "Risen", "attack": 800, "defense": 800})
    t.field(P1, f"[Continuous] All J/resonators can attack {when}.", name="Old", attack=100)
    one = t.hand(P1, name="One", cost="{0}")
    t.cast(one)
    t.judgment()
    t.resolve()
    assert attacking(t) == {"Old", "Risen"}


@younger
@pytest.mark.rule("fow 10.5:2")
def test_who_is_summoned_by_an_effect_attacks_at_once(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P1, "[Continuous] Your resonators can attack in the turn it's summoned.", name="Drum", attack=100)
    called = t.hand(P1, name="Called", cost="{9}")
    t.cast(t.chant(P1, "Summon a resonator from your hand."), then=(called,))
    assert attacking(t) == {"Drum", "Called"}


@every
@pytest.mark.rule("fow 3.6:6", "fow 8.2:3.1")
@pytest.mark.parametrize(
    "text", ("[Enter] This card can attack in the turn it's summoned.", "[Enter] This card can attack this turn.", "")
)
def test_in_a_later_turn_it_waits_like_others(ruleset: str, text: str) -> None:
    t = Table(ruleset)
    one = t.hand(P1, text, name="One", cost="{0}")
    t.field(P2, name="Old", attack=100)
    lure = t.chant(P2, LURE)
    t.cast(one)
    t.to_next_turn()
    t.pass_until(f"play {lure}")
    t.cast(lure)
    assert t.where(one) == (P2, "field")
    t.to_attack()
    assert t.forbids(f"attack {one} {t.player(P1)}")


@every
@pytest.mark.rule("fow 8.2:3.1")
def test_it_attacks_this_turn_however_it_came(ruleset: str) -> None:
    t = Table(ruleset)
    t.graveyard(P1, name="Raised", attack=100)
    t.cast(t.chant(P1, f"{RAISE} It can attack this turn."))
    assert attacking(t) == {"Raised"}


# -- a judgment that was done ------------------------------------------------------------------------------------------
@every
@pytest.mark.rule("fow 7.5:2", "fow 7.5:3")
@pytest.mark.parametrize("first", (True, False))
@pytest.mark.parametrize("who", ("Rulers", "Your ruler", "All rulers"))
def test_a_judgment_done_is_resolved_whoever_is_forbidden_to_do_it_then(ruleset: str, who: str, first: bool) -> None:
    t = Table(ruleset)
    t.ruler(P1, "[Judgment] {0}", back={"name": "Risen", "attack": 800, "defense": 800})
    warden = t.hand(P1, f"[Continuous] {who} cannot do judgment.", name="Warden", attack=100)
    come = t.instant(P1, "Put a resonator from your hand into your field.")
    if first:
        t.judgment()
    t.play(come)
    t.resolve(warden)
    assert t.zone_of(warden) == "field"
    assert ("Risen" in t.names(P1, "field")) is first
    if not first:
        assert t.forbids("judgment")


@every
@pytest.mark.rule("fow 1.4:4")
def test_an_effect_does_no_judgment_either_that_is_forbidden(ruleset: str) -> None:
    for text, able in (("", True), ("[Continuous] Rulers cannot do judgment.", False)):
        t = Table(ruleset)
        t.ruler(P1, "[Judgment] {9}", back={"name": "Risen", "attack": 800, "defense": 800})
        t.field(P1, text, name="Warden", attack=100)
        t.cast(t.chant(P1, "Do judgment with your ruler without paying its cost."))
        assert ("Risen" in t.names(P1, "field")) is able
