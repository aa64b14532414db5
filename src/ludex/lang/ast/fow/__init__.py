"""What only Force of Will has: wills, targets, the chase, blocks, additions, rulers, life, keywords (fow 9-12).

Players are cards of the zone "player": `Leader(of)` is you or your opponent as something that damage or an attack may
meet, `Kind("player")` the noun, and `ControllerOf` such a card is the player it stands for.
ATK, DEF and total cost are the numbers "attack", "defense" and "cost"; rested and recovered are the states "engaged"
and "reserved" (fow 3.2); battle damage (fow 8.5) is damage of kind "combat". "Your J-ruler" is `Some(Each(), ...)`.
"""

from __future__ import annotations

from ludex.lang.ast.fow.abilities import (
    AsComesIn,
    Awakening,
    Break,
    Evolution,
    Incarnation,
    Judgment,
    Named,
    PlayOnly,
    Shift,
    Standby,
    Stealth,
)
from ludex.lang.ast.fow.actions import (
    AddTo,
    BecomeCopy,
    CallStone,
    Cancel,
    ChangeTarget,
    ChooseWord,
    CopyOf,
    Duel,
    GainLife,
    LastingWhile,
    LoseLife,
    PerformJudgment,
    Produce,
    ProduceAs,
    RemoveDamage,
    RemoveFromGame,
    RevealUntil,
    SetLife,
    SkipPhase,
    SpendOnly,
    SummonCard,
    SwapStats,
    ToRulerSide,
    TriggerEnter,
    TurnFuture,
    Unless,
)
from ludex.lang.ast.fow.events import (
    Awakens,
    BattleOver,
    Blocks,
    Chases,
    DoneThisWay,
    Enters,
    FallsInBattle,
    GameBegins,
    IsAdded,
    IsBlocked,
    IsCanceled,
    IsRemoved,
    IsSummoned,
    IsTargeted,
    JudgmentDone,
    LifeChanges,
    Not,
    Produces,
    Shifts,
    StoneCalled,
    Targets,
    WasAwakened,
)
from ludex.lang.ast.fow.nouns import (
    AbilityOf,
    AddedTo,
    Alike,
    AllBut,
    Battling,
    ControlledBy,
    DamageOn,
    FixStats,
    GainChosen,
    GainWords,
    HasAbility,
    HasAddition,
    Host,
    LifeOf,
    NoAbilities,
    OfAttribute,
    OfChosen,
    OwnedBy,
    PaidLife,
    Parity,
    PerHundred,
    Target,
    Targeting,
)
from ludex.lang.ast.fow.statics import (
    AttackWithoutRest,
    CanAttackAtOnce,
    CanBlock,
    CannotAttack,
    CannotBeBlocked,
    CannotBeTargeted,
    CannotBlock,
    CannotChase,
    ComesIn,
    Controls,
    DoesNotTrigger,
    FightFor,
    MayLookAt,
    MayStayRested,
    MustBlock,
    PayAnyWill,
    PayShift,
    PlayAsInstant,
    PlaysRevealed,
    Prevent,
    SpendAs,
    StatShift,
)
from ludex.lang.ast.fow.wills import PayLife, PayWills, Wills
from ludex.lang.ast.fow.words import SKILLS, SYMBOL_SKILLS, AbilityWord, Attribute, ChosenWord

