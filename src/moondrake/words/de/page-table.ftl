# At a table: prompt, log, chat, pop-ups, end of a game.
page-table-title = Tisch
page-table-loading = Der Tisch wird gedeckt …
page-table-prompt = Was gefragt ist
page-table-is-over = Das Spiel ist zu Ende.
page-table-result = Ergebnis
page-table-waits-for-players = Wir warten auf die anderen.
page-table-waits-for = { $name } überlegt.
page-table-waits-for-person = Warten auf { $name }.
page-table-sending = Einen Moment …
page-table-skip = Berühre den Tisch, um weiterzugehen.
page-table-click-cards = Wähle auf dem Tisch oder aus deiner Hand.
page-table-click-hand = Wähle aus deiner Hand.
page-table-passing = Gleich von selbst: { $action }
page-table-your-turn = Du bist dran
page-table-again-last = Den letzten Zug noch einmal zeigen
page-table-hint = Tipp
page-table-hint-thinking = Der Tipp wird überlegt …
page-table-take-back = Zurücknehmen
page-table-ask-take-back = Um Rücknahme bitten
page-table-take-back-about = Deine letzte Entscheidung und alles, was auf sie folgte, wird zurückgenommen.
page-table-ask-take-back-about = Die anderen müssen zustimmen, bevor deine letzte Entscheidung zurückgenommen wird.
page-table-close = Schließen
page-table-yes = Ja
page-table-no = Nein

# Pop-ups
page-table-menu-of = { $thing }: was möglich ist
page-table-choose-card = Diese Karte wählen
page-table-why-fight = Warum kann ich nicht kämpfen?
page-table-why-pass = Warum kann ich nicht passen?
page-table-why = Warum nicht?
page-table-why-asking = Ich sehe nach …
page-table-why-nothing = Damit ist im Moment nichts anzufangen.
page-table-look = Karte ansehen
page-table-confirm = Bist du sicher?
page-table-confirm-text = { $action }: Das lässt sich nicht zurücknehmen.
page-table-breakdown = Woher die Zahlen kommen
page-table-breakdown-missing = Im Moment gibt es nichts zusammenzuzählen.
page-table-breakdown-no-fight = Noch ist kein Element umkämpft, also gibt es keine Stärke zusammenzuzählen.
page-table-control = Herrschaft
page-table-creature = Kreatur
page-table-controller = Beherrscht von
page-table-scores = Wertung
page-table-player = Spieler
page-table-row = Reihe
page-table-points = Punkte
page-table-champion = Championkarte
page-table-scores-not = { $points } (zählt nicht mehr)
page-table-memory = Was ich gesehen habe
page-table-memory-about = Nur, was du selbst gesehen hast und dir hättest merken können.
page-table-memory-empty = Noch nichts.
page-table-memory-discards = { $count ->
    [one] { $count } Karte abgeworfen
   *[other] { $count } Karten abgeworfen
  }
page-table-memory-stack = { $count ->
    [one] { $count } Karte im Stapel der Anführeraktionen
   *[other] { $count } Karten im Stapel der Anführeraktionen
  }
page-table-memory-hand = { $count ->
    [one] { $count } Handkarte bekannt
   *[other] { $count } Handkarten bekannt
  }
page-table-memory-unseen = { $count ->
    [one] { $count } Karte noch nicht gesehen
   *[other] { $count } Karten noch nicht gesehen
  }
page-table-memory-aside = { $count ->
    [one] { $count } Karte beiseitegelegt
   *[other] { $count } Karten beiseitegelegt
  }
page-table-memory-covered = { $creature }, Reihe { $row }: { $count ->
    [one] { $count } Karte verdeckt
   *[other] { $count } Karten verdeckt
  }

# Log and chat
page-table-side = Verlauf und Chat
page-table-log = Verlauf
page-table-log-older = Frühere Züge zeigen
page-table-log-empty = Noch ist nichts geschehen.
page-table-row-draw = { $you ->
    [yes] Du ziehst { $count } Karten
   *[no] { $name } zieht { $count } Karten
  }
