"""Who may use the next free slot: tables with people first, then one guest after the other."""

import asyncio
from collections import deque
from typing import Final

PEOPLE: Final = "people"
BOTS: Final = "bots"
COMPANIES: Final = (PEOPLE, BOTS)
"""Whose tables come first: those at which a person plays, then those of bots alone."""

KEPT: Final = 10_000
Line = dict[str, deque[asyncio.Future[None]]]


class Turnstile:
    """So many slots. Of the guests who wait, whoever was served longest ago is next, however many tables
    each of them has."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        self.lines: dict[str, Line] = {company: {} for company in COMPANIES}
        self.served: dict[str, int] = {}
        self.count = 0

    def waiting(self, company: str) -> int:
        """How many wait."""
        return sum(len(line) for line in self.lines[company].values())

    async def enter(self, owner: str, company: str) -> None:
        """Come back when it is this owner's turn."""
        if self.free:
            self.free -= 1
            self._note(owner)
            return
        ticket: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines[company].setdefault(owner, deque()).append(ticket)
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """Give the slot to whoever is next."""
        for company in COMPANIES:
            line = self.lines[company]
            while line:
                owner = min(line, key=lambda name: self.served.get(name, 0))
                ticket = line[owner].popleft()
                if not line[owner]:
                    del line[owner]
                if not ticket.done():
                    self._note(owner)
                    ticket.set_result(None)
                    return
        self.free += 1

    def _note(self, owner: str) -> None:
        self.count += 1
        self.served[owner] = self.count
        if len(self.served) > KEPT:
            self.served = dict(list(self.served.items())[KEPT // 2 :])
