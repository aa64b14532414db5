"""Which cards a noun phrase means (sve 4.4.3), and how many."""

from __future__ import annotations

import pytest

from ludex.enact.nouns import groups, objects
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import looks_back
from ludex.enact.scenes.meanings import FILTERS
from ludex.enact.scenes.scene import look
from ludex.games.sve.text import nodes
from ludex.lang import ast
from tests.enact.board import FOE, YOU, Board, BoardRules, group, some

HAND, CEMETERY = ast.Place("hand", YOU), ast.Place("cemetery", YOU)


def test_every_filter_has_a_question():
    assert set(ast.members(ast.Filter)) == set(FILTERS.makers)


@pytest.mark.rule("sve 4.4.3", "sve 4.3.3")
def test_without_a_zone_the_field_is_meant_and_leaders_in_their_area():
    t = Board()
    mine, theirs = t.card(), t.card(seat=1)
    leader = t.card(types="leader", zone="leader area", seat=1)
    t.card(zone="hand")
    s = t.scene(mine)

    assert groups.members(s, group()) == (mine.id, theirs.id)
    assert groups.members(s, group(noun="leader")) == (leader.id,)
    assert groups.members(s, group(noun="enemy")) == (theirs.id, leader.id)
    assert groups.zones_of(group(), text_rules(t.g)) == ("field",)


def test_a_zone_word_may_stand_for_several_zones(monkeypatch: pytest.MonkeyPatch):
    t = Board()
    here, there, elsewhere = t.card(), t.card(zone="ex area"), t.card(zone="cemetery")
    s = t.scene(here)
    monkeypatch.setattr(BoardRules, "regions", {"field": ("field", "ex area"), "table": ("ex area", "cemetery")})

    assert groups.members(s, group()) == (here.id, there.id)
    assert groups.members(s, group(place=ast.Place("table", YOU))) == (there.id, elsewhere.id)
    assert groups.matches(s, group(place=ast.Place("table", YOU)), look(t.g, elsewhere.id))
    assert not groups.matches(s, group(), look(t.g, elsewhere.id))
    assert looks_back(t.g, "ex area", "cemetery") and not looks_back(t.g, "ex area", "field")
    assert objects.ids(s, ast.WholeZone("table", YOU)) == (there.id, elsewhere.id)  # type: ignore[arg-type]
    assert meanings.holds(t.scene(there), ast.IsIn(ast.This(), "table"))
    assert not meanings.holds(t.scene(here), ast.IsIn(ast.This(), "table"))


@pytest.mark.rule("sve 4.4.3.1")
def test_matching_asks_for_the_zone_and_fitting_only_for_a_named_one():
    t = Board()
    held = t.card(zone="hand")
    s = t.scene(held)
    seen = look(t.g, held.id)

    assert not groups.matches(s, group(), seen)
    assert groups.fits(s, group(), seen)
    assert groups.matches(s, group(place=HAND), seen)
    assert not groups.fits(s, group(place=CEMETERY), seen)
    assert groups.is_such(s, group(place=CEMETERY), seen)


def test_places_of_a_player_and_several_places():
    t = Board()
    a, b, c = t.card(zone="hand"), t.card(zone="cemetery"), t.card(zone="hand", seat=1)
    s = t.scene(a)

    assert groups.members(s, group(place=ast.Places((HAND, CEMETERY)))) == (a.id, b.id)
    assert groups.members(s, group(place=ast.Place("hand", FOE))) == (c.id,)
    assert groups.members(s, group(place=ast.Place("hand"))) == (a.id, c.id)


@pytest.mark.rule("sve 4.6.3")
def test_a_faceup_card_is_no_part_of_the_evolve_deck_unless_said():
    t = Board()
    down, up = t.card(zone="evolve deck", faceup=False), t.card(zone="evolve deck")
    s = t.scene(down)
    deck = ast.Place("evolve deck", YOU)

    assert groups.members(s, group(place=deck)) == (down.id,)
    assert groups.members(s, group(ast.InState("faceup"), place=deck)) == (up.id,)
    assert groups.is_hidden(s, group(place=deck))
    assert not groups.is_hidden(s, group(ast.InState("faceup"), place=deck))


def test_enemies_others_and_yours():
    t = Board()
    this, other, foe = t.card(), t.card(), t.card(seat=1)
    s = t.scene(this)

    assert groups.members(s, group(ast.Enemy())) == (foe.id,)
    assert groups.members(s, group(ast.Other())) == (other.id, foe.id)
    assert groups.members(s, group(ast.YouControl())) == (this.id, other.id)


