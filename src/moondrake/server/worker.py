"""A bot's process: one JSON line in, one out. Shows the player its view, says what it chose.

Started by `bots.py` as `python -m moondrake.server.worker`; ends when its input ends.
"""

import json
import os
import sys
from collections import OrderedDict
from typing import Any, Final

from moondrake.players import hints, registry
from moondrake.players.pace import calibrate
from moondrake.server.desks import desk_of
from moondrake.server.studying import whole_game
from moondrake.table import State

KEPT: Final = 64
Positions = OrderedDict[str, tuple[list[int], State]]


def position(kept: Positions, request: dict[str, Any]) -> State:
    """The state after the actions; goes on from the last request about the same table where it can."""
    name, actions = request["table"], request["actions"]
    played, state = kept.pop(name, ([], None))
    if state is None or actions[: len(played)] != played:
        played, state = [], desk_of(request["game"]).start(request["header"])
        state.keep_events(False)
    for action in actions[len(played) :]:
        state.apply(action)
    kept[name] = (actions, state)
    while len(kept) > KEPT:
        kept.popitem(last=False)
    return state


def chosen(kept: Positions, request: dict[str, Any]) -> dict[str, Any]:
    """What the player of this level does."""
    if request.get("is_whole_game"):
        return {"id": request["id"]} | whole_game(request)
    state = position(kept, request)
    seat = request["seat"]
    if not request["level"]:
        return {"id": request["id"]} | advice(state, request)
    calibrate(request["game"])
    player = registry.player(request["game"], request["level"], request["seed"])
    action = player.choose(state.view(seat), state.legal_actions(), request["clock"])
    return {"id": request["id"], "action": action}


def advice(state: State, request: dict[str, Any]) -> dict[str, Any]:
    """A hint for the asked seat, from its view, as data and in sentences."""
    view, language = state.view(request["seat"]), request["language"]
    desk = desk_of(request["game"])
    found = hints.hint(view, state.legal_actions(), request["clock"], request["seed"])

    def named(action: int) -> str:
        return desk.action_text(view, action, language, request["names"])

    choices = [
        {"action": choice.action, "line": list(choice.line), "chance": choice.chance, "worlds": choice.worlds}
        for choice in found.choices
    ]
    text = hints.hint_lines(found, named, language)
    return {"action": found.choices[0].action, "choices": choices, "text": text}


def main() -> None:
    """Serve requests until the input ends."""
    if os.environ.get("MOONDRAKE_PATIENT") and hasattr(os, "nice"):
        os.nice(10)
    kept: Positions = OrderedDict()
    for line in sys.stdin:
        request = json.loads(line)
        try:
            reply = chosen(kept, request)
        except Exception as error:
            kept.pop(request.get("table", ""), None)
            reply = {"id": request.get("id"), "error": f"{type(error).__name__}: {error}"[:300]}
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
