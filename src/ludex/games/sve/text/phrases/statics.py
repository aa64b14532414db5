"""Persistent and replacement effects in words (sve 10.2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.sve.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.statics import for_every, prohibiting, replacing
from ludex.lang.renderer import Renderer

YOU = a.Player("you")

_CANNOT = {
    "attack": "attack",
    "attack leaders": "attack (leaders|enemy leaders|an enemy leader|the enemy leader|your leader)",
    "attack followers": "attack (followers|enemy followers)",
    "attack enemies": "attack enemies",
    "deal damage": "deal damage",
    "deal combat damage": "deal combat damage",
    "deal attack damage": "deal attack damage",
    "be attacked": "be attacked",
    "be destroyed": "be destroyed",
    "be destroyed by abilities": "be destroyed by (abilities|spells or abilities|effects)",
    "be destroyed by enemy abilities": "be destroyed by (enemy abilities|opponents' abilities)",
    "be selected by opponents": "be selected by (opponents' cards or abilities|enemy (abilities|cards or abilities))",
    "be destroyed or banished by abilities": "be destroyed or banished by abilities",
    "evolve": "evolve",
    "be engaged": "be engaged",
    "be banished": "be banished",
    "be returned": "be returned to (hand|its owner's hand)",
    "leave the field": "leave the field",
}


_DAMAGE = (
    ("any", "damage"),
    ("ability", "ability damage"),
    ("ability", "damage from abilities"),
    ("combat", "combat damage"),
    ("attack", "attack damage"),
)


_YOURS = tuple(a.Place(zone, YOU) for zone in ("field", "ex area", "cemetery", "hand"))
_YOUR_CARDS = a.Some(a.Each(), a.Group((), a.Kind("card"), (a.Places(_YOURS),)))


def _read_your_cards(parser: Parser, pos: int) -> Iterator[Found]:
    """`Your abilities`: those of your cards, wherever they are valid."""
    if parser.alike[pos : pos + 2] == ("your", "abilities"):
        yield pos + 2, _YOUR_CARDS


def _write_your_cards(renderer: Renderer, value: Any) -> list[str] | None:
    yours = isinstance(value, a.Some) and value.group == _YOUR_CARDS.group
    return ["your", "abilities"] if yours else None


def register(g: Grammar) -> None:
    """Teach a grammar what holds."""
    g.union("Subject", "Single", "Together")
    for subject, number in (("what:Subject/#", "^"), ("what:Some/bare", "")):
        _having(g, subject, number)
        _costing(g, subject, number)
    _costs(g)
    _holding(g)
    replacing(g)
    _forbidding(g)
    for_every(g)
    _elided(g)
    g.union("PlainStatic", "HasGains", "CostShift", "DamageShift")
    g.phrase(a.TimesHappened, "time <event:past> this turn", mode="unit")


def _holding(g: Grammar) -> None:
    """What is so for cards and players."""
    g.phrase(a.DamageShift, "reduce damage dealt to <what> by <amount:Numeral>", taken=True, sign="-")
    g.phrase(
        a.NoRefresh,
        "<what:#> don't^ refresh during its controller's next start phase",
        "<what:#> don't^ refresh during their controller's next start phase",
        "<what:#> don't^ refresh during your opponent's next start phase",
        next_only=True,
    )
    g.phrase(
        a.NoRefresh,
        "<what:#> don't^ refresh during its controller's start phase",
        "<what:#> don't^ refresh during your start phase",
    )
    g.phrase(nodes.IgnoresWard, "<what:Subject/#> ignore^ Ward")
    g.phrase(
        a.MustAttack,
        "<what:Subject/#> must attack if (able|possible)",
        "<what:Subject/#> must attack <target> if (able|possible)",
    )
    g.phrase(nodes.IsAlso, "<what:Point> is also a <kind:TypeWord>")
    again = "(trigger|activate) (an|1) additional time"
    g.phrase(nodes.AlsoTriggers, f"<what:of> <keyword:TriggerAbility> abilities {again}")
    for words in ("(play|activate) any number of {evolve}[ abilities]", "{evolve} any number of times"):
        g.phrase(nodes.EvolvesFreely, f"you (can|may) {words} (per|each) turn", player=YOU)
    g.phrase(
        nodes.AlsoTriggers,
        *(
            f"<what:YourCards> that {verb} at the start of the end phase {verb} (an|1) additional time"
            for verb in ("activate", "trigger")
        ),
        keyword="start of end phase",
    )
    g.union("YourCards", "Some")
    g.custom("YourCards", _read_your_cards, _write_your_cards, begins=("your",))
    for words in ("both spells and", "spells and"):
        g.phrase(nodes.CountsAsSpell, f"include {words} <what:Some/bare> when counting your Spellchain")
    g.phrase(nodes.Treated, "<name:ActiveWord> is treated as active for you", player=YOU)
    for zone, words in (("field", "on your field"), ("ex area", "in your EX area")):
        g.phrase(a.FieldLimit, f"you can have up to <amount:Numeral> cards {words}", zone=zone, player=YOU)
    g.phrase(a.LosesAll, "<what:#> lose^ all abilities")
    g.phrase(a.AlsoNamed, "<what:of> name is also <name:Name>")
    g.phrase(a.AlsoTrait, "<what:Point> also has the <name:Trait> trait")
    g.phrase(
        a.CanAttack,
        "<what:Subject> can attack <times:Numeral> times per turn",
        "<what:Subject> can attack <times:Numeral> times each turn",
    )
    g.phrase(
        a.CanAttack,
        "<what:Subject> can attack twice each turn",
        "<what:Subject> can attack twice per turn",
        times=a.Number(2),
    )


def _forbidding(g: Grammar) -> None:
    """What cannot be done, and what may."""
    g.phrase(a.Cannot, "<what:of> {act} abilities can't be activated", act="activate abilities")
    g.phrase(
        a.Cannot,
        "<what:of> {act} abilities except {evolve} can't be activated",
        act="activate abilities except evolve",
    )
    g.phrase(
        nodes.CostShift,
        "change <what:of> {evolve} cost to <amount:Numeral>",
        change="exactly",
        ability="evolve",
        mode="change",
    )
    g.phrase(
        a.TakeInstead,
        "<what:Point> doesn't take damage",
        "<what:Point> takes no damage",
        verb="take",
        amount=a.Number(0),
        mode="prevent",
    )
    g.phrase(a.CannotDo, "<player> can't lose the game", act="lose the game")
    g.phrase(a.CannotDo, "<player> can't win the game", "<player> can't win", act="win the game")
    for act in ("play", "evolve", "summon"):
        g.phrase(a.CannotDo, f"<player> can't {act} <what>", f"<player> can't {act} <what:Some/bare>", act=act)
    g.phrase(
        a.FreePlay,
        "<player> may play <what:Some/bare> from your <zone:ZoneIn>",
        guard=lambda n: isinstance(n.what, a.Some) and isinstance(n.what.group, a.Group) and not n.what.group.after,
    )
    g.phrase(
        nodes.MayReroll,
        "<player> may reroll each die or dice roll you make once",
        "<player> may reroll each die you roll once",
        "<player> may reroll each die roll you make once",
    )
    g.phrase(
        a.NumberIs,
        "<what:of> <stats:StatWord&> equals <amount:Calc>",
        "<what:of> <stats:StatWord&> is equal to <amount:Calc>",
        "<what:of> <stats:StatWord&> equal <amount:Calc>",
    )


def _having(g: Grammar, subject: str, number: str) -> None:
    """What a subject has, cannot do, does not take; `number` makes the verb agree with it."""
    g.phrase(a.HasGains, f"<{subject}> have{number} <gains&>")
    prohibiting(g, subject, _CANNOT)
    for kind, words in _DAMAGE:
        g.phrase(a.NoDamage, f"<{subject}> don't{number} take {words}", kind=kind)
        g.phrase(a.NoDamage, f"<{subject}> don't{number} deal {words}", kind=kind, dealing=True)
    enemy = ("damage from (enemy abilities|opponents' abilities|your opponents' abilities)", "enemy ability damage")
    g.phrase(a.NoDamage, *(f"<{subject}> don't{number} take {words}" for words in enemy), kind="ability", enemy=True)
    for sign, more in (("+", "more"), ("-", "less")):
        g.phrase(a.DamageShift, f"<{subject}> deal{number} <amount:Numeral> {more} damage", taken=False, sign=sign)
        g.phrase(a.DamageShift, f"<{subject}> take{number} <amount:Numeral> {more} damage", taken=True, sign=sign)


def _elided(g: Grammar) -> None:
    """The same of what was named just before: `and can't be destroyed`."""
    same = a.Same()
    g.phrase(a.HasGains, "(has|have) <gains&>", what=same, mode="elided")
    for act, words in _CANNOT.items():
        g.phrase(a.Cannot, f"(can't|cannot) {words}", what=same, act=act, mode="elided")
    for kind, words in _DAMAGE:
        g.phrase(a.NoDamage, f"(doesn't|don't) take {words}", what=same, kind=kind, mode="elided")
        g.phrase(a.NoDamage, f"take {words}", what=same, kind=kind, mode="denied")
    for sign, more in (("+", "more"), ("-", "less")):
        for taken, verb in ((False, "(deals|deal)"), (True, "(takes|take)")):
            words = f"{verb} <amount:Numeral> {more} damage"
            g.phrase(a.DamageShift, words, what=same, taken=taken, sign=sign, mode="elided")


def _costing(g: Grammar, subject: str, number: str) -> None:
    """What a subject costs to play."""
    for change in ("less", "more"):
        words = f"<{subject}> cost{number} <amount:Numeral> {change}"
        g.phrase(nodes.CostShift, f"{words} to play", words, change=change)
    words = f"<{subject}> cost{number} <amount:Numeral>"
    g.phrase(nodes.CostShift, f"{words} to play", f"{words} play points to play", change="exactly")


def _costs(g: Grammar) -> None:
    """What abilities cost, and what a player's cards cost to play."""
    for ability in ("evolve", "act", "serve", "ride"):
        icon = "{" + ability + "}"
        for words in (f"<what:of> {icon}", f"<what:of> {icon} ability"):
            g.phrase(nodes.CostShift, f"{words} costs <amount:Numeral> less", change="less", ability=ability)
            g.phrase(nodes.CostShift, f"{words} costs <amount:Numeral> more", change="more", ability=ability)
            g.phrase(nodes.CostShift, f"{words} costs <amount:Numeral>", change="exactly", ability=ability)
    for change in ("less", "more"):
        for who, plays in ((YOU, "you play"), (a.Player("each opponent"), "(an opponent plays|opponents play)")):
            for start in ("any", "each"):
                words = f"{start} <what:Some/bareone> {plays}"
                shift = f"{words} costs <amount:Numeral> {change}[ to play]"
                g.phrase(nodes.CostShift, shift, change=change, player=who)
                g.phrase(
                    nodes.CostShift,
                    f"{words} from (the|your) EX area costs <amount:Numeral> {change}[ to play]",
                    change=change,
                    player=who,
                    zone="ex area",
                )
    for change in ("less", "more"):
        for ordinal in ("Ordinal", "OrdinalWord"):
            g.phrase(
                nodes.NthCost,
                f"the <number:{ordinal}> <group:s> you play each turn costs <amount:Numeral> {change}[ to play]",
                change=change,
            )
        words = f"<what:Some/bare> you play cost <amount:Numeral> {change}[ to play]"
        g.phrase(nodes.CostShift, words, change=change, player=YOU)
