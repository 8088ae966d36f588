page-bluemoon-aside = Napló és csevegés
page-bluemoon-board = A csata
page-bluemoon-side = { $name } oldala
page-bluemoon-you = Te
page-bluemoon-leader-of = { $name } vezetője: { $leader }
page-bluemoon-leader-mine = A te vezetőd: { $leader }

page-bluemoon-zone = { $name }: { $count ->
    [0] üres
    [one] { $count } lap
   *[other] { $count } lap
  }
page-bluemoon-zone-combat = Csataterület
page-bluemoon-zone-inactive = { $count ->
    [one] { $count } már nem aktív lap
   *[other] { $count } már nem aktív lap
  }
page-bluemoon-zone-support = Támogatásterület
page-bluemoon-zone-leader = Vezetőterület
page-bluemoon-zone-influence = Befolyási terület
page-bluemoon-zone-ready = Mindjárt kijátssza
page-bluemoon-zone-exposed = Nyílt beavatkozás
page-bluemoon-zone-vows = Kötelezi
page-bluemoon-ships = Hajók
page-bluemoon-ship-sea = Tengeren
page-bluemoon-ship-landed = Partot ért
page-bluemoon-draw = Húzópakli
page-bluemoon-draw-count = Húzópakli: { $count ->
    [0] üres
    [one] { $count } lap
   *[other] { $count } lap
  }
page-bluemoon-discard = Dobópakli
page-bluemoon-discard-top = A dobópakli teteje
page-bluemoon-stack-top = A vezetéskártyák paklijának teteje
page-bluemoon-hand-mine = A kezed: { $count ->
    [one] { $count } lap
   *[other] { $count } lap
  }
page-bluemoon-hand-of = { $name } keze: { $count ->
    [one] { $count } lap
   *[other] { $count } lap
  }
page-bluemoon-hand-empty = Nincs lap a kézben
page-bluemoon-bluff = { $name } { $place }. rejtett blöffje
page-bluemoon-bluff-mine = A te { $place }. rejtett blöfföd

page-bluemoon-fold = { $name }: { $summary }
page-bluemoon-sum-hand = Kéz { $count }
page-bluemoon-sum-draw = Pakli { $count }
page-bluemoon-sum-leader = Vezető { $count }
page-bluemoon-sum-influence = Befolyás { $count }
page-bluemoon-sum-ships = Hajók { $count }

page-bluemoon-card-unknown = Egy lap
page-bluemoon-card-hidden = Egy képpel lefelé fordított lap
page-bluemoon-card-chosen = Kiválasztva
page-bluemoon-card-paid = Ezzel fizetsz
page-bluemoon-card-asking = Ez a lap kérdez
page-bluemoon-card-bluff = Lefordítva fekszik
page-bluemoon-card-inactive = Már nem aktív
page-bluemoon-card-laid = Most kerül le
page-bluemoon-card-cargo = Rakomány
page-bluemoon-card-revealed = Felfedve

page-bluemoon-dragons-middle = Mindhárom sárkány középen van
page-bluemoon-dragons-with = { $count ->
    [one] { $name } oldalán { $count } sárkány van
   *[other] { $name } oldalán { $count } sárkány van
  }
page-bluemoon-element-fire = Tűz
page-bluemoon-element-earth = Föld
page-bluemoon-element-none = Még nincs elem
page-bluemoon-power = { $name }: hatalom { $power }
page-bluemoon-power-both = { $name }: eddig tűz { $fire }, föld { $earth }
page-bluemoon-leads = vezet
page-bluemoon-shield = Pajzs
page-bluemoon-reach = Ennyit kell elérnie: { $power }
page-bluemoon-reach-short = kell: { $power }
page-bluemoon-breakdown = Hogyan jön ki
page-bluemoon-to-act = soron van
page-bluemoon-crystals = { $count ->
    [one] { $count } kristály
   *[other] { $count } kristály
  }

page-bluemoon-phases = A kör
page-bluemoon-turn-mine = Te vagy soron
page-bluemoon-turn-of = { $name } van soron
page-bluemoon-turn-answer = te válaszolsz
page-bluemoon-turn-before = Az első csata előtt
page-bluemoon-turn-over = A játék véget ért
page-bluemoon-first = a csata legelső köre
page-bluemoon-later = a csata folytatódik
page-bluemoon-phase-begin = Kezdő fázis
page-bluemoon-phase-action = Vezető fázis
page-bluemoon-phase-decision = Csata vagy visszavonulás
page-bluemoon-phase-character = Karakter
page-bluemoon-phase-boost = Tápoló és támogató
page-bluemoon-phase-power = Hatalom bejelentése
page-bluemoon-phase-end = Vége fázis

