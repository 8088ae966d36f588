"""Packs that somebody wrote to bring a server down: each is refused, or played in bounded work."""

from random import Random

import pytest

from moondrake.bluemoon import Deck, Setup, new_game, ready_made_deck
from moondrake.bluemoon.deck_building import MOST_CHOICES, deck_problems
from moondrake.bluemoon.decks import Catalogue
from moondrake.bluemoon.effects import FightDragons
from moondrake.bluemoon.events import What
from moondrake.bluemoon.packs import Pack, PackError, parse_pack
from moondrake.bluemoon.rules import foreseeing
from moondrake.bluemoon.rulesets import ANSMANN
from moondrake.bluemoon.state import Position
from moondrake.table import Dealer

FACTS = "name: A\npeople: spirit\nfire: {fire}\nearth: {earth}\nmoons: 0"
ONE_OF_MINE = "text: while-active: double(scope(any-card, one: yes), both)"


def pack_of(*lines: str, cards: int = 30) -> Pack:
    """Cards that all say the same: characters, boosters and supports."""
    blocks = []
    for number in range(1, cards + 1):
        kind = "character" if number <= 12 else "booster" if number <= 21 else "support"
        facts = FACTS.format(fire=number % 5, earth=number * 3 % 5)
        blocks.append("\n".join([f"card: my-{number:02}", facts, f"kind: {kind}", *lines]))
    return parse_pack("\n\n".join(["moondrake pack 1\npack: my", *blocks]))


def deck_of(pack: Pack) -> Deck:
    return Deck("mine", ready_made_deck("hoax").leader, pack.cards)


def told_by(line: str) -> str:
    with pytest.raises(PackError) as refused:
        pack_of(line, cards=1)
    return str(refused.value)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("text: now: " + "each-player(" * 3000 + "draw(1)" + ")" * 3000, "too much for one sentence"),
        ("text: now: discard-all-yours(" + "[" * 3000 + "]" * 3000 + ")", "too much for one sentence"),
        ("text: now: draw(1" + "0" * 5000 + ")", "too large"),
        ("text: now: draw(-1)", "-1 is too small"),
        ("text: now: draw(1) if you-have-dragons(-2)", "-2 is too small"),
        ("text: to-play: pay-to-play(part(fire, -3))", "-3 is too small"),
        ("text: to-play: pay-to-play(part(cards, 0))", "0 is too small"),
        ("text: to-play: pay-to-play([" + ", ".join(["part(cards, 1)"] * 21) + "])", "too much for one"),
        ("flavour: " + "x" * 601, "601 letters are too many"),
        ("pair: " + "x" * 41, "41 letters are too many"),
        ("number: " + "9" * 5000, "5000 letters are too many"),
        ("\n".join(["text: now: draw(1)"] * 7), "a card with 7 sentences has too many"),
    ],
    ids=lambda text: text[:40].split("\n")[0],
)
def test_a_pack_without_measure_is_refused_in_words(line: str, words: str) -> None:
    assert words in told_by(line)


@pytest.mark.parametrize("field", ["card", "name"])
def test_keys_and_names_that_fill_a_page_are_refused(field: str) -> None:
    text = f"moondrake pack 1\npack: my\ncard: my-01\n{FACTS.format(fire=1, earth=1)}\nkind: character\n"
    long = {"card": "card: my-" + "0" * 5000, "name": "name: " + "A" * 50_000}[field]
    lines = [long if line.startswith(f"{field}:") else line for line in text.splitlines()]
    with pytest.raises(PackError, match="letters are too many"):
        parse_pack("\n".join(lines))


def test_dragons_may_be_fewer() -> None:
    (card,) = pack_of("text: while-active: fight-dragons(no, -1)", cards=1).cards
    assert card.text[0].what == FightDragons(my_retreat=False, more=-1)


@pytest.mark.rule("BM-14.6")
def test_own_cards_wait_for_few_cards_of_choice_in_a_deck() -> None:
    """All ways to apply such texts are compared: with thirty of them no power was ever found."""
    for texts in (MOST_CHOICES, MOST_CHOICES + 1):
        plain, bound = pack_of(cards=30), pack_of(ONE_OF_MINE, cards=texts)
        deck = deck_of(Pack("my", plain.title, "", (*bound.cards, *plain.cards[texts:])))
        found = deck_problems(deck, ANSMANN, Catalogue(plain.cards).cards)
        assert [problem.rule for problem in found] == ["BM-14.6"] * (texts > MOST_CHOICES)


WILD = {
    "ways without end": ["text: my-turn, may: hand-into-pile(20)"] * 6,
    "demands": ["icons: free", "text: while-active: demand-payment(part(moons, 30))", "text: now: draw(9)"],
    "payments": ["icons: free", "text: to-play: pay-to-play([part(fire, 3), part(earth, 2)])"],
    "bluffs": ["icons: bluff-fire + retrieve + free", "text: now: draw(5)"],
}


@pytest.mark.rule("BM-17.7")
@pytest.mark.parametrize("lines", WILD.values(), ids=WILD)
def test_a_turn_of_own_cards_is_looked_through_in_bounded_work(
    lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At most 200 positions a question and 200 answers deep; a search that ends early is told."""
    depths, looked, spent = [0], [0], 0
    if not foreseeing.__file__.endswith(".so"):  # a compiled module cannot be counted from outside
        look = foreseeing._path

        def counted(state: Position, option: int, search: foreseeing.Search) -> list[int] | None:
            depths.append(search.depth)
            looked[-1] += search.left >= foreseeing.OWN_CARDS
            return look(state, option, search)

        monkeypatch.setattr(foreseeing, "_path", counted)
    deck = deck_of(pack_of(*lines))
    state, dealer, rng = new_game(Setup((deck, deck), ANSMANN, lookahead=True)), Dealer(seed=1), Random(1)
    for _ in range(150):
        dealer.deal(state)
        if state.is_over():
            break
        actions = state.legal_actions()
        assert actions
        plays = [
            one for one in actions if state.notation(one).split()[0] in ("play", "fight", "bluff", "yes")
        ]
        looked.append(0)
        state.apply(rng.choice(plays or actions))
        spent += sum(event.kind == What.UNFORESEEN for event in state.take_events())
    assert max(depths) <= foreseeing.MOST_STEPS + 1
    assert max(looked) <= 2 * foreseeing.MOST_POSITIONS // foreseeing.OWN_CARDS
    assert spent or len(looked) > 20
