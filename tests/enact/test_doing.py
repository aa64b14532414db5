"""The actions on a table: what is chosen when resolving, what is found, what the text speaks of afterwards."""

from __future__ import annotations

import pytest

from ludex.games.sve.text import nodes
from ludex.lang import ast
from tests.enact.stage import CARD, FOE, FOLLOWER, ONE, YOU, Stage, n, on_field, seq, some, up_to

HAND = ast.Place("hand", YOU)
DECK = ast.Place("deck", YOU)


# -- choosing -------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 1.3.2")
def test_as_many_as_there_are():
    s = Stage()
    s.put(0, "hand")
    s.perform(ast.Discard(some(n(3), CARD)))
    assert (s.asked, s.hand()) == (-1, 0)


@pytest.mark.rule("sve 1.3.2.2")
def test_nothing_is_done_zero_times():
    s = Stage(deck=3)
    zero = ast.Minus(ONE, ast.Number(3))
    s.perform(
        ast.Draw(zero),
        ast.Deal((ast.DamagePart(zero, ast.Leader(FOE)),)),
        ast.GainPoints("lose", "play points", zero),
        ast.PutCounters(zero, "prayer", ast.This()),
    )
    assert s.events() == []


@pytest.mark.rule("sve 4.1.2.2")
def test_a_hidden_card_need_not_meet_a_condition():
    s = Stage()
    s.put(0, "hand")
    reveal = ast.Reveal(some(n(1), FOLLOWER, HAND))
    s.perform(reveal)
    assert "done" in s.options
    s.answer("done")
    assert not s.events("reveal")


@pytest.mark.rule("sve 4.1.2.2")
def test_a_card_this_effect_revealed_cannot_be_denied():
    s = Stage()
    top = s.put(0, "deck", name="A")
    s.put(0, "deck", name="B")
    s.perform(
        ast.Reveal(ast.TopCards(ast.Number(2), YOU, binding=1)),
        nodes.Summon(some(n(1), FOLLOWER, ast.Among(ast.Ref(1)), binding=2)),
    )
    assert "done" not in s.options
    s.answer(top)
    assert s.zone_of(top) == "field"


@pytest.mark.rule("sve 5.12.1")
def test_the_owner_of_the_hand_chooses_what_is_discarded():
    s = Stage()
    kept, gone = s.put(1, "hand", name="A"), s.put(1, "hand", name="B")
    s.perform(ast.Discard(some(n(1), CARD, ast.Place("hand", FOE))))
    assert s.asked == 1
    s.answer(gone)
    assert (s.zone_of(kept), s.zone_of(gone)) == ("hand", "cemetery")


@pytest.mark.rule("sve 5.19.1")
def test_chance_picks_and_nobody_is_asked():
    s = Stage()
    for name in "ABC":
        s.put(0, "hand", name=name)
    group = ast.Group((ast.AtRandom(),), CARD)
    s.perform(ast.Discard(ast.Some(n(2), group, 1)))
    assert (s.asked, s.hand()) == (-1, 1)


@pytest.mark.rule("sve 5.34.1", "sve 5.34.1.1")
def test_only_cards_you_control_are_buried():
    s = Stage()
    theirs, mine = s.put(1, "field", name="Theirs"), s.put(0, "field", name="Mine")
    s.perform(nodes.Bury(some(n(1), FOLLOWER)))
    assert s.options == [f"pick c{s.this.id}", f"pick c{mine.id}"]
    s.answer(mine)
    s.perform(nodes.Bury(some(ast.Each(), FOLLOWER)))
    assert s.zone_of(theirs) == "field"
    assert s.zone_of(s.this) == "cemetery"


def test_what_was_settled_on_playing_is_not_asked_again():
    s = Stage()
    first, _ = s.put(1, "field", name="A"), s.put(1, "field", name="B")
    enemy = some(n(1), FOLLOWER, on_field(FOE))
    s.perform(ast.Select(enemy), ast.Destroy(ast.Ref(1)), bind={1: (first.ref,)})
    assert s.asked == -1
    assert s.zone_of(first) == "cemetery"
    assert not s.events("selected")