page-table-row-discard = { $you ->
    [yes] Du wirfst { $count } Karten ab
   *[no] { $name } wirft { $count } Karten ab
  }
page-table-row-return = { $you ->
    [yes] Du gibst { $count } Karten in deinen Nachziehstapel zurück
   *[no] { $name } gibt { $count } Karten in den Nachziehstapel zurück
  }
page-table-row-under = { $you ->
    [yes] Du legst { $count } Karten unter deinen Nachziehstapel
   *[no] { $name } legt { $count } Karten unter den Nachziehstapel
  }
page-table-row-take = { $you ->
    [yes] Du nimmst { $count } Karten aus deinem Nachziehstapel auf die Hand
   *[no] { $name } nimmt { $count } Karten aus dem Nachziehstapel auf die Hand
  }
page-table-row-invited = { $count } Kreaturen nehmen am Turnier teil
page-table-row-each = Eine nach der anderen
page-table-life-join = { $you ->
    [yes] Du setzt dich.
   *[no] { $name } setzt sich.
  }
page-table-life-back = { $you ->
    [yes] Du nimmst eine Entscheidung zurück.
   *[no] { $name } nimmt eine Entscheidung zurück.
  }
page-table-life-ask-take-back = { $you ->
    [yes] Du bittest, eine Entscheidung zurücknehmen zu dürfen.
   *[no] { $name } bittet, eine Entscheidung zurücknehmen zu dürfen.
  }
page-table-life-ask-bot = { $you ->
    [yes] Du bittest um einen Bot.
   *[no] { $name } bittet um einen Bot.
  }
page-table-life-ask-watch = Jemand möchte zuschauen.
page-table-life-answer-yes = { $you ->
    [yes] Du bist einverstanden.
   *[no] { $name } ist einverstanden.
  }
page-table-life-answer-no = { $you ->
    [yes] Du bist nicht einverstanden.
   *[no] { $name } ist nicht einverstanden.
  }
page-table-life-resign = { $you ->
    [yes] Du gibst auf.
   *[no] { $name } gibt auf.
  }
page-table-life-flag = { $you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Die Zeit von { $name } ist abgelaufen.
  }
page-table-life-claim = { $you ->
    [yes] Du warst zu lange weg.
   *[no] { $name } war zu lange weg.
  }
page-table-life-bot = { $you ->
    [yes] Ein Bot spielt für dich.
   *[no] Ein Bot spielt für { $name }.
  }
page-table-life-return = { $you ->
    [yes] Du bist zurück.
   *[no] { $name } ist zurück.
  }
page-table-life-rematch = Das nächste Spiel ist vorbereitet.
page-table-life-pause = Der Tisch ruhte eine Weile; keine Uhr lief.
page-table-chat = Chat
page-table-chat-empty = Noch hat niemand etwas gesagt.
page-table-chat-say = Sag etwas
page-table-chat-send = Senden
page-table-mute = Nicht mehr zeigen, was { $name } sagt
page-table-unmute = Wieder zeigen, was { $name } sagt

