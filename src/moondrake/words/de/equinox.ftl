equinox-round = Runde { $round }, { $pile ->
    [one] { $pile } Karte
   *[other] { $pile } Karten
  } im Nachziehstapel.
equinox-seat = { $name }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }, noch { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
  }{ $secret ->
    [yes] , eine geheime Wette
   *[no] {""}
  }, bisher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
equinox-hand = Deine Hand: { $count ->
    [0] leer
   *[other] { $cards }
  }.
equinox-vanished = { $creature }: in Runde { $round } verschwunden.
equinox-creature = { $creature }: { $card }.
equinox-no-card = keine Karte
equinox-bets = Wetten: { $bets }.
equinox-bet-row = { $name } in Reihe { $row }
equinox-bet-champion = { $name } auf der Championkarte
equinox-controlled = Beherrscher: { $name }.
equinox-no-creature = „{ $typed }“ gibt es nicht; Kreaturen und Bäume: { $known }.
