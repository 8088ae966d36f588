/** How much room the cards of a zone have: how wide they are, whether they lie upon each other, what they leave. */

/** How large the older cards of a fight are beside the newest. */
export const OLDER = 0.84
/** Of a card's width: what each card shows at least, and the column of those that are no longer active. */
const PEEK = 0.2
const TUCKED = 0.72
/** Of a zone: its cards end a little before its edge. */
const FILLED = 0.97

/** A crowded row has room for the next few cards: those that lie there are not drawn anew in another size for each. */
const FEW = 6
const STEP = 4

/** How many card widths a row needs if each card shows a part of itself: beyond that the cards get smaller. */
export function shareOf(cards: number, hasTucked = false): number {
  const places = cards > FEW ? Math.ceil(cards / STEP) * STEP : cards
  return 1 + PEEK * Math.max(0, places - 1) + (hasTucked ? TUCKED : 0)
}

export interface Row {
  cards: number
  hasTucked: boolean
  /** Pixels: the zone's width, 0 before it is known, and how wide a card is that has all it needs. */
  zone: number
  full: number
  /** How large all but the last card are beside it. */
  older?: number
}

export interface Fit {
  /** Pixels of the newest card, and of the others. */
  width: number
  others: number
  /** The cards do not find room side by side. */
  isCrowded: boolean
  /** Pixels that they leave beside them and beside the place of those that are no longer active. */
  left: number
}

export function fitOf({ cards, hasTucked, zone, full, older = OLDER }: Row): Fit {
  const width = Math.min(full, zone ? (FILLED * zone) / shareOf(cards, hasTucked) : Infinity)
  const taken = cards ? width * (1 + older * (cards - 1) + (hasTucked ? TUCKED : 0)) : 0
  const kept = cards && !hasTucked ? width * TUCKED : 0
  return {
    width,
    others: width * older,
    isCrowded: zone > 0 && taken > zone,
    left: Math.max(0, zone - taken - kept),
  }
}

/** Which of so many cards cannot be read where they lie: too small for a text, or the next one lies upon it. */
export function unreadOf(cards: number, { width, others, isCrowded }: Fit, roomy: number): boolean[] {
  return Array.from({ length: cards }, (_, index) =>
    index === cards - 1 ? width < roomy : others < roomy || isCrowded,
  )
}
