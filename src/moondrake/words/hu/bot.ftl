bot-help = egy szint programként: kérdések a szabványos bemeneten, válaszok a szabványos kimeneten
bot-level = hogyan játszik: { $levels }
bot-game = melyik játék (alapértelmezés: bluemoon)
bot-time = ezredmásodperc lépésenként (alapértelmezés: amit a kérdés mond)
bot-seed = saját szám a véletlenhez (alapértelmezés: amit minden játszma eleje mond)
