# A kereshető szabályok és a lapok.
page-rules-title = Szabályok
page-rules-about = Minden szabálynak száma van. Ha az asztal megmondja, miért nem lehet valamit, megnevezi a szabályt, és a szám ide vezet.
page-rules-search = Keresés a szabályokban
page-rules-search-example = pajzs, visszavonulás, BM-10.8
page-rules-hits = { $count ->
    [0] Nincs találat
    [one] { $count } szabály
   *[other] { $count } szabály
}
page-rules-contents = Tartalom
page-rules-to-contents = A tartalomhoz
page-rules-chapter = { $game }, { $number }. fejezet
page-rules-game-bluemoon = Blue Moon
page-rules-game-equinox = Equinox
page-rules-fallback = Ez a fejezet még nincs lefordítva, ezért angolul olvasható.
page-rules-number = { $number } szabály
page-rules-source = Forrás: { $source }
page-rules-switch = Erről { AZ($names) } { $names } kapcsoló dönt
page-rules-cites = Lásd
page-rules-cited-by = Hivatkozik rá
page-rules-cited-by-many = { $count ->
    [one] { $count } szabály hivatkozik rá
   *[other] { $count } szabály hivatkozik rá
}
page-rules-beside = Az előző és a következő fejezet
page-rules-before = Előző
page-rules-after = Következő
page-rules-unknown = Nincs { $number } szabály
page-rules-loading = Kinyitjuk a könyvet …
page-rules-in-book = A szabálykönyvben, új lapon
page-rules-failed = A szabályokat nem sikerült lekérni a szervertől.
page-rules-again = Próbáld újra
page-rules-cards = Lapok ebben a szabályban
page-rules-more-cards = { $count ->
    [one] és még { $count }
   *[other] és még { $count }
}
page-rules-cards-title = Kártyák
page-rules-games = Játékok
page-rules-filter = Lapok kiválasztása
page-rules-words = Szavak a névben vagy a szövegben
page-rules-words-example = sárkány, pajzs, Boomerang
page-rules-people = Faj
page-rules-kind = Típus
page-rules-symbol = Szimbólum
page-rules-moons-label = Holdak
page-rules-moons = { $count ->
    [0] hold nélkül
    [one] { $count } hold
   *[other] { $count } hold
}
page-rules-any = mind
page-rules-order = Sorrend
page-rules-order-people = faj és szám szerint
page-rules-order-name = név szerint
page-rules-order-fire = tűz szerint
page-rules-order-earth = föld szerint
page-rules-order-moons = holdak szerint
page-rules-count = { $count ->
    [0] Nincs ilyen lap
    [one] { $count } lap
   *[other] { $count } lap
}
page-rules-all-cards = Mutasd mindet
page-rules-creatures-about = Aki ural egy teremtményt, és kijátssza egy lapját, használhatja a képességét.
page-rules-card-before = Előző lap
page-rules-card-after = Következő lap
page-rules-failed-cards = A lapokat nem sikerült lekérni a szervertől.
page-rules-unknown-card = Nincs „{ $name }” nevű kártya.
page-rules-family-shield = pajzs
page-rules-family-gang = banda
page-rules-family-bluff = blöff
page-rules-more-filters = További szűrők
