play-help = játék a terminálban, botok ellen
play-bluemoon-help = párbaj három sárkányért
play-equinox-help = a teremtmények tornája
play-deck = a te fajod vagy egy pakli fájlja (alapértelmezés: sorsolt)
play-opponent = a bot faja vagy paklifájlja (alapértelmezés: sorsolt)
play-lists = ismerik-e a játékosok egymás paklilistáját? (alapértelmezés: closed, ha egy pakli fájlból jön)
play-ruleset = { $names }, vagy keverék: ansmann+kapcsoló=szó (alapértelmezés: ansmann; alapkészleteknél kosmos)
play-start = ki kezd
play-match = játék addig, amíg valakinek öt kristálya lesz
play-players = te és a botok
play-creatures = nyolc név, random (sorsolt) vagy picked (sorban választva)
play-equinox-ruleset = például equinox+trees=2-1
play-bot = hogyan játszanak a botok
play-seed = azonos szám, azonos játék
play-save = a játék végén jegyzőkönyvet ír

play-you = { $name } (te)
play-the-bot = { $name } (bot)
play-player = Játékos
play-bluemoon-begins = Blue Moon, { $me } (te) és { $other }, kezdőérték: { $seed }.
play-equinox-begins = Equinox, { $players } játékos: te, { $others }; kezdőérték: { $seed }.
play-type-help = A parancsokat a help sorolja fel.
play-match-stands = A mérkőzés állása { $mine }–{ $yours } kristály. A vesztes kezd.
play-match-won = A mérkőzés győztese: { $name }, { $mine }–{ $yours } kristállyal.
play-again = Ugyanez az osztás újra: { $command }

play-commands =
    Válaszolj a lista egyik számával vagy szavaival.
    {"  "}look        az asztal, ahogy te látod
    {"  "}card SZÓ    mit mond egy lap vagy teremtmény; elég a név egy része
    {"  "}list        újra a megengedett válaszok
    {"  "}why LÉPÉS   miért nem szabályos valami, pl. why { $example }
    {"  "}power       miből adódik a két hatalom
    {"  "}hint        mit lépne egy erős játékos, és miért
    {"  "}save FÁJL   az eddigi játék jegyzőkönyve
    {"  "}quit        kilépés a játékból
play-left = Kiléptél a játékból.
play-no-number = Nincs { $typed }. válasz; 1 és { $most } között választhatsz.
play-not-legal = „{ $typed }”: ez most nem szabályos; szabályos: { $allowed }
play-no-answer = „{ $typed }”: ez itt nem válasz; szabályos: { $allowed }
play-no-command = Ebben a játékban nincs ilyen parancs: „{ $word }”.
play-is-legal = Ez most szabályos: „{ $typed }”.
play-and-more = { $shown } és még { $more }
play-saved = A jegyzőkönyv itt van: { $name }.
play-not-saved = A jegyzőkönyvet nem sikerült kiírni: { $reason }
saving-fault = { $kind ->
    [folder] ez mappa, nem fájl: { $name }
    [no-folder] nem írható fájl: { $name }; nincs ilyen mappa: { $folder }
    [forbidden] ezt a fájlt nem szabad írni: { $name }
   *[other] nem írható fájl: { $name }; { $error }
  }
play-take-back-cost = { $kind ->
    [warning] { $name } visszakozott egy lépéstől, és figyelmeztetést kap.
    [crystals] { $name } visszakozott egy lépéstől; az ellenfél { $crystals } kristályt kap.
   *[game] { $name } visszakozott egy lépéstől, és elveszíti a játékot.
  }
play-leaders = a vezetőkártyák: megegyezés szerint (agreed), sorsolva (random), vagy titokban választva és együtt felfedve (secret)
play-between = a mérkőzés játékai között: maradnak a paklik (keep), csere (swapSets), új választás (chooseAgain) vagy a pakli módosítása (changeDeck)
play-take-back = mibe kerül a visszakozás: none (semmi), warning (figyelmeztetés), „crystals: n” (kristályok) vagy game (a játék)
play-bluemoon-match = Blue Moon, kezdőérték: { $seed }.
play-the-opponent = az ellenfél
play-decks-are = A paklik: { $mine } (te) és { $yours }.
play-choose-secretly = Melyik paklit választod? Senki sem látja, amíg mindketten nem választottatok.
play-choose-mine = Melyik paklival játszol?
play-choose-yours = Melyik paklival játszik az ellenfél?
play-change-deck = Ezzel a paklival játszottál: { $deck }. Írd be egy másik pakli nevét vagy fájlját, vagy azt, hogy done, ha megtartod.
play-leaders-find = a --leaders { $leaders } maga választ paklit; hagyd el a --deck és az --opponent kapcsolót (BM-8.7)
play-emissary-deck = { $people }, küldött: { $emissary }
play-chosen-so-far = {"  "}Eddig kiválasztva: { $cards }
