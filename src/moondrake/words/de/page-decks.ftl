# Decks: the builder, one's own decks, packs of one's own cards.
page-decks-title = Decks
page-decks-about = Baue dein eigenes Deck für Blue Moon: Beginne mit einem fertigen, tausche aus, was du willst, und sieh sofort, ob es erlaubt ist.
page-decks-mine = Meine Decks
page-decks-begin = Mit einem fertigen Deck beginnen
page-decks-begin-about = Ein Klick legt es auf die Werkbank; das Original bleibt, wie es ist. Unsicher? Nimm die Vulca.
page-decks-with-emissary = Decks mit einem Gesandten ({ $count })
page-decks-new-empty = Ohne Karten beginnen
page-decks-import = Deck aus Mail oder Text
page-decks-import-about = Füge es ein, wie es ist: Zitatzeichen, umbrochene Zeilen und Namen in irgendeiner Sprache stören nicht.
page-decks-import-text = Text des Decks
page-decks-import-example = leader: hoax …
page-decks-read = Einlesen
page-decks-unread = { $count ->
    [one] Eine Zeile ist unverständlich:
   *[other] { $count } Zeilen sind unverständlich:
}
page-decks-take-anyway = { $count ->
    [one] Die { $count } verstandene Karte nehmen
   *[other] Die { $count } verstandenen Karten nehmen
}
page-decks-nothing-read = In diesem Text ist kein Deck.
page-decks-too-long = Dieser Text ist zu lang für ein Deck: Höchstens 20.000 Zeichen werden gelesen.
page-decks-bad-link = Dieser Link ist beschädigt: Aus ihm lässt sich kein Deck lesen.
page-decks-gone = Dieses Deck ist nicht hier: Vielleicht wurde es entfernt, oder es gehört zu einem anderen Browser. Lass dir seinen Link schicken.
page-decks-my = Mein { $name }
page-decks-copy-of = { $name } (Kopie)
page-decks-open = Öffnen
page-decks-copy = Kopieren
page-decks-drop = Entfernen
page-decks-dropped = Entfernt: { $name }
page-decks-bring-back = Zurückholen
page-decks-left = { $count ->
    [one] Noch nicht gespeichert: { $name }, { $count } Karte.
   *[other] Noch nicht gespeichert: { $name }, { $count } Karten.
}
page-decks-left-open = Daran weiterbauen
page-decks-unnamed = ein Deck ohne Namen
page-decks-legal = erlaubt
page-decks-unfinished = nicht fertig
page-decks-all = Alle Decks
page-decks-builder = Deckbau
page-decks-name = Name des Decks
page-decks-undo = Letzte Änderung zurücknehmen
page-decks-versions = Frühere Fassungen
page-decks-no-versions = Noch gibt es keine frühere Fassung: Immer wenn du eine Änderung speicherst, bleibt hier das Deck, wie es war.
page-decks-restore = Wieder auslegen
page-decks-share = Teilen
page-decks-keep = Speichern
page-decks-is-kept = Gespeichert
page-decks-kept = Das Deck ist gespeichert.
page-decks-play = Damit spielen
page-decks-play-choose = Gegner wählen
page-decks-parts = Teile der Werkbank
page-decks-part-cards = Karten
page-decks-part-deck = Deck ({ $count })
page-decks-part-numbers = Zahlen
page-decks-put-in = Ins Deck nehmen
page-decks-take-out = Aus dem Deck nehmen
page-decks-size = { $size } von { $wanted } Karten
page-decks-moons = { $moons } von { $limit } Monden
page-decks-shelf = Karten zur Auswahl
page-decks-shelf-part = Welche Karten
page-decks-shelf-allowed = Karten, die das Deck enthalten darf
page-decks-shelf-fitting = Karten, die noch hineinpassen
page-decks-shelf-inside = Karten im Deck
page-decks-shelf-all = Alle Karten
page-decks-show-fitting = Zeigen, was passt
page-decks-moons-how = Eine Zahl mit Mond ist, was eine Karte in diesem Deck kostet; zusammen höchstens { $limit }. Karten aus dem Volk des Anführers kosten nichts.
page-decks-how = Klicke eine Karte, um sie hinein- oder herauszunehmen; die Lupe zeigt sie groß; Enter in der Suche nimmt die erste dazu.
page-decks-tile = { $count ->
    [0] { $card }
    [one] { $card } Kostet { $moons } Mond.
   *[other] { $card } Kostet { $moons } Monde.
}
page-decks-look = Näher ansehen: { $card }
page-decks-deck = Das Deck
page-decks-nobody = niemand
page-decks-leader = Anführer
page-decks-inquisitor = Inquisitor
page-decks-emissary = Gesandter
page-decks-company = Inquisitor, Gesandter, Buka-Familie
page-decks-inquisitor-hint = Steht neben dem Anführer und erlaubt mehr Karten und Monde. Beide müssen einverstanden sein.
page-decks-emissary-hint = Bringt ein eigenes Deck mit, das hier ausgelegt wird.
page-decks-family-hint = Fünf Piraten, die nur zusammen kommen; sie zählen für Größe und Monde. Beide müssen einverstanden sein.
page-decks-family = Buka-Familie
page-decks-no-family = keine
page-decks-family-number = Familie { $number }
page-decks-problems = { $count ->
    [one] Eines ist noch nicht erlaubt
   *[other] { $count } Dinge sind noch nicht erlaubt
}
page-decks-more-problems = { $count ->
    [one] und noch eines
   *[other] und { $count } weitere
}
page-decks-mend-out = Herausnehmen
page-decks-mend-in = Dazunehmen
page-decks-remove = Herausnehmen: { $card }
page-decks-empty = Noch keine Karten. Wähle zuerst den Anführer, dann Karten: mit einem Klick, durch Hierherziehen oder mit einem Namen und Enter.
page-decks-numbers = Das Deck in Zahlen
page-decks-curve = { $element }, im Mittel { $mean }
page-decks-hands = Anfangshände
page-decks-hands-about = { $count } Karten aus dem gemischten Deck, so oft du willst.
page-decks-draw = Eine Hand ziehen
page-decks-as-text = Als Text
page-decks-copy-text = Text kopieren
page-decks-save-text = Als Datei speichern
page-decks-as-link = Als Link
page-decks-copy-link = Link kopieren
page-decks-link-about = Das ganze Deck steckt im Link; deines kann damit niemand ändern.
page-decks-as-png = Bild (PNG)
page-decks-as-svg = Bild (SVG)
page-decks-no-picture = Das Bild konnte nicht gezeichnet werden.
page-decks-copied = Kopiert.
page-decks-not-copied = Der Browser erlaubt das Kopieren nicht: Markiere den Text und kopiere ihn von Hand.
page-decks-packs = Eigene Karten
page-decks-packs-about = Ein Pack ist ein Text mit Karten, die du erfunden hast, oder mit gedruckten, die hier fehlen. Es wird geprüft, nur für dich gespeichert und an jedem Tisch angezeigt, der es benutzt.
page-decks-pack-new = Ein Pack eingeben
page-decks-pack-open = Ansehen
page-decks-pack-drop = Entfernen
page-decks-pack-how = Schreibe die Karten als Text oder wähle eine Datei.
page-decks-pack-example = Ein Beispiel zeigen
page-decks-pack-text = Text des Packs
page-decks-pack-file = Aus einer Datei
page-decks-pack-keep = Prüfen und speichern
page-decks-pack-kept = { $count ->
    [one] Das Pack ist in Ordnung und gespeichert: { $count } Karte.
   *[other] Das Pack ist in Ordnung und gespeichert: { $count } Karten.
}
page-decks-pack-faults = { $count ->
    [one] Ein Fehler; nichts wurde gespeichert:
   *[other] { $count } Fehler; nichts wurde gespeichert:
}
page-decks-pack-too-large = Das sind { $kilobytes } kB; ein Pack hat höchstens 60 kB. Nichts wurde gespeichert.
page-decks-pack-no-text = Diese Datei ist kein Text. Nichts wurde gespeichert.
page-decks-table-mark = { $count ->
    [one] An diesem Tisch ist { $count } Karte aus einem Pack
   *[other] An diesem Tisch sind { $count } Karten aus Packs
}
page-decks-strength = Gemessene Stärke
page-decks-strength-keep = Speichere das Deck zuerst: Gemessen wird, was gespeichert ist.
page-decks-deals = Wie gründlich
page-decks-deals-number = { $count ->
    [one] { $count } Mischung gegen jedes Deck
   *[other] { $count } Mischungen gegen jedes Deck
}
page-decks-measure = Messen
page-decks-measure-stop = Messung anhalten
page-decks-measured = { $done } von { $total } Partien von Bots ({ $level }, { $milliseconds } ms je Entscheidung). Gegen jedes Deck wird mit denselben Mischungen und von beiden Plätzen gespielt.
page-decks-measured-before = Das Deck wurde seit der Messung geändert.
page-decks-range = zwischen { $low } und { $high } (95 %)
page-decks-heat = Wie oft es gewinnt gegen …
page-decks-heat-deck = das Deck
page-decks-heat-exchange = Tausch { $number }
page-decks-winners = Gewinnen, wenn sie gespielt werden
page-decks-rotten = Bleiben auf der Hand
page-decks-of-games = { $count ->
    [one] ({ $count } Partie)
   *[other] ({ $count } Partien)
}
page-decks-exchanges = Drei Tausche, mit denselben Mischungen gemessen
page-decks-exchange = { $out } gegen { $into }:
page-decks-do-exchange = Tauschen
