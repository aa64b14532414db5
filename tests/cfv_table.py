"""A table of Cardfight!! Vanguard for tests: units in words, battles in verbs."""

from __future__ import annotations

from tests.play_table import P1, P2, Answer, Piece, PlayTable, by, tables

__all__ = ["P1", "P2", "Piece", "Table", "by", "tables"]

LF, RF, LB, CB, RB = "left front", "right front", "left back", "center back", "right back"
VC, GC = "vanguard circle", "guardian circle"


class Table(PlayTable):
    """The scenario builder in the game's own words. Players are P1 (whose turn it is by default) and P2, each with a
    plain grade 3 vanguard of 10000 power and the clan "Plain Clan", unless another is put there."""

    def __init__(self, ruleset: str = "cfv", **options: object) -> None:
        super().__init__(ruleset, **options)

    # -- building -----------------------------------------------------------------------------------------------------
    def vanguard(self, seat: int, text: str = "", **details: object) -> Piece:
        """A vanguard: grade 3 with 10000 power unless said otherwise."""
        return self.put(seat, VC, text, **{"grade": 3, "power": 10000, "name": "Vanguard", **details})

    def mate(self, seat: int, leader: Piece, text: str = "", **details: object) -> Piece:
        """A Mate in legion with a vanguard."""
        return self.put(seat, VC, text, **{"grade": 2, "power": 9000, "name": "Mate", "legion_with": leader, **details})

    def rear(self, seat: int, text: str = "", circle: str = "rear-guard circle", **details: object) -> Piece:
        """A rear-guard: on the first open circle unless one is named; grade 1 with 5000 power unless said otherwise."""
        return self.put(seat, circle, text, **details)

    def locked(self, seat: int, text: str = "", circle: str = "rear-guard circle", **details: object) -> Piece:
        return self.put(seat, circle, text, **{"locked": True, **details})

    def hand(self, seat: int, text: str = "", **details: object) -> Piece:
        return self.put(seat, "hand", text, **details)

    def deck(self, seat: int, text: str = "", **details: object) -> Piece:
        """A card on top of the deck (at="bottom" for below)."""
        return self.put(seat, "deck", text, **details)

    def drop(self, seat: int, text: str = "", **details: object) -> Piece:
        return self.put(seat, "drop zone", text, **details)

    def soul(self, seat: int, text: str = "", **details: object) -> Piece:
        return self.put(seat, "soul", text, **details)

    def damage(self, seat: int, text: str = "", **details: object) -> Piece:
        return self.put(seat, "damage zone", text, **details)

    def bound(self, seat: int, text: str = "", **details: object) -> Piece:
        return self.put(seat, "bind zone", text, **details)

    def trigger(self, seat: int, icon: str, **details: object) -> Piece:
        """A trigger unit of the plain clan on top of the deck."""
        return self.deck(seat, "", **{"trigger": icon, "grade": 0, "shield": 10000, "icons": "Boost", **details})

    # -- playing ------------------------------------------------------------------------------------------------------
    def ride(self, card: Piece, *answers: Answer) -> None:
        self.do(f"ride {card}", *answers)

    def call(self, card: Piece, circle: str, *answers: Answer) -> None:
        """Normal call a card of the hand to a rear-guard circle."""
        self.do(f"call {card}", f"circle {circle.replace(' ', '-')}", *answers)

    def exchange(self, side: str, *answers: Answer) -> None:
        self.do(f"exchange {side}", *answers)

    def to_battle(self) -> None:
        """End the main phase."""
        if self.menu == "cfv main":
            self.choose("end")

    def declare(self, by: Piece, on: Piece | None = None, *, boost: Piece | None = None) -> None:
        """Attack with a unit, as far as the guard step: what the rules settle themselves is not asked."""
        self.to_battle()
        if "attack" in self.options:
            self.choose("attack")
        if self.menu == "cfv attack":
            self.choose(f"attack {by}")
        if self.menu == "cfv target":
            self.choose(f"target {on or self.vanguard_of(1 - self.game.active)}")
        if self.menu == "cfv boost":
            self.choose("pass" if boost is None else f"boost {boost}")

    def attack(self, by: Piece, on: Piece | None = None, *answers: Answer, boost: Piece | None = None) -> None:
        """A whole attack (on the opponent's vanguard if nothing is named); guards and choices are the answers, and
        whatever may be passed afterwards is passed."""
        self.declare(by, on, boost=boost)
        for answer in answers:
            self.choose(answer)
        self.settle()

    def end_turn(self, *answers: Answer) -> None:
        """End the main phase and the battle phase; the opponent's turn follows up to its ride phase or main phase."""
        self.to_battle()
        if "end" in self.options:
            self.choose("end")
        for answer in answers:
            self.choose(answer)
        self.settle()

    # -- looking ------------------------------------------------------------------------------------------------------
    @property
    def menu(self) -> str:
        """The menu that is open now, "" for a closed question."""
        d = self.game.decision
        return "" if d is None else d.menu

    def vanguard_of(self, seat: int) -> Piece:
        """A player's vanguard; in legion its Leader."""
        for cid in self.game.zone(seat, VC):
            card = self.game.cards[cid]
            if not (card.links and card.marks.get("legion mate")):
                return Piece(cid, self.rules.describe(self.game, cid))
        raise AssertionError(f"seat {seat} has no vanguard")

    def power(self, card: Piece) -> int:
        return self.number(card, "power")

    def critical(self, card: Piece) -> int:
        return self.number(card, "critical")

    def damages(self, seat: int) -> int:
        """How many cards are in a player's damage zone."""
        return self.count(seat, "damage zone")
