"""The game: one state that stops at every decision and can be cloned, hashed, saved and resumed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from ludex.kernel import chance, keys
from ludex.kernel.cards import Card, CardRef, Characteristics, Definition, Snapshot
from ludex.kernel.decisions import ACT, CONFIRM, TURN, Auto, Decision, IllegalChoice, Obstacle, Option
from ludex.kernel.effects.changes import Lasting
from ludex.kernel.effects.characteristics import alone, by_itself
from ludex.kernel.effects.facts import COUNTERS, ELSE, WHERE
from ludex.kernel.effects.index import Index, build
from ludex.kernel.effects.layers import together
from ludex.kernel.events import CONCEDE, COUNTER, ELIMINATE, Event, Log, Pending, Played
from ludex.kernel.frames import Ask, Become, Call, Frame, Going, Procedure, Return, Rewind
from ludex.kernel.knowledge.memory import taken_for
from ludex.kernel.knowledge.names import lost_sight, rename
from ludex.kernel.loops.times import insist, offered
from ludex.kernel.result import Result
from ludex.kernel.shortcuts import shortcuts
from ludex.kernel.state import FIELDS

if TYPE_CHECKING:
    from ludex.kernel.effects.facts import Facts
    from ludex.kernel.hashing.summing import Summed
    from ludex.kernel.ruleset import Ruleset


MOST_QUIET = 64  # of how many questions it is remembered how they came one after another
MOST_ROUNDS = 1_000  # how often something is done again between two answers


class _Epochs:
    """Fresh numbers that say which game object may change a card in place."""

    def __init__(self) -> None:
        self.last = 0

    def fresh(self) -> int:
        self.last += 1
        return self.last


_epochs = _Epochs()
_NONE: Final[dict[int, Characteristics]] = {}  # nothing is known of any card
STEP = "\n"  # between the answers that led to something illegal


class Game:
    """A game in progress. State changes only through events; clones share what they have not changed."""

    __slots__ = FIELDS

    def __init__(self, rules: Ruleset, seed: int) -> None:
        self.rules: Ruleset = rules
        self.cards: list[Card] = []
        self.zones: list[tuple[int, ...]] = [()] * (2 * len(rules.zones))
        self.values: list[dict[str, int]] = [{}, {}]
        self.stack: list[Frame] = []
        self.decision: Decision | None = None
        self.result: Result | None = None
        self.rng: int = chance.seeded(seed)
        self.clock: int = 0
        self.turn: int = 0
        self.active: int = 0
        self.first: int = 0
        self.lasting: tuple[Lasting, ...] = ()
        self.pending: tuple[Pending, ...] = ()
        self.offers: tuple[Pending, ...] = ()  # what triggers if its player wants it to
        self.played: dict[int, Played] = {}  # what waits to be resolved, by the card that stands for it
        self.log: Log = Log([], 0)
        self.turn_mark: int = 0
        self.epoch: int = _epochs.fresh()
        self.uses: dict[tuple[int, int, int, int], int] = {}
        self.states: dict[tuple[int, int, int, int], bool] = {}
        self.memory: dict[CardRef, Snapshot] = {}
        self.lost: tuple[tuple[int, str], ...] = ()
        self.drafts: dict[int, Characteristics] | None = None
        self.checkpoint: Game | None = None
        self.setup: dict[str, object] = {"seed": seed}
        self.answers: tuple[str, ...] = ()
        self.auto: Auto = True
        self._index: Index | None = None
        self._chars: dict[int, Characteristics] = {}
        self._serial = 0
        self.batch: int = 0
        self.refusals: frozenset[str] = frozenset()
        self.repeats: frozenset[str] = frozenset()
        self.turn_stamp: int = 0
        self.settled_batch: int = -1
        self.unusual_zones: frozenset[str] = frozenset()  # those in which some card of the game has abilities
        self.pages: tuple[tuple[int, int], ...] = ()  # from which answer on a turn was played
        self.moments: frozenset[str] = frozenset()  # the moments until which something may last
        self.tags: dict[str, int] = {}  # which card is called what
        self.naming: int = chance.seeded(~seed)  # the chance by which cards are called so, apart from that of the play
        self.quiet: tuple[Game, ...] = ()  # the positions that were asked about since something has happened
        self.rounds: int = 0  # how often something was done again since the last answer
        self.written: dict[bool, Summed] = {}  # the sum of the position that was last hashed, of this game or a clone
        self.shown: dict[object, object] = {}  # what was shown of zones and cards, each with what it was made from
        self.idle: tuple[object, object] = (None, None)  # from what it was seen that a player can do nothing

    # -- reading --------------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self.log.since(0))

    def zone(self, seat: int, name: str) -> tuple[int, ...]:
        """The cards of a player's zone; index 0 is the top where order is kept."""
        return self.zones[self.rules.slots[name][seat]]

    def card(self, cid: int) -> Card:
        return self.cards[cid]

    def named(self, word: str) -> int:
        """The card that a word of a key names (`c17`); -1 if it names none."""
        return self.tags.get(word, -1)

    def find(self, ref: CardRef) -> Card | None:
        """The card a reference points at, or None if it has become a new card since."""
        card = self.cards[ref.id]
        return card if card.incarnation == ref.incarnation else None

    def chars(self, cid: int) -> Characteristics:
        """A card's characteristics now."""
        index = self._index
        if index is None:
            return self._amid_effects(cid)
        card, self_only = self.cards[cid], index.self_only
        if self_only is None:
            touched = index.touched
            if touched is None or card.zone in touched or cid in index.lone or self.drafts is not None:
                return self._amid_effects(cid)
        elif cid in self_only:
            return self._amid_effects(cid)
        return alone(self, card) if card.changes or card.links else card.definition.faces[card.face]

    def as_to(self, facts: Facts, cid: int) -> Characteristics:
        """A card's characteristics now, as far as these facts go: effects that touch none of them are left out."""
        if self.drafts is not None or not shortcuts.taken:
            return self.chars(cid)
        index = self._index or self.index()
        return self.chars(cid) if index.facts & facts else alone(self, self.cards[cid])

    def lying(self, seat: int, name: str) -> list[tuple[Card, Characteristics]]:
        """The cards of a player's zone, each with its characteristics now."""
        found: list[tuple[Card, Characteristics]] = []
        there = self.zones[self.rules.slots[name][seat]]
        if not there:
            return found
        cards, index = self.cards, self._index
        if index is None or index.reaches(name, there):
            known = self._chars if self.drafts is None else _NONE
            for cid in there:
                found.append((cards[cid], known.get(cid) or self.chars(cid)))
            return found
        for cid in there:  # no effect reaches these cards, see `chars`
            card = cards[cid]
            chars = card.definition.faces[card.face]
            if card.links:
                chars = alone(self, card)
            elif changes := card.changes:  # as `alone` does, without asking it: this is the most frequent question
                memo = card.memo
                chars = memo[2] if memo and memo[1] is changes and memo[0] is chars else alone(self, card)
            found.append((card, chars))
        return found

    def bearing(self, seat: int, name: str, keyword: str) -> list[tuple[Card, Characteristics]]:
        """The cards of a player's zone that have a keyword now."""
        cards, index, found = self.cards, self._index, []
        there = self.zones[self.rules.slots[name][seat]]
        beyond = index is None or index.reaches(name, there)
        for cid in there:
            card = cards[cid]
            chars = self.chars(cid) if beyond or card.changes or card.links else card.definition.faces[card.face]
            if keyword in chars.keywords:
                found.append((card, chars))
        return found

    def _amid_effects(self, cid: int) -> Characteristics:
        """A card's characteristics where effects may change them."""
        drafts = self.drafts
        if drafts is not None:
            # While effects on groups are being computed, cards beyond their reach are what they are alone.
            found = drafts.get(cid)
            return found if found is not None else alone(self, self.cards[cid])
        index = self._index or self.index()
        if index.self_only is not None and cid not in index.self_only:
            return alone(self, self.cards[cid])
        found = self._chars.get(cid)
        return found if found is not None else self._affected(cid, index)

    def _affected(self, cid: int, index: Index) -> Characteristics:
        """A card's characteristics with the effects in force, kept until something happens that they look at."""
        card = self.cards[cid]
        if index.self_only is not None:
            made = self._chars[cid] = by_itself(self, card, index.self_only[cid])
            return made
        if index.touched is not None and card.zone not in index.touched and cid not in index.lone:
            return alone(self, card)
        if not self._chars:
            self._chars = together(self, self.watched(), index.statics)
            if cid in self._chars:
                return self._chars[cid]
        made = self._chars[cid] = together(self, [*self.watched(), card], index.statics)[cid]
        return made

    def info(self, ref: CardRef) -> Characteristics:
        """Characteristics of what a reference pointed at: now, or as last known."""
        card = self.cards[ref.id]
        if card.incarnation == ref.incarnation:
            return self.chars(ref.id)
        known = self.memory.get(ref)
        return known.chars if known is not None else self.chars(ref.id)

    def original(self, cid: int) -> Characteristics:
        """The information printed on the card itself."""
        card = self.cards[cid]
        return card.definition.faces[card.face]

    def watched(self) -> list[Card]:
        """The cards of all zones in which abilities may be valid."""
        cards, zones = self.cards, self.zones
        return [cards[cid] for slot in self.rules.watched_slots for cid in zones[slot]]

    def index(self) -> Index:
        """The abilities in force."""
        found = self._index
        if found is None:
            found = self._index = build(self)
        return found

    def this_turn(self) -> list[Event]:
        """What has happened this turn."""
        return self.log.since(self.turn_mark)

    def value(self, seat: int, key: str) -> int:
        return self.values[seat].get(key, 0)

    # -- writing: for event appliers only -------------------------------------------------------------------------
    def own(self, cid: int) -> Card:
        """The card, ready to be changed by this game alone."""
        card = self.cards[cid]
        if card.epoch != self.epoch:
            card = card.twin(self.epoch)
            self.cards[cid] = card
        return card

    def seal(self) -> None:
        """From here on no card is changed in place: whoever holds one holds it as it is now."""
        self.epoch = _epochs.fresh()

    def put_zone(self, seat: int, name: str, cards: tuple[int, ...]) -> None:
        self.zones[self.rules.slots[name][seat]] = cards

    def add_card(self, definition: Definition, owner: int, seat: int, zone: str) -> Card:
        """A new card object at the bottom of a zone."""
        card = Card(len(self.cards), definition, owner, seat, zone)
        card.epoch = self.epoch
        card.stamp = self.tick()
        self.cards.append(card)
        if card.tag in self.tags:
            rename(self, [card.id])
        else:
            self.tags = {**self.tags, card.tag: card.id}
        self.unusual_zones |= definition.unusual_zones
        self.put_zone(seat, zone, (*self.zone(seat, zone), card.id))
        index = self._index
        if definition.watches or definition.unusual_zones or not shortcuts.taken:
            self.invalidate()
        elif index is not None and (index.heeds or index.beyond or zone in self.rules.watched):
            self._chars = {}
            if index.volatile:
                self._index = None
        return card

    def again(self) -> bool:
        """Whether something may be done once more: numbers that texts name or compute may be greater than anybody
        would count to, so that what is repeated without a question ends some time."""
        self.rounds += 1
        return self.rounds <= MOST_ROUNDS

    def tick(self) -> int:
        """A fresh time stamp."""
        self.clock += 1
        return self.clock

    def invalidate(self) -> None:
        """Abilities in force may have changed."""
        self._index = None
        self._chars = {}

    @contextmanager
    def turned(self, cid: int, face: int) -> Iterator[None]:
        """A question about a card as if another of its sides were up. Nothing happens meanwhile, so that afterwards all
        is as before and what was known is known still."""
        known, card = (self._index, self._chars), self.own(cid)
        up, card.face = card.face, face
        index, zone = self._index, card.zone
        listens = zone in self.rules.watched or zone in card.definition.unusual_zones
        seen = index is None or (bool(index.statics) and not (shortcuts.taken and index.overlooks(cid)))
        if listens or seen:
            self.invalidate()
        try:
            yield
        finally:
            card.face = up
            self._index, self._chars = known

    def invalidate_after(self, happened: list[Event]) -> None:
        """Something happened: effects on groups are looked at again, unless it is nothing they look at."""
        index = self._index
        if index is not None and (index.statics or index.volatile):
            if shortcuts.taken and self._unseen(happened, index):
                return
            self._chars = {}
            if index.volatile and not (index.own_links_only and _unlinked(happened)):
                self._index = None

    def _unseen(self, happened: list[Event], index: Index) -> bool:
        """Whether effects see nothing of events: every card is where and what it was, or one has moved where none of
        them looks, and nothing that they heed of the course of play was touched."""
        heeds, steady, watched = index.heeds, self.rules.steady, self.rules.watched
        if heeds & ELSE:
            return False
        for event in happened:
            touched = steady.get(event.kind)
            if touched is None and event.kind == COUNTER and not self.rules.counter_numbers(event.key):
                touched = COUNTERS  # of those that are no number of their card
            if touched is not None:
                if touched & heeds:
                    return False
                continue
            moved = event.to or event.kind == ELIMINATE
            if not moved or heeds & WHERE or index.beyond or event.frm in watched or event.to in watched:
                return False
            if event.card in index.lone:
                return False
        return True

    def random(self, bound: int) -> int:
        self.rng, value = chance.below(self.rng, bound)
        return value

    def serial(self) -> int:
        self._serial += 1
        return self._serial

    def lasts_until(self, moment: str) -> None:
        """Something may last until a moment."""
        if moment and moment not in self.moments:
            self.moments = self.moments | {moment}

    def expire(self, moment: str, seat: int | None = None) -> None:
        """End everything that lasts until this moment of a player, of the one whose turn it is if none is named."""
        if moment not in self.moments:
            return
        self._expire(moment, self.active if seat is None else seat)

    def _expire(self, moment: str, seat: int) -> None:
        for card in [card for card in self.cards if card.changes]:
            if any(c.duration.moment == moment for c in card.changes):
                aged = [c.aged(moment, seat, self.turn) for c in card.changes]
                self.own(card.id).changes = tuple(c for c in aged if c is not None)
                self._unsettle()
        if any(effect.duration.moment == moment for effect in self.lasting):
            left = [effect.aged(moment, seat, self.turn) for effect in self.lasting]
            self.lasting = tuple(effect for effect in left if effect is not None)
            self._unsettle()

    def _unsettle(self) -> None:
        """Effects ended without an event: abilities in force, what rules handling sees and what players can do may have
        changed."""
        self.invalidate()
        self.settled_batch = -1
        self.idle = (None, None)

    # -- running --------------------------------------------------------------------------------------------------
    def begin(self, procedure: Procedure, **local: object) -> None:
        """Start running a procedure until the first decision."""
        self.stack.append(Frame(procedure, 0, dict(local)))
        self.run()

    def run(self) -> None:
        """The one loop: run rows until a player is asked or the game is over."""
        stack = self.stack
        while stack and self.result is None:
            frame = stack[-1]
            runs = frame.procedure.runs
            while True:
                at = frame.row
                frame.row = at + 1
                signal: Any = runs[at](self, frame)  # its type is asked once
                if signal is not None:
                    kind = type(signal)
                    if kind is not Going:
                        break
                    frame.row = frame.procedure.places[signal.rule]
                if self.result is not None:  # a row may end the game
                    return  # type: ignore[unreachable]
            if kind is Call:  # type: ignore[possibly-undefined]
                stack.append(signal)
            elif kind is Return:
                stack.pop()
                if stack:
                    stack[-1].answer = signal.value
            else:
                self._stop(frame, signal)
                if self.decision is not None:
                    return
                stack = self.stack

    def _ask(self, frame: Frame, decision: Decision) -> None:
        if not decision.options:
            raise AssertionError(f"empty question {decision.prompt!r} ({decision.rule})")
        if self.refusals and self.checkpoint is not None and not self._unrefused(decision):
            self._rewind(Rewind(decision.rule))
        elif decision.kind == CONFIRM and (said := offered(self, decision)) is not None:
            frame.answer = said
        elif len(decision.options) == 1 and self._unasked(decision):
            frame.answer = decision.options[0].value
        else:
            if self.rules.numbers:
                decision.rule = self.rules.rule(decision.rule)
            self.decision = decision

    @property
    def goes_unasked(self) -> bool:
        """Whether no question with one answer is asked, whatever its nature, nor anything refused before."""
        return self.auto is True and not self.refusals

    def _unasked(self, decision: Decision) -> bool:
        """Whether a question with one answer is not asked."""
        if self.auto == "choices":
            return decision.kind != ACT
        return bool(self.auto) and not (self.auto == "turns" and decision.nature == TURN)

    def _stop(self, frame: Frame, signal: Ask | Rewind | Become) -> None:
        """A player is asked, or the game goes on from another position."""
        if isinstance(signal, Ask):
            self._ask(frame, signal.decision)
        elif isinstance(signal, Rewind):
            self._rewind(signal)
        else:
            self._go_on(signal.game)

    def _unrefused(self, decision: Decision) -> bool:
        """Leave out the answers that, after those given since the act began, have turned out illegal before; whether
        any is left."""
        assert self.checkpoint is not None
        begun = self.answers[len(self.checkpoint.answers) :]
        if begun:
            path = STEP.join((*begun, ""))
            decision.options = [o for o in decision.options if path + o.key not in self.refusals]
        return bool(decision.options)

    def _rewind(self, signal: Rewind) -> None:
        """Return to the point before the act that turned out illegal. What was answered to begin it is not offered
        again there; if more was answered, the last answer is not offered again after the others."""
        saved = self.checkpoint
        if saved is None:
            raise AssertionError(f"nothing to return to ({signal.rule})")
        begun = STEP.join(self.answers[len(saved.answers) :])
        answers, pages = self.answers, self.pages
        shown = lost_sight(self, saved)
        self.become(saved.clone())
        again = self._called_anew(shown, begun) if shown else begun
        self.refusals = self.refusals | {begun, again}
        self.answers, self.pages = answers, pages
        if self.checkpoint is None:
            self.checkpoint = saved

    def was_taken_back(self, begun: str) -> bool:
        """Whether an act that began so has turned out illegal just now, this way or another."""
        return any(path == begun or path.startswith(begun + STEP) for path in self.refusals)

    def _called_anew(self, shown: list[int], key: str) -> str:
        """Call cards something else that were shown and taken back; what a key is called since."""
        before = {self.cards[cid].tag: cid for cid in shown}
        rename(self, shown)
        return keys.CARD.sub(
            lambda found: self.cards[before[found[0]]].tag if found[0] in before else found[0], key
        )

    def before_answer(self) -> Game:
        """The position in which the question was asked whose answer the present row acts on: the `checkpoint` of an act
        that may turn out illegal or lead nowhere."""
        saved = self.clone()
        saved.checkpoint = None
        saved.stack[-1].ask_again()
        saved.answers = self.answers[:-1]
        return saved

    def _go_on(self, other: Game) -> None:
        """Go on from where another game has come to, with the answers that were really given."""
        answers, pages = self.answers, self.pages
        self.become(other)
        self.answers, self.pages = answers, pages

    def become(self, other: Game) -> None:
        """Take over another game's state entirely."""
        for slot in FIELDS:
            setattr(self, slot, getattr(other, slot))

    # -- answering ------------------------------------------------------------------------------------------------
    def choose(self, answer: Option | str) -> None:
        """Answer the decision. Atomic: an answer that is not allowed changes nothing and names the rule."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice(str(answer), Obstacle(self.result.rule if self.result else "", "the game is over"))
        option: Option | None
        if isinstance(answer, str):
            key, option = answer, decision.find(answer)
        else:
            key = answer.key
            option = answer if answer in decision.options else decision.find(key)
        if option is None:
            option = self._unlisted(decision, key)
        size, before = self.log.size, self._beside()
        key, given = taken_for(self, decision.seat, key, option.value)
        self.decision = None
        if not self.pages or self.pages[-1][1] != self.turn:
            self.pages = (*self.pages, (len(self.answers), self.turn))
        self.answers = self.answers + (key,)
        self.stack[-1].answer = given
        if decision.most and key.startswith("yes "):
            insist(self, decision, int(key[4:]))
        self.rounds = 0
        earlier, self.quiet = self.quiet, ()
        self.run()
        if self.log.size == size:  # nobody but who has answered knows what, and no card is another
            self.seal()
            before.quiet = ()
            self.quiet = (*earlier[1 - MOST_QUIET :], before)

    def _unlisted(self, decision: Decision, key: str) -> Option:
        obstacle = self.why_not(key)
        if obstacle is not None:
            raise IllegalChoice(key, obstacle)
        return self.rules.menus[decision.menu].option(self, decision.seat, key)

    def why_not(self, key: str) -> Obstacle | None:
        """What forbids an answer, or None if it may be given now."""
        decision = self.decision
        if decision is None:
            rule = self.result.rule if self.result else ""
            return Obstacle(rule, "the game is over")
        if decision.find(key) is not None:
            return None
        if decision.menu and keys.readable(key):
            return self._numbered(self.rules.menus[decision.menu].obstacle(self, decision.seat, key))
        offered = ", ".join(o.key for o in decision.options[:12])
        sentence = decision.refusal or f"{decision.prompt}: the answers are {offered}"
        return Obstacle(decision.rule, sentence)

    def _numbered(self, obstacle: Obstacle | None) -> Obstacle | None:
        """An obstacle by the number its rule has in this book."""
        if obstacle is None or not self.rules.numbers:
            return obstacle
        return Obstacle(self.rules.rule(obstacle.rule), obstacle.sentence)

    def concede(self, seat: int) -> None:
        """Give up, at any moment and whoever is asked: nothing replaces it and nothing follows it."""
        from ludex.kernel.pipeline.appliers import carry_out

        if self.result is not None:
            raise IllegalChoice(f"concede {seat}", Obstacle(self.result.rule, "the game is over"))
        rule = self.rules.cited("concede")
        self.batch += 1
        self.answers = (*self.answers, f"concede {seat}")
        carry_out(self, [Event(CONCEDE, rule, seat=seat)])
        self.finish(1 - seat, rule)

    def finish(self, winner: int | None, rule: str) -> None:
        """End the game, as the rules judge it."""
        winner, rule = self.rules.verdict(self, winner, rule)
        self.result = Result(winner, self.rules.rule(rule))
        self.decision = None

    # -- telling --------------------------------------------------------------------------------------------------
    def view(self, seat: int | None, since: int = 0) -> dict[str, object]:
        """What a seat may know (None: a spectator), as plain data, with the events from number `since` on."""
        from ludex.kernel.views import view

        return view(self, seat, since)

    def hash(self, history: bool = True) -> str:
        """Equal positions have equal hashes (`history=False`: whatever happened this turn)."""
        from ludex.kernel.storage.hashes import position_hash

        return position_hash(self, history)

    def save(self, key: bytes = b"") -> bytes:
        """The whole game, for any process and machine; signed, if a key is given."""
        from ludex.kernel.storage.save import save

        return save(self, key)

    def record(self) -> str:
        """Seed and answers as text, pinned to the rules and the cards."""
        from ludex.kernel.storage.records import record

        return record(self)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as it is saved."""
        from ludex.kernel.storage.pickles import KEY, loaded

        return loaded, (self.save(KEY),)

    def __repr__(self) -> str:
        from ludex.kernel.one_line import position

        return position(self)

    # -- copying --------------------------------------------------------------------------------------------------
    def clone(self) -> Game:
        """An independent game in the same position, in microseconds."""
        self.seal()
        return self._beside()

    def _beside(self) -> Game:
        """A game in the same position, independent from when this one is sealed. What happens before that may change
        its cards, too."""
        g = Game.__new__(Game)
        g.rules = self.rules
        g.cards = self.cards.copy()
        g.zones = self.zones.copy()
        g.values = self.values.copy()
        g.stack = list(map(Frame.twin, self.stack))
        g.decision = self.decision
        g.result = self.result
        g.rng = self.rng
        g.clock = self.clock
        g.turn = self.turn
        g.active = self.active
        g.first = self.first
        g.lasting = self.lasting
        g.pending = self.pending
        g.offers = self.offers
        g.played = self.played
        g.log = self.log.twin()
        g.turn_mark = self.turn_mark
        g.epoch = _epochs.fresh()
        g.uses = self.uses
        g.states = self.states
        g.memory = self.memory
        g.lost = self.lost
        g.drafts = None
        g.checkpoint = self.checkpoint
        g.setup = self.setup
        g.answers = self.answers
        g.auto = self.auto
        g._index = self._index
        g._chars = self._chars
        g._serial = self._serial
        g.batch = self.batch
        g.refusals = self.refusals
        g.repeats = self.repeats
        g.turn_stamp = self.turn_stamp
        g.settled_batch = self.settled_batch
        g.unusual_zones = self.unusual_zones
        g.moments = self.moments
        g.pages = self.pages
        g.quiet = self.quiet
        g.rounds = self.rounds
        g.tags = self.tags
        g.naming = self.naming
        g.idle = self.idle
        g.written = self.written
        g.shown = self.shown
        return g


def _unlinked(happened: list[Event]) -> bool:
    """Whether no card has moved that was linked to another, which may look at where it is."""
    for event in happened:  # noqa: SIM110  (a generator costs more than the question)
        if event.before is not None and event.before.links:
            return False
    return True
