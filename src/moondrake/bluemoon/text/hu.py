"""Hungarian: sentences from effects. "Én" laid the card out, "te" are the opponent (BM-12.1).

Verbs are listed with and without "-hat/-het", for me and for each player; whether they are definite
depends on their object.
"""

from dataclasses import dataclass
from typing import Final, assert_never

from moondrake.bluemoon import effects as e
from moondrake.bluemoon.text.grammar import After, Person, Whole, finished, icon_names, joined, tags_in
from moondrake.bluemoon.text.nouns_hu import (
    ELEMENTS,
    ICONS,
    KINDS,
    TAGS,
    active_cards,
    by,
    condition_text,
    inflected,
    neither,
    number,
    on_cards,
    owner,
    payment_text,
    qualified,
    tag_cards,
    than,
    the,
    to_value,
    values_of,
)

OPENINGS: Final = {
    e.When.TO_PLAY: "",
    e.When.NOW: "most ",
    e.When.WHILE_ACTIVE: "",
    e.When.MY_TURN: "a körömben egyszer ",
    e.When.MY_TURN_BEGIN: "a köröm kezdetén ",
    e.When.AFTER_BOOST: "közvetlenül a tápoló / támogató fázisom után ",
    e.When.MY_TURN_END: "a köröm végén ",
    e.When.BEFORE_YOUR_TURN: "mielőtt a köröd elkezdődik, ",
    e.When.GAME_BEGIN: "a játék kezdetén ",
    e.When.BETWEEN_FIGHTS: "két csata között ",
    e.When.AFTER_YOUR_POWER: "közvetlenül azután, hogy bejelentetted a hatalmadat, ",
    e.When.YOU_GAIN: "amikor sárkányt csábítanál magadhoz, ",
}


@dataclass(frozen=True)
class Verb:
    """I do, I may do, each player does, each player may do."""

    me: str
    may: str
    each: str
    each_may: str

    def form(self, who: Person, may: bool) -> str:
        """The form for a person, with or without "-hat/-het"."""
        if who == Person.I:
            return self.may if may else self.me
        return self.each_may if may else self.each


DRAW: Final = Verb("húzok", "húzhatok", "húz", "húzhat")
DISCARD: Final = Verb("eldobok", "eldobhatok", "eldob", "eldobhat")
DISCARD_IT: Final = Verb("eldobom", "eldobhatom", "eldobja", "eldobhatja")
MAKE_DISCARD: Final = Verb("eldobatok", "eldobathatok", "eldobat", "eldobathat")
MAKE_SHUFFLE_IT: Final = Verb("kevertetem", "kevertethetem", "keverteti", "kevertetheti")
MAKE_REVEAL_IT: Final = Verb("felfedetem", "felfedethetem", "felfedeti", "felfedetheti")
CHANGE_IT: Final = Verb("váltom", "válthatom", "váltja", "válthatja")
TAKE: Final = Verb("kézbe veszek", "kézbe vehetek", "kézbe vesz", "kézbe vehet")
TAKE_IT: Final = Verb("kézbe veszem", "kézbe vehetem", "kézbe veszi", "kézbe veheti")
TAKE_IT_BACK: Final = Verb(
    "visszaveszem a kezembe", "visszavehetem a kezembe", "visszaveszi a kezébe", "visszaveheti a kezébe"
)
SHUFFLE_IT: Final = Verb("megkeverem", "megkeverhetem", "megkeveri", "megkeverheti")
SHUFFLE_IT_IN: Final = Verb("belekeverem", "belekeverhetem", "belekeveri", "belekeverheti")
LOOK_THROUGH_IT: Final = Verb("átnézem", "átnézhetem", "átnézi", "átnézheti")
SHOW: Final = Verb("megmutatok", "megmutathatok", "megmutat", "megmutathat")
PUT: Final = Verb("teszek", "tehetek", "tesz", "tehet")
PUT_IT: Final = Verb("teszem", "tehetem", "teszi", "teheti")
PLAY: Final = Verb("kijátszom", "kijátszhatok", "kijátszik", "kijátszhat")
PLAY_IT: Final = Verb("kijátszom", "kijátszhatom", "kijátssza", "kijátszhatja")
LOAD: Final = Verb("rakok", "rakhatok", "rak", "rakhat")
GAIN: Final = Verb("magamhoz csábítok", "magamhoz csábíthatok", "magához csábít", "magához csábíthat")


