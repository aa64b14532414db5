"""Actions in words (fow 10): cards put, returned, found, hurt and changed."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases import adding
from ludex.games.fow.text.phrases.filters import ZONES
from ludex.games.fow.text.phrases.nouns import EACH, YOU
from ludex.lang import ast as a
from ludex.lang.bindings import BODILESS, OF_RULERS
from ludex.lang.grammar import UNTOLD, Found, Grammar
from ludex.lang.notation import LINE
from ludex.lang.parser import Parser
from ludex.lang.phrases.moves import ONE, ending
from ludex.lang.renderer import Renderer

VERBS: tuple[tuple[type, str], ...] = (
    (a.Destroy, "destroy"),
    (a.Banish, "banish"),
    (a.Discard, "discard"),
    (a.Engage, "rest"),
    (a.Refresh, "recover"),
    (a.Reveal, "reveal"),
    (nodes.Cancel, "cancel"),
    (nodes.SummonCard, "summon"),
)
"""Verbs that only name what they are done to."""


def register(g: Grammar) -> None:
    """Teach a grammar its verbs."""
    for cls, verb in VERBS:
        g.phrase(cls, f"*{verb} <what>")
    g.phrase(nodes.SummonCard, "*summon <what> (to|into|onto) (the|your) field")
    _moving(g)
    _finding(g)
    _dealing(g)
    _chasing(g)
    _counters(g)
    _rest(g)


def _moving(g: Grammar) -> None:
    for zone, word in ZONES:
        for prep in ("into", "to", "in", "onto"):
            g.phrase(
                a.Destination,
                f"{prep} <whose:of> {word}",
                f"{prep} <whose:of> {word}s",
                zone=zone,
                guard=None if zone == "field" else _of_someone,
            )
            g.phrase(a.Destination, f"{prep} (a|the) {word}", zone=zone)
            if zone != "field":
                g.phrase(a.Destination, f"{prep} (his or her|their) {word}", zone=zone)
        if word.endswith(("deck", "lifebreak area")):
            _ends(g, zone, word)
        g.phrase(
            a.Destination, f"to <whose:of> {word}", f"to <whose:of> {word}s", zone=zone, mode="back", guard=_of_someone
        )
        g.phrase(a.Destination, f"to (his or her|their) {word}", f"to their {word}s", zone=zone, mode="back")
    g.phrase(a.Destination, "into your hand", zone="hand", whose=YOU)
    g.phrase(a.Destination, "to hand", zone="hand", mode="back")
    for zone in ("deck", "magic stone deck"):
        for end in ("top", "bottom"):
            g.phrase(a.Destination, f"on [the ]{end} of it", f"on [the ]{end} of that deck", zone=zone, end=end)
        g.phrase(a.Destination, "on [the ]top or [the ]bottom of it", zone=zone, end="top or bottom")
    g.phrase(a.Discard, "*discard hand", what=a.WholeZone("hand", YOU))
    g.phrase(a.Destination, "into your field under your control", zone="field", whose=YOU)
    for state, words in (("", ""), ("engaged", " rested"), ("faceup", " face up"), ("facedown", " face down")):
        g.phrase(a.Put, f"*put <what> <to>{words}", state=state, guard=_can_be_seen)
        if words:
            g.phrase(a.Put, f"*put <what>{words} <to>", state=state, guard=_can_be_seen)
    g.phrase(a.Put, "<what:RestOf> <to>")
    g.phrase(a.Put, "*put <what:OffTheTop> <to>")
    for zone in ("hand", "graveyard"):
        here: Any = a.This("card", a.Place(zone, YOU))
        g.phrase(a.Put, f"*put this card <to> from your {zone}[ without paying its cost]", what=here)
    g.phrase(a.Put, "*put <what:Ref> from (its owner's|your|the) graveyard <to>")
    g.phrase(nodes.ToRulerSide, "*put <what> into your ruler area[,] as a ruler")
    g.phrase(a.TurnFace, "*flip <what>", face="over")
    g.phrase(nodes.TurnFuture, "*shift <what>")
    g.phrase(a.Return, "*return <what> <to:back>", "*return <what> back <to:back>")
    g.phrase(nodes.RemoveFromGame, "*remove <what> from the game")
    g.phrase(nodes.RemoveFromGame, "*remove <what> from the game face down", facedown=True)
    adding.register(g)
    g.phrase(a.Steal, "*gain control of <what>")
    g.phrase(nodes.CallStone, "*call a magic stone")
    g.phrase(nodes.CallStone, "*call <amount:Numeral> magic stones")
    g.phrase(nodes.PerformJudgment, "*do judgment with <what> without paying its cost")
    g.phrase(nodes.PerformJudgment, "*do (judgment|judgement) without paying (its|the) [(judgment|judgement) ]cost")
    g.phrase(
        nodes.TriggerEnter, "this triggers <what:of> {Enter} ability", "this triggers {Enter} ability of <what:Single>"
    )
    g.phrase(nodes.ToRulerSide, "*return <what> to (its|the) ruler side", "*move <what> to your ruler area as a ruler")
    g.phrase(nodes.ToRulerSide, "*return to (its|the) ruler side", what=a.This("card"))


def _can_be_seen(node: a.Put) -> bool:
    """Cards of a deck are searched for, or are the top cards; `two cards from your deck` does not say which."""
    groups = getattr(node.what, "group", None)
    filters = getattr(groups, "after", ())
    return not any(isinstance(f, a.Place) and f.zone in ("deck", "magic stone deck") for f in filters)


def _of_someone(node: a.Destination) -> bool:
    """A card goes to its owner's zone, whoever was spoken of: `his or her graveyard` says no more than that."""
    return node.whose != a.Player("they")


