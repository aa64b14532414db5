"""What happens to units in battle, as a text hears it (cfv 7, 8.6.4, 10.1)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludex.enact.events import happenings
from ludex.enact.events.happenings import subjects, times
from ludex.enact.nouns.objects import ids, this_card
from ludex.games.cfv.text import nodes
from ludex.kernel.events import FLIP, MOMENT, Event
from ludex.lang import ast
from tests.enact.circles import FOE, RULE, YOU, Table, auto, lock, one, ride

DRAW = ast.Draw(ast.Number(1))


@pytest.mark.rule("cfv 10.1.4.1.1", "cfv 10.1.4.1")
def test_placed_from_outside_the_circles_in_whatever_words():
    t = Table()
    a, b = t.card("hand"), t.card("left back")
    placed = nodes.IsPlaced(ast.This("unit"), ("rear-guard circle",))
    assert times(t.scene(a), placed, t.move(a, "left front", "call")) == 1
    assert times(t.scene(b), placed, t.move(b, "right front", "move")) == 0
    assert times(t.scene(b), nodes.IsMoved(ast.This()), t.move(b, "left back", "move")) == 1
    assert times(t.scene(a), placed, t.move(a, "vanguard circle", "ride")) == 0


@pytest.mark.rule("cfv 10.1.5", "cfv 8.6.4.1.4", "cfv 8.6.4.1.2")
def test_ridden_over_it_hears_the_ride_and_finds_itself_in_the_soul():
    t = Table()
    forerunner = auto(nodes.Rides(one(), over=ast.This("unit")), DRAW)
    first, new = t.card("vanguard circle", forerunner), t.card("hand", clan="Ring")
    source = t.source(first)
    t.do(*ride(t.g, new.id, 0))
    (waiting,) = t.g.pending
    assert waiting.source.id == source.id
    s = replace(t.scene(first, waiting.event), source=waiting.source)
    assert this_card(s) == t.g.cards[first.id].ref
    assert ids(s, ast.This("unit")) == (first.id,)  # as though it were a unit still
    other = nodes.Rides(one(), over=one("unit", nodes.OfClan("Other")))
    assert times(t.scene(new), other, waiting.event) == 0  # type: ignore[arg-type]


@pytest.mark.rule("cfv 3.14.1.2", "cfv 10.1.3.2")
def test_retired_by_a_rule_or_by_an_effect():
    t = Table()
    a, b, this = t.card("left front"), t.card("right front"), t.card("vanguard circle")
    s = t.scene(this)
    by_rule = t.move(a, "drop zone")
    by_effect = t.move(b, "drop zone", "retire", t.source(this))
    retired, by_an_effect = nodes.IsRetired(one("rear-guard")), nodes.IsRetired(one("rear-guard"), by_effect=True)
    assert [times(s, retired, e) for e in (by_rule, by_effect)] == [1, 1]
    assert [times(s, by_an_effect, e) for e in (by_rule, by_effect)] == [0, 1]
    assert times(s, nodes.IsRetired(one("rear-guard"), by_effect=True, by=FOE), by_effect) == 0


@pytest.mark.rule("cfv 10.1.21.2", "cfv 10.1.21.3")
def test_what_is_locked_is_what_the_card_was():
    t = Table()
    a, this = t.card("left front", clan="Ring"), t.card("vanguard circle")
    locked = nodes.IsLocked(one("rear-guard", nodes.OfClan("Ring")))
    (event,) = t.do(lock(t.g, a.id))
    assert times(t.scene(this), locked, event) == 1
    assert times(t.scene(this), nodes.IsLocked(one("rear-guard"), un=True), event) == 0


@pytest.mark.rule("cfv 10.1.25.2")
def test_deleted_and_in_legion():
    t = Table()
    a = t.card("vanguard circle")
    (event,) = t.do(Event(FLIP, RULE, card=a.id, faceup=False, face=1))
    assert times(t.scene(a), nodes.IsDeleted(ast.This()), event) == 1
    assert times(t.scene(a), nodes.Legions(ast.This()), t.tell("legioned", a)) == 1


@pytest.mark.rule("cfv 7.3.1.8", "cfv 7.3.1.4.6")
def test_an_attack_on_several_units_is_one_attack():
    t = Table()
    a, b, c = t.card("left front"), t.card("vanguard circle", seat=1), t.card("left front", seat=1)
    made = t.do(*(Event("attack", RULE, card=a.id, value=x.ref) for x in (b, c)))
    s = t.scene(a)
    assert [times(s, ast.Attacks(ast.This()), e) for e in made] == [1, 0]
    assert len(happenings.history(s, ast.Attacks(ast.This()), "turn")) == 1
    assert [times(s, ast.Attacks(ast.This(), one("rear-guard")), e) for e in made] == [0, 1]
    assert [times(t.scene(c), ast.IsAttacked(ast.This()), e) for e in made] == [0, 1]


@pytest.mark.rule("cfv 7.6.1.9", "cfv 7.1.2.2")
def test_hits_name_the_unit_hit_as_it_was_and_the_booster():
    t = Table()
    a, b, foe = t.card("left front"), t.card("left back"), t.card("left front", seat=1)
    t.tell("battle")
    t.tell("attack", a, foe)
    boost = t.tell("boost", b, a)
    hit = Event("hit", RULE, card=a.id, value=t.g.cards[foe.id].ref)
    t.move(foe, "drop zone", "retire")
    t.do(hit)
    s = t.scene(b)
    assert times(s, nodes.Boosts(ast.This(), one("rear-guard")), boost) == 1
    assert times(t.scene(a), nodes.IsBoosted(ast.This(), ast.This()), boost) == 0
    assert times(s, nodes.Hits(one("unit"), one("rear-guard"), booster=ast.This()), hit) == 1
    assert times(s, nodes.Hits(one("unit"), one("vanguard"), booster=ast.This()), hit) == 0
    assert times(t.scene(a), nodes.Hits(one("unit"), booster=ast.This()), hit) == 0


@pytest.mark.rule("cfv 7.7.1.1", "cfv 7.1.2.2")
def test_the_end_of_a_battle_in_which_a_unit_attacked_something():
    t = Table()
    a, foe = t.card("left front"), t.card("left front", seat=1)
    t.tell("battle", seat=0)
    t.tell("attack", a, foe)
    t.move(foe, "drop zone", "retire")
    end = t.tell(MOMENT, key="battle end", seat=0)
    s = t.scene(a)
    moment = ast.BattleMoment("battle", "end", ast.This(), one("rear-guard"))
    assert times(s, moment, end) == 1
    assert times(s, ast.BattleMoment("battle", "end", ast.This(), one("vanguard")), end) == 0
    assert times(s, ast.BattleMoment("close step"), end) == 0
    assert times(s, ast.BattleMoment("battle", "end", whose=FOE), end) == 0
    t.tell("battle", seat=0)
    assert times(s, moment, t.tell(MOMENT, key="battle end", seat=0)) == 0
    assert len(happenings.history(s, nodes.BattleBegins(), "turn")) == 2


@pytest.mark.rule("cfv 7.5.1.2.1", "cfv 7.6.1.6.1")
def test_checks_reveal_cards():
    t = Table()
    a, top = t.card("vanguard circle"), t.card("trigger zone", grade=3)
    drive = t.tell("checked", top, key="drive", seat=0, amount=a.id)
    reveals = nodes.CheckReveals("drive", one("card", ast.HasStat("grade", "==", ast.Number(3))), ast.This())
    s = t.scene(a)
    assert times(s, reveals, drive) == 1
    assert subjects(s, reveals, drive)[1] == (top.ref,)
    damage = t.tell("checked", top, key="damage", seat=0, amount=-1)
    assert times(s, reveals, damage) == 0
    assert times(s, nodes.CheckReveals("damage", one(), whose=YOU), damage) == 1


@pytest.mark.rule("cfv 6.8.1.3", "cfv 6.3.1.1")
def test_moments_have_the_names_of_the_phases():
    t = Table()
    s = t.scene(t.card("vanguard circle"))
    assert times(s, ast.PhaseStarts("turn", YOU, "end"), t.tell(MOMENT, key="turn end", seat=0)) == 1
    assert times(s, ast.PhaseStarts("ride phase", YOU), t.tell(MOMENT, key="ride phase", seat=0)) == 1
    assert happenings.unsupported(ast.PhaseStarts("turn", YOU, "end"), t.rules.ends) is None
    assert happenings.unsupported(ast.PhaseStarts("ride phase", YOU, "end"), t.rules.ends) is not None


@pytest.mark.rule("cfv 7.4.1.2.2", "cfv 10.1.6")
def test_intercepting_is_neither_calling_nor_placing():
    t = Table()
    a = t.card("right front")
    event = t.move(a, "guardian circle", "intercept")
    s = t.scene(a)
    assert times(s, nodes.Intercepts(ast.This("unit")), event) == 1
    assert times(s, nodes.IsCalled(ast.This()), event) == 0
    assert times(s, nodes.IsPlaced(ast.This(), ("guardian circle",)), event) == 0
