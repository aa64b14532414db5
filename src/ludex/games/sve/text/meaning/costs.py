"""Costs in other words (sve 10.4.6): engaging other cards."""

from __future__ import annotations

from ludex.enact.playing.named_costs import SAID
from ludex.enact.sorts import in_play_only
from ludex.games.sve.text import nodes
from ludex.lang import ast


@SAID.of(nodes.EngageOthers)
def _engage_others(item: nodes.EngageOthers) -> ast.Cost:
    """Engage reserved cards on the field."""
    return ast.DoAction(ast.Engage(item.what))


in_play_only((nodes.EngageOthers, "what"))
