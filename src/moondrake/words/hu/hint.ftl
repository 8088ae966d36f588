# Tippek: mit lépne egy erős játékos, és miért.
hint-best = A legjobb: { $move }. Nyerési esélyed innen körülbelül { $chance }.
hint-best-plain = A legjobb: { $move }.
hint-equal = Ugyanolyan jó: { $moves }.
hint-other = Gyengébb: { $move } (körülbelül { $chance }).
hint-other-plain = Másképp: { $move }.
hint-then = Utána: { $moves }.

hint-bluemoon-dragon = Ezzel azonnal magadhoz csábítasz { $dragons } sárkányt.
hint-bluemoon-out-of-reach = A szükséges hatalom { $power }, a kezedből körülbelül ennyi telik: { $reach }.
hint-bluemoon-too-dear = Az ellenfél hatalmát ({ $power }) el tudnád érni, de ez több lapba kerülne, mint amennyit a csata ér: ellened { $cards } aktív lap áll.
hint-bluemoon-decline = Egyik karakterkártyáddal sem érdemes csatát kezdeni: inkább cserélj lapokat.
hint-bluemoon-begins = A csatát { $element ->
    [fire] tűz
   *[earth] föld
  } elemben kezded, a hatalmad { $power }.
hint-bluemoon-reaches = A hatalmad { $element ->
    [fire] tűz
   *[earth] föld
  } elemben { $power } lesz, a szükséges { $needed }.
hint-bluemoon-shield = Egy PAJZS a csatában tart, pedig nem éred el a szükséges hatalmat ({ $power }).
hint-bluemoon-hard-to-answer = Az ellenfél lehetséges kezeinek { $chance }-ában erre nincs válasz.
hint-bluemoon-deck-retreats = A pakli lehetséges lapjárásainak { $chance }-ában kell visszavonulnia.
hint-bluemoon-second-dragon = Így { $cards } lapod lesz a csatában: a győzelem két sárkányt hoz.
hint-bluemoon-bluff = Az ellenfél lehetséges kezeinek { $chance }-ában hamis a blöff: { $challenge ->
    [0] túl ritkán ahhoz, hogy vitasd
   *[other] elég gyakran ahhoz, hogy vitasd
  }.

hint-equinox-vanishes = Ezzel eltűnik: { $creature }{ $good ->
    [0] , de jobb nincs
   *[other] , és ez a többieknek többe kerül, mint neked
  }.
hint-equinox-bets = { $creature }: a köved { $points } pontot ér, és { $cards ->
    [0] nincs ilyen lap a kezedben
   *[other] { $cards } ilyen lap van a kezedben
  }.
hint-equinox-backs = { $creature } erősebb lesz, és ebből neked több hasznod van, mint a többieknek.
hint-equinox-weakens = { $creature } gyengébb lesz, és ezzel a többiek többet veszítenek, mint te.
