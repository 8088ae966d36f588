# The table of Blue Moon on the page.
page-bluemoon-aside = Log and talk
page-bluemoon-board = The fight
page-bluemoon-side = { $name }'s side
page-bluemoon-you = You
page-bluemoon-leader-of = { $name }'s leader: { $leader }
page-bluemoon-leader-mine = Your leader: { $leader }

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
page-bluemoon-turn-answer = you answer
page-bluemoon-turn-before = Before the first fight
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

# What a question is about, and what a button says.
page-bluemoon-stake-mulligan = The cards you put away are shuffled into your draw pile, and you draw as many new ones. Only once, before the first fight.
page-bluemoon-stake-fire = You have { $power } of the { $goal } fire you need.
page-bluemoon-stake-earth = You have { $power } of the { $goal } earth you need.
page-bluemoon-stake-fire-ahead = Your new character covers the old one: so far { $power } of the { $goal } fire you need.
page-bluemoon-stake-earth-ahead = Your new character covers the old one: so far { $power } of the { $goal } earth you need.
page-bluemoon-stake-nothing = None of your cards can be played now.
page-bluemoon-stake-paid = Paid so far: { $fire } fire, { $earth } earth.
page-bluemoon-foreseen = With it your power is { $fire } fire or { $earth } earth.
page-bluemoon-foreseen-fire = With it your power in fire is { $power }; you need { $goal }.
page-bluemoon-foreseen-earth = With it your power in earth is { $power }; you need { $goal }.
page-bluemoon-pay-nothing = Pay nothing
page-bluemoon-choose-none = None of them
page-bluemoon-stake-shield = Your SHIELD is enough: you need not reach the { $goal }.
page-bluemoon-stake-decline = If you decline, you exchange one to three hand cards, no dragon moves, and { $name } may begin.
page-bluemoon-stake-announce = The whole fight is in this element: { $name } has to reach your number or leave.
page-bluemoon-stake-challenge = All bluffs are turned over. If one lacks the BLUFF symbol of this element, { $name } loses a dragon and must retreat; otherwise you lose a dragon.
page-bluemoon-stake-declined = Then you draw up to six cards. No dragon moves, and { $name } may begin the fight.
page-bluemoon-stake-decline-empty = Your draw pile is empty: what you discard is not replaced, and without cards left the game ends. No dragon moves, and { $name } may begin.
page-bluemoon-stake-keep = { $count ->
    [one] If it stays active, { $names } goes on counting.
   *[other] If they stay active, { $names } go on counting.
  }
page-bluemoon-discard-done = { $count ->
    [0] Discard nothing
    [one] Discard { $count } card
   *[other] Discard { $count } cards
  }
page-bluemoon-draw-none = Draw no more
page-bluemoon-stake-left = { $count } cards to choose.
page-bluemoon-no-more = No more cards
page-bluemoon-pass-answer = Let it happen
page-bluemoon-pass-challenge = Believe it
page-bluemoon-stake-retreat-lost = If you leave, { $name } attracts a fourth dragon and wins the game.
page-bluemoon-stake-retreat = If you leave, { $name } gains { $count ->
    [0] no dragon
    [one] one dragon
   *[other] { $count } dragons
  }.
page-bluemoon-more-free = Another one, because { $names } { $count ->
    [one] is
   *[other] are
  } FREE.
page-bluemoon-more-pair = Another one, because { $names } and { $partner } are a PAIR.
page-bluemoon-more-gang = Another one, because { $names } { $count ->
    [one] belongs
   *[other] belong
  } to the same GANG.
page-bluemoon-announce-fire = Fire { $power }
page-bluemoon-announce-earth = Earth { $power }
page-bluemoon-mulligan-done = { $count ->
    [0] Keep all cards
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
  }
page-bluemoon-pass-begin = Go on
page-bluemoon-pass-action = No action card
page-bluemoon-pass-end = End the turn
page-bluemoon-pass-boost = No more cards
page-bluemoon-pass-fire = Announce { $power } fire
page-bluemoon-pass-earth = Announce { $power } earth
page-bluemoon-plan-pass = No action card: fight with this
page-bluemoon-plan-alone = Fight with this, without booster or support
page-bluemoon-plan-fight = Fight with this

# How a duel went.
page-bluemoon-story-fight = { $won ->
    [yes] Fight { $number }: { $name }.
   *[no] Fight { $number }: nobody.
  }
page-bluemoon-story-last = { $count ->
    [one] The only fight decided the game.
   *[other] The last of { $count } fights decided the game.
}
page-bluemoon-story-turn = It turned in fight { $number } of { $count }: from there the lead was never lost again.

# Great moments.
page-bluemoon-no-dragon = No dragon is gained.
page-bluemoon-next-fight = { $you ->
    [yes] You begin the next fight.
   *[no] { $name } begins the next fight.
  }
page-bluemoon-needed-fire = { $power } fire was needed
page-bluemoon-needed-earth = { $power } earth was needed
page-bluemoon-strike-ignored = ignored
page-bluemoon-strike-raised = raised
page-bluemoon-strike-lowered = lowered
page-bluemoon-strike-doubled = doubled
page-bluemoon-strike-discarded = discarded
page-bluemoon-strike-protected = protected
page-bluemoon-last-fight = This is the last fight!
page-bluemoon-last-cards = { $you ->
    [yes] { $count ->
        [one] Your last card
       *[other] Your last { $count } cards
      }
   *[no] { $name } has { $count ->
        [one] one card left
       *[other] { $count } cards left
      }
  }

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

# What a place is, for those who touch it; the numbers lead to the rules.
page-bluemoon-hand = Hand
page-bluemoon-about-seen = What you have seen of it:
page-bluemoon-about-draw = { $count ->
    [0] No card is left here.
    [one] One card lies here, face down.
   *[other] { $count } cards lie here, face down.
  } Everybody may count them; nobody may look at them, not even their owner (BM-3.4, BM-3.5). A turn ends with drawing up to six cards (BM-6.23). If somebody has run out of cards when a new fight is due, the game ends (BM-8.1).
page-bluemoon-about-discard = What { $name } has discarded lies here face up, and after a fight everything from the combat and support zones (BM-3.9, BM-7.6). Everybody sees the top card; nobody may look below it or count the pile (BM-3.4).
page-bluemoon-about-hand = { $count ->
    [0] No cards.
    [one] One card.
   *[other] { $count } cards.
  } Everybody may count them; only { $name } sees them, except those that are revealed (BM-3.4, BM-3.5).
page-bluemoon-about-leader = Leader, inquisitor and emissary of { $name } lie here, and the stack of leadership actions (BM-3.1). A leadership action is played in the action phase and never comes back (BM-9.6). Of the stack only the top card is seen (BM-3.4).
page-bluemoon-about-combat = Characters and boosters of { $name } lie here. The cards of the latest turn count; older ones lie under them until the fight ends and still count for the second dragon (BM-3.7, BM-3.8).
page-bluemoon-about-support = Supports of { $name } lie here, open to everybody, and count for the whole fight (BM-3.7). The front of a bluff is seen only by its owner (BM-3.5).
page-bluemoon-about-influence = What lies here is open to everybody and stays active until it is discarded, between fights, too (BM-3.6, BM-3.7).
page-bluemoon-about-dragons = Whoever wins a fight gains a dragon, or two with six or more cards in the combat and support zones (BM-7.2, BM-7.3). As long as the other side has dragons, one of those returns to the middle; after that they come to the winner (BM-7.5). Whoever has all three and gains another wins at once. If cards run out before that, whoever has dragons wins (BM-8.1, BM-8.3).
page-bluemoon-about-element = Whoever begins a fight chooses fire or earth with the first announcement of power. From then on only this element counts in the fight, unless a card text changes it (BM-6.18).
