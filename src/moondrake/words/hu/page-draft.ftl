# The draft: a new one, picking, the deck from it, the round.
page-draft-title = Draft
page-draft-new = Paklik draftolása
page-draft-about = Mindenki megtart egy lapot a kézből, a többit továbbadja. A megtartottakból harminclapos paklit építesz, aztán mindenki játszik mindenkivel. Emberek és botok vegyesen is ülhetnek az asztalnál.
page-draft-bot = Bot
page-draft-timer = Idő egy választásra
page-draft-seconds = { $count ->
    [0] korlátlan
   *[other] { $count } másodperc
}
page-draft-leaders = Hogyan választunk vezetőt
page-draft-leaders-agreed = nyíltan, sorban egymás után
page-draft-leaders-secret = titokban, egyszerre felfedve
page-draft-leaders-random = véletlenül húzva
page-draft-sets = { $count ->
    [0] Fajpaklik: véletlenül húzva
   *[other] Fajpaklik: { $count } kiválasztva
}
page-draft-sets-about = Ha egyet sem választasz, a véletlen húzza ki őket; különben a szabály mondja meg, hány kell, és ezt meg is tudod.
page-draft-start = A draft kezdése
page-draft-deal = { $deal }. osztás ({ $deals } közül).
page-draft-left = A többi lap balra megy tovább.
page-draft-right = A többi lap jobbra megy tovább.
page-draft-leave-about = Még { $count } lapnak ki kell maradnia a pakliból.
page-draft-leave = A draft elhagyása
page-draft-leave-text = Egy bot választ és játszik tovább helyetted azzal, amid van. Az utolsó választásig visszajöhetsz és átveheted.
page-draft-kept = { $count } lap
page-draft-pool = Draftolt lapok
page-draft-pack = Kézben tartott lapok
page-draft-mine = { $count } megtartott lapod van
page-draft-over = A draft véget ért
page-draft-build = Paklid a draftból
page-draft-build-about = Cserélgess a lapjaid között kedvedre; pontosan harminc játszik. Senki más nem látja őket.
page-draft-build-until = Állj készen eddig: { $time }. Akkor a játszmák az éppen meglévő paklikkal kezdődnek.
page-draft-deck-name = Draftolt pakli
page-draft-ready = Készen állok
page-draft-round = Mindenki mindenki ellen
page-draft-waits = A játszmák akkor kezdődnek, amikor mindenki készen áll, legkésőbb ekkor: { $time }.
page-draft-is-ready = kész
page-draft-builds = még épít
page-draft-round-number = { $number }. forduló
page-draft-to-match = Játék
page-draft-standings = Állás
page-draft-won = { $played } játszmából { $won } győzelem
page-draft-all-picks = Mindenki választásai
page-draft-my-picks = A te választásaid
page-draft-picks-of = { $name } választásai sorrendben
page-draft-picks-line = { $count } választás sorrendben
