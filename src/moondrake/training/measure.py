"""How strong a network is: games against another one or against `club`, on deals that nobody learned from."""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from moondrake.bluemoon import Setup, new_game
from moondrake.bluemoon.rulesets import ANSMANN
from moondrake.players.base import Player
from moondrake.players.bluemoon.champion import ChampionPlayer
from moondrake.players.bluemoon.levels import ClubPlayer
from moondrake.players.bluemoon.network import WEIGHTS
from moondrake.players.drafter import Drafter
from moondrake.players.random import RandomPlayer
from moondrake.sim.dealing import PileDealer, derived
from moondrake.sim.intervals import estimate
from moondrake.sim.pairings import ALL, drafted_by, parse_pairings
from moondrake.table import CHANCE

STEPS: Final = 600
DRAFT_STEPS: Final = 400


@dataclass(frozen=True, slots=True)
class Strength:
    """A share of wins with its 95 % interval, and crystals won minus lost for each game."""

    rate: float
    low: float
    high: float
    games: int
    crystals: float


def strength(
    network: Path,
    other: Path | None,
    games: int,
    seed: int,
    steps: int = STEPS,
    decks: str = ALL,
    rival_steps: int = 0,
) -> Strength:
    """Matches of `champion` with a network against one with another, or against `club`; each deal twice.

    Without `rival_steps` both have the same steps for a move.
    """
    pairings = parse_pairings([decks], ANSMANN, derived(seed, "measured decks"))
    blocks: list[list[float]] = []
    crystals = 0.0
    for deal in range((games + 1) // 2):
        scores = []
        for swapped in (False, True):
            rng = Random(derived(seed, "measured", deal, swapped))
            players: list[Player] = [_by_steps(ChampionPlayer(rng.getrandbits(32), path=network), steps)]
            rival_seed = rng.getrandbits(32)
            rival = ChampionPlayer(rival_seed, path=other) if other is not None else ClubPlayer(rival_seed)
            players.append(_by_steps(rival, rival_steps or steps))
            if swapped:
                players.reverse()
            setup = Setup(pairings.decks(deal), start=deal % 2, lookahead=True)
            won = _play(setup, players, derived(seed, "deal", deal))[int(swapped)]
            scores.append(float(won > 0))
            crystals += won
        blocks.append(scores)
    found = estimate(blocks)
    return Strength(found.rate, found.low, found.high, found.games, crystals / found.games)


def drafting(games: int, seed: int, network: Path = WEIGHTS, steps: int = DRAFT_STEPS) -> Strength:
    """How often a drafter's deck beats that of one who drafts by chance, `expert` playing both.

    Every draft is played twice, each deck beginning once; the drafter sits on either seat in turn.
    """
    blocks: list[list[float]] = []
    crystals = 0.0
    for number in range((games + 1) // 2):
        rng = Random(derived(seed, "drafting", number))
        seat = number % 2
        drafters: list[Player] = [Drafter(rng.getrandbits(32)), RandomPlayer(rng.getrandbits(32))]
        if seat:
            drafters.reverse()
        decks = drafted_by(drafters, rng.getrandbits(32))
        scores = []
        for start in (0, 1):
            players: list[Player] = [
                _by_steps(ChampionPlayer(rng.getrandbits(32), path=network, imagines=False), steps)
                for _ in decks
            ]
            setup = Setup(decks, start=start, lookahead=True)
            won = _play(setup, players, derived(seed, "drafted deal", number))[seat]
            scores.append(float(won > 0))
            crystals += won
        blocks.append(scores)
    found = estimate(blocks)
    return Strength(found.rate, found.low, found.high, found.games, crystals / found.games)


def _by_steps(player: Player, steps: int) -> Player:
    """A player whose searches end by steps and never by the wall clock: a busy machine changes nothing."""
    player.steps = steps
    return player


def _play(setup: Setup, players: list[Player], deal: int) -> tuple[float, ...]:
    """The crystals of both seats."""
    state = new_game(setup, events=False)
    dealer = PileDealer(deal, own_piles=True)
    while not state.is_over():
        asked = state.seat_to_act()
        if asked == CHANCE:
            state.apply(dealer.deal(state))
        else:
            state.apply(players[asked].choose(state.view(asked), state.legal_actions()))
    return state.returns()
