"""Blue Moon at the server."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Final

from moondrake.bluemoon import (
    CARD_SHIFT,
    GAME,
    BlueMoonView,
    Change,
    Deck,
    Match,
    PowerBreakdown,
    Setup,
    closed_lists,
    dragon_breakdown,
    is_ready_made,
    power_breakdown,
    setup_from_header,
    showing,
    start_match,
)
from moondrake.bluemoon import State as BlueMoonState
from moondrake.bluemoon.actions import ARGUMENTS, WITH_CARD, WORDS, Verb
from moondrake.bluemoon.cards import BY_KEY, PEOPLES, names_in
from moondrake.bluemoon.decks import (
    MOST_WORDS,
    Catalogue,
    DeckError,
    choice_problems,
    clean_lines,
    deck_problems,
    named_deck,
    parse_deck,
    words_in,
)
from moondrake.bluemoon.effects import Card, Cards, DiscardAllYours, Element, Kind, Name
from moondrake.bluemoon.events import What, is_quiet
from moondrake.bluemoon.explain import Intent, Reason, Remedy, Why, explain, is_card, parse_intent
from moondrake.bluemoon.packs import cards_from_words, shipped_names
from moondrake.bluemoon.questions import PHASE_NAMES
from moondrake.bluemoon.rulesets import NAMED, SWITCHES, Ruleset, named_value, parse_ruleset, recommended
from moondrake.bluemoon.series import (
    CRYSTALS_TO_WIN,
    MatchOptions,
    Series,
    check_match,
    check_single_game,
    parse_penalty,
    tournament_ruleset,
)
from moondrake.bluemoon.words import (
    card_name,
    deck_reason,
    dragon_words,
    event_words,
    power_words,
    question_words,
    reason_words,
    step_undone,
)
from moondrake.bluemoon.zones import LOCAL
from moondrake.games.desk import Attempt, Desk, Fine, Json
from moondrake.server import fair
from moondrake.server.identities import clean_text
from moondrake.table import HIDDEN, SPECTATOR, Event, SetupError, UnknownAction
from moondrake.table.game import Undoing
from moondrake.words import say

PLAIN_GROUPS: Final = (Kind.BOOSTER, Kind.SUPPORT, Kind.CHARACTER)
RANDOM: Final = "random"
"""A deck that chance chooses when the table is made."""
SOLO_LEVEL: Final = "deck"
"""BM-22: what plays the second seat of a solo table: its deck, by rules and chance; it is never asked."""
CATALOGUE: Final = Catalogue()
PACKED: Final = "card "
"""Begins the lines of a header that define cards of packs."""


OF_SEAT: Final = ("deck", "cards", "family", "drafted")
"""The lines of a header that say what a seat plays with."""


def _lines_of(letter: str) -> tuple[str, ...]:
    return tuple(f"{name} {letter}" for name in OF_SEAT)


@lru_cache(maxsize=256)
def match_of(header: tuple[tuple[str, str], ...]) -> Match:
    """A match is the same for every table with the same set-up, and its facts are large: shared."""
    setup = setup_from_header(dict(header))
    for deck in setup.decks:
        if found := choice_problems(deck):
            raise DeckError(deck.name, found)
    return Match(setup)


def _catalogue(header: Mapping[str, str]) -> Catalogue:
    """The printed cards, and those of packs that the set-up brings."""
    packed = {key.removeprefix(PACKED): text for key, text in header.items() if key.startswith(PACKED)}
    return Catalogue(cards_from_words(packed).values()) if packed else CATALOGUE


def _own_ruleset(header: Mapping[str, str]) -> str:
    """What the text of a deck was built for; the table takes it where nobody chose."""
    for letter in "ab":
        for _, line in clean_lines(header[f"deck {letter}"]):
            word, _, value = line.partition(":")
            if word.strip().casefold() == "ruleset":
                return value.strip()
    return ""


def _closed(setup: Setup) -> Setup:
    """BM-3.4b: closed lists. A deck's name would tell what is in it, so each is called after its leader."""
    decks = tuple(replace(deck, name=deck.leader.people) for deck in setup.decks)
    return closed_lists(replace(setup, decks=(decks[0], decks[1])), Random(fair.new_seed()), setup.packs)


def _nameless_deck(deck: Deck) -> Deck:
    return replace(
        deck,
        name=deck.leader.people,
        leader=_nameless_card(deck.leader),
        cards=tuple(_nameless_card(card) for card in deck.cards),
        inquisitor=_nameless_card(deck.inquisitor) if deck.inquisitor else None,
        emissary=_nameless_card(deck.emissary) if deck.emissary else None,
    )


