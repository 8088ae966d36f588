arena-help = Bots gegeneinander spielen lassen und messen, wer stärker ist
arena-contestants = eine Stufe, STUFE@MS mit eigener Bedenkzeit, 'py:MODUL:KLASSE' oder 'cmd:BEFEHL' für einen eigenen Bot
arena-game = welches Spiel (sonst: bluemoon)
arena-games = Spiele für jedes Paar von Teilnehmern (sonst: 144)
arena-decks = { $words }, oder Decks (Name oder Datei): jedes gegen jedes (sonst: all)
arena-ruleset = die Regeln (sonst: ansmann oder equinox)
arena-lookahead = Blue Moon: exact (Vorgabe) bietet nur an, was ein regelgerechtes Ende des Zuges zulässt, off alles
arena-time = Millisekunden für jeden Zug (sonst: 50)
arena-steps = Suchschritte je Zug unserer Stufen statt einer Zeit: dieselben Partien auf jedem Rechner
arena-seed = dieselbe Zahl spielt dieselben Spiele
arena-jobs = Prozesse; das Ergebnis ist bei jeder Anzahl dasselbe
arena-executor = wer rechnet: local, ray (hier gestartet) oder ray:ADRESSE
arena-players = Equinox: wie viele Plätze (sonst: 2)
arena-seating = Equinox: beide haben die Hälfte der Plätze, oder der erste hat einen Platz (sonst: half)
arena-stop = ein Paar vorzeitig beenden, sobald klar ist, wer besser ist
arena-out = Spiele, Bericht und Bilder in diesem Ordner behalten; ein abgebrochener Lauf geht dort weiter
arena-records = auch jedes Spiel aufzeichnen (braucht --out)
arena-bad-number = es muss eine ganze Zahl von 1 bis { $most } sein
arena-records-need-out = --records braucht --out DIR, den Ordner dafür
arena-interpreted = moondrake: Die Engine läuft interpretiert, viel langsamer als kompiliert; „make arena“ kompiliert sie
arena-progress = { $done } von { $total } Spielen, noch { $left }; { $name } { $rate } ({ $low } bis { $high })
arena-hours = { $hours } Std. { $minutes } Min.
arena-minutes = { $minutes } Min. { $seconds } Sek.
arena-seconds = { $seconds } Sek.
arena-pair = { $first } gegen { $second }: { $rate } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
  }, 95-%-Intervall { $low } bis { $high }
arena-pair-stopped = { $first } gegen { $second }: { $rate } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
  }, 95-%-Intervall { $low } bis { $high }; vorzeitig beendet
arena-even = Ein gleicher Anteil wäre { $share }. Intervalle nach Wilson, berichtigt für Spiele mit denselben Karten.
arena-ratings = Wertungen (Bradley-Terry, Mittel 0) mit einem Standardfehler
arena-matrix = Siege der Zeile in Prozent
arena-deck-matrix = Siege des Decks der Zeile in Prozent
arena-deck-matrix-of = Siege von { $first } mit dem Deck der Zeile gegen { $second } mit dem der Spalte, in Prozent
arena-picture = { $first } gegen { $second }, Deck für Deck
arena-cut-short = { $name }: Die Uhr hat { $count } Suchen abgebrochen; mit --steps spielt jeder Lauf dieselben Partien
arena-failed = Spiel { $game }: { $name } hat durch einen Ausfall verloren. { $reason }
arena-other-game = { $option } gehört zu { $game }; lass es weg, oder schreib --game { $game } dazu
