"""Standing effects that change what may be done, for which the chapters of this game have a place."""

from __future__ import annotations

from ludex.games.fow.text import nodes
from ludex.lang import ast

PERMITS: frozenset[type] = frozenset(
    {
        ast.MustAttack,  # fow 7.12:2, 8.2:3
        ast.CanAttack,  # fow 8.2:3.2
        nodes.CanAttackAtOnce,  # fow 8.2:3.1
        nodes.AttackWithoutRest,  # fow 8.2:5
        nodes.BlockWithoutRest,  # fow 8.3:4
        nodes.FightFor,  # fow 8.2:5, 8.3:4
        nodes.MustBlock,  # fow 8.3:3
        nodes.CanBlock,  # fow 8.3:3
        nodes.CannotChase,  # fow 10.7:2
        nodes.PlayAsInstant,  # fow 7.7:1
        nodes.PayShift,  # fow 9.3:2.5
        nodes.ComesIn,  # fow 9.9:5
        nodes.Controls,  # fow 3.14:2
        nodes.PlaysRevealed,  # fow 10.4:1
        nodes.MayLookAt,  # fow 9.9:4
        nodes.PayAnyWill,  # fow 2.3:2
        nodes.MayStayRested,  # fow 5.2:5
        nodes.SpendOnly,  # fow 9.7:4
        nodes.StatShift,  # fow 9.10:1
    }
)
