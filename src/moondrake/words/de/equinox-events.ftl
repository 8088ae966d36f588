### Was in einem Spiel Equinox geschieht: zum Leser und über andere.

equinox-event-starts = { $who ->
    [you] Du beginnst.
   *[they] { $seat } beginnt.
  }
equinox-event-invited = { $creature } nimmt am Turnier teil.
equinox-event-drawn = { $who ->
    [you] Du ziehst { $card }.
   *[they] { $seat } zieht { $card }.
  }
equinox-event-drawn-hidden = { $who ->
    [you] Du ziehst eine Karte.
   *[they] { $seat } zieht eine Karte.
  }
equinox-event-round = Runde { $n } beginnt.
equinox-event-bet = { $who ->
    [you] Du wettest auf { $creature } in Reihe { $row }.
   *[they] { $seat } wettet auf { $creature } in Reihe { $row }.
  }
equinox-event-secret-bet = { $who ->
    [you] Du gibst mit { $card } eine geheime Wette ab.
   *[they] { $seat } gibt mit { $card } eine geheime Wette ab.
  }
equinox-event-secret-bet-hidden = { $who ->
    [you] Du gibst eine geheime Wette ab.
   *[they] { $seat } gibt eine geheime Wette ab.
  }
equinox-event-revealed = { $who ->
    [you] Du deckst deine geheime Wette auf: { $card }. Der Stein kommt auf die Championkarte von { $creature }.
   *[they] { $seat } deckt die geheime Wette auf: { $card }. Der Stein kommt auf die Championkarte von { $creature }.
  }
equinox-event-passed = { $who ->
    [you] Du wettest nicht.
   *[they] { $seat } wettet nicht.
  }
equinox-event-played = { $who ->
    [you] Du spielst { $card } auf { $creature } in Reihe { $row }.
   *[they] { $seat } spielt { $card } auf { $creature } in Reihe { $row }.
  }
equinox-event-tree-played = { $who ->
    [you] Du spielst { $creature }.
   *[they] { $seat } spielt { $creature }.
  }
equinox-event-hand-shown = { $who ->
    [you] Du kannst keine Karte spielen und zeigst deine Hand: { $cards }.
   *[they] { $seat } kann keine Karte spielen und zeigt die Hand: { $cards }.
  }
equinox-event-ability-used = { $who ->
    [you] Du nutzt die Spezialfähigkeit von { $creature }.
   *[they] { $seat } nutzt die Spezialfähigkeit von { $creature }.
  }
equinox-event-no-effect = { $creature } bleibt ohne Wirkung.
equinox-event-player-chosen = { $who ->
    [you] Du wählst { $other }.
    [other] { $seat } wählt dich.
   *[they] { $seat } wählt { $other }.
  }
equinox-event-creature-named = { $who ->
    [you] Du nennst { $creature }.
   *[they] { $seat } nennt { $creature }.
  }
equinox-event-set-aside = { $who ->
    [you] Deine Karte { $card } wird beiseitegelegt.
   *[they] { $card } von { $seat } wird beiseitegelegt.
  }
equinox-event-set-aside-hidden = { $who ->
    [you] Eine deiner Karten wird beiseitegelegt.
   *[they] Eine Karte von { $seat } wird beiseitegelegt.
  }
equinox-event-taken-back = { $who ->
    [you] { $count ->
        [1] Du nimmst 1 beiseitegelegte Karte zurück auf die Hand.
       *[other] Du nimmst { $n } beiseitegelegte Karten zurück auf die Hand.
      }
   *[they] { $count ->
        [1] { $seat } nimmt 1 beiseitegelegte Karte zurück auf die Hand.
       *[other] { $seat } nimmt { $n } beiseitegelegte Karten zurück auf die Hand.
      }
  }
equinox-event-stone-taken = { $who ->
    [you] Du nimmst den Wettstein auf { $creature } in Reihe { $row } zurück.
   *[they] { $seat } nimmt den Wettstein auf { $creature } in Reihe { $row } zurück.
  }
equinox-event-secret-taken = { $who ->
    [you] Du nimmst den Stein deiner geheimen Wette zurück; { $card } kommt offen auf den Ablagestapel.
   *[they] { $seat } nimmt den Stein der geheimen Wette zurück; { $card } kommt offen auf den Ablagestapel.
  }
equinox-event-stone-placed = { $who ->
    [you] Du setzt einen Wettstein auf { $creature } in Reihe { $row }.
   *[they] { $seat } setzt einen Wettstein auf { $creature } in Reihe { $row }.
  }
equinox-event-card-taken = { $who ->
    [you] Du nimmst { $card } von { $creature } in Reihe { $row } auf die Hand.
   *[they] { $seat } nimmt { $card } von { $creature } in Reihe { $row } auf die Hand.
  }
