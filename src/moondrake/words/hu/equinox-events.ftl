### Ami egy Equinox-játékban történik: az olvasónak és másokról.

equinox-event-starts = { $who ->
    [you] Te vagy a kezdőjátékos.
   *[they] { $seat } a kezdőjátékos.
  }
equinox-event-invited = { $creature } részt vesz a tornán.
equinox-event-drawn = { $who ->
    [you] Lapot húzol: { $card }.
   *[they] { $seat } lapot húz: { $card }.
  }
equinox-event-drawn-hidden = { $who ->
    [you] Lapot húzol.
   *[they] { $seat } lapot húz.
  }
equinox-event-round = Új forduló kezdődik: { $n }. forduló.
equinox-event-bet = { $who ->
    [you] Fogadsz: { $creature }, { $row }. sor.
   *[they] { $seat } fogad: { $creature }, { $row }. sor.
  }
equinox-event-secret-bet = { $who ->
    [you] Titkos fogadást teszel ezzel a lappal: { $card }.
   *[they] { $seat } titkos fogadást tesz ezzel a lappal: { $card }.
  }
equinox-event-secret-bet-hidden = { $who ->
    [you] Titkos fogadást teszel.
   *[they] { $seat } titkos fogadást tesz.
  }
equinox-event-revealed = { $who ->
    [you] Felfeded a titkos fogadásodat: { $card }. A kő a bajnokkártyára kerül: { $creature }.
   *[they] { $seat } felfedi a titkos fogadását: { $card }. A kő a bajnokkártyára kerül: { $creature }.
  }
equinox-event-passed = { $who ->
    [you] Nem fogadsz.
   *[they] { $seat } nem fogad.
  }
equinox-event-played = { $who ->
    [you] Kijátszol egy lapot: { $card }. Mező: { $creature }, { $row }. sor.
   *[they] { $seat } kijátszik egy lapot: { $card }. Mező: { $creature }, { $row }. sor.
  }
equinox-event-tree-played = { $who ->
    [you] Kijátszol egy fakártyát: { $creature }.
   *[they] { $seat } kijátszik egy fakártyát: { $creature }.
  }
equinox-event-hand-shown = { $who ->
    [you] Nem tudsz lapot kijátszani, és megmutatod a kezedben lévő lapokat: { $cards }.
   *[they] { $seat } nem tud lapot kijátszani, és megmutatja a kezében lévő lapokat: { $cards }.
  }
equinox-event-ability-used = { $who ->
    [you] Képességet használsz: { $creature }.
   *[they] { $seat } képességet használ: { $creature }.
  }
equinox-event-no-effect = Nincs hatása: { $creature }.
equinox-event-player-chosen = { $who ->
    [you] Választott játékosod: { $other }.
    [other] { $seat } téged választ.
   *[they] { $seat } választott játékosa: { $other }.
  }
equinox-event-creature-named = { $who ->
    [you] Megnevezel egy teremtményt: { $creature }.
   *[they] { $seat } megnevez egy teremtményt: { $creature }.
  }
equinox-event-set-aside = { $who ->
    [you] Egyik lapod félrekerül: { $card }.
   *[they] { $seat } egyik lapja félrekerül: { $card }.
  }
equinox-event-set-aside-hidden = { $who ->
    [you] Egyik lapod félrekerül.
   *[they] { $seat } egyik lapja félrekerül.
  }
equinox-event-taken-back = { $who ->
    [you] { $count ->
        [1] Visszaveszel a kezedbe 1 félretett lapot.
       *[other] Visszaveszel a kezedbe { $n } félretett lapot.
      }
   *[they] { $count ->
        [1] { $seat } visszavesz a kezébe 1 félretett lapot.
       *[other] { $seat } visszavesz a kezébe { $n } félretett lapot.
      }
  }
equinox-event-stone-taken = { $who ->
    [you] Visszaveszed a fogadóköved: { $creature }, { $row }. sor.
   *[they] { $seat } visszaveszi a fogadókövét: { $creature }, { $row }. sor.
  }
equinox-event-secret-taken = { $who ->
    [you] Visszaveszed a titkos fogadásod kövét; a lap felfedve a dobópaklira kerül: { $card }.
   *[they] { $seat } visszaveszi a titkos fogadás kövét; a lap felfedve a dobópaklira kerül: { $card }.
  }
equinox-event-stone-placed = { $who ->
    [you] Leteszel egy fogadókövet: { $creature }, { $row }. sor.
   *[they] { $seat } letesz egy fogadókövet: { $creature }, { $row }. sor.
  }
equinox-event-card-taken = { $who ->
    [you] A kezedbe veszel egy lapot: { $card }. Mező: { $creature }, { $row }. sor.
   *[they] { $seat } a kezébe vesz egy lapot: { $card }. Mező: { $creature }, { $row }. sor.
  }