def test_classes_traits_universes_and_icons():
    t = Board()
    marks = {"class": ("forestcraft",), "trait": ("Omen", "Mage"), "universe": ("Derby",), "trigger": ("heal",)}
    one = t.card(labels=marks)
    t.card()
    s = t.scene(one)
    for word in (
        nodes.OfClass("Forestcraft"),
        nodes.OfTrait("Omen"),
        nodes.HasTraits(("Omen", "Mage")),
        nodes.OfUniverse("Derby"),
        ast.HasTrigger(),
        ast.HasTrigger("heal"),
    ):
        assert groups.members(s, group(word)) == (one.id,), word
    assert not groups.members(s, group(nodes.HasTraits(("Omen", "Elf"))))
    assert one.id not in groups.members(s, group(nodes.OfTrait("Mage", negated=True)))


@pytest.mark.rule("sve 2.1.2", "sve 2.1.2.1", "sve 2.13.2")
def test_names_parts_of_names_and_alternate_names_only_in_full():
    t = Board()
    plain = t.card("Forest Fairy", also=("Moth",))
    other = t.card("Item", labels={"alternate": ("Forest Item",)})
    s = t.scene(plain)

    assert groups.members(s, group(ast.IsNamed(("Forest Fairy", "Nobody")))) == (plain.id,)
    assert groups.members(s, group(ast.IsNamed(("Moth",)))) == (plain.id,)
    assert groups.members(s, group(ast.IsNamed(("Forest Item",)))) == (other.id,)
    assert groups.members(s, group(ast.NameContains("Forest"))) == (plain.id,)
    assert groups.members(s, group(ast.NameContains("Forest Item"))) == (other.id,)
    assert groups.members(s, ast.Group((), ast.OfName("Item"))) == (other.id,)


def test_a_token_of_a_name_is_a_token():
    t = Board()
    fairy = t.card("Fairy", "follower token")
    t.card("Fairy")
    assert groups.members(t.scene(fairy), ast.Group((), ast.TokenNamed("Fairy"))) == (fairy.id,)


@pytest.mark.rule("sve 5.25.2.1")
def test_only_followers_have_attack_to_refer_to():
    t = Board()
    f, a = t.card(stats=(4, 4)), t.card(types="amulet", stats=(5, 5))
    strong = ast.HasStat("attack", ">=", ast.Number(4))
    assert groups.members(t.scene(f), group(strong, noun="card")) == (f.id,)
    assert groups.members(t.scene(f), group(ast.HasStat("cost", "==", ast.Number(1)), noun="card")) == (f.id, a.id)


@pytest.mark.rule("sve 5.24.1")
def test_original_types_and_numbers_are_those_printed():
    from ludex.kernel.effects.changes import ADD, TYPES, Change

    t = Board()
    card = t.card(stats=(2, 2))
    t.g.rules.layers = (frozenset({"information"}), frozenset({"fixed", "number"}))
    card.changes = (
        Change(1, ADD, "attack", 3),
        Change(2, TYPES, "", frozenset({"amulet"})),
    )
    s = t.scene(card)

    assert not groups.members(s, group())
    assert groups.members(s, group(nodes.OriginallyKind("follower"), noun="amulet")) == (card.id,)
    two = ast.HasStat("attack", "==", ast.Number(2), original=True)
    assert groups.members(s, group(two, noun="card")) == (card.id,)


def test_keywords_counters_and_states():
    t = Board()
    ward = t.card(keywords=("Ward", "Rush"), rested=True)
    ward.counters = {"Stack": 2}
    plain = t.card()
    s = t.scene(plain)

    assert groups.members(s, group(ast.HasKeyword(("Ward", "Rush")))) == (ward.id,)
    assert groups.members(s, group(ast.HasKeyword(("Ward",), negated=True))) == (plain.id,)
    assert groups.members(s, group(ast.HasCounters("Stack", ">=", ast.Number(2)))) == (ward.id,)
    assert groups.members(s, group(ast.HasCounters("", "==", ast.Number(0)))) == (plain.id,)
    assert groups.members(s, group(ast.InState("engaged"))) == (ward.id,)


def test_a_choice_of_filters_and_kinds_as_adjectives():
    t = Board()
    token, amulet, double = t.card(types="follower token"), t.card(types="amulet"), t.card()
    s = t.scene(token)

    either = ast.AnyOf((ast.OfKind("token"), ast.OfKind("amulet")))
    assert groups.members(s, group(either, noun="card")) == (token.id, amulet.id)
    assert groups.members(s, group(ast.OfKind("token", negated=True))) == (double.id,)
    assert not groups.members(s, group(ast.OfKind("double-faced")))