# Around the table
page-table-players = Wer mitspielt
page-table-to-act = ist am Zug
page-table-open-seat = Freier Platz
page-table-away = abwesend
page-table-left-resign = hat aufgegeben
page-table-left-flag = Zeit abgelaufen
page-table-left-claim = ist weggeblieben
page-table-watchers = { $count ->
    [one] Jemand sieht zu: { $names }
   *[other] { $count } sehen zu: { $names }
}
page-table-watcher-nameless = ein Gast
page-table-playable = Kann gespielt werden.
page-table-replaced = Ein Bot spielt für dich, solange du weg bist.
page-table-rematch-asked = Die nächste Partie wartet auf dich.
page-table-clock = Verbleibende Zeit: { $time }
page-table-watching = Du schaust zu.
page-table-level-random = spielt aufs Geratewohl
page-table-level-beginner = Einsteiger
page-table-level-apprentice = Lehrling
page-table-level-club = Vereinsspieler
page-table-level-expert = Könner
page-table-level-champion = Meister
page-table-lost = Verbindung verloren, neuer Versuch …
page-table-menu = Menü des Tisches
page-table-rules = Regeln
page-table-come-back = Meinen Platz vom Bot zurücknehmen
page-table-bot-for-me = Einen Bot für mich spielen lassen
page-table-bot-for = Einen Bot für { $name } spielen lassen
page-table-claim = Sieg beanspruchen: { $name } ist weg
# A game that is over, from its beginning.
page-table-replay = Die ganze Partie ansehen
page-table-replay-close = Zurück zum Ergebnis
page-table-replay-at = Moment { $at } von { $count }
page-table-replay-run = Abspielen
page-table-replay-rest = Anhalten
page-table-replay-on = Weiter
page-table-replay-back = Zurück
page-table-replay-turn-on = Nächster Zug
page-table-replay-turn-back = Zug davor
page-table-record = Aufzeichnung des Spiels
page-table-language = Sprache
page-table-language-en = English
page-table-language-de = Deutsch
page-table-language-hu = Magyar
page-table-sound-on = Ton ist an
page-table-sound-off = Ton ist aus
page-table-motion-on = Bewegung ist an
page-table-motion-off = Bewegung ist aus
page-table-resign = Aufgeben
page-table-resign-sure = Gibst du dieses Spiel auf?
page-table-lobby = Zur Lobby
page-table-ask-for-take-back = { $name } möchte eine Entscheidung zurücknehmen.
page-table-ask-for-bot = { $name } möchte einen Bot weiterspielen lassen.
page-table-ask-for-bot-of = { $name } möchte einen Bot für { $other } spielen lassen.
page-table-ask-for-watch = { $name } möchte zuschauen.
page-table-ask-waits = Wir warten auf { $names }.

# Before the game
page-table-waiting = Es fehlt noch jemand
page-table-waiting-about = Das Spiel beginnt von selbst, sobald alle da sind. Schick jeden Link an eine Person.
page-table-waiting-guest = An diesem Tisch ist noch ein Platz frei.
page-table-is-awaited = ist noch nicht da
page-table-waiting-again = Die Plätze sind für alle freigehalten, die hier spielen. Die Partie beginnt, sobald alle gekommen sind.
page-table-nobody-came = Jemand ist nicht gekommen
page-table-nobody-came-about = Die Zeit, an diesen Tisch zu kommen, ist um. Wie es weitergeht, steht auf der Seite des Turniers.
page-table-sit = Hinsetzen
page-table-link = Link zu diesem Platz
page-table-link-copy = Link kopieren
page-table-link-copied = Der Link ist kopiert.
page-table-link-share = Teilen
page-table-link-new = Link machen
page-table-share = Ein Spiel bei moondrake

# Shared screen
page-table-handover = { $name }, du bist dran
page-table-handover-about = Gib den Bildschirm an { $name } weiter. Vorher ist nichts zu sehen.
page-table-handover-ready = Ich bin { $name }
page-table-elsewhere = Dieser Tisch ist in einem anderen Tab offen
page-table-elsewhere-about = An diesem Tisch sitzen mehrere vor einem Bildschirm, darum zeigt ihn nur ein Tab.
page-table-use-here = Hier benutzen

