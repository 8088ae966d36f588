"""Set-ups of every sort, numbered: ready-made, constructed, emissary, packed, drafted decks; solo; closed."""

from dataclasses import replace
from random import Random
from typing import Final

from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.deck import Deck, ready_made_deck
from moondrake.bluemoon.decks import catalogue_of, named_deck, random_deck
from moondrake.bluemoon.decks.named import deck_names
from moondrake.bluemoon.manners import BOT
from moondrake.bluemoon.packs import load, shipped_names
from moondrake.bluemoon.rulesets import Ruleset, parse_ruleset
from moondrake.bluemoon.setup import Setup, closed_lists
from moondrake.sim.pairings import drafted_decks
from moondrake.testing.laws import RULESETS, numbered_setup
from moondrake.testing.packs import packed_deck, random_pack

DECKS: Final = ("ready-made", "constructed", "emissaries", "packs", "drafted")
SORTS: Final = (*DECKS, "solo", "closed")
"""In turn; a solo table has decks of one of the other sorts, one with closed lists constructed ones."""


def mixed_setup(number: int, lookahead: bool = False, sort: str = "") -> Setup:
    """Table `number`: the sorts in turn, everything else by chance from the number."""
    rng = Random(f"table/{number}")
    sort = sort or SORTS[number % len(SORTS)]
    if sort == "ready-made":
        return numbered_setup(number // len(SORTS), lookahead)
    ruleset = parse_ruleset(rng.choice(RULESETS))
    kind = {"solo": rng.choice(DECKS[:-1]), "closed": "constructed"}.get(sort, sort)
    first, second = _decks(kind, ruleset, rng)
    setup = Setup((first, second), ruleset, start=rng.choice((-1, 0, 1)), lookahead=lookahead)
    if sort == "solo":
        return replace(setup, solo=True, start=BOT)
    if sort == "closed":
        packed = tuple(card for name in shipped_names() for card in load(name).cards)
        return closed_lists(setup, rng, packed)
    return setup


def _decks(sort: str, ruleset: Ruleset, rng: Random) -> tuple[Deck, Deck]:
    if sort == "drafted":
        return drafted_decks(rng.randrange(1 << 32))
    pack = random_pack(rng) if sort == "packs" else None
    catalogue = catalogue_of(shipped_names() if rng.random() < 0.5 else ())
    names = [name for name in deck_names(catalogue_of(shipped_names())) if "+" in name]

    def deck() -> Deck:
        people = rng.choice(PEOPLES)
        if pack is not None:
            return packed_deck(people, pack, rng)
        if sort == "emissaries":
            return named_deck(rng.choice(names))
        if sort == "constructed":
            return random_deck(people, ruleset, rng, catalogue)
        return ready_made_deck(people)

    return deck(), deck()
