cards-help = a Blue Moon lapjainak keresése
cards-words = szavak a névből, típusból, szimbólumokból vagy szövegből; vagy show és egy kulcs vagy név; vagy check és egy kártyacsomag fájlja; semmi: minden lap
cards-people = csak ezek (vesszővel vagy többször): { $peoples }
cards-bad-people = nincs ilyen faj: „{ $typed }”; lehet: { $peoples }
cards-found = { $count } lap
cards-nothing = moondrake: egyik lapban sincs meg mindez: „{ $words }”; kevesebb szó többet talál
cards-show-what = moondrake: mondd meg, melyik lapot, például moondrake cards show hoax-13
cards-unknown = moondrake: nincs ilyen lap: „{ $typed }”; { $near ->
    [none] a kulcsok ilyenek: hoax-13, és a moondrake cards mindet felsorolja
   *[other] hasonló: { $near }
  }
cards-names = Nevek: angolul { $en }, németül { $de }, magyarul { $hu }
cards-place = Faj vagy csoport: { $people }, száma { $number ->
    [unknown] ismeretlen
   *[other] { $number }
  }, készlet: { $set ->
    [none] ismeretlen
   *[other] { $set }
  }
cards-certainty = { $certainty ->
    [verified] Bizonyosság: ellenőrzött, a nyomtatott lapról leolvasva
    [reconstructed] Bizonyosság: REKONSTRUÁLT, a nyomtatott lap eltérhet
    [effect-known] Bizonyosság: a hatás ismert, a holdak száma nem; épített pakliba nem való
    [unknown] Bizonyosság: ISMERETLEN, senki sem tudta, mi van rányomtatva
   *[other] Bizonyosság: { $certainty }
  }
cards-rules = Szabályok: { $numbers }
