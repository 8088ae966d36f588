"""Every kind of question of Blue Moon on the page: it names its card, and no button is bare."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from moondrake.bluemoon import Deck, Setup, new_game, parse_ruleset, ready_made_deck
from moondrake.bluemoon import State as BlueMoonState
from moondrake.bluemoon.cards import BY_KEY, PEOPLES
from moondrake.bluemoon.decks import random_deck
from moondrake.bluemoon.effects import Kind
from moondrake.bluemoon.questions import ASK_NAMES, FIRST_WORK, PHASE_NAMES, Ask
from moondrake.players import protocol
from moondrake.server.desks import desk_of
from moondrake.sim.pairings import drafted_decks
from moondrake.testing.laws import RULESETS
from tests.page.conftest import Meet

Json = dict[str, Any]
DESK = desk_of("bluemoon")
NAMES = ("Anna", "Ben")
GAMES = (1, 2, 3, 4, 6, 7, 8, 9, 10, 15, 16, 27, 164, 188, 236, 385, 506, 593, 744, 818)
"""Random games in which seat 0 is asked everything; the first ones there are, in their order."""
INTERFERENCES = tuple(card for card in BY_KEY.values() if card.kind == Kind.INTERFERENCE)
CRYSTALS = {Ask.PLAY_ACHIEVEMENT, Ask.DISCARD_ACHIEVEMENT, Ask.LEAVE}
"""No card of the boxes asks these; only packs of one's own."""
KINDS = {name for ask, name in ASK_NAMES.items() if Ask.MULLIGAN <= ask < FIRST_WORK and ask not in CRYSTALS}
PHASES = {"TURN_BEGIN", "ACTION", "DECISION", "CHARACTER", "BOOST", "ANNOUNCE", "AFTER_POWER", "TURN_END"}
STAKED = {"mulligan", "decline", "decision", "announce", "after_power", "go_back"}
"""Without a card that asks: the page says what follows."""
CARRIED = {"load_ship", "fetch_ship"}
BARE = {"Done", "Pass"}
READ = """() => {
  const prompt = document.querySelector('[data-testid=prompt]')
  const text = (what) => [...prompt.querySelectorAll(what)].map((one) => one.innerText.trim())
  const buttons = [...prompt.querySelectorAll('[data-testid=action]')]
  return { question: text('.question').join(' '), stake: text('.stake').join(' '),
    buttons: buttons.map((one) => one.firstChild.textContent.trim()) }
}"""


def numbered_game(number: int, rng: Random) -> BlueMoonState:
    """All pairings and rulesets in turn; some games with drafted decks, some with interference cards."""
    ruleset = parse_ruleset(RULESETS[number % len(RULESETS)])

    def deck(people: str) -> Deck:
        if number % 3:
            return ready_made_deck(people)
        found = random_deck(people, ruleset, rng)
        cards = tuple(dict.fromkeys(found.cards + INTERFERENCES))
        return Deck(people, found.leader, cards, found.inquisitor, found.emissary, drafted=True)

    if number % 11 == 0:
        decks = drafted_decks(rng.randrange(1 << 32))
    else:
        decks = (deck(PEOPLES[number % 9]), deck(PEOPLES[number // 9 % 9]))
    return new_game(Setup(decks, ruleset), events=False)


def kind_asked(state: BlueMoonState) -> str:
    """The name of the question to seat 0 that leaves a choice; empty if there is none."""
    if state.seat_to_act() != 0 or len(state.legal_actions()) < 2:
        return ""
    return ASK_NAMES[state.frames[-1].ask] if state.frames else PHASE_NAMES[state.phase]


def questions() -> Iterator[tuple[str, BlueMoonState]]:
    """Each kind once, with a position in which it is asked."""
    seen: set[str] = set()
    for number in GAMES:
        rng = Random(number)
        state = numbered_game(number, rng)
        while not state.is_over():
            kind = kind_asked(state)
            if kind and kind not in seen:
                seen.add(kind)
                yield kind.lower(), state
            state.apply(rng.choice(state.legal_actions()))


def asked_frame(frame: Json, state: BlueMoonState) -> Json:
    """A frame of the server with this position in it, as the server would tell it."""
    view = state.view(0)
    actions = [DESK.action_json(state, view, action, "en", NAMES, "free") for action in state.legal_actions()]
    told = {
        "view": protocol.view_json(view, True),
        "marks": DESK.marks(state, view),
        "question": protocol.question_json(view),
        "text": DESK.question_text(view, "en"),
        "actions": actions,
        "foreseen": DESK.foreseen(state, 0),
    }
    return frame | {"type": "choose", "seat": 0, "to_act": 0, "seq": frame["seq"] + 1} | told


class Wire:
    """Between the server and the page."""

    def __init__(self) -> None:
        self.route: WebSocketRoute | None = None
        self.frame: Json = {}

    def open(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.route = route

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] in ("choose", "view"):
                self.frame = frame
            route.send(message)

        server.on_message(pass_on)

    def show(self, state: BlueMoonState) -> Json:
        assert self.route is not None
        self.frame = asked_frame(self.frame, state)
        self.route.send(json.dumps(self.frame))
        return self.frame


@pytest.mark.medium
def test_every_kind_of_question_names_its_card_and_what_is_at_stake(meet: Meet) -> None:
    anna = meet(width=1440, height=900)
    wire = Wire()
    anna.page.route_web_socket("**/socket", wire.open)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    other = meet()
    made = anna.make(seats=seats, setup={"deck a": "hoax", "deck b": "vulca", "start": "a"})
    other.context.request.post(
        f"{other.url}/api/tables/{made['table']['id']}/seats/1",
        data={"invite": made["invites"][0]["token"], "name": "Ben"},
    )
    anna.sit(made["table"]["id"])
    anna.wait()
    asked = set()
    for kind, state in questions():
        frame = wire.show(state)
        asked.add(kind.upper())
        anna.until(f"document.querySelector('[data-testid=prompt]').innerText.includes({frame['text']!r})")
        shown = anna.page.evaluate(READ)
        assert not BARE & set(shown["buttons"]), (kind, shown)
        question = frame["question"]
        source = question.get("source")
        if source is not None and source >= 0:
            card = BY_KEY[frame["view"]["cards"][str(source)]]
            assert card.name.en in shown["question"], (kind, shown)
        if kind in CARRIED:
            card = BY_KEY[frame["view"]["cards"][str(question["place"])]]
            assert card.name.en in shown["question"], (kind, shown)
        if kind in STAKED or source is not None:
            assert shown["stake"], (kind, shown)
    assert asked == KINDS | PHASES
