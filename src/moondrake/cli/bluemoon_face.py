"""Blue Moon in the terminal."""

from moondrake.bluemoon import (
    CARD_SHIFT,
    GAME,
    BlueMoonView,
    Match,
    Position,
    dragon_breakdown,
    power_breakdown,
)
from moondrake.bluemoon import State as BlueMoonState
from moondrake.bluemoon.actions import ARGUMENTS, WITH_CARD, notation
from moondrake.bluemoon.cards import ALL_CARDS
from moondrake.bluemoon.effects import Card, Element
from moondrake.bluemoon.events import is_quiet
from moondrake.bluemoon.explain import explain
from moondrake.bluemoon.questions import Ask
from moondrake.bluemoon.text import card_line, card_text, plain
from moondrake.bluemoon.words import (
    card_name,
    dragon_words,
    event_words,
    power_words,
    question_words,
    reason_words,
)
from moondrake.bluemoon.zones import LOCAL
from moondrake.cli.card_answer import card_answer
from moondrake.cli.phrase import named_move, with_phrase
from moondrake.games.face import Face
from moondrake.table import HIDDEN, Event
from moondrake.words import say


def event_line(match: Match, event: Event, names: tuple[str, ...], language: str) -> str:
    """An event in words, with the number of its rule."""
    text = event_words(match, event, language, names)
    return f"{text} [{event.rule}]" if event.rule else text


def option_line(match: Match, number: int, language: str) -> str:
    """A legal action with a card: its word and what the card is."""
    argument = number % ARGUMENTS
    card = match.facts[argument >> CARD_SHIFT].printed[argument & LOCAL]
    return f"{notation(match, number)}: {card_line(card, language)}"


def asking_card(view: BlueMoonView) -> Card | None:
    """The card whose text asks the question, if one does."""
    questions = view.table.questions
    if not questions or questions[-1].source < 0 or questions[-1].ask == Ask.ANSWER:
        return None
    whole = questions[-1].source
    return view.match.facts[whole >> CARD_SHIFT].printed[whole & LOCAL]


def chosen_cards(view: BlueMoonView) -> tuple[int, ...]:
    """BM-4.5: what was chosen so far where nothing happens before the last choice, as in the mulligan."""
    questions = view.table.questions
    return questions[-1].cards if questions and questions[-1].ask == Ask.MULLIGAN else ()


def position_lines(view: BlueMoonView, names: tuple[str, ...], language: str) -> list[str]:
    """The table as this seat sees it, a line per zone that is not empty."""
    table = view.table
    element = Element(table.element).name.lower() if table.element >= 0 else "none"
    owner = names[0 if table.dragons > 0 else 1]
    lines = [say("bluemoon-table", language, element=element, dragons=abs(table.dragons), name=owner)]
    for seat in (1 - max(view.seat, 0), max(view.seat, 0)):
        lines += _side_lines(view, seat, names[seat], language)
    return lines


def _side_lines(view: BlueMoonView, seat: int, name: str, language: str) -> list[str]:
    side = view.table.sides[seat]
    lines = [
        say(
            "bluemoon-side",
            language,
            name=name,
            power=side.power,
            hand=side.hand_size,
            pile=side.pile_size,
        )
    ]
    zones = {
        "active": side.active,
        "inactive": side.inactive,
        "support": side.support,
        "leading": side.leading,
        "lasting": side.lasting,
        "staff": side.staff,
        "exposed": side.exposed,
        "vows": side.vows,
        "hand": side.hand,
        "bluffs": side.bluffs,
    }
    hidden = say("bluemoon-hidden", language)
    for zone, cards in zones.items():
        if cards:
            shown = ", ".join(card_name(view.match, card, language) or hidden for card in cards)
            lines.append("  " + say("bluemoon-zone", language, zone=zone, cards=shown))
    for ship in side.ships:
        cargo = ", ".join(card_name(view.match, card, language) for card in ship.cargo)
        state = "landed" if ship.is_landed else "ship"
        values = {
            "name": card_name(view.match, ship.ship, language),
            "cards": cargo,
            "count": len(ship.cargo),
        }
        lines.append("  " + say("bluemoon-ship", language, state=state, **values))
    if side.discard_top != HIDDEN:
        lines.append(
            "  " + say("bluemoon-top", language, name=card_name(view.match, side.discard_top, language))
        )
    return lines


def power_lines(state: Position, names: tuple[str, ...], language: str) -> list[str]:
    """Both powers in the current element (in both before the announcement), and what a retreat gives."""
    elements = (0, 1) if state.element == Element.NO_ELEMENT else (state.element,)
    lines: list[str] = []
    for seat in (1, 0):
        for element in elements:
            lines += power_words(state.match, power_breakdown(state, seat, element), language, names)
    for seat in (1, 0) if not state.is_first else ():
        lines += dragon_words(state.match, dragon_breakdown(state, seat), language, names)
    return lines


class BlueMoonFace(Face[BlueMoonState, BlueMoonView]):
    """Blue Moon in plain lines."""

    game = GAME
    example = "play hoax-13"

    def event(self, state: BlueMoonState, event: Event) -> str | None:
        return None if is_quiet(event) else event_line(state.match, event, self.names, self.language)

    def question(self, view: BlueMoonView) -> str:
        question = question_words(view, self.language)
        card = asking_card(view)
        if card and card.text:
            question = f"{question}\n  {plain(card_text(card, self.language))}"
        chosen = chosen_cards(view)
        if not chosen:
            return question
        names = ", ".join(card_name(view.match, other, self.language) for other in chosen)
        return f"{question}\n{say('play-chosen-so-far', self.language, cards=names)}"

    def option(self, state: BlueMoonState, number: int) -> str:
        if number // ARGUMENTS not in WITH_CARD:
            return with_phrase(self, state, number)
        return option_line(state.match, number, self.language)

    def move(self, state: BlueMoonState, number: int) -> str:
        if self.language != "en":
            return named_move(self, state, number)
        word = state.notation(number)
        if number // ARGUMENTS not in WITH_CARD:
            return word
        return f"{word} ({card_name(state.match, number % ARGUMENTS, self.language)})"

    def position(self, view: BlueMoonView) -> list[str]:
        return position_lines(view, self.names, self.language)

    def why(self, state: BlueMoonState, seat: int, words: str) -> list[str]:
        reasons = explain(state, seat, words)
        return [reason_words(state.match, reason, self.language, self.names) for reason in reasons]

    def power(self, state: BlueMoonState) -> list[str]:
        return power_lines(state, self.names, self.language)

    def card(self, word: str, view: BlueMoonView) -> str:
        dealt = [one for facts in view.match.facts for one in facts.printed if one.key]
        return "\n".join(card_answer(word, (*ALL_CARDS, *dealt), self.language))
