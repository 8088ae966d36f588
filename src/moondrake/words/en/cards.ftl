cards-help = check packs of cards for Blue Moon
cards-check-help = is a pack of cards sound? Names line, field, reason and the allowed words
cards-sound =
    { $count ->
        [one] { $pack }: sound, one card
       *[other] { $pack }: sound, { $count } cards
    }
cards-not-sound = { $pack }: not sound
