"""Swiss and knock-out: published examples, and what must hold whoever wins."""

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from moondrake.table import SetupError, TableError
from moondrake.tournament import Cup, Result, Round, Shape
from moondrake.tournament.knockout import bracket
from moondrake.tournament.standings import Turn, buchholz
from moondrake.tournament.swiss import Record, cheapest_pairs, swiss_round, usual_rounds


def pairs(turn):
    return {frozenset(player + 1 for player in table) for table in turn.tables}


def told(text):
    return {frozenset(int(number) for number in pair.split("-")) for pair in text.split()}


def play(cup, winners):
    """Everybody in `winners` (seeds from 1) wins at their tables."""
    for table, seated in enumerate(cup.rounds[-1].tables):
        cup.result(
            len(cup.rounds) - 1,
            table,
            Result(seated, tuple(5 if player + 1 in winners else 2 for player in seated)),
        )


def test_the_first_round_pairs_the_upper_half_with_the_lower_as_in_the_arbiters_manual():
    cup = Cup(Shape("swiss"), 14)
    assert pairs(cup.pair()) == told("1-8 2-9 3-10 4-11 5-12 6-13 7-14")


def test_eight_players_without_upsets_are_paired_as_the_dutch_system_does():
    cup = Cup(Shape("swiss"), 8)
    assert pairs(cup.pair()) == told("1-5 2-6 3-7 4-8")
    play(cup, {1, 2, 3, 4})
    assert pairs(cup.pair()) == told("1-3 2-4 5-7 6-8")
    play(cup, {1, 2, 5, 6})
    assert pairs(cup.pair()) == told("1-2 3-5 4-6 7-8") or pairs(cup.rounds[-1]) == told("1-2 3-6 4-5 7-8")
    play(cup, {1, 3, 4, 7})
    assert cup.is_over()
    assert cup.standings()[0].player == 0


HELD = (
    ("0 0 0 0 0 0 0 0 0 0 0 0 0 0", "1-8 2-9 3-10 4-11 5-12 6-13 7-14", None),
    ("1 1 1 .5 1 1 1 0 0 0 .5 - 0 0", "1-5 2-7 3-6 4-9 8-11 10-13", 14),
    ("1 2 1.5 1.5 2 1.5 1 0 0 1 1.5 0 0 1", "1-14 2-5 3-4 6-11 7-10 8-12 9-13", None),
    ("2 2.5 2 2 2.5 2.5 2 .5 1 1 1.5 .5 0 1", "1-3 2-6 4-5 7-11 8-9 10-14 12-13", None),
    ("3 3.5 2 2.5 3 2.5 2 1 1.5 1.5 2.5 .5 1 1.5", "1-2 3-7 4-6 5-11 8-13 9-10 12-14", None),
)
"""M. Held's five rounds in the Arbiters' Manual of 2014: points before, pairs, bye. 12 is away in the second
round; in the third 11 does not come, so that 6 wins without playing."""
BY_COLOURS: tuple[set[frozenset[int]], ...] = (
    set(),
    told("2-7 3-6"),
    told("1-14 7-10"),
    told("1-3 4-5 8-9 10-14"),
    set(),
)
"""What only the colours of chess decide there: without them the fold is kept."""


def test_five_rounds_are_paired_as_in_the_arbiters_manual_but_for_what_colours_decide():
    met: dict[frozenset[int], int] = {}
    rested: set[int] = set()
    for (points, published, bye), by_colours in zip(HELD, BY_COLOURS, strict=True):
        known = {place + 1: Fraction(one) for place, one in enumerate(points.split()) if one != "-"}
        records = [Record(seed - 1, score, seed in rested) for seed, score in known.items()]
        turn = swiss_round(records, met)
        theirs, ours = told(published), pairs(turn)
        assert theirs - ours == by_colours
        assert not ours & {frozenset(player + 1 for player in pair) for pair in met}
        assert apart(ours, known) == apart(theirs, known)
        assert [player + 1 for player in turn.resting] == ([bye] if bye else [])
        met |= {frozenset(seed - 1 for seed in pair): 1 for pair in theirs if pair != {6, 11}}
        rested |= {bye} if bye else {6} if {6, 11} in theirs else set()


def apart(found, points):
    """How many points lie between the players of each pair, the smallest first."""
    return sorted(abs(points[min(pair)] - points[max(pair)]) for pair in found)


def test_the_last_of_an_odd_group_meets_the_first_of_the_next():
    records = [Record(player, Fraction(1)) for player in range(3)] + [
        Record(player) for player in range(3, 6)
    ]
    assert pairs(swiss_round(records, {})) == told("1-2 3-4 5-6")


