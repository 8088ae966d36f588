bluemoon-table = Elem: { $element ->
    [fire] tűz
    [earth] föld
   *[none] még nincs kiválasztva
  }. Sárkányok: { $dragons ->
    [0] mind középen
   *[other] { $name } oldalán { $dragons } van
  }.
bluemoon-side = { $name }: hatalom { $power }, kézben { $hand } lap, a húzópakliban { $pile }.
bluemoon-zone = { $zone ->
    [active] aktív
    [inactive] inaktív
    [support] támogatók
    [leading] vezetés
    [hand] kéz
    [lasting] Hyla és kristályok
    [staff] a vezető mellett
    [exposed] nyílt beavatkozások
    [vows] kötelezi
   *[bluffs] blöffök
  }: { $cards }
bluemoon-hidden = rejtett
bluemoon-ship = { $state ->
    [landed] partot ért hajó: { $name }
   *[ship] hajó: { $name }
  }; rakomány: { $count ->
    [0] nincs
   *[other] { $cards }
  }
bluemoon-top = a dobópakli teteje: { $name }
bluemoon-no-card = Nincs ilyen lap: „{ $typed }”; írj egy kulcsot, mint hoax-13, vagy egy név részletét.
bluemoon-more-cards = ... és még { $more } lap; írj többet a névből.
