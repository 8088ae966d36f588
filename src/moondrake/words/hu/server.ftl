serve-help = a szerver indítása: asztalok a böngészőben és programoknak
serve-host = hol figyeljen (alapértelmezés: 127.0.0.1, csak ez a gép)
serve-port = alapértelmezés: { $port }, vagy ha az foglalt, egy szabad; a 0 egy szabadot választ
serve-bad-port = a port 0 és 65535 közötti szám
serve-data = az asztalok mappája (alapértelmezés: a felhasználó adatmappája)
serve-database = postgresql://... a beépített adatbázis helyett
serve-bus = redis://... több szerver között, közös adatbázison
serve-bots = folyamatok, amelyekben a botok gondolkodnak (alapértelmezés: 1)
serve-processes = ugyanazokat az asztalokat kiszolgáló folyamatok (alapértelmezés: 1; többhöz --database kell)
serve-neighbour = ahol más gépek folyamatai ezt elérik, HOST:PORT alakban (alapértelmezés: ahol figyel)
serve-prefix = útvonal, amely alatt egy proxy az oldalt mutatja
serve-public-url = a beírandó cím, ha más
serve-keep-days = a befejezetlen asztalok, amelyekhez ennyi napja nem nyúltak, törlődnek (alapértelmezés: 90; 0 megtartja őket)
serve-bad-days = egész számú nap, legfeljebb { $most }; 0 mindent megtart
serve-metrics-token = a /metrics számai annak, aki ezt a szót megmutatja; nélküle csak ennek a gépnek (MOONDRAKE_METRICS_TOKEN is)
serve-no-limits = nincs kéréskorlát, mérésekhez
serve-no-browser = ne nyissa meg az oldalt
serve-log = mi kerüljön a szabványos hibakimenetre (alapértelmezés: warning)
serve-bad-database = a --database csak postgresql://... lehet; nélküle beépített adatbázis működik
serve-bad-prefix = a --prefix /-rel kezdődik, például /moondrake
serve-is-at = a moondrake címe: { $url } (Ctrl+C leállítja)
problem-serve-folder = egy másik szerver használja ezt a mappát: { $folder }; válassz másikat a --data kapcsolóval, vagy közös --database kell
serve-not-here = itt nem lehet figyelni: { $where } ({ $error }); talán már fut itt egy szerver: válassz másik --port (a 0 egy szabadot választ) vagy --host értéket
serve-bad-bus = a --bus értéke redis://..., rediss://... vagy unix://... lehet
serve-bad-bots = egy szám 1 és { $most } között
serve-bad-processes = egy szám 1 és { $most } között
serve-processes-share = több folyamathoz --database postgresql://... és fork-ot ismerő rendszer kell
serve-bad-neighbour = a --neighbour értéke HOST:PORT lehet
verify-help = a szerver jegyzőkönyvének minden húzását újraszámolja
verify-file = jegyzőkönyv, ahogy a szerver a játszma után kiadja
verify-commitment = a játszma előtt megmutatott ujjlenyomat
verify-sound = Az osztás rendben van: { $draws ->
    [one] { $draws } húzás
   *[other] { $draws } húzás
  } újraszámolva.
