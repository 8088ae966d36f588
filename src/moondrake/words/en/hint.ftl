# Hints: what a strong player would do, and why.
hint-best = Best: { $move }. From here you would win about { $chance } of the games.
hint-best-plain = Best: { $move }.
hint-equal = As good: { $moves }.
hint-other = Weaker: { $move } (about { $chance }).
hint-other-plain = Otherwise: { $move }.
hint-then = Then: { $moves }.

hint-bluemoon-dragon = That brings you { $dragons ->
    [one] a dragon
   *[other] { $dragons } dragons
  } at once.
hint-bluemoon-out-of-reach = A power of { $power } is needed, and your hand reaches about { $reach }.
hint-bluemoon-too-dear = You could answer the power of { $power }, but that would cost more cards than the fight is worth: { $cards ->
    [one] one active card stands
   *[other] { $cards } active cards stand
  } against you.
hint-bluemoon-decline = No character in your hand is good to begin with: exchange cards instead.
hint-bluemoon-begins = You begin in { $element ->
    [fire] fire
   *[earth] earth
  } with a power of { $power }.
hint-bluemoon-reaches = Your power becomes { $power } in { $element ->
    [fire] fire
   *[earth] earth
  }, and { $needed } is needed.
hint-bluemoon-shield = A SHIELD keeps you in the fight without reaching the power of { $power }.
hint-bluemoon-hard-to-answer = With { $chance } of the hands your opponent may hold, that cannot be answered.
hint-bluemoon-deck-retreats = Of the ways its cards may turn up, the deck has to retreat in { $chance }.
hint-bluemoon-second-dragon = You have { $cards } cards in the fight then: winning it brings two dragons.
hint-bluemoon-bluff = With { $chance } of the hands your opponent may have, a bluff is false, { $challenge ->
    [0] too rarely to challenge
   *[other] often enough to challenge
  }.

hint-equinox-vanishes = { $creature } vanishes then{ $good ->
    [0] , but nothing better is left
   *[other] , which costs the others more than you
  }.
hint-equinox-bets = Your stone on { $creature } is worth { $points }, and you hold { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
  } of { $creature }.
hint-equinox-backs = { $creature } becomes stronger, and you have more to gain from it than the others.
hint-equinox-weakens = { $creature } becomes weaker, and the others have more to lose with it than you.
