### What happens in a game of Equinox: to the reader and about others.

equinox-event-starts = { $who ->
    [you] You are the start player.
   *[they] { $seat } is the start player.
  }
equinox-event-invited = { $creature } takes part.
equinox-event-drawn = { $who ->
    [you] You draw { $card }.
   *[they] { $seat } draws { $card }.
  }
equinox-event-drawn-hidden = { $who ->
    [you] You draw a card.
   *[they] { $seat } draws a card.
  }
equinox-event-round = Round { $n } begins.
equinox-event-bet = { $who ->
    [you] You bet on { $creature } in row { $row }.
   *[they] { $seat } bets on { $creature } in row { $row }.
  }
equinox-event-secret-bet = { $who ->
    [you] You make a secret bet with { $card }.
   *[they] { $seat } makes a secret bet with { $card }.
  }
equinox-event-secret-bet-hidden = { $who ->
    [you] You make a secret bet.
   *[they] { $seat } makes a secret bet.
  }
equinox-event-revealed = { $who ->
    [you] You reveal your secret bet: { $card }. The stone goes onto the champion card of { $creature }.
   *[they] { $seat } reveals the secret bet: { $card }. The stone goes onto the champion card of { $creature }.
  }
equinox-event-passed = { $who ->
    [you] You make no bet.
   *[they] { $seat } makes no bet.
  }
equinox-event-played = { $who ->
    [you] You play { $card } onto { $creature } in row { $row }.
   *[they] { $seat } plays { $card } onto { $creature } in row { $row }.
  }
equinox-event-tree-played = { $who ->
    [you] You play { $creature }.
   *[they] { $seat } plays { $creature }.
  }
equinox-event-hand-shown = { $who ->
    [you] You can play no card and show your hand: { $cards }.
   *[they] { $seat } can play no card and shows the hand: { $cards }.
  }
equinox-event-ability-used = { $who ->
    [you] You use the ability of { $creature }.
   *[they] { $seat } uses the ability of { $creature }.
  }
equinox-event-no-effect = { $creature } has no effect.
equinox-event-player-chosen = { $who ->
    [you] You choose { $other }.
    [other] { $seat } chooses you.
   *[they] { $seat } chooses { $other }.
  }
equinox-event-creature-named = { $who ->
    [you] You name { $creature }.
   *[they] { $seat } names { $creature }.
  }
equinox-event-set-aside = { $who ->
    [you] Your { $card } is set aside.
   *[they] { $card } of { $seat } is set aside.
  }
equinox-event-set-aside-hidden = { $who ->
    [you] A card of yours is set aside.
   *[they] A card of { $seat } is set aside.
  }
equinox-event-taken-back = { $who ->
    [you] { $count ->
        [1] You take 1 card set aside back into hand.
       *[other] You take { $n } cards set aside back into hand.
      }
   *[they] { $count ->
        [1] { $seat } takes 1 card set aside back into hand.
       *[other] { $seat } takes { $n } cards set aside back into hand.
      }
  }
equinox-event-stone-taken = { $who ->
    [you] You take back the stone on { $creature } in row { $row }.
   *[they] { $seat } takes back the stone on { $creature } in row { $row }.
  }
equinox-event-secret-taken = { $who ->
    [you] You take back the stone of your secret bet; { $card } is discarded face up.
   *[they] { $seat } takes back the stone of the secret bet; { $card } is discarded face up.
  }
equinox-event-stone-placed = { $who ->
    [you] You put a stone onto { $creature } in row { $row }.
   *[they] { $seat } puts a stone onto { $creature } in row { $row }.
  }
equinox-event-card-taken = { $who ->
    [you] You take { $card } from { $creature } in row { $row } into hand.
   *[they] { $seat } takes { $card } from { $creature } in row { $row } into hand.
  }
equinox-event-given = { $who ->
    [you] You give { $card } to { $other }.
    [other] { $seat } gives you { $card }.
   *[they] { $seat } gives { $card } to { $other }.
  }
equinox-event-given-hidden = { $who ->
    [you] You give a card to { $other }.
    [other] { $seat } gives you a card.
   *[they] { $seat } gives a card to { $other }.
  }
equinox-event-hand-seen = { $who ->
    [you] You have no such card and show { $other } your hand: { $cards }.
    [other] { $seat } has no such card and shows you the hand: { $cards }.
   *[they] { $seat } has no such card and shows { $other } the hand: { $cards }.
  }
equinox-event-hand-seen-hidden = { $who ->
    [you] You have no such card and show { $other } your hand.
    [other] { $seat } has no such card and shows you the hand.
   *[they] { $seat } has no such card and shows { $other } the hand.
  }
equinox-event-looked-at = { $who ->
    [you] { $other } looks at your { $card }.
    [other] You look at { $card } of { $seat }.
   *[they] { $other } looks at { $card } of { $seat }.
  }
equinox-event-looked-at-hidden = { $who ->
    [you] { $other } looks at a card of yours.
    [other] You look at a card of { $seat }.
   *[they] { $other } looks at a card of { $seat }.
  }
equinox-event-robbed = { $who ->
    [you] { $other } keeps your { $card }.
    [other] You keep { $card } of { $seat }.
   *[they] { $other } keeps { $card } of { $seat }.
  }
equinox-event-robbed-hidden = { $who ->
    [you] { $other } keeps a card of yours.
    [other] You keep a card of { $seat }.
   *[they] { $other } keeps a card of { $seat }.
  }
