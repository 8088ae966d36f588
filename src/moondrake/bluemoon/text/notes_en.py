"""English: symbols, rulings and facts of a card's page."""

from typing import Final

from moondrake.bluemoon.effects import Icon
from moondrake.bluemoon.text.notes import Notes, Ruling

GANG: Final = (
    "While all active cards of my combat zone are of this gang, I may lay out a further character of it "
    "and keep the older ones active."
)
BLUFF: Final = "I may lay out this card face down as a support; challenged, it is true in a fight in {}."

NOTES: Final = Notes(
    icons={
        Icon.SHIELD_FIRE: "In a fight in fire I need not reach your power.",
        Icon.SHIELD_EARTH: "In a fight in earth I need not reach your power.",
        Icon.STOP: "After this card I may lay out no further card this turn.",
        Icon.RETRIEVE: "At the beginning of my turn I may take this card back into hand while it is active.",
        Icon.PROTECTED: "Your special texts do not affect this card while it is active.",
        Icon.FREE: "This card does not count for the number of cards I may lay out.",
        Icon.PAIR: (
            "Directly after this card I may lay out a second card of its pair: one whose name begins with "
            "the same word."
        ),
        Icon.GANG_COOL: GANG,
        Icon.GANG_TOP: GANG,
        Icon.GANG_FUN: GANG,
        Icon.GANG_NO: GANG,
        Icon.REPLACE: (
            "Instead of playing an action card I may discard this card from hand and draw one card."
        ),
        Icon.BLUFF_FIRE: BLUFF.format("fire"),
        Icon.BLUFF_EARTH: BLUFF.format("earth"),
        Icon.BLUFF_PLAIN: "I may lay out this card face down as a support; challenged, it is never true.",
    },
    rulings={
        Ruling.FIRST_TURN: "In the first turn of a fight there is no element yet that could change.",
        Ruling.CONDITION_MOMENT: (
            "Your power at the moment of laying out counts; the condition cannot be met in the first "
            "turn of a fight."
        ),
        Ruling.IGNORED: (
            "An ignored card has the value 0 and neither symbols nor text; it still is a card of its kind."
        ),
        Ruling.PROTECTED_STAYS: "Active cards with non-ignored PROTECTED stay.",
        Ruling.NEVER_LOWERS: "What is already higher does not fall.",
        Ruling.MY_CHOICE: (
            "I choose the card; if several texts change my values, I choose so that my power is as high "
            "as possible."
        ),
        Ruling.DEMAND: (
            "You may pay from the beginning of your turn, all or nothing; no card serves two demands."
        ),
        Ruling.DEMAND_PLAY: "FREE cards count; a bluff or loading a ship counts as playing a support.",
        Ruling.PRINTED: "Only printed values count for what is discarded.",
        Ruling.LOOK_UNDER_BAN: "A ban on taking cards forbids the taking, not the look and the shuffle.",
        Ruling.NOT_A_DRAW: "This is taking into hand, not drawing.",
        Ruling.REVEALED: "Revealed cards stay revealed as long as they are in hand.",
        Ruling.REVEALED_PICK: "I may pick revealed cards deliberately.",
        Ruling.ONE_DRAGON: "Never more than one dragon a turn, however many there are.",
        Ruling.NOTHING_PAID: "You retreat before your turn: demands of that turn can no longer be met.",
        Ruling.FREE_TOO: "FREE cards are further cards, too.",
        Ruling.BLUFF_BAN: "A bluff is laid out as a support and keeps all other properties of its card.",
        Ruling.GANG_GOES_ON: "A further member of a gang may be laid out all the same.",
        Ruling.CHARACTER_END: (
            "Counted only when the character phase ends; ignored characters count, laying out is not "
            "forbidden."
        ),
        Ruling.END_DRAWS: (
            "Only texts with additional cards at the end of the turn are meant; you refill your hand as "
            "usual."
        ),
        Ruling.CONDITION_ONLY: "Only the condition falls away; limits, bans and the change of element stay.",
        Ruling.YOU_FIRST: "The opponent acts first, then the player of the card.",
        Ruling.AS_IF_FREE: (
            "The card has FREE for the laying out only, and it can be ignored like a printed one."
        ),
        Ruling.FIGHT_DRAGONS: (
            "First additional dragons, then fewer ones, never below 0; then upper limits and bans."
        ),
        Ruling.PRINTED_FIRST: "Printed values are changed before all other texts about values.",
        Ruling.ONE_KIND: (
            "Only one kind: a pair or a gang may follow its own rules, FREE gives no further card."
        ),
        Ruling.GANG_BROKEN: (
            "I decide when this card becomes active; a gang among the old cards is broken by it."
        ),
        Ruling.CANCELLED: "Play goes on as if the cancelled card had never been laid out.",
        Ruling.BLUFFS_LIE: "Bluffs that already lie out stay bluffs.",
        Ruling.PIERCES: "Whether PROTECTED helps against this text depends on the ruleset.",
        Ruling.STACK: (
            "All cards of the stack may be picked, however they came there, except the one just played."
        ),
        Ruling.REPLACED: "Replacing is neither laying out nor playing.",
        Ruling.ACTION_CARDS: "Action cards are leadership actions, ships, Hyla cards and crystal cards.",
    },
    values="fire {fire}, earth {earth}",
    capacity="capacity {n}",
    moons=("moons unknown", "1 moon", "{n} moons"),
    limits="deck limits +{cards} cards, +{moons} moons",
    family="family {n}",
    ours="unofficial name",
    certainty={
        "own": "not a printed card",
        "entered": "entered by its owner",
        "verified": "",
        "reconstructed": "reconstructed card facts",
        "effect-known": "only the effect is known",
        "unknown": "card facts unknown",
    },
)
