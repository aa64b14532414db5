"""Saves: the same game in another process, and a clear word when a save cannot be read."""

import os
import subprocess
import sys
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.kernel.cards import CardRef, Definition
from ludex.kernel.effects.changes import GAIN, Change, Duration, Lasting
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Procedure, values
from ludex.kernel.game import Game
from ludex.kernel.ruleset import Ruleset
from ludex.kernel.storage import load as codec
from ludex.kernel.storage import save as saving
from ludex.kernel.storage.load import SaveError, load, save
from ludex.kernel.storage.pieces import EACH
from tests.kernel.mini import Mini, do, made, play_on, put, start, table


def lookup(name: str) -> Ruleset:
    return {"mini": Mini()}[name]


def again(g: Game) -> Game:
    return load(save(g), lookup)


def played(seed: int, answers: int) -> Game:
    count = iter(range(10_000))
    return play_on(start(seed), lambda options: options[next(count) * 7 % len(options)], most=answers)


def rich() -> Game:
    """A game with a bit of everything: changes, floating effects, counters, links, a question."""
    g = table("Drake", "Owl: mourn 1; may-instead vault")
    hare, wolf = put(g, "Hare"), put(g, "Wolf", seat=1)
    g.choose("pass")
    g.choose("pass")
    gained = Change(0, GAIN, "", made("lord 1"), Duration("end of turn"))
    bindings = (("X", 2), ("it", CardRef(wolf.id, 0)))
    floating = Lasting(0, made("mourn"), CardRef(hare.id, 0), 1, bindings, uses=3)
    do(g, Event("change", "mini 9", card=hare.id, value=gained))
    do(g, Event("lasting", "mini 9", value=floating))
    do(g, Event("counter", "mini 9", card=wolf.id, key="stack", amount=2))
    do(g, Event("link", "mini 9", card=hare.id, amount=wolf.id))
    do(g, Event("mark", "mini 9", card=wolf.id, key="seen", amount=1))
    do(g, Event("bury", "mini 9", card=wolf.id, to="vault", faceup=False))
    g.choose(f"bury c{hare.id}")
    return g