equinox-event-given = { $who ->
    [you] Átadsz egy lapot: { $card }. Megkapja: { $other }.
    [other] { $seat } átad neked egy lapot: { $card }.
   *[they] { $seat } átad egy lapot: { $card }. Megkapja: { $other }.
  }
equinox-event-given-hidden = { $who ->
    [you] Átadsz egy lapot. Megkapja: { $other }.
    [other] { $seat } átad neked egy lapot.
   *[they] { $seat } átad egy lapot. Megkapja: { $other }.
  }
equinox-event-hand-seen = { $who ->
    [you] A kezedben nincs ilyen lap, ezért megmutatod a kezedben lévő lapokat: { $cards }. Megnézi: { $other }.
    [other] { $seat } kezében nincs ilyen lap, ezért megmutatja neked a kezében lévő lapokat: { $cards }.
   *[they] { $seat } kezében nincs ilyen lap, ezért megmutatja a kezében lévő lapokat: { $cards }. Megnézi: { $other }.
  }
equinox-event-hand-seen-hidden = { $who ->
    [you] A kezedben nincs ilyen lap, ezért megmutatod a kezedben lévő lapokat. Megnézi: { $other }.
    [other] { $seat } kezében nincs ilyen lap, ezért megmutatja neked a kezében lévő lapokat.
   *[they] { $seat } kezében nincs ilyen lap, ezért megmutatja a kezében lévő lapokat. Megnézi: { $other }.
  }
equinox-event-looked-at = { $who ->
    [you] { $other } megnézi egyik lapodat: { $card }.
    [other] Megnézed { $seat } egyik lapját: { $card }.
   *[they] { $other } megnézi { $seat } egyik lapját: { $card }.
  }
equinox-event-looked-at-hidden = { $who ->
    [you] { $other } megnézi egyik lapodat.
    [other] Megnézed { $seat } egyik lapját.
   *[they] { $other } megnézi { $seat } egyik lapját.
  }
equinox-event-robbed = { $who ->
    [you] { $other } megtartja egyik lapodat: { $card }.
    [other] Megtartod { $seat } egyik lapját: { $card }.
   *[they] { $other } megtartja { $seat } egyik lapját: { $card }.
  }
equinox-event-robbed-hidden = { $who ->
    [you] { $other } megtartja egyik lapodat.
    [other] Megtartod { $seat } egyik lapját.
   *[they] { $other } megtartja { $seat } egyik lapját.
  }
equinox-event-swapped = { $who ->
    [you] Felcseréled két mező látható lapját: { $creature }, { $row }. sor és { $other_creature }, { $other_row }. sor.
   *[they] { $seat } felcseréli két mező látható lapját: { $creature }, { $row }. sor és { $other_creature }, { $other_row }. sor.
  }
equinox-event-removed = { $who ->
    [you] A dobópaklira teszel egy lapot: { $card }. Mező: { $creature }, { $row }. sor.
   *[they] { $seat } a dobópaklira tesz egy lapot: { $card }. Mező: { $creature }, { $row }. sor.
  }
equinox-event-discarded = { $who ->
    [you] Eldobsz egy lapot: { $card }.
   *[they] { $seat } eldob egy lapot: { $card }.
  }
equinox-event-buried = { $who ->
    [you] Képpel lefelé eldobsz egy lapot: { $card }.
   *[they] { $seat } képpel lefelé eldob egy lapot: { $card }.
  }
equinox-event-buried-hidden = { $who ->
    [you] Képpel lefelé eldobsz egy lapot.
   *[they] { $seat } képpel lefelé eldob egy lapot.
  }
equinox-event-lowest-shared = Több teremtménynek is a legkisebb az ereje ({ $n }): a forduló folytatódik.
equinox-event-vanished = { $creature } eltűnik a tornáról.
equinox-event-vanish-card = Eltűnéskártya kerül erre a mezőre: { $creature }, { $row }. sor.
equinox-event-pile-empty = Elfogyott a húzópakli: a játék azonnal véget ér.
equinox-event-tournament-over = A torna véget ért.
equinox-event-scored = { $who ->
    [you] Eredményed: { $n } presztízspont.
   *[they] { $seat } eredménye: { $n } presztízspont.
  }
equinox-event-won = { $who ->
    [you] { $count ->
        [1] Nyertél.
       *[other] Osztozol a győzelmen.
      }
   *[they] { $count ->
        [1] { $seat } nyer.
       *[other] { $seat } osztozik a győzelmen.
      }
  }
equinox-event-stone-from-champion = { $who ->
    [you] Visszaveszed a fogadóköved a bajnokkártyáról: { $creature }.
   *[they] { $seat } visszaveszi a fogadókövét a bajnokkártyáról: { $creature }.
  }
