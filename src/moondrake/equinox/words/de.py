"""Events and reasons in German."""

from typing import Final

from moondrake.equinox.happenings import Happening
from moondrake.equinox.reasons import Why
from moondrake.equinox.state import Ask
from moondrake.equinox.words.language import Language, ToYou

LANGUAGE: Final = Language(
    events={
        Happening.STARTS: "{seat} beginnt.",
        Happening.INVITED: "{creature} nimmt am Turnier teil.",
        Happening.DRAWN: "{seat} zieht {card}.",
        Happening.ROUND: "Runde {n} beginnt.",
        Happening.BET: "{seat} wettet auf {creature} in Reihe {row}.",
        Happening.SECRET_BET: "{seat} gibt mit {card} eine geheime Wette ab.",
        Happening.REVEALED: (
            "{seat} deckt die geheime Wette auf: {card}. Der Stein kommt auf die Championkarte von "
            "{creature}."
        ),
        Happening.PASSED: "{seat} wettet nicht.",
        Happening.PLAYED: "{seat} spielt {card} auf {creature} in Reihe {row}.",
        Happening.TREE_PLAYED: "{seat} spielt {creature}.",
        Happening.HAND_SHOWN: "{seat} kann keine Karte spielen und zeigt die Hand: {cards}.",
        Happening.ABILITY_USED: "{seat} nutzt die Spezialfähigkeit von {creature}.",
        Happening.NO_EFFECT: "{creature} bleibt ohne Wirkung.",
        Happening.PLAYER_CHOSEN: "{seat} wählt {other}.",
        Happening.CREATURE_NAMED: "{seat} nennt {creature}.",
        Happening.SET_ASIDE: "{card} von {seat} wird beiseitegelegt.",
        Happening.TAKEN_BACK: "{seat} nimmt 1 beiseitegelegte Karte zurück auf die Hand.",
        Happening.STONE_TAKEN: "{seat} nimmt den Wettstein auf {creature} in Reihe {row} zurück.",
        Happening.SECRET_TAKEN: (
            "{seat} nimmt den Stein der geheimen Wette zurück; {card} kommt offen auf den Ablagestapel."
        ),
        Happening.STONE_PLACED: "{seat} setzt einen Wettstein auf {creature} in Reihe {row}.",
        Happening.CARD_TAKEN: "{seat} nimmt {card} von {creature} in Reihe {row} auf die Hand.",
        Happening.GIVEN: "{seat} gibt {other} die Karte {card}.",
        Happening.HAND_SEEN: "{seat} hat keine solche Karte und zeigt {other} die Hand: {cards}.",
        Happening.LOOKED_AT: "{other} sieht sich {card} von {seat} an.",
        Happening.ROBBED: "{other} behält {card} von {seat}.",
        Happening.SWAPPED: (
            "{seat} tauscht die sichtbaren Karten von {creature} in Reihe {row} "
            "und {other_creature} in Reihe {other_row}."
        ),
        Happening.REMOVED: "{seat} legt {card} von {creature} in Reihe {row} auf den Ablagestapel.",
        Happening.DISCARDED: "{seat} wirft {card} ab.",
        Happening.BURIED: "{seat} wirft {card} verdeckt ab.",
        Happening.LOWEST_SHARED: (
            "Mehrere Kreaturen teilen sich die niedrigste Stärke {n}: Die Runde geht weiter."
        ),
        Happening.VANISHED: "{creature} verschwindet aus dem Turnier.",
        Happening.VANISH_CARD: "Eine Verschwindekarte kommt auf {creature} in Reihe {row}.",
        Happening.PILE_EMPTY: "Der Nachziehstapel ist leer: Das Spiel endet sofort.",
        Happening.TOURNAMENT_OVER: "Das Turnier ist zu Ende.",
        Happening.SCORED: "{seat} hat {n} Prestigepunkt.",
        Happening.WON: "{seat} gewinnt.",
    },
    hidden={
        Happening.DRAWN: "{seat} zieht eine Karte.",
        Happening.SECRET_BET: "{seat} gibt eine geheime Wette ab.",
        Happening.SET_ASIDE: "Eine Karte von {seat} wird beiseitegelegt.",
        Happening.GIVEN: "{seat} gibt {other} eine Karte.",
        Happening.HAND_SEEN: "{seat} hat keine solche Karte und zeigt {other} die Hand.",
        Happening.LOOKED_AT: "{other} sieht sich eine Karte von {seat} an.",
        Happening.ROBBED: "{other} behält eine Karte von {seat}.",
        Happening.BURIED: "{seat} wirft eine Karte verdeckt ab.",
    },
    several={
        Happening.TAKEN_BACK: "{seat} nimmt {n} beiseitegelegte Karten zurück auf die Hand.",
        Happening.SCORED: "{seat} hat {n} Prestigepunkte.",
        Happening.WON: "{seat} teilt sich den Sieg.",
    },
    stone_from_champion="{seat} nimmt den Wettstein auf der Championkarte von {creature} zurück.",
    ability_declined="{seat} nutzt die Spezialfähigkeit nicht.",
    to_you=ToYou(
        events={
            Happening.STARTS: "Du beginnst.",
            Happening.DRAWN: "Du ziehst {card}.",
            Happening.BET: "Du wettest auf {creature} in Reihe {row}.",
            Happening.SECRET_BET: "Du gibst mit {card} eine geheime Wette ab.",
            Happening.REVEALED: (
                "Du deckst deine geheime Wette auf: {card}. Der Stein kommt auf die Championkarte von "
                "{creature}."
            ),
            Happening.PASSED: "Du wettest nicht.",
            Happening.PLAYED: "Du spielst {card} auf {creature} in Reihe {row}.",
            Happening.TREE_PLAYED: "Du spielst {creature}.",
            Happening.HAND_SHOWN: "Du kannst keine Karte spielen und zeigst deine Hand: {cards}.",
            Happening.ABILITY_USED: "Du nutzt die Spezialfähigkeit von {creature}.",
            Happening.PLAYER_CHOSEN: "Du wählst {other}.",
            Happening.CREATURE_NAMED: "Du nennst {creature}.",
            Happening.SET_ASIDE: "Deine Karte {card} wird beiseitegelegt.",
            Happening.TAKEN_BACK: "Du nimmst 1 beiseitegelegte Karte zurück auf die Hand.",
            Happening.STONE_TAKEN: "Du nimmst den Wettstein auf {creature} in Reihe {row} zurück.",
            Happening.SECRET_TAKEN: (
                "Du nimmst den Stein deiner geheimen Wette zurück; {card} kommt offen auf den Ablagestapel."
            ),
            Happening.STONE_PLACED: "Du setzt einen Wettstein auf {creature} in Reihe {row}.",
            Happening.CARD_TAKEN: "Du nimmst {card} von {creature} in Reihe {row} auf die Hand.",
            Happening.GIVEN: "Du gibst {other} die Karte {card}.",
            Happening.HAND_SEEN: "Du hast keine solche Karte und zeigst {other} deine Hand: {cards}.",
            Happening.LOOKED_AT: "{other} sieht sich deine Karte {card} an.",
            Happening.ROBBED: "{other} behält deine Karte {card}.",
            Happening.SWAPPED: (
                "Du tauschst die sichtbaren Karten von {creature} in Reihe {row} "
                "und {other_creature} in Reihe {other_row}."
            ),
            Happening.REMOVED: "Du legst {card} von {creature} in Reihe {row} auf den Ablagestapel.",
            Happening.DISCARDED: "Du wirfst {card} ab.",
            Happening.BURIED: "Du wirfst {card} verdeckt ab.",
            Happening.SCORED: "Du hast {n} Prestigepunkt.",
            Happening.WON: "Du gewinnst.",
        },
        hidden={
            Happening.DRAWN: "Du ziehst eine Karte.",
            Happening.SECRET_BET: "Du gibst eine geheime Wette ab.",
            Happening.SET_ASIDE: "Eine deiner Karten wird beiseitegelegt.",
            Happening.GIVEN: "Du gibst {other} eine Karte.",
            Happening.HAND_SEEN: "Du hast keine solche Karte und zeigst {other} deine Hand.",
            Happening.LOOKED_AT: "{other} sieht sich eine deiner Karten an.",
            Happening.ROBBED: "{other} behält eine deiner Karten.",
            Happening.BURIED: "Du wirfst eine Karte verdeckt ab.",
        },
        several={
            Happening.TAKEN_BACK: "Du nimmst {n} beiseitegelegte Karten zurück auf die Hand.",
            Happening.SCORED: "Du hast {n} Prestigepunkte.",
            Happening.WON: "Du teilst dir den Sieg.",
        },
        stone_from_champion="Du nimmst den Wettstein auf der Championkarte von {creature} zurück.",
        ability_declined="Du nutzt die Spezialfähigkeit nicht.",
        as_other={
            Happening.PLAYER_CHOSEN: "{seat} wählt dich.",
            Happening.GIVEN: "{seat} gibt dir die Karte {card}.",
            Happening.HAND_SEEN: "{seat} hat keine solche Karte und zeigt dir die Hand: {cards}.",
            Happening.LOOKED_AT: "Du siehst dir {card} von {seat} an.",
            Happening.ROBBED: "Du behältst {card} von {seat}.",
        },
        as_other_hidden={
            Happening.GIVEN: "{seat} gibt dir eine Karte.",
            Happening.HAND_SEEN: "{seat} hat keine solche Karte und zeigt dir die Hand.",
            Happening.LOOKED_AT: "Du siehst dir eine Karte von {seat} an.",
            Happening.ROBBED: "Du behältst eine Karte von {seat}.",
        },
    ),
    reasons={
        Why.GAME_OVER: "Das Spiel ist zu Ende.",
        Why.NO_SUCH_ACTION: "Eine Aktion mit der Nummer {n} gibt es nicht.",
        Why.NOT_SEATED: "Nur wer am Tisch sitzt, kann handeln oder gewählt werden.",
        Why.CHANCE_DECIDES: "Das entscheidet der Zufall, kein Spieler.",
        Why.NOT_ASKED: "Jetzt ist {seat} gefragt; warte, bis du an der Reihe bist.",
        Why.OTHER_QUESTION: "Beantworte zuerst diese Frage: {question}",
        Why.NOT_IN_MATCH: "{creature} nimmt an diesem Turnier nicht teil; wähle eine Kreatur, die teilnimmt.",
        Why.HAS_VANISHED: "{creature} ist verschwunden; wähle eine Kreatur, die noch im Turnier ist.",
        Why.NOT_VANISHED: "{creature} ist noch im Turnier; hier geht es nur um verschwundene Kreaturen.",
        Why.STONE_THERE: (
            "Auf diesem Feld von {creature} liegt oder lag in dieser Runde schon eine Wette; wähle "
            "ein anderes."
        ),
        Why.NO_STONE_LEFT: "Du hast keinen Wettstein mehr; nur Moosmann bringt einen zurück.",
        Why.NOT_YOUR_STONE: "Dort liegt auf {creature} kein Wettstein von dir; wähle einen eigenen.",
        Why.ONLY_ROUND_ONE: "Geheime Wetten gibt es nur in Runde 1.",
        Why.ONCE_PER_GAME: "Du hast deine einzige geheime Wette in diesem Spiel schon abgegeben.",
        Why.SECRET_THIS_TURN: "Nach einer geheimen Wette wird in diesem Zug keine Karte gespielt.",
        Why.NO_SECRET_BET: "Vor dir liegt keine geheime Wette.",
        Why.NOT_IN_HAND: "{card} ist nicht auf deiner Hand.",
        Why.SET_ASIDE: "{card} liegt bis zu Schritt 3 deines Zuges beiseite.",
        Why.MUST_PLAY: (
            "Du musst eine Karte spielen oder zeigen, dass du keine spielen kannst; überspringen geht nicht."
        ),
        Why.CAN_PLAY: "Du kannst {card} spielen; überspringen darf nur, wer keine spielbare Karte hat.",
        Why.MUST_FINISH: "Was begonnen ist, wird vollständig ausgeführt.",
        Why.CHAMELEON_NEEDS_CREATURE: "Nenne für {card} eine Kreatur, auf die die Karte gelegt wird.",
        Why.NO_TARGET: "Das hat jetzt kein Ziel und keine Wirkung; wähle etwas anderes.",
        Why.NOT_WANTED: "Danach fragt jetzt keine Fähigkeit und keine Baumkarte.",
        Why.NOT_YOURSELF: "Wähle einen anderen Spieler, nicht dich selbst.",
        Why.TOO_FEW_CARDS: "{seat} hat weniger als {n} Karten auf der Hand.",
        Why.HIT_ALREADY: "Vor {seat} liegen schon beiseitegelegte Karten.",
        Why.LATER_ROW: "Reihe {row} ist noch nicht offen; wähle die aktuelle oder eine frühere Reihe.",
        Why.NO_CARD_THERE: "Auf {creature} liegt in Reihe {row} keine Karte.",
        Why.NOTHING_TO_SWAP: (
            "Dieses Feld von {creature} lässt sich nicht tauschen; es braucht zwei Felder einer "
            "Kreatur mit je einer Karte."
        ),
        Why.OTHER_CREATURE_NEEDED: "Wähle eine andere Kreatur als {creature}.",
        Why.NOT_VISIBLE: "{card} liegt nicht sichtbar auf dem Tisch.",
        Why.WRONG_CARD: "Diese Karte passt nicht; wähle eine von der verlangten Art.",
        Why.NOT_LOOKED_AT: "{card} gehört nicht zu den gezogenen Karten; behalte eine von diesen.",
        Why.TAKES_PART: "{creature} nimmt schon teil.",
        Why.NOT_OFFERED: "Das steht jetzt nicht zur Wahl.",
    },
    questions={
        Ask.START: "Wer beginnt?",
        Ask.INVITE: "Welche Kreatur nimmt teil?",
        Ask.DEAL: "Welche Karte wird gezogen?",
        Ask.BET: "Willst du wetten, aufdecken oder überspringen?",
        Ask.PLAY: "Welche Karte spielst du?",
        Ask.ABILITY: "Nutzt du die Spezialfähigkeit?",
        Ask.TARGET: "Was wählst du?",
        Ask.CREATURE: "Welche Kreatur nennst du?",
        Ask.SECOND_FIELD: "Mit welchem Feld tauschst du?",
        Ask.GIVE: "Welche Karte gibst du?",
        Ask.PICK: "Welche Handkarte wird gezogen?",
        Ask.KEEP: "Welche Karte behältst du?",
        Ask.DISCARD: "Wirfst du eine Karte ab?",
    },
    chameleon="Chamäleon",
    no_cards="keine Karten",
    somebody="jemand",
    chance="der Zufall",
    decimal=",",
)
