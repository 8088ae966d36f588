# At a table: prompt, log, chat, pop-ups, end of a game.
page-table-title = Asztal
page-table-loading = Terítjük az asztalt …
page-table-prompt = A kérdés
page-table-is-over = A játék véget ért.
page-table-result = Eredmény
page-table-waits-for-players = Várunk a többiekre.
page-table-waits-for = { $name } gondolkodik.
page-table-waits-for-person = Várunk rá: { $name }.
page-table-sending = Egy pillanat …
page-table-skip = Érintsd meg az asztalt a továbblépéshez.
page-table-click-cards = Válassz az asztalon vagy a kezedből.
page-table-click-hand = Válassz a kezedből.
page-table-passing = Mindjárt magától: { $action }
page-table-your-turn = Te jössz
page-table-again-last = Az utolsó kör újra
page-table-hint = Tipp
page-table-hint-thinking = Készül a tipp …
page-table-take-back = Visszakozás
page-table-ask-take-back = Visszakozás kérése
page-table-take-back-about = Visszaáll az utolsó döntésed előtti állás; ami utána történt, az semmis.
page-table-ask-take-back-about = A visszakozáshoz a többieknek is bele kell egyezniük.
page-table-close = Bezárás
page-table-yes = Igen
page-table-no = Nem

# Pop-ups
page-table-menu-of = { $thing }: mit lehet vele tenni
page-table-choose-card = Ezt a lapot választom
page-table-why-fight = Miért nem vállalhatom a csatát?
page-table-why-pass = Miért nem passzolhatok?
page-table-why = Miért nem?
page-table-why-asking = Utánanézek …
page-table-why-nothing = Ezzel most nincs mit tenni.
page-table-look = A lap megtekintése
page-table-confirm = Biztos vagy benne?
page-table-confirm-text = { $action }: ezt nem lehet visszacsinálni.
page-table-breakdown = Miből jönnek ki a számok
page-table-breakdown-missing = Most nincs mit összeadni.
page-table-breakdown-no-fight = Még egyik elemért sem folyik csata, így nincs mit összeadni.
page-table-control = Uralás
page-table-creature = Teremtmény
page-table-controller = Uralja
page-table-scores = Pontozás
page-table-player = Játékos
page-table-row = Sor
page-table-points = Pont
page-table-champion = bajnokkártya
page-table-scores-not = { $points } (már nem számít)
page-table-memory = Amit már láttam
page-table-memory-about = Csak az, amit magad is láttál, és megjegyezhettél volna.
page-table-memory-empty = Még semmi.
page-table-memory-discards = { $count ->
    [one] { $count } eldobott lap
   *[other] { $count } eldobott lap
  }
page-table-memory-stack = { $count ->
    [one] { $count } lap a vezetéskártyák paklijában
   *[other] { $count } lap a vezetéskártyák paklijában
  }
page-table-memory-hand = { $count ->
    [one] { $count } ismert lap a kézben
   *[other] { $count } ismert lap a kézben
  }
page-table-memory-unseen = { $count ->
    [one] { $count } még nem látott lap
   *[other] { $count } még nem látott lap
  }
page-table-memory-aside = { $count ->
    [one] { $count } félretett lap
   *[other] { $count } félretett lap
  }
page-table-memory-covered = { $creature }, { $row }. sor: { $count ->
    [one] { $count } letakart lap
   *[other] { $count } letakart lap
  }

# Log and chat
page-table-side = Napló és csevegés
page-table-log = Napló
page-table-log-older = Korábbi körök
page-table-log-empty = Még nem történt semmi.
page-table-row-draw = { $you ->
    [yes] { $count } lapot húzol
   *[no] { $name } { $count } lapot húz
  }
page-table-row-discard = { $you ->
    [yes] eldobsz { $count } lapot
   *[no] { $name } eldob { $count } lapot
  }
page-table-row-return = { $you ->
    [yes] visszateszel { $count } lapot a húzópaklidba
   *[no] { $name } visszatesz { $count } lapot a húzópaklijába
  }
page-table-row-under = { $you ->
    [yes] { $count } lapot a húzópaklid aljára teszel
   *[no] { $name } { $count } lapot a húzópaklija aljára tesz
  }
page-table-row-take = { $you ->
    [yes] kézbe veszel { $count } lapot a húzópaklidból
   *[no] { $name } kézbe vesz { $count } lapot a húzópaklijából
  }
page-table-row-invited = { $count } teremtmény vesz részt a tornán
page-table-row-each = Egyenként
page-table-life-join = { $you ->
    [yes] Leültél az asztalhoz.
   *[no] { $name } leült az asztalhoz.
  }
