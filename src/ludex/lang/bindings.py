"""Bindings: what `it`, `them`, `that follower` and X speak of is settled here, once, while reading.

Every phrase that can be spoken of again gets a number; every word that speaks of one gets that number.
A card named by a phrase (selected, found, discarded, summoned, the one that triggered) comes before this card and
the leader, and among those the latest that fits in number comes first. What a condition only asks about comes
after them all.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeGuard

from ludex.lang import ast as a
from ludex.lang.ast.conditions import Deed
from ludex.lang.grammar import UNTOLD, Grammar
from ludex.lang.phrases.several import is_one_of_each, one_of_each, shared_adjectives, shared_place
from ludex.lang.reaching import reaching

_BINDERS = (
    a.Some,
    a.Leader,
    a.TopCards,
    a.WholeZone,
    a.Tokens,
    a.TokenChoice,
    a.Together,
    a.TokenSet,
    a.PartOf,
    a.Linked,
    a.AllBut,
    a.RevealUntil,
)
_TAKERS = (a.RestOf, a.Among, a.FromAmong, a.PartOf, a.AllBut)
_ASKING = (a.Condition, a.History)
_DOING = (a.Action, a.ActCost, a.Event)
_STAYING = frozenset(("Deal", "Give", "SetStat", "Engage", "Refresh", "Evolve", "TurnFace", "PutCounters"))
"""What is done to cards that stay where they are: those of them that it is not done to are the rest."""
_DEEDS = {
    "selected": ("Select",),
    "chosen": ("Select",),
    "discarded": ("Discard", "IsDiscarded"),
    "revealed": ("Reveal", "CheckReveals"),
    "destroyed": ("Destroy", "IsDestroyed"),
    "buried": ("Bury",),
    "banished": ("Banish", "IsBanished"),
    "summoned": ("Summon", "Put", "IsSummoned"),
    "returned": ("Return",),
    "evolved": ("Evolve",),
    "put": ("Put", "Bury"),
    "engaged": ("Engage", "EngageOthers"),
    "rested": ("Engage",),
    "removed": ("RemoveFromGame",),
    "searched": ("Search",),
    "copied": ("CopyOf",),
    "transformed": ("Transform",),
    "retired": ("Retire",),
    "called": ("Call",),
    "bound": ("Bind",),
    "locked": ("Lock",),
    "stood": ("Refresh",),
    "ridden": ("Ride",),
}
LOGGED: dict[str, Deed] = {
    "destroyed": "destroy",
    "buried": "bury",
    "banished": "banish",
    "discarded": "discard",
    "returned": "return",
    "engaged": "engage",
}
"""Deeds that an ability is known to have done, whoever named the cards, and their verbs."""
OPPOSING = ("the enemy follower", "the opposing follower", "the attacked follower")
"""What a Follower Strike is an attack on (sve 12.7)."""
_STRIKE = "follower strike"
_RULERS = ("J-ruler", "ruler", "J/ruler")
OF_RULERS: dict[type, Callable[[Any], bool]] = {}
"""Whether a node speaks of what only rulers have or do; a game adds its own."""
BODILESS: set[type] = {a.SpellAbility}
"""The texts of cards that have no ATK and no attack of their own; a game adds its own."""
_ORDINALS = {"first": 0, "second": 1, "third": 2}
# Costs of playing a card are paid together with its text: what they name is numbered beyond what the text names.
_BEYOND = 100


class UnboundError(Exception):
    """A word speaks of something the text never named."""


@dataclass(frozen=True, slots=True)
class _Antecedent:
    binding: int
    plural: bool
    strong: bool
    deed: str
    noun: str
    parts: tuple[int, ...] = ()
    taken: bool = False
    """Taken from among cards named before."""
    name: str = ""
    """Of a token, its name."""


def _is_plural(node: Any) -> bool:
    match node:
        case a.Some(quantity=q) | a.Tokens(quantity=q) | a.TokenChoice(quantity=q) | a.PartOf(quantity=q):
            return not (isinstance(q, a.Exactly | a.UpTo) and q.amount == a.Number(1))
        case a.TopCards(amount=amount):
            return bool(amount != a.Number(1))
        case a.Leader() | a.Linked():
            return False
    return True


def _from_among(group: Any) -> bool:
    if isinstance(group, a.Groups):
        return any(isinstance(f, a.Among) for f in group.after) or any(map(_from_among, group.options))
    return any(isinstance(f, a.Among) for f in (*group.before, *group.after))


def _is_its(card: Any) -> TypeGuard[a.Ref]:
    """In `return this card to its owner's hand` the word `its` speaks of what is returned."""
    return isinstance(card, a.Ref) and card.binding < 0 and card.words in ("its", "their")


def _share(node: a.Some | a.Exists) -> bool:
    """Whether `with the same name` says that the cards of a phrase share theirs with one another: of two or more. One
    card, all cards, or other cards have that of a card spoken of before."""
    if isinstance(node, a.Exists):
        number: Any = node.amount
    else:
        number = node.quantity.amount if isinstance(node.quantity, a.Exactly | a.UpTo | a.AtLeast) else None
    if number is None or number == a.Number(1) or not isinstance(node.group, a.Group):
        return isinstance(node, a.Some) and isinstance(node.quantity, a.AnyNumber)
    return not any(isinstance(f, a.Other) for f in (*node.group.before, *node.group.after))


def _is_unsaid(node: a.SameAs, g: Grammar) -> bool:
    """Whether a card has the same name as one that the words leave unsaid."""
    forms = g.forms["SameAs"]
    unsaid = node.form < len(forms) and any(slot.category == "SpokenOf" for slot in forms[node.form].slots)
    return unsaid and node.what == "name"


def _noun(node: Any) -> str:
    if isinstance(node, a.Some) and isinstance(node.group, a.Group) and isinstance(node.group.noun, a.Kind):
        return node.group.noun.word
    if isinstance(node, a.Together) and len({_noun(part) for part in node.parts}) == 1:
        return _noun(node.parts[0])  # `A resonator and B resonator` are resonators
    if isinstance(node, a.Tokens | a.TokenChoice):
        return "token"
    return "leader" if isinstance(node, a.Leader) else "card"


def _of_that_kind(effect: a.Sequence, kind: str) -> a.Sequence:
    """`If magic counters would be put on it, put that many plus one instead`: of the same kind."""
    return a.replaced(
        effect,
        lambda n: dataclasses.replace(n, kind=kind) if isinstance(n, a.PutCounters) and n.kind == UNTOLD else n,
    )


class _Binder:
    """Settles one ability."""

    def __init__(self, grammar: Grammar, beyond: int = 0) -> None:
        self.grammar = grammar
        self.known: list[_Antecedent] = []
        self.parted: list[tuple[int, int]] = []
        self.acted: list[tuple[str, int]] = []
        self.count = beyond
        self.deed = ""
        self.replacing = False
        self.asking = False
        self.hearing = False
        self.taking = False
        self.several = False
        self.ruler = False
        self.object: int | None = None
        self.deck = "deck"
        self.counters: int | None = None
        self.asked = ""
        self.alternative = False
        self.striking = False
        self.struck = 0
        self.bodiless = False
        self.standing = False
        self.there: a.Exists | None = None
        self.counted = 0
        self.pointed: int | None = None

    def visit(self, node: Any) -> Any:
        """The node with its words settled, visited in the order of the text."""
        if isinstance(node, tuple):
            return tuple(self.visit(n) for n in node) if node and not isinstance(node[0], str | int) else node
        if not isinstance(node, a.Node):
            return node
        if isinstance(node, a.Ref) and node.binding < 0:
            binding = self._resolve(node.words)
            self._point(node.words, binding)
            self.acted.append((self.deed, binding))
            return a.Ref(binding, node.words, self._nth(node.words, binding), form=node.form)
        if isinstance(node, a.OwnerOf) and self.object is not None and _is_its(node.card):
            return dataclasses.replace(node, card=a.Ref(self.object, node.card.words, form=node.card.form))
        if isinstance(node, a.ControllerOf) and self.pointed is not None and _is_its(node.card):
            return dataclasses.replace(node, card=a.Ref(self.pointed, node.card.words, form=node.card.form))
        if isinstance(node, a.Some) and not self.asking and not self.hearing and is_one_of_each(node):
            return self._one_of_each(node)
        self._check(node)
        if isinstance(node, a.OneOf):
            return self._one_or_the_other(node)
        if isinstance(node, a.GainAbility):
            inner = _Binder(self.grammar)
            return a.GainAbility(settle(reaching(inner.visit(node.ability), self.grammar)), form=node.form)
        return self._conditional(node) if isinstance(node, a.If) else self._visit_fields(self._told_before(node))

    def _check(self, node: a.Node) -> None:
        """Words that speak of the step before stand after `instead`; cards share a name, or have that of another."""
        if isinstance(node, a.Same | a.DoSame) and not self.replacing:
            raise UnboundError("")
        if isinstance(node, a.Alike) and not self.several:
            raise UnboundError("the same name")
        if isinstance(node, a.SameAs) and self.several and _is_unsaid(node, self.grammar):
            raise UnboundError("the same name")

    def _conditional(self, node: a.If) -> a.If:
        """`If you control a J-ruler, … its ATK`: the cards that the condition counts have a number, if the text goes
        on to speak of them."""
        outer = self.there, self.counted
        self.there, self.counted = node.condition if isinstance(node.condition, a.Exists) else None, 0
        made: a.If = self._visit_fields(self._told_before(node))
        if self.counted and isinstance(made.condition, a.Exists):
            made = dataclasses.replace(made, condition=dataclasses.replace(made.condition, binding=self.counted))
        self.there, self.counted = outer
        return made

    def _point(self, words: str, binding: int) -> None:
        """`The selected follower and its leader`: after words that point at one card its leader and its controller are
        that one's, until another is named."""
        one = any(known.binding == binding and not known.plural for known in self.known)
        if words.startswith(("the ", "that ")) and one and not words.endswith("'s"):
            self.pointed = binding

    def _one_or_the_other(self, node: a.OneOf) -> a.OneOf:
        """`Evolve this follower or return it`: `it` is what the alternative before it acts on."""
        outer, options = self.alternative, []
        for option in node.options:
            options.append(self.visit(option))
            if any(isinstance(getattr(options[-1], slot, None), a.This) for slot in ("what", "to")):
                self.alternative = True
        self.alternative = outer
        return dataclasses.replace(node, options=tuple(options))

    def _told_before(self, node: a.Node) -> a.Node:
        """The node with what its words leave to what was said before."""
        if isinstance(node, a.OfName | a.TokenNamed) and self.asking:
            self.asked = node.name
        if isinstance(node, a.Tokens) and node.name == UNTOLD:
            node = self._such(node)
        if isinstance(node, a.Replace) and isinstance(node.event, a.GetsCounter):
            node = dataclasses.replace(node, effect=_of_that_kind(node.effect, node.event.kind))
        if isinstance(node, a.PutCounters) and node.kind == UNTOLD:
            raise UnboundError("that many")
        if isinstance(node, a.Has) and isinstance(node.filter, a.HasCounters) and isinstance(node.what, a.Ref):
            node = self._counted(node)
        if isinstance(node, a.Deal) and isinstance(node.source, a.This):
            node = self._of_source(node)
        if isinstance(node, a.Deal) and isinstance(node.source, a.Ref) and node.source.words == "it" and not self.known:
            # `At the end of turn, it deals 500 damage`: nobody else was spoken of.
            node = dataclasses.replace(node, source=a.Ref(0, "it", form=node.source.form))
        return node

    def _one_of_each(self, node: a.Some) -> Any:
        """The phrase taken apart: what its words speak of is settled once, then each part is named, and all of them."""
        quantity, group = self.visit(node.quantity), self.visit(node.group)
        made = one_of_each(dataclasses.replace(node, quantity=quantity, group=group))
        parts = tuple(self._named(part) for part in made.parts)
        return self._named(dataclasses.replace(made, parts=parts), parts)

    def _named(self, node: Any, parts: tuple[Any, ...] = ()) -> Any:
        self.count += 1
        self._remember(node, parts)
        return dataclasses.replace(node, binding=self.count)

    def _such(self, node: a.Tokens) -> a.Tokens:
        """`If there's no Otter on your field, summon one`: one of the name that was asked about."""
        if not self.asked:
            raise UnboundError("one")
        return dataclasses.replace(node, name=self.asked)

    def _of_source(self, node: a.Deal) -> a.Deal:
        """In `this card deals damage equal to its ATK` the word `its` speaks of this card; in a spell, which has no
        ATK, of the card whose being there is the condition, else of what was named before."""
        parts = tuple(
            dataclasses.replace(part, amount=dataclasses.replace(part.amount, of=self._its(part.amount.of)))
            if isinstance(part.amount, a.StatOf) and part.amount.of == a.Ref(-1) and part.amount.of.words == "its"
            else part
            for part in node.parts
        )
        return dataclasses.replace(node, parts=parts)

    def _its(self, ref: a.Ref) -> a.Ref:
        if not self.bodiless or (self.there is None and not any(known.strong for known in self.known)):
            return a.Ref(0, "its", form=ref.form)
        if self.there is None:
            return ref
        if not self.counted:
            self.count += 1
            self.counted = self.count
        return a.Ref(self.counted, "its", form=ref.form)

    def _counted(self, node: a.Has) -> a.Has:
        """`If it has 2 counters` asks the card on which this ability put counters."""
        if self.counters is None or not isinstance(node.what, a.Ref) or node.what.words != "it":
            return node
        return dataclasses.replace(node, what=a.Ref(self.counters, "it", form=node.what.form))

    def _visit_fields(self, node: a.Node) -> Any:
        outer = self._state()
        if not isinstance(node, a.Destination):
            self.object = None
        self._enter(node)
        changed: dict[str, Any] = {}
        for name in self._order(node):
            value = getattr(node, name)
            if isinstance(value, a.Node | tuple):
                if isinstance(node, _TAKERS) and isinstance(value, a.Ref):
                    new: Any = self._rest(value, isinstance(node, a.RestOf))
                else:
                    new = self.visit(value)
                if new is not value:
                    changed[name] = new
                if isinstance(node, a.Replace) and name == "event":
                    self._foresee(new)
                if isinstance(node, a.Action) and name == "what":
                    self._acts_on(node, new)
        self._name(node, changed)
        self._go_back(outer)
        made = dataclasses.replace(node, **changed) if changed else node
        if isinstance(made, a.Automatic) and self.struck:
            strikes = (trigger for trigger in made.triggers if isinstance(trigger, a.TriggerKeyword))
            told = tuple(dataclasses.replace(trigger, binding=self.struck) for trigger in strikes)
            made = dataclasses.replace(made, triggers=told)
        if isinstance(made, a.Groups):
            return shared_adjectives(made, self.grammar)
        return shared_place(made) if isinstance(made, a.Together) else made

    def _state(self) -> tuple[str, bool, bool, bool, bool, bool, int | None, bool]:
        """What the words inside a node are part of, as it is around the node."""
        return (
            self.deed, self.replacing, self.asking, self.hearing, self.taking, self.ruler, self.object, self.several,
        )  # fmt: skip

    def _go_back(self, outer: tuple[str, bool, bool, bool, bool, bool, int | None, bool]) -> None:
        self.deed, self.replacing, self.asking, self.hearing, self.taking, self.ruler, self.object, self.several = outer

    def _acts_on(self, action: a.Action, what: Any) -> None:
        """Note what an action is done to; this card, once it is moved, is named like any other that is."""
        self.object = 0 if isinstance(what, a.This) else getattr(what, "binding", None)
        if isinstance(action, a.Placing) and isinstance(what, a.This):
            self.known.append(_Antecedent(0, False, True, self.deed, "card"))

    def _enter(self, node: a.Node) -> None:
        """Note what the words inside a node are part of."""
        if isinstance(node, a.Automatic):
            self.striking = all(isinstance(t, a.TriggerKeyword) and t.name == _STRIKE for t in node.triggers)
        if type(node) in BODILESS:
            self.bodiless = True
        self.standing = self.standing or isinstance(node, a.Passive)
        if isinstance(node, _ASKING):
            self.asking = True
        if isinstance(node, a.Event):
            self.hearing = True
        if isinstance(node, a.FromAmong):
            self.taking = True
        if isinstance(node, a.Some | a.Exists):
            self.several = _share(node)
        if (speaks := OF_RULERS.get(type(node))) is not None and speaks(node):
            self.ruler = True
        self._shuffled(node)
        if isinstance(node, a.Instead | a.Trade) or (isinstance(node, a.PayFor) and node.replaces):
            self.replacing = True
        if isinstance(node, _DOING):
            self.deed = type(node).__name__

    def _shuffled(self, node: a.Node) -> None:
        """`Shuffle it`, `on top of it`, `shuffle the decks`: the deck that was spoken of last."""
        if isinstance(node, a.TopCards | a.Search) and node.zone.endswith("deck"):
            self.deck = node.zone
        if isinstance(node, a.Shuffle | a.Destination) and node.zone != self.deck:
            forms = self.grammar.forms[type(node).__name__]
            spoken = ("it", "that", "decks") if isinstance(node, a.Shuffle) else ("it", "that")
            if node.form < len(forms) and not {*spoken}.isdisjoint(forms[node.form].wording.pieces):
                raise UnboundError("it")
        if isinstance(node, a.Destination) and node.zone.endswith("deck"):
            self.deck = node.zone

    def _name(self, node: a.Node, changed: dict[str, Any]) -> None:
        """Note what can be spoken of from here on, and give it its number."""
        if isinstance(node, a.This):
            self.known.append(_Antecedent(0, False, False, self.deed, "card"))
        if isinstance(node, _BINDERS):
            self.count += 1
            changed["binding"] = self.count
            self._remember(node, changed.get("parts", ()))
            if self.deed in _STAYING:
                self.parted += [(self.count, of) for of in _taken_from(dataclasses.replace(node, **changed))]
        if isinstance(node, a.RestOf):
            whole = changed.get("ref", node.ref).binding
            changed["but"] = tuple(part for part, of in self.parted if of == whole)
        if isinstance(node, a.Becomes) and isinstance(node.condition, a.Exists):
            self.count += 1
            changed["binding"] = self.count
            self.known.append(_Antecedent(self.count, True, True, "", "card"))
        if isinstance(node, a.DoneCount):
            changed["binding"] = self._done_to(node.verb)
        if isinstance(node, a.PutCounters):
            on = changed.get("on", node.on)
            self.counters = 0 if isinstance(on, a.This) else getattr(on, "binding", None)

    def _order(self, node: a.Node) -> list[str]:
        name = type(node).__name__
        forms = self.grammar.forms.get(name, [])
        said = [s.field for s in forms[node.form].slots] if node.form < len(forms) else []
        said = list(dict.fromkeys(said))
        return said + [name for name in a.field_names(node) if name not in said and name != "form"]

    def _remember(self, node: Any, parts: tuple[Any, ...]) -> None:
        inner = tuple(p.binding for p in parts if hasattr(p, "binding"))
        strong = not isinstance(node, a.Leader) and not self.asking
        if isinstance(node, a.RevealUntil) and _is_plural(node.what):
            strong = False  # `until you reveal 2 followers. Summon them.` speaks of these two
        taken = self.taking or isinstance(node, a.PartOf) or (isinstance(node, a.Some) and _from_among(node.group))
        taken = taken or (isinstance(node, a.Together) and any(k.taken for k in self.known if k.binding in inner))
        name = node.name if isinstance(node, a.Tokens) else ""
        plural = _is_plural(node) and not (self.standing and self.asking and self._is_their_ruler(node))
        self.known.append(_Antecedent(self.count, plural, strong, self.deed, _noun(node), inner, taken, name))
        if strong:
            self.pointed = None

    def _is_their_ruler(self, node: Any) -> bool:
        """`Your J-ruler` is one card, however many of them there may be."""
        if not isinstance(node, a.Some) or _noun(node) not in _RULERS:
            return False
        forms = self.grammar.forms["Some"]
        slots = forms[node.form].slots if node.form < len(forms) else ()
        return [(slot.field, slot.mode) for slot in slots] == [("group", "s")]

    def _foresee(self, event: Any) -> None:
        """In `if this would ..., it ...` the word `it` is what the event happens to."""
        what = getattr(event, "what", None)
        binding = 0 if isinstance(what, a.This) else getattr(what, "binding", None)
        if binding is not None:
            self.known.append(_Antecedent(binding, False, True, "", "card"))

    def _rest(self, ref: a.Ref, of_all: bool = False) -> a.Ref:
        """The cards looked at or revealed, of which some are taken and the rest remain; `of_all`: of all."""
        for known in reversed(self.known):
            if of_all and known.taken:
                continue
            if known.deed in ("Look", "Reveal", "Bind", "RevealUntil") and known.plural:
                return a.Ref(known.binding, ref.words, form=ref.form)
        if not any(known.plural for known in self.known):
            for known in self.known:
                if known.deed in ("Look", "Reveal"):
                    return a.Ref(known.binding, ref.words, form=ref.form)
        return a.Ref(self._resolve("them"), ref.words, form=ref.form)

    def _token_named(self, name: str, words: str) -> int:
        """The latest token of that name; no other token is meant."""
        for known in reversed(self.known):
            if known.name == name and not known.plural:
                return known.binding
        raise UnboundError(words)

    def _nth(self, words: str, binding: int) -> int:
        """Which of several cards that were selected together: `select 2 followers … the first … the second`."""
        plain = words.removesuffix("'s").split()
        if len(plain) < 2 or plain[0] != "the" or plain[1] not in _ORDINALS or plain[-1].endswith("s"):
            return 0
        several = any(known.binding == binding and known.plural and not known.parts for known in self.known)
        return _ORDINALS[plain[1]] + 1 if several else 0

    def _opposing(self, words: str) -> int:
        if not self.striking:
            raise UnboundError(words)
        if not self.struck:
            self.count += 1
            self.struck = self.count
        return self.struck

    def _resolve(self, words: str) -> int:
        if self.alternative and words in ("it", "its"):
            return 0
        token = re.fullmatch("the ([A-Z].*) token", words)
        if token:
            return self._token_named(token[1], words)
        if words.removesuffix("'s") in OPPOSING:
            return self._opposing(words)
        plain = words.removesuffix("'s").split()
        if len(plain) > 1 and plain[0] == "the" and (plain[1] in _DEEDS or plain[1] in _ORDINALS):
            return self._by_deed(plain, words)
        if "you" in plain or (plain[-1] in ("effect", "way", "check") and len(plain) > 3):
            return self._by_effect(plain, words)
        plural = plain[0] in ("them", "they", "their", "those", "both")
        noun = plain[-1].removesuffix("s") if len(plain) > 1 else ""
        latest = list(reversed(self.known))
        rulers = [k for k in latest if self.ruler and k.noun in _RULERS]
        if rulers:
            return rulers[0].binding
        strong = [k for k in latest if k.strong]
        # This card comes before the leader: only an event that happens to the leader speaks of it as `it`. A ruler that
        # the condition of what holds asks about is a card like this one: the latest is spoken of.
        weak = [k for k in latest if not k.strong and k.plural == plural]
        weak.sort(key=lambda k: bool(k.binding) and not (self.standing and k.noun in _RULERS))
        numbered = [k for k in strong if k.plural == plural]
        if plain[0] == "that" and any(k.binding for k in numbered):
            numbered = [k for k in numbered if k.binding]  # this card is `this card`, wherever it has been put
        named = [k for k in numbered if noun in ("", k.noun)]
        for fitting in (named, numbered, weak, strong):
            if fitting:
                return fitting[0].binding
        raise UnboundError(words)

    def _done_to(self, verb: str) -> int:
        """The phrase that named what it was done to; 0 if it was done to cards that were named before."""
        named = any(known.deed in _DEEDS.get(verb, ()) for known in self.known)
        if not named and verb in LOGGED and any(deed in _DEEDS[verb] for deed, _ in self.acted):
            return 0
        return self._by_deed(["the", verb], verb)

    def _by_effect(self, plain: list[str], words: str) -> int:
        """`The unit called with this effect`: what the deed was done to, named there or spoken of there."""
        deeds = next((_DEEDS[word] for word in plain if word in _DEEDS), ())
        named = [(known.deed, known.binding) for known in self.known]
        for deed, binding in reversed((*named, *self.acted)):
            if deed in deeds:
                return binding
        raise UnboundError(words)

    def _by_deed(self, plain: list[str], words: str) -> int:
        if plain[1] in _ORDINALS:
            place = _ORDINALS[plain[1]]
            for known in reversed(self.known):
                if len(known.parts) > place:
                    return known.parts[place]
            selected = [k.binding for k in self.known if k.deed == "Select" and not k.parts]
            if len(selected) > max(place, 1):
                return selected[place]
            together = [k.binding for k in self.known if k.deed == "Select" and k.plural and not k.parts]
            if len(selected) == 1 and together:
                return together[0]
            if len(selected) > place:
                return selected[place]
        for known in reversed(self.known):
            if known.deed in _DEEDS.get(plain[1], ()):
                return known.binding
        if plain[1] in ("ridden", "called", "stood", "removed", "rested"):
            return self._by_effect(plain, words)
        raise UnboundError(words)


