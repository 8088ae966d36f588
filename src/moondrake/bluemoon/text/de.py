"""German: sentences from effects. "Ich" laid the card out, "du" are the opponent (BM-12.1).

A deed is a verb with its objects, so that it can be said with and without "darf" and with the moment in
front: "Jetzt ziehe ich zwei Karten nach", "Jetzt darf ich zwei Karten nachziehen".
"""

from dataclasses import dataclass
from typing import Final, assert_never

from moondrake.bluemoon import effects as e
from moondrake.bluemoon.text.grammar import (
    After,
    Person,
    Whole,
    capitalised,
    finished,
    icon_names,
    joined,
    tags_in,
)
from moondrake.bluemoon.text.nouns_de import (
    CARD,
    ELEMENTS,
    ICONS,
    NOUNS,
    TAGS,
    Noun,
    behind,
    condition_text,
    counted,
    dragons,
    nouns,
    number,
    owner,
    payment_text,
    plural,
    qualities,
    some,
    tag_cards,
    values_of,
)

OPENINGS: Final = {
    e.When.TO_PLAY: "",
    e.When.NOW: "jetzt",
    e.When.WHILE_ACTIVE: "",
    e.When.MY_TURN: "einmal in meinem Zug",
    e.When.MY_TURN_BEGIN: "zu Beginn meines Zuges",
    e.When.AFTER_BOOST: "unmittelbar nach meiner Verstärkungs- und Unterstützungsphase",
    e.When.MY_TURN_END: "am Ende meines Zuges",
    e.When.BEFORE_YOUR_TURN: "vor Beginn deines Zuges",
    e.When.GAME_BEGIN: "zu Beginn des Spiels",
    e.When.BETWEEN_FIGHTS: "zwischen zwei Kämpfen",
    e.When.AFTER_YOUR_POWER: "unmittelbar nachdem du deine Stärke angesagt hast,",
    e.When.YOU_GAIN: "wenn du einen Drachen gewinnen würdest,",
}


@dataclass(frozen=True)
class Verb:
    """What I do, what both players do, and the infinitive; `apart` is what is split off."""

    me: str
    both: str
    infinitive: str
    apart: str = ""


DRAW: Final = Verb("ziehe", "ziehen", "nachziehen", "nach")
PULL: Final = Verb("ziehe", "ziehen", "ziehen")
DISCARD: Final = Verb("werfe", "werfen", "abwerfen", "ab")
TAKE: Final = Verb("nehme", "nehmen", "nehmen")
SHUFFLE: Final = Verb("mische", "mischen", "mischen")
LOOK: Final = Verb("sehe", "sehen", "durchsehen", "durch")
SHOW: Final = Verb("zeige", "zeigen", "vorzeigen", "vor")
PUT: Final = Verb("lege", "legen", "legen")
PLAY: Final = Verb("spiele", "spielen", "ausspielen", "aus")
LOAD: Final = Verb("lade", "laden", "laden")
GAIN: Final = Verb("gewinne", "gewinnen", "gewinnen")
MAKE_DISCARD: Final = Verb("lasse", "lassen", "abwerfen lassen", "abwerfen")
MAKE_SHUFFLE: Final = Verb("lasse", "lassen", "mischen lassen", "mischen")
MAKE_REVEAL: Final = Verb("lasse", "lassen", "aufdecken lassen", "aufdecken")
MAKE_CHANGE: Final = Verb("lasse", "lassen", "wechseln lassen", "wechseln")


