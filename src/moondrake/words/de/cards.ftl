cards-help = die Karten von Blue Moon nachschlagen
cards-words = Wörter aus Name, Art, Symbolen oder Text; oder show und ein Schlüssel oder Name; oder check und eine Datei mit einem Kartenpaket; nichts: alle Karten
cards-people = nur diese (mit Kommas oder mehrmals): { $peoples }
cards-bad-people = ein Volk „{ $typed }“ gibt es nicht; möglich: { $peoples }
cards-found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
cards-nothing = moondrake: Keine Karte enthält alles von „{ $words }“; weniger Wörter finden mehr
cards-show-what = moondrake: Sag, welche Karte, z. B. moondrake cards show hoax-13
cards-unknown = moondrake: Eine Karte „{ $typed }“ gibt es nicht; { $near ->
    [none] Schlüssel sehen aus wie hoax-13, und moondrake cards zeigt alle
   *[other] ähnlich: { $near }
  }
cards-names = Namen: englisch { $en }, deutsch { $de }, ungarisch { $hu }
cards-place = Volk oder Gruppe: { $people }, Nummer { $number ->
    [unknown] unbekannt
   *[other] { $number }
  }, Set { $set ->
    [none] unbekannt
   *[other] { $set }
  }
cards-certainty = { $certainty ->
    [verified] Sicherheit: geprüft, von der gedruckten Karte abgelesen
    [reconstructed] Sicherheit: REKONSTRUIERT, die gedruckte Karte kann abweichen
    [effect-known] Sicherheit: Die Wirkung ist bekannt, die Monde sind es nicht; nicht für eigene Kartensets
    [unknown] Sicherheit: UNBEKANNT, niemand konnte sagen, was aufgedruckt ist
   *[other] Sicherheit: { $certainty }
  }
cards-rules = Regeln: { $numbers }
