"""Reasons and breakdowns in German. Card names stand in quotation marks and are not declined."""

from typing import Final

from moondrake.bluemoon.effects import Icon, Kind
from moondrake.bluemoon.explain.reasons import Place, Remedy, Why
from moondrake.bluemoon.questions import Phase
from moondrake.bluemoon.words.why_language import Conditions, Lines, WhyLanguage

LANGUAGE: Final = WhyLanguage(
    reasons={
        Why.GAME_OVER: "Das Spiel ist zu Ende.",
        Why.UNKNOWN: "Eine solche Karte oder Handlung gibt es in diesem Spiel nicht.",
        Why.NOT_SEATED: "Nur wer am Tisch sitzt, darf handeln.",
        Why.CHANCE_DECIDES: "Darüber entscheidet der Zufall, kein Spieler.",
        Why.NOT_YOUR_CARD: "{card} gehört deinem Gegner.",
        Why.NEVER_PLAYED: "{card} liegt im Anführerbereich und wird nie ausgespielt.",
        Why.NOT_ASKED: "Du bist gerade nicht gefragt, sondern {seat}.",
        Why.OTHER_QUESTION: "Eine andere Frage ist offen: {question}",
        Why.NOT_WANTED: "Danach fragt gerade nichts.",
        Why.ONLY_AS_ANSWER: (
            "{card} ist eine Intervention und wird in dem Moment ausgespielt, den ihr Text nennt."
        ),
        Why.WRONG_PHASE: "Das geschieht {phase}.",
        Why.NOT_IN_HAND: "{card} ist nicht auf deiner Hand, sondern liegt {place}.",
        Why.NOT_THERE: "{card} gehört nicht zu den Karten, um die es geht, sondern liegt {place}.",
        Why.HAND_CLOSED: (
            "Es ist ein Schiff angelandet ({by}); deshalb kommen Charaktere, Verstärkungen und "
            "Unterstützungen aus der "
            "Ladung und nicht aus der Hand."
        ),
        Why.NOT_LANDED: "{card} liegt auf einem Schiff, das nicht angelandet ist.",
        Why.WRONG_KIND: "Eine Karte dieser Art kann man so nicht einsetzen: {card}.",
        Why.NO_ICON: "{card} hat kein Symbol {icon}.",
        Why.ICON_IGNORED: "Das Symbol {icon} von {card} wird wegen {by} ignoriert.",
        Why.NOT_ACTIVE: "{card} ist nicht aktiv.",
        Why.MUST_RETREAT: (
            "Der Zug ging an diesen Punkt zurück; jetzt darfst du den Kampf nur noch verlassen."
        ),
        Why.STOPPED: "Du hast in diesem Zug eine Karte mit STOPP ausgelegt: {by}.",
        Why.BANNED: "Das ist durch {by} verboten.",
        Why.BANNED_FURTHER: "Eine weitere Karte in diesem Zug ist durch {by} verboten.",
        Why.FORSWORN: "Bis zum Ende des Kampfes ist das durch eine eigene Karte verboten: {by}.",
        Why.END_DRAW_BANNED: "Am Zugende zusätzliche Karten nachzuziehen, ist durch {by} verboten.",
        Why.TAKING_BANNED: "Eine weitere Karte zu nehmen, ist durch {by} verboten.",
        Why.CHALLENGE_BANNED: "„Farbe bekennen“ auszusprechen, ist durch {by} verboten.",
        Why.PROTECTED: "{card} ist vor deinen Sonderfunktionen GESCHÜTZT.",
        Why.RETRIEVE_BLOCKED: (
            "Auch dein Gegner hat aktive Symbole WIEDERAUFNEHMEN, und sie sperren deine: {by}."
        ),
        Why.TEXT_IGNORED: "Die Sonderfunktion von {card} wird wegen {by} ignoriert.",
        Why.BLUFFS_IGNORED: "BLUFF-Unterstützungen werden wegen {by} ignoriert.",
        Why.CONDITION: "{card} darf nur ausgespielt werden, wenn {condition}.",
        Why.NO_DRAGON: "Für eine Kristallkarte brauchst du mindestens einen eigenen Drachen: {card}.",
        Why.NO_COST: "Was vor dem Auslegen von {card} abzugeben ist, kannst du nicht abgeben.",
        Why.ACTION_USED: "Deine eine Aktion in diesem Zug ist schon verbraucht.",
        Why.CHARACTER_PLAYED: "Du hast in diesem Zug schon deinen einen Charakter ausgespielt.",
        Why.FIRST_TURN: (
            "Im ersten Zug eines Kampfes sind weder Verstärkungen noch Unterstützungen erlaubt."
        ),
        Why.ALLOWANCE_USED: (
            "Du hast in diesem Zug schon deine eine Verstärkung oder Unterstützung ausgespielt."
        ),
        Why.NO_PARTNER: (
            "Mit PAAR darf {card} unmittelbar auf eine Partnerkarte folgen, "
            "und keine davon wurde gerade ausgelegt: {by}."
        ),
        Why.PAIR_CLOSED: (
            "Die zweite Karte eines Paares muss der ersten unmittelbar folgen, und ein Paar hat "
            "nur zwei Karten: {by}."
        ),
        Why.GANG_BROKEN: "Nicht alle deine aktiven Karten im Kampfbereich gehören zu dieser Gang: {by}.",
        Why.FREE_CONDITION: "{card} gilt nur dann als FREI, wenn {condition}.",
        Why.NO_SHIP: "In deinem Einflussbereich liegt kein Schiff, das du beladen könntest.",
        Why.SHIP_FULL: "Auf {by} ist kein Platz mehr.",
        Why.ALREADY_LANDED: "{card} ist schon angelandet.",
        Why.NO_SUCH_TEXT: "{card} hat keine Sonderfunktion, die man in seinem Zug nutzt.",
        Why.TEXT_USED: "Die Sonderfunktion von {card} ist in diesem Zug schon genutzt.",
        Why.NOTHING_TO_DO: "Es hätte jetzt keine Wirkung.",
        Why.NO_DEMAND: "{card} fordert nichts von dir.",
        Why.PAID: "Die Forderung von {card} ist schon bedient.",
        Why.CANNOT_PAY: "Mit deinen Handkarten lässt sich die Forderung von {card} nicht ganz bedienen.",
        Why.SUPERFLUOUS: "{card} trägt zur Forderung nichts bei, oder eine Karte wäre überflüssig.",
        Why.NO_RETREAT_YET: "Im ersten Zug eines Kampfes darf sich niemand zurückziehen.",
        Why.NO_DECLINE: "Auf den Kampfbeginn verzichten kann man nur im ersten Zug eines Kampfes.",
        Why.NO_CHARACTER: "Du hast keinen Charakter, den du auslegen könntest. Im Weg: {by}.",
        Why.CHARACTER_NEEDED: "Du musst einen Charakter ausspielen.",
        Why.DECISION_NEEDED: "Du musst dich jetzt entscheiden.",
        Why.ANNOUNCEMENT_NEEDED: "Du musst deine Stärke ansagen.",
        Why.REFILL_NEEDED: "Du musst Karten nachziehen, bevor der Zug endet.",
        Why.ALREADY_REFILLED: "Du hast in diesem Zug schon Karten nachgezogen.",
        Why.TOO_WEAK: "Deine Stärke ist {n}, nötig ist {needed}.",
        Why.ELEMENT_FIXED: (
            "Der Kampf findet schon {element} statt; in diesem Element wird die Stärke angesagt."
        ),
        Why.OWN_BLUFF: "Nur der Gegner des Spielers, der am Zug ist, darf „Farbe bekennen“ aussprechen.",
        Why.NO_BLUFF: "Es liegt kein Bluff aus.",
        Why.ALREADY_CHALLENGED: "Über den Bluff hast du schon entschieden.",
        Why.NOT_AN_ANSWER: "Die Sonderfunktion von {card} passt nicht zu dem, was eben geschah.",
        Why.NO_MULLIGAN: (
            "Handkarten mischt man nur in der Spielvorbereitung zurück, und nur wo das Regelwerk es vorsieht."
        ),
        Why.NOT_DESCRIBED: "Die Sonderfunktion von {by} betrifft {card} nicht.",
        Why.TOO_FEW: "Dafür müsste dein Gegner mindestens {n} solche Karten haben.",
        Why.LAST_CHARACTER: "{card} ist der letzte aktive Charakter deines Gegners und ausgenommen.",
        Why.CHOSEN_ALREADY: "{card} ist schon gewählt.",
        Why.NOT_REVEALED: (
            "Aussuchen darf man nur eine aufgedeckte Karte; die anderen werden zufällig gezogen."
        ),
        Why.NO_SUCH_PLACE: "Eine Nummer {n} gibt es nicht.",
        Why.MUST_CHOOSE: "Das ist so weit wie möglich auszuführen; du kannst hier nicht aufhören.",
        Why.TURN_CANNOT_END: (
            "Danach könnte dein Zug nicht mehr regelgerecht enden: Stärke {needed} ist zu erreichen, und "
            "jede Forderung ist zu bedienen."
        ),
        Why.NOT_OFFERED: "Das steht gerade nicht zur Wahl.",
    },
    alone={
        Why.NO_PARTNER: "In deinem Deck ist kein Partner von {card}, PAAR hilft also nicht.",
        Why.ICON_IGNORED: "Das Symbol {icon} von {card} wird ignoriert.",
        Why.STOPPED: "Du hast in diesem Zug eine Karte mit STOPP ausgelegt.",
        Why.BANNED: "Eine Sonderfunktion verbietet es.",
        Why.TEXT_IGNORED: "Die Sonderfunktion von {card} wird ignoriert.",
        Why.BLUFFS_IGNORED: "BLUFF-Unterstützungen werden ignoriert.",
        Why.GANG_BROKEN: "Nicht alle deine aktiven Karten im Kampfbereich gehören zu dieser Gang.",
        Why.SHIP_FULL: "Auf {card} ist kein Platz mehr.",
        Why.NO_CHARACTER: "Du hast keinen Charakter, den du auslegen könntest.",
        Why.NOT_DESCRIBED: "{card} passt hier nicht.",
    },
    remedies={
        Remedy.NONE: "",
        Remedy.WAIT: "Warte, bis du danach gefragt wirst.",
        Remedy.ANSWER_FIRST: "Beantworte zuerst diese Frage.",
        Remedy.IN_PHASE: "Du kannst es später in diesem Zug tun, und zwar {phase}.",
        Remedy.NEXT_TURN: "Du kannst es in einem späteren Zug tun, und zwar {phase}.",
        Remedy.GET_CARD: "Du brauchst sie zuerst auf der Hand.",
        Remedy.FROM_SHIP: "Spiele eine Karte der angelandeten Ladung aus.",
        Remedy.LAND_SHIP: "Lande das Schiff zu Beginn eines Zuges an.",
        Remedy.OTHER_CARD: "Wähle eine andere Karte.",
        Remedy.LOSE_CARDS: (
            "Erlaubt ist es, sobald jene Karte nicht mehr aktiv ist oder selbst ignoriert wird."
        ),
        Remedy.UNSHIELD: "Erlaubt ist es, sobald dieses Symbol ignoriert wird.",
        Remedy.MEET_CONDITION: "Versuche es wieder, wenn es so weit ist.",
        Remedy.GET_PERMISSION: (
            "Eine Sonderfunktion, die eine weitere Karte gewährt, oder FREI würde es erlauben."
        ),
        Remedy.GET_FREE: (
            "Ein weiterer braucht FREI oder muss das Paar oder die Gang ergänzen, die gerade ausgelegt wurde."
        ),
        Remedy.FREE_SHIP: "Du brauchst ein nicht angelandetes Schiff mit freiem Platz.",
        Remedy.DECLINE: "Du kannst stattdessen auf den Kampfbeginn verzichten.",
        Remedy.RETREAT: "Du kannst dich stattdessen zurückziehen.",
        Remedy.PLAY_CHARACTER: "Spiele einen der angebotenen Charaktere aus.",
        Remedy.DECIDE: "Kämpfe, oder verlasse den Kampf.",
        Remedy.ANNOUNCE: "Sag sie in Erde oder in Feuer an.",
        Remedy.REFILL: "Ziehe zuerst nach.",
        Remedy.REACH_POWER: "Erreiche diese Stärke, oder nutze ABGEWEHRT in diesem Element.",
        Remedy.CHOOSE: "Wähle eine der angebotenen Antworten.",
        Remedy.OTHER_WAY: (
            "Wähle etwas, nach dem der Zug noch regelgerecht enden kann, oder verlasse den Kampf rechtzeitig."
        ),
        Remedy.GET_DRAGON: "Gewinne zuerst einen Drachen.",
        Remedy.NEXT_FIGHT: "Im nächsten Kampf ist es wieder möglich.",
        Remedy.NEXT_GAME: "Im nächsten Spiel ist es wieder möglich.",
    },
    still_to_come="Diese Phase kommt in diesem Zug noch.",
    over="Diese Phase ist in diesem Zug vorbei.",
    several={
        Remedy.LOSE_CARDS: (
            "Erlaubt ist es, sobald jene Karten nicht mehr aktiv sind oder selbst ignoriert werden."
        ),
    },
    phases={
        Phase.SETUP: "in der Spielvorbereitung",
        Phase.TURN_BEGIN: "zu Beginn des Zuges",
        Phase.ACTION: "in der Aktionsphase",
        Phase.DECISION: "bei der Entscheidung über Rückzug oder Verzicht",
        Phase.CHARACTER: "in der Charakterphase",
        Phase.BOOST: "in der Verstärkungs- und Unterstützungsphase",
        Phase.ANNOUNCE: "beim Ansagen der Stärke",
        Phase.AFTER_POWER: "unmittelbar nach dem Ansagen der Stärke",
        Phase.TURN_END: "am Zugende",
    },
    places={
        Place.HAND: "auf deiner Hand",
        Place.DRAW_PILE: "in deinem Nachziehstapel",
        Place.DISCARD_PILE: "auf deinem Abwurfstapel",
        Place.COMBAT: "in deinem Kampfbereich",
        Place.SUPPORT: "in deinem Unterstützungsbereich",
        Place.BLUFF: "verdeckt in deinem Unterstützungsbereich",
        Place.STACK: "auf deinem Anführeraktionenstapel",
        Place.INFLUENCE: "im Einflussbereich",
        Place.CARGO: "auf einem Schiff",
        Place.LANDED_CARGO: "auf einem angelandeten Schiff",
        Place.LAID_OUT: "ausgelegt da und ist noch nicht aktiv",
        Place.LEADER: "im Anführerbereich",
        Place.OPPONENT: "woanders",
        Place.ACHIEVEMENT: "in deinem Errungenschaftsbereich",
    },
    icons={
        Icon.RETRIEVE: "WIEDERAUFNEHMEN",
        Icon.PROTECTED: "GESCHÜTZT",
        Icon.FREE: "FREI",
        Icon.PAIR: "PAAR",
        Icon.GANG_COOL: "GANG",
        Icon.REPLACE: "ERSETZEN",
        Icon.BLUFF_PLAIN: "BLUFF",
        Icon.STOP: "STOPP",
        Icon.SHIELD_FIRE: "ABGEWEHRT",
    },
    elements=("in Erde", "in Feuer"),
    conditions=Conditions(
        dragons=(
            "dein Gegner mindestens einen Drachen hat",
            "dein Gegner mindestens {n} Drachen hat",
        ),
        hand_leads=(
            "dein Gegner mindestens eine Handkarte mehr hat als du",
            "dein Gegner mindestens {n} Handkarten mehr hat als du",
        ),
        cards="dein Gegner im Kampfbereich und im Unterstützungsbereich mindestens {n} Karten hat",
        active_cards=(
            "dein Gegner im Kampfbereich und im Unterstützungsbereich mindestens {n} aktive Karten hat"
        ),
        active="dein Gegner mindestens {cards} hat",
        attacked="du mit einer Stärke von mindestens {n} angegriffen wirst",
        attacked_in="du mit einer Stärke von mindestens {n} {element} angegriffen wirst",
        empty_fight="dein Kampfbereich und dein Unterstützungsbereich leer sind",
        empty_influence="dein Einflussbereich leer ist",
        from_ship="sie von einem angelandeten Schiff ausgespielt wird",
        kinds={
            Kind.CHARACTER: ("einen aktiven Charakter", "{n} aktive Charaktere"),
            Kind.BOOSTER: ("eine aktive Verstärkung", "{n} aktive Verstärkungen"),
            Kind.SUPPORT: ("eine aktive Unterstützung", "{n} aktive Unterstützungen"),
            Kind.SHIP: ("ein Schiff", "{n} Schiffe"),
            Kind.HYLA: ("eine aktive Hyla", "{n} aktive Hyla-Karten"),
            Kind.ACHIEVEMENT: ("eine aktive Kristallkarte", "{n} aktive Kristallkarten"),
        },
        with_symbol=("eine aktive Karte mit einem Symbol", "{n} aktive Karten mit Symbolen"),
        with_icon=("eine aktive Karte mit wirkendem {icon}", "{n} aktive Karten mit wirkendem {icon}"),
    ),
    lines=Lines(
        power="{seat}: Stärke {n} {element} ({rules})",
        card="{card}: aufgedruckt {n}, zählt {value} ({rules})",
        layers={
            1: "L1: Der aufgedruckte Wert zählt als {n} ({rules})",
            2: "L2: Der Wert steigt durch die aufgedruckten Werte auf {n} ({rules})",
            3: "L3: Der Wert ändert sich auf {n} ({rules})",
            4: "L4: ignoriert, der Wert ist {n} ({rules})",
            5: "L5: Die Stärke steigt auf {n} ({rules})",
        },
        layers_by={
            1: "L1: Der aufgedruckte Wert zählt wegen {by} als {n} ({rules})",
            2: "L2: Der Wert steigt wegen {by} durch die aufgedruckten Werte auf {n} ({rules})",
            3: "L3: Der Wert ändert sich wegen {by} auf {n} ({rules})",
            4: "L4: wegen {by} ignoriert, der Wert ist {n} ({rules})",
            5: "L5: Die Stärke steigt wegen {by} auf {n} ({rules})",
        },
        total="Summe der Werte: {n} ({rules})",
        no_cards="keine aktiven Karten",
        shield="ABGEWEHRT in diesem Element: Die andere Stärke muss nicht erreicht werden ({rules})",
        dragons="Drachen für {seat}, wenn sich der andere Spieler jetzt zurückzieht: {n} ({rules})",
        first="1 für den Kampf; gezählte Karten: {n} ({rules})",
        many="2 für den Kampf; gezählte Karten: {n} ({rules})",
        many_by="2 für den Kampf wegen {by}; gezählte Karten: {n} ({rules})",
        more="{by}: {n} mehr, ergibt {value} ({rules})",
        fewer="{by}: {n} weniger, ergibt {value} ({rules})",
        floor="nie weniger als {value} ({rules})",
        cap="{by}: höchstens {n}, ergibt {value} ({rules})",
        forbidden="{by}: keiner darf gewonnen werden, ergibt {value} ({rules})",
    ),
    bluff="eine BLUFF-Unterstützung",
    chance="der Zufall",
    no_card="diese Karte",
)
