"""Given / when / then for Equinox: put a table together, play words, look at what lies there.

    table = given(hands={"a": "susi 7"}, stones={"susi 1": "a"})
    table.when("pass", "play susi 7", "use")
    assert table.hand("a") == [...]

Every step is also played on a copy's original: the copy must stay as it was.
"""

from bisect import insort
from collections.abc import Mapping, Sequence

from moondrake.equinox import actions
from moondrake.equinox.creatures import CREATURES
from moondrake.equinox.game import State
from moondrake.equinox.options import MOST_SEATS, SEAT_LETTERS, Options, parse_header
from moondrake.equinox.prints import (
    FIELDS,
    NO_CARD,
    ROWS,
    STONES,
    card_word,
    cards_of,
    deck_of,
    is_creature_card,
    piled,
    suit_of,
)
from moondrake.equinox.questions import ASK_NAMES
from moondrake.equinox.rules import bets, cards, control, places, turn
from moondrake.equinox.sightings import Saw, see
from moondrake.equinox.state import Position, Step, opened
from moondrake.table import CHANCE, Event, IllegalAction, SetupError, play
from moondrake.table.saying import listed
from moondrake.table.state import NOBODY
from moondrake.testing.every_game import snapshot

KEYS = [creature.key for creature in CREATURES]
STEPS = ("bet", "play")
USUAL = "susi moosmann cornu klumpi noctia vulpa fungi ursus"


def card(word: str) -> int:
    """The card that a word names: `susi 7`, `chameleon 4`, `dryada 1`."""
    return actions.parse(f"play {word}") - actions.PLAY


def card_list(words: str) -> list[int]:
    """The cards in a comma-separated list."""
    return [card(word) for word in words.split(",") if word.strip()]


def field(word: str) -> int:
    """The field that a word names: `susi 1` is Susi's field in row 1."""
    return actions.parse(f"field {word}") - actions.FIELD


def creature(word: str) -> int:
    """The number of a creature."""
    if word not in KEYS:
        raise SetupError(f"there is no creature '{word}'; creatures: {listed(KEYS, most=len(KEYS))}")
    return KEYS.index(word)


def seat_of(letter: str, seats: int = MOST_SEATS) -> int:
    """The number of a seat's letter."""
    if len(letter) != 1 or letter not in SEAT_LETTERS[:seats]:
        raise SetupError(f"there is no seat '{letter}'; seats: {listed(SEAT_LETTERS[:seats])}")
    return SEAT_LETTERS.index(letter)


def given(
    *,
    players: int = 2,
    creatures: str = USUAL,
    ruleset: str = "equinox",
    round_: int = 1,
    turn_of: str = "a",
    step: str = "bet",
    hands: Mapping[str, str] | None = None,
    asides: Mapping[str, str] | None = None,
    secrets: Mapping[str, str] | None = None,
    board: Mapping[str, str] | None = None,
    stones: Mapping[str, str] | None = None,
    champions: Mapping[str, str] | None = None,
    vanished: Sequence[str] = (),
    stones_left: Mapping[str, int] | None = None,
    pile: int | str | None = None,
) -> "Scenario":
    """A table in the middle of a game; what is not said is empty, and other cards are in the draw pile.

    `pile` is how many cards the draw pile keeps, or which; the rest is discarded. `vanished` names
    creatures in the order in which they vanished, one a round. `step` is `bet` or `play`.
    """
    header = {"players": str(players), "creatures": creatures, "ruleset": ruleset, "start": turn_of}
    if not 1 <= round_ <= ROWS:
        raise SetupError(f"round_ cannot be {round_}; from 1 to {ROWS}")
    position = _empty_table(parse_header(header), round_ - 1, vanished)
    for seat, words in (hands or {}).items():
        _give(position, seat_of(seat, players), card_list(words))
    for seat, words in (asides or {}).items():
        _set_aside(position, seat_of(seat, players), card_list(words))
    for seat, word in (secrets or {}).items():
        _bet_secretly(position, seat_of(seat, players), card(word))
    for place, words in (board or {}).items():
        position.fields[field(place)] = piled(_taken(position, card_list(words)))
    for place, seat in (stones or {}).items():
        position.stones[field(place)] = seat_of(seat, players)
    for name, seats in (champions or {}).items():
        position.champions[creature(name)] = sum(1 << seat_of(seat, players) for seat in seats)
    _count_stones(position)
    _check_table(position, step)
    for seat, count in (stones_left or {}).items():
        if not 0 <= count <= STONES:
            raise SetupError(f"stones_left cannot be {count} for {seat}; from 0 to {STONES}")
        position.stones_left[seat_of(seat, players)] = count
    _cut_pile(position, pile)
    _begin(position, seat_of(turn_of, players), step)
    return Scenario(State(position))


