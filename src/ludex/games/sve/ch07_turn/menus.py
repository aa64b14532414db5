"""The menus: what the active player may do in the main phase (sve 7.3.3), and Quick windows (sve 7.4.5, sve 8.4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch10_playing import legality
from ludex.games.sve.ch10_playing.legality import Means
from ludex.kernel.decisions import Menu, Obstacle, Option
from ludex.kernel.keys import number_of

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.game import Game


END = Option("end", ("end",), "End the main phase")
PASS = Option("pass", ("pass",), "Do nothing")


def _plays(g: Game, seat: int, means: Means, *, quick: bool) -> list[Option]:
    """Cards to play. Those in the same zone that differ in nothing are offered once."""
    found: list[Option] = []
    for zone in legality.playable_zones(g, seat) if means.permitted else legality.USUAL:
        seen: set[int] = set()
        for card, chars in means.ex if zone == zones.EX else g.lying(seat, zone):
            if quick and "Quick" not in chars.keywords:
                continue
            if not chars.has_terms and chars.numbers.get("cost", 0) > means.most:
                continue
            if not (card.changes or card.marks or card.counters):
                same = id(card.definition)
                if same in seen:
                    continue
                seen.add(same)
            playable = means.suffice(chars)
            if playable is None and zone in legality.USUAL:
                playable = legality.unplayable(g, seat, card.id, chars, means, quick=quick) is None
            elif playable is None:
                playable = legality.play_obstacle(g, seat, card.id, quick=quick, means=means) is None
            if playable and (key := f"play {card.tag}") not in means.refused:
                found.append(Option(key, ("play", card.id), "Play {}", (card.definition,)))
    return found


def _ability_cards(g: Game, seat: int, means: Means) -> list[tuple[Card, Characteristics]]:
    """Cards whose activated abilities might be valid: where abilities usually are, and lurking ones."""
    found = [*means.field, *means.ex, *g.lying(seat, zones.LEADER)]
    if g.unusual_zones:
        for zone in g.rules.lurking:
            for card, chars in g.lying(seat, zone):
                if zone in card.definition.unusual_zones:
                    found.append((card, chars))
    return found


def _activations(g: Game, seat: int, means: Means, *, quick: bool) -> list[Option]:
    found: list[Option] = []
    for card, chars in _ability_cards(g, seat, means):
        for at in chars.acts:
            if quick and not legality.is_quick(chars.abilities[at]):
                continue
            if legality.inactive(g, seat, card, chars, at, quick=quick) is None:
                key = f"activate {card.tag} {at + 1}"
                if key not in means.refused:
                    about = (card.definition, chars.abilities[at])
                    found.append(Option(key, ("activate", card.id, at), "{}: {}", about))
    return found


def _attacks(g: Game, seat: int, means: Means) -> list[Option]:
    found: list[Option] = []
    foes: legality.Facing | None = None
    for card, chars in means.field:
        if not legality.can_attack(g, card, chars):
            continue
        if foes is None:
            foes = legality.Facing(g, seat)
        for target in legality.targets(g, card, chars, foes):
            there = g.cards[target]
            where = "leader" if there.zone == zones.LEADER else there.tag
            key = f"attack {card.tag} {where}"
            if key not in g.repeats:
                about = (card.definition, there.definition)
                found.append(Option(key, ("attack", card.id, target), "Attack with {}: {}", about))
    return found


class SveMenu(Menu):
    """Shared by all menus: keys are read and judged by the same author that lists the options."""

    rule = "sve 7.3.3"
    quick = False
    last: tuple[str, str] = ("end", "end the main phase")

    def options(self, g: Game, seat: int) -> list[Option]:
        raise NotImplementedError

    def obstacle(self, g: Game, seat: int, key: str) -> Obstacle | None:
        words = _by_one_name(g, seat, key.split(" "))
        key = " ".join(words)
        if key == self.last[0]:
            return None
        if key == "repeat":
            return Obstacle("sve 15.2.1.1", "nothing that could be repeated has led back to where it began")
        if key in g.repeats:
            return Obstacle("sve 15.2.1.2", "it has led back to the very same position")
        if key in g.refusals:
            return Obstacle("sve 10.6.2.5.4", "it turned out that it cannot be finished")
        cards = [g.named(w) for w in words[1:] if w != "leader"]
        if words[0] in ("play", "activate", "attack", "rush") and cards and 0 <= cards[0] < len(g.cards):
            return self._judge(g, seat, words, cards[0])
        return Obstacle(self.rule, f"{key!r} is no action here: play, activate, attack or {self.last[0]}")

    def _judge(self, g: Game, seat: int, words: list[str], card: int) -> Obstacle | None:
        if words[0] == "play" and len(words) == 2:
            return legality.play_obstacle(g, seat, card, quick=self.quick)
        if words[0] == "activate" and len(words) == 3 and number_of(words[2]) > 0:
            return legality.activate_obstacle(g, seat, card, number_of(words[2]) - 1, quick=self.quick)
        if self.quick:
            return Obstacle(self.rule, "only cards and abilities with Quick can be played now")
        if words[0] == "attack" and len(words) == 3:
            target = _target(g, seat, words[2])
            if 0 <= target < len(g.cards):
                return legality.attack_obstacle(g, seat, card, target)
        return Obstacle(self.rule, f"{' '.join(words)!r} is no action here")

    def option(self, g: Game, seat: int, key: str) -> Option:
        words = key.split(" ")
        card = g.named(words[1])
        if words[0] == "attack":
            return Option(key, ("attack", card, _target(g, seat, words[2])))
        if words[0] == "activate":
            return Option(key, ("activate", card, number_of(words[2]) - 1))
        return Option(key, (words[0], card))


def _by_one_name(g: Game, seat: int, words: list[str]) -> list[str]:
    """A leader that is attacked by its number, by its other name: what was refused stays refused."""
    if words[0] == "attack" and len(words) == 3 and g.named(words[2]) in g.zone(1 - seat, zones.LEADER):
        return [*words[:2], "leader"]
    return words


def _target(g: Game, seat: int, word: str) -> int:
    if word == "leader":
        leaders = g.zone(1 - seat, zones.LEADER)
        return leaders[0] if leaders else -1
    return g.named(word)


class MainMenu(SveMenu):
    """The main phase (sve 7.3.3): play a card or an activated ability, with Quick or without (sve 12.3.5), attack, or
    end."""

    name = "sve main"

    def options(self, g: Game, seat: int) -> list[Option]:
        """Whatever can be done, with Quick or without (sve 12.3.5)."""
        means = Means(g, seat)
        return [
            *_plays(g, seat, means, quick=False),
            *_activations(g, seat, means, quick=False),
            *_attacks(g, seat, means),
            END,
        ]


class SealedMenu(MainMenu):
    """Sealed adds granting Rush (sve B-1:8.5.1)."""

    name = "sve sealed main"

    def options(self, g: Game, seat: int) -> list[Option]:
        found = super().options(g, seat)
        for card in g.zone(seat, zones.FIELD):
            if rush_obstacle(g, seat, card) is None:
                words = f"Grant {g.rules.describe(g, card)} Rush"
                found.insert(-1, Option(f"rush {g.cards[card].tag}", ("rush", card), words))
        return found

    def _judge(self, g: Game, seat: int, words: list[str], card: int) -> Obstacle | None:
        if words[0] == "rush" and len(words) == 2:
            return rush_obstacle(g, seat, card)
        return super()._judge(g, seat, words, card)


def rush_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a follower cannot be granted Rush now (sve B-1:8.5.1)."""
    here = g.cards[card]
    if here.seat != seat or here.zone != zones.FIELD or "follower" not in g.chars(card).types:
        return Obstacle("sve B-1:8.5.1", f"{g.rules.describe(g, card)} is not a follower you control")
    if g.value(seat, "evolve abilities"):
        return Obstacle("sve B-1:8.5.1", "an evolve ability or its like, or granting Rush, was used this turn")
    if not any(not g.cards[c].faceup for c in g.zone(seat, zones.EVOLVE_DECK)):
        return Obstacle("sve B-1:8.5.1", "no facedown card is left in your evolve deck")
    if not g.value(seat, "play points") and not g.value(seat, "evolution points"):
        return Obstacle("sve B-1:8.5.1.1", "it costs a play point or an evolution point")
    return None


