"""What cards become (fow 10.16:2, 10.19): copies, swapped numbers; and words that are chosen for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.durations import duration
from ludex.enact.actions.effect import ROWS, actor, leave, scene, source
from ludex.enact.actions.finding import FIND, cards, found, whole
from ludex.enact.looks import original, seen_by
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import bind
from ludex.kernel import changes
from ludex.kernel.cards import CardRef
from ludex.kernel.changes import Change
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.frames import Ask
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scene import Scene
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _made(sc: Scene, op: str, key: str, value: object, until: ast.Duration | None, cid: int) -> Change:
    origin = CardRef(sc.source.card, sc.source.incarnation)
    return Change(0, op, key, value, duration(sc, until, cid), origin, sc.you)


def _swap(g: Game, f: Frame, node: ast.SwapStats) -> Signal | None:
    """ATK and DEF as they are by then change places."""
    whole(f, node)
    sc = scene(g, f)
    made = tuple((c, _made(sc, changes.SWAP, "attack", "defense", node.duration, c)) for c in cards(g, f, node))
    f.answer = ()
    return text_rules(g).verbs.change(g, f, made, source(f)) if made else None


def _copy(g: Game, f: Frame, node: ast.BecomeCopy) -> Signal | None:
    """The card becomes what is printed on the side the other shows, without any effect on it (fow 10.16:2,
    fow 14.3:4): that is its base from now on, whatever is done to it (ruling fow-5.5-R36)."""
    sc = scene(g, f)
    there, of = cards(g, f, node, 0), found(f, node, 1)
    f.answer = ()
    if not there or not of:
        return None
    side = original(g, seen_by(sc, of[0]))
    made = tuple((c, _made(sc, changes.COPY, "", side, node.duration, c)) for c in there)
    return text_rules(g).verbs.change(g, f, made, source(f))


# -- words -----------------------------------------------------------------------------------------
def _choose(g: Game, f: Frame, node: ast.ChooseWord) -> Signal | None:
    """A player names one of those there are, or chance does."""
    words = text_rules(g).choosable(node.what)
    if not words:
        leave(f)
        return None
    if node.at_random:
        f.answer = words[g.random(len(words))]
        return None
    options = [Option(f"name {word}", word, str(word)) for word in words]
    rule, prompt = g.rules.cite("declare"), f"Choose: {node.what}"
    return Ask(Decision(actor(f), CHOOSE, rule, prompt, options, card=source(f).card))


def _chosen(g: Game, f: Frame, node: ast.ChooseWord) -> Signal | None:
    """What was chosen is spoken of in this text, and remembered for this card as long as it is in play."""
    word = f.answer
    assert isinstance(word, str | int)
    bind(f, f"chosen {node.what}", word)
    if isinstance(word, int):
        bind(f, "x", word)
    sc = scene(g, f)
    card = g.find(sc.this)
    f.answer = ()
    if card is None or not text_rules(g).in_play(card.zone):
        return None
    made = _made(sc, changes.CHOSEN, node.what, word, None, card.id)
    return text_rules(g).verbs.change(g, f, ((card.id, made),), source(f))


ROWS[ast.SwapStats] = (*FIND, _swap)
ROWS[ast.BecomeCopy] = (*FIND, _copy)
ROWS[ast.ChooseWord] = (_choose, _chosen)
