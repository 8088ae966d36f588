### Ami egy Blue Moon-asztalnál történik: az olvasónak ($who: „you”) és másokról.

bluemoon-number = { $count ->
    [0] nulla
    [1] egy
    [2] két
    [3] három
    [4] négy
    [5] öt
    [6] hat
    [7] hét
    [8] nyolc
    [9] kilenc
    [10] tíz
   *[other] { $count }
  }
bluemoon-cards = { $count ->
    [1] egy lapot
   *[other] { bluemoon-number } lapot
  }
bluemoon-dragons = { $count ->
    [1] egy sárkányt
   *[other] { bluemoon-number } sárkányt
  }
bluemoon-crystals = { $count ->
    [0] egy kristályt sem
    [1] egy kristályt
   *[other] { bluemoon-number } kristályt
  }
bluemoon-unknown = { $count ->
    [1] egy ismeretlen lap
   *[other] { bluemoon-number } ismeretlen lap
  }
bluemoon-named = { $name }
bluemoon-list = { $rest } és { $last }
bluemoon-no-cards = nincs lap
bluemoon-somebody = Valaki

bluemoon-event-start = { $who ->
    [you] Te kezdesz.
   *[they] { $seat } kezd.
  }
bluemoon-event-draw = { $who ->
    [you] Lapot húzol: { $cards }.
   *[they] { $seat } lapot húz: { $cards }.
  }
bluemoon-event-draw-hidden = { $who ->
    [you] Húzol { bluemoon-cards }.
   *[they] { $seat } húz { bluemoon-cards }.
  }
bluemoon-event-mulligan = { $who ->
    [you] Visszakeversz { bluemoon-cards } a húzópaklidba, és újra húzol.
   *[they] { $seat } visszakever { bluemoon-cards } a húzópakliba, és újra húz.
  }
bluemoon-event-turn = { $who ->
    [you] A te köröd következik.
   *[they] { $seat } köre következik.
  }
bluemoon-event-lay-out = { $who ->
    [you] Kijátszod ezt a lapot: { $cards }.
   *[they] { $seat } kijátssza ezt a lapot: { $cards }.
  }
bluemoon-event-bluff = { $who ->
    [you] Blöff-kártyát teszel le ({ $cards }).
   *[they] { $seat } blöff-kártyát tesz le ({ $cards }).
  }
bluemoon-event-bluff-hidden = { $who ->
    [you] Blöff-kártyát teszel le.
   *[they] { $seat } blöff-kártyát tesz le.
  }
bluemoon-event-load = { $who ->
    [you] Hajóra raksz egy lapot: { $first }. Hajó: { $last }.
   *[they] { $seat } hajóra rak egy lapot: { $first }. Hajó: { $last }.
  }
bluemoon-event-land = { $who ->
    [you] A hajód partot ér: { $cards }.
   *[they] { $seat } hajója partot ér: { $cards }.
  }
bluemoon-event-take-back = { $who ->
    [you] Visszaveszed a kezedbe ezt a lapot: { $cards }.
   *[they] { $seat } visszaveszi a kezébe ezt a lapot: { $cards }.
  }
bluemoon-event-take-back-hidden = { $who ->
    [you] Visszaveszel { bluemoon-cards } a kezedbe.
   *[they] { $seat } visszavesz { bluemoon-cards } a kezébe.
  }
bluemoon-event-discard = { $who ->
    [you] Eldobod ezt a lapot: { $cards }.
   *[they] { $seat } eldobja ezt a lapot: { $cards }.
  }
bluemoon-event-discard-hidden = { $who ->
    [you] Eldobsz { bluemoon-cards }.
   *[they] { $seat } eldob { bluemoon-cards }.
  }
bluemoon-event-show-bluff = { $who ->
    [you] Felfeded a blöff-kártyádat: { $cards }.
   *[they] { $seat } felfedi a blöff-kártyáját: { $cards }.
  }
