"""Cases of fow-5.5, chapters 1 to 5: life, names, zones, decks, first turns."""

from __future__ import annotations

import pytest

from ludex.games.fow import starting
from ludex.games.fow.catalog import Catalog
from ludex.games.fow.ch02_cards.cardfile import CardRow, Side
from ludex.games.fow.ch04_preparation import construction
from ludex.games.fow.ch04_preparation.construction import FORMATS, faults
from ludex.games.fow.ch04_preparation.deckfile import Deck
from ludex.games.fow.rulesets import RULESETS
from tests.fow_table import FIELD, GRAVEYARD, HAND, P1, P2, RULER, Piece, Table

BOOK = "fow-5.5/valhalla"
FUTURE = {"name": "Ash and Ember", "type": "resonator", "cost": "{R}{5}", "attack": 900, "defense": 900}


def ember(t: Table, zone: str, *, seat: int = P1, **details: object) -> Piece:
    """A double-sided resonator: Ember, and Ash and Ember."""
    usual: dict[str, object] = {"name": "Ember", "type": "resonator", "cost": "{R}{1}", "attack": 300, "defense": 300}
    return t.put(seat, zone, "[Shift] {3}", **{**usual, "back": FUTURE, **details})


@pytest.mark.rule("fow-5.5 1.5:4.1")
def test_fow_5_5_003_halved_life_is_rounded_up_to_a_hundred() -> None:
    """650 becomes 700 and 450 becomes 500; life is paid in hundreds only."""
    t = Table(BOOK)
    t.set(P1, life=1300)
    t.set(P2, life=900)
    paying = "[Activate] Pay any amount of life: target resonator gains [+X/+0] until end of turn, "
    card = t.field(P1, f"{paying}where X is the amount paid.")
    t.cast(t.chant(P1, "Each player's life points become half of that number."))
    assert (t.life(P1), t.life(P2)) == (700, 500)
    t.choose(t.activation(card))
    assert t.options == [f"number {hundreds}" for hundreds in range(8)]  # how many hundreds: 150 cannot be said
    t.choose(2)
    t.resolve()
    assert t.life(P1) == 500 and t.stats(card) == (700, 500)


@pytest.mark.rule("fow-5.5 2.2:3.1", "fow-5.5 14.3:2.5", "fow-5.5 14.3:3")
def test_fow_5_5_006_exact_name_part_of_a_name_and_the_hidden_side() -> None:
    """The future side up is no Ember but has it in its name; in the graveyard the card is Ember."""
    t = Table(BOOK)
    ember(t, FIELD, face=1)
    ember(t, GRAVEYARD)
    spells = [
        t.chant(P1, 'If you control "Ember", draw a card.'),
        t.chant(P1, 'If you control a card with "Ember" in its name, draw a card.'),
        t.chant(P1, 'If there is an "Ember" in your graveyard, draw a card.'),
    ]
    drawn = []
    for spell in spells:
        before = len(t.events("draw"))
        t.cast(spell)
        drawn.append(len(t.events("draw")) - before)
    assert drawn == [0, 1, 1]


@pytest.mark.rule("fow-5.5 3.3:3", "fow-5.5 3.9:2", "fow-5.5 3.1:4")
def test_fow_5_5_009_cards_from_the_deck_move_one_at_a_time() -> None:
    """Z, Y, X from the top without a question; of two destroyed together the owner says which lies on top."""
    t = Table(BOOK)
    z, y, x = (t.deck(P1, attack=n) for n in (3, 2, 1))
    p, q = t.field(P1, name="P", attack=700), t.field(P1, name="Q", attack=800)
    milling = t.chant(P1, "Put the top three cards of your main deck into your graveyard.")
    wiping = t.chant(P1, "Destroy all resonators.")
    t.cast(milling)
    assert [c.id for c in t.pieces(P1, GRAVEYARD)[1:]] == [z.id, y.id, x.id]
    t.cast(wiping)
    assert t.asked == P1 and sorted(t.options) == [f"pick {p}", f"pick {q}"]
    t.choose(p)
    assert [c.id for c in t.pieces(P1, GRAVEYARD)[1:3]] == [p.id, q.id]


