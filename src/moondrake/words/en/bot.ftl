bot-help = a level as a program: questions on standard input, answers on standard output
bot-level = how it plays: { $levels }
bot-game = which game (default: bluemoon)
bot-time = milliseconds for each move (default: what the question says)
bot-seed = a seed of its own (default: what the start of each game says)
