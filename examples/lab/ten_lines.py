"""A whole game of Blue Moon between two levels, in ten lines.

python examples/lab/ten_lines.py
"""

from moondrake.bluemoon import GAME
from moondrake.players.registry import player
from moondrake.table import CHANCE, Dealer

HEADER = {"ruleset": "ansmann", "lookahead": "exact", "deck a": "flit", "deck b": "khind", "start": "drawn"}

state, dealer = GAME.start(HEADER), Dealer(seed=1)
players = [player("bluemoon", "beginner", seed) for seed in (1, 2)]
while not state.is_over():
    seat, actions = state.seat_to_act(), state.legal_actions()
    chosen = (
        dealer.choose(actions) if seat == CHANCE else players[seat].choose(state.view(seat), actions, 0.01)
    )
    state.apply(chosen)
print(f"crystals: {state.returns()}")
