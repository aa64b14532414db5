"""Claims with nothing else around them: what leads nowhere, what comes from elsewhere, what is shown and what waits."""

from __future__ import annotations

import pytest

from ludex.games.fow import starting
from ludex.games.fow.ch02_cards import outside
from tests.fow_table import FIELD, LIFEBREAK, P1, P2, Table

ED = "fow-2.0"
GAIN = "You gain 100 life."


# -- coming and going -------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 2.4:6")
@pytest.mark.parametrize(("text", "where"), (
    ("Put target resonator your opponent controls into your field.", FIELD),
    ("Put target resonator from your opponent's graveyard into your field.", FIELD),
    ("Put target resonator from your opponent's graveyard into your lifebreak area.", LIFEBREAK),
))  # fmt: skip
def test_only_what_leaves_the_field_goes_home(text: str, where: str) -> None:
    """What stays on the field, or comes from elsewhere, goes to the player whom the text names."""
    t = Table(ED)
    card = t.field(P2) if "controls" in text else t.graveyard(P2)
    t.cast(t.chant(P1, text))
    assert t.where(card) == (P1, where)


AREAS: dict[str, tuple[str, ...]] = {
    "ruler area": (),
    "magic stone area": ("magic stone",),
    "chant-standby area": (),
    "field": ("resonator", "addition"),
}


@pytest.mark.rule("fow-2.0 3.2:1", "fow-2.0 3.6:2", "fow-2.0 3.9:4")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("kind", ("resonator", "addition", "magic stone"))
def test_no_effect_puts_into_an_area_what_does_not_belong_there(kind: str, area: str) -> None:
    t = Table(ED)
    card = t.stone(P2, "fire") if kind == "magic stone" else t.field(P2) if kind == "resonator" else t.addition(P2)
    spell = t.chant(P1, f"Put target {kind} into your {area}.")
    before = t.where(card)
    t.cast(spell)
    assert t.where(card) == ((P1, area) if kind in AREAS[area] else before)


@pytest.mark.rule("fow-2.0 3.9:4")
def test_a_chant_standby_card_may_be_put_where_it_belongs() -> None:
    t = Table(ED)
    card = t.graveyard(P1, "[Trigger] When damage is dealt to you: Draw a card.", type="spell", subtype="chant-standby")
    t.cast(t.chant(P1, "Put target card from your graveyard into your chant-standby area."))
    assert t.zone_of(card) == "chant-standby area"


# -- text that is no ability ------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 7.4:2", "fow-2.0 7.2.1.3:3", "fow-2.0 7.2.1.3:7")
@pytest.mark.parametrize("label", ("", "[Continuous] "))
def test_text_that_is_no_ability_is_carried_out_before_anything_goes_onto_a_chase(label: str) -> None:
    """The words of an ability go onto one, and the same words without the name of its kind never do."""
    t = Table(ED, asking=True)
    mine = t.field(P1, f"{label}When this card attacks, you gain 100 life.")
    t.declare(mine)
    if label:
        t.choose("trigger 1")
    assert (len(t.chase), t.life(P1)) == ((1, 4000) if label else (0, 4100))


# -- decks ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 5.2:3", "fow-2.0 11.1:2", "fow-2.0 12.1:1")
def test_whose_turn_it_is_draws_and_nobody_asks_what_the_other_could_draw() -> None:
    t = Table(ED, turn_of=P2)
    t.cast(t.chant(P2, "Put the top 20 cards of your main deck into your graveyard."))
    assert t.count(P2, "deck") == 0
    t.to_next_turn()
    t.pass_until("battle")
    assert t.result is None and t.count(P1, "hand") == 1


@pytest.mark.rule("fow-2.0 3.4:3", "fow-2.0 4.1:2")
def test_what_does_not_belong_into_a_main_deck_is_told_where_it_goes() -> None:
    deck = starting.deck_of(starting.starter_decks(ED)[0])
    for name, hint in ((next(iter(deck.stones)), "magic stone deck"), (deck.ruler, "Take it out")):
        main = {**deck.main, name: 1}
        given = {"name": "x", "ruler": deck.ruler, "main": main, "stones": dict(deck.stones)}
        told = [f.hint for f in starting.deck_faults(ED, given) if f.rule in ("fow-2.0 3.4:3", "fow-2.0 4.1:2")]
        assert len(told) == 1 and hint in told[0]


