from ludex.cli.cardfile import CardRow
from ludex.cli.coverage import Outcome, Verdict, counted, judge_card, most_declined


def card(*faces: str) -> CardRow:
    return CardRow(name="Reed Piper", type="follower", faces=faces, traits=(), where="cards.jsonl:1")


def judge(card: CardRow, text: str) -> Verdict:
    """A stand-in for the language: the text says what becomes of it."""
    return Verdict(Outcome(text), phrase="" if text == "understood" else f"a {card.type} phrase")


def test_every_card_is_counted_once() -> None:
    judged = [judge_card(card(outcome), judge) for outcome in (*Outcome, "declined")]

    figures = counted(judged)

    assert figures == {
        "cards": 5,
        "understood": 1,
        "mended": 0,
        "declined": 2,
        "ambiguous": 1,
        "round_trip_failures": 1,
    }
    assert most_declined(judged, most=3) == [("a follower phrase", 2)]


def test_a_card_is_as_good_as_its_worst_face() -> None:
    assert judge_card(card("understood", "declined"), judge).verdict.outcome is Outcome.DECLINED
    assert judge_card(card("ambiguous", "understood"), judge).verdict.outcome is Outcome.AMBIGUOUS


def test_the_line_of_a_declined_card_has_the_phrase() -> None:
    assert judge_card(card("declined"), judge).as_line() == {
        "name": "Reed Piper",
        "where": "cards.jsonl:1",
        "outcome": "declined",
        "phrase": "a follower phrase",
    }
