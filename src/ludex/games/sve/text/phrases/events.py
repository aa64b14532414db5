"""Events in words: happening (`is put`), past (`has lost defense`), and feared (`would take damage`)."""

from __future__ import annotations

from ludex.games.sve.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Grammar
from ludex.lang.inflection import third_person
from ludex.lang.phrases.events import attacks, putting, returns

YOU = a.Player("you")
ANYONE = a.Player("each player")
_VERBS = (
    "play",
    "discard",
    "bury",
    "banish",
    "destroy",
    "summon",
    "return",
    "select",
    "reveal",
    "engage",
    "draw",
)
_PAST = {
    "play": "played",
    "discard": "discarded",
    "bury": "buried",
    "banish": "banished",
    "destroy": "destroyed",
    "summon": "summoned",
    "return": "returned",
    "select": "selected",
    "reveal": "revealed",
    "engage": "engaged",
    "draw": "drawn",
}


def register(g: Grammar) -> None:
    """Teach a grammar its events."""
    putting(
        g,
        "<what:#> be^ put onto <whose:of> field",
        "<what:#> be^ put onto the field",
        "<what:#> enter^ <whose:of> field",
        "<what:#> come^ into play on <whose:of> field",
    )
    g.phrase(a.Origin, "from <whose:of> field", "from the field", zone="field")
    g.phrase(
        a.Origin,
        "from somewhere other than <whose:of> <zone:ZoneIn>",
        "from somewhere other than the <zone:ZoneIn>",
        "from a zone other than <whose:of> <zone:ZoneIn>",
        "from anywhere other than <whose:of> <zone:ZoneIn>",
        "from anywhere other than the <zone:ZoneIn>",
        "from a zone other than the <zone:ZoneIn>",
        other_than=True,
    )
    _moves(g)
    _fights(g)
    _others(g)
    _would(g)
    _done(g)
    _past(g)
    _doing(g)
    _shortened(g)
    _elided(g)


def _moves(g: Grammar) -> None:
    g.phrase(a.Leaves, "<what:#> leave^ the field", "<what:#> leave^ <whose:of> field", zone="field")
    g.phrase(a.Leaves, "<what:#> leave^ <whose:of> <zone:ZoneIn>", "<what:#> leave^ the <zone:ZoneIn>")
    returns(g)
    g.phrase(a.IsDestroyed, "<what:#> be^ destroyed")
    g.phrase(a.IsDestroyed, "<what:#> be^ destroyed by an ability", by_abilities=True)
    g.phrase(a.IsBanished, "<what:#> be^ banished", "<what:#> be^ banished <origin>")
    g.phrase(nodes.IsBuried, "<what:#> be^ buried")
    g.phrase(a.IsDiscarded, "<what:#> be^ discarded", "<what:#> be^ discarded by the ability of <by>")
    for verb in _VERBS:
        if verb != "draw":
            g.phrase(a.Does, f"<player:#> {verb}^ <what>", verb=verb)
            g.phrase(a.Does, f"a player {third_person(verb)} <what>", player=ANYONE, verb=verb)
    g.phrase(a.Draws, "<player:#> draw^ a card")
    g.phrase(a.Draws, "a player draws a card", player=ANYONE)
    g.phrase(a.Draws, "<player> would draw a card", mode="would")


def _fights(g: Grammar) -> None:
    g.words(
        "DamageKind",
        {"attack": "attack damage", "combat": "combat damage", "ability": "ability damage", "any": "damage"},
    )
    attacks(g)
    g.phrase(nodes.Fights, "<what:#> fight^", "<what:#> fight^ <other>")
    g.phrase(a.DealsDamage, "<what:#> deal^ <kind:DamageKind>", "<what:#> deal^ <kind:DamageKind> to <to>")
    g.phrase(a.TakesDamage, "<what:#> take^ <kind:DamageKind>")
    g.words("Gaining", {"attack": "attack", "defense": "defense", "attack or defense": "attack or defense"})
    g.words("GainingIcon", {"attack": "{attack}", "defense": "{defense}"})
    for verb in ("gain", "lose"):
        g.phrase(
            nodes.ChangesStat,
            f"<what:#> {verb}^ <stat:Gaining>",
            f"<what:#> {verb}^ <stat:GainingIcon>",
            verb=verb,
        )
    for verb, words in (("gain", "increases"), ("lose", "decreases")):
        g.phrase(nodes.ChangesStat, f"<what:of> <stat:Gaining> {words}", verb=verb)
    g.phrase(nodes.Evolves, "<what:#> evolve^")
    g.phrase(nodes.Evolves, "<what:#> super-evolve^", super_evolves=True)
    g.phrase(a.BecomesEngaged, "<what:#> become^ engaged", "<what:#> be^ engaged")
    g.phrase(a.BecomesEngaged, "<what:#> be^ refreshed", "<what:#> refresh^", refreshed=True)
    g.phrase(a.IsSelected, "<what:#> be^ selected", "<what:#> be^ selected for an ability")
    by = a.Player("each opponent")
    g.phrase(a.IsSelected, "<what:#> be^ selected by an opponent's card or ability", by=by)


