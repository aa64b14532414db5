"""The order of things: steps, choices, conditions, delays."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from ludex.lang.ast.kinds import Step
from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.costs import Costs
    from ludex.lang.ast.gains import Duration
    from ludex.lang.ast.groups import Quantity
    from ludex.lang.ast.kinds import Amount, Condition, Event, Static
    from ludex.lang.ast.objects import Ref
    from ludex.lang.ast.players import PlayerNode

SAVED_IN = {
    "LastingWhile": "ludex.lang.ast.fow.actions",
}  # where they were when they were first saved


@node
class Sequence(Node):
    """Steps carried out in written order (sve 10.6.2.8.2). `joins` are the words between them."""

    steps: tuple[Step, ...]
    joins: tuple[int, ...] = field(default=(), compare=False)


@node
class By(Step):
    """Another player than you carries out a step: `each opponent discards a card`. Their choices are
    theirs."""

    player: PlayerNode
    step: Step


@node
class TheyDo(Step):
    """Another player than you carries out several steps."""

    player: PlayerNode
    effect: Sequence


@node
class May(Step):
    """You (or the player named) may carry out the steps, all or none."""

    effect: Sequence
    player: PlayerNode | None = None


@node
class If(Step):
    """The steps are carried out if the condition holds when they come up."""

    condition: Condition
    effect: Sequence


@node
class FromAmong(Step):
    """The steps are carried out with cards among those the reference holds: `From among them, you may ...`."""

    ref: Ref
    effect: Sequence


@node
class Otherwise(Step):
    """The steps are carried out if the condition of the `If` before did not hold (or `If you do` failed)."""

    effect: Sequence


@node
class Instead(Step):
    """A self-replacement (sve 10.10.2.5): under the condition the last step of the same verb is done this way
    instead; what it leaves out (`Same`) is taken from the replaced step.
    `also` is done besides, under the same condition."""

    condition: Condition
    effect: Sequence
    also: Sequence | None = None


@node
class PayFor(Step):
    """An optional cost within an effect, and what follows if it is paid (sve 10.4.7.5). `replaces`: what follows is
    done instead of the last step of the same verb."""

    costs: Costs
    effect: Sequence
    replaces: bool = False


@node
class ForEvery(Step):
    """The numbers of the step times floor(of / per), done once (sve 5.29)."""

    step: Step
    per: int
    of: Amount


@node
class Repeat(Step):
    """The step is carried out this many times."""

    step: Step
    times: Amount


@node
class RepeatAll(Step):
    """All of the steps are carried out in order, this many times: `do the following 3 times`."""

    effect: Sequence
    times: Amount


@node
class RepeatProcess(Step):
    """Everything said before in this ability is carried out again, a number of times; `in_all`: the first time counts
    among them (`do this 3 times`)."""

    times: Amount
    in_all: bool = False


@node
class RepeatUntil(Step):
    """The step before is carried out again and again until the condition holds, or it does nothing any more."""

    condition: Condition


@node
class Option(Node):
    """One option of a choice; with a condition it is chosen only while that holds."""

    number: int
    effect: Sequence
    condition: Condition | None = None


@node
class Choose(Step):
    """Choose options when playing (sve 5.18). `instead` is the number under a condition. `fresh`: of those that were
    not chosen for this very ability earlier in the turn."""

    quantity: Quantity
    options: tuple[Option, ...]
    condition: Condition | None = None
    instead: Quantity | None = None
    fresh: bool = False


@node
class OneOf(Step):
    """One of several steps is carried out, as its player chooses when it comes up: `add it to your hand or put it into
    your EX area`."""

    options: tuple[Step, ...]


@node
class DefineX(Step):
    """What X equals; carries out nothing. Every X of the ability already holds this value."""

    amount: Amount


@node
class Delayed(Step):
    """A delayed trigger (sve 10.7.5): once, or as often as it happens within `during`, or `once` within it."""

    event: Event
    effect: Sequence
    during: Duration | None = None
    once: bool = False


@node
class Lasting(Step):
    """A persistent effect that starts now and lasts (sve 10.2.1.2); no duration: for the rest of the game."""

    static: Static
    duration: Duration | None = None


@node
class LastingWhile(Step):
    """A persistent effect that lasts as long as a condition holds (fow 9.9:8); it is not made when the condition does
    not hold any more as the ability resolves. With a duration: until then, whenever the condition holds (fow 9.9:4)."""

    static: Static
    condition: Condition
    duration: Duration | None = None
