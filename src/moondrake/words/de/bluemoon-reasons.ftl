### Warum etwas nicht zulässig ist, und was helfen würde.

bluemoon-why-game-over = Das Spiel ist zu Ende.
bluemoon-why-unknown = Eine solche Karte oder Handlung gibt es in diesem Spiel nicht.
bluemoon-why-not-seated = Nur wer am Tisch sitzt, darf handeln.
bluemoon-why-chance-decides = Darüber entscheidet der Zufall, kein Spieler.
bluemoon-why-not-your-card = { $card } gehört deinem Gegner.
bluemoon-why-never-played = { $card } liegt im Anführerbereich und wird nie ausgespielt.
bluemoon-why-not-asked = Du bist gerade nicht gefragt, sondern { $seat }.
bluemoon-why-other-question = Eine andere Frage ist offen: { $question }
bluemoon-why-not-wanted = Danach fragt gerade nichts.
bluemoon-why-only-as-answer = { $card } ist eine Intervention und wird in dem Moment ausgespielt, den ihr Text nennt.
bluemoon-why-not-in-hand = { $card } ist nicht auf deiner Hand, sondern liegt { $place }.
bluemoon-why-not-there = { $card } gehört nicht zu den Karten, um die es geht, sondern liegt { $place }.
bluemoon-why-hand-closed = Es ist ein Schiff angelandet ({ $by }); deshalb kommen Charaktere, Verstärkungen und Unterstützungen aus der Ladung und nicht aus der Hand.
bluemoon-why-not-landed = { $card } liegt auf einem Schiff, das nicht angelandet ist.
bluemoon-why-wrong-kind = Eine Karte dieser Art kann man so nicht einsetzen: { $card }.
bluemoon-why-no-icon = { $card } hat kein Symbol { $icon }.
bluemoon-why-icon-ignored = Das Symbol { $icon } von { $card } wird wegen { $by } ignoriert.
bluemoon-why-icon-ignored-alone = Das Symbol { $icon } von { $card } wird ignoriert.
bluemoon-why-not-active = { $card } ist nicht aktiv.
bluemoon-why-must-retreat = Der Zug ging an diesen Punkt zurück; jetzt darfst du den Kampf nur noch verlassen.
bluemoon-why-stopped = Du hast in diesem Zug eine Karte mit STOPP ausgelegt: { $by }.
bluemoon-why-stopped-alone = Du hast in diesem Zug eine Karte mit STOPP ausgelegt.
bluemoon-why-banned = Das ist durch { $by } verboten.
bluemoon-why-banned-alone = Eine Sonderfunktion verbietet es.
bluemoon-why-banned-further = Eine weitere Karte in diesem Zug ist durch { $by } verboten.
bluemoon-why-forsworn = Bis zum Ende des Kampfes ist das durch eine eigene Karte verboten: { $by }.
bluemoon-why-end-draw-banned = Am Zugende zusätzliche Karten nachzuziehen, ist durch { $by } verboten.
bluemoon-why-taking-banned = Eine weitere Karte zu nehmen, ist durch { $by } verboten.
bluemoon-why-challenge-banned = „Farbe bekennen“ auszusprechen, ist durch { $by } verboten.
bluemoon-why-protected = { $card } ist vor deinen Sonderfunktionen GESCHÜTZT.
bluemoon-why-retrieve-blocked = Auch dein Gegner hat aktive Symbole WIEDERAUFNEHMEN, und sie sperren deine: { $by }.
bluemoon-why-text-ignored = Die Sonderfunktion von { $card } wird wegen { $by } ignoriert.
bluemoon-why-text-ignored-alone = Die Sonderfunktion von { $card } wird ignoriert.
bluemoon-why-bluffs-ignored = BLUFF-Unterstützungen werden wegen { $by } ignoriert.
bluemoon-why-bluffs-ignored-alone = BLUFF-Unterstützungen werden ignoriert.
bluemoon-why-own-bluff = Nur der Gegner des Spielers, der am Zug ist, darf „Farbe bekennen“ aussprechen.
bluemoon-why-no-bluff = Es liegt kein Bluff aus.
bluemoon-why-no-retreat-yet = Im ersten Zug eines Kampfes darf sich niemand zurückziehen.
bluemoon-why-no-decline = Auf den Kampfbeginn verzichten kann man nur im ersten Zug eines Kampfes.
bluemoon-why-element-fixed = Der Kampf findet schon { $element } statt; in diesem Element wird die Stärke angesagt.
bluemoon-why-no-mulligan = Handkarten mischt man nur in der Spielvorbereitung zurück, und nur wo das Regelwerk es vorsieht.
bluemoon-why-wrong-phase = Das geht nur { $phase }.
bluemoon-why-condition = { $card } darf nur ausgespielt werden, wenn { $condition }.
bluemoon-why-no-dragon = Für eine Kristallkarte brauchst du mindestens einen eigenen Drachen: { $card }.
bluemoon-why-no-cost = Was vor dem Auslegen von { $card } abzugeben ist, kannst du nicht abgeben.
bluemoon-why-action-used = Deine eine Aktion in diesem Zug ist schon verbraucht.
bluemoon-why-character-played = Du hast in diesem Zug schon deinen einen Charakter ausgespielt.
bluemoon-why-first-turn = Im ersten Zug eines Kampfes sind weder Verstärkungen noch Unterstützungen erlaubt.
bluemoon-why-allowance-used = Du hast in diesem Zug schon deine eine Verstärkung oder Unterstützung ausgespielt.
bluemoon-why-pair-closed = Die zweite Karte eines Paares muss der ersten unmittelbar folgen, und ein Paar hat nur zwei Karten: { $by }.
bluemoon-why-gang-broken = Nicht alle deine aktiven Karten im Kampfbereich gehören zu dieser Gang: { $by }.
bluemoon-why-gang-broken-alone = Nicht alle deine aktiven Karten im Kampfbereich gehören zu dieser Gang.
bluemoon-why-free-condition = { $card } gilt nur dann als FREI, wenn { $condition }.
bluemoon-why-no-ship = In deinem Einflussbereich liegt kein Schiff, das du beladen könntest.
bluemoon-why-ship-full = Auf { $by } ist kein Platz mehr.
bluemoon-why-ship-full-alone = Auf { $card } ist kein Platz mehr.
bluemoon-why-already-landed = { $card } ist schon angelandet.
bluemoon-why-no-such-text = { $card } hat keine Sonderfunktion, die man in seinem Zug nutzt.
bluemoon-why-text-used = Die Sonderfunktion von { $card } ist in diesem Zug schon genutzt.
bluemoon-why-nothing-to-do = Es hätte jetzt keine Wirkung.
bluemoon-why-no-demand = { $card } fordert nichts von dir.
bluemoon-why-paid = Die Forderung von { $card } ist schon bedient.
bluemoon-why-cannot-pay = Mit deinen Handkarten lässt sich die Forderung von { $card } nicht ganz bedienen.
bluemoon-why-superfluous = { $card } trägt zur Forderung nichts bei, oder eine Karte wäre überflüssig.
bluemoon-why-no-character = Zum Kämpfen brauchst du einen Charakter, und du darfst gerade keinen ausspielen. Im Weg: { $by }.
bluemoon-why-no-character-alone = Zum Kämpfen brauchst du einen Charakter, und du hast keinen, den du gerade ausspielen darfst.
bluemoon-why-character-needed = Du musst einen Charakter ausspielen.
bluemoon-why-decision-needed = Du musst dich jetzt entscheiden.
bluemoon-why-announcement-needed = Du musst deine Stärke ansagen.
bluemoon-why-refill-needed = Du musst Karten nachziehen, bevor der Zug endet.
bluemoon-why-already-refilled = Du hast in diesem Zug schon Karten nachgezogen.
bluemoon-why-too-weak = Deine Stärke ist { $n }, nötig ist { $needed }.
bluemoon-why-already-challenged = Über den Bluff hast du schon entschieden.
bluemoon-why-not-an-answer = Die Sonderfunktion von { $card } passt nicht zu dem, was eben geschah.
bluemoon-why-not-described = Die Sonderfunktion von { $by } betrifft { $card } nicht.
bluemoon-why-not-described-alone = { $card } passt hier nicht.
bluemoon-why-too-few = Dafür müsste dein Gegner mindestens { $n } solche Karten haben.
bluemoon-why-last-character = { $card } ist der letzte aktive Charakter deines Gegners und ausgenommen.
bluemoon-why-chosen-already = { $card } ist schon gewählt.
bluemoon-why-not-revealed = Aussuchen darf man nur eine aufgedeckte Karte; die anderen werden zufällig gezogen.
bluemoon-why-no-such-place = Eine Nummer { $n } gibt es nicht.
bluemoon-why-must-choose = Das ist so weit wie möglich auszuführen; du kannst hier nicht aufhören.
bluemoon-why-turn-cannot-end = Damit könntest du deinen Zug nicht beenden: Deine Karten erreichen die nötige Stärke { $needed } nicht, oder eine Forderung bleibt offen.
bluemoon-why-not-offered = Das steht gerade nicht zur Wahl.
bluemoon-why-no-partner = Mit PAAR darf { $card } unmittelbar auf eine Partnerkarte folgen, und keine davon wurde gerade ausgelegt: { $by }.
bluemoon-why-no-partner-alone = In deinem Deck ist kein Partner von { $card }, PAAR hilft also nicht.

