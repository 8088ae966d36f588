page-bluemoon-aside = Protokoll und Gespräch
page-bluemoon-board = Der Kampf
page-bluemoon-side = Seite von { $name }

page-bluemoon-zone = { $name }: { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-bluemoon-zone-combat = Kampfbereich
page-bluemoon-zone-inactive = { $count ->
    [one] { $count } Karte, nicht mehr aktiv
   *[other] { $count } Karten, nicht mehr aktiv
  }
page-bluemoon-zone-support = Unterstützungsbereich
page-bluemoon-zone-leader = Anführerbereich
page-bluemoon-zone-influence = Einflussbereich
page-bluemoon-zone-ready = Wird gleich gespielt
page-bluemoon-zone-exposed = Offene Intervention
page-bluemoon-zone-vows = Gebunden durch
page-bluemoon-ships = Schiffe
page-bluemoon-ship-sea = Auf See
page-bluemoon-ship-landed = Angelandet
page-bluemoon-draw = Nachzieh­stapel
page-bluemoon-draw-count = Nachziehstapel: { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-bluemoon-discard = Abwurf­stapel
page-bluemoon-discard-top = Oben auf dem Abwurfstapel
page-bluemoon-stack-top = Oben auf dem Anführeraktionenstapel
page-bluemoon-hand-mine = Deine Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-bluemoon-hand-of = Hand von { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
page-bluemoon-hand-empty = Keine Handkarten
page-bluemoon-bluff = Verdeckter Bluff { $place } von { $name }
page-bluemoon-bluff-mine = Dein verdeckter Bluff { $place }

page-bluemoon-fold = { $name }: { $summary }
page-bluemoon-sum-hand = Handkarten { $count }
page-bluemoon-sum-draw = Stapel { $count }
page-bluemoon-sum-leader = Anführer { $count }
page-bluemoon-sum-influence = Einfluss { $count }
page-bluemoon-sum-ships = Schiffe { $count }

page-bluemoon-card-unknown = Eine Karte
page-bluemoon-card-hidden = Eine verdeckte Karte
page-bluemoon-card-chosen = Gewählt
page-bluemoon-card-paid = Wird bezahlt
page-bluemoon-card-asking = Diese Karte fragt
page-bluemoon-card-bluff = Liegt verdeckt
page-bluemoon-card-inactive = Nicht mehr aktiv
page-bluemoon-card-laid = Wird ausgelegt
page-bluemoon-card-cargo = Ladung
page-bluemoon-card-revealed = Aufgedeckt

page-bluemoon-dragons-middle = Alle drei Drachen sind in der Mitte
page-bluemoon-dragons-with = { $count ->
    [one] { $count } Drache ist bei { $name }
   *[other] { $count } Drachen sind bei { $name }
  }
page-bluemoon-element-fire = Feuer
page-bluemoon-element-earth = Erde
page-bluemoon-element-none = Noch kein Element
page-bluemoon-power = { $name }: Stärke { $power }
page-bluemoon-power-both = { $name }: bisher Feuer { $fire }, Erde { $earth }
page-bluemoon-leads = führt
page-bluemoon-shield = Abgewehrt
page-bluemoon-reach = Muss { $power } erreichen
page-bluemoon-reach-short = braucht { $power }
page-bluemoon-breakdown = Wie das zustande kommt
page-bluemoon-to-act = am Zug
page-bluemoon-crystals = { $count ->
    [one] { $count } Kristall
   *[other] { $count } Kristalle
  }

page-bluemoon-phases = Der Zug
page-bluemoon-turn-mine = Du bist am Zug
page-bluemoon-turn-of = { $name } ist am Zug
page-bluemoon-turn-over = Das Spiel ist zu Ende
page-bluemoon-first = erster Zug des Kampfes
page-bluemoon-later = der Kampf geht weiter
page-bluemoon-phase-begin = Zugbeginn
page-bluemoon-phase-action = Aktion
page-bluemoon-phase-decision = Kampf oder Rückzug
page-bluemoon-phase-character = Charakter
page-bluemoon-phase-boost = Verstärkung, Unterstützung
page-bluemoon-phase-power = Stärke ansagen
page-bluemoon-phase-end = Karten nachziehen

page-bluemoon-picker = { $count ->
    [one] { $count } Karte zur Wahl
   *[other] { $count } Karten zur Wahl
  }
page-bluemoon-picker-show = Karten zeigen
page-bluemoon-picker-hide = Auf den Tisch schauen
page-bluemoon-picked = { $count ->
    [one] Bisher { $count } Karte gewählt
   *[other] Bisher { $count } Karten gewählt
  }
