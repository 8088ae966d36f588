"""How strong is a deck? Measured by bots on the server's workers, behind everybody who plays.

Every opponent is met on the same deals, once from each seat; a deck with one card exchanged meets them on
the same deals again, so that little but the card makes the difference.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from moondrake.bluemoon.cards import PEOPLES
from moondrake.games import GAMES
from moondrake.server.bots import BotFailure, Place, Thought
from moondrake.server.errors import Refused
from moondrake.server.house import House
from moondrake.server.limits import CROWD
from moondrake.server.schema import DECKS, STUDIES
from moondrake.server.tournaments.store import free_name
from moondrake.server.turnstile import BOTS
from moondrake.server.workbench import Bench, Plan, with_packs
from moondrake.sim.intervals import estimate
from moondrake.table import SetupError

log = logging.getLogger("moondrake.studies")
CLOCK: Final = 0.02
"""Seconds that a bot thinks about a decision: a game takes about two seconds of a worker."""
PATIENCE: Final = 120.0
MOST_OWN: Final = 5
EXCHANGES: Final = 3
STORE_EVERY: Final = 6
LEAST_SEEN: Final = 2


@dataclass(slots=True)
class Fate:
    """What became of a card over all games."""

    seen: int = 0
    played: int = 0
    won: float = 0.0
    """Of the games in which it was played."""
    stayed: int = 0

    def worth(self) -> float:
        """Wins when played, less the times it stayed in hand; the lowest are candidates to be exchanged."""
        return (self.won + 1) / (self.played + 2) - 0.5 * self.stayed / max(1, self.seen)


@dataclass(slots=True)
class Row:
    """One deck (the own one, or with a card exchanged) against every opponent: scores deal by deal."""

    out: str = ""
    into: str = ""
    scores: dict[str, list[list[float]]] = field(default_factory=dict)

    def told(self) -> dict[str, Any]:
        blocks = [block for blocks in self.scores.values() for block in blocks]
        return {
            "out": self.out,
            "into": self.into,
            "overall": _interval(blocks),
            "against": {name: _interval(found) for name, found in self.scores.items()},
        }


def _interval(blocks: list[list[float]]) -> dict[str, float]:
    found = estimate(blocks)
    return {
        "rate": round(found.rate, 4),
        "low": round(found.low, 4),
        "high": round(found.high, 4),
        "games": found.games,
    }


class DeckGone(Exception):
    """The deck was removed while it was measured, or whoever built it was forgotten."""


class Study:
    """One deck under measurement."""

    def __init__(self, plan: Plan, text: str, opponents: dict[str, str], deals: int, level: str) -> None:
        self.plan = plan
        self.text = text
        self.opponents = opponents
        """What each is called, and its deck as a set-up names it."""
        self.deals = deals
        self.level = level
        self.row = Row()
        self.exchanges: list[Row] = []
        self.fates: dict[str, Fate] = {}
        self.done = 0
        self.total = deals * 2 * len(opponents) * (1 + EXCHANGES)
        self.failed = 0
        self.status = "running"

    def told(self) -> dict[str, Any]:
        """Everything measured so far."""
        cards = {
            key: {"seen": fate.seen, "played": fate.played, "won": fate.won, "stayed": fate.stayed}
            for key, fate in sorted(self.fates.items())
        }
        return {
            "status": self.status,
            "level": self.level,
            "milliseconds": round(CLOCK * 1000),
            "done": self.done,
            "total": self.total,
            "failed": self.failed,
            "deck": list(self.plan.cards),
            "opponents": list(self.opponents),
            "row": self.row.told(),
            "exchanges": [row.told() for row in self.exchanges],
            "cards": cards,
        }

    def note(self, row: Row, name: str, deal: int, reply: dict[str, Any]) -> None:
        """A game is over."""
        blocks = row.scores.setdefault(name, [])
        while len(blocks) <= deal:
            blocks.append([])
        blocks[deal].append(reply["score"])
        if row is not self.row:
            return
        for key in reply["seen"]:
            fate = self.fates.setdefault(key, Fate())
            fate.seen += 1
            if key in reply["played"]:
                fate.played += 1
                fate.won += reply["score"]
            else:
                fate.stayed += 1


class Studies:
    """The measurements that run in this process: one for each identity."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.running: dict[str, tuple[str, Study, asyncio.Task[None]]] = {}
        """By deck: whose it is, and the work."""
        self.origins: dict[str, str] = {}
        """By deck: from where it was asked for."""

    def begin(self, identity: str, origin: str, deck_id: str, study: Study, bench: Bench) -> None:
        """Measure in the background; raises Refused if this identity has something measured already."""
        if any(owner == identity for owner, _, _ in self.running.values()):
            raise Refused("too_many", "refused-one-study", retry_after=60)
        if origin and sum(other == origin for other in self.origins.values()) >= CROWD:
            raise Refused("too_many", "refused-studies-near", decks=CROWD, retry_after=60)
        task = self.house.spawn(self._run(origin or identity, deck_id, study, bench))
        self.origins[deck_id] = origin
        self.running[deck_id] = (identity, study, task)

    def found(self, identity: str, deck_id: str) -> Study | None:
        """A measurement that runs here."""
        owner, study, _ = self.running.get(deck_id, ("", None, None))
        return study if owner == identity else None

    async def stop(self, identity: str, deck_id: str) -> None:
        """End it; what was measured stays."""
        owner, study, task = self.running.get(deck_id, ("", None, None))
        if owner != identity or study is None or task is None:
            return
        study.status = "stopped"
        task.cancel()
        await asyncio.wait([task])
        with contextlib.suppress(DeckGone):
            await self._store(deck_id, study)

    async def end_without(self, identity: str, decks: set[str]) -> None:
        """Decks that this identity has no more are measured no more."""
        for deck_id in [name for name, (owner, _, _) in self.running.items() if owner == identity]:
            if deck_id not in decks:
                await self.stop(identity, deck_id)

    async def _run(self, owner: str, deck_id: str, study: Study, bench: Bench) -> None:
        try:
            await self._measure(owner, deck_id, study, study.row, study.text, bench)
            for out, into, text in await asyncio.to_thread(exchanges, study, bench):
                row = Row(out, into)
                study.exchanges.append(row)
                await self._measure(owner, deck_id, study, row, text, bench)
            study.done, study.status = study.total, "over"
            await self._store(deck_id, study)
        except DeckGone:
            log.info("the deck that was measured is gone")
        except (Refused, SetupError):
            study.status = "stopped"
            log.exception("a measurement ended")
            with contextlib.suppress(DeckGone):
                await self._store(deck_id, study)
        finally:  # only now: until it is stored whoever asks is told from here
            self.running.pop(deck_id, None)
            self.origins.pop(deck_id, None)
            if not self.running:
                await self.house.bots.measure_no_more()

    async def _measure(
        self, owner: str, deck_id: str, study: Study, row: Row, text: str, bench: Bench
    ) -> None:
        place = Place(owner, BOTS)
        for deal in range(study.deals):
            for name, other in study.opponents.items():
                for seat in (0, 1):
                    decks = (text, other) if seat == 0 else (other, text)
                    header = await asyncio.to_thread(self._header, decks, study.plan.ruleset, bench)
                    reply = await self._game(study, header, seat, deal, place)
                    if reply is not None:
                        study.note(row, name, deal, reply)
                    study.done += 1
                    if study.done % STORE_EVERY == 0:
                        await self._store(deck_id, study)

    def _header(self, decks: tuple[str, str], ruleset: str, bench: Bench) -> dict[str, str]:
        """Every game by the rules that the measured deck was built for, whatever the other one says."""
        wanted = {"deck a": decks[0], "deck b": decks[1], "lists": "open"}
        wanted |= {"ruleset": ruleset} if ruleset else {}
        return self.house.desk("bluemoon").header(with_packs(wanted, bench), 2)

    async def _game(
        self, study: Study, header: dict[str, str], seat: int, deal: int, place: Place
    ) -> dict[str, Any] | None:
        thought = Thought(
            "", "bluemoon", header, [], seat, study.level, 7919 * deal + 1, CLOCK,
            is_whole_game=True, patience=PATIENCE,
        )  # fmt: skip
        try:
            return await self.house.bots.play(thought, place)
        except BotFailure:
            study.failed += 1
            return None

    async def _store(self, deck_id: str, study: Study) -> None:
        data, now = msgspec.json.encode(study.told()).decode(), self.house.clock.now()

        def work(connection: Connection) -> None:
            if connection.execute(select(DECKS.c.id).where(DECKS.c.id == deck_id)).scalar() is None:
                raise DeckGone
            connection.execute(delete(STUDIES).where(STUDIES.c.deck == deck_id))
            connection.execute(insert(STUDIES).values(deck=deck_id, data=data, at=now))

        await self.house.database.write(work, is_compound=True)


