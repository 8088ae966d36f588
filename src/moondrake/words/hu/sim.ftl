sim-help = sok játszma egyetlen táblázatba
sim-game = melyik játék
sim-contestants = ki játszik, mint az arénában (alapból: random önmaga ellen)
sim-games = játszmák minden párnak (alapból: 1000)
sim-out = a táblázat: .parquet vagy .jsonl végű név; a megszakított futás folytatódik
sim-records = minden játszma jegyzőkönyve is kerüljön a táblázatba
sim-progress = { $done } / { $total } játszma, még { $left }
sim-done = { $games } játszma van itt: { $path }.
