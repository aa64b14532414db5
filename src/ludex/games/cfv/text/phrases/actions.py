"""Actions in words (cfv 10.1)."""

from __future__ import annotations

from typing import Any

from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.phrases.gains import GAINS
from ludex.lang import ast as a
from ludex.lang.grammar import Grammar
from ludex.lang.phrases.moves import ONE, checking, dealing, decks, destinations, ending, returning, showing

# cfv 3.17.1.1.1, cfv 3.17.1.2.1: standing and resting have icons.
VERBS: tuple[tuple[type, str], ...] = (
    (a.Discard, "discard"),
    (nodes.Retire, "retire"),
    (a.Engage, "{Rest}"),
    (a.Engage, "rest"),
    (a.Refresh, "{Stand}"),
    (a.Refresh, "stand"),
    (nodes.Lock, "lock"),
    (nodes.Unlock, "unlock"),
    (nodes.Delete, "delete"),
    (nodes.Heal, "heal"),
    (a.Reveal, "reveal"),
)
"""Verbs that only name what they are done to."""


def said(verb: str) -> str:
    """A verb as a template says it: an icon does not change with who does it."""
    return verb if verb.startswith("{") else f"*{verb}"


def register(g: Grammar) -> None:
    """Teach a grammar its verbs."""
    _choosing(g)
    _units(g)
    _calling(g)
    _moving(g)
    _giving(g)
    _rest(g)


def _among(node: a.Select) -> bool:
    return isinstance(node.what, a.Some) and any(isinstance(f, a.Among) for f in node.what.group.after)


def _choosing(g: Grammar) -> None:
    showing(g)
    decks(g)
    g.phrase(a.Reveal, "*reveal <what> to (your opponent|your opponents)")
    g.phrase(a.Draw, "*draw up to <amount:Numeral> card", up_to=True)
    g.phrase(a.Select, "*choose <what>")
    g.phrase(a.Select, "*search for <what:Some>", guard=_among)
    g.phrase(a.Select, "*search for <what:ImpliedAmong>", guard=_among)
    g.phrase(a.Search, "*search from <whose:of> deck for <what:Sought>", "*search <whose:of> deck <what:Some>")


def _units(g: Grammar) -> None:
    for cls, verb in VERBS:
        if verb not in ("discard", "reveal"):
            g.phrase(cls, f"{said(verb)} <what>")
    g.phrase(nodes.Bind, "*bind <what>", "*bind <what> face up")
    g.phrase(nodes.Bind, "*bind <what> face down", facedown=True)
    for face, words in (("faceup", "face up"), ("facedown", "face down")):
        g.phrase(a.TurnFace, f"*turn <what> {words}", face=face)
    g.phrase(a.TurnFace, "*turn <what> from face up to face down", face="facedown")


def _calling(g: Grammar) -> None:
    for state, after in (("", ""), ("engaged", " (as|in) {Rest}"), ("reserved", " as {Stand}")):
        rear: dict[str, Any] = {"circle": "rear-guard circle", "state": state}
        g.phrase(nodes.Call, f"*call <what> to (|a )(RC){after}", f"*call <what> to rear-guard{after}", **rear)
        g.phrase(nodes.Call, f"*call <what> to (an|) open (RC){after}", open_=True, **rear)
        g.phrase(nodes.Call, f"*call <what> to separate (RC){after}", separate=True, **rear)
        g.phrase(nodes.Call, f"*call <what> to separate open (RC){after}", open_=True, separate=True, **rear)
        g.phrase(nodes.Call, f"*call <what> to (|a )(RC) (in|of) the same column as <column_of:Single>{after}", **rear)
        for row in ("front", "back"):
            g.phrase(nodes.Call, f"*call <what> to (|a )(RC) in the {row} row{after}", row=row, **rear)
        if state != "reserved":  # guardians are called resting (cfv 10.1.6.1.3.1)
            g.phrase(nodes.Call, f"*call <what> to (|a )(GC){after}", circle="guardian circle", state=state)
        g.phrase(nodes.Ride, f"*ride <what>{after}", state=state)