def kept(connection: Connection, deck_id: str) -> dict[str, Any] | None:
    """What was measured before."""
    data = connection.execute(select(STUDIES.c.data).where(STUDIES.c.deck == deck_id)).scalar()
    if data is None:
        return None
    told: dict[str, Any] = msgspec.json.decode(data)
    return told | {"status": "stopped"} if told["status"] == "running" else told


def exchanges(study: Study, bench: Bench) -> list[tuple[str, str, str]]:
    """The weakest cards of the deck, each with a card that could take its place, and the deck's text then."""
    plan = study.plan
    if plan.emissary or plan.drafted:
        return []
    known = bench.catalogue.cards
    people = known[plan.leader].people
    weak = sorted(
        (key for key in set(plan.cards) if study.fates.get(key, Fate()).seen >= LEAST_SEEN),
        key=lambda key: (study.fates[key].worth(), key),
    )
    found: list[tuple[str, str, str]] = []
    used = set(plan.cards)
    for out in weak:
        if len(found) == EXCHANGES:
            break
        candidates = sorted(
            (card for key, card in known.items() if key not in used and card.kind == known[out].kind),
            key=lambda card: (card.people != people, -((card.fire or 0) + (card.earth or 0)), card.key),
        )
        for card in candidates[:12]:
            changed = tuple(card.key if key == out else key for key in plan.cards)
            told = bench.check(replace(plan, cards=changed), "en")
            if told["is_legal"]:
                found.append((out, card.key, told["text"]))
                used.add(card.key)
                break
    return found


def opponents(own: Sequence[tuple[str, str]]) -> dict[str, str]:
    """The ready-made decks, and the other legal decks of the same owner; each by a name of its own."""
    found = {people: people for people in PEOPLES}
    for name, text in own[:MOST_OWN]:
        found[free_name(set(found), name)] = text
    return found


def best_level() -> str:
    """The best bot that is there."""
    return list(GAMES["bluemoon"].levels)[-1]
