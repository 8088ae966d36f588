# At a table: prompt, log, chat, pop-ups, end of a game.
page-table-title = Table
page-table-loading = The table is being laid …
page-table-prompt = What is asked
page-table-is-over = The game is over.
page-table-result = Result
page-table-waits-for-players = Waiting for the other players.
page-table-waits-for = { $name } is thinking.
page-table-waits-for-person = Waiting for { $name }.
page-table-sending = Just a moment …
page-table-skip = Touch the table to go on.
page-table-click-cards = Choose on the table or in your hand.
page-table-click-hand = Choose in your hand.
page-table-passing = By itself in a moment: { $action }
page-table-your-turn = Your turn
page-table-again-last = Show the last turn again
page-table-hint = Hint
page-table-hint-thinking = The hint is being thought about …
page-table-take-back = Take back
page-table-ask-take-back = Ask to take back
page-table-take-back-about = Your last decision and everything that followed from it are undone.
page-table-ask-take-back-about = The others have to agree before your last decision is undone.
page-table-close = Close
page-table-yes = Yes
page-table-no = No

# Pop-ups
page-table-menu-of = { $thing }: what may be done
page-table-choose-card = Choose this card
page-table-why-fight = Why can I not fight?
page-table-why-pass = Why can I not pass?
page-table-why = Why not?
page-table-why-asking = Looking it up …
page-table-why-nothing = There is nothing to do with this now.
page-table-look = Look at the card
page-table-confirm = Are you sure?
page-table-confirm-text = { $action }: this cannot be taken back.
page-table-breakdown = Where the numbers come from
page-table-breakdown-missing = There is nothing to add up just now.
page-table-breakdown-no-fight = No element is contested yet, so there is no power to add up.
page-table-control = Control
page-table-creature = Creature
page-table-controller = Controlled by
page-table-scores = Scores
page-table-player = Player
page-table-row = Row
page-table-points = Points
page-table-champion = champion card
page-table-scores-not = { $points } (counts no more)
page-table-memory = What I have seen
page-table-memory-about = Only what you have seen yourself and could have remembered.
page-table-memory-empty = Nothing yet.
page-table-memory-discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
  }
page-table-memory-stack = { $count ->
    [one] { $count } card in the leadership stack
   *[other] { $count } cards in the leadership stack
  }
page-table-memory-hand = { $count ->
    [one] { $count } hand card known
   *[other] { $count } hand cards known
  }
page-table-memory-unseen = { $count ->
    [one] { $count } card not seen yet
   *[other] { $count } cards not seen yet
  }
page-table-memory-aside = { $count ->
    [one] { $count } card set aside
   *[other] { $count } cards set aside
  }
page-table-memory-covered = { $creature }, row { $row }: { $count ->
    [one] { $count } card covered
   *[other] { $count } cards covered
  }

# Log and chat
page-table-side = Log and chat
page-table-log = Log
page-table-log-older = Show earlier turns
page-table-log-empty = Nothing has happened yet.
page-table-row-draw = { $you ->
    [yes] You draw { $count } cards
   *[no] { $name } draws { $count } cards
  }
page-table-row-discard = { $you ->
    [yes] You discard { $count } cards
   *[no] { $name } discards { $count } cards
  }
page-table-row-return = { $you ->
    [yes] You return { $count } cards to your draw pile
   *[no] { $name } returns { $count } cards to the draw pile
  }
page-table-row-under = { $you ->
    [yes] You put { $count } cards under your draw pile
   *[no] { $name } puts { $count } cards under the draw pile
  }
page-table-row-take = { $you ->
    [yes] You take { $count } cards from your draw pile into hand
   *[no] { $name } takes { $count } cards from the draw pile into hand
  }
page-table-row-invited = { $count } creatures take part
page-table-row-each = One by one
page-table-life-join = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
  }
page-table-life-back = { $you ->
    [yes] You take back a decision.
   *[no] { $name } takes back a decision.
  }
page-table-life-ask-take-back = { $you ->
    [yes] You ask to take back a decision.
   *[no] { $name } asks to take back a decision.
  }
page-table-life-ask-bot = { $you ->
    [yes] You ask for a bot.
   *[no] { $name } asks for a bot.
  }
page-table-life-ask-watch = Somebody asks to watch.
page-table-life-answer-yes = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
  }
page-table-life-answer-no = { $you ->
    [yes] You do not agree.
   *[no] { $name } does not agree.
  }
page-table-life-resign = { $you ->
    [yes] You resign.
   *[no] { $name } resigns.
  }
page-table-life-flag = { $you ->
    [yes] You are out of time.
   *[no] { $name } is out of time.
  }
page-table-life-claim = { $you ->
    [yes] You were away for too long.
   *[no] { $name } was away for too long.
  }
