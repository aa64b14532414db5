"""Rules for playing a card and for putting it into a deck, in words (sve 10.4.4.1, 10.6.2.5.1)."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.games.sve.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer

YOU = a.Player("you")


def _read_more_points(parser: Parser, pos: int) -> Iterator[Found]:
    """`2 more play points`, as a cost."""
    for end, amount in parser.read("Numeral", "", pos):
        if parser.text[end : end + 3] == ("more", "play", "points"):
            yield end + 3, a.Costs((a.PayPoints(amount),))


def _write_more_points(renderer: Renderer, value: a.Costs) -> list[str] | None:
    if len(value.items) != 1 or not isinstance(value.items[0], a.PayPoints):
        return None
    amount = renderer.write(value.items[0].amount, "Numeral", "")
    return None if amount is None else [*amount, "more", "play", "points"]


def register(g: Grammar) -> None:
    """Teach a grammar the rules for playing a card."""
    g.words("CostZone", {"ex area": "the EX area", "hand": "your hand"})
    g.words("YourZone", {"ex area": "your EX area"})
    g.union("MorePoints", "Costs")
    g.custom("MorePoints", _read_more_points, _write_more_points, begins=(("Numeral", ""),))
    for this in ("this", "this card", "this spell"):
        g.phrase(a.AdditionalCost, f"As an additional cost to play {this}, <costs>.")
        g.phrase(a.AdditionalCost, f"As an additional cost to play {this}, you may <costs>.", may=True)
        g.phrase(nodes.WhenPlaying, f"When playing {this}, <costs>: <effects:Static&>.")
        g.phrase(
            a.AlternativeCost,
            f"You may <costs> instead of paying {this}'s cost.",
            f"You may <costs> instead of paying {this}'s play point cost.",
            f"You may <costs> to play {this} instead of paying its cost.",
            f"If <condition>, you may <costs> to play {this} instead of paying its cost.",
            f"If <condition>, you may <costs> instead of paying {this}'s cost.",
        )
        g.phrase(a.AdditionalCost, f"You may play {this} for <costs:MorePoints>.", may=True)
        g.phrase(nodes.PaidCost, f"you played {this} for <more:Numeral> more play points")
        for change, words in (
            ("less", "<amount:Numeral> less to play"),
            ("more", "<amount:Numeral> more to play"),
            ("less", "<amount:Numeral> less"),
            ("more", "<amount:Numeral> more"),
            ("exactly", "<amount:Numeral> to play"),
            ("exactly", "<amount:Numeral> play points to play"),
        ):
            cost = f"{this} costs {words}"
            g.phrase(
                nodes.CostRule,
                f"{cost}.",
                f"{cost} if <condition>.",
                f"If <condition>, {cost}.",
                f"<condition:Threshold> - {cost}.",
                f"<condition:Threshold>: {cost}.",
                f"{cost}. X equals <x>.",
                f"{cost}, where X equals <x>.",
                change=change,
            )
            g.phrase(nodes.CostRule, f"{cost} for (every|each) <of:unit>.", change=change, per=1)
            g.phrase(nodes.CostRule, f"{cost} for every <per:int> <of:units>.", change=change)
            g.phrase(
                nodes.CostRule,
                f"{cost} from <zone:CostZone>.",
                f"{cost} from <zone:YourZone>.",
                f"If <condition>, {cost} from <zone:CostZone>.",
                change=change,
            )
        g.phrase(
            a.PlayCondition,
            f"{this} (can't|cannot) be played unless <condition>.",
            f"{this} can only be played if <condition>.",
            unless=True,
        )
        g.phrase(a.PlayCondition, f"{this} (can't|cannot) be played (if|while) <condition>.", unless=False)
        g.phrase(
            a.PlayCondition,
            f"{this} can only be played from [your ]hand.",
            condition=a.IsIn(a.This(), "hand", YOU),
            unless=True,
        )
        g.phrase(
            a.PlayCondition,
            f"{this} can't be played during your turn.",
            condition=a.TurnOf(YOU),
            unless=False,
        )
        g.phrase(
            a.PlayCondition,
            f"{this} can't be played from (the|your) EX area.",
            condition=a.IsIn(a.This(), "ex area", YOU),
            unless=False,
        )
    for mark in (" -", ":"):
        g.phrase(
            nodes.CostRule,
            f"<condition:Threshold>{mark} it costs <amount:Numeral> less[ to play] instead.",
            change="less",
            instead=True,
        )
    g.phrase(
        a.DeckRule,
        "You can (have|put) any number of this card (in|into) your deck.",
        "You may include any number of this card in your deck.",
        copies=0,
    )
    g.phrase(a.DeckRule, "You can put any number of this card into your evolve deck.", copies=0, evolve_deck=True)
    g.phrase(a.DeckRule, "You can put up to <copies:int> of this card into your evolve deck.", evolve_deck=True)
    g.phrase(a.DeckRule, "You can put up to <copies:int> of this card into your deck.")
    g.phrase(
        a.DeckRule,
        "You can have up to <copies:int> copies of this card in your deck.",
        "You may include up to <copies:int> copies of this card in your deck.",
    )
