packs-sound =
    { $count ->
        [one] { $pack }: sound, one card
       *[other] { $pack }: sound, { $count } cards
    }
packs-not-sound = { $pack }: not sound
packs-check-what = moondrake: say which pack, e.g. moondrake cards check my.pack
