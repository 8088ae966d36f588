### Why something is not legal, and what would help.

bluemoon-why-game-over = The game is over.
bluemoon-why-unknown = There is no such card or action in this match.
bluemoon-why-not-seated = Only a player at the table may act.
bluemoon-why-chance-decides = Chance decides this, no player does.
bluemoon-why-not-your-card = { $card } belongs to your opponent.
bluemoon-why-never-played = { $card } lies in the leader zone and is never played.
bluemoon-why-not-asked = It is not your decision now; { $seat } is asked.
bluemoon-why-other-question = Another question is open: { $question }
bluemoon-why-not-wanted = Nothing asks for this now.
bluemoon-why-only-as-answer = { $card } is an interference: it is played at the moment that its text names.
bluemoon-why-not-in-hand = { $card } is not in your hand: it lies { $place }.
bluemoon-why-not-there = { $card } is not one of the cards this is about: it lies { $place }.
bluemoon-why-hand-closed = A ship has landed ({ $by }), so characters, boosters and supports come from the cargo, not from hand.
bluemoon-why-not-landed = { $card } lies on a ship that has not landed.
bluemoon-why-wrong-kind = A card of this kind cannot be used like that: { $card }.
bluemoon-why-no-icon = { $card } has no { $icon } symbol.
bluemoon-why-icon-ignored = The { $icon } symbol of { $card } is ignored because of { $by }.
bluemoon-why-icon-ignored-alone = The { $icon } symbol of { $card } is ignored.
bluemoon-why-not-active = { $card } is not active.
bluemoon-why-must-retreat = The turn went back to this point, and you may only leave the fight now.
bluemoon-why-stopped = You have laid out a card with STOP this turn: { $by }.
bluemoon-why-stopped-alone = You have laid out a card with STOP this turn.
bluemoon-why-banned = This is forbidden by { $by }.
bluemoon-why-banned-alone = A special text forbids it.
bluemoon-why-banned-further = A further card this turn is forbidden by { $by }.
bluemoon-why-forsworn = For the rest of the fight this is forbidden by your own { $by }.
bluemoon-why-end-draw-banned = Drawing additional cards at the end of your turn is forbidden by { $by }.
bluemoon-why-taking-banned = Taking another card is forbidden by { $by }.
bluemoon-why-challenge-banned = Challenging the bluff is forbidden by { $by }.
bluemoon-why-protected = { $card } is PROTECTED from your special texts.
bluemoon-why-retrieve-blocked = Your opponent has active RETRIEVE symbols too, which block yours: { $by }.
bluemoon-why-text-ignored = The special text of { $card } is ignored because of { $by }.
bluemoon-why-text-ignored-alone = The special text of { $card } is ignored.
bluemoon-why-bluffs-ignored = Bluff supports are ignored because of { $by }.
bluemoon-why-bluffs-ignored-alone = Bluff supports are ignored.
bluemoon-why-own-bluff = Only the opponent of the active player may challenge a bluff.
bluemoon-why-no-bluff = There is no bluff to challenge.
bluemoon-why-no-retreat-yet = Nobody may retreat in the first turn of a fight.
bluemoon-why-no-decline = One may decline only in the first turn of a fight.
bluemoon-why-element-fixed = The fight is already { $element }; the power is announced in that element.
bluemoon-why-no-mulligan = Cards are put back only during set-up, and only where the ruleset has it.
bluemoon-why-wrong-phase = You can do this only { $phase }.
bluemoon-why-condition = { $card } may be played only if { $condition }.
bluemoon-why-no-dragon = A crystal card needs at least one dragon of yours: { $card }.
bluemoon-why-no-cost = You cannot give up what must be given up before playing { $card }.
bluemoon-why-action-used = You have already used your one action this turn.
bluemoon-why-character-played = You have already played your one character this turn.
bluemoon-why-first-turn = In the first turn of a fight no booster or support is allowed.
bluemoon-why-allowance-used = You have already used your one booster or support this turn.
bluemoon-why-pair-closed = The second card of a pair must directly follow the first one, and a pair has only two cards: { $by }.
bluemoon-why-gang-broken = Not all your active combat cards belong to that gang: { $by }.
bluemoon-why-gang-broken-alone = Not all your active combat cards belong to that gang.
bluemoon-why-free-condition = { $card } counts as FREE only if { $condition }.
bluemoon-why-no-ship = You have no ship in your influence zone that could be loaded.
bluemoon-why-ship-full = There is no room left on { $by }.
bluemoon-why-ship-full-alone = There is no room left on { $card }.
bluemoon-why-already-landed = { $card } has already landed.
bluemoon-why-no-such-text = { $card } has no text that is used in your turn.
bluemoon-why-text-used = The text of { $card } has already been used this turn.
bluemoon-why-nothing-to-do = It would have no effect now.
bluemoon-why-no-demand = { $card } demands nothing from you.
bluemoon-why-paid = The demand of { $card } is already met.
bluemoon-why-cannot-pay = Your hand cannot meet the whole demand of { $card }.
bluemoon-why-superfluous = { $card } does not help to meet the demand, or one card would be superfluous.
bluemoon-why-no-character = To fight you need a character, and you may play none of yours now. In the way: { $by }.
bluemoon-why-no-character-alone = To fight you need a character, and you have none that you may play now.
bluemoon-why-character-needed = You must play a character.
bluemoon-why-decision-needed = You must decide now.
bluemoon-why-announcement-needed = You must announce your power.
bluemoon-why-refill-needed = You must refill your hand before the turn ends.
bluemoon-why-already-refilled = Your hand has already been refilled this turn.
bluemoon-why-too-weak = Your power is { $n }, but { $needed } is needed.
bluemoon-why-already-challenged = You have already decided about the bluff.
bluemoon-why-not-an-answer = The text of { $card } does not fit what was just done.
bluemoon-why-not-described = The text of { $by } does not speak of { $card }.
bluemoon-why-not-described-alone = { $card } does not fit here.
bluemoon-why-too-few = Your opponent would need at least { $n } such cards.
bluemoon-why-last-character = { $card } is your opponent's last active character, which is exempt.
bluemoon-why-chosen-already = { $card } has already been chosen.
bluemoon-why-not-revealed = Only a revealed card may be picked; the others are drawn at random.
bluemoon-why-no-such-place = There is no number { $n }.
bluemoon-why-must-choose = This must be carried out as far as possible, so you cannot stop here.
bluemoon-why-turn-cannot-end = With this you could not finish your turn: your cards do not reach the power of { $needed } that you need, or a demand stays unmet.
bluemoon-why-not-offered = This cannot be chosen now.
bluemoon-why-no-partner = PAIR lets { $card } follow one of its partners directly, and none was just laid out: { $by }.
bluemoon-why-no-partner-alone = No partner of { $card } is in your deck, so its PAIR does not help.