def test_cards_that_must_fit_together():
    s = Stage()
    costs = [s.put(0, "hand", name=f"Cost {c}", cost=c) for c in (1, 2, 4)]
    group = ast.Group((), CARD, (HAND, ast.TotalStat("cost", "<=", ast.Number(3))))
    s.perform(ast.Discard(ast.Some(ast.AnyNumber(), group, 1)))
    assert s.options == [f"pick c{costs[0].id}", f"pick c{costs[1].id}", "done"]
    s.answer(costs[0])
    assert s.options == [f"pick c{costs[1].id}", "done"]
    s.answer(costs[1])
    assert s.hand() == 1


def test_a_part_of_what_was_looked_at():
    s = Stage()
    top = [s.put(0, "deck", name=name) for name in "ABC"]
    s.perform(
        ast.Look(ast.TopCards(ast.Number(3), YOU, binding=1)),
        nodes.AddToHand(ast.PartOf(up_to(2), ast.Ref(1), 2)),
        ast.Put(ast.RestOf(ast.Ref(1)), ast.Destination("cemetery")),
    )
    s.answer(top[0], "done")
    assert [s.zone_of(c) for c in top] == ["hand", "cemetery", "cemetery"]


def test_from_among_them():
    s = Stage()
    spell = s.put(0, "deck", "Draw a card.", type="spell", name="Spell")
    s.put(0, "deck", name="A")
    effect = seq(ast.May(seq(ast.Reveal(some(n(1), ast.Kind("spell"), binding=2)), nodes.AddToHand(ast.Ref(2)))))
    s.perform(ast.Look(ast.TopCards(ast.Number(2), YOU, binding=1)), ast.FromAmong(ast.Ref(1), effect))
    s.answer(True, spell)
    assert s.zone_of(spell) == "hand"


# -- searching, looking, drawing ---------------------------------------------------------------------------
@pytest.mark.rule("sve 5.8.1.1", "sve 5.8.2")
def test_a_card_must_be_found_if_only_a_number_is_asked():
    s = Stage()
    goal, _ = s.put(0, "deck", name="Goal"), s.put(0, "deck", name="Other")
    s.perform(ast.Search(some(n(1), CARD), YOU), nodes.AddToHand(ast.Ref(1)))
    assert "done" not in s.options
    s.answer(goal)
    assert s.names(0, "hand") == ["Goal"]
    assert [e.kind for e in s.events() if e.kind != "look"] == ["add", "shuffle"]


@pytest.mark.rule("sve 5.8.1.2", "sve 5.8.2")
def test_a_conditional_search_reveals_or_finds_nothing_and_shuffles():
    s = Stage()
    s.put(0, "deck", name="Goal")
    s.put(0, "deck", name="Other", type="amulet")
    steps = (ast.Search(some(n(1), FOLLOWER), YOU), nodes.AddToHand(ast.Ref(1)), ast.Draw(ast.Number(0)))
    s.perform(*steps)
    s.answer("done")
    assert [e.kind for e in s.events() if e.kind != "look"] == ["shuffle"]
    goal = next(c for c in s.g.zone(0, "deck") if s.g.rules.describe(s.g, c) == "Goal")
    s.perform(*steps)
    s.answer(f"pick {s.g.cards[goal].tag}")
    assert [e.kind for e in s.events() if e.kind != "look"] == ["reveal", "add", "shuffle"]


@pytest.mark.rule("sve 5.8.1")
def test_only_the_searching_player_sees_the_deck():
    s = Stage(deck=2)
    s.perform(ast.Search(some(up_to(1), CARD), YOU))
    assert {e.seat for e in s.events("look")} == {0}


@pytest.mark.rule("sve 5.8.2")
def test_a_written_shuffle_is_the_shuffle():
    s = Stage(deck=2)
    s.perform(ast.Search(some(n(1), CARD), YOU), nodes.AddToHand(ast.Ref(1)), ast.Shuffle(YOU))
    assert len(s.events("shuffle")) == 1


