"""What happens where spells wait in a chase: blocks, summons, life, judgment, stones, additions (fow 7 to 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events import movements, occasions
from ludex.enact.events.occasions import EVENTS
from ludex.enact.nouns import objects, subjects
from ludex.enact.nouns.noun import noun
from ludex.enact.ruleset import LIFE, text_rules
from ludex.enact.scenes import meanings
from ludex.enact.sorts import takes
from ludex.games.fow.text import nodes
from ludex.kernel import events
from ludex.kernel.cards import CardRef
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.nouns.subjects import Subject
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


# -- battle ---------------------------------------------------------------------------------------------------------
@EVENTS.of(nodes.Blocks)
def blocks(node: nodes.Blocks) -> occasions.Occasion:
    """A J/resonator blocks, see fow 8.3:4."""
    return occasions.Occasion(("block",), None, (subjects.card, node.what), (subjects.target, node.attacker))


@EVENTS.of(nodes.IsBlocked)
def is_blocked(node: nodes.IsBlocked) -> occasions.Occasion:
    """An attacking J/resonator is blocked, see fow 8.3:4."""
    return occasions.Occasion(("block",), None, (subjects.target, node.what), (subjects.card, node.by))


# -- cards ----------------------------------------------------------------------------------------------------------
@EVENTS.of(nodes.IsSummoned)
def is_summoned(node: nodes.IsSummoned) -> occasions.Occasion:
    """Put into a field from the chase by resolving itself (fow 10.5:2), which only resonators are called to be."""
    whose = node.whose

    def gate(scene: Scene, e: Event) -> bool:
        rules = text_rules(scene.g)
        if not rules.on_field(e.to) or not movements.is_of(scene, whose, movements.gainer(scene.g, e)):
            return False
        card = subjects.card(scene.g, e)
        return card is not None and rules.is_kind(scene.g, card.look, "resonator")

    return occasions.Occasion(("enter",), gate, (subjects.card, node.what))


_BY_WHOSE_IT_IS = ("banish", "discard")  # who puts it there is who had it, by whatever effect (fow 10.10:2, 10.18:1)


@EVENTS.of(nodes.Puts)
def puts(node: nodes.Puts) -> occasions.Occasion:
    """A player puts a card somewhere: whose spell or ability does it, or whose card it is that resolves (fow 7.1:3)."""
    player, put = node.player, movements.is_put(ast.IsPut(node.what, node.to, node.whose))
    into = put.gate
    assert into is not None

    def gate(scene: Scene, e: Event) -> bool:
        by = None if e.kind in _BY_WHOSE_IT_IS else e.source
        seat = movements.gainer(scene.g, e) if by is None else by.seat
        return movements.is_of(scene, player, seat) and into(scene, e)

    return occasions.Occasion(put.kinds, gate, (subjects.card, node.what))


@EVENTS.of(nodes.Enters)
def enters(node: nodes.Enters) -> occasions.Occasion:
    """[Enter] (fow 9.6:1.1): played from the hand and put into a field by resolving, or a judgment was resolved."""

    def gate(scene: Scene, e: Event) -> bool:
        if not text_rules(scene.g).on_field(e.to):
            return False
        if e.kind == "enter":
            return subjects.origin_of(scene.g, e) == "hand" and e.key != "summon"
        return e.kind == "judgment"

    return occasions.Occasion(("enter", "judgment"), gate, (subjects.card, node.what))


@EVENTS.of(nodes.IsRemoved)
def is_removed(node: nodes.IsRemoved) -> occasions.Occasion:
    """Removed from the game, see fow 10.3:1."""
    origin = node.origin
    return occasions.Occasion(
        ("remove",), lambda s, e: origin is None or movements.comes_from(s, origin, e), (subjects.card, node.what)
    )


@EVENTS.of(nodes.FallsInBattle)
def falls_in_battle(node: nodes.FallsInBattle) -> occasions.Occasion:
    """Destroyed by the rules after battle damage, which was the last it was dealt (fow-2.0 11.2.1:4,
    fow-2.0 11.2.1:5)."""

    def gate(scene: Scene, e: Event) -> bool:
        return e.source is None and _blow(scene.g, e) is not None

    return occasions.Occasion(("destroy",), gate, (subjects.card, node.what), (_striker, node.by))


def _blow(g: Game, e: Event) -> Event | None:
    """The battle damage that a card died of; None if it was something else."""
    if e.before is None:
        return None
    dealt = [x for x in g.this_turn() if x.kind == "damage" and (x.card, x.incarnation) == e.before.ref]
    return dealt[-1] if dealt and dealt[-1].key == "battle" else None


def _striker(g: Game, e: Event) -> Subject | None:
    blow = _blow(g, e)
    return None if blow is None else subjects.dealer(g, blow)


@EVENTS.of(nodes.IsCanceled)
def is_canceled(node: nodes.IsCanceled) -> occasions.Occasion:
    """Canceled, see fow 10.11:1."""
    return occasions.Occasion(("canceled",), None, (subjects.card, node.what))


@EVENTS.of(nodes.IsAdded)
def is_added(node: nodes.IsAdded) -> occasions.Occasion:
    """An addition is added to a card, see fow 10.1:1."""
    return occasions.Occasion(("added",), None, (subjects.card, node.what), (subjects.target, node.to))


@EVENTS.of(nodes.Shifts)
def shifts(node: nodes.Shifts) -> occasions.Occasion:
    """Turned future side up by its [Shift], see fow 12.8:2.1."""
    return occasions.Occasion(("shifted",), None, (subjects.card, node.what))


@EVENTS.of(nodes.BattleOver)
def battle_over(node: nodes.BattleOver) -> occasions.Occasion:
    """A battle ends in which a card played a part, see fow 8.6:1."""
    what, roles = node.what, node.roles

    def gate(scene: Scene, e: Event) -> bool:
        rules = text_rules(scene.g)
        if e.key != rules.moment("battle", "end"):
            return False
        return any(rules.in_state(scene.g, look, role) for look in objects.looks(scene, what) for role in roles)

    return occasions.Occasion((events.MOMENT,), gate)


@EVENTS.of(nodes.IsTargeted)
def is_targeted(node: nodes.IsTargeted) -> occasions.Occasion:
    """Chosen as a target by a spell or ability of a group, see fow 9.3:2.4."""
    by = node.by

    def gate(scene: Scene, e: Event) -> bool:
        return e.source is not None and noun(by).is_by(scene, e.source)

    return occasions.Occasion(("selected",), gate, (subjects.card, node.what), (subjects.cause, node.by))


# -- what players do ------------------------------------------------------------------------------------------------
@EVENTS.of(nodes.LifeChanges)
def life_changes(node: nodes.LifeChanges) -> occasions.Occasion:
    """Life gained, lost or paid; damage is lost life too, see fow 10.6:2, and what one starts with is none."""
    player, verb = node.player, node.verb

    def gate(scene: Scene, e: Event) -> bool:
        g, who = scene.g, meanings.seats(scene, player)
        if e.kind == "damage":
            hit = g.cards[e.card]
            return verb == "lose" and hit.seat in who and e.card in text_rules(g).leader(g, hit.seat)
        if e.key != LIFE or e.seat not in who:
            return False
        if verb == "pay":
            return e.value == "pay"
        if verb == "gain":
            return e.amount > 0 and e.value != "start"
        return e.amount < 0 and e.value != "pay"

    return occasions.Occasion((events.VALUE, "damage"), gate)


@EVENTS.of(nodes.Chases)
def chases(node: nodes.Chases) -> occasions.Occasion:
    """A card, or an ability that is not automatic, is played onto a chase that is not empty (fow 10.7:1)."""
    player = node.player

    def gate(scene: Scene, e: Event) -> bool:
        if e.key in ("automatic", "will") or e.seat not in meanings.seats(scene, player):
            return False
        return bool(_below(scene.g, e))

    return occasions.Occasion(("played",), gate, among=((_chased, node.what),))


def _below(g: Game, e: Event) -> tuple[CardRef, ...]:
    """What lies in the chase below what was just played."""
    thing = e.value.id if isinstance(e.value, CardRef) else e.card
    there = list(g.played)
    before = there[: there.index(thing)] if thing in there else there
    return tuple(g.cards[c].ref for c in before)


def _chased(g: Game, e: Event) -> tuple[Subject, ...]:
    return tuple(subjects.Subject(g, ref.id, ref.incarnation, ref.incarnation, None) for ref in _below(g, e))


@EVENTS.of(nodes.JudgmentDone)
def judgment_done(node: nodes.JudgmentDone) -> occasions.Occasion:
    """A player performs judgment: it is put into the chase, see fow 7.5:2, or an effect lets it be done at once."""
    player = node.player

    def gate(scene: Scene, e: Event) -> bool:
        done = e.key == "judgment" if e.kind == "played" else e.source is not None
        return done and e.seat in meanings.seats(scene, player)

    return occasions.Occasion(("played", "judgment"), gate, (subjects.card, node.what))


@EVENTS.of(nodes.StoneCalled)
def stone_called(node: nodes.StoneCalled) -> occasions.Occasion:
    """A player calls a magic stone, see fow 10.15:1."""
    player = node.player
    return occasions.Occasion(
        ("call",), lambda scene, e: e.seat in meanings.seats(scene, player), (subjects.card, node.what)
    )


@EVENTS.of(nodes.Awakens)
def awakens(node: nodes.Awakens) -> occasions.Occasion:
    """A player plays a card and pays its [Awakening] cost, see fow 12.1:2.1."""
    player = node.player
    return occasions.Occasion(
        ("awakened",), lambda scene, e: e.seat in meanings.seats(scene, player), (subjects.card, node.what)
    )


@EVENTS.of(nodes.Produces)
def produces(node: nodes.Produces) -> occasions.Occasion:
    """Will is produced, see fow 9.7:4, by a player or with a card."""
    player = node.player

    def gate(scene: Scene, e: Event) -> bool:
        return e.value == "produce" and e.amount > 0 and movements.is_of(scene, player, e.seat)

    return occasions.Occasion((events.VALUE,), gate, (subjects.card, node.what), once=node.what is not None)


@EVENTS.of(nodes.GameBegins)
def game_begins(node: nodes.GameBegins) -> occasions.Occasion:
    """The game begins (fow 4.2)."""
    return occasions.Occasion((events.MOMENT,), lambda scene, e: e.key == "game")


takes("ability", (nodes.IsTargeted, "by"), (nodes.Chases, "what"), (nodes.CannotChase, "what"))
takes("ability", (nodes.IsCanceled, "what"))
takes("player", (nodes.IsTargeted, "what"))
