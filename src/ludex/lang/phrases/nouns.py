"""Players, references, quantities and objects that every game speaks of alike."""

from __future__ import annotations

from collections.abc import Iterable

from ludex.lang import ast as a
from ludex.lang.grammar import Grammar
from ludex.lang.inflection import plural
from ludex.lang.templates import Wording

ONE = a.Number(1)
_PLACES = ("first", "second", "third")


def is_one(node: a.Exactly | a.UpTo) -> bool:
    """Whether a quantity is the number one, so that its noun is singular."""
    return node.amount == ONE


def players(g: Grammar) -> None:
    """You, your opponents, owners and controllers."""
    g.phrase(a.Player, "you", who="you", mode="p")
    g.phrase(a.Player, "each opponent", "your opponent", "an opponent", who="each opponent", mode="s")
    g.phrase(a.Player, "opponents", "your opponents", who="each opponent", mode="p")
    g.phrase(a.Player, "each player", who="each player", mode="s")
    g.phrase(a.Player, "players", "all players", who="each player", mode="p")
    g.phrase(a.Player, "they", who="they", mode="p")
    g.phrase(a.Player, "that player", "that opponent", who="they", mode="s")
    g.phrase(a.Player, "your", who="you", mode="of")
    g.phrase(
        a.Player,
        "each opponent's",
        "your opponent's",
        "an opponent's",
        "opponents'",
        "your opponents'",
        "the enemy's",
        who="each opponent",
        mode="of",
    )
    g.phrase(a.Player, "each player's", "players'", who="each player", mode="of")
    g.phrase(a.Player, "their", "that player's", "that opponent's", who="they", mode="of")
    g.phrase(a.OwnerOf, "<card:Point/of> owner's", mode="of")
    g.phrase(a.OwnerOf, "<card:Point/of> owners'", mode="of")
    g.phrase(a.ControllerOf, "<card:Point/of> controller's", mode="of")
    g.phrase(a.OwnerOf, "<card:Point/of> owner", mode="s")
    g.phrase(a.ControllerOf, "<card:Point/of> controller", mode="s")
    g.phrase(a.ControllerOf, "<card:Point/of>", mode="lead")


def reference_words(things: Iterable[str], plain: Iterable[str], deeds: Iterable[str]) -> list[tuple[str, str]]:
    """All words that speak of something named before, each with its mode: `it`, `that follower`, `the selected card`.
    The `plain` things are also spoken of with `the` alone."""
    plain, deeds = tuple(plain), tuple(deeds)
    out = [("it", "s"), ("itself", "s"), ("them", "p"), ("they", "p"), ("those", "p"), ("its", "of"), ("their", "of")]
    for thing in things:
        if thing in plain:
            out += [(f"the {thing}", "s"), (f"the {thing}'s", "of")]
        out += [(f"that {thing}", "s"), (f"that {thing}'s", "of"), (f"those {plural(thing)}", "p")]
        for deed in deeds:
            out += [(f"the {deed} {thing}", "s"), (f"the {deed} {plural(thing)}", "p"), (f"the {deed} {thing}'s", "of")]
    for place in _PLACES:
        out += [(f"the {place}", "s"), (f"the {place}'s", "of")]
    return out


def references(g: Grammar, spoken: Iterable[tuple[str, str]]) -> None:
    """The words that speak of something named before."""
    table: dict[str, tuple[Wording, ...]] = {}
    for words, mode in spoken:
        signs = tuple(words.replace("'s", " 's").split())
        table[words] = (Wording(signs, mode),)
        g.literals.update(signs)
    g.values["RefWord"] = table
    for mode in ("s", "p", "of"):
        g.phrase(a.Ref, f"<words:RefWord/{mode}>", binding=-1, mode=mode)


def this_card(g: Grammar, kinds: Iterable[a.KindWord]) -> None:
    """This card, by its type too: `this follower`."""
    for kind in kinds:
        g.phrase(a.This, f"this {kind}", kind=kind, mode="s")
        g.phrase(a.This, f"this {kind}'s", kind=kind, mode="of")
        g.phrase(a.This, f"this {kind} <place:OffField>", kind=kind, mode="s")


