"""Each zone (fow 3.3 to 3.13): what is meant without naming it, what counts as entering, what lies how."""

from __future__ import annotations

import pytest

from tests.fow_table import CHASE, DECK, FIELD, GRAVEYARD, HAND, P1, P2, RULER, STANDBY, STONES, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
V5_01, V5_5 = "fow-5.01/valhalla", "fow-5.5/valhalla"
both = pytest.mark.parametrize("ruleset", (V5_01, V5_5))
ENTERS = "[Continuous] Whenever a resonator enters your field, draw a card."


# -- decks ------------------------------------------------------------------------------------------------------------
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 3.9:2")
def test_3_3_3_cards_leave_the_main_deck_one_at_a_time() -> None:
    """Of three milled cards the last one lies on top of the graveyard, and nobody is asked."""
    t = Table(V5_5)
    z, y, x = (t.deck(P1, attack=n) for n in (3, 2, 1))
    spell = t.chant(P1, "Put the top three cards of your main deck into your graveyard.")
    t.cast(spell)
    assert [p.id for p in t.pieces(P1, GRAVEYARD)] == [spell.id, z.id, y.id, x.id]


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 3.1:4", "fow-5.01-R5")
def test_3_1_4_milled_cards_of_5_01_are_ordered_by_their_owner() -> None:
    """5.01: they are seen where they arrive, so their owner says in which order they lie."""
    t = Table(V5_01)
    _, y, x = (t.deck(P1, attack=n) for n in (3, 2, 1))
    t.cast(t.chant(P1, "Put the top two cards of your main deck into your graveyard."))
    assert t.asked == P1 and t.asking_rule() == "fow-5.01 3.1:4"
    t.choose(x)
    assert [p.id for p in t.pieces(P1, GRAVEYARD)[1:]] == [x.id, y.id]


@both
@pytest.mark.rule("fow-5.01-R5", "fow 3.10:2")
def test_3_1_4_unseen_cards_are_not_ordered(ruleset: str) -> None:
    """Cards from the deck into the lifebreak area are taken one by one, the last on top, and nobody is asked."""
    t = Table(ruleset)
    y, x = (t.deck(P1, attack=n) for n in (2, 1))
    t.cast(t.chant(P1, "Put the top two cards of your main deck into your lifebreak area."))
    assert [p.id for p in t.pieces(P1, "lifebreak area")] == [y.id, x.id]
    assert not t.sees(P1, x) and not t.sees(P2, y)


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 3.4:3", "fow-5.5-R5")
def test_3_4_3_stones_leave_their_deck_from_the_top() -> None:
    """Two are put into the area, top card first; the next stays on top of the magic stone deck."""
    t = Table(V5_5)
    third, second, first = (t.put(P1, "magic stone deck") for _ in range(3))
    t.cast(t.chant(P1, "Put the top two cards of your magic stone deck into your magic stone area."))
    assert [e.card for e in t.events() if e.to == STONES] == [first.id, second.id]
    assert t.pieces(P1, "magic stone deck")[0].id == third.id


