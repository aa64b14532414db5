"""The menus: what the player with priority may do (fow 6.3), who attacks what (fow 8.2:3), who blocks (fow 8.3:3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch02_cards import sides
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority import bounds, legality, only_pass
from ludex.games.fow.ch06_priority.menu_context import Means, main_action
from ludex.games.fow.ch08_battle import attacks, blocks, roles
from ludex.games.fow.ch09_wills import prices
from ludex.games.fow.rules_of import rules_of
from ludex.kernel.decisions import ACT, AID, DOOR, GRAVE, TURN, WINDOW, Decision, Menu, Obstacle, Option
from ludex.kernel.keys import number_of
from ludex.kernel.knowledge.sight import sees
from ludex.kernel.knowledge.targets import Names, meant

if TYPE_CHECKING:
    from ludex.games.fow.ch09_wills.will_abilities import Able
    from ludex.kernel.cards import Card
    from ludex.kernel.game import Game

WAY_WORDS = {
    "": "Play {}",
    "incarnation": "Play {} by Incarnation",
    "instead": "Play {} for another cost",
    "standby": "Play {} from the chant-standby area",
    "trigger": "Play {} from the hand",
    "remnant": "Play {} by Remnant",
    "stealth": "Play {} by Stealth",
}
PLAIN = {
    "battle": ("Initiate battle", attacks.battle_obstacle),
    "judgment": ("Perform judgment", legality.judgment_obstacle),
    "call": ("Call a magic stone", legality.call_obstacle),
    "break": ("Perform lifebreak", legality.break_obstacle),
}
WEIGHT = {"battle": DOOR, "break": GRAVE}
OF_MAIN_PHASE = frozenset({"battle", "judgment", "call"})  # fow 6.3:2
PASS = Option("pass", ("pass",), "Pass")
PASS_ON = Option("pass", ("pass",), "End the main phase")  # with nothing in the chase, unless the opponent acts
FROM = (zones.HAND, zones.STANDBY, zones.GRAVEYARD, zones.REMOVED)


def _words(way: str) -> str:
    """How a way of playing a card is offered."""
    words = WAY_WORDS[sides.manner(way)]
    return f"{words} future side up" if sides.played(way) == zones.BACK else words


class _Unlike:
    """Of cards that differ in nothing only one is offered: which have been seen. What something waiting speaks of
    differs from all others."""

    __slots__ = ("began", "seen", "game", "named")

    def __init__(self, g: Game) -> None:
        self.began = g.turn_stamp
        self.seen: dict[object, int] = {}
        self.game = g
        self.named: dict[int, Names] | None = None

    def __call__(self, card: Card) -> bool:
        """Whether a card differs from all before."""
        if card.changes or card.counters or card.links or card.marks:
            return True
        same = (card.definition.key, card.zone, card.rested, card.since > self.began)
        if same not in self.seen:
            self.seen[same] = card.id
            return True
        if self.named is None:
            self.named = meant(self.game)
        if card.id in self.named:
            return True
        first, self.seen[same] = self.seen[same], card.id
        return first in self.named


class PriorityMenu(Menu):
    """Everything a player with priority may do: play a chant-instant, an activate ability or a chant-standby
    (fow 6.3:1.3), perform lifebreak, pass; in the own main phase play any card, initiate battle, do judgment, set a
    card, call a magic stone."""

    name = "fow priority"

    def nature(self, g: Game, seat: int) -> str:
        """With nothing in the chase the own main phase is the player's time; all else is a chance to answer."""
        return TURN if main_action(g, seat) is None else WINDOW

    def asked(self, g: Game, seat: int, rule: str, options: list[Option]) -> Decision:
        """The question what to do, named after the moment."""
        nature = self.nature(g, seat)
        prompt = "Main phase" if nature == TURN else "Your priority"
        return Decision(seat, ACT, rule, prompt, options, menu=self.name, nature=nature)

    def could(self, g: Game, seat: int) -> bool:
        """Cards that nobody else sees, with a stone to pay for them, or an ability that everybody sees."""
        stones = [card for card, _ in g.lying(seat, zones.STONES) if not card.rested]
        unseen = g.zone(seat, zones.HAND) or g.zone(seat, zones.STANDBY)
        if unseen and (stones or any(prices.pool(g, seat).values())):
            return True
        means = Means(g, seat)
        return bool(_activations(means, _open_cards(means), producing=False))

    def options(self, g: Game, seat: int) -> list[Option]:
        """Whatever may be done now."""
        if only_pass.is_idle(g, seat):
            return [PASS if main_action(g, seat) else PASS_ON]
        means = Means(g, seat)
        found = [
            *_plays(means),  # fow 6.3:1.1, fow 6.3:2.1, fow-2.0 2.6.2:3
            *_sets(means),  # fow 6.3:2.4
            *_activations(means, means.able, producing=False),  # fow 6.3:1.2
        ]
        # fow 6.3:1.4, fow 6.3:2.2, fow 6.3:2.3, fow 6.3:2.5, fow-2.0 2.2:2, fow-2.0 2.2:4
        found += [
            Option(word, (word,), PLAIN[word][0], (), WEIGHT.get(word, ""))
            for word in rules_of(g).actions
            if (means.main is None or word not in OF_MAIN_PHASE) and PLAIN[word][1](means) is None
        ]
        if not found:
            only_pass.note(means, chasing=not rules_of(g).wills_with_priority or not _answering(means))
        if g.refusals or g.repeats:
            found = [o for o in found if o.key not in g.refusals and o.key not in g.repeats]
        if rules_of(g).wills_with_priority and (found or g.zone(0, zones.CHASE)):
            found += _activations(means, means.able, producing=True, for_itself=not found)  # fow 9.7:2
        if not found or (attacks.pass_obstacle(means) is None and "pass" not in g.repeats):
            found.append(PASS if means.main else PASS_ON)  # fow 6.3:1.5
        return found

    def obstacle(self, g: Game, seat: int, key: str) -> Obstacle | None:
        words = key.split(" ")
        if key in g.repeats:
            return Obstacle("fow 14.1:1.1", "a loop has begun so; another action comes before it again")
        means = Means(g, seat)
        if key == "pass":
            return attacks.pass_obstacle(means)
        if key in g.refusals:
            return Obstacle("fow 9.3:2.5", "it turned out that it cannot be played")
        actions = rules_of(g).actions
        if key in actions:
            return PLAIN[key][1](means)
        card = g.named(words[1]) if len(words) > 1 else -1
        if card >= 0:
            if words[0] == "play" and len(words) <= 3:
                way = words[2] if len(words) == 3 else ""
                return legality.play_obstacle(means, card, way)
            if words[0] == "set" and len(words) == 2:
                return legality.set_obstacle(means, card)
            if words[0] == "activate" and len(words) == 3 and number_of(words[2]) > 0:
                at = number_of(words[2]) - 1
                return _only_while_paying(g, card, at) or legality.activate_obstacle(means, card, at)
        return Obstacle("fow 6.3:1", f"{key!r} is no action: play, activate, set, {', '.join(actions)} or pass")

    def option(self, g: Game, seat: int, key: str) -> Option:
        words = key.split(" ")
        if len(words) == 1:
            return Option(key, (key,))
        card = g.named(words[1])
        if words[0] == "activate":
            return Option(key, ("activate", card, number_of(words[2]) - 1))
        if words[0] == "set":
            return Option(key, ("set", card))
        return Option(key, ("play", card, words[2] if len(words) == 3 else ""))


