rules-help = eine Regel nach Nummer oder Wörtern nachschlagen
rules-what = Nummern wie BM-10.8, ein Kapitel wie BM-10, oder search und Wörter; nichts: die Kapitel
rules-limit = wie viele Regeln eine Suche zeigt (sonst: 10)
rules-how = Eine Regel zeigen: moondrake rules BM-10.8. Suchen: moondrake rules search Paar.
rules-in-english = { $title } (englisch)
rules-fallback = (Dieses Kapitel ist nicht übersetzt; hier ist es auf Englisch.)
rules-source = Quelle: { $source }
rules-before = Davor: { $number }
rules-after = Danach: { $number }
rules-cites = Siehe auch: { $numbers }
rules-cited = Genannt in: { $numbers }
rules-switch = Schalter { $key }: { $values } (möglich: { $words })
rules-cards = Karten: { $cards }
rules-and-more = { $shown } und { $more } weitere
rules-unknown = moondrake: Eine Regel „{ $number }“ gibt es nicht; { $near ->
    [none] Nummern sehen aus wie BM-10.8, EQ-4.7, RS-7 oder OQ-3; zum Suchen: moondrake rules search { $number }
   *[other] in der Nähe: { $near }
  }
rules-search-what = moondrake: Sag, was gesucht wird, z. B. moondrake rules search Paar; --limit ist mindestens 1
rules-nothing = moondrake: „{ $words }“ kommt in keiner Regel vor
