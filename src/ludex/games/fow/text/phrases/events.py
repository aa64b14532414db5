"""Events in words: cards that move, battles, life, moments of a turn (fow 5, 8, 10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.filters import ZONES
from ludex.games.fow.text.phrases.nouns import YOU
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.events import attacks
from ludex.lang.renderer import Renderer

_PHASES = ("draw phase", "recovery phase", "main phase", "battle phase", "end phase", "turn")
_EACH = a.Player("each player")
_ONE = a.Exactly(a.Number(1))


def register(g: Grammar) -> None:
    """Teach a grammar its events."""
    _moving(g)
    _leaving(g)
    _doing(g)
    _battling(g)
    _damaging(g)
    _changing(g)
    _moments(g)
    _passed(g)
    g.phrase(a.Becomes, "<condition:Exists>", "<condition:Compared>")


def _moving(g: Grammar) -> None:
    """A card comes into a zone (fow 3.1), and where from."""
    for zone, word in ZONES:
        g.phrase(
            a.Origin,
            f"from <whose:of> {word}",
            f"from (a|any|the) {word}",
            f"from {word}",
            f"from <whose:of> {word}s",
            zone=zone,
        )
        anywhere: dict[str, Any] = {"to": zone, "origin": a.Origin(zone, other_than=True)}
        for into in (f"<whose:of> {word}", f"a {word}"):
            g.phrase(a.IsPut, f"<what> would be put into {into} from anywhere", mode="would", **anywhere)
            g.phrase(a.IsPut, f"<what:#> be^ put into {into} from anywhere", **anywhere)
        if zone in ("deck", "magic stone deck", "chase area"):
            continue
        for origin in ("", " <origin>"):
            g.phrase(
                a.IsPut,
                f"<what:#> enter^ <whose:of> {word}{origin}",
                f"<what:#> enter^ [(a|the) ]{word}{origin}",
                f"<what:#> come^ (into|onto) <whose:of> {word}{origin}",
                f"<what:#> come^ (into|onto) (a|the) {word}{origin}",
                f"<what:#> be^ put into <whose:of> {word}{origin}",
                f"<what:#> be^ put into (a|the|any) {word}{origin}",
                to=zone,
            )
            g.phrase(
                a.IsPut,
                f"<what:#> were^ put into <whose:of> {word}{origin}",
                f"<what:#> were^ put into (a|the) {word}{origin}",
                f"<what:#> entered <whose:of> {word}{origin}",
                f"<what:#> entered a {word}{origin}",
                to=zone,
                mode="past",
            )
            g.phrase(
                a.IsPut,
                f"<what:Some/bare> were put into <whose:of> {word}{origin}",
                f"<what:Some/bare> were put into (a|the) {word}{origin}",
                f"<what:Some/bare> entered <whose:of> {word}{origin}",
                to=zone,
                mode="severalpast",
            )
            g.phrase(
                a.IsPut,
                f"<what> would be put into <whose:of> {word}{origin}",
                f"<what> would be put into a {word}{origin}",
                to=zone,
                mode="would",
            )
        if zone in ("graveyard", "field", "magic stone area"):
            g.phrase(nodes.Puts, f"you put <what> into <whose:of> {word}", to=zone, player=YOU)
            g.phrase(nodes.Puts, f"you put <what> into a {word}", to=zone, player=YOU)
            g.phrase(nodes.Puts, f"you put <what:Some/s> into <whose:of> {word}", to=zone, player=YOU, mode="past")
            g.phrase(nodes.Puts, f"you put <what:Some/s> into a {word}", to=zone, player=YOU, mode="past")
            several = f"you put one or more <what:Some/bare> into <whose:of> {word}"
            g.phrase(nodes.Puts, several, to=zone, player=YOU, mode="someones")
            g.phrase(
                a.IsPut,
                f"one or more <what:Some/bare> (enter|are put into|come into) <whose:of> {word}",
                to=zone,
                mode="someones",
            )
            g.phrase(a.IsPut, f"<what:#> (hasn't|has not) entered <whose:of> {word}", to=zone, mode="hasnt")
            g.phrase(a.IsPut, f"<what:#> (hasn't|has not) entered a {word}", to=zone, mode="hasnt")
            undone = "you (haven't|have not) put any <what:Some/bareone> into"
            g.phrase(nodes.Puts, f"{undone} <whose:of> {word}", to=zone, player=YOU, mode="undone")
            g.phrase(nodes.Puts, f"{undone} a {word}", to=zone, player=YOU, mode="undone")


def _leaving(g: Grammar) -> None:
    g.phrase(
        a.Leaves,
        "<what:#> leave^ <whose:of> field[ for a non-field zone]",
        "<what:#> leave^ a field[ for a non-field zone]",
        "<what:#> leave^ the field",
        zone="field",
    )
    g.phrase(a.Leaves, "<what> would leave <whose:of> field", "<what> would leave a field", zone="field", mode="would")
    g.phrase(a.IsDestroyed, "<what:#> be^ destroyed")
    g.phrase(a.IsDestroyed, "<what> would be destroyed", mode="would")
    g.phrase(a.IsDestroyed, "<what:#> were^ destroyed", mode="past")
    g.phrase(
        nodes.FallsInBattle,
        "<what:#> be^ destroyed by battle damage",
        "<what:#> be^ destroyed by [the ]battle damage from <by:Single>",
    )
    g.phrase(a.IsBanished, "<what:#> be^ banished")
    g.phrase(a.IsDiscarded, "<what:#> be^ discarded")
    g.phrase(nodes.IsRemoved, "<what:#> be^ removed from the game", "<what:#> be^ removed from the game <origin>")
    g.phrase(nodes.IsCanceled, "<what:#> be^ canceled")
    for hand in ("<whose:of> hand", "(a|any) player's hand", "hand"):
        for origin in ("", " <origin>"):
            g.phrase(
                a.Returns, f"<what:#> be^ returned to {hand}{origin}", f"<what:#> return^ to {hand}{origin}", to="hand"
            )


def _doing(g: Grammar) -> None:
    """What players do."""
    for verb in ("play", "discard", "banish", "summon", "reveal"):
        past = {"play": "played", "banish": "banished", "discard": "discarded"}.get(verb, verb + "ed")
        g.phrase(a.Does, f"<player:#> {verb}^ <what>", verb=verb, guard=_of_cards)
        g.phrase(a.Does, f"<player:#> {past} <what>", f"<player:p> have {past} <what>", verb=verb, mode="past")
        g.phrase(a.Does, f"<what:Some/bareone> you've {past}", verb=verb, player=YOU, mode="doneone")
    g.phrase(a.Does, "<what:#> be^ played", player=_EACH, verb="play")
    g.phrase(a.Draws, "<player:#> draw^ a card[ from (your|his or her|their) main deck]")
    g.phrase(a.Draws, "<player> would draw a card", mode="would")
    g.phrase(nodes.IsSummoned, "<what:#> be^ summoned", "<what:#> be^ summoned into <whose:of> field")
    g.phrase(nodes.IsSummoned, "<what:#> be^ summoned under your control", whose=YOU)
    g.phrase(nodes.IsSummoned, "<what:Some/s> summoned")
    g.phrase(
        nodes.JudgmentDone,
        "<player:#> (do^|perform^) judgment",
        "<player:#> (do^|perform^) judgment with <what:Single>",
    )
    g.phrase(nodes.StoneCalled, "<player:#> call^ a magic stone")
    g.phrase(
        nodes.StoneCalled,
        "<player:#> call^ <what:Some/s>",
        guard=lambda n: n.what.group != a.Group((), a.Kind("magic stone")),
    )
    g.phrase(nodes.Awakens, "<player:#> awaken^ <what>")
    g.phrase(nodes.Shifts, "<what:#> shift^")
    g.phrase(nodes.Chases, "<player:#> chase^", "<player:#> chase^ to <what>")
    g.phrase(nodes.Produces, "<player:#> play^ a will ability of <what:Single>")
    g.phrase(nodes.Produces, "<player:#> produce^ will", "<player:#> rest^ <what> to produce will")
    for becomes in ("be^ targeted", "become^ targeted", "become^ a target of", "become^ the target of"):
        word = "" if becomes.endswith("of") else " by"
        for of in ("spells or abilities", "a spell or ability", "spells or other abilities"):
            g.phrase(a.IsSelected, f"<what:#> {becomes}{word} {of}")
            g.phrase(
                a.IsSelected,
                f"<what:#> {becomes}{word} {of} <by:s> controls",
                f"<what:#> {becomes}{word} {of} <by:p> control",
            )
        for by in ("<by:Some/bare>", "<by:Some/s>"):
            g.phrase(nodes.IsTargeted, f"<what:#> {becomes}{word} {by}", guard=is_narrow)


def is_narrow(node: nodes.IsTargeted | nodes.CannotBeTargeted) -> bool:
    """Whether only some spells or abilities are meant, not simply all, or all of an opponent's."""
    group = node.by.group if isinstance(node.by, a.Some) else None
    if not isinstance(group, a.Groups) or {o.noun for o in group.options} != {a.Kind("spell"), a.Kind("ability")}:
        return True
    said = [f for o in group.options for f in (*o.before, *o.after)] + list(group.after)
    return any(f != a.Enemy() for f in said)