def _others(g: Grammar) -> None:
    g.words(
        "PhaseWord",
        {"main phase": "main phase", "end phase": "end phase", "start phase": "start phase", "turn": "turn"},
    )
    g.phrase(a.PhaseStarts, "at the start of <whose:of> <phase:PhaseWord>", mode="at")
    g.phrase(a.PhaseStarts, "at the end of <whose:of> <phase:PhaseWord>", edge="end", mode="at")
    g.phrase(a.PhaseStarts, "at the start of each <phase:PhaseWord>", whose=a.Player("each player"), mode="at")
    g.phrase(a.PhaseStarts, "at the start of <whose:of> next <phase:PhaseWord>", which="next", mode="delayed")
    g.phrase(
        a.PhaseStarts,
        "at the end of <whose:of> next <phase:PhaseWord>",
        edge="end",
        which="next",
        mode="delayed",
    )
    g.phrase(
        a.PhaseStarts,
        "at the end of (this|the) turn",
        phase="turn",
        whose=a.Player("each player"),
        edge="end",
        which="this",
        mode="delayed",
    )
    g.phrase(
        a.PhaseStarts,
        "at the start of (this|the) turn's end phase",
        phase="end phase",
        whose=a.Player("each player"),
        which="this",
        mode="delayed",
    )
    g.phrase(nodes.DriveChecks, "<player:#> drive check^ a Trigger")
    for kind in ("Critical", "Draw", "Stand", "Heal"):
        g.phrase(nodes.DriveChecks, f"<player:#> drive check^ a {kind} Trigger", kind=kind.lower())
    g.phrase(nodes.EarthRites, "<player:#> perform^ an Earth Rite", "<player:#> perform^ Earth Rite")
    for verb in ("gain", "recover", "use"):
        for points in ("play points", "evolution points", "super-evolution points"):
            g.phrase(
                nodes.PointsChange,
                f"<player:#> {verb}^ a {points[:-1]}",
                f"<player:#> {verb}^ {points}",
                points=points,
                verb=verb,
            )
    g.phrase(nodes.PointsChange, "<player:of> max play points increase", points="max play points", verb="increase")
    g.phrase(nodes.IsGivenDrive, "<what:#> be^ given Drive")
    g.phrase(nodes.Races, "<what:#> race^")
    g.phrase(nodes.IsServed, "<what:#> be^ served")
    g.phrase(a.Becomes, "<condition:Exists>", "<condition:Compared>", "<condition:Compared/becoming>")
    for compare, words in (("<=", " or less"), (">=", " or more"), ("==", "")):
        becomes = f"<left:Measure> becomes <right:Numeral>{words}"
        g.phrase(a.Compared, becomes, compare=compare, mode="becoming")
    g.phrase(
        nodes.Activates,
        "the {union burst} ability of <what> activates",
        "the {union burst} ability of <what> is activated",
        flavor="union burst",
    )
    g.phrase(a.GetsCounter, "a <kind:CounterKind> counter is (put|placed) on <what:Single>")
    g.phrase(a.GetsCounter, "a <kind:CounterKind> counter is removed from <what:Single>", removed=True)


