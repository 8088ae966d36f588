"""Choices to learn from: where the line of a strong player led, beside where its other lines would have."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np

from moondrake.bluemoon import Match, Position
from moondrake.players.bluemoon.features import NUMBERS, VERSION, ZONES, Features
from moondrake.players.bluemoon.guide import BlueMoonGuide, position_key
from moondrake.players.bluemoon.habits import Habits
from moondrake.players.bluemoon.network import NetworkJudge, weights
from moondrake.players.bluemoon.thumb import Lore, Thumb
from moondrake.players.search import Budget, Guide, find_lines
from moondrake.table import CHANCE, State
from moondrake.traces import Follower, TraceError, TraceEvent
from moondrake.training.samples import CARDS, packed

OTHERS: Final = 15
"""So many other lines are kept beside the chosen one ..."""
LIKELY: Final = 11
"""... of these so many that look best to the network, where there is one."""
STEPS: Final = 400
MOST_LINES: Final = 200


class Group(NamedTuple):
    """Lines of one turn: who judges them, how it looks where they end, and what that is worth."""

    seat: int
    zones: list[list[int]]
    numbers: list[list[float]]
    values: list[float]


class Comparer:
    """Watches a game: from the first question of a seat to where its line ended."""

    def __init__(self, match: Match, rng: Random, share: float, network: Path | None = None) -> None:
        self.features = Features(Lore(match))
        self.judge = NetworkJudge(self.features.lore, weights(network)) if network is not None else None
        """Picks the lines that look best to it: telling those from the chosen one teaches most."""
        self.guide: Guide = BlueMoonGuide(Thumb(self.features.lore, Habits()))
        self.rng = rng
        self.share = share
        """How many of the turns are looked at; finding the lines takes time."""
        self.root: Position | None = None
        self.is_open = False
        self.groups: list[Group] = []
        self.missed = 0
        """So often the search did not find the chosen line; it is compared with those that were found."""

    def look(self, state: Position, asked: int) -> None:
        """After an answer: a line may have ended, another one may begin."""
        acting = CHANCE if state.is_over() else state.seat_to_act()
        if self.is_open and (acting == CHANCE or (self.root is not None and state.seat != self.root.seat)):
            self.is_open = False
            if self.root is not None and not state.is_over():
                self._compare(self.root, state)
        if not self.is_open and acting != CHANCE and acting == state.seat and len(state.options) > 1:
            self.is_open = True
            self.root = None
            if self.rng.random() < self.share:
                root = state.copy()
                root.keep_events(False)
                self.root = root

    def _compare(self, root: Position, chosen: Position) -> None:
        seat = root.seat
        lines = find_lines(root, seat, self.guide, Budget(60.0, STEPS / 60_000), MOST_LINES)
        key = position_key(chosen)
        others = [line.state for line in lines if self.guide.key(line.state) != key]
        self.missed += len(others) == len(lines)
        others = [state for state in others if not state.is_over()]
        if not others:
            return
        kept: list[Position] = [chosen]
        for state in self._kept(others, seat):
            assert isinstance(state, Position)
            kept.append(state)
        zones = [self.features.zones(state, seat) for state in kept]
        numbers = [self.features.numbers(state, seat) for state in kept]
        self.groups.append(Group(seat, zones, numbers, [0.0] * len(kept)))

    def _kept(self, others: list[State], seat: int) -> list[State]:
        self.rng.shuffle(others)
        if self.judge is not None:
            values = self.judge.evaluate(others, seat)
            order = sorted(range(len(others)), key=lambda index: -values[index])
            best = set(order[:LIKELY])
            others = [others[index] for index in order[:LIKELY]] + [
                state for index, state in enumerate(others) if index not in best
            ]
        return others[:OTHERS]


class Choices:
    """Groups of positions of many games; of recorded ones the first of each group is the chosen one."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.decks: list[object] = []
        self.games: list[int] = []
        self.seats: list[int] = []
        self.sizes: list[int] = []
        self.zones: list[list[int]] = []
        self.numbers: list[list[float]] = []
        self.values: list[float] = []
        self.missed = 0
        self._numbers_of: dict[str, int] = {}

    def add_recorded(
        self, header: TraceEvent, game: TraceEvent, share: float, network: Path | None = None
    ) -> bool:
        """The choices of one recorded game; False where it cannot be followed to its end."""
        try:
            follower = Follower(header, game)
            comparer = Comparer(follower.state.match, Random(follower.id), share, network)
            follower.watch(comparer.look)
            for event in game["events"]:
                difference = follower.feed(event)
                if difference is not None and difference.kind != "power":
                    return False
        except TraceError:
            return False
        self.missed += comparer.missed
        self.add(follower.state.match, comparer.groups)
        return True

    def add(self, match: Match, groups: Sequence[Group]) -> None:
        """The choices of one game."""
        deck = np.zeros((2, CARDS), np.uint16)
        for seat in (0, 1):
            for place, card in enumerate(match.facts[seat].printed):
                if card.key not in self._numbers_of:
                    self.keys.append(card.key)
                    self._numbers_of[card.key] = len(self.keys)
                deck[seat, place] = self._numbers_of[card.key]
        self.decks.append(deck)
        for seat, zones, numbers, values in groups:
            self.games += [len(self.decks) - 1] * len(zones)
            self.seats += [seat] * len(zones)
            self.sizes.append(len(zones))
            self.zones += zones
            self.numbers += numbers
            self.values += values

    def packed(self) -> bytes:
        """The contents of the file."""
        count = len(self.games)
        return packed(
            version=np.array(VERSION),
            keys=np.array(self.keys),
            decks=np.array(self.decks, np.uint16).reshape(-1, 2, CARDS),
            results=np.zeros((len(self.decks), 2), np.int8),
            games=np.array(self.games, np.int32),
            seats=np.array(self.seats, np.int8),
            zones=np.array(self.zones, np.uint64).reshape(count, len(ZONES)),
            numbers=np.array(self.numbers, np.float16).reshape(count, len(NUMBERS)),
            values=np.array(self.values, np.float16),
            sizes=np.array(self.sizes, np.int32),
        )
