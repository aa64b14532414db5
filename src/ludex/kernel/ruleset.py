"""A ruleset is a value: zones, procedures, layers, limits. Editions and formats are the same value with rows replaced.

What the kernel asks a ruleset lies in `kernel/questions`, in groups with a page each; a game answers in its chapters,
and what it does not answer has the answer that books agree on.
"""

from __future__ import annotations

from ludex.kernel.questions.battle import AboutBattle
from ludex.kernel.questions.events import AboutEvents
from ludex.kernel.questions.information import AboutInformation
from ludex.kernel.questions.making import AboutMaking
from ludex.kernel.questions.opinions import AboutOpinions
from ludex.kernel.questions.sight import AboutSight
from ludex.kernel.questions.timing import AboutTiming


class Ruleset(
    AboutInformation, AboutEvents, AboutTiming, AboutSight, AboutBattle, AboutOpinions, AboutMaking
):  # fmt: skip
    """Everything the kernel must be told about a game. Subclasses override; instances are never changed in play."""
