"""Effects as procedures: the steps of a text in written order (sve 10.6.2.8.2), each a few rows of one table.

A frame of an effect holds `Carrying`; a step that goes on with values of its own declares them as more of these. It
returns its bindings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NotRequired

from ludex.enact.scenes.scene import Bindings, Scene, Told, scene_of
from ludex.enact.steps.tree import defines
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal
from ludex.kernel.memo import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import CardRef
    from ludex.kernel.frames import Step
    from ludex.kernel.game import Game

StepRow = Callable[["Game", Frame[Any], Any], "Signal | None"]
Arrange = Callable[[ast.Sequence], list[tuple[int, object]]]

Act = Callable[["Game", Frame[Any], tuple[int, ...], Any], "Signal | None"]

ROWS: dict[type, tuple[StepRow, ...]] = {}
# What an action does to the cards it was found to act on, where that is all there is to do: parts of a cost that is
# paid at once are done by these.
ACTS: dict[type, Act] = {}
_made: Kept[ast.Sequence, Effect] = Kept()
_arrangers: list[Arrange] = []


class Carrying(Told):
    """The values of an effect that is carried out: `actor`, the player who carries the steps out if it is not the
    controller (else -1), `process`, what "repeat this process" means here, and `began`, the size of the record when the
    process was last begun again. Of the action that is carried out: `found`, the cards of each part of what it acts on,
    and `leaf`, the part that is found next."""

    actor: NotRequired[int]
    process: NotRequired[ast.Sequence | None]
    began: NotRequired[int]
    leaf: NotRequired[int]
    found: NotRequired[tuple[tuple[CardRef, ...], ...]]


class Effect(Procedure[Carrying]):
    """The procedure of a sequence. `starts` and `ends` say of each row where its step begins and what follows it,
    `named` which row of the step it is."""

    __slots__ = ("sequence", "starts", "ends", "at", "named")

    def __init__(self, sequence: ast.Sequence) -> None:
        super().__init__("", "Carrying out an effect", "enact effect", ("effect", sequence))
        self.sequence: ast.Sequence = sequence
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.at: list[int] = []
        self.named: list[StepRow] = []


def arranged_by(arrange: Arrange) -> Arrange:
    """Name the function that puts the steps of a sequence, with their places in it, into the order of performing."""
    _arrangers[:] = [arrange]
    return arrange


def procedure(sequence: ast.Sequence) -> Effect:
    """The procedure that carries out a sequence, made once."""
    found = _made.get(sequence)
    if found is None:
        found = _made[sequence] = _make(sequence)
    return found


def _make(sequence: ast.Sequence) -> Effect:
    made = Effect(sequence)
    arrange = _arrangers[0]
    for at, step in arrange(sequence):
        start = len(made.rows)
        rows = ROWS[type(step)]
        for row in rows:
            made.add("", _row(row, step))
            made.starts.append(start)
            made.ends.append(start + len(rows))
            made.at.append(at)
            made.named.append(row)
    made.add("", _finish)
    return made


def _row(run: StepRow, node: object) -> Step[Carrying]:
    def row(g: Game, f: Frame[Carrying]) -> Signal | None:
        return run(g, f, node)

    return row


def _finish(g: Game, f: Frame[Carrying]) -> Signal | None:
    return Return(f.local["bind"])


# -- for rows --------------------------------------------------------------------------------------
def effect_of(f: Frame) -> Effect:
    """The effect whose steps are carried out."""
    effect = f.procedure
    assert isinstance(effect, Effect)
    return effect


def leave(f: Frame) -> None:
    """Go on with the next step."""
    f.row = effect_of(f).ends[f.row - 1]


def again(f: Frame) -> None:
    """Go on with the first row of this step."""
    f.row = effect_of(f).starts[f.row - 1]


def go_to(f: Frame, row: StepRow) -> None:
    """Go on with a row of this step."""
    effect = effect_of(f)
    start = effect.starts[f.row - 1]
    f.row = effect.named.index(row, start, effect.ends[start])


def go_past(f: Frame, row: StepRow) -> None:
    """Go on with what comes after a row of this step."""
    go_to(f, row)
    f.row += 1


def this_again(f: Frame) -> None:
    """This row runs once more."""
    f.again()


def scene(g: Game, f: Frame[Told]) -> Scene:
    """The scene of the steps; nothing bound before is changed."""
    return scene_of(g, f)


def source(f: Frame[Told]) -> Source:
    """Where the effect comes from."""
    return f.local["source"]


def actor(f: Frame[Carrying]) -> int:
    """The player who carries the steps out: the controller, or the player named by the text."""
    found = f.local.get("actor", -1)
    return found if found >= 0 else f.local["source"].seat


def bindings(f: Frame[Told]) -> Bindings:
    """What the text has named so far."""
    return f.local["bind"]


def nested(f: Frame[Carrying], sequence: ast.Sequence, *, by: int = -1) -> Call[Carrying]:
    """Carry out a sequence inside this one, perhaps by another player."""
    local = f.local
    actor_, they = local.get("actor", -1), local.get("they", -1)
    if by >= 0:
        actor_ = they = by
    return Call(
        procedure(sequence),
        source=local["source"],
        bind=local["bind"],
        event=local.get("event"),
        they=they,
        actor=actor_,
        process=process(f),
        began=local.get("began", -1),
    )


def process(f: Frame[Carrying]) -> ast.Sequence:
    """What has been said before in this ability, this step included."""
    found = f.local.get("process")
    if found is not None:
        return found
    effect = effect_of(f)
    return ast.Sequence(effect.sequence.steps[: effect.at[f.row - 1] + 1])


def steps_to_come(g: Game, f: Frame[Carrying]) -> Iterator[ast.Step]:
    """What this text does after the step that is carried out, in the sequences around it as well."""
    for frame in g.stack:
        effect = frame.procedure
        if isinstance(effect, Effect) and frame.local.get("source") == f.local["source"]:
            yield from effect.sequence.steps[effect.at[frame.row - 1] + 1 :]


def keep(g: Game, f: Frame[Carrying], node: object) -> Signal | None:
    """Keep what a nested sequence has named."""
    if isinstance(f.answer, dict):
        f.local["bind"] = f.answer
    f.answer = None
    return None


def without(bound: Bindings, node: ast.Node) -> Bindings:
    """The bindings without those that a tree makes, so that it makes them anew."""
    gone = defines(node)
    return {key: value for key, value in bound.items() if key not in gone} if gone else bound
