/** Moments in which what happened at once is told; each game says how (`beats`). */
import type { Bundle } from './queue'
import type { CardId, GameEvent, Position } from './types'

/** What a moment is about; it says how it is staged and for how long. */
export type Act =
  | 'card'
  | 'strike'
  | 'power'
  | 'retreat'
  | 'dragon'
  | 'clear'
  | 'breath'
  | 'draw'
  | 'great'
  | 'turn'
  | 'quiet'
  | 'other'

/** Something a card does to another: seen as a line and a word. */
export interface Strike {
  from: CardId | null
  to: CardId
  says: 'ignored' | 'doubled' | 'raised' | 'lowered' | 'discarded' | 'protected'
}

export interface Beat {
  act: Act
  /** The table while this is shown; the last one of a bundle is the table as it is. */
  position: Position
  events: GameEvent[]
  strikes: Strike[]
  /** How long it is given at the usual pace. */
  milliseconds: number
  isFirst: boolean
}

export const LASTS: Record<Act, number> = {
  card: 950,
  strike: 800,
  power: 700,
  retreat: 1500,
  dragon: 1600,
  clear: 900,
  breath: 1400,
  draw: 300,
  great: 1800,
  turn: 350,
  quiet: 0,
  other: 900,
}

/** All of it as one moment. */
export function single(act: Act, bundle: Bundle): Beat {
  const events = bundle.steps.flatMap((step) => step.events)
  return { act, position: bundle.position, events, strikes: [], milliseconds: LASTS[act], isFirst: true }
}
