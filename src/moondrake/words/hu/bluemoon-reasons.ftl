### Miért nem szabályos valami, és mi segítene.

bluemoon-why-game-over = A játék véget ért.
bluemoon-why-unknown = Ebben a játékban nincs ilyen lap vagy lépés.
bluemoon-why-not-seated = Csak az asztalnál ülő játékos cselekedhet.
bluemoon-why-chance-decides = Ezt a véletlen dönti el, nem valamelyik játékos.
bluemoon-why-not-your-card = Ez a lap az ellenfeledé: { $card }.
bluemoon-why-never-played = Ez a lap a vezetőterületen van, és soha nem játszható ki: { $card }.
bluemoon-why-not-asked = Most nem te döntesz, hanem { $seat }.
bluemoon-why-other-question = Egy másik kérdés vár válaszra: { $question }
bluemoon-why-not-wanted = Ezt most semmi sem kéri.
bluemoon-why-only-as-answer = Ez beavatkozás-kártya, és csak a szövegében megnevezett pillanatban játszható ki: { $card }.
bluemoon-why-not-in-hand = Ez a lap nincs a kezedben, hanem { $place } van: { $card }.
bluemoon-why-not-there = Ez a lap nem választható, mert { $place } van: { $card }.
bluemoon-why-hand-closed = Partot ért egy hajód ({ $by }), ezért karakter-, tápoló- és támogató-kártyát csak a rakományból játszhatsz ki, a kezedből nem.
bluemoon-why-not-landed = Ez a lap olyan hajón van, amely nem ért partot: { $card }.
bluemoon-why-wrong-kind = Ilyen típusú lap nem használható így: { $card }.
bluemoon-why-no-icon = Ezen a lapon nincs { $icon } szimbólum: { $card }.
bluemoon-why-icon-ignored = Ennek a lapnak a szimbóluma ({ $icon }) figyelmen kívül marad: { $card }. Oka: { $by }.
bluemoon-why-icon-ignored-alone = Ennek a lapnak a szimbóluma ({ $icon }) figyelmen kívül marad: { $card }.
bluemoon-why-not-active = Ez a lap nem aktív: { $card }.
bluemoon-why-must-retreat = A kör visszatért erre a pontra, és most már csak kiléphetsz a csatából.
bluemoon-why-stopped = Ebben a körben ÁLLJ! szimbólumos lapot tettél le: { $by }.
bluemoon-why-stopped-alone = Ebben a körben ÁLLJ! szimbólumos lapot tettél le.
bluemoon-why-banned = Ezt tiltja: { $by }.
bluemoon-why-banned-alone = Ezt egy speciális hatás tiltja.
bluemoon-why-banned-further = Ebben a körben minden további lapot tilt: { $by }.
bluemoon-why-forsworn = Ezt a csata végéig tiltja a saját lapod: { $by }.
bluemoon-why-end-draw-banned = A köröd végén további lapok húzását tiltja: { $by }.
bluemoon-why-taking-banned = Újabb lap kézbe vételét tiltja: { $by }.
bluemoon-why-challenge-banned = A blöff vitatását tiltja: { $by }.
bluemoon-why-protected = Ezt a lapot a VÉDELEM szimbólum megóvja a speciális hatásaidtól: { $card }.
bluemoon-why-retrieve-blocked = Az ellenfélnek is van aktív lapja VISSZATÉRÉS szimbólummal, és ez gátolja a tiédet: { $by }.
bluemoon-why-text-ignored = Ennek a lapnak a speciális hatása figyelmen kívül marad: { $card }. Oka: { $by }.
bluemoon-why-text-ignored-alone = Ennek a lapnak a speciális hatása figyelmen kívül marad: { $card }.
bluemoon-why-bluffs-ignored = A blöff-kártyák figyelmen kívül maradnak. Oka: { $by }.
bluemoon-why-bluffs-ignored-alone = A blöff-kártyák figyelmen kívül maradnak.
bluemoon-why-own-bluff = A blöfföt csak a soron lévő játékos ellenfele vitathatja.
bluemoon-why-no-bluff = Nincs vitatható blöff.
bluemoon-why-no-retreat-yet = A csata legelső körében nem lehet visszavonulni.
bluemoon-why-no-decline = Az új csata kezdését csak a csata legelső körében lehet elutasítani.
bluemoon-why-element-fixed = A csata már { $element } folyik; a hatalmat ebben az elemben kell bejelenteni.
bluemoon-why-no-mulligan = Lapokat csak a játék előkészítésekor lehet visszakeverni, és csak ha a szabályváltozat engedi.
bluemoon-why-wrong-phase = Ezt csak ekkor teheted meg: { $phase }.
bluemoon-why-condition = Ez a lap csak akkor játszható ki, ha { $condition }: { $card }.
bluemoon-why-no-dragon = Kristálykártyához legalább egy saját sárkány kell: { $card }.
bluemoon-why-no-cost = Nem tudod megadni, amit ennek a lapnak a kijátszása előtt meg kell adni: { $card }.
bluemoon-why-action-used = Ebben a körben már felhasználtad az egyetlen vezető fázis lépésedet.
bluemoon-why-character-played = Ebben a körben már kijátszottad az egyetlen karakterkártyádat.
bluemoon-why-first-turn = A csata legelső körében nem játszható ki sem tápoló-, sem támogató-kártya.
bluemoon-why-allowance-used = Ebben a körben már kijátszottad az egyetlen tápoló- vagy támogató-kártyádat.
bluemoon-why-pair-closed = A pár második lapjának közvetlenül az első után kell jönnie, és egy pár csak két lapból áll: { $by }.
bluemoon-why-gang-broken = A csataterületeden nem minden aktív lap tartozik ehhez a bandához: { $by }.
bluemoon-why-gang-broken-alone = A csataterületeden nem minden aktív lap tartozik ehhez a bandához.
bluemoon-why-free-condition = Ez a lap csak akkor számít SZABAD lapnak, ha { $condition }: { $card }.
bluemoon-why-no-ship = A befolyási területeden nincs megrakható hajó.
bluemoon-why-ship-full = Nincs több hely ezen: { $by }.
bluemoon-why-ship-full-alone = Ezen a hajón nincs több hely: { $card }.
bluemoon-why-already-landed = Ez a hajó már partot ért: { $card }.
bluemoon-why-no-such-text = Ezen a lapon nincs olyan speciális hatás, amelyet a körödben használhatsz: { $card }.
bluemoon-why-text-used = Ennek a lapnak a hatását ebben a körben már használtad: { $card }.
bluemoon-why-nothing-to-do = Most nem lenne hatása.
bluemoon-why-no-demand = Ez a lap nem követel tőled semmit: { $card }.
bluemoon-why-paid = Ennek a lapnak a követelését már teljesítetted: { $card }.
bluemoon-why-cannot-pay = A kezedben lévő lapokkal nem teljesíthető az egész követelés: { $card }.
bluemoon-why-superfluous = Ez a lap nem segít a követelés teljesítésében, vagy egy lap fölösleges lenne: { $card }.
bluemoon-why-no-character = A csatához karakterkártya kell, és most egyet sem játszhatsz ki. Ami tiltja: { $by }.
bluemoon-why-no-character-alone = A csatához karakterkártya kell, és nincs olyan, amit most kijátszhatnál.
bluemoon-why-character-needed = Karakterkártyát kell kijátszanod.
bluemoon-why-decision-needed = Most döntened kell.
bluemoon-why-announcement-needed = Be kell jelentened a hatalmadat.
bluemoon-why-refill-needed = A kör vége előtt fel kell töltened a kezedet.
bluemoon-why-already-refilled = Ebben a körben már feltöltötted a kezedet.
bluemoon-why-too-weak = A hatalmad { $n }, de ennyi kell: { $needed }.
bluemoon-why-already-challenged = A blöffről már döntöttél.
bluemoon-why-not-an-answer = Ennek a lapnak a hatása nem illik ahhoz, ami az előbb történt: { $card }.
bluemoon-why-not-described = Ennek a lapnak a hatása ({ $by }) nem vonatkozik erre: { $card }.
bluemoon-why-not-described-alone = Ez a lap itt nem megfelelő: { $card }.
bluemoon-why-too-few = Ehhez legalább { $n } ilyen lapnak kellene lennie az ellenfélnél.
bluemoon-why-last-character = Ez az ellenfél utolsó aktív karakterkártyája, és az kivétel: { $card }.
bluemoon-why-chosen-already = Ezt a lapot már kiválasztottad: { $card }.
bluemoon-why-not-revealed = Csak felfedett lapot választhatsz; a többit véletlenszerűen kell húzni.
bluemoon-why-no-such-place = Nincs ilyen sorszám: { $n }.
bluemoon-why-must-choose = Ezt, amennyire lehet, végre kell hajtani; itt nem állhatsz meg.
bluemoon-why-turn-cannot-end = Ezzel nem tudnád befejezni a körödet: a lapjaid nem érik el a szükséges { $needed } hatalmat, vagy egy követelés teljesítetlen marad.
bluemoon-why-not-offered = Ez most nem választható.
bluemoon-why-no-partner = A PÁR azt engedi, hogy ez a lap közvetlenül valamelyik párja után jöjjön: { $card }. Most egyiket sem tetted le: { $by }.
bluemoon-why-no-partner-alone = A paklidban nincs párja ennek: { $card }, így a PÁR nem segít.