bluemoon-remedy-wait = Wait until you are asked for it.
bluemoon-remedy-answer-first = Answer that question first.
bluemoon-remedy-in-phase = You can do it later this turn, { $phase }.
bluemoon-remedy-next-turn = You can do it in a later turn, { $phase }.
bluemoon-remedy-get-card = You need it in your hand first.
bluemoon-remedy-from-ship = Play a card of the landed cargo.
bluemoon-remedy-land-ship = Land the ship at the beginning of a turn.
bluemoon-remedy-other-card = Choose another card.
bluemoon-remedy-lose-cards = { $cards ->
    [one] You can as soon as that card leaves play or is ignored itself.
   *[other] You can as soon as those cards leave play or are ignored themselves.
  }
bluemoon-remedy-unshield = You can as soon as that symbol is ignored.
bluemoon-remedy-meet-condition = Try again when that is so.
bluemoon-remedy-get-permission = A special text that grants one more, or FREE, would allow it.
bluemoon-remedy-get-free = A further one needs FREE, or must complete the pair or gang just laid out.
bluemoon-remedy-free-ship = You need a ship with room that has not landed.
bluemoon-remedy-decline = You may decline instead.
bluemoon-remedy-retreat = You may retreat instead.
bluemoon-remedy-play-character = Play one of the characters offered.
bluemoon-remedy-decide = Choose to fight or to leave.
bluemoon-remedy-announce = Announce it in earth or fire.
bluemoon-remedy-refill = Refill first.
bluemoon-remedy-reach-power = Reach that power, or have a SHIELD in that element.
bluemoon-remedy-choose = Choose one of the answers offered.
bluemoon-remedy-other-way = Choose something else, or leave the fight.
bluemoon-remedy-get-dragon = Gain a dragon first.
bluemoon-remedy-next-fight = It is possible again in the next fight.
bluemoon-remedy-next-game = It is possible again in the next game.
bluemoon-remedy-still-to-come = That phase is still to come this turn.
bluemoon-remedy-over = That phase is over for this turn.

