"""Whoever holds a chair holds no secret: neither the chair nor a game imagined from it leads to what the seat may not
know."""

from __future__ import annotations

from collections import Counter

import pytest

import ludex
from ludex import games
from ludex.kernel.cards import Card, Snapshot
from ludex.kernel.decisions import Decision
from ludex.kernel.events import Event
from ludex.kernel.game import Game
from ludex.kernel.knowledge.sight import saw, sees
from ludex.kernel.pipeline.optional_triggers import declined
from ludex.kernel.ruleset import Ruleset
from ludex.kernel.storage.records import RecordError
from ludex.table.chair import Chair
from tests.contract.invariants import imagines_what_it_sees
from tests.contract.walking import started, walk
from tests.fow_table import P1, P2, Table

SEED = 1_234_567_890_123


@pytest.fixture(params=games.rulesets())
def ruleset(request: pytest.FixtureRequest) -> str:
    """Every ruleset, one after another."""
    name: str = request.param
    return name


def at_each(ruleset: str, every: int, seed: int = SEED) -> list[Game]:
    """Positions of a random game, every so many answers."""
    game = started(ruleset, seed)
    return [game.clone() for n in walk(game, seed) if n % every == every - 1]


def reached(root: object) -> list[object]:
    """Everything that attributes, items and closures lead to, rulesets and cards as printed aside."""
    found: dict[int, object] = {}
    todo = [root]
    while todo:
        thing = todo.pop()
        if id(thing) in found or isinstance(thing, (str, bytes, float, bool, type, Ruleset)) or thing is None:
            continue
        found[id(thing)] = thing
        if isinstance(thing, dict):
            todo += [*thing.keys(), *thing.values()]
        elif isinstance(thing, (list, tuple, set, frozenset)):
            todo += list(thing)
        elif not isinstance(thing, int):
            slots = [n for cls in type(thing).__mro__ for n in getattr(cls, "__slots__", ()) if n != "__weakref__"]
            names = [*slots, *getattr(type(thing), "__struct_fields__", ()), *getattr(thing, "__dict__", {})]
            todo += [getattr(thing, n, None) for n in names]
            todo += [cell.cell_contents for cell in getattr(thing, "__closure__", None) or ()]
    return list(found.values())


def test_a_chair_leads_nowhere(ruleset: str) -> None:
    game = started(ruleset, SEED)
    chair = Chair(game, 0)

    assert chair.view()["seat"] == 0
    assert not any(isinstance(thing, (Game, Card, Event)) for thing in reached(chair))


def test_an_imagined_game_has_no_seed_no_answers_and_no_state_of_chance(ruleset: str) -> None:
    for game in at_each(ruleset, 40):
        states = _states_of_chance(game)
        for seat in (0, 1):
            imagined = Chair(game, seat).imagine(1)
            numbers = {thing for thing in reached(imagined) if isinstance(thing, int)}
            assert SEED not in numbers
            assert not numbers & states
            assert "seed" not in imagined.setup
            assert not set(filter(None, imagined.answers)) - {_begun(declined(game, seat))}


def _begun(game: Game) -> str:
    before = game.checkpoint
    return game.answers[len(before.answers)] if before is not None and len(game.answers) > len(before.answers) else ""


def _states_of_chance(game: Game) -> set[int]:
    """The generator's state after each answer so far."""
    twin = started(game.rules.id, SEED)
    found = {twin.rng}
    for key in game.answers:
        twin.choose(key)
        found.add(twin.rng)
    return found


def test_the_record_of_an_imagined_game_shows_nothing(ruleset: str) -> None:
    game = at_each(ruleset, 30)[0]
    imagined = Chair(game, 0).imagine(1)

    with pytest.raises(RecordError, match="imagined"):
        imagined.record()
    with pytest.raises(RecordError, match="imagined"):
        ludex.load(imagined.save()).record()


def test_no_hidden_card_is_left_in_the_past(ruleset: str) -> None:
    """Whatever an imagined game keeps of cards that moved, the seat saw; of other events nothing points at a card."""
    for game in at_each(ruleset, 60):
        for seat in (0, 1):
            imagined = Chair(game, seat).imagine(3)
            truly = {e.before.ref for e in game.log.since(0) if e.before is not None and not saw(game, seat, e.before)}
            told = {_key(e) for e in game.view(seat)["events"]}  # type: ignore[attr-defined]
            for thing in reached([imagined.log.since(0), imagined.memory, imagined.stack, imagined.pending]):
                if isinstance(thing, Snapshot) and thing.ref in truly:
                    assert (thing.tag, thing.definition.name) in told, thing


