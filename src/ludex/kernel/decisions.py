"""Decisions: who is asked, why, and what may be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, Protocol

from msgspec import Struct

from ludex.kernel.keys import number_of
from ludex.kernel.obstacles import IllegalChoice, Obstacle

if TYPE_CHECKING:
    from ludex.kernel.game import Game

__all__ = [
    "ACT", "AID", "ATTACKED", "CHANCE", "CHOOSE", "CONFIRM", "DOOR", "GRAVE", "NUMBER", "ORDER", "PAYMENT", "SEQUENCE",
    "STEP", "TURN", "WINDOW", "Auto", "Decision", "IllegalChoice", "Menu", "Named", "Obstacle", "Option",
]  # fmt: skip

ACT: Final = "act"
CHOOSE: Final = "choose"
ORDER: Final = "order"
NUMBER: Final = "number"
CONFIRM: Final = "confirm"

# What a question is like, for a table that asks as little as it can: whether something is lost by declining it.
TURN: Final = "turn"  # the player's own time: nobody else decides that it is over
STEP: Final = "step"  # where one's own turn goes on to
WINDOW: Final = "window"  # a chance to answer or to act between; who passes has lost nothing
ATTACKED: Final = "attacked"  # it comes because of an opponent's attack
CHANCE: Final = "chance"  # it comes once, and declining it has a price
PAYMENT: Final = "payment"  # how to pay for what was begun
SEQUENCE: Final = "sequence"  # in which order things are done that are all done

# What an answer is like.
GRAVE: Final = "grave"  # it gives something up that does not come back
AID: Final = "aid"  # it only gets the means for something else
DOOR: Final = "door"  # it does nothing yet: the next question is about what is done

Auto = bool | Literal["choices", "turns"]
"""Which questions with one answer are not asked: all; none; the choices: what a player may do (ACT) is asked then,
because not being asked would tell that a hand holds nothing to play; or all but a player's own time (TURN), which does
not end before they have looked."""


class Named(Protocol):
    """Anything with a name to be put into a label."""

    @property
    def name(self) -> str: ...


class Option(Struct, eq=False, gc=False, frozen=True):
    """One possible answer. The key is stable, the label is written only when somebody reads it.

    `words` may leave places (`{}`) for the names of what it is `about`. `weight` says what the answer is like.
    """

    key: str
    value: object
    words: str = ""
    about: tuple[Named, ...] = ()
    weight: str = ""

    @property
    def label(self) -> str:
        if self.about:
            return self.words.format(*(thing.name for thing in self.about))
        return self.words or self.key

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Menu:
    """The author of one kind of decision's legality: what is offered and what forbids the rest."""

    name: str = ""

    def options(self, g: Game, seat: int) -> list[Option]:
        raise NotImplementedError

    def obstacle(self, g: Game, seat: int, key: str) -> Obstacle | None:
        """What forbids a key, or None if it may be answered."""
        raise NotImplementedError

    def could(self, g: Game, seat: int) -> bool:
        """Whether, by what everybody sees, a player could have something to answer here."""
        return True

    def option(self, g: Game, seat: int, key: str) -> Option:
        """The option for a legal key that was not listed because it differs in nothing from a listed one."""
        raise NotImplementedError


class Decision(Struct, eq=False):
    """A question the game waits on. `menu` names the author for open-ended menus; closed questions list everything.

    `secret`: the other players do not learn that it was asked. `most`: besides those listed, any number up to this may
    be said. `nature` says what the question is like. `least` and `high`: how many are picked in all, where any of those
    offered go together. `among`: what is left to be put in order.
    """

    seat: int
    kind: str
    rule: str
    prompt: str
    options: list[Option]
    menu: str = ""
    card: int = -1
    refusal: str = ""
    picked: tuple[int, ...] = ()
    secret: bool = False
    most: int = 0
    nature: str = ""
    least: int = 0
    high: int = 0
    among: tuple[int, ...] = ()

    def find(self, key: str) -> Option | None:
        for option in self.options:
            if option.key == key:
                return option
        return self._unlisted(key) if self.most else None

    def _unlisted(self, key: str) -> Option | None:
        """A number that may be said although it is not listed: `number 57`, `yes 57`."""
        word, _, digits = key.partition(" ")
        n = number_of(digits)
        if not 0 < n <= self.most:
            return None
        if self.kind == NUMBER:
            return Option(key, n, digits) if word == "number" else None
        yes = next((option for option in self.options if option.key == "yes"), None)
        return Option(key, yes.value, f"{yes.label}, {n} times") if word == "yes" and yes is not None else None

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.kind}, {self.rule}, {[o.key for o in self.options]})"
