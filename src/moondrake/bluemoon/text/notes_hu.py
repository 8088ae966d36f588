"""Hungarian: symbols, rulings and facts of a card's page."""

from typing import Final

from moondrake.bluemoon.effects import Icon
from moondrake.bluemoon.text.notes import Notes, Ruling

GANG: Final = (
    "Ha a csataterületem minden aktív kártyája ehhez a bandához tartozik, letehetek még egy "
    "karakterkártyát a "
    "bandából, és a régebbiek aktívak maradhatnak."
)
BLUFF_LAID: Final = "Ezt a kártyát képpel lefelé letehetem támogató-kártyaként; ha vitatják,"
BLUFF: Final = f"{BLUFF_LAID} {{}} elemű csatában igaz."

NOTES: Final = Notes(
    icons={
        Icon.SHIELD_FIRE: "Tűz elemű csatában nem kell elérnem a hatalmadat.",
        Icon.SHIELD_EARTH: "Föld elemű csatában nem kell elérnem a hatalmadat.",
        Icon.STOP: "E kártya után ebben a körben nem tehetek le több kártyát.",
        Icon.RETRIEVE: "A köröm kezdetén visszavehetem a kezembe ezt a kártyát, amíg aktív.",
        Icon.PROTECTED: "A speciális hatásaid nem érintik ezt a kártyát, amíg aktív.",
        Icon.FREE: "Ez a kártya nem számít bele abba, hány kártyát tehetek le.",
        Icon.PAIR: (
            "Közvetlenül e kártya után letehetem a párját is: azt, amelynek a neve ugyanazzal a szóval "
            "kezdődik."
        ),
        Icon.GANG_COOL: GANG,
        Icon.GANG_TOP: GANG,
        Icon.GANG_FUN: GANG,
        Icon.GANG_NO: GANG,
        Icon.REPLACE: (
            "Vezető fázis kártya kijátszása helyett eldobhatom ezt a lapot a kezemből, és húzhatok egyet."
        ),
        Icon.BLUFF_FIRE: BLUFF.format("tűz"),
        Icon.BLUFF_EARTH: BLUFF.format("föld"),
        Icon.BLUFF_PLAIN: f"{BLUFF_LAID} sosem igaz.",
    },
    rulings={
        Ruling.FIRST_TURN: "A csata legelső körében még nincs elem, amely megváltozhatna.",
        Ruling.CONDITION_MOMENT: (
            "A letétel pillanatában érvényes hatalmad számít; a csata legelső körében a feltétel nem "
            "teljesülhet."
        ),
        Ruling.IGNORED: (
            "A figyelmen kívül hagyott kártya értéke 0, nincs szimbóluma és hatása; a típusa megmarad."
        ),
        Ruling.PROTECTED_STAYS: (
            "A figyelmen kívül nem hagyott VÉDELEM szimbólumú aktív kártyák a helyükön maradnak."
        ),
        Ruling.NEVER_LOWERS: "Ami már nagyobb, az nem csökken.",
        Ruling.MY_CHOICE: (
            "A kártyát én választom; ha több hatás módosítja az értékeimet, úgy, hogy a hatalmam a lehető "
            "legnagyobb legyen."
        ),
        Ruling.DEMAND: (
            "A köröd kezdetétől fizethetsz, mindent vagy semmit; egy lap csak egy követelést teljesíthet."
        ),
        Ruling.DEMAND_PLAY: (
            "A SZABAD kártyák is számítanak; a blöff és a hajó megrakodása támogató-kártya kijátszásának "
            "számít."
        ),
        Ruling.PRINTED: "Az eldobott lapoknál csak a nyomtatott érték számít.",
        Ruling.LOOK_UNDER_BAN: (
            "A lapok kézbe vételét tiltó hatás az elvételt tiltja, az átnézést és a keverést nem."
        ),
        Ruling.NOT_A_DRAW: "Ez lap kézbe vétele, nem húzás.",
        Ruling.REVEALED: "A felfedett lapok felfedve maradnak, amíg a kézben vannak.",
        Ruling.REVEALED_PICK: "A felfedett lapok közül szándékosan is választhatok.",
        Ruling.ONE_DRAGON: "Körönként legfeljebb egy sárkány, akárhány ilyen kártya van kint.",
        Ruling.NOTHING_PAID: (
            "A köröd előtt vonulsz vissza: annak a körnek a követelései már nem teljesíthetők."
        ),
        Ruling.FREE_TOO: "A SZABAD kártya is további kártya.",
        Ruling.BLUFF_BAN: (
            "A blöff támogató-kártyaként kerül le, és megtartja a lap minden más tulajdonságát."
        ),
        Ruling.GANG_GOES_ON: "A banda további tagja ennek ellenére letehető.",
        Ruling.CHARACTER_END: (
            "Csak a karakter fázis végén számít; a figyelmen kívül hagyott karakterkártyák is "
            "számítanak, a letétel "
            "nem tilos."
        ),
        Ruling.END_DRAWS: (
            "Csak a kör végén további lapokat adó hatásokra vonatkozik; a szokásos húzás megmarad."
        ),
        Ruling.CONDITION_ONLY: (
            "Csak a feltétel marad el; a korlátok, a tiltások és az elemváltás megmaradnak."
        ),
        Ruling.YOU_FIRST: "Először az ellenfél cselekszik, azután a kártya kijátszója.",
        Ruling.AS_IF_FREE: (
            "A kártya csak a letétel idejére SZABAD, és ez ugyanúgy figyelmen kívül hagyható, mint a "
            "nyomtatott."
        ),
        Ruling.FIGHT_DRAGONS: (
            "Először a további sárkányok, azután a levonások, de sosem 0 alá; "
            "végül a felső korlátok és a tiltások."
        ),
        Ruling.PRINTED_FIRST: "A nyomtatott értékek minden más, értékekről szóló hatás előtt változnak.",
        Ruling.ONE_KIND: (
            "Csak egyféle kártya: a pár és a banda a saját szabályait követi, a SZABAD nem ad további "
            "kártyát."
        ),
        Ruling.GANG_BROKEN: (
            "Akkor döntök, amikor ez a kártya aktívvá válik; a régi kártyák közti banda ezzel megszűnik."
        ),
        Ruling.CANCELLED: "A játék úgy folytatódik, mintha az eltörölt kártyát le sem tették volna.",
        Ruling.BLUFFS_LIE: "A már letett blöff-kártyák blöffök maradnak.",
        Ruling.PIERCES: "A választott szabályrendszertől függ, hogy a VÉDELEM segít-e e hatás ellen.",
        Ruling.STACK: (
            "A pakli bármelyik kártyája választható, akárhogy került oda, az éppen kijátszott kivételével."
        ),
        Ruling.REPLACED: "A csere nem letétel és nem kijátszás.",
        Ruling.ACTION_CARDS: (
            "Vezető fázis kártya a vezetéskártya, a hajókártya, a Hyla-kártya és a kristálykártya."
        ),
    },
    values="tűz {fire}, föld {earth}",
    capacity="teherbírás {n}",
    moons=("a holdak száma ismeretlen", "1 hold", "{n} hold"),
    limits="pakli: +{cards} lap, +{moons} hold",
    family="{n}. Buka család",
    ours="nem hivatalos név",
    certainty={
        "own": "nem nyomtatott lap",
        "entered": "a lap tulajdonosa adta meg",
        "verified": "",
        "reconstructed": "rekonstruált kártyaadatok",
        "effect-known": "csak a hatása ismert",
        "unknown": "ismeretlen kártyaadatok",
    },
)
