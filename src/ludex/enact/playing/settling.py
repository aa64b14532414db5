"""What is settled while something is played: options, X, targets and shares, one question after another.

Books order these steps and number them differently, and say the same in each of them. A game puts them into its own
table of playing and fills in its numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NotRequired

from ludex.enact.nouns import groups
from ludex.enact.nouns.texts import carriers
from ludex.enact.playing import plan
from ludex.enact.playing.due import Due, expecting
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.scene import Scene, Told, bind, held
from ludex.enact.scenes.wording import effect_words, how_much
from ludex.enact.steps.selecting import select
from ludex.enact.values import body
from ludex.enact.values.body import Body
from ludex.kernel.choices import number, order, pick
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Frame, Goto, Signal, number_given, picked
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game

Cancel = Callable[[Frame[Any], str], Signal]
StillDue = Callable[["Game", Frame[Any]], Due]
Picks = Callable[["Game", Frame[Any]], "list[body.Pick]"]


class Playing(Told):
    """What the frame of a playing knows: who plays, and the card or the card whose ability it is. Meanwhile: that the
    options are chosen, and which phrase of the text targets are selected for."""

    seat: int
    card: int
    settled: NotRequired[bool]
    binding: NotRequired[int]


# -- what the frame of a playing knows --------------------------------------------------------------------------------
def body_of(f: Frame[Playing]) -> Body | None:
    """What the text being played does; None for a card without a text of that sort."""
    ability = f.local["source"].ability
    body = ability.body if ability is not None else None
    return body if isinstance(body, Body) else None


def scene(g: Game, f: Frame[Playing]) -> Scene:
    """The scene of what is being played, with what has been settled so far."""
    return Scene(g, f.local["source"], f.local["bind"], f.local["event"])


def note(f: Frame[Told], key: object, value: object) -> None:
    """Name something for the rest of the playing."""
    bind(f, key, value)


def seat_of(f: Frame[Playing]) -> int:
    """Who plays."""
    return f.local["seat"]


def card_of(f: Frame[Playing]) -> int:
    """The card that is played, or whose ability is."""
    return f.local["card"]


def modes_of(f: Frame[Playing]) -> tuple[int, ...]:
    """The options that were chosen."""
    return held(f.local["bind"], "modes")


@dataclass(frozen=True, slots=True)
class Numbers:
    """Where a book says it: choosing options, selecting targets, that too few of them make it illegal, dividing a value
    and each share of it. `settled`: where playing goes on when the options are chosen; `after_options` and
    `after_shares`: where it goes on when there is nothing more to settle of that kind."""

    options: str
    targets: str
    too_few: str
    shares: str
    share: str
    settled: str
    after_options: str
    after_shares: str


class Settling:
    """A book's steps. `cancel`: what happens when playing turns out illegal; `picks`: the selections it makes; `due`:
    what is still to be paid while options are chosen, where only what can be performed is chosen."""

    def __init__(self, at: Numbers, *, cancel: Cancel, picks: Picks, due: StillDue | None = None) -> None:
        self.at = at
        self.cancel = cancel
        self.picks = picks
        self.due = due

    # -- options ----------------------------------------------------------------------------------------------------
    def options(self, g: Game, f: Frame[Playing]) -> Signal | None:
        """Choose options, only those that can be performed; without a choice nobody is asked (sve 5.18.1)."""
        body = body_of(f)
        the = body.plan if body is not None else None
        if the is None or the.choose is None or f.local.get("settled"):
            return Goto(self.at.after_options)
        here, chosen = scene(g, f), modes_of(f)
        if self.due is not None:
            here = expecting(here, self.due(g, f))
        low, high = plan.mode_span(here, the.choose)
        open_ = [n for n in plan.performable(here, the, chosen) if n not in chosen]
        if len(chosen) >= high or not open_:
            return self._settled(f, chosen)
        if len(chosen) + len(open_) == low:  # these at any rate, and perhaps what they make possible
            note(f, "modes", (*chosen, *open_))
            return Goto(self.at.options)
        said = {o.number: o.effect for o in the.choose.options}
        offered = [Option(f"option {n}", n, effect_words(text_rules(g), said[n])) for n in open_]
        if len(chosen) >= low:
            offered.append(Option("done", 0))
        return Ask(Decision(seat_of(f), CHOOSE, self.at.options, "Choose an option", offered, card=card_of(f),
                            refusal="an option that cannot be performed cannot be chosen"))  # fmt: skip

    def _settled(self, f: Frame[Playing], chosen: tuple[int, ...]) -> Signal:
        """The options are chosen, and carried out in the order they are listed."""
        note(f, "modes", tuple(sorted(chosen)))
        f.local["settled"] = True
        return Goto(self.at.settled)

    def option_chosen(self, g: Game, f: Frame[Playing]) -> Signal | None:
        """Remember the option, and ask for more."""
        chosen = modes_of(f)
        if f.answer == 0:
            return self._settled(f, chosen)
        note(f, "modes", (*chosen, number_given(f)))
        return Goto(self.at.options)

    # -- targets ----------------------------------------------------------------------------------------------------
    def targets(self, g: Game, f: Frame[Playing]) -> Signal | None:
        """Select targets, in the order of the text; too few of them make the playing illegal (fow-2.0 7.2.1:2)."""
        here = scene(g, f)
        for p in self.picks(g, f):
            if p.some.binding in here.bind:
                continue
            found = plan.candidates(here, p)
            low, high = plan.span(here, p, len(found))
            if low > len(found) or low > high:
                return self.cancel(f, self.at.too_few)
            f.local["binding"] = p.some.binding
            prompt = "Select a target" if high == 1 else "Select targets"
            if groups.asks_together(p.some.group):
                return select(here, p.some.group, seat_of(f), found, low, high, rule=self.at.targets, prompt=prompt)
            if p.in_order and low == len(found) > 1:  # all of them, and it matters which is the first
                return order(seat_of(f), found, rule=self.at.targets, prompt=prompt)
            return pick(seat_of(f), found, low, high, rule=self.at.targets, prompt=prompt, card=card_of(f))
        return Goto(self.at.shares)

    def target_selected(self, g: Game, f: Frame[Playing]) -> Signal | None:
        """Remember the targets; being selected can trigger abilities."""
        chosen, binding = picked(f), f.local["binding"]
        here, refs = scene(g, f), tuple(g.cards[c].ref for c in chosen)
        for p in self.picks(g, f):
            if p.some.binding != binding:
                continue
            if chosen and not groups.set_ok(here, p.some.group, chosen, final=True):
                return self.cancel(f, self.at.too_few)
            for named, cards in carriers(g, p.some, refs).items():
                note(f, named, cards)
        note(f, binding, refs)
        source, seat = f.local["source"], seat_of(f)
        made = [Event("selected", self.at.targets, card=c, seat=seat, source=source) for c in chosen]
        return perform(g, f, made)

    def more_targets(self, g: Game, f: Frame[Playing]) -> Signal | None:
        """Select the targets that are left."""
        return Goto(self.at.targets)

    # -- shares -----------------------------------------------------------------------------------------------------
    def shares(self, g: Game, f: Frame[Playing]) -> Signal | None:
        """Divide a value among the targets, at least one each, in the steps of the game; without targets nothing is
        divided (sve 10.6.2.4.1, sve 10.6.2.4.3)."""
        here, unit = scene(g, f), text_rules(g).unit
        for p in self.picks(g, f):
            if ("share", p.some.binding) in here.bind or (total := plan.shared(here, p)) is None:
                continue
            refs = here.refs(p.some.binding)
            given = held(here.bind, "giving")
            if not refs:
                note(f, ("share", p.some.binding), ())
                return Goto(self.at.shares)
            if len(given) == len(refs) - 1:
                note(f, ("share", p.some.binding), (*given, total - sum(given)))
                note(f, "giving", ())
                return Goto(self.at.shares)
            left = (total - sum(given)) // unit - (len(refs) - len(given) - 1)
            prompt = how_much(text_rules(g), g.rules.describe(g, refs[len(given)].id))
            return number(seat_of(f), 1, left, rule=self.at.share, prompt=prompt, card=refs[len(given)].id)
        return Goto(self.at.after_shares)

    def share_given(self, g: Game, f: Frame[Playing]) -> Signal | None:
        """Remember the share, and ask for the next."""
        given = held(f.local["bind"], "giving")
        note(f, "giving", (*given, number_given(f) * text_rules(g).unit))
        return Goto(self.at.shares)
