bot-help = eine Stufe als Programm: Fragen über die Standardeingabe, Antworten über die Standardausgabe
bot-level = wie es spielt: { $levels }
bot-game = welches Spiel (sonst: bluemoon)
bot-time = Millisekunden für jeden Zug (sonst: was die Frage sagt)
bot-seed = eine eigene Zahl für den Zufall (sonst: was der Beginn jedes Spiels sagt)