def _only_while_paying(g: Game, card: int, at: int) -> Obstacle | None:
    """Why a will ability is not played with priority (fow-2.0 2.7:2); where it is, fow 9.7:2."""
    abilities = g.chars(card).abilities
    if rules_of(g).wills_with_priority or not 0 <= at < len(abilities):
        return None
    if rules_of(g).is_will_ability(g, card, abilities[at]):
        return Obstacle("fow 9.7:2", "magic stones are rested only while will is paid")
    return None


def _plays(means: Means) -> list[Option]:
    """Cards to play."""
    found: list[Option] = []
    g, seat = means.g, means.seat
    for zone in FROM:
        there = bounds.promising(means, zone)
        if not there:
            continue
        means.closely = True
        unlike = _Unlike(g)
        for card, _ in there:
            if not unlike(card):
                continue
            cid, about = card.id, (card.definition,)
            for way in legality.ways(g, seat, cid):
                if legality.unplayable(means, cid, way) is None:
                    key = f"play {card.tag} {way}" if way else f"play {card.tag}"
                    found.append(Option(key, ("play", cid, way), _words(way), about))
    return found


def _sets(means: Means) -> list[Option]:
    """Cards to be put into the chant-standby area."""
    if means.main is not None or means.fall_short(legality.SET_PRICE):
        return []
    unlike = _Unlike(means.g)
    return [
        Option(f"set {card.tag}", ("set", card.id), "Set {}", (card.definition,))
        for card, _ in means.g.lying(means.seat, zones.HAND)
        if unlike(card) and legality.set_obstacle(means, card.id) is None
    ]


def _activations(
    means: Means, able: list[Able], *, producing: bool, for_itself: bool = False
) -> list[Option]:
    """Activate abilities to play: will abilities (fow 9.7:2), or all others. `for_itself`: only those that answer what
    is in the chase even if there is nothing to pay."""
    g = means.g
    if not producing and means.chased is not None:
        return []
    found: list[Option] = []
    unlike: _Unlike | None = None
    for card, chars, wills, places in able:
        if producing:
            places = [will.at for will in wills if will.answers or not for_itself]  # noqa: PLW2901
        if not places:
            continue
        unlike = unlike or _Unlike(g)
        if not unlike(card):
            continue
        for at in places:
            if bounds.hopeless(means, card, chars, at):
                continue
            means.closely = True
            if (producing and bounds.assured(means, card, chars, at)) or (
                legality.activate_obstacle(means, card.id, at) is None
            ):
                about = (card.definition, chars.abilities[at])
                key, weight = f"activate {card.tag} {at + 1}", AID if producing else ""
                found.append(Option(key, ("activate", card.id, at), "{}: {}", about, weight))
    return found


