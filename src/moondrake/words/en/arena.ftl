arena-help = let bots play against each other and measure who is stronger
arena-contestants = a level, LEVEL@MS with its own time, 'py:MODULE:CLASS' or 'cmd:COMMAND' for a bot of your own
arena-game = which game (default: bluemoon)
arena-games = games for each pair of contestants (default: 144)
arena-decks = { $words }, or decks by name or file: each against each (default: all)
arena-ruleset = the rules (default: ansmann or equinox)
arena-lookahead = Blue Moon: exact (default) offers only what leaves a legal end of the turn, off offers everything
arena-time = milliseconds for each move (default: 50)
arena-steps = steps of search for each move of our levels instead of a time: the same games on every machine
arena-seed = the same seed plays the same games
arena-jobs = processes; the result is the same for any number
arena-executor = who does the work: local, ray (started here) or ray:ADDRESS
arena-players = Equinox: how many seats (default: 2)
arena-seating = Equinox: both have half of the seats, or the first has one seat (default: half)
arena-stop = stop a pair early once it is clear who is better
arena-out = keep games, report and pictures in this folder; a run that was killed goes on from there
arena-records = also write a record of every game (needs --out)
arena-bad-number = it must be a whole number from 1 to { $most }
arena-records-need-out = --records needs --out DIR, the folder they go to
arena-interpreted = moondrake: the engine runs interpreted, many times slower than compiled; "make arena" compiles it
arena-progress = { $done } of { $total } games, { $left } left; { $name } { $rate } ({ $low } to { $high })
arena-hours = { $hours } h { $minutes } min
arena-minutes = { $minutes } min { $seconds } s
arena-seconds = { $seconds } s
arena-pair = { $first } against { $second }: { $rate } of { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, 95% interval { $low } to { $high }
arena-pair-stopped = { $first } against { $second }: { $rate } of { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, 95% interval { $low } to { $high }; stopped early
arena-even = An even share would be { $share }. Intervals after Wilson, corrected for games on the same deal.
arena-ratings = Ratings (Bradley-Terry, mean 0), with one standard error
arena-matrix = Wins of the row in percent
arena-deck-matrix = Wins of the row's deck in percent
arena-deck-matrix-of = Wins of { $first } with the row's deck, against { $second } with the column's, in percent
arena-picture = { $first } against { $second }, deck by deck
arena-cut-short = { $name }: the clock cut { $count } searches short; with --steps every run plays the same games
arena-failed = Game { $game }: { $name } lost by failing. { $reason }
arena-other-game = { $option } belongs to { $game }; leave it out, or add --game { $game }
