# The table of Blue Moon in the terminal.
bluemoon-table = Element: { $element ->
    [fire] fire
    [earth] earth
   *[none] not yet chosen
  }. Dragons: { $dragons ->
    [0] all in the middle
   *[other] { $dragons } with { $name }
  }.
bluemoon-side = { $name }: power { $power }, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
  } in hand, { $pile } in the draw pile.
bluemoon-zone = { $zone ->
    [active] active
    [inactive] inactive
    [support] supports
    [leading] leading
    [hand] hand
    [lasting] Hyla and crystals
    [staff] beside the leader
    [exposed] open interference
    [vows] bound by
   *[bluffs] bluffs
  }: { $cards }
bluemoon-hidden = hidden
bluemoon-ship = { $state ->
    [landed] landed { $name }
   *[ship] ship { $name }
  }: { $count ->
    [0] empty
   *[other] { $cards }
  }
bluemoon-top = top of the discard pile: { $name }
bluemoon-no-card = There is no card '{ $typed }'; say a key such as hoax-13 or a part of a name.
bluemoon-more-cards = ... and { $more } more; say more of the name.
