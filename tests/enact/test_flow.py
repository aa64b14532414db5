"""The order of things: conditions, options, other players, repetition (sve 10.6.2.8.2)."""

from __future__ import annotations

import pytest

from ludex.enact.actions import flow
from ludex.games.sve.text import nodes
from ludex.lang import ast
from tests.enact.stage import CARD, FOE, FOLLOWER, ONE, THEY, YOU, Stage, n, on_field, seq, some, up_to

DRAW = ast.Draw(ONE)
YES = ast.Compared(ONE, "==", ONE)
NO = ast.Compared(ONE, ">", ONE)
DISCARD = ast.Discard(some(n(1), CARD))


def test_every_step_has_rows():
    assert [kind.__name__ for kind in ast.members(ast.Step) if kind not in flow.ROWS] == ["Equip", "AttackAgain"]


def test_a_sequence_has_one_procedure():
    made = flow.procedure(seq(DRAW))
    assert flow.procedure(seq(ast.Draw(ONE))) is made
    assert made.key == ("effect", seq(DRAW))


@pytest.mark.rule("sve 10.6.2.8.2")
def test_if_and_otherwise():
    s = Stage(deck=5)
    s.perform(ast.If(YES, seq(DRAW)), ast.Otherwise(seq(DRAW, DRAW)))
    assert s.hand() == 1
    s.perform(ast.If(NO, seq(DRAW)), ast.Otherwise(seq(DRAW, DRAW)))
    assert s.hand() == 3


# -- may ----------------------------------------------------------------------------------------------
def test_may_is_all_or_nothing_and_if_you_do_follows():
    s = Stage(deck=5)
    card = s.put(0, "hand")
    steps = (ast.May(seq(DISCARD)), ast.If(ast.DidIt(), seq(ast.Draw(ast.Number(2)))))
    s.perform(*steps)
    s.answer(False)
    assert s.zone_of(card) == "hand"
    assert s.hand() == 1
    s.perform(*steps)
    s.answer(True)
    assert s.zone_of(card) == "cemetery"
    assert s.hand() == 2


@pytest.mark.rule("sve 1.3.2")
def test_what_cannot_be_done_is_not_offered():
    s = Stage(deck=5)
    s.perform(ast.May(seq(DISCARD)), ast.If(ast.DidIt(), seq(DRAW)), ast.Otherwise(seq(DRAW, DRAW)))
    assert s.asked == -1
    assert s.hand() == 2


def test_if_you_do_after_a_step_that_is_not_optional():
    s = Stage(deck=5)
    s.perform(DISCARD, ast.If(ast.DidIt(), seq(DRAW)))
    assert s.hand() == 0
    s.put(0, "hand")
    s.perform(DISCARD, ast.If(ast.DidIt(), seq(DRAW)))
    assert s.hand() == 1
    assert len(s.g.zone(0, "cemetery")) == 1


def test_another_player_may():
    s = Stage(deck=5)
    s.perform(ast.May(seq(DRAW), FOE))
    assert s.asked == 1
    s.answer(True)
    assert (s.hand(0), s.hand(1)) == (0, 1)


# -- self-replacement ------------------------------------------------------------------------------------
def hit(much: int, to: ast.Object) -> ast.Deal:
    return ast.Deal((ast.DamagePart(ast.Number(much), to),))


ENEMY = some(n(1), FOLLOWER, on_field(FOE))


@pytest.mark.rule("sve 10.10.2.5", "sve 10.10.2.5.1")
@pytest.mark.parametrize(("condition", "left"), [(YES, 4), (NO, 6)])
def test_a_step_is_done_the_other_way_only(condition, left):
    s = Stage()
    target = s.put(1, "field", defense=10)
    s.perform(
        ast.Select(ENEMY),
        hit(4, ast.Ref(1)),
        ast.Instead(condition, seq(hit(6, ast.Same()))),
    )
    assert s.number(target, "defense") == left
    assert len(s.events("damage")) == 1


@pytest.mark.rule("sve 10.10.2.5")
def test_the_last_way_that_applies_is_taken():
    s = Stage()
    target = s.put(1, "field", defense=10)
    ways = [ast.Instead(c, seq(hit(much, ast.Same()))) for c, much in ((YES, 5), (YES, 7), (NO, 9))]
    s.perform(hit(4, ENEMY), *ways)
    assert s.number(target, "defense") == 3


@pytest.mark.rule("sve 10.10.2.5")
def test_another_verb_instead():
    s = Stage()
    target = s.put(1, "field", defense=10)
    s.perform(ast.Select(ENEMY), hit(2, ast.Ref(1)), ast.Instead(YES, seq(ast.Destroy(ast.Ref(1)))))
    assert s.zone_of(target) == "cemetery"
    assert not s.events("damage")


