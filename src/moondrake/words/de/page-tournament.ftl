# Turniere auf der Seite.
page-tournament-title = Turniere
page-tournament-about = Menschen und Bots, Runde für Runde: Die Tische öffnen sich von selbst, und aus ihren Ergebnissen entsteht die Tabelle.
page-tournament-new = Neues Turnier
page-tournament-none = Es gibt noch kein Turnier. Beginne das erste.
page-tournament-name = Name des Turniers
page-tournament-unnamed = Ein Turnier: { $game }
page-tournament-nobody = Jemand
page-tournament-game = Spiel
page-tournament-system = Wer gegen wen spielt
page-tournament-system-swiss = Schweizer System
page-tournament-system-swiss-text = Wenige Runden, jede gegen jemanden, der bisher so gut war wie du. Niemand scheidet aus.
page-tournament-system-roundrobin = Jeder gegen jeden
page-tournament-system-roundrobin-text = Alle spielen gegen alle.
page-tournament-system-knockout = K.-o.-System
page-tournament-system-knockout-text = Wer verliert, scheidet aus, bis eine Person übrig ist.
page-tournament-table = An jedem Tisch
page-tournament-table-match = ein Match bis fünf Kristalle
page-tournament-table-game = ein Spiel
page-tournament-size = Spieler am Tisch
page-tournament-size-told = { $count ->
    [one] Tische zu { $count }
   *[other] Tische zu { $count }
  }
page-tournament-rounds = Runden
page-tournament-rounds-usual = so viele wie nötig
page-tournament-rounds-told = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
page-tournament-clock = Zeit
page-tournament-clock-quick = 10 Min. je Spiel, +5 s je Zug
page-tournament-clock-calm = 30 Min. je Spiel, +15 s je Zug
page-tournament-clock-days = 3 Tage je Zug
page-tournament-listed = Allen zeigen, nicht nur denen mit dem Link
page-tournament-cancel = Abbrechen
page-tournament-make = Turnier anlegen
page-tournament-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
page-tournament-status-open = Anmeldung offen
page-tournament-status-playing = Es wird gespielt
page-tournament-status-over = Beendet
page-tournament-missing = Dieses Turnier gibt es nicht
page-tournament-enter = Mitspielen
page-tournament-take-part = Mitspielen
page-tournament-deck = Mein Deck
page-tournament-deck-text = Niemand erfährt es, bevor ihr euch am Tisch trefft; die Karten eines selbst gebauten Decks bleiben auch dort verdeckt.
page-tournament-bots = Bots hinzufügen
page-tournament-level = Stärke
page-tournament-count = Wie viele
page-tournament-add = Hinzufügen
page-tournament-invite = Andere einladen
page-tournament-invite-text = Wer diesen Link hat, kann mitspielen, bis das Turnier beginnt.
page-tournament-leave = Zurückziehen
page-tournament-remove = Entfernen
page-tournament-begin = Beginnen
page-tournament-begin-text = Danach kann sich niemand mehr anmelden, und die erste Runde wird ausgelost.
page-tournament-your-table = Dein Tisch ist bereit.
page-tournament-come = Komm innerhalb von { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  }, sonst ist das Match verloren.
page-tournament-come-days = Komm innerhalb von { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
  }, sonst ist das Match verloren.
page-tournament-your-game = Dein Spiel läuft.
page-tournament-to-table = An meinen Tisch
page-tournament-now-wait = Dein Tisch dieser Runde ist fertig. Die nächste Runde beginnt, wenn auch die anderen fertig sind.
page-tournament-now-rest = Du hast spielfrei: Diese Runde ist ohne Spiel gewonnen. Die nächste beginnt, wenn alle Tische fertig sind.
page-tournament-now-out = Du bist ausgeschieden: Wer hier einen Tisch verliert, kommt nicht weiter. Den anderen kannst du zusehen.
page-tournament-no-winner = Niemand hat gewonnen: Kein Tisch wurde entschieden.
page-tournament-won = { $count ->
    [one] { $names } hat das Turnier gewonnen
   *[other] { $names } haben das Turnier gewonnen
  }
page-tournament-round = Runde { $number }
page-tournament-show-round = Runde zeigen
page-tournament-table-waiting = noch nicht begonnen
page-tournament-table-playing = zusehen
page-tournament-table-over = beendet
page-tournament-gone = kampflos
page-tournament-rests = { $name } hat spielfrei
page-tournament-standings = Tabelle
page-tournament-rank = Platz
page-tournament-player = Name
page-tournament-points = Punkte
page-tournament-buchholz = Buchh.
page-tournament-buchholz-text = Buchholz: die Punkte aller Gegner zusammen
page-tournament-score-bluemoon = Kristalle
page-tournament-score-equinox = Wertung
page-tournament-left = gegangen
page-tournament-export = Ergebnisse mitnehmen
page-tournament-export-text = Text
page-tournament-export-standings = Tabelle (CSV)
page-tournament-export-pairings = Alle Tische (CSV)
page-tournament-export-json = JSON
page-tournament-more = Gehen oder beenden
page-tournament-drop-out = Aussteigen
page-tournament-end = Turnier beenden
page-tournament-more-text = Was gespielt ist, zählt. Wer aussteigt, gibt das laufende Spiel auf und wird nicht mehr ausgelost.
