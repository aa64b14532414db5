"""Setting up the game (fow 4.2): new games of plain decks, from the shuffle to the first turn."""

from __future__ import annotations

import pytest

from ludex.games.decks import IllegalDeck
from ludex.games.fow import starting
from ludex.games.fow.catalog import Catalog
from ludex.games.fow.ch02_cards.cardfile import CardRow, Side
from ludex.games.fow.ch04_preparation.deckfile import Deck
from ludex.games.fow.rulesets import RULESETS
from ludex.kernel.game import Game

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
BOTH = ("fow-5.01/valhalla", "fow-5.5/valhalla")
ALL = (*BOTH, "fow-5.01/bifrost", "fow-5.5/bifrost")
both = pytest.mark.parametrize("ruleset", BOTH)
every = pytest.mark.parametrize("ruleset", ALL)

GAME, GAINED = "[Continuous] At the beginning of the game, draw a card.", "Herald"
THANKS, WELCOMED = "Whenever you gain life, draw a card.", "Guest"
CARDS = Catalog(
    [
        *(CardRow(name=f"Porter {n}", type="resonator", cost="{1}", attack=n, defense=n) for n in range(10)),
        CardRow(name="Keeper", type="ruler", back=Side(name="Taker", attack=700, defense=700)),
        CardRow(name=GAINED, type="ruler", text=GAME, back=Side(name="Crier", attack=700, defense=700)),
        CardRow(name=WELCOMED, type="ruler", text=THANKS, back=Side(name="Host", attack=700, defense=700)),
        CardRow(name="Pebble", type="magic stone", subtype="basic"),
        CardRow(name="Boulder", type="magic stone", subtype="special"),
    ]
)


def deck(ruler: str = "Keeper") -> Deck:
    """Forty cards, four of each name, and twelve stones."""
    return Deck(
        name="plain", ruler=ruler, main={f"Porter {n}": 4 for n in range(10)}, stones={"Pebble": 8, "Boulder": 4}
    )


def new(ruleset: str, *, seed: int = 3, ruler: str = "Keeper") -> Game:
    """A new game, at the question who plays first."""
    return starting.start(RULESETS[ruleset], (deck(ruler), deck(ruler)), seed, catalog=CARDS, auto=False)


def asked(g: Game) -> tuple[int, str]:
    """Who is asked now, and by which number."""
    assert g.decision is not None
    return g.decision.seat, g.decision.rule.partition(" ")[2]


def names(g: Game, seat: int, zone: str) -> list[str]:
    return [g.cards[c].definition.name for c in g.zone(seat, zone)]


def begun(ruleset: str, *, ruler: str = "Keeper") -> Game:
    """A new game in which player 0 goes first and nobody changes cards, at the first priority of the first turn."""
    g = new(ruleset, ruler=ruler)
    assert g.decision is not None
    g.choose("first" if g.decision.seat == 0 else "second")
    g.choose("done")
    g.choose("done")
    return g


def pass_to(g: Game, phase: str) -> None:
    """Everybody passes until a phase is in progress."""
    while not any(f.procedure.name == f"fow {phase}" for f in g.stack):
        g.choose("pass")


@both
def test_4_2_1_both_decks_are_shuffled(ruleset: str) -> None:
    """Main deck and magic stone deck of each player are shuffled, and another seed gives another order."""
    g, other = new(ruleset), new(ruleset, seed=4)
    assert [(e.seat, e.key) for e in g.events if e.kind == "shuffle"] == [
        (0, "deck"), (0, "magic stone deck"), (1, "deck"), (1, "magic stone deck"),
    ]  # fmt: skip
    for zone in ("deck", "magic stone deck"):
        assert names(g, 0, zone) != names(g, 1, zone) != names(other, 1, zone)
        assert sorted(names(g, 0, zone)) == sorted(names(g, 1, zone))
    assert len(g.zone(0, "deck")) == 40 and len(g.zone(0, "magic stone deck")) == 12


@every
@pytest.mark.rule("fow 1.2:1")
def test_4_2_2_life_begins_at_4000(ruleset: str) -> None:
    """In either format."""
    g = new(ruleset)
    assert g.value(0, "life") == g.value(1, "life") == 4000


@both
def test_4_2_2_the_life_one_starts_with_is_not_gained(ruleset: str) -> None:
    """Nothing waits for it to be gained."""
    assert not new(ruleset, ruler=WELCOMED).pending