page-table-life-back = { $you ->
    [yes] Visszakoztál egy döntéstől.
   *[no] { $name } visszakozott egy döntéstől.
  }
page-table-life-ask-take-back = { $you ->
    [yes] Szeretnél visszakozni egy döntéstől.
   *[no] { $name } szeretne visszakozni egy döntéstől.
  }
page-table-life-ask-bot = { $you ->
    [yes] Botot kérsz.
   *[no] { $name } botot kér.
  }
page-table-life-ask-watch = Valaki szeretné nézni a játékot.
page-table-life-answer-yes = { $you ->
    [yes] Beleegyezel.
   *[no] { $name } beleegyezik.
  }
page-table-life-answer-no = { $you ->
    [yes] Nem egyezel bele.
   *[no] { $name } nem egyezik bele.
  }
page-table-life-resign = { $you ->
    [yes] Feladod.
   *[no] { $name } feladja.
  }
page-table-life-flag = { $you ->
    [yes] Lejárt az időd.
   *[no] { $name } ideje lejárt.
  }
page-table-life-claim = { $you ->
    [yes] Túl sokáig voltál távol.
   *[no] { $name } túl sokáig volt távol.
  }
page-table-life-bot = { $you ->
    [yes] Bot játszik helyetted.
   *[no] Bot játszik helyette: { $name }.
  }
page-table-life-return = { $you ->
    [yes] Visszatértél.
   *[no] { $name } visszatért.
  }
page-table-life-rematch = Elkészült a következő játék.
page-table-life-pause = Az asztal egy ideig szünetelt; senkinek nem járt az órája.
page-table-chat = Csevegés
page-table-chat-empty = Még senki nem szólt semmit.
page-table-chat-say = Mondj valamit
page-table-chat-send = Küldés
page-table-mute = { $name } elnémítása
page-table-unmute = Némítás feloldása: { $name }

# Around the table
page-table-players = Játékosok
page-table-to-act = van soron
page-table-open-seat = Szabad hely
page-table-away = távol van
page-table-left-resign = feladta
page-table-left-flag = lejárt az ideje
page-table-left-claim = távol maradt
page-table-watchers = { $count ->
    [one] Valaki nézi a játékot: { $names }
   *[other] { $count } néző: { $names }
}
page-table-watcher-nameless = egy vendég
page-table-playable = Kijátszható.
page-table-replaced = Amíg távol vagy, egy bot játszik helyetted.
page-table-rematch-asked = A következő játszma rád vár.
page-table-clock = Hátralévő idő: { $time }
page-table-watching = Nézőként vagy itt.
page-table-level-random = találomra játszik
page-table-level-beginner = kezdő
page-table-level-apprentice = tanonc
page-table-level-club = klubjátékos
page-table-level-expert = mester
page-table-level-champion = bajnok
page-table-lost = Megszakadt a kapcsolat, újra próbáljuk …
page-table-menu = Az asztal menüje
page-table-rules = Szabályok
page-table-come-back = Visszaveszem a helyem a bottól
page-table-bot-for-me = Játsszon helyettem egy bot
page-table-bot-for = Játsszon bot helyette: { $name }
page-table-claim = Kérem a győzelmet: { $name } nincs itt
# A game that is over, from its beginning.
page-table-replay = Az egész játszma újra
page-table-replay-close = Vissza az eredményhez
page-table-replay-at = { $at }. pillanat, összesen { $count }
page-table-replay-run = Lejátszás
page-table-replay-rest = Megállítás
page-table-replay-on = Tovább
page-table-replay-back = Vissza
page-table-replay-turn-on = Következő kör
page-table-replay-turn-back = Előző kör
page-table-record = A játék jegyzőkönyve
page-table-language = Nyelv
page-table-language-en = English
page-table-language-de = Deutsch
page-table-language-hu = Magyar
page-table-sound-on = A hang be van kapcsolva
page-table-sound-off = A hang ki van kapcsolva
page-table-motion-on = A mozgás be van kapcsolva
page-table-motion-off = A mozgás ki van kapcsolva
page-table-resign = Feladás
page-table-resign-sure = Feladod ezt a játékot?
page-table-lobby = A kezdőlapra
page-table-ask-for-take-back = { $name } szeretne visszakozni egy döntéstől.
page-table-ask-for-bot = { $name } szeretné, hogy bot játsszon tovább.
page-table-ask-for-bot-of = { $name } szeretné, hogy bot játsszon helyette: { $other }.
page-table-ask-for-watch = { $name } szeretné nézni a játékot.
page-table-ask-waits = Rá várunk: { $names }.

