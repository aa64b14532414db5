"""Each family of phrases: the words come back exactly, and the tree is the one they mean."""

from typing import Any

import pytest

from ludex.games.sve.text import nodes
from ludex.lang import ast as a
from ludex.lang import read, render
from tests.lang.test_bindings import find

ONE, TWO, THREE = a.Number(1), a.Number(2), a.Number(3)
YOU, FOES = a.Player("you"), a.Player("each opponent")
FIELD = a.Place("field")
MINE = a.Place("field", YOU)
FOE = a.Group((a.Enemy(),), a.Kind("follower"), (FIELD,))
HITS = a.Select(a.Some(a.Exactly(ONE), FOE, 1))


def steps(text: str, kind: str = "spell") -> tuple[Any, ...]:
    got = read(text, kind=kind)
    assert got.card_text is not None, got.message
    assert render(got.card_text) == got.canonical
    ability: Any = got.card_text.abilities[-1]
    return tuple(ability.effect.steps)


def ability(text: str, kind: str = "follower") -> Any:
    got = read(text, kind=kind)
    assert got.card_text is not None, got.message
    assert render(got.card_text) == got.canonical
    (only,) = got.card_text.abilities
    return only


def hurt(amount: a.Amount, to: a.Object) -> a.Deal:
    return a.Deal((a.DamagePart(amount, to),))


def group(noun: Any, *after: Any, before: tuple[Any, ...] = ()) -> a.Group:
    return a.Group(before, a.Kind(noun), after)


def each(g: a.Group, binding: int = 1) -> a.Some:
    return a.Some(a.Each(), g, binding)


LEADERS = each(group("leader", before=(a.Enemy(),)))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Draw a card.", (a.Draw(ONE),)),
        ("Draw 3 cards.", (a.Draw(THREE),)),
        ("Draw up to 2 cards.", (a.Draw(TWO, up_to=True),)),
        ("Deal 2 damage to each enemy leader.", (hurt(TWO, LEADERS),)),
        ("Deal each enemy leader 2 damage.", (hurt(TWO, LEADERS),)),
        ("Discard your hand.", (a.Discard(a.WholeZone("hand", YOU, 1)),)),
        ("Bury the top 2 cards of your deck.", (nodes.Bury(a.TopCards(TWO, YOU, binding=1)),)),
        ("Destroy each follower on the field.", (a.Destroy(each(group("follower", FIELD))),)),
        ("Summon 2 Fairy tokens.", (nodes.Summon(a.Tokens(a.Exactly(TWO), "Fairy", 1)),)),
        (
            "Put a Fairy token into your EX area.",
            (a.Put(a.Tokens(a.Exactly(ONE), "Fairy", 1), a.Destination("ex area", YOU)),),
        ),
        ("Recover 2 play points.", (a.GainPoints("recover", "play points", TWO),)),
        ("Increase your max play points by 1.", (a.GainPoints("gain", "max play points", ONE),)),
        ("Gain 1 evolution point.", (a.GainPoints("gain", "evolution points", ONE),)),
        ("Take another turn after this one.", (a.ExtraTurn(),)),
        ("Skip your opponent's next turn.", (a.SkipTurn(FOES),)),
        ("Perform 2 drive checks.", (a.DriveCheck(TWO),)),
        ("You win the game.", (a.WinGame(),)),
        (
            "Roll a die. If you roll a 1 or 6, draw a card.",
            (a.RollDie(ONE), a.If(nodes.Rolled((1, 6)), a.Sequence((a.Draw(ONE),)))),
        ),
        (
            "Each opponent discards 2 random cards.",
            (a.By(FOES, a.Discard(a.Some(a.Exactly(TWO), group("card", before=(a.AtRandom(),)), 1))),),
        ),
        ("Each opponent buries a follower.", (a.By(FOES, nodes.Bury(a.Some(a.Exactly(ONE), group("follower"), 1))),)),
        ("Shuffle your deck.", (a.Shuffle(YOU),)),
    ],
)
def test_verbs(text, meaning):
    assert steps(text) == meaning


