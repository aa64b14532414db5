"""Nothing listed is illegal, nothing legal is missing: the menus of fow against a slow, literal reading of the books,
at every question of small games."""

from __future__ import annotations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ludex.kernel.game import Game
from tests.properties.fow_following import ATTACK, BLOCK, CALL, PRIORITY, WHICH_PHASE, Follower
from tests.properties.fow_literal import Book, Lying, conceivable
from tests.properties.fow_positions import DECK, EDITIONS, STONE_DECK, fights, positions

rulesets = pytest.mark.parametrize("ruleset", sorted(EDITIONS))
ANSWERS = st.lists(st.integers(0, 30), min_size=10, max_size=30)
PHASES = st.sampled_from(["main", "main", "main", "draw", "end"])
# A game is long: few of them, and what fails is told as it is, for a smaller one would take minutes to find.
FEW = settings(
    max_examples=max(12, settings.default.max_examples // 6 if settings.default else 15),
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
LONGEST, EVERY = 90, 6


def agrees(judge: Follower, legal: set[str], other: set[str], *, always: str = "", may: bool = True) -> None:
    """The options are what the book allows; `other` is listed only beside something else, `always` if it may be."""
    assert judge.game.decision is not None
    listed = {option.key for option in judge.game.decision.options}
    if always:
        assert (always in listed) == (may or not legal), f"{always}: {sorted(listed)}"
        listed.discard(always)
    legal -= judge.game.refusals
    assert listed <= legal | other, f"listed but illegal: {sorted(listed - legal - other)}"
    wanted = legal | other if listed - other else legal
    lying = judge.lying()
    kinds = {_kind(key, judge, lying) for key in listed}
    missing = {key for key in wanted - listed if _kind(key, judge, lying) not in kinds}
    assert missing == set(), f"legal but not listed: {sorted(missing)}, of {sorted(listed)}"


def _kind(key: str, judge: Follower, lying: dict[int, Lying]) -> object:
    """Cards that differ in nothing are offered once."""
    words = key.split()
    if words[0] not in ("play", "set", "activate"):
        return key
    card = judge.game.cards[judge.game.named(words[1])]
    alone = card.id if card.links or card.counters or card.changes else -1
    return words[0], *words[2:], lying[card.id], alone


def with_priority(judge: Follower, *, thoroughly: bool) -> None:
    judge.resolved()
    game, book = judge.game, judge.book()
    assert game.decision is not None and game.decision.seat == judge.expected(), "somebody else has priority"
    legal, wills = book.with_priority(), book.activations(producing=True)
    agrees(judge, set(legal), wills, always="pass", may=book.can_pass())
    if not thoroughly:
        return
    everywhere = (n for n, c in book.table.lying.items() if c.zone not in (DECK, STONE_DECK))
    for key in conceivable(everywhere):
        allowed = key in legal or key in wills
        if key not in game.refusals:
            assert (game.why_not(key) is None) == allowed, f"{key}: {game.why_not(key)}"


def compare(judge: Follower, *, thoroughly: bool) -> None:
    """Compare a question with the book."""
    game = judge.game
    assert game.decision is not None
    keys = {option.key for option in game.decision.options}
    book = judge.book()
    if game.decision.menu == PRIORITY:
        with_priority(judge, thoroughly=thoroughly)
    elif game.decision.menu == ATTACK:
        agrees(judge, book.attacks(), set(), always="forfeit", may=book.can_forfeit())
    elif game.decision.menu == BLOCK:
        assert game.decision.seat != game.active
        agrees(judge, book.blocks(), set(), always="pass")
    elif keys <= CALL and not judge.edition.calls_in_main:  # fow-2.0 5.4:2
        assert ("call" in keys) == book.can_call() and "pass" in keys
    elif keys <= WHICH_PHASE:  # fow-2.0 5.5:4
        assert "battle" in keys and ("end" in keys) == book.can_forfeit()
    else:
        targets(judge, book, keys)


def targets(judge: Follower, book: Book, keys: set[str]) -> None:
    """What is asked for on playing something with a target (fow 9.3:2.4)."""
    game, words = judge.game, judge.last.split()
    assert game.decision is not None
    if game.decision.rule != game.rules.rule("fow 9.3:2.4") or words[0] not in ("play", "activate"):
        return
    lying = book.table.lying.get(game.named(words[1]))
    if lying is None or lying.card.type == "addition":
        return
    acts = {lying.side.place_of(at): act for at, act in enumerate(lying.side.acts)}
    word = acts[int(words[2])].target if words[0] == "activate" else lying.card.target
    assert keys == {f"pick {game.cards[n].tag}" for n in book.targets(word)}


@rulesets
@FEW
@given(data=st.data(), numbers=ANSWERS)
@pytest.mark.rule("fow 6.3:1", "fow 6.3:2", "fow 6.4:1.1", "fow 6.4:1.2", "fow 6.4:1.3", "fow 7.12:2", "fow 8.2:3")
@pytest.mark.rule("fow-2.0 9:3", "fow-2.0 10.2:2", "fow-2.0 7.2.3:5", "fow-2.0 5.4:2")
def test_every_menu_is_what_the_book_allows(ruleset: str, data: st.DataObject, numbers: list[int]) -> None:
    """Whoever has priority, in whatever phase or step: all that the book allows is listed, and nothing else."""
    edition = EDITIONS[ruleset]
    judge = Follower(data.draw(positions(edition)), edition, data.draw(PHASES))
    answers = iter(numbers)
    for at in range(LONGEST):
        decision = judge.game.decision
        if decision is None:
            return
        compare(judge, thoroughly=at % EVERY == 0)
        number = next(answers, -1) if len(decision.options) > 1 else 0
        if number < 0:
            return
        judge.choose(decision.options[number % len(decision.options)].key)


@rulesets
@settings(FEW, max_examples=2 * FEW.max_examples)
@given(data=st.data(), number=st.integers(0, 30))
@pytest.mark.rule("fow 8.2:3.1", "fow 8.2:3.2", "fow 8.3:3", "fow 8.3:4", "fow 11.2:1", "fow 11.5:1", "fow 11.6:1")
def test_attacks_and_blocks_are_what_the_book_allows(ruleset: str, data: st.DataObject, number: int) -> None:
    """Straight to battle: whoever can attack something can, and whoever can block."""
    edition = EDITIONS[ruleset]
    judge = Follower(data.draw(fights(edition)), edition)
    asked: list[str] = []
    for _ in range(LONGEST):
        decision = judge.game.decision
        if decision is None or judge.game.active == 1 or BLOCK in asked:
            break
        if decision.menu in (ATTACK, BLOCK):
            compare(judge, thoroughly=False)
        asked.append(decision.menu)
        keys = [option.key for option in decision.options]
        likely = [key for key in keys if _unusual(judge, key)] or keys
        judge.choose(next((key for key in ("battle", "pass") if key in keys), likely[number % len(likely)]))
    assert ATTACK in asked or judge.game.over


def _unusual(judge: Follower, key: str) -> bool:
    """Whether it is an attack on something recovered, or by something that flies."""
    words = key.split()
    if words[0] != "attack":
        return False
    by, on = (judge.lying().get(judge.game.named(word)) for word in words[1:])
    return (on is not None and not on.rested) or (by is not None and "Flying" in by.side.skills)


@rulesets
@FEW
@given(data=st.data(), numbers=ANSWERS)
@pytest.mark.rule("fow 9.3:2.5", "fow 10.2:4", "fow-2.0 1.4.5:10")
def test_whatever_is_listed_can_be_finished(ruleset: str, data: st.DataObject, numbers: list[int]) -> None:
    """There is a way to pay for it: wills, discards and all."""
    edition = EDITIONS[ruleset]
    judge = Follower(data.draw(positions(edition)), edition)
    for number in numbers[:4]:
        decision = judge.game.decision
        if decision is None:
            return
        for option in decision.options:
            assert finishes(judge.game, option.key), option.key
        judge.choose(decision.options[number % len(decision.options)].key)


def finishes(game: Game, key: str, depth: int = 8) -> bool:
    """Whether something can be done to its end, whatever it takes on the way."""
    twin = game.clone()
    twin.choose(key)
    decision = twin.decision
    if decision is None or decision.menu or depth == 0:
        return not twin.refusals - game.refusals
    return any(finishes(twin, option.key, depth - 1) for option in decision.options)
