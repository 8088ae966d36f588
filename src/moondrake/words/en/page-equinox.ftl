### The Equinox table on the page.

page-equinox-you = { $name } (you)
page-equinox-chameleon = Chameleon
page-equinox-chameleon-text = Play it onto the field of any creature still in the tournament, in the current row. Its strength becomes the creature’s. It never triggers an ability, and neither does a creature card laid directly on it.

## Fields and creatures

page-equinox-grid = The clearing: creatures, champion cards and rows. Round { $row } of 5.
page-equinox-field = { $creature } in row { $row }
page-equinox-field-gone = vanished
page-equinox-field-empty = no card
page-equinox-field-height = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-equinox-field-stone = stone of { $name }
page-equinox-strength = strength { $strength }
page-equinox-field-fresh = new, by { $name }
page-equinox-danger-vanishes = vanishes at the end of this turn as things are
page-equinox-danger-shared = shares the lowest strength
page-equinox-danger-lowest = the weakest so far
page-equinox-danger-vanishes-long = The weakest in a full row: if nothing changes, it vanishes at the end of this turn.
page-equinox-danger-shared-long = It shares the lowest strength with another creature. As long as that is so, nothing vanishes.
page-equinox-danger-lowest-long = The weakest so far. Nothing vanishes before every creature has a card in this row.
page-equinox-stake-vanishes = As things are, { $creature } vanishes: { $losses }.
page-equinox-stake-lowest = If a stronger card fills the row, { $creature } vanishes: { $losses }.
page-equinox-vanished-costs = Stones on it score nothing: { $losses }.
page-equinox-would-cost = If it vanishes, stones on it score nothing: { $losses }.
page-equinox-loss-you = you lose { $points }
page-equinox-loss-they = { $name } loses { $points }
page-equinox-loss-nobody = nobody loses points that lie open
page-equinox-risk-vanishes = in danger
page-equinox-risk-shared = tied last
page-equinox-risk-lowest = weakest
page-equinox-champions = Champions
page-equinox-champion-stones = Champion card of { $creature }, stones of { $names }
page-equinox-champion-empty = Champion card of { $creature }, no stones
page-equinox-head-vanished = { $creature }, vanished in round { $row }
page-equinox-head-controlled = { $creature }, controlled by { $name }
page-equinox-head-free = { $creature }, controlled by nobody
page-equinox-nobody = nobody’s
page-equinox-worth = a stone here is worth { $points }
page-equinox-round = Round { $row }
page-equinox-current = current round

## Players

page-equinox-players = Players
page-equinox-me = you
page-equinox-bot = bot, { $level }
page-equinox-away = away
page-equinox-points = Points
page-equinox-points-now = { $count ->
    [one] { $points } point now
   *[other] { $points } points now
}
page-equinox-points-possible = { $points } still possible
page-equinox-possible-long = Up to { $points }, if nothing more vanishes and every stone left goes onto the best free field.
page-equinox-up-to = up to { $points }
page-equinox-stones-left = { $count ->
    [one] { $count } stone left
   *[other] { $count } stones left
}
page-equinox-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-equinox-aside = { $count ->
    [one] { $count } card set aside by Cornu
   *[other] { $count } cards set aside by Cornu
}
page-equinox-aside-short = { $count } aside
page-equinox-has-secret = has a secret bet
page-equinox-secret-used = the secret bet has been made
page-equinox-secret-short = secret bet
page-equinox-acts = is asked now
page-equinox-turn = takes a turn
page-equinox-turn-short = turn
page-equinox-next = is next
page-equinox-next-short = next
page-equinox-steps = Steps of the turn: { $name }
page-equinox-step-bet = bet
page-equinox-step-play = play
page-equinox-step-discard = discard
page-equinox-step-draw = draw
page-equinox-step-check = check
page-equinox-help-bet = A stone on a field scores { $points } at the end if its creature is still there. Whoever has the most at stake on a creature controls it.
page-equinox-help-secret = A stone on a field scores { $points } if its creature stays. A hand card, face down, is a secret bet: it scores { $champion }, but then you play no card.
page-equinox-help-reveal = Revealed, your secret bet also counts for who controls its creature, and everybody knows it. At the end it scores { $champion } either way, if the creature stays.
page-equinox-help-play = Your card covers what lies on its creature. In a full row the weakest creature vanishes.
page-equinox-help-discard = You may discard up to three cards of vanished creatures. Then you draw up to eight.
page-equinox-pile = Draw pile: { $count }
page-equinox-no-bet = No bet
page-equinox-no-ability = Do not use it
page-equinox-no-discard = Discard no more
page-equinox-discards = Discards: { $count }
page-equinox-piles = The piles
page-equinox-pile-ends = Whoever draws the last card ends the game at once, and nothing vanishes any more.
page-equinox-discards-closed = Nobody may look at them.

## Hand

page-equinox-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-equinox-card-vanished = { $card }, the creature has vanished
page-equinox-gone = out
page-equinox-my-secret = Your secret bet: { $card }
page-equinox-my-secret-short = Secret bet
page-equinox-my-aside = { $count ->
    [one] Cornu has set { $count } of your cards aside; it comes back in step 3 of your turn.
   *[other] Cornu has set { $count } of your cards aside; they come back in step 3 of your turn.
}
page-equinox-picked = The cards drawn: keep one
page-equinox-offered = Cards to choose from

## One creature, one player, one card

page-equinox-about = About { $creature }
page-equinox-ability = Ability
page-equinox-vanished-why = Vanished in round { $row }: the row was full and nobody was weaker. Stones on it score nothing.
page-equinox-controller = Controller
page-equinox-controls = { $name } has the most at stake and may use the ability.
page-equinox-controls-nobody = Nobody has more at stake than all others.
page-equinox-row = Row
page-equinox-stone = Stone
page-equinox-top-card = Visible card
page-equinox-cards = Cards
page-equinox-champion-worth = Champion ({ $points })
page-equinox-round-worth = Round { $row } ({ $points })
page-equinox-on-champion = Champion card of { $creature }
page-equinox-sum = Sum
page-equinox-lost = has vanished, scores nothing
page-equinox-no-stones = No stone lies open yet.
page-equinox-kind-creature = Creature card. It goes onto { $creature } in the current row.
page-equinox-kind-chameleon = Chameleon card. It fits every creature.
page-equinox-kind-tree = Tree card. It is discarded after use.
page-equinox-who-may = The ability may be used by whoever controls the creature and plays its card from the hand, if the card does not land directly on a chameleon.

## The end

page-equinox-final = Final scoring
page-equinox-scores-nothing = 0
page-equinox-place = Place
page-equinox-place-number = { $place }.
page-equinox-tie = Equal points: a scoring secret bet decides, then the points of rounds 1 to 5 in turn.
