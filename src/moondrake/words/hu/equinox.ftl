equinox-round = { $round }. forduló, { $pile } lap a húzópakliban.
equinox-seat = { $name }: { $cards } lap, { $stones } megmaradt kő{ $secret ->
    [yes] , egy titkos fogadás
   *[no] {""}
  }, eddig { $points } pont.
equinox-hand = A kezed: { $count ->
    [0] üres
   *[other] { $cards }
  }.
equinox-vanished = { $creature }: eltűnt ({ $round }. forduló).
equinox-creature = { $creature }: { $card }.
equinox-no-card = nincs lap
equinox-bets = Fogadások: { $bets }.
equinox-bet-row = { $name } ({ $row }. sor)
equinox-bet-champion = { $name } (bajnokkártya)
equinox-controlled = Uralja: { $name }.
equinox-no-creature = Nincs ilyen: „{ $typed }”; teremtmények és fák: { $known }.
