"""Actions in words (sve 5, 12-14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.sve.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.flow import same_again
from ludex.lang.phrases.moves import ONE, checking, dealing, decks, destinations, ending, returning, showing
from ludex.lang.phrases.tokens import another_token
from ludex.lang.renderer import Renderer

SAME = a.Same()
YOU = a.Player("you")


def register(g: Grammar) -> None:
    """Teach a grammar its verbs."""
    g.union("Made", "Object", "Tokens", "TokenChoice", "TokenSet")
    _damage(g)
    _moves(g)
    _putting(g)
    _decks(g)
    _giving(g)
    _points(g)
    _evolving(g)
    _counters(g)
    _rest(g)


_HAND = a.Count(a.Group((), a.Kind("card"), (a.Place("hand", YOU),)))


def _read_up_to_hand(parser: Parser, pos: int) -> Iterator[Found]:
    """`5` in `until you have 5 cards in your hand`: as many as are missing."""
    for end, number in parser.read("Numeral", "", pos):
        yield end, a.Minus(number, _HAND)


def _write_up_to_hand(renderer: Renderer, value: a.Minus) -> list[str] | None:
    return renderer.write(value.left, "Numeral", "") if value.right == _HAND else None


def _not_made(node: Any) -> bool:
    """Putting or summoning `a Fairy token` creates it (sve 5.5.2); it does not take one that is there."""
    what = node.what
    parts = what.parts if isinstance(what, a.Together) else (what,)
    return not any(
        isinstance(p, a.Some) and all(isinstance(g.noun, a.TokenNamed) and not g.after for g in _groups_of(p.group))
        for p in parts
    )


def _groups_of(group: a.Group | a.Groups) -> tuple[Any, ...]:
    """A group, or each of several that have no place said for all of them."""
    if isinstance(group, a.Group):
        return (group,)
    return group.options if not group.after else (group.options[0], a.Group((), a.Kind("card")))


def _damage(g: Grammar) -> None:
    dealing(g)
    g.phrase(
        a.DamagePart,
        "<to> <amount:Numeral> damage",
        "damage to <to> equal to <amount:Calc>",
        "<to> damage equal to <amount:Calc>",
        "damage equal to <amount:Calc> to <to>",
    )
    g.phrase(a.DamagePart, "<amount:ThatMuch> damage to <to>")
    g.phrase(a.DamagePart, "<amount:Numeral> damage", to=SAME)
    g.phrase(a.DamagePart, "<amount:Numeral> damage to <to:PartOf/oneof>")
    g.phrase(a.DamagePart, "<amount:Numeral> more damage to <to>", "<to> <amount:Numeral> more damage")
    g.phrase(a.Deal, "<parts&>", mode="bare")
    g.phrase(a.Deal, "<source:Point> deals <parts&>", "have <source:Point> deal <parts&>")
    g.phrase(
        a.DealDivided,
        "*deal <amount:Numeral> damage divided (among|between) <among:Ref>[ as you choose]",
        "*deal <amount:Numeral> damage divided as you choose (among|between) <among>",
        "*deal damage equal to <amount:Calc> divided (among|between) <among:Ref>[ as you choose]",
    )


def _moves(g: Grammar) -> None:
    g.phrase(a.Select, "*select <what>")
    g.phrase(a.Some, "any <group:s>", quantity=a.Exactly(ONE), mode="any")
    g.phrase(a.Some, "any <group:p>", quantity=a.AnyNumber(), mode="any")
    g.phrase(a.Select, "*select <what:Some/any>")
    g.phrase(a.Destroy, "*destroy <what>")
    g.phrase(a.Banish, "*banish <what>")
    g.phrase(nodes.Bury, "*bury <what>")
    showing(g)
    g.phrase(a.Engage, "*engage <what>")
    g.phrase(a.Engage, "{engage} (card|this card)", what=a.This("card"))
    g.phrase(a.Refresh, "*refresh <what>")
    g.phrase(a.Steal, "*steal <what>", "*gain control of <what>", "*take control of <what>")
    g.phrase(nodes.GiveControl, "*give control of <what> to <to>", "*give <to> control of <what>")
    g.phrase(nodes.Swap, "*swap <first:Ref/p>", second=SAME)
    g.phrase(nodes.Swap, "*swap <first:Single> (with|for|and) <second:Single>")
    g.phrase(a.TurnFace, "*turn <what> facedown", "*turn <what:Some/any> facedown", face="facedown")
    g.phrase(a.TurnFace, "*turn <what> faceup", face="faceup")
    g.phrase(a.TurnFace, "*turn <what> over", face="over")


def _putting(g: Grammar) -> None:
    g.phrase(a.Destination, "onto <whose:of> field", "onto the field", zone="field")
    destinations(g)
    g.phrase(a.Destination, "into <whose:of> deck <nth:Ordinal> from the top", zone="deck", end="top")
    g.phrase(a.Put, "*put <what:Made> <to>", "*place <what:Made> <to>", guard=_not_made)
    for state in ("engaged", "reserved", "faceup", "facedown"):
        g.phrase(a.Put, f"*put <what:Made> <to> {state}", state=state, guard=_not_made)
    g.phrase(a.Put, "*put <what:Together/made> <to>", guard=_not_made)
    g.phrase(a.Put, "<what:Made> <to>", mode="elided", guard=_not_made)
    for end in ("top", "bottom"):
        words = f"on the {end} of <whose:of> deck"
        g.phrase(a.Destination, words, zone="deck", end=end, order="random", mode="shuffled")
    g.phrase(a.Put, "*shuffle <what:RestOf> and put them <to:shuffled>")
    for joint in (" and", ", then"):
        g.phrase(a.Put, f"*shuffle <what:Ref/p>{joint} put them <to:shuffled>")
    back = a.Destination("deck", YOU, "top", "any")
    g.phrase(a.Put, "*put <what> back in any order", "*put <what> back on top in any order", to=back)
    g.phrase(nodes.PutEither, "*put <what:Made> <places:Destination|2>", guard=_not_made)
    g.phrase(nodes.Summon, "*summon <what:Made>", guard=_not_made)
    g.phrase(nodes.Summon, "*summon <what:Together/made>", guard=_not_made)
    g.phrase(a.Put, "*summon <what:Made> <to:summoning>", guard=_not_made)
    for whose in ("<whose:of>", "<whose:lead>"):
        g.phrase(a.Destination, f"on {whose} field", zone="field", mode="summoning")
    another_token(g)
    g.phrase(nodes.Summon, "*summon <what:Tokens/such>")
    g.phrase(nodes.Summon, "*summon <what:Made> engaged", state="engaged", guard=_not_made)
    g.phrase(nodes.Summon, "*summon <what:Made> reserved", state="reserved", guard=_not_made)
    g.phrase(nodes.AddToHand, "*add <what> to your hand", "*add <what> to their hand", "*add <what> to hand")
    g.phrase(a.PartOf, "one", quantity=a.Exactly(ONE), ref=a.Ref(-1, "them"), mode="oneof")
    g.phrase(nodes.AddToHand, "*add <what:PartOf/oneof> to your hand")
    g.words("HandWord", {"hand": "hand", "deck": "deck", "evolve deck": "evolve deck", "ex area": "EX area"})
    returning(g)


def _decks(g: Grammar) -> None:
    decks(g)
    g.phrase(a.Draw, "*draw cards until you have <amount:UpToHand> cards in your hand")
    g.union("UpToHand", "Minus")
    g.custom("UpToHand", _read_up_to_hand, _write_up_to_hand, begins=(("Numeral", ""),))
    g.phrase(a.Search, "*search <whose:of> deck for <what:Some/any>")
    g.phrase(a.RevealUntil, "*reveal cards from the top of <whose:of> deck until (you|they) reveal <what:Some/s>")
    g.phrase(a.RevealUntil, "*reveal cards from the top of <whose:of> deck until (you|they) reveal <what:Some/p>")
    g.phrase(a.RollDie, "*roll a die", "*roll a 6-sided die", "*roll a six-sided die", amount=ONE)
    g.phrase(a.RollDie, "*roll <amount:Numeral> dice", "*roll <amount:Numeral> 6-sided dice")
    g.phrase(nodes.Reroll, "*reroll the die", "*reroll it", "*reroll")


def _giving(g: Grammar) -> None:
    for duration in ("", " <duration>"):
        g.phrase(
            a.Give,
            f"*give <to> <gains&>{duration}",
            f"*give <gains&> to <to>{duration}",
            f"<to:Ref/s> gains <gains&>{duration}",
            f"<to:Ref/p> gain <gains&>{duration}",
            f"<to:Ref/s> gets <gains&>{duration}",
            f"<to:Ref/p> get <gains&>{duration}",
        )
        g.phrase(a.Give, f"*give <gains&>{duration}", to=SAME)
        g.phrase(a.Give, f"you give <to> <gains&>{duration}", mode="")
        g.phrase(a.Give, f"*give <to> <gains&> more{duration}")
        g.phrase(
            a.LoseAbilities,
            f"<what:#> lose^ all abilities{duration}",
            f"<what:#> lose^ <names:Keyword&>{duration}",
            mode="",
        )
        g.phrase(
            a.SetStat,
            f"*change <what:of> <stats:StatWord&> to <amount:Numeral>{duration}",
            f"*change <stats:StatWord&> of <what> to <amount:Numeral>{duration}",
            f"*change <what:of> <stats:StatIcon&> to <amount:Numeral>{duration}",
            f"*change the <stats:StatWord&> of <what> to <amount:Numeral>{duration}",
        )
        g.phrase(
            a.SetStat,
            f"*change <what:of> <stats:StatWord&> to <amount:Measure>{duration}",
            f"*change the <stats:StatWord&> of <what> to <amount:Measure>{duration}",
        )
        g.phrase(a.SetStat, f"<what:of> <stats:StatWord&> to <amount:Numeral>{duration}", mode="elided")
        g.phrase(
            a.SetStat,
            f"*set <what:of> <stats:StatWord&> to <amount:Numeral>{duration}",
            f"<what:Ref/of> <stats:StatWord&> (becomes|become) <amount:Numeral>{duration}",
            f"<what:Leader/of> <stats:StatWord&> becomes <amount:Numeral>{duration}",
            mode="",
        )
        g.phrase(a.Give, f"<to:Leader/s> (gains|gets) <gains&>{duration}", mode="")
        g.phrase(a.Give, f"<to> <gains&>{duration}", mode="elided")
        g.phrase(nodes.ChangeType, f"*change <what> into a <kind:TypeWord>{duration}")
    g.words("TypeWord", {"follower": "follower", "amulet": "amulet", "spell": "spell"})
    g.phrase(a.Some, "<quantity:s> <group:s>'s", mode="of")
    g.phrase(a.Leader, "<of:of> leader's", mode="of")
    g.phrase(a.Leader, "<of:lead> leader's", mode="of")
    g.phrase(nodes.GiveDrive, "*give <to> Drive")
    g.phrase(
        nodes.Box,
        "*box <what>",
        "<what:Ref/s> becomes Boxed",
        "<what:Ref/p> become Boxed",
        "<what:Ref/s> becomes Boxed <duration>",
        "*box <what> <duration>",
    )


def _points(g: Grammar) -> None:
    names = (
        ("play points", "play point"),
        ("max play points", "max play point"),
        ("evolution points", "evolution point"),
        ("evolution points", "Evolution Point"),
        ("super-evolution points", "super-evolution point"),
    )
    for points, word in names:
        for verb in ("gain", "lose", "recover"):
            if (verb, points) == ("recover", "max play points"):
                continue  # what is recovered are points that were used, and maximum play points are not used (sve 5.15)
            g.phrase(a.GainPoints, f"*{verb} 1 {word}", f"*{verb} a {word}", verb=verb, points=points, amount=ONE)
            g.phrase(a.GainPoints, f"*{verb} <amount:Numeral> {word}s", verb=verb, points=points)
    g.phrase(
        a.GainPoints,
        "*increase your (max|maximum) play points by <amount:Numeral>",
        verb="gain",
        points="max play points",
    )
    g.phrase(
        a.GainPoints,
        "*reduce your (max|maximum) play points by <amount:Numeral>",
        verb="lose",
        points="max play points",
    )
    g.phrase(
        a.GainPoints,
        "*increase your evolution points by <amount:Numeral>",
        verb="gain",
        points="evolution points",
    )
    g.phrase(a.GainPoints, "*recover play points equal to <amount:Calc>", verb="recover", points="play points")
    g.phrase(
        nodes.RecoverAll,
        "*recover all play points",
        "*recover all your play points",
        "*recover all of your play points",
    )
    g.phrase(nodes.PayDefense, "*reduce your leader's defense by <amount:Numeral>")


def _evolving(g: Grammar) -> None:
    g.phrase(nodes.Evolve, "*evolve <what>", "*evolve <what> into a <into:Name|>")
    g.phrase(nodes.Evolve, "*evolve <what> into an evolved follower with <into:Quoted|> in its name", part=True)
    g.phrase(nodes.SuperEvolve, "*super-evolve <what>")
    g.phrase(a.Transform, "*transform <what> into a <into:TokenName> token")
    g.phrase(a.Transform, "*transform <what> into <into:TokenName> tokens", plural=True)
    g.phrase(a.Transform, "*transform <what:PartOf/oneof> into a <into:TokenName> token")
    g.phrase(a.Transform, "<what> into a <into:TokenName> token", mode="elided")
    g.phrase(nodes.Maneuver, "*maneuver <what>")
    g.phrase(nodes.Race, "*race <what>", times=ONE)
    g.phrase(nodes.Race, "*race <what> <times:Numeral> times")
    g.phrase(nodes.Serve, "*serve <what>", times=ONE)
    g.phrase(nodes.Serve, "*serve <what> <times:Numeral> times")
    checking(g)


def _counters(g: Grammar) -> None:
    for verb in ("put", "place"):
        g.phrase(a.PutCounters, f"*{verb} a <kind:CounterKind> counter on <on>", amount=ONE)
        g.phrase(a.PutCounters, f"*{verb} <amount:Numeral> <kind:CounterKind> counters on <on>")
        g.phrase(a.PutCounters, f"*{verb} 1 <kind:CounterKind> counter on <on>", amount=ONE)
    g.phrase(a.RemoveCounters, "*remove a <kind:CounterKind> counter from <source>", amount=ONE)
    g.phrase(a.RemoveCounters, "*remove <amount:Numeral> <kind:CounterKind> counters from <source>")
    g.phrase(a.RemoveCounters, "*remove 1 <kind:CounterKind> counter from <source>", amount=ONE)
    g.phrase(a.RemoveCounters, "*remove all <kind:CounterKind> counters from <source>", amount=None)
    g.phrase(nodes.MoveCounters, "*move all <kind:CounterKind> counters from <source> to <to>", amount=None)
    g.phrase(nodes.MoveCounters, "*move <amount:Numeral> <kind:CounterKind> counters from <source> to <to>")
    g.phrase(nodes.AddToStack, "*add <amount:Numeral> to a Stack on your field")


def _rest(g: Grammar) -> None:
    g.words(
        "TriggerAbility",
        {"fanfare": "{fanfare}", "last words": "{last words}", "on evolve": "On Evolve", "strike": "Strike"},
    )
    for verb in ("activate", "play"):
        g.phrase(
            nodes.ActivateFree,
            f"*{verb} <what:of> <keyword:TriggerAbility>[ ability]",
            f"*{verb} <what:of> <keyword:TriggerAbility> abilities",
        )
    g.phrase(nodes.AttackAgain, "<what:Point> can attack <times:Numeral> times this turn")
    g.phrase(nodes.AttackAgain, "<what:Point> can attack twice this turn", times=a.Number(2))
    ending(g)
    g.phrase(a.ExtraTurn, "*take another turn", "*take another turn after this one")
    g.phrase(a.PlayCard, "*play <what>")
    g.phrase(a.PlayCard, "*play <what> without paying its cost", "*play <what> for free", cost=a.Number(0))
    g.phrase(a.PlayCard, "*play <what> for <cost:Numeral> play points")
    same_again(g, ("put", "summon", "bury", "discard", "select", "banish", "return", "destroy"))
    for change in ("less", "more"):
        g.phrase(
            nodes.NextCost,
            f"the next <group:s> you play this turn costs <amount:Numeral> {change}[ to play]",
            change=change,
            duration=a.Duration("end of turn"),
        )
        g.phrase(
            nodes.NextCost,
            f"the next <group:s> you play from <zone:YourZone> this turn costs <amount:Numeral> {change}[ to play]",
            change=change,
            duration=a.Duration("end of turn"),
        )
        costs = f"costs <amount:Numeral> {change}[ to play]"
        g.phrase(nodes.NextCost, f"the next <group:s> you play {costs}", change=change)
    g.phrase(nodes.Equip, "*equip <what:Made> to <to>", guard=_not_made)
    for word in ("take", "deal"):
        g.phrase(
            a.TakeInstead,
            f"<what:Point> {word}s <amount:Term>",
            f"<what:Point> {word}s <amount:Change>",
            verb=word,
        )
        g.phrase(a.TakeInstead, f"<what:Point> {word}s <amount:Numeral> damage", verb=word)
        g.phrase(
            a.TakeInstead,
            f"<what:Point> {word}s none",
            f"<what:Point> {word}s no damage",
            verb=word,
            amount=a.Number(0),
        )
    g.union("Change", "Plus", "Minus")