def _ends(g: Grammar, zone: str, word: str) -> None:
    """To an end of a deck, in an order."""
    g.phrase(a.Destination, f"on [the ]top or [the ]bottom of <whose:of> {word}", zone=zone, end="top or bottom")
    for end in ("top", "bottom"):
        for order, words in (("", ""), ("any", " in any order"), ("random", " in a random order")):
            for mode, preps in (("", ("on", "to")), ("back", ("to",))):
                for prep in preps:
                    g.phrase(
                        a.Destination,
                        f"{prep} [the ]{end} of <whose:of> {word}{words}",
                        zone=zone,
                        end=end,
                        order=order,
                        mode=mode,
                    )
    g.phrase(a.Put, "*put <what> back in any order", to=a.Destination("deck", None, "top", "any"))
    g.phrase(a.Put, "*put <what:Ref/p> in any order", to=a.Destination("deck", None, "top", "any"))
    g.phrase(a.Put, "*put <what:Ref/s> back", to=a.Destination("deck", None, "top"))


def _finding(g: Grammar) -> None:
    g.phrase(a.Draw, "*draw a card", amount=ONE)
    for origin in ("", " from (your|his or her|their) main deck"):
        g.phrase(a.Draw, f"*draw <amount:Numeral> cards{origin}", f"*draw <amount:Numeral> card{origin}")
    g.phrase(a.Draw, "*draw a card from (your|his or her|their) main deck", amount=ONE)
    g.phrase(a.Draw, "*draw up to <amount:Numeral> cards", up_to=True)
    g.phrase(a.Draw, "*draw cards equal to <amount:Calc>")
    g.phrase(a.Draw, "*draw that many cards", amount=a.ThatMuch())
    g.phrase(a.Look, "*look at <at>", "*look <at>")
    g.phrase(a.Select, "*choose <what:Chosen>")
    g.union("Chosen", "Object")
    g.custom("Chosen", _read_chosen, _write_chosen, begins=(("Object", ""), ("Some", "")))
    for word, zone in (("main deck", "deck"), ("deck", "deck"), ("magic stone deck", "magic stone deck")):
        g.phrase(
            a.Search,
            f"*search <whose:of> {word} for <what:Sought>",
            f"*search for <what:Sought> from <whose:of> {word}",
            f"*search for <what:Sought>, from <whose:of> {word}",
            zone=zone,
        )
        g.phrase(a.Shuffle, f"*shuffle <whose:of> {word}", f"*shuffle the rest of <whose:of> {word}", zone=zone)
        g.phrase(a.ShuffleInto, f"*shuffle <what> into <whose:of> {word}", zone=zone)
    g.phrase(a.Shuffle, "*shuffle it", whose=YOU)
    g.phrase(a.Shuffle, "*shuffle it", whose=YOU, zone="magic stone deck")
    g.phrase(a.Shuffle, "*shuffle (the|their|those) decks", whose=EACH)
    g.phrase(a.Shuffle, "*shuffle (the|their|those) decks", whose=EACH, zone="magic stone deck")
    for word in ("main deck", "deck"):
        g.phrase(
            a.RevealUntil,
            f"*reveal cards from the top of <whose:of> {word} until (you|they) reveal <what:Some/s>",
            f"*reveal cards from the top of <whose:of> {word} until he or she reveals <what:Some/s>",
        )