Objects = Host | AllBut
Filters = (
    Target
    | OfAttribute
    | OfChosen
    | ControlledBy
    | OwnedBy
    | HasAddition
    | AddedTo
    | Battling
    | Targeting
    | AbilityOf
    | HasAbility
    | Parity
    | Alike
)
Amounts = LifeOf | DamageOn | PaidLife | PerHundred
WillCost = PayWills | PayLife
Gains = FixStats | GainWords | GainChosen | NoAbilities
Events = (
    Blocks
    | IsBlocked
    | IsSummoned
    | Enters
    | LifeChanges
    | Chases
    | JudgmentDone
    | StoneCalled
    | IsTargeted
    | IsRemoved
    | FallsInBattle
    | IsCanceled
    | IsAdded
    | Awakens
    | Shifts
    | BattleOver
    | Produces
    | GameBegins
)
Conditions = WasAwakened | DoneThisWay | Targets | Not
Actions = (
    PayWills
    | PayLife
    | Produce
    | ProduceAs
    | GainLife
    | LoseLife
    | SetLife
    | Cancel
    | RemoveFromGame
    | AddTo
    | CallStone
    | SummonCard
    | SwapStats
    | BecomeCopy
    | CopyOf
    | ChooseWord
    | ChangeTarget
    | RemoveDamage
    | ToRulerSide
    | TurnFuture
    | PerformJudgment
    | SkipPhase
    | TriggerEnter
    | RevealUntil
    | Duel
)
Steps = LastingWhile | Unless
Statics = (
    Prevent
    | PayShift
    | CannotBeTargeted
    | CannotBeBlocked
    | CannotBlock
    | MustBlock
    | CannotAttack
    | CanBlock
    | CanAttackAtOnce
    | CannotChase
    | ComesIn
    | FightFor
    | AttackWithoutRest
    | MayStayRested
    | PlayAsInstant
    | SpendAs
    | PayAnyWill
    | Controls
    | PlaysRevealed
    | MayLookAt
    | DoesNotTrigger
    | StatShift
)
Abilities = (
    Break | Standby | Judgment | Awakening | Incarnation | Named | Stealth | Evolution | Shift | PlayOnly | AsComesIn
)

__all__ = [
    "SKILLS",
    "SYMBOL_SKILLS",
    "Abilities",
    "AbilityOf",
    "AbilityWord",
    "Actions",
    "AddTo",
    "AddedTo",
    "Alike",
    "AllBut",
    "Amounts",
    "AsComesIn",
    "AttackWithoutRest",
    "Attribute",
    "Awakening",
    "Awakens",
    "BattleOver",
    "Battling",
    "BecomeCopy",
    "Blocks",
    "Break",
    "CallStone",
    "CanAttackAtOnce",
    "CanBlock",
    "Cancel",
    "CannotAttack",
    "CannotBeBlocked",
    "CannotBeTargeted",
    "CannotBlock",
    "CannotChase",
    "ChangeTarget",
    "Chases",
    "ChooseWord",
    "ChosenWord",
    "ComesIn",
    "Conditions",
    "ControlledBy",
    "Controls",
    "CopyOf",
    "DamageOn",
    "DoesNotTrigger",
    "DoneThisWay",
    "Duel",
    "Enters",
    "Events",
    "Evolution",
    "FallsInBattle",
    "FightFor",
    "Filters",
    "FixStats",
    "GainChosen",
    "GainLife",
    "GainWords",
    "Gains",
    "GameBegins",
    "HasAbility",
    "HasAddition",
    "Host",
    "Incarnation",
    "IsAdded",
    "IsBlocked",
    "IsCanceled",
    "IsRemoved",
    "IsSummoned",
    "IsTargeted",
    "Judgment",
    "JudgmentDone",
    "LastingWhile",
    "LifeChanges",
    "LifeOf",
    "LoseLife",
    "MayLookAt",
    "MayStayRested",
    "MustBlock",
    "Named",
    "NoAbilities",
    "Not",
    "Objects",
    "OfAttribute",
    "OfChosen",
    "OwnedBy",
    "PaidLife",
    "Parity",
    "PayAnyWill",
    "PayLife",
    "PayShift",
    "PayWills",
    "PerHundred",
    "PerformJudgment",
    "PlayAsInstant",
    "PlayOnly",
    "PlaysRevealed",
    "Prevent",
    "Produce",
    "ProduceAs",
    "Produces",
    "RemoveDamage",
    "RemoveFromGame",
    "RevealUntil",
    "SetLife",
    "Shift",
    "Shifts",
    "SkipPhase",
    "SpendAs",
    "SpendOnly",
    "Standby",
    "StatShift",
    "Statics",
    "Stealth",
    "Steps",
    "StoneCalled",
    "SummonCard",
    "SwapStats",
    "Target",
    "Targeting",
    "Targets",
    "ToRulerSide",
    "TriggerEnter",
    "TurnFuture",
    "Unless",
    "WasAwakened",
    "WillCost",
    "Wills",
]
