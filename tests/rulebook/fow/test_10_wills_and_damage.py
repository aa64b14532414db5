"""Actions by rules (fow 10.1, 10.2, 10.5, 10.6, 10.15, 10.17): adding, paying will, summoning, damage, calling,
preventing."""

from __future__ import annotations

import pytest

from tests.fow_table import CHASE, FIELD, GRAVEYARD, HAND, P1, P2, STONES, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
BOOK = "fow-5.5/valhalla"


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


def hosts(t: Table, addition: int) -> list[int]:
    return list(t.game.cards[addition].links)


# -- adding -----------------------------------------------------------------------------------------------------------
@both
def test_10_1__1_an_addition_lies_in_the_field_added_to_its_card(ruleset: str) -> None:
    """Its text speaks of that card; the field is its player's, whoever has the card."""
    t = Table(ruleset)
    mark, other = t.field(P2), t.field(P2, attack=300)
    armor = t.hand(P1, "Added resonator gains [+200/+200].", type="addition", subtype="resonator", cost="{0}")
    t.cast(armor, mark)
    assert t.where(armor) == (P1, FIELD) and hosts(t, armor.id) == [mark.id]
    assert t.stats(mark) == (700, 700) and t.stats(other) == (300, 500)
    assert t.event("added", armor).rule == rule(t, "10.1:1")


ARMOR = {"type": "addition", "subtype": "resonator"}
REVIVE = "Put target addition card from your graveyard into your field."


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 10.1:2", "fow-5.5-R7")
def test_10_1__2_an_addition_put_into_a_field_comes_added_to_a_legal_card() -> None:
    """Who carries out the effect chooses it on the spot, among all cards of the type; it is no target."""
    t = Table(BOOK)
    armor = t.graveyard(P1, "Added resonator gains [+200/+200].", **ARMOR)
    shy, queen = t.field(P2, "This card cannot be targeted by spells or abilities."), t.j_ruler(P2)
    mine = t.field(P1)
    t.cast(t.chant(P1, REVIVE))
    assert t.asked == P1 and set(t.options) == {f"pick {shy}", f"pick {mine}"} and f"pick {queen}" not in t.options
    t.answer(shy)
    assert t.where(armor) == (P1, FIELD) and hosts(t, armor.id) == [shy.id] and t.stats(shy) == (700, 700)


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 10.1:2")
def test_10_1__2_without_a_legal_card_it_stays_where_it_is() -> None:
    """There is only a J-ruler."""
    t = Table(BOOK)
    armor = t.graveyard(P1, "Added resonator gains [+200/+200].", **ARMOR)
    t.j_ruler(P1)
    t.cast(t.chant(P1, REVIVE))
    assert t.where(armor) == (P1, GRAVEYARD)


