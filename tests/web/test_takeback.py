"""Taking back by consent: nothing is taken back unless who sits opposite agrees, at the very position it was asked."""

from __future__ import annotations

from tests.web.serving import AGAINST_BOT, Client, Server


def both(server: Server) -> tuple[Client, Client]:
    made = server.create("sve")
    return server.sit(made, 0), server.sit(made, 1)


def asked(clients: tuple[Client, Client]) -> tuple[Client, Client, int]:
    seat = next(seat for seat in (0, 1) if clients[seat].asked(seat))
    return clients[seat], clients[1 - seat], seat


def gone_on(clients: tuple[Client, Client]) -> tuple[Client, Client, int]:
    """After one answer: who gave it, who sits opposite, and the seat."""
    me, other, seat = asked(clients)
    before = other.version
    me.answer()
    other.until(lambda m: m["type"] == "position" and m["version"] > before)
    return me, other, seat


def test_who_sits_opposite_agrees_and_the_answer_is_taken_back(server):
    clients = both(server)
    me, other, seat = gone_on(clients)
    answers = me.position["answers"]
    me.send("takeback", version=me.version)
    told = other.until("takeback")
    assert (told["seat"], told["state"]) == (seat, "asked")
    other.send("takeback", version=other.version, say="yes")
    back = me.until(lambda m: m["type"] == "position" and m["answers"] == answers - 1)
    assert back["view"]["decision"]["seat"] == seat


def test_who_declines_leaves_everything_as_it_is(server):
    clients = both(server)
    me, other, seat = gone_on(clients)
    version = me.version
    me.send("takeback", version=version)
    other.until("takeback")
    other.send("takeback", version=other.version, say="no")
    assert me.until(lambda m: m["type"] == "takeback" and m["state"] == "declined")["seat"] == seat
    assert me.version == version


def test_nobody_agrees_with_himself_or_to_what_nobody_asked(server):
    clients = both(server)
    me, other, _ = gone_on(clients)
    refused = other.ask("takeback", version=other.version, say="yes")
    assert (refused["type"], refused["reason"]) == ("refused", "not-allowed")
    me.send("takeback", version=me.version)
    me.until("takeback")
    refused = me.ask("takeback", version=me.version, say="yes")
    assert (refused["type"], refused["reason"]) == ("refused", "not-allowed")


def test_what_was_asked_lapses_when_the_game_goes_on(server):
    clients = both(server)
    me, other, _ = gone_on(clients)
    me.send("takeback", version=me.version)
    other.until("takeback")
    me.until("takeback")
    gone_on(clients)
    refused = other.ask("takeback", version=other.version, say="yes")
    assert (refused["type"], refused["reason"]) == ("refused", "not-allowed")


def test_against_a_bot_one_does_not_ask_and_spectators_ask_nothing(server):
    made = server.create("sve", seats=AGAINST_BOT)
    with server.sit(made, 0) as me, server.sit(made, None) as watcher:
        assert me.ask("takeback", version=me.version)["reason"] == "not-allowed"
        assert watcher.ask("takeback", version=watcher.version)["reason"] == "not-allowed"
