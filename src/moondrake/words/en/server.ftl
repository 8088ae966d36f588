serve-help = run the server: tables in the browser and for programs
serve-host = where to listen (default: 127.0.0.1, this machine only)
serve-port = default: { $port }, or a free one where that is taken; 0 takes a free one
serve-bad-port = a port is a number from 0 to 65535
serve-data = folder for tables (default: the user's data folder)
serve-database = postgresql://... instead of the embedded database
serve-bus = redis://... between several servers on one database
serve-bots = processes in which bots think (default: 1)
serve-processes = processes that serve the same tables (default: 1; more need --database)
serve-neighbour = where processes on other machines reach this one, as HOST:PORT (default: where it listens)
serve-prefix = path under which a proxy shows the page
serve-public-url = the address people type, if it is another one
serve-keep-days = unfinished tables that nobody touched for so many days are removed (default: 90; 0 keeps them)
serve-bad-days = a whole number of days up to { $most }; 0 keeps everything
serve-metrics-token = figures at /metrics for whoever shows this word; without it they are for this machine alone (also MOONDRAKE_METRICS_TOKEN)
serve-no-limits = no rate limits, for measurements
serve-no-browser = do not open the page
serve-log = what is written to standard error (default: warning)
serve-bad-database = --database must be postgresql://...; without it an embedded database is used
serve-bad-prefix = --prefix must begin with /, for example /moondrake
serve-is-at = moondrake is at { $url } (Ctrl+C ends it)
problem-serve-folder = another server uses { $folder }; choose another --data folder, or a shared --database
serve-not-here = nobody can listen at { $where } ({ $error }); perhaps a server runs there already: choose another --port (0 takes a free one) or --host
serve-bad-bus = --bus must be redis://..., rediss://... or unix://...
serve-bad-bots = a number from 1 to { $most }
serve-bad-processes = a number from 1 to { $most }
serve-processes-share = several processes need --database postgresql://..., and a system that can fork
serve-bad-neighbour = --neighbour must be HOST:PORT
notice-turn = It is your turn against { $names }.
notice-turn-bluemoon = Blue Moon: your turn
notice-turn-equinox = Equinox: your turn
notice-challenge = { $names } wants to play with you.
notice-challenge-bluemoon = Blue Moon: a challenge
notice-challenge-equinox = Equinox: a challenge
serve-push-host = another push service that browsers may be told by, beside the usual ones (host name; may be repeated)
verify-help = recompute every draw of a record from a server
verify-file = a record, as the server gives it out after a game
verify-commitment = the commitment you were shown before the game
verify-sound = The deal is sound: { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
  } recomputed.
verify-proved = proved:
verify-not-proved = not proved:
verify-draws = Every draw follows from the seeds by the documented generator.
verify-same = This is the deal whose commitment you were shown.
verify-follows = These draws follow from the seeds in the record: { $draws } recomputed. Whether the deal was fair is not proved.
verify-seal = the seal you were shown before the first card (it stands for everything that was fixed)
verify-seed = the seed that your seat added, as your page or program kept it
verify-fixed = Everything else was fixed before the seed of { $seats } was shown: nobody could choose the deal.
verify-served = The seed of { $seats } follows from the server's own, which was fixed by its commitment.
verify-early = { $seats } gave its seed openly while others could still choose theirs.
verify-withheld = { $seats } did not show its sealed seed in time, so the server could have chosen between two deals.
verify-chosen = No seat added a seed that was out of everybody's reach, so the server could have chosen the deal.
verify-made-up = A record can be made up: compare it with what you were shown (--seal) and with your own seed (--seed).
verify-old = This is a record of the older kind, in which the server, or whoever sat down last, could have chosen the deal.
verify-looking = Nothing here says that nobody looked at hidden cards: the server knows them all.
verify-seat = seat { $seat }
admin-help = look after a server's tables, also while it runs
admin-list = list tables
admin-status = only tables that are waiting, playing or over
admin-export = write a table with all its entries as JSON
admin-delete = delete tables for good
admin-vacuum = give back space in the database
admin-backup = copy the embedded database, also while the server runs
admin-table = the id of a table
admin-file = file to write
admin-older = all tables not touched for so many days, finished or not
admin-listed = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
admin-deleted = { $count ->
    [one] { $count } table deleted
   *[other] { $count } tables deleted
  }
admin-unknown = there is no table { $table }
admin-no-database = there are no tables in { $folder }: no server has run there; say the server's folder with --data
admin-nothing = say which tables: ids, or --older DAYS
admin-backed-up = The backup is in { $file }, the key that signs cookies in { $key }; keep them apart.
admin-restore = put a backup into the data folder, while no server runs there
admin-restore-file = a file that `admin backup` wrote
admin-key = the key of the backup (default: FILE.key beside it)
admin-no-backup = there is no backup { $file }
admin-no-key = There was no key { $key }: everybody gets a new identity.
admin-restored = The tables of the backup are in { $folder }; { $count } identities were forgotten again.
admin-exists = { $file } exists already; a backup does not overwrite anything
admin-only-embedded = only the embedded database is copied; for PostgreSQL use pg_dump, which also works while the server runs
admin-page-key = a key to the administrator's page (#/admin), shown once
admin-key-days = for how many days the key works (default: 30)
admin-key-revoke = let no key work any more
admin-key-made = A key to the page #/admin of this server, for { $days ->
    [one] one day
   *[other] { $days } days
  }. It is shown only here; whoever has it can read reports, ban and delete:
admin-key-revoked = { $count ->
    [one] { $count } key works no more
   *[other] { $count } keys work no more
  }
admin-vacuumed = The database was tidied up.
why-equinox-other-row = Open bets go into the current row: choose a field of row { $row }.
why-equinox-champion-bet = A stone gets onto a champion card only when a secret bet is revealed.
why-equinox-champion-no-field = A field is asked for, not a champion card.
why-equinox-no-card = No card lies here; choose one that does.
question-equinox-bet = Do you bet on a creature?
question-equinox-bet-or-secret = Do you bet, openly or secretly?
question-equinox-bet-or-reveal = Do you bet, or reveal your secret bet?
question-equinox-reveal = Do you reveal your secret bet?
question-equinox-no-stone = You have no stone left to bet.
