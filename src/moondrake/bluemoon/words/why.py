"""Reasons and breakdowns in words: for the terminal, the page and the screen reader.

The sentences are in `moondrake/words/LANGUAGE/bluemoon-reasons.ftl` and `bluemoon-sums.ftl`.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from moondrake.bluemoon.breakdown import (
    BLUFF_CARD,
    CardLine,
    Change,
    DragonBreakdown,
    DragonLine,
    PowerBreakdown,
)
from moondrake.bluemoon.effects import (
    ALL_ICONS,
    BLUFFS,
    GANGS,
    Attacked,
    Cards,
    Condition,
    Elements,
    Icon,
    Kind,
    MyFightIsEmpty,
    MyInfluenceIsEmpty,
    Payment,
    PlayedFromShip,
    YouHaveActive,
    YouHaveCards,
    YouHaveDragons,
    YourHandLeads,
)
from moondrake.bluemoon.explain.reasons import Place, Reason, Remedy, Why
from moondrake.bluemoon.match import Match
from moondrake.bluemoon.questions import PHASE_NAMES
from moondrake.bluemoon.rules.fight import CAPPED, CHANGED
from moondrake.bluemoon.state import NO_CARD
from moondrake.bluemoon.words.telling import ELEMENTS, QUESTIONS, card_name, listed, named
from moondrake.table import CHANCE
from moondrake.table.saying import Saying, spelled, tell

IN_PHASES: Final = (Why.WRONG_PHASE,)
ALONE_TOO: Final = (
    Why.NO_PARTNER,
    Why.ICON_IGNORED,
    Why.STOPPED,
    Why.BANNED,
    Why.TEXT_IGNORED,
    Why.BLUFFS_IGNORED,
    Why.GANG_BROKEN,
    Why.SHIP_FULL,
    Why.NO_CHARACTER,
    Why.NOT_DESCRIBED,
)
"""Have a sentence of their own where no card is responsible."""
REASONS: Final = {why: f"bluemoon-why-{spelled(why.name)}" for why in Why}
REMEDIES: Final = {remedy: f"bluemoon-remedy-{spelled(remedy.name)}" for remedy in Remedy}
PLACES: Final = {place: f"bluemoon-place-{spelled(place.name)}" for place in Place}
KINDS: Final = {kind: f"bluemoon-active-{spelled(kind.name)}" for kind in Kind}
INDENT: Final = "  "


def reason_words(match: Match, reason: Reason, language: str, names: Sequence[str]) -> str:
    """What stands in the way, what would help, and the rules; `names` are the players', seat by seat."""
    facts = _facts(match, reason, language, names)
    keys = [_sentence(reason), _remedy(reason)]
    text = " ".join(tell(key, language, **facts) for key in keys if key)
    return f"{text[0].upper()}{text[1:]} ({', '.join(reason.rules)})"


def _sentence(reason: Reason) -> str:
    key = REASONS[reason.why]
    return f"{key}-alone" if not reason.by and reason.why in ALONE_TOO else key


def _remedy(reason: Reason) -> str:
    if reason.remedy == Remedy.NONE or (reason.remedy == Remedy.LOSE_CARDS and not reason.by):
        return ""
    if reason.why in IN_PHASES and reason.remedy in (Remedy.IN_PHASE, Remedy.NEXT_TURN):
        return f"bluemoon-remedy-{'still-to-come' if reason.remedy == Remedy.IN_PHASE else 'over'}"
    return REMEDIES[reason.remedy]


def _facts(match: Match, reason: Reason, language: str, names: Sequence[str]) -> dict[str, object]:
    """What is put into the sentences of a reason."""
    number = reason.number
    facts: dict[str, object] = {
        "card": _card(match, reason.card, language) if reason.card >= 0 else Saying("bluemoon-this-card"),
        "by": listed([card_name(match, card, language) for card in reason.by], language),
        "cards": len(reason.by),
        "n": str(number),
        "needed": str(reason.needed),
    }
    if reason.why == Why.NOT_DESCRIBED and reason.card == NO_CARD:
        facts["card"] = Saying("bluemoon-a-bluff")
    if reason.remedy in (Remedy.IN_PHASE, Remedy.NEXT_TURN) or reason.why in IN_PHASES:
        facts["phase"] = Saying(f"bluemoon-when-{spelled(PHASE_NAMES[number])}")
    if reason.why in (Why.NOT_IN_HAND, Why.NOT_THERE, Why.NOT_LANDED):
        facts["place"] = Saying(PLACES[Place(number)])
    elif reason.why == Why.NOT_ASKED:
        facts["seat"] = Saying("bluemoon-chance") if number == CHANCE else names[number]
    elif reason.why == Why.OTHER_QUESTION:
        facts["question"] = Saying(QUESTIONS[number])
    elif reason.why == Why.ELEMENT_FIXED:
        facts["element"] = Saying("bluemoon-in-element", element=ELEMENTS[number])
    elif reason.why in (Why.NO_ICON, Why.ICON_IGNORED):
        facts["icon"] = icon_word(number)
    if reason.missing is not None and not isinstance(reason.missing, (Cards, Payment)):
        facts["condition"] = condition_words(reason.missing)
    return facts


def _card(match: Match, card: int, language: str) -> str:
    return named(card_name(match, card, language), language)


