"""Whatever is put together from known phrases is read in one way, written back exactly, and stays so."""

from hypothesis import given
from hypothesis import strategies as st

from ludex.lang import canonical, read, render
from tests.lang.test_cards import forgetful

COUNTS = st.sampled_from(["a", "2", "up to 3", "any number of", "each", "another"])
ADJECTIVES = st.sampled_from(
    ["", "enemy ", "engaged ", "Lake Folk ", "{runecraft} ", "token ", "damaged enemy ", "Elm or Oak "]
)
NOUNS = st.sampled_from(["follower", "amulet", "card"])
PLACES = st.sampled_from([" on the field", " on your field", " in your cemetery", " in your EX area"])
LIMITS = st.sampled_from(["", " that {cost} 3 or less", " with Ward", " named Brook Otter", " not named Brook Otter"])
VERBS = st.sampled_from(["destroy", "banish", "refresh", "engage", "reveal"])
PRONOUN = st.sampled_from(
    ["Destroy {}.", "Banish {} and draw a card.", "Deal {} 2 damage.", "Give {} {{attack}}+1 and Rush."]
)
SENTENCES = st.sampled_from(
    [
        "Draw a card.",
        "Draw 2 cards, then discard a card.",
        "Deal 2 damage to each enemy leader.",
        "Summon 2 Brook Otter tokens.",
        "Give your leader {defense}+2.",
        "Each opponent discards a card.",
        "You may bury a follower. If you do, draw a card.",
        "If Overflow is active for you, recover 1 play point.",
        "Bury the top 2 cards of your deck.",
        "Put an ink counter on this.",
    ]
)
LEADS = st.sampled_from(
    [
        "{fanfare} ",
        "{last words} ",
        "On Evolve - ",
        "Strike - ",
        "{fanfare} {cost 1}: ",
        "{act} {engage}, bury this: ",
        "Whenever you play a spell, ",
        "At the start of your end phase, ",
        "Once on each of your turns, when you draw a card, ",
    ]
)
KEYWORDS = st.sampled_from(["Ward.", "Rush.", "Storm.", "Bane.", "Drain."])


@st.composite
def phrases(draw: st.DrawFn) -> tuple[str, bool]:
    """A noun phrase, and whether it speaks of several."""
    count, noun = draw(COUNTS), draw(NOUNS)
    plural = count in ("2", "up to 3", "any number of")
    limit = draw(LIMITS).replace("{cost}", "cost" if plural else "costs")
    words = f"{draw(ADJECTIVES)}{noun}{'s' if plural else ''}{limit}{draw(PLACES)}"
    if count == "a" and words[0] in "aeEO":
        count = "an"
    return f"{count} {words}", plural


@st.composite
def effects(draw: st.DrawFn) -> str:
    """One to three sentences."""
    out = []
    for _ in range(draw(st.integers(1, 2))):
        if draw(st.booleans()):
            out.append(draw(SENTENCES))
        elif draw(st.booleans()):
            words, plural = draw(phrases())
            out += [f"Select {words}.", draw(PRONOUN).format("them" if plural else "it")]
        else:
            out.append(_sentence(draw(VERBS), draw(phrases())[0]))
    return " ".join(out)


def _sentence(verb: str, words: str) -> str:
    return f"{verb[0].upper()}{verb[1:]} {words}."


def same_again(text: str, kind: str) -> None:
    got = read(text, kind=kind)
    assert got.card_text is not None, got.message
    assert render(got.card_text) == got.canonical
    assert read(got.canonical, kind=kind).card_text == got.card_text
    again = read(render(forgetful(got.card_text)), kind=kind)
    assert again.card_text == got.card_text, (got.canonical, again.canonical, again.message)


@given(effects())
def test_spells(text):
    same_again(text, "spell")


@given(
    st.lists(st.tuples(LEADS, effects()), min_size=1, max_size=3),
    st.lists(KEYWORDS, max_size=2),
    st.sampled_from([" ", "\n"]),
)
def test_followers_on_lines_and_flat(abilities, keywords, between):
    lines = [lead + (effect[0].lower() + effect[1:] if lead.endswith(", ") else effect) for lead, effect in abilities]
    text = between.join([*keywords, *lines])
    same_again(text, "follower")


@given(st.text(alphabet="abcdefg {}[]().,:;\"'-+/0123456789\nXÆ", max_size=60))
def test_any_text_is_read_or_refused_and_its_notation_is_stable(text):
    assert canonical(canonical(text)) == canonical(text)
    got = read(text)
    assert got.understood or got.declined or got.ambiguous
