# Matches bis fünf Kristalle.
page-match-leaders = Decks
page-match-leaders-agreed = wie unten gewählt
page-match-leaders-agreed-hint = Beide wissen, was gespielt wird.
page-match-leaders-random = vom Zufall verteilt
page-match-leaders-random-hint = Jeder bekommt ein Volk, nie beide dasselbe.
page-match-leaders-secret = geheim gewählt
page-match-leaders-secret-hint = Jeder wählt am Tisch; beide Decks werden zugleich gezeigt.
page-match-between = Zwischen den Spielen
page-match-between-hint = Wer ein Spiel verliert, beginnt das nächste.
page-match-between-keep = Decks behalten
page-match-between-swapSets = Decks tauschen
page-match-between-chooseAgain = neu verteilen oder wählen
page-match-between-changeDeck = jeder darf sein Deck ändern
page-match-choose = Wähle dein Deck
page-match-choose-text = Niemand erfährt es, bevor alle gewählt haben.
page-match-choose-this = Mit diesem Deck spielen
page-match-keep = Mein Deck behalten
