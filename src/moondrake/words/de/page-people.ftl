# Menschen: die zweite Hälfte der Lobby, Wertungen, Meldungen, die eigene Seite und die der Verwaltung.
page-people = Mit Menschen spielen
page-people-game = Spiel
page-people-pace-calm = 25 Minuten
page-people-pace-brisk = 10 Minuten
page-people-pace-days = 3 Tage je Zug
page-people-rated = Zählt für die Wertung
page-people-rated-hint = Nur gegen Leute, die auch eine Wertung wollen; ohne Tipps.
page-people-find = Mitspieler suchen
page-people-seeking = Wir suchen jemanden …
page-people-seeking-stay = Bleib hier: Das Spiel öffnet sich von selbst.
page-people-seeking-days = Du musst hier nicht warten: Der Tisch bleibt stehen, du findest ihn bei deinen Spielen.
page-people-stop = Nicht mehr suchen
page-people-here = { $count ->
    [0] Noch ist niemand da
    [one] Nur du bist da
   *[other] { $count } Leute sind da
  }
page-people-here-nobody = Sonst niemand mit Namen. Wähle in den Einstellungen einen, damit andere dich herausfordern können.
page-people-open-none = Gerade wartet niemand. Suche jemanden, oder mach einen Tisch auf, an den sich alle setzen dürfen.
page-people-featured = Zum Zuschauen
page-people-free = { $count } Plätze frei
page-people-watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Leute schauen zu
  }
page-people-clock-move = { $seconds } s je Zug
page-people-clock-game = { $minutes } min + { $increment } s
page-people-clock-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
  }
page-people-left-days = noch { $count } Tage
page-people-left-hours = noch { $count } Stunden
page-people-left-minutes = { $count ->
    [one] noch eine Minute
   *[other] noch { $count } Minuten
  }
page-people-is-rated = mit Wertung
page-people-is-challenge = Du wirst herausgefordert
page-people-accept = Annehmen
page-people-decline = Ablehnen
page-people-take-away = Tisch wegräumen
page-people-challenge = Herausfordern
page-people-challenged = { $name } erfährt davon. Das Spiel beginnt, sobald der Platz besetzt ist.
page-people-counts = Wertung
page-people-counts-free = Nur zum Spaß
page-people-counts-rated = Zählt
page-people-rating = Wertung
page-people-rating-new = neu
page-people-rating-guess = , eine erste Schätzung
page-people-rating-about = Stärke mit Abweichung: In neunzehn von zwanzig Fällen liegt die wahre Stärke innerhalb der doppelten Abweichung.
page-people-rate-me = Eine Wertung für { $game }?
page-people-rate-me-text = Dieser Tisch zählt für die Wertung. Mit einer Wertung sehen andere, wie stark du { $game } spielst. Unter „Du“ kannst du sie jederzeit wieder ablegen.
page-people-rate-yes = Ja, bitte werten
page-people-rate-no = Nein, danke
page-people-mute = Stumm schalten
page-people-muted = Du hörst nichts mehr von { $name }.
page-people-mute-too = Diese Person auch stumm schalten
page-people-mute-hint = Ihre Worte sind an jedem Tisch verborgen, und ihr begegnet euch nicht in der Lobby. Sie erfährt es nicht.
page-people-report = Melden
page-people-report-whom = { $name } melden
page-people-report-reason = Was stimmt nicht?
page-people-reason-name = Der Name
page-people-reason-chat = Was gesagt wurde
page-people-reason-cheating = Betrug
page-people-reason-leaving = Verlässt Spiele
page-people-reason-other = Etwas anderes
page-people-report-text = Mehr dazu (wenn du magst)
page-people-report-send = Meldung abschicken
page-people-reported = Danke. Wer diesen Server betreibt, wird es lesen.
page-people-rated-table = Wer sich setzt, hat auch eine Wertung; es gibt keine Tipps.
page-people-to-me = Deine Seite: Wertungen, Nachrichten, Wiederherstellung
page-people-me = Du
page-people-me-text = Nichts davon brauchst du zum Spielen. Es gibt keine Passwörter, und niemand fragt nach deiner Mailadresse.
page-people-my-ratings = Wertungen
page-people-my-ratings-text = Gezählt wird nur an Tischen, die zählen, und nur, wenn du es willst; andere sehen sie in der Lobby.
page-people-best = Wer am besten gewertet ist: { $game }
page-people-best-none = In diesem Spiel hat noch niemand eine Wertung.
page-people-best-bots = Die Bots, wie gewertete Spiele sie kennen
page-people-rating-drop = Zum Ablegen ausschalten; die Wertung ist dann endgültig weg.
page-people-against-people = gegen Menschen
page-people-against-bots = gegen Bots
page-people-games = { $count ->
    [one] nach einem Spiel
   *[other] nach { $count } Spielen
  }