@pytest.mark.parametrize(
    ("words", "filters"),
    [
        ("each engaged enemy follower on the field", ((a.InState("engaged"), a.Enemy()), (FIELD,))),
        ("each other {swordcraft} follower on your field", ((a.Other(), nodes.OfClass("swordcraft")), (MINE,))),
        ("each Lake Folk follower on your field", ((nodes.OfTrait("Lake Folk"),), (MINE,))),
        ("each Elm or Oak follower on your field", ((a.AnyOf((nodes.OfTrait("Elm"), nodes.OfTrait("Oak"))),), (MINE,))),
        ("each token follower on your field", ((a.OfKind("token"),), (MINE,))),
        ("each non-token follower on your field", ((a.OfKind("token", True),), (MINE,))),
        ("each follower on your field with Ward", ((), (MINE, a.HasKeyword(("Ward",))))),
        ("each follower on your field without Ward", ((), (MINE, a.HasKeyword(("Ward",), True)))),
        ("each follower that costs 3 or less on the field", ((), (a.HasStat("cost", "<=", THREE), FIELD))),
        ("each follower with 2 attack or more on the field", ((), (a.HasStat("attack", ">=", TWO), FIELD))),
        ("each 2-cost follower on the field", ((a.HasStat("cost", "==", TWO),), (FIELD,))),
        ("each follower named Otter on the field", ((), (a.IsNamed(("Otter",)), FIELD))),
        ("each follower not named Otter on the field", ((), (a.IsNamed(("Otter",), True), FIELD))),
        ('each follower with "Otter" in its name on the field', ((), (a.NameContains("Otter"), FIELD))),
        ("each follower with both the Elm and Oak traits on the field", ((), (nodes.HasTraits(("Elm", "Oak")), FIELD))),
        ("each follower with the highest attack on the field", ((), (a.ExtremeStat("highest", "attack"), FIELD))),
        ("each follower you control", ((), (a.YouControl(),))),
    ],
)
def test_groups(words, filters):
    before, after = filters
    assert steps(f"Destroy {words}.") == (a.Destroy(each(group("follower", *after, before=before))),)


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("there are at least 2 amulets on your field", a.Exists(">=", TWO, group("amulet", MINE))),
        ("there's an amulet on your field", a.Exists(">=", ONE, group("amulet", MINE))),
        ("there are no amulets on your field", a.Exists("==", a.Number(0), group("amulet", MINE))),
        ("there are 2 cards or less in your hand", a.Exists("<=", TWO, group("card", a.Place("hand", YOU)))),
        ("Overflow is active for you", nodes.Active("Overflow", YOU)),
        ("Sanguine isn't active for you", nodes.Active("Sanguine", YOU, True)),
        ("it's your turn", a.TurnOf(YOU)),
        ("your leader has lost defense this turn", a.Happened(nodes.ChangesStat(a.Leader(YOU, 1), "lose", "defense"))),
        ("your leader's defense is 10 or less", a.Compared(nodes.LeaderDefense(YOU), "<=", a.Number(10))),
        ("you have at least 3 evolution points", a.Compared(nodes.PointsOf("evolution points", YOU), ">=", THREE)),
        (
            "you've played another Otter this turn",
            a.Happened(a.Does(YOU, "play", a.Some(a.Exactly(ONE), a.Group((a.Other(),), a.OfName("Otter")), 1))),
        ),
    ],
)
def test_conditions(words, condition):
    assert steps(f"If {words}, draw a card.") == (a.If(condition, a.Sequence((a.Draw(ONE),))),)


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("the number of amulets on your field", a.Count(group("amulet", MINE))),
        ("2 times the number of amulets on your field", a.Times(TWO, a.Count(group("amulet", MINE)))),
        ("your max play points", nodes.PointsOf("max play points", YOU)),
        ("the highest attack among followers on your field", a.ExtremeOf("highest", "attack", group("follower", MINE))),
        (
            "the number of cards you've played this turn",
            a.TimesHappened(a.Does(YOU, "play", a.Some(a.Each(), group("card"), 1))),
        ),
        ("the number of amulets on your field plus 1", a.Plus(a.Count(group("amulet", MINE)), ONE)),
    ],
)
def test_amounts(words, amount):
    assert steps(f"Draw X cards. X equals {words}.") == (a.Draw(a.X(amount)), a.DefineX(amount))


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("When this leaves the field", a.Leaves(a.This(), "field")),
        ("Whenever you draw a card", a.Draws(YOU)),
        (
            "Whenever a follower on your field evolves",
            nodes.Evolves(a.Some(a.Exactly(ONE), group("follower", MINE), 1)),
        ),
        ("Whenever your leader loses defense", nodes.ChangesStat(a.Leader(YOU, 1), "lose", "defense")),
        ("Whenever you play a spell", a.Does(YOU, "play", a.Some(a.Exactly(ONE), group("spell"), 1))),
        (
            "Whenever an amulet is put onto your field from your EX area",
            a.IsPut(a.Some(a.Exactly(ONE), group("amulet"), 1), "field", YOU, a.Origin("ex area", YOU)),
        ),
        (
            "Whenever an amulet is put onto your field from somewhere other than your hand",
            a.IsPut(a.Some(a.Exactly(ONE), group("amulet"), 1), "field", YOU, a.Origin("hand", YOU, True)),
        ),
        ("At the start of your end phase", a.PhaseStarts("end phase", YOU)),
        ("When you drive check a Trigger", nodes.DriveChecks(YOU)),
        (
            "When there are no cards in your hand",
            a.Becomes(a.Exists("==", a.Number(0), group("card", a.Place("hand", YOU))), 1),
        ),
    ],
)
def test_triggers(words, event):
    assert ability(f"{words}, draw a card.") == a.Automatic((a.When(event),), a.Sequence((a.Draw(ONE),)))


