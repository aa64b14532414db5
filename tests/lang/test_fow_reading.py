"""What texts of Force of Will mean: the notations of its editions are one tree that says what the rules ask."""

from typing import Any

import pytest

from ludex.games.fow.text import nodes
from ludex.lang import Lexicon, canonical, read, render
from ludex.lang import ast as a

ONE = a.Number(1)
YOU, FOES = a.Player("you"), a.Player("each opponent")


def abilities(text: str, kind: str = "resonator", **words: Any) -> tuple[Any, ...]:
    got = read(text, "fow", kind=kind, **words)
    assert got.card_text is not None, got.message
    assert render(got.card_text, "fow") == got.canonical
    return got.card_text.abilities


def steps(text: str) -> tuple[Any, ...]:
    (ability,) = abilities(text, "spell")
    return tuple(ability.effect.steps)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[Activate] Pay {W}, {Rest}: Draw a card.", "{W}, {Rest}: Draw a card."),
        ("[Continuous]: Whenever this card attacks, draw a card.", "Whenever this card attacks ⇒ Draw a card."),
        ("[Continuous] Each resonator you control gains [Flying].", "Resonators you control gain [Flying]."),
        ("[J-Activate] Pay {W}{1}.", "[Judgment] {W}{1}"),
        ("[Condition] Rest: Draw a card.", "{Rest}: Draw a card."),
        ("[Race:Dragon] resonators you control gain [Pierce].", "Dragon resonators you control gain [Pierce]."),
        ("When this card enters your field >>> Draw a card.", "When this card enters your field, draw a card."),
        ("[W]: Draw a card.", "{w}: Draw a card."),
    ],
)
def test_older_and_newer_words_are_one_tree(old, new):
    assert abilities(old) == abilities(new)


@pytest.mark.parametrize(
    ("text", "alike"),
    [
        ("[Enter]: draw a card", "[Enter] Draw a card."),
        ("[Flying] (Only J/resonators with [Flying] may block it.)", "[Flying]"),
        ("[Judgment] {W}{2}.", "[Judgment] {W}{2}"),
        ("Put target [addition:resonator] into your hand", "Put target [Addition: Resonator] into your hand."),
        ("Draw a card for each <J/resonator> you control.", "Draw a card for each J/resonator you control."),
        ("Choose one -\nDraw a card;\nor rest target Resonator", "Choose one - Draw a card; or rest target resonator."),
        ("God's Art [Last Lamp] {W} : Draw a card.", "God's Art <Last Lamp> {W}: Draw a card."),
        ('Put a "-100/-100" counter on it.', "Put a [-100/-100] counter on it."),
    ],
)
def test_signs_and_spacing_are_made_alike(text, alike):
    assert canonical(text, "fow") == canonical(alike, "fow") == alike


@pytest.mark.rule("fow 9.3:2.4")
def test_a_target_is_marked_and_other_choices_are_not():
    target = a.Group((a.Target(),), a.Kind("resonator"))
    assert steps("Destroy target resonator.") == (a.Destroy(a.Some(a.Exactly(ONE), target, 1)),)
    assert steps("Destroy a resonator.") == (a.Destroy(a.Some(a.Exactly(ONE), a.Group((), a.Kind("resonator")), 1)),)
    (rest,) = steps("Rest up to two target resonators.")
    assert rest.what.quantity == a.UpTo(a.Number(2))
    (either,) = steps("Destroy target addition or resonator your opponent controls.")
    assert either.what.group.options[0].before == (a.Target(),)
    assert either.what.group.after == (a.Enemy(),)


def test_players_are_met_by_damage_and_act():
    (deal,) = steps("This card deals 500 damage to your opponent.")
    assert deal.parts == (a.DamagePart(a.Number(500), a.Leader(FOES, 1)),)
    (deal,) = steps("This card deals 500 damage to target player.")
    player = a.Some(a.Exactly(ONE), a.Group((a.Target(),), a.Kind("player")), 1)
    assert deal.parts == (a.DamagePart(a.Number(500), player),)
    assert steps("Target player draws a card.") == (a.By(a.ControllerOf(player), a.Draw(ONE)),)


@pytest.mark.rule("fow 2.5:4")
def test_a_race_stands_for_its_cards_in_either_number():
    many = a.Some(a.Each(), a.Group((a.OfRace("Elf"),), a.Kind("card"), (a.YouControl(),)), 1)
    gains = (a.GainKeyword("Flying"),)
    assert abilities("Elves you control gain [Flying].") == (a.Passive((a.HasGains(many, gains),)),)
    assert abilities("Each Elf you control gains [Flying].") == (a.Passive((a.HasGains(many, gains),)),)
    known = Lexicon(traits=frozenset(("Six Lamps",)))
    (passive,) = abilities("Other Six Lamps you control gain [Flying].", lexicon=known)
    assert passive.effects[0].what.group.before == (a.Other(), a.OfRace("Six Lamps"))