def _key(told: dict[str, object]) -> tuple[object, object]:
    return told.get("card"), told.get("name")


def test_another_seats_question_is_asked_by_the_guessed_cards(ruleset: str) -> None:
    """What the other player may do follows from the cards that player was dealt in the guess."""
    for game in at_each(ruleset, 25):
        assert game.decision is not None
        imagined = Chair(game, 1 - game.decision.seat).imagine(5)
        assert imagined.decision is not None
        imagines_what_it_sees(game, imagined, 1 - game.decision.seat)
        for option in imagined.decision.options:
            assert imagined.why_not(option.key) is None
        imagined.choose(imagined.decision.options[0])


@pytest.mark.parametrize("name", ["sve", "cfv", "fow-2.0", "fow-5.5/valhalla"])
def test_guessed_hands_and_decks_are_right_no_oftener_than_chance(name: str) -> None:
    """How often a hidden place holds the true card in a guess: as often as if the hidden cards were dealt by chance."""
    hits = expected = variance = 0.0
    for game in at_each(name, 4):
        for seat in (0, 1):
            mingled = [c for c in game.cards if c.owner != seat and c.zone in game.rules.mingled()]
            pool = [c for c in mingled if not sees(game, seat, c)]
            kinds = Counter(c.definition.key for c in pool)
            if len(pool) < 10:
                continue
            chair = Chair(game, seat)
            for seed in range(12):
                guess = chair.imagine(seed)
                zones = zip(game.zones, guess.zones, strict=True)
                place = {cid: where for old, new in zones for cid, where in zip(old, new, strict=True)}
                hits += sum(guess.cards[place[c.id]].definition.key == c.definition.key for c in pool)
                each = sum(n * n for n in kinds.values()) / len(pool)
                expected += each
                variance += each * 2
    assert expected > 200
    assert abs(hits - expected) < 5 * variance**0.5


def test_what_cards_are_like_tells_nothing_of_where_they_lie(ruleset: str) -> None:
    """The cards of a shuffled deck differ in nothing but what they are, which is guessed: how often one has moved, when
    it came and who knew it would tell which one it is."""
    for game in at_each(ruleset, 50):
        for seat in (0, 1):
            for slot, ids in enumerate(game.zones):
                of, at = divmod(slot, len(game.rules.zones))
                name = game.rules.zones[at].name
                mixed = ("shuffle", name, of)
                ways = [e.kind for e in game.log.since(0) if e.to == name or (e.kind, e.key, e.seat) == mixed]
                if not ids or not ways or ways[-1] != "shuffle":
                    continue
                imagined = Chair(game, seat).imagine(2)
                places = zip(ids, imagined.zones[slot], strict=True)
                unseen = [imagined.cards[new] for old, new in places if not sees(game, seat, game.cards[old])]
                assert len({(c.incarnation, c.stamp, c.since, c.origin, c.known & 1 << seat) for c in unseen}) <= 1


# -- questions ---------------------------------------------------------------------------------------------------------
class Reader:
    """Notes what it is asked, and takes what comes first."""

    def __init__(self) -> None:
        self.asked: list[Decision] = []

    def answer(self, chair: Chair, decision: Decision) -> str:
        self.asked.append(decision)
        return decision.options[0].key


def test_of_what_is_picked_without_being_seen_a_bot_learns_only_that_it_is_there() -> None:
    """Its place in the game (`Card.id`) is that of a card which the bot may have met before, open."""
    t = Table("fow-5.5")
    fairy = t.field(P1, "Banish this card: Destroy target addition or card in a chant-standby area.", attack=100)
    law, card = t.addition(P2), t.standby(P2, "[Trigger] Anytime: Draw a card.")
    t.graveyard(P2, type="addition")
    t.choose(t.activation(fairy))
    asked, reader = t.game.decision, Reader()
    assert asked is not None
    assert {option.value for option in asked.options} == {law.id, card.id}
    ludex.Session(t.game, {P1: reader})
    read = reader.asked[0]
    assert [option.key for option in read.options] == [option.key for option in asked.options]
    assert {option.value for option in read.options} == {law.id, -2}