@pytest.mark.rule("sve 12.1.2", "sve 12.1.2.1")
def test_one_process_for_several_keywords():
    both = (a.TriggerKeyword("fanfare"), a.TriggerKeyword("last words"))
    draw = a.Sequence((a.Draw(ONE),))
    assert ability("{fanfare} {last words} Draw a card.") == a.Automatic(both, draw)
    assert ability("{fanfare}/{last words} Draw a card.") == a.Automatic(both, draw)


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("Once on each of your turns, when you draw a card, give this {attack}+1.", a.OncePerTurn(1, True)),
        ("Once per turn, when you draw a card, give this {attack}+1.", a.OncePerTurn(1)),
        ("Twice on each of your turns, when you draw a card, give this {attack}+1.", a.OncePerTurn(2, True)),
    ],
)
def test_limits(text, limit):
    assert ability(text).limit == limit


def test_activated_abilities_and_their_costs():
    got = ability("{act} {cost 2}, {engage}, bury this: Draw a card. Activate only once per turn.", "amulet")
    assert got.costs == a.Costs((a.PayPoints(TWO), a.EngageThis(), a.DoAction(nodes.Bury(a.This()))))
    assert got.restrictions == (a.OncePerTurn(),)
    assert ability("{quick} {act} {cost 0}: Draw a card.").flavor == "quick act"
    assert ability("{serve} {serve} {cost 1}: Race this 2 times.").number == 2
    assert ability("{act} {cost 1} {engage} 2 followers on your field: Maneuver this.", "amulet").costs == a.Costs(
        (a.PayPoints(ONE), nodes.EngageOthers(a.Some(a.Exactly(TWO), group("follower", MINE), 1)))
    )


@pytest.mark.rule("sve 10.4.7.2", "sve 10.4.7.5")
def test_a_cost_within_an_effect_covers_the_rest_of_the_paragraph():
    (paid,) = ability("{fanfare} {cost 2}: Draw a card. Discard a card.").effect.steps
    assert isinstance(paid, a.PayFor)
    assert len(paid.effect.steps) == 2


@pytest.mark.rule("sve 13.2.1.2", "sve 13.3.1.2", "sve 13.5.1.2")
def test_keyword_conditions():
    first, second = steps("Combo (3) - Draw 2 cards. Discard a card. Spellchain (1) - Draw a card.")
    assert first.condition == a.Threshold("Combo", THREE)
    assert len(first.effect.steps) == 2
    assert second == a.If(a.Threshold("Spellchain", ONE), a.Sequence((a.Draw(ONE),)))
    assert steps("SC (1) - Draw a card.") == (second,)


