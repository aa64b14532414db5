"""Small words once more: each test here fails if a word of its rule is turned into another."""

from __future__ import annotations

import pytest

from ludex import games
from tests.fow_table import P1, P2, Table

every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


@every
@pytest.mark.rule("fow 1.5:3", "fow-2.0 1.4.3:3")
@pytest.mark.parametrize("owner", (P1, P2))
def test_1_5__3_control_goes_back_to_whose_card_it_was(ruleset: str, owner: int) -> None:
    """Taken until end of turn, a resonator is its owner's again afterwards, whoever that is."""
    t = Table(ruleset, turn_of=1 - owner)
    taken = t.field(owner)
    t.cast(t.chant(1 - owner, "Gain control of target resonator until end of turn."))
    assert t.where(taken) == (1 - owner, "field")
    t.to_next_turn()
    assert t.where(taken) == (owner, "field")


@both
@pytest.mark.rule("fow 3.1:5", "fow 1.5:3.1", "fow 9.9:5")
@pytest.mark.parametrize(("whose", "rested"), (("your", (True, False)), ("your opponent's", (False, True))))
def test_3_1__5_where_no_player_is_named_it_is_the_owners_zone(
    ruleset: str, whose: str, rested: tuple[bool, bool]
) -> None:
    """A card that is put "into the field" comes into its owner's, and rested if that is where cards come in rested."""
    for owner in (P1, P2):
        t = Table(ruleset)
        t.field(P1, f"[Continuous] Resonators come into {whose} field rested.")
        card = t.field(owner)
        t.cast(t.chant(P1, "Remove target resonator from the game. Put it into the field."), card)
        assert t.where(card) == (owner, "field") and t.rested(card) is rested[owner]


@every
@pytest.mark.rule("fow 10.9:3", "fow 13.2:1")
def test_10_9__3_what_can_be_destroyed_is_beside_what_cannot(ruleset: str) -> None:
    """Of two resonators with as much damage as DEF only the one stays that cannot be destroyed."""
    t = Table(ruleset)
    rock, reed = t.field(P2, "This card cannot be destroyed.", defense=500), t.field(P2, defense=500)
    t.cast(t.chant(P1, "Deal 500 damage to each resonator."))
    assert (t.zone_of(rock), t.zone_of(reed)) == ("field", "graveyard")


@every
@pytest.mark.rule("fow 9.2:1", "fow 9.2:2")
@pytest.mark.parametrize(("text", "life"), (
    ("[Continuous] At end of turn, if this card is in your graveyard, you gain 300 life.", 4300),
    ("[Continuous] When this card is put into a graveyard from your hand, you gain 300 life.", 4300),
))  # fmt: skip
def test_9_2__1_a_chant_hears_what_it_says_of_itself_only(ruleset: str, text: str, life: int) -> None:
    """Of a chant an ability that names where it lies, or what happens to it, is one besides its text; whatever else it
    says is its text, and nothing until it is played."""
    t = Table(ruleset, turn_of=P2)
    for seat in (P1, P2):
        t.deck(seat, cost="{3}")
    card = t.chant(P1, text)
    t.cast(t.chant(P2, "Your opponent discards a card."))
    assert t.zone_of(card) == "graveyard"
    t.to_next_turn()
    assert t.life(P1) == life


@every
@pytest.mark.rule("fow 9.2:2", "fow 9.2:1.1")
@pytest.mark.parametrize(("zone", "attack"), (("graveyard", 600), ("field", 500)))
def test_9_2__2_an_ability_holds_where_it_asks_its_card_to_be(ruleset: str, zone: str, attack: int) -> None:
    """A resonator that helps others as long as it is in the graveyard does so there, and not in the field."""
    t = Table(ruleset)
    reed = t.field(P1, attack=500, defense=500)
    text = "[Continuous] As long as this card is in your graveyard, resonators you control gain [+100/+100]."
    t.put(P1, zone, text, attack=100, defense=100)
    assert t.stats(reed)[0] == attack


