### Was an einem Tisch von Blue Moon geschieht: zum Leser ($who ist „you“) und über andere.

bluemoon-number = { $count ->
    [0] keine
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
  }
bluemoon-cards = { $count ->
    [1] eine Karte
   *[other] { bluemoon-number } Karten
  }
bluemoon-dragons = { $count ->
    [1] einen Drachen
   *[other] { bluemoon-number } Drachen
  }
bluemoon-crystals = { $count ->
    [1] einen Kristall
   *[other] { bluemoon-number } Kristalle
  }
bluemoon-unknown = { $count ->
    [1] eine Karte
   *[other] { bluemoon-number } Karten
  }
bluemoon-named = „{ $name }“
bluemoon-list = { $rest } und { $last }
bluemoon-no-cards = keine Karten
bluemoon-somebody = Jemand

bluemoon-event-start = { $who ->
    [you] Du beginnst.
   *[they] { $seat } beginnt.
  }
bluemoon-event-draw = { $who ->
    [you] Du ziehst { $cards } nach.
   *[they] { $seat } zieht { $cards } nach.
  }
bluemoon-event-draw-hidden = { $who ->
    [you] Du ziehst { bluemoon-cards } nach.
   *[they] { $seat } zieht { bluemoon-cards } nach.
  }
bluemoon-event-mulligan = { $who ->
    [you] Du mischst { bluemoon-cards } zurück und ziehst neu.
   *[they] { $seat } mischt { bluemoon-cards } zurück und zieht neu.
  }
bluemoon-event-turn = { $who ->
    [you] Du bist am Zug.
   *[they] { $seat } ist am Zug.
  }
bluemoon-event-lay-out = { $who ->
    [you] Du spielst { $cards } aus.
   *[they] { $seat } spielt { $cards } aus.
  }
bluemoon-event-bluff = { $who ->
    [you] Du legst einen Bluff aus ({ $cards }).
   *[they] { $seat } legt einen Bluff aus ({ $cards }).
  }
bluemoon-event-bluff-hidden = { $who ->
    [you] Du legst einen Bluff aus.
   *[they] { $seat } legt einen Bluff aus.
  }
bluemoon-event-load = { $who ->
    [you] Du lädst { $first } auf { $last }.
   *[they] { $seat } lädt { $first } auf { $last }.
  }
bluemoon-event-land = { $who ->
    [you] Du landest { $cards } an.
   *[they] { $seat } landet { $cards } an.
  }
bluemoon-event-take-back = { $who ->
    [you] Du nimmst { $cards } wieder auf die Hand.
   *[they] { $seat } nimmt { $cards } wieder auf die Hand.
  }
bluemoon-event-take-back-hidden = { $who ->
    [you] Du nimmst { bluemoon-cards } wieder auf die Hand.
   *[they] { $seat } nimmt { bluemoon-cards } wieder auf die Hand.
  }
bluemoon-event-discard = { $who ->
    [you] Du wirfst { $cards } ab.
   *[they] { $seat } wirft { $cards } ab.
  }
bluemoon-event-discard-hidden = { $who ->
    [you] Du wirfst { bluemoon-cards } ab.
   *[they] { $seat } wirft { bluemoon-cards } ab.
  }
bluemoon-event-show-bluff = { $who ->
    [you] Du zeigst einen Bluff: { $cards }.
   *[they] { $seat } zeigt einen Bluff: { $cards }.
  }
bluemoon-event-reveal-hand = { $who ->
    [you] Du deckst deine Hand auf: { $cards }.
   *[they] { $seat } deckt die Hand auf: { $cards }.
  }
bluemoon-event-shuffle = { $who ->
    [you] Du mischst deinen Nachziehstapel.
   *[they] { $seat } mischt den Nachziehstapel.
  }
bluemoon-event-put-under = { $who ->
    [you] Du legst { $cards } unter deinen Nachziehstapel.
   *[they] { $seat } legt { $cards } unter den Nachziehstapel.
  }
bluemoon-event-put-under-hidden = { $who ->
    [you] Du legst { bluemoon-cards } unter deinen Nachziehstapel.
   *[they] { $seat } legt { bluemoon-cards } unter den Nachziehstapel.
  }
bluemoon-event-return = { $who ->
    [you] Du gibst { $cards } in deinen Nachziehstapel zurück.
   *[they] { $seat } gibt { $cards } in den Nachziehstapel zurück.
  }
bluemoon-event-return-hidden = { $who ->
    [you] Du gibst { bluemoon-cards } in deinen Nachziehstapel zurück.
   *[they] { $seat } gibt { bluemoon-cards } in den Nachziehstapel zurück.
  }
bluemoon-event-take = { $who ->
    [you] Du nimmst { $cards } aus deinem Nachziehstapel auf die Hand.
   *[they] { $seat } nimmt { $cards } aus dem Nachziehstapel auf die Hand.
  }
