bench-help = messen, wie schnell die Engine ist
bench-game = welche Engine
bench-seconds = ungefähr wie lange (sonst: 10)
bench-seed = dieselbe Zahl spielt dieselben Spiele
bench-bad-seconds = es müssen mehr als 0 und höchstens 3600 sein
bench-machine = { $game }, { $way ->
    [compiled] kompiliert
   *[interpreted] interpretiert
  }; Python { $python }, { $platform }
bench-processor = { $processor ->
    [unknown] unbekannter Prozessor
   *[other] { $processor }
  }, { $cpus ->
    [one] { $cpus } Kern
   *[other] { $cpus } Kerne
  }, Last { $load }
bench-games = zufällige Spiele pro Sekunde
bench-players-off = { $players } Spieler, ohne Ereignisse
bench-players-on = { $players } Spieler, mit Ereignissen
bench-events-off = { $ruleset }, ohne Ereignisse
bench-events-on = { $ruleset }, mit Ereignissen
bench-decisions = Entscheidungen pro Sekunde
bench-decisions-game = Entscheidungen pro Spiel
bench-choices-game = {"  "}davon mit Wahl für einen Spieler
bench-microseconds = Mikrosekunden pro Aufruf
bench-yardsticks = Vergleichsmaße
bench-yardstick-loops = {"  "}{ $name } (Mio. Schleifen/s)
bench-yardstick-games = {"  "}{ $name } (Spiele/s)
bench-noise = Rauschen (Streuung, 5 Teile, %)
bench-share = unser Anteil an einem Kern (%)
