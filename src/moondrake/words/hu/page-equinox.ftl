### Az Equinox asztala az oldalon.

page-equinox-you = { $name } (te)
page-equinox-chameleon = Kaméleon
page-equinox-chameleon-text = Játszd bármelyik, még versenyben lévő teremtmény mezőjére az aktuális sorban. Ereje a teremtmény ereje lesz. Sosem vált ki képességet, és a közvetlenül rá tett teremtménykártya sem.

## Mezők és teremtmények

page-equinox-grid = A tisztás: teremtmények, bajnokkártyák és sorok. { $row }. forduló az 5-ből.
page-equinox-field = { $creature }, { $row }. sor
page-equinox-field-gone = eltűnt
page-equinox-field-empty = nincs lap
page-equinox-field-height = { $count ->
    [one] { $count } lap
   *[other] { $count } lap
}
page-equinox-field-stone = { $name } köve
page-equinox-strength = ereje { $strength }
page-equinox-field-fresh = új lap, kijátszotta: { $name }
page-equinox-danger-vanishes = ha így marad, a lépés végén eltűnik
page-equinox-danger-shared = mással együtt a leggyengébb
page-equinox-danger-lowest = eddig a leggyengébb
page-equinox-danger-vanishes-long = A leggyengébb egy teli sorban: ha semmi sem változik, e lépés végén eltűnik.
page-equinox-danger-shared-long = Egy másik teremtménnyel együtt a leggyengébb. Amíg ez így van, senki sem tűnik el.
page-equinox-danger-lowest-long = Eddig a leggyengébb. Senki sem tűnik el, amíg nem kerül lap minden teremtményre ebben a sorban.
page-equinox-stake-vanishes = Ha így marad, { $creature } eltűnik: { $losses }.
page-equinox-stake-lowest = Ha erősebb lap tölti meg a sort, { $creature } eltűnik: { $losses }.
page-equinox-vanished-costs = A rajta lévő kövek nem érnek semmit: { $losses }.
page-equinox-would-cost = Ha eltűnik, a rajta lévő kövek nem érnek semmit: { $losses }.
page-equinox-loss-you = te { $points } pontot veszítesz
page-equinox-loss-they = { $name } { $points } pontot veszít
page-equinox-loss-nobody = senki sem veszít nyílt pontot
page-equinox-risk-vanishes = veszélyben
page-equinox-risk-shared = holtverseny
page-equinox-risk-lowest = gyenge
page-equinox-champions = Bajnokok
page-equinox-champion-stones = { $creature } bajnokkártyája, rajta { $names } köve
page-equinox-champion-empty = { $creature } bajnokkártyája, kő nélkül
page-equinox-head-vanished = { $creature }, eltűnt { AZ($row) } { $row }. fordulóban
page-equinox-head-controlled = { $creature }, uralja: { $name }
page-equinox-head-free = { $creature }, senki sem uralja
page-equinox-nobody = senkié
page-equinox-worth = egy kő itt { $points } pontot ér
page-equinox-round = { $row }. forduló
page-equinox-current = aktuális forduló

## Játékosok

