# Kártyák: szimbólumok, típusok, fajok, egy kártya szavakban, a nagy kártya.
page-cards-element-fire = Tűz
page-cards-element-earth = Föld
page-cards-icon-shield-fire = PAJZS (tűz)
page-cards-icon-shield-earth = PAJZS (föld)
page-cards-icon-stop = ÁLLJ!
page-cards-icon-retrieve = VISSZATÉRÉS
page-cards-icon-protected = VÉDELEM
page-cards-icon-free = SZABAD
page-cards-icon-pair = PÁR
page-cards-icon-gang-cool = BANDA (Cool)
page-cards-icon-gang-top = BANDA (Top)
page-cards-icon-gang-fun = BANDA (Fun)
page-cards-icon-gang-no = BANDA (No)
page-cards-icon-replace = CSERE
page-cards-icon-bluff-fire = BLÖFF (tűz)
page-cards-icon-bluff-earth = BLÖFF (föld)
page-cards-icon-bluff-none = BLÖFF (szürke)
page-cards-symbol-shield = PAJZS
page-cards-symbol-moon = hold
page-cards-symbol-capacity = teherbírás
page-cards-symbol-crystal = kristály
page-cards-symbol-hand = kéz
page-cards-symbol-pile = pakli
page-cards-symbol-ignored-card = figyelmen kívül hagyott kártya
page-cards-symbol-ignored-text = figyelmen kívül hagyott speciális hatás
page-cards-symbol-ignored-icons = figyelmen kívül hagyott szimbólumok
page-cards-does-shield = Ha ebben az elemben jelentesz be, nem kell elérned az ellenfél hatalmát.
page-cards-does-stop = E lap után ebben a körben nem tehetsz le több lapot.
page-cards-does-retrieve = A köröd elején visszaveheted ezt a lapot a kezedbe.
page-cards-does-protected = Amíg aktív, az ellenfél speciális hatásai nem érintik.
page-cards-does-free = Nem számít bele a körönkénti egy karakterbe, illetve egy tápolóba vagy támogatóba.
page-cards-does-pair = A pár első lapja után közvetlenül leteheted a másodikat is.
page-cards-does-gang = Ha csak ennek a bandának a tagjai aktívak, letehetsz még egyet, és a többi is aktív marad.
page-cards-does-replace = Vezető fázis kártya helyett eldobhatod a kezedből, és húzhatsz egy lapot.
page-cards-does-bluff = Képpel lefelé leteheted támogató-kártyaként; aki kételkedik, vitathatja a blöfföt.
page-cards-kind-leader = vezetőkártya
page-cards-kind-character = karakterkártya
page-cards-kind-booster = tápoló-kártya
page-cards-kind-support = támogató-kártya
page-cards-kind-leadership = vezetéskártya
page-cards-kind-influence-ship = hajó (befolyás)
page-cards-kind-influence-hyla = Hyla-kártya (befolyás)
page-cards-kind-achievement = kristálykártya
page-cards-kind-interference = beavatkozás-kártya
page-cards-kind-inquisitor = inkvizítor-kártya
page-cards-kind-emissary = küldöttkártya
page-cards-people-hoax = Hoax
page-cards-people-vulca = Vulca
page-cards-people-mimix = Mimix
page-cards-people-flit = Flit
page-cards-people-khind = Khind
page-cards-people-terrah = Terrah
page-cards-people-pillar = Pillar
page-cards-people-aqua = Aqua
page-cards-people-buka = Buka
page-cards-people-mutant = mutánsok
page-cards-people-hyla = Hyla
page-cards-people-tutu = Tutu
page-cards-people-inter = beavatkozás
page-cards-people-inq = inkvizítorok
page-cards-people-emissary = küldöttek
page-cards-people-moondrake = moondrake
page-cards-say-name = { $name }: { $people }, { $kind }.
page-cards-say-values = Tűz { $fire }, föld { $earth }.
page-cards-say-icons = { $count ->
    [one] Szimbólum: { $icons }.
   *[other] Szimbólumok: { $icons }.
  }
page-cards-say-capacity = Teherbírás: { $count }.
page-cards-say-moons = { $count ->
    [one] { $count } hold.
   *[other] { $count } hold.
  }
page-cards-say-text = Szöveg: { $text }
page-cards-say-counts = Most { $value } az értéke.
page-cards-say-ignored-card = A kártyát figyelmen kívül kell hagyni.
page-cards-say-ignored-text = A speciális hatását figyelmen kívül kell hagyni.
page-cards-say-ignored-icons = A szimbólumait figyelmen kívül kell hagyni.
page-cards-say-protected = Védett.
page-cards-certainty = { $certainty ->
    [reconstructed] Kevésbé biztos adatok: rekonstruált, a nyomtatott kártya eltérhet.
    [effect-known] Kevésbé biztos adatok: a hatása ismert, a holdjai nem.
   *[other] Kevésbé biztos adatok: senki sem tudta megmondani, mi van rányomtatva.
  }
page-cards-partners = Összetartozik ezekkel: { $names }.
page-cards-symbols = Szimbólumok
page-cards-rulings = Szabályok hozzá
page-cards-no-text = Nincs speciális hatása.
page-cards-unofficial = A név nem hivatalos: ezen a nyelven a kártya sosem jelent meg.
page-cards-number = { $number }. sz.