def icon_word(icons: int) -> Saying:
    """The name of a symbol; the kinds of BLUFF, GANG and SHIELD share theirs."""
    if icons & BLUFFS:
        return Saying("bluemoon-icon-bluff")
    if icons & GANGS:
        return Saying("bluemoon-icon-gang")
    if icons & (Icon.SHIELD_FIRE | Icon.SHIELD_EARTH):
        return Saying("bluemoon-icon-shield")
    return Saying(f"bluemoon-icon-{spelled(Icon(icons).name)}")


def condition_words(condition: Condition) -> Saying:
    """A condition as the clause after "if"; one branch per condition."""
    if isinstance(condition, YouHaveDragons):
        return Saying("bluemoon-if-dragons", count=condition.at_least)
    if isinstance(condition, YourHandLeads):
        return Saying("bluemoon-if-hand-leads", count=condition.by)
    if isinstance(condition, YouHaveCards):
        word = "active-cards" if condition.active else "cards"
        return Saying(f"bluemoon-if-{word}", count=condition.at_least)
    if isinstance(condition, YouHaveActive):
        return Saying("bluemoon-if-active", cards=_active_cards(condition))
    if isinstance(condition, Attacked):
        if condition.elements == Elements.BOTH:
            return Saying("bluemoon-if-attacked", n=str(condition.power))
        return Saying("bluemoon-if-attacked-in", n=str(condition.power), element=ELEMENTS[condition.elements])
    if isinstance(condition, MyFightIsEmpty):
        return Saying("bluemoon-if-empty-fight")
    if isinstance(condition, MyInfluenceIsEmpty):
        return Saying("bluemoon-if-empty-influence")
    if isinstance(condition, PlayedFromShip):
        return Saying("bluemoon-if-from-ship")
    assert_never(condition)


def _active_cards(condition: YouHaveActive) -> Saying:
    cards, count = condition.cards, condition.at_least
    if cards.kinds:
        return Saying(KINDS[cards.kinds[0]], count=count)
    if cards.icons in (0, ALL_ICONS):
        return Saying("bluemoon-active-with-symbol", count=count)
    return Saying("bluemoon-active-with-icon", count=count, icon=icon_word(cards.icons))


def power_words(match: Match, power: PowerBreakdown, language: str, names: Sequence[str]) -> list[str]:
    """BM-14.10: a power line by line."""
    seat, element = names[power.seat], ELEMENTS[power.element]
    shown = [
        tell("bluemoon-sum-power", language, seat=seat, n=str(power.power), element=element, rules="BM-14.3")
    ]
    for line in power.lines:
        shown += _card_lines(match, line, language)
    if not power.lines:
        shown.append(INDENT + tell("bluemoon-sum-no-cards", language))
    elif len(power.lines) > 1 or power.raises:
        shown.append(INDENT + tell("bluemoon-sum-total", language, n=str(power.total), rules="BM-14.3"))
    shown += [INDENT + _change(match, change, language) for change in power.raises]
    if power.shield:
        shown.append(INDENT + tell("bluemoon-sum-shield", language, rules="BM-10.1"))
    return shown


def _card_lines(match: Match, line: CardLine, language: str) -> list[str]:
    is_bluff = line.card == BLUFF_CARD
    card = tell("bluemoon-a-bluff", language) if is_bluff else _card(match, line.card, language)
    text = tell(
        "bluemoon-sum-card",
        language,
        card=card,
        n=str(line.printed),
        value=str(line.value()),
        rules=line.rule,
    )
    changes = [INDENT * 2 + _change(match, change, language) for change in line.changes]
    return [f"{INDENT}{text[0].upper()}{text[1:]}", *changes]


def _change(match: Match, change: Change, language: str) -> str:
    by = listed([card_name(match, card, language) for card in change.by], language)
    key = f"bluemoon-sum-layer-{change.layer}" + ("-by" if change.by else "")
    return tell(key, language, n=str(change.value), by=by, rules=", ".join(change.rules))


def dragon_words(match: Match, dragons: DragonBreakdown, language: str, names: Sequence[str]) -> list[str]:
    """BM-7.4a: the dragons of a retreat now, step by step."""
    seat, first = names[dragons.winner], dragons.lines[0]
    head = tell("bluemoon-sum-dragons", language, seat=seat, n=str(dragons.dragons), rules="BM-7.4a")
    word = "first" if first.total == 1 else "many" if first.by == NO_CARD else "many-by"
    by = _card(match, first.by, language) if first.by != NO_CARD else ""
    base = tell(f"bluemoon-sum-{word}", language, n=str(dragons.cards), by=by, rules=first.rule)
    return [head, INDENT + base, *(INDENT + _dragon_line(match, one, language) for one in dragons.lines[1:])]


def _dragon_line(match: Match, line: DragonLine, language: str) -> str:
    by = _card(match, line.by, language) if line.by != NO_CARD else ""
    if line.kind == CHANGED:
        word = "more" if line.amount > 0 else "fewer"
    elif line.kind == CAPPED:
        word = "cap" if line.amount else "forbidden"
    else:
        word = "floor"
    return tell(
        f"bluemoon-sum-{word}",
        language,
        by=by,
        n=str(abs(line.amount)),
        value=str(line.total),
        rules=line.rule,
    )
