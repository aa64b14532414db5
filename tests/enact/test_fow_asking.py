"""What texts of Force of Will ask: filters, conditions, events."""

from __future__ import annotations

import pytest

from ludex.enact.events import happenings
from ludex.enact.nouns import objects
from ludex.enact.nouns.noun import noun
from ludex.enact.scenes import meanings
from ludex.enact.scenes.scene import look
from ludex.enact.values import aims
from ludex.games.fow.ch08_battle import roles
from ludex.games.fow.text import nodes
from ludex.kernel.abilities import AUTOMATIC, SPELL, Ability, Source
from ludex.kernel.cards import Card
from ludex.kernel.events import AWAIT, LINK, MARK, VALUE, Event, Played
from ludex.kernel.frames import Frame
from ludex.kernel.pipeline.commit import commit
from ludex.lang import ast
from tests.enact.chase_stage import FOE, YOU, ChaseStage
from tests.enact.test_fow_doing import each

RULE = "fow 1.4:1"


def passes(s: ChaseStage, node: ast.Filter, card: Card) -> bool:
    return meanings.passes(s.scene(), node, look(s.g, card.id))


def tell(s: ChaseStage, kind: str, card: Card | None = None, **told: object) -> Event:
    event = Event(kind, RULE, card=-1 if card is None else card.id, **told)  # type: ignore[arg-type]
    return commit(s.g, [event])[0]


def heard(s: ChaseStage, node: ast.Event, event: Event) -> int:
    return happenings.times(s.scene(), node, event)


# -- filters ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 2.8:2", "fow 2.8:4")
def test_attributes_and_void():
    s = ChaseStage()
    two, none = s.put(0, "field", cost="{W}{B}"), s.put(0, "field", cost="{1}")
    assert passes(s, nodes.OfAttribute("light"), two) and passes(s, nodes.OfAttribute("darkness"), two)
    assert not passes(s, nodes.OfAttribute("void"), two) and passes(s, nodes.OfAttribute("void"), none)
    assert passes(s, nodes.OfAttribute("light", negated=True), none)


def test_whose_it_is_and_what_it_costs():
    s = ChaseStage()
    theirs = s.put(1, "field", cost="{1}{W}{W}", owner=0)
    assert passes(s, ast.ControlledBy(FOE), theirs) and not passes(s, ast.ControlledBy(YOU), theirs)
    assert passes(s, ast.OwnedBy(YOU), theirs) and not passes(s, ast.OwnedBy(FOE), theirs)
    assert passes(s, ast.Parity(odd=True), theirs) and not passes(s, ast.Parity(odd=False), theirs)


@pytest.mark.rule("fow 10.1:1")
def test_additions_and_what_they_are_added_to():
    s = ChaseStage()
    addition = s.put(0, "field", type="addition", subtype="resonator", added_to=s.this, cost="{G}")
    assert passes(s, nodes.HasAddition(), s.this) and not passes(s, nodes.HasAddition(), addition)
    green = ast.Group((nodes.OfAttribute("wind"),), ast.Kind("addition"))
    assert passes(s, nodes.HasAddition(green), s.this) and passes(s, nodes.AddedTo(ast.This()), addition)
    assert objects.refs(s.scene(addition), nodes.Host("resonator")) == (s.this.ref,)
    assert objects.refs(s.scene(addition), nodes.Host("J-ruler")) == ()


