deck-help = Decks von Blue Moon prüfen, zeigen und auflisten
deck-check-help = Ist ein Deck erlaubt? Bei zwei Decks: auch zusammen
deck-show-help = alle Karten eines Decks mit ihrem Text
deck-list-help = die Decks, die einen Namen haben
deck-random-help = ein zufälliges erlaubtes Deck, als Text
deck-one-box = zwei Decks dürfen keine Karte gemeinsam haben (BM-18.8)
deck-text = als Decktext, um ihn von Hand zu ändern
deck-seed = gleiche Zahl, gleiches Deck
deck-ruleset = { $names } oder eine Mischung (sonst die des Decks, sonst ansmann)

deck-legal = { $deck }: erlaubt. { $summary }
deck-not-legal = { $deck }: nicht erlaubt
deck-together = beide Decks zusammen
deck-led = { $name }, angeführt von { $leader }. { $summary }
deck-cards = { $size } von { $wanted } Karten: { $kinds }.
deck-beside = Neben dem Anführer: { $staff }.
deck-moons = Monde fremder Karten: { $moons } von { $limit } ({ $ruleset }).
deck-leaderships = Anführeraktionen { $count }
deck-characters = Charaktere { $count }
deck-boosters = Verstärkungen { $count }
deck-supports = Unterstützungen { $count }
deck-others = andere { $count }

deck-ready = Dieses Deck ist erlaubt: Man kann damit spielen.
deck-to-do = Noch zu tun: { $parts }.
deck-to-do-add = { $count ->
    [one] { $count } Karte dazunehmen
   *[other] { $count } Karten dazunehmen
  }
deck-to-do-leave = { $count ->
    [one] { $count } Karte herausnehmen
   *[other] { $count } Karten herausnehmen
  }
deck-to-do-moons = { $count ->
    [one] { $count } Mond einsparen
   *[other] { $count } Monde einsparen
  }
deck-to-do-others = { $count ->
    [one] { $count } weiteren Fehler beheben
   *[other] { $count } weitere Fehler beheben
  }
