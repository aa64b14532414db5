"""What texts of cfv do: choices on resolving, costs at once, paying while resolving, Seek Mate."""

from __future__ import annotations

import pytest

from ludex.enact.playing.paying import affordable
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing.restrictions import unusable
from ludex.enact.values.body import Body
from ludex.games.cfv.text import nodes
from ludex.kernel.cards import Card
from ludex.kernel.events import FLIP, Event
from ludex.lang import ast
from tests.enact.circles import FOE, RULE, YOU, RingVerbs, Table, act, auto, one

MINE = ast.YouControl()
SOUL = ast.Place("soul", YOU)
DRAW = ast.Draw(ast.Number(1))
POWER = ast.Give(ast.This("unit"), (ast.NumberChange("power", "+", ast.Number(1000)),), ast.Duration("end of turn"))


def n(number: int) -> ast.Exactly:
    return ast.Exactly(ast.Number(number))


def blast(number: int, of: ast.Group | None = None) -> nodes.CounterBlast:
    return nodes.CounterBlast(ast.Number(number), of)


# -- choices (cfv 8.5.3) -----------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 8.5.3.1", "cfv 8.5.3.1.2", "cfv 8.5.3.1.3")
def test_chosen_on_resolving_as_many_as_possible():
    t = Table()
    steps = (ast.Select(one("rear-guard", ast.Enemy(), quantity=n(2))), nodes.Retire(ast.Ref(1)), DRAW)
    this = t.card("vanguard circle", act(*steps))
    t.card("deck"), t.card("deck"), t.card("deck")
    foes = [t.card(zone, seat=1) for zone in ("left front", "left back", "right back")]
    t.resolve(this)
    t.answer(foes[0], foes[2])
    assert [t.zone_of(c) for c in foes] == ["drop zone", "left back", "drop zone"]
    t.resolve(this)
    assert t.zone_of(foes[1]) == "drop zone"
    t.resolve(this)  # nothing to choose: what relies on it is ignored, the rest is done
    assert len(t.g.zone(0, "hand")) == 3


@pytest.mark.rule("cfv 8.5.3.1.4", "cfv 10.1.9.1.1", "cfv 10.1.9.1.2", "cfv 10.1.10.2")
def test_a_search_of_a_hidden_zone_may_fail_and_of_a_public_one_may_not():
    t = Table()
    found = one("card", nodes.OfClan("Ring"), binding=1)
    hidden = act(ast.Search(found, YOU), ast.Put(ast.Ref(1), ast.Destination("hand")), ast.Shuffle(YOU))
    public = act(ast.Search(one("card", nodes.OfClan("Ring"), SOUL), YOU), ast.Put(ast.Ref(1), ast.Destination("hand")))
    this = t.card("vanguard circle", hidden, public)
    deck, soul = [t.card("deck") for _ in range(3)], t.card("soul")
    t.resolve(this)
    t.answer("done")
    assert len(t.g.zone(0, "hand")) == 0
    t.resolve(this)
    t.answer(deck[0])
    assert len(t.g.zone(0, "hand")) == 1
    mark = t.g.log.size
    t.resolve(this, 1)
    assert t.zone_of(soul) == "hand"
    assert [e.kind for e in t.g.log.since(mark)] == ["put"]  # no deck is looked at or shuffled for it


@pytest.mark.rule("cfv 10.1.6.1.1")
def test_called_where_the_text_says():
    t = Table()
    step = nodes.Call(one("card", SOUL), open_=True, separate=True, row="back", column_of=ast.This())
    this, soul = t.card("left front", act(step, nodes.Lock(ast.Ref(1)))), t.card("soul")
    t.resolve(this)
    verbs = t.rules.verbs
    assert isinstance(verbs, RingVerbs)
    told = verbs.called
    assert (told["open_"], told["separate"], told["row"], told["column_of"]) == (True, True, "back", (this.ref,))
    assert told["seat"] == 0
    assert t.g.cards[soul.id].face == 2  # "it" is the unit where it is now


def test_two_units_change_places():
    t = Table()
    swap = act(nodes.Exchange(ast.This(), one("rear-guard", ast.Other(), MINE)))
    a, b = t.card("left front", swap), t.card("left back")
    t.resolve(a)
    assert (t.zone_of(a), t.zone_of(b)) == ("left back", "left front")


# -- costs (cfv 8.5.2.3) -----------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 10.1.15.1", "cfv 10.1.15.1.1", "cfv 10.1.16.1", "cfv 8.5.2.3")
def test_blasts_take_what_they_name():
    t = Table()
    rings = ast.Group((nodes.OfClan("Ring"),), ast.Kind("card"))
    costs = (blast(1, rings), nodes.SoulBlast(ast.Number(1)))
    this = t.card("vanguard circle", act(POWER, costs=costs))
    t.card("damage zone", clan="Other")
    down = t.card("damage zone", faceup=False)
    assert affordable(t.scene(this), ast.Costs(costs)) is not None
    up = t.card("damage zone")
    assert affordable(t.scene(this), ast.Costs(costs)) is not None
    soul = t.card("soul")
    assert affordable(t.scene(this), ast.Costs(costs)) is None
    t.pay(this)
    assert not t.g.cards[up.id].faceup and not t.g.cards[down.id].faceup
    assert t.zone_of(soul) == "drop zone"
    assert affordable(t.scene(this), ast.Costs(costs)) is not None


