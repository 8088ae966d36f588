# The draft: a new one, picking, the deck from it, the round.
page-draft-title = Draft
page-draft-new = Decks draften
page-draft-about = Jeder behält eine Karte des Packs und gibt die anderen weiter. Aus dem Behaltenen baust du ein Deck aus dreißig Karten, dann spielen alle gegen alle. Menschen und Bots dürfen gemischt sein.
page-draft-bot = Bot
page-draft-timer = Zeit für eine Wahl
page-draft-seconds = { $count ->
    [0] ohne Grenze
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
page-draft-leaders = Wie Anführer gewählt werden
page-draft-leaders-agreed = offen, der Reihe nach
page-draft-leaders-secret = geheim, gemeinsam aufgedeckt
page-draft-leaders-random = durch Zufall gezogen
page-draft-sets = { $count ->
    [0] Völkersets: durch Zufall gezogen
    [one] Völkersets: { $count } gewählt
   *[other] Völkersets: { $count } gewählt
}
page-draft-sets-about = Wähle keines, um sie ziehen zu lassen; sonst sagen die Regeln, wie viele nötig sind, und du erfährst es.
page-draft-start = Den Draft beginnen
page-draft-deal = Runde { $deal } von { $deals }.
page-draft-left = Die anderen gehen nach links.
page-draft-right = Die anderen gehen nach rechts.
page-draft-leave-about = { $count ->
    [one] { $count } Karte muss draußen bleiben.
   *[other] { $count } Karten müssen draußen bleiben.
}
page-draft-leave = Den Draft verlassen
page-draft-leave-text = Ein Bot wählt und spielt für dich weiter, mit dem, was du hast. Bis zur letzten Wahl kannst du zurückkommen und übernehmen.
page-draft-kept = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
page-draft-pool = Gedraftete Karten
page-draft-pack = Karten in der Hand
page-draft-mine = { $count ->
    [one] Du hast { $count } Karte behalten
   *[other] Du hast { $count } Karten behalten
}
page-draft-over = Der Draft ist vorbei
page-draft-build = Dein Deck aus dem Draft
page-draft-build-about = Tausche unter deinen Karten, was du willst; genau dreißig spielen mit. Niemand sonst sieht sie.
page-draft-build-until = Sei bis { $time } bereit: Dann beginnen die Spiele mit den Decks, wie sie sind.
page-draft-deck-name = Gedraftetes Deck
page-draft-ready = Ich bin bereit
page-draft-round = Jeder gegen jeden
page-draft-waits = Die Spiele beginnen, sobald alle bereit sind, spätestens um { $time }.
page-draft-is-ready = bereit
page-draft-builds = baut noch
page-draft-round-number = Runde { $number }
page-draft-to-match = Spielen
page-draft-standings = Stand
page-draft-won = { $won } von { $played } gewonnen
page-draft-all-picks = Alle gewählten Karten
page-draft-my-picks = Deine gewählten Karten
page-draft-picks-of = Die gewählten Karten von { $name }, der Reihe nach
page-draft-picks-line = { $count ->
    [one] { $count } gewählte Karte, der Reihe nach
   *[other] { $count } gewählte Karten, der Reihe nach
}
