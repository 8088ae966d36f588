"""Deals the cards of a lesson: fills the chance lines of its file by what its `# chance` remarks wish for.

    python -m scripts.deal_lesson src/moondrake/server/lessons/data/duel.lesson

What players decide and all remarks stay; chance lines are written anew. Where nothing is wished for, chance
takes what no later wish needs, the same every time. A decision that is not legal stops it.
"""

import random
import sys
from pathlib import Path
from typing import Final

from moondrake.server.desks import desk_of
from moondrake.table import CHANCE, State
from moondrake.table.record import SEATS, parse_record, replay
from moondrake.table.saying import listed

WISH: Final = "# chance "
SEED: Final = 2004


class BadLesson(Exception):
    """The file cannot be played; the message says where and what would be legal."""


def dealt(text: str) -> str:
    """The file with its chance lines written anew."""
    lines = [line for line in text.splitlines() if not line.startswith("* ")]
    header = dict(line.split(": ", 1) for line in lines if ": " in line and line[:2] not in _starts())
    wishes = [
        word.strip() for line in lines if line.startswith(WISH) for word in line[len(WISH) :].split(",")
    ]
    desk = desk_of(header["game"])
    state = desk.start({key: header[key] for key in header if key not in ("game", "rules", "result")})
    chance = random.Random(SEED)
    written: list[str] = []
    for number, line in enumerate(lines, start=1):
        is_move = line[:2] in _starts() and line[0] != "#"
        if is_move:
            _play(state, line, number)
        written.append(line)
        begins = is_move or (not line and not any(other[:2] == "* " for other in written))
        if begins:
            written += _deal(state, wishes, chance)
    return "\n".join(written) + "\n"


def _starts() -> tuple[str, ...]:
    return tuple(f"{letter} " for letter in (*SEATS, "#"))


def _play(state: State, line: str, number: int) -> None:
    seat, word = SEATS.index(line[0]), line[2:].strip()
    legal = [state.notation(action) for action in state.legal_actions()]
    if seat != state.seat_to_act() or word not in legal:
        asked = SEATS[state.seat_to_act()]
        raise BadLesson(f"line {number}, '{line}': seat {asked} is asked; legal: {listed(legal)}")
    state.apply(state.parse(word))


def _deal(state: State, wishes: list[str], chance: random.Random) -> list[str]:
    written = []
    while not state.is_over() and state.seat_to_act() == CHANCE:
        legal = [state.notation(action) for action in state.legal_actions()]
        word = next((wish for wish in wishes if wish in legal), None)
        if word is None:
            free = [other for other in legal if other not in wishes]
            word = chance.choice(free or legal)
        else:
            wishes.remove(word)
        written.append(f"* {word}")
        state.apply(state.parse(word))
    return written


def main(paths: list[str]) -> None:
    """Deal every file named."""
    for name in paths:
        path = Path(name)
        text = dealt(path.read_text(encoding="utf-8"))
        record = parse_record(text)
        replay(record, desk_of(record.game).game)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BadLesson as problem:
        sys.exit(str(problem))
