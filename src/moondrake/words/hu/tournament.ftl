tournament-help = botok versenye: svájci rendszer, körmérkőzés vagy kieséses
tournament-entrants = egy bot, mint az arénában; a Blue Moonban a paklijával, például hoax=club (különben húz egyet). Az első a legmagasabban kiemelt
tournament-system = ki kivel játszik: swiss (alapból), roundrobin vagy knockout
tournament-rounds = a svájci rendszer fordulói (alapból: amíg csak egyvalaki nyerhetett meg mindent)
tournament-at-table = Blue Moon: mit játszik két játékos, öt kristályig tartó mérkőzést (match, alapból) vagy egy játszmát (game)
tournament-players = Equinox: helyek egy asztalnál (alapból: 2)
tournament-take-back = Blue Moon: mibe kerül egy visszakozás: none (alapból), warning, "crystals: N" vagy game
tournament-out = az eredmények és jelentések ebbe a mappába kerülnek; a megszakított futás onnan folytatódik
tournament-format = mi íródik ki: text (alapból), json vagy csv
tournament-other-game = { $option }: ide tartozik: { $game }; hagyd el
tournament-only-swiss = a --rounds a svájci rendszerhez tartozik; a többinél a játékosok száma dönt
tournament-progress = { $turn }. forduló: { $done } / { $tables } asztal
tournament-round = { $turn }. forduló
tournament-rests = { $name } erőnyerő
tournament-gone = (távozott: { $names })
tournament-standings = Állás
tournament-line = { $rank }. { $name }: { $points } pont, { $scored }–{ $conceded }
tournament-line-swiss = { $rank }. { $name }: { $points } pont, Buchholz { $buchholz }, { $scored }–{ $conceded }
