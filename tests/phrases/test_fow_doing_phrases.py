"""Phrases of Force of Will that choose, put, count and hear something, and that nothing played."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.games.fow.ch02_cards.definitions import races
from tests.fow_table import P1, P2, Piece, Table

GAME = "fow-5.5/valhalla"
GAIN = "you gain 100 life."


def done(t: Table, card: Piece, *answers: object) -> None:
    """A chant is played and resolved; whatever else is asked gets the answers in turn, and then the first option."""
    left = list(answers)
    t.choose(f"play {card}")
    for _ in range(40):
        if t.game.decision is None or (t.menu and not t.chase):
            break
        if t.menu:
            t.choose("pass")
        else:
            wanted = left.pop(0) if left else t.options[0]
            t.choose(f"pick {wanted}" if isinstance(wanted, Piece) else wanted)  # type: ignore[arg-type]
    assert not left


def gained(t: Table, seat: int = P1) -> int:
    return (t.life(seat) - 4000) // 100


# -- which ------------------------------------------------------------------------------------------------------------
WHICH = {
    'not named "Alice"': {"hurt", "winged", "plain", "dressed", "able"},
    "without additions": {"named", "hurt", "winged", "plain", "able"},
    "without [Flying]": {"named", "hurt", "plain", "dressed", "able"},
    "with no printed abilities": {"named", "hurt", "plain", "dressed"},
}


@pytest.mark.parametrize(("words", "dead"), WHICH.items(), ids=WHICH)
def test_all_resonators_that_are_not_so(words: str, dead: set[str]) -> None:
    t = Table(GAME)
    there = {
        "named": t.field(P2, name="Alice", attack=500),
        "hurt": t.field(P2, name="Hurt", attack=500),
        "winged": t.field(P2, "[Flying]", name="Winged", attack=500),
        "plain": t.field(P2, name="Plain", attack=500),
        "dressed": t.field(P2, name="Dressed", attack=500),
        "able": t.field(P2, "[Activate] {0}: Draw a card.", name="Able", attack=500),
    }
    t.addition(P2, "Added resonator gains [+100/+0].", on=there["dressed"])
    done(t, t.chant(P1, f"Destroy all resonators {words}."))
    assert {name for name, card in there.items() if t.zone_of(card) == "graveyard"} == dead


def test_damaged_resonators() -> None:
    t = Table(GAME)
    hurt, whole = t.field(P2, name="Hurt", attack=500, defense=900), t.field(P2, name="Whole", attack=500, defense=900)
    chants = [t.chant(P1, "Deal 100 damage to target resonator."), t.chant(P1, "Destroy all damaged resonators.")]
    done(t, chants[0], hurt)
    done(t, chants[1])
    assert (t.zone_of(hurt), t.zone_of(whole)) == ("graveyard", "field")


@pytest.mark.parametrize(("words", "second"), [("different names", False), ("different total costs", False)])
def test_targets_that_differ(words: str, second: bool) -> None:
    t = Table(GAME)
    one, twin, other = (t.field(P2, name=name, cost=cost, attack=500)
                        for name, cost in (("Ash", "{1}"), ("Ash", "{1}"), ("Elm", "{2}")))  # fmt: skip
    chant = t.chant(P1, f"Destroy up to two target resonators with {words}.")
    t.choose(f"play {chant}")
    t.choose(f"pick {one}")
    assert (f"pick {twin}" in t.options, f"pick {other}" in t.options) == (second, True)


def test_one_or_more_targets() -> None:
    t = Table(GAME)
    cards = [t.field(P2, name=f"Card {n}", attack=500) for n in range(3)]
    chant = t.chant(P1, "Destroy 1 or more target resonators.")
    t.choose(f"play {chant}")
    assert "done" not in t.options
    t.choose(f"pick {cards[0]}")
    assert "done" in t.options
    t.choose("done")
    for _ in range(6):
        if t.chase:
            t.choose("pass")
    assert [t.zone_of(card) for card in cards] == ["graveyard", "field", "field"]


def test_half_of_the_resonators() -> None:
    t = Table(GAME)
    for n in range(3):
        t.field(P2, name=f"Card {n}", attack=500)
    mine = t.field(P1, attack=500)
    done(t, t.chant(P1, "Destroy half of the resonators your opponent controls."))
    assert t.count(P2, "graveyard") == 2 and t.zone_of(mine) == "field"


def test_what_it_does_not_have() -> None:
    for text, dies in (("[Flying]", False), ("", True)):
        t = Table(GAME)
        card = t.field(P2, text, name="Winged", attack=500)
        done(t, t.chant(P1, "If target resonator doesn't have [Flying], destroy it."))
        assert (t.zone_of(card) == "graveyard") is dies, text


def test_what_it_is_not() -> None:
    for kind, gains in (({"attack": 500}, 0), ({"type": "spell", "subtype": "chant", "text": ""}, 1)):
        t = Table(GAME)
        details = {key: value for key, value in kind.items() if key != "text"}
        t.deck(P1, "Draw a card." if gains else "", name="Upper", **details)
        done(t, t.chant(P1, f"Reveal the top card of your main deck. If it isn't a resonator, {GAIN}"))
        assert gained(t) == gains


# -- words that are chosen --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("words", "dead"), [("Choose a name", {"Ash"}), ("Name a card", {"Ash"})])
def test_a_name_is_chosen(words: str, dead: set[str]) -> None:
    t = Table(GAME)
    there = {name: t.field(P2, name=name, attack=500) for name in ("Ash", "Elm")}
    chant = t.chant(P1, f"{words}. Destroy all resonators with the chosen name.")
    done(t, chant, "name Ash")
    assert {name for name, card in there.items() if t.zone_of(card) == "graveyard"} == dead


def test_all_but_those_of_the_chosen_attribute() -> None:
    t = Table(GAME)
    there = {word: t.field(P2, name=word, attribute=[word], attack=500) for word in ("fire", "water")}
    done(t, t.chant(P1, "Choose an attribute. Destroy all resonators not of the chosen attribute."), "name fire")
    assert (t.zone_of(there["fire"]), t.zone_of(there["water"])) == ("field", "graveyard")


def _of(kind: str, word: str) -> dict[str, Any]:
    return {kind: [word]}


@pytest.mark.parametrize(("of", "verb", "keeps"), [("race", "gains", True), ("attribute", "becomes", False)])
def test_a_card_gains_what_was_chosen(of: str, verb: str, keeps: bool) -> None:
    t = Table(GAME)
    own, new = ("Elf", "Orc") if of == "race" else ("fire", "water")
    card = t.field(P2, name="Changed", attack=500, **_of(of, own))
    t.field(P1, name="Other", attack=500, **_of(of, new))
    choosing = f"Choose {'an' if of == 'attribute' else 'a'} {of}."
    chant = t.chant(P1, f"{choosing} Target resonator {verb} the chosen {of} until end of turn.")
    done(t, chant, card, f"name {new}")
    labels = t.chars(card).labels[of]
    assert new in labels and (own in labels) is keeps


@pytest.mark.parametrize("of", ["attribute", "race"])
def test_a_word_comes_by_chance(of: str) -> None:
    """Nobody is asked; whichever it is, those of it are meant and no others, and it is not always the same."""
    words = ("light", "fire", "water", "wind", "darkness") if of == "attribute" else races()
    article = "an" if of == "attribute" else "a"
    found = set()
    for seed in range(4):
        t = Table(GAME, seed=seed)
        cards = {word: t.field(P2, name=word, attack=500, **_of(of, word)) for word in words}
        chant = t.chant(P1, f"Choose {article} {of} at random. Destroy all resonators of the chosen {of}.")
        t.cast(chant)
        dead = [word for word, card in cards.items() if t.zone_of(card) == "graveyard"]
        assert t.zone_of(chant) == "graveyard" and len(dead) == 1
        found.update(dead)
    assert len(found) > 1


def test_a_number_is_chosen() -> None:
    t = Table(GAME)
    chant = t.chant(P1, "Choose a number. Draw cards equal to the chosen number.")
    before = t.count(P1, "hand")
    done(t, chant, "name 2")
    assert t.count(P1, "hand") == before - 1 + 2


def test_one_of_two_gifts() -> None:
    for answer in ("Flying", "Swiftness"):
        t = Table(GAME)
        card = t.field(P1, attack=500)
        chant = t.chant(P1, "Target resonator gains [Flying] or [Swiftness] until end of turn.")
        t.choose(f"play {chant}")
        for _ in range(8):
            if t.chase and t.menu:
                t.choose("pass")
            elif not t.menu:
                t.choose("gain 1" if answer == "Flying" else "gain 2")
        assert (t.has(card, "Flying"), t.has(card, "Swiftness")) == (answer == "Flying", answer == "Swiftness")


# -- where to ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("place", ["main deck", "removed area", "chant-standby area"])
def test_where_a_card_is_put(place: str) -> None:
    t = Table(GAME)
    card, other = t.field(P2, name="Mover", attack=500), t.field(P2, name="Other", attack=500)
    done(t, t.chant(P1, f"Put target resonator into its owner's {place}."), card)
    assert t.where(card) == (P2, "deck" if place == "main deck" else place)
    assert t.zone_of(other) == "field"


# -- numbers ----------------------------------------------------------------------------------------------------------
AMOUNTS = {
    "You gain X life. X is 500 minus 200.": 3,
    "You gain life equal to the highest ATK among resonators you control.": 8,
    "You gain life equal to the lowest ATK among resonators you control.": 3,
    "You gain life equal to the total ATK of resonators you control.": 11,
}


@pytest.mark.parametrize(("words", "hundreds"), AMOUNTS.items(), ids=AMOUNTS)
def test_how_much(words: str, hundreds: int) -> None:
    t = Table(GAME)
    t.field(P1, name="Low", attack=300)
    t.field(P1, name="High", attack=800)
    t.field(P2, name="Foe", attack=2000)
    done(t, t.chant(P1, words))
    assert gained(t) == hundreds


def test_as_many_as_there_were_of_them() -> None:
    t = Table(GAME)
    for n in range(2):
        t.field(P1, name=f"Card {n}", attack=500)
    chant = t.chant(P1, "Destroy all resonators you control. Draw cards equal to the number of them.")
    before = t.count(P1, "hand")
    done(t, chant)
    assert t.count(P1, "hand") == before - 1 + 2


def test_different_races_are_counted() -> None:
    t = Table(GAME)
    for n, race in enumerate(("Elf", "Elf", "Orc")):
        t.field(P1, name=f"Card {n}", race=[race], attack=500)
    chant = t.chant(P1, "Draw cards equal to the number of different races among resonators you control.")
    before = t.count(P1, "hand")
    done(t, chant)
    assert t.count(P1, "hand") == before - 1 + 2


def test_up_to_two_cards_are_drawn() -> None:
    for number in range(3):
        t = Table(GAME)
        chant = t.chant(P1, "Draw up to two cards.")
        before = t.count(P1, "hand")
        t.choose(f"play {chant}")
        asked = 0
        for _ in range(8):
            if t.menu and t.chase:
                t.choose("pass")
            elif not t.menu:
                asked += 1
                t.choose(f"number {number}" if f"number {number}" in t.options else "yes" if asked <= number else "no")
        assert t.count(P1, "hand") == before - 1 + number


def test_another_turn() -> None:
    t = Table(GAME)
    done(t, t.chant(P1, "Take another turn after this one."))
    t.to_next_turn()
    assert t.game.active == P1
    t.to_next_turn()
    assert t.game.active == P2


# -- what is heard ----------------------------------------------------------------------------------------------------
HEARD = {
    "you banish a resonator": "Banish all resonators named \"Victim\".",
    "a resonator is banished": "Banish all resonators named \"Victim\".",
    "you reveal a card": "Reveal the top card of your main deck.",
    "this card leaves the field": "Return all resonators to their owner's hand.",
    "a card is put into a removed area from anywhere": "Remove all resonators named \"Victim\" from the game.",
    "a resonator is put into your main deck from anywhere":
        "Put all resonators named \"Victim\" on the top of their owner's main deck.",
    "a charge counter is put on this card": "Put a charge counter on all resonators.",
    "a card is put into a graveyard from your lifebreak area":
        "Put the top card of your lifebreak area into your graveyard.",
    "a magic stone is put into a graveyard from your magic stone area": "Destroy all magic stones.",
    "a card is put into your lifebreak area from anywhere":
        "Put the top card of your main deck on the top of your lifebreak area.",
    "a magic stone is put into your magic stone deck from anywhere":
        "Put all magic stones on the top of their owner's magic stone deck.",
    "you control 3 or more resonators": "Put target resonator from your graveyard into the field.",
    "this card recovers": "Recover all resonators.",
}  # fmt: skip


@pytest.mark.parametrize(("event", "doing"), HEARD.items(), ids=HEARD)
def test_what_happens_is_heard(event: str, doing: str) -> None:
    """It is heard when it happens, and not when a card is drawn instead."""
    for words, heard in ((doing, True), ("Draw a card.", False)):
        t = Table(GAME)
        text = "" if "3 or more" in event else f"When {event}, {GAIN}"
        t.field(P1, text, name="Watcher", attack=500, rested=True)
        if "3 or more" in event:
            t.addition(P1, f"When {event}, banish this card. {GAIN.capitalize()}")
        t.field(P1, name="Victim", attack=500)
        t.graveyard(P1, name="Gone", attack=500)
        t.lifebreak(P1, name="Broken", attack=500)
        t.stone(P1, "fire")
        done(t, t.chant(P1, words))
        assert (gained(t) >= 1) is heard, words


# -- battles ----------------------------------------------------------------------------------------------------------
def test_what_is_attacked_hears_it() -> None:
    t = Table(GAME)
    foe = t.field(P2, f"When this card is attacked, {GAIN}", attack=100, defense=900, rested=True)
    fighter, second = t.field(P1, attack=100, defense=900), t.field(P1, attack=100, defense=900)
    t.attack(second)
    assert gained(t, P2) <= 0
    before = t.life(P2)
    t.attack(fighter, foe)
    assert t.life(P2) == before + 100


def test_a_player_who_is_attacked() -> None:
    """An attack on a resonator is none on a player."""
    for at_player, heard in ((True, 1), (False, 0)):
        t = Table(GAME)
        fighter = t.field(P1, f"When this card attacks a player, {GAIN}", attack=500, defense=900)
        foe = t.field(P2, attack=100, defense=900, rested=True)
        t.attack(fighter, None if at_player else foe)
        assert gained(t) == heard


def test_a_card_that_blocks_while_rested() -> None:
    for text, able in (("", False), ("[Continuous] This card can block while rested.", True)):
        t = Table(GAME)
        guard = t.field(P2, text, name="Guard", attack=100, defense=900, rested=True)
        awake = t.field(P2, name="Awake", attack=100, defense=900)
        t.declare(t.field(P1, attack=500))
        t.to_block()
        assert f"block {awake}" in t.options
        assert (f"block {guard}" in t.options) is able


@pytest.mark.parametrize(("amount", "heard"), [(200, False), (300, True), (400, True)])
def test_so_much_damage_to_a_player_is_heard(amount: int, heard: bool) -> None:
    t = Table(GAME)
    text = f"When a player is dealt 300 or more damage by this card, {GAIN}"
    t.attack(t.field(P1, text, attack=amount, defense=900))
    assert (gained(t) == 1) is heard


@pytest.mark.parametrize(("amount", "heard"), [(200, True), (300, True), (400, False)])
def test_so_little_battle_damage_is_heard(amount: int, heard: bool) -> None:
    t = Table(GAME)
    text = f"When a resonator is dealt 300 or less battle damage by this card, {GAIN}"
    t.attack(t.field(P1, text, attack=amount, defense=900), t.field(P2, attack=0, defense=900, rested=True))
    assert (gained(t) == 1) is heard


def test_a_card_that_takes_no_battle_damage() -> None:
    for text, hurt in (("", 400), ("[Continuous] This card takes no battle damage.", 0)):
        t = Table(GAME)
        card = t.field(P1, text, name="Tough", attack=0, defense=900)
        t.attack(card, t.field(P2, attack=400, defense=900, rested=True))
        assert t.damage_on(card) == hurt


@pytest.mark.parametrize("anyone", ["unless its controller pays {1}", "unless a player pays {1}"])
@pytest.mark.parametrize("act", ["attack or block", "block"])
def test_fighting_that_is_paid_for(anyone: str, act: str) -> None:
    """Without a stone it cannot, with one it can."""
    for stones, able in ((0, False), (1, True)):
        t = Table(GAME)
        t.field(P1, f"[Continuous] Resonators cannot {act} {anyone}.", name="Law", attack=500, rested=True)
        fighter = t.field(P1, name="Fighter", attack=500)
        guard, ruler = t.field(P2, name="Guard", attack=100, defense=900), t.j_ruler(P1, name="Lord")
        for _ in range(stones):
            t.stone(P1 if act != "block" else P2, "fire")
        if act == "block":
            t.declare(ruler)
            offered = False
            for _ in range(10):
                if t.menu == "fow block":
                    offered = f"block {guard}" in t.options
                    break
                if "pass" not in t.options:
                    break
                t.choose("pass")
            assert offered is able
        else:
            t.to_attack()
            assert any(key.startswith(f"attack {fighter}") for key in t.options) is able


# -- what holds -------------------------------------------------------------------------------------------------------
def test_another_name() -> None:
    t = Table(GAME)
    card = t.field(P2, '[Continuous] This card has "Alice" in addition to its other names.', name="Mask", attack=500)
    plain = t.field(P2, name="Plain", attack=500)
    done(t, t.chant(P1, 'Destroy all resonators named "Alice".'))
    assert (t.zone_of(card), t.zone_of(plain)) == ("graveyard", "field")


def test_a_name_that_is_not_in_the_field() -> None:
    for there, attack in ((False, 600), (True, 500)):
        t = Table(GAME)
        text = '[Continuous] As long as "Alice" isn\'t in the field, this card gains [+100/+0].'
        card = t.field(P1, text, name="Lonely", attack=500)
        if there:
            t.field(P1, name="Alice", attack=500)
        assert t.stats(card)[0] == attack


def test_damage_that_is_more() -> None:
    t = Table(GAME)
    t.addition(P1, "[Continuous] Damage dealt by your resonators deal 100 more damage.")
    t.attack(t.field(P1, attack=500))
    assert t.life(P2) == 3400


@pytest.mark.parametrize("zone", ["removed area"])
def test_resonators_that_may_be_played_from_elsewhere(zone: str) -> None:
    place = "deck" if zone == "main deck" else zone
    for text, able in (("", False), (f"[Continuous] You may play resonators from your {zone}.", True)):
        t = Table(GAME)
        t.field(P1, text, attack=500)
        card = t.put(P1, place, "", name="Comer", cost="{0}", attack=500, type="resonator")
        assert any(key.startswith(f"play {card}") for key in t.options) is able, text


def test_a_player_who_cannot_summon() -> None:
    for text, able in (("", True), ("[Continuous] Your opponent cannot summon resonators.", False)):
        t = Table(GAME)
        t.field(P2, text, attack=500)
        card = t.hand(P1, name="Comer", cost="{0}", attack=500, type="resonator")
        t.hand(P1, name="Spare", cost="{0}", attack=500)
        assert any(key.startswith(f"play {card}") for key in t.options) is able, text


def test_a_ruler_that_cannot_do_judgment() -> None:
    for text, able in (("", True), ("[Continuous] This card cannot do judgment.", False)):
        t = Table(GAME)
        t.ruler(P1, f"[Judgment] {{0}}\n{text}", back={"attack": 800, "defense": 800})
        assert ("judgment" in t.options) is able, text


def test_an_ability_for_battles_only() -> None:
    t = Table(GAME, asking=True)
    text = f"[Activate] {{0}}: {GAIN.capitalize()} This ability can only be played during battle phase."
    card, fighter = t.field(P1, text, attack=500), t.field(P1, name="Fighter", attack=500)
    assert not any(key.startswith(f"activate {card}") for key in t.options)
    t.declare(fighter)
    t.activate(card)
    t.resolve()
    assert gained(t) == 1


def test_an_ability_once_and_under_a_condition() -> None:
    only = "Play this ability only if you control another resonator and only once per turn."

    def with_friends(number: int) -> tuple[Table, Piece]:
        t = Table(GAME)
        card = t.field(P1, f"[Activate] {{0}}: {GAIN.capitalize()} {only}", name="Able", attack=500)
        for _ in range(number):
            t.field(P1, name="Friend", attack=500)
        t.hand(P1, name="Spare", cost="{0}", attack=500)
        return t, card

    def able(t: Table, card: Piece) -> bool:
        return any(key.startswith(f"activate {card}") for key in t.options)

    assert not able(*with_friends(0))
    t, card = with_friends(1)
    assert able(t, card)
    t.activate(card)
    t.resolve()
    assert gained(t) == 1 and not able(t, card)
