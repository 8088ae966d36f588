"""The draft in the terminal."""

from moondrake.bluemoon.cards import ALL_CARDS
from moondrake.bluemoon.effects import Kind, name_in
from moondrake.bluemoon.text import card_line
from moondrake.cli.card_answer import card_answer
from moondrake.draft import GAME, DraftView, State, Step
from moondrake.draft.actions import LEADER, card_of
from moondrake.draft.happenings import is_quiet
from moondrake.draft.prints import CARDS, LEADERS
from moondrake.draft.words import card_name, event_words, question_words
from moondrake.games.face import Face
from moondrake.table import Event
from moondrake.words import say

GROUPS = {
    "characters": (Kind.CHARACTER,),
    "boosters": (Kind.BOOSTER,),
    "supports": (Kind.SUPPORT,),
    "others": (Kind.LEADERSHIP, Kind.SHIP, Kind.HYLA, Kind.ACHIEVEMENT, Kind.INTERFERENCE),
}


class DraftFace(Face[State, DraftView]):
    """A draft in plain lines."""

    game = GAME
    example = "keep hoax-13"
    lacks = ("why", "power")

    def event(self, state: State, event: Event) -> str | None:
        if is_quiet(event):
            return None
        line = event_words(event, self.language, self.names)
        return f"{line} [{event.rule}]" if event.rule else line

    def question(self, view: DraftView) -> str:
        return question_words(view, self.language)

    def option(self, state: State, number: int) -> str:
        card = LEADERS[number - LEADER] if number >= LEADER else CARDS[card_of(number)]
        return f"{state.notation(number)}: {card_line(card, self.language)}"

    def move(self, state: State, number: int) -> str:
        card = LEADERS[number - LEADER] if number >= LEADER else CARDS[card_of(number)]
        return f"{state.notation(number)} ({name_in(card.name, self.language)})"

    def position(self, view: DraftView) -> list[str]:
        table = view.table
        lines = []
        if table.step == Step.KEEP:
            way = "left" if table.passes_left else "right"
            lines.append(self._say("draft-deal", deal=table.deal + 1, deals=table.deals, way=way))
        kept = [card for card in table.kept if card not in table.left_out]
        lines.append(self._say("draft-kept", count=len(kept)))
        return lines + group_lines(kept, self.language)

    def _say(self, key: str, **values: object) -> str:
        return say(key, self.language, **values)

    def card(self, word: str, view: DraftView) -> str:
        return "\n".join(card_answer(word, ALL_CARDS, self.language))


def group_lines(cards: list[int], language: str) -> list[str]:
    """Cards by kind, a line for each kind that is there."""
    lines = []
    for group, kinds in GROUPS.items():
        found = [card for card in cards if CARDS[card].kind in kinds]
        if found:
            names = ", ".join(card_name(card, language) for card in found)
            lines.append("  " + say("draft-group", language, group=group, count=len(found), cards=names))
    return lines
