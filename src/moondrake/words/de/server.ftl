serve-help = den Server starten: Tische im Browser und für Programme
serve-host = wo er lauscht (Vorgabe: 127.0.0.1, nur dieser Rechner)
serve-port = Vorgabe: { $port }, oder ein freier, wo der belegt ist; 0 nimmt einen freien
serve-bad-port = ein Port ist eine Zahl von 0 bis 65535
serve-data = Ordner für die Tische (Vorgabe: der Datenordner des Benutzers)
serve-database = postgresql://... statt der eingebauten Datenbank
serve-bus = redis://... zwischen mehreren Servern an einer Datenbank
serve-bots = Prozesse, in denen Bots nachdenken (Vorgabe: 1)
serve-processes = Prozesse, die dieselben Tische bedienen (Vorgabe: 1; mehr brauchen --database)
serve-neighbour = wo Prozesse auf anderen Rechnern diesen erreichen, als HOST:PORT (Vorgabe: wo er lauscht)
serve-prefix = Pfad, unter dem ein Proxy die Seite zeigt
serve-public-url = die Adresse, die man eingibt, falls es eine andere ist
serve-keep-days = unbeendete Tische, die so viele Tage niemand angerührt hat, werden entfernt (Vorgabe: 90; 0 behält sie)
serve-bad-days = eine ganze Zahl von Tagen bis { $most }; 0 behält alles
serve-metrics-token = Zahlen unter /metrics für alle, die dieses Wort zeigen; ohne es nur für diesen Rechner (auch MOONDRAKE_METRICS_TOKEN)
serve-no-limits = keine Begrenzung der Anfragen, für Messungen
serve-no-browser = die Seite nicht öffnen
serve-log = was auf die Standardfehlerausgabe kommt (Vorgabe: warning)
serve-bad-database = --database muss postgresql://... sein; ohne sie wird eine eingebaute Datenbank benutzt
serve-bad-prefix = --prefix muss mit / beginnen, zum Beispiel /moondrake
serve-is-at = moondrake ist unter { $url } zu finden (Strg+C beendet es)
problem-serve-folder = ein anderer Server benutzt { $folder }; wähle einen anderen Ordner mit --data oder eine gemeinsame --database
serve-not-here = auf { $where } kann niemand lauschen ({ $error }); vielleicht läuft dort schon ein Server: Wähle einen anderen --port (0 nimmt einen freien) oder --host
serve-bad-bus = --bus muss redis://..., rediss://... oder unix://... sein
serve-bad-bots = eine Zahl von 1 bis { $most }
serve-bad-processes = eine Zahl von 1 bis { $most }
serve-processes-share = mehrere Prozesse brauchen --database postgresql://... und ein System mit fork
serve-bad-neighbour = --neighbour muss HOST:PORT sein
notice-turn = Du bist am Zug gegen { $names }.
notice-turn-bluemoon = Blue Moon: dein Zug
notice-turn-equinox = Equinox: dein Zug
notice-challenge = { $names } möchte mit dir spielen.
notice-challenge-bluemoon = Blue Moon: eine Herausforderung
notice-challenge-equinox = Equinox: eine Herausforderung
serve-push-host = ein weiterer Push-Dienst für Browser, neben den üblichen (Rechnername; mehrfach möglich)
verify-help = jede Ziehung einer Aufzeichnung vom Server nachrechnen
verify-file = eine Aufzeichnung, wie sie der Server nach dem Spiel herausgibt
verify-commitment = die Festlegung, die vor dem Spiel gezeigt wurde
verify-sound = Die Kartenverteilung stimmt: { $draws ->
    [one] { $draws } Ziehung
   *[other] { $draws } Ziehungen
  } nachgerechnet.