@pytest.mark.rule("cfv 8.5.2.3", "cfv 3.1.1.5.3", "cfv 10.1.8.1.1")
def test_a_cost_is_decided_first_and_then_paid_at_once():
    t = Table()
    costs = (
        blast(1),
        ast.DoAction(nodes.Retire(one("rear-guard", ast.Other(), MINE, binding=0))),
        ast.DoAction(ast.Discard(one("card", binding=0))),
        ast.DoAction(ast.Put(ast.This(), ast.Destination("soul"))),
    )
    this = t.card("left front", act(nodes.Call(ast.This()), costs=costs))
    t.card("damage zone")
    a, b = t.card("left back"), t.card("right back")
    hand = [t.card("hand") for _ in range(2)]
    mark = t.g.log.size
    t.pay(this)
    t.answer(b)
    assert t.g.log.size == mark  # nothing is paid before all is decided
    t.answer(hand[1])
    paid = [e for e in t.g.log.since(mark) if e.kind != "call"]
    assert [e.kind for e in paid] == [FLIP, "retire", "discard", "put"]
    assert len({e.batch for e in paid}) == 1
    assert (t.zone_of(a), t.zone_of(b), t.zone_of(hand[1])) == ("left back", "drop zone", "drop zone")
    answer = t.g.setup["paid"]
    assert isinstance(answer, tuple) and answer[0] is True
    assert answer[1][0] == (t.g.cards[this.id].ref,)  # this card is where the cost has put it
    assert {ref.id for ref in answer[1]["paid cards"]} >= {b.id, hand[1].id}


@pytest.mark.rule("cfv 8.1.1.2.2", "cfv 3.1.1.5.2")
def test_an_automatic_ability_is_paid_for_while_it_resolves():
    t = Table()
    steps = (nodes.PayCost(), ast.If(ast.DidIt(), ast.Sequence((POWER,))))
    this = t.card("left front", auto(ast.Attacks(ast.This()), *steps, costs=(blast(1),)))
    t.resolve(this)
    assert (t.options, t.number(this, "power")) == ([], 7000)  # not offered: it cannot be paid
    card = t.card("damage zone")
    t.resolve(this)
    t.answer("no")
    assert (t.number(this, "power"), t.g.cards[card.id].faceup) == (7000, True)
    t.resolve(this)
    t.answer("yes")
    assert (t.number(this, "power"), t.g.cards[card.id].faceup) == (8000, False)


@pytest.mark.rule("cfv 8.1.1.2.3.4", "cfv 8.1.1.2.3.2")
def test_if_you_do_is_not_met_where_the_requirement_before_it_was_not():
    t = Table()
    has = ast.Exists(">=", ast.Number(1), ast.Group((nodes.OfClan("Other"),), ast.Kind("vanguard"), (MINE,)))
    steps = (
        ast.May(ast.Sequence((DRAW,))),
        ast.If(has, ast.Sequence((nodes.PayCost(),))),
        ast.If(ast.DidIt(), ast.Sequence((POWER,))),
    )
    this = t.card("left front", auto(ast.Attacks(ast.This()), *steps, costs=(blast(1),)))
    t.card("deck"), t.card("damage zone")
    t.resolve(this)
    t.answer("yes")
    assert (t.options, t.number(this, "power")) == ([], 7000)


# -- abilities that cannot be used (cfv 11.2) --------------------------------------------------------------------------
@pytest.mark.rule("cfv 11.2.1.1", "cfv 8.1.1.1.2.1")
def test_an_activated_ability_cannot_be_used_for_the_rest_of_the_turn():
    t = Table()
    never = ast.Exists(">=", ast.Number(9), ast.Group((), ast.Kind("unit")))
    steps = (ast.If(never, ast.Sequence((POWER,))), nodes.CannotUse("turn"))
    this = t.card("left front", act(*steps), act(*steps))

    def may(at: int) -> bool:
        source = t.source(this, at)
        assert source.ability is not None and isinstance(source.ability.body, Body)
        return unusable(Scene(t.g, source, {}), source.ability.body) is None

    assert may(0) and may(1)
    t.resolve(this)
    assert not may(0) and may(1)
    t.g.uses = {}  # a new turn
    assert may(0)


@pytest.mark.rule("cfv 11.2.1.2", "cfv 11.2.1.3", "cfv 8.6.2.1")
def test_an_automatic_ability_no_longer_triggers_and_its_stand_by_is_cancelled():
    t = Table()
    this = t.card("left front", auto(ast.Attacks(ast.This()), POWER, nodes.CannotUse("game")))
    foe = t.card("vanguard circle", seat=1)
    t.tell("attack", this, foe), t.tell("attack", this, foe)
    first, _ = t.g.pending
    t.resolve(this, event=first.event)
    assert not t.g.pending
    t.tell("attack", this, foe)
    assert not t.g.pending
    t.move(this, "left back", "move")
    t.tell("attack", this, foe)
    assert not t.g.pending  # it is still that card
    t.move(this, "hand"), t.move(this, "left front")
    t.tell("attack", this, foe)
    assert len(t.g.pending) == 1


