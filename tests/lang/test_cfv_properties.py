"""Whatever is put together from known cfv phrases is read in one way, written back exactly, and stays so."""

from hypothesis import given
from hypothesis import strategies as st

from ludex.lang import canonical, read, render
from tests.lang.test_cards import forgetful

GROUPS = st.sampled_from(
    [
        "one of your rear-guards",
        "two of your <<Lamp Guild>> rear-guards",
        "up to three of your opponent's rear-guards in the front row",
        "another of your <<Lamp Guild>> <Wick Cat>",
        "a grade 1 or less <<Lamp Guild>> from your drop zone",
        "a card from your hand",
        "your opponent's vanguard",
        'a face up card with "Lamp" in its card name from your damage zone',
        'a card named "Dusk" from your soul or drop zone',
        "one of your other <<Lamp Guild>> vanguards or rear-guards in the same column as this unit",
        "a <<Lamp Guild>> or <<Tide Post>> from your hand",
        "one of your opponent's locked cards",
        "up to one of your units with power 10000 or greater",
        'all of your opponent\'s grade 2 or greater units not named "Dusk"',
    ]
)
VERBS = st.sampled_from(
    [
        "retire it",
        "put it into your soul",
        "return it to your hand",
        "[Stand] it",
        "lock it",
        "call it to an open (RC)",
        "put it on the bottom of your deck",
        "bind it face down",
        "that unit gets [Power]+3000/[Critical]+1 until end of turn",
        "that unit cannot be hit until end of that battle",
    ]
)
CONDITIONS = st.sampled_from(
    [
        "you have a <<Lamp Guild>> vanguard",
        "your opponent has three or more locked cards",
        "the number of cards in your hand is greater than your opponent's",
        'you do not have another unit named "Dusk" on your (RC)',
        'the number of rear-guards you have with "Lamp" in its card name is four or more',
        "this unit's power is 13000 or greater",
        "it is the fourth battle of that turn or more",
        "all of your opponent's rear-guards are [Rest]",
        "you have a vanguard or rear-guard with Limit Break 4",
    ]
)
EVENTS = st.sampled_from(
    [
        "this unit attacks a vanguard",
        "this unit is placed on (VC) or (RC)",
        "this unit's attack hits",
        "an attack hits a vanguard during the battle that this unit boosted a <<Lamp Guild>>",
        "your other <<Lamp Guild>> rear-guard is put into the drop zone from (RC)",
        "another <<Lamp Guild>> rides this unit",
        "this unit's drive check reveals a grade 3 <<Lamp Guild>>",
        "your opponent's rear-guard is retired by an effect",
    ]
)
DEEDS = st.sampled_from(
    [
        "draw a card",
        "Soul Charge (1)",
        "this unit gets [Power]+3000 until end of turn",
        "your opponent chooses a card from his or her hand, and discards it",
        "search your deck for up to one <<Lamp Guild>>, call it to (RC), and shuffle your deck",
        "retire all of your opponent's rear-guards in the back row",
        "this unit gets [Power]+1000 for each of your rear-guards until end of turn",
        "at the end of that turn, retire this unit",
    ]
)
COSTS = st.lists(
    st.sampled_from(
        [
            "Counter Blast (1)",
            "Soul Blast (2) - <<Lamp Guild>>",
            "Choose a card from your hand, and discard it",
            "Put this unit into your soul",
            "[Rest] this unit",
            "Choose two of your <<Lamp Guild>> rear-guards, and retire them",
        ]
    ),
    min_size=1,
    max_size=2,
    unique=True,
).map(" & ".join)
TAILS = st.sampled_from(["", " This ability cannot be used for the rest of that turn.", " Then, draw a card."])


@st.composite
def effects(draw: st.DrawFn) -> str:
    """One to three deeds in one sentence, perhaps under conditions, and perhaps a further sentence."""
    deeds = [
        f"choose {draw(GROUPS)}, and {draw(VERBS)}" if draw(st.booleans()) else draw(DEEDS)
        for _ in range(draw(st.integers(1, 3)))
    ]
    asked = draw(st.lists(CONDITIONS, max_size=2, unique=True))
    lead = f"if {draw(st.sampled_from([', and ', ', and if ', ' and '])).join(asked)}, " if asked else ""
    return f"{lead}{', and '.join(deeds)}.{draw(TAILS)}"


def same_again(text: str) -> None:
    got = read(text, "cfv")
    assert got.card_text is not None, got.message
    assert render(got.card_text, "cfv") == got.canonical
    assert read(got.canonical, "cfv").card_text == got.card_text
    again = read(render(forgetful(got.card_text), "cfv"), "cfv")
    assert again.card_text == got.card_text, (got.canonical, again.canonical, again.message)


@given(COSTS, effects())
def test_activated_abilities(cost, effect):
    same_again(f"[ACT](VC/RC): [{cost}] {effect[0].upper()}{effect[1:]}")


@given(COSTS, EVENTS, effects(), st.sampled_from(["When ", "During your main phase, when "]))
def test_automatic_abilities(cost, event, effect, when):
    same_again(f"[AUTO](RC) Limit Break 4: [{cost}] {when}{event}, you may pay the cost. If you do, {effect}")


@given(st.text(alphabet="abcdVRC GTUO{}[]().,:;&-+/0123456789\nX", max_size=60))
def test_any_text_is_read_or_refused_and_its_notation_is_stable(text):
    assert canonical(canonical(text, "cfv"), "cfv") == canonical(text, "cfv")
    got = read(text, "cfv")
    assert got.understood or got.declined or got.ambiguous
