"""A draft in Hungarian."""

from typing import Final

from moondrake.draft.happenings import Happening
from moondrake.draft.state import Step
from moondrake.draft.words.en import LANGUAGE as ENGLISH
from moondrake.draft.words.language import Language

LANGUAGE: Final = Language(
    events={
        Happening.SET: "Ez a fajpakli részt vesz: {people}.",
        Happening.DEAL: "{n}. osztás.",
        Happening.DEALT: "{seat} ezt a lapot kapja: {card}.",
        Happening.KEPT: "{seat} ezt a lapot tartja meg: {card}.",
        Happening.PASSED_RIGHT: "Mindenki továbbad {n} lapot jobbra.",
        Happening.PASSED_LEFT: "Mindenki továbbad {n} lapot balra.",
        Happening.DISCARDED: "{seat} ezt a lapot teszi képpel lefelé középre: {card}.",
        Happening.SET_ASIDE: "A fajpakliból {n} lapot félreteszünk.",
        Happening.RESTS: "A félretett {n} lapot összekeverjük.",
        Happening.DRAFTED: "Minden lapot kiosztottunk. Mindenki {n} lapot tartott meg.",
        Happening.LEFT_OUT: "{seat} ezt a lapot hagyja ki: {card}.",
        Happening.BUILT: "{seat} összeállított egy {n} lapos paklit.",
        Happening.LEADER: "{seat} vezetőkártyája ebből a fajból való: {people}.",
        Happening.LEADER_HIDDEN: "{seat} titokban vezetőkártyát választott.",
        Happening.OVER: "A kártyaválasztás véget ért; kezdődhetnek a játékok.",
    },
    hidden={
        Happening.DEALT: "{seat} kap egy lapot.",
        Happening.KEPT: "{seat} megtart egy lapot.",
        Happening.DISCARDED: "{seat} képpel lefelé középre tesz egy lapot.",
        Happening.LEFT_OUT: "{seat} kihagy egy lapot.",
    },
    several={},
    questions={
        Step.SETS: "Melyik fajpakli vesz részt?",
        Step.DEAL: "Melyik lapot osztjuk ki?",
        Step.KEEP: "Melyik lapot tartod meg?",
        Step.LEAVE: "Melyik lapot hagyod ki? Még {n} lap felesleges.",
        Step.LEADER: "Melyik vezetőkártya kerül a paklid élére?",
    },
    leave_one="Melyik lapot hagyod ki? Még 1 lap felesleges.",
    peoples=ENGLISH.peoples,
    card="{name} ({key})",
)
