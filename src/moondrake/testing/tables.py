"""Set-ups of every sort, numbered: ready-made, constructed, emissary, packed decks, open and closed lists."""

from random import Random

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import catalogue_of, named_deck, random_deck
from moondrake.bluemoon.decks.named import deck_names
from moondrake.bluemoon.match import Setup, closed_lists
from moondrake.bluemoon.packs import load, shipped_names
from moondrake.bluemoon.rulesets import parse_ruleset
from moondrake.testing.laws import RULESETS, numbered_setup
from moondrake.testing.packs import packed_deck, random_pack

SORTS = ("ready-made", "constructed", "emissaries", "packs", "closed")


def mixed_setup(number: int, lookahead: bool = False) -> Setup:
    """Table `number`: the sorts in turn, everything else by chance from the number."""
    rng = Random(f"table/{number}")
    sort = SORTS[number % len(SORTS)]
    if sort == "ready-made":
        return numbered_setup(number // len(SORTS), lookahead)
    ruleset = parse_ruleset(rng.choice(RULESETS))
    catalogue = catalogue_of(shipped_names() if rng.random() < 0.5 else ())
    if sort == "emissaries":
        names = [name for name in deck_names(catalogue_of(shipped_names())) if "+" in name]
        decks = [named_deck(rng.choice(names)) for _ in range(2)]
    elif sort == "packs":
        pack = random_pack(rng)
        decks = [packed_deck(rng.choice(PEOPLES), pack, rng) for _ in range(2)]
    else:
        decks = [random_deck(rng.choice(PEOPLES), ruleset, rng, catalogue) for _ in range(2)]
    setup = Setup((decks[0], decks[1]), ruleset, start=rng.choice((-1, 0, 1)), lookahead=lookahead)
    if sort == "closed":
        packed = tuple(card for name in shipped_names() for card in load(name).cards)
        return closed_lists(setup, rng, packed)
    return setup
