"""Keywords (sve 12, 13, 14) as abilities. Those with a meaning of their own in text are written as that text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.text import nodes
from ludex.kernel import events
from ludex.kernel.abilities import PASSIVE, Ability, Prohibition, Replacement, Source
from ludex.kernel.decisions import Obstacle
from ludex.kernel.events import Event
from ludex.kernel.memo import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset
    from ludex.kernel.frames import Signal
    from ludex.kernel.game import Game

ON_FIELD = frozenset({zones.FIELD})
PLAYED_FROM = frozenset({zones.HAND, zones.EX, zones.RESOLUTION, zones.BANISHED, zones.CEMETERY})

# Keywords that other chapters ask about and that do nothing by themselves: where they are asked.
PLAIN: dict[str, tuple[str, frozenset[str]]] = {
    "Ward": ("sve 12.8.2", ON_FIELD),
    "Storm": ("sve 12.9.2", ON_FIELD),
    "Rush": ("sve 12.10.2", ON_FIELD),
    "Assail": ("sve 12.11.2", ON_FIELD),
    "Intimidate": ("sve 12.12.2", ON_FIELD),
    "Bane": ("sve 12.14.2", ON_FIELD),
    "Aura": ("sve 12.15.2", ON_FIELD),
    "Quick": ("sve 12.3.2", PLAYED_FROM),
    "Starting Amulet": ("sve 14.4.4.1.1", frozenset()),
    "Drive": ("sve 14.4.7.2", ON_FIELD),
}

THIS = ast.This()
YOU = ast.Player("you")
_A = ast.Exactly(ast.Number(1))  # of what happens nobody asks how many it is: each is by itself

# Keywords that stand for a text.
TEXTS: dict[str, ast.Ability] = {
    # sve 12.13.1, sve 12.13.2: attack damage only (sve 12.13.2.1, sve 12.13.2.2)
    "Drain": ast.Automatic(
        (ast.When(ast.DealsDamage(THIS, "attack")),),
        ast.Sequence(
            (ast.Give(ast.Leader(YOU), (ast.StatChange(defense=ast.Signed("+", ast.ThatMuch())),)),),
        ),
    ),
    # sve 14.4.6.1, sve 14.4.6.2
    "Single Drive": ast.Automatic(
        (ast.TriggerKeyword("strike"),), ast.Sequence((ast.DriveCheck(ast.Number(1)),))
    ),
    # sve 14.4.6.1, sve 14.4.6.3
    "Twin Drive": ast.Automatic(
        (ast.TriggerKeyword("strike"),), ast.Sequence((ast.DriveCheck(ast.Number(2)),))
    ),
}

# sve 13.3.2.1, sve 13.3.2.2: engaged, it hands all counters to another amulet with Stack (ruling sve-R11)
STACK_TRANSFER = ast.Activated(
    "act",
    ast.Costs((ast.EngageThis(),)),
    ast.Sequence(
        (
            ast.Select(
                ast.Some(
                    ast.Exactly(ast.Number(1)),
                    ast.Group(
                        (ast.Other(),), ast.Kind("amulet"), (ast.HasKeyword(("Stack",)), ast.Place("field", YOU))
                    ),
                    binding=1,
                )
            ),
            nodes.MoveCounters(None, "Stack", THIS, ast.Ref(1)),
        )
    ),
)

# sve 14.2.3.1: what a card that has raced has, as long as it is linked to a card in the race zone (ruling sve-R34)
RACED = ast.Passive(
    (ast.HasGains(THIS, (ast.GainKeyword("Rush"),)),), ast.IsState(THIS, ast.InState("served"))
)


class StackStays(Replacement):
    """A card with Stack counters that would leave the field loses one counter instead and stays (sve 13.3.2.2)."""

    __slots__ = ()

    def applies(self, g: Game, source: Source, event: Event) -> bool:
        return (
            event.card == source.card
            and g.cards[event.card].zone == zones.FIELD
            and event.to != zones.FIELD
            and g.cards[event.card].count("Stack") > 0
        )

    def rewrite(self, g: Game, source: Source, event: Event) -> tuple[tuple[Event, ...], Signal | None]:
        stays = Event(events.COUNTER, "sve 13.3.2.2", card=event.card, key="Stack", amount=-1, source=source)
        return (stays,), None

    def label(self, g: Game, source: Source) -> str:
        return f"remove a Stack counter from {g.rules.describe(g, source.card)} instead"


class NoLeaderAttack(Prohibition):
    """This follower cannot attack a leader."""

    __slots__ = ()

    def forbids(self, g: Game, source: Source, act: str, event: Event) -> Obstacle | None:
        if event.card != source.card or g.cards[event.amount].zone != zones.LEADER:
            return None
        return Obstacle("sve 14.4.5.1.3.3", f"{g.rules.describe(g, source.card)} cannot attack a leader this turn")


NO_LEADER_ATTACK = Ability(
    "sve no leader attack",
    PASSIVE,
    "This follower can't attack an enemy leader.",
    zones=ON_FIELD,
    prohibitions=(NoLeaderAttack(("attack",)),),
)

RACED_KEY = "sve raced"

_made: Kept[tuple[str, str], tuple[Ability, ...]] = Kept()


def keyword(rules: TextRuleset, name: str) -> tuple[Ability, ...]:
    """The abilities a keyword stands for, () if this game does not have it."""
    found = _made.get((rules.book, name))
    if found is None:
        found = _made[rules.book, name] = _make(rules, name)
    return found


def raced(rules: TextRuleset) -> Ability:
    """What racing gives a card (sve 14.2.3.1)."""
    from ludex.enact.scenes.making import ability

    found = _made.get((rules.book, RACED_KEY))
    if found is None:
        (made,) = ability(rules, RACED, "follower")
        words = "As long as this is linked to a card in the race zone, it has Rush."
        found = (Ability(RACED_KEY, PASSIVE, words, zones=made.zones, statics=made.statics),)
        _made[rules.book, RACED_KEY] = found
    return found[0]


def own(rules: TextRuleset, key: str) -> Ability:
    """An ability that no text spells out, by its key: how a saved game finds it."""
    return raced(rules) if key == RACED_KEY else NO_LEADER_ATTACK


def _make(rules: TextRuleset, name: str) -> tuple[Ability, ...]:
    from ludex.enact.scenes.making import ability

    key = (ast.KeywordAbility(name), "keyword")
    plain = PLAIN.get(name)
    if plain is not None:
        return (Ability(key, PASSIVE, f"{name}.", zones=plain[1], keyword=name),)
    if name == "Stack":
        stays = Ability(key, PASSIVE, "Stack.", zones=ON_FIELD, keyword=name, replacements=(StackStays(("move",)),))
        return (stays, *ability(rules, STACK_TRANSFER, "amulet"))
    text = TEXTS.get(name)
    if text is None:
        return ()
    (made,) = ability(rules, text, "follower")
    copies = name != "Drain"  # more than one instance of Drain is one instance (sve 12.13.3)
    return (
        Ability(
            key,
            made.kind,
            f"{name}.",
            zones=made.zones,
            keyword=name,
            trigger=made.trigger,
            body=made.body,
            copies=copies,
        ),
    )


TRIGGERS: dict[str, ast.Event] = {
    # sve 12.4.1, sve 12.4.3; a token created on the field was put there from no field (ruling sve-R8)
    "fanfare": ast.IsPut(THIS, "field", origin=ast.Origin("field", other_than=True)),
    # sve 12.5.1, sve 12.5.3
    "last words": ast.IsPut(THIS, "cemetery", origin=ast.Origin("field")),
    # sve 12.6.1, sve 12.6.2
    "on evolve": nodes.Evolves(THIS),
    # sve 12.17.1, sve 12.17.2
    "on super-evolve": nodes.Evolves(THIS, super_evolves=True),
    # sve 12.7.1, sve 12.7.2
    "strike": ast.Attacks(THIS),
    "follower strike": ast.Attacks(THIS, ast.Some(_A, ast.Group((), ast.Kind("follower")))),
    "leader strike": ast.Attacks(THIS, ast.Some(_A, ast.Group((), ast.Kind("leader")))),
    # sve 14.2.4.1, sve 14.2.4.2
    "on race": nodes.Races(THIS),
    # sve 14.4.8.1, sve 14.4.8.2
    "on drive": nodes.IsGivenDrive(THIS),
}
