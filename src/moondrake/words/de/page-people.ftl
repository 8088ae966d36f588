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
    [one] Eine Person ist da
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