def _taken_from(node: a.Node) -> Iterator[int]:
    """The phrases that named the cards of which some are taken: `one of them`, `a follower from among them`."""
    if isinstance(node, a.PartOf):
        yield node.ref.binding
    elif isinstance(node, a.Some):
        yield from (below.ref.binding for below in a.walk(node.group) if isinstance(below, a.Among))


def _definition(node: Any) -> a.Amount | None:
    """What the text says X equals."""
    if isinstance(node, a.DefineX):
        return node.amount
    if isinstance(said := getattr(node, "x", None), a.Amount):
        return said
    if isinstance(node, tuple):
        children: list[Any] = list(node)
    elif isinstance(node, a.Node) and not isinstance(node, a.GainAbility):
        children = [getattr(node, name) for name in a.field_names(node)]
    else:
        return None
    for child in children:
        found = _definition(child)
        if found is not None:
            return found
    return None


def _with_x(node: Any, value: a.Amount) -> Any:
    if isinstance(node, a.X):
        return a.X(value, form=node.form)
    if isinstance(node, tuple):
        return tuple(_with_x(n, value) for n in node)
    if not isinstance(node, a.Node) or isinstance(node, a.DefineX | a.GainAbility):
        return node
    changed = {}
    for name in a.field_names(node):
        old = getattr(node, name)
        if isinstance(old, a.Node | tuple) and name != "x":
            new = _with_x(old, value)
            if new is not old and new != old:
                changed[name] = new
    return dataclasses.replace(node, **changed) if changed else node


def settle(ability: Any) -> Any:
    """The ability with every X holding what it equals."""
    value = _definition(ability)
    return ability if value is None else _with_x(ability, value)


def bind(text: a.CardText, grammar: Grammar) -> a.CardText:
    """The text with every word settled, each ability for itself."""
    abilities = []
    for at, ability in enumerate(text.abilities):
        beyond = _BEYOND * (at + 1) if isinstance(ability, a.PlayCost) else 0
        abilities.append(settle(reaching(_Binder(grammar, beyond).visit(ability), grammar)))
    return dataclasses.replace(text, abilities=tuple(abilities))