def test_another_number_of_the_same_and_something_besides():
    s = Stage()
    fairy = ast.Tokens(n(1), "Fairy", 1)
    s.perform(
        nodes.Summon(fairy),
        ast.Instead(YES, seq(ast.DoSame("summon", n(2))), also=seq(hit(1, ast.Leader(FOE)))),
    )
    assert s.names(0, "field") == ["This", "Fairy", "Fairy"]
    assert len(s.events("damage")) == 1


def test_what_the_other_way_names_is_what_the_text_speaks_of_next():
    s = Stage(deck=3)
    other = some(up_to(2), CARD, binding=2)
    s.perform(
        ast.Search(some(n(1), CARD), YOU),
        nodes.AddToHand(ast.Ref(1)),
        ast.Instead(YES, seq(ast.Search(other, YOU))),
    )
    first, second = s.options[:2] if len(s.options) > 2 else (s.options[0], s.options[0])
    s.answer(first)
    if s.g.decision is not None:
        s.answer(second if second in s.options else s.options[0])
    assert s.hand() == 2
    assert len(s.events("shuffle")) == 1


def test_a_replacement_inside_a_condition_stays_inside():
    s = Stage(deck=5)
    s.perform(ast.If(NO, seq(DRAW)), ast.Instead(YES, seq(ast.Draw(ast.Number(3)))))
    assert s.hand() == 0
    s.perform(ast.If(YES, seq(DRAW)), ast.Instead(YES, seq(ast.Draw(ast.Number(3)))))
    assert s.hand() == 3


def test_paying_for_another_way():
    s = Stage(deck=9)
    costs = ast.Costs((ast.PayPoints(ast.Number(2)),))
    steps = (DRAW, ast.PayFor(costs, seq(ast.Draw(ast.Number(3))), replaces=True))
    s.perform(*steps)
    s.answer(True)
    assert s.hand() == 3
    s.perform(*steps)
    s.answer(False)
    assert s.hand() == 4
    assert s.g.value(0, "play points") == 8


# -- costs -------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.4.7.5", "sve 10.4.2.2")
def test_an_optional_cost_is_paid_in_full_or_not_offered():
    s = Stage(deck=5)
    s.perform(ast.PayFor(ast.Costs((ast.PayPoints(ast.Number(2)),)), seq(DRAW)))
    assert s.options == ["yes", "no"]
    s.answer(True)
    assert s.hand() == 1
    assert s.g.value(0, "play points") == 8
    s.perform(ast.PayFor(ast.Costs((ast.PayPoints(ast.Number(9)),)), seq(DRAW)))
    assert s.asked == -1
    assert s.hand() == 1


@pytest.mark.rule("sve 13.3.3.2")
def test_earth_rite_was_settled_on_playing():
    s = Stage(deck=5)
    rite = ast.PayFor(ast.Costs((nodes.EarthRite(ONE),)), seq(DRAW))
    s.perform(rite)
    assert (s.asked, s.hand()) == (-1, 0)
    s.perform(rite, bind={("paid", rite): True})
    assert s.hand() == 1


# -- players -----------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 1.3.4", "sve 1.3.4.1")
def test_each_player_chooses_the_active_player_first():
    s = Stage(turn_of=1)
    mine = [s.put(0, "hand", name="A"), s.put(0, "hand", name="B")]
    theirs = [s.put(1, "hand", name="C"), s.put(1, "hand", name="D")]
    s.perform(ast.By(ast.Player("each player"), DISCARD))
    assert s.asked == 1
    s.answer(theirs[0])
    assert s.asked == 0
    s.answer(mine[1])
    assert [s.zone_of(c) for c in (*mine, *theirs)] == ["hand", "cemetery", "cemetery", "hand"]
    assert set(s.named(1)) == {mine[1].id, theirs[0].id}


def test_they_are_the_player_just_spoken_of():
    s = Stage(deck=5)
    s.put(1, "hand")
    s.perform(ast.By(FOE, DISCARD), ast.By(THEY, DRAW))
    assert (s.hand(0), s.hand(1)) == (0, 1)


def test_another_player_does_several_things():
    s = Stage(deck=5)
    s.perform(ast.TheyDo(FOE, seq(DRAW, DISCARD)))
    assert s.hand(1) == 0
    assert len(s.g.zone(1, "cemetery")) == 1


