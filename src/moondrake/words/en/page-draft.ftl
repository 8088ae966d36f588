# The draft: a new one, picking, the deck from it, the round.
page-draft-title = Draft
page-draft-new = Draft decks
page-draft-about = Everybody keeps one card of a pack and passes the others on. From what you kept you build a deck of thirty, then all play against all. People and bots may be mixed.
page-draft-bot = Bot
page-draft-timer = Time for a pick
page-draft-seconds = { $count ->
    [0] no limit
    [one] { $count } second
   *[other] { $count } seconds
}
page-draft-leaders = How leaders are chosen
page-draft-leaders-agreed = openly, one after the other
page-draft-leaders-secret = in secret, revealed together
page-draft-leaders-random = drawn by chance
page-draft-sets = { $count ->
    [0] People sets: drawn by chance
    [one] People sets: { $count } chosen
   *[other] People sets: { $count } chosen
}
page-draft-sets-about = Choose none to have them drawn; otherwise the rules say how many are needed, and you are told.
page-draft-start = Begin the draft
page-draft-deal = Deal { $deal } of { $deals }.
page-draft-left = The others go to the left.
page-draft-right = The others go to the right.
page-draft-leave-about = { $count ->
    [one] { $count } card has to stay out of the deck.
   *[other] { $count } cards have to stay out of the deck.
}
page-draft-leave = Leave the draft
page-draft-leave-text = A bot picks and plays on for you with what you have. Until the last pick you can come back and take over.
page-draft-kept = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-draft-pool = Drafted cards
page-draft-pack = Cards in hand
page-draft-mine = { $count ->
    [one] You have kept { $count } card
   *[other] You have kept { $count } cards
}
page-draft-over = The draft is over
page-draft-build = Your deck from the draft
page-draft-build-about = Exchange what you like among your cards; exactly thirty play. Nobody else sees them.
page-draft-build-until = Be ready by { $time }: then the games begin with the decks as they are.
page-draft-deck-name = Drafted deck
page-draft-ready = I am ready
page-draft-round = Everybody against everybody
page-draft-waits = The games begin when everybody is ready, at { $time } at the latest.
page-draft-is-ready = ready
page-draft-builds = is building
page-draft-round-number = Round { $number }
page-draft-to-match = Play
page-draft-standings = Standings
page-draft-won = { $won } of { $played } won
page-draft-all-picks = All picks
page-draft-my-picks = Your picks
page-draft-picks-of = The picks of { $name }, in order
page-draft-picks-line = { $count ->
    [one] { $count } pick, in order
   *[other] { $count } picks, in order
}