page-table-life-bot = { $you ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $name }.
  }
page-table-life-return = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
  }
page-table-life-rematch = The next game is prepared.
page-table-life-pause = The table was paused for a while; nobody's clock ran.
page-table-chat = Chat
page-table-chat-empty = Nobody has said anything yet.
page-table-chat-say = Say something
page-table-chat-send = Send
page-table-mute = Do not show me what { $name } says
page-table-unmute = Show me again what { $name } says

# Around the table
page-table-players = Players
page-table-to-act = is to move
page-table-open-seat = Open seat
page-table-away = away
page-table-left-resign = gave up
page-table-left-flag = out of time
page-table-left-claim = stayed away
page-table-watchers = { $count ->
    [one] Somebody watches: { $names }
   *[other] { $count } people watch: { $names }
}
page-table-watcher-nameless = a guest
page-table-playable = May be played.
page-table-replaced = A bot plays for you while you are away.
page-table-rematch-asked = The next game is waiting for you.
page-table-clock = Time left: { $time }
page-table-watching = You are watching.
page-table-level-random = plays at random
page-table-level-beginner = beginner
page-table-level-apprentice = apprentice
page-table-level-club = club player
page-table-level-expert = expert
page-table-level-champion = champion
page-table-lost = Connection lost, trying again …
page-table-menu = Menu of the table
page-table-rules = Rules
page-table-come-back = Take my seat back from the bot
page-table-bot-for-me = Let a bot play for me
page-table-bot-for = Let a bot play for { $name }
page-table-claim = Claim the win: { $name } is away
# A game that is over, from its beginning.
page-table-replay = Watch the whole game
page-table-replay-close = Back to the result
page-table-replay-at = Moment { $at } of { $count }
page-table-replay-run = Play
page-table-replay-rest = Pause
page-table-replay-on = Forward
page-table-replay-back = Back
page-table-replay-turn-on = Next turn
page-table-replay-turn-back = Turn before
page-table-record = Record of the game
page-table-language = Language
page-table-language-en = English
page-table-language-de = Deutsch
page-table-language-hu = Magyar
page-table-sound-on = Sound is on
page-table-sound-off = Sound is off
page-table-motion-on = Motion is on
page-table-motion-off = Motion is off
page-table-resign = Resign
page-table-resign-sure = Do you give up this game?
page-table-lobby = To the lobby
page-table-ask-for-take-back = { $name } would like to take back a decision.
page-table-ask-for-bot = { $name } would like a bot to play on.
page-table-ask-for-bot-of = { $name } would like a bot to play for { $other }.
page-table-ask-for-watch = { $name } would like to watch.
page-table-ask-waits = Waiting for { $names }.

# Before the game
page-table-waiting = Waiting for players
page-table-waiting-about = The game begins by itself as soon as everybody is here. Send each link to one player.
page-table-waiting-guest = This table still has an open seat.
page-table-is-awaited = has not come yet
page-table-waiting-again = The seats are kept for those who play here. The game begins as soon as everybody has come.
page-table-nobody-came = Somebody did not come
page-table-nobody-came-about = The time to come to this table is over. How it goes on is on the tournament's page.
page-table-sit = Sit down
page-table-link = Link to this seat
page-table-link-copy = Copy link
page-table-link-copied = The link is copied.
page-table-link-share = Share
page-table-link-new = Make a link
page-table-share = A game at moondrake

# Shared screen
page-table-handover = { $name }, it is your turn
page-table-handover-about = Give the screen to { $name }. Nothing is shown before that.
page-table-handover-ready = I am { $name }
page-table-elsewhere = This table is open in another tab
page-table-elsewhere-about = Several people share this table at one screen, so only one tab shows it.
page-table-use-here = Use it here

# Trouble
page-table-trouble = This does not work just now
page-table-nowhere-about = Perhaps a part of the link is missing, or the table was removed long after its last move.
page-table-again = Try again
page-table-other-rules = This game was begun under other rules than are played here now, so it cannot be continued.
page-table-no-watching = This table may not be watched.
page-table-watch-ask = Ask whether I may watch
page-table-watch-asked = The players are asked.
page-table-refused-stale = The table has moved on: please look again.
page-table-refused-illegal = The rules do not allow this now.
page-table-refused-not-asked = Somebody else is asked now.
page-table-refused-not-now = This does not work just now.
page-table-refused-not-yours = This seat is not yours.
page-table-refused-over = The game is over.
page-table-refused-taken = This seat is taken.
page-table-refused-unknown = There is no such table.
page-table-refused-gone = This table does not exist any more.
page-table-refused-bad-token = This link is not valid (any more).
page-table-refused-too-many = That was a bit much at once. Please wait a moment.
page-table-refused-storage = The server cannot store anything just now.
page-table-refused-stopping = The server restarts. One moment.
page-table-refused-offline = The server does not answer.
page-table-refused-conflict = Somebody was faster: please look again.
page-table-refused-no-identity = The server does not know this browser any more. Reload the page.
page-table-side-unread = { $count ->
    [one] Log and chat: one new message
   *[other] Log and chat: { $count } new messages
}
page-table-chat-unread = Chat ({ $count } new)
page-table-absent = { $name } has been away for a while.
page-table-absent-soon = { $name } is away. In { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} you may claim the win or let a bot play on.
page-table-absent-seconds = { $name } is away. In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} you may claim the win or let a bot play on.
page-table-absent-away = { $name } is away.
page-table-absent-bot = Let a bot play on
page-table-absent-claim = Claim the win
page-table-refused-too-soon = That works only when somebody has been away for a while. Please wait a little longer.
page-table-refused-other = Something went wrong; nothing was changed.

