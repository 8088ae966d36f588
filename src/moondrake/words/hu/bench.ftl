bench-help = megméri, milyen gyors a motor
bench-game = melyik motor
bench-seconds = körülbelül meddig (alapértelmezés: 10)
bench-seed = azonos szám, azonos játékok
bench-bad-seconds = nagyobbnak kell lennie 0-nál, és legfeljebb 3600
bench-machine = { $game }, { $way ->
    [compiled] lefordítva
   *[interpreted] értelmezve
  }; Python { $python }, { $platform }
bench-processor = { $processor ->
    [unknown] ismeretlen processzor
   *[other] { $processor }
  }, { $cpus } mag, terhelés { $load }
bench-games = véletlen játék másodpercenként
bench-players-off = { $players } játékos, események nélkül
bench-players-on = { $players } játékos, eseményekkel
bench-events-off = { $ruleset }, események nélkül
bench-events-on = { $ruleset }, eseményekkel
bench-decisions = döntés másodpercenként
bench-decisions-game = döntés játékonként
bench-choices-game = {"  "}ebből játékos döntése
bench-microseconds = mikroszekundum hívásonként
bench-yardsticks = összehasonlítás
bench-yardstick-loops = {"  "}{ $name } (millió ciklus/s)
bench-yardstick-games = {"  "}{ $name } (játék/s)
bench-noise = zaj (5 szelet szórása, %)
bench-share = egy mag ránk jutó része (%)
