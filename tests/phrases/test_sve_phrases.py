"""Phrases of Shadowverse: Evolve that nothing played: what a player would see if each did what it says."""

from __future__ import annotations

import pytest

from ludex.kernel.decisions import ACT
from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2, Piece, Table


def test_one_or_the_other_place() -> None:
    """`From your hand or EX area`: both are looked at, and nowhere else."""
    t = open_table()
    held, kept = t.hand(P1, name="Held"), t.ex(P1, name="Kept")
    lying = t.field(P1, name="Lying")
    spell = t.spell(P1, "Banish each follower in your hand and EX area.")
    t.play(spell)
    assert t.zone_of(held) == t.zone_of(kept) == "banished zone"
    assert t.zone_of(lying) == "field"


def test_not_of_this_name() -> None:
    """`Not named`: all but those."""
    t = open_table()
    otter, heron = t.field(P2, name="Brook Otter"), t.field(P2, name="Heron")
    t.play(t.spell(P1, "Destroy each enemy follower not named Brook Otter on the field."))
    assert (t.zone_of(otter), t.zone_of(heron)) == ("field", "cemetery")


def test_few_enough() -> None:
    """`At most 2`: with two it happens, with three it does not."""
    for there, gained in ((2, 1), (3, 0)):
        t = open_table()
        for _ in range(there):
            t.field(P1)
        t.play(t.spell(P1, "If there are 2 or less followers on your field, give your leader {defense}+1."))
        assert t.leader_defense(P1) == 20 + gained, there


def test_a_card_that_cannot_deal_damage_deals_none() -> None:
    t = open_table()
    calm = t.field(P1, "This can't deal damage.", attack=4)
    t.attack(calm)
    assert t.leader_defense(P2) == 20


def test_what_is_not_done_has_its_own_sentence() -> None:
    """`If you don't`: only who declines gets it."""
    for done, gained in ((True, 0), (False, 1)):
        t = open_table()
        t.hand(P1, name="Held")
        spell = t.spell(P1, "You may discard a card. If you don't, give your leader {defense}+1.")
        t.play(spell, "yes" if done else "no")
        assert t.leader_defense(P1) == 20 + gained, done


def test_shuffled_into_the_deck() -> None:
    t = open_table()
    t.cemetery(P1, name="Gone")
    spell = t.spell(P1, "Shuffle your cemetery into your deck.")
    before = t.count(P1, "deck")
    t.play(spell)
    assert t.count(P1, "deck") == before + 1


def test_less_damage_is_taken_instead() -> None:
    t = open_table()
    t.field(P2, "If your leader would take damage, it takes that much minus 1 instead.")
    t.play(t.spell(P1, "Deal 3 damage to each enemy leader."))
    assert t.leader_defense(P2) == 18


# -- what was done ----------------------------------------------------------------------------------------------------
DOING = {
    "bury": ("buried", "Bury the top 2 cards of your deck."),
    "banish": ("banished", "Banish each follower on your field."),
    "summon": ("summoned", "Summon 2 Knight tokens."),
    "return": ("returned", "Return each follower on your field to your hand."),
    "select": ("selected", "Select 2 followers on your field and give them {attack}+1."),
    "reveal": ("revealed", "Reveal each follower in your hand."),
    "engage": ("engaged", "Engage each follower on your field."),
    "destroy": ("destroyed", "Destroy each follower on your field."),
    "discard": ("discarded", "Discard 2 cards."),
}
GAIN = "give your leader {defense}+1."


def two_everywhere() -> Table:
    """Two followers in every place that a player has."""
    t = open_table()
    for n in range(2):
        t.field(P1, name=f"Standing {n}", attack=1)
        t.hand(P1, name=f"Held {n}", attack=1)
        t.deck(P1, name=f"Hidden {n}", attack=1)
    return t


def gained(t: Table, spell: Piece) -> int:
    """What the leader has gained when a spell is done; whatever else is asked gets its first answer."""
    t.choose(f"play {spell}")
    while t.game.decision is not None and t.game.decision.kind != ACT:
        t.choose(t.options[0])
    return t.leader_defense(P1) - 20


@pytest.mark.parametrize(("verb", "past", "doing"), [(verb, *how) for verb, how in DOING.items()], ids=DOING)
def test_what_one_has_done_is_heard_asked_about_and_counted(verb: str, past: str, doing: str) -> None:
    t = two_everywhere()
    t.amulet(P1, f"Whenever you {verb} a follower, {GAIN}")
    assert gained(t, t.spell(P1, doing)) == 2
    for words, wanted in (("a follower", 1), ("at least 2 followers", 1), ("at least 3 followers", 0)):
        t = two_everywhere()
        assert gained(t, t.spell(P1, f"{doing} If you {past} {words}, {GAIN}")) == wanted, words
    t = two_everywhere()
    counted = f"Give your leader {{defense}}+X. X is the number of followers {past} this way."
    assert gained(t, t.spell(P1, f"{doing} {counted}")) == 2