@dataclass(frozen=True)
class Deed:
    """Verbs with their objects, done one after the other, and what is said after them."""

    steps: tuple[tuple[Verb, str], ...]
    tail: str = ""

    def said(self, who: Person, may: bool) -> str:
        """`húzhatok két lapot`, `mindkét játékos, először te, húz két lapot`."""
        told = [_told(verb.form(who, may), thing) for verb, thing in self.steps]
        text = told[0] if len(told) == 1 else f"{', '.join(told[:-1])}, és {told[-1]}"
        return f"{'mindkét játékos, először te, ' if who == Person.BOTH else ''}{text}{self.tail}"


def _told(verb: str, thing: str) -> str:
    """The verb with its object, in front of it or where "{}" stands."""
    return thing.replace("{}", verb) if "{}" in thing else f"{verb} {thing}".strip()


def do(verb: Verb, thing: str, tail: str = "") -> Deed:
    """A deed of one step."""
    return Deed(((verb, thing),), tail)


def standing(effect: e.Effect, this_turn: bool) -> Deed | Whole | After:
    """What holds by itself; things that are done are left to `deed`."""
    this = "ebben a körben " if this_turn else ""
    in_turn = "ebben a körben" if this_turn else "a körömben"
    match effect:
        case e.Ban(cards):
            return Whole(f"{this}*nem tehetsz le* {neither(inflected(cards, 'it+acc'))}")
        case e.BanFurther(combat_only):
            where = " a csataterületedre" if combat_only else ""
            there = " oda" if combat_only else ""
            return Whole(f"a körödben *nem tehetsz le* további kártyát{where}, ha{there} már letettél egyet")
        case e.BanTaking():
            return Whole(this + _ban_taking(effect))
        case e.BanEndDraws():
            return Whole("a köröd végén *nem húzhatsz* további lapokat")
        case e.BanChallenge():
            return Whole(f"{this}*nem vitathatod* a blöffjeimet")
        case e.CharacterLimit(most):
            return Whole(f"a karakter fázisod végén *nem lehet* {than(most)} több aktív karakterkártyád")
        case e.IgnoreCards(cards, spares_protected):
            return Whole(this + _ignore_cards(cards, spares_protected))
        case e.IgnoreTexts(except_tags, rival):
            return Whole(this + _ignore_texts(except_tags, rival))
        case e.IgnoreIcons(except_icons):
            spared = joined([the(name) for name in icon_names(ICONS, except_icons)], "és")
            but = f", {spared} kivételével," if spared else ""
            return Whole(f"{this}a szimbólumaid{but} *figyelmen kívül maradnak*")
        case e.RaiseToPrinted(scope, formula):
            what = "két nyomtatott értékének összegére"
            if formula == e.Formula.HIGHER:
                what = "nagyobbik nyomtatott értékére"
            whose = f"az egyik {joined(inflected(scope.cards, 'my'), 'vagy')}"
            if not scope.one:
                whose = f"minden {joined(inflected(scope.cards, 'my'), 'és')}"
            return Whole(f"{this}{whose} mindkét értéke a {what} emelkedik")
        case e.Raise(scope, elements, to):
            return Whole(f"{this}{owner(scope)} {values_of(elements)} {to_value(to)} emelkedik")
        case e.Double(scope, elements):
            return Whole(f"{this}{owner(scope)} {values_of(elements)} megkétszereződik")
        case e.BlankPrinted(cards, odd):
            kind = "páratlan" if odd else "páros"
            whose = joined([the(noun) for noun in inflected(cards, "your plural")], "és")
            return Whole(f"{this}{whose} {kind} nyomtatott értékei 0-nak számítanak")
        case e.RaisePower(elements, to):
            where = "" if elements == e.Elements.BOTH else f"{ELEMENTS[elements]} elemben "
            return Whole(f"{this}{where}a hatalmam {to_value(to)} emelkedik")
        case e.DoubleNumbers(cards):
            whose = f"az egyik {joined(inflected(cards, 'my'), 'vagy')}"
            return Whole(f"{this}{whose} speciális hatásában szereplő számok megkétszereződnek")
        case e.FightDragons(my_retreat, more):
            gain = f"{by(abs(more))} {'több' if more > 0 else 'kevesebb'} sárkányt"
            gained = "csábítasz magadhoz" if my_retreat else "csábítok magamhoz"
            return Whole(f"{_if_retreat(my_retreat, this)} {gain} {gained}")
        case e.SecondDragonAt(cards_there):
            there = f"ha legalább {number(cards_there)} lap van a csata- és támogatásterületemen"
            second = "a második sárkányt már akkor is magamhoz csábítom"
            return Whole(f"{_if_retreat(False, this)} {second}, {there}")
        case e.DragonCap(most):
            if not most:
                return Whole(f"{_if_retreat(True, this)} *nem csábíthatsz* magadhoz sárkányt")
            cap = f"legfeljebb {number(most)} sárkányt csábítasz magadhoz"
            return Whole(f"{_if_retreat(True, this)} {cap}")
        case e.Permit(kind, count):
            noun = f"{KINDS[kind]}t".replace("kártyat", "kártyát")
            if count == e.ANY_NUMBER:
                return Whole(f"{in_turn} akárhány {noun} kijátszhatok")
            return Whole(f"{in_turn} {by(count)} több {noun} játszhatok ki")
        case e.PermitEither(count):
            return Whole(f"{in_turn} {by(count)} több tápoló-kártyát vagy támogató-kártyát játszhatok ki")
        case e.LendFree():
            return Whole(
                "ebben a körben a következő karakterkártyát, tápoló-kártyát vagy támogató-kártyát úgy "
                "teszem le, mintha SZABAD szimbóluma lenne"
            )
        case e.WaiveCharacter():
            return Whole(
                "ebben a körben nem kell karakterkártyát letennem, és a csataterületem aktív kártyái "
                "aktívak maradnak"
            )
        case e.FreeIf(condition):
            free = "ezt a kártyát úgy tehetem le, mintha SZABAD szimbóluma lenne"
            return Whole(f"{free}, ha {condition_text(condition)}")
        case e.OnlyIf(condition):
            return Whole(f"ezt a kártyát csak akkor tehetem le, ha {condition_text(condition)}")
        case e.WithoutCondition(cards, count):
            what = joined(inflected(cards, "it+acc"), "vagy")
            if count == e.ANY_NUMBER:
                return Whole(f"{this}{what} a feltételének teljesítése nélkül is kijátszhatok")
            its = f"{number(count)} {what} a feltételének teljesítése nélkül"
            return Whole(f"{this}kijátszhatok {its}")
        case e.KeepOld():
            return Whole(
                "ha ezt a kártyát a köröm első karakterkártyájaként teszem le, a csataterületem összes "
                "régebbi aktív kártyája aktív maradhat"
            )
        case e.PayToPlay(payment):
            what = payment_text(payment, "a kezemből", other=True)
            return Whole(f"előbb *el kell dobnom* {what}, hogy kijátszhassam ezt a kártyát")
        case e.MillToPlay(count):
            top = "legfelső lapját" if count == 1 else f"felső {number(count)} lapját"
            return Whole(f"előbb *el kell dobnom* a húzópaklim {top}, hogy kijátszhassam ezt a kártyát")
        case e.ReplaceAny():
            any_card = "a kezemben lévő bármelyik lapot kicserélhetem"
            return Whole(f"{this}{any_card}, mintha CSERE szimbóluma lenne")
        case e.HandToo(one):
            what = "egy karakterkártyát, egy tápoló-kártyát vagy egy támogató-kártyát" if one else "lapokat"
            return Whole(f"abban a körben, amelyben ez a hajó partot ér, a kezemből is kijátszhatok {what}")
        case e.DemandPayment(payment, dragon):
            otherwise = "vissza kell vonulnod"
            if dragon:
                otherwise = "magamhoz csábítok egy sárkányt, akkor is, ha visszavonulsz"
            what = payment_text(payment, "a kezedből")
            return Whole(f"a tápoló / támogató fázisod végéig el kell dobnod {what}; különben {otherwise}")
        case e.DemandPlay(kind):
            noun = f"{KINDS[kind]}t".replace("kártyat", "kártyát")
            return Whole(f"a körödben ki kell játszanod egy {noun}, vagy vissza kell vonulnod")
        case e.ForceRetreat():
            return After("vissza kell vonulnod")
        case e.Together(tag, at_least, then):
            mine = f"ha legalább {number(at_least)} aktív {TAGS[tags_in(tag)[0]]} támogató-kártyám van"
            match then:
                case e.Attract(count):
                    return After(f"magamhoz csábítok {number(count)} sárkányt, {mine}")
                case e.ForceRetreat():
                    return After(f"vissza kell vonulnod, {mine}")
                case _:
                    assert_never(then)
        case e.Cancel(cards, retreat):
            laid = joined(inflected(cards, "it+acc"), "vagy")
            leave = "; ezután visszavonulhatsz" if retreat else ""
            return Whole(
                f"amikor leteszel egy {laid}, kijátszhatom ezt a kártyát: a te kártyád törlődik, "
                f"és a dobópaklidra kerül{leave}"
            )
        case e.EachPlayer(what_both):
            return to_each_other(what_both) or deed(what_both, Person.BOTH)
        case _:
            return deed(effect, Person.I)