def _answering(means: Means) -> bool:
    """Whether a will ability might be played only to answer what is in the chase."""
    return any([will.answers for one in means.able for will in one.wills])


def _open_cards(means: Means) -> list[Able]:
    """Those of the cards with activate abilities that everybody sees."""
    return [one for one in means.able if one.card.faceup and sees(means.g, 1 - means.seat, one.card)]


class AttackMenu(Menu):
    """Attack with a J/resonator, or forfeit (fow 8.2:3)."""

    name = "fow attack"

    def options(self, g: Game, seat: int) -> list[Option]:
        able = attacks.attackers(g, seat)
        found = [
            Option(f"attack {g.cards[card].tag} {g.cards[target].tag}", ("attack", card, target), "Attack with {}: {}",
                   (g.cards[card].definition, g.cards[target].definition))
            for card in able
            for target in attacks.objects(g, seat, card)
        ]  # fmt: skip
        found = [o for o in found if o.key not in g.refusals]
        if not found or rules_of(g).may_forfeit(g, seat):
            found.append(Option("forfeit", ("forfeit",), "Forfeit the attack"))
        return found

    def obstacle(self, g: Game, seat: int, key: str) -> Obstacle | None:
        words = key.split(" ")
        if key in g.refusals:
            return Obstacle("fow 8.2:5", "it turned out that what it takes cannot be done")
        if key == "forfeit":
            if attacks.attackers(g, seat) and not rules_of(g).may_forfeit(g, seat):
                return Obstacle("fow 8.2:3", "an effect forces you to attack")
            return None
        if len(words) == 3 and words[0] == "attack":
            card, target = g.named(words[1]), g.named(words[2])
            if card >= 0 and target >= 0:
                found = attacks.attacker_obstacle(g, seat, card) or attacks.object_obstacle(g, seat, card, target)
                if found is None and card not in attacks.attackers(g, seat):
                    return Obstacle("fow 8.2:3.1", "another J/resonator must attack")
                if found is None and target not in attacks.objects(g, seat, card):
                    return Obstacle("fow 8.2:3.2", "something else must be attacked")
                return found
        return Obstacle("fow 8.2:3", f"{key!r} is no attack: attack c1 c2, or forfeit")

    def option(self, g: Game, seat: int, key: str) -> Option:
        words = key.split(" ")
        return Option(key, ("attack", g.named(words[1]), g.named(words[2])))


class BlockMenu(Menu):
    """Block with a J/resonator, or forfeit (fow 8.3:3)."""

    name = "fow block"

    def options(self, g: Game, seat: int) -> list[Option]:
        by, on = _fighters(g)
        found = [
            Option(f"block {g.cards[card].tag}", ("block", card), "Block with {}", (g.cards[card].definition,))
            for card in blocks.blockers(g, seat, by, on)
        ]
        found = [o for o in found if o.key not in g.refusals]
        if not found or blocks.forfeit_obstacle(g, seat, by, on) is None:
            found.append(Option("pass", ("pass",), "Do not block"))
        return found

    def obstacle(self, g: Game, seat: int, key: str) -> Obstacle | None:
        words = key.split(" ")
        by, on = _fighters(g)
        if key in g.refusals:
            return Obstacle("fow 8.3:4", "it turned out that what it takes cannot be done")
        if key == "pass":
            return blocks.forfeit_obstacle(g, seat, by, on)
        card = g.named(words[1]) if len(words) == 2 else -1
        if words[0] == "block" and card >= 0:
            found = blocks.blocker_obstacle(g, seat, card, by, on)
            if found is None and card not in blocks.blockers(g, seat, by, on):
                return Obstacle("fow 8.3:3", "another J/resonator must block")
            return found
        return Obstacle("fow 8.3:3", f"{key!r} is no block: block c1, or pass")

    def option(self, g: Game, seat: int, key: str) -> Option:
        return Option(key, ("block", g.named(key.split(" ")[1])))


def _fighters(g: Game) -> tuple[int, int]:
    attacking, attacked = roles.playing(g, roles.ATTACKING), roles.playing(g, roles.ATTACKED)
    return attacking[0].id if attacking else -1, attacked[0].id if attacked else -1


PRIORITY, ATTACK, BLOCK = PriorityMenu(), AttackMenu(), BlockMenu()
MENUS: dict[str, Menu] = {menu.name: menu for menu in (PRIORITY, ATTACK, BLOCK)}
