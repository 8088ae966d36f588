page-bluemoon-aside = Verlauf und Chat
page-bluemoon-board = Der Kampf
page-bluemoon-side = Seite von { $name }
page-bluemoon-you = Du
page-bluemoon-leader-of = Anführer von { $name }: { $leader }
page-bluemoon-leader-mine = Dein Anführer: { $leader }

page-bluemoon-zone = { $name }: { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-bluemoon-zone-combat = Kampfbereich
page-bluemoon-zone-inactive = { $count ->
    [one] { $count } Karte, nicht mehr aktiv
   *[other] { $count } Karten, nicht mehr aktiv
  }
page-bluemoon-zone-support = Unterstützungsbereich
page-bluemoon-zone-leader = Anführerbereich
page-bluemoon-zone-influence = Einflussbereich
page-bluemoon-zone-ready = Wird gleich gespielt
page-bluemoon-zone-exposed = Offene Intervention
page-bluemoon-zone-vows = Gebunden durch
page-bluemoon-ships = Schiffe
page-bluemoon-ship-sea = Auf See
page-bluemoon-ship-landed = Angelandet
page-bluemoon-draw = Nachzieh­stapel
page-bluemoon-draw-count = Nachziehstapel: { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-bluemoon-discard = Abwurf­stapel
page-bluemoon-discard-top = Oben auf dem Abwurfstapel
page-bluemoon-stack-top = Oben auf dem Anführeraktionenstapel
page-bluemoon-hand-mine = Deine Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-bluemoon-hand-of = Hand von { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-bluemoon-hand-empty = Keine Handkarten
page-bluemoon-bluff = Verdeckter Bluff { $place } von { $name }
page-bluemoon-bluff-mine = Dein verdeckter Bluff { $place }

page-bluemoon-fold = { $name }: { $summary }
page-bluemoon-sum-hand = Handkarten { $count }
page-bluemoon-sum-draw = Stapel { $count }
page-bluemoon-sum-leader = Anführer { $count }
page-bluemoon-sum-influence = Einfluss { $count }
page-bluemoon-sum-ships = Schiffe { $count }

page-bluemoon-card-unknown = Eine Karte
page-bluemoon-card-hidden = Eine verdeckte Karte
page-bluemoon-card-chosen = Gewählt
page-bluemoon-card-paid = Wird bezahlt
page-bluemoon-card-asking = Diese Karte fragt
page-bluemoon-card-bluff = Liegt verdeckt
page-bluemoon-card-inactive = Nicht mehr aktiv
page-bluemoon-card-laid = Wird ausgelegt
page-bluemoon-card-cargo = Ladung
page-bluemoon-card-revealed = Aufgedeckt

page-bluemoon-dragons-middle = Alle drei Drachen sind in der Mitte
page-bluemoon-dragons-with = { $count ->
    [one] { $count } Drache ist bei { $name }
   *[other] { $count } Drachen sind bei { $name }
  }
page-bluemoon-element-fire = Feuer
page-bluemoon-element-earth = Erde
page-bluemoon-element-none = Noch kein Element
page-bluemoon-power = { $name }: Stärke { $power }
page-bluemoon-power-both = { $name }: bisher Feuer { $fire }, Erde { $earth }
page-bluemoon-leads = führt
page-bluemoon-shield = Abgewehrt
page-bluemoon-reach = Muss { $power } erreichen
page-bluemoon-reach-short = braucht { $power }
page-bluemoon-breakdown = Wie das zustande kommt
page-bluemoon-to-act = am Zug
page-bluemoon-crystals = { $count ->
    [one] { $count } Kristall
   *[other] { $count } Kristalle
  }

page-bluemoon-phases = Der Zug
page-bluemoon-turn-mine = Du bist am Zug
page-bluemoon-turn-of = { $name } ist am Zug
page-bluemoon-turn-answer = du antwortest
page-bluemoon-turn-before = Vor dem ersten Kampf
page-bluemoon-turn-over = Das Spiel ist zu Ende
page-bluemoon-first = erster Zug des Kampfes
page-bluemoon-later = der Kampf geht weiter
page-bluemoon-phase-begin = Zugbeginn
page-bluemoon-phase-action = Aktion
page-bluemoon-phase-decision = Kampf oder Rückzug
page-bluemoon-phase-character = Charakter
page-bluemoon-phase-boost = Verstärkung, Unterstützung
page-bluemoon-phase-power = Stärke ansagen
page-bluemoon-phase-end = Karten nachziehen

page-bluemoon-picker = { $count ->
    [one] { $count } Karte zur Wahl
   *[other] { $count } Karten zur Wahl
  }
page-bluemoon-picker-show = Karten zeigen
page-bluemoon-picker-hide = Auf den Tisch schauen
page-bluemoon-picked = { $count ->
    [one] Bisher { $count } Karte gewählt
   *[other] Bisher { $count } Karten gewählt
  }

# Was ein Ort ist, für alle, die ihn antippen; die Nummern führen zu den Regeln.
page-bluemoon-hand = Handkarten
page-bluemoon-about-seen = Was du davon gesehen hast:
page-bluemoon-about-draw = { $count ->
    [0] Hier liegt keine Karte mehr.
    [one] Hier liegt verdeckt eine Karte.
   *[other] Hier liegen verdeckt { $count } Karten.
  } Alle dürfen sie zählen; ansehen darf sie niemand, auch nicht ihr Besitzer (BM-3.4, BM-3.5). Am Ende eines Zuges zieht man bis auf sechs Karten nach (BM-6.23). Hat jemand keine Karten mehr, wenn ein neuer Kampf ansteht, endet das Spiel (BM-8.1).
page-bluemoon-about-discard = Was { $name } abgeworfen hat, liegt hier offen, und nach einem Kampf alles aus Kampf- und Unterstützungsbereich (BM-3.9, BM-7.6). Alle sehen die oberste Karte; darunter nachsehen oder den Stapel zählen darf niemand (BM-3.4).
page-bluemoon-about-hand = { $count ->
    [0] Keine Karten.
    [one] Eine Karte.
   *[other] { $count } Karten.
  } Alle dürfen sie zählen; sehen darf sie nur { $name }, mit Ausnahme der aufgedeckten (BM-3.4, BM-3.5).
page-bluemoon-about-leader = Hier liegen Anführer, Inquisitor und Gesandter von { $name } und der Stapel der Anführeraktionen (BM-3.1). Eine Anführeraktion wird in der Aktionsphase gespielt und kommt nie zurück (BM-9.6). Vom Stapel sieht man nur die oberste Karte (BM-3.4).
page-bluemoon-about-combat = Hier liegen Charaktere und Verstärkungen von { $name }. Es zählen die Karten des letzten Zuges; ältere liegen bis zum Ende des Kampfes darunter und zählen noch für den zweiten Drachen (BM-3.7, BM-3.8).
page-bluemoon-about-support = Hier liegen offen die Unterstützungen von { $name } und zählen den ganzen Kampf lang (BM-3.7). Die Vorderseite eines Bluffs sieht nur sein Besitzer (BM-3.5).
page-bluemoon-about-influence = Was hier liegt, ist für alle offen und bleibt aktiv, bis es abgeworfen wird, auch zwischen den Kämpfen (BM-3.6, BM-3.7).
page-bluemoon-about-dragons = Wer einen Kampf gewinnt, gewinnt einen Drachen, mit sechs oder mehr Karten in Kampf- und Unterstützungsbereich zwei (BM-7.2, BM-7.3). Solange die andere Seite Drachen hat, kehrt einer davon in die Mitte zurück; danach kommen sie zum Gewinner (BM-7.5). Wer alle drei hat und noch einen gewinnt, hat sofort gewonnen. Gehen vorher die Karten aus, gewinnt, wer Drachen hat (BM-8.1, BM-8.3).
page-bluemoon-about-element = Wer einen Kampf beginnt, wählt mit der ersten Ansage der Stärke Feuer oder Erde. Von da an zählt in diesem Kampf nur dieses Element, außer eine Karte ändert es (BM-6.18).

# What a question is about, and what a button says.
page-bluemoon-stake-mulligan = Die weggelegten Karten werden in deinen Nachziehstapel gemischt, und du ziehst ebenso viele neue. Nur einmal, vor dem ersten Kampf.
page-bluemoon-stake-fire = Du hast { $power } von { $goal } Feuer, die du brauchst.
page-bluemoon-stake-earth = Du hast { $power } von { $goal } Erde, die du brauchst.
page-bluemoon-stake-fire-ahead = Dein neuer Charakter verdeckt den alten: bisher { $power } von { $goal } Feuer.
page-bluemoon-stake-earth-ahead = Dein neuer Charakter verdeckt den alten: bisher { $power } von { $goal } Erde.
page-bluemoon-stake-nothing = Keine deiner Karten kann jetzt ausgespielt werden.
page-bluemoon-stake-paid = Bisher bezahlt: { $fire } Feuer, { $earth } Erde.
page-bluemoon-foreseen = Damit hast du { $fire } Feuer oder { $earth } Erde.
page-bluemoon-foreseen-fire = Damit hast du { $power } Feuer; du brauchst { $goal }.
page-bluemoon-foreseen-earth = Damit hast du { $power } Erde; du brauchst { $goal }.
page-bluemoon-pay-nothing = Nichts bezahlen
page-bluemoon-choose-none = Keine davon
page-bluemoon-stake-shield = ABGEWEHRT genügt: Die { $goal } musst du nicht erreichen.
page-bluemoon-stake-decline = Verzichtest du, tauschst du eine bis drei Handkarten, kein Drache geht, und { $name } darf beginnen.
page-bluemoon-stake-announce = Der ganze Kampf geht um dieses Element: { $name } muss deine Stärke erreichen oder gehen.
page-bluemoon-stake-challenge = Alle Bluffs werden aufgedeckt. Fehlt einem das BLUFF-Symbol dieses Elements, verliert { $name } einen Drachen und muss sich zurückziehen; sonst verlierst du einen Drachen.
page-bluemoon-stake-declined = Danach ziehst du auf sechs Karten nach. Kein Drache bewegt sich, und { $name } darf den Kampf beginnen.
page-bluemoon-stake-decline-empty = Dein Nachziehstapel ist leer: Für abgeworfene Karten ziehst du keine nach, und ohne Karten endet das Spiel. Kein Drache bewegt sich, und { $name } darf beginnen.
page-bluemoon-stake-keep = { $count ->
    [one] Bleibt sie aktiv, zählt { $names } weiter.
   *[other] Bleiben sie aktiv, zählen { $names } weiter.
  }
page-bluemoon-discard-done = { $count ->
    [0] Nichts abwerfen
    [one] { $count } Karte abwerfen
   *[other] { $count } Karten abwerfen
  }
page-bluemoon-draw-none = Nicht weiter ziehen
page-bluemoon-stake-left = Noch { $count } Karten.
page-bluemoon-no-more = Keine weiteren Karten
page-bluemoon-pass-answer = Geschehen lassen
page-bluemoon-pass-challenge = Glauben
page-bluemoon-stake-retreat-lost = Gehst du, gewinnt { $name } einen vierten Drachen und damit das Spiel.
page-bluemoon-stake-retreat = Gehst du, gewinnt { $name } { $count ->
    [0] keinen Drachen
    [one] einen Drachen
   *[other] { $count } Drachen
  }.
page-bluemoon-more-free = Noch eine Karte, weil { $names } FREI { $count ->
    [one] ist
   *[other] sind
  }.
page-bluemoon-more-pair = Noch eine Karte, weil { $names } und { $partner } ein PAAR sind.
page-bluemoon-more-gang = Noch eine Karte, weil { $names } zur selben GANG { $count ->
    [one] gehört
   *[other] gehören
  }.
page-bluemoon-announce-fire = Feuer { $power }
page-bluemoon-announce-earth = Erde { $power }
page-bluemoon-mulligan-done = { $count ->
    [0] Alle Karten behalten
    [one] { $count } Karte tauschen
   *[other] { $count } Karten tauschen
  }
page-bluemoon-pass-begin = Weiter
page-bluemoon-pass-action = Keine Aktionskarte
page-bluemoon-pass-end = Zug beenden
page-bluemoon-pass-boost = Keine Karten mehr
page-bluemoon-pass-fire = { $power } Feuer ansagen
page-bluemoon-pass-earth = { $power } Erde ansagen
page-bluemoon-plan-pass = Keine Aktionskarte: damit kämpfen
page-bluemoon-plan-alone = Damit kämpfen, ohne Verstärkung oder Unterstützung
page-bluemoon-plan-fight = Damit kämpfen

# How a duel went.
page-bluemoon-story-fight = { $won ->
    [yes] Kampf { $number }: { $name }.
   *[no] Kampf { $number }: niemand.
  }
page-bluemoon-story-last = { $count ->
    [one] Der einzige Kampf hat das Spiel entschieden.
   *[other] Der letzte von { $count } Kämpfen hat das Spiel entschieden.
}
page-bluemoon-story-turn = Die Wende kam in Kampf { $number } von { $count }: Von da an ging die Führung nicht mehr verloren.

# Great moments.
page-bluemoon-no-dragon = Kein Drache wird gewonnen.
page-bluemoon-next-fight = { $you ->
    [yes] Du beginnst den nächsten Kampf.
   *[no] { $name } beginnt den nächsten Kampf.
  }
page-bluemoon-needed-fire = { $power } Feuer waren nötig
page-bluemoon-needed-earth = { $power } Erde waren nötig
page-bluemoon-strike-ignored = ignoriert
page-bluemoon-strike-raised = erhöht
page-bluemoon-strike-lowered = gesenkt
page-bluemoon-strike-doubled = verdoppelt
page-bluemoon-strike-discarded = abgeworfen
page-bluemoon-strike-protected = geschützt
page-bluemoon-last-fight = Das ist der letzte Kampf!
page-bluemoon-last-cards = { $you ->
    [yes] { $count ->
        [one] Deine letzte Karte
       *[other] Deine letzten { $count } Karten
      }
   *[no] { $name } hat noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }
  }
