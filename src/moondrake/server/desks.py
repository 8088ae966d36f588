"""All games the server knows."""

from typing import Final

from moondrake.server.bluemoon_desk import BlueMoonDesk
from moondrake.server.desk import Desk
from moondrake.server.equinox_desk import EquinoxDesk
from moondrake.table import SetupError
from moondrake.table.errors import listed

DESKS: Final[dict[str, Desk]] = {"bluemoon": BlueMoonDesk(), "equinox": EquinoxDesk()}


def desk_of(game: str) -> Desk:
    """The desk of a game; raises SetupError."""
    if game not in DESKS:
        raise SetupError(f"there is no game '{game}'; games: {listed(tuple(DESKS))}")
    return DESKS[game]
