/** Which sound goes with what happened. */
import { gameNamed } from '../games'
import type { Game, Step } from '../wire/types'
import type { Sound } from './make'

/** A game may also end without the rules' own end. */
const GIVEN_UP = new Set(['resign', 'time', 'claim'])

/** The most important sound of a step, if there is one. */
export function cueOf(game: Game, step: Step): Sound | null {
  if (GIVEN_UP.has(step.kind)) return 'end'
  const kinds = new Set(step.events.map((event) => event.kind))
  return gameNamed(game).sounds.find(([, these]) => these.some((kind) => kinds.has(kind)))?.[0] ?? null
}
