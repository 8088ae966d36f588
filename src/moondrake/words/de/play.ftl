play-help = im Terminal gegen Bots spielen
play-bluemoon-help = das Duell um drei Drachen
play-equinox-help = das Turnier der Fabelwesen
play-deck = dein Volk oder eine Datei mit einem Deck (sonst ausgelost)
play-opponent = Volk oder Deckdatei des Bots (sonst ausgelost)
play-lists = kennt jeder die Deckliste des anderen? (sonst closed, wenn ein Deck aus einer Datei kommt)
play-ruleset = { $names } oder eine Mischung: ansmann+Schalter=Wort (sonst ansmann; bei Basissets kosmos)
play-start = wer beginnt
play-match = spielen, bis jemand fünf Kristalle hat
play-players = du und die Bots
play-creatures = acht Namen, random (ausgelost) oder picked (der Reihe nach gewählt)
play-equinox-ruleset = z. B. equinox+trees=2-1
play-bot = wie die Bots spielen
play-seed = dieselbe Zahl gibt dasselbe Spiel
play-save = am Ende eine Aufzeichnung des Spiels schreiben

play-you = { $name } (du)
play-the-bot = { $name } (Bot)
play-player = Spieler
play-bluemoon-begins = Blue Moon, { $me } (du) gegen { $other }, Startzahl { $seed }.
play-equinox-begins = Equinox zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
  }: du, { $others }; Startzahl { $seed }.
play-type-help = Mit help erfährst du die Befehle.
play-match-stands = In der Partie steht es { $mine } zu { $yours } Kristallen. Wer verloren hat, beginnt.
play-match-won = { $name } gewinnt die Partie mit { $mine } zu { $yours } Kristallen.
play-again = Dieselben Karten noch einmal: { $command }

play-commands =
    Antworte mit einer Nummer der Liste oder mit ihren Worten.
    {"  "}look        der Tisch, wie du ihn siehst
    {"  "}card WORT   was eine Karte oder Kreatur sagt; ein Teil des Namens genügt
    {"  "}list        noch einmal die erlaubten Antworten
    {"  "}why ZUG     warum etwas nicht erlaubt ist, z. B. why { $example }
    {"  "}power       woher beide Stärken kommen
    {"  "}hint        was ein starker Spieler täte, und warum
    {"  "}save DATEI  das Spiel bis hierher als Aufzeichnung schreiben
    {"  "}quit        das Spiel verlassen
play-left = Du hast das Spiel verlassen.
play-no-number = Die Nummer { $typed } gibt es nicht; wähle 1 bis { $most }.
play-not-legal = „{ $typed }“ ist jetzt nicht erlaubt; erlaubt: { $allowed }
play-no-answer = „{ $typed }“ ist hier keine Antwort; erlaubt: { $allowed }
play-no-command = „{ $word }“ gibt es in diesem Spiel nicht.
play-is-legal = „{ $typed }“ ist jetzt erlaubt.
play-and-more = { $shown } und { $more } weitere
play-saved = Die Aufzeichnung ist in { $name }.
play-not-saved = Die Aufzeichnung wurde nicht geschrieben: { $reason }
saving-fault = { $kind ->
    [folder] { $name } ist ein Ordner, keine Datei
    [no-folder] { $name } kann nicht geschrieben werden: Den Ordner { $folder } gibt es nicht
    [forbidden] { $name } darf nicht geschrieben werden
   *[other] { $name } kann nicht geschrieben werden: { $error }
  }
play-take-back-cost = { $kind ->
    [warning] { $name } hat zurückgenommen und ist verwarnt.
    [crystals] { $name } hat zurückgenommen; die Gegenseite erhält { $crystals ->
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
      }.
   *[game] { $name } hat zurückgenommen und verliert das Spiel.
  }
play-leaders = Anführer vereinbart (agreed), ausgelost (random) oder geheim gewählt und gemeinsam aufgedeckt (secret)
play-between = zwischen den Spielen einer Partie: Sets behalten (keep), tauschen (swapSets), neu wählen (chooseAgain) oder das Deck ändern (changeDeck)
play-take-back = was eine Zurücknahme kostet: none (nichts), warning (Verwarnung), „crystals: n“ (Kristalle) oder game (das Spiel)
play-bluemoon-match = Blue Moon, Startzahl { $seed }.
play-the-opponent = Die Gegenseite
play-decks-are = Die Decks: { $mine } (du) gegen { $yours }.
play-choose-secretly = Welches Deck wählst du? Niemand sieht es, bevor beide gewählt haben.
play-choose-mine = Welches Deck spielst du?
play-choose-yours = Welches Deck spielt die Gegenseite?
play-change-deck = Du hast { $deck } gespielt. Schreib den Namen oder die Datei eines anderen Decks, oder done, um es zu behalten.
play-leaders-find = --leaders { $leaders } findet die Decks; lass --deck und --opponent weg (BM-8.7)
play-emissary-deck = { $people } mit { $emissary }
play-chosen-so-far = {"  "}Bisher gewählt: { $cards }
