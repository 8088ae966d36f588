"""Events and reasons in Hungarian. Names stand where they need no suffix."""

from typing import Final

from moondrake.equinox.happenings import Happening
from moondrake.equinox.reasons import Why
from moondrake.equinox.state import Ask
from moondrake.equinox.words.language import Language, ToYou

LANGUAGE: Final = Language(
    events={
        Happening.STARTS: "{seat} a kezdőjátékos.",
        Happening.INVITED: "{creature} részt vesz a tornán.",
        Happening.DRAWN: "{seat} lapot húz: {card}.",
        Happening.ROUND: "Új forduló kezdődik: {n}. forduló.",
        Happening.BET: "{seat} fogad: {creature}, {row}. sor.",
        Happening.SECRET_BET: "{seat} titkos fogadást tesz ezzel a lappal: {card}.",
        Happening.REVEALED: (
            "{seat} felfedi a titkos fogadását: {card}. A kő a bajnokkártyára kerül: {creature}."
        ),
        Happening.PASSED: "{seat} nem fogad.",
        Happening.PLAYED: "{seat} kijátszik egy lapot: {card}. Mező: {creature}, {row}. sor.",
        Happening.TREE_PLAYED: "{seat} kijátszik egy fakártyát: {creature}.",
        Happening.HAND_SHOWN: (
            "{seat} nem tud lapot kijátszani, és megmutatja a kezében lévő lapokat: {cards}."
        ),
        Happening.ABILITY_USED: "{seat} képességet használ: {creature}.",
        Happening.NO_EFFECT: "Nincs hatása: {creature}.",
        Happening.PLAYER_CHOSEN: "{seat} választott játékosa: {other}.",
        Happening.CREATURE_NAMED: "{seat} megnevez egy teremtményt: {creature}.",
        Happening.SET_ASIDE: "{seat} egyik lapja félrekerül: {card}.",
        Happening.TAKEN_BACK: "{seat} visszavesz a kezébe 1 félretett lapot.",
        Happening.STONE_TAKEN: "{seat} visszaveszi a fogadókövét: {creature}, {row}. sor.",
        Happening.SECRET_TAKEN: (
            "{seat} visszaveszi a titkos fogadás kövét; a lap felfedve a dobópaklira kerül: {card}."
        ),
        Happening.STONE_PLACED: "{seat} letesz egy fogadókövet: {creature}, {row}. sor.",
        Happening.CARD_TAKEN: "{seat} a kezébe vesz egy lapot: {card}. Mező: {creature}, {row}. sor.",
        Happening.GIVEN: "{seat} átad egy lapot: {card}. Megkapja: {other}.",
        Happening.HAND_SEEN: (
            "{seat} kezében nincs ilyen lap, ezért megmutatja a kezében lévő "
            "lapokat: {cards}. Megnézi: {other}."
        ),
        Happening.LOOKED_AT: "{other} megnézi {seat} egyik lapját: {card}.",
        Happening.ROBBED: "{other} megtartja {seat} egyik lapját: {card}.",
        Happening.SWAPPED: (
            "{seat} felcseréli két mező látható lapját: {creature}, {row}. sor és "
            "{other_creature}, {other_row}. sor."
        ),
        Happening.REMOVED: "{seat} a dobópaklira tesz egy lapot: {card}. Mező: {creature}, {row}. sor.",
        Happening.DISCARDED: "{seat} eldob egy lapot: {card}.",
        Happening.BURIED: "{seat} képpel lefelé eldob egy lapot: {card}.",
        Happening.LOWEST_SHARED: "Több teremtménynek is a legkisebb az ereje ({n}): a forduló folytatódik.",
        Happening.VANISHED: "{creature} eltűnik a tornáról.",
        Happening.VANISH_CARD: "Eltűnéskártya kerül erre a mezőre: {creature}, {row}. sor.",
        Happening.PILE_EMPTY: "Elfogyott a húzópakli: a játék azonnal véget ér.",
        Happening.TOURNAMENT_OVER: "A torna véget ért.",
        Happening.SCORED: "{seat} eredménye: {n} presztízspont.",
        Happening.WON: "{seat} nyer.",
    },
    hidden={
        Happening.DRAWN: "{seat} lapot húz.",
        Happening.SECRET_BET: "{seat} titkos fogadást tesz.",
        Happening.SET_ASIDE: "{seat} egyik lapja félrekerül.",
        Happening.GIVEN: "{seat} átad egy lapot. Megkapja: {other}.",
        Happening.HAND_SEEN: (
            "{seat} kezében nincs ilyen lap, ezért megmutatja a kezében lévő lapokat. Megnézi: {other}."
        ),
        Happening.LOOKED_AT: "{other} megnézi {seat} egyik lapját.",
        Happening.ROBBED: "{other} megtartja {seat} egyik lapját.",
        Happening.BURIED: "{seat} képpel lefelé eldob egy lapot.",
    },
    several={
        Happening.TAKEN_BACK: "{seat} visszavesz a kezébe {n} félretett lapot.",
        Happening.WON: "{seat} osztozik a győzelmen.",
    },
    stone_from_champion="{seat} visszaveszi a fogadókövét a bajnokkártyáról: {creature}.",
    ability_declined="{seat} nem használja a képességet.",
    to_you=ToYou(
        events={
            Happening.STARTS: "Te vagy a kezdőjátékos.",
            Happening.DRAWN: "Lapot húzol: {card}.",
            Happening.BET: "Fogadsz: {creature}, {row}. sor.",
            Happening.SECRET_BET: "Titkos fogadást teszel ezzel a lappal: {card}.",
            Happening.REVEALED: (
                "Felfeded a titkos fogadásodat: {card}. A kő a bajnokkártyára kerül: {creature}."
            ),
            Happening.PASSED: "Nem fogadsz.",
            Happening.PLAYED: "Kijátszol egy lapot: {card}. Mező: {creature}, {row}. sor.",
            Happening.TREE_PLAYED: "Kijátszol egy fakártyát: {creature}.",
            Happening.HAND_SHOWN: (
                "Nem tudsz lapot kijátszani, és megmutatod a kezedben lévő lapokat: {cards}."
            ),
            Happening.ABILITY_USED: "Képességet használsz: {creature}.",
            Happening.PLAYER_CHOSEN: "Választott játékosod: {other}.",
            Happening.CREATURE_NAMED: "Megnevezel egy teremtményt: {creature}.",
            Happening.SET_ASIDE: "Egyik lapod félrekerül: {card}.",
            Happening.TAKEN_BACK: "Visszaveszel a kezedbe 1 félretett lapot.",
            Happening.STONE_TAKEN: "Visszaveszed a fogadóköved: {creature}, {row}. sor.",
            Happening.SECRET_TAKEN: (
                "Visszaveszed a titkos fogadásod kövét; a lap felfedve a dobópaklira kerül: {card}."
            ),
            Happening.STONE_PLACED: "Leteszel egy fogadókövet: {creature}, {row}. sor.",
            Happening.CARD_TAKEN: "A kezedbe veszel egy lapot: {card}. Mező: {creature}, {row}. sor.",
            Happening.GIVEN: "Átadsz egy lapot: {card}. Megkapja: {other}.",
            Happening.HAND_SEEN: (
                "A kezedben nincs ilyen lap, ezért megmutatod a kezedben lévő "
                "lapokat: {cards}. Megnézi: {other}."
            ),
            Happening.LOOKED_AT: "{other} megnézi egyik lapodat: {card}.",
            Happening.ROBBED: "{other} megtartja egyik lapodat: {card}.",
            Happening.SWAPPED: (
                "Felcseréled két mező látható lapját: {creature}, {row}. sor és "
                "{other_creature}, {other_row}. sor."
            ),
            Happening.REMOVED: "A dobópaklira teszel egy lapot: {card}. Mező: {creature}, {row}. sor.",
            Happening.DISCARDED: "Eldobsz egy lapot: {card}.",
            Happening.BURIED: "Képpel lefelé eldobsz egy lapot: {card}.",
            Happening.SCORED: "Eredményed: {n} presztízspont.",
            Happening.WON: "Nyertél.",
        },
        hidden={
            Happening.DRAWN: "Lapot húzol.",
            Happening.SECRET_BET: "Titkos fogadást teszel.",
            Happening.SET_ASIDE: "Egyik lapod félrekerül.",
            Happening.GIVEN: "Átadsz egy lapot. Megkapja: {other}.",
            Happening.HAND_SEEN: (
                "A kezedben nincs ilyen lap, ezért megmutatod a kezedben lévő lapokat. Megnézi: {other}."
            ),
            Happening.LOOKED_AT: "{other} megnézi egyik lapodat.",
            Happening.ROBBED: "{other} megtartja egyik lapodat.",
            Happening.BURIED: "Képpel lefelé eldobsz egy lapot.",
        },
        several={
            Happening.TAKEN_BACK: "Visszaveszel a kezedbe {n} félretett lapot.",
            Happening.WON: "Osztozol a győzelmen.",
        },
        stone_from_champion="Visszaveszed a fogadóköved a bajnokkártyáról: {creature}.",
        ability_declined="Nem használod a képességet.",
        as_other={
            Happening.PLAYER_CHOSEN: "{seat} téged választ.",
            Happening.GIVEN: "{seat} átad neked egy lapot: {card}.",
            Happening.HAND_SEEN: (
                "{seat} kezében nincs ilyen lap, ezért megmutatja neked a kezében lévő lapokat: {cards}."
            ),
            Happening.LOOKED_AT: "Megnézed {seat} egyik lapját: {card}.",
            Happening.ROBBED: "Megtartod {seat} egyik lapját: {card}.",
        },
        as_other_hidden={
            Happening.GIVEN: "{seat} átad neked egy lapot.",
            Happening.HAND_SEEN: (
                "{seat} kezében nincs ilyen lap, ezért megmutatja neked a kezében lévő lapokat."
            ),
            Happening.LOOKED_AT: "Megnézed {seat} egyik lapját.",
            Happening.ROBBED: "Megtartod {seat} egyik lapját.",
        },
    ),
    reasons={
        Why.GAME_OVER: "A játék véget ért.",
        Why.NO_SUCH_ACTION: "Nincs {n} számú lépéslehetőség.",
        Why.NOT_SEATED: "Csak az asztalnál ülő játékos cselekedhet vagy választható.",
        Why.CHANCE_DECIDES: "Ezt a véletlen dönti el, nem valamelyik játékos.",
        Why.NOT_ASKED: "Most {seat} következik; várd meg, amíg sorra kerülsz.",
        Why.OTHER_QUESTION: "Előbb erre válaszolj: {question}",
        Why.NOT_IN_MATCH: "{creature} nem vesz részt ezen a tornán; válassz olyat, amelyik részt vesz.",
        Why.HAS_VANISHED: "{creature} már eltűnt; válassz még versenyben lévő teremtményt.",
        Why.NOT_VANISHED: "{creature} még versenyben van; itt csak eltűnt teremtmény jöhet szóba.",
        Why.STONE_THERE: (
            "Ezen a mezőn már van, vagy ebben a fordulóban már volt fogadás ({creature}); válassz "
            "másik mezőt."
        ),
        Why.NO_STONE_LEFT: "Nincs több fogadóköved; csak Moosmann segítségével kaphatsz vissza egyet.",
        Why.NOT_YOUR_STONE: "Ott nincs saját fogadóköved ({creature}); válassz egy sajátot.",
        Why.ONLY_ROUND_ONE: "Titkos fogadást csak az 1. fordulóban lehet tenni.",
        Why.ONCE_PER_GAME: "Ebben a játékban már megtetted az egyetlen titkos fogadásodat.",
        Why.SECRET_THIS_TURN: "Titkos fogadás után ebben a lépésben nem játszhatsz ki lapot.",
        Why.NO_SECRET_BET: "Nincs előtted titkos fogadás.",
        Why.NOT_IN_HAND: "Nincs a kezedben ez a lap: {card}.",
        Why.SET_ASIDE: "Ez a lap a lépésed 3. fázisáig félre van téve: {card}.",
        Why.MUST_PLAY: "Lapot kell kijátszanod, vagy megmutatnod, hogy nem tudsz; a fázis nem hagyható ki.",
        Why.CAN_PLAY: (
            "Ki tudod játszani ezt a lapot: {card}. A fázist csak az hagyhatja ki, akinek nincs "
            "kijátszható lapja."
        ),
        Why.MUST_FINISH: "Amit elkezdtél, azt teljesen végre kell hajtani.",
        Why.CHAMELEON_NEEDS_CREATURE: "Nevezd meg, melyik teremtményre kerüljön ez a lap: {card}.",
        Why.NO_TARGET: "Ennek most nincs célpontja, ezért nem lenne hatása; válassz mást.",
        Why.NOT_WANTED: "Ezt most egyetlen képesség vagy fakártya sem kéri.",
        Why.NOT_YOURSELF: "Másik játékost válassz, ne magadat.",
        Why.TOO_FEW_CARDS: "{seat} kezében {n} lapnál kevesebb van.",
        Why.HIT_ALREADY: "{seat} előtt már vannak félretett lapok.",
        Why.LATER_ROW: "Ez a sor még nem nyílt meg: {row}. sor. Válaszd az aktuális vagy egy korábbi sort.",
        Why.NO_CARD_THERE: "Ezen a mezőn nincs lap: {creature}, {row}. sor.",
        Why.NOTHING_TO_SWAP: (
            "Ezt a mezőt nem lehet felcserélni ({creature}); egy teremtmény két olyan mezője "
            "kell hozzá, amelyen van lap."
        ),
        Why.OTHER_CREATURE_NEEDED: "Másik teremtményt válassz, ne ezt: {creature}.",
        Why.NOT_VISIBLE: "Ez a lap nem látható az asztalon: {card}.",
        Why.WRONG_CARD: "Ez a lap nem megfelelő; olyat válassz, amilyet a hatás kér.",
        Why.NOT_LOOKED_AT: "Ez a lap nincs a kihúzottak között: {card}. Azok közül tarts meg egyet.",
        Why.TAKES_PART: "{creature} már részt vesz.",
        Why.NOT_OFFERED: "Ez most nem választható.",
    },
    questions={
        Ask.START: "Ki kezd?",
        Ask.INVITE: "Melyik teremtmény vegyen részt?",
        Ask.DEAL: "Melyik lapot húzzák?",
        Ask.BET: "Fogadsz, felfedsz, vagy kihagyod?",
        Ask.PLAY: "Melyik lapot játszod ki?",
        Ask.ABILITY: "Használod a képességet?",
        Ask.TARGET: "Mit választasz?",
        Ask.CREATURE: "Melyik teremtményt nevezed meg?",
        Ask.SECOND_FIELD: "Melyik mezővel cserélsz?",
        Ask.GIVE: "Melyik lapot adod?",
        Ask.PICK: "Melyik lapot húzzák ki a kézből?",
        Ask.KEEP: "Melyik lapot tartod meg?",
        Ask.DISCARD: "Eldobsz egy lapot?",
    },
    chameleon="Kaméleon",
    no_cards="nincs lap",
    somebody="valaki",
    chance="a véletlen",
    decimal=",",
)