@pytest.mark.rule("sve 5.18.1.1", "sve 5.18.2.1")
def test_choices():
    (choice,) = steps("Choose up to 2. (1) Draw a card. Discard a card. (2) Draw 2 cards.")
    assert choice.quantity == a.UpTo(TWO)
    assert [len(o.effect.steps) for o in choice.options] == [2, 1]
    (more,) = steps(
        "Choose 1. If Overflow is active for you, choose up to 2 instead. (1) Draw a card. (2) Draw 2 cards."
    )
    assert (more.condition, more.instead) == (nodes.Active("Overflow", YOU), a.UpTo(TWO))


@pytest.mark.rule("sve 10.10.2.5")
def test_self_replacement():
    text = (
        "Select an enemy follower on the field and deal it 5 damage. If Sanguine is active "
        "for you, deal 9 damage instead."
    )
    assert steps(text) == (
        HITS,
        hurt(a.Number(5), a.Ref(1)),
        a.Instead(nodes.Active("Sanguine", YOU), a.Sequence((hurt(a.Number(9), a.Same()),))),
    )


def test_replacements_and_prevention():
    got = ability("If this would take 4 or less damage, it takes none instead.")
    (rule,) = got.effects
    assert rule == a.Replace(
        a.TakesDamage(a.This(), compare="<=", amount=a.Number(4)),
        a.Sequence((a.TakeInstead(a.Ref(0), "take", a.Number(0)),)),
    )


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("This can't be destroyed.", a.Cannot(a.This(), "be destroyed")),
        ("This can't attack.", a.Cannot(a.This(), "attack")),
        ("This doesn't take ability damage.", a.NoDamage(a.This(), "ability")),
        (
            "Each other follower on your field has Rush.",
            a.HasGains(each(group("follower", MINE, before=(a.Other(),))), (a.GainKeyword("Rush"),)),
        ),
        ("Spells cost 1 less to play.", nodes.CostShift(each(group("spell")), "less", ONE)),
        ("This ignores Ward.", nodes.IgnoresWard(a.This())),
        ("Reduce damage dealt to this by 1.", a.DamageShift(a.This(), True, "-", ONE)),
    ],
)
def test_passives(text, effect):
    assert ability(text) == a.Passive((effect,))
    conditional = ability(f"While Overflow is active for you, {text[0].lower()}{text[1:]}")
    assert conditional == a.Passive((effect,), nodes.Active("Overflow", YOU))


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (
            ("This costs 2 less to play if Overflow is active for you."),
            nodes.CostRule("less", TWO, nodes.Active("Overflow", YOU)),
        ),
        (
            ("Spellchain (5) - This costs 2 less to play."),
            nodes.CostRule("less", TWO, a.Threshold("Spellchain", a.Number(5))),
        ),
        (
            "This can't be played unless Sanguine is active for you.",
            a.PlayCondition(nodes.Active("Sanguine", YOU), True),
        ),
        (
            "As an additional cost to play this, discard a card.",
            # Numbered beyond what the text itself names, for both are bound while the card is played.
            a.AdditionalCost(a.Costs((a.DoAction(a.Discard(a.Some(a.Exactly(ONE), group("card"), 101))),))),
        ),
        (
            "This costs 1 less to play for every 2 amulets on your field.",
            nodes.CostRule("less", ONE, per=2, of=a.Count(group("amulet", MINE))),
        ),
    ],
)
def test_rules_for_playing(text, rule):
    assert ability(text) == rule


def test_giving():
    turn = a.Duration("end of turn")
    pump = a.StatChange(a.Signed("+", ONE), a.Signed("+", ONE))
    assert ability("{fanfare} Give this {attack}+1/{defense}+1 this turn.").effect.steps == (
        a.Give(a.This(), (pump,), turn),
    )
    assert ability('{fanfare} Give this Rush and "{last words} Draw a card."').effect.steps == (
        a.Give(
            a.This(),
            (
                a.GainKeyword("Rush"),
                a.GainAbility(a.Automatic((a.TriggerKeyword("last words"),), a.Sequence((a.Draw(ONE),)))),
            ),
        ),
    )


