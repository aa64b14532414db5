"""What something going on has in mind of hidden cards is told by no game that is imagined meanwhile: not how many they
truly are, nor where they are, nor which is which; and what is no card is left as it is."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludex
from ludex.enact.playing.paying import paying
from ludex.kernel.cards import CardRef
from ludex.kernel.frames import Frame
from ludex.kernel.game import Game
from ludex.table import unlinking
from ludex.table.guessing import determinise
from tests import sve_table
from tests.contract.walking import played
from tests.play_table import P1, P2

ROOMS = Path(ludex.__file__).parent
VALUES = ("kernel", "enact", "games")


def _declared() -> Iterator[tuple[str, str, str]]:
    """Every value that a procedure declares in which there are numbers: its name, its type, where it stands."""
    classes: list[tuple[Path, ast.ClassDef]] = []
    for room in VALUES:
        for file in sorted((ROOMS / room).rglob("*.py")):
            tree = ast.parse(file.read_text("utf-8"))
            classes += [(file, node) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
            yield from _in_a_call(file, tree)
    kinds, before = {"TypedDict"}, 0
    while len(kinds) > before:
        before = len(kinds)
        kinds |= {node.name for _, node in classes if any(_last(base) in kinds for base in node.bases)}
    for file, node in classes:
        if node.name in kinds:
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and _is_number(line.annotation):
                    assert isinstance(line.target, ast.Name)
                    yield line.target.id, ast.unparse(line.annotation), f"{file.name} {node.name}"


def _in_a_call(file: Path, tree: ast.AST) -> Iterator[tuple[str, str, str]]:
    """Those with spaces in their names: `TypedDict("Redraws", {…})`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _last(node.func) == "TypedDict" and isinstance(node.args[1], ast.Dict):
            for key, kind in zip(node.args[1].keys, node.args[1].values, strict=True):
                if isinstance(key, ast.Constant) and _is_number(kind):
                    yield str(key.value), ast.unparse(kind), file.name


def _last(node: ast.expr) -> str:
    return ast.unparse(node).partition("[")[0].rpartition(".")[2]


def _is_number(kind: ast.expr) -> bool:
    return any(isinstance(part, ast.Name) and part.id in ("int", "Piles", "Parts") for part in ast.walk(kind))


def test_every_value_of_a_frame_is_known_to_be_of_cards_or_not() -> None:
    """Whoever declares a new one sorts it: what nobody sorted keeps hidden cards in their places."""
    declared = list(_declared())
    assert len(declared) > 100
    sorts = (unlinking.NUMBERS, unlinking.CARDS, unlinking.SHARES, unlinking.ABILITIES)
    unsorted = [f"{name}: {kind} ({where})" for name, kind, where in declared
                if not name.startswith("_") and not any(name in sort for sort in sorts)]  # fmt: skip
    assert unsorted == []
    assert not set(unlinking.NUMBERS) & set(unlinking.CARDS)


def test_places_in_a_list_are_no_cards() -> None:
    """The parts of a cost that are paid after the others are counted from 0, as cards are."""
    game = played("sve", 3, 10)
    ref = game.cards[1].ref
    costs: dict[str, object] = {"rest": (0, 1, 2), "at": 1, "bind": {1: (ref,), "x": 1}, "cards": (1, 2)}
    g = game.clone()
    places = {1: 2, 2: 1}
    unlinking.move(g, game, places)
    g.stack = [Frame(paying, 0, costs)]

    unlinking.carry(g, game, places)

    assert g.stack[0].local == {
        "rest": (0, 1, 2), "at": 1, "bind": {1: (CardRef(2, g.cards[2].incarnation),), "x": 1}, "cards": (2, 1),
    }  # fmt: skip


def _searching() -> Game:
    """P1 searches the deck for cards that fit together."""
    t = sve_table.Table()
    t.spell(P1, "Search your deck for up to 2 differently named followers, summon them, then shuffle.")
    for number in range(6):
        t.put(P1, "deck", "", name=f"Ember {number}", **({"type": "spell"} if number > 2 else {}))
    t.game.choose(f"play {t.game.cards[t.game.zone(P1, 'hand')[-1]].tag}")
    return t.game


def test_who_searches_for_cards_that_fit_together_is_imagined_to_look_through_other_cards() -> None:
    """The frame that selects holds cards of the imagined deck, at other places than the true ones have."""
    game = _searching()
    true = game.stack[-1].local["candidates"]
    assert isinstance(true, tuple)
    found = []
    for seed in range(4):
        guess = determinise(game, P2, seed)
        among = guess.stack[-1].local["candidates"]
        assert isinstance(among, tuple)
        assert all("follower" in guess.chars(cid).types for cid in among)
        found.append(among)
    assert true not in found
    assert len(set(found)) == len(found)


