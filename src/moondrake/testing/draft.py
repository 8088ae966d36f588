"""What must hold in every draft; used by the tests and by the soak."""

from random import Random

from moondrake.bluemoon.rulesets import parse_ruleset
from moondrake.bluemoon.series import LEADER_CHOICES, SECRET
from moondrake.bluemoon.setup import Setup
from moondrake.draft.game import GAME, State
from moondrake.draft.plan import cards_kept
from moondrake.draft.prints import IN_SET
from moondrake.draft.state import Step
from moondrake.table import CHANCE, SPECTATOR, Event, Journal
from moondrake.testing.every_game import check_copy
from moondrake.testing.laws import RULESETS


def numbered_draft(number: int) -> State:
    """The set-up of draft `number`: two to six seats and all ways to find leaders in turn, drawn sets."""
    choice = LEADER_CHOICES[number // 5 % len(LEADER_CHOICES)]
    return GAME.start({"players": str(2 + number % 5), "leaderChoice": choice})


def check_cards(state: State) -> None:
    """Each card of the drafted sets is in exactly one place, and everybody has as many as everybody else."""
    position = state.position
    if position.step == Step.SETS:
        return
    unopened = position.sets[position.opened + 1 :]
    places = [position.pile, position.rests, position.middle, *position.packs, *position.kept]
    places += [IN_SET[people] for people in unopened]
    cards = [card for place in places for card in place]
    assert sorted(cards) == sorted(card for people in position.sets for card in IN_SET[people])
    for seat in range(state.seats()):
        assert set(position.left_out[seat]) <= set(position.kept[seat])
        assert position.packs[seat] == sorted(position.packs[seat])
    if position.step >= Step.LEAVE:
        assert {len(kept) for kept in position.kept} == {cards_kept(position.plan)}
        assert not any(position.packs)


def check_views(state: State, rng: Random) -> None:
    """The view law: a state that differs only in what a seat cannot know looks and goes on the same."""
    for seat in (*range(state.seats()), SPECTATOR):
        view = state.view(seat)
        imagined = view.determinize(rng)
        assert isinstance(imagined, State)
        assert imagined.view(seat) == view
        check_cards(imagined)
        assert imagined.seat_to_act() == state.seat_to_act()
        if state.seat_to_act() == seat:
            assert imagined.legal_actions() == state.legal_actions()
        _check_same_news(state.copy(), imagined, seat, rng)


def _check_same_news(state: State, imagined: State, seat: int, rng: Random) -> None:
    """The same, or indistinguishable, actions leave the seat with the same news and the same knowledge."""
    action = rng.choice(state.legal_actions())
    choices = imagined.legal_actions()
    if not _is_hidden(state, seat):
        choices = [other for other in choices if other == action]
    if not choices or _uncovers(state):
        return
    news = []
    for game, answer in ((state, action), (imagined, rng.choice(choices))):
        game.take_events()
        game.apply(answer)
        news.append(_shown(game.take_events(), seat))
    if _received(state, seat) != _received(imagined, seat):
        return
    assert news[0] == news[1]
    assert state.view(seat) == imagined.view(seat)


def _is_hidden(state: State, seat: int) -> bool:
    """Does the seat not see which of the legal actions is taken?"""
    position = state.position
    if position.step == Step.LEADER:
        return state.seat_to_act() not in (CHANCE, seat) and position.options.leader_choice == SECRET
    return position.step != Step.SETS and position.seat != seat


def _uncovers(state: State) -> bool:
    """Will secret leaders be revealed by the next answer?"""
    position = state.position
    is_last = position.seat == state.seats() - 1
    return position.step == Step.LEADER and is_last and position.options.leader_choice == SECRET


def _received(state: State, seat: int) -> list[int]:
    """The cards a seat now looks at: after a pass they are news."""
    return state.position.packs[seat] if seat >= 0 else []


def _shown(events: list[Event], seat: int) -> list[Event]:
    return [event.shown_to(seat) for event in events]


def play_and_check(number: int, seed: int, views: float = 0.05) -> Journal:
    """One random draft with all laws looked at on the way; returns its journal."""
    rng = Random(f"{number}/{seed}")
    state = numbered_draft(number)
    journal = Journal(GAME, state)
    while not state.is_over():
        check_cards(state)
        if rng.random() < views:
            check_views(state, rng)
            check_copy(state, rng)
        options = state.legal_actions()
        assert options == sorted(set(options))
        assert options
        journal.play(rng.choice(options))
    check_cards(state)
    return journal


def drafted_setup(journal: Journal, number: int) -> Setup:
    """BM-21.12: a game between two decks of a finished draft, under each ruleset in turn."""
    assert isinstance(journal.state, State)
    decks = (journal.state.deck(0), journal.state.deck(1))
    return Setup(decks, parse_ruleset(RULESETS[number % len(RULESETS)]), start=number % 2)
