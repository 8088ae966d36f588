"""English: sentences from effects. "I" laid the card out, "you" are the opponent (BM-12.1)."""

from typing import Final, assert_never

from moondrake.bluemoon import effects as e
from moondrake.bluemoon.text.grammar import After, Person, Whole, finished, icon_names, joined, tags_in
from moondrake.bluemoon.text.nouns_en import (
    ELEMENTS,
    ICONS,
    KINDS,
    PLURALS,
    TAGS,
    condition_text,
    counted,
    described,
    number,
    payment_text,
    qualified,
    scope_text,
    some,
    tag_cards,
    values_of,
    with_article,
)

MY: Final = ("my", "their")
I_AM: Final = ("I", "they")
OPENINGS: Final = {
    e.When.TO_PLAY: "",
    e.When.NOW: "now ",
    e.When.WHILE_ACTIVE: "",
    e.When.MY_TURN: "once in my turn ",
    e.When.MY_TURN_BEGIN: "at the beginning of my turn ",
    e.When.AFTER_BOOST: "immediately after my booster/support phase ",
    e.When.MY_TURN_END: "at the end of my turn ",
    e.When.BEFORE_YOUR_TURN: "before your turn begins, ",
    e.When.GAME_BEGIN: "at the beginning of the game ",
    e.When.BETWEEN_FIGHTS: "between two fights ",
    e.When.AFTER_YOUR_POWER: "immediately after you have announced your power ",
    e.When.YOU_GAIN: "when you would gain a dragon, ",
}


