# Das Solospiel.
page-solo-title = Allein gegen ein Deck
page-solo-about = Das andere Deck spielt von selbst: Es deckt Karten auf und spielt, was es kann, nach Regeln und Zufall. Die leichtesten kommen zuerst. Jeder Schritt des Decks wird mit Regel und Grund gesagt.
page-solo-running = Ein Solospiel ist noch nicht zu Ende.
page-solo-go-on = Weiterspielen
page-solo-ladder = Die Leiter: { $count } von { $all } besiegt
page-solo-record = { $won } gewonnen, { $lost } verloren
page-solo-never = noch nie gespielt
page-solo-best = { $count ->
    [one] höchstens { $count } Kristall
   *[other] höchstens { $count } Kristalle
  }
page-solo-assisted = { $count } mit Rücknahmen, nicht gezählt
page-solo-beaten = besiegt
page-solo-play = Spielen
page-solo-play-against = Gegen { $people } spielen
