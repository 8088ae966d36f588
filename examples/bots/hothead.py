"""A bot for moondrake in Python that needs nothing but Python: never retreats while it can go on.

    moondrake arena beginner "cmd:python3 examples/bots/hothead.py"

It shows how to read a question: the legal actions have words, the view has the table.
"""

import json
import random
import sys

LIKED = ("fight", "play", "announce", "use", "retrieve", "bet", "reveal", "field", "take")
DISLIKED = ("retreat", "decline", "discard", "pass")


def worth(action: dict, view: dict) -> int:
    """How much the bot likes an action: by its first word, and by what is at stake in Blue Moon."""
    word = action["notation"].split()[0]
    if word in ("retreat", "decline"):
        seat = view["table"]["seat"]
        mine = sum(card is not None for card in view["table"]["sides"][seat]["hand"])
        return -1 if mine > 1 else 2  # with a single card left even a hothead goes home
    return 1 if word in LIKED else -1 if word in DISLIKED else 0


def answer(message: dict, dice: random.Random) -> dict:
    """The answer to a question: the action that is liked best."""
    scores = [worth(action, message["view"]) + dice.random() for action in message["actions"]]
    best = message["actions"][scores.index(max(scores))]
    return {"sequence": message["sequence"], "action": best["notation"]}


def main() -> None:
    dice = random.Random(1)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            dice = random.Random(message["seed"])
        elif message["type"] == "choose":
            print(json.dumps(answer(message, dice)), flush=True)
        elif message["type"] == "error":
            print(message["message"], file=sys.stderr)


if __name__ == "__main__":
    main()