@dataclass(frozen=True)
class Deed:
    """Verbs with their objects, done one after the other, and what is said after them."""

    steps: tuple[tuple[Verb, str], ...]
    tail: str = ""

    def after(self, opening: str, who: Person, may: bool, between: str = "") -> str:
        """The sentence after its opening, or with "ich" first; `between` follows the subject."""
        me = who == Person.I
        subject = "ich" if me else "beide Spieler, du zuerst,"
        verb = self.steps[0][0]
        finite = ("darf" if me else "dürfen") if may else (verb.me if me else verb.both)
        head = f"{opening} {finite} {subject}" if opening or between else f"{subject} {finite}"
        told = [self._step(number, me, may) for number in range(len(self.steps))]
        return f"{head.strip()} {f'{between} ' if between else ''}{joined(told, 'und')}{self.tail}"

    def _step(self, number: int, me: bool, may: bool) -> str:
        verb, thing = self.steps[number]
        if may:
            return f"{thing} {verb.infinitive}"
        finite = "" if number == 0 else f"{verb.me if me else verb.both} "
        return f"{finite}{thing}{f' {verb.apart}' if verb.apart else ''}"


def do(verb: Verb, thing: str, tail: str = "") -> Deed:
    """A deed of one step."""
    return Deed(((verb, thing),), tail)


def said(this_turn: bool, subject: str, verb: str, rest: str) -> Whole:
    """A sentence with the verb in second place, "in diesem Zug" first where it lasts for the turn."""
    if this_turn:
        return Whole(f"in diesem Zug {verb} {subject} {rest}")
    return Whole(f"{subject} {verb} {rest}")