verify-proved = bizonyított:
verify-not-proved = nem bizonyított:
verify-draws = Minden húzás a leírt eljárással következik a kezdőértékekből.
verify-same = Ez az az osztás, amelynek az ujjlenyomatát megmutatták.
verify-follows = Ezek a húzások a jegyzőkönyv kezdőértékeiből következnek: { $draws } újraszámolva. Hogy az osztás tisztességes volt-e, az nem bizonyított.
verify-seal = az első lap előtt megmutatott pecsét (mindazt jelenti, ami rögzítve volt)
verify-seed = a saját hely kezdőértéke, ahogy az oldal vagy a program megőrizte
verify-fixed = Minden más rögzítve volt, mielőtt ez megmutatta a kezdőértékét: { $seats }. Senki sem választhatta meg az osztást.
verify-served = Ennek a kezdőértéke a szerveréből következik, amelyet az ujjlenyomata rögzít: { $seats }.
verify-early = { $seats } nyíltan adta meg a kezdőértékét, amikor mások még megválaszthatták a magukét.
verify-withheld = { $seats } nem mutatta meg időben a lepecsételt kezdőértékét, így a szerver két osztás közül választhatott volna.
verify-chosen = Egyik hely sem adott mindenki számára elérhetetlen kezdőértéket, így a szerver megválaszthatta volna az osztást.
verify-made-up = Egy jegyzőkönyv lehet kitalált: hasonlítsd össze a megmutatott pecséttel (--seal) és a saját kezdőértékeddel (--seed).
verify-old = Ez régebbi fajta jegyzőkönyv, amelynél a szerver vagy az utolsónak leülő megválaszthatta volna az osztást.
verify-looking = Ebből nem derül ki, hogy senki sem nézte meg a rejtett lapokat: a szerver mindet ismeri.
verify-seat = { $seat } jelű hely
admin-help = egy szerver asztalainak gondozása, működés közben is
admin-list = az asztalok felsorolása
admin-status = csak a várakozó (waiting), zajló (playing) vagy befejezett (over) asztalok
admin-export = egy asztal minden bejegyzésével, JSON-ban
admin-delete = asztalok végleges törlése
admin-vacuum = hely felszabadítása az adatbázisban
admin-backup = a beépített adatbázis másolása, működés közben is
admin-table = egy asztal azonosítója
admin-file = fájl, amelybe ír
admin-older = minden asztal, amelyhez ennyi napja nem nyúltak, akár befejezett, akár nem
admin-listed = { $count ->
    [one] { $count } asztal
   *[other] { $count } asztal
  }
admin-deleted = { $count ->
    [one] { $count } asztal törölve
   *[other] { $count } asztal törölve
  }
admin-unknown = nincs ilyen asztal: { $table }
admin-no-database = ebben a mappában nincsenek asztalok: { $folder }; itt még nem futott szerver; a szerver mappáját a --data adja meg
admin-nothing = mely asztalok? azonosítók vagy --older NAP kell
admin-backed-up = A mentés itt van: { $file }, a sütiket aláíró kulcs itt: { $key }; külön őrizendők.
admin-restore = mentés visszatöltése az adatmappába, amíg ott nem fut szerver
admin-restore-file = az `admin backup` által írt fájl
admin-key = a mentés kulcsa (alapértelmezés: mellette a FÁJL.key)
admin-no-backup = nincs ilyen mentés: { $file }
admin-no-key = Nem volt kulcs ({ $key }): mindenki új azonosítót kap.
admin-restored = A mentés asztalai itt vannak: { $folder }; { $count } azonosító újra el lett felejtve.
admin-exists = { $file } már létezik; a mentés semmit sem ír felül
admin-only-embedded = csak a beépített adatbázis másolható; PostgreSQL-hez a pg_dump való, az is megy működés közben
admin-page-key = kulcs a kezelőoldalhoz (#/admin), csak egyszer látható
admin-key-days = hány napig érvényes a kulcs (alapérték: 30)
admin-key-revoke = egyetlen kulcs se legyen többé érvényes
admin-key-made = Kulcs a szerver #/admin oldalához, { $days } napra. Csak itt látható; akinél ez van, jelentéseket olvashat, kitilthat és törölhet:
admin-key-revoked = { $count } kulcs nem érvényes többé
admin-vacuumed = Az adatbázis rendbe van rakva.
why-equinox-other-row = Nyílt fogadás csak az aktuális sorba kerülhet: válassz mezőt { AZ($row) } { $row }. sorból.
why-equinox-champion-bet = Bajnokkártyára csak akkor kerül kő, ha valaki felfed egy titkos fogadást.
why-equinox-champion-no-field = Mezőt kell választanod, nem bajnokkártyát.
why-equinox-no-card = Itt nincs lap; válassz olyat, amelyik látható.
question-equinox-bet = Fogadsz egy teremtményre?
question-equinox-bet-or-secret = Fogadsz, nyíltan vagy titokban?
question-equinox-bet-or-reveal = Fogadsz, vagy felfeded a titkos fogadásodat?
question-equinox-reveal = Felfeded a titkos fogadásodat?
question-equinox-no-stone = Nincs több köved, amivel fogadhatnál.