def _of_cards(node: a.Does) -> bool:
    return not (isinstance(node.what, a.Ref) and node.verb == "play" and node.what.words == "it")


def _battling(g: Grammar) -> None:
    attacks(g)
    g.phrase(a.Attacks, "<what:#> attack^ <target:Leader>")
    g.phrase(a.Attacks, "<what:#> attacked", mode="past")
    for kind in ("resonator", "J/resonator", "J-ruler"):
        yours: Any = a.Some(a.Exactly(a.Number(1)), a.Group((a.YouControl(),), a.Kind(kind)))
        g.phrase(a.Attacks, f"<what:#> attack^ your {kind}", target=yours)
    g.phrase(a.Attacks, "you attack with <what>", "<what:#> be^ declared as an attacker")
    g.phrase(nodes.Blocks, "<what:#> be^ declared as a blocker")
    g.phrase(nodes.Blocks, "<what:#> block^", "<what:#> block^ <attacker>")
    g.phrase(nodes.IsBlocked, "<what:#> be^ blocked", "<what:#> become^ blocked", "<what:#> be^ blocked by <by>")
    g.phrase(a.BattleMoment, "at [the ]end of battle", step="battle", edge="end", mode="at")


def _damaging(g: Grammar) -> None:
    for kind, word in (("any", "damage"), ("combat", "battle damage")):
        g.phrase(
            a.DealsDamage,
            f"<what:#> deal^ {word}",
            f"<what:#> deal^ {word} to <to:Victim>",
            kind=kind,
        )
        g.phrase(
            a.DealsDamage,
            f"<what> would deal {word}",
            f"<what> would deal {word} to <to:Victim>",
            kind=kind,
            mode="would",
        )
        g.phrase(a.DealsDamage, f"<what:#> deal^ {word} to <to:OrTo>", kind=kind)
        g.phrase(a.DealsDamage, f"<what> would deal {word} to <to:OrTo>", kind=kind, mode="would")
        g.phrase(a.TakesDamage, f"<what:Victim/#> be^ dealt {word}", f"{word} is dealt to <what:Victim>", kind=kind)
        g.phrase(
            a.TakesDamage,
            f"<what:Victim> would be dealt {word}",
            f"{word} would be dealt to <what:Victim>",
            kind=kind,
            mode="would",
        )
        g.phrase(a.TakesDamage, f"<what:Victim/#> were^ dealt {word}", kind=kind, mode="past")
        g.phrase(a.DealsDamage, f"<to:Victim/#> were^ dealt {word} by <what:Single>", kind=kind, mode="past")
        g.phrase(a.DealsDamage, f"<to:Victim/#> be^ dealt {word} by <what:Single>", kind=kind)
        for compare, words in ((">=", "or more"), ("<=", "or less")):
            g.phrase(
                a.DealsDamage,
                f"<to:Victim/#> be^ dealt <amount:Numeral> {words} {word} by <what:Single>",
                f"<to:Victim/#> be^ dealt <amount:Numeral> {words} {word} by a single <what:Some/bareone>",
                compare=compare,
                kind=kind,
            )
            g.phrase(
                a.TakesDamage,
                f"a source would deal <amount:Numeral> {words} {word} to <what:Victim>",
                f"<what:Victim> would be dealt <amount:Numeral> {words} {word}",
                compare=compare,
                kind=kind,
                mode="would",
            )
        for compare, words in ((">=", "or more"), ("<=", "or less")):
            g.phrase(
                a.TakesDamage,
                f"<what:Victim/#> be^ dealt <amount:Numeral> {words} {word}",
                compare=compare,
                kind=kind,
            )
    g.phrase(a.TakesDamage, "you're dealt damage", what=a.Leader(YOU))
    g.union("OrTo", "Some")
    g.custom("OrTo", _read_or_to, _write_or_to)


