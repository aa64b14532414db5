"""The nodes that only Cardfight!! Vanguard has, by the chapters of its book. Each is of a kind by being one."""

from ludex.games.cfv.text.nodes.abilities import CannotUse, Nullify, PayCost
from ludex.games.cfv.text.nodes.actions import Bind, Call, Delete, Heal, Lock, Retire, Ride, SoulCharge, Unlock
from ludex.games.cfv.text.nodes.battle import (
    BattleBegins,
    Battles,
    BattleUnit,
    Boosts,
    CanAttackFrom,
    Check,
    CheckReveals,
    Hits,
    InBattle,
    Intercepts,
    IsBoosted,
    NullifyTriggers,
)
from ludex.games.cfv.text.nodes.cards import OfClan
from ludex.games.cfv.text.nodes.circles import Exchange, InColumnOf, InRow, IsMoved, MoveUnit, OpenCircles
from ludex.games.cfv.text.nodes.costs import CounterBlast, SoulBlast
from ludex.games.cfv.text.nodes.happenings import (
    IsCalled,
    IsDeleted,
    IsLocked,
    IsPlaced,
    IsRetired,
    IsShuffled,
    Legions,
    Rides,
)
from ludex.games.cfv.text.nodes.keywords import UNIT_KEYWORDS, SeekMate

__all__ = [
    "UNIT_KEYWORDS",
    "BattleBegins",
    "BattleUnit",
    "Battles",
    "Bind",
    "Boosts",
    "Call",
    "CanAttackFrom",
    "CannotUse",
    "Check",
    "CheckReveals",
    "CounterBlast",
    "Delete",
    "Exchange",
    "Heal",
    "Hits",
    "InBattle",
    "InColumnOf",
    "InRow",
    "Intercepts",
    "IsBoosted",
    "IsCalled",
    "IsDeleted",
    "IsLocked",
    "IsMoved",
    "IsPlaced",
    "IsRetired",
    "IsShuffled",
    "Legions",
    "Lock",
    "MoveUnit",
    "Nullify",
    "NullifyTriggers",
    "OfClan",
    "OpenCircles",
    "PayCost",
    "Retire",
    "Ride",
    "Rides",
    "SeekMate",
    "SoulBlast",
    "SoulCharge",
    "Unlock",
]