bluemoon-event-take-hidden = { $who ->
    [you] Du nimmst { bluemoon-cards } aus deinem Nachziehstapel auf die Hand.
   *[they] { $seat } nimmt { bluemoon-cards } aus dem Nachziehstapel auf die Hand.
  }
bluemoon-event-take-discard = { $who ->
    [you] Du nimmst { $cards } aus deinem Abwurfstapel auf die Hand.
   *[they] { $seat } nimmt { $cards } aus dem Abwurfstapel auf die Hand.
  }
bluemoon-event-take-discard-hidden = { $who ->
    [you] Du nimmst { bluemoon-cards } aus deinem Abwurfstapel auf die Hand.
   *[they] { $seat } nimmt { bluemoon-cards } aus dem Abwurfstapel auf die Hand.
  }
bluemoon-event-fight = { $who ->
    [you] Du kämpfst.
   *[they] { $seat } kämpft.
  }
bluemoon-event-retreat = { $who ->
    [you] Du ziehst dich zurück.
   *[they] { $seat } zieht sich zurück.
  }
bluemoon-event-decline = { $who ->
    [you] Du verzichtest auf den Kampfbeginn.
   *[they] { $seat } verzichtet auf den Kampfbeginn.
  }
bluemoon-event-announce = { $who ->
    [you] Du sagst Stärke { $n } an.
   *[they] { $seat } sagt Stärke { $n } an.
  }
bluemoon-event-challenge = { $who ->
    [you] Du sagst: „Farbe bekennen!“
   *[they] { $seat } sagt: „Farbe bekennen!“
  }
bluemoon-event-bluff-true = { $who ->
    [you] Dein Bluff stimmt.
   *[they] Der Bluff von { $seat } stimmt.
  }
bluemoon-event-bluff-false = { $who ->
    [you] Dein Bluff stimmt nicht.
   *[they] Der Bluff von { $seat } stimmt nicht.
  }
bluemoon-event-dragon = { $who ->
    [you] Du gewinnst einen Drachen und hast { bluemoon-dragons }.
   *[they] { $seat } gewinnt einen Drachen und hat { bluemoon-dragons }.
  }
bluemoon-event-clear = { $who ->
    [you] Dein Kampf- und Unterstützungsbereich werden abgeräumt: { $cards }.
   *[they] Kampf- und Unterstützungsbereich von { $seat } werden abgeräumt: { $cards }.
  }
bluemoon-event-element = Der Kampf geht um { $element ->
    [earth] Erde
    [fire] Feuer
   *[none] kein Element
  }.
bluemoon-event-inactive = { $who ->
    [you] Deine nicht mehr aktiven Karten: { $cards }.
   *[they] Nicht mehr aktive Karten von { $seat }: { $cards }.
  }
bluemoon-event-use = { $who ->
    [you] Du nutzt die Sonderfunktion von { $cards }.
   *[they] { $seat } nutzt die Sonderfunktion von { $cards }.
  }
bluemoon-event-paid = { $who ->
    [you] Du bedienst die Forderung von { $cards }.
   *[they] { $seat } bedient die Forderung von { $cards }.
  }
bluemoon-event-target = { $who ->
    [you] Du wendest { $first } auf { $last } an.
   *[they] { $seat } wendet { $first } auf { $last } an.
  }
bluemoon-event-cancel = { $who ->
    [you] Deine Karte ist ungültig: { $cards }.
   *[they] Die Karte von { $seat } ist ungültig: { $cards }.
  }
bluemoon-event-top = { $who ->
    [you] { $cards } liegt oben auf deinem Abwurfstapel.
   *[they] { $cards } liegt oben auf dem Abwurfstapel von { $seat }.
  }
bluemoon-event-undo = { $who ->
    [you] Du gehst an einen früheren Punkt des Zuges zurück.
   *[they] { $seat } geht an einen früheren Punkt des Zuges zurück.
  }
bluemoon-event-penalty = { $who ->
    [you] Du konntest den Zug nicht regelgerecht beenden und verlierst das Spiel.
   *[they] { $seat } konnte den Zug nicht regelgerecht beenden und verliert das Spiel.
  }
bluemoon-event-over = { $who ->
    [you] Das Spiel ist zu Ende: Du gewinnst { bluemoon-crystals }.
   *[they] Das Spiel ist zu Ende: { $seat } gewinnt { bluemoon-crystals }.
  }
bluemoon-event-against = { $other } hat gegen Stärke { $n } angesagt.
bluemoon-event-replace = { $who ->
    [you] Du ersetzt { $cards }.
   *[they] { $seat } ersetzt { $cards }.
  }
bluemoon-event-prepare = { $who ->
    [you] Du willst { $cards } ausspielen.
   *[they] { $seat } will { $cards } ausspielen.
  }
bluemoon-event-prevented = { $who ->
    [you] Du gewinnst den Drachen nicht.
   *[they] { $seat } gewinnt den Drachen nicht.
  }
