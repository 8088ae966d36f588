# Cards: symbols, kinds, peoples, a card in words, the large card.
page-cards-element-fire = Fire
page-cards-element-earth = Earth
page-cards-icon-shield-fire = SHIELD on Fire
page-cards-icon-shield-earth = SHIELD on Earth
page-cards-icon-stop = STOP
page-cards-icon-retrieve = RETRIEVE
page-cards-icon-protected = PROTECTED
page-cards-icon-free = FREE
page-cards-icon-pair = PAIR
page-cards-icon-gang-cool = GANG (Cool)
page-cards-icon-gang-top = GANG (Top)
page-cards-icon-gang-fun = GANG (Fun)
page-cards-icon-gang-no = GANG (No)
page-cards-icon-replace = REPLACE
page-cards-icon-bluff-fire = BLUFF (Fire)
page-cards-icon-bluff-earth = BLUFF (Earth)
page-cards-icon-bluff-none = BLUFF (plain)
page-cards-symbol-shield = SHIELD
page-cards-symbol-moon = moon
page-cards-symbol-capacity = capacity
page-cards-symbol-crystal = crystal
page-cards-symbol-hand = hand
page-cards-symbol-pile = pile
page-cards-symbol-ignored-card = card ignored
page-cards-symbol-ignored-text = text ignored
page-cards-symbol-ignored-icons = symbols ignored
page-cards-does-shield = Announcing in this element, you need not reach the opponent's power.
page-cards-does-stop = After this card you lay out no more cards this turn.
page-cards-does-retrieve = At the beginning of your turn you may take this card back into your hand.
page-cards-does-protected = While it is active, the opponent's special texts do not affect it.
page-cards-does-free = It does not count towards the one character, or the one booster or support, per turn.
page-cards-does-pair = You may lay out the second card of the pair directly after the first.
page-cards-does-gang = While only members of this gang are active, you may add another and keep the others active.
page-cards-does-replace = Instead of an action card you may discard it from your hand and draw a card.
page-cards-does-bluff = You may lay it out face down as a support; whoever doubts it may challenge.
page-cards-kind-leader = leader
page-cards-kind-character = character
page-cards-kind-booster = booster
page-cards-kind-support = support
page-cards-kind-leadership = leadership action
page-cards-kind-influence-ship = ship (influence)
page-cards-kind-influence-hyla = Hyla (influence)
page-cards-kind-achievement = crystal card
page-cards-kind-interference = interference
page-cards-kind-inquisitor = inquisitor
page-cards-kind-emissary = emissary
page-cards-people-hoax = Hoax
page-cards-people-vulca = Vulca
page-cards-people-mimix = Mimix
page-cards-people-flit = Flit
page-cards-people-khind = Khind
page-cards-people-terrah = Terrah
page-cards-people-pillar = Pillar
page-cards-people-aqua = Aqua
page-cards-people-buka = Buka
page-cards-people-mutant = Mutants
page-cards-people-hyla = Hyla
page-cards-people-tutu = Tutu
page-cards-people-inter = Interference
page-cards-people-inq = Inquisitors
page-cards-people-emissary = Emissaries
page-cards-people-moondrake = moondrake
page-cards-say-name = { $name }: { $people }, { $kind }.
page-cards-say-values = Fire { $fire }, Earth { $earth }.
page-cards-say-icons = { $count ->
    [one] Symbol: { $icons }.
   *[other] Symbols: { $icons }.
  }
page-cards-say-capacity = Capacity { $count }.
page-cards-say-moons = { $count ->
    [one] { $count } moon.
   *[other] { $count } moons.
  }
page-cards-say-text = Text: { $text }
page-cards-say-counts = Counts { $value } now.
page-cards-say-ignored-card = The card is ignored.
page-cards-say-ignored-text = Its text is ignored.
page-cards-say-ignored-icons = Its symbols are ignored.
page-cards-say-protected = It is protected.
page-cards-certainty = { $certainty ->
    [reconstructed] Facts less certain: reconstructed, the printed card may differ.
    [effect-known] Facts less certain: the effect is known, the moons are not.
   *[other] Facts less certain: nobody could tell what is printed.
  }
page-cards-partners = Goes with { $names }.
page-cards-symbols = Symbols
page-cards-rulings = Rulings
page-cards-no-text = No special text.
page-cards-unofficial = The name is unofficial: the card was never printed in this language.
page-cards-number = No. { $number }
