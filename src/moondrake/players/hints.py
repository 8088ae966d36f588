"""Hints: a good move, alternatives with estimates, and reasons, all from one seat's knowledge."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from moondrake.bluemoon.actions import ARGUMENTS, Verb
from moondrake.bluemoon.seat import BlueMoonView, is_in_vain
from moondrake.bluemoon.zones import LOCAL
from moondrake.draft.seat import DraftView
from moondrake.equinox.seat import EquinoxView
from moondrake.games import GAMES
from moondrake.players.bluemoon import levels as bluemoon
from moondrake.players.bluemoon.reasons import reasons as bluemoon_reasons
from moondrake.players.drafter import Drafter
from moondrake.players.equinox.reasons import reasons as equinox_reasons
from moondrake.players.reasons import Reason
from moondrake.players.search import Budget, Race
from moondrake.table import View
from moondrake.words import percent, say

MOST_CHOICES: Final = 4
AS_GOOD: Final = 0.03
"""Estimates nearer than this say nothing about which is better."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, how the player means to go on, and what it is worth."""

    action: int
    line: tuple[int, ...]
    chance: float | None
    """The estimated chance to win; None where nothing was imagined."""
    worlds: int
    """In how many imagined worlds the estimate was made."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The choices, the best first, and what speaks for the first one."""

    game: str
    choices: tuple[Choice, ...]
    reasons: tuple[Reason, ...]


def hint(view: View, actions: list[int], clock: float = 1.0, seed: int = 0) -> Hint:
    """Advice for the seat of a view that is asked; the same for the same view and seed at the same pace."""
    advice: Hint = GAMES[view.game()].advice(view, actions, clock, seed)
    return advice


def draft_hint(view: DraftView, actions: list[int], clock: float, seed: int) -> Hint:
    """The drafter's choice; nothing is imagined for it."""
    return Hint("draft", (_plain(Drafter(seed).choose(view, actions)),), ())


def bluemoon_hint(view: BlueMoonView, actions: list[int], clock: float, seed: int) -> Hint:
    """What the champion thinks, and why."""
    from moondrake.players.bluemoon.champion import ChampionPlayer  # numpy is loaded by those who ask

    champion = ChampionPlayer(seed)
    actions = _worth_saying(view, actions)
    if len(actions) == 1 or bluemoon.is_mulligan(view):
        return Hint("bluemoon", (_plain(champion.choose(view, actions, clock)),), ())
    choices = _choices(champion.search(view, actions, Budget(clock, champion.usual_pace())))
    why = bluemoon_reasons(view, list(choices[0].line), champion.thumb(view.match), seed)
    return Hint("bluemoon", choices, tuple(why))


def _worth_saying(view: BlueMoonView, actions: list[int]) -> list[int]:
    """Without cards that come to nothing (BM-16.7), unless there is nothing else."""
    world = view.determinize(Random(0))
    vain = {
        Verb.PLAY * ARGUMENTS + card
        for card in view.table.sides[view.seat].hand
        if is_in_vain(world, view.seat, card & LOCAL)
    }
    return [action for action in actions if action not in vain] or actions


def equinox_hint(view: EquinoxView, actions: list[int], clock: float, seed: int) -> Hint:
    """What the champion thinks, and why."""
    from moondrake.players.equinox.champion import ChampionPlayer  # numpy is loaded by those who ask

    if len(actions) == 1:
        return Hint("equinox", (_plain(actions[0]),), ())
    champion = ChampionPlayer(seed)
    choices = _choices(champion.search(view, actions, Budget(clock, champion.usual_pace())))
    return Hint("equinox", choices, tuple(equinox_reasons(view, choices[0].action, seed)))


def _plain(action: int) -> Choice:
    """A choice without an estimate."""
    return Choice(action, (action,), None, 0)


def _choices(race: Race) -> tuple[Choice, ...]:
    """The best plan of each first move."""
    found: dict[int, Choice] = {}
    for one in race.ranking():
        action = one.actions[0]
        if action not in found:
            found[action] = Choice(action, tuple(one.actions), one.mean(), one.worlds)
    return tuple(found.values())[:MOST_CHOICES]


def hint_lines(advice: Hint, name: Callable[[int], str], language: str) -> list[str]:
    """A hint in sentences; `name` writes an action for people."""
    best = advice.choices[0]
    lines = [_choice_line("hint-best", best, name, language)]
    lines += [reason_line(advice.game, reason, language) for reason in advice.reasons]
    if len(best.line) > 1:
        lines.append(say("hint-then", language, moves=_listed([name(action) for action in best.line[1:]])))
    equal = [choice for choice in advice.choices[1:] if is_as_good(choice, best)]
    if equal:
        lines.append(say("hint-equal", language, moves=_listed([name(choice.action) for choice in equal])))
    others = [choice for choice in advice.choices[1:] if choice not in equal]
    return lines + [_choice_line("hint-other", choice, name, language) for choice in others]


def is_as_good(choice: Choice, best: Choice) -> bool:
    """Is it too close to call?"""
    return choice.chance is not None and best.chance is not None and best.chance - choice.chance < AS_GOOD


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words)


def _choice_line(key: str, choice: Choice, name: Callable[[int], str], language: str) -> str:
    if choice.chance is None:
        return say(f"{key}-plain", language, move=name(choice.action))
    chance = percent(choice.chance, language)
    return say(key, language, move=name(choice.action), chance=chance)


def reason_line(game: str, reason: Reason, language: str) -> str:
    """A reason as a sentence; a chance is written as a percentage."""
    values: dict[str, object] = dict(reason.values)
    if "chance" in values:
        values["chance"] = percent(float(reason.values["chance"]), language)
    return say(f"hint-{game}-{reason.kind}", language, **values)
