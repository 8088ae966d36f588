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
page-rules-failed = Die Regeln konnten nicht vom Server geholt werden.
page-rules-again = Noch einmal versuchen