def _read_chosen(parser: Parser, pos: int) -> Iterator[Found]:
    """What is chosen; after `look at a hand and choose`, `Look at a hand. Choose`, it is a card from among those that
    were looked at."""
    if not _just_looked(parser.alike[:pos]):
        yield from parser.read("Object", "", pos)
        return
    for end, some in parser.read("Some", "", pos):
        group = some.group
        if isinstance(group, a.Group) and not any(isinstance(f, a.Place | a.Among) for f in group.after):
            yield end, dataclasses.replace(some, group=dataclasses.replace(group, after=(*group.after, _LOOKED_AT)))


def _write_chosen(renderer: Renderer, value: Any) -> list[str] | None:
    group = value.group if isinstance(value, a.Some) else None
    if isinstance(group, a.Group) and group.after:
        last = group.after[-1]
        if isinstance(last, a.Among) and last.ref.words == _LOOKED_AT.ref.words:
            value = dataclasses.replace(value, group=dataclasses.replace(group, after=group.after[:-1]))
    return renderer.write(value, "Object", "")


def _just_looked(said: tuple[str, ...]) -> bool:
    """Whether what is chosen follows upon looking at a hand or at the top cards of a deck."""
    for words in _THEN_CHOOSE:
        before = said[: len(said) - len(words)]
        if said[len(before) :] == words and before and before[-1] in ("hand", "deck"):
            ends = [at for at, word in enumerate(before) if word in (".", ":", LINE)]
            sentence = before[ends[-1] + 1 if ends else 0 :]
            looks = any(sentence[at : at + 2] == ("look", "at") for at in range(len(sentence)))
            return looks and (before[-1] == "hand" or words[0] != "and")
    return False


_THEN_CHOOSE = (("and", "choose"), (".", "choose"), (".", "you", "may", "choose"))
_LOOKED_AT = a.Among(a.Ref(-1, "those looked at"))


def _dealing(g: Grammar) -> None:
    """Damage (fow 10.6), dealt by this card unless another is named."""
    g.phrase(a.DamagePart, "<amount:Numeral> damage to <to:Victim>")
    g.phrase(a.DamagePart, "<amount:Numeral> damage to <to:Together/victims>")
    g.phrase(
        a.DamagePart,
        "that much damage to <to:Victim>",
        "that much damage to <to:Together/victims>",
        amount=a.ThatMuch(),
    )
    g.phrase(
        a.DamagePart, "damage equal to <amount:Calc> to <to:Victim>", "damage to <to:Victim> equal to <amount:Calc>"
    )
    g.phrase(a.DamagePart, "<amount:Times> damage to <to:Victim>")
    g.phrase(a.DamagePart, "an equal amount of damage to <to:Victim>", amount=a.ThatMuch())
    g.union("PlusForEach", "DamagePart")
    g.custom("PlusForEach", _read_plus_for_each, _write_plus_for_each, begins=(("Number", ""),))
    g.phrase(a.Deal, "<source:s> deals <parts:PlusForEach+>")
    g.phrase(a.Deal, "deal <parts&>")
    g.phrase(a.Deal, "<source:s> deals <parts&>")
    g.phrase(a.Deal, "<source:p> deal <parts&>")
    g.phrase(a.DamagePart, "<amount:Numeral> damage", to=a.Same(), mode="bare")
    g.phrase(a.Deal, "it deals <parts:DamagePart/bare+>", "this card deals <parts:DamagePart/bare+>", mode="bare")
    g.phrase(a.Times, "<factor:Numeral> damage multiplied by <of:Measure>", mode="damage")
    g.phrase(a.DamagePart, "<amount:Times/damage> to <to:Victim>")
    g.phrase(nodes.Duel, "<first:Single> and <second:Single> deal damage equal to their ATK to each other")
    g.phrase(a.DamagePart, "<amount:Times> damage to <to:Together/victims>")
    g.phrase(a.DealDivided, "this card deals <amount:Numeral> damage divided as you choose among <among>")
    g.phrase(nodes.RemoveDamage, "*remove all damage from <what>")
    g.phrase(nodes.RemoveDamage, "*remove <amount:Numeral> damage from <what>")


