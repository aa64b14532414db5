"""Clauses of Force of Will played as a judge reads them: shields over other players' cards, cards that go elsewhere
together, effects for good on whatever fits, additions that are aimed anew."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table
from tests.sve_table import Table as Craft

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
every = pytest.mark.parametrize("ruleset", EDITIONS)
younger = pytest.mark.parametrize("ruleset", EDITIONS[1:])


# -- "your opponent" is that of who controls the text -----------------------------------------------------------------
SHIELD = "Added resonator cannot be targeted by spells or abilities your opponent controls."


@every
@pytest.mark.rule("fow 1.5:3")
@pytest.mark.parametrize("seat", (P1, P2))
@pytest.mark.parametrize("host", (P1, P2))
def test_an_addition_shields_from_its_own_players_opponent(ruleset: str, host: int, seat: int) -> None:
    t = Table(ruleset, turn_of=seat)
    one = t.field(host, name="One", attack=100)
    t.addition(P1, SHIELD, on=one)
    spell = t.instant(seat, "Rest target resonator.")
    assert bool(t.forbids(f"play {spell}")) is (seat == P2)


@every
@pytest.mark.rule("fow 1.5:3")
def test_what_an_ability_shields_it_shields_from_its_own_players_opponent(ruleset: str) -> None:
    t = Table(ruleset)
    one = t.field(P2, name="One", attack=100)
    veil = t.field(
        P1,
        "[Activate] {0}: Target resonator your opponent controls cannot be targeted by spells or abilities "
        "your opponent controls until end of turn.",
        name="Veil", attack=100,
    )  # fmt: skip
    mine, theirs = (t.instant(seat, "Destroy target resonator.", name="Blow") for seat in (P1, P2))
    t.activate(veil)
    t.resolve()
    t.cast(mine, one)
    assert t.zone_of(one) == "graveyard"
    assert t.zone_of(theirs) == "hand"


@every
def test_what_a_card_gains_shields_it_from_its_controllers_opponent(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P2, "This card cannot be targeted by spells or abilities your opponent controls.", attack=100)
    spell = t.instant(P1, "Rest target resonator.")
    assert t.forbids(f"play {spell}")


# -- cards that go elsewhere together ---------------------------------------------------------------------------------
AWAY = "If a card would be put into a graveyard from anywhere, remove it from the game instead."


@every
@pytest.mark.rule("fow 9.10:1")
@pytest.mark.parametrize("first", (True, False))
@pytest.mark.parametrize("seat", (P1, P2))
@pytest.mark.parametrize("how", ("Destroy all resonators.", "This card deals 900 damage to each resonator."))
def test_who_goes_with_the_others_still_sends_them_elsewhere(ruleset: str, first: bool, seat: int, how: str) -> None:
    t = Table(ruleset)
    sweep = t.chant(P1, how)
    other = None if first else t.field(seat, name="Other", attack=100, defense=100)
    warden = t.field(P1, AWAY, name="Warden", attack=100, defense=100)
    other = other or t.field(seat, name="Other", attack=100, defense=100)
    t.cast(sweep)
    assert (t.zone_of(warden), t.zone_of(other)) == ("removed area", "removed area")
    assert t.event("remove", warden).batch == t.event("remove", other).batch


@every
@pytest.mark.rule("fow 9.10:1")
def test_what_went_elsewhere_was_not_destroyed(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P2, AWAY)
    t.field(P2, name="One", attack=100)
    spell = t.chant(P1, "Destroy target resonator. If you do, draw a card.")
    t.cast(spell)
    assert t.count(P2, "removed area") == 1 and t.count(P1, "hand") == 0


@pytest.mark.rule("sve 10.10.1")
@pytest.mark.parametrize("first", (True, False))
@pytest.mark.parametrize("where", ("banish it", "return it to its owner's hand"))
def test_a_follower_that_goes_too_still_sends_the_others_elsewhere(first: bool, where: str) -> None:
    t = Craft()
    other = None if first else t.field(P2, name="Other")
    t.field(P2, f"If a follower on your field would be destroyed, {where} instead.", name="Warden")
    other = other or t.field(P2, name="Other")
    t.do(f"play {t.spell(P1, 'Destroy all enemy followers.')}")
    assert t.zone_of(other) == ("banished zone" if where == "banish it" else "hand")
    assert t.count(P2, "cemetery") == 0


# -- for good, on whatever fits ---------------------------------------------------------------------------------------
@younger
@pytest.mark.rule("fow 9.9:4")
@pytest.mark.parametrize("ends", ("", " until end of turn"))
def test_what_holds_for_all_of_a_kind_reaches_who_comes_later(ruleset: str, ends: str) -> None:
    t = Table(ruleset)
    here, mine = t.field(P2, name="Here", attack=500), t.field(P1, name="Mine", attack=500)
    spell = t.chant(P1, f"Resonators your opponent controls gain [-200/-200]{ends}.")
    later = t.hand(P2, "[Quickcast]", name="Later", cost="{0}", attack=500)
    t.cast(spell)
    assert (t.stats(here)[0], t.stats(mine)[0]) == (300, 500)
    t.pass_()
    t.cast(later)
    assert t.stats(later)[0] == 300
    t.to_next_turn()
    assert t.stats(later)[0] == (500 if ends else 300)


# -- additions aimed anew ---------------------------------------------------------------------------------------------
@younger
@pytest.mark.rule("fow 7.2:3")
@pytest.mark.parametrize("others", (1, 0))
def test_the_target_of_an_addition_is_changed(ruleset: str, others: int) -> None:
    t = Table(ruleset)
    one = t.field(P1, name="One", attack=500)
    fallen = t.j_ruler(P1, name="Fallen", attack=500)
    other = t.field(P2, name="Other", attack=500) if others else None
    cloak = t.hand(P1, "Added resonator gains [+100/+0].", type="addition", subtype="resonator", cost="{0}")
    turn = t.instant(P1, "Change the target of target normal spell with a single target.", name="Turn")
    t.play(cloak, *([one] if others else []))
    t.play(turn)
    t.resolve()
    assert t.game.cards[cloak.id].links == ((other or one).id,)
    assert t.stats(other or one)[0] == 600 and t.stats(fallen)[0] == 500
