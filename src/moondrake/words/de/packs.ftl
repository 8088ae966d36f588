packs-sound =
    { $count ->
        [one] { $pack }: in Ordnung, eine Karte
       *[other] { $pack }: in Ordnung, { $count } Karten
    }
packs-not-sound = { $pack }: nicht in Ordnung
packs-check-what = moondrake: welches Kartenpaket? Zum Beispiel moondrake cards check my.pack