# -- field ------------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 2.1:6", "fow 3.7:4", "fow 3.8:4")
def test_3_6_4_a_type_without_a_zone_means_cards_in_play(ruleset: str) -> None:
    """Resonators, J-rulers and additions in a field, magic stones in their area, rulers in theirs; cards elsewhere are
    "cards"."""
    t = Table(ruleset, asking=True)
    meant = {
        "resonator": t.field(P2), "J-ruler": t.j_ruler(P2), "addition": t.addition(P2), "magic stone": t.stone(P2),
    }  # fmt: skip
    for zone in (HAND, GRAVEYARD, DECK, "removed area"):
        t.put(P2, zone)
        t.put(P2, zone, type="addition")
        t.put(P2, zone, type="magic stone")
    rulers = [p.id for p in t.lying(P1, RULER)]
    spells = {kind: t.chant(P1, f"Rest target {kind}.") for kind in (*meant, "ruler")}
    elsewhere = t.chant(P1, "Return target resonator card from your opponent's graveyard to its owner's hand.")
    for kind, spell in spells.items():
        t.play(spell)
        (aimed,) = [refs for refs in t.game.played[spell.id].bind.values() if isinstance(refs, tuple) and refs]
        assert [ref.id for ref in aimed] == ([meant[kind].id] if kind in meant else rulers), kind
        t.resolve()
    t.cast(elsewhere)
    assert len(t.names(P2, HAND)) == 4


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 3.6:4", "fow 2.1:2")
def test_3_6_4_a_regalia_without_a_zone_lies_in_a_field() -> None:
    """5.5: a regalia in the hand is none."""
    t = Table(V5_5)
    there, held = t.field(P2, type="regalia"), t.hand(P2, type="regalia")
    t.cast(t.chant(P1, "Destroy all regalia."))
    assert t.zone_of(there) == GRAVEYARD and t.zone_of(held) == HAND


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 2.5:4")
def test_3_6_4_1_counting_without_a_zone_counts_fields_and_ruler_areas() -> None:
    """Cards of a race in both fields and ruler areas are counted, those anywhere else are not."""
    t = Table(V5_5)
    for seat in (P1, P2):
        t.field(seat, race="Ashling")
        t.hand(seat, race="Ashling", type="resonator")
        t.graveyard(seat, race="Ashling")
        t.stone(seat, race="Ashling")
    t.ruler(P1, race="Ashling")
    counting = t.field(P1, "[Continuous] This card gains [+100/+0] for each Ashling.", attack=0)
    assert t.stats(counting) == (300, 500)


@both
@pytest.mark.rule("fow 3.14:2")
def test_3_6_6_from_field_to_field_nothing_enters(ruleset: str) -> None:
    """A resonator taken from the opponent has not entered; one that comes from the hand has."""
    t = Table(ruleset)
    taken, played = t.field(P2), t.hand(P1, cost="{0}")
    t.field(P1, ENTERS)
    t.cast(t.chant(P1, "Put target resonator your opponent controls into your field."))
    assert t.where(taken) == (P1, FIELD) and not t.events("draw")
    t.cast(played)
    assert t.zone_of(played) == FIELD and len(t.events("draw")) == 1


@both
def test_3_7_5_from_stone_area_to_stone_area_nothing_enters(ruleset: str) -> None:
    """A stone taken from the opponent has not entered; one that is called has."""
    t = Table(ruleset)
    taken = t.stone(P2)
    t.field(P1, "[Continuous] Whenever a magic stone enters your magic stone area, draw a card.")
    t.cast(t.chant(P1, "Put target magic stone your opponent controls into your magic stone area."))
    assert t.where(taken) == (P1, STONES) and not t.events("draw")
    t.call()
    t.resolve()
    assert len(t.events("draw")) == 1


@both
@pytest.mark.rule("fow 3.6:6")
def test_3_6_6_from_stone_area_to_field_nothing_enters(ruleset: str) -> None:
    """A magic stone that is put into the field has not entered it."""
    t = Table(ruleset)
    stone = t.stone(P1)
    t.field(P1, "[Continuous] Whenever a card enters your field, draw a card.")
    t.cast(t.chant(P1, "Put target magic stone you control into your field."))
    assert t.where(stone) == (P1, FIELD) and not t.events("draw")


@both
@pytest.mark.rule("fow 3.7:5")
def test_3_7_5_from_field_to_stone_area_nothing_enters(ruleset: str) -> None:
    """A magic stone that comes back from the field has not entered the magic stone area."""
    t = Table(ruleset)
    stone = t.stone(P1)
    t.field(P1, "[Continuous] Whenever a magic stone enters your magic stone area, draw a card.")
    there = t.chant(P1, "Put target magic stone you control into your field.")
    back = t.chant(P1, "Put target card you control into your magic stone area.")
    t.cast(there)
    assert t.where(stone) == (P1, FIELD)
    t.cast(back, stone)
    assert t.where(stone) == (P1, STONES) and not t.events("draw")


