tournament-help = let bots play a tournament: Swiss, round robin or knock-out
tournament-entrants = a bot as in the arena; in Blue Moon with its deck, such as hoax=club (otherwise it draws one). The first is seeded highest
tournament-system = who plays whom: swiss (default), roundrobin or knockout
tournament-rounds = rounds of a Swiss tournament (default: until only one can have won everything)
tournament-at-table = Blue Moon: what two play, a match to five crystals (default) or one game
tournament-players = Equinox: seats at a table (default: 2)
tournament-take-back = Blue Moon: what a take-back costs: none (default), warning, "crystals: N" or game
tournament-out = keep results and reports in this folder; a run that was ended goes on from there
tournament-format = what is printed: text (default), json or csv
tournament-other-game = { $option } belongs to { $game }; leave it out
tournament-only-swiss = --rounds belongs to the Swiss system; in the others the number of players decides
tournament-progress = round { $turn }: { $done } of { $tables } tables
tournament-round = Round { $turn }
tournament-rests = { $name } has a bye
tournament-gone = (left: { $names })
tournament-standings = Standings
tournament-line = { $rank }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, score { $scored } to { $conceded }
tournament-line-swiss = { $rank }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, Buchholz { $buchholz }, score { $scored } to { $conceded }
