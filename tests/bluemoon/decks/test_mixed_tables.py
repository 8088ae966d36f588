"""Tables of every sort keep the laws; the soak plays many more of them."""

import pytest

from moondrake.testing.every_game import check_record
from moondrake.testing.laws import play_setup_and_check
from moondrake.testing.tables import SORTS, mixed_setup


@pytest.mark.parametrize("sort", SORTS)
def test_a_table_of_each_sort_keeps_every_law(sort):
    number = 2 * len(SORTS) + SORTS.index(sort)
    check_record(play_setup_and_check(mixed_setup(number), f"mixed/{number}", views=0.03))


def test_a_number_always_means_the_same_table():
    for number in range(10, 17):
        assert mixed_setup(number) == mixed_setup(number)
