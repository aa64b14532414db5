"""What holds in Force of Will: prohibitions, permissions, base abilities, replacements in their order."""

from __future__ import annotations

import pytest

from ludex.enact.scenes.making import ability
from ludex.enact.standing import permissions
from ludex.enact.unsupported import unsupported
from ludex.games.fow.text import nodes
from ludex.games.fow.text.meaning import entering
from ludex.kernel.abilities import AUTOMATIC, Ability, Source
from ludex.kernel.cards import Card, Characteristics, Definition
from ludex.kernel.events import CHANGE, REST, VALUE, Event
from ludex.kernel.pipeline.commit import commit
from ludex.kernel.pipeline.perform import forbidden
from ludex.lang import ast
from tests.enact.chase_stage import FOE, RULES, YOU, ChaseStage
from tests.enact.test_fow_doing import TURN, each, one

MINE, THEIRS = each("resonator", ast.YouControl()), each("resonator", ast.Enemy())


def barred(s: ChaseStage, kind: str, card: Card | None = None, **told: object) -> bool:
    return forbidden(s.g, Event(kind, "", card=-1 if card is None else card.id, **told)) is not None  # type: ignore[arg-type]


def holds(*statics: ast.Static) -> ChaseStage:
    s = ChaseStage()
    s.do(*(ast.Lasting(static, TURN) for static in statics))
    return s


# -- what cannot be ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 8.3:3", "fow 9.9:4")
def test_blocks_and_attacks_between_cards():
    flyers = each("resonator", ast.HasKeyword(("Flying",)))
    s = holds(nodes.CannotBlock(MINE, flyers), nodes.CannotAttack(THEIRS, ast.This()))
    flyer, walker, mine = s.put(1, "field", "[Flying]"), s.put(1, "field"), s.put(0, "field")
    assert barred(s, "block", mine, value=flyer.ref) and not barred(s, "block", mine, value=walker.ref)
    assert barred(s, "attack", walker, value=s.this.ref) and not barred(s, "attack", walker, value=mine.ref)


@pytest.mark.rule("fow 8.3:3")
def test_blocked_by_some_or_only_by_some():
    small = each("resonator", ast.HasStat("attack", "<=", ast.Number(300)))
    for small_may in (False, True):
        s = holds(nodes.CannotBeBlocked(THEIRS, only=small) if small_may else nodes.CannotBeBlocked(THEIRS, by=small))
        attacker, little, large = s.put(1, "field"), s.put(0, "field", attack=300), s.put(0, "field", attack=800)
        assert barred(s, "block", little, value=attacker.ref) is not small_may
        assert barred(s, "block", large, value=attacker.ref) is small_may


@pytest.mark.rule("fow 9.3:2.4")
def test_not_targeted_by_some():
    s = holds(nodes.CannotBeTargeted(ast.This(), each("ability", nodes.OfAttribute("darkness"))))
    dark, light = s.put(1, "field", cost="{B}"), s.put(1, "field", cost="{W}")
    by = {c: Source(c.id, c.incarnation, 1, Ability("x", AUTOMATIC), 0) for c in (dark, light)}
    assert not RULES.selectable(s.g, s.this.id, 1, by[dark]) and RULES.selectable(s.g, s.this.id, 1, by[light])


@pytest.mark.rule("fow 1.4:4")
def test_what_players_cannot_do():
    s = holds(ast.CannotDo(FOE, "gain life"), ast.CannotDo(FOE, "chase"), ast.CannotDo(FOE, "judgment"))
    assert barred(s, VALUE, seat=1, key="life", amount=100) and not barred(s, VALUE, seat=0, key="life", amount=100)
    assert not barred(s, VALUE, seat=1, key="life", amount=-100)
    assert barred(s, "chase", seat=1) and barred(s, "judgment", seat=1) and not barred(s, "judgment", seat=0)


@pytest.mark.rule("fow 1.4:4", "fow 9.9:4")
def test_what_cards_cannot_do():
    s = holds(ast.Cannot(THEIRS, "attack or block"), ast.Cannot(THEIRS, "be rested"), ast.Cannot(THEIRS, "be canceled"))
    late = s.put(1, "field")
    assert barred(s, "attack", late, amount=-1) and barred(s, "block", late, value=s.this.ref)
    assert barred(s, REST, late) and barred(s, "canceled", late) and not barred(s, REST, s.this)


@pytest.mark.rule("fow 9.9:1.2")
def test_a_card_that_cannot_gain_abilities_gains_none():
    s = holds(ast.HasGains(MINE, (ast.GainKeyword("Flying"),)), ast.Cannot(ast.This(), "gain abilities"))
    other = s.put(0, "field")
    assert "Flying" in s.g.chars(other.id).keywords and "Flying" not in s.g.chars(s.this.id).keywords
    s.do(ast.Give(MINE, (ast.GainKeyword("Pierce"),)))
    assert "Pierce" in s.g.chars(other.id).keywords and "Pierce" not in s.g.chars(s.this.id).keywords
    for card, changes in ((ast.This(), 0), (one("resonator", ast.Other(), ast.YouControl()), 1)):
        s.do(ast.Give(card, (ast.GainKeyword("Explode"),)))
        assert len(s.events(CHANGE)) == changes
    assert "Explode" in s.g.chars(other.id).keywords and "Explode" not in s.g.chars(s.this.id).keywords


