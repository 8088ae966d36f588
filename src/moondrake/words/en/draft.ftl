draft-help = draft cards, build a deck and play everybody else
draft-sets = people sets in the order they are dealt, e.g. "hoax vulca mimix" (default: drawn)
draft-leaders = leaders are chosen openly, in secret, or drawn at random
draft-bot = how the others draft
draft-watch = bots draft and play, nothing is asked
draft-decks = write your deck (with --watch all decks) as text into this folder
draft-play = play the matches after the draft
draft-ruleset = { $names }, or a mix (default: legends with its tournament mulligan)
draft-between = before each further game of a match: keep the deck, change it, or draft again (two players)

draft-begins = A draft: { $names }; seed { $seed }.
draft-deal = Deal { $deal } of { $deals }. You pass to the { $way ->
    [left] left
   *[right] right
  }.
draft-kept = { $count ->
    [0] You have no cards yet.
    [one] You have { $count } card:
   *[other] You have { $count } cards:
  }
draft-group = { $group ->
    [characters] characters
    [boosters] boosters
    [supports] supports
   *[others] others
  } ({ $count }): { $cards }
draft-deck = { $name }: { $count } cards, led by { $leader }.
draft-written = The deck of { $name } is in { $file }.
draft-pairings = Everybody plays everybody:
draft-round = Round { $number }: { $pairs }.
draft-rests = { $name } rests.
draft-result = { $first } – { $second }: { $mine } to { $yours } crystals.
draft-table = The table after round { $number }:
draft-standing = { $rank }. { $name }: { $won } of { $played } { $played ->
    [one] match
   *[other] matches
  } won, crystals { $crystals } to { $conceded }.
draft-change = Exchange cards before the next game: type the key of a card of your deck and the key of another card, look for your deck, done to play.
draft-bench = Not in your deck: { $cards }.
draft-changed = { $out } is out, { $into } is in.
draft-not-changed = Nothing was changed: { $why }

action-draft-keep = Keep { $card }
action-draft-leave = Leave out { $card }
action-draft-leader = Lead with { $leader }

why-draft-other-seat = { $name } is choosing now, not you
why-draft-dealing = Cards are being dealt; nobody chooses now
why-draft-keep = You may keep only a card that you hold
why-draft-leave = You may leave out only a card that you have kept
why-draft-leader = Now the leader of your deck is chosen, among those who are still free
why-draft-over = The draft is over, and all decks are built
