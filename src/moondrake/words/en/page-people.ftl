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
    [one] Only you are here
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
page-people-rated-table = Whoever sits down has a rating too; there are no hints.
page-people-to-me = Your page: ratings, notices, recovery
page-people-me = You
page-people-me-text = Nothing of this is needed to play. There are no passwords, and nobody asks for your mail address.
page-people-my-ratings = Ratings
page-people-my-ratings-text = Counted only at tables that count, and only if you want it; others see them in the lobby.
page-people-best = Who is rated best: { $game }
page-people-best-none = Nobody has a rating in this game yet.
page-people-best-bots = The bots, as rated games know them
page-people-rating-drop = Switch it off to drop the rating for good.
page-people-against-people = against people
page-people-against-bots = against bots
page-people-games = { $count ->
    [one] after one game
   *[other] after { $count } games
  }
page-people-notices = Notices
page-people-notices-on = Tell this browser when it is my turn
page-people-notices-hint = Also while this page is closed; once, until you have looked. The notice is sealed: only this browser can read it.
page-people-notices-none = This browser cannot show notices here (they need https). The lobby always shows where it is your turn.
page-people-push-denied = The browser was not allowed to show notices. Its settings for this page change that.
page-people-browser-refused = The browser did not do it; perhaps it was cancelled, or has no such device.
page-people-phrase = Recovery phrase
page-people-phrase-text = Six words that make any device you. Whoever knows them is you here, so keep them to yourself; they are not stored, only what a slow computation makes of them.
page-people-phrase-new = Make a phrase
page-people-phrase-other = Make another phrase
page-people-phrase-drop = Drop the phrase
page-people-phrase-once = Write it down now: it is shown only this once. An older phrase works no more.
page-people-phrase-since = You have a phrase since { $day }.
page-people-phrase-have = I have a phrase
page-people-come-back = Be me again
page-people-wrong-phrase = Nobody has this phrase. It has six words of five letters.
page-people-wrong-passkey = Nobody here has this passkey.
page-people-wrong-make-passkey = The passkey could not be checked; try again.
page-people-passkeys = Passkeys
page-people-passkeys-text = Your device or password manager keeps a key and shows it with your finger, face or PIN.
page-people-passkeys-none = Passkeys need https (or localhost) and a browser that has them.
page-people-passkey = Passkey { $number }, since { $day }
page-people-passkey-make = Make a passkey
page-people-passkey-use = Come back with a passkey
page-people-passkey-drop = Remove
page-people-muted-list = Whom you muted
page-people-unmute = Hear again
page-people-admin = Looking after the server
page-people-admin-key = Key
page-people-admin-key-hint = Type “moondrake admin key” where the server runs. It is kept until this window is closed.
page-people-admin-enter = Enter
page-people-admin-wrong = This key does not work (any more).
page-people-admin-leave = Leave
page-people-admin-refresh = Look again
page-people-admin-load = Load
page-people-admin-reports = Reports
page-people-admin-tables = Tables
page-people-admin-bans = Bans
page-people-admin-by = Reported by { $name }.
page-people-admin-nameless = somebody without a name
page-people-admin-talk = { $count ->
    [one] One line of talk
   *[other] { $count } lines of talk
  }
page-people-admin-close = Nothing to do
page-people-admin-silence = Take away name and talk
page-people-admin-ban = Ban for { $days } days
page-people-admin-ban-address = Ban for a year, address for { $days } days, take away name
page-people-admin-no-address = No address was known any more: only the identity is banned.
page-people-admin-no-reports = Nobody was reported.
page-people-admin-no-bans = Nobody is banned.
page-people-admin-find = Name or id
page-people-admin-search = Search
page-people-admin-delete = Delete
page-people-admin-sure = Delete for good
page-people-admin-address = An address
page-people-admin-until = until { $day }.
page-people-admin-lift = Let in again
page-people-load-people-here = People here
page-people-load-connections = Connections
page-people-load-tables-in-memory = Tables in memory
page-people-load-identities = Identities
page-people-load-decisions = Entries stored
page-people-load-decision-ms = Decision, ms
page-people-load-loop-lag-ms = Lag of the loop, ms
page-people-load-processor-seconds = Processor, s
page-people-load-open-reports = Open reports
page-people-load-tables-waiting = Tables waiting
page-people-load-tables-playing = Tables playing
page-people-load-tables-over = Tables over
page-people-load-bot-queue = Bots wait (people + bots)
page-people-load-machine = Load of the machine
page-people-load-up = up for { $hours } h
page-people-load-refusals = Refused:
