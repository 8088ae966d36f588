### What happens at a table of Blue Moon: to the reader ($who is "you") and about others.

bluemoon-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
  }
bluemoon-cards = { $count ->
    [1] one card
   *[other] { bluemoon-number } cards
  }
bluemoon-dragons = { $count ->
    [1] one dragon
   *[other] { bluemoon-number } dragons
  }
bluemoon-crystals = { $count ->
    [1] one crystal
   *[other] { bluemoon-number } crystals
  }
bluemoon-unknown = { $count ->
    [1] one card
   *[other] { bluemoon-number } cards
  }
bluemoon-named = { $name }
bluemoon-list = { $rest } and { $last }
bluemoon-no-cards = no cards
bluemoon-somebody = Somebody

bluemoon-event-start = { $who ->
    [you] You begin.
   *[they] { $seat } begins.
  }
bluemoon-event-draw = { $who ->
    [you] You draw { $cards }.
   *[they] { $seat } draws { $cards }.
  }
bluemoon-event-draw-hidden = { $who ->
    [you] You draw { bluemoon-cards }.
   *[they] { $seat } draws { bluemoon-cards }.
  }
bluemoon-event-mulligan = { $who ->
    [you] You shuffle { bluemoon-cards } back and draw again.
   *[they] { $seat } shuffles { bluemoon-cards } back and draws again.
  }
bluemoon-event-turn = { $who ->
    [you] Your turn.
   *[they] { $seat }'s turn.
  }
bluemoon-event-lay-out = { $who ->
    [you] You play { $cards }.
   *[they] { $seat } plays { $cards }.
  }
bluemoon-event-bluff = { $who ->
    [you] You lay out a bluff ({ $cards }).
   *[they] { $seat } lays out a bluff ({ $cards }).
  }
bluemoon-event-bluff-hidden = { $who ->
    [you] You lay out a bluff.
   *[they] { $seat } lays out a bluff.
  }
bluemoon-event-load = { $who ->
    [you] You load { $first } onto { $last }.
   *[they] { $seat } loads { $first } onto { $last }.
  }
bluemoon-event-land = { $who ->
    [you] You land { $cards }.
   *[they] { $seat } lands { $cards }.
  }
bluemoon-event-take-back = { $who ->
    [you] You take { $cards } back into hand.
   *[they] { $seat } takes { $cards } back into hand.
  }
bluemoon-event-take-back-hidden = { $who ->
    [you] You take { bluemoon-cards } back into hand.
   *[they] { $seat } takes { bluemoon-cards } back into hand.
  }
bluemoon-event-discard = { $who ->
    [you] You discard { $cards }.
   *[they] { $seat } discards { $cards }.
  }
bluemoon-event-discard-hidden = { $who ->
    [you] You discard { bluemoon-cards }.
   *[they] { $seat } discards { bluemoon-cards }.
  }
bluemoon-event-show-bluff = { $who ->
    [you] You show a bluff: { $cards }.
   *[they] { $seat } shows a bluff: { $cards }.
  }
bluemoon-event-reveal-hand = { $who ->
    [you] You reveal your hand: { $cards }.
   *[they] { $seat } reveals the hand: { $cards }.
  }
bluemoon-event-shuffle = { $who ->
    [you] You shuffle your draw pile.
   *[they] { $seat } shuffles the draw pile.
  }
bluemoon-event-put-under = { $who ->
    [you] You put { $cards } under your draw pile.
   *[they] { $seat } puts { $cards } under the draw pile.
  }
bluemoon-event-put-under-hidden = { $who ->
    [you] You put { bluemoon-cards } under your draw pile.
   *[they] { $seat } puts { bluemoon-cards } under the draw pile.
  }
bluemoon-event-return = { $who ->
    [you] You return { $cards } to your draw pile.
   *[they] { $seat } returns { $cards } to the draw pile.
  }
bluemoon-event-return-hidden = { $who ->
    [you] You return { bluemoon-cards } to your draw pile.
   *[they] { $seat } returns { bluemoon-cards } to the draw pile.
  }
