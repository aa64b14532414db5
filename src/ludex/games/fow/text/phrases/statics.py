"""What holds, in words: continuous abilities and effects that last (fow 9.4, 9.9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.events import is_narrow
from ludex.games.fow.text.phrases.nouns import EACH, OPPONENT, YOU
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.statics import for_every, prohibiting
from ludex.lang.renderer import Renderer

_THEIRS = "(spells or abilities your opponent controls|your opponent's spells or abilities)"
CANNOT = {
    "attack": "attack",
    "block": "(block|be declared as a blocker)",
    "attack or block": "attack or block",
    "be attacked": "be attacked",
    "be blocked": "be blocked",
    "be destroyed": "be destroyed",
    "be destroyed by abilities": "be destroyed by spells (and|or) abilities",
    "be selected": "be (targeted by|the target of) spells (or|and) abilities",
    "be selected by opponents": f"be targeted by {_THEIRS}",
    "be canceled": "be canceled",
    "recover": "recover",
    "be refreshed": "be recovered",
    "gain abilities": "gain abilities",
    "be returned": "be returned to (its owner's|any player's|a player's) hand",
    "be removed from the game": "be removed from the game",
    "be engaged": "be rested",
    "deal damage": "deal damage",
    "do judgment": "do (judgment|judgement)",
}


def register(g: Grammar) -> None:
    """Teach a grammar what holds."""
    g.union("Subject", "Single", "Together")
    g.phrase(a.GainIf, "<gain> as long as <condition>", mode="while")
    for subject, number in (("what:Subject/#", "^"), ("what:Some/bare", "")):
        _subject(g, subject, number)
    for word, by in (("ATK", "AttackBy"), ("DEF", "DefenseBy")):
        g.phrase(
            a.HasGains,
            f"[the ]{word} of <what:Point> (is increased|increase|increases) by <gains:{by}>",
            f"<what:of> {word} is increased by <gains:{by}>",
        )
    g.phrase(a.HasGains, "<what:of> <gains:StatsBecome>", "<what:of> <gains:WordsBecome>")
    g.phrase(
        a.NumberIs,
        "<what:of> <stats:StatWord&> (is|are) equal to <amount:Calc>",
        "[the ]<stats:StatWord&> of <what:Point> (is|are) equal to <amount:Calc>",
    )
    g.phrase(a.DamageShift, "damage dealt by <what:Some/bare> deal <amount:Numeral> more damage", taken=False, sign="+")
    _players(g)
    _coming(g)
    for_every(g)
    g.phrase(a.Count, "of <of:Counted/p>", mode="unit")
    g.phrase(
        a.StaticForEvery, "<static:PlainStatic> for (every|each) <per:NumberWord> <of:units>", guard=lambda n: n.per > 1
    )
    g.custom("NumberWord", _read_number, lambda r, v: [_WORDS[v]] if v in _WORDS else None)
    g.union("PlainStatic", "HasGains", "PayShift")


_WORDS = {2: "two", 3: "three", 4: "four", 5: "five"}


def _read_number(parser: Parser, pos: int) -> Iterator[Found]:
    for value, word in _WORDS.items():
        if parser.text[pos : pos + 1] == (word,):
            yield pos + 1, value


def _subject(g: Grammar, subject: str, number: str) -> None:
    """What a subject has, cannot do, does not do."""
    for verb in ("gain", "also gain", "get"):
        g.phrase(a.HasGains, f"<{subject}> {verb}{number} <gains&>")
    g.phrase(a.HasGains, f"<{subject}> gain{number} <gains:GainIf/while&2>")
    g.phrase(a.HasGains, f"<{subject}> have{number} <gains&>")
    g.phrase(a.HasGains, f"<{subject}> become{number} <gains:BecomeList>")
    g.phrase(a.LosesAll, f"<{subject}> lose{number} all abilities")
    g.phrase(a.LosesAll, f"<{subject}> lose{number} <names:Keyword&>")
    g.phrase(a.LosesAll, f"<{subject}> lose{number} (its|their) symbol skills", names=nodes.SYMBOL_SKILLS)
    prohibiting(g, subject, CANNOT)
    g.phrase(
        a.NoDamage,
        f"<{subject}> cannot be dealt any battle damage",
        f"<{subject}> take{number} no battle damage",
        kind="combat",
    )
    g.phrase(a.NoDamage, f"<{subject}> cannot be dealt any damage other than battle damage", kind="ability")
    g.phrase(a.NoDamage, f"<{subject}> take{number} no damage")
    g.phrase(a.NoDamage, f"<{subject}> cannot be dealt any damage", f"<{subject}> cannot be dealt damage")
    g.phrase(
        nodes.CannotBeTargeted,
        f"<{subject}> cannot be targeted by <by:Some/bare>",
        guard=is_narrow,
    )
    g.phrase(
        nodes.CannotBeBlocked,
        f"<{subject}> cannot be blocked by <by:Some/bare>",
    )
    g.phrase(
        nodes.CannotBeBlocked,
        f"<{subject}> can be blocked only by <only:Some/bare>",
        f"<{subject}> cannot be blocked except by <only:Some/bare>",
    )
    g.phrase(
        nodes.CannotBlock,
        f"<{subject}> cannot block <attackers:Some/bare>",
        f"<{subject}> cannot block <attackers:Point>",
    )
    _battling(g, subject)
    g.phrase(nodes.MustBlock, f"<{subject}> must block[ <attacker:Single>] if able")
    g.phrase(a.MustAttack, f"<{subject}> attack{number} if able", f"<{subject}> must attack each turn if (able|it can)")
    g.phrase(a.MustAttack, f"<{subject}> must attack if able", f"<{subject}> must attack <target:Victim> if able")
    g.phrase(
        a.MustAttack,
        f"<{subject}> must attack this turn if able",
        f"<{subject}> attack{number} this turn if able",
        mode="turn",
    )
    for next_only, words in (
        (False, "(during|in) (the|a|its controller's|your|their controller's|your opponent's) recovery phase"),
        (True, "(during|in) (its controller's|your opponent's|their controller's|your|his or her) next recovery phase"),
    ):
        g.phrase(
            a.NoRefresh,
            f"<{subject}> don't{number} recover {words}",
            f"<{subject}> cannot recover {words}",
            next_only=next_only,
        )
    g.phrase(a.NoRefresh, f"<{subject}> cannot recover during recovery phase")
    for verb in ("have", "gain"):
        g.phrase(a.AlsoNamed, f"<{subject}> {verb}{number} <name:Name> in addition to (its|their) other names")
    g.phrase(a.CanAttack, f"<{subject}> can attack <times:Numeral> times (each turn|per turn|in a turn)")
    g.phrase(a.CanAttack, f"<{subject}> can attack twice (each turn|per turn)", times=a.Number(2))


def _battling(g: Grammar, subject: str) -> None:
    """What a subject may attack and block, and what it may not."""
    g.phrase(
        nodes.CannotAttack,
        f"<{subject}> cannot attack <target:Some/bare>",
        f"<{subject}> cannot attack <target:Leader>",
        f"<{subject}> cannot attack <target:Point>",
    )
    g.phrase(
        nodes.CannotAttack,
        f"<{subject}> cannot attack players",
        f"<{subject}> cannot attack a player",
        target=a.Leader(EACH),
    )
    g.phrase(nodes.CannotAttack, f"<{subject.replace('what', 'target')}> cannot be attacked by <what:Some/bare>")
    g.phrase(a.CanAttack, f"<{subject}> can attack <target:Some/bare>")
    g.phrase(nodes.CanBlock, f"<{subject}> can block <attackers:Some/bare>")
    g.phrase(nodes.CanBlock, f"<{subject}> can block while rested", rested=True)
    for act in ("attack", "block", "attack or block"):
        g.phrase(
            nodes.FightFor,
            f"<{subject}> cannot {act} unless you <costs>",
            f"<{subject}> cannot {act} unless (its|their) controller pays <costs>",
            act=act,
        )
        g.phrase(nodes.FightFor, f"<{subject}> cannot {act} unless a player pays <costs>", act=act, anyone=True)
    for when in ("in", "on", "during"):
        g.phrase(
            nodes.CanAttackAtOnce,
            f"<{subject}> can attack {when} the [same ]turn (it's|they're) summoned",
            f"<{subject}> can attack {when} the [same ]turn that (it was|they were) summoned",
            came="summoned",
        )
        g.phrase(
            nodes.CanAttackAtOnce,
            f"<{subject}> can attack {when} the [same ]turn (it enters|they enter) (a|the|your) field",
            f"<{subject}> can attack {when} the turn it comes into a field",
            came="entered",
        )
        g.phrase(
            nodes.CanAttackAtOnce,
            f"<{subject}> can attack {when} the turn you did (judgment|judgement)",
            came="judgment",
        )
    g.phrase(nodes.CanAttackAtOnce, f"<{subject}> can attack the same turn it enters a field", came="entered")
    g.phrase(nodes.CanAttackAtOnce, f"<{subject}> can attack this turn", mode="turn")


def _not_itself(node: a.CannotDo) -> bool:
    """`You cannot play this card` is a condition of playing it."""
    return node.what != a.This("card") or node.player != YOU or node.act != "play"


def _players(g: Grammar) -> None:
    """What players may and may not do."""
    for act in ("play", "summon"):
        g.phrase(
            a.CannotDo,
            f"<player> cannot {act} <what:Some/bare>",
            f"<player> cannot {act} <what>",
            act=act,
            guard=_not_itself,
        )
    g.phrase(a.CannotDo, "<player> cannot play <what:AbilitiesOf>", act="play")
    g.union("AbilitiesOf", "Some")
    g.custom(
        "AbilitiesOf", _read_abilities_of, _write_abilities_of, begins=(("Some", "of"), ("Ref", "of"), ("Host", "of"))
    )
    g.phrase(a.CannotDo, "<player> cannot draw cards", act="draw")
    g.phrase(a.CannotDo, "<player> cannot gain life", act="gain life")
    g.phrase(a.CannotDo, "<player> cannot declare (attack|attacks|an attack)", act="attack")
    g.phrase(a.CannotDo, "<player> cannot call a magic stone", "<player> cannot call magic stones", act="call")
    g.phrase(a.Cannot, "{Activate} of <what:Point> cannot be (used|played|activated)", act="activate abilities")
    for enter in ("{Enter}", "Enter"):
        g.phrase(a.DoesNotTrigger, f"{enter} abilities of <what:Some/bare> (don't|do not) trigger", sort="enter")
    g.phrase(a.DoesNotTrigger, "automatic abilities of <what:Some/bare> (don't|do not) trigger")
    for lowering, verb, words, factor in (
        (False, "increase", "double that much", 2),
        (True, "decrease", "double that much", 2),
        (True, "decrease", "none", 0),
    ):
        g.phrase(
            nodes.StatShift,
            f"if a spell or ability would {verb} ATK or DEF of <what:Some/bare>, it {verb}s {words} instead",
            lowering=lowering,
            factor=factor,
        )
    for by in ("<by:Some/bare>", "<by:Some/s>"):
        g.phrase(
            nodes.CannotBeTargeted,
            f"players cannot choose <what:Point> as (a|the) target (for|of) {by}",
            guard=is_narrow,
        )
    g.phrase(nodes.CannotChase, "<player> cannot chase to <what:Point>", "<player> cannot chase <what:Point>")
    g.phrase(nodes.CannotChase, "<player> cannot chase", what=a.This("card"))
    g.phrase(nodes.CannotChase, "<player> cannot chase [to ]this {Enter}", what=a.This("ability"))
    g.phrase(nodes.CannotChase, "<player> cannot chase [(with|by) ]<by:Some/bare>", what=a.This("card"))
    g.phrase(nodes.CannotChase, "<player> cannot chase [to ]<what:Point> (with|by) <by:Some/bare>")
    g.phrase(nodes.CannotChase, "<by:Ref/s> cannot be used to chase <what:Point>", player=EACH)
    g.phrase(nodes.CannotChase, "player cannot chase [to ]<what:Point> (with|by) <by:Some/bare>", player=EACH)
    g.phrase(a.CannotDo, "<player> cannot pay life", act="pay life")
    g.phrase(
        nodes.MayLookAt, "<player> may look at <at:TopCards> at any time", "<player> may look at <at:Ref> at any time"
    )
    for zone, word in (("graveyard", "graveyard"), ("removed area", "removed area"), ("deck", "main deck")):
        g.phrase(
            a.FreePlay,
            f"<player> may play <what:Some/bare> (in|from) your {word}",
            f"<player> may play <what:This> (in|from) (your|the) {word}",
            f"<player> may play <what:Some/s> from your {word}",
            zone=zone,
            guard=_unplaced,
        )
    g.phrase(nodes.PayAnyWill, "<player> may pay the attribute cost of <what:Some/bare> with will of any attribute")
    g.phrase(nodes.SpendAs, "<player> may spend <symbol:Will> as though it were <other:Will>")
    g.phrase(
        nodes.PlayAsInstant,
        "<player> may play <what:Some/bare> (any time|anytime) you could play a {Spell: Chant-Instant}",
    )
    g.phrase(
        nodes.PlayAsInstant,
        "<player> may play <what:Some/bare> (any time|anytime) you can play a {Spell: Chant-Instant}",
    )
    g.phrase(nodes.MayStayRested, "you may choose not to recover <what:Point> during (the|your) recovery phase")
    for player, words in (
        (YOU, "you play with [the ]top card of your"),
        (OPPONENT, "your opponent plays with [the ]top card of (his or her|their)"),
    ):
        g.phrase(nodes.PlaysRevealed, f"{words} main deck revealed", player=player, zone="deck")
    g.phrase(nodes.PlaysRevealed, "play with [the ]top card of your main deck revealed", player=YOU, zone="deck")
    g.phrase(nodes.PlaysRevealed, "reveal your hand", player=YOU, zone="hand")
    g.phrase(nodes.PlaysRevealed, "play with your hand revealed", player=YOU, zone="hand")
    g.phrase(
        nodes.PlaysRevealed, "your opponent plays with (his or her|their) hand revealed", player=OPPONENT, zone="hand"
    )
    g.phrase(a.FieldLimit, "<player:of> maximum hand size is <amount:Numeral>", zone="hand")
    g.phrase(nodes.Controls, "gain control of <what>", "you gain control of <what>", "you control <what>", player=YOU)
    for act, cls in (("attacking", nodes.AttackWithoutRest), ("blocking", nodes.BlockWithoutRest)):
        g.phrase(cls, f"{act} (doesn't|does not) cause <what:Point> to rest")


def _read_abilities_of(parser: Parser, pos: int) -> Iterator[Found]:
    """`rulers' activate abilities`, `its activate abilities`."""
    for name in ("Some", "Ref", "Host"):
        for end, what in parser.read(name, "of", pos):
            for words, kind in _SORTS.items():
                if parser.text[end : end + 2] == (words, "abilities"):
                    yield end + 2, a.Some(a.Each(), a.Group((), a.Kind(kind), (a.AbilityOf(what),)))


def _write_abilities_of(renderer: Renderer, value: Any) -> list[str] | None:
    group = value.group
    if not isinstance(group, a.Group) or len(group.after) != 1 or not isinstance(group.after[0], a.AbilityOf):
        return None
    words = [words for words, kind in _SORTS.items() if group.noun == a.Kind(kind)]
    what = group.after[0].what
    whose = renderer.write(what, type(what).__name__, "of")
    return None if whose is None or not words else [*whose, words[0], "abilities"]


_SORTS: dict[str, Any] = {"activate": "activate ability", "automatic": "automatic ability"}


def _unplaced(node: a.FreePlay) -> bool:
    """The place said last is where the cards are played from."""
    what = node.what
    if isinstance(what, a.This):
        return what.place is None
    return not isinstance(what, a.Some) or not any(isinstance(f, a.Place) for f in getattr(what.group, "after", ()))


def _coming(g: Grammar) -> None:
    """How cards come into a zone."""
    for zone in ("magic stone area", "field"):
        for into in (
            f"enter^ <whose:of> {zone}",
            f"enter^ (a|the|their owner's) {zone}",
            f"come^ into <whose:of> {zone}",
            f"come^ into a {zone}",
            f"come^ into {zone}s",
        ):
            g.phrase(nodes.ComesIn, f"<what:Subject/#> {into} rested", state="engaged")
            g.phrase(nodes.ComesIn, f"<what:Some/bare> {into.replace('^', '')} rested", state="engaged")
            g.phrase(
                nodes.ComesIn,
                f"<what:Subject/#> {into} with <counters:Numeral> <kind:CounterKind> counters on it",
            )
    g.phrase(
        a.HasGains,
        "treat <what:Point> as <gains:AsStone>",
        mode="",
    )
    g.custom("AsStone", _read_stones, _write_stones)
    stones = {f"{s} magic stone": f"{s} magic stone" for s in ("light", "fire", "water", "wind", "darkness")}
    g.words("StoneWord", stones)


_DARK = 91
"""The `form` of types of magic stones the last of which is written `dark`."""


def _read_stones(parser: Parser, pos: int) -> Iterator[Found]:
    """`wind magic stone and water magic stone`: types besides its own (fow 9.4:2.1)."""
    stack: list[tuple[int, tuple[str, ...]]] = [(pos, ())]
    while stack:
        place, words = stack.pop()
        found = list(parser.read("StoneWord", "", place))
        dark = parser.text[place : place + 3] == ("dark", "magic", "stone")
        for end, word in [(place + 3, "darkness magic stone")] if dark else found:
            yield end, (nodes.GainWords("type", (*words, word), form=_DARK if dark else 0),)
            if parser.text[end : end + 1] == ("and",):
                stack.append((end + 1, (*words, word)))


def _write_stones(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 1 or not isinstance(value[0], nodes.GainWords) or value[0].of != "type":
        return None
    out: list[str] = []
    for i, word in enumerate(value[0].words):
        dark = value[0].form == _DARK and i == len(value[0].words) - 1
        out += [*(["and"] if i else []), *(word.replace("darkness", "dark") if dark else word).split()]
    return out
