"""Phrases of Force of Will: every line is read in one way and written back as it stands."""

import re

import pytest

from ludex.lang import read, render

HEADS = """
[Flying]
[First Strike] [Pierce]
[Quickcast]
[Remnant]
[Enter] Draw a card.
When this card enters your field, draw a card.
When this card enters your field ⇒ Draw a card.
[Continuous] Whenever this card attacks, draw a card.
[Continuous] This card gains [+200/+200].
This card gains [+200/0] and [Flying] as long as you control a Lamplighter.
[Activate] {Rest}: Draw a card.
[Activate] Pay {W}{1}, {Rest}: Draw a card.
{R}, banish this card: Draw a card.
{2}, {Rest}: Draw a card. Play this ability only once per turn.
[Condition] Rest this card: Draw a card.
[Break] Put this card into your field.
[J-Activate] Pay {W}{B}{3}.
[Judgment] {U}{2}
[Judgment] {7}. You may pay {1} less to play this ability for each Lamplighter you control.
[J-Activate] Pay {1}, discard "Broken Lamp".
[Awakening] {W}: [Enter] Draw a card.
[Awakening] {X}: When this card enters your field, rest X target resonators.
[Incarnation] {R} or {B}, {R}
[Incarnation] {B}{B}
[Evolution] {G}{1}
[Shift] {U}{2}
[Stealth] When a J/resonator you control is attacked.
[Stealth] You control a darkness magic stone.
God's Art <Last Lamp> {W}{M}{3}: Recover all magic stones you control.
"""

STANDBY = """
[Trigger] Anytime: Draw a card.
[Trigger] When a resonator you control is destroyed: Draw a card.
[Trigger] If your J/ruler is "Ada, the Keeper" or "Ada": Draw a card.
[Trigger] While you control a Lamplighter: Draw a card.
[Trigger] During your main phase, pay 500 life: Draw a card.
[Trigger] Pay {W}: You gain 800 life.
"""

EFFECTS = """
Destroy target resonator.
Destroy target rested resonator with total cost 3 or less.
Destroy target resonator with 400 or less ATK.
Destroy all resonators and additions your opponent controls.
Destroy the attacking J/resonator.
Banish a resonator you control. If you do, draw two cards.
Your opponent banishes a non-Lamplighter resonator.
Target player discards a card at random.
Each player draws two cards.
Rest up to two target resonators.
Recover all Lamplighters you control.
Recover another target resonator.
Return target resonator to its owner's hand.
Put target resonator on top of its owner's main deck.
Put target Lamplighter from your graveyard into your hand.
Put a resonator with total cost X or less from your hand into your field. It gains [Swiftness] until end of turn.
Put the top card of your magic stone deck into your magic stone area rested.
Remove target resonator from the game.
Remove the top two cards of your main deck from the game face down.
Cancel target spell.
Cancel target summon spell.
Cancel target activate ability.
Cancel target spell or ability that targets a Lamplighter you control.
Cancel target spell unless its controller pays {1}.
Copy target normal spell. You may choose new targets for the copy.
Change the target of target normal spell with a single target.
Gain control of target resonator.
Gain control of target resonator until end of turn.
Gain control of target resonator as long as this card is in a field.
This card deals 500 damage to target player or J/resonator.
This card deals 300 damage to each resonator without [Flying].
This card deals damage equal to its ATK to target resonator.
This card deals 200 damage to you and your opponent.
This card deals 100 damage to your opponent for each card in your removed area.
You gain 500 life.
Your opponent loses 300 life.
You may pay {R}{R}. If you do, draw a card.
Each player's life points become half of that number.
Prevent all damage that would be dealt to target resonator until end of turn.
Prevent the next damage that would be dealt to you this turn.
Target resonator gains [+400/-200] until end of turn.
Target resonator gains [-800/0] or [0/+800] until end of turn.
Lamplighters you control gain [+200/+200] and [Target Attack] until end of turn.
Target resonator gains "{Rest}: Draw a card." until end of turn.
Target resonator loses all abilities until end of turn.
Target resonator loses all abilities and becomes [100/100] until end of turn.
Target resonator's ATK becomes 0 until end of turn.
Target resonator becomes fire until end of turn.
Target resonator's race becomes Lamplighter until end of turn.
Swap the ATK and DEF of target resonator until end of turn.
Target resonator cannot attack or block until end of turn.
Target resonator cannot be targeted by spells or abilities your opponent controls until end of turn.
Rest target resonator. It doesn't recover during its controller's next recovery phase.
Search your main deck for a Lamplighter resonator, reveal it and put it into your hand. Then shuffle your main deck.
Search your magic stone deck for a card. Then shuffle your magic stone deck.
Look at the top three cards of your main deck and put them back in any order.
Reveal the top four cards of your main deck. Put a Lamplighter from among them into your hand. Put the rest on the
    bottom of your main deck in any order.
Reveal cards from the top of your main deck until you reveal a resonator. Put it into your hand and put the rest into
    your graveyard.
Produce {W}{W}.
Produce {W}, {R}, {U}, {G}, or {B}.
Produce one will of any attribute. Spend this will only to play Lamplighter resonators.
Put two [+100/+100] counters on target resonator.
Put a wick counter on each Lamplighter you control.
Choose a race. Return all resonators of the chosen race to their owners' hand.
Choose one - Draw a card; or destroy target addition.
Choose one. If you control "Ada", choose up to two instead - Rest target resonator. Draw a card; or draw two cards. Then
    discard a card; or you gain 500 life.
This card deals 600 damage to target resonator. If your J/ruler is "Ada", it deals 800 damage instead.
Put target resonator from your graveyard into your field. At end of turn, remove it from the game.
Destroy target resonator. If it was a Lamplighter, draw a card.
Look at your opponent's hand and choose a resonator. They discard that card.
Remove all damage from target resonator.
Choose a race at random. Destroy all resonators not of the chosen race.
Skip your next draw phase.
Call two magic stones.
You may do judgment without paying its cost.
You may pay {2} less to play God's Art <Last Lamp> this turn.
Target resonator becomes a [400/400] Bear until end of turn.
This card and target resonator deal damage equal to their ATK to each other.
This card deals 100 damage multiplied by the number of cards in your hand to target resonator.
Look at the top three cards of your main deck. Put one of them into your hand and the rest on the bottom of your main
    deck in any order.
"""