def quantities(g: Grammar) -> None:
    """Numbers, and how many of a group."""
    g.phrase(a.Number, "<value:int>")
    g.phrase(a.X, "X")
    for value, word in enumerate(("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 2):
        g.phrase(a.Number, word, value=value)
    g.union("Numeral", "Number", "X")
    g.phrase(a.Exactly, "a", amount=ONE, mode="s")
    g.phrase(a.Exactly, "<amount:Numeral>", mode="s", guard=is_one)
    g.phrase(a.Exactly, "<amount:Numeral>", mode="p", guard=lambda n: not is_one(n))
    g.phrase(a.UpTo, "up to <amount:Numeral>", mode="s", guard=is_one)
    g.phrase(a.UpTo, "up to <amount:Numeral>", mode="p", guard=lambda n: not is_one(n))
    g.phrase(a.AnyNumber, "any number of", mode="p")
    g.phrase(a.AnyNumber, "1 or more", at_least=1, mode="p")
    g.phrase(a.AtLeast, "at least <amount:Numeral>", mode="p", guard=lambda n: not is_one(n))
    g.phrase(a.AtLeast, "at least <amount:Numeral>", mode="s", guard=is_one)
    g.phrase(a.Each, "each", "every", mode="s")
    g.phrase(a.Each, "all", "all of the", "all the", "each of the", mode="p")
    g.phrase(a.HalfOfThem, "half of the", "half the", mode="p")
    g.phrase(a.Exactly, "<amount:Numeral>", mode="opt")
    g.phrase(a.UpTo, "up to <amount:Numeral>", mode="opt")


def some(g: Grammar) -> None:
    """A number of cards of a group."""
    g.phrase(a.Some, "<quantity:s> <group:s>", mode="s")
    g.phrase(a.Some, "<quantity:p> <group:p>", mode="p")
    g.phrase(a.Some, "<group:p>", quantity=a.Each(), mode="bare")
    g.phrase(a.Some, "<group:s>", quantity=a.Each(), mode="bareone")
    g.phrase(a.Some, "one of <group:p>", quantity=a.Exactly(ONE), mode="s")


def top_cards(g: Grammar) -> None:
    """Cards at an end of a deck."""
    deck = a.Group((), a.Kind("card"), (a.Place("deck", a.Player("you")),))
    for end in ("top", "bottom"):
        g.phrase(
            a.TopCards,
            f"the {end} half of your deck",
            amount=a.HalfOf(a.Count(deck)),
            whose=a.Player("you"),
            end=end,
            mode="p",
        )
        g.phrase(a.TopCards, f"the {end} card of <whose:of> deck", amount=ONE, end=end, mode="s")
        g.phrase(a.TopCards, f"the {end} <amount:Numeral> cards of <whose:of> deck", end=end, mode="p")
        g.phrase(a.TopCards, f"the {end} card", amount=ONE, whose=a.Player("you"), end=end, mode="s")
        g.phrase(a.TopCards, f"the {end} <amount:Numeral> cards", whose=a.Player("you"), end=end, mode="p")
    g.phrase(
        a.TopCards,
        "up to <amount:Numeral> of the top cards of <whose:of> deck",
        "up to <amount:Numeral> cards from the top of <whose:of> deck",
        up_to=True,
        mode="p",
    )


def whole_zones(g: Grammar, zones: Iterable[str]) -> None:
    """All cards of a zone."""
    g.phrase(a.WholeZone, "<whose:of> <zone:WholeWord>", mode="s")
    g.words("WholeWord", {zone: zone for zone in zones})


def zones_of_one_owner(g: Grammar, *owners: a.Player) -> None:
    """Several whole zones whose owner is said once: `their hand and cemetery`."""
    g.phrase(a.WholeZone, "<whose:of> <zone:WholeWord>", mode="said")
    bare = range(len(g.forms["WholeZone"]), len(g.forms["WholeZone"]) + len(owners))
    for owner in owners:
        g.phrase(a.WholeZone, "<zone:WholeWord>", whose=owner, mode="said")

    def said_once(node: a.Together) -> bool:
        zones = [part for part in node.parts if isinstance(part, a.WholeZone)]
        if len(zones) < len(node.parts) or zones[0].form in bare:
            return False
        return all(zone.form in bare and zone.whose == zones[0].whose for zone in zones[1:])

    g.phrase(a.Together, "<parts:WholeZone/said&2>", mode="p", guard=said_once)


def parts(g: Grammar) -> None:
    """Some of the cards spoken of, and the rest of them."""
    g.phrase(a.PartOf, "any number of <ref:Ref/p>", quantity=a.AnyNumber(), mode="p")
    g.phrase(a.PartOf, "one of <ref:Ref/p>", quantity=a.Exactly(ONE), mode="s")
    g.phrase(a.PartOf, "<quantity:Exactly/opt> of <ref:Ref/p>", "<quantity:UpTo/opt> of <ref:Ref/p>", mode="p")
    g.phrase(a.RestOf, "the rest", "the remaining cards", "any remaining cards", ref=a.Ref(-1, "them"))


def all_but(g: Grammar) -> None:
    """All cards spoken of but some."""
    g.phrase(a.AllBut, "all but <amount:Numeral> of <ref:Ref/p>", mode="p")