page-people-notices = Nachrichten
page-people-notices-on = Diesem Browser sagen, wenn ich am Zug bin
page-people-notices-hint = Auch wenn diese Seite zu ist; einmal, bis du nachgesehen hast. Die Nachricht ist versiegelt: Nur dieser Browser kann sie lesen.
page-people-notices-none = Dieser Browser kann hier keine Nachrichten zeigen (sie brauchen https). Die Lobby zeigt immer, wo du am Zug bist.
page-people-push-denied = Der Browser durfte keine Nachrichten zeigen. In seinen Einstellungen für diese Seite lässt sich das ändern.
page-people-browser-refused = Der Browser hat es nicht getan; vielleicht wurde abgebrochen, oder es fehlt so ein Gerät.
page-people-phrase = Wiederherstellungssatz
page-people-phrase-text = Sechs Wörter, die jedes Gerät zu dir machen. Wer sie kennt, ist hier du, also behalte sie für dich; gespeichert werden nicht sie, sondern nur, was eine langsame Rechnung daraus macht.
page-people-phrase-new = Satz machen
page-people-phrase-other = Anderen Satz machen
page-people-phrase-drop = Satz verwerfen
page-people-phrase-once = Schreib ihn jetzt auf: Er wird nur dieses eine Mal gezeigt. Ein älterer Satz gilt nicht mehr.
page-people-phrase-since = Du hast seit dem { $day } einen Satz.
page-people-phrase-have = Ich habe einen Satz
page-people-come-back = Wieder ich sein
page-people-wrong-phrase = Diesen Satz hat niemand. Er hat sechs Wörter mit fünf Buchstaben.
page-people-wrong-passkey = Diesen Passkey hat hier niemand.
page-people-wrong-make-passkey = Der Passkey ließ sich nicht prüfen; versuch es noch einmal.
page-people-passkeys = Passkeys
page-people-passkeys-text = Dein Gerät oder Passwortmanager behält einen Schlüssel und zeigt ihn mit Finger, Gesicht oder PIN.
page-people-passkeys-none = Passkeys brauchen https (oder localhost) und einen Browser, der sie kennt.
page-people-passkey = Passkey { $number }, seit dem { $day }
page-people-passkey-make = Passkey machen
page-people-passkey-use = Mit einem Passkey zurückkommen
page-people-passkey-drop = Entfernen
page-people-muted-list = Wen du stumm geschaltet hast
page-people-unmute = Wieder hören
page-people-admin = Den Server betreuen
page-people-admin-key = Schlüssel
page-people-admin-key-hint = Tippe „moondrake admin key“, wo der Server läuft. Er bleibt, bis dieses Fenster geschlossen wird.
page-people-admin-enter = Hinein
page-people-admin-wrong = Dieser Schlüssel gilt nicht (mehr).
page-people-admin-leave = Hinaus
page-people-admin-refresh = Noch einmal nachsehen
page-people-admin-load = Last
page-people-admin-reports = Meldungen
page-people-admin-tables = Tische
page-people-admin-bans = Sperren
page-people-admin-by = Gemeldet von { $name }.
page-people-admin-nameless = jemand ohne Namen
page-people-admin-talk = { $count ->
    [one] Eine Zeile Gespräch
   *[other] { $count } Zeilen Gespräch
  }
page-people-admin-close = Nichts zu tun
page-people-admin-silence = Name und Gespräch wegnehmen
page-people-admin-ban = { $days } Tage sperren
page-people-admin-ban-address = Ein Jahr sperren, Adresse { $days } Tage, Namen wegnehmen
page-people-admin-no-address = Es war keine Adresse mehr bekannt: Gesperrt ist nur die Identität.
page-people-admin-no-reports = Niemand wurde gemeldet.
page-people-admin-no-bans = Niemand ist gesperrt.
page-people-admin-find = Name oder Kennung
page-people-admin-search = Suchen
page-people-admin-delete = Löschen
page-people-admin-sure = Endgültig löschen
page-people-admin-address = Eine Adresse
page-people-admin-until = bis { $day }.
page-people-admin-lift = Wieder hereinlassen
page-people-load-people-here = Leute hier
page-people-load-connections = Verbindungen
page-people-load-tables-in-memory = Tische im Speicher
page-people-load-identities = Identitäten
page-people-load-decisions = Gespeicherte Einträge
page-people-load-decision-ms = Entscheidung, ms
page-people-load-loop-lag-ms = Verzug der Schleife, ms
page-people-load-processor-seconds = Prozessor, s
page-people-load-open-reports = Offene Meldungen
page-people-load-tables-waiting = Wartende Tische
page-people-load-tables-playing = Tische im Spiel
page-people-load-tables-over = Beendete Tische
page-people-load-bot-queue = Bots warten (Leute + Bots)
page-people-load-machine = Last des Rechners
page-people-load-up = läuft seit { $hours } h
page-people-load-refusals = Abgelehnt:
