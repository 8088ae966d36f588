solo-help = play Blue Moon alone, against a deck that plays itself
solo-opponent = the people or deck file that plays itself (default: drawn)
solo-begins = Blue Moon alone, { $me } (you) against the deck of { $other }, seed { $seed }.
solo-deck = { $name } (automated)