def _offered(seat: int) -> Game:
    """P1 is asked which of two things happens; the decks have twelve cards each that nobody has seen."""
    t = sve_table.Table()
    for of in (P1, P2):
        for number in range(12):
            t.put(of, "deck", "", name=f"Ember {number}")
    t.spell(P1, "Choose up to 2. (1) Draw a card. (2) Give your leader {defense}+1. (3) Give your leader {defense}+2.")
    t.game.choose(f"play {t.game.cards[t.game.zone(P1, 'hand')[-1]].tag}")
    asked = t.game.decision
    assert asked is not None
    assert [option.key for option in asked.options][:2] == ["option 1", "option 2"]
    if seat == P2:
        t.game.choose("option 2")  # what was answered is a number, too
    return t.game


@pytest.mark.parametrize("seat", [P1, P2])
def test_the_numbers_of_answers_are_no_cards(seat: int) -> None:
    """Who is asked about the first, second or third of something meets no hidden card of that number where it lies."""
    game, found = _offered(seat), Counter[int]()
    lying = [*game.zone(P1, "deck"), *game.zone(P2, "deck")]
    for seed in range(40):
        guess = determinise(game, seat, seed)
        places = [*guess.zone(P1, "deck"), *guess.zone(P2, "deck")]
        found.update(cid for cid, true in zip(places, lying, strict=True) if cid == true)
    assert {1, 2, 3} & set(lying)
    assert all(found[number] < 20 for number in lying), found


@pytest.mark.parametrize("at", range(3))
def test_which_of_the_cards_looked_at_was_taken_is_not_told_by_where_it_stood_among_them(at: int) -> None:
    """P1 looks at three cards of the deck, shows one of them, and goes on to put the others back: P2 has not seen
    whether it lay on top."""
    t = sve_table.Table()
    for number in range(8):
        t.put(P1, "deck", "", name=f"Ember {number}")
    for number in reversed(range(3)):
        t.put(P1, "deck", "", name="Lantern" if number == at else f"Coal {number}")
    t.spell(P1, "Look at the top 3 cards of your deck. You may reveal a card from among them and add it to your hand. "
            "Put the rest on the bottom of your deck in any order.")  # fmt: skip
    game = t.game
    game.choose(f"play {game.cards[game.zone(P1, 'hand')[-1]].tag}")
    lantern = next(card for card in game.cards if card.definition.faces[0].name == "Lantern")
    for key in ("yes", f"pick {lantern.tag}"):
        game.choose(key)
    assert game.decision is not None and game.cards[lantern.id].zone == "hand"

    bound = [bind for f in determinise(game, P2, 1).stack if isinstance(bind := f.local.get("bind"), dict)]
    looked = next(value for bind in bound for value in bind.values() if isinstance(value, tuple) and len(value) == 3)

    assert [ref.id for ref in looked].index(lantern.id) == 0, "what is known comes first, wherever it lay"


def _discarded(drawn: bool) -> Game:
    """P1 draws a card, discards the Lantern, and is asked what else: it was that card, or lay in the hand before."""
    t = sve_table.Table()
    for number in range(6):
        t.put(P1, "deck", "", name=f"Ember {number}")
    t.put(P1, "hand", "", name="Ash")
    t.put(P1, "deck" if drawn else "hand", "", name="Lantern")
    t.put(P1, "hand" if drawn else "deck", "", name="Coal")
    t.spell(P1, "Draw a card, discard a card, then discard a card.")
    game = t.game
    game.choose(f"play {game.cards[game.zone(P1, 'hand')[-1]].tag}")
    lantern = next(card for card in game.cards if card.definition.faces[0].name == "Lantern")
    game.choose(f"pick {lantern.tag}")
    assert game.decision is not None and game.cards[lantern.id].zone == "cemetery" and game.checkpoint is not None
    return game


def test_where_a_card_came_from_is_not_told_by_where_an_act_may_return_to() -> None:
    """P2 has seen that a card was drawn and that the Lantern was discarded, not whether it was that card."""
    for seed in range(6):
        one, other = (determinise(_discarded(drawn), P2, seed).checkpoint for drawn in (True, False))
        assert one is not None and other is not None
        assert [_lying(one, zone) for zone in ("hand", "deck")] == [_lying(other, zone) for zone in ("hand", "deck")]


def _lying(game: Game, zone: str) -> list[str]:
    return sorted(game.cards[cid].definition.faces[0].name for cid in game.zone(P1, zone))
