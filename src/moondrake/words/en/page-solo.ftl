# The solo game.
page-solo-title = Alone against a deck
page-solo-about = The other deck plays itself: it turns up cards and plays everything it can, by rules and chance. The easiest come first. Every step of the deck is told with its rule and its reason.
page-solo-running = A solo game is not over yet.
page-solo-go-on = Go on
page-solo-ladder = The ladder: { $count } of { $all } beaten
page-solo-record = { $won } won, { $lost } lost
page-solo-never = never played
page-solo-best = { $count ->
    [one] at best { $count } crystal
   *[other] at best { $count } crystals
  }
page-solo-assisted = { $count } with take-backs, not counted
page-solo-beaten = beaten
page-solo-play = Play
page-solo-play-against = Play against { $people }