@pytest.mark.rule("fow 8.3:5")
def test_who_battles_whom():
    s = ChaseStage()
    attacker, blocker = s.put(1, "field"), s.put(0, "field")
    played = {"attacking": (attacker.ref,), "attacked": (s.player(0).ref,), "blocking": ()}
    frame = Frame(s.g.rules.procedures[roles.BATTLE], 0, played)
    s.g.stack.append(frame)
    assert passes(s, nodes.Battling("attacking", ast.Leader(YOU)), attacker)
    assert passes(s, nodes.Battling("battling", ast.Leader(YOU)), attacker)
    frame.local["blocking"] = (blocker.ref,)
    assert passes(s, nodes.Battling("blocking", each("resonator", ast.Enemy())), blocker)
    assert passes(s, nodes.Battling("blocked by", each("resonator", ast.YouControl())), attacker)
    assert passes(s, nodes.Battling("battling", each("resonator", ast.Enemy())), blocker)
    assert not passes(s, nodes.Battling("battling", ast.Leader(YOU)), attacker)


@pytest.mark.rule("fow 9.9:7")
def test_abilities_of_a_sort():
    s = ChaseStage()
    card = s.put(0, "field", "[Enter] Draw a card.\n{Rest}: Draw a card.")
    assert passes(s, nodes.HasAbility("enter"), card) and passes(s, nodes.HasAbility("activate"), card)
    assert passes(s, nodes.HasAbility("break", negated=True), card) and passes(s, nodes.HasAbility("", True), s.this)


def test_cards_with_something_in_common():
    s = ChaseStage()
    for name in ("Twin", "Twin", "Other"):
        s.put(0, "graveyard", name=name, cost="{1}", type="resonator")
    group = ast.Group((), ast.Kind("card"), (ast.Place("graveyard", YOU), ast.Alike("name")))
    assert meanings.holds(s.scene(), ast.Exists(">=", ast.Number(2), group))
    assert not meanings.holds(s.scene(), ast.Exists(">=", ast.Number(3), group))


# -- the chase --------------------------------------------------------------------------------------------------------
def waiting(s: ChaseStage, *targets: Card, seat: int = 1) -> Card:
    """A spell in the chase that is aimed at cards."""
    spell = s.put(seat, "chase area", "Destroy target resonator.", type="spell", subtype="chant", cost="{R}")
    ability = next(a for a in s.g.chars(spell.id).abilities if a.kind == SPELL)
    source = Source(spell.id, spell.incarnation, seat, ability, spell.stamp)
    pick = ability.body.plan.picks[0]  # type: ignore[attr-defined]
    bound: dict[object, object] = {pick.some.binding: tuple(t.ref for t in targets)}
    commit(s.g, [Event(AWAIT, RULE, card=spell.id, seat=seat, value=Played(source, bound, None, "spell"))])
    return spell


@pytest.mark.rule("fow 9.3:2.4")
def test_what_something_in_the_chase_targets():
    s = ChaseStage()
    spell = waiting(s, s.this)
    assert aims.targets_of(s.g, s.g.played[spell.id]) == (s.this.ref,)
    assert passes(s, ast.Targeting(ast.This()), spell) and passes(s, ast.Targeting(None, single=True), spell)
    assert not passes(s, ast.Targeting(each("resonator", ast.Enemy())), spell)
    fits = ast.Targets(ast.Ref(1), ast.Group((ast.YouControl(),), ast.Kind("resonator")))
    assert meanings.holds(s.scene(it=()), ast.Not(fits))
    bound = s.scene()
    bound.bind[1] = (spell.ref,)
    assert meanings.holds(bound, fits)


@pytest.mark.rule("fow 9.1:1.5")
def test_a_text_is_of_the_card_it_is_on():
    s = ChaseStage()
    dark = s.put(1, "field", cost="{B}")
    spell = waiting(s, s.this).id
    by_spell = s.g.played[spell].source
    by_ability = Source(dark.id, dark.incarnation, 1, Ability("x", AUTOMATIC), 0)
    scene = s.scene()
    assert noun(each("spell")).is_by(scene, by_spell) and not noun(each("spell")).is_by(scene, by_ability)
    assert noun(each("ability", nodes.OfAttribute("darkness"))).is_by(scene, by_ability)
    assert not noun(each("ability", nodes.OfAttribute("light"))).is_by(scene, by_ability)
    assert noun(each("automatic ability")).is_by(scene, by_ability)
    assert not noun(each("activate ability")).is_by(scene, by_ability)
    assert noun(each("spell", ast.Enemy())).is_by(scene, by_spell)