# -- paying will ------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 10.2:1", "fow 10.2:2", "fow 10.2:3")
def test_10_2__2_attributes_with_theirs_and_numbers_with_any(ruleset: str) -> None:
    """The will of a card's cost is used up: {R} from fire, {2} from whatever is left."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=1, will_u=1, will_0=1, will_w=1)
    bear = t.hand(P1, cost="{R}{2}")
    t.play(bear, "spend U", "spend 0")
    assert t.wills(P1) == {"W": 1} and t.zone_of(bear) == CHASE


@both
@pytest.mark.rule("fow 10.2:2")
@pytest.mark.parametrize(
    ("cost", "able"), [("{R}{2}", True), ("{U}{U}{1}", False), ("{R}{R}{1}", True), ("{R}{3}", False)]
)
def test_10_2__2_what_can_be_paid(ruleset: str, cost: str, able: bool) -> None:
    """Two fire and one water will: no second water, and no fourth will."""
    t = Table(ruleset)
    t.set(P1, will_r=2, will_u=1)
    bear = t.hand(P1, cost=cost)
    assert (t.forbids(f"play {bear}") == "") is able


@both
def test_10_2__4_will_is_paid_in_full_or_not_at_all(ruleset: str) -> None:
    """One will too few: nothing is paid and nothing played."""
    t = Table(ruleset)
    t.set(P1, will_r=1)
    bear, spell = t.hand(P1, cost="{2}"), t.chant(P1, "You may pay {2}. If you do, draw a card.")
    assert t.forbids(f"play {bear}") == rule(t, "10.2:4")
    t.cast(spell)
    assert t.wills(P1) == {"R": 1} and t.count(P1, HAND) == 1


@both
def test_10_2__5_will_abilities_may_be_played_while_paying(ruleset: str) -> None:
    """Stones are rested for it then, on playing and on resolving."""
    t = Table(ruleset, asking=True)
    stones = [t.stone(P1, "fire"), t.stone(P1, "water")]
    bear = t.hand(P1, cost="{R}{1}")
    t.choose(f"play {bear}")
    assert t.options and all(key.startswith("rest c") for key in t.options)
    t.answer()
    assert all(t.rested(stone) for stone in stones) and t.zone_of(bear) == CHASE and t.wills(P1) == {}


@both
@pytest.mark.rule("fow 10.2:5")
def test_10_2__5_also_when_an_effect_asks_for_will(ruleset: str) -> None:
    """The question comes on resolving, and the stone pays."""
    t = Table(ruleset)
    stone = t.stone(P1, "fire")
    t.cast(t.chant(P1, "You may pay {1}. If you do, draw a card."), then=(True,))
    assert t.rested(stone) and t.count(P1, HAND) == 1


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 10.2:6", "fow-5.5-R33")
def test_10_2__6_the_moon_symbol_takes_a_will_of_the_moon() -> None:
    """Fire will does not pay for it; a will of the moon does, and for a number, but for no attribute."""
    t = Table(BOOK, asking=True)
    t.set(P1, will_r=2)
    lunar, plain = t.hand(P1, cost="{M}"), t.hand(P1, cost="{R}")
    assert t.forbids(f"play {lunar}") != "" and t.forbids(f"play {plain}") == ""
    u = Table(BOOK, asking=True)
    u.set(P1, will_m=1)
    lunar, plain, any_ = u.hand(P1, cost="{M}"), u.hand(P1, cost="{R}"), u.hand(P1, cost="{1}")
    assert u.forbids(f"play {lunar}") == u.forbids(f"play {any_}") == "" and u.forbids(f"play {plain}") != ""
    u.play(lunar)
    assert u.zone_of(lunar) == CHASE and u.wills(P1) == {}


# -- summoning --------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 10.5:1")
def test_10_5__1_a_summoned_card_waits_topmost_in_the_chase(ruleset: str) -> None:
    """It is a summon spell nobody played: nothing that looks for playing sees it, and it costs nothing."""
    t = Table(ruleset, asking=True)
    bear = t.graveyard(P1, cost="{5}")
    t.field(P1, "When you play a resonator, you gain 100 life.")
    spell, later = t.chant(P1, "Summon target resonator card in your graveyard."), t.instant(P1, "Draw a card.")
    t.play(spell)
    t.pass_both()
    assert t.chase == [bear] and t.event("summon", bear).rule == rule(t, "10.5:1")
    t.play(later)
    assert t.chase == [later, bear]
    t.resolve()
    assert t.where(bear) == (P1, FIELD) and t.life(P1) == 4000


@both
@pytest.mark.rule("fow 10.5:2")
def test_10_5__2_only_what_resolves_itself_was_summoned(ruleset: str) -> None:
    """A played resonator was; one that an effect puts into the field was not."""
    t = Table(ruleset)
    t.set(P1, will_r=2)
    t.field(P1, "When a resonator is summoned into your field, you gain 100 life.")
    played, dead = t.hand(P1), t.graveyard(P1)
    spell = t.chant(P1, "Put target resonator card from your graveyard into your field.")
    t.cast(spell)
    assert t.zone_of(dead) == FIELD and t.life(P1) == 4000
    t.cast(played)
    assert t.zone_of(played) == FIELD and t.life(P1) == 4100


# -- damage -----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 10.6:1", "fow 10.6:2")
def test_10_6__1_damage_adds_up_on_cards_and_takes_life(ruleset: str) -> None:
    """Twice 200 on a resonator of 500 are 400; 300 to a player leave 3700."""
    t = Table(ruleset)
    bear = t.field(P2)
    spells = [t.chant(P1, "Deal 200 damage to target resonator.") for _ in range(2)]
    burn = t.chant(P1, "Deal 300 damage to target player.")
    for spell in spells:
        t.cast(spell)
    assert t.damage_on(bear) == 400 and t.zone_of(bear) == FIELD
    t.cast(burn, t.player(P2))
    assert t.life(P2) == 3700
    assert [e.rule for e in t.events("damage")] == [rule(t, "10.6:1")] * 2 + [rule(t, "10.6:2")]


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 10.6:3", "fow 10.6:3.1")
def test_10_6__3_damage_is_dealt_at_once() -> None:
    """To all it is dealt to, and "for each" as a total: one event a card, of one batch."""
    t = Table(BOOK)
    bears = [t.field(P2), t.field(P2, attack=100)]
    for _ in range(2):
        t.hand(P1)
    t.cast(t.chant(P1, "Deal 100 damage to each resonator for each card in your hand."))
    dealt = t.events("damage")
    assert [e.amount for e in dealt] == [200, 200] and len({e.batch for e in dealt}) == 1
    assert [t.damage_on(bear) for bear in bears] == [200, 200]


@pytest.mark.editions("fow-5.5")
def test_10_6__4_a_card_without_def_is_dealt_no_damage() -> None:
    """A J-ruler that has none: nothing is dealt, nothing triggers."""
    t = Table(BOOK)
    bare = t.j_ruler(P2, "When this card is dealt damage, draw a card.", back={"attack": None, "defense": None})
    bear = t.field(P2)
    t.cast(t.chant(P1, "Deal 400 damage to each J/resonator."))
    assert t.damage_on(bear) == 400 and t.damage_on(bare) == 0 and not t.events("damage", bare)
    assert t.count(P2, HAND) == 0 and t.zone_of(bare) == FIELD


# -- calling ----------------------------------------------------------------------------------------------------------
@both
def test_10_15__1_a_text_that_calls_means_calling_a_magic_stone(ruleset: str) -> None:
    """The top card of the magic stone deck comes in, and what sees a call sees it."""
    t = Table(ruleset)
    t.field(P1, "When you call a magic stone, you gain 100 life.")
    top = t.put(P1, "magic stone deck", "", stone=["fire"])
    t.cast(t.chant(P1, "Call a magic stone."))
    assert t.where(top) == (P1, STONES) and t.life(P1) == 4100


# -- preventing -------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 10.17:1", "fow 10.17:1.1")
@pytest.mark.parametrize(("much", "left"), [("200 damage", 3800), ("600 damage", 4000)])
def test_10_17__1_1_an_amount_lessens_the_damage(ruleset: str, much: str, left: int) -> None:
    """Of 400 damage 200 are left; more than all of it leaves none, and the rest waits for the next."""
    t = Table(ruleset)
    shield = t.chant(P1, f"Prevent the next {much} that would be dealt to target player this turn.")
    first, second = (t.chant(P1, "Deal 400 damage to target player.") for _ in range(2))
    t.cast(shield, t.player(P2))
    t.cast(first, t.player(P2))
    assert t.life(P2) == left
    t.cast(second, t.player(P2))
    assert t.life(P2) == (3400 if left == 3800 else 3800)


@both
@pytest.mark.rule("fow 10.17:1.2")
def test_10_17__1_2_without_an_amount_none_is_dealt(ruleset: str) -> None:
    """Nothing is dealt, so nothing triggers by it."""
    t = Table(ruleset)
    bear = t.field(P2, "When this card is dealt damage, draw a card.")
    shield = t.chant(P1, "Prevent all damage that would be dealt to target resonator this turn.")
    hit = t.chant(P1, "Deal 400 damage to target resonator.")
    t.cast(shield)
    t.cast(hit)
    assert t.damage_on(bear) == 0 and not t.events("damage") and t.count(P2, HAND) == 0


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 10.1:2")
def test_10_1__2_several_additions_each_come_to_a_card_or_stay() -> None:
    """With a resonator among them, which comes first and may be that card; one for J-rulers finds none and stays."""
    t = Table(BOOK)
    armor, crown = t.graveyard(P1, "Added resonator gains [+200/+200].", **ARMOR), t.graveyard(
        P1, "Added J-ruler gains [Flying].", type="addition", subtype="J-ruler"
    )
    bear = t.graveyard(P1)
    t.cast(t.chant(P1, "Put all cards from your graveyard into your field."))
    assert t.where(bear) == (P1, FIELD) and hosts(t, armor.id) == [bear.id] and t.stats(bear) == (700, 700)
    assert t.where(crown) == (P1, GRAVEYARD)


@both
@pytest.mark.rule("fow 9.3:2.5")
def test_9_3__2_5_what_is_said_of_the_next_card_is_said_of_one(ruleset: str) -> None:
    """The first resonator costs less, the second what it says; a spell in between is not meant."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=4)
    cheaper = t.chant(P1, "The free cost of the next resonator you play is reduced by {1}.")
    spell, first, second = t.chant(P1, "Draw a card.", cost="{1}"), t.hand(P1), t.hand(P1, attack=100)
    t.cast(cheaper)
    for card, left in ((spell, 3), (first, 2), (second, 0)):
        t.cast(card)
        assert sum(t.wills(P1).values()) == left


@both
@pytest.mark.rule("fow 1.4:1")
def test_1_4__1_an_ability_for_the_main_phase_is_played_there(ruleset: str) -> None:
    """In the own main phase, not in the other's turn nor in the end phase."""
    t = Table(ruleset, asking=True)
    source = t.field(P1, "{0}: Draw a card. Play this ability only during your main phase.")
    assert t.forbids(t.activation(source)) == ""
    t.pass_to("end phase")
    assert t.asked == P1 and t.forbids(t.activation(source)) != ""