bluemoon-when-setup = during set-up
bluemoon-when-turn-begin = at the beginning of the turn
bluemoon-when-action = in the action phase
bluemoon-when-decision = when you choose between fighting and leaving
bluemoon-when-character = in the character phase
bluemoon-when-boost = in the booster/support phase
bluemoon-when-announce = when power is announced
bluemoon-when-after-power = right after power was announced
bluemoon-when-turn-end = at the end of the turn
bluemoon-place-hand = in your hand
bluemoon-place-draw-pile = in your draw pile
bluemoon-place-discard-pile = in your discard pile
bluemoon-place-combat = in your combat zone
bluemoon-place-support = in your support zone
bluemoon-place-bluff = face down in your support zone
bluemoon-place-stack = in your leadership stack
bluemoon-place-influence = in the influence zone
bluemoon-place-cargo = on a ship
bluemoon-place-landed-cargo = on a landed ship
bluemoon-place-laid-out = laid out, not yet active
bluemoon-place-leader = in the leader zone
bluemoon-place-opponent = elsewhere
bluemoon-place-achievement = in your achievement zone
bluemoon-icon-retrieve = RETRIEVE
bluemoon-icon-protected = PROTECTED
bluemoon-icon-free = FREE
bluemoon-icon-pair = PAIR
bluemoon-icon-gang = GANG
bluemoon-icon-replace = REPLACE
bluemoon-icon-bluff = BLUFF
bluemoon-icon-stop = STOP
bluemoon-icon-shield = SHIELD
bluemoon-in-element = { $element ->
    [earth] in earth
   *[fire] in fire
  }
bluemoon-a-bluff = a bluff support
bluemoon-chance = chance
bluemoon-this-card = this card

bluemoon-if-dragons = { $count ->
    [1] your opponent has at least one dragon
   *[other] your opponent has at least { bluemoon-number } dragons
  }
bluemoon-if-hand-leads = { $count ->
    [1] your opponent holds at least one card more than you
   *[other] your opponent holds at least { bluemoon-number } cards more than you
  }
bluemoon-if-cards = your opponent has at least { bluemoon-number } cards in combat zone and support zone
bluemoon-if-active-cards = your opponent has at least { bluemoon-number } active cards in combat zone and support zone
bluemoon-if-active = your opponent has at least { $cards }
bluemoon-if-attacked = you are attacked with a power of at least { $n }
bluemoon-if-attacked-in = you are attacked with a power of at least { $n } { bluemoon-in-element }
bluemoon-if-empty-fight = your combat zone and support zone are empty
bluemoon-if-empty-influence = your influence zone is empty
bluemoon-if-from-ship = it is played from a landed ship
bluemoon-active-character = { $count ->
    [1] one active character
   *[other] { bluemoon-number } active characters
  }
bluemoon-active-booster = { $count ->
    [1] one active booster
   *[other] { bluemoon-number } active boosters
  }
bluemoon-active-support = { $count ->
    [1] one active support
   *[other] { bluemoon-number } active supports
  }
bluemoon-active-ship = { $count ->
    [1] one ship
   *[other] { bluemoon-number } ships
  }
bluemoon-active-hyla = { $count ->
    [1] one active Hyla
   *[other] { bluemoon-number } active Hyla cards
  }
bluemoon-active-achievement = { $count ->
    [1] one active crystal card
   *[other] { bluemoon-number } active crystal cards
  }
bluemoon-active-with-symbol = { $count ->
    [1] one active card with a symbol
   *[other] { bluemoon-number } active cards with symbols
  }
bluemoon-active-with-icon = { $count ->
    [1] one active card with effective { $icon }
   *[other] { bluemoon-number } active cards with effective { $icon }
  }
bluemoon-vain = You cannot pay what { $card } asks for: nothing would happen.