# Before the game
page-table-waiting = Várunk a játékosokra
page-table-waiting-about = A játék magától elkezdődik, amint mindenki itt van. Minden linket egy-egy játékosnak küldj el.
page-table-waiting-guest = Ennél az asztalnál még van szabad hely.
page-table-is-awaited = még nem jött meg
page-table-waiting-again = A helyek az itt játszóknak vannak fenntartva. A játszma akkor kezdődik, amikor mindenki megérkezett.
page-table-nobody-came = Valaki nem jött el
page-table-nobody-came-about = Letelt az idő, amíg ehhez az asztalhoz le lehetett ülni. A folytatás a verseny oldalán látható.
page-table-sit = Leülök
page-table-link = Link ehhez a helyhez
page-table-link-copy = Link másolása
page-table-link-copied = A link a vágólapon van.
page-table-link-share = Megosztás
page-table-link-new = Link készítése
page-table-share = Egy játék a moondrake-nél

# Shared screen
page-table-handover = { $name }, te jössz
page-table-handover-about = Add át a képernyőt: { $name } következik. Addig semmi sem látszik.
page-table-handover-ready = Én vagyok { $name }
page-table-elsewhere = Ez az asztal egy másik böngészőlapon van nyitva
page-table-elsewhere-about = Többen játszotok egy képernyőnél, ezért egyszerre csak egy böngészőlap mutatja.
page-table-use-here = Használom itt

# Trouble
page-table-trouble = Ez most nem megy
page-table-nowhere-about = Talán hiányzik a link egy része, vagy az asztalt jóval az utolsó lépés után eltávolították.
page-table-again = Próbáld újra
page-table-other-rules = Ez a játszma más szabályokkal kezdődött, mint amelyekkel itt most játszunk, ezért nem folytatható.
page-table-no-watching = Ezt az asztalt nem lehet nézni.
page-table-watch-ask = Megkérdezem, nézhetem-e
page-table-watch-asked = Megkérdeztük a játékosokat.
page-table-refused-stale = Az asztalnál közben továbbmentek: nézd meg újra.
page-table-refused-illegal = A szabályok ezt most nem engedik.
page-table-refused-not-asked = Most más van soron.
page-table-refused-not-now = Ez most nem lehetséges.
page-table-refused-not-yours = Ez nem a te helyed.
page-table-refused-over = A játék véget ért.
page-table-refused-taken = Ez a hely már foglalt.
page-table-refused-unknown = Nincs ilyen asztal.
page-table-refused-gone = Ez az asztal már nem létezik.
page-table-refused-bad-token = Ez a link (már) nem érvényes.
page-table-refused-too-many = Ez egyszerre egy kicsit sok volt. Várj egy pillanatot.
page-table-refused-storage = A szerver most nem tud menteni.
page-table-refused-stopping = A szerver újraindul. Egy pillanat.
page-table-refused-offline = A szerver nem válaszol.
page-table-refused-conflict = Valaki gyorsabb volt: kérlek, nézd meg újra.
page-table-refused-no-identity = A szerver már nem ismeri ezt a böngészőt. Töltsd újra az oldalt.
page-table-side-unread = { $count ->
    [one] Napló és csevegés: egy új üzenet
   *[other] Napló és csevegés: { $count } új üzenet
}
page-table-chat-unread = Csevegés ({ $count } új)
page-table-absent = { $name } már egy ideje nincs itt.
page-table-absent-soon = { $name } nincs itt. { $minutes ->
    [one] Egy perc
   *[other] { $minutes } perc
} múlva igényelheted a győzelmet, vagy játszhat helyette egy bot.
page-table-absent-seconds = { $name } nincs itt. { $seconds } másodperc múlva igényelheted a győzelmet, vagy játszhat helyette egy bot.
page-table-absent-away = { $name } nincs itt.
page-table-absent-bot = Játsszon tovább egy bot
page-table-absent-claim = Igénylem a győzelmet
page-table-refused-too-soon = Ez csak akkor lehetséges, ha valaki már egy ideje nincs itt. Várj még egy kicsit.
page-table-refused-other = Valami nem sikerült; semmi sem változott.

# The end
page-table-end-won = Győztél!
page-table-end-shared = Megosztott győzelem
page-table-end-lost = Ezt a játékot elvesztetted
page-table-sheet = Az eddigi játszmák
page-table-sheet-game = Játszma
page-table-sheet-sum = Összesen
page-table-end-watched = { $count ->
    [one] { $names } győzött
   *[other] { $names } közösen győzött
  }
