/** A tournament moves one decision at a time. */
import { single, type Act, type Beat } from '../wire/beats'
import type { Bundle } from '../wire/queue'
import type { GameEvent, Position, Seat } from '../wire/types'

export function beatsOf(_: Position | null, bundle: Bundle, me: Seat | null): Beat[] {
  const events = bundle.steps.flatMap((step) => step.events)
  return [single(events.length ? actOf(events, me) : 'quiet', bundle)]
}

/** What vanishes is looked at, others are followed, oneself one knows. */
function actOf(events: GameEvent[], me: Seat | null): Act {
  if (events.some(({ kind }) => kind === 'vanished' || kind === 'revealed' || kind === 'won')) return 'great'
  if (events.every(({ kind, seat }) => kind === 'drawn' || seat === me)) return 'draw'
  return 'other'
}
