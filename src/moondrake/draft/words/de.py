"""A draft in German."""

from typing import Final

from moondrake.draft.happenings import Happening
from moondrake.draft.state import Step
from moondrake.draft.words.en import LANGUAGE as ENGLISH
from moondrake.draft.words.language import Language

LANGUAGE: Final = Language(
    events={
        Happening.SET: "Das Völkerset {people} nimmt teil.",
        Happening.DEAL: "Verteilung {n}.",
        Happening.DEALT: "{seat} bekommt {card}.",
        Happening.KEPT: "{seat} behält {card}.",
        Happening.PASSED_RIGHT: "Alle geben 1 Karte nach rechts weiter.",
        Happening.PASSED_LEFT: "Alle geben 1 Karte nach links weiter.",
        Happening.DISCARDED: "{seat} legt {card} verdeckt in die Mitte.",
        Happening.SET_ASIDE: "1 Karte des Völkersets wird beiseitegelegt.",
        Happening.RESTS: "Zum Verteilen bleibt 1 beiseitegelegte Karte.",
        Happening.DRAFTED: "Alle Karten sind verteilt. Alle haben 1 Karte behalten.",
        Happening.LEFT_OUT: "{seat} lässt {card} weg.",
        Happening.BUILT: "{seat} hat ein Deck aus 1 Karte gebaut.",
        Happening.LEADER: "{seat} spielt mit dem Anführer der {people}.",
        Happening.LEADER_HIDDEN: "{seat} hat geheim einen Anführer gewählt.",
        Happening.OVER: "Der Draft ist zu Ende; die Spiele können beginnen.",
    },
    hidden={
        Happening.DEALT: "{seat} bekommt eine Karte.",
        Happening.KEPT: "{seat} behält eine Karte.",
        Happening.DISCARDED: "{seat} legt eine Karte verdeckt in die Mitte.",
        Happening.LEFT_OUT: "{seat} lässt eine Karte weg.",
    },
    several={
        Happening.PASSED_RIGHT: "Alle geben {n} Karten nach rechts weiter.",
        Happening.PASSED_LEFT: "Alle geben {n} Karten nach links weiter.",
        Happening.SET_ASIDE: "{n} Karten des Völkersets werden beiseitegelegt.",
        Happening.RESTS: "Die {n} beiseitegelegten Karten werden zusammengemischt.",
        Happening.DRAFTED: "Alle Karten sind verteilt. Alle haben {n} Karten behalten.",
        Happening.BUILT: "{seat} hat ein Deck aus {n} Karten gebaut.",
    },
    questions={
        Step.SETS: "Welches Völkerset nimmt teil?",
        Step.DEAL: "Welche Karte wird verteilt?",
        Step.KEEP: "Welche Karte behältst du?",
        Step.LEAVE: "Welche Karte lässt du weg? Es sind {n} Karten zu viel.",
        Step.LEADER: "Welcher Anführer führt dein Deck?",
    },
    leave_one="Welche Karte lässt du weg? Es ist 1 Karte zu viel.",
    peoples=ENGLISH.peoples,
    card="{name} ({key})",
)
