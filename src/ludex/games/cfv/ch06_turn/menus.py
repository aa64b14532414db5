"""The menus: what a player may do in the ride phase, the main phase, the attack step and the guard step."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from ludex.games.cfv.ch04_zones import circles, zones
from ludex.games.cfv.ch07_battle import roles
from ludex.games.cfv.ch08_playing import legality
from ludex.kernel.decisions import Menu, Obstacle, Option
from ludex.kernel.effects.facts import ABILITIES
from ludex.kernel.keys import number_of

if TYPE_CHECKING:
    from ludex.kernel.game import Game

Judge = Callable[["Game", int, int], "Obstacle | None"]
COLUMNS = {"left": zones.LEFT_FRONT, "right": zones.RIGHT_FRONT}


def _hand(g: Game, seat: int) -> list[int]:
    """The cards of the hand; those that differ in nothing once."""
    seen: set[object] = set()
    found = []
    for card in g.zone(seat, zones.HAND):
        here = g.cards[card]
        same: object = card if here.changes else id(here.definition)
        if same not in seen:
            seen.add(same)
            found.append(card)
    return found


class CfvMenu(Menu):
    """Shared by all menus: an action is a word and a card, judged by the author who also lists it."""

    rule = ""
    words: ClassVar[dict[str, tuple[str, Judge]]] = {}
    last = "pass"

    def candidates(self, g: Game, seat: int, word: str) -> list[int]:
        """The cards an action is offered with, if it is legal."""
        return _hand(g, seat)

    def able(self, g: Game, seat: int, word: str) -> list[int]:
        """The cards with which it is legal."""
        judge = self.words[word][1]
        return [card for card in self.candidates(g, seat, word) if judge(g, seat, card) is None]

    def options(self, g: Game, seat: int) -> list[Option]:
        found: list[Option] = []
        for word, (label, _) in self.words.items():
            found += [
                Option(f"{word} {g.cards[card].tag}", (word, card), label, (g.cards[card].definition,))
                for card in self.able(g, seat, word)
            ]
        return found

    def obstacle(self, g: Game, seat: int, key: str) -> Obstacle | None:
        if key and key == self.last:
            return None
        words = key.split(" ")
        card = g.named(words[1]) if len(words) > 1 else -1
        if words[0] in self.words and len(words) == 2 and 0 <= card < len(g.cards):
            return self.words[words[0]][1](g, seat, card)
        return Obstacle(self.rule, f"{key!r} is no action here: {', '.join((*self.words, self.last))}")

    def option(self, g: Game, seat: int, key: str) -> Option:
        word, card = key.split(" ")
        return Option(key, (word, g.named(card)))


class RideMenu(CfvMenu):
    """The ride phase (cfv 6.5.1.2): a normal ride, or nothing."""

    name = "cfv ride"
    rule = "cfv 6.5.1.2"
    words: ClassVar[dict[str, tuple[str, Judge]]] = {"ride": ("Ride {}", legality.ride_obstacle)}

    def options(self, g: Game, seat: int) -> list[Option]:
        return [*super().options(g, seat), Option("pass", ("pass",), "Do not ride")]


class MainMenu(CfvMenu):
    """The main phase (cfv 6.6.1.2): call, play an activated ability, exchange the cards of a column, or end."""

    name = "cfv main"
    rule = "cfv 6.6.1.2"
    words: ClassVar[dict[str, tuple[str, Judge]]] = {"call": ("Call {}", legality.call_obstacle)}
    last = "end"

    def able(self, g: Game, seat: int, word: str) -> list[int]:
        return legality.calls(g, seat, _hand(g, seat))

    def options(self, g: Game, seat: int) -> list[Option]:
        found = [*super().options(g, seat), *self._activations(g, seat), *self._exchanges(g, seat)]
        found = [o for o in found if o.key not in g.repeats and o.key not in g.refusals]
        return [*found, Option("end", ("end",), "End the main phase")]

    def _activations(self, g: Game, seat: int) -> list[Option]:
        found: list[Option] = []
        for card in _ability_cards(g, seat):
            chars = g.as_to(ABILITIES, card)
            for at in chars.acts:
                if legality.activate_obstacle(g, seat, card, at) is None:
                    about = (g.cards[card].definition, chars.abilities[at])
                    key = f"activate {g.cards[card].tag} {at + 1}"
                    found.append(Option(key, ("activate", card, at), "{}: {}", about))
        return found

    def _exchanges(self, g: Game, seat: int) -> list[Option]:
        return [
            Option(f"exchange {word}", ("exchange", front), f"Exchange the cards of the {word} column")
            for word, front in COLUMNS.items()
            if legality.exchange_obstacle(g, seat, front) is None
        ]

    def obstacle(self, g: Game, seat: int, key: str) -> Obstacle | None:
        words = key.split(" ")
        if key == "repeat":
            return Obstacle("cfv 11.1.1.2", "nothing that could be repeated has led back to where it began")
        if key in g.repeats:
            return Obstacle("cfv 11.1.1.2", "it has led back to the very same position")
        if key in g.refusals:
            return Obstacle("cfv 8.5.2.3", "it turned out that it cannot be paid")
        if words[0] == "exchange" and len(words) == 2 and words[1] in COLUMNS:
            return legality.exchange_obstacle(g, seat, COLUMNS[words[1]])
        if words[0] == "activate" and len(words) == 3 and number_of(words[2]) > 0:
            card = g.named(words[1])
            if 0 <= card < len(g.cards):
                return legality.activate_obstacle(g, seat, card, number_of(words[2]) - 1)
        return super().obstacle(g, seat, key)

    def option(self, g: Game, seat: int, key: str) -> Option:
        words = key.split(" ")
        if words[0] == "exchange":
            return Option(key, ("exchange", COLUMNS[words[1]]))
        if words[0] == "activate":
            return Option(key, ("activate", g.named(words[1]), number_of(words[2]) - 1))
        return super().option(g, seat, key)


def _ability_cards(g: Game, seat: int) -> list[int]:
    """Cards whose activated abilities might be active: units, and cards with abilities elsewhere (cfv 3.1.1.3)."""
    found = circles.units(g, seat)
    for zone in [z for z in g.rules.lurking if z in g.unusual_zones] if g.unusual_zones else ():
        found += [c for c in g.zone(seat, zone) if zone in g.cards[c].definition.unusual_zones]
    return found


class AttackMenu(CfvMenu):
    """The attacking unit (cfv 7.3.1.3)."""

    name = "cfv attack"
    rule = "cfv 7.3.1.3"
    words: ClassVar[dict[str, tuple[str, Judge]]] = {"attack": ("Attack with {}", legality.attack_obstacle)}
    last = ""

    def candidates(self, g: Game, seat: int, word: str) -> list[int]:
        return circles.units(g, seat, zones.BATTLE_CIRCLES)


def _judge_target(g: Game, seat: int, target: int) -> Obstacle | None:
    attacking = roles.playing(g, roles.ATTACKING)
    if not attacking:
        return Obstacle("cfv 7.3.1.4", "no unit is attacking")
    return legality.target_obstacle(g, seat, attacking[0].id, target)


class TargetMenu(CfvMenu):
    """The unit to attack against (cfv 7.3.1.4)."""

    name = "cfv target"
    rule = "cfv 7.3.1.4"
    words: ClassVar[dict[str, tuple[str, Judge]]] = {"target": ("Attack {}", _judge_target)}
    last = ""

    def candidates(self, g: Game, seat: int, word: str) -> list[int]:
        return circles.units(g, 1 - seat, zones.BATTLE_CIRCLES)


class BoostMenu(CfvMenu):
    """The boosting unit, or none (cfv 7.3.1.6)."""

    name = "cfv boost"
    rule = "cfv 7.3.1.6"
    words: ClassVar[dict[str, tuple[str, Judge]]] = {"boost": ("Boost with {}", legality.boost_obstacle)}

    def candidates(self, g: Game, seat: int, word: str) -> list[int]:
        return circles.units(g, seat, circles.BACK)

    def options(self, g: Game, seat: int) -> list[Option]:
        return [*super().options(g, seat), Option("pass", ("pass",), "No boost")]


class GuardMenu(CfvMenu):
    """The guard step (cfv 7.4.1.2): call a guardian, intercept, or pass."""

    name = "cfv guard"
    rule = "cfv 7.4.1.2"
    words: ClassVar[dict[str, tuple[str, Judge]]] = {
        "guard": ("Guard with {}", legality.guard_obstacle),
        "intercept": ("Intercept with {}", legality.intercept_obstacle),
    }

    def could(self, g: Game, seat: int) -> bool:
        """Cards that nobody else sees, or a unit that intercepts."""
        return bool(g.zone(seat, zones.HAND)) or len(self.options(g, seat)) > 1

    def able(self, g: Game, seat: int, word: str) -> list[int]:
        return legality.guards(g, seat, _hand(g, seat)) if word == "guard" else super().able(g, seat, word)

    def candidates(self, g: Game, seat: int, word: str) -> list[int]:
        return circles.units(g, seat, (zones.LEFT_FRONT, zones.RIGHT_FRONT))

    def options(self, g: Game, seat: int) -> list[Option]:
        passing = "Guard no more" if roles.guards(g) else "Do not guard"
        return [*super().options(g, seat), Option("pass", ("pass",), passing)]


RIDE, MAIN, ATTACK, TARGET, BOOST, GUARD = (
    RideMenu(), MainMenu(), AttackMenu(), TargetMenu(), BoostMenu(), GuardMenu(),
)  # fmt: skip
MENUS: dict[str, Menu] = {menu.name: menu for menu in (RIDE, MAIN, ATTACK, TARGET, BOOST, GUARD)}
