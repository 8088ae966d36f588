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
page-rules-switch = Erről a(z) { $names } kapcsoló dönt
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
page-rules-failed = A szabályokat nem sikerült lekérni a szervertől.
page-rules-again = Próbáld újra
