"""Abilities of Force of Will as the kernel knows them: what waits, what is a term of its card, what has a name."""

from __future__ import annotations

import pytest

from ludex import lang
from ludex.enact.scenes.making import ability, ability_of
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing.restrictions import unusable
from ludex.enact.values.body import Body
from ludex.games.fow.text import nodes
from ludex.games.fow.text.meaning import abilities as skills
from ludex.kernel.abilities import ACTIVATED, AUTOMATIC, PASSIVE, SPELL, Ability, Source
from ludex.kernel.pipeline.use_limits import GAME, use_up
from ludex.lang import ast
from tests.enact.chase_stage import FOE, RULES, YOU, ChaseStage

DRAW = ast.Sequence((ast.Draw(ast.Number(1)),))
PAY = ast.Costs((nodes.PayWills(nodes.Wills(("R", "1"))),))
DIES = ast.When(ast.IsDestroyed(ast.Some(ast.Each(), ast.Group((), ast.Kind("resonator")))))
ACT = ast.Activated("act", PAY, DRAW)


def _read(text: str) -> ast.Ability:
    found = lang.read(text, "fow", kind="resonator").card_text
    assert found is not None
    return found.abilities[0]


def made(node: ast.Ability, kind: str = "resonator") -> tuple[Ability, ...]:
    found = ability(RULES, node, kind)
    assert all(ability_of(RULES, one.key) is one for one in found), "found again by its key"
    return found


@pytest.mark.rule("fow 7.10:2")
def test_break_is_a_text_under_its_label():
    (one,) = made(nodes.Break(DRAW))
    assert (one.kind, one.keyword) == (SPELL, "Break") and isinstance(one.body, Body)


@pytest.mark.rule("fow 7.9:1.1", "fow 7.9:7", "fow 9.6:2")
def test_a_standby_card_has_its_text_and_with_an_event_plays_itself():
    (text,) = made(nodes.Standby(DRAW, costs=PAY), "spell")
    assert (text.kind, text.keyword) == (SPELL, "Trigger") and not skills.plays_its_card(text)
    text, automatic = made(nodes.Standby(DRAW, DIES), "spell")
    assert automatic.kind == AUTOMATIC and automatic.offered and skills.plays_its_card(automatic)
    assert automatic.zones == {"hand", "chant-standby area"} and text.terms == (nodes.Standby(DRAW, DIES),)


@pytest.mark.rule("fow 12.5:2")
def test_stealth_waits_where_it_was_set_for_an_event():
    said, event = made(nodes.Stealth(DIES))
    (state,) = made(nodes.Stealth(condition=ast.TurnOf(FOE)))
    assert event.zones == {"chant-standby area"} and event.offered and said.terms == (nodes.Stealth(DIES),)
    assert skills.plays_its_card(event) and event.keyword == "Stealth"
    assert not skills.plays_its_card(state) and state.terms, "played with priority while it is so"


@pytest.mark.rule("fow 7.5:2")
def test_a_judgment_is_a_term_with_its_costs():
    shift = nodes.PayShift(YOU, "less", nodes.Wills(("1",)), abilities=("this",))
    (one,) = made(nodes.Judgment(PAY, (shift,)), "ruler")
    assert one.kind == PASSIVE and isinstance(one.body, Body) and one.body.costs == PAY and not one.body.effect.steps
    assert [type(t).__name__ for t in one.terms] == ["Judgment", "Granted"]


@pytest.mark.rule("fow 12.1:2", "fow 12.2:2", "fow 12.3:2")
def test_how_a_card_is_played_is_among_its_terms():
    for node in (
        nodes.Awakening(PAY, ast.Automatic((ast.TriggerKeyword("enter"),), DRAW)),
        nodes.Incarnation((nodes.Wills(("W",)),)),
        nodes.PlayOnly(ast.OnlyIf(ast.TurnOf(YOU))),
    ):
        (one,) = made(node)
        assert one.terms == (node,)
    awakening = nodes.Awakening(PAY, ast.Automatic((ast.TriggerKeyword("enter"),), DRAW))
    (given,) = skills.awakened(RULES, awakening, "resonator")
    assert given.kind == AUTOMATIC


@pytest.mark.rule("fow 12.4:2", "fow 12.4:3", "fow 9.1:1.4")
def test_a_gods_art_is_played_once_per_game_under_its_name():
    s = ChaseStage()
    (art,) = made(nodes.Named("Blazing Sky", ACT, gods_art=True))
    (same,) = made(nodes.Named("Blazing Sky", ast.Activated("act", ast.Costs(()), DRAW), gods_art=True))
    (other,) = made(nodes.Named("Deep Sky", ACT, gods_art=True))
    body = art.body
    assert isinstance(body, Body) and body.flavor == "god's art" and art.title == art.keyword == "Blazing Sky"
    sources = {one: Source(s.this.id, s.this.incarnation, 0, one, 0) for one in (art, same, other)}
    use_up(s.g, sources[art], GAME)
    barred = {one: unusable(Scene(s.g, source, {}), one.body) for one, source in sources.items()}  # type: ignore[arg-type]
    assert barred[art] is not None and barred[same] is not None and barred[other] is None
    theirs = Source(s.this.id, s.this.incarnation, 1, art, 0)
    assert unusable(Scene(s.g, theirs, {}), body) is None


@pytest.mark.rule("fow 12.7:2")
def test_evolution_puts_one_counter_only():
    s = ChaseStage()
    (one,) = made(nodes.Evolution(PAY))
    assert one.kind == ACTIVATED and isinstance(one.body, Body)
    for _ in range(2):
        s.do(*one.body.effect.steps)
    assert s.g.cards[s.this.id].counters == {"evolution": 1}


@pytest.mark.rule("fow 12.8:1", "fow 12.8:2.1")
def test_shift_is_an_activate_ability_and_a_term():
    (one,) = made(nodes.Shift(PAY))
    assert one.kind == ACTIVATED and one.terms == (nodes.Shift(PAY),) and one.zones == {"field"}
    s = ChaseStage()
    back = {"name": "Later", "attack": 900, "defense": 900, "text": ""}
    card = s.put(0, "field", "[Shift] {1}", back=back)
    s.do(nodes.TurnFuture(ast.Ref(1)), bind={1: (card.ref,)})
    assert s.g.chars(card.id).name == "Later"
    assert [e.card for e in s.events("shifted")] == [card.id]


@pytest.mark.rule("fow 9.6:1.1")
def test_enter_abilities_may_be_made_to_trigger():
    s = ChaseStage()
    card = s.put(0, "field", "[Enter] Draw a card.")
    s.do(nodes.TriggerEnter(ast.Ref(1)), bind={1: (card.ref,)})
    assert [p.source.card for p in s.g.pending] == [card.id]


def test_each_wording_of_the_same_reading_keeps_its_own_words():
    """Whatever this process read before: a view tells the text that is on the card."""
    labelled = _read("[Continuous] This card must attack if able.")
    bare = _read("This card must attack if able.")
    assert labelled == bare
    assert [made(one)[0].text for one in (labelled, bare)] == [
        "[Continuous] This card must attack if able.",
        "This card must attack if able.",
    ]
