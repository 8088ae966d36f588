/** Where a card of Blue Moon is dropped for an action: the place on the near side that it goes to. */
import type { Action } from '../wire/types'

/** Where cards of a kind lie when they are played. */
const ZONES: Record<string, string> = {
  character: 'combat',
  booster: 'combat',
  support: 'support',
  leadership: 'beside',
  interference: 'combat',
}
/** Where the card of an action goes, whatever its kind; played cards go by their kind. */
const VERBS: Record<string, string[]> = {
  bluff: ['support'],
  load: ['beside'],
  land: ['support', 'combat', 'beside'],
  retrieve: ['hand'],
  unmask: ['discard'],
  pay: ['discard', 'ask'],
  use: ['ask'],
  choose: ['ask'],
}
/** Questions whose chosen card is discarded. */
const DISCARDS = new Set([
  'you_discard',
  'discard_mine',
  'pay',
  'decline',
  'discard_taken',
  'discard_yours',
  'discard_some',
  'discard_achievement',
])

export function aimsOf(action: Action, kind: string | undefined, ask: string | undefined): string[] {
  if (action.card === null) return []
  const to = VERBS[action.verb] ?? [ZONES[kind ?? ''] ?? 'beside']
  return action.verb === 'choose' && DISCARDS.has(ask ?? '') ? [...to, 'discard'] : to
}