def _check_table(position: Position, step: str) -> None:
    """Refuse what no game comes to."""
    if step not in STEPS:
        raise SetupError(f"there is no step '{step}'; steps: {listed(STEPS)}")
    for place in range(FIELDS):
        name = KEYS[place // ROWS]
        is_used = position.fields[place] or position.stones[place] != NOBODY
        if is_used and place // ROWS not in position.creatures:
            taking_part = listed([KEYS[other] for other in position.creatures])
            raise SetupError(f"{name} takes no part; creatures of this match: {taking_part}")
    for seat in range(position.seats):
        if _placed(position, seat) > STONES:
            raise SetupError(f"{SEAT_LETTERS[seat]} has more than {STONES} stones on the table")


def _empty_table(options: Options, row: int, vanished: Sequence[str]) -> Position:
    position = opened(options)
    position.creatures = list(options.creatures)
    position.row = row
    for gone_in, name in enumerate(vanished):
        position.vanished_in[creature(name)] = gone_in
    gone = [creature(name) for name in vanished]
    position.alive = [other for other in position.creatures if other not in gone]
    position.pile = deck_of(position.creatures, options.ruleset.urvaters)
    return position


def _taken(position: Position, cards_wanted: list[int]) -> list[int]:
    for wanted in cards_wanted:
        if wanted not in position.pile:
            raise SetupError(f"{card_word(wanted)} is not in this match, or already somewhere else")
        position.pile.remove(wanted)
    return cards_wanted


def _give(position: Position, seat: int, wanted: list[int]) -> None:
    for dealt in _taken(position, wanted):
        insort(position.hands[seat], dealt)
        see(position, Saw.DRAW, seat, dealt, 1 << seat)


def _set_aside(position: Position, seat: int, wanted: list[int]) -> None:
    _give(position, seat, wanted)
    for aside in wanted:
        position.hands[seat].remove(aside)
        insort(position.asides[seat], aside)
        see(position, Saw.ASIDE, seat, aside, 1 << seat)


def _bet_secretly(position: Position, seat: int, wanted: int) -> None:
    if not is_creature_card(wanted):
        raise SetupError(f"{card_word(wanted)} is no creature card; a secret bet needs one")
    _give(position, seat, [wanted])
    position.hands[seat].remove(wanted)
    position.secrets[seat] = wanted
    position.secret_used |= 1 << seat
    see(position, Saw.BET, seat, wanted, 1 << seat)


def _count_stones(position: Position) -> None:
    for seat in range(position.seats):
        position.stones_left[seat] = max(STONES - _placed(position, seat), 0)


def _placed(position: Position, seat: int) -> int:
    on_champions = sum(position.champions[other] >> seat & 1 for other in position.creatures)
    return position.stones.count(seat) + on_champions + (position.secrets[seat] != NO_CARD)


def _cut_pile(position: Position, pile: int | str | None) -> None:
    if pile is None:
        return
    kept = position.pile[:pile] if isinstance(pile, int) else sorted(card_list(pile))
    position.discard += [other for other in position.pile if other not in kept]
    position.pile = kept


def _begin(position: Position, seat: int, step: str) -> None:
    if step == "play":
        position.turn = seat
        position.step = Step.PLAY
        cards.ask_to_play(position, seat)
    else:
        position.step = Step.CHECK
        turn.begin_turn(position, seat)
        turn.settle(position)


class Scenario:
    """A table to play on and to look at. Seats are letters, cards and fields are words."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def position(self) -> Position:
        """What lies on the table."""
        return self.state.position

    def when(self, *words: str) -> "Scenario":
        """Play words; where chance is asked and the word is not for it, it takes its first answer."""
        for word in words:
            action = self.state.parse(word)
            self._deal_until(action)
            before = self.state.copy()
            remembered = snapshot(before)
            play(self.state, action)
            assert snapshot(before) == remembered, f"the copy before '{word}' changed"
        return self

    def deal(self) -> "Scenario":
        """Let chance answer, with its first answer, until a player is asked."""
        self._deal_until(-1)
        return self

    def _deal_until(self, action: int) -> None:
        while not self.state.is_over() and self.state.seat_to_act() == CHANCE:
            legal = self.state.legal_actions()
            if action in legal:
                return
            self.state.apply(legal[0])

    def refuses(self, word: str) -> bool:
        """Is the word refused, and nothing changed by trying? A word that names no action raises."""
        action = self.state.parse(word)
        before = snapshot(self.state)
        try:
            play(self.state, action)
        except IllegalAction:
            return snapshot(self.state) == before
        return False

    def legal(self, beginning: str = "") -> list[str]:
        """The legal words, or those that begin so."""
        words = [self.state.notation(action) for action in self.state.legal_actions()]
        return [word for word in words if word.startswith(beginning)]

    def asked(self) -> tuple[str, str]:
        """Who is asked what: a seat letter (`*` for chance) and the name of the question."""
        frame = self.position.question()
        return ("*" if frame.seat == CHANCE else SEAT_LETTERS[frame.seat], ASK_NAMES[frame.ask].lower())

    def hand(self, seat: str) -> list[str]:
        """The hand of a seat in words."""
        return [card_word(held) for held in self.position.hands[seat_of(seat, self.position.seats)]]

    def aside(self, seat: str) -> list[str]:
        """The cards set aside before a seat."""
        return [card_word(held) for held in self.position.asides[seat_of(seat, self.position.seats)]]

    def cards(self, place: str) -> list[str]:
        """The cards on a field, the lowest first."""
        return [card_word(held) for held in cards_of(self.position.fields[field(place)])]

    def discarded(self) -> list[str]:
        """The discard pile, the newest last."""
        return [card_word(held) for held in self.position.discard]

    def stone(self, place: str) -> str:
        """Whose stone lies on a field; `-` for none."""
        seat = self.position.stones[field(place)]
        return "-" if seat == NOBODY else SEAT_LETTERS[seat]

    def champion(self, name: str) -> str:
        """Whose stones lie on a champion card."""
        bits = self.position.champions[creature(name)]
        return "".join(letter for seat, letter in enumerate(SEAT_LETTERS) if bits >> seat & 1)

    def stones_left(self, seat: str) -> int:
        """How many stones a seat has before it."""
        return self.position.stones_left[seat_of(seat, self.position.seats)]

    def controller(self, name: str) -> str:
        """Who controls a creature; `-` for nobody."""
        seat = control.controller(self.position, creature(name))
        return "-" if seat == NOBODY else SEAT_LETTERS[seat]

    def strength(self, name: str) -> float:
        """A creature's strength in the current row."""
        return places.strength(self.position, creature(name)) / 2

    def in_tournament(self) -> list[str]:
        """The creatures that have not vanished."""
        return [KEYS[other] for other in self.position.alive]

    def may_bet_on(self, name: str) -> bool:
        """Has the creature's field in the current row no stone?"""
        return bets.may_bet_on(self.position, creature(name))

    def events(self) -> list[Event]:
        """The events since the last call."""
        return self.state.take_events()


def all_cards(state: State) -> list[int]:
    """Every card of the match, wherever it is, sorted: no card may be lost or doubled."""
    position = state.position
    found = position.pile + position.discard + position.picked
    found += [secret for secret in position.secrets if secret != NO_CARD]
    for group in position.hands + position.asides:
        found = found + group
    for place in range(FIELDS):
        found = found + cards_of(position.fields[place])
    return sorted(found)


def full_row(row: int, strengths: Mapping[str, int]) -> dict[str, str]:
    """A board on which each creature shows a card of its own in one row."""
    return {f"{name} {row}": f"{name} {strength}" for name, strength in strengths.items()}


def columns(state: State) -> list[str]:
    """The eight creatures of a match."""
    return [KEYS[other] for other in state.position.creatures]


def suits(words: Sequence[str]) -> set[int]:
    """The creatures of cards in words; 14 is the chameleon, 15 a tree."""
    return {suit_of(card(word)) for word in words}