def _would(g: Grammar) -> None:
    """Events that a replacement foresees."""
    g.phrase(a.TakesDamage, "<what> would take <kind:DamageKind>", mode="would")
    g.phrase(
        a.TakesDamage,
        "<what> would take <amount:Numeral> or less <kind:DamageKind>",
        compare="<=",
        mode="would",
    )
    g.phrase(
        a.TakesDamage,
        "<what> would take <amount:Numeral> or more <kind:DamageKind>",
        compare=">=",
        mode="would",
    )
    g.phrase(a.TakesDamage, "<what> would take <kind:DamageKind> this turn", mode="wouldturn")
    g.phrase(
        a.DealsDamage,
        "<what> would deal <kind:DamageKind>",
        "<what> would deal <kind:DamageKind> to <to>",
        mode="would",
    )
    g.phrase(a.DealsDamage, "<what> would deal <kind:DamageKind> this turn", mode="wouldturn")
    g.phrase(
        a.TakesDamage,
        "<what> would take more than <amount:Numeral> <kind:DamageKind>",
        compare=">",
        mode="would",
    )
    g.phrase(a.IsDestroyed, "<what> would be destroyed", mode="would")
    g.phrase(a.IsDestroyed, "<what> would be destroyed by an ability", by_abilities=True, mode="would")
    g.phrase(a.Leaves, "<what> would leave the field", zone="field", mode="would")
    g.phrase(
        a.IsPut,
        "<what> would be put from the field into the <to:ZoneIn>",
        "<what> would be put into the <to:ZoneIn>",
        "<what> would be put into <whose:of> <to:ZoneIn>",
        "<what> would be put into <whose:of> <to:ZoneIn> <origin>",
        "<what> would be put into the <to:ZoneIn> <origin>",
        mode="would",
    )
    g.phrase(
        a.IsPut,
        "<what> would be put onto <whose:of> field",
        "<what> would be put onto the field",
        to="field",
        mode="would",
    )
    g.phrase(a.GameLost, "<player> would lose the game", mode="would")


def _done(g: Grammar) -> None:
    """What a player has done this turn, and how much of something there was."""
    for verb, past in _PAST.items():
        g.phrase(
            a.Does,
            f"you've {past} <what>",
            f"you have {past} <what>",
            f"you {past} <what>",
            player=YOU,
            verb=verb,
            mode="past",
        )
        g.phrase(
            a.Does,
            f"<what:Some/bareone> you've {past}",
            f"<what:Some/bareone> you {past}",
            player=YOU,
            verb=verb,
            mode="doingone",
        )
        g.phrase(a.Does, f"<player:s> has {past} <what>", verb=verb, mode="past")
        g.phrase(
            a.Does,
            f"<what:Some/bare> you've {past}",
            f"<what:Some/bare> you {past}",
            player=YOU,
            verb=verb,
            mode="doing",
        )
    for kind in ("damage", "ability damage", "combat damage"):
        word = kind.split()[0] if " " in kind else "any"
        g.phrase(a.DealsDamage, f"{kind} <what:s> has dealt", f"{kind} <what:s> dealt", kind=word, mode="howmuch")
        g.phrase(a.TakesDamage, f"{kind} <what:s> has taken", f"{kind} <what:s> took", kind=word, mode="howmuch")
    for verb, past in (("gain", "gained"), ("lose", "lost")):
        for stat in ("attack", "defense"):
            g.phrase(
                nodes.ChangesStat,
                f"{stat} <what:s> has {past}",
                f"{stat} <what:s> {past}",
                verb=verb,
                stat=stat,
                mode="howmuch",
            )
        g.phrase(
            nodes.ChangesStat,
            f"<what:s> has {past} <stat:Gaining>",
            f"<what:s> has {past} <stat:GainingIcon>",
            verb=verb,
            mode="past",
        )


# Who something has happened to: one, several, or any of several.
_SUBJECTS = (
    ("<what:s>", "has", "was"),
    ("<what:Some/bare>", "have", "were"),
    ("any of <what:Some/bare>", "have", "were"),
)


def _past(g: Grammar) -> None:
    """What has happened to cards this turn."""
    for what, has, was in _SUBJECTS:
        for cls, verb in ((a.Attacks, "attacked"), (nodes.Evolves, "evolved"), (nodes.Races, "raced")):
            g.phrase(cls, f"{what} {has} {verb}", f"{what} {verb}", mode="past")
        for be in (was, f"{has} been"):
            _past_moves(g, f"{what} {be}")
        g.phrase(
            a.Leaves,
            f"{what} left the field",
            f"{what} {has} left the field",
            f"{what} left <whose:of> field",
            zone="field",
            mode="past",
        )
        g.phrase(a.TakesDamage, f"{what} took <kind:DamageKind>", f"{what} {has} taken <kind:DamageKind>", mode="past")
    g.phrase(a.IsPut, "put onto <whose:of> field", "put onto the field", what=a.Ref(0), to="field", mode="passed")
    g.phrase(a.TakesDamage, "took <kind:DamageKind>", what=a.Ref(0), mode="did")
    g.phrase(a.Attacks, "attacked", what=a.Ref(0), mode="did")
    g.phrase(nodes.Evolves, "evolved", what=a.Ref(0), mode="did")


