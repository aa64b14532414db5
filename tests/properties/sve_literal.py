"""What may be done, read slowly and literally from the book: chapters 7.3.3, 8, 10.6 and 12, for small positions.

Written against the book and nothing else: it knows no menu, no legality and no game. Every conceivable key is tried.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.properties.sve_positions import Act, Blueprint, Placed, Position, Selects


class Book:
    """The rules about one position, for the player who is to act."""

    def __init__(self, position: Position, cards: dict[int, Placed], you: int, *, quick: bool) -> None:
        self.position = position
        self.cards = cards
        self.you = you
        self.foe = 1 - you
        self.quick = quick  # in a window of the opponent's turn (sve 12.3.4), not in one's own main phase

    def legal(self) -> set[str]:
        """Every action there is (sve 7.3.3; sve 7.4.5 and 8.4.7 for Quick windows), ending or passing apart."""
        keys = {f"play c{n}" for n, card in self.cards.items() if self.can_play(card)}
        for n, card in self.cards.items():
            keys |= {f"activate c{n} {place}" for place, act in self.acts(card) if self.can_activate(card, act)}
            if not self.quick:
                keys |= {f"attack c{n} {target}" for target in self.targets(card)}
        return keys

    # -- playing cards (sve 8.2, 10.6) --------------------------------------------------------------------------------
    def can_play(self, placed: Placed) -> bool:
        card = placed.card
        if placed.seat != self.you or placed.zone not in ("hand", "ex area"):  # sve 8.2.1
            return False
        if self.quick and not card.quick:  # sve 12.3.4
            return False
        if self.position.play_points[self.you] < card.cost:  # sve 8.2.1, 10.6.2.5.4
            return False
        if card.type != "spell" and len(self.position.on(self.you, "field")) >= 5:  # sve 10.6.2.6, 4.4.4.1
            return False
        return card.optional or self.can_select(card.selects)  # sve 10.6.2.3.2, 10.6.2.3.3

    def can_select(self, selects: Selects | None) -> bool:
        """Whether there are as many targets as the text says (sve 10.6.2.3.3)."""
        if selects is None:
            return True
        field = self.position.on(self.foe if selects.enemy else self.you, "field")
        found = [p for p in field if p.card.type == selects.kind]
        if selects.enemy:
            found = [p for p in found if "Aura" not in p.card.keywords]  # sve 12.15.2
        return len(found) >= selects.count

    # -- activated abilities (sve 8.3) --------------------------------------------------------------------------------
    def acts(self, placed: Placed) -> Iterator[tuple[int, Act]]:
        card: Blueprint = placed.card
        if placed.zone != "evolve deck":
            yield from ((card.place_of(n), act) for n, act in enumerate(card.acts))

    def can_activate(self, placed: Placed, act: Act) -> bool:
        if placed.seat != self.you or placed.zone != "field":  # sve 8.3.1; valid on the field only (sve 10.3.4)
            return False
        if self.quick and not act.quick:  # sve 12.3.3
            return False
        if act.engages and placed.engaged:  # what is engaged cannot be engaged for a cost (sve 10.4.6)
            return False
        if act.evolves:
            return self.can_evolve(placed, act)
        return self.position.play_points[self.you] >= act.cost and self.can_select(act.selects)

    def can_evolve(self, placed: Placed, act: Act) -> bool:
        if self.position.evolved:  # sve 8.3.2.1
            return False
        there = self.position.on(self.you, "evolve deck")
        if not any(p.card.name == placed.card.name and not p.faceup for p in there):  # sve 12.2.2, 4.6.3
            return False
        points = self.position.play_points[self.you]
        if act.cost > 0 and self.position.evolution_points[self.you] > 0:  # sve 12.2.3
            points += 1
        return points >= act.cost

    # -- attacks (sve 8.4) --------------------------------------------------------------------------------------------
    def targets(self, placed: Placed) -> list[str]:
        """Every target that this card may attack, [] if it cannot be the attacking follower."""
        words = placed.card.keywords
        if placed.seat != self.you or placed.zone != "field" or placed.card.type != "follower" or placed.engaged:
            return []  # sve 8.4.2
        if placed.now and not placed.evolved and not {"Storm", "Rush"} & {*words}:  # sve 8.4.2.1, 12.9.2, 12.10.2
            return []
        if placed.card.timid == "enemies":  # sve 8.4.3.2.1
            return []
        found = {f"c{n}": p for n, p in self.cards.items() if self.can_be_attacked(p, by=placed)}
        wards = [key for key, p in found.items() if p.engaged and "Ward" in p.card.keywords]
        if wards:  # sve 12.8.2 (iii)
            return wards
        leader = placed.card.timid != "leaders" and (not placed.now or "Storm" in words)  # sve 8.4.3.1, 12.9.1
        return [*found, *["leader"] * leader]

    def can_be_attacked(self, target: Placed, by: Placed) -> bool:
        """A follower of the opponent's that is engaged (sve 8.4.3.1), or not for Assail (sve 12.11.2)."""
        if target.seat != self.foe or target.zone != "field" or target.card.type != "follower":
            return False
        if "Intimidate" in target.card.keywords:  # sve 12.12.2
            return False
        return target.engaged or "Assail" in by.card.keywords


def conceivable(cards: int) -> Iterator[str]:
    """Every key that could be an action of a game with so many cards."""
    for n in range(cards):
        yield f"play c{n}"
        yield from (f"activate c{n} {place}" for place in range(6))
        yield f"attack c{n} leader"
        yield from (f"attack c{n} c{target}" for target in range(cards))
