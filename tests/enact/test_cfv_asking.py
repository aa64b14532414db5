"""What texts of cfv ask of units: clans, rows, columns, parts in battle, numbers, what is forbidden."""

from __future__ import annotations

import pytest

from ludex.enact.nouns import groups, objects
from ludex.enact.scenes.making import lasting_ability
from ludex.enact.scenes.meanings import holds
from ludex.enact.standing.permissions import covering, granted
from ludex.enact.unsupported import unsupported
from ludex.games.cfv.text import nodes
from ludex.kernel.effects.changes import Lasting
from ludex.kernel.events import FLIP, LASTING, Event
from ludex.kernel.pipeline.perform import forbidden
from ludex.lang import ast
from tests.enact.circles import FOE, RULE, YOU, Table, act, auto, one
from tests.enact.toy import Toy

EACH = ast.Each()
MINE = ast.YouControl()


@pytest.mark.rule("cfv 2.2.2", "cfv 2.3.1.1", "cfv 4.6.3", "cfv 4.6.2.1")
def test_clans_rows_and_columns():
    t = Table()
    this = t.card("left front")
    back, other = t.card("left back", clan="Other"), t.card("right back")
    across, beside = t.card("right front", seat=1), t.card("left front", seat=1)
    s = t.scene(this)

    def of(*words: ast.Filter) -> set[int]:
        return set(groups.members(s, ast.Group((), ast.Kind("rear-guard"), words)))

    assert of(nodes.OfClan("Other")) == {back.id}
    assert of(MINE, nodes.OfClan("Other", negated=True)) == {this.id, other.id}
    assert of(MINE, nodes.InRow("back")) == {back.id, other.id}
    assert of(nodes.InColumnOf(ast.This())) == {this.id, back.id, across.id}
    assert of(ast.SameAs("clan", ast.This()), ast.Other(), MINE) == {other.id}
    assert of(ast.SameAs("grade", ast.This()), ast.Enemy()) == {across.id, beside.id}


@pytest.mark.rule("cfv 7.3.1.3.1", "cfv 7.3.1.6.1", "cfv 7.1.2.2")
def test_units_by_their_part_in_the_battle():
    t = Table()
    a, b, foe = t.card("left front"), t.card("left back"), t.card("left front", seat=1)
    t.tell("battle")
    t.tell("attack", a, foe)
    t.tell("boost", b, a)
    t.rules.playing_parts = {"attacking": (a.ref,), "attacked": (foe.ref,), "boosting": (b.ref,), "boosted": (a.ref,)}
    s = t.scene(b)
    assert objects.ids(s, nodes.BattleUnit("boosted")) == (a.id,)
    assert holds(s, nodes.InBattle(ast.This(), "boosting", one("rear-guard")))
    assert not holds(s, nodes.InBattle(ast.This(), "attacking"))
    assert holds(t.scene(a), nodes.InBattle(ast.This(), "attacking", one("rear-guard")))
    t.move(foe, "drop zone", "retire")  # it is still a battle in which this unit attacked a rear-guard
    assert holds(t.scene(a), nodes.InBattle(ast.This(), "attacking", one("rear-guard")))
    assert not holds(t.scene(a), nodes.InBattle(ast.This(), "attacking", one("vanguard")))
    t.rules.playing_parts = {}
    assert objects.ids(s, nodes.BattleUnit("boosted")) == ()


def test_during_a_phase_of_a_player():
    t = Table()
    s = t.scene(t.card("vanguard circle"))
    assert holds(s, ast.During("main phase", YOU)) and holds(s, ast.During("turn", YOU))
    assert not holds(s, ast.During("main phase", FOE)) and not holds(s, ast.During("battle phase"))


# -- numbers ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 3.11.1.1")
def test_a_guardian_without_a_shield_has_one_of_0():
    t = Table()
    more = ast.HasGains(one("unit", MINE, quantity=EACH), (ast.NumberChange("shield", "+", ast.Number(5000)),))
    this = t.card("vanguard circle", ast.Passive((more,)), shield=None)
    guard = t.card("guardian circle", shield=None)
    weak = ast.HasStat("shield", "<=", ast.Number(0))
    assert t.number(guard, "shield") == 5000
    assert "shield" not in t.g.chars(this.id).numbers
    bare = t.card("guardian circle", seat=1, shield=None)
    assert groups.members(t.scene(this), ast.Group((), ast.Kind("unit"), (weak,))) == (bare.id,)

    give = ast.Give(one("unit", quantity=EACH), (ast.NumberChange("shield", "+", ast.Number(1000)),))
    actor = t.card("center back", act(give), shield=None)
    t.resolve(actor)
    assert (t.number(bare, "shield"), t.number(guard, "shield")) == (1000, 6000)
    assert "shield" not in t.g.chars(actor.id).numbers