# -- numbers and repetition ----------------------------------------------------------------------------------
@pytest.mark.rule("sve 5.29.1")
def test_for_every_is_done_once_with_the_total():
    s = Stage()
    for _ in range(12):
        s.put(0, "cemetery")
    cemetery = ast.Count(ast.Group((), CARD, (ast.Place("cemetery", YOU),)))
    s.perform(ast.ForEvery(hit(1, ast.Leader(FOE)), 5, cemetery))
    (e,) = s.events("damage")
    assert e.amount == 2
    s.perform(ast.ForEvery(hit(1, ast.Leader(FOE)), 13, cemetery))
    assert not s.events("damage")


@pytest.mark.rule("sve 5.29.1")
def test_for_every_multiplies_how_many_where_there_is_no_amount():
    s = Stage()
    s.perform(ast.ForEvery(nodes.Summon(ast.Tokens(n(1), "Fairy", 1)), 1, ast.Number(3)))
    assert s.names(0, "field").count("Fairy") == 3


def test_a_step_is_repeated_with_new_choices():
    s = Stage()
    first, second = s.put(0, "hand", name="A"), s.put(0, "hand", name="B")
    third = s.put(0, "hand", name="C")
    s.perform(ast.Repeat(DISCARD, ast.Number(2)))
    s.answer(first, third)
    assert s.zone_of(second) == "hand"
    assert s.hand() == 1


def test_the_process_is_repeated():
    s = Stage(deck=9)
    s.perform(DRAW, hit(1, ast.Leader(FOE)), ast.RepeatProcess(ast.Number(2)), DRAW)
    assert s.hand() == 4
    assert len(s.events("damage")) == 3


def test_a_process_repeated_under_a_condition_asks_it_again():
    s = Stage(deck=9)
    few = ast.Exists("<", ast.Number(3), ast.Group((), CARD, (ast.Place("hand", YOU),)))
    s.perform(DRAW, ast.If(few, seq(ast.RepeatProcess(ONE))))
    assert s.hand() == 3


@pytest.mark.rule("sve 1.3.2")
def test_a_process_that_does_nothing_any_more_is_not_repeated():
    s = Stage()
    top = ast.TopCards(ONE, YOU, binding=1)
    s.put(0, "deck")
    s.perform(ast.Put(top, ast.Destination("cemetery")), ast.If(YES, seq(ast.RepeatProcess(ONE))))
    assert s.asked == -1
    assert len(s.events()) == 1


@pytest.mark.rule("sve 10.6.2.8.2.2", "sve 5.18.4")
def test_chosen_options_are_carried_out_in_listed_order():
    s = Stage(deck=5)
    node = ast.Choose(
        n(2), tuple(ast.Option(i, seq(step)) for i, step in ((1, DRAW), (2, DISCARD), (3, ast.Draw(ast.Number(3)))))
    )
    s.perform(node, bind={"modes": (2, 1)})
    assert [e.kind for e in s.events()] == ["draw", "discard"]


def test_options_not_chosen_on_playing_are_chosen_now():
    s = Stage(deck=5)
    s.perform(ast.Choose(n(1), (ast.Option(1, seq(DISCARD)), ast.Option(2, seq(DRAW)), ast.Option(3, seq(DRAW, DRAW)))))
    assert s.options == ["option 2", "option 3"]
    s.answer("option 3")
    assert s.hand() == 2


# -- what lasts and what waits ----------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.7.5.1")
def test_a_delayed_trigger_waits_once_or_for_its_time():
    s = Stage()
    event = ast.IsDestroyed(ast.Ref(1))
    s.perform(ast.Delayed(event, seq(DRAW)), ast.Delayed(event, seq(DRAW), ast.Duration("end of turn")))
    once, often = s.g.lasting
    assert once.once and not once.duration.moment
    assert not often.once and often.duration.moment == "end of turn"


@pytest.mark.rule("sve 7.4.8", "sve 10.2.1.2")
def test_durations_count_turns_from_now():
    s = Stage()
    cannot = ast.Cannot(ast.Ref(1), "attack")
    for until in ("end of turn", "end of your next turn", "end of opponent's next turn", "start of your next turn"):
        s.perform(ast.Lasting(cannot, ast.Duration(until)))
    assert [tuple(x.duration)[:3] for x in s.g.lasting] == [
        ("end of turn", -1, 0),
        ("end of turn", 0, 1),
        ("end of turn", 1, 0),
        ("start of turn", 0, 0),
    ]


def test_what_was_named_stays_named_in_what_lasts():
    s = Stage()
    target = s.put(1, "field")
    s.perform(ast.Select(ENEMY), ast.Lasting(ast.Cannot(ast.Ref(1), "attack")), bind={"modes": (1,)})
    (effect,) = s.g.lasting
    assert dict(effect.bindings)[1] == (target.ref,)
    assert "modes" not in dict(effect.bindings)
