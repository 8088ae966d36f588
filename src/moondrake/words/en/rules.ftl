rules-help = look up a rule by number or by words
rules-what = numbers such as BM-10.8, a chapter such as BM-10, or search and words; nothing: the chapters
rules-limit = how many rules a search shows (default: 10)
rules-how = Show a rule: moondrake rules BM-10.8. Search: moondrake rules search pair.
rules-in-english = { $title }
rules-fallback = (This chapter is not translated; here it is in English.)
rules-source = Source: { $source }
rules-before = Before it: { $number }
rules-after = After it: { $number }
rules-cites = See also: { $numbers }
rules-cited = Named by: { $numbers }
rules-switch = Switch { $key }: { $values } (may be: { $words })
rules-cards = Cards: { $cards }
rules-and-more = { $shown } and { $more } more
rules-unknown = moondrake: there is no rule '{ $number }'; { $near ->
    [none] numbers look like BM-10.8, EQ-4.7, RS-7 or OQ-3; to search: moondrake rules search { $number }
   *[other] near it: { $near }
  }
rules-search-what = moondrake: say what to search, e.g. moondrake rules search pair; --limit is at least 1
rules-nothing = moondrake: no rule has '{ $words }'
