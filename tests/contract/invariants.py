"""What holds in every game at every question, each said once: for the contract, the walks and `make soak`.

Each asserts about a game and leaves it as it was.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random

import ludex
from ludex.kernel import events
from ludex.kernel.decisions import Decision
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.kernel.game import Game
from ludex.kernel.pipeline.optional_triggers import declined
from ludex.kernel.zones import Sight
from ludex.table.guessing import determinise
from tests.contract.hiding import exchanged, hidden_from
from tests.contract.walking import is_known

SEATS = (0, 1, None)
NONSENSE = ("", "dance", "play", "play c99999", "play cx", "attack c0 c0", "pick c-1", "number 1000000", "end end")

cited = cache(is_known)


# -- rules ------------------------------------------------------------------------------------------------------------
def question_cites(game: Game) -> None:
    """Every question cites a rule that the ledger knows."""
    assert game.decision is None or cited(game.decision.rule), f"the question's rule is {game.decision.rule!r}"


def events_cite(game: Game, since: int = 0) -> int:
    """Every event cites a rule that the ledger knows; how many there were."""
    events = game.log.since(since)
    unknown = {event.rule for event in events if not cited(event.rule)}
    assert not unknown, f"events cite {sorted(unknown)}"
    return len(events)


def ends_by_a_rule(game: Game) -> None:
    """A game that is over has a result by a rule of its own book, and asks nothing more."""
    result = game.result
    assert result is not None and game.decision is None, "the game has not ended"
    assert result.winner in SEATS, f"the winner is {result.winner!r}"
    assert cited(result.rule) and result.rule.startswith(f"{game.rules.book} "), f"it ended by {result.rule!r}"


# -- cards ------------------------------------------------------------------------------------------------------------
def made(game: Game) -> set[int]:
    """What the game has made itself: tokens, copies, abilities that wait to be resolved."""
    return {event.card for event in game.log.since(0) if event.kind == "create"}


def brought(game: Game) -> Counter[tuple[int, str]]:
    """The cards that the players brought: whose, and which."""
    others = made(game)
    return Counter((card.owner, card.definition.key) for card in game.cards if card.id not in others)


def conserves_cards(game: Game, start: Counter[tuple[int, str]]) -> None:
    """What the game has made may cease to exist; what a player brought lies somewhere, and the game makes no more."""
    there = [cid for zone in game.zones for cid in zone]
    lying, own = set(there), made(game)
    assert len(there) == len(lying), "a card lies in two places"
    gone = {card.id for card in game.cards} - lying
    assert gone <= own, f"{sorted(gone - own)} are lost"
    assert all(game.cards[cid].zone == "" for cid in gone), "a card that is gone says where it is"
    assert all(cid in game.zone(game.cards[cid].seat, game.cards[cid].zone) for cid in there), "a card is elsewhere"
    assert brought(game) == start, "the cards are others than the players brought"


# -- whose ------------------------------------------------------------------------------------------------------------
_DONE_TO = frozenset({"selected", "look"})
"""Said of whoever does it, not of whose card it is done to."""
_JOINS = frozenset({"role", "guards"})
"""A card plays a part in a battle from now on."""
_HOME = frozenset({"destroy", "put"})
"""Said of the player who had the card, also where it goes to another one's zone."""


def events_say_whose(game: Game) -> int:
    """Every event about a card says whose it is: of a moved card to whom it goes, of another with whom it lies; how
    many there were. In sve what the rules put away is nobody's doing."""
    controllers, looked_at = _at_first(game), 0
    for e in game.log.since(0):
        assert e.seat >= 0 or not e.to or game.rules.id.startswith("sve"), f"{e} says of nobody where a card goes"
        if e.card < 0 or e.seat < 0 or e.kind in _DONE_TO:
            continue
        if e.to:
            right = {e.to_seat, e.frm_seat} if e.kind in _HOME else {e.to_seat}
            controllers[e.card] = e.to_seat
        elif e.kind == "played" and e.source is not None:
            right = {e.source.seat}
        else:
            right = {controllers.get(e.card, e.seat)}
        assert e.seat in right, f"{e} is said of player {e.seat + 1}"
        if e.source is not None and e.source.ability is None and e.source.card >= 0:  # dealt in a battle
            assert e.source.seat == controllers[e.source.card], f"{e} comes from player {e.source.seat + 1}"
        looked_at += 1
    return looked_at


def _at_first(game: Game) -> dict[int, int]:
    """With whom every card lay before anything happened."""
    found = {card.id: card.seat for card in game.cards}
    for e in reversed(game.log.since(0)):
        if e.to and e.card >= 0:
            found[e.card] = e.frm_seat if e.frm else -1
    return found


