# Tippek: mit lépne egy klubjátékos, és miért.
hint-best = A legjobb: { $move }. Becsült nyerési esély: { $chance } ({ $worlds } elképzelt világ).
hint-best-plain = A legjobb: { $move }.
hint-other = Másképp: { $move }. Becsült nyerési esély: { $chance } ({ $worlds } elképzelt világ).
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
hint-bluemoon-hard-to-answer = Az ellenfél lehetséges kezeinek { $chance } részében erre nincs válasz.
hint-bluemoon-second-dragon = Így { $cards } lapod lesz a csatában: a győzelem két sárkányt hoz.
hint-bluemoon-bluff = Az ellenfél lehetséges kezeinek { $chance } részében hamis a blöff: { $challenge ->
    [0] túl ritkán ahhoz, hogy vitasd
   *[other] elég gyakran ahhoz, hogy vitasd
  }.