def deed(effect: e.Single, who: Person, additional: bool = False) -> Deed | After:
    """What is done once."""
    me = who == Person.I
    from_hand = "a kezemből" if me else "a kezéből"
    into_pile = "a húzópaklimba" if me else "a húzópaklijába"
    pile = "a húzópaklimat" if me else "a húzópakliját"
    discards = "a dobópaklimat" if me else "a dobópakliját"
    match effect:
        case e.Draw(count):
            return do(DRAW, f"{'még ' if additional else ''}{number(count)} lapot")
        case e.DrawTo(size):
            hand = "a kezemben" if me else "a kezében"
            return do(DRAW, "lapokat", f", amíg {number(size)} lap nem lesz {hand}")
        case e.DrawThenReturn(up_to, back):
            drew, shuffle = ("húztam", "belekeverek") if me else ("húzott", "belekever")
            tail = f"; ha legalább egyet {drew}, utána {number(back)} lapot {from_hand} {shuffle} {into_pile}"
            return do(DRAW, f"legfeljebb {number(up_to)} további lapot {{}}", tail)
        case e.TakeOpenly(up_to):
            from_pile = "a húzópaklimból" if me else "a húzópaklijából"
            taken = f"legfeljebb {number(up_to)} lapot nyíltan {{}} {from_pile}"
            drop, hide = ("eldobok", "elrejtem") if me else ("eldob", "elrejti")
            return do(TAKE, taken, f"; ezután egyet {drop} közülük, a többit {hide}")
        case e.DiscardYours():
            return _discard_yours(effect)
        case e.DiscardAllYours(choices):
            groups = [f"az összes {active_cards(cards, 'your+acc', 'és')}" for cards in choices]
            return do(DISCARD_IT, joined(groups, "vagy"))
        case e.DiscardAllMine(cards):
            mine = active_cards(cards, "my+acc" if me else "his+acc", "és")
            spared = ", a figyelmen kívül nem hagyott VÉDELEM szimbólumú kártyák kivételével"
            return do(DISCARD_IT, f"az összes {mine}", spared)
        case e.ShuffleAway():
            what = "a csata- és támogatásterületed összes kártyáját"
            return do(MAKE_SHUFFLE_IT, f"a húzópaklidba {{}} veled {what}")
        case e.ClearCombat(one_stays):
            if one_stays:
                stays = ", egy általam választott aktív karakterkártya kivételével"
                return do(DISCARD_IT, "a csataterületed összes aktív kártyáját", stays)
            both = ", az aktívakat és a már nem aktívakat is"
            return do(DISCARD_IT, "a csataterületed összes kártyáját", both)
        case e.YouDiscard(count):
            return do(MAKE_DISCARD, f"veled {number(count)} általad választott lapot a kezedből")
        case e.IDiscard(count):
            chosen = "általam" if me else "általa"
            return do(DISCARD, f"{number(count)} {chosen} választott lapot {from_hand}")
        case e.HandIntoPile(count):
            hand = "a kezemben" if me else "a kezében"
            first = SHUFFLE_IT_IN, f"{hand} lévő lapokat {into_pile}"
            return Deed((first, (DRAW, f"{number(count)} lapot")))
        case e.Recall():
            stack = "a vezetéskártyáim paklijából" if me else "a vezetéskártyái paklijából"
            return Deed(((SHOW, f"egy másik kártyát {stack}"), (SHUFFLE_IT_IN, into_pile)))
        case e.PlayAchievement():
            dragon = "a szükséges sárkányom" if me else "a szükséges sárkánya"
            return do(PLAY, f"egy kristálykártyát {from_hand}", f", mintha meglenne hozzá {dragon}")
        case e.Forswear(cards):
            further = joined(inflected(cards, "it+acc"), "vagy")
            return After(f"ebben a csatában *nem tehetek le* további {further}")
        case e.RandomDiscard(count):
            whose = "a kezedből" if me else "a másik kezéből"
            drawn = f"véletlenszerűen {{}} {number(count)} lapot {whose}"
            return Deed(((DRAW, drawn), (DISCARD_IT, "" if count == 1 else "őket")))
        case e.HandLimit(size):
            rest = "a fölösleges lapokat te választod ki és dobod el"
            return After(f"*nem lehet* {than(size)} több lap a kezedben; {rest}")
        case e.DiscardMine():
            return do(DISCARD, f"akárhány lapot {from_hand}")
        case e.PutUnder():
            under = "a húzópaklim aljára" if me else "a húzópaklija aljára"
            return do(PUT, f"{under} {{}} akárhány lapot {from_hand}")
        case e.RevealHand():
            return After("fel kell fedned a kezedben lévő lapokat")
        case e.TakeBack(active, other):
            more = "másik " if other else ""
            mine = "kártyámat" if me else "kártyáját"
            zone = "a csataterületem" if me else "a csataterülete"
            what = f"az egyik {more}aktív {mine}" if active else f"{zone} bármelyik {more}kártyáját"
            return do(TAKE_IT_BACK, what)
        case e.SearchPile():
            may = "megmutathatok és kézbe vehetek belőle, aztán megkeverem"
            if not me:
                may = "megmutathat és kézbe vehet belőle, aztán megkeveri"
            return do(LOOK_THROUGH_IT, pile, f"; egy lapot {may}")
        case e.SearchDiscard():
            steps = (LOOK_THROUGH_IT, discards), (SHOW, "belőle egy lapot"), (TAKE_IT, "")
            return Deed(steps)
        case e.TakeDiscards(count):
            taken = f"véletlenszerűen {{}} belőle {number(count)} lapot"
            return Deed(((SHUFFLE_IT, discards), (TAKE, taken)))
        case e.ShuffleDiscards():
            return do(SHUFFLE_IT_IN, f"{discards} {into_pile}")
        case e.Fetch():
            play, load, shuffle = "kijátszhatok", "az egyik hajómra rakhatok", "megkeverem"
            if not me:
                play, load, shuffle = "kijátszhat", "az egyik hajójára rakhat", "megkeveri"
            tail = (
                f"; {play} belőle egy befolyás-kártyát, vagy {load} belőle egy "
                f"karakterkártyát, tápoló-kártyát vagy támogató-kártyát, aztán {shuffle}"
            )
            return do(LOOK_THROUGH_IT, pile, tail)
        case e.LoadNow(up_to):
            most = "egy lapot" if up_to == 1 else f"legfeljebb {number(up_to)} lapot"
            return do(LOAD, f"{most} {{}} {from_hand} erre a hajóra")
        case e.ChangeElement(to):
            names = {e.Element.EARTH: "földre", e.Element.FIRE: "tűzre"}
            return After(f"a csata {names.get(to, 'a másik elemre')} vált")
        case e.Mill():
            return do(PUT_IT, "a dobópaklidra {} a húzópaklid legfelső lapját")
        case e.Attract(count):
            return do(GAIN, f"{number(count)} sárkányt")
        case e.BuyDragon(payment):
            return Deed(((DISCARD, payment_text(payment, from_hand)), (GAIN, "érte egy sárkányt")))
        case e.PreventDragon():
            return do(PLAY_IT, "ezt a kártyát", ": a sárkány ott marad, ahol van")
        case _:
            assert_never(effect)