@pytest.mark.rule("fow-2.0 14.17:1")
@pytest.mark.parametrize("star", ("☆", "*", "500"))
def test_a_star_counts_as_none_until_the_text_says_more(star: str) -> None:
    row = outside.card({"name": "Starry Heron", "type": "Resonator", "attack": star, "defense": "300", "cost": "{1}"})
    assert row.attack == (500 if star == "500" else 0)


# -- battles ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 5.6.4:12", "fow-2.0 5.6.4:13", "fow-2.0 5.6.4:14", "fow-2.0 10.2:2", "fow-2.0-R46")
def test_abilities_after_battle_damage_come_sort_by_sort() -> None:
    """Received, dealt, destroyed, put into a graveyard: whatever the order in which they could be put."""
    t = Table(ED)
    mine = t.field(P1, "[Continuous] When this card deals damage, you gain 200 life.\n"
                       "[Continuous] When this card is dealt damage, you gain 100 life.", defense=900)  # fmt: skip
    theirs = t.field(P2, "[Continuous] When this card is put into a graveyard from your field, you gain 400 life.\n"
                         "[Continuous] When this card is destroyed, you gain 300 life.")  # fmt: skip
    t.attack(mine, block=theirs)
    assert t.zone_of(theirs) == "graveyard"
    assert [e.amount for e in t.events("value") if e.key == "life"] == [100, 200, 300, 400]


@pytest.mark.rule("fow-2.0 5.6.4:16")
def test_what_lasts_until_the_end_of_the_battle_stops_with_it() -> None:
    t = Table(ED, asking=True)
    mine, theirs = t.field(P1, defense=900), t.field(P2, rested=True, attack=100)
    swell = t.instant(P1, "Target resonator you control gains [+200/+0] until end of battle.")
    t.declare(mine, theirs)
    t.pass_until(f"play {swell}")
    t.play(swell)
    t.pass_both()
    assert t.stats(mine) == (700, 900)
    t.finish_battle()
    assert t.stats(mine) == (500, 900) and t.options == ["end", "main"]


@pytest.mark.rule("fow-2.0 2.3:5", "fow-2.0 4.3:6")
@pytest.mark.parametrize(("life", "left"), ((4000, 2000), (300, 200), (100, 100)))
def test_half_of_little_life_may_be_nothing_to_lose(life: int, left: int) -> None:
    t = Table(ED)
    t.set(P2, life=life)
    t.j_ruler(P2)
    t.cast(t.chant(P1, "Destroy target J-ruler."))
    assert t.life(P2) == left
    assert len([e for e in t.events("value") if e.key == "life"]) == (left < life)


@pytest.mark.rule("fow-2.0-R57", "fow-2.0 11.2:1")
@pytest.mark.parametrize("skill", ("[Imperishable]", ""))
@pytest.mark.parametrize("end", ("Destroy target J-ruler.", "Your opponent banishes a J-ruler."))
def test_only_the_destroyed_return_as_they_were(skill: str, end: str) -> None:
    t = Table(ED)
    king = t.j_ruler(P2, skill)
    t.cast(t.chant(P1, end))
    kept = bool(skill) and end.startswith("Destroy")
    assert t.zone_of(king) == "ruler area" and ("J-ruler" in t.chars(king).types) is not kept


# -- additions --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 2.5.1:2", "fow-2.0 3.2:1")
@pytest.mark.parametrize(("whose", "comes"), ((P1, False), (P2, True)))
def test_no_effect_puts_a_second_field_of_a_name_beside_the_first(whose: int, comes: bool) -> None:
    """One of that name in the other player's field is in nobody's way."""
    t = Table(ED)
    text = "[Continuous] Resonators gain [+100/+0]."
    t.addition(whose, text, name="Windy Heath")
    card = t.graveyard(P1, text, type="addition", subtype="field", name="Windy Heath")
    t.cast(t.chant(P1, "Put target addition from your graveyard into your field."))
    assert t.zone_of(card) == ("field" if comes else "graveyard")


@pytest.mark.rule("fow-2.0 2.5.3:3", "fow-2.0-R33")
def test_an_addition_may_be_added_to_a_ruler_in_its_area() -> None:
    t = Table(ED)
    ruler = t.ruler(P2, back={"attack": 800, "defense": 800})
    card = t.hand(P1, "[Continuous] The added ruler cannot do judgment.", type="addition", subtype="ruler", cost="{0}")
    assert t.forbids(f"play {card}") == ""
    t.cast(card, ruler)
    assert t.zone_of(card) == "field"


