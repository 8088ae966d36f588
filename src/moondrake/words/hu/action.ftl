# What a player may do, as a button says it.
action-bluemoon-pass = Passz
action-bluemoon-done = Kész
action-bluemoon-yes = Igen
action-bluemoon-no = Nem
action-bluemoon-fight = A csata vállalása
action-bluemoon-retreat = Visszavonulás
action-bluemoon-decline = Az új csata kezdésének elutasítása
action-bluemoon-announce = { $element ->
    [fire] Tűz
   *[earth] Föld
  } bejelentése
action-bluemoon-challenge = Blöff vitatása
action-bluemoon-keep = Maradjanak aktívak
action-bluemoon-release = Letakarja őket
action-bluemoon-refill = Kéz feltöltése
action-bluemoon-play = Kijátszás: { $card }
action-bluemoon-bluff = Képpel lefelé, blöffként: { $card }
action-bluemoon-load = Hajóra: { $card }
action-bluemoon-land = Partot ér: { $card }
action-bluemoon-retrieve = Visszavétel: { $card }
action-bluemoon-unmask = Blöff eldobása: { $card }
action-bluemoon-use = Használat: { $card }
action-bluemoon-pay = Fizetés, amit ez követel: { $card }
action-bluemoon-bluffed = { $place }. blöff
action-bluemoon-random = Egy véletlenszerű lap
action-bluemoon-which = { $place }. csoport
action-bluemoon-which-kind = { $kind ->
    [booster] Az összes tápoló-kártya
    [support] Az összes támogató-kártya
   *[character] Az összes karakterkártya
}
action-bluemoon-start = Kezd: { $seat }
action-bluemoon-back = { $phase ->
    [decision] Vissza a döntéshez: vállalod-e a csatát
    [character] Vissza a karakterkártyához
    [boost] Vissza a tápoló- és támogató-kártyákhoz
   *[other] Vissza a kör elejére
  }
action-bluemoon-back-card = Vissza e lap elé: { $card }
action-bluemoon-replace = Csere: { $card }
action-equinox-pass = Passz
action-equinox-use = A különleges képesség használata
action-equinox-show = A kéz megmutatása
action-equinox-reveal = A titkos fogadás felfedése
action-equinox-done = Kész
action-equinox-bet = Fogadás rá: { $creature }
action-equinox-secret = Titkos fogadás ezzel: { $card }
action-equinox-stone = A titkos fogadás fogadóköve
action-equinox-play = { $card } kijátszása
action-equinox-chameleon = Kaméleon { $strength } kijátszása ide: { $creature }
action-equinox-discard = { $card } eldobása
action-equinox-field = { $creature }, { $row }. sor
action-equinox-champion = { $creature } bajnokkártyája
action-equinox-take = { $card } elvétele
action-equinox-give = { $card } átadása
action-equinox-invite = { $creature } indul
action-equinox-start = { $seat } kezd
