"""Intervals, ratings and pictures."""

from random import Random
from xml.etree import ElementTree

import pytest

from moondrake.sim.heatmap import Cell, colour, svg, table
from moondrake.sim.intervals import Z_999, design_effect, estimate, wilson
from moondrake.sim.ratings import bradley_terry


def test_wilson_has_the_values_of_the_textbook():
    low, high = wilson(0.9, 10)
    assert (round(low, 3), round(high, 3)) == (0.596, 0.982)
    assert wilson(0.5, 0) == (0.0, 1.0)
    assert wilson(1.0, 50)[1] == pytest.approx(1.0)
    assert wilson(0.5, 100, Z_999)[0] < wilson(0.5, 100)[0]


def test_swapped_games_that_balance_each_other_make_the_interval_narrower():
    balanced = estimate([(1.0, 0.0)] * 100)
    assert balanced.effect == 0.5
    copies = estimate([(1.0, 1.0), (0.0, 0.0)] * 50)
    assert copies.effect == pytest.approx(2.0, rel=0.02)
    assert copies.low < balanced.low


def test_few_deals_and_clear_wins_count_as_independent_games():
    assert design_effect([(1.0, 0.0)] * 5, 0.5) == 1.0
    assert estimate([(1.0, 1.0)] * 40).effect == 1.0
    assert estimate([]).games == 0


def test_the_interval_holds_the_truth_about_as_often_as_it_says():
    rng, inside = Random(4), 0
    for _ in range(400):
        blocks = []
        for _ in range(60):
            luck = rng.random() * 0.4 - 0.2
            blocks.append((float(rng.random() < 0.7 + luck), float(rng.random() < 0.7 - luck)))
        value = estimate(blocks)
        inside += value.low <= 0.7 <= value.high
    assert 0.92 <= inside / 400 <= 0.99


def test_ratings_reproduce_the_odds_of_a_pair():
    ratings = bradley_terry(["a", "b"], [[0, 3000], [1000, 0]])
    assert ratings[0].points - ratings[1].points == pytest.approx(190.8, abs=0.3)
    assert ratings[0].points == pytest.approx(-ratings[1].points)


def test_ratings_find_the_strengths_that_made_the_games():
    strengths, rng = [200.0, 0.0, -200.0], Random(2)
    wins = [[0.0] * 3 for _ in strengths]
    for first in range(3):
        for second in range(first + 1, 3):
            chance = 1 / (1 + 10 ** ((strengths[second] - strengths[first]) / 400))
            for _ in range(3000):
                won = rng.random() < chance
                wins[first][second] += won
                wins[second][first] += not won
    for rating, truth in zip(bradley_terry(["x", "y", "z"], wins), strengths, strict=True):
        assert abs(rating.points - truth) < 4 * rating.error
        assert 2 < rating.error < 10


def test_somebody_who_never_lost_has_a_finite_rating():
    best, worst = bradley_terry(["a", "b"], [[0, 20], [0, 0]])
    assert 300 < best.points - worst.points < 1000
    assert best.error > 50


CELLS = [[None, Cell(30, 40)], [Cell(10, 40), None]]


def test_the_heat_map_is_a_picture_with_every_number():
    root = ElementTree.fromstring(
        svg("Hoax & friends", ["hoax", "<flit>"], ["hoax", "<flit>"], CELLS, "a note")
    )
    words = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert words == ["Hoax & friends", "hoax", "<flit>", "hoax", "75", "<flit>", "25", "a note"]
    assert colour(0.5) == "#ffffff"
    assert colour(1.0) != colour(0.0)


def test_the_table_has_the_same_numbers():
    assert table(["hoax", "flit"], ["hoax", "flit"], CELLS) == [
        "      hoax  flit",
        "hoax     -    75",
        "flit    25     -",
    ]
