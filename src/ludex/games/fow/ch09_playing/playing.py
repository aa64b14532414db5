"""Playing cards and abilities (fow 9.3:2): into the chase, options, targets, costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import paying, plan
from ludex.enact.playing.settling import Numbers, Settling, body_of, card_of, modes_of, note, scene, seat_of
from ludex.enact.scenes.scene import Bindings, Scene
from ludex.enact.scenes.wording import cost_words, question
from ludex.enact.values import body
from ludex.enact.values.body import text_of
from ludex.enact.values.carried import paid_x
from ludex.games.fow.ch02_cards import sides
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch07_actions import additions
from ludex.games.fow.ch09_playing import awakening, costs
from ludex.games.fow.ch09_playing.play_frame import PlayingIt
from ludex.games.fow.ch09_playing.played_text import source_of_card
from ludex.games.fow.ch10_effects import while_states
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text.meaning.abilities import plays_its_card
from ludex.games.fow.text.meaning.asking import AWAKENED
from ludex.kernel import events
from ludex.kernel.abilities import AUTOMATIC, Source
from ludex.kernel.cards import CardRef
from ludex.kernel.choices import confirm, number, pick
from ludex.kernel.events import Event, Played
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Rewind, Signal, several, values
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game

playing: Procedure[PlayingIt] = Procedure("fow 9.3:2", "Playing a card or ability", "fow playing")


def play_card(
    g: Game, seat: int, card: int, way: str = "", *, bind: Bindings | None = None, event: Event | None = None,
    triggered: bool = False,
) -> Call:  # fmt: skip
    """Play a card. `way`: how, if not from the hand for its cost ("standby", "trigger", "incarnation", "remnant" …),
    with the future side of a double-sided card up (fow 12.8:2); `triggered`: it is an automatic card (fow 7.9:3,
    fow-2.0 1.4.5:1, fow-2.0 7.1:1)."""
    source = source_of_card(g, card, seat, way)
    return Call(
        playing, what="card", way=sides.manner(way), face=sides.played(way), seat=seat, card=card, object=card,
        source=source, bind=bind or {}, event=event, they=-1, kind="spell", triggered=triggered,
    )  # fmt: skip


def play_ability(
    g: Game, source: Source, bind: Bindings, event: Event | None, *, kind: str = "ability", way: str = ""
) -> Call:
    """Play an ability, a judgment or a [Break]: an object of its own in the chase stands for it. To trigger an activate
    ability is to play it (fow 10.14:2)."""
    return Call(
        playing, what="ability", way=way, seat=source.seat, card=source.card, object=-1, source=source,
        bind=bind, event=event, they=-1, kind=kind,
    )  # fmt: skip


def play_automatic(g: Game, source: Source, bind: Bindings, event: Event | None) -> Signal | None:
    """An automatic ability whose condition was met, so that it has triggered (fow 9.1:1.2, fow 9.6:1, fow 10.14:1), is
    played wherever its card is by now (fow 9.6:10, fow-2.0 7.2.2:2), if it can be (fow 9.6:6)."""
    if plays_its_card(source.ability):
        return rules_of(g).play_triggered(g, source, bind, event)
    body = text_of(source.ability)
    scene_ = Scene(g, source, bind, event)
    if plan.obstacle(scene_, plan.plan(body.effect)) is not None:
        return None
    return play_ability(g, source, bind, event)


def cancel(f: Frame[PlayingIt], rule: str) -> Signal:
    """It turns out that it cannot be played: the game returns to the point before, for a card that triggered too; an
    automatic ability is lost."""
    source = f.local["source"]
    if f.local["kind"] == "break" or (_automatic(source) and f.local["what"] == "ability"):
        return Goto("fow 9.6:6")
    return Rewind(rule)


def is_being_played(g: Game, thing: int) -> bool:
    """Whether something in the chase is on its way to being played and does not wait there yet."""
    return any([f.procedure is playing and values(f, PlayingIt)["object"] == thing for f in g.stack])


def picks(g: Game, f: Frame[PlayingIt]) -> list[body.Pick]:
    """The targets a playing chooses."""
    body, here = body_of(f), scene(g, f)
    if f.local["what"] != "card":
        return [] if body is None else plan.current(here, plan.plan(body.effect), modes_of(f))
    more = awakening.picks(here, card_of(f), here.bind)
    if body is None:
        return more
    effect = awakening.effect(g, card_of(f), body, here.bind)
    return [*plan.current(here, plan.plan(effect), modes_of(f)), *more]


settling: Settling = Settling(
    Numbers(
        options="fow 9.3:2.3",
        targets="fow 9.3:2.4",
        too_few="fow 9.3:2.4",
        shares="fow 10.6:3",
        share="fow 10.6:3",
        settled="fow 1.4:5",
        after_options="fow 1.4:5",
        after_shares="fow 7.2:3",
    ),
    cancel=cancel,
    picks=picks,
)


# -- into the chase (fow 9.3:2.2) -------------------------------------------------------------------------------------
@playing.row("fow 9.3:2.2")
def into_chase(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """A card is put into the chase area, face up (fow 9.3:2.1); for an ability an object that stands for it."""
    seat, card = seat_of(f), card_of(f)
    f.local["mark"] = g.log.size
    if f.local["what"] == "card":
        f.local["from"] = g.cards[card].zone
        return perform(
            g, f, [Event("play", seat=seat, card=card, to=zones.CHASE, to_seat=seat, face=f.local["face"])]
        )
    word = rules_of(g).object_word(f.local["kind"])
    made = Event(events.CREATE, seat=seat, to=zones.CHASE, to_seat=seat, value=g.rules.printed(word))
    return perform(g, f, [made])


@playing.row("fow 9.3:2.2")
def in_chase(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """From here on the text is that of the card in the chase."""
    happened = several(f)
    if not happened:
        return cancel(f, "fow 9.3:2.2")
    f.local["object"] = happened[0].card
    if f.local["what"] == "card":
        f.local["source"] = source_of_card(g, card_of(f), seat_of(f), f.local["way"])
    note(f, "mark", f.local["mark"])
    return None


# -- options, X, targets (fow 9.3:2.3, 9.3:2.4) -----------------------------------------------------------------------
playing.add("fow 9.3:2.3", settling.options)
playing.add("fow 9.3:2.3", settling.option_chosen)


@playing.row("fow 1.4:5")
def ask_x(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """X, where the player fixes it: any whole number that can be paid."""
    body, here = body_of(f), scene(g, f)
    if "x" in here.bind or not costs.wants_x(g, f, body):
        return Goto("fow 12.1:2")
    paid = paid_x(g, here.source) if f.local["what"] == "ability" and not costs.pays_x(g, f, body) else None
    if paid is not None:  # rulings fow-5.5-R53, fow-5.01-R46, fow-2.0-R51
        note(f, "x", paid)
        return Goto("fow 12.1:2")
    return _which_x(g, f, costs.most_x(g, f, body))


def _which_x(g: Game, f: Frame[PlayingIt], most: int) -> Signal:
    return number(seat_of(f), 0, most, rule="fow 1.4:5", prompt="What is X?", card=card_of(f))


@playing.row("fow 1.4:5")
def x_is(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """X is fixed."""
    note(f, "x", f.answer)
    return None


playing.add("fow 12.1:2", awakening.ask)
playing.add("fow 12.1:2", awakening.settled)


@playing.row("fow 12.1:2")
def ask_awakening_x(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """X of what is paid for awakening, if X is not fixed yet."""
    bound = scene(g, f).bind
    if "x" in bound or not bound.get(AWAKENED) or not costs.pays_x(g, f, body_of(f), awaken=True):
        return Goto("fow 9.3:2.4")
    return _which_x(g, f, costs.most_x(g, f, body_of(f), awaken=True))


playing.add("fow 12.1:2", x_is)
playing.add("fow 9.3:2.4", settling.targets)
playing.add("fow 9.3:2.4", settling.target_selected)
playing.add("fow 9.3:2.4", settling.more_targets)
playing.add("fow 10.6:3", settling.shares)
playing.add("fow 10.6:3", settling.share_given)


@playing.row("fow 7.2:3")
def target_host(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """An addition that is not a field's needs a card of its type as a target."""
    if f.local["what"] != "card" or "addition" not in g.chars(card_of(f)).types:
        return Goto("fow 9.3:2.5")
    if not additions.kinds_of(g, card_of(f)):
        return Goto("fow 9.3:2.5")
    able = additions.targets(g, card_of(f), seat_of(f), f.local["source"])
    if not able:
        return cancel(f, "fow 7.2:3")
    prompt = "Add it to which card?"
    return pick(seat_of(f), able, 1, 1, rule="fow 7.2:3", prompt=prompt, card=card_of(f), distinct=True)


