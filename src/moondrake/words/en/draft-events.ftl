### What happens in a draft.

drafting-event-set = The people set { $people } takes part.
drafting-event-deal = Deal { $n }.
drafting-event-dealt = { $seat } is dealt { $card }.
drafting-event-dealt-hidden = { $seat } is dealt a card.
drafting-event-kept = { $seat } keeps { $card }.
drafting-event-kept-hidden = { $seat } keeps a card.
drafting-event-passed-right = { $count ->
    [1] Everybody passes 1 card to the right.
   *[other] Everybody passes { $n } cards to the right.
  }
drafting-event-passed-left = { $count ->
    [1] Everybody passes 1 card to the left.
   *[other] Everybody passes { $n } cards to the left.
  }
drafting-event-discarded = { $seat } discards { $card } face down to the middle.
drafting-event-discarded-hidden = { $seat } discards a card face down to the middle.
drafting-event-set-aside = { $count ->
    [1] 1 card of the people set is put aside.
   *[other] { $n } cards of the people set are put aside.
  }
drafting-event-rests = { $count ->
    [1] 1 card that was put aside is left to deal from.
   *[other] The { $n } cards that were put aside are shuffled together.
  }
drafting-event-drafted = { $count ->
    [1] All cards are dealt. Everybody has kept 1 card.
   *[other] All cards are dealt. Everybody has kept { $n } cards.
  }
drafting-event-left-out = { $seat } leaves out { $card }.
drafting-event-left-out-hidden = { $seat } leaves out a card.
drafting-event-built = { $count ->
    [1] { $seat } has built a deck of 1 card.
   *[other] { $seat } has built a deck of { $n } cards.
  }
drafting-event-leader = { $seat } is led by the { $people } leader.
drafting-event-leader-hidden = { $seat } has chosen a leader in secret.
drafting-event-over = The draft is over; the games can begin.
drafting-question-sets = Which set takes part?
drafting-question-deal = Which card is dealt?
drafting-question-keep = Which card do you keep?
drafting-question-leave = Which card do you leave out? { $n } cards too many.
drafting-question-leader = Which leader leads your deck?
drafting-question-leave-one = Which card do you leave out? 1 card too many.
drafting-card = { $name } ({ $code })
