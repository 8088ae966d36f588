# People: the lobby's second half, ratings, reports, one's own page and the administrator's.
page-people = Play with people
page-people-game = Game
page-people-pace-calm = 25 minutes
page-people-pace-brisk = 10 minutes
page-people-pace-days = 3 days a turn
page-people-rated = Counts for the rating
page-people-rated-hint = Only against people who want a rating too; without hints.
page-people-find = Find somebody
page-people-seeking = Looking for somebody …
page-people-seeking-stay = Stay here: the game opens by itself.
page-people-seeking-days = You need not wait here: the table is kept, and you find it among your games.
page-people-stop = Stop looking
page-people-here = { $count ->
    [0] Nobody is here yet
    [one] One person is here
   *[other] { $count } people are here
  }
page-people-here-nobody = Nobody else with a name. Choose one in the settings, so that others can challenge you.
page-people-open-none = Nobody waits just now. Find somebody, or make a table at which anybody may sit down.
page-people-featured = Worth watching
page-people-free = { $count } seats free
page-people-watchers = { $count ->
    [one] one person watches
   *[other] { $count } people watch
  }
page-people-clock-move = { $seconds } s a turn
page-people-clock-game = { $minutes } min + { $increment } s
page-people-clock-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
  }
page-people-left-days = { $count } days left
page-people-left-hours = { $count } hours left
page-people-left-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
  }
page-people-is-rated = rated
page-people-is-challenge = A challenge for you
page-people-accept = Accept
page-people-decline = Decline
page-people-take-away = Take the table away
page-people-challenge = Challenge
page-people-challenged = { $name } is told. The game begins when the seat is taken.
page-people-counts = Rating
page-people-counts-free = Just for fun
page-people-counts-rated = Counts
page-people-rating = rating
page-people-rating-new = new
page-people-rating-guess = , a first guess
page-people-rating-about = Strength with its deviation: nineteen times of twenty the true strength is within twice the deviation.
page-people-rate-me = A rating for { $game }?
page-people-rate-me-text = This table counts for ratings. With a rating others see how strong you play { $game }. You can drop it at any time under “You”.
page-people-rate-yes = Yes, rate me
page-people-rate-no = No, thanks
page-people-mute = Mute
page-people-muted = You hear no more of { $name }.
page-people-mute-too = Mute this person too
page-people-mute-hint = Their words are hidden at every table, and you do not meet in the lobby. They are not told.
page-people-report = Report
page-people-report-whom = Report { $name }
page-people-report-reason = What is wrong?
page-people-reason-name = The name
page-people-reason-chat = What was said
page-people-reason-cheating = Cheating
page-people-reason-leaving = Leaving games
page-people-reason-other = Something else
page-people-report-text = More about it (if you like)
page-people-report-send = Send the report
page-people-reported = Thank you. Whoever runs this server will read it.