bluemoon-event-forswear = { $who ->
    [you] Du bist bis zum Ende des Kampfes durch { $cards } gebunden.
   *[they] { $seat } ist bis zum Ende des Kampfes durch { $cards } gebunden.
  }
bluemoon-event-reveal = { $who ->
    [you] Du deckst { $cards } auf.
   *[they] { $seat } deckt { $cards } auf.
  }
bluemoon-event-ready = { $who ->
    [you] Du legst deine Hand bereit: { $cards }.
   *[they] { $seat } legt die Hand bereit: { $cards }.
  }
bluemoon-event-expose = { $who ->
    [you] Du legst eine Intervention offen aus: { $cards }.
   *[they] { $seat } legt eine Intervention offen aus: { $cards }.
  }
bluemoon-event-look = { $who ->
    [you] Deine Karten werden geprüft: { $cards }.
   *[they] Die Karten von { $seat } werden geprüft: { $cards }.
  }
bluemoon-event-unforeseen = { $who ->
    [you] Du hast mehr Wege durch diesen Zug, als das Programm prüft: Manche dir angebotene führen vielleicht zu keinem regelgerechten Ende.
   *[they] { $seat } hat mehr Wege durch diesen Zug, als das Programm prüft: Manche angebotene führen vielleicht zu keinem regelgerechten Ende.
  }
bluemoon-event-turn-first = { $who ->
    [you] Du bist am Zug: der erste Zug eines Kampfes.
   *[they] { $seat } ist am Zug: der erste Zug eines Kampfes.
  }
bluemoon-event-mulligan-none = { $who ->
    [you] Du behältst alle Handkarten.
   *[they] { $seat } behält alle Handkarten.
  }
bluemoon-event-dragon-fourth = { $who ->
    [you] Du würdest einen vierten Drachen gewinnen.
   *[they] { $seat } würde einen vierten Drachen gewinnen.
  }
bluemoon-event-retreat-settled = { $who ->
    [you] Du musst dich zurückziehen: { $point ->
        [character-end] am Ende der Charakterphase (T4e)
        [boost-end] am Ende der Verstärkungs- und Unterstützungsphase (T5e)
       *[announce] bei der Ansage (T6b)
      } kann der Zug nicht zulässig weitergehen.
   *[they] { $seat } muss sich zurückziehen: { $point ->
        [character-end] am Ende der Charakterphase (T4e)
        [boost-end] am Ende der Verstärkungs- und Unterstützungsphase (T5e)
       *[announce] bei der Ansage (T6b)
      } kann der Zug nicht zulässig weitergehen.
  }
bluemoon-event-dragon-home = { $who ->
    [you] Du gewinnst einen Drachen: Er geht von { $other } in die Mitte.
    [loser] { $seat } gewinnt einen Drachen: Er geht von dir in die Mitte.
   *[they] { $seat } gewinnt einen Drachen: Er geht von { $other } in die Mitte.
  }

## Warum das Deck des Solospiels tut, was es tut.

bluemoon-deck-begins = Das Deck beginnt immer den ersten Kampf.
bluemoon-deck-reveals = Es deckt auf, bis ein Charakter kommt; einer mit FREI beendet das nicht.
bluemoon-deck-waited = Was in einem früheren Zug auf die Hand kam, wird in diesem gespielt.
bluemoon-deck-lies-open = Eine Intervention liegt offen und wartet auf den ersten Augenblick, in dem sie passt.
bluemoon-deck-plays-all = Es spielt alles Aufgedeckte in dieser Reihenfolge, was auch immer das verbietet.
bluemoon-deck-partner = Ein Paar oder eine Gang kommt zusammen: Die passende Karte wurde gesucht.
bluemoon-deck-answers = Es spielt sie im ersten Augenblick, in dem es kann.
bluemoon-deck-by-text = Ein Text lässt es diese Karte spielen, also spielt es sie.
bluemoon-deck-never-declines = Es lehnt nie einen Kampf ab.
bluemoon-deck-element = In diesem Element ist seine Stärke höher; bei Gleichstand entscheidet der Zufall.
bluemoon-deck-announces = Es sagt an, was seine Karten zusammen ergeben.
bluemoon-deck-too-weak = Seine Stärke reicht nicht.
bluemoon-deck-no-character = Es kam kein Charakter.
bluemoon-deck-unmet = Es kann eine Forderung nicht erfüllen, wie stark es auch ist.
bluemoon-deck-searches = Seine Hand, ohne Hand der Nachziehstapel von oben, wird nach Passendem durchsucht.
bluemoon-deck-pays = Es erfüllt eine Forderung, sobald es die Karten dazu hat.
bluemoon-deck-must-discard = Was es abwerfen darf, muss es abwerfen.
bluemoon-deck-uses-texts = Es nutzt jeden Text, der seine eigene Stärke nicht senkt.
bluemoon-deck-targets = Es wählt, was seine Stärke am höchsten macht; bei Gleichstand entscheidet der Zufall.
bluemoon-deck-waits = Karten, die auf seine Hand kommen, warten auf seinen nächsten Zug.
