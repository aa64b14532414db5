"""What is settled when a card or ability is played: options, X, targets and shares (sve 10.6.2.2 to 10.6.2.4).

The plan of an effect is read off its tree once; asking it about a position says whether playing can be finished.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from ludex.enact.nouns import groups, senses
from ludex.enact.playing.deciding import decided_on_playing, later
from ludex.enact.ruleset import DECK, HAND, text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Bindings, Scene, look
from ludex.enact.steps.arranging import is_optional, verb
from ludex.enact.steps.candidates import from_among
from ludex.enact.steps.multiplying import multiplies_cards
from ludex.enact.steps.tree import wants_x, with_tokens
from ludex.enact.values.body import Pick, Plan, Rite, Share
from ludex.kernel.decisions import Obstacle
from ludex.kernel.memo import Recalled
from ludex.lang import ast

if TYPE_CHECKING:
    from collections.abc import Iterator


_plans: Recalled[ast.Sequence, Plan] = Recalled()


def plan(effect: ast.Sequence) -> Plan:
    """The plan of an effect, read once."""
    known = _plans.get(id(effect)) or _plans.learn(effect, _read)
    return known[1]


def _read(effect: ast.Sequence) -> Plan:
    picks: list[Pick] = []
    rites: list[Rite] = []
    chooses: list[ast.Choose] = []
    _walk(effect, picks, rites, chooses, (), False, 0)
    return Plan(_merge(picks, effect), chooses[0] if chooses else None, tuple(rites), wants_x(effect), _counts(effect))


def _counts(node: object) -> bool:
    """Whether a text asks for counts that are fixed when it begins to be resolved; if not, nothing is counted."""
    return isinstance(node, ast.Threshold) or any(_counts(child) for child in ast.children(node))


def _merge(picks: list[Pick], effect: ast.Sequence) -> tuple[Pick, ...]:
    """One pick for each binding and option: a replaced selection keeps its binding."""
    shares: dict[int, tuple[Share, ...]] = {}
    for binding, share in _divided(effect, ()):
        shares[binding] = (*shares.get(binding, ()), share)
    nth = {node.binding for node in ast.walk(effect) if isinstance(node, ast.Ref) and node.nth}
    shared = (replace(p, shares=shares[p.some.binding]) if p.some.binding in shares else p for p in picks)
    return tuple(replace(p, in_order=True) if p.some.binding in nth else p for p in shared)


def _divided(node: object, guards: tuple[ast.Condition, ...]) -> Iterator[tuple[int, Share]]:
    """What is divided among what is selected, and when it is. What is only known when resolving is divided then."""
    if isinstance(node, ast.DealDivided) and isinstance(node.among, ast.Ref | ast.Some):
        yield node.among.binding, Share(node.amount, guards)
    if isinstance(node, ast.If | ast.Instead):
        if isinstance(node, ast.Instead) and (later(node.condition) or is_optional(node)):
            return
        guards = _known(guards, node.condition)
    for child in ast.children(node):
        yield from _divided(child, guards)


def _walk(
    seq: ast.Sequence,
    picks: list[Pick],
    rites: list[Rite],
    chooses: list[ast.Choose],
    guards: tuple[ast.Condition, ...],
    soft: bool,
    mode: int,
) -> None:
    for at, step in enumerate(seq.steps):
        _name_targets(step, picks, guards, soft, mode)
        if _later_settled(step):
            continue
        if isinstance(step, ast.Choose):
            chooses.append(step)
            for option in step.options:
                _walk(option.effect, picks, rites, [], guards, soft, option.number)
        elif isinstance(step, ast.Instead):
            _instead(step, seq.steps[:at], picks, guards, soft, mode)
        elif isinstance(step, ast.ForEvery):
            inner: list[Pick] = []
            _walk(ast.Sequence((step.step,)), inner, rites, chooses, guards, soft, mode)
            more = multiplies_cards(step.step)
            picks.extend(replace(p, per=step.per, of=step.of) if more else p for p in inner)
        elif isinstance(step, ast.May):
            offered: list[Pick] = []
            _walk(step.effect, offered, rites, chooses, guards, soft, mode)
            asked = _said_to_be_selected(step)
            picks.extend(p for p in offered if p.named or p.some.binding in asked)
        elif (inside := _inside(step)) is not None:
            if isinstance(step, ast.PayFor) and any(isinstance(c, ast.KeywordCost) for c in step.costs.items):
                rites.append(Rite(step, mode))
            held = _known(guards, step.condition) if isinstance(step, ast.If) else guards
            _walk(inside, picks, rites, chooses, held, soft or decided_on_playing(step), mode)
        else:
            own = isinstance(step, ast.OfOwn)
            untold = (some for some in chosen(with_tokens(step)) if not is_target(some.group))
            picks.extend(Pick(some, guards, soft, mode, own=own) for some in untold)


def _said_to_be_selected(step: ast.May) -> frozenset[int]:
    """What a text says is selected in a part that may be left out; what such a part acts on otherwise is found when it
    is done, as what a process before a colon acts on (ruling sve-R45)."""
    selects = (node for node in ast.walk(step) if isinstance(node, ast.Select))
    return frozenset(some.binding for node in selects for some in chosen(node))


def _name_targets(step: ast.Step, picks: list[Pick], guards: tuple[ast.Condition, ...], soft: bool, mode: int) -> None:
    """The targets a step names, whoever carries it out and whatever it does with them; what waits names its own when
    it is played, and so does what is given."""
    deep = _later_settled(step)
    soft = soft or decided_on_playing(step)
    targets = sorted(_targets(step, deep), key=lambda some: some.binding)  # as the text names them, whatever their part
    picks.extend(Pick(some, guards, soft, mode, named=True) for some in targets)


def _targets(node: object, deep: bool) -> Iterator[ast.Some]:
    """The targets that a step names itself; `deep`: also those of the steps inside it."""
    if isinstance(node, ast.Delayed | ast.GainAbility) or (isinstance(node, ast.Sequence) and not deep):
        return
    if isinstance(node, ast.Some) and is_target(node.group):
        yield node
    if isinstance(node, ast.ForEvery | ast.Repeat | ast.RepeatAll) and not deep:
        return
    for child in ast.children(node):
        yield from _targets(child, deep)


def is_target(group: ast.Counted) -> bool:
    """Whether a group says that its cards are targets: it, or the first of several groups, has the word."""
    first = group if isinstance(group, ast.Group) else group.options[0]
    return any(isinstance(f, ast.Target) for f in first.before)


def _inside(step: ast.Step) -> ast.Sequence | None:
    """The steps inside a step."""
    if isinstance(step, ast.If | ast.PayFor | ast.Otherwise | ast.RepeatAll):
        return step.effect
    if isinstance(step, ast.FromAmong):
        return from_among(step)
    return ast.Sequence((step.step,)) if isinstance(step, ast.Repeat) else None


def _selected(before: tuple[ast.Step, ...]) -> list[ast.Some]:
    """The selections of the latest step that makes any."""
    for step in reversed(before):
        found = list(chosen(step))
        if found:
            return found
    return []


def _of_the_same(other: ast.DoSame, before: tuple[ast.Step, ...]) -> list[ast.Some]:
    """The selections that another number is said for: those of the latest step with that verb, or whatever was selected
    if that is the verb."""
    if other.verb == "select":
        return _selected(before)
    return next((list(chosen(step)) for step in reversed(before) if verb(step) == verb(other)), [])


def _instead(
    step: ast.Instead,
    before: tuple[ast.Step, ...],
    picks: list[Pick],
    guards: tuple[ast.Condition, ...],
    soft: bool,
    mode: int,
) -> None:
    """A selection made another way under a condition: another number of the same, or another selection altogether. What
    may be done another way may also be left as it is, so that its own selection is made as well."""
    if later(step.condition):
        return
    held = (*guards, step.condition)
    for other in step.effect.steps:
        if isinstance(other, ast.DoSame):
            again = _of_the_same(other, before)
            picks.extend(Pick(replace(some, quantity=other.quantity), held, soft, mode) for some in again)
    new: list[Pick] = []
    _walk(step.effect, new, [], [], held, soft, mode)
    if new and not is_optional(step):
        bindings = {some.binding for some in _selected(before)}
        picks[:] = [replace(p, unless=(*p.unless, step.condition)) if p.some.binding in bindings else p for p in picks]
    picks.extend(new)


def _later_settled(step: ast.Step) -> bool:
    """Whether nothing of a step is settled on playing: it waits, it is found when resolving, or a named player carries
    it out, whose selections are no targets of who plays the text."""
    if isinstance(step, ast.Delayed | ast.Lasting | ast.Search | ast.RevealUntil | ast.TakeInstead):
        return True
    if isinstance(step, ast.RepeatProcess | ast.RepeatUntil):
        return True
    return isinstance(step, ast.By | ast.TheyDo) or (isinstance(step, ast.May) and step.player is not None)


def _known(guards: tuple[ast.Condition, ...], condition: ast.Condition) -> tuple[ast.Condition, ...]:
    """Guards that can be asked on playing; what depends on the course of the resolution cannot."""
    return guards if later(condition) else (*guards, condition)


def chosen(step: object) -> Iterator[ast.Some]:
    """The selections a step asks its player for (sve 10.6.2.3): a number of public cards that nobody else picks."""
    if isinstance(step, ast.Some):
        if needs_pick(step):
            yield step
        return
    if isinstance(step, ast.Condition | ast.Amount | ast.GainAbility | ast.Group | ast.Groups | ast.Discard):
        return  # what is discarded is in a hand, so it is chosen when resolving (sve 5.12.1)
    for child in ast.children(step):
        yield from chosen(child)


def chosen_in(seq: ast.Sequence) -> list[ast.Some]:
    """All selections within a sequence."""
    picks: list[Pick] = []
    _walk(seq, picks, [], [], (), False, 0)
    return [p.some for p in picks]


def needs_pick(some: ast.Some) -> bool:
    """Whether a player must pick on playing."""
    if isinstance(some.quantity, ast.Each | ast.HalfOfThem) or groups.is_random(some.group) or not some.binding:
        return False
    if _depends(some.group):
        return False
    return all(_open(some.group, zone) for zone in groups.zone_words(some.group))


def _open(group: ast.Counted, zone: str) -> bool:
    """Whether everybody sees the cards meant in a zone: faceup cards of an evolve deck too (ruling sve-R47)."""
    if zone == "evolve deck":
        parts = group.options if isinstance(group, ast.Groups) else (group,)
        return all(ast.InState("faceup") in part.before for part in parts)
    return zone not in (HAND, DECK)


def _depends(node: object) -> bool:
    """Whether a group speaks of cards that are only known when resolving."""
    if isinstance(node, ast.Among):
        return True
    return any(_depends(child) for child in ast.children(node))


# -- asking a plan about a position -----------------------------------------------------------------------------------
def live(scene: Scene, p: Pick, modes: tuple[int, ...]) -> bool:
    """Whether a selection is made in this playing. Options not chosen are as good as absent (sve 5.18.4): they need no
    targets (sve 5.18.4.1)."""
    if p.mode and p.mode not in modes:
        return False
    if not p.guards and not p.unless:
        return True
    for condition in p.unless:
        if meanings.holds(scene, condition):
            return False
    for condition in p.guards:  # noqa: SIM110  (a generator costs more than the question)
        if not meanings.holds(scene, condition):
            return False
    return True


def current(scene: Scene, the: Plan, modes: tuple[int, ...]) -> list[Pick]:
    """The selections to make now; a later one with the same binding replaces an earlier one (an `instead`). None where
    the ruleset has everything chosen when resolving."""
    targets = text_rules(scene.g).targets
    if not the.picks or targets == "none":
        return []
    found: dict[int, Pick] = {}
    for p in the.picks:
        if (p.named or targets == "all") and live(scene, p, modes):
            found[p.some.binding] = p
    return list(found.values())


def candidates(scene: Scene, p: Pick) -> tuple[int, ...]:
    """What may be selected: matching cards that this player's cards and abilities may select (sve 12.15.2)."""
    g = scene.g
    rules = text_rules(g)
    found = groups.members(scene, p.some.group)
    if p.own:
        found = tuple(c for c in found if g.cards[c].seat == scene.you)  # sve 5.34.1
    if p.named:
        found = tuple([c for c in found if rules.aimable(g, c, p.some.group)])
    return tuple([c for c in found if rules.selectable(g, c, scene.you, scene.source)])