@pytest.mark.rule("fow-5.5 3.1:3", "fow-5.5 3.2:1.1", "fow-5.5 3.8:6", "fow-5.5 10.9:1", "fow-5.5 7.11:1")
def test_fow_5_5_013_a_rested_j_ruler_becomes_a_rested_astral_ruler() -> None:
    """It is the same card and stays rested, so no stone is called with it unless an effect recovers it first."""
    t = Table(BOOK)
    leader, blocker = t.j_ruler(P1, attack=800, defense=800), t.field(P2, attack=1000, defense=2000)
    recovering = t.chant(P1, "Recover target card you control.")
    before = t._game.cards[leader.id].ref
    t.attack(leader, block=blocker)
    assert t.where(leader) == (P1, RULER) and t.chars(leader).types == {"astral ruler"}
    assert t.rested(leader) and t.game.cards[leader.id].ref == before
    assert t.menu == "fow priority" and "call" not in t.options
    t.cast(recovering)
    assert not t.rested(leader) and "call" in t.options


@pytest.mark.rule("fow-5.5 3.6:6", "fow-5.5 3.1:3", "fow-5.5 14.3:3.1", "fow-5.5 10.21:3", "fow-5.5 8.2:3.1")
@pytest.mark.rule("fow-5.5 9.5:3")
def test_fow_5_5_014_from_field_to_field_is_not_entering() -> None:
    """Side, counter and orientation stay; nothing triggers; it neither attacks nor rests for its ability this turn."""
    t = Table(BOOK)
    future = {**FUTURE, "text": "[Enter] Draw a card.\n[Activate] {Rest}: Draw a card."}
    taken = ember(t, FIELD, seat=P2, face=1, counters={"+100/+100": 1}, back=future)
    t.field(P1, "[Continuous] When a resonator enters your field, draw a card.", type="regalia")
    mine = t.field(P1)
    t.cast(t.chant(P1, "Put target resonator your opponent controls into your field."))
    assert t.where(taken) == (P1, FIELD) and not t.rested(taken) and t.game.cards[taken.id].face == 1
    assert t.stats(taken) == (1000, 1000) and t.game.cards[taken.id].counters == {"+100/+100": 1}
    assert not t.events("draw") and not t.chase
    assert t.forbids(t.activation(taken)) == "fow-5.5 9.5:3"
    t.to_attack()
    attackers = {key.split()[1] for key in t.options if key.startswith("attack ")}
    assert attackers == {str(mine)}


@pytest.mark.rule("fow-5.5 3.8:5", "fow-5.5 3.6:5", "fow-5.5 14.3:1.1", "fow-5.5 14.3:3.2")
def test_fow_5_5_017_who_may_look_at_the_other_side() -> None:
    """Not behind a ruler in the ruler area; behind a J-ruler in a field and behind a double-sided card, yes."""
    t = Table(BOOK)
    ruler = t.ruler(P1, back={"name": "Queen", "attack": 900, "defense": 900})
    card = ember(t, FIELD)

    def behind(seat: int, zone: str, piece: Piece) -> object:
        shown = next(c for c in t.seen(seat, P1, zone)["cards"] if c["id"] == str(piece))
        return shown["behind"] and shown["behind"]["name"]

    assert behind(P2, RULER, ruler) is None and behind(P1, RULER, ruler) == "Queen"
    assert behind(P2, FIELD, card) == "Ash and Ember"
    t = Table(BOOK)
    leader = t.j_ruler(P1)
    assert behind(P2, FIELD, leader) == "Ruler"


