solo-help = Blue Moon allein spielen, gegen ein Deck, das sich selbst spielt
solo-opponent = Volk oder Deckdatei, die sich selbst spielt (sonst ausgelost)
solo-begins = Blue Moon allein, { $me } (du) gegen das Deck von { $other }, Startzahl { $seed }.
solo-deck = { $name } (automatisch)
