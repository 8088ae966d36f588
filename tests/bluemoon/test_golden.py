"""Golden playthroughs, card texts and path counts: unintended change shows here first."""

from pathlib import Path
from random import Random

import pytest

from moondrake.bluemoon import Setup, new_game, parse_ruleset, ready_made_deck
from moondrake.bluemoon.cards import PEOPLES
from moondrake.cli.bluemoon_face import event_line
from moondrake.table import CHANCE

PERFT = Path(__file__).parents[1] / "perft" / "bluemoon.perft"
RULESETS = ("ansmann", "kosmos", "legends")


@pytest.mark.parametrize("number", range(9))
def test_a_playthrough_of_each_people_stays_as_it_is(number, golden):
    first, second = PEOPLES[number], PEOPLES[(number + 4) % 9]
    ruleset = parse_ruleset(RULESETS[number % 3])
    state = new_game(Setup((ready_made_deck(first), ready_made_deck(second)), ruleset, lookahead=True))
    rng = Random(number)
    lines = [f"{first} against {second}, {ruleset}"]
    while not state.is_over():
        seat = state.seat_to_act()
        actions = state.legal_actions()
        action = rng.choice(actions)
        if seat != CHANCE:
            lines.append(f"{'ab'[seat]}? {', '.join(state.notation(other) for other in actions)}")
        lines.append(f"{'*' if seat == CHANCE else 'ab'[seat]} {state.notation(action)}")
        state.apply(action)
        lines += [f"    {event_line(state.match, event, ('A', 'B'), 'en')}" for event in state.take_events()]
    golden.check(f"bluemoon-{first}-{second}.txt", "\n".join(lines) + "\n")


def paths(state, depth: int) -> int:
    """How many sequences of answers there are, chance standing for its first outcome."""
    if depth == 0 or state.is_over():
        return 1
    actions = state.legal_actions()
    if state.seat_to_act() == CHANCE:
        actions = actions[:1]
        depth += 1
    total = 0
    for action in actions:
        copy = state.copy()
        copy.apply(action)
        total += paths(copy, depth - 1)
    return total


def counted(number: int) -> str:
    first, second = PEOPLES[number], PEOPLES[(number + 2) % 9]
    state = new_game(Setup((ready_made_deck(first), ready_made_deck(second)), start=0), events=False)
    rng = Random(number)
    for _ in range(60 + 7 * number):
        if not state.is_over():
            state.apply(rng.choice(state.legal_actions()))
    counts = " ".join(str(paths(state, depth)) for depth in (1, 2, 3, 4))
    return f"{first} {second}: {counts}"


def test_no_option_is_lost_or_added(request):
    text = "".join(f"{counted(number)}\n" for number in range(9))
    if request.config.getoption("--golden"):
        PERFT.write_text(text, encoding="utf-8")
    assert text == PERFT.read_text(encoding="utf-8")
