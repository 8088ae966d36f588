# Tournaments on the page.
page-tournament-title = Tournaments
page-tournament-about = People and bots, round by round: the tables open by themselves, and their results make the standings.
page-tournament-new = New tournament
page-tournament-none = There is no tournament yet. Begin the first one.
page-tournament-name = Name of the tournament
page-tournament-unnamed = A tournament of { $game }
page-tournament-nobody = Somebody
page-tournament-game = Game
page-tournament-system = Who plays whom
page-tournament-system-swiss = Swiss system
page-tournament-system-swiss-text = A few rounds, each against somebody who has done as well so far. Nobody is out.
page-tournament-system-roundrobin = Round robin
page-tournament-system-roundrobin-text = Everybody against everybody.
page-tournament-system-knockout = Knock-out
page-tournament-system-knockout-text = Who loses is out, until one is left.
page-tournament-table = At each table
page-tournament-table-match = a match to five crystals
page-tournament-table-game = one game
page-tournament-size = Players at a table
page-tournament-size-told = { $count ->
    [one] tables of { $count }
   *[other] tables of { $count }
  }
page-tournament-rounds = Rounds
page-tournament-rounds-usual = as many as are needed
page-tournament-rounds-told = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
page-tournament-clock = Time
page-tournament-clock-quick = 10 min a game, +5 s a turn
page-tournament-clock-calm = 30 min a game, +15 s a turn
page-tournament-clock-days = 3 days a turn
page-tournament-listed = Show it to everybody, not only to those with the link
page-tournament-cancel = Cancel
page-tournament-make = Make the tournament
page-tournament-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
page-tournament-status-open = Entries open
page-tournament-status-playing = Being played
page-tournament-status-over = Over
page-tournament-missing = There is no such tournament
page-tournament-enter = Take part
page-tournament-take-part = Take part
page-tournament-deck = My deck
page-tournament-deck-text = Nobody is told before you meet at a table; the cards of a deck you built stay hidden there, too.
page-tournament-bots = Add bots
page-tournament-level = Strength
page-tournament-count = How many
page-tournament-add = Add
page-tournament-invite = Invite others
page-tournament-invite-text = Whoever has this link can take part until the tournament begins.
page-tournament-leave = Withdraw
page-tournament-remove = Remove
page-tournament-begin = Begin
page-tournament-begin-text = Then nobody can enter any more, and the first round is paired.
page-tournament-your-table = Your table is ready.
page-tournament-come = Come within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }, or the match is lost.
page-tournament-come-days = Come within { $days ->
    [one] { $days } day
   *[other] { $days } days
  }, or the match is lost.
page-tournament-your-game = Your game is under way.
page-tournament-to-table = To my table
page-tournament-now-wait = Your table of this round is over. The next round begins when the others are, too.
page-tournament-now-rest = You have a bye: this round is won without a game. The next round begins when all tables are over.
page-tournament-now-out = You are out: here whoever loses a table does not go on. You can watch the others.
page-tournament-no-winner = Nobody has won: no table was decided.
page-tournament-won = { $count ->
    [one] { $names } has won the tournament
   *[other] { $names } have won the tournament
  }
page-tournament-round = Round { $number }
page-tournament-show-round = Show the round
page-tournament-table-waiting = not begun
page-tournament-table-playing = watch
page-tournament-table-over = over
page-tournament-gone = forfeit
page-tournament-rests = { $name } has a bye
page-tournament-standings = Standings
page-tournament-rank = Place
page-tournament-player = Player
page-tournament-points = Points
page-tournament-buchholz = Buchh.
page-tournament-buchholz-text = Buchholz: the points of all opponents together
page-tournament-score-bluemoon = Crystals
page-tournament-score-equinox = Score
page-tournament-left = left
page-tournament-export = Take the results home
page-tournament-export-text = Text
page-tournament-export-standings = Standings (CSV)
page-tournament-export-pairings = All tables (CSV)
page-tournament-export-json = JSON
page-tournament-more = Leave or end it
page-tournament-drop-out = Drop out
page-tournament-end = End the tournament
page-tournament-more-text = What was played stands. Whoever drops out gives up the game under way and is paired no more.
