"""Matches to five crystals."""

from dataclasses import replace
from random import Random

import pytest

from moondrake.bluemoon import LEGENDS, TRACES, Series, Setup, new_game, parse_ruleset, ready_made_deck
from moondrake.bluemoon.effects import Kind
from moondrake.bluemoon.series import (
    Before,
    MatchOptions,
    Penalty,
    SecretChoice,
    check_match,
    check_single_game,
    match_options,
    parse_penalty,
    tournament_ruleset,
    undealt_decks,
)
from moondrake.table import SPECTATOR, SetupError, TableError, play_out


def finished(winner: int, crystals: int):
    state = new_game(Setup((ready_made_deck("hoax"), ready_made_deck("flit")), start=0))
    play_out(state, Random(1))
    state.winner, state.crystals = winner, crystals
    return state


@pytest.mark.rule("BM-8.5")
def test_the_match_goes_to_whoever_first_has_five_crystals():
    series = Series().after(finished(0, 4))
    assert series.crystals == (4, 0)
    assert series.winner() == -1
    series = series.after(finished(1, 4)).after(finished(0, 1))
    assert (series.crystals, series.games, series.winner()) == ((5, 4), 3, 0)


@pytest.mark.rule("RS-34")
@pytest.mark.rule("BM-4.3")
def test_the_loser_of_a_game_starts_the_next_one():
    setup = Setup((ready_made_deck("hoax"), ready_made_deck("flit")), start=0)
    assert Series().next_setup(setup).start == 0
    assert Series().after(finished(0, 1)).next_setup(setup).start == 1
    assert Series().after(finished(1, 1)).next_setup(setup).start == 0


@pytest.mark.rule("BM-8.5")
def test_only_finished_games_count_and_a_finished_match_is_closed():
    setup = Setup((ready_made_deck("hoax"), ready_made_deck("flit")))
    with pytest.raises(TableError, match="not over"):
        Series().after(new_game(setup))
    with pytest.raises(TableError, match="match is over"):
        Series((5, 2), 3, 1).after(finished(0, 1))


@pytest.mark.rule("RS-34")
def test_where_the_start_is_given_it_stays_as_given():
    setup = Setup((ready_made_deck("hoax"), ready_made_deck("flit")), TRACES, start=0)
    assert Series().after(finished(0, 1)).next_setup(setup).start == 0


def playing(**words):
    return Series(options=match_options(words))


@pytest.mark.rule("BM-8.6")
@pytest.mark.rule("BM-8.7")
def test_sets_are_kept_or_swapped_between_games():
    setup = Setup((ready_made_deck("hoax"), ready_made_deck("flit")), start=0)
    kept = playing().after(finished(0, 1)).next_setup(setup)
    swapped = playing(betweenGames="swapSets").after(finished(0, 1)).next_setup(setup)
    assert [deck.name for deck in kept.decks] == ["hoax", "flit"]
    assert [deck.name for deck in swapped.decks] == ["flit", "hoax"]
    assert swapped.start == 1
    assert playing(betweenGames="swapSets").next_setup(setup) == setup


@pytest.mark.rule("BM-8.7")
@pytest.mark.rule("BM-21.13")
@pytest.mark.parametrize(
    ("leaders", "between", "first", "later"),
    [
        ("agreed", "keep", Before.NOTHING, Before.NOTHING),
        ("agreed", "chooseAgain", Before.NOTHING, Before.AGREE),
        ("random", "keep", Before.DRAW, Before.NOTHING),
        ("random", "chooseAgain", Before.DRAW, Before.DRAW),
        ("secret", "chooseAgain", Before.CHOOSE, Before.CHOOSE),
        ("secret", "swapSets", Before.CHOOSE, Before.NOTHING),
        ("agreed", "changeDeck", Before.NOTHING, Before.CHANGE),
        ("agreed", "redraft", Before.NOTHING, Before.DRAFT),
    ],
)
def test_what_happens_before_a_game_follows_from_the_options(leaders, between, first, later):
    series = playing(leaderChoice=leaders, betweenGames=between)
    assert series.before_next_game() == first
    assert series.after(finished(1, 2)).before_next_game() == later


@pytest.mark.rule("BM-8.6")
@pytest.mark.rule("BM-8.7")
def test_a_secret_choice_is_hidden_until_both_have_chosen():
    hoax, flit, aqua = (ready_made_deck(people) for people in ("hoax", "flit", "aqua"))
    choice = SecretChoice((hoax, flit), (flit, aqua))
    choice.choose(0, "flit")
    assert choice.shown_to(0) == (flit, None)
    assert choice.shown_to(1) == choice.shown_to(SPECTATOR) == (None, None)
    with pytest.raises(TableError, match="revealed together"):
        choice.revealed()
    with pytest.raises(TableError, match="chosen already"):
        choice.choose(0, "hoax")
    with pytest.raises(SetupError, match="prepared: flit, aqua"):
        choice.choose(1, "hoax")
    choice.choose(1, "aqua")
    assert choice.revealed() == choice.shown_to(SPECTATOR) == (flit, aqua)