@pytest.mark.rule("cfv 8.7.1.3", "cfv 7.7.1.2")
def test_numbers_for_each_card_until_the_end_of_the_battle():
    t = Table()
    for _ in range(3):
        t.card("soul")
    souls = ast.Count(ast.Group((), ast.Kind("card"), (ast.Place("soul", YOU),)))
    power = ast.NumberChange("power", "+", ast.Number(2000))
    stands = ast.Passive((ast.StaticForEvery(ast.HasGains(ast.This(), (power,)), 1, souls),))
    critical = ast.NumberChange("critical", "+", ast.Number(1))
    give = ast.Give(ast.This(), (power, critical), ast.Duration("end of battle"))
    this = t.card("vanguard circle", stands, act(ast.ForEvery(give, 1, souls)))
    assert t.number(this, "power") == 13000
    t.resolve(this, 1)
    assert (t.number(this, "power"), t.number(this, "critical")) == (19000, 4)
    t.g.expire("end of battle", 0)
    assert (t.number(this, "power"), t.number(this, "critical")) == (13000, 1)
    assert unsupported(ast.CardText((stands,)), t.rules) == ()


@pytest.mark.rule("cfv 8.8.1")
def test_final_information_of_a_unit_the_text_has_moved():
    t = Table()
    gone = t.card("left front", power=6000)
    that = ast.StatOf("power", ast.Ref(1))
    steps = (
        ast.Select(one("rear-guard", MINE)),
        ast.Return(ast.Ref(1), ast.Destination("hand")),
        ast.Give(ast.This(), (ast.NumberChange("power", "+", that),), ast.Duration("end of turn")),
    )
    more = ast.NumberChange("power", "+", ast.Number(5000))
    grown = ast.Passive((ast.HasGains(one("rear-guard", MINE, quantity=EACH), (more,)),))
    this = t.card("vanguard circle", act(*steps), grown, power=11000)
    t.resolve(this)
    assert t.zone_of(gone) == "hand"
    assert t.number(this, "power") == 22000


# -- heads ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 10.2.5.3.1.1", "cfv 10.2.5.2", "cfv 4.8.2.2")
def test_limit_break_of_a_continuous_ability_is_looked_at_all_the_time():
    t = Table()
    power = ast.HasGains(ast.This("unit"), (ast.NumberChange("power", "+", ast.Number(5000)),))
    this = t.card("vanguard circle", ast.Passive((power,), zones=("vanguard circle",), limit_break=4))
    plain = t.card("left front")
    damage = [t.card("damage zone", faceup=False) for _ in range(4)]
    assert t.number(this, "power") == 12000
    t.move(damage[0], "drop zone", "heal")
    assert t.number(this, "power") == 7000
    with_it = ast.Group((), ast.Kind("unit"), (ast.HasKeyword(("Limit Break 4",)),))
    assert groups.members(t.scene(plain), with_it) == (this.id,)


@pytest.mark.rule("cfv 10.2.5.3.2.1", "cfv 3.1.1.3.1", "cfv 3.1.1.3.9")
def test_limit_break_of_an_automatic_ability_is_asked_when_it_would_trigger():
    t = Table()
    draw = ast.Draw(ast.Number(1))
    this = t.card("vanguard circle", auto(ast.Attacks(ast.This()), draw, zones=("vanguard circle",), limit_break=2))
    foe = t.card("vanguard circle", seat=1)
    t.card("damage zone")
    t.tell("attack", this, foe)
    assert not t.g.pending
    t.card("damage zone")
    t.tell("attack", this, foe)
    assert len(t.g.pending) == 1
    t.move(this, "left front", "move")
    t.tell("attack", this, foe)
    assert len(t.g.pending) == 1


