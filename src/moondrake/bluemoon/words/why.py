"""Reasons and breakdowns in words: for the terminal, the page and the screen reader."""

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
from moondrake.bluemoon.rules.fight import CAPPED, CHANGED
from moondrake.bluemoon.state import NO_CARD
from moondrake.bluemoon.words import why_de, why_en, why_hu
from moondrake.bluemoon.words.telling import LANGUAGES, card_name
from moondrake.bluemoon.words.why_language import WhyLanguage
from moondrake.table import CHANCE
from moondrake.table.tongues import Tongues

WHY_LANGUAGES: Final = Tongues[WhyLanguage](en=why_en.LANGUAGE, de=why_de.LANGUAGE, hu=why_hu.LANGUAGE)
IN_PHASES: Final = (Why.WRONG_PHASE,)
INDENT: Final = "  "


def reason_words(match: Match, reason: Reason, language: str, names: Sequence[str]) -> str:
    """What stands in the way, what would help, and the rules; `names` are the players', seat by seat."""
    tongue = WHY_LANGUAGES[language]
    words = [_sentence(reason, tongue)]
    remedy = _remedy(reason, tongue)
    if remedy:
        words.append(remedy)
    text = " ".join(words).format(**_values(match, reason, language, names))
    return f"{text[0].upper()}{text[1:]} ({', '.join(reason.rules)})"


def _sentence(reason: Reason, tongue: WhyLanguage) -> str:
    if not reason.by and reason.why in tongue.alone:
        return tongue.alone[reason.why]
    return tongue.reasons[reason.why]


def _remedy(reason: Reason, tongue: WhyLanguage) -> str:
    if reason.remedy == Remedy.LOSE_CARDS and not reason.by:
        return ""
    if reason.why in IN_PHASES and reason.remedy in (Remedy.IN_PHASE, Remedy.NEXT_TURN):
        return tongue.still_to_come if reason.remedy == Remedy.IN_PHASE else tongue.over
    forms = tongue.several if len(reason.by) > 1 and reason.remedy in tongue.several else tongue.remedies
    return forms[reason.remedy]


def _values(match: Match, reason: Reason, language: str, names: Sequence[str]) -> dict[str, str]:
    """What the placeholders of a reason stand for."""
    tongue, common = WHY_LANGUAGES[language], LANGUAGES[language]
    values = {
        "card": common.listed([_card(match, reason.card, language)]) if reason.card >= 0 else tongue.no_card,
        "by": common.listed([_card(match, card, language) for card in reason.by]),
        "n": str(reason.number),
        "needed": str(reason.needed),
    }
    number = reason.number
    if reason.why == Why.NOT_DESCRIBED and reason.card == NO_CARD:
        values["card"] = tongue.bluff
    if reason.remedy in (Remedy.IN_PHASE, Remedy.NEXT_TURN) or reason.why in IN_PHASES:
        values["phase"] = tongue.phases[number]
    if reason.why in (Why.NOT_IN_HAND, Why.NOT_THERE, Why.NOT_LANDED):
        values["place"] = tongue.places[Place(number)]
    elif reason.why == Why.NOT_ASKED:
        values["seat"] = tongue.chance if number == CHANCE else names[number]
    elif reason.why == Why.OTHER_QUESTION:
        values["question"] = common.questions[number]
    elif reason.why == Why.ELEMENT_FIXED:
        values["element"] = tongue.elements[number]
    elif reason.why in (Why.NO_ICON, Why.ICON_IGNORED):
        values["icon"] = icon_word(number, tongue)
    if reason.missing is not None and not isinstance(reason.missing, (Cards, Payment)):
        values["condition"] = condition_words(reason.missing, language)
    return values


def _card(match: Match, card: int, language: str) -> str:
    return card_name(match, card, language)


def icon_word(icons: int, tongue: WhyLanguage) -> str:
    """The name of a symbol; the kinds of BLUFF, GANG and SHIELD share theirs."""
    if icons & BLUFFS:
        return tongue.icons[Icon.BLUFF_PLAIN]
    if icons & GANGS:
        return tongue.icons[Icon.GANG_COOL]
    if icons & (Icon.SHIELD_FIRE | Icon.SHIELD_EARTH):
        return tongue.icons[Icon.SHIELD_FIRE]
    return tongue.icons[icons]


