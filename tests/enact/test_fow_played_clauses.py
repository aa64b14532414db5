"""Clauses of Force of Will played as a judge reads them: one group of tests for each class of what went wrong."""

from __future__ import annotations

import pytest

from ludex.enact.unsupported import unsupported
from ludex.games import ruleset as rules_of
from ludex.lang import read, render
from tests.fow_table import P1, P2, Table

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
every = pytest.mark.parametrize("ruleset", EDITIONS)


# -- a cost that depends on what is targeted --------------------------------------------------------------------------
CHEAP = (
    "You may pay {G}{1} less to play this card if it targets a Beast.\n"
    "Target resonator gains [+100/+0] until end of turn."
)


@every
@pytest.mark.parametrize(("beast", "stones"), ((True, 0), (False, 2)))
def test_a_card_costs_less_by_what_it_targets(ruleset: str, beast: bool, stones: int) -> None:
    t = Table(ruleset)
    card = t.instant(P1, CHEAP, cost="{G}{1}")
    one, other = t.field(P1, name="One", race=["Beast"], attack=100), t.field(P2, name="Other", attack=100)
    t.set(P1, will_g=2)
    t.play(card, one if beast else other)
    assert t.wills(P1) == ({"G": 2} if beast else {})
    t.resolve()
    assert t.stats(one if beast else other)[0] == 200


