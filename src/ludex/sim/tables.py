"""What people ask of many games: by deck, pair and bot, who went first, opening hands, cards, and turns.

Games of a deck against itself say nothing about it, nor those of a bot against itself about the bot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ludex.sim.playing import Outcome
from ludex.sim.shares import Share


def deck_name(deck: object) -> str:
    """What a deck is called, however it was given."""
    if isinstance(deck, str):
        return deck
    name = deck.get("name") if isinstance(deck, dict) else getattr(deck, "name", None)
    return str(name) if name else "a deck"


def deck_names(o: Outcome) -> tuple[str, str]:
    """What the decks on the two seats are called."""
    return deck_name(o.match.decks[0]), deck_name(o.match.decks[1])


def by_deck(finished: Iterable[Outcome]) -> dict[str, Share]:
    """How each deck fared against the others."""
    found: dict[str, Share] = {}
    for o in finished:
        names = deck_names(o)
        for seat, name in enumerate(names):
            share = found.setdefault(name, Share())
            if names[0] != names[1]:
                share.add(o.winner == seat)
    return dict(sorted(found.items()))


def by_pair(finished: Iterable[Outcome]) -> dict[tuple[str, str], Share]:
    """How each deck fared against each; every pair from both sides."""
    found: dict[tuple[str, str], Share] = {}
    for o in finished:
        names = deck_names(o)
        if names[0] != names[1]:
            for seat, name in enumerate(names):
                found.setdefault((name, names[1 - seat]), Share()).add(o.winner == seat)
    return dict(sorted(found.items()))


def by_bot(finished: Iterable[Outcome]) -> dict[str, Share]:
    """How each bot fared against the others."""
    found: dict[str, Share] = {}
    for o in finished:
        if o.match.bots[0] != o.match.bots[1]:
            for seat, name in enumerate(o.match.bots):
                found.setdefault(name, Share()).add(o.winner == seat)
    return dict(sorted(found.items()))


def by_bot_pair(finished: Iterable[Outcome]) -> dict[tuple[str, str], Share]:
    """How each bot fared against each; every pair from both sides."""
    found: dict[tuple[str, str], Share] = {}
    for o in finished:
        bots = o.match.bots
        if bots[0] != bots[1]:
            for seat, name in enumerate(bots):
                found.setdefault((name, bots[1 - seat]), Share()).add(o.winner == seat)
    return dict(sorted(found.items()))


def of_first(finished: Iterable[Outcome]) -> Share:
    """How often who had the first turn won, of the games that somebody won."""
    share = Share()
    for o in finished:
        if o.winner is not None and o.first is not None:
            share.add(o.winner == o.first)
    return share


def first_by_deck(finished: Iterable[Outcome]) -> dict[str, tuple[Share, Share]]:
    """How each deck fared against the others going first, and going second."""
    found: dict[str, tuple[Share, Share]] = {}
    for o in finished:
        names = deck_names(o)
        if names[0] != names[1]:
            for seat, name in enumerate(names):
                found.setdefault(name, (Share(), Share()))[o.first != seat].add(o.winner == seat)
    return dict(sorted(found.items()))


@dataclass(slots=True)
class Hands:
    """Opening hands that were kept whole and such that were changed, and how their games went."""

    kept: Share = field(default_factory=Share)
    changed: Share = field(default_factory=Share)


def by_hand(finished: Iterable[Outcome]) -> dict[str, Hands]:
    """Opening hands kept and changed, deck by deck."""
    found: dict[str, Hands] = {}
    for o in finished:
        if o.story is not None:
            for seat, name in enumerate(deck_names(o)):
                hands = found.setdefault(name, Hands())
                (hands.changed if o.story.changed[seat] else hands.kept).add(o.winner == seat)
    return dict(sorted(found.items()))


@dataclass(slots=True)
class CardShares:
    """How games went in which a card came to the hand, was played, or did not come to the hand."""

    drawn: Share = field(default_factory=Share)
    played: Share = field(default_factory=Share)
    missed: Share = field(default_factory=Share)

    @property
    def lift(self) -> float:
        """How much oftener its player won having drawn it than not having drawn it."""
        return self.drawn.rate - self.missed.rate if self.drawn.games and self.missed.games else 0.0


def by_card(finished: Sequence[Outcome]) -> dict[str, dict[str, CardShares]]:
    """For each deck its cards, as far as anybody has seen them, and how games with them went. A win that came without a
    card says as much about it as one with it, so both are counted."""
    known: dict[str, set[str]] = {}
    told = [o for o in finished if o.story is not None]
    for o in told:
        assert o.story is not None
        for seat, name in enumerate(deck_names(o)):
            known.setdefault(name, set()).update(o.story.drawn[seat], o.story.played[seat])
    found = {deck: {card: CardShares() for card in sorted(cards)} for deck, cards in sorted(known.items())}
    for o in told:
        for seat, name in enumerate(deck_names(o)):
            _count_cards(o, seat, found[name])
    return found


def _count_cards(o: Outcome, seat: int, cards: dict[str, CardShares]) -> None:
    assert o.story is not None
    won = o.winner == seat
    drawn, played = set(o.story.drawn[seat]), set(o.story.played[seat])
    for card, shares in cards.items():
        (shares.drawn if card in drawn else shares.missed).add(won)
        if card in played:
            shares.played.add(won)


def by_length(finished: Iterable[Outcome]) -> dict[int, int]:
    """How many games had so many turns."""
    return dict(sorted(Counter(o.turns for o in finished).items()))


def won_by_turn(finished: Sequence[Outcome]) -> dict[str, list[tuple[int, float]]]:
    """For each deck, which share of its games against the others it had won by each turn."""
    turns: dict[str, Counter[int]] = {}
    for o in finished:
        names = deck_names(o)
        if o.winner is not None and names[0] != names[1]:
            turns.setdefault(names[o.winner], Counter())[o.turns] += 1
    curves = {}
    for name, share in by_deck(finished).items():
        won, curve = 0, []
        for turn, count in sorted(turns.get(name, Counter()).items()):
            won += count
            curve.append((turn, won / share.games))
        curves[name] = curve
    return curves
