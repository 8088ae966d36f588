"""BM-3.4b, OQ-34: with closed lists nothing tells what the other deck holds."""

from random import Random

import pytest

from moondrake.bluemoon import GAME, LEGENDS, Setup, closed_lists, new_game, parse_ruleset, ready_made_deck
from moondrake.bluemoon.cards import BY_KEY, PEOPLES
from moondrake.bluemoon.deck import UNSEEN, Deck
from moondrake.bluemoon.decks import catalogue_of, deck_problems, named_deck, random_deck
from moondrake.bluemoon.decks.sampling import imagined_deck, possible_cards
from moondrake.bluemoon.effects import BLUFFS, Kind
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.packs import load
from moondrake.bluemoon.rulesets import ANSMANN
from moondrake.bluemoon.setup import setup_from_header
from moondrake.players.registry import player
from moondrake.table import CHANCE, SPECTATOR, Dealer, SetupError, play
from moondrake.testing.every_game import check_record
from moondrake.testing.laws import RULESETS, play_setup_and_check

OWN = load("moondrake").cards


def closed(seed: int) -> Setup:
    """Constructed decks, every other table with moondrake's own pack, sometimes with emissaries."""
    rng = Random(seed)
    ruleset = parse_ruleset(RULESETS[seed % len(RULESETS)])
    packed = OWN if seed % 2 else ()
    catalogue = catalogue_of(["moondrake"] if packed else [])
    decks = [random_deck(rng.choice(PEOPLES), ruleset, rng, catalogue) for _ in range(2)]
    if seed % 6 == 5:
        decks[0] = named_deck(f"{rng.choice(PEOPLES)}+drake-emis-ferry")
    setup = Setup((decks[0], decks[1]), ruleset, start=seed % 2, lookahead=seed % 7 == 0)
    return closed_lists(setup, rng, packed)


@pytest.mark.rule("BM-3.4b", "OQ-34")
def test_a_few_games_with_closed_lists_keep_every_law():
    for seed in (1, 5, 7, 12):
        check_record(play_setup_and_check(closed(seed), f"closed/{seed}", views=0.05))


@pytest.mark.compiled
@pytest.mark.medium
@pytest.mark.rule("BM-3.4b", "BM-3.4a", "BM-23.3", "OQ-34")
@pytest.mark.parametrize("batch", range(9))
def test_games_with_closed_lists_keep_every_law(batch):
    for seed in range(20 + batch * 9, 29 + batch * 9):
        check_record(play_setup_and_check(closed(seed), f"closed/{seed}", views=0.06))


def dealt(setup: Setup, seed: int = 1):
    state = new_game(setup)
    Dealer(seed).deal(state)
    return state


@pytest.mark.rule("BM-3.4b")
def test_a_view_has_the_own_list_and_of_the_other_deck_only_what_was_seen():
    setup = closed(2)
    state = dealt(setup)
    for seat in (0, 1):
        known = state.view(seat).match.setup.decks
        assert known[seat] == setup.decks[seat]
        assert set(known[1 - seat].cards) == {UNSEEN}
        assert known[1 - seat].leader == setup.decks[1 - seat].leader
        assert len(known[1 - seat].cards) == len(setup.decks[1 - seat].cards)
    assert {card for deck in state.view(SPECTATOR).match.setup.decks for card in deck.cards} == {UNSEEN}
    rng = Random(3)
    while not state.is_over():
        state.apply(rng.choice(state.legal_actions()))
    shown = [card for card in state.view(0).match.setup.decks[1].cards if card is not UNSEEN]
    assert shown
    assert set(shown) <= set(setup.decks[1].cards)


@pytest.mark.rule("BM-3.4b")
def test_two_tables_that_differ_in_an_unseen_deck_look_alike_and_ask_alike():
    rng = Random(4)
    one, other = (random_deck("vulca", LEGENDS, rng) for _ in range(2))
    while one.inquisitor or other.inquisitor:
        one, other = (random_deck("vulca", LEGENDS, rng) for _ in range(2))
    other = Deck(one.name, other.leader, other.cards)
    mine = random_deck("hoax", LEGENDS, rng)
    states = [dealt(closed_lists(Setup((mine, deck), LEGENDS, start=0), Random(9))) for deck in (one, other)]
    for _ in range(400):
        if any(state.is_over() for state in states) or states[0].view(0) != states[1].view(0):
            break
        assert states[0].seat_to_act() == states[1].seat_to_act()
        if states[0].seat_to_act() == 0:
            assert states[0].legal_actions() == states[1].legal_actions()
        options = [state.legal_actions() for state in states]
        common = sorted(set(options[0]) & set(options[1]))
        if not common:
            break
        for state in states:
            state.apply(common[0])
    assert one.cards != other.cards