@pytest.mark.rule("sve 5.11.2", "sve 5.11.2.2", "sve 5.11.2.3", "sve 5.11.2.4")
def test_looking_at_up_to_a_number_one_after_another():
    s = Stage(deck=4)
    deck = s.g.zone(0, "deck")
    s.perform(ast.Look(ast.TopCards(ast.Number(3), YOU, up_to=True, binding=1)))
    s.answer(True, True, False)
    assert [e.card for e in s.events("look")] == list(deck[:2])
    assert s.named(1) == list(deck[:2])


@pytest.mark.rule("sve 5.10.3.1", "sve 5.10.3.2", "sve 5.10.3.3")
def test_drawing_up_to_a_number_one_after_another():
    s = Stage(deck=4)
    s.perform(ast.Draw(ast.Number(2), up_to=True))
    s.answer(True, False)
    assert s.hand() == 1
    s.perform(ast.Draw(ast.Number(2), up_to=True))
    s.answer(True, True)
    assert (s.asked, s.hand()) == (-1, 3)


@pytest.mark.rule("sve 5.20.2")
def test_a_reroll_replaces_the_last_result():
    s = Stage()
    s.perform(ast.RollDie(ast.Number(2)), nodes.Reroll())
    first, _, again = [e.amount for e in s.events()]
    assert s.bindings["die"] == (first, again)


@pytest.mark.rule("sve 5.33.1")
def test_a_name_is_declared():
    s = Stage()
    s.perform(ast.DeclareName())
    assert "name Fairy" in s.options
    s.answer("name Fairy")
    assert s.bindings["declared"] == "Fairy"


# -- moving ------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 4.1.4.1")
def test_it_is_the_card_after_it_has_moved():
    s = Stage()
    card = s.put(0, "cemetery")
    s.perform(
        nodes.Summon(some(n(1), FOLLOWER, ast.Place("cemetery", YOU))),
        ast.Give(ast.Ref(1), (ast.StatChange(attack=ast.Signed("+", ONE)),)),
    )
    assert s.number(card, "attack") == 2


@pytest.mark.rule("sve 4.1.4")
def test_a_card_that_moved_otherwise_is_not_found():
    s = Stage()
    card = s.put(1, "field")
    was = card.ref
    s.perform(ast.Return(ast.Ref(1), ast.Destination("hand")), bind={1: (was,)})
    assert s.zone_of(card) == "hand"
    s.perform(ast.Banish(ast.Ref(1)), bind={1: (was,)})
    assert s.zone_of(card) == "hand"


@pytest.mark.rule("sve 4.1.4.1")
def test_this_card_is_followed_too():
    s = Stage()
    s.perform(ast.Banish(ast.This()), nodes.Summon(ast.Ref(0)))
    assert s.zone_of(s.this) == "field"


def test_cards_acted_on_are_counted_as_far_as_it_was_done():
    s = Stage(deck=9)
    s.put(0, "field", "This follower can't be destroyed.")
    s.put(0, "field")
    s.perform(
        ast.Destroy(some(ast.Each(), FOLLOWER, on_field(YOU))),
        ast.Draw(ast.CountOfRef(ast.Ref(1))),
    )
    assert s.hand() == 2


@pytest.mark.rule("sve 5.5.2", "sve 5.5.2.2")
def test_tokens_by_name():
    s = Stage()
    s.perform(nodes.Summon(some(n(2), ast.OfName("Fairy"))), ast.Give(ast.Ref(1), (ast.GainKeyword("Rush"),)))
    fairies = [c for c in s.g.zone(0, "field") if s.g.rules.describe(s.g, c) == "Fairy"]
    assert len(fairies) == 2
    assert all("Rush" in s.g.chars(c).keywords for c in fairies)