_OPPOSING = a.Group((), a.Kind("player"), (a.Enemy(),))
_OR = (("your", "opponent", "or"), ("your", "opponent", "or", "to"))


def _read_or_to(parser: Parser, pos: int) -> Iterator[Found]:
    """`your opponent or to a resonator`."""
    for form, words in enumerate(_OR):
        if parser.text[pos : pos + len(words)] == words:
            for end, some in parser.read("Some", "s", pos + len(words)):
                if some.quantity == _ONE and isinstance(some.group, a.Group):
                    yield end, a.Some(_ONE, a.Groups((_OPPOSING, some.group)), form=form)


def _write_or_to(renderer: Renderer, value: Any) -> list[str] | None:
    groups = value.group.options if isinstance(value.group, a.Groups) and not value.group.after else ()
    if value.quantity != _ONE or groups[:1] != (_OPPOSING,) or len(groups) != 2:
        return None
    some = renderer.write(a.Some(_ONE, groups[1]), "Some", "s")
    return None if some is None else [*_OR[value.form if value.form < len(_OR) else 0], *some]


def _changing(g: Grammar) -> None:
    for verb in ("gain", "lose", "pay"):
        g.phrase(nodes.LifeChanges, f"<player:#> {verb}^ life", verb=verb)
        g.phrase(nodes.LifeChanges, f"<player> would {verb} life", verb=verb, mode="would")
    g.phrase(nodes.LifeChanges, "<player:#> gained life", verb="gain", mode="past")
    g.phrase(nodes.LifeChanges, "<player:#> lost life", verb="lose", mode="past")
    g.phrase(a.BecomesEngaged, "<what:#> (become^|be^) rested", "<what:#> rest^")
    g.phrase(a.BecomesEngaged, "<what:#> (become^|be^) recovered", "<what:#> recover^", refreshed=True)
    g.phrase(
        a.GetsCounter,
        "a <kind:CounterKind> counter is put on <what>",
        "<kind:CounterKind> counters are put on <what>",
        "you put a <kind:CounterKind> counter on <what>",
    )
    g.phrase(a.GetsCounter, "<kind:CounterKind> counters would be put on <what>", mode="would")
    g.phrase(a.GetsCounter, "a <kind:CounterKind> counter is removed from <what>", removed=True)
    g.phrase(nodes.IsAdded, "<what:#> be^ added to <to>", "<what:#> be^ added", "you add <what>")


