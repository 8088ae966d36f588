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
page-rules-failed = The rules could not be fetched from the server.
page-rules-again = Try again