bluemoon-event-reveal-hand = { $who ->
    [you] Felfeded a kezedben lévő lapokat: { $cards }.
   *[they] { $seat } felfedi a kezében lévő lapokat: { $cards }.
  }
bluemoon-event-shuffle = { $who ->
    [you] Megkevered a húzópaklidat.
   *[they] { $seat } megkeveri a húzópakliját.
  }
bluemoon-event-put-under = { $who ->
    [you] A húzópaklid aljára teszed ezt a lapot: { $cards }.
   *[they] { $seat } a húzópaklija aljára teszi ezt a lapot: { $cards }.
  }
bluemoon-event-put-under-hidden = { $who ->
    [you] A húzópaklid aljára teszel { bluemoon-cards }.
   *[they] { $seat } a húzópaklija aljára tesz { bluemoon-cards }.
  }
bluemoon-event-return = { $who ->
    [you] Visszateszed a húzópaklidba ezt a lapot: { $cards }.
   *[they] { $seat } visszateszi a húzópaklijába ezt a lapot: { $cards }.
  }
bluemoon-event-return-hidden = { $who ->
    [you] Visszateszel { bluemoon-cards } a húzópaklidba.
   *[they] { $seat } visszatesz { bluemoon-cards } a húzópaklijába.
  }
bluemoon-event-take = { $who ->
    [you] Kézbe veszed ezt a lapot a húzópaklidból: { $cards }.
   *[they] { $seat } kézbe veszi ezt a lapot a húzópaklijából: { $cards }.
  }
bluemoon-event-take-hidden = { $who ->
    [you] Kézbe veszel { bluemoon-cards } a húzópaklidból.
   *[they] { $seat } kézbe vesz { bluemoon-cards } a húzópaklijából.
  }
bluemoon-event-take-discard = { $who ->
    [you] Kézbe veszed ezt a lapot a dobópaklidból: { $cards }.
   *[they] { $seat } kézbe veszi ezt a lapot a dobópaklijából: { $cards }.
  }
bluemoon-event-take-discard-hidden = { $who ->
    [you] Kézbe veszel { bluemoon-cards } a dobópaklidból.
   *[they] { $seat } kézbe vesz { bluemoon-cards } a dobópaklijából.
  }
bluemoon-event-fight = { $who ->
    [you] Vállalod a csatát.
   *[they] { $seat } vállalja a csatát.
  }
bluemoon-event-retreat = { $who ->
    [you] Visszavonulsz.
   *[they] { $seat } visszavonul.
  }
bluemoon-event-decline = { $who ->
    [you] Elutasítod az új csata kezdését.
   *[they] { $seat } elutasítja az új csata kezdését.
  }
bluemoon-event-announce = { $who ->
    [you] Bejelentett hatalmad: { $n }.
   *[they] { $seat } bejelentett hatalma: { $n }.
  }
bluemoon-event-challenge = { $who ->
    [you] Vitatod a blöfföt.
   *[they] { $seat } vitatja a blöfföt.
  }
bluemoon-event-bluff-true = { $who ->
    [you] A blöffed igaznak bizonyult.
   *[they] { $seat } blöffje igaznak bizonyult.
  }
bluemoon-event-bluff-false = { $who ->
    [you] A blöffed hamisnak bizonyult.
   *[they] { $seat } blöffje hamisnak bizonyult.
  }
bluemoon-event-dragon = { $who ->
    [you] Magadhoz csábítasz egy sárkányt. Sárkányaid száma: { $count }.
   *[they] { $seat } magához csábít egy sárkányt. Sárkányainak száma: { $count }.
  }
bluemoon-event-clear = { $who ->
    [you] A csatában lévő lapjaid a dobópaklira kerülnek: { $cards }.
   *[they] { $seat } csatában lévő lapjai a dobópaklira kerülnek: { $cards }.
  }
bluemoon-event-element = A csata eleme: { $element ->
    [earth] föld
    [fire] tűz
   *[none] még nincs
  }.