# The end
page-table-end-won = You win!
page-table-end-shared = A shared win
page-table-end-lost = This game is lost
page-table-sheet = All games so far
page-table-sheet-game = Game
page-table-sheet-sum = Together
page-table-end-watched = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
page-table-end-winner = { $count ->
    [one] Winner
   *[other] Winners
  }: { $names }
page-table-end-by-resign = { $you ->
    [yes] You have resigned.
   *[no] { $name } has resigned.
  }
page-table-end-by-flag = { $you ->
    [yes] You were out of time.
   *[no] { $name } was out of time.
  }
page-table-end-by-claim = { $name } was away for too long.
page-table-end-by-penalty = { $name } took back, and here that costs the game.
page-table-end-how-dragon = { $you ->
    [yes] You attracted a fourth dragon.
   *[no] { $names } attracted a fourth dragon.
  }
page-table-end-others = Other players, other { $game ->
    [equinox] creatures
   *[other] peoples
  }
page-table-end-how-cards = { $count ->
    [0] The cards have run out, and all dragons are in the middle: { $you ->
        [yes] you had cards for longer.
       *[no] { $names } had cards for longer.
      }
    [one] The cards have run out, and a dragon is { $you ->
        [yes] with you.
       *[no] with { $names }.
      }
   *[other] The cards have run out, and { $count } dragons are { $you ->
        [yes] with you.
       *[no] with { $names }.
      }
  }
page-table-end-crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
  }
page-table-end-crystals-for = { $names }: { $count ->
    [one] one crystal
   *[other] { $count } crystals
  }
page-table-match = Match to { $goal } crystals
page-table-match-won = { $name } has won the match.
page-table-assisted = Somebody had help in this game; it is counted apart.
page-table-fair = Was the deal fair?
page-table-fair-about = The server fixed its seed before the game (the commitment is its fingerprint) and mixed it with the players' seeds; with the record everybody can recompute every draw.
page-table-fair-commitment = Commitment
page-table-fair-server = The server's seed
page-table-fair-seat = Seed of { $name }
page-table-rematch = Play again
page-table-to-tournament = To the tournament
page-table-rematch-next = Next game of the match
page-table-rematch-join = Join the next game

# Keys
page-table-key-next = to the next thing you may do
page-table-key-arrows = from one thing to another
page-table-key-enter = do it, or why not
page-table-key-digits = the buttons of the question
page-table-key-pass = pass, done
page-table-key-fight = fight
page-table-key-retreat = retreat, decline
page-table-key-zoom = look at the card
page-table-key-hint = hint
page-table-key-undo = take back
page-table-key-breakdown = where the numbers come from
page-table-key-memory = what I have seen
page-table-key-log = log
page-table-key-chat = chat
page-table-key-escape = close

# What is new, in one line
page-table-explain-close = I see
page-table-explain-goal-bluemoon = Your goal: win fights. Each one brings dragons to your side; with three there, one more wins the game.
page-table-explain-goal-equinox = Your goal: bet on creatures that stay to the end. The earlier a bet, the more points it brings.
page-table-explain-mulligan = Worth keeping: characters with high values, of both fire and earth.
page-table-explain-action = An action card may come first; none is needed. Touch a character to fight with it at once.
page-table-explain-decision = Fight on: your cards have to equal the other power. Or leave: the fight is lost, your hand stays.
page-table-explain-character = Play one character. Only its value in the fight's element counts: fire above, earth below.
page-table-explain-boost = One booster or support if you like: a booster helps until your next character, a support all the fight.
page-table-explain-announce = Say your power. The other side has to equal it or retreat.
page-table-explain-dragon = Whoever retreats loses the fight: the winner gains a dragon, two with six or more cards laid out.
page-table-explain-bet = First you may bet a stone on a creature in the current row, where none lies yet; then you play a card. When every creature has one, the weakest vanishes.