@both
def test_4_2_3_a_player_picked_by_chance_says_who_plays_first(ruleset: str) -> None:
    """Chance picks either player; who is picked may take the first turn or leave it to the other."""
    picked = set()
    for seed in range(8):
        g = new(ruleset, seed=seed)
        seat, rule = asked(g)
        picked.add(seat)
        assert rule == "4.2:3"
        for answer, first in (("first", seat), ("second", 1 - seat)):
            twin = g.clone()
            twin.choose(answer)
            assert twin.first == first and asked(twin) == (first, "4.2:4")
    assert picked == {0, 1}


@both
def test_4_2_4_the_first_player_names_cards_first_and_nobody_takes_any_before(ruleset: str) -> None:
    """First player, other player, then both put the cards to the bottom and take as many from the top, unshuffled."""
    g = new(ruleset)
    seat, _ = asked(g)
    g.choose("second")
    first = 1 - seat
    hands = [list(g.zone(s, "hand")) for s in (0, 1)]
    decks = [list(g.zone(s, "deck")) for s in (0, 1)]
    assert [len(h) for h in hands] == [5, 5]
    changed = {first: hands[first][:2], seat: hands[seat][:1]}
    for who in (first, seat):
        for card in changed[who]:
            assert asked(g) == (who, "4.2:4")
            g.choose(f"pick {g.cards[card].tag}")
        assert [list(g.zone(s, "hand")) for s in (0, 1)] == hands
        g.choose("done")
    assert asked(g) == (first, "3.1:4")
    lower, upper = changed[first]
    g.choose(f"pick {g.cards[upper].tag}")
    while asked(g)[1] == "3.1:4":
        g.choose(g.decision.options[0].key)  # type: ignore[union-attr]
    left = [len(g.zone(s, "lifebreak area")) for s in (0, 1)]
    assert set(g.zone(first, "hand")) == {*hands[first][2:], *decks[first][:2]}
    assert set(g.zone(seat, "hand")) == {*hands[seat][1:], decks[seat][0]}
    assert set(g.zone(first, "deck")[-2:]) == {lower, upper} and g.zone(seat, "deck")[-1] == changed[seat][0]
    assert list(g.zone(first, "deck")[:-2]) == decks[first][2 + left[first] :]
    assert len([e for e in g.events if e.kind == "shuffle"]) == 4
    assert all(e.rule.endswith("4.2:4") for e in g.events if e.kind == "put" and e.to == "hand")


@both
def test_4_2_4_the_order_at_the_bottom_is_the_owners(ruleset: str) -> None:
    """The two orders of two changed cards are both possible."""
    bottoms = set()
    for turned in (False, True):
        g = begun_changing(ruleset)
        assert g.decision is not None and len(g.decision.options) == 2
        g.choose(g.decision.options[int(turned)].key)
        while asked(g)[1] == "3.1:4":
            g.choose(g.decision.options[0].key)
        bottoms.add(g.zone(g.first, "deck")[-2:])
    assert len(bottoms) == 2


def begun_changing(ruleset: str) -> Game:
    """The first player changes two cards of different names and is asked for their order."""
    g = new(ruleset)
    g.choose("first")
    hand = g.zone(g.first, "hand")
    one = hand[0]
    two = next(c for c in hand if g.cards[c].definition is not g.cards[one].definition)
    for key in (f"pick {g.cards[one].tag}", f"pick {g.cards[two].tag}", "done", "done"):
        g.choose(key)
    return g


@both
@pytest.mark.rule("fow 3.1:4")
def test_4_2_4_the_opponent_learns_neither_cards_nor_order(ruleset: str) -> None:
    """Who watches the change sees how many cards were changed and nothing else of them."""
    g = begun_changing(ruleset)
    first = g.first
    chosen = set(g.zone(first, "hand")[:5])
    g.choose(g.decision.options[0].key)  # type: ignore[union-attr]
    seen = str(g.view(1 - first))
    assert not [c for c in chosen if f"'{g.cards[c].tag}'" in seen]
    assert g.view(1 - first)["players"][first]["zones"]["hand"]["count"] == 5  # type: ignore[index]


@every
@pytest.mark.rule("fow 1.2:2", "fow 3.10:3")
def test_4_2_5_four_lifebreak_cards_in_valhalla_only(ruleset: str) -> None:
    """The top four of the main deck, taken one by one after the change, the last on top; in Bifrost none."""
    g = new(ruleset)
    g.choose("first")
    tops = [g.zone(s, "deck")[:4] for s in (0, 1)]
    g.choose("done")
    g.choose("done")
    lying = [g.zone(s, "lifebreak area") for s in (0, 1)]
    if ruleset.endswith("bifrost"):
        assert lying == [(), ()] and len(g.zone(0, "deck")) == 35
    else:
        assert [tuple(reversed(cards)) for cards in lying] == tops and len(g.zone(0, "deck")) == 31


