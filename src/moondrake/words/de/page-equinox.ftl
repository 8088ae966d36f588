### Der Equinox-Tisch auf der Seite.

page-equinox-you = { $name } (du)
page-equinox-chameleon = Chamäleon
page-equinox-chameleon-text = Spiele es auf das Feld einer beliebigen Kreatur, die noch im Turnier ist, in der aktuellen Reihe. Seine Stärke wird zur Stärke der Kreatur. Es löst nie eine Fähigkeit aus, auch nicht die Kreaturenkarte, die direkt darauf gelegt wird.

## Felder und Kreaturen

page-equinox-grid = Die Lichtung: Kreaturen, Championkarten und Reihen. Runde { $row } von 5.
page-equinox-field = { $creature } in Reihe { $row }
page-equinox-field-gone = verschwunden
page-equinox-field-empty = keine Karte
page-equinox-field-height = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
page-equinox-field-stone = Stein von { $name }
page-equinox-strength = Stärke { $strength }
page-equinox-field-fresh = neu, von { $name }
page-equinox-danger-vanishes = verschwindet am Ende dieses Zuges, wenn es so bleibt
page-equinox-danger-shared = teilt sich die niedrigste Stärke
page-equinox-danger-lowest = bisher am schwächsten
page-equinox-danger-vanishes-long = Am schwächsten in einer vollen Reihe: Wenn sich nichts ändert, verschwindet die Kreatur am Ende dieses Zuges.
page-equinox-danger-shared-long = Sie teilt sich die niedrigste Stärke mit einer anderen Kreatur. Solange das so ist, verschwindet niemand.
page-equinox-danger-lowest-long = Bisher am schwächsten. Es verschwindet niemand, bevor jede Kreatur in dieser Reihe eine Karte hat.
page-equinox-stake-vanishes = So wie es steht, verschwindet { $creature }: { $losses }.
page-equinox-stake-lowest = Füllt eine stärkere Karte die Reihe, verschwindet { $creature }: { $losses }.
page-equinox-vanished-costs = Steine darauf zählen nichts mehr: { $losses }.
page-equinox-would-cost = Verschwindet sie, zählen Steine darauf nichts: { $losses }.
page-equinox-loss-you = du verlierst { $points }
page-equinox-loss-they = { $name } verliert { $points }
page-equinox-loss-nobody = niemand verliert offene Punkte
page-equinox-risk-vanishes = in Gefahr
page-equinox-risk-shared = Gleichstand
page-equinox-risk-lowest = schwach
page-equinox-champions = Champions
page-equinox-champion-stones = Championkarte von { $creature }, Steine von { $names }
page-equinox-champion-empty = Championkarte von { $creature }, keine Steine
page-equinox-head-vanished = { $creature }, verschwunden in Runde { $row }
page-equinox-head-controlled = { $creature }, beherrscht von { $name }
page-equinox-head-free = { $creature }, von niemandem beherrscht
page-equinox-nobody = niemand
page-equinox-worth = ein Stein ist hier { $points } wert
page-equinox-round = Runde { $row }
page-equinox-current = aktuelle Runde

## Spieler

