cards-help = Kartenpakete für Blue Moon prüfen
cards-check-help = Ist ein Kartenpaket in Ordnung? Nennt Zeile, Feld, Grund und die erlaubten Wörter
cards-sound =
    { $count ->
        [one] { $pack }: in Ordnung, eine Karte
       *[other] { $pack }: in Ordnung, { $count } Karten
    }
cards-not-sound = { $pack }: nicht in Ordnung
