"""What may be done in Cardfight!! Vanguard, read slowly and literally from the book: chapters 6.5, 6.6, 7.3, 7.4, 8.5
and 10, for small positions.

Written against the book and nothing else: it knows no menu, no legality and no game. Every conceivable key is tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tests.properties.cfv_positions import LEFT, REAR, RIGHT, VC, Act, Placed, Position

FRONT = (LEFT[0], VC, RIGHT[0])
BEHIND = {LEFT[0]: LEFT[1], VC: "center back", RIGHT[0]: RIGHT[1]}  # cfv 4.6.2


class Book:
    """The rules about one position in seat 0's turn."""

    def __init__(self, position: Position, cards: dict[int, Placed]) -> None:
        self.position = position
        self.cards = cards

    def _keys(self, word: str, found: Iterable[int]) -> set[str]:
        return {f"{word} c{n}" for n in found}

    # -- what is where ------------------------------------------------------------------------------------------------
    def units(self, seat: int) -> dict[int, Placed]:
        """Cards on the field, except locked ones (cfv 3.8.1)."""
        on_field = {n: p for n, p in self.cards.items() if p.seat == seat and p.zone in (VC, *REAR)}
        return {n: p for n, p in on_field.items() if not p.locked}

    def vanguard(self, seat: int) -> Placed:
        """The vanguard, in legion its Leader."""
        (found,) = [p for p in self.units(seat).values() if p.zone == VC and not p.mate]
        return found

    def hand(self, seat: int) -> dict[int, Placed]:
        return {n: p for n, p in self.cards.items() if (p.seat, p.zone) == (seat, "hand")}

    def words(self, placed: Placed) -> tuple[str, ...]:
        """Keywords of the text, which a deleted unit has lost (cfv 10.1.25.3)."""
        return () if placed.deleted else placed.card.words

    # -- rides and calls (cfv 6.5, 6.6, 8.5.2.1.1) ---------------------------------------------------------------------
    def rides(self) -> set[str]:
        """The same grade, or one more (cfv 8.5.2.1.1.1), as the Leader has (cfv 10.1.24.10)."""
        grade = self.vanguard(0).card.grade
        return self._keys("ride", [n for n, p in self.hand(0).items() if p.card.grade in (grade, grade + 1)])

    def calls(self) -> set[str]:
        """At most the vanguard's grade (cfv 8.5.2.1.1.2), to a rear-guard circle (cfv 6.6.1.2.1.1)."""
        if not self.circles():
            return set()
        grade = self.vanguard(0).card.grade
        return self._keys("call", [n for n, p in self.hand(0).items() if p.card.grade <= grade])

    def circles(self) -> set[str]:
        """The rear-guard circles, taken or not; a locked card makes it a lock circle (cfv 4.6.6, 4.6.7)."""
        return {c for c in REAR if not any(p.locked for p in self.position.on(0, c))}

    def exchanges(self) -> set[str]:
        """The columns of two rear-guard circles with a card on one of them (cfv 6.6.1.2.3)."""
        return {
            f"exchange {column[0].split()[0]}"
            for column in (LEFT, RIGHT)
            if set(column) <= self.circles() and any(self.position.on(0, circle) for circle in column)
        }

    # -- activated abilities (cfv 6.6.1.2.2) ---------------------------------------------------------------------------
    def activations(self) -> set[str]:
        return {
            f"activate c{n} {p.card.place_of(at)}"
            for n, p in self.units(0).items()
            if not p.deleted  # its text is gone (cfv 10.1.25.3)
            for at, act in enumerate(p.card.acts)
            if self._can_pay(p, act)
        }

    def _can_pay(self, placed: Placed, act: Act) -> bool:
        if ("VC" if placed.zone == VC else "RC") not in act.zones:  # cfv 3.1.1.3
            return False
        if self.position.damage < act.limit_break:  # cfv 10.2.5.3.3.1: face up or face down
            return False
        if self.position.up < act.counter_blast or self.position.soul < act.soul_blast:  # cfv 10.1.15.1, 10.1.16.1
            return False
        if act.rests and placed.resting:  # what rests is not rested again (cfv 1.3.2.1, 3.17.2)
            return False
        return not act.discards or bool(self.hand(0))

    # -- battles (cfv 7) -----------------------------------------------------------------------------------------------
    def attackers(self) -> set[str]:
        """Standing units of the front row (cfv 7.3.1.3); there is always something to attack."""
        units = self.units(0)
        return self._keys("attack", [n for n, p in units.items() if p.zone in FRONT and self._can_attack(p)])

    def _can_attack(self, placed: Placed) -> bool:
        if placed.mate:  # cfv 10.1.24.16
            return False
        both = self.position.on(0, VC) if placed.zone == VC else [placed]  # cfv 10.1.24.5
        return all(not p.resting and not self._held_back(p) for p in both)

    def _held_back(self, placed: Placed) -> bool:
        if "Restraint" in self.words(placed):  # cfv 10.2.4.1
            return True
        others = [p for p in self.units(0).values() if p is not placed]
        return "Lord" in self.words(placed) and any(p.card.clan != placed.card.clan for p in others)  # cfv 10.2.7.1

    def targets(self) -> set[str]:
        """A vanguard that is no Mate, or a rear-guard of the front row, standing or not (cfv 7.3.1.4)."""
        return self._keys("target", [n for n, p in self.units(1).items() if p.zone in FRONT and not p.mate])

    def boosts(self, attacker: int) -> set[str]:
        """A standing unit with Boost behind the attacking one (cfv 7.3.1.6, 10.2.3.1)."""
        behind = BEHIND[self.cards[attacker].zone]
        units = self.units(0).items()
        return self._keys(
            "boost", [n for n, p in units if p.zone == behind and "Boost" in p.card.icons and not p.resting]
        )

    def guards(self) -> set[str]:
        """Cards of the hand, at most of the vanguard's grade (cfv 7.4.1.2.1, 8.5.2.1.1.2)."""
        grade = self.vanguard(1).card.grade
        return self._keys("guard", [n for n, p in self.hand(1).items() if p.card.grade <= grade])

    def intercepts(self, attacked: int) -> set[str]:
        """Front row rear-guards with Intercept that are not attacked, resting or not (cfv 7.4.1.2.2, 10.2.2.1)."""
        return self._keys(
            "intercept",
            [
                n
                for n, p in self.units(1).items()
                if p.zone in (LEFT[0], RIGHT[0]) and n != attacked and "Intercept" in p.card.icons
            ],
        )


def conceivable(cards: int) -> Iterator[str]:
    """Every key that could be an action of a game with so many cards."""
    for n in range(cards):
        yield from (f"{word} c{n}" for word in ("ride", "call", "attack", "target", "boost", "guard", "intercept"))
        yield from (f"activate c{n} {place}" for place in range(6))
    yield from ("exchange left", "exchange right", "exchange center")