def standing(effect: e.Effect, this_turn: bool) -> str | Whole | After:
    """What holds by itself; things that are done are left to `deed`."""
    this = "this turn " if this_turn else ""
    in_turn = "this turn" if this_turn else "in my turn"
    match effect:
        case e.Ban(cards):
            return Whole(f"{this}you *may not* lay out {described(cards, plural=True, last='or')}")
        case e.BanFurther(combat_only):
            where = " into your combat zone" if combat_only else ""
            there = " there" if combat_only else ""
            return Whole(
                f"in your turn you *may not* lay out a further card{where} once you have laid out one{there}"
            )
        case e.BanTaking():
            return Whole(this + _ban_taking(effect))
        case e.BanEndDraws():
            return Whole("at the end of your turn you *may not* draw additional cards")
        case e.BanChallenge():
            return Whole(f"{this}you *may not* challenge my bluffs")
        case e.CharacterLimit(most):
            limit = f"more than {counted(most, 'active character')}"
            return Whole(f"you *may not* have {limit} when your character phase ends")
        case e.IgnoreCards(cards, spares_protected):
            return Whole(this + _ignore_cards(cards, spares_protected))
        case e.IgnoreTexts(except_tags, rival):
            return Whole(this + _ignore_texts(except_tags, rival))
        case e.IgnoreIcons(except_icons):
            spared = joined(icon_names(ICONS, except_icons), "and")
            return Whole(f"{this}your symbols{f', except {spared},' if spared else ''} are *ignored*")
        case e.RaiseToPrinted(scope, formula):
            what = "sum" if formula == e.Formula.SUM else "higher"
            mine = described(scope.cards, plural=True, last="or" if scope.one else "and")
            whose = f"{'one' if scope.one else 'each'} of my {mine}"
            return Whole(f"{this}both values of {whose} rise to the {what} of its two printed values")
        case e.Raise(scope, elements, to):
            verb = "rise" if elements == e.Elements.BOTH else "rises"
            return Whole(f"{this}{scope_text(scope, values_of(elements))} {verb} to {to}")
        case e.Double(scope, elements):
            verb = "are" if elements == e.Elements.BOTH else "is"
            return Whole(f"{this}{scope_text(scope, values_of(elements))} {verb} doubled")
        case e.BlankPrinted(cards, odd):
            kind = "odd" if odd else "even"
            return Whole(f"{this}{kind} printed values of your {described(cards, plural=True)} count as 0")
        case e.RaisePower(elements, to):
            where = "" if elements == e.Elements.BOTH else f" in {ELEMENTS[elements]}"
            return Whole(f"{this}my power{where} rises to {to}")
        case e.DoubleNumbers(cards):
            whose = f"one of my {described(cards, plural=True, last='or')}"
            return Whole(f"{this}the numbers in the special text of {whose} are doubled")
        case e.FightDragons(my_retreat, more):
            gain = f"{counted(abs(more), 'additional dragon')}"
            if more < 0:
                gain = f"{counted(-more, 'dragon')} fewer"
            return Whole(f"{this}{_if_retreat(my_retreat)} {gain}")
        case e.SecondDragonAt(cards_there):
            where = f"{number(cards_there)} or more cards in my combat and support zones"
            return Whole(f"{this}{_if_retreat(my_retreat=False)} the second dragon already with {where}")
        case e.DragonCap(most):
            if not most:
                return Whole(
                    f"if I retreat{' this turn' if this_turn else ''}, you *may not* gain any dragon"
                )
            cap = f"no more than {counted(most, 'dragon')}"
            return Whole(f"if I retreat{' this turn' if this_turn else ''}, you gain {cap}")
        case e.Permit(kind, count):
            kinds = PLURALS.get(kind, f"{KINDS[kind]}s")
            if count == e.ANY_NUMBER:
                return Whole(f"{in_turn} I may play any number of {kinds}")
            noun = KINDS[kind] if count == 1 else kinds
            return Whole(f"{in_turn} I may play {number(count)} additional {noun}")
        case e.PermitEither(count):
            noun = "booster or support" if count == 1 else "boosters or supports"
            return Whole(f"{in_turn} I may play {number(count)} additional {noun}")
        case e.LendFree():
            return Whole("I lay out the next character, booster or support of this turn as if it had FREE")
        case e.WaiveCharacter():
            return Whole("this turn I need not lay out a character and my active combat cards stay active")
        case e.FreeIf(condition):
            return Whole(f"I may lay out this card as if it had FREE if {condition_text(condition)}")
        case e.OnlyIf(condition):
            return Whole(f"I may lay out this card only if {condition_text(condition)}")
        case e.WithoutCondition(cards, count):
            if count == e.ANY_NUMBER:
                what = described(cards, plural=True, last="or")
                return Whole(f"{this}I may play {what} without meeting their condition")
            its = "its" if count == 1 else "their"
            return Whole(f"{this}I may play {some(count, cards)} without meeting {its} condition")
        case e.KeepOld():
            first = "if I lay out this card as the first character of my turn"
            return Whole(f"{first}, my older active combat cards may all stay active")
        case e.PayToPlay(payment):
            return Whole(f"*I must* first discard {payment_text(payment, other=True)} to play this card")
        case e.MillToPlay(count):
            top = "the top card" if count == 1 else f"the top {number(count)} cards"
            return Whole(f"*I must* first discard {top} of my draw pile to play this card")
        case e.ReplaceAny():
            return Whole(f"{this}I may replace any of my hand cards as if it had REPLACE")
        case e.HandToo(one):
            what = "one character, one booster or one support" if one else "cards"
            return Whole(f"in the turn in which I land this ship I may also play {what} from hand")
        case e.DemandPayment(payment, dragon):
            otherwise = "I gain a dragon, even if you retreat" if dragon else "you must retreat"
            deadline = "by the end of your booster/support phase"
            return Whole(f"{deadline} you must discard {payment_text(payment)}; otherwise {otherwise}")
        case e.DemandPlay(kind):
            return Whole(f"in your turn you must play {with_article(KINDS[kind])} or retreat")
        case e.ForceRetreat():
            return After("you must retreat")
        case e.Together(tag, at_least, then):
            kin = f"active {TAGS[tags_in(tag)[0]]} support"
            mine = f"if I have at least {counted(at_least, kin)}"
            match then:
                case e.Attract(count):
                    return After(f"I gain {counted(count, 'dragon')} {mine}")
                case e.ForceRetreat():
                    return After(f"you must retreat {mine}")
                case _:
                    assert_never(then)
        case e.Cancel(cards, retreat):
            laid = with_article(described(cards, plural=False, last="or"))
            leave = "; then you may retreat" if retreat else ""
            return Whole(
                f"when you lay out {laid}, I may play this card: your card is cancelled and discarded{leave}"
            )
        case e.EachPlayer(what_both):
            return to_each_other(what_both) or deed(what_both, Person.BOTH)
        case _:
            return deed(effect, Person.I)


