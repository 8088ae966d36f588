### Was in einem Draft geschieht.

drafting-event-set = Das Völkerset { $people } nimmt teil.
drafting-event-deal = Verteilung { $n }.
drafting-event-dealt = { $seat } bekommt { $card }.
drafting-event-dealt-hidden = { $seat } bekommt eine Karte.
drafting-event-kept = { $seat } behält { $card }.
drafting-event-kept-hidden = { $seat } behält eine Karte.
drafting-event-passed-right = { $count ->
    [1] Alle geben 1 Karte nach rechts weiter.
   *[other] Alle geben { $n } Karten nach rechts weiter.
  }
drafting-event-passed-left = { $count ->
    [1] Alle geben 1 Karte nach links weiter.
   *[other] Alle geben { $n } Karten nach links weiter.
  }
drafting-event-discarded = { $seat } legt { $card } verdeckt in die Mitte.
drafting-event-discarded-hidden = { $seat } legt eine Karte verdeckt in die Mitte.
drafting-event-set-aside = { $count ->
    [1] 1 Karte des Völkersets wird beiseitegelegt.
   *[other] { $n } Karten des Völkersets werden beiseitegelegt.
  }
drafting-event-rests = { $count ->
    [1] Zum Verteilen bleibt 1 beiseitegelegte Karte.
   *[other] Die { $n } beiseitegelegten Karten werden zusammengemischt.
  }
drafting-event-drafted = { $count ->
    [1] Alle Karten sind verteilt. Alle haben 1 Karte behalten.
   *[other] Alle Karten sind verteilt. Alle haben { $n } Karten behalten.
  }
drafting-event-left-out = { $seat } lässt { $card } weg.
drafting-event-left-out-hidden = { $seat } lässt eine Karte weg.
drafting-event-built = { $count ->
    [1] { $seat } hat ein Deck aus 1 Karte gebaut.
   *[other] { $seat } hat ein Deck aus { $n } Karten gebaut.
  }
drafting-event-leader = { $seat } spielt mit dem Anführer der { $people }.
drafting-event-leader-hidden = { $seat } hat geheim einen Anführer gewählt.
drafting-event-over = Der Draft ist zu Ende; die Spiele können beginnen.
drafting-question-sets = Welches Völkerset nimmt teil?
drafting-question-deal = Welche Karte wird verteilt?
drafting-question-keep = Welche Karte behältst du?
drafting-question-leave = Welche Karte lässt du weg? Es sind { $n } Karten zu viel.
drafting-question-leader = Welcher Anführer führt dein Deck?
drafting-question-leave-one = Welche Karte lässt du weg? Es ist 1 Karte zu viel.
drafting-card = { $name } ({ $code })