bluemoon-remedy-wait = Warte, bis du danach gefragt wirst.
bluemoon-remedy-answer-first = Beantworte zuerst diese Frage.
bluemoon-remedy-in-phase = Du kannst es später in diesem Zug tun, und zwar { $phase }.
bluemoon-remedy-next-turn = Du kannst es in einem späteren Zug tun, und zwar { $phase }.
bluemoon-remedy-get-card = Du brauchst sie zuerst auf der Hand.
bluemoon-remedy-from-ship = Spiele eine Karte der angelandeten Ladung aus.
bluemoon-remedy-land-ship = Lande das Schiff zu Beginn eines Zuges an.
bluemoon-remedy-other-card = Wähle eine andere Karte.
bluemoon-remedy-lose-cards = { $cards ->
    [one] Es geht, sobald jene Karte nicht mehr aktiv ist oder selbst ignoriert wird.
   *[other] Es geht, sobald jene Karten nicht mehr aktiv sind oder selbst ignoriert werden.
  }
bluemoon-remedy-unshield = Es geht, sobald dieses Symbol ignoriert wird.
bluemoon-remedy-meet-condition = Versuche es wieder, wenn es so weit ist.
bluemoon-remedy-get-permission = Eine Sonderfunktion, die eine weitere Karte gewährt, oder FREI würde es erlauben.
bluemoon-remedy-get-free = Ein weiterer braucht FREI oder muss das Paar oder die Gang ergänzen, die gerade ausgelegt wurde.
bluemoon-remedy-free-ship = Du brauchst ein nicht angelandetes Schiff mit freiem Platz.
bluemoon-remedy-decline = Du kannst stattdessen auf den Kampfbeginn verzichten.
bluemoon-remedy-retreat = Du kannst dich stattdessen zurückziehen.
bluemoon-remedy-play-character = Spiele einen der angebotenen Charaktere aus.
bluemoon-remedy-decide = Kämpfe, oder verlasse den Kampf.
bluemoon-remedy-announce = Sag sie in Erde oder in Feuer an.
bluemoon-remedy-refill = Ziehe zuerst nach.
bluemoon-remedy-reach-power = Erreiche diese Stärke, oder nutze ABGEWEHRT in diesem Element.
bluemoon-remedy-choose = Wähle eine der angebotenen Antworten.
bluemoon-remedy-other-way = Wähle etwas anderes, oder verlasse den Kampf.
bluemoon-remedy-get-dragon = Gewinne zuerst einen Drachen.
bluemoon-remedy-next-fight = Im nächsten Kampf ist es wieder möglich.
bluemoon-remedy-next-game = Im nächsten Spiel ist es wieder möglich.
bluemoon-remedy-still-to-come = Diese Phase kommt in diesem Zug noch.
bluemoon-remedy-over = Diese Phase ist in diesem Zug vorbei.