@pytest.mark.rule("fow 2.1:5.3")
def test_an_attribute_before_magic_stone_is_a_type_of_stone():
    (passive,) = abilities("This card gains [+100/+100] for each fire magic stone you control.")
    assert passive.effects[0].of.of.before == (a.OfKind("fire magic stone"),)
    (passive,) = abilities("Fire resonators you control gain [+100/+100].")
    assert passive.effects[0].what.group.before == (nodes.OfAttribute("fire"),)


@pytest.mark.rule("fow 9.7")
def test_several_bundles_of_will_are_a_choice():
    (ability,) = abilities("{Rest}: Produce {W} or {R}{R}.")
    assert ability.effect.steps == (nodes.Produce((nodes.Wills(("W",)), nodes.Wills(("R", "R")))),)


@pytest.mark.rule("fow 10.1")
def test_an_addition_speaks_of_the_card_it_is_added_to():
    gains = (a.StatChange(a.Signed("+", a.Number(200)), None),)
    for words in ("Added resonator gains [+200/+0].", "[Continuous] Resonator with this gains [+200/0]."):
        assert abilities(words) == (a.Passive((a.HasGains(nodes.Host("resonator", 1), gains),)),)


@pytest.mark.rule("fow 10.17")
def test_prevention_is_a_standing_effect_that_may_wait():
    (lasting,) = steps("Prevent the next 300 damage that would be dealt to you this turn.")
    prevent = nodes.Prevent(a.Leader(YOU, 1), amount=a.Number(300), times="next")
    assert lasting == a.Lasting(prevent, a.Duration("end of turn"))


@pytest.mark.rule("fow 12.1")
def test_awakening_holds_an_ability_of_a_card_and_an_effect_of_a_spell():
    (awakening,) = abilities("[Awakening] {M}: [Enter] Draw a card.")
    assert awakening.ability == a.Automatic((a.TriggerKeyword("enter"),), a.Sequence((a.Draw(ONE),)))
    (awakening,) = abilities("[Awakening] {M}: Draw a card.", kind="spell")
    assert awakening.ability == a.SpellAbility(a.Sequence((a.Draw(ONE),)))


@pytest.mark.rule("fow 12.4")
def test_a_gods_art_is_a_named_ability():
    (art,) = abilities("God's Art <Last Lamp> {W}: Draw a card.")
    assert isinstance(art, nodes.Named)
    assert (art.name, art.gods_art) == ("Last Lamp", True)


def test_each_paragraph_of_a_spell_is_an_ability_and_its_cost_is_none_of_its_effect():
    cost, first, second = abilities(
        "You may pay {1} less to play this card for each Elf you control.\nDraw a card.\n[Break] You gain 500 life.",
        kind="spell",
    )
    assert isinstance(cost, a.Passive)
    assert isinstance(first, a.SpellAbility)
    assert isinstance(second, nodes.Break)


def test_what_is_said_last_of_several_groups_is_said_of_all():
    (destroy,) = steps("Destroy all resonators and additions your opponent controls.")
    assert destroy.what.group.after == (a.Enemy(),)
    (destroy,) = steps("Destroy target addition or resonator with 400 or less ATK.")
    assert destroy.what.group.after == ()


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target lantern.",
        "[Energize] {W}",
        "Target resonator gains Flying until end of turn.",
        "Destroy target resonator unless it rains.",
        "Destroy target addition or rest target resonator.",
        "Put two lanterns from your main deck into your graveyard.",
    ],
)
def test_what_is_no_phrase_is_refused_aloud(text):
    got = read(text, "fow", kind="spell")
    assert got.card_text is None
    assert "cannot read" in got.message


@pytest.mark.parametrize(
    "text",
    (
        '[Enter] If you control "Old Lamp" or "Tall Lamp", draw a card.',
        "[Enter] If you control a wind magic stone and a resonator with [Flying], draw a card.",
        "Target blocking resonator or J-ruler gains [Flying] until end of turn.",
        "Put up to one target addition and up to one target resonator from your graveyard into your hand.",
        "Return all resonators and all cards in your graveyard to their owners' hands.",
    ),
)
def test_what_is_said_once_for_several_is_written_once(text: str) -> None:
    got = read(text, "fow", kind="resonator" if text.startswith("[Enter]") else "spell")
    assert got.card_text is not None, got.message
    assert render(got.card_text, "fow") == got.canonical