bluemoon-event-take = { $who ->
    [you] You take { $cards } from your draw pile into hand.
   *[they] { $seat } takes { $cards } from the draw pile into hand.
  }
bluemoon-event-take-hidden = { $who ->
    [you] You take { bluemoon-cards } from your draw pile into hand.
   *[they] { $seat } takes { bluemoon-cards } from the draw pile into hand.
  }
bluemoon-event-take-discard = { $who ->
    [you] You take { $cards } from your discard pile into hand.
   *[they] { $seat } takes { $cards } from the discard pile into hand.
  }
bluemoon-event-take-discard-hidden = { $who ->
    [you] You take { bluemoon-cards } from your discard pile into hand.
   *[they] { $seat } takes { bluemoon-cards } from the discard pile into hand.
  }
bluemoon-event-fight = { $who ->
    [you] You fight.
   *[they] { $seat } fights.
  }
bluemoon-event-retreat = { $who ->
    [you] You retreat.
   *[they] { $seat } retreats.
  }
bluemoon-event-decline = { $who ->
    [you] You decline to begin the fight.
   *[they] { $seat } declines to begin the fight.
  }
bluemoon-event-announce = { $who ->
    [you] You announce a power of { $n }.
   *[they] { $seat } announces a power of { $n }.
  }
bluemoon-event-challenge = { $who ->
    [you] You challenge the bluff.
   *[they] { $seat } challenges the bluff.
  }
bluemoon-event-bluff-true = { $who ->
    [you] Your bluff was true.
   *[they] { $seat }'s bluff was true.
  }
bluemoon-event-bluff-false = { $who ->
    [you] Your bluff was false.
   *[they] { $seat }'s bluff was false.
  }
bluemoon-event-dragon = { $who ->
    [you] You gain a dragon and have { bluemoon-dragons }.
   *[they] { $seat } gains a dragon and has { bluemoon-dragons }.
  }
bluemoon-event-clear = { $who ->
    [you] Your combat and support zones are cleared: { $cards }.
   *[they] { $seat }'s combat and support zones are cleared: { $cards }.
  }
bluemoon-event-element = The fight is in { $element ->
    [earth] earth
    [fire] fire
   *[none] no element yet
  }.
bluemoon-event-inactive = { $who ->
    [you] Your cards that are no longer active: { $cards }.
   *[they] { $seat }'s cards that are no longer active: { $cards }.
  }
bluemoon-event-use = { $who ->
    [you] You use the text of { $cards }.
   *[they] { $seat } uses the text of { $cards }.
  }
bluemoon-event-paid = { $who ->
    [you] You meet the demand of { $cards }.
   *[they] { $seat } meets the demand of { $cards }.
  }
bluemoon-event-target = { $who ->
    [you] You apply { $first } to { $last }.
   *[they] { $seat } applies { $first } to { $last }.
  }
bluemoon-event-cancel = { $who ->
    [you] Your card is cancelled: { $cards }.
   *[they] { $seat }'s card is cancelled: { $cards }.
  }
bluemoon-event-top = { $who ->
    [you] { $cards } lies on top of your discard pile.
   *[they] { $cards } lies on top of { $seat }'s discard pile.
  }
bluemoon-event-undo = { $who ->
    [you] You go back to an earlier point of the turn.
   *[they] { $seat } goes back to an earlier point of the turn.
  }
bluemoon-event-penalty = { $who ->
    [you] You could not end the turn legally and lose the game.
   *[they] { $seat } could not end the turn legally and loses the game.
  }
bluemoon-event-over = { $who ->
    [you] The game is over: you win { bluemoon-crystals }.
   *[they] The game is over: { $seat } wins { bluemoon-crystals }.
  }
bluemoon-event-against = { $other } announced against a power of { $n }.
bluemoon-event-replace = { $who ->
    [you] You replace { $cards }.
   *[they] { $seat } replaces { $cards }.
  }
bluemoon-event-prepare = { $who ->
    [you] You are about to play { $cards }.
   *[they] { $seat } is about to play { $cards }.
  }