def standing(effect: e.Effect, this_turn: bool) -> Deed | Whole | After:
    """What holds by itself; things that are done are left to `deed`."""
    in_turn = "in diesem Zug" if this_turn else "in meinem Zug"
    match effect:
        case e.Ban(cards):
            return said(this_turn, "du", "*darfst*", f"*keine* {plural(cards, 'oder')} auslegen")
        case e.BanFurther(combat_only):
            where = " in deinem Kampfbereich" if combat_only else ""
            there = " dort" if combat_only else ""
            return Whole(
                f"du *darfst* in deinem Zug *keine* weitere Karte{where} auslegen, "
                f"sobald du{there} eine ausgelegt hast"
            )
        case e.BanTaking():
            return said(this_turn, "du", "*darfst*", _ban_taking(effect))
        case e.BanEndDraws():
            return Whole("du *darfst* am Ende deines Zuges *keine* zusätzlichen Karten nachziehen")
        case e.BanChallenge():
            rest = "gegen meine Bluffs *nicht* „Farbe bekennen“ aussprechen"
            return said(this_turn, "du", "*darfst*", rest)
        case e.CharacterLimit(most):
            limit = some(most, NOUNS[e.Kind.CHARACTER], "aktiv")
            return Whole(f"du *darfst* am Ende deiner Charakterphase *nicht* mehr als {limit} haben")
        case e.IgnoreCards(cards, spares_protected):
            return said(this_turn, _ignored_cards(cards, spares_protected), "werden", "*ignoriert*")
        case e.IgnoreTexts(except_tags, rival):
            return _ignore_texts(this_turn, except_tags, rival)
        case e.IgnoreIcons(except_icons):
            spared = joined(icon_names(ICONS, except_icons), "und")
            but = f", außer {spared}," if spared else ""
            return said(this_turn, f"deine Symbole{but}", "werden", "*ignoriert*")
        case e.RaiseToPrinted(scope, formula):
            its = nouns(scope.cards)[0].its() if scope.one else "ihr"
            what = "die Summe" if formula == e.Formula.SUM else "den höheren"
            each = "" if scope.one else "jeweils "
            to = f"{each}auf {what} {its}er beiden aufgedruckten Werte"
            return said(this_turn, f"beide Werte {owner(scope)}", "steigen", to)
        case e.Raise(scope, elements, to_value):
            verb = "steigen" if elements == e.Elements.BOTH else "steigt"
            return said(this_turn, f"{values_of(elements)} {owner(scope)}", verb, f"auf {to_value}")
        case e.Double(scope, elements):
            verb = "werden" if elements == e.Elements.BOTH else "wird"
            return said(this_turn, f"{values_of(elements)} {owner(scope)}", verb, "verdoppelt")
        case e.BlankPrinted(cards, odd):
            kind = "ungerade" if odd else "gerade"
            values = f"{kind} aufgedruckte Werte deiner {plural(cards)}"
            return said(this_turn, values, "zählen", "als 0")
        case e.RaisePower(elements, to_value):
            where = "" if elements == e.Elements.BOTH else f" in {ELEMENTS[elements]}"
            return said(this_turn, f"meine Stärke{where}", "steigt", f"auf {to_value}")
        case e.DoubleNumbers(cards):
            whose = f"{nouns(cards)[0].of_one()} meiner {plural(cards, 'oder')}"
            return said(this_turn, f"die Zahlen in der Sonderfunktion {whose}", "werden", "verdoppelt")
        case e.FightDragons(my_retreat, more):
            gain = f"{dragons(abs(more))} {'mehr' if more > 0 else 'weniger'}"
            gains = "gewinnst du" if my_retreat else "gewinne ich"
            return Whole(f"{_if_retreat(my_retreat, this_turn)} {gains} {gain}")
        case e.SecondDragonAt(cards_there):
            cards_word = "einer Karte" if cards_there == 1 else f"{number(cards_there)} Karten"
            where = f"{cards_word} in meinem Kampf- und meinem Unterstützungsbereich"
            return Whole(
                f"{_if_retreat(my_retreat=False, this_turn=this_turn)} gewinne ich den zweiten Drachen "
                f"schon ab {where}"
            )
        case e.DragonCap(most):
            if not most:
                return Whole(f"{_if_retreat(True, this_turn)} *darfst* du *keinen* Drachen gewinnen")
            return Whole(f"{_if_retreat(True, this_turn)} gewinnst du höchstens {dragons(most)}")
        case e.Permit(kind, count):
            if count == e.ANY_NUMBER:
                return Whole(f"{in_turn} darf ich beliebig viele {NOUNS[kind].several} ausspielen")
            return Whole(f"{in_turn} darf ich {some(count, NOUNS[kind], 'zusätzlich')} ausspielen")
        case e.PermitEither(count):
            pair = [some(count, NOUNS[kind], "zusätzlich") for kind in (e.Kind.BOOSTER, e.Kind.SUPPORT)]
            if count > 1:
                pair[1] = NOUNS[e.Kind.SUPPORT].several
            return Whole(f"{in_turn} darf ich {joined(pair, 'oder')} ausspielen")
        case e.LendFree():
            return Whole(
                "die nächste Karte, die ich in diesem Zug als Charakter, Verstärkung oder Unterstützung "
                "auslege, lege ich aus, als hätte sie FREI"
            )
        case e.WaiveCharacter():
            return Whole(
                "in diesem Zug muss ich keinen Charakter auslegen, und die aktiven Karten meines "
                "Kampfbereichs bleiben aktiv"
            )
        case e.FreeIf(condition):
            return Whole(
                f"ich darf diese Karte auslegen, als hätte sie FREI, wenn {condition_text(condition)}"
            )
        case e.OnlyIf(condition):
            return Whole(f"ich darf diese Karte nur auslegen, wenn {condition_text(condition)}")
        case e.WithoutCondition(cards, count):
            its = f"{nouns(cards)[0].its()}e" if count == 1 else "ihre"
            what = plural(cards, "oder") if count == e.ANY_NUMBER else counted(count, cards)
            return said(this_turn, "ich", "darf", f"{what} ausspielen, ohne {its} Bedingung zu erfüllen")
        case e.KeepOld():
            return Whole(
                "lege ich diese Karte als ersten Charakter meines Zuges aus, dürfen alle älteren aktiven "
                "Karten meines Kampfbereichs aktiv bleiben"
            )
        case e.PayToPlay(payment):
            what = payment_text(payment, other=True)
            return Whole(f"*ich muss* zuerst {what} abwerfen, um diese Karte auszuspielen")
        case e.MillToPlay(count):
            top = "die oberste Karte" if count == 1 else f"die obersten {number(count)} Karten"
            return Whole(
                f"*ich muss* zuerst {top} meines Nachziehstapels abwerfen, um diese Karte auszuspielen"
            )
        case e.ReplaceAny():
            return said(this_turn, "ich", "darf", "jede meiner Handkarten ersetzen, als hätte sie ERSETZEN")
        case e.HandToo(one):
            what = "einen Charakter, eine Verstärkung oder eine Unterstützung" if one else "Karten"
            return Whole(
                f"in dem Zug, in dem ich dieses Schiff anlande, darf ich auch {what} von der Hand ausspielen"
            )
        case e.DemandPayment(payment, dragon):
            otherwise = "musst du dich zurückziehen"
            if dragon:
                otherwise = "gewinne ich einen Drachen, auch wenn du dich zurückziehst"
            deadline = "bis zum Ende deiner Verstärkungs- und Unterstützungsphase"
            return Whole(f"{deadline} musst du {payment_text(payment)} abwerfen; sonst {otherwise}")
        case e.DemandPlay(kind):
            return Whole(f"in deinem Zug musst du {NOUNS[kind].a()} ausspielen oder dich zurückziehen")
        case e.ForceRetreat():
            return After("musst du dich zurückziehen")
        case e.Together(tag, at_least, then):
            kin = NOUNS[e.Kind.SUPPORT].compound(TAGS[tags_in(tag)[0]])
            mine = f"wenn ich mindestens {some(at_least, kin, 'aktiv')} habe"
            match then:
                case e.Attract(count):
                    return After(f"gewinne ich {dragons(count)}, {mine}")
                case e.ForceRetreat():
                    return After(f"musst du dich zurückziehen, {mine}")
                case _:
                    assert_never(then)
        case e.Cancel(cards, retreat):
            laid = joined([noun.a() for noun in nouns(cards)], "oder") + behind(cards)
            leave = "; danach darfst du dich zurückziehen" if retreat else ""
            return Whole(
                f"wenn du {laid} auslegst, darf ich diese Karte ausspielen: Deine Karte ist ungültig "
                f"und wird abgeworfen{leave}"
            )
        case e.EachPlayer(what_both):
            return to_each_other(what_both) or deed(what_both, Person.BOTH)
        case _:
            return deed(effect, Person.I)