bluemoon-remedy-wait = Várd meg, amíg ezt kérdezik tőled.
bluemoon-remedy-answer-first = Előbb arra válaszolj.
bluemoon-remedy-in-phase = Ebben a körben később megteheted, amikor eljön az ideje: { $phase }.
bluemoon-remedy-next-turn = Egy későbbi körben megteheted, amikor eljön az ideje: { $phase }.
bluemoon-remedy-get-card = Előbb a kezedbe kell kerülnie.
bluemoon-remedy-from-ship = Játssz ki egy lapot a partot ért rakományból.
bluemoon-remedy-land-ship = A hajó egy kezdő fázisban érhet partot.
bluemoon-remedy-other-card = Válassz másik lapot.
bluemoon-remedy-lose-cards = { $cards ->
    [one] Akkor lehet, ha az a lap már nem aktív, vagy maga is figyelmen kívül marad.
   *[other] Akkor lehet, ha azok a lapok már nem aktívak, vagy maguk is figyelmen kívül maradnak.
  }
bluemoon-remedy-unshield = Akkor lehet, ha az a szimbólum figyelmen kívül marad.
bluemoon-remedy-meet-condition = Próbáld újra, amikor ez teljesül.
bluemoon-remedy-get-permission = Egy további lapot engedő speciális hatás vagy a SZABAD szimbólum lehetővé tenné.
bluemoon-remedy-get-free = Egy továbbihoz SZABAD szimbólum kell, vagy az, hogy a most letett párt vagy bandát egészítse ki.
bluemoon-remedy-free-ship = Olyan hajó kell, amely nem ért partot, és van rajta hely.
bluemoon-remedy-decline = Helyette elutasíthatod az új csata kezdését.
bluemoon-remedy-retreat = Helyette visszavonulhatsz.
bluemoon-remedy-play-character = Játssz ki egyet a felkínált karakterkártyák közül.
bluemoon-remedy-decide = Vállald a csatát, vagy lépj ki belőle.
bluemoon-remedy-announce = Jelentsd be föld vagy tűz elemben.
bluemoon-remedy-refill = Előbb töltsd fel a kezedet.
bluemoon-remedy-reach-power = Érd el ezt a hatalmat, vagy legyen PAJZS szimbólumod ebben az elemben.
bluemoon-remedy-choose = Válassz a felkínált válaszok közül.
bluemoon-remedy-other-way = Válassz mást, vagy hagyd el a csatát.
bluemoon-remedy-get-dragon = Előbb csábíts magadhoz egy sárkányt.
bluemoon-remedy-next-fight = A következő csatában újra lehetséges.
bluemoon-remedy-next-game = A következő játékban újra lehetséges.
bluemoon-remedy-still-to-come = Ez a fázis ebben a körben még hátravan.
bluemoon-remedy-over = Ez a fázis ebben a körben már véget ért.

