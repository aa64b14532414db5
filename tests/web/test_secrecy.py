"""Hidden information, checked on the wire: what a seat or a spectator is sent names nothing that it may not know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from sqlalchemy import create_engine, text

import ludex
from ludex.kernel.game import Game
from ludex.kernel.knowledge.sight import sees
from tests.web.serving import Client, Server

ANSWERS = 60


def stored(server: Server, game: str) -> tuple[str, dict[str, Any], list[str]]:
    """Ruleset, setup and answers of a game, as the store has them."""
    engine = create_engine(server.database)
    with engine.connect() as connection:
        ruleset, setup = connection.execute(text("SELECT ruleset, setup FROM games WHERE id = :id"), {"id": game}).one()
        rows = connection.execute(text("SELECT key FROM log WHERE game = :id ORDER BY n"), {"id": game}).all()
    engine.dispose()
    return ruleset, json.loads(setup), [key for (key,) in rows]


def known(game: Game, seat: int | None, names: set[str]) -> None:
    """Add the names of all cards that a seat sees now."""
    for card in game.cards:
        if sees(game, seat, card):
            names.update(face.name for face in card.definition.faces)


def hidden(ruleset: str, setup: dict[str, Any], keys: list[str], seat: int | None) -> set[str]:
    """The names in both decks that a seat never saw while a game was played, and that no text speaks of."""
    game = ludex.new(ruleset, decks=setup["decks"], seed=setup["seed"], auto=setup["auto"])
    cards, seen = [card.definition for card in game.cards], set[str]()
    known(game, seat, seen)
    for key in keys:
        game.choose(key)
        known(game, seat, seen)
    texts = "\n".join(a.text for d in cards for face in d.faces for a in face.abilities)
    names = {face.name for definition in cards for face in definition.faces}
    return {name for name in names - seen if not any(name in other for other in (texts, *seen))}


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-5.5/valhalla", "fow-2.0"])
def test_nothing_hidden_is_on_the_wire(server: Server, ruleset: str) -> None:
    made = server.create(ruleset)
    chance = random.Random(9)
    heard: dict[int | None, list[str]] = {}
    with server.sit(made, 0) as ann, server.sit(made, 1) as bob, server.sit(made, None) as watching:
        everybody: tuple[tuple[int | None, Client], ...] = ((0, ann), (1, bob), (None, watching))
        for _ in range(ANSWERS):
            me = ann if ann.asked(0) else bob
            if not (ann.asked(0) or bob.asked(1)) or me.decision is None:
                break
            for key in ("play c0", "attack c1 c99", "activate c45 1", "pick c60"):
                me.ask("why", version=me.version, key=key)
            version = me.answer(chance.choice(me.decision["options"])["key"])["version"]
            for _, client in everybody:
                while client.version < version:
                    client.hear()
        watching.ask("at", answers=5)
        ann.ask("at", answers=5)
        for seat, client in everybody:
            heard[seat] = [json.dumps(message, ensure_ascii=False) for message in client.heard]
    ruleset_id, setup, keys = stored(server, made["game"])
    for seat, messages in heard.items():
        secret = hidden(ruleset_id, setup, keys, seat)
        assert len(secret) > 3
        whole = "\n".join(messages)
        assert {name for name in secret if name in whole} == set()
        assert str(setup["seed"]) not in whole
        assert all(token not in whole for token in made["tokens"])
        assert '"decks"' not in whole


def test_cards_that_are_not_seen_are_not_judged(server: Server) -> None:
    """Whether a card exists, where it is and what it is: the answer is the same."""
    made = server.create(seed=8)
    with server.sit(made, 0) as ann, server.sit(made, 1) as bob:
        me, seat = (ann, 0) if ann.asked(0) else (bob, 1)
        while not (me.decision and me.decision.get("options") and me.decision["options"][-1]["key"] == "end"):
            other = bob if me is ann else ann
            who = me if me.asked(seat) else other
            version = who.answer()["version"]
            for client in (ann, bob):
                while client.version < version:
                    client.hear()
        view = json.dumps(me.position["view"])
        unseen = [f"c{n}" for n in range(120) if f'"c{n}"' not in view]
        assert len(unseen) > 60
        sentences = set()
        for card in unseen[:40] + unseen[-3:]:
            for key in (f"play {card}", f"attack {card} leader"):
                why = me.ask("why", version=me.version, key=key)["obstacles"][0]
                refused = me.ask("answer", version=me.version, key=key)
                assert refused["reason"] == "illegal"
                sentences |= {why["sentence"].replace(card, "C"), refused["sentence"].replace(card, "C")}
                me.ask("ping")  # a row of refusals would be taken for abuse
            refused = me.ask("why", version=me.version, card=card)
            assert refused["reason"] == "not-allowed"
            sentences.add(refused["sentence"])
            me.ask("ping")
        assert sentences == {"You see no card C", "You see no such card."}


def test_a_running_game_gives_no_record_and_no_list(server: Server) -> None:
    made = server.create(seed=8)
    path = f"/api/games/{made['game']}"
    for headers in ({}, {"Authorization": f"Bearer {made['tokens'][0]}"}):
        assert server.get(f"{path}/record", headers=headers).status_code == 403
    summary = server.get(path)
    assert summary.status_code == 200
    assert set(summary.json()) == {
        "game", "ruleset", "title", "players", "settings", "created", "status", "result", "answers", "from",
    }  # fmt: skip
    assert "token" not in summary.text


def test_tokens_are_stored_as_hashes(server: Server) -> None:
    made = server.create()
    engine = create_engine(server.database)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT * FROM games WHERE id = :id"), {"id": made["game"]}).all()
    engine.dispose()
    assert len(rows) == 1
    assert all(token not in str(rows) for token in made["tokens"])