STANDING = """
Other light resonators you control gain [+200/+200].
Each Lamplighter you control gains [Flying].
This card gains [+100/+100] for each other Lamplighter you control.
This card gains [+100/+100] for each two wick counters on your J/ruler.
This card cannot attack.
This card cannot be blocked by resonators with ATK 400 or less.
This card cannot be attacked by Lamplighters.
This card can block resonators with [Flying].
This card must attack if able.
This card cannot be targeted by darkness spells or darkness abilities.
This card doesn't recover during your recovery phase.
Added resonator gains [+400/+400].
Resonator with this cannot block.
Prevent all damage that would be dealt to this card by light resonators.
If damage would be dealt to you, prevent 200 of it.
If damage would be dealt to you, it's dealt to this card instead.
If this card would be destroyed, remove it from the game instead.
If a card would be put into your graveyard from anywhere, remove it from the game instead.
If this card would deal damage, it deals that much +200 instead.
You may pay {1} less to play Lamplighter resonators.
If you control "Ada", you may pay {B} less to play this card.
Your opponent pays {1} more to play [Judgment] or God's Art abilities.
You may spend {M} as though it were {G}.
You may look at the top card of your main deck at any time.
You may play cards from your graveyard.
[Enter] abilities of resonators your opponent controls don't trigger.
If a spell or ability would increase ATK or DEF of resonators you control, it increases double that much instead.
This card gains [Flying] as long as you control fewer resonators than your opponent.
This card cannot attack unless you control a Lamplighter.
This card gains [Flying] and cannot be blocked.
As long as you control a Lamplighter, this card cannot be attacked and gains [Pierce].
Damage dealt by spells you control deal 100 more damage.
Your opponent cannot play [Spell: Chant-Standby] cards.
Treat this card as wind magic stone and water magic stone.
If you don't control a regalia, this card enters your magic stone area rested.
As this card enters your magic stone area, choose an attribute.
As an additional cost to play this card, rest two recovered resonators you control.
You may banish two Lamplighters rather than pay this card's cost.
"""

TRIGGERS = """
When this card is put into a graveyard from your field, draw a card.
Whenever this card attacks or blocks, draw a card.
Whenever this card deals damage to your opponent, draw a card.
Whenever a resonator you control becomes targeted by spells or abilities your opponent controls, draw a card.
Whenever you play a normal spell, draw a card.
Whenever another Lamplighter enters your field, draw a card.
Whenever a resonator is put into a graveyard from your opponent's field, you gain 400 life.
Whenever damage is dealt to you, draw a card.
Whenever you gain life, draw a card.
When this card leaves your field, draw a card.
When a resonator is summoned into your field, you gain 200 life.
Whenever this card is destroyed by battle damage, draw a card.
Whenever you call a magic stone, draw a card.
Whenever you do judgment, draw a card.
Whenever your opponent chases, draw a card.
Whenever you awaken a card, draw a card.
Each time this card becomes rested, deal 300 damage to your opponent.
At the beginning of your main phase, if there are ten or more wick counters on this card, banish it.
At the end of turn, return this card to its ruler side.
At the end of your recovery phase, banish this card unless you pay 500 life.
Whenever an evolution counter is put on this card, draw a card.
"""


def lines(block: str) -> list[str]:
    return re.sub(r"\n\s+", " ", block).strip().splitlines()


def check(text: str, kind: str) -> None:
    got = read(text, "fow", kind=kind)
    assert got.card_text is not None, got.message
    assert render(got.card_text, "fow") == got.canonical == text


@pytest.mark.parametrize("text", [*lines(HEADS), *lines(STANDING), *lines(TRIGGERS)])
def test_a_line_of_a_card_is_read_in_one_way_and_written_back(text):
    check(text, "resonator")


@pytest.mark.parametrize("text", [*lines(EFFECTS), *lines(STANDBY)])
def test_a_line_of_a_spell_is_read_in_one_way_and_written_back(text):
    check(text, "spell")