def _past_moves(g: Grammar, was: str) -> None:
    """What was done to cards: destroyed, put, returned, banished."""
    g.phrase(a.IsDestroyed, f"{was} destroyed", mode="past")
    g.phrase(
        a.IsPut,
        f"{was} put <origin> into the <to:ZoneIn>",
        f"{was} put <origin> into <whose:of> <to:ZoneIn>",
        f"{was} put into <whose:of> <to:ZoneIn>",
        f"{was} put into <whose:of> <to:ZoneIn> <origin>",
        mode="past",
    )
    g.phrase(a.IsPut, f"{was} put onto <whose:of> field", f"{was} put onto the field", to="field", mode="past")
    g.phrase(
        a.Returns,
        f"{was} returned to <to:BareZone>",
        f"{was} returned to <to:BareZone> <origin>",
        f"{was} returned to <whose:of> <to:ZoneIn>",
        mode="past",
    )
    g.phrase(a.IsBanished, f"{was} banished", f"{was} banished <origin>", mode="past")


def _doing(g: Grammar) -> None:
    """How many cards it has happened to: `the number of followers that were put from the field into the cemetery`."""
    for what in ("<what:Some/bare>", "<what:Some/bare> that (were|have been)"):
        g.phrase(
            a.IsPut,
            f"{what} put <origin> into the <to:ZoneIn>",
            f"{what} put <origin> into <whose:of> <to:ZoneIn>",
            f"{what} put into <whose:of> <to:ZoneIn>",
            mode="doing",
        )
        g.phrase(a.IsPut, f"{what} put onto <whose:of> field", to="field", mode="doing")
        g.phrase(a.IsDestroyed, f"{what} destroyed", mode="doing")
        g.phrase(a.IsBanished, f"{what} banished", f"{what} banished <origin>", mode="doing")
    g.phrase(
        a.Leaves,
        "<what:Some/bare> that left <whose:of> field",
        "<what:Some/bare> that left the field",
        zone="field",
        mode="doing",
    )
    g.phrase(nodes.Evolves, "<what:Some/bare> that (evolved|have evolved)", mode="doing")
    g.phrase(a.Attacks, "<what:Some/bare> that (attacked|have attacked)", mode="doing")
    g.union("Doing", "Does", "IsPut", "IsDestroyed", "IsBanished", "Evolves", "Attacks", "Leaves")


def _elided(g: Grammar) -> None:
    """What else happens to a card that was named just before: `is discarded or banished from your hand`."""
    same = a.Same()
    g.phrase(a.IsBanished, "banished", "banished <origin>", what=same, mode="elided")
    g.phrase(a.IsDestroyed, "destroyed", what=same, mode="elided")
    g.phrase(a.IsDiscarded, "discarded", what=same, mode="elided")
    g.phrase(a.Attacks, "attacks", what=same, mode="elided")
    g.phrase(nodes.Fights, "fights", what=same, mode="elided")
    g.phrase(nodes.Evolves, "evolves", what=same, mode="elided")
    g.phrase(a.Leaves, "leaves the field", what=same, zone="field", mode="elided")


def _shortened(g: Grammar) -> None:
    """`When it's put ...`: what happens to the card spoken of, with the verb shortened."""
    it = "<what:Ref/s>'s"
    for origin in ("", " <origin>"):
        g.phrase(a.IsPut, f"{it} put{origin} into <whose:of> <to:ZoneIn>", f"{it} put{origin} into the <to:ZoneIn>")
    g.phrase(a.IsPut, f"{it} put onto <whose:of> field", f"{it} put onto the field", to="field")
    for cls, verb in ((a.IsDestroyed, "destroyed"), (a.IsBanished, "banished"), (nodes.IsBuried, "buried")):
        g.phrase(cls, f"{it} {verb}")
    g.phrase(a.Returns, f"{it} returned to <whose:of> <to:ZoneIn>", f"{it} returned to <to:BareZone>")
    g.phrase(a.IsDiscarded, f"{it} discarded")
