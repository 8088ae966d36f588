# The rules to look up, and the cards.
page-rules-title = Rules
page-rules-about = Every rule has a number. When the table tells you why something is not allowed, it names the rule, and the number leads you here.
page-rules-search = Search the rules
page-rules-search-example = shield, retreat, BM-10.8
page-rules-hits = { $count ->
    [0] Nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
}
page-rules-contents = Contents
page-rules-to-contents = To the contents
page-rules-chapter = { $game }, chapter { $number }
page-rules-game-bluemoon = Blue Moon
page-rules-game-equinox = Equinox
page-rules-fallback = This chapter is not translated yet and is shown in English.
page-rules-number = Rule { $number }
page-rules-source = Source: { $source }
page-rules-switch = Decided by the switch { $names }
page-rules-cites = See
page-rules-cited-by = Named in
page-rules-cited-by-many = { $count ->
    [one] Named in { $count } rule
   *[other] Named in { $count } rules
}
page-rules-beside = Chapters before and after
page-rules-before = Before
page-rules-after = Next
page-rules-unknown = There is no rule { $number }
page-rules-loading = The book is being opened …
page-rules-in-book = In the book, in a new tab
page-rules-failed = The rules could not be fetched from the server.
page-rules-again = Try again
page-rules-cards = Cards in this rule
page-rules-more-cards = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
page-rules-cards-title = Cards
page-rules-games = Games
page-rules-filter = Choose cards
page-rules-words = Words in name or text
page-rules-words-example = dragon, shield, Boomerang
page-rules-people = People
page-rules-kind = Kind
page-rules-symbol = Symbol
page-rules-moons-label = Moons
page-rules-moons = { $count ->
    [0] no moon
    [one] { $count } moon
   *[other] { $count } moons
}
page-rules-any = all
page-rules-order = Sorted by
page-rules-order-people = people, number
page-rules-order-name = name
page-rules-order-fire = fire
page-rules-order-earth = earth
page-rules-order-moons = moons
page-rules-count = { $count ->
    [0] No card fits
    [one] { $count } card
   *[other] { $count } cards
}
page-rules-all-cards = Show all
page-rules-creatures-about = Whoever controls a creature and plays one of its cards may use its ability.
page-rules-card-before = Card before
page-rules-card-after = Next card
page-rules-failed-cards = The cards could not be fetched from the server.
page-rules-unknown-card = There is no card called “{ $name }”.
page-rules-family-shield = SHIELD
page-rules-family-gang = GANG
page-rules-family-bluff = BLUFF
page-rules-more-filters = More ways to choose