@every
@pytest.mark.rule("fow 9.2:2", "fow 9.2:1.1")
@pytest.mark.parametrize(("zone", "life"), (("graveyard", 4300), ("field", 4000)))
def test_9_2__2_an_ability_triggers_where_it_asks_its_card_to_be(ruleset: str, zone: str, life: int) -> None:
    """The same of what happens at end of turn."""
    t = Table(ruleset)
    t.put(P1, zone, "At end of turn, if this card is in your graveyard, you gain 300 life.", attack=100, defense=100)
    t.to_next_turn()
    assert t.life(P1) == life


SHIELD = (
    "Target resonator you control gains \"This card cannot be targeted by your opponent's spells or abilities.\" until "
    "end of turn."
)


@both
@pytest.mark.rule("fow 9.3:3.1", "fow 7.2:4")
def test_9_3__3_1_an_addition_finds_a_card_that_may_no_more_be_aimed_at(ruleset: str) -> None:
    """In answer the resonator gains a word against that: the addition goes to the graveyard; otherwise it is added."""
    for answered in (True, False):
        t = Table(ruleset, asking=True)
        host = t.field(P2, attack=500, defense=500)
        card = t.hand(P1, "[Continuous] The added resonator gains [+0/-100].", type="addition", subtype="resonator",
                      cost="{0}")  # fmt: skip
        shield = t.instant(P2, SHIELD)
        t.play(card)
        t.pass_()
        if answered:
            t.play(shield)
            t.pass_both()
        t.resolve()
        assert t.zone_of(card) == ("graveyard" if answered else "field")
        assert t.stats(host) == (500, 500 if answered else 400)


WELL = "Discard a card: Produce {R}."


@both
@pytest.mark.rule("fow 9.3:2.5", "fow 6.3:1")
def test_9_3__2_5_what_turned_out_impossible_is_refused_from_then_on(ruleset: str) -> None:
    """The only will there is costs the card that would have to be discarded: tried in every way, the chant is refused,
    and nothing was paid."""
    t = Table(ruleset, asking=True)
    t.addition(P1, WELL)
    held = t.hand(P1, attack=100)
    text = "As an additional cost to play this card, discard a card.\nDraw two cards."
    spell = t.chant(P1, text, cost="{R}")
    assert t.forbids(f"play {spell}") == ""
    while f"play {spell}" in t.options:
        t.choose(f"play {spell}")
        if not t.menu:  # how to pay
            t.choose(t.options[0])
    assert t.forbids(f"play {spell}") == f"{ruleset.partition('/')[0]} 9.3:2.5"
    assert t.zone_of(held) == t.zone_of(spell) == "hand"


@both
@pytest.mark.rule("fow 8.2:5", "fow 8.2:3")
def test_8_2__5_an_attack_that_turned_out_impossible_is_refused_from_then_on(ruleset: str) -> None:
    """The same of what an attack takes: the player may only forfeit then, and the card is not rested."""
    t = Table(ruleset, asking=True)
    t.addition(P1, WELL)
    held = t.hand(P1, attack=100)
    lone = t.field(P1, "This card cannot attack unless you pay {1} and discard a card.")
    t.to_attack()
    attack = f"attack {lone} {t.player(P2)}"
    while attack in t.options:
        t.choose(attack)
        if not t.menu:  # how to pay
            t.choose(t.options[0])
    assert t.options == ["forfeit"] and t.forbids(attack) == f"{ruleset.partition('/')[0]} 8.2:5"
    assert t.zone_of(held) == "hand" and not t.rested(lone)


@both
@pytest.mark.rule("fow 10.14:1.1")
@pytest.mark.parametrize(("words", "entering", "drawing"), (
    ("[Enter] abilities of resonators your opponent controls do not trigger.", 0, 100),
    ("Automatic abilities of resonators your opponent controls do not trigger.", 0, 0),
    ("[Enter] abilities of resonators you control do not trigger.", 300, 100),
))  # fmt: skip
def test_10_14__1_1_only_the_abilities_named_do_not_trigger(
    ruleset: str, words: str, entering: int, drawing: int
) -> None:
    """Of the kind named, and of whose cards are named; all others trigger as ever."""
    t = Table(ruleset)
    t.field(P2, words)
    t.field(P1, "When you draw a card, you gain 100 life.")
    comes, draws = t.hand(P1, "[Enter] You gain 300 life.", cost="{0}", attack=100), t.chant(P1, "Draw a card.")
    t.cast(comes)
    assert t.life(P1) == 4000 + entering
    t.cast(draws)
    assert t.life(P1) == 4000 + entering + drawing