def deed(effect: e.Single, who: Person, additional: bool = False) -> Deed | After:
    """What is done once."""
    me = who == Person.I
    my = "mein" if me else "ihr"
    each = "" if me else "je "
    match effect:
        case e.Draw(count):
            return do(DRAW, each + some(count, CARD, "zusätzlich" if additional else ""))
        case e.DrawTo(size):
            have = "ich" if me else "sie"
            verb = "habe" if me else "haben"
            return do(DRAW, "so lange", f", bis {have} {_hand_cards(size)} {verb}")
        case e.DrawThenReturn(up_to, back):
            drew, shuffle = ("habe ich", "mische ich") if me else ("haben sie", "mischen sie")
            drawn = f"{drew} mindestens eine nachgezogen"
            tail = f"; {drawn}, {shuffle} danach {each}{_hand_cards(back)} in {my}en Nachziehstapel"
            return do(DRAW, f"{each}bis zu {some(up_to, CARD, 'zusätzlich')}", tail)
        case e.TakeOpenly(up_to):
            taken = f"{each}bis zu {some(up_to, CARD)} offen aus {my}em Nachziehstapel auf die Hand"
            rest = (
                "werfe ich eine davon ab und verdecke" if me else "werfen sie je eine davon ab und verdecken"
            )
            return do(TAKE, taken, f"; danach {rest} die übrigen")
        case e.DiscardYours():
            return _discard_yours(effect)
        case e.DiscardAllYours(choices):
            groups = [f"alle deine aktiven {plural(cards)}" for cards in choices]
            return do(DISCARD, joined(groups, "oder"))
        case e.DiscardAllMine(cards):
            spared = ", außer Karten mit nicht ignoriertem GESCHÜTZT"
            return do(DISCARD, f"alle {my}e aktiven {plural(cards)}", spared)
        case e.ShuffleAway():
            there = "dich alle Karten deines Kampf- und deines Unterstützungsbereichs"
            return do(MAKE_SHUFFLE, f"{there} in deinen Nachziehstapel")
        case e.ClearCombat(one_stays):
            if one_stays:
                stays = "bis auf einen aktiven Charakter meiner Wahl"
                return do(DISCARD, f"alle aktiven Karten deines Kampfbereichs {stays}")
            return do(DISCARD, "alle Karten deines Kampfbereichs, ob aktiv oder nicht,")
        case e.YouDiscard(count):
            return do(MAKE_DISCARD, f"dich {_hand_cards(count)} deiner Wahl")
        case e.IDiscard(count):
            return do(DISCARD, f"{each}{_hand_cards(count)} {my}er Wahl")
        case e.HandIntoPile(count):
            return Deed(((SHUFFLE, f"{my}e Hand in {my}en Nachziehstapel"), (DRAW, each + some(count, CARD))))
        case e.Recall():
            card = f"{each}eine andere Karte {'meines' if me else 'ihres'} Stapels der Anführeraktionen"
            return Deed(((SHOW, card), (SHUFFLE, f"sie in {my}en Nachziehstapel")))
        case e.PlayAchievement():
            had = "hätte ich" if me else "hätten sie"
            return do(PLAY, f"{each}eine Kristallkarte von der Hand", f", als {had} den verlangten Drachen")
        case e.Forswear(cards):
            return After(f"*darf* ich in diesem Kampf *keine* weiteren {plural(cards, 'oder')} auslegen")
        case e.RandomDiscard(count):
            whose = "aus deiner Hand" if me else "aus der Hand des anderen"
            drawn = f"zufällig {each}{some(count, CARD)} {whose}"
            return Deed(((PULL, drawn), (DISCARD, "sie")))
        case e.HandLimit(size):
            rest = "die überzähligen wählst du aus und wirfst sie ab"
            return After(f"*darfst* du *nicht* mehr als {_hand_cards(size)} haben; {rest}")
        case e.DiscardMine():
            return do(DISCARD, "beliebig viele Handkarten")
        case e.PutUnder():
            return do(PUT, f"beliebig viele Handkarten unter {my}en Nachziehstapel")
        case e.RevealHand():
            return After("musst du deine Hand aufdecken")
        case e.TakeBack(active, other):
            what = f"eine {my}er {'anderen ' if other else ''}aktiven Karten"
            if not active:
                zone = "meines Kampfbereichs" if me else "ihres Kampfbereichs"
                what = f"eine {'andere' if other else 'beliebige'} Karte {zone}"
            return do(TAKE, f"{what} wieder auf die Hand")
        case e.SearchPile():
            may = "ich darf" if me else "sie dürfen"
            tail = f"; {may} eine Karte daraus vorzeigen und auf die Hand nehmen, danach wird er gemischt"
            return do(LOOK, f"{my}en Nachziehstapel", tail)
        case e.SearchDiscard():
            steps = (LOOK, f"{my}en Abwurfstapel"), (SHOW, "eine Karte daraus"), (TAKE, "sie auf die Hand")
            return Deed(steps)
        case e.TakeDiscards(count):
            taken = f"zufällig {some(count, CARD)} daraus auf die Hand"
            return Deed(((SHUFFLE, f"{my}en Abwurfstapel"), (TAKE, taken)))
        case e.ShuffleDiscards():
            return do(SHUFFLE, f"{my}en Abwurfstapel in {my}en Nachziehstapel")
        case e.Fetch():
            may = "ich darf" if me else "sie dürfen"
            tail = (
                f"; {may} eine Einflusskarte daraus ausspielen oder einen Charakter, eine Verstärkung oder "
                f"eine Unterstützung daraus auf eines {my}er Schiffe laden, danach wird er gemischt"
            )
            return do(LOOK, f"{my}en Nachziehstapel", tail)
        case e.LoadNow(up_to):
            most = _hand_cards(1) if up_to == 1 else f"bis zu {_hand_cards(up_to)}"
            return do(LOAD, f"{most} auf dieses Schiff")
        case e.ChangeElement(to):
            names = {e.Element.EARTH: "zu Erde", e.Element.FIRE: "zu Feuer"}
            return After(f"wechselt der Kampf {names.get(to, 'zum anderen Element')}")
        case e.Mill():
            return do(PUT, "die oberste Karte deines Nachziehstapels auf deinen Abwurfstapel")
        case e.Attract(count):
            return do(GAIN, dragons(count))
        case e.BuyDragon(payment):
            return Deed(((DISCARD, payment_text(payment)), (GAIN, f"dafür {each}einen Drachen")))
        case e.PreventDragon():
            return do(PLAY, "diese Karte", ": Der Drache bleibt, wo er ist")
        case _:
            assert_never(effect)


