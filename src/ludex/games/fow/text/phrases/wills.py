"""Wills, life and costs in words (fow 2.3, 9.7, 10.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.nouns import EACH, OPPONENT, YOU
from ludex.lang import ast as a
from ludex.lang.grammar import DIGIT, Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.costs import paying_life
from ludex.lang.renderer import Renderer

ANY = tuple(nodes.Wills((symbol,)) for symbol in "WRUGB")
_COST_ACTIONS = (
    *("Banish", "Discard", "Engage", "Refresh", "RemoveFromGame", "RemoveCounters", "PutCounters", "Return", "Put"),
    *("Reveal", "Destroy", "LoseLife", "TurnFace"),
)
_ABILITIES: dict[str, str] = {
    "judgment": "{Judgment}",
    "god's art": "God's Art",
    "evolution": "{Evolution}",
    "awakening": "{Awakening}",
    "shift": "{Shift}",
    "activate": "activate",
    "automatic": "automatic",
}


def register(g: Grammar) -> None:
    """Teach a grammar its wills, life and costs."""
    _paying(g)
    _producing(g)
    _life(g)
    _costs(g)
    _shifts(g)


def _paying(g: Grammar) -> None:
    g.phrase(nodes.PayWills, "*pay <wills>", "*pay <wills> will")
    g.phrase(nodes.PayWills, "*pay any number of will", any_number=True)
    paying_life(g)
    g.phrase(a.PayLife, "*pay any amount of [your ]life[ points][ in multiples of 100]", amount=a.ChosenNumber())


def _producing(g: Grammar) -> None:
    """Several bundles of wills are a choice."""
    only = "spend (this|that) will only to <only|>"
    for spending in ("", f". {only}", f". you may {only}"):
        g.phrase(nodes.Produce, f"*produce [an additional ]<options:Wills|>{spending}")
        g.phrase(
            nodes.Produce,
            f"*produce one will of any attribute{spending}",
            f"*produce a will of any attribute{spending}",
            options=ANY,
        )
        g.phrase(
            nodes.Produce,
            f"*produce <amount:Numeral> wills in any combination of attributes{spending}",
            options=ANY,
            mixed=True,
        )
    g.phrase(nodes.ProduceAs, "*produce one will of any attribute that <of:Some/s> could produce")
    g.phrase(nodes.ProduceAs, "*produce one will of the chosen attribute", chosen=True)
    g.words("AbilityWord", _ABILITIES)
    abilities, costs = "<abilities:AbilityWord|> abilities", "[to ]pay <abilities:AbilityWord|> costs"
    for use in ("[to ]play", f"[to ]play {abilities} of", f"{abilities} of", f"{costs} of"):
        for mode in ("bare", "s", "p"):
            g.phrase(nodes.SpendOnly, f"{use} <what:Some/{mode}>", guard=_said_once)
    g.phrase(nodes.SpendOnly, f"[to ]play {abilities}", costs)


def _said_once(node: nodes.SpendOnly) -> bool:
    """A name alone is every card of that name, and abilities are named by their sorts."""
    what = node.what
    if not isinstance(what, a.Some) or not isinstance(what.group, a.Group):
        return True
    noun = what.group.noun
    if isinstance(noun, a.Kind):
        return not noun.word.endswith("ability")
    return not isinstance(noun, a.OfName) or isinstance(what.quantity, a.Each)


def _life(g: Grammar) -> None:
    own: Any = nodes.LifeOf(YOU)
    theirs: Any = nodes.LifeOf(a.Player("they"))
    half = a.HalfOf(theirs)
    for points in ("life", "life points"):
        g.phrase(nodes.GainLife, f"*gain <amount:Numeral> {points}")
        g.phrase(nodes.GainLife, f"*gain {points} equal to <amount:Calc>")
        g.phrase(nodes.GainLife, f"*gain <amount:Times/{points.replace(' ', '')}>")
        g.phrase(a.Times, f"<factor:Numeral> {points} multiplied by <of:Measure>", mode=points.replace(" ", ""))
        g.phrase(nodes.GainLife, f"*gain that much {points}", amount=a.ThatMuch())
        for cls, verb in ((nodes.GainLife, "gain"), (nodes.LoseLife, "lose")):
            g.phrase(cls, f"*{verb} (double|twice) that much {points}", amount=a.Times(a.Number(2), a.ThatMuch()))
            g.phrase(
                cls, f"*{verb} that much {points} plus <amount:More>", f"*{verb} that much plus <amount:More> {points}"
            )
        g.phrase(nodes.LoseLife, f"*lose <amount:Numeral> {points}")
        g.phrase(nodes.LoseLife, f"*lose {points} equal to <amount:Calc>")
        g.phrase(nodes.LoseLife, f"*lose that much {points}", amount=a.ThatMuch())
        g.phrase(nodes.SetLife, f"<player:of> {points} (become|becomes) <amount:Term>")
        g.phrase(nodes.SetLife, f"<player:of> {points} (become|becomes) half of that number", amount=half)
        g.phrase(nodes.LoseLife, f"*lose half of your {points}", amount=a.HalfOf(own))


def _costs(g: Grammar) -> None:
    g.phrase(nodes.PayWills, "<wills>")
    g.phrase(nodes.PayWills, "<wills:BareWills>")
    g.union("BareWills", "Wills")
    g.custom("BareWills", _read_bare, _write_bare, begins=(DIGIT,))
    g.phrase(a.EngageThis, "{Rest}")
    g.phrase(a.EngageThis, "rest this card", "rest", "pay {Rest}")
    g.phrase(a.DoAction, "<action:CostAction>", guard=_of_others)
    g.phrase(a.DoAction, "<action:LetGain>")
    g.union("CostAction", *_COST_ACTIONS)
    g.union("LetGain", "Give")
    g.custom("LetGain", _read_let, _write_let, begins=("let",))


def _read_let(parser: Parser, pos: int) -> Iterator[Found]:
    """`let this card gain [-200/-200] until end of turn`: what is paid with a card's own numbers."""
    if parser.alike[pos : pos + 1] != ("let",):
        return
    for at, to in parser.read("Point", "", pos + 1):
        if parser.text[at : at + 1] == ("gain",):
            for end, change in parser.read("StatChange", "", at + 1):
                yield from ((last, a.Give(to, (change,), d)) for last, d in parser.read("Duration", "", end))