def changes_say_how_much(game: Game) -> int:
    """What a card gains or loses of a number is what its event says; where no number changes none is said; how many
    changes there were."""
    made = [(e, e.value) for e in game.log.since(0) if e.kind == events.CHANGE and isinstance(e.value, Change)]
    for e, given in made:
        if given.op == changes.ADD:
            assert e.amount == given.number, f"{e} says {e.amount}"
        elif given.op in _NO_NUMBER:
            assert e.amount == 0, f"{e} says {e.amount}"
    return len(made)


_NO_NUMBER = frozenset({changes.GAIN, changes.LOSE, changes.LOSE_ALL, changes.TYPES, changes.RETYPE, changes.LABEL})


def who_leaves_a_battle_took_part(game: Game) -> int:
    """Nothing leaves a battle but what played a part in it; how many left."""
    taking, left = set[int](), 0
    for e in game.log.since(0):
        if e.kind in _JOINS:
            taking.add(e.card)
        elif e.kind == "leaves battle":
            assert e.card in taking, f"{e}: it played no part"
            taking.discard(e.card)
            left += 1
    return left


# -- abilities --------------------------------------------------------------------------------------------------------
def only_activated_abilities_are_activated(game: Game) -> int:
    """Nobody activates what holds or triggers by itself, or an ability that a card does not have; how many keys were
    refused."""
    decision, refused = game.decision, 0
    if decision is None or not decision.menu:
        return 0
    for zone in game.zones:
        for card in (game.cards[cid] for cid in zone):
            abilities = game.chars(card.id).abilities
            if not abilities:
                continue
            numbers = [0, *(n for n, a in enumerate(abilities, 1) if a.kind != "activated"), len(abilities) + 1]
            for key in [f"activate {card.tag} {n}" for n in numbers]:
                assert game.why_not(key) is not None, f"{key}: {[ability.kind for ability in abilities]}"
                refused += 1
    return refused


# -- views ------------------------------------------------------------------------------------------------------------
def views_of_twins_agree(game: Game, chance: Random) -> None:
    """Hidden cards exchanged, or in another order, and other chance to come: each seat's view is the same."""
    for seat in SEATS:
        view = game.view(seat)
        assert exchanged(game, seat, chance).view(seat) == view, f"seat {seat} sees that hidden cards are others"
        other = reordered(game, seat, chance)
        other.rng = chance.getrandbits(40)
        assert other.view(seat) == view, f"seat {seat} sees the order of hidden cards, or what chance will bring"
        if seat is not None:
            imagines_what_it_sees(game, determinise(game, seat, chance.getrandbits(32)), seat)


def imagines_what_it_sees(game: Game, imagined: Game, seat: int) -> None:
    """What a seat imagines looks to it like the game. What the other is asked since anything has happened may be an
    earlier question; of one asked in secret nothing is known, so that the game has gone on without."""
    seen, view = declined(game, seat).view(seat), imagined.view(seat)
    asked, other = seen["decision"], view["decision"]
    if isinstance(asked, dict) and isinstance(other, dict) and asked["seat"] != seat:
        assert other["seat"] == asked["seat"], f"seat {seat} imagines that somebody else is asked"
        seen["decision"] = view["decision"] = None
    assert view == seen, f"seat {seat} imagines another game than it sees"


def question_can_be_asked_again(game: Game) -> None:
    """Asking changes nothing: the step that has asked asks the same once more."""
    asked = game.decision
    assert asked is not None
    twin = game.clone()
    twin.stack[-1].again()
    twin.decision = None
    twin.run()
    again: Decision | None = twin.decision
    assert again is not None, f"{asked.prompt!r} ({asked.rule}) is not asked again"
    assert (again.seat, again.kind, again.rule) == (asked.seat, asked.kind, asked.rule)
    offered = [(option.key, option.value) for option in again.options]
    assert offered == [(option.key, option.value) for option in asked.options]
    assert twin.log.size == game.log.size, f"asking {asked.prompt!r} ({asked.rule}) lets something happen"
    assert twin.clock == game.clock, f"asking {asked.prompt!r} ({asked.rule}) counts what it looks at, hidden cards too"


def reordered(game: Game, seat: int | None, chance: Random) -> Game:
    """The same game with the cards that a seat may not know in another order, zone by zone."""
    twin = game.clone()
    hidden = set(hidden_from(game, seat))
    for of in (0, 1):
        for zone in [spec.name for spec in game.rules.zones if spec.sight is not Sight.PUBLIC]:
            there = game.zone(of, zone)
            moved = iter(chance.sample(found := [c for c in there if c in hidden], len(found)))
            twin.put_zone(of, zone, tuple(next(moved) if c in hidden else c for c in there))
    return twin


