# ruff: noqa: E501 (a table is easier to read with one line for each rule)
"""The index at the back of the book: which rule answers what people ask for, in their words.

A line is a rule and, for each language, phrases between commas. A phrase fits a question that has all of its words; a word
stands for whatever begins with it.
"""

from functools import cache
from typing import Final

from moondrake.table.tongues import Tongues

_INDEX: Final = """
BM-8.3 | who wins, how win, win game, winner, victory | wer gewinnt, gewinn, sieg, gewonnen, spiel gewinnen | ki nyer, nyer, gyoz, megnyer
BM-8.1 | game over, game end, when end, end of the game, fourth dragon, fourth, last fight | spielende, spiel aus, spiel vorbei, wann endet, endet spiel, viert, letzt kampf | jatek vege, mikor er veget, veget er, negyedik, utolso csata
BM-8.4 | crystal, how many crystals, score, points blue moon | kristall, wie viele kristalle, punkte blue moon | kristaly
BM-8.5 | match, five crystals, several games, series | match, fuenf kristall, funf kristall, mehrere spiele, partie mehrere | merkozes, ot kristaly
BM-6.4 | retreat, may i retreat, give up fight, give up, surrender | ruckzug, zuruckziehen, ziehe zuruck, aufgeben | visszavonul, feladni, feladom
BM-6.6 | must retreat, have to retreat, forced retreat | muss zuruckziehen, zuruckziehen mussen, muss ruckzug | vissza kell vonul, muszaj visszavonul, kell visszavonul
BM-6.8 | decline, first turn retreat, cannot begin, begin fight without | verzichten, erster zug ruckzug, erst zug zuruckziehen, ablehnen | lemond, elso kor visszavonul
BM-6.10 | how many characters, one character, play character, must play character | wie viele charaktere, ein charakter, charakter spielen, charakter legen | hany karakter, karakter kijatsz, egy karakter
BM-6.13 | how many boosters, play booster, play support, booster or support, one booster, how many supports | wie viele verstarkung, verstarkung spielen, unterstutzung spielen, verstarkung oder unterstutzung, wie viele unterstutzung | hany tapolo, tapolo kijatsz, tamogato kijatsz, tapolo vagy tamogato
BM-6.11 | old cards, covered cards, previous character, what happens to my old | alte karten, alte charakter, vorherige charakter, uberdeckt | regi lap, elozo karakter, regi karakter
BM-6.19 | how much power, power needed, enough power, equal power, beat power, power high | wie viel starke, starke notig, starke erreichen, genug starke, wie hoch starke | mennyi hatalom, hatalom kell, eleg hatalom, eler hatalom
BM-6.18 | announce, choose element, which element, fire or earth | ansagen, element wahlen, welches element, feuer oder erde | bejelent, melyik elem, elem valaszt, tuz vagy fold
BM-6.23 | draw cards, hand size, how many cards hand, how many cards draw, refill, six cards | karten ziehen, handkarten, wie viele karten hand, nachziehen, sechs karten, wie viele karten ziehe | lapot huz, hany lap, kez merete, hany kartya, felhuz
BM-7.2 | win fight, dragons fight, one dragon, how many dragons, gain dragon | kampf gewinnen, wie viele drachen, drachen gewinnen, ein drache | csata nyer, hany sarkany, sarkanyt kap
BM-7.3 | two dragons, second dragon, six cards dragon, double dragon | zwei drachen, zweite drache, zweiten drachen, sechs karten drache | ket sarkany, masodik sarkany
BM-7.7 | who begins next fight, next fight begins, begins after fight, who starts next fight | wer beginnt nachste kampf, nachsten kampf, beginnt nachste | ki kezdi kovetkezo csata, kovetkezo csata
BM-4.3 | who starts, who begins, start player, first player | wer beginnt, wer fangt an, startspieler | ki kezd, kezdo jatekos
BM-4.5 | mulligan, change hand, exchange cards, bad hand, new hand | mulligan, handkarten tauschen, karten tauschen, schlechte hand, neue hand | mulligan, lapot cserel, ujra huzas, rossz kez
BM-5.2 | phases, turn order, course turn, how does a turn, what turn, sequence turn | phasen, ablauf, zug ablauf, reihenfolge zug, wie lauft zug | fazis, kor menete, hogyan zajlik kor
BM-9.5 | support, what is support | unterstutzung, was ist unterstutzung | tamogato
BM-9.4 | booster, what is booster | verstarkung, was ist verstarkung | tapolo
BM-9.6 | leadership, leadership action, leadership card | anfuhreraktion, fuhrungskarte | vezeteskartya, vezeto akcio, vezetes
BM-9.3 | mutant | mutant | mutans
BM-9.9 | ship, ships, buka ship | schiff | hajo
BM-9.13 | land ship, landing | schiff landen, anlanden, landen | hajo kikot, partra, kikot
BM-9.7 | hyla | hyla | hyla
BM-9.18 | interference | intervention | beavatkozas
BM-9.19 | inquisitor | inquisitor | inkvizitor
BM-10.1 | shield | schild | pajzs
BM-10.3 | stop | stop | stop
BM-10.8 | retrieve, take back card, take card back hand | zurucknehmen karte, zuruck auf die hand, karte zurucknehmen, ruckkehr | visszavesz, kezbe vissza
BM-10.10 | protected, protection | geschutzt, schutz | vedett, vedelem
BM-10.14 | free | free, frei | free, szabad
BM-10.19 | pair, pairs | paar | par, parok
BM-10.24 | gang, gangs | bande, gang, banden | banda
BM-10.32 | bluff, face down, face down support | bluff, verdeckt | blöff, bloff, leforditva
BM-17.1 | not enough power, too little power, power too low, cannot reach | nicht genug starke, zu wenig starke, starke reicht nicht | keves hatalom, nem eleg hatalom
BM-18.1 | deck, build deck, deck size, how many cards deck, own deck | deck, deck bauen, wie viele karten deck, eigenes deck | pakli, pakli epit, hany lap pakli
BM-18.4 | moons, moon limit, foreign cards | monde, mond, fremde karten | hold, holdak, idegen lap
BM-22.1 | solo, alone, one player | solo, allein, solospiel | egyedul, szolo
BM-3.7 | active cards, which cards are active, active | aktiv, aktive karten | aktiv
BM-13.3 | ignored, ignore | ignoriert, ignorieren | figyelmen kivul
EQ-11.2 | win equinox, equinox win, most points | equinox gewinnen, gewinnt equinox, meiste punkte, meisten punkte | equinox nyer, legtobb pont
EQ-11.3 | tie, draw equinox, equal points | gleichstand, unentschieden | dontetlen, pontegyenl
EQ-4.4 | bet, how bet, place stone, stone | wetten, wette, stein setzen, wie setze ich | fogad, kovet tesz, fogadas
EQ-4.7 | secret bet | geheime wette, geheim | titkos fogadas, titkos
EQ-4.9 | reveal bet, reveal secret | wette aufdecken, aufdecken | fogadas felfed, felfed
EQ-2.5 | stone worth, value of a stone, points stone, prestige, worth row | wert stein, punkte stein, was ist ein stein wert, prestige | ko erteke, mennyit er ko, presztizs
EQ-5.2 | controller, control creature, who controls | beherrscher, beherrscht, kontrolle | uralja, iranyito, ki iranyit
EQ-8.1 | vanish, creature vanish, when vanish, disappear | verschwindet, verschwinden, verschwinde | eltunik, eltunes, mikor tunik
EQ-8.2 | same strength, equal lowest, two weakest, weakest tie | gleich schwach, gleiche starke, zwei schwachste | ket leggyengebb, azonos erosseg
EQ-4.17 | chameleon | chamaleon | kameleon
EQ-6.1 | ability, special ability, use ability | fahigkeit, spezialfahigkeit | kepesseg
EQ-4.22 | discard vanished, discard equinox | abwerfen verschwunden, verschwundene abwerfen | eltunt dob
EQ-4.26 | draw pile empty, last card of the pile, pile runs out | nachziehstapel leer, stapel leer | huzopakli ures, elfogy pakli, pakli kifogy
EQ-3.5 | equinox start player, who starts equinox, equinox begins | equinox beginnt, wer beginnt equinox | equinox kezd
EQ-8.8 | stones vanished creature, stone on vanished | stein verschwunden, steine auf verschwundenen | ko eltunt
"""


@cache
def keywords(language: str) -> tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]:
    """Each rule of the index with its phrases, word by word."""
    column = Tongues(en=1, de=2, hu=3)[language]
    found = []
    for line in _INDEX.strip().splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        found.append((cells[0], tuple(tuple(phrase.split()) for phrase in cells[column].split(","))))
    return tuple(found)