@pytest.mark.parametrize(("verb", "past", "doing"), [(verb, *how) for verb, how in DOING.items()], ids=DOING)
def test_what_the_opponent_does_is_not_what_one_has_done(verb: str, past: str, doing: str) -> None:
    t = two_everywhere()
    t.amulet(P2, f"Whenever you {verb} a follower, give your leader {{defense}}-1.")
    gained(t, t.spell(P1, doing))
    assert t.leader_defense(P2) == 20


# -- points -----------------------------------------------------------------------------------------------------------
POINTS = ("play_points", "evolution_points", "super_evolution_points")


@pytest.mark.parametrize("verb", ["gain", "recover"])
@pytest.mark.parametrize("points", POINTS)
def test_points_are_gained_or_recovered_and_it_is_heard(points: str, verb: str) -> None:
    name = points.replace("_", " ").replace("super evolution", "super-evolution")
    t = open_table()
    t.set(P1, **{points: 0})
    t.amulet(P1, f"Whenever you {verb} {name}, {GAIN}")
    other = "recover" if verb == "gain" else "gain"
    t.amulet(P2, f"Whenever you {verb} {name}, {GAIN}")
    t.amulet(P1, f"Whenever you {other} {name}, give your leader {{defense}}-5.")
    t.play(t.spell(P1, f"{verb.capitalize()} 1 {name.removesuffix('s')}.", cost=0))
    assert t.game.value(P1, name) == 1
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (21, 20)


def test_play_points_that_are_used_are_heard() -> None:
    t = open_table()
    t.set(P1, play_points=3)
    t.amulet(P1, f"Whenever you use play points, {GAIN}")
    t.play(t.spell(P1, "Draw a card.", cost=2))
    assert t.leader_defense(P1) == 21


def test_max_play_points_that_increase_are_heard() -> None:
    t = open_table()
    t.set(P1, max_play_points=5)
    t.amulet(P1, f"Whenever your max play points increase, {GAIN}")
    t.play(t.spell(P1, "Gain 1 max play point.", cost=0))
    assert (t.game.value(P1, "max play points"), t.leader_defense(P1)) == (6, 21)


# -- costs of abilities -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("change", "takes"), [("1 less", 1), ("1 more", 3), ("1", 1)])
def test_what_an_ability_costs(change: str, takes: int) -> None:
    """An ability for two play points: with one too few it is not offered."""
    for points, offered in ((takes - 1, False), (takes, True)):
        t = open_table()
        t.set(P1, play_points=points)
        t.amulet(P1, f"Each follower on your field's {{act}} costs {change}.")
        card = t.field(P1, "{act} {cost 2}: Draw a card.")
        assert any(key.startswith(f"activate {card}") for key in t.options) is offered, points


@pytest.mark.parametrize(
    ("words", "cost"),
    [("Any follower you play costs 1 more", 3), ("Any follower you play from your EX area costs 1 more", 3)],
)
def test_what_a_card_costs_more(words: str, cost: int) -> None:
    for points, offered in ((cost - 1, False), (cost, True)):
        t = open_table()
        t.set(P1, play_points=points)
        t.amulet(P1, f"{words}.")
        card = t.ex(P1, name="Kept", cost=2)
        assert (f"play {card}" in t.options) is offered, points


# -- states -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("word", "gone"),
    [("reserved", {"fresh", "hurt", "grown"}), ("engaged", {"tired"}), ("damaged", {"hurt"}),
     ("undamaged", {"fresh", "tired", "grown"}), ("unevolved", {"fresh", "tired", "hurt"}), ("evolved", {"grown"})],
)  # fmt: skip
def test_followers_in_a_state(word: str, gone: set[str]) -> None:
    t = open_table()
    up = t.put(P2, "evolve zone", "", name="Grown", special="evolved", attack=1, defense=5)
    there = {
        "fresh": t.field(P2, name="Fresh", defense=4),
        "tired": t.field(P2, name="Tired", defense=4, engaged=True),
        "hurt": t.field(P2, name="Hurt", defense=4),
        "grown": t.field(P2, name="Grown", defense=4, evolved_with=up),
    }
    hurting = t.spell(P1, "Deal 1 damage to each enemy follower named Hurt on the field.")
    spell = t.spell(P1, f"Destroy each {word} enemy follower on the field.")
    t.play(hurting)
    t.play(spell)
    assert {name for name, card in there.items() if t.zone_of(card) != "field"} == gone


# -- no damage --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("kind", "fights", "speaks"), [("", 0, 0), ("ability ", 3, 0), ("combat ", 0, 2)])
def test_damage_of_a_kind_that_is_not_dealt(kind: str, fights: int, speaks: int) -> None:
    """A follower fights another, and then its ability deals damage."""
    t = open_table()
    words = f"This follower doesn't deal {kind}damage.\n{{act}} {{cost 0}}: Deal 2 damage to each enemy leader."
    card, other = t.field(P1, words, attack=3, defense=9), t.field(P2, attack=0, defense=9, engaged=True)
    t.attack(card, other)
    assert 9 - t.stats(other)[1] == fights
    t.activate(card)
    assert 20 - t.leader_defense(P2) == speaks
