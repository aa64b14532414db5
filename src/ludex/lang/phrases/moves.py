"""Moves that every game makes alike: draw, look, search, shuffle, discard, put into a zone, return."""

from __future__ import annotations

from ludex.lang import ast as a
from ludex.lang.grammar import Grammar

ONE = a.Number(1)
YOU = a.Player("you")


def showing(g: Grammar) -> None:
    """Discard and reveal."""
    g.phrase(a.Discard, "*discard <what>")
    g.phrase(a.Reveal, "*reveal <what>")


def destinations(g: Grammar) -> None:
    """Into a zone, or to an end of a deck; the dialect names the zones (`ZoneIn`, `ZonesIn`)."""
    g.phrase(
        a.Destination,
        "into <whose:of> <zone:ZoneIn>",
        "into the <zone:ZoneIn>",
        "into <whose:of> <zone:ZonesIn>",
    )
    g.phrase(a.Destination, "on the top or bottom of <whose:of> deck", zone="deck", end="top or bottom")
    for end in ("top", "bottom"):
        for order, words in (("", ""), ("any", " in any order"), ("random", " in a random order")):
            g.phrase(
                a.Destination,
                f"on the {end} of <whose:of> deck{words}",
                f"on the {end}{words}",
                f"on {end} of <whose:of> deck{words}",
                f"to the {end} of <whose:of> deck{words}",
                f"at the {end} of <whose:of> deck{words}",
                zone="deck",
                end=end,
                order=order,
            )
            if order:
                g.phrase(
                    a.Destination, f"{words.strip()} on the {end} of <whose:of> deck", zone="deck", end=end, order=order
                )


def returning(g: Grammar) -> None:
    """Return to a hand or deck; the dialect names where to (`HandWord`, `BareZone`)."""
    g.phrase(a.Destination, "to <whose:of> <zone:HandWord>", "to <zone:BareZone>", mode="back")
    g.phrase(a.Destination, "to <whose:of> hands", zone="hand", mode="back")
    g.phrase(
        a.Destination,
        "to the <end:EndWord> of <whose:of> deck",
        "to the <end:EndWord> of <whose:of> decks",
        zone="deck",
        mode="back",
    )
    g.words("EndWord", {"top": "top", "bottom": "bottom"})
    g.phrase(a.Return, "*return <what> <to:back>")


def decks(g: Grammar) -> None:
    """Draw, look, search, shuffle."""
    g.phrase(a.Draw, "*draw a card", amount=ONE)
    g.phrase(a.Draw, "*draw <amount:Numeral> cards", "*draw <amount:Numeral> card", "*draw <amount:Numeral>")
    g.phrase(a.Draw, "*draw cards equal to <amount:Calc>")
    g.phrase(a.Draw, "*draw up to <amount:Numeral> cards", up_to=True)
    g.phrase(a.Look, "*look at <at>")
    g.phrase(a.Search, "*search <whose:of> deck for <what:Sought>")
    g.phrase(a.Shuffle, "*shuffle <whose:of> deck", "*shuffle <whose:of> decks")
    g.phrase(a.Shuffle, "*shuffle", "*shuffle it", "*shuffle that deck", whose=YOU)
    g.phrase(a.ShuffleInto, "*shuffle <what> into <whose:of> deck")


def ending(g: Grammar, *, spoken_to: bool = True) -> None:
    """Win and lose the game, skip a turn. `spoken_to`: "you" may stand before it, where no step has it anyway."""
    g.phrase(a.SkipTurn, "*skip <whose:of> next turn")
    g.phrase(a.WinGame, "*win the game", *(("you win the game",) if spoken_to else ()))
    g.phrase(a.WinGame, "*lose the game", *(("you lose the game",) if spoken_to else ()), lose=True)


def dealing(g: Grammar) -> None:
    """Deal damage to something."""
    g.phrase(a.DamagePart, "<amount:Numeral> damage to <to>")
    g.phrase(a.Deal, "*deal <parts&>")


def checking(g: Grammar) -> None:
    """Drive checks by an effect, and declared names."""
    g.phrase(a.DriveCheck, "*perform a drive check", times=ONE)
    g.phrase(a.DriveCheck, "*perform <times:Numeral> drive checks")
    g.phrase(a.DeclareName, "*declare a card name")
