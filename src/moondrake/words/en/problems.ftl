# What engines refuse. The English sentence must be the engine's own, word for word: it is recognised by it.
problem-no-ruleset = there is no ruleset '{ $name }'; rulesets: { $known }
problem-switch-form = '{ $part }' must have the form switch=word, e.g. stopVsPermission=absolute
problem-no-switch = there is no switch '{ $name }'; switches: { $known }
problem-switch-twice = the switch '{ $name }' is set twice
problem-cannot-be = '{ $name }' cannot be '{ $word }'; it may be: { $known }
problem-no-deck = there is no ready-made deck '{ $name }'; decks: { $known }
problem-header-unknown = unknown header line '{ $name }'; known: { $known }
problem-header-lacks = the header has no '{ $name }: ...'
problem-header = the header cannot be set up: { $problem }

problem-empty = this is no record: the file is empty
problem-no-record = this is no record: it must begin with 'moondrake record 1'
problem-format = record format { $version } is not known; this program reads { $known }
problem-after-result = '{ $line }' stands after the result; the result is the last line
problem-cut-off = the record is cut off: its last line must be 'result: ...'
problem-whole-number = 'rules: { $typed }' must be a whole number
problem-neither = '{ $line }' is neither 'key: value' nor a decision such as 'a retreat'
problem-too-late = '{ $line }' belongs before the first decision
problem-twice = '{ $name }' is given twice
problem-result-form = the result must be numbers, one for each seat, or 'unfinished'
problem-other-game = this is a record of '{ $game }', not of '{ $other }'
problem-other-rules = the record was played under rules version { $version } of { $game }; this program plays version { $ours } and would not replay it faithfully
problem-decision-late = decision { $number } ('{ $word }') comes after the end of the game
problem-decision-seat = decision { $number } ('{ $word }') is seat { $seat }'s, but seat { $asked } is asked
problem-decision-illegal = decision { $number } ('{ $word }') is not legal; legal: { $legal }
problem-decision = decision { $number }: { $problem }
problem-claims-end = the record claims a result after { $count } decisions, but the game goes on
problem-other-result = the record's result is '{ $claimed }', but the replay ends with '{ $found }'

problem-equinox-ruleset = ruleset '{ $typed }' is not known; it must begin with 'equinox'
problem-equinox-twice = '{ $word }' is set twice in ruleset '{ $ruleset }'
problem-equinox-trees = trees={ $value } is not possible (Urvater-Dryada); allowed: { $known }
problem-equinox-switch = '{ $word }' is no switch of equinox; allowed: { $known }
problem-equinox-value = '{ $word }' cannot be '{ $value }' ({ $rule }); allowed: { $known }
problem-equinox-setting = '{ $word }' is no setting of equinox; allowed: { $known }
problem-equinox-players = Equinox cannot be played by '{ $word }' players; allowed: { $known }
problem-equinox-creature = '{ $word }' is no creature; allowed: { $known }
problem-equinox-creature-twice = '{ $word }' is chosen twice; eight different creatures are needed
problem-equinox-count = { $count } creatures are chosen; a tournament has { $needed }

problem-action-begin = '{ $typed }' is no action: it must begin with one of: { $known }
problem-action-count = '{ $typed }' is no action: the number of words does not fit, write: { $form }
problem-action-place = '{ $typed }' is no action: a place is a number from 1, write: { $form }
problem-action-word = '{ $typed }' is no action: '{ $word }' does not fit, write: { $form }
problem-action-seat = '{ $typed }' is no action: a card of a seat is written: { $form }
problem-action-card = '{ $typed }' is no action: no card '{ $card }' is in this match; the decks are: { $decks }
problem-action-whose = '{ $typed }' is no action: both decks have this card, say whose: { $form }
problem-action-equinox = '{ $typed }' is no action: words look like these: { $known }
problem-not-legal = '{ $typed }' is not legal now; legal: { $known }

retold-line = line { $line }: { $problem }
retold-more = { $shown } and { $more } more

problem-deck-close = '{ $name }' is neither a file nor the name of a deck; did you mean { $close }? decks: { $known }
problem-deck-name = '{ $name }' is neither a file nor the name of a deck; decks: { $known }
problem-no-people = there is no people '{ $name }'; peoples: { $known }
problem-no-level = there is no level '{ $name }' in { $game }; levels: { $known }
problem-no-game = there is no game '{ $name }'; games: { $known }
problem-bot-time = --time { $time }: at least 1 millisecond
problem-bot-command = a bot needs a command, such as: cmd:python3 mybot.py
problem-bot-clock = '{ $word }': after @ stand the milliseconds a move, from 1 to { $most }: { $example }
problem-two-contestants = an arena needs at least two contestants, such as: club beginner
problem-too-few-games = { $games } games are too few; at least 1
problem-draft-setting = '{ $word }' is no setting of a draft; allowed: { $known }
problem-draft-players = '{ $word }' players cannot draft ({ $rule }); allowed: { $known }
problem-draft-set = '{ $word }' is no people set; allowed: { $known }
problem-draft-twice = the set '{ $word }' is named twice; each set is there once
problem-draft-count = { $count } people sets are named; { $players } players draft { $needed } ({ $rule })
problem-draft-between = --between redraft needs --players 2: two play on while the others wait ({ $rule })
problem-trace-header = { $file }: the first line must be the header with 'decks'
problem-trace-object = { $file }, line { $number }: must be a JSON object
problem-trace-broken = { $file }, line { $number }: the file is broken: { $error }
problem-trace-events = game { $game } has no list 'events'
