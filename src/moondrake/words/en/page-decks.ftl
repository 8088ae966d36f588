# Decks: the builder, one's own decks, packs of one's own cards.
page-decks-title = Decks
page-decks-about = Build a deck of your own for Blue Moon: begin with a ready-made one, exchange what you like, and see at once whether it is legal.
page-decks-mine = My decks
page-decks-begin = Begin with a ready-made deck
page-decks-begin-about = One click lays it out on the workbench; the original stays as it is. Not sure? Take Vulca.
page-decks-with-emissary = Decks with an emissary ({ $count })
page-decks-new-empty = Begin with nothing
page-decks-import = Deck from a mail or text
page-decks-import-about = Paste it as it is: quoting, broken lines and names in any language do not matter.
page-decks-import-text = Text of the deck
page-decks-import-example = leader: hoax …
page-decks-read = Read it
page-decks-unread = { $count ->
    [one] One line is not understood:
   *[other] { $count } lines are not understood:
}
page-decks-take-anyway = { $count ->
    [one] Take the { $count } card that is understood
   *[other] Take the { $count } cards that are understood
}
page-decks-nothing-read = There is no deck in this text.
page-decks-too-long = This text is too long for a deck: at most 20,000 letters are read.
page-decks-bad-link = This link is damaged: no deck can be read from it.
page-decks-gone = This deck is not here: perhaps it was removed, or it belongs to another browser. Ask for its link.
page-decks-my = My { $name }
page-decks-copy-of = { $name } (copy)
page-decks-open = Open
page-decks-copy = Copy
page-decks-drop = Remove
page-decks-dropped = Removed: { $name }
page-decks-bring-back = Bring it back
page-decks-left = { $count ->
    [one] Not saved yet: { $name }, { $count } card.
   *[other] Not saved yet: { $name }, { $count } cards.
}
page-decks-left-open = Go on with it
page-decks-unnamed = a deck without a name
page-decks-legal = legal
page-decks-unfinished = not finished
page-decks-all = All decks
page-decks-builder = Deck builder
page-decks-name = Name of the deck
page-decks-undo = Undo the last change
page-decks-versions = Earlier versions
page-decks-no-versions = There is no earlier version yet: each time you save a change, the deck as it was stays here.
page-decks-restore = Lay it out again
page-decks-share = Share
page-decks-keep = Save
page-decks-is-kept = Saved
page-decks-kept = The deck is saved.
page-decks-play = Play with it
page-decks-play-choose = Choose an opponent
page-decks-parts = Parts of the workbench
page-decks-part-cards = Cards
page-decks-part-deck = Deck ({ $count })
page-decks-part-numbers = Numbers
page-decks-put-in = Put into the deck
page-decks-take-out = Take out of the deck
page-decks-size = { $size } of { $wanted } cards
page-decks-moons = { $moons } of { $limit } moons
page-decks-shelf = Cards to choose
page-decks-shelf-part = Which cards
page-decks-shelf-allowed = Cards this deck may hold
page-decks-shelf-fitting = Cards that still fit in
page-decks-shelf-inside = Cards in the deck
page-decks-shelf-all = All cards
page-decks-show-fitting = Show what fits
page-decks-moons-how = A number with a moon is what a card costs in this deck; together at most { $limit }. Cards of the leader's own people are free.
page-decks-how = Click a card to put it in or take it out; the magnifier shows it large; Enter in the search adds the first one.
page-decks-tile = { $count ->
    [0] { $card }
    [one] { $card } Costs { $moons } moon.
   *[other] { $card } Costs { $moons } moons.
}
page-decks-look = Look closer: { $card }
page-decks-deck = The deck
page-decks-nobody = nobody
page-decks-leader = Leader
page-decks-inquisitor = Inquisitor
page-decks-emissary = Emissary
page-decks-company = Inquisitor, emissary, Buka family
page-decks-inquisitor-hint = Stands beside the leader; allows more cards and moons. Both players have to agree.
page-decks-emissary-hint = Brings a deck of its own, which is laid out here.
page-decks-family-hint = Five pirates that come together; they count for size and moons. Both players have to agree.
page-decks-family = Buka family
page-decks-no-family = none
page-decks-family-number = Family { $number }
page-decks-problems = { $count ->
    [one] One thing is not legal yet
   *[other] { $count } things are not legal yet
}
page-decks-more-problems = { $count ->
    [one] and one more
   *[other] and { $count } more
}
page-decks-mend-out = Take out
page-decks-mend-in = Put in
page-decks-remove = Take out: { $card }
page-decks-empty = No cards yet. First choose who leads, then put cards in: by a click, by dragging them here, or by a name and Enter.
page-decks-numbers = The deck in numbers
page-decks-curve = { $element }, { $mean } on average
page-decks-hands = Hands to begin with
page-decks-hands-about = { $count } cards from the shuffled deck, as often as you like.
page-decks-draw = Draw a hand
page-decks-as-text = As text
page-decks-copy-text = Copy the text
page-decks-save-text = Save as a file
page-decks-as-link = As a link
page-decks-copy-link = Copy the link
page-decks-link-about = The whole deck is in the link; nobody else can change yours by it.
page-decks-as-png = Picture (PNG)
page-decks-as-svg = Picture (SVG)
page-decks-no-picture = The picture could not be drawn.
page-decks-copied = Copied.
page-decks-not-copied = The browser does not allow copying: mark the text and copy it by hand.
page-decks-packs = Cards of your own
page-decks-packs-about = A pack is a text with cards you invented, or printed ones that are missing here. It is checked, saved for you alone, and marked at every table that uses it.
page-decks-pack-new = Enter a pack
page-decks-pack-open = Look
page-decks-pack-drop = Remove
page-decks-pack-how = Write the cards as text, or choose a file.
page-decks-pack-example = Show an example
page-decks-pack-text = Text of the pack
page-decks-pack-file = From a file
page-decks-pack-keep = Check and save
page-decks-pack-kept = { $count ->
    [one] The pack is sound and saved: { $count } card.
   *[other] The pack is sound and saved: { $count } cards.
}
page-decks-pack-faults = { $count ->
    [one] One fault; nothing was saved:
   *[other] { $count } faults; nothing was saved:
}
page-decks-pack-too-large = This has { $kilobytes } kB; a pack has at most 60 kB. Nothing was saved.
page-decks-pack-no-text = This file is no text. Nothing was saved.
page-decks-table-mark = { $count ->
    [one] { $count } card of a pack is at this table
   *[other] { $count } cards of packs are at this table
}
page-decks-strength = Measured strength
page-decks-strength-keep = Save the deck first: what is saved is measured.
page-decks-deals = How thoroughly
page-decks-deals-number = { $count ->
    [one] { $count } deal with each deck
   *[other] { $count } deals with each deck
}
page-decks-measure = Measure
page-decks-measure-stop = Stop measuring
page-decks-measured = { $done } of { $total } games by bots ({ $level }, { $milliseconds } ms a decision). Every deck is met on the same deals from both seats.
page-decks-measured-before = The deck has been changed since it was measured.
page-decks-range = between { $low } and { $high } (95 %)
page-decks-heat = How often it wins against …
page-decks-heat-deck = the deck
page-decks-heat-exchange = exchange { $number }
page-decks-winners = Win when played
page-decks-rotten = Stay in hand
page-decks-of-games = { $count ->
    [one] ({ $count } game)
   *[other] ({ $count } games)
}
page-decks-exchanges = Three exchanges, measured on the same deals
page-decks-exchange = { $out } for { $into }:
page-decks-do-exchange = Exchange
