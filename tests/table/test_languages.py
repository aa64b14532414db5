"""Languages: every sentence that a person may be told has its words in every language, and games are told in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ludex import games, lang
from ludex.cli.languages import terminal
from ludex.cli.seated import HELP
from ludex.enact.standing.prohibitions import CANNOT, DEEDS
from ludex.families import families
from ludex.games.cfv.text.nodes.keywords import UNIT_KEYWORDS
from ludex.games.fow.ch11_skills.keywords import LATER, PLAIN
from ludex.games.sve.text.nodes import KEYWORDS
from ludex.kernel import events
from ludex.kernel.game import Game
from ludex.table.languages import ENGLISH, LANGUAGES, Language, LanguageError, language, read
from ludex.table.languages.events import in_language
from ludex.table.languages.language import HERE, files
from ludex.table.languages.template import Pattern, Template, gaps
from ludex.table.telling import Teller
from ludex.web.languages import HERE as WEB
from ludex.web.languages import spoken
from tests.contract.walking import started, walk
from tests.table.sentences import Sentence, at_the_terminal, complaints, sentences

OTHERS = [name for name in LANGUAGES if name != ENGLISH]
SHIPPED = ("sve", "cfv", "fow")
NAMES = ("甲", "乙")

# Templates that any sentence might fit into: texts of cards are asked and offered by them.
TEXTS = {"{text}?", "{card}: {text}", "{card}: {text} ({other})", "Pay {text}?"}
TEXTS |= {"{text} instead of paying its cost?", "Pay {text} instead of paying its cost?"}

# What is no sentence although it looks like one: names of cards, books and universes, titles, types.
NO_SENTENCE = {
    "Cardfight!! Vanguard", "Force of Will", "Magical Item", "Plain Card", "Shadowverse: Evolve", "THE IDOLM@STER",
    "Umamusume: Pretty Derby", "Will Coin", "Twin Drive!!", "First Strike", "Target Attack", "Limit Break",
    "Drawing cards", "Putting cards into", "Confirmation Timing", "Check timing", "Drive check", "Damage check",
    "Rule processes", "Triggered abilities go", "Earth Rite", "How much", "Signal |", "Event |", "Obstacle |",
}  # fmt: skip


# -- every sentence ---------------------------------------------------------------------------------------------------
def _is_said(said: Language, sentence: Sentence) -> bool:
    return any(said.template(sample) not in ("", *TEXTS) for sample in sentence.samples())


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("family", SHIPPED)
def test_every_sentence_of_a_game_is_said(name: str, family: str) -> None:
    said = language(name, family)
    own, shared = sentences(f"games/{family}"), [*sentences("kernel"), *sentences("enact")]
    assert len(own) > 60 and len(shared) > 60
    assert [each for each in [*own, *shared] if not _is_said(said, each) and not _no_sentence(each)] == []


def _no_sentence(sentence: Sentence) -> bool:
    return any(sentence.words.startswith(name) for name in NO_SENTENCE)


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("family", SHIPPED)
def test_every_prohibition_is_said(name: str, family: str) -> None:
    said = language(name, family)
    games.room(family)
    cannot = {f"Xyz cannot {ban.words}" for ban in CANNOT.values()}
    cannot |= {f"this player cannot {act}" for act in DEEDS}
    mine = {each for each in cannot if family == "cfv" or not re.search(_OF_CFV, each)}
    assert sorted(each for each in mine if said.template(each) in ("", *TEXTS)) == []


_OF_CFV = "guard|boost|intercept|be hit|retire|lock|delete|cannot (normal )?(ride|call)"


@pytest.mark.parametrize("name", OTHERS)
def test_every_refusal_of_the_server_is_said(name: str) -> None:
    said = spoken(name)
    found = sentences("web")
    mine = [each for each in found if re.match("[A-Z{].*[.]$", each.words) and each.words not in ("{}", "{}.")]
    assert len(mine) > 100
    assert [each for each in mine if not _is_said(said, each)] == []


@pytest.mark.parametrize("name", OTHERS)
def test_every_complaint_about_a_position_or_a_deck_is_said(name: str) -> None:
    said, found = spoken(name), complaints()
    assert len(found) > 35
    assert [each for each in found if not _is_said(said, each)] == []


@pytest.mark.parametrize("name", OTHERS)
def test_everything_that_the_terminal_says_is_said(name: str) -> None:
    said = terminal(name, "sve")
    found = [*at_the_terminal(), *(Sentence(re.sub(r"\{\w+\}", "{}", means), typed) for typed, means in HELP.items())]
    assert len(found) > 30
    assert [each for each in found if not _is_said(said, each)] == []


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("ruleset", games.rulesets())
def test_every_ruleset_has_a_title(name: str, ruleset: str) -> None:
    assert language(name, ruleset).template(games.ruleset(ruleset).title)


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("ruleset", games.rulesets())
def test_every_starter_deck_is_described(name: str, ruleset: str) -> None:
    room, said = games.room(ruleset), language(name, ruleset)
    texts = [msgspec.to_builtins(room.deck_of(deck))["description"] for deck in room.starter_decks(ruleset)]
    assert texts and [text for text in texts if said.sentence(text) == text] == []


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize(
    ("family", "keywords"),
    [("sve", KEYWORDS), ("cfv", UNIT_KEYWORDS), ("fow", (*PLAIN, *LATER, "Explode", "Stealth", "Shift"))],
)
def test_every_keyword_that_stands_on_a_card_has_its_word(name: str, family: str, keywords: tuple[str, ...]) -> None:
    said = language(name, family)
    assert [keyword for keyword in keywords if said.word(keyword) == keyword] == []


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("family", SHIPPED)
def test_every_kind_of_event_and_every_zone_has_words(name: str, family: str) -> None:
    said = language(name, family)
    for ruleset in games.room(family).RULESETS.values():
        assert [kind for kind in ruleset.words if not said._events.get(kind) and kind != "flip 1"] == []
        assert [zone.name for zone in ruleset.zones if said.word(zone.name) == zone.name] == []
    kinds = {kind for key, kind in vars(events).items() if key.isupper() and isinstance(kind, str)}
    silent = {events.RANDOM, events.COST, events.AWAIT}
    assert sorted(kind for kind in kinds - silent if not said._events.get(kind)) == []


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("family", [*SHIPPED, ""])
def test_both_sides_of_a_sentence_have_the_same_gaps(name: str, family: str) -> None:
    """What is told in one language is told in the other; only a key that says nothing to a person may be left out."""
    for path in (*files(name, family), WEB / f"{name}.toml"):
        for english, there in read(path).get("sentences", {}).items():
            assert set(gaps(there)) <= set(gaps(english)), english
            lost = set(gaps(english)) - set(gaps(there))
            assert all(gap.startswith("key") for gap in lost), english


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("family", SHIPPED)
def test_what_happens_to_a_hidden_card_is_told_too(name: str, family: str) -> None:
    """Of it nothing is known but that it happened, and between which zones."""
    said = language(name, family)
    hidden = {"rule": "", "seat": 0, "hidden": True}
    moved = {**hidden, "from": "deck", "from_seat": 0, "to": "hand", "to_seat": 0}
    for kind, templates in said._events.items():
        text = str([template._parts for template in templates])
        if "{card}" in text and not re.search(" (hidden|[a-z]+ all|lose|normal|superior|several|card|2)$", kind):
            event = {**(moved if "{owner}" in text else hidden), "kind": kind}
            assert in_language(event, NAMES, said), kind
            if "{owner}" in text:
                assert in_language({**event, "from": "hand"}, NAMES, said), kind


# -- whole games ------------------------------------------------------------------------------------------------------
def _without_cards(sentence: str, game: Game) -> str:
    """A sentence without names and texts of cards: those are quoted, or stand as they are printed."""
    for name in sorted(_names(game), key=len, reverse=True):
        sentence = sentence.replace(name, "")
    sentence = re.sub("「[^「」]*(「[^」]*」[^」]*)*」", "", sentence)
    return re.sub(r"\(c\d+\)|(?<![A-Za-z])(ATK|DEF|EX)(?![A-Za-z])", "", sentence)


def _names(game: Game) -> set[str]:
    faces = [(card.definition, face) for card in game.cards for face in card.definition.faces]
    named = {name for definition, face in faces for name in (definition.name, definition.key, face.called)}
    texts = {part for _, face in faces for ability in face.abilities for part in (ability.text, ability.keyword)}
    return {each for each in named | texts if each}


_IS_TEXT = ("option ", "gain ", "trigger ", "activate ", "apply ", "name ", "produce ", "pick c", "token ")


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("ruleset", games.rulesets())
def test_a_whole_game_is_told_without_an_english_word(ruleset: str, name: str) -> None:
    said = language(name, ruleset)
    game = started(ruleset, 7)
    odd: set[str] = set()
    said_so: set[str] = set()
    for _ in walk(game, 7):
        view: dict[str, Any] = said.view(game.view(game.decision.seat, game.log.size))  # type: ignore[union-attr]
        asked = view["decision"]
        said_so |= {o["label"] for o in asked["options"] if not o["key"].startswith(_IS_TEXT)} | {asked["prompt"]}
    odd |= {each for each in said_so if re.search("[A-Za-z]{2,}", _without_cards(each, game))}
    teller = Teller(NAMES, game.rules.words, said)
    for seat in (0, 1, None):
        seen: dict[str, Any] = game.view(seat)
        for event in seen["events"]:
            sentence = teller.sentence(event)
            if re.search("[A-Za-z]{2,}", _without_cards(sentence, game)) or not sentence.endswith("。"):
                odd.add(sentence)
    assert sorted(odd) == []


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("ruleset", games.rulesets())
def test_why_not_is_said_without_an_english_word(ruleset: str, name: str) -> None:
    """Every card with every verb, at every tenth question of a game."""
    said, odd = language(name, ruleset), set()
    game = started(ruleset, 5)
    for number in walk(game, 5, 400):
        decision = game.decision
        assert decision is not None
        if number % 10 or not decision.menu:
            continue
        own = [card.tag for card in game.cards if card.zone and card.seat == decision.seat][:40]
        for verb in ("play", "call", "ride", "set", "guard", "attack", "boost", "intercept", "block", "activate"):
            for tag in own:
                found = game.why_not(f"{verb} {tag}" + " 1" * (verb == "activate"))
                if found is not None and said.template(found.sentence) in ("", *TEXTS):
                    odd.add(found.sentence)
    assert sorted(odd) == []


def _strings(plain: Any) -> Iterator[str]:
    if isinstance(plain, str) and len(plain) > 2:
        yield plain
    within = [*plain, *plain.values()] if isinstance(plain, dict) else plain if isinstance(plain, list | tuple) else []
    for each in within:
        yield from _strings(each)


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("ruleset", games.rulesets())
def test_what_is_wrong_with_a_deck_is_said_without_an_english_word(ruleset: str, name: str) -> None:
    """A starter with every card twice as often, and one with hardly any; what cards are called stays as it is."""
    room, said = games.room(ruleset), language(name, ruleset)
    starter = msgspec.to_builtins(room.deck_of(room.starter_decks(ruleset)[0]), builtin_types=(tuple,))
    odd = []
    for times in (0, 2):
        whole = {part: cards for part, cards in starter.items() if isinstance(cards, dict)}
        parts = {part: {card: n * times or 1 for card, n in cards.items()} for part, cards in whole.items()}
        few = {part: dict(list(cards.items())[: None if times else 1]) for part, cards in parts.items()}
        faults = room.deck_faults(ruleset, {**starter, **few}, [])
        assert faults
        for text in [each for fault in faults for each in (fault.sentence, fault.hint)]:
            bare = said.sentence(text)
            for card in sorted(_strings(starter), key=len, reverse=True):
                bare = bare.replace(card, "")
            odd += [text] if re.search("[A-Za-z]{2,}", re.sub("「[^」]*」", "", bare)) else []
    assert odd == []


# -- how it is done ---------------------------------------------------------------------------------------------------
def test_a_template_says_what_it_can_fill() -> None:
    told = Template("{card} is put[ from {from}] to {to}[ by {by}].")
    assert told.fill({"card": "Owl", "to": "hand"}) == "Owl is put to hand."
    assert told.fill({"card": "Owl", "to": "hand", "by": "Cat {to}"}) == "Owl is put to hand by Cat {to}."
    assert told.fill({"card": "Owl"}) is None


def test_a_sentence_is_recognised_by_what_stands_between_its_gaps() -> None:
    pattern = Pattern("it costs {n} {word} and {m} are left")
    assert pattern.slots("It costs 3 play points and 1 are left") == {"n": "3", "word": "play points", "m": "1"}
    assert pattern.slots("it costs much and 1 are left") is None


def test_a_question_in_the_words_of_a_text_is_not_taken_for_an_offer() -> None:
    """The words of texts begin as offers do: play a card, call a card."""
    for family, words in (("cfv", "Call this card to (RC)"), ("sve", "Play this card"), ("fow", "Play it")):
        assert language("ja", family).prompt(f"{words}?") == f"「{words}」を行いますか？"
    assert language("ja", "sve").prompt("Redraw the whole hand?") == "手札をすべて引き直しますか？"


def test_why_a_text_is_not_read_is_said(name: str = "ja") -> None:
    """What the lab says of a text is made of parts, each of which has its words."""
    texts = ("{fanfare} Deal 3 damage to an ene", "Fanfare: Draw a card.", "Draw", "Drow a card.", "Whenever", "Zyx.")
    for text in texts:
        for declined in lang.read(text, "sve").declined:
            words = re.sub("「[^」]*」|：[^。]*。", "", spoken(name).sentence(declined.message))
            assert not re.search("[A-Za-z]{2,}", words), declined.message


def test_names_of_cards_are_never_translated() -> None:
    """A card may be called like a zone or a sentence."""
    said = language("ja", "sve")
    options = [{"key": "pick c1", "label": "Hand"}, {"key": "end", "label": "End the main phase"}]
    assert [each["label"] for each in said.labels(options)] == ["Hand", "メインフェイズを終了"]
    assert said.sentence("Play Attack with Owl: Cat") == "Attack with Owl: Catをプレイ"


def test_what_a_language_lacks_is_said_in_english_whole() -> None:
    said = language("ja", "sve")
    assert said.sentence("Nobody has said this before") == "Nobody has said this before"
    event = {"kind": "unheard of", "rule": "", "seat": 0}
    assert Teller(NAMES, {}, said).sentence(event) == "甲 - unheard of."
    assert language("ja", "no such game").sentence("Pass") == "パス"
    assert language("xx", "sve").name == language(None, "sve").name == ENGLISH
    assert language("xx", "sve").sentence("Pass") == "Pass"


def test_a_game_from_elsewhere_brings_its_own_words_beside_its_room() -> None:
    assert files("ja", "sve") == [HERE / "ja.toml", families()["sve"].beside("languages") / "ja.toml"]


def test_a_file_that_says_nothing_is_refused(tmp_path: Any) -> None:
    bad = tmp_path / "ja.toml"
    bad.write_text('[sentences]\n"Pass" = ""\n', encoding="utf-8")
    with pytest.raises(LanguageError, match="Pass"):
        read(bad)
    bad.write_text("[phrases]\n", encoding="utf-8")
    with pytest.raises(LanguageError, match="phrases"):
        read(bad)
