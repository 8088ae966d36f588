"""Every page and every state worth looking at: how a browser gets there."""

from collections.abc import Callable, Mapping
from functools import cached_property

from tests.page.company import Company, cards_in_fight, cards_in_tournament
from tests.page.person import UNPLAYABLE, Person

RICH = (12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 6, 6, 6)
LONG_GAME = (30, 26, 22, 18)
SHORT_GAME = (20, 18, 16, 14)


class Set:
    """The tables that are looked at, each made when it is first asked for."""

    def __init__(self, company: Company) -> None:
        self.company = company

    @cached_property
    def opening(self) -> str:
        decks = {"deck a": "flit", "deck b": "terrah", "start": "a"}
        table = self.company.together("bluemoon", 2, setup=decks)
        self.company.play(table, lambda position: position["question"]["ask"] in ("action", "character"))
        self.company.attend(table, 2)
        return table

    @cached_property
    def fight(self) -> str:
        decks = {"deck a": "hoax", "deck b": "vulca"}
        more = {"setup": decks, "options": {"hints": True}}
        return self.company.at_a_moment("bluemoon", 2, cards_in_fight, RICH, **more)

    @cached_property
    def bluemoon_end(self) -> str:
        table = self.company.together("bluemoon", 2, setup={"deck a": "aqua", "deck b": "pillar"})
        self.company.play(table)
        return table

    @cached_property
    def one_screen(self) -> str:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
        made = self.company.make("bluemoon", seats, setup={"deck a": "mimix", "deck b": "khind"})
        table: str = made["table"]["id"]
        return table

    @cached_property
    def waiting(self) -> str:
        made = self.company.make("equinox", [{"kind": "me", "name": "Anna"}, *[{"kind": "open"}] * 2])
        table: str = made["table"]["id"]
        return table

    @cached_property
    def link(self) -> str:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
        path: str = self.company.make("bluemoon", seats)["invites"][0]["path"]
        return path

    @cached_property
    def pair(self) -> str:
        return self.company.at_a_moment("equinox", 2, cards_in_tournament, SHORT_GAME)

    @cached_property
    def four(self) -> str:
        return self.company.at_a_moment("equinox", 4, cards_in_tournament, LONG_GAME)

    @cached_property
    def equinox_end(self) -> str:
        table = self.company.together("equinox", 3)
        self.company.play(table)
        return table


Scene = Callable[[Person, Set], None]


def page(route: str, wait_for: str = "h1") -> Scene:
    def reach(person: Person, _: Set) -> None:
        person.open(route)
        person.page.wait_for_selector(wait_for)
        settle(person)

    return reach


def table(name: str, *keys: str, wait_for: str = "") -> Scene:
    """Sit down at a table of the set, then press keys."""

    def reach(person: Person, given: Set) -> None:
        person.sit(getattr(given, name))
        settle(person)
        for key in keys:
            person.page.keyboard.press(key)
        if wait_for:
            person.find(wait_for)
        settle(person)

    return reach


def settle(person: Person) -> None:
    """Fonts, pictures that are drawn when they come into sight, motion."""
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.until("[...document.images].every((one) => one.complete || one.loading === 'lazy')")
    person.settle()


def lobby(person: Person, given: Set) -> None:
    """With games that run and games that are over."""
    for made in (given.opening, given.fight, given.four, given.bluemoon_end):
        assert made
    page("", "[data-testid=lobby]")(person, given)


def join(person: Person, given: Set) -> None:
    """As somebody sees it who is not known yet."""
    person.context.clear_cookies()
    person.open(given.link)
    person.page.wait_for_selector("[data-testid=join]")
    settle(person)
    person.context.add_cookies(given.company.cookies())


def card_sheet(person: Person, given: Set) -> None:
    """A card of the hand that may be played: as a sheet by finger, large by mouse."""
    table("fight")(person, given)
    card = person.find("[data-testid=hand] [data-playable]")
    if person.touch:
        card.tap()
    else:
        card.focus()
        person.page.keyboard.press("i")
    person.find("[data-testid=sheet], [data-testid=zoom]")
    settle(person)


