"""One whole game between bots, for measuring decks: played by a bot's process, told in a few numbers."""

from typing import Any, Final

from moondrake.bluemoon import State
from moondrake.bluemoon.zones import LOCAL, cards_in
from moondrake.players import registry
from moondrake.players.pace import calibrate
from moondrake.server.desks import desk_of
from moondrake.sim.dealing import PileDealer
from moondrake.table import CHANCE

MOST_DECISIONS: Final = 5_000
PLAYED: Final = ("play", "bluff", "load")


def whole_game(request: dict[str, Any]) -> dict[str, Any]:
    """Both seats by one level; the score of `seat`, and what became of its cards."""
    desk, mine = desk_of(request["game"]), request["seat"]
    calibrate(request["game"])
    state: State = desk.start(request["header"])
    state.keep_events(False)
    players = [registry.player(request["game"], request["level"], request["seed"] + seat) for seat in (0, 1)]
    dealer = PileDealer(request["seed"], own_piles=True)
    printed = state.match.facts[mine].printed
    seen: set[int] = set()
    played: set[int] = set()
    decisions = 0
    while not state.is_over() and decisions < MOST_DECISIONS:
        seat = state.seat_to_act()
        if seat == CHANCE:
            state.apply(dealer.deal(state))
            continue
        action = players[seat].choose(state.view(seat), state.legal_actions(), request["clock"])
        if seat == mine:
            seen.update(cards_in(state.sides[mine].hand))
            facts = desk.action_facts(action)
            if facts["verb"] in PLAYED and facts["card"] is not None:
                played.add(facts["card"] & LOCAL)
        state.apply(action)
        decisions += 1
    returns = state.returns() if state.is_over() else (0.0, 0.0)
    score = 0.5 if returns[0] == returns[1] else float(returns[mine] > returns[1 - mine])
    return {
        "score": score,
        "seen": sorted(printed[card].key for card in seen | played),
        "played": sorted(printed[card].key for card in played),
    }