def menu_of_a_twin_agrees(game: Game, chance: Random) -> None:
    """A menu offers the same whatever the cards are that its player may not know."""
    decision = game.decision
    if decision is None or not decision.menu:
        return
    twin = exchanged(game, decision.seat, chance)
    again = [option.key for option in twin.rules.menus[decision.menu].options(twin, decision.seat)]
    listed = [option.key for option in decision.options if option.key != "repeat"]  # what was done is known to all
    assert again == listed, f"with other hidden cards the menu is {again}, not {listed}"


# -- answers ----------------------------------------------------------------------------------------------------------
def answered(game: Game, key: str) -> Game:
    """A twin of the game that has gone on with an answer nothing forbids."""
    twin = game.clone()
    try:
        twin.choose(key)
    except Exception as error:  # whatever it is: the answer was allowed
        raise AssertionError(f"{key!r} is allowed and cannot be answered: {error!r}") from error
    return twin


def every_option_applies(game: Game) -> int:
    """What a menu offers can be answered, `why_not` has nothing against it, and keys are different; how many."""
    if game.decision is None:
        return 0
    keys = [option.key for option in game.decision.options]
    assert len(set(keys)) == len(keys), f"keys are offered twice: {keys}"
    for key in keys:
        assert game.why_not(key) is None, f"{key!r} is offered and forbidden: {game.why_not(key)}"
        twin = answered(game, key)
        assert twin.over or twin.decision is not None, f"after {key!r} nobody is asked"
    return len(keys)


def judges_alike(game: Game, key: str) -> None:
    """A key is refused by a rule and nothing changes, or it is allowed and can be chosen."""
    obstacle = game.why_not(key)
    if obstacle is None:
        answered(game, key)
        return
    assert cited(obstacle.rule), f"{key!r} is refused by {obstacle.rule!r}"
    assert obstacle.sentence, f"{key!r} is refused without a sentence"
    before, answers, size = game.hash(), game.answers, game.log.size
    try:
        game.choose(key)
    except ludex.IllegalChoice as refused:
        assert refused.obstacle == obstacle and refused.key == key, f"{key!r}: {refused} is not {obstacle}"
    else:
        raise AssertionError(f"{key!r} is forbidden ({obstacle}) and was taken")
    assert (game.hash(), game.answers, game.log.size) == (before, answers, size), f"{key!r} was refused and changed it"


# -- copies -----------------------------------------------------------------------------------------------------------
def clones_are_independent(game: Game, chance: Random, most: int = 12) -> None:
    """A clone is equal; whatever is answered in it, the game stays as it was."""
    before, views = game.hash(), [game.view(seat) for seat in SEATS]
    twin = game.clone()
    assert twin.hash() == before, "a clone is another position"
    play_on(twin, chance, most)
    assert game.hash() == before, "answers in a clone changed the game"
    assert [game.view(seat) for seat in SEATS] == views, "answers in a clone changed a view of the game"


def saves_are_equal(game: Game, chance: Random, most: int = 6) -> None:
    """A loaded game is the same, is seen the same, and goes on alike."""
    loaded, twin = ludex.load(game.save()), game.clone()
    assert loaded.hash() == game.hash(), "a loaded game is another position"
    for seat in SEATS:
        assert loaded.view(seat) == game.view(seat), f"seat {seat} sees another game after loading"
    state = chance.getstate()
    expected = play_on(twin, chance, most)
    chance.setstate(state)
    assert play_on(loaded, chance, most) == expected, "a loaded game goes on differently"


def replays_are_equal(game: Game, known: dict[int, str]) -> None:
    """A replayed record passes the positions that the game passed (hashes by the number of answers)."""
    again = ludex.replay(game.record(), until=0)
    for number in range(len(game.answers) + 1):
        if number in known:
            assert again.hash() == known[number], f"after {number} answers the replay is another position"
        if number < len(game.answers):
            again.choose(game.answers[number])
    assert again.hash() == game.hash() and again.result == game.result, "the replay ends in another position"


def views_are_plain(game: Game) -> None:
    """A view is plain JSON."""
    for seat in SEATS:
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view, f"the view of seat {seat} is no plain data"


def play_on(game: Game, chance: Random, most: int) -> list[str]:
    """Answer by chance for a while; the hash at every question."""
    found: list[str] = []
    for _ in range(most):
        if game.decision is None:
            break
        game.choose(chance.choice(game.decision.options).key)
        found.append(game.hash())
    return found


def judged(game: Game, keys: Iterable[str]) -> int:
    """All these keys are judged alike; how many there were."""
    count = 0
    for key in keys:
        judges_alike(game, key)
        count += 1
    return count
