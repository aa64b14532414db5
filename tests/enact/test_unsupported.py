"""What cannot be enacted is refused aloud."""

from __future__ import annotations

from ludex.enact.abilities import enactable
from ludex.enact.actions import flow
from ludex.enact.scenes.making import ABILITIES
from ludex.enact.unsupported import unsupported
from ludex.games.sve.text import nodes
from ludex.lang import ast
from tests.enact.toy import Toy

DRAW = ast.Sequence((ast.Draw(ast.Number(1)),))


def of(*abilities: ast.Ability) -> tuple[str, ...]:
    return unsupported(ast.CardText(abilities), Toy())


def test_every_kind_of_ability_and_standing_effect_is_known():
    assert set(ast.members(ast.Ability)) == set(ABILITIES)
    assert all(s is ast.StaticForEvery or enactable(s) for s in ast.members(ast.Static))


def test_attacking_again_has_no_rule_and_is_refused():
    again = ast.CanAttack(ast.This(), ast.Number(2))
    assert of(ast.Passive((again,))) == ("the standing effect CanAttack cannot be enacted",)
    step = nodes.AttackAgain(ast.This(), ast.Number(2))
    assert of(ast.SpellAbility(ast.Sequence((step,)))) == ("the step AttackAgain cannot be enacted",)


def test_what_is_understood_has_no_faults():
    gift = ast.HasGains(ast.This("follower"), (ast.GainKeyword("Rush"),))
    assert of(ast.KeywordAbility("Ward"), ast.Passive((gift,)), ast.SpellAbility(DRAW)) == ()


def test_unknown_words_are_named_wherever_they_stand():
    quoted = ast.GainAbility(ast.KeywordAbility("Gleam"))
    found = of(ast.Passive((ast.HasGains(ast.This(), (quoted,)),)), ast.KeywordAbility("Glow"))
    assert found == ("toy knows no keyword 'Gleam'", "toy knows no keyword 'Glow'")
    assert of(ast.Automatic((ast.TriggerKeyword("strike"),), DRAW)) == ("toy knows no trigger 'strike'",)


def test_a_step_without_rows_is_named(monkeypatch):
    monkeypatch.delitem(flow.ROWS, ast.Draw)
    assert of(ast.SpellAbility(DRAW)) == ("the step Draw cannot be enacted",)


def test_what_has_no_number_is_not_multiplied():
    lost = ast.StaticForEvery(ast.LosesAll(ast.This()), 1, ast.Number(2))
    assert of(ast.Passive((lost,))) == ("LosesAll has no number to multiply",)


def test_a_standing_effect_reaches_only_what_can_be_recognised():
    tokens = ast.Tokens(ast.Exactly(ast.Number(1)), "Fairy")
    assert of(ast.Passive((ast.NoDamage(tokens),))) == ("a standing effect cannot reach Tokens",)


def test_which_of_several_is_asked_only_by_an_instruction():
    one = ast.GainOne((ast.GainKeyword("Rush"), ast.GainKeyword("Ward")))
    assert of(ast.SpellAbility(ast.Sequence((ast.Give(ast.This(), (one,)),)))) == ()
    (fault,) = of(ast.Passive((ast.HasGains(ast.This(), (one,)),)))
    assert "nobody is asked which" in fault


def test_what_applies_once_is_no_passive_ability():
    once = ast.NoRefresh(ast.This(), next_only=True)
    assert of(ast.SpellAbility(ast.Sequence((ast.Lasting(once),)))) == ()
    assert of(ast.Passive((once,))) == ("NoRefresh applies once and cannot be a passive ability",)


def test_an_attack_that_must_be_needs_a_target():
    assert of(ast.Passive((ast.MustAttack(ast.This()),))) == ("nothing makes a card attack anything",)
