replay-help = check a record and print the game in words
replay-file = a record, as `moondrake play GAME --save FILE` writes it
replay-json = for programs: moves, events and result
replay-unknown-game = moondrake: this is a record of '{ $game }'; known games: { $known }
replay-seat = Seat { $letter }
replay-sound = The record is sound.
replay-unfinished = The record is sound; the game is not finished.
