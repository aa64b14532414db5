"""The rulesets of Force of Will: every edition and format there is. A game is of one of them from its beginning, the
same for both players (fow 1.2:3); what no format is named for holds in each (fow 1.2:1), the rest in its own alone
(fow 1.2:2)."""

from __future__ import annotations

from ludex.games.fow.editions import v5_01, v5_5
from ludex.games.fow.editions.v2_0.ruleset import Edition
from ludex.games.fow.ruleset import FowRules

# fow 1.2:1, fow 1.2:3: an edition in both formats is one set of rules with differences, and a game is of one of them.
RULESETS: dict[str, FowRules] = {
    rules.id: rules for rules in (Edition(), v5_01.Valhalla(), v5_01.Bifrost(), v5_5.Valhalla(), v5_5.Bifrost())
}
# A book's name alone means its own default format.
DEFAULTS: dict[str, str] = {v5_01.BOOK: f"{v5_01.BOOK}/valhalla", v5_5.BOOK: f"{v5_5.BOOK}/valhalla"}