# Trouble
page-table-trouble = Das klappt gerade nicht
page-table-nowhere-about = Vielleicht fehlt ein Stück des Links, oder der Tisch wurde lange nach dem letzten Zug entfernt.
page-table-again = Noch einmal versuchen
page-table-other-rules = Diese Partie wurde nach anderen Regeln begonnen, als hier jetzt gespielt werden; sie kann nicht weitergehen.
page-table-no-watching = An diesem Tisch darf man nicht zuschauen.
page-table-watch-ask = Fragen, ob ich zuschauen darf
page-table-watch-asked = Die Spieler werden gefragt.
page-table-refused-stale = Am Tisch ging es schon weiter: Sieh bitte noch einmal hin.
page-table-refused-illegal = Das erlauben die Regeln jetzt nicht.
page-table-refused-not-asked = Gerade ist jemand anderes gefragt.
page-table-refused-not-now = Das geht im Moment nicht.
page-table-refused-not-yours = Dieser Platz gehört dir nicht.
page-table-refused-over = Das Spiel ist zu Ende.
page-table-refused-taken = Dieser Platz ist besetzt.
page-table-refused-unknown = Diesen Tisch gibt es nicht.
page-table-refused-gone = Diesen Tisch gibt es nicht mehr.
page-table-refused-bad-token = Dieser Link gilt nicht (mehr).
page-table-refused-too-many = Das war etwas viel auf einmal. Warte bitte einen Moment.
page-table-refused-storage = Der Server kann gerade nichts speichern.
page-table-refused-stopping = Der Server startet neu. Einen Moment.
page-table-refused-offline = Der Server antwortet nicht.
page-table-refused-conflict = Jemand war schneller: Bitte sieh noch einmal hin.
page-table-refused-no-identity = Der Server kennt diesen Browser nicht mehr. Lade die Seite neu.
page-table-side-unread = { $count ->
    [one] Verlauf und Chat: eine neue Nachricht
   *[other] Verlauf und Chat: { $count } neue Nachrichten
}
page-table-chat-unread = Chat ({ $count } neu)
page-table-absent = { $name } ist schon länger weg.
page-table-absent-soon = { $name } ist weg. In { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} kannst du den Sieg beanspruchen oder einen Bot weiterspielen lassen.
page-table-absent-seconds = { $name } ist weg. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} kannst du den Sieg beanspruchen oder einen Bot weiterspielen lassen.
page-table-absent-away = { $name } ist weg.
page-table-absent-bot = Einen Bot weiterspielen lassen
page-table-absent-claim = Sieg beanspruchen
page-table-refused-too-soon = Das geht erst, wenn jemand länger weg ist. Bitte warte noch ein wenig.
page-table-refused-other = Etwas ist schiefgegangen; es hat sich nichts geändert.

# The end
page-table-end-won = Du gewinnst!
page-table-end-shared = Ein geteilter Sieg
page-table-end-lost = Dieses Spiel ist verloren
page-table-sheet = Alle Spiele bisher
page-table-sheet-game = Spiel
page-table-sheet-sum = Zusammen
page-table-end-watched = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  }
page-table-end-winner = { $count ->
    [one] Gewonnen hat
   *[other] Gewonnen haben
  }: { $names }
page-table-end-by-resign = { $you ->
    [yes] Du hast aufgegeben.
   *[no] { $name } hat aufgegeben.
  }
page-table-end-by-flag = { $you ->
    [yes] Deine Zeit war abgelaufen.
   *[no] Die Zeit von { $name } war abgelaufen.
  }
page-table-end-by-claim = { $name } war zu lange weg.
page-table-end-by-penalty = { $name } hat zurückgenommen, und das kostet hier das Spiel.
page-table-end-how-dragon = { $you ->
    [yes] Du hast einen vierten Drachen angezogen.
   *[no] { $names } hat einen vierten Drachen angezogen.
  }
page-table-end-others = Andere Spieler, andere { $game ->
    [equinox] Wesen
   *[other] Völker
  }
page-table-end-how-cards = { $count ->
    [0] Die Karten sind zu Ende, und alle Drachen sind in der Mitte: { $you ->
        [yes] Du hattest länger Karten.
       *[no] { $names } hatte länger Karten.
      }
    [one] Die Karten sind zu Ende, und ein Drache ist { $you ->
        [yes] bei dir.
       *[no] bei { $names }.
      }
   *[other] Die Karten sind zu Ende, und { $count } Drachen sind { $you ->
        [yes] bei dir.
       *[no] bei { $names }.
      }
  }