def why_not(person: Person, given: Set) -> None:
    table("fight")(person, given)
    cards = person.page.query_selector_all(f"[data-testid=hand] {UNPLAYABLE}")
    person.press(cards[len(cards) // 2])
    person.find("[data-testid=why] a")
    settle(person)


def about(person: Person, given: Set) -> None:
    """What a pile is; on a phone it lies behind a fold."""
    table("fight")(person, given)
    if person.is_there("[data-testid=fold-far]"):
        person.press(person.find("[data-testid=fold-far]"))
    person.press(person.find("[data-pile=discard-1] .spot"))
    person.find("[data-testid=about]")
    settle(person)


def hint(person: Person, given: Set) -> None:
    table("fight", "h", wait_for="[data-testid=hint]")(person, given)


def replay(person: Person, given: Set) -> None:
    """In the middle of a game that is over; forwards and back are the same table."""
    person.open(f"#/replay/{given.bluemoon_end}")
    for key in ("End", *["PageDown"] * 5, "ArrowLeft", "ArrowRight"):
        person.find("[data-testid=replay] input").press(key)
    settle(person)


def creature(person: Person, given: Set) -> None:
    table("four")(person, given)
    person.press(person.find("[data-testid=board] th button"))
    person.find("[data-testid=creature]")
    settle(person)


def lesson(name: str, steps: int) -> Scene:
    """Some steps into a lesson."""

    def reach(person: Person, given: Set) -> None:
        person.open(f"#/learn/{name}")
        person.page.wait_for_selector("[data-testid=narrator]")
        person.page.evaluate("localStorage.clear()")
        person.page.reload()
        for _ in range(steps):
            person.press(person.find("[data-testid=narrator] [data-next]"))
            person.page.wait_for_timeout(60)
        settle(person)

    return reach


def search(person: Person, given: Set) -> None:
    person.open("#/rules")
    person.find("#rule-search").fill("protected")
    person.find("search li")
    settle(person)


def settings(person: Person, given: Set) -> None:
    person.open()
    person.press(person.find("[data-testid=settings]"))
    settle(person)


def keys(person: Person, given: Set) -> None:
    person.open()
    person.press(person.find("[data-testid=help]"))
    settle(person)


SCENES: Mapping[str, Scene] = {
    "lobby": lobby,
    "new-bluemoon": page("#/new/bluemoon", "[data-testid=start-game]"),
    "new-equinox": page("#/new/equinox", "[data-testid=start-game]"),
    "join": join,
    "waiting": table("waiting"),
    "bluemoon-opening": table("opening"),
    "bluemoon-fight": table("fight"),
    "bluemoon-card": card_sheet,
    "bluemoon-whynot": why_not,
    "bluemoon-about": about,
    "bluemoon-breakdown": table("fight", "b", wait_for="[data-testid=breakdown]"),
    "bluemoon-hint": hint,
    "bluemoon-handover": table("one_screen"),
    "bluemoon-end": table("bluemoon_end"),
    "bluemoon-replay": replay,
    "equinox-two": table("pair"),
    "equinox-four": table("four"),
    "equinox-creature": creature,
    "equinox-scores": table("four", "b", wait_for="[data-testid=breakdown]"),
    "equinox-end": table("equinox_end"),
    "learn": page("#/learn"),
    "lesson-bluemoon": lesson("duel", 9),
    "lesson-equinox": lesson("tournament", 12),
    "lesson-symbols": page("#/learn/symbols"),
    "rules": page("#/rules"),
    "rule": page("#/rules/BM-10.8"),
    "rules-search": search,
    "cards": page("#/cards"),
    "card": page("#/cards/hoax-13"),
    "settings": settings,
    "help": keys,
    "gallery": page("#/gallery"),
}
LONG = {
    "lobby",
    "new-bluemoon",
    "new-equinox",
    "learn",
    "gallery",
    "lesson-symbols",
    "cards",
    "rules",
    "rule",
}
"""Pages that go on below the screen; tables and dialogs are as high as it is."""