equinox-event-given = { $who ->
    [you] Du gibst { $other } die Karte { $card }.
    [other] { $seat } gibt dir die Karte { $card }.
   *[they] { $seat } gibt { $other } die Karte { $card }.
  }
equinox-event-given-hidden = { $who ->
    [you] Du gibst { $other } eine Karte.
    [other] { $seat } gibt dir eine Karte.
   *[they] { $seat } gibt { $other } eine Karte.
  }
equinox-event-hand-seen = { $who ->
    [you] Du hast keine solche Karte und zeigst { $other } deine Hand: { $cards }.
    [other] { $seat } hat keine solche Karte und zeigt dir die Hand: { $cards }.
   *[they] { $seat } hat keine solche Karte und zeigt { $other } die Hand: { $cards }.
  }
equinox-event-hand-seen-hidden = { $who ->
    [you] Du hast keine solche Karte und zeigst { $other } deine Hand.
    [other] { $seat } hat keine solche Karte und zeigt dir die Hand.
   *[they] { $seat } hat keine solche Karte und zeigt { $other } die Hand.
  }
equinox-event-looked-at = { $who ->
    [you] { $other } sieht sich deine Karte { $card } an.
    [other] Du siehst dir { $card } von { $seat } an.
   *[they] { $other } sieht sich { $card } von { $seat } an.
  }
equinox-event-looked-at-hidden = { $who ->
    [you] { $other } sieht sich eine deiner Karten an.
    [other] Du siehst dir eine Karte von { $seat } an.
   *[they] { $other } sieht sich eine Karte von { $seat } an.
  }
equinox-event-robbed = { $who ->
    [you] { $other } behält deine Karte { $card }.
    [other] Du behältst { $card } von { $seat }.
   *[they] { $other } behält { $card } von { $seat }.
  }
equinox-event-robbed-hidden = { $who ->
    [you] { $other } behält eine deiner Karten.
    [other] Du behältst eine Karte von { $seat }.
   *[they] { $other } behält eine Karte von { $seat }.
  }
equinox-event-swapped = { $who ->
    [you] Du tauschst die sichtbaren Karten von { $creature } in Reihe { $row } und { $other_creature } in Reihe { $other_row }.
   *[they] { $seat } tauscht die sichtbaren Karten von { $creature } in Reihe { $row } und { $other_creature } in Reihe { $other_row }.
  }
equinox-event-removed = { $who ->
    [you] Du legst { $card } von { $creature } in Reihe { $row } auf den Ablagestapel.
   *[they] { $seat } legt { $card } von { $creature } in Reihe { $row } auf den Ablagestapel.
  }
equinox-event-discarded = { $who ->
    [you] Du wirfst { $card } ab.
   *[they] { $seat } wirft { $card } ab.
  }
equinox-event-buried = { $who ->
    [you] Du wirfst { $card } verdeckt ab.
   *[they] { $seat } wirft { $card } verdeckt ab.
  }
equinox-event-buried-hidden = { $who ->
    [you] Du wirfst eine Karte verdeckt ab.
   *[they] { $seat } wirft eine Karte verdeckt ab.
  }
equinox-event-lowest-shared = Mehrere Kreaturen teilen sich die niedrigste Stärke { $n }: Die Runde geht weiter.
equinox-event-vanished = { $creature } verschwindet aus dem Turnier.
equinox-event-vanish-card = Eine Verschwindekarte kommt auf { $creature } in Reihe { $row }.
equinox-event-pile-empty = Der Nachziehstapel ist leer: Das Spiel endet sofort.
equinox-event-tournament-over = Das Turnier ist zu Ende.
equinox-event-scored = { $who ->
    [you] { $count ->
        [1] Du hast { $n } Prestigepunkt.
       *[other] Du hast { $n } Prestigepunkte.
      }
   *[they] { $count ->
        [1] { $seat } hat { $n } Prestigepunkt.
       *[other] { $seat } hat { $n } Prestigepunkte.
      }
  }
equinox-event-won = { $who ->
    [you] { $count ->
        [1] Du gewinnst.
       *[other] Du teilst dir den Sieg.
      }
   *[they] { $count ->
        [1] { $seat } gewinnt.
       *[other] { $seat } teilt sich den Sieg.
      }
  }
equinox-event-stone-from-champion = { $who ->
    [you] Du nimmst den Wettstein auf der Championkarte von { $creature } zurück.
   *[they] { $seat } nimmt den Wettstein auf der Championkarte von { $creature } zurück.
  }
equinox-event-ability-declined = { $who ->
    [you] Du nutzt die Spezialfähigkeit nicht.
   *[they] { $seat } nutzt die Spezialfähigkeit nicht.
  }

