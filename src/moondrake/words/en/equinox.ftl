# The table of Equinox in the terminal.
equinox-round = Round { $round }, { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
  } in the draw pile.
equinox-seat = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
  } left{ $secret ->
    [yes] , a secret bet
   *[no] {""}
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far.
equinox-hand = Your hand: { $count ->
    [0] empty
   *[other] { $cards }
  }.
equinox-vanished = { $creature }: vanished in round { $round }.
equinox-creature = { $creature }: { $card }.
equinox-no-card = no card
equinox-bets = Bets: { $bets }.
equinox-bet-row = { $name } in row { $row }
equinox-bet-champion = { $name } on the champion card
equinox-controlled = Controlled by { $name }.
equinox-no-creature = There is no '{ $typed }'; creatures and trees: { $known }.
