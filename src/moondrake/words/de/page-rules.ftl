# Die Regeln zum Nachschlagen und die Karten.
page-rules-title = Regeln
page-rules-about = Jede Regel hat eine Nummer. Sagt dir der Tisch, warum etwas nicht geht, dann nennt er die Regel, und die Nummer führt dich hierher.
page-rules-search = In den Regeln suchen
page-rules-search-example = Schild, Rückzug, BM-10.8
page-rules-hits = { $count ->
    [0] Nichts gefunden
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
page-rules-contents = Inhalt
page-rules-to-contents = Zum Inhalt
page-rules-chapter = { $game }, Kapitel { $number }
page-rules-game-bluemoon = Blue Moon
page-rules-game-equinox = Equinox
page-rules-fallback = Dieses Kapitel ist noch nicht übersetzt und steht hier auf Englisch.
page-rules-number = Regel { $number }
page-rules-source = Quelle: { $source }
page-rules-switch = Darüber entscheidet der Schalter { $names }
page-rules-cites = Siehe
page-rules-cited-by = Genannt in
page-rules-cited-by-many = { $count ->
    [one] Genannt in { $count } Regel
   *[other] Genannt in { $count } Regeln
}
page-rules-beside = Kapitel davor und danach
page-rules-before = Davor
page-rules-after = Weiter
page-rules-unknown = Eine Regel { $number } gibt es nicht
page-rules-loading = Das Buch wird aufgeschlagen …
page-rules-in-book = Im Regelbuch, in neuem Tab
page-rules-failed = Die Regeln konnten nicht vom Server geholt werden.
page-rules-again = Noch einmal versuchen
page-rules-cards = Karten in dieser Regel
page-rules-more-cards = { $count ->
    [one] und noch { $count }
   *[other] und noch { $count }
}
page-rules-cards-title = Karten
page-rules-games = Spiele
page-rules-filter = Karten auswählen
page-rules-words = Wörter in Name oder Text
page-rules-words-example = Drache, Schild, Bumerang
page-rules-people = Volk
page-rules-kind = Art
page-rules-symbol = Symbol
page-rules-moons-label = Monde
page-rules-moons = { $count ->
    [0] kein Mond
    [one] { $count } Mond
   *[other] { $count } Monde
}
page-rules-any = alle
page-rules-order = Sortiert nach
page-rules-order-people = Volk und Nummer
page-rules-order-name = Name
page-rules-order-fire = Feuer
page-rules-order-earth = Erde
page-rules-order-moons = Monden
page-rules-count = { $count ->
    [0] Keine Karte passt
    [one] { $count } Karte
   *[other] { $count } Karten
}
page-rules-all-cards = Alle zeigen
page-rules-creatures-about = Wer eine Kreatur beherrscht und eine ihrer Karten spielt, darf ihre Spezialfähigkeit nutzen.
page-rules-card-before = Karte davor
page-rules-card-after = Nächste Karte
page-rules-failed-cards = Die Karten konnten nicht vom Server geholt werden.
page-rules-unknown-card = Eine Karte „{ $name }“ gibt es nicht.
page-rules-family-shield = ABGEWEHRT
page-rules-family-gang = GANG
page-rules-family-bluff = BLUFF
page-rules-more-filters = Genauer auswählen
