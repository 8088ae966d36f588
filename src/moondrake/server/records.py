"""A table's game as a record, with remarks that let anybody check the deal."""

from dataclasses import dataclass
from typing import Final

from moondrake.server import fair
from moondrake.server.course import Course
from moondrake.server.desks import desk_of
from moondrake.table import CHANCE, Move, Record, RecordError, State, parse_record, write_record
from moondrake.table.record import seat_letter

HEAD: Final = "# fair deal 1"
BY_PLAYER: Final = "player"
BY_SERVER: Final = "server"


def game_record(course: Course) -> Record:
    """What was played and stands."""
    state = course.desk.start(course.setup.header)
    moves: list[Move] = []

    def play(seat: int, action: int) -> None:
        moves.append(Move(seat, state.notation(action)))
        state.apply(action)

    for action in course.first_draws:
        play(CHANCE, action)
    for decision in course.decisions:
        play(decision.seat, decision.action)
        for action in decision.draws:
            play(CHANCE, action)
    result = state.returns() if state.is_over() else None
    game = course.desk.game
    return Record(game.name, game.rules_version, tuple(state.header().items()), tuple(moves), result)


def record_text(course: Course) -> str:
    """The record as text, the seeds in remarks; only for games that are over."""
    lines = [HEAD, f"# table: {course.table_id}", f"# commitment: {fair.commitment(course.server_seed)}"]
    lines.append(f"# server seed: {course.server_seed}")
    for number, seat in enumerate(course.seats):
        lines.append(f"# seed {seat_letter(number)}: {seat.seed}")
        lines.append(f"# seed {seat_letter(number)} by: {seat.seed_by}")
    if course.outcome is not None and course.outcome.reason != "rules":
        lines.append(f"# ended by: {course.outcome.reason} of seat {seat_letter(course.outcome.seat)}")
    head, _, rest = write_record(game_record(course)).partition("\n")
    return "\n".join([head, *lines, rest])


@dataclass(frozen=True, slots=True)
class Deal:
    """What a record says about its deal."""

    commitment: str
    server_seed: str
    seeds: tuple[str, ...]
    by: tuple[str, ...]


def read_deal(text: str) -> Deal:
    """The remarks about the deal; raises RecordError."""
    remarks: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# ") and ": " in f"{line} ":
            key, _, value = line[2:].partition(":")
            remarks[key.strip()] = value.strip()
    if HEAD not in text.splitlines():
        raise RecordError(f"this record says nothing about its deal: there is no line '{HEAD}'")
    seats = [letter for letter in "abcde" if f"seed {letter}" in remarks]
    for key in ("commitment", "server seed"):
        value = remarks.get(key, "")
        if len(value) != 64 or not all(digit in "0123456789abcdef" for digit in value):
            raise RecordError(f"'# {key}: ...' must have 64 hexadecimal digits")
    if not seats:
        raise RecordError("there is no '# seed a: ...'")
    seeds = tuple(remarks[f"seed {letter}"] for letter in seats)
    by = tuple(remarks.get(f"seed {letter} by", "unknown") for letter in seats)
    return Deal(remarks["commitment"], remarks["server seed"], seeds, by)


def verify(text: str) -> int:
    """Recompute every draw, how many there are; raises RecordError at the first that does not fit."""
    deal = read_deal(text)
    record = parse_record(text)
    if not fair.is_commitment_to(deal.commitment, deal.server_seed):
        raise RecordError("the server's seed does not belong to its commitment")
    desk = desk_of(record.game)
    if record.rules != desk.game.rules_version:
        raise RecordError(
            f"the record was played under rules version {record.rules}; this program checks "
            f"version {desk.game.rules_version}"
        )
    state = desk.start(dict(record.header))
    places = desk.places(state)
    if len(deal.seeds) != places:
        raise RecordError(f"there are seeds of {len(deal.seeds)} seats; the game has {places}")
    return _check_draws(state, record, fair.deal_key(deal.server_seed, deal.seeds))


def _check_draws(state: State, record: Record, key: bytes) -> int:
    draws = 0
    for number, move in enumerate(record.moves, start=1):
        if state.is_over() or state.seat_to_act() != move.seat:
            raise RecordError(f"decision {number} ('{move.word}') is not this seat's", move.line)
        legal = state.legal_actions()
        action = state.parse(move.word)
        if action not in legal:
            raise RecordError(f"decision {number} ('{move.word}') is not legal", move.line)
        if move.seat == CHANCE:
            expected = legal[fair.draw(key, draws, len(legal))]
            if expected != action:
                word = state.notation(expected)
                raise RecordError(f"draw {draws + 1} is '{move.word}'; the seeds give '{word}'", move.line)
            draws += 1
        state.apply(action)
    return draws


Lines = list[tuple[str, list[str]]]


def meaning(deal: Deal, is_compared: bool) -> tuple[Lines, Lines]:
    """What a sound record proves, and what it cannot: sentences of the catalogue, each with its seats."""
    own = [seat_letter(seat) for seat, by in enumerate(deal.by) if by == BY_PLAYER]
    early = [seat_letter(seat) for seat, by in enumerate(deal.by) if by not in (BY_PLAYER, BY_SERVER)]
    served = [seat_letter(seat) for seat, by in enumerate(deal.by) if by == BY_SERVER]
    proves: Lines = [("verify-draws", [])]
    proves_not: Lines = []
    if own:
        proves.append(("verify-after", own))
    if is_compared:
        proves.append(("verify-same", []))
    else:
        proves_not.append(("verify-made-up", []))
    if early:
        proves_not.append(("verify-before", early))
    if served:
        proves_not.append(("verify-served", served))
    if not own:
        proves_not.append(("verify-chosen", []))
    return proves, [*proves_not, ("verify-looking", [])]
