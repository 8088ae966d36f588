bench-help = measure how fast the engine is
bench-game = which engine
bench-seconds = about how long (default: 10)
bench-seed = the same seed plays the same games
bench-bad-seconds = must be above 0 and at most 3600
bench-machine = { $game }, { $way ->
    [compiled] compiled
   *[interpreted] interpreted
  }; Python { $python }, { $platform }
bench-processor = { $processor ->
    [unknown] unknown processor
   *[other] { $processor }
  }, { $cpus ->
    [one] { $cpus } CPU
   *[other] { $cpus } CPUs
  }, load { $load }
bench-games = random games a second
bench-players-off = { $players } players, events off
bench-players-on = { $players } players, events on
bench-events-off = { $ruleset }, events off
bench-events-on = { $ruleset }, events on
bench-decisions = decisions a second
bench-decisions-game = decisions a game
bench-choices-game = {"  "}with a choice for a player
bench-microseconds = microseconds a call
bench-yardsticks = yardsticks
bench-yardstick-loops = {"  "}{ $name } (million loops/s)
bench-yardstick-games = {"  "}{ $name } (games/s)
bench-noise = noise (spread of 5 slices, %)
bench-share = share of a CPU we had (%)
