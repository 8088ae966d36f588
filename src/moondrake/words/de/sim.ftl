sim-help = viele Spiele in eine Tabelle spielen
sim-game = welches Spiel
sim-contestants = wer spielt, wie in der Arena (sonst: random gegen sich selbst)
sim-games = Spiele für jedes Paar (sonst: 1000)
sim-out = die Tabelle: ein Name, der mit .parquet oder .jsonl endet; ein abgebrochener Lauf geht weiter
sim-records = auch die Aufzeichnung jedes Spiels in der Tabelle behalten
sim-progress = { $done } von { $total } Spielen, noch { $left }
sim-done = { $games } Spiele stehen in { $path }.
