"""A table's game as a record, with remarks that let anybody check the deal."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from moondrake.server import fair
from moondrake.server.course import Course
from moondrake.server.desks import MOST_SEATS, desk_of
from moondrake.table import CHANCE, Move, Record, RecordError, State, parse_record, write_record
from moondrake.table.record import seat_letter

HEAD: Final = "# fair deal 2"
OLD_HEAD: Final = "# fair deal 1"
"""Seeds were sent openly, or drawn by the server after it knew the others'."""
SOUND_WAYS: Final = (fair.SEALED, fair.SHOWN_LAST)
"""How a seat's seed protects it: it came, or was fixed, when nobody else could choose any more."""


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
    is_old = any(seat.seed_by not in fair.WAYS for seat in course.seats)
    commitment = fair.commitment(course.server_seed)
    lines = [OLD_HEAD if is_old else HEAD, f"# table: {course.table_id}", f"# commitment: {commitment}"]
    lines.append(f"# server seed: {course.server_seed}")
    for number, seat in enumerate(course.seats):
        letter = seat_letter(number)
        lines += [f"# seed {letter}: {seat.seed}", f"# seed {letter} by: {seat.seed_by}"]
        lines += [] if is_old else [f"# seed {letter} fixed: {seat.fixed}"]
    if not is_old:
        lines.append(f"# seal: {fair.seal(commitment, [seat.fixed for seat in course.seats])}")
    if course.outcome is not None and course.outcome.reason != "rules":
        lines.append(f"# ended by: {course.outcome.reason} of seat {seat_letter(course.outcome.seat)}")
    for number, count in sorted(Counter(fine.seat for fine in course.fines).items()):  # BM-20.4
        lines.append(f"# take-backs charged to seat {seat_letter(number)}: {count} ({course.setup.penalty})")
    head, _, rest = write_record(game_record(course)).partition("\n")
    return "\n".join([head, *lines, rest])


@dataclass(frozen=True, slots=True)
class Deal:
    """What a record says about its deal."""

    commitment: str
    server_seed: str
    seeds: tuple[str, ...]
    by: tuple[str, ...]
    fixed: tuple[str, ...] = ()
    is_old: bool = False

    def seal(self) -> str:
        """One number for everything that was fixed before the first sealed seed was shown."""
        return fair.seal(self.commitment, self.fixed)

    def seats_by(self, *ways: str) -> list[str]:
        return [seat_letter(seat) for seat, by in enumerate(self.by) if by in ways]


def read_deal(text: str) -> Deal:
    """The remarks about the deal; raises RecordError."""
    remarks: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# ") and ": " in f"{line} ":
            key, _, value = line[2:].partition(":")
            remarks[key.strip()] = value.strip()
    is_old = OLD_HEAD in text.splitlines()
    if HEAD not in text.splitlines() and not is_old:
        raise RecordError("problem-deal-none", text=HEAD)
    seats = [letter for letter in map(seat_letter, range(MOST_SEATS)) if f"seed {letter}" in remarks]
    for key in ("commitment", "server seed"):
        value = remarks.get(key, "")
        if len(value) != 64 or not all(digit in "0123456789abcdef" for digit in value):
            raise RecordError("problem-deal-digits", key=key)
    if not seats:
        raise RecordError("problem-deal-seed")
    seeds = tuple(remarks[f"seed {letter}"] for letter in seats)
    by = tuple(remarks.get(f"seed {letter} by", "unknown") for letter in seats)
    fixed = tuple(remarks.get(f"seed {letter} fixed", "") for letter in seats)
    deal = Deal(remarks["commitment"], remarks["server seed"], seeds, by, fixed, is_old)
    if not is_old:
        _check_seats(deal)
    return deal


