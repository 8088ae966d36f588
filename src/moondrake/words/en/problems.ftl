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
problem-after-result = '{ $text }' stands after the result; the result is the last line
problem-cut-off = the record is cut off: its last line must be 'result: ...'
problem-whole-number = 'rules: { $typed }' must be a whole number
problem-neither = '{ $text }' is neither 'key: value' nor a decision such as 'a retreat'
problem-too-late = '{ $text }' belongs before the first decision
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
problem-action-count = '{ $typed }' is no action: the number of words does not fit, write: { $known }
problem-action-place = '{ $typed }' is no action: a place is a number from 1, write: { $known }
problem-action-word = '{ $typed }' is no action: '{ $word }' does not fit, write: { $known }
problem-action-seat = '{ $typed }' is no action: a card of a seat is written: { $known }
problem-action-card = '{ $typed }' is no action: no card '{ $card }' is in this match; the decks are: { $known }
problem-action-whose = '{ $typed }' is no action: both decks have this card, say whose: { $known }
problem-action-equinox = '{ $typed }' is no action: words look like these: { $known }
problem-not-legal = '{ $typed }' is not legal now; legal: { $known }

problem-line = line { $line }: { $problem }
listed-more = { $shown } and { $more } more

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
listed-nothing = nothing
listed-and = {" and "}
listed-and-between = {" and "}
listed-or = {" or "}
listed-or-between = {" or "}
problem-not-legal-why = '{ $typed }' is not legal now ({ $why }); legal: { $known }
problem-why-over = the game is over
problem-why-chance = chance is asked, not a player
problem-why-seat = seat { $asked } is asked, not seat { $seat }
problem-why-number = actions are numbers from 0 to { $most }
problem-why-draft = no such word; a CARD is its key, words look like these
problem-pack-clash = two packs define the card '{ $card }'; use one of them
problem-pack-close = '{ $word }' is neither a file nor a pack; did you mean { $close }? packs: { $known }
problem-pack-none = '{ $word }' is neither a file nor a pack; packs: { $known }
problem-pack-numbers = { $count } cards come from packs; at most { $most } have a number
problem-action-number = there is no action { $number }; actions are numbers from 0 to { $most }
problem-action-slot = action { $number } is about the card of slot { $slot }, which is not in this match
problem-deck-heads = the deck '{ $name }' needs one leader, and has at most one inquisitor and one emissary (BM-4.2)
problem-deck-many = the deck '{ $name }' has { $count } cards; 1 to { $most } are possible
problem-deck-strange = the deck '{ $name }' has the card '{ $card }', which is not known here
problem-deck-double = the deck '{ $name }' has the card '{ $card }' twice (BM-18.2)
problem-solo-start = in a solo game the automated opponent begins (BM-22.3): write 'start: b'
problem-family-number = 'family { $letter }' must be a number from 1 to 6, not '{ $family }'
problem-no-deck-keys = there is no ready-made deck '{ $name }'; decks: { $known }; any other needs 'cards { $letter }: KEYS'
problem-deck-unexpected = with closed lists deck { $letter } cannot hold '{ $card }': nobody could expect it (BM-3.4b)
problem-penalty = 'takeBackPenalty' cannot be '{ $word }' (BM-20.4); it may be: { $known }, n from 1 to 5
problem-penalty-idle = with { $ruleset } nobody takes back, so 'takeBackPenalty' says nothing (BM-20.4); play by { $ruleset }+illegalPower=undo, or leave it out
problem-match-value = '{ $name }' cannot be '{ $word }' (BM-8.7); it may be: { $known }
problem-match-option = '{ $name }' is no option of a match; options: { $known }
problem-match-deck = '{ $name }' is no prepared deck of this seat; prepared: { $known }
problem-match-sets = { $count } sets cannot be dealt to two seats; at least 2 are needed (BM-8.7)
problem-match-only = { $ruleset } uses crystal cards only in matches (BM-20.3): { $cards }; play a match, or decks without them
problem-match-running = this game is not over yet; a match counts finished games only
problem-match-over = the match is over: { $own } to { $other } crystals
problem-match-chosen = this seat has chosen already; a choice cannot be changed (BM-8.7)
problem-match-waits = both decks are revealed together; one seat has not chosen yet (BM-8.7)
problem-draft-not-in = '{ $card }' is not in the deck; in it: { $known }
problem-draft-not-beside = '{ $card }' is not among your other cards; there are: { $known }
problem-draft-foreign = not drafted by this seat: { $cards } (BM-21.11)
problem-draft-size = a drafted deck has exactly { $needed } different cards, this one has { $count } (BM-21.11)
problem-draft-running = the draft is not over yet; decks are built after the last deal (BM-21.11)
problem-draft-leaders = 'leaderChoice' cannot be '{ $word }' (BM-21.14); allowed: { $known }
problem-draft-few = { $sets } sets with { $cards } cards are too few for { $decks } decks (BM-21.11)
problem-equinox-start = '{ $word }' cannot be the start player; allowed: { $known }
problem-no-bot = there is no bot '{ $level }'; levels: { $known }
problem-travel = { $name } was packed as '{ $stamp }', but this is '{ $here }'; pickles are for one version only, records are for keeping
problem-touch-card = '{ $typed }' is no action: cards are below { $most }, such as: { $known }
problem-touch-no-creatures = '{ $typed }' is no action: Blue Moon has no creatures; ask about: a card
problem-touch-no-card = '{ $typed }' is no action: nobody knows a card with this number; ask about: a card
problem-touch-creature = '{ $typed }' is no action: there is no such creature; creatures: { $known }
problem-touch-row = '{ $typed }' is no action: rows go from 1 to { $most }, such as: { $known }
problem-deal-none = this record says nothing about its deal: there is no line '{ $text }'
problem-deal-seed = there is no '# seed a: ...'
problem-deal-commitment = the server's seed does not belong to its commitment
problem-deal-rules = the record was played under rules version { $version }; this program checks version { $ours }
problem-deal-seats = there are seeds of { $count } seats; the game has { $seats }
problem-deal-digits = '# { $key }: ...' must have 64 hexadecimal digits
problem-deal-way = '# seed { $letter } by: { $by }' must be one of: { $known }
problem-deal-follows = the seed of seat { $letter } does not follow from the server's
problem-deal-bot = seat { $letter } is a bot's and has a seed
problem-deal-fixed = the seed of seat { $letter } is not the one it was fixed to
problem-deal-not-seat = decision { $number } ('{ $word }') is not this seat's
problem-deal-illegal = decision { $number } ('{ $word }') is not legal
problem-deal-other-commitment = the record has another commitment than the one you were shown
problem-deal-other-seal = the record has another seal than the one you were shown
problem-deal-other-seed = your seed is none of those in the record
problem-deal-draw = draw { $number } is '{ $word }'; the seeds give '{ $given }'
problem-database-newer = the database { $where } was written by a newer moondrake: use that one, or another database
problem-database-unusable = the database { $where } cannot be used: { $error }
problem-database-damaged = the database { $where } is damaged or no database: put a backup in its place (moondrake admin restore), or move it away
problem-backup = { $file } is no sound backup: nothing was changed
problem-solo-seats = a solo table has a person on seat 0 and a bot '{ $level }' on seat 1
problem-deck-words = the text of a deck has at most { $most } words
problem-pack-here = there is no pack '{ $name }' here; packs: { $known }
problem-no-card = there is no card '{ $typed }'; { $near ->
    [none] keys look like hoax-13
   *[other] near it: { $near }
  }
problem-no-rule = there is no rule '{ $number }'; { $near ->
    [none] numbers look like BM-10.8, EQ-4.7 or RS-7
   *[other] near it: { $near }
  }
problem-no-lesson = there is no lesson '{ $name }'; lessons: { $known }