def to_each_other(effect: e.Single) -> Deed | After | None:
    """What both players do to each other; None for what each does to the own cards."""
    match effect:
        case e.DiscardYours(cards, at_least, spares_last):
            tail = f", wenn dieser mindestens {number(at_least)} hat" if at_least > 1 else ""
            tail += ", aber nicht dessen letzten aktiven Charakter" if spares_last else ""
            one = f"{nouns(cards)[0].one_of()} der aktiven {plural(cards, 'oder')} des anderen"
            return do(DISCARD, one, tail)
        case e.DiscardAllYours(choices):
            groups = [f"alle aktiven {plural(cards)} des anderen" for cards in choices]
            return do(DISCARD, joined(groups, "oder"))
        case e.ShuffleAway():
            there = "den anderen alle Karten seines Kampf- und seines Unterstützungsbereichs"
            return do(MAKE_SHUFFLE, f"{there} in seinen Nachziehstapel")
        case e.ClearCombat(one_stays):
            if one_stays:
                stays = "bis auf einen aktiven Charakter ihrer Wahl"
                return do(DISCARD, f"alle aktiven Karten im Kampfbereich des anderen {stays}")
            return do(DISCARD, "alle Karten im Kampfbereich des anderen, ob aktiv oder nicht,")
        case e.YouDiscard(count):
            return do(MAKE_DISCARD, f"den anderen {_hand_cards(count)} seiner Wahl")
        case e.HandLimit(size):
            return do(MAKE_DISCARD, f"den anderen bis auf {_hand_cards(size)} alle")
        case e.RevealHand():
            return do(MAKE_REVEAL, "den anderen seine Hand")
        case e.Forswear(cards):
            further = plural(cards, "oder")
            return After(f"*dürfen* beide Spieler in diesem Kampf *keine* weiteren {further} auslegen")
        case e.ChangeElement(to):
            names = {e.Element.EARTH: "zu Erde", e.Element.FIRE: "zu Feuer"}
            return do(MAKE_CHANGE, f"den Kampf {names.get(to, 'zum anderen Element')}")
        case e.Mill():
            return do(PUT, "die oberste Karte im Nachziehstapel des anderen auf dessen Abwurfstapel")
        case _:
            return None


