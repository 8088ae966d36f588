tournament-help = Bots ein Turnier spielen lassen: Schweizer System, jeder gegen jeden oder K.-o.
tournament-entrants = ein Bot wie in der Arena; bei Blue Moon mit seinem Deck, etwa hoax=club (sonst wird eines gezogen). Wer zuerst steht, ist am höchsten gesetzt
tournament-system = wer gegen wen spielt: swiss (sonst), roundrobin oder knockout
tournament-rounds = Runden im Schweizer System (sonst: bis nur einer alles gewonnen haben kann)
tournament-at-table = Blue Moon: was zwei spielen, ein Match bis fünf Kristalle (match, sonst) oder ein Spiel (game)
tournament-players = Equinox: Plätze am Tisch (sonst: 2)
tournament-take-back = Blue Moon: was eine Rücknahme kostet: none (sonst), warning, "crystals: N" oder game
tournament-out = Ergebnisse und Berichte in diesem Ordner behalten; ein abgebrochener Lauf geht dort weiter
tournament-format = was ausgegeben wird: text (sonst), json oder csv
tournament-other-game = { $option } gehört zu { $game }; lass es weg
tournament-only-swiss = --rounds gehört zum Schweizer System; sonst entscheidet die Zahl der Spieler
tournament-progress = Runde { $turn }: { $done } von { $tables } Tischen
tournament-round = Runde { $turn }
tournament-rests = { $name } hat spielfrei
tournament-gone = (gegangen: { $names })
tournament-standings = Tabelle
tournament-line = { $rank }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $scored } zu { $conceded }
tournament-line-swiss = { $rank }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, Buchholz { $buchholz }, { $scored } zu { $conceded }