def _nameless_card(card: Card) -> Card:
    """A card of somebody's own pack is called by its key when its writer is forgotten."""
    is_ours = BY_KEY.get(card.key) is card or card.box in shipped_names()
    return card if is_ours else replace(card, name=Name(card.key, card.key, card.key))


class BlueMoonDesk(Desk[BlueMoonState, BlueMoonView]):
    """The duel: two seats, a deck each."""

    game = GAME
    paired_setup: Mapping[str, str] = {"deck a": "random", "deck b": "random"}
    crystals_to_win = CRYSTALS_TO_WIN
    revealing = frozenset(
        (
            What.START,
            What.DRAW,
            What.MULLIGAN,
            What.SHOW_BLUFF,
            What.REVEAL_HAND,
            What.SHUFFLE,
            What.PUT_UNDER,
            What.TAKE_DISCARD,
            What.CHALLENGE,
            What.BLUFF_TRUE,
            What.BLUFF_FALSE,
            What.TOP,
            What.UNDO,
            What.PENALTY,
        )
    )

    def seats(self) -> tuple[int, ...]:
        return (2,)

    def choices(self, language: str) -> Json:
        return {
            "decks": list(PEOPLES),
            "setup": {
                "deck a": [*PEOPLES, RANDOM],
                "deck b": [*PEOPLES, RANDOM],
                "start": ["drawn", "a", "b"],
                "lookahead": ["exact", "off"],
                "solo": ["no", "yes"],
                "lists": ["open", "closed"],
                "ruleset": list(NAMED),
            },
            "solo": {"level": SOLO_LEVEL, "rule": "BM-22.1"},
            "rulesets": [self.ruleset_json(name, language) for name in NAMED],
            "switches": [
                self.switch_json(switch.rule, switch.key, switch.words, language, names_in(language))
                | {"values": {name: named_value(switch, name) for name in NAMED}}
                for switch in SWITCHES
            ],
        }

    def card_names(self, language: str) -> Mapping[str, str]:
        return names_in(language)

    def start(self, header: Mapping[str, str]) -> BlueMoonState:
        return start_match(match_of(tuple(sorted(header.items()))))

    def header(self, wanted: Mapping[str, str], seats: int) -> dict[str, str]:
        """A deck is the name of a ready-made one, `random`, or a text (docs/decks.md), checked by BM-18."""
        if seats != 2:
            raise SetupError("problem-duel-seats", seats=seats)
        usual = {"lookahead": "exact", "deck a": PEOPLES[0], "deck b": PEOPLES[1], "start": "drawn"}
        full = usual | dict(wanted)
        if full.get("solo") == "yes":  # BM-22.3
            full["start"] = "b"
        for letter in "ab":
            if full[f"deck {letter}"] == RANDOM:
                full[f"deck {letter}"] = secrets.choice(PEOPLES)
        full.setdefault("ruleset", _own_ruleset(full) or recommended((full["deck a"], full["deck b"])))
        ruleset = parse_ruleset(full["ruleset"])
        catalogue = _catalogue(full)
        decks = tuple(self._deck(full, letter, ruleset, catalogue) for letter in "ab")
        for letter in "ab":  # the rest of the header is checked with decks that are there
            full |= {f"deck {letter}": PEOPLES[0]}
            full.pop(f"cards {letter}", None)
            full.pop(f"family {letter}", None)
            full.pop(f"drafted {letter}", None)
        if not all(is_ready_made(deck) for deck in decks):  # BM-3.4b: closed unless asked otherwise
            full.setdefault("lists", "closed")
        setup = replace(setup_from_header(full), decks=(decks[0], decks[1]))
        return (setup if setup.open_lists else _closed(setup)).header()

    def nameless(self, header: Mapping[str, str]) -> dict[str, str]:
        setup = setup_from_header(header)
        decks = tuple(_nameless_deck(deck) for deck in setup.decks)
        packs = tuple(_nameless_card(card) for card in setup.packs)
        return replace(setup, decks=(decks[0], decks[1]), packs=packs).header()

    def shown_header(
        self, header: Mapping[str, str], state: BlueMoonState | None, seats: Sequence[int]
    ) -> dict[str, str]:
        """BM-3.4b: of a closed list its owner sees all, anybody else what was shown so far."""
        if header.get("lists") != "closed":
            return dict(header)
        if state is None:
            known = match_of(tuple(sorted(header.items()))).known_with([0, 0])
        else:
            known = state.view(SPECTATOR).match
        own = [f"{line} {'ab'[seat]}" for seat in seats if seat >= 0 for line in ("deck", "cards")]
        return known.setup.header() | {key: text for key, text in header.items() if key in own}

    def _deck(self, full: Mapping[str, str], letter: str, ruleset: Ruleset, catalogue: Catalogue) -> Deck:
        name = full[f"deck {letter}"]
        if f"cards {letter}" in full:
            keys = (f"deck {letter}", f"cards {letter}", f"family {letter}", f"drafted {letter}")
            given = {"ruleset": full["ruleset"], "lookahead": "off", "start": "a", "deck a": PEOPLES[0]}
            given |= {"deck b": PEOPLES[0]} | {key: full[key] for key in keys if key in full}
            given |= {key: text for key, text in full.items() if key.startswith(PACKED)}
            deck = setup_from_header(given).decks["ab".index(letter)]
        elif "\n" in name:
            if words_in(name) > MOST_WORDS:
                raise SetupError("problem-deck-words", most=MOST_WORDS)
            deck = parse_deck(name, catalogue).deck
        else:
            return named_deck(name, catalogue)
        found = deck_problems(deck, ruleset, catalogue.cards)
        if found:
            raise DeckError(deck.name, found)
        return replace(deck, name=clean_text(deck.name) or deck.leader.people)

    def dealt_header(self, header: Mapping[str, str]) -> dict[str, str]:
        """BM-8.7: the sets are shuffled, each seat gets one."""
        first = secrets.choice(PEOPLES)
        second = secrets.choice([people for people in PEOPLES if people != first])
        return self._with_decks(header, ({"deck a": first}, {"deck b": second}))

    def swapped_header(self, header: Mapping[str, str]) -> dict[str, str]:
        """BM-8.6."""
        turned: tuple[dict[str, str], dict[str, str]] = ({}, {})
        for key, text in header.items():
            name, _, letter = key.rpartition(" ")
            if name in OF_SEAT and letter in ("a", "b"):
                turned["ba".index(letter)][f"{name} {'ba'['ab'.index(letter)]}"] = text
        return self._with_decks(header, turned)

    def chosen_lines(self, header: Mapping[str, str], seat: int, choice: str) -> dict[str, str]:
        """BM-8.7: a deck of this seat, legal under the ruleset of the table; without a name of its own."""
        wanted = {"ruleset": header["ruleset"], "lists": "open"} | self.brought(seat, choice)
        full = self.nameless(self.header(wanted, 2))
        return {key: full[key] for key in full if key in _lines_of("ab"[seat]) or key.startswith("card ")}

    def revealed_header(
        self, header: Mapping[str, str], choices: Sequence[Mapping[str, str]]
    ) -> dict[str, str]:
        """BM-4.2, BM-3.4b: both together; lists that somebody built stay closed."""
        kept = [
            choice or {key: header[key] for key in _lines_of("ab"[seat]) if key in header}
            for seat, choice in enumerate(choices)
        ]
        return self._with_decks(header, kept)

    def _with_decks(self, header: Mapping[str, str], decks: Sequence[Mapping[str, str]]) -> dict[str, str]:
        lines = (*_lines_of("a"), *_lines_of("b"))
        full = {key: text for key, text in header.items() if key not in lines}
        for deck in decks:
            full |= deck
        is_closed = full.pop("lists", "open") == "closed"
        setup = setup_from_header(full)
        is_built = not all(is_ready_made(deck) for deck in setup.decks)
        return (_closed(setup) if is_built or is_closed else setup).header()

    def tournament_setup(self, wanted: Mapping[str, str]) -> dict[str, str]:
        """BM-20.1: with the mulligan of tournaments."""
        return dict(wanted) | {
            "ruleset": str(tournament_ruleset(parse_ruleset(wanted.get("ruleset", "ansmann"))))
        }

    def check_single(self, header: Mapping[str, str]) -> None:
        """BM-20.3: `legends` uses crystal cards in matches only, solo games included."""
        check_single_game(setup_from_header(header))

    def check_penalty(self, header: Mapping[str, str], penalty: str, is_match: bool) -> None:
        """BM-20.4: crystals are counted in matches, and where nobody takes back nothing is charged."""
        charged = parse_penalty(penalty)
        if charged.crystals and not is_match:
            raise SetupError("problem-penalty", word=penalty, known="none, warning, game")
        check_match(setup_from_header(header), MatchOptions(take_back_penalty=charged))

    def fines(self, state: BlueMoonState, penalty: str, events: Sequence[Event]) -> list[Fine]:
        charged, found = parse_penalty(penalty), []
        for event in events:
            if event.kind == What.UNDO:
                after = Series(options=MatchOptions(take_back_penalty=charged)).after_take_back(
                    state, event.seat
                )
                won = float(after.crystals[1 - event.seat])
                returns = tuple(-won if seat == event.seat else won for seat in (0, 1))
                is_lost = after.take_back_ends_game()
                found.append(Fine(event.seat, 0 if is_lost else int(won), returns if is_lost else ()))
        return found

    def brought(self, seat: int, choice: str) -> dict[str, str]:
        return {f"deck {'ab'[seat]}": choice or RANDOM}

    def next_header(self, header: Mapping[str, str], returns: Sequence[float]) -> dict[str, str]:
        """RS-34, BM-4.3: the loser of the previous game begins."""
        loser = min(range(2), key=lambda seat: returns[seat])
        return dict(header) | {"start": "b" if header.get("solo") == "yes" else "ab"[loser]}

    def check_seats(self, header: Mapping[str, str], levels: Sequence[str]) -> None:
        """BM-22: the deck that plays itself sits on the second seat of a solo table, and only there."""
        if header.get("solo") != "yes":
            return super().check_seats(header, levels)
        if levels[0] or levels[1] != SOLO_LEVEL:
            raise SetupError("problem-solo-seats", level=SOLO_LEVEL)
        return None

    def places(self, state: BlueMoonState) -> int:
        """BM-22.25: for the rules a solo game has one seat; at the table the deck has one too."""
        return 2

    def returns(self, state: BlueMoonState) -> tuple[float, ...]:
        mine, *others = state.returns()
        return (mine, *others) if others else (mine, 0.0 - mine)

    def reveals(self, state: BlueMoonState, events: Sequence[Event]) -> bool:
        """BM-17.3: what the rules call new information, and everything that turns a hidden card."""
        return state.informed or super().reveals(state, events)

    def event_kind(self, kind: int) -> str:
        return What(kind).name.lower()

    def card_key(self, view: BlueMoonView, card: int) -> str:
        return view.match.facts[card >> CARD_SHIFT].printed[card & LOCAL].key

    def event_text(self, view: BlueMoonView, event: Event, language: str, names: Sequence[str]) -> str | None:
        if is_quiet(event):
            return None
        return event_words(view.match, event, language, names, view.seat)

    def event_json(self, view: BlueMoonView, event: Event, language: str, names: Sequence[str]) -> Json:
        """In a solo game with the reason of what the deck did (BM-22)."""
        told = super().event_json(view, event, language, names)
        reason = deck_reason(view.match, event, language)
        return told if reason is None else told | {"because": {"text": reason[0], "rule": reason[1]}}

    def question_text(self, view: BlueMoonView, language: str) -> str:
        return question_words(view, language)

    def action_text(self, view: BlueMoonView, action: int, language: str, names: Sequence[str]) -> str:
        verb, argument = divmod(action, ARGUMENTS)
        word = WORDS.get(verb, "")
        if verb in WITH_CARD:
            card = card_name(view.match, argument, language)
            is_bare = verb in (Verb.CHOOSE, Verb.DEAL)
            return card if is_bare else say(f"action-bluemoon-{word}", language, card=card)
        if verb == Verb.WHICH and (kind := _group_kind(view, argument)):
            return say("action-bluemoon-which-kind", language, kind=kind)
        if verb == Verb.BACK:
            return _back_text(view, argument, language)
        values = {"place": str(argument + 1), "element": Element(argument % 2).name.lower()}
        return say(f"action-bluemoon-{word}", language, seat=names[argument % 2], **values)

    def action_facts(self, action: int) -> Json:
        return showing.action_facts(action)

    def is_final(self, state: BlueMoonState, seat: int, action: int, undoing: Undoing) -> bool:
        return showing.is_final(state, seat, action, undoing)

    def vain(self, state: BlueMoonState, seat: int, action: int, language: str) -> str:
        if not showing.is_vain(state, seat, action):
            return ""
        return say("bluemoon-vain", language, card=card_name(state.match, action % ARGUMENTS, language))

    def foreseen(self, state: BlueMoonState, seat: int) -> list[Json]:
        return showing.powers_with(state, seat)

    def marks(self, state: BlueMoonState, view: BlueMoonView) -> Json:
        return showing.marks(state)

    def why(
        self, state: BlueMoonState, seat: int, attempt: Attempt, language: str, names: Sequence[str]
    ) -> list[Json]:
        """The decisive reason first; cards that stand in the way by number and key."""
        view = state.view(seat)
        return [
            self._reason_json(view, reason, language, names)
            for reason in explain(state, seat, self._intent(state, view, attempt))
        ]

    def _intent(self, state: BlueMoonState, view: BlueMoonView, attempt: Attempt) -> Intent | int:
        """BM-3.4b: words and touches are understood as far as the seat knows the cards of the match."""
        if isinstance(attempt, int):
            return attempt
        if isinstance(attempt, str):
            return parse_intent(view.match, attempt)
        card = attempt.card
        if card is None:
            raise UnknownAction("problem-touch-no-creatures", attempt.creature, ())
        if not is_card(state, card) or not self.card_key(view, card):
            raise UnknownAction("problem-touch-no-card", str(card), ())
        return showing.intent_of_card(state, view.seat, card)

    def why_over(self, state: BlueMoonState, language: str, names: Sequence[str]) -> list[Json]:
        """BM-8.1."""
        over = Reason(Why.GAME_OVER, ("BM-8.1",), remedy=Remedy.NEXT_GAME)
        return [self._reason_json(state.view(SPECTATOR), over, language, names)]

    def _reason_json(self, view: BlueMoonView, reason: Reason, language: str, names: Sequence[str]) -> Json:
        return {
            "rules": list(reason.rules),
            "text": reason_words(view.match, reason, language, names),
            "cards": [self.card_json(view, card) for card in reason.by],
        }

    def breakdown(self, state: BlueMoonState, seat: int, language: str, names: Sequence[str]) -> Json:
        """BM-14.10, BM-7.4a: both powers line by line, and what a retreat would give now."""
        if state.element == Element.NO_ELEMENT or state.is_over():
            return {"powers": [], "dragons": []}
        view = state.view(seat)
        powers = [power_breakdown(state, side, state.element) for side in (0, 1)]
        dragons = [dragon_breakdown(state, side) for side in (0, 1)]
        return {
            "powers": [
                self._power_json(view, power) | {"text": power_words(state.match, power, language, names)}
                for power in powers
            ],
            "dragons": [
                {
                    "winner": gain.winner,
                    "dragons": gain.dragons,
                    "text": dragon_words(state.match, gain, language, names),
                }
                for gain in dragons
            ],
        }

    def _power_json(self, view: BlueMoonView, power: PowerBreakdown) -> Json:
        return {
            "seat": power.seat,
            "element": Element(power.element).name.lower(),
            "power": power.power,
            "has_shield": power.shield,
            "lines": [
                {
                    "card": self.card_json(view, line.card),
                    "printed": line.printed,
                    "value": line.value(),
                    "rule": line.rule,
                    "changes": [self._change_json(view, change) for change in line.changes],
                }
                for line in power.lines
            ],
            "raises": [self._change_json(view, change) for change in power.raises],
        }

    def _change_json(self, view: BlueMoonView, change: Change) -> Json:
        by = [self.card_json(view, card) for card in change.by]
        return {"layer": change.layer, "value": change.value, "rules": list(change.rules), "by": by}


def _back_text(view: BlueMoonView, index: int, language: str) -> str:
    """BM-17.2a: Where a turn would go on that cannot end as it is."""
    phase, card = step_undone(view, index)
    if card != HIDDEN:
        return say("action-bluemoon-back-card", language, card=card_name(view.match, card, language))
    return say("action-bluemoon-back", language, phase=PHASE_NAMES[phase].lower())


def _group_kind(view: BlueMoonView, place: int) -> str:
    """BM-15.4: The kind of the cards that go together; empty where more than that describes them."""
    effect = view.table.questions[-1].effect if view.table.questions else None
    if not isinstance(effect, DiscardAllYours) or place >= len(effect.choices):
        return ""
    kinds = effect.choices[place].kinds
    is_plain = len(kinds) == 1 and effect.choices[place] == Cards(kinds=kinds)
    return kinds[0].name.lower() if is_plain and kinds[0] in PLAIN_GROUPS else ""