@pytest.mark.rule("BM-3.4b")
def test_notation_always_says_whose_card_it_is():
    state = dealt(closed(2))
    words = [state.notation(number) for number in state.legal_actions() if " " in state.notation(number)]
    assert words
    assert all(word.split()[1][:2] in ("a:", "b:") for word in words)


@pytest.mark.rule("BM-3.4b")
def test_numbers_of_cards_tell_nothing_because_they_are_drawn():
    deck = random_deck("hoax", ANSMANN, Random(1))
    setup = Setup((deck, deck), ANSMANN)
    first, second = (closed_lists(setup, Random(seed)) for seed in (1, 2))
    assert first.decks[0].cards != deck.cards
    assert first.decks[0].cards != second.decks[0].cards
    assert set(first.decks[0].cards) == set(deck.cards)


@pytest.mark.rule("BM-3.4b", "BM-18.1", "BM-18.4")
@pytest.mark.parametrize("seed", range(30))
def test_an_imagined_deck_is_legal_has_the_seen_cards_and_can_bluff(seed):
    rng = Random(seed)
    ruleset = parse_ruleset(("ansmann", "legends")[seed % 2])
    deck = random_deck(PEOPLES[seed % 9], ruleset, rng)
    covered = tuple(card if rng.random() < 0.3 else UNSEEN for card in deck.cards)
    seen = Deck(deck.name, deck.leader, covered, deck.inquisitor)
    possible = possible_cards(seen, ())
    imagined = imagined_deck(seen, ruleset, possible, 1, rng)
    assert deck_problems(imagined, ruleset, BY_KEY) == []
    assert all(shown in (UNSEEN, card) for shown, card in zip(covered, imagined.cards, strict=True))
    hidden = [card for shown, card in zip(covered, imagined.cards, strict=True) if shown is UNSEEN]
    assert any(card.kind == Kind.CHARACTER and card.icons & BLUFFS for card in hidden)
    again = imagined_deck(seen, ruleset, possible, 1, rng)
    assert again != imagined


@pytest.mark.rule("BM-3.4b")
def test_ready_made_cards_are_imagined_more_often_than_others():
    deck = Deck("x", ready_made_deck("hoax").leader, (UNSEEN,) * 30)
    rng = Random(1)
    counts = [0, 0]
    for _ in range(20):
        for card in imagined_deck(deck, ANSMANN, possible_cards(deck, ()), 0, rng).cards:
            counts[card.deck == "hoax"] += 1
    assert counts[1] > counts[0]


@pytest.mark.rule("BM-3.4b", "BM-11.7")
def test_a_window_is_asked_wherever_the_table_knows_a_fitting_interference():
    decks = (random_deck("hoax", ANSMANN, Random(3)), random_deck("vulca", ANSMANN, Random(3)))
    setup = Setup(decks, ANSMANN, start=0)
    assert Match(closed_lists(setup, Random(1))).power_windows == [False, False]
    assert Match(closed_lists(setup, Random(1), OWN)).power_windows == [True, True]
    assert Match(setup).power_windows == [False, False]


@pytest.mark.rule("BM-3.4b")
def test_a_card_that_nobody_could_expect_is_refused():
    deck = ready_made_deck("hoax")
    odd = Deck("odd", deck.leader, (*deck.cards[1:], OWN[0]))
    with pytest.raises(SetupError, match=r"cannot hold 'drake-hush'.*BM-3\.4b"):
        Match(closed_lists(Setup((odd, deck)), Random(1)))


def test_a_closed_header_reads_back_with_the_packs_of_the_table():
    setup = closed(7)
    assert setup.packs
    header = setup.header()
    assert header["lists"] == "closed"
    again = GAME.start(header).match.setup
    assert (again.open_lists, set(again.packs), again.decks) == (False, set(setup.packs), setup.decks)
    with pytest.raises(SetupError, match="'lists' cannot be 'half'"):
        GAME.start({**header, "lists": "half"})


def test_a_list_with_unseen_cards_can_be_written_and_read():
    state = dealt(closed(7))
    for seat in (0, 1, SPECTATOR):
        known = state.view(seat).match.setup
        assert setup_from_header(known.header()) == known


@pytest.mark.parametrize("level", ["random", "beginner"])
def test_players_play_with_closed_lists(level):
    for seed in (1, 3, 5):
        state, dealer = new_game(closed(seed)), Dealer(seed)
        players = (player("bluemoon", level, seed), player("bluemoon", level, seed + 1))
        while not state.is_over():
            seat, options = state.seat_to_act(), state.legal_actions()
            chosen = (
                dealer.choose(options) if seat == CHANCE else players[seat].choose(state.view(seat), options)
            )
            play(state, chosen, seat)