page-bluemoon-picker = { $count ->
    [one] { $count } lapból választhatsz
   *[other] { $count } lapból választhatsz
  }
page-bluemoon-picker-show = Lapok mutatása
page-bluemoon-picker-hide = Az asztal megnézése
page-bluemoon-picked = { $count ->
    [one] Eddig { $count } lap kiválasztva
   *[other] Eddig { $count } lap kiválasztva
  }

# Mi egy hely, azoknak, akik megérintik; a számok a szabályokhoz vezetnek.
page-bluemoon-hand = Kéz
page-bluemoon-about-seen = Amit láttál belőle:
page-bluemoon-about-draw = { $count ->
    [0] Itt már nincs lap.
    [one] Itt egy lap fekszik képpel lefelé.
   *[other] Itt { $count } lap fekszik képpel lefelé.
  } Mindenki megszámolhatja őket; megnézni senkinek sem szabad, a tulajdonosuknak sem (BM-3.4, BM-3.5). A kör végén hat lapig húzunk (BM-6.23). Ha új csata következne, de valakinek elfogytak a lapjai, véget ér a játék (BM-8.1).
page-bluemoon-about-discard = Itt fekszik felfordítva, amit { $name } eldobott, és csata után minden, ami a csata- és a támogatásterületen volt (BM-3.9, BM-7.6). A legfelső lapot mindenki látja; alá senki sem nézhet, és a paklit nem lehet megszámolni (BM-3.4).
page-bluemoon-about-hand = { $count ->
    [0] Nincs lap.
    [one] Egy lap.
   *[other] { $count } lap.
  } Mindenki megszámolhatja őket; csak { $name } látja őket, kivéve a felfedetteket (BM-3.4, BM-3.5).
page-bluemoon-about-leader = Itt fekszik { $name } vezetője, inkvizítora és küldötte, valamint a vezetéskártyák paklija (BM-3.1). A vezetéskártyát a vezető fázisban játsszuk ki, és soha nem kerül vissza (BM-9.6). A pakliból csak a legfelső lap látszik (BM-3.4).
page-bluemoon-about-combat = Itt fekszenek { $name } karakter- és tápoló-kártyái. A legutóbbi kör lapjai számítanak; a régebbiek a csata végéig alattuk maradnak, és a második sárkányhoz még számítanak (BM-3.7, BM-3.8).
page-bluemoon-about-support = Itt fekszenek nyíltan { $name } támogató-kártyái, és az egész csatában számítanak (BM-3.7). Egy blöff előlapját csak a tulajdonosa látja (BM-3.5).
page-bluemoon-about-influence = Ami itt fekszik, mindenki számára nyílt, és aktív marad, amíg el nem dobják, csaták között is (BM-3.6, BM-3.7).
page-bluemoon-about-dragons = Aki megnyer egy csatát, egy sárkányt csábít magához, hat vagy több lappal a csata- és a támogatásterületén kettőt (BM-7.2, BM-7.3). Amíg a másik oldalnak van sárkánya, azok közül tér vissza egy középre; utána a győzteshez jönnek (BM-7.5). Akinél mind a három ott van, és még egyet csábít magához, azonnal nyer. Ha előbb fogynak el a lapok, az nyer, akinél sárkány van (BM-8.1, BM-8.3).
page-bluemoon-about-element = Aki a csatát kezdi, a hatalom első bejelentésével választ: tűz vagy föld. Onnantól ebben a csatában csak ez az elem számít, hacsak egy lap meg nem változtatja (BM-6.18).