equinox-event-ability-declined = { $who ->
    [you] Nem használod a képességet.
   *[they] { $seat } nem használja a képességet.
  }

equinox-question-start = Ki kezd?
equinox-question-invite = Melyik teremtmény vegyen részt?
equinox-question-deal = Melyik lapot húzzák?
equinox-question-bet = Fogadsz, felfedsz, vagy kihagyod?
equinox-question-play = Melyik lapot játszod ki?
equinox-question-ability = Használod a képességet?
equinox-question-target = Mit választasz?
equinox-question-creature = Melyik teremtményt nevezed meg?
equinox-question-second-field = Melyik mezővel cserélsz?
equinox-question-give = Melyik lapot adod?
equinox-question-pick = Melyik lapot húzzák ki a kézből?
equinox-question-keep = Melyik lapot tartod meg?
equinox-question-discard = Eldobsz egy lapot?
equinox-why-game-over = A játék véget ért.
equinox-why-no-such-action = Nincs { $n } számú lépéslehetőség.
equinox-why-not-seated = Csak az asztalnál ülő játékos cselekedhet vagy választható.
equinox-why-chance-decides = Ezt a véletlen dönti el, nem valamelyik játékos.
equinox-why-not-asked = Most { $seat } következik; várd meg, amíg sorra kerülsz.
equinox-why-other-question = Előbb erre válaszolj: { $question }
equinox-why-not-in-match = { $creature } nem vesz részt ezen a tornán; válassz olyat, amelyik részt vesz.
equinox-why-has-vanished = { $creature } már eltűnt; válassz még versenyben lévő teremtményt.
equinox-why-not-vanished = { $creature } még versenyben van; itt csak eltűnt teremtmény jöhet szóba.
equinox-why-stone-there = Ezen a mezőn már van, vagy ebben a fordulóban már volt fogadás ({ $creature }); válassz másik mezőt.
equinox-why-no-stone-left = Nincs több fogadóköved; csak Moosmann segítségével kaphatsz vissza egyet.
equinox-why-not-your-stone = Ott nincs saját fogadóköved ({ $creature }); válassz egy sajátot.
equinox-why-only-round-one = Titkos fogadást csak az 1. fordulóban lehet tenni.
equinox-why-once-per-game = Ebben a játékban már megtetted az egyetlen titkos fogadásodat.
equinox-why-secret-this-turn = Titkos fogadás után ebben a lépésben nem játszhatsz ki lapot.
equinox-why-no-secret-bet = Nincs előtted titkos fogadás.
equinox-why-not-in-hand = Nincs a kezedben ez a lap: { $card }.
equinox-why-set-aside = Ez a lap a lépésed 3. fázisáig félre van téve: { $card }.
equinox-why-must-play = Lapot kell kijátszanod, vagy megmutatnod, hogy nem tudsz; a fázis nem hagyható ki.
equinox-why-can-play = Ki tudod játszani ezt a lapot: { $card }. A fázist csak az hagyhatja ki, akinek nincs kijátszható lapja.
equinox-why-must-finish = Amit elkezdtél, azt teljesen végre kell hajtani.
equinox-why-chameleon-needs-creature = Nevezd meg, melyik teremtményre kerüljön ez a lap: { $card }.
equinox-why-no-target = Ennek most nincs célpontja, ezért nem lenne hatása; válassz mást.
equinox-why-not-yourself = Másik játékost válassz, ne magadat.
equinox-why-too-few-cards = { $seat } kezében { $n } lapnál kevesebb van.
equinox-why-hit-already = { $seat } előtt már vannak félretett lapok.
equinox-why-later-row = Ez a sor még nem nyílt meg: { $row }. sor. Válaszd az aktuális vagy egy korábbi sort.
equinox-why-no-card-there = Ezen a mezőn nincs lap: { $creature }, { $row }. sor.
equinox-why-nothing-to-swap = Ezt a mezőt nem lehet felcserélni ({ $creature }); egy teremtmény két olyan mezője kell hozzá, amelyen van lap.
equinox-why-other-creature-needed = Másik teremtményt válassz, ne ezt: { $creature }.
equinox-why-not-visible = Ez a lap nem látható az asztalon: { $card }.
equinox-why-wrong-card = Ez a lap nem megfelelő; olyat válassz, amilyet a hatás kér.
equinox-why-not-looked-at = Ez a lap nincs a kihúzottak között: { $card }. Azok közül tarts meg egyet.
equinox-why-takes-part = { $creature } már részt vesz.
equinox-why-not-wanted = Ezt most egyetlen képesség vagy fakártya sem kéri.
equinox-why-not-offered = Ez most nem választható.
equinox-chameleon = Kaméleon
equinox-no-cards = nincs lap
equinox-somebody = valaki
equinox-chance = a véletlen
