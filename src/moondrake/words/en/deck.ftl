deck-help = check, show and list decks of Blue Moon
deck-check-help = is a deck legal? Two decks: also together
deck-show-help = every card of a deck with its text
deck-list-help = the decks that have a name
deck-random-help = a random legal deck, as text
deck-one-box = two decks may not share a card (BM-18.8)
deck-text = as a deck text, to change it by hand
deck-seed = the same seed gives the same deck
deck-ruleset = { $names } or a mix (default: the deck's, else ansmann)

deck-legal = { $deck }: legal. { $summary }
deck-not-legal = { $deck }: not legal
deck-together = both decks together
deck-led = { $name }, led by { $leader }. { $summary }
deck-cards = { $size } of { $wanted } cards: { $kinds }.
deck-beside = Beside the leader: { $staff }.
deck-moons = Foreign moons: { $moons } of { $limit } ({ $ruleset }).
deck-leaderships = leadership { $count }
deck-characters = characters { $count }
deck-boosters = boosters { $count }
deck-supports = supports { $count }
deck-others = others { $count }

deck-ready = This deck is legal: it can be played.
deck-to-do = Still to do: { $parts }.
deck-to-do-add = { $count ->
    [one] add { $count } card
   *[other] add { $count } cards
  }
deck-to-do-leave = { $count ->
    [one] take { $count } card out
   *[other] take { $count } cards out
  }
deck-to-do-moons = { $count ->
    [one] save { $count } moon
   *[other] save { $count } moons
  }
deck-to-do-others = { $count ->
    [one] mend { $count } other fault
   *[other] mend { $count } other faults
  }