bluemoon-when-setup = in der Spielvorbereitung
bluemoon-when-turn-begin = zu Beginn des Zuges
bluemoon-when-action = in der Aktionsphase
bluemoon-when-decision = bei der Wahl zwischen Kampf und Rückzug
bluemoon-when-character = in der Charakterphase
bluemoon-when-boost = in der Verstärkungs- und Unterstützungsphase
bluemoon-when-announce = beim Ansagen der Stärke
bluemoon-when-after-power = unmittelbar nach dem Ansagen der Stärke
bluemoon-when-turn-end = am Zugende
bluemoon-place-hand = auf deiner Hand
bluemoon-place-draw-pile = in deinem Nachziehstapel
bluemoon-place-discard-pile = auf deinem Abwurfstapel
bluemoon-place-combat = in deinem Kampfbereich
bluemoon-place-support = in deinem Unterstützungsbereich
bluemoon-place-bluff = verdeckt in deinem Unterstützungsbereich
bluemoon-place-stack = auf deinem Anführeraktionenstapel
bluemoon-place-influence = im Einflussbereich
bluemoon-place-cargo = auf einem Schiff
bluemoon-place-landed-cargo = auf einem angelandeten Schiff
bluemoon-place-laid-out = ausgelegt da und ist noch nicht aktiv
bluemoon-place-leader = im Anführerbereich
bluemoon-place-opponent = woanders
bluemoon-place-achievement = in deinem Errungenschaftsbereich
bluemoon-icon-retrieve = WIEDERAUFNEHMEN
bluemoon-icon-protected = GESCHÜTZT
bluemoon-icon-free = FREI
bluemoon-icon-pair = PAAR
bluemoon-icon-gang = GANG
bluemoon-icon-replace = ERSETZEN
bluemoon-icon-bluff = BLUFF
bluemoon-icon-stop = STOPP
bluemoon-icon-shield = ABGEWEHRT
bluemoon-in-element = { $element ->
    [earth] in Erde
   *[fire] in Feuer
  }
