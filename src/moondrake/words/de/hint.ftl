# Tipps: was ein starker Spieler täte, und warum.
hint-best = Am besten: { $move }. Von hier aus gewinnst du etwa { $chance } der Spiele.
hint-best-plain = Am besten: { $move }.
hint-equal = Ebenso gut: { $moves }.
hint-other = Schwächer: { $move } (etwa { $chance }).
hint-other-plain = Sonst: { $move }.
hint-then = Danach: { $moves }.

hint-bluemoon-dragon = Das bringt dir sofort { $dragons ->
    [one] einen Drachen
   *[other] { $dragons } Drachen
  }.
hint-bluemoon-out-of-reach = Nötig ist eine Stärke von { $power }, deine Hand reicht etwa bis { $reach }.
hint-bluemoon-too-dear = Auf die Stärke { $power } könntest du antworten, aber das kostet mehr Karten, als der Kampf wert ist: Gegen dich { $cards ->
    [one] liegt eine aktive Karte
   *[other] liegen { $cards } aktive Karten
  }.
hint-bluemoon-decline = Mit keinem Charakter deiner Hand lässt sich gut beginnen: Tausche lieber Karten.
hint-bluemoon-begins = Du beginnst in { $element ->
    [fire] Feuer
   *[earth] Erde
  } mit einer Stärke von { $power }.
hint-bluemoon-reaches = Deine Stärke in { $element ->
    [fire] Feuer
   *[earth] Erde
  } wird { $power }, nötig ist { $needed }.
hint-bluemoon-shield = ABGEWEHRT hält dich im Kampf, ohne dass du die Stärke { $power } erreichst.
hint-bluemoon-hard-to-answer = Mit { $chance } der Hände, die dein Gegner haben kann, gibt es darauf keine Antwort.
hint-bluemoon-deck-retreats = Von den Möglichkeiten, wie seine Karten kommen können, muss sich der Stapel in { $chance } zurückziehen.
hint-bluemoon-second-dragon = Dann hast du { $cards } Karten im Kampf: Ein Sieg bringt zwei Drachen.
hint-bluemoon-bluff = Bei { $chance } der Hände, die dein Gegner haben kann, ist ein Bluff falsch, { $challenge ->
    [0] zu selten, um „Farbe bekennen“ zu sagen
   *[other] oft genug, um „Farbe bekennen“ zu sagen
  }.

hint-equinox-vanishes = Damit verschwindet { $creature }{ $good ->
    [0] , aber etwas Besseres gibt es nicht
   *[other] , was die anderen mehr kostet als dich
  }.
hint-equinox-bets = Dein Stein auf { $creature } ist { $points } wert, und du hast { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
  } von { $creature } auf der Hand.
hint-equinox-backs = { $creature } wird stärker, und das nützt dir mehr als den anderen.
hint-equinox-weakens = { $creature } wird schwächer, und die anderen verlieren damit mehr als du.
