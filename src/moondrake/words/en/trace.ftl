trace-help = games recorded by an independent program
trace-check-help = replay recorded games and report differences
trace-file = games.jsonl, .jsonl.gz or .jsonl.xz
trace-json = for programs: counts and differences
trace-games = games: { $games }, replayed to the end: { $completed }
trace-announcements = announcements: { $announcements }, both powers equal: { $agreeing }
trace-difference = { $game }, event { $event }: { $kind }
trace-ours = {"  "}ours: { $what }
trace-theirs = {"  "}theirs: { $what }
trace-more = ... and { $count } more
trace-progress = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