bluemoon-event-inactive = { $who ->
    [you] A lapjaid közül már nem aktív: { $cards }.
   *[they] { $seat } lapjai közül már nem aktív: { $cards }.
  }
bluemoon-event-use = { $who ->
    [you] Használod ennek a lapnak a speciális hatását: { $cards }.
   *[they] { $seat } használja ennek a lapnak a speciális hatását: { $cards }.
  }
bluemoon-event-paid = { $who ->
    [you] Teljesíted ennek a lapnak a követelését: { $cards }.
   *[they] { $seat } teljesíti ennek a lapnak a követelését: { $cards }.
  }
bluemoon-event-target = { $who ->
    [you] Kiválasztod a hatás célpontját: { $last }. A hatás lapja: { $first }.
   *[they] { $seat } kiválasztja a hatás célpontját: { $last }. A hatás lapja: { $first }.
  }
bluemoon-event-cancel = { $who ->
    [you] A lapodat eltörölték: { $cards }.
   *[they] { $seat } lapját eltörölték: { $cards }.
  }
bluemoon-event-top = { $who ->
    [you] A dobópaklid legfelső lapja: { $cards }.
   *[they] { $seat } dobópaklijának legfelső lapja: { $cards }.
  }
bluemoon-event-undo = { $who ->
    [you] Visszatérsz a kör egy korábbi pontjára.
   *[they] { $seat } visszatér a kör egy korábbi pontjára.
  }
bluemoon-event-penalty = { $who ->
    [you] Nem tudtad szabályosan befejezni a körödet, ezért elveszíted a játékot.
   *[they] { $seat } nem tudta szabályosan befejezni a körét, ezért elveszíti a játékot.
  }
bluemoon-event-over = { $who ->
    [you] A játék véget ért: nyertél, és { bluemoon-crystals } kapsz.
   *[they] A játék véget ért: { $seat } nyert, és { bluemoon-crystals } kap.
  }
bluemoon-event-against = { $other } bejelentésekor az ellenfél hatalma { $n } volt.
bluemoon-event-replace = { $who ->
    [you] Kicseréled ezt a lapot: { $cards }.
   *[they] { $seat } kicseréli ezt a lapot: { $cards }.
  }
bluemoon-event-prepare = { $who ->
    [you] Ki akarod játszani ezt a lapot: { $cards }.
   *[they] { $seat } ki akarja játszani ezt a lapot: { $cards }.
  }
bluemoon-event-prevented = { $who ->
    [you] Nem csábítod magadhoz a sárkányt.
   *[they] { $seat } nem csábítja magához a sárkányt.
  }
bluemoon-event-forswear = { $who ->
    [you] Számodra a csata végéig kötelező, amit ez a lap előír: { $cards }.
   *[they] { $seat } számára a csata végéig kötelező, amit ez a lap előír: { $cards }.
  }
bluemoon-event-reveal = { $who ->
    [you] Felfeded ezt a lapot: { $cards }.
   *[they] { $seat } felfedi ezt a lapot: { $cards }.
  }
bluemoon-event-ready = { $who ->
    [you] Kijátszásra előkészíted a kezedben lévő lapokat: { $cards }.
   *[they] { $seat } kijátszásra előkészíti a kezében lévő lapokat: { $cards }.
  }
bluemoon-event-expose = { $who ->
    [you] Nyíltan leteszed ezt a beavatkozás-kártyát: { $cards }.
   *[they] { $seat } nyíltan leteszi ezt a beavatkozás-kártyát: { $cards }.
  }
bluemoon-event-look = { $who ->
    [you] Az ellenőrzött lapjaid: { $cards }.
   *[they] { $seat } ellenőrzött lapjai: { $cards }.
  }