equinox-event-swapped = { $who ->
    [you] You swap the visible cards of { $creature } in row { $row } and { $other_creature } in row { $other_row }.
   *[they] { $seat } swaps the visible cards of { $creature } in row { $row } and { $other_creature } in row { $other_row }.
  }
equinox-event-removed = { $who ->
    [you] You discard { $card } from { $creature } in row { $row }.
   *[they] { $seat } discards { $card } from { $creature } in row { $row }.
  }
equinox-event-discarded = { $who ->
    [you] You discard { $card }.
   *[they] { $seat } discards { $card }.
  }
equinox-event-buried = { $who ->
    [you] You discard { $card } face down.
   *[they] { $seat } discards { $card } face down.
  }
equinox-event-buried-hidden = { $who ->
    [you] You discard a card face down.
   *[they] { $seat } discards a card face down.
  }
equinox-event-lowest-shared = Several creatures share the lowest strength, { $n }: the round goes on.
equinox-event-vanished = { $creature } vanishes from the tournament.
equinox-event-vanish-card = A vanish card goes onto { $creature } in row { $row }.
equinox-event-pile-empty = The draw pile is empty: the game ends at once.
equinox-event-tournament-over = The tournament is over.
equinox-event-scored = { $who ->
    [you] { $count ->
        [1] You have { $n } prestige point.
       *[other] You have { $n } prestige points.
      }
   *[they] { $count ->
        [1] { $seat } has { $n } prestige point.
       *[other] { $seat } has { $n } prestige points.
      }
  }
equinox-event-won = { $who ->
    [you] { $count ->
        [1] You win.
       *[other] You share the victory.
      }
   *[they] { $count ->
        [1] { $seat } wins.
       *[other] { $seat } shares the victory.
      }
  }
equinox-event-stone-from-champion = { $who ->
    [you] You take back the stone on the champion card of { $creature }.
   *[they] { $seat } takes back the stone on the champion card of { $creature }.
  }
equinox-event-ability-declined = { $who ->
    [you] You do not use the ability.
   *[they] { $seat } does not use the ability.
  }

equinox-question-start = Who starts?
equinox-question-invite = Which creature takes part?
equinox-question-deal = Which card is drawn?
equinox-question-bet = Do you bet, reveal, or skip?
equinox-question-play = Which card do you play?
equinox-question-ability = Do you use the ability?
equinox-question-target = What do you choose?
equinox-question-creature = Which creature do you name?
equinox-question-second-field = With which field do you swap?
equinox-question-give = Which card do you give?
equinox-question-pick = Which card is drawn from the hand?
equinox-question-keep = Which card do you keep?
equinox-question-discard = Do you discard a card?
equinox-why-game-over = The game is over.
equinox-why-no-such-action = There is no action number { $n }.
equinox-why-not-seated = Only players at the table may act or be chosen.
equinox-why-chance-decides = Chance decides this, no player does.
equinox-why-not-asked = { $seat } is to answer now; wait for your turn.
equinox-why-other-question = First answer this: { $question }
equinox-why-not-in-match = { $creature } does not take part in this tournament; choose one that does.
equinox-why-has-vanished = { $creature } has vanished; choose a creature still in the tournament.
equinox-why-not-vanished = { $creature } is still in the tournament; only vanished creatures will do.
equinox-why-stone-there = There is, or was this round, a bet on that field of { $creature }; choose another field.
equinox-why-no-stone-left = You have no stone left; only Moosmann brings one back.
equinox-why-not-your-stone = No stone of yours lies there on { $creature }; choose one of your own.
equinox-why-only-round-one = Secret bets are made in round 1 only.
equinox-why-once-per-game = You have made your only secret bet of this game.
equinox-why-secret-this-turn = After a secret bet no card is played this turn.
equinox-why-no-secret-bet = You have no secret bet on the table.
equinox-why-not-in-hand = { $card } is not in your hand.
equinox-why-set-aside = { $card } is set aside until step 3 of your turn.
equinox-why-must-play = You must play a card, or show that you cannot; skipping is not allowed.
equinox-why-can-play = You can play { $card }; the step may only be skipped without a playable card.
equinox-why-must-finish = What was begun must be carried out.
equinox-why-chameleon-needs-creature = { $card } needs a creature to be laid on.
equinox-why-no-target = It has no target now and would do nothing; choose another one.
equinox-why-not-yourself = Choose another player, not yourself.
equinox-why-too-few-cards = { $seat } has fewer than { $n } cards in hand.
equinox-why-hit-already = { $seat } has cards set aside already.
equinox-why-later-row = Row { $row } is not open yet; choose the current row or an earlier one.
equinox-why-no-card-there = There is no card on { $creature } in row { $row }.
equinox-why-nothing-to-swap = That field of { $creature } cannot be swapped; two fields of one creature need a card each.
equinox-why-other-creature-needed = Choose another creature than { $creature }.
equinox-why-not-visible = { $card } does not lie visible on the table.
equinox-why-wrong-card = That card does not fit; choose one of the kind that is asked for.
equinox-why-not-looked-at = { $card } is not among the cards drawn; keep one of those.
equinox-why-takes-part = { $creature } takes part already.
equinox-why-not-wanted = No ability or tree card asks for this now.
equinox-why-not-offered = This is not offered now.
equinox-chameleon = Chameleon
equinox-no-cards = no cards
equinox-somebody = somebody
equinox-chance = chance