def deed(effect: e.Single, who: Person, additional: bool = False) -> str | After:
    """What is done once, as it follows "I", "I may" or "both players"."""
    my = MY[who]
    each = "each " if who == Person.BOTH else ""
    match effect:
        case e.Draw(count):
            return f"{each}draw {counted(count, 'additional card' if additional else 'card')}"
        case e.DrawTo(size):
            return f"draw until {I_AM[who]} hold {counted(size, 'card')}"
        case e.DrawThenReturn(up_to, back):
            drawn = f"draw up to {counted(up_to, 'additional card')}"
            shuffled = f"{counted(back, 'hand card')} into {my} draw pile"
            return f"{drawn}; if {I_AM[who]} drew any, {I_AM[who]} then shuffle {shuffled}"
        case e.TakeOpenly(up_to):
            taken = f"take up to {counted(up_to, 'card')} openly from {my} draw pile into hand"
            return f"{taken}; {I_AM[who]} then discard one of them and hide the others"
        case e.DiscardYours():
            return _discard_yours(effect)
        case e.DiscardAllYours(choices):
            groups = [f"all your active {described(cards, plural=True)}" for cards in choices]
            return f"discard {joined(groups, 'or')}"
        case e.DiscardAllMine(cards):
            spared = "except cards with non-ignored PROTECTED"
            return f"discard all {my} active {described(cards, plural=True)}, {spared}"
        case e.ShuffleAway():
            return "make you shuffle all cards of your combat and support zones into your draw pile"
        case e.ClearCombat(one_stays):
            if one_stays:
                return "discard all active cards of your combat zone except one active character of my choice"
            return "discard all cards of your combat zone, active or not"
        case e.YouDiscard(count):
            return f"make you discard {counted(count, 'hand card')} of your choice"
        case e.IDiscard(count):
            return f"{each}discard {counted(count, 'hand card')} of {my} choice"
        case e.HandIntoPile(count):
            return f"{each}shuffle {my} hand into {my} draw pile and draw {counted(count, 'card')}"
        case e.Recall():
            return f"{each}show one other card of {my} leadership stack and shuffle it into {my} draw pile"
        case e.PlayAchievement():
            return f"{each}play one crystal card from hand as if {I_AM[who]} had the dragon it asks for"
        case e.Forswear(cards):
            return After(
                f"I *may not* lay out any further {described(cards, plural=True, last='or')} in this fight"
            )
        case e.RandomDiscard(count):
            them = "it" if count == 1 else "them"
            whose = "your hand" if who == Person.I else "each other's hand"
            return f"draw {counted(count, 'card')} at random from {whose} and discard {them}"
        case e.HandLimit(size):
            return After(
                f"you *may not* hold more than {counted(size, 'card')}; you choose and discard the surplus"
            )
        case e.DiscardMine():
            return "discard any number of hand cards"
        case e.PutUnder():
            return f"put any number of hand cards under {my} draw pile"
        case e.RevealHand():
            return After("you must reveal your hand")
        case e.TakeBack(active, other):
            more = "other " if other else ""
            what = f"one of {my} {more}active cards" if active else f"any {more}card of {my} combat zone"
            return f"take {what} back into hand"
        case e.SearchPile():
            may = (
                f"{I_AM[who]} may show one card of it and take it into hand, then "
                f"{I_AM[who]} shuffle the pile"
            )
            return f"look through {my} draw pile; {may}"
        case e.SearchDiscard():
            return f"look through {my} discard pile, show one card of it and take it into hand"
        case e.TakeDiscards(count):
            return f"shuffle {my} discard pile and take {counted(count, 'card')} at random from it into hand"
        case e.ShuffleDiscards():
            return f"shuffle {my} discard pile into {my} draw pile"
        case e.Fetch():
            loaded = f"load a character, booster or support from it onto one of {my} ships"
            may = (
                f"{I_AM[who]} may play an influence card from it or {loaded}, then "
                f"{I_AM[who]} shuffle the pile"
            )
            return f"look through {my} draw pile; {may}"
        case e.LoadNow(up_to):
            most = "one hand card" if up_to == 1 else f"up to {counted(up_to, 'hand card')}"
            return f"load {most} onto this ship"
        case e.ChangeElement(to):
            name = "the other element" if to == e.Element.NO_ELEMENT else to.name.lower()
            return After(f"the fight changes to {name}")
        case e.Mill():
            return "put the top card of your draw pile onto your discard pile"
        case e.Attract(count):
            return f"gain {counted(count, 'dragon')}"
        case e.BuyDragon(payment):
            return f"{each}discard {payment_text(payment)} to gain one dragon"
        case e.PreventDragon():
            return "play this card: the dragon stays where it is"
        case _:
            assert_never(effect)