def _some_candidate(scene: Scene, p: Pick) -> bool:
    """Whether anything may be selected; the first that is found tells (fow-2.0 14.26:1)."""
    g, you, source, rules = scene.g, scene.you, scene.source, text_rules(scene.g)
    for sense in senses.senses_of(p.some.group):
        for cid in sense.cards(scene):
            if sense.is_such(scene, look(g, cid)) and rules.selectable(g, cid, you, source):
                if p.named and not rules.aimable(g, cid, p.some.group):
                    continue
                return True
    return False


def span(scene: Scene, p: Pick, available: int) -> tuple[int, int]:
    """How few and how many may be selected; shares ask for at least one each (ruling sve-R5)."""
    low, high = groups.bounds(scene, p.some.quantity, available)  # sve 10.6.2.3.2
    if p.of is not None:
        factor = max(0, amount(scene, p.of)) // p.per
        low, high = low * factor, min(high * factor, available)
    if p.soft:
        low = 0 if available < low else low
    if (much := shared(scene, p)) is not None:
        high = min(high, max(0, much) // text_rules(scene.g).unit)  # sve 10.6.2.4.2
    if p.named and text_rules(scene.g).few_targets and (available or not p.soft):
        low = max(1, min(low, available))  # fow-2.0 1.4.5:13
    return low, high


def shared(scene: Scene, p: Pick) -> int | None:
    """How much is divided among what is selected: what is dealt `instead`, under its condition, comes after what it
    stands for. None: nothing is."""
    for share in reversed(p.shares):
        if all(meanings.holds(scene, guard) for guard in share.guards):
            return amount(scene, share.amount)
    return None


def pick_obstacle(scene: Scene, p: Pick) -> Obstacle | None:
    """Why a selection cannot be made: too few to select (ruling sve-R4), too little to share (sve 10.6.2.4.2.1)."""
    if p.simple:
        if p.soft or _some_candidate(scene, p):
            return None
        return Obstacle(scene.g.rules.cite("too few targets"), "there is nothing to choose for it")
    found = candidates(scene, p)
    low, high = span(scene, p, len(found))
    if low > len(found):
        says = f"it needs {low} to choose from, and there are {len(found)}"
        return Obstacle(scene.g.rules.cite("too few targets"), says)
    if low > high:
        return Obstacle(scene.g.rules.cite("share"), "each target must get at least 1, and there is not enough")
    if low and groups.asks_together(p.some.group) and not some_set(scene, p, found, low):
        return Obstacle(scene.g.rules.cite("too few targets"), "no selection meets every condition")
    return None


def some_set(scene: Scene, p: Pick, found: tuple[int, ...], low: int) -> bool:
    """Whether the conditions on the chosen cards together can be met at all."""
    if groups.set_ok(scene, p.some.group, found[:low], final=True):
        return True
    return any(groups.set_ok(scene, p.some.group, chosen, final=True) for chosen in combinations(found, low))


def obstacle(scene: Scene, the: Plan, modes: tuple[int, ...] = ()) -> Obstacle | None:
    """Why the effect cannot be played: targets that are missing, options that cannot be chosen.

    `modes` are the options chosen already.
    """
    for p in current(scene, the, modes):
        found = pick_obstacle(scene, p)
        if found is not None:
            return found
    if the.choose is not None and not modes and text_rules(scene.g).targets != "none":
        low, _ = mode_span(scene, the.choose)
        if low > len(performable(scene, the, performable(scene, the))):
            return Obstacle(scene.g.rules.cite("performable"), "no option of it can be performed")
    return None


def rite_obstacle(scene: Scene, rite: ast.PayFor) -> Obstacle | None:
    """Why what is paid for on playing cannot be paid for: it needs its own targets if it is (ruling sve-R45)."""
    the = plan(rite.effect)
    return None if the.wants_x else obstacle(scene, the)


def mode_span(scene: Scene, choose: ast.Choose) -> tuple[int, int]:
    """How few and how many options are chosen: at least one even if it says up to, none if the number is 0, and no more
    than there are.

    Asked on playing, it looks at the table then (sve 5.18.3.1), also for Spellchain and the like (sve 5.18.3.1.1).
    """
    quantity = choose.quantity
    if choose.instead is not None and choose.condition is not None and meanings.holds(scene, choose.condition):
        quantity = choose.instead
    total = len(choose.options)
    if isinstance(quantity, ast.UpTo):
        high = min(amount(scene, quantity.amount), total)  # sve 5.18.2.3
        return min(1, high), high  # sve 5.18.2.1
    assert isinstance(quantity, ast.Exactly)
    n = min(max(0, amount(scene, quantity.amount)), total)  # sve 5.18.2.2, sve 5.18.2.3
    return n, n


def performable(scene: Scene, the: Plan, chosen: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The options that can be chosen: their conditions met, their targets there; where no option may be idle (sve
    5.18.3.1.2, ruling sve-R21), something must be done by it, too, and its costs payable. What one acts on may come by
    an option `chosen` that is carried out before it (sve 10.6.2.8.2.2)."""
    choose = the.choose
    if choose is None:
        return ()
    used = _chosen_before(scene) if choose.fresh else frozenset()
    fresh = (o for o in choose.options if o.number not in used)
    picked = [o for o in choose.options if o.number in chosen]
    return tuple(
        o.number
        for o in fresh
        if _performable(scene, the, o, tuple(p.effect for p in picked if p.number < o.number))
    )


def _chosen_before(scene: Scene) -> frozenset[int]:
    """The options chosen for this ability of this card earlier in the turn; each playing of it tells its own."""
    this = scene.source.id
    told = (e.value for e in scene.g.this_turn() if e.kind == "played" and e.source and e.source.id == this)
    return frozenset(n for value in told if isinstance(value, tuple) for n in value)


def _performable(scene: Scene, the: Plan, option: ast.Option, before: tuple[ast.Sequence, ...]) -> bool:
    from ludex.enact.playing.idle import idle

    if option.condition is not None and not meanings.holds(scene, option.condition):
        return False
    if absent(scene, option):
        return False
    if not text_rules(scene.g).idle_options and idle(scene, option.effect.steps, before, rite_obstacle):
        return False
    number = option.number
    return all(pick_obstacle(scene, p) is None for p in current(scene, the, (number,)) if p.mode == number)


def absent(scene: Scene, option: ast.Option) -> bool:
    """Whether nothing of an option is part of the text now, as a keyword before it says (ruling fow-5.5-R60)."""
    words = [step.condition if isinstance(step, ast.If) else None for step in option.effect.steps]
    return bool(words) and all(isinstance(word, ast.Threshold) and not meanings.holds(scene, word) for word in words)


def bound(scene: Scene, binding: int, cards: tuple[int, ...]) -> Bindings:
    """The bindings with selected cards added."""
    g = scene.g
    return {**scene.bind, binding: tuple(g.cards[c].ref for c in cards)}
