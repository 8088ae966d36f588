"""Games of the network against itself, on all kinds of decks, as samples and taught turns."""

from pathlib import Path
from random import Random
from typing import Final

from moondrake.bluemoon import Deck, Setup, new_game
from moondrake.bluemoon.rulesets import ANSMANN
from moondrake.sim.dealing import PileDealer, derived
from moondrake.sim.pairings import ALL, CONSTRUCTED, DRAFTED, EMISSARY, parse_pairings
from moondrake.table import CHANCE
from moondrake.training.choices import Choices
from moondrake.training.plan import Plan
from moondrake.training.recorded import Keeper
from moondrake.training.samples import Recorder, Samples
from moondrake.training.taught import Teacher

KINDS: Final = (ALL, CONSTRUCTED, DRAFTED, EMISSARY)
"""The decks of a game, in turn."""
BLURS: Final = (0.0, 0.01, 0.03, 0.08)
"""How far a seat's judgement is off in a game: what nobody tries nobody learns."""
MOST_DECISIONS: Final = 5000


def decks_for(seed: int, number: int) -> tuple[Deck, Deck]:
    """The decks of a game: the same for a seed and number."""
    kind = KINDS[number % len(KINDS)]
    pairings = parse_pairings([kind], ANSMANN, derived(seed, "decks"))
    first, second = pairings.decks(Random(derived(seed, "pair", number)).randrange(10_000))
    return (first, second) if number % 2 else (second, first)


def play_game(
    plan: Plan, samples: Samples, taught: Choices, number: int, network: Path, rival: Path | None = None
) -> bool:
    """One game of a network against itself, or an earlier self; False where it did not end."""
    seed = plan.seed
    rng = Random(derived(seed, "game", number))
    state = new_game(Setup(decks_for(seed, number), start=rng.randrange(2)), events=False)
    networks = (network, rival or network) if number % 4 < 2 else (rival or network, network)
    players = [Teacher(rng.getrandbits(32), one, plan.taught) for one in networks]
    for player in players:
        player.steps = plan.steps
        player.blur = rng.choice(BLURS)
    dealer = PileDealer(rng.getrandbits(40), own_piles=True)
    keeper = Keeper(Recorder(state.match), rng)
    for _ in range(MOST_DECISIONS):
        if state.is_over():
            samples.add_game(keeper.recorder, state.winner, state.crystals)
            taught.add(state.match, [group for player in players for group in player.groups])
            return True
        asked = state.seat_to_act()
        actions = state.legal_actions()
        if asked == CHANCE:
            action = dealer.deal(state)
        elif len(actions) == 1:
            action = actions[0]
        else:
            action = players[asked].choose(state.view(asked), actions)
        state.apply(action)
        keeper.look(state, asked)
    return False