_PLUS = (",", "plus", "an", "additional")


def _read_plus_for_each(parser: Parser, pos: int) -> Iterator[Found]:
    """`600 damage to target resonator, plus an additional 100 damage for each Cat you control`."""
    for end, first in parser.read("Number", "", pos):
        if parser.text[end : end + 2] != ("damage", "to"):
            continue
        for at, to in parser.read("Victim", "", end + 2):
            if parser.text[at : at + 4] != _PLUS:
                continue
            for number, each in parser.read("Number", "", at + 4):
                if parser.text[number : number + 3] == ("damage", "for", "each"):
                    for last, of in parser.read("Amount", "unit", number + 3):
                        yield last, a.DamagePart(a.Plus(first, a.Times(each, of)), to)


def _write_plus_for_each(renderer: Renderer, value: Any) -> list[str] | None:
    amount = value.amount
    if not isinstance(amount, a.Plus) or not isinstance(amount.right, a.Times):
        return None
    first, to = renderer.write(amount.left, "Number", ""), renderer.write(value.to, "Victim", "")
    each, of = renderer.write(amount.right.factor, "Number", ""), renderer.write(amount.right.of, "Amount", "unit")
    if first is None or to is None or each is None or of is None:
        return None
    return [*first, "damage", "to", *to, *_PLUS, *each, "damage", "for", "each", *of]


def _chasing(g: Grammar) -> None:
    g.phrase(nodes.Cancel, "*cancel <what> unless its controller pays <unless>")
    g.phrase(nodes.CopyOf, "*copy <what>")
    g.phrase(nodes.CopyOf, "*copy <what>. you may choose new targets for (the|that) copy", new_targets=True)
    g.phrase(nodes.CopyOf, "*copy <what> and may choose new targets for (the|that) copy", new_targets=True)
    g.phrase(nodes.ChangeTarget, "*change the target of <what>", "*change the target of <what> to <to:Victim>")
    g.phrase(nodes.ChangeTarget, "*choose (a new target|new targets) for <what>")
    g.phrase(nodes.ChangeTarget, "*change a target of <what> to another")
    g.phrase(a.PlayCard, "*play <what> without paying (its|their) cost", cost=a.Number(0))
    for word in ("attribute", "race", "name", "number"):
        g.phrase(nodes.ChooseWord, f"*choose a {word}", what=word)
        g.phrase(nodes.ChooseWord, f"*choose a {word} at random", what=word, at_random=True)
    g.phrase(nodes.ChooseWord, "*name a card", "*choose a card name", what="name")


def _counters(g: Grammar) -> None:
    g.phrase(a.PutCounters, "*put a <kind:CounterKind> counter on <on>", amount=ONE)
    g.phrase(
        a.PutCounters,
        "*put <amount:Numeral> <kind:CounterKind> counters on <on>",
        "*put <kind:CounterKind> counters equal to <amount:Calc> on <on>",
    )
    more: dict[str, Any] = {"kind": UNTOLD, "on": a.Ref(-1, "it")}
    g.phrase(a.PutCounters, "*put that many plus <amount:More>[ counters][ on it]", **more)
    twice = a.Times(a.Number(2), a.ThatMuch())
    g.phrase(a.PutCounters, "*put (double|twice) that many[ counters][ on it]", amount=twice, **more)
    g.phrase(a.PutCounters, "*put a <kind:CounterKind> counter", amount=ONE, on=a.Same(), mode="bare")
    g.phrase(a.PutCounters, "*put <amount:Numeral> <kind:CounterKind> counters", on=a.Same(), mode="bare")
    g.phrase(a.RemoveCounters, "*remove a <kind:CounterKind> counter from <source>", amount=ONE)
    g.phrase(a.RemoveCounters, "*remove a <kind:CounterKind> counter", source=a.This("card"), amount=ONE)
    g.phrase(a.RemoveCounters, "*remove <amount:Numeral> <kind:CounterKind> counters from <source>")
    g.phrase(a.RemoveCounters, "*remove all <kind:CounterKind> counters (from|on) <source>", amount=None)