def test_the_highest_of_the_group_and_among_others():
    t = Board()
    big, small = t.card(stats=(5, 1)), t.card(stats=(2, 1))
    foe = t.card(stats=(3, 1), seat=1)
    s = t.scene(big)

    assert groups.members(s, group(ast.Enemy(), ast.ExtremeStat("highest", "attack"))) == (foe.id,)
    assert groups.members(s, group(ast.ExtremeStat("lowest", "attack"))) == (small.id,)
    among = ast.ExtremeStat("highest", "attack", group())
    assert groups.members(s, group(among)) == (big.id,)


def test_the_same_as_another_card():
    t = Board()
    it = t.card("Elf", cost=3, labels={"trait": ("Elf",), "class": ("forestcraft",)})
    like = t.card("Other Elf", cost=3, labels={"trait": ("Elf",), "class": ("runecraft",)})
    s = t.scene(it, it=(it.ref,))
    for what, found in (("cost", True), ("trait", True), ("class", False), ("name", False)):
        same = ast.SameAs(what, ast.Ref(1))  # type: ignore[arg-type]
        assert (like.id in groups.members(s, group(same))) is found, what
    assert groups.members(s, group(ast.SameAs("name", ast.Ref(1), negated=True))) == (like.id,)


def test_among_the_cards_spoken_of():
    t = Board()
    a, b = t.card(zone="deck"), t.card("Rune", "spell", zone="deck")
    s = t.scene(a, it=(a.ref, b.ref))
    among = group(ast.Among(ast.Ref(1)), noun="spell")

    assert groups.members(s, among) == (b.id,)
    assert groups.is_hidden(s, among)
    assert groups.is_hidden(t.scene(a), among)


def test_one_group_or_another_and_where_the_place_belongs():
    t = Board()
    foe = t.card(seat=1)
    leader = t.card(types="leader", zone="leader area", seat=1)
    either = ast.Groups((group(ast.Enemy(), noun="leader"), group(ast.Enemy())), (ast.Place("field"),))
    assert groups.members(t.scene(foe, source=t.source(t.card())), either) == (leader.id, foe.id)


def test_what_happened_to_a_card_this_turn():
    t = Board()
    old = t.card()
    new = t.card(zone="hand")
    t.move(new, "field")
    came = ast.ThatDid(ast.IsPut(ast.Ref(0), "field"))
    s = t.scene(old)

    assert groups.members(s, group(came)) == (new.id,)
    assert groups.members(s, group(ast.ThatDid(came.event, negated=True))) == (old.id,)


# -- together -----------------------------------------------------------------------------------------------------
def test_totals_prune_what_cannot_be_finished():
    t = Board()
    a, b, c = t.card(cost=2), t.card(cost=3), t.card(cost=4)
    s = t.scene(a)
    most = group(ast.TotalStat("cost", "<=", ast.Number(5)))
    least = group(ast.TotalStat("cost", ">=", ast.Number(9)))

    assert groups.set_ok(s, most, (a.id, b.id), final=True)
    assert not groups.set_ok(s, most, (b.id, c.id), final=False)
    assert groups.set_ok(s, least, (a.id,), final=False)
    assert not groups.set_ok(s, least, (a.id, b.id), final=True)
    assert groups.set_ok(s, group(), (a.id,), final=True)


def test_cards_that_must_differ():
    t = Board()
    a, b, c = t.card("A", cost=1), t.card("A", cost=2), t.card("B", cost=2)
    s = t.scene(a)
    names, costs = group(ast.Distinct("names")), group(ast.Distinct("costs"))

    assert not groups.set_ok(s, names, (a.id, b.id), final=False)
    assert groups.set_ok(s, names, (a.id, c.id), final=True)
    assert not groups.set_ok(s, costs, (b.id, c.id), final=True)
    assert groups.count(s, names) == 2


@pytest.mark.rule("sve 10.6.2.3.1", "sve 10.6.2.3.2", "sve 5.30.2")
def test_bounds():
    s = Board()
    scene = s.scene(s.card())
    assert groups.bounds(scene, ast.Exactly(ast.Number(2)), 5) == (2, 2)
    assert groups.bounds(scene, ast.Exactly(ast.Number(3)), 1) == (3, 1)
    assert groups.bounds(scene, ast.UpTo(ast.Number(3)), 2) == (0, 2)
    assert groups.bounds(scene, ast.AnyNumber(1), 4) == (1, 4)
    assert groups.bounds(scene, ast.Each(), 4) == (4, 4)
    assert groups.bounds(scene, ast.HalfOfThem(), 5) == (3, 3)


def test_chance_picks():
    assert groups.is_random(group(ast.AtRandom()))
    assert not groups.is_random(some().group)


def test_words_without_a_rule_are_refused():
    assert groups.unsupported(ast.Kind("crest"))
    assert groups.unsupported(ast.InState("equipped"))
    assert groups.unsupported(ast.Kind("follower")) is None