# -- Seek Mate (cfv 10.2.9) --------------------------------------------------------------------------------------------
def seeking(t: Table, grade: int = 3, drop: int = 5) -> tuple[ast.Activated, list[Card]]:
    t.card("vanguard circle", seat=1, grade=grade)
    seek = act(nodes.SeekMate(20000, (ast.Group((), ast.OfName("Mate")), ast.Group((), ast.OfName("Twin")))))
    return seek, [t.card("drop zone", name=f"Gone {i}") for i in range(drop)]


@pytest.mark.rule("cfv 10.2.9.2", "cfv 10.2.9.2.1", "cfv 10.1.24.1")
def test_seek_mate_returns_four_cards_searches_and_legions():
    t = Table()
    seek, dropped = seeking(t)
    this, twin = t.card("vanguard circle", seek), t.card("deck", name="Twin")
    t.card("deck", name="Nobody")
    t.resolve(this)
    t.answer("yes", *dropped[:4])
    assert len(t.g.zone(0, "drop zone")) == 1
    assert f"pick c{twin.id}" in t.options and "done" in t.options
    t.answer(twin)
    assert t.zone_of(twin) == "vanguard circle"
    assert len(t.g.zone(0, "deck")) == 5
    assert [e.kind for e in t.g.log.since(0)][-2:] == ["shuffle", "use up"]
    scene, body = t.scene(this), t.source(this).ability
    assert body is not None and isinstance(body.body, Body)
    assert unusable(scene, body.body) is not None


@pytest.mark.rule("cfv 10.2.9.2", "cfv 8.1.1.1.2.1")
@pytest.mark.parametrize(("grade", "drop", "before"), [(2, 6, False), (3, 3, False), (3, 6, True)])
def test_seek_mate_too_early_too_poor_or_again_is_used_up_and_does_nothing(grade, drop, before):
    t = Table()
    seek, _ = seeking(t, grade, drop)
    this = t.card("vanguard circle", seek)
    t.card("deck", name="Mate")
    if before:
        t.do(Event("mark", RULE, card=this.id, key="was in legion", amount=1))
    mark = t.g.log.size
    t.resolve(this)
    assert [e.kind for e in t.g.log.since(mark)] == ["use up"]


def test_a_search_for_a_mate_goes_on_alike_in_a_copy_of_the_game():
    t = Table()
    seek, dropped = seeking(t)
    this = t.card("vanguard circle", seek)
    t.card("deck", name="Mate"), t.card("deck", name="Mate too")
    t.resolve(this)
    t.answer("yes")
    twin = t.g.clone()
    t.answer(*dropped[:4])
    for card in dropped[:4]:
        twin.choose(f"pick c{card.id}")
    assert twin.hash() == t.g.hash()


# -- soul charge, heal, bind, delete -----------------------------------------------------------------------------------
@pytest.mark.rule("cfv 10.1.17.1", "cfv 10.1.7.1", "cfv 10.1.18.1", "cfv 10.1.25.1")
def test_soul_charge_heal_bind_and_delete():
    t = Table()
    steps = (
        nodes.SoulCharge(ast.Number(2)),
        nodes.Heal(one("card", ast.Place("damage zone", YOU), binding=1)),
        nodes.Bind(one("card", ast.Place("hand", YOU), binding=2)),
        nodes.Delete(one("vanguard", ast.Enemy(), binding=3)),
        ast.By(FOE, nodes.SoulCharge(ast.Number(1))),
    )
    this = t.card("vanguard circle", act(*steps))
    damage, hand, foe = t.card("damage zone"), t.card("hand"), t.card("vanguard circle", seat=1)
    for seat in (0, 0, 0, 1):
        t.card("deck", seat=seat)
    t.resolve(this)
    assert (len(t.g.zone(0, "soul")), len(t.g.zone(1, "soul"))) == (2, 1)
    assert (t.zone_of(damage), t.zone_of(hand)) == ("drop zone", "bind zone")
    assert t.number(foe, "power") == 0


@pytest.mark.rule("cfv 10.1.22.2")
def test_a_name_of_a_group_is_declared(monkeypatch):
    t = Table()
    ring, other = t.card("deck", name="Ring-bearer"), t.card("deck", name="Stranger", clan="Other")
    known = {c.definition.name: c.definition for c in (ring, other)}
    monkeypatch.setattr(t.rules, "card_names", lambda: (*known, "Somebody"))
    monkeypatch.setattr(t.rules, "named_card", known.get)
    t.rules.citations["declare"] = RULE
    said = act(ast.DeclareName(ast.Group((nodes.OfClan("Ring"),), ast.Kind("card"))))
    t.resolve(t.card("vanguard circle", said))
    assert t.options[:2] == ["name Ring-bearer", "name Somebody"]
    assert "name Stranger" not in t.options