bluemoon-when-setup = a játék előkészítése
bluemoon-when-turn-begin = kezdő fázis
bluemoon-when-action = vezető fázis
bluemoon-when-decision = csata fázis
bluemoon-when-character = karakter fázis
bluemoon-when-boost = tápoló / támogató fázis
bluemoon-when-announce = hatalom fázis
bluemoon-when-after-power = közvetlenül a hatalom bejelentése után
bluemoon-when-turn-end = vége fázis
bluemoon-place-hand = a kezedben
bluemoon-place-draw-pile = a húzópaklidban
bluemoon-place-discard-pile = a dobópaklidban
bluemoon-place-combat = a csataterületeden
bluemoon-place-support = a támogatásterületeden
bluemoon-place-bluff = képpel lefelé a támogatásterületeden
bluemoon-place-stack = a vezetéskártyáid paklijában
bluemoon-place-influence = a befolyási területen
bluemoon-place-cargo = egy hajón
bluemoon-place-landed-cargo = egy partot ért hajón
bluemoon-place-laid-out = letett, de még nem aktív lapként az asztalon
bluemoon-place-leader = a vezetőterületen
bluemoon-place-opponent = máshol
bluemoon-place-achievement = a teljesítmény területeden
bluemoon-icon-retrieve = VISSZATÉRÉS
bluemoon-icon-protected = VÉDELEM
bluemoon-icon-free = SZABAD
bluemoon-icon-pair = PÁR
bluemoon-icon-gang = BANDA
bluemoon-icon-replace = CSERE
bluemoon-icon-bluff = BLÖFF
bluemoon-icon-stop = ÁLLJ!
bluemoon-icon-shield = PAJZS
bluemoon-in-element = { $element ->
    [earth] föld elemben
   *[fire] tűz elemben
  }
