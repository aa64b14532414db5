"""A bot in a process of its own: asks a ludex server for a game, connects over WebSocket and plays it to the end.

    ludex serve --port 8100
    python examples/bot_over_websocket.py --ruleset cfv --against greedy
    python examples/bot_over_websocket.py --game ID --token TOKEN        # take a seat somebody invites it to

It needs `websockets` and the standard library, nothing of ludex: docs/protocol.md is all it knows. Replace `choose`
with something that thinks; `view` (with --views) is everything its seat may know.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
import time
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


def choose(view: dict[str, Any], options: list[dict[str, str]], chance: random.Random) -> str:
    """The bot: any option, but it ends nothing while it can do something."""
    doing = [option for option in options if option["key"] not in ("end", "pass", "forfeit")]
    return chance.choice(doing or options)["key"]


def new_game(server: str, ruleset: str, against: str) -> tuple[str, str]:
    """A game against a bot of the server, and the token of our seat."""
    seats = [{"kind": "person", "name": "Guest bot"}, {"kind": "bot", "bot": against}]
    body = json.dumps({"ruleset": ruleset, "seats": seats}).encode()
    request = urllib.request.Request(f"{server}/api/games", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return made["game"], made["seats"][0]["token"]


class Player:
    """One seat. Knows what it needs to come back after a lost connection."""

    def __init__(self, game: str, token: str, *, views: bool, seed: int | None) -> None:
        self.hello = {"type": "hello", "game": game, "token": token, "since": 0, "views": views}
        self.hello["claim"] = secrets.token_urlsafe(24)  # if it is an invitation: by this it comes back
        self.seat = -1
        self.chance = random.Random(seed)

    def play(self, address: str) -> dict[str, Any]:
        """Play until the game is over; connects again as often as it must."""
        for _ in range(20):
            try:
                with connect(address, max_size=None) as socket:
                    return self._converse(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code >= 4000:
                    raise
            except OSError:  # the server is starting again
                pass
            time.sleep(0.5)
        raise SystemExit("the server cannot be reached")

    def _converse(self, socket: ClientConnection) -> dict[str, Any]:
        socket.send(json.dumps(self.hello))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "welcome":
                self.seat = message["seat"]
            elif message["type"] == "refused":
                sys.stderr.write(f"refused: {message['sentence']}\n")
            elif message["type"] == "position":
                if message["view"]["result"] is not None:
                    result: dict[str, Any] = message["view"]["result"]
                    return result
                self._answer(socket, message)
        raise ConnectionResetError

    def _answer(self, socket: ClientConnection, position: dict[str, Any]) -> None:
        decision = position["view"]["decision"]
        if decision is not None and decision["seat"] == self.seat:
            key = choose(position["view"], decision["options"], self.chance)
            socket.send(json.dumps({"type": "answer", "version": position["version"], "key": key}))


def main() -> None:
    """Read the command line, play, and say how it went."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--server", default="http://127.0.0.1:8100")
    words.add_argument("--ruleset", default="sve")
    words.add_argument("--against", default="greedy")
    words.add_argument("--game")
    words.add_argument("--token")
    words.add_argument("--views", action="store_true", help="ask for whole views, not only for decisions")
    words.add_argument("--seed", type=int)
    given = words.parse_args()
    if given.game and given.token:
        game, token = given.game, given.token
    else:
        game, token = new_game(given.server, given.ruleset, given.against)
    player = Player(game, token, views=given.views, seed=given.seed)
    result = player.play(given.server.replace("http", "ws", 1) + "/ws")
    won = "a draw" if result["winner"] is None else "won" if result["winner"] == player.seat else "lost"
    sys.stdout.write(f"{given.server}/table/{game}: {won} ({result['rule']})\n")


if __name__ == "__main__":
    main()
