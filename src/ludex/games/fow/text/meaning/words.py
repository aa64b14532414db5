"""Words and numbers that are chosen for cards (fow 10.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions import naming
from ludex.enact.declining import ASKED_OF
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.scene import bind
from ludex.enact.steps.effect import ROWS, Carrying, actor, leave, scene, source
from ludex.enact.unsupported import ASKED
from ludex.games.fow.text import nodes
from ludex.games.fow.text.meaning.becoming import made
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.effects import changes
from ludex.kernel.frames import Ask

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludex.enact.ruleset import TextRuleset
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _choose(g: Game, f: Frame[Carrying], node: nodes.ChooseWord) -> Signal | None:
    """A player names one of those there are, or chance does."""
    words = naming.words(g, actor(f), node.what)
    if not words:
        leave(f)
        return None
    if node.at_random:
        f.answer = words[g.random(len(words))]
        return None
    options = [Option(f"name {word}", word, str(word)) for word in words]
    rule, prompt = g.rules.cite("x" if node.what == "number" else "declare"), f"Choose: {node.what}"
    return Ask(Decision(actor(f), CHOOSE, rule, prompt, options, card=source(f).card))


def _chosen(g: Game, f: Frame[Carrying], node: nodes.ChooseWord) -> Signal | None:
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
    chosen = made(sc, changes.CHOSEN, node.what, word, None, card.id)
    return text_rules(g).verbs.change(g, f, ((card.id, chosen),), source(f))


def _choose_word(node: nodes.ChooseWord, rules: TextRuleset) -> Iterator[str]:
    if not rules.choosable(node.what):
        yield f"{rules.id} has nothing to choose as {node.what}"


ROWS[nodes.ChooseWord] = (_choose, _chosen)
ASKED[nodes.ChooseWord] = _choose_word
ASKED_OF[nodes.ChooseWord] = "what"
