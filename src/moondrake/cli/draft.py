"""`moondrake draft`: two to six players draft, build decks and play everybody against everybody (BM-21)."""

import argparse
from pathlib import Path
from random import Random

from moondrake.bluemoon.decks import write_deck
from moondrake.bluemoon.rulesets import NAMED, parse_ruleset
from moondrake.bluemoon.series import LEADER_CHOICES, tournament_ruleset
from moondrake.cli.draft_deck import deck_lines
from moondrake.cli.draft_face import DraftFace
from moondrake.cli.draft_rounds import Rounds
from moondrake.cli.saving import check_file, check_folder
from moondrake.cli.terminal import Terminal
from moondrake.draft import GAME, State
from moondrake.draft.options import LEAST_SEATS, MOST_SEATS, SEAT_LETTERS
from moondrake.players.base import Player
from moondrake.players.drafter import DRAFTERS
from moondrake.players.registry import levels
from moondrake.table import CHANCE, SPECTATOR, Dealer, Journal, SetupError, write_record
from moondrake.tournament import round_robin
from moondrake.words import say

ME = 0
BOT_NAMES = ("Anna", "Ben", "Clara", "David", "Elsa", "Felix")
BETWEEN = ("keep", "changeDeck", "redraft")


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    bots, opponents = tuple(DRAFTERS), levels("bluemoon")
    rulesets = say("draft-ruleset", language, names=", ".join(NAMED))
    parser.add_argument("--players", type=int, choices=seats, default=2, help=say("play-players", language))
    parser.add_argument("--sets", default="drawn", help=say("draft-sets", language))
    parser.add_argument(
        "--leaders", choices=LEADER_CHOICES, default="agreed", help=say("draft-leaders", language)
    )
    parser.add_argument("--bot", choices=bots, default="beginner", help=say("draft-bot", language))
    parser.add_argument("--watch", action="store_true", help=say("draft-watch", language))
    parser.add_argument("--decks", metavar="FOLDER", help=say("draft-decks", language))
    parser.add_argument("--play", action="store_true", help=say("draft-play", language))
    parser.add_argument("--opponents", choices=opponents, default="beginner", help=say("play-bot", language))
    parser.add_argument("--ruleset", default="legends", help=rulesets)
    parser.add_argument("--between", choices=BETWEEN, default="keep", help=say("draft-between", language))
    parser.add_argument("--seed", type=int, help=say("play-seed", language))
    parser.add_argument("--save", metavar="FILE", help=say("play-save", language))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """A draft, and the games after it if they are wanted."""
    if chosen.between == "redraft" and chosen.players > LEAST_SEATS:
        raise SetupError("problem-draft-between", rule="BM-21.13")
    ruleset = tournament_ruleset(parse_ruleset(chosen.ruleset))
    evening = Evening(chosen)
    GAME.start(evening.header)
    check_file(chosen.save)
    check_folder(chosen.decks)
    evening.tell("draft-begins", names=", ".join(evening.names), seed=str(evening.seed))
    state = evening.draft()
    if state is None:
        return 0
    evening.show_decks(state)
    evening.show_pairings()
    if chosen.play:
        Rounds(chosen, evening.names, evening.seed, ruleset, evening.draft).play(state)
    return 0


class Evening:
    """A draft at the keyboard or among bots, with the decks and pairings that come of it."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.seed = int(chosen.seed) if chosen.seed is not None else Random().randrange(1 << 32)
        self.drafts = 0
        names = BOT_NAMES[: chosen.players]
        if not chosen.watch:
            names = (self.say("play-you", name=self.say("play-player")), *BOT_NAMES[: chosen.players - 1])
        self.names = names
        self.header = {
            "players": str(chosen.players),
            "sets": chosen.sets,
            "leaderChoice": chosen.leaders,
        }

    def say(self, key: str, **values: object) -> str:
        return say(key, self.chosen.lang, **values)

    def tell(self, key: str, **values: object) -> None:
        print(self.say(key, **values))

    def draft(self) -> State | None:
        """One draft to its end; None if the player left. Each further draft is dealt anew."""
        state = GAME.start(self.header)
        seed = self.seed + 1000 * self.drafts
        self.drafts += 1
        bots = [DRAFTERS[self.chosen.bot](seed + seat) for seat in range(state.seats())]
        face = DraftFace(self.names, self.chosen.lang)
        if self.chosen.watch:
            journal = watch(state, face, bots, Dealer(seed))
            finished = True
        else:
            self.tell("play-type-help")
            terminal = Terminal(face, state, bots[1:], Dealer(seed))
            journal, finished = terminal.journal, terminal.play()
        if self.chosen.save:
            name = self.chosen.save if self.drafts == 1 else f"{self.chosen.save}.{self.drafts}"
            Path(name).write_text(write_record(journal.record()), encoding="utf-8")
            self.tell("play-saved", name=name)
        return state if finished else None

    def show_decks(self, state: State) -> None:
        """BM-21.10: the own deck, on the screen and as a file; a watcher sees them all."""
        seats = range(state.seats()) if self.chosen.watch else (ME,)
        for seat in seats:
            print()
            print("\n".join(deck_lines(state.deck(seat), self.names[seat], self.chosen.lang)))
        if not self.chosen.decks:
            return
        for seat in seats:
            path = Path(self.chosen.decks) / f"draft-{SEAT_LETTERS[seat]}.txt"
            path.write_text(write_deck(state.deck(seat)), encoding="utf-8")
            self.tell("draft-written", name=self.names[seat], file=str(path))

    def show_pairings(self) -> None:
        """BM-21.12: who plays whom, round by round."""
        print()
        self.tell("draft-pairings")
        for number, turn in enumerate(round_robin(self.chosen.players), start=1):
            pairs = [f"{self.names[first]} – {self.names[second]}" for first, second in turn.tables]
            line = self.say("draft-round", number=number, pairs="; ".join(pairs))
            for resting in turn.resting:
                line += " " + self.say("draft-rests", name=self.names[resting])
            print(line)


def watch(state: State, face: DraftFace, bots: list[Player], dealer: Dealer) -> Journal:
    """A draft among bots, told as a spectator sees it."""
    journal = Journal(GAME, state)
    while not state.is_over():
        seat, actions = state.seat_to_act(), state.legal_actions()
        answer = dealer.choose(actions) if seat == CHANCE else bots[seat].choose(state.view(seat), actions)
        for event in state.take_events():
            _print(face.event(state, event.shown_to(SPECTATOR)))
        journal.play(answer)
    for event in state.take_events():
        _print(face.event(state, event.shown_to(SPECTATOR)))
    return journal


def _print(line: str | None) -> None:
    if line:
        print(line)