def _passed(g: Grammar) -> None:
    """What happened to the cards a noun phrase speaks of: `that attacked this turn`."""
    card = a.Ref(0)
    g.phrase(
        a.IsPut,
        "was put into a field",
        "were put into a field",
        "entered a field",
        what=card,
        to="field",
        mode="passed",
    )
    g.phrase(a.Attacks, "attacked", what=card, mode="passed")
    g.phrase(a.DealsDamage, "dealt damage", "dealt damage to <to:Victim>", what=card, mode="passed")
    g.phrase(
        a.DealsDamage, "was dealt damage by <what:Single>", "were dealt damage by <what:Single>", to=card, mode="passed"
    )
    g.phrase(a.DealsDamage, "dealt damage by <what:Single>", to=card, mode="passive")
    g.phrase(a.Attacks, "attack", what=card, mode="unpassed")
    g.phrase(nodes.Blocks, "blocked", "blocked <attacker:Single>", what=card, mode="passed")
    g.phrase(a.TakesDamage, "was dealt damage", "were dealt damage", what=card, mode="passed")


def _moments(g: Grammar) -> None:
    g.words("PhaseWord", {phase: phase for phase in _PHASES})
    for edge, word in (("start", "beginning"), ("start", "start"), ("end", "end")):
        for the in ("the ", "") if edge == "end" else ("the ",):
            g.phrase(a.PhaseStarts, f"at {the}{word} of <whose:of> <phase:PhaseWord>", edge=edge, mode="at")
            g.phrase(
                a.PhaseStarts, f"at {the}{word} of (each|every|a) <phase:PhaseWord>", whose=_EACH, edge=edge, mode="at"
            )
            g.phrase(
                a.PhaseStarts,
                f"at {the}{word} of <whose:of> next <phase:PhaseWord>",
                edge=edge,
                which="next",
                mode="delayed",
            )
    g.phrase(
        a.PhaseStarts, "at [the ]end of turn", "at the end of a turn", phase="turn", whose=_EACH, edge="end", mode="at"
    )
    g.phrase(
        a.PhaseStarts,
        "at [the ]end of (that|this|the) turn",
        phase="turn",
        whose=_EACH,
        edge="end",
        which="this",
        mode="delayed",
    )
    g.phrase(  # the next one that comes, which is another turn's if this turn's has been (fow 5.4:3, fow 9.6:8.1)
        a.PhaseStarts,
        "at [the ]end of turn",
        "at the next end of turn",
        phase="turn",
        whose=_EACH,
        edge="end",
        mode="delayed",
    )
    g.phrase(
        a.PhaseStarts,
        "at [the ]end of [(a|the) ]battle phase",
        phase="battle phase",
        whose=_EACH,
        edge="end",
        mode="at",
    )
    g.phrase(
        a.PhaseStarts,
        "at [the ]end of [(a|the|that) ]battle phase",
        phase="battle phase",
        whose=_EACH,
        edge="end",
        which="this",
        mode="delayed",
    )
    g.phrase(a.PhaseStarts, "at the end of your turn", phase="turn", whose=YOU, edge="end", mode="delayed")
    for edge, word in (("start", "beginning"), ("end", "end")):
        g.phrase(
            a.PhaseStarts,
            f"at the {word} of opponent's <phase:PhaseWord>",
            whose=a.Player("each opponent"),
            edge=edge,
            mode="at",
        )
    g.phrase(nodes.GameBegins, "at the beginning of the game", mode="at")
    for step in ("declare attack step", "declare block step"):
        head = "at the (beginning|start) of"
        g.phrase(a.PhaseStarts, f"{head} [(the|each) ]{step}", phase=step, whose=_EACH, mode="at")
        g.phrase(a.PhaseStarts, f"{head} <whose:of> {step}", phase=step, mode="at")
    for roles, fought in (
        (("attacking", "attacked", "blocking"), "battled"),
        (("attacking",), "attacked"),
        (("blocking",), "blocked"),
        (("attacking", "blocking"), "attacked or blocked"),
    ):
        end = "at [the ]end of [(a|the|each) ]battle[ phase]"
        g.phrase(nodes.BattleOver, f"{end} [(that|in which) ]<what:Single> {fought}", roles=roles, mode="at")