@given(seed=st.integers(0, 60), answers=st.integers(0, 40))
def test_a_loaded_game_is_the_same_game_and_has_the_same_future(seed: int, answers: int) -> None:
    g = played(seed, answers)
    other = again(g)
    assert other.hash() == g.hash()
    assert [repr(e) for e in other.events] == [repr(e) for e in g.events]
    for seat in (0, 1, None):
        assert other.view(seat) == g.view(seat)
    for game in (g, other):
        play_on(game, lambda options: options[len(options) // 2], most=25)
    assert other.hash() == g.hash() and other.answers == g.answers and other.result == g.result
    assert other.record() == g.record()


def test_everything_in_the_state_comes_back() -> None:
    g = rich()
    other = again(g)
    assert g.decision is not None and other.decision is not None
    assert repr(other.decision) == repr(g.decision)
    assert [o.value for o in other.decision.options] == [o.value for o in g.decision.options]
    assert other.lasting == g.lasting and other.memory.keys() == g.memory.keys()
    assert [c.changes for c in other.cards] == [c.changes for c in g.cards]
    assert (other.uses, other.states, other.zones, other.values) == (g.uses, g.states, g.zones, g.values)
    assert other.hash() == g.hash()
    for game in (g, other):
        game.choose("yes")
    assert other.hash() == g.hash()


def test_saving_twice_gives_the_same_bytes() -> None:
    g = rich()
    assert save(g) == save(g.clone()) == save(again(g))


def long(answers: int = 60) -> Game:
    """A game of several turns and pieces."""
    g = played(5, answers)
    assert g.turn_mark > EACH
    return g


def test_of_what_was_loaded_old_turns_are_read_when_somebody_looks_back() -> None:
    g = long()
    key = b"a host"
    other = load(save(g, key), lookup, key=key)
    assert other.log.unread > 0 and other.this_turn()
    twin = other.clone()
    for each in (twin, other):
        assert [repr(e) for e in each.events] == [repr(e) for e in g.events]
    assert all(one is another for one, another in zip(twin.events, other.events, strict=True))
    assert save(other) == save(g)


def test_what_a_frame_says_has_happened_is_what_the_log_says() -> None:
    g = long()
    values(g.stack[-1], dict[str, object])["event"] = g.events[3]
    other = again(g)
    assert values(other.stack[-1], dict[str, object])["event"] is other.events[3]


def test_pieces_of_a_log_are_written_again_only_where_games_have_not_parted() -> None:
    g = long(40)
    save(g)
    one, two = g.clone(), g.clone()
    play_on(one, lambda options: options[0], most=40)
    play_on(two, lambda options: options[-1], most=40)
    for game in (one, two):
        assert [repr(e) for e in again(game).events] == [repr(e) for e in game.events]
    assert [repr(e) for e in again(g).events] == [repr(e) for e in g.events]


def test_the_point_to_return_to_is_saved() -> None:
    g = start(decks=(["Bolt"] * 9, ["Bolt"] * 9))
    other = again(g)
    assert g.decision is not None
    key = g.decision.options[0].key
    for game in (g, other):
        game.choose(key)
    assert other.refusals == g.refusals == {key}
    assert other.hash() == g.hash()


def test_equal_abilities_come_back_as_one_object() -> None:
    g = start()
    for _ in range(2):
        hare = put(g, "Hare")
        do(g, Event("change", "mini 9", card=hare.id, value=Change(0, GAIN, "", made("mourn"))))
    first, second = (g.cards[c].changes[0].value for c in g.zone(0, "field"))
    assert first == second and first is not second

    other = again(g)

    first, second = (other.cards[c].changes[0].value for c in other.zone(0, "field"))
    owl = next(c.definition for c in other.cards if c.definition.name == "Owl")
    assert first is second is owl.faces[0].abilities[0]


def test_cards_of_one_definition_still_share_it() -> None:
    g = start()
    other = again(g)
    assert len({id(c.definition) for c in other.cards}) == len({id(c.definition) for c in g.cards})


def test_a_loaded_game_and_the_saved_one_do_not_touch_each_other() -> None:
    g = start()
    other = again(g)
    before = g.hash()
    play_on(other, lambda options: options[0], most=10)
    assert g.hash() == before


SCRIPT = """
import sys
from ludex.kernel.storage.load import load
from tests.kernel.mini import Mini, play_on
g = load(sys.stdin.buffer.read(), lambda name: Mini())
first = g.hash()
play_on(g, lambda options: options[len(options) // 2], most=25)
sys.stdout.write(first + " " + g.hash() + " " + str(g.answers))
"""


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_another_process_goes_on_alike(hash_seed: str) -> None:
    g = played(seed=5, answers=12)
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    out = subprocess.run([sys.executable, "-c", SCRIPT], input=save(g), env=env, capture_output=True, check=True)
    first = g.hash()
    play_on(g, lambda options: options[len(options) // 2], most=25)
    assert out.stdout.decode() == f"{first} {g.hash()} {g.answers}"


# -- what cannot be read -----------------------------------------------------------------------------------
def refused(data: bytes) -> str:
    with pytest.raises(SaveError) as error:
        load(data, lookup)
    return str(error.value)


def test_foreign_data_is_refused() -> None:
    assert "empty" in refused(b"")
    assert "not a ludex save" in refused(b"PK\x03\x04 something else entirely, and long enough")


def test_a_save_of_the_future_is_refused() -> None:
    data = save(start())
    at = len(saving.MAGIC)
    assert "later ludex" in refused(data[:at] + (99).to_bytes(2, "big") + data[at + 2 :])


@given(st.data())
def test_a_damaged_save_is_refused_wherever_it_is_damaged(data: st.DataObject) -> None:
    whole = DAMAGED
    at = data.draw(st.integers(0, len(whole) - 1))
    bit = 1 << data.draw(st.integers(0, 7))
    refused(whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
    refused(whole[:at])


DAMAGED = save(start())


def test_an_unknown_ruleset_and_another_version_are_named() -> None:
    data = save(start())

    def nothing(name: str) -> Ruleset:
        raise KeyError(name)

    with pytest.raises(SaveError, match="'mini', which is unknown here"):
        load(data, nothing)
    with pytest.raises(SaveError, match="version 1 of mini; this is version 2"):
        load(data, lambda name: Mini(version="2"))


def test_a_card_that_reads_differently_is_named() -> None:
    class Reworded(Mini):
        def define(self, row: dict[str, object]) -> Definition:
            return super().define({**row, "power": 9} if row["name"] == "Wolf" else row)

    with pytest.raises(SaveError, match="the card 'Wolf' is another here"):
        load(save(start()), lambda name: Reworded())


# -- what cannot be saved ----------------------------------------------------------------------------------
class Stranger:
    pass


def test_what_is_not_registered_is_refused_by_name() -> None:
    g = start()
    values(g.stack[-1], dict[str, object])["odd"] = Stranger()
    with pytest.raises(SaveError, match=r"test_codec\.Stranger cannot be saved"):
        save(g)


def test_a_procedure_the_ruleset_does_not_know_is_refused() -> None:
    g = start()
    g.stack.append(Frame(Procedure("mini 9", "Unheard of"), 0, {}))
    with pytest.raises(SaveError, match="Unheard of"):
        save(g)


@dataclass(frozen=True, slots=True)
class Phrase:
    words: tuple[str, ...]
    of: "Phrase | None" = None


def test_a_registered_dataclass_comes_back_equal() -> None:
    codec.register_dataclass(Phrase)
    g = start()
    inner = Phrase(("a",))
    values(g.stack[-1], dict[str, object])["reading"] = (
        Phrase(("b", "c"), inner),
        frozenset({inner, Phrase(())}),
        1 << 70,
        [1.5, {2: None}],
    )
    other = again(g)
    assert other.stack[-1].local["reading"] == g.stack[-1].local["reading"]
    assert other.hash() == g.hash()


def test_two_types_under_one_tag_are_refused() -> None:
    with pytest.raises(ValueError, match="two types"):
        codec.register("event", Stranger, lambda s: (), lambda p: Stranger())
