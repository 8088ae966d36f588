problem-no-ruleset = nincs ilyen szabályváltozat: „{ $name }”; szabályváltozatok: { $known }
problem-switch-form = „{ $part }”: a helyes alak kapcsoló=szó, például stopVsPermission=absolute
problem-no-switch = nincs ilyen kapcsoló: „{ $name }”; kapcsolók: { $known }
problem-switch-twice = kétszer beállított kapcsoló: „{ $name }”
problem-cannot-be = „{ $name }” értéke nem lehet „{ $word }”; lehet: { $known }
problem-no-deck = nincs ilyen kész pakli: „{ $name }”; paklik: { $known }
problem-header-unknown = ismeretlen fejlécsor: „{ $name }”; ismert: { $known }
problem-header-lacks = a fejlécből hiányzik: „{ $name }: ...”
problem-header = ezzel a fejléccel nem készíthető elő játék: { $problem }

problem-empty = ez nem jegyzőkönyv: a fájl üres
problem-no-record = ez nem jegyzőkönyv: így kell kezdődnie: „moondrake record 1”
problem-format = ismeretlen jegyzőkönyv-formátum: { $version }; ez a program ezt olvassa: { $known }
problem-after-result = „{ $line }” az eredmény után áll; az eredmény az utolsó sor
problem-cut-off = a jegyzőkönyv csonka: az utolsó sorának „result: ...” alakúnak kell lennie
problem-whole-number = „rules: { $typed }”: egész szám kell
problem-neither = „{ $line }” se nem „kulcs: érték”, se nem döntés, mint például „a retreat”
problem-too-late = „{ $line }” helye az első döntés előtt van
problem-twice = kétszer megadva: „{ $name }”
problem-result-form = az eredmény helyenként egy szám, vagy „unfinished”
problem-other-game = ez egy másik játék jegyzőkönyve: „{ $game }”, nem „{ $other }”
problem-other-rules = a jegyzőkönyv szabályverziója { $version } ({ $game }); ez a program { AZ($ours) } { $ours }. verzióval játszik, és nem játszaná vissza hűen
problem-decision-late = { AZ($number) } { $number }. döntés („{ $word }”) a játék vége után áll
problem-decision-seat = { AZ($number) } { $number }. döntés („{ $word }”) helye { $seat }, de most ez a hely következik: { $asked }
problem-decision-illegal = { AZ($number) } { $number }. döntés („{ $word }”) nem szabályos; szabályos: { $legal }
problem-decision = { $number }. döntés: { $problem }
problem-claims-end = a jegyzőkönyv { $count } döntés után eredményt közöl, de a játék folytatódik
problem-other-result = a jegyzőkönyv eredménye „{ $claimed }”, de a visszajátszás így ér véget: „{ $found }”

problem-equinox-ruleset = ismeretlen szabályváltozat: „{ $typed }”; így kell kezdődnie: „equinox”
problem-equinox-twice = „{ $word }” kétszer van beállítva ebben: „{ $ruleset }”
problem-equinox-trees = trees={ $value } nem lehetséges (Urvater-Dryada); lehet: { $known }
problem-equinox-switch = az equinox szabályban nincs ilyen kapcsoló: „{ $word }”; lehet: { $known }
problem-equinox-value = „{ $word }” értéke nem lehet „{ $value }” ({ $rule }); lehet: { $known }
problem-equinox-setting = az equinox játékban nincs ilyen beállítás: „{ $word }”; lehet: { $known }
problem-equinox-players = az Equinoxot nem játszhatja „{ $word }” játékos; lehet: { $known }
problem-equinox-creature = nincs ilyen teremtmény: „{ $word }”; lehet: { $known }
problem-equinox-creature-twice = „{ $word }” kétszer van kiválasztva; nyolc különböző teremtmény kell
problem-equinox-count = { $count } teremtmény van kiválasztva; egy tornán { $needed } van

problem-action-begin = „{ $typed }”: nincs ilyen akció; ezek egyikével kezdődik: { $known }
problem-action-count = „{ $typed }”: nincs ilyen akció; a szavak száma nem jó, így írd: { $form }
problem-action-place = „{ $typed }”: nincs ilyen akció; a hely 1-től induló szám, így írd: { $form }
problem-action-word = „{ $typed }”: nincs ilyen akció; „{ $word }” nem illik ide, így írd: { $form }
problem-action-seat = „{ $typed }”: nincs ilyen akció; egy hely lapját így írjuk: { $form }
problem-action-card = „{ $typed }”: nincs ilyen akció; ebben a játékban nincs ilyen lap: „{ $card }”; a paklik: { $decks }
problem-action-whose = „{ $typed }”: nincs ilyen akció; ez a lap mindkét pakliban megvan, mondd meg, kié: { $form }
problem-action-equinox = „{ $typed }”: nincs ilyen szó; az akciók ilyenek: { $known }
problem-not-legal = „{ $typed }”: ez most nem szabályos; szabályos: { $known }

retold-line = { $line }. sor: { $problem }
retold-more = { $shown } és még { $more }

problem-deck-close = „{ $name }” se nem fájl, se nem pakli neve; erre gondoltál: { $close }? Paklik: { $known }
problem-deck-name = „{ $name }” se nem fájl, se nem pakli neve; paklik: { $known }
problem-no-people = nincs ilyen faj: „{ $name }”; fajok: { $known }
problem-no-level = nincs ilyen szint: „{ $name }” ({ $game }); szintek: { $known }
problem-no-game = nincs ilyen játék: „{ $name }”; játékok: { $known }
problem-bot-time = --time { $time }: legalább 1 ezredmásodperc
problem-bot-command = egy botnak parancs kell, például: cmd:python3 mybot.py
problem-bot-clock = „{ $word }”: a @ után a lépésenkénti ezredmásodpercek állnak, 1 és { $most } között: { $example }
problem-two-contestants = egy arénához legalább két résztvevő kell, például: club beginner
problem-too-few-games = { $games } játék túl kevés; legalább 1 kell
problem-draft-setting = a kártyaválasztásnak nincs ilyen beállítása: „{ $word }”; lehet: { $known }
problem-draft-players = „{ $word }” játékossal nincs kártyaválasztás ({ $rule }); lehet: { $known }
problem-draft-set = nincs ilyen fajpakli: „{ $word }”; lehet: { $known }
problem-draft-twice = „{ $word }”: ez a fajpakli kétszer szerepel; mindegyik egyszer van meg
problem-draft-count = { $count } fajpakli van megadva; { $players } játékos { $needed } pakliból választ ({ $rule })
problem-draft-between = a --between redraft csak --players 2 mellett lehetséges: ketten tovább játszanak, míg a többiek várnak ({ $rule })
problem-trace-header = { $file }: az első sornak fejlécnek kell lennie, benne „decks”
problem-trace-object = { $file }, { $number }. sor: JSON-objektum kell
problem-trace-broken = { $file }, { $number }. sor: sérült a fájl: { $error }
problem-trace-events = ebben a játékban nincs „events” lista: { $game }
