replay-help = ellenőrzi a jegyzőkönyvet, és szavakban elmondja a játékot
replay-file = jegyzőkönyv, ahogy a `moondrake play JÁTÉK --save FÁJL` írja
replay-json = programoknak: lépések, események és eredmény
replay-unknown-game = moondrake: ez egy másik játék („{ $game }”) jegyzőkönyve; ismert játékok: { $known }
replay-seat = { $letter } jelű hely
replay-sound = A jegyzőkönyv rendben van.
replay-unfinished = A jegyzőkönyv rendben van; a játék nem ért véget.