def to_each_other(effect: e.Single) -> Deed | After | None:
    """What both players do to each other; None for what each does to the own cards."""
    match effect:
        case e.DiscardYours(cards, at_least, spares_last):
            tail = f", ha annak legalább {number(at_least)} ilyen kártyája van" if at_least > 1 else ""
            tail += ", de az utolsó aktív karakterkártyáját nem" if spares_last else ""
            return do(DISCARD_IT, f"a másik egyik {active_cards(cards, 'his+acc', 'vagy')}", tail)
        case e.DiscardAllYours(choices):
            groups = [f"a másik összes {active_cards(cards, 'his+acc', 'és')}" for cards in choices]
            return do(DISCARD_IT, joined(groups, "vagy"))
        case e.ShuffleAway():
            what = "a másikkal annak a csata- és támogatásterületén lévő összes kártyáját"
            return do(MAKE_SHUFFLE_IT, f"a húzópaklijába {{}} {what}")
        case e.ClearCombat(one_stays):
            if one_stays:
                stays = ", egy általa választott aktív karakterkártya kivételével"
                return do(DISCARD_IT, "a másik csataterületének összes aktív kártyáját", stays)
            both = ", az aktívakat és a már nem aktívakat is"
            return do(DISCARD_IT, "a másik csataterületének összes kártyáját", both)
        case e.YouDiscard(count):
            return do(
                MAKE_DISCARD, f"a másikkal {number(count)} lapot annak a kezéből, a másik választása szerint"
            )
        case e.HandLimit(size):
            return do(MAKE_DISCARD, f"a másikkal annyi lapot, hogy annak {number(size)} lapja maradjon")
        case e.RevealHand():
            return do(MAKE_REVEAL_IT, "a másikkal a kezében lévő lapokat")
        case e.Forswear(cards):
            further = joined(inflected(cards, "it+acc"), "vagy")
            return After(f"ebben a csatában egyik játékos *sem tehet le* további {further}")
        case e.ChangeElement(to):
            names = {e.Element.EARTH: "földre", e.Element.FIRE: "tűzre"}
            return do(CHANGE_IT, f"{names.get(to, 'a másik elemre')} {{}} a csatát")
        case e.Mill():
            return do(PUT_IT, "a másik dobópaklijára {} annak a húzópaklijából a legfelső lapot")
        case _:
            return None