@both
@pytest.mark.rule("fow 3.10:2")
def test_4_2_5_nobody_sees_the_lifebreak_cards(ruleset: str) -> None:
    """Not even their owner, and the events do not tell."""
    g = begun(ruleset)
    for seat in (0, 1):
        zone = g.view(seat)["players"][seat]["zones"]["lifebreak area"]  # type: ignore[index]
        assert (zone["count"], zone["hidden"], zone["cards"]) == (4, 4, [])
        assert not [c for c in g.zone(seat, "lifebreak area") if f"'{g.cards[c].tag}'" in str(g.view(seat))]


@every
@pytest.mark.rule("fow 3.2:1.2")
def test_4_2_6_rulers_lie_recovered_in_the_ruler_area(ruleset: str) -> None:
    """Ruler side up."""
    g = begun(ruleset)
    for seat in (0, 1):
        (ruler,) = g.zone(seat, "ruler area")
        assert g.cards[ruler].definition.name == "Keeper" and g.chars(ruler).types == {"ruler"}
        assert not g.cards[ruler].rested and g.cards[ruler].faceup


@both
@pytest.mark.rule("fow 4.2:1", "fow 4.2:2", "fow 4.2:3", "fow 4.2:4", "fow 4.2:5", "fow 4.2:6")
def test_4_2_7_the_first_player_begins_and_turns_alternate(ruleset: str) -> None:
    """The steps come in the order of the book, then the first player's draw phase."""
    g = begun(ruleset)
    done = [rule for rule in dict.fromkeys(e.rule.partition(" ")[2] for e in g.events) if rule.startswith("4.2")]
    assert done == ["4.2:1", "4.2:2", "4.2:3", "4.2:4", "4.2:5", "4.2:6", "4.2:7"]
    assert (g.turn, g.active, asked(g)[0]) == (1, 0, 0)
    phases: list[tuple[int, str]] = []
    for turn in (1, 2, 3):
        while g.turn == turn:
            name = g.stack[1].procedure.name
            if phases[-1:] != [(g.active, name)]:
                phases.append((g.active, name))
            g.choose("pass")
    course = ["fow draw phase", "fow main phase", "fow end phase"]
    whole = [course[0], "fow recovery phase", *course[1:]]
    assert phases == [*((0, p) for p in course), *((1, p) for p in course), *((0, p) for p in whole)]


@both
@pytest.mark.rule("fow 5.2:1")
def test_5_1_3_no_draw_in_the_first_turn_of_the_game_alone(ruleset: str) -> None:
    """The second player draws in the second turn; neither player's first turn has a recovery phase."""
    g = begun(ruleset)
    pass_to(g, "main phase")
    assert (len(g.zone(0, "hand")), len(g.zone(0, "deck"))) == (5, 31)
    pass_to(g, "end phase")
    pass_to(g, "main phase")
    assert g.active == 1 and (len(g.zone(1, "hand")), len(g.zone(1, "deck"))) == (6, 30)
    assert not [e for e in g.events if e.kind == "moment" and e.key == "recovery phase"]


@both
def test_5_1_1_the_beginning_of_the_game_triggers_in_the_first_turn(ruleset: str) -> None:
    """Both rulers' abilities wait in the chase at the first priority, and in no later turn."""
    g = begun(ruleset, ruler=GAINED)
    while g.pending:
        g.choose("trigger 1")
    assert sorted(w.source.seat for w in g.played.values()) == [0, 1]
    pass_to(g, "end phase")
    pass_to(g, "draw phase")
    assert g.turn == 2 and not g.played
    assert len([e for e in g.events if e.kind == "draw"]) == 2


@both
@pytest.mark.rule("fow 1.2:3")
def test_1_2_3_the_format_is_the_games_own(ruleset: str) -> None:
    """It is settled before the first shuffle, written down with the game, and one for both players."""
    g = new(ruleset)
    assert g.rules.id == ruleset == g.setup["ruleset"] == g.view(0)["ruleset"] == g.view(1)["ruleset"]


@both
def test_4_1_1_an_illegal_deck_is_refused_before_the_game(ruleset: str) -> None:
    """Nothing is shuffled, and the rule is named."""
    short = Deck(name="short", ruler="Keeper", main={"Porter 1": 4}, stones={"Pebble": 10})
    with pytest.raises(IllegalDeck) as refused:
        starting.start(RULESETS[ruleset], (deck(), short), 1, catalog=CARDS)
    assert [fault.rule.partition(" ")[2] for fault in refused.value.faults] == ["4.1:3"]
