draft-help = Karten draften, ein Deck bauen und gegen alle anderen spielen
draft-sets = Völkersets in der Reihenfolge, in der sie verteilt werden, z. B. „hoax vulca mimix“ (sonst drawn: ausgelost)
draft-leaders = Anführer werden offen gewählt (agreed), geheim (secret) oder ausgelost (random)
draft-bot = wie die anderen draften
draft-watch = Bots draften und spielen, es wird nichts gefragt
draft-decks = dein Deck (mit --watch alle Decks) als Text in diesen Ordner schreiben
draft-play = nach dem Draft die Partien spielen
draft-ruleset = { $names } oder eine Mischung (sonst legends mit seinem Mulligan für Turniere)
draft-between = vor jedem weiteren Spiel einer Partie: das Deck behalten (keep), ändern (changeDeck) oder neu draften (redraft, zu zweit)

draft-begins = Ein Draft: { $names }; Startzahl { $seed }.
draft-deal = Verteilung { $deal } von { $deals }. Du gibst nach { $way ->
    [left] links
   *[right] rechts
  } weiter.
draft-kept = { $count ->
    [0] Du hast noch keine Karten.
    [one] Du hast { $count } Karte:
   *[other] Du hast { $count } Karten:
  }
draft-group = { $group ->
    [characters] Charaktere
    [boosters] Verstärkungen
    [supports] Unterstützungen
   *[others] andere
  } ({ $count }): { $cards }
draft-deck = { $name }: { $count } Karten, Anführer { $leader }.
draft-written = Das Deck von { $name } ist in { $file }.
draft-pairings = Alle spielen gegen alle:
draft-round = Runde { $number }: { $pairs }.
draft-rests = { $name } setzt aus.
draft-result = { $first } – { $second }: { $mine } zu { $yours } Kristalle.
draft-table = Die Tabelle nach Runde { $number }:
draft-standing = { $rank }. { $name }: { $won } von { $played } { $played ->
    [one] Partie
   *[other] Partien
  } gewonnen, Kristalle { $crystals } zu { $conceded }.
draft-change = Tausche vor dem nächsten Spiel Karten aus: Schreib den Schlüssel einer Karte deines Decks und den einer anderen Karte, look für dein Deck, done zum Spielen.
draft-bench = Nicht in deinem Deck: { $cards }.
draft-changed = { $out } ist draußen, { $into } ist drin.
draft-not-changed = Es wurde nichts geändert: { $why }

action-draft-keep = { $card } behalten
action-draft-leave = { $card } weglassen
action-draft-leader = { $leader } führt das Deck

why-draft-other-seat = Jetzt wählt { $name }, nicht du
why-draft-dealing = Es wird ausgeteilt; jetzt wählt niemand
why-draft-keep = Du kannst nur eine Karte behalten, die du auf der Hand hast
why-draft-leave = Du kannst nur eine Karte weglassen, die du behalten hast
why-draft-leader = Jetzt wird der Anführer deines Decks gewählt, unter denen, die noch frei sind
why-draft-over = Der Draft ist zu Ende, alle Decks sind gebaut