def _moving(g: Grammar) -> None:
    destinations(g)
    g.phrase(a.Destination, "into <zone:BareZone>")
    for zone, icon in (("vanguard circle", "(VC)"), ("rear-guard circle", "(RC)"), ("guardian circle", "(GC)")):
        g.phrase(a.Destination, f"on <whose:of> {icon}", f"on {icon}", zone=zone)
    g.phrase(a.Destination, "on the top or the bottom of <whose:of> deck", zone="deck", end="top or bottom")
    g.phrase(a.Destination, "on the top or bottom of <whose:of> deck", zone="deck", end="top or bottom")
    for end in ("top", "bottom"):
        g.phrase(a.Destination, f"on the {end} of the owner's deck", zone="deck", end=end)
    g.phrase(a.Put, "*put <what> <to>")
    g.phrase(a.Destination, "to <whose:of> hand", zone="hand", mode="added")
    g.phrase(a.Put, "*add <what> <to:added>")
    for state, words in (("faceup", "face up"), ("facedown", "face down")):
        g.phrase(a.Put, f"*put <what> <to> {words}", f"*put <what> {words} <to>", state=state)
    g.words("HandWord", {"hand": "hand", "deck": "deck"})
    returning(g)
    g.phrase(nodes.SoulCharge, "*Soul Charge (<amount:Numeral>)")
    g.phrase(nodes.MoveUnit, "*move <what> to (an|another) open (RC)", open_=True)
    g.phrase(nodes.MoveUnit, "*move <what> to an open (RC) in the same column", open_=True, same_column=True)
    g.phrase(nodes.MoveUnit, "*move <what> to another (RC)")
    g.phrase(nodes.MoveUnit, "*move <what> to the (RC) it was on before", back=True)
    g.phrase(nodes.MoveUnit, "choose one of your open (RC), and move <what>", open_=True)
    g.phrase(
        nodes.Exchange,
        "*exchange <first:Single> (with|and) <second:Single>",
        "*exchange the positions of <first:Single> and <second:Single>",
        "*exchange the position of <first:Single> with <second:Single>",
    )
    g.phrase(nodes.Exchange, "*exchange <first:Ref/p>", "*exchange the positions of <first:Ref/p>", second=a.Same())
    g.phrase(nodes.Exchange, "exchange positions with <second:Single>", first=a.Ref(-1, "it"))


def _giving(g: Grammar) -> None:
    for gains in GAINS:
        g.phrase(a.Give, f"<to:Some/bare> get {gains} <duration>")
        for duration in ("", " <duration>"):
            g.phrase(
                a.Give,
                f"<to:#> get^ {gains}{duration}",
                f"<to:#> gain^ {gains}{duration}",
                f"*give <to> {gains}{duration}",
                mode="",
            )
        g.phrase(a.Give, f"<duration:ahead>, <to:#> get^ {gains}", mode="")
        g.phrase(a.Give, f"have <to> get {gains} <duration>", mode="")
    for duration in ("", " <duration>"):
        g.phrase(a.Give, f"*increase <to:of> <gains:Increase>{duration}")
        g.phrase(
            a.LoseAbilities,
            f"<what:#> lose^ <names:Keyword&>{duration}",
            f"<what:#> lose^ <names:QuotedKeyword&>{duration}",
            f"<what:#> lose^ all abilities{duration}",
            f"<what:Some/bare> lose all abilities{duration}",
            mode="",
        )
        g.phrase(a.SetStat, f"<what:of> <stats:StatName&> becomes <amount:Numeral>{duration}")
        g.phrase(a.SetStat, f"<what:of> <stats:StatWord&> becomes <amount:Numeral>{duration}")
    g.phrase(
        a.LoseAbilities,
        "<duration:ahead>, <what:#> lose^ <names:Keyword&>",
        "<duration:ahead>, <what:#> lose^ <names:QuotedKeyword&>",
        mode="",
    )


def _rest(g: Grammar) -> None:
    ending(g)
    g.phrase(a.WinGame, "you win")
    dealing(g)
    checking(g)
    g.phrase(a.DriveCheck, "*perform an additional drive check", times=ONE)
    g.phrase(nodes.PayCost, "you may pay the cost")
    for span in ("turn", "game"):
        g.phrase(
            nodes.CannotUse,
            f"this ability cannot be used for the rest of (that|this|the) {span}",
            f"this ability cannot be used for the rest of {span}",
            span=span,
        )
    g.phrase(nodes.Nullify, "*nullify the effects on <what>", "*nullify the effects applied to <what>")
    g.phrase(a.DeclareName, "*declare the card name of a <of:Counted/s>")
