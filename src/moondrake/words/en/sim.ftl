sim-help = play many games into one table
sim-game = which game
sim-contestants = who plays, as in the arena (default: random against itself)
sim-games = games for each pair of contestants (default: 1000)
sim-out = the table: a name that ends with .parquet or .jsonl; a run that was killed goes on
sim-records = keep the record of every game in the table, too
sim-progress = { $done } of { $total } games, { $left } left
sim-done = { $games } games are in { $path }.