def _hand_cards(amount: int) -> str:
    return some(amount, Noun("Handkarte", "Handkarten", "f"))


def _if_retreat(my_retreat: bool, this_turn: bool) -> str:
    then = " in diesem Zug" if this_turn else ""
    return f"wenn ich mich{then} zurückziehe," if my_retreat else f"wenn du dich{then} zurückziehst,"


def _ban_taking(effect: e.BanTaking) -> str:
    what = "aus deinem Nachziehstapel" if effect.pile_only else "auf die Hand"
    if effect.after:
        enough = f"sobald du {some(effect.after, CARD)} genommen hast"
        return f"in deinem Zug *keine* weiteren Karten {what} nehmen, {enough}"
    if effect.holding:
        least = "eine" if effect.holding == 1 else number(effect.holding)
        holding = f"solange du {least} oder mehr Handkarten hast"
        return f"*keine* weiteren Karten {what} nehmen, {holding}"
    return f"*keine* Karten {what} nehmen"


def _ignored_cards(cards: e.Cards, spares_protected: bool) -> str:
    spared = [tag_cards(tag) for tag in tags_in(cards.without_tags)]
    if spares_protected:
        spared.append("Karten mit nicht ignoriertem GESCHÜTZT")
    but = f", außer {joined(spared, 'und')}," if spared else ""
    kinds = joined([noun.several for noun in nouns(cards)], "und")
    return f"deine {kinds}{qualities(cards)}{but}"