class QuickMenu(SveMenu):
    """A Quick window (sve 12.3.4): cards and abilities with Quick, or nothing."""

    name = "sve quick"
    rule = "sve 12.3.4"
    quick = True
    last: tuple[str, str] = ("pass", "do nothing")

    def could(self, g: Game, seat: int) -> bool:
        """Cards that nobody else sees, with play points for them, or an ability that everybody sees."""
        if g.zone(seat, zones.HAND) and g.value(seat, "play points"):
            return True
        hand = {f"play {g.cards[card].tag}" for card in g.zone(seat, zones.HAND)}
        return any(option is not PASS and option.key not in hand for option in self.options(g, seat))

    def options(self, g: Game, seat: int) -> list[Option]:
        if not _any_quick(g, seat):
            return [PASS]
        means = Means(g, seat)
        return [
            *_plays(g, seat, means, quick=True),
            *_activations(g, seat, means, quick=True),
            PASS,
        ]


def _any_quick(g: Game, seat: int) -> bool:
    """Whether a player has anything with Quick, or may have where an effect or a card adds zones: mostly not, which is
    seen at a glance."""
    if g.unusual_zones or g.index().permissions:
        return True
    for zone in _QUICK_ZONES:
        for _, chars in g.lying(seat, zone):
            if "Quick" in chars.keywords:
                return True
            if zone == zones.HAND:
                continue  # abilities are played from there by cards that lurk
            for at in chars.acts:
                if legality.is_quick(chars.abilities[at]):
                    return True
    return False


_QUICK_ZONES = (*legality.USUAL, zones.FIELD, zones.LEADER)


MAIN = MainMenu()
SEALED = SealedMenu()
QUICK = QuickMenu()
MENUS = {menu.name: menu for menu in (MAIN, SEALED, QUICK)}
