"""Drafted decks at the keyboard: shown, and changed between games."""

from moondrake.bluemoon import Deck
from moondrake.bluemoon.effects import name_in
from moondrake.cli.asking import read_line
from moondrake.cli.draft_face import group_lines
from moondrake.draft import DraftPool
from moondrake.draft.prints import NUMBERS
from moondrake.draft.words import named_card
from moondrake.table import TableError
from moondrake.words import say


def deck_lines(deck: Deck, name: str, language: str) -> list[str]:
    """A deck by kinds, with its owner and leader."""
    cards = [NUMBERS[card.key] for card in deck.cards]
    leader = name_in(deck.leader.name, language)
    head = say("draft-deck", language, name=name, leader=leader, count=len(cards))
    return [head, *group_lines(cards, language)]


def change_deck(pool: DraftPool, language: str) -> DraftPool | None:
    """BM-21.13: exchange cards of the deck for others of the own drafted cards; None if the player leaves."""
    me = say("play-you", language, name=say("play-player", language))
    print(say("draft-change", language))
    print("\n".join(_bench_lines(pool, language)))
    while True:
        line = read_line()
        if line is None or line in ("quit", "exit"):
            print(say("play-left", language))
            return None
        words = line.lower().split()
        if words == ["done"]:
            return pool
        if words == ["look"]:
            print("\n".join([*deck_lines(pool.deck, me, language), *_bench_lines(pool, language)]))
        elif len(words) == len(("out", "in")):
            try:
                pool = pool.exchanged(words[0], words[1])
            except TableError as error:
                print(say("draft-not-changed", language, why=error.in_language(language)))
            else:
                print(say("draft-changed", language, out=words[0], into=words[1]))
        elif words:
            print(say("draft-change", language))


def _bench_lines(pool: DraftPool, language: str) -> list[str]:
    bench = ", ".join(named_card(NUMBERS[card.key], language) for card in pool.bench())
    return [say("draft-bench", language, cards=bench)]
