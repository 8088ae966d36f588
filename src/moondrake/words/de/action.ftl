# What a player may do, as a button says it.
action-bluemoon-pass = Passen
action-bluemoon-done = Fertig
action-bluemoon-yes = Ja
action-bluemoon-no = Nein
action-bluemoon-fight = Kämpfen
action-bluemoon-retreat = Zurückziehen
action-bluemoon-decline = Auf den Kampfbeginn verzichten
action-bluemoon-announce = { $element ->
    [fire] Feuer
   *[earth] Erde
  } ansagen
action-bluemoon-challenge = „Farbe bekennen“
action-bluemoon-keep = Aktiv lassen
action-bluemoon-release = Verdecken
action-bluemoon-refill = Karten nachziehen
action-bluemoon-play = { $card } ausspielen
action-bluemoon-bluff = { $card } verdeckt als Bluff legen
action-bluemoon-load = { $card } laden
action-bluemoon-land = { $card } anlanden
action-bluemoon-retrieve = { $card } wieder aufnehmen
action-bluemoon-unmask = Bluff { $card } abwerfen
action-bluemoon-use = { $card } nutzen
action-bluemoon-pay = Zahlen, was { $card } verlangt
action-bluemoon-bluffed = Bluff Nr. { $place }
action-bluemoon-random = Eine zufällige Karte
action-bluemoon-which = Gruppe Nr. { $place }
action-bluemoon-which-kind = { $kind ->
    [booster] Alle Verstärkungen
    [support] Alle Unterstützungen
   *[character] Alle Charaktere
}
action-bluemoon-start = Es beginnt: { $seat }
action-bluemoon-back = { $phase ->
    [decision] Neu entscheiden, ob du kämpfst
    [character] Zurück zum Charakter
    [boost] Zurück zu Verstärkungen und Unterstützungen
   *[other] Zurück zum Beginn des Zugs
  }
action-bluemoon-back-card = Zurück bis vor „{ $card }“
action-bluemoon-replace = { $card } ersetzen
action-equinox-pass = Passen
action-equinox-use = Die Spezialfähigkeit nutzen
action-equinox-show = Die Hand zeigen
action-equinox-reveal = Die geheime Wette aufdecken
action-equinox-done = Fertig
action-equinox-bet = Auf { $creature } wetten
action-equinox-secret = Geheim mit { $card } wetten
action-equinox-stone = Der Wettstein der geheimen Wette
action-equinox-play = { $card } spielen
action-equinox-chameleon = Chamäleon { $strength } auf { $creature } spielen
action-equinox-discard = { $card } abwerfen
action-equinox-field = { $creature } in Reihe { $row }
action-equinox-champion = Die Championkarte von { $creature }
action-equinox-take = { $card } nehmen
action-equinox-give = { $card } geben
action-equinox-invite = { $creature } nimmt teil
action-equinox-start = { $seat } beginnt
