"""Keywords (skerry 9): what each stands for. Swift and Ghostly are asked for where they matter."""

from __future__ import annotations

from ludex.kernel.abilities import PASSIVE, Ability
from ludex.kernel.memo import remembered
from ludex.lang import ast
from skerry import zones

PLAIN = ("Swift", "Ghostly")  # skerry 9.2, skerry 9.3: kept in `legality`
THIS = ast.This()
TRIGGERS: dict[str, ast.Event] = {
    "landfall": ast.IsPut(THIS, zones.COAST),  # skerry 9.4
    "wreck": ast.IsPut(THIS, zones.DEEP, origin=ast.Origin(zones.COAST)),  # skerry 9.5
}


@remembered
def keyword(name: str) -> tuple[Ability, ...]:
    """The ability that a keyword is; none if this game does not have it."""
    if name not in PLAIN:
        return ()
    key = (ast.KeywordAbility(name), "keyword")
    return (Ability(key, PASSIVE, f"{name}.", zones=frozenset({zones.COAST}), keyword=name),)