@every
@pytest.mark.rule("fow 10.1:1", "fow-2.0 14.21:1")
@pytest.mark.parametrize("host", (P1, P2))
def test_10_1__1_an_addition_that_an_effect_adds_comes_into_the_field_named(ruleset: str, host: int) -> None:
    """Into that of the player whose spell says "your field", whoever's resonator it is added to."""
    t = Table(ruleset)
    reed = t.field(host, attack=500, defense=500)
    text = "[Continuous] The added resonator gains [+100/+0]."
    card = t.graveyard(P1, text, type="addition", subtype="resonator")
    spell = "Put target addition from your graveyard into your field, added to target resonator."
    t.cast(t.chant(P1, spell))
    assert t.where(card) == (P1, "field") and t.stats(reed) == (600, 500)


@every
@pytest.mark.rule("fow 10.21:1", "fow 9.9:5")
@pytest.mark.parametrize(("whose", "counted"), (("your", P1), ("your opponent's", P2)))
def test_10_21__1_into_whose_field_cards_come_with_counters(ruleset: str, whose: str, counted: int) -> None:
    for seat in (P1, P2):
        t = Table(ruleset, turn_of=seat)
        t.field(P1, f"[Continuous] Each resonator enters {whose} field with 2 Star counters on it.")
        card = t.hand(seat, cost="{0}", attack=100)
        t.cast(card)
        assert t.game.cards[card.id].count("Star") == (2 if seat == counted else 0)


@every
@pytest.mark.rule("fow 8.2:3.1", "fow 8.2:5", "fow-2.0 2.3:1")
@pytest.mark.parametrize(("kind", "allowed"), (("Resonators", False), ("J-rulers", False), ("", True)))
def test_8_2__3_1_what_an_effect_keeps_from_attacking_does_not(ruleset: str, kind: str, allowed: bool) -> None:
    """Nothing has to be paid for the attack of one; still it cannot be declared where an effect says so. For that of
    another something has to be paid that is not there."""
    t = Table(ruleset, asking=True)
    reed = t.j_ruler(P1, attack=500, defense=500) if kind == "J-rulers" else t.field(P1, attack=500, defense=500)
    poor = t.field(P1, "This card cannot attack unless you pay {1}.", attack=100)
    if kind:
        t.field(P2, f"{kind} your opponent controls cannot attack.", attack=100)
    t.to_attack()
    assert (f"attack {reed} {t.player(P2)}" in t.options) is allowed
    assert t.forbids(f"attack {poor} {t.player(P2)}")


@every
@pytest.mark.rule("fow 6.1:1.3")
def test_6_1__1_3_the_table_may_stop_wherever_a_player_gets_priority(ruleset: str) -> None:
    """In every phase of one's own turn, and in the other player's, where something can be answered."""
    stops = games.board(ruleset).playmat.stops
    assert {"draw phase", "recovery phase", "main phase", "end phase"} <= {stop.moment for stop in stops}
    assert any(stop.theirs for stop in stops)


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 10.9:2", "fow-5.5 3.8:6")
def test_10_9__2_an_astral_ruler_is_no_ruler_to_destroy() -> None:
    """It may be aimed at as a card in a ruler area, and stays there."""
    t = Table("fow-5.5/valhalla")
    queen = t.j_ruler(P2)
    first, second = t.chant(P1, "Destroy target J-ruler."), t.chant(P1, "Destroy target card in a ruler area.")
    t.cast(first)
    t.cast(second, queen)
    assert t.where(queen) == (P2, "ruler area") and len(t.events("destroy", queen)) == 1
