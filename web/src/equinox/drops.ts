/** Where a card of Equinox is dropped for an action. */
import type { Action } from '../wire/types'

/** A field as a place: `field-susi-2`. */
export const fieldPlace = (creature: string, row: number): string => `field-${creature}-${row}`

/** `word` of the card, such as `susi 4`; `row` the current one, from 1; `creatures` that take part. */
export function aimsOf(action: Action, word: string | undefined, row: number, creatures: string[]): string[] {
  if (action.card === null) return []
  if (action.verb === 'chameleon' && action.creature) return [fieldPlace(action.creature, row)]
  const creature = word?.split(' ')[0] ?? ''
  if (action.verb === 'secret') return ['secret', 'ask']
  if (action.verb !== 'play') return ['ask']
  // A tree card goes onto no field: anywhere on the clearing.
  return creatures.includes(creature) ? [fieldPlace(creature, row)] : ['clearing']
}