bluemoon-a-bluff = eine BLUFF-Unterstützung
bluemoon-chance = der Zufall
bluemoon-this-card = diese Karte

bluemoon-if-dragons = { $count ->
    [1] dein Gegner mindestens einen Drachen hat
   *[other] dein Gegner mindestens { bluemoon-number } Drachen hat
  }
bluemoon-if-hand-leads = { $count ->
    [1] dein Gegner mindestens eine Handkarte mehr hat als du
   *[other] dein Gegner mindestens { bluemoon-number } Handkarten mehr hat als du
  }
bluemoon-if-cards = dein Gegner im Kampfbereich und im Unterstützungsbereich mindestens { bluemoon-number } Karten hat
bluemoon-if-active-cards = dein Gegner im Kampfbereich und im Unterstützungsbereich mindestens { bluemoon-number } aktive Karten hat
bluemoon-if-active = dein Gegner mindestens { $cards } hat
bluemoon-if-attacked = du mit einer Stärke von mindestens { $n } angegriffen wirst
bluemoon-if-attacked-in = du mit einer Stärke von mindestens { $n } { bluemoon-in-element } angegriffen wirst
bluemoon-if-empty-fight = dein Kampfbereich und dein Unterstützungsbereich leer sind
bluemoon-if-empty-influence = dein Einflussbereich leer ist
bluemoon-if-from-ship = sie von einem angelandeten Schiff ausgespielt wird
bluemoon-active-character = { $count ->
    [1] einen aktiven Charakter
   *[other] { bluemoon-number } aktive Charaktere
  }
bluemoon-active-booster = { $count ->
    [1] eine aktive Verstärkung
   *[other] { bluemoon-number } aktive Verstärkungen
  }
bluemoon-active-support = { $count ->
    [1] eine aktive Unterstützung
   *[other] { bluemoon-number } aktive Unterstützungen
  }
bluemoon-active-ship = { $count ->
    [1] ein Schiff
   *[other] { bluemoon-number } Schiffe
  }
bluemoon-active-hyla = { $count ->
    [1] eine aktive Hyla
   *[other] { bluemoon-number } aktive Hyla-Karten
  }
bluemoon-active-achievement = { $count ->
    [1] eine aktive Kristallkarte
   *[other] { bluemoon-number } aktive Kristallkarten
  }
bluemoon-active-with-symbol = { $count ->
    [1] eine aktive Karte mit einem Symbol
   *[other] { bluemoon-number } aktive Karten mit Symbolen
  }
bluemoon-active-with-icon = { $count ->
    [1] eine aktive Karte mit wirkendem { $icon }
   *[other] { bluemoon-number } aktive Karten mit wirkendem { $icon }
  }
bluemoon-vain = Was { $card } verlangt, kannst du nicht bezahlen: Es würde nichts geschehen.