page-equinox-players = Játékosok
page-equinox-me = te
page-equinox-bot = bot, { $level }
page-equinox-away = nincs itt
page-equinox-points = Pont
page-equinox-points-now = { $count ->
    [one] most { $points } pont
   *[other] most { $points } pont
}
page-equinox-points-possible = legfeljebb { $points } lehet
page-equinox-possible-long = Legfeljebb { $points }, ha már semmi sem tűnik el, és minden megmaradt kő a legjobb szabad mezőre kerül.
page-equinox-up-to = max. { $points }
page-equinox-stones-left = { $count ->
    [one] még { $count } kő
   *[other] még { $count } kő
}
page-equinox-hand-size = { $count ->
    [one] { $count } lap kézben
   *[other] { $count } lap kézben
}
page-equinox-aside = { $count ->
    [one] Cornu félretett { $count } lapot
   *[other] Cornu félretett { $count } lapot
}
page-equinox-aside-short = { $count } félretéve
page-equinox-has-secret = van titkos fogadása
page-equinox-secret-used = titkos fogadását már megtette
page-equinox-secret-short = titkos fogadás
page-equinox-acts = most őt kérdezzük
page-equinox-turn = ő lép
page-equinox-turn-short = lép
page-equinox-next = ő következik
page-equinox-next-short = utána
page-equinox-steps = A lépés fázisai: { $name }
page-equinox-step-bet = fogadás
page-equinox-step-play = kijátszás
page-equinox-step-discard = eldobás
page-equinox-step-draw = húzás
page-equinox-step-check = ellenőrzés
page-equinox-help-bet = Egy mezőre tett kő a végén { $points } pontot ér, ha a teremtmény még ott van. Aki a legtöbbet tette egy teremtményre, az uralja.
page-equinox-help-secret = Egy mezőre tett kő { $points } pontot ér, ha a teremtmény marad. Egy lap a kezedből, képpel lefelé, titkos fogadás: { $champion } pontot ér, de akkor nem játszol ki lapot.
page-equinox-help-reveal = Felfedve a titkos fogadásod abba is beleszámít, hogy ki uralja a teremtményt, de mindenki tudni fog róla. A végén így is, úgy is { $champion } pontot ér, ha a teremtmény marad.
page-equinox-help-play = A lapod letakarja, ami a teremtményen van. Teli sorban a leggyengébb teremtmény eltűnik.
page-equinox-help-discard = Legfeljebb három lapot dobhatsz el az eltűnt teremtmények lapjaiból. Utána nyolc lapig húzol.
page-equinox-pile = Húzópakli: { $count }
page-equinox-no-bet = Nem fogadsz
page-equinox-no-ability = Nem használod
page-equinox-no-discard = Nem dobsz el többet
page-equinox-discards = Dobott lapok: { $count }
page-equinox-piles = A paklik
page-equinox-pile-ends = Aki az utolsó lapot húzza, azonnal véget vet a játéknak, és már senki sem tűnik el.
page-equinox-discards-closed = Senki sem nézheti meg őket.

## Kéz

page-equinox-hand = A kezed: { $count ->
    [one] { $count } lap
   *[other] { $count } lap
}
page-equinox-card-vanished = { $card }, a teremtmény eltűnt
page-equinox-gone = eltűnt
page-equinox-my-secret = Titkos fogadásod: { $card }
page-equinox-my-secret-short = Titkos fogadás
page-equinox-my-aside = { $count ->
    [one] Cornu félretette { $count } lapodat; lépésed 3. fázisában kapod vissza.
   *[other] Cornu félretette { $count } lapodat; lépésed 3. fázisában kapod vissza őket.
}
page-equinox-picked = A kihúzott lapok: egyet tarts meg
page-equinox-offered = Választható lapok

## Egy teremtmény, egy játékos, egy lap

page-equinox-about = Többet erről: { $creature }
page-equinox-ability = Képesség
page-equinox-vanished-why = Eltűnt { AZ($row) } { $row }. fordulóban: a sor megtelt, és senki sem volt gyengébb. A rajta lévő kövek nem érnek semmit.
page-equinox-controller = Uraló játékos
page-equinox-controls = { $name } kockáztatta rá a legtöbbet, ő használhatja a képességet.
page-equinox-controls-nobody = Senki sem kockáztatott rá többet mindenki másnál.
page-equinox-row = Sor
page-equinox-stone = Kő
page-equinox-top-card = Látható lap
page-equinox-cards = Lapok
page-equinox-champion-worth = Bajnok ({ $points })
page-equinox-round-worth = { $row }. forduló ({ $points })
page-equinox-on-champion = { $creature } bajnokkártyája
page-equinox-sum = Összesen
page-equinox-lost = eltűnt, nem ér semmit
page-equinox-no-stones = Még nincs nyíltan letett kő.
page-equinox-kind-creature = Teremtménykártya. Ide kerül: { $creature }, az aktuális sorban.
page-equinox-kind-chameleon = Kaméleonkártya. Minden teremtményre illik.
page-equinox-kind-tree = Fakártya. Használat után eldobod.
page-equinox-who-may = A képességet az használhatja, aki uralja a teremtményt, és a kezéből játssza ki a lapját, ha az nem közvetlenül kaméleonra kerül.

## A vége

page-equinox-final = Végső értékelés
page-equinox-scores-nothing = 0
page-equinox-place = Helyezés
page-equinox-place-number = { $place }.
page-equinox-tie = Egyenlő pontszám: a pontot hozó titkos fogadás dönt, azután sorban az 1–5. forduló pontjai.