page-table-end-winner = { $count ->
    [one] Győztes
   *[other] Győztesek
  }: { $names }
page-table-end-by-resign = { $you ->
    [yes] Feladtad.
   *[no] { $name } feladta.
  }
page-table-end-by-flag = { $you ->
    [yes] Lejárt az időd.
   *[no] { $name } ideje lejárt.
  }
page-table-end-by-claim = { $name } túl sokáig volt távol.
page-table-end-by-penalty = { $name } visszakozott, és ez itt a játékba kerül.
page-table-end-how-dragon = { $you ->
    [yes] Egy negyedik sárkányt is magadhoz csábítottál.
   *[no] { $names } egy negyedik sárkányt is magához csábított.
  }
page-table-end-others = Más játékosok, más { $game ->
    [equinox] teremtmények
   *[other] népek
  }
page-table-end-how-cards = { $count ->
    [0] Elfogytak a lapok, és minden sárkány középen van: { $you ->
        [yes] neked tovább volt lapod.
       *[no] { $names } lapjai tovább tartottak.
      }
   *[other] Elfogytak a lapok, és { $you ->
        [yes] nálad { $count } sárkány van.
       *[no] { $names } oldalán { $count } sárkány van.
      }
  }
page-table-end-crystals = { $count ->
    [one] { $count } kristály
   *[other] { $count } kristály
  }
page-table-end-crystals-for = { $names }: { $count ->
    [one] egy kristály
   *[other] { $count } kristály
  }
page-table-match = Mérkőzés { $goal } kristályig
page-table-match-won = { $name } megnyerte a mérkőzést.
page-table-assisted = Valaki segítséget kapott ebben a játékban; külön számítjuk.
page-table-fair = Tisztességes volt a keverés?
page-table-fair-about = A szerver a játék előtt rögzítette a saját kezdőértékét (az ujjlenyomatát közölte), és összekeverte a játékosokéval; a jegyzőkönyvből bárki újraszámolhat minden húzást.
page-table-fair-commitment = Ujjlenyomat
page-table-fair-server = A szerver kezdőértéke
page-table-fair-seat = { $name } kezdőértéke
page-table-rematch = Még egy játék
page-table-to-tournament = A versenyhez
page-table-rematch-next = A mérkőzés következő játéka
page-table-rematch-join = Csatlakozás a következő játékhoz

# Keys
page-table-key-next = a következő lehetőséghez
page-table-key-arrows = egyik dologtól a másikig
page-table-key-enter = megteszem, vagy miért nem
page-table-key-digits = a kérdés gombjai
page-table-key-pass = passz, kész
page-table-key-fight = harc
page-table-key-retreat = visszavonulás, lemondás
page-table-key-zoom = a lap megtekintése
page-table-key-hint = tipp
page-table-key-undo = visszakozás
page-table-key-breakdown = miből jönnek ki a számok
page-table-key-memory = amit már láttam
page-table-key-log = napló
page-table-key-chat = csevegés
page-table-key-escape = bezárás

# Ami új, egy sorban
page-table-explain-close = Értem
page-table-explain-goal-bluemoon = A célod: csatákat nyerni. Mindegyik sárkányt hoz hozzád; ha már három nálad van, a következővel megnyered a játékot.
page-table-explain-goal-equinox = A célod: olyan teremtményekre fogadni, akik a végéig maradnak. Minél korábbi a fogadás, annál több pontot ér.
page-table-explain-mulligan = Érdemes megtartani: nagy értékű karaktereket, tűzben és földben is.
page-table-explain-action = Először vezető fázis kártya jöhet, de nem kötelező. Érints meg egy karaktert, hogy rögtön vele harcolj.
page-table-explain-decision = Harcolj tovább: a lapjaidnak el kell érniük a másik hatalmat. Vagy lépj ki: a csata elveszett, de a kezed megmarad.
page-table-explain-character = Játssz ki egy karaktert. Csak a csata elemében számít az értéke: felül a tűz, alul a föld.
page-table-explain-boost = Ha akarsz, egy tápoló- vagy támogató-kártya: a tápoló a következő karakteredig segít, a támogató a csata végéig.
page-table-explain-announce = Mondd be a hatalmadat. A másik oldalnak el kell érnie, vagy vissza kell vonulnia.
page-table-explain-dragon = Aki visszavonul, elveszíti a csatát: a győztes egy sárkányt csábít magához, hat vagy több kint lévő lappal kettőt.
page-table-explain-bet = Először követ tehetsz egy teremtményre az aktuális sorban, ahol még nincs; aztán lapot játszol ki. Ha mindegyiknek van, a leggyengébb eltűnik.