def _ignore_texts(this_turn: bool, except_tags: int, rival: int) -> Whole:
    spared = [tag_cards(tag) for tag in tags_in(except_tags)]
    but = f", außer auf {joined(spared, 'und')}," if spared else ""
    rest = "*ignoriert*"
    if rival:
        names = joined([f"„{TAGS[tag]}“" for tag in tags_in(rival)], "oder")
        rest += f", es sei denn, du hast selbst ein aktives {names} mit nicht ignorierter Sonderfunktion"
    return said(this_turn, f"deine Sonderfunktionen{but}", "werden", rest)


def _discard_yours(effect: e.DiscardYours) -> Deed:
    one = nouns(effect.cards)[0].one_of()
    tail = ""
    if effect.at_least > 1:
        tail += f", wenn du mindestens {number(effect.at_least)} hast"
    if effect.spares_last_character:
        tail += ", aber nicht deinen letzten aktiven Charakter"
    return do(DISCARD, f"{one} deiner aktiven {plural(effect.cards, 'oder')}", tail)


def _take_discards(count: int) -> Deed:
    """BM-16.32: the pile is shuffled in any case."""
    tail = f"; ich darf zufällig {some(count, CARD)} daraus auf die Hand nehmen"
    return do(SHUFFLE, "meinen Abwurfstapel", tail)


def sentence_text(sentence: e.Sentence, this_turn: bool = False) -> str:
    """A whole sentence with its moment and, where its owner is free, "darf ich"."""
    effect = sentence.what
    opening = OPENINGS[sentence.when]
    told = standing(effect, this_turn)
    if isinstance(effect, e.Draw) and sentence.when == e.When.MY_TURN_END:
        told = deed(effect, Person.I, additional=True)
    if isinstance(effect, e.TakeDiscards) and sentence.may:
        told = _take_discards(effect.count)
    return finished(_with_moment(sentence, told, opening), sentence.rank)


def _with_moment(sentence: e.Sentence, told: Deed | Whole | After, opening: str) -> str:
    condition = f"wenn {condition_text(sentence.condition)}" if sentence.condition is not None else ""
    match told:
        case Whole(text):
            moments = [moment for moment in (condition, opening.removesuffix(",")) if moment]
            return f"{', '.join(moments)}: {capitalised(text)}" if moments else text
        case After(text):
            will = ", wenn ich will" if sentence.may else ""
            return f"{opening} {text}{f', {condition}' if condition else ''}{will}".strip()
        case Deed():
            who = Person.BOTH if isinstance(sentence.what, e.EachPlayer) else Person.I
            may = sentence.may and not isinstance(sentence.what, e.TakeDiscards)
            if condition:
                return told.after(f"{condition},", who, may, between=opening)
            return told.after(opening, who, may)
        case _:
            assert_never(told)
