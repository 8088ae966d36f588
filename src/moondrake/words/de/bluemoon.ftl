bluemoon-table = Element: { $element ->
    [fire] Feuer
    [earth] Erde
   *[none] noch nicht gewählt
  }. Drachen: { $dragons ->
    [0] alle in der Mitte
   *[other] { $dragons } bei { $name }
  }.
bluemoon-side = { $name }: Stärke { $power }, { $hand ->
    [one] { $hand } Handkarte
   *[other] { $hand } Handkarten
  }, { $pile } im Nachziehstapel.
bluemoon-zone = { $zone ->
    [active] aktiv
    [inactive] inaktiv
    [support] Unterstützungen
    [leading] Führung
    [hand] Hand
    [lasting] Hyla und Kristalle
    [staff] beim Anführer
    [exposed] offene Interventionen
    [vows] gebunden durch
   *[bluffs] Bluffs
  }: { $cards }
bluemoon-hidden = verdeckt
bluemoon-ship = { $state ->
    [landed] angelandet: { $name }
   *[ship] Schiff { $name }
  }: { $count ->
    [0] leer
   *[other] { $cards }
  }
bluemoon-top = oben auf dem Abwurfstapel: { $name }
bluemoon-no-card = Eine Karte „{ $typed }“ gibt es nicht; gib einen Schlüssel wie hoax-13 oder einen Teil des Namens an.
bluemoon-more-cards = ... und { $more } weitere; gib mehr vom Namen an.
