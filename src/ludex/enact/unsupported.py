"""What of a text cannot be enacted: a card is refused aloud, with the node at fault, before it is played.

Every question is asked of the table that would do the work, so nothing here can fall behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, get_args

from ludex.enact import abilities, sorts
from ludex.enact.actions import flow
from ludex.enact.actions.lasting import applies_once
from ludex.enact.events import happenings, occasions
from ludex.enact.nouns import groups
from ludex.enact.nouns.noun import is_known, sort_of
from ludex.enact.nouns.reach import unwrapped
from ludex.enact.ruleset import TextRuleset
from ludex.enact.scenes import meanings
from ludex.enact.scenes.making import ABILITIES
from ludex.enact.standing import prohibitions, statics
from ludex.enact.verbs import Verbs
from ludex.families import families
from ludex.kernel.game import MOST_ROUNDS
from ludex.kernel.zones import Sight
from ludex.lang import ast
from ludex.lang.reading import grammar_of
from ludex.lang.remembering import RememberedOf
from ludex.lang.telling import words_of

Known = Callable[[type], bool]


def _among(table: dict[type, Any]) -> Known:
    return lambda kind: kind in table


# Each kind of node, and whether there is a reading for a node of it.
KINDS: tuple[tuple[Any, str, Known], ...] = (
    (ast.Ability, "ability", _among(ABILITIES)),
    (ast.Static, "standing effect", lambda kind: kind is ast.StaticForEvery or abilities.enactable(kind)),
    (ast.Step, "step", lambda kind: kind in flow.ROWS or kind is ast.TakeInstead),
    (ast.Gain, "gift", lambda kind: kind in (ast.GainOne, ast.GainFor) or kind in statics.GAINS),
    (ast.Condition, "condition", meanings.CONDITIONS.__contains__),
    (ast.Amount, "amount", meanings.AMOUNTS.__contains__),
    (ast.Filter, "filter", meanings.FILTERS.__contains__),
    (ast.Object, "object", is_known),
    (ast.PlayerNode, "player", meanings.PLAYERS.__contains__),
    (ast.Event, "event", occasions.EVENTS.__contains__),
)


def unsupported(text: ast.CardText, rules: TextRuleset, tokens: Iterable[str] = ()) -> tuple[str, ...]:
    """What of a card's text these rules cannot carry out, each thing once; () if all of it can be. `tokens`: the names
    of those that come with the card."""
    brought = {_unknown_token(rules, name) for name in tokens}
    found = _FOUND.get(text, id(rules))
    if found is None:
        found = rules, _all_faults(text, rules)
        _FOUND.keep(text, id(rules), found)
    return tuple(fault for fault in found[1] if fault not in brought)


_FOUND: RememberedOf[int, tuple[TextRuleset, tuple[str, ...]]] = RememberedOf(entries=1_024)
"""What was found lately, with the rules that were asked: who judges a card defines it next."""


def _all_faults(text: ast.CardText, rules: TextRuleset) -> tuple[str, ...]:
    both = ((*faults(node, rules), *_unmeant(node, rules, bound)) for node, bound in sorts.scoped(text))
    return tuple(dict.fromkeys(fault for each in both for fault in each))


def faults(node: ast.Node, rules: TextRuleset) -> Iterator[str]:
    """What is wrong with one node, leaving what is below it aside."""
    kind = type(node)
    for word, known in _families_of(kind):  # type: ignore[arg-type]
        if not known(kind):
            yield f"the {word} {kind.__name__} cannot be enacted"
    asked = next((ASKED[one] for one in kind.__mro__ if one in ASKED), None)
    if asked is not None:
        yield from asked(node, rules)
    yield from unruled(kind, rules)
    for strange in (groups.unsupported(node), happenings.unsupported(node, rules.ends), rules.unplayable(node)):
        if strange is not None:
            yield strange


@lru_cache(maxsize=4096)
def _families_of(kind: type) -> tuple[tuple[str, Known], ...]:
    """The kinds that a class of nodes is of."""
    return tuple((word, known) for family, word, known in KINDS if issubclass(kind, family))


def unruled(kind: type, rules: TextRuleset) -> Iterator[str]:
    """A step for which a game has no verb: not every book says how a turn is skipped, or comes again."""
    verb = _VERBS.get(kind)
    if verb is not None and getattr(type(rules.verbs), verb) is getattr(Verbs, verb):
        yield f"no rule says what it is to {verb.replace('_', ' a ')}"


_VERBS: dict[type, str] = {ast.SkipTurn: "skip_turn", ast.ExtraTurn: "extra_turn", ast.TurnFace: "turn_face"}


def _unmeant(node: ast.Node, rules: TextRuleset, bound: sorts.Bound) -> Iterator[str]:
    """A phrase that a slot can do nothing with, in the words of the text."""
    for fault in sorts.faults(node, rules, bound):
        dialect = rules.book.partition("-")[0]
        said = words_of(node, grammar_of(dialect)) if dialect in families() else ""
        yield f"“{said}” {fault}" if said else f"{type(node).__name__} {fault}"


# -- what a node asks besides being known --------------------------------------------------------------------
def _keyword(node: ast.KeywordAbility | ast.GainKeyword, rules: TextRuleset) -> Iterator[str]:
    number = node.number if isinstance(node.number, ast.Number) else None
    if not rules.keyword(ast.KeywordAbility(node.name, number)):
        yield f"{rules.id} knows no keyword {node.name!r}"


def _trigger(node: ast.TriggerKeyword, rules: TextRuleset) -> Iterator[str]:
    try:
        rules.trigger(node)
    except (LookupError, NotImplementedError):
        yield f"{rules.id} knows no trigger {node.name!r}"


def standing(node: ast.Static, rules: TextRuleset) -> Iterator[str]:
    """The cards a standing effect reaches must be such as can be recognised one by one."""
    for name in ("what", "only", "target", "others", "attackers", "attacker", "to", "source", "at"):
        what = getattr(node, name, None)
        if what is not None and sort_of(what) in ("unmade", "unsaid"):
            yield f"a standing effect cannot reach {type(what).__name__}"


def _cannot(node: ast.Cannot, rules: TextRuleset) -> Iterator[str]:
    yield from standing(node, rules)
    if node.act not in prohibitions.CANNOT:
        yield f"nothing forbids a card to {node.act!r}"


def _cannot_do(node: ast.CannotDo, rules: TextRuleset) -> Iterator[str]:
    yield from standing(node, rules)
    if node.act not in prohibitions.DEEDS:
        yield f"nothing forbids a player to {node.act!r}"


def _multiplied(node: ast.StaticForEvery, rules: TextRuleset) -> Iterator[str]:
    """Only numbers can be multiplied."""
    inner = unwrapped(node)[0]
    if isinstance(inner, ast.HasGains):
        numbers = all(isinstance(gain, ast.StatChange | ast.NumberChange) for gain in inner.gains)
    else:
        numbers = any(getattr(inner, name, None) is not None for name in ("amount", "times", "wills"))
    if not numbers:
        yield f"{type(inner).__name__} has no number to multiply"


def _one_of_several(gains: tuple[ast.Gain, ...]) -> Iterator[str]:
    """Which of several is given is asked when an instruction gives it, and nowhere else."""
    if any(isinstance(gain, ast.GainOne) for gain in gains):
        yield "the gift GainOne cannot be enacted here: nobody is asked which"
    if any(isinstance(gain, ast.GainFor) for gain in gains):
        yield "the gift GainFor cannot be enacted here: what holds while something is so has no end of its own"


def _has(node: ast.HasGains, rules: TextRuleset) -> Iterator[str]:
    yield from standing(node, rules)
    yield from _one_of_several(node.gains)


def _gain_if(node: ast.GainIf, rules: TextRuleset) -> Iterator[str]:
    yield from _one_of_several((node.gain,))


def _gain_one(node: ast.GainOne, rules: TextRuleset) -> Iterator[str]:
    yield from _one_of_several(node.options)


def _passive(node: ast.Passive, rules: TextRuleset) -> Iterator[str]:
    """What applies once is an effect that starts and is over; an ability that holds is never over."""
    for effect in node.effects:
        if applies_once(effect):
            yield f"{type(effect).__name__} applies once and cannot be a passive ability"
    yield from _unaimed((*node.effects, node.condition), "what holds while something is so")


def _unaimed(parts: Iterable[ast.Node | None], where: str) -> Iterator[str]:
    """Targets are chosen as something is played (fow 9.3:2.4); what holds and what is waited for is never played."""
    left = [part for part in parts if part is not None]
    while left:
        part = left.pop()
        if isinstance(part, ast.Target):
            yield f"nobody chooses a target for {where}"
            return
        left += [child for child in ast.children(part) if not isinstance(child, ast.Sequence | ast.Ability)]


PLAYED_WITH: set[type] = set()
"""What speaks of how the card was paid for; a game adds its own."""


def _automatic(node: ast.Automatic, rules: TextRuleset) -> Iterator[str]:
    """What a card was played with is known while it is played, and to no ability of it that triggers afterwards."""
    if any(type(part) in PLAYED_WITH for part in ast.walk(node)):
        yield "an ability that triggers later cannot know what the card was played with"
    yield from _unaimed(node.triggers, "what an ability waits for")


def _must_attack(node: ast.MustAttack, rules: TextRuleset) -> Iterator[str]:
    """Attacks can be bound to targets; that there must be an attack at all has no rule."""
    yield from standing(node, rules)
    if node.target is None and ast.MustAttack in rules.permits:
        return
    if isinstance(node.target, ast.This) and ast.MustAttack in rules.permits:
        return
    if not isinstance(node.target, ast.Some):
        what = "anything" if node.target is None else type(node.target).__name__
        yield f"nothing makes a card attack {what}"


def _permitted(node: ast.Static, rules: TextRuleset) -> Iterator[str]:
    """What only some books have a rule for."""
    if type(node) not in rules.permits:
        yield f"the standing effect {type(node).__name__} cannot be enacted"
    else:
        yield from standing(node, rules)


def _destination(node: ast.Destination, rules: TextRuleset) -> Iterator[str]:
    """Where spells and abilities wait comes only what is played."""
    if node.zone in rules.spec and rules.spec[node.zone].transit:
        yield f"only what is played is put into the {node.zone}"


def _free_play(node: ast.FreePlay, rules: TextRuleset) -> Iterator[str]:
    """Nobody knows which cards lie where nobody may look."""
    yield from standing(node, rules)
    if node.zone in rules.spec and rules.spec[node.zone].sight is Sight.HIDDEN:
        yield f"nobody can play cards from a {node.zone}, which nobody may look at"


def _later_chosen(node: ast.Option | ast.Delayed, rules: TextRuleset) -> Iterator[str]:
    """Which options were chosen is told with the ability they are chosen for on playing it, and by nothing else."""
    if any(isinstance(part, ast.Choose) and part.fresh for part in ast.walk(node)):
        yield "which options were chosen earlier is not known here"


def _tokens(node: ast.Tokens | ast.TokenChoice | ast.TokenSet | ast.Transform, rules: TextRuleset) -> Iterator[str]:
    """Tokens have only a name to be made from."""
    if isinstance(node, ast.Transform):
        names: tuple[str, ...] = (node.into,)
    else:
        names = (node.name,) if isinstance(node, ast.Tokens) else node.names
    for name in names:
        if not rules.knows_token(name):
            yield _unknown_token(rules, name)


def _unknown_token(rules: TextRuleset, name: str) -> str:
    return f"{rules.id} knows no token {name!r}"


_Often = ast.Repeat | ast.RepeatAll | ast.RepeatProcess | ast.RollDie | ast.DriveCheck


def counted(node: Any, rules: TextRuleset) -> Iterator[str]:
    """Nobody counts to numbers that a text can name: what it says to do again and again has to end."""
    times = node.amount if isinstance(node, ast.RollDie) else node.times
    if isinstance(times, ast.Number) and times.value > MOST_ROUNDS:
        yield f"nothing is done {times.value:,} times: {MOST_ROUNDS:,} at most"


# What is asked of a node, of the first of its kinds that has a row; a game adds what it asks of its own.
ASKED: dict[type, Callable[..., Iterator[str]]] = {
    **dict.fromkeys(get_args(_Often), counted),
    ast.Static: standing,
    ast.Permission: _permitted,
    **dict.fromkeys(
        (
            ast.NoRefresh,
            ast.FieldLimit,
            ast.Further,
            ast.DoesNotTrigger,
        ),
        standing,
    ),
    ast.FreePlay: _free_play,
    ast.Destination: _destination,
    ast.KeywordAbility: _keyword,
    ast.GainKeyword: _keyword,
    ast.TriggerKeyword: _trigger,
    ast.Cannot: _cannot,
    ast.CannotDo: _cannot_do,
    ast.StaticForEvery: _multiplied,
    ast.HasGains: _has,
    ast.GainIf: _gain_if,
    ast.GainOne: _gain_one,
    ast.Passive: _passive,
    ast.Automatic: _automatic,
    ast.MustAttack: _must_attack,
    ast.Option: _later_chosen,
    ast.Delayed: _later_chosen,
    **dict.fromkeys((ast.Tokens, ast.TokenChoice, ast.TokenSet, ast.Transform), _tokens),
}
