"""Wordings of Force of Will, played: what a player would see at the table. All cards are made up."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table, by

every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))


def offered(t: Table, *cards: Piece) -> set[Piece]:
    return {card for card in cards if t._key(card) in t.options}


# -- decks ------------------------------------------------------------------------------------------------------------
@every
def test_the_rest_of_the_deck_is_shuffled_and_the_card_lies_on_top_of_it(ruleset: str) -> None:
    t = Table(ruleset)
    wanted, *_others = [t.deck(P1, name=name, attack=100, defense=100) for name in ("Oar", "Sail", "Mast", "Keel")]
    text = "Search your main deck for a card. Then shuffle the rest of your main deck and put that card on top of it."
    search, draw = t.chant(P1, text), t.chant(P1, "Draw a card.")
    t.cast(search, then=(wanted,))
    t.cast(draw)
    assert [t.game.cards[card].definition.name for card in t.game.zone(P1, "hand")] == ["Oar"]


@every
def test_on_bottom_of_it_means_the_deck_spoken_of_last(ruleset: str) -> None:
    t = Table(ruleset)
    top = t.put(P1, "magic stone deck", type="magic stone", subtype="special", name="Oar Stone")
    text = "Look at the top card of your magic stone deck. Then put that card on bottom of it."
    t.cast(t.chant(P1, text))
    assert t.zone_of(top) == "magic stone deck"
    assert t.game.zone(P1, "magic stone deck")[-1] == top.id


# -- what holds -------------------------------------------------------------------------------------------------------
@every
def test_what_may_be_looked_at_any_time_is_seen_by_that_player_only(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P1, "You may look at the top card of your main deck at any time.")
    second, first = t.deck(P1), t.deck(P1)
    gain, draw = t.chant(P1, "You gain 100 life."), t.chant(P1, "Draw a card.")
    t.cast(gain)
    assert t.sees(P1, first) and not t.sees(P2, first) and not t.sees(P1, second)
    t.cast(draw)
    assert t.sees(P1, second) and not t.sees(P2, second)


@every
def test_attribute_costs_are_paid_with_any_will(ruleset: str) -> None:
    t = Table(ruleset)
    t.stone(P1, "fire"), t.stone(P1, "fire")
    elf, orc = t.hand(P1, cost="{W}{G}", race=["Elf"]), t.hand(P1, cost="{W}{G}", race=["Orc"])
    lord = t.hand(P1, "You may pay the attribute cost of Elf resonators with will of any attribute.", cost="{0}")
    assert t.forbids(f"play c{elf.id}")
    t.cast(lord)
    assert t.forbids(f"play c{orc.id}")
    t.cast(elf)
    assert t.zone_of(elf) == "field"


@every
def test_what_holds_and_what_it_triggers_stand_on_one_line(ruleset: str) -> None:
    t = Table(ruleset)
    wall = t.addition(
        P1,
        "[Continuous] Resonators you control gain [+100/+100]. When you have no cards in your hand, banish this card.",
    )
    elf, chant, _card = t.field(P1, attack=200, defense=200), t.chant(P1, "Discard a card."), t.hand(P1)
    assert t.stats(elf) == (300, 300)
    t.cast(chant)
    t.resolve()
    assert t.zone_of(wall) == "graveyard"


def test_this_card_is_played_from_the_removed_area() -> None:
    t = Table("fow-5.5/valhalla")
    elf = t.put(P1, "removed area", "You may play this card from the removed area.", type="resonator", cost="{0}")
    t.cast(elf)
    assert t.zone_of(elf) == "field"


# -- how often --------------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(
    "text",
    (
        "Whenever you draw a card for the first time each turn, you gain 100 life.",
        "The first time you draw a card each turn, you gain 100 life.",
        "Whenever you draw a card, if it's the first card you draw this turn, you gain 100 life.",
    ),
)
def test_only_the_first_time_each_turn(ruleset: str, text: str) -> None:
    t = Table(ruleset)
    t.field(P1, text)
    for chant in [t.chant(P1, "Draw a card.") for _ in range(2)]:
        t.cast(chant)
        t.resolve()
    assert t.life(P1) == t.life(P2) + 100


@every
def test_several_that_were_put_into_a_graveyard_this_turn(ruleset: str) -> None:
    t = Table(ruleset)
    text = "If two or more resonators were put into a graveyard from a field this turn, you gain 500 life."
    asked = [t.chant(P1, text) for _ in range(3)]
    blows = [
        (t.chant(P1, "Destroy target resonator."), t.field(P2, name=name, attack=100, defense=100))
        for name in ("Oar", "Sail")
    ]
    for chant, blow in zip(asked, (*blows, None), strict=True):
        t.cast(chant)
        if blow is not None:
            assert t.life(P1) == t.life(P2)
            t.cast(*(blow if blow is blows[0] else blow[:1]))
    assert t.life(P1) == t.life(P2) + 500


@every
def test_one_that_is_put_into_a_graveyard_this_turn(ruleset: str) -> None:
    t = Table(ruleset)
    text = "If an Elf is put into your graveyard from a field this turn, you gain 500 life."
    first, then = [t.chant(P1, text) for _ in range(2)]
    blows = [(t.chant(P1, "Destroy target resonator."), t.field(seat, race=["Elf"])) for seat in (P2, P1)]
    t.cast(*blows[0])
    t.cast(first)
    assert t.life(P1) == t.life(P2)
    t.cast(blows[1][0])
    t.cast(then)
    assert t.life(P1) == t.life(P2) + 500


# -- nouns ------------------------------------------------------------------------------------------------------------
@every
def test_any_number_of_cards_of_several_names(ruleset: str) -> None:
    t = Table(ruleset)
    cards = {name: t.deck(P1, name=name, attack=100, defense=100) for name in ("Oar", "Sail", "Mast", "Keel")}
    text = (
        'Reveal the top four cards of your main deck. Put any number of cards named "Oar", "Sail" and/or "Mast" from '
        "among them into your hand. Put the rest into your graveyard."
    )
    t.cast(t.chant(P1, text), then=(cards["Oar"], cards["Mast"], "done"))
    assert {name for name, card in cards.items() if t.zone_of(card) == "hand"} == {"Oar", "Mast"}


@every
def test_the_same_total_cost_is_that_of_the_card_spoken_of(ruleset: str) -> None:
    t = Table(ruleset)
    old = t.field(P1, cost="{2}")
    like, other = t.hand(P1, cost="{1}{W}"), t.hand(P1, cost="{3}")
    text = "Destroy target resonator. You may put a resonator with the same total cost from your hand into your field."
    t.cast(t.chant(P1, text), then=("yes", like))
    assert [t.zone_of(card) for card in (old, like, other)] == ["graveyard", "field", "hand"]


@every
def test_an_addition_on_this_card(ruleset: str) -> None:
    t = Table(ruleset)
    host, friend = t.field(P1, "{0}: Banish an [Addition: Resonator] on this card."), t.field(P1)
    here, there = t.addition(P1, on=host, subtype="resonator"), t.addition(P1, on=friend, subtype="resonator")
    t.activate(host)
    t.resolve()
    assert (t.zone_of(here), t.zone_of(there)) == ("graveyard", "field")


# -- conditions -------------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(
    ("mine", "gained"), ((("Elf",), 0), (("Elf", "Cat"), 500), (("Cat",), 0), (("Orc", "Cat"), 500))
)
def test_one_of_two_and_a_third(ruleset: str, mine: tuple[str, ...], gained: int) -> None:
    t = Table(ruleset)
    for race in mine:
        t.field(P1, race=[race])
    t.cast(t.chant(P1, "If you control an Elf or you control an Orc, and you control a Cat, you gain 500 life."))
    assert t.life(P1) == t.life(P2) + gained


def test_an_added_resonator_that_is_with_no_attribute() -> None:
    t = Table("fow-5.5/valhalla")
    plain, fiery = (t.field(P1, attack=100, defense=100, attribute=given) for given in ([], ["fire"]))
    for host in (plain, fiery):
        t.addition(
            P1, "Added resonator gains [+600/+600] as long as it is with no attribute.", on=host, subtype="resonator"
        )
    assert (t.stats(plain), t.stats(fiery)) == ((700, 700), (100, 100))


@every
@pytest.mark.parametrize(
    "text",
    (
        "Added resonator gains [+600/+600] as long as it's rested.",
        "As long as added resonator is rested, it gains [+600/+600].",
        "Resonators you control gain [+600/+600] as long as they are rested.",
    ),
)
def test_a_condition_on_the_card_that_gains(ruleset: str, text: str) -> None:
    t = Table(ruleset)
    tired, fresh = (t.field(P1, attack=100, defense=100, rested=rested) for rested in (True, False))
    for host in (tired, fresh) if "dded" in text else (fresh,):
        t.addition(P1, text, on=host, subtype="resonator")
    assert (t.stats(tired), t.stats(fresh)) == ((700, 700), (100, 100))


# -- counters ---------------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(("cat", "arrows"), ((False, 2), (True, 4)))
def test_other_counters_instead_go_on_the_same_card(ruleset: str, cat: bool, arrows: int) -> None:
    t = Table(ruleset)
    if cat:
        t.field(P1, race=["Cat"])
    text = "{0}: Put two arrow counters on this card. If you control a Cat, put four arrow counters instead."
    bow = t.field(P1, text)
    t.activate(bow)
    t.resolve()
    assert t.game.cards[bow.id].counters.get("arrow", 0) == arrows


# -- permission and choice --------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("pays", (True, False))
def test_what_an_opponent_can_pay(ruleset: str, pays: bool) -> None:
    t = Table(ruleset)
    t.stone(P2, "fire")
    t.cast(
        t.chant(P1, "Your opponent can pay {1}. If he or she doesn't, you gain 500 life."),
        then=(by(P2, "yes"),) if pays else (by(P2, "no"),),
    )
    assert t.life(P1) == t.life(P2) + (0 if pays else 500)


@every
def test_a_spell_that_says_when_it_cannot_be_played(ruleset: str) -> None:
    t = Table(ruleset)
    chant = t.chant(P1, "You gain 500 life. You cannot play this card if you control a resonator.")
    _elf, blow = t.field(P1), t.chant(P1, "Destroy target resonator.")
    assert t.forbids(f"play c{chant.id}")
    t.cast(blow)
    t.cast(chant)
    assert t.life(P1) == t.life(P2) + 500


@every
def test_on_top_of_it_means_the_magic_stone_deck(ruleset: str) -> None:
    t = Table(ruleset)
    low = t.put(P1, "magic stone deck", type="magic stone", subtype="special", name="Oar Stone", at="bottom")
    text = (
        "Search your magic stone deck for a special magic stone. "
        "Then shuffle your magic stone deck and put that card on top of it."
    )
    t.cast(t.chant(P1, text), then=(low,))
    assert t.game.cards[t.game.zone(P1, "magic stone deck")[0]].definition.name == "Oar Stone"


def test_an_effect_that_shifts_a_card() -> None:
    t = Table("fow-5.5/valhalla")
    back = {"name": "Flame", "type": "resonator", "attack": 900, "defense": 900}
    ember = t.field(P1, "[Shift] {2}\n{0}: Shift this card.", attack=100, defense=100, back=back)
    t.activate(ember, n=2)
    t.resolve()
    assert t.stats(ember) == (900, 900)


# -- skills of younger cards (ruling fow-5.5-R60) ---------------------------------------------------------------------
@pytest.mark.rule("fow-5.5 11.2:1", "fow-5.5-R60")
def test_a_card_with_precision_attacks_what_is_recovered() -> None:
    t = Table("fow-5.5/valhalla")
    sharp, blunt, foe = t.field(P1, "[Precision]"), t.field(P1), t.field(P2)
    t.to_attack()
    assert not t.forbids(f"attack c{sharp.id} c{foe.id}")
    assert t.forbids(f"attack c{blunt.id} c{foe.id}")


def test_a_card_with_barrier_is_no_target_for_opponents() -> None:
    t = Table("fow-5.5/valhalla")
    safe, bare, mine = t.field(P2, "[Barrier]"), t.field(P2, cost="{5}"), t.field(P1, "[Barrier]", cost="{3}")
    t.play(t.chant(P1, "Destroy target resonator."))
    assert offered(t, safe, bare, mine) == {bare, mine}


def test_a_card_with_limit_wears_out() -> None:
    t = Table("fow-5.5/valhalla")
    card = t.hand(P1, "[Limit] 2\n[Swiftness]", cost="{0}")
    t.cast(card)
    assert t.game.cards[card.id].counters.get("limit", 0) == 2
    t.attack(card)
    assert t.game.cards[card.id].counters.get("limit", 0) == 1


# -- what an ability costs --------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("cat", (False, True))
def test_an_ability_that_takes_less_under_a_condition(ruleset: str, cat: bool) -> None:
    t = Table(ruleset)
    t.field(P1, race=["Cat" if cat else "Dog"])
    t.stone(P1, "fire")
    text = "{3}: You gain 500 life. If you control a Cat, you may pay {2} less to play this ability."
    well = t.field(P1, f"{text}\n{{3}}: You gain 900 life.")
    assert bool(t.forbids(t.activation(well))) is not cat
    assert t.forbids(t.activation(well, n=2))


# -- states -----------------------------------------------------------------------------------------------------------
@every
def test_all_but_one_of_those_that_are_too_many(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P1, "When you control two or more Cats with the same name, banish all but one of them.")
    cats = [
        t.put(P1, zone, name="Tom", type="resonator", attack=100, defense=100, race=["Cat"], cost="{0}")
        for zone in ("field", "hand")
    ]
    other = t.field(P1, name="Tib", attack=100, defense=100, race=["Cat"])
    t.cast(cats[1])
    t.resolve(cats[1])
    assert [t.zone_of(card) for card in (*cats, other)] == ["field", "graveyard", "field"]


# -- occasions --------------------------------------------------------------------------------------------------------
@every
def test_damage_dealt_while_attacking(ruleset: str) -> None:
    t = Table(ruleset)
    beast = t.field(
        P1,
        "Whenever this card deals damage to a resonator while attacking, you gain 100 life.\n"
        "{0}: This card deals 100 damage to target resonator.",
        attack=500,
        defense=900,
    )
    foe = t.field(P2, attack=100, defense=400, rested=True)
    t.activate(beast, foe)
    t.resolve()
    assert t.life(P1) == t.life(P2)
    t.attack(beast, foe)
    assert t.life(P1) == t.life(P2) + 100


@every
@pytest.mark.parametrize("zone", ("hand", "field"))
def test_put_into_a_graveyard_from_one_of_two_places(ruleset: str, zone: str) -> None:
    t = Table(ruleset)
    card = t.put(
        P1, zone, "When this card is put into a graveyard from hand or field, you gain 100 life.", type="resonator"
    )
    t.cast(t.chant(P1, "Destroy target resonator." if zone == "field" else "Discard a card."))
    t.resolve()
    assert t.zone_of(card) == "graveyard" and t.life(P1) == t.life(P2) + 100


@every
def test_the_first_will_of_a_turn_brings_another(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(
        P1,
        "When you rest a magic stone to produce will for the first time in a turn, you may produce an additional {G}.",
    )
    t.stone(P1, "fire"), t.stone(P1, "fire")
    spring = t.field(P1, "{R}: You gain 100 life.")
    t.activate(spring)
    t.resolve("yes")
    assert t.life(P1) == t.life(P2) + 100 and t.wills(P1).get("G", 0) == 1


# -- Energize and Bestow (ruling fow-5.5-R60) -------------------------------------------------------------------------
@pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.5/valhalla"))
def test_who_goes_second_has_a_will_coin(ruleset: str) -> None:
    from ludex.games.fow import starting
    from ludex.games.fow.catalog import Catalog
    from ludex.games.fow.ch02_cards.cardfile import CardRow, Side
    from ludex.games.fow.ch04_preparation.deckfile import Deck
    from ludex.games.fow.rulesets import RULESETS

    back = Side(name="Taker", attack=700, defense=700)
    catalog = Catalog(
        [
            *(CardRow(name=f"Porter {n}", type="resonator", cost="{1}", attack=n, defense=n) for n in range(10)),
            CardRow(name="Keeper", type="ruler", text="[Energize] {R}", back=back),
            CardRow(name="Pebble", type="magic stone", subtype="basic"),
        ]
    )
    deck = Deck(name="plain", ruler="Keeper", main={f"Porter {n}": 4 for n in range(10)}, stones={"Pebble": 10})
    g = starting.start(RULESETS[ruleset], (deck, deck), 7, catalog=catalog)
    while g.decision is not None and g.turn < 2:
        keys = [option.key for option in g.decision.options]
        g.choose(next((key for key in ("done", "first", "pass", "end") if key in keys), keys[0]))
    coins = [card for seat in (0, 1) for card in g.zone(seat, "field") if g.chars(card).name == "Will Coin"]
    assert [g.cards[card].seat for card in coins] == [1 - g.first]


def test_a_coin_is_banished_for_its_will_and_is_no_card() -> None:
    t = Table("fow-5.5/valhalla")
    coin = t.put(P1, "field", "Banish this card: Produce {R}.", type="coin", name="Will Coin")
    elf, sweep = t.hand(P1, cost="{R}"), t.chant(P1, "Destroy all cards in your field.")
    t.cast(sweep)
    assert t.zone_of(coin) == "field"
    t.cast(elf)
    assert t.zone_of(elf) == "field" and not t.zone_of(coin)


def test_a_bestowed_addition() -> None:
    t = Table("fow-5.5/valhalla")
    text = "Bestowed resonator gains [+200/+200].\n[Bestow] {0}, {Rest}"
    mark, elf = t.addition(P1, text), t.field(P1, attack=100, defense=100)
    blow = t.chant(P1, "Destroy target resonator.")
    assert t.stats(elf) == (100, 100)
    t.activate(mark)
    t.resolve()
    assert t.stats(elf) == (300, 300) and t.rested(mark)
    assert t.forbids(t.activation(mark))
    t.cast(blow)
    assert (t.zone_of(elf), t.zone_of(mark)) == ("graveyard", "field")


def test_not_bestowed_to_a_card() -> None:
    t = Table("fow-5.5/valhalla")
    text = "As long as this card is not bestowed to a card, resonators you control gain [+200/+200].\n[Bestow] {0}"
    mark, elf = t.addition(P1, text), t.field(P1, attack=100, defense=100)
    assert t.stats(elf) == (300, 300)
    t.activate(mark)
    t.resolve()
    assert t.stats(elf) == (100, 100)


# -- more -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("others", (0, 1))
def test_torrent_asks_what_was_played_before(others: int) -> None:
    t = Table("fow-5.5/valhalla")
    wave = t.chant(P1, "You gain 100 life. [Torrent] You gain 500 life.")
    answer = t.instant(P1, "You gain 200 life.")
    before = [t.chant(P1, "You gain 300 life.") for _ in range(others)]
    for chant in before:
        t.cast(chant)
    t.play(wave)
    t.play(answer)  # what is played after it does not count
    t.resolve()
    assert t.life(P1) == t.life(P2) + 300 + 800 * others


@every
@pytest.mark.parametrize("taken", ("resonator", "addition"))
def test_one_deed_or_another(ruleset: str, taken: str) -> None:
    t = Table(ruleset)
    elf, grove = t.field(P2), t.addition(P2)
    t.play(
        t.chant(P1, "Destroy target resonator or destroy target addition."),
        "option 1" if taken == "resonator" else "option 2",
    )
    t.resolve()
    assert (t.zone_of(elf) == "graveyard") == (taken == "resonator")
    assert (t.zone_of(grove) == "graveyard") == (taken == "addition")


@every
@pytest.mark.parametrize(("tree", "stats"), (("Old Elm", (300, 300)), ("Old Oak", (900, 900))))
def test_numbers_that_become_others_while_something_holds(ruleset: str, tree: str, stats: tuple[int, int]) -> None:
    t = Table(ruleset)
    text = 'If there are no cards with "Oak" in its name in any field, this card\'s ATK and DEF becomes [300/300].'
    goat = t.field(P1, text, attack=900, defense=900)
    t.field(P2, name=tree, attack=100, defense=100)
    assert t.stats(goat) == stats


@every
def test_one_or_more_for_the_first_time_each_turn(ruleset: str) -> None:
    t = Table(ruleset)
    times = "for the first time each turn"
    t.field(P1, f"Whenever you put one or more resonators with [Flying] into your field {times}, draw a card.")
    walker, *flyers = [t.hand(P1, text, cost="{0}") for text in ("", "[Flying]", "[Flying]")]
    for card, drawn in ((walker, 0), (flyers[0], 1), (flyers[1], 0)):
        held = t.count(P1, "hand")
        t.cast(card)
        t.resolve()
        assert t.count(P1, "hand") == held - 1 + drawn


@every
@pytest.mark.parametrize(("words", "dealt"), (("that much plus 200", 300), ("twice that much damage", 200)))
def test_more_damage_than_that(ruleset: str, words: str, dealt: int) -> None:
    t = Table(ruleset)
    text = f"If this card would deal damage, it deals {words} instead."
    imp = t.field(P1, f"{text}\n{{0}}: This card deals 100 damage to your opponent.")
    t.activate(imp)
    t.resolve()
    assert t.life(P2) == t.life(P1) - dealt


@every
@pytest.mark.parametrize(("words", "gained"), (("that much life plus 100", 300), ("twice that much life", 400)))
def test_more_life_than_that(ruleset: str, words: str, gained: int) -> None:
    t = Table(ruleset)
    t.field(P1, f"If you would gain life, you gain {words} instead.")
    t.cast(t.chant(P1, "You gain 200 life."))
    assert t.life(P1) == t.life(P2) + gained


@pytest.mark.parametrize(
    ("words", "attributes", "races"),
    (
        ("becomes fire and loses its other attributes", {"fire"}, {"Elf"}),
        ("becomes a Cat and loses all other races", {"light", "wind"}, {"Cat"}),
    ),
)
def test_what_a_card_becomes_and_loses(words: str, attributes: set[str], races: set[str]) -> None:
    t = Table("fow-5.5/valhalla")
    elf = t.field(P1, attribute=["light", "wind"], race=["Elf"])
    t.cast(t.chant(P1, f"Target resonator {words} until end of turn."))
    chars = t.chars(elf)
    assert (set(chars.label("attribute")), set(chars.label("race"))) == (attributes, races)


@pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
@pytest.mark.parametrize("stays", (True, False))
def test_a_card_that_its_player_need_not_recover(ruleset: str, stays: bool) -> None:
    t = Table(ruleset)
    sleeper = t.field(P2, "You may choose not to recover this card during the recovery phase.", rested=True)
    other = t.field(P2, rested=True)
    t.to_next_turn()
    t.choose(by(P2, sleeper if stays else "done"))
    t.pass_until("battle")
    assert (t.rested(sleeper), t.rested(other)) == (stays, False)