@pytest.mark.rule("fow-5.5 3.16:1", "fow-5.5 3.16:1.1", "fow-5.5 3.16:1.2", "fow-5.5-R9")
@pytest.mark.parametrize("tournament", [True, False])
def test_fow_5_5_016_out_of_the_game_depends_on_tournaments(tournament: bool) -> None:
    """The removed area and the sideboard in a tournament, else the removed area and every other card owned."""
    relic = plain("Relic")
    main = {row.name: 4 for row in OTHERS[:10]}
    deck = Deck(
        name="mine", ruler="Keeper", main=main, stones={"Pebble": 10}, sideboard={"Relic": 1}, collection={"Relic": 1}
    )
    cards = Catalog([*OTHERS, KEEPER, PEBBLE, relic])
    g = starting.start(RULESETS[BOOK], (deck, deck), 1, catalog=cards, tournament=tournament)
    brought = len(g.zone(P1, "outside"))
    assert brought == (1 if tournament else 2) and len(g.zone(P1, "deck")) + len(g.zone(P1, "hand")) == 40

    t = Table(BOOK)
    removed = t.put(P1, "removed area", name="Relic", type="resonator")
    others = [t.put(P1, "outside", name="Relic", attack=n) for n in range(brought)]
    t.put(P1, "outside", name="Other", type="resonator")
    t.put(P2, "outside", name="Relic", attack=700)
    spell = t.chant(P1, 'Put a "Relic" you own from out of the game into your hand.')
    t.play(spell)
    while t.menu == "fow priority" and t.chase:
        t.pass_()
    assert set(t.options) == {f"pick {card}" for card in (removed, *others)}
    t.choose(others[-1])
    assert t.where(others[-1]) == (P1, HAND) and t.zone_of(removed) == "removed area"


# -- decks ------------------------------------------------------------------------------------------------------------
def plain(name: str) -> CardRow:
    return CardRow(name=name, type="resonator", cost="{1}", attack=100, defense=100)


OTHERS = [plain(f"Porter {n}") for n in range(15)]
TWO_SIDED = CardRow(
    name="Ember", type="resonator", cost="{1}", attack=100, defense=100, since="5.5", text="[Shift] {1}",
    back=Side(name="Ash Queen", type="resonator", cost="{2}", attack=100, defense=100),
)  # fmt: skip
KEEPER = CardRow(name="Keeper", type="ruler", back=Side(name="Taker", attack=100, defense=100))
PEBBLE = CardRow(name="Pebble", type="magic stone", subtype="basic")


def wrong(main: dict[str, int], *cards: CardRow) -> list[str]:
    """The rules a main deck of sixty cards breaks."""
    left = 60 - sum(main.values())
    filled = {**main, **{row.name: min(4, left - 4 * n) for n, row in enumerate(OTHERS) if left > 4 * n}}
    deck = Deck(name="mine", ruler="Keeper", main=filled, stones={"Pebble": 10})
    assert sum(filled.values()) == 60
    return [fault.rule for fault in faults(deck, FORMATS["fow-5.5"], Catalog([*OTHERS, KEEPER, PEBBLE, *cards]))]


@pytest.mark.rule("fow-5.5 4.1:3", "fow-5.5 4.1:5", "fow-5.5 2.2:2", "fow-5.5 14.3:3")
def test_fow_5_5_020_four_of_a_name_means_the_past_sides_name() -> None:
    """Four double-sided cards beside four called like their future side are legal; a fifth Ember is not."""
    assert wrong({"Ember": 4, "Ash Queen": 4}, TWO_SIDED, plain("Ash Queen")) == []
    # A one-sided card of the same name counts with them: five cards named Ember.
    assert wrong({"Ember": 5}, TWO_SIDED) == ["fow 4.1:5"]


@pytest.mark.rule("fow-5.5 4.1:6", "fow-5.5 4.1:5", "fow-5.5 10.9:2")
def test_fow_5_5_021_a_deck_building_permission_counts_at_construction_only() -> None:
    """Without the ruler that allowed it the deck stays legal, and the fifth copy is played."""
    t = Table(BOOK)
    t.ruler(P1)
    pawns = [t.hand(P1, name="Pawn", type="resonator", cost="{0}") for _ in range(5)]
    t._game.own(t._game.zone(P2, RULER)[0]).zone = ""
    t._game.put_zone(P2, RULER, ())
    t.cast(t.chant(P1, "Destroy target ruler."))
    assert t.count(P1, RULER) == 0 and t.result is None
    for pawn in pawns:
        t.cast(pawn)
    assert all(t.zone_of(pawn) == FIELD for pawn in pawns) and t.result is None
    assert construction.format_of(BOOK) is FORMATS["fow-5.5"]  # decks are looked at there and nowhere else