def condition_words(condition: Condition, language: str) -> str:
    """A condition as the clause after "if"; one branch per condition."""
    clauses, common = WHY_LANGUAGES[language].conditions, LANGUAGES[language]
    if isinstance(condition, YouHaveDragons):
        return _counted(clauses.dragons, condition.at_least, language)
    if isinstance(condition, YourHandLeads):
        return _counted(clauses.hand_leads, condition.by, language)
    if isinstance(condition, YouHaveCards):
        clause = clauses.active_cards if condition.active else clauses.cards
        return clause.format(n=common.number(condition.at_least))
    if isinstance(condition, YouHaveActive):
        return clauses.active.format(cards=_active_cards(condition, language))
    if isinstance(condition, Attacked):
        if condition.elements == Elements.BOTH:
            return clauses.attacked.format(n=condition.power)
        element = WHY_LANGUAGES[language].elements[condition.elements]
        return clauses.attacked_in.format(n=condition.power, element=element)
    if isinstance(condition, MyFightIsEmpty):
        return clauses.empty_fight
    if isinstance(condition, MyInfluenceIsEmpty):
        return clauses.empty_influence
    if isinstance(condition, PlayedFromShip):
        return clauses.from_ship
    assert_never(condition)


def _active_cards(condition: YouHaveActive, language: str) -> str:
    tongue = WHY_LANGUAGES[language]
    clauses, cards = tongue.conditions, condition.cards
    if cards.kinds:
        return _counted(clauses.kinds[cards.kinds[0]], condition.at_least, language)
    if cards.icons in (0, ALL_ICONS):
        return _counted(clauses.with_symbol, condition.at_least, language)
    text = _counted(clauses.with_icon, condition.at_least, language)
    return text.replace("{icon}", icon_word(cards.icons, tongue))


def _counted(forms: tuple[str, str], amount: int, language: str) -> str:
    """The form for one, or for several with the number put in."""
    if amount == 1:
        return forms[0]
    return forms[1].replace("{n}", LANGUAGES[language].number(amount))


def power_words(match: Match, power: PowerBreakdown, language: str, names: Sequence[str]) -> list[str]:
    """BM-14.10: a power line by line."""
    lines = WHY_LANGUAGES[language].lines
    element = WHY_LANGUAGES[language].elements[power.element]
    head = lines.power.format(seat=names[power.seat], n=power.power, element=element, rules="BM-14.3")
    shown = [head]
    for line in power.lines:
        shown += _card_lines(match, line, language)
    if not power.lines:
        shown.append(INDENT + lines.no_cards)
    elif len(power.lines) > 1 or power.raises:
        shown.append(INDENT + lines.total.format(n=power.total, rules="BM-14.3"))
    shown += [INDENT + _change(match, change, language) for change in power.raises]
    if power.shield:
        shown.append(INDENT + lines.shield.format(rules="BM-10.1"))
    return shown


def _card_lines(match: Match, line: CardLine, language: str) -> list[str]:
    tongue = WHY_LANGUAGES[language]
    card = tongue.bluff
    if line.card != BLUFF_CARD:
        card = LANGUAGES[language].listed([_card(match, line.card, language)])
    text = tongue.lines.card.format(card=card, n=line.printed, value=line.value(), rules=line.rule)
    changes = [INDENT * 2 + _change(match, change, language) for change in line.changes]
    return [f"{INDENT}{text[0].upper()}{text[1:]}", *changes]


def _change(match: Match, change: Change, language: str) -> str:
    lines = WHY_LANGUAGES[language].lines
    by = LANGUAGES[language].listed([_card(match, card, language) for card in change.by])
    forms = lines.layers_by if change.by else lines.layers
    return forms[change.layer].format(n=change.value, by=by, rules=", ".join(change.rules))


def dragon_words(match: Match, dragons: DragonBreakdown, language: str, names: Sequence[str]) -> list[str]:
    """BM-7.4a: the dragons of a retreat now, step by step."""
    lines = WHY_LANGUAGES[language].lines
    seat = names[dragons.winner]
    head = lines.dragons.format(seat=seat, n=dragons.dragons, rules="BM-7.4a")
    steps = [INDENT + _dragon_line(match, line, language) for line in dragons.lines[1:]]
    first = dragons.lines[0]
    form = lines.first if first.total == 1 else lines.many if first.by == NO_CARD else lines.many_by
    by = _card(match, first.by, language) if first.by != NO_CARD else ""
    listed = LANGUAGES[language].listed([by])
    return [head, INDENT + form.format(n=dragons.cards, by=listed, rules=first.rule), *steps]


def _dragon_line(match: Match, line: DragonLine, language: str) -> str:
    lines = WHY_LANGUAGES[language].lines
    by = LANGUAGES[language].listed([_card(match, line.by, language)]) if line.by != NO_CARD else ""
    if line.kind == CHANGED:
        form = lines.more if line.amount > 0 else lines.fewer
    elif line.kind == CAPPED:
        form = lines.cap if line.amount else lines.forbidden
    else:
        form = lines.floor
    return form.format(by=by, n=abs(line.amount), value=line.total, rules=line.rule)