def _check_seats(deal: Deal) -> None:
    """Every seat's seed is what it was fixed to; what was left out follows from the server's seed."""
    for seat, (seed, by, fixed) in enumerate(zip(deal.seeds, deal.by, deal.fixed, strict=True)):
        letter = seat_letter(seat)
        if by not in fair.WAYS:
            raise RecordError("problem-deal-way", letter=letter, by=by, known=", ".join(fair.WAYS))
        if by in (fair.SUBSTITUTE, fair.WITHHELD) and seed != fair.substitute(deal.server_seed, seat):
            raise RecordError("problem-deal-follows", letter=letter)
        if by == fair.OF_BOT and (seed or fixed):
            raise RecordError("problem-deal-bot", letter=letter)
        if by not in (fair.WITHHELD, fair.OF_BOT) and fair.seed_hash(seed) != fixed:
            raise RecordError("problem-deal-fixed", letter=letter)


def verify(text: str) -> int:
    """Recompute every draw, how many there are; raises RecordError at the first that does not fit."""
    deal = read_deal(text)
    record = parse_record(text)
    if not fair.is_commitment_to(deal.commitment, deal.server_seed):
        raise RecordError("problem-deal-commitment")
    desk = desk_of(record.game)
    if record.rules != desk.game.rules_version:
        raise RecordError("problem-deal-rules", version=record.rules, ours=desk.game.rules_version)
    state = desk.start(dict(record.header))
    places = desk.places(state)
    if len(deal.seeds) != places:
        raise RecordError("problem-deal-seats", count=len(deal.seeds), seats=places)
    return _check_draws(state, record, fair.deal_key(deal.server_seed, deal.seeds))


def _check_draws(state: State, record: Record, key: bytes) -> int:
    draws = 0
    for number, move in enumerate(record.moves, start=1):
        if state.is_over() or state.seat_to_act() != move.seat:
            raise RecordError("problem-deal-not-seat", line=move.line, number=number, word=move.word)
        legal = state.legal_actions()
        action = state.parse(move.word)
        if action not in legal:
            raise RecordError("problem-deal-illegal", line=move.line, number=number, word=move.word)
        if move.seat == CHANCE:
            expected = legal[fair.draw(key, draws, len(legal))]
            if expected != action:
                word = state.notation(expected)
                raise RecordError(
                    "problem-deal-draw", line=move.line, number=draws + 1, word=move.word, given=word
                )
            draws += 1
        state.apply(action)
    return draws


Lines = list[tuple[str, list[str]]]


@dataclass(frozen=True, slots=True)
class Kept:
    """What a player noted before and during the game, to compare with: nothing that is empty."""

    commitment: str = ""
    seal: str = ""
    seed: str = ""

    def check(self, deal: Deal) -> None:
        """Raises RecordError where the record is of another deal than the one that was seen."""
        if self.commitment and self.commitment != deal.commitment:
            raise RecordError("problem-deal-other-commitment")
        if self.seal and (deal.is_old or self.seal != deal.seal()):
            raise RecordError("problem-deal-other-seal")
        if self.seed and self.seed not in deal.seeds:
            raise RecordError("problem-deal-other-seed")


def is_sound(deal: Deal, kept: Kept) -> bool:
    """Is it shown to the player who kept this that nobody could choose the deal?"""
    if deal.is_old or not kept.seal or not kept.seed:
        return False
    return deal.by[deal.seeds.index(kept.seed)] in SOUND_WAYS


def meaning(deal: Deal, kept: Kept) -> tuple[Lines, Lines]:
    """What a record proves, and what it cannot: sentences of the catalogue, each with its seats."""
    proves: Lines = [("verify-draws", [])]
    proves_not: Lines = []
    if kept.commitment or kept.seal:
        proves.append(("verify-same", []))
    if deal.is_old:
        return proves, [("verify-old", []), ("verify-looking", [])]
    if served := deal.seats_by(fair.SUBSTITUTE):
        proves.append(("verify-served", served))
    if is_sound(deal, kept):
        proves.append(("verify-fixed", [seat_letter(deal.seeds.index(kept.seed))]))
    else:
        proves_not.append(("verify-made-up", []))
    if early := deal.seats_by(fair.SHOWN_EARLY):
        proves_not.append(("verify-early", early))
    if withheld := deal.seats_by(fair.WITHHELD):
        proves_not.append(("verify-withheld", withheld))
    if not deal.seats_by(*SOUND_WAYS):
        proves_not.append(("verify-chosen", []))
    return proves, [*proves_not, ("verify-looking", [])]