# -- ruler area -------------------------------------------------------------------------------------------------------
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 2.1:2.3", "fow 2.1:2")
def test_3_8_6_a_lost_j_ruler_is_an_astral_ruler() -> None:
    """5.5: it is neither ruler nor J-ruler and has no abilities, no ATK and no DEF; no judgment is done with it."""
    t = Table(V5_5)
    leader = t.j_ruler(P1, "[Flying]", attack=900, defense=900)
    t.cast(t.chant(P1, "Destroy target J-ruler."))
    chars = t.chars(leader)
    assert chars.types == {"astral ruler"} and not chars.abilities and not chars.numbers
    assert "judgment" not in t.options and "call" in t.options


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 3.8:6")
def test_3_8_6_a_lost_j_ruler_of_5_01_is_a_j_ruler() -> None:
    """5.01: it keeps its type without abilities, ATK and DEF."""
    t = Table(V5_01)
    leader = t.j_ruler(P1, "[Flying]", attack=900, defense=900)
    t.cast(t.chant(P1, "Destroy target J-ruler."))
    chars = t.chars(leader)
    assert chars.types == {"J-ruler"} and not chars.abilities and not chars.numbers
    assert "judgment" not in t.options and "call" in t.options


# -- graveyard, chant-standby, chase ----------------------------------------------------------------------------------
@both
def test_3_9_2_new_cards_lie_on_top_of_a_graveyard(ruleset: str) -> None:
    """One after the other."""
    t = Table(ruleset)
    first, second = t.instant(P1, "Draw a card."), t.instant(P1, "Draw a card.")
    t.cast(first)
    t.cast(second)
    assert [p.id for p in t.pieces(P1, GRAVEYARD)] == [second.id, first.id]


@both
@pytest.mark.rule("fow 7.6:1")
def test_3_11_1_cards_are_put_face_down_into_the_standby_area(ruleset: str) -> None:
    """5.5: any card of the hand; 5.01: chant-standby cards only."""
    t = Table(ruleset)
    t.set(P1, will_w=4)
    waiting = t.hand(P1, "[Trigger] Anytime: Draw a card.", type="spell", subtype="chant-standby", cost="{0}")
    other = t.hand(P1)
    assert (f"set {other}" in t.options) is (ruleset == V5_5)
    t.set_card(waiting)
    assert t.where(waiting) == (P1, STANDBY) and not t.game.cards[waiting.id].faceup
    assert t.sees(P1, waiting) and not t.sees(P2, waiting) and not t.sees(None, waiting)


@both
def test_3_11_2_the_order_is_kept_in_5_5_only(ruleset: str) -> None:
    """5.5: what was set first lies first, for both players to see; 5.01 manages no order."""
    t = Table(ruleset)
    t.set(P1, will_w=4)
    text = "[Trigger] Anytime: Draw a card."
    cards = [t.hand(P1, text, type="spell", subtype="chant-standby", cost="{0}") for _ in range(2)]
    for card in cards:
        t.set_card(card)
    shown = t.seen(P1, P1, STANDBY)["cards"]
    assert [c.get("place") for c in shown] == ([0, 1] if ruleset == V5_5 else [None, None])
    assert t.seen(P2, P1, STANDBY) == {"count": 2, "hidden": 2, "cards": []}


@both
def test_3_13_1_what_is_played_waits_in_the_chase(ruleset: str) -> None:
    """A played resonator lies there until it is resolved, and only then comes into the field."""
    t = Table(ruleset, asking=True)
    card = t.hand(P1, cost="{0}")
    t.play(card)
    assert t.zone_of(card) == CHASE and t.count(0, CHASE) == 1
    t.pass_both()
    assert t.zone_of(card) == FIELD


@both
def test_3_13_3_summon_spells_and_normal_spells(ruleset: str) -> None:
    """In the chase a resonator is a summon spell and any other card a normal spell; both are spells there only."""
    for kind, fits in (("spell", True), ("summon spell", True), ("normal spell", False)):
        t = Table(ruleset, asking=True)
        played, cancel = t.hand(P1, cost="{0}"), t.instant(P2, f"Cancel target {kind}.")
        t.hand(P1, "Draw a card.", type="spell", subtype="chant")
        t.play(played)
        t.pass_()
        assert (f"play {cancel}" in t.options) is fits, kind
    t = Table(ruleset, asking=True)
    played, cancel = t.chant(P1, "Draw a card."), t.instant(P2, "Cancel target normal spell.")
    t.play(played)
    t.pass_()
    t.play(cancel, played)
    t.pass_both()
    assert t.zone_of(played) == GRAVEYARD and not t.events("draw")
