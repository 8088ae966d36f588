"""A match of several games, to five crystals (BM-8.5), and what was agreed on for it (BM-8.7, BM-20)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from moondrake.bluemoon.deck import Deck
from moondrake.bluemoon.effects import Kind
from moondrake.bluemoon.rules.settling import penalty_crystals
from moondrake.bluemoon.rulesets import Ruleset, parse_ruleset
from moondrake.bluemoon.setup import Setup
from moondrake.bluemoon.state import Phase, Position
from moondrake.table import SetupError, TableError
from moondrake.table.saying import listed
from moondrake.table.state import NOBODY

CRYSTALS_TO_WIN: Final = 5
SEATS: Final = 2
AGREED, RANDOM, SECRET = "agreed", "random", "secret"
KEEP, SWAP_SETS, CHOOSE_AGAIN = "keep", "swapSets", "chooseAgain"
CHANGE_DECK, REDRAFT = "changeDeck", "redraft"
NONE, WARNING, CRYSTALS, GAME = "none", "warning", "crystals", "game"
LEADER_CHOICES: Final = (AGREED, RANDOM, SECRET)
BETWEEN_GAMES: Final = (KEEP, SWAP_SETS, CHOOSE_AGAIN, CHANGE_DECK, REDRAFT)
PENALTIES: Final = (NONE, WARNING, "crystals: n", GAME)


class Before(IntEnum):
    """BM-8.6, BM-8.7: what has to happen before the next game can begin."""

    NOTHING = 0
    AGREE = 1
    """Both agree on decks."""
    DRAW = 2
    """Chance deals each seat one of the available sets: `dealt_decks`."""
    CHOOSE = 3
    """Each seat chooses secretly among its prepared decks: `SecretChoice`."""
    CHANGE = 4
    """Each seat may change its deck inside the same limits: `changed_deck`."""
    DRAFT = 5
    """The whole draft is repeated (BM-21.13)."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """BM-20.2, BM-20.4: what a take-back costs, fixed by the organiser before play."""

    word: str = NONE
    crystals: int = 0

    def __str__(self) -> str:
        return f"{self.word}: {self.crystals}" if self.word == CRYSTALS else self.word


def parse_penalty(text: str) -> Penalty:
    """BM-20.4: `none`, `warning`, `crystals: n` or `game`; raises SetupError for anything else."""
    word, colon, number = text.partition(":")
    if word.strip() == CRYSTALS and number.strip().isdecimal() and 1 <= int(number) <= CRYSTALS_TO_WIN:
        return Penalty(CRYSTALS, int(number))
    if not colon and word.strip() in (NONE, WARNING, GAME):
        return Penalty(word.strip())
    raise SetupError("problem-penalty", word=text, known=listed(PENALTIES))


@dataclass(frozen=True, slots=True)
class MatchOptions:
    """BM-8.7, BM-23.8: what players settle before a match."""

    leader_choice: str = AGREED
    between_games: str = KEEP
    take_back_penalty: Penalty = Penalty()

    def header(self) -> dict[str, str]:
        """The options in words; `match_options` reads them back."""
        return {
            "leaderChoice": self.leader_choice,
            "betweenGames": self.between_games,
            "takeBackPenalty": str(self.take_back_penalty),
        }


def match_options(header: Mapping[str, str]) -> MatchOptions:
    """BM-8.7: read what `MatchOptions.header` writes; what is missing has its usual value."""
    known = tuple(MatchOptions().header())
    for key in header:
        if key not in known:
            raise SetupError("problem-match-option", name=key, known=listed(known))
    leader_choice = _one_of("leaderChoice", header.get("leaderChoice", AGREED), LEADER_CHOICES)
    between_games = _one_of("betweenGames", header.get("betweenGames", KEEP), BETWEEN_GAMES)
    return MatchOptions(leader_choice, between_games, parse_penalty(header.get("takeBackPenalty", NONE)))


def _one_of(key: str, word: str, words: tuple[str, ...]) -> str:
    if word not in words:
        raise SetupError("problem-match-value", name=key, word=word, known=listed(words))
    return word


@dataclass(frozen=True, slots=True)
class Series:
    """The score of a match: crystals of both seats, games played, the last loser, take-backs so far."""

    crystals: tuple[int, int] = (0, 0)
    games: int = 0
    last_loser: int = NOBODY
    options: MatchOptions = MatchOptions()
    take_backs: tuple[int, int] = (0, 0)

    def after(self, game: Position) -> "Series":
        """BM-8.4, BM-8.5: the score after a finished game; the loser gets none."""
        if game.phase != Phase.OVER:
            raise TableError("problem-match-running")
        return self._after_game(game.winner, game.crystals)

    def after_take_back(self, game: Position, seat: int) -> "Series":
        """BM-20.4: one take-back granted to this seat under table discipline (BM-17.2a) is charged.

        With `game` the running game is lost: it is not played on, and nothing else is counted for it.
        """
        self._check_running()
        charged = replace(self, take_backs=_added(self.take_backs, seat, 1))
        penalty = self.options.take_back_penalty
        if penalty.word == CRYSTALS:
            return replace(charged, crystals=_added(self.crystals, 1 - seat, penalty.crystals))
        if penalty.word == GAME:
            return charged._after_game(1 - seat, penalty_crystals(game, 1 - seat))
        return charged

    def take_back_ends_game(self) -> bool:
        """BM-20.4: is the running game over when somebody takes back?"""
        return self.options.take_back_penalty.word == GAME

    def _after_game(self, winner: int, crystals: int) -> "Series":
        self._check_running()
        score = _added(self.crystals, winner, crystals)
        return replace(self, crystals=score, games=self.games + 1, last_loser=1 - winner)

    def _check_running(self) -> None:
        if self.winner() != NOBODY:
            raise TableError("problem-match-over", own=self.crystals[0], other=self.crystals[1])

    def winner(self) -> int:
        """BM-8.5: whoever has at least five crystals, or NOBODY while the match goes on."""
        for seat in (0, 1):
            if self.crystals[seat] >= CRYSTALS_TO_WIN:
                return seat
        return NOBODY

    def before_next_game(self) -> Before:
        """BM-8.6, BM-8.7, BM-21.13: what has to happen before the next game, the first one included."""
        between = self.options.between_games
        if self.games == 0 or between == CHOOSE_AGAIN:
            again = Before.AGREE if self.games else Before.NOTHING
            return {RANDOM: Before.DRAW, SECRET: Before.CHOOSE}.get(self.options.leader_choice, again)
        return {CHANGE_DECK: Before.CHANGE, REDRAFT: Before.DRAFT}.get(between, Before.NOTHING)

    def next_setup(self, setup: Setup) -> Setup:
        """RS-34, BM-4.3: the loser of the last game starts; sets are kept or swapped (BM-8.6, BM-8.7)."""
        if self.last_loser == NOBODY:
            return setup
        if self.options.between_games == SWAP_SETS:
            setup = replace(setup, decks=(setup.decks[1], setup.decks[0]))
        is_given = setup.ruleset.words["firstPlayer"] == "given"
        return setup if is_given else replace(setup, start=self.last_loser)


def _added(pair: tuple[int, int], seat: int, amount: int) -> tuple[int, int]:
    return (pair[0] + amount, pair[1]) if seat == 0 else (pair[0], pair[1] + amount)


class SecretChoice:
    """BM-8.6, BM-8.7, BM-4.2: each seat chooses hidden among its decks; both are revealed together."""

    def __init__(self, first: tuple[Deck, ...], second: tuple[Deck, ...]) -> None:
        self.prepared = (first, second)
        self._chosen: list[Deck | None] = [None, None]

    def choose(self, seat: int, name: str) -> None:
        """Choose by the name of the deck; a choice stands."""
        if self._chosen[seat] is not None:
            raise TableError("problem-match-chosen")
        for deck in self.prepared[seat]:
            if deck.name == name:
                self._chosen[seat] = deck
                return
        names = [deck.name for deck in self.prepared[seat]]
        raise SetupError("problem-match-deck", name=name, known=listed(names))

    def shown_to(self, seat: int) -> tuple[Deck | None, Deck | None]:
        """What one seat (or SPECTATOR) may see now: its own choice, and both once both are made."""
        is_open = None not in self._chosen
        first, second = [
            deck if is_open or owner == seat else None for owner, deck in enumerate(self._chosen)
        ]
        return (first, second)

    def revealed(self) -> tuple[Deck, Deck]:
        """BM-4.2: both decks, as soon as both are chosen."""
        first, second = self._chosen
        if first is None or second is None:
            raise TableError("problem-match-waits")
        return (first, second)


def undealt_decks(available: tuple[Deck, ...], dealt: tuple[Deck, ...]) -> tuple[Deck, ...]:
    """BM-8.7 `random`: the sets that chance may still deal; all equally likely, none to both seats."""
    if len(available) < SEATS:
        raise SetupError("problem-match-sets", count=len(available))
    return tuple(deck for deck in available if deck not in dealt)


def tournament_ruleset(ruleset: Ruleset) -> Ruleset:
    """BM-20.1, RS-1: in a tournament `legends` has its mulligan; the others have one rule for all."""
    if ruleset.base == "legends" and not ruleset.mulligan:
        return parse_ruleset(f"{ruleset}+mulligan=on")
    return ruleset


def check_match(setup: Setup, options: MatchOptions) -> None:
    """BM-20.4, BM-17.2a: a penalty needs a ruleset that grants take-backs; raises SetupError."""
    if options.take_back_penalty.word != NONE and setup.ruleset.illegal_power == "retreat":
        raise SetupError("problem-penalty-idle", ruleset=setup.ruleset)


def check_single_game(setup: Setup) -> None:
    """BM-20.3, RS-18: `legends` uses crystal cards only in matches; raises SetupError."""
    if setup.ruleset.words["crystalCards"] != "matches":
        return
    found = [card.key for deck in setup.decks for card in deck.cards if card.kind == Kind.ACHIEVEMENT]
    if found:
        raise SetupError("problem-match-only", ruleset=setup.ruleset, cards=listed(found))