@pytest.mark.rule("fow 12.1:2.1")
def test_whether_a_card_was_awakened():
    s = ChaseStage()
    asked = nodes.WasAwakened(ast.This())
    assert not meanings.holds(s.scene(), asked) and meanings.holds(s.scene(awakened=True), asked)
    tell(s, MARK, s.this, key="awakened", amount=1)
    assert meanings.holds(s.scene(), asked)


# -- events -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 8.3:4")
def test_blocks_and_blocked():
    s = ChaseStage()
    attacker, blocker = s.put(1, "field"), s.put(0, "field")
    block = tell(s, "block", blocker, value=attacker.ref, amount=attacker.id, seat=0)
    mine, theirs = each("resonator", ast.YouControl()), each("resonator", ast.Enemy())
    assert heard(s, nodes.Blocks(mine, theirs), block) == heard(s, nodes.IsBlocked(theirs, mine), block) == 1
    assert heard(s, nodes.Blocks(theirs), block) == heard(s, nodes.IsBlocked(mine), block) == 0


@pytest.mark.rule("fow 10.5:2", "fow 9.6:1.1", "fow 3.6:6")
def test_summoned_entered_and_put():
    s = ChaseStage()
    card = s.put(0, "hand")
    tell(s, "play", card, to="chase area", to_seat=0)
    came = tell(s, "enter", card, to="field", to_seat=0)
    any_card = each("resonator")
    assert heard(s, nodes.IsSummoned(any_card), came) == heard(s, nodes.Enters(any_card), came) == 1
    assert heard(s, ast.IsPut(any_card, "field"), came) == heard(s, ast.Does(YOU, "summon", any_card), came) == 1
    assert heard(s, nodes.IsSummoned(any_card, FOE), came) == 0
    fallen = s.put(0, "graveyard", type="resonator", cost="{1}")
    back = tell(s, "put", fallen, to="field", to_seat=0)
    assert heard(s, ast.IsPut(any_card, "field"), back) == 1
    assert heard(s, nodes.IsSummoned(any_card), back) == heard(s, ast.Does(YOU, "summon", any_card), back) == 0
    assert heard(s, nodes.Enters(any_card), back) == 0
    taken = tell(s, "steal", fallen, to="field", to_seat=1)
    assert heard(s, ast.IsPut(any_card, "field"), taken) == 0


@pytest.mark.rule("fow 9.6:7.2")
def test_a_stone_that_leaves_is_seen_as_it_was():
    s = ChaseStage()
    stone = s.put(1, "magic stone area", stone=["fire"])
    gone = tell(s, "destroy", stone, to="graveyard", to_seat=1)
    assert heard(s, ast.IsDestroyed(each("magic stone", ast.Enemy())), gone) == 1


@pytest.mark.rule("fow 10.6:2", "fow 1.5:4")
def test_life_changes():
    s = ChaseStage()
    gained = tell(s, VALUE, seat=0, key="life", amount=100, value="gain")
    paid = tell(s, VALUE, seat=0, key="life", amount=-100, value="pay")
    hit = tell(s, "damage", s.player(0), seat=0, amount=200, value=s.this.id)
    said = {verb: nodes.LifeChanges(YOU, verb) for verb in ("gain", "lose", "pay")}
    assert [heard(s, said["gain"], e) for e in (gained, paid, hit)] == [1, 0, 0]
    assert [heard(s, said["pay"], e) for e in (gained, paid, hit)] == [0, 1, 0]
    assert [heard(s, said["lose"], e) for e in (gained, paid, hit)] == [0, 0, 1]