def to_each_other(effect: e.Single) -> str | After | None:
    """What both players do to each other; None for what each does to the own cards."""
    match effect:
        case e.DiscardYours(cards, at_least, spares_last):
            text = f"discard one of the other's active {described(cards, plural=True, last='or')}"
            text += f" if the other has at least {number(at_least)}" if at_least > 1 else ""
            return text + (", except the other's last active character" if spares_last else "")
        case e.DiscardAllYours(choices):
            groups = [f"all the other's active {described(cards, plural=True)}" for cards in choices]
            return f"discard {joined(groups, 'or')}"
        case e.ShuffleAway():
            return "make the other shuffle the cards of both zones, combat and support, into the draw pile"
        case e.ClearCombat(one_stays):
            if one_stays:
                spared = "except one active character, which they pick"
                return f"discard all active cards of the other's combat zone {spared}"
            return "discard all cards of the other's combat zone, active or not"
        case e.YouDiscard(count):
            return f"make the other discard {counted(count, 'hand card')} of the other's choice"
        case e.HandLimit(size):
            return f"make the other discard down to {counted(size, 'hand card')} of the other's choice"
        case e.RevealHand():
            return "make the other reveal the hand"
        case e.Forswear(cards):
            further = described(cards, plural=True, last="or")
            return After(f"both players *may not* lay out any further {further} in this fight")
        case e.ChangeElement(to):
            name = "the other element" if to == e.Element.NO_ELEMENT else to.name.lower()
            return f"change the fight to {name}"
        case e.Mill():
            return "put the top card of the other's draw pile onto the other's discard pile"
        case _:
            return None


def _if_retreat(my_retreat: bool) -> str:
    return "if I retreat, you gain" if my_retreat else "if you retreat, I gain"


def _ban_taking(effect: e.BanTaking) -> str:
    what = "from your draw pile" if effect.pile_only else "into hand"
    if effect.after:
        once = f"once you have taken {number(effect.after)}"
        return f"in your turn you *may not* take further cards {what} {once}"
    if effect.holding:
        return f"you *may not* take further cards {what} while you hold {number(effect.holding)} or more"
    return f"you *may not* take cards {what}"


def _ignore_cards(cards: e.Cards, spares_protected: bool) -> str:
    spared = [tag_cards(tag) for tag in tags_in(cards.without_tags)]
    if spares_protected:
        spared.append("cards with non-ignored PROTECTED")
    but = f", except {joined(spared, 'and')}," if spared else ""
    return f"your {qualified(cards, plural=True)}{but} are *ignored*"


def _ignore_texts(except_tags: int, rival: int) -> str:
    spared = joined([tag_cards(tag) for tag in tags_in(except_tags)], "and")
    text = f"your special texts{f', except those on {spared},' if spared else ''} are *ignored*"
    if rival:
        names = joined([TAGS[tag] for tag in tags_in(rival)], "or")
        text += f", unless you have an active {names} with non-ignored text"
    return text


def _discard_yours(effect: e.DiscardYours) -> str:
    text = f"discard one of your active {described(effect.cards, plural=True, last='or')}"
    if effect.at_least > 1:
        text += f" if you have at least {number(effect.at_least)}"
    if effect.spares_last_character:
        text += ", except your last active character"
    return text


def _take_discards(count: int) -> str:
    """BM-16.32: the pile is shuffled in any case."""
    return f"shuffle my discard pile; I may take {counted(count, 'card')} at random from it into hand"


def sentence_text(sentence: e.Sentence, this_turn: bool = False) -> str:
    """A whole sentence with its moment and, where its owner is free, "I may"."""
    effect = sentence.what
    opening = OPENINGS[sentence.when]
    said = standing(effect, this_turn)
    if isinstance(effect, e.Draw) and sentence.when == e.When.MY_TURN_END:
        said = deed(effect, Person.I, additional=True)
    may = sentence.may
    if isinstance(effect, e.TakeDiscards) and may:
        said, may = _take_discards(effect.count), False
    match said:
        case Whole(text):
            pass
        case After(text):
            text += " if I like" if may else ""
        case _:
            who = "both players, you first," if isinstance(effect, e.EachPlayer) else "I"
            text = f"{who} {'may ' if may else ''}{said}"
    text = f"{opening}{text}"
    if sentence.condition is not None:
        text = f"if {condition_text(sentence.condition)}, {text.replace('now I may', 'I may now')}"
    return finished(text, sentence.rank)