# What a question is about, and what a button says.
page-bluemoon-stake-mulligan = A félretett lapokat visszakevered a húzópaklidba, és ugyanannyi újat húzol. Csak egyszer, az első csata előtt.
page-bluemoon-stake-fire = A szükséges { $goal } tűzből { $power } van meg.
page-bluemoon-stake-earth = A szükséges { $goal } földből { $power } van meg.
page-bluemoon-stake-fire-ahead = Az új karaktered letakarja a régit: eddig { $power } a szükséges { $goal } tűzből.
page-bluemoon-stake-earth-ahead = Az új karaktered letakarja a régit: eddig { $power } a szükséges { $goal } földből.
page-bluemoon-stake-nothing = Most egyik lapodat sem lehet kijátszani.
page-bluemoon-stake-paid = Eddig kifizetve: { $fire } tűz, { $earth } föld.
page-bluemoon-foreseen = Ezzel { $fire } tűz vagy { $earth } föld hatalmad van.
page-bluemoon-foreseen-fire = Ezzel { $power } tűz hatalmad van; { $goal } kell.
page-bluemoon-foreseen-earth = Ezzel { $power } föld hatalmad van; { $goal } kell.
page-bluemoon-pay-nothing = Nem fizetek
page-bluemoon-choose-none = Egyiket sem
page-bluemoon-stake-shield = A PAJZS szimbólumod elég: a { $goal } hatalmat nem kell elérned.
page-bluemoon-stake-decline = Ha elutasítod, egy-három kézilapot lecserélsz, sárkány nem mozdul, és { $name } kezdhet.
page-bluemoon-stake-announce = Az egész csata ebben az elemben folyik: { $name } vagy eléri a hatalmadat, vagy kilép.
page-bluemoon-stake-challenge = Minden blöff-kártyát felfordítanak. Ha valamelyiken nincs ott ennek az elemnek a BLÖFF szimbóluma, { $name } elveszít egy sárkányt, és vissza kell vonulnia; különben te veszítesz el egyet.
page-bluemoon-stake-declined = Utána hat lapra húzol fel. Egyik sárkány sem mozdul, és { $name } kezdheti a csatát.
page-bluemoon-stake-decline-empty = Üres a húzópaklid: az eldobott lapok helyett nem húzol, és ha nem marad lapod, a játék véget ér. Egyik sárkány sem mozdul, és { $name } kezdhet.
page-bluemoon-stake-keep = { $count ->
    [one] Ha aktív marad, továbbra is számít: { $names }.
   *[other] Ha aktívak maradnak, továbbra is számítanak: { $names }.
  }
page-bluemoon-discard-done = { $count ->
    [0] Nem dobsz el semmit
   *[other] { $count } lap eldobása
  }
page-bluemoon-draw-none = Nem húzok többet
page-bluemoon-stake-left = Még { $count } lap.
page-bluemoon-no-more = Nincs több lap
page-bluemoon-pass-answer = Hagyod megtörténni
page-bluemoon-pass-challenge = Elhiszed
page-bluemoon-stake-retreat-lost = Ha kilépsz, { $name } negyedik sárkányt csábít magához, és megnyeri a játékot.
page-bluemoon-stake-retreat = Ha kilépsz, { $name } { $count ->
    [0] nem kap sárkányt
    [one] egy sárkányt csábít magához
   *[other] { $count } sárkányt csábít magához
  }.
page-bluemoon-more-free = Még egy lap, mert { $count ->
    [one] szabad
   *[other] szabadok
  }: { $names }.
page-bluemoon-more-pair = Még egy lap, mert párt alkotnak: { $names } és { $partner }.
page-bluemoon-more-gang = Még egy lap, mert ugyanabba a bandába { $count ->
    [one] tartozik
   *[other] tartoznak
  }: { $names }.
page-bluemoon-announce-fire = Tűz { $power }
page-bluemoon-announce-earth = Föld { $power }
page-bluemoon-mulligan-done = { $count ->
    [0] Minden lapot megtartok
   *[other] { $count } lap cseréje
  }
page-bluemoon-pass-begin = Tovább
page-bluemoon-pass-action = Nincs vezető fázis kártya
page-bluemoon-pass-end = A kör befejezése
page-bluemoon-pass-boost = Nincs több lap
page-bluemoon-pass-fire = { $power } tűz bemondása
page-bluemoon-pass-earth = { $power } föld bemondása
page-bluemoon-plan-pass = Vezető fázis kártya nélkül: harc ezzel
page-bluemoon-plan-alone = Harc ezzel, tápoló és támogató nélkül
page-bluemoon-plan-fight = Harc ezzel

# How a duel went.
page-bluemoon-story-fight = { $won ->
    [yes] { $number }. csata: { $name }.
   *[no] { $number }. csata: senki.
  }
page-bluemoon-story-last = { $count ->
    [one] Az egyetlen csata döntötte el a játékot.
   *[other] { $count } csata közül az utolsó döntötte el a játékot.
}
page-bluemoon-story-turn = { $count } csata közül { AZ($number) } { $number }. volt a fordulat: onnantól az előny már nem veszett el.

# Great moments.
page-bluemoon-no-dragon = Senki sem csábít magához sárkányt.
page-bluemoon-next-fight = { $you ->
    [yes] Te kezded a következő csatát.
   *[no] { $name } kezdi a következő csatát.
  }
page-bluemoon-needed-fire = { $power } tűz kellett volna
page-bluemoon-needed-earth = { $power } föld kellett volna
page-bluemoon-strike-ignored = semmis
page-bluemoon-strike-raised = növelve
page-bluemoon-strike-lowered = csökkentve
page-bluemoon-strike-doubled = duplázva
page-bluemoon-strike-discarded = eldobva
page-bluemoon-strike-protected = védett
page-bluemoon-last-fight = Ez az utolsó csata!
page-bluemoon-last-cards = { $you ->
    [yes] Az utolsó { $count } lapod
   *[no] { $name }: már csak { $count } lap
  }