@pytest.mark.rule("BM-8.7")
def test_random_leaders_are_dealt_each_seat_another_one():
    decks = tuple(ready_made_deck(people) for people in ("hoax", "flit", "aqua"))
    assert undealt_decks(decks, ()) == decks
    assert undealt_decks(decks, decks[1:2]) == (decks[0], decks[2])
    with pytest.raises(SetupError, match="at least 2"):
        undealt_decks(decks[:1], ())


@pytest.mark.rule("BM-20.2")
@pytest.mark.rule("BM-20.4")
@pytest.mark.parametrize(
    ("penalty", "crystals", "games"),
    [("none", (1, 0), 1), ("warning", (1, 0), 1), ("crystals: 2", (1, 2), 1), ("game", (1, 4), 2)],
)
def test_a_take_back_costs_what_the_organiser_fixed(penalty, crystals, games):
    series = playing(takeBackPenalty=penalty).after(finished(0, 1)).after_take_back(finished(0, 1), 0)
    assert (series.crystals, series.games) == (crystals, games)
    assert series.take_backs == (1, 0)
    assert series.take_back_ends_game() == (penalty == "game")
    assert series.last_loser == (0 if penalty == "game" else 1)


@pytest.mark.rule("BM-20.4")
def test_penalty_crystals_can_decide_the_match():
    series = playing(takeBackPenalty="crystals: 3").after(finished(1, 3)).after_take_back(finished(0, 1), 0)
    assert series.winner() == 1
    with pytest.raises(TableError, match="match is over"):
        series.after_take_back(finished(0, 1), 0)


@pytest.mark.rule("BM-20.1")
@pytest.mark.rule("RS-1")
def test_a_tournament_in_legends_has_a_mulligan_and_kosmos_stays_as_it_is():
    assert tournament_ruleset(LEGENDS) == parse_ruleset("legends+mulligan=on")
    mixed = parse_ruleset("legends+stopVsPermission=absolute")
    assert tournament_ruleset(mixed).stop_is_absolute
    assert tournament_ruleset(mixed).mulligan
    assert tournament_ruleset(tournament_ruleset(mixed)) == tournament_ruleset(mixed)
    assert tournament_ruleset(parse_ruleset("kosmos")) == parse_ruleset("kosmos")


@pytest.mark.rule("BM-8.7")
@pytest.mark.parametrize("penalty", ["none", "warning", "crystals: 3", "game"])
def test_match_options_read_back_as_they_are_written(penalty):
    options = MatchOptions("secret", "changeDeck", parse_penalty(penalty))
    assert match_options(options.header()) == options
    assert match_options({}) == MatchOptions("agreed", "keep", Penalty("none"))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"leaderChoice": "loud"}, "agreed, random, secret"),
        ({"betweenGames": "nap"}, "keep, swapSets, chooseAgain, changeDeck, redraft"),
        ({"takeBackPenalty": "crystals"}, "crystals: n"),
        ({"takeBackPenalty": "crystals: 0"}, "from 1 to 5"),
        ({"takeBackPenalty": "crystals: 6"}, "from 1 to 5"),
        ({"takeBackPenalty": "game: 1"}, "none, warning"),
        ({"colour": "blue"}, "options: leaderChoice"),
    ],
)
def test_a_wrong_option_is_refused_with_what_is_allowed(words, told):
    with pytest.raises(SetupError, match=told):
        match_options(words)


@pytest.mark.rule("BM-20.4")
@pytest.mark.rule("RS-27")
@pytest.mark.parametrize(("ruleset", "crystals"), [("ansmann", 5), ("kosmos", 4), ("legends", 4)])
def test_a_game_lost_by_a_take_back_has_the_score_of_the_penalty(ruleset, crystals):
    game = new_game(
        Setup((ready_made_deck("hoax"), with_crystal_card("flit")), parse_ruleset(ruleset), start=0)
    )
    assert playing(takeBackPenalty="game").after_take_back(game, 0).crystals == (0, crystals)


@pytest.mark.rule("BM-20.4")
def test_a_penalty_for_take_backs_needs_a_ruleset_that_grants_them():
    setup = Setup((ready_made_deck("hoax"), ready_made_deck("flit")))
    options = MatchOptions(take_back_penalty=Penalty("warning"))
    with pytest.raises(SetupError, match=r"ansmann\+illegalPower=undo"):
        check_match(setup, options)
    check_match(setup, MatchOptions())
    check_match(Setup(setup.decks, parse_ruleset("ansmann+illegalPower=undo")), options)


def with_crystal_card(people):
    deck = ready_made_deck(people)
    crystal = replace(deck.cards[0], key="x-crystal", kind=Kind.ACHIEVEMENT, text=())
    return replace(deck, name="with a crystal", cards=(crystal, *deck.cards[1:]))


@pytest.mark.rule("BM-20.3")
def test_legends_uses_crystal_cards_only_in_matches():
    decks = (ready_made_deck("hoax"), with_crystal_card("flit"))
    with pytest.raises(SetupError, match=r"only in matches .*x-crystal"):
        check_single_game(Setup(decks, LEGENDS))
    check_single_game(Setup(decks))
    check_single_game(Setup((decks[0], decks[0]), LEGENDS))
