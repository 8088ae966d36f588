# The table of Blue Moon on the page.
page-bluemoon-aside = Log and talk
page-bluemoon-board = The fight
page-bluemoon-side = { $name }'s side

# Zones. $count cards lie there.
page-bluemoon-zone = { $name }: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
  }
page-bluemoon-zone-combat = Combat zone
page-bluemoon-zone-inactive = { $count ->
    [one] { $count } card no longer active
   *[other] { $count } cards no longer active
  }
page-bluemoon-zone-support = Support zone
page-bluemoon-zone-leader = Leader zone
page-bluemoon-zone-influence = Influence zone
page-bluemoon-zone-ready = About to be played
page-bluemoon-zone-exposed = Open interference
page-bluemoon-zone-vows = Bound by
page-bluemoon-ships = Ships
page-bluemoon-ship-sea = At sea
page-bluemoon-ship-landed = Landed
page-bluemoon-draw = Draw pile
page-bluemoon-draw-count = Draw pile: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
  }
page-bluemoon-discard = Discard pile
page-bluemoon-discard-top = Top of the discard pile
page-bluemoon-stack-top = Top of the leadership stack
page-bluemoon-hand-mine = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-bluemoon-hand-of = { $name }'s hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-bluemoon-hand-empty = No cards in hand
page-bluemoon-bluff = Face-down bluff { $place } of { $name }
page-bluemoon-bluff-mine = Your face-down bluff { $place }

# A line in place of a side's zones on a small screen.
page-bluemoon-fold = { $name }: { $summary }
page-bluemoon-sum-hand = Hand { $count }
page-bluemoon-sum-draw = Pile { $count }
page-bluemoon-sum-leader = Leader zone { $count }
page-bluemoon-sum-influence = Influence { $count }
page-bluemoon-sum-ships = Ships { $count }

# What is special about a card that lies there.
page-bluemoon-card-unknown = A card
page-bluemoon-card-hidden = A face-down card
page-bluemoon-card-chosen = Chosen
page-bluemoon-card-paid = Being paid
page-bluemoon-card-asking = This card asks
page-bluemoon-card-bluff = Lies face down
page-bluemoon-card-inactive = No longer active
page-bluemoon-card-laid = Being laid out
page-bluemoon-card-cargo = Cargo
page-bluemoon-card-revealed = Revealed

# The board.
page-bluemoon-dragons-middle = All three dragons are in the middle
page-bluemoon-dragons-with = { $count ->
    [one] { $count } dragon is with { $name }
   *[other] { $count } dragons are with { $name }
  }
page-bluemoon-element-fire = Fire
page-bluemoon-element-earth = Earth
page-bluemoon-element-none = No element yet
page-bluemoon-power = { $name }: power { $power }
page-bluemoon-power-both = { $name }: fire { $fire }, earth { $earth } so far
page-bluemoon-leads = leads
page-bluemoon-shield = Shield
page-bluemoon-reach = Has to reach { $power }
page-bluemoon-reach-short = needs { $power }
page-bluemoon-breakdown = How it adds up
page-bluemoon-to-act = to move
page-bluemoon-crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
  }

# The turn.
page-bluemoon-phases = The turn
page-bluemoon-turn-mine = Your turn
page-bluemoon-turn-of = { $name }'s turn
page-bluemoon-turn-over = The game is over
page-bluemoon-first = first turn of the fight
page-bluemoon-later = the fight goes on
page-bluemoon-phase-begin = Turn begin
page-bluemoon-phase-action = Action
page-bluemoon-phase-decision = Fight or retreat
page-bluemoon-phase-character = Character
page-bluemoon-phase-boost = Boosters and supports
page-bluemoon-phase-power = Announce power
page-bluemoon-phase-end = Draw cards

# Cards to choose from that lie in no zone.
page-bluemoon-picker = { $count ->
    [one] { $count } card to choose from
   *[other] { $count } cards to choose from
  }
page-bluemoon-picker-show = Show the cards
page-bluemoon-picker-hide = Look at the table
page-bluemoon-picked = { $count ->
    [one] { $count } card chosen so far
   *[other] { $count } cards chosen so far
  }