def test_a_bye_goes_to_the_last_who_had_none():
    first = swiss_round([Record(player) for player in range(5)], {})
    assert first.resting == (4,)
    records = [
        Record(0, Fraction(1)),
        Record(1, Fraction(1)),
        Record(2),
        Record(3),
        Record(4, has_rested=True),
    ]
    assert swiss_round(records, {}).resting == (3,)


def turns(text):
    """+ a win, = a draw, - a loss that was played; capital letters were not: W by default, L absent."""
    points = {"+": Fraction(1), "=": Fraction(1, 2), "-": Fraction(0), "W": Fraction(1), "L": Fraction(0)}
    return tuple(Turn(points[sign], sign.isupper(), () if sign.isupper() else (1,)) for sign in text)


def test_buchholz_counts_unplayed_rounds_as_the_published_examples_do():
    """FIDE's Swiss pairings committee, Kallithea 2009: contributions 5 and 6, worth 5.5 and 6.5 to others."""
    first, second, nobody = turns("++W+++---"), turns("++++--L++"), turns("LLLLLLLLL")
    zeros = (Turn(Fraction(0), False, (1,)),) * 9
    assert buchholz(0, (first, zeros)) == 5
    assert buchholz(0, (second, zeros)) == 6
    opponent = (Turn(Fraction(0), False, (1,)),)
    assert buchholz(0, (opponent, first)) == Fraction(11, 2)
    assert buchholz(0, (opponent, second)) == Fraction(13, 2)
    assert buchholz(0, (opponent, nobody)) == Fraction(9, 2)


def test_buchholz_is_the_sum_of_the_opponents_points():
    cup = Cup(Shape("swiss", rounds=3), 4)
    for winners in ({1, 2}, {1, 3}, {1, 2}):
        cup.pair()
        play(cup, winners)
    lines = {line.player: line for line in cup.standings()}
    points = {player: line.points for player, line in lines.items()}
    for player, line in lines.items():
        assert line.buchholz == sum(points.values()) - points[player]
    assert sum(points.values()) == 6


@pytest.mark.parametrize("count", [2, 4, 6, 8])
def test_the_pairs_found_are_the_cheapest_there_are(count):
    dice = Random(count)
    for _ in range(12):
        costs = {pair: dice.randrange(10**12) for pair in combinations(range(count), 2)}
        found = cheapest_pairs(count, costs)
        assert sorted(place for pair in found for place in pair) == list(range(count))
        assert sum(costs[pair] for pair in found) == min(
            sum(costs[pair] for pair in way) for way in ways(range(count))
        )


def ways(places):
    """All ways to pair places."""
    places = list(places)
    if not places:
        yield []
        return
    first = places[0]
    for other in places[1:]:
        rest = [place for place in places[1:] if place != other]
        for way in ways(rest):
            yield [(first, other), *way]