def test_a_choice_of_tokens_and_of_how_many():
    s = Stage()
    s.perform(ast.Put(ast.TokenChoice(up_to(2), ("Fairy", "Fairy Wisp"), 1), ast.Destination("ex area", YOU)))
    s.answer(2, "token Fairy Wisp", "token Fairy")
    assert s.names(0, "ex area") == ["Fairy Wisp", "Fairy"]
    s.perform(nodes.Summon(ast.TokenSet(n(1), ("Fairy", "Fairy Wisp"), 1)))
    assert sorted(s.names(0, "field")) == ["Fairy", "Fairy Wisp", "This"]


def test_one_of_two_places():
    s = Stage()
    card = s.put(0, "cemetery")
    places = (ast.Destination("hand"), ast.Destination("deck", end="bottom"))
    s.perform(nodes.PutEither(ast.Ref(1), places), bind={1: (card.ref,)})
    assert s.options == ["place 1", "place 2"]
    s.answer("place 2")
    assert s.zone_of(card) == "deck"


@pytest.mark.rule("sve 4.1.3.1")
def test_the_nth_place_from_the_top():
    s = Stage(deck=4)
    card = s.put(0, "cemetery")
    s.perform(ast.Put(ast.Ref(1), ast.Destination("deck", end="top", nth=3)), bind={1: (card.ref,)})
    assert s.g.zone(0, "deck").index(card.id) == 2


@pytest.mark.rule("sve 5.13.2")
def test_a_swap_needs_both_cards():
    s = Stage()
    mine, other = s.put(0, "field"), s.put(0, "ex area")
    s.perform(nodes.Swap(ast.Ref(1), ast.Ref(2)), bind={1: (mine.ref,), 2: ()})
    assert s.zone_of(mine) == "field"
    s.perform(nodes.Swap(ast.Ref(1), ast.Ref(2)), bind={1: (mine.ref,), 2: (other.ref,)})
    assert (s.zone_of(mine), s.zone_of(other)) == ("ex area", "field")


@pytest.mark.rule("sve 5.17.1")
def test_what_was_transformed_is_the_token():
    s = Stage()
    card = s.put(1, "field")
    s.perform(
        ast.Transform(ast.Ref(1), "Fairy"),
        ast.Give(ast.Ref(1), (ast.GainKeyword("Rush"),)),
        bind={1: (card.ref,)},
    )
    (fairy,) = s.g.zone(1, "field")
    assert "Rush" in s.g.chars(fairy).keywords


@pytest.mark.rule("sve 5.22.1", "sve 5.22.2")
def test_control_changes_sides():
    s = Stage()
    card = s.put(1, "field")
    s.perform(ast.Steal(ast.Ref(1)), bind={1: (card.ref,)})
    assert s.g.cards[card.id].seat == 0
    s.perform(nodes.GiveControl(ast.Ref(1), FOE), bind={1: (card.ref,)})
    assert s.g.cards[card.id].seat == 1


# -- numbers -----------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 5.14.1")
def test_all_parts_of_damage_are_dealt_at_once():
    s = Stage()
    s.put(1, "field", defense=5)
    s.perform(
        ast.Deal(
            (
                ast.DamagePart(ast.Number(2), ast.Leader(FOE)),
                ast.DamagePart(ONE, some(ast.Each(), FOLLOWER, on_field(FOE))),
            )
        )
    )
    assert [e.amount for e in s.events("damage")] == [2, 1]
    assert len({e.batch for e in s.events("damage")}) == 1


@pytest.mark.rule("sve 10.6.2.4", "sve 10.6.2.4.2")
def test_damage_is_divided_as_settled_or_now():
    s = Stage()
    a, b = s.put(1, "field", defense=9), s.put(1, "field", defense=9, name="B")
    deal = ast.DealDivided(ast.Number(5), ast.Ref(1))
    s.perform(deal, bind={1: (a.ref, b.ref), ("share", 1): (4, 1)})
    assert (s.number(a, "defense"), s.number(b, "defense")) == (5, 8)
    s.perform(deal, bind={1: (a.ref, b.ref)})
    assert s.options == [f"number {i}" for i in range(1, 5)]
    s.answer(2)
    assert (s.number(a, "defense"), s.number(b, "defense")) == (3, 5)