bluemoon-event-unforeseen = { $who ->
    [you] A körödben több út van, mint amennyit a program megvizsgál: a felkínált lépések némelyike talán nem vezet szabályos befejezéshez.
   *[they] { $seat } körében több út van, mint amennyit a program megvizsgál: a felkínált lépések némelyike talán nem vezet szabályos befejezéshez.
  }
bluemoon-event-turn-first = { $who ->
    [you] A te köröd következik: a csata legelső köre.
   *[they] { $seat } köre következik: a csata legelső köre.
  }
bluemoon-event-mulligan-none = { $who ->
    [you] Minden lapodat megtartod.
   *[they] { $seat } minden lapját megtartja.
  }
bluemoon-event-dragon-fourth = { $who ->
    [you] A negyedik sárkányt csábítanád magadhoz.
   *[they] { $seat } a negyedik sárkányt csábítaná magához.
  }
bluemoon-event-retreat-settled = { $who ->
    [you] Vissza kell vonulnod: { $point ->
        [character-end] a karakter fázis végén (T4e)
        [boost-end] a tápoló / támogató fázis végén (T5e)
       *[announce] a bejelentéskor (T6b)
      } a kör nem folytatható szabályosan.
   *[they] { $seat } kénytelen visszavonulni: { $point ->
        [character-end] a karakter fázis végén (T4e)
        [boost-end] a tápoló / támogató fázis végén (T5e)
       *[announce] a bejelentéskor (T6b)
      } a kör nem folytatható szabályosan.
  }
bluemoon-event-dragon-home = { $who ->
    [you] Magadhoz csábítasz egy sárkányt: { $other } egyik sárkánya a játéktábla közepére kerül.
    [loser] { $seat } magához csábít egy sárkányt: az egyik sárkányod a játéktábla közepére kerül.
   *[they] { $seat } magához csábít egy sárkányt: { $other } egyik sárkánya a játéktábla közepére kerül.
  }

## Miért teszi az egyszemélyes játék paklija, amit tesz.

bluemoon-deck-begins = Az első csatát mindig a pakli kezdi.
bluemoon-deck-reveals = Addig fordít fel lapokat, amíg karakterkártya nem jön; a szabad nem állítja meg.
bluemoon-deck-waited = Ami egy korábbi körben került a kezébe, azt most játssza ki.
bluemoon-deck-lies-open = A beavatkozás-kártya nyíltan fekszik, és az első alkalomra vár, amikor illik.
bluemoon-deck-plays-all = Mindent kijátszik, amit felfordított, ebben a sorrendben, bármi tiltja is.
bluemoon-deck-partner = Egy pár vagy banda összeáll: a pakliban megkeresték a hozzá illő lapot.
bluemoon-deck-answers = Az első alkalommal beavatkozik, amikor tud.
bluemoon-deck-by-text = Egy szöveg engedi kijátszani ezt a lapot, tehát kijátssza.
bluemoon-deck-never-declines = Sosem utasít el csatát.
bluemoon-deck-element = Ebben az elemben nagyobb a hatalma; ha egyenlő, a véletlen dönt.
bluemoon-deck-announces = Azt jelenti be, amennyit a lapjai együtt érnek.
bluemoon-deck-too-weak = Nem elég a hatalma.
bluemoon-deck-no-character = Nem jött karakterkártya.
bluemoon-deck-unmet = Nem tud teljesíteni egy követelést, akármekkora is a hatalma.
bluemoon-deck-searches = A kezében, ha üres, a húzópakli tetején keresik meg az illő lapot.
bluemoon-deck-pays = Teljesíti a követelést, amint megvannak hozzá a lapjai.
bluemoon-deck-must-discard = Amit eldobhat, azt el kell dobnia.
bluemoon-deck-uses-texts = Minden szöveget használ, amely nem csökkenti a saját hatalmát.
bluemoon-deck-targets = Azt választja, amitől a legnagyobb lesz a hatalma; egyenlőségnél a véletlen dönt.
bluemoon-deck-waits = Ami a kezébe kerül, a következő körére vár.