@pytest.mark.rule("fow 10.13:2")
def test_who_cannot_search_finds_nothing():
    s = holds(ast.CannotDo(YOU, "search"))
    s.do(ast.Search(ast.Some(ast.Exactly(ast.Number(1)), ast.Group((), ast.Kind("card")), 1), YOU))
    assert s.asked == -1 and not s.events("look")


# -- what is, before all else -----------------------------------------------------------------------------------------
@pytest.mark.rule("fow 9.4:2", "fow 9.9:1.1")
def test_a_base_ability_is_base_information():
    s = ChaseStage()
    card = s.put(0, "field", "[Continuous] Treat this card as wind magic stone.")
    s.do(ast.LoseAbilities(ast.Ref(1)), bind={1: (card.ref,)})
    assert "wind magic stone" in s.g.chars(card.id).types, "what it is stays although it has lost the ability"


@pytest.mark.rule("fow 10.21:2", "fow 9.9:1.5")
def test_counters_modify_last():
    s = ChaseStage()
    s.do(ast.PutCounters(ast.Number(2), "+100/+100", ast.This()))
    s.do(ast.Give(ast.This(), (nodes.FixStats(ast.Number(0), ast.Number(300)),)))
    assert (s.number(s.this, "attack"), s.number(s.this, "defense")) == (200, 500)


@pytest.mark.rule("fow 10.14:1.1")
def test_abilities_that_do_not_trigger():
    s = ChaseStage()
    enters = s.put(0, "hand", "[Enter] Draw a card.", cost="{1}")
    s.do(ast.Lasting(ast.DoesNotTrigger(THEIRS, "enter"), TURN))
    theirs = s.put(1, "hand", "[Enter] Draw a card.", cost="{1}")
    for card in (enters, theirs):
        for kind, to in (("play", "chase area"), ("enter", "field")):
            tell(s, kind, card, to)
    assert [p.seat for p in s.g.pending] == [0]


def tell(s: ChaseStage, kind: str, card: Card, to: str) -> None:
    commit(s.g, [Event(kind, "", card=card.id, to=to, to_seat=card.seat)])


# -- in which order ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 9.10:2.1")
def test_what_does_not_prevent_comes_first_and_is_the_dealers():
    s = ChaseStage()
    more = ast.DamageShift(MINE, True, "+", ast.Number(100))
    s.do(*(ast.Lasting(static, TURN) for static in (nodes.Prevent(ast.This(), amount=ast.Number(300)), more, more)))
    foe = s.put(1, "field")
    s.perform(ast.Deal((ast.DamagePart(ast.Number(200), ast.Ref(1)),)), bind={1: (s.this.ref,)}, by=foe)
    assert s.asked == 1 and len(s.options) == 2, "the two that raise it, asked of who deals it"
    s.answer("apply 1")
    assert s.damage(s.this) == 100, "200 + 100 + 100 - 300"


# -- what a card says of itself ---------------------------------------------------------------------------------------
@pytest.mark.rule("fow 9.3:2.5", "fow 9.2:2")
def test_what_a_card_says_about_its_cost_is_looked_up_on_it():
    s = ChaseStage()
    node = ast.Passive((nodes.PayShift(YOU, "less", nodes.Wills(("2",)), ast.This("card")),), ast.TurnOf(FOE))
    (made,) = ability(RULES, node, "resonator")
    assert made.terms and not made.permissions
    less = nodes.PayShift(YOU, "less", nodes.Wills(("1", "R")), ast.This("card"))
    every = ast.StaticForEvery(less, 1, ast.Count(MINE.group))
    (times,) = ability(RULES, ast.Passive((every,)), "resonator")
    s.put(0, "field")
    card = s.g.own(s.this.id)
    face = card.definition.faces[0]
    told = Characteristics(face.names, face.types, face.labels, face.numbers, (made, times))
    card.definition = Definition("told", (told,), {})
    (shift,) = permissions.rules_on(s.g, card.id, nodes.PayShift)
    assert shift.wills == nodes.Wills(("2", "R", "R")), "twice as much for two resonators; not my turn's reduction"
    s.g.active = 1
    assert len(permissions.rules_on(s.g, card.id, nodes.PayShift)) == 2


@pytest.mark.rule("fow 3.2:1.2")
def test_how_cards_come_in():
    fog = nodes.ComesIn(MINE, counters=ast.Number(2), kind="fog")
    s = holds(nodes.ComesIn(each("magic stone", ast.Enemy()), "engaged"), fog)
    theirs, mine = s.g.cards[s.g.zone(1, "magic stone deck")[0]], s.put(0, "hand")
    assert entering.coming_in(s.g, theirs.id, "magic stone area", 1) == (True, ())
    assert entering.coming_in(s.g, mine.id, "field", 0) == (False, (("fog", 2),))


# -- what is refused --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("ability", "fault"),
    [
        (
            ast.Passive((nodes.Prevent(ast.This(), times="next"),)),
            "Prevent applies once and cannot be a passive ability",
        ),
        (
            ast.SpellAbility(ast.Sequence((nodes.PayWills(None, any_number=True),))),
            "nothing says how any number of wills is paid",
        ),
        (
            ast.SpellAbility(ast.Sequence((nodes.SkipPhase("draw phase", FOE, next_only=False),))),
            "only the next phase of a name can be skipped",
        ),
    ],
)
def test_what_has_no_rule_is_refused(ability: ast.Ability, fault: str):
    assert unsupported(ast.CardText((ability,)), RULES) == (fault,)