@pytest.mark.rule("fow-2.0 14.20:1", "fow-2.0-R2", "fow-2.0 12.6:2")
def test_what_lasts_until_end_of_turn_is_over_when_the_end_of_the_turn_is_dealt_with() -> None:
    t = Table(ED)
    text = "[Continuous] At the end of your turn, this card deals damage equal to its ATK to your opponent."
    mine = t.field(P1, text)
    t.cast(t.chant(P1, "Target resonator gains [+200/+0] until end of turn."))
    assert t.stats(mine) == (700, 500)
    t.to_next_turn()
    assert t.life(P2) == 3500


@pytest.mark.rule("fow-2.0 2.5.1:2", "fow-2.0 7:1")
@pytest.mark.parametrize("whose", (P1, P2))
def test_a_field_addition_finds_another_of_its_name_that_came_meanwhile(whose: int) -> None:
    """In answer one of the same name is put into a field: into the same one, and the addition on the chase finds no
    place there; into the other player's, and it does."""
    t = Table(ED, asking=True)
    hall = {"type": "addition", "subtype": "field", "name": "Windy Heath", "cost": "{0}"}
    text = "[Continuous] Resonators gain [+100/+0]."
    first = t.graveyard(whose, text, **hall)
    card = t.hand(P1, text, **hall)
    spell = t.instant(whose, "Put target addition from your graveyard into your field.")
    t.play(card)
    if whose == P1:
        t.pass_()
    t.play(spell)
    t.resolve()
    assert t.where(first) == (whose, "field")
    assert t.zone_of(card) == ("graveyard" if whose == P1 else "field")


# -- whose it is ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 11.2.3:1", "fow-2.0 11.2.3:2")
@pytest.mark.parametrize(("words", "whose"), (
    ("Banish a card in your hand.", P1), ("Your opponent banishes a card in his or her hand.", P2),
))  # fmt: skip
def test_who_banishes_from_the_hand_discards(words: str, whose: int) -> None:
    """The card goes from that player's hand to their graveyard, and who waits for them to discard has seen it."""
    t = Table(ED)
    for seat in (P1, P2):
        t.hand(seat, attack=100)
    t.field(P1, "When you discard a card, you gain 100 life.")
    t.field(P1, "When your opponent discards a card, you gain 300 life.")
    t.cast(t.chant(P1, words))
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == ((0, 1) if whose == P1 else (1, 0))
    assert t.life(P1) == (4100 if whose == P1 else 4300)


@pytest.mark.rule("fow-2.0 2.6.3:4", "fow-2.0 2.6.3:5")
@pytest.mark.parametrize(("whose", "player"), (("you play", P1), ("your opponent plays", P2)))
def test_one_that_waits_for_a_players_spell_waits_for_that_players(whose: str, player: int) -> None:
    """The first player casts a spell; both have one in the chant-standby area, and only one of these may be used."""
    t = Table(ED, asking=True)
    spell = t.instant(P1, GAIN)
    waits = [t.standby(seat, f"[Trigger] When {whose} a spell: Draw a card.") for seat in (P1, P2)]
    t.play(spell)
    able = []
    for _ in range(2):
        asked = t.asked
        assert asked is not None
        able += [asked] if f"play {waits[asked]} standby" in t.options else []
        t.pass_()
    assert able == [player]


@pytest.mark.rule("fow-2.0 1.4.5:7", "fow-2.0 13.2:2")
@pytest.mark.parametrize(("words", "allowed"), (
    ("You cannot play spells.", True), ("Your opponent cannot play spells.", False),
))  # fmt: skip
def test_who_is_kept_from_playing_spells_declares_none(words: str, allowed: bool) -> None:
    t = Table(ED, asking=True)
    t.field(P2, words)
    spell = t.chant(P1, GAIN)
    assert (t.forbids(f"play {spell}") == "") is allowed


@pytest.mark.rule("fow-2.0 14.23:1")
def test_what_is_said_next_of_a_canceled_spell_means_its_card_in_the_graveyard() -> None:
    """It went to its owner's graveyard, and from there it is removed; the cost is not given back."""
    t = Table(ED, turn_of=P2, asking=True)
    t.set(P2, will_r=1)
    stop = t.instant(P1, "Cancel target spell. Remove it from the game.")
    played = t.chant(P2, GAIN, cost="{R}")
    t.play(played)
    if t.asked == P2:
        t.pass_()
    t.play(stop)
    t.resolve()
    assert t.where(played) == (P2, "removed area") and t.life(P2) == 4000 and t.wills(P2) == {}
