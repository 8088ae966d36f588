"""Games recorded by an independent program, followed event by event beside our own engine.

`Follower` takes one game; `check_file` all games of a file; `read_lines` reads such a file, packed or not.
"""

from moondrake.traces.beside import TraceEvent
from moondrake.traces.checking import Report, check_file, check_game
from moondrake.traces.differences import Difference, TraceError
from moondrake.traces.files import read_lines
from moondrake.traces.follower import Follower
from moondrake.traces.numbering import Numbering
from moondrake.traces.seat import LiveSeat

__all__ = [
    "Difference",
    "Follower",
    "LiveSeat",
    "Numbering",
    "Report",
    "TraceError",
    "TraceEvent",
    "check_file",
    "check_game",
    "read_lines",
]
