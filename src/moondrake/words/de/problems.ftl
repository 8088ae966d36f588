problem-no-ruleset = ein Regelwerk „{ $name }“ gibt es nicht; Regelwerke: { $known }
problem-switch-form = „{ $part }“ muss die Form Schalter=Wort haben, z. B. stopVsPermission=absolute
problem-no-switch = einen Schalter „{ $name }“ gibt es nicht; Schalter: { $known }
problem-switch-twice = der Schalter „{ $name }“ ist zweimal gesetzt
problem-cannot-be = „{ $name }“ kann nicht „{ $word }“ sein; möglich: { $known }
problem-no-deck = ein fertiges Deck „{ $name }“ gibt es nicht; Decks: { $known }
problem-header-unknown = unbekannte Kopfzeile „{ $name }“; bekannt: { $known }
problem-header-lacks = im Kopf fehlt „{ $name }: ...“
problem-header = mit diesem Kopf lässt sich kein Spiel aufbauen: { $problem }

problem-empty = das ist keine Aufzeichnung: Die Datei ist leer
problem-no-record = das ist keine Aufzeichnung: Sie muss mit „moondrake record 1“ beginnen
problem-format = das Format { $version } ist nicht bekannt; dieses Programm liest { $known }
problem-after-result = „{ $line }“ steht nach dem Ergebnis; das Ergebnis ist die letzte Zeile
problem-cut-off = die Aufzeichnung ist abgeschnitten: Die letzte Zeile muss „result: ...“ sein
problem-whole-number = „rules: { $typed }“ muss eine ganze Zahl sein
problem-neither = „{ $line }“ ist weder „Schlüssel: Wert“ noch eine Entscheidung wie „a retreat“
problem-too-late = „{ $line }“ gehört vor die erste Entscheidung
problem-twice = „{ $name }“ ist zweimal angegeben
problem-result-form = das Ergebnis muss aus Zahlen bestehen, einer für jeden Platz, oder „unfinished“ sein
problem-other-game = das ist eine Aufzeichnung von „{ $game }“, nicht von „{ $other }“
problem-other-rules = die Aufzeichnung wurde unter Regelversion { $version } von { $game } gespielt; dieses Programm spielt Version { $ours } und würde sie nicht getreu nachspielen
problem-decision-late = Entscheidung { $number } („{ $word }“) kommt nach dem Spielende
problem-decision-seat = Entscheidung { $number } („{ $word }“) gehört zu Platz { $seat }, aber gefragt ist Platz { $asked }
problem-decision-illegal = Entscheidung { $number } („{ $word }“) ist nicht erlaubt; erlaubt: { $legal }
problem-decision = Entscheidung { $number }: { $problem }
problem-claims-end = die Aufzeichnung nennt nach { $count } Entscheidungen ein Ergebnis, aber das Spiel geht weiter
problem-other-result = die Aufzeichnung nennt das Ergebnis „{ $claimed }“, aber nachgespielt endet es mit „{ $found }“

problem-equinox-ruleset = ein Regelwerk „{ $typed }“ gibt es nicht; es muss mit „equinox“ beginnen
problem-equinox-twice = „{ $word }“ ist im Regelwerk „{ $ruleset }“ zweimal gesetzt
problem-equinox-trees = trees={ $value } ist nicht möglich (Urvater-Dryada); möglich: { $known }
problem-equinox-switch = „{ $word }“ ist kein Schalter von equinox; möglich: { $known }
problem-equinox-value = „{ $word }“ kann nicht „{ $value }“ sein ({ $rule }); möglich: { $known }
problem-equinox-setting = „{ $word }“ ist keine Einstellung von equinox; möglich: { $known }
problem-equinox-players = Equinox lässt sich nicht mit „{ $word }“ Spielern spielen; möglich: { $known }
problem-equinox-creature = „{ $word }“ ist keine Kreatur; möglich: { $known }
problem-equinox-creature-twice = „{ $word }“ ist zweimal gewählt; nötig sind acht verschiedene Kreaturen
problem-equinox-count = { $count } Kreaturen sind gewählt; ein Turnier hat { $needed }

problem-action-begin = „{ $typed }“ ist keine Aktion; sie beginnt mit einem dieser Wörter: { $known }
problem-action-count = „{ $typed }“ ist keine Aktion: Die Anzahl der Wörter passt nicht, schreib: { $form }
problem-action-place = „{ $typed }“ ist keine Aktion: Eine Stelle ist eine Zahl ab 1, schreib: { $form }
problem-action-word = „{ $typed }“ ist keine Aktion: „{ $word }“ passt nicht, schreib: { $form }
problem-action-seat = „{ $typed }“ ist keine Aktion: Die Karte eines Platzes schreibt man so: { $form }
problem-action-card = „{ $typed }“ ist keine Aktion: Eine Karte „{ $card }“ ist in diesem Spiel nicht dabei; die Decks sind: { $decks }
problem-action-whose = „{ $typed }“ ist keine Aktion: Beide Decks haben diese Karte, sag, wessen: { $form }
problem-action-equinox = „{ $typed }“ ist kein bekanntes Wort; Aktionen sehen so aus: { $known }
problem-not-legal = „{ $typed }“ ist jetzt nicht erlaubt; erlaubt: { $known }

retold-line = Zeile { $line }: { $problem }
retold-more = { $shown } und { $more } weitere

problem-deck-close = „{ $name }“ ist weder eine Datei noch der Name eines Decks; meinst du { $close }? Decks: { $known }
problem-deck-name = „{ $name }“ ist weder eine Datei noch der Name eines Decks; Decks: { $known }
problem-no-people = ein Volk „{ $name }“ gibt es nicht; Völker: { $known }
problem-no-level = eine Stufe „{ $name }“ gibt es in { $game } nicht; Stufen: { $known }
problem-no-game = ein Spiel „{ $name }“ gibt es nicht; Spiele: { $known }
problem-bot-time = --time { $time }: mindestens 1 Millisekunde
problem-bot-command = ein Bot braucht einen Befehl, etwa: cmd:python3 mybot.py
problem-bot-clock = „{ $word }“: Nach @ stehen die Millisekunden je Zug, 1 bis { $most }: { $example }
problem-two-contestants = eine Arena braucht mindestens zwei Teilnehmer, etwa: club beginner
problem-too-few-games = { $games } Spiele sind zu wenige; mindestens 1
problem-draft-setting = „{ $word }“ ist keine Einstellung eines Drafts; möglich: { $known }
problem-draft-players = „{ $word }“ Spieler können nicht draften ({ $rule }); möglich: { $known }
problem-draft-set = „{ $word }“ ist kein Völkerset; möglich: { $known }
problem-draft-twice = das Set „{ $word }“ ist zweimal genannt; jedes Set ist einmal da
problem-draft-count = { $count } Völkersets sind genannt; { $players } Spieler draften { $needed } ({ $rule })
problem-draft-between = --between redraft braucht --players 2: Zwei spielen weiter, während die anderen warten ({ $rule })
problem-trace-header = { $file }: Die erste Zeile muss der Kopf mit „decks“ sein
problem-trace-object = { $file }, Zeile { $number }: muss ein JSON-Objekt sein
problem-trace-broken = { $file }, Zeile { $number }: Die Datei ist beschädigt: { $error }
problem-trace-events = Spiel { $game } hat keine Liste „events“
