"""English: events in words, for log, replay and screen reader. Knows names and numbers, never a state."""

from moondrake.bluemoon.text.en import counted, joined

ELEMENTS = ("earth", "fire")


def _cards(names: list[str]) -> str:
    known = [name for name in names if name]
    if not known:
        return counted(len(names), "card") if names else "nothing"
    return joined(known, "and")


def event_text(what: str, who: str, other: str, names: list[str], amount: int) -> str:
    """One event as a sentence. `names` are card names, empty where the reader may not know them."""
    cards = _cards(names)
    sentences = {
        "START": f"{who} begins.",
        "DRAW": f"{who} draws {cards}.",
        "MULLIGAN": f"{who} shuffles {counted(amount, 'card')} back and draws again.",
        "TURN": f"{who}'s turn: the first of a fight." if amount else f"{who}'s turn.",
        "LAY_OUT": f"{who} plays {cards}.",
        "BLUFF": f"{who} lays out a bluff{_bluff_front(names)}.",
        "LOAD": f"{who} loads {names[0]} onto {names[-1]}." if names else "",
        "LAND": f"{who} lands {cards}.",
        "TAKE_BACK": f"{who} takes {cards} back into hand.",
        "DISCARD": f"{who} discards {cards}.",
        "SHOW_BLUFF": f"{who} shows a bluff: {cards}.",
        "REVEAL_HAND": f"{who} reveals the hand: {cards}.",
        "SHUFFLE": f"{who} shuffles the draw pile.",
        "PUT_UNDER": f"{who} puts {cards} under the draw pile.",
        "RETURN": f"{who} returns {cards} to the draw pile.",
        "TAKE": f"{who} takes {cards} from the draw pile.",
        "TAKE_DISCARD": f"{who} takes {cards} from the discard pile.",
        "FIGHT": f"{who} fights.",
        "RETREAT": f"{who} retreats.",
        "DECLINE": f"{who} declines to begin the fight.",
        "ANNOUNCE": f"{who} announces a power of {amount}.",
        "CHALLENGE": f"{who} challenges the bluff.",
        "BLUFF_TRUE": f"{who}'s bluff was true.",
        "BLUFF_FALSE": f"{who}'s bluff was false.",
        "DRAGON": _dragon(who, amount),
        "CLEAR": f"{who}'s fight is cleared: {cards}.",
        "ELEMENT": f"The fight is in {ELEMENTS[amount] if amount in (0, 1) else 'no element'}.",
        "INACTIVE": f"{cards} of {who}: no longer active.",
        "USE": f"{who} uses the text of {cards}.",
        "PAID": f"{who} meets the demand of {cards}.",
        "TARGET": f"{who} applies {names[0]} to {names[-1]}." if names else "",
        "CANCEL": f"{cards} of {who} is cancelled.",
        "TOP": f"{cards} lies on top of {who}'s discard pile.",
        "UNDO": f"{who} goes back to an earlier point of the turn.",
        "PENALTY": f"{who} could not end the turn legally and loses the game.",
        "OVER": f"The game is over: {who} wins {counted(amount, 'crystal')}.",
        "REPLACE": f"{who} replaces {cards}.",
        "PREPARE": f"{who} prepares to play {cards}.",
        "PREVENTED": f"{who} does not gain the dragon.",
        "FORSWEAR": f"{who} is bound by {cards} until the fight ends.",
        "AGAINST": f"{other} announced against a power of {amount}.",
    }
    return sentences[what]


def _bluff_front(names: list[str]) -> str:
    return f" ({names[0]})" if names and names[0] else ""


def _dragon(who: str, amount: int) -> str:
    if amount > 3:
        return f"{who} would gain a fourth dragon."
    if amount > 0:
        return f"{who} gains a dragon and has {counted(amount, 'dragon')}."
    return f"{who} wins a dragon back from the other side."


QUESTIONS = {
    "TURN_BEGIN": "Your turn begins. Take cards back, land ships or show bluffs, then pass.",
    "ACTION": "Play an action card, or pass.",
    "DECISION": "Fight on, or leave?",
    "CHARACTER": "Play a character.",
    "BOOST": "Play a booster or a support, or pass.",
    "ANNOUNCE": "Announce your power: in which element?",
    "AFTER_POWER": "Your opponent announced power with a bluff. Challenge it?",
    "TURN_END": "The turn ends. Use texts or refill.",
    "MULLIGAN": "Which hand cards do you put back? Say done when finished.",
    "MAY": "Use this text?",
    "KEEP": "Keep the older gang members active, or release them?",
    "TARGET": "Which of your cards is this text applied to?",
    "DISCARD_YOURS": "Which opposing card is discarded?",
    "WHICH_ALL": "Which group is discarded: 1 boosters, 2 supports?",
    "ONE_STAYS": "Which opposing character stays?",
    "YOU_DISCARD": "Which hand card do you discard?",
    "RANDOM_DISCARD": "Draw from your opponent's hand.",
    "DISCARD_MINE": "Which hand card do you discard? Say done when finished.",
    "PUT_UNDER": "Which hand card goes under your draw pile? Say done when finished.",
    "TAKE_BACK": "Which card do you take back?",
    "SEARCH_PILE": "Which card do you take from your draw pile?",
    "SEARCH_DISCARD": "Which card do you take from your discard pile?",
    "FETCH": "Which card of your draw pile do you play or load?",
    "FETCH_SHIP": "Onto which ship?",
    "LOAD_NOW": "Which hand card do you load? Say done when finished.",
    "LOAD_SHIP": "Onto which ship?",
    "PAY": "Which hand card do you pay with?",
    "DECLINE": "Discard one to three hand cards. Say done when finished.",
    "RETURN": "Which hand card do you shuffle into your draw pile?",
    "DISCARD_TAKEN": "Which of the cards you took do you discard?",
    "MORE": "Draw another card?",
    "ANSWER": "Answer with an interference, or pass?",
    "DISCARD_SOME": "Which opposing card is discarded? Say done when finished.",
    "RECALL": "Which card of your leadership stack goes back into your draw pile?",
    "PLAY_ACHIEVEMENT": "Which crystal card do you play?",
    "DISCARD_ACHIEVEMENT": "Both have crystal cards. Which of yours do you discard?",
    "REPLACE_DRAW": "Draw a card?",
    "LEAVE": "Your card was cancelled. Retreat?",
    "GO_BACK": "The turn cannot end legally. To which point do you go back?",
}