def _if_retreat(my_retreat: bool, this: str) -> str:
    return f"ha {this}visszavonulok," if my_retreat else f"ha {this}visszavonulsz,"


def _ban_taking(effect: e.BanTaking) -> str:
    more = "több lapot" if effect.after or effect.holding else "lapot"
    text = f"*nem vehetsz* {more} a húzópaklidból" if effect.pile_only else f"*nem vehetsz* kézbe {more}"
    if effect.after:
        there = " belőle" if effect.pile_only else ""
        return f"a körödben {text}, ha már {number(effect.after)} lapot vettél{there}"
    if effect.holding:
        return f"{text}, amíg {number(effect.holding)} vagy több lap van a kezedben"
    return text


def _ignore_cards(cards: e.Cards, spares_protected: bool) -> str:
    spared = [the(tag_cards(tag)) for tag in tags_in(cards.without_tags)]
    if spares_protected:
        spared.append("a figyelmen kívül nem hagyott VÉDELEM szimbólumú kártyák")
    but = f", {joined(spared, 'és')} kivételével," if spared else ""
    yours = joined([the(noun) for noun in qualified(cards, "your plural")], "és")
    return f"{yours}{but} *figyelmen kívül maradnak*"


def _ignore_texts(except_tags: int, rival: int) -> str:
    spared = joined([the(on_cards(tag)) for tag in tags_in(except_tags)], "és")
    but = f", {spared} lévők kivételével," if spared else ""
    text = f"a speciális hatásaid{but} *figyelmen kívül maradnak*"
    if rival:
        names = joined([TAGS[tag] for tag in tags_in(rival)], "vagy")
        text += (
            f"; ez nem érvényesül, amíg neked is van olyan aktív {names} kártyád, amelynek a hatása "
            "nem marad figyelmen kívül"
        )
    return text