bluemoon-a-bluff = blöff-kártya
bluemoon-chance = a véletlen
bluemoon-this-card = ez a lap

bluemoon-if-dragons = { $count ->
    [1] az ellenfélnek legalább egy sárkánya van
   *[other] az ellenfélnek legalább { bluemoon-number } sárkánya van
  }
bluemoon-if-hand-leads = { $count ->
    [1] az ellenfél kezében legalább eggyel több lap van, mint a tiédben
   *[other] az ellenfél kezében legalább { bluemoon-number } lappal több van, mint a tiédben
  }
bluemoon-if-cards = az ellenfél csataterületén és támogatásterületén összesen legalább { bluemoon-number } lap van
bluemoon-if-active-cards = az ellenfél csataterületén és támogatásterületén összesen legalább { bluemoon-number } aktív lap van
bluemoon-if-active = az ellenfélnek legalább { $cards } van
bluemoon-if-attacked = legalább { $n } hatalommal támadnak
bluemoon-if-attacked-in = { bluemoon-in-element } legalább { $n } hatalommal támadnak
bluemoon-if-empty-fight = a csataterületed és a támogatásterületed üres
bluemoon-if-empty-influence = a befolyási területed üres
bluemoon-if-from-ship = partot ért hajóról játszod ki
bluemoon-active-character = { $count ->
    [1] egy aktív karakterkártyája
   *[other] { bluemoon-number } aktív karakterkártyája
  }
bluemoon-active-booster = { $count ->
    [1] egy aktív tápoló-kártyája
   *[other] { bluemoon-number } aktív tápoló-kártyája
  }
bluemoon-active-support = { $count ->
    [1] egy aktív támogató-kártyája
   *[other] { bluemoon-number } aktív támogató-kártyája
  }
bluemoon-active-ship = { $count ->
    [1] egy hajója
   *[other] { bluemoon-number } hajója
  }
bluemoon-active-hyla = { $count ->
    [1] egy aktív Hyla-kártyája
   *[other] { bluemoon-number } aktív Hyla-kártyája
  }
bluemoon-active-achievement = { $count ->
    [1] egy aktív kristálykártyája
   *[other] { bluemoon-number } aktív kristálykártyája
  }
bluemoon-active-with-symbol = { $count ->
    [1] egy aktív, szimbólumos lapja
   *[other] { bluemoon-number } aktív, szimbólumos lapja
  }
bluemoon-active-with-icon = { $count ->
    [1] egy aktív, érvényesülő { $icon } szimbólumú lapja
   *[other] { bluemoon-number } aktív, érvényesülő { $icon } szimbólumú lapja
  }
bluemoon-vain = Nem tudod kifizetni, amit ez a lap kér ({ $card }): semmi sem történne.
