"""Positions and cards as numbers: everything the seat knows, and nothing it does not."""

from random import Random

import pytest

from moondrake.bluemoon import Setup, new_game, parse_ruleset, ready_made_deck
from moondrake.bluemoon.cards import BY_KEY, PEOPLES
from moondrake.players.bluemoon.card_features import card_features
from moondrake.players.bluemoon.features import MINE, NUMBERS, ZONES, Features
from moondrake.players.bluemoon.thumb import Lore
from moondrake.table import CHANCE


def positions(first: str, second: str, seed: int, ruleset: str = "ansmann"):
    """Positions of a game at random."""
    rng = Random(seed)
    decks = (ready_made_deck(first), ready_made_deck(second))
    state = new_game(Setup(decks, parse_ruleset(ruleset), start=seed % 2), events=False)
    while not state.is_over():
        if state.seat_to_act() == CHANCE or rng.random() < 0.3:
            yield state
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.rule("BM-3.4a")
@pytest.mark.parametrize("number", range(len(PEOPLES)))
def test_hidden_cards_change_no_feature(number):
    rng = Random(number)
    looked = 0
    for state in positions(PEOPLES[number], PEOPLES[(number + 4) % 9], number):
        features = Features(Lore(state.match))
        for seat in (0, 1):
            if state.seat_to_act() == CHANCE and rng.random() < 0.8:
                continue
            other = state.view(seat).determinize(rng)
            looked += other.sides[1 - seat].hand != state.sides[1 - seat].hand
            assert features.zones(state, seat) == features.zones(other, seat)
            assert features.numbers(state, seat) == pytest.approx(features.numbers(other, seat))
    assert looked > 20


def test_every_row_has_its_number_and_every_card_of_both_sides_its_zone():
    for state in positions("buka", "mimix", 3):
        features = Features(Lore(state.match))
        for seat in (0, 1):
            zones, numbers = features.zones(state, seat), features.numbers(state, seat)
            assert len(zones) == len(ZONES)
            assert len(numbers) == len(NUMBERS)
            assert all(-4.0 <= number <= 4.0 for number in numbers)
            seen = [0, 0]
            for bits, (name, side, _) in zip(zones, ZONES, strict=True):
                if name != "silenced":
                    seen[side] |= bits
            assert seen[MINE] & state.facts[seat].all_cards == state.facts[seat].all_cards
            laid = state.sides[1 - seat].laid
            assert (seen[1] | laid) & state.facts[1 - seat].all_cards == state.facts[1 - seat].all_cards


def test_the_numbers_say_what_their_names_promise():
    state = new_game(Setup((ready_made_deck("hoax"), ready_made_deck("vulca")), start=0), events=False)
    state.dragons = 3
    names = [name for name, _ in NUMBERS]
    features = Features(Lore(state.match))
    mine = dict(zip(names, features.numbers(state, 0), strict=True))
    yours = dict(zip(names, features.numbers(state, 1), strict=True))
    assert (mine["dragons"], yours["dragons"]) == (1.0, -1.0)
    assert (mine["three for me"], yours["three for them"]) == (1.0, 1.0)
    assert (mine["my turn"], yours["my turn"]) == (1.0, 0.0)
    assert mine["my pile"] == 30 / 24


def test_cards_that_differ_in_print_differ_in_numbers():
    """Cards of other names with the same values, icons and texts are the same card to a reader."""
    found: dict[tuple[tuple[str, float], ...], list[str]] = {}
    for key, card in BY_KEY.items():
        found.setdefault(tuple(sorted(card_features(card).items())), []).append(key)
    for keys in found.values():
        cards = [BY_KEY[key] for key in keys]
        assert len({(card.kind, card.fire, card.earth, card.icons, card.moons) for card in cards}) == 1
        assert len({tuple(str(sentence.what) for sentence in card.text) for card in cards}) == 1