@every
def test_who_can_pay_for_one_target_only_cannot_take_another(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.instant(P1, CHEAP, cost="{G}{1}")
    one, other = t.field(P1, name="One", race=["Beast"], attack=100), t.field(P2, name="Other", attack=100)
    t.choose(f"play {card}")
    t.choose(other)
    assert t.zone_of(card) == "hand" and not t.forbids(f"play {card}")
    t.play(card)  # one target is left, and nobody is asked
    t.resolve()
    assert (t.stats(one)[0], t.stats(other)[0]) == (200, 100)


@every
def test_without_the_cheap_target_it_is_not_played(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.instant(P1, CHEAP, cost="{G}{1}")
    t.field(P2, name="Other", attack=100)
    t.graveyard(P1, name="Gone", race=["Beast"], attack=100)
    assert t.forbids(f"play {card}")


@every
@pytest.mark.parametrize("beast", (True, False))
def test_an_addition_costs_less_by_what_it_is_added_to(ruleset: str, beast: bool) -> None:
    t = Table(ruleset)
    text = "You may pay {1} less to play this card if it targets a Beast.\nAdded resonator gains [+100/+0]."
    card = t.hand(P1, text, type="addition", subtype="resonator", cost="{1}")
    t.field(P1, name="One", race=["Beast"] if beast else ["Cat"], attack=100)
    assert bool(t.forbids(f"play {card}")) is not beast


# -- done by a spell, and by a card that fights ------------------------------------------------------------------------
@every
@pytest.mark.parametrize("by", ("a spell", "a spell or ability"))
@pytest.mark.parametrize(("how", "gained"), (("battle", 0), ("spell", 700)))
def test_what_a_card_deals_in_battle_no_spell_deals(ruleset: str, by: str, how: str, gained: int) -> None:
    t = Table(ruleset, turn_of=P2)
    wall = t.field(P1, f"Whenever this card is dealt damage by {by}, you gain 700 life.", attack=100, defense=900)
    foe = t.field(P2, name="Foe", attack=300)
    bolt = t.chant(P2, "This card deals 100 damage to target resonator your opponent controls.")
    if how == "battle":
        t.attack(foe, block=wall)
    else:
        t.cast(bolt)
        t.resolve()
    assert t.life(P1) == 4000 + gained


@every
def test_what_makes_spells_stronger_makes_no_battle_stronger(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P1, "Damage dealt by your spells deal 300 more damage.")
    hero, wall = t.field(P1, name="Hero", attack=100), t.field(P2, name="Wall", attack=0, defense=2000)
    t.attack(hero, block=wall)
    assert t.damage_on(wall) == 100


@every
@pytest.mark.parametrize("how", ("addition", "ability"))
def test_an_addition_that_is_played_is_a_spell_that_aims(ruleset: str, how: str) -> None:
    t = Table(ruleset)
    text = "Whenever this card becomes the target of a spell, you gain 700 life.\n{0}: This card gains [+100/+0]."
    prey = t.field(P1, text, name="Prey", attack=100)
    cloak = t.hand(P1, "Added resonator gains [+100/+0].", type="addition", subtype="resonator", cost="{0}")
    hand = t.field(P1, "{0}: Rest target Cat.", name="Hand", attack=100)
    t.field(P2, name="Cat", race=["Cat"], attack=100)
    if how == "addition":
        t.cast(cloak, prey)
    else:
        t.activate(hand)
    t.resolve()
    assert t.life(P1) == (4700 if how == "addition" else 4000)


# -- the ATK of a card that has none ----------------------------------------------------------------------------------
AIDED = "Rest target resonator. If you control a J-ruler, this card deals damage equal to its ATK to that resonator."


@every
@pytest.mark.parametrize(("seat", "dealt"), ((P1, 700), (P2, 0)))
def test_a_spell_means_the_atk_of_the_card_it_asks_for(ruleset: str, seat: int, dealt: int) -> None:
    t = Table(ruleset)
    t.j_ruler(seat, attack=700)
    foe = t.field(P2, name="Foe", attack=300, defense=2000)
    t.cast(t.chant(P1, AIDED))
    assert (t.rested(foe), t.damage_on(foe)) == (True, dealt)


@every
def test_a_spell_means_the_atk_of_what_it_named(ruleset: str) -> None:
    t = Table(ruleset)
    text = (
        "Target resonator you control gains [+100/+0] until end of turn. This card deals damage equal to its ATK to "
        "target resonator your opponent controls."
    )
    hero, foe = t.field(P1, name="Hero", attack=600), t.field(P2, name="Foe", attack=300, defense=2000)
    t.cast(t.chant(P1, text))
    assert (t.stats(hero)[0], t.damage_on(foe)) == (700, 700)


def test_they_are_written_as_they_were_read() -> None:
    reading = read(AIDED, "fow", kind="spell")
    assert reading.card_text is not None and render(reading.card_text, "fow") == AIDED


# -- several judgments on one ruler -----------------------------------------------------------------------------------
JUDGMENTS = "[J-Activate] Pay {0}. Play this ability only if you control a Cat.\n[J-Activate] Pay {G}{1}."
BACK = {"name": "Judge", "attack": 800, "defense": 800}


@every
@pytest.mark.parametrize(("cat", "wills", "left"), ((True, 0, {}), (False, 2, {}), (True, 1, {"G": 1})))
def test_a_ruler_has_several_judgments(ruleset: str, cat: bool, wills: int, left: dict[str, int]) -> None:
    t = Table(ruleset)
    ruler = t.ruler(P1, JUDGMENTS, back=BACK)
    if cat:
        t.field(P1, name="Cat", race=["Cat"], attack=100)
    t.set(P1, will_g=wills)
    t.judgment()
    t.resolve()
    assert t.where(ruler) == (P1, "field") and t.wills(P1) == left


@every
@pytest.mark.parametrize(("chosen", "left"), (("option 1", {"G": 2}), ("option 2", {})))
def test_who_could_perform_either_chooses(ruleset: str, chosen: str, left: dict[str, int]) -> None:
    t = Table(ruleset)
    ruler = t.ruler(P1, JUDGMENTS, back=BACK)
    t.field(P1, name="Cat", race=["Cat"], attack=100)
    t.set(P1, will_g=2)
    t.judgment(chosen)
    t.resolve()
    assert t.where(ruler) == (P1, "field") and t.wills(P1) == left and not t.foreign_rules()


@every
def test_without_a_judgment_that_can_be_done_there_is_none(ruleset: str) -> None:
    t = Table(ruleset)
    t.ruler(P1, JUDGMENTS, back=BACK)
    t.set(P1, will_g=1)
    assert t.forbids("judgment")


# -- a ruler without another side -------------------------------------------------------------------------------------
def test_a_ruler_that_no_j_ruler_is_behind_stays() -> None:
    """Where sides of a ruler are listed apart; banishing would turn it over (fow-2.0 2.2:7)."""
    t = Table("fow-2.0", cards=[{"name": "One Side", "type": "ruler"}])
    ruler = t.put(P1, "ruler area", name="One Side")
    drain = t.field(P1, "{0}, banish a card: You gain 100 life.", name="Drain", attack=100)
    t.act(t.activation(drain), *((ruler,) if f"pick {ruler}" in t.options else ()))
    while not t.menu:
        t.choose(f"pick {ruler}" if f"pick {ruler}" in t.options else t.options[0])
    t.resolve()
    assert t.where(ruler) == (P1, "ruler area")


# -- the next ability, of whichever card is so ------------------------------------------------------------------------
ARTS = "God's Art <Oar> {U}{U}{U}{U}: You gain 100 life.\nGod's Art <Oars> {U}{U}{U}{U}: You gain 100 life."
CHEAPER = (
    'As long as your J-ruler is "Queen of Oars", you may pay {1} to play its next God\'s Art ability rather than pay '
    "its cost this turn."
)


@pytest.mark.rule("fow-5.5 9.9:4")
@pytest.mark.parametrize(("name", "before", "left"), (
    ("Queen of Oars", True, (9, 5)), ("Queen of Oars", False, (9, 5)), ("King of Oars", True, (6, 2)),
))  # fmt: skip
def test_the_next_ability_alone_is_cheaper(name: str, before: bool, left: tuple[int, int]) -> None:
    t = Table("fow-5.5/valhalla")
    queen = t.ruler(P1, "[Judgment] {0}", back={"name": name, "attack": 800, "defense": 800, "text": ARTS})
    chant = t.chant(P1, CHEAPER)
    t.set(P1, will_u=10)
    if before:
        t.judgment()
        t.resolve()
        t.cast(chant)
    else:
        t.cast(chant)
        t.judgment()
        t.resolve()
    found = []
    for n in (1, 2):
        t.activate(queen, n=n)
        t.resolve()
        found.append(t.wills(P1)["U"])
    assert tuple(found) == left


# -- wills that are for judgment only ---------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(("name", "able"), (("Anna of Lamps", True), ("Berta", False)))
def test_wills_for_judgment_pay_for_it(ruleset: str, name: str, able: bool) -> None:
    t = Table(ruleset)
    only = 'Spend this will only to play [Judgment] abilities of J/rulers with "Anna" in their name.'
    maker = t.field(P1, f"{{Rest}}: Produce {{R}}. {only}", attack=100)
    ruler = t.ruler(P1, "[J-Activate] Pay {1}", name=name, back=BACK)
    t.activate(maker)
    t.resolve()
    assert bool(t.forbids("judgment")) is not able
    if able:
        t.judgment()
        t.resolve()
        assert t.where(ruler) == (P1, "field")


# -- more to pay where nothing was to be paid -------------------------------------------------------------------------
@every
@pytest.mark.parametrize(
    ("rule", "cost"),
    (
        ("Your opponent pays {1} more to play resonators' activate abilities.", "{Rest}"),
        ("Your opponent pays {1} more to play resonators' activate abilities.", "Pay {1}"),
        ("Your opponent pays {1} more to play resonators' activate abilities.", "Banish a resonator"),
    ),
)
def test_what_takes_no_wills_takes_some_more(ruleset: str, rule: str, cost: str) -> None:
    need = 2 if cost == "Pay {1}" else 1
    for wills in (need - 1, need):
        t = Table(ruleset, turn_of=P2)
        t.addition(P1, rule)
        card = t.field(P2, f"[Activate] {cost}: You gain 100 life.", attack=100)
        t.set(P2, will_r=wills)
        assert bool(t.forbids(t.activation(card))) is (wills < need)
        if wills == need:
            t.activate(card)
            t.resolve()
            assert t.life(P2) == 4100 and not t.wills(P2)


@every
@pytest.mark.parametrize(("wills", "able"), ((0, False), (1, True)))
def test_a_judgment_that_takes_no_wills_takes_some_more(ruleset: str, wills: int, able: bool) -> None:
    t = Table(ruleset, turn_of=P2)
    t.addition(P1, "Your opponent pays {1} more to play [Judgment] abilities.")
    t.ruler(P2, "[J-Activate] Pay 500 life.", back=BACK)
    t.set(P2, will_r=wills)
    assert bool(t.forbids("judgment")) is not able


# -- damage by cards, spells among them -------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(("cost", "dealt"), (("{R}", 0), ("{G}", 200)))
def test_damage_by_cards_is_that_of_spells_too(ruleset: str, cost: str, dealt: int) -> None:
    t = Table(ruleset)
    t.set(P1, will_r=1, will_g=1)
    t.addition(P2, "Prevent all damage that would be dealt to you by fire cards.")
    bolt = t.chant(P1, "This card deals 200 damage to your opponent.", cost=cost)
    hand = t.field(P1, "{0}: This card deals 200 damage to your opponent.", cost=cost, attack=100)
    t.cast(bolt)
    t.activate(hand)
    t.resolve()
    assert t.life(P2) == 4000 - 2 * dealt


# -- canceled too late ------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(("first", "declined"), (("Cancel target spell. ", True), ("", False)))
def test_a_text_that_cancels_itself_after_its_deed_is_declined(ruleset: str, first: str, declined: bool) -> None:
    text = f"{first}Your opponent may pay {{2}}. If he or she does, cancel this spell."
    reading = read(text, "fow", kind="spell")
    assert reading.card_text is not None
    assert bool(unsupported(reading.card_text, rules_of(ruleset))) is declined  # type: ignore[arg-type]


# -- a card that is played is in no hand ------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(("others", "need"), ((0, 1), (2, 3)))
def test_a_card_does_not_count_itself_in_the_hand(ruleset: str, others: int, need: int) -> None:
    for wills in (need - 1, need):
        t = Table(ruleset)
        card = t.hand(P1, "You pay {1} more to play this card for each card in your hand.", cost="{1}")
        for _ in range(others):
            t.hand(P1, cost="{9}")
        t.set(P1, will_r=wills)
        assert bool(t.forbids(f"play {card}")) is (wills < need)
        if wills == need:
            t.cast(card)
            assert t.zone_of(card) == "field" and not t.wills(P1)
