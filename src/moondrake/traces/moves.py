"""Events in which cards change places without a choice of that moment: draws, takes, moves, shuffles."""

from moondrake.bluemoon.actions import ARGUMENTS, Verb, action
from moondrake.bluemoon.questions import Ask, Phase
from moondrake.bluemoon.zones import LOCAL, bits_of
from moondrake.traces.beside import Beside, TraceEvent
from moondrake.traces.differences import Difference


def on_draw(game: Beside, event: TraceEvent) -> Difference | None:
    """The top card of a pile comes into the hand."""
    seat, card = int(event["p"]), int(event["c"])
    _open_draw(game, seat)
    if game.attempt_card(Verb.DEAL, seat, card):
        return None
    if game.is_in_hand(seat, card):
        return None  # it came from the known bottom of the pile
    return game.refused(event, "draw")


def _open_draw(game: Beside, seat: int) -> None:
    """Say yes to what leads to a draw."""
    for _ in range(8):
        if game.ask() == Ask.DEAL and game.state.frames[-1].side == seat:
            return
        if game.ask() in (Ask.MAY, Ask.MORE):
            game.apply(action(Verb.YES))
        elif game.ask() in (Ask.KEEP, Ask.DISCARD_TOP, Ask.TARGET):
            game.clear_questions()
        elif not game.state.frames and game.state.phase == Phase.TURN_END:
            if not _use_any(game, ("Draw", "DrawTo", "DrawThenReturn", "TakeOpenly")):
                return
        else:
            return


def _use_any(game: Beside, verbs: tuple[str, ...]) -> bool:
    """Use the first end-of-turn text with one of these verbs."""
    for number in game.state.options:
        if number // ARGUMENTS != Verb.USE:
            continue
        card = number % ARGUMENTS & LOCAL
        for sentence in game.state.facts[game.state.seat].sentences[card]:
            if type(sentence.what).__name__ in verbs:
                game.apply(number)
                return True
    return False


def on_take(game: Beside, event: TraceEvent) -> Difference | None:
    """A searched card has come into the hand."""
    if not game.is_in_hand(int(event["p"]), int(event["c"])):
        return game.refused(event, "take")
    return None


def on_move(game: Beside, event: TraceEvent) -> Difference | None:
    """Any other change of place; a random pick appears here with the card that was hit."""
    seat, card = int(event["p"]), int(event["c"])
    local = game.numbering.local(seat, card)
    way = (str(event["from"]), str(event["to"]))
    if way == ("hand", "support") or way[0] == "influence" or _has_arrived(game, seat, local, way[1]):
        return None  # part of a bluff; landed ships leave a little earlier or later here
    if game.ask() == Ask.DISCARD_YOURS and local in game.side(seat).bluffs:
        game.apply(action(Verb.BLUFFED, game.side(seat).bluffs.index(local)))
        return None
    _open_move(game, way[0])
    if game.ask() == Ask.RANDOM_DISCARD and not game.attempt_card(Verb.CHOOSE, seat, card):
        game.attempt(action(Verb.RANDOM))
    if _has_arrived(game, seat, local, way[1]) or game.attempt_card(Verb.DEAL, seat, card):
        return None
    if game.attempt_card(Verb.CHOOSE, seat, card):
        return None
    return game.refused(event, "move")


def _open_move(game: Beside, source: str) -> None:
    """Use the end-of-turn text that leads to the move, and say yes to it."""
    if source == "draw" and not game.state.frames:
        _use_any(game, ("Mill",))
    elif source == "hand" and game.ask() not in (Ask.RANDOM_DISCARD, Ask.PICK_FROM_HAND):
        _use_any(game, ("YouDiscard",))
    if game.ask() == Ask.MAY and not game.is_waived:
        game.apply(action(Verb.YES))


def _has_arrived(game: Beside, seat: int, local: int, zone: str) -> bool:
    side = game.side(seat)
    places = {
        "hand": side.hand,
        "discard": side.discard_bits(),
        "leader": bits_of(side.stack),
        "support": side.support | side.bluff_bits(),
        "draw": side.pile(),
        "combat": side.combat,
        "influence": bits_of(side.ships) | side.all_cargo(),
    }
    return bool(places[zone] >> local & 1)


def on_shuffle(game: Beside, event: TraceEvent) -> Difference | None:
    """A draw pile is shuffled: it must hold the same cards."""
    if game.ask() == Ask.MAY:
        game.apply(action(Verb.YES))
    seat = int(event["p"])
    if game.ask() in (Ask.SEARCH_PILE, Ask.FETCH):
        game.apply(action(Verb.DONE))
    pile = game.side(seat).pile()
    if pile != game.numbering.bits(seat, [int(card) for card in event["order"]]):
        return game.difference("pile", game.numbering.cards(seat, pile), event["order"])
    return None


def on_disclose(game: Beside, event: TraceEvent) -> Difference | None:
    """A hand is open from now on."""
    side = game.side(int(event["p"]))
    return None if side.hand == side.revealed else game.difference("disclose", "hidden", "open")