@pytest.mark.parametrize(("players", "rounds"), [(8, 3), (9, 4), (14, 5), (23, 7), (6, 5), (5, 4), (2, 1)])
def test_whoever_wins_nobody_meets_twice_rests_twice_or_is_left_out(players, rounds):
    for seed in range(4):
        dice = Random(seed)
        cup = Cup(Shape("swiss", rounds=rounds), players)
        met: set[frozenset[int]] = set()
        rested: list[int] = []
        while (turn := cup.pair()) is not None:
            seated = [player for table in turn.tables for player in table]
            assert sorted([*seated, *turn.resting]) == list(range(players))
            assert len(turn.resting) == players % 2
            rested += turn.resting
            for number, table in enumerate(turn.tables):
                assert frozenset(table) not in met
                met.add(frozenset(table))
                scores = tuple(dice.sample(range(6), 2))
                cup.result(len(cup.rounds) - 1, number, Result(table, scores))
        assert len(rested) == len(set(rested))
        assert len(cup.rounds) == rounds
        total = sum(line.points for line in cup.standings())
        assert total == rounds * (players // 2) + rounds * (players % 2)


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("system", ["swiss", "roundrobin", "knockout"])
@pytest.mark.parametrize("players", [2, 5, 6, 11])
def test_tables_of_equinox_end_and_seat_everybody(system, players, size):
    dice = Random(size)
    cup = Cup(Shape(system, size), players)
    alive = set(range(players))
    while (turn := cup.pair()) is not None:
        seated = [player for table in turn.tables for player in table]
        assert len(seated) == len(set(seated))
        assert set(seated) == alive if system != "knockout" else set(seated) <= alive
        alive = set(seated)
        assert all(2 <= len(table) <= size for table in turn.tables)
        for number, table in enumerate(turn.tables):
            cup.result(len(cup.rounds) - 1, number, Result(table, tuple(dice.randrange(9) for _ in table)))
        assert len(cup.rounds) < 50
    assert cup.is_over()
    assert len(cup.standings()) == players


def test_somebody_who_leaves_is_paired_with_nobody_and_what_was_played_stands():
    cup = Cup(Shape("swiss", rounds=3), 6)
    cup.pair()
    play(cup, {1, 2, 3})
    cup.leave(0)
    turn = cup.pair()
    assert turn is not None
    assert all(0 not in table for table in turn.tables)
    assert 0 not in turn.resting
    assert len(turn.resting) == 1
    assert next(line for line in cup.standings() if line.player == 0).points == 1


def test_a_round_robin_forgets_whoever_leaves_early_and_gives_the_rest_of_the_others_their_points():
    early, late = Cup(Shape("roundrobin"), 4), Cup(Shape("roundrobin"), 4)
    for cup, after in ((early, 1), (late, 2)):
        for number in range(3):
            if number == after:
                cup.leave(3)
            cup.pair()
            play(cup, {4} if number < after else {1})
    assert [line.player for line in early.standings() if line.played == 0] == [3]
    assert sum(line.points for line in late.standings()) == 6
    assert next(line for line in late.standings() if line.player == 3).points == 2


def test_two_who_are_both_gone_have_nothing():
    cup = Cup(Shape("swiss", rounds=1), 2)
    cup.pair()
    cup.result(0, 0, Result((0, 1), (0, 0), 0, (0, 1)))
    assert [line.points for line in cup.standings()] == [0, 0]


@pytest.mark.parametrize(
    ("players", "first"),
    [
        (8, [(1, 8), (4, 5), (2, 7), (3, 6)]),
        (4, [(1, 4), (2, 3)]),
        (16, [(1, 16), (8, 9), (4, 13), (5, 12), (2, 15), (7, 10), (3, 14), (6, 11)]),
    ],
)
def test_the_bracket_is_the_usual_one(players, first):
    order = bracket(players)
    assert [(order[place] + 1, order[place + 1] + 1) for place in range(0, players, 2)] == first


@pytest.mark.parametrize("players", range(2, 18))
def test_the_best_seed_wins_if_nobody_is_surprised_and_the_second_meets_it_last(players):
    cup = Cup(Shape("knockout"), players)
    while (turn := cup.pair()) is not None:
        last = turn
        if len(cup.rounds) == 1:
            assert sorted(turn.resting) == list(range((1 << usual_rounds(players)) - players))
        for number, table in enumerate(turn.tables):
            cup.result(
                len(cup.rounds) - 1, number, Result(table, tuple(9 if p == min(table) else 1 for p in table))
            )
    assert last.tables == ((0, 1),)
    assert [line.player for line in cup.standings()][:2] == [0, 1]
    assert len(cup.rounds) == usual_rounds(players)
    assert sum(len(turn.tables) for turn in cup.rounds) == players - 1


def test_in_a_knockout_the_place_of_somebody_who_left_stays_empty():
    cup = Cup(Shape("knockout"), 4)
    cup.pair()
    play(cup, {1, 2})
    cup.leave(0)
    assert cup.pair() is None
    cup = Cup(Shape("knockout"), 8)
    cup.pair()
    play(cup, {1, 2, 3, 4})
    cup.leave(0)
    assert cup.pair() == Round(((1, 2),), (3,))


@pytest.mark.parametrize(
    ("shape", "players", "words"),
    [
        (Shape("dutch"), 4, "roundrobin, swiss, knockout"),
        (Shape("swiss"), 1, "at least 2"),
        (Shape("swiss", rounds=4), 4, "from 1 to 3"),
        (Shape("swiss"), 200, "at most 128"),
        (Shape("swiss", size=6), 8, "from 2 to 5"),
    ],
)
def test_a_shape_that_cannot_be_played_says_what_can(shape, players, words):
    with pytest.raises(SetupError, match=words):
        shape.check(players)


def test_results_are_taken_once_and_only_from_those_who_sat_there():
    cup = Cup(Shape("swiss"), 4)
    cup.pair()
    with pytest.raises(TableError, match="no table 3 in round 1"):
        cup.result(0, 2, Result((0, 2), (5, 1)))
    with pytest.raises(TableError, match="not the players"):
        cup.result(0, 0, Result((0, 1), (5, 1)))
    with pytest.raises(TableError, match="not over yet"):
        cup.pair()
    cup.result(0, 0, Result(cup.rounds[0].tables[0], (5, 1)))
    with pytest.raises(TableError, match="result already"):
        cup.result(0, 0, Result(cup.rounds[0].tables[0], (1, 5)))