verify-proved = bewiesen:
verify-not-proved = nicht bewiesen:
verify-draws = Jede Ziehung folgt nach dem beschriebenen Verfahren aus den Startwerten.
verify-same = Dies ist die Verteilung, deren Festlegung gezeigt wurde.
verify-follows = Diese Ziehungen folgen aus den Startwerten der Aufzeichnung: { $draws } nachgerechnet. Ob die Verteilung fair war, ist nicht bewiesen.
verify-seal = das Siegel, das vor der ersten Karte gezeigt wurde (es steht für alles, was festgelegt war)
verify-seed = der Startwert des eigenen Platzes, wie Seite oder Programm ihn aufbewahrt haben
verify-fixed = Alles andere war festgelegt, bevor der Startwert von { $seats } gezeigt wurde: Niemand konnte die Verteilung aussuchen.
verify-served = Der Startwert von { $seats } folgt aus dem des Servers, den dessen Festlegung bestimmt.
verify-early = { $seats } hat den Startwert offen genannt, als andere ihren noch wählen konnten.
verify-withheld = { $seats } hat den versiegelten Startwert nicht rechtzeitig gezeigt; der Server hätte zwischen zwei Verteilungen wählen können.
verify-chosen = Kein Platz hat einen Startwert beigesteuert, der für alle unerreichbar war; der Server hätte die Verteilung aussuchen können.
verify-made-up = Eine Aufzeichnung kann erfunden sein: Vergleiche sie mit dem gezeigten Siegel (--seal) und dem eigenen Startwert (--seed).
verify-old = Dies ist eine Aufzeichnung der älteren Art, bei der der Server oder der zuletzt Gekommene die Verteilung hätte aussuchen können.
verify-looking = Nichts hier besagt, dass niemand verdeckte Karten angesehen hat: Der Server kennt alle.
verify-seat = Platz { $seat }
admin-help = sich um die Tische eines Servers kümmern, auch während er läuft
admin-list = Tische auflisten
admin-status = nur Tische, die warten (waiting), spielen (playing) oder beendet sind (over)
admin-export = einen Tisch mit allen Einträgen als JSON schreiben
admin-delete = Tische endgültig löschen
admin-vacuum = Platz in der Datenbank freigeben
admin-backup = die eingebaute Datenbank kopieren, auch während der Server läuft
admin-table = die Kennung eines Tisches
admin-file = Datei, in die geschrieben wird
admin-older = alle Tische, die so viele Tage niemand angerührt hat, beendet oder nicht
admin-listed = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
  }
admin-deleted = { $count ->
    [one] { $count } Tisch gelöscht
   *[other] { $count } Tische gelöscht
  }
admin-unknown = es gibt keinen Tisch { $table }
admin-no-database = in { $folder } sind keine Tische: Dort lief noch kein Server; nenne den Ordner des Servers mit --data
admin-nothing = welche Tische? Kennungen oder --older TAGE angeben
admin-backed-up = Die Sicherung ist in { $file }, der Schlüssel für die Cookies in { $key }; getrennt aufbewahren.
admin-restore = eine Sicherung in den Datenordner legen, während dort kein Server läuft
admin-restore-file = eine Datei, die `admin backup` geschrieben hat
admin-key = der Schlüssel der Sicherung (Vorgabe: DATEI.key daneben)
admin-no-backup = es gibt keine Sicherung { $file }
admin-no-key = Es gab keinen Schlüssel { $key }: Alle bekommen eine neue Identität.
admin-restored = Die Tische der Sicherung sind in { $folder }; { $count } Identitäten wurden erneut vergessen.
admin-exists = { $file } gibt es schon; eine Sicherung überschreibt nichts
admin-only-embedded = nur die eingebaute Datenbank wird kopiert; für PostgreSQL gibt es pg_dump, auch während der Server läuft
admin-page-key = ein Schlüssel zur Verwaltungsseite (#/admin), einmal gezeigt
admin-key-days = wie viele Tage der Schlüssel gilt (üblich: 30)
admin-key-revoke = kein Schlüssel gilt mehr
admin-key-made = Ein Schlüssel zur Seite #/admin dieses Servers, für { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  }. Er wird nur hier gezeigt; wer ihn hat, kann Meldungen lesen, sperren und löschen:
admin-key-revoked = { $count ->
    [one] { $count } Schlüssel gilt nicht mehr
   *[other] { $count } Schlüssel gelten nicht mehr
  }
admin-vacuumed = Die Datenbank ist aufgeräumt.
why-equinox-other-row = Offene Wetten kommen in die aktuelle Reihe: Wähle ein Feld der Reihe { $row }.
why-equinox-champion-bet = Auf eine Championkarte kommt ein Stein nur, wenn eine geheime Wette aufgedeckt wird.
why-equinox-champion-no-field = Gefragt ist ein Feld, keine Championkarte.
why-equinox-no-card = Hier liegt keine Karte; wähle eine, die offen liegt.
question-equinox-bet = Wettest du auf eine Kreatur?
question-equinox-bet-or-secret = Wettest du, offen oder geheim?
question-equinox-bet-or-reveal = Wettest du, oder deckst du deine geheime Wette auf?
question-equinox-reveal = Deckst du deine geheime Wette auf?
question-equinox-no-stone = Du hast keinen Stein mehr zum Wetten.
