"""What a keeper may do by day (skerry 5.5), and who may meet a raid (skerry 7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.cards import CardRef
from ludex.kernel.decisions import Menu, Obstacle, Option
from ludex.kernel.keys import number_of
from skerry import legality, zones

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Day(Menu):
    """By day: `play c3`, `raid c5`, `use c7 1`, `end`."""

    name = "skerry day"

    def options(self, g: Game, seat: int) -> list[Option]:
        found: list[Option] = []
        seen: set[int] = set()
        for card in g.zone(seat, zones.HAND):
            here = g.cards[card]
            if id(here.definition) not in seen and legality.play_obstacle(g, seat, card) is None:
                seen.add(id(here.definition))
                found.append(Option(f"play {here.tag}", ("play", card), "Play {}", (here.definition,)))
        for card in g.zone(seat, zones.COAST):
            here, chars = g.cards[card], g.chars(card)
            if legality.raid_obstacle(g, seat, card) is None:
                found.append(Option(f"raid {here.tag}", ("raid", card), "Raid with {}", (here.definition,)))
            for at in chars.acts:
                key = f"use {here.tag} {at + 1}"
                if key not in g.refusals and legality.use_obstacle(g, seat, card, at) is None:
                    found.append(Option(key, ("use", card, at), "{}: {}", (here.definition, chars.abilities[at])))
        return [*found, Option("end", ("end",), "End the day")]

    def obstacle(self, g: Game, seat: int, key: str) -> Obstacle | None:
        if key == "end":
            return None
        if key in g.refusals:
            return Obstacle("skerry 6.6", "it turned out that it cannot be paid")
        word, *rest = key.split(" ")
        card = g.named(rest[0]) if rest else -1
        if 0 <= card < len(g.cards):
            if word == "play" and len(rest) == 1:
                return legality.play_obstacle(g, seat, card)
            if word == "raid" and len(rest) == 1:
                return legality.raid_obstacle(g, seat, card)
            if word == "use" and len(rest) == 2 and number_of(rest[1]) > 0:
                return legality.use_obstacle(g, seat, card, number_of(rest[1]) - 1)
        return Obstacle("skerry 5.5", f"{key!r} is nothing to do by day: play, raid, use or end")

    def option(self, g: Game, seat: int, key: str) -> Option:
        word, *rest = key.split(" ")
        at = (number_of(rest[1]) - 1,) if word == "use" else ()
        return Option(key, (word, g.named(rest[0]), *at))


def raider(g: Game) -> int:
    """The boat that raids, -1 if none does."""
    for f in g.stack:
        by = f.local.get("by")
        if f.procedure.rule == "skerry 7" and isinstance(by, CardRef):
            return by.id
    return -1


class Meet(Menu):
    """When raided: `meet c4`, or `pass`."""

    name = "skerry meet"

    def options(self, g: Game, seat: int) -> list[Option]:
        found = [
            Option(f"meet {g.cards[card].tag}", ("meet", card), "Meet it with {}", (g.cards[card].definition,))
            for card in g.zone(seat, zones.COAST)
            if legality.meet_obstacle(g, seat, card, raider(g)) is None
        ]
        return [*found, Option("pass", ("pass",), "Let it come")]

    def obstacle(self, g: Game, seat: int, key: str) -> Obstacle | None:
        if key == "pass":
            return None
        words = key.split(" ")
        card = g.named(words[1]) if len(words) == 2 else -1
        if words[0] == "meet" and 0 <= card < len(g.cards):
            return legality.meet_obstacle(g, seat, card, raider(g))
        return Obstacle("skerry 7.3", f"{key!r} is nothing to do now: meet or pass")

    def option(self, g: Game, seat: int, key: str) -> Option:
        return Option(key, ("meet", g.named(key.split(" ")[1])))


DAY, MEET = Day(), Meet()
MENUS: dict[str, Menu] = {menu.name: menu for menu in (DAY, MEET)}