@pytest.mark.rule("sve 5.29.1")
def test_for_every():
    assert steps("Deal 1 damage to each enemy leader for every 5 cards in your cemetery.") == (
        a.ForEvery(hurt(ONE, LEADERS), 5, a.Count(group("card", a.Place("cemetery", YOU)))),
    )


def test_delayed_and_lasting():
    (later,) = steps("At the start of your next main phase, draw a card.")
    assert later == a.Delayed(a.PhaseStarts("main phase", YOU, which="next"), a.Sequence((a.Draw(ONE),)))
    (lasting,) = steps("For the rest of this turn, whenever you draw a card, deal 1 damage to each enemy leader.")
    assert (lasting.event, lasting.during) == (a.Draws(YOU), a.Duration("end of turn"))


def test_keywords_alone():
    for word in ("Ward", "Storm", "Rush", "Assail", "Intimidate", "Drain", "Bane", "Aura", "Stack", "Twin Drive"):
        assert ability(f"{word}.") == a.KeywordAbility(word)
    assert read("{quick}\nDraw a card.", kind="spell").card_text is not None


@pytest.mark.parametrize(
    ("text", "kind", "node"),
    [
        ("Select a follower on your field and activate its {fanfare}.", "spell", nodes.ActivateFree),
        ("Select a follower on your field. It can attack 2 times this turn.", "spell", nodes.AttackAgain),
        ("Each enemy follower on the field must attack this if able.", "follower", a.MustAttack),
        ("This is also an amulet.", "follower", nodes.IsAlso),
        ("This card's {last words} abilities trigger an additional time.", "follower", nodes.AlsoTriggers),
        ("Overflow is treated as active for you.", "amulet", nodes.Treated),
        ("You can have up to 6 cards on your field.", "amulet", a.FieldLimit),
        ("Draw X cards. X equals the amount of defense your leader has lost this turn.", "spell", nodes.AmountHappened),
        ("Destroy each amulet on your field. Draw cards equal to the number of them.", "spell", a.CountOfRef),
        (
            ("Bury the top 4 cards of your deck. Draw X cards. X equals the number of spells buried this way."),
            "spell",
            a.DoneCount,
        ),
        ("Whenever you recover play points, draw a card.", "amulet", nodes.PointsChange),
        ("Destroy each card on the field that was originally an amulet.", "spell", nodes.OriginallyKind),
        ("Select an enemy follower on the field and box it.", "spell", nodes.Box),
        ("Declare a card name. Discard each card with the declared name.", "spell", a.HasDeclaredName),
        (
            ("Look at the top 3 cards of your deck. From among them, you may reveal a spell and add it to your hand."),
            "spell",
            a.FromAmong,
        ),
        ("The next spell you play this turn costs 2 less.", "spell", nodes.NextCost),
        ("The 1st spell you play each turn costs 1 less.", "amulet", nodes.NthCost),
        ("Any spell an opponent plays costs 1 more.", "amulet", nodes.CostShift),
        ("Summon a Fairy and Knight token.", "spell", a.TokenSet),
        ("Summon a Fairy or Knight token.", "spell", a.TokenChoice),
        ("Whenever you draw a card or you discard a card, give this {attack}+1.", "follower", a.WhenEither),
        ("Put a card from your hand on the top or bottom of your deck.", "spell", a.Destination),
        ("{union burst} {fanfare} Draw a card.", "follower", nodes.Labelled),
        ("{act} Earth Rite (2), Lesson (1): Draw a card.", "follower", nodes.Lesson),
        ("This is put onto the field engaged.", "follower", nodes.EntersAs),
    ],
)
def test_rarer_phrases(text, kind, node):
    got = read(text, kind=kind)
    assert got.card_text is not None, got.message
    assert render(got.card_text) == got.canonical
    assert find(got.card_text, node)