page-table-end-crystals = { $count ->
    [one] { $count } Kristall
   *[other] { $count } Kristalle
  }
page-table-end-crystals-for = { $names }: { $count ->
    [one] ein Kristall
   *[other] { $count } Kristalle
  }
page-table-match = Partie bis { $goal } Kristalle
page-table-match-won = { $name } hat die Partie gewonnen.
page-table-assisted = In diesem Spiel hatte jemand Hilfe; es wird getrennt gezählt.
page-table-fair = Wurde fair gemischt?
page-table-fair-about = Der Server legte seinen Startwert vor dem Spiel fest (die Festlegung ist dessen Fingerabdruck) und mischte ihn mit denen der Spieler; mit der Aufzeichnung kann jeder alles Ziehen nachrechnen.
page-table-fair-commitment = Festlegung
page-table-fair-server = Startwert des Servers
page-table-fair-seat = Startwert von { $name }
page-table-rematch = Noch ein Spiel
page-table-to-tournament = Zum Turnier
page-table-rematch-next = Nächstes Spiel der Partie
page-table-rematch-join = Beim nächsten Spiel mitmachen

# Keys
page-table-key-next = zum Nächsten, was du tun kannst
page-table-key-arrows = von einem zum anderen
page-table-key-enter = tun, oder warum nicht
page-table-key-digits = die Knöpfe der Frage
page-table-key-pass = passen, fertig
page-table-key-fight = kämpfen
page-table-key-retreat = zurückziehen, verzichten
page-table-key-zoom = Karte ansehen
page-table-key-hint = Tipp
page-table-key-undo = zurücknehmen
page-table-key-breakdown = woher die Zahlen kommen
page-table-key-memory = was ich gesehen habe
page-table-key-log = Verlauf
page-table-key-chat = Chat
page-table-key-escape = schließen

# Was neu ist, in einer Zeile
page-table-explain-close = Verstanden
page-table-explain-goal-bluemoon = Dein Ziel: Kämpfe gewinnen. Jeder bringt Drachen auf deine Seite; sind drei bei dir, gewinnt der nächste das Spiel.
page-table-explain-goal-equinox = Dein Ziel: auf Wesen setzen, die bis zum Ende bleiben. Je früher ein Einsatz, desto mehr Punkte bringt er.
page-table-explain-mulligan = Behaltenswert: Charaktere mit hohen Werten, in Feuer wie in Erde.
page-table-explain-action = Zuerst kann eine Aktionskarte kommen, nötig ist keine. Berühre einen Charakter, um gleich mit ihm zu kämpfen.
page-table-explain-decision = Kämpfe weiter: Deine Karten müssen die andere Stärke erreichen. Oder geh: Der Kampf ist verloren, deine Hand bleibt.
page-table-explain-character = Spiele einen Charakter. Es zählt nur sein Wert im Element des Kampfes: oben Feuer, unten Erde.
page-table-explain-boost = Wenn du magst, eine Verstärkung oder Unterstützung: Die eine hilft bis zu deinem nächsten Charakter, die andere den ganzen Kampf.
page-table-explain-announce = Sage deine Stärke an. Die andere Seite muss sie erreichen oder sich zurückziehen.
page-table-explain-dragon = Wer sich zurückzieht, verliert den Kampf: Die Siegerseite gewinnt einen Drachen, mit sechs oder mehr ausliegenden Karten zwei.
page-table-explain-bet = Zuerst darfst du einen Stein auf ein Wesen in der aktuellen Reihe setzen, wo noch keiner liegt; dann spielst du eine Karte. Hat jedes Wesen eine, verschwindet das schwächste.
