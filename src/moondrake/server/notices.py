"""Who wants to hear that it is their turn somewhere."""

import asyncio
import contextlib
from typing import Any

Ear = asyncio.Queue[dict[str, Any] | None]
"""What a listener is told; None is the end."""


class Notices:
    """The listeners of this process, by identity."""

    def __init__(self) -> None:
        self.ears: dict[str, set[Ear]] = {}

    def listen(self, identity: str) -> Ear:
        ear: Ear = asyncio.Queue(100)
        self.ears.setdefault(identity, set()).add(ear)
        return ear

    def leave(self, identity: str, ear: Ear) -> None:
        self.ears.get(identity, set()).discard(ear)
        if not self.ears.get(identity):
            self.ears.pop(identity, None)

    def tell(self, identity: str, notice: dict[str, Any]) -> None:
        for ear in self.ears.get(identity, ()):
            with contextlib.suppress(asyncio.QueueFull):
                ear.put_nowait(notice)

    def end(self) -> None:
        """Send everybody away."""
        for ear in [ear for ears in self.ears.values() for ear in ears]:
            while ear.full():
                ear.get_nowait()
            ear.put_nowait(None)