def _write_let(renderer: Renderer, value: Any) -> list[str] | None:
    if not isinstance(value, a.Give) or len(value.gains) != 1 or not isinstance(value.gains[0], a.StatChange):
        return None
    to, change = renderer.write(value.to, "Point", ""), renderer.write(value.gains[0], "StatChange", "")
    lasts = renderer.write(value.duration, "Duration", "") if value.duration is not None else None
    return None if to is None or change is None or lasts is None else ["let", *to, "gain", *change, *lasts]


def _read_bare(parser: Parser, pos: int) -> Iterator[Found]:
    """`0:` after the head of an ability: a number of wills without its mark."""
    sign = parser.text[pos] if pos < parser.size else ""
    if pos and parser.text[pos - 1] == "{Activate!}" and sign.isdigit() and parser.text[pos + 1 : pos + 2] == (":",):
        yield pos + 1, nodes.Wills((sign,), form=_BARE)


def _write_bare(renderer: Renderer, value: Any) -> list[str] | None:
    return list(value.symbols) if isinstance(value, nodes.Wills) and value.form == _BARE else None


_BARE = 92
"""The `form` of wills that are written without marks."""


def _shifts(g: Grammar) -> None:
    """What is paid less or more than a cost says (fow 9.3:2.5)."""
    for player, pays, mays in (
        (YOU, ("you pay",), ("you may pay",)),
        (OPPONENT, ("your opponent pays",), ()),
        (a.Player("each player"), ("players pay", "each player pays"), ("players may pay",)),
    ):
        for pay in (*pays, *mays):
            for change in ("less", "more"):
                said = f"{pay} <abilities:AbilityWord|> costs <wills> {change}"
                g.phrase(nodes.PayShift, said, change=change, player=player)
                head = f"{pay} <wills> {change} to play"
                for what in ("<what:This>", "<what:Some/bare>", "<what:Ref>", "<what:Some/s>"):
                    g.phrase(nodes.PayShift, f"{head} {what}", change=change, player=player, guard=_of_cards)
                    least = f"{head} {what}, to a minimum free cost of <least:Will>"
                    g.phrase(nodes.PayShift, least, change=change, player=player, guard=_of_cards)
                _abilities(g, head, change, player)
            for what in ("<what:This>", "<what:Some/bare>"):
                g.phrase(
                    nodes.PayShift,
                    f"{pay} <wills> to play {what} rather than pay (its|their) cost",
                    f"{pay} <wills> rather than pay the cost of {what}",
                    change="exactly",
                    player=player,
                )
            g.phrase(
                nodes.PayShift,
                f"{pay} <wills> to play <what:of> next God's Art ability rather than pay its cost",
                change="exactly",
                player=player,
                abilities=("god's art",),
                next_only=True,
            )
    for head in ("[the ]free cost (for|of)",):
        g.phrase(nodes.PayShift, f"{head} <what:Some/bare> (are|is) reduced by <wills>", change="less", player=EACH)
        g.phrase(
            nodes.PayShift,
            f"{head} <what:Some/bare> you play (are|is) reduced by <wills>[ will]",
            f"{head} <what:Some/bareone> you play costs <wills> less to play",
            f"{head} <what:This> is reduced by <wills>",
            change="less",
            player=YOU,
        )
        g.phrase(
            nodes.PayShift,
            f"{head} the next <what:Some/bareone> you play is reduced by <wills>",
            change="less",
            player=YOU,
            next_only=True,
        )


def _of_others(node: a.DoAction) -> bool:
    """Resting this card is a cost of its own."""
    return not (isinstance(node.action, a.Engage) and node.action.what == a.This("card"))


def _of_cards(node: nodes.PayShift) -> bool:
    return not isinstance(node.what, a.This) or node.what.kind != "ability"


def _abilities(g: Grammar, head: str, change: str, player: a.Player) -> None:
    art = f"{head} God's Art <name:AbilityName>"
    g.phrase(nodes.PayShift, art, change=change, player=player, abilities=("god's art",))
    if change == "less":
        pay = head.removesuffix(" less to play")
        g.phrase(
            nodes.PayShift,
            f"{pay} to play this ability instead",
            f"{pay} to play this ability rather than pay its cost",
            change="exactly",
            player=player,
            abilities=("this",),
        )
    g.phrase(nodes.PayShift, f"{head} this ability", change=change, player=player, abilities=("this",))
    for of in ("", " of <what:Some/bare>", " of <what:Some/s>"):
        g.phrase(nodes.PayShift, f"{head} <abilities:AbilityWord|> abilities{of}", change=change, player=player)
    g.phrase(nodes.PayShift, f"{head} <what:of> <abilities:AbilityWord|> abilities", change=change, player=player)
    g.phrase(
        nodes.PayShift,
        f"{head} <what:of> next God's Art ability",
        f"{head} <what:of> next God's Art ability rather than pay its cost",
        change=change,
        player=player,
        abilities=("god's art",),
        next_only=True,
    )