@pytest.mark.rule("fow 10.7:1")
def test_chasing():
    s = ChaseStage()
    first = waiting(s, seat=1)
    alone = tell(s, "played", first, seat=1, key="card", value=first.ref)
    second = waiting(s, seat=0)
    onto = tell(s, "played", second, seat=0, key="card", value=second.ref)
    assert heard(s, nodes.Chases(FOE), alone) == 0 and heard(s, nodes.Chases(YOU), onto) == 1
    assert heard(s, nodes.Chases(YOU, each("spell", ast.Enemy())), onto) == 1
    assert heard(s, nodes.Chases(YOU), tell(s, "played", second, seat=0, key="automatic", value=second.ref)) == 0


@pytest.mark.rule("fow 7.5:2", "fow 10.15:1", "fow 12.1:2.1", "fow 12.8:2.1", "fow 9.7:4", "fow 4.2:1")
def test_what_players_do():
    s = ChaseStage()
    stone = s.put(0, "magic stone area", stone=["fire"])
    assert heard(s, nodes.JudgmentDone(YOU), tell(s, "played", s.this, seat=0, key="judgment")) == 1
    assert heard(s, nodes.Awakens(YOU), tell(s, "awakened", s.this, seat=0)) == 1
    assert heard(s, nodes.Shifts(ast.This()), tell(s, "shifted", s.this)) == 1
    made = tell(s, VALUE, stone, seat=0, key="will R", amount=1, value="produce")
    assert heard(s, nodes.Produces(YOU, each("magic stone")), made) == heard(s, nodes.Produces(YOU), made) == 1
    called = tell(s, "call", s.g.cards[s.g.zone(0, "magic stone deck")[0]], seat=0, to="magic stone area", to_seat=0)
    assert heard(s, nodes.StoneCalled(YOU), called) == 1 and heard(s, nodes.StoneCalled(FOE), called) == 0
    assert heard(s, nodes.GameBegins(), tell(s, "moment", key="game")) == 1


@pytest.mark.rule("fow 10.3:1", "fow 10.11:1", "fow 10.1:1", "fow 9.3:2.4")
def test_what_is_done_to_cards():
    s = ChaseStage()
    spell = waiting(s, s.this)
    source = s.g.played[spell.id].source
    aimed = tell(s, "selected", s.this, seat=1, source=source)
    fire = each("spell", nodes.OfAttribute("fire"))
    assert heard(s, nodes.IsTargeted(ast.This(), fire), aimed) == heard(s, ast.IsSelected(ast.This(), FOE), aimed) == 1
    assert heard(s, nodes.IsTargeted(ast.This(), each("ability")), aimed) == 0
    assert heard(s, nodes.IsCanceled(each("spell")), tell(s, "canceled", spell, seat=1)) == 1
    addition = s.put(0, "field", type="addition", subtype="resonator")
    tell(s, LINK, addition, amount=s.this.id)
    added = tell(s, "added", addition, value=s.this.ref, amount=s.this.id)
    assert heard(s, nodes.IsAdded(each("addition"), ast.This()), added) == 1
    assert heard(s, nodes.IsRemoved(each("addition")), tell(s, "remove", addition, to="removed area")) == 1


@pytest.mark.rule("fow 13.2:1")
def test_falling_in_battle():
    s = ChaseStage()
    killer, victim = s.put(0, "field"), s.put(1, "field")
    tell(s, "damage", victim, amount=500, key="battle", value=killer.id)
    fallen = tell(s, "destroy", victim, to="graveyard", to_seat=1)
    theirs, mine = each("resonator", ast.Enemy()), each("resonator", ast.YouControl())
    assert heard(s, nodes.FallsInBattle(theirs, mine), fallen) == 1 and heard(s, nodes.FallsInBattle(mine), fallen) == 0
    other = s.put(1, "field")
    tell(s, "damage", other, amount=500, value=killer.id)
    assert heard(s, nodes.FallsInBattle(theirs), tell(s, "destroy", other, to="graveyard", to_seat=1)) == 0
