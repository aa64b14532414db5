"""Standing effects that change what may be done, for which the chapters of this game have a place."""

from __future__ import annotations

from ludex.lang import ast

PERMITS: frozenset[type] = frozenset(
    {
        ast.MustAttack,  # fow 7.12:2, 8.2:3
        ast.CanAttack,  # fow 8.2:3.2
        ast.CanAttackAtOnce,  # fow 8.2:3.1
        ast.AttackWithoutRest,  # fow 8.2:5
        ast.FightFor,  # fow 8.2:5, 8.3:4
        ast.MustBlock,  # fow 8.3:3
        ast.CanBlock,  # fow 8.3:3
        ast.CannotChase,  # fow 10.7:2
        ast.PlayAsInstant,  # fow 7.7:1
        ast.PayShift,  # fow 9.3:2.5
        ast.ComesIn,  # fow 9.9:5
        ast.Controls,  # fow 3.14:2
        ast.PlaysRevealed,  # fow 10.4:1
        ast.MayLookAt,  # fow 9.9:4
        ast.PayAnyWill,  # fow 2.3:2
        ast.MayStayRested,  # fow 5.2:5
        ast.SpendOnly,  # fow 9.7:4
        ast.StatShift,  # fow 9.10:1
    }
)
