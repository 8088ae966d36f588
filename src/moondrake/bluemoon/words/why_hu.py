"""Reasons and breakdowns in Hungarian. Names stand where they need no suffix."""

from typing import Final

from moondrake.bluemoon.effects import Icon, Kind
from moondrake.bluemoon.explain.reasons import Place, Remedy, Why
from moondrake.bluemoon.questions import Phase
from moondrake.bluemoon.words.why_language import Conditions, Lines, WhyLanguage

LANGUAGE: Final = WhyLanguage(
    reasons={
        Why.GAME_OVER: "A játék véget ért.",
        Why.UNKNOWN: "Ebben a játékban nincs ilyen lap vagy lépés.",
        Why.NOT_SEATED: "Csak az asztalnál ülő játékos cselekedhet.",
        Why.CHANCE_DECIDES: "Ezt a véletlen dönti el, nem valamelyik játékos.",
        Why.NOT_YOUR_CARD: "Ez a lap az ellenfeledé: {card}.",
        Why.NEVER_PLAYED: "Ez a lap a vezetőterületen van, és soha nem játszható ki: {card}.",
        Why.NOT_ASKED: "Most nem te döntesz, hanem {seat}.",
        Why.OTHER_QUESTION: "Egy másik kérdés vár válaszra: {question}",
        Why.NOT_WANTED: "Ezt most semmi sem kéri.",
        Why.ONLY_AS_ANSWER: (
            "Ez beavatkozás-kártya, és csak a szövegében megnevezett pillanatban játszható ki: {card}."
        ),
        Why.WRONG_PHASE: "Ennek az ideje: {phase}.",
        Why.NOT_IN_HAND: "Ez a lap nincs a kezedben, hanem {place} van: {card}.",
        Why.NOT_THERE: "Ez a lap nem választható, mert {place} van: {card}.",
        Why.HAND_CLOSED: (
            "Partot ért egy hajód ({by}), ezért karakter-, tápoló- és támogató-kártyát csak a rakományból "
            "játszhatsz ki, a kezedből nem."
        ),
        Why.NOT_LANDED: "Ez a lap olyan hajón van, amely nem ért partot: {card}.",
        Why.WRONG_KIND: "Ilyen típusú kártya nem használható így: {card}.",
        Why.NO_ICON: "Ezen a lapon nincs {icon} szimbólum: {card}.",
        Why.ICON_IGNORED: ("Ennek a lapnak a szimbóluma ({icon}) figyelmen kívül marad: {card}. Oka: {by}."),
        Why.NOT_ACTIVE: "Ez a lap nem aktív: {card}.",
        Why.MUST_RETREAT: "A kör visszatért erre a pontra, és most már csak kiléphetsz a csatából.",
        Why.STOPPED: "Ebben a körben ÁLLJ! szimbólumos lapot tettél le: {by}.",
        Why.BANNED: "Ezt tiltja: {by}.",
        Why.BANNED_FURTHER: "Ebben a körben minden további lapot tilt: {by}.",
        Why.FORSWORN: "Ezt a csata végéig tiltja a saját lapod: {by}.",
        Why.END_DRAW_BANNED: "A köröd végén további lapok húzását tiltja: {by}.",
        Why.TAKING_BANNED: "Újabb lap kézbe vételét tiltja: {by}.",
        Why.CHALLENGE_BANNED: "A blöff vitatását tiltja: {by}.",
        Why.PROTECTED: "Ezt a lapot a VÉDELEM szimbólum megóvja a speciális hatásaidtól: {card}.",
        Why.RETRIEVE_BLOCKED: (
            "Az ellenfélnek is van aktív lapja VISSZATÉRÉS szimbólummal, és ez gátolja a tiédet: {by}."
        ),
        Why.TEXT_IGNORED: ("Ennek a lapnak a speciális hatása figyelmen kívül marad: {card}. Oka: {by}."),
        Why.BLUFFS_IGNORED: "A blöff-kártyák figyelmen kívül maradnak. Oka: {by}.",
        Why.CONDITION: "Ez a lap csak akkor játszható ki, ha {condition}: {card}.",
        Why.NO_DRAGON: "Kristálykártyához legalább egy saját sárkány kell: {card}.",
        Why.NO_COST: "Nem tudod megadni, amit ennek a lapnak a kijátszása előtt meg kell adni: {card}.",
        Why.ACTION_USED: "Ebben a körben már felhasználtad az egyetlen vezető fázis lépésedet.",
        Why.CHARACTER_PLAYED: "Ebben a körben már kijátszottad az egyetlen karakterkártyádat.",
        Why.FIRST_TURN: "A csata legelső körében nem játszható ki sem tápoló-, sem támogató-kártya.",
        Why.ALLOWANCE_USED: "Ebben a körben már kijátszottad az egyetlen tápoló- vagy támogató-kártyádat.",
        Why.NO_PARTNER: (
            "A PÁR azt engedi, hogy ez a lap közvetlenül valamelyik párja után jöjjön: {card}. "
            "Most egyiket sem tetted le: {by}."
        ),
        Why.PAIR_CLOSED: (
            "A pár második lapjának közvetlenül az első után kell jönnie, és egy pár csak két "
            "lapból áll: {by}."
        ),
        Why.GANG_BROKEN: "A csataterületeden nem minden aktív lap tartozik ehhez a bandához: {by}.",
        Why.FREE_CONDITION: "Ez a lap csak akkor számít SZABAD lapnak, ha {condition}: {card}.",
        Why.NO_SHIP: "A befolyási területeden nincs megrakható hajó.",
        Why.SHIP_FULL: "Nincs több hely ezen: {by}.",
        Why.ALREADY_LANDED: "Ez a hajó már partot ért: {card}.",
        Why.NO_SUCH_TEXT: (
            "Ezen a lapon nincs olyan speciális hatás, amelyet a körödben használhatsz: {card}."
        ),
        Why.TEXT_USED: "Ennek a lapnak a hatását ebben a körben már használtad: {card}.",
        Why.NOTHING_TO_DO: "Most nem lenne hatása.",
        Why.NO_DEMAND: "Ez a lap nem követel tőled semmit: {card}.",
        Why.PAID: "Ennek a lapnak a követelését már teljesítetted: {card}.",
        Why.CANNOT_PAY: "A kezedben lévő lapokkal nem teljesíthető az egész követelés: {card}.",
        Why.SUPERFLUOUS: (
            "Ez a lap nem segít a követelés teljesítésében, vagy egy lap fölösleges lenne: {card}."
        ),
        Why.NO_RETREAT_YET: "A csata legelső körében nem lehet visszavonulni.",
        Why.NO_DECLINE: "Az új csata kezdését csak a csata legelső körében lehet elutasítani.",
        Why.NO_CHARACTER: "Nincs letehető karakterkártyád. Ami tiltja: {by}.",
        Why.CHARACTER_NEEDED: "Karakterkártyát kell kijátszanod.",
        Why.DECISION_NEEDED: "Most döntened kell.",
        Why.ANNOUNCEMENT_NEEDED: "Be kell jelentened a hatalmadat.",
        Why.REFILL_NEEDED: "A kör vége előtt fel kell töltened a kezedet.",
        Why.ALREADY_REFILLED: "Ebben a körben már feltöltötted a kezedet.",
        Why.TOO_WEAK: "A hatalmad {n}, de ennyi kell: {needed}.",
        Why.ELEMENT_FIXED: "A csata már {element} folyik; a hatalmat ebben az elemben kell bejelenteni.",
        Why.OWN_BLUFF: "A blöfföt csak a soron lévő játékos ellenfele vitathatja.",
        Why.NO_BLUFF: "Nincs vitatható blöff.",
        Why.ALREADY_CHALLENGED: "A blöffről már döntöttél.",
        Why.NOT_AN_ANSWER: "Ennek a lapnak a hatása nem illik ahhoz, ami az előbb történt: {card}.",
        Why.NO_MULLIGAN: (
            "Lapokat csak a játék előkészítésekor lehet visszakeverni, és csak ha a szabályváltozat engedi."
        ),
        Why.NOT_DESCRIBED: "Ennek a lapnak a hatása ({by}) nem vonatkozik erre: {card}.",
        Why.TOO_FEW: "Ehhez legalább {n} ilyen lapnak kellene lennie az ellenfélnél.",
        Why.LAST_CHARACTER: "Ez az ellenfél utolsó aktív karakterkártyája, és az kivétel: {card}.",
        Why.CHOSEN_ALREADY: "Ezt a lapot már kiválasztottad: {card}.",
        Why.NOT_REVEALED: "Csak felfedett lapot választhatsz; a többit véletlenszerűen kell húzni.",
        Why.NO_SUCH_PLACE: "Nincs ilyen sorszám: {n}.",
        Why.MUST_CHOOSE: "Ezt, amennyire lehet, végre kell hajtani; itt nem állhatsz meg.",
        Why.TURN_CANNOT_END: (
            "Ezután a köröd már nem érhetne véget szabályosan: legalább {needed} hatalmat kell elérned, és "
            "minden követelést teljesítened kell."
        ),
        Why.NOT_OFFERED: "Ez most nem választható.",
    },
    alone={
        Why.NO_PARTNER: "A paklidban nincs párja ennek: {card}, így a PÁR nem segít.",
        Why.ICON_IGNORED: "Ennek a lapnak a szimbóluma ({icon}) figyelmen kívül marad: {card}.",
        Why.STOPPED: "Ebben a körben ÁLLJ! szimbólumos lapot tettél le.",
        Why.BANNED: "Ezt egy speciális hatás tiltja.",
        Why.TEXT_IGNORED: "Ennek a lapnak a speciális hatása figyelmen kívül marad: {card}.",
        Why.BLUFFS_IGNORED: "A blöff-kártyák figyelmen kívül maradnak.",
        Why.GANG_BROKEN: "A csataterületeden nem minden aktív lap tartozik ehhez a bandához.",
        Why.SHIP_FULL: "Ezen a hajón nincs több hely: {card}.",
        Why.NO_CHARACTER: "Nincs letehető karakterkártyád.",
        Why.NOT_DESCRIBED: "Ez a lap itt nem megfelelő: {card}.",
    },
    remedies={
        Remedy.NONE: "",
        Remedy.WAIT: "Várd meg, amíg ezt kérdezik tőled.",
        Remedy.ANSWER_FIRST: "Előbb arra válaszolj.",
        Remedy.IN_PHASE: "Ebben a körben később megteheted, amikor eljön az ideje: {phase}.",
        Remedy.NEXT_TURN: "Egy későbbi körben megteheted, amikor eljön az ideje: {phase}.",
        Remedy.GET_CARD: "Előbb a kezedbe kell kerülnie.",
        Remedy.FROM_SHIP: "Játssz ki egy lapot a partot ért rakományból.",
        Remedy.LAND_SHIP: "A hajó egy kezdő fázisban érhet partot.",
        Remedy.OTHER_CARD: "Válassz másik lapot.",
        Remedy.LOSE_CARDS: (
            "Akkor válik szabályossá, ha az a lap már nem aktív, vagy maga is figyelmen kívül marad."
        ),
        Remedy.UNSHIELD: "Akkor válik szabályossá, ha az a szimbólum figyelmen kívül marad.",
        Remedy.MEET_CONDITION: "Próbáld újra, amikor ez teljesül.",
        Remedy.GET_PERMISSION: (
            "Egy további lapot engedő speciális hatás vagy a SZABAD szimbólum lehetővé tenné."
        ),
        Remedy.GET_FREE: (
            "Egy továbbihoz SZABAD szimbólum kell, vagy az, hogy a most letett párt vagy bandát egészítse ki."
        ),
        Remedy.FREE_SHIP: "Olyan hajó kell, amely nem ért partot, és van rajta hely.",
        Remedy.DECLINE: "Helyette elutasíthatod az új csata kezdését.",
        Remedy.RETREAT: "Helyette visszavonulhatsz.",
        Remedy.PLAY_CHARACTER: "Játssz ki egyet a felkínált karakterkártyák közül.",
        Remedy.DECIDE: "Vállald a csatát, vagy lépj ki belőle.",
        Remedy.ANNOUNCE: "Jelentsd be föld vagy tűz elemben.",
        Remedy.REFILL: "Előbb töltsd fel a kezedet.",
        Remedy.REACH_POWER: "Érd el ezt a hatalmat, vagy legyen PAJZS szimbólumod ebben az elemben.",
        Remedy.CHOOSE: "Válassz a felkínált válaszok közül.",
        Remedy.OTHER_WAY: (
            "Válassz olyat, ami után a kör még szabályosan véget érhet, vagy lépj ki időben a csatából."
        ),
        Remedy.GET_DRAGON: "Előbb csábíts magadhoz egy sárkányt.",
        Remedy.NEXT_FIGHT: "A következő csatában újra lehetséges.",
        Remedy.NEXT_GAME: "A következő játékban újra lehetséges.",
    },
    still_to_come="Ez a fázis ebben a körben még hátravan.",
    over="Ez a fázis ebben a körben már véget ért.",
    several={
        Remedy.LOSE_CARDS: (
            "Akkor válik szabályossá, ha azok a lapok már nem aktívak, vagy maguk is figyelmen "
            "kívül maradnak."
        ),
    },
    phases={
        Phase.SETUP: "a játék előkészítése",
        Phase.TURN_BEGIN: "kezdő fázis",
        Phase.ACTION: "vezető fázis",
        Phase.DECISION: "csata fázis",
        Phase.CHARACTER: "karakter fázis",
        Phase.BOOST: "tápoló / támogató fázis",
        Phase.ANNOUNCE: "hatalom fázis",
        Phase.AFTER_POWER: "közvetlenül a hatalom bejelentése után",
        Phase.TURN_END: "vége fázis",
    },
    places={
        Place.HAND: "a kezedben",
        Place.DRAW_PILE: "a húzópaklidban",
        Place.DISCARD_PILE: "a dobópaklidban",
        Place.COMBAT: "a csataterületeden",
        Place.SUPPORT: "a támogatásterületeden",
        Place.BLUFF: "lefordítva a támogatásterületeden",
        Place.STACK: "a vezetéskártyáid paklijában",
        Place.INFLUENCE: "a befolyási területen",
        Place.CARGO: "egy hajón",
        Place.LANDED_CARGO: "egy partot ért hajón",
        Place.LAID_OUT: "letett, de még nem aktív lapként az asztalon",
        Place.LEADER: "a vezetőterületen",
        Place.OPPONENT: "máshol",
        Place.ACHIEVEMENT: "a teljesítmény területeden",
    },
    icons={
        Icon.RETRIEVE: "VISSZATÉRÉS",
        Icon.PROTECTED: "VÉDELEM",
        Icon.FREE: "SZABAD",
        Icon.PAIR: "PÁR",
        Icon.GANG_COOL: "BANDA",
        Icon.REPLACE: "CSERE",
        Icon.BLUFF_PLAIN: "BLÖFF",
        Icon.STOP: "ÁLLJ!",
        Icon.SHIELD_FIRE: "PAJZS",
    },
    elements=("föld elemben", "tűz elemben"),
    conditions=Conditions(
        dragons=(
            "az ellenfélnek legalább egy sárkánya van",
            "az ellenfélnek legalább {n} sárkánya van",
        ),
        hand_leads=(
            "az ellenfél kezében legalább eggyel több lap van, mint a tiédben",
            "az ellenfél kezében legalább {n} lappal több van, mint a tiédben",
        ),
        cards="az ellenfél csataterületén és támogatásterületén összesen legalább {n} lap van",
        active_cards="az ellenfél csataterületén és támogatásterületén összesen legalább {n} aktív lap van",
        active="az ellenfélnek legalább {cards} van",
        attacked="legalább {n} hatalommal támadnak",
        attacked_in="{element} legalább {n} hatalommal támadnak",
        empty_fight="a csataterületed és a támogatásterületed üres",
        empty_influence="a befolyási területed üres",
        from_ship="partot ért hajóról játszod ki",
        kinds={
            Kind.CHARACTER: ("egy aktív karakterkártyája", "{n} aktív karakterkártyája"),
            Kind.BOOSTER: ("egy aktív tápoló-kártyája", "{n} aktív tápoló-kártyája"),
            Kind.SUPPORT: ("egy aktív támogató-kártyája", "{n} aktív támogató-kártyája"),
            Kind.SHIP: ("egy hajója", "{n} hajója"),
            Kind.HYLA: ("egy aktív Hyla-kártyája", "{n} aktív Hyla-kártyája"),
            Kind.ACHIEVEMENT: ("egy aktív kristálykártyája", "{n} aktív kristálykártyája"),
        },
        with_symbol=("egy aktív, szimbólumos lapja", "{n} aktív, szimbólumos lapja"),
        with_icon=(
            "egy aktív, érvényesülő {icon} szimbólumú lapja",
            "{n} aktív, érvényesülő {icon} szimbólumú lapja",
        ),
    ),
    lines=Lines(
        power="{seat}: a hatalom {element} {n} ({rules})",
        card="{card}: nyomtatott értéke {n}, ennyit számít: {value} ({rules})",
        layers={
            1: "L1: a nyomtatott érték ennyinek számít: {n} ({rules})",
            2: "L2: az érték a nyomtatott értékek alapján ennyire nő: {n} ({rules})",
            3: "L3: az érték ennyi lesz: {n} ({rules})",
            4: "L4: figyelmen kívül marad, az érték {n} ({rules})",
            5: "L5: a hatalom ennyire nő: {n} ({rules})",
        },
        layers_by={
            1: "L1: a nyomtatott érték ennyinek számít: {n}. Oka: {by} ({rules})",
            2: "L2: az érték a nyomtatott értékek alapján ennyire nő: {n}. Oka: {by} ({rules})",
            3: "L3: az érték ennyi lesz: {n}. Oka: {by} ({rules})",
            4: "L4: figyelmen kívül marad, az érték {n}. Oka: {by} ({rules})",
            5: "L5: a hatalom ennyire nő: {n}. Oka: {by} ({rules})",
        },
        total="az értékek összege: {n} ({rules})",
        no_cards="nincs aktív lap",
        shield="PAJZS ebben az elemben: a másik hatalmat nem kell elérni ({rules})",
        dragons="Ha a másik játékos most visszavonul, {seat} ennyi sárkányt csábít magához: {n} ({rules})",
        first="1 a csatáért; a beszámított lapok száma: {n} ({rules})",
        many="2 a csatáért; a beszámított lapok száma: {n} ({rules})",
        many_by="2 a csatáért; a beszámított lapok száma: {n}. Oka: {by} ({rules})",
        more="{by}: ennyivel több: {n}, így {value} ({rules})",
        fewer="{by}: ennyivel kevesebb: {n}, így {value} ({rules})",
        floor="kevesebb nem lehet, mint {value} ({rules})",
        cap="{by}: legfeljebb {n}, így {value} ({rules})",
        forbidden="{by}: sárkányt nem csábíthat magához, így {value} ({rules})",
    ),
    bluff="blöff-kártya",
    chance="a véletlen",
    no_card="ez a lap",
)
