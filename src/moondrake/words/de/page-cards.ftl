# Karten: Symbole, Arten, Völker, eine Karte in Worten, die große Karte.
page-cards-element-fire = Feuer
page-cards-element-earth = Erde
page-cards-icon-shield-fire = ABGEWEHRT bei Feuer
page-cards-icon-shield-earth = ABGEWEHRT bei Erde
page-cards-icon-stop = STOPP
page-cards-icon-retrieve = WIEDERAUFNEHMEN
page-cards-icon-protected = GESCHÜTZT
page-cards-icon-free = FREI
page-cards-icon-pair = PAAR
page-cards-icon-gang-cool = GANG (Cool)
page-cards-icon-gang-top = GANG (Top)
page-cards-icon-gang-fun = GANG (Fun)
page-cards-icon-gang-no = GANG (Null)
page-cards-icon-replace = ERSETZEN
page-cards-icon-bluff-fire = BLUFF (Feuer)
page-cards-icon-bluff-earth = BLUFF (Erde)
page-cards-icon-bluff-none = BLUFF (schlicht)
page-cards-symbol-shield = ABGEWEHRT
page-cards-symbol-moon = Mond
page-cards-symbol-capacity = Schiffskapazität
page-cards-symbol-crystal = Kristall
page-cards-symbol-hand = Hand
page-cards-symbol-pile = Stapel
page-cards-symbol-ignored-card = Karte ignoriert
page-cards-symbol-ignored-text = Sonderfunktion ignoriert
page-cards-symbol-ignored-icons = Symbole ignoriert
page-cards-does-shield = Sagst du in diesem Element an, musst du die Stärke des Gegners nicht erreichen.
page-cards-does-stop = Nach dieser Karte legst du in diesem Zug keine weiteren Karten aus.
page-cards-does-retrieve = Zu Beginn deines Zuges darfst du diese Karte wieder auf die Hand nehmen.
page-cards-does-protected = Solange sie aktiv ist, wirken gegnerische Sonderfunktionen nicht auf sie.
page-cards-does-free = Sie zählt nicht zu dem einen Charakter oder der einen Verstärkung oder Unterstützung pro Zug.
page-cards-does-pair = Direkt nach der ersten Karte des Paares darfst du die zweite auslegen.
page-cards-does-gang = Sind nur Mitglieder dieser Gang aktiv, darfst du ein weiteres auslegen, und die anderen bleiben aktiv.
page-cards-does-replace = Statt einer Aktionskarte darfst du sie von der Hand abwerfen und eine Karte nachziehen.
page-cards-does-bluff = Du darfst sie verdeckt als Unterstützung auslegen; wer daran zweifelt, sagt „Farbe bekennen“.
page-cards-kind-leader = Anführer
page-cards-kind-character = Charakter
page-cards-kind-booster = Verstärkung
page-cards-kind-support = Unterstützung
page-cards-kind-leadership = Anführeraktion
page-cards-kind-influence-ship = Schiff (Einfluss)
page-cards-kind-influence-hyla = Hyla (Einfluss)
page-cards-kind-achievement = Kristallkarte
page-cards-kind-interference = Intervention
page-cards-kind-inquisitor = Inquisitor
page-cards-kind-emissary = Gesandter
page-cards-people-hoax = Hoax
page-cards-people-vulca = Vulca
page-cards-people-mimix = Mimix
page-cards-people-flit = Flit
page-cards-people-khind = Khind
page-cards-people-terrah = Terrah
page-cards-people-pillar = Pillar
page-cards-people-aqua = Aqua
page-cards-people-buka = Buka
page-cards-people-mutant = Mutanten
page-cards-people-hyla = Hyla
page-cards-people-tutu = Tutu
page-cards-people-inter = Intervention
page-cards-people-inq = Inquisitoren
page-cards-people-emissary = Gesandte
page-cards-people-moondrake = moondrake
page-cards-say-name = { $name }: { $people }, { $kind }.
page-cards-say-values = Feuer { $fire }, Erde { $earth }.
page-cards-say-icons = { $count ->
    [one] Symbol: { $icons }.
   *[other] Symbole: { $icons }.
  }
page-cards-say-capacity = Schiffskapazität { $count }.
page-cards-say-moons = { $count ->
    [one] { $count } Mond.
   *[other] { $count } Monde.
  }
page-cards-say-text = Text: { $text }
page-cards-say-counts = Zählt jetzt { $value }.
page-cards-say-ignored-card = Die Karte wird ignoriert.
page-cards-say-ignored-text = Ihre Sonderfunktion wird ignoriert.
page-cards-say-ignored-icons = Ihre Symbole werden ignoriert.
page-cards-say-protected = Sie ist geschützt.
page-cards-certainty = { $certainty ->
    [reconstructed] Angaben weniger sicher: rekonstruiert, die gedruckte Karte kann abweichen.
    [effect-known] Angaben weniger sicher: Die Wirkung ist bekannt, die Monde nicht.
   *[other] Angaben weniger sicher: Niemand konnte sagen, was gedruckt ist.
  }
page-cards-partners = Passt zu { $names }.
page-cards-symbols = Symbole
page-cards-rulings = Regeln dazu
page-cards-no-text = Keine Sonderfunktion.
page-cards-unofficial = Der Name ist inoffiziell: In dieser Sprache wurde die Karte nie gedruckt.
page-cards-number = Nr. { $number }
