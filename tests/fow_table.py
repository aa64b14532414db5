"""A table of Force of Will for tests of any edition: positions in words, the chase and battles in verbs."""

from __future__ import annotations

from tests.play_table import P1, P2, Answer, Piece, PlayTable, by, tables

__all__ = ["P1", "P2", "Piece", "Table", "by", "tables"]

FIELD, HAND, GRAVEYARD, DECK = "field", "hand", "graveyard", "deck"
STONES, RULER, LIFEBREAK, STANDBY = "magic stone area", "ruler area", "lifebreak area", "chant-standby area"
REMOVED, CHASE, PLAYER = "removed area", "chase area", "player"
MANY = 200  # more passes than any course of things between two questions needs


class Table(PlayTable):
    """The scenario builder in the game's own words. Players are P1 (whose turn it is by default) and P2, with 4000 life
    and a plain ruler each. A priority question with nothing but a pass in it is not asked, unless `asking` is given.

    Wills are paid with the first stones that will do unless an answer says otherwise (`"rest c7 R"`, `"spend R"`).
    """

    def __init__(self, ruleset: str = "fow-5.5/valhalla", *, asking: bool = False, **options: object) -> None:
        super().__init__(ruleset, **options)
        self._game.auto = not asking

    # -- building -----------------------------------------------------------------------------------------------------
    def field(self, seat: int, text: str = "", **details: object) -> Piece:
        """A card in the field: a resonator 500/500 that came in an earlier turn unless said otherwise."""
        return self.put(seat, FIELD, text, **details)

    def hand(self, seat: int, text: str = "", **details: object) -> Piece:
        """A card in the hand: a resonator for {2} unless said otherwise."""
        return self.put(seat, HAND, text, **details)

    def chant(self, seat: int, text: str, **details: object) -> Piece:
        """A chant in the hand, for nothing unless a cost is named."""
        return self.hand(seat, text, **{"type": "spell", "subtype": "chant", "cost": "{0}", **details})

    def instant(self, seat: int, text: str, **details: object) -> Piece:
        """A chant-instant in the hand, for nothing unless a cost is named."""
        return self.chant(seat, text, **{"subtype": "chant-instant", **details})

    def deck(self, seat: int, text: str = "", **details: object) -> Piece:
        """A card on top of the main deck (at="bottom" for below)."""
        return self.put(seat, DECK, text, **details)

    def graveyard(self, seat: int, text: str = "", **details: object) -> Piece:
        return self.put(seat, GRAVEYARD, text, **details)

    def stone(self, seat: int, *stones: str, **details: object) -> Piece:
        """A magic stone of some types: `stone(P1, "fire")`."""
        return self.put(seat, STONES, "", **{"stone": list(stones), **details})

    def ruler(self, seat: int, text: str = "", **details: object) -> Piece:
        """A ruler in its area; attack, defense and back= are the J-ruler's."""
        return self.put(seat, RULER, text, **{"type": "ruler", **details})

    def j_ruler(self, seat: int, text: str = "", **details: object) -> Piece:
        """A J-ruler in the field, 800/800 unless said otherwise."""
        return self.put(seat, FIELD, text, **{"type": "J-ruler", **details})

    def addition(self, seat: int, text: str = "", on: Piece | None = None, **details: object) -> Piece:
        """An addition in the field: a field's, or added to a card."""
        usual: dict[str, object] = {"type": "addition", "subtype": "field"}
        if on is not None:
            usual |= {"subtype": "resonator", "added_to": on}
        return self.put(seat, FIELD, text, **{**usual, **details})

    def lifebreak(self, seat: int, text: str = "", **details: object) -> Piece:
        """A card on top of the lifebreak area."""
        return self.put(seat, LIFEBREAK, text, **details)

    def standby(self, seat: int, text: str = "", **details: object) -> Piece:
        """A card face down in the chant-standby area since an earlier turn."""
        return self.put(seat, STANDBY, text, **{"type": "spell", "subtype": "chant-standby", "cost": "{0}", **details})

    # -- acting with priority -----------------------------------------------------------------------------------------
    def act(self, key: str, *answers: Answer) -> None:
        """Do something with priority; it waits in the chase then. Payments nobody answers are made by themselves."""
        self._acting = self.asked
        self.choose(key)
        self.answer(*answers)
        self._acting = None

    def answer(self, *answers: Answer) -> None:
        """Answer questions that are asked now; payments in between are made by themselves."""
        for answer in answers:
            while self._paying() and self._key(answer) not in self.options:
                self.choose(self.options[0])
            self.choose(answer)
        while self._paying():
            self.choose(self.options[0])

    def _paying(self) -> bool:
        ways = ("rest c", "spend ", "activate c")
        return not self.menu and bool(self.options) and all(key.startswith(ways) for key in self.options)

    def play(self, card: Piece, *answers: Answer, way: str = "") -> None:
        """Play a card: it is in the chase then."""
        self.act(f"play {card} {way}".rstrip(), *answers)

    def activate(self, card: Piece, *answers: Answer, n: int = 1) -> None:
        """Play the n-th activate ability of a card: it is in the chase then."""
        self.act(self.activation(card, n), *answers)

    def set_card(self, card: Piece, *answers: Answer) -> None:
        """Put a card face down into the chant-standby area."""
        self.act(f"set {card}", *answers)

    def judgment(self, *answers: Answer) -> None:
        self.act("judgment", *answers)

    def call(self, *answers: Answer) -> None:
        """Call a magic stone; passes before it until that may be done."""
        self.pass_until("call")
        self.act("call", *answers)

    def break_(self, *answers: Answer) -> None:
        """Perform lifebreak."""
        self.act("break", *answers)

    def cast(self, card: Piece, *answers: Answer, way: str = "", then: tuple[Answer, ...] = ()) -> None:
        """Play a card and let the chase resolve; `then` are the answers on resolving."""
        self.play(card, *answers, way=way)
        self.resolve(*then)

    # -- passing ------------------------------------------------------------------------------------------------------
    @property
    def menu(self) -> str:
        """The menu that is open now, "" for a closed question."""
        d = self.game.decision
        return "" if d is None else d.menu

    @property
    def chase(self) -> list[Piece]:
        """What lies in the chase, the newest first."""
        return self.pieces(0, CHASE)

    def pass_(self) -> None:
        """Whoever has priority passes."""
        self.choose("pass")

    def pass_both(self) -> None:
        """Both players pass in a row, whoever has priority: the newest is resolved, or (2.0) the whole chase; without a
        chase the game goes on."""
        self.choose("pass")
        if self._passes() == 1:
            self.choose("pass")

    def _passes(self) -> int:
        for f in reversed(self.game.stack):
            if f.procedure.name == "fow priority sequence":
                passes = f.local["passes"]
                assert isinstance(passes, int)
                return passes
        return 0

    def resolve(self, *answers: Answer) -> None:
        """Everybody passes until the chase is empty; the answers are to what is asked meanwhile."""
        left = list(answers)
        for _ in range(MANY):
            if self.menu == "fow priority":
                if not self.chase:
                    break
                self.choose("pass")
            elif left and self.game.decision is not None and not self.menu:
                self.answer(left.pop(0))
            elif len(self.options) == 1 and not self.menu:
                self.choose(self.options[0])  # asked only because everything is
            else:
                break
        self._nothing_unsaid(left)

    def _nothing_unsaid(self, left: list[Answer]) -> None:
        if left:
            raise AssertionError(f"nobody asked for {left}; the options are {self.options}")

    def pass_until(self, *keys: str) -> None:
        """Everybody passes with priority until one of these may be answered."""
        for _ in range(MANY):
            if any(key in self.options for key in keys):
                return
            if "pass" not in self.options:
                raise AssertionError(f"no {keys} on the way: {self.options}")
            self.choose("pass")

    def pass_to(self, procedure: str) -> None:
        """Everybody passes, attacks and blocks nothing, until a procedure is in progress: `pass_to("end phase")`."""
        for _ in range(MANY):
            if any(f.procedure.name == f"fow {procedure}" for f in self.game.stack):
                return
            self._go_on()

    def _go_on(self) -> None:
        for key in ("pass", "end", "forfeit", "done", *self.options[: len(self.options) == 1]):
            if key in self.options:
                self.choose(key)
                return
        raise AssertionError(f"cannot go on past {self.options} ({self.asking_rule()})")

    def to_end(self) -> None:
        """To the first question of the end phase, or as far as nothing is asked."""
        turn = self.game.turn
        for _ in range(MANY):
            at_end = any(f.procedure.name == "fow end phase" for f in self.game.stack)
            if at_end or self.game.turn != turn or self.result is not None:
                return
            self._go_on()

    def to_next_turn(self, *answers: Answer) -> None:
        """To the first question of the next turn; the answers are to what is asked meanwhile."""
        turn, left = self.game.turn, list(answers)
        while self.game.turn == turn and self.result is None:
            if left and self.game.decision is not None and self._key(left[0]) in self.options:
                self.choose(left.pop(0))
            else:
                self._go_on()
        self._nothing_unsaid(left)

    # -- battle -------------------------------------------------------------------------------------------------------
    def player(self, seat: int) -> Piece:
        """What stands for a player: a target, or what is attacked."""
        return Piece(self.game.zone(seat, PLAYER)[0], "Player")

    def to_attack(self) -> None:
        """To the question who attacks what; battle is initiated if there is none."""
        for _ in range(MANY):
            if self.menu == "fow attack":
                return
            self.choose("battle" if "battle" in self.options else "pass")

    def declare(self, by: Piece, on: Piece | None = None) -> None:
        """Attack something (the other player by default), as far as the first question after that."""
        self.to_attack()
        self.choose(f"attack {by} {on or self.player(1 - self.game.active)}")

    def to_block(self) -> None:
        """Everybody passes up to the question who blocks."""
        for _ in range(MANY):
            if self.menu == "fow block":
                return
            if self.menu != "fow priority" or not self._in_battle():
                raise AssertionError(f"nobody is asked to block: {self.options}")
            self.choose("pass")

    def block(self, by: Piece) -> None:
        self.to_block()
        self.choose(f"block {by}")

    def finish_battle(self, *answers: Answer) -> None:
        """Everybody passes, and nobody blocks, until the battle is over."""
        left = list(answers)
        while self._in_battle() and self.result is None:
            if left and self.game.decision is not None and not self.menu:
                self.answer(left.pop(0))
            elif "pass" in self.options:
                self.choose("pass")
            else:
                break
        self._nothing_unsaid(left)

    def _in_battle(self) -> bool:
        return any(f.procedure.name == "fow battle" for f in self.game.stack)

    def attack(self, by: Piece, on: Piece | None = None, *answers: Answer, block: Piece | None = None) -> None:
        """A whole battle; the answers are to what is asked about it."""
        self.declare(by, on)
        if block is not None:
            self.block(block)
        self.finish_battle(*answers)

    # -- looking ------------------------------------------------------------------------------------------------------
    def life(self, seat: int) -> int:
        return self.value(seat, "life")

    def wills(self, seat: int) -> dict[str, int]:
        """A player's produced wills: {"R": 2}."""
        found = self.game.values[seat]
        return {k.removeprefix("will "): n for k, n in found.items() if k.startswith("will ") and n}

    def stats(self, card: Piece) -> tuple[int, int]:
        """ATK and DEF."""
        return self.number(card, "attack"), self.number(card, "defense")

    def damage_on(self, card: Piece) -> int:
        return self.game.cards[card.id].counters.get("damage", 0)

    def foreign_rules(self) -> set[str]:
        """The rules of recorded events and of the open question that are not this ruleset's own book's."""
        own = f"{self.rules.book} "
        cited = {e.rule for e in self.game.events} | {self.asking_rule()} - {""}
        cited |= {self.result.rule} if self.result is not None else set()
        return {rule for rule in cited if not rule.startswith(own)}
