draft-help = kártyaválasztás, pakliépítés, majd játék mindenki ellen
draft-sets = fajpaklik az osztás sorrendjében, például „hoax vulca mimix” (alapértelmezés: drawn, azaz sorsolt)
draft-leaders = a vezetőkártyák választása: nyíltan (agreed), titokban (secret) vagy sorsolással (random)
draft-bot = hogyan választanak a többiek
draft-watch = botok választanak és játszanak, nincs kérdés
draft-decks = a paklid szövegét (--watch esetén minden pakliét) ebbe a mappába írja
draft-play = a kártyaválasztás után a mérkőzések lejátszása
draft-ruleset = { $names }, vagy keverék (alapértelmezés: legends, a tornák újrahúzásával)
draft-between = a mérkőzés minden további játéka előtt: marad a pakli (keep), módosítható (changeDeck), vagy új kártyaválasztás (redraft, két játékossal)

draft-begins = Kártyaválasztás: { $names }; kezdőérték: { $seed }.
draft-deal = { $deal }. osztás, összesen { $deals }. A lapokat { $way ->
    [left] balra
   *[right] jobbra
  } adod tovább.
draft-kept = { $count ->
    [0] Még nincs lapod.
   *[other] { $count } lapod van:
  }
draft-group = { $group ->
    [characters] karakterkártyák
    [boosters] tápoló-kártyák
    [supports] támogató-kártyák
   *[others] egyebek
  } ({ $count }): { $cards }
draft-deck = { $name }: { $count } lap, vezetőkártya: { $leader }.
draft-written = { $name } paklija itt van: { $file }.
draft-pairings = Mindenki játszik mindenkivel:
draft-round = { $number }. forduló: { $pairs }.
draft-rests = { $name } pihen.
draft-result = { $first } – { $second }: { $mine }–{ $yours } kristály.
draft-table = Az állás { AZ($number) } { $number }. forduló után:
draft-standing = { $rank }. { $name }: { $played } mérkőzésből { $won } győzelem, kristályok: { $crystals }–{ $conceded }.
draft-change = A következő játék előtt cserélhetsz: írd be a paklid egyik lapjának kulcsát és egy másik lap kulcsát; look: a paklid, done: kezdődhet a játék.
draft-bench = Nincs a paklidban: { $cards }.
draft-changed = Kikerült: { $out }, bekerült: { $into }.
draft-not-changed = Semmi sem változott: { $why }

action-draft-keep = { $card } megtartása
action-draft-leave = { $card } kihagyása
action-draft-leader = { $leader } vezeti a paklit

why-draft-other-seat = Most { $name } választ, nem te
why-draft-dealing = Osztás folyik; most senki sem választ
why-draft-keep = Csak olyan lapot tarthatsz meg, amely a kezedben van
why-draft-leave = Csak olyan lapot hagyhatsz ki, amelyet megtartottál
why-draft-leader = Most a paklid vezetőjét választod, azok közül, akik még szabadok
why-draft-over = A draft véget ért, minden pakli elkészült