def test_one_of_several_gifts_is_chosen():
    s = Stage()
    s.perform(ast.Give(ast.This(), (ast.GainOne((ast.GainKeyword("Bane"), ast.GainKeyword("Drain"))),)))
    s.answer("gain 2")
    assert s.g.chars(s.this.id).keywords == {"Drain"}


@pytest.mark.rule("sve 5.25.1", "sve 5.27.2")
def test_numbers_and_types_are_changed():
    s = Stage()
    s.perform(
        ast.SetStat(ast.This(), ("attack", "defense"), ast.Number(7)),
        nodes.ChangeType(ast.This(), "amulet", ast.Duration("end of turn")),
    )
    chars = s.g.chars(s.this.id)
    assert (chars.number("attack"), chars.number("defense")) == (7, 7)
    assert "follower" not in chars.types and "amulet" in chars.types


@pytest.mark.rule("sve 15.1.3", "sve 15.1.4")
def test_counters_are_put_moved_and_removed():
    s = Stage()
    other = s.put(0, "field", "", type="amulet")
    s.perform(
        ast.PutCounters(ast.Number(3), "prayer", ast.This()),
        nodes.MoveCounters(ast.Number(2), "prayer", ast.This(), ast.Ref(1)),
        ast.RemoveCounters(ast.Number(5), "prayer", ast.Ref(1)),
        bind={1: (other.ref,)},
    )
    assert s.g.cards[s.this.id].counters == {"prayer": 1}
    assert s.g.cards[other.id].counters == {}


@pytest.mark.rule("sve 13.3.2.4")
def test_adding_to_a_stack():
    s = Stage()
    stack = s.put(0, "field", "Stack.", type="amulet")
    s.perform(nodes.AddToStack(ast.Number(2)))
    assert s.g.cards[stack.id].counters == {"Stack": 3}


@pytest.mark.rule("sve 5.15.1", "sve 5.15.1.1")
def test_points():
    s = Stage()
    s.perform(ast.GainPoints("lose", "play points", ast.Number(4)), ast.GainPoints("recover", "play points", ONE))
    assert s.g.value(0, "play points") == 7
    s.perform(nodes.RecoverAll())
    assert s.g.value(0, "play points") == 10


@pytest.mark.rule("sve 5.4.1", "sve 1.3.2.1")
def test_engaging_and_refreshing():
    s = Stage()
    s.perform(ast.Engage(ast.This()), ast.Engage(ast.This()))
    assert len(s.events("rest")) == 1
    s.perform(ast.Refresh(ast.This()))
    assert not s.g.cards[s.this.id].rested


@pytest.mark.rule("sve 5.16.1.1", "sve 5.25.3.1.1")
def test_evolve_this_follower_whatever_type_it_is():
    s = Stage()
    s.put(0, "evolve deck", name="This", special="evolved", attack=4, defense=4)
    s.perform(nodes.ChangeType(ast.This(), "amulet"), nodes.Evolve(ast.This("follower")))
    assert s.events("evolved")


@pytest.mark.rule("sve 5.16.1.1")
def test_may_evolve_is_offered_only_with_a_corresponding_card():
    s = Stage()
    s.perform(ast.May(seq(nodes.Evolve(ast.This()))))
    assert s.asked == -1
    s.put(0, "evolve deck", name="This", special="evolved", attack=4, defense=4)
    s.perform(ast.May(seq(nodes.Evolve(ast.This()))))
    assert s.options == ["yes", "no"]


def test_an_ability_is_carried_out_again():
    s = Stage(deck=3)
    card = s.put(0, "field", "{fanfare} Draw a card.")
    s.perform(nodes.ActivateFree(ast.Ref(1), "fanfare"), bind={1: (card.ref,)})
    assert s.hand() == 1


@pytest.mark.rule("sve 5.23.1")
def test_winning():
    s = Stage()
    s.perform(ast.WinGame())
    assert s.g.result is not None and s.g.result.winner == 0