# -- what cannot be ----------------------------------------------------------------------------------------------------
def test_acts_of_units_in_battle():
    t = Table()
    shy = t.card("left front", ast.Passive((ast.Cannot(ast.This(), "attack rear-guards"),)))
    alone = t.card("left back", ast.Passive((ast.Cannot(ast.This(), "boost rear-guards"),)))
    safe = t.card("vanguard circle", ast.Passive((ast.Cannot(ast.This(), "be hit"),)), seat=1)
    rear = t.card("left front", ast.Passive((ast.Cannot(ast.This(), "intercept"),)), seat=1)

    def barred(kind: str, **told: object) -> bool:
        return forbidden(t.g, Event(kind, RULE, **told)) is not None  # type: ignore[arg-type]

    assert barred("attack", card=shy.id, value=rear.ref)
    assert not barred("attack", card=shy.id, value=safe.ref)
    assert not barred("attack", card=shy.id, amount=-1)
    assert barred("boost", card=alone.id, value=shy.ref)
    assert barred("hit", card=shy.id, value=safe.ref)
    assert not barred("hit", card=shy.id, value=rear.ref)
    assert barred("intercept", card=rear.id, seat=1, to="guardian circle")


@pytest.mark.rule("cfv 1.3.3")
def test_what_is_done_to_units():
    t = Table()
    acts = ("be retired by effects", "be locked", "be deleted")
    firm = t.card("left front", *(ast.Passive((ast.Cannot(ast.This(), a),)) for a in acts))
    by = t.source(t.card("vanguard circle", seat=1))

    def happens(kind: str, **told: object) -> bool:
        return bool(t.do(Event(kind, RULE, card=firm.id, **told)))  # type: ignore[arg-type]

    assert not happens("retire", to="drop zone", source=by)
    assert not happens("lock", to="left front", face=2)
    assert not happens(FLIP, faceup=False, face=1)
    assert happens("retire", to="drop zone")


@pytest.mark.rule("cfv 8.7.3.1")
def test_what_is_forbidden_for_a_while_is_forbidden_to_newcomers():
    t = Table()
    t.card("vanguard circle")
    ban = lasting_ability(t.rules, ast.Cannot(one("rear-guard", ast.Enemy(), quantity=EACH), "intercept"))
    t.do(Event(LASTING, RULE, value=Lasting(0, ban, t.g.cards[0].ref, 0, ())))
    new = t.card("left front", seat=1)
    assert forbidden(t.g, Event("intercept", RULE, card=new.id, seat=1)) is not None


def test_what_players_cannot_do():
    t = Table()
    bans = (ast.CannotDo(FOE, "normal call guardians"), ast.CannotDo(YOU, "normal ride"))
    t.card("vanguard circle", ast.Passive(bans))
    theirs, mine = t.card("hand", seat=1), t.card("hand")

    def barred(kind: str, seat: int, card: int, **told: object) -> bool:
        return forbidden(t.g, Event(kind, RULE, seat=seat, card=card, **told)) is not None  # type: ignore[arg-type]

    assert barred("call", 1, theirs.id, to="guardian circle", key="normal")
    assert not barred("call", 1, theirs.id, to="guardian circle", key="superior")
    assert not barred("call", 1, theirs.id, to="left front", key="normal")
    assert barred("ride", 0, mine.id, to="vanguard circle", key="normal")
    assert not barred("ride", 0, mine.id, to="vanguard circle", key="superior")


def test_rules_only_some_books_have_are_granted_there_and_refused_elsewhere():
    t = Table()
    effects: tuple[ast.Static, ...] = (
        nodes.NullifyTriggers(FOE, "drive"),
        nodes.Battles(ast.This(), one("unit", ast.Enemy(), nodes.InRow("front"), quantity=EACH)),
        nodes.CanAttackFrom(ast.This()),
        ast.CanAttack(ast.This(), target=one("rear-guard", ast.Enemy(), nodes.InRow("back"), quantity=EACH)),
    )
    this = t.card("left back", ast.Passive(effects))
    assert [node.check for _, node in granted(t.g, nodes.NullifyTriggers)] == ["drive"]
    assert len(covering(t.g, nodes.CanAttackFrom, this.ref)) == len(covering(t.g, nodes.Battles, this.ref)) == 1
    text = ast.CardText((ast.Passive(effects),))
    assert unsupported(text, t.rules) == ()
    assert [fault.split()[3] for fault in unsupported(text, Toy())] == [type(n).__name__ for n in effects]
