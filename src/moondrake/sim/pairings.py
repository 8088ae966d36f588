"""Which decks meet in which deal of a Blue Moon arena."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final

from moondrake.bluemoon import Deck, ready_made_deck
from moondrake.bluemoon.cards import PEOPLES
from moondrake.bluemoon.decks import catalogue_of, emissaries, emissary_deck, find_deck, random_deck
from moondrake.bluemoon.packs import shipped_names
from moondrake.bluemoon.rulesets import Ruleset
from moondrake.draft import GAME as DRAFT
from moondrake.players.base import Player
from moondrake.players.drafter import Drafter
from moondrake.sim.dealing import derived
from moondrake.table import CHANCE, Dealer, SetupError
from moondrake.table.saying import listed

ALL: Final = "all"
MIRROR: Final = "mirror"
CONSTRUCTED: Final = "constructed"
DRAFTED: Final = "drafted"
EMISSARY: Final = "emissary"
WORDS: Final = (ALL, MIRROR, CONSTRUCTED, DRAFTED, EMISSARY)
PEOPLE_PAIRS: Final = tuple(combinations(PEOPLES, 2))


class Pairings:
    """The decks of every deal: a fixed list that is gone through in order, again and again."""

    def __init__(self, pairs: Sequence[tuple[Deck, Deck]]) -> None:
        self.pairs = tuple(pairs)

    def __len__(self) -> int:
        return len(self.pairs)

    def decks(self, block: int) -> tuple[Deck, Deck]:
        """The decks of seats a and b in this deal."""
        return self.pairs[block % len(self)]

    def names(self, block: int) -> tuple[str, str]:
        """What the decks are called in a report."""
        first, second = self.decks(block)
        return first.name, second.name

    def start(self, block: int) -> int:
        """Who begins: each pairing is dealt with a first, then with b."""
        return block // len(self) % 2


class RandomPairings(Pairings):
    """Decks made anew for every deal from the arena's seed; two different peoples, unless drafted."""

    def __init__(self, kind: str, ruleset: Ruleset, seed: int, packs: Sequence[str]) -> None:
        super().__init__(())
        self.kind = kind
        self.ruleset = ruleset
        self.seed = seed
        self.catalogue = catalogue_of([*packs, *(shipped_names() if kind == EMISSARY else ())])
        self.emissaries = emissaries(self.catalogue)
        if kind == EMISSARY and not self.emissaries:
            raise SetupError("problem-no-emissaries")
        self._kept = lru_cache(maxsize=4)(self._made)

    def __len__(self) -> int:
        return len(PEOPLE_PAIRS)

    def names(self, block: int) -> tuple[str, str]:
        """Random decks are counted by people; drafted ones by their leader's."""
        first, second = self.decks(block)
        return first.leader.key.rsplit("-", 1)[0], second.leader.key.rsplit("-", 1)[0]

    def decks(self, block: int) -> tuple[Deck, Deck]:
        return self._kept(block)

    def _made(self, block: int) -> tuple[Deck, Deck]:
        if self.kind == DRAFTED:
            return drafted_decks(derived(self.seed, "draft", block))
        first, second = PEOPLE_PAIRS[block % len(PEOPLE_PAIRS)]
        return self._deck(first, block), self._deck(second, block)

    def _deck(self, people: str, block: int) -> Deck:
        rng = Random(derived(self.seed, self.kind, people, block))
        if self.kind == CONSTRUCTED:
            return random_deck(people, self.ruleset, rng, self.catalogue)
        return emissary_deck(people, rng.choice(self.emissaries), self.catalogue)


def drafted_decks(seed: int) -> tuple[Deck, Deck]:
    """The two decks of a draft between sensible drafters."""
    return drafted_by((Drafter(seed + 1), Drafter(seed + 2)), seed)


def drafted_by(drafters: Sequence[Player], seed: int) -> tuple[Deck, Deck]:
    """The two decks that these two draft from what the seed deals."""
    state = DRAFT.start({"players": "2"})
    state.keep_events(False)
    dealer = Dealer(seed)
    while not state.is_over():
        seat, actions = state.seat_to_act(), state.legal_actions()
        state.apply(
            dealer.choose(actions) if seat == CHANCE else drafters[seat].choose(state.view(seat), actions)
        )
    return state.deck(0), state.deck(1)


def parse_pairings(words: Sequence[str], ruleset: Ruleset, seed: int, packs: Sequence[str] = ()) -> Pairings:
    """`all` (nine peoples, each against each other), `mirror`, random kinds, or decks: each against each."""
    if len(words) == 1 and words[0] in WORDS:
        if words[0] in (CONSTRUCTED, DRAFTED, EMISSARY):
            return RandomPairings(words[0], ruleset, seed, packs)
        decks = [ready_made_deck(people) for people in PEOPLES]
        if words[0] == MIRROR:
            return Pairings([(deck, deck) for deck in decks])
        return Pairings(list(combinations(decks, 2)))
    decks = [_deck(word, ruleset, packs) for word in words]
    if not decks:
        raise SetupError("problem-which-decks", known=listed((*WORDS, *PEOPLES)))
    return Pairings([(decks[0], decks[0])] if len(decks) == 1 else list(combinations(decks, 2)))


def _deck(word: str, ruleset: Ruleset, packs: Sequence[str]) -> Deck:
    if word in WORDS:
        raise SetupError("problem-decks-alone", word=word)
    return find_deck(word, ruleset, packs)
