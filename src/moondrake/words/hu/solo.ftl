solo-help = Blue Moon egyedül, egy magától játszó pakli ellen
solo-opponent = a magától játszó faj vagy pakli fájlja (alapértelmezés: sorsolt)
solo-begins = Blue Moon egyedül: { $me } (te), az ellenfél paklija: { $other }; kezdőérték: { $seed }.
solo-deck = { $name } (automatikus)
