play-help = play a game in the terminal against bots
play-bluemoon-help = the duel for three dragons
play-equinox-help = the tournament of fabulous creatures
play-deck = your people, or a file with a deck (default: drawn)
play-opponent = the bot's people or deck file (default: drawn)
play-lists = does each seat know the other deck list? (default: closed if a deck comes from a file)
play-ruleset = { $names }, or a mix: ansmann+switch=word (default: ansmann; base sets kosmos)
play-start = who begins
play-match = play until somebody has five crystals
play-players = you and the bots
play-creatures = eight names, random, or picked (in turn)
play-equinox-ruleset = e.g. equinox+trees=2-1
play-bot = how the bots play
play-seed = the same seed gives the same game
play-save = write a record of the game when it ends

play-you = { $name } (you)
play-the-bot = { $name } (bot)
play-player = Player
play-bluemoon-begins = Blue Moon, { $me } (you) against { $other }, seed { $seed }.
play-equinox-begins = Equinox for { $players }: you, { $others }; seed { $seed }.
play-type-help = Type help for the commands.
play-match-stands = The match stands at { $mine } to { $yours } crystals. The loser begins.
play-match-won = { $name } wins the match, { $mine } to { $yours } crystals.
play-again = The same deal again: { $command }

play-commands =
    Answer with a number of the list, or with its words.
    {"  "}look        the table as you see it
    {"  "}card WORD   what a card or creature says; a part of its name is enough
    {"  "}list        the legal answers again
    {"  "}why MOVE    why something is not allowed, e.g. why { $example }
    {"  "}power       where both powers come from
    {"  "}hint        what a strong player would do, and why
    {"  "}save FILE   write the game so far as a record
    {"  "}quit        leave the game
play-left = You left the game.
play-no-number = There is no { $typed }; choose from 1 to { $most }.
play-not-legal = '{ $typed }' is not legal now; legal: { $allowed }
play-no-answer = '{ $typed }' is no answer here; legal: { $allowed }
play-no-command = There is no '{ $word }' in this game.
play-is-legal = '{ $typed }' is legal now.
play-and-more = { $shown } and { $more } more
play-saved = The record is in { $name }.
play-not-saved = The record was not written: { $reason }
saving-fault = { $kind ->
    [folder] { $name } is a folder, not a file
    [no-folder] { $name } cannot be written: there is no folder { $folder }
    [forbidden] { $name } may not be written
   *[other] { $name } cannot be written: { $error }
  }
play-take-back-cost = { $kind ->
    [warning] { $name } has taken back and is warned.
    [crystals] { $name } has taken back; the opponent gets { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
      }.
   *[game] { $name } has taken back and loses the game.
  }
play-leaders = leaders agreed on, drawn at random, or chosen in secret and revealed together
play-between = between the games of a match: keep the sets, swap them, choose again, or change your deck
play-take-back = what a take-back costs: none, warning, "crystals: n", or game
play-bluemoon-match = Blue Moon, seed { $seed }.
play-the-opponent = The opponent
play-decks-are = The decks: { $mine } (you) against { $yours }.
play-choose-secretly = Which deck do you choose? Nobody sees it before both have chosen.
play-choose-mine = Which deck do you play?
play-choose-yours = Which deck does the opponent play?
play-change-deck = You have played { $deck }. Type the name or file of another deck, or done to keep it.
play-leaders-find = --leaders { $leaders } finds decks; leave out --deck and --opponent (BM-8.7)
play-emissary-deck = { $people } with { $emissary }
play-chosen-so-far = {"  "}Chosen so far: { $cards }
