trace-help = games recorded by an independent program
trace-check-help = replay recorded games and report differences
trace-seat-help = a level in a game that another program referees and tells on standard input
trace-seat-time = milliseconds for each question (default: 50)
trace-seat-seed = a seed for its choices
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
trace-differences = differences: { $count }
trace-known = of these, known deviations of that program: { $known }
trace-deviation = {"  "}known deviation of that program: { $what }
trace-deviation-part-of-the-rest = it may discard a part of what “all except one” discards (BM-16.34)
trace-deviation-ship-with-text = it lays out ships although cards with text may not be laid out (BM-11.5)
trace-deviation-ship-without-text = it lays out ships although cards without text may not be laid out (BM-11.5)
trace-deviation-fetched-ship = it plays a searched ship after the one card that may be laid out (BM-16.39)
trace-deviation-stop-of-ignored = for it a card whose text is ignored has no STOP (BM-10.3)
trace-deviation-shielded-in-hand = for it PROTECTED already counts in hand or cargo, so that a lent FREE is not ignored there (BM-10.11)
trace-deviation-lent-though-ignored = for it a text that is ignored still lends FREE (BM-16.10)
trace-deviation-printed-on-top = it adds printed values on top of a value that rises to a number (BM-14.5)
trace-deviation-lost-target = a text whose target has left or is ignored stays there until its owner’s next turn (RS-23)