@playing.row("fow 7.2:3")
def host_chosen(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """It is the target of the addition."""
    chosen, source = several(f), f.local["source"]
    note(f, additions.HOST, g.cards[chosen[0]].ref)
    made = [Event("selected", card=c, seat=seat_of(f), source=source) for c in chosen]
    return perform(g, f, made)


# -- costs (fow 9.3:2.5) ----------------------------------------------------------------------------------------------
@playing.row("fow 9.3:2.5")
def ask_more(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """Whether the player does what may be done on top of the cost, if it can be done."""
    node = costs.optional(g, f)
    f.answer = False
    if node is None or costs.obstacle(g, f, more=True) is not None:
        return None
    prompt = question(cost_words(rules_of(g), node.costs), "Pay the additional cost?")
    return confirm(seat_of(f), rule="fow 9.3:2.5", prompt=prompt, card=card_of(f))


@playing.row("fow 9.3:2.5")
def more_or_not(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """It belongs to the cost then."""
    if f.answer:
        note(f, "paid", True)
    return None


@playing.row("fow 9.3:2.5")
def pay(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """What has to be done is determined, with everything that alters, increases and decreases it, and then done; who
    cannot do a part of it cannot play it (fow-2.0 2.6.3:7)."""
    here = scene(g, f)
    the = costs.total(g, f, awaken=bool(here.bind.get(AWAKENED)))
    if paying.affordable(here, the) is not None:
        return cancel(f, "fow 9.3:2.5")
    return paying.pay(g, the, here.source, here.bind, here.event) if the.items else Goto("fow 9.3:2")


@playing.row("fow 9.3:2.5")
def paid(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """All of it was done."""
    answer = several(f)
    if not answer[0]:
        return cancel(f, "fow 9.3:2.5")
    f.local["bind"] = answer[1]
    return None


@playing.row("fow 9.3:2")
def wait(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """It has been played, and waits in the chase to be resolved."""
    g.refusals = frozenset()
    costs.spend_next(g, f)
    source, kind, thing = f.local["source"], f.local["kind"], f.local["object"]
    bound, event = f.local["bind"], f.local["event"]
    watched = while_states.watch(g, source, bound, event) if rules_of(g).watches_states else []
    waits = Played(source, {**bound, "way": f.local["way"], while_states.HELD: bool(watched)}, event, kind)
    key = "card" if f.local["what"] == "card" else "automatic" if _automatic(source) else kind
    made = [
        Event(events.AWAIT, "fow 9.3:2.2", seat=seat_of(f), card=thing, value=waits),  # fow-2.0 1.4.5:5
        Event("played", seat=seat_of(f), card=card_of(f), key=key, source=source,
              value=CardRef(thing, g.cards[thing].incarnation)),
    ]  # fmt: skip
    if bound.get(AWAKENED):  # to awaken a card is to play it so (fow 12.1:2.1)
        made.append(Event("awakened", "fow 12.1:2", seat=seat_of(f), card=card_of(f), source=source))
    return perform(g, f, [*made, *watched])


def _automatic(source: Source) -> bool:
    return source.ability is not None and source.ability.kind == AUTOMATIC


@playing.row("fow 9.3:2")
def done(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """Played."""
    return Return(True)


@playing.row("fow 9.6:6")
def lost(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """A triggered ability that cannot be played just is not."""
    thing = f.local["object"]
    return Return(False) if thing < 0 else perform(g, f, [Event(events.ELIMINATE, card=thing)])


PROCEDURES = (playing,)