def _discard_yours(effect: e.DiscardYours) -> Deed:
    tail = ""
    if effect.at_least > 1:
        tail += f", ha legalább {number(effect.at_least)} ilyen kártyád van"
    if effect.spares_last_character:
        tail += ", de az utolsó aktív karakterkártyádat nem"
    return do(DISCARD_IT, f"az egyik {active_cards(effect.cards, 'your+acc', 'vagy')}", tail)


def _take_discards(count: int) -> Deed:
    """BM-16.32: the pile is shuffled in any case."""
    tail = f"; véletlenszerűen kézbe vehetek belőle {number(count)} lapot"
    return do(SHUFFLE_IT, "a dobópaklimat", tail)


def sentence_text(sentence: e.Sentence, this_turn: bool = False) -> str:
    """A whole sentence with its moment and, where its owner is free, "-hat/-het"."""
    effect = sentence.what
    told = standing(effect, this_turn)
    if isinstance(effect, e.Draw) and sentence.when == e.When.MY_TURN_END:
        told = deed(effect, Person.I, additional=True)
    may = sentence.may
    if isinstance(effect, e.TakeDiscards) and may:
        told, may = _take_discards(effect.count), False
    match told:
        case Whole(text):
            pass
        case After(text):
            text += ", ha akarom" if may else ""
        case Deed():
            who = Person.BOTH if isinstance(effect, e.EachPlayer) else Person.I
            text = told.said(who, may)
        case _:
            assert_never(told)
    text = f"{OPENINGS[sentence.when]}{text}"
    if sentence.condition is not None:
        text = f"ha {condition_text(sentence.condition)}, {text}"
    return finished(text, sentence.rank)
