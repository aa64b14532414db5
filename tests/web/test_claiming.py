"""A seat is claimed once: who created the game cannot look into the friend's cards, nor answer for the friend."""

from __future__ import annotations

from tests.web.conftest import Start
from tests.web.serving import Client, Message, Server, claim_of, play

MINE = "a token that only the friend has ever had"


def refused(server: Server, made: Message, **hello: object) -> Message:
    """What somebody is told who is not let in."""
    client = Client(server.socket())
    with client:
        client.send("hello", game=made["game"], **hello)
        told = client.hear()
        assert client.closed() == 4002
    assert told["type"] == "refused"
    return told


def test_an_invitation_is_exchanged_and_void_from_then_on(server: Server) -> None:
    made = server.create(seed=8)
    invitation = made["tokens"][1]
    friend = Client(server.socket())
    with server.sit(made, 0) as host, friend:
        friend.hello(made["game"], invitation, claim=MINE)
        assert friend.heard[0]["seat"] == 1
        # The host knows the invitation, and tries everything with it.
        for claim in ({}, {"claim": "another of the host's own"}, {"claim": invitation}):
            for protocol in (1, 2):
                told = refused(server, made, token=invitation, protocol=protocol, **claim)
                assert told["reason"] == "bad-token"
        assert host.position["view"]["players"][1]["zones"]["hand"]["cards"] == []
        play((host, friend), 4)
    for hello in ({"token": MINE}, {"token": invitation, "claim": MINE}):
        with Client(server.socket()) as again:  # the friend comes back, with either
            again.hello(made["game"], **hello)
            assert again.heard[0]["seat"] == 1


def test_who_comes_first_with_an_invitation_is_seen_to_have_come(server: Server) -> None:
    """A host that takes the friend's seat itself cannot hide it: the friend's link is void."""
    made = server.create(seed=8)
    with server.sit(made, 1):
        told = refused(server, made, token=made["tokens"][1], claim=MINE)
    assert told["reason"] == "bad-token"
    assert "once" in told["sentence"]


def test_an_invitation_without_a_claim_opens_nothing(server: Server) -> None:
    made = server.create(seed=8)
    for protocol in (1, 2):
        told = refused(server, made, token=made["tokens"][1], protocol=protocol)
        assert (told["reason"], "claim" in told["sentence"]) == ("bad-token", True)
    told = refused(server, made, token=made["tokens"][1], claim=made["tokens"][1])
    assert told["reason"] == "bad-token"
    with server.sit(made, 1) as friend:
        assert friend.heard[0]["seat"] == 1


def test_a_second_connection_on_a_seat_is_shown_to_both(server: Server) -> None:
    made = server.create(seed=8)
    with server.sit(made, 0) as host, server.sit(made, 1) as friend:
        with server.sit(made, 1) as second:
            for client in (host, friend):
                client.until(lambda m: m["type"] == "presence" and m["connections"] == [1, 2])
            assert [1, 2] in [m["connections"] for m in second.heard if m["type"] == "presence"]
        for client in (host, friend):
            told = client.until(lambda m: m["type"] == "presence" and m["connections"] == [1, 1])
            assert told["connected"] == [True, True]


def test_a_claim_outlives_the_server(start: Start) -> None:
    running = start()
    made = running.create()
    with running.sit(made, 1):
        pass
    running.kill()
    running.start()
    with running.sit(made, 1) as friend:
        assert friend.heard[0]["seat"] == 1
    assert refused(running, made, token=made["tokens"][1], claim=MINE)["reason"] == "bad-token"


def test_a_rematch_is_come_to_by_the_claim(server: Server) -> None:
    made = server.create(seed=8)
    with server.sit(made, 0) as host, server.sit(made, 1) as friend:
        host.send("concede", version=host.version)
        for client in (host, friend):
            client.until(lambda m: m["type"] == "position" and m["view"]["result"] is not None)
            client.send("rematch")
        told = friend.until(lambda m: m["type"] == "rematch" and m["game"] is not None)
        assert told["token"] == claim_of(made["tokens"][1])
    assert refused(server, told, token=made["tokens"][1], claim=MINE)["reason"] == "bad-token"
    with Client(server.socket()) as again:
        again.hello(told["game"], told["token"])
        assert again.heard[0]["seat"] == 1