equinox-question-start = Wer beginnt?
equinox-question-invite = Welche Kreatur nimmt teil?
equinox-question-deal = Welche Karte wird gezogen?
equinox-question-bet = Willst du wetten, aufdecken oder überspringen?
equinox-question-play = Welche Karte spielst du?
equinox-question-ability = Nutzt du die Spezialfähigkeit?
equinox-question-target = Was wählst du?
equinox-question-creature = Welche Kreatur nennst du?
equinox-question-second-field = Mit welchem Feld tauschst du?
equinox-question-give = Welche Karte gibst du?
equinox-question-pick = Welche Handkarte wird gezogen?
equinox-question-keep = Welche Karte behältst du?
equinox-question-discard = Wirfst du eine Karte ab?
equinox-why-game-over = Das Spiel ist zu Ende.
equinox-why-no-such-action = Eine Aktion mit der Nummer { $n } gibt es nicht.
equinox-why-not-seated = Nur wer am Tisch sitzt, kann handeln oder gewählt werden.
equinox-why-chance-decides = Das entscheidet der Zufall, kein Spieler.
equinox-why-not-asked = Jetzt ist { $seat } gefragt; warte, bis du an der Reihe bist.
equinox-why-other-question = Beantworte zuerst diese Frage: { $question }
equinox-why-not-in-match = { $creature } nimmt an diesem Turnier nicht teil; wähle eine Kreatur, die teilnimmt.
equinox-why-has-vanished = { $creature } ist verschwunden; wähle eine Kreatur, die noch im Turnier ist.
equinox-why-not-vanished = { $creature } ist noch im Turnier; hier geht es nur um verschwundene Kreaturen.
equinox-why-stone-there = Auf diesem Feld von { $creature } liegt oder lag in dieser Runde schon eine Wette; wähle ein anderes.
equinox-why-no-stone-left = Du hast keinen Wettstein mehr; nur Moosmann bringt einen zurück.
equinox-why-not-your-stone = Dort liegt auf { $creature } kein Wettstein von dir; wähle einen eigenen.
equinox-why-only-round-one = Geheime Wetten gibt es nur in Runde 1.
equinox-why-once-per-game = Du hast deine einzige geheime Wette in diesem Spiel schon abgegeben.
equinox-why-secret-this-turn = Nach einer geheimen Wette wird in diesem Zug keine Karte gespielt.
equinox-why-no-secret-bet = Vor dir liegt keine geheime Wette.
equinox-why-not-in-hand = { $card } ist nicht auf deiner Hand.
equinox-why-set-aside = { $card } liegt bis zu Schritt 3 deines Zuges beiseite.
equinox-why-must-play = Du musst eine Karte spielen oder zeigen, dass du keine spielen kannst; überspringen geht nicht.
equinox-why-can-play = Du kannst { $card } spielen; überspringen darf nur, wer keine spielbare Karte hat.
equinox-why-must-finish = Was begonnen ist, wird vollständig ausgeführt.
equinox-why-chameleon-needs-creature = Nenne für { $card } eine Kreatur, auf die die Karte gelegt wird.
equinox-why-no-target = Das hat jetzt kein Ziel und keine Wirkung; wähle etwas anderes.
equinox-why-not-yourself = Wähle einen anderen Spieler, nicht dich selbst.
equinox-why-too-few-cards = { $seat } hat weniger als { $n } Karten auf der Hand.
equinox-why-hit-already = Vor { $seat } liegen schon beiseitegelegte Karten.
equinox-why-later-row = Reihe { $row } ist noch nicht offen; wähle die aktuelle oder eine frühere Reihe.
equinox-why-no-card-there = Auf { $creature } liegt in Reihe { $row } keine Karte.
equinox-why-nothing-to-swap = Dieses Feld von { $creature } lässt sich nicht tauschen; es braucht zwei Felder einer Kreatur mit je einer Karte.
equinox-why-other-creature-needed = Wähle eine andere Kreatur als { $creature }.
equinox-why-not-visible = { $card } liegt nicht sichtbar auf dem Tisch.
equinox-why-wrong-card = Diese Karte passt nicht; wähle eine von der verlangten Art.
equinox-why-not-looked-at = { $card } gehört nicht zu den gezogenen Karten; behalte eine von diesen.
equinox-why-takes-part = { $creature } nimmt schon teil.
equinox-why-not-wanted = Danach fragt jetzt keine Fähigkeit und keine Baumkarte.
equinox-why-not-offered = Das steht jetzt nicht zur Wahl.
equinox-chameleon = Chamäleon
equinox-no-cards = keine Karten
equinox-somebody = jemand
equinox-chance = der Zufall
