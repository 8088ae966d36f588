cards-help = look up the cards of Blue Moon
cards-words = words in name, kind, symbols or text; or show and a key or name; or check and a file with a card pack; nothing: all cards
cards-people = only these (with commas, or several times): { $peoples }
cards-bad-people = there is no people '{ $typed }'; it may be { $peoples }
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
cards-nothing = moondrake: no card has all of '{ $words }'; fewer words find more
cards-show-what = moondrake: say which card, e.g. moondrake cards show hoax-13
cards-unknown = moondrake: there is no card '{ $typed }'; { $near ->
    [none] keys look like hoax-13, and moondrake cards lists all
   *[other] near it: { $near }
  }
cards-names = Names: English { $en }, German { $de }, Hungarian { $hu }
cards-place = People or group: { $people }, number { $number ->
    [unknown] unknown
   *[other] { $number }
  }, set { $set ->
    [none] unknown
   *[other] { $set }
  }
cards-certainty = { $certainty ->
    [verified] Certainty: verified, read off the printed card
    [reconstructed] Certainty: RECONSTRUCTED, the printed card may differ
    [effect-known] Certainty: the effect is known, the moons are not; not for constructed decks
    [unknown] Certainty: UNKNOWN, nobody could tell what is printed
   *[other] Certainty: { $certainty }
  }
cards-rules = Rules: { $numbers }
