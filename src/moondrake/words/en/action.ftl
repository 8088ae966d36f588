# What a player may do, as a button says it.
action-bluemoon-pass = Pass
action-bluemoon-done = Done
action-bluemoon-yes = Yes
action-bluemoon-no = No
action-bluemoon-fight = Fight
action-bluemoon-retreat = Retreat
action-bluemoon-decline = Decline to begin the fight
action-bluemoon-announce = Announce { $element ->
    [fire] fire
   *[earth] earth
  }
action-bluemoon-challenge = Challenge a bluff
action-bluemoon-keep = Keep them active
action-bluemoon-release = Cover them
action-bluemoon-refill = Refill the hand
action-bluemoon-play = Play { $card }
action-bluemoon-bluff = Lay { $card } face down as a bluff
action-bluemoon-load = Load { $card }
action-bluemoon-land = Land { $card }
action-bluemoon-retrieve = Retrieve { $card }
action-bluemoon-unmask = Discard the bluff { $card }
action-bluemoon-use = Use { $card }
action-bluemoon-pay = Pay what { $card } demands
action-bluemoon-bluffed = Bluff { $place }
action-bluemoon-random = A random card
action-bluemoon-which = Group { $place }
action-bluemoon-which-kind = { $kind ->
    [booster] All boosters
    [support] All supports
   *[character] All characters
}
action-bluemoon-start = Begin: { $seat }
action-bluemoon-back = { $phase ->
    [decision] Decide anew whether to fight
    [character] Back to your character
    [boost] Back to boosters and supports
   *[other] Back to the beginning of the turn
  }
action-bluemoon-back-card = Back to before { $card }
action-bluemoon-replace = Replace { $card }
action-equinox-pass = Pass
action-equinox-use = Use the ability
action-equinox-show = Show the hand
action-equinox-reveal = Reveal the secret bet
action-equinox-done = Done
action-equinox-bet = Bet on { $creature }
action-equinox-secret = Bet secretly with { $card }
action-equinox-stone = The stone of the secret bet
action-equinox-play = Play { $card }
action-equinox-chameleon = Play Chameleon { $strength } on { $creature }
action-equinox-discard = Discard { $card }
action-equinox-field = { $creature } in row { $row }
action-equinox-champion = The champion card of { $creature }
action-equinox-take = Take { $card }
action-equinox-give = Give { $card }
action-equinox-invite = { $creature } takes part
action-equinox-start = { $seat } begins
