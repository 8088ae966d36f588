# Matches to five crystals.
page-match-leaders = Decks
page-match-leaders-agreed = as chosen below
page-match-leaders-agreed-hint = Both know what is played.
page-match-leaders-random = dealt by chance
page-match-leaders-random-hint = Each of you is dealt one of the peoples, never both the same.
page-match-leaders-secret = chosen in secret
page-match-leaders-secret-hint = Each chooses at the table; both decks are shown together.
page-match-between = Between the games
page-match-between-hint = The loser of a game begins the next one.
page-match-between-keep = keep the decks
page-match-between-swapSets = exchange the decks
page-match-between-chooseAgain = deal or choose anew
page-match-between-changeDeck = each may change the deck
page-match-choose = Choose your deck
page-match-choose-text = Nobody is told before everybody has chosen.
page-match-choose-this = Play with this deck
page-match-keep = Keep my deck
