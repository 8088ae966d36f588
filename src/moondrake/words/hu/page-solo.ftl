# Az egyszemélyes játék.
page-solo-title = Egyedül egy pakli ellen
page-solo-about = A másik pakli magától játszik: felfordítja a lapjait, és szabályok meg véletlen szerint kijátszik mindent, amit tud. Elöl a legkönnyebbek. A pakli minden lépését a szabályával és az okával együtt mondjuk el.
page-solo-running = Egy egyszemélyes játszma még nem ért véget.
page-solo-go-on = Folytatom
page-solo-ladder = A létra: { $all } pakliból { $count } legyőzve
page-solo-record = { $won } győzelem, { $lost } vereség
page-solo-never = még nem játszottál ellene
page-solo-best = legfeljebb { $count } kristály
page-solo-assisted = { $count } visszakozással, nem számít
page-solo-beaten = legyőzve
page-solo-play = Játék
page-solo-play-against = Játék ellene: { $people }