def _rest(g: Grammar) -> None:
    ending(g, spoken_to=False)
    g.phrase(a.RollDie, "{Force} 1", "*roll a die", amount=ONE)  # ruling fow-5.5-R60
    g.phrase(a.ExtraTurn, "*take (another|an extra|an additional) turn after this one")
    for duration in ("", " <duration>"):
        g.phrase(
            nodes.SwapStats,
            f"*swap ATK and DEF of <what>{duration}",
            f"*swap the ATK and DEF of <what>{duration}",
            f"*switch the ATK and DEF of <what>{duration}",
        )
        g.phrase(nodes.BecomeCopy, f"<what:#> become^ a copy of <of>{duration}")
        g.phrase(a.Give, f"<to:of> <gains:StatsBecome>{duration}", f"<to:of> <gains:WordsBecome>{duration}")
        for word, by in (("ATK", "AttackBy"), ("DEF", "DefenseBy")):
            g.phrase(
                a.Give,
                f"[the ]{word} of <to:Object> is increased by <gains:{by}>{duration}",
                f"<to:of> {word} is increased by <gains:{by}>{duration}",
            )
        for verb in ("becomes", "become"):
            g.phrase(
                a.SetStat,
                f"<what:of> <stats:StatWord&> {verb} <amount:Term>{duration}",
                f"[the ]<stats:StatWord&> of <what:Object> {verb} <amount:Term>{duration}",
                f"<what:of> <stats:StatWord&> {verb} equal to <amount:Calc>{duration}",
                f"<what:of> <stats:StatWord&> {verb} the number equal to <amount:Calc>{duration}",
            )
        for subject, number in (("#", "^"), ("Some/bare", "")):
            _giving(g, subject, number, duration)
    g.phrase(nodes.SkipPhase, "*skip <whose:of> next <phase:PhaseWord>", guard=lambda n: n.phase != "turn")
    g.phrase(nodes.SkipPhase, "*skip <whose:of> <phase:PhaseWord>", next_only=False)


def _giving(g: Grammar, subject: str, number: str, duration: str) -> None:
    """What cards gain, lose and become; `number` makes the verb agree with the subject."""
    to, what = f"<to:{subject}>", f"<what:{subject}>"
    for verb in ("gain", "also gain", "get"):
        g.phrase(a.Give, f"{to} {verb}{number} <gains&>{duration}")
    g.phrase(a.Give, f"{to} become{number} <gains:BecomeList>{duration}")
    g.phrase(a.Give, f"{to} lose{number} <gains:GainWords/lose+>{duration}")
    for verb in ("Becomes", "Gains") if number else ("Become", "Gain"):
        g.phrase(a.Give, f"{to} lose{number} <gains:LoseAnd{verb}>{duration}")
    g.phrase(a.Give, f"{to} lose{number} <gains:NoMore>{duration}")
    g.phrase(a.LoseAbilities, f"{what} lose{number} all abilities{duration}")
    g.phrase(a.LoseAbilities, f"{what} lose{number} <names:Keyword&>{duration}")
    if duration:
        g.phrase(
            a.Give, f"<duration:ahead>, {to} gain{number} <gains&>", f"<duration:ahead>, {to} get{number} <gains&>"
        )
        if number:
            g.phrase(a.Give, "<duration:ahead>, <to:of> <gains:WordsBecome>")


_RULERS_ABILITIES = frozenset({"god's art", "judgment"})  # only rulers have these
BODILESS.add(nodes.Standby)
OF_RULERS[nodes.ToRulerSide] = lambda node: True
OF_RULERS[nodes.PayShift] = lambda node: not _RULERS_ABILITIES.isdisjoint(node.abilities)
