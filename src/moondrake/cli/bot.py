"""`moondrake bot --level LEVEL`: a level as a program that speaks the protocol (docs/protocol.md)."""

import argparse
import sys
from typing import IO

from moondrake.games import contests
from moondrake.players import protocol
from moondrake.players.base import Player
from moondrake.players.registry import levels, player
from moondrake.table import SetupError
from moondrake.words import listed, say

PROBLEM = 1


def add_words(parser: argparse.ArgumentParser, language: str) -> None:
    """The words of this command."""
    names = listed(list(dict.fromkeys(level for game in contests() for level in levels(game))), language)
    parser.add_argument("--level", required=True, help=say("bot-level", language, levels=names))
    parser.add_argument("--game", choices=contests(), default="bluemoon", help=say("bot-game", language))
    parser.add_argument("--time", type=int, metavar="MS", help=say("bot-time", language))
    parser.add_argument("--seed", type=int, help=say("bot-seed", language))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Answer until the input ends."""
    player(chosen.game, chosen.level, seed=0)
    if chosen.time is not None and chosen.time < 1:
        raise SetupError("problem-bot-time", time=chosen.time)
    bot = Bot(chosen.game, chosen.level, chosen.time, chosen.seed)
    return bot.serve(sys.stdin, sys.stdout)


class Bot:
    """One seat. A start message makes a new player; what cannot be understood is answered with an error."""

    def __init__(self, game: str, level: str, time: int | None, seed: int | None) -> None:
        self.game = game
        self.level = level
        self.time = time
        self.seed = seed
        self.player: Player = player(game, level, seed or 0)

    def serve(self, lines: IO[str], answers: IO[str]) -> int:
        """Read line by line; 1 if something could not be understood."""
        problems = 0
        for line in lines:
            if not line.strip():
                continue
            try:
                answer = self.hear(line)
            except protocol.ProtocolError as error:
                answer = protocol.error_message(str(error))
                print(f"moondrake: {error}", file=sys.stderr)
                problems += 1
            if answer is not None:
                answers.write(protocol.write_line(answer))
                answers.flush()
        return PROBLEM if problems else 0

    def hear(self, line: str) -> protocol.Message | None:
        """One message; the answer, if one is expected."""
        message = protocol.read_message(line)
        if message["type"] == "error":
            print(f"moondrake: {message.get('message')}", file=sys.stderr)
            return None
        if message.get("game") != self.game:
            raise protocol.ProtocolError("problem-bot-game", game=self.game, other=repr(message.get("game")))
        if message["type"] == "start":
            told = message.get("seed", 0)
            self.player = player(self.game, self.level, told if self.seed is None else self.seed)
            return None
        return self.answer(message) if message["type"] == "choose" else None

    def answer(self, message: protocol.Message) -> protocol.Message:
        """The answer to a question."""
        try:
            actions = [int(action["id"]) for action in message["actions"]]
            clock = int(message["clock"] if self.time is None else self.time) / 1000
            sequence = int(message["sequence"])
        except (KeyError, TypeError, ValueError) as error:
            raise protocol.ProtocolError("problem-bot-question", error=repr(error)) from error
        if not actions:
            raise protocol.ProtocolError("problem-bot-nothing")
        view = protocol.read_view(message)
        return protocol.answer_message(self.player.choose(view, actions, clock), sequence)