page-equinox-players = Spieler
page-equinox-me = du
page-equinox-bot = Bot, { $level }
page-equinox-away = nicht da
page-equinox-points = Punkte
page-equinox-points-now = { $count ->
    [one] jetzt { $points } Punkt
   *[other] jetzt { $points } Punkte
}
page-equinox-points-possible = noch { $points } möglich
page-equinox-possible-long = Bis zu { $points }, wenn nichts mehr verschwindet und jeder übrige Stein auf das beste freie Feld kommt.
page-equinox-up-to = bis { $points }
page-equinox-stones-left = { $count ->
    [one] noch { $count } Stein
   *[other] noch { $count } Steine
}
page-equinox-hand-size = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-equinox-aside = { $count ->
    [one] { $count } Karte von Cornu beiseitegelegt
   *[other] { $count } Karten von Cornu beiseitegelegt
}
page-equinox-aside-short = { $count } beiseite
page-equinox-has-secret = hat eine geheime Wette
page-equinox-secret-used = die geheime Wette ist schon abgegeben
page-equinox-secret-short = geheime Wette
page-equinox-acts = wird gerade gefragt
page-equinox-turn = ist am Zug
page-equinox-turn-short = am Zug
page-equinox-next = kommt als Nächstes
page-equinox-next-short = danach
page-equinox-steps = Schritte des Zuges: { $name }
page-equinox-step-bet = wetten
page-equinox-step-play = spielen
page-equinox-step-discard = abwerfen
page-equinox-step-draw = nachziehen
page-equinox-step-check = prüfen
page-equinox-help-bet = Ein Stein auf einem Feld zählt am Ende { $points }, wenn die Kreatur noch da ist. Wer am meisten auf eine Kreatur gesetzt hat, beherrscht sie.
page-equinox-help-secret = Ein Stein auf einem Feld zählt { $points }, wenn die Kreatur bleibt. Eine Handkarte verdeckt ist eine geheime Wette: Sie zählt { $champion }, aber du spielst dann keine Karte.
page-equinox-help-reveal = Aufgedeckt zählt deine geheime Wette auch dafür, wer die Kreatur beherrscht, und alle wissen davon. Am Ende bringt sie so oder so { $champion }, wenn die Kreatur bleibt.
page-equinox-help-play = Deine Karte bedeckt, was auf der Kreatur liegt. In einer vollen Reihe verschwindet die schwächste Kreatur.
page-equinox-help-discard = Du darfst bis zu drei Karten verschwundener Kreaturen abwerfen. Dann ziehst du auf acht nach.
page-equinox-pile = Nachziehstapel: { $count }
page-equinox-no-bet = Nicht wetten
page-equinox-no-ability = Nicht nutzen
page-equinox-no-discard = Nichts mehr abwerfen
page-equinox-discards = Ablage: { $count }
page-equinox-piles = Die Stapel
page-equinox-pile-ends = Wer die letzte Karte zieht, beendet das Spiel sofort; dann verschwindet niemand mehr.
page-equinox-discards-closed = Niemand darf sie ansehen.

## Hand

page-equinox-hand = Deine Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
page-equinox-card-vanished = { $card }, die Kreatur ist verschwunden
page-equinox-gone = fort
page-equinox-my-secret = Deine geheime Wette: { $card }
page-equinox-my-secret-short = Geheime Wette
page-equinox-my-aside = { $count ->
    [one] Cornu hat { $count } deiner Karten beiseitegelegt; sie kommt in Schritt 3 deines Zuges zurück.
   *[other] Cornu hat { $count } deiner Karten beiseitegelegt; sie kommen in Schritt 3 deines Zuges zurück.
}
page-equinox-picked = Die gezogenen Karten: behalte eine
page-equinox-offered = Karten zur Wahl

## Eine Kreatur, ein Spieler, eine Karte

page-equinox-about = Mehr über { $creature }
page-equinox-ability = Fähigkeit
page-equinox-vanished-why = Verschwunden in Runde { $row }: Die Reihe war voll, und niemand war schwächer. Steine darauf zählen nichts.
page-equinox-controller = Beherrscher
page-equinox-controls = { $name } hat am meisten gesetzt und darf die Fähigkeit nutzen.
page-equinox-controls-nobody = Niemand hat mehr gesetzt als alle anderen.
page-equinox-row = Reihe
page-equinox-stone = Stein
page-equinox-top-card = Sichtbare Karte
page-equinox-cards = Karten
page-equinox-champion-worth = Champion ({ $points })
page-equinox-round-worth = Runde { $row } ({ $points })
page-equinox-on-champion = Championkarte von { $creature }
page-equinox-sum = Summe
page-equinox-lost = verschwunden, zählt nichts
page-equinox-no-stones = Noch liegt kein Stein offen.
page-equinox-kind-creature = Kreaturenkarte. Sie kommt auf { $creature } in der aktuellen Reihe.
page-equinox-kind-chameleon = Chamäleonkarte. Sie passt zu jeder Kreatur.
page-equinox-kind-tree = Baumkarte. Sie wird danach abgelegt.
page-equinox-who-may = Die Fähigkeit darf nutzen, wer die Kreatur beherrscht und ihre Karte aus der Hand spielt, wenn die Karte nicht direkt auf einem Chamäleon landet.

## Das Ende

page-equinox-final = Endwertung
page-equinox-scores-nothing = 0
page-equinox-place = Platz
page-equinox-place-number = { $place }.
page-equinox-tie = Gleich viele Punkte: Es entscheidet eine geheime Wette, die punktet, dann der Reihe nach die Punkte der Runden 1 bis 5.
