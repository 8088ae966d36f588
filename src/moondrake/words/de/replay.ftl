replay-help = eine Aufzeichnung prüfen und das Spiel in Worten erzählen
replay-file = eine Aufzeichnung, wie `moondrake play SPIEL --save DATEI` sie schreibt
replay-json = für Programme: Züge, Ereignisse und Ergebnis
replay-unknown-game = moondrake: Das ist eine Aufzeichnung von „{ $game }“; bekannte Spiele: { $known }
replay-seat = Platz { $letter }
replay-sound = Die Aufzeichnung ist in Ordnung.
replay-unfinished = Die Aufzeichnung ist in Ordnung; das Spiel ist nicht zu Ende.
