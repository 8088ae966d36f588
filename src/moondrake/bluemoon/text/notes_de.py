"""German: symbols, rulings and facts of a card's page."""

from typing import Final

from moondrake.bluemoon.effects import Icon
from moondrake.bluemoon.text.notes import Notes, Ruling

GANG: Final = (
    "Gehören alle aktiven Karten meines Kampfbereichs zu dieser Gang, darf ich einen weiteren Charakter "
    "der Gang auslegen und die älteren aktiv lassen."
)
BLUFF: Final = (
    "Ich darf diese Karte verdeckt als Unterstützung auslegen; bei „Farbe bekennen“ stimmt sie in einem "
    "Kampf um {}."
)

NOTES: Final = Notes(
    icons={
        Icon.SHIELD_FIRE: "In einem Kampf um Feuer muss ich deine Stärke nicht erreichen.",
        Icon.SHIELD_EARTH: "In einem Kampf um Erde muss ich deine Stärke nicht erreichen.",
        Icon.STOP: "Nach dieser Karte darf ich in diesem Zug keine weitere Karte auslegen.",
        Icon.RETRIEVE: (
            "Zu Beginn meines Zuges darf ich diese Karte wieder auf die Hand nehmen, solange sie aktiv ist."
        ),
        Icon.PROTECTED: "Deine Sonderfunktionen betreffen diese Karte nicht, solange sie aktiv ist.",
        Icon.FREE: "Diese Karte zählt nicht für die Anzahl der Karten, die ich auslegen darf.",
        Icon.PAIR: (
            "Unmittelbar nach dieser Karte darf ich eine zweite Karte ihres Paares auslegen: mit demselben "
            "ersten Wort im Namen."
        ),
        Icon.GANG_COOL: GANG,
        Icon.GANG_TOP: GANG,
        Icon.GANG_FUN: GANG,
        Icon.GANG_NO: GANG,
        Icon.REPLACE: (
            "Statt eine Aktionskarte auszuspielen, darf ich diese Karte von der Hand abwerfen und eine Karte "
            "nachziehen."
        ),
        Icon.BLUFF_FIRE: BLUFF.format("Feuer"),
        Icon.BLUFF_EARTH: BLUFF.format("Erde"),
        Icon.BLUFF_PLAIN: (
            "Ich darf diese Karte verdeckt als Unterstützung auslegen; bei „Farbe bekennen“ stimmt sie nie."
        ),
    },
    rulings={
        Ruling.FIRST_TURN: "Im ersten Zug eines Kampfes gibt es noch kein Element, das wechseln könnte.",
        Ruling.CONDITION_MOMENT: (
            "Es zählt deine Stärke im Augenblick des Auslegens; im ersten Zug eines Kampfes ist die "
            "Bedingung "
            "nicht erfüllbar."
        ),
        Ruling.IGNORED: (
            "Eine ignorierte Karte hat den Wert 0 und weder Symbole noch Sonderfunktion; sie bleibt eine "
            "Karte "
            "ihrer Art."
        ),
        Ruling.PROTECTED_STAYS: "Aktive Karten mit nicht ignoriertem GESCHÜTZT bleiben liegen.",
        Ruling.NEVER_LOWERS: "Was schon höher ist, sinkt nicht.",
        Ruling.MY_CHOICE: (
            "Ich wähle die Karte; ändern mehrere Sonderfunktionen meine Werte, wähle ich so, dass meine "
            "Stärke "
            "möglichst groß wird."
        ),
        Ruling.DEMAND: (
            "Du darfst ab Beginn deines Zuges zahlen, ganz oder gar nicht; keine Karte bedient zwei "
            "Forderungen."
        ),
        Ruling.DEMAND_PLAY: (
            "Karten mit FREI zählen mit; ein Bluff oder das Laden eines Schiffes gilt als Ausspielen einer "
            "Unterstützung."
        ),
        Ruling.PRINTED: "Für das Abwerfen zählen nur aufgedruckte Werte.",
        Ruling.LOOK_UNDER_BAN: (
            "Ein Verbot, Karten zu nehmen, verbietet das Nehmen, nicht das Durchsehen und Mischen."
        ),
        Ruling.NOT_A_DRAW: "Das ist ein Nehmen auf die Hand, kein Nachziehen.",
        Ruling.REVEALED: "Aufgedeckte Karten bleiben aufgedeckt, solange sie auf der Hand sind.",
        Ruling.REVEALED_PICK: "Aufgedeckte Karten darf ich gezielt wählen.",
        Ruling.ONE_DRAGON: "Nie mehr als ein Drache pro Zug, egal wie viele ausliegen.",
        Ruling.NOTHING_PAID: (
            "Du ziehst dich vor deinem Zug zurück: Forderungen dieses Zuges lassen sich nicht mehr bedienen."
        ),
        Ruling.FREE_TOO: "Auch Karten mit FREI sind weitere Karten.",
        Ruling.BLUFF_BAN: (
            "Ein Bluff wird als Unterstützung ausgelegt und behält alle anderen Eigenschaften seiner Karte."
        ),
        Ruling.GANG_GOES_ON: "Ein weiteres Mitglied einer Gang darf trotzdem ausgelegt werden.",
        Ruling.CHARACTER_END: (
            "Gezählt wird erst am Ende der Charakterphase; ignorierte Charaktere zählen mit, das "
            "Auslegen ist "
            "nicht verboten."
        ),
        Ruling.END_DRAWS: (
            "Gemeint sind nur Sonderfunktionen mit zusätzlichen Karten am Zugende; das normale "
            "Nachziehen bleibt."
        ),
        Ruling.CONDITION_ONLY: (
            "Nur die Bedingung entfällt; Beschränkungen, Verbote und der Wechsel des Elements bleiben."
        ),
        Ruling.YOU_FIRST: "Zuerst handelt der Gegner, dann der Spieler der Karte.",
        Ruling.AS_IF_FREE: (
            "Die Karte hat FREI nur für das Auslegen; es kann wie ein aufgedrucktes ignoriert werden."
        ),
        Ruling.FIGHT_DRAGONS: (
            "Zuerst zusätzliche Drachen, dann die Abzüge, nie unter 0; danach Höchstzahlen und Verbote."
        ),
        Ruling.PRINTED_FIRST: "Aufgedruckte Werte ändern sich vor allen anderen Sonderfunktionen über Werte.",
        Ruling.ONE_KIND: (
            "Nur eine Kartenart: Ein Paar oder eine Gang folgt ihren eigenen Regeln, FREI gibt keine "
            "weitere Karte."
        ),
        Ruling.GANG_BROKEN: (
            "Ich entscheide, wenn diese Karte aktiv wird; eine Gang unter den alten Karten ist damit "
            "gesprengt."
        ),
        Ruling.CANCELLED: "Das Spiel geht weiter, als wäre die ungültige Karte nie ausgelegt worden.",
        Ruling.BLUFFS_LIE: "Bluffs, die schon ausliegen, bleiben Bluffs.",
        Ruling.PIERCES: "Ob GESCHÜTZT gegen diese Sonderfunktion hilft, hängt vom Regelwerk ab.",
        Ruling.STACK: (
            "Jede Karte des Stapels ist wählbar, egal wie sie dorthin kam, außer der gerade ausgespielten."
        ),
        Ruling.REPLACED: "Ersetzen ist weder Auslegen noch Ausspielen.",
        Ruling.ACTION_CARDS: "Aktionskarten sind Anführeraktionen, Schiffe, Hyla-Karten und Kristallkarten.",
    },
    values="Feuer {fire}, Erde {earth}",
    capacity="Schiffskapazität {n}",
    moons=("Monde unbekannt", "1 Mond", "{n} Monde"),
    limits="Kartenset +{cards} Karten, +{moons} Monde",
    family="Buka-Familie {n}",
    ours="inoffizieller Name",
    certainty={
        "own": "keine gedruckte Karte",
        "entered": "vom Besitzer der Karte eingegeben",
        "verified": "",
        "reconstructed": "rekonstruierte Kartendaten",
        "effect-known": "nur die Wirkung ist bekannt",
        "unknown": "Kartendaten unbekannt",
    },
)