bluemoon-event-prevented = { $who ->
    [you] You do not gain the dragon.
   *[they] { $seat } does not gain the dragon.
  }
bluemoon-event-forswear = { $who ->
    [you] You are bound by { $cards } until the fight ends.
   *[they] { $seat } is bound by { $cards } until the fight ends.
  }
bluemoon-event-reveal = { $who ->
    [you] You turn up { $cards }.
   *[they] { $seat } turns up { $cards }.
  }
bluemoon-event-ready = { $who ->
    [you] You set your hand ready: { $cards }.
   *[they] { $seat } sets the hand ready: { $cards }.
  }
bluemoon-event-expose = { $who ->
    [you] You lay an interference open: { $cards }.
   *[they] { $seat } lays an interference open: { $cards }.
  }
bluemoon-event-look = { $who ->
    [you] Your cards are checked: { $cards }.
   *[they] The cards of { $seat } are checked: { $cards }.
  }
bluemoon-event-unforeseen = { $who ->
    [you] You have more ways through this turn than the program looks at: some offered to you may lead to no legal end.
   *[they] { $seat } has more ways through this turn than the program looks at: some offered to { $seat } may lead to no legal end.
  }
bluemoon-event-turn-first = { $who ->
    [you] Your turn: the first of a fight.
   *[they] { $seat }'s turn: the first of a fight.
  }
bluemoon-event-mulligan-none = { $who ->
    [you] You keep all hand cards.
   *[they] { $seat } keeps all hand cards.
  }
bluemoon-event-dragon-fourth = { $who ->
    [you] You would gain a fourth dragon.
   *[they] { $seat } would gain a fourth dragon.
  }
bluemoon-event-retreat-settled = { $who ->
    [you] You have to retreat: { $point ->
        [character-end] at the end of the character phase (T4e)
        [boost-end] at the end of the booster/support phase (T5e)
       *[announce] at the announcement (T6b)
      } the turn cannot go on legally.
   *[they] { $seat } has to retreat: { $point ->
        [character-end] at the end of the character phase (T4e)
        [boost-end] at the end of the booster/support phase (T5e)
       *[announce] at the announcement (T6b)
      } the turn cannot go on legally.
  }
bluemoon-event-dragon-home = { $who ->
    [you] You gain a dragon: it goes from { $other } to the middle.
    [loser] { $seat } gains a dragon: it goes from you to the middle.
   *[they] { $seat } gains a dragon: it goes from { $other } to the middle.
  }

## Why the deck of the solo game does what it does.

bluemoon-deck-begins = The deck always begins the first fight.
bluemoon-deck-reveals = It turns cards up until a character comes; one that is FREE does not end it.
bluemoon-deck-waited = What came to its hand in an earlier turn is played in this one.
bluemoon-deck-lies-open = An interference card lies open and waits for the first moment it fits.
bluemoon-deck-plays-all = It plays everything it turned up, in that order, whatever forbids it.
bluemoon-deck-partner = A pair or a gang comes together: the card that goes with it was looked for.
bluemoon-deck-answers = It interferes at the first moment it can.
bluemoon-deck-by-text = A text lets it play this card, so it does.
bluemoon-deck-never-declines = It never declines a fight.
bluemoon-deck-element = Its power is higher in this element; chance decides if both are equal.
bluemoon-deck-announces = It announces whatever its cards add up to.
bluemoon-deck-too-weak = Its power is not enough.
bluemoon-deck-no-character = No character turned up.
bluemoon-deck-unmet = It cannot meet a demand, whatever its power.
bluemoon-deck-searches = Its hand, or without one the top of its draw pile, is searched for what fits.
bluemoon-deck-pays = It meets a demand whenever it has the cards.
bluemoon-deck-must-discard = Whatever it may discard it must discard.
bluemoon-deck-uses-texts = It uses every text that does not lower its own power.
bluemoon-deck-targets = It chooses what makes its power highest; chance decides between equals.
bluemoon-deck-waits = Cards that come to its hand wait for its next turn.
